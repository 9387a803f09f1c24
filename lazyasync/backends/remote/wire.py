"""Frames: a header that msgpack writes, and the bytes of arrays behind it, as they are.

A frame is::

    header length    4 bytes, little-endian
    payload length   8 bytes, little-endian
    header           msgpack: a list of the message and of what its arrays are
    payload          the bytes of the arrays, one behind the other

A message is a list, whose first item is its `Kind`. An array is described by the name of its dtype
and its shape; what is not an array, as a graph, is one of uint8.

Nothing that is read is believed: `parse_header` raises `MalformedMessageError` for whatever is no
such header, before anything is allocated for what it announces.
"""

from __future__ import annotations

import enum
import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from lazyasync.ir.types import TensorType, is_bfloat16, load_bfloat16

try:
    import msgpack
except ImportError as error:
    raise ImportError(
        'devices of other hosts need msgpack: pip install "lazyasync[remote]"'
    ) from error

VERSION = 3
"""Of all that is said. Hosts of another version are refused."""

PREFIX = struct.Struct("<IQ")
_MAX_AXES = 64
_MAX_ARRAYS = 1 << 16
_MAX_TEXT = 1 << 16
_SMALL_PAYLOAD = 1 << 14
"""So many bytes are rather copied than sent with a call of their own."""

Message: TypeAlias = list[Any]


class MalformedMessageError(ValueError):
    """Bytes that are no message, or one that says what cannot be; the message says why."""


class MessageTooLargeError(MalformedMessageError):
    """A message that announces more than its receiver takes."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a receiver takes of one message."""

    header_bytes: int = 1 << 22
    payload_bytes: int = 1 << 34


HANDSHAKE_LIMITS = Limits(1 << 12, 0)
"""Before anybody knows who speaks."""


class Kind(enum.IntEnum):
    """What a message is, and behind it what it has."""

    # From the controller.
    OPEN = 1  # names of devices, settings, the controller's deadline
    RUN = 2  # see `lazyasync.backends.remote.orders.Order`
    COMPILE = 3  # number, device; the bytes of a graph
    STOP = 4  # number of a run
    FORGET = 5  # identities of buffers, numbers of programs
    LINK = 6  # see `lazyasync.backends.remote.orders.LinkOrder`
    SEND = 7  # number, device, link, transfer; the identity of a buffer, the lane
    EXPECT = 8  # number, device, link, transfer; the identity, the dtype and the shape of a buffer
    DROP = 9  # link, transfer: which is not coming
    # From the host.
    OPENED = 16  # about each device: lanes, memory or None; the host's deadline
    DONE = 17  # number, seconds, workspace bytes, iterations; the arrays that were asked for
    FAILED = 18  # number, class of the error, message, traceback, operation or None
    COMPILED = 19  # number, what the program is; its text
    # From a host to another one.
    BUFFER = 48  # transfer; its array
    # From both.
    PING = 32
    BYE = 33  # why


# ---- writing ---------------------------------------------------------------------------------


def frame(message: Message, arrays: Sequence[np.ndarray] = ()) -> list[bytes | memoryview]:
    """A message as the pieces that are to be sent; arrays are not copied, unless they are small."""
    described = [[dtype_name(array.dtype), list(array.shape)] for array in arrays]
    header = msgpack.packb([message, described])
    nbytes = sum([array.nbytes for array in arrays])
    start = PREFIX.pack(len(header), nbytes) + header
    if not nbytes:
        return [start]
    pieces = [_bytes_of(array) for array in arrays if array.nbytes]
    if nbytes <= _SMALL_PAYLOAD:
        return [b"".join([start, *pieces])]
    return [start, *pieces]


def _bytes_of(array: np.ndarray) -> memoryview:
    # By way of uint8, as not every dtype has a format of the buffer protocol.
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8).data


@lru_cache(maxsize=64)
def dtype_name(dtype: np.dtype) -> str:
    """The name by which a dtype travels. Raises ``TypeError`` for one that does not."""
    name = "bfloat16" if is_bfloat16(dtype) else dtype.name
    if name not in _DTYPES or not dtype.isnative:
        raise TypeError(f"arrays of the dtype {dtype} cannot be sent to another host")
    return name


_DTYPES = frozenset(
    (
        *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
        *("float16", "bfloat16", "float32", "float64", "complex64", "complex128"),
    )
)


# ---- reading ---------------------------------------------------------------------------------


def parse_prefix(prefix: bytes, limits: Limits) -> tuple[int, int]:
    """The lengths of the header and of the payload."""
    header, payload = PREFIX.unpack(prefix)
    if header > limits.header_bytes:
        raise MessageTooLargeError(f"a header of {header} bytes; {limits.header_bytes} are taken")
    if payload > limits.payload_bytes:
        raise MessageTooLargeError(
            f"a payload of {payload} bytes; {limits.payload_bytes} are taken"
        )
    return header, payload


def parse_header(header: bytes, payload: int) -> tuple[Message, list[TensorType]]:
    """The message, and the types of the arrays that follow, which have ``payload`` bytes."""
    try:
        parsed = msgpack.unpackb(header, raw=False, strict_map_key=True)
    except Exception as error:  # of whatever class: nothing that was sent may break a receiver
        raise MalformedMessageError(f"a header is not msgpack: {type(error).__name__}") from error
    if type(parsed) is not list or len(parsed) != 2:
        raise MalformedMessageError("a header is not a list of two")
    message, described = parsed
    if type(message) is not list or not message or type(message[0]) is not int:
        raise MalformedMessageError("a message does not begin with its kind")
    if type(described) is not list or len(described) > _MAX_ARRAYS:
        raise MalformedMessageError("there are no arrays where they should be, or too many")
    types = [array_type(one) for one in described]
    if sum([type.nbytes for type in types]) != payload:
        raise MalformedMessageError("the arrays have not as many bytes as the payload")
    return message, types


def array_type(described: Any) -> TensorType:
    """The type of an array, of the name of its dtype and its shape in a list."""
    if type(described) is not list or len(described) != 2:
        raise MalformedMessageError("an array is not described by a dtype and a shape")
    name, shape = described
    if type(name) is not str or name not in _DTYPES:
        raise MalformedMessageError("an array has a dtype that is not known")
    if type(shape) is not list or len(shape) > _MAX_AXES or not all(map(_is_length, shape)):
        raise MalformedMessageError("an array has a shape that is none")
    if math.prod([length or 1 for length in shape]) > 1 << 60:
        raise MalformedMessageError("an array has a shape that is too large")
    return TensorType(tuple(shape), named_dtype(name))


def _is_length(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 62


@lru_cache(maxsize=64)
def named_dtype(name: str) -> np.dtype:
    """The dtype of a name. Raises `MalformedMessageError` where there is none of it."""
    if name not in _DTYPES:
        raise MalformedMessageError("there is no such dtype")
    if name != "bfloat16":
        return np.dtype(name)
    try:
        return load_bfloat16()
    except ImportError as error:
        raise MalformedMessageError("bfloat16 needs ml_dtypes, which is not here") from error


# ---- what fields of messages are ---------------------------------------------------------------

Check: TypeAlias = Callable[[Any], bool]


def is_number(value: Any) -> bool:
    """Whether it is a whole number that is not negative."""
    return type(value) is int and 0 <= value < 1 << 63


def are_numbers(value: Any) -> bool:
    """Whether it is a list of such."""
    return type(value) is list and all(map(is_number, value))


def is_text(value: Any) -> bool:
    """Whether it is a text that is not long."""
    return type(value) is str and len(value) <= _MAX_TEXT


def are_texts(value: Any) -> bool:
    """Whether it is a list of such."""
    return type(value) is list and all(map(is_text, value))


def is_list(value: Any) -> bool:
    """Whether it is a list, of whatever."""
    return type(value) is list


def is_mapping(value: Any) -> bool:
    """Whether it maps texts to whatever."""
    return type(value) is dict and all(map(is_text, value))


def is_flag(value: Any) -> bool:
    """Whether it is true or false."""
    return type(value) is bool


def is_seconds(value: Any) -> bool:
    """Whether it is a duration."""
    return type(value) is float and 0 <= value < math.inf


def is_bytes(value: Any) -> bool:
    """Whether it is bytes."""
    return type(value) is bytes


def maybe(check: Check) -> Check:
    """Whether it is None, or passes a check."""
    return lambda value: value is None or check(value)


FIELDS: dict[Kind, tuple[Check, ...]] = {
    Kind.OPEN: (are_texts, is_mapping, maybe(is_seconds)),
    Kind.RUN: (
        *(is_number, is_number, is_number, is_text, is_text),
        *(are_numbers, maybe(is_list), are_numbers, maybe(is_list), are_numbers, are_numbers),
    ),
    Kind.COMPILE: (is_number, is_number),
    Kind.STOP: (is_number,),
    Kind.FORGET: (are_numbers, are_numbers),
    Kind.LINK: (
        *(is_number, is_number, maybe(is_text), is_bytes, is_bytes, maybe(is_bytes)),
        *(is_seconds, maybe(is_seconds)),
    ),
    Kind.SEND: (is_number, is_number, is_number, is_number, is_number, is_number),
    Kind.EXPECT: (
        *(is_number, is_number, is_number, is_number, is_number),
        *(is_text, are_numbers),
    ),
    Kind.DROP: (is_number, is_number),
    Kind.OPENED: (is_list, maybe(is_seconds)),
    Kind.DONE: (is_number, is_seconds, is_number, is_number),
    Kind.FAILED: (is_number, is_text, is_text, is_text, maybe(is_number)),
    Kind.COMPILED: (is_number, is_mapping),
    Kind.BUFFER: (is_number,),
    Kind.PING: (),
    Kind.BYE: (is_text,),
}


def checked(message: Message) -> Kind:
    """The kind of a message, which has the fields of that kind."""
    try:
        kind = Kind(message[0])
    except ValueError:
        raise MalformedMessageError(f"there is no message of the kind {message[0]}") from None
    fields = FIELDS[kind]
    if len(message) - 1 != len(fields):
        raise MalformedMessageError(f"{kind.name} has {len(message) - 1} fields")
    for place, (check, value) in enumerate(zip(fields, message[1:], strict=True)):
        if not check(value):
            raise MalformedMessageError(f"field {place} of {kind.name} is not what it should be")
    return kind
