"""Tensors are made here, and by the fast path: for nodes of recordings, and for handles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from weakref import ref

from lazyasync.buffers import DeviceData
from lazyasync.ir.leaves import unbound_leaf
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Node
from lazyasync.tensor import LazyTensor, Recording

_new = object.__new__


class _NoRecorder:
    """Stands where a tensor has been in no recording yet: nothing is traced there."""

    around = gradients = ()


def _no_recording() -> Recording:
    recording: Recording = _new(Recording)
    recording.context = None
    recording.recorder = _NoRecorder()  # type: ignore[assignment]
    return recording


NO_RECORDING = _no_recording()


def new_lazy_tensor(recording: Recording, node: Node) -> LazyTensor:
    """A tensor for ``node``; only those in ``references`` take part in barriers."""
    tensor: LazyTensor = _new(LazyTensor)
    tensor._node = node
    tensor._recording = recording
    tensor._data = None
    return tensor


def new_lazy_tensors(
    recording: Recording, nodes: Sequence[Node | None]
) -> Sequence[LazyTensor | None]:
    """A tensor for each node, in one go; they take part in barriers. None stays None."""
    references = recording.references
    tensors: list[LazyTensor | None] = []
    for node in nodes:
        tensor: LazyTensor | None = None
        if node is not None:
            tensor = _new(LazyTensor)
            tensor._node = node
            tensor._recording = recording
            tensor._data = None
            references.append(ref(tensor))
        tensors.append(tensor)
    return tensors


def new_data_tensor(data: DeviceData, leaf: Node | None = None) -> LazyTensor:
    """A tensor for a handle; ``leaf`` is an `unbound_leaf` of its type, if there is one."""
    tensor: LazyTensor = _new(LazyTensor)
    tensor._node = unbound_leaf(data.type) if leaf is None else leaf
    tensor._recording = NO_RECORDING
    tensor._data = data
    data.executor.new_tensor_id(tensor)
    return tensor


def new_data_tensors(
    datas: Sequence[DeviceData],
    chosen: Iterable[tuple[int, Node, NodeMetadata | None]],
    numbers: Iterator[int],
) -> list[LazyTensor]:
    """Tensors for some of ``datas``, with a leaf and where it comes from each, in one go.

    They get the next ``numbers``; whoever gives these counts the tensors.
    """
    tensors = []
    for place, leaf, origin in chosen:
        data = datas[place]
        data.origin = origin
        tensor: LazyTensor = _new(LazyTensor)
        tensor._node = leaf
        tensor._recording = NO_RECORDING
        tensor._data = data
        tensor._id = next(numbers)
        tensors.append(tensor)
    return tensors


def as_it_is(tensor: LazyTensor) -> LazyTensor:
    """A tensor that stands for what ``tensor`` stands for now, whatever is rebound later."""
    if tensor._data is not None:
        return new_data_tensor(tensor._data)
    recording = tensor._recording
    fixed = new_lazy_tensor(recording, tensor._node)
    recording.references.append(ref(fixed))
    return fixed
