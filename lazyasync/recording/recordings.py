"""Recordings: what a job has recorded on a device, and the tensors that refer to it."""

from __future__ import annotations

from typing import Any
from weakref import ReferenceType, ref

from lazyasync.device import Device
from lazyasync.device_data import DeviceData
from lazyasync.ir.leaves import unbound_leaf
from lazyasync.ir.node import Node
from lazyasync.ir.trie import NOTHING, Trie, TrieEntry
from lazyasync.recording.current import Recorder, RecordingContext
from lazyasync.tensor import LazyTensor

_new = object.__new__


class Recording:
    """What one job has recorded on one device since its last barrier.

    ``context`` is the context that recorded last, and None once the recording is closed: the hot
    path compares it with the current one and so learns both that the recording is open and that
    it is the right one. ``references`` are the tensors made, weakly held; ``bindings`` the values
    of the slots, by position; ``slots`` the leaf of each handle; ``materialized`` the nodes whose
    values have been computed since, and are parameters from then on. ``counted`` is how many of
    the references have been taken into the books of tensors.
    """

    __slots__ = (
        "bindings",
        "check_at",
        "context",
        "counted",
        "created",
        "cursor",
        "device",
        "executor",
        "imports",
        "materialized",
        "mixed",
        "recorder",
        "references",
        "scope",
        "slots",
        "task",
        "trie",
        "visits",
    )

    def __init__(
        self, recorder: Recorder, device: Device, trie: Trie, check_at: int = 1 << 62
    ) -> None:
        self.recorder = recorder
        self.executor = recorder.executor
        self.device = device
        self.trie = trie
        self.check_at = check_at
        """The number of operations from which on `Recorder.limit_graph_size` is asked."""
        self.visits: dict[Any, Any] | None = None
        """Where the user's code has been since; `Recorder.limit_graph_size` keeps it here."""
        self.cursor: TrieEntry = trie.root
        self.context: RecordingContext | None = None
        self.scope = ""
        self.references: list[ReferenceType[LazyTensor]] = []
        self.counted = 0
        self.bindings: list[Any] = []
        self.slots: dict[DeviceData, Node] = {}
        self.imports: dict[tuple[Recording, Node], Node] = {}
        self.materialized: dict[Node, DeviceData] = {}
        self.created = 0
        self.task: object | None = None
        self.mixed = False

    def release(self) -> None:
        """Lets go of every value, once nothing lazy refers to the recording any more.

        Tensors remember the recording they were used in last, and would keep its values alive.
        """
        self.bindings = []
        self.slots = {}
        self.imports = {}
        self.materialized = {}
        self.visits = None
        self.cursor = NOTHING
        self.task = None


class _NoRecorder:
    """Stands where a tensor has been in no recording yet."""


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


def new_data_tensor(data: DeviceData, leaf: Node | None = None) -> LazyTensor:
    """A tensor for a handle; ``leaf`` is an `unbound_leaf` of its type, if there is one."""
    tensor: LazyTensor = _new(LazyTensor)
    tensor._node = unbound_leaf(data.type) if leaf is None else leaf
    tensor._recording = NO_RECORDING
    tensor._data = data
    data.executor.new_tensor_id(tensor)
    return tensor


def as_it_is(tensor: LazyTensor) -> LazyTensor:
    """A tensor that stands for what ``tensor`` stands for now, whatever is rebound later."""
    if tensor._data is not None:
        return new_data_tensor(tensor._data)
    recording = tensor._recording
    fixed = new_lazy_tensor(recording, tensor._node)
    recording.references.append(ref(fixed))
    return fixed
