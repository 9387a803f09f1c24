"""Orders: of indices, by what they point to, and of the elements of rows. Equal ones keep theirs.

By counting digits, the lowest first, of which each pass keeps the order (a radix sort: D. Knuth,
"The Art of Computer Programming", volume 3, 5.2.5). In a pass each block counts the digits of its
part of a row, and then puts its elements where they go, behind those that come before. These are
added up by each block for itself, where a row has few parts, else by a kernel of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import TYPES
from lazyasync.backends.cuda.kernels.gathers import WRAPPED
from lazyasync.backends.cuda.kernels.keys import ORDERED, bytes_of, key, key_type
from lazyasync.backends.cuda.kernels.operations import (
    KERNELS,
    SCAN,
    THREADS,
    OwnRow,
    Task,
    around,
    compute,
)
from lazyasync.backends.cuda.kernels.writer import INDEX_LIMIT, WARP, ceil_divide
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.types import TensorType

MAX_DIGIT_BITS = 8
MOST_RANKED = 1024
"""Indices up to which each is compared with all others, by one kernel."""
MOST_ADDED = 64
"""Parts of a row up to which each block adds up what is before its own."""
PLACE = np.dtype(np.int32)
LIMIT = INDEX_LIMIT
"""Indices, and places that they point to, which are fewer."""
WARPS = THREADS // WARP

MOST_SORTED = 1 << 18
"""Elements of a row up to which sorting it is ours. CuPy is slower for rows, and faster for a long
one (argsort of 4 million on an H200: 0.40 ms, and 0.59 here)."""


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


@dataclass(frozen=True)
class _Sort:
    """What is sorted: ``rows`` of ``count`` elements, by so many ``bits`` of keys of a ``type``."""

    rows: int
    count: int
    bits: int
    type: str
    helpers: str

    @property
    def passes(self) -> int:
        """How many digits keys have."""
        return ceil_divide(self.bits, MAX_DIGIT_BITS)

    @property
    def digit(self) -> int:
        """The bits of a digit."""
        return ceil_divide(self.bits, self.passes)

    @property
    def digits(self) -> int:
        """How many different ones there are."""
        return 1 << self.digit

    @property
    def items(self) -> int:
        """The elements of a thread."""
        if self.type != "int":
            return 8
        return 16 if self.count >= 1 << 20 else 8 if self.count >= 1 << 17 else 4

    @property
    def parts(self) -> int:
        """The blocks that share a row."""
        return ceil_divide(self.count, THREADS * self.items)


class _Pass(NamedTuple):
    """One pass: how the key and the number of element ``i`` of all are read, and what is written.

    ``write`` does so of the element with a ``key`` and a ``position`` in its row, at ``to``.
    """

    shift: int
    key: str
    position: str
    write: str


def _order_of_indices(task: Task) -> None:
    (indices,) = task.given
    count, length = indices.type.size, task.attributes.length
    if count <= MOST_RANKED:
        _rank(task, count, length)
        return
    sort = _Sort(1, count, max(1, (length - 1).bit_length()), "int", WRAPPED)
    read = f"(int)wrapped({indices.at('i')}, {length})"
    _sort(task, sort, read, f"out[to] = position;\n      out[{count} + to] = key;")


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


def _sort_rows(task: Task) -> None:
    (x,) = task.given
    dtype = x.type.dtype
    _, count, _ = around(x.type.shape, task.attributes.axis)
    rows = x.type.size // count
    bits = {"?": 1, "b": 8, "B": 8, "h": 16, "H": 16}.get(dtype.char, 8 * dtype.itemsize)
    if dtype.itemsize == 2 and bits == 16 and dtype.char not in "hH":
        bits = 32  # as numbers of single precision
    sort = _Sort(rows, count, bits, key_type(dtype), ORDERED)
    write = "out[to] = position;"
    if task.node.operation.name == "sort":
        write = f"out[to] = {x.at(f'row * {count} + position')};"
    _sort(task, sort, _key(x.at("i"), dtype), write)


def _key(element: str, dtype: np.dtype) -> str:
    if dtype.kind in "iu" and dtype.itemsize < 4:
        # Counted from the lowest, so that there are no digits that are always the same.
        lowest = int(np.iinfo(dtype).min)
        return f"(unsigned int)((int)({element}) - ({lowest}))"
    return key(element, dtype)


def _sort(task: Task, sort: _Sort, read: str, write: str) -> None:
    """The kernels of all passes. ``read`` is the key of element ``i``; ``write`` as in `_Pass`."""
    total, size = sort.rows * sort.count, bytes_of(sort.type)
    counts = task.workspace(sort.digits * sort.parts * sort.rows, "unsigned int", 4)
    totals = ""
    if sort.parts > MOST_ADDED:
        totals = task.workspace(sort.digits * sort.rows, "unsigned int", 4)
    held = [
        (task.workspace(total, sort.type, size), task.workspace(total, "int", 4))
        for _ in range(min(2, sort.passes - 1))
    ]
    each = _Pass(0, read, f"(i - row * {sort.count})", write)
    for number in range(sort.passes):
        last = number == sort.passes - 1
        if not last:
            keys, positions = held[number % 2]
            each = each._replace(write=f"({keys})[to] = key;\n      ({positions})[to] = position;")
        else:
            each = each._replace(write=write)
        each = each._replace(shift=number * sort.digit)
        task.kernel(
            _count(sort, each, counts, not totals), sort.rows * sort.parts, helpers=sort.helpers
        )
        if totals:
            task.kernel(_add_up(sort, counts, totals), sort.rows * sort.digits)
        task.kernel(_put(sort, each, counts, totals), sort.rows * sort.parts, helpers=sort.helpers)
        if not last:
            each = each._replace(key=f"({keys})[i]", position=f"({positions})[i]")


def _digit(sort: _Sort, each: _Pass, key: str) -> str:
    return f"(int)({key} >> {each.shift} & {sort.digits - 1})"


def _place_of_count(sort: _Sort, by_part: bool, digit: str) -> str:
    """Where a block leaves how often it has a digit: those of a block, or of a digit together."""
    if by_part:
        return f"(row * {sort.parts} + part) * {sort.digits} + {digit}"
    return f"(row * {sort.digits} + {digit}) * {sort.parts} + part"


_PART = """\
  const int row = blockIdx.x / {parts}, part = blockIdx.x - row * {parts};
"""


def _count(sort: _Sort, each: _Pass, counts: str, by_part: bool) -> str:
    tile = THREADS * sort.items
    return f"""\
  __shared__ unsigned int counts[{sort.digits}];
{_PART.format(parts=sort.parts)}\
  for (int k = threadIdx.x; k < {sort.digits}; k += {THREADS}) counts[k] = 0;
  __syncthreads();
  #pragma unroll
  for (int k = 0; k < {sort.items}; ++k) {{
    const int j = part * {tile} + k * {THREADS} + threadIdx.x;
    if (j < {sort.count}) {{
      const int i = row * {sort.count} + j;
      const {sort.type} key = {each.key};
      atomicAdd(&counts[{_digit(sort, each, "key")}], 1u);
    }}
  }}
  __syncthreads();
  for (int k = threadIdx.x; k < {sort.digits}; k += {THREADS})
    ({counts})[{_place_of_count(sort, by_part, "k")}] = counts[k];"""


def _add_up(sort: _Sort, counts: str, totals: str) -> str:
    each = ceil_divide(sort.parts, THREADS)
    return f"""\
  unsigned int* const parts = ({counts}) + (long long)blockIdx.x * {sort.parts};
  unsigned int own = 0;
  for (int k = 0; k < {each}; ++k) {{
    const int place = threadIdx.x * {each} + k;
    if (place < {sort.parts}) own += parts[place];
  }}
{SCAN}\
  unsigned int before = sums[threadIdx.x] - own;
  for (int k = 0; k < {each}; ++k) {{
    const int place = threadIdx.x * {each} + k;
    if (place < {sort.parts}) {{
      const unsigned int here = parts[place];
      parts[place] = before;
      before += here;
    }}
  }}
  if (threadIdx.x == {THREADS - 1}) ({totals})[blockIdx.x] = sums[{THREADS - 1}];"""


def _put(sort: _Sort, each: _Pass, counts: str, totals: str) -> str:
    digits, count, items = sort.digits, sort.count, sort.items
    if totals:
        start = f"""\
    own = ({totals})[row * {digits} + threadIdx.x];
    before = ({counts})[{_place_of_count(sort, False, "threadIdx.x")}];"""
    else:
        start = f"""\
    #pragma unroll 8
    for (int k = 0; k < {sort.parts}; ++k) {{
      const unsigned int there =
          ({counts})[(row * {sort.parts} + k) * {digits} + threadIdx.x];
      own += there;
      if (k < part) before += there;
    }}"""
    return f"""\
  __shared__ unsigned int counts[{WARPS * digits}];
{_PART.format(parts=sort.parts)}\
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  unsigned int own = 0, before = 0;
  if (threadIdx.x < {digits}) {{
{start}
  }}
{SCAN}\
  const unsigned int begin = sums[threadIdx.x] - own + before;
  for (int k = threadIdx.x; k < {WARPS * digits}; k += {THREADS}) counts[k] = 0;
  __syncthreads();
  const int first = part * {THREADS * items} + warp * {WARP * items} + lane;
  {sort.type} keys[{items}];
  int ranks[{items}];
  #pragma unroll
  for (int k = 0; k < {items}; ++k) {{
    const int i = row * {count} + first + k * 32;
    keys[k] = 0;
    if (first + k * 32 < {count}) keys[k] = {each.key};
  }}
  #pragma unroll
  for (int k = 0; k < {items}; ++k) {{
    const bool inside = first + k * 32 < {count};
    const int digit = {_digit(sort, each, "keys[k]")};
    // The lanes with the same digit.
    unsigned int like = __ballot_sync(0xffffffffu, inside);
    #pragma unroll
    for (int bit = 0; bit < {sort.digit}; ++bit) {{
      const bool is_set = digit >> bit & 1;
      const unsigned int set = __ballot_sync(0xffffffffu, is_set);
      like &= is_set ? set : ~set;
    }}
    const int ahead = __popc(like & ((1u << lane) - 1));
    unsigned int* const here = &counts[warp * {digits} + digit];
    const unsigned int earlier = *here;
    __syncwarp();
    if (inside && ahead == 0) *here = earlier + __popc(like);
    __syncwarp();
    ranks[k] = earlier + ahead;
  }}
  __syncthreads();
  if (threadIdx.x < {digits}) {{
    unsigned int ahead = begin;
    for (int k = 0; k < {WARPS}; ++k) {{
      unsigned int* const here = &counts[k * {digits} + threadIdx.x];
      const unsigned int these = *here;
      *here = ahead;
      ahead += these;
    }}
  }}
  __syncthreads();
  #pragma unroll
  for (int k = 0; k < {items}; ++k) {{
    const int i = row * {count} + first + k * 32;
    if (first + k * 32 < {count}) {{
      const int digit = {_digit(sort, each, "keys[k]")};
      const int to = row * {count} + counts[warp * {digits} + digit] + ranks[k];
      const int position = {each.position};
      const {sort.type} key = keys[k];
      {each.write}
    }}
  }}"""


def _fits(node: Node, inputs: Sequence[TensorType]) -> bool:
    (x,) = inputs
    if x.dtype.char not in TYPES or x.size >= INDEX_LIMIT:
        return False
    _, count, after = around(x.shape, node.attributes.axis)
    return after == 1 and 1 < count <= MOST_SORTED


KERNELS.register(ORDER, OwnRow(_order_of_indices))
KERNELS.register("sort", OwnRow(_sort_rows, _fits))
KERNELS.register("argsort", OwnRow(_sort_rows, _fits))
