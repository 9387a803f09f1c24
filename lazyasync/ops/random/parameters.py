"""What distributions are given: the dtype, the shape, and parameters that broadcast to it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from lazyasync.arguments import real_number
from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import as_operand, convert
from lazyasync.ops.promotion import canonical_dtype, promote, python_scalar
from lazyasync.ops.shapes import joint_shape, normalize_shape
from lazyasync.recording import SymbolicNumber, on_host
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor

Shape: TypeAlias = int | Sequence[int]
"""What a shape is given as."""

Parameter: TypeAlias = float | SymbolicNumber | LazyTensor | np.ndarray
"""A number, which a compiled function may be given at each call, a tensor or an array."""


def drawn_dtype(name: str, dtype: Any, *parameters: Any) -> np.dtype:
    """The dtype asked for, or else the default, and at least that of parameters that have one."""
    canonical = default_real() if dtype is None else canonical_dtype(dtype)
    if dtype is None:
        for parameter in parameters:
            if python_scalar(parameter) is None:
                canonical = promote(name, canonical, canonical_dtype(parameter.dtype))
    if kind_of(canonical) != "f":
        raise DTypeError(f"{name}: random numbers of the dtype {canonical} are not supported")
    return canonical


def shape_first(name: str, shape: Any, *parameters: str) -> tuple[int, ...]:
    """The shape; an error says in which order the arguments stand, which in NumPy is another."""
    try:
        return normalize_shape(name, shape)
    except TypeError as error:
        raise TypeError(f"{error}; {_order(name, parameters)}") from None


def shaped(name: str, shape: Any, **given: Any) -> tuple[tuple[int, ...], list[Parameter]]:
    """The shape asked for, and the parameters; None: the shape that these broadcast to.

    Parameters are ``given`` in the order that users give them in. Raises as `parameter` does.
    """
    names = tuple(given)
    if shape is None:
        arrays = [one for one in given.values() if _has_shape(one)]
        lengths = joint_shape(name, [one.shape for one in arrays])
    else:
        lengths = shape_first(name, shape, *names)
    taken = [
        parameter(name, value, lengths, place, *names) for place, value in enumerate(given.values())
    ]
    return lengths, taken


def where(parameters: Sequence[Any]) -> Device | None:
    """The device of the first parameter that is a tensor; None: the job's first."""
    for parameter in parameters:
        if type(parameter) is LazyTensor:
            return parameter.device
    return None


def _has_shape(value: Any) -> bool:
    return type(value) is LazyTensor or isinstance(value, np.ndarray)


def parameter(
    name: str, value: Any, shape: tuple[int, ...], which: int, *parameters: str
) -> Parameter:
    """A number as a float; a tensor or an array as it is, if it broadcasts to ``shape``.

    Raises ``TypeError``, ``ValueError``, `DTypeError` or `ShapeError`.
    """
    if _has_shape(value):
        if kind_of(value.dtype) not in "biuf":
            raise DTypeError(
                f"{name}: {parameters[which]} is of real numbers, not of the dtype {value.dtype}"
            )
        check_broadcast(f"{name}: {parameters[which]}", value.shape, shape)
        given: Parameter = value
        return given
    if isinstance(value, (tuple, list)):
        raise TypeError(
            f"{name}: {parameters[which]} must be a number or a tensor, not {value!r}; "
            f"{_order(name, parameters)}"
        )
    number: float | SymbolicNumber = on_host(real_number, f"{name}: {parameters[which]}", value)
    return number


def check_broadcast(name: str, shape: tuple[int, ...], wanted: tuple[int, ...]) -> None:
    """Raises `ShapeError` unless a tensor of ``shape`` broadcasts to just ``wanted``."""
    ahead = len(wanted) - len(shape)
    if ahead < 0 or any(
        length not in (1, room) for length, room in zip(shape, wanted[ahead:], strict=True)
    ):
        raise ShapeError(f"{name} of shape {shape} does not broadcast to the shape {wanted}")


def converted(name: str, value: Parameter, like: LazyTensor) -> float | LazyTensor:
    """A parameter as what can be computed with in the dtype of ``like``, and not in a wider one."""
    if isinstance(value, (float, SymbolicNumber)):
        return value
    return convert(as_operand(name, value, like), like.dtype)


def check_range(
    name: str,
    value: Parameter,
    low: float,
    high: float = math.inf,
    *,
    open_low: bool = False,
    open_high: bool = False,
) -> None:
    """Raises ``ValueError`` for a number, or an array with one, that is not between two bounds.

    The bounds are among the numbers that may be, unless they are ``open``. What tensors hold is
    not known at the call.
    """
    if type(value) is not LazyTensor:
        on_host(_check_range, name, value, low, high, open_low, open_high)


def _check_range(
    name: str, value: Any, low: float, high: float, open_low: bool, open_high: bool
) -> None:
    above = value > low if open_low else value >= low
    below = value < high if open_high else value <= high
    if not np.all(above & below):
        start, end = "(" if open_low else "[", ")" if open_high else "]"
        if high == math.inf:
            wanted = f"{'above' if open_low else 'at least'} {low:g}"
            wanted += " and finite" if open_high else ""
        else:
            wanted = f"in {start}{low:g}, {high:g}{end}"
        raise ValueError(f"{name} must be {wanted}, not {value!r}")


def is_known(value: Parameter, number: float) -> bool:
    """Whether a parameter is a certain number, whatever a compiled function is called with."""
    return type(value) is float and value == number


def neutral_if_zero(number: float) -> float:
    """``number``, or -0.0 for a zero: plus that, everything is itself."""
    return number or -0.0


def _order(name: str, parameters: tuple[str, ...]) -> str:
    return f"the order is {name}(shape, {', '.join(parameters)})"
