"""From the loops and products of a program to what native calls run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lazyasync.backends.cpu.llvm.engine import Engine, engine, is_available
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode, write_loops
from lazyasync.backends.cpu.native.records import Record, loop_record, product_record
from lazyasync.compiler.fused_graph import FusedGraph, Loop, Product
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.untracked import untrack, untracked


class LoopCompiler:
    """Compiles what programs are fused to, with the process's engine and a cache on disk."""

    __slots__ = ("_cache", "engine")

    def __init__(self, engine: Engine, cache: ObjectCache | None = None) -> None:
        self.engine = engine
        self._cache = cache
        untrack(self)  # each program has one

    @property
    def products(self) -> str:
        """The dtypes, by their characters, whose matrix products it knows."""
        return "".join(self.engine.products)

    @property
    def converts_half(self) -> bool:
        """Whether its loops convert float16 to float32, and back."""
        return self.engine.converts_half

    def records(
        self,
        fused: FusedGraph,
        segments: Sequence[Sequence[Loop | Product]],
        aliases: Mapping[Loop, Mapping[int, Sequence[int]]],
    ) -> tuple[tuple[Record, ...], ...]:
        """What the native calls of a program run; see `write_loops` for ``aliases``."""
        types, products = fused.graph.types, self.engine.products
        codes = loop_codes(fused, aliases)
        functions = self.engine.functions(list(codes.values()), self._cache)
        function_of = dict(zip(codes, functions, strict=True))

        def record(piece: Loop | Product) -> Record:
            pause()
            if isinstance(piece, Product):
                return product_record(piece, products, types)
            return loop_record(codes[piece], function_of[piece], types)

        made = [untracked(tuple([record(piece) for piece in segment])) for segment in segments]
        return untracked(tuple(made))


def find_loop_compiler(cache: ObjectCache | None = None) -> LoopCompiler | None:
    """A compiler; None without llvmlite, or where its code would not find arrays."""
    return LoopCompiler(engine(), cache) if is_available(cache) else None


def loop_codes(
    fused: FusedGraph, aliases: Mapping[Loop, Mapping[int, Sequence[int]]]
) -> dict[Loop, LlvmLoopCode]:
    """The loops of a program as text."""
    loops = [piece for piece in fused.pieces if isinstance(piece, Loop)]
    return write_loops(loops, fused.graph.types, aliases)
