"""``x.at[key].add(value)``: a changed copy of a tensor.

The names are those of JAX (`jax.numpy.ndarray.at`). An index that occurs several times counts as
often, as in `numpy.ufunc.at`.
"""

from __future__ import annotations

from typing import Any

from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import scalar_operand
from lazyasync.ops.elementwise.powers import power
from lazyasync.ops.indexing.keys import change_item, get_item, set_item
from lazyasync.ops.indexing.scatter import How
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.tensor import LazyTensor


class IndexedPart:
    """``x[key]``, and copies of ``x`` in which it is another."""

    __slots__ = ("_key", "_x")

    def __init__(self, x: LazyTensor, key: Any) -> None:
        self._x = x
        self._key = key

    def __repr__(self) -> str:
        return f"{self._x!r}.at[{self._key!r}]"

    def get(self) -> LazyTensor:
        """``x[key]``."""
        return get_item(self._x, self._key)

    def set(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` with ``value`` there: of several for one place, the last."""
        return set_item(self._x, self._key, value)

    def add(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` with ``value`` added there."""
        return self._changed(value, "add")

    def subtract(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` with ``value`` subtracted there. Raises `DTypeError` for booleans."""
        x = self._x
        if x.dtype.kind == "b":
            raise DTypeError("subtract: booleans cannot be subtracted")
        # Added up first, for integers without a sign to wrap around as they do in NumPy.
        return x - change_item(self._all(0), self._key, value, "add")

    def multiply(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` with ``value`` multiplied there."""
        return self._changed(value, "multiply")

    def divide(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` divided there by ``value``, or by the product of several.

        Raises `DTypeError` for integers.
        """
        if kind_of(self._x.dtype) not in "fc":
            raise DTypeError(f"divide: the quotients of {self._x.dtype} are no {self._x.dtype}")
        return self._x / change_item(self._all(1), self._key, value, "multiply")

    def power(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` raised there to the power ``value``, or to the product of several."""
        if self._x.dtype.kind == "b":
            raise DTypeError("power: booleans have no powers")
        return power(self._x, change_item(self._all(1), self._key, value, "multiply"))

    def min(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` with the smaller of it and ``value`` there, NaN if either is NaN."""
        return self._changed(value, "minimum")

    def max(self, value: Any, /) -> LazyTensor:
        """A copy of ``x`` with the larger of it and ``value`` there, NaN if either is NaN."""
        return self._changed(value, "maximum")

    def _changed(self, value: Any, how: How) -> LazyTensor:
        return change_item(self._x, self._key, value, how)

    def _all(self, number: int) -> LazyTensor:
        x = self._x
        return broadcast_to(scalar_operand("at", number, x.dtype, x), x.shape)


class IndexedParts:
    """What ``x.at`` is: ``x.at[key]`` is an `IndexedPart`."""

    __slots__ = ("_x",)

    def __init__(self, x: LazyTensor) -> None:
        self._x = x

    def __getitem__(self, key: Any) -> IndexedPart:
        return IndexedPart(self._x, key)
