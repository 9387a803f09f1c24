"""What a seed decides before anything runs: the devices, their script, the configuration."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from typing import Any

import trio

import lazyasync as la
from lazyasync.backends.protocol import BackendOptions, Command
from lazyasync.backends.sim import SimBackend, SimScript
from lazyasync.device import Device

from .elsewhere import HOST, host_of_seed
from .ledger import InjectedFailure, InjectedMemoryError, Ledger

KIND = "stress"
SIDE = 4
"""Tensors are float64, of shape (4, 4): 128 bytes."""


class Saboteur(trio.abc.Instrument):
    """Cancels a scope when its task has arrived at its n-th checkpoint."""

    def __init__(self) -> None:
        self._armed: dict[trio.lowlevel.Task, tuple[trio.CancelScope, int]] = {}

    def arm(self, scope: trio.CancelScope, count: int) -> None:
        """Has ``scope`` cancelled at the ``count``-th checkpoint of the running task."""
        self._armed[trio.lowlevel.current_task()] = (scope, count)

    def disarm(self) -> None:
        """Leaves the running task alone."""
        self._armed.pop(trio.lowlevel.current_task(), None)

    def after_task_step(self, task: trio.lowlevel.Task) -> None:
        """Called by trio when a task has arrived at a checkpoint."""
        armed = self._armed.get(task)
        if armed is None:
            return
        scope, count = armed
        if count > 1:
            self._armed[task] = (scope, count - 1)
        else:
            del self._armed[task]
            scope.cancel()


class World:
    """One seed's choices.

    ``on_machine``: the devices are this machine's CPU, and time is real, but passes as if a second
    were a millisecond. ``elsewhere``: the devices are those of a host.
    """

    def __init__(
        self,
        seed: int,
        ledger: Ledger,
        saboteur: Saboteur,
        *,
        on_machine: bool = False,
        elsewhere: bool = False,
        verbose: bool,
    ) -> None:
        self.seed = seed
        self.ledger = ledger
        self.saboteur = saboteur
        self.on_machine = on_machine
        self.elsewhere = elsewhere
        self.second = 1e-3 if on_machine else 1.0
        self.patience = 50 if elsewhere else 1
        """Of a host threads are waited for, while virtual time goes on."""
        self.verbose = verbose
        random_ = self.random(0)
        self.device_count = random_.choice((1, 2, 3, 3))
        kind = "cpu" if on_machine else KIND
        self.served = [f"{kind}:{index}" for index in range(self.device_count)]
        """The devices, as the process calls them that has them."""
        self.devices = [f"{HOST}/{name}" for name in self.served] if elsewhere else self.served
        self.failure_rate = random_.choice((0.0, 0.0, 0.03, 0.15))
        self.memory_failure_rate = random_.choice((0.0, 0.0, 0.05, 0.3))
        self.compile_failure_rate = random_.choice((0.0, 0.0, 0.05))
        self.closure_failure_rate = random_.choice((0.0, 0.1, 0.4))
        self.cancel_rate = random_.choice((0.0, 0.2, 0.2, 0.5))
        self.longest = random_.choice((0.0, 0.1, 1.0, 10.0))
        self.longest_compile = random_.choice((0.0, 0.0, 1.0))
        self.memory_bytes = random_.choice((None, None, None, 1024, 4096))
        self.moves = random_.choice((1, 3, 10))
        self.shares = random_.choice((0, 1, 5))
        self.producers = random_.choice((0.0, 0.2, 0.8))
        self.spreads = random_.choice((0.2, 0.8))
        """How often a barrier is one over several devices."""
        self.shared: list[Any] = []
        # By a stream of its own, so that the seeds of simulated devices stay what they were.
        of_machine = self.random("machine")
        self.thread_failure_rate = of_machine.choice((0.0, 0.1, 0.3))
        self.config = la.Config(
            mailbox_capacity=random_.choice((1, 1, 2, 64)),
            max_async_queue=random_.choice((1, 2, 3)),
            max_in_flight=random_.choice((1, 2, 3)),
            await_fetch_bytes=random_.choice((0, 65_536)),
            data_cache=random_.choice((True, False)),
            max_cached_computations=random_.choice((2, 1024)),
            trim_graph_size=random_.choice((12, 100_000)),
            shutdown_timeout=1e4 * self.second * self.patience,
            seed=seed,
            # Of a machine only: a simulated device has its memory from its script, and no threads.
            device_memory_bytes=self.memory_bytes if on_machine else None,
            inline_microseconds=of_machine.choice((0.0, 80.0, 1e9)),
            cpu_threads=of_machine.choice((1, 2, 3)),
            jit=of_machine.random() < 0.1,
        )

    def random(self, *names: object) -> random.Random:
        """A stream of choices of its own for each part of the run."""
        return random.Random(f"{self.seed}/{names}")

    def log(self, *words: object) -> None:
        """Says what happens, when it was asked to."""
        if self.verbose:
            task = trio.lowlevel.current_task().name
            print(f"{trio.current_time():10.3f} {task:24}", *words, file=sys.stderr)

    # ---- the script of the devices ---------------------------------------------------------

    def script(self, device: Device) -> SimScript:
        """What a device does, decided command by command."""
        random_ = self.random("device", device.index)
        longest = self.longest * random_.choice((0.0, 0.3, 1.0))
        latest: dict[str, int] = {}

        def duration(command: Command) -> float:
            if command.kind == "execute" and self.device_count == 1:
                self.check_order(command.label, latest)
            return random_.uniform(0.0, longest)

        def failure(command: Command) -> Exception | None:
            if command.kind == "trim":
                return None
            what = f"{command.label} ({command.kind})"
            if random_.random() < self.failure_rate:
                self.log("FAILS", what)
                return self.ledger.inject(InjectedFailure(self.ledger.distinct(what)), what)
            if random_.random() < self.memory_failure_rate:
                self.log("HAS NO MEMORY", what)
                return InjectedMemoryError(what)
            return None

        def compile_failure(graph: Any) -> Exception | None:
            if random_.random() < self.compile_failure_rate:
                self.log("COMPILE FAILS")
                what = self.ledger.distinct("compile")
                if self.elsewhere:  # where it goes on when the runtime has been left
                    return self.ledger.inject_quietly(InjectedFailure(what))
                return self.ledger.inject(InjectedFailure(what), "compile")
            return None

        return SimScript(
            duration=duration,
            failure=failure,
            compile_duration=lambda graph: random_.uniform(0.0, self.longest_compile),
            compile_failure=compile_failure,
            memory_bytes=self.memory_bytes,
            lanes=random_.choice((1, 2)),
        )

    def check_order(self, label: str, latest: dict[str, int]) -> None:
        """On a device alone, where no step waits for a later one, steps begin in recorded order.

        ``latest`` has the number of the latest step that has begun, for each job. One that is
        tried again, and those behind it, begin a second time.
        """
        number, _, where = label.removeprefix("step ").partition(" ")
        if int(number) < latest.get(where, 0) and not self.memory_failure_rate:
            self.ledger.violate(f"{label} began after step {latest[where]}")
        latest[where] = max(int(number), latest.get(where, 0))

    def host(self) -> AbstractAsyncContextManager[None]:
        """The host that has the devices, meanwhile."""
        return host_of_seed(self.served, self.ledger) if self.elsewhere else nullcontext()

    @contextmanager
    def registered(self) -> Iterator[None]:
        """The devices of this world can be opened meanwhile."""

        def factory(device: Device, options: BackendOptions) -> SimBackend:
            return SimBackend(device, options, self.script(device))

        la.backends.register(KIND, factory)
        try:
            yield
        finally:
            la.backends.unregister(KIND)
