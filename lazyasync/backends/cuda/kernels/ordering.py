"""The order of indices along an axis: which come first, by what they point to and by their number.

By counting digits, the lowest first, of which each pass keeps the order (a radix sort: D. Knuth,
"The Art of Computer Programming", volume 3, 5.2.5). A pass is three kernels: each block counts the
digits of its part, what comes before each part is added up, and each part is put where it goes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lazyasync.backends.cuda.kernels.gathers import WRAPPED
from lazyasync.backends.cuda.kernels.operations import KERNELS, THREADS, OwnRow, Task, compute
from lazyasync.backends.cuda.kernels.writer import WARP, ceil_divide
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.types import TensorType

MAX_DIGIT_BITS = 8
MOST_RANKED = 1024
"""Indices up to which each is compared with all others, by one kernel."""
PLACE = np.dtype(np.int32)
LIMIT = 1 << 30
"""Indices, and places that they point to, which are fewer."""
WARPS = THREADS // WARP


class OrderAttributes(NamedTuple):
    """``length``: of the axis that the indices are along."""

    length: int


ORDER = Operation(
    "order_of_indices",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: TensorType((2, inputs[0].size), PLACE),
    attributes=OrderAttributes,
)
"""The numbers of indices in the order of what they point to, and that, counted from the front."""


def add_order(builder: FusionBuilder, value: int, indices: int, length: int) -> None:
    """Gives a value the order of the indices that are its operand, as its last operand.

    All values with the same indices have the same one.
    """
    type = builder.graph.types[indices]
    attributes = OrderAttributes(length)
    node = Node(ORDER, (), attributes, ORDER.infer((type,), attributes))
    order, is_new = builder.add_operand(value, node, (indices,))
    if is_new:
        compute(builder, order)


def _write(task: Task) -> None:
    (indices,) = task.given
    count, length = indices.type.size, task.attributes.length
    if count <= MOST_RANKED:
        _rank(task, count, length)
        return
    bits = max(1, (length - 1).bit_length())
    passes = ceil_divide(bits, MAX_DIGIT_BITS)
    digit = ceil_divide(bits, passes)
    items = 16 if count >= 1 << 20 else 8 if count >= 1 << 17 else 4
    blocks = ceil_divide(count, THREADS * items)
    counts = task.workspace((1 << digit) * blocks, "unsigned int", 4)
    totals = task.workspace(1 << digit, "unsigned int", 4)
    pairs = [task.workspace(2 * count, "int", 4) for _ in range(min(2, passes - 1))]
    source = ""
    for number in range(passes):
        target = "out" if number == passes - 1 else pairs[number % 2]
        tile = _Tile(count, length, digit, number * digit, items, blocks, counts, totals)
        key = f"(int)wrapped({indices.at('i')}, {length})"
        position = "i"
        if number:
            key, position = f"({source})[{count} + i]", f"({source})[i]"
        task.kernel(_count(tile, key), blocks, helpers=WRAPPED)
        task.kernel(_add_up(tile), 1 << digit)
        task.kernel(_put(tile, key, position, target), blocks, helpers=WRAPPED)
        source = target


class _Tile(NamedTuple):
    """What the kernels of a pass have in common."""

    count: int
    length: int
    bits: int
    shift: int
    items: int
    blocks: int
    counts: str
    totals: str

    @property
    def digits(self) -> int:
        """How many different ones there are."""
        return 1 << self.bits

    def digit(self, key: str) -> str:
        """The digit of a key."""
        return f"(({key} >> {self.shift}) & {self.digits - 1})"


def _rank(task: Task, count: int, length: int) -> None:
    (indices,) = task.given
    body = f"""\
  const int own = (int)wrapped({indices.at("i")}, {length});
  int rank = 0;
  for (int j = 0; j < {count}; ++j) {{
    const int other = (int)wrapped({indices.at("j")}, {length});
    rank += other < own || (other == own && j < i);
  }}
  out[rank] = i;
  out[{count} + rank] = own;"""
    task.elements(body, count, WRAPPED)


def _count(tile: _Tile, key: str) -> str:
    return f"""\
  __shared__ unsigned int counts[{tile.digits}];
  for (int k = threadIdx.x; k < {tile.digits}; k += {THREADS}) counts[k] = 0;
  __syncthreads();
  for (int k = 0; k < {tile.items}; ++k) {{
    const int i = blockIdx.x * {THREADS * tile.items} + k * {THREADS} + threadIdx.x;
    if (i < {tile.count}) atomicAdd(&counts[{tile.digit(key)}], 1u);
  }}
  __syncthreads();
  for (int k = threadIdx.x; k < {tile.digits}; k += {THREADS})
    ({tile.counts})[k * {tile.blocks} + blockIdx.x] = counts[k];"""


_SCAN = f"""\
  __shared__ unsigned int sums[{THREADS}];
  sums[threadIdx.x] = own;
  __syncthreads();
  for (int distance = 1; distance < {THREADS}; distance *= 2) {{
    const unsigned int other = threadIdx.x >= distance ? sums[threadIdx.x - distance] : 0;
    __syncthreads();
    sums[threadIdx.x] += other;
    __syncthreads();
  }}"""
"""Adds up what each thread has as its own, and what those before it have."""


def _add_up(tile: _Tile) -> str:
    each = ceil_divide(tile.blocks, THREADS)
    return f"""\
  unsigned int* const row = ({tile.counts}) + blockIdx.x * {tile.blocks};
  unsigned int own = 0;
  for (int k = 0; k < {each}; ++k) {{
    const int place = threadIdx.x * {each} + k;
    if (place < {tile.blocks}) own += row[place];
  }}
{_SCAN}
  unsigned int before = sums[threadIdx.x] - own;
  for (int k = 0; k < {each}; ++k) {{
    const int place = threadIdx.x * {each} + k;
    if (place < {tile.blocks}) {{
      const unsigned int here = row[place];
      row[place] = before;
      before += here;
    }}
  }}
  if (threadIdx.x == {THREADS - 1}) ({tile.totals})[blockIdx.x] = sums[{THREADS - 1}];"""


def _put(tile: _Tile, key: str, position: str, target: str) -> str:
    digits, count = tile.digits, tile.count
    return f"""\
  __shared__ unsigned int starts[{digits}];
  __shared__ unsigned int counts[{WARPS * digits}];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const unsigned int own = threadIdx.x < {digits} ? ({tile.totals})[threadIdx.x] : 0;
{_SCAN}
  if (threadIdx.x < {digits})
    starts[threadIdx.x] = sums[threadIdx.x] - own
        + ({tile.counts})[threadIdx.x * {tile.blocks} + blockIdx.x];
  for (int k = threadIdx.x; k < {WARPS * digits}; k += {THREADS}) counts[k] = 0;
  __syncthreads();
  const int first = blockIdx.x * {THREADS * tile.items} + warp * {WARP * tile.items} + lane;
  int keys[{tile.items}], ranks[{tile.items}];
  #pragma unroll
  for (int k = 0; k < {tile.items}; ++k) {{
    const int i = first + k * 32;
    keys[k] = i < {count} ? {key} : 0;
  }}
  #pragma unroll
  for (int k = 0; k < {tile.items}; ++k) {{
    const bool inside = first + k * 32 < {count};
    const int digit = {tile.digit("keys[k]")};
    // The lanes with the same digit.
    unsigned int like = __ballot_sync(0xffffffffu, inside);
    #pragma unroll
    for (int bit = 0; bit < {tile.bits}; ++bit) {{
      const bool is_set = digit >> bit & 1;
      const unsigned int set = __ballot_sync(0xffffffffu, is_set);
      like &= is_set ? set : ~set;
    }}
    const int before = __popc(like & ((1u << lane) - 1));
    unsigned int* const here = &counts[warp * {digits} + digit];
    const unsigned int ahead = *here;
    __syncwarp();
    if (inside && before == 0) *here = ahead + __popc(like);
    __syncwarp();
    ranks[k] = ahead + before;
  }}
  __syncthreads();
  if (threadIdx.x < {digits}) {{
    unsigned int ahead = starts[threadIdx.x];
    for (int k = 0; k < {WARPS}; ++k) {{
      unsigned int* const here = &counts[k * {digits} + threadIdx.x];
      const unsigned int these = *here;
      *here = ahead;
      ahead += these;
    }}
  }}
  __syncthreads();
  #pragma unroll
  for (int k = 0; k < {tile.items}; ++k) {{
    const int i = first + k * 32;
    if (i < {count}) {{
      const int digit = {tile.digit("keys[k]")};
      const int place = counts[warp * {digits} + digit] + ranks[k];
      ({target})[place] = {position};
      ({target})[{count} + place] = keys[k];
    }}
  }}"""


KERNELS.register(ORDER, OwnRow(_write))
