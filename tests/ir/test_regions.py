"""Graphs among the attributes of operations: what is known of graphs goes into them."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from graph_programs import MakeProgram, Program, native_program, needs_llvm, run, unfused_program
from processes import run_program
from repeated_bodies import REPEAT, RepeatAttributes

import lazyasync as la
from lazyasync.compiler.instructions import estimate_seconds
from lazyasync.compiler.kernels import graph_work
from lazyasync.compiler.memory_plan import region_bytes
from lazyasync.ir.difference import Structure, first_difference
from lazyasync.ir.dump import graph_dot, graph_text
from lazyasync.ir.graph import Graph
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.serialize import MalformedGraphError, from_bytes, to_bytes
from lazyasync.ir.size_patterns import find_pattern, numbers_of, sized_graph
from lazyasync.ir.sizes import SizeScope, attribute_parts, has_sizes
from lazyasync.ir.stable_hash import stable_hash
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.elementwise.trigonometry import SIN
from lazyasync.recording import record

F32 = np.dtype(np.float32)


def body_of(operation: Operation = MULTIPLY, size: int = 4) -> Graph:
    """The graph of ``exp(x) operation y``."""
    program = Program()
    x, y = (program.argument(np.ones(size, F32)) for _ in range(2))
    root = program.apply(operation, program.apply(SIN, x), y)
    return program.collect([root]).graph


def outer(body: Graph, count: int = 3, others: tuple[Graph, ...] = ()) -> Graph:
    """The graph of a repetition, and of something else."""
    program, root = outer_program(body, count, others)
    return program.collect([root]).graph


def outer_program(
    body: Graph, count: int = 3, others: tuple[Graph, ...] = ()
) -> tuple[Program, Node]:
    program = Program()
    x, y = (program.argument(np.linspace(0, 1, 4, dtype=F32)) for _ in range(2))
    repeated = program.apply(REPEAT, x, y, attributes=(body, count, others))
    return program, program.apply(EXP, repeated)


# ---- keys ----------------------------------------------------------------------------------


def test_equal_bodies_make_equal_graphs() -> None:
    one, other = body_of(), body_of()
    assert one is not other
    assert one == other
    assert hash(one) == hash(other)
    assert stable_hash(one) == stable_hash(other)
    assert outer(one).key == outer(other).key
    assert outer(one).key.hexdigest() == outer(other).key.hexdigest()


def test_other_bodies_make_other_graphs() -> None:
    made = [
        outer(body_of()),
        outer(body_of(ADD)),
        outer(body_of(), 2),
        outer(body_of(), 3, (body_of(),)),
        outer(body_of(), 3, (body_of(ADD),)),
        outer(body_of(), 3, (outer(body_of()),)),
        outer(body_of(), 3, (outer(body_of(ADD)),)),
    ]
    assert len({graph.key for graph in made}) == len(made)
    assert len({graph.key.hexdigest() for graph in made}) == len(made)
    assert body_of() != body_of(size=3)
    assert body_of() != body_of().key


_IN_ANOTHER_PROCESS = f"""
import json, sys
sys.path += [{str(Path(__file__).parent)!r}, {str(Path(__file__).parents[1] / "support")!r}]
from {__name__} import body_of, outer
from lazyasync.ops.elementwise.arithmetic import ADD
from lazyasync.ir.dump import graph_text
graph = outer(body_of(), 3, (outer(body_of(ADD)),))
print(json.dumps([graph.key.hexdigest(), graph.stable_hash, graph_text(graph)]))
"""


def test_graphs_with_bodies_are_called_the_same_in_another_process() -> None:
    done = run_program(_IN_ANOTHER_PROCESS)
    assert done.returncode == 0, done.stderr
    graph = outer(body_of(), 3, (outer(body_of(ADD)),))
    there = json.loads(done.stdout)
    assert there == [graph.key.hexdigest(), graph.stable_hash, graph_text(graph)]


# ---- what is shown -------------------------------------------------------------------------


def test_bodies_are_shown_under_their_operation() -> None:
    body = body_of()
    text = graph_text(outer(body, 3, (body_of(ADD),)))
    assert text.splitlines() == [
        "%0 = f32[4] parameter(0)",
        "%1 = f32[4] parameter(1)",
        f"%2 = f32[4] repeated_for_a_test(%0, %1), body={body!r}, count=3, "
        f"others=({body_of(ADD)!r},)",
        "  body:",
        "    %0 = f32[4] parameter(0)",
        "    %1 = f32[4] sin(%0)",
        "    %2 = f32[4] parameter(1)",
        "    %3 = f32[4] multiply(%1, %2)",
        "    return %3",
        "  others[0]:",
        "    %0 = f32[4] parameter(0)",
        "    %1 = f32[4] sin(%0)",
        "    %2 = f32[4] parameter(1)",
        "    %3 = f32[4] add(%1, %2)",
        "    return %3",
        "%3 = f32[4] exp(%2)",
        "return %3",
    ]
    assert repr(body) == f"<graph {body.key.hexdigest()}>"


def test_bodies_have_frames_in_dot() -> None:
    text = graph_dot(outer(body_of(), 3, (outer(body_of(ADD)),)))
    for line in (
        "subgraph cluster_v2_0_ {",
        'label="body";',
        'label="others[0]";',
        "v2_0_0 -> v2_0_1;",
        'v2 -> v2_0_3 [style="dotted"];',
        "subgraph cluster_v2_1_2_0_ {",
        "v2 -> v3;",
    ):
        assert any(found.strip() == line for found in text.splitlines()), line
    assert text.count("{") == text.count("}")
    if shutil.which("dot"):
        subprocess.run(["dot", "-Tsvg"], input=text.encode(), check=True, capture_output=True)


def test_a_difference_is_found_in_a_body() -> None:
    cases = {
        body_of(ADD): (
            "operation",
            "in body of repeated_for_a_test(f32[4], f32[4]), it has multiply(f32[4], f32[4]) where "
            "that graph has add(f32[4], f32[4])",
        ),
        body_of(SUBTRACT): ("operation", "in body of"),
    }
    for body, (kind, text) in cases.items():
        difference = first_difference(Structure(outer(body_of())), Structure(outer(body)))
        assert difference.kind == kind
        assert difference.text.startswith(text)
        assert difference.value == 2
    deep = [outer(body_of(), 3, (outer(body_of(op)),)) for op in (MULTIPLY, ADD)]
    difference = first_difference(*map(Structure, deep))
    assert difference.text.startswith("in others[0] of repeated_for_a_test(f32[4], f32[4]), in bo")
    difference = first_difference(*map(Structure, (outer(body_of(), 3), outer(body_of(), 2))))
    assert difference.kind == "attribute"
    assert difference.text.endswith("has count=3 where that graph has count=2")
    same = first_difference(*map(Structure, (outer(body_of()), outer(body_of()))))
    assert same.kind == "none"


# ---- bytes ---------------------------------------------------------------------------------


def test_bodies_come_back_from_bytes() -> None:
    for others in ((), (body_of(ADD),), (outer(body_of(), 2, (outer(body_of(ADD)),)),)):
        graph = outer(body_of(), 3, others)
        found, _ = from_bytes(to_bytes(graph))
        assert found == graph
        assert found.key.hexdigest() == graph.key.hexdigest()
        assert graph_text(found) == graph_text(graph)
        attributes = found.key.attributes[2]
        assert type(attributes) is RepeatAttributes
        assert attributes.others == others


def test_bodies_that_do_not_fit_are_refused() -> None:
    data = to_bytes(outer(body_of()))
    program = Program()
    x, y = (program.argument(np.ones(5, F32)) for _ in range(2))
    type = TensorType((5,), F32)
    node = Node(REPEAT, (x, y), RepeatAttributes(body_of(), 3), type)
    with pytest.raises(MalformedGraphError, match="repeated_for_a_test does not take"):
        from_bytes(to_bytes(program.collect([node]).graph))
    from_bytes(data)


def test_damage_in_bodies_is_found() -> None:
    data = bytearray(to_bytes(outer(body_of(), 3, (body_of(ADD),))))
    choices = random.Random(0)
    for _ in range(200):
        damaged = bytearray(data)
        damaged[choices.randrange(len(data))] ^= 1 << choices.randrange(8)
        with pytest.raises(MalformedGraphError):
            from_bytes(damaged)


def test_graphs_that_are_nested_too_deep_are_refused() -> None:
    graph = body_of()
    for _ in range(10):
        graph = outer(body_of(), 3, (graph,))
    assert from_bytes(to_bytes(graph))[0] == graph
    for _ in range(30):
        graph = outer(body_of(), 3, (graph,))
    with pytest.raises(TypeError, match="nested more than"):
        to_bytes(graph)


# ---- programs ------------------------------------------------------------------------------


@needs_llvm
def test_programs_of_graphs_with_bodies_run_also_from_bytes() -> None:
    program, root = outer_program(body_of())
    x = np.linspace(0, 1, 4, dtype=F32)
    wanted = x
    for _ in range(3):
        wanted = np.sin(wanted) * x
    collected = program.collect([root])
    read, _ = from_bytes(to_bytes(collected.graph))
    for make in (unfused_program, native_program):
        here = run(make(collected.graph), collected, 1)[0]
        np.testing.assert_allclose(here, np.exp(wanted), rtol=1e-6)
        there = run(make(read), collected._replace(graph=read), 1)[0]
        assert there.tobytes() == here.tobytes()
        assert make(read).describe() == make(collected.graph).describe()


# ---- sizes ---------------------------------------------------------------------------------


def test_numbers_of_bodies_are_numbers_of_the_graph() -> None:
    parts = [attribute_parts(RepeatAttributes(body_of(size=size), 3)) for size in (4, 5)]
    assert parts[0].rest == parts[1].rest
    assert parts[0].kind_hash == parts[1].kind_hash
    assert parts[0].integers == (4, 4, 4, 4, 3)
    assert parts[0].are_lengths == (True, True, True, True, False)
    assert parts[1].integers == (5, 5, 5, 5, 3)
    assert attribute_parts(RepeatAttributes(body_of(ADD), 3)).rest != parts[0].rest
    assert not has_sizes(RepeatAttributes(body_of(), 3))
    graph, other = outer(body_of()), body_of(size=9)
    assert body_of().replaced(lambda number: number, lambda length: length + 5) == other
    nested = attribute_parts(RepeatAttributes(body_of(), 3, (graph,)))
    assert len(nested.integers) == (4 + 1) + (2 + (4 + 1) + 1 + 1)


def test_sizes_in_bodies_become_numbers_again() -> None:
    numbers = [numbers_of(sized_outer(size).key) for size in (5, 7, 9)]
    assert all(each is not None and each.skeleton == numbers[0].skeleton for each in numbers)
    pattern = find_pattern([each.numbers for each in numbers], numbers[0].kinds)
    assert pattern is not None
    assert pattern.symbols == 1
    graph = sized_outer(7)
    scope = SizeScope(pattern.match(numbers_of(graph.key).numbers))
    sized = sized_graph(graph, pattern, scope)
    attributes = sized.key.attributes[2]
    assert has_sizes(attributes)
    assert attributes.count == 3
    for size in (5, 12):
        resolver = scope.resolver([size])
        assert resolver is not None
        assert resolver.attributes(attributes).body == body_of(size=size)
    # A length of a body that becomes 1 may mean something else there.
    assert pattern.match(numbers_of(sized_outer(1).key).numbers) is None


def sized_outer(size: int) -> Graph:
    program = Program()
    x, y = (program.argument(np.ones(size, F32)) for _ in range(2))
    return program.collect([program.apply(REPEAT, x, y, attributes=(body_of(size=size), 3))]).graph


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_one_program_serves_bodies_of_many_lengths(device: str) -> None:
    async with la.open_runtime(device) as runtime:
        for size in (5, 9, 300, 12, 40, 2):
            values = np.linspace(0, 1, size, dtype=F32)
            x, y = la.asarray(values), la.asarray(values * 0.5)
            result = record(REPEAT, (x, y), RepeatAttributes(body_of(size=size), 3)) * 2.0
            await la.mark_step()
            wanted = values
            for _ in range(3):
                wanted = np.sin(wanted) * (values * np.float32(0.5))
            np.testing.assert_allclose(await result.numpy(), wanted * 2, rtol=1e-6)
        assert runtime.metrics.counter_value("UncachedCompile") == 2


# ---- memory and work -----------------------------------------------------------------------


def long_body(size: int = 1024) -> Graph:
    """Of two values that are needed together, and a view: three are there at a time."""
    program = Program()
    x, y = (program.argument(np.ones(size, F32)) for _ in range(2))
    first, second = program.apply(SIN, x), program.apply(EXP, x)
    whole = program.apply(ADD, first, second)
    return program.collect([program.apply(MULTIPLY, whole, y)]).graph


def repeated_long(size: int, levels: int = 1) -> Graph:
    """A body in so many repetitions, one in the other."""
    body = long_body(size)
    for _ in range(levels):
        program = Program()
        x, y = (program.argument(np.ones(size, F32)) for _ in range(2))
        repeated = program.apply(REPEAT, x, y, attributes=(body, 3, (body_of(size=size),)))
        body = program.collect([repeated]).graph
    return body


def test_the_memory_of_a_body_is_counted() -> None:
    nbytes = 4 * 1024
    assert region_bytes(()) == region_bytes((3, (2, "x"))) == 0
    assert region_bytes(RepeatAttributes(body_of(size=1024), 3)) == 2 * nbytes
    one = RepeatAttributes(long_body(), 3)
    assert region_bytes(one) == 3 * nbytes
    # Regions run one after the other; what is inside of one is needed beside its own results.
    assert region_bytes(RepeatAttributes(body_of(size=1024), 3, (long_body(),))) == 3 * nbytes
    nested = RepeatAttributes(repeated_long(1024), 3)
    assert region_bytes(nested) == 3 * nbytes + nbytes
    check_counted(unfused_program)


@needs_llvm
def test_the_memory_of_a_body_is_counted_in_native_programs() -> None:
    check_counted(native_program)


def check_counted(make: MakeProgram) -> None:
    """A program has the memory of the bodies that it calls besides its arena."""
    for levels in (1, 2):
        program = make(repeated_long(1024, levels))
        assert program.workspace_bytes - program.arena_bytes == (2 + levels) * 4 * 1024


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_the_memory_of_a_body_is_in_predictions(device: str) -> None:
    async with la.open_runtime(device):
        for size in (1000, 2000, 3000, 1500):
            attributes = RepeatAttributes(long_body(size), 3)
            x, y = (la.asarray(np.ones(size, F32)) for _ in range(2))
            fn = la.compile(lambda x, y, a=attributes: record(REPEAT, (x, y), a) * 2.0)
            lowered = fn.lower(x, y)
            assert lowered.workspace_bytes >= region_bytes(attributes)
            assert lowered.predicted_peak_bytes > 3 * 4 * size + region_bytes(attributes)
            await (await fn(x, y))


def test_a_body_is_work() -> None:
    """At least that of one run of each region; how often they run, a rule of the operation says."""
    plain, once, twice = long_body(), repeated_long(1024), repeated_long(1024, 2)
    assert graph_work(plain).flops > 0
    assert graph_work(once).flops > graph_work(plain).flops
    assert graph_work(twice).flops > graph_work(once).flops
    assert estimate_seconds(once) > estimate_seconds(plain)
    assert estimate_seconds(twice) > estimate_seconds(once)
