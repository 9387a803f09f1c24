"""Native programs bound to memory: the tables that their native calls are given, and their runs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import Any

import numpy as np

from lazyasync.backends.cpu.helper_threads import HelperThreads
from lazyasync.backends.cpu.llvm.engine import engine, native_call
from lazyasync.backends.cpu.native.contents import (
    LoopRecord,
    NativeContents,
    OwnArray,
    ProductRecord,
    Record,
)
from lazyasync.backends.cpu.native.layout import (
    FIXUP_WORDS,
    PRODUCT_WORDS,
    RECORD_WORDS,
    WORD_BYTES,
    FixupWord,
    ProductWord,
    RecordWord,
)
from lazyasync.backends.cpu.native.work_sharing import chunk_of, parts_of
from lazyasync.compiler.numpy_code import Empty, IsOnlyView, Runner
from lazyasync.compiler.statements import CompiledStatements
from lazyasync.compiler.time_slices import pause

_AT_ONCE = 4096
"""Numbers that are copied without letting go of the GIL."""


class BoundNativeCode:
    """A program bound to an arena; it must not run twice at a time."""

    __slots__ = (
        "_alone",
        "_arguments",
        "_call",
        "_compiled",
        "_contents",
        "_is_only_view",
        "_kept",
        "_look_up",
        "_outputs",
        "_runners",
        "_size",
        "calls",
        "namespace",
    )

    def __init__(
        self,
        contents: NativeContents,
        arena: np.ndarray,
        empty: Empty,
        helpers: HelperThreads | None,
        is_only_view: IsOnlyView,
        compiled: CompiledStatements,
    ) -> None:
        self._contents = contents
        self._is_only_view = is_only_view
        self._kept: list[Any] = [arena]
        own = {value: _own_array(found) for value, found in contents.own.items()}
        self._kept.append(tuple(own.values()))  # which the garbage collector need not look at
        addresses = {value: array.ctypes.data for value, array in own.items()}
        begin = arena.ctypes.data
        addresses.update((value, begin + offset) for value, offset in contents.offsets.items())
        namespace: dict[str, Any] = {
            "empty": empty,
            "small": np.empty,
            "run": engine().run,
            "repair": partial(repair, engine().run),
        }
        for value, named in contents.named.items():
            pause()
            memory = own.get(named.base, arena)
            start = contents.offsets.get(named.base, 0) + named.offset
            namespace[f"v{value}"] = own.get(
                value,
                np.ndarray(named.type.shape, named.type.dtype, memory, start, named.strides),
            )
        for value, dtype in contents.made.items():
            namespace[f"d{value}"] = dtype
        for value, kernel in contents.kernels.items():
            namespace[f"k{value}"] = kernel
        self.calls: list[np.ndarray] = []
        """What each native call is given the address of, laid out as `CallWord` says."""
        for number, segment in enumerate(contents.segments):
            fixups, records = self._segment(
                segment, addresses, 1 if helpers is None else helpers.threads
            )
            call = native_call(fixups, records, 0 if helpers is None else helpers.address)
            self._kept += [fixups, records]
            self.calls.append(call)
            namespace[f"c{number}"] = call.ctypes.data
            total, chunk = records[:, RecordWord.TOTAL], records[:, RecordWord.CHUNK]
            if helpers is not None and (total > chunk).any():
                helpers.start(engine().help, engine().dismiss)
        self.namespace = namespace
        """What the names of the program's statements stand for."""
        self._compiled = compiled
        self._runners: list[Runner] = compiled.functions(namespace)
        self._alone = compiled.alone
        self._look_up = engine().look_up
        self._call: int = namespace["c0"] if compiled.alone is not None else 0
        """The address of the one native call, if there is nothing else."""
        self._arguments = contents.arguments
        self._outputs = contents.outputs
        self._size = contents.size

    def _segment(
        self, segment: Sequence[Record], addresses: Mapping[int, int], threads: int
    ) -> tuple[np.ndarray, np.ndarray]:
        """The tables of one native call: the fixups, and the records of what is to be run.

        A record's arguments are addresses, of which fixups tell those that change, and numbers.
        """
        words: list[int] = []
        changing: list[int] = []
        records: list[int] = []
        for record in segment:
            pause()
            first = len(words)
            numbers: list[int] = []
            if isinstance(record, LoopRecord):
                buffers = record.buffers
                function, total = record.function.address, record.total
                chunk = chunk_of(record, threads)
            else:
                parts, chunk = parts_of(record.product, threads)
                buffers, numbers = _product_arguments(record, parts)
                function, total = record.function.function, record.product.batch * parts
            for value, nbytes in zip(buffers[::2], buffers[1::2], strict=True):
                address = addresses.get(value)
                if address is None:
                    changing += (len(words), value, nbytes)
                words.append(0 if address is None else address + nbytes)
            words += numbers
            records += (function, first, total, chunk)
        arguments = _table(words, 1)
        self._kept.append(arguments)
        table, fixups = _table(records, RECORD_WORDS), _table(changing, FIXUP_WORDS)
        for places in (table[:, RecordWord.ARGUMENTS], fixups[:, FixupWord.PLACE]):
            places *= WORD_BYTES
            places += arguments.ctypes.data
        return fixups, table

    def renamed(self, names: Mapping[str, Any]) -> BoundNativeCode:
        """The program over the same memory, with statements that find something else by names."""
        other = copy(self)
        other.namespace = {**self.namespace, **names}
        other._runners = self._compiled.functions(other.namespace)
        return other

    def __call__(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> list[np.ndarray]:
        """Computes the outputs, as arrays that nobody else holds.

        They are new, or those of arguments that are ``donated``, by position: each of these the
        caller holds by ``arguments`` and by one more reference, and needs no more.
        """
        values = self._values(arguments, donated)
        for runner in self._runners:
            runner(values)
        return self._results(values)

    def prepare(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> NativeLaunch | None:
        """A launch of the program; None if that is no launchable one, or an argument has gaps.

        Everything is ready then, and the launch will not fail.
        """
        if self._alone is None:
            return None
        values = self._values(arguments, donated)
        for runner in self._runners[: self._alone]:
            runner(values)
        if self._look_up(self._call, values) != 0:
            return None
        return NativeLaunch(self, values, self._call)

    def finish(self, values: list[Any]) -> list[np.ndarray]:
        """The outputs of a launch that has completed."""
        assert self._alone is not None
        for runner in self._runners[self._alone + 1 :]:
            runner(values)
        return self._results(values)

    def _results(self, values: list[Any]) -> list[np.ndarray]:
        return [values[position] for position in self._outputs]

    def _values(self, arguments: Sequence[Any], donated: Sequence[int]) -> list[Any]:
        values: list[Any] = [None] * self._size
        for place, position in enumerate(self._arguments):
            values[position] = arguments[place]  # without a variable, which would hold the last
        if donated:
            self._alias_outputs(values, set(donated))
        return values

    def _alias_outputs(self, values: list[Any], donated: set[int]) -> None:
        """Gives outputs the memory of arguments, where that is what nobody else looks into."""
        for output, places in self._contents.aliases.items():
            for place in places:
                argument = self._arguments[place]
                # None but the caller's two references, the one here, and that of the count.
                if (
                    place in donated
                    and sys.getrefcount(values[argument]) == 4
                    and self._is_only_view(values[argument])
                ):
                    values[output] = values[argument]
                    donated.remove(place)
                    break


class NativeLaunch:
    """One run of a bound program, for a native thread. ``call`` is the address of what to do."""

    __slots__ = ("_bound", "_values", "call")

    def __init__(self, bound: BoundNativeCode, values: list[Any], call: int) -> None:
        self._bound = bound
        self._values = values
        self.call = call

    def finish(self) -> list[np.ndarray]:
        """The outputs, once the launch has completed: see `BoundNativeCode`. Nothing is kept."""
        values, self._values = self._values, []
        return self._bound.finish(values)


def _table(numbers: list[int], columns: int) -> np.ndarray:
    """Numbers as rows of int64."""
    table = np.empty(len(numbers), np.int64)
    for start in range(0, len(numbers), _AT_ONCE):
        pause()
        table[start : start + _AT_ONCE] = numbers[start : start + _AT_ONCE]
    return table.reshape(-1, columns)


def _own_array(found: OwnArray) -> np.ndarray:
    pause()
    array = np.full(found.type.shape, found.number, found.type.dtype)
    if found.kernel is not None:
        found.kernel(array)
    return array


def repair(run: Callable[[int, list[Any]], int], call: int, r: list[Any]) -> None:
    """Runs a native call that has done nothing, with what is not contiguous copied.

    ``run`` is that of the engine, or what stands for it.
    """
    while code := run(call, r):
        r[code - 1] = r[code - 1].copy("C")


_AS_IT_IS, _TRANSPOSED = 111, 112
"""How CBLAS is told of a matrix: CblasNoTrans and CblasTrans."""


def _product_arguments(record: ProductRecord, parts: int) -> tuple[tuple[int, ...], list[int]]:
    """The buffers of a product, as of a loop, and the words that follow; see `ProductWord`.

    ``parts``: into so many, of its columns or its rows, each matrix of the result is divided.
    """
    product, itemsize = record.product, record.itemsize
    left, right = product.left, product.right
    rows, columns = product.rows, product.columns
    of_left = of_right = of_result = 0
    if columns >= rows:
        columns //= parts
        of_right = columns * (right.leading if right.transposed else 1)
        of_result = columns
    else:
        rows //= parts
        of_left = rows * (1 if left.transposed else left.leading)
        of_result = rows * columns
    whole = product.rows * product.columns
    steps = {
        ProductWord.WITHIN_GROUP: (left.step, right.step, whole),
        ProductWord.BETWEEN_GROUPS: (left.group_step, right.group_step, product.group * whole),
        ProductWord.BETWEEN_PARTS: (of_left, of_right, of_result),
    }
    words = {
        ProductWord.ROWS: rows,
        ProductWord.COLUMNS: columns,
        ProductWord.INNER: product.inner,
        ProductWord.LEFT_LEADING: left.leading,
        ProductWord.RIGHT_LEADING: right.leading,
        ProductWord.RESULT_LEADING: product.columns,
        ProductWord.LEFT_TRANSPOSED: _TRANSPOSED if left.transposed else _AS_IT_IS,
        ProductWord.RIGHT_TRANSPOSED: _TRANSPOSED if right.transposed else _AS_IT_IS,
        ProductWord.GROUP: product.group,
        ProductWord.PARTS: parts,
        ProductWord.BLAS: record.function.blas,
    }
    table = [0] * PRODUCT_WORDS
    for word, number in words.items():
        table[word] = number
    for word, numbers in steps.items():
        table[word : word + len(numbers)] = [number * itemsize for number in numbers]
    buffers = (
        *(left.value, left.offset * itemsize),
        *(right.value, right.offset * itemsize),
        *(product.value, 0),
    )
    return buffers, table[ProductWord.ROWS :]
