"""What the commands of the examples share: arguments that are checked, Ctrl-C, and servers.

It is imported by the examples that stand beside it, and is no example itself.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeVar

if TYPE_CHECKING:
    import trio
    from hypercorn.config import Config

# What takes long to import is imported where it is needed: an example imports this module before
# all that is not Python's own, so that Ctrl-C is seen to from then on.

INTERRUPTED = 130  # what a shell gives for a command that Ctrl-C has ended

T = TypeVar("T")


# ---- arguments -----------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments, and ends the command with status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: error: {message}\n")

    def check_devices(self, devices: str | Sequence[str]) -> None:
        """Opens a runtime on these devices, and closes it: now, and not when data is there."""
        import trio

        import lazyasync as la

        async def open_and_close() -> None:
            async with la.open_runtime(devices):
                pass

        try:
            trio.run(open_and_close)
        except ValueError as error:  # which `la.UnknownDeviceError` is, too
            self.error(str(error).splitlines()[0])


def count(text: str) -> int:
    """An integer from 1 on."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not an integer from 1 on")
    return number


def seconds(text: str) -> float:
    """A finite number from 0 on."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 on")
    return number


def port(text: str) -> int:
    """A port of TCP, or 0 for any that is free."""
    number = int(text) if text.isdecimal() else -1
    if not 0 <= number < 65536:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return number


# ---- Ctrl-C --------------------------------------------------------------------------------


async def cancel_on_interrupt(scope: trio.CancelScope) -> None:
    """Has Ctrl-C cancel a scope, whose block then ends at an await, between two whole steps.

    Runs until it is cancelled. What ends is not disturbed: a second Ctrl-C changes nothing.
    """
    import trio

    with trio.open_signal_receiver(signal.SIGINT) as signals:
        async for _ in signals:
            scope.cancel()


async def until_interrupted(function: Callable[..., Awaitable[T]], *arguments: object) -> T:
    """Awaits a function. Ctrl-C cancels it; `KeyboardInterrupt` is raised when it has ended."""
    import trio

    scope = trio.CancelScope()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(cancel_on_interrupt, scope)
        with scope:
            result = await function(*arguments)
        nursery.cancel_scope.cancel()  # it still waits for Ctrl-C
    if scope.cancelled_caught:
        raise KeyboardInterrupt
    return result


# ---- servers -------------------------------------------------------------------------------


class Stop:
    """Says when a server is to end, and which signal has said so."""

    def __init__(self) -> None:
        import trio

        self.event = trio.Event()
        self.received: list[int] = []


@contextlib.asynccontextmanager
async def stopped_by_signals() -> AsyncIterator[Stop]:
    """A block in which SIGINT and SIGTERM end no process, but are what a server waits for."""
    import trio

    stop = Stop()
    with trio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:

        async def watch() -> None:
            async for number in signals:
                stop.received.append(number)
                stop.event.set()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(watch)
            yield stop
            nursery.cancel_scope.cancel()


def hypercorn_config(listener: socket.socket) -> Config:
    """That of a server on a socket, which it closes; it prints nothing."""
    from hypercorn.config import Config

    config = Config()
    config.bind = [f"fd://{listener.detach()}"]
    config.errorlog = None
    return config


def serve(
    description: str | None,
    run: Callable[[socket.socket], Awaitable[tuple[str, int]]],
    arguments: list[str] | None,
) -> int:
    """Runs a command that serves on a port until a signal comes; gives its exit code.

    ``run`` gives what is printed in the end, and the number of the signal.
    """
    import trio

    parser = Parser(description=(description or "").splitlines()[0])
    parser.add_argument("--port", type=port, default=8000, help="0: any that is free (8000)")
    options = parser.parse_args(arguments)
    try:
        listener = socket.create_server(("127.0.0.1", options.port))
    except OSError as error:
        parser.error(f"port {options.port}: {error.strerror}")
    summary, received = trio.run(run, listener)
    print(summary)
    return INTERRUPTED if received == signal.SIGINT else 0


def run(main: Callable[[], int]) -> NoReturn:
    """Runs a command as a process. Where Ctrl-C ends it, a line says so, and no traceback."""
    try:
        status = main()
    except KeyboardInterrupt:
        print("interrupted")
        status = INTERRUPTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left that it could end
    raise SystemExit(status)


def _leave(number: int, frame: object) -> None:
    """What Ctrl-C does while no task waits for it: nothing has begun, or everything has ended."""
    with contextlib.suppress(RuntimeError):  # where it has interrupted a print
        sys.stdout.flush()
    os.write(1, b"interrupted\n")
    os._exit(INTERRUPTED)


_main = getattr(sys.modules["__main__"], "__file__", None)
if _main is not None and Path(_main).resolve().parent == Path(__file__).resolve().parent:
    signal.signal(signal.SIGINT, _leave)
