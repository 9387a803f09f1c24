"""Attention on the CPU: the native runtime computes scores by tiles, which threads share."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lazyasync.backends.cpu.blas import ProductOfBlas
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget
from lazyasync.backends.cpu.native.layout import ATTENTION_WORDS, AttentionWord
from lazyasync.backends.cpu.native.records import Entry
from lazyasync.backends.cpu.native.work_sharing import MIN_SHARED_PRODUCTS, shared_chunk
from lazyasync.compiler.fused_graph import Load
from lazyasync.compiler.fusion.attention import TiledAttention, tiled_attention
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.attention import AttentionAttributes, band, scale_of
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

TILE_BYTES = 1 << 17
"""The bytes of the scores of a tile: as in the native runtime, a part of a core's own cache."""
MOST_ROWS = 256
"""The most queries of a tile, as in the native runtime."""
MOST_KEYS = 256
"""The most keys of a tile: of more, fewer queries would be there for each."""
_BUFFERS = (*("q", "k", "v", "g", "mask", "out", "sums", "less"), "of_q", "of_k", "of_v")
"""What the arguments begin with."""


class AttentionRecord(NamedTuple):
    """Attention, forwards or backwards; ``function`` is the address of that of the runtime.

    ``operands`` and ``results`` are values by their names; ``types`` those of queries, keys, values
    and, if there is one, the mask.
    """

    function: int
    blas: ProductOfBlas
    attributes: AttentionAttributes
    types: tuple[TensorType, ...]
    operands: Mapping[str, Load]
    results: Mapping[str, int]

    @property
    def reads(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return [load.value for load in self.operands.values()]

    @property
    def writes(self) -> Sequence[int]:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        return list(self.results.values())

    @property
    def is_forward(self) -> bool:
        """Whether it computes the result, and not gradients."""
        return "g" not in self.operands

    @property
    def share(self) -> float:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        (batch, heads, length, features), others = self.types[0].shape, self.types[1].shape[2]
        scores = batch * heads * length * others
        return scores * (features + self.types[2].shape[3] + 16) / MIN_SHARED_PRODUCTS

    def entry(self, threads: int) -> Entry:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        q, k, v = self.types[:3]
        batch, heads, length, features = q.shape
        groups, others = k.shape[1:3]
        keys = min(others, MOST_KEYS)
        rows = min(length, MOST_ROWS, max(1, TILE_BYTES // (keys * q.dtype.itemsize)))
        blocks = -(-length // rows)
        first, last = band(self.attributes, length, others)
        words = {
            AttentionWord.HEADS: heads,
            AttentionWord.SHARED: heads // groups,
            AttentionWord.LENGTH: length,
            AttentionWord.OTHERS: others,
            AttentionWord.FEATURES: features,
            AttentionWord.OUTPUTS: v.shape[3],
            AttentionWord.MASK_KIND: self._mask_kind(),
            AttentionWord.FIRST: first,
            AttentionWord.LAST: last,
            AttentionWord.BLOCKS: blocks,
            AttentionWord.BLOCK_ROWS: rows,
            AttentionWord.BLOCK_KEYS: keys,
            AttentionWord.SCALE: _bits(scale_of(self.attributes, features)),
            AttentionWord.BLAS: self.blas.multiply,
            AttentionWord.BLAS_BITS: self.blas.bits,
            AttentionWord.GET_THREADS: self.blas.get_threads,
            AttentionWord.SET_THREADS: self.blas.set_threads,
            AttentionWord.WANTS_SUMS: int("sums" in self.results),
            AttentionWord.WANTS_Q: int("of_q" in self.results),
            AttentionWord.WANTS_K: int("of_k" in self.results),
            AttentionWord.WANTS_V: int("of_v" in self.results),
        }
        table = [0] * ATTENTION_WORDS
        for word, number in words.items():
            table[word] = number
        out = TensorType((*q.shape[:3], v.shape[3]), q.dtype)
        shapes = {"q": q, "k": k, "v": v, "g": out, "mask": self.types[-1]}
        for name, type in shapes.items():
            if name in self.operands:
                word = AttentionWord[f"{name.upper()}_STEP"]
                table[word : word + 3] = _steps(self.operands[name].strides, type, name == "mask")
        buffers: list[int] = []
        for name in _BUFFERS:
            seen = self.operands.get(name)
            if seen is not None:
                itemsize = self.types[-1].dtype.itemsize if name == "mask" else q.dtype.itemsize
                buffers += (seen.value, seen.offset * itemsize)
            else:  # of what there is not, nobody reads the address
                buffers += (self.results.get(name, self.operands["q"].value), 0)
        total = batch * heads * blocks if self.is_forward else batch * groups
        is_shared = threads > 1 and self.share > 1
        chunk = shared_chunk(total, threads) if is_shared else total
        return Entry(self.function, total, chunk, buffers, table[len(_BUFFERS) :])

    def _mask_kind(self) -> int:
        if "mask" not in self.operands:
            return 0
        return 1 if self.types[-1].dtype.kind == "b" else 2

    def resolved(self, resolver: SizeResolver) -> AttentionRecord:
        """See `lazyasync.backends.cpu.native.records.Record`."""
        number = resolver.number
        operands = {name: load.resolved(number) for name, load in self.operands.items()}
        types = untracked(tuple([resolver.type(type) for type in self.types]))
        attributes = resolver.attributes(self.attributes)
        return untracked(self._replace(attributes=attributes, types=types, operands=operands))


def _bits(number: float) -> int:
    found: int = struct.unpack("q", struct.pack("d", number))[0]
    return found


def _steps(strides: Sequence[int], type: TensorType, is_mask: bool) -> list[int]:
    """The steps along all axes but the last: 0 for axes of length 1, but for the rows'.

    Libraries want rows of matrices to be as far apart as they are long.
    """
    steps = [0 if n == 1 else step for n, step in zip(type.shape[:3], strides[:3], strict=True)]
    if type.shape[2] == 1 and not is_mask:
        steps[2] = type.shape[3]
    return steps


def _records(target: NativeTarget, pieces: Sequence[TiledAttention]) -> list[AttentionRecord]:
    graph, engine = target.fused.graph, target.engine
    functions = engine.unit("attention", target.cache)
    records = []
    for piece in pieces:
        pause()
        node = graph.nodes[piece.value]
        types = [graph.types[operand] for operand in graph.operands[piece.value]]
        of_mask = types[-1:] if "mask" in piece.operands else []
        results = dict(piece.outputs)
        if piece.needs_workspace(target.fused):
            results["out"] = target.places.workspaces[piece]
        letter = types[0].dtype.char
        record = AttentionRecord(
            functions[f"lazyasync_{node.operation.name}_{letter}"],
            engine.products[letter].blas,
            node.attributes,
            untracked((*types[:3], *of_mask)),
            dict(piece.operands),
            results,
        )
        records.append(untracked(record))
    return records


EMITTERS[TiledAttention] = Emitter(records=_records, rule=tiled_attention)
