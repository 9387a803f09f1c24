"""The kinds of rules that the package asks for: compilers, gradients, and what shows costs.

Each stands beside the operations that have it. See `lazyasync.ir.rule_kinds` for further kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np

from lazyasync.ir.node import Operation
from lazyasync.ir.rule_kinds import Rules
from lazyasync.ir.scalar import Expression, RandomSource, Reduction, ScalarRule
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple

Kernel: TypeAlias = Callable[..., Any]
"""``kernel(*arrays, out)`` fills ``out``; a view's ``kernel(*arrays)`` returns the view."""

TangentRule: TypeAlias = Callable[[tuple[Any, ...], tuple[Any, ...], Any, Any], Any]
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

    @property
    def iterates(self) -> bool:
        """Whether it is an iteration of a loop, where a call takes longer than all else."""


Expansion: TypeAlias = Callable[[GraphBuilder, Sequence[int], Any], "int | None"]

GRADIENTS: Rules[GradientRule] = Rules("gradient")
"""``gradient(g, operands, output, attributes)``: one tensor or None for each operand, broadcasting
left to the caller to undo. Of an operation with several outputs ``g`` is a sequence with the
gradient of each, or None for those that nothing depends on, and `lazyasync.ops.multiple.outputs_of`
gives all of them: also those that are only there for the gradient."""

TANGENTS: Rules[TangentRule] = Rules("tangent")
"""``tangent(tangents, operands, output, attributes)``: how the output changes along those of its
operands, of which some, but not all, may be None for zeros. In the output's shape or one that is
broadcast to it; None for no change. An operation without such a rule is differentiated forwards by
differentiating its gradient rule, which is linear, backwards. Of several outputs a list."""

BATCHES: Rules[Callable[[Any], Any]] = Rules("rule for batches")
"""``batch(application)``, a `lazyasync.transforms.batches.Application`: the operation's result for
all members, with an axis for them before all others; of several outputs a list. None where it has
to go over them one by one, as it does for operations without such a rule, but for elementwise ones,
which need none."""

RegionGradientRule: TypeAlias = Callable[
    [Any, tuple[Any, ...], Any, Any, tuple[bool, ...]], tuple[Any, ...]
]

REGION_GRADIENTS: Rules[RegionGradientRule] = Rules("gradient of regions")
"""``gradient(g, operands, output, attributes, wanted)``: as in `GRADIENTS`, where it saves much to
know of which operands somebody asks for the gradient."""

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

SCANS: Rules[Reduction] = Rules("scan")
"""How an operation that has an ``axis`` among its attributes combines all elements up to each."""

EXPANSIONS: Rules[Expansion] = Rules("expansion")
"""``expand(builder, operands, attributes)`` writes an operation as a few others, for code
generators; None if it stays as it is."""

OUTPUTS: Rules[tuple[Operation, ...]] = Rules("operations of outputs")
"""Of an operation with several outputs: elementwise operations that compute one of them each, of
the same operands, for code generators."""

OutputExpansion: TypeAlias = Callable[[GraphBuilder, Sequence[int], Any, int], "int | None"]

OUTPUT_EXPANSIONS: Rules[OutputExpansion] = Rules("expansion of outputs")
"""``expand(builder, operands, attributes, position)`` writes one of several outputs as a few other
operations, for code generators; None if it is picked of what has all of them. What the expansions
of several outputs have in common is computed once."""

WINDOWS: Rules[Window] = Rules("window")
"""``window(input_types, output_type, attributes)``: a kernel that gives a view, for an operation
that copies where it has to; None if it does."""

Part: TypeAlias = tuple[tuple[int, ...], int, tuple[int, ...]]
"""A shape, and where it is in a buffer: the first element, and the step along each axis."""

PARTS: Rules[Callable[[tuple[TensorType, ...], TensorType, Any], Sequence[Part]]] = Rules(
    "rule for parts"
)
"""``parts(input_types, output_type, attributes)``: where each operand, broadcast to a shape, goes
in a result that is made of them, one after the other. Zeros are where none of them is."""


class Placing(NamedTuple):
    """Parts that begin where numbers say, by row: an operand of integers for each of ``axes``.

    ``rows``: how many axes come first along which each place has starts of its own; these have
    as many axes. ``lengths``: those of the part along ``axes``. It is taken of the first operand,
    or the second operand, which is put into a copy of the first, where it is ``put``.
    """

    axes: tuple[int, ...]
    lengths: tuple[int, ...]
    rows: int
    put: bool


PLACES: Rules[Callable[[tuple[TensorType, ...], TensorType, Any], Placing]] = Rules(
    "rule for places"
)
"""``places(input_types, output_type, attributes)``: which part is taken, or put where, by starts
as `lazyasync.ops.indexing.dynamic_slicing.clamped` has them."""

WORK: Rules[WorkEstimate] = Rules("estimate of the work")
"""``work(input_types, output_type, attributes)``: the arithmetic, in flops."""

STREAMS: Rules[Callable[[TensorType], int]] = Rules("rule for a random stream")
"""``words(output_type)``: of how many words of its part of the random stream an operation makes
each element, the i-th of the i-th ones; elements before it may make no difference to it, and pairs
of elements may be made of the words of both. Its first operand is the state, a key and a counter
of four words, and its attributes have the ``shape`` of the result."""


class Draw(NamedTuple):
    """How an element is made of what is drawn; see `DRAWS`."""

    source: Callable[[np.dtype], RandomSource]
    """What a block of words is to give, for elements of a dtype."""
    element: Callable[[Sequence[Expression], np.dtype], Expression]
    """``element(inputs, output_dtype)``: of what the source gives, and of the other operands."""


DRAWS: Rules[Draw] = Rules("rule for random elements")
"""Of operations with a rule in `STREAMS`: how code that uses an element makes it there. The bits
are those of the operation's kernel."""


class RegionFunction(Protocol):
    """A region as a function of arrays."""

    def __call__(
        self, given: Sequence[Any], into: Sequence[Any | None] | None = None, /
    ) -> Sequence[Any]:
        """From arrays for its arguments to arrays for its roots, which nobody else holds.

        Those are new, or where ``into`` has an array for a root perhaps that one, filled.
        """


class RegionRun(Protocol):
    """What an operation runs its regions with: each as a program of the backend."""

    regions: Sequence[RegionFunction]
    """One function for each region, in the order of `lazyasync.ir.graph.regions_in`."""

    def iteration(self) -> Callable[[], None]:
        """What is to be called before each iteration, in the thread that asks for it.

        It raises if nobody wants the result any more.
        """

    def read(self, array: Any) -> Any:
        """An array of the host, with the value of one that decides how it goes on."""


REPETITIONS: Rules[Callable[[Any], int | None]] = Rules("number of repetitions")
"""``repetitions(attributes)``: how often an operation runs its regions; None where that is not
known before."""

Driver: TypeAlias = Callable[..., Sequence[Any]]

DRIVERS: Rules[Callable[[Sequence[TensorType], Any], Driver]] = Rules("driver of regions")
"""``drive(output_types, attributes)``: how an operation runs its regions, on the host. It gives a
function of an array module, a `RegionRun` and the operands' arrays, to an array for each output. A
backend that compiles regions calls it; others have the operation's lowering, which interprets
them."""
