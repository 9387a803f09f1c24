"""Opening files to read them, and nothing else that a path may lead to."""

from __future__ import annotations

import errno
import os
import stat
from io import BufferedReader


class IrregularFileError(OSError):
    """A path leads to a pipe, a socket or a device, from which a read may wait for ever."""


def open_regular(path: str | os.PathLike[str]) -> BufferedReader:
    """A regular file, opened for reading. Never waits for another process.

    Raises `IrregularFileError`, ``IsADirectoryError``, and what the file system raises.
    """
    # A pipe that nobody writes to would be waited for already while it is opened.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    try:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
        if not stat.S_ISREG(mode):
            raise IrregularFileError(errno.EINVAL, "not a regular file", os.fspath(path))
        return open(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise
