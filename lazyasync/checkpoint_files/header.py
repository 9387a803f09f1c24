"""The header of a safetensors file: what arrays there are, of which dtype and shape, and where."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import numpy as np

from lazyasync.checkpoint_files.streams import ByteSource, read_whole
from lazyasync.errors import CheckpointError
from lazyasync.ir.types import is_bfloat16, load_bfloat16

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

COMPLEX_KEY: Final = "lazyasync.complex"
"""The metadata entry that lists the arrays stored as pairs of floats, see `write_checkpoint`."""

_DTYPES: Final = {
    "BOOL": "?",
    "U8": "u1",
    "I8": "i1",
    "U16": "<u2",
    "I16": "<i2",
    "F16": "<f2",
    "U32": "<u4",
    "I32": "<i4",
    "F32": "<f4",
    "U64": "<u8",
    "I64": "<i8",
    "F64": "<f8",
    "C64": "<c8",
}
# Complex numbers are written as pairs of floats: safetensors has no complex128, and not every
# reader knows its complex64.
_CODES: Final = {
    np.dtype(text).str.lstrip("<|="): code for code, text in _DTYPES.items() if code != "C64"
} | {"c8": "F32", "c16": "F64"}

_BFLOAT16: Final = "BF16"
"""Of ml_dtypes, which need not be installed."""

_HEADER_LIMIT: Final = 100_000_000
"""Bytes; the limit of the safetensors package, which refuses what is longer."""


def header_bytes(
    source: object, arrays: Iterable[tuple[str, Array]], metadata: Mapping[str, str]
) -> bytes:
    """All that stands before the arrays, which follow in this order; errors name ``source``."""
    import json  # here: importing lazyasync stays quick

    table: dict[str, Any] = {}
    pairs: list[str] = []
    position = 0
    for name, array in arrays:
        shape = list(array.shape)
        code = _code_of(array.dtype)
        if code is None:
            raise CheckpointError(
                f"{source}: array {name!r} has dtype {array.dtype}, which safetensors lacks"
            )
        if name == "__metadata__":
            raise CheckpointError(f"{source}: safetensors reserves the name {name!r}")
        if array.dtype.kind == "c":
            pairs.append(name)
            shape.append(2)
        end = position + array.nbytes
        table[name] = {"dtype": code, "shape": shape, "data_offsets": [position, end]}
        position = end
    if COMPLEX_KEY in metadata:
        raise CheckpointError(f"{source}: the metadata entry {COMPLEX_KEY!r} is reserved")
    entries = dict(metadata)
    if pairs:
        entries[COMPLEX_KEY] = json.dumps(pairs)
    if entries:
        table = {"__metadata__": entries, **table}
    try:
        text = json.dumps(table, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError as error:
        raise CheckpointError(
            f"{source}: a name or the metadata is not Unicode: {error}"
        ) from error
    text += b" " * (-len(text) % 8)
    if len(text) > _HEADER_LIMIT:
        raise CheckpointError(
            f"{source}: {len(text)} bytes of names and metadata are more than the {_HEADER_LIMIT} "
            "that safetensors allows"
        )
    return len(text).to_bytes(8, "little") + text


def _code_of(dtype: np.dtype[Any]) -> str | None:
    """What the format calls a dtype; None if it lacks it."""
    return _BFLOAT16 if is_bfloat16(dtype) else _CODES.get(f"{dtype.kind}{dtype.itemsize}")


def is_storable(dtype: np.dtype[Any]) -> bool:
    """Whether arrays of a dtype can be written."""
    return _code_of(np.dtype(dtype)) is not None


class Slot(NamedTuple):
    """Where one array stands in a file, in bytes from the end of the header."""

    name: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    begin: int
    end: int


def read_header(
    file: ByteSource, source: object, size: int | None
) -> tuple[list[Slot], dict[str, str]]:
    """Read and check all that stands before the arrays.

    Also that they fill the rest exactly of a file of ``size`` bytes; None where more may follow.
    """
    import json  # here: importing lazyasync stays quick

    start = bytearray(9)
    whole = read_whole(file, memoryview(start))
    length = int.from_bytes(start[:8], "little")
    if not whole or start[8:] != b"{" or not 2 <= length <= _HEADER_LIMIT:
        raise CheckpointError(f"{source} is not a safetensors file")
    if size is not None and size < 8 + length:
        raise CheckpointError(
            f"{source} is cut short, in its header: {size} bytes are not {8 + length}"
        )
    text = bytearray(length)
    text[:1] = start[8:]
    if not read_whole(file, memoryview(text)[1:]):
        raise CheckpointError(f"{source} is cut short, in its header of {length} bytes")
    try:
        table = json.loads(text.decode(), object_pairs_hook=_unique)
        metadata = table.pop("__metadata__", {})
        slots = [_slot(name, entry, source) for name, entry in table.items()]
        _unpack_complex(slots, metadata)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise CheckpointError(f"{source} has a damaged safetensors header: {error}") from error
    position = 0
    for slot in sorted(slots, key=lambda slot: (slot.begin, slot.end)):
        if slot.begin != position:
            raise CheckpointError(
                f"{source} has a damaged safetensors header: array {slot.name!r} begins at byte "
                f"{slot.begin}, not {position}"
            )
        position = slot.end
    expected = 8 + length + position
    if size is not None and size < expected:
        raise CheckpointError(f"{source} is cut short: {size} bytes are not {expected}")
    if size is not None and size > expected:
        raise CheckpointError(f"{source} has {size - expected} bytes that belong to no array")
    return slots, metadata


def _unique(items: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(items)
    if len(table) != len(items):
        raise ValueError("a name stands twice")
    return table


def _slot(name: str, entry: dict[str, Any], source: object) -> Slot:
    code, shape, (begin, end) = entry["dtype"], entry["shape"], entry["data_offsets"]
    if not all(type(number) is int and number >= 0 for number in (begin, end, *shape)):
        raise ValueError(f"array {name!r} has a shape or an offset that is no size")
    dtype = _dtype_of(code, name, source)
    if math.prod(shape) * dtype.itemsize != end - begin:
        raise ValueError(f"array {name!r} of shape {tuple(shape)} has {end - begin} bytes")
    return Slot(name, dtype, tuple(shape), begin, end)


def _dtype_of(code: str, name: str, source: object) -> np.dtype[Any]:
    if code == _BFLOAT16:
        try:
            return load_bfloat16()
        except ImportError as error:
            raise CheckpointError(f"{source}: array {name!r} has dtype {code}: {error}") from error
    if code not in _DTYPES:
        raise CheckpointError(f"{source}: array {name!r} has dtype {code}, which NumPy lacks")
    return np.dtype(_DTYPES[code])


def _unpack_complex(slots: list[Slot], metadata: dict[str, str]) -> None:
    """Turn the slots of float pairs into complex ones, and take their list out of the metadata."""
    import json  # here: importing lazyasync stays quick

    if not all(type(value) is str for value in metadata.values()):
        raise ValueError("metadata that is not text")
    names = set(json.loads(metadata.pop(COMPLEX_KEY, "[]")))
    for i, slot in enumerate(slots):
        if slot.name in names:
            if slot.dtype.kind != "f" or slot.dtype.itemsize < 4 or slot.shape[-1:] != (2,):
                raise ValueError(f"array {slot.name!r} is listed as complex, and is not")
            dtype = np.dtype(f"<c{2 * slot.dtype.itemsize}")
            slots[i] = slot._replace(dtype=dtype, shape=slot.shape[:-1])
