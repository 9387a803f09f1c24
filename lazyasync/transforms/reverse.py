"""Reverse-mode differentiation of functions that record: `value_and_grad`, `grad`.

Griewank and Walther, "Evaluating Derivatives", 2nd edition, 2008, chapter 3: the graph from the
result back to the arguments is walked in reverse topological order, and each node's gradient rule
gives what its operands receive. What it records are ordinary operations, so that gradients can be
differentiated again. The gradient of a complex tensor ``z`` is ``dL/dRe(z) - i dL/dIm(z)``, which
rules multiply by complex derivatives as they are.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar, overload

from lazyasync.arguments import whole_numbers
from lazyasync.errors import DTypeError, ShapeError, UnsupportedOperationError
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import GRADIENTS, REGION_GRADIENTS
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import alias, convert
from lazyasync.ops.indexing.parts import Sum
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, sum_to
from lazyasync.ops.manipulation.creation import to_device, zeros
from lazyasync.ops.promotion import scalar_type
from lazyasync.recording import Recording, adopt, new_lazy_tensor, recording_for, scalar_tensor
from lazyasync.recording.defaults import default_real, not_narrowed
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.levels import levels
from lazyasync.recording.memo import record_or_repeat
from lazyasync.recording.transfers import JobTransferTape
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import (
    Marked,
    Origins,
    Path,
    call_marked,
    path_between,
    split_aux,
)

__all__ = ["grad", "value_and_grad"]

_First = TypeVar("_First")
_Others = ParamSpec("_Others")
_Aux = TypeVar("_Aux")

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
    numbers = tuple(whole_numbers("value_and_grad: argnums", argnums))
    by_one = not isinstance(argnums, Iterable)

    def gradients_of(result: Any, marked: Marked, tape: JobTransferTape) -> list[LazyTensor]:
        with not_narrowed():
            return _gradients(_loss(result, has_aux), marked, tape)

    @functools.wraps(fn)
    def differentiated(*arguments: Any, **keywords: Any) -> Any:
        result, gradients, marked = call_marked(
            "value_and_grad", fn, arguments, keywords, numbers, gradients_of, backwards=True
        )
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


# ---- results ------------------------------------------------------------------------------


def _loss(result: Any, has_aux: bool) -> LazyTensor:
    loss = result
    if has_aux or type(loss) is not LazyTensor:
        loss = split_aux("value_and_grad", result, has_aux)
    if type(loss) is not LazyTensor:
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


def _gradients(loss: LazyTensor, marked: Marked, tape: JobTransferTape) -> list[LazyTensor]:
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
            ("gradient", root, marked.nodes, default_real(), len(levels.get())),
            lambda: _walk(recording, root, marked.nodes, tape.origins),
        )
    return [
        zeros(node.type.shape, dtype=node.type.dtype, device=leaf.device)
        if gradient is None
        else gradient
        for node, leaf, gradient in zip(marked.nodes, marked.leaves, found, strict=True)
    ]


def _walk(
    recording: Recording, root: Node, markers: tuple[Node, ...], origins: Origins
) -> list[LazyTensor | None]:
    """Records the gradient of ``root`` with respect to each marker; None for those not reached."""
    path = path_between((root,), frozenset(markers), origins)
    seeds: dict[Node, LazyTensor] = {}
    if path.depends[root]:
        loss = new_lazy_tensor(recording, root)
        seeds[root] = scalar_tensor(1, root.type.dtype, loss, None)
    return pull_back(recording, path, seeds, markers, origins)


def pull_back(
    recording: Recording,
    path: Path,
    seeds: Mapping[Node, LazyTensor],
    markers: Sequence[Node],
    origins: Origins,
) -> list[LazyTensor | None]:
    """Records what each marker receives of the gradients of some nodes; None for nothing.

    ``path`` is that between them, ``seeds`` are those gradients, ``recording`` has the nodes.
    """
    order, depends = path
    recordings = dict.fromkeys(seeds, recording)  # only kept up where there are several
    gradients: dict[Node, LazyTensor | Sum] = dict(seeds)
    of_outputs: dict[Node, list[LazyTensor | None]] = {}
    for node in reversed(order):
        g: Any
        if node.operation.kind is OperationKind.MULTIPLE:
            g = of_outputs.pop(node, None)
        else:
            g = _summed(gradients.pop(node, None))
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
            parts = apply_gradient(recording, node, g, depends)
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
            if before is None:
                gradients[operand] = part
            else:
                if not isinstance(before, Sum):
                    before = gradients[operand] = Sum(before)
                before.add(part)
    taken: set[int] = set()
    results: dict[Node, LazyTensor | None] = {}
    for marker in markers:
        found = results[marker] = _summed(gradients.get(marker))
        if found is None:
            continue
        if found._data is None and found._node.operation.kind is OperationKind.LEAF:
            # The result is the argument itself. A leaf is no result of a step.
            results[marker] = record_one(BROADCAST_TO, found, (found.shape,))
        elif id(found) in taken:
            results[marker] = alias(found)  # so that each may be changed in place
        taken.add(id(found))
    return [results[marker] for marker in markers]


def _summed(gradient: LazyTensor | Sum | None) -> LazyTensor | None:
    return gradient.total() if isinstance(gradient, Sum) else gradient


def apply_gradient(
    recording: Recording, node: Node, g: Any, wanted: Mapping[Node, bool] | None = None
) -> tuple[LazyTensor | None, ...]:
    """What the operands of a node receive of its gradient. Raises where it has no rule for that.

    ``wanted`` says of which somebody asks for it; without it all may be.
    """
    rule = GRADIENTS.of(node.operation)
    if rule is None:
        of_regions = REGION_GRADIENTS.of(node.operation)
        if of_regions is not None:
            given = tuple([new_lazy_tensor(recording, operand) for operand in node.operands])
            asked = tuple([wanted is None or wanted[operand] for operand in node.operands])
            return of_regions(g, given, new_lazy_tensor(recording, node), node.attributes, asked)
        raise UnsupportedOperationError(
            f"the operation {node.operation.name} has no gradient; la.stop_gradient takes its "
            "result for a constant"
        )
    operands = tuple([new_lazy_tensor(recording, operand) for operand in node.operands])
    return rule(g, operands, new_lazy_tensor(recording, node), node.attributes)
