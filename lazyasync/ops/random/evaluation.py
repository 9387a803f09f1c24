"""Samplers on arrays of NumPy, or of what a backend has in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lazyasync.ir.scalar import Expression, Primitive

_UFUNCS = {
    Primitive.ADD: "add",
    Primitive.SUBTRACT: "subtract",
    Primitive.MULTIPLY: "multiply",
    Primitive.DIVIDE: "divide",
    Primitive.NEGATIVE: "negative",
    Primitive.ABSOLUTE: "absolute",
    Primitive.SQRT: "sqrt",
    Primitive.FLOOR: "floor",
    Primitive.CEIL: "ceil",
    Primitive.RINT: "rint",
    Primitive.MAXIMUM: "maximum",
    Primitive.MINIMUM: "minimum",
    Primitive.AND: "bitwise_and",
    Primitive.OR: "bitwise_or",
    Primitive.XOR: "bitwise_xor",
    Primitive.INVERT: "bitwise_not",
    Primitive.SHIFT_LEFT: "left_shift",
    Primitive.SHIFT_RIGHT: "right_shift",
    Primitive.EQUAL: "equal",
    Primitive.LESS: "less",
    Primitive.LESS_EQUAL: "less_equal",
    Primitive.SELECT: "where",
}
"""Functions that round as IEEE 754 has it. What is missing here no sampler may be made of."""

Evaluate = Callable[[dict[Expression, Any]], list[Any]]


def evaluation(xp: Any, results: Sequence[Expression]) -> Evaluate:
    """A function that gives expressions from what is known of them, inputs and parts.

    ``known`` keeps what it was given; what has been worked out is dropped when nothing needs it any
    more, so that the memory of one is that of the next.
    """
    order = _in_order(results)
    last: dict[Expression, int] = {}
    for place, part in enumerate(order):
        for operand in part.operands:
            last[operand] = place
    kept = set(results)
    functions = {part: _function(xp, part) for part in order}

    def evaluate(known: dict[Expression, Any]) -> list[Any]:
        values = dict(known)
        needed = _needed(results, known)
        for place, part in enumerate(order):
            if part in needed:
                values[part] = functions[part](*[values[operand] for operand in part.operands])
            for operand in part.operands:
                if last[operand] == place and operand not in kept:
                    values.pop(operand, None)
        return [values[result] for result in results]

    return evaluate


def fixed_parts(results: Sequence[Expression], inputs: Sequence[Expression]) -> list[Expression]:
    """The largest parts that depend on these inputs and constants alone, and on one at least."""
    depends: dict[Expression, bool | None] = {}
    for part in _in_order(results):
        if part.primitive is Primitive.INPUT:
            depends[part] = part in inputs
        elif not part.operands:
            depends[part] = None
        else:
            found = {depends[operand] for operand in part.operands}
            depends[part] = False if False in found else True if True in found else None
    fixed: dict[Expression, None] = {}
    for part in depends:
        if depends[part] is False:
            fixed.update({operand: None for operand in part.operands if depends[operand]})
    fixed.update({result: None for result in results if depends[result]})
    return list(fixed)


def inputs_of(results: Sequence[Expression]) -> frozenset[Expression]:
    """The inputs that expressions are made of."""
    return frozenset(part for part in _in_order(results) if part.primitive is Primitive.INPUT)


def _in_order(results: Sequence[Expression]) -> list[Expression]:
    """All parts, operands before what is made of them."""
    order: dict[Expression, None] = {}
    stack = list(reversed(results))
    while stack:
        part = stack[-1]
        missing = [operand for operand in part.operands if operand not in order]
        if missing:
            stack.extend(reversed(missing))
        else:
            order.setdefault(stack.pop())
    return list(order)


def _needed(results: Sequence[Expression], known: dict[Expression, Any]) -> set[Expression]:
    """The parts that have to be worked out where some are known."""
    needed: set[Expression] = set()
    stack = [result for result in results if result not in known]
    while stack:
        part = stack.pop()
        if part not in needed:
            needed.add(part)
            stack.extend([operand for operand in part.operands if operand not in known])
    return needed


def _function(xp: Any, part: Expression) -> Callable[..., Any]:
    primitive, dtype = part.primitive, part.dtype
    if primitive is Primitive.CONSTANT:
        number = dtype.type(part.value)
        return lambda: number
    if primitive is Primitive.CAST:
        return lambda x: x.astype(dtype)
    if primitive is Primitive.BITS:
        return lambda x: x.view(dtype)
    if primitive is Primitive.INPUT:
        return _unknown
    function: Callable[..., Any] = getattr(xp, _UFUNCS[primitive])
    return function


def _unknown() -> Any:
    raise LookupError("an input of a sampler has no value")
