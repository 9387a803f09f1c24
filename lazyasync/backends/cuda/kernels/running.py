"""Kernels for running sums, and products and extrema, along an axis.

A warp goes along each row. Along other axes than the last, each thread goes down some columns.
Where these are too few to fill a device, several threads share a column: each combines its part,
what comes before each part is found, and each goes down its part once more from there on.
"""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.backends.cuda.kernels.combining import Combining
from lazyasync.backends.cuda.kernels.expressions import TYPES, memory_type
from lazyasync.backends.cuda.kernels.operations import (
    KERNELS,
    THREADS,
    OwnRow,
    Task,
    around,
    index_type,
)
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT, WARP, ceil_divide
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

HOW = {"cumsum": "add", "cumprod": "multiply", "cummax": "maximum", "cummin": "minimum"}
FULL = 1024
"""Threads of a multiprocessor that should have something to do."""
LEAST = 16
"""Elements that are worth a thread."""
UNROLLED = 8
LONG, MANY = 1 << 17, 128
"""Elements of a row from which on a warp is too few for it, and rows that fill a device anyway."""
EXTREMES = ("maximum", "minimum")
HEIGHT = THREADS // WARP
"""Threads that find together what comes before the parts of a column."""


def _write(task: Task) -> None:
    (x,) = task.given
    axis = task.attributes[0]
    before, length, after = around(task.output.shape, axis)
    combining = Combining(task.output.dtype, HOW[task.node.operation.name])
    if after == 1 and not _is_long(before, length):
        _rows(task, combining, before, length)
        return
    lanes = x.lanes(ALIGNMENT, after)
    while lanes > 1 and after % lanes:
        lanes //= 2
    # As wide as what is written allows, too.
    lanes = min(lanes, max(1, ALIGNMENT // task.output.dtype.itemsize))
    groups = after // lanes
    wanted = ceil_divide(FULL * task.target.multiprocessors, before * groups)
    parts = max(1, min(wanted, length // LEAST))
    each = ceil_divide(length, parts)
    parts = ceil_divide(length, each)
    totals = ""
    index = index_type(task.output.size)
    where = f"""\
  const {index} line = i / {groups}, column = (i - line * {groups}) * {lanes};
  const {index} matrix = line / {parts};
  const int part = line - matrix * {parts};
  const int first = part * {each};
  const int last = first + {each} < {length} ? first + {each} : {length};
  {combining.type} total[{lanes}];
"""
    clear = f"  for (int k = 0; k < {lanes}; ++k) total[k] = {combining.identity};\n"
    slot = f"(matrix * {parts} + part) * {after} + column + k"
    if parts > 1:
        totals = task.workspace(before * parts * after, combining.type, combining.itemsize)
        body = where + clear + _walk(task, combining, lanes, length, after, index, stores=False)
        body += f"\n  for (int k = 0; k < {lanes}; ++k) ({totals})[{slot}] = total[k];"
        task.elements(body, before * parts * groups)
        _before(task, combining, before, parts, after, totals)
        clear = f"  for (int k = 0; k < {lanes}; ++k) total[k] = ({totals})[{slot}];\n"
    body = where + clear + _walk(task, combining, lanes, length, after, index, stores=True)
    task.elements(body, before * parts * groups)


def _is_long(before: int, length: int) -> bool:
    """Whether rows are too few and too long for a warp each."""
    return length >= LONG and before < MANY


def _rows(task: Task, combining: Combining, before: int, length: int) -> None:
    """A warp goes along a row: lanes exchange what they have, and all of it is carried on."""
    (x,) = task.given
    source, target = memory_type(x.type.dtype), memory_type(task.output.dtype)
    lanes = min(x.lanes(ALIGNMENT, length), ALIGNMENT // task.output.dtype.itemsize)
    type, identity = combining.type, combining.identity
    index = index_type(task.output.size)
    body = f"""\
  const int lane = threadIdx.x % 32;
  const {index} row = ({index})blockIdx.x * {HEIGHT} + threadIdx.x / 32;
  if (row >= {before}) return;
  {type} carried = {identity};
  for (int first = 0; first < {length}; first += {WARP * lanes}) {{
    const int at = first + lane * {lanes};
    const {index} place = row * {length} + at;
    Vector<{source}, {lanes}> given;
    if (at < {length}) given = load_lanes<{lanes}>(&{x.at("place")});
    {type} value[{lanes}];
    #pragma unroll
    for (int k = 0; k < {lanes}; ++k) {{
      value[k] = at < {length} ? {combining.read("given.lanes[k]", x.type.dtype)} : {identity};
      if (k) value[k] = {combining.combined("value[k - 1]", "value[k]")};
    }}
    // What the lanes before this one have, and all lanes of those exchanged with so far.
    {type} ahead = {identity}, all = value[{lanes} - 1];
    #pragma unroll
    for (int distance = 1; distance < 32; distance *= 2) {{
      const {type} other = exchange(all, distance);
      if (lane & distance) {{
        ahead = {combining.combined("other", "ahead")};
        all = {combining.combined("other", "all")};
      }} else {{
        all = {combining.combined("all", "other")};
      }}
    }}
    ahead = {combining.combined("carried", "ahead")};
    Vector<{target}, {lanes}> found;
    #pragma unroll
    for (int k = 0; k < {lanes}; ++k)
      found.lanes[k] = {combining.written(combining.combined("ahead", "value[k]"))};
    if (at < {length}) store_lanes<{lanes}>(out + place, found);
    carried = {combining.combined("carried", "all")};
  }}"""
    task.kernel(body, ceil_divide(before, HEIGHT))


def _walk(
    task: Task,
    combining: Combining,
    lanes: int,
    length: int,
    after: int,
    index: str,
    stores: bool,
) -> str:
    """Goes down a part of some columns."""
    (x,) = task.given
    source, target = memory_type(x.type.dtype), memory_type(task.output.dtype)
    read = combining.read("given[u].lanes[k]", x.type.dtype)
    place = f"(matrix * {length} + row + u) * {after} + column"
    store = ""
    keep = ""
    if stores:
        keep = f"\n          kept.lanes[k] = {combining.written('total[k]')};"
        store = f"\n        store_lanes<{lanes}>(out + {place}, kept);"
    return f"""\
  for (int row = first; row < last; row += {UNROLLED}) {{
    Vector<{source}, {lanes}> given[{UNROLLED}];
    #pragma unroll
    for (int u = 0; u < {UNROLLED}; ++u)
      if (row + u < last) given[u] = load_lanes<{lanes}>(&{x.at(f"({index}){place}")});
    #pragma unroll
    for (int u = 0; u < {UNROLLED}; ++u) {{
      if (row + u < last) {{
        Vector<{target}, {lanes}> kept;
        #pragma unroll
        for (int k = 0; k < {lanes}; ++k) {{
          total[k] = {combining.combined("total[k]", read)};{keep}
        }}{store}
      }}
    }}
  }}"""


def _before(
    task: Task, combining: Combining, before: int, parts: int, after: int, totals: str
) -> None:
    """The kernel that has, in place of what each part has, what those before it have."""
    index = index_type(task.output.size)
    each = ceil_divide(parts, HEIGHT)
    tiles = ceil_divide(after, WARP)
    type = combining.type
    at = f"(matrix * {parts} + part) * {after} + column"
    body = f"""\
  __shared__ {type} sums[{THREADS}];
  const int x = threadIdx.x % 32, y = threadIdx.x / 32;
  const {index} tile = blockIdx.x % {tiles}, matrix = blockIdx.x / {tiles};
  const {index} column = tile * 32 + x;
  const int first = y * {each};
  const int last = first + {each} < {parts} ? first + {each} : {parts};
  {type}* const totals = {totals};
  {type} total = {combining.identity};
  if (column < {after}) {{
    #pragma unroll 8
    for (int part = first; part < last; ++part)
      total = {combining.combined("total", f"totals[{at}]")};
  }}
  sums[threadIdx.x] = total;
  __syncthreads();
  if (column < {after}) {{
    total = {combining.identity};
    for (int k = 0; k < y; ++k) total = {combining.combined("total", "sums[k * 32 + x]")};
    #pragma unroll 8
    for (int part = first; part < last; ++part) {{
      const {type} here = totals[{at}];
      totals[{at}] = total;
      total = {combining.combined("total", "here")};
    }}
  }}"""
    task.kernel(body, before * tiles)


def _fits(node: Node, inputs: Sequence[TensorType]) -> bool:
    (x,) = inputs
    before, length, after = around(node.type.shape, node.attributes[0])
    if x.dtype.char not in TYPES or node.type.dtype.char not in TYPES:
        return False
    # Few and long rows are left to CuPy, which has several passes over them; but for extremes.
    return after > 1 or not _is_long(before, length) or HOW[node.operation.name] in EXTREMES


for name in HOW:
    KERNELS.register(name, OwnRow(_write, _fits, keeps_narrow=True))
