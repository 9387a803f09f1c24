"""The scalar rules of all operations against their NumPy kernels, bit for bit.

Expressions are interpreted with NumPy's function of each primitive's name, so that a rule has to
do what its kernel does, and not only something that is as good.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scalar_operations import (
    DTYPES,
    case_name,
    cases,
    holds_out_of_range,
    kernel_result,
    operands_of,
    scalar_operations,
)

from lazyasync.ir import scalar
from lazyasync.ir.node import Operation
from lazyasync.ir.rules import ELEMENTS
from lazyasync.ir.rules import REDUCTIONS as RULES
from lazyasync.ir.scalar import BOOL, Expression, Primitive, Reduction
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.elementwise import powers
from lazyasync.ops.elementwise.error_function import erf_of_array
from lazyasync.ops.manipulation import broadcasting
from lazyasync.ops.reductions import cumulative, reductions

NEAR = frozenset({"hypot", "logaddexp"})
"""Whose kernels are functions of the C library, and rules what loops can vectorise."""
EITHER_ZERO = frozenset({"maximum", "minimum", "relu"})
"""Of two zeros NumPy takes either, depending on where in an array they are."""


def _quotient(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    floor = np.floor_divide(left, right)
    return floor + ((floor * right != left) & ((left < 0) != (right < 0))).astype(left.dtype)


def _shift(operation: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    def shift(value: np.ndarray, distance: np.ndarray) -> np.ndarray:
        width = 8 * value.dtype.itemsize
        assert np.all((distance >= 0) & (distance < width)), "a distance that is undefined"
        return operation(value, distance)

    return shift


def _checked_quotient(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    assert np.all(right != 0), "a quotient by 0"
    if left.dtype.kind == "i":
        lowest = np.iinfo(left.dtype).min
        assert not np.any((left == lowest) & (right == -1)), "a quotient that overflows"
    return _quotient(left, right)


MEANINGS: dict[Primitive, Callable[..., np.ndarray]] = {
    Primitive.ADD: np.add,
    Primitive.SUBTRACT: np.subtract,
    Primitive.MULTIPLY: np.multiply,
    Primitive.DIVIDE: np.divide,
    Primitive.QUOTIENT: _checked_quotient,
    Primitive.FMOD: np.fmod,
    Primitive.NEGATIVE: np.negative,
    Primitive.ABSOLUTE: np.absolute,
    Primitive.SQRT: np.sqrt,
    Primitive.FLOOR: np.floor,
    Primitive.CEIL: np.ceil,
    Primitive.TRUNC: np.trunc,
    Primitive.RINT: np.rint,
    Primitive.COPYSIGN: np.copysign,
    Primitive.MAXIMUM: np.maximum,
    Primitive.MINIMUM: np.minimum,
    Primitive.AND: np.bitwise_and,
    Primitive.OR: np.bitwise_or,
    Primitive.XOR: np.bitwise_xor,
    Primitive.INVERT: np.invert,
    Primitive.SHIFT_LEFT: _shift(np.left_shift),
    Primitive.SHIFT_RIGHT: _shift(np.right_shift),
    Primitive.EQUAL: np.equal,
    Primitive.LESS: np.less,
    Primitive.LESS_EQUAL: np.less_equal,
    Primitive.SELECT: np.where,
    Primitive.EXP: np.exp,
    Primitive.EXPM1: np.expm1,
    Primitive.LOG: np.log,
    Primitive.LOG1P: np.log1p,
    Primitive.LOG2: np.log2,
    Primitive.SIN: np.sin,
    Primitive.COS: np.cos,
    Primitive.TANH: np.tanh,
    Primitive.POWER: np.power,
    Primitive.ARCTAN2: np.arctan2,
    Primitive.EXP2: np.exp2,
    Primitive.LOG10: np.log10,
    Primitive.CBRT: np.cbrt,
    Primitive.TAN: np.tan,
    Primitive.ARCSIN: np.arcsin,
    Primitive.ARCCOS: np.arccos,
    Primitive.ARCTAN: np.arctan,
    Primitive.SINH: np.sinh,
    Primitive.COSH: np.cosh,
    Primitive.ARCSINH: np.arcsinh,
    Primitive.ARCCOSH: np.arccosh,
    Primitive.ARCTANH: np.arctanh,
    Primitive.ERF: lambda x: erf_of_array(x).astype(x.dtype),
}


def interpret(expression: Expression, inputs: list[np.ndarray]) -> np.ndarray:
    """The values of an expression, of which every part is checked to be of its dtype."""
    shape = inputs[0].shape
    known: dict[Expression, np.ndarray] = {}

    def value(part: Expression) -> np.ndarray:
        if part in known:
            return known[part]
        operands = [value(operand) for operand in part.operands]
        if part.primitive is Primitive.INPUT:
            result = inputs[part.value]
        elif part.primitive is Primitive.CONSTANT:
            result = np.full(shape, part.value, part.dtype)
        elif part.primitive is Primitive.CAST:
            result = operands[0].astype(part.dtype)
        elif part.primitive is Primitive.BITS:
            result = operands[0].view(part.dtype)
        else:
            _check_operands(part)
            result = np.asarray(MEANINGS[part.primitive](*operands))
        assert result.dtype == part.dtype, part
        known[part] = result
        return result

    with np.errstate(all="ignore"):
        return value(expression)


def _check_operands(part: Expression) -> None:
    dtypes = [operand.dtype for operand in part.operands]
    if part.primitive is Primitive.SELECT:
        assert dtypes.pop(0) == BOOL, part
    assert len(set(dtypes)) == 1, part
    if part.primitive in (Primitive.EQUAL, Primitive.LESS, Primitive.LESS_EQUAL):
        assert part.dtype == BOOL, part
    else:
        assert part.dtype == dtypes[0], part


def expression_of(operation: Operation, arrays: list[np.ndarray], dtype: np.dtype, a: Any) -> Any:
    inputs = [
        Expression(Primitive.INPUT, array.dtype, (), place) for place, array in enumerate(arrays)
    ]
    assert ELEMENTS.of(operation) is not None
    return ELEMENTS[operation](inputs, dtype, a)


def same_bits(actual: np.ndarray, expected: np.ndarray) -> np.ndarray:
    """Whether elements are the same, of floating-point numbers also in their sign."""
    if actual.dtype.kind != "f":
        return np.asarray(actual == expected)
    both_nan = np.isnan(actual) & np.isnan(expected)
    equal = (actual == expected) & (np.signbit(actual) == np.signbit(expected))
    return np.asarray(both_nan | equal)


def near(actual: np.ndarray, expected: np.ndarray, arrays: list[np.ndarray]) -> np.ndarray:
    """Whether the difference is below four units in the last place of the largest one there is."""
    with np.errstate(all="ignore"):
        sizes = [np.abs(array) for array in (expected, *arrays)]
        spacing = np.spacing(np.maximum.reduce(sizes))
        return np.asarray(np.abs(actual - expected) <= 4 * spacing)


CASES = [case for case in cases() if not (case[0] is powers.POWER and case[1][0].kind == "u")]
"""Without powers by squaring, whose parts are shared: tests/ops/test_integer_powers.py has them."""


def test_all_dtypes_are_tried() -> None:
    tried = {operation.name: 0 for operation in scalar_operations()}
    for operation, *_ in CASES:
        tried[operation.name] += 1
    assert len(tried) > 45
    assert min(tried.values()) >= 2
    assert tried["add"] == len(DTYPES)
    assert tried["cast"] == len(DTYPES) * (len(DTYPES) - 1)


@pytest.mark.parametrize("case", CASES, ids=map(case_name, CASES))
def test_rules_do_what_kernels_do(case: tuple[Operation, tuple[np.dtype, ...], Any]) -> None:
    operation, dtypes, attributes = case
    random = np.random.default_rng(zlib.crc32(case_name(case).encode()))
    arrays = operands_of(dtypes, random)
    if operation is powers.POWER and dtypes[0].kind == "i":
        assert expression_of(operation, arrays, dtypes[0], attributes) is None
        return
    expected = kernel_result(operation, arrays, attributes)
    expression = expression_of(operation, arrays, expected.dtype, attributes)
    assert expression.dtype == expected.dtype
    actual = interpret(expression, arrays)
    good = same_bits(actual, expected)
    if operation.name in NEAR:
        good |= near(actual, expected, arrays)
    if operation.name in EITHER_ZERO and expected.dtype.kind == "f":
        good |= (actual == 0) & (expected == 0)
    if operation is CAST:
        good |= holds_out_of_range(arrays, expected.dtype)
    bad = np.flatnonzero(~good)[:5]
    shown = [tuple(array[place] for array in arrays) for place in bad]
    assert not bad.size, f"of {shown}: {actual[bad]}, but the kernel gives {expected[bad]}"


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("large", [False, True])
def test_choosing_in_long_arrays(dtype: np.dtype, large: bool) -> None:
    # Kernels take another way for many elements.
    size = 700 if large else 300
    random = np.random.default_rng(size)
    condition = random.random(size) < 0.5
    x, y = (random.integers(0, 2**63, size).astype(dtype) for _ in range(2))
    where = next(operation for operation in scalar_operations() if operation.name == "where")
    expected = kernel_result(where, [condition, x, y], ())
    expression = expression_of(where, [condition, x, y], dtype, ())
    assert same_bits(interpret(expression, [condition, x, y]), expected).all()


def test_operators_of_numbers_on_the_left() -> None:
    x = Expression(Primitive.INPUT, np.dtype(np.float32), (), 0)
    values = np.array([0.25, 2.0, -4.0], np.float32)
    for built, expected in (
        (1.0 + x, 1.0 + values),
        (1.0 - x, 1.0 - values),
        (3.0 * x, 3.0 * values),
        (1.0 / x, 1.0 / values),
        (x > 1.0, values > 1.0),
        (x >= 2.0, values >= 2.0),
    ):
        np.testing.assert_array_equal(interpret(built, [values]), expected, strict=True)


def test_constants_are_rounded_to_their_dtype() -> None:
    third = scalar.constant(1 / 3, np.dtype(np.float32))
    assert third.value == float(np.float32(1 / 3))
    assert scalar.constant(third, np.dtype(np.float32)) is third
    assert type(scalar.constant(1, BOOL).value) is bool


def test_casting_to_the_same_dtype_is_nothing() -> None:
    x = Expression(Primitive.INPUT, np.dtype(np.int8), (), 0)
    assert scalar.cast(x, np.dtype(np.int8)) is x
    assert scalar.cast(x, np.dtype(np.int16)).primitive is Primitive.CAST


def test_expressions_show_what_they_are() -> None:
    x = Expression(Primitive.INPUT, np.dtype(np.float64), (), 0)
    assert repr(scalar.exp(-x) + 1.0) == "add(exp(negative(input(0))), constant(1.0))"


# ---- reductions ----------------------------------------------------------------------------

REDUCTIONS: dict[str, tuple[Reduction, np.ufunc, str]] = {
    "sum": (scalar.SUM, np.add, "?bhilBHILfd"),
    "prod": (scalar.PRODUCT, np.multiply, "?bhilBHILfd"),
    "max": (scalar.LARGEST, np.maximum, "?bhilBHILfd"),
    "min": (scalar.SMALLEST, np.minimum, "?bhilBHILfd"),
    "any": (scalar.SOME, np.logical_or, "?"),
    "all": (scalar.EVERY, np.logical_and, "?"),
}


@pytest.mark.parametrize("name", REDUCTIONS)
def test_identities_leave_everything_as_it_is(name: str) -> None:
    reduction, ufunc, chars = REDUCTIONS[name]
    random = np.random.default_rng(5)
    for dtype in map(np.dtype, chars):
        values = operands_of((dtype,), random)[0]
        identity = np.full(values.shape, reduction.identity(dtype), dtype)
        combined = Expression(
            reduction.combine,
            dtype,
            tuple(Expression(Primitive.INPUT, dtype, (), place) for place in range(2)),
        )
        if dtype == BOOL and name in ("sum", "prod"):
            result = ufunc(identity, values)
        else:
            result = interpret(combined, [identity, values])
        assert (same_bits(result, values) | (values == 0)).all(), dtype
        # Where the identity shows, it is that of NumPy.
        alone = ufunc.reduce(values[:, np.newaxis], axis=1)
        assert same_bits(result, alone.astype(dtype)).all(), dtype


def test_the_reductions_of_the_operations() -> None:
    assert RULES.of(broadcasting.SUM) is scalar.SUM
    for operation, name in (
        (reductions.PROD, "prod"),
        (reductions.MAX, "max"),
        (reductions.MIN, "min"),
        (reductions.ANY, "any"),
        (reductions.ALL, "all"),
    ):
        assert RULES.of(operation) is REDUCTIONS[name][0]
    assert RULES.of(cumulative.CUMSUM) is None
    assert RULES.of(reductions.ARGMAX) is None
    assert RULES.of(elementwise.EXP) is None


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int8, np.bool_])
def test_what_is_combined_is_of_the_dtype_of_the_result(dtype: Any) -> None:
    x = Expression(Primitive.INPUT, np.dtype(dtype), (), 0)
    truth = scalar.SOME.element(x, BOOL)
    assert truth.dtype == BOOL
    assert scalar.SUM.element(x, np.dtype(dtype)) is x
