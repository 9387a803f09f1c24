"""Loops over sequences: `scan`, and `map` without a carry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lazyasync.arguments import check_function, whole_number
from lazyasync.control.invariants import without_invariants
from lazyasync.control.progress import Progress, check_progress, reported
from lazyasync.control.pullbacks import extended_body, gradient_asked
from lazyasync.control.regions import (
    Body,
    Region,
    region_alone,
    replayed,
    trace_body,
    with_roots,
    without_unused,
)
from lazyasync.control.sequences import products_before, without_sums
from lazyasync.control.trees import (
    Given,
    axes_of_items,
    check_carry,
    device_of,
    given,
    settled,
    shown,
    with_tensors,
)
from lazyasync.device import Device
from lazyasync.ir.leaves import RANDOM_STATE_TYPE
from lazyasync.ir.types import TensorType
from lazyasync.ops.control_flow import SCAN
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import zeros
from lazyasync.ops.manipulation.shaping import concatenate, stack
from lazyasync.ops.multiple import outputs_of
from lazyasync.ops.one_operand import as_tensor
from lazyasync.recording import record
from lazyasync.recording.levels import at_levels, levels
from lazyasync.recording.tracing import name_of
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import refuse_coroutine
from lazyasync.trees import flatten

__all__ = ["map", "scan"]


def scan(
    f: Callable[[Any, Any], tuple[Any, Any]],
    init: Any,
    xs: Any = None,
    length: int | None = None,
    reverse: bool = False,
    unroll: int = 1,
    progress: Progress | None = None,
) -> tuple[Any, Any]:
    """Carries a value through the items of sequences: ``(carry, ys)``.

    ``f(carry, x)`` gives the next carry and a ``y``; ``xs`` is a tree of tensors whose first axis
    is that of the items, and ``ys`` has the ``y`` of all iterations side by side. It is what ::

        carry, ys = init, []
        for x in xs:
            carry, y = f(carry, x)
            ys.append(y)
        return carry, la.stack(ys)

    does, as one operation: ``f`` is called once, to record what an iteration does. One
    program serves all lengths but 0 and 1. ``init`` is a tree of tensors, arrays and numbers, and
    each iteration gives one of the same structure, shapes and dtypes. Without ``xs`` the iterations
    are counted by ``length``, and ``f`` is given None. With ``reverse`` it goes from the last item
    to the first. ``unroll`` says how many iterations are recorded for one of the loop.
    `la.Progress` has a function told on the way how far it is.

    Random numbers are others in each iteration. Tensors that ``f`` closes over are the same in all
    of them, and gradients flow to them. Raises `ShapeError`, `DTypeError` or ``TypeError`` for a
    carry that an iteration changes, with the first place where it does, and ``ValueError`` for
    sequences of several lengths and where there is no length at all.
    """
    if progress is not None:
        return watched("scan", f, init, xs, length, reverse, unroll, progress=progress)
    return looped("scan", f, init, xs, length, reverse, unroll)


def looped(
    by: str,
    f: Callable[[Any, Any], tuple[Any, Any]],
    init: Any,
    xs: Any = None,
    length: int | None = None,
    reverse: bool = False,
    unroll: int = 1,
    carry_name: str = "carry",
) -> tuple[Any, Any]:
    """`scan` for the function that messages name, which call the carry ``carry_name``."""
    check_function(by, f)
    device = device_of(by, init, xs)
    carry = given(by, init, device)
    sequences = given(by, xs, device)
    count = _length(by, sequences, length)
    if whole_number(f"{by}: unroll", unroll) < 1:
        raise ValueError(f"{by}: unroll must be at least 1, not {unroll}")

    items = [TensorType(each.shape[1:], each.dtype) for each in sequences.types]

    def traced(carry: Given) -> Body:
        def body(before: Any, x: Any) -> Any:
            result = f(before, x)
            refuse_coroutine(by, result)
            if not isinstance(result, tuple) or len(result) != 2:
                raise TypeError(
                    f"{by}: {name_of(f)} must give a pair, (carry, y), not {type(result).__name__}"
                )
            return with_tensors(by, result, device, carry.dtypes)

        standing = (carry.standing_for(carry.types), sequences.standing_for(items))
        return trace_body(f"la.{by}", body, standing, device, name_of(f))

    carry, found = settled(by, carry, traced, _carried)
    after, made = found.definition.unflatten(found.results)
    next_carry = check_carry(by, carry, after, found.name, carry_name)
    leaves, definition = flatten(made)
    for leaf, path in zip(leaves, definition.paths("y"), strict=True):
        if not hasattr(leaf, "type"):
            raise TypeError(f"{by}: {path} of {found.name} is no tensor but {shown(leaf)}")
    captured, states = len(found.captured), len(found.states)
    types = [tensor._node.type for tensor in found.tensors]
    carried = [*carry.types, *[RANDOM_STATE_TYPE] * states]
    region = Region([*types, *carried, *items])
    first_item = captured + len(carried)
    arguments = [*range(captured, captured + len(carry.types))]
    arguments += range(first_item, first_item + len(items))
    states_at = captured + len(carry.types)
    region.add(found, arguments, captured=0, states=states_at)
    roots = region.values(next_carry)
    roots += region.next_states(states_at, found.draws)
    roots += region.values(leaves)
    graph = region.graph(roots)
    operands = [*found.tensors, *carry.tensors]
    operands += [draw.state(count, device) for draw in found.draws]
    operands += sequences.tensors
    if not graph.roots:
        return carry.rebuilt([]), definition.unflatten([])
    attributes = (graph, captured, len(carried), count, bool(reverse))
    if unroll > 1 and count > 1:
        outputs = _record_unrolled(operands, attributes, min(unroll, count), device)
    else:
        outputs = record_scan(operands, attributes, device)
    ends = outputs[: len(carry.types)]
    return carry.rebuilt(ends), definition.unflatten(list(outputs[len(carried) :]))


def _carried(body: Body) -> list[Any]:
    """The leaves of the carry after an iteration."""
    return flatten(body.definition.unflatten(body.results)[0])[0]


def watched(
    by: str,
    f: Callable[[Any, Any], tuple[Any, Any]],
    init: Any,
    xs: Any = None,
    length: int | None = None,
    reverse: bool = False,
    unroll: int = 1,
    carry_name: str = "carry",
    *,
    progress: Progress,
    shown: Callable[[Any], Any] = lambda carry: carry,
) -> tuple[Any, Any]:
    """`looped`, that tells how far it is: a loop over blocks, with one over each of these inside.

    What is ``shown`` of the carry is reported.
    """
    check_progress(by, progress)
    device = device_of(by, init, xs)
    if not given(by, init, device).tensors:
        raise ValueError(f"{by}: progress needs a carry, which it reports")
    sequences = given(by, xs, device)
    count, times = _length(by, sequences, length), progress.every
    blocks, rest = divmod(count, times)
    whole = blocks * times
    first = slice(rest, count) if reverse else slice(0, whole)
    last = slice(0, rest) if reverse else slice(whole, count)

    def block(before: Any, items: Any, length: int) -> tuple[Any, Any]:
        state, done = before
        after, made = looped(by, f, state, items, length, reverse, unroll, carry_name)
        done = done + length
        return (reported(progress, done, after, shown), done), made

    ends, parts = (init, as_tensor(by, np.asarray(0, np.int64), device)), []
    if blocks:
        in_blocks = [
            reshape(tensor[first], (blocks, times, *tensor.shape[1:]))
            for tensor in sequences.tensors
        ]
        ends, made = looped(
            by,
            lambda before, items: block(before, items, times),
            ends,
            sequences.rebuilt(in_blocks),
            blocks,
            reverse,
            carry_name=carry_name,
        )
        parts.append(_changed(made, lambda ys: reshape(ys, (whole, *ys.shape[2:]))))
    if rest or not blocks:
        left_over = sequences.rebuilt([tensor[last] for tensor in sequences.tensors])
        ends, made = block(ends, left_over, rest)
        parts.append(made)
    if len(parts) == 1:
        return ends[0], parts[0]
    if reverse:
        parts.reverse()
    leaves = zip(*[flatten(part)[0] for part in parts], strict=True)
    definition = flatten(parts[0])[1]
    return ends[0], definition.unflatten([concatenate(pair) for pair in leaves])


def _changed(tree: Any, change: Callable[[LazyTensor], LazyTensor]) -> Any:
    leaves, definition = flatten(tree)
    return definition.unflatten([change(leaf) for leaf in leaves])


def record_scan(
    operands: Sequence[LazyTensor], attributes: tuple[Any, ...], device: Device
) -> tuple[LazyTensor, ...]:
    """The outputs of a loop.

    What its body does not use is left out, and what it computes anew in each iteration, though it
    is always the same, is computed before. So are products of items; sums of products come behind.

    Where a gradient is to be taken of it, it also keeps what that needs.
    """
    body, constants, carries, length, reverse = attributes
    body, operands, constants = without_invariants(body, operands, constants, device, length > 0)
    body, operands = products_before(body, operands, constants, carries, length, device)
    whole = without_sums(body, operands, constants, carries, length)
    body, operands, carries = whole.body, whole.operands, whole.carries
    body = with_roots(body, body.roots)
    body, used = without_unused(body, range(constants, constants + carries))
    operands = [operands[place] for place in used]
    constants = sum(place < constants for place in used)
    if not operands:  # an operation has at least one
        operands = [zeros((), device=device)]
        body = Region([operands[0]._node.type]).rebuilt(body, {}, body.roots)
        constants = 1
    count = len(body.roots)
    asked = gradient_asked(operands, constants, carries)
    if asked is not None:
        with at_levels(levels.get()[: asked.level - 1]):  # as when it is going to be recorded
            body = extended_body(body, constants, carries, asked.places, device)
    every = outputs_of(record(SCAN, operands, (body, constants, carries, length, reverse)))
    return whole.outputs(every[:count])


def _record_unrolled(
    operands: Sequence[LazyTensor], attributes: tuple[Any, ...], times: int, device: Device
) -> tuple[LazyTensor, ...]:
    """The outputs of a loop, of which an iteration does what several do of the one that is given.

    What is left over at the end is another loop.
    """
    body, constants, carries, length, reverse = attributes
    fixed = constants + carries
    blocks, rest = divmod(length, times)
    whole = blocks * times
    same, carry, sequences = operands[:constants], operands[constants:fixed], operands[fixed:]

    def several(*arguments: LazyTensor) -> list[LazyTensor]:
        before = list(arguments[constants:fixed])
        made: list[Sequence[LazyTensor]] = []
        for place in reversed(range(times)) if reverse else range(times):
            items = [block[place] for block in arguments[fixed:]]
            found = replayed(body, [*arguments[:constants], *before, *items], device)
            before, ys = found[:carries], found[carries:]
            made.append(ys)
        if reverse:
            made.reverse()
        return [*before, *[stack(ys) for ys in zip(*made, strict=True)]]

    types = [tensor._node.type for tensor in (*same, *carry)]
    types += [
        TensorType((times, *tensor.shape[1:]), tensor._node.type.dtype) for tensor in sequences
    ]
    traced = trace_body("la.scan", several, tuple(types), device, "the body of la.scan")
    first = slice(rest, length) if reverse else slice(0, whole)
    last = slice(0, rest) if reverse else slice(whole, length)
    in_blocks = [reshape(tensor[first], (blocks, times, *tensor.shape[1:])) for tensor in sequences]
    captured = len(traced.tensors)
    outputs = record_scan(
        [*traced.tensors, *same, *carry, *in_blocks],
        (region_alone(traced), captured + constants, carries, blocks, reverse),
        device,
    )
    made = [reshape(ys, (whole, *ys.shape[2:])) for ys in outputs[carries:]]
    if not rest:
        return (*outputs[:carries], *made)
    left_over = [tensor[last] for tensor in sequences]
    others = record_scan(
        [*same, *outputs[:carries], *left_over], (body, constants, carries, rest, reverse), device
    )
    both = [
        (other, ys) if reverse else (ys, other)
        for ys, other in zip(made, others[carries:], strict=True)
    ]
    return (*others[:carries], *[concatenate(pair) for pair in both])


def _length(by: str, sequences: Given, length: int | None) -> int:
    """The number of iterations. Raises ``ValueError`` or `ShapeError` where there is not one."""
    lengths: dict[int, str] = {}
    if length is not None:
        count = whole_number(f"{by}: length", length)
        if count < 0:
            raise ValueError(f"{by}: length must not be negative, not {count}")
        lengths[count] = f"length is {count}"
    axes_of_items(by, sequences, "xs", lengths)
    if not lengths:
        raise ValueError(f"{by}: there is no length: give xs with items, or length")
    return next(iter(lengths))


def map(f: Callable[[Any], Any], xs: Any) -> Any:
    """What ``f`` gives for each item of a tree of sequences, side by side, as `scan` does it.

    One item after the other, where `la.vmap` does all at once, which is quicker and needs more
    memory. Raises as `scan`.
    """

    check_function("map", f)

    def body(carry: None, x: Any) -> tuple[None, Any]:
        result = f(x)
        refuse_coroutine("map", result)
        return None, result

    body.__qualname__ = name_of(f)
    return looped("map", body, None, xs)[1]
