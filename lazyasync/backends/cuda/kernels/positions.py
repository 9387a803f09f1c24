"""Kernels that find where the largest or the smallest element along an axis is.

Threads go through the elements with what is the largest so far, and its place; of equals the first
one counts, in whatever order they meet. Along the last axis a block, or a warp, has a row; along
others each thread a column, some threads the same, and where columns alone do not fill the device
several blocks, of which a second kernel compares what they have found.
"""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.backends.cuda.kernels.expressions import TYPES, memory_type
from lazyasync.backends.cuda.kernels.keys import ORDERED, bytes_of, key, key_of_smallest, key_type
from lazyasync.backends.cuda.kernels.operations import (
    KERNELS,
    THREADS,
    OwnRow,
    Task,
    around,
    index_type,
)
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT, INDEX_LIMIT, WARP, ceil_divide
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

WARP_ROW = 1024
"""Elements of a row up to which a warp has it."""
BLOCKS = 8
"""Blocks for each multiprocessor that there should be."""
LEAST = 16
"""Elements for each thread that are worth a block."""
HEIGHT = THREADS // WARP
"""Threads of a block that have the same column."""

BETTER = """\
#ifndef LAZYASYNC_BETTER
#define LAZYASYNC_BETTER
// Takes another element for the best so far if it is, or is the same and comes before it.
template <typename K>
static __device__ __forceinline__ void better(K& best, int& place, K other, int other_place) {
  if (other > best || (other == best && other_place < place)) {
    best = other;
    place = other_place;
  }
}
#endif
"""


def _write(task: Task) -> None:
    (x,) = task.given
    axis = task.attributes.axis
    shape = x.type.shape
    before, length, after = (1, x.type.size, 1) if axis is None else around(shape, axis)
    if after == 1:
        _rows(task, before, length)
    else:
        _columns(task, before, length, after)


def _key(task: Task, element: str) -> str:
    dtype = task.inputs[0].dtype
    chosen = key if task.node.operation.name == "argmax" else key_of_smallest
    return chosen(element, dtype)


def _rows(task: Task, before: int, length: int) -> None:
    (x,) = task.given
    dtype = x.type.dtype
    type, memory = key_type(dtype), memory_type(dtype)
    wanted = BLOCKS * task.target.multiprocessors
    segments = 1
    if length > WARP_ROW:
        segments = max(1, min(ceil_divide(wanted, before), length // (THREADS * LEAST)))
    each = ceil_divide(length, segments)
    lanes = x.lanes(ALIGNMENT, length)
    each = ceil_divide(each, lanes) * lanes
    segments = ceil_divide(length, each)
    index = index_type(x.type.size)
    by_warp = length <= WARP_ROW
    threads = WARP if by_warp else THREADS
    rows = THREADS // threads
    keys = places = ""
    if segments > 1:
        keys = task.workspace(before * segments, type, bytes_of(type))
        places = task.workspace(before * segments, "int", 4)
        save = f"({keys})[line] = best;\n({places})[line] = place;"
    else:
        save = "out[line] = place;"
    body = f"""\
  const int lane = threadIdx.x % {threads};
  const {index} own = ({index})blockIdx.x * {rows} + threadIdx.x / {threads};
  // Threads without a row do the last one with others: all of a warp have to be there.
  const {index} line = own < {before * segments} ? own : {before * segments} - 1;
  const {index} row = line / {segments};
  const int first = (line - row * {segments}) * {each};
  const int last = first + {each} < {length} ? first + {each} : {length};
  {type} best = 0;
  int place = 2147483647;
  #pragma unroll 4
  for (int j = first + lane * {lanes}; j < last; j += {threads * lanes}) {{
    const Vector<{memory}, {lanes}> given =
        load_lanes<{lanes}>(&{x.at(f"row * {length} + j")});
    #pragma unroll
    for (int k = 0; k < {lanes}; ++k)
      better<{type}>(best, place, {_key(task, "given.lanes[k]")}, j + k);
  }}
  #pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) {{
    const {type} other = exchange(best, distance);
    const int there = exchange(place, distance);
    better(best, place, other, there);
  }}
"""
    if not by_warp:
        body += _across(type, HEIGHT)
        body += f"  if (threadIdx.x == 0) {{ {save} }}"
    else:
        body += f"  if (lane == 0 && own < {before * segments}) {{ {save} }}"
    task.kernel(body, ceil_divide(before * segments, rows), helpers=ORDERED + BETTER)
    if segments > 1:
        _compare(task, before, segments, 1, keys, places)


def _across(type: str, warps: int) -> str:
    """Has thread 0 know the best of what the warps have."""
    return f"""\
  __shared__ {type} bests[{warps}];
  __shared__ int theirs[{warps}];
  if (threadIdx.x % 32 == 0) {{
    bests[threadIdx.x / 32] = best;
    theirs[threadIdx.x / 32] = place;
  }}
  __syncthreads();
  if (threadIdx.x == 0)
    for (int k = 1; k < {warps}; ++k) better(best, place, bests[k], theirs[k]);
"""


def _columns(task: Task, before: int, length: int, after: int) -> None:
    (x,) = task.given
    dtype = x.type.dtype
    type, memory = key_type(dtype), memory_type(dtype)
    lanes = min(4, x.lanes(ALIGNMENT, after))
    while lanes > 1 and after // lanes < WARP:
        lanes //= 2
    width = WARP * lanes
    tiles = ceil_divide(after, width)
    wanted = ceil_divide(BLOCKS * task.target.multiprocessors, before * tiles)
    segments = max(1, min(wanted, length // (HEIGHT * LEAST)))
    each = ceil_divide(length, segments)
    segments = ceil_divide(length, each)
    index = index_type(x.type.size)
    keys = places = ""
    result = f"(matrix * {segments} + segment) * {after} + column + k"
    if segments > 1:
        keys = task.workspace(before * segments * after, type, bytes_of(type))
        places = task.workspace(before * segments * after, "int", 4)
        save = f"({keys})[{result}] = best;\n      ({places})[{result}] = place;"
    else:
        save = f"out[{result}] = place;"
    body = f"""\
  __shared__ {type} bests[{THREADS * lanes}];
  __shared__ int theirs[{THREADS * lanes}];
  const int x = threadIdx.x % 32, y = threadIdx.x / 32;
  const {index} block = blockIdx.x, tile = block % {tiles}, rest = block / {tiles};
  const int segment = rest % {segments};
  const {index} matrix = rest / {segments};
  const {index} column = (tile * 32 + x) * {lanes};
  const int first = segment * {each};
  const int last = first + {each} < {length} ? first + {each} : {length};
  {type} best_of[{lanes}];
  int place_of[{lanes}];
  for (int k = 0; k < {lanes}; ++k) {{
    best_of[k] = 0;
    place_of[k] = 2147483647;
  }}
  if (column < {after}) {{
    #pragma unroll 4
    for (int j = first + y; j < last; j += {HEIGHT}) {{
      const Vector<{memory}, {lanes}> given =
          load_lanes<{lanes}>(&{x.at(f"(matrix * {length} + j) * {after} + column")});
      #pragma unroll
      for (int k = 0; k < {lanes}; ++k)
        better<{type}>(best_of[k], place_of[k], {_key(task, "given.lanes[k]")}, j);
    }}
  }}
  for (int k = 0; k < {lanes}; ++k) {{
    bests[k * {THREADS} + threadIdx.x] = best_of[k];
    theirs[k * {THREADS} + threadIdx.x] = place_of[k];
  }}
  __syncthreads();
  if (y == 0 && column < {after}) {{
    for (int k = 0; k < {lanes}; ++k) {{
      {type} best = best_of[k];
      int place = place_of[k];
      for (int n = 1; n < {HEIGHT}; ++n)
        better(best, place, bests[k * {THREADS} + n * 32 + x], theirs[k * {THREADS} + n * 32 + x]);
      {save}
    }}
  }}"""
    task.kernel(body, before * segments * tiles, helpers=ORDERED + BETTER)
    if segments > 1:
        _compare(task, before, segments, after, keys, places)


def _compare(task: Task, before: int, segments: int, after: int, keys: str, places: str) -> None:
    """The kernel that compares what several blocks have found."""
    type = key_type(task.inputs[0].dtype)
    body = f"""\
  const auto matrix = i / {after}, column = i - matrix * {after};
  {type} best = 0;
  int place = 2147483647;
  #pragma unroll 8
  for (int n = 0; n < {segments}; ++n) {{
    const auto at = (matrix * {segments} + n) * {after} + column;
    better<{type}>(best, place, ({keys})[at], ({places})[at]);
  }}
  out[i] = place;"""
    task.elements(body, before * after, ORDERED + BETTER)


def _fits(node: Node, inputs: Sequence[TensorType]) -> bool:
    (x,) = inputs
    return x.dtype.char in TYPES and x.size < INDEX_LIMIT


for name in ("argmax", "argmin"):
    KERNELS.register(name, OwnRow(_write, _fits, keeps_narrow=True))
