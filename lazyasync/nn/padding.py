"""Padding with the arguments that it has in networks: the last axis first."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final, Literal

from lazyasync.errors import ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.ops.manipulation import padding
from lazyasync.ops.one_operand import as_tensor
from lazyasync.tensor import LazyTensor

__all__ = ["pad"]

_MODES: Final = {"reflect": "reflect", "replicate": "edge", "circular": "wrap"}
"""What the modes are called in `la.pad`."""


@keywords_elsewhere(input="x=")
def pad(
    x: LazyTensor,
    pad: Sequence[int],
    mode: Literal["constant", "reflect", "replicate", "circular"] = "constant",
    value: float | None = None,
) -> LazyTensor:
    """``x`` with a border: `la.pad` with PyTorch's arguments.

    ``pad`` has how many elements are added before and behind the last axis, then before and behind
    the one in front of it, and so on; where a number is negative, so many are taken away. ``mode``
    is ``"constant"``, of ``value``, or 0; ``"reflect"``, the mirror image without the edge;
    ``"replicate"``, the edge; or ``"circular"``, what is at the other end. Raises `ShapeError`, and
    ``ValueError`` for another mode, or a value that it does not use.
    """
    x = as_tensor("pad", x)
    widths = [operator.index(width) for width in pad]
    if len(widths) % 2 or len(widths) > 2 * x.ndim:
        raise ShapeError(f"pad: {tuple(widths)} are not pairs for the last axes of {x._node.type}")
    if mode != "constant" and mode not in _MODES:
        raise ValueError(f"pad: mode must be one of {('constant', *_MODES)}, not {mode!r}")
    if mode != "constant" and value:
        raise ValueError(f"pad: mode={mode!r} takes no value")
    sides = [(0, 0)] * (x.ndim - len(widths) // 2)
    sides += list(zip(widths[::2], widths[1::2], strict=True))[::-1]
    for axis, (length, (before, behind)) in enumerate(zip(x.shape, sides, strict=True)):
        if length + before + behind < 0:
            raise ShapeError(f"pad: axis {axis} of {x._node.type} has less than {-before - behind}")
    more = [(max(0, before), max(0, behind)) for before, behind in sides]
    if mode == "constant":
        wide = padding.pad(x, more, constant_values=0 if value is None else value)
    else:
        wide = padding.pad(x, more, _MODES[mode])
    index: list[Any] = [
        slice(max(0, -before), length - max(0, -behind))
        for length, (before, behind) in zip(wide.shape, sides, strict=True)
    ]
    return wide[tuple(index)]
