"""Leaves that are no arrays, and keys of dicts, as JSON: exactly, so that they come back equal."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

# What stands for a value is a JSON list that begins with its class:
#   ["none"]   ["bool", true]   ["int", 5]   ["float", "0x1.8p+0"]   ["complex", real, imaginary]
#   ["str", "text"]   ["bytes", hexadecimal]   ["bytearray", hexadecimal]   ["range", 0, 9, 1]
#   ["tuple", [value…]]   ["set", [value…]]   ["frozenset", [value…]]   ["numpy.dtype", "float32"]
#   ["datetime.datetime", "2026-01-31T10:00:00", fold, zone]   and the classes of _BY_NAME
# Floats are hexadecimal, which is exact and has infinities and NaN; so are integers that other JSON
# readers would round. Text that is no Unicode (with lone surrogates) is ["utf-8", hexadecimal].


def _text(encode: Callable[[Any], str], decode: str) -> tuple[Any, Any]:
    """A class whose values are told by one text; ``decode`` is its method, if not the class."""
    return (
        lambda value: [encode(value)],
        lambda cls, text: getattr(cls, decode)(text) if decode else cls(text),
    )


_PATH: Final[tuple[Any, Any]] = (
    lambda value: [str(value)],
    lambda cls, text: import_module("pathlib").Path(text),  # of the system that reads it
)
_BY_NAME: Final[dict[str, tuple[Callable[[Any], list[Any]], Callable[..., Any]]]] = {
    "datetime.date": _text(lambda value: value.isoformat(), "fromisoformat"),
    "datetime.timedelta": (
        lambda value: [value.days, value.seconds, value.microseconds],
        lambda cls, *parts: cls(*parts),
    ),
    "decimal.Decimal": _text(str, ""),
    "fractions.Fraction": _text(str, ""),
    "uuid.UUID": _text(str, ""),
    "pathlib.PosixPath": _PATH,
    "pathlib.WindowsPath": _PATH,
    "pathlib.PurePosixPath": _text(str, ""),
    "pathlib.PureWindowsPath": _text(str, ""),
}
"""What is told by a few numbers and texts: how, and how it is made of them."""


def describe_plain(value: Any) -> list[Any] | None:
    """What stands for a plain value; None for everything else."""
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
    if cls is complex:
        return ["complex", value.real.hex(), value.imag.hex()]
    if cls is bytes or cls is bytearray:
        return [cls.__name__, value.hex()]
    if cls is range:
        return ["range", *map(describe_plain, (value.start, value.stop, value.step))]
    if cls is tuple or cls is set or cls is frozenset:
        parts = [describe_plain(part) for part in value]
        return None if None in parts else [cls.__name__, parts]
    if isinstance(value, np.dtype):
        return _describe_dtype(value)
    return _describe_by_name(value)


def _describe_dtype(dtype: np.dtype[Any]) -> list[Any] | None:
    # Those of structures, and of other libraries, are not told by their names.
    is_known = dtype.isbuiltin == 1 and dtype.kind in "biufc" and dtype.isnative
    return ["numpy.dtype", dtype.name] if is_known else None


def _describe_by_name(value: Any) -> list[Any] | None:
    module = type(value).__module__.partition(".")[0]
    name = f"{module}.{type(value).__qualname__}"
    if name in ("datetime.datetime", "datetime.time"):
        return _describe_time(name, value)
    if name not in _BY_NAME or type(value) is not _class_of(name):
        return None
    return [name, *_BY_NAME[name][0](value)]


def _describe_time(name: str, value: Any) -> list[Any] | None:
    import datetime  # here: importing lazyasync stays quick

    zone = value.tzinfo
    if type(value) is not getattr(datetime, name.partition(".")[2]):
        return None
    told: Any = None
    if type(zone) is datetime.timezone:
        offset, *names = cast(Any, zone).__getinitargs__()  # as for copies: the name, if it has one
        told = ["offset", offset.days, offset.seconds, offset.microseconds, *names]
    elif zone is not None:
        key = getattr(zone, "key", None)
        if type(zone).__module__.partition(".")[0] != "zoneinfo" or type(key) is not str:
            return None
        told = ["zone", key]
    return [name, value.replace(tzinfo=None).isoformat(), value.fold, told]


def _class_of(name: str) -> Any:
    module, _, cls = name.partition(".")
    return getattr(import_module(module), cls)


def build_plain(node: list[Any]) -> Any:
    """The value that ``node`` stands for. Raises ``ValueError`` or ``TypeError`` for none."""
    match node:
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
        case ["complex", str(real), str(imaginary)]:
            return complex(float.fromhex(real), float.fromhex(imaginary))
        case ["bytes", str(text)]:
            return bytes.fromhex(text)
        case ["bytearray", str(text)]:
            return bytearray.fromhex(text)
        case ["range", start, stop, step]:
            return range(*map(build_plain, (start, stop, step)))
        case ["tuple", list(parts)]:
            return tuple(map(build_plain, parts))
        case ["set", list(parts)]:
            return set(map(build_plain, parts))
        case ["frozenset", list(parts)]:
            return frozenset(map(build_plain, parts))
        case ["numpy.dtype", str(name)]:
            return np.dtype(name)
        case ["datetime.datetime" | "datetime.time" as name, str(text), int(fold), zone]:
            moment = _class_of(name).fromisoformat(text)
            return moment.replace(fold=fold, tzinfo=_build_zone(zone))
        case [str(name), *parts] if name in _BY_NAME:
            return _BY_NAME[name][1](_class_of(name), *parts)
    raise ValueError(f"no description of a value: {node!r}")


def _build_zone(node: Any) -> Any:
    import datetime  # here: importing lazyasync stays quick

    match node:
        case None:
            return None
        case ["offset", int(days), int(seconds), int(microseconds), *names]:
            return datetime.timezone(datetime.timedelta(days, seconds, microseconds), *names)
        case ["zone", str(key)]:
            return _class_of("zoneinfo.ZoneInfo")(key)
    raise ValueError(f"no time zone: {node!r}")
