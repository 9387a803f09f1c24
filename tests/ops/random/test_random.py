"""Random tensors: how they are made of words, distributions, and what they depend on."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from philox_words import MASK, philox_block, words

import lazyasync as la
from lazyasync.tensor import LazyTensor

# ---- from words to numbers -----------------------------------------------------------------


def words_beside(count: int) -> np.ndarray:
    """The words beside those of `stream`, whose counters have a 1 in the third word."""
    job = la.current_job()
    key, counter = job.random_state(job.resolve_device(None), 0)
    halves = [key & MASK, key >> 32]
    blocks = [
        philox_block([(counter + i) & MASK, (counter + i) >> 32, 1, 0], halves)
        for i in range(count // 4)
    ]
    return np.ravel(blocks).astype(np.uint64)


def stream(count: int) -> np.ndarray:
    """The words that the next draw of the current job gets, as 64-bit integers."""
    job = la.current_job()
    key, counter = job.random_state(job.resolve_device(None), 0)
    return words(count, key, counter).astype(np.uint64)


async def test_uniform_numbers_are_the_words_scaled(runtime: la.Runtime) -> None:
    bits = stream(12)
    assert (await la.rand((3, 4)).numpy() == (bits >> 8).reshape(3, 4) * 2.0**-24).all()
    bits = stream(6)
    assert (await la.rand((6,), dtype="float16").numpy() == (bits >> 21) * 2.0**-11).all()
    bits = stream(6)
    expected = ((bits[::2] >> 5) * 2.0**26 + (bits[1::2] >> 6)) * 2.0**-53
    assert (await la.rand((3,), dtype="float64").numpy() == expected).all()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_normal_numbers_are_those_of_box_and_muller(runtime: la.Runtime, dtype: str) -> None:
    wide = dtype == "float64"
    bits = stream(12 if wide else 6)
    if wide:
        fractions = ((bits[::2] >> 5) * 2.0**26 + (bits[1::2] >> 6)) * 2.0**-53
        u, angle = 1.0 - fractions[::2], fractions[1::2] * 2 * np.pi
    else:
        u, angle = bits[::2] * 2.0**-32 + 2.0**-33, bits[1::2] * 2.0**-32 * 2 * np.pi
    radius = np.sqrt(-2 * np.log(u))
    expected = np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1).reshape(-1)[:5]
    actual = await la.randn((5,), dtype=dtype).numpy()
    np.testing.assert_allclose(actual, expected, rtol=1e-12 if wide else 1e-5, atol=1e-6)


RANGES: list[tuple[int, int, str]] = [
    (0, 10, "int64"),
    (-5, 5, "int8"),
    (0, 256, "uint8"),
    (7, 8, "int32"),
    (0, 2**32, "int64"),
    (-3, 2**40 + 7, "int64"),
    (-(2**63), 2**63, "int64"),
    (0, 2**64, "uint64"),
    (5, 2**63 + 12345, "uint64"),
]


@pytest.mark.parametrize(("low", "high", "dtype"), RANGES)
async def test_integers_are_the_upper_half_of_a_product(
    runtime: la.Runtime, low: int, high: int, dtype: str
) -> None:
    upper, lower = (
        [one | other << 32 for one, other in zip(bits[::2], bits[1::2], strict=True)]
        for bits in (stream(400).tolist(), words_beside(400).tolist())
    )
    width = high - low
    if width > 2**32:
        words = [one << 64 | other for one, other in zip(upper, lower, strict=True)]
        expected = [low + (word * width >> 128) for word in words]
    else:
        expected = [low + (word * width >> 64) for word in upper]
    actual = await la.randint(low, high, (200,), dtype=dtype).numpy()
    assert actual.dtype == dtype
    assert actual.tolist() == expected


async def test_a_permutation_is_the_stable_order_of_its_keys(runtime: la.Runtime) -> None:
    bits = stream(2000)
    keys = (bits[::2] | bits[1::2] << np.uint64(32)) >> np.uint64(10)
    actual = await la.randperm(1000).numpy()
    np.testing.assert_array_equal(actual, np.argsort(keys, kind="stable"))


async def test_bernoulli_compares_words(runtime: la.Runtime) -> None:
    bits = stream(1000)
    actual = await la.bernoulli((1000,), 0.25).numpy()
    np.testing.assert_array_equal(actual, bits < 2**30)


# ---- distributions -------------------------------------------------------------------------

N = 200_000


def assert_moments(values: np.ndarray, moments: list[float]) -> None:
    """The raw moments lie within five standard errors of what they should be."""
    values = values.astype(np.float64)
    for power, expected in enumerate(moments, 1):
        error = (values**power).std() / math.sqrt(values.size)
        assert abs((values**power).mean() - expected) < 5 * error + 1e-3


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
async def test_moments(runtime: la.Runtime, dtype: str) -> None:
    even = await la.rand((N,), dtype=dtype).numpy()
    assert even.dtype == dtype
    assert 0 <= even.min() < even.max() < 1
    assert_moments(even, [1 / 2, 1 / 3, 1 / 4])
    bell = await la.randn((N,), dtype=dtype).numpy()
    assert bell.dtype == dtype
    assert_moments(bell, [0, 1, 0, 3])
    pairs = bell[: N // 2 * 2].astype(np.float64).reshape(-1, 2)
    assert abs((pairs[:, 0] * pairs[:, 1]).mean()) < 0.02


async def test_scaled_and_moved(runtime: la.Runtime) -> None:
    low, deviation = la.asarray(-2.0), la.asarray(0.5)
    for values in (la.uniform((N,), -2.0, 6.0), la.uniform((N,), low, 6.0)):
        assert_moments(await values.numpy(), [2.0, 16 / 3 + 4])
    for values in (la.normal((N,), 3.0, 0.5), la.normal((N,), 3.0, deviation)):
        assert_moments(await values.numpy(), [3.0, 9.25])


@pytest.mark.parametrize(
    ("dtype", "bound"), [("float16", 6e4), ("float32", 3e38), ("float64", 1.7e308)]
)
async def test_an_interval_wider_than_the_largest_number(
    runtime: la.Runtime, dtype: str, bound: float
) -> None:
    values = await la.uniform((N,), -bound, bound, dtype=dtype).numpy()
    assert values.dtype == dtype
    assert_moments(values.astype(np.longdouble) / bound, [0.0, 1 / 3])
    assert np.abs(values).max() <= np.dtype(dtype).type(bound)


WIDE = {"float16": np.float32, "float32": np.float64, "float64": np.longdouble}
BOUNDS = [
    (1.0, 2.0),
    (-1.0, 0.0),
    (-1.0, -0.5),
    (0.1, 0.3),
    (-0.0, 3.0),
    (1000.0, 1001.0),
    (-1e-4, 1e4),
    (-6e4, 6e4),
    (3.0, 3.0),
    (2.0, 1.0),
    (1e-7, 2e-7),
]


def draw_these(monkeypatch: pytest.MonkeyPatch, fractions: np.ndarray) -> None:
    """Lets `la.uniform` draw these numbers of [0, 1)."""
    monkeypatch.setattr("lazyasync.ops.random.draws.record", lambda *_: la.asarray(fractions))


@pytest.mark.parametrize("dtype", WIDE)
@pytest.mark.parametrize("of_tensors", [False, True])
async def test_no_number_is_as_large_as_the_upper_bound(
    runtime: la.Runtime, monkeypatch: pytest.MonkeyPatch, dtype: str, of_tensors: bool
) -> None:
    """However the largest fraction is rounded on its way to the interval."""
    digits = {"float16": 11, "float32": 24, "float64": 53}[dtype]
    below_one = [1 - 2.0 ** (1 - digits), 1 - 2.0**-digits]
    draws = np.array([0.0, 2.0**-digits, 0.25, 0.5, 0.7, *below_one], dtype)
    draw_these(monkeypatch, draws)
    results, bounds = [], []
    for low, high in BOUNDS if dtype != "float32" else [*BOUNDS, (-1e30, 1e30), (-3e38, 3e38)]:
        ends = [la.asarray(np.array(end, dtype)) for end in (low, high)] if of_tensors else ()
        results.append(la.uniform(draws.shape, *(ends or (low, high)), dtype=dtype))
        bounds.append([np.dtype(dtype).type(end) for end in (low, high)])
    for values, (low, high) in zip(await la.to_cpu(results), bounds, strict=True):
        assert values.dtype == dtype
        exact = low + draws.astype(WIDE[dtype]) * (WIDE[dtype](high) - low)
        inside = values != low
        np.testing.assert_allclose(values[inside], exact[inside], rtol=np.finfo(dtype).eps * 2)
        assert values[0] == low
        if low < high:
            assert (low <= values).all()
            assert (values < high).all()
        else:
            assert (high <= values).all()
            assert (values <= low).all()


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("of", ["float16", "float32", "float64", "int64"])
async def test_the_dtype_asked_for_is_that_of_the_numbers(
    runtime: la.Runtime, dtype: str, of: str
) -> None:
    """Whatever the parameters are of."""
    for draw in (la.uniform, la.normal):
        for first, second in ((1, 4), (np.array([1, 1, 2], of), np.array(4, of))):
            parameters = (first, second)
            for given in (parameters, tuple(map(la.asarray, parameters)), (1.0, second)):
                values = draw((2, 3), *given, dtype=dtype)
                assert values.dtype == (await values.numpy()).dtype == dtype
    for draw in (la.rand, la.randn):
        assert draw((3,), dtype=dtype).dtype == dtype
    assert la.dropout_mask((3,), 0.25, dtype=dtype).dtype == dtype


async def test_the_dtype_of_tensors_is_that_of_the_numbers_if_none_is_asked_for(
    runtime: la.Runtime,
) -> None:
    for draw in (la.uniform, la.normal):
        for dtype, expected in (
            ("float16", "float32"),
            ("int64", "float32"),
            ("float32", "float32"),
            ("float64", "float64"),
        ):
            values = draw((50,), la.asarray(np.array(0, dtype)), 2.0)
            assert values.dtype == expected
            fine = (await values.numpy()).astype(np.float64)
            assert (fine != fine.astype(np.float32)).any() == (expected == "float64")


async def test_parameters_broadcast_to_the_shape(runtime: la.Runtime) -> None:
    rows = la.asarray([[0.0], [10.0]])
    for draw in (la.uniform, la.normal):
        values = await draw((2, 100), rows, rows + 1.0 if draw is la.uniform else 0.1).numpy()
        assert (values[0] < 5).all()
        assert (values[1] > 5).all()


@pytest.mark.parametrize("dtype", WIDE)
async def test_numbers_of_intervals_are_the_same_on_every_backend(
    monkeypatch: pytest.MonkeyPatch, dtype: str
) -> None:
    """What scales and moves fractions is rounded each time, also in loops."""
    draw_these(monkeypatch, (np.random.default_rng(1).integers(0, 2048, 1000) / 2048).astype(dtype))
    found = []
    for device in ("cpu:0", "sim:0"):
        async with la.open_runtime(device):
            tensors = [la.uniform((1000,), low, high, dtype=dtype) for low, high in BOUNDS]
            ends = la.asarray(0.1), la.asarray(0.7)
            found.append(await la.to_cpu([*tensors, la.uniform((1000,), *ends, dtype=dtype)]))
    for one, other in zip(*found, strict=True):
        np.testing.assert_array_equal(one, other)


async def test_the_upper_bound_is_never_drawn(runtime: la.Runtime) -> None:
    """As one of two thousand numbers of half precision was."""
    for low, high in ((1.0, 2.0), (la.asarray(1.0), la.asarray(2.0))):
        values = await la.uniform((N,), low, high, dtype="float16").numpy()
        assert values.min() == 1
        assert values.max() == np.nextafter(np.float16(2), np.float16(0))


async def test_integers_are_even(runtime: la.Runtime) -> None:
    counts = np.bincount(await la.randint(10, shape=(N,)).numpy(), minlength=10)
    assert ((counts - N / 10) ** 2 / (N / 10)).sum() < 40  # chi squared of 9 degrees


async def test_integers_of_the_widest_ranges_are_even(runtime: la.Runtime) -> None:
    """Of three quarters of 2**64: a word for each would give every third one twice as often."""
    drawn = await la.randint(3 * 2**62, shape=(N,), dtype="uint64").numpy()
    counts = np.bincount((drawn % np.uint64(3)).astype(int), minlength=3)
    # Chi squared of 2 degrees: a false alarm with a probability of exp(-15) = 3e-7.
    assert ((counts - N / 3) ** 2 / (N / 3)).sum() < 30


async def test_permutations_are_even(runtime: la.Runtime) -> None:
    draws = await la.to_cpu([la.randperm(3) for _ in range(600)])
    _, counts = np.unique(np.stack(draws), axis=0, return_counts=True)
    assert counts.size == 6
    assert ((counts - 100) ** 2 / 100).sum() < 30


async def test_permutation_of_a_tensor(runtime: la.Runtime) -> None:
    x = np.arange(12).reshape(3, 4)
    rows = await la.permutation(la.asarray(x)).numpy()
    assert sorted(rows.tolist()) == x.tolist()
    columns = await la.permutation(la.asarray(x), axis=-1).numpy()
    assert sorted(columns.T.tolist()) == x.T.tolist()
    assert sorted((await la.permutation(5).numpy()).tolist()) == list(range(5))


async def test_bernoulli_with_probabilities(runtime: la.Runtime) -> None:
    assert abs((await la.bernoulli((N,), 0.3).numpy()).mean() - 0.3) < 0.01
    assert (await la.bernoulli((1000,), 1).numpy()).all()
    assert not (await la.bernoulli((1000,), 0.0).numpy()).any()
    by_row = await la.bernoulli((3, N), la.asarray([[0.0], [0.5], [1.0]])).numpy()
    np.testing.assert_allclose(by_row.mean(1), [0, 0.5, 1], atol=0.01)


async def test_dropout_mask(runtime: la.Runtime) -> None:
    mask = await la.dropout_mask((N,), 0.2).numpy()
    assert mask.dtype == np.float32
    assert set(np.unique(mask)) == {np.float32(0), np.float32(1.25)}
    assert_moments(mask, [1.0])
    assert (await la.dropout_mask((5,), 0.0, dtype="float64").numpy() == 1.0).all()


async def test_gradients_take_random_numbers_for_constants(runtime: la.Runtime) -> None:
    value, gradient = la.value_and_grad(lambda x: la.sum(x * la.dropout_mask((1000,), 0.5)))(
        la.ones((1000,))
    )
    assert await value.item() == (await gradient.numpy()).sum()


# ---- what they depend on -------------------------------------------------------------------

DRAWS: list[Callable[[], LazyTensor]] = [
    lambda: la.rand((3,)),
    lambda: la.randn((3, 3)),
    lambda: la.randint(100, shape=(5,)),
    lambda: la.randperm(7),
    lambda: la.bernoulli((9,), 0.5),
]


async def draw_all(order: list[int]) -> dict[int, Any]:
    """Records the draws in a fixed order, and runs them in another."""
    la.manual_seed(7)
    tensors = [draw() for draw in DRAWS]
    return {number: (await tensors[number].numpy()).tolist() for number in order}


async def test_results_do_not_depend_on_the_order_of_running(runtime: la.Runtime) -> None:
    assert await draw_all([0, 1, 2, 3, 4]) == await draw_all([3, 0, 4, 2, 1])


async def test_every_draw_is_another(runtime: la.Runtime) -> None:
    one, other = await la.to_cpu([la.rand((4,)), la.rand((4,))])
    assert not set(one) & set(other)


async def test_drawing_again_compiles_nothing(runtime: la.Runtime) -> None:
    compiled = []
    for step in range(4):
        values = [draw() for draw in DRAWS]
        values.append(la.randint(step + 2, 50 * step + 90, (3,)))
        values.append(la.randint(step, step + 1 + step % 2, (3,)))
        values.append(la.bernoulli((3,), step / 3))
        values.append(la.uniform((3,), step + 2.5, 50.0 * step + 90))
        values.append(la.dropout_mask((3,), 0.1 * step + 0.1))
        values.append(la.uniform((3,), -1e30 - step * 1e29, 1e30))
        values.append(la.uniform((3,), la.asarray(step + 0.5), step + 9.5, dtype="float64"))
        values.append(la.normal((3,), la.asarray(step + 0.5), step + 9.5, dtype="float16"))
        await la.mark_step(wait=True)
        compiled.append(la.metrics.counter_value("UncachedCompile"))
    assert compiled[1] == compiled[-1]


@pytest.mark.parametrize("shape", [(0,), (3, 0), (), (1,), 5])
async def test_all_shapes(runtime: la.Runtime, shape: Any) -> None:
    lengths = (shape,) if isinstance(shape, int) else shape
    for draw in (la.rand, la.randn, la.uniform, la.normal):
        assert (await draw(shape).numpy()).shape == lengths
    assert (await la.randint(3, shape=shape).numpy()).shape == lengths
    assert (await la.bernoulli(shape).numpy()).shape == lengths
    assert (await la.randperm(0).numpy()).shape == (0,)


REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.rand((2,), dtype="int32"), la.DTypeError, "rand: .* int32"),
    (lambda: la.randn((2,), dtype=complex), la.DTypeError, "randn: .* complex64"),
    (lambda: la.rand((-1,)), la.ShapeError, "negative"),
    (lambda: la.randint(3, 3), ValueError, "low >= high"),
    (lambda: la.randint(0, 300, dtype="uint8"), OverflowError, "out of the range of uint8"),
    (lambda: la.randint(3, dtype="float32"), la.DTypeError, "randint: .* float32"),
    (lambda: la.randperm(300, dtype="int8"), la.DTypeError, "cannot hold"),
    (lambda: la.bernoulli((2,), 1.5), ValueError, r"in \[0, 1\], not 1.5"),
    (lambda: la.dropout_mask((2,), 1.0), ValueError, r"in \[0, 1\), not 1.0"),
    (lambda: la.permutation(la.ones((2,)), axis=1), la.ShapeError, "axis 1 is out of bounds"),
    (
        lambda: la.permutation(np.arange(5)),
        TypeError,
        r"tensor or an integer, not ndarray.*la\.asarray",
    ),  # type: ignore[arg-type]
    (lambda: la.permutation(2.5), TypeError, "permutation takes .*, not float"),  # type: ignore[arg-type]
    (lambda: la.randperm((2, 3)), TypeError, r"randperm: n must be an integer, not \(2, 3\)"),  # type: ignore[arg-type]
    (lambda: la.randint(2.5), TypeError, r"randint: .* integer, not 2\.5"),  # type: ignore[arg-type]
    (lambda: la.uniform((3,), -np.inf, np.inf), OverflowError, "uniform: -inf and inf"),
    (lambda: la.uniform((3,), 0, np.nan), ValueError, "uniform: high must be .*, not nan"),
    (lambda: la.uniform((3,), -1e39, 0), OverflowError, r"uniform: -1e\+39 and 0.*float32"),
    (lambda: la.uniform((3,), 0, 1e6, dtype="float16"), OverflowError, "1000000.0.*float16"),
    (
        lambda: la.uniform((3,), la.zeros(3), 1e6, dtype="float16"),
        OverflowError,
        "1000000.0.*float16",
    ),
    (lambda: la.uniform((3,), la.zeros((2, 3))), la.ShapeError, r"low of shape \(2, 3\).*\(3,\)"),
    (lambda: la.normal((), 0.0, la.ones(3)), la.ShapeError, r"deviation of shape \(3,\).*\(\)"),
    (lambda: la.bernoulli((), la.ones(3)), la.ShapeError, r"probability of shape \(3,\).*\(\)"),
    (lambda: la.uniform((3,), la.ones(3, dtype=complex)), la.DTypeError, "uniform: .*complex64"),
    (lambda: la.normal(0, 1, (3,)), TypeError, r"normal\(shape, mean, deviation\)"),  # type: ignore[arg-type]
    (lambda: la.normal(0.0, 1.0, 3), TypeError, r"normal\(shape, mean, deviation\)"),  # type: ignore[arg-type]
    (lambda: la.normal((3,), 0.0, -1.0), ValueError, "normal: deviation must be at least 0"),
    (lambda: la.normal((3,), "x"), TypeError, "normal: mean must be .*, not 'x'"),  # type: ignore[arg-type]
    (lambda: la.uniform(0, 1, (3,)), TypeError, r"uniform\(shape, low, high\)"),  # type: ignore[arg-type]
    (lambda: la.uniform(-1.0, 1.0, 3), TypeError, r"uniform\(shape, low, high\)"),  # type: ignore[arg-type]
    (lambda: la.bernoulli((2,), "x"), TypeError, "bernoulli: probability must be .*, not 'x'"),  # type: ignore[arg-type]
    (lambda: la.dropout_mask((2,), None), TypeError, "dropout_mask: rate must be .*, not None"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_refused(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    before = la.get_rng_state()
    with pytest.raises(error, match=message):
        call()
    assert la.get_rng_state() == before


STATES: list[tuple[Any, type[Exception], str]] = [
    ({"key": 1.5, "counter": 3}, TypeError, r"key must be an integer, not 1\.5"),
    ({"key": 1, "counter": "3"}, TypeError, "counter must be an integer, not '3'"),
    ({"key": -1, "counter": 3}, ValueError, "state of a random stream: .*-1"),
    ({"key": 1, "counter": 1 << 64}, ValueError, "state of a random stream"),
    ({"key": 1}, ValueError, "state of a random stream: .*'key': 1"),
    ([1, 2], TypeError, "state of a random stream: .*1, 2"),
    (None, TypeError, "state of a random stream: None"),
]


@pytest.mark.parametrize(("state", "error", "message"), STATES)
async def test_what_is_no_state_of_a_stream_is_refused(
    runtime: la.Runtime, state: Any, error: type[Exception], message: str
) -> None:
    before = la.get_rng_state()
    with pytest.raises(error, match=message):
        la.set_rng_state(state)
    assert la.get_rng_state() == before


@pytest.mark.parametrize("seed", ["x", 1.5, None])
async def test_what_is_no_seed_is_refused(runtime: la.Runtime, seed: Any) -> None:
    with pytest.raises(TypeError, match=f"seed must be an integer, not {seed!r}"):
        la.manual_seed(seed)
    la.manual_seed(np.int64(3))  # type: ignore[arg-type]
