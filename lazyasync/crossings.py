"""What gradients know of tensors that are moved from one device to another.

A move is no operation of a graph: it leads from the recording of one device to that of another.
Who moves tensors notes it here, and who walks back through graphs looks it up.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TypeAlias

from lazyasync.ir.node import Node
from lazyasync.recording import Recording, adopt, recording_for
from lazyasync.tensor import LazyTensor

Crossings: TypeAlias = dict[Node, tuple[Recording, Node]]
"""For a leaf that is a tensor moved here from another device, where it came from."""

current_crossings: ContextVar[Crossings | None] = ContextVar("lazyasync_crossings", default=None)
"""What was moved since the outermost of the gradients that are being taken began."""


def note_transfer(source: LazyTensor, moved: LazyTensor) -> None:
    """Lets gradients follow a tensor that is moved to another device while one is being taken."""
    crossings = current_crossings.get()
    if crossings is not None:
        leaf = adopt(recording_for("to", (moved,)), moved)
        origin = recording_for("to", (source,))
        crossings[leaf] = (origin, adopt(origin, source))
