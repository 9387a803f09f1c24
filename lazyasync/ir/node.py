"""Operations and the immutable nodes they make: the vocabulary of a recorded graph."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from lazyasync.ir.registry import Registry
from lazyasync.ir.scalar import Reduction, ScalarRule
from lazyasync.ir.stable_hash import stable_hash
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack

if TYPE_CHECKING:
    from lazyasync.ir.metadata import NodeMetadata

Attributes: TypeAlias = Any
"""What an operation is given besides operands: ``()`` or its own ``NamedTuple``, of nothing but
what `lazyasync.ir.stable_hash.stable_hash` takes."""

Kernel: TypeAlias = Callable[..., Any]
"""``kernel(*arrays, out)`` fills ``out``; a view's ``kernel(*arrays)`` returns the view."""

ShapeRule: TypeAlias = Callable[
    [tuple[TensorType, ...], Attributes], TensorType | tuple[TensorType, ...]
]
GradientRule: TypeAlias = Callable[[Any, tuple[Any, ...], Any, Attributes], tuple[Any, ...]]
"""``gradient(incoming, operands, output, attributes)``: the gradient of each operand, or None."""
Lowering: TypeAlias = Callable[[Any, tuple[TensorType, ...], TensorType, Attributes], Kernel]
WorkEstimate: TypeAlias = Callable[[tuple[TensorType, ...], TensorType, Attributes], float]


class GraphBuilder(Protocol):
    """What an operation that is made of others is written with, for code generators."""

    def apply(
        self, operation: Operation, operands: Sequence[int], attributes: Attributes = ()
    ) -> int:
        """Another operation's result, on values given by number."""

    def constant(self, value: Any, type: TensorType) -> int:
        """A number."""

    def count(self, value: int, type: TensorType) -> int:
        """A number that follows from lengths; code that uses it is the same for others."""

    def type(self, value: int) -> TensorType:
        """The type of a value."""

    def baked(self, value: int) -> Any:
        """The number that a value is, if it is part of the graph; else None."""

    def is_computed(self, value: int) -> bool:
        """Whether a value is computed by the program, and not given to it."""


Expansion: TypeAlias = Callable[[GraphBuilder, Sequence[int], Attributes], "int | None"]
"""``expand(builder, operands, attributes)``: the result; None if the operation stays as it is."""


Window: TypeAlias = Callable[[tuple[TensorType, ...], TensorType, Attributes], "Kernel | None"]
"""``window(input_types, output_type, attributes)``: a kernel that gives a view; see `Operation`."""


class OperationKind(enum.Enum):
    """How an operation treats memory, which is what a memory plan must know."""

    LEAF = enum.auto()
    """A typed slot that is bound to a value when the graph runs."""
    ELEMENTWISE = enum.auto()
    """Writes each element of the output from the same element of the (broadcast) operands,
    so that the output may overwrite an operand of the same type."""
    COMPUTE = enum.auto()
    """Writes an output that must not overlap any operand."""
    PRODUCT = enum.auto()
    """Like ``COMPUTE``; the matrix product of two operands over their last two axes, which a
    library computes."""
    VIEW = enum.auto()
    """Returns an array over its first operand's memory (or, where it cannot, a copy)."""
    MULTIPLE = enum.auto()
    """Returns a tuple of new arrays, one per output; other operations pick from it."""

    @property
    def returns_result(self) -> bool:
        """Whether kernels return their result, instead of filling an array they are given."""
        return self is OperationKind.VIEW or self is OperationKind.MULTIPLE


OPERATIONS: Registry[Operation] = Registry("operation")
"""Every operation by its name, and the kinds of leaves."""


def operation_names() -> frozenset[str]:
    """The names of the operations that compute something, of the modules imported so far."""
    every = OPERATIONS.items()
    return frozenset([name for name, made in every if made.kind is not OperationKind.LEAF])


class Operation:
    """One operation: name, shape rule, gradient rule and lowering, together.

    ``infer(input_types, attributes)`` gives the output type, or a tuple of them, and raises
    ``ShapeError`` or ``DTypeError``. ``gradient(g, operands, output, attributes)`` gives one tensor
    or None per operand, broadcasting left to the caller to undo; it is None where the operation has
    no gradient at all. Of an operation with several outputs ``g`` is a sequence with the gradient
    of each output, or None for those that nothing depends on. ``lower(xp, input_types, output_type,
    attributes)`` gives a kernel over NumPy's arrays; ``xp`` is NumPy, or what a backend has in its
    place, which has its own kernels for operations that need more of NumPy than that. ``scalar``
    says what an elementwise operation does with one element, or a view that may be a copy with each
    in row-major order; ``reduction`` how one that has ``axes`` among its attributes combines
    elements, and ``expand(builder, operands, attributes)`` writes one as a few others: for code
    generators, which need one of them or call the kernel. ``work`` estimates the arithmetic in
    flops. ``may_fail`` says that a kernel may refuse the values it gets, beyond what the kernels
    before it in a gradient do. ``stable_hash`` is that of the name, which no other operation has.
    """

    __slots__ = (
        "attributes",
        "expand",
        "gradient",
        "infer",
        "kind",
        "lower",
        "may_fail",
        "name",
        "reduction",
        "scalar",
        "stable_hash",
        "window",
        "work",
    )

    def __init__(
        self,
        name: str,
        *,
        kind: OperationKind,
        infer: ShapeRule,
        lower: Lowering,
        gradient: GradientRule | None = None,
        attributes: Callable[..., Attributes] | None = None,
        scalar: ScalarRule | None = None,
        reduction: Reduction | None = None,
        expand: Expansion | None = None,
        window: Window | None = None,
        work: WorkEstimate | None = None,
        may_fail: bool = False,
    ) -> None:
        self.name = name
        self.stable_hash = stable_hash("operation", name)
        self.kind = kind
        self.infer = infer
        self.lower = lower
        self.gradient = gradient
        self.attributes = attributes
        self.scalar = scalar
        self.reduction = reduction
        self.expand = expand
        self.window = window
        self.work = work
        self.may_fail = may_fail
        OPERATIONS.add(name, self)

    def __repr__(self) -> str:
        return f"<operation {self.name}>"


class Node:
    """One operation applied to operands: immutable, shared by every recording that repeats it.

    ``outputs`` are the types of its outputs, nearly always one, and ``type`` that of the first.
    A node holds no values. Its identity is its equality; structural equality of whole graphs is
    what `lazyasync.ir.graph.GraphKey` is for.
    """

    __slots__ = (
        "__weakref__",
        "_outputs",
        "attributes",
        "metadata",
        "operands",
        "operation",
        "type",
    )

    def __init__(
        self,
        operation: Operation,
        operands: tuple[Node, ...],
        attributes: Attributes,
        type: TensorType | tuple[TensorType, ...],
        metadata: NodeMetadata | None = None,
    ) -> None:
        self.operation = operation
        self.operands = operands
        self.attributes = attributes
        self._outputs: tuple[TensorType, ...] | None
        if isinstance(type, tuple):
            self.type, self._outputs = type[0], type
        else:  # one tuple less for each operation
            self.type, self._outputs = type, None
        self.metadata = metadata
        untrack(operands)
        untrack(attributes)
        untrack(self)

    @property
    def outputs(self) -> tuple[TensorType, ...]:
        """The types of its outputs."""
        return (self.type,) if self._outputs is None else self._outputs

    @property
    def source(self) -> str | None:
        """The user's line that recorded it, under `Config.ir_debug`."""
        return None if self.metadata is None else self.metadata.source

    @property
    def first_place(self) -> str | None:
        """The user's line that recorded it first."""
        return None if self.metadata is None else self.metadata.place

    def __repr__(self) -> str:
        attributes = f" {self.attributes}" if self.attributes else ""
        return f"<node {self.operation.name}{attributes} {self.type}>"
