"""What distributions say of parameters that are none, at the call and by their name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

DRAWS: dict[str, tuple[float, ...]] = {
    **dict.fromkeys(("uniform", "normal", "gumbel", "laplace", "logistic"), (0.0, 1.0)),
    **dict.fromkeys(("cauchy", "lognormal"), (0.0, 1.0)),
    **dict.fromkeys(("exponential", "rayleigh", "weibull", "pareto", "chisquare"), (1.0,)),
    **dict.fromkeys(("standard_t", "poisson"), (2.0,)),
    **dict.fromkeys(("geometric", "bernoulli"), (0.5,)),
    "gamma": (2.0, 1.0),
    "beta": (2.0, 3.0),
    "binomial": (4, 0.5),
    "truncated_normal": (-1.0, 1.0, 0.0, 1.0),
}
NO_NUMBERS: list[tuple[Callable[[], Any], type[Exception]]] = [
    (lambda: "text", TypeError),
    (lambda: 1j, TypeError),
    (lambda: True, TypeError),
    (lambda: [1.0, 0.5], TypeError),
    (lambda: float("nan"), ValueError),
    (lambda: np.ones(3) * 1j, la.DTypeError),
    (lambda: la.ones(3) * 1j, la.DTypeError),
    (lambda: np.array(["a", "b", "c"]), la.DTypeError),
    (lambda: np.array([None, 1, 2]), la.DTypeError),
    (lambda: np.ones(4), la.ShapeError),
    (lambda: la.ones((2, 2, 3)), la.ShapeError),
]


@pytest.mark.parametrize("name", DRAWS)
async def test_what_is_no_parameter(name: str, runtime: la.Runtime) -> None:
    draw, usual = getattr(la.random, name), DRAWS[name]
    for place in range(len(usual)):
        for make, error in NO_NUMBERS:
            given = (*usual[:place], make(), *usual[place + 1 :])
            with pytest.raises(error, match=rf"^{name}: "):
                draw((2, 3), *given)


@pytest.mark.parametrize("name", [name for name in DRAWS if name not in ("poisson", "bernoulli")])
async def test_what_is_no_dtype(name: str, runtime: la.Runtime) -> None:
    for dtype in ("bool", "complex64", "uint8"):
        with pytest.raises(la.DTypeError, match=rf"^{name}: "):
            getattr(la.random, name)((2, 3), *DRAWS[name], dtype=dtype)


@pytest.mark.parametrize("sign", [1, -1])
async def test_numbers_beyond_all(sign: int, runtime: la.Runtime) -> None:
    with pytest.raises(ValueError, match=r"^gamma: concentration must be"):
        la.random.gamma(3, sign * 10**400)
    with pytest.raises(OverflowError, match=r"^uniform: "):
        la.uniform(3, 0.0, sign * 10**400)


async def test_known_bounds_that_a_dtype_cannot_hold(runtime: la.Runtime) -> None:
    for wrong in (np.inf, -np.inf, np.nan, 1e6):
        with pytest.raises(OverflowError, match=r"^uniform: .* out of the range of float16"):
            la.uniform((2, 3), np.array([0.0, wrong, 1.0]), 1.0, dtype="float16")


async def test_arrays_of_probabilities(runtime: la.Runtime) -> None:
    chances = np.array([0.0, 1.0, 0.25])
    for given in (chances, la.asarray(chances), chances.astype(np.float16)):
        found = await la.random.bernoulli((4000, 3), given).numpy()
        assert not found[:, 0].any()
        assert found[:, 1].all()
        assert abs(found[:, 2].mean() - 0.25) < 0.03
    for wrong in (np.array([-0.1, 0.5]), np.array([0.5, 1.5]), np.array([np.nan, 0.5])):
        with pytest.raises(ValueError, match=r"^bernoulli: probability must be in \[0, 1\]"):
            la.random.bernoulli((3, 2), wrong)


OTHERS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.random.choice(3, (2,), p=la.ones(3) * 1j), la.DTypeError, r"^choice: prob"),
    (lambda: la.permutation(-1), la.ShapeError, r"^permutation: "),
    (lambda: la.permutation(True), TypeError, r"^permutation: "),
    (lambda: la.rand(3, dtype="int32"), la.DTypeError, r"^rand: "),
    (lambda: la.rand(-3), la.ShapeError, r"^rand: "),
    (lambda: la.randn(3, dtype="int32"), la.DTypeError, r"^randn: "),
    (lambda: la.randn(2.5), TypeError, r"^randn: "),  # type: ignore[arg-type]
    (lambda: la.dropout_mask(-1, 0.5), la.ShapeError, r"^dropout_mask: "),
    (
        lambda: la.random.multivariate_normal([0.0, 0.0], [[NAN, 0.0], [0.0, 1.0]]),
        ValueError,
        r"^multivariate_normal: the covariance is not positive definite",
    ),
]
NAN = float("nan")


@pytest.mark.parametrize(("call", "error", "message"), OTHERS)
async def test_errors_name_the_function_called(
    call: Callable[[], Any], error: type[Exception], message: str, runtime: la.Runtime
) -> None:
    with pytest.raises(error, match=message):
        call()


@pytest.mark.parametrize("wrong", [-1.0, 0.0, NAN, float("inf")])
async def test_what_has_no_probability_is_not_picked(wrong: float, runtime: la.Runtime) -> None:
    weights = la.asarray([1.0, wrong, 2.0, wrong]) * 1.0
    for _ in range(5):
        picked = await la.random.choice(4, (2,), False, weights).numpy()
        assert sorted(picked.tolist()) == [0, 2]
    picked = await la.random.choice(4, (200,), True, weights).numpy()
    assert set(picked.tolist()) == {0, 2}


async def test_vectors_without_elements(runtime: la.Runtime) -> None:
    found = la.random.multivariate_normal(la.zeros(0), la.zeros((0, 0)), (2,))
    assert (await found.numpy()).shape == (2, 0)
    found = la.random.multivariate_normal(la.zeros((0, 2)), la.eye(2))
    assert (await found.numpy()).shape == (0, 2)
