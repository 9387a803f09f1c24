"""The protocols by which NumPy leaves a call to its operands: ``__array_ufunc__`` and another.

There is one rule. What NumPy is asked for is recorded by the function of the same name that
lazyasync has, wherever the values are: `np.sin(t)` is `la.sin(t)`. Where lazyasync has no such
function NumPy computes with the values, which takes that a host copy is certain. Here is what
``array + tensor`` needs, which is to be quick; the rest is imported with the first other call.

Source: NumPy's NEP 13 and NEP 18, which define the two protocols.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from lazyasync.ops import linear_algebra
from lazyasync.ops.elementwise import arithmetic, comparison, powers
from lazyasync.ops.number_operators import operator_of_numbers
from lazyasync.recording import SymbolicNumber
from lazyasync.tensor import LazyTensor

_Binary = Callable[[Any, Any], Any]

RECORDED: dict[np.ufunc, Callable[..., Any]] = {
    np.add: arithmetic.add,
    np.subtract: arithmetic.subtract,
    np.multiply: arithmetic.multiply,
    np.divide: arithmetic.divide,
    np.floor_divide: arithmetic.floor_divide,
    np.remainder: arithmetic.remainder,
    np.divmod: arithmetic.divmod,
    np.power: powers.power,
    np.matmul: linear_algebra.matmul,
    np.bitwise_and: arithmetic.bitwise_and,
    np.bitwise_or: arithmetic.bitwise_or,
    np.bitwise_xor: arithmetic.bitwise_xor,
    np.left_shift: arithmetic.left_shift,
    np.right_shift: arithmetic.right_shift,
}
"""What records a universal function that is called without keywords; others are added when they
are called first."""

_COMPARISONS: dict[np.ufunc, _Binary] = {
    np.equal: comparison.equal,
    np.not_equal: comparison.not_equal,
    np.less: comparison.less,
    np.less_equal: comparison.less_equal,
    np.greater: comparison.greater,
    np.greater_equal: comparison.greater_equal,
}

TAKEN = frozenset({LazyTensor, np.ndarray, int, float, complex, bool, np.float64, np.float32})
"""The classes that most operands have. Of others it is asked whether they are left to us."""


def _of_number(function: _Binary) -> _Binary:
    """A comparison whose left operand is a number of NumPy's, which arrives as an array.

    NumPy's numbers make an array without axes of themselves before they compare. As nobody can tell
    it from one that was an array before, that one is taken as a number as well.
    """

    def compare(left: Any, right: Any) -> Any:
        if type(left) is np.ndarray and not left.ndim:
            left = left[()]
        return function(left, right)

    return compare


RECORDED.update((ufunc, _of_number(function)) for ufunc, function in _COMPARISONS.items())


def _array_ufunc(
    self: LazyTensor, ufunc: np.ufunc, method: str, *inputs: Any, **keywords: Any
) -> Any:
    """Records what a universal function of NumPy's does, with the function of the same name.

    Raises ``TypeError`` for what that function cannot do, and for ``out=`` a tensor. Where there is
    no such function, and where the values go into an array, NumPy computes with them; where a host
    copy is not certain this raises `WouldBlockError`.
    """
    if method == "__call__" and not keywords:
        function = RECORDED.get(ufunc)
        if function is not None:
            for operand in inputs:
                if type(operand) not in TAKEN:
                    break
            else:
                return function(*inputs)
    return _later().call_ufunc(ufunc, method, inputs, keywords)


def _array_ufunc_of_number(
    self: LazyTensor, ufunc: np.ufunc, method: str, *inputs: Any, **keywords: Any
) -> Any:
    """As for tensors; what an operator does is Python's own arithmetic among numbers."""
    if method == "__call__" and not keywords and len(inputs) == 2:
        left, right = inputs
        if ufunc in _COMPARISONS and type(left) is np.ndarray and not left.ndim:
            left = left[()]
        if ufunc is np.divmod:
            return left // right, left % right
        result = operator_of_numbers(ufunc.__name__, left, right)
        if result is not NotImplemented:
            return result
    return _later().call_ufunc(ufunc, method, inputs, keywords)


def _array_function(
    self: LazyTensor,
    function: Any,
    types: Iterable[type],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> Any:
    """Records what a function of NumPy's does, with the function of the same name.

    As for universal functions. What asks for shapes and dtypes alone is answered at once.
    """
    if not all(issubclass(kind, (LazyTensor, np.ndarray)) for kind in types):
        return NotImplemented
    return _later().call_function(function, args, kwargs, self.device)


def _later() -> Any:
    return importlib.import_module("lazyasync.ops.numpy_calls.calls")


def install() -> None:
    """Assigns the protocols to `LazyTensor`; the package does so when imported."""
    LazyTensor.__array_ufunc__ = _array_ufunc  # type: ignore[method-assign]
    LazyTensor.__array_function__ = _array_function  # type: ignore[method-assign]
    SymbolicNumber.__array_ufunc__ = _array_ufunc_of_number  # type: ignore[method-assign]
