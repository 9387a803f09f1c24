"""`la.parallel.data_parallel`: a step for one device, run by several."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la

ONE_THREAD = la.Config(cpu_threads=1)
optimizer = la.optim.adam(1e-2)


def loss_of(params: Any, batch: Any) -> la.LazyTensor:
    hidden = la.relu(batch["x"] @ params["w1"] + params["b1"])
    return la.mean(la.square(hidden @ params["w2"] - batch["y"]))


def step(params: Any, state: Any, batch: Any) -> Any:
    found = la.parallel.mean(la.value_and_grad(loss_of)(params, batch))
    loss, gradients = found
    params, state = optimizer.update(gradients, state, params)
    return params, state, loss


def batches(count: int, rows: int) -> list[dict[str, np.ndarray]]:
    random = np.random.default_rng(1)
    return [
        {
            "x": random.standard_normal((rows, 6)).astype(np.float32),
            "y": random.standard_normal((rows, 2)).astype(np.float32),
        }
        for _ in range(count)
    ]


async def first_state() -> tuple[Any, Any]:
    random = np.random.default_rng(0)
    shapes = {"w1": (6, 10), "b1": (10,), "w2": (10, 2)}
    params: Any = {
        name: la.asarray(random.standard_normal(shape).astype(np.float32))
        for name, shape in shapes.items()
    }
    return params, optimizer.init(params)


def copies_of(tensor: la.LazyTensor) -> list[la.LazyTensor]:
    """What the devices have of a tensor, that of its own device first."""
    from lazyasync.recording import new_data_tensor

    data = tensor._data
    assert data is not None
    replicas = la.current_runtime().replicas.get(data, {})
    return [new_data_tensor(each) for each in (data, *replicas.values())]


async def train(run: Any, rows: int, steps: int = 3) -> tuple[list[Any], Any, Any]:
    """Losses, parameters and the state of the optimizer."""
    params, state = await first_state()
    losses = []
    for batch in batches(steps, rows):
        params, state, loss = await run(params, state, batch)
        losses.append(loss)
    return losses, params, state


async def on_devices(kind: str, count: int, rows: int, **options: Any) -> tuple[Any, Any]:
    """The losses and the parameters, after a check that all devices have the same."""
    async with la.open_runtime({kind: count}, ONE_THREAD):
        parallel = la.parallel.data_parallel(step, **options)
        losses, params, state = await train(parallel, rows)
        for leaf in la.trees.leaves((params, state, losses)):
            bits = [value.tobytes() for value in await la.to_cpu(copies_of(leaf))]
            assert len(bits) == (1 if "sharded_argnums" in options else count)
            assert len(set(bits)) == 1
        return await la.to_cpu(losses), await la.to_cpu(params)


@pytest.mark.parametrize(
    ("kind", "sizes"),
    [
        ("sim", (24, 25, 31)),
        ("cpu", (25,)),
        pytest.param("cpu", (24, 25, 31), marks=pytest.mark.stress),
    ],
    ids=["sim", "cpu", "cpu, all"],
)
async def test_the_losses_are_those_of_one_device(kind: str, sizes: tuple[int, ...]) -> None:
    for rows in sizes:
        async with la.open_runtime(f"{kind}:0", ONE_THREAD):
            losses, params, _ = await train(la.compile(step), rows)
            expected = await la.to_cpu((losses, params))
        for count in (1, 2, 3, 5):
            found = await on_devices(kind, count, rows)
            for actual, wanted in zip(
                la.trees.leaves(found), la.trees.leaves(expected), strict=True
            ):
                np.testing.assert_allclose(actual, wanted, rtol=1e-5, atol=1e-5)
                if count == 1:
                    assert actual.tobytes() == wanted.tobytes()


def same_bits(first: Any, second: Any) -> bool:
    pairs = zip(la.trees.leaves(first), la.trees.leaves(second), strict=True)
    return all(one.tobytes() == other.tobytes() for one, other in pairs)


def alike(first: Any, second: Any) -> None:
    """Another cut is other programs, whose loops may round otherwise."""
    pairs = zip(la.trees.leaves(first), la.trees.leaves(second), strict=True)
    for one, other in pairs:
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("kind", "sizes"),
    [
        ("sim", ((2, 9), (4, 12))),
        ("cpu", ((3, 13),)),
        pytest.param("cpu", ((2, 9), (3, 12), (4, 13)), marks=pytest.mark.stress),
    ],
    ids=["sim", "cpu", "cpu, all"],
)
async def test_buckets_of_any_size(
    kind: str, sizes: tuple[tuple[int, int], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for count, rows in sizes:
        expected = await on_devices(kind, count, rows)
        for nbytes in (1, 100, 300):
            alike(await on_devices(kind, count, rows, bucket_bytes=nbytes), expected)
        with monkeypatch.context() as patched:
            patched.setattr("lazyasync.parallel.steps.SPLIT_BYTES", 1)
            assert same_bits(await on_devices(kind, count, rows), expected)


async def test_sharded_states_are_on_one_device_each() -> None:
    for kind, count in (("cpu", 2), ("sim", 3)):
        expected = await on_devices(kind, count, 12)
        async with la.open_runtime({kind: count}, ONE_THREAD):
            parallel = la.parallel.data_parallel(step, sharded_argnums=1)
            losses, params, state = await train(parallel, 12)
            alike(await la.to_cpu((losses, params)), expected)
            used = {str(leaf.device) for leaf in la.trees.leaves(state)}
            assert len(used) == count
            for name, leaf in params.items():
                slots = [state[slot][name].device for slot in optimizer.rule.slots]
                assert {leaf.device} == set(slots)


async def test_a_checkpoint_goes_on_bit_for_bit_and_on_another_number_of_devices() -> None:
    async def trained(
        kind: str, count: int, sharded: bool, first: int, last: int, file: Any
    ) -> Any:
        options: Any = {"sharded_argnums": 1} if sharded else {}
        async with la.open_runtime({kind: count}, ONE_THREAD):
            parallel = la.parallel.data_parallel(noisy_step, **options)
            params, state = await first_state()
            if first:
                file.seek(0)
                saved = await la.load(file)
                params, state = saved["params"], saved["state"]
                la.set_rng_state(saved["random"])
            for batch in batches(4, 13)[first:last]:
                params, state, loss = await parallel(params, state, batch)
            random = la.get_rng_state()
            await la.save({"params": params, "state": state, "random": random}, file)
            return await la.to_cpu((params, state, loss))

    for kind, count, sharded in (("sim", 2, False), ("cpu", 3, True)):
        whole = await trained(kind, count, sharded, 0, 4, io.BytesIO())
        file = io.BytesIO()
        await trained(kind, count, sharded, 0, 2, file)
        rest = await trained(kind, count, sharded, 2, 4, io.BytesIO(file.getvalue()))
        assert same_bits(rest, whole)
        # With another number of devices it is other random numbers, and the same from there on.
        again = [
            await trained(kind, 4, not sharded, 2, 4, io.BytesIO(file.getvalue())) for _ in range(2)
        ]
        assert same_bits(*again)


def noisy_step(params: Any, state: Any, batch: Any) -> Any:
    def loss(params: Any) -> la.LazyTensor:
        mask = la.dropout_mask(batch["x"].shape, 0.3, device=batch["x"].device)
        return loss_of(params, {"x": batch["x"] * mask, "y": batch["y"]})

    value, gradients = la.parallel.mean(la.value_and_grad(loss)(params))
    params, state = optimizer.update(gradients, state, params)
    return params, state, value


@pytest.mark.parametrize("kind", ["cpu", "sim"])
async def test_random_numbers_differ_by_device_and_follow_from_one_state(kind: str) -> None:
    def draw(batch: Any) -> Any:
        drawn = la.rand((3,))
        return la.parallel.mean((drawn, drawn * drawn))

    async with la.open_runtime({kind: 2}, ONE_THREAD):
        parallel = la.parallel.data_parallel(draw)
        before = la.get_rng_state()
        mean, square = await la.to_cpu(await parallel(np.zeros((4, 1))))
        # Two equal numbers would have no variance.
        assert (square - mean * mean > 1e-4).all()
        others, _ = await la.to_cpu(await parallel(np.zeros((4, 1))))
        assert (others != mean).all()
        la.set_rng_state(before)
        again, _ = await la.to_cpu(await parallel(np.zeros((4, 1))))
        assert again.tobytes() == mean.tobytes()
        la.set_rng_state(before)
        first = await la.rand((3,)).numpy()
        second = 2 * mean - first
        assert ((second >= -1e-6) & (second <= 1 + 1e-6)).all()


# ---- what a step may have ------------------------------------------------------------------


async def test_gradients_through_means() -> None:
    """Batch norm over the whole batch: a mean in the forward pass, and one in the backward pass."""

    def loss(w: Any, x: Any, y: Any) -> la.LazyTensor:
        hidden = x @ w
        center = la.parallel.mean(la.mean(hidden, axis=0))
        variance = la.parallel.mean(la.mean(la.square(hidden - center), axis=0))
        return la.mean(la.square((hidden - center) / la.sqrt(variance + 1e-3) - y))

    def normalized(w: Any, batch: Any) -> Any:
        value, gradient = la.value_and_grad(loss)(w, *batch)
        return la.parallel.mean((value, gradient))

    random = np.random.default_rng(4)
    w = random.standard_normal((4, 3))
    for kind, rows in (("sim", 12), ("cpu", 13)):
        x, y = random.standard_normal((rows, 4)), random.standard_normal((rows, 3))
        async with la.open_runtime(f"{kind}:0"):
            expected = await la.to_cpu(await la.compile(normalized)(w, (x, y)))
        for count in (2, 3):
            async with la.open_runtime({kind: count}):
                parallel = la.parallel.data_parallel(normalized)
                found = await la.to_cpu(await parallel(la.asarray(w), (x, y)))
            for actual, wanted in zip(found, expected, strict=True):
                np.testing.assert_allclose(actual, wanted, rtol=1e-10)


async def test_means_in_other_transforms() -> None:
    def transformed(batch: Any) -> Any:
        columns = la.vmap(lambda column: la.parallel.mean(la.mean(column)), 1)(batch)
        value, change = la.jvp(
            lambda x: la.parallel.mean(la.mean(la.square(x))), (batch,), (la.ones_like(batch),)
        )
        return columns, value, change, la.compile(la.parallel.mean)(la.sum(batch))

    x = np.arange(12.0).reshape(6, 2)
    async with la.open_runtime({"cpu": 3}):
        columns, value, change, total = await la.to_cpu(
            await la.parallel.data_parallel(transformed)(x)
        )
    np.testing.assert_allclose(columns, x.mean(0))
    np.testing.assert_allclose(value, (x * x).mean())
    np.testing.assert_allclose(change, 2 * x.mean())
    np.testing.assert_allclose(total, x.sum() / 3)


async def test_arguments_of_all_kinds() -> None:
    calls: list[str] = []

    def mixed(w: Any, rate: float, name: str, batch: Any) -> Any:
        calls.append(name)
        summed = la.sum(batch["x"], axis=0) / batch["x"].shape[0]
        gradient = la.parallel.mean(summed.astype("f2"))
        sizes = la.modf(w)[0] if name == "modf" else w
        return {"w": sizes - rate * gradient * outside, "kept": [w, 3, None]}

    async with la.open_runtime({"cpu": 3}):
        outside = la.asarray([2.0, 2.0], device="cpu:2") * 1.0  # lazy
        parallel = la.parallel.data_parallel(mixed, ["cpu:2", "cpu:0"])
        assert repr(parallel) == f"<data parallel {mixed.__qualname__}>"
        x = np.arange(10, dtype=np.float32).reshape(5, 2)
        for rate in (0.5, 0.25, 2.0):
            for given in (x, la.asarray(x), la.asarray(x) + 0.0):
                batch = {"x": given, "epoch": 4, "shape": np.zeros(())}
                w = la.asarray([1.5, 2.5], device="cpu:1")
                found = await parallel(w, rate, "modf", batch=batch)
                assert str(found["w"].device) == "cpu:2"
                assert found["kept"][1:] == [3, None]
                np.testing.assert_array_equal(await found["kept"][0].numpy(), [1.5, 2.5])
                expected = np.float32([0.5, 0.5]) - rate * np.float32([4, 5]) * 2
                np.testing.assert_allclose(await found["w"].numpy(), expected, rtol=1e-6)
        assert calls == ["modf"] * 2  # once for each size of a part


async def test_a_network_of_modules() -> None:
    def module_step(model: Any, batch: Any) -> Any:
        def loss(model: Any) -> la.LazyTensor:
            return la.nn.cross_entropy(model(batch[0]), batch[1])

        value, gradients = la.parallel.mean(la.value_and_grad(loss)(model))
        changed, _ = sgd.update(gradients, sgd.init(model), model)
        return changed, value

    sgd = la.optim.sgd(0.1)
    random = np.random.default_rng(2)
    x, y = random.standard_normal((10, 5)).astype(np.float32), random.integers(0, 3, 10)
    found = []
    for count in (1, 2, 4):
        async with la.open_runtime({"sim": count}):
            la.manual_seed(3)
            model = la.nn.Sequential(la.nn.Linear(5, 8), la.relu, la.nn.Linear(8, 3))
            parallel = la.parallel.data_parallel(module_step)
            for _ in range(3):
                model, value = await parallel(model, (x, y))
            found.append(await la.to_cpu((model, value)))
    for other in found[1:]:
        for one, two in zip(la.trees.leaves(found[0]), la.trees.leaves(other), strict=True):
            np.testing.assert_allclose(one, two, rtol=1e-5, atol=1e-6)


async def test_the_step_alone_is_what_it_was() -> None:
    async with la.open_runtime("cpu:0"):
        gradients = {"w": la.ones((2,)), "n": None, "k": 3}
        assert la.parallel.mean(gradients) is gradients


def test_blocking_callers() -> None:
    with la.blocking({"cpu": 2}):
        parallel: Any = la.parallel.data_parallel(lambda batch: la.parallel.mean(la.mean(batch)))
        assert parallel(np.arange(6.0).reshape(3, 2)).item() == 2.5


# ---- what is refused -----------------------------------------------------------------------


async def test_refused_at_once() -> None:
    cases: list[tuple[Callable[[], Any], type[Exception], str]] = [
        (lambda: la.parallel.data_parallel(step, ["cpu:0", "cpu:0"]), ValueError, "named twice"),
        (lambda: la.parallel.data_parallel(step, []), ValueError, "at least one device"),
        (lambda: la.parallel.data_parallel(3), TypeError, "takes a function"),  # type: ignore[arg-type]
        (lambda: la.parallel.data_parallel(step, batch_argnums=()), ValueError, "batch_argnums"),
        (lambda: la.parallel.data_parallel(step, batch_argnums=7), ValueError, "number 7"),
        (lambda: la.parallel.data_parallel(step, sharded_argnums=2), ValueError, "both a batch"),
        (lambda: la.parallel.data_parallel(step, bucket_bytes=0), ValueError, "at least 1"),
        (lambda: la.parallel.mean({"a": None, "b": 2}), ValueError, "a tree without tensors"),
        (lambda: la.parallel.mean(la.asarray([1, 2])), la.DTypeError, "not int64"),
    ]
    async with la.open_runtime({"cpu": 2}):
        for call, error, message in cases:
            with pytest.raises(error, match=message):
                call()


async def test_refused_by_calls() -> None:
    def unlike(batch: Any) -> Any:
        return {"loss": la.mean(batch), "mean": la.parallel.mean(la.mean(batch))}

    def drawn(batch: Any) -> Any:
        return la.parallel.mean(la.mean(batch)) + la.rand(())

    def passed(batch: Any) -> Any:
        return la.parallel.mean(la.mean(batch)), batch

    def looped(batch: Any) -> Any:
        return la.scan(lambda carry, x: (la.parallel.mean(carry + x), None), la.zeros(()), batch)

    def counted(batch: Any) -> Any:
        return la.parallel.mean(la.mean(batch)) * batch.shape[0]

    def fine(batch: Any) -> Any:
        return la.parallel.mean(la.mean(batch))

    unsupported = la.UnsupportedOperationError
    five = np.ones((5,), np.float32)
    cases: list[tuple[Any, Any, type[Exception], str]] = [
        (unlike, five, unsupported, r"unlike: result\['loss'\] depends on"),
        (drawn, five, unsupported, "random numbers"),
        (passed, five, unsupported, r"result\[1\]"),
        (looped, five, unsupported, "a loop or a branch"),
        (counted, five, unsupported, "the number of rows"),
        (fine, five[:1], ValueError, "a batch of 1 cannot be divided among 2"),
        (fine, 3.0, ValueError, "no tensor"),
        (fine, {}, ValueError, "no tensor"),
        (fine, {"a": five, "b": five[1:]}, la.ShapeError, r"a'?\]: 5, .*: 4"),
    ]
    async with la.open_runtime({"cpu": 2}):
        for function, batch, error, message in cases:
            with pytest.raises(error, match=message):
                await la.parallel.data_parallel(function)(batch)
        with pytest.raises(la.UnknownDeviceError):
            await la.parallel.data_parallel(fine, ["cpu:0", "cpu:7"])(five)
        parallel = la.parallel.data_parallel(fine)
        with pytest.raises(unsupported, match="compiled or differentiated"):
            await la.compile(lambda x: parallel(x))(five)
        with pytest.raises(unsupported, match="compiled or differentiated"):
            la.grad(lambda x: parallel(x))(la.asarray(five))  # type: ignore[arg-type, return-value]


# ---- time, failures, cancellation ----------------------------------------------------------


@asynccontextmanager
async def simulated(count: int, **config: Any) -> AsyncIterator[Any]:
    async with open_simulation(count, config) as (runtime, simulation):
        yield runtime, simulation, la.parallel.data_parallel(step)


async def test_the_devices_work_at_the_same_time(autojump_clock: MockClock) -> None:
    for count in (2, 3):
        async with simulated(count) as (_, _, parallel):
            params, state = await la.put(await la.to_cpu(await first_state()))
            began = trio.current_time()
            _, _, loss = await parallel(params, state, batches(1, 12)[0])
            await loss
            # Gradients, of three devices the mean on one, and the update.
            assert trio.current_time() - began == (2 if count == 2 else 3)


async def test_small_buckets_are_programs_of_their_own(autojump_clock: MockClock) -> None:
    def chain(w: Any, batch: Any) -> Any:
        first = la.sin(batch) * w
        second = la.cos(first) * w
        return la.parallel.mean((second.sum(), first.sum()))

    for nbytes, programs in ((1, 3), (1 << 20, 2)):
        async with open_simulation(2) as (_, simulation):
            (w,) = await la.put([np.ones((1,))])
            parallel = la.parallel.data_parallel(chain, bucket_bytes=nbytes)
            await la.to_cpu(await parallel(w, np.ones((4, 1))))
            assert len(simulation.begun) == 2 * programs
            # Each way one copy of a bucket, and of `w` one.
            transfers = [label for label in simulation.copied if "transfer" in label]
            assert len(transfers) == 2 * (programs - 1) + 1


async def test_a_failing_device_fails_the_call_once(autojump_clock: MockClock) -> None:
    for count in (2, 4):
        async with simulated(count) as (runtime, simulation, parallel):
            params, state = await la.put(await la.to_cpu(await first_state()))
            batch = batches(1, 12)[0]
            expected = await la.to_cpu(await parallel(params, state, batch))
            begun = len(simulation.begun)
            await la.to_cpu(await parallel(params, state, batch))
            for place in range(len(simulation.begun) - begun):
                errors: Any = [*[None] * place, ValueError("broken")]
                simulation.errors.extend(errors)
                # The programs of others end as they will, and are waited for here.
                with pytest.raises(la.ExecutionError, match="broken"):
                    await la.to_cpu(await parallel(params, state, batch))
                    await la.wait_device_ops()
                await la.wait_device_ops()
                await la.mark_step()
                assert not any(runtime.default_job.statistics().in_flight.values())
                assert same_bits(await la.to_cpu(await parallel(params, state, batch)), expected)


async def test_a_failure_that_nobody_awaits_is_the_barriers(autojump_clock: MockClock) -> None:
    async with simulated(2) as (_, simulation, parallel):
        params, state = await la.put(await la.to_cpu(await first_state()))
        simulation.errors.append(ValueError("broken"))
        await parallel(params, state, batches(1, 12)[0])
        with pytest.raises(la.ExecutionError, match="broken"):
            await la.wait_device_ops()
        await la.mark_step()


async def test_cancelled_in_the_middle(autojump_clock: MockClock) -> None:
    async with simulated(3, max_in_flight=1) as (runtime, _, _):
        parallel = la.parallel.data_parallel(noisy_step, bucket_bytes=1)
        params, state = await la.put(await la.to_cpu(await first_state()))
        batch = batches(1, 12)[0]
        random = la.get_rng_state()
        expected = await la.to_cpu(await parallel(params, state, batch))
        caught = 0
        for seconds in np.arange(0.25, 8, 0.5):
            la.set_rng_state(random)
            with trio.move_on_after(seconds) as scope:
                await parallel(params, state, batch)
            caught += scope.cancelled_caught
            if scope.cancelled_caught:
                assert la.get_rng_state() == random
            await la.wait_device_ops()
            la.set_rng_state(random)
            assert same_bits(await la.to_cpu(await parallel(params, state, batch)), expected)
        assert caught > 3
        assert not any(runtime.default_job.statistics().in_flight.values())
