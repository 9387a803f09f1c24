"""`la.compile`: what makes a new trace, what it captures, and what it leaves alone (A11)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
from compiled_functions import Counted, vector
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.runtime.compiled import function as function_module
from lazyasync.runtime.compiled.function import MAX_TRACES
from lazyasync.tensor import LazyTensor

# ---- what a trace depends on ---------------------------------------------------------------


async def test_traced_once_and_replayed_for_other_values(runtime: la.Runtime) -> None:
    function = Counted(lambda x, y: x * y + 1)
    compiled = la.compile(function)
    for number in range(4):
        result = await compiled(vector(number, 2), vector(3, 4))
        np.testing.assert_array_equal(await result.numpy(), [3 * number + 1, 9])
    assert function.calls == 1
    assert runtime.metrics.counters["FunctionTraced"] == 1
    assert runtime.metrics.counters["UncachedCompile"] == 1


async def test_structure_shape_dtype_and_device_make_a_new_trace() -> None:
    async with la.open_runtime({"cpu": 2}):
        function = Counted(lambda tree: la.sum(tree["x"] * 2))
        compiled = la.compile(function)
        alike = [
            {"x": la.ones((3,))},
            {"x": la.zeros((3,)) + 7},
        ]
        different = [
            {"x": la.ones((4,))},
            {"x": la.ones((3, 1))},
            {"x": la.ones((3,), dtype=np.float64)},
            {"x": la.ones((3,), device="cpu:1")},
            {"x": la.ones((3,)), "y": la.ones((3,))},
            {"x": la.ones((3,)), "y": None},
        ]
        for tree in (*alike, *different):
            expected = float(np.sum(await tree["x"].numpy()) * 2)
            for _ in range(2):
                result = await compiled(tree)
                assert result.device is tree["x"].device
                assert await result.item() == expected
        assert function.calls == 1 + len(different)


async def test_numbers_are_dynamic(runtime: la.Runtime) -> None:
    function = Counted(lambda x, a, b: x * a + b)
    compiled = la.compile(function)
    x = vector(1, 2)
    for a, b in ((2.0, 3.0), (0.0, 1.0), (1.0, -0.0), (0.5, float("inf"))):
        expected = np.float32([1, 2]) * np.float32(a) + np.float32(b)
        np.testing.assert_array_equal(await (await compiled(x, a, b)).numpy(), expected)
    assert function.calls == 1
    for a in (0, 1, 7, -(2**40)):
        result = await compiled(la.asarray([1, 2]), a, a)
        np.testing.assert_array_equal(await result.numpy(), np.array([1, 2]) * a + a)
    assert function.calls == 2
    result = await compiled(x, 2j, 1.0)
    np.testing.assert_array_equal(await result.numpy(), np.complex64([1 + 2j, 1 + 4j]))
    assert runtime.metrics.counters["UncachedCompile"] == 3


async def test_an_integer_out_of_range_is_refused(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, n: x + n)
    for number in (2**63, -(2**63) - 1):
        with pytest.raises(OverflowError, match="out of the range of int64"):
            await compiled(la.asarray([1]), number)
    result = await compiled(la.asarray([1]), 2**63 - 2)
    assert await result.item() == 2**63 - 1


async def test_strings_booleans_none_and_objects_are_static(runtime: la.Runtime) -> None:
    def choose(x: LazyTensor, how: Any) -> LazyTensor:
        if how is None:
            return x
        if isinstance(how, bool):
            return x * 2 if how else x * 3
        return {"add": x + 1, "subtract": x - 1}[how]

    function = Counted(choose)
    compiled = la.compile(function)
    for _ in range(2):
        for how, expected in ((None, 5), (True, 10), (False, 15), ("add", 6), ("subtract", 4)):
            assert await (await compiled(vector(5), how)).item() == expected
    assert function.calls == 5


async def test_a_static_argument_without_a_hash_is_named() -> None:
    async with la.open_runtime("cpu"):

        def add(x: LazyTensor, names: Any) -> LazyTensor:
            return x + len(names)

        with pytest.raises(TypeError, match=r"add.*static and must be hashable.*'set'"):
            await la.compile(add)(vector(1), {"a"})


@pytest.mark.parametrize(
    "values",
    [
        (1, True, 1.0),
        ((1, 2), (True, 2), (1.0, 2)),
        (0.0, -0.0, 0, False),
        ({"n": 1}, {"n": True}),
        ([1, 2], (1, 2)),
    ],
)
async def test_static_arguments_that_only_python_thinks_equal(values: tuple[Any, ...]) -> None:
    async with la.open_runtime("cpu"):
        seen: list[str] = []

        def function(x: LazyTensor, static: Any) -> LazyTensor:
            seen.append(repr(static))
            return x + 1

        compiled = la.compile(function, static_argnums=1)
        for _ in range(2):
            for value in values:
                await compiled(vector(1), value)
        assert seen == list(map(repr, values))


async def test_not_a_number_is_equal_to_itself_as_a_static_argument() -> None:
    async with la.open_runtime("cpu"):
        function = Counted(lambda x, n: x + n)
        compiled = la.compile(function, static_argnums=1)
        for _ in range(3):
            await compiled(vector(1), float("nan"))
        assert function.calls == 1


async def test_static_by_position_and_by_name_are_the_same() -> None:
    async with la.open_runtime("cpu"):

        def power(x: LazyTensor, n: int = 3, *, negative: bool = False) -> LazyTensor:
            assert type(n) is int
            result = x
            for _ in range(n - 1):
                result = result * x
            return -result if negative else result

        for options in (
            {"static_argnums": 1},
            {"static_argnums": -1},
            {"static_argnums": (1,)},
            {"static_argnames": "n"},
            {"static_argnames": ["n", "negative"]},
        ):
            compiled = la.compile(power, **options)
            x = vector(2)
            assert await (await compiled(x, 4)).item() == 16
            assert await (await compiled(x, n=5)).item() == 32
            assert await (await compiled(x)).item() == 8
            assert await (await compiled(x, negative=True)).item() == -8
            assert await (await compiled(n=2, x=x)).item() == 4


async def test_static_arguments_before_dynamic_ones() -> None:
    async with la.open_runtime("cpu"):
        compiled = la.compile(lambda a, x, b, y: x * a + y * b, static_argnums=(0, 2))
        assert await (await compiled(2, vector(3), 4, vector(5))).item() == 26


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"static_argnums": 2}, "2 positional arguments.*number 2"),
        ({"static_argnums": -3}, "number -3"),
        ({"static_argnames": "z"}, "no argument 'z'"),
    ],
)
def test_arguments_that_do_not_exist_cannot_be_static(options: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        la.compile(lambda x, y: x, **options)


async def test_keywords_in_any_order() -> None:
    async with la.open_runtime("cpu"):
        function = Counted(lambda *, x, y: x - y)
        compiled = la.compile(function)
        assert await (await compiled(x=vector(5), y=vector(3))).item() == 2
        assert await (await compiled(y=vector(3), x=vector(5))).item() == 2
        assert function.calls == 1


async def test_arrays_are_arguments(runtime: la.Runtime) -> None:
    function = Counted(lambda x, y: x + y)
    compiled = la.compile(function)
    array = np.arange(3.0, dtype=np.float32)
    first = await compiled(array, np.array(1, np.float32))
    array += 100  # they are copied at once
    np.testing.assert_array_equal(await first.numpy(), [1, 2, 3])
    second = await compiled(np.ones(3, np.float32), np.array(2, np.float32))
    np.testing.assert_array_equal(await second.numpy(), [3, 3, 3])
    third = await compiled(vector(1, 1, 1), np.array(2, np.float32))
    np.testing.assert_array_equal(await third.numpy(), [3, 3, 3])
    assert function.calls == 1
    with pytest.raises(la.DTypeError, match="object"):
        await compiled(np.array([None]), 1.0)


async def test_the_same_tensor_twice(runtime: la.Runtime) -> None:
    function = Counted(lambda x, y: (x - y, x * y))
    compiled = la.compile(function)
    x = vector(3)
    assert await la.to_cpu(await compiled(x, x)) == (0, 9)
    assert await la.to_cpu(await compiled(x, vector(2))) == (1, 6)
    assert function.calls == 1


async def test_traces_are_bounded() -> None:
    async with la.open_runtime("cpu") as runtime:
        function = Counted(lambda x, n: x)
        compiled = la.compile(function, static_argnums=1)
        x = vector(1)
        for number in range(MAX_TRACES + 1):
            await compiled(x, number)
        assert len(runtime.traces[compiled]) == MAX_TRACES
        await compiled(x, 0)
        assert function.calls == MAX_TRACES + 2


async def test_of_many_devices_each_keeps_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(function_module, "MAX_TRACES", 2)
    async with la.open_runtime({"sim": 20}) as runtime:
        compiled = la.compile(lambda x: x + 1)
        tensors = [la.ones((2,), device=device) for device in runtime.devices]
        for _ in range(3):
            tensors = [await compiled(x) for x in tensors]
        assert (await tensors[-1].numpy()).tolist() == [4, 4]
        assert runtime.metrics.counters["FunctionTraced"] == 20


# ---- what is captured ----------------------------------------------------------------------


async def test_captured_tensors_are_constants(runtime: la.Runtime) -> None:
    ready = vector(1, 2)
    compiled = la.compile(lambda x: x + ready)
    np.testing.assert_array_equal(await (await compiled(vector(0, 0))).numpy(), [1, 2])
    ready += 10
    np.testing.assert_array_equal(await (await compiled(vector(0, 0))).numpy(), [1, 2])
    np.testing.assert_array_equal(await ready.numpy(), [11, 12])


async def test_captured_lazy_tensors_are_computed_once(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        weight = la.randn((4,)) * 2
        other = weight + 1
        compiled = la.compile(lambda x: (x + weight, other))
        results = [await compiled(la.zeros((4,))) for _ in range(3)]
        assert weight.state != "lazy"
        value = await weight.numpy()
        for total, second in await la.to_cpu(results):
            np.testing.assert_array_equal(total, value)
            np.testing.assert_array_equal(second, value + 1)
        # The captured tensors, and each call; an argument of zeros is a step of its own.
        assert len(simulation.begun) == 7


async def test_captured_tensors_in_flight(autojump_clock: MockClock) -> None:
    async with open_simulation():
        weight = la.ones((2,)) * 2.5
        await la.mark_step()
        assert weight.state == "in flight"
        result = await la.compile(lambda x: x + weight)(vector(1, 2))
        np.testing.assert_array_equal(await result.numpy(), [3.5, 4.5])


# ---- random numbers ------------------------------------------------------------------------


def draw(x: LazyTensor) -> Any:
    """Draws in one order, uses in another, and drops one draw."""
    first = la.rand((5,))
    la.randn((3,))
    second = la.randint(0, 100, (5,))
    third = la.rand((7,), dtype=np.float64)
    return second * x, third, first


async def test_random_numbers_are_those_of_the_eager_function(runtime: la.Runtime) -> None:
    x = vector(1, 2, 3, 4, 5)
    eager = [await la.to_cpu(draw(x)) for _ in range(3)]
    state = la.get_rng_state()
    la.manual_seed(0)
    compiled = la.compile(draw)
    for expected in eager:
        found = await la.to_cpu(await compiled(x))
        for one, other in zip(expected, found, strict=True):
            np.testing.assert_array_equal(one, other)
    assert la.get_rng_state() == state
    assert runtime.metrics.counters["FunctionTraced"] == 1


async def test_random_numbers_that_nobody_needs_are_drawn(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        la.rand((10,))
        return x

    await la.compile(function)(vector(1))
    compiled_state = la.get_rng_state()
    la.manual_seed(0)
    function(vector(1))
    assert compiled_state == la.get_rng_state()


async def test_random_streams_are_those_of_the_calling_job() -> None:
    async with la.open_runtime("cpu"):
        compiled = la.compile(lambda x: x + la.rand((3,)))
        x = la.zeros((3,))
        async with la.job("other"):
            expected = await la.rand((3,)).numpy()
        await compiled(x)
        async with la.job("other"):
            found = await (await compiled(x)).numpy()
        np.testing.assert_array_equal(expected, found)


# ---- gradients and optimizers --------------------------------------------------------------


def loss_of(params: dict[str, LazyTensor], x: LazyTensor) -> LazyTensor:
    """A small loss."""
    return la.mean(la.square(la.tanh(x @ params["w"]) + params["b"]))


async def test_gradients_and_an_optimizer_inside(runtime: la.Runtime) -> None:
    optimizer = la.optim.adam(0.1)

    def train(params: Any, state: Any, x: LazyTensor) -> Any:
        loss, grads = la.value_and_grad(loss_of)(params, x)
        return *optimizer.update(grads, state, params), loss

    def start() -> Any:
        la.manual_seed(3)
        params = {"w": la.randn((3, 2)), "b": la.ones((2,))}
        return params, optimizer.init(params), la.randn((8, 3))

    params, state, x = start()
    for _ in range(5):
        params, state, loss = train(params, state, x)
        await la.mark_step()
    expected = await la.to_cpu((params, state, loss))
    function = Counted(train)
    compiled = la.compile(function)
    params, state, x = start()
    for _ in range(5):
        params, state, loss = await compiled(params, state, x)
    found = await la.to_cpu((params, state, loss))
    assert function.calls == 1
    leaves, definition = la.trees.flatten(expected)
    for one, other in zip(leaves, definition.flatten_like(expected, found), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


async def test_compile_of_value_and_grad(runtime: la.Runtime) -> None:
    compiled = la.compile(la.value_and_grad(lambda x: la.sum(x * x)))
    value, gradient = await compiled(vector(1, 2))
    assert await value.item() == 5
    np.testing.assert_array_equal(await gradient.numpy(), [2, 4])
    by_number = la.compile(la.grad(lambda a: a * a))
    assert await (await by_number(3.0)).item() == 6


# ---- in place ------------------------------------------------------------------------------


async def test_arguments_changed_in_place_are_the_callers_no_more(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, number: Any, tree: dict[str, LazyTensor]) -> Any:
        before = x
        x += 1
        x[0] = 9.0
        number *= 2
        tree["y"].copy_from(x)
        tree["new"] = x * 2
        return before, x, number, tree

    compiled = la.compile(function)
    for _ in range(2):
        x, y = vector(1, 2), vector(3, 4)
        tree = {"y": y}
        before, after, number, changed = await compiled(x, 2.0, tree)
        assert list(tree) == ["y"]
        assert before is after
        np.testing.assert_array_equal(
            await la.to_cpu([x, y, after, changed["y"], changed["new"]]),
            [[1, 2], [3, 4], [9, 3], [9, 3], [18, 6]],
        )
        assert await number.item() == 4


async def test_what_is_differentiated_by_is_not_changed_in_place(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        x += 1
        x *= x
        return la.sum(x)

    x = vector(1, 2)
    value, gradient = la.value_and_grad(function)(x)
    assert await value.item() == 13
    np.testing.assert_array_equal(await la.to_cpu([x, gradient]), [[1, 2], [4, 6]])


async def test_arguments_are_what_they_stood_for_when_called(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}):
        lazy, ready = la.ones((2,)) * 2.5, vector(1, 2)
        blocker = la.ones((3,)) * 1.5
        await la.sync_multi([blocker])
        results: list[LazyTensor] = []

        async def call() -> None:
            results.append(await la.compile(lambda x, y: x + y)(lazy, ready))

        async with trio.open_nursery() as nursery:
            nursery.start_soon(call)
            await wait_all_tasks_blocked()
            assert not results
            lazy += 100
            ready += 100
        np.testing.assert_array_equal(await results[0].numpy(), [3.5, 4.5])


async def test_what_a_function_makes_is_on_the_device_of_its_arguments() -> None:
    def function(x: LazyTensor) -> LazyTensor:
        lower = la.tril(la.ones((3, 3), dtype=bool))
        noise = la.dropout_mask((3, 3), 0.5) * 0.0 + la.arange(3) + la.asarray([[1.0]])
        return la.where(lower, x + noise, la.zeros_like(x)) + la.eye(3)

    compiled = la.compile(function)
    x = np.full((3, 3), 2.0, np.float32)
    expected = np.tril(x + np.arange(3) + 1) + np.eye(3)
    async with la.open_runtime({"cpu": 2}):
        for device in ("cpu:1", "cpu:0", "cpu:1"):
            result = await compiled(await la.put(x, device))
            assert str(result.device) == device
            np.testing.assert_allclose(await result.numpy(), expected)
        other = la.compile(lambda x: x + la.ones(3, device="cpu:0"))
        with pytest.raises(la.UnsupportedOperationError, match="that of its arguments"):
            await other(await la.put(x, "cpu:1"))
