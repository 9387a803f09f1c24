"""From the pieces of a program to what native calls run: loops and products, and who is added."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from lazyasync.backends.cpu.calls.element_loops import ElementLoop
from lazyasync.backends.cpu.llvm import (  # noqa: F401 - add their emitters
    assemblies,
    attention,
    batched_products,
    calls_in_loops,
    chosen,
    convolutions,
    direct_products,
    draws,
    loop_assemblies,
    matrix_vector,
    placements,
    repeated,
    scans,
    small_products,
)
from lazyasync.backends.cpu.llvm.engine import Engine, engine, is_available
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode, write_loop, write_loops
from lazyasync.backends.cpu.lowering import EMITTERS, Emitter, NativeTarget, records_of
from lazyasync.backends.cpu.native.records import (
    LoopRecord,
    ProductRecord,
    Record,
    loop_record,
    product_record,
)
from lazyasync.compiler.fused_graph import FusedGraph, Loop, Piece, Product
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.compiler.places import Places
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.untracked import untrack, untracked


class LoopCompiler:
    """Compiles what programs are fused to, with the process's engine and a cache on disk."""

    __slots__ = ("_cache", "_drafts", "engine")

    def __init__(
        self, engine: Engine, cache: ObjectCache | None = None, *, drafts: bool = False
    ) -> None:
        self.engine = engine
        self._cache = cache
        self._drafts = drafts
        untrack(self)  # each program has one

    @property
    def products(self) -> str:
        """The dtypes, by their characters, whose matrix products it knows."""
        return "".join(self.engine.products)

    @property
    def converts_half(self) -> bool:
        """Whether its loops convert float16 to float32, and back."""
        return self.engine.converts_half

    def load_call_functions(self, units: Iterable[str], loops: Sequence[ElementLoop]) -> None:
        """Loads what some calls are made of: `Engine.call_functions`, and loops of their own."""
        for unit in units:
            self.engine.load_call_functions(unit, self._cache)
        codes = [write_loop(found.loop, found.types) for found in loops]
        for found, loaded in zip(loops, self.engine.functions(codes, self._cache), strict=True):
            found.connect(loaded.address, loaded)

    def records(
        self,
        fused: FusedGraph,
        segments: Sequence[Sequence[Piece]],
        places: Places,
        aliases: Mapping[Piece, Mapping[int, Sequence[int]]],
        *,
        is_region: bool = False,
    ) -> tuple[tuple[Record, ...], ...]:
        """What the native calls of a program run; see `NativeTarget` for ``aliases``."""
        drafts = self._drafts and not is_region
        target = NativeTarget(self.engine, self._cache, fused, places, aliases, drafts)
        found = records_of(target, [piece for segment in segments for piece in segment])
        made = [untracked(tuple([found[piece] for piece in segment])) for segment in segments]
        return untracked(tuple(made))


def find_loop_compiler(
    cache: ObjectCache | None = None, *, drafts: bool = False
) -> LoopCompiler | None:
    """A compiler; None without llvmlite, or where its code would not find arrays.

    ``drafts``: small loops may be such, as whoever runs its programs has them optimized.
    """
    return LoopCompiler(engine(), cache, drafts=drafts) if is_available(cache) else None


def loop_codes(
    fused: FusedGraph, aliases: Mapping[Piece, Mapping[int, Sequence[int]]]
) -> dict[Loop, LlvmLoopCode]:
    """The loops of a program as text."""
    return write_loops(fused.of_kind(Loop), fused.graph.types, aliases)


def _loop_records(target: NativeTarget, loops: Sequence[Loop]) -> list[LoopRecord]:
    types = target.fused.graph.types
    codes = write_loops(loops, types, target.aliases)
    found = list(codes.values())
    functions = target.engine.functions(found, target.cache, drafts=target.drafts)
    records = []
    for code, function in zip(codes.values(), functions, strict=True):
        pause()
        records.append(loop_record(code, function, types))
    return records


def _product_records(target: NativeTarget, products: Sequence[Product]) -> list[ProductRecord]:
    types, known = target.fused.graph.types, target.engine.products
    records = []
    for product in products:
        pause()
        records.append(product_record(product, known, types))
    return records


EMITTERS[Loop] = Emitter(records=_loop_records)
EMITTERS[Product] = Emitter(records=_product_records)
