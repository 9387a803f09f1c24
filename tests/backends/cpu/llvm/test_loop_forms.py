"""Loops of one form are the same code, and what makes other code is part of a form."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from choices import Seeded
from graph_programs import Program
from random_programs import RandomProgram

from lazyasync.backends.cpu.aliasing import find_aliases
from lazyasync.backends.cpu.llvm.loop_forms import loop_form
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode, write_loop, write_loops
from lazyasync.compiler.fused_graph import FusedGraph, Level, Load, Loop, Member
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.node import Node
from lazyasync.ir.scalar import Expression, Primitive, constant, evaluate
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.manipulation.broadcasting import SUM
from lazyasync.ops.reductions.softmax import SOFTMAX

FLOAT = np.dtype(np.float32)


def fused(program: Program, *roots: Node) -> FusedGraph:
    """The pieces of a program for a CPU."""
    return fuse(PrimitiveGraph(program.collect(roots).graph), groups=True, constants=True)


def loops_of(found: FusedGraph) -> list[Loop]:
    """The loops among the pieces."""
    return [piece for piece in found.pieces if isinstance(piece, Loop)]


def without_buffers(code: LlvmLoopCode) -> LlvmLoopCode:
    """All of a loop's code but what it is called with."""
    return replace(code, loads=(), stores=())


def renumbered(loop: Loop, numbers: Sequence[int]) -> Loop:
    """The same loop of a graph whose values have other numbers."""
    loads = {load: replace(load, value=numbers[load.value]) for load in loop.loads}

    def renamed(member: Member) -> Member:
        known: dict[Expression, Expression] = {}

        def compute(part: Expression) -> Expression:
            value = part.value
            if part.primitive is Primitive.INPUT:
                value = loads[value] if isinstance(value, Load) else numbers[value]
            operands = tuple(known[operand] for operand in part.operands)
            return Expression(part.primitive, part.dtype, operands, value)

        expression = evaluate(member.expression, known, compute)
        return Member(numbers[member.value], member.level, expression, member.reduction)

    return Loop(
        loop.domain,
        *(loop.reducing or (None, None)),
        members={numbers[value]: renamed(member) for value, member in loop.members.items()},
        loads=[loads[load] for load in loop.loads],
        stores=[numbers[value] for value in loop.stores],
    )


def test_the_code_of_a_loop_does_not_depend_on_the_numbers_of_its_values() -> None:
    known: dict[Hashable, LlvmLoopCode] = {}
    for seed in range(100):
        made = RandomProgram(Seeded(seed))
        nodes = [made.values[root].node for root in made.roots()]
        found = fused(made.program, *dict.fromkeys(nodes))
        aliases = find_aliases(found)
        types = found.graph.types
        numbers = random.Random(seed).sample(range(2 * len(types)), len(types))
        other_types = dict(zip(numbers, types, strict=True))
        for loop in loops_of(found):
            given = aliases.get(loop, {})
            shared = {*given, *(value for loads in given.values() for value in loads)}
            form = loop_form(loop, types, shared)
            code = without_buffers(write_loop(loop, types, shared))
            assert known.setdefault(form, code) == code
            other, others = renumbered(loop, numbers), {numbers[value] for value in shared}
            as_list: Any = other_types
            assert loop_form(other, as_list, others) == form
            assert without_buffers(write_loop(other, as_list, others)) == code
    assert len(known) > 100


def test_a_loop_that_comes_again_is_written_once() -> None:
    p = Program()
    x = p.argument(np.ones((4, 32), np.float32))
    for _ in range(40):
        x = p.apply(SOFTMAX, x, attributes=((1,),))
    found = fused(p, x)
    loops = loops_of(found)
    codes = write_loops(loops, found.graph.types, {})
    first = codes[loops[0]]
    for loop in loops:
        code = codes[loop]
        assert code.text is first.text
        assert code.loads == tuple(loop.loads)
        assert code.stores == tuple(loop.stores)
        assert without_buffers(code) == without_buffers(write_loop(loop, found.graph.types))


def test_a_buffer_that_is_read_twice_is_not_two() -> None:
    """What a loop moves decides how it stores its results."""
    p = Program()
    x, y = (p.argument(np.ones((4, 8), np.float32)) for _ in range(2))
    row, other = (p.argument(np.ones(8, np.float32)) for _ in range(2))
    twice = p.apply(ADD, p.apply(MULTIPLY, x, row), row)
    apart = p.apply(ADD, p.apply(MULTIPLY, y, row), other)
    first, second = loops_of(fused(p, twice, apart))
    types = fused(p, twice, apart).graph.types
    assert loop_form(first, types, ()) != loop_form(second, types, ())


def _constant_loop(number: float, value: int = 1, shared: bool = False) -> Hashable:
    types = [TensorType((3,), FLOAT)] * 4
    loop = Loop((3,), loads=[Load(0, 0, (1,))], stores=[value])
    read = Expression(Primitive.INPUT, FLOAT, (), loop.loads[0])
    loop.members[value] = Member(value, Level.FULL, read * constant(number, FLOAT))
    return loop_form(loop, types, {0, value} if shared else ())


def test_numbers_and_shared_memory_are_parts_of_a_form_and_places_are_not() -> None:
    assert _constant_loop(2.0) == _constant_loop(2.0) == _constant_loop(2.0, value=3)
    assert _constant_loop(2.0) != _constant_loop(3.0)
    assert _constant_loop(0.0) != _constant_loop(-0.0)
    assert _constant_loop(2.0) != _constant_loop(2.0, shared=True)


def texts(*shapes: Sequence[int]) -> list[str]:
    """The code of the loops of a small network over arguments of some shapes."""
    p = Program()
    x, row, column = (p.argument(np.ones(shape, np.float32)) for shape in shapes)
    shifted = p.apply(ADD, p.apply(MULTIPLY, x, row), column)
    sums = p.apply(SUM, p.apply(MULTIPLY, shifted, shifted), attributes=((0, 1), False, FLOAT))
    found = fused(p, shifted, sums, p.apply(SOFTMAX, shifted, attributes=((2,),)))
    codes = write_loops(loops_of(found), found.graph.types, {})
    return [code.text for code in codes.values()]


def test_the_code_of_a_loop_does_not_depend_on_lengths() -> None:
    """Neither where two of them are equal, or equal to strides."""
    first = texts((7, 30, 600), (30, 600), (7, 30, 1))
    assert len(first) >= 2
    for one, two in ((9, 30), (30, 7), (12, 12), (33, 2), (7, 64)):
        assert texts((one, two, 700), (two, 700), (one, two, 1)) == first
    assert texts((7, 30, 700), (7, 30, 1), (30, 700)) != first


def test_rows_of_which_little_is_computed_are_of_any_length() -> None:
    def text(width: int) -> str:
        p = Program()
        x, row = (p.argument(np.ones(shape, np.float32)) for shape in ((50, width), (width,)))
        found = fused(p, p.apply(ADD, x, row))
        (loop,) = loops_of(found)
        return write_loop(loop, found.graph.types).text

    assert text(65) == text(100) == text(511)
    assert text(512) == text(1000), "which has more lanes"
    assert len({text(width) for width in range(10, 65)}) == 2, "by whole vectors, and by halves"
    assert text(9) != text(8)
