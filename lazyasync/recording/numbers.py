"""Numbers as operands: 0 and 1 are baked into the graph, any other is bound to a slot."""

from __future__ import annotations

from typing import Any
from weakref import ref

import numpy as np
from trio.lowlevel import enable_ki_protection

from lazyasync.ir.leaves import SCALAR, constant_node, slot_attributes
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.types import INEXACT, TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording.operands import adopt, recording_for, source_recording
from lazyasync.recording.path import bind_leaf, node_metadata
from lazyasync.recording.symbolic_numbers import SymbolicNumber
from lazyasync.recording.tensors import new_lazy_tensor
from lazyasync.tensor import LazyTensor


@enable_ki_protection
def record_with_scalar(
    operation: Operation,
    tensor: LazyTensor,
    scalar: bool | int | float | complex,
    *,
    reflected: bool = False,
) -> LazyTensor:
    """Records a binary operation of a tensor and a Python number of the tensor's dtype.

    0 and 1 are baked into the graph; any other number becomes a slot, so that its value is no
    part of the graph. ``reflected``: the number is the left operand.
    """
    recording = recording_for(operation.name, (tensor,))
    node = adopt(recording, tensor)
    dtype = node.type.dtype
    baked = is_baked(scalar)
    # `lazyasync.recording.fast_path` looks for the Python type in `lhs` or `rhs`. An integer that
    # must be checked against the range of its dtype takes this path every time.
    unchecked = baked or dtype.kind in INEXACT
    marker: Any = ("constant", int(scalar.real)) if baked else type(scalar)
    key: Any = (operation, node, marker, reflected)
    if recording.recorder.ir_debug:
        key = (key, node_metadata(recording))
    result = new_lazy_tensor(recording, node)
    reference = ref(result)
    cursor = recording.cursor
    entry = cursor.child(key)
    if entry is None:
        if baked:
            leaf = constant_node(int(scalar.real), dtype)
        else:
            slot = slot_attributes(len(recording.bindings))
            leaf = Node(SCALAR, (), slot, TensorType((), dtype))
        operands = (leaf, node) if reflected else (node, leaf)
        inputs = (operands[0].type, operands[1].type)
        type_ = recording.recorder.shapes.infer(operation, inputs, ())
        hot = unchecked and not recording.recorder.ir_debug
        marked = _marker(scalar, baked) if hot else None
        made = Node(operation, operands, (), type_, node_metadata(recording))
        if recording.cursor is not cursor:  # and so is the slot another one
            return record_with_scalar(operation, tensor, scalar, reflected=reflected)
        entry = recording.trie.extend(
            cursor,
            key,
            operation=operation if hot else None,
            lhs=marked if reflected else node,
            rhs=node if reflected else marked,
            operands=operands,
            attributes=(),
            node=made,
        )
        recording.created += 1
    if recording.cursor is not cursor:  # see `lazyasync.recording.path`
        return record_with_scalar(operation, tensor, scalar, reflected=reflected)
    recording.cursor = entry
    if not baked:
        recording.bindings.append(scalar)
    result._node = entry.node
    recording.references.append(reference)
    return result


class BakedNumber(NamedTuple):
    """Stands in a trie entry for the operand 0 or 1, given as a number of just this type."""

    python_type: type
    value: int


_BAKED_NUMBERS: dict[Any, BakedNumber] = {
    (kind, value): BakedNumber(kind, value) for kind in (int, float) for value in (0, 1)
}


def _marker(scalar: bool | int | float | complex, baked: bool) -> Any:
    return _BAKED_NUMBERS.get((type(scalar), scalar)) if baked else type(scalar)


def is_baked(scalar: bool | int | float | complex) -> bool:
    """Whether a Python number is part of the graph: 0 and 1, but not -0.0."""
    if scalar == 0:
        return not (isinstance(scalar, (float, complex)) and _has_negative_zero(scalar))
    return bool(scalar == 1)


def _has_negative_zero(scalar: float | complex) -> bool:
    return bool(np.signbit(scalar.real) or np.signbit(scalar.imag))


_scalar_types: dict[np.dtype, TensorType] = {}


@enable_ki_protection
def scalar_tensor(
    scalar: bool | int | float | complex | SymbolicNumber,
    dtype: np.dtype,
    like: LazyTensor | None,
    device: Any,
    *,
    baked: bool = True,
) -> LazyTensor:
    """A tensor without axes for a Python number, for operations of more than two operands.

    ``like`` is a tensor of the same operation, whose recording it goes to; without one it goes to
    ``device``. ``baked``: 0 and 1 are part of the graph.
    """
    recording = source_recording(device) if like is None else recording_for("scalar", (like,))
    type_ = _scalar_types.get(dtype)
    if type_ is None:
        type_ = _scalar_types[dtype] = TensorType((), dtype)
    if type(scalar) is SymbolicNumber:
        return new_lazy_tensor(scalar.tape.recording, scalar.tape.leaf(scalar, type_))
    if baked and is_baked(scalar):
        return new_lazy_tensor(recording, constant_node(int(scalar.real), dtype))
    return new_lazy_tensor(recording, bind_leaf(recording, SCALAR, type_, scalar))
