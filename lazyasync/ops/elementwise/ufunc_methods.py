"""What NumPy's functions have as methods, `reduce` and others: here each says what to write."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

_REDUCED = {
    "add": "la.sum(x, axis=0)",
    "multiply": "la.prod(x, axis=0)",
    "maximum": "la.max(x, axis=0)",
    "minimum": "la.min(x, axis=0)",
    "logical_and": "la.all(x, axis=0)",
    "logical_or": "la.any(x, axis=0)",
    "logaddexp": "la.logsumexp(x, axis=0)",
}
_ACCUMULATED = {
    "add": "la.cumsum(x, axis=0)",
    "multiply": "la.cumprod(x, axis=0)",
    "maximum": "la.cummax(x, axis=0)",
    "minimum": "la.cummin(x, axis=0)",
}
_CHANGED = {
    "add": "x.at[i].add(y)",
    "multiply": "x.at[i].multiply(y)",
    "maximum": "x.at[i].max(y)",
    "minimum": "x.at[i].min(y)",
}


def explain_methods(*functions: Callable[..., Any]) -> None:
    """Has functions say what to write in the place of methods, which raise ``TypeError``."""
    for function in functions:
        name = function.__name__
        instead = {
            "reduce": _REDUCED.get(name),
            "accumulate": _ACCUMULATED.get(name),
            "at": _CHANGED.get(name),
            "reduceat": None,
            "outer": f"la.{name}(x[:, None], y)",
        }
        for method, hint in instead.items():
            setattr(function, method, partial(_refuse, name, method, hint))


def _refuse(
    name: str, method: str, hint: str | None, /, *args: object, **kwargs: object
) -> NoReturn:
    hint = hint or f"np.{name}.{method}(...), which may compute on the host"
    raise TypeError(f"la.{name} is a function and has no {method}: write {hint}")
