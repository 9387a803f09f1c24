"""Python numbers among the arguments of compiled functions: they are as weak as uncompiled."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio
from extents import in_part_and_whole, makes_kernels, picked
from outcomes import outcome, put

import lazyasync as la
from lazyasync.tensor import LazyTensor


def traces() -> float:
    """How many functions have been traced so far."""
    return la.metrics.counter_value("FunctionTraced")


async def test_another_value_is_not_traced_again(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, a, b: la.where(x < a, x * a + (b - 1) / 2, a**2))
    x = la.asarray(np.arange(4, dtype=np.float64))
    for a, b in ((0, 1.0), (1, 0.0), (7, -0.0), (2, 2.0), (-3, float("nan"))):
        await compiled(x, a, b)
    assert traces() == 1
    assert la.metrics.counter_value("UncachedCompile") == 1
    await compiled(x, 1.0, 1)
    await compiled(x, 1, 1)
    assert traces() == 3


async def test_weak_beside_every_dtype(runtime: la.Runtime) -> None:
    """Each use of a number converts it from the number itself."""
    compiled = la.compile(lambda x, y, z, s: (x * s, y + s, z - s, la.asarray(s)))
    x, y, z = (la.asarray(np.ones(1, dtype)) for dtype in ("float16", "float64", "int8"))
    for number in (0.1, 0.3):
        half, double, single, default = await la.to_cpu(await compiled(x, y, z, number))
        assert half == np.float16(number)
        assert double == 1 + np.float64(number)
        assert single == np.float32(1) - np.float32(number)
        assert default == np.float32(number)
        assert [a.dtype for a in (half, double, single, default)] == [
            np.float16,
            np.float64,
            np.float32,
            np.float32,
        ]


async def test_the_range_of_integers_is_checked_at_each_call(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, n: x + n)
    small, unsigned = la.asarray(np.ones(2, np.int8)), la.asarray(np.ones(2, np.uint64))
    for number in (3, 100, -128):
        assert (await (await compiled(small, number)).numpy()).dtype == np.int8
        for wrong in (300, -129, 2**70):
            with pytest.raises(OverflowError, match=f"add: {wrong} is out of the range of int8"):
                await compiled(small, wrong)
    assert await (await compiled(unsigned, 2**64 - 2))[0].item() == 2**64 - 1
    assert traces() == 2


async def test_arithmetic_of_numbers_is_that_of_python(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, n: int, s: float) -> Any:
        n += 1
        quotient, rest = divmod(n * 10**20, 7)
        return {
            "exact": x + (n * 10**20 - n * 10**20 + 3),
            "divmod": x + quotient % 1000 + rest,
            "float": x + (n / 4),
            "rounded": x + round(s, 1) + round(s) + math.floor(s) - math.trunc(s),
            "magnitude": x + abs(-s) + +n,
            "bits": x + ((n << 3 | 1) ^ (n & 2)) + (~n >> 1),
            "comparison": x + (s > n) + 2 * (s <= n),
            "complex": x + abs(s + 1j),
            "parts": x + (s * 2j).imag + (n + 1j).conjugate().real,
            "copied": x + copy.copy(s) + copy.deepcopy([n])[0],
        }

    x = la.zeros((2,), dtype=np.float64)
    compiled = la.compile(function)
    for n, s in ((3, 0.25), (10, -2.75), (-7, 1e10)):
        expected = await outcome(function, x, n, s)
        assert await outcome(compiled, x, n, s) == expected
    assert traces() == 1
    with pytest.raises(ZeroDivisionError):
        await la.compile(lambda x, n: x + 1 / n)(x, 0)
    compiled = la.compile(lambda x, n: x + 1 / n)
    assert await (await compiled(x, 4))[0].item() == 0.25
    with pytest.raises(ZeroDivisionError):
        await compiled(x, 0)


async def test_numbers_that_become_of_another_class(runtime: la.Runtime) -> None:
    """An integer to a negative power is a float: traced once more, and then known."""
    compiled = la.compile(lambda x, n, s: (x * 2**n, x + (s**0.5)))
    x = la.asarray(np.array([4], np.int8))
    for n, s in ((1, 4.0), (-1, 4.0), (2, -4.0), (-2, -4.0)):
        expected = await outcome(compiled.__wrapped__, x, n, s)  # type: ignore[attr-defined]
        for _ in range(2):
            assert await outcome(compiled, x, n, s) == expected
    assert traces() == 4
    assert len(runtime.traces[compiled]) == 4


async def test_errors_that_the_function_deals_with(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, n: int) -> LazyTensor:
        try:
            scale = 12 / n
        except ZeroDivisionError:
            scale = 0.5
        try:
            return x + n
        except OverflowError:
            return x * scale

    x = la.asarray(np.array([4], np.int8))
    for numbers in ((3, 0, 300, 4, 0, 500), (300, 0, 3)):
        compiled = la.compile(function)
        for number in numbers:
            expected = await outcome(function, x, number)
            assert await outcome(compiled, x, number) == expected
        assert len(runtime.traces[compiled]) == 3


async def test_no_value_while_the_function_is_traced(runtime: la.Runtime) -> None:
    x = la.ones((3,))
    for function in (
        lambda x, n: x * float(n),
        lambda x, n: x if n > 0 else -x,
        lambda x, n: x * [1.0, 2.0, 3.0, 4.0][n],
        lambda x, n: la.zeros((n,)),
        lambda x, n: la.arange(n),
        lambda x, n: la.random.permutation(n),
        lambda x, n: x * max(n, 2),
        lambda x, n: x * math.sqrt(n),
        lambda x, n: x * (n or 1),
        lambda x, n: put(x, n) if n in (1, 2) else x,
        lambda x, n: x if n in {1, 2} else -x,
        lambda x, n: x * {3: 2.0}.get(n, 1.0),
        lambda x, n: f"{n:.2f}",
        lambda x, n: la.sum(x, axis=n - 3),
    ):
        with pytest.raises(la.WouldBlockError) as caught:
            await la.compile(function)(x, 3)
        assert "static_argnums" in caught.value.__notes__[0]


async def test_alone_a_number_is_a_tensor_of_the_default_dtype(runtime: la.Runtime) -> None:
    seen: list[Any] = []

    def function(s: float, n: int, c: complex) -> Any:
        results = {
            "exp": la.exp(s),
            "same": la.asarray(s),
            "positive": la.positive(s),
            "conjugate": la.conj(c),
            "unconjugated": la.conj(s),
            "cast": la.astype(s, np.float32),
            "clip": la.clip(s),
            "add": la.add(s, 1),
            "both": la.add(s, n),
            "moved": s.to("") if isinstance(s, LazyTensor) else s,
            "stopped": la.stop_gradient(s),
            "reshaped": la.reshape(s, (1,)),
            "broadcast": la.broadcast_to(s, ()),
            "sum": la.sum(n),
            "stack": la.stack([s, la.asarray(c)]),
        }
        seen[:] = [type(result) for result in results.values()]
        return results

    found = await la.to_cpu(await la.compile(function)(0.1, 2, 1j))
    assert set(seen) == {LazyTensor}
    single = np.float32(0.1)
    assert {name: array.dtype for name, array in found.items() if array.dtype != np.float32} == {
        "sum": np.int64,
        "stack": np.complex64,
        "conjugate": np.complex64,
    }
    np.testing.assert_array_equal(found["exp"], np.exp(single), strict=True)
    np.testing.assert_array_equal(found["both"], single + np.float32(2), strict=True)
    np.testing.assert_array_equal(found["same"], single, strict=True)


async def test_what_is_returned_of_numbers(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda s, n, c: [s, n, c, s > n, (n + 1) / 2, s, n * 10**30 // 10**30])
    results = await compiled(0.5, 3, 1j)
    assert results[0] is results[5]
    assert [leaf.item() for leaf in await la.to_cpu(results)] == [0.5, 3, 1j, False, 2.0, 0.5, 3]
    assert [str(leaf.dtype) for leaf in results] == [
        *("float32", "int64", "complex64", "bool", "float32", "float32", "int64")
    ]
    described = la.compile(lambda s, n: f"{s} {n!r}")
    assert await described(0.5, 2**70) == "<float of each call> <int of each call>"
    assert await (await compiled(0.5, 2**62, 1j))[1].item() == 2**62
    assert (await compiled(0.5, 2**63, 1j))[1].dtype == np.uint64  # as of la.asarray


async def test_conversions_start_at_the_number(runtime: la.Runtime) -> None:
    def function(s: float) -> Any:
        return (
            la.asarray(s, dtype=np.float64),
            la.full((2,), s, dtype=np.float64),
            la.asarray(s, dtype=np.int32),
            la.full((2,), s, dtype=bool),
            la.asarray([1.0]) * la.asarray(s),
            la.full((), s),
        )

    compiled = la.compile(function)
    for number in (0.1, 7.9, 1e-60, 0.0, 1.0, -3.5):
        assert await outcome(compiled, number) == await outcome(function, number)
    assert traces() == 1
    to_int = la.compile(lambda s: la.full((), s, dtype=np.int8))
    for number in (float("nan"), 1e3, 5.5):
        assert await outcome(to_int, number) == await outcome(to_int.__wrapped__, number)  # type: ignore[attr-defined]


async def test_indices(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, n: int) -> Any:
        return x[n], x[1:, n], x[..., n], la.take(x, n, 1), la.take(x, n)

    x = la.asarray(np.arange(12.0).reshape(3, 4))
    compiled = la.compile(function)
    for number in (0, 1, -1, 2, -3):
        assert await outcome(compiled, x, number) == await outcome(function, x, number)
    assert traces() == 1
    for wrong in (3, -4, 2**70):
        with pytest.raises(IndexError, match=f"index {wrong} is out of bounds for axis 0"):
            await compiled(x, wrong)
    with pytest.raises(IndexError, match="valid indices"):
        await la.compile(lambda x, s: x[s])(x, 1.0)
    with pytest.raises(la.UnsupportedOperationError, match="mask"):
        await la.compile(lambda x, s: x[s > 0])(x, 1.0)


async def test_beside_arrays_and_numbers_of_numpy(runtime: la.Runtime) -> None:
    array, scalar = np.arange(1, 4), np.float64(0.1)

    def function(x: LazyTensor, s: float, n: int) -> Any:
        return (
            x * (s * scalar),
            x * (np.float32(0.3) * s),
            x + array / n,
            x + s * array,
            x + (array - n),
            la.where(n > array, x, 0),
            x + np.array([True, False, True]) * n,
            x + np.float32(2) ** n,
        )

    x = la.asarray(np.ones(3, np.float16))
    compiled = la.compile(function)
    for s, n in ((0.1, 3), (1.0, 1), (-2.5, 7)):
        assert await outcome(compiled, x, s, n) == await outcome(function, x, s, n)
    with pytest.raises(TypeError):
        await la.compile(lambda n: n + "text")(3.0)


async def test_randomness(runtime: la.Runtime) -> None:
    def function(low: float, high: float, n: int, chance: float) -> Any:
        return (
            la.random.uniform((3,), low, high),
            la.random.uniform((3,), high=high, low=low, dtype=np.float64),
            la.random.normal((3,), low, high),
            la.random.normal((3,), low, high, dtype=np.float16),
            la.random.randint(n, n + 10, (3,)),
            la.random.randint(n + 1, shape=(3,)) if chance is not None else None,
            la.random.bernoulli((8,), chance),
            la.random.dropout_mask((8,), chance),
        )

    compiled = la.compile(function)
    for low, high, n, chance in (
        (0.0, 1.0, 5, 0.5),
        (-0.0, 0.1, 1, 0.0),
        (-3e38, 3e38, 2**40, 0.25),
        (0.0, -1.0, 3, 0.5),
        (1.0, 5e38, 3, 0.5),
        (0.0, 1.0, -3, 0.5),
        (0.0, 1.0, 2**63 - 3, 0.5),
        (0.0, 1.0, 3, 1.0),
        (0.0, 1.0, 3, 1.5),
        (float("nan"), 1.0, 3, 0.5),
    ):
        la.manual_seed(1)
        expected = await outcome(function, low, high, n, chance)
        la.manual_seed(1)
        assert await outcome(compiled, low, high, n, chance) == expected
    assert traces() == 1


BOUNDS = [
    (0.0, 1.0),
    (-0.0, 0.1),
    (0.0, 0.0),
    (-0.0, -0.0),
    (0.0, -0.0),
    (0.0, -3.0),
    (1.0, 2.0),
    (2.0, 1.0),
    (100.0, 101.0),
    (0.1, 0.1),
    (-1.0, 1.0),
    (-6e4, 6e4),
    (6e4, -6e4),
    (0.0, 5e38),
    (float("inf"), 1.0),
]


@in_part_and_whole
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, None], ids=str)
async def test_randomness_between_bounds(dtype: Any, whole: bool, runtime: la.Runtime) -> None:
    """Also where a bound is 0 or rounded, and beside one that is a tensor or an array."""

    def numbers(low: float, high: float) -> Any:
        return la.random.uniform((2000,), low, high, dtype=dtype)

    def beside_tensor(x: LazyTensor, low: float, high: float) -> Any:
        return (
            la.random.uniform((3, 2), low, x, dtype=dtype),
            la.random.uniform((3, 2), x, high, dtype=dtype),
            la.random.uniform((3, 2), low, np.array([0.5, 0.25]), dtype=dtype),
            la.random.normal((3, 2), x, high, dtype=dtype),
            la.random.normal((3, 2), low, x, dtype=dtype),
        )

    x = la.asarray(np.array([0.3, -4e4], np.float32))
    between, beside = la.compile(numbers), la.compile(beside_tensor)
    bounds = BOUNDS if whole or not makes_kernels(runtime) else picked(BOUNDS, str(dtype), 6)
    for low, high in bounds:
        for function, compiled, arguments in (
            (numbers, between, (low, high)),
            (beside_tensor, beside, (x, low, high)),
        ):
            la.manual_seed(1)
            expected = await outcome(function, *arguments)
            la.manual_seed(1)
            assert await outcome(compiled, *arguments) == expected, (low, high)
    assert traces() == 2


async def test_factories_and_clipping(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, s: float, n: int) -> Any:
        return (
            la.linspace(s, s + 2, 5),
            la.linspace(0, n, 4, endpoint=False, dtype=np.float64),
            la.eye(3, k=n),
            la.tril(x, n),
            la.triu(x, n - 1),
            la.optim.clip_by_value({"x": x}, s),
            la.optim.clip_by_global_norm([x, x * 2], s),
            la.full_like(x, n),
            la.isclose(x, x + s, atol=s),
            la.matmul(x, x * s),
        )

    x = la.asarray(np.arange(9, dtype=np.float16).reshape(3, 3))
    compiled = la.compile(function)
    for s, n in ((0.5, 1), (0.0, 0), (1e9, -1), (-1.0, 2), (float("inf"), 2), (2.5, 10**6)):
        assert await outcome(compiled, x, s, n) == await outcome(function, x, s, n), (s, n)
    assert traces() == 1
    with pytest.raises(la.ShapeError, match="a number has no axes"):
        await la.compile(lambda x, s: x @ s)(x, 2.0)


@pytest.mark.one_of(2)
@pytest.mark.parametrize("make", [la.optim.sgd, la.optim.adam, la.optim.adamw])
async def test_learning_rates(make: Callable[[Any], Any], runtime: la.Runtime) -> None:
    def train(params: Any, state: Any, rate: float) -> Any:
        gradient = la.grad(lambda tree: la.sum(tree["w"] * tree["w"] * 0.1))(params)
        constant = make(rate).update(gradient, state, params)
        decayed = make(lambda count: rate / 2).update(gradient, state, params)
        return constant, decayed

    compiled = la.compile(train)
    for dtype in (np.float16, np.float32, np.float64):
        params = {"w": la.asarray(np.array([1.0, -2.0, 0.3], dtype))}
        state = make(0.1).init(params)
        for rate in (0.1, 0.0, 1.0, 1e-3, -1.0, float("nan"), float("inf")):
            expected = await outcome(train, params, state, rate)
            assert await outcome(compiled, params, state, rate) == expected
    assert traces() == 3


@pytest.mark.filterwarnings("ignore::lazyasync.PrecisionWarning")
async def test_gradients_by_numbers_and_beside_them(runtime: la.Runtime) -> None:
    x = la.asarray(np.array([1.0, 2.0, 3.0], np.float64))

    def function(x: LazyTensor, s: float, n: int) -> Any:
        both = la.value_and_grad(lambda x, s: la.sum(x * s**2 + n * x / 3), (0, 1))
        inner = la.grad(lambda y: la.sum(y**n * s + la.where(y > s, y, s)))
        second = la.grad(lambda s: la.grad(lambda t: t * t * t * 0.1)(s))
        return both(x, s), both(x, s * 2 + n), inner(x), second(s)

    compiled = la.compile(function)
    for s, n in ((0.1, 3), (1.0, 2), (2.0, 1), (-0.5, 4)):
        assert await outcome(compiled, x, s, n) == await outcome(function, x, s, n)
    assert traces() == 1
    of_gradient = la.compile(la.value_and_grad(lambda s, x: la.sum(x * s)))
    value, gradient = await of_gradient(0.1, x)
    assert (value.dtype, gradient.dtype) == (np.float64, np.float32)
    for wrong in (lambda n: la.grad(lambda n: n * 1.0)(n), lambda n: la.grad(lambda s: 2 * n)(1.0)):
        expected = await outcome(wrong, 3)
        assert isinstance(expected, type)
        assert await outcome(la.compile(wrong), 3) == expected


async def test_numbers_that_escape_say_so(runtime: la.Runtime) -> None:
    kept: list[Any] = []

    def leak(x: LazyTensor, s: float) -> LazyTensor:
        kept.append(s)
        return x * s

    x = la.ones((2,))
    await la.compile(leak)(x, 2.0)
    number = kept[0]
    for use in (
        lambda: number + 1,
        lambda: x * number,
        lambda: la.exp(number),
        lambda: la.asarray(number),
        lambda: la.full((2,), number),
        lambda: float(number),
        lambda: la.optim.sgd(number),
    ):
        with pytest.raises(la.UnsupportedOperationError, match=r"by .*leak while"):
            use()
    with pytest.raises(la.UnsupportedOperationError, match=r"by .*leak while"):
        await la.compile(lambda s: s)(number)
    with pytest.raises(la.UnsupportedOperationError, match=r"by .*leak while"):
        await la.compile(lambda x: x * number)(x)


async def test_a_number_does_not_change_in_place(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, s: float) -> Any:
        before = s
        s *= 2
        s += x
        x += before
        return before, s, x

    compiled = la.compile(function)
    x = la.asarray([1.0])
    before, total, changed = await la.to_cpu(await compiled(x, 3.0))
    assert (before.item(), total.item(), changed.item()) == (3, 7, 4)
    with pytest.raises(TypeError, match="cannot be changed in place"):
        await la.compile(lambda x, s: s.set_(x))(x, 3.0)


async def test_calls_that_fail_have_donated_and_drawn_nothing(runtime: la.Runtime) -> None:
    compiled = la.compile(
        lambda x, n: x + n + la.random.randint(0, 5, (2,), dtype=np.int8), donate_argnums=0
    )
    x = la.asarray(np.ones(2, np.int8))
    await compiled(la.asarray(np.ones(2, np.int8)), 3)
    state = la.get_rng_state()
    with pytest.raises(OverflowError):
        await compiled(x, 300)
    assert la.get_rng_state() == state
    assert x.state != "donated"
    await compiled(x, 3)
    assert x.state == "donated"


async def test_no_place_and_no_closure_is_lost_when_numbers_diverge(runtime: la.Runtime) -> None:
    """A call that is traced once more ends one step of closures, one that raises none."""
    ran: list[int] = []
    compiled = la.compile(lambda x, n: x * 2**n)
    async with la.job("diverging", max_in_flight=1) as job:
        x = la.asarray(np.ones(2, np.int8))
        await x
        with trio.fail_after(60):
            for n, after in (
                (1, [1]),
                (-1, [1, -1]),
                (300, [1, -1]),
                (2, [1, -1, 300, 2]),
                (-2000, [1, -1, 300, 2, -2000]),
                (301, [1, -1, 300, 2, -2000]),
                (-1, [1, -1, 300, 2, -2000, 301, -1]),
            ):
                la.add_step_closure(ran.append, (n,))
                if n > 200:
                    with pytest.raises(OverflowError):
                        await compiled(x, n)
                else:
                    await compiled(x, n)
                assert ran == after
        await la.wait_device_ops()
        assert all(context.slots.is_free for context in job.contexts)
