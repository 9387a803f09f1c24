"""What is issued for a piece of a program: the launches of a loop, a product, or a call of CuPy.

Nothing here waits for the device. Values are dropped when the last step that reads them has been
issued: their memory is handed out again to later work of the same stream only, which runs later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from lazyasync.backends.cuda.cublas import ProductKind
from lazyasync.backends.cuda.cudnn import Convolutions
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT
from lazyasync.compiler.instructions import Instruction, kernel_seconds
from lazyasync.compiler.memory_plan import region_bytes
from lazyasync.ir.node import OperationKind
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType

BYTES = np.dtype(np.uint8)

BYTES_PER_SECOND = 2e12
FLOPS_PER_SECOND = 2e13
"""What a first estimate of a duration assumes, until it is measured: a data-centre GPU's memory,
and its single precision."""
HALF_FLOPS_PER_SECOND = 2e14
"""The same of tensor cores."""

ALLOCATION_UNIT = 512
"""Bytes to which CuPy's pool rounds allocations up."""


def allocated_bytes(nbytes: int) -> int:
    """The bytes that the pool hands out for so many."""
    return -(-nbytes // ALLOCATION_UNIT) * ALLOCATION_UNIT


class KernelDevice(Protocol):
    """The device that runs a program."""

    def number(self, value: np.generic) -> Any:
        """A new array without axes that holds ``value``."""

    def constant(self, value: np.generic) -> Any:
        """The array without axes that holds ``value``, the same one each time."""

    def made(self, owner: object, instructions: Mapping[int, Instruction]) -> Mapping[int, Any]:
        """The arrays that kernels without operands fill, the same ones as long as ``owner`` is."""

    def kernels(self, cubins: Mapping[str, bytes]) -> Mapping[str, Any]:
        """At least these kernels, by their names; ``cubins`` says which module has each."""

    def kernel_with_shared(self, name: str, nbytes: int) -> Any:
        """One of these kernels, which may be launched with so many bytes of shared memory."""

    def product(self, kind: ProductKind, left: int, right: int, out: int, bias: int) -> None:
        """Issues a matrix product of what is at these addresses."""

    def convolutions(self) -> Convolutions:
        """Those of the device's stream."""

    def store(self, array: np.ndarray, buffer: Any) -> None:
        """Issues the copy of a host array, read now, into a buffer."""


class Operands(Protocol):
    """How the steps of a program find what they read."""

    @property
    def operands(self) -> Sequence[tuple[int, ...]]:
        """The operands of all values."""

    @property
    def views(self) -> Mapping[int, Kernel]:
        """The kernels of the values that whoever reads them makes."""

    @property
    def scalars(self) -> frozenset[int]:
        """The arguments that are numbers of the host, of which arrays can be made."""

    @property
    def constants(self) -> Mapping[int, np.generic]:
        """The constants."""


class Run:
    """The values of a program while it is issued."""

    __slots__ = ("_arrays", "_operands", "device", "empty", "kernels", "targets", "values")

    def __init__(
        self,
        operands: Operands,
        values: dict[int, Any],
        device: KernelDevice,
        kernels: Mapping[str, Any],
        empty: Any,
    ) -> None:
        self._operands = operands
        self._arrays: dict[int, Any] = {}
        """Numbers of the host as arrays on the device, each made once."""
        self.values = values
        self.targets: dict[int, Any] = {}
        """Arrays that values are written into, in place of new ones."""
        self.device = device
        self.kernels = kernels
        self.empty = empty

    def operand(self, value: int, takes_numbers: bool = False) -> Any:
        """A value as kernels are given it: an array, or with ``takes_numbers`` perhaps a number."""
        of = self._operands
        found = self.values.get(value)
        if found is None:
            return of.views[value](*[self.operand(operand) for operand in of.operands[value]])
        if takes_numbers or (value not in of.scalars and value not in of.constants):
            return found
        array = self._arrays.get(value)
        if array is None:
            fill = self.device.constant if value in of.constants else self.device.number
            array = self._arrays[value] = fill(found)
        return array

    def in_order(self, value: int) -> Any:
        """A value as an array in C order, which is to be held until what reads it is issued."""
        array = self.operand(value)
        return array if array.flags.c_contiguous else array.copy()

    def new(self, value: int, type: TensorType) -> Any:
        """A new array for a value, not yet filled, or its target."""
        array = self.targets.get(value)
        if array is None:
            array = self.empty(type.shape, type.dtype)
        self.values[value] = array
        return array

    def clear(self) -> None:
        """Drops everything."""
        self.values.clear()
        self._arrays.clear()


def strided(
    xp: Any, array: Any, offset: int, shape: tuple[int, ...], strides: tuple[int, ...]
) -> Any:
    """A view of an array in C order; ``offset`` and ``strides`` are in elements."""
    itemsize = array.dtype.itemsize
    steps = tuple([stride * itemsize for stride in strides])
    return xp.lib.stride_tricks.as_strided(array.reshape(-1)[offset:], shape, steps)


class Step(Protocol):
    """What is issued for a piece, and what is known of it."""

    @property
    def results(self) -> tuple[int, ...]:
        """The values that it gives."""

    @property
    def operands(self) -> tuple[int, ...]:
        """The values, none of them made by whoever reads them, that it reads."""

    @property
    def releases(self) -> tuple[int, ...]:
        """The values that nobody needs behind it."""

    @property
    def launches(self) -> int:
        """How many kernels are issued, about."""

    @property
    def is_own(self) -> bool:
        """Whether it is launches alone, for which CuPy keeps nothing by thread."""

    @property
    def is_view(self) -> bool:
        """Whether it only gives a way of reading, and issues nothing."""

    @property
    def looks_into(self) -> int | None:
        """The value in whose memory its result is, if it makes no memory for that."""

    @property
    def note(self) -> str:
        """How its piece is run, as text."""

    def issue(self, run: Run) -> None:
        """Issues it, and gives its results to the run."""

    def result_bytes(self, value: int, types: Sequence[TensorType]) -> int:
        """The bytes that the pool hands out for a result; ``types`` are those of all values."""

    def workspace_bytes(self) -> int:
        """The bytes that the pool hands out for it only while it runs."""

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """A rough duration on the device; None if it has nothing to do there."""


class OwnStep:
    """What steps share that fill new memory of their own by one launch."""

    __slots__ = ()

    results: tuple[int, ...]
    operands: tuple[int, ...]

    @property
    def is_own(self) -> bool:
        """See `Step`."""
        return False

    @property
    def is_view(self) -> bool:
        """See `Step`."""
        return False

    @property
    def looks_into(self) -> int | None:
        """See `Step`."""
        return None

    def result_bytes(self, value: int, types: Sequence[TensorType]) -> int:
        """See `Step`."""
        return allocated_bytes(types[value].nbytes)

    def workspace_bytes(self) -> int:
        """See `Step`."""
        return 0

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `Step`."""
        moved = sum([types[value].nbytes for value in (*self.operands, *self.results)])
        return moved / BYTES_PER_SECOND


@dataclass(frozen=True, slots=True)
class LoopStep(OwnStep):
    """The launches of a loop. ``checked`` are the arguments that may lie in memory differently."""

    code: CudaLoopCode
    names: tuple[str, ...]
    results: tuple[int, ...]
    types: tuple[TensorType, ...]
    """The types of the results."""
    operands: tuple[int, ...]
    checked: tuple[int, ...]
    draws: bool
    """Whether some of the arguments may be states of draws."""
    releases: tuple[int, ...]

    @property
    def launches(self) -> int:
        """How many kernels are issued."""
        return len(self.names)

    @property
    def is_own(self) -> bool:
        """See `Step`."""
        return True

    @property
    def note(self) -> str:
        """See `Step`."""
        sizes = ", ".join([f"{launch.grid} x {launch.block}" for launch in self.code.launches])
        return f", launched as {sizes}"

    def workspace_bytes(self) -> int:
        """See `Step`."""
        return allocated_bytes(self.code.workspace_bytes)

    def issue(self, run: Run) -> None:
        """Launches the kernels on new arrays for what the loop stores."""
        code = self.code
        given = [run.values[operand] for operand in self.operands]
        for place in self.checked:
            array = given[place]
            if not array.flags.c_contiguous or array.data.ptr % ALIGNMENT:
                given[place] = array.copy()
        if self.draws:  # states are two numbers, or an array
            flat = [one if isinstance(one, tuple) else (one,) for one in given]
            given = [number for numbers in flat for number in numbers]
        for value, type in zip(self.results, self.types, strict=True):
            given.append(run.new(value, type))
        if code.workspace_bytes:
            given.append(run.empty((code.workspace_bytes,), BYTES))
        for launch, name in zip(code.launches, self.names, strict=True):
            arguments = [*given, *launch.sizes] if launch.sizes else given
            if launch.dynamic_bytes:
                kernel = run.device.kernel_with_shared(name, launch.dynamic_bytes)
                kernel((launch.grid,), (launch.block,), arguments, launch.dynamic_bytes)
            else:
                run.kernels[name]((launch.grid,), (launch.block,), arguments)


@dataclass(frozen=True, slots=True)
class ProductStep(OwnStep):
    """A matrix product. ``offsets`` say where in the operands' buffers the matrices begin."""

    kind: ProductKind
    results: tuple[int]
    type: TensorType
    operands: tuple[int, ...]
    offsets: tuple[int, ...]
    releases: tuple[int, ...]

    launches = 1
    note = " by cuBLASLt"

    @property
    def is_own(self) -> bool:
        """See `Step`."""
        return True

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `Step`."""
        kind = self.kind
        flops = 2.0 * kind.rows * kind.inner * kind.columns * kind.batch
        moved = sum([types[value].nbytes for value in (*self.operands, *self.results)])
        return max(moved / BYTES_PER_SECOND, flops / FLOPS_PER_SECOND)

    def issue(self, run: Run) -> None:
        """Issues the product into a new array."""
        arrays = [run.in_order(value) for value in self.operands]
        addresses = [
            array.data.ptr + offset * array.dtype.itemsize
            for array, offset in zip(arrays, self.offsets, strict=True)
        ]
        out = run.new(self.results[0], self.type)
        left, right, *bias = addresses
        run.device.product(self.kind, left, right, out.data.ptr, bias[0] if bias else 0)


@dataclass(frozen=True, slots=True)
class CallStep(OwnStep):
    """One kernel of CuPy.

    ``takes_numbers``: it takes NumPy's numbers in place of arrays. ``finds_all``: it takes its
    operands as they are among the values of a run. ``returns``: it returns its result, instead of
    filling an array it is given. ``copies``: what it returns is copied, so that an output keeps no
    larger buffer alive.
    """

    instruction: Instruction
    takes_numbers: bool
    finds_all: bool
    returns: bool
    copies: bool
    results: tuple[int]
    operands: tuple[int, ...]
    """The values, none of them made by whoever reads them, that it reads."""
    releases: tuple[int, ...]

    launches = 1

    @property
    def is_view(self) -> bool:
        """See `Step`. To those who get a view, it gives a copy."""
        return self.instruction.kind is OperationKind.VIEW and not self.copies

    @property
    def looks_into(self) -> int | None:
        """See `Step`."""
        return self.operands[0] if self.instruction.kind is OperationKind.VIEW else None

    @property
    def note(self) -> str:
        """See `Step`."""
        return " @ view" if self.is_view else " @ new"

    def result_bytes(self, value: int, types: Sequence[TensorType]) -> int:
        """See `Step`."""
        outputs = self.instruction.node.outputs
        if self.instruction.kind is not OperationKind.MULTIPLE:
            outputs = (types[value],)
        return sum([allocated_bytes(type.nbytes) for type in outputs])

    def workspace_bytes(self) -> int:
        """See `Step`: what its kernel allocates for the regions that it runs."""
        attributes = self.instruction.node.attributes
        return allocated_bytes(region_bytes(attributes)) if attributes else 0

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `Step`."""
        instruction = self.instruction
        if instruction.kind is OperationKind.VIEW:
            return None
        inputs = [types[operand] for operand in instruction.operands]
        return kernel_seconds(instruction.node, inputs, BYTES_PER_SECOND, FLOPS_PER_SECOND)

    def issue(self, run: Run) -> None:
        """Calls the kernel, on a new array for its result unless it returns that."""
        instruction, values = self.instruction, run.values
        if self.finds_all:
            operands = [values[value] for value in instruction.operands]
        else:
            operands = [run.operand(value, self.takes_numbers) for value in instruction.operands]
        if self.returns:
            returned = instruction.kernel(*operands)
            values[instruction.result] = returned.copy() if self.copies else returned
            return
        out = run.new(instruction.result, instruction.type)
        if out.size:  # there is nothing to compute, and not every kernel knows that
            instruction.kernel(*operands, out)
