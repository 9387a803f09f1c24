"""Saving and loading trees of tensors as safetensors files, off the event loop."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TypeAlias

import trio

from lazyasync import checkpoint
from lazyasync.api.transfer import put, to_cpu
from lazyasync.callers import from_anywhere
from lazyasync.device import Device

__all__ = [
    "load",
    "save",
]

AnyPath: TypeAlias = str | bytes | os.PathLike[str] | os.PathLike[bytes]


@from_anywhere
async def save(tree: Any, path: AnyPath) -> None:
    """Writes a tree of tensors, arrays and plain values to a safetensors file.

    The file is written beside the target, synced to the disk, and then renamed over it: a crash at
    any moment leaves the old file or the new one, whole. Cancelled while it writes, it first
    comes to its end or takes back what it wrote. Raises what the file system raises
    (``FileNotFoundError``, ``PermissionError``, …), and `ExecutionError` if a tensor failed.
    """
    target = _path("save(tree, path)", path)
    named, metadata = checkpoint.flatten_to_names(tree)
    arrays = await to_cpu(dict(named))
    # Not abandoned on cancellation: a thread that still wrote after the block had ended could
    # overwrite what the caller writes next.
    await trio.to_thread.run_sync(
        checkpoint.write_checkpoint, target, arrays, metadata, abandon_on_cancel=False
    )


@from_anywhere
async def load(path: AnyPath, device: str | Device | None = None, like: Any = None) -> Any:
    """Reads what `save` wrote: the same nest of dicts, lists and tuples with ready tensors.

    With ``like``, a tree of the type to fill (dataclasses, named tuples), which must have the same
    keys and shapes. Plain values come back as they were. A file by another program comes back as
    a dict by name. Raises `CheckpointError` for a file that is not safetensors, is cut short or
    lacks a key, and what the file system raises.
    """
    target = _path("load(path)", path)

    def read() -> Any:
        arrays, metadata = checkpoint.read_checkpoint(target)
        return checkpoint.tree_from_names(arrays, metadata, like=like, source=target)

    tree = await trio.to_thread.run_sync(read, abandon_on_cancel=True)
    return await put(tree, device)


def _path(name: str, path: AnyPath) -> Path:
    if not isinstance(path, (str, bytes, os.PathLike)):
        raise TypeError(f"{name}: path must be a path, not {type(path).__name__}")
    return Path(os.fsdecode(path))
