"""What the tasks of a stress run do: random programs, beside NumPy doing the same."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from weakref import ref

import numpy as np
import trio

import lazyasync as la
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType
from lazyasync.ops.random.draws import UNIFORM, DrawAttributes
from lazyasync.runtime.loop.fair_share import DEPTH

from .entries import FLOAT64, SHAPE, Entry, Held, same
from .ledger import BARRIER, BodyError, ClosureLog, InjectedFailure
from .world import World

ENTRIES = 7
"""The tensors a task holds at a time."""

_draw = LOWERINGS[UNIFORM](np, (), TensorType(SHAPE, FLOAT64), DrawAttributes(SHAPE, FLOAT64))

_compiled = la.compile(lambda x: la.tanh(x * 0.5) + 1)


class Worker:
    """One task that records and waits in one job."""

    def __init__(self, world: World, job: la.Job, name: str) -> None:
        self.world = world
        self.ledger = world.ledger
        self.job = job
        self.name = name
        self.random = world.random("worker", name)
        self.devices = [str(device) for device in job.devices]
        self.entries: list[Entry] = []
        self.logs: dict[Callable[..., Any], ClosureLog] = {}
        """The closures it has added."""
        self.has_companion = False
        """Whether another task records in the same job."""
        self.shares_entries = False
        """Whether that task uses the same tensors."""
        self.produces = self.random.random() < world.producers
        """Whether it only hands over, as fast as it can."""

    async def run(self) -> None:
        """Does so many things, one after the other."""
        for _ in range(self.random.randrange(4, 50)):
            if self.produces:
                await self.produce()
                continue
            for _ in range(self.random.randrange(1, 5)):
                self.record()
            await self.act()
            self.check_bounds()
        if self.random.random() < 0.5:
            await self.attempt(self.fetch_all)
        if self.random.random() < 0.1:
            raise BodyError(self.name)

    async def produce(self) -> None:
        """Hands over something on each device, in one barrier over all of them."""
        for device in self.devices:
            if self.job.closed:
                return
            entry = self.some(la.Device.parse(device))
            if entry is None:
                self.new(device)
            else:
                self.keep(entry.tensor * 0.5, entry.array * 0.5)
        if self.random.random() < 0.3:
            self.add_closure()
        await self.attempt(self.mark_step)

    def check_bounds(self) -> None:
        """No queue is fuller than it may be, and no account past its limit."""
        runtime = self.job.runtime
        config = runtime.config
        for actor in runtime.actors.values():
            mailbox, shares = actor.mailbox.statistics(), actor.shares
            if mailbox.used > mailbox.capacity or shares.outstanding > DEPTH * shares.lanes:
                self.ledger.violate(f"{actor.device} is past its bounds: {actor.statistics()}")
            # Where memory is the host's, what asarray has copied counts at once.
            limit = None if self.world.on_machine else self.world.memory_bytes
            if limit is not None and max(actor.account.settle(), actor.account.peak) > limit:
                self.ledger.violate(f"{actor.device} is past {limit} bytes: {actor.statistics()}")
        for context in self.job.contexts:
            quota = None if self.world.on_machine else self.job.max_memory
            if quota is not None and max(context.account.settle(), context.account.peak) > quota:
                self.ledger.violate(f"{self.job} is past {quota} bytes: {self.job.statistics()}")
            segments = config.max_trimmed_segments
            if context.slots.taken > self.job.max_in_flight:
                self.ledger.violate(f"{self.job} has {context.slots.taken} slots taken")
            if context.steps_under_way > self.job.max_in_flight + segments:
                self.ledger.violate(f"{self.job} has {context.steps_under_way} steps under way")

    # ---- recording -------------------------------------------------------------------------

    def record(self) -> None:
        """Records one thing, and does the same in NumPy."""
        weights = {
            self.new: 2,
            self.draw: 1,
            self.combine: 4,
            self.scale: 3,
            self.rebind: 3,
            self.move: self.world.moves,
            self.forget: 1,
            self.share: self.world.shares,
        }
        what = self.random.choices(list(weights), list(weights.values()))[0]
        try:
            with np.errstate(all="ignore"):
                what()
        except (la.JobClosedError, la.GraphTooLargeError) as error:
            self.world.log("recording", type(error).__name__)
            expected = isinstance(error, la.GraphTooLargeError) or self.has_a_lost_tensor()
            if not self.job.closed and not expected:
                self.ledger.violate(f"recording in an open job raised {error!r}")

    def has_a_lost_tensor(self) -> bool:
        """Whether it holds a tensor of another job that was still lazy when that one ended."""
        return any(
            entry.tensor.state == "lazy" and entry.tensor._recording.recorder.closed
            for entry in self.entries
        )

    def keep(self, tensor: la.LazyTensor, array: np.ndarray) -> None:
        """Holds a tensor, instead of another one if it has enough."""
        entry = Entry(tensor, array)
        if len(self.entries) < ENTRIES:
            self.entries.append(entry)
        else:
            self.entries[self.random.randrange(ENTRIES)] = entry

    def some(self, device: Any = None) -> Entry | None:
        """One of the tensors held, on a device of this job."""
        entries = [
            entry
            for entry in self.entries
            if (device is None and str(entry.tensor.device) in self.devices)
            or entry.tensor.device == device
        ]
        return self.random.choice(entries) if entries else None

    def new(self, device: str | None = None) -> None:
        """A tensor out of an array."""
        device = device or self.random.choice(self.devices)
        seed = self.random.randrange(1 << 30)
        array = np.random.default_rng(seed).uniform(-1, 1, SHAPE)
        self.keep(la.asarray(array, device=device), array)

    def draw(self) -> None:
        """Random numbers."""
        device = self.random.choice(self.devices)
        state = la.get_rng_state(device)
        tensor = la.rand(SHAPE, dtype=np.float64, device=device)
        array = np.empty(SHAPE)
        _draw(np.array([state["key"], state["counter"]], np.uint64), array)
        self.keep(tensor, array)

    def combine(self) -> None:
        """Two tensors of one device make one."""
        first = self.some()
        if first is None:
            return self.new()
        second = self.some(first.tensor.device)
        assert second is not None
        x, y, a, b = first.tensor, second.tensor, first.array, second.array
        match self.random.randrange(4):
            case 0:
                self.keep(x + y, a + b)
            case 1:
                self.keep(x - y, a - b)
            case 2:
                self.keep(x * y, a * b)
            case 3:
                self.keep(x @ y * 0.25, a @ b * 0.25)
        return None

    def scale(self) -> None:
        """A tensor and a number make one."""
        entry = self.some()
        if entry is not None:
            number = self.random.choice((0, 1, 0.5, -0.25, self.random.random()))
            if self.random.random() < 0.5:
                self.keep(entry.tensor * number, entry.array * number)
            else:
                self.keep(la.tanh(entry.tensor + number), np.tanh(entry.array + number))

    def rebind(self) -> None:
        """A tensor changes in place."""
        entry = self.some()
        if entry is None or entry.shared:
            return
        other = self.some(entry.tensor.device)
        assert other is not None
        match self.random.randrange(4):
            case 0:
                entry.tensor *= 0.5
                entry.array = entry.array * 0.5
            case 1:
                entry.tensor += other.tensor
                entry.array = entry.array + other.array
            case 2:
                entry.tensor[1] = 3.0
                entry.array = entry.array.copy()
                entry.array[1] = 3.0
            case 3:
                entry.tensor.set_(other.tensor)
                entry.array = other.array.copy()

    def move(self) -> None:
        """A tensor goes to another device."""
        entry = self.some()
        if entry is not None:
            moved = entry.tensor.to(self.random.choice(self.devices))
            if moved is not entry.tensor:
                self.keep(moved, entry.array)

    def forget(self) -> None:
        """Drops a tensor."""
        if self.entries:
            self.entries.pop(self.random.randrange(len(self.entries)))

    def share(self) -> None:
        """Gives a tensor to other jobs, or takes one of theirs."""
        shared = self.world.shared
        if shared and self.random.random() < 0.6:
            entry = self.random.choice(shared)
            if str(entry.tensor.device) in self.devices:
                self.entries.append(entry)
                del self.entries[:-ENTRIES]
            return
        entry = self.some()
        if entry is not None:
            entry.shared = True
            shared.append(entry)
            del shared[:-4]

    # ---- waiting ---------------------------------------------------------------------------

    async def act(self) -> None:
        """Does one thing that waits, which may be cancelled anywhere."""
        if self.random.random() < 0.4:
            self.add_closure()
        what = self.random.choices(
            (
                self.mark_step,
                self.step,
                self.sync_multi,
                self.await_one,
                self.fetch_some,
                self.wait_device_ops,
                self.run_step_closures,
                self.put,
                self.call_compiled,
                self.pause,
            ),
            (6, 2, 2, 2, 2, 1, 1, 1, 1, 1),
        )[0]
        await self.attempt(what)

    async def attempt(self, what: Callable[[], Awaitable[None]]) -> None:
        """Does something, perhaps cancelled; takes note of what it raises."""
        name = what.__name__
        with trio.CancelScope() as scope:
            if self.random.random() < self.world.cancel_rate:
                if self.random.random() < 0.5:
                    scope.deadline = (
                        trio.current_time() + self.random.expovariate(2.0) * self.world.second
                    )
                else:
                    self.world.saboteur.arm(scope, self.random.randrange(1, 9))
            self.world.log("begins", name)
            try:
                await what()
            except BaseException as error:
                self.world.log("raised in", name, repr(error)[:150], repr(error.__cause__)[:100])
                self.ledger.receive(error, name, la.JobClosedError)
            finally:
                self.world.saboteur.disarm()
        if scope.cancelled_caught:
            self.world.log("cancelled", name)

    def some_devices(self) -> Any:
        """What to call a barrier on."""
        if self.produces:
            return self.devices
        if self.random.random() > self.world.spreads:
            return self.random.choice(("", self.random.choice(self.devices)))
        count = self.random.randrange(1, len(self.devices) + 1)
        return self.random.sample(self.devices, count)

    def check(self, held: Sequence[Held], where: str) -> None:
        """The tensors are ready, and the host copies that are there are NumPy's numbers."""
        for entry, tensor, array in held:
            if not self.is_alone_with(entry):
                continue  # another task may have rebound it, or used it in a later recording
            data = tensor._data
            if data is None or data.completion is not None:
                self.ledger.violate(f"{tensor!r} is not ready after {where}")
            elif data.host is not None and not same(data.host, array):
                self.ledger.violate(f"after {where}: {data.host} instead of {array}")

    def is_alone_with(self, entry: Entry) -> bool:
        """Whether no other task can touch a tensor."""
        return not entry.shared and not self.shares_entries

    def snapshot(self, entries: Sequence[Entry]) -> list[Held]:
        """The tensors with the arrays that they stand for now."""
        return [(entry, entry.tensor, entry.array) for entry in entries]

    def sample(self) -> list[Entry]:
        """Some of the tensors."""
        if not self.entries:
            return []
        return self.random.sample(self.entries, self.random.randrange(1, len(self.entries) + 1))

    async def mark_step(self) -> None:
        devices, wait = self.some_devices(), self.random.random() < 0.3
        lazy = self.lazy_on(devices)
        added = list(self.job.closures.pending)
        try:
            await la.mark_step(devices, wait=wait)
        except la.ExecutionError as error:
            # From a barrier it would be a failure of before: nothing has been handed over.
            if self.ledger.way_of(error) != BARRIER and not self.has_companion:
                for closure in added:
                    if closure not in self.job.closures.pending:  # for another device's barrier
                        self.logs[closure.function].must_not_start = True
            raise
        self.check_handed_over(lazy, wait)

    def lazy_on(self, devices: Any) -> list[la.LazyTensor]:
        """What a barrier on ``devices`` has to hand over, and nobody else can."""
        if any(log.job is self.job and log.run_async for log in self.ledger.closures):
            return []  # the closures' actor may be computing it as an argument
        names = [self.devices[0]] if devices == "" else devices
        return [
            entry.tensor
            for entry in self.entries
            if self.is_alone_with(entry)
            and not self.has_companion
            and entry.tensor.state == "lazy"
            and entry.tensor._recording.recorder is self.job
            and str(entry.tensor.device) in names
        ]

    def check_handed_over(self, tensors: Sequence[la.LazyTensor], wait: bool) -> None:
        """After a barrier nothing is lazy; after one that waited, everything is ready."""
        for tensor in tensors:
            if tensor.state == "lazy" or (wait and not tensor.is_ready()):
                self.ledger.violate(f"a barrier (wait={wait}) left {tensor!r}")

    async def step(self) -> None:
        async with la.step(self.some_devices(), wait=self.random.random() < 0.3):
            self.record()
            if self.random.random() < 0.3:
                self.add_closure()
            if self.random.random() < 0.3:
                raise BodyError("step block")

    async def sync_multi(self) -> None:
        chosen = self.snapshot(self.sample())
        wait = self.random.random() < 0.5
        await la.sync_multi([tensor for _, tensor, _ in chosen], self.devices, wait=wait)
        if wait:
            self.check(chosen, "sync_multi")

    async def await_one(self) -> None:
        for held in self.snapshot(self.sample()[:1]):
            if self.random.random() < 0.5:
                await held[1]
                self.check([held], "await")
            else:
                await self.fetch_one(held)

    async def fetch_one(self, held: Held) -> None:
        entry, tensor, array = held
        if self.is_alone_with(entry):
            got = await tensor.numpy()
        else:
            got = await la.to_cpu(tensor)  # as it is now, whatever another task does to it
        if not same(got, array):
            self.ledger.violate(f"numpy() gave {got} instead of {array}")

    async def fetch_some(self) -> None:
        chosen = self.snapshot(self.sample())
        got = await la.to_cpu({"tensors": [tensor for _, tensor, _ in chosen]})
        for array, (_, _, expected) in zip(got["tensors"], chosen, strict=True):
            if not same(array, expected):
                self.ledger.violate(f"to_cpu gave {array} instead of {expected}")

    async def fetch_all(self) -> None:
        for entry in tuple(self.entries):
            try:
                await self.fetch_one((entry, entry.tensor, entry.array))
            except Exception as error:
                self.ledger.receive(error, "fetch_all", la.JobClosedError)

    async def wait_device_ops(self) -> None:
        await la.wait_device_ops(self.random.choice((None, self.devices)))

    async def run_step_closures(self) -> None:
        await la.run_step_closures()

    async def put(self) -> None:
        array = np.full(SHAPE, self.random.random())
        self.keep(await la.put(array, self.random.choice(self.devices)), array)

    async def call_compiled(self) -> None:
        entry = self.some()
        if entry is not None:
            array = np.tanh(entry.array * 0.5) + 1
            self.keep(await _compiled(entry.tensor), array)

    async def pause(self) -> None:
        await trio.sleep(self.random.expovariate(1.0) * self.world.second)

    # ---- closures --------------------------------------------------------------------------

    def add_closure(self) -> None:
        """Adds a step closure that checks its arguments, and may wait, record and raise."""
        if self.job.closed:
            return
        chosen = self.sample()[:2]
        arrays = [entry.array for entry in chosen]
        run_async = self.random.random() < 0.6
        log = ClosureLog(self.job, len(self.ledger.closures), run_async)
        random_ = self.world.random("closure", log.number)
        self.ledger.closures.append(log)
        world = self.world

        def begin(tensors: Sequence[la.LazyTensor]) -> None:
            world.log("closure", log.number, "of", self.job.name)
            if log.started:
                self.ledger.violate(f"closure {log.number} ran twice")
            if log.must_not_start:
                self.ledger.violate(
                    f"closure {log.number} ran, though its step or its job has ended"
                )
            log.started = True
            self.ledger.closure_started(log)
            for tensor, array in zip(tensors, arrays, strict=True):
                if not same(tensor, array):
                    self.ledger.violate(f"a closure was given {np.asarray(tensor)}, not {array}")

        def end() -> None:
            log.ended = True
            if random_.random() < world.closure_failure_rate:
                what = f"closure {log.number} of {self.job.name}"
                world.log("closure", log.number, "RAISES")
                raise self.ledger.inject(InjectedFailure(what), what)

        def plain(*tensors: la.LazyTensor) -> None:
            begin(tensors)
            end()

        async def asynchronous(*tensors: la.LazyTensor) -> None:
            begin(tensors)
            await trio.sleep(random_.uniform(0.0, world.longest) * world.second)
            for tensor, array in zip(tensors, arrays, strict=True):
                await self.use_in_closure(random_, tensor, array)
            end()

        function = plain if random_.random() < 0.5 else asynchronous
        self.logs[function] = log
        log.function = ref(function)
        la.add_step_closure(function, [entry.tensor for entry in chosen], run_async=run_async)

    async def use_in_closure(
        self, random_: random.Random, tensor: la.LazyTensor, array: np.ndarray
    ) -> None:
        """Computes something inside a closure, and waits for it, or not."""
        try:
            result = tensor * 2.0
            match random_.randrange(3):
                case 0:
                    if not same(await result.numpy(), array * 2.0):
                        self.ledger.violate("a closure computed something else")
                case 1:
                    await la.sync_multi([result])
                case 2:
                    pass  # what it recorded is dropped
        except Exception as error:
            self.ledger.receive(error, "a closure", la.JobClosedError)
