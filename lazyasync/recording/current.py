"""Who records: the job of the running task, which a context variable holds."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

from lazyasync.device import Device
from lazyasync.device_data import DeviceData, TensorExecutor
from lazyasync.errors import NoRuntimeError
from lazyasync.ir.shape_cache import ShapeCache

if TYPE_CHECKING:
    from lazyasync.ir.node import Node
    from lazyasync.recording.recordings import Recording
    from lazyasync.tensor import LazyTensor

Value = TypeVar("Value")


class Recorder(Protocol):
    """What recording needs of a job."""

    ir_debug: bool
    shapes: ShapeCache
    gradients: list[tuple[Node, ...]]
    """For each gradient that is being taken, the innermost last, its arguments' nodes. As long as
    there are any no recording is closed: their graph must stay whole."""

    @property
    def executor(self) -> TensorExecutor:
        """The executor of the job's runtime."""

    @property
    def closed(self) -> bool:
        """Whether nothing is recorded in it any more, and what is still lazy in it never runs."""

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
        """Closes a recording that has become too long, cutting what is live into a segment.

        Asked from its ``check_at`` on, before an operation on ``tensors`` is recorded.
        """

    def host_data(self, array: np.ndarray, device: Device) -> DeviceData:
        """A handle for a host array, which is uploaded with the first step that needs it."""

    def transfer(self, tensor: LazyTensor, device: Device) -> DeviceData:
        """A promise of a tensor's value on another device."""

    def lazy_at_end(self) -> Exception:
        """What using a tensor raises that was still lazy when this ended."""

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not record here."""

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
