"""Reports of how far a loop is: an operation that hands values to whoever watches a run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from lazyasync.arguments import check_function, whole_number
from lazyasync.ir.iterations import current_reporter
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import BATCHES, GRADIENTS, LOWERINGS, REPETITIONS, Kernel
from lazyasync.ir.stable_hash import stable_hash
from lazyasync.ir.types import TensorType
from lazyasync.ops.gradient_marks import AFTER, stop_gradient
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten

__all__ = ["Progress"]


class Progress:
    """Has ``report(done, carry)`` called after every so many iterations of a loop.

    ``done`` are the iterations so far, and ``carry`` is the carry then, with NumPy arrays in the
    places of tensors. ``report`` is a step closure, plain or ``async def``: it runs in the event
    loop, one call after the other, while the loop goes on. If it is so slow that the closure queue
    of its job is full, a further call takes the place of the latest one that waits, which is
    counted as dropped: the last one always comes.

    Two of them are equal, and make the same program, if they have the same ``every`` and the same
    function, or functions of the same code that close over the same objects.
    """

    __slots__ = ("_key", "every", "report", "stable_hash")

    def __init__(self, report: Callable[[int, Any], object], *, every: int = 1) -> None:
        check_function("Progress", report)
        if whole_number("Progress: every", every) < 1:
            raise ValueError(f"Progress: every must be at least 1, not {every}")
        self.report = report
        self.every = every
        self.stable_hash = stable_hash("progress", every)
        self._key = (every, *_identity(report))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Progress) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        name = getattr(self.report, "__qualname__", repr(self.report))
        return f"Progress({name}, every={self.every})"


def _identity(function: Any) -> tuple[Any, ...]:
    """What calling a function depends on. Of what it closes over, which object that is."""
    if type(function) is not FunctionType:
        return (function,)
    cells = tuple([_Same(cell.cell_contents) for cell in function.__closure__ or ()])
    defaults = tuple(map(_Same, (*(function.__defaults__ or ()),)))
    named = tuple([(k, _Same(v)) for k, v in (function.__kwdefaults__ or {}).items()])
    return (function.__code__, _Same(function.__globals__), cells, defaults, named)


class _Same:
    """An object that equals nothing but itself."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


class Report(NamedTuple):
    """Whom to tell, and what the values are the leaves of. ``places``: those of the tensors."""

    progress: Progress
    places: tuple[int, ...]
    tree: Tree


class Tree:
    """A tree whose tensors are to come, as an attribute of an operation."""

    __slots__ = ("_definition", "_leaves", "stable_hash")

    def __init__(self, leaves: Sequence[Any], definition: TreeDefinition) -> None:
        self._leaves = tuple([None if isinstance(leaf, LazyTensor) else leaf for leaf in leaves])
        self._definition = definition
        self.stable_hash = stable_hash("tree", len(self._leaves))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Tree)
            and self._definition == other._definition
            and all(a is b for a, b in zip(self._leaves, other._leaves, strict=True))
        )

    def __hash__(self) -> int:
        return self.stable_hash

    def with_values(self, places: Sequence[int], values: Sequence[Any]) -> Any:
        """The tree with values in these places."""
        leaves = list(self._leaves)
        for place, value in zip(places, values, strict=True):
            leaves[place] = value
        return self._definition.unflatten(leaves)


def _lower_report(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Report
) -> Kernel:
    progress, places, tree = attributes

    def report(done: Any, *given: Any) -> None:
        *values, out = given
        out[...] = done
        reporter = current_reporter()
        if reporter is not None:
            on_host = [
                np.array(value.get() if hasattr(value, "get") else value) for value in values
            ]
            for array in on_host:
                array.flags.writeable = False
            count = int(out.max())
            reporter(progress.report, (count, tree.with_values(places, on_host)))

    return report


REPORT = Operation(
    "report",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    attributes=Report,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (None,) * len(operands)),
        LOWERINGS(_lower_report),
        BATCHES(
            lambda application: application.again(
                (application.of_each(0), *application.operands[1:])
            )
        ),
        # So that who runs it is asked for a reporter, and no event loop is held up.
        REPETITIONS(lambda attributes: None),
    ),
)
"""Gives its first operand, iterations, when it has told of these and of the other operands."""


def check_progress(by: str, progress: object) -> None:
    """Raises ``TypeError`` for anything but a `Progress`."""
    if not isinstance(progress, Progress):
        raise TypeError(f"{by}: progress must be a la.Progress, not {type(progress).__name__}")


def reported(progress: Progress, done: LazyTensor, carry: Any, shown: Callable[[Any], Any]) -> Any:
    """A carry, for what is to be computed once what is ``shown`` of it has been reported."""
    leaves, definition = flatten(shown(carry))
    places = [place for place, leaf in enumerate(leaves) if isinstance(leaf, LazyTensor)]
    told = record(
        REPORT,
        (done, *[stop_gradient(leaves[place]) for place in places]),
        (progress, tuple(places), Tree(leaves, definition)),
    )
    leaves, definition = flatten(carry)
    return definition.unflatten(
        [
            record(AFTER, (leaf, told), ()) if isinstance(leaf, LazyTensor) else leaf
            for leaf in leaves
        ]
    )
