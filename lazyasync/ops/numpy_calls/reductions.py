"""What NumPy's reductions have beside those of lazyasync: ``where=``, ``initial=`` and dtypes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lazyasync.ops.dispatch import convert, floating
from lazyasync.ops.elementwise import arithmetic
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_or
from lazyasync.ops.elementwise.comparison import maximum, minimum, where
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.ops.manipulation.creation import full_like
from lazyasync.ops.numpy_calls.arguments import Call
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.ops.reductions import reductions
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


def reduce(call: Call, name: str, operand: str) -> Any:
    """A reduction of lazyasync's with NumPy's arguments; ``operand`` is what NumPy calls ``x``.

    Where ``where`` is False an element is as if it were not there: it is replaced by what changes
    nothing, which extrema have to be given as ``initial``, as NumPy has it.
    """
    values = call.values
    if not call.takes("dtype") and values.get("dtype") is not None:
        x = as_tensor(name, values[operand])
        values[operand] = convert(x, canonical_dtype(values["dtype"]))
    if not call.takes("dtype"):
        values.pop("dtype", None)
    mask, initial = values.get("where", True), values.get("initial")
    if mask is True and initial is None:
        values.pop("where", None)
        values.pop("initial", None)
        return call.record()
    if name not in _JOINED and name != "mean":
        return call.record()  # which says what there is instead
    values.pop("where", None)
    values.pop("initial", None)
    if mask is not True:
        x = as_tensor(name, values[operand])
        if name == "mean":
            return _mean(call, operand, x, mask)
        neutral = IDENTITIES.get(name, initial)
        if neutral is None:
            raise ValueError(
                f"np.{name}: reduction operation '{name}' does not have an identity, so to use a "
                "where mask one has to specify 'initial'"
            )
        values[operand] = where(mask, x, neutral)
    elif name in ("max", "min"):
        return _extremum(call, name, operand, initial)
    result = call.record()
    return result if initial is None else _JOINED[name](result, initial)


def _mean(call: Call, operand: str, x: LazyTensor, mask: Any) -> LazyTensor:
    """The mean of the elements where ``mask`` is True, NaN of none."""
    axes = {name: call.values[name] for name in ("axis", "keepdims") if name in call.values}
    dtype = call.values.get("dtype")
    x = convert(x, floating(x.dtype) if dtype is None else canonical_dtype(dtype))
    counted = broadcast_to(convert(as_tensor("mean", mask), x.dtype), x.shape)
    return reductions.sum(where(mask, x, 0), **axes) / reductions.sum(counted, **axes)


def _extremum(call: Call, name: str, operand: str, initial: Any) -> LazyTensor:
    """The largest or smallest of the elements and ``initial``, which may be all there is."""
    x = as_tensor(name, call.values[operand])
    if 0 in x.shape:
        axes = {name: call.values[name] for name in ("axis", "keepdims") if name in call.values}
        return full_like(reductions.sum(x, dtype=x.dtype, **axes), initial)
    call.values[operand] = x
    joined: LazyTensor = _JOINED[name](call.record(), initial)
    return joined
