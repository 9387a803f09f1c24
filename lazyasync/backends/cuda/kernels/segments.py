"""Kernels that combine what indices point to the same place with: sums by index, and their like.

The indices are put into order first, once for all that have the same ones. Then a thread goes
through so many of them one after the other, for some columns. What it has of places that it sees
all of it writes; what it has of the first and of the last one, of which others may have a part,
it leaves to the next level, where these parts are combined in the same way, until one thread sees
all. So a place with many rows takes no longer than many with few, and the order in which numbers
are combined depends on the indices alone.

Sums of integers along a single axis are added up in any order, by atomic instructions, for which
blocks have tables of their own in shared memory where there are few places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lazyasync.backends.cuda.kernels.combining import Combining
from lazyasync.backends.cuda.kernels.expressions import TYPES, memory_type
from lazyasync.backends.cuda.kernels.gathers import WRAPPED
from lazyasync.backends.cuda.kernels.operations import (
    KERNELS,
    THREADS,
    Given,
    OwnRow,
    Task,
    around,
    compute,
    index_type,
)
from lazyasync.backends.cuda.kernels.ordering import LIMIT, PLACE, add_order
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT, ceil_divide
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.types import TensorType

ROWS, ELEMENTS, PARTS = 32, 16, 32
"""Rows, single elements, or parts of earlier levels that a thread combines one after the other."""
LEAST = 8
"""Of these as many at least, and fewer than above where threads were too few otherwise."""
FULL = 1024
"""Threads of a multiprocessor that should have something to do."""
UNROLLED = 4
"""Of these those that are read before the first is combined."""
TABLE_BYTES = 32 * 1024
"""Those of a block's own table, or of several copies of it, so that threads meet less often."""
MOST_COPIES = 8
TABLE_BLOCKS = 4
"""Blocks for each multiprocessor that have tables."""
TABLE_EACH = 8
"""Elements of a thread that are worth a table."""


@dataclass(frozen=True)
class _Level:
    """What is combined: ``count`` rows of each of the matrices, with the keys of their places."""

    count: int
    each: int
    keys: str
    place: str
    """Which row the one with the number ``p`` in the order is."""

    @property
    def chunks(self) -> int:
        """The threads that share the rows."""
        return ceil_divide(self.count, self.each)


@dataclass(frozen=True)
class _Segments:
    """The sizes of a task, and how it is combined with what is there already."""

    combining: Combining
    values: Given
    base: Given | None
    order: str
    before: int
    length: int
    after: int
    count: int


def _of(task: Task, how: str, axis: int, values: Given, base: Given | None) -> _Segments:
    before, length, after = around(task.output.shape, axis)
    order = task.given[-1]
    combining = Combining(task.output.dtype, how)
    count = order.type.shape[1]
    return _Segments(combining, values, base, order.name, before, length, after, count)


def _scatter_add(task: Task) -> None:
    if _is_counted(task.node, task.inputs):
        _count(task)
        return
    segments = _of(task, "add", task.attributes.axis, task.given[0], None)
    task.elements("  out[i] = 0;", task.output.size)
    _levels(task, segments)


def _scatter(task: Task) -> None:
    base, values = task.given[:2]
    axis, how = task.attributes
    task.elements(f"  out[i] = {base.at('i')};", task.output.size)
    if how != "set":
        _levels(task, _of(task, how, axis, values, base))
        return
    before, length, after = around(task.output.shape, axis)
    order, count = task.given[-1].name, task.given[-1].type.shape[1]
    body = f"""\
  const auto line = i / {after}, column = i - line * {after};
  const auto matrix = line / {count}, p = line - matrix * {count};
  const int key = {order}[{count} + p];
  // Of several values for one place, the last remains.
  if (p + 1 < {count} && {order}[{count} + p + 1] == key) return;
  const auto row = matrix * {count} + {order}[p];
  out[(matrix * {length} + key) * {after} + column] = {values.at(f"row * {after} + column")};"""
    task.elements(body, before * count * after)


class _FlatAttributes(NamedTuple):
    """``axis``: that the indices are along; ``length``: of it in what they point to."""

    axis: int
    length: int


FLAT = Operation(
    "flat_places",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: TensorType((inputs[0].size,), PLACE),
    attributes=_FlatAttributes,
)
"""Where indices of each line point to, counted in all of a tensor."""


def _flat_places(task: Task) -> None:
    (indices,) = task.given
    axis, length = task.attributes
    _, count, after = around(indices.type.shape, axis)
    place = f"(int)wrapped({indices.at('i')}, {length})"
    body = f"  out[i] = (i / {count * after} * {length} + {place}) * {after} + i % {after};"
    task.elements(body, indices.type.size, WRAPPED)


def _scatter_add_along(task: Task) -> None:
    values, indices = task.given[:2]
    combining = Combining(task.output.dtype, "add")
    count, length = indices.type.size, task.output.size
    segments = _Segments(combining, values, None, task.given[-1].name, 1, length, 1, count)
    task.elements("  out[i] = 0;", length)
    _levels(task, segments)


# ---- levels --------------------------------------------------------------------------------


def _levels(task: Task, segments: _Segments) -> None:
    """The kernels that combine values, level by level."""
    combining, order, count = segments.combining, segments.order, segments.count
    values = segments.values
    lanes = 1 if values.is_number else values.lanes(ALIGNMENT, segments.after)
    each = ROWS if segments.after > 1 else ELEMENTS
    work = segments.before * segments.after // lanes * count
    while each > LEAST and work < each * FULL * task.target.multiprocessors:
        each //= 2
    level = _Level(count, each, f"({order} + {count})", f"{order}[p]")
    type = memory_type(combining.dtype)
    element = combining.read("value")
    parts = ""
    while True:
        keys_of_parts = parts_of = ""
        if level.chunks > 1:
            keys_of_parts = task.workspace(2 * level.chunks, "int", 4)
            size = segments.before * 2 * level.chunks * segments.after
            parts_of = task.workspace(size, combining.type, combining.itemsize)
        read = f"load_lanes<{lanes}>(&{values.at('place')})"
        if parts:
            read = f"load_lanes<{lanes}>({parts} + place)"
        elif values.is_number:
            read = f"{{{{{values.at('place')}}}}}"
        body = _level(segments, level, lanes, type, read, element, keys_of_parts, parts_of)
        threads = segments.before * level.chunks * (segments.after // lanes)
        task.elements(body, threads)
        if level.chunks == 1:
            return
        level = _Level(2 * level.chunks, PARTS, keys_of_parts, "p")
        type, element, parts = combining.type, "value", parts_of
        lanes = 2 if segments.after % 2 == 0 and combining.itemsize == 8 else 1


def _level(
    segments: _Segments,
    level: _Level,
    lanes: int,
    type: str,
    read: str,
    element: str,
    keys_of_parts: str,
    parts_of: str,
) -> str:
    combining, base = segments.combining, segments.base
    length, after = segments.length, segments.after
    groups = after // lanes
    index = index_type(2 * segments.before * max(segments.count, length) * after)
    first = "there"
    if base is None:
        first = "0"
    there = f"const {combining.type} there = {combining.read('out[to + k]')};" if base else ""
    both = combining.combined(first, "sums[k]")
    is_last = not keys_of_parts
    leave = ""
    if not is_last:
        leave = f"""\
  const {index} slots = matrix * {2 * level.chunks} + chunk * 2;
  const auto leave = [&](int slot, int of) {{
    if (matrix == 0 && column == 0) ({keys_of_parts})[chunk * 2 + slot] = of;
    if (of < 0) return;
    for (int k = 0; k < {lanes}; ++k)
      ({parts_of})[(slots + slot) * {after} + column + k] = sums[k];
  }};"""
    inner = "if (keys[u] != key) { put(); key = keys[u]; clear(); }"
    end = "put();"
    if not is_last:
        inner = """\
if (keys[u] != key) {
          if (is_first && goes_on) leave(0, key); else put();
          if (is_first && !goes_on) leave(0, -1);
          is_first = false;
          key = keys[u];
          clear();
        }"""
        end = f"""\
const bool ends = last == {level.count} || keys_[last] != key;
  if (is_first) {{
    // One place has all, perhaps with others: the second part changes nothing.
    const bool whole = ends && !goes_on;
    if (whole) put();
    leave(0, whole ? -1 : key);
    clear();
    leave(1, whole ? -1 : key);
  }} else {{
    if (ends) put();
    leave(1, ends ? -1 : key);
  }}"""
    return f"""\
  const {index} chunk_line = i / {groups}, column = (i - chunk_line * {groups}) * {lanes};
  const {index} matrix = chunk_line / {level.chunks};
  const int chunk = chunk_line - matrix * {level.chunks};
  const int* const keys_ = {level.keys};
  const int first = chunk * {level.each};
  const int last = first + {level.each} < {level.count} ? first + {level.each} : {level.count};
  int key = keys_[first];
  bool is_first = true;
  const bool goes_on = first > 0 && keys_[first - 1] == key;
  {combining.type} sums[{lanes}];
  const auto clear = [&] {{
    for (int k = 0; k < {lanes}; ++k) sums[k] = {combining.identity};
  }};
{leave}
  const auto put = [&] {{
    if (key < 0) return;
    const {index} to = (matrix * {length} + key) * {after} + column;
    for (int k = 0; k < {lanes}; ++k) {{
      {there}
      out[to + k] = {combining.written(both)};
    }}
  }};
  clear();
  for (int begin = first; begin < last; begin += {UNROLLED}) {{
    int keys[{UNROLLED}];
    Vector<{type}, {lanes}> values[{UNROLLED}];
    #pragma unroll
    for (int u = 0; u < {UNROLLED}; ++u) {{
      const int p = begin + u;
      if (p < last) {{
        keys[u] = keys_[p];
        const {index} place = (matrix * {level.count} + {level.place}) * {after} + column;
        values[u] = {read};
      }}
    }}
    #pragma unroll
    for (int u = 0; u < {UNROLLED}; ++u) {{
      if (begin + u < last) {{
        {inner}
        #pragma unroll
        for (int k = 0; k < {lanes}; ++k) {{
          const {type} value = values[u].lanes[k];
          sums[k] = {combining.combined("sums[k]", element)};
        }}
      }}
    }}
  }}
  {end}"""


# ---- tables --------------------------------------------------------------------------------


def _is_counted(node: Node, inputs: Sequence[TensorType]) -> bool:
    """Whether elements are added up by atomic instructions, in whatever order."""
    dtype = node.type.dtype
    if dtype.kind not in "iu" or dtype.itemsize < 4:
        return False
    before, _, after = around(node.type.shape, node.attributes.axis)
    return before == after == 1


def _count(task: Task) -> None:
    """Sums of integers along the only axis."""
    values, indices = task.given
    length, count = task.attributes.length, indices.type.size
    itemsize = task.output.dtype.itemsize
    wide = "unsigned int" if itemsize == 4 else "unsigned long long"
    task.elements("  out[i] = 0;", task.output.size)
    place = f"(int)wrapped({indices.at('i')}, {length})"
    if length * (4 if values.is_number else itemsize) > TABLE_BYTES:
        body = f"  atomicAdd(({wide}*)&out[{place}], ({wide}){values.at('i')});"
        task.elements(body, count, WRAPPED)
        return
    # Of one number those are counted that it is added for: of a block they are fewer than 2**32.
    held = "unsigned int" if values.is_number else wide
    copies = 1
    while 2 * copies * length * (4 if values.is_number else itemsize) <= TABLE_BYTES:
        if copies == MOST_COPIES:
            break
        copies *= 2
    most = task.target.multiprocessors * TABLE_BLOCKS
    blocks = min(most, ceil_divide(count, THREADS * TABLE_EACH))
    added = "1u" if values.is_number else f"({held}){values.at('i')}"
    number = f"({wide}){values.at('0')}" if values.is_number else "1"
    index = index_type(count)
    body = f"""\
  __shared__ {held} table[{length * copies}];
  for (int k = threadIdx.x; k < {length * copies}; k += {THREADS}) table[k] = 0;
  __syncthreads();
  const int copy = threadIdx.x % {copies};
  #pragma unroll 4
  for ({index} i = ({index})blockIdx.x * {THREADS} + threadIdx.x; i < {count};
       i += ({index}){blocks * THREADS})
    atomicAdd(&table[{place} * {copies} + copy], {added});
  __syncthreads();
  for (int k = threadIdx.x; k < {length}; k += {THREADS}) {{
    {held} sum = 0;
    for (int n = 0; n < {copies}; ++n) sum += table[k * {copies} + n];
    if (sum) atomicAdd(({wide}*)&out[k], ({wide})sum * {number});
  }}"""
    task.kernel(body, blocks, helpers=WRAPPED)


# ---- rows ----------------------------------------------------------------------------------


def _fits(node: Node, inputs: Sequence[TensorType]) -> bool:
    indices = inputs[-1]
    length = node.type.shape[node.attributes.axis]
    if max(indices.size, length) >= LIMIT:
        return False
    return all(type.dtype.char in TYPES for type in (node.type, *inputs))


def _order_of_sums(builder: FusionBuilder, value: int) -> None:
    graph = builder.graph
    node, operands = graph.nodes[value], graph.operands[value]
    if not _is_counted(node, [graph.types[operand] for operand in operands]):
        _order_of_indices(builder, value)


def _order_of_indices(builder: FusionBuilder, value: int) -> None:
    graph = builder.graph
    node, operands = graph.nodes[value], graph.operands[value]
    add_order(builder, value, operands[-1], node.type.shape[node.attributes.axis])


def _fits_along(node: Node, inputs: Sequence[TensorType]) -> bool:
    return _fits(node, inputs) and node.type.size < LIMIT


def _order_of_places(builder: FusionBuilder, value: int) -> None:
    graph = builder.graph
    node, (_, indices) = graph.nodes[value], graph.operands[value]
    attributes = _FlatAttributes(*node.attributes)
    type = FLAT.infer((graph.types[indices],), attributes)
    assert isinstance(type, TensorType)
    flat, is_new = builder.add_operand(value, Node(FLAT, (), attributes, type), (indices,))
    if is_new:
        compute(builder, flat)
    add_order(builder, value, flat, node.type.size)


KERNELS.register(FLAT, OwnRow(_flat_places))
KERNELS.register(
    "scatter_add_along_axis",
    OwnRow(_scatter_add_along, _fits_along, frozenset([0]), _order_of_places),
)
KERNELS.register("scatter_add", OwnRow(_scatter_add, _fits, frozenset([0]), _order_of_sums))
KERNELS.register("scatter", OwnRow(_scatter, _fits, frozenset([0, 1]), _order_of_indices))
