"""Checkpoint files: trees of arrays as safetensors files that are replaced whole or not at all.

Everything here is synchronous and does file I/O: it is for a worker thread, never for the event
loop. The interpreter lock is free while bytes move, so the loop goes on meanwhile. That is why the
bytes are read and written here and not by the safetensors package, which holds the lock for as
long as it reads, and whose own temporary files a killed process leaves behind under names that
nobody can attribute. The format is an eight-byte length, a JSON header and the bytes, see
https://github.com/huggingface/safetensors#format.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import math
import os
import re
import secrets
import stat
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NamedTuple, TypeAlias

import numpy as np

from lazyasync import trees
from lazyasync.errors import CheckpointError

try:
    import fcntl
except ImportError:  # Windows, where a file in use cannot be removed in any case
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

Path: TypeAlias = "str | os.PathLike[str]"
Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

STRUCTURE_KEY: Final = "lazyasync.structure"
"""The metadata entry that describes the tree, see `flatten_to_names`."""

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

_HEADER_LIMIT: Final = 100_000_000
"""Bytes; the limit of the safetensors package, which refuses what is longer."""


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
        arrays: name to array; bool, integer, float16 to float64, complex64 or complex128.
        metadata: text to keep in the header; ``lazyasync.complex`` is reserved.

    Raises:
        OSError: from the system, such as FileNotFoundError for a missing directory,
            IsADirectoryError, PermissionError, or no space left.
        CheckpointError: a dtype that safetensors lacks, a reserved name, a header over 100 MB, or
            a target that is neither missing nor a regular file.
    """
    target, mode = _resolve(path)
    # Large items first, so that every array is aligned to its item size.
    plain = {name: np.asarray(array) for name, array in arrays.items()}
    order = sorted(plain, key=lambda name: (-plain[name].itemsize, name))
    header = _header(path, [(name, plain[name]) for name in order], metadata)
    directory = os.path.dirname(target)
    _sweep(directory, os.path.basename(target))
    with _synced_directory(directory), _temporary(target, mode) as (temporary, file):
        file.write(header)
        for name in order:
            file.write(_raw(plain[name]))
        file.flush()
        os.fsync(file.fileno())
        if fcntl is None:
            file.close()  # Windows does not rename an open file; elsewhere closing ends the lock
        os.replace(temporary, target)


def read_checkpoint(path: Path) -> tuple[dict[str, Array], dict[str, str]]:
    """Read a safetensors file, whoever wrote it.

    Returns:
        Name to array, in the order of the header, and the metadata. The arrays own their memory,
        are writable, in C order and in native byte order; those that `write_checkpoint` was given
        as complex are complex again.

    Raises:
        OSError: from the system, such as FileNotFoundError, IsADirectoryError, PermissionError.
        CheckpointError: it is not a safetensors file, is cut short or otherwise damaged, or has an
            array of a dtype that NumPy lacks (such as BF16).
    """
    with open(path, "rb") as file:
        slots, metadata = _read_header(file, path)
        try:
            arrays = {slot.name: np.empty(slot.shape, slot.dtype) for slot in slots}
        except (ValueError, OverflowError) as error:  # too many axes, or one too long beside a 0
            raise CheckpointError(f"{path} has an impossible shape: {error}") from error
        # The slots are stored one behind the other, in the order of their offsets.
        for slot in sorted(slots, key=lambda slot: slot.begin):
            if file.readinto(_raw(arrays[slot.name])) != slot.end - slot.begin:
                raise CheckpointError(f"{path} is cut short, in array {slot.name!r}")
    if not np.little_endian:
        arrays = {
            name: array.astype(array.dtype.newbyteorder("=")) for name, array in arrays.items()
        }
    return arrays, metadata


def flatten_to_names(tree: Any) -> tuple[dict[str, Any], dict[str, str]]:
    """Name the arrays of a tree, and describe the rest of it.

    Names are the keys, indices and fields on the way, joined by dots, as other programs expect
    them: ``layers.0.weight``. Where two would be equal (``{"a.b": x, "a": {"b": y}}``), the later
    one gets ``~2``. The description, not the name, is what finds an array again, so that keys of
    any spelling survive: strings, numbers, None, and tuples of these.

    Returns:
        Name to array, as it stands in the tree (whatever has a shape and a dtype; NumPy scalars
        become arrays without axes), and the metadata entry that holds the description: all dicts,
        lists, tuples, dataclasses and namedtuples, and the leaves that are int, float, bool, str
        or None, exactly.

    Raises:
        CheckpointError: a leaf or a key of another type, or more than 100 levels; it is named.
    """
    arrays: dict[str, Any] = {}
    description = json.dumps(_describe(tree, (), arrays), separators=(",", ":"))
    return arrays, {STRUCTURE_KEY: description}


def tree_from_names(
    arrays: Mapping[str, Any],
    metadata: Mapping[str, str],
    like: Any = None,
    source: object = "the checkpoint",
) -> Any:
    """Put a tree together from what `read_checkpoint` gave.

    Without ``like``: the nest that was saved, with dicts, lists and tuples as they were, and dicts
    for dataclasses and namedtuples. A file without a description, from another program, is a flat
    dict of its names.

    With ``like``: a tree of that structure, with its dataclasses and namedtuples, and with the
    leaves of the file. What is matched are the keys on the way to each leaf, so a dict may stand
    for a dataclass, and a list for a tuple; in a file without a description, the dotted names.
    Shapes must agree; dtypes are those of the file.

    Args:
        arrays: name to array.
        metadata: with the description, or without.
        like: a tree whose leaves have shapes, or are plain Python values.
        source: what to call the file in an error message.

    Raises:
        CheckpointError: the description cannot be read, an array it names is missing, there is one
            it does not name; or, with ``like``, a key is missing or too many, or a shape is
            another. Each is named.
    """
    description = _read_description(arrays, metadata, source)
    if like is not None:
        return _fill(like, arrays, description, source)
    if description is None:
        return dict(arrays)
    return _build(description, arrays)


# Writing -----------------------------------------------------------------------------------------


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


def _header(path: Path, arrays: Iterable[tuple[str, Array]], metadata: Mapping[str, str]) -> bytes:
    """All that stands before the arrays, which follow in this order."""
    table: dict[str, Any] = {}
    pairs: list[str] = []
    position = 0
    for name, array in arrays:
        shape = list(array.shape)
        code = _CODES.get(f"{array.dtype.kind}{array.itemsize}")
        if code is None:
            raise CheckpointError(
                f"{path}: array {name!r} has dtype {array.dtype}, which safetensors lacks"
            )
        if name == "__metadata__":
            raise CheckpointError(f"{path}: safetensors reserves the name {name!r}")
        if array.dtype.kind == "c":
            pairs.append(name)
            shape.append(2)
        end = position + array.nbytes
        table[name] = {"dtype": code, "shape": shape, "data_offsets": [position, end]}
        position = end
    if COMPLEX_KEY in metadata:
        raise CheckpointError(f"{path}: the metadata entry {COMPLEX_KEY!r} is reserved")
    entries = dict(metadata)
    if pairs:
        entries[COMPLEX_KEY] = json.dumps(pairs)
    if entries:
        table = {"__metadata__": entries, **table}
    try:
        text = json.dumps(table, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError as error:
        raise CheckpointError(f"{path}: a name or the metadata is not Unicode: {error}") from error
    text += b" " * (-len(text) % 8)
    if len(text) > _HEADER_LIMIT:
        raise CheckpointError(
            f"{path}: {len(text)} bytes of names and metadata are more than the {_HEADER_LIMIT} "
            "that safetensors allows"
        )
    return len(text).to_bytes(8, "little") + text


def _raw(array: Array) -> memoryview:
    """The bytes of an array in C order, little-endian: its own memory where that is so already."""
    plain = np.asarray(array, dtype=array.dtype.newbyteorder("<"), order="C")
    return plain.reshape(-1).view(np.uint8).data


@contextlib.contextmanager
def _temporary(target: str, mode: int | None) -> Iterator[tuple[str, BinaryIO]]:
    """A new, locked file beside the target; removed again unless it was renamed."""
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


# Reading -----------------------------------------------------------------------------------------


class _Slot(NamedTuple):
    """Where one array stands in a file, in bytes from the end of the header."""

    name: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    begin: int
    end: int


def _read_header(file: BinaryIO, path: Path) -> tuple[list[_Slot], dict[str, str]]:
    """Read and check all that stands before the arrays, and that they fill the rest exactly."""
    size = os.fstat(file.fileno()).st_size
    length = int.from_bytes(file.read(8), "little")
    start = file.read(1)
    if start != b"{" or not 2 <= length <= _HEADER_LIMIT:
        raise CheckpointError(f"{path} is not a safetensors file")
    if size < 8 + length:
        raise CheckpointError(
            f"{path} is cut short, in its header: {size} bytes are not {8 + length}"
        )
    try:
        text = (start + file.read(length - 1)).decode()
        table = json.loads(text, object_pairs_hook=_unique)
        metadata = table.pop("__metadata__", {})
        slots = [_slot(name, entry, path) for name, entry in table.items()]
        _unpack_complex(slots, metadata, path)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise CheckpointError(f"{path} has a damaged safetensors header: {error}") from error
    position = 0
    for slot in sorted(slots, key=lambda slot: (slot.begin, slot.end)):
        if slot.begin != position:
            raise CheckpointError(
                f"{path} has a damaged safetensors header: array {slot.name!r} begins at byte "
                f"{slot.begin}, not {position}"
            )
        position = slot.end
    whole = 8 + length + position
    if size < whole:
        raise CheckpointError(f"{path} is cut short: {size} bytes are not {whole}")
    if size > whole:
        raise CheckpointError(f"{path} has {size - whole} bytes that belong to no array")
    return slots, metadata


def _unique(items: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(items)
    if len(table) != len(items):
        raise ValueError("a name stands twice")
    return table


def _slot(name: str, entry: dict[str, Any], path: Path) -> _Slot:
    code, shape, (begin, end) = entry["dtype"], entry["shape"], entry["data_offsets"]
    if not all(type(number) is int and number >= 0 for number in (begin, end, *shape)):
        raise ValueError(f"array {name!r} has a shape or an offset that is no size")
    if code not in _DTYPES:
        raise CheckpointError(f"{path}: array {name!r} has dtype {code}, which NumPy lacks")
    dtype = np.dtype(_DTYPES[code])
    if math.prod(shape) * dtype.itemsize != end - begin:
        raise ValueError(f"array {name!r} of shape {tuple(shape)} has {end - begin} bytes")
    return _Slot(name, dtype, tuple(shape), begin, end)


def _unpack_complex(slots: list[_Slot], metadata: dict[str, str], path: Path) -> None:
    """Turn the slots of float pairs into complex ones, and take their list out of the metadata."""
    if not all(type(value) is str for value in metadata.values()):
        raise ValueError("metadata that is not text")
    names = set(json.loads(metadata.pop(COMPLEX_KEY, "[]")))
    for i, slot in enumerate(slots):
        if slot.name in names:
            if slot.dtype.kind != "f" or slot.dtype.itemsize < 4 or slot.shape[-1:] != (2,):
                raise ValueError(f"array {slot.name!r} is listed as complex, and is not")
            dtype = np.dtype(f"<c{2 * slot.dtype.itemsize}")
            slots[i] = slot._replace(dtype=dtype, shape=slot.shape[:-1])


# Trees -------------------------------------------------------------------------------------------

# The description of a tree is a nest of JSON lists that begin with what they are:
#   ["array", name]   ["none"]   ["bool", true]   ["int", 5]   ["float", "0x1.8p+0"]
#   ["str", "text"]   ["list", [tree…]]   ["tuple", [tree…]]   ["dict", [[key, tree]…]]
#   ["record", class, [[field, tree]…]]     a dataclass or a namedtuple
# Keys are described in the same way. Floats are hexadecimal, which is exact and has infinities and
# NaN; so are integers that other JSON readers would round. Text that is no Unicode (with lone
# surrogates) is ["utf-8", hexadecimal].

_Node: TypeAlias = "list[Any]"
_Steps: TypeAlias = "tuple[Any, ...]"

_MOST_LEVELS: Final = 100
_PLAIN: Final = (bool, int, float, str)


def _describe(tree: Any, steps: _Steps, arrays: dict[str, Any]) -> _Node:
    """The description of a tree; its arrays are added under their names."""
    if len(steps) > _MOST_LEVELS:
        raise CheckpointError(
            f"a tree of more than {_MOST_LEVELS} levels, or that contains itself, is not saved: "
            f"{_dotted(steps)[:60]}…"
        )
    plain = _describe_plain(tree)
    if plain is not None:
        return plain
    if type(tree) is dict:
        return ["dict", [_describe_item(key, tree[key], steps, arrays) for key in tree]]
    level = trees.children(tree)
    if level is not None:
        items = zip(*level, strict=True)
        if trees.is_record(tree):
            fields = [[key, _describe(value, (*steps, key), arrays)] for key, value in items]
            return ["record", type(tree).__qualname__, fields]
        values = [_describe(value, (*steps, key), arrays) for key, value in items]
        return [type(tree).__name__, values]
    if isinstance(tree, np.generic):
        tree = np.asarray(tree)
    if not _is_array(tree):
        raise CheckpointError(
            f"{_dotted(steps)!r} is a {type(tree).__qualname__}, which is not saved: leaves are "
            "arrays, int, float, bool, str or None"
        )
    name = _free_name(_dotted(steps), arrays)
    arrays[name] = tree
    return ["array", name]


def _describe_item(key: Any, value: Any, steps: _Steps, arrays: dict[str, Any]) -> list[_Node]:
    described = _describe_key(key)
    if described is None:
        raise CheckpointError(
            f"{_dotted(steps)!r} has a key of type {type(key).__qualname__}: keys are strings, "
            "numbers, None, or tuples of these"
        )
    return [described, _describe(value, (*steps, key), arrays)]


def _describe_key(key: Any) -> _Node | None:
    if type(key) is not tuple:
        return _describe_plain(key)
    parts = [_describe_key(part) for part in key]
    return None if None in parts else ["tuple", parts]


def _describe_plain(value: Any) -> _Node | None:
    # Exact types: a subclass, an enumeration say, would come back as something else.
    cls = type(value)
    if value is None:
        return ["none"]
    if cls is bool:
        return ["bool", value]
    if cls is int:
        return ["int", value if value.bit_length() <= 53 else hex(value)]
    if cls is float:
        return ["float", value.hex()]
    if cls is str:
        try:
            value.encode()
        except UnicodeEncodeError:
            return ["utf-8", value.encode("utf-8", "surrogatepass").hex()]
        return ["str", value]
    return None


def _dotted(steps: _Steps) -> str:
    text = ".".join(map(str, steps)) if steps else "value"
    return text.encode("utf-8", "replace").decode()


def _free_name(name: str, taken: Mapping[str, Any]) -> str:
    free, count = name, 1
    while free in taken or free == "__metadata__":
        count += 1
        free = f"{name}~{count}"
    return free


def _is_array(leaf: Any) -> bool:
    return hasattr(leaf, "shape") and hasattr(leaf, "dtype") and not isinstance(leaf, type)


def _read_description(
    arrays: Mapping[str, Any], metadata: Mapping[str, str], source: object
) -> _Node | None:
    """The description in the metadata, parsed, and checked against the arrays."""
    text = metadata.get(STRUCTURE_KEY)
    if text is None:
        return None
    try:
        description: _Node = json.loads(text)
        names = {node[1] for _, node in _leaf_nodes(description, ()) if node[0] == "array"}
    except (ValueError, TypeError, LookupError, OverflowError, RecursionError) as error:
        raise CheckpointError(f"{source}: the description of the tree cannot be read") from error
    _compare(names, arrays, source)
    return description


def _leaf_nodes(node: _Node, steps: _Steps) -> Iterator[tuple[_Steps, _Node]]:
    """The leaves of a description, each with the keys on the way; None has none, as in `trees`."""
    match node:
        case ["list" | "tuple", values]:
            for i, value in enumerate(values):
                yield from _leaf_nodes(value, (*steps, i))
        case ["dict", items]:
            for key, value in items:
                yield from _leaf_nodes(value, (*steps, _build_key(key)))
        case ["record", str(), fields]:
            for field, value in fields:
                if type(field) is not str:
                    raise ValueError(f"no field: {field!r}")
                yield from _leaf_nodes(value, (*steps, field))
        case ["none"]:
            pass
        case ["array", str()]:
            yield steps, node
        case _:
            _build(node, {})  # raises if it is no plain value
            yield steps, node


def _build_key(node: _Node) -> Any:
    key = _build(node, {})
    hash(key)  # raises if it is no key
    return key


def _build(node: _Node, arrays: Mapping[str, Any]) -> Any:
    """What a node describes."""
    match node:
        case ["array", str(name)]:
            return arrays[name]
        case ["none"]:
            return None
        case ["bool", bool(value)]:
            return value
        case ["int", int(value)]:
            return value
        case ["int", str(text)]:
            return int(text, 16)
        case ["float", str(text)]:
            return float.fromhex(text)
        case ["str", str(text)]:
            return text
        case ["utf-8", str(text)]:
            return bytes.fromhex(text).decode("utf-8", "surrogatepass")
        case ["list", values]:
            return [_build(value, arrays) for value in values]
        case ["tuple", values]:
            return tuple(_build(value, arrays) for value in values)
        case ["dict", items]:
            return {_build(key, arrays): _build(value, arrays) for key, value in items}
        case ["record", str(), fields]:
            return {field: _build(value, arrays) for field, value in fields}
    raise ValueError(f"no description of a tree: {node!r}")


def _fill(like: Any, arrays: Mapping[str, Any], description: _Node | None, source: object) -> Any:
    """The tree ``like`` with the leaves of a file."""
    definition = trees.flatten(like)[1]
    wanted = list(_leaf_steps(like, ()))
    found: dict[Any, Any]
    if description is None:
        found = dict(arrays)
        keys: list[Any] = [_dotted(steps) for steps, _ in wanted]
        if len(set(keys)) != len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise CheckpointError(
                f"{source} has only dotted names, and two leaves would be {twice!r}"
            )
        _compare(keys, found, source)
    else:
        found = {steps: _build(node, arrays) for steps, node in _leaf_nodes(description, ())}
        keys = [steps for steps, _ in wanted]
        _compare(keys, found, source)
    filled = []
    for key, (steps, leaf) in zip(keys, wanted, strict=True):
        value = found[key]
        _check_leaf(_dotted(steps), leaf, value, source)
        filled.append(value)
    return definition.unflatten(filled)


def _leaf_steps(tree: Any, steps: _Steps) -> Iterator[tuple[_Steps, Any]]:
    """The leaves of a tree in its order, each with the keys on the way."""
    level = trees.children(tree)
    if level is None:
        yield steps, tree
        return
    for key, value in zip(*level, strict=True):
        yield from _leaf_steps(value, (*steps, key))


def _compare(wanted: Iterable[Any], found: Mapping[Any, Any], source: object) -> None:
    """Raise unless a file has the keys that are wanted, and no others."""
    wanted = dict.fromkeys(wanted)
    problems = []
    for title, keys in (
        ("is without", [key for key in wanted if key not in found]),
        ("has in addition", [key for key in found if key not in wanted]),
    ):
        if keys:
            names = [repr(key if isinstance(key, str) else _dotted(key)) for key in keys[:5]]
            more = f" and {len(keys) - 5} more" if len(keys) > 5 else ""
            problems.append(f"{title} {', '.join(names)}{more}")
    if problems:
        raise CheckpointError(f"{source} {', and '.join(problems)}")


def _check_leaf(name: str, leaf: Any, value: Any, source: object) -> None:
    if _is_array(leaf):
        if not _is_array(value):
            raise CheckpointError(f"{source}: {name!r} is {value!r}, not an array")
        if tuple(value.shape) != tuple(leaf.shape):
            raise CheckpointError(
                f"{source}: {name!r} has shape {tuple(value.shape)}, not {tuple(leaf.shape)}"
            )
    elif type(leaf) in _PLAIN and _is_array(value):
        raise CheckpointError(
            f"{source}: {name!r} is an array of shape {tuple(value.shape)}, not a "
            f"{type(leaf).__name__}"
        )
