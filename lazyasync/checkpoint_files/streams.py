"""Binary files that users have opened: what is taken for one, and moving all bytes at once."""

from __future__ import annotations

import inspect
import io
from typing import Any, Literal, Protocol


class ByteSource(Protocol):
    """A binary file that is read."""

    def readinto(self, buffer: memoryview, /) -> int | None:
        """Fills the beginning of a buffer; gives the number of bytes, 0 at the end."""


class ByteSink(Protocol):
    """A binary file that is written."""

    def write(self, data: bytes | memoryview, /) -> int | None:
        """Writes some bytes; gives the number of bytes written."""


def check_stream(name: str, file: Any, mode: Literal["rb", "wb"]) -> None:
    """Raises unless ``file`` is an open binary file for ``mode``; the error begins with ``name``.

    Raises:
        TypeError: it is no file, in text mode, or asynchronous.
        ValueError: it is closed.
        io.UnsupportedOperation: it was opened for the other direction.
    """
    method, ability = ("readinto", "readable") if mode == "rb" else ("write", "writable")
    kind = type(file).__name__
    if any(inspect.iscoroutinefunction(getattr(file, known, None)) for known in ("read", "write")):
        raise TypeError(
            f"{name}: {kind} is an asynchronous file; a plain one, open({mode!r}), is read and "
            "written in a worker thread"
        )
    if isinstance(file, io.TextIOBase) or isinstance(getattr(file, "encoding", None), str):
        raise TypeError(f"{name}: {described(file)} is in text mode; open it with mode {mode!r}")
    if isinstance(file, type) or not callable(getattr(file, method, None)):
        raise TypeError(f"{name}: file must be a path or a binary file, not {kind}")
    if getattr(file, "closed", False):
        raise ValueError(f"{name}: {described(file)} is closed")
    is_able = getattr(file, ability, None)
    if is_able is not None and not is_able():
        raise io.UnsupportedOperation(
            f"{name}: {described(file)} is not {ability}; open it with mode {mode!r}"
        )


def described(file: object) -> str:
    """A file in a message: its name if it has one, else what it is."""
    name = getattr(file, "name", None)
    return name if isinstance(name, str) and name else f"the {type(file).__name__}"


def write_whole(file: ByteSink, data: bytes | memoryview) -> None:
    """Write all of ``data``.

    Raises ``BlockingIOError`` for a file that takes nothing now, and what the file raises.
    """
    rest = memoryview(data)
    while rest:
        count = file.write(rest)
        if not isinstance(file, io.RawIOBase):
            return  # only those without a buffer write a part
        if count is None:
            raise BlockingIOError(f"{described(file)} would block")
        rest = rest[count:]


def read_whole(file: ByteSource, buffer: memoryview) -> bool:
    """Fill ``buffer``; False if the file ends before.

    Raises ``BlockingIOError`` for a file that has nothing now, and what the file raises.
    """
    rest = buffer
    while rest:
        count = file.readinto(rest)
        if count is None:
            raise BlockingIOError(f"{described(file)} would block")
        if not count:
            return False
        rest = rest[count:]
    return True
