"""The backend of a device that is elsewhere: each command is one message, and so is what it gives.

Commands are sent as they are submitted, before those ahead of them have ended: buffers have
identities, which are chosen here, so that a command can name what another one will compute. What a
failed one should have computed is missing where the device is, as it is with any other backend.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from threading import get_ident
from typing import Any

import numpy as np
import trio

from lazyasync.backends.protocol import (
    Backend,
    BackendOptions,
    Command,
    Execute,
    Failed,
    Receive,
    Succeeded,
    lane_of,
)
from lazyasync.backends.remote.channel import Arrays
from lazyasync.backends.remote.connection import Asked, HostConnection
from lazyasync.backends.remote.failures import HostsApartError
from lazyasync.backends.remote.orders import Call, Order, written_value
from lazyasync.backends.remote.program import RemoteProgram
from lazyasync.backends.remote.routes import Route
from lazyasync.backends.remote.wire import Kind, Message
from lazyasync.device import Device
from lazyasync.ir.graph import Graph

RESULT_BYTES = 1 << 12
"""What takes less time to be sent along than to be asked for."""


class RemoteBuffer:
    """A buffer of a host, by its identity there. It is forgotten there when this is dropped."""

    __slots__ = ("_forgotten", "identity")

    def __init__(self, identity: int, forgotten: deque[int]) -> None:
        self.identity = identity
        self._forgotten = forgotten

    def __del__(self) -> None:
        self._forgotten.append(self.identity)


class _Download:
    """A host copy that is on its way."""

    __slots__ = ("array",)

    def __init__(self) -> None:
        self.array: np.ndarray | None = None

    def __call__(self) -> np.ndarray:
        assert self.array is not None
        return self.array


class _OtherHostError(Exception):
    """What is to be received is on another host, or on a device of this process."""

    def __init__(self, source: Backend, buffer: Any) -> None:
        self.source = source
        self.buffer = buffer


class RemoteBackend:
    """A device of a host: the ``index``-th of those that the connection has opened there."""

    runs_inline = False
    host_memory = False
    compiles_in_threads = True
    result_bytes = RESULT_BYTES

    def __init__(
        self, device: Device, options: BackendOptions, connection: HostConnection, index: int
    ) -> None:
        facts = connection.facts[index]
        self.device = device
        self.lanes = facts.lanes
        self.memory_bytes = facts.memory_bytes
        self._runner = options.runner
        self._deliver = options.deliver
        self._start_task = options.start_task
        self._connection = connection
        self._index = index
        self._order: Order | None = None
        """What is being put together, in the trio thread."""
        self._downloads: list[_Download] = []
        """What it has to give."""
        self._uploads: deque[tuple[RemoteBuffer, np.ndarray]] = deque()
        """What goes with the next message (any thread)."""
        self._held: dict[int, deque[Command]] = {}
        """Lanes that wait for a buffer of another host, and what is behind that."""
        self._unfinished = 0
        self._all_ended: trio.Event | None = None
        self._workspace_bytes = 0
        self._closed = False

    # ---- the trio thread -------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Sends a command."""
        if self._closed:
            return
        self._unfinished += 1
        lane = lane_of(command, self.lanes)
        held = self._held.get(lane)
        if held is not None:
            held.append(command)
        else:
            self._issue(command, lane)

    def _issue(self, command: Command, lane: int) -> None:
        if self._connection.lost is not None:
            self._fail_soon(command, self._connection.lost_error())
            return
        order = Order(self._connection.new_number(), self._index, lane, command.kind, command.label)
        self._order, self._downloads = order, []
        donated = _donated(command)
        try:
            value = self._runner.run(command)
        except _OtherHostError as error:
            assert isinstance(command, Receive)
            self._receive_from(error.source, error.buffer, command, lane)
        except Exception as error:
            self._fail_soon(command, error)
        else:
            self._send(order, command, value, donated)
        finally:
            self._order, self._downloads = None, []

    def _send(
        self, order: Order, command: Command, value: Any, donated: Sequence[tuple[Any, Any]]
    ) -> None:
        """Sends what has been put together.

        ``donated`` are arguments that have been given up, with their buffers, which they get back
        if the program fails.
        """
        downloads = self._downloads

        def succeed(message: Message, found: Arrays) -> None:
            _, _, seconds, self._workspace_bytes, iterations = message
            for download, array in zip(downloads, found, strict=True):
                download.array = array
            if isinstance(command, Execute) and command.iterations is not None:
                command.iterations.words[1] = iterations
            self._ended(command, Succeeded(value, seconds))

        def fail(error: Exception, failing: int | None) -> None:
            for data, buffer in donated:
                if data.buffer is None:
                    data.buffer = buffer
            if isinstance(command, Execute):
                command.program.failed_at(error, failing)
            self._ended(command, Failed(error))

        self._ask(order, Asked(succeed, fail))
        if isinstance(command, Execute) and command.iterations is not None:
            number = order.number
            stop = partial(self._connection.tell, [int(Kind.STOP), number])
            command.iterations.on_stop = partial(self._deliver, stop)

    def _ask(self, order: Order, asked: Asked) -> None:
        """Sends an order, with the arrays that were uploaded until now."""
        arrays = []
        while self._uploads:
            buffer, array = self._uploads.popleft()
            order.uploads.append(buffer.identity)
            arrays.append(array)
        order.forgotten = self._connection.take_forgotten()
        self._connection.ask(order.number, order.message(), arrays, asked)

    def _fail_soon(self, command: Command, error: Exception) -> None:
        # Not at once: whoever submits it does not expect its end yet.
        self._deliver(partial(self._ended, command, Failed(error)))

    def _ended(self, command: Command, outcome: Succeeded | Failed) -> None:
        if self._closed:
            return
        self._unfinished -= 1
        try:
            self._runner.ended(command, outcome)
        except Exception as error:  # a bug, which is the runtime's
            self._deliver(partial(_raise, error))
        if not self._unfinished and self._all_ended is not None:
            self._all_ended.set()

    def wake_up(self) -> None:
        """Does nothing: nobody sleeps here."""

    def compile(self, graph: Graph) -> RemoteProgram:
        """Has a graph compiled where the device is (any other thread)."""
        from lazyasync.ir.serialize import to_bytes  # here: importing lazyasync stays quick

        connection = self._connection
        if get_ident() == connection.thread:
            raise RuntimeError(
                f"programs for {self.device} are compiled beside the event loop: use `la.aio`, or "
                "`await f.compile(...)`"
            )
        content = np.frombuffer(to_bytes(graph), np.uint8)
        number = connection.new_number()

        def ask(future: Future[Any]) -> None:
            asked = Asked(
                lambda message, arrays: _settle(future, (message, arrays)),
                lambda error, _: _settle_error(future, error),
            )
            connection.ask(number, [int(Kind.COMPILE), number, self._index], [content], asked)

        message, arrays = connection.wait_for(self._deliver, ask)
        return RemoteProgram(
            number, len(graph.roots), message[2], arrays, connection.forgotten_programs
        )

    def workspace_bytes(self) -> int:
        """What it was after the last command."""
        return self._workspace_bytes

    async def close(self, timeout: float) -> bool:
        """Waits for what is under way."""
        with trio.move_on_after(timeout):
            while self._unfinished:
                self._all_ended = trio.Event()
                await self._all_ended.wait()
        self._closed = True
        return not self._unfinished

    # ---- inside a command's work -----------------------------------------------------------

    @property
    def _here(self) -> Order | None:
        """What is put together where this is called; None in other threads."""
        return self._order if get_ident() == self._connection.thread else None

    def _new_buffer(self) -> RemoteBuffer:
        return RemoteBuffer(self._connection.new_identity(), self._connection.forgotten)

    def execute(
        self,
        program: RemoteProgram,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        lane: int = 0,
    ) -> list[RemoteBuffer]:
        """Orders a run of a program."""
        order = self._here
        assert order is not None
        buffers = [self._new_buffer() for _ in range(program.outputs)]
        order.call = Call(
            program.number,
            [
                one.identity if type(one) is RemoteBuffer else written_value(one)
                for one in arguments
            ],
            [buffer.identity for buffer in buffers],
            list(donated),
            program.has_loops,
        )
        return buffers

    def upload(self, array: np.ndarray) -> RemoteBuffer:
        """Has an array go with the next message (any thread)."""
        buffer = self._new_buffer()
        self._uploads.append((buffer, array))
        order = self._here
        if order is not None and order.kind in ("upload", "receive"):
            order.targets.append(buffer.identity)
        return buffer

    def download(self, buffer: RemoteBuffer) -> Callable[[], np.ndarray]:
        """Orders a host copy; what it gives in another thread waits for it."""
        order = self._here
        if order is None:
            return self._download_elsewhere(buffer)
        order.downloads.append(buffer.identity)
        download = _Download()
        self._downloads.append(download)
        return download

    def receive(self, source: Backend, buffer: Any) -> RemoteBuffer:
        """Orders a copy of a buffer of another device of the host; of others it comes by here."""
        order = self._here
        if isinstance(source, RemoteBackend) and source._connection is self._connection:
            assert order is not None
            copy = self._new_buffer()
            order.copied = (source._index, buffer.identity, copy.identity)
            return copy
        if order is not None:
            raise _OtherHostError(source, buffer)
        return self.upload(source.download(buffer)())

    def receives_ahead(self, sender: Backend) -> bool:
        """Whether the two hosts are connected."""
        if not isinstance(sender, RemoteBackend) or sender._connection is self._connection:
            return False
        return Route.between(sender._connection, self._connection).is_open

    def trim(self) -> None:
        """Orders that memory is given back, which is what the command says."""

    # ---- buffers of other hosts, and for them ------------------------------------------------

    def _receive_from(self, source: Backend, buffer: Any, command: Receive, lane: int) -> None:
        """Has a buffer come from another host; by way of this process if there is no other."""
        route = None
        if isinstance(source, RemoteBackend):
            route = Route.between(source._connection, self._connection)
        if route is not None and route.is_open:
            assert isinstance(source, RemoteBackend)
            self._cross(route, source, buffer, command, lane)
            return
        self._held[lane] = deque()
        task = partial(self._relay, source, command, lane)
        if route is not None and not route.is_closed:
            assert isinstance(source, RemoteBackend)
            task = partial(self._open_route, route, source, buffer, command, lane)
        self._start_task(task, f"copy to {self.device}")

    async def _open_route(
        self, route: Route, source: RemoteBackend, buffer: Any, command: Receive, lane: int
    ) -> None:
        """Connects the two hosts, for this buffer and those to come."""
        if await route.open():
            held = self._held.pop(lane)
            self._cross(route, source, buffer, command, lane)
            self._go_on(held, lane)
        else:
            await self._relay(source, command, lane)

    def _note_way(self, source: Backend) -> None:
        if isinstance(source, RemoteBackend) and source._connection is not self._connection:
            Route.between(source._connection, self._connection).gone_around()

    def _cross(
        self, route: Route, source: RemoteBackend, buffer: Any, command: Receive, lane: int
    ) -> None:
        """Has a buffer go from the one host to the other, and nothing of it come here."""
        target = self._new_buffer()
        if command.named is not None:
            command.named(target)
        lane_of_source = source.lanes - 1 if command.behind is None else command.behind

        def fail(error: Exception) -> None:
            if not isinstance(error, HostsApartError):
                self._ended(command, Failed(error))
                return
            route.close(error)
            if lane in self._held:
                self._held[lane].append(command)
            else:
                self._receive_from(source, buffer, command, lane)

        route.send(
            (source._connection, source._index, buffer.identity),
            (self._connection, self._index, target.identity),
            lane_of_source,
            command.source.type,
            lambda: self._ended(command, Succeeded(target, 0.0)),
            fail,
        )

    async def _relay(self, source: Backend, command: Receive, lane: int) -> None:
        """Receives a buffer in a thread, and goes on with what is behind it in its lane."""
        value: Any = None
        failure: Exception | None = None
        try:
            value = await trio.to_thread.run_sync(self._runner.run, command, abandon_on_cancel=True)
        except Exception as error:
            failure = error
        held = self._held.pop(lane)
        if failure is not None:
            self._ended(command, Failed(failure))
        elif self._connection.lost is not None:
            self._ended(command, Failed(self._connection.lost_error()))
        else:
            self._note_way(source)
            number = self._connection.new_number()
            order = Order(number, self._index, lane, "upload", command.label)
            order.targets.append(value.identity)
            self._send(order, command, value, ())
        self._go_on(held, lane)

    def _go_on(self, held: deque[Command], lane: int) -> None:
        """Sends what a lane has waited with."""
        while held:
            waiting = self._held.get(lane)
            if waiting is not None:  # for the next one that comes from elsewhere
                waiting.extend(held)
                return
            self._issue(held.popleft(), lane)

    def _download_elsewhere(self, buffer: RemoteBuffer) -> Callable[[], np.ndarray]:
        connection = self._connection
        if get_ident() == connection.thread:
            raise RuntimeError(f"a device in the event loop cannot wait for what {self.device} has")
        number = connection.new_number()
        order = Order(number, self._index, self.lanes - 1, "download", "a copy for another device")
        order.downloads.append(buffer.identity)

        def ask(future: Future[Any]) -> None:
            def succeed(message: Message, arrays: Arrays) -> None:
                _settle(future, arrays[0])
                del keep[:]

            self._ask(order, Asked(succeed, lambda error, _: _settle_error(future, error)))

        keep = [buffer]
        future: Future[np.ndarray] = Future()
        connection.expect(self._deliver, ask, future)
        return future.result


def _donated(command: Command) -> list[tuple[Any, Any]]:
    if not isinstance(command, Execute) or not command.donated:
        return []
    datas = [command.arguments[place] for place in command.donated]
    return [(data, data.buffer) for data in datas]


def _settle(future: Future[Any], value: Any) -> None:
    if not future.done():
        future.set_result(value)


def _settle_error(future: Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


def _raise(error: Exception) -> None:
    raise error
