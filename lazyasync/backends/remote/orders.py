"""What a controller orders of a device in one message, and the host values in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lazyasync.backends.remote.wire import (
    Kind,
    MalformedMessageError,
    Message,
    are_numbers,
    dtype_name,
    is_flag,
    is_number,
    is_text,
    named_dtype,
)

TICKET_BYTES = 16
SECRET_BYTES = 32


@dataclass(slots=True)
class Call:
    """A program to run. ``arguments`` are identities of buffers, and host values as written."""

    program: int
    arguments: list[Any]
    outputs: list[int]
    """The identities of its outputs' buffers."""
    donated: list[int]
    watched: bool
    """Whether it has loops, which may be stopped."""


@dataclass(slots=True)
class Order:
    """One command. Buffers have identities, which the controller chooses.

    Arrays come first, and are there for all commands from then on; then one of: a program, a copy
    of a buffer of another device here, nothing; then downloads. What is forgotten is so last.
    """

    number: int
    device: int
    lane: int
    kind: str
    label: str
    uploads: list[int] = field(default_factory=list)
    """The identities of the arrays that come with it."""
    call: Call | None = None
    targets: list[int] = field(default_factory=list)
    """The buffers that are to be on the device when it has ended: of an upload."""
    copied: tuple[int, int, int] | None = None
    """A device here, a buffer of it, and the identity of the copy."""
    downloads: list[int] = field(default_factory=list)
    forgotten: list[int] = field(default_factory=list)

    def message(self) -> Message:
        """As it is sent."""
        call = self.call
        return [
            int(Kind.RUN),
            self.number,
            self.device,
            self.lane,
            self.kind,
            self.label,
            self.uploads,
            None
            if call is None
            else [call.program, call.arguments, call.outputs, call.donated, call.watched],
            self.targets,
            None if self.copied is None else list(self.copied),
            self.downloads,
            self.forgotten,
        ]

    @classmethod
    def parse(cls, message: Message) -> Order:
        """What a message of the kind says, whose fields have been checked."""
        _, number, device, lane, kind, label, uploads, call, targets, copied, *rest = message
        if copied is not None and not (are_numbers(copied) and len(copied) == 3):
            raise MalformedMessageError("a copy is not three numbers")
        return cls(
            number,
            device,
            lane,
            kind,
            label,
            uploads,
            None if call is None else _call(call),
            targets,
            None if copied is None else tuple(copied),
            *rest,
        )


def _call(call: list[Any]) -> Call:
    if len(call) != 5:
        raise MalformedMessageError("a call has not five fields")
    program, arguments, outputs, donated, watched = call
    if not (
        is_number(program)
        and type(arguments) is list
        and are_numbers(outputs)
        and are_numbers(donated)
        and is_flag(watched)
    ):
        raise MalformedMessageError("a call is not what it should be")
    return Call(program, arguments, outputs, donated, watched)


@dataclass(frozen=True, slots=True)
class LinkOrder:
    """A connection with another host: to be made, or, without an ``address``, to be expected.

    The other one is told the same ``link``, ``ticket`` and ``secret``; its certificate has to have
    this ``fingerprint``. It is given up after ``seconds``. Then nothing may be heard of it for
    ``deadline`` seconds.
    """

    number: int
    link: int
    address: str | None
    ticket: bytes
    secret: bytes = field(repr=False)
    fingerprint: bytes | None
    seconds: float
    deadline: float | None

    def message(self) -> Message:
        """As it is sent."""
        return [
            *(int(Kind.LINK), self.number, self.link, self.address, self.ticket, self.secret),
            *(self.fingerprint, self.seconds, self.deadline),
        ]

    @classmethod
    def parse(cls, message: Message) -> LinkOrder:
        """What a message of the kind says, whose fields have been checked."""
        order = cls(*message[1:])
        if len(order.ticket) != TICKET_BYTES or len(order.secret) != SECRET_BYTES:
            raise MalformedMessageError("a ticket, or its secret, has another length")
        return order


# ---- host values -------------------------------------------------------------------------------


def written_value(value: Any) -> list[Any]:
    """A host value among the arguments of a program, as it is sent. Raises ``TypeError``."""
    kind = type(value)
    if kind is float or kind is bool:
        return ["p", value]
    if kind is int:
        return ["p", value] if -(1 << 63) <= value < 1 << 64 else ["i", str(value)]
    if kind is complex:
        return ["c", value.real, value.imag]
    if kind is tuple and all(type(item) is int and 0 <= item < 1 << 64 for item in value):
        return ["t", *value]
    if isinstance(value, np.generic):
        return ["n", dtype_name(value.dtype), value.tobytes()]
    raise TypeError(f"{value!r}, of class {kind.__name__}, cannot be sent to another host")


def read_value(written: Any) -> Any:
    """The host value that was written. Raises `MalformedMessageError`."""
    match written:
        case ["p", bool() | int() | float() as value]:
            return value
        case ["i", str() as text] if len(text) <= 400 and text.lstrip("-").isdecimal():
            return int(text)
        case ["c", float() as real, float() as imaginary]:
            return complex(real, imaginary)
        case ["t", *items] if all(type(item) is int and item >= 0 for item in items):
            return tuple(items)
        case ["n", name, bytes() as content] if is_text(name):
            dtype = named_dtype(name)
            if len(content) == dtype.itemsize:
                return np.frombuffer(content, dtype)[0]
    raise MalformedMessageError("an argument is no value")
