"""Operations: recording one on tensors, or on nothing."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import ref

import numpy as np
from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.ir.leaves import RANDOM_STATE, RANDOM_STATE_TYPE
from lazyasync.ir.node import Attributes, Operation
from lazyasync.recording.current import current_context
from lazyasync.recording.operands import adopt, recording_for, source_recording
from lazyasync.recording.path import advance, bind_leaf
from lazyasync.recording.tensors import new_data_tensor, new_lazy_tensor
from lazyasync.tensor import LazyTensor


@enable_ki_protection
def record(
    operation: Operation, operands: Sequence[LazyTensor], attributes: Attributes = ()
) -> LazyTensor:
    """Records an operation on tensors of one device, at least one, and gives its result.

    ``attributes`` is a plain tuple in the order of the operation's attributes. Its values must be
    normalised by the caller to one type per position, because ``1 == True == 1.0``.
    """
    recording = recording_for(operation.name, operands)
    nodes = tuple(
        [
            operand._node
            if operand._recording is recording and operand._data is None
            else adopt(recording, operand)
            for operand in operands
        ]
    )
    tensor = new_lazy_tensor(recording, advance(recording, operation, nodes, attributes))
    recording.references.append(ref(tensor))
    return tensor


@enable_ki_protection
def record_source(
    operation: Operation, device: str | Device | None, attributes: Attributes
) -> LazyTensor:
    """Records an operation without operands, on the named device (None: the job's first)."""
    recording = source_recording(device)
    tensor = new_lazy_tensor(recording, advance(recording, operation, (), attributes))
    recording.references.append(ref(tensor))
    return tensor


@enable_ki_protection
def random_state_tensor(count: int, device: str | Device | None) -> LazyTensor:
    """The state of the job's generator for ``count`` 32-bit numbers, as an operand."""
    recording = source_recording(device)
    state = recording.recorder.random_state(recording.device, count)
    return new_lazy_tensor(recording, bind_leaf(recording, RANDOM_STATE, RANDOM_STATE_TYPE, state))


@enable_ki_protection
def host_tensor(array: np.ndarray, device: str | Device | None) -> LazyTensor:
    """A tensor for a host array that nobody else writes to."""
    recorder = current_context().recorder
    return new_data_tensor(recorder.host_data(array, recorder.resolve_device(device)))
