"""Special functions: right to some units in the last place, at their edges, and their gradients."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, is_in_part
from scipy import special

import lazyasync as la

RANDOM = np.random.default_rng(11)
INF, NAN = math.inf, math.nan


def _uniform(low: float, high: float) -> np.ndarray:
    return RANDOM.uniform(low, high, 200)


def _powers(low: float, high: float) -> np.ndarray:
    return 10 ** RANDOM.uniform(low, high, 200)


A, B = _powers(-2, 2.5), _powers(-2, 2.5)
NEAR = A * np.exp(RANDOM.normal(0, 0.5, 200))
WHOLE = np.floor(_uniform(0, 160))

VALUES: dict[str, list[tuple[tuple[Any, ...], float]]] = {
    "gamma": [
        ((_uniform(-1, 170),), 2e-15),
        ((_uniform(-170, -1),), 3e-14),  # SciPy's is within that
        ((np.array([0.0, -0.0, -1.0, -INF, INF, 171.7, 5e-324, NAN, 1e-310, -1e-310]),), 1e-15),
        ((np.arange(1.0, 24.0),), 0.0),
    ],
    "factorial": [((np.array([-1.0, 0.0, 5.5, 171.0, 22.0, 3.0]),), 1e-15)],
    "beta": [
        ((A, B), 1e-12),
        ((np.array([0.0, 1.0, -0.5, INF]), np.array([1, 0, 0.25, 1])), 1e-15),
    ],
    "betaln": [
        ((A, B), 3e-13),
        # One of them below 0, beside a large one; both 0.
        (
            (
                np.array([-1e-10, -0.5, -3.5, -50.3, -1e-300, 0.0, 0.0]),
                np.array([1e300, 12.0, 20.0, 61.0, 50.0, 0.0, 5.0]),
            ),
            2e-13,
        ),
    ],
    "comb": [
        ((WHOLE, np.floor(WHOLE * _uniform(0, 1))), 2e-13),
        ((np.array([5.0, 5, -1, 5.5, 1000]), np.array([6.0, -1, 2, 2, 30])), 1e-12),
    ],
    "zeta": [
        ((_powers(0.01, 1.5),), 2e-14),
        ((np.array([1, 0.5, 0, -1, -2, INF, -INF, NAN, -20.3, 0.9]),), 2e-14),
        ((-np.logspace(-300, 0.5, 200),), 2e-14),
        ((1 + _powers(-3, 1), _powers(-2, 3)), 2e-14),
        ((np.array([2.0, 2, 2.5, 1, 0.5]), np.array([0.0, -1, -1.5, 2, 2])), 1e-15),
    ],
    "ndtr": [((_uniform(-37, 9),), 1e-12), ((np.array([-INF, INF, NAN, -39, 50]),), 0.0)],
    "log_ndtr": [((_uniform(-100, 8),), 3e-14), ((np.array([-INF, INF, NAN, -1e10, 50]),), 1e-15)],
    "ndtri": [
        ((_uniform(0, 1),), 2e-15),
        ((_powers(-300, -1),), 2e-15),
        ((np.array([0, 1, -1, NAN, 2, 0.5]),), 0.0),
    ],
    "entr": [((np.array([0.0, -1.0, INF, NAN, 0.3, 2.0, -0.0]),), 1e-15)],
    "rel_entr": [
        ((A, B), 1e-13),
        (
            (np.array([0.0, 0, -1, 1, NAN, 1e300, 0]), np.array([0.0, 2, 1, 0, 1, 1e-300, -1])),
            1e-15,
        ),
        ((np.array([INF, -INF, -INF]), np.array([-INF, INF, NAN])), 0.0),
    ],
    "kl_div": [
        ((A, B), 1e-12),
        ((np.array([0.0, 0, -1, 1, INF, -INF]), np.array([0.0, 2, 1, 0, -INF, INF])), 1e-15),
    ],
    "xlog1py": [((np.array([0.0, 0.0, 2.0, 0.0]), np.array([-1.0, NAN, 1e-20, 3.0])), 1e-15)],
    "logit": [((_uniform(0, 1),), 1e-15), ((0.5 + _powers(-16, -1),), 3e-15)],
    "gammainc": [
        ((A, NEAR), 3e-13),
        ((_powers(-8, 0), _powers(-3, 0.3)), 3e-14),
        ((np.array([0, 0, 1, 1, 1, -1, INF, 1]), np.array([0, 1, 0, INF, -1, 1, 1, NAN])), 1e-15),
    ],
    "gammaincc": [
        ((A, NEAR), 3e-13),
        ((_powers(-8, 0), _powers(-3, 0.3)), 3e-14),
        ((np.array([0, 0, 1, 1, 1, -1, INF, 1]), np.array([0, 1, 0, INF, -1, 1, 1, NAN])), 1e-15),
    ],
    "betainc": [
        ((A, B, RANDOM.beta(A + 1, B + 1)), 3e-12),
        (
            (
                np.array([0, 1, 1, 1, -1, INF, 1, 0, 1, 1]),
                np.array([1, 0, 1, 1, 1, 1, INF, 0, 1, 1]),
                np.array([0.5, 0.5, 0, 1, 0.5, 0.5, 0.5, 0.5, 1.5, NAN]),
            ),
            1e-15,
        ),
    ],
    **{
        name: [((_uniform(-700, 700),), 1e-13), ((np.array([0.0, -0.0, 1e-9, 1.5]),), 1e-14)]
        for name in ("i0", "i1")
    },
    **{
        name: [
            ((_uniform(-60, 60),), 2e-13),
            (
                (np.array([0.0, -0.0, 1e-9, 29.999999, 30.0, -30.0, 1e3, -1e9, NAN, INF, -INF]),),
                2e-13,
            ),
        ]
        for name in ("i0e", "i1e")
    },
    "iv": [
        ((A, B), 2e-13),
        ((-A, _uniform(0, 20)), 1e-11),
        (
            (np.array([0, 1, 2.5, 1, 2, 0.5, NAN, 1]), np.array([0, 0, 0, -1, -1, -1, 1, 5e3])),
            1e-14,
        ),
        ((np.array([1e17, -1e17, 1e15, INF]), np.array([1.0, 1, 1999, 1])), 0.0),
    ],
    "kv": [
        ((A, B), 2e-13),
        (
            (
                np.array([0.5, 0, 1e4, 1e5, 1e5, 2, 1e5, 1e5]),
                np.array([1e300, 1e6, 3e4, 1.9e5, 1e4, 5e-324, 1e-40, 1]),
            ),
            0.0,
        ),
        ((np.array([0, 1, 0.5, NAN, 1, -2.5]), np.array([0, INF, -1, 1, NAN, 3])), 1e-14),
    ],
    "jv": [
        # Where they do not oscillate.
        ((A + 30, _powers(-2, 1.4)), 1e-12),
        (
            (np.array([0, 1, 2.5, 1, 2, 0.5, NAN, 3]), np.array([0, 0, 0, -1, -1, -1, 1, -20])),
            1e-14,
        ),
    ],
}
"""Operands of the functions, and how far from SciPy's result relative to it.

SciPy's own are not more exact. Errors beside exact values are in the functions' descriptions.
"""


def _reference(name: str, operands: tuple[Any, ...]) -> Any:
    if name == "factorial":
        return np.where(operands[0] < 0, 0, special.gamma(operands[0] + 1))
    with np.errstate(all="ignore"):
        return getattr(special, name)(*operands)


def joined(rows: list[tuple[tuple[Any, ...], float]]) -> list[list[np.ndarray]]:
    """The operands of rows, one behind the other, so that one kernel computes with all of them."""
    return [
        [np.concatenate(column).astype(np.float64) for column in zip(*group, strict=True)]
        for _, group in itertools.groupby((operands for operands, _ in rows), len)
    ]


@in_part_and_whole
@pytest.mark.parametrize("kind", ["cpu:0", "sim:0"])
async def test_values(kind: str, whole: bool) -> None:
    """In double precision, in single precision to its last place, and the same where compiled.

    On a CPU a function that is compiled makes the same machine code as one that is not.
    """
    async with la.open_runtime(kind):
        found, compiled, single = {}, {}, {}
        values = {
            name: rows
            for name, rows in VALUES.items()
            if whole or kind == "sim:0" or is_in_part(name, 3)
        }
        for name, rows in values.items():
            function = getattr(la.special, name)
            tensors = [tuple(map(la.asarray, operands)) for operands in joined(rows)]
            found[name] = [function(*row) for row in tensors] if kind == "sim:0" else []
            compiled[name] = await la.compile(lambda rows, f=function: [f(*row) for row in rows])(
                tensors
            )
            single[name] = [function(*[x.astype("float32") for x in row]) for row in tensors]
        everything = await la.to_cpu((found, compiled, single))
    for name, rows in values.items():
        ends = np.cumsum([np.size(row[0]) for row, _ in rows])[:-1]
        parts = [
            np.split(np.concatenate(results[name]), ends) for results in everything if results[name]
        ]
        for number, (operands, tolerance) in enumerate(rows):
            expected = _reference(name, operands)
            note = f"{name} {number}"
            *in_double, given = (part[number] for part in parts)
            for result in in_double:
                np.testing.assert_allclose(result, expected, tolerance, 1e-300, err_msg=note)
                zeros = expected == 0
                if name == "gamma":
                    np.testing.assert_array_equal(
                        np.signbit(result)[zeros], np.signbit(expected)[zeros]
                    )
            with np.errstate(all="ignore"):
                rounded = [np.float32(operand) for operand in operands]
                narrow = np.float32(_reference(name, tuple(map(np.float64, rounded))))
            assert given.dtype == np.float32
            np.testing.assert_allclose(given, narrow, 2e-7, 2e-38, err_msg=note)


Function = Callable[..., Any]

SLOPES: dict[str, tuple[tuple[float, ...], tuple[int, ...], float]] = {
    "gamma": ((2.3,), (0,), 1e-7),
    "factorial": ((2.3,), (0,), 1e-7),
    "beta": ((2.3, 0.7), (0, 1), 1e-7),
    "betaln": ((2.3, 40.0), (0, 1), 1e-7),
    "comb": ((6.5, 2.2), (0, 1), 1e-7),
    "zeta": ((2.3, 1.4), (1,), 1e-7),
    "ndtr": ((-1.3,), (0,), 1e-7),
    "log_ndtr": ((-4.3,), (0,), 1e-7),
    "ndtri": ((0.03,), (0,), 1e-7),
    "entr": ((0.3,), (0,), 1e-7),
    "rel_entr": ((0.3, 0.6), (0, 1), 1e-7),
    "kl_div": ((0.3, 0.6), (0, 1), 1e-7),
    "xlog1py": ((0.3, 0.6), (0, 1), 1e-7),
    "logit": ((0.4,), (0,), 1e-7),
    "gammainc": ((2.3, 1.9), (0, 1), 1e-6),
    "gammaincc": ((2.3, 4.9), (0, 1), 1e-6),
    "betainc": ((2.3, 0.9, 0.4), (2,), 1e-7),
    "iv": ((0.4, 1.4), (1,), 1e-7),
    "kv": ((0.4, 1.4), (1,), 1e-7),
    "i0": ((1.4,), (0,), 1e-7),
    "i1": ((-1.4,), (0,), 1e-7),
    "i0e": ((1.4,), (0,), 1e-7),
    "i1e": ((34.0,), (0,), 1e-7),
    "jv": ((0.4, 4.7), (1,), 1e-7),
}
"""Operands, by which of them there is a gradient, and how far from finite differences."""


@in_part_and_whole
@pytest.mark.parametrize("kind", ["cpu:0", "sim:0"])
async def test_gradients(kind: str, whole: bool) -> None:
    async with la.open_runtime(kind):
        for name, (operands, places, tolerance) in SLOPES.items():
            if not (whole or kind == "sim:0" or is_in_part(name, 3)):
                continue
            function = getattr(la.special, name)
            tensors = [la.asarray(np.full(3, operand)) for operand in operands]
            for place in places:
                slope = la.grad(lambda *x, f=function: la.sum(f(*x)), argnums=place)(*tensors)
                step = 1e-5 * operands[place]
                ends = [
                    _reference(name, tuple(x + h * (n == place) for n, x in enumerate(operands)))
                    if name != "factorial"
                    else special.gamma(operands[0] + h + 1)
                    for h in (-step, step)
                ]
                expected = (ends[1] - ends[0]) / (2 * step)
                found = await slope.numpy()
                np.testing.assert_allclose(found, expected, max(tolerance, 1e-6), err_msg=name)


async def test_refusals() -> None:
    async with la.open_runtime("sim:0"):
        x = la.asarray([0.5, 0.7])
        slopes: list[tuple[Function, str]] = [
            (lambda t: la.zeta(t + 1.0, 1.5), "zeta"),
            (lambda t: la.betainc(t, 1.0, 0.5), "betainc"),
            (lambda t: la.betainc(1.0, t, 0.5), "betainc"),
            *((lambda t, f=f: f(t, 2.0), "bessel") for f in (la.iv, la.jv, la.kv)),
        ]
        for function, name in slopes:
            with pytest.raises(la.UnsupportedOperationError, match=name):
                la.grad(lambda t, f=function: la.sum(f(t)))(x)
        # What is no argument of the gradient may be anything.
        la.grad(lambda t: la.sum(la.betainc(x, 1.0, t)))(x)
        for call in (lambda: la.factorial(x, exact=True), lambda: la.comb(x, 1, exact=True)):
            with pytest.raises(ValueError, match="exact"):
                call()
        for name, (operands, _, _) in SLOPES.items():
            if name == "logit":
                continue  # of which there is one of complex numbers
            complex_ones = [la.asarray([1j]) for _ in operands]
            with pytest.raises(la.DTypeError):
                getattr(la.special, name)(*complex_ones)


async def test_exact_numbers() -> None:
    async with la.open_runtime("cpu:0"):
        n = np.arange(0.0, 23.0)
        found = await la.factorial(la.asarray(n)).numpy()
        assert found.tolist() == [float(math.factorial(int(k))) for k in n]
        n, k = (grid.ravel() for grid in np.meshgrid(np.arange(46.0), np.arange(46.0)))
        found = await la.comb(la.asarray(n), k).numpy()
        assert found.tolist() == [math.comb(int(a), int(b)) for a, b in zip(n, k, strict=True)]
        repeated = await la.comb(5, la.asarray([2, 3]), repetition=True).numpy()
        assert repeated.tolist() == special.comb(5, [2, 3], repetition=True).tolist()
        assert (await la.special.comb(la.asarray([5, 6]), 2).numpy()).dtype == np.float32


async def test_bessel_functions_that_oscillate() -> None:
    """The error is beside the height of the waves, as it is near zeros."""
    async with la.open_runtime("cpu:0"):
        for orders, places in (((0, 5), (0.3, 1.7)), ((0, 10), (1.6, 5)), ((10, 200), (1.5, 2.8))):
            v, x = _uniform(*orders), _powers(*places)
            v[::4] = np.floor(v[::4])
            found = await la.jv(la.asarray(v), la.asarray(x)).numpy()
            height = np.where(x > v + 1, np.sqrt(2 / (np.pi * x)), np.abs(special.jv(v, x)))
            assert (np.abs(found - special.jv(v, x)) / height).max() < 1e-12
        zero = la.asarray([0.0, 0.0, 0.0, 0.0])
        slope = la.grad(lambda t: la.sum(la.jv([0.0, 1.0, 2.0, -1.0], t)))
        assert (await slope(zero).numpy()).tolist() == [0.0, 0.5, 0.0, -0.5]
        assert np.isnan(await la.jv(la.asarray(-0.5), 1.0).numpy())


async def test_logarithms_of_large_numbers() -> None:
    """Of the beta function with large numbers nothing cancels, as in SciPy's."""
    async with la.open_runtime("cpu:0"):
        x = _powers(1, 12)
        found = await la.to_cpu([la.betaln(la.asarray(x), 1.0), la.betaln(2.0, la.asarray(x))])
        np.testing.assert_allclose(found[0], -np.log(x), 1e-15)
        np.testing.assert_allclose(found[1], -np.log(x) - np.log1p(x), 1e-15)


async def test_poles_of_the_beta_function() -> None:
    """Those of one part and of the sum cancel where the other part is a positive integer."""
    places = [-130.0, -20.0, -8.0, -3.0, -2.0, -1.0, 0.0, 0.5, 1.0, 2.0, 5.0, 8.0, 20.0, 120.0, 1e5]
    a, b = (grid.ravel() for grid in np.meshgrid(places, places))
    async with la.open_runtime("cpu:0"):
        x, y = la.asarray(a), la.asarray(b)
        found, logarithms = await la.to_cpu([la.special.beta(x, y), la.special.betaln(x, y)])
    np.testing.assert_allclose(logarithms, special.betaln(a, b), 3e-11)  # SciPy's cancel
    expected = special.beta(a, b)
    expected[np.isinf(expected) & (a != 0.0) & (b != 0.0)] = np.nan  # there is no sign
    chosen = (a != 0.0) & (b != 0.0)
    np.testing.assert_allclose(found[chosen], expected[chosen], 3e-10)


def test_names() -> None:
    """Each has the name that SciPy has, and is the function of the package where both have it."""
    for name in la.special.__all__:
        assert hasattr(special, name) or name == "log_expit"
        if hasattr(la, name):
            assert getattr(la, name) is getattr(la.special, name)
    assert la.special.gammaln is la.lgamma
    assert la.special.psi is la.digamma
    assert la.special.expit is la.sigmoid


async def test_scipys_functions_record() -> None:
    async with la.open_runtime("cpu:0"):
        x = la.asarray([0.5, 1.5])
        for name in ("gamma", "gammaln", "ndtri", "expit", "entr"):
            result = getattr(special, name)(x * 0.5)
            assert isinstance(result, la.LazyTensor)
            expected = getattr(special, name)(np.array([0.25, 0.75]))
            np.testing.assert_allclose(await result.numpy(), expected, 1e-6)
