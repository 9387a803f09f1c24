"""The operators of symbolic numbers: Python's among numbers, those of tensors beside a tensor."""

from __future__ import annotations

import builtins
import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from lazyasync.ops import linear_algebra
from lazyasync.ops.elementwise import arithmetic, comparison, powers
from lazyasync.ops.promotion import canonical_dtype, python_scalar
from lazyasync.recording import SymbolicNumber, host_tensor, on_host
from lazyasync.tensor import LazyTensor

_Binary = Callable[[Any, Any], Any]

_ARITHMETIC: tuple[tuple[str, _Binary, _Binary], ...] = (
    ("add", operator.add, arithmetic.add),
    ("sub", operator.sub, arithmetic.subtract),
    ("mul", operator.mul, arithmetic.multiply),
    ("truediv", operator.truediv, arithmetic.divide),
    ("floordiv", operator.floordiv, arithmetic.floor_divide),
    ("mod", operator.mod, arithmetic.remainder),
    ("pow", operator.pow, powers.power),
    ("matmul", operator.matmul, linear_algebra.matmul),
    ("and", operator.and_, arithmetic.bitwise_and),
    ("or", operator.or_, arithmetic.bitwise_or),
    ("xor", operator.xor, arithmetic.bitwise_xor),
    ("lshift", operator.lshift, arithmetic.left_shift),
    ("rshift", operator.rshift, arithmetic.right_shift),
)
"""``__<name>__`` and ``__r<name>__`` of numbers, and what they are beside a tensor."""

_COMPARISONS: tuple[tuple[str, _Binary, _Binary], ...] = (
    ("eq", operator.eq, comparison.equal),
    ("ne", operator.ne, comparison.not_equal),
    ("lt", operator.lt, comparison.greater),
    ("le", operator.le, comparison.greater_equal),
    ("gt", operator.gt, comparison.less),
    ("ge", operator.ge, comparison.less_equal),
)
"""The same of comparisons: beside a tensor it is the mirrored one of the tensor."""

_UNARY: tuple[tuple[str, Callable[..., Any]], ...] = (
    ("neg", operator.neg),
    ("pos", operator.pos),
    ("abs", operator.abs),
    ("invert", operator.invert),
    ("round", builtins.round),
    ("trunc", math.trunc),
    ("floor", math.floor),
    ("ceil", math.ceil),
)


def _apply(of_numbers: _Binary, of_tensors: _Binary, left: Any, right: Any) -> Any:
    """An operator of two operands, one of which is a symbolic number."""
    is_left = type(left) is SymbolicNumber
    other = right if is_left else left
    number = python_scalar(other)
    if number is not None:
        return on_host(of_numbers, *((left, number) if is_left else (number, right)))
    if isinstance(other, (np.ndarray, np.generic)):
        left, right = (
            operand if type(operand) is SymbolicNumber else _beside_number(operand, of_numbers, to)
            for operand, to in ((left, right), (right, left))
        )
    elif not isinstance(other, LazyTensor):
        # As beside the number itself: a sequence, say, has no such operator.
        return NotImplemented
    return of_tensors(left, right)


def operator_of_numbers(name: str, left: Any, right: Any) -> Any:
    """What NumPy's function ``name`` does with two operands, one of which is a symbolic number.

    ``NotImplemented`` if it is no operator.
    """
    found = _BY_NAME.get(name)
    return NotImplemented if found is None else _apply(*found, left, right)


def _mirrored(of_tensors: _Binary) -> _Binary:
    return lambda left, right: of_tensors(right, left)


_BY_NAME: dict[str, tuple[_Binary, _Binary]] = {
    **{of_tensors.__name__: (of_numbers, of_tensors) for _, of_numbers, of_tensors in _ARITHMETIC},
    **{
        name: (of_numbers, _mirrored(of_tensors))
        for name, (_, of_numbers, of_tensors) in zip(
            ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"),
            _COMPARISONS,
            strict=True,
        )
    },
}
"""The operators by the names that NumPy and lazyasync have for them."""


def _beside_number(array: Any, of_numbers: _Binary, number: SymbolicNumber) -> LazyTensor:
    """An array of NumPy, in the dtype that NumPy would give to it and the number together."""
    dtype = np.result_type(array.dtype, number.kind(0))
    if of_numbers is operator.truediv and dtype.kind in "biu":
        dtype = np.dtype(np.float64)
    return host_tensor(np.array(array, canonical_dtype(dtype), order="C"), number.device)


# With names, by which they are found where a traced function is read from bytes.


def _real(number: Any) -> Any:
    return number.real


def _imaginary(number: Any) -> Any:
    return number.imag


def _conjugate(number: Any) -> Any:
    return number.conjugate()


def install() -> None:
    """Assigns operators to `SymbolicNumber`; the package does so when imported."""

    def assign(name: str, method: Callable[..., Any]) -> None:
        method.__name__ = name
        method.__qualname__ = f"SymbolicNumber.{name}"
        setattr(SymbolicNumber, name, method)

    def binary(of_numbers: _Binary, of_tensors: _Binary) -> _Binary:
        return lambda self, other: _apply(of_numbers, of_tensors, self, other)

    def reflected(of_numbers: _Binary, of_tensors: _Binary) -> _Binary:
        return lambda self, other: _apply(of_numbers, of_tensors, other, self)

    def unary(of_numbers: Callable[..., Any]) -> Callable[..., Any]:
        return lambda self, *arguments: on_host(of_numbers, self, *arguments)

    for name, of_numbers, of_tensors in _ARITHMETIC:
        assign(f"__{name}__", binary(of_numbers, of_tensors))
        assign(f"__r{name}__", reflected(of_numbers, of_tensors))
        # Numbers do not change in place: `n += 1` makes another one.
        assign(f"__i{name}__", binary(of_numbers, of_tensors))
    for name, of_numbers, of_tensors in _COMPARISONS:
        assign(f"__{name}__", binary(of_numbers, _mirrored(of_tensors)))
    for name, of_number in _UNARY:
        assign(f"__{name}__", unary(of_number))
    for name, part in (("real", _real), ("imag", _imaginary)):
        setattr(SymbolicNumber, name, property(unary(part)))
    assign("conjugate", unary(_conjugate))
    assign("__divmod__", lambda self, other: (self // other, self % other))
    assign("__rdivmod__", lambda self, other: (other // self, other % self))
