"""Kernels that find the first places of the order of each line, as of the k largest elements.

A block has a line, and finds the key of the last one that is wanted, digit by digit from the
highest one: it counts how many keys that agree so far have each digit (a radix select). Then it
collects what comes before that key, and of those that are equal to it the first ones, and puts
them into order.
"""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.backends.cuda.kernels.expressions import TYPES
from lazyasync.backends.cuda.kernels.keys import ORDERED, key, key_type
from lazyasync.backends.cuda.kernels.operations import (
    KERNELS,
    SCAN,
    THREADS,
    OwnRow,
    Task,
    around,
    index_type,
)
from lazyasync.backends.cuda.kernels.writer import INDEX_LIMIT, power_of_two
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

MOST = 1024
"""Places of a line that a block puts into order."""
LONG = 1 << 17
"""Elements of a line for which one block is too few, unless there are many lines."""
MANY = 64
DIGIT = 8
DIGITS = 1 << DIGIT


def _write(task: Task) -> None:
    (x,) = task.given
    axis, wanted, descending = task.attributes
    before, length, after = around(x.type.shape, axis)
    dtype = x.type.dtype
    type = key_type(dtype)
    index = index_type(x.type.size)
    size = power_of_two(wanted)
    bits = 8 * min(8, max(4, dtype.itemsize))
    element = x.at(f"start + ({index})j * {after}")
    own = f"{'~' if descending else ''}{key(element, dtype)}"
    body = f"""\
  __shared__ unsigned int counts[{DIGITS}];
  __shared__ unsigned int state[2], taken[1];
  __shared__ unsigned int ahead[{THREADS // 32}];
  __shared__ {type} keys[{size}];
  __shared__ int places[{size}];
  const {index} matrix = blockIdx.x / {after}, column = blockIdx.x - matrix * {after};
  const {index} start = matrix * {length * after} + column;
  // The digits found so far of the key of the last one, and how many of those that have these.
  {type} found = 0;
  unsigned int rank = {wanted};
  for (int shift = {bits - DIGIT}; shift >= 0; shift -= {DIGIT}) {{
    for (int k = threadIdx.x; k < {DIGITS}; k += {THREADS}) counts[k] = 0;
    __syncthreads();
    #pragma unroll 4
    for (int j = threadIdx.x; j < {length}; j += {THREADS}) {{
      const {type} own = {own};
      if (shift == {bits - DIGIT} || own >> (shift + {DIGIT}) == found)
        atomicAdd(&counts[(own >> shift) & {DIGITS - 1}], 1u);
    }}
    __syncthreads();
    const unsigned int own = counts[threadIdx.x];
{SCAN}\
    const unsigned int these = sums[threadIdx.x], others = these - own;
    if (others < rank && rank <= these) {{
      state[0] = threadIdx.x;
      state[1] = rank - others;
    }}
    __syncthreads();
    found = found << {DIGIT} | state[0];
    rank = state[1];
  }}
  // Of those before it the order does not matter yet; of its equals the first ones are wanted.
  const unsigned int smaller = {wanted} - rank;
  if (threadIdx.x == 0) taken[0] = 0;
  for (int k = {wanted} + threadIdx.x; k < {size}; k += {THREADS}) {{
    keys[k] = ~({type})0;
    places[k] = 2147483647;
  }}
  __syncthreads();
  unsigned int equals = 0;
  for (int first = 0; first < {length}; first += {THREADS}) {{
    const int j = first + threadIdx.x;
    {type} own = 0;
    bool is_equal = false;
    if (j < {length}) {{
      own = {own};
      is_equal = own == found;
      if (own < found) {{
        const unsigned int to = atomicAdd(&taken[0], 1u);
        keys[to] = own;
        places[to] = j;
      }}
    }}
    if (equals < rank) {{  // the same for all threads
      const unsigned int lanes = __ballot_sync(0xffffffffu, is_equal);
      if (threadIdx.x % 32 == 0) ahead[threadIdx.x / 32] = __popc(lanes);
      __syncthreads();
      unsigned int to = equals, all = 0;
      for (int k = 0; k < {THREADS // 32}; ++k) {{
        if (k < threadIdx.x / 32) to += ahead[k];
        all += ahead[k];
      }}
      to += __popc(lanes & ((1u << threadIdx.x % 32) - 1));
      if (is_equal && to < rank) {{
        keys[smaller + to] = own;
        places[smaller + to] = j;
      }}
      equals += all;
      __syncthreads();
    }}
  }}
  __syncthreads();
  // Pairs are exchanged in rounds (bitonic sorting; K. Batcher, 1968).
  for (int group = 2; group <= {size}; group *= 2) {{
    for (int distance = group / 2; distance > 0; distance /= 2) {{
      for (int k = threadIdx.x; k < {size}; k += {THREADS}) {{
        const int other = k ^ distance;
        if (other > k) {{
          const {type} one = keys[k], two = keys[other];
          const int here = places[k], there = places[other];
          const bool is_later = one > two || (one == two && here > there);
          if (is_later == ((k & group) == 0)) {{
            keys[k] = two;
            keys[other] = one;
            places[k] = there;
            places[other] = here;
          }}
        }}
      }}
      __syncthreads();
    }}
  }}
  for (int k = threadIdx.x; k < {wanted}; k += {THREADS})
    out[(matrix * {wanted} + k) * {after} + column] = places[k];"""
    task.kernel(body, before * after, helpers=ORDERED)


def _fits(node: Node, inputs: Sequence[TensorType]) -> bool:
    (x,) = inputs
    before, length, after = around(x.shape, node.attributes.axis)
    if node.attributes.length > MOST or x.dtype.char not in TYPES or length >= INDEX_LIMIT:
        return False
    return length < LONG or before * after >= MANY


KERNELS.register("first_of_order", OwnRow(_write, _fits))
