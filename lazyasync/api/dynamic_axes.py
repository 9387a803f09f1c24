"""`la.mark_dynamic`: which axes of tensors have lengths that vary."""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.ops.one_operand import check_tensor
from lazyasync.ops.shapes import normalize_axes
from lazyasync.runtime.scheduler import dynamic_axes
from lazyasync.tensor import LazyTensor

__all__ = [
    "mark_dynamic",
]


def mark_dynamic(x: LazyTensor, axis: int | Sequence[int]) -> None:
    """Says that the length of an axis, or of several, varies from step to step.

    A graph that reads ``x`` is then compiled for all lengths when it is first needed, and not when
    it is needed in a second length. ``x`` has data, as what `la.asarray` and `la.put` give; axes of
    length 0 and 1 are left as they are, for these mean something else. It is a hint: what is
    computed stays the same. Raises `ShapeError` for an axis that there is not, and ``ValueError``
    for a tensor that is still to be computed.
    """
    check_tensor("mark_dynamic", x)
    axes = normalize_axes("mark_dynamic", axis, x.ndim)
    if x._data is None:
        raise ValueError(
            "mark_dynamic: the tensor is yet to be computed. Mark those it is computed from, which "
            "have data, or await it first"
        )
    dynamic_axes.mark(x._data, axes)
