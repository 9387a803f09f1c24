"""Attention on CUDA: products by cuBLASLt, and between them a kernel of ours, tile by tile.

That is so in single and double precision; for half precision see `fused_attention`. A tile is so
many heads and queries that its scores stay in a GPU's second-level cache, where the kernel turns
them into probabilities in their place; there are never more than those of a tile. Backwards the
probabilities are computed anew, from the sums that the forward pass kept. Source of the
recurrences: Dao, "FlashAttention-2", arXiv:2307.08691.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cuda.cublas import Operand, ProductKind
from lazyasync.backends.cuda.fused_attention import (
    FusedAttentionStep,
    is_half,
    keeps,
    write_kernels,
)
from lazyasync.backends.cuda.kernels.expressions import cuda_type, literal, memory_type
from lazyasync.backends.cuda.kernels.writer import CudaLoopCode, KernelLaunch, Target
from lazyasync.backends.cuda.lowering import EMITTERS, Emitter, LoweredProgram
from lazyasync.backends.cuda.steps import (
    BYTES_PER_SECOND,
    FLOPS_PER_SECOND,
    OwnStep,
    Run,
    allocated_bytes,
    strided,
)
from lazyasync.compiler.fused_graph import Load
from lazyasync.compiler.fusion.attention import NAMES, TiledAttention, tiled_attention
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.ir.attention import UNLIMITED, AttentionAttributes, Band, band, is_banded, scale_of
from lazyasync.ir.types import TensorType

TILE_BYTES = 32 << 20
"""Of scores at a time: most of the second-level cache of a data-centre GPU."""
LEAST_ROWS = 64
"""Queries of a tile of one head, at least."""
BANDED_ROWS = 512
"""Queries of a tile where each is given some keys only: those that no query of it is given are
skipped."""
MAX_CALLS = 16
"""Batches whose operands are read where they lie; of more, operands are copied for one batch."""
THREADS = 128

# ---- the kernels ---------------------------------------------------------------------------

_PROBABILITIES = """\
// Turns the scores of one query into probabilities; keeps the logarithm of their sum.
extern "C" __global__ void __launch_bounds__(@THREADS) @NAME(
    @T* scores, const @M* mask, @T* sums, long long sums_start, long long sums_step,
    long long rows, long long keys, long long first, long long last, @T scale,
    long long mask_start, long long mask_first, long long heads, long long mask_batch,
    long long mask_head, long long mask_row, long long mask_key) {
  const long long batch = blockIdx.x / rows, row = blockIdx.x % rows;
  @T* own = scores + (long long)blockIdx.x * keys;
  @MASK_PLACE
  __shared__ @T partial[@WARPS];
  @T largest = -@INFINITY;
  for (long long j = threadIdx.x; j < keys; j += @THREADS) {
    @T score = own[j] * scale;
    @APPLY_MASK
    if (j - row < first || j - row > last) score = -@INFINITY;
    own[j] = score;
    largest = largest < score ? score : largest;
  }
  for (int away = 16; away; away /= 2) {
    const @T other = __shfl_xor_sync(0xffffffffu, largest, away);
    largest = largest < other ? other : largest;
  }
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = largest;
  __syncthreads();
  largest = partial[0];
  for (int warp = 1; warp < @WARPS; ++warp)
    largest = largest < partial[warp] ? partial[warp] : largest;
  __syncthreads();
  if (largest == -@INFINITY) largest = 0;  // no key counts, or some score is no number
  @T sum = 0;
  for (long long j = threadIdx.x; j < keys; j += @THREADS) {
    const @T part = @EXP(own[j] - largest);
    own[j] = part;
    sum += part;
  }
  for (int away = 16; away; away /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, away);
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = sum;
  __syncthreads();
  sum = 0;
  for (int warp = 0; warp < @WARPS; ++warp) sum += partial[warp];
  const @T divisor = sum == 0 ? (@T)1 : sum;
  for (long long j = threadIdx.x; j < keys; j += @THREADS) own[j] /= divisor;
  if (threadIdx.x == 0)
    sums[sums_start + batch * sums_step + row] = sum == 0 ? (@T)0 : largest + @LOG(sum);
}
"""
_SLOPES = """\
// Turns scores into probabilities, and what comes back to those into what comes back to scores.
extern "C" __global__ void __launch_bounds__(@THREADS) @NAME(
    @T* scores, @T* slopes, const @M* mask, const @T* sums, const @T* less, long long sums_start,
    long long sums_step, long long rows, long long keys, long long first, long long last, @T scale,
    long long mask_start, long long mask_first, long long heads, long long mask_batch,
    long long mask_head, long long mask_row, long long mask_key) {
  const long long batch = blockIdx.x / rows, row = blockIdx.x % rows;
  @T* own = scores + (long long)blockIdx.x * keys;
  @T* own_slopes = slopes + (long long)blockIdx.x * keys;
  @MASK_PLACE
  const long long place = sums_start + batch * sums_step + row;
  const @T sum = sums[place], minus = less[place];
  for (long long j = threadIdx.x; j < keys; j += @THREADS) {
    @T score = own[j] * scale;
    @APPLY_MASK
    if (j - row < first || j - row > last) score = -@INFINITY;
    const @T part = @EXP(score - sum);
    own[j] = part;
    own_slopes[j] = (own_slopes[j] - minus) * part * scale;
  }
}
"""
_MASK_PLACE = (
    "const long long at = mask_first + batch;\n"
    "  const @M* given = mask + mask_start + at / heads * mask_batch + at % heads * mask_head"
    " + row * mask_row;"
)


def _text(gradient: bool, dtype: np.dtype, mask: TensorType | None) -> str:
    text = _SLOPES if gradient else _PROBABILITIES
    of_mask, place, apply = dtype, "", ""
    if mask is not None:
        of_mask, place = mask.dtype, _MASK_PLACE
        apply = "score += given[j * mask_key];"
        if mask.dtype.kind == "b":
            apply = "if (!given[j * mask_key]) score = -@INFINITY;"
    suffix = "f" if dtype.char == "f" else ""
    for name, found in {
        "@MASK_PLACE": place,
        "@APPLY_MASK": apply,
        "@THREADS": str(THREADS),
        "@WARPS": str(THREADS // 32),
        "@INFINITY": literal(math.inf, dtype),
        "@EXP": f"exp{suffix}",
        "@LOG": f"log{suffix}",
        "@M": memory_type(of_mask),
        "@T": cuda_type(dtype),
    }.items():
        text = text.replace(name, found)
    return text


def _code(
    piece: TiledAttention,
    types: Sequence[TensorType],
    by_value: Collection[int],
    target: Target | None,
) -> CudaLoopCode:
    """The kernel of a piece, whose launches the step lays out, one for each tile."""
    q = types[piece.operands["q"].value]
    mask = piece.operands.get("mask")
    if is_half(q):
        of_mask = None if mask is None else types[mask.value]
        gradient = "g" in piece.operands
        return write_kernels(q.dtype, piece.widths, of_mask, piece.attributes, gradient)
    text = _text("g" in piece.operands, q.dtype, None if mask is None else types[mask.value])
    return CudaLoopCode((KernelLaunch(text, 1, THREADS, 0),), (), (), (), 0)


# ---- tiles ---------------------------------------------------------------------------------


class _Rows(NamedTuple):
    """Matrices of a batch: elements from one batch, head and row to the next."""

    offset: int
    batch: int
    head: int
    row: int


class _Tile(NamedTuple):
    """Heads, queries and keys of a tile.

    There are so many ``heads``, each of another group from ``group`` on, or where operands are
    merged of any batch; of its group it is the ``member``.
    """

    batch: int
    group: int
    member: int
    heads: int
    rows: slice
    keys: slice


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The sizes of an attention, and how it is cut into tiles."""

    batch: int
    heads: int
    length: int
    features: int
    groups: int
    others: int
    outputs: int
    band: Band
    is_banded: bool
    merged: bool
    tile_bytes: int

    @property
    def members(self) -> int:
        """The heads that share a group."""
        return self.heads // self.groups

    def tiles(self, itemsize: int) -> Iterator[_Tile]:
        """In the order in which they are done."""
        scores = self.others * itemsize
        rows = min(self.length, BANDED_ROWS) if self.is_banded else self.length
        rows = min(rows, max(LEAST_ROWS, self.tile_bytes // scores))
        merged = self.batch if self.merged else 1
        heads = self.groups * merged
        at_a_time = min(heads, max(1, self.tile_bytes // (scores * rows)))
        for batch in range(self.batch // merged):
            for group in range(0, heads, at_a_time):
                count = min(at_a_time, heads - group)
                for member in range(self.members):
                    for start in range(0, self.length, rows):
                        stop = min(self.length, start + rows)
                        low = min(max(0, start + self.band.first), self.others)
                        high = max(low, min(self.others, stop + self.band.last))
                        keys = slice(low, high)
                        yield _Tile(batch, group, member, count, slice(start, stop), keys)


def _is_merged(lying: Mapping[str, _Rows], lengths: Mapping[str, int], batch: int) -> bool:
    """Whether heads of all batches lie at equal steps."""
    return batch == 1 or all(
        rows.batch == lengths[name] * rows.head for name, rows in lying.items()
    )


# ---- steps ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttentionStep(OwnStep):
    """Attention, or its gradient, tile by tile; ``loads`` are the operands by their names."""

    xp: Any
    name: str
    dtype: np.dtype
    sizes: _Sizes
    tiles: tuple[_Tile, ...]
    scale: float
    fast: bool
    loads: Mapping[str, Load]
    shapes: Mapping[str, tuple[int, ...]]
    outputs: Mapping[str, int]
    types: Mapping[str, TensorType]
    in_memory: Mapping[str, TensorType]
    """Of outputs, as somebody gets them."""
    flops: float
    results: tuple[int, ...]
    operands: tuple[int, ...]
    releases: tuple[int, ...]

    @property
    def launches(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return len(self.tiles) * (6 if self.is_gradient else 3)

    @property
    def is_gradient(self) -> bool:
        """Whether it goes backwards."""
        return "g" in self.loads

    @property
    def note(self) -> str:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return f", {len(self.tiles)} tiles"

    @property
    def most_scores(self) -> int:
        """Those of the largest tile."""
        return max([tile.heads * _length(tile.rows) * _length(tile.keys) for tile in self.tiles])

    def workspace_bytes(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`: scores, copies, and results nobody wants."""
        nbytes = allocated_bytes(self.most_scores * self.dtype.itemsize) * (
            2 if self.is_gradient else 1
        )
        if self.sizes.merged:
            sizes = [math.prod(self.shapes[name]) for name in ("q", "k", "v")]
            nbytes += allocated_bytes(sum(sizes) * self.dtype.itemsize)
        missing = [type for name, type in self.types.items() if name not in self.outputs]
        return nbytes + sum([allocated_bytes(type.nbytes) for type in missing])

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `lazyasync.backends.cuda.steps.Step`."""
        moved = sum([types[value].nbytes for value in (*self.operands, *self.results)])
        return max(moved / BYTES_PER_SECOND, self.flops / FLOPS_PER_SECOND)

    def issue(self, run: Run) -> None:
        """Issues the tiles into new arrays."""
        given = {}
        lying = {}
        for name, load in self.loads.items():
            given[name] = run.in_order(load.value)
            if name in ("q", "k", "v", "g"):
                lying[name] = _Rows(load.offset, *load.strides[:3])
            elif name != "mask" and load.offset:
                given[name] = given[name].reshape(-1)[load.offset :]
        if self.sizes.merged:
            lengths = {name: self.shapes[name][1] for name in lying}
            for name, rows in lying.items():
                if _is_merged({name: rows}, lengths, self.sizes.batch):
                    continue
                load, shape = self.loads[name], self.shapes[name]
                view = strided(self.xp, given[name], load.offset, shape, load.strides)
                given[name] = self.xp.ascontiguousarray(view)
                lying[name] = _Rows(0, *contiguous_strides(self.shapes[name])[:3])
        found = {}
        for name, type in self.types.items():
            value = self.outputs.get(name)
            if value is None:
                found[name] = run.empty(type.shape, type.dtype)
            else:
                found[name] = run.new(value, self.in_memory[name])
        most = max(1, self.most_scores)
        issuer = _Issuer(self, run, given, lying, found, run.empty((most,), self.dtype))
        if self.is_gradient:
            issuer.backwards(self.tiles, run.empty((most,), self.dtype))
        else:
            issuer.forwards(self.tiles)


class _Issuer:
    """Issues the tiles of one run of a step."""

    def __init__(
        self,
        step: AttentionStep,
        run: Run,
        given: Mapping[str, Any],
        lying: Mapping[str, _Rows],
        found: Mapping[str, Any],
        scores: Any,
    ) -> None:
        self.step, self.run, self.given, self.lying, self.found = step, run, given, lying, found
        self.sizes = step.sizes
        self.scores = scores
        self.kernel = run.kernels[step.name]

    def forwards(self, tiles: Sequence[_Tile]) -> None:
        """Issues tiles of attention."""
        out, sums = self.found["out"], self.found["sums"]
        if any(tile.keys.start == tile.keys.stop for tile in tiles):
            out.fill(0)
            sums.fill(0)
        outputs = self.sizes.outputs
        for tile in tiles:
            if tile.keys.start == tile.keys.stop:
                continue
            self._multiply_scores(tile, "q", "k", self.scores)
            mask, strides = self._mask(tile)
            self._launch(tile, (self.scores, mask, sums), strides)
            rows, keys = _length(tile.rows), _length(tile.keys)
            left = Operand(keys, False, rows * keys)
            v = self._operand("v", tile.keys, tile)
            self._product((left, self.scores.data.ptr), v, rows, keys, outputs, tile, out)

    def backwards(self, tiles: Sequence[_Tile], slopes: Any) -> None:
        """Issues tiles of the gradient, each of which adds to those of keys and values."""
        sizes = self.sizes
        adds = len({tile.rows.start for tile in tiles}) > 1 or sizes.members > 1
        of_q, of_k, of_v = (self.found[name] for name in ("of_q", "of_k", "of_v"))
        if adds or any(_length(tile.keys) != sizes.others for tile in tiles):
            for array in (of_q, of_k, of_v):
                array.fill(0)
        for tile in tiles:
            if tile.keys.start == tile.keys.stop:
                continue
            self._multiply_scores(tile, "q", "k", self.scores)
            self._multiply_scores(tile, "g", "v", slopes)
            mask, strides = self._mask(tile)
            arrays = (self.scores, slopes, mask, self.given["sums"], self.given["less"])
            self._launch(tile, arrays, strides)
            rows, keys = _length(tile.rows), _length(tile.keys)
            plain = Operand(keys, False, rows * keys)
            turned = Operand(keys, True, rows * keys)
            k = self._operand("k", tile.keys, tile)
            q = self._operand("q", tile.rows, tile)
            g = self._operand("g", tile.rows, tile)
            parts, backs = self.scores.data.ptr, slopes.data.ptr
            self._product((plain, backs), k, rows, keys, sizes.features, tile, of_q)
            self._product((turned, backs), q, keys, rows, sizes.features, tile, of_k, adds)
            self._product((turned, parts), g, keys, rows, sizes.outputs, tile, of_v, adds)

    def _multiply_scores(self, tile: _Tile, left: str, right: str, out: Any) -> None:
        rows, keys = _length(tile.rows), _length(tile.keys)
        inner = self.step.shapes[left][3]
        first, place = self._operand(left, tile.rows, tile)
        second, other = self._operand(right, tile.keys, tile)
        kind = ProductKind(
            self.step.dtype.char,
            first,
            Operand(second.leading, True, second.step),
            rows,
            inner,
            keys,
            tile.heads,
            fast=self.step.fast,
        )
        self.run.device.product(kind, place, other, out.data.ptr, 0)

    def _product(
        self,
        left: tuple[Operand, int],
        right: tuple[Operand, int],
        rows: int,
        inner: int,
        columns: int,
        tile: _Tile,
        out: Any,
        adds: bool | None = None,
    ) -> None:
        """A product into rows of queries, or with ``adds`` into those of keys."""
        sizes = self.sizes
        if adds is None:
            head, start, length = self._head(tile), tile.rows.start, sizes.length
            step = sizes.members * length * columns
        else:
            head, start, length = self._group(tile), tile.keys.start, sizes.others
            step = length * columns
        kind = ProductKind(
            self.step.dtype.char,
            left[0],
            right[0],
            rows,
            inner,
            columns,
            tile.heads,
            fast=self.step.fast,
            step=step,
            adds=bool(adds),
        )
        place = (head * length + start) * columns * self.step.dtype.itemsize
        self.run.device.product(kind, left[1], right[1], out.data.ptr + place, 0)

    def _operand(self, name: str, rows: slice, tile: _Tile) -> tuple[Operand, int]:
        """The matrices (rows, ...) of a tile, and the address of the first."""
        lies = self.lying[name]
        members = self.sizes.members if name in ("q", "g") else 1
        head = tile.group * members + (tile.member if members > 1 else 0)
        step = lies.head * members
        first = lies.offset + tile.batch * lies.batch + head * lies.head + rows.start * lies.row
        address = self.given[name].data.ptr + first * self.step.dtype.itemsize
        columns = self.step.shapes[name][3]
        return Operand(max(lies.row, columns), False, step), address

    def _head(self, tile: _Tile) -> int:
        """The first head of a tile, among those of all batches."""
        sizes = self.sizes
        return (tile.batch * sizes.groups + tile.group) * sizes.members + tile.member

    def _group(self, tile: _Tile) -> int:
        return tile.batch * self.sizes.groups + tile.group

    def _mask(self, tile: _Tile) -> tuple[Any, list[int]]:
        """The mask and how a tile reads it; any array and zeros where there is none."""
        load = self.step.loads.get("mask")
        if load is None:
            return self.scores, [0, 0, 1, 0, 0, 0, 0]
        members, groups = self.sizes.members, self.sizes.groups
        batch, head, row, key = load.strides
        start = load.offset + tile.batch * batch + tile.member * head
        start += tile.rows.start * row + tile.keys.start * key
        return self.given["mask"], [start, tile.group, groups, batch, head * members, row, key]

    def _launch(self, tile: _Tile, arrays: Sequence[Any], mask: Sequence[int]) -> None:
        sizes = self.sizes
        rows, keys = _length(tile.rows), _length(tile.keys)
        away = tile.rows.start - tile.keys.start
        first, last = max(-UNLIMITED, sizes.band.first) + away, sizes.band.last + away
        start = self._head(tile) * sizes.length + tile.rows.start
        step = sizes.members * sizes.length
        numbers = [np.int64(number) for number in (start, step, rows, keys, first, last)]
        scale = self.step.dtype.type(self.step.scale)
        arguments = [*arrays, *numbers, scale, *[np.int64(number) for number in mask]]
        self.kernel((tile.heads * rows,), (THREADS,), arguments)


def _length(part: slice) -> int:
    length: int = part.stop - part.start
    return length


# ---- what a piece becomes ------------------------------------------------------------------


def _step(
    program: LoweredProgram,
    piece: TiledAttention,
    reads: tuple[int, ...],
    releases: tuple[int, ...],
) -> AttentionStep | FusedAttentionStep:
    graph = program.graph
    node = graph.nodes[piece.value]
    names, results = NAMES[node.operation.name]
    inputs = [graph.types[operand] for operand in graph.operands[piece.value]]
    shapes = {name: type.shape for name, type in zip(names, inputs, strict=False)}
    attributes: AttentionAttributes = node.attributes
    (batch, heads, length, features), (groups, others) = shapes["q"], shapes["k"][1:3]
    loads = dict(piece.operands)
    if "mask" in loads:
        # It broadcasts to all scores.
        mask, own = loads["mask"], shapes["mask"]
        strides = [0] * (4 - len(own)) + [
            0 if size == 1 else stride for stride, size in zip(mask.strides, own, strict=True)
        ]
        loads["mask"] = Load(mask.value, mask.offset, tuple(strides))
    _, kernels = program.kernels_of(piece)
    given = (
        dict(piece.outputs),
        dict(zip(results, node.outputs, strict=True)),
        {name: program.types_in_memory[value] for name, value in piece.outputs.items()},
        piece.flops(program.fused),
        tuple(piece.outputs.values()),
        reads,
        releases,
    )
    if is_half(inputs[0]):
        return FusedAttentionStep(program.xp, kernels, loads, shapes, attributes, *given)
    used: list[str] = [name for name in ("q", "k", "v", "g") if name in loads]
    lying = {name: _Rows(loads[name].offset, *loads[name].strides[:3]) for name in used}
    each = {name: shapes[name][1] for name in used}
    calls = batch * (heads // groups)
    merged = heads == groups and (calls > MAX_CALLS or _is_merged(lying, each, batch))
    tile_bytes = TILE_BYTES // 2 if "g" in loads else TILE_BYTES
    sizes = _Sizes(
        batch,
        heads,
        length,
        features,
        groups,
        others,
        shapes["v"][3],
        band(attributes, length, others),
        is_banded(attributes),
        merged,
        tile_bytes,
    )
    return AttentionStep(
        program.xp,
        kernels[0],
        inputs[0].dtype,
        sizes,
        tuple(sizes.tiles(inputs[0].dtype.itemsize)),
        scale_of(attributes, features),
        program.rounds_products,
        loads,
        shapes,
        *given,
    )


EMITTERS[TiledAttention] = Emitter(_step, _code, tiled_attention, keeps=keeps)
