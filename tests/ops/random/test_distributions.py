"""Whether random numbers are of the distributions that they are said to be of.

Each test with a threshold fails a right generator once in a million seeds; the seeds are fixed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

N = 60_000
ODDS = 1e-6
"""Of a false alarm."""

Cdf = Callable[[np.ndarray], np.ndarray]


def assert_distributed(values: np.ndarray, cdf: Cdf) -> None:
    """Kolmogorov and Smirnov's test: P(sqrt(n) D > c) is below 2 exp(-2 c**2) (Massart, 1990)."""
    ordered = np.sort(values.astype(np.float64).ravel())
    count = ordered.size
    expected = cdf(ordered)
    above = np.arange(1, count + 1) / count - expected
    below = expected - np.arange(count) / count
    distance = max(above.max(), below.max())
    assert math.sqrt(count) * distance < math.sqrt(math.log(2 / ODDS) / 2)


def assert_counted(values: np.ndarray, probability: Callable[[int], float]) -> None:
    """Pearson's test, of counts that are expected ten times or more; the others are one class.

    Chi squared of k degrees is above k + 2 sqrt(k x) + 2 x with a probability of at most exp(-x)
    (Laurent and Massart, 2000).
    """
    counts = np.bincount(values.ravel().astype(np.int64))
    expected = np.array([probability(k) for k in range(counts.size)]) * values.size
    usual = expected >= 10
    rest = values.size - expected[usual].sum()
    statistic = ((counts[usual] - expected[usual]) ** 2 / expected[usual]).sum()
    statistic += (counts[~usual].sum() - rest) ** 2 / max(rest, 1.0)
    degrees, x = usual.sum(), -math.log(ODDS)
    assert statistic < degrees + 2 * math.sqrt(degrees * x) + 2 * x


def integrated(density: Cdf, low: float, high: float, place: Cdf) -> Cdf:
    """The cdf of x from the density of t = ``place(x)`` (but for a factor) between two bounds."""
    grid = np.linspace(low, high, 200_001)
    values = density(grid)
    sums = np.concatenate([[0.0], np.cumsum((values[1:] + values[:-1]) / 2)])
    return lambda x: np.interp(place(x), grid, sums / sums[-1])


def normal_cdf(x: np.ndarray) -> np.ndarray:
    return np.array([math.erfc(-y / math.sqrt(2)) / 2 for y in x])


def gamma_cdf(a: float) -> Cdf:
    # Of t = log x.
    low, high = -40 / min(a, 1.0), math.log(a + 12 * math.sqrt(a) + 40)
    return integrated(lambda t: np.exp(a * t - np.exp(t) - a * math.log(a) + a), low, high, np.log)


def beta_cdf(a: float, b: float) -> Cdf:
    # Of t = log(x / (1 - x)).
    low, high = -40 / min(a, 1.0), 40 / min(b, 1.0)

    def density(t: np.ndarray) -> np.ndarray:
        return np.exp(-a * np.logaddexp(0, -t) - b * np.logaddexp(0, t))

    def place(x: np.ndarray) -> np.ndarray:
        with np.errstate(divide="ignore"):  # single precision rounds some up to 1
            return np.log(x) - np.log1p(-x)

    return integrated(density, low, high, place)


def student_cdf(freedom: float) -> Cdf:
    # Of t = arcsinh x.
    def density(t: np.ndarray) -> np.ndarray:
        x = np.sinh(t)
        return (1 + x * x / freedom) ** (-(freedom + 1) / 2) * np.cosh(t)

    bound = 40 / min(freedom, 1.0)
    return integrated(density, -bound, bound, np.arcsinh)


def truncated_cdf(low: float, high: float, mean: float, deviation: float) -> Cdf:
    first, last = max(low, mean - 12 * deviation), min(high, mean + 12 * deviation)
    if low > mean + 3 * deviation:
        first, last = low, min(high, low + 40 * deviation**2 / (low - mean))
    peak = min(max(mean, first), last)

    def density(x: np.ndarray) -> np.ndarray:
        return np.exp(((peak - mean) ** 2 - (x - mean) ** 2) / (2 * deviation**2))

    return integrated(density, first, last, lambda x: x)


def exponential_cdf(x: np.ndarray) -> np.ndarray:
    return -np.expm1(-x)


R = la.random
CONTINUOUS: dict[str, tuple[Callable[..., la.LazyTensor], Cdf]] = {
    "exponential": (lambda **o: R.exponential(N, 2.5, **o), lambda x: exponential_cdf(x / 2.5)),
    "gumbel": (lambda **o: R.gumbel(N, 1.0, 2.0, **o), lambda x: np.exp(-np.exp((1 - x) / 2))),
    "laplace": (
        lambda **o: R.laplace(N, -1.0, 0.5, **o),
        lambda x: 0.5 - 0.5 * np.sign(x + 1) * np.expm1(-2 * np.abs(x + 1)),
    ),
    "logistic": (
        lambda **o: R.logistic(N, 3.0, 2.0, **o),
        lambda x: 0.5 + 0.5 * np.tanh((x - 3) / 4),
    ),
    "cauchy": (
        lambda **o: R.cauchy(N, 0.5, 2.0, **o),
        lambda x: 0.5 + np.arctan((x - 0.5) / 2) / np.pi,
    ),
    "rayleigh": (lambda **o: R.rayleigh(N, 3.0, **o), lambda x: -np.expm1(-x * x / 18)),
    "lognormal": (
        lambda **o: R.lognormal(N, 0.5, 0.25, **o),
        lambda x: normal_cdf((np.log(x) - 0.5) * 4),
    ),
    "weibull": (lambda **o: R.weibull(N, 1.7, **o), lambda x: exponential_cdf(x**1.7)),
    "pareto": (lambda **o: R.pareto(N, 3.0, **o), lambda x: -np.expm1(-3 * np.log1p(x))),
    **{
        f"gamma {a}": (lambda a=a, **o: R.gamma(N, a, 2.0, **o), lambda x, a=a: gamma_cdf(a)(x / 2))
        for a in (0.3, 1.0, 2.5, 400.0)
    },
    "chisquare": (lambda **o: R.chisquare(N, 5.0, **o), lambda x: gamma_cdf(2.5)(x / 2)),
    **{
        f"standard_t {f}": (lambda f=f, **o: R.standard_t(N, f, **o), student_cdf(f))
        for f in (0.8, 1.0, 3.0, 30.0)
    },
    **{
        f"beta {a} {b}": (lambda a=a, b=b, **o: R.beta(N, a, b, **o), beta_cdf(a, b))
        for a, b in ((0.5, 0.5), (2.0, 5.0), (0.7, 6.0), (90.0, 40.0))
    },
    **{
        f"truncated_normal {bounds}": (
            lambda b=bounds, **o: R.truncated_normal(N, *b, **o),
            truncated_cdf(*bounds),
        )
        for bounds in (
            (-1.0, 0.5, 0.0, 1.0),
            (-3.0, 9.0, 1.0, 2.0),
            (0.0, np.inf, -1.0, 1.0),
            (-np.inf, 1.0, 4.0, 2.0),
            (8.0, np.inf, 0.0, 1.0),
            (3.0, 3.5, 0.0, 1.0),
        )
    },
}


@pytest.mark.parametrize("name", CONTINUOUS)
async def test_continuous_distributions(runtime: la.Runtime, name: str) -> None:
    draw, cdf = CONTINUOUS[name]
    la.manual_seed(2024)
    wide, single = await la.to_cpu([draw(dtype="float64"), draw()])
    assert (wide.dtype, single.dtype) == (np.float64, np.float32)
    assert_distributed(wide, cdf)
    assert_distributed(single, cdf)


def test_the_tests_of_distributions_can_fail() -> None:
    values = np.random.default_rng(1).exponential(size=N)
    assert_distributed(values, exponential_cdf)
    with pytest.raises(AssertionError):
        assert_distributed(values * 1.03, exponential_cdf)
    counts = np.random.default_rng(1).poisson(4.0, N)
    assert_counted(counts, poisson_probability(4.0))
    with pytest.raises(AssertionError):
        assert_counted(counts, poisson_probability(4.1))


def poisson_probability(mean: float) -> Callable[[int], float]:
    return lambda k: math.exp(k * math.log(mean) - mean - math.lgamma(k + 1))


def binomial_probability(n: int, p: float) -> Callable[[int], float]:
    def probability(k: int) -> float:
        if k > n:
            return 0.0
        ways = math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)
        return math.exp(ways + k * math.log(p) + (n - k) * math.log1p(-p))

    return probability


@pytest.mark.parametrize("mean", [0.01, 1.0, 4.5, 9.99, 10.0, 12.5, 300.0])
async def test_poisson(runtime: la.Runtime, mean: float) -> None:
    la.manual_seed(7)
    assert_counted(await R.poisson(N, mean).numpy(), poisson_probability(mean))


@pytest.mark.parametrize(
    ("n", "p"), [(1, 0.3), (12, 0.5), (30, 0.9), (21, 0.48), (200, 0.02), (900, 0.4), (50, 0.75)]
)
async def test_binomial(runtime: la.Runtime, n: int, p: float) -> None:
    la.manual_seed(7)
    assert_counted(await R.binomial(N, n, p).numpy(), binomial_probability(n, p))


@pytest.mark.parametrize("p", [0.02, 0.5, 0.97])
async def test_geometric(runtime: la.Runtime, p: float) -> None:
    la.manual_seed(7)
    counts = await R.geometric(N, p).numpy()
    assert counts.min() == 1
    assert_counted(counts, lambda k: p * (1 - p) ** (k - 1) if k else 0.0)


async def test_counts_of_enormous_means(runtime: la.Runtime) -> None:
    """Where k log(mean) - mean - log(k!) would leave nothing: differences are what counts."""
    la.manual_seed(7)
    mean, trials = 1e15, 10**16
    counts = await R.poisson(N, mean, dtype="float64").numpy()
    assert_distributed((counts - mean) / math.sqrt(mean), normal_cdf)
    counts = await R.binomial(N, trials, 0.25, dtype="float64").numpy()
    assert_distributed((counts - 2.5e15) / math.sqrt(0.75 * 2.5e15), normal_cdf)


async def test_picks(runtime: la.Runtime) -> None:
    la.manual_seed(7)
    p = np.array([0.1, 0.0, 0.4, 0.2, 0.3])
    probability = p.tolist().__getitem__
    assert_counted(await R.choice(5, N, p=p).numpy(), probability)
    assert_counted(await R.choice(5, N, p=la.asarray(p * 50)).numpy(), probability)
    assert_counted(await R.choice(5, N).numpy(), lambda k: 0.2)
    with np.errstate(divide="ignore"):
        logits = np.log(p) + 3
    assert_counted(await R.categorical(logits, shape=N).numpy(), probability)


@pytest.mark.parametrize("count", [200, pytest.param(1500, marks=pytest.mark.stress)])
async def test_picks_without_replacement_are_as_if_one_after_the_other(
    runtime: la.Runtime, count: int
) -> None:
    la.manual_seed(7)
    p = [0.5, 0.3, 0.2]
    pairs = [R.choice(3, 2, replace=False, p=p) for _ in range(count)]
    pairs += [R.choice(3, 2, replace=False) for _ in range(count)]
    drawn = np.stack(await la.to_cpu(pairs)) @ [3, 1]
    expected = {3 * i + j: p[i] * p[j] / (1 - p[i]) for i in range(3) for j in range(3) if i != j}
    assert_counted(drawn[:count], lambda k: expected.get(k, 0.0))
    assert_counted(drawn[count:], lambda k: 1 / 6 if k in expected else 0.0)


async def test_vectors(runtime: la.Runtime) -> None:
    la.manual_seed(7)
    covariance = np.array([[2.0, -0.6, 0.3], [-0.6, 1.0, 0.1], [0.3, 0.1, 0.5]])
    mean = np.array([1.0, 0.0, -5.0])
    drawn = await R.multivariate_normal(mean, covariance, N).numpy()
    assert drawn.shape == (N, 3)
    # Through the inverse of a factor of another kind they are three independent normals.
    values, vectors = np.linalg.eigh(covariance)
    whitened = (drawn - mean) @ vectors / np.sqrt(values)
    for column in whitened.T:
        assert_distributed(column, normal_cdf)
    products = whitened.T @ whitened / N
    assert np.abs(products - np.diag(np.diag(products))).max() < 4.9 / math.sqrt(N)


async def test_parts_of_a_whole(runtime: la.Runtime) -> None:
    la.manual_seed(7)
    concentration = [0.5, 2.0, 4.0]
    drawn = await R.dirichlet(N, concentration).numpy()
    np.testing.assert_allclose(drawn.sum(-1), 1, rtol=1e-6)
    for place, a in enumerate(concentration):
        assert_distributed(drawn[:, place], beta_cdf(a, 6.5 - a))


async def test_bits_are_even_and_independent(runtime: la.Runtime) -> None:
    la.manual_seed(7)
    for dtype in ("uint8", "uint16", "uint32", "uint64"):
        words = await R.bits(N, dtype=dtype).numpy()
        width = words.dtype.itemsize * 8
        places = np.arange(width, dtype=words.dtype)
        table = (words[:, None] >> places & words.dtype.type(1)) * 2.0 - 1.0
        correlations = table.T @ table / N
        # 64 * 63 / 2 pairs and 64 means: six deviations are less than once in a million.
        assert np.abs(correlations - np.eye(width)).max() < 6 / math.sqrt(N)
        assert np.abs(table.mean(0)).max() < 6 / math.sqrt(N)


async def test_neighbours_draws_and_jobs_are_independent(runtime: la.Runtime) -> None:
    """Also of numbers that take several rounds: an element's rounds are no other's."""

    async def normals(name: str) -> list[Any]:
        async with la.job(name):
            la.manual_seed(7)
            draws = [R.gamma(N, 0.5, dtype="float64"), R.gamma(N, 0.5, dtype="float64")]
            return [np.argsort(np.argsort(drawn)) for drawn in await la.to_cpu(draws)]

    one, other = await normals("one"), await normals("other")
    pairs = [
        *[(values[:-lag], values[lag:]) for values in (*one, *other) for lag in (1, 2, 4, 8192)],
        *[(one[0], one[1]), (one[0], other[0]), (one[1], other[1]), (one[0], other[1])],
    ]
    for left, right in pairs:
        # Ranks: Spearman's correlation is normal, of deviation 1 / sqrt(n - 1). Twenty pairs.
        assert abs(np.corrcoef(left, right)[0, 1]) < 5.5 / math.sqrt(N - 1)
