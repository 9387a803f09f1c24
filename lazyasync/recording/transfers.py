"""What gradients know of tensors that are moved from one device to another.

A move is no operation of a graph: it leads from the recording of one device to that of another.
Who moves tensors notes it here, and who walks back through graphs looks it up.
"""

from __future__ import annotations

from contextvars import ContextVar

from lazyasync.buffers import DeviceData
from lazyasync.ir.node import Node
from lazyasync.recording import adopt, recording_for
from lazyasync.tensor import LazyTensor, Recorder, Recording


class JobTransferTape:
    """What is moved in a job while gradients are being taken there.

    ``origins``: for a leaf that is a tensor moved here from another device, where it came from.
    Such a tensor has a handle before it is computed. All handles are known to the executor, so
    that other jobs do not take these tensors for constants.
    """

    __slots__ = ("_leaves", "origins", "recorder")

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.origins: dict[Node, tuple[Recording, Node]] = {}
        self._leaves: dict[DeviceData, Node] = {}

    def note(self, leaf: Node, data: DeviceData, origin: Recording, source: Node) -> None:
        """Takes note that what has the handle ``data``, and ``leaf``, is ``source`` elsewhere."""
        self.origins[leaf] = (origin, source)
        self._leaves[data] = leaf
        data.executor.transfer_tapes[data] = self

    def depends(self, data: DeviceData) -> bool:
        """Whether a moved tensor depends on an argument of a gradient that is being taken."""
        arguments = frozenset[Node]().union(*self.recorder.gradients)
        seen: set[Node] = set()
        stack = [self._leaves[data]]
        while stack:
            node = stack.pop()
            if node in arguments:
                return True
            if node not in seen:
                seen.add(node)
                origin = self.origins.get(node)
                stack.extend(node.operands if origin is None else (origin[1],))
        return False

    def end(self) -> None:
        """Forgets the handles, once the last of the gradients has been taken."""
        for data in self._leaves:
            data.executor.transfer_tapes.pop(data, None)


current_tape: ContextVar[JobTransferTape | None] = ContextVar(
    "lazyasync_transfer_tape", default=None
)
"""What was moved since the outermost of the gradients that are being taken began."""


def note_transfer(source: LazyTensor, moved: LazyTensor) -> None:
    """Lets gradients follow a tensor that is moved to another device while one is being taken."""
    tape = current_tape.get()
    data = moved._data
    if tape is not None and data is not None:
        leaf = adopt(recording_for("to", (moved,)), moved)
        origin = recording_for("to", (source,))
        tape.note(leaf, data, origin, adopt(origin, source))


def is_constant(tensor: LazyTensor) -> bool:
    """Whether no gradient that is being taken can lead through a tensor: it has been computed."""
    data = tensor._data
    if data is None:
        return False
    tape = data.executor.transfer_tapes.get(data)
    return tape is None or not tape.depends(data)
