"""From the arguments of a function of NumPy's to those of lazyasync's of the same name."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from inspect import Parameter
from typing import Any, NamedTuple, NoReturn

import numpy as np

from lazyasync.hints import KEYWORDS_ELSEWHERE
from lazyasync.ops.numpy_calls.names import name_here, name_of

_POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
_NO_VALUE = np._NoValue

RENAMED = {
    "ddof": "correction",
    "a_min": "min",
    "a_max": "max",
    "reps": "repetitions",
    "indices_or_sections": "sections",
}
"""Parameters of NumPy's that have another name here."""

WITHOUT_MEANING = frozenset({"kind", "stable", "subok", "casting", "optimize"})
"""Parameters of NumPy's that change nothing here: sorting is stable, tensors have no subclasses,
what ``casting`` is about is said by ``dtype``, and programs are optimized anyway."""

_SORTS = frozenset({"sort", "argsort", "partition", "argpartition"})
_HARMLESS: dict[str, tuple[Any, ...]] = {
    "copy": (True, None),
    "device": (None,),
}
"""Values of parameters that say nothing about tensors, which have no memory layout."""


_WITHOUT_SIGNATURE: dict[str, Callable[..., None]] = {
    "arange": lambda start, /, stop=None, step=1, *, dtype=None, device=None: None,
    "array": lambda object, dtype=None, *, copy=True, order="K", subok=False, ndmin=0: None,
    **dict.fromkeys(
        ("asanyarray", "asarray"),
        lambda a, dtype=None, order=None, *, device=None, copy=None: None,
    ),
    "ascontiguousarray": lambda a, dtype=None: None,
    "bincount": lambda x, /, weights=None, minlength=0: None,
    "can_cast": lambda from_, to, casting="safe": None,
    "concatenate": lambda arrays, /, axis=0, out=None, *, dtype=None, casting="same_kind": None,
    "dot": lambda a, b, out=None: None,
    **dict.fromkeys(("empty", "zeros"), lambda shape, dtype=None, order="C", *, device=None: None),
    "empty_like": lambda prototype, /, dtype=None, order="K", subok=True, shape=None: None,
    **dict.fromkeys(("inner", "vdot"), lambda a, b, /: None),
    "lexsort": lambda keys, axis=-1: None,
    "ravel_multi_index": lambda multi_index, dims, mode="raise", order="C": None,
    "result_type": lambda *arrays_and_dtypes: None,
    "unravel_index": lambda indices, shape, order="C": None,
    "where": lambda condition, x=None, y=None, /: None,
}
"""Functions that are written in C, and do not say what they take before NumPy 2.4."""


@functools.cache
def signature_of(function: Any) -> inspect.Signature:
    """The parameters of a function of NumPy's. Raises ``ValueError`` if nobody knows them."""
    try:
        return inspect.signature(function)
    except ValueError:
        return inspect.signature(_WITHOUT_SIGNATURE[function.__name__])


@functools.cache
def _parameters(function: Any) -> dict[str, Parameter]:
    return dict(inspect.signature(function).parameters)


class Call(NamedTuple):
    """Arguments for a function of lazyasync's.

    ``function``: NumPy's. ``recorder``: ours. ``values``: by the names of NumPy's parameters, those
    that were given and say something; ``several``: those of ``*arrays``.
    """

    function: Any
    recorder: Callable[..., Any]
    values: dict[str, Any]
    several: tuple[Any, ...]

    def takes(self, name: str) -> bool:
        """Whether lazyasync's function has a parameter of that name."""
        return name in _parameters(self.recorder)

    def pop(self, name: str) -> Any:
        """An argument, which is not passed on; None if it was not given."""
        return self.values.pop(name, None)

    def record(self) -> Any:
        """What lazyasync's function gives. Raises ``TypeError`` for what it does not have."""
        ours = _parameters(self.recorder)
        theirs = _names_of(self.function)
        positional = [p for p in ours.values() if p.kind in _POSITIONAL]
        by_position: dict[int, Any] = {}
        by_name: dict[str, Any] = {}
        places = {p.name: place for place, p in enumerate(positional)}
        for name, value in self.values.items():
            name_here = name if name in ours else RENAMED.get(name, name)
            place = places.get(name_here)
            if place is None and name_here not in ours:
                place = theirs.get(name)
                if place is None or place >= len(positional) or positional[place].name in theirs:
                    refuse(self.function, name)
            if place is None:
                by_name[name_here] = value
            else:
                by_position[place] = value
        args: list[Any] = []
        for place, parameter in enumerate(positional):
            if place in by_position and len(args) == place:
                args.append(by_position[place])
            elif place in by_position:
                by_name[parameter.name] = by_position[place]
        return self.recorder(*args, *self.several, **by_name)


@functools.cache
def _names_of(function: Any) -> dict[str, int]:
    """The places of the parameters of NumPy's function that can be given by position."""
    parameters = signature_of(function).parameters.values()
    return {p.name: place for place, p in enumerate(parameters) if p.kind in _POSITIONAL}


def understood(
    function: Any, recorder: Callable[..., Any], args: tuple[Any, ...], keywords: dict[str, Any]
) -> Call:
    """A call of NumPy's ``function`` as one of ``recorder``, without what says nothing."""
    parameters = signature_of(function).parameters
    values: dict[str, Any] = {}
    several: tuple[Any, ...] = ()
    for name, value in signature_of(function).bind(*args, **keywords).arguments.items():
        if parameters[name].kind is Parameter.VAR_POSITIONAL:
            several = value
        elif parameters[name].kind is Parameter.VAR_KEYWORD:
            values.update(value)
        elif value is not _NO_VALUE:
            values[name] = value
    call = Call(function, recorder, values, several)
    for name in [name for name in values if not call.takes(name)]:
        default = parameters[name].default if name in parameters else Parameter.empty
        if says_nothing(function, name, values[name], default):
            del values[name]
    return call


def says_nothing(function: Any, name: str, value: Any, default: Any) -> bool:
    """Whether an argument of NumPy's changes nothing of what is recorded."""
    if name in WITHOUT_MEANING or value is default:
        return function.__name__ != "can_cast" or bool(value == default)
    if name == "order" and function.__name__ not in _SORTS:
        # Of memory, which tensors have none of: it matters where the elements are lined up.
        return function.__name__ not in ("ravel", "reshape") or value in ("C", "A", "K")
    if not isinstance(value, (str, int, float, tuple, type(None))):
        return False
    return (type(value) is type(default) and value == default) or value in _HARMLESS.get(name, ())


def refuse(function: Any, name: str) -> NoReturn:
    """Raises ``TypeError`` for an argument that lazyasync's function does not have."""
    hint = _INSTEAD.get((function.__name__, name)) or _INSTEAD.get(("", name))
    if hint is None and name in KEYWORDS_ELSEWHERE:
        hint = KEYWORDS_ELSEWHERE[name].format(function=function.__name__)
    instead = f"; write {hint}" if hint else "; `await t.numpy()` gives an array"
    raise TypeError(
        f"{name_of(function)} of a tensor is {name_here(function)}, which has nothing for {name!r}"
        f"{instead}"
    )


_INSTEAD = {
    ("sort", "order"): "nothing for it: tensors have no fields",
    ("argsort", "order"): "nothing for it: tensors have no fields",
    ("", "order"): "la.transpose before and after, as tensors are in C order",
    ("", "shape"): "la.full(shape, value, dtype=t.dtype)",
    ("nan_to_num", "copy"): "t = la.nan_to_num(t); tensors are not written to",
    ("", "copy"): "nothing for it: values are never copied before they have to be",
    ("", "mode"): "la.clip(indices, 0, length - 1), or indices % length, for the indices",
    ("", "out"): "t = la.{function}(...); tensors are not written to",
    ("", "mean"): "nothing for it: it is computed once anyway",
}
"""What to write instead of arguments, by the name of the function, or "" for all."""
