"""while_loop and fori_loop: what Python's loops do, as one operation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.errors import DTypeError, ShapeError


@pytest.mark.parametrize(("devices", "jit"), [("cpu", True), ("cpu", False), ("sim", False)])
async def test_while(devices: str, jit: bool) -> None:
    async with la.open_runtime(devices, config=la.Config(jit=jit)):
        limit = la.asarray(100.0)

        def doubled(x: Any) -> Any:
            return la.while_loop(
                lambda c: c["x"][0] < limit,
                lambda c: {"x": c["x"] * 2, "n": c["n"] + 1},
                {"x": x, "n": 0},
            )

        for start, times in ((1.5, 7), (60.0, 1), (100.0, 0)):
            for found in (
                doubled(la.asarray([start, 1])),
                await la.compile(doubled)(la.asarray([start, 1])),
            ):
                assert await found["n"].item() == times
                np.testing.assert_array_equal(
                    await found["x"].numpy(), np.float32([start, 1]) * 2**times
                )


async def test_random_numbers_of_both_functions() -> None:
    async with la.open_runtime("cpu"):
        drawn = la.while_loop(
            lambda c: (la.rand(()) < 2) & (c[0] < 4),
            lambda c: (c[0] + 1, la.dynamic_update_slice(c[1], la.rand((1,)), (c[0],))),
            (0, la.zeros((4,))),
        )[1]
        more = la.rand((100,))
        assert len(np.unique(await la.concatenate([drawn, more]).numpy())) == 104


@pytest.mark.parametrize("dtype", ["int32", "float32", "float64"])
async def test_fori(dtype: str) -> None:
    async with la.open_runtime("cpu"):
        for lower, upper in ((0, 5), (2, 4), (3, 3), (4, 1), (-2, 2)):

            def body(i: Any, c: Any) -> Any:
                return (c * 2 + i).astype(dtype)

            init = np.array([1, 2], dtype)
            expected = init
            for i in range(lower, upper):
                expected = (expected * 2 + i).astype(dtype)
            for first, end in (
                (lower, upper),
                (la.asarray(lower), upper),
                (np.int32(lower), la.asarray(upper, dtype="int32")),
            ):
                found = await la.fori_loop(first, end, body, init).numpy()
                assert found.dtype == dtype
                np.testing.assert_array_equal(found, expected)


async def test_other_bounds_compile_nothing() -> None:
    async with la.open_runtime("cpu"):

        def total(upper: Any) -> Any:
            return la.fori_loop(0, upper, lambda i, c: c + i, 0.5)

        for upper in (3, 4):
            await total(upper).numpy()
            await total(la.asarray(upper)).numpy()
        la.metrics.reset()
        for upper in (9, 2, 57):
            assert await total(upper).item() == 0.5 + upper * (upper - 1) / 2
            assert await total(la.asarray(upper)).item() == 0.5 + upper * (upper - 1) / 2
        assert la.metrics.counter_value("UncachedCompile") == 0


BAD: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "another shape": (
        lambda x: la.while_loop(lambda c: c.sum() > 0, lambda c: c[:1], x),
        ShapeError,
        r"carry is float32\[2\] before and float32\[1\] after it",
    ),
    "axes": (lambda x: la.while_loop(lambda c: c > 0, lambda c: c, x), ShapeError, "without axes"),
    "no boolean": (lambda x: la.while_loop(lambda c: c[0], lambda c: c, x), DTypeError, "boolean"),
    "no tensor": (lambda x: la.while_loop(lambda c: "a", lambda c: c, x), TypeError, "boolean"),
    "nothing": (
        lambda x: la.while_loop(lambda c: True, lambda c: c, None),
        TypeError,
        "no tensors",
    ),
    "a bound": (lambda x: la.fori_loop(0, x, lambda i, c: c, x), DTypeError, "bound"),
    "a read": (
        lambda x: la.while_loop(lambda c: c[0] > 0, lambda c: c + 1 if c[0] > 1 else c, x),
        la.WouldBlockError,
        r"la\.cond.*la\.while_loop",
    ),
}


async def test_bad_input() -> None:
    async with la.open_runtime("cpu"):
        x = la.asarray([1.0, 2.0])
        for name, (call, error, message) in BAD.items():
            with pytest.raises(error, match=message):
                call(x)
                pytest.fail(name)


async def test_python_branches_name_what_there_is_instead() -> None:
    async with la.open_runtime("cpu"):
        x = la.asarray([1.0, 2.0]) * 2
        with pytest.raises(la.WouldBlockError, match=r"la\.cond.*la\.while_loop"):
            while x.sum() > 0:
                x = x - 1
        with pytest.raises(la.WouldBlockError, match=r"la\.cond.*la\.while_loop"):
            await la.compile(lambda x: x if x.sum() > 0 else -x)(x)


async def test_what_is_the_same_in_each_iteration_is_computed_before() -> None:
    def loop(x: Any, w: Any) -> Any:
        return la.while_loop(
            lambda c: la.sum(c) < la.sum(la.cos(w)) * 3,
            lambda c: c + la.sin(w),
            x,
        )

    x, w = np.zeros(4, np.float32), np.full(4, 0.5, np.float32)
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(loop)
        (looping,) = [
            kernel.name
            for kernel in compiled.lower(la.asarray(x), la.asarray(w)).kernels
            if kernel.name.startswith("while")
        ]
        assert "sin" not in looping, looping
        assert "cos" not in looping, looping
        found = await (await compiled(la.asarray(x), la.asarray(w))).numpy()
        np.testing.assert_allclose(found, 6 * np.sin(w), rtol=1e-6)
        each = la.vmap(loop, in_axes=(None, 0))(la.asarray(x), la.asarray(np.stack([w, 2 * w])))
        np.testing.assert_allclose((await each.numpy())[0], found, rtol=1e-6)
        _, tangent = la.jvp(lambda w: loop(la.asarray(x), w), (la.asarray(w),), (la.ones(4),))
        np.testing.assert_allclose(await tangent.numpy(), 6 * np.cos(w), rtol=1e-6)


FAILING: dict[str, Callable[[Any], Any]] = {
    "cholesky": lambda x: la.linalg.cholesky(x).sum(),
    "inv": lambda x: la.linalg.inv(x * 0.0).sum() * 2.0,
    "take": lambda x: la.take(x, la.asarray([0, 7]) + 1, 0).sum(),
}
LOOPS: dict[str, Callable[[Callable[[], Any], Any, Any], Any]] = {
    "while_loop": lambda f, start, times: la.while_loop(
        lambda c: c[0] < times, lambda c: (c[0] + 1, c[1] + f()), (0, start)
    )[1],
    "fori_loop": lambda f, start, times: la.fori_loop(0, times, lambda i, c: c + f(), start),
    "scan": lambda f, start, times: la.scan(
        lambda c, _: (c + f(), None), start, None, length=times
    )[0],
}


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("name", FAILING)
@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_a_loop_without_iterations_does_not_fail(device: str, name: str, loop: str) -> None:
    """What its body makes of its surroundings alone is not computed where there is no iteration."""
    async with la.open_runtime(device):
        x = la.asarray(-np.eye(3))

        def run(times: Any) -> Any:
            start = la.zeros((), dtype="float64")
            return LOOPS[loop](lambda: FAILING[name](x), start, times)

        counts = (0, la.asarray(0)) if loop == "while_loop" else (0,)
        for times in counts:
            assert await run(times).item() == 0.0
            assert await (await la.compile(partial(run, times))()).item() == 0.0
        with pytest.raises(la.ExecutionError):
            await run(2).item()


def nested(levels: int, size: int = 1) -> Any:
    """The last number of each of three iterations of loops in loops, of nobody knows how many."""
    if not levels:
        return la.rand((size,))[0]

    def body(c: Any) -> Any:
        place, found = c
        return place + 1, la.dynamic_update_slice(found, nested(levels - 1, size)[None], (place,))

    def rest(c: Any) -> Any:
        place, found = c
        inner = nested(levels - 1, size)
        return place + 1, la.dynamic_update_slice(found, inner.reshape((1, -1)), (place, 0))

    if levels == 1:
        return la.while_loop(lambda c: c[0] < 3, body, (0, la.zeros((3,))))[1]
    found = la.zeros((3, 3 ** (levels - 1)))
    return la.while_loop(lambda c: c[0] < 3, rest, (0, found))[1].reshape((-1,))


@pytest.mark.parametrize("config", [{}, {"jit": False}])
async def test_loops_in_loops_draw_other_numbers_each_time(config: dict[str, Any]) -> None:
    """However many they may be: neither another iteration, nor a later draw, has the same."""
    async with la.open_runtime("cpu", config):
        found = []
        for _ in range(3):
            for levels in (1, 2, 3):
                found += [nested(levels), la.rand((2,))]
        found += [nested(2, 70_000), la.vmap(lambda _: nested(2))(la.arange(3)).reshape((-1,))]
        found.append(la.scan(lambda c, _: (c, nested(3)), 0, length=3)[1].reshape((-1,)))
        values = np.concatenate(await la.to_cpu(found))
        # Of 24 bits each, so that some may be alike by chance.
        assert len(values) - len(np.unique(values)) < 3
        assert 0.4 < values.mean() < 0.6
