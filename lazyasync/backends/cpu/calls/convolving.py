"""Convolutions of vectors of real numbers by native functions, place by place."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.shared import (
    MOST_PARTS,
    NATIVE,
    CallContext,
    SharedKernel,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

UNITS = ("convolving",)
BLOCK = 8 * 64
"""The bytes of places that are found together, as convolving.c has it."""
BYTES_PER_SECOND = 8e10
"""Of products, with a thread."""
PART_SECONDS = 0.02
"""What a part takes at most, behind which a run may be stopped."""
LONGEST = 1 << 30
"""Places that are counted in 32 bits."""


def _lower(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    dtype, places = node.type.dtype, node.type.size
    if dtype.char not in "fd" or any(type.dtype != dtype for type in inputs) or places > LONGEST:
        return None
    length, count = sorted((type.size for type in inputs), reverse=True)
    block = BLOCK // dtype.itemsize
    seconds = length * count * dtype.itemsize / BYTES_PER_SECOND
    parts = spans(places, seconds, block, max(MOST_PARTS, int(seconds / PART_SECONDS)))
    is_turned = inputs[0].size < inputs[1].size

    def run(context: CallContext, one: Any, other: Any, out: Any) -> None:
        assert context.native is not None
        source, taps = (other, one) if is_turned else (one, other)
        padded = np.zeros(length + 2 * (count - 1) + block, dtype)
        padded[count - 1 : count - 1 + length] = source
        taps = np.ascontiguousarray(taps)
        at = address(padded) + (count - 1) * dtype.itemsize
        head = dtype.itemsize, at, length, address(taps), count, address(out)
        context.native.over("convolve_vectors", [(*head, part.start, part.stop) for part in parts])

    return SharedKernel(run, UNITS)


NATIVE.register("convolve", _lower)
