"""What convolutions, pooling and resizing share: numbers for each spatial axis, and layouts."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, TypeAlias

from lazyasync.errors import ShapeError
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.tensor import LazyTensor

__all__: list[str] = []

Numbers: TypeAlias = int | Sequence[int]
"""A number for all spatial axes, or one for each."""


def each_axis(name: str, what: str, value: Any, axes: int, least: int = 1) -> tuple[int, ...]:
    """A number for each spatial axis, of one number or of as many as there are axes.

    Raises ``TypeError`` for what are no integers, and ``ValueError`` for another count or for less
    than ``least``.
    """
    if isinstance(value, Sequence) and not isinstance(value, str):
        numbers = tuple([operator.index(number) for number in value])
        if len(numbers) == 1:
            numbers *= axes
    else:
        try:
            numbers = (operator.index(value),) * axes
        except TypeError:
            raise TypeError(f"{name}: {what} is a number or {axes}, not {value!r}") from None
    if len(numbers) != axes:
        raise ValueError(f"{name}: {what} has {len(numbers)} numbers, for {axes} axes")
    if any(number < least for number in numbers):
        raise ValueError(f"{name}: {what} must be at least {least}, not {value!r}")
    return numbers


class Layout:
    """How an input lies, so that a result can be made to lie as it does.

    An input has a batch axis, or none, and its channels before the spatial axes or, with
    ``channels_last``, behind them.
    """

    __slots__ = ("channels_last", "has_batch")

    def __init__(self, name: str, x: LazyTensor, axes: int, channels_last: bool) -> None:
        if x.ndim not in (axes + 1, axes + 2):
            order = "*spatial, channels" if channels_last else "channels, *spatial"
            raise ShapeError(
                f"{name}: the input has the shape (batch, {order}), or that without the batch, "
                f"with {axes} spatial axes, not {x.shape}"
            )
        self.has_batch = x.ndim == axes + 2
        self.channels_last = channels_last

    def channels_first(self, x: LazyTensor) -> LazyTensor:
        """The input as (batch, channels, spatial axes)."""
        if not self.has_batch:
            x = reshape(x, (1, *x.shape))
        return moveaxis(x, -1, 1) if self.channels_last else x

    def restored(self, x: LazyTensor) -> LazyTensor:
        """A result of (batch, channels, spatial axes) as the input was."""
        if self.channels_last:
            x = moveaxis(x, 1, -1)
        return x if self.has_batch else reshape(x, x.shape[1:])
