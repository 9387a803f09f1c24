"""What NumPy's reductions have beside those of lazyasync: ``where=``, ``initial=`` and dtypes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import as_operand, convert
from lazyasync.ops.elementwise import arithmetic
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_or
from lazyasync.ops.elementwise.comparison import maximum, minimum, where
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.ops.numpy_calls.arguments import Call
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import BOOL, canonical_dtype, real_dtype, wide_enough
from lazyasync.ops.reductions import reductions
from lazyasync.ops.reductions.reductions import in_dtype, squared_size, with_fractions
from lazyasync.ops.shapes import normalize_axes, reduced_shape
from lazyasync.tensor import LazyTensor

IDENTITIES: dict[str, Any] = {"sum": 0, "prod": 1, "any": False, "all": True}
"""What changes nothing, by the name of the reduction."""

_JOINED: dict[str, Callable[[Any, Any], Any]] = {
    "sum": arithmetic.add,
    "prod": arithmetic.multiply,
    "max": maximum,
    "min": minimum,
    "any": logical_or,
    "all": logical_and,
}
"""What a reduction does with two values: ``initial`` is one more."""

_AVERAGES = frozenset({"mean", "var", "std"})
_LESS_NAN = {f"nan{name}": name for name in (*_JOINED, *_AVERAGES)}
"""Those that leave out NaN, for which a masked element is one more NaN."""


def reduce(call: Call, name: str, operand: str) -> Any:
    """A reduction of lazyasync's with NumPy's arguments; ``operand`` is what NumPy calls ``x``.

    Where ``where`` is False an element is as if it were not there: it is replaced by what changes
    nothing, which extrema have to be given as ``initial``, as NumPy has it. That is converted to
    the dtype of the result.
    """
    values = call.values
    if not call.takes("dtype"):
        dtype = values.pop("dtype", None)
        if dtype is not None:
            values[operand] = convert(as_tensor(name, values[operand]), canonical_dtype(dtype))
    plain = _LESS_NAN.get(name, name)
    mask = values.get("where", True)
    if isinstance(mask, (bool, np.bool_)) and mask:
        values.pop("where", None)
        mask = None
    if values.get("initial") is None:
        values.pop("initial", None)
    if (mask is None and "initial" not in values) or (
        plain not in _JOINED and plain not in _AVERAGES
    ):
        return call.record()  # which says what there is instead
    x = values[operand] = as_tensor(name, values[operand])
    values.pop("where", None)
    selected = None if mask is None else _mask(name, mask, x)
    leaves_nan = name != plain and kind_of(x.dtype) in "fc"
    if plain in _AVERAGES:
        if leaves_nan or selected is None:
            values[operand] = x if selected is None else where(selected, x, float("nan"))
            return call.record()
        return _average(name, plain, call, x, selected)
    if plain in ("max", "min"):
        return _extremum(call, name, plain, operand, selected, leaves_nan)
    initial = values.pop("initial", None)
    if selected is not None:
        values[operand] = where(selected, x, IDENTITIES[plain])
    result = call.record()
    return result if initial is None else _JOINED[plain](result, _like(name, initial, result))


def _mask(name: str, mask: Any, x: LazyTensor) -> LazyTensor:
    """Which elements there are, in the shape of ``x``. Raises `ShapeError`."""
    given = convert(as_tensor(name, mask, x.device), BOOL)
    ahead = x.ndim - given.ndim
    if ahead < 0 or any(
        length not in (1, room) for length, room in zip(given.shape, x.shape[ahead:], strict=True)
    ):
        raise ShapeError(
            f"np.{name}: where= of shape {given.shape} does not broadcast to that of {x._node.type}"
        )
    return broadcast_to(given, x.shape)


def _like(name: str, initial: Any, result: LazyTensor) -> LazyTensor:
    """``initial`` in the dtype of the result. Raises ``OverflowError`` and ``ValueError``."""
    if np.ndim(initial):
        raise ValueError(f"np.{name}: initial= is a number, and not of shape {np.shape(initial)}")
    if isinstance(initial, LazyTensor):
        return convert(as_operand(name, initial, result), result.dtype)
    try:
        number = np.array(initial, result.dtype)
    except (OverflowError, ValueError) as error:
        raise type(error)(f"np.{name}: initial={initial!r}: {error}") from None
    return as_operand(name, number, result)


def _over(call: Call) -> dict[str, Any]:
    return {name: call.values[name] for name in ("axis", "keepdims") if name in call.values}


def _average(name: str, plain: str, call: Call, x: LazyTensor, selected: LazyTensor) -> LazyTensor:
    """The mean of the elements that are selected, NaN of none; or what is made of it."""
    over, dtype = _over(call), call.values.get("dtype")
    x = with_fractions(name, x, dtype)
    wide = convert(x, wide_enough(x.dtype))
    kept = {**over, "keepdims": plain != "mean" or over.get("keepdims", False)}
    count = convert(reductions.sum(selected, **kept), wide.dtype)
    mean = reductions.sum(where(selected, wide, 0), **kept) / count
    if plain == "mean":
        return convert(mean, x.dtype)
    less = call.values.get("correction", call.values.get("ddof", 0))
    squares = squared_size(where(selected, wide - mean, 0))
    count = convert(reductions.sum(selected, **over), squares.dtype)
    found = reductions.sum(squares, **over) / maximum(count - less, 0)
    found = convert(found, real_dtype(x.dtype))
    return in_dtype(found if plain == "var" else reductions.root(found), dtype)


def _extremum(
    call: Call, name: str, plain: str, operand: str, selected: LazyTensor | None, leaves_nan: bool
) -> LazyTensor:
    """The largest or smallest of the elements and ``initial``, which may be all there is."""
    x, initial = call.values[operand], call.values.pop("initial", None)
    if initial is None:
        raise ValueError(
            f"np.{name}: reduction operation '{name}' does not have an identity, so to use a "
            "where mask one has to specify 'initial'"
        )
    if x.dtype.kind == "c":
        raise DTypeError(f"np.{name}: not supported for {x._node.type}")
    first = _like(name, initial, x)
    if 0 in x.shape:
        over = _over(call)
        axes = normalize_axes(name, over.get("axis"), x.ndim)
        shape = reduced_shape(x.shape, axes, bool(over.get("keepdims", False)))
        return broadcast_to(first, shape)
    if selected is not None:
        call.values[operand] = where(selected, x, float("nan") if leaves_nan else first)
    found = call.record()
    joined: LazyTensor = _JOINED[plain](found, first)
    if leaves_nan:
        # Neither is what there is if it is NaN.
        joined = where(found != found, first, where(first != first, found, joined))
    return joined
