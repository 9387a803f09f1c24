"""Gradients that flow between devices: through moves of any number, there and back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import numpy as np
import pytest
from threads import in_thread

import lazyasync as la
from lazyasync.tensor import LazyTensor

KINDS = ["cpu", "sim"]


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """A kind of device."""
    name: str = request.param
    return name


@pytest.fixture
async def devices(kind: str) -> AsyncIterator[tuple[str, str, str]]:
    """The names of three devices of one kind, in an open runtime."""
    async with la.open_runtime({kind: 3}):
        yield f"{kind}:0", f"{kind}:1", f"{kind}:2"


@pytest.fixture
def blocking(kind: str) -> Iterator[tuple[la.BlockingRuntime, str]]:
    """An open blocking runtime with two devices, and the name of the second."""
    with la.blocking({kind: 2}) as opened:
        yield opened, f"{kind}:1"


def vector(device: str, *values: float) -> LazyTensor:
    """A tensor of one axis."""
    return la.asarray(np.array(values, np.float64), device=device)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "straight": lambda x, move: la.sum(move(x, 1)),
    "straight, twice": lambda x, move: la.sum(move(x, 1)) + la.sum(move(x, 1) * 3),
    "straight and itself": lambda x, move: la.sum(move(move(x, 1), 0) * x),
    "of a result": lambda x, move: move(la.sum(x * x), 1),
    "of the only element": lambda x, move: move(x[0], 1),
    "there and back": lambda x, move: la.sum(move(move(x * 2, 1) * 3, 0) * x),
    "to and fro": lambda x, move: la.sum(
        move(move(move(move(x * 2, 1) * 3, 0) * x, 1) + 1, 0) * x * x
    ),
    "around": lambda x, move: la.sum(move(move(move(x, 1) * 2, 2) * 3, 0) * x),
    "to several": lambda x, move: (
        move(la.sum(move(x, 1) ** 2), 0) + move(la.sum(move(x, 2) ** 3), 0)
    ),
    "to where it is": lambda x, move: la.sum(move(x, 0) * move(x * 2, 0)),
    "of an alias": lambda x, move: move(la.sum(x * x), 1).copy(),
    "aliases": lambda x, move: la.sum(move(x, 1).copy() * move(x.copy(), 1)),
    "as an array": lambda x, move: la.sum(la.asarray(x, device=str(move(x, 1).device)) * 5),
    "in place": lambda x, move: la.sum(la.zeros_like(move(x, 1)).copy_from(x * x)),
    "set": lambda x, move: la.sum(la.zeros((1,)).set_(move(x, 1)) * 2),
    "no gradient": lambda x, move: la.sum(la.stop_gradient(move(x, 1))) + la.sum(move(x, 1)),
    "nothing": lambda x, move: la.sum(move(la.zeros((3,), dtype=np.float64), 1)),
    "integers": lambda x, move: la.sum(move(la.astype(x, np.int64), 1) * move(x, 1)),
    "half": lambda x, move: la.sum(move(la.astype(x, np.float32), 1) * 2).astype(np.float64),
}


@pytest.mark.parametrize("name", FUNCTIONS)
async def test_moves_are_nothing_to_gradients(name: str, devices: tuple[str, ...]) -> None:
    function = FUNCTIONS[name]
    x = vector(devices[0], 1.0, 2.0, -3.0)

    def moved(x: LazyTensor) -> LazyTensor:
        result: LazyTensor = function(x, lambda t, number: t.to(devices[number]))
        return result

    def unmoved(x: LazyTensor) -> LazyTensor:
        result: LazyTensor = function(x, lambda t, number: t)
        return result

    for _ in range(2):
        value, gradient = la.value_and_grad(moved)(x)
        expected = la.value_and_grad(unmoved)(x)
        assert gradient.device == x.device
        assert (gradient.shape, gradient.dtype) == (x.shape, x.dtype)
        assert await value.item() == await expected[0].item()
        np.testing.assert_array_equal(await gradient.numpy(), await expected[1].numpy())
        await la.mark_step(devices)


@pytest.mark.one_of(2)
@pytest.mark.parametrize("name", FUNCTIONS)
async def test_second_order(name: str, devices: tuple[str, ...]) -> None:
    function = FUNCTIONS[name]
    x = vector(devices[0], 1.0, 2.0, -3.0)

    def curvature(move: Callable[[LazyTensor, int], LazyTensor]) -> Callable[..., Any]:
        first = la.grad(lambda x: function(x, move))
        return la.grad(lambda x: la.sum(move(first(x) * x * x, 1)))

    gradient = curvature(lambda t, number: t.to(devices[number]))(x)
    expected = curvature(lambda t, number: t)(x)
    assert gradient.device == x.device
    np.testing.assert_array_equal(await gradient.numpy(), await expected.numpy())


async def test_arguments_on_several_devices(devices: tuple[str, ...]) -> None:
    first, second, third = devices

    def function(tree: Any, y: LazyTensor) -> LazyTensor:
        with la.scope("there"):
            there = tree["a"].to(second) * y
        return la.sum(there.to(third) * tree["b"]) + la.sum(y.to(third))

    tree = {"a": vector(first, 1, 2), "b": vector(third, 3, 4)}
    y = vector(second, 5, 6)
    (value, aux), (by_tree, by_y) = la.value_and_grad(
        lambda tree, y: (function(tree, y), {"moved": y.to(first) * 2}), (0, 1), has_aux=True
    )(tree, y)
    assert str(value.device) == third
    assert await value.item() == 5 * 3 + 12 * 4 + 11
    found = {"a": by_tree["a"], "b": by_tree["b"], "y": by_y}
    assert [str(leaf.device) for leaf in found.values()] == [first, third, second]
    fetched = await la.to_cpu({**found, "aux": aux["moved"]})
    assert {name: array.tolist() for name, array in fetched.items()} == {
        "a": [15, 24],
        "b": [5, 12],
        "y": [4, 9],
        "aux": [10, 12],
    }


async def test_captured_tensors_are_constants(devices: tuple[str, ...]) -> None:
    """Ready, in flight, moved before, or lazy: the way of the gradient does not end there."""
    first, second, _ = devices
    ready, moved = await vector(second, 2.0), vector(first, 3.0).to(second)
    lazy, flying = vector(second, 4.0) * 1, vector(second, 5.0) * 1
    await la.sync_multi([flying])

    def function(x: LazyTensor) -> LazyTensor:
        there = x.to(second)
        product = there * ready * moved * lazy * flying
        return la.sum(product.to(first) * x * ready.to(first))

    x = vector(first, 7.0)
    for _ in range(2):
        gradient = la.grad(function)(x)
        await la.mark_step([first, second])
        assert await gradient.item() == 2 * 7 * 2 * 3 * 4 * 5 * 2
    assert await moved.item() == 3


async def test_a_long_way(devices: tuple[str, ...]) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        for number in range(20):
            x = (x * 1.5).to(devices[number % 3]) + 1
        return la.sum(x)

    gradient = la.grad(function)(vector(devices[0], 1.0, 2.0))
    assert str(gradient.device) == devices[0]
    np.testing.assert_allclose(await gradient.numpy(), 1.5**20, rtol=1e-12)


async def test_training_over_devices(devices: tuple[str, ...]) -> None:
    """A model whose layers live on two devices, updated step by step."""
    optimizer = la.optim.adam(0.1)

    def layout(first: str, second: str) -> Any:
        return {
            "in": la.asarray(np.full((3, 4), 0.1), device=first),
            "out": la.asarray(np.full((4, 1), 0.2), device=second),
        }

    def loss(params: Any, x: LazyTensor, devices: tuple[str, str]) -> LazyTensor:
        hidden = la.tanh(x @ params["in"]).to(devices[1])
        return la.mean(la.square((hidden @ params["out"]).to(devices[0])))

    found = []
    for names in ((devices[0], devices[0]), (devices[0], devices[1])):
        params = layout(*names)
        state = optimizer.init(params)
        x = la.asarray(np.arange(6.0).reshape(2, 3), device=devices[0])
        for _ in range(4):
            value, grads = la.value_and_grad(loss)(params, x, names)
            params, state = optimizer.update(grads, state, params)
            assert str(params["out"].device) == names[1]
            await la.mark_step(devices[:2])
        found.append(await la.to_cpu((value, params)))
    assert found[0][0] == found[1][0]
    np.testing.assert_array_equal(found[0][1]["in"], found[1][1]["in"])
    np.testing.assert_array_equal(found[0][1]["out"], found[1][1]["out"])


async def test_under_ir_debug(kind: str) -> None:
    async with la.open_runtime({kind: 2}, config={"ir_debug": True}):
        for _ in range(2):
            gradient = la.grad(lambda x: la.sum(x.to(f"{kind}:1")))(vector(f"{kind}:0", 1, 2))
            assert (await gradient.numpy()).tolist() == [1, 1]


async def test_compiled_functions_run_on_one_device(devices: tuple[str, ...]) -> None:
    compiled = la.compile(la.grad(lambda x: la.sum(x.to(devices[1]))))
    with pytest.raises(la.UnsupportedOperationError, match="cannot move"):
        await compiled(vector(devices[0], 1.0))


# ---- where values are read -----------------------------------------------------------------


def test_reads_of_moved_tensors(blocking: tuple[la.BlockingRuntime, str]) -> None:
    runtime, there = blocking

    def function(x: LazyTensor) -> LazyTensor:
        y = (x * 3).to(there)
        assert float(y) == 6.0
        z = (y * y).to(str(x.device))
        assert float(x.to(there)) == 2.0
        assert float(z) == 36.0
        assert runtime.run(y.item) == 6.0
        return z * x

    for _ in range(2):
        value, gradient = la.value_and_grad(function)(la.asarray(2.0))
        assert (float(value), float(gradient)) == (72.0, 108.0)
        runtime.run(la.mark_step, [str(value.device), there])


def test_moves_that_are_awaited(blocking: tuple[la.BlockingRuntime, str]) -> None:
    runtime, there = blocking

    def function(x: LazyTensor) -> LazyTensor:
        y = runtime.run(la.put, {"y": x * 3}, there)["y"]
        return y * y

    assert float(la.grad(function)(la.asarray(2.0))) == 36.0


def test_what_would_lose_a_moved_tensor(blocking: tuple[la.BlockingRuntime, str]) -> None:
    """It has a handle of its own, but still depends on the argument."""
    runtime, there = blocking
    doubled = la.compile(lambda t: t * 2)
    runtime.run(doubled, la.asarray(1.0, device=there))

    def function(x: LazyTensor) -> LazyTensor:
        y = (x * 3).to(there)
        for _ in range(2):
            with pytest.raises(la.UnsupportedOperationError, match="__wrapped__"):
                runtime.run(doubled, y)
            float(y)
        with pytest.raises(la.UnsupportedOperationError, match="gradient"):
            runtime.run(la.broadcast, y, [there])
        return y * y

    assert float(la.grad(function)(la.asarray(2.0))) == 36.0


# ---- other threads -------------------------------------------------------------------------


async def _cached(y: LazyTensor) -> Any:
    ready = await la.asarray(2.0, device=str(y.device))
    total = ready + 1
    name = la.computation.get_graph_hash([total])
    await total
    return (await la.computation.run_cached_graph(name, [y]))[0]


Run = Callable[..., Any]
USES: dict[str, Callable[[LazyTensor, LazyTensor, str, Run], Any]] = {
    "operation": lambda x, y, there, run: y * 2,
    "two operands": lambda x, y, there, run: la.asarray(2.0, device=there) * y,
    "index": lambda x, y, there, run: y.reshape((1,))[0],
    "nest": lambda x, y, there, run: la.asarray([y, 1.0])[0],
    "optimizer": lambda x, y, there, run: _updated(y),
    "compiled": lambda x, y, there, run: run(la.compile(lambda t: t * 2), y),
    "known call": lambda x, y, there, run: run(_DOUBLED, y),
    "captured": lambda x, y, there, run: run(
        la.compile(lambda t: t * y), la.asarray(2.0, device=there)
    ),
    "cached graph": lambda x, y, there, run: run(_cached, y),
    "moved on": lambda x, y, there, run: y.to(str(x.device)),
    "broadcast": lambda x, y, there, run: run(la.broadcast, y, [str(x.device)])[0],
    "reduced": lambda x, y, there, run: run(la.all_reduce, [y, y], "sum")[0],
    "put": lambda x, y, there, run: run(la.put, y, str(x.device)),
    "gradient": lambda x, y, there, run: la.grad(lambda t: t * y)(la.asarray(2.0, device=there)),
    "moved there": lambda x, y, there, run: (x * 3).to(there),
    "unmoved": lambda x, y, there, run: x.to(there),
}
_DOUBLED = la.compile(lambda t: t * 2)


def _updated(y: LazyTensor) -> LazyTensor:
    optimizer = la.optim.sgd(0.1)
    state = optimizer.init([y])
    updated: LazyTensor = optimizer.update([y], state, [y])[0][0]
    return updated


@pytest.mark.parametrize("name", USES)
def test_another_thread_uses_what_was_moved(
    name: str, blocking: tuple[la.BlockingRuntime, str]
) -> None:
    """What it computes would be a constant: an error says so, and not a gradient."""
    runtime, there = blocking
    runtime.run(_DOUBLED, la.asarray(1.0, device=there))

    def used(x: LazyTensor, y: LazyTensor) -> LazyTensor:
        result: LazyTensor = USES[name](x, y, there, runtime.run)
        np.asarray(result)
        return result

    def function(x: LazyTensor) -> LazyTensor:
        y = (x * 3).to(there)
        assert in_thread(lambda: float(y)) == 6.0
        for _ in range(2):
            with pytest.raises(la.UnsupportedOperationError, match="gradient"):
                in_thread(lambda: used(x, y))
        return y * y

    for _ in range(2):
        assert float(la.grad(function)(la.asarray(2.0))) == 36.0
    x = la.asarray(2.0)
    y = (x * 3).to(there)
    np.asarray(y)
    assert in_thread(lambda: used(x, y)).shape == ()


def test_another_thread_uses_constants_that_were_moved(
    blocking: tuple[la.BlockingRuntime, str],
) -> None:
    runtime, there = blocking

    def function(x: LazyTensor) -> LazyTensor:
        constant = (la.ones(()) * 2.5).to(there)
        assert in_thread(lambda: float(constant * 2)) == 5.0
        assert float(runtime.run(_DOUBLED, constant)) == 5.0
        return x.to(there) * in_thread(lambda: constant * 2)

    for _ in range(2):
        assert float(la.grad(function)(la.asarray(2.0))) == 5.0
    moved: list[LazyTensor] = []

    def kept(x: LazyTensor) -> LazyTensor:
        moved.append((x * 3).to(there))
        return x.to(there)

    la.grad(kept)(la.asarray(2.0))
    assert in_thread(lambda: float(moved[0] * 2)) == 12.0


def test_another_thread_hands_on_what_was_moved(
    blocking: tuple[la.BlockingRuntime, str],
) -> None:
    """Another tensor for the same value still depends on the argument."""
    there = blocking[1]

    def function(x: LazyTensor) -> LazyTensor:
        y = (x * 3).to(there)
        z = in_thread(lambda: la.zeros((), device=there).set_(y.copy()))
        assert float(z) == 6.0
        return y * z

    assert float(la.grad(function)(la.asarray(2.0))) == 36.0


def test_a_closure_uses_what_was_moved(blocking: tuple[la.BlockingRuntime, str]) -> None:
    """It has a job of its own, also where it runs in the middle of the gradient."""
    runtime, there = blocking
    seen: list[Any] = []

    def function(x: LazyTensor) -> LazyTensor:
        y = (x * 3).to(there)

        def closure(value: LazyTensor) -> None:
            seen.append(float(value))
            with pytest.raises(la.UnsupportedOperationError, match="another job"):
                y.to("cpu:0" if there.startswith("cpu") else "sim:0")
            with pytest.raises(la.UnsupportedOperationError, match="another job"):
                seen.append(y * 2)

        la.add_step_closure(closure, (y,))
        runtime.run(la.run_step_closures)
        return y * y

    assert float(la.grad(function)(la.asarray(2.0))) == 36.0
    assert seen == [6.0]
