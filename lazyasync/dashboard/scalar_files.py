"""`la.dashboard.scalars`: values of one's own in files that TensorBoard reads."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import trio
from tensorboard.summary import Writer

from lazyasync.arguments import real_number
from lazyasync.dashboard.looking import again_and_again
from lazyasync.observe.metrics import OF_THE_RUNTIME
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.runtime import Runtime


class ScalarsBlock(BlockFromAnywhere[None]):
    """What `scalars` gives: a block, entered once."""

    name = "la.dashboard.scalars"


def scalars(
    directory: str | os.PathLike[str], runtime: Runtime | None = None, *, interval: float = 1.0
) -> ScalarsBlock:
    """Writes what is logged in a block for TensorBoard: ``async with la.dashboard.scalars(dir):``.

    Each metric of the user's own, as `la.dashboard.log` makes them, is a scalar of its name. Its
    steps are the numbers of its samples, from 0; those that were there before are in the file as
    well, as many as are kept. A worker thread writes every ``interval`` seconds, and at the end of
    the block. ``tensorboard --logdir directory`` shows them, also meanwhile.

    Entering raises `NoRuntimeError`, and what the file system raises; ``ValueError`` is raised for
    an interval that is not above 0.
    """
    seconds = real_number("scalars: interval", interval)
    if not seconds > 0:
        raise ValueError(f"scalars: interval must be above 0, not {interval}")
    return ScalarsBlock(lambda: _written(os.fspath(directory), runtime, seconds))


@asynccontextmanager
async def _written(directory: str, runtime: Runtime | None, interval: float) -> AsyncIterator[None]:
    watched = current_runtime() if runtime is None else runtime
    watched.waits.check()
    writer: Any = await trio.to_thread.run_sync(Writer, directory)
    written: dict[str, int] = {}

    def write() -> None:
        for name in watched.metrics.metric_names():
            data = None if name in OF_THE_RUNTIME else watched.metrics.metric_data(name)
            if data is None:
                continue
            count, _, samples = data
            new = samples[max(0, len(samples) - (count - written.get(name, 0))) :]
            for step, (moment, value) in enumerate(new, count - len(new)):
                writer.add_scalar(name, value, step, wall_time=moment)
            written[name] = count
        writer.flush()

    write_in_thread = partial(trio.to_thread.run_sync, write)
    try:
        async with again_and_again(write_in_thread, partial(trio.sleep, interval)):
            yield
    finally:
        with trio.CancelScope(shield=True):
            await trio.to_thread.run_sync(writer.close)
