"""Derivatives as functions of their own: `vjp` and `linearize`.

Both record the function once, and then what its derivative does, for gradients or tangents that are
not known yet: a trace, whose arguments they are. What it needs of the function's own values it
captures, and keeps: they are computed with the next step, as whatever is held.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lazyasync.device import Device
from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType
from lazyasync.ops.manipulation.creation import number_tensor, zeros, zeros_like
from lazyasync.recording import current_context
from lazyasync.recording.tracing import TracedFunction, name_of, trace
from lazyasync.recording.transfers import JobTransferTape
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.forward import push_along, tangents_of
from lazyasync.transforms.recorded import (
    Marked,
    as_derivative,
    call_marked,
    carries_tangent,
    path_between,
    split_aux,
)
from lazyasync.transforms.replay import Value, replay
from lazyasync.transforms.reverse import pull_back
from lazyasync.trees import TreeDefinition, flatten

__all__ = ["linearize", "vjp"]


def vjp(fn: Callable[..., Any], *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """``(fn(*primals), pull)``: the value, and a function from gradients by it to those by primals.

    ``pull`` takes a tree like the result, with a tensor, an array or a number for each leaf of a
    floating or complex dtype, of its shape; None stands for zeros. It gives a tuple with one tree
    for each of ``primals``, as `la.grad` has it. It may be called any number of times, also behind
    barriers: the values that it needs are kept as long as it is. With ``has_aux`` the function
    returns a pair of the value and anything else: ``(value, pull, anything)``.

    Raises what `la.value_and_grad` raises for arguments and operations that cannot be
    differentiated, and `UnsupportedOperationError` for a function that moves tensors between
    devices. ``pull`` raises ``ValueError``, `ShapeError` or `DTypeError` for what does not fit.
    """

    def derive(result: Any, marked: Marked, tape: JobTransferTape) -> Callable[[Any], Any]:
        result = split_aux("vjp", result, has_aux)
        leaves, definition = flatten(result)
        places = [place for place, leaf in enumerate(leaves) if carries_tangent(leaf)]
        outputs = [leaves[place] for place in places]
        nodes = [output._node for output in outputs]
        path = path_between(nodes, frozenset(marked.nodes), {})

        def back(*cotangents: Any) -> list[Any]:
            seeds: dict[Node, LazyTensor] = {}
            for node, cotangent in zip(nodes, cotangents, strict=True):
                if path.depends[node]:
                    other = seeds.get(node)
                    seeds[node] = cotangent if other is None else other + cotangent
            if not seeds:
                return [None] * len(marked.nodes)
            return pull_back(outputs[0]._recording, path, seeds, marked.nodes, {})

        traced = _trace("la.vjp", fn, back, outputs, tape, marked)
        expected = [(place, leaves[place]._node.type) for place in places]
        devices = [output.device for output in outputs]
        # Without the values, which nobody needs for this.
        like = definition.unflatten(range(len(leaves)))

        def pull(cotangents: Any) -> tuple[Any, ...]:
            given = _cotangents(definition, like, cotangents, expected, devices)
            gradients = [
                zeros_like(leaf) if each is None else each
                for each, leaf in zip(_applied(traced, given), marked.leaves, strict=True)
            ]
            return marked.unflatten(gradients)

        return pull

    result, pull, _ = call_marked(
        "vjp", fn, primals, {}, range(len(primals)), derive, backwards=True
    )
    return (result[0], pull, result[1]) if has_aux else (result, pull)


def linearize(fn: Callable[..., Any], *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """``(fn(*primals), push)``: the value, and a function from tangents of primals to those of it.

    ``push(*tangents)`` gives what ``la.jvp(fn, primals, tangents)[1]`` does, without calling
    ``fn`` again, any number of times, also behind barriers: the values that it needs are kept as
    long as it is. Raises as `la.vjp`.
    """

    def derive(result: Any, marked: Marked, tape: JobTransferTape) -> Callable[..., Any]:
        result = split_aux("linearize", result, has_aux)

        def forward(*tangents: Any) -> Any:
            return push_along(result, marked.nodes, tangents, {})

        traced = _trace("la.linearize", fn, forward, marked.leaves, tape, marked)

        def push(*tangents: Any) -> Any:
            along = tangents_of("linearize", marked, tangents)
            given = [
                zeros_like(leaf) if each is None else each
                for each, leaf in zip(along, marked.leaves, strict=True)
            ]
            return _applied(traced, given)

        return push

    result, push, _ = call_marked("linearize", fn, primals, {}, range(len(primals)), derive)
    return (result[0], push, result[1]) if has_aux else (result, push)


def _trace(
    by: str,
    fn: Callable[..., Any],
    derivative: Callable[..., Any],
    like: list[LazyTensor],
    tape: JobTransferTape,
    marked: Marked,
) -> TracedFunction:
    """A derivative as a trace, whose arguments are of the types of some tensors."""
    if tape.origins:
        raise UnsupportedOperationError(
            f"{by}: {name_of(fn)} moves tensors between devices; la.value_and_grad and la.jvp take "
            "such functions"
        )
    tensors = like or marked.leaves
    device = tensors[0].device if tensors else current_context().recorder.resolve_device(None)
    return trace(
        derivative,
        flatten((tuple(like), {}))[1],
        [tensor._node.type for tensor in like],
        current_context(),
        device,
        to_tensor=number_tensor,
        name=name_of(fn),
        by=by,
        is_inlined=True,
    )


def _applied(traced: TracedFunction, given: list[LazyTensor]) -> Any:
    """What a trace gives for some tensors."""
    arguments = [Value(tensor, False) for tensor in given]
    captured = [value for _, value in traced.captured]
    device = (given or captured)[0].device if given or captured else None
    leaves = replay(traced, arguments, None, device)
    tensors = [leaf.value if isinstance(leaf, Value) else leaf for leaf in leaves]
    return traced.results.definition.unflatten(tensors)


def _cotangents(
    definition: TreeDefinition,
    like: Any,
    tree: Any,
    expected: list[tuple[int, TensorType]],
    devices: list[Device],
) -> list[LazyTensor]:
    """The leaves of a tree like the result, at the places where some types are expected."""
    leaves = definition.flatten_like(like, tree, "cotangent", absent=True)
    paths = definition.paths("cotangent")
    found = []
    for (place, type_), device in zip(expected, devices, strict=True):
        zero = zeros(type_.shape, dtype=type_.dtype, device=device)
        given = leaves[place]
        found.append(zero if given is None else as_derivative("vjp", paths[place], given, zero))
    return found
