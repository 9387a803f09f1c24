"""Forward-mode differentiation of functions that record: `jvp`, `hvp`.

Griewank and Walther, "Evaluating Derivatives", 2nd edition, 2008, chapter 3: tangents go along the
graph from the arguments to the results, as it was recorded. An operation that has no rule for that
is transposed twice: what its gradient rule does with a gradient is linear, and the gradient of that
is the tangent (J. Bradbury et al., and before them J. Townsend, "A new trick for calculating
Jacobian vector products", 2017).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Any

from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import TANGENTS
from lazyasync.ir.types import INEXACT, TensorType
from lazyasync.ops.dispatch import alias, convert
from lazyasync.ops.elementwise.number_parts import real
from lazyasync.ops.gradient_marks import ARGUMENT
from lazyasync.ops.manipulation.broadcasting import broadcast_to, sum_to
from lazyasync.ops.manipulation.creation import to_device, zeros, zeros_like
from lazyasync.recording import Recording, new_lazy_tensor, recording_for, scalar_tensor
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.levels import one_level_more
from lazyasync.recording.transfers import JobTransferTape
from lazyasync.tensor import LazyTensor
from lazyasync.transforms import tangent_rules as _rules  # noqa: F401 - which it registers
from lazyasync.transforms.recorded import (
    Marked,
    Origins,
    Path,
    as_derivative,
    call_marked,
    carries_tangent,
    path_between,
    split_aux,
)
from lazyasync.transforms.reverse import apply_gradient, grad, pull_back
from lazyasync.trees import flatten

__all__ = ["hvp", "jvp"]


def jvp(
    fn: Callable[..., Any],
    primals: Sequence[Any],
    tangents: Sequence[Any],
    has_aux: bool = False,
) -> tuple[Any, ...]:
    """``(fn(*primals), tangent)``: the value, and how it changes along ``tangents``.

    ``primals`` are the positional arguments, trees as in `la.value_and_grad`; ``tangents`` are as
    many trees of the same structure with a tensor, an array or a number for each leaf that is
    differentiated by, of its shape and, but for numbers, its dtype. None stands for zeros, and for
    leaves that are not differentiated by. The tangent has the structure of the result, with None
    for what carries no tangent: integers, booleans and what is no tensor. With ``has_aux`` the
    function returns a pair of that and anything else: ``(value, tangent, anything)``.

    It is one pass through the function, whatever the number of arguments and results. Raises
    ``TypeError``, ``ValueError``, `ShapeError` or `DTypeError` for tangents that do not fit, and
    what `la.value_and_grad` raises for arguments and operations that cannot be differentiated.
    """
    for what, given in (("primals", primals), ("tangents", tangents)):
        if not isinstance(given, (tuple, list)):
            raise TypeError(f"jvp: {what} must be a tuple, not {type(given).__name__}")

    along: list[LazyTensor | None] = []

    def take(marked: Marked) -> None:
        along.extend(tangents_of("jvp", marked, tangents))

    def push(result: Any, marked: Marked, tape: JobTransferTape) -> Any:
        return push_along(split_aux("jvp", result, has_aux), marked.nodes, along, tape.origins)

    numbers = tuple(range(len(primals)))
    result, tangent, _ = call_marked("jvp", fn, tuple(primals), {}, numbers, push, take)
    return (result[0], tangent, result[1]) if has_aux else (result, tangent)


def hvp(fn: Callable[..., LazyTensor], primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
    """The product of the Hessian of ``fn`` at ``primals`` with ``tangents``, as `jvp` takes them.

    It is how the gradient by the first argument changes along them, and has its structure, without
    a Hessian anywhere. ``fn`` returns a scalar, as for `la.grad`.
    """
    return jvp(grad(fn), primals, tangents)[1]


def tangents_of(user: str, marked: Marked, trees: Sequence[Any]) -> list[LazyTensor | None]:
    """The tangents of marked leaves, of trees like their arguments; None for zeros."""
    given = marked.flatten(trees, "tangent")
    return [
        None if tangent is None else as_derivative(user, f"tangent {number}", tangent, leaf)
        for number, (tangent, leaf) in enumerate(zip(given, marked.leaves, strict=True))
    ]


def push_along(
    result: Any,
    markers: Sequence[Node],
    along: Sequence[LazyTensor | None],
    origins: Origins,
) -> Any:
    """The tree of tangents of a result."""
    leaves, definition = flatten(result)
    outputs = [leaf for leaf in leaves if carries_tangent(leaf, origins)]
    path = path_between([leaf._node for leaf in outputs], frozenset(markers), origins)
    found: dict[Node, Any] = {
        marker: tangent
        for marker, tangent in zip(markers, along, strict=True)
        if tangent is not None
    }
    _push_nodes(path, {leaf._node: leaf._recording for leaf in outputs}, found, origins)
    tangents: list[LazyTensor | None] = []
    for leaf in leaves:
        if type(leaf) is not LazyTensor or leaf.dtype.kind not in INEXACT:
            tangents.append(None)
            continue
        is_known = leaf._data is not None and leaf._node not in origins
        tangent = None if is_known else found.get(leaf._node)
        if tangent is None:
            tangents.append(zeros_like(leaf))
        else:
            tangents.append(alias(tangent))
    return definition.unflatten(tangents)


def _push_nodes(
    path: Path, recordings: dict[Node, Recording], found: dict[Node, Any], origins: Origins
) -> None:
    """Adds the tangents of the nodes on a path; of several outputs, a list of theirs.

    ``recordings`` are those that its ends are in.
    """
    for node in reversed(path.order):
        recording = recordings[node]
        operands = node.operands
        if node in origins:
            recording, source = origins[node]
            operands = (source,)
        for operand in operands:
            recordings[operand] = recording
    picked: dict[Node, set[int]] = {}
    for node in path.order:
        if node.operands and node.operands[0].operation.kind is OperationKind.MULTIPLE:
            picked.setdefault(node.operands[0], set()).add(node.attributes.position)
    for node in path.order:
        recording = recordings[node]
        tangent: LazyTensor | None
        if node in origins:
            tangent = found.get(origins[node][1])
            if tangent is not None:
                found[node] = to_device(tangent, recording.device)
            continue
        parts: tuple[Any, ...] = tuple([found.get(operand) for operand in node.operands])
        if all(part is None for part in parts):
            continue
        if node.operation.kind is OperationKind.MULTIPLE:
            found[node] = _of_several(recording, node, parts, picked[node])
            continue
        if node.operands[0].operation.kind is OperationKind.MULTIPLE:  # it picks an output
            (of_all,) = parts
            tangent = None if of_all is None else of_all[node.attributes.position]
        else:
            tangent = _tangent_of(recording, node, parts)
        if tangent is not None:
            found[node] = _like(tangent, node.type)


def _of_several(
    recording: Recording, node: Node, parts: tuple[LazyTensor | None, ...], wanted: Set[int]
) -> list[LazyTensor | None]:
    """The tangents of the outputs of a node that has several; at least those of ``wanted``."""
    if TANGENTS.of(node.operation) is None:
        return _transposed_twice(recording, node, parts, wanted)
    found: list[LazyTensor | None] = _by_rule(recording, node, parts)
    return found


def _like(tensor: LazyTensor, type_: TensorType) -> LazyTensor:
    if tensor.shape != type_.shape:
        tensor = broadcast_to(tensor, type_.shape)
    return tensor if tensor.dtype == type_.dtype else convert(tensor, type_.dtype)


def _tangent_of(
    recording: Recording, node: Node, parts: tuple[LazyTensor | None, ...]
) -> LazyTensor | None:
    """How what an operation gives changes along the tangents of its operands."""
    if TANGENTS.of(node.operation) is not None:
        tangent: LazyTensor | None = _by_rule(recording, node, parts)
        return tangent
    if node.operation.kind is OperationKind.ELEMENTWISE and not any(
        each.type.dtype.kind == "c" for each in (node, *node.operands)
    ):
        return _elementwise(recording, node, parts)
    return _transposed_twice(recording, node, parts, {0})[0]


def _by_rule(recording: Recording, node: Node, parts: tuple[LazyTensor | None, ...]) -> Any:
    operands = tuple([new_lazy_tensor(recording, operand) for operand in node.operands])
    output = new_lazy_tensor(recording, node)
    return TANGENTS[node.operation](parts, operands, output, node.attributes)


def _elementwise(
    recording: Recording, node: Node, parts: tuple[LazyTensor | None, ...]
) -> LazyTensor | None:
    """Each element of a real result depends on one of each operand: a product, as backwards."""
    total: LazyTensor | None = None
    for place, part in enumerate(parts):
        if part is None:
            continue
        change = apply_gradient(recording, node, _like(part, node.type))[place]
        if change is not None:
            total = change if total is None else total + change
    return total


def _transposed_twice(
    recording: Recording, node: Node, parts: tuple[LazyTensor | None, ...], wanted: Set[int]
) -> list[LazyTensor | None]:
    """The tangents of ``wanted`` outputs: gradients of what the gradient rule makes of theirs."""
    several = node.operation.kind is OperationKind.MULTIPLE
    types = node.outputs if several else (node.type,)
    marks: list[LazyTensor | None] = []
    for number, type_ in enumerate(types):
        mark = None
        if number in wanted and type_.dtype.kind in INEXACT:
            zero = zeros(type_.shape, dtype=type_.dtype, device=recording.device)
            mark = record_one(ARGUMENT, zero, (number,))
        marks.append(mark)
    markers = [mark._node for mark in marks if mark is not None]
    with one_level_more(recording.recorder, markers):
        given = apply_gradient(recording, node, marks if several else marks[0])
    total: LazyTensor | None = None
    for operand, part, back in zip(node.operands, parts, given, strict=True):
        if part is None or back is None:
            continue
        if back.shape != operand.type.shape:
            back = sum_to(back, operand.type.shape)
        product = back * part
        if product.dtype.kind not in "f":
            product = real(product)
        term = product.sum()
        total = term if total is None else total + term
    found: list[LazyTensor | None] = [None] * len(markers)
    if total is not None:
        recording = recording_for("jvp", (total,))
        path = path_between((total._node,), frozenset(markers), {})
        if path.depends[total._node]:
            seed = scalar_tensor(1, total.dtype, total, None)
            found = pull_back(recording, path, {total._node: seed}, markers, {})
    gradients = iter(found)
    return [None if mark is None else next(gradients) for mark in marks]
