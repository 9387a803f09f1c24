"""What `la.compile` and compiled functions refuse, and say so."""

from __future__ import annotations

import gc
import traceback
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio
from compiled_functions import Counted, vector

import lazyasync as la
from lazyasync.recording import context
from lazyasync.tensor import LazyTensor


async def test_an_error_in_the_function_leaves_nothing_behind(runtime: la.Runtime) -> None:
    broken = True

    def function(x: LazyTensor) -> LazyTensor:
        y = x + 1
        if broken:
            y = y @ la.ones((5, 5))  # the user's line
        return y

    compiled = la.compile(function)
    state = la.get_rng_state()
    x = vector(1, 2)
    with pytest.raises(la.ShapeError) as caught:
        await compiled(x)
    lines = [frame.line for frame in traceback.extract_tb(caught.tb)]
    assert "y = y @ la.ones((5, 5))  # the user's line" in lines
    assert la.current_job() is runtime.default_job
    assert la.get_rng_state() == state
    assert (x + 1).device.kind in ("cpu", "sim", "cuda")
    await la.mark_step(wait=True)
    assert runtime.statistics().jobs["default"].in_flight[str(x.device)] == 0
    broken = False
    np.testing.assert_array_equal(await (await compiled(x)).numpy(), [2, 3])


async def test_values_inside_the_function() -> None:
    async with la.open_runtime("cpu"):
        compiled = la.compile(lambda x, n: x * 2 if x > n else x)
        with pytest.raises(la.WouldBlockError) as caught:
            await compiled(vector(1), 3.0)
        assert "static_argnums" in caught.value.__notes__[0]


async def test_tensors_that_escape_say_so(runtime: la.Runtime) -> None:
    kept: list[LazyTensor] = []
    total = la.asarray(0.0)

    def leak(x: LazyTensor) -> LazyTensor:
        nonlocal total
        y = x * 2
        kept.append(y)
        total += la.sum(y)
        return y

    result = await la.compile(leak)(vector(1, 2))
    np.testing.assert_array_equal(await result.numpy(), [2, 4])
    for escaped in (kept[0], total):
        assert escaped.dtype == np.float32
        assert "lazy" in repr(escaped)
        for use in (
            lambda t=escaped: t + 1,
            lambda t=escaped: result + t,
            lambda t=escaped: np.asarray(t),
            lambda t=escaped: result.set_(t),
            lambda t=escaped: la.add_step_closure(print, (t,)),
        ):
            with pytest.raises(la.UnsupportedOperationError, match=r"by .*leak while"):
                use()
        for use in (
            lambda t=escaped: t.numpy(),
            lambda t=escaped: la.to_cpu([result, t]),
            lambda t=escaped: la.sync_multi([t]),
            lambda t=escaped: la.compile(lambda x: x)(t),
            lambda t=escaped: la.compile(lambda x: x + t)(result),
        ):
            with pytest.raises(la.UnsupportedOperationError, match=r"by .*leak while"):
                await use()
    await la.mark_step(wait=True)


async def test_only_recording_is_done_inside(runtime: la.Runtime) -> None:
    def run(action: Callable[[], Any]) -> Any:
        def function(x: LazyTensor) -> LazyTensor:
            action()
            return x

        return la.compile(function)(vector(1))

    for action in (
        la.current_job,
        lambda: la.manual_seed(3),
        lambda: la.add_step_closure(print),
        la.get_rng_state,
    ):
        with pytest.raises(la.UnsupportedOperationError, match="nothing but record"):
            await run(action)
    la.add_step_closure(lambda: None)
    await la.mark_step()


def test_asynchronous_functions_are_refused() -> None:
    async def function(x: LazyTensor) -> LazyTensor:
        return x

    with pytest.raises(TypeError, match=r"function is asynchronous"):
        la.compile(function)
    with pytest.raises(TypeError, match=r"function is asynchronous"):
        la.compile(donate_argnums=0)(function)


@pytest.mark.parametrize("given", [3, "f", [len]], ids=str)
def test_what_is_no_function_is_refused(given: Any) -> None:
    for refuse in (la.compile, la.compile(static_argnums=0)):
        with pytest.raises(TypeError, match=r"la\.compile takes a function, not (3|'f'|\[)"):
            refuse(given)


async def test_options_without_a_function_give_a_decorator(runtime: la.Runtime) -> None:
    @la.compile(static_argnames="n", donate_argnums=0)
    def scaled(x: LazyTensor, n: int) -> LazyTensor:
        return x * n

    @la.compile()
    def shifted(x: LazyTensor) -> LazyTensor:
        return x + 1

    x = vector(1, 2)
    assert (await (await scaled(x, n=3)).numpy()).tolist() == [3, 6]
    assert x.state == "donated"
    assert (await (await shifted(vector(1))).numpy()).tolist() == [2]
    assert "scaled" in repr(scaled)
    assert scaled.__name__ == "scaled"  # type: ignore[attr-defined]


@pytest.mark.parametrize("option", ["static_argnums", "donate_argnums"])
@pytest.mark.parametrize("given", [True, 1.5, "x", b"x", None, [0, False], [0.0], ["x"]], ids=str)
def test_numbers_of_arguments_are_integers(option: str, given: Any) -> None:
    with pytest.raises(TypeError, match=f"{option} must be an integer or several, not "):
        la.compile(lambda x, y: x, **{option: given})


@pytest.mark.parametrize("option", ["static_argnames", "donate_argnames"])
@pytest.mark.parametrize("given", [3, b"x", None, True, ["x", 3], [b"x"]], ids=str)
def test_names_of_arguments_are_strings(option: str, given: Any) -> None:
    with pytest.raises(TypeError, match=f"{option} must be a string or several, not "):
        la.compile(lambda x, y: x, **{option: given})


async def test_numbers_of_arguments_may_be_of_numpy(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, n: x * n, static_argnums=np.int64(1))  # type: ignore[call-overload]
    assert await (await compiled(vector(2), 4)).item() == 8
    compiled = la.compile(lambda x, n: x * n, static_argnums=np.array([-1]))  # type: ignore[call-overload]
    assert await (await compiled(vector(2), 4)).item() == 8


async def test_devices_are_not_mixed() -> None:
    async with la.open_runtime({"cpu": 2}):
        compiled = la.compile(lambda x, y: x + y)
        here, there = la.ones((2,)), la.ones((2,), device="cpu:1")
        for pair in ((here, there), (there, here), (await there, here)):
            with pytest.raises(la.DeviceMismatchError, match=r"cpu:\d and on cpu:\d.*\.to\("):
                await compiled(*pair)
        moved = await compiled(here, there.to("cpu:0"))
        np.testing.assert_array_equal(await moved.numpy(), [2, 2])
        with pytest.raises(la.UnsupportedOperationError, match="one device, cpu:0"):
            await la.compile(lambda x: (x, la.ones((2,), device="cpu:1") + 1))(here)
        with pytest.raises(la.UnsupportedOperationError, match="cannot move"):
            await la.compile(lambda x: x.to("cpu:1"))(here)
        async with la.job("narrow", devices=["cpu:0"]):
            with pytest.raises(la.UnknownDeviceError, match="cpu:1"):
                await compiled(await there, await there)
        lazy = la.ones((2,), device="cpu:1") * 2.5
        with pytest.raises(la.UnsupportedOperationError, match="one device, cpu:0"):
            await la.compile(lambda x: lazy)(here)


async def test_two_runtimes() -> None:
    function = Counted(lambda x: x + 1)
    compiled = la.compile(function)
    async with la.open_runtime("cpu") as outer:
        x = await vector(1)
        assert await (await compiled(x)).item() == 2
        async with la.open_runtime("cpu") as inner:
            with pytest.raises(la.RuntimeMismatchError):
                await compiled(x)
            assert await (await compiled(vector(5))).item() == 6
            assert inner.metrics.counters["FunctionTraced"] == 1
        assert await (await compiled(x)).item() == 2
        assert outer.metrics.counters["FunctionTraced"] == 1
    assert function.calls == 2
    with pytest.raises(la.NoRuntimeError):
        await compiled(x)


async def test_a_compiled_function_does_not_keep_runtimes() -> None:
    compiled = la.compile(lambda x: x + np.float32(1))
    async with la.open_runtime("cpu") as runtime:
        assert await (await compiled(vector(1))).item() == 2
    reference = weakref.ref(runtime)
    del runtime
    await trio.lowlevel.checkpoint()
    gc.collect()
    assert reference() is None
    async with la.open_runtime("cpu"):
        assert await (await compiled(vector(1))).item() == 2


async def test_in_an_ended_job(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x: x + 1)
    async with la.job("ended") as job:
        x = await vector(1)
        inside = context.get()
    token = context.set(inside)
    try:
        with pytest.raises(la.JobClosedError, match="ended"):
            await compiled(x)
    finally:
        context.reset(token)
    assert job.closed


@pytest.mark.parametrize(
    "asks",
    [
        lambda x: x * float(la.sum(x)),
        lambda x: x * int(la.sum(x).astype("int32")),
        lambda x: la.asarray(np.asarray(x) + 1),
        lambda x: x if la.sum(x) > 0 else -x,
        lambda x: la.vmap(lambda row: row * float(row[0]))(x),
        lambda x: la.scan(lambda c, y: (c + float(y[0]), c), la.sum(x), x)[0],
    ],
)
async def test_values_that_are_asked_for_while_a_function_is_traced(
    runtime: la.Runtime, asks: Callable[[Any], Any]
) -> None:
    with pytest.raises(la.WouldBlockError, match="that is traced, which computes nothing") as said:
        await la.compile(asks)(la.ones((3, 2)))
    assert "return it and await its value after the call" in str(said.value)
    assert "step closure" not in str(said.value)
