"""Draws from distributions: dtypes, shapes, parameters, and what they depend on."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import makes_kernels, picked

import lazyasync as la

R = la.random
inf, nan = math.inf, math.nan

REAL: dict[str, tuple[Any, ...]] = {
    "exponential": (2.0,),
    "gumbel": (1.0, 2.0),
    "laplace": (1.0, 2.0),
    "logistic": (1.0, 2.0),
    "cauchy": (1.0, 2.0),
    "rayleigh": (2.0,),
    "lognormal": (0.5, 0.2),
    "weibull": (1.5,),
    "pareto": (3.0,),
    "gamma": (2.0, 3.0),
    "chisquare": (3.0,),
    "standard_t": (5.0,),
    "beta": (2.0, 3.0),
    "truncated_normal": (-1.0, 2.0, 0.5, 2.0),
}
COUNTS: dict[str, tuple[Any, ...]] = {
    "poisson": (3.0,),
    "binomial": (10, 0.5),
    "geometric": (0.25,),
}
ALL = {**REAL, **COUNTS}


def draw(name: str, shape: Any, *given: Any, **others: Any) -> la.LazyTensor:
    result: la.LazyTensor = getattr(R, name)(shape, *(given or ALL[name]), **others)
    return result


# ---- shapes and dtypes ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
async def test_shapes(runtime: la.Runtime, name: str) -> None:
    shapes: list[Any] = [(), 0, (3, 0), (1,), 5, [2, 3]]
    for shape in picked(shapes, name, 2 if makes_kernels(runtime) else 3):
        lengths = (shape,) if isinstance(shape, int) else tuple(shape)
        tensors = [draw(name, shape), draw(name, shape, *map(la.asarray, ALL[name]))]
        for values in await la.to_cpu(tensors):
            assert values.shape == lengths
            assert np.isfinite(values).all()


@pytest.mark.parametrize("name", REAL)
async def test_dtypes_of_real_numbers(runtime: la.Runtime, name: str) -> None:
    assert draw(name, 3).dtype == "float32"
    for dtype in ("float16", "float32", "float64"):
        arrays = [np.array(value, dtype) for value in REAL[name]]
        for given in (REAL[name], arrays, [la.asarray(array) for array in arrays]):
            values = draw(name, 50, *given, dtype=dtype)
            assert values.dtype == (await values.numpy()).dtype == dtype
        wide = draw(name, 50, *map(la.asarray, arrays))
        assert wide.dtype == ("float64" if dtype == "float64" else "float32")
    with pytest.raises(la.DTypeError, match=r"int32|complex"):
        draw(name, 3, dtype="int32")


@pytest.mark.parametrize("name", COUNTS)
async def test_dtypes_of_counts(runtime: la.Runtime, name: str) -> None:
    assert draw(name, 3).dtype == "int64"
    state = la.get_rng_state()
    expected = await draw(name, 300).numpy()
    for dtype in ("int8", "int16", "int32", "float16", "float64"):
        la.set_rng_state(state)
        # Half and single precision hold these; an integer is made of two words, as is a double.
        if name != "geometric" or dtype != "float16":
            np.testing.assert_array_equal(await draw(name, 300, dtype=dtype).numpy(), expected)
    with pytest.raises(la.DTypeError, match=f"{name}: counts .* uint8"):
        draw(name, 3, dtype="uint8")


async def test_counts_beyond_a_dtype_are_the_largest_of_it(runtime: la.Runtime) -> None:
    assert set(await R.poisson(50, 1e4, dtype="int8").numpy()) == {127}
    assert set(await R.geometric(50, 1e-300).numpy()) == {2**63 - 1024}
    assert set(await R.binomial(50, 10**6, 0.5, dtype="int16").numpy()) == {2**15 - 1}


@pytest.mark.parametrize("name", ALL)
async def test_numbers_and_tensors_of_them_give_the_same(runtime: la.Runtime, name: str) -> None:
    """Also broadcast along either axis; each number is one of its own parameters."""
    numbers = ALL[name]
    columns = [la.asarray(np.full((4, 1), value, np.float32)) for value in numbers]
    rows = [np.full(5, value, np.float32) for value in numbers]
    found = []
    for given in (numbers, columns, rows):
        la.set_rng_state({"key": 3, "counter": 9})
        found.append(draw(name, (4, 5), *given))
    first, *others = await la.to_cpu(found)
    for values in others:
        np.testing.assert_array_max_ulp(values.astype(np.float32), first.astype(np.float32), 4)


# ---- parameters ----------------------------------------------------------------------------

REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    *[
        (lambda name=name: draw(name, 3, 0.0, -1.0), ValueError, f"{name}: scale .* 0, not -1")
        for name in ("gumbel", "laplace", "logistic", "cauchy")
    ],
    (lambda: R.exponential(3, -2.0), ValueError, "exponential: scale must be at least 0"),
    (lambda: R.exponential(3, nan), ValueError, "exponential: scale must be a number, not nan"),
    (lambda: R.exponential(3, np.array([1, -1, nan])), ValueError, "exponential: scale must"),
    (lambda: R.exponential((3,), "x"), TypeError, "exponential: scale must be .*, not 'x'"),
    (lambda: R.exponential(2.0, 3), TypeError, r"exponential\(shape, scale\)"),
    (lambda: R.exponential((3, -1)), la.ShapeError, "negative"),
    (lambda: R.exponential(3, la.ones(2)), la.ShapeError, r"scale of shape \(2,\)"),
    (lambda: R.exponential(3, la.ones(3, dtype=complex)), la.DTypeError, "complex64"),
    (lambda: R.rayleigh(3, -2.0), ValueError, "rayleigh: scale"),
    (lambda: R.lognormal(3, 0.0, -2.0), ValueError, "lognormal: deviation"),
    (lambda: R.weibull(3, 0.0), ValueError, "weibull: exponent must be above 0"),
    (lambda: R.weibull(3, inf), ValueError, "above 0 and finite, not inf"),
    (lambda: R.pareto(3, -1.0), ValueError, "pareto: exponent"),
    (lambda: R.gamma(3, -1.0), ValueError, "gamma: concentration must be at least 0"),
    (lambda: R.gamma(3, inf), ValueError, "gamma: concentration"),
    (lambda: R.gamma(3, 1.0, -1.0), ValueError, "gamma: scale"),
    (lambda: R.chisquare(3, 0), ValueError, "chisquare: freedom must be above 0"),
    (lambda: R.standard_t(3, 0), ValueError, "standard_t: freedom must be above 0"),
    (lambda: R.beta(3, 0.0, 1.0), ValueError, "beta: a must"),
    (lambda: R.beta(3, 1.0, np.array([1, 2, inf])), ValueError, "beta: b must"),
    (lambda: R.dirichlet(3, 1.0), la.ShapeError, "dirichlet: concentration has no axis"),
    (lambda: R.dirichlet(3, [1.0, 0.0]), ValueError, "dirichlet: concentration"),
    (lambda: R.dirichlet(3, la.ones((2, 4))), la.ShapeError, "dirichlet: concentration"),
    (lambda: R.truncated_normal(3, 2.0, 1.0), ValueError, "no number between 2.0 and 1.0"),
    (lambda: R.truncated_normal(3, inf, inf), ValueError, "no number between"),
    (lambda: R.truncated_normal(3, 0, 1, 0, 0), ValueError, "truncated_normal: deviation"),
    (lambda: R.truncated_normal(3, 0, 1, inf), ValueError, "truncated_normal: mean"),
    (lambda: R.poisson(3, -1), ValueError, "poisson: mean must be in"),
    (lambda: R.poisson(3, 2.0**63), ValueError, "poisson: mean must be in"),
    (lambda: R.binomial(3, -1, 0.5), ValueError, "binomial: trials"),
    (lambda: R.binomial(3, 2.5, 0.5), ValueError, "trials must be whole numbers, not 2.5"),
    (lambda: R.binomial(3, 2, 1.5), ValueError, r"binomial: probability must be in \[0, 1\]"),
    (lambda: R.geometric(3, 0.0), ValueError, r"geometric: probability must be in \(0, 1\]"),
    (lambda: R.bits(3, dtype="int32"), la.DTypeError, "bits: .* unsigned .* int32"),
    (lambda: R.choice(0, 3), ValueError, "nothing to pick from"),
    (lambda: R.choice(3, 4, replace=False), ValueError, "3 elements are fewer than 4"),
    (lambda: R.choice(3, 2, p=[0.5, 0.5]), la.ShapeError, "3 probabilities are needed"),
    (lambda: R.choice(2, 2, p=[0.5, 0.6]), ValueError, "sum up to 1, not 1.1"),
    (lambda: R.choice(2, 2, p=[1.5, -0.5]), ValueError, "at least 0"),
    (lambda: R.choice(2, 2, p=[nan, 1.0]), ValueError, "at least 0"),
    (lambda: R.choice(2, 2, False, p=[1.0, 0.0]), ValueError, "1 elements have .* fewer than 2"),
    (lambda: R.choice(2, 2, p=["a", "b"]), la.DTypeError, "probabilities"),
    (lambda: R.choice(la.asarray(2.0), 2), la.ShapeError, "without axes"),
    (lambda: R.choice(la.ones((2, 3)), 2, axis=2), la.ShapeError, "axis 2 is out of bounds"),
    (lambda: R.choice(-3), la.ShapeError, "negative"),
    (lambda: R.categorical(1.0), la.ShapeError, "without axes"),
    (lambda: R.categorical(la.ones((3, 0))), la.ShapeError, "axis of length 0"),
    (lambda: R.categorical(la.ones((3, 2)), shape=(2,)), la.ShapeError, "categorical: logits"),
    (lambda: R.categorical(la.ones(3, dtype=complex)), la.DTypeError, "complex64"),
    (lambda: R.multivariate_normal(1.0, [[1.0]]), la.ShapeError, r"mean is of shape \(\.\.\., n\)"),
    (lambda: R.multivariate_normal([1.0, 2.0], [[1.0]]), la.ShapeError, "covariance of"),
    (
        lambda: R.multivariate_normal([0.0, 0.0], [[1.0, 2.0], [2.0, 1.0]]),
        ValueError,
        "not positive definite",
    ),
    (lambda: R.multivariate_normal([0.0], [[1.0]], dtype=int), la.DTypeError, "int64"),
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_refused(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    before = la.get_rng_state()
    with pytest.raises(error, match=message):
        call()
    assert la.get_rng_state() == before


async def test_tensors_of_what_is_no_parameter(runtime: la.Runtime) -> None:
    """NaN, or -1 for counts, each for itself: the others are what they are without."""

    def tensor(*values: float) -> la.LazyTensor:
        return la.asarray(np.array(values))

    bad, one = tensor(-1.0, nan, inf, 2.0), tensor(*[1.0] * 4)
    real = [
        R.gamma(4, bad),
        R.beta(4, bad, 2.0),
        R.beta(4, 2.0, bad),
        R.chisquare(4, bad),
        R.standard_t(4, tensor(-1.0, nan, 0.0, 2.0)),
        R.truncated_normal(4, 0.0, 1.0, 0.0, bad),
        R.truncated_normal(4, 0.0, 1.0, tensor(-inf, nan, inf, 2.0), 1.0),
        R.truncated_normal(4, one, tensor(0.5, nan, -1.0, 2.0), 0.0, 1.0),
    ]
    counts = [
        R.poisson(4, tensor(-1.0, nan, 1e19, 2.0)),
        R.binomial(4, tensor(-1.0, 2.5, inf, 2.0), 0.5),
        R.binomial(4, 10, tensor(-0.1, nan, 1.1, 0.5)),
        R.geometric(4, tensor(0.0, nan, 1.5, 0.5)),
    ]
    if makes_kernels(runtime):  # half a second for each
        real, counts = real[::5], counts[::3]
    for values in await la.to_cpu(real):
        assert np.isnan(values).tolist() == [True, True, True, False]
    for values in await la.to_cpu(counts):
        assert (values == -1).tolist() == [True, True, True, False]
    parts = await R.dirichlet(2, la.asarray([[1.0, -1.0], [1.0, 1.0]])).numpy()
    assert np.isnan(parts).tolist() == [[True, True], [False, False]]


async def test_parameters_at_the_edge(runtime: la.Runtime) -> None:
    assert not (await R.gamma(9, 0.0).numpy()).any()
    assert not (await R.poisson(9, 0.0).numpy()).any()
    assert not (await R.exponential(9, 0.0).numpy()).any()
    assert (await R.exponential(9, inf).numpy() == inf).all()
    assert (await R.laplace(9, -inf, 1.0).numpy() == -inf).all()
    assert (await R.geometric(9, 1.0).numpy() == 1).all()
    for n, p, expected in ((0, 0.3, 0), (7, 0.0, 0), (7, 1.0, 7), (2**62, 1.0, 2**62)):
        assert (await R.binomial(9, n, p).numpy() == expected).all()
    assert (await R.truncated_normal(9, 1.5, 1.5).numpy() == 1.5).all()
    far = await R.truncated_normal(99, 1e6, inf, dtype="float64").numpy()
    assert (far >= 1e6).all()
    assert (far < 1e6 + 3e-5).all()
    # The bounds are among what may be drawn, and nothing beyond them, however it is rounded.
    for dtype in ("float16", "float32"):
        narrow = await R.truncated_normal(999, 1000.0, 1000.1, 990.0, dtype=dtype).numpy()
        low, high = np.array([1000.0, 1000.1], dtype)
        assert ((low <= narrow) & (narrow <= high)).all()
    assert (await R.gamma(99, 1e-6).numpy() >= 0).all()
    assert np.isfinite(await R.cauchy(999, dtype="float32").numpy()).all()
    parts = await R.dirichlet(50, [1e-4, 1e-4, 1e-4]).numpy()
    np.testing.assert_allclose(parts.sum(-1), 1, rtol=1e-6)


# ---- gradients -----------------------------------------------------------------------------


async def test_gradients_by_location_and_scale(runtime: la.Runtime) -> None:
    for name in ("gumbel", "laplace", "logistic", "cauchy"):
        standard = draw(name, 5, 0.0, 1.0)
        la.set_rng_state({"key": 3, "counter": 9})
        standard = draw(name, 5, 0.0, 1.0)

        def total(location: Any, scale: Any, name: str = name) -> la.LazyTensor:
            la.set_rng_state({"key": 3, "counter": 9})
            return la.sum(draw(name, 5, location, scale) * la.arange(5))

        gradients = la.grad(total, (0, 1))(la.zeros(5), la.asarray(2.0))
        by_location, by_scale = await la.to_cpu(gradients)
        np.testing.assert_array_equal(by_location, np.arange(5))
        expected = (await standard.numpy() * np.arange(5)).sum()
        np.testing.assert_allclose(by_scale, expected, rtol=1e-5)


async def test_gradients_by_exponents(runtime: la.Runtime) -> None:
    """Against those of the inverse cdf: of Weibull's e**(1/a), of Pareto's exp(e/a) - 1."""
    state = {"key": 3, "counter": 9}
    la.set_rng_state(state)
    e = await R.exponential(6, dtype="float64").numpy()
    a = np.array([0.5, 1.0, 1.5, 2.0, 3.0, 9.0])
    slopes = {
        "weibull": -(e ** (1 / a)) * np.log(e) / a**2,
        "pareto": -np.exp(e / a) * e / a**2,
    }
    for name, expected in slopes.items():

        def total(exponent: Any, name: str = name) -> la.LazyTensor:
            la.set_rng_state(state)
            return la.sum(draw(name, 6, exponent))

        gradient = la.grad(total)(la.asarray(a))
        np.testing.assert_allclose(await gradient.numpy(), expected, rtol=1e-12)


async def test_gradients_by_scales_and_means(runtime: la.Runtime) -> None:
    state = {"key": 3, "counter": 9}
    for draw_of in (
        lambda scale: R.exponential(6, scale),
        lambda scale: R.rayleigh(6, scale),
        lambda scale: R.gamma(6, 0.7, scale),
    ):

        def total(scale: Any, draw_of: Any = draw_of) -> la.LazyTensor:
            la.set_rng_state(state)
            return la.sum(draw_of(scale) ** 2)

        value, gradient = la.value_and_grad(total)(la.asarray(3.0))
        second = la.grad(lambda scale: la.grad(total)(scale))(la.asarray(3.0))
        found = [float(number) for number in await la.to_cpu([value, gradient, second])]
        np.testing.assert_allclose(found[1:], [found[0] * 2 / 3, found[0] * 2 / 9], rtol=1e-5)
    mean = la.grad(lambda m: la.sum(R.multivariate_normal(m, np.eye(2), 5)))(la.zeros(2))
    assert (await mean.numpy()).tolist() == [5.0, 5.0]


async def test_what_has_no_gradient_says_so(runtime: la.Runtime) -> None:
    draws: list[Callable[[Any], la.LazyTensor]] = [
        lambda x: R.multivariate_normal([0.0], x.reshape(1, 1, 1)),
        lambda x: R.beta(3, x, 1.0),
        lambda x: R.truncated_normal(3, 0.0, x),
        lambda x: R.standard_t(3, x),
    ]
    for draw_of in draws[::2] if makes_kernels(runtime) else draws:
        x = la.ones(1)
        with pytest.raises(la.UnsupportedOperationError):
            la.grad(lambda x, draw_of=draw_of: la.sum(draw_of(x)))(x)
        held = la.grad(lambda y, x=x, draw_of=draw_of: la.sum(draw_of(x) * y))(la.asarray(2.0))
        assert np.isfinite(await held.numpy())
    # Picks and counts do not change with what they are picked by.
    flat = la.grad(lambda x: la.sum(x[R.categorical(x, shape=4)]))(la.ones(3))
    assert (await flat.numpy()).sum() == 4


# ---- what they depend on -------------------------------------------------------------------


def step(number: int) -> list[la.LazyTensor]:
    """A draw of each distribution, of parameters that are others at each step, 0 and 1 as well."""
    x = float(number)
    return [
        R.exponential(9, x + 0.5),
        R.gumbel(9, x - 0.5, x + 0.5),
        R.gamma(9, x / 2, x + 0.5),
        R.chisquare(9, x + 1),
        R.standard_t(9, x + 1),
        R.beta(9, x + 1, x * 2 + 1),
        R.truncated_normal(9, x - 5, x, x / 3, x + 1),
        R.weibull(9, x + 1.5),
        R.pareto(9, x + 1.5),
        R.dirichlet(3, np.array([x + 1, 2.0])),
        R.poisson(9, x * 3),
        R.binomial(9, number * 10, x / 20),
        R.geometric(9, (x + 1) / 21),
        R.choice(9, 4, p=np.roll(np.arange(9) / 36, number)),
        R.categorical(la.asarray([x, 1.0])),
        R.bits(3),
        R.multivariate_normal(np.array([x, 1.0]), np.eye(2) * (x + 1)),
    ]


def part_of_step(number: int, runtime: la.Runtime) -> list[la.LazyTensor]:
    """A part of a step where machine code is made for it, which would take seconds."""
    return step(number)[:: 4 if makes_kernels(runtime) else 1]


async def test_twenty_steps_compile_once(runtime: la.Runtime) -> None:
    compiled = []
    for number in range(20):
        values = part_of_step(number, runtime)
        await la.mark_step(wait=True)
        compiled.append(la.metrics.counter_value("UncachedCompile"))
        del values
    assert compiled[0] == compiled[-1]


async def test_compiled_functions_take_parameters_for_numbers(runtime: la.Runtime) -> None:
    def draws(x: float, n: int) -> list[la.LazyTensor]:
        several = [
            R.gamma(50, x, x),
            R.poisson(50, x),
            R.truncated_normal(50, -x, x, x / 2, 1.0),
            R.binomial(50, n, 0.25),
            R.weibull(50, x),
            R.laplace(50, x - 1.0, x),
        ]
        return several[::3] if makes_kernels(runtime) else several

    compiled_draws = la.compile(draws)
    compiled = []
    for x, n in ((0.5, 3), (1.0, 100), (20.0, 1)):
        la.set_rng_state({"key": 5, "counter": 0})
        found = await la.to_cpu(await compiled_draws(x, n))
        compiled.append(la.metrics.counter_value("UncachedCompile"))
        la.set_rng_state({"key": 5, "counter": 0})
        for one, other in zip(found, await la.to_cpu(draws(x, n)), strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-6)
    with pytest.raises(ValueError, match="gamma: concentration"):
        await compiled_draws(-1.0, 3)


async def test_widths_of_integers_are_arguments_of_compiled_functions(
    runtime: la.Runtime,
) -> None:
    drawn = la.compile(lambda high: la.randint(0, high, 100))
    for high in (10, 1000, 2**40, 2**62):
        la.set_rng_state({"key": 5, "counter": 0})
        found = await (await drawn(high)).numpy()
        la.set_rng_state({"key": 5, "counter": 0})
        np.testing.assert_array_equal(found, await la.randint(0, high, 100).numpy())


async def test_results_do_not_depend_on_the_order_of_running(runtime: la.Runtime) -> None:
    found = []
    for backwards in (False, True):
        la.manual_seed(7)
        tensors = part_of_step(3, runtime)
        order = list(range(len(tensors)))
        values = {
            place: (await tensors[place].numpy()).tolist()
            for place in (reversed(order) if backwards else order)
        }
        found.append([values[place] for place in order])
    assert found[0] == found[1]


async def test_jobs_have_streams_of_their_own(runtime: la.Runtime) -> None:
    async def drawn(name: str) -> list[Any]:
        async with la.job(name):
            return [values.tolist() for values in await la.to_cpu([R.gamma(9, 2.0), R.bits(9)])]

    one, other = await drawn("one"), await drawn("other")
    assert one[0] != other[0]
    assert one[1] != other[1]
    assert await drawn("one") == one


async def test_a_draw_takes_as_much_of_the_stream_whatever_is_rejected(
    runtime: la.Runtime,
) -> None:
    for draw_of, blocks in (
        (lambda: R.gamma(1000, 0.5), 1000),
        (lambda: R.poisson((10, 10), 50.0), 100),
        (lambda: R.truncated_normal(7, 0.0, 5.0), 7),
        (lambda: R.exponential(1000), 250),
        (lambda: R.exponential(1000, dtype="float64"), 500),
        (lambda: R.bits(9, dtype="uint8"), 3),
    ):
        before = la.get_rng_state()
        values = draw_of()
        after = la.get_rng_state()
        assert after["counter"] - before["counter"] == blocks
        # What comes next is no repetition of it, and a saved state repeats it.
        la.set_rng_state(before)
        np.testing.assert_array_equal(await values.numpy(), await draw_of().numpy())
        assert la.get_rng_state() == after


async def test_very_large_draws_do_not_run_into_the_next(runtime: la.Runtime) -> None:
    """Recorded, and never computed: of what is behind them the counters are."""
    la.set_rng_state({"key": 1, "counter": 0})
    tensors = [la.rand(2**35), R.gamma(2**34, 2.0), R.bits(2**33, dtype="uint64")]
    assert la.get_rng_state()["counter"] == 2**33 + 2**34 + 2**32
    following = await R.bits(4).numpy()
    del tensors
    la.set_rng_state({"key": 1, "counter": 2**33 + 2**34 + 2**32})
    np.testing.assert_array_equal(following, await R.bits(4).numpy())


async def test_draws_are_where_their_parameters_are() -> None:
    async with la.open_runtime({"cpu": 2}):
        rate = la.asarray([1.0, 2.0], device="cpu:1")
        assert str(R.poisson(2, rate).device) == "cpu:1"
        assert str(R.gamma(2, 1.0, rate).device) == "cpu:1"
        assert str(R.gumbel(2, 0.0, rate).device) == "cpu:1"
        assert str(R.categorical(rate).device) == "cpu:1"
        assert str(R.exponential(2, 1.0, device="cpu:1").device) == "cpu:1"
        assert str(R.choice(rate, 3).device) == "cpu:1"
        vectors = R.multivariate_normal(rate, np.eye(2), 3)
        assert str(vectors.device) == "cpu:1"
        assert (await vectors.numpy()).shape == (3, 2)
