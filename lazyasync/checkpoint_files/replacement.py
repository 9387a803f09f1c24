"""Files that are replaced whole or not at all, whatever happens to the process or the machine."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import stat
from typing import TYPE_CHECKING, BinaryIO, TypeAlias

from lazyasync.errors import CheckpointError

try:
    import fcntl
except ImportError:  # Windows, where a file in use cannot be removed in any case
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterator

Path: TypeAlias = "str | os.PathLike[str]"


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A new file to write in the block, which then replaces the one at ``path``.

    See `lazyasync.checkpoint_files.write_checkpoint` for what holds of it, and what is raised.
    """
    target, mode = _resolve(path)
    directory = os.path.dirname(target)
    _sweep(directory, os.path.basename(target))
    with _synced_directory(directory), _temporary(target, mode) as (temporary, file):
        yield file
        file.flush()
        os.fsync(file.fileno())
        if fcntl is None:
            file.close()  # Windows does not rename an open file; elsewhere closing ends the lock
        os.replace(temporary, target)


def _resolve(path: Path) -> tuple[str, int | None]:
    """The file that is really written, and the permissions of the one it replaces."""
    text = os.fspath(path)
    target = os.path.realpath(text)
    try:
        status = os.stat(target)
    except FileNotFoundError:
        if text.endswith(os.sep):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), text) from None
        return target, None
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), text)
    if not stat.S_ISREG(status.st_mode):
        # Renaming over a device or a pipe would replace it by a file.
        raise CheckpointError(f"{path} is not a regular file, and is not replaced by one")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), text)
    return target, stat.S_IMODE(status.st_mode) & 0o777


@contextlib.contextmanager
def _temporary(target: str, mode: int | None) -> Iterator[tuple[str, BinaryIO]]:
    """A new, locked file beside the target; removed again unless it was renamed."""
    import secrets  # here: importing lazyasync stays quick

    directory, name = os.path.split(target)
    while True:
        temporary = os.path.join(directory, f"{_prefix(name)}{secrets.token_hex(8)}")
        flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
        try:
            # No wider than the file to be replaced, not for a moment.
            descriptor = os.open(temporary, flags, 0o666 if mode is None else 0o600)
        except OSError as error:
            error.filename = target  # the name that the caller knows
            raise
        try:
            with open(descriptor, "wb") as file:
                if not _lock(descriptor):
                    continue  # swept away before the lock was there
                if mode is not None:
                    os.chmod(temporary, mode)
                yield temporary, file
            return
        finally:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(temporary)


def _lock(descriptor: int) -> bool:
    """Mark a file as being written, until it is closed; False if it has been removed meanwhile."""
    if fcntl is not None:
        # A file system without locks is none without checkpoints: nobody can sweep there either.
        with contextlib.suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_EX)
    return os.fstat(descriptor).st_nlink > 0


def _sweep(directory: str, name: str) -> None:
    """Remove what killed writers of this target have left behind."""
    if fcntl is None:
        return
    leftover = re.compile(re.escape(_prefix(name)) + r"[0-9a-f]{16}")
    # What cannot be removed stays: that is no reason not to save.
    with contextlib.suppress(OSError):
        for other in os.listdir(directory):
            if leftover.fullmatch(other):
                _remove_if_abandoned(os.path.join(directory, other))


def _remove_if_abandoned(path: str) -> None:
    with contextlib.suppress(OSError):
        descriptor = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)  # raises if its writer lives
            os.unlink(path)
        finally:
            os.close(descriptor)


def _prefix(name: str) -> str:
    """What the names of a target's temporary files begin with."""
    if len(os.fsencode(name)) > 200:  # the whole has to fit in 255 bytes
        name = hashlib.sha256(os.fsencode(name)).hexdigest()
    return f".{name}.lazyasync-"


@contextlib.contextmanager
def _synced_directory(directory: str) -> Iterator[None]:
    """Sync a directory to the disk after the block; opened before, so that it cannot fail late."""
    if os.name == "nt":
        yield
        return
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        yield
        try:
            os.fsync(descriptor)
        except OSError as error:
            # Some network file systems do not sync directories, and nothing can be done about it.
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
    finally:
        os.close(descriptor)
