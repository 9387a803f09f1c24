"""A call of NumPy's with tensors: recorded, answered from types, or computed from the values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError
from lazyasync.ops.dispatch import as_operand, convert, first_operand
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.numpy_calls import on_host
from lazyasync.ops.numpy_calls.arguments import Call, refuse, understood
from lazyasync.ops.numpy_calls.names import name_here, name_of, named
from lazyasync.ops.numpy_calls.protocols import RECORDED
from lazyasync.ops.numpy_calls.reductions import reduce
from lazyasync.ops.one_operand import as_tensor, kind_number
from lazyasync.ops.promotion import canonical_dtype, python_scalar
from lazyasync.ops.statistics.running import cummax, cummin
from lazyasync.tensor import LazyTensor

_SAYS_TYPES = frozenset(
    {
        *("can_cast", "common_type", "diag_indices_from", "einsum_path", "iscomplexobj"),
        *("isrealobj", "ndim", "result_type", "shape", "size", "tril_indices_from"),
        "triu_indices_from",
    }
)
"""Functions that need no values, and whose results are no arrays of the caller's numbers."""

_WRITES: dict[str, str] = {
    "copyto": "t.copy_from(array)",
    "fill_diagonal": "la.fill_diagonal(t, value)",
    "place": "t.set_(la.where(mask, value, t))",
    "put": "t[indices] = value, of t.ravel() if it has several axes",
    "put_along_axis": "la.put_along_axis(t, indices, values, axis)",
    "putmask": "t.set_(la.where(mask, value, t))",
}
"""Functions that write to their first argument, and what to write where that is a tensor."""

_REDUCTIONS = {
    "add": "sum",
    "multiply": "prod",
    "maximum": "max",
    "minimum": "min",
    "logical_or": "any",
    "logical_and": "all",
}
"""What ``reduce`` of a universal function is called."""

_ACCUMULATIONS = {
    "add": "cumsum",
    "multiply": "cumprod",
    "maximum": "cummax",
    "minimum": "cummin",
}
"""What ``accumulate`` of a universal function is called. NumPy has no functions for the last."""

_AT = {
    **{name: name for name in ("add", "subtract", "multiply", "divide", "power")},
    "minimum": "min",
    "maximum": "max",
}
"""What changes a part as ``at`` of a universal function does."""

_JOINS = frozenset({"concatenate", "stack", "hstack", "vstack", "dstack", "column_stack"})


# ---- functions -----------------------------------------------------------------------------


def call_function(
    function: Any, args: tuple[Any, ...], keywords: dict[str, Any], device: Device
) -> Any:
    """What a function of NumPy's gives that was called with tensors, of ``device`` the first."""
    name = function.__name__
    if name in _WRITES and args and isinstance(args[0], LazyTensor):
        raise TypeError(
            f"{name_of(function)} writes to its first argument, and tensors are not written to by "
            f"NumPy; write {_WRITES[name]}"
        )
    recorder = named(function)
    if not hasattr(function, "_implementation"):
        return _like(function, recorder, args, keywords, device)
    if recorder is None:
        if name in _SAYS_TYPES:
            return on_host.of_types(function, args, keywords)
        _refuse_to_write(function, keywords.get("out"))
        return on_host.compute(function, function, args, keywords)
    call = understood(function, recorder, args, keywords)
    out = call.pop("out")
    if out is not None:
        return _into(function, function, args, keywords, out)
    if name == "where" and len(call.values) == 1:
        return _places(function, call.values["condition"])
    if name in _JOINS:
        return _join(call)
    if name == "pad" and isinstance(call.values.get("constant_values"), (tuple, list)):
        # One for each side, of which la.pad has a single one.
        constants = np.unique(np.asarray(call.values["constant_values"]))
        if constants.size == 1:
            call.values["constant_values"] = constants[0]
    others = [name for name in ("where", "initial") if not call.takes(name)]
    if "a" in call.values and call.values.keys() & others:
        return reduce(call, recorder.__name__, "a")
    if name in ("var", "std") and call.values.keys() >= {"ddof", "correction"}:
        raise ValueError("ddof and correction can't be provided simultaneously.")
    return call.record()


def _like(
    function: Any,
    recorder: Callable[..., Any] | None,
    args: tuple[Any, ...],
    keywords: dict[str, Any],
    device: Device,
) -> Any:
    """A tensor, as ``like=`` a tensor asks for, on its device."""
    if recorder is None:
        return asarray(function(*args, **keywords), device=device)
    call = understood(function, recorder, args, keywords)
    call.values["device"] = device
    return call.record()


def _places(function: Any, condition: Any) -> Any:
    """``np.where`` of a condition alone, which is `np.nonzero`."""
    recorder = named(np.nonzero)
    if recorder is None:
        return on_host.compute(function, function, (condition,), {})
    return recorder(condition)


def _join(call: Call) -> LazyTensor:
    """Tensors joined, in the dtype that was asked for."""
    dtype = None if call.takes("dtype") else call.pop("dtype")
    joined: LazyTensor = call.record()
    return joined if dtype is None else _cast(call.function, joined, dtype, "same_kind")


# ---- universal functions -------------------------------------------------------------------


def call_ufunc(
    ufunc: np.ufunc, method: str, inputs: tuple[Any, ...], keywords: dict[str, Any]
) -> Any:
    """What a universal function, or one of its methods, gives that was called with tensors."""
    out = keywords.get("out")
    outputs = out if isinstance(out, tuple) else (out,)
    if any(_is_left_to(operand) for operand in (*inputs, *outputs)):
        return NotImplemented
    called = ufunc if method == "__call__" else getattr(ufunc, method)
    if out is not None:
        return _into(called, ufunc, inputs, keywords, out)
    if method == "at" and isinstance(inputs[0], LazyTensor):
        how = _AT.get(ufunc.__name__)
        instead = f"t = t.at[index].{how}(value)" if how else "t[index] = ..., of t[index]"
        raise TypeError(
            f"{name_of(ufunc)}.at writes to its first argument, and tensors are not written to by "
            f"NumPy; write `{instead}`"
        )
    if method == "__call__":
        recorder = named(ufunc)
        if recorder is not None:
            if not keywords:
                RECORDED.setdefault(ufunc, recorder)  # found at once from now on
            return _apply(ufunc, RECORDED.get(ufunc, recorder), inputs, keywords)
    elif method == "outer":
        recorder = named(ufunc)
        if recorder is not None:
            return _apply(ufunc, recorder, _crossed(ufunc, *inputs), keywords)
    elif method in ("reduce", "accumulate"):
        reductions = _REDUCTIONS if method == "reduce" else _ACCUMULATIONS
        function = reductions.get(ufunc.__name__)
        if function is not None and getattr(np, ufunc.__name__, None) is ufunc:
            return _along(ufunc, function, inputs[0], keywords)
    return on_host.compute(called, ufunc, inputs, keywords)


def _crossed(ufunc: np.ufunc, left: Any, right: Any) -> tuple[Any, Any]:
    """Operands of which each element meets each: ``left`` with an axis for each one of ``right``.

    Numbers stay numbers, which take the dtype of what is beside them.
    """
    if python_scalar(left) is not None or python_scalar(right) is not None:
        return left, right
    left = first_operand(ufunc.__name__, left, right)
    right = as_operand(ufunc.__name__, right, left)
    return reshape(left, (*left.shape, *(1,) * right.ndim)), right


def _is_left_to(operand: Any) -> bool:
    """Whether an operand is of a class that has its own way with universal functions."""
    of_class = getattr(type(operand), "__array_ufunc__", None)
    if of_class is None or isinstance(operand, LazyTensor):
        return False
    return of_class not in (np.ndarray.__array_ufunc__, getattr(np.generic, "__array_ufunc__", 0))


def _apply(
    ufunc: np.ufunc,
    recorder: Callable[..., Any],
    inputs: tuple[Any, ...],
    keywords: dict[str, Any],
) -> Any:
    """A universal function of its operands, which ``dtype=`` converts first, as NumPy does."""
    dtype, casting = None, "same_kind"
    others: dict[str, Any] = {}
    for name, value in keywords.items():
        if name == "dtype":
            dtype = value
        elif name == "casting":
            casting = value
        elif name == "where":
            if value is not True:
                raise TypeError(
                    f"{name_of(ufunc)} of a tensor leaves no element undefined, so that there is "
                    f"nothing for 'where'; write la.where(condition, la.{recorder.__name__}(...), "
                    "value)"
                )
        elif name == "axis" and ufunc.signature is not None:
            others["axis"] = value
        elif name not in ("order", "subok"):
            refuse(ufunc, name)
    if dtype is None:
        if casting not in ("same_kind", "unsafe"):
            refuse(ufunc, "casting")
        return recorder(*inputs, **others)
    dtype = canonical_dtype(dtype)
    only_result = dtype == np.bool_ and ufunc.nin > 0 and _gives_booleans(ufunc)
    if not only_result:
        inputs = tuple(_cast_operand(ufunc, operand, dtype, casting) for operand in inputs)
    results = recorder(*inputs, **others)
    for result in results if isinstance(results, tuple) else (results,):
        if result.dtype != dtype:
            raise DTypeError(f"{name_of(ufunc)}: there is none of the dtype {dtype} for tensors")
    return results


def _gives_booleans(ufunc: np.ufunc) -> bool:
    return all(loop.endswith("?") for loop in ufunc.types if not loop.endswith("O"))


def _cast_operand(ufunc: np.ufunc, operand: Any, dtype: np.dtype, casting: Any) -> Any:
    """An operand in the dtype asked for. What has none takes it anyway."""
    if kind_number(operand) is not None:
        return operand
    return _cast(ufunc, as_tensor(ufunc.__name__, operand), dtype, casting)


def _cast(function: Any, x: LazyTensor, dtype: Any, casting: Any) -> LazyTensor:
    dtype = canonical_dtype(dtype)
    if not np.can_cast(x.dtype, dtype, casting):
        raise DTypeError(
            f"{name_of(function)}: cannot cast {x._node.type} to {dtype} according to the rule "
            f"{casting!r}"
        )
    return convert(x, dtype)


def _along(ufunc: np.ufunc, name: str, operand: Any, keywords: dict[str, Any]) -> Any:
    """``reduce`` or ``accumulate``, whose axis is the first one unless it is given."""
    given = {"axis": 0, **keywords}
    given = {key: value for key, value in given.items() if value is not None or key == "axis"}
    if name in _ACCUMULATIONS.values() and given["axis"] is None and np.ndim(operand) > 1:
        raise ValueError(f"{name_of(ufunc)}.accumulate does not allow multiple axes")
    if name in ("cummax", "cummin"):
        running = cummax if name == "cummax" else cummin
        dtype, axis = given.pop("dtype", None), given.pop("axis")
        x = operand if dtype is None else convert(as_tensor(name, operand), canonical_dtype(dtype))
        return running(x, axis, **given)
    recorder = named(getattr(np, name))
    assert recorder is not None
    call = Call(getattr(np, name), recorder, {"a": operand, **given}, ())
    if name in _REDUCTIONS.values():
        x = as_tensor(name, operand)
        if not x.ndim and call.values["axis"] == 0:
            call.values["axis"] = None
        return reduce(call, name, "a")
    return call.record()


# ---- what is written to --------------------------------------------------------------------


def _refuse_to_write(function: Any, out: Any) -> None:
    """Raises ``TypeError`` if an output is a tensor."""
    for output in out if isinstance(out, (tuple, list)) else (out,):
        if isinstance(output, LazyTensor):
            _no_tensor_out(function)


def _no_tensor_out(function: Any) -> NoReturn:
    raise TypeError(
        f"{name_of(function)}: tensors are not written to, so out= cannot be one; write "
        f"t = {name_here(function)}(...), or t.set_(...) of that"
    )


def _into(
    called: Callable[..., Any],
    function: Any,
    args: Sequence[Any],
    keywords: dict[str, Any],
    out: Any,
) -> Any:
    """What goes into arrays, now: NumPy computes it from the values."""
    _refuse_to_write(function, out)
    why = f"{name_of(function)} writes to an array at once, for which it needs the values"
    return on_host.compute(called, function, tuple(args), keywords, why)
