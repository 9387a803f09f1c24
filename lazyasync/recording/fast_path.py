"""The hot path of recording: functions that find what they record already recorded.

A step that was recorded before takes the same path through the trie again, so that the entry
expected next is nearly always the right one. The decorators here look for it before they call
the function they decorate, which promotes, checks and records. What they check is all there is
to recording such a step: the recording is open and is the current one (``context``), and the
next entry has this operation and these operands. It is written out for each case, the making of
the tensor as well, because one more call would add 8 % to the instructions of `x + y`.

A signal's handler, and what the garbage collector finalizes, may record in the middle of this. So
the tensor is made first: from where the next entry is looked at to where the tensor is noted there
is no moment for either, or it is looked at once more.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from functools import wraps
from math import copysign
from typing import Any, TypeVar
from weakref import ref

from trio.lowlevel import enable_ki_protection

from lazyasync.ir.node import Attributes, Operation
from lazyasync.recording import (
    BakedNumber,
    adopt,
    context,
    new_lazy_tensor,
    record,
    recording_for,
)
from lazyasync.tensor import LazyTensor

_current = context.get
_new = object.__new__
_Function = TypeVar("_Function", bound=Callable[..., Any])


def _is_baked_as(value: Any, marker: Any) -> bool:
    """Whether ``value`` is the number 0 or 1 that ``marker`` stands for, and not -0.0."""
    return (
        type(marker) is BakedNumber
        and type(value) is marker.python_type
        and value == marker.value
        and (value == 1 or copysign(1.0, value) > 0.0)
    )


def hot_unary(operation: Operation) -> Callable[[_Function], _Function]:
    """Lets ``function(tensor)`` try the entry expected next first.

    ``operation`` has no attributes, and ``function`` records it on the tensor as it is.
    """

    def decorate(function: _Function) -> _Function:
        @wraps(function)
        @enable_ki_protection
        def repeated(tensor: Any, /) -> Any:
            if type(tensor) is not LazyTensor:
                return function(tensor)
            result: LazyTensor = _new(LazyTensor)
            reference = ref(result)
            recording = tensor._recording
            context = _current()
            if context is None or context is not recording.context:
                return function(tensor)
            entry = recording.cursor.next
            if entry.operation is not operation or entry.lhs is not tensor._node:
                return function(tensor)
            recording.cursor = entry
            result._node = entry.node
            result._recording = recording
            result._data = None
            recording.references.append(reference)
            return result

        return typing.cast(_Function, repeated)

    return decorate


def adopted_beside_number(
    operation: Operation,
    function: Callable[[LazyTensor, Any], Any],
    tensor: LazyTensor,
    number: Any,
    *,
    is_first: bool = False,
) -> Any:
    """What ``function(tensor, number)`` gives, where the tensor is yet to be taken in.

    If it has data, and the entry expected next is this one; ``is_first``, if the number stands on
    the left of the operation.
    """
    if tensor._data is None:
        return function(tensor, number)
    recording = recording_for(operation.name, (tensor,))
    node = adopt(recording, tensor)
    kind = type(number)
    result = new_lazy_tensor(recording, node)
    reference = ref(result)
    entry = recording.cursor.next
    if entry.operation is not operation:
        return function(tensor, number)
    other, found = (entry.lhs, entry.rhs) if is_first else (entry.rhs, entry.lhs)
    if found is not node:
        return function(tensor, number)
    if other is kind:
        if number == 0 or number == 1:
            return function(tensor, number)
        recording.bindings.append(number)
    elif not _is_baked_as(number, other) or recording.cursor.next is not entry:
        return function(tensor, number)
    recording.cursor = entry
    result._node = entry.node
    recording.references.append(reference)
    return result


def hot_binary(operation: Operation) -> Callable[[_Function], _Function]:
    """Lets ``function(left, right)`` try the entry expected next first, if ``left`` is a tensor.

    ``right`` may be a tensor or a Python number; 0 and 1 are baked into the graph: other entries.
    """

    def decorate(function: _Function) -> _Function:
        def adopted(left: LazyTensor, right: Any) -> Any:
            """The same where an operand has data, and is yet to be taken into the recording."""
            if type(right) is not LazyTensor:
                return adopted_beside_number(operation, function, left, right)
            if (
                left._data is None and right._data is None
            ) or left._node.type.dtype is not right._node.type.dtype:
                return function(left, right)
            recording = recording_for(operation.name, (left, right))
            lhs, rhs = adopt(recording, left), adopt(recording, right)
            result = new_lazy_tensor(recording, lhs)
            reference = ref(result)
            entry = recording.cursor.next
            if entry.operation is not operation or entry.lhs is not lhs or entry.rhs is not rhs:
                return function(left, right)
            recording.cursor = entry
            result._node = entry.node
            recording.references.append(reference)
            return result

        @wraps(function)
        @enable_ki_protection
        def repeated(left: Any, right: Any, /) -> Any:
            if type(left) is not LazyTensor:
                return function(left, right)
            kind = type(right)
            result: LazyTensor = _new(LazyTensor)
            reference = ref(result)
            recording = left._recording
            context = _current()
            if context is None or context is not recording.context:
                return adopted(left, right)
            entry = recording.cursor.next
            if entry.operation is not operation or entry.lhs is not left._node:
                return adopted(left, right)
            if kind is LazyTensor:
                if entry.rhs is not right._node or right._recording is not recording:
                    return function(left, right)
            elif entry.rhs is kind:
                if right == 0 or right == 1:
                    return function(left, right)
                recording.bindings.append(right)
            elif not _is_baked_as(right, entry.rhs) or recording.cursor.next is not entry:
                return function(left, right)
            recording.cursor = entry
            result._node = entry.node
            result._recording = recording
            result._data = None
            recording.references.append(reference)
            return result

        return typing.cast(_Function, repeated)

    return decorate


def hot_reflected(operation: Operation) -> Callable[[_Function], _Function]:
    """As `hot_binary`, for ``function(right, left)`` with a Python number ``left``."""

    def decorate(function: _Function) -> _Function:
        @wraps(function)
        @enable_ki_protection
        def repeated(right: LazyTensor, left: Any, /) -> Any:
            kind = type(left)
            result: LazyTensor = _new(LazyTensor)
            reference = ref(result)
            recording = right._recording
            context = _current()
            if context is None or context is not recording.context:
                return adopted_beside_number(operation, function, right, left, is_first=True)
            entry = recording.cursor.next
            if entry.operation is not operation or entry.rhs is not right._node:
                return adopted_beside_number(operation, function, right, left, is_first=True)
            if entry.lhs is kind:  # type: ignore[comparison-overlap]
                if left == 0 or left == 1:
                    return function(right, left)
                recording.bindings.append(left)
            elif not _is_baked_as(left, entry.lhs) or recording.cursor.next is not entry:
                return function(right, left)
            recording.cursor = entry
            result._node = entry.node
            result._recording = recording
            result._data = None
            recording.references.append(reference)
            return result

        return typing.cast(_Function, repeated)

    return decorate


@enable_ki_protection
def record_repeated(
    operation: Operation,
    operands: Sequence[LazyTensor],
    attributes: Attributes = (),
    otherwise: Callable[[Operation, Sequence[LazyTensor], Attributes], LazyTensor] = record,
) -> LazyTensor:
    """`record_one` of any number of tensors."""
    result: LazyTensor = _new(LazyTensor)
    reference = ref(result)
    recording = operands[0]._recording
    if recording.context is None:  # closed, and without a cursor
        return otherwise(operation, operands, attributes)
    entry = recording.cursor.next
    if entry.operation is not operation or entry.attributes != attributes:
        return otherwise(operation, operands, attributes)
    for operand, node in zip(operands, entry.operands, strict=True):
        if operand._node is not node or operand._recording is not recording:
            return otherwise(operation, operands, attributes)
    context = _current()
    if context is None or context is not recording.context or recording.cursor.next is not entry:
        return otherwise(operation, operands, attributes)
    recording.cursor = entry
    result._node = entry.node
    result._recording = recording
    result._data = None
    recording.references.append(reference)
    return result


@enable_ki_protection
def record_one(
    operation: Operation,
    tensor: LazyTensor,
    attributes: Attributes,
    otherwise: Callable[[Operation, Sequence[LazyTensor], Attributes], LazyTensor] = record,
) -> LazyTensor:
    """As `record`, at a fraction of its cost where the step was recorded before.

    ``attributes`` is a plain tuple, normalised as `record` wants it. What the next entry is not
    for is recorded by ``otherwise``.
    """
    result: LazyTensor = _new(LazyTensor)
    reference = ref(result)
    recording = tensor._recording
    context = _current()
    if context is recording.context and context is not None:
        entry = recording.cursor.next
        if (
            entry.operation is operation
            and entry.lhs is tensor._node
            and entry.attributes == attributes
        ):
            recording.cursor = entry
            result._node = entry.node
            result._recording = recording
            result._data = None
            recording.references.append(reference)
            return result
    return otherwise(operation, (tensor,), attributes)
