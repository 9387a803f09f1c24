"""Loops that go on while a condition holds: `while_loop`, and `fori_loop`, which counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from lazyasync.arguments import check_function
from lazyasync.control.invariants import given_more, without_invariants
from lazyasync.control.progress import Progress, check_progress, reported
from lazyasync.control.regions import Body, Region, Result, trace_body
from lazyasync.control.scan import looped, watched
from lazyasync.control.trees import (
    Given,
    check_carry,
    device_of,
    given,
    settled,
    with_tensors,
)
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.leaves import RANDOM_STATE_TYPE
from lazyasync.ir.types import TensorType
from lazyasync.ops.control_flow import LONGEST_WHILE, WHILE
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import logical_and
from lazyasync.ops.multiple import outputs_of
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import promote
from lazyasync.recording import record
from lazyasync.recording.tracing import name_of
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import refuse_coroutine

__all__ = ["fori_loop", "while_loop"]

_CONDITION = TensorType((), np.dtype(bool))
_COUNTED = "(i, carry)"
"""What messages call the carry of a loop that counts."""


def while_loop(
    condition: Callable[[Any], Any],
    body: Callable[[Any], Any],
    init: Any,
    progress: Progress | None = None,
) -> Any:
    """Applies ``body`` to a carry for as long as ``condition`` gives True for it; the last one.

    It is what ::

        carry = init
        while condition(carry):
            carry = body(carry)
        return carry

    does, as one operation, which decides on the device. Both functions are called once, to record
    what an iteration does. The carry is a tree of tensors, and each iteration gives one of the same
    structure, shapes and dtypes; ``condition`` gives a boolean without axes. `la.Progress` has a
    function told on the way how far it is.

    Random numbers are others in each iteration. There are tangents (`la.jvp`), and no gradients:
    the number of iterations, and so of what would have to be kept, is not known before. Raises
    `ShapeError`, `DTypeError` or ``TypeError`` for a carry that an iteration changes, with the
    first place where it does, and for another condition.
    """
    return _watched("while_loop", condition, body, init, progress)


def _watched(
    by: str,
    condition: Callable[[Any], Any],
    body: Callable[[Any], Any],
    init: Any,
    progress: Progress | None,
    carry_name: str = "carry",
    shown: Callable[[Any], Any] = lambda carry: carry,
) -> Any:
    """`_repeated`, that tells how far it is: a loop of loops of so many iterations at the most."""
    if progress is None:
        return _repeated(by, condition, body, init, carry_name)
    check_progress(by, progress)
    check_function(by, condition, body)
    zero = np.asarray(0, np.int64)

    def some(before: Any) -> Any:
        state, done = before
        after, more = _repeated(
            by,
            lambda found: logical_and(found[1] < progress.every, condition(found[0])),
            lambda found: (body(found[0]), found[1] + 1),
            (state, zero),
            carry_name,
        )
        done = done + more
        return reported(progress, done, after, shown), done

    def goes_on(found: Any) -> Any:
        return condition(found[0])

    goes_on.__qualname__, some.__qualname__ = name_of(condition), name_of(body)
    return _repeated(by, goes_on, some, (init, zero), carry_name)[0]


def _repeated(
    by: str,
    condition: Callable[[Any], Any],
    body: Callable[[Any], Any],
    init: Any,
    carry_name: str = "carry",
) -> Any:
    """`while_loop` for the function that messages name, which call the carry ``carry_name``."""
    check_function(by, condition, body)
    device = device_of(by, init)
    carry = given(by, init, device)
    if not carry.tensors:
        raise TypeError(f"{by}: the carry has no tensors, and nothing would ever change")

    def decides(before: Any) -> Any:
        result = condition(before)
        refuse_coroutine(by, result)
        return with_tensors(by, result, device)

    def traced(carry: Given) -> Body:
        def repeated(before: Any) -> Any:
            result = body(before)
            refuse_coroutine(by, result)
            return with_tensors(by, result, device, carry.dtypes)

        standing = (carry.standing_for(carry.types),)
        return trace_body(f"la.{by}", repeated, standing, device, name_of(body))

    carry, found = settled(by, carry, traced, lambda body: body.results)
    after = found.definition.unflatten(found.results)
    check_carry(by, carry, after, found.name, carry_name)
    standing = (carry.standing_for(carry.types),)
    deciding = trace_body(f"la.{by}", decides, standing, device, name_of(condition))
    decision = deciding.definition.unflatten(deciding.results)
    _check_condition(decision, deciding.name)
    return carry.rebuilt(record_while(deciding, found, carry.tensors, 0))


def record_while(
    condition: Body, body: Body, given: Sequence[LazyTensor], constants: int
) -> tuple[LazyTensor, ...]:
    """The last carries of a loop of two functions of ``constants`` tensors, then of carries.

    What the functions compute anew in each iteration, though it is the same, is computed before.
    """
    draws = [*condition.draws, *body.draws]
    captured = [*condition.tensors, *body.tensors]
    types = [tensor._node.type for tensor in (*captured, *given)]
    every = [*types, *[RANDOM_STATE_TYPE] * len(draws)]
    arguments = range(len(captured), len(types))
    of_condition, of_body = Region(every), Region(every)
    of_condition.add(condition, arguments, captured=0, states=len(types))
    own_states = len(types) + len(condition.draws)
    of_body.add(body, arguments, captured=len(condition.tensors), states=own_states)
    carries = [leaf for leaf in body.results if isinstance(leaf, Result)]
    roots = [*of_body.values(carries), *of_body.next_states(len(types), draws)]
    regions = [of_condition.graph(of_condition.values(condition.results)), of_body.graph(roots)]
    device, constants = given[0].device, len(captured) + constants
    operands = [*captured, *given]
    operands += [draw.state(LONGEST_WHILE, device) for draw in draws]
    for one, other, is_certain in ((0, 1, True), (1, 0, False)):
        before = constants
        regions[one], operands, constants = without_invariants(
            regions[one], operands, before, device, is_certain
        )
        added = [tensor._node.type for tensor in operands[before:constants]]
        regions[other] = given_more(regions[other], before, added)
    outputs = outputs_of(record(WHILE, operands, (*regions, constants)))
    return outputs[: len(carries)]


def _check_condition(decision: Any, name: str) -> None:
    if not isinstance(decision, Result):
        raise TypeError(f"while_loop: {name} must give a boolean, not {type(decision).__name__}")
    if decision.type.shape:
        raise ShapeError(
            f"while_loop: {name} must give a boolean without axes, not {decision.type}"
        )
    if decision.type != _CONDITION:
        raise DTypeError(f"while_loop: {name} must give a boolean, not {decision.type}")


def fori_loop(
    lower: Any,
    upper: Any,
    body: Callable[[Any, Any], Any],
    init: Any,
    progress: Progress | None = None,
) -> Any:
    """Applies ``body(i, carry)`` for each ``i`` from ``lower`` on to before ``upper``.

    It is what ::

        carry = init
        for i in range(lower, upper):
            carry = body(i, carry)
        return carry

    does, as one operation. The bounds are integers or tensors. With integers it is a `la.scan`,
    which has gradients, and else a `la.while_loop`, which is one program for all bounds; ``i`` is a
    tensor without axes. ``progress`` is as these have it. Raises as these do.
    """
    check_function("fori_loop", body)

    def once(place: LazyTensor, before: Any) -> tuple[LazyTensor, Any]:
        result = body(place, before)
        refuse_coroutine("fori_loop", result)
        return place + 1, result

    first, end = _whole(lower), _whole(upper)
    if first is not None and end is not None:

        def of_item(carry: Any, _: None) -> Any:
            return once(*carry), None

        of_item.__qualname__ = name_of(body)
        zero = np.asarray(first, np.int64)
        length = max(0, end - first)
        loop = looped
        if progress is not None:
            loop = partial(watched, progress=progress, shown=_without_place)
        ends, _ = loop("fori_loop", of_item, (zero, init), length=length, carry_name=_COUNTED)
        return ends[1]
    device = device_of("fori_loop", lower, upper, init)
    bounds = [as_tensor("fori_loop", bound, device) for bound in (lower, upper)]
    for bound in bounds:
        if bound.shape or bound.dtype.kind not in "iu":
            raise DTypeError(f"fori_loop: a bound is an integer without axes, not {bound!r}")
    dtype = promote("fori_loop", bounds[0].dtype, bounds[1].dtype)
    start, last = [convert(bound, dtype) for bound in bounds]

    def goes_on(carry: Any) -> Any:
        return carry[0] < last

    def repeated(carry: Any) -> Any:
        return once(*carry)

    repeated.__qualname__ = name_of(body)
    carry = (start, init)
    return _watched("fori_loop", goes_on, repeated, carry, progress, _COUNTED, _without_place)[1]


def _without_place(carry: Any) -> Any:
    """The carry of a loop that counts, as its body has it."""
    return carry[1]


def _whole(bound: Any) -> int | None:
    """A bound that is an integer of Python's or NumPy's."""
    if isinstance(bound, (LazyTensor, bool)):
        return None
    return int(bound) if isinstance(bound, (int, np.integer)) else None
