"""What must be even after a stress run: places, turns, bytes, tensors, failures, closures."""

from __future__ import annotations

import lazyasync as la

from .ledger import Ledger


def check_at_rest(runtime: la.Runtime, ledger: Ledger) -> None:
    """When nothing is under way any more, nothing is held, taken or queued."""
    for name, actor in ((str(device), actor) for device, actor in runtime.actors.items()):
        taken = {
            "lock held": actor.lock.held,
            "lock waiting": actor.lock.waiting,
            "mailbox": actor.mailbox.statistics().used,
            "senders": actor.mailbox.statistics().senders_waiting,
            # One place is the actor's own while it waits for a message.
            "rooms": actor._room.taken - 1,
            "turns": actor.shares.outstanding,
            "active shares": len(actor.shares.active),
            "paused": actor.shares.paused,
            "retries": len(actor.retries.when_drained),
            "over quota": len(actor.retries.over_quota),
            "running": len(actor.running),
            "pending": [type(completion).__name__ for completion in actor.pending],
        }
        _expect_nothing(ledger, name, taken)
    scheduler = runtime.scheduler
    _expect_nothing(
        ledger,
        "the scheduler",
        {
            "mailbox": scheduler.mailbox.statistics().used,
            "senders": scheduler.mailbox.statistics().senders_waiting,
            "steps": scheduler._under_way,
            "compiling": len(scheduler._compiling),
        },
    )
    for job in ledger.jobs:
        for part in (job, *job.parts.values()):
            for context in part.contexts:
                _expect_nothing(
                    ledger,
                    f"{part.name} on {context.device}",
                    {
                        "slots": context.slots.taken,
                        "waiting": context.slots.waiting,
                        "steps under way": context.steps_under_way,
                        "steps of closures": context.steps_of_parts_under_way,
                        "segments": 0 if part.closed else len(context.segments),
                        "turns": context.share.outstanding,
                    },
                )
        closures = job.closures
        _expect_nothing(
            ledger,
            f"the closures of {job.name}",
            {
                "queued": closures.statistics().queued,
                "running": closures._running,
                "waiting for room": len(closures._room),
            },
        )
    # What is parked are the actors, each with nothing to do: the devices', the scheduler's, and
    # the closures' of jobs that are open.
    closures_ = sum(not job.closed and job.closures._started for job in ledger.jobs)
    actors = len(runtime.actors) + 1 + closures_
    if len(runtime.waits) != actors:
        ledger.violate(f"{len(runtime.waits)} tasks are parked at rest, {actors} of them actors")


def _expect_nothing(ledger: Ledger, what: str, taken: dict[str, object]) -> None:
    left = {name: value for name, value in taken.items() if value}
    if left:
        ledger.violate(f"leaked by {what}: {left}")


def check_memory(runtime: la.Runtime, ledger: Ledger) -> None:
    """After the end, with every tensor dropped: no byte, no tensor, no waiting task is left."""
    statistics = runtime.statistics()
    for name, device in statistics.devices.items():
        if device.memory_bytes:
            ledger.violate(f"{device.memory_bytes} bytes are left on {name}")
    for job in ledger.jobs:
        for context in job.contexts:
            if context.account.settle():
                ledger.violate(f"{context.account.used} bytes are left of {job.name}")
    if statistics.created_tensors != statistics.destroyed_tensors:
        ledger.violate(
            f"{statistics.created_tensors} tensors were created, "
            f"{statistics.destroyed_tensors} destroyed"
        )
    if statistics.waiting_tasks:
        ledger.violate(f"{statistics.waiting_tasks} tasks still wait after the end")


def check_ledger(ledger: Ledger) -> None:
    """Every failure has reached somebody; every closure has run once, or was counted as dropped."""
    for record in ledger.records:
        deliveries = ledger.by_record.get(record, [])
        if isinstance(record.original, la.JobClosedError):
            continue  # what never left its job; it has not failed
        if not deliveries and id(record.original) in ledger.seen:
            continue  # raised at once by the barrier that ran the closure
        if not deliveries:
            ledger.violate(f"nobody was told: {record.label}: {record.original!r}")
        elif not any(delivery.received for delivery in deliveries):
            ways = [delivery.way for delivery in deliveries]
            ledger.violate(f"swallowed ({ways}): {record.label}: {record.original!r}")
    for delivery in ledger.deliveries.values():
        if not delivery.received:
            ledger.violate(f"an error was made and lost: {delivery.way}, {delivery.error!r}")
    for identity, (error, what) in ledger.injected.items():
        if identity not in ledger.seen:
            ledger.violate(f"injected, and never seen again: {what}: {error!r}")
    for job in ledger.jobs:
        logs = [log for log in ledger.closures if log.job is job]
        interrupted = sum(log.started and not log.ended for log in logs)
        statistics = job.closures.statistics()
        ends = statistics.completed + statistics.failed + statistics.dropped + statistics.cancelled
        if ends != len(logs):
            ledger.violate(
                f"{job.name} had {len(logs)} closures; {interrupted} were cancelled: {statistics}"
            )
