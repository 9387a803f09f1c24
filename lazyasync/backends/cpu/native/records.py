"""What is left of a piece when it has been compiled: what a native call runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from lazyasync.backends.cpu.drafts import work_of_draft
from lazyasync.backends.cpu.native.layout import PRODUCT_WORDS, ProductWord
from lazyasync.backends.cpu.native.work_sharing import (
    Division,
    chunk_of,
    divided,
    share_of_loop,
    share_of_product,
)
from lazyasync.compiler.fused_graph import Product
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.drafts import Draft
    from lazyasync.backends.cpu.llvm.engine import LoadedLoop, ProductFunction
    from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode


class Entry(NamedTuple):
    """What the tables of a native call have of a record."""

    function: int
    """The address of its function, which is given the arguments and some of the iterations."""
    total: int
    """How many iterations it has."""
    chunk: int
    """How many of them one thread does at a time."""
    buffers: Sequence[int]
    """The values whose addresses are arguments, each with an offset in bytes."""
    numbers: Sequence[int]
    """The integers that are its arguments behind these."""
    first: Sequence[int] = ()
    """Integers that are its arguments before these."""
    shares: bool = False
    """Whether it has something shared while it is one piece itself."""


class Record(Protocol):
    """What a native call runs for a piece."""

    @property
    def reads(self) -> Sequence[int]:
        """The values that it reads."""

    @property
    def writes(self) -> Sequence[int]:
        """The values that it writes."""

    @property
    def share(self) -> float:
        """Its work as a part of what is worth another thread."""

    def entry(self, threads: int) -> Entry:
        """What it is in tables, where so many threads may share it."""

    def resolved(self, resolver: SizeResolver) -> Record:
        """The same with numbers for the sizes that stand for any."""


class LoopRecord(NamedTuple):
    """A compiled loop; see `LlvmLoopCode`."""

    function: LoadedLoop
    total: int
    work: int
    by_row: bool
    buffers: tuple[int, ...]
    """The values that it reads and writes, each with an offset in bytes behind it."""
    stores: int
    """How many of these, at the end, it writes."""
    sizes: tuple[int, ...] = ()
    """The integers that its function is given behind the buffers."""
    by_vectors: bool = False
    """See `LlvmLoopCode`."""

    @property
    def draft(self) -> Draft | None:
        """What its function is one of, if that may become quicker."""
        draft = self.function.draft
        return None if draft is None or draft.is_done else draft

    @property
    def reads(self) -> Sequence[int]:
        """See `Record`."""
        return self.buffers[: -2 * self.stores : 2]

    @property
    def writes(self) -> Sequence[int]:
        """See `Record`."""
        return self.buffers[-2 * self.stores :: 2]

    @property
    def share(self) -> float:
        """See `Record`."""
        return share_of_loop(self.total, self.work)

    def entry(self, threads: int) -> Entry:
        """See `Record`."""
        chunk = chunk_of(self.total, self.work, self.by_row, threads)
        return Entry(self.function.address, self.total, chunk, self.buffers, self.sizes)

    def resolved(self, resolver: SizeResolver) -> LoopRecord:
        """See `Record`."""
        return untracked(
            self._replace(
                total=resolver.number(self.total),
                work=resolver.number(self.work),
                buffers=untracked(resolver.numbers(self.buffers)),
                sizes=untracked(resolver.numbers(self.sizes)),
            )
        )


class ProductRecord(NamedTuple):
    """A product of matrices, and what does it."""

    function: ProductFunction
    product: Product
    itemsize: int

    @property
    def reads(self) -> Sequence[int]:
        """See `Record`."""
        return (self.product.left.value, self.product.right.value)

    @property
    def writes(self) -> Sequence[int]:
        """See `Record`."""
        return (self.product.value,)

    @property
    def share(self) -> float:
        """See `Record`."""
        return share_of_product(self.product)

    def entry(self, threads: int) -> Entry:
        """See `Record`."""
        division = divided(self.product, threads)
        buffers, numbers = product_arguments(self, division)
        total = self.product.batch * division.parts
        return Entry(self.function.function, total, division.chunk, buffers, numbers)

    def resolved(self, resolver: SizeResolver) -> ProductRecord:
        """See `Record`."""
        return untracked(self._replace(product=untracked(self.product.resolved(resolver))))


def loop_record(
    code: LlvmLoopCode, function: LoadedLoop, types: Sequence[TensorType]
) -> LoopRecord:
    """What is left of a loop. ``types`` are those of all values."""
    buffers: list[int] = []
    for load in code.loads:
        buffers += (load.value, load.offset * types[load.value].dtype.itemsize)
    for value in code.stores:
        buffers += (value, 0)
    record = LoopRecord(
        function,
        code.total,
        code.work,
        code.by_row,
        tuple(buffers),
        len(code.stores),
        untracked(code.sizes),
        code.by_vectors,
    )
    return untracked(record)


def drafts_of(segments: Iterable[Iterable[Record]]) -> dict[Draft, int]:
    """The drafts among loops, and how much a run does in each; see `work_of_draft`."""
    found: dict[Draft, int] = {}
    for segment in segments:
        for record in segment:
            if isinstance(record, LoopRecord) and record.draft is not None:
                work = work_of_draft(record.total * record.work, record.by_vectors)
                found[record.draft] = found.get(record.draft, 0) + work
    return found


def product_record(
    product: Product, functions: Mapping[str, ProductFunction], types: Sequence[TensorType]
) -> ProductRecord:
    """What is left of a product. ``functions`` are those of the engine, by the dtype."""
    dtype = types[product.value].dtype
    kept = untracked(product.without_needs())
    return untracked(ProductRecord(functions[dtype.char], kept, dtype.itemsize))


_AS_IT_IS, _TRANSPOSED = 111, 112
"""How CBLAS is told of a matrix: CblasNoTrans and CblasTrans."""


def product_buffers(product: Product, itemsize: int) -> list[int]:
    """The buffers of a product, as an `Entry` has them: both matrices, and the result."""
    matrices = (product.left, product.right)
    given = [part for matrix in matrices for part in (matrix.value, matrix.offset * itemsize)]
    return [*given, product.value, 0]


def product_arguments(record: ProductRecord, division: Division) -> tuple[list[int], list[int]]:
    """The buffers of a product, as of a loop, and the words that follow; see `ProductWord`."""
    product, itemsize = record.product, record.itemsize
    left, right = product.left, product.right
    down, across = division.rows, division.columns
    of_left, of_right = down * left.steps[0], across * right.steps[1]
    whole = product.rows * product.columns
    steps = {
        ProductWord.WITHIN_GROUP: (left.step, right.step, whole),
        ProductWord.BETWEEN_GROUPS: (left.group_step, right.group_step, product.group * whole),
        ProductWord.DOWN: (of_left, 0, down * product.columns),
        ProductWord.ACROSS: (0, of_right, across),
    }
    words = {
        ProductWord.ROWS: product.rows,
        ProductWord.COLUMNS: product.columns,
        ProductWord.INNER: product.inner,
        ProductWord.LEFT_LEADING: left.leading,
        ProductWord.RIGHT_LEADING: right.leading,
        ProductWord.RESULT_LEADING: product.columns,
        ProductWord.LEFT_TRANSPOSED: _TRANSPOSED if left.transposed else _AS_IT_IS,
        ProductWord.RIGHT_TRANSPOSED: _TRANSPOSED if right.transposed else _AS_IT_IS,
        ProductWord.GROUP: product.group,
        ProductWord.PARTS: division.parts,
        ProductWord.PARTS_ACROSS: division.across,
        ProductWord.PART_ROWS: division.rows,
        ProductWord.PART_COLUMNS: division.columns,
        ProductWord.BLAS: record.function.blas.multiply,
        ProductWord.BLAS_VECTOR: record.function.blas.multiply_vector,
        ProductWord.GET_THREADS: record.function.blas.get_threads,
        ProductWord.SET_THREADS: record.function.blas.set_threads,
    }
    table = [0] * PRODUCT_WORDS
    for word, number in words.items():
        table[word] = number
    for word, numbers in steps.items():
        table[word : word + len(numbers)] = [number * itemsize for number in numbers]
    return product_buffers(product, itemsize), table[ProductWord.ROWS :]
