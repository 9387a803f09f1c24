"""Donated arguments, and arguments whose tensors die in the step: whose memory is used again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
import trio
from needs import needs_llvm
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.protocol import Command
from lazyasync.tensor import LazyTensor

SHAPE = (300, 300)
"""Large enough for memory that is kept, and used again."""


def address(array: np.ndarray) -> int:
    """Where an array is."""
    found: int = array.__array_interface__["data"][0]
    return found


async def place(tensor: LazyTensor) -> int:
    """Where a tensor is, without anything looking into it afterwards."""
    return address(await tensor.numpy())


async def made(value: float = 1.5) -> LazyTensor:
    """A ready tensor in memory of the device's own."""
    tensor = la.full(SHAPE, value) * 1.0
    return await tensor


def scaled(x: LazyTensor) -> LazyTensor:
    return x * 2.0 + 1.0


# ---- what is donated is gone ---------------------------------------------------------------


async def test_donated_tensors_cannot_be_used(runtime: la.Runtime) -> None:
    def update(params: Any, gradient: LazyTensor) -> Any:
        return {"w": params["w"] - gradient, "b": params["b"] * 2.0}

    compiled = la.compile(update, donate_argnums=0)
    params = {"w": await made(3), "b": la.ones((2,))}
    gradient = await made(1)
    result = await compiled(params, gradient)
    np.testing.assert_array_equal(await result["w"].numpy(), np.full(SHAPE, 2))
    np.testing.assert_array_equal(await result["b"].numpy(), [2, 2])
    assert float((await gradient.numpy())[0, 0]) == 1  # which was not donated
    w = params["w"]
    assert (w.state, w.is_ready(), w.shape, w.dtype) == ("donated", False, SHAPE, np.float32)
    assert "donated" in repr(w)
    uses: list[Callable[[], Any]] = [
        lambda: w + 1,
        lambda: 1 - w,
        lambda: w[0],
        lambda: la.sum(w),
        lambda: la.where(w > 0, w, 0),
        lambda: la.grad(lambda x: la.sum(x * x))(w),
        lambda: la.add_step_closure(print, (w,)),
    ]
    for use in uses:
        with pytest.raises(la.DonatedTensorError, match=r"donated to .*update"):
            use()
    waits: list[Callable[[], Any]] = [
        lambda: w.numpy(),
        lambda: la.to_cpu({"w": w}),
        lambda: la.sync_multi([w]),
        lambda: compiled(params, gradient),
    ]
    for wait in waits:
        with pytest.raises(la.DonatedTensorError, match=r"donated to .*update"):
            await wait()
    with pytest.raises(la.DonatedTensorError):
        await w
    assert la.get_tensor_id(w)
    w.set_(result["w"])  # as a parameter that is updated where it is
    assert (await w.numpy())[0, 0] == 2
    await la.mark_step(wait=True)  # nothing is parked


async def test_by_name_and_by_position_is_the_same(runtime: la.Runtime) -> None:
    def add(x: LazyTensor, y: LazyTensor) -> LazyTensor:
        return x + y

    for compiled in (
        la.compile(add, donate_argnames="y"),
        la.compile(add, donate_argnums=-1),
        la.compile(add, donate_argnums=(1,)),
    ):
        for named in (False, True):
            x, y = la.ones((3,)), la.ones((3,))
            result = await (compiled(x, y=y) if named else compiled(x, y))
            assert float((await result.numpy()).sum()) == 6
            assert (x.state != "donated", y.state) == (True, "donated")


def test_what_cannot_be_donated_is_refused() -> None:
    def add(x: Any, y: Any) -> Any:
        return x + y

    with pytest.raises(ValueError, match="donate_argnums names number 2"):
        la.compile(add, donate_argnums=2)
    with pytest.raises(ValueError, match="no argument 'z', which donate_argnames names"):
        la.compile(add, donate_argnames=["z"])
    with pytest.raises(ValueError, match="both static and donated"):
        la.compile(add, static_argnums=1, donate_argnames="y")


async def test_numbers_and_arrays_are_left_alone(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, y: x + y, donate_argnums=(0, 1))
    array = np.ones(SHAPE, np.float32)
    for _ in range(2):
        result = await compiled(array, 2.0)
        assert (await result.numpy()).sum() == 3 * array.size
    assert array.sum() == array.size


async def test_an_argument_that_is_handed_through(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, y: (x, y + 1.0), donate_argnums=(0, 1))
    x, y = await made(5), await made(6)
    first, second = await compiled(x, y)
    assert (x.state, y.state) == ("donated", "donated")
    assert [(await t.numpy())[0, 0] for t in (first, second)] == [5, 7]
    assert await (await la.compile(lambda x: x, donate_argnums=0)(first)).numpy() is not None
    assert first.state == "donated"


async def test_lazy_and_rebound_arguments(runtime: la.Runtime) -> None:
    compiled = la.compile(scaled, donate_argnums=0)
    x = la.ones(SHAPE) * 3.0
    other = la.ones(SHAPE) * 3.0
    assert (await (await compiled(x)).numpy())[0, 0] == 7
    assert x.state == "donated"
    assert (await other.numpy())[0, 0] == 3  # an equal one, which may be the same handle


async def test_the_same_tensor_twice(runtime: la.Runtime) -> None:
    compiled = la.compile(lambda x, y: x * 2.0 + y, donate_argnums=0)
    x = await made(2)
    assert (await (await compiled(x, x)).numpy())[0, 0] == 6
    assert x.state == "donated"


async def test_what_else_has_the_value_keeps_it(runtime: la.Runtime) -> None:
    compiled = la.compile(scaled, donate_argnums=0)
    x = await made(2)
    twin = await made(0)
    twin.set_(x)
    recorded = x * 10.0
    seen = await x.numpy()
    assert (await (await compiled(x)).numpy())[0, 0] == 5
    assert (await twin.numpy())[0, 0] == 2
    assert (await recorded.numpy())[0, 0] == 20
    assert (seen == 2).all()


# ---- calls that do not come so far, and steps that fail ------------------------------------


async def test_a_call_that_raises_or_is_cancelled_donates_nothing(
    autojump_clock: MockClock,
) -> None:
    async with open_simulation(config={"max_in_flight": 1}) as (_, simulation):

        def broken(x: LazyTensor) -> LazyTensor:
            raise KeyError("no")

        x = await (la.ones((4,)) * 3.0)
        with pytest.raises(KeyError):
            await la.compile(broken, donate_argnums=0)(x)
        compiled = la.compile(scaled, donate_argnums=0)
        waiting = la.ones((4,)) + 1.0
        simulation.seconds = 10
        await la.mark_step()
        with trio.move_on_after(1) as scope:
            await compiled(x)  # waits for the place of the step
        assert scope.cancelled_caught
        assert x.state == "ready"
        assert (await (x + waiting).numpy())[0] == 5


async def test_a_step_that_fails_has_used_up_its_arguments(autojump_clock: MockClock) -> None:
    async with open_simulation() as (_, simulation):
        compiled = la.compile(scaled, donate_argnums=0)
        x = await (la.ones((4,)) * 3.0)
        simulation.errors.append(RuntimeError("lost"))
        result = await compiled(x)
        with pytest.raises(la.ExecutionError, match="lost"):
            await result
        with pytest.raises(la.DonatedTensorError):
            await x


async def test_a_step_that_is_tried_again_finds_its_arguments(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        compiled = la.compile(scaled, donate_argnums=0)
        x = await (la.ones((4,)) * 3.0)
        simulation.errors.append(MemoryError("once"))
        result = await compiled(x)
        assert (await result.numpy())[0] == 7
        assert runtime.metrics.counters["OutOfMemoryRetries"] == 1


# ---- memory --------------------------------------------------------------------------------


@needs_llvm
@pytest.mark.parametrize("inline", [1e6, 0.0])
async def test_results_are_in_the_memory_of_what_is_donated(inline: float) -> None:
    async with la.open_runtime("cpu:0", {"inline_microseconds": inline}):
        compiled = la.compile(scaled, donate_argnums=0)
        x = await made(1)
        before = await place(x)
        for _ in range(4):
            x = await compiled(x)
            await la.wait_device_ops()
            assert await place(x) == before
        seen = await x.numpy()
        x = await compiled(x)
        assert await place(x) != before  # as somebody looks into that
        assert (seen == 31).all()
        assert ((await x.numpy()) == 63).all()


@needs_llvm
@pytest.mark.parametrize("inline", [1e6, 0.0])
async def test_a_recorded_step_writes_over_what_dies_in_it(inline: float) -> None:
    """Also when the step before it is still running when it is issued."""
    config = {"inline_microseconds": inline, "max_in_flight": 3}
    async with la.open_runtime("cpu:0", config) as runtime:
        w = await made(1)
        for _ in range(5):
            w.set_(scaled(w))
            await la.mark_step()
        await w
        expected = 2.0**5 * 2 - 1
        assert ((await w.numpy()) == expected).all()
        place_before = await place(w)
        for _ in range(3):
            w.set_(scaled(w))
            await la.mark_step(wait=True)
            assert await place(w) == place_before
        kept = w
        w = scaled(w)
        await la.mark_step(wait=True)
        assert await place(kept) != await place(w)
        assert runtime.statistics().devices["cpu:0"].workspace_bytes < 4 * kept.nbytes


@needs_llvm
async def test_a_command_that_has_ended_needs_no_arguments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The device's thread may have it for a while yet, here for ever."""
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0.0}) as runtime:
        backend = runtime.actors[runtime.devices[0]].backend
        submit, commands = backend.submit, []

        def keeping(command: Command) -> None:
            commands.append(command)
            submit(command)

        monkeypatch.setattr(backend, "submit", keeping)
        compiled = la.compile(scaled, donate_argnums=0)
        x = await made(1)
        before = await place(x)
        assert await la.sum(x).item() == 90000
        x = await (await compiled(x))
        assert await place(x) == before
        assert len(commands) == 3


@needs_llvm
async def test_a_users_array_is_never_written_to() -> None:
    async with la.open_runtime("cpu:0"):
        array = np.ones(SHAPE, np.float32)
        array.flags.writeable = False
        compiled = la.compile(scaled, donate_argnums=0)
        for tensor in (la.asarray(array), await la.put(array)):
            result = await compiled(tensor)
            assert ((await result.numpy()) == 3).all()
        view = await (await made(4)).numpy()
        again = await compiled(la.asarray(view))
        assert ((await again.numpy()) == 9).all()
        assert (view == 4).all()
        assert (array == 1).all()


@needs_llvm
async def test_what_another_device_shares_is_left_alone() -> None:
    async with la.open_runtime({"cpu": 2}):
        x = await made(1)
        there = x.to("cpu:1")
        await there
        compiled = la.compile(scaled, donate_argnums=0)
        result = await compiled(x)
        assert ((await result.numpy()) == 3).all()
        assert ((await there.numpy()) == 1).all()
        moved = await compiled(there)
        assert ((await moved.numpy()) == 3).all()


@needs_llvm
async def test_a_step_in_flight_that_reads_it_is_not_disturbed() -> None:
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0.0, "max_in_flight": 8}):
        compiled = la.compile(scaled, donate_argnums=0)
        for _ in range(20):
            x = await made(1)
            sums = [la.sum(x * float(n)) for n in range(1, 4)]
            await la.mark_step()
            result = await compiled(x)
            assert [float(await s.item()) for s in sums] == [n * 90000.0 for n in range(1, 4)]
            assert ((await result.numpy()) == 3).all()


@needs_llvm
async def test_results_do_not_depend_on_what_is_kept() -> None:
    """The same steps with and without somebody who looks into each buffer give the same bits."""

    async def train(keeps: bool) -> bytes:
        kept = []
        la.manual_seed(7)
        w, m = la.randn(SHAPE), la.zeros(SHAPE)
        for _ in range(6):
            gradient = la.tanh(w) * 0.1 + la.exp(-w * w)
            m.set_(m * 0.9 + gradient)
            w.set_(w - m * 0.01)
            await la.mark_step()
            if keeps:
                kept.append((await w.numpy(), await m.numpy()))
        return bytes((await w.numpy()).tobytes())

    async with la.open_runtime("cpu:0"):
        assert await train(False) == await train(True)


class Walk:
    """Random steps, beside NumPy doing the same: whole numbers, so that results are exact."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.tensors = [la.full(SHAPE, n + 1) * 1 for n in range(4)]
        self.arrays = [np.full(SHAPE, n + 1, np.int64) for n in range(4)]
        self.seen: list[tuple[np.ndarray, np.ndarray]] = []
        """What somebody looks into, and what must be there."""
        self.donating = la.compile(lambda x, y: (x * 3 + y, x - y), donate_argnums=(0, 1))
        self.half = la.compile(lambda x, y: x * 5 - y, donate_argnums=1)
        self.moves = [
            self.update,
            self.update,
            self.swap,
            self.share,
            self.barrier,
            self.barrier,
            self.look,
            self.forget,
            self.donate,
            self.donate_one,
        ]

    def pick(self) -> int:
        return self.random.randrange(len(self.tensors))

    async def update(self) -> None:
        i, j = self.pick(), self.pick()
        self.tensors[i].set_(self.tensors[i] * 2 + self.tensors[j])
        self.arrays[i] = self.arrays[i] * 2 + self.arrays[j]

    async def swap(self) -> None:
        i, j = self.pick(), self.pick()
        self.tensors[i] = self.tensors[i] - self.tensors[j]
        self.arrays[i] = self.arrays[i] - self.arrays[j]

    async def share(self) -> None:
        i, j = self.pick(), self.pick()
        self.tensors[i].set_(self.tensors[j])
        self.arrays[i] = self.arrays[j]

    async def barrier(self) -> None:
        await la.mark_step(wait=self.random.random() < 0.3)

    async def look(self) -> None:
        i = self.pick()
        self.seen.append((await self.tensors[i].numpy(), self.arrays[i]))

    async def forget(self) -> None:
        if self.seen:
            self.seen.pop(self.random.randrange(len(self.seen)))

    async def donate(self) -> None:
        i, j = self.random.sample(range(len(self.tensors)), 2)
        x, y = self.tensors[i], self.tensors[j]
        if x is y:
            return
        self.tensors[i], self.tensors[j] = await self.donating(x, y)
        assert (x.state, y.state) == ("donated", "donated")
        a, b = self.arrays[i], self.arrays[j]
        self.arrays[i], self.arrays[j] = a * 3 + b, a - b

    async def donate_one(self) -> None:
        i, j = self.random.sample(range(len(self.tensors)), 2)
        if self.tensors[i] is not self.tensors[j]:
            self.tensors[j] = await self.half(self.tensors[i], self.tensors[j])
            self.arrays[j] = self.arrays[i] * 5 - self.arrays[j]

    async def run(self, count: int) -> None:
        for _ in range(count):
            await self.random.choice(self.moves)()
            for seen, expected in self.seen:
                np.testing.assert_array_equal(seen, expected)
        for tensor, expected in zip(self.tensors, self.arrays, strict=True):
            np.testing.assert_array_equal(await tensor.numpy(), expected)


async def walk(seed: int) -> None:
    """A walk in an open runtime, in the caller's task or in the device's thread."""
    config = {"inline_microseconds": 1e6 if seed % 2 else 0.0, "max_in_flight": 1 + seed % 4}
    async with la.open_runtime("cpu:0", config):
        await Walk(seed).run(60)


@needs_llvm
async def test_random_steps_never_write_to_what_somebody_sees() -> None:
    for seed in range(5):
        await walk(seed)


@needs_llvm
@pytest.mark.stress
async def test_many_random_steps_never_write_to_what_somebody_sees() -> None:
    for seed in range(100, 700):
        await walk(seed)
