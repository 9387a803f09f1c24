"""Compiled functions against float64 (or long double): errors in units in the last place."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from graph_programs import Program, native_program, needs_llvm
from unit_errors import assert_near, every_exponent, ulps

from lazyasync.compiler import mathematics
from lazyasync.ir.node import Operation
from lazyasync.ir.scalar import Primitive
from lazyasync.ops.elementwise.error_function import ERF
from lazyasync.ops.elementwise.functions import (
    CBRT,
    EXP,
    EXP2,
    EXPM1,
    LOG,
    LOG1P,
    LOG2,
    LOG10,
    LOGADDEXP,
)
from lazyasync.ops.elementwise.powers import POWER
from lazyasync.ops.elementwise.trigonometry import (
    ARCCOS,
    ARCCOSH,
    ARCSIN,
    ARCSINH,
    ARCTAN,
    ARCTAN2,
    ARCTANH,
    COS,
    COSH,
    HYPOT,
    SIN,
    SINH,
    TAN,
    TANH,
)

pytestmark = needs_llvm

FLOATS = (np.float32, np.float64)
LENGTH = 1003
"""Of a loop: no multiple of the length of a vector, so that a part of it is done one by one."""


def compiled(operation: Operation, *arrays: np.ndarray) -> np.ndarray:
    """An operation on arrays, compiled."""
    program = Program()
    root = program.apply(operation, *[program.argument(array) for array in arrays])
    result: np.ndarray = program.run(native_program, [root])[0]
    return result


# ---- what is written out in single precision -----------------------------------------------

WRITTEN_OUT: dict[Primitive, tuple[Operation, Callable[..., np.ndarray]]] = {
    Primitive.EXP: (EXP, np.exp),
    Primitive.LOG: (LOG, np.log),
    Primitive.LOG1P: (LOG1P, np.log1p),
    Primitive.LOG2: (LOG2, np.log2),
    Primitive.LOG10: (LOG10, np.log10),
    Primitive.TANH: (TANH, np.tanh),
}


def test_all_that_is_written_out_is_tried() -> None:
    assert WRITTEN_OUT.keys() == mathematics.SINGLE.keys()


@pytest.mark.parametrize("primitive", WRITTEN_OUT, ids=lambda primitive: primitive.name)
def test_single_precision_over_all_exponents(primitive: Primitive) -> None:
    operation, reference = WRITTEN_OUT[primitive]
    x = every_exponent(np.float32)
    dense = np.linspace(-110.0, 110.0, 400_001).astype(np.float32)
    x = np.concatenate([x, dense, np.linspace(-1.0, 1.0, 100_001).astype(np.float32)])
    with np.errstate(all="ignore"):
        exact = reference(x.astype(np.float64))
    assert_near(compiled(operation, x), exact, x)


LOGARITHMS = [primitive for primitive in WRITTEN_OUT if primitive.name.startswith("LOG")]


@pytest.mark.parametrize("primitive", LOGARITHMS, ids=lambda primitive: primitive.name)
def test_logarithms_around_one(primitive: Primitive) -> None:
    operation, reference = WRITTEN_OUT[primitive]
    for border in (0.5, math.sqrt(0.5), 1.0, math.sqrt(2.0), 2.0):
        middle = np.float32(border).view(np.int32)
        x = np.arange(middle - 50_000, middle + 50_000, dtype=np.int32).view(np.float32)
        if primitive is Primitive.LOG1P:
            x = np.concatenate([x - 1, x])
        with np.errstate(divide="ignore"):
            exact = reference(x.astype(np.float64))
        assert_near(compiled(operation, x), exact, x)


def test_logarithms_of_powers_of_their_base() -> None:
    twos = np.arange(-149, 128)
    np.testing.assert_array_equal(compiled(LOG2, np.float32(2.0) ** twos.astype("f")), twos)
    tens = np.arange(11)  # those that single precision has
    np.testing.assert_array_equal(compiled(LOG10, (10.0**tens).astype("f")), tens)


def test_exponentials_at_the_borders() -> None:
    # Where results become denormal, 0, or infinite.
    borders = [np.float32(value).view(np.int32) for value in (-103.97, -87.34, 88.72, 88.376)]
    steps = np.arange(-20_000, 20_000, dtype=np.int32)
    x = np.concatenate([(border + steps).astype(np.int32) for border in borders]).view(np.float32)
    with np.errstate(all="ignore"):
        exact = np.exp(x.astype(np.float64))
    result = compiled(EXP, x)
    assert_near(result, exact, x)
    assert np.count_nonzero((result > 0) & (result < np.finfo(np.float32).tiny)) > 10_000
    assert np.isinf(result).any()
    assert (result == 0).any()


SPECIAL = {
    Primitive.EXP: [
        *((np.nan, np.nan), (np.inf, np.inf), (-np.inf, 0.0), (0.0, 1.0), (-0.0, 1.0)),
        *((1e-45, 1.0), (-1e-45, 1.0), (89.0, np.inf), (3e38, np.inf), (-105.0, 0.0)),
        *((-3e38, 0.0),),
    ],
    Primitive.LOG: [
        *((np.nan, np.nan), (np.inf, np.inf), (-np.inf, np.nan), (0.0, -np.inf), (-0.0, -np.inf)),
        *((1.0, 0.0), (-1.0, np.nan), (-1e-45, np.nan)),
    ],
    Primitive.LOG1P: [
        *((np.nan, np.nan), (np.inf, np.inf), (-np.inf, np.nan), (-1.0, -np.inf), (-1.5, np.nan)),
        *((0.0, 0.0), (-0.0, -0.0), (1e-45, 1e-45), (-1e-40, -1e-40), (1e-10, 1e-10)),
    ],
    **{
        primitive: [
            *((np.nan, np.nan), (np.inf, np.inf), (-np.inf, np.nan), (0.0, -np.inf)),
            *((-0.0, -np.inf), (1.0, 0.0), (-1.0, np.nan), (-1e-45, np.nan)),
        ]
        for primitive in (Primitive.LOG2, Primitive.LOG10)
    },
    Primitive.TANH: [
        *((np.nan, np.nan), (np.inf, 1.0), (-np.inf, -1.0), (0.0, 0.0), (-0.0, -0.0)),
        *((1e-45, 1e-45), (-1e-40, -1e-40), (3e38, 1.0), (-20.0, -1.0), (1e-5, 1e-5)),
    ],
}


@pytest.mark.parametrize("primitive", WRITTEN_OUT, ids=lambda primitive: primitive.name)
def test_single_precision_of_special_values(primitive: Primitive) -> None:
    given = np.array([given for given, _ in SPECIAL[primitive]], np.float32)
    expected = np.array([expected for _, expected in SPECIAL[primitive]], np.float32)
    # Once in a vector, and once in what is left over.
    for repeated in (1, 16):
        actual = compiled(WRITTEN_OUT[primitive][0], np.tile(given, repeated))
        np.testing.assert_array_equal(actual, np.tile(expected, repeated))
        signs = np.signbit(actual) == np.signbit(np.tile(expected, repeated))
        assert (signs | np.isnan(actual)).all()


DOUBLE_SPECIAL = {
    Primitive.EXP: [
        *((np.nan, np.nan), (np.inf, np.inf), (-np.inf, 0.0), (0.0, 1.0), (-0.0, 1.0)),
        *((5e-324, 1.0), (-5e-324, 1.0), (710.0, np.inf), (1e308, np.inf), (-746.0, 0.0)),
        (-1e308, 0.0),
    ],
    Primitive.TANH: [
        *((np.nan, np.nan), (np.inf, 1.0), (-np.inf, -1.0), (0.0, 0.0), (-0.0, -0.0)),
        *((5e-324, 5e-324), (-1e-310, -1e-310), (1e308, 1.0), (-40.0, -1.0), (1e-9, 1e-9)),
    ],
}


def test_all_that_is_written_out_in_double_precision_is_tried() -> None:
    written = {primitive for primitive, character in mathematics.WRITTEN_OUT if character == "d"}
    assert DOUBLE_SPECIAL.keys() == written


@pytest.mark.parametrize("primitive", DOUBLE_SPECIAL, ids=lambda primitive: primitive.name)
def test_double_precision_of_special_values(primitive: Primitive) -> None:
    given, expected = np.array(DOUBLE_SPECIAL[primitive]).T
    for repeated in (1, 16):
        actual = compiled(WRITTEN_OUT[primitive][0], np.tile(given, repeated))
        np.testing.assert_array_equal(actual, np.tile(expected, repeated))
        signs = np.signbit(actual) == np.signbit(np.tile(expected, repeated))
        assert (signs | np.isnan(actual)).all()


def test_logarithms_of_denormal_numbers() -> None:
    x = np.arange(1, 1 << 23, 997, dtype=np.int32).view(np.float32)
    assert x.max() < np.finfo(np.float32).tiny
    for operation, reference in ((LOG, np.log), (LOG2, np.log2), (LOG10, np.log10)):
        assert_near(compiled(operation, x), reference(x.astype(np.float64)), x)


def test_exponentials_and_logarithms_are_monotonic() -> None:
    x = np.sort(np.random.default_rng(3).uniform(-80, 80, 100_000).astype(np.float32))
    spacing = 2 * np.finfo(np.float32).eps
    e = compiled(EXP, x).astype(np.float64)
    assert (np.diff(e) >= -spacing * e[1:]).all()


# ---- functions of the C library and its vectors --------------------------------------------


def _long(name: str, x: np.ndarray) -> np.ndarray:
    with np.errstate(all="ignore"):
        result: np.ndarray = getattr(np, name)(x)
    return result


UNARY: dict[str, tuple[Operation, tuple[float, float]]] = {
    "sin": (SIN, (-1e4, 1e4)),
    "cos": (COS, (-1e4, 1e4)),
    "expm1": (EXPM1, (-120.0, 120.0)),
    "log1p": (LOG1P, (-1.0, 100.0)),
    "log2": (LOG2, (0.0, 100.0)),
    "exp": (EXP, (-800.0, 800.0)),
    "log": (LOG, (0.0, 100.0)),
    "tanh": (TANH, (-25.0, 25.0)),
    "exp2": (EXP2, (-1100.0, 1100.0)),
    "log10": (LOG10, (0.0, 100.0)),
    "cbrt": (CBRT, (-100.0, 100.0)),
    "tan": (TAN, (-1e4, 1e4)),
    "arcsin": (ARCSIN, (-1.0, 1.0)),
    "arccos": (ARCCOS, (-1.0, 1.0)),
    "arctan": (ARCTAN, (-100.0, 100.0)),
    "sinh": (SINH, (-750.0, 750.0)),
    "cosh": (COSH, (-750.0, 750.0)),
    "arcsinh": (ARCSINH, (-100.0, 100.0)),
    "arccosh": (ARCCOSH, (1.0, 100.0)),
    "arctanh": (ARCTANH, (-1.0, 1.0)),
}


def _wide(dtype: type) -> type:
    return np.float64 if dtype is np.float32 else np.longdouble


needs_long_double = pytest.mark.skipif(
    np.finfo(np.longdouble).nmant <= np.finfo(np.float64).nmant,
    reason="there is no longer floating point than float64 here",
)
both_precisions = pytest.mark.parametrize(
    "dtype",
    [np.float32, pytest.param(np.float64, marks=needs_long_double)],
    ids=["float32", "float64"],
)


@both_precisions
@pytest.mark.parametrize("name", UNARY)
def test_functions_of_one_operand(name: str, dtype: type) -> None:
    operation, (low, high) = UNARY[name]
    near = np.linspace(low, high, 50_001).astype(dtype)
    small = np.linspace(-0.9, 0.9, 20_001).astype(dtype)
    x = np.concatenate([near, small, every_exponent(dtype)[::4]])
    assert len(x) % 16
    assert_near(compiled(operation, x), _long(name, x.astype(_wide(dtype))), x)


@needs_long_double
def test_exponentials_in_double_precision_at_the_borders() -> None:
    # Where results become denormal, 0, or infinite.
    borders = [np.float64(value).view(np.int64) for value in (-745.13, -708.4, 709.78, 709.09)]
    steps = np.arange(-20_000, 20_000, dtype=np.int64) << 28
    x = np.concatenate([border + steps for border in borders]).view(np.float64)
    result = compiled(EXP, x)
    assert_near(result, _long("exp", x.astype(np.longdouble)), x)
    assert np.count_nonzero((result > 0) & (result < np.finfo(np.float64).tiny)) > 1_000
    assert np.isinf(result).any()
    assert (result == 0).any()


@needs_long_double
def test_tangents_in_double_precision_around_the_seam() -> None:
    seam = np.float64(0.625).view(np.int64)
    x = (seam + np.arange(-50_000, 50_000, dtype=np.int64)).view(np.float64)
    assert_near(compiled(TANH, x), _long("tanh", x.astype(np.longdouble)), x, most=2.0)
    x = np.linspace(-24.0, 24.0, 300_001)
    assert_near(compiled(TANH, x), _long("tanh", x.astype(np.longdouble)), x, most=2.0)


def test_tangents_in_single_precision() -> None:
    x = np.linspace(-12.0, 12.0, 2_000_003).astype(np.float32)
    assert_near(compiled(TANH, x), np.tanh(x.astype(np.float64)), x, most=2.5)
    assert np.abs(compiled(TANH, x)).max() == 1  # so that 1 - tanh(x)**2 is not negative


@both_precisions
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_huge_angles(name: str, dtype: type) -> None:
    operation = UNARY[name][0]
    random = np.random.default_rng(11)
    largest = np.log10(float(np.finfo(dtype).max))
    sizes = 10.0 ** random.uniform(3, largest - 0.1, LENGTH)
    x = (sizes * random.choice([-1.0, 1.0], LENGTH)).astype(dtype)
    assert_near(compiled(operation, x), _long(name, x.astype(_wide(dtype))), x)


@both_precisions
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_angles_near_multiples_of_half_pi(name: str, dtype: type) -> None:
    multiples = np.arange(-20_001, 20_000) * (np.pi / 2)
    x = np.concatenate([np.nextafter(multiples.astype(dtype), side) for side in (-9, 9)]).astype(
        dtype
    )
    x = np.concatenate([x, multiples.astype(dtype)])
    assert_near(compiled(UNARY[name][0], x), _long(name, x.astype(_wide(dtype))), x)


@needs_long_double
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_angles_in_double_precision(name: str) -> None:
    """Below one unit in the last place everywhere, and the same in vectors and one by one."""
    random = np.random.default_rng(31)
    half = np.pi / 2
    counts = np.concatenate([np.arange(20_000), random.integers(0, 2**20, 20_000)])
    near = np.longdouble(half) * counts
    parts = [
        np.linspace(0.0, 7.0, 50_001),
        random.uniform(0.0, 1e5, 50_000),
        random.uniform(0.0, 2.0 * mathematics.LARGEST_ANGLE, 20_000),
        *(near.astype(np.float64) + step * np.spacing(half * counts) for step in (-1, 0, 1)),
        *((near + place).astype(np.float64) for place in (half / 2, 1e-3, 1e-8)),
        10.0 ** random.uniform(-320, 0, 20_000),
    ]
    x = np.concatenate([*parts, [0.0]])
    x = np.concatenate([x, -x])
    actual = compiled(UNARY[name][0], x)
    assert_near(actual, _long(name, x.astype(np.longdouble)), x, most=1.0)
    for length in (1, 2, 3, 5):  # too few for a vector
        first = len(x) - length
        np.testing.assert_array_equal(compiled(UNARY[name][0], x[first:]), actual[first:])


def test_small_angles_in_double_precision() -> None:
    x = np.concatenate([[0.0, 5e-324, 1e-310], 10.0 ** np.linspace(-307, -9, 1000)])
    x = np.concatenate([x, -x])
    for operation in (SIN, TAN):
        actual = compiled(operation, x)
        np.testing.assert_array_equal(actual.view(np.int64), x.view(np.int64))
    np.testing.assert_array_equal(compiled(COS, x), np.ones_like(x))


@needs_long_double
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_angles_do_not_depend_on_what_is_beside_them(name: str) -> None:
    """Large ones are left to the C library, others in the same vector are not."""
    operation = UNARY[name][0]
    x = np.random.default_rng(37).uniform(-100, 100, LENGTH)
    alone = compiled(operation, x)
    for large in (1e300, mathematics.LARGEST_ANGLE + 1, np.inf, np.nan):
        mixed = x.copy()
        mixed[::7] = large
        found = compiled(operation, mixed)
        here = np.arange(LENGTH) % 7 != 0
        np.testing.assert_array_equal(found[here], alone[here])
        with np.errstate(invalid="ignore"):
            exact = _long(name, np.array(large, _wide(np.float64)))
        assert (ulps(found[::7], np.full(found[::7].shape, exact)) <= 1.0).all()


def _grid(values: list[float], dtype: type) -> tuple[np.ndarray, np.ndarray]:
    left, right = np.meshgrid(np.array(values, dtype), np.array(values, dtype))
    return left.reshape(-1).copy(), right.reshape(-1).copy()


@both_precisions
def test_powers(dtype: type) -> None:
    random = np.random.default_rng(13)
    base = np.exp(random.uniform(-20, 20, LENGTH)).astype(dtype)
    exponent = random.uniform(-4, 4, LENGTH).astype(dtype)
    with np.errstate(all="ignore"):
        exact = np.power(base.astype(_wide(dtype)), exponent.astype(_wide(dtype)))
    assert_near(compiled(POWER, base, exponent), exact, base, exponent)
    huge = every_exponent(dtype)[:LENGTH]
    whole = random.integers(-5, 6, LENGTH).astype(dtype)
    with np.errstate(all="ignore"):
        exact = np.power(huge.astype(_wide(dtype)), whole.astype(_wide(dtype)))
    assert_near(compiled(POWER, huge, whole), exact, huge, whole)


@both_precisions
def test_powers_close_to_one_of_huge_exponents(dtype: type) -> None:
    random = np.random.default_rng(17)
    base = (1 + random.uniform(-1e-3, 1e-3, LENGTH)).astype(dtype)
    exponent = random.uniform(-5e4, 5e4, LENGTH).astype(dtype)
    with np.errstate(all="ignore"):
        exact = np.power(base.astype(_wide(dtype)), exponent.astype(_wide(dtype)))
    assert_near(compiled(POWER, base, exponent), exact, base, exponent)


@both_precisions
def test_angles_of_points(dtype: type) -> None:
    random = np.random.default_rng(19)
    y, x = random.normal(size=(2, LENGTH)).astype(dtype)
    wide = _wide(dtype)
    assert_near(compiled(ARCTAN2, y, x), np.arctan2(y.astype(wide), x.astype(wide)), y, x)
    y, x = every_exponent(dtype)[:LENGTH], every_exponent(dtype)[LENGTH : 2 * LENGTH]
    with np.errstate(all="ignore"):
        exact = np.arctan2(y.astype(wide), x.astype(wide))
    assert_near(compiled(ARCTAN2, y, x), exact, y, x)


@both_precisions
def test_lengths_of_points(dtype: type) -> None:
    wide = _wide(dtype)
    random = np.random.default_rng(23)
    exponents = random.integers(-8, 9, 20_000)
    y = every_exponent(dtype)[:20_000]
    with np.errstate(all="ignore"):
        x = (y * 2.0**exponents).astype(dtype)
        for left, right in ((y, x), (y, y[::-1].copy())):
            exact = np.hypot(left.astype(wide), right.astype(wide))
            assert_near(compiled(HYPOT, left, right), exact, left, right, most=2.0)


@both_precisions
def test_logarithms_of_sums(dtype: type) -> None:
    wide = _wide(dtype)
    random = np.random.default_rng(29)
    # Above 0, where the two parts of the result are of one sign.
    x, y = random.uniform(0, 40, (2, 20_001)).astype(dtype)
    exact = np.logaddexp(x.astype(wide), y.astype(wide))
    assert_near(compiled(LOGADDEXP, x, y), exact, x, y, most=2.0)
    # Below, as exact as the larger part, which is at least the logarithm of 2.
    x, y = (x - 20), (y - 20)
    exact = np.logaddexp(x.astype(wide), y.astype(wide))
    actual = compiled(LOGADDEXP, x, y)
    size = np.maximum(np.abs(np.maximum(x, y)), dtype(math.log(2.0)))
    assert (np.abs(actual.astype(wide) - exact) <= 2 * np.spacing(size)).all()


@pytest.mark.parametrize("dtype", FLOATS)
def test_error_functions(dtype: type) -> None:
    x = np.concatenate([np.linspace(-7.0, 7.0, 50_001), every_exponent(dtype)[::8]]).astype(dtype)
    exact = np.array([math.erf(value) for value in x.astype(np.float64).tolist()])
    assert_near(compiled(ERF, x), exact, x)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan], dtype)
    actual = compiled(ERF, np.tile(special, 7))
    expected = np.tile(np.array([0.0, -0.0, 1.0, -1.0, np.nan], dtype), 7)
    np.testing.assert_array_equal(actual, expected)
    assert ((np.signbit(actual) == np.signbit(expected)) | np.isnan(expected)).all()


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize(
    "operation", [POWER, ARCTAN2, HYPOT, LOGADDEXP], ids=lambda operation: operation.name
)
def test_two_special_operands(operation: Operation, dtype: type) -> None:
    values = [0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, 3.0, -3.0, np.inf, -np.inf, np.nan, 1e30]
    left, right = _grid(values, dtype)
    assert len(left) % 16
    with np.errstate(all="ignore"):
        expected = getattr(np, operation.name)(left, right)
    actual = compiled(operation, left, right)
    np.testing.assert_allclose(actual, expected, rtol=4 * np.finfo(dtype).eps)
    assert ((np.signbit(actual) == np.signbit(expected)) | np.isnan(expected)).all()


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("name", UNARY)
def test_special_operands(name: str, dtype: type) -> None:
    tiny = float(np.finfo(dtype).smallest_subnormal)
    values = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, tiny, -tiny]
    x = np.tile(np.array(values, dtype), 5)
    with np.errstate(all="ignore"):
        expected = getattr(np, name)(x)
    actual = compiled(UNARY[name][0], x)
    np.testing.assert_allclose(actual, expected, rtol=4 * np.finfo(dtype).eps, atol=0)
    assert ((np.signbit(actual) == np.signbit(expected)) | np.isnan(expected)).all()


LENGTHS = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 65, 100]


@pytest.mark.parametrize("step", [16, pytest.param(1, marks=pytest.mark.stress)])
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_all_lengths(dtype: type, length: int, step: int) -> None:
    # What is left over from vectors gives the same as what is in them, but for rounding.
    x = np.linspace(0.1, 3.0, length).astype(dtype)
    program = Program()
    argument = program.argument(x)
    names = list(UNARY)[LENGTHS.index(length) % step :: step]  # each with one of the lengths
    roots = [program.apply(UNARY[name][0], argument) for name in names]
    for name, actual in zip(names, program.run(native_program, roots), strict=True):
        assert actual.shape == (length,)
        with np.errstate(invalid="ignore"):
            expected = getattr(np, name)(x)
        np.testing.assert_allclose(actual, expected, 8 * np.finfo(dtype).eps, err_msg=name)
