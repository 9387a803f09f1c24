"""Recording: how an operation becomes a node, in plain synchronous Python.

What is recorded belongs to a job, and the job is a context variable, so that tasks inherit it.
The runtime implements `Recorder`; the operations call `record` and `record_with_scalar`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Any, NamedTuple, Protocol, TypeVar
from weakref import ReferenceType, ref

import numpy as np
from trio.lowlevel import current_task, enable_ki_protection

from lazyasync.device import Device
from lazyasync.device_data import DeviceData, Executor
from lazyasync.errors import DeviceMismatchError, NoRuntimeError, RuntimeMismatchError
from lazyasync.ir.leaves import (
    CONSTANT,
    PARAMETER,
    RANDOM_STATE,
    RANDOM_STATE_TYPE,
    SCALAR,
    ConstantAttributes,
    SlotAttributes,
)
from lazyasync.ir.metadata import NodeMetadata, user_source_line
from lazyasync.ir.node import Attributes, Node, Operation
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.ir.trie import Trie, TrieEntry
from lazyasync.ir.types import TensorType
from lazyasync.tensor import LazyTensor

_new = object.__new__
Value = TypeVar("Value")


class Recorder(Protocol):
    """What recording needs of a job."""

    trim_graph_size: int
    ir_debug: bool
    shapes: ShapeCache

    @property
    def executor(self) -> Executor:
        """The executor of the job's runtime."""

    @property
    def in_runtime_thread(self) -> bool:
        """Whether this is the thread that the runtime lives in, where barriers collect."""

    def recording(self, device: Device) -> Recording:
        """The open recording on a device.

        Raises `JobClosedError` in an ended job, and `WrongThreadError` in another thread.
        """

    def resolve_device(self, device: str | Device | None) -> Device:
        """The device of a name; None is the job's first. Raises `UnknownDeviceError`."""

    def limit_graph_size(self, recording: Recording, tensors: tuple[LazyTensor, ...]) -> None:
        """Closes a recording that has become long, cutting what is too large into a segment."""

    def host_data(self, array: np.ndarray, device: Device) -> DeviceData:
        """A handle for a host array, which is uploaded with the first step that needs it."""

    def transfer(self, tensor: LazyTensor, device: Device) -> DeviceData:
        """A promise of a tensor's value on another device."""

    def exclusively(self, function: Callable[..., Value], *args: Any) -> Value:
        """Calls a function while no other thread records: in the runtime's own."""

    def random_state(self, device: Device, count: int) -> tuple[int, int]:
        """The key and the counter for ``count`` random 32-bit numbers."""


class RecordingContext:
    """The value of the context variable: a job, and what blocks of user code have set for it."""

    __slots__ = ("recorder", "scope", "trims")

    def __init__(self, recorder: Recorder, scope: str = "", trims: bool = True) -> None:
        self.recorder = recorder
        self.scope = scope
        self.trims = trims


context: ContextVar[RecordingContext | None] = ContextVar("lazyasync_context", default=None)
_current = context.get

foreign_thread_context: list[Callable[[RecordingContext | None], RecordingContext]] = []
"""How a thread outside trio finds its context while `la.blocking` is open; at most one entry.

It is given what the context variable holds, which may have been taken over from another thread.
"""


def current_context() -> RecordingContext:
    """The context of the running task. Raises `NoRuntimeError` if no runtime is open in it."""
    current = _current()
    if foreign_thread_context:
        current = foreign_thread_context[-1](current)
    if current is None:
        raise NoRuntimeError(
            "no runtime is open here: run this inside `async with la.open_runtime():`, or in a "
            "script or notebook inside `with la.blocking():`"
        )
    return current


class Recording:
    """What one job has recorded on one device since its last barrier.

    ``context`` is the context that recorded last, and None once the recording is closed: the hot
    path compares it with the current one and so learns both that the recording is open and that
    it is the right one. ``references`` are the tensors made, weakly held; ``bindings`` the values
    of the slots, by position; ``slots`` the leaf of each handle; ``materialized`` the nodes whose
    values have been computed since, and are parameters from then on.
    """

    __slots__ = (
        "bindings",
        "context",
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
    )

    def __init__(self, recorder: Recorder, device: Device, trie: Trie) -> None:
        self.recorder = recorder
        self.executor = recorder.executor
        self.device = device
        self.trie = trie
        self.cursor: TrieEntry = trie.root
        self.context: RecordingContext | None = None
        self.scope = ""
        self.references: list[ReferenceType[LazyTensor]] = []
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
        self.cursor = self.trie.root
        self.task = None


def new_lazy_tensor(recording: Recording, node: Node) -> LazyTensor:
    """A tensor for ``node``; only those in ``references`` take part in barriers."""
    tensor: LazyTensor = _new(LazyTensor)
    tensor._node = node
    tensor._recording = recording
    tensor._data = None
    return tensor


_UNBOUND = SlotAttributes(-1)


def unbound_leaf(type: TensorType) -> Node:
    """A node that says no more of a tensor with data than its type."""
    return Node(PARAMETER, (), _UNBOUND, type)


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


# ---- the slow path: finding the recording, adopting operands --------------------------------


def _enter(recording: Recording, current: RecordingContext) -> None:
    recording.context = current
    if current.scope != recording.scope:
        # A marker on the path: the same operations in another scope are other nodes, because
        # nodes keep the scope they were recorded in.
        recording.scope = current.scope
        key = (None, current.scope)
        entry = recording.cursor.child(key)
        if entry is None:
            entry = recording.trie.extend(
                recording.cursor,
                key,
                operation=None,
                lhs=None,
                rhs=None,
                operands=(),
                attributes=None,
                node=None,
            )
        recording.cursor = entry


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
    if current is None or foreign_thread_context:
        current = current_context()
    recorder = current.recorder
    if recorder.executor is not executor:
        raise RuntimeMismatchError(
            f"{operation_name}: the operands belong to another runtime than the current one"
        )
    recording = recorder.recording(device)
    if recording.cursor.depth >= recorder.trim_graph_size and current.trims:
        recorder.limit_graph_size(recording, tuple(operands))
        recording = recorder.recording(device)
    if recording.context is not current:
        _enter(recording, current)
    if not recording.mixed:
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
    """The node that stands for ``tensor`` in ``recording``."""
    data = tensor._data
    if data is not None:
        leaf = recording.slots.get(data)
        if leaf is None:
            leaf = bind_leaf(recording, PARAMETER, data.type, data)
            recording.slots[data] = leaf
        tensor._node = leaf
        tensor._recording = recording
        return leaf
    other = tensor._recording
    if other is recording:
        return tensor._node
    known = recording.imports.get((other, tensor._node))
    if known is None and not recording.recorder.in_runtime_thread:
        # Whoever records in the other one goes on meanwhile, and may close it.
        return recording.recorder.exclusively(adopt, recording, tensor)
    node = _import_graph(recording, other, tensor._node) if known is None else known
    if other.context is None and other.recorder is recording.recorder:
        # The tensor was left behind, lazy, by a partial barrier of this job. From here on it
        # lives in the new recording, so that the next barrier computes it once.
        tensor._node = node
        tensor._recording = recording
        recording.references.append(ref(tensor))
    return node


def bind_leaf(recording: Recording, operation: Operation, type: TensorType, value: Any) -> Node:
    """Advances over a leaf, binding its slot to ``value``."""
    expected = recording.cursor.next
    if expected.operation is operation and expected.node.type is type:
        recording.cursor = expected
        recording.bindings.append(value)
        return expected.node
    key = (operation, type)
    entry = recording.cursor.child(key)
    if entry is None:
        slot = SlotAttributes(len(recording.bindings))
        node = Node(operation, (), slot, type, _metadata(recording))
        entry = recording.trie.extend(
            recording.cursor,
            key,
            operation=operation,
            lhs=None,
            rhs=None,
            operands=(),
            attributes=slot,
            node=node,
        )
        recording.created += 1
    recording.cursor = entry
    recording.bindings.append(value)
    return entry.node


def _import_graph(recording: Recording, other: Recording, root: Node) -> Node:
    """Records the graph of ``root``, which was recorded elsewhere, into ``recording``."""
    imports = recording.imports
    done = imports.get((other, root))
    if done is not None:
        return done
    stack: list[tuple[Node, bool]] = [(root, False)]
    while stack:
        node, operands_done = stack.pop()
        if (other, node) in imports:
            continue
        data = other.materialized.get(node)
        if data is None and node.operation is PARAMETER:
            data = other.bindings[node.attributes.slot]
        if data is not None:
            leaf = recording.slots.get(data)
            if leaf is None:
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


def _metadata(recording: Recording) -> NodeMetadata | None:
    if recording.recorder.ir_debug:
        return NodeMetadata(recording.scope, user_source_line())
    return NodeMetadata(recording.scope, None) if recording.scope else None


_constants: dict[tuple[int, np.dtype], Node] = {}
_scalar_types: dict[np.dtype, TensorType] = {}


def constant_node(value: int, dtype: np.dtype) -> Node:
    """The node of a baked 0 or 1: one per dtype for all recordings, as it holds nothing of any."""
    key = (value, dtype)
    node = _constants.get(key)
    if node is None:
        node = Node(CONSTANT, (), ConstantAttributes(value), TensorType((), dtype))
        node = _constants.setdefault(key, node)
    return node


def advance(
    recording: Recording, operation: Operation, operands: tuple[Node, ...], attributes: Attributes
) -> Node:
    """The node of an operation on nodes of this recording: the one made before, or a new one."""
    cursor = recording.cursor
    expected = cursor.next
    if (
        expected.operation is operation
        and expected.operands == operands
        and expected.attributes == attributes
        and not recording.recorder.ir_debug
    ):
        recording.cursor = expected
        return expected.node
    key: Any = (operation, operands, attributes)
    metadata = _metadata(recording)
    if recording.recorder.ir_debug:
        key = (key, metadata)
    entry = cursor.child(key)
    if entry is None:
        named = operation.attributes(*attributes) if operation.attributes else ()
        inputs = tuple([operand.type for operand in operands])
        type = recording.recorder.shapes.infer(operation, inputs, named)
        node = Node(operation, operands, named, type, metadata)
        # In debug mode the hot path must never match, because it does not look at source lines.
        entry = recording.trie.extend(
            cursor,
            key,
            operation=None if recording.recorder.ir_debug else operation,
            lhs=operands[0] if operands else None,
            rhs=operands[1] if len(operands) > 1 else None,
            operands=operands,
            attributes=named,
            node=node,
        )
        recording.created += 1
    recording.cursor = entry
    return entry.node


# ---- what operations call -------------------------------------------------------------------


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


def source_recording(device: str | Device | None) -> Recording:
    """The recording that a factory on ``device`` goes to."""
    current = current_context()
    recorder = current.recorder
    resolved = recorder.resolve_device(device)
    recording = recorder.recording(resolved)
    if recording.cursor.depth >= recorder.trim_graph_size and current.trims:
        recorder.limit_graph_size(recording, ())
        recording = recorder.recording(resolved)
    if recording.context is not current:
        _enter(recording, current)
    _note_task(recording)
    return recording


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
    # The hot path in `ops.methods` looks for the Python type in `lhs` or `rhs`. An integer that
    # must be checked against the range of its dtype takes this path every time.
    unchecked = baked or dtype.kind in "fc"
    marker: Any = ("constant", int(scalar.real)) if baked else type(scalar)
    key: Any = (operation, node, marker, reflected)
    if recording.recorder.ir_debug:
        key = (key, _metadata(recording))
    entry = recording.cursor.child(key)
    if entry is None:
        if baked:
            leaf = constant_node(int(scalar.real), dtype)
        else:
            slot = SlotAttributes(len(recording.bindings))
            leaf = Node(SCALAR, (), slot, TensorType((), dtype))
        operands = (leaf, node) if reflected else (node, leaf)
        inputs = (operands[0].type, operands[1].type)
        type_ = recording.recorder.shapes.infer(operation, inputs, ())
        hot = unchecked and not recording.recorder.ir_debug
        marked = _marker(scalar, baked) if hot else None
        entry = recording.trie.extend(
            recording.cursor,
            key,
            operation=operation if hot else None,
            lhs=marked if reflected else node,
            rhs=node if reflected else marked,
            operands=operands,
            attributes=(),
            node=Node(operation, operands, (), type_, _metadata(recording)),
        )
        recording.created += 1
    recording.cursor = entry
    if not baked:
        recording.bindings.append(scalar)
    result = new_lazy_tensor(recording, entry.node)
    recording.references.append(ref(result))
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


@enable_ki_protection
def scalar_tensor(
    scalar: bool | int | float | complex, dtype: np.dtype, like: LazyTensor | None, device: Any
) -> LazyTensor:
    """A tensor without axes for a Python number, for operations of more than two operands.

    ``like`` is a tensor of the same operation, whose recording it goes to; without one it goes to
    ``device``.
    """
    recording = source_recording(device) if like is None else recording_for("scalar", (like,))
    if is_baked(scalar):
        return new_lazy_tensor(recording, constant_node(int(scalar.real), dtype))
    type_ = _scalar_types.get(dtype)
    if type_ is None:
        type_ = _scalar_types[dtype] = TensorType((), dtype)
    return new_lazy_tensor(recording, bind_leaf(recording, SCALAR, type_, scalar))


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


class _NoRecorder:
    """Stands where a tensor has been in no recording yet."""


def _no_recording() -> Recording:
    recording: Recording = _new(Recording)
    recording.context = None
    recording.recorder = _NoRecorder()  # type: ignore[assignment]
    return recording


NO_RECORDING = _no_recording()
