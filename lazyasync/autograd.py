"""Reverse-mode differentiation of functions that record: `value_and_grad`, `grad`.

Griewank and Walther, "Evaluating Derivatives", 2nd edition, 2008, chapter 3: the graph from the
result back to the arguments is walked in reverse topological order, and each node's gradient rule
gives what its operands receive. What it records are ordinary operations, so that gradients can be
differentiated again.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Any, NamedTuple, TypeVar
from weakref import ref

import numpy as np
from trio.lowlevel import enable_ki_protection

from lazyasync.errors import DTypeError, ShapeError, UnsupportedOperationError
from lazyasync.ir.node import Kernel, Node, Operation, OperationKind
from lazyasync.ir.trie import TrieEntry
from lazyasync.ir.types import TensorType
from lazyasync.ops.creation import asarray, zeros_like
from lazyasync.ops.dispatch import convert
from lazyasync.ops.one_operand import check_tensor, record_one
from lazyasync.ops.promotion import FLOAT
from lazyasync.ops.shaping import sum_to
from lazyasync.recording import (
    Recording,
    RecordingContext,
    context,
    current_context,
    new_lazy_tensor,
    scalar_tensor,
)
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten

_Function = TypeVar("_Function", bound=Callable[..., Any])

_differentiated: ContextVar[tuple[Node, ...]] = ContextVar("lazyasync_differentiated", default=())
"""The arguments of the gradients that are being taken, the outer ones first."""

# ---- operations that only gradients look at ------------------------------------------------


class ArgumentAttributes(NamedTuple):
    """``index``: the argument's place among all that a function is differentiated by."""

    index: int


def _lower_identity(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Any
) -> Kernel:
    return lambda x: x


ARGUMENT = Operation(
    "argument",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    gradient=lambda g, operands, output, attributes: (g,),
    lower=_lower_identity,
    attributes=ArgumentAttributes,
)
STOP_GRADIENT = Operation(
    "stop_gradient",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    gradient=lambda g, operands, output, attributes: (None,),
    lower=_lower_identity,
)


def stop_gradient(x: LazyTensor) -> LazyTensor:
    """``x``, taken as a constant by every gradient."""
    return record_one(STOP_GRADIENT, check_tensor("stop_gradient", x), ())


# ---- what users call -----------------------------------------------------------------------


def value_and_grad(
    fn: Callable[..., Any], argnums: int | Sequence[int] = 0, has_aux: bool = False
) -> Callable[..., Any]:
    """A function that gives ``(fn(...), gradient)``.

    ``fn`` returns a tensor without axes and of a floating dtype, or with ``has_aux`` a pair of it
    and anything else; the result is then ``((value, anything), gradient)``. The gradient is with
    respect to the positional arguments ``argnums``, one or several; it has the structure of that
    argument (a tree whose leaves are floating tensors, arrays or Python floats), or is a tuple of
    such. What the function does not depend on gets zeros. Tensors that ``fn`` only closes over are
    constants.

    The call raises `ShapeError` or `DTypeError` for a result or a leaf of the wrong shape or dtype,
    and `UnsupportedOperationError` if the way to an argument leads through an operation without a
    gradient.
    """
    numbers = (argnums,) if isinstance(argnums, int) else tuple(argnums)

    @functools.wraps(fn)
    def differentiated(*arguments: Any, **keywords: Any) -> Any:
        current = current_context()
        token = None
        if current.trims:
            # What was cut off the graph could not be differentiated.
            quiet = RecordingContext(current.recorder, current.scope, trims=False)
            token = context.set(quiet)
        outer = _differentiated.get()
        outer_token = None
        try:
            marked = _Marked(arguments, numbers)
            outer_token = _differentiated.set(outer + marked.nodes)
            result = fn(*marked.arguments, **keywords)
            loss = _loss(result, has_aux)
            gradients = _gradients(loss, marked)
        finally:
            if outer_token is not None:
                _differentiated.reset(outer_token)
            if token is not None:
                context.reset(token)
        trees = marked.unflatten(gradients)
        return result, trees[0] if isinstance(argnums, int) else trees

    return differentiated


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

    __slots__ = ("arguments", "definitions", "nodes", "tensors")

    def __init__(self, arguments: tuple[Any, ...], numbers: tuple[int, ...]) -> None:
        replaced = list(arguments)
        self.definitions: list[TreeDefinition] = []
        self.tensors: list[LazyTensor] = []
        tensors = self.tensors
        for number in numbers:
            if not -len(arguments) <= number < len(arguments):
                raise ValueError(
                    f"value_and_grad: argument {number} is to be differentiated by, but there are "
                    f"only {len(arguments)} positional arguments"
                )
            leaves, definition = flatten(arguments[number])
            start = len(tensors)
            for position, leaf in enumerate(leaves):
                if not (type(leaf) is LazyTensor and leaf._node.type.dtype.kind == "f"):
                    leaf = _leaf_tensor(leaf, definition, position, number)
                tensors.append(record_one(ARGUMENT, leaf, (len(tensors),)))
            self.definitions.append(definition)
            replaced[number] = definition.unflatten(tensors[start:])
        self.arguments = replaced
        self.nodes = tuple([tensor._node for tensor in tensors])

    def unflatten(self, gradients: list[LazyTensor]) -> tuple[Any, ...]:
        """One tree of gradients for each argument."""
        definitions = self.definitions
        if len(definitions) == 1:
            return (definitions[0].unflatten(gradients),)
        trees = []
        start = 0
        for definition in definitions:
            end = start + definition.leaf_count
            trees.append(definition.unflatten(gradients[start:end]))
            start = end
        return tuple(trees)


def _leaf_tensor(leaf: Any, definition: TreeDefinition, position: int, number: int) -> LazyTensor:
    """A leaf that is no floating tensor as one, if it can be."""
    if isinstance(leaf, float) and not isinstance(leaf, np.generic):
        return scalar_tensor(leaf, FLOAT, None, None)
    dtype = np.dtype(type(leaf)) if isinstance(leaf, (bool, int, complex)) else None
    if isinstance(leaf, (np.ndarray, np.generic, LazyTensor)):
        dtype = leaf.dtype
        if dtype.kind == "f":
            return asarray(leaf)
    path = definition.paths(f"argument {number}")[position]
    if dtype is None:
        raise TypeError(
            f"value_and_grad: {path} is to be differentiated by, but it is no tensor but "
            f"{type(leaf).__name__}"
        )
    raise DTypeError(
        f"value_and_grad: {path} is to be differentiated by, which requires a floating dtype, "
        f"but it is of {dtype}"
    )


def _loss(result: Any, has_aux: bool) -> LazyTensor:
    loss = result
    if has_aux:
        if not isinstance(result, tuple) or len(result) != 2:
            raise TypeError(
                "value_and_grad: with has_aux the function must return a pair, (value, anything), "
                f"not {type(result).__name__}"
            )
        loss = result[0]
    if not isinstance(loss, LazyTensor):
        raise TypeError(
            f"value_and_grad: the function must return a tensor, not {type(loss).__name__}"
        )
    type_ = loss._node.type
    if type_.shape:
        raise ShapeError(
            "value_and_grad: gradients are only defined for functions with a scalar result, but it "
            f"had the shape {type_.shape}; take its sum or its mean"
        )
    if type_.dtype.kind != "f":
        raise DTypeError(
            "value_and_grad: gradients are only defined for functions with a real result, of a "
            f"floating dtype, but it was of {type_.dtype}"
        )
    return loss


def _gradients(loss: LazyTensor, marked: _Marked) -> list[LazyTensor]:
    found: Sequence[LazyTensor | None]
    recording = loss._recording
    if loss._data is None and any(tensor._recording is recording for tensor in marked.tensors):
        found = _backward(recording, loss, marked.nodes)
    else:
        found = [None] * len(marked.tensors)  # the result depends on no argument
    return [
        zeros_like(tensor) if gradient is None else gradient
        for tensor, gradient in zip(marked.tensors, found, strict=True)
    ]


def check_transfer(x: LazyTensor) -> None:
    """Raises `UnsupportedOperationError` if a gradient would have to follow ``x`` elsewhere."""
    markers = _differentiated.get()
    if x._data is None and markers and _path_to(x._node, frozenset(markers))[1][x._node]:
        raise UnsupportedOperationError(
            "gradients cannot flow from one device to another: take the gradient on each device, "
            "or move la.stop_gradient(x) if it is a constant"
        )


# ---- the walk ------------------------------------------------------------------------------


class _Recorded(NamedTuple):
    """A backward walk that was recorded: where in the trie it ended, and what it gave.

    ``scalars`` are the numbers that the gradient rules used; ``nodes`` the gradient of each
    argument, or None.
    """

    end: TrieEntry
    scalars: tuple[Any, ...]
    nodes: tuple[Node | None, ...]


@enable_ki_protection
def _backward(
    recording: Recording, loss: LazyTensor, markers: tuple[Node, ...]
) -> list[LazyTensor | None]:
    """Records the gradients of ``loss`` with respect to ``markers``, in the loss's recording.

    The position in the trie identifies everything recorded so far, so whatever follows from it
    alone can be repeated as a whole: the walk is made once, and then only its end is visited.
    """
    start = recording.cursor
    memory = start.collections
    key = ("gradient", loss._node, markers)
    repeated: _Recorded | None = None if memory is None else memory.get(key)
    if repeated is not None:
        recording.cursor = repeated.end
        recording.bindings.extend(repeated.scalars)
        gradients: list[LazyTensor | None] = []
        for node in repeated.nodes:
            if node is None:
                gradients.append(None)
            else:
                tensor = new_lazy_tensor(recording, node)
                recording.references.append(ref(tensor))
                gradients.append(tensor)
        return gradients

    bound = len(recording.bindings)
    by_node = _walk(recording, loss, markers)
    gradients = [by_node.get(marker) for marker in markers]
    scalars = tuple(recording.bindings[bound:])
    # In debug mode nodes keep the user's source line, which is no part of the position.
    if not recording.recorder.ir_debug and all(
        isinstance(scalar, (bool, int, float, complex)) for scalar in scalars
    ):
        nodes = tuple([None if tensor is None else tensor._node for tensor in gradients])
        if start.collections is None:
            start.collections = {}
        start.collections[key] = _Recorded(recording.cursor, scalars, nodes)
    return gradients


def _walk(
    recording: Recording, loss: LazyTensor, markers: tuple[Node, ...]
) -> dict[Node, LazyTensor]:
    order, depends = _path_to(loss._node, frozenset(markers))
    gradients: dict[Node, LazyTensor] = {}
    if depends[loss._node]:
        gradients[loss._node] = scalar_tensor(1, loss.dtype, loss, None)
    for node in reversed(order):
        g = gradients.pop(node, None)
        if g is None:
            continue
        operation = node.operation
        if operation.gradient is None:
            raise UnsupportedOperationError(
                f"the operation {operation.name} has no gradient; la.stop_gradient takes its "
                "result for a constant"
            )
        operands = tuple([new_lazy_tensor(recording, operand) for operand in node.operands])
        output = new_lazy_tensor(recording, node)
        parts = operation.gradient(g, operands, output, node.attributes)
        for operand, part in zip(node.operands, parts, strict=True):
            if part is None or not depends[operand]:
                continue
            type_ = operand.type
            if part.shape != type_.shape:
                part = sum_to(part, type_.shape)
            if part.dtype != type_.dtype:
                part = convert(part, type_.dtype)
            before = gradients.get(operand)
            gradients[operand] = part if before is None else before + part
    return gradients


def _path_to(root: Node, markers: frozenset[Node]) -> tuple[list[Node], dict[Node, bool]]:
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
        if not operands or node.type.dtype.kind not in "fc":
            depends[node] = False
            stack.pop()
            continue
        waiting = [operand for operand in operands if operand not in depends]
        if waiting:
            stack.extend(waiting)
            continue
        stack.pop()
        reached = any([depends[operand] for operand in operands])
        depends[node] = reached
        if reached:
            order.append(node)
    return order, depends
