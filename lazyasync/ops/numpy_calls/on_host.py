"""What NumPy computes itself, from the values of tensors, where host copies are certain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from lazyasync.errors import WouldBlockError
from lazyasync.hints import hint_for
from lazyasync.ops.numpy_calls.names import name_of
from lazyasync.tensor import LazyTensor


def _replaced(value: Any, replace: Callable[[LazyTensor], Any]) -> Any:
    """``value`` with something in place of each tensor, in lists, tuples and dictionaries too."""
    if isinstance(value, LazyTensor):
        return replace(value)
    if type(value) in (list, tuple):
        return type(value)(_replaced(part, replace) for part in value)
    if type(value) is dict:
        return {key: _replaced(part, replace) for key, part in value.items()}
    return value


def compute(
    called: Callable[..., Any],
    function: Any,
    args: tuple[Any, ...],
    keywords: dict[str, Any],
    why: str = "",
) -> Any:
    """What ``called``, which is or belongs to NumPy's ``function``, gives for the values.

    Raises `WouldBlockError` where they are not certain to be on the host; ``why`` says what takes
    them, if it is not that lazyasync has no such function.
    """
    try:
        # Whoever calls asks in the name of the values, so nothing may be run on half of them.
        given = _replaced((args, keywords), LazyTensor._host_array)
    except WouldBlockError as error:
        why = why or (
            f"lazyasync has no function of the name of {name_of(function)}, which NumPy therefore "
            "computes from the values"
        )
        name = name_of(function).removeprefix("np.")
        # Of np.linalg.cond it is not said what to write for jax.lax.cond.
        hint = None if "." in name else hint_for("lazyasync", name)
        raise WouldBlockError(f"{why}{f' ({hint})' if hint else ''}: {error}") from None
    return called(*given[0], **given[1])


def of_types(function: Any, args: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
    """What NumPy says of arrays that have the shapes and dtypes of the tensors, but no values."""
    args, keywords = _replaced((args, keywords), _stand_in)
    return function(*args, **keywords)


def _stand_in(tensor: LazyTensor) -> np.ndarray:
    return np.broadcast_to(np.empty((), tensor.dtype), tensor.shape)
