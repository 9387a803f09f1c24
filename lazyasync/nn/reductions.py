"""What a loss makes of the losses of the elements: their mean, their sum, or themselves."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lazyasync.ops.reductions.reductions import mean
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.tensor import LazyTensor

Reduction: TypeAlias = Literal["none", "mean", "sum"]


def check_reduction(name: str, reduction: str, *more: str) -> None:
    """Raises ``ValueError`` for what is no reduction, or one of ``more``."""
    known = ("none", "mean", "sum", *more)
    if reduction not in known:
        raise ValueError(f"{name}: reduction must be one of {known}, not {reduction!r}")


def reduced(losses: LazyTensor, reduction: str) -> LazyTensor:
    """The losses after their reduction."""
    if reduction == "none":
        return losses
    return mean(losses) if reduction == "mean" else total(losses)
