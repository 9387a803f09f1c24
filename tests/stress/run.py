"""Running one seed, and checking afterwards that everything comes out even."""

from __future__ import annotations

import gc
import random
import traceback
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import trio
from trio.testing import MockClock

import lazyasync as la

from .checks import check_at_rest, check_ledger, check_memory
from .ledger import BodyError, Ledger
from .machine import failing_machine
from .program import Worker
from .world import Saboteur, World

LONGEST = 1e5
"""Seconds of virtual time after which a run counts as a deadlock."""


class StressFailure(AssertionError):
    """A seed found something wrong."""


class _Deadlock(BaseException):
    pass


def run_seed(
    seed: int, *, on_machine: bool = False, elsewhere: bool = False, verbose: bool = False
) -> Ledger:
    """Runs one seed. Raises `StressFailure`, which says how to run it again."""
    ledger = Ledger()
    saboteur = Saboteur()
    world = World(
        seed, ledger, saboteur, on_machine=on_machine, elsewhere=elsewhere, verbose=verbose
    )
    clock = None if on_machine else MockClock(autojump_threshold=0)
    devices = failing_machine(world) if on_machine else world.registered()
    collecting = gc.isenabled()
    gc.disable()  # so that cycles are collected at the same moment in every run of the seed
    gc.freeze()  # so that only what this run makes is looked at
    try:
        with (
            devices,
            ledger.watching(),
            _deterministic(seed),
            warnings.catch_warnings(),
        ):
            warnings.simplefilter("ignore", UserWarning)  # two tasks may record in one job here
            trio.run(_run, world, clock=clock, instruments=[saboteur])
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        ledger.violate("".join(traceback.format_exception(error)))
    finally:
        gc.unfreeze()
        if collecting:
            gc.enable()
    if ledger.violations:
        found = "\n".join(dict.fromkeys(ledger.violations))
        raise StressFailure(
            f"seed {seed}: {found}\nrun it again with: python -m tests.stress --seed {seed}"
            f"{' --machine' if on_machine else ''}{' --elsewhere' if elsewhere else ''}"
        )
    return ledger


@contextmanager
def _deterministic(seed: int) -> Iterator[None]:
    """Has trio schedule tasks in the same order in every run of a seed."""
    core = trio._core._run  # type: ignore[attr-defined]
    before = core._ALLOW_DETERMINISTIC_SCHEDULING, core._r
    core._ALLOW_DETERMINISTIC_SCHEDULING, core._r = True, random.Random(seed)
    try:
        yield
    finally:
        core._ALLOW_DETERMINISTIC_SCHEDULING, core._r = before


async def _run(world: World) -> None:
    watchdog = trio.lowlevel.spawn_system_task(_last_resort, world)
    with trio.CancelScope() as everything:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(_look_out_for_deadlock, world, everything)
            async with world.host():
                runtime = await _use_runtime(world)
            nursery.cancel_scope.cancel()
    if everything.cancelled_caught:
        return
    world.shared.clear()
    world.ledger.forget_frames()
    gc.collect()
    check_memory(runtime, world.ledger)
    check_ledger(world.ledger)
    del watchdog


async def _use_runtime(world: World) -> la.Runtime:
    random_ = world.random("runtime")
    ledger = world.ledger
    runtime: la.Runtime | None = None
    with trio.CancelScope() as scope:
        if random_.random() < 0.1:
            scope.deadline = trio.current_time() + random_.uniform(0.0, 10.0) * world.second
        errors = random_.choice(("barrier", "barrier", "cancel"))
        try:
            async with la.open_runtime(world.devices, world.config, errors) as runtime:
                await _body(world, runtime, random_)
                if random_.random() < 0.7:
                    # All jobs have ended: once the devices have, nothing is left of them.
                    world.shared.clear()
                    await _settle(runtime, world)
                    check_at_rest(runtime, ledger)
        except BaseException as error:
            world.log("the runtime raised", repr(error))
            ledger.receive(error, "the runtime's exit")
    assert runtime is not None
    return runtime


async def _body(world: World, runtime: la.Runtime, random_: random.Random) -> None:
    async with trio.open_nursery() as nursery:
        for index in range(random_.randrange(1, 5)):
            nursery.start_soon(_job, world, f"job{index}", 0, name=f"job{index}")
        if random_.random() < 0.4:
            worker = Worker(world, runtime.default_job, "default")
            nursery.start_soon(_quietly, world, worker, name="default")
        if random_.random() < 0.3:
            nursery.start_soon(_disturb, world, runtime)


async def _quietly(world: World, worker: Worker) -> None:
    with suppress(BodyError):
        await worker.run()
    worker.entries.clear()


async def _job(world: World, name: str, depth: int) -> None:
    random_ = world.random("job", name)
    devices = random_.sample(world.devices, random_.randrange(1, world.device_count + 1))
    ledger = world.ledger
    with trio.CancelScope() as scope:
        if random_.random() < 0.1:
            scope.deadline = trio.current_time() + random_.uniform(0.0, 20.0) * world.second
        try:
            async with la.job(
                name,
                devices,
                max_in_flight=random_.choice((None, 1, 2, 3)),
                weight=random_.choice((0.5, 1.0, 3.0)),
                priority=random_.choice((0, 0, 0, 1, 2, -1)),
                max_memory=random_.choice((None, None, 512, 2048)),
                errors=random_.choice(("barrier", "barrier", "cancel")),
            ) as job:
                await _work(world, job, random_, depth)
                ledger.left_normally.add(job)
        except BaseException as error:
            world.log(name, "raised", repr(error)[:200])
            ledger.receive(error, f"the exit of {name}", la.JobClosedError)


async def _work(world: World, job: la.Job, random_: random.Random, depth: int) -> None:
    worker = Worker(world, job, job.name)
    if random_.random() < 0.2:
        second = Worker(world, job, f"{job.name}b")
        second.logs = worker.logs
        worker.has_companion = second.has_companion = True
        if random_.random() < 0.5:
            second.entries = worker.entries
            worker.shares_entries = second.shares_entries = True
        async with trio.open_nursery(strict_exception_groups=True) as nursery:
            nursery.start_soon(worker.run, name=worker.name)
            nursery.start_soon(second.run, name=second.name)
    else:
        await worker.run()
    if depth < 2 and random_.random() < 0.25:
        await _job(world, f"{job.name}.n", depth + 1)
        if random_.random() < 0.5:
            await worker.run()
    if random_.random() < 0.3:
        await la.mark_step(worker.some_devices(), wait=random_.random() < 0.5)


async def _disturb(world: World, runtime: la.Runtime) -> None:
    """Cancels some job at some time."""
    random_ = world.random("disturb")
    for _ in range(random_.randrange(1, 3)):
        await trio.sleep(random_.uniform(0.0, 5.0) * world.second)
        jobs = [job for job in runtime.jobs.values() if job is not runtime.default_job]
        if jobs and random_.random() < 0.7:
            world.log("cancels a job")
            job = random_.choice(jobs)
            closures = (*job.closures._queue, *job.closures.due, *job.closures.pending)
            queued = {closure.function for closure in closures}
            job.cancel()
            for log in world.ledger.closures:
                log.must_not_start |= log.function is not None and log.function() in queued
        runtime.statistics()


async def _settle(runtime: la.Runtime, world: World) -> None:
    """Waits until nothing is under way."""
    for _ in range(20):
        try:
            await la.wait_device_ops()
        except la.LazyAsyncError as error:
            world.ledger.receive(error, "settling")
        await trio.sleep(100.0 if not world.on_machine else 0.002)
    gc.collect()


async def _look_out_for_deadlock(world: World, everything: trio.CancelScope) -> None:
    await trio.sleep(LONGEST * world.second * world.patience)
    world.ledger.violate("DEADLOCK\n" + _stacks())
    everything.cancel()


async def _last_resort(world: World) -> None:
    await trio.sleep(3 * LONGEST * world.second * world.patience)
    world.ledger.violate("DEADLOCK that could not be cancelled\n" + _stacks())
    raise _Deadlock


def _stacks() -> str:
    """Where every task is."""
    root = trio.lowlevel.current_root_task()
    assert root is not None
    lines = []
    tasks = [root]
    while tasks:
        task = tasks.pop()
        for nursery in task.child_nurseries:
            tasks.extend(nursery.child_tasks)
        frames = [
            f"{frame.f_code.co_qualname}:{line}"
            for frame, line in task.iter_await_frames()
            if "/trio/" not in frame.f_code.co_filename
        ]
        lines.append(f"  {task.name}: {' > '.join(frames[-6:])}")
    return "\n".join(lines)
