"""A compiled program is few objects, and compiling it leaves no garbage that refers to itself."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from graph_programs import Program, native_program, needs_llvm

from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.graph import Graph
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.cumulative import CUMSUM
from lazyasync.ops.reductions.softmax import SOFTMAX

pytestmark = needs_llvm

LAYERS = 60


def net(width: int) -> Graph:
    """Products, loops, calls and views; six operations for each layer."""
    p = Program()
    x = p.argument(np.ones((4, width), np.float32))
    rate = p.number(0.5, np.float32)
    for _ in range(LAYERS):
        y = p.apply(MATMUL, x, p.argument(np.ones((width, width), np.float32)))
        y = p.apply(SOFTMAX, p.apply(MULTIPLY, p.apply(TANH, y), rate), attributes=((1,),))
        x = p.apply(ADD, x, y)
    across = p.apply(TRANSPOSE, x, attributes=((1, 0),))
    return p.collect([p.apply(CUMSUM, across, attributes=(0, np.dtype("f")))]).graph


@pytest.fixture
def no_collection() -> Iterator[Callable[[], int]]:
    """Collects garbage only when it is called, and gives how many objects that were."""
    gc.collect()
    gc.disable()
    yield gc.collect
    gc.enable()


def test_a_compiled_program_is_few_objects() -> None:
    graph = net(16)
    first = native_program(graph)  # whatever there is once, and the machine code
    gc.collect()
    before = len(gc.get_objects())
    code = native_program(graph)
    gc.collect()
    assert (len(gc.get_objects()) - before) / graph.operation_count < 0.5
    bound = code.bind(np.zeros(code.workspace_bytes, np.uint8))
    gc.collect()
    assert (len(gc.get_objects()) - before) / graph.operation_count < 0.6
    del bound, first


def tracked_objects() -> int:
    """How many objects the collector looks at, once what tests before have left has gone.

    What is collected may have held what goes only then.
    """
    while gc.collect():
        pass
    return len(gc.get_objects())


def test_a_long_program_is_hardly_more_to_look_at() -> None:
    found = []
    for length in (10, 250):
        p = Program()
        x, row = p.argument(np.ones((3, 5), np.float32)), p.argument(np.ones(5, np.float32))
        for _ in range(length):
            x = p.apply(TANH, p.apply(ADD, x, row))
            x = p.apply(MULTIPLY, x, p.number(0.5, np.float32))
        graph = p.collect([x]).graph
        first = native_program(graph)
        before = tracked_objects()
        code = native_program(graph)
        found.append(tracked_objects() - before)
        del code, first
    assert found[1] - found[0] < 20


def test_what_programs_are_fused_from_is_not_looked_at() -> None:
    graph = net(16)
    before = len(gc.get_objects())
    primitive = PrimitiveGraph(graph)
    fused = fuse(primitive, "fd", groups=True, constants=True)
    gc.collect()
    # Of a loop its own lists and dictionaries, and nothing for each of its values.
    assert len(gc.get_objects()) - before < 8 * len(fused.pieces) + 50
    for loop in [piece for piece in fused.pieces if isinstance(piece, Loop)]:
        for container in (*loop.members.values(), *loop.loads):
            assert not gc.is_tracked(container)


def test_compiling_leaves_no_garbage(no_collection: Callable[[], int]) -> None:
    left = []
    for width in range(17, 22):
        code = native_program(net(width))
        bound = code.bind(np.zeros(code.workspace_bytes, np.uint8))
        del code, bound
        left.append(no_collection())
        if not left[-1]:
            return
    pytest.fail(f"{left}")  # threads of other tests may leave some, but not each time


def test_what_tells_of_a_program_is_made_again() -> None:
    code = native_program(net(16))
    assert code.fused is not code.fused
    assert code.describe() == code.describe()
    assert len(code.kernels()) == len(code.fused.pieces)
    assert [kernel.number for kernel in code.kernels()] == list(range(len(code.fused.pieces)))
