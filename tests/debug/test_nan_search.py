"""`la.debug.find_nan`: which operation made the first NaN or infinity, with its line."""

from __future__ import annotations

import asyncio
from typing import Any

import numpy as np
import pytest
from needs import needs_refusals

import lazyasync as la
from lazyasync import LazyTensor
from lazyasync.debug import NanReport


def model(x: LazyTensor) -> LazyTensor:
    shifted = x - 1.0
    with la.scope("head"):
        y = la.log(shifted)
    return la.sum(y * 2.0)


def line_of(function: Any, below: int) -> int:
    line: int = function.__code__.co_firstlineno + below
    return line


async def search(how: str, function: Any, *args: Any, **options: Any) -> NanReport:
    """The report on a function, whose results are recorded, or which is called by `find_nan`."""
    if how == "tensors":
        return await la.debug.find_nan(function(*args), **options)
    if how == "compiled":
        function = la.compile(function)
    return await la.debug.find_nan(function, *args, **options)


HOW = ["tensors", "function", "compiled"]


@pytest.mark.parametrize("how", HOW)
async def test_the_operation_and_its_line(runtime: la.Runtime, how: str) -> None:
    report = await search(how, model, la.asarray([3.0, 0.0, -1.0]))
    assert [found.operation for found in report] == ["log"]
    (first,) = report
    assert (first.kind, first.type, first.scope, first.count) == ("nan", "f32[3]", "head", 2)
    assert first.operands == ("f32[3] in [-2, 2]",)
    assert first.place is not None
    assert first.place.endswith(f"test_nan_search.py:{line_of(model, 3)} in model")
    assert str(report).startswith("log in head makes 2 elements with NaN: f32[3], /")
    assert not await search(how, model, la.asarray([3.0, 2.0, 4.0]))


@pytest.mark.parametrize("how", HOW)
async def test_of_infinities_the_first_counts(runtime: la.Runtime, how: str) -> None:
    def overflowing(x: LazyTensor) -> LazyTensor:
        return la.exp(x * 500.0) * 0.0 + 1.0

    report = await search(how, overflowing, la.asarray([1.0, 0.0]))
    assert [(found.operation, found.kind) for found in report] == [
        ("exp", "inf"),
        ("multiply", "nan"),  # which made NaN of it
    ]
    only_nan = await search(how, overflowing, la.asarray([1.0, 0.0]), infinities=False)
    assert [(found.operation, found.kind) for found in only_nan] == [("multiply", "nan")]


@pytest.mark.parametrize("how", HOW)
async def test_infinite_numbers_are_on_purpose(runtime: la.Runtime, how: str) -> None:
    def masked(x: LazyTensor) -> LazyTensor:
        return la.softmax(la.where(x > 0.5, x, -la.inf))

    assert not await search(how, masked, la.asarray([1.0, 0.0]))
    report = await search(how, masked, la.asarray([0.0, 0.0]))  # nothing is left
    assert report[0].kind == "nan"
    assert report[0].place is not None
    assert report[0].place.endswith("in masked")


async def test_gradients_and_compiled_functions_in_a_step(runtime: la.Runtime) -> None:
    root = la.compile(lambda x: la.sqrt(x))

    def loss(params: Any) -> LazyTensor:
        return la.sum(root(params["w"] - 1.0))

    optimizer = la.optim.adam(0.1)

    @la.compile
    def step(params: Any, state: Any) -> Any:
        value, gradient = la.value_and_grad(loss)(params)  # infinite where sqrt(0)
        return (*optimizer.update(gradient, state, params), value)

    params = {"w": la.asarray([2.0, 1.0])}
    state = optimizer.init(params)
    report = await la.debug.find_nan(step, params, state)
    assert report[0].operation == "divide"
    assert report[0].kind == "inf"
    assert report[0].place is not None
    assert report[0].place.endswith(f":{line_of(step.__wrapped__, 2)} in step")
    assert report.values > 20
    assert not await la.debug.find_nan(step, {"w": la.asarray([2.0, 3.0])}, state)
    # The function goes on as before.
    assert len(await step({"w": la.asarray([2.0, 3.0])}, state)) == 3


async def test_lines_are_those_of_the_function_that_is_asked_about(runtime: la.Runtime) -> None:
    """Also where another one has recorded the same before."""

    def one(x: LazyTensor) -> LazyTensor:
        return la.log(x - 5.0)

    def other(x: LazyTensor) -> LazyTensor:
        return la.log(x - 5.0)

    x = await la.asarray([1.0])
    for _ in range(2):
        for function in (one, la.compile(other), one):
            await la.mark_step()
            report = await la.debug.find_nan(function, x)
            name = getattr(function, "__name__", "")
            assert str(report[0].place).endswith(f"in {name}")


async def test_what_was_given_is_an_input(runtime: la.Runtime) -> None:
    bad = await la.asarray(np.array([[np.nan, 1.0], [2.0, np.inf]]))
    report = await la.debug.find_nan(la.sum(bad + 1.0))
    assert [(found.operation, found.kind, found.count) for found in report] == [("input", "nan", 1)]
    assert str(report).startswith("a tensor that was given has 1 elements with NaN: f64[2,2], /")
    assert (await la.debug.find_nan(bad))[0].operation == "input"
    made = la.log(la.asarray([1.0]) - 2.0)
    await made
    (found,) = await la.debug.find_nan([made])
    assert found.operation == "input"
    assert str(found.place).endswith("in test_what_was_given_is_an_input")


async def test_other_dtypes_and_several_outputs(runtime: la.Runtime) -> None:
    values, _ = la.linalg.eigh(la.asarray([[1.0, 0.0], [0.0, 3.0]]))
    assert (await la.debug.find_nan(la.log(values - 2.0)))[0].operation == "log"
    z = la.asarray([1j, 0j]) / la.asarray([0j, 1j])
    assert (await la.debug.find_nan(z))[0].operation == "divide"
    half = la.asarray([60000.0], dtype="float16") * la.asarray([2.0], dtype="float16")
    (found,) = await la.debug.find_nan(half)
    assert (found.operation, found.kind, found.type) == ("multiply", "inf", "f16[1]")
    assert not await la.debug.find_nan({"a": [la.arange(3) // 2, la.zeros((0,)) / 0.0]})


async def test_the_tensors_stay_as_they_are(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 3.0])
    y = la.log(x - 2.0)
    z = y + 1.0
    await la.debug.find_nan(z)
    assert z.state == "lazy"
    await la.mark_step(wait=True)
    np.testing.assert_array_equal(await z.numpy(), [np.nan, 1.0])


async def test_over_several_devices() -> None:
    async with la.open_runtime(["cpu:0", "cpu:1"]):
        x = la.log(la.asarray([0.0, 1.0], device="cpu:0"))
        y = la.sum(x.to("cpu:1") * 0.0)
        report = await la.debug.find_nan(y)
        assert [found.operation for found in report] == ["log", "multiply"]


async def test_refusals(runtime: la.Runtime) -> None:
    for call in (lambda: la.debug.find_nan(3), lambda: la.debug.find_nan(lambda: None)):
        with pytest.raises(TypeError, match="takes tensors, or a function that returns some"):
            await call()
    with pytest.raises(KeyError):
        await la.debug.find_nan({}.__getitem__, 1)
    assert await (la.ones(2) + 1).numpy() is not None  # and nothing is left behind
    needs_refusals(runtime)
    with pytest.raises(la.ExecutionError):
        await la.debug.find_nan(la.take(la.asarray([1.0]), la.asarray([5]) + 2))


def test_outside_trio() -> None:
    with la.blocking("cpu:0"):
        x = la.asarray([0.0, 1.0])
        for what in ((la.log(x - 0.5),), (la.compile(lambda x: la.log(x - 0.5)), x)):
            report: Any = la.debug.find_nan(*what)
            assert [found.operation for found in report] == ["log"]

    async def main() -> None:
        async with la.open_runtime("cpu"):
            report = await la.debug.find_nan(model, la.asarray([0.0]))
            assert report[0].operation == "log"

    asyncio.run(main())


async def test_an_output_is_told_by_what_it_is_an_output_of(runtime: la.Runtime) -> None:
    x = la.asarray([4.0, -1.0])
    found = await la.debug.find_nan(
        lambda x: la.scan(lambda c, _: (la.log(c), None), x, length=1)[0], x
    )
    assert (found[0].operation, found[0].count) == ("scan", 1)
    assert found[0].operands == ("f32[2] in [-1, 4]",)
