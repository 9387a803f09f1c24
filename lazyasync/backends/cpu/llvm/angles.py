"""Sines, cosines and tangents in loops, by functions that call the C library for large angles.

A branch in a loop would keep LLVM from making vectors of it. So it is in functions, of which there
is one for each length of a vector.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, own_function
from lazyasync.compiler.mathematics import DOUBLE, LARGEST_ANGLE, LONG, OF_ANGLES
from lazyasync.ir.scalar import BOOL, Expression, Primitive, absolute, parts

_X = Expression(Primitive.INPUT, DOUBLE, (), "x")


class AngleFunctions(NamedTuple):
    """A function of numbers, and what does the same for vectors.

    ``lines`` is their text, ``declarations`` that of the intrinsics in it. ``variants`` are the
    functions of vectors: how LLVM knows what each is, and its name. ``used`` is what has to be left
    as it is, whoever may be seen to need it.
    """

    lines: list[str]
    declarations: list[str]
    variants: list[tuple[str, str]]
    used: list[str]


def write_angle_functions(name: str, vectors: Sequence[int]) -> AngleFunctions:
    """Those for a function of the C library, and for vectors of so many numbers."""
    scalar = own_function(name)
    constants = f"{scalar}_constants"
    lines: list[str] = []
    declarations: dict[str, None] = {}
    variants = [(f"_ZGV_LLVM_N{lanes}v_{scalar}", f"{scalar}_{lanes}") for lanes in vectors]
    most = max((1, *vectors))
    table: dict[int, int] = {}
    for lanes in (1, *vectors):
        w = LlvmWriter(lanes)
        called = f"{scalar}_{lanes}" if lanes > 1 else scalar
        _write(w, name, constants, table, most)
        type = w.type(DOUBLE)
        lines += [f"define internal {type} @{called}({type} %x) #2 {{", *w.lines, "}"]
        declarations.update(w.declarations)
    listed = ", ".join([f"i64 {pattern}" for pattern in table for _ in range(most)])
    type = f"[{len(table) * most} x i64]"
    lines.append(f"@{constants}_table = internal constant {type} [{listed}], align 64")
    lines.append(f"@{constants} = internal global ptr @{constants}_table")
    used = [constants, *(symbol for _, symbol in variants)]
    return AngleFunctions(lines, list(declarations), variants, used)


def _write(w: LlvmWriter, name: str, constants: str, table: dict[int, int], most: int) -> None:
    """Writes a function.

    Constants are read from a ``table`` of their bits, each ``most`` times, by a pointer to it. By
    their own addresses, which need 64 bits, they are two instructions each, as many as all others.
    """
    known: dict[Expression, str] = {}
    begin = w.emit(f"load ptr, ptr @{constants}")
    type, flags = w.type(DOUBLE), w.type(BOOL)

    def value(expression: Expression) -> str:
        for part in parts(expression):
            if part.primitive is Primitive.CONSTANT and part.dtype == DOUBLE:
                pattern = int(np.float64(part.value).view(LONG))
                place = table.setdefault(pattern, len(table)) * most * DOUBLE.itemsize
                pointer = w.emit(f"getelementptr i8, ptr {begin}, i64 {place}")
                known[part] = w.emit(
                    f"load {type}, ptr {pointer}, align {w.lanes * DOUBLE.itemsize}"
                )
        return w.value(expression, lambda part: "%x", known)

    near = value(OF_ANGLES[name](_X))
    is_far = any_far = value(absolute(_X) > LARGEST_ANGLE)
    if w.lanes > 1:
        reduction = f"llvm.vector.reduce.or.v{w.lanes}i1"
        w.declarations[f"declare i1 @{reduction}({flags})"] = None
        any_far = w.emit(f"call i1 @{reduction}({flags} {is_far})")
    w.add(f"br i1 {any_far}, label %far, label %near")
    w.label("near")
    w.add(f"ret {type} {near}")
    w.label("far")
    if w.lanes == 1:
        far = w.emit(f"call double @{name}(double %x)")
    else:
        far = "poison"
        for lane in range(w.lanes):
            element = w.emit(f"extractelement {type} %x, i64 {lane}")
            result = w.emit(f"call double @{name}(double {element})")
            far = w.emit(f"insertelement {type} {far}, double {result}, i64 {lane}")
        # The others as they are without neighbours.
        far = w.emit(f"select {flags} {is_far}, {type} {far}, {type} {near}")
    w.add(f"ret {type} {far}")
