"""Kernels that pick elements by indices: of an axis, or of each line along one.

Each thread reads some indices, then what they point to, and only then writes: so that many reads
are under way at a time. Rows are moved by vectors of up to 16 bytes.
"""

from __future__ import annotations

from collections.abc import Sequence

from lazyasync.backends.cuda.kernels.expressions import TYPES, memory_type
from lazyasync.backends.cuda.kernels.operations import (
    KERNELS,
    THREADS,
    OwnRow,
    Task,
    around,
    index_type,
)
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT, ceil_divide
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

EACH = 4
"""Vectors of a thread."""

WRAPPED = """\
#ifndef LAZYASYNC_WRAPPED
#define LAZYASYNC_WRAPPED
// An index counted from the front, modulo the length where it is out of range.
template <typename I>
static __device__ __forceinline__ long long wrapped(I index, long long length) {
  const long long place = (long long)index;
  if ((unsigned long long)place < (unsigned long long)length) return place;
  const long long rest = place % length;
  return rest < 0 ? rest + length : rest;
}
#endif
"""


def moves(node: Node, inputs: Sequence[TensorType]) -> bool:
    """Whether elements are of a dtype that kernels move, and indices integers."""
    return all(type.dtype.char in TYPES for type in (node.type, *inputs))


def _take(task: Task) -> None:
    x, indices = task.given
    before, length, after = around(task.inputs[0].shape, task.attributes.axis)
    count = indices.type.size
    lanes = x.lanes(ALIGNMENT, after)
    whole = after // lanes
    _write(
        task,
        before * count * whole,
        lanes,
        f"line = i / {whole}, column = (i - line * {whole}) * {lanes}, "
        f"matrix = line / {count}, number = line - matrix * {count}",
        "number",
        f"(matrix * {length} + place) * {after} + column",
    )


def _take_along(task: Task) -> None:
    before, length, after = around(task.inputs[0].shape, task.attributes.axis)
    count = task.output.shape[task.attributes.axis]
    _write(
        task,
        before * count * after,
        1,
        f"matrix = i / {count * after}, column = i % {after}",
        "i",
        f"(matrix * {length} + place) * {after} + column",
    )


def _write(task: Task, total: int, lanes: int, where: str, index_at: str, source_at: str) -> None:
    """A kernel over ``total`` vectors, in the order of the result.

    ``where`` defines what the texts of the places of an index and of what it points to are made of.
    """
    x, indices = task.given
    _, length, _ = around(task.inputs[0].shape, task.attributes.axis)
    index = index_type(max(task.inputs[0].size, task.output.size))
    unsigned = "unsigned int" if index == "int" else "unsigned long long"
    type = memory_type(task.output.dtype)
    body = f"""\
  const {unsigned} start = ({unsigned})blockIdx.x * {THREADS * EACH} + threadIdx.x;
  {index} places[{EACH}];
  #pragma unroll
  for (int k = 0; k < {EACH}; ++k) {{
    const {unsigned} i = start + k * {THREADS};
    if (i < {total}u) {{
      const {unsigned} {where};
      places[k] = ({index})wrapped({indices.at(index_at)}, {length});
    }}
  }}
  Vector<{type}, {lanes}> found[{EACH}];
  #pragma unroll
  for (int k = 0; k < {EACH}; ++k) {{
    const {unsigned} i = start + k * {THREADS};
    if (i < {total}u) {{
      const {unsigned} {where};
      const {unsigned} place = places[k];
      found[k] = load_lanes<{lanes}>(&{x.at(source_at)});
    }}
  }}
  #pragma unroll
  for (int k = 0; k < {EACH}; ++k) {{
    const {unsigned} i = start + k * {THREADS};
    if (i < {total}u) store_lanes<{lanes}>(out + i * {lanes}, found[k]);
  }}"""
    task.kernel(body, ceil_divide(total, THREADS * EACH), helpers=WRAPPED)


def _place_of_index(task: Task) -> None:
    (indices,) = task.given
    type = memory_type(task.output.dtype)
    place = f"wrapped({indices.at('i')}, {task.attributes.length})"
    task.elements(f"  out[i] = ({type}){place};", task.output.size, WRAPPED)


def _joint_index(task: Task) -> None:
    lengths = task.attributes.lengths
    lines = ["  long long place = 0;"]
    for indices, length in zip(task.given, lengths, strict=True):
        lines.append(f"  place = place * {length} + wrapped({indices.at('i')}, {length});")
    lines.append(f"  out[i] = ({memory_type(task.output.dtype)})place;")
    task.elements("\n".join(lines), task.output.size, WRAPPED)


def _is_even(node: Node, inputs: Sequence[TensorType]) -> bool:
    return all(type.shape == node.type.shape or type.size == 1 for type in inputs)


def _fits(node: Node, inputs: Sequence[TensorType]) -> bool:
    return moves(node, inputs) and inputs[0].size > 1


KERNELS.register("take", OwnRow(_take, _fits))
KERNELS.register("take_along_axis", OwnRow(_take_along, _fits))
KERNELS.register("place_of_index", OwnRow(_place_of_index))
KERNELS.register("joint_index", OwnRow(_joint_index, _is_even))
