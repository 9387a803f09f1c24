"""Writing and reading a checkpoint file: the arrays of a safetensors file, by name."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np

from lazyasync.checkpoint_files.header import Array, header_bytes, read_header
from lazyasync.checkpoint_files.replacement import Path, replacing
from lazyasync.checkpoint_files.streams import (
    ByteSink,
    ByteSource,
    described,
    read_whole,
    write_whole,
)
from lazyasync.errors import CheckpointError
from lazyasync.regular_files import IrregularFileError, open_regular

if TYPE_CHECKING:
    from collections.abc import Mapping


def write_checkpoint(path: Path, arrays: Mapping[str, Array], metadata: Mapping[str, str]) -> None:
    """Write a safetensors file, so that there is the old file or the new one, whole, at any moment.

    The file is written beside the target under a name of its own, synced to the disk, and renamed
    over the target; then the directory is synced. When this returns, the new file outlives a power
    failure; when it raises, the old file is as it was and the temporary one is gone. (Only an error
    of that last sync finds the new file in place.) A process that is killed leaves its temporary
    file, ``.NAME.lazyasync-…``, behind, and the next save to the same target removes it: files of
    writers that are still alive are told apart by a lock that the system drops with the process.

    * A symbolic link as target stays a link: the file it leads to is the one replaced. Of several
      hard links, only the one named gets the new file.
    * A new file has the permissions of the umask; one that replaces another has that one's. A
      target without write permission is refused, as by ``open``.
    * Arrays of any byte order and strides are stored in C order, little-endian; one that is not so
      already is copied while it is written, one at a time. Complex arrays are stored as floats
      with a last axis of 2, and listed in the metadata entry ``lazyasync.complex``.

    Args:
        path: the file to write or replace.
        arrays: name to array; bool, integer, bfloat16, float16 to float64, complex64 or
            complex128.
        metadata: text to keep in the header; ``lazyasync.complex`` is reserved.

    Raises:
        OSError: from the system, such as FileNotFoundError for a missing directory,
            IsADirectoryError, PermissionError, or no space left.
        CheckpointError: a dtype that safetensors lacks, a reserved name, a header over 100 MB, or
            a target that is neither missing nor a regular file.
    """
    header, ordered = _in_order(path, arrays, metadata)
    with replacing(path) as file:
        file.write(header)
        for array in ordered:
            file.write(_raw(array))


def write_to_file(file: ByteSink, arrays: Mapping[str, Array], metadata: Mapping[str, str]) -> None:
    """Write what `write_checkpoint` writes to a binary file, from its position on.

    Raises `CheckpointError` before anything has been written, and what the file raises, which may
    have taken a part by then.
    """
    header, ordered = _in_order(described(file), arrays, metadata)
    write_whole(file, header)
    for array in ordered:
        write_whole(file, _raw(array))


def _in_order(
    source: object, arrays: Mapping[str, Array], metadata: Mapping[str, str]
) -> tuple[bytes, list[Array]]:
    """The header, and the arrays in the order in which they follow it."""
    # Large items first, so that every array is aligned to its item size.
    plain = {name: np.asarray(array) for name, array in arrays.items()}
    order = sorted(plain, key=lambda name: (-plain[name].itemsize, name))
    header = header_bytes(source, [(name, plain[name]) for name in order], metadata)
    return header, [plain[name] for name in order]


def read_checkpoint(path: Path) -> tuple[dict[str, Array], dict[str, str]]:
    """Read a safetensors file, whoever wrote it.

    Returns:
        Name to array, in the order of the header, and the metadata. The arrays own their memory,
        are writable, in C order and in native byte order; those that `write_checkpoint` was given
        as complex are complex again.

    Raises:
        OSError: from the system, such as FileNotFoundError, IsADirectoryError, PermissionError.
        CheckpointError: it is not a regular file, not a safetensors file, is cut short or otherwise
            damaged, or has an array of a dtype that NumPy lacks (such as F8_E4M3), or BF16 without
            ml_dtypes.
    """
    try:
        file = open_regular(path)
    except IrregularFileError as error:
        raise CheckpointError(
            f"{path} is not a regular file but a pipe, a socket or a device, and is not read"
        ) from error
    with file:
        return _read(file, path, os.fstat(file.fileno()).st_size)


def read_from_file(file: ByteSource) -> tuple[dict[str, Array], dict[str, str]]:
    """Read what `write_to_file` wrote, from the position of a binary file on.

    Gives what `read_checkpoint` gives. The position is then behind it, where more may follow.
    Raises `CheckpointError` as that does, and what the file raises.
    """
    return _read(file, described(file), None)


def _read(
    file: ByteSource, source: object, size: int | None
) -> tuple[dict[str, Array], dict[str, str]]:
    """Read from a file of ``size`` bytes, or from one that may go on."""
    slots, metadata = read_header(file, source, size)
    try:
        arrays = {slot.name: np.empty(slot.shape, slot.dtype) for slot in slots}
    except (ValueError, OverflowError) as error:  # too many axes, or one too long beside a 0
        raise CheckpointError(f"{source} has an impossible shape: {error}") from error
    # The slots are stored one behind the other, in the order of their offsets.
    for slot in sorted(slots, key=lambda slot: slot.begin):
        if not read_whole(file, _raw(arrays[slot.name])):
            raise CheckpointError(f"{source} is cut short, in array {slot.name!r}")
    if not np.little_endian:
        arrays = {
            name: array.astype(array.dtype.newbyteorder("=")) for name, array in arrays.items()
        }
    return arrays, metadata


def _raw(array: Array) -> memoryview:
    """The bytes of an array in C order, little-endian: its own memory where that is so already."""
    plain = np.asarray(array, dtype=array.dtype.newbyteorder("<"), order="C")
    return plain.reshape(-1).view(np.uint8).data
