"""Batches: an operation on members, applied to all of them at once.

Whatever belongs to each member has an axis for them before all others; the rest is the same for
all. A rule says how an operation goes over such operands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lazyasync.errors import BatchLoopWarning
from lazyasync.ir.metadata import warn_at_user
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import BATCHES
from lazyasync.ir.types import TensorType
from lazyasync.ops.indexing.slicing import GET_ITEM, whole
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import zeros
from lazyasync.ops.manipulation.shaping import stack
from lazyasync.ops.multiple import outputs_of
from lazyasync.recording import RandomStream, drawing_from, random_state_tensor, record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor


@dataclass(frozen=True)
class Draw:
    """Stands for the states that an operation draws ``count`` random numbers with: each its own."""

    count: int
    stream: RandomStream | None
    device: Any

    def state(self, members: int) -> LazyTensor:
        """A state to draw the numbers of so many members with."""
        count = self.count * members
        if self.stream is None:
            return random_state_tensor(count, self.device)
        with drawing_from(self.stream):
            return random_state_tensor(count, self.device)


@dataclass(frozen=True)
class Application:
    """An operation, on operands of which some have an axis for the members before all others.

    ``types`` are those of the operands of one member, ``type`` that of its result; for an operation
    with several outputs, ``outputs`` are theirs. ``units`` is the place of an operand whose members
    are the unit vectors, in order, where one is known to be.
    """

    operation: Operation
    operands: tuple[Any, ...]
    batched: tuple[bool, ...]
    types: tuple[TensorType, ...]
    outputs: tuple[TensorType, ...]
    attributes: Any
    size: int
    units: int | None = None

    @property
    def type(self) -> TensorType:
        """That of one member's result."""
        return self.outputs[0]

    def again(self, operands: Sequence[LazyTensor], attributes: Any = None) -> Any:
        """The operation on other operands; of several outputs a list."""
        attributes = tuple(self.attributes if attributes is None else attributes)
        result = record(self.operation, tuple(operands), attributes)
        if self.operation.kind is OperationKind.MULTIPLE:
            return list(outputs_of(result))
        return result

    def replaced(self, **attributes: Any) -> tuple[Any, ...]:
        """The attributes, with others for some."""
        return tuple(self.attributes._replace(**attributes))

    def with_axes(self, place: int, ndim: int) -> LazyTensor:
        """An operand whose members have ``ndim`` axes, the first of which have the length 1."""
        operand: LazyTensor = self.operands[place]
        shape = self.types[place].shape
        if not self.batched[place] or len(shape) == ndim:
            return operand
        return reshape(operand, (self.size, *(1,) * (ndim - len(shape)), *shape))

    def of_each(self, place: int) -> LazyTensor:
        """An operand with an axis for the members, also if it is the same for all."""
        operand: LazyTensor = self.operands[place]
        if self.batched[place]:
            return operand
        return broadcast_to(operand, (self.size, *operand.shape))

    def all_with_axes(self, ndim: int) -> list[LazyTensor]:
        """All operands as `with_axes` has them."""
        return [self.with_axes(place, ndim) for place in range(len(self.operands))]

    def all_of_each(self) -> list[LazyTensor]:
        """All operands as `of_each` has them."""
        return [self.of_each(place) for place in range(len(self.operands))]

    def one_by_one(self) -> Any:
        """The operation on each member, and what that gives side by side: always right, and slow.

        Warns, which Python shows once for each line.
        """
        name = self.operation.name
        message = (
            f"{name} goes over the members of a batch one by one, which makes {self.size} "
            "operations of one: give la.define_operation a rule for batches, batch=, see "
            "docs/own_operations.md; or, if it is meant, "
            'warnings.simplefilter("ignore", la.BatchLoopWarning)'
        )
        warn_at_user(message, BatchLoopWarning)
        results = []
        for member in range(self.size):
            operands = []
            for operand, is_batched, type_ in zip(
                self.operands, self.batched, self.types, strict=True
            ):
                if isinstance(operand, Draw):
                    operands.append(operand.state(1))
                elif is_batched:
                    items = (member, *whole(type_.shape))
                    operands.append(record_one(GET_ITEM, operand, (items,)))
                else:
                    operands.append(operand)
            result = self.again(operands)
            results.append(result if isinstance(result, list) else [result])
        stacked: list[LazyTensor] = []
        for place, type_ in enumerate(self.outputs):
            if results:
                stacked.append(stack([result[place] for result in results]))
            else:
                shape, device = (0, *type_.shape), self.operands[0].device
                stacked.append(zeros(shape, dtype=type_.dtype, device=device))
        return stacked if self.operation.kind is OperationKind.MULTIPLE else stacked[0]


def applied(application: Application) -> Any:
    """What an operation gives for all members, with an axis for them; of several outputs a list."""
    rule = BATCHES.of(application.operation)
    result = None
    if rule is not None:
        result = rule(application)
    elif application.operation.kind is OperationKind.ELEMENTWISE:
        result = elementwise(application)
    return application.one_by_one() if result is None else result


def elementwise(application: Application) -> Any:
    """Operands are broadcast against each other; those of each member keep their axes apart."""
    return application.again(application.all_with_axes(len(application.type.shape)))
