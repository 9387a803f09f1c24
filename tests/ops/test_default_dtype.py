"""The default dtype: of a runtime, of a block of a task, and of what was remembered before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.tensor import LazyTensor

MADE: dict[str, Callable[[], LazyTensor]] = {
    "zeros": lambda: la.zeros(2),
    "ones": lambda: la.ones(2),
    "empty": lambda: la.empty(2),
    "full": lambda: la.full(2, 1.5),
    "full of NumPy's": lambda: la.full(2, np.float64(1.5)),
    "asarray": lambda: la.asarray([1.0, 2.5]),
    "asarray of a number": lambda: la.asarray(2.5),
    "astype": lambda: la.arange(3).astype(float),
    "eye": lambda: la.eye(2),
    "linspace": lambda: la.linspace(0, 1, 3),
    "arange": lambda: la.arange(0.0, 1.0, 0.25),
    "uniform": lambda: la.uniform((2,)),
    "normal": lambda: la.normal((2,)),
    "int / int": lambda: la.arange(3) / la.arange(1, 4),
    "int / number": lambda: la.arange(3) / 2,
    "int * float": lambda: la.arange(3) * 0.5,
    "float - int": lambda: 0.5 - la.arange(3),
    "bool + float": lambda: la.asarray([True, False]) + 0.5,
    "sqrt": lambda: la.sqrt(la.arange(3)),
    "exp of a list": lambda: la.exp([1.0, 2.0]),
    "mean": lambda: la.arange(3).mean(),
    "softmax": lambda: la.softmax(la.arange(3)),
    "where": lambda: la.where(la.asarray([True, False]), 1.5, 2.5),
    "stacked": lambda: la.asarray([la.arange(3)[0], 0.5]),
    "gradient of a number": lambda: la.grad(lambda x: x * x)(3.0),
}
KEPT: dict[str, Callable[[], LazyTensor]] = {
    "float32": lambda: la.ones(2, dtype="float32") * 0.5 + 1,
    "float16": lambda: la.sqrt(la.ones(2, dtype="float16")),
    "int64": lambda: la.arange(3) * 2 + 1,
    "bool": lambda: la.arange(3) > 0.5,
    "array": lambda: la.asarray(np.ones(2, np.float16)),
    "complex64": lambda: la.ones(2, dtype="complex64") * 1j,
}
OF_COMPLEX: dict[str, Callable[[], LazyTensor]] = {
    "asarray": lambda: la.asarray([1j]),
    "full": lambda: la.full(2, 1j),
    "int * complex": lambda: la.arange(3) * 1j,
    "astype": lambda: la.arange(3).astype(complex),
}
DTYPES = ["float16", "bfloat16", "float32", "float64"]


def dtypes_of(made: dict[str, Callable[[], LazyTensor]]) -> dict[str, str]:
    return {name: make().dtype.name for name, make in made.items()}


def check_made_in(dtype: str) -> None:
    assert la.get_default_dtype().name == dtype
    assert dtypes_of(MADE) == dict.fromkeys(MADE, dtype)
    kept = {**dict.fromkeys(KEPT), **dtypes_of(KEPT)}
    assert kept == {name: "float16" if name == "array" else name for name in KEPT}
    wanted = "complex128" if dtype == "float64" else "complex64"
    assert dtypes_of(OF_COMPLEX) == dict.fromkeys(OF_COMPLEX, wanted)


# ---- of a runtime and of a block ---------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
async def test_of_a_runtime(dtype: str) -> None:
    async with la.open_runtime("cpu:0", {"default_dtype": dtype}):
        check_made_in(dtype)
        assert (await (la.ones(3) / 4).numpy()).tolist() == [0.25] * 3


@pytest.mark.parametrize("dtype", DTYPES)
async def test_of_a_block(runtime: la.Runtime, dtype: str) -> None:
    check_made_in("float32")
    with la.default_dtype(dtype):
        check_made_in(dtype)
        with la.default_dtype(float):  # the default, as it is
            check_made_in(dtype)
        with la.default_dtype("float32"):
            check_made_in("float32")
        check_made_in(dtype)
    check_made_in("float32")


async def test_a_block_can_be_entered_again(runtime: la.Runtime) -> None:
    double = la.default_dtype(np.float64)
    assert repr(double) == "la.default_dtype('float64')"
    with double, double:
        assert la.zeros(1).dtype == np.float64
    with pytest.raises(ZeroDivisionError), double:
        1 / 0  # noqa: B018
    assert la.zeros(1).dtype == np.float32


@pytest.mark.parametrize("dtype", ["int32", "bool", "complex64", int, complex])
def test_a_dtype_that_is_none_of_real_numbers(dtype: Any) -> None:
    with pytest.raises(la.DTypeError, match="real numbers"):
        la.default_dtype(dtype)


@pytest.mark.parametrize("dtype", ["int32", "complex64", "double", "", None, np.float64])
def test_a_setting_that_is_none(dtype: Any) -> None:
    with pytest.raises(ValueError, match="default_dtype must be one of float16, bfloat16"):
        la.Config(default_dtype=dtype)


async def test_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAZYASYNC_DEFAULT_DTYPE", "float64")
    async with la.open_runtime("cpu:0"):
        assert la.zeros(1).dtype == np.float64
    monkeypatch.setenv("LAZYASYNC_DEFAULT_DTYPE", "int8")
    with pytest.raises(ValueError, match="LAZYASYNC_DEFAULT_DTYPE"):
        la.Config.from_environment()


def test_outside_of_runtimes() -> None:
    assert la.get_default_dtype() == np.float32
    with la.default_dtype("float64"):
        assert la.get_default_dtype() == np.float64


def test_what_pytorch_calls_it_says_what_to_write() -> None:
    with pytest.raises(AttributeError, match=r"la\.default_dtype"):
        la.set_default_dtype  # noqa: B018


# ---- side by side ------------------------------------------------------------------------------


async def test_each_task_has_its_own(runtime: la.Runtime) -> None:
    found: dict[str, list[str]] = {name: [] for name in DTYPES}

    async def task(dtype: str) -> None:
        with la.default_dtype(dtype):
            for _ in range(5):
                x = la.arange(4) * 0.5
                found[dtype].append(x.dtype.name)
                await trio.lowlevel.checkpoint()
                found[dtype].append((await x.numpy()).dtype.name)

    async with trio.open_nursery() as nursery:
        for dtype in DTYPES:
            nursery.start_soon(task, dtype)
        assert la.zeros(1).dtype == np.float32
    assert found == {name: [name] * 10 for name in DTYPES}
    # Tasks that are started in a block have that of the block, whatever comes after it.
    seen = []

    async def later() -> None:
        await trio.testing.wait_all_tasks_blocked()
        seen.append(la.zeros(1).dtype.name)

    async with trio.open_nursery() as nursery:
        with la.default_dtype("float64"):
            nursery.start_soon(later)
        assert la.zeros(1).dtype == np.float32
    assert seen == ["float64"]


async def test_runtimes_side_by_side() -> None:
    async with la.open_runtime("cpu:0", {"default_dtype": "float64"}):
        assert la.zeros(1).dtype == np.float64
        async with la.open_runtime("sim:0"):
            assert la.zeros(1).dtype == np.float32
        assert la.zeros(1).dtype == np.float64


async def test_jobs_and_closures(runtime: la.Runtime) -> None:
    seen = []
    with la.default_dtype("float64"):
        async with la.job("beside"):
            assert la.zeros(1).dtype == np.float64
            la.add_step_closure(lambda: seen.append(la.zeros(1).dtype.name), run_async=False)
            await la.mark_step()
    assert seen == ["float64"]


def test_blocking_callers() -> None:
    with la.blocking(config={"default_dtype": "float64"}):
        assert la.zeros(1).numpy().dtype == np.float64

        @la.compile
        def half(x: LazyTensor) -> LazyTensor:
            return x * 0.5

        assert half(la.arange(3)).dtype == np.float64
        with la.default_dtype("float32"):
            assert la.zeros(1).dtype == np.float32
            assert half(la.arange(3)).dtype == np.float32


def test_asyncio_tasks() -> None:
    async def task(dtype: str) -> str:
        with la.default_dtype(dtype):
            x = la.arange(3) * 0.5
            await asyncio.sleep(0)
            y = await half(la.arange(3))
            return f"{(await x.numpy()).dtype} {y.dtype}"

    @la.compile
    def half(x: LazyTensor) -> LazyTensor:
        return x * 0.5

    async def main() -> list[str]:
        async with la.open_runtime("cpu:0"):
            return await asyncio.gather(*map(task, ("float64", "float32", "float16")))

    assert asyncio.run(main()) == ["float64 float64", "float32 float32", "float16 float16"]


# ---- what is remembered ------------------------------------------------------------------------


@pytest.mark.parametrize("name", MADE)
async def test_recorded_again_under_another_default(runtime: la.Runtime, name: str) -> None:
    """The same operations on the same tensors, in the places of a recording made before."""
    for _ in range(2):
        for dtype in ("float32", "float64", "bfloat16"):
            with la.default_dtype(dtype):
                x = MADE[name]()
                assert x.dtype.name == dtype
                assert (await x.numpy()).dtype.name == dtype


async def test_compiled_functions(runtime: la.Runtime) -> None:
    traced = []

    @la.compile
    def function(x: LazyTensor) -> tuple[LazyTensor, LazyTensor]:
        traced.append(la.get_default_dtype().name)
        return x * 0.5, la.zeros(2)

    for _ in range(2):
        for dtype in ("float32", "float64", "float32"):
            with la.default_dtype(dtype):
                for _ in range(3):  # the later ones by the shorter way
                    found = await function(await la.put(np.arange(3)))
                    assert [x.dtype.name for x in found] == [dtype, dtype]
    assert traced == ["float32", "float64"]


async def test_numbers_of_compiled_functions(runtime: la.Runtime) -> None:
    @la.compile
    def function(number: float) -> LazyTensor:
        return la.asarray(number) + la.full(2, number)

    for dtype in ("float32", "float64"):
        with la.default_dtype(dtype):
            for number in (0.1, 0.2):
                found = await function(number)
                assert found.dtype.name == dtype
                expected = np.dtype(dtype).type(number)
                assert (await found.numpy()).tolist() == [expected + expected] * 2


async def test_gradients(runtime: la.Runtime) -> None:
    def loss(x: LazyTensor) -> LazyTensor:
        count = la.arange(3)
        return (x * x * la.sqrt(count)).sum() / count.sum()

    x = la.ones(3)  # of float32, whatever is the default later
    for _ in range(2):
        for dtype in ("float32", "float64", "float16"):
            with la.default_dtype(dtype):
                promoted = "float64" if dtype == "float64" else "float32"
                value, slope = la.value_and_grad(loss)(x)
                assert value.dtype.name == promoted
                assert slope.dtype == np.float32
                exact = 2 * np.sqrt(np.arange(3)) / 3
                np.testing.assert_allclose(await slope.numpy(), exact, rtol=1e-3)


@pytest.mark.parametrize("dtype", DTYPES)
async def test_optimizers_are_as_precise_as_ever(runtime: la.Runtime, dtype: str) -> None:
    """A rate that follows the count of updates is not counted in half precision."""

    async def trained() -> np.ndarray:
        optimizer = la.optim.adam(lambda count: 0.1 / (1.0 + count * 0.001))
        weights = {"w": await la.put(np.linspace(-1, 1, 8, dtype=np.float32))}
        state = optimizer.init(weights)
        for _ in range(3):
            gradients = la.grad(lambda tree: la.square(tree["w"]).sum())(weights)
            weights, state = optimizer.update(gradients, state, weights)
        return await weights["w"].numpy()

    expected = await trained()
    with la.default_dtype(dtype):
        found = await trained()
    assert found.dtype == np.float32
    np.testing.assert_allclose(found, expected, rtol=1e-6)


async def test_probabilities_are_not_rounded_to_it(runtime: la.Runtime) -> None:
    """Of a tensor, they are drawn with the 24 bits of float32."""
    chance = await la.put(np.full(100_000, 1 / 1024, np.float32))
    with la.default_dtype("bfloat16"):
        drawn = await la.random.bernoulli((100_000,), chance).sum().item()
    assert 50 < drawn < 160


RULE: Any = lambda x: (x.shape, float)  # noqa: E731
HALF = la.define_operation(
    "default_dtype_half", lower=lambda xp, x: x * np.float32(0.5), shape=RULE
)


async def test_shape_rules_of_the_users_do_not_follow_it(runtime: la.Runtime) -> None:
    for dtype in ("float64", "float32"):
        with la.default_dtype(dtype):
            assert HALF(la.ones(3, dtype="float32")).dtype == np.float32


def test_none_is_no_default() -> None:
    with pytest.raises(la.DTypeError, match="not None"):
        la.default_dtype(None)
