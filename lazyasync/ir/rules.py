"""Rules: what is known of operations beyond their types, by kind of rule.

An operation is a name, attributes and a type rule. How it is differentiated, computed over NumPy's
arrays, written as a loop, estimated: each is a rule of one kind, for those operations that have it.
A kind is an object, so that whoever needs another one, as a backend or a transform, makes it where
it is used, and registers rules for operations that know nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from lazyasync.ir.scalar import Reduction, ScalarRule
from lazyasync.ir.types import TensorType

if TYPE_CHECKING:
    from lazyasync.ir.node import Operation

Rule = TypeVar("Rule")


class Known(NamedTuple):
    """A rule and its kind, on the way to the operation that it is for."""

    kind: Rules[Any]
    rule: Any


class Rules(Generic[Rule]):
    """The rules of one kind, by the names of the operations that have one."""

    def __init__(self, name: str, rules: Mapping[str, Rule] | None = None) -> None:
        self.name = name
        self._by_name = dict(rules or {})

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self._by_name)} operations>"

    def __call__(self, rule: Rule | None) -> Known:
        """A rule for the operation that is being made; None for none."""
        return Known(self, rule)

    def __iter__(self) -> Iterator[str]:
        """The names of the operations that have one."""
        return iter(self._by_name)

    def register(self, operation: Operation | str, rule: Rule) -> None:
        """Gives an operation, which may be named before it is there, the rule that it lacks.

        Raises ``ValueError`` if it has one of this kind.
        """
        name = operation if isinstance(operation, str) else operation.name
        if name in self._by_name:
            raise ValueError(f"the operation {name} has a rule of the kind {self.name} already")
        self._by_name[name] = rule

    def of(self, operation: Operation) -> Rule | None:
        """The rule of an operation, if it has one."""
        return self._by_name.get(operation.name)

    def __getitem__(self, operation: Operation) -> Rule:
        """The rule of an operation. Raises ``LookupError`` if it has none."""
        try:
            return self._by_name[operation.name]
        except KeyError:
            raise LookupError(f"the operation {operation.name} has no {self.name}") from None


# ---- what compilers and transforms of the package ask for -------------------------------------

Kernel: TypeAlias = Callable[..., Any]
"""``kernel(*arrays, out)`` fills ``out``; a view's ``kernel(*arrays)`` returns the view."""

GradientRule: TypeAlias = Callable[[Any, tuple[Any, ...], Any, Any], tuple[Any, ...]]
Lowering: TypeAlias = Callable[[Any, tuple[TensorType, ...], TensorType, Any], Kernel]
WorkEstimate: TypeAlias = Callable[[tuple[TensorType, ...], TensorType, Any], float]
Window: TypeAlias = Callable[[tuple[TensorType, ...], TensorType, Any], "Kernel | None"]


class GraphBuilder(Protocol):
    """What an operation that is made of others is written with, for code generators."""

    def apply(self, operation: Operation, operands: Sequence[int], attributes: Any = ()) -> int:
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


Expansion: TypeAlias = Callable[[GraphBuilder, Sequence[int], Any], "int | None"]

GRADIENTS: Rules[GradientRule] = Rules("gradient")
"""``gradient(g, operands, output, attributes)``: one tensor or None for each operand, broadcasting
left to the caller to undo. Of an operation with several outputs ``g`` is a sequence with the
gradient of each, or None for those that nothing depends on, and `lazyasync.ops.multiple.outputs_of`
gives all of them: also those that are only there for the gradient."""

LOWERINGS: Rules[Lowering] = Rules("lowering")
"""``lower(xp, input_types, output_type, attributes)``: a kernel over NumPy's arrays. ``xp`` is
NumPy, or what a backend has in its place, which has its own kernels for operations that need more
of NumPy than that."""

ELEMENTS: Rules[ScalarRule] = Rules("element rule")
"""What an elementwise operation does with one element, or a view that may be a copy with each in
row-major order: for code generators, which need this, a reduction or an expansion, or call the
kernel."""

REDUCTIONS: Rules[Reduction] = Rules("reduction")
"""How an operation that has ``axes`` among its attributes combines elements."""

EXPANSIONS: Rules[Expansion] = Rules("expansion")
"""``expand(builder, operands, attributes)`` writes an operation as a few others, for code
generators; None if it stays as it is."""

WINDOWS: Rules[Window] = Rules("window")
"""``window(input_types, output_type, attributes)``: a kernel that gives a view, for an operation
that copies where it has to; None if it does."""

WORK: Rules[WorkEstimate] = Rules("estimate of the work")
"""``work(input_types, output_type, attributes)``: the arithmetic, in flops."""
