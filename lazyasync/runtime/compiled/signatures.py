"""What a trace depends on, as text, by which traces are compared when somebody asks."""

from __future__ import annotations

import reprlib
from collections.abc import Hashable

from lazyasync.ir.types import TensorType
from lazyasync.runtime.compiled.arguments import CallArguments
from lazyasync.runtime.scheduler.trace_log import Part


def parts_of(call: CallArguments) -> tuple[Part, ...]:
    """The leaves of a call's arguments, and what else tells its trace from others."""
    paths = call.definition.paths()
    leaves = [
        _part(f"args{path[3:]}" if path.startswith("[0]") else f"kwargs{path[3:]}", kind)
        for path, kind in zip(paths, call.kinds, strict=True)
    ]
    _, _, device, static, real, narrow = call.key
    settings = [
        _part("the device", device),
        _part("the default dtype", real),
        _part("the dtype of narrow products", narrow),
    ]
    if static is not None:
        definition, values = static
        settings += [
            _part(f"the static argument at {path}", value)
            for path, value in zip(definition.paths(), values, strict=True)
        ]
    return (*leaves, *settings)


def _part(name: str, kind: Hashable) -> Part:
    if isinstance(kind, (TensorType, str)) or kind is None:
        text = str(kind)
    elif isinstance(kind, type):
        text = f"a number of class {kind.__name__}"
    elif type(kind) is tuple and len(kind) == 2:
        text = _text(kind[1])
    else:
        text = str(kind)
    return Part(name, text, hash(kind))


def _text(value: object) -> str:
    """A static value; of what has no text of its own, the class."""
    if type(value).__repr__ is object.__repr__:
        return f"an object of class {type(value).__name__}"
    try:
        return reprlib.repr(value)
    except Exception:  # of a class of the user's
        return f"an object of class {type(value).__name__}"
