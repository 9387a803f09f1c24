"""Graphs: the order of their roots, their keys and their names, in this process and in others."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from processes import found_in_processes

from lazyasync.ir.graph import CollectedGraph, Graph, build_graph
from lazyasync.ir.leaves import CONSTANT, PARAMETER, SCALAR, ConstantAttributes, SlotAttributes
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.elementwise.trigonometry import SIN, TANH
from lazyasync.ops.reductions.reductions import MAX, MIN

F32 = np.dtype(np.float32)


class Source:
    """What a graph needs of a recording."""

    def __init__(self) -> None:
        self.bindings: list[Any] = []
        self.materialized: dict[Node, Any] = {}

    def argument(self, shape: tuple[int, ...] = (4, 4), operation: Operation = PARAMETER) -> Node:
        self.bindings.append(object())
        slot = SlotAttributes(len(self.bindings) - 1)
        return Node(operation, (), slot, TensorType(shape, F32))

    def collect(self, *roots: Node) -> CollectedGraph:
        return build_graph([(self, root) for root in roots])

    def graph(self, *roots: Node) -> Graph:
        return self.collect(*roots).graph


def apply(operation: Operation, *operands: Node, attributes: tuple[Any, ...] = ()) -> Node:
    named = operation.attributes(*attributes) if operation.attributes else ()
    types = tuple([operand.type for operand in operands])
    return Node(operation, operands, named, operation.infer(types, named))


def constant(value: int) -> Node:
    return Node(CONSTANT, (), ConstantAttributes(value), TensorType((), F32))


# ---- the order of roots --------------------------------------------------------------------


def _several_roots(source: Source) -> list[Node]:
    x, y, row = source.argument(), source.argument(), source.argument((4,))
    total = apply(ADD, x, y)
    return [
        total,
        apply(MULTIPLY, x, y),
        apply(SUBTRACT, total, y),
        apply(SUBTRACT, y, total),
        apply(ADD, x, row),
        apply(ADD, x, constant(1)),
        apply(ADD, x, constant(0)),
        apply(MAX, x, attributes=((0,), False)),
        apply(MAX, x, attributes=((1,), False)),
        apply(MIN, x, attributes=((0,), False)),
        apply(EXP, apply(SIN, x)),
        apply(SIN, apply(EXP, x)),
        apply(EXP, row),
    ]


def test_the_order_of_roots_is_no_part_of_the_graph() -> None:
    source = Source()
    roots = _several_roots(source)
    first = source.collect(*roots)
    generator = np.random.default_rng(0)
    for _ in range(20):
        order = generator.permutation(len(roots))
        collected = source.collect(*[roots[index] for index in order])
        assert collected.graph.key == first.graph.key
        assert collected.graph.key.hexdigest() == first.graph.key.hexdigest()
        for place, index in enumerate(order):
            root = collected.graph.roots[collected.root_order[place]]
            assert collected.graph.nodes[root] is roots[index]


def test_roots_of_equal_structure_stay_in_the_order_given() -> None:
    source = Source()
    x, y = source.argument(), source.argument()
    roots = [apply(EXP, x), apply(EXP, y), apply(SIN, x), apply(SIN, y)]
    for order in itertools.permutations(roots):
        collected = source.collect(*order)
        graph = collected.graph
        placed = [graph.nodes[root] for root in graph.roots]
        for operation in (EXP, SIN):
            given = [node for node in order if node.operation is operation]
            assert [node for node in placed if node.operation is operation] == given


def test_the_order_does_not_depend_on_what_was_computed_in_the_recording() -> None:
    """A value that has been computed is a parameter, whatever it was computed from."""

    def roots_of(x: Node, y: Node) -> list[Node]:
        return [apply(EXP, x), apply(ADD, x, y), apply(SIN, y), apply(TANH, apply(EXP, y))]

    plain, source = Source(), Source()
    key = plain.graph(*roots_of(plain.argument(), plain.argument())).key
    computed = apply(SIN, source.argument((4, 4)))
    source.materialized[computed] = object()
    assert source.graph(*roots_of(computed, source.argument())).key == key


def test_roots_that_are_others_operands() -> None:
    source = Source()
    x = source.argument()
    chain = [apply(EXP, x)]
    for _ in range(3):
        chain.append(apply(EXP, chain[-1]))
    key = source.graph(*chain).key
    assert source.graph(*reversed(chain)).key == key


# ---- names ---------------------------------------------------------------------------------


def test_names_tell_graphs_apart() -> None:
    source = Source()
    x, y, number = source.argument(), source.argument(), source.argument((), SCALAR)
    small, of_x = source.argument((4,)), apply(EXP, x)
    graphs = [
        source.graph(apply(ADD, x, y)),
        source.graph(apply(ADD, x, x)),
        source.graph(apply(SUBTRACT, x, y)),
        source.graph(apply(ADD, x, small)),
        source.graph(apply(ADD, small, small)),
        source.graph(apply(ADD, x, number)),
        source.graph(apply(ADD, x, source.argument(()))),
        source.graph(apply(ADD, x, constant(0))),
        source.graph(apply(ADD, x, constant(1))),
        source.graph(apply(MAX, x, attributes=((0,), False))),
        source.graph(apply(MAX, x, attributes=((1,), False))),
        source.graph(apply(MAX, x, attributes=((0,), True))),
        source.graph(apply(EXP, x)),
        source.graph(apply(EXP, x), apply(EXP, y)),
        source.graph(apply(EXP, apply(EXP, x))),
        source.graph(of_x, apply(EXP, of_x)),
        source.graph(),
    ]
    names = [graph.key.hexdigest() for graph in graphs]
    assert len(set(names)) == len(names)
    assert all(len(name) == 16 and int(name, 16) >= 0 for name in names)


def test_a_name_is_that_of_the_structure_alone() -> None:
    names = set()
    for _ in range(2):
        source = Source()
        for _ in range(3):
            source.argument()  # bound to slots that the graph does not need
        x = source.argument()
        names.add(source.graph(apply(ADD, apply(EXP, x), apply(EXP, x))).key.hexdigest())
    assert len(names) == 1


def test_the_numbers_of_a_long_graph_fit() -> None:
    source = Source()
    x = source.argument()
    for _ in range(20_000):
        x = apply(ADD, x, x)
    assert len(source.graph(x, apply(EXP, x)).key.hexdigest()) == 16


# ---- other processes -----------------------------------------------------------------------

_PROGRAM = """
import numpy as np, trio
import lazyasync as la
from lazyasync.ir.graph import build_graph
from lazyasync.runtime.barriers.build import Roots

def roots(x, y):
    total = x * 3.5 + y
    top, places = la.max(x, axis=0), la.argmax(x, axis=1)
    whole, part = la.modf(total)
    drawn = la.randn((3, 2))
    return [
        total, x @ y, la.softmax(y @ x), top, places, whole, part, drawn, x[::2, None], x[::-1],
        la.concatenate([x, y], axis=1), total.astype(np.float64), la.exp(x) + 1, la.sin(x) + 0,
        la.cumsum(x, axis=0), y.reshape((2, -1)), x.T, la.arange(5), la.sum(y, keepdims=True),
        la.take(x, la.asarray([0, 1]), axis=0),
    ]

def noisy():
    with_others = []
    for size in range(1, 20):
        x = la.ones((size, 2))
        with_others += [la.tanh(x + number) * x for number in range(3)]
    return with_others

async def main(jit):
    async with la.open_runtime("cpu:0", {"jit": jit}):
        others = noisy() if noise else []
        del others[::2]
        if noise:
            await la.sync_multi(others, wait=True)
        values = np.arange(36, dtype=np.float32).reshape(6, 6)
        x, y = la.asarray(values), la.asarray(values.copy())
        tensors = roots(x, y)
        return {
            "two": la.computation.get_graph_hash([x * 3.5 + y, x @ y]),
            "hash": la.computation.get_graph_hash(tensors),
            "order": build_graph(Roots(tensors).nodes).root_order,
            "text": la.debug.dump_ir(tensors),
            "backend": la.debug.dump_ir(tensors, "backend"),
            "gradient": la.debug.dump_ir(la.grad(lambda x: (la.tanh(x @ y) * x).mean())(x)),
        }

found = [trio.run(main, jit) for jit in (False, True)]
"""


def test_graphs_are_the_same_in_every_process() -> None:
    """With the JIT compiler and without it."""
    firsts, *rest = found_in_processes(_PROGRAM)
    for first, *others in zip(firsts, *rest, strict=True):
        assert first["order"] != sorted(first["order"])  # else it would not be one of its own
        for other in others:
            for name, found in first.items():
                assert other[name] == found, name
