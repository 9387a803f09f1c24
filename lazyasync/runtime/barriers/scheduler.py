"""The scheduler actor: has a step wait for its inputs, its program and its turn, and issued."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import AbstractContextManager, AsyncExitStack

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.observe.profiling import NOT_PROFILED, SCHEDULER
from lazyasync.runtime.barriers.submit import Submitter
from lazyasync.runtime.device.exchange import Exchange
from lazyasync.runtime.device.lock import lock_devices
from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.scheduler.programs import Scheduler
from lazyasync.runtime.steps.issue_order import earlier_steps_issued
from lazyasync.runtime.steps.levels import of_one_level
from lazyasync.runtime.steps.step import Step, Transfer

_steps = logging.getLogger("lazyasync.steps")


class SchedulerActor(Scheduler):
    """Serves one mailbox of barriers, each one step or, over several devices or levels, several.

    Each barrier is scheduled by a task of its own (`_schedule_sync_tensors_graph`), so that a
    step that must wait, for its inputs or its compile, holds nobody up.
    """

    _submitter: Submitter
    """What sends out the inputs of steps that still wait for an await of their jobs."""

    @enable_ki_protection
    async def serve(self, submitter: Submitter) -> None:
        """The actor's loop; ``submitter`` sends out what inputs of steps still wait for."""
        self._submitter = submitter
        async with trio.open_nursery() as nursery:
            while True:
                message = await self.mailbox.receive()
                if isinstance(message, Transfer):
                    nursery.start_soon(self._transfer, message)
                elif isinstance(message, Exchange):
                    nursery.start_soon(self._exchange, message)
                elif len(message) > 1:
                    self._start_together(nursery, message)
                elif not self._take_at_once(message[0]):
                    self._start(nursery, message)
                del message  # and with it the buffers, which would live until the next one

    def _take_at_once(self, step: Step) -> bool:
        """Runs or issues a step that has been taken from the mailbox, if nothing is in the way."""
        collected = step.at_hand
        if collected is None:
            return False
        context, graph, arguments = step.context, collected.graph, collected.arguments
        del collected
        program = self.program_at_hand(context, graph, from_mailbox=True)
        if program is None:
            return False
        outputs = self.run_at_once(context, program, graph, arguments, step=step)
        if outputs is not None:
            step.end(next((data.failure for data in outputs if data.failure is not None), None))
            return True
        return self.issue_at_once(context, program, arguments, lambda: step) is not None

    # ---- steps -----------------------------------------------------------------------------

    def _start_together(self, nursery: trio.Nursery, steps: Sequence[Step]) -> None:
        """Starts the steps of one barrier, those apart that need what others compute."""
        for group in of_one_level(steps):
            self._start(nursery, group)

    def _start(self, nursery: trio.Nursery, steps: Sequence[Step]) -> None:
        if _steps.isEnabledFor(logging.DEBUG):
            _steps.debug("scheduled: %s", ", ".join([step.label for step in steps]))
        self._under_way += 1  # not in the task, before whose first turn there may be another step
        for step in steps:
            step.context.unissued[step] = None
        nursery.start_soon(self._schedule_sync_tensors_graph, steps)

    @enable_ki_protection
    async def _schedule_sync_tensors_graph(self, steps: Sequence[Step]) -> None:
        try:
            if len(steps) == 1:
                await self._schedule_one(steps[0])
            else:
                await self._schedule_together(steps)
        finally:
            self._under_way -= 1
            for step in steps:  # those that the end of the runtime leaves behind
                step.context.unissued.pop(step, None)

    async def _schedule_one(self, step: Step) -> None:
        # Not while another thread puts its graph in order.
        step.waits_alone = step.at_hand is not None
        if self._drops(step) or not await self._prepare(step):
            return
        step.waits_alone = True
        await self._earlier_steps_issued(step)
        actor = self._actors[step.device]
        program = step.program
        assert program is not None
        with self._watched(step, "wait for the turn"):
            step.estimated_seconds = await actor.shares.turn(step.context.share, program)
        if self._drops(step):
            actor.shares.ended(step.context.share, step.estimated_seconds, 0.0)
            return
        step.waits_alone = False
        async with AsyncExitStack() as held:
            with self._watched(step, "wait for the lock"):
                await held.enter_async_context(actor.lock)
            with self._watched(step, "issue"):
                await actor.enqueue(actor.attempt(step, program))
        if _steps.isEnabledFor(logging.DEBUG):
            _steps.debug("issued: %s", step.label)

    def _drops(self, step: Step) -> bool:
        """Drops a step whose job was left, and those behind it, if nobody holds what they compute:
        a request that has timed out takes no time of the device. Of a job that goes on, those with
        loops alone, which may take any time. Says whether the step has ended.

        It is asked when the step is to go on, not at the end of the job: the error that the job is
        left by holds what the job's code held for as long as it is on its way.
        """
        job = step.context.job.owner
        is_left = job.is_left
        if step.done or not (is_left or step.has_loops):
            return step.done
        # Those that need it first: they hold what it computes.
        for other in reversed(tuple(step.context.unissued)):
            if (
                other.waits_alone
                and (is_left or (other.has_loops and not other.is_awaited))
                and not other.is_held
                and not job.awaits_end_of(other)
            ):
                self.runtime.metrics.increment("DroppedSteps")
                other.drop()
        return step.done

    async def _schedule_together(self, steps: Sequence[Step]) -> None:
        """Issues the steps of one barrier over several devices with all of their locks held."""
        ready: list[Step] = []

        async def prepare(step: Step) -> None:
            step.waits_alone = step.at_hand is not None  # as by itself
            if not self._drops(step) and await self._prepare(step):
                step.waits_alone = True
                ready.append(step)

        async with trio.open_nursery() as nursery:
            for step in steps:
                nursery.start_soon(prepare, step)
        # Turns, like locks, are taken in the order of the devices, so that two barriers over the
        # same devices cannot each hold what the other needs.
        ready.sort(key=lambda step: step.device)
        for step in ready:
            await self._earlier_steps_issued(step)
        for step in ready:
            actor = self._actors[step.device]
            assert step.program is not None
            with self._watched(step, "wait for the turn"):
                turn = actor.shares.turn(step.context.share, step.program)
                step.estimated_seconds = await turn
        for step in tuple(ready):
            if self._drops(step):
                shares = self._actors[step.device].shares
                shares.ended(step.context.share, step.estimated_seconds, 0.0)
                ready.remove(step)
            step.waits_alone = False
        actors = [self._actors[step.device] for step in ready]
        async with AsyncExitStack() as held:
            with self._watched(steps[0], "wait for the locks"):
                await held.enter_async_context(lock_devices(actor.lock for actor in actors))
            for step, actor in zip(ready, actors, strict=True):
                assert step.program is not None
                with self._watched(step, "issue"):
                    await actor.enqueue(actor.attempt(step, step.program))
        if _steps.isEnabledFor(logging.DEBUG):
            _steps.debug("issued together: %s", ", ".join([step.label for step in ready]))

    async def _earlier_steps_issued(self, step: Step) -> None:
        if next(iter(step.context.unissued), step) is not step:
            with self._watched(step, "wait for earlier steps"):
                await earlier_steps_issued(step)

    def _watched(self, step: Step, what: str) -> AbstractContextManager[None]:
        """A block that is shown as work on a step in the profile that is open, if any."""
        profile = self.runtime.profile
        if profile is None:
            return NOT_PROFILED
        return profile.span(SCHEDULER, what, step=step.label)

    async def _prepare(self, step: Step) -> bool:
        """Waits for the inputs and the program. False if the step has failed, or was dropped.

        Inputs that steps on the same device compute need not be there yet: this one comes behind.
        """
        try:
            if step.at_hand is None:
                with self._watched(step, "order the graph"):
                    await self._order(step)
                step.notify_progress()
            with self._watched(step, "wait for the inputs"):
                await self._inputs_under_way(step)
            if step.done:  # dropped meanwhile
                return False
            for data in step.inputs():
                if data.failure is not None:
                    # It shares the record, which has been reported or will be, by its owner.
                    self.runtime.metrics.increment("StepsWithFailedInputs")
                    step.end(data.failure)
                    return False
            step.program = await self.program(
                step.device.kind,
                step.collected.graph,
                step.label,
                step.replays,
                step.collected.arguments,
            )
        except Exception as error:
            if not step.done:
                step.fail(error)
            return False
        return True

    async def _order(self, step: Step) -> None:
        """Puts the graph of a step in order; in a thread, unless its device is in virtual time."""
        if self.runtime.any_backend(step.device.kind).compiles_in_threads:
            await self._graph_thread.run(lambda: step.collected)
        else:
            _ = step.collected

    async def _inputs_under_way(self, step: Step) -> None:
        """Waits until what a step needs is on its way to the device, or there."""
        actor = self._actors[step.device]
        # No handle is held meanwhile: it would look as if somebody wanted what it is of.
        found = [data.completion for data in step.inputs() if data.completion is not None]
        for completion in found:
            if completion.done:
                continue
            await self._handed_over(completion)
            if isinstance(completion, Step) and actor.runs_in_order(completion, step.context):
                await completion.wait_issued()
            elif isinstance(completion, Transfer):
                await completion.wait_named()
            else:
                await completion.wait_quietly()

    async def _handed_over(self, completion: Completion) -> None:
        """Sees to it that what an input comes from goes on by itself."""
        if not completion.handed_over:
            # Past the limit of steps in flight: see there.
            await self._submitter.hand_over(completion, takes_slots=False)

    # ---- transfers -------------------------------------------------------------------------

    @enable_ki_protection
    async def _transfer(self, transfer: Transfer) -> None:
        source = transfer.source_data
        assert source is not None
        try:
            completion: Completion | None = source.completion
            if completion is not None:
                await self._handed_over(completion)
                if isinstance(completion, Step) and await self._goes_ahead(transfer, completion):
                    return
                await completion.wait_quietly()
        except Exception as error:  # what it comes from cannot be handed over any more
            transfer.fail(error)
            return
        if source.failure is not None:
            transfer.end(source.failure)
            return
        target = transfer.target
        if target is None:
            transfer.end(None)
            return
        device = target.device
        del target
        actor = self._actors[device]
        await actor.copies.receive(transfer, source.device)

    async def _goes_ahead(self, transfer: Transfer, step: Step) -> bool:
        """Has what a step computes sent as soon as it is there, without a word from here.

        False if that is not possible, or the step has to be tried again.
        """
        actor, source = self._actors[transfer.device], self._actors[step.device]
        if not actor.receives_ahead(source.backend):
            return False
        await step.wait_issued()
        data = transfer.source_data
        if step.done or data is None or data.buffer is None:
            return False
        del data
        return await actor.copies.receive_ahead(transfer, step.device, step)

    @enable_ki_protection
    async def _exchange(self, exchange: Exchange) -> None:
        """Has the devices of a collective begin, once all of them have what they give."""
        for part in exchange.parts:
            for source in part.sources:
                try:
                    completion: Completion | None = source.completion
                    if completion is not None:
                        await self._handed_over(completion)
                        await completion.wait_quietly()
                except Exception as error:  # it cannot be handed over any more
                    exchange.fail(part.actor, error)
                    return
                if source.failure is not None:
                    exchange.end(source.failure)
                    return
        if await exchange.take_memory():
            exchange.start()
