"""Compiled code on disk, so that another process need not compile it again.

A file's name is a digest of everything that the code depends on; its content begins with a digest
of that name and of the rest, so that half a file is none, nor is one by another's name. Files
appear whole, by renaming. Machine code is run, so it is only taken from a directory that nobody
else can write to.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from lazyasync.regular_files import open_regular

MAX_FILES = 4096
"""Files kept; of more, those are removed that have not been read for longest."""
_DIGEST = 20
_TEMPORARY = ".new-"
_OURS = re.compile(rf"[0-9a-f]{{{2 * _DIGEST}}}|{re.escape(_TEMPORARY)}.*")
"""The names of files that a cache makes: a user may name a directory that has others too."""


def default_directory() -> Path:
    """The user's cache directory: ``$XDG_CACHE_HOME/lazyasync``, or ``~/.cache/lazyasync``.

    Raises ``RuntimeError`` for a user without a home directory.
    """
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "lazyasync"


class ObjectCache:
    """The cache in one directory, which is made if need be.

    ``directory`` is None where there is none to trust: then nothing is found and nothing is kept.
    """

    def __init__(self, directory: Path | None) -> None:
        self.directory: Path | None = None
        self._unlooked = 0
        """How many files may still be kept before somebody looks how many there are."""
        if directory is None:
            return
        with suppress(OSError):
            _make_private(directory)
            if _is_private(directory):
                self.directory = directory

    @classmethod
    def at(cls, directory: str | None) -> ObjectCache:
        """The cache in a directory that the user names, or in `default_directory`, if any."""
        if directory is not None:
            return cls(Path(directory))
        try:
            return cls(default_directory())
        except RuntimeError:
            return cls(None)

    def get(self, parts: Iterable[str]) -> bytes | None:
        """What was kept for these parts; None if there is nothing, or something else."""
        if self.directory is None:
            return None
        name = _name(parts)
        path = self.directory / name
        try:
            with open_regular(path) as file:
                content = file.read()
        except OSError:
            return None
        digest, code = content[:_DIGEST], content[_DIGEST:]
        if _digest(name, code) != digest:
            with suppress(OSError):
                path.unlink()
            return None
        with suppress(OSError):
            os.utime(path)
        return code

    def put(self, parts: Iterable[str], code: bytes) -> None:
        """Keeps code, if there is room on the disk and nobody else has just done so."""
        if self.directory is None:
            return
        name = _name(parts)
        try:
            descriptor, temporary = tempfile.mkstemp(dir=self.directory, prefix=_TEMPORARY)
            try:
                with os.fdopen(descriptor, "wb") as file:
                    file.write(_digest(name, code) + code)
                os.replace(temporary, self.directory / name)
            except BaseException:
                with suppress(OSError):
                    os.unlink(temporary)
                raise
            self._trim()
        except OSError:
            return  # a cache that cannot be written to is none

    def _trim(self) -> None:
        """Removes files if there are too many, for which it does not look each time.

        With thousands of files that takes as long as a compile. Others may keep some meanwhile.
        """
        self._unlooked -= 1
        if self._unlooked >= 0:
            return
        assert self.directory is not None
        names = [name for name in os.listdir(self.directory) if _OURS.fullmatch(name)]
        self._unlooked = max(0, MAX_FILES - len(names)) // 2
        if len(names) <= MAX_FILES:
            return
        ages = []
        for name in names:
            path = self.directory / name
            with suppress(OSError):
                ages.append((path.stat().st_mtime, path))
        for _, path in sorted(ages)[: len(names) - MAX_FILES // 2]:
            with suppress(OSError):
                path.unlink()


def _make_private(directory: Path) -> None:
    """Makes a directory, and those it is in, for the user alone, whatever the umask allows."""
    for missing in reversed(
        [path for path in (directory, *directory.parents) if not path.exists()]
    ):
        missing.mkdir(mode=0o700, exist_ok=True)


def _is_private(directory: Path) -> bool:
    """Whether the directory, not a link to one, is the user's own and only theirs to write to."""
    found = os.lstat(directory)
    if not stat.S_ISDIR(found.st_mode):
        return False
    if not hasattr(os, "getuid"):
        return True  # where permissions are not those of POSIX, home directories are private
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _name(parts: Iterable[str]) -> str:
    digest = hashlib.blake2b(digest_size=_DIGEST)
    for part in parts:
        encoded = part.encode()
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.hexdigest()


def _digest(name: str, code: bytes) -> bytes:
    digest = hashlib.blake2b(name.encode(), digest_size=_DIGEST)
    digest.update(code)
    return digest.digest()
