"""What is left of a program when it has been compiled: what binding it to memory needs.

Few objects, so that collections of garbage, which look at each, stay short with many programs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from lazyasync.backends.cpu.calls.shared import SharedKernel, lower_shared
from lazyasync.backends.cpu.native.records import Record
from lazyasync.backends.cpu.native.step_needs import Memory
from lazyasync.compiler.instructions import lower_for_numpy
from lazyasync.compiler.primitive_graph import resolved_node
from lazyasync.compiler.statements import CompiledStatements
from lazyasync.compiler.time_slices import pause
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import DRIVERS, WINDOWS, Driver, Kernel
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack, untracked

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import Engine


class OwnArray(NamedTuple):
    """A small array of the program's own, and what fills it when the program is bound."""

    type: TensorType
    number: Any = 0
    kernel: Kernel | None = None


class NamedArray(NamedTuple):
    """An array that statements name: where it is in the buffer of a value, and its type."""

    base: int
    offset: int
    """In bytes, as the strides."""
    strides: tuple[int, ...]
    type: TensorType

    def resolved(self, resolver: SizeResolver) -> NamedArray:
        """The same with numbers for sizes that stand for any."""
        offset, strides = resolver.number(self.offset), resolver.numbers(self.strides)
        return untracked(NamedArray(self.base, offset, strides, resolver.type(self.type)))


@dataclass(frozen=True, slots=True)
class ProgramContents:
    """A compiled program; values are those of its primitive graph.

    A run works on a list: the arguments, then the outputs, then what else is found only then.
    """

    statements: CompiledStatements
    arguments: int
    """How many there are."""
    outputs: int
    """How many there are."""
    slots: int
    """The length of the list of a run."""
    aliases: Mapping[int, Sequence[int]]
    """The outputs, by slot, that may take the memory of an argument, and of which."""
    slot_of: Mapping[int, int]
    """Where in the list native calls find the values that have no fixed place."""
    own: Mapping[int, OwnArray]
    offsets: Mapping[int, int]
    """The places of intermediates in the arena, in bytes."""
    sizes: Mapping[int, int]
    """Their lengths, in bytes."""
    named: Mapping[int, NamedArray]
    made: Mapping[int, TensorType]
    """The values whose arrays statements make."""
    kernels: Mapping[int, Kernel | SharedKernel]
    """What statements call, by the value that it computes."""
    segments: tuple[tuple[Record, ...], ...]
    """What each native call runs; none without an engine."""
    engine: Engine | None

    def __post_init__(self) -> None:
        untrack(self)

    def memory(self) -> Memory:
        """Where the values of native calls are, for who is to know which of these need which."""
        sizes = self.sizes
        extents = {value: (start, start + sizes[value]) for value, start in self.offsets.items()}
        value_at = {slot: value for value, slot in self.slot_of.items()}
        aliases = {
            value_at[output]: [value_at[slot] for slot in arguments if slot in value_at]
            for output, arguments in self.aliases.items()
            if output in value_at
        }
        return Memory(extents, aliases)


class KernelSource(Protocol):
    """What the kernel of a value is made of, which statements call."""

    def kernel(self) -> Kernel | SharedKernel | None:
        """The kernel; None if there is none for these sizes."""

    def resolved(self, resolver: SizeResolver) -> KernelSource:
        """The same with numbers for sizes that stand for any."""


class KernelCall(NamedTuple):
    """A kernel that statements call: of which operation, and for operands of which types."""

    node: Node
    inputs: tuple[TensorType, ...]
    is_window: bool = False
    """Whether it is a view of an argument; see `lazyasync.compiler.windows`."""
    copies: bool = False
    """Whether its result is to be copied."""

    def kernel(self) -> Kernel | SharedKernel | None:
        """The kernel; None of a window that would have gaps."""
        pause()
        node = self.node
        if self.is_window:
            window = WINDOWS.of(node.operation)
            assert window is not None
            return window(self.inputs, node.type, node.attributes)
        shared = lower_shared(node, self.inputs)
        if shared is not None:
            return shared
        kernel = lower_for_numpy(node, self.inputs)
        return _copied(kernel) if self.copies else kernel

    def resolved(self, resolver: SizeResolver) -> KernelCall:
        """The same with numbers for sizes that stand for any."""
        inputs = tuple([resolver.type(type) for type in self.inputs])
        node = resolved_node(self.node, resolver)
        if node.operation.kind is OperationKind.MULTIPLE:
            # Where a type rule cannot work with sizes, only the first output was known.
            types = node.operation.infer(inputs, node.attributes)
            node = Node(node.operation, (), node.attributes, types, node.metadata)
        return self._replace(node=node, inputs=inputs)


class CompiledRegion(Protocol):
    """A region of an operation, compiled as a program is, for one size or for all."""

    def contents(
        self, resolver: SizeResolver | None = None
    ) -> tuple[ProgramContents, int, int] | None:
        """What binding it needs, and the bytes of its arena; None if it has none for the sizes."""


class RegionsKernel(NamedTuple):
    """The kernel of an operation that runs its regions, to be bound with the program it is in."""

    driver: Driver
    regions: tuple[tuple[ProgramContents, int], ...]
    """What each region is made of, and the bytes of its arena."""


class RegionsCall(NamedTuple):
    """The kernel of an operation that runs its regions; see `lazyasync.ir.rules.DRIVERS`."""

    node: Node
    regions: tuple[CompiledRegion, ...]
    resolver: SizeResolver | None = None

    def kernel(self) -> Any:
        """See `KernelSource`."""
        found = []
        for region in self.regions:
            contents = region.contents(self.resolver)
            if contents is None:
                return None
            found.append(contents[:2])
        driver = DRIVERS[self.node.operation](self.node.outputs, self.node.attributes)
        return RegionsKernel(driver, tuple(found))

    def resolved(self, resolver: SizeResolver) -> RegionsCall:
        """See `KernelSource`."""
        return RegionsCall(resolved_node(self.node, resolver), self.regions, resolver)


class OwnValue(NamedTuple):
    """A small array of the program's own: filled with a number, or by what depends on nothing."""

    type: TensorType
    number: Any = 0
    node: Node | None = None

    def array(self) -> OwnArray:
        """What the program keeps of it."""
        pause()
        kernel = None if self.node is None else lower_for_numpy(self.node, ())
        return untracked(OwnArray(self.type, self.number, kernel))

    def resolved(self, resolver: SizeResolver) -> OwnValue:
        """The same with numbers for sizes that stand for any."""
        node = None if self.node is None else resolved_node(self.node, resolver)
        return OwnValue(resolver.type(self.type), resolver.number(self.number), node)


def _copied(kernel: Kernel) -> Kernel:
    """A kernel whose result is a copy in C order, which is a part of what it does."""

    def run(*operands: Any) -> Any:
        return kernel(*operands).copy("C")

    return run
