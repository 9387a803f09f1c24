"""Branches that are chosen by values of tensors: `cond` and `switch`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any

import numpy as np

from lazyasync.arguments import check_function
from lazyasync.control.regions import Body, Region, Result, trace_body
from lazyasync.control.trees import device_of, difference_of, given, types_of, with_tensors
from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.leaves import RANDOM_STATE_TYPE
from lazyasync.ops.control_flow import SWITCH
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import less_equal, where
from lazyasync.ops.multiple import outputs_of
from lazyasync.ops.one_operand import as_tensor, kind_number
from lazyasync.ops.promotion import promote
from lazyasync.recording import record
from lazyasync.recording.tracing import name_of
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import refuse_coroutine
from lazyasync.trees import flatten

__all__ = ["cond", "switch"]

_INDEX = np.dtype(np.int32)


def cond(
    predicate: Any,
    true_fn: Callable[..., Any],
    false_fn: Callable[..., Any],
    *operands: Any,
) -> Any:
    """``true_fn(*operands)`` where a predicate holds, else ``false_fn(*operands)``.

    As one operation, which decides on the device, and computes one of both. ``predicate`` is a
    boolean or a number without axes, which holds if it is not 0. Both functions are called, to
    record what they do, and give trees of the same structure, shapes and dtypes. Operands are trees
    of tensors and numbers, which stay numbers, but for booleans; what the functions close over they
    may use as well. Raises `ShapeError`, `DTypeError` or ``TypeError`` for branches that give
    something else, with the first place where they differ.
    """
    device = device_of("cond", predicate, operands)
    chosen = as_tensor("cond", predicate, device)
    if chosen.shape:
        raise ShapeError(f"cond: the predicate has no axes, and not the shape {chosen.shape}")
    if chosen.dtype.kind != "b":
        chosen = convert(chosen, np.dtype(bool))
    return _choose("cond", convert(chosen, _INDEX), (false_fn, true_fn), operands, device)


def switch(index: Any, branches: Sequence[Callable[..., Any]], *operands: Any) -> Any:
    """``branches[index](*operands)``, of the first branch or the last for an index out of range.

    As `cond`, for any number of functions, and an integer without axes. Raises as it does, and
    ``ValueError`` for no branch.
    """
    if callable(branches):
        raise TypeError("switch: branches is a sequence of functions, not a function")
    if not branches:
        raise ValueError("switch: there must be a branch")
    device = device_of("switch", index, operands)
    chosen = as_tensor("switch", index, device)
    if chosen.shape:
        raise ShapeError(f"switch: the index has no axes, and not the shape {chosen.shape}")
    if chosen.dtype.kind not in "iu":
        raise DTypeError(f"switch: the index must be an integer, not {chosen.dtype}")
    return _choose("switch", chosen, tuple(branches), operands, device)


def _choose(
    by: str,
    index: LazyTensor,
    branches: Sequence[Callable[..., Any]],
    operands: tuple[Any, ...],
    device: Device,
) -> Any:
    check_function(by, *branches)
    taken = given(by, operands, device, keeps_numbers=True)
    standing = taken.standing_for(taken.types)
    weak: list[frozenset[int]] = []
    """Of each branch, the leaves of its result that are numbers."""

    def traced(branch: Callable[..., Any], expected: Sequence[np.dtype | None] = ()) -> Body:
        def of_operands(*arguments: Any) -> Any:
            result = branch(*arguments)
            refuse_coroutine(by, result)
            leaves = enumerate(flatten(result)[0])
            weak.append(
                frozenset([place for place, leaf in leaves if kind_number(leaf) is not None])
            )
            return with_tensors(by, result, device, expected)

        return trace_body(f"la.{by}", of_operands, standing, device, name_of(branch))

    found = [traced(branch) for branch in branches]
    dtypes = _dtypes_of_numbers(by, found, weak)
    for number, branch in enumerate(branches):
        results = found[number].results
        if any(
            isinstance(results[place], Result) and results[place].type.dtype != dtypes[place]
            for place in weak[number]
            if place < len(dtypes)
        ):
            found[number] = traced(branch, dtypes)
    _check_alike(by, found)
    outputs = iter(record_switch(index, found, taken.tensors))
    return found[0].definition.unflatten(
        [next(outputs) if isinstance(leaf, Result) else leaf for leaf in found[0].results]
    )


def record_switch(
    index: LazyTensor, bodies: Sequence[Body], given: Sequence[LazyTensor]
) -> tuple[LazyTensor, ...]:
    """The tensors that one of several functions gives, which are alike; () if there are none.

    Functions that only hand on what they are given, as where weights are exchanged now and then,
    are a selection: elementwise, and so part of the loops of what is around them.
    """
    handed = [_handed_on(body, given) for body in bodies]
    if all(tensor is not None for passed in handed for tensor in passed):
        return tuple([_selected(index, choices) for choices in zip(*handed, strict=True)])
    tensors = [tensor for body in bodies for tensor in body.tensors]
    draws = [draw for body in bodies for draw in body.draws]
    types = [tensor._node.type for tensor in tensors]
    first = len(types) + len(draws)
    every = [*types, *[RANDOM_STATE_TYPE] * len(draws), *[each._node.type for each in given]]
    regions = []
    captured, states = 0, len(types)
    for body in bodies:
        region = Region(every)
        region.add(body, range(first, len(every)), captured=captured, states=states)
        results = [leaf for leaf in body.results if isinstance(leaf, Result)]
        regions.append(region.graph(region.values(results)))
        captured += len(body.tensors)
        states += len(body.draws)
    if not regions[0].roots:
        return ()
    drawn = [draw.state(1, index.device) for draw in draws]
    return outputs_of(record(SWITCH, [index, *tensors, *drawn, *given], (tuple(regions),)))


def _handed_on(body: Body, given: Sequence[LazyTensor]) -> list[LazyTensor | None]:
    """Of each tensor that a function gives the one that it was given or has captured, if it is one.

    A function that draws is not looked at: its stream goes on.
    """
    places: dict[int, LazyTensor] = {}
    for values, tensors in ((body.arguments, given), (body.captured, body.tensors)):
        for value, tensor in zip(values, tensors, strict=True):
            if isinstance(value, int):
                places[value] = tensor
    found: list[LazyTensor | None] = []
    for leaf in body.results:
        if not isinstance(leaf, Result):
            continue
        if body.draws:
            found.append(None)
        elif leaf.value is not None:
            found.append(places.get(leaf.value))
        else:
            found.append((body.tensors if leaf.group == "captured" else given)[leaf.place])
    return found


def _selected(index: LazyTensor, choices: Sequence[LazyTensor]) -> LazyTensor:
    """One of several tensors of one type, of the first or the last for an index out of range."""
    chosen = choices[-1]
    for number, choice in reversed(list(enumerate(choices[:-1]))):
        if choice is not chosen:
            chosen = where(less_equal(index, number), choice, chosen)
    return chosen


def _dtypes_of_numbers(
    by: str, bodies: Sequence[Body], weak: Sequence[frozenset[int]]
) -> list[np.dtype | None]:
    """The dtype of each leaf of the results where numbers are beside tensors, or other numbers."""
    found: list[np.dtype | None] = []
    for place in range(min([len(body.results) for body in bodies])):
        strong: list[np.dtype] = []
        numbers: list[np.dtype] = []
        for body, own in zip(bodies, weak, strict=False):
            leaf = body.results[place]
            if isinstance(leaf, Result):
                (numbers if place in own else strong).append(leaf.type.dtype)
        dtypes = strong[:1] or numbers
        found.append(reduce(partial(promote, by), dtypes) if dtypes else None)
    return found


def _check_alike(by: str, bodies: Sequence[Body]) -> None:
    """Raises for branches that give something else than the first one."""
    words = [f" of branches[{place}]" for place in range(len(bodies))]
    if by == "cond":  # an index of 0 is False
        bodies, words = bodies[::-1], [" of true_fn", " of false_fn"]
    first = bodies[0]
    types = types_of(first.results)
    for body, which in zip(bodies[1:], words[1:], strict=True):
        others = types_of(body.results)
        difference = difference_of(
            first.definition, types, body.definition, others, "result", (words[0], which)
        )
        if difference is not None:
            kind, where = difference
            raise kind(f"{by}: {first.name} and {body.name} give different results: {where}")
