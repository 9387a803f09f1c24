"""Derivatives as functions of their own: `vjp` and `linearize`.

Both record the function once, and then what its derivative does, for gradients or tangents that are
not known yet: a trace, whose arguments they are. What it needs of the function's own values it
captures, and keeps: they are computed with the next step, as whatever is held.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from lazyasync.device import Device
from lazyasync.ir.types import INEXACT, TensorType
from lazyasync.ops.dispatch import alias
from lazyasync.ops.manipulation.creation import zeros, zeros_like
from lazyasync.recording.transfers import JobTransferTape
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.forward import tangents_of
from lazyasync.transforms.recorded import (
    Marked,
    Place,
    as_derivative,
    call_marked,
    carries_tangent,
    split_aux,
    with_zeros,
)
from lazyasync.transforms.stages import Derivative
from lazyasync.trees import TreeDefinition, flatten

__all__ = ["linearize", "vjp"]


def vjp(fn: Callable[..., Any], *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """``(fn(*primals), pull)``: the value, and a function from gradients by it to those by primals.

    ``pull`` takes a tree like the result, with a tensor, an array or a number for each leaf of a
    floating or complex dtype, of its shape; None stands for zeros. It gives a tuple with one tree
    for each of ``primals``, as `la.grad` has it. It may be called any number of times, also behind
    barriers: the values that it needs are kept as long as it is. With ``has_aux`` the function
    returns a pair of the value and anything else: ``(value, pull, anything)``. Each gradient is on
    the device of its argument.

    Raises what `la.value_and_grad` raises for arguments and operations that cannot be
    differentiated. ``pull`` raises ``ValueError``, `ShapeError` or `DTypeError` for what does not
    fit.
    """
    result, of_result, marked = linear("vjp", fn, primals, has_aux, backwards=True)
    definition, devices = of_result.definition, [each.device for each in of_result.outputs]
    types = [output._node.type for output in of_result.outputs]
    expected = list(zip(of_result.places, types, strict=True))
    derivative = of_result.derivative
    # Without the values, which nobody needs for this.
    like = definition.unflatten(range(definition.leaf_count))

    def pull(cotangents: Any) -> tuple[Any, ...]:
        given = _cotangents(definition, like, cotangents, expected, devices)
        return marked.unflatten(derivative.pulled(given))

    return (result[0], pull, result[1]) if has_aux else (result, pull)


def linearize(fn: Callable[..., Any], *primals: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """``(fn(*primals), push)``: the value, and a function from tangents of primals to those of it.

    ``push(*tangents)`` gives what ``la.jvp(fn, primals, tangents)[1]`` does, without calling
    ``fn`` again, any number of times, also behind barriers: the values that it needs are kept as
    long as it is. Raises as `la.vjp`.
    """
    result, of_result, marked = linear("linearize", fn, primals, has_aux, backwards=False)
    derivative, constants = of_result.derivative, of_result.constants

    def push(*tangents: Any) -> Any:
        along = tangents_of("linearize", marked, tangents)
        given = with_zeros(along, marked.leaves)
        leaves = [None if each is None else zeros_like(each) for each in constants]
        for place, tangent in zip(of_result.places, derivative.pushed(given), strict=True):
            leaves[place] = alias(tangent)
        return of_result.definition.unflatten(leaves)

    return (result[0], push, result[1]) if has_aux else (result, push)


class Linear(NamedTuple):
    """The derivative of what a function gives."""

    derivative: Derivative
    definition: TreeDefinition
    """That of the result."""
    places: list[int]
    """The places of the leaves that it is of."""
    outputs: list[LazyTensor]
    """These leaves."""
    constants: list[LazyTensor | None]
    """All other tensors of a floating or complex dtype, at their places."""


def linear(
    user: str, fn: Callable[..., Any], primals: tuple[Any, ...], has_aux: bool, backwards: bool
) -> tuple[Any, Linear, Marked]:
    """Calls a function, and gives what it does and its derivative, for gradients or tangents."""

    def derive(result: Any, marked: Marked, tape: JobTransferTape) -> Linear:
        result = split_aux(user, result, has_aux)
        leaves, definition = flatten(result)
        places = [n for n, leaf in enumerate(leaves) if carries_tangent(leaf, tape.origins)]
        outputs = [leaves[place] for place in places]
        derivative = Derivative(
            f"la.{user}",
            fn,
            [Place(output._recording, output._node) for output in outputs],
            [Place(tensor._recording, tensor._node) for tensor in marked.tensors],
            tape.origins,
        )
        constants = [
            leaf if isinstance(leaf, LazyTensor) and leaf.dtype.kind in INEXACT else None
            for leaf in leaves
        ]
        traced = derivative.backwards() if backwards else derivative.forwards()
        # It is kept, and these would keep what has been recorded, and be computed.
        marked.tensors, marked.arguments = [], []
        return Linear(traced, definition, places, outputs, constants)

    return call_marked(
        user, fn, primals, {}, tuple(range(len(primals))), derive, backwards=backwards
    )


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
