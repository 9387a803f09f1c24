"""The controller's side of a connection to a host: what was asked for, and what comes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from threading import get_ident
from typing import Any

import numpy as np
import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.backends.remote.addresses import Host
from lazyasync.backends.remote.channel import Arrays, Channel
from lazyasync.backends.remote.failures import read_error
from lazyasync.backends.remote.wire import (
    Kind,
    MalformedMessageError,
    Message,
    checked,
    is_number,
    maybe,
)
from lazyasync.errors import DeviceLostError

_SECONDS_FOR_GOODBYE = 1.0
MOST_FORGOTTEN = 4096
"""Identities that are forgotten by one message."""


@dataclass(frozen=True, slots=True)
class DeviceFacts:
    """What a host says of one of its devices."""

    lanes: int
    memory_bytes: int | None

    @classmethod
    def parse(cls, written: Any) -> DeviceFacts:
        """What was written. Raises `MalformedMessageError`."""
        match written:
            case [int() as lanes, memory] if 0 < lanes <= 64 and maybe(is_number)(memory):
                return cls(lanes, memory)
        raise MalformedMessageError("a device has not the facts that it should have")


@dataclass(slots=True)
class Asked:
    """Something that was asked for. One of both is called once, in the trio thread."""

    succeed: Callable[[Message, Arrays], object]
    fail: Callable[[Exception, int | None], object]
    """Takes the error, and the number of the operation that failed, if that is known."""


class HostConnection:
    """What all devices of one host share. ``label`` is what users call the host."""

    def __init__(
        self, label: str, host: Host, channel: Channel, fingerprint: bytes | None = None
    ) -> None:
        self.label = label
        self.host = host
        self.fingerprint = fingerprint
        """Of its certificate, its SHA-256; None if it has shown none."""
        self.facts: list[DeviceFacts] = []
        """Of each device that was asked for."""
        self.forgotten: deque[int] = deque()
        """The identities of buffers that nobody holds any more (any thread)."""
        self.forgotten_programs: deque[int] = deque()
        """The numbers of such programs."""
        self.lost: BaseException | None = None
        """Why the host is lost; None while it is not."""
        self.thread = get_ident()
        self.routes: dict[HostConnection, Any] = {}
        """To other hosts of the runtime: see `lazyasync.backends.remote.routes.Route`."""
        self._channel = channel
        self._asked: dict[int, Asked] = {}
        self._numbers = count(1)
        self._identities = count(1)
        self._futures: set[Future[Any]] = set()
        self._listening = trio.CancelScope(shield=True)
        self._keeping = trio.CancelScope(shield=True)

    # ---- asking ----------------------------------------------------------------------------

    def new_number(self) -> int:
        """A number that nothing else is asked for by (any thread)."""
        return next(self._numbers)

    def new_identity(self) -> int:
        """The identity of a new buffer (any thread)."""
        return next(self._identities)

    def ask(
        self, number: int, message: Message, arrays: Sequence[np.ndarray], asked: Asked
    ) -> None:
        """Sends what has to be answered (trio thread). Of a host that is lost it fails, at once."""
        if self.lost is not None:
            asked.fail(self.lost_error(), None)
            return
        self._asked[number] = asked
        self._channel.send(message, arrays)

    async def request(self, number: int, message: Message) -> None:
        """Asks for something, and waits until it is done. Raises what it has failed with."""
        ended = trio.Event()
        failures: list[Exception] = []

        def fail(error: Exception, _: int | None) -> None:
            failures.append(error)
            ended.set()

        self.ask(number, message, (), Asked(lambda message, arrays: ended.set(), fail))
        await ended.wait()
        if failures:
            raise failures[0]

    def tell(self, message: Message) -> None:
        """Sends what is not answered (trio thread)."""
        if self.lost is None:
            self._channel.send(message)

    def take_forgotten(self) -> list[int]:
        """The identities to be forgotten with the next message."""
        forgotten = self.forgotten
        found: list[int] = []
        while forgotten and len(found) < MOST_FORGOTTEN:
            found.append(forgotten.popleft())
        return found

    def lost_error(self) -> DeviceLostError:
        """What is asked of a lost host fails with."""
        cause = self.lost
        told = f"{type(cause).__name__}: {cause}" if str(cause) else type(cause).__name__
        error = DeviceLostError(f"the host {self.label} is lost: {told}")
        error.__cause__ = cause
        return error

    # ---- for other threads -----------------------------------------------------------------

    def wait_for(
        self,
        deliver: Callable[[Callable[[], None]], None],
        ask: Callable[[Future[Any]], None],
    ) -> Any:
        """Waits in another thread for what ``ask``, in the trio thread, has a future given.

        Raises what the future has, and `DeviceLostError` if the host is lost meanwhile.
        """
        future: Future[Any] = Future()
        self.expect(deliver, ask, future)
        return future.result()

    def expect(
        self,
        deliver: Callable[[Callable[[], None]], None],
        ask: Callable[[Future[Any]], None],
        future: Future[Any],
    ) -> None:
        """Has ``ask`` called with ``future``, which ends whatever happens (any other thread)."""
        self._futures.add(future)
        future.add_done_callback(self._futures.discard)
        deliver(lambda: ask(future))
        if self.lost is not None:  # as what is delivered may be dropped then
            self._end_futures()

    def _end_futures(self) -> None:
        for future in tuple(self._futures):
            with suppress(InvalidStateError):
                future.set_exception(self.lost_error())

    # ---- serving ---------------------------------------------------------------------------

    @enable_ki_protection
    async def serve(self) -> None:
        """Takes answers until `close`, or until the host is lost. Raises nothing."""
        with self._listening:
            try:
                while True:
                    self._take(*await self._channel.receive())
            except Exception as error:
                self.lose(error)

    @enable_ki_protection
    async def keep(self) -> None:
        """Sends, and watches whether the host is heard, for as long. Raises nothing."""
        with self._keeping:
            try:
                await self._channel.run()
            except Exception as error:
                self.lose(error)
        with trio.CancelScope(shield=True):
            await self._channel.aclose()

    def _take(self, message: Message, arrays: Arrays) -> None:
        kind = checked(message)
        if kind is Kind.PING:
            forgotten, programs = self.take_forgotten(), list(self.forgotten_programs)
            if forgotten or programs:
                self.forgotten_programs.clear()
                self._channel.send([int(Kind.FORGET), forgotten, programs])
            return
        if kind is Kind.BYE:
            raise EOFError(f"it has said: {message[1]}")
        if kind not in (Kind.DONE, Kind.FAILED, Kind.COMPILED):
            raise MalformedMessageError(f"a host does not say {kind.name}")
        asked = self._asked.pop(message[1], None)
        if asked is None:
            raise MalformedMessageError(f"nothing was asked by the number {message[1]}")
        if kind is Kind.FAILED:
            _, _, name, text, lines, value = message
            asked.fail(read_error(name, text, lines, f"the host {self.label}"), value)
        else:
            asked.succeed(message, arrays)

    def lose(self, error: BaseException) -> None:
        """Takes the host for lost, for good: all that was asked of it fails."""
        if self.lost is None:
            self.lost = error
            self._listening.cancel()
            self._keeping.cancel()
        asked, self._asked = self._asked, {}
        for one in asked.values():
            one.fail(self.lost_error(), None)
        self._end_futures()

    async def aclose(self) -> None:
        """Ends the connection: nothing is asked of the host any more."""
        if self.lost is None:
            self._channel.send([int(Kind.BYE), "the controller has closed its runtime"])
            with trio.move_on_after(_SECONDS_FOR_GOODBYE, shield=True):
                await self._channel.drain()
        self.lose(ConnectionAbortedError("its runtime has been closed"))
