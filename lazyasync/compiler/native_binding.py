"""Native programs bound to memory: the tables that their native calls are given, and their runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lazyasync.compiler.fused_graph import Loop, Product
from lazyasync.compiler.geometry import Geometry
from lazyasync.compiler.llvm_engine import engine, native_call
from lazyasync.compiler.native_layout import RECORD_WORDS, RecordWord
from lazyasync.compiler.python_code import Empty, IsOnlyView, Runner
from lazyasync.compiler.slices import pause
from lazyasync.compiler.statements import CompiledStatements
from lazyasync.compiler.team import Team
from lazyasync.compiler.work_sharing import chunk_of, parts_of
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.types import TensorType

if TYPE_CHECKING:
    from lazyasync.compiler.native_code import NativeCode


class BoundNativeCode:
    """A program bound to an arena; it must not run twice at a time."""

    __slots__ = (
        "_alone",
        "_arguments",
        "_call",
        "_code",
        "_is_only_view",
        "_kept",
        "_look_up",
        "_outputs",
        "_runners",
        "_size",
    )

    def __init__(
        self,
        code: NativeCode,
        arena: np.ndarray,
        empty: Empty,
        team: Team | None,
        is_only_view: IsOnlyView,
        compiled: CompiledStatements,
    ) -> None:
        graph = code.fused.graph
        self._code = code
        self._is_only_view = is_only_view
        self._kept: list[Any] = [arena]
        arrays = _arrays(code, arena)
        namespace: dict[str, Any] = {
            "empty": empty,
            "small": np.empty,
            "run": engine().run,
            "repair": _repair,
        }
        for value, array in arrays.items():
            namespace[f"v{value}"] = array
        for value in range(len(graph)):
            namespace[f"d{value}"] = graph.types[value].dtype
        for value, kernel in code.kernels.items():
            namespace[f"k{value}"] = kernel
        for number, pieces in enumerate(code.calls.segments):
            fixups, records = self._segment(pieces, arrays, 1 if team is None else team.threads)
            call = native_call(fixups, records, 0 if team is None else team.address)
            self._kept += [fixups, records, call]
            namespace[f"c{number}"] = call.ctypes.data
            if team is not None and (records[:, 2] > records[:, 3]).any():
                team.start(engine().help, engine().dismiss)
        self._runners: list[Runner] = compiled.functions(namespace)
        self._alone = compiled.alone
        self._look_up = engine().look_up
        self._call: int = namespace["c0"] if compiled.alone is not None else 0
        """The address of the one native call, if there is nothing else."""
        self._arguments = graph.arguments
        self._outputs = code.calls.outputs
        self._size = len(graph) + len(graph.roots)

    def _segment(
        self, pieces: list[Loop | Product], arrays: dict[int, np.ndarray], threads: int
    ) -> tuple[np.ndarray, np.ndarray]:
        """The tables of one native call: the fixups, and the records of what is to be run."""
        types = self._code.fused.graph.types
        fixups: list[tuple[int, int, int]] = []
        records = []
        for piece in pieces:
            pause()
            if isinstance(piece, Loop):
                written = self._code.codes[piece]
                buffers = [(load.value, load.offset) for load in written.loads]
                buffers += [(value, 0) for value in written.stores]
                numbers: list[int] = []
                chunk = chunk_of(written, threads)
                record = [self._code.functions[piece].address, 0, written.total, chunk]
            else:
                parts, chunk = parts_of(piece, threads)
                buffers, numbers = _product_arguments(piece, types, parts)
                function = engine().products[types[piece.value].dtype.char]
                record = [function, 0, piece.batch * parts, chunk]
            table = np.zeros(len(buffers) + len(numbers), np.int64)
            table[len(buffers) :] = numbers
            record[RecordWord.ARGUMENTS] = table.ctypes.data
            self._kept.append(table)
            for place, (value, offset) in enumerate(buffers):
                nbytes = offset * types[value].dtype.itemsize
                if value in arrays:
                    table[place] = arrays[value].ctypes.data + nbytes
                else:
                    fixups.append((table.ctypes.data + 8 * place, value, nbytes))
            records.append(record)
        return (
            np.array(fixups, np.int64).reshape(-1, 3),
            np.array(records, np.int64).reshape(-1, RECORD_WORDS),
        )

    def __call__(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> list[np.ndarray]:
        """Computes the outputs, as arrays that nobody else holds.

        They are new, or those of arguments that are ``donated``, by position: each of these the
        caller holds by ``arguments`` and by one more reference, and needs no more.
        """
        values = self._values(arguments, donated)
        for runner in self._runners:
            runner(values)
        return self._results(values)

    def prepare(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> Launch | None:
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
        return Launch(self, values, self._call)

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
        for output, places in self._code.aliases.items():
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


class Launch:
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


def _arrays(code: NativeCode, arena: np.ndarray) -> dict[int, np.ndarray]:
    """The arrays of all values whose place is known before the program runs."""
    graph, geometries = code.fused.graph, code.fused.geometries
    arrays: dict[int, np.ndarray] = {}
    for value in code.places.fixed:
        pause()
        node = graph.nodes[value]
        type = graph.types[value]
        number = node.attributes.value if node.operation is CONSTANT else 0
        arrays[value] = np.full(type.shape, number, type.dtype)
    for value in code.fused.constants:
        node = graph.nodes[value]
        node.operation.lower(np, (), node.type, node.attributes)(arrays[value])
    for value, offset in code.plan.offsets.items():
        pause()
        type = graph.types[value]
        part = arena[offset : offset + type.nbytes]
        arrays[value] = part.view(type.dtype).reshape(type.shape)
    for value in code.calls.static - arrays.keys():
        geometry = geometries[value]
        arrays[value] = _view(arrays[geometry.base], geometry, graph.types[value].shape)
    return arrays


def _view(base: np.ndarray, geometry: Geometry, shape: tuple[int, ...]) -> np.ndarray:
    flat = base.reshape(-1)[geometry.offset :] if base.size else base
    strides = [stride * base.itemsize for stride in geometry.strides]
    return np.lib.stride_tricks.as_strided(flat, shape, strides)


def _repair(call: int, r: list[Any]) -> None:
    """Runs a native call that has done nothing, with what is not contiguous copied."""
    while code := engine().run(call, r):
        r[code - 1] = r[code - 1].copy("C")


_AS_IT_IS, _TRANSPOSED = 111, 112
"""How CBLAS is told of a matrix: CblasNoTrans and CblasTrans."""


def _product_arguments(
    product: Product, types: Sequence[TensorType], parts: int
) -> tuple[list[tuple[int, int]], list[int]]:
    """The buffers of a product, and the numbers that follow; see `product_text`.

    ``parts``: into so many, of its columns or its rows, each matrix of the result is divided.
    """
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
    steps = [
        *(left.step, right.step, product.rows * product.columns),
        *(left.group_step, right.group_step, product.group * product.rows * product.columns),
        *(of_left, of_right, of_result),
    ]
    itemsize = types[product.value].dtype.itemsize
    return (
        [(left.value, left.offset), (right.value, right.offset), (product.value, 0)],
        [
            rows,
            columns,
            product.inner,
            left.leading,
            right.leading,
            product.columns,
            _TRANSPOSED if left.transposed else _AS_IT_IS,
            _TRANSPOSED if right.transposed else _AS_IT_IS,
            product.group,
            parts,
            *[step * itemsize for step in steps],
        ],
    )
