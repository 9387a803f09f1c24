"""Kernels for what is made of parts: concatenations, borders, elements put in places of a copy.

Each thread has some vectors of the result. It finds out which part each of them is in, the last one
that has it, reads them all, and then writes them. Where no part is there are zeros.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lazyasync.backends.cuda.kernels.expressions import TYPES, memory_type
from lazyasync.backends.cuda.kernels.operations import THREADS
from lazyasync.backends.cuda.kernels.writer import (
    ALIGNMENT,
    INDEX_LIMIT,
    CudaLoopCode,
    KernelLaunch,
    Target,
    ceil_divide,
)
from lazyasync.backends.cuda.lowering import EMITTERS, Emitter, LoweredProgram
from lazyasync.compiler.fused_graph import Load
from lazyasync.compiler.fusion.assemblies import Assembly, sources_of
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.loop_assemblies import SourceBox, collapsed, source_box
from lazyasync.compiler.fusion.loops import is_copied_by_loops
from lazyasync.compiler.fusion.sources import Source
from lazyasync.compiler.geometry import collapse, contiguous_strides
from lazyasync.ir.sizes import is_sized
from lazyasync.ir.types import TensorType

EACH = 4
"""Vectors of a thread."""
MOST_PARTS = 16
"""Parts of one result: which of them an element is in is asked for each."""


def _parts(builder: FusionBuilder, value: int) -> bool:
    """The rule for what is made of parts."""
    type = builder.graph.types[value]
    operands = [builder.graph.types[operand] for operand in builder.graph.operands[value]]
    if any(is_sized(each) for each in (type, *operands)) or type.dtype.char not in TYPES:
        return False
    if type.size >= INDEX_LIMIT or len(operands) > MOST_PARTS:
        return False
    sources = sources_of(builder, value)
    if sources is None or _boxes(type, sources) is None:
        return False
    builder.compute(value, Assembly(value, tuple(sources)))
    return True


def _copied(builder: FusionBuilder, value: int) -> bool:
    """The rule for copies of views: a part that is all, or a loop where it is turned."""
    type, seen = builder.graph.types[value], builder.geometries[value]
    if not type.size or seen.base == value:
        return False
    _, (strides,) = collapse(type.shape, [seen.strides])
    if strides and abs(strides[-1]) > 1 and is_copied_by_loops(type):
        builder.copy(value)
        return True
    if type.dtype.char not in TYPES or type.size >= INDEX_LIMIT:
        return False
    whole = contiguous_strides(type.shape)
    source = Source(seen.base, seen.offset, seen.strides, type.shape, 0, whole)
    builder.compute(value, Assembly(value, (source,)))
    return True


def _boxes(
    type: TensorType, sources: Sequence[Source]
) -> tuple[tuple[int, ...], list[SourceBox]] | None:
    """The parts as boxes of a shape of as few axes as possible; None if some are none."""
    axes = [axis for axis, length in enumerate(type.shape) if length != 1]
    steps = [contiguous_strides(type.shape)[axis] for axis in axes]
    parts = []
    for source in sources:
        if not all(source.shape):
            continue
        part = source_box(source, None, steps)
        if part is None:
            return None
        parts.append(part)
    if not axes:
        return (1,), [part._replace(first=(0,), lengths=(1,)) for part in parts]
    return collapsed([type.shape[axis] for axis in axes], parts)


def _code(
    piece: Assembly,
    types: Sequence[TensorType],
    by_value: Collection[int],
    target: Target | None,
) -> CudaLoopCode:
    type = types[piece.value]
    found = _boxes(type, piece.sources)
    assert found is not None
    shape, boxes = found
    memory = memory_type(type.dtype)
    loads: list[Load] = []
    parameters: list[tuple[str, str]] = []
    lanes = ALIGNMENT // type.dtype.itemsize
    while lanes > 1 and (
        shape[-1] % lanes or any(b.first[-1] % lanes or b.lengths[-1] % lanes for b in boxes)
    ):
        lanes //= 2
    total = type.size // lanes
    reads: list[str] = []
    for number, box in enumerate(boxes):
        (load,) = box.loads
        strides = box.loads[load] if len(box.loads[load]) == len(shape) else (0,) * len(shape)
        loads.append(load)
        name = f"b{number}"
        pointer = "" if load.value in by_value else "* __restrict__"
        parameters.append((f"const {memory}{pointer}", name))
        inside = _inside(box, shape)
        text = f"found[k] = {_read(name, load, box, strides, lanes, load.value in by_value)};"
        if not inside:
            reads.clear()  # nothing is seen of those before
        reads.insert(0, f"if ({inside}) {text}" if inside else text)
    parameters.append((f"{memory}* __restrict__", "out"))
    places = []
    rest = "at"
    for axis in reversed(range(len(shape))):
        if axis == 0:
            places.append(f"const int c0 = {rest};")
        else:
            places.append(f"const int c{axis} = {rest} % {shape[axis]}u;")
            places.append(f"const unsigned int r{axis} = {rest} / {shape[axis]}u;")
            rest = f"r{axis}"
    each = "\n      ".join(places) + "\n      " + "\n      else ".join(reads)
    listed = ", ".join(f"{kind} {name}" for kind, name in parameters)
    body = f"""\
  const unsigned int start = blockIdx.x * {THREADS * EACH} + threadIdx.x;
  Vector<{memory}, {lanes}> found[{EACH}] = {{}};
  #pragma unroll
  for (int k = 0; k < {EACH}; ++k) {{
    const unsigned int i = start + k * {THREADS};
    if (i < {total}u) {{
      const unsigned int at = i * {lanes};
      {each}
    }}
  }}
  #pragma unroll
  for (int k = 0; k < {EACH}; ++k) {{
    const unsigned int i = start + k * {THREADS};
    if (i < {total}u) store_lanes<{lanes}>(out + i * {lanes}, found[k]);
  }}"""
    text = (
        f"{HELPERS}"
        f'extern "C" __global__ void __launch_bounds__({THREADS}) @NAME({listed}) {{\n{body}\n}}\n'
    )
    launch = KernelLaunch(text, ceil_divide(total, THREADS * EACH), THREADS, 0)
    kinds = tuple([kind for kind, _ in parameters])
    return CudaLoopCode((launch,), kinds, tuple(loads), (piece.value,), 0)


HELPERS = """\
#ifndef LAZYASYNC_STEPPED
#define LAZYASYNC_STEPPED
// Elements that are so many apart, or all the same one.
template <int N, typename T>
static __device__ __forceinline__ Vector<T, N> load_stepped(const T* place, int step) {
  Vector<T, N> found;
  #pragma unroll
  for (int k = 0; k < N; ++k) found.lanes[k] = place[k * step];
  return found;
}
// Those that lie backwards, the last of which is the first of a whole vector.
template <int N, typename T>
static __device__ __forceinline__ Vector<T, N> load_turned(const T* place) {
  const Vector<T, N> given = load_lanes<N>(place - (N - 1));
  Vector<T, N> found;
  #pragma unroll
  for (int k = 0; k < N; ++k) found.lanes[k] = given.lanes[N - 1 - k];
  return found;
}
template <int N, typename T>
static __device__ __forceinline__ Vector<T, N> same(T number) {
  Vector<T, N> found;
  #pragma unroll
  for (int k = 0; k < N; ++k) found.lanes[k] = number;
  return found;
}
#endif
"""
"""What the text of kernels refers to."""


def _inside(box: SourceBox, shape: Sequence[int]) -> str:
    """Whether a place is in a box, as text."""
    asked = []
    for axis, (first, length) in enumerate(zip(box.first, box.lengths, strict=True)):
        if first:
            asked.append(f"c{axis} >= {first}")
        if first + length < shape[axis]:
            asked.append(f"c{axis} < {first + length}")
    return " && ".join(asked)


def _read(
    name: str,
    load: Load,
    box: SourceBox,
    strides: Sequence[int],
    lanes: int,
    is_value: bool,
) -> str:
    """The vector at a place in a box, as text."""
    if is_value:
        return f"same<{lanes}>({name})"
    offset = load.offset - sum([f * s for f, s in zip(box.first, strides, strict=True)])
    terms = [f"c{axis} * {step}" for axis, step in enumerate(strides) if step]
    place = " + ".join([str(offset), *terms])
    step = strides[-1]
    even = not any(stride % lanes for stride in strides[:-1])
    if step == 1 and even and load.offset % lanes == 0:
        return f"load_lanes<{lanes}>({name} + ({place}))"
    if step == -1 and even and (load.offset + 1) % lanes == 0:
        return f"load_turned<{lanes}>({name} + ({place}))"
    return f"load_stepped<{lanes}>({name} + ({place}), {step})"


EMITTERS[Assembly] = Emitter(
    LoweredProgram._loop_step, _code, _parts, needs=lambda kind: True, copies=_copied
)
