"""Functions in loops that call the C library for unusual numbers, as the sine for large angles.

A branch in a loop would keep LLVM from making vectors of it. So it is in functions, of which there
is one for each length of a vector.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lazyasync.backends.cpu.llvm.expressions import LlvmWriter, llvm_type
from lazyasync.backends.cpu.llvm.vector_functions import own_function, variants_of
from lazyasync.compiler.mathematics import DOUBLE, LONG, OWN_FUNCTIONS, OwnFunction
from lazyasync.ir.scalar import BOOL, Expression, Primitive, parts


class WrittenFunctions(NamedTuple):
    """A function of numbers, and what does the same for vectors.

    ``lines`` is their text, ``declarations`` that of the intrinsics in it. ``used`` is what has to
    be left as it is, whoever may be seen to need it.
    """

    lines: list[str]
    declarations: list[str]
    used: list[str]


def write_own_functions(name: str) -> WrittenFunctions:
    """Those for a function of the C library."""
    scalar = own_function(name)
    own = OWN_FUNCTIONS[name]
    constants = f"{scalar}_constants"
    lines: list[str] = []
    declarations: dict[str, None] = {}
    variants = variants_of(name)
    counts = [variant.lanes for variant in variants]
    most = max((1, *counts))
    table: dict[int, int] = {}
    for lanes in (1, *counts):
        w = LlvmWriter(lanes)
        called = f"{scalar}_{lanes}" if lanes > 1 else scalar
        _write(w, name, own, constants, table, most)
        type = w.type(own.dtype)
        parameters = ", ".join([f"{type} %x{place}" for place in range(own.operands)])
        lines += [f"define internal {type} @{called}({parameters}) #2 {{", *w.lines, "}"]
        declarations.update(w.declarations)
    listed = ", ".join([f"i64 {pattern}" for pattern in table for _ in range(most)])
    type = f"[{len(table) * most} x i64]"
    lines.append(f"@{constants}_table = internal constant {type} [{listed}], align 64")
    lines.append(f"@{constants} = internal global ptr @{constants}_table")
    # A function that is only called might lose operands, and vectors would no longer stand for it.
    used = [constants, scalar, *(variant.symbol for variant in variants)]
    return WrittenFunctions(lines, list(declarations), used)


def _write(
    w: LlvmWriter, name: str, own: OwnFunction, constants: str, table: dict[int, int], most: int
) -> None:
    """Writes a function.

    Constants in double precision are read from a ``table`` of their bits, each ``most`` times, by a
    pointer to it. By their own addresses, which need 64 bits, they are two instructions each, as
    many as all others.
    """
    known: dict[Expression, str] = {}
    begin = w.emit(f"load ptr, ptr @{constants}")
    type, flags, number = w.type(own.dtype), w.type(BOOL), llvm_type(own.dtype)
    operands = [f"%x{place}" for place in range(own.operands)]
    inputs = [Expression(Primitive.INPUT, own.dtype, (), operand) for operand in operands]

    def value(expression: Expression) -> str:
        for part in parts(expression):
            if part.primitive is Primitive.CONSTANT and part.dtype == DOUBLE:
                pattern = int(np.float64(part.value).view(LONG))
                place = table.setdefault(pattern, len(table)) * most * DOUBLE.itemsize
                pointer = w.emit(f"getelementptr i8, ptr {begin}, i64 {place}")
                known[part] = w.emit(
                    f"load {w.type(DOUBLE)}, ptr {pointer}, align {w.lanes * DOUBLE.itemsize}"
                )
        return w.value(expression, lambda part: str(part.value), known)

    usual = value(own.usual(*inputs))
    is_other = any_other = value(own.is_other(*inputs))
    if w.lanes > 1:
        reduction = f"llvm.vector.reduce.or.v{w.lanes}i1"
        w.declarations[f"declare i1 @{reduction}({flags})"] = None
        any_other = w.emit(f"call i1 @{reduction}({flags} {is_other})")
    w.add(f"br i1 {any_other}, label %other, label %usual")
    w.label("usual")
    w.add(f"ret {type} {usual}")
    w.label("other")
    if w.lanes == 1:
        other = w.emit(f"call {number} @{name}({', '.join([f'{number} {x}' for x in operands])})")
    else:
        other = "poison"
        for lane in range(w.lanes):
            elements = [w.emit(f"extractelement {type} {x}, i64 {lane}") for x in operands]
            listed = ", ".join([f"{number} {element}" for element in elements])
            result = w.emit(f"call {number} @{name}({listed})")
            other = w.emit(f"insertelement {type} {other}, {number} {result}, i64 {lane}")
        # The others as they are without neighbours.
        other = w.emit(f"select {flags} {is_other}, {type} {other}, {type} {usual}")
    w.add(f"ret {type} {other}")
