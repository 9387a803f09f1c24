"""Programs of the CUDA backend: loops are kernels of our own, matrix products are cuBLASLt's.

All else is CuPy, operation by operation.

Memory is as in `lazyasync.backends.cuda.program`: what has been read for the last time is dropped
once the kernel that reads it has been issued.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np

from lazyasync.backends.cuda.cublas import (
    NOT_SUPPORTED,
    CublasLtError,
    Epilogue,
    Operand,
    ProductKind,
)
from lazyasync.backends.cuda.cupy_kernels import ArrayModule, lower_for_cupy, takes_numbers
from lazyasync.backends.cuda.kernels.compile import KernelCompiler
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, write_loop
from lazyasync.backends.cuda.kernels.products import CudaPiece, FinishedProduct, finish_products
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT
from lazyasync.backends.cuda.kind import GpuKind
from lazyasync.backends.cuda.numbers import NumberTable
from lazyasync.backends.cuda.program import (
    ALLOCATION_UNIT,
    BYTES_PER_SECOND,
    FLOPS_PER_SECOND,
    SECONDS_PER_LAUNCH,
    CudaProgram,
    FailurePlaces,
    Numbers,
    argument_converters,
    estimate_seconds,
)
from lazyasync.compiler.fused_graph import Call, Loop, Matrix
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.instructions import Instruction
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ir.dump import source_note
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import CONSTANT, SCALAR
from lazyasync.ir.node import Kernel, OperationKind

_BYTES = np.dtype(np.uint8)


class KernelDevice(Numbers, Protocol):
    """The device that runs a program."""

    def kernels(self, cubins: Mapping[str, bytes]) -> Mapping[str, Any]:
        """At least these kernels, by their names; ``cubins`` says which module has each."""

    def product(self, kind: ProductKind, left: int, right: int, out: int, bias: int) -> None:
        """Issues a matrix product of what is at these addresses."""

    def store(self, array: np.ndarray, buffer: Any) -> None:
        """Issues the copy of a host array, read now, into a buffer."""


@dataclass(frozen=True, slots=True)
class _LoopStep:
    """The launches of a loop. ``checked`` are the arguments that may lie in memory differently."""

    code: CudaLoopCode
    names: tuple[str, ...]
    operands: tuple[int, ...]
    checked: tuple[int, ...]
    releases: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _ProductStep:
    """A matrix product. ``operands`` are values and where in their buffers the matrices begin."""

    kind: ProductKind
    operands: tuple[tuple[int, int], ...]
    result: int
    releases: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _CallStep:
    """One kernel of CuPy."""

    instruction: Instruction
    takes_numbers: bool
    releases: tuple[int, ...]


_Step: TypeAlias = _LoopStep | _ProductStep | _CallStep


class FusedCudaProgram:
    """A graph as loops and calls, for every device of a kind.

    Raises `lazyasync.backends.cuda.kernels.compile.CudaCompilationError`, among others, where it
    cannot be.
    """

    fallback: BaseException | None = None
    aliasable: Sequence[int] = ()

    def __init__(
        self, graph: Graph, xp: ArrayModule, kind: GpuKind, compiler: KernelCompiler
    ) -> None:
        self._empty = xp.empty
        self._xp = xp
        self._kind = kind
        self._recorded = graph
        self._instead: CudaProgram | None = None
        """What is run once a product has shown that cuBLASLt has no algorithm for it."""
        fused = fuse(PrimitiveGraph(graph, kind.unfused), products="efd" if kind.products else "")
        self._pieces = finish_products(fused, relu=kind.fast_products)
        self._graph = primitive = fused.graph
        self.numbers = NumberTable(graph)
        self._arguments = [
            (value, convert)
            for value, (_, convert) in zip(
                primitive.arguments, argument_converters(graph), strict=True
            )
        ]
        self._scalars = frozenset(
            value for value in primitive.arguments if primitive.nodes[value].operation is SCALAR
        )
        self._constants = {
            value: primitive.types[value].dtype.type(primitive.nodes[value].attributes.value)
            for value in primitive.order
            if primitive.nodes[value].operation is CONSTANT
        }
        self._given = {*primitive.arguments, *self._constants}
        self._roots = frozenset(primitive.roots)
        self._views: dict[int, Kernel] = {}
        self._computed = {value for piece in self._pieces for value in _written(piece)}
        loops = [piece for piece in self._pieces if isinstance(piece, Loop)]
        by_value = () if kind.replays else self._scalars
        codes = [write_loop(loop, primitive.types, by_value, kind.target) for loop in loops]
        self._cubins, names = compiler.compile(codes) if codes else ({}, [])
        self._steps = self._make_steps(
            dict(zip(loops, zip(codes, names, strict=True), strict=True))
        )
        self.launches = sum(
            len(step.names) if isinstance(step, _LoopStep) else 1 for step in self._steps
        )
        """About how many kernels a run issues."""
        self.output_types = [graph.types[root] for root in graph.roots]
        self._failures = FailurePlaces()
        self.output_bytes = sum(graph.types[root].nbytes for root in graph.roots)
        self.workspace_bytes = self._most_bytes()
        self.estimated_seconds = self._estimate()

    # ---- making ----------------------------------------------------------------------------

    def _make_steps(self, codes: dict[Loop, tuple[CudaLoopCode, tuple[str, ...]]]) -> list[_Step]:
        pieces = self._pieces
        last: dict[int, int] = {}
        for position, piece in enumerate(pieces):
            for value in (*_written(piece), *self._read(piece)):
                last[value] = position
        releases: dict[int, list[int]] = {}
        for value, position in last.items():
            if value in self._computed and value not in self._roots:
                releases.setdefault(position, []).append(value)
        steps: list[_Step] = []
        own = [piece for piece in pieces if not isinstance(piece, Call)]
        in_order = {value for piece in own for value in _written(piece)}
        for position, piece in enumerate(pieces):
            released = tuple(releases.get(position, ()))
            if isinstance(piece, Loop):
                code, names = codes[piece]
                operands = tuple([load.value for load in code.loads])
                checked = tuple(
                    place
                    for place, value in enumerate(operands)
                    if value not in in_order and value not in self._scalars
                )
                steps.append(_LoopStep(code, names, operands, checked, released))
                continue
            if isinstance(piece, FinishedProduct):
                steps.append(self._product_step(piece, released))
                continue
            instruction = self._instruction(piece.value)
            numbers = takes_numbers(self._xp, instruction.node, instruction.kernel)
            steps.append(_CallStep(instruction, numbers, released))
            self._make_views(instruction.operands)
        return steps

    def _product_step(self, piece: FinishedProduct, releases: tuple[int, ...]) -> _ProductStep:
        product = piece.product
        matrices = [product.left, product.right]
        operands = [(matrix.value, matrix.offset) for matrix in matrices]
        epilogue = Epilogue.NONE
        if piece.bias is not None:
            operands.append((piece.bias.value, piece.bias.offset))
            epilogue = Epilogue.BIAS_RELU if piece.relu else Epilogue.BIAS
        left, right = map(_as_operand, matrices)
        kind = ProductKind(
            self._graph.types[piece.value].dtype.char,
            left,
            right,
            product.rows,
            product.inner,
            product.columns,
            product.batch,
            epilogue,
            self._kind.fast_products,
        )
        return _ProductStep(kind, tuple(operands), piece.value, releases)

    def _read(self, piece: CudaPiece) -> Iterator[int]:
        """The values, none of them views, that a piece reads."""
        if isinstance(piece, Loop):
            yield from [load.value for load in piece.loads]
            return
        if isinstance(piece, FinishedProduct):
            yield from (piece.product.left.value, piece.product.right.value)
            if piece.bias is not None:
                yield piece.bias.value
            return
        stack = list(self._graph.operands[piece.value])
        while stack:
            value = stack.pop()
            if self._is_view(value):
                stack.extend(self._graph.operands[value])
            else:
                yield value

    def _is_view(self, value: int) -> bool:
        """Whether a value is made by whoever reads it."""
        return value not in self._computed and value not in self._given

    def _make_views(self, values: Sequence[int]) -> None:
        for value in values:
            if self._is_view(value) and value not in self._views:
                self._views[value] = self._instruction(value).kernel
                self._make_views(self._graph.operands[value])

    def _instruction(self, value: int) -> Instruction:
        graph = self._graph
        node, operands = graph.nodes[value], graph.operands[value]
        inputs = tuple([graph.types[operand] for operand in operands])
        kernel = lower_for_cupy(self._xp, node, inputs)
        return Instruction(kernel, operands, value, node.type, node.operation.kind, node)

    # ---- running ---------------------------------------------------------------------------

    def run(
        self,
        arguments: Sequence[Any],
        device: KernelDevice,
        numbers: Mapping[int, Any] | None = None,
    ) -> list[Any]:
        """Issues the program and gives new arrays for its outputs, which are still to be filled.

        Called where the device, its stream and its allocator are the current ones. ``numbers`` are
        those of the arguments that are numbers, by position, as views of a table in memory; only
        of programs that are replayed, which else make a table for this run.
        """
        if self._instead is not None:
            return self._instead.run(arguments, device)
        try:
            return self._issue(arguments, device, numbers)
        except CublasLtError as error:
            if error.status != NOT_SUPPORTED:
                raise
            warnings.warn(
                f"a program with a matrix product runs operation by operation: {error}",
                RuntimeWarning,
                stacklevel=1,
            )
            self.fallback = error
            self._instead = CudaProgram(self._recorded, self._xp, error)
        return self._instead.run(arguments, device)

    def _issue(
        self, arguments: Sequence[Any], device: KernelDevice, numbers: Mapping[int, Any] | None
    ) -> list[Any]:
        values: dict[int, Any] = dict(self._constants)
        if numbers is None and self._kind.replays and self.numbers.nbytes:
            table = self._empty((self.numbers.nbytes,), _BYTES)
            device.store(self.numbers.pack(arguments), table)
            numbers = self.numbers.views(table)
        for position, (value, convert) in enumerate(self._arguments):
            if convert is None:
                values[value] = arguments[position]
            else:
                values[value] = numbers[position] if numbers else convert(arguments[position])
        kernels = device.kernels(self._cubins)
        result = -1
        try:
            for step in self._steps:
                if isinstance(step, _LoopStep):
                    result = step.code.stores[0]
                    self._launch(step, values, kernels)
                elif isinstance(step, _ProductStep):
                    result = step.result
                    self._multiply(step, values, device)
                else:
                    result = step.instruction.result
                    self._call(step, values, device)
                for released in step.releases:
                    del values[released]
            result = -1
            return self._outputs(values, device)
        except BaseException as error:
            if result >= 0:
                self._failures.note(error, self._graph.origins[result])
            values.clear()
            raise

    def _launch(self, step: _LoopStep, values: dict[int, Any], kernels: Mapping[str, Any]) -> None:
        types, code = self._graph.types, step.code
        given = [values[operand] for operand in step.operands]
        for place in step.checked:
            array = given[place]
            if not array.flags.c_contiguous or array.data.ptr % ALIGNMENT:
                given[place] = array.copy()
        for value in code.stores:
            out = values[value] = self._empty(types[value].shape, types[value].dtype)
            given.append(out)
        if code.workspace_bytes:
            given.append(self._empty((code.workspace_bytes,), _BYTES))
        for launch, name in zip(code.launches, step.names, strict=True):
            kernels[name]((launch.grid,), (launch.block,), given)

    def _multiply(self, step: _ProductStep, values: dict[int, Any], device: KernelDevice) -> None:
        addresses = []
        copies = []  # they are only to be there until all has been issued
        for value, offset in step.operands:
            array = self._operand(value, values, device, False)
            if not array.flags.c_contiguous:
                array = array.copy()
                copies.append(array)
            addresses.append(array.data.ptr + offset * array.dtype.itemsize)
        type = self._graph.types[step.result]
        out = values[step.result] = self._empty(type.shape, type.dtype)
        left, right, *bias = addresses
        device.product(step.kind, left, right, out.data.ptr, bias[0] if bias else 0)

    def _call(self, step: _CallStep, values: dict[int, Any], device: KernelDevice) -> None:
        instruction = step.instruction
        operands = [
            self._operand(operand, values, device, step.takes_numbers)
            for operand in instruction.operands
        ]
        result, type = instruction.result, instruction.type
        if instruction.kind.returns_result:
            returned = instruction.kernel(*operands)
            values[result] = returned.copy() if result in self._roots else returned
            return
        out = values[result] = self._empty(type.shape, type.dtype)
        if out.size:  # there is nothing to compute, and not every kernel knows that
            instruction.kernel(*operands, out)

    def _operand(
        self, value: int, values: dict[int, Any], device: KernelDevice, takes_numbers: bool
    ) -> Any:
        found = values.get(value)
        if found is None:
            operands = [
                self._operand(operand, values, device, False)
                for operand in self._graph.operands[value]
            ]
            return self._views[value](*operands)
        if takes_numbers:
            return found
        if value in self._scalars and not self._kind.replays:
            return device.number(found)
        return device.constant(found) if value in self._constants else found

    def _outputs(self, values: dict[int, Any], device: KernelDevice) -> list[Any]:
        """The roots' values; those that somebody else holds are copied."""
        outputs = []
        given: set[int] = set()
        for root in self._graph.roots:
            array = self._operand(root, values, device, False)
            own = root in self._computed and root not in given
            outputs.append(array if own else array.copy())
            given.add(root)
        return outputs

    # ---- what is known of it ---------------------------------------------------------------

    def failing_value(self, error: BaseException) -> int | None:
        """The value of the graph at which issuing it raised ``error``, if that is known.

        Of a loop, which is many of them, the first that it stores.
        """
        return self._failures.find(error)

    def describe(self) -> str:
        """The loops, products and calls in the order in which they are issued."""
        if self._instead is not None:
            return self._instead.describe()
        lines = []
        for step, piece in zip(self._steps, self._pieces, strict=True):
            drops = f"; drops {', '.join(f'%{v}' for v in step.releases)}" if step.releases else ""
            if isinstance(piece, FinishedProduct):
                lines.append(self._noted(piece.product.value, f" by cuBLASLt{drops}"))
                lines += [f"  {self._noted(value, ' with it')}" for value in piece.members]
                continue
            if not isinstance(piece, Loop):
                lines.append(self._noted(piece.value, drops))
                continue
            assert isinstance(step, _LoopStep)
            shape = ", ".join(map(str, piece.domain))
            what = "" if piece.rows is None else " by column" if piece.by_column else " by row"
            sizes = ", ".join(f"{launch.grid} x {launch.block}" for launch in step.code.launches)
            lines.append(f"loop [{shape}]{what}, launched as {sizes}{drops}:")
            for value in piece.members:
                stored = " stored" if value in piece.stores else ""
                lines.append(f"  {self._noted(value, stored)}")
        return "\n".join(lines)

    def _noted(self, value: int, what: str) -> str:
        """A value as text: its operation, what is to be said of it, and the user's line."""
        graph = self._graph
        operands = ", ".join(f"%{operand}" for operand in graph.operands[value])
        name = graph.nodes[value].operation.name
        note = source_note(graph.source(value))
        return f"%{value} = {name}({operands}) : {graph.types[value]}{what}{note}"

    def _most_bytes(self) -> int:
        """The most bytes of intermediates there are at a time, as the pool counts them."""
        held = most = 0
        own: dict[int, int] = {}
        for step in self._steps:
            if isinstance(step, _LoopStep):
                made, passing = step.code.stores, _allocated(step.code.workspace_bytes)
            elif isinstance(step, _ProductStep):
                made, passing = (step.result,), 0
            else:
                is_view = step.instruction.kind is OperationKind.VIEW
                made, passing = () if is_view else (step.instruction.result,), 0
            for value in made:
                if value not in self._roots:
                    own[value] = _allocated(self._graph.types[value].nbytes)
                    held += own[value]
            most = max(most, held + passing)
            held -= sum(own.pop(value, 0) for value in step.releases)
        return most

    def _estimate(self) -> float:
        """A rough duration, for programs that have never run."""
        types = self._graph.types
        calls = [step.instruction for step in self._steps if isinstance(step, _CallStep)]
        seconds = estimate_seconds(types, calls)
        for step in self._steps:
            if isinstance(step, _LoopStep):
                moved = sum(types[value].nbytes for value in (*step.operands, *step.code.stores))
                issuing = SECONDS_PER_LAUNCH * len(step.code.launches)
                seconds += max(moved / BYTES_PER_SECOND, issuing)
            elif isinstance(step, _ProductStep):
                kind = step.kind
                flops = 2.0 * kind.rows * kind.inner * kind.columns * kind.batch
                moved = sum(types[value].nbytes for value, _ in step.operands)
                moved += types[step.result].nbytes
                busy = max(moved / BYTES_PER_SECOND, flops / FLOPS_PER_SECOND)
                seconds += max(busy, SECONDS_PER_LAUNCH)
        return seconds


def _written(piece: CudaPiece) -> Sequence[int]:
    """The values that a piece leaves in memory."""
    return piece.stores if isinstance(piece, Loop) else (piece.value,)


def _as_operand(matrix: Matrix) -> Operand:
    return Operand(matrix.leading, matrix.transposed, matrix.step)


def _allocated(nbytes: int) -> int:
    return -(-nbytes // ALLOCATION_UNIT) * ALLOCATION_UNIT
