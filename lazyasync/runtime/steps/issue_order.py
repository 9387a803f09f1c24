"""The order in which a job's steps are issued on a device: that in which they were recorded.

A step that is being compiled is not overtaken by a later one whose program is cached. Only a step
that waits for what comes later is overtaken: for a tensor that comes back from another device, and
depends there on one that a later step computes.
"""

from __future__ import annotations

from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.steps.step import Step, Transfer


async def earlier_steps_issued(step: Step) -> None:
    """Waits until the steps that were recorded before ``step`` have been issued, or have ended.

    Except those that wait for it, or for what waits for it.
    """
    for earlier in tuple(step.context.unissued):
        if earlier is step:
            return
        while not (earlier.issued or earlier.done):
            blocked = _waits_for_later_steps(earlier, step)
            if blocked is True:
                break
            await (earlier if blocked is False else blocked).wait_for_progress()


def _waits_for_later_steps(earlier: Step, step: Step) -> bool | Step:
    """Whether ``earlier`` waits for ``step``, or for what is issued behind it.

    Gives a step if that cannot be said before the step's graph has been put in order. A transfer
    that nobody has scheduled counts as such a thing: what computes its source will be a new step.
    """
    unknown: Step | None = None
    later = _later(step)
    seen: set[Completion] = set()
    stack: list[Completion] = [earlier]
    while stack:
        work = stack.pop()
        if work in seen or work.done:
            continue
        seen.add(work)
        if work in later or not work.handed_over:
            return True
        if isinstance(work, Transfer):
            source = work.source_data
            if source is not None and source.completion is not None:
                stack.append(source.completion)
        elif isinstance(work, Step) and not work.issued:
            if work.at_hand is None:
                unknown = work
                continue
            stack += [data.completion for data in work.inputs() if data.completion is not None]
            for before in work.context.unissued:  # which it waits for as well
                if before is work:
                    break
                stack.append(before)
    return False if unknown is None else unknown


def _later(step: Step) -> set[Completion]:
    """``step`` and what the scheduler has got of the same job and device since."""
    found: set[Completion] = set()
    for other in reversed(step.context.unissued):
        found.add(other)
        if other is step:
            break
    return found
