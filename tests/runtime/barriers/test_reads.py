"""What a read computes besides: what would else be computed again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from needs import needs_refusals

import lazyasync as la
from lazyasync.runtime.barriers import sharing


def compiles(runtime: la.Runtime) -> int:
    return runtime.metrics.counter_value("UncachedCompile")


async def test_a_loop_that_reads_one_value_goes_on_from_where_it_is(runtime: la.Runtime) -> None:
    x, after = la.ones((4,)), []
    for n in range(1, 20):
        x = x + 1.0
        assert await la.sum(x).item() == 4.0 * (n + 1)
        assert x.is_ready()
        after.append(compiles(runtime))
    assert after[3:] == [after[3]] * len(after[3:])


async def test_state_that_is_made_of_what_nobody_holds_goes_along(runtime: la.Runtime) -> None:
    """As what an optimizer keeps: the value that is read is not made of it."""

    def iteration(x: Any, momentum: Any) -> tuple[Any, Any, Any]:
        slope = la.tanh(x) * 0.5 + momentum * 0.25  # which nobody holds after this
        moved = x - slope
        return moved, slope * 0.9, la.max(la.abs(moved - x))

    x, momentum = la.asarray([0.5, -0.25, 1.0]), la.zeros((3,))
    expected = np.float32([0.5, -0.25, 1.0]), np.zeros(3, np.float32)
    after = []
    for _ in range(12):
        x, momentum, change = iteration(x, momentum)
        slope = np.tanh(expected[0]) * np.float32(0.5) + expected[1] * np.float32(0.25)
        expected = expected[0] - slope, slope * np.float32(0.9)
        np.testing.assert_allclose(await change.item(), np.abs(slope).max(), 1e-5)
        assert [x.state, momentum.state].count("lazy") == 0
        after.append(compiles(runtime))
    assert after[3:] == [after[3]] * len(after[3:])
    np.testing.assert_allclose(await momentum.numpy(), expected[1], 1e-5)


async def test_what_shares_nothing_stays_lazy(runtime: la.Runtime) -> None:
    other = la.ones((2,)) * 3.0
    x = la.ones((2,)) + 1.0
    of_held = x * 2.0  # can be made of x, whose value will be there
    assert await la.sum(x).item() == 4.0
    assert [other.state, of_held.state] == ["lazy", "lazy"]
    assert (await (other + of_held).numpy()).tolist() == [7.0, 7.0]


async def test_what_goes_along_takes_others_along(runtime: la.Runtime) -> None:
    hidden = la.ones((2,)) + 1.0
    read = la.sum(hidden)
    first = hidden * 2.0
    within = first + 3.0
    second = within * 5.0
    third = within * 7.0
    del hidden, within
    assert await read.item() == 4.0
    assert first.is_ready()
    # Of what is held the others are made when they are asked for, and then together.
    assert [second.state, third.state] == ["lazy", "lazy"]
    assert (await second.numpy()).tolist() == [35.0, 35.0]
    assert third.is_ready()


async def test_a_sync_of_some_tensors_is_of_these_only(runtime: la.Runtime) -> None:
    base = la.ones((2,)) + 1.0
    one = base * 2.0
    await la.sync_multi([one], wait=True)
    assert base.state == "lazy"
    assert await base.sum().item() == 4.0


async def test_what_a_failing_read_is_made_of_does_not_fail_with_it(runtime: la.Runtime) -> None:
    needs_refusals(runtime)
    a = la.asarray([[1.0, 2.0], [2.0, 1.0]]) * 1.0
    beside = (a + 1.0).sum()  # of what the read needs, too
    factor = la.linalg.cholesky(a)
    below = la.linalg.cholesky(a * -1.0)  # could fail on its own
    with pytest.raises(la.ExecutionError):
        await factor.sum().item()
    assert factor.state == "failed"
    assert below.state == "lazy"
    np.testing.assert_allclose(await a.numpy(), [[1, 2], [2, 1]])
    assert await beside.item() == 10.0
    shifted = la.linalg.cholesky(a + 3.0 * la.eye(2))
    np.testing.assert_allclose(await (shifted @ shifted.mT).numpy(), [[4, 2], [2, 4]], 1e-6)


async def test_what_any_operation_that_refuses_values_is_made_of_does_not_fail_with_it(
    runtime: la.Runtime,
) -> None:
    needs_refusals(runtime)
    refused: dict[str, Callable[[la.LazyTensor], la.LazyTensor]] = {
        "own": REFUSING,
        "inv": lambda x: la.linalg.inv(x * 0.0),
        "svd": lambda x: la.linalg.svd(x * np.nan)[0],
        "cholesky": lambda x: la.linalg.cholesky(x * -1.0),
        "index": lambda x: x[la.sum(x, axis=0).astype("int64") + 9],
        "take": lambda x: la.take_along_axis(x, x.astype("int64") + 9, axis=0),
        "power": lambda x: x.astype("int64") ** (x.astype("int64") - 9),
        "power of a number": lambda x: 2 ** (x.astype("int32") - 9),
    }
    for number, (name, refuse) in enumerate(refused.items()):
        for depth in (0, 3) if name == "own" else (3 * (number % 2),):
            a = la.ones((2, 2)) * 2.0
            b = a + 1.0
            failing = refuse(b)
            for _ in range(depth):
                failing = failing + 1
            with pytest.raises(la.ExecutionError):
                await failing
            for value, expected in ((a, 2.0), (b, 3.0)):
                assert (await value.numpy() == expected).all(), name


def _refuse(xp: Any, array: Any) -> Any:
    raise ValueError("refused")


REFUSING = la.define_operation(
    "refusing_all", lower=_refuse, shape=lambda array: (array.shape, array.dtype)
)


async def test_a_loop_over_operations_that_may_fail_compiles_as_seldom(runtime: la.Runtime) -> None:
    x, after = la.eye(2) * 4.0, []
    for _ in range(8):
        factor = la.linalg.cholesky(x)
        x = factor @ factor.mT + la.eye(2)
        await factor.sum().item()
        after.append(compiles(runtime))
    assert after[3:] == [after[3]] * len(after[3:])
    np.testing.assert_allclose(await x.numpy(), np.eye(2) * 12.0, 1e-6)


async def test_so_many_nodes_are_looked_at_and_no_more(
    runtime: la.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "MOST_LOOKED_AT", 50)
    hidden = la.ones((2,)) + 1.0
    read, long = la.sum(hidden), hidden
    for _ in range(60):
        long = long * 1.0
    del hidden
    assert await read.item() == 4.0
    assert long.state == "lazy"
    assert (await long.numpy()).tolist() == [2.0, 2.0]


REFUSED = [[1.0, 2.0], [2.0, 1.0]]
"""A matrix that has no Cholesky factor."""


async def failed(of: Any) -> Any:
    value = la.linalg.cholesky(of)
    with pytest.raises(la.ExecutionError):
        await value
    return value


async def issued(of: Any) -> Any:
    value = la.linalg.cholesky(of)
    await la.sync_multi([value])
    return value


async def lazy(of: Any) -> Any:
    return la.linalg.cholesky(of)


@pytest.mark.parametrize("inline", [0.0, 80.0])
async def test_what_fails_for_a_reason_of_its_own_is_left_out(inline: float) -> None:
    for cause in (failed, issued, lazy):
        for depth in (1, 40):
            async with la.open_runtime("cpu:0", la.Config(inline_microseconds=inline)):
                unfit = await cause(la.asarray(REFUSED))
                hidden = la.ones((2, 2)) * 2.0
                read = la.sum(hidden)
                beside = unfit
                for _ in range(depth):
                    beside = beside + 0.5
                beside = beside + hidden
                del hidden
                assert await read.item() == 8.0
                for value in (beside, unfit):  # each of which delivers the failure
                    with pytest.raises(la.ExecutionError):
                        await value


async def test_what_is_looked_at_in_part_is_left_out(
    runtime: la.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs_refusals(runtime)
    monkeypatch.setattr(sharing, "MOST_LOOKED_AT", 20)
    factor = la.linalg.cholesky(la.eye(2) * 4.0)
    read = la.sum(factor)
    beside = la.linalg.cholesky(la.asarray(REFUSED))
    for _ in range(30):
        beside = beside + 0.5
    beside = beside + factor
    del factor
    assert await read.item() == 4.0
    assert beside.state == "lazy"
    with pytest.raises(la.ExecutionError):
        await beside


async def test_what_fails_with_a_read_depends_on_all_that_it_does(runtime: la.Runtime) -> None:
    needs_refusals(runtime)
    good, bad = la.eye(2) * 4.0, la.asarray(REFUSED)
    for count in (1, 3, 20):  # more of them than there are parts
        factors = [la.linalg.cholesky(good + float(n)) for n in range(count)]
        unfit = la.linalg.cholesky(bad)
        early = unfit + 1.0
        read = la.sum(sum(factors, early))
        with pytest.raises(la.ExecutionError):
            await read.item()
        assert "failed" not in [factor.state for factor in factors]
        assert [factor.shape for factor in await la.to_cpu(factors)] == [(2, 2)] * count
        for value in (unfit, early):
            with pytest.raises(la.ExecutionError):
                await value


async def test_what_a_read_of_failed_tensors_is_made_of_does_not_fail(runtime: la.Runtime) -> None:
    needs_refusals(runtime)
    for cause in (failed, issued):
        unfit = await cause(la.asarray(REFUSED))
        part = la.ones((2, 2)) * 3.0
        with pytest.raises(la.ExecutionError):
            await la.sum(part + unfit).item()
        assert (await part.numpy()).tolist() == [[3.0, 3.0], [3.0, 3.0]]


LARGE, SMALL = 5_000, 10


@pytest.mark.parametrize("limit", ["quota", "device"])
async def test_a_read_needs_no_more_memory_for_what_goes_along(limit: str) -> None:
    most = 4 * LARGE * SMALL // 2
    config = la.Config(device_memory_bytes=most if limit == "device" else None)
    async with (
        la.open_runtime("cpu:0", config),
        la.job("limited", max_memory=most if limit == "quota" else None),
    ):
        row = la.asarray(np.ones(LARGE, "float32"))
        hidden = row * 3.0
        total, large = la.sum(hidden), hidden * la.ones((SMALL, 1))  # for which there is no memory
        inner = row * 2.0
        del hidden
        assert await total.item() == 3 * LARGE
        assert large.state == "lazy"
        assert await la.sum(inner).item() == 2 * LARGE  # what there is room for is kept
        assert inner.is_ready()


async def test_a_read_for_which_there_can_be_no_memory_fails_alone() -> None:
    async with la.open_runtime("cpu:0"):
        part = la.ones((3, 3)) * 2.0
        more = part + 1.0
        far_too_large = la.ones((1_000_000_000, 1_000_000)) * more[0, 0]
        with pytest.raises(la.DeviceOutOfMemoryError):
            await far_too_large.numpy()
        assert (await part.numpy())[0, 0] == 2.0
        assert (await more.numpy())[0, 0] == 3.0
