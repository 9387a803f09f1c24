"""Kernels for sums of windows: convolutions of single channels with a kernel that is one number.

So are the means of windows and their gradients recorded. For a library they are convolutions of
many groups, of which it has no quick way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from lazyasync.backends.cuda.kernels.combining import element, number
from lazyasync.backends.cuda.kernels.expressions import memory_type
from lazyasync.backends.cuda.kernels.operations import KERNELS, OwnRow, Task, by_own_kernels
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT, INDEX_LIMIT
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

MOST_TAPS = 64
"""Elements of a window that a thread reads one after the other."""


def window_sums(builder: FusionBuilder, value: int) -> bool:
    """The rule for convolutions that are sums of windows."""
    graph = builder.graph
    operands = graph.operands[value]
    kernel = operands[1]
    strides, shape = builder.geometries[kernel].strides, graph.types[kernel].shape
    if any(step for step, length in zip(strides, shape, strict=True) if length > 1):
        return False
    return math.prod(shape) > 1 and by_own_kernels(builder, value)


def _fits(node: Node, inputs: Sequence[TensorType]) -> bool:
    x, kernel = inputs
    if x.dtype.char not in "efdE" or max(x.size, node.type.size) >= INDEX_LIMIT:
        return False
    return x.shape[1:3] == kernel.shape[1:3] == (1, 1) and kernel.size <= MOST_TAPS


def _write(task: Task) -> None:
    x, kernel = task.given
    dtype = task.output.dtype
    held = "double" if dtype.char == "d" else "float"
    lengths, taps, places = x.type.shape[3:], kernel.type.shape[3:], task.output.shape[3:]
    strides, padding, spread, dilation = task.attributes
    axes = len(taps)
    lanes = _lanes(task)
    lines = [f"  const int at = i * {lanes};"]
    rest = "at"
    for axis in reversed(range(axes)):
        lines.append(f"  const int p{axis} = {rest} % {places[axis]};")
        lines.append(f"  const int q{axis} = {rest} / {places[axis]};")
        rest = f"q{axis}"
    lines.append(f"  {held} sums[{lanes}];")
    lines.append(f"  for (int k = 0; k < {lanes}; ++k) sums[k] = 0;")
    line = f"{rest} * {lengths[0]} + x0" if axes else rest
    guards: list[str] = []
    for axis in range(axes):
        if axis == axes - 1 and lanes > 1:
            break
        before = padding[axis][0]
        lines.append("  #pragma unroll")
        lines.append(f"  for (int t{axis} = 0; t{axis} < {taps[axis]}; ++t{axis}) {{")
        place = f"p{axis} * {strides[axis]} + t{axis} * {dilation[axis]} - {before}"
        lines.append(f"  const int y{axis} = {place};")
        lines.append(f"  const int x{axis} = y{axis} / {spread[axis]};")
        asked = [f"y{axis} >= 0", f"x{axis} < {lengths[axis]}"]
        if spread[axis] > 1:
            asked.append(f"y{axis} % {spread[axis]} == 0")
        guards += asked
    for axis in range(1, axes):
        line = f"({line}) * {lengths[axis]} + x{axis}"
    if lanes > 1:
        wide = lanes * taps[-1]
        lines.append(f"  const int x{axes - 1} = p{axes - 1} * {taps[-1]};")
        memory = memory_type(dtype)
        if guards:
            lines.append(f"  if ({' && '.join(guards)}) {{")
        lines.append(f"  const Vector<{memory}, {wide}> given = load_lanes<{wide}>(&{x.at(line)});")
        lines.append("  #pragma unroll")
        given = number("given.lanes[k]", dtype)
        lines.append(f"  for (int k = 0; k < {wide}; ++k) sums[k / {taps[-1]}] += {given};")
        lines.append("  }" if guards else "")
        lines += ["  }"] * (axes - 1)
    else:
        lines.append(f"  if ({' && '.join(guards)}) sums[0] += {number(x.at(line), dtype)};")
        lines += ["  }"] * axes
    result = element(f"sums[k] * {number(kernel.at('0'), dtype)}", dtype)
    lines.append(f"  Vector<{memory_type(dtype)}, {lanes}> found;")
    lines.append(f"  for (int k = 0; k < {lanes}; ++k) found.lanes[k] = {result};")
    lines.append(f"  store_lanes<{lanes}>(out + at, found);")
    task.elements("\n".join(lines), task.output.size // lanes)


def _lanes(task: Task) -> int:
    """How many windows next to each other a thread reads as one vector."""
    x, kernel = task.given
    strides, padding, spread, dilation = task.attributes
    length, tap, places = x.type.shape[-1], kernel.type.shape[-1], task.output.shape[-1]
    if len(strides) == 0 or strides[-1] != tap or padding[-1][0] or length != tap * places:
        return 1
    if spread[-1] != 1 or dilation[-1] != 1:
        return 1
    wide = x.lanes(ALIGNMENT, length)
    lanes = wide // tap
    return lanes if lanes * tap == wide and lanes > 1 and places % lanes == 0 else 1


KERNELS.register("convolution", OwnRow(_write, _fits, frozenset([1]), is_asked_for=True))
