"""What a function records between its arguments and its results, which transforms walk over."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar, cast

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.types import INEXACT, kind_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.dispatch import as_operand, convert
from lazyasync.ops.gradient_marks import ARGUMENT, CUSTOM, operands_walked
from lazyasync.ops.manipulation.creation import zeros_like
from lazyasync.parameters import differentiable_places, spread
from lazyasync.recording import (
    Recording,
    adopt,
    context,
    current_context,
    recording_for,
)
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.levels import levels
from lazyasync.recording.memo import adopt_all, record_or_repeat
from lazyasync.recording.transfers import JobTransferTape, current_tape
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten

Origins: TypeAlias = dict[Node, tuple[Recording, Node]]
"""See `JobTransferTape`."""

Used = TypeVar("Used")


@lru_cache(256)
def argument_places(user: str, numbers: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The places of positional arguments that are named by their numbers, among ``count``.

    Negative numbers count from the end. Raises ``ValueError`` for an argument that is not there, or
    that is named twice; ``user`` is the transform.
    """
    places: list[int] = []
    for number in numbers:
        if not -count <= number < count:
            raise ValueError(
                f"{user}: argument {number} is to be differentiated by, but there are only {count} "
                "positional arguments"
            )
        if number % count in places:
            raise ValueError(f"{user}: argument {number} is named twice")
        places.append(number % count)
    return tuple(places)


class Place(NamedTuple):
    """A node of a recording."""

    recording: Recording
    node: Node


class Marked:
    """The arguments of a call, with a node of its own for every leaf that is differentiated by.

    So a tensor that is passed twice has two partial derivatives, and one that is also closed over
    is a constant there. ``user`` is the transform, for errors.
    """

    __slots__ = ("_taken", "_trees", "_user", "arguments", "leaves", "nodes", "tensors")

    def __init__(self, user: str, arguments: tuple[Any, ...], numbers: tuple[int, ...]) -> None:
        self.arguments = list(arguments)
        self._user = user
        self._trees: list[tuple[TreeDefinition, list[int] | None]] = []
        self._taken: list[tuple[int, Any]] = []
        """The arguments that are differentiated by, with their numbers, as they were given."""
        self.leaves: list[LazyTensor] = []
        self.tensors: list[LazyTensor] = []
        """What stands for them in the call."""
        places_of = argument_places(user, numbers, len(arguments))
        for number, place in zip(numbers, places_of, strict=True):
            self._taken.append((number, arguments[place]))
            leaves, definition = flatten(arguments[place])
            places = differentiable_places(leaves, definition, number, user)
            taken = leaves if places is None else [leaves[place] for place in places]
            marked = _mark(user, taken, len(self.tensors))
            self.tensors += marked
            self.leaves += taken
            self._trees.append((definition, places))
            given = marked if places is None else spread(marked, places, leaves)
            self.arguments[place] = definition.unflatten(given)
        self.nodes = tuple([tensor._node for tensor in self.tensors])

    def unflatten(self, gradients: list[LazyTensor]) -> tuple[Any, ...]:
        """One tree of gradients for each argument, with None for what has no gradient."""
        trees = []
        start = 0
        if len(self._trees) == 1 and self._trees[0][1] is None:
            return (self._trees[0][0].unflatten(gradients),)
        for definition, places in self._trees:
            count = definition.leaf_count
            end = start + (count if places is None else len(places))
            found = spread(gradients[start:end], places, [None] * count)
            trees.append(definition.unflatten(found))
            start = end
        return tuple(trees)

    def flatten(self, trees: Sequence[Any], what: str) -> list[Any]:
        """The leaves of one tree for each argument that belong to what is differentiated by.

        The trees are like the arguments; what is in the place of anything else is left alone.
        Raises ``ValueError`` for another structure, with the first place where it differs.
        """
        if len(trees) != len(self._trees):
            raise ValueError(
                f"{self._user}: there are {len(self._trees)} arguments to differentiate by, and "
                f"{len(trees)} {what}s"
            )
        found: list[Any] = []
        for (number, argument), (definition, places), tree in zip(
            self._taken, self._trees, trees, strict=True
        ):
            leaves = definition.flatten_like(argument, tree, f"{what} {number}", absent=True)
            found += leaves if places is None else [leaves[place] for place in places]
        return found


def _mark(user: str, leaves: list[LazyTensor], start: int) -> list[LazyTensor]:
    """A tensor for each leaf, with a node of its own; ``start`` is the number of the first."""

    def record_all() -> list[LazyTensor]:
        return [record_one(ARGUMENT, leaf, (number,)) for number, leaf in enumerate(leaves, start)]

    if not leaves:
        return leaves
    recording = recording_for(user, leaves[:1])
    nodes = adopt_all(recording, leaves)
    if nodes is None:  # on several devices
        return record_all()
    marked = record_or_repeat(recording, ("arguments", start, nodes), record_all)
    return cast(list[LazyTensor], marked)


def call_marked(
    user: str,
    fn: Callable[..., Any],
    arguments: tuple[Any, ...],
    keywords: Mapping[str, Any],
    numbers: tuple[int, ...],
    use: Callable[[Any, Marked, JobTransferTape], Used],
    before: Callable[[Marked], object] | None = None,
    backwards: bool = False,
) -> tuple[Any, Used, Marked]:
    """Calls a function with marked arguments, and ``use`` with what it returns.

    ``before`` is called first. ``backwards`` says that gradients are to be taken of what it
    records, which may keep what these need. Gives the result, what ``use`` gave, and the
    arguments. Until that has returned nothing may cut what is recorded: barriers raise, and reads
    leave it whole.
    """
    current = current_context()
    token = None
    if current.trims:
        # What was cut off the graph could not be differentiated.
        token = context.set(current.untrimmed)
    tape = current_tape.get()
    outermost = None
    if tape is None or tape.recorder is not current.recorder:
        tape = JobTransferTape(current.recorder)
        outermost = current_tape.set(tape)
    try:
        marked = Marked(user, arguments, numbers)
        if before is not None:
            before(marked)
        under_way = current.recorder.gradients
        depth = len(under_way)
        try:
            under_way.append(marked.nodes)
            level = (current.recorder, marked.nodes, backwards)
            outside = levels.set((*levels.get(), level))
            try:
                result = fn(*marked.arguments, **keywords)
            finally:
                levels.reset(outside)
            used = use(result, marked, tape)
        finally:
            del under_way[depth:]
    finally:
        if outermost is not None:
            if tape.origins:
                tape.end()
            current_tape.reset(outermost)
        if token is not None:
            context.reset(token)
    return result, used, marked


def refuse_coroutine(user: str, result: Any) -> None:
    """Raises ``TypeError`` for what an asynchronous function gives."""
    if isinstance(result, Coroutine):
        result.close()  # else Python warns that nobody has awaited it
        raise TypeError(
            f"{user}: the function must be a plain function that returns a tensor, not an "
            "asynchronous one; compiled functions are called in it without `await`"
        )


def split_aux(user: str, result: Any, has_aux: bool) -> Any:
    """What is differentiated of the result of a function.

    Raises ``TypeError`` for what an asynchronous function gives, and with ``has_aux`` for no pair.
    """
    is_pair = isinstance(result, tuple) and len(result) == 2
    found = result[0] if has_aux and is_pair else result
    refuse_coroutine(user, found)
    if has_aux and not is_pair:
        raise TypeError(
            f"{user}: with has_aux the function must return a pair, (value, anything), not "
            f"{type(result).__name__}"
        )
    return found


def carries_tangent(leaf: Any, origins: Origins) -> bool:
    """Whether a leaf of a result is a tensor with a derivative: recorded, or moved here."""
    if type(leaf) is not LazyTensor or leaf.dtype.kind not in INEXACT:
        return False
    if leaf._data is None:
        return True
    return bool(origins) and adopt(recording_for("the result", (leaf,)), leaf) in origins


def as_derivative(user: str, what: str, given: Any, of: LazyTensor) -> LazyTensor:
    """A tangent or a gradient of a tensor, of its shape and its dtype.

    Raises `ShapeError` or `DTypeError`, with ``what`` it is, for what does not fit.
    """
    tensor = as_operand(user, given, of)
    if tensor.shape != of.shape:
        raise ShapeError(f"{user}: {what} has the shape {tensor.shape}, not {of.shape}")
    if kind_of(tensor.dtype) != kind_of(of.dtype):
        raise DTypeError(f"{user}: {what} is of {tensor.dtype}, not {of.dtype}")
    return convert(tensor, of.dtype)


def with_zeros(
    derivatives: Iterable[LazyTensor | None], of: Iterable[LazyTensor]
) -> list[LazyTensor]:
    """Derivatives of some tensors, with zeros in the places of those that are None."""
    return [
        zeros_like(tensor) if derivative is None else derivative
        for derivative, tensor in zip(derivatives, of, strict=True)
    ]


class Path(NamedTuple):
    """The nodes between some nodes and others that they are made of."""

    order: list[Node]
    """Operands first."""
    depends: dict[Node, bool]
    """Whether a node is made of any of those."""


def _has_inexact(node: Node) -> bool:
    """Whether any of several outputs of a node is of a floating or complex dtype."""
    return node.operation.kind is OperationKind.MULTIPLE and any(
        type.dtype.kind in INEXACT for type in node.outputs
    )


def path_between(roots: Iterable[Node], markers: frozenset[Node], origins: Origins) -> Path:
    """The nodes between ``markers`` and ``roots``.

    A node that is not of a floating or complex dtype carries no gradient, so nothing depends on a
    marker through it.
    """
    order: list[Node] = []
    depends: dict[Node, bool] = dict.fromkeys(markers, True)
    stack = list(roots)
    while stack:
        node = stack[-1]
        if node in depends:
            stack.pop()
            continue
        operands = node.operands
        if node.operation is CUSTOM:
            operands = operands_walked(node)
        if not operands and node in origins:
            operands = (origins[node][1],)
        if not operands or (node.type.dtype.kind not in INEXACT and not _has_inexact(node)):
            depends[node] = False
            stack.pop()
            continue
        waiting = [operand for operand in operands if operand not in depends]
        if waiting:
            stack.extend(waiting)
            continue
        stack.pop()
        reached = any(map(depends.__getitem__, operands))
        depends[node] = reached
        if reached:
            order.append(node)
    return Path(order, depends)
