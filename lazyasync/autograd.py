"""Reverse-mode differentiation of functions that record: `value_and_grad`, `grad`.

Griewank and Walther, "Evaluating Derivatives", 2nd edition, 2008, chapter 3: the graph from the
result back to the arguments is walked in reverse topological order, and each node's gradient rule
gives what its operands receive. What it records are ordinary operations, so that gradients can be
differentiated again. The gradient of a complex tensor ``z`` is ``dL/dRe(z) - i dL/dIm(z)``, which
rules multiply by complex derivatives as they are.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import (
    Any,
    Concatenate,
    Literal,
    NamedTuple,
    ParamSpec,
    TypeAlias,
    TypeVar,
    cast,
    overload,
)

from lazyasync.arguments import whole_numbers
from lazyasync.errors import DTypeError, ShapeError, UnsupportedOperationError
from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, Kernel
from lazyasync.ir.types import INEXACT, TensorType, kind_of
from lazyasync.ops.dispatch import alias, convert
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, sum_to
from lazyasync.ops.manipulation.creation import to_device, zeros
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import scalar_type
from lazyasync.ops.registration import tensor_method
from lazyasync.parameters import differentiable_places, spread
from lazyasync.recording import (
    Recording,
    RecordingContext,
    adopt,
    context,
    current_context,
    new_lazy_tensor,
    recording_for,
    scalar_tensor,
)
from lazyasync.recording.defaults import default_real
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.memo import adopt_all, record_or_repeat
from lazyasync.recording.transfers import JobTransferTape, current_tape
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten

__all__ = [
    "grad",
    "stop_gradient",
    "value_and_grad",
]

_Function = TypeVar("_Function", bound=Callable[..., Any])
_First = TypeVar("_First")
_Others = ParamSpec("_Others")
_Aux = TypeVar("_Aux")
_Origins: TypeAlias = dict[Node, tuple[Recording, Node]]
"""See `JobTransferTape`."""

# ---- operations that only gradients look at ------------------------------------------------


class ArgumentAttributes(NamedTuple):
    """``number``: the argument's place among all that a function is differentiated by."""

    number: int


def _lower_identity(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Any
) -> Kernel:
    return lambda x: x


ARGUMENT = Operation(
    "argument",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    attributes=ArgumentAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (g,)),
        LOWERINGS(_lower_identity),
    ),
)
STOP_GRADIENT = Operation(
    "stop_gradient",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (None,)),
        LOWERINGS(_lower_identity),
    ),
)


def stop_gradient(x: LazyTensor) -> LazyTensor:
    """``x``, taken as a constant by every gradient."""
    return record_one(STOP_GRADIENT, as_tensor("stop_gradient", x), ())


@tensor_method
def detach(x: LazyTensor) -> LazyTensor:
    """`la.stop_gradient`."""
    return stop_gradient(x)


# ---- what users call -----------------------------------------------------------------------


@overload
def value_and_grad(
    fn: Callable[Concatenate[_First, _Others], LazyTensor],
    argnums: Literal[0] = 0,
    has_aux: Literal[False] = False,
) -> Callable[Concatenate[_First, _Others], tuple[LazyTensor, _First]]: ...
@overload
def value_and_grad(
    fn: Callable[Concatenate[_First, _Others], tuple[LazyTensor, _Aux]],
    argnums: Literal[0] = 0,
    *,
    has_aux: Literal[True],
) -> Callable[Concatenate[_First, _Others], tuple[tuple[LazyTensor, _Aux], _First]]: ...
@overload
def value_and_grad(
    fn: Callable[..., Any], argnums: int | Sequence[int], has_aux: bool = False
) -> Callable[..., Any]: ...
def value_and_grad(
    fn: Callable[..., Any], argnums: int | Sequence[int] = 0, has_aux: bool = False
) -> Callable[..., Any]:
    """A function that gives ``(fn(...), gradient)``.

    ``fn`` returns a tensor without axes and of a floating dtype, or with ``has_aux`` a pair of it
    and anything else; the result is then ``((value, anything), gradient)``. The gradient is with
    respect to the positional arguments ``argnums``, one or several; it has the structure of that
    argument, or is a tuple of such; each leaf is on the device of that of the argument. Taken are
    the tensors and arrays of a floating dtype in that tree, or, if it has none, its Python floats.
    Everything else (numbers, names, functions, integers, and the fields that are marked as not
    trained, see `lazyasync.trees`) is passed on as it is, and has None in the gradient. What the
    function does not depend on gets zeros. Tensors that ``fn`` only closes over are constants, and
    so are values that it reads where that may block (see `la.blocking`).

    Raises ``TypeError`` for ``argnums`` that are no integers. The call raises ``ValueError`` for an
    argument that is not there, or that is named twice, `ShapeError` or `DTypeError` for a result or
    a leaf of the wrong shape or dtype, and `UnsupportedOperationError` if the way to an argument
    leads through an operation without a gradient, or for what ``fn`` does that would cut that way:
    a barrier, an operation in another job. Compiled functions are called in ``fn`` without
    ``await``, and become part of it.
    """
    numbers = whole_numbers("value_and_grad: argnums", argnums)
    by_one = not isinstance(argnums, Iterable)

    @functools.wraps(fn)
    def differentiated(*arguments: Any, **keywords: Any) -> Any:
        current = current_context()
        token = None
        if current.trims:
            # What was cut off the graph could not be differentiated.
            quiet = RecordingContext(current.recorder, current.scope, trims=False)
            token = context.set(quiet)
        tape = current_tape.get()
        outermost = None
        if tape is None or tape.recorder is not current.recorder:
            tape = JobTransferTape(current.recorder)
            outermost = current_tape.set(tape)
        try:
            marked = _Marked(arguments, numbers)
            under_way = current.recorder.gradients
            depth = len(under_way)
            try:
                under_way.append(marked.nodes)
                result = fn(*marked.arguments, **keywords)
                gradients = _gradients(_loss(result, has_aux), marked, tape)
            finally:
                del under_way[depth:]
        finally:
            if outermost is not None:
                if tape.origins:
                    tape.end()
                current_tape.reset(outermost)
            if token is not None:
                context.reset(token)
        trees = marked.unflatten(gradients)
        return result, trees[0] if by_one else trees

    return differentiated


@overload
def grad(
    fn: Callable[Concatenate[_First, _Others], LazyTensor],
    argnums: Literal[0] = 0,
    has_aux: Literal[False] = False,
) -> Callable[Concatenate[_First, _Others], _First]: ...
@overload
def grad(
    fn: Callable[Concatenate[_First, _Others], tuple[LazyTensor, _Aux]],
    argnums: Literal[0] = 0,
    *,
    has_aux: Literal[True],
) -> Callable[Concatenate[_First, _Others], tuple[_First, _Aux]]: ...
@overload
def grad(
    fn: Callable[..., Any], argnums: int | Sequence[int], has_aux: bool = False
) -> Callable[..., Any]: ...
def grad(
    fn: Callable[..., Any], argnums: int | Sequence[int] = 0, has_aux: bool = False
) -> Callable[..., Any]:
    """As `value_and_grad`, for a function that gives the gradient alone, or ``(gradient, aux)``."""
    both = value_and_grad(fn, argnums, has_aux)

    @functools.wraps(fn)
    def gradient_of(*arguments: Any, **keywords: Any) -> Any:
        value, gradient = both(*arguments, **keywords)
        return (gradient, value[1]) if has_aux else gradient

    return gradient_of


# ---- arguments -----------------------------------------------------------------------------


class _Marked:
    """The arguments of a call, with a node of its own for every leaf that is differentiated by.

    So a tensor that is passed twice has two partial derivatives, and one that is also closed over
    is a constant there.
    """

    __slots__ = ("_trees", "arguments", "leaves", "nodes")

    def __init__(self, arguments: tuple[Any, ...], numbers: list[int]) -> None:
        self.arguments = list(arguments)
        self._trees: list[tuple[TreeDefinition, list[int] | None]] = []
        self.leaves: list[LazyTensor] = []
        nodes: list[Node] = []
        named: set[int] = set()
        for number in numbers:
            if not -len(arguments) <= number < len(arguments):
                raise ValueError(
                    f"value_and_grad: argument {number} is to be differentiated by, but there are "
                    f"only {len(arguments)} positional arguments"
                )
            place = number % len(arguments)
            if place in named:
                raise ValueError(f"value_and_grad: argument {number} is named twice")
            named.add(place)
            leaves, definition = flatten(arguments[number])
            places = differentiable_places(leaves, definition, number)
            taken = leaves if places is None else [leaves[place] for place in places]
            marked = _mark(taken, len(nodes))
            nodes += [tensor._node for tensor in marked]
            self.leaves += taken
            self._trees.append((definition, places))
            given = marked if places is None else spread(marked, places, leaves)
            self.arguments[number] = definition.unflatten(given)
        self.nodes = tuple(nodes)

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


def _mark(leaves: list[LazyTensor], start: int) -> list[LazyTensor]:
    """A tensor for each leaf, with a node of its own; ``start`` is the number of the first."""

    def record_all() -> list[LazyTensor]:
        return [record_one(ARGUMENT, leaf, (number,)) for number, leaf in enumerate(leaves, start)]

    if not leaves:
        return leaves
    recording = recording_for("value_and_grad", leaves[:1])
    nodes = adopt_all(recording, leaves)
    if nodes is None:  # on several devices
        return record_all()
    marked = record_or_repeat(recording, ("arguments", start, nodes), record_all)
    return cast(list[LazyTensor], marked)


def _loss(result: Any, has_aux: bool) -> LazyTensor:
    loss = result
    if has_aux:
        if not isinstance(result, tuple) or len(result) != 2:
            raise TypeError(
                "value_and_grad: with has_aux the function must return a pair, (value, anything), "
                f"not {type(result).__name__}"
            )
        loss = result[0]
    if type(loss) is not LazyTensor:
        if isinstance(loss, Coroutine):
            loss.close()  # else Python warns that nobody has awaited it
            raise TypeError(
                "value_and_grad: the function must be a plain function that returns a tensor, not "
                "an asynchronous one; compiled functions are called in it without `await`"
            )
        kind = scalar_type(loss) or type(loss)
        instead = (
            "; with has_aux=True it may return a pair, (value, anything)"
            if isinstance(loss, (tuple, list, dict)) and not has_aux
            else ""
        )
        raise TypeError(
            f"value_and_grad: the function must return a tensor, not {kind.__name__}{instead}"
        )
    type_ = loss._node.type
    if type_.shape:
        raise ShapeError(
            "value_and_grad: gradients are only defined for functions with a scalar result, but it "
            f"had the shape {type_.shape}; take its sum or its mean"
        )
    if kind_of(type_.dtype) != "f":
        raise DTypeError(
            "value_and_grad: gradients are only defined for functions with a real result, of a "
            f"floating dtype, but it was of {type_.dtype}"
        )
    return loss


# ---- the walk ------------------------------------------------------------------------------


def _gradients(loss: LazyTensor, marked: _Marked, tape: JobTransferTape) -> list[LazyTensor]:
    found: Sequence[LazyTensor | None] = [None] * len(marked.nodes)
    # Enters the context of this call, where the function has left another, such as a scope.
    recording = recording_for("value_and_grad", (loss,))
    if tape.origins:
        root = adopt(recording, loss)
        found = _walk(recording, root, marked.nodes, tape.origins)
    elif loss._data is None and loss._recording is recording:
        root = loss._node
        found = record_or_repeat(
            recording,
            ("gradient", root, marked.nodes, default_real()),
            lambda: _walk(recording, root, marked.nodes, tape.origins),
        )
    return [
        zeros(node.type.shape, dtype=node.type.dtype, device=leaf.device)
        if gradient is None
        else gradient
        for node, leaf, gradient in zip(marked.nodes, marked.leaves, found, strict=True)
    ]


def _walk(
    recording: Recording, root: Node, markers: tuple[Node, ...], origins: _Origins
) -> list[LazyTensor | None]:
    """Records the gradient of ``root`` with respect to each marker; None for those not reached."""
    order, depends = _path_to(root, frozenset(markers), origins)
    recordings = {root: recording}  # only kept up where there are several
    gradients: dict[Node, LazyTensor] = {}
    of_outputs: dict[Node, list[LazyTensor | None]] = {}
    if depends[root]:
        loss = new_lazy_tensor(recording, root)
        gradients[root] = scalar_tensor(1, root.type.dtype, loss, None)
    for node in reversed(order):
        g: Any
        if node.operation.kind is OperationKind.MULTIPLE:
            g = of_outputs.pop(node, None)
        else:
            g = gradients.pop(node, None)
        if g is None:
            continue
        operands = node.operands
        parts: tuple[LazyTensor | None, ...]
        if origins:
            recording = recordings[node]
        if origins and node in origins:
            origin, source = origins[node]
            operands, parts = (source,), (to_device(g, origin.device),)
            recording = origin
        else:
            parts = _apply_rule(recording, node, g)
        for operand, part in zip(operands, parts, strict=True):
            if origins:
                recordings[operand] = recording
            if part is None or not depends[operand]:
                continue
            if operand.operation.kind is OperationKind.MULTIPLE:
                # What picks an output has its type.
                every = of_outputs.setdefault(operand, [None] * len(operand.outputs))
                place = node.attributes.position
                other = every[place]
                every[place] = part if other is None else other + part
                continue
            type_ = operand.type
            if part.shape != type_.shape:
                part = sum_to(part, type_.shape)
            if part.dtype != type_.dtype:
                part = convert(part, type_.dtype)
            before = gradients.get(operand)
            gradients[operand] = part if before is None else before + part
    taken: set[int] = set()
    for marker in markers:
        found = gradients.get(marker)
        if found is None:
            continue
        if found._data is None and found._node.operation.kind is OperationKind.LEAF:
            # The result is the argument itself. A leaf is no result of a step.
            gradients[marker] = record_one(BROADCAST_TO, found, ((),))
        elif id(found) in taken:
            gradients[marker] = alias(found)  # so that each may be changed in place
        taken.add(id(found))
    return [gradients.get(marker) for marker in markers]


def _apply_rule(recording: Recording, node: Node, g: Any) -> tuple[LazyTensor | None, ...]:
    rule = GRADIENTS.of(node.operation)
    if rule is None:
        raise UnsupportedOperationError(
            f"the operation {node.operation.name} has no gradient; la.stop_gradient takes its "
            "result for a constant"
        )
    operands = tuple([new_lazy_tensor(recording, operand) for operand in node.operands])
    return rule(g, operands, new_lazy_tensor(recording, node), node.attributes)


def _path_to(
    root: Node, markers: frozenset[Node], origins: _Origins
) -> tuple[list[Node], dict[Node, bool]]:
    """The nodes between ``markers`` and ``root``, operands first, and which nodes depend on any.

    A node that is not of a floating or complex dtype carries no gradient, so nothing depends on a
    marker through it.
    """
    order: list[Node] = []
    depends: dict[Node, bool] = dict.fromkeys(markers, True)
    stack = [root]
    while stack:
        node = stack[-1]
        if node in depends:
            stack.pop()
            continue
        operands = node.operands
        if not operands and node in origins:
            operands = (origins[node][1],)
        if not operands or node.type.dtype.kind not in INEXACT:
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
    return order, depends
