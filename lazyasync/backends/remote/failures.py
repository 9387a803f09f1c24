"""Errors that travel: their class by its name, their message, and their traceback as a note."""

from __future__ import annotations

import builtins
import traceback

import numpy as np

from lazyasync import errors
from lazyasync.backends.protocol import InputsMissingError
from lazyasync.ir.iterations import LoopStoppedError

_MOST_TEXT = 1 << 13
"""Characters of a message, and of a traceback."""


class HostsApartError(ConnectionError):
    """What two hosts had to tell each other has not gone from the one to the other."""


def _classes() -> dict[str, type[Exception]]:
    found: dict[str, type[Exception]] = {}
    for scope in (vars(builtins), {name: getattr(errors, name) for name in errors.__all__}):
        for name, value in scope.items():
            if isinstance(value, type) and issubclass(value, Exception):
                found[name] = value
    unicode = {name for name in found if name.startswith("Unicode")}  # which need more than a text
    for name in unicode | {"ExceptionGroup", "StopIteration", "StopAsyncIteration"}:
        del found[name]
    mine = (np.linalg.LinAlgError, InputsMissingError, LoopStoppedError, HostsApartError)
    return found | {one.__name__: one for one in mine}


CLASSES = _classes()
"""Those that are made again where they arrive; others become ``RuntimeError``."""


def written_error(error: BaseException) -> tuple[str, str, str]:
    """The class, the message and the traceback of an error."""
    name = next((c.__name__ for c in type(error).__mro__ if c.__name__ in CLASSES), "RuntimeError")
    text = str(error)
    if CLASSES.get(name) is not type(error) and CLASSES.get(type(error).__name__) is None:
        text = f"{type(error).__name__}: {text}"
    lines = "".join(traceback.format_exception(error))
    return name, text[:_MOST_TEXT], lines[-_MOST_TEXT:]


def read_error(name: str, text: str, lines: str, where: str) -> Exception:
    """The error again, with a note of what happened ``where`` it was raised."""
    found = CLASSES.get(name, RuntimeError)
    error = found(text) if text else found()
    if lines:
        error.add_note(f"On {where}:\n{lines.rstrip()}")
    return error
