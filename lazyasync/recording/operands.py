"""Operands: which recording an operation goes to, and what stands for its operands there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from weakref import ref

from trio.lowlevel import current_task

from lazyasync.buffers import DeviceData
from lazyasync.callers import hosts
from lazyasync.device import Device
from lazyasync.errors import (
    DeviceMismatchError,
    RuntimeMismatchError,
    UnsupportedOperationError,
)
from lazyasync.ir.leaves import CONSTANT, PARAMETER, RANDOM_STATE, SCALAR, constant_node
from lazyasync.ir.node import Node, OperationKind
from lazyasync.recording.current import context, current_context
from lazyasync.recording.path import advance, bind_leaf, enter
from lazyasync.recording.tensors import as_it_is
from lazyasync.tensor import LazyTensor, Recorder, Recording, TensorExecutor

_current = context.get


def recording_for(operation_name: str, operands: Sequence[LazyTensor]) -> Recording:
    """The recording that an operation on ``operands`` goes to.

    Raises `DeviceMismatchError`, `RuntimeMismatchError`, `NoRuntimeError` or `JobClosedError`.
    """
    first = operands[0]
    place: Any = first._recording if first._data is None else first._data
    device, executor = place.device, place.executor
    for operand in operands[1:]:
        place = operand._recording if operand._data is None else operand._data
        if place.executor is not executor:
            raise RuntimeMismatchError(
                f"{operation_name}: the operands belong to two runtimes; fetch the value in one "
                "with `await t.numpy()` and give it to the other with `la.asarray`"
            )
        if place.device is not device:
            raise DeviceMismatchError(
                f"{operation_name}: one operand is on {device}, another on {place.device}; "
                f'bring them together with `t.to("{device}")`'
            )
    current = _current()
    if current is None or hosts:
        current = current_context()
    recorder = current.recorder
    if recorder.executor is not executor:
        raise RuntimeMismatchError(
            f"{operation_name}: the operands belong to another runtime than the current one"
        )
    recording = recorder.recording(device)
    if recording.cursor.depth >= recording.check_at and current.trims:
        recorder.limit_graph_size(recording, tuple(operands))
        recording = recorder.recording(device)
    if recording.context is not current:
        enter(recording, current)
    if not recording.mixed:
        _note_task(recording)
    return recording


def check_runtime(name: str, tensors: Iterable[LazyTensor], executor: TensorExecutor) -> None:
    """Raises `RuntimeMismatchError` for a tensor of another runtime than that of ``executor``."""
    for tensor in tensors:
        if tensor._executor is not executor:
            raise RuntimeMismatchError(
                f"{name}: a tensor belongs to another runtime; fetch the value there with "
                "`await t.numpy()` and give it to this one with `la.asarray`"
            )


def check_together(name: str, tensors: Sequence[LazyTensor]) -> None:
    """Raises `RuntimeMismatchError` or `DeviceMismatchError` for tensors that are not together."""
    if not tensors:
        return
    check_runtime(name, tensors, tensors[0]._executor)
    devices = dict.fromkeys([tensor.device for tensor in tensors])
    if len(devices) > 1:
        raise DeviceMismatchError(
            f"{name} takes tensors of one device, and these are on {', '.join(map(str, devices))}"
        )


def device_together(name: str, tensors: Sequence[LazyTensor]) -> Device:
    """The device that tensors are on; that of the job where there are none.

    Raises as `check_together`.
    """
    check_together(name, tensors)
    return tensors[0].device if tensors else current_context().recorder.resolve_device(None)


def check_computable(tensor: LazyTensor, recorder: Recorder) -> None:
    """Raises `JobClosedError` for a tensor that was still lazy when its job, another one, ended."""
    if tensor._data is None:
        owner = tensor._recording.recorder
        if owner is not recorder and owner.closed:
            raise owner.lazy_at_end()


def source_recording(device: str | Device | None) -> Recording:
    """The recording that a factory on ``device`` goes to."""
    current = current_context()
    recorder = current.recorder
    resolved = recorder.resolve_device(device)
    recording = recorder.recording(resolved)
    if recording.cursor.depth >= recording.check_at and current.trims:
        recorder.limit_graph_size(recording, ())
        recording = recorder.recording(resolved)
    if recording.context is not current:
        enter(recording, current)
    _note_task(recording)
    return recording


def _note_task(recording: Recording) -> None:
    """Keeps which task records, to tell when a barrier collects what another task recorded."""
    try:
        task = current_task()
    except RuntimeError:
        return  # a thread with a job of its own
    if recording.task is None:
        recording.task = task
    elif recording.task is not task:
        recording.mixed = True


def adopt(recording: Recording, tensor: LazyTensor) -> Node:
    """The node that stands for ``tensor`` in ``recording``.

    Raises `JobClosedError` for a tensor that was still lazy when its job ended.
    """
    data = tensor._data
    if data is not None:
        leaf = recording.slots.get(data)
        if leaf is None:
            if recording.executor.transfer_tapes and not recording.recorder.is_inlined:
                _check_handle(recording.recorder, data)
            leaf = bind_leaf(recording, PARAMETER, data.type, data)
            recording.slots[data] = leaf
        tensor._node = leaf
        tensor._recording = recording
        return leaf
    other = tensor._recording
    if other is recording:
        return tensor._node
    recorder = recording.recorder
    # Whether it is of a function in which this one is traced, by the same thread.
    is_outer = other.recorder in recorder.around and bool(other.recorder.around)
    if not is_outer:
        check_computable(tensor, recorder)
    node = recording.imports.get((other, tensor._node))
    if node is None:
        if not is_outer and not recorder.in_runtime_thread:
            # Whoever records in the other one goes on meanwhile, and may close it.
            return recorder.exclusively(adopt, recording, tensor)
        node = _taken_in(recording, tensor, is_outer)
    if other.context is None and other.recorder is recorder:
        # The tensor was left behind, lazy, by a partial barrier of this job. From here on it
        # lives in the new recording, so that the next barrier computes it once.
        tensor._node = node
        tensor._recording = recording
        recording.references.append(ref(tensor))
    return node


def _taken_in(recording: Recording, tensor: LazyTensor, is_outer: bool) -> Node:
    """The node for a lazy tensor of another recording.

    A job takes its graph in. To a function that is traced it is an argument, bound to a tensor that
    stands for it: it is computed once, and not by each call.
    """
    other, node = tensor._recording, tensor._node
    is_leaf = node.operation is CONSTANT if is_outer else node.operation.kind is OperationKind.LEAF
    if is_leaf or not recording.recorder.around or node in other.materialized:
        return _import_graph(recording, other, node)
    if not is_outer and not recording.recorder.is_inlined:
        check_independent(recording.recorder, tensor)
    leaf = bind_leaf(recording, PARAMETER, node.type, as_it_is(tensor))
    recording.imports[other, node] = leaf
    return leaf


def _import_graph(recording: Recording, other: Recording, root: Node) -> Node:
    """Records the graph of ``root``, which was recorded elsewhere, into ``recording``."""
    imports = recording.imports
    done = imports.get((other, root))
    if done is not None:
        return done
    refused = _refused(recording.recorder, other)
    stack: list[tuple[Node, bool]] = [(root, False)]
    while stack:
        node, operands_done = stack.pop()
        if (other, node) in imports:
            continue
        if node in refused:
            raise _gradient_elsewhere()
        data = other.materialized.get(node)
        if data is None and node.operation is PARAMETER:
            data = other.bindings[node.attributes.slot]
        if data is not None:
            leaf = recording.slots.get(data)
            if leaf is None:
                if recording.executor.transfer_tapes and not recording.recorder.is_inlined:
                    _check_handle(recording.recorder, data)
                leaf = bind_leaf(recording, PARAMETER, data.type, data)
                recording.slots[data] = leaf
            imports[other, node] = leaf
        elif node.operation is SCALAR or node.operation is RANDOM_STATE:
            value = other.bindings[node.attributes.slot]
            imports[other, node] = bind_leaf(recording, node.operation, node.type, value)
        elif node.operation is CONSTANT:
            imports[other, node] = constant_node(node.attributes.value, node.type.dtype)
        elif not operands_done:
            stack.append((node, True))
            stack.extend((operand, False) for operand in reversed(node.operands))
        else:
            operands = tuple(imports[other, operand] for operand in node.operands)
            imports[other, node] = advance(recording, node.operation, operands, node.attributes)
    return imports[other, root]


# ---- gradients that other jobs are taking --------------------------------------------------


def check_independent(recorder: Recorder, tensor: LazyTensor) -> None:
    """Raises `UnsupportedOperationError` for what must not become a constant in a job.

    That is a tensor that depends on an argument of a gradient which another job is taking, and
    which would not flow through what this one makes of it.
    """
    executor, data = recorder.executor, tensor._data
    if data is not None:
        _check_handle(recorder, data)
        return
    recording = tensor._recording
    refused = _refused(recorder, recording)
    if not refused and not executor.transfer_tapes:
        return
    seen: set[Node] = set()
    stack = [tensor._node]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node in refused:
            raise _gradient_elsewhere()
        if node.operation is PARAMETER:
            _check_handle(recorder, recording.bindings[node.attributes.slot])
        stack.extend(node.operands)


def _refused(recorder: Recorder, other: Recording) -> frozenset[Node]:
    """The arguments of gradients by which what is recorded elsewhere must not be differentiated."""
    if other.context is None or other.recorder is recorder:
        return frozenset()
    return frozenset[Node]().union(*other.recorder.gradients)


def _check_handle(recorder: Recorder, data: DeviceData) -> None:
    tape = recorder.executor.transfer_tapes.get(data)
    if tape is not None and tape.recorder is not recorder and tape.depends(data):
        raise _gradient_elsewhere()


def _gradient_elsewhere() -> UnsupportedOperationError:
    return UnsupportedOperationError(
        "a tensor was used in another job, or thread, than that in which a gradient is being taken "
        "by what it is computed from: the gradient would not flow through that"
    )
