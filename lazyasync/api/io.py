"""Saving and loading trees of tensors as safetensors files, off the event loop."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any, Literal, TypeAlias, TypeVar, overload

import trio

from lazyasync import checkpoint_files
from lazyasync.api.transfer import put, to_cpu
from lazyasync.callers import from_anywhere
from lazyasync.device import Device

__all__ = [
    "load",
    "save",
]

AnyPath: TypeAlias = str | bytes | os.PathLike[str] | os.PathLike[bytes]
Tree = TypeVar("Tree")


@from_anywhere
async def save(tree: Any, file: AnyPath | IO[bytes] | checkpoint_files.ByteSink) -> None:
    """Writes a tree of tensors, arrays and plain values to a safetensors file.

    ``file`` is a path, or a binary file that has been opened. At a path, the file is written beside
    the target, synced to the disk, and then renamed over it: a crash at any moment leaves the old
    file or the new one, whole. A binary file (``io.BytesIO``, ``open(path, "wb")``) is written from
    its position on, neither flushed nor closed, and not to be used meanwhile.

    The work is done in a worker thread. Cancelled while it writes, it first comes to its end, or at
    a path takes back what it wrote. Raises what the file system raises (``FileNotFoundError``,
    ``PermissionError``, …), `ExecutionError` if a tensor failed, ``TypeError`` for a file in text
    mode or an asynchronous one, and ``io.UnsupportedOperation`` for one that is not writable.
    """
    target = _opened_or_path("save(tree, file)", file, "wb")
    named, metadata = checkpoint_files.flatten_to_names(tree)
    arrays = await to_cpu(dict(named))
    write: Any = checkpoint_files.write_checkpoint
    if not isinstance(target, Path):
        write = checkpoint_files.write_to_file
    # Not abandoned on cancellation: a thread that still wrote after the block had ended could
    # overwrite what the caller writes next.
    await trio.to_thread.run_sync(write, target, arrays, metadata, abandon_on_cancel=False)


@overload
async def load(
    file: AnyPath | IO[bytes] | checkpoint_files.ByteSource, device: str | Device | None = None
) -> Any: ...
@overload
async def load(
    file: AnyPath | IO[bytes] | checkpoint_files.ByteSource,
    device: str | Device | None = None,
    *,
    like: Tree,
) -> Tree: ...
@overload
async def load(
    file: AnyPath | IO[bytes] | checkpoint_files.ByteSource, device: str | Device | None, like: Tree
) -> Tree: ...
@from_anywhere
async def load(
    file: AnyPath | IO[bytes] | checkpoint_files.ByteSource,
    device: str | Device | None = None,
    like: Any = None,
) -> Any:
    """Reads what `save` wrote: the same nest of dicts, lists and tuples with ready tensors.

    ``file`` is a path, or a binary file that has been opened, which is read from its position on,
    up to the end of what `save` wrote: more may follow there. It is not closed, and not to be used
    meanwhile; a cancelled ``load`` waits until it has been read.

    With ``like``, a tree of the type to fill (dataclasses, named tuples), which must have the same
    keys and shapes. Plain values come back as they were. A file by another program comes back as
    a dict by name. Raises `CheckpointError` for a file that is not safetensors, is cut short or
    lacks a key, what the file system raises, ``TypeError`` for a file in text mode or an
    asynchronous one, and ``io.UnsupportedOperation`` for one that is not readable.
    """
    target = _opened_or_path("load(file)", file, "rb")

    def read() -> Any:
        if isinstance(target, Path):
            arrays, metadata = checkpoint_files.read_checkpoint(target)
            source: object = target
        else:
            arrays, metadata = checkpoint_files.read_from_file(target)
            source = checkpoint_files.described(target)
        return checkpoint_files.tree_from_names(arrays, metadata, like=like, source=source)

    # A thread that still read after the block had ended would move the caller's file.
    tree = await trio.to_thread.run_sync(read, abandon_on_cancel=isinstance(target, Path))
    return await put(tree, device)


def _opened_or_path(name: str, file: object, mode: Literal["rb", "wb"]) -> Any:
    """The path that is meant, or else the binary file, which can be used with ``mode``."""
    if isinstance(file, (str, bytes, os.PathLike)):
        return Path(os.fsdecode(file))
    checkpoint_files.check_stream(name, file, mode)
    return file
