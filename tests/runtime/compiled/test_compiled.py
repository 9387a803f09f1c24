"""`la.compile`: what makes a new trace, what a replay gives, and what it leaves alone (A11)."""

from __future__ import annotations

import gc
import traceback
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock, wait_all_tasks_blocked

import lazyasync as la
from lazyasync.recording import context
from lazyasync.runtime.compiled.function import MAX_TRACES
from lazyasync.tensor import LazyTensor


class Counted:
    """A function that counts how often it is called."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.calls = 0

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.calls += 1
        return self.function(*args, **kwargs)


async def host(tree: Any) -> Any:
    """A tree on the host."""
    return await la.to_cpu(tree)


def vector(*values: float) -> LazyTensor:
    """A float32 tensor."""
    return la.asarray(list(map(float, values)))


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
    first = await compiled(array, np.float32(1))
    array += 100  # they are copied at once
    np.testing.assert_array_equal(await first.numpy(), [1, 2, 3])
    second = await compiled(np.ones(3, np.float32), np.float32(2))
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
    assert await host(await compiled(x, x)) == (0, 9)
    assert await host(await compiled(x, vector(2))) == (1, 6)
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


# ---- results -------------------------------------------------------------------------------


class Pair(NamedTuple):
    left: Any
    right: Any


@dataclass
class Model:
    weight: Any
    name: str


async def test_results_of_every_kind(runtime: la.Runtime) -> None:
    captured = vector(7, 8)
    array = np.arange(2)

    def function(x: LazyTensor, number: float, model: Model) -> Any:
        y = x + 1
        return {
            "nest": [y, (x * 2, None), Pair(y, {"deep": la.sum(y)})],
            "argument": x,
            "number": number,
            "constant": la.ones((2,)),
            "baked": la.asarray(1),
            "captured": captured,
            "plain": ["text", 3, 2.5, True, array],
            "model": Model(model.weight * number, model.name),
            "empty": (),
        }

    compiled = la.compile(function)
    for start in (1.0, 10.0):
        x = vector(start, start + 1)
        expected = await host(function(x, la.asarray(start), Model(x, "m")))  # type: ignore[arg-type]
        found = await compiled(x, start, Model(x, "m"))
        assert type(found["nest"][2]) is Pair
        assert type(found["model"]) is Model
        assert found["plain"][:4] == ["text", 3, 2.5, True]
        fetched = await host(found)
        leaves, definition = la.trees.flatten(expected)
        for one, other in zip(leaves, definition.flatten_like(expected, fetched), strict=True):
            np.testing.assert_array_equal(one, other)


async def test_results_that_need_no_program(runtime: la.Runtime) -> None:
    captured = vector(7)
    compiled = la.compile(lambda x, n: (x, captured, "text", n))
    x = vector(1)
    found = await compiled(x, "static")
    assert runtime.statistics().jobs["default"].steps == 0
    assert found[2:] == ("text", "static")
    assert await host(found[:2]) == (1, 7)
    assert found[0] is not x
    assert found[1] is not captured


async def test_one_object_stays_one_and_two_stay_two(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> Any:
        y = x + 1
        alias = la.zeros((1,))
        alias.set_(y)
        return y, y, alias, x, x

    first, second, alias, argument, again = await la.compile(function)(vector(1))
    assert first is second
    assert argument is again
    assert alias is not first
    alias += 5
    argument += 5
    assert await host([first, alias, argument]) == [2, 7, 6]


async def test_results_can_be_arguments_again(runtime: la.Runtime) -> None:
    function = Counted(lambda x, y: (y, x + y))
    compiled = la.compile(function)
    x, y = vector(0), vector(1)
    for _ in range(20):
        x, y = await compiled(x, y)
    assert await y.item() == 10946
    assert function.calls == 1


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
        for total, second in await host(results):
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
    eager = [await host(draw(x)) for _ in range(3)]
    state = la.get_rng_state()
    la.manual_seed(0)
    compiled = la.compile(draw)
    for expected in eager:
        found = await host(await compiled(x))
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
    expected = await host((params, state, loss))
    function = Counted(train)
    compiled = la.compile(function)
    params, state, x = start()
    for _ in range(5):
        params, state, loss = await compiled(params, state, x)
    found = await host((params, state, loss))
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
            await host([x, y, after, changed["y"], changed["new"]]),
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
    np.testing.assert_array_equal(await host([x, gradient]), [[1, 2], [4, 6]])


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


# ---- what cannot be ------------------------------------------------------------------------


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


async def test_a_compiled_function_inside_another(runtime: la.Runtime) -> None:
    @la.compile
    def inner(x: LazyTensor) -> LazyTensor:
        return x + 1

    @la.compile
    def wrong(x: LazyTensor) -> Any:
        return inner(x)

    @la.compile
    def right(x: LazyTensor) -> LazyTensor:
        return inner.__wrapped__(x) * 2  # type: ignore[attr-defined,no-any-return]

    with pytest.raises(la.UnsupportedOperationError, match=r"inner is compiled.*__wrapped__"):
        await wrong(vector(1))
    assert await (await right(vector(1))).item() == 4
    assert "inner" in repr(inner)
    assert inner.__name__ == "inner"


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


# ---- as a barrier --------------------------------------------------------------------------


async def test_it_gives_tensors_in_flight_and_waits_for_a_slot(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 2}):
        compiled = la.compile(lambda x: x * 2.5)
        x = vector(1)
        times = []
        for _ in range(4):
            x = await compiled(x)
            times.append(trio.current_time())
            assert x.state == "in flight"
        assert times == [0, 0, 1, 2]
        assert await x.item() == pytest.approx(2.5**4)
        assert trio.current_time() == 4


async def test_cancelled_while_it_waits_nothing_has_changed(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (runtime, simulation):
        compiled = la.compile(lambda x: x + la.rand((1,)))
        x = vector(1)
        first = await compiled(x)
        state = la.get_rng_state()
        with trio.move_on_after(0.5) as scope:
            await compiled(x)
        assert scope.cancelled_caught
        assert la.get_rng_state() == state
        assert runtime.statistics().scheduler.mailbox.used == 0
        second = await compiled(x)
        assert trio.current_time() == 1
        values = await host([first, second])
        la.manual_seed(0)
        np.testing.assert_array_equal(values, await host([x + la.rand((1,)), x + la.rand((1,))]))
        assert len(simulation.begun) == 3


@pytest.mark.parametrize("lazy", [False, True])
async def test_is_a_checkpoint(lazy: bool) -> None:
    async with la.open_runtime("cpu"):
        compiled = la.compile(lambda x: (x + 1, x))
        nothing = la.compile(lambda x: x)
        x = la.ones((2,)) * 2.5 if lazy else vector(1, 2)
        for function in (compiled, nothing):
            with trio.testing.assert_checkpoints():
                await function(x)
            with trio.CancelScope() as scope:
                scope.cancel()
                await function(x)
            assert scope.cancelled_caught


async def test_two_tasks_at_once(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, _):
        function = Counted(lambda x: x * 2.5)
        compiled = la.compile(function)
        found: dict[int, float] = {}

        async def call(number: int) -> None:
            found[number] = await (await compiled(vector(number))).item()

        async with trio.open_nursery() as nursery:
            for number in range(5):
                nursery.start_soon(call, number)
        assert found == {number: number * 2.5 for number in range(5)}
        assert function.calls == 1
        assert runtime.metrics.counters["UncachedCompile"] == 1
        assert runtime.metrics.counters["MixedTaskBarrier"] == 0


async def test_two_tasks_at_once_capture_a_lazy_tensor(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 1}):
        weight = la.ones((1,)) * 2.5
        function = Counted(lambda x: x * weight)
        compiled = la.compile(function)
        found: list[float] = []

        async def call(x: LazyTensor) -> None:
            found.append(await (await compiled(x)).item())

        async with trio.open_nursery() as nursery:
            for number in range(4):
                nursery.start_soon(call, vector(number))
        assert sorted(found) == [0, 2.5, 5, 7.5]
        assert function.calls == 1


async def test_arguments_in_flight_overlap(autojump_clock: MockClock) -> None:
    async with open_simulation(config={"max_in_flight": 4}):
        x = la.ones((2,)) * 2.5
        await la.mark_step()
        y = await la.compile(lambda x: x + 1)(x)
        assert (x.state, y.state, trio.current_time()) == ("in flight", "in flight", 0)
        np.testing.assert_array_equal(await y.numpy(), [3.5, 3.5])
        assert trio.current_time() == 2


async def test_lazy_arguments_leave_the_rest_lazy(autojump_clock: MockClock) -> None:
    async with open_simulation():
        x, other = la.ones((2,)) * 2.5, la.ones((3,)) * 1.5
        y = await la.compile(lambda x: x + 1)(x)
        assert (x.state, y.state, other.state) == ("in flight", "in flight", "lazy")
        await la.mark_step()
        assert other.state == "in flight"


async def test_an_execution_error_reaches_whoever_awaits(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        compiled = la.compile(lambda x: x + 1)
        simulation.errors.append(ValueError("broken"))
        x = await compiled(vector(1))
        y = await compiled(x)
        for tensor in (x, y):
            with pytest.raises(la.ExecutionError, match="broken"):
                await tensor
        await la.mark_step()
        assert await (await compiled(vector(1))).item() == 2


async def test_an_execution_error_reaches_the_next_barrier(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        compiled = la.compile(lambda x: x + la.rand((1,)))
        simulation.errors.append(ValueError("broken"))
        await compiled(vector(1))
        await trio.sleep(2)
        state = la.get_rng_state()
        with pytest.raises(la.ExecutionError, match="broken"):
            await compiled(vector(1))
        assert la.get_rng_state() == state
        await compiled(vector(1))


async def test_a_failed_argument_fails_the_result(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        simulation.errors.append(ValueError("broken"))
        x = la.ones((2,)) * 2.5
        with pytest.raises(la.ExecutionError):
            await x
        total, same = await la.compile(lambda x: (x + 1, x))(x)
        for tensor in (total, same):
            with pytest.raises(la.ExecutionError, match="broken"):
                await tensor


async def test_a_step_that_fails_names_the_users_line() -> None:
    def chosen(x: LazyTensor, index: LazyTensor) -> LazyTensor:
        return la.take(x * 2.0, index) + 1.0

    line = chosen.__code__.co_firstlineno + 1
    async with la.open_runtime("cpu:0", {"ir_debug": True}):
        compiled = la.compile(chosen)
        index = la.asarray([5])
        for _ in range(2):  # compiled, and replayed
            result = await compiled(vector(1, 2), index)
            with pytest.raises(
                la.ExecutionError, match=rf"take \(\S*test_compiled.py:{line} in chosen\)"
            ):
                await result
        assert f"test_compiled.py:{line}" in compiled.lower(vector(1, 2), index).text


async def test_nodes_know_the_scope_and_the_line() -> None:
    async with la.open_runtime("cpu", {"ir_debug": True}):

        def function(x: LazyTensor) -> LazyTensor:
            with la.scope("inner"):
                return x + 1

        compiled = la.compile(function)
        with la.scope("outer"):
            await compiled(vector(1))
        (trace,) = la.current_runtime().traces[compiled].values()
        (node,) = [node for node in trace.graph.nodes if node.operation.name == "add"]
        assert node.metadata.scope == "outer/inner"
        assert "test_compiled.py" in str(node.metadata.source)


async def test_everything_is_let_go_of(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, y: (x + y, x))
    for _ in range(5):
        result = await compiled(vector(1, 2), 2.0)
        await result[0]
    del result
    gc.collect()
    statistics = runtime.statistics()
    assert statistics.created_tensors == statistics.destroyed_tensors
    # By the job: the device keeps the small array that it was given for the next one like it.
    assert set(statistics.jobs["default"].memory_bytes.values()) == {0}


async def test_methods_are_compiled(runtime: la.Runtime) -> None:
    """The instance is a static argument: another one is traced anew."""

    class Layer:
        def __init__(self, scale: float) -> None:
            self.scale = scale
            self.traced = 0

        @la.compile
        def forward(self, x: la.LazyTensor) -> la.LazyTensor:
            self.traced += 1
            return x * self.scale

    first, second = Layer(2.0), Layer(3.0)
    x = la.ones((3,))
    for _ in range(3):
        assert (await (await first.forward(x)).numpy()).tolist() == [2.0, 2.0, 2.0]
        assert (await (await second.forward(x)).numpy()).tolist() == [3.0, 3.0, 3.0]
    assert (first.traced, second.traced) == (1, 1)
    assert isinstance(Layer.forward, type(la.compile(len)))
    assert (await (await Layer.forward(first, x)).numpy()).tolist() == [2.0, 2.0, 2.0]
    assert first.forward.lower(x).operations == Layer.forward.lower(first, x).operations == 1
    both = la.compile(lambda y: second.forward.__wrapped__(y) + 1.0)
    assert (await (await both(x)).numpy()).tolist() == [4.0, 4.0, 4.0]
