"""Which derivatives are being taken of what is recorded, one within the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

from lazyasync.ir.leaves import PARAMETER
from lazyasync.ir.node import Node
from lazyasync.recording.tracing import ArgumentPlace
from lazyasync.recording.transfers import current_tape
from lazyasync.tensor import LazyTensor, Recorder, Recording

Level: TypeAlias = tuple[Recorder, tuple[Node, ...], bool]
"""A derivative of a function that is being called: who records that, by what it is, and whether it
is a gradient, for which what is recorded may keep something. A plain tuple, as each gradient of the
user's makes one."""


levels: ContextVar[tuple[Level, ...]] = ContextVar("lazyasync derivative levels", default=())
"""The derivatives whose functions are being called, the innermost last. They are numbered from 1.

When a derivative is recorded, its function has returned, and its level is gone from here.
"""


def walked_level() -> int:
    """The number of the derivative that is being recorded."""
    return len(levels.get()) + 1


@contextmanager
def at_levels(active: tuple[Level, ...]) -> Iterator[None]:
    """A block in which what is recorded is a part of the functions of ``active`` levels alone."""
    token = levels.set(active)
    try:
        yield
    finally:
        levels.reset(token)


@contextmanager
def one_level_more(recorder: Recorder, markers: Iterable[Node]) -> Iterator[None]:
    """A block in which a function is called that is differentiated by ``markers``."""
    with at_levels((*levels.get(), (recorder, tuple(markers), False))):
        yield


def innermost_level(tensors: Iterable[LazyTensor]) -> int:
    """The number of the innermost derivative by which some tensors can be differentiated; 0: none.

    The arguments of a function that is traced may depend on all that is outside of it.
    """
    active = levels.get()
    if not active:
        return 0
    number_of = {node: n for n, (_, markers, _) in enumerate(active, 1) for node in markers}
    tape = current_tape.get()
    origins = {} if tape is None else tape.origins
    found = 0
    stack = [(t._recording, t._node) for t in tensors if t._data is None or origins]
    seen: set[Node] = set()
    while stack and found < len(active):
        recording, node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node in number_of:
            found = max(found, number_of[node])
        elif node.operands:
            stack.extend([(recording, operand) for operand in node.operands])
        elif node in origins:
            stack.append(origins[node])
        elif node.operation is PARAMETER:
            bound = recording.bindings[node.attributes.slot]
            if isinstance(bound, LazyTensor):
                stack.append((bound._recording, bound._node))
            elif type(bound) is ArgumentPlace:
                found = max(found, _around(active, recording))
    return found


def _around(active: tuple[Level, ...], recording: Recording) -> int:
    """How many levels are outside of the function that is traced in a recording."""
    around = recording.recorder.around
    return max([n for n, (recorder, _, _) in enumerate(active, 1) if recorder in around], default=0)
