"""What gradients know of tensors that are moved from one device to another.

A move is no operation of a graph: it leads from the recording of one device to that of another.
Who moves tensors notes it here, and who walks back through graphs looks it up.
"""

from __future__ import annotations

from contextvars import ContextVar

from lazyasync.device_data import DeviceData
from lazyasync.ir.node import Node
from lazyasync.recording import Recording, adopt, recording_for
from lazyasync.tensor import LazyTensor


class Crossings:
    """What was moved while gradients are being taken.

    ``origins``: for a leaf that is a tensor moved here from another device, where it came from.
    ``handles`` are those of such tensors, which have one before they are computed.
    """

    __slots__ = ("handles", "origins")

    def __init__(self) -> None:
        self.origins: dict[Node, tuple[Recording, Node]] = {}
        self.handles: set[DeviceData] = set()


current_crossings: ContextVar[Crossings | None] = ContextVar("lazyasync_crossings", default=None)
"""What was moved since the outermost of the gradients that are being taken began."""


def note_transfer(source: LazyTensor, moved: LazyTensor) -> None:
    """Lets gradients follow a tensor that is moved to another device while one is being taken."""
    crossings = current_crossings.get()
    if crossings is not None:
        leaf = adopt(recording_for("to", (moved,)), moved)
        origin = recording_for("to", (source,))
        crossings.origins[leaf] = (origin, adopt(origin, source))
        if moved._data is not None:
            crossings.handles.add(moved._data)


def is_constant(tensor: LazyTensor) -> bool:
    """Whether no gradient that is being taken can lead through a tensor: it has been computed."""
    crossings = current_crossings.get()
    data = tensor._data
    return data is not None and (crossings is None or data not in crossings.handles)
