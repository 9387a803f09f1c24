"""A connection of two who speak in messages: what is sent, what is heard, and whether anything is.

Each side says something at least `TICKS` times within the shorter of both deadlines. One who has
heard nothing within its own takes the other for lost. Time counts in ticks of one's own clock: a
process that was stopped, or did something else for a minute, hears first what has come meanwhile.
"""

from __future__ import annotations

import math
import ssl
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import numpy as np
import trio

from lazyasync.backends.remote.pipes import Inflow, Pipe
from lazyasync.backends.remote.rings import LEAST_BYTES
from lazyasync.backends.remote.wire import (
    PREFIX,
    Kind,
    Limits,
    Message,
    frame,
    parse_header,
    parse_prefix,
)
from lazyasync.ir.types import TensorType

TICKS = 4
"""How often within a deadline a side speaks, and looks whether it has heard the other."""

_SMALL = 1 << 16
"""The bytes that are rather copied than sent by themselves."""

BROKEN = (OSError, EOFError, trio.BrokenResourceError, trio.ClosedResourceError, ssl.SSLError)
"""What the pipes of connections raise that are gone."""

Arrays: TypeAlias = list[np.ndarray]


class SilentPeerError(Exception):
    """Nothing was heard of the other side within the deadline."""


class _Shared:
    """A piece that goes through memory that both sides share."""

    __slots__ = ("content",)

    def __init__(self, content: memoryview) -> None:
        self.content = content

    def __len__(self) -> int:
        return len(self.content)


class Channel:
    """One side of a connection.

    ``limits`` is what is taken of a message. ``run`` sends messages, and raises
    `SilentPeerError` if the other side is not heard for ``deadline`` seconds, or what `BROKEN` has.
    """

    def __init__(self, pipe: Pipe, limits: Limits, deadline: float | None) -> None:
        self.limits = limits
        self.pipe = pipe
        self._inflow = Inflow(pipe)
        self._deadline = math.inf if deadline is None else float(deadline)
        self._expected = math.inf
        self._retimed = trio.Event()
        self._queue: deque[bytes | memoryview | _Shared] = deque()
        self._writing = False
        """Whether something is sent that has to wait, which whatever follows must not overtake."""
        self._more = trio.Event()
        self._drained: trio.Event | None = None
        self._said = self._heard = 0
        self.sent = 0
        """The messages sent so far."""

    # ---- sending ---------------------------------------------------------------------------

    def send(self, message: Message, arrays: Sequence[np.ndarray] = ()) -> None:
        """Sends a message, at once if it is small (trio thread).

        While there is more to be heard, it is sent with the answers to that. Never waits nor
        raises. The arrays must not change until it has been sent.
        """
        self.sent += 1
        pieces: Sequence[bytes | memoryview | _Shared] = frame(message, arrays)
        if self.pipe.rings is not None and len(pieces) > 1:
            # As who receives knows of each array by its size.
            pieces = [
                _Shared(piece) if type(piece) is memoryview and len(piece) > LEAST_BYTES else piece
                for piece in pieces
            ]
        self._queue.extend(pieces)
        # Not by the task that writes, whose turn comes a round of the event loop later.
        if len(pieces) == 1 and not self._writing and self._inflow.is_empty:
            self._flush()
        if self._queue:
            self._more.set()

    @property
    def deadline(self) -> float | None:
        """How long nothing may be heard of the other side; None if there is no limit."""
        return self._deadline if self._deadline < math.inf else None

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

    def _flush(self) -> None:
        """Sends what can be sent without waiting."""
        piece = self._joined()
        if isinstance(piece, _Shared):
            self._queue.appendleft(piece)
            return
        try:
            count = self.pipe.send_now(piece)
        except BROKEN:  # which who writes comes upon as well
            count = 0
        if count < len(piece):
            self._queue.appendleft(memoryview(piece)[count:])

    async def _write(self) -> None:
        queue = self._queue
        while True:
            if queue:
                self._writing = True
                piece = self._joined()
                if isinstance(piece, _Shared):
                    assert self.pipe.rings is not None
                    await self.pipe.rings.send_all(piece.content)
                else:
                    count = self.pipe.send_now(piece)
                    if count < len(piece):
                        await self.pipe.send_all(memoryview(piece)[count:])
                self._writing = False
            elif self._drained is not None:
                self._drained.set()
                self._drained = None
            else:
                self._more = trio.Event()
                await self._more.wait()

    def _joined(self) -> bytes | memoryview | _Shared:
        """The next piece, with those behind it if they are small: a call of the system costs more
        than copying them."""
        queue = self._queue
        first = queue.popleft()
        length = len(first)
        if isinstance(first, _Shared) or not queue or length + len(queue[0]) > _SMALL:
            return first
        pieces = [first]
        while queue and length + len(queue[0]) <= _SMALL:
            piece = queue.popleft()
            assert not isinstance(piece, _Shared)  # which is not small
            pieces.append(piece)
            length += len(piece)
        return b"".join(pieces)

    # ---- hearing ---------------------------------------------------------------------------

    async def receive(
        self, admit: Callable[[Message, Sequence[TensorType]], Awaitable[None]] | None = None
    ) -> tuple[Message, Arrays]:
        """The next message, and its arrays.

        ``admit`` is awaited before room is made for the arrays, whose types it is given. Raises
        `MalformedMessageError` for what is none, what ``admit`` does, and what `BROKEN` has.
        """
        if self._queue and not self._writing and self._inflow.is_empty:
            self._flush()
        prefix = await self._inflow.exactly(PREFIX.size)
        header_bytes, payload_bytes = parse_prefix(prefix, self.limits)
        header = await self._inflow.exactly(header_bytes)
        message, types = parse_header(header, payload_bytes)
        if admit is not None:
            await admit(message, types)
        arrays = []
        for type in types:
            array = np.empty(type.shape, type.dtype)
            if array.nbytes:
                room = array.reshape(-1).view(np.uint8).data
                if self.pipe.rings is not None and len(room) > LEAST_BYTES:
                    await self._inflow.through(self.pipe.rings, room)
                else:
                    await self._inflow.into(room)
            arrays.append(array)
        return message, arrays

    async def receive_as_it_begins(self) -> Message:
        """The next message, without its arrays, of who may have waited meanwhile.

        It has said then that it is there, as it should, which is passed over. Raises as `receive`.
        """
        while True:
            message, _ = await self.receive()
            if message != [int(Kind.PING)]:
                return message

    # ---- both ------------------------------------------------------------------------------

    def expected_within(self, deadline: float | None) -> None:
        """Takes note of what the other side has for a deadline, so that it hears enough."""
        self._expected = math.inf if deadline is None else deadline
        self._retimed.set()

    def heard_within(self, deadline: float | None) -> None:
        """Has both sides have one deadline, as they have agreed on by other ways."""
        self._deadline = math.inf if deadline is None else float(deadline)
        self.expected_within(deadline)

    async def run(self) -> None:
        """Sends messages, and watches the time."""
        await first_to_end(self._write, self._watch)

    async def _watch(self) -> None:
        silent = 0
        while True:
            tick = min(self._deadline, self._expected) / TICKS
            with trio.move_on_after(tick) as scope:
                await self._retimed.wait()
            if not scope.cancelled_caught:
                self._retimed = trio.Event()
                continue
            if self.sent == self._said and not self.is_sending:
                self.send([int(Kind.PING)])
            self._said = self.sent
            silent = silent + 1 if self._inflow.received == self._heard else 0
            self._heard = self._inflow.received
            if silent * tick > self._deadline:
                raise SilentPeerError(f"nothing was heard of it for {self._deadline:g} s")

    async def aclose(self) -> None:
        """Closes the connection, at once."""
        await self.pipe.aclose()


async def first_to_end(*tasks: Callable[[], Awaitable[None]]) -> None:
    """Runs tasks until one of them ends, as it does: by itself, and in no group."""
    failures: list[Exception] = []
    async with trio.open_nursery() as nursery:

        async def run(task: Callable[[], Awaitable[None]]) -> None:
            try:
                await task()
            except Exception as error:
                failures.append(error)
            nursery.cancel_scope.cancel()

        for task in tasks:
            nursery.start_soon(run, task)
    if failures:
        raise failures[0]
