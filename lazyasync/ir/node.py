"""Operations and the immutable nodes they make: the vocabulary of a recorded graph."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from lazyasync.ir.registry import Registry
from lazyasync.ir.rule_kinds import Known
from lazyasync.ir.stable_hash import stable_hash
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack

if TYPE_CHECKING:
    from lazyasync.ir.metadata import NodeMetadata

Attributes: TypeAlias = Any
"""What an operation is given besides operands: ``()`` or its own ``NamedTuple``, of nothing but
what `lazyasync.ir.stable_hash.stable_hash` takes."""

ShapeRule: TypeAlias = Callable[
    [tuple[TensorType, ...], Attributes], TensorType | tuple[TensorType, ...]
]


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
    """One operation: a name, attributes and a type rule. What else is known of it are `Rules`.

    ``infer(input_types, attributes)`` gives the output type, or a tuple of them, and raises
    ``ShapeError`` or ``DTypeError``. ``rules`` are registered with it; further ones can be, by
    whoever has them. ``may_fail`` says that a kernel may refuse the values it gets, for results of
    all types or of some: not where it is there for gradients of one that has refused them.
    ``stable_hash`` is that of the name, which no other operation has. One that ``passes`` has its
    first operands for outputs, as they are: it is there for transforms, and in no graph that is
    computed.
    """

    __slots__ = ("attributes", "infer", "kind", "may_fail", "name", "passes", "stable_hash")

    def __init__(
        self,
        name: str,
        *,
        kind: OperationKind,
        infer: ShapeRule,
        attributes: Callable[..., Attributes] | None = None,
        rules: Iterable[Known] = (),
        may_fail: bool | Callable[[TensorType], bool] = False,
        passes: bool = False,
    ) -> None:
        self.name = name
        self.stable_hash = stable_hash("operation", name)
        self.kind = kind
        self.infer = infer
        self.attributes = attributes
        self.may_fail = may_fail
        self.passes = passes
        OPERATIONS.add(name, self)
        for kind_of_rule, rule in rules:
            if rule is not None:
                kind_of_rule.register(self, rule)

    def __repr__(self) -> str:
        return f"<operation {self.name}>"

    def refuses(self, type: TensorType) -> bool:
        """Whether a kernel may refuse the values it gets, for a result of this type."""
        return self.may_fail(type) if callable(self.may_fail) else self.may_fail


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
