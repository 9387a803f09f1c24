"""A connection of two who speak in messages: what is sent, what is heard, and whether anything is.

Each side says something at least `TICKS` times within its deadline. One who has heard nothing for
as long takes the other for lost. Time counts in ticks of one's own clock: a process that was
stopped, or did something else for a minute, hears first what has come meanwhile.
"""

from __future__ import annotations

import ssl
from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import trio

from lazyasync.backends.remote.pipes import Inflow, Pipe
from lazyasync.backends.remote.wire import (
    PREFIX,
    Kind,
    Limits,
    Message,
    frame,
    parse_header,
    parse_prefix,
)

TICKS = 4
"""How often within a deadline a side speaks, and looks whether it has heard the other."""

BROKEN = (OSError, EOFError, trio.BrokenResourceError, trio.ClosedResourceError, ssl.SSLError)
"""What the pipes of connections raise that are gone."""

Arrays: TypeAlias = list[np.ndarray]


class SilentPeerError(Exception):
    """Nothing was heard of the other side within the deadline."""


class Channel:
    """One side of a connection. Messages are sent at once where that takes no waiting.

    ``limits`` is what is taken of a message. ``run`` sends what had to wait, and raises
    `SilentPeerError` if the other side is not heard for ``deadline`` seconds, or what `BROKEN` has.
    """

    def __init__(self, pipe: Pipe, limits: Limits, deadline: float | None) -> None:
        self.limits = limits
        self._pipe = pipe
        self._inflow = Inflow(pipe)
        self._deadline = deadline
        self._queue: deque[bytes | memoryview] = deque()
        self._writing = False
        """Whether something is sent that has to wait, which whatever follows must not overtake."""
        self._more = trio.Event()
        self._drained: trio.Event | None = None
        self._broken: BaseException | None = None
        self._said = self._heard_at = 0
        self.sent = 0
        """The messages sent so far."""

    # ---- sending ---------------------------------------------------------------------------

    def send(self, message: Message, arrays: Sequence[np.ndarray] = ()) -> None:
        """Sends a message, or queues what is left of it (trio thread). Never waits nor raises.

        The arrays must not change until it has been sent.
        """
        self.sent += 1
        pieces = frame(message, arrays)
        if self._writing or self._queue or self._broken is not None:
            self._queue.extend(pieces)
        else:
            for place, piece in enumerate(pieces):
                try:
                    count = self._pipe.send_now(piece)
                except BROKEN as error:  # which who receives comes upon as well
                    self._broken = error
                    count = 0
                if count < len(piece):
                    self._queue.append(memoryview(piece)[count:] if count else piece)
                    self._queue.extend(pieces[place + 1 :])
                    break
        if self._queue:
            self._more.set()

    @property
    def is_sending(self) -> bool:
        """Whether something has yet to be sent."""
        return self._writing or bool(self._queue)

    @property
    def queued(self) -> int:
        """The pieces that wait behind what is being sent."""
        return len(self._queue)

    async def drain(self) -> None:
        """Waits until all has been sent."""
        while self.is_sending:
            if self._drained is None:
                self._drained = trio.Event()
            await self._drained.wait()

    async def _write(self) -> None:
        while True:
            if self._broken is not None:
                raise self._broken
            if self._queue:
                self._writing = True
                await self._pipe.send_all(self._queue.popleft())
                self._writing = False
            elif self._drained is not None:
                self._drained.set()
                self._drained = None
            else:
                self._more = trio.Event()
                await self._more.wait()

    # ---- hearing ---------------------------------------------------------------------------

    async def receive(self) -> tuple[Message, Arrays]:
        """The next message, and its arrays.

        Raises `MalformedMessageError` for what is none, and what `BROKEN` has.
        """
        prefix = await self._inflow.exactly(PREFIX.size)
        header_bytes, payload_bytes = parse_prefix(prefix, self.limits)
        header = await self._inflow.exactly(header_bytes)
        message, types = parse_header(header, payload_bytes)
        arrays = []
        for type in types:
            array = np.empty(type.shape, type.dtype)
            if array.nbytes:
                await self._inflow.into(array.reshape(-1).view(np.uint8).data)
            arrays.append(array)
        return message, arrays

    # ---- both ------------------------------------------------------------------------------

    async def run(self) -> None:
        """Sends what waits, and watches the time."""
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._write)
            if self._deadline is not None:
                nursery.start_soon(self._watch, self._deadline)

    async def _watch(self, deadline: float) -> None:
        silent = 0
        while True:
            await trio.sleep(deadline / TICKS)
            if self.sent == self._said and not self.is_sending:
                self.send([int(Kind.PING)])
            self._said = self.sent
            if self._inflow.received != self._heard_at:
                silent = 0
            else:
                silent += 1
                if silent > TICKS:
                    raise SilentPeerError(f"nothing was heard of it for {deadline:g} s")
            self._heard_at = self._inflow.received

    def close(self) -> None:
        """Closes the connection, at once."""
        self._pipe.close()
