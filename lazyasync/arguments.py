"""Checks of what users give: the error names which argument, and what it is."""

from __future__ import annotations

import inspect
import math
import operator
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from lazyasync.errors import WouldBlockError


def whole_number(name: str, value: Any, least: int | None = None) -> int:
    """``value`` as an ``int``, which it must be but for its type.

    Raises ``TypeError`` for anything else, truth values among it, ``ValueError`` for less than
    ``least``, and `WouldBlockError` for a tensor whose value is not known here.
    """
    if isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name} must be an integer, not {value}")
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be an integer, not {value!r}") from None
    except WouldBlockError as error:
        raise WouldBlockError(f"{name} is needed as a number: {error}") from None
    if least is not None and number < least:
        raise ValueError(f"{name} must be at least {least}, not {number}")
    return number


def whole_numbers(name: str, given: Any) -> list[int]:
    """Integers, of which one may be given by itself. Raises ``TypeError`` for anything else."""
    try:
        return [whole_number(name, number) for number in one_or_several(given)]
    except TypeError:
        raise TypeError(f"{name} must be an integer or several, not {given!r}") from None


def one_or_several(given: Any) -> Iterable[Any]:
    """What an option is given; a thing by itself is one, and text is."""
    is_one = isinstance(given, (str, bytes)) or not isinstance(given, Iterable)
    return (given,) if is_one else given


def real_number(name: str, value: Any, least: float | None = None) -> float:
    """``value`` as a ``float``; infinity is one.

    Raises ``TypeError`` for what is no real number, truth values and text among it, ``ValueError``
    for NaN and for less than ``least``, and `WouldBlockError` for a tensor whose value is not known
    here.
    """
    try:
        if isinstance(value, (bool, np.bool_, str, bytes, bytearray)):
            raise TypeError
        number = float(value)
    except (TypeError, ValueError):
        raise TypeError(f"{name} must be a number, not {value!r}") from None
    except WouldBlockError as error:
        raise WouldBlockError(f"{name} is needed as a number: {error}") from None
    except OverflowError:
        number = math.inf if value > 0 else -math.inf
    if math.isnan(number):
        raise ValueError(f"{name} must be a number, not {value!r}")
    if least is not None and number < least:
        raise ValueError(f"{name} must be at least {least:g}, not {value!r}")
    return number


def not_negative(name: str, value: Any) -> float:
    """A number from 0 on. Raises ``TypeError`` and ``ValueError``."""
    return real_number(name, value, 0)


def positive(name: str, value: Any) -> float:
    """A number above 0. Raises ``TypeError`` and ``ValueError``."""
    number = real_number(name, value)
    if not number > 0:
        raise ValueError(f"{name} must be above 0, not {number:g}")
    return number


def check_function(user: str, *functions: Any) -> None:
    """Raises ``TypeError`` for what cannot be called."""
    for function in functions:
        if not callable(function):
            raise TypeError(f"{user}: a function is needed, not {type(function).__name__}")


def is_asynchronous(function: Callable[..., Any]) -> bool:
    """Whether a function, or an object that is called like one, is an ``async def``."""
    return _is(inspect.iscoroutinefunction, function)


def is_generator(function: Callable[..., Any]) -> bool:
    """Whether a call of a function, or of an object like one, only makes a generator of it."""
    return _is(inspect.isgeneratorfunction, function) or _is(inspect.isasyncgenfunction, function)


def _is(kind: Callable[[object], bool], function: Callable[..., Any]) -> bool:
    called = getattr(type(function), "__call__", None)  # noqa: B004 - what it is, if it is there
    return kind(function) or kind(called)
