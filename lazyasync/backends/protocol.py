"""What a backend must provide: buffers, copies, programs, and word of when work is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from lazyasync.device import Device
from lazyasync.ir.graph import Graph

if TYPE_CHECKING:
    from lazyasync.config import Config


class Program(Protocol):
    """A compiled graph, usable on every device of its backend."""

    estimated_seconds: float
    """How long a run takes: a guess at first, measured later."""
    output_bytes: int
    """The bytes of the buffers that a run allocates and returns."""
    workspace_bytes: int
    """The bytes of intermediates that a run needs besides."""

    def describe(self) -> str:
        """The program as text, for `la.debug.dump_ir(..., "backend")`."""


@dataclass(frozen=True, slots=True)
class Succeeded:
    """What work gave, and the seconds it kept the device busy."""

    value: Any
    seconds: float


@dataclass(frozen=True, slots=True)
class Failed:
    """What work raised."""

    error: BaseException


@dataclass(slots=True)
class Command:
    """One piece of work for a device.

    ``work`` runs where the backend runs things (a worker thread, or in virtual time). When its
    effects are complete on the device, ``done`` is called once, in the trio thread, and must
    neither wait nor raise. ``kind`` is ``"execute"``, ``"upload"``, ``"download"`` or
    ``"receive"``; ``program`` and ``label`` say more to simulations and traces.
    """

    kind: str
    label: str
    work: Callable[[], Any]
    done: Callable[[Succeeded | Failed], None]
    program: Program | None = None
    nbytes: int = 0
    keep_alive: Sequence[Any] = field(default=())


@dataclass(frozen=True, slots=True)
class BackendOptions:
    """What a runtime tells its backends.

    ``deliver(callback)`` runs ``callback()`` soon in the trio thread; it may be called from any
    thread, never raises, and drops the callback once the run has ended. ``siblings`` is how many
    devices of the same kind the runtime has.
    """

    config: Config
    deliver: Callable[[Callable[[], None]], None]
    siblings: int = 1


class Backend(Protocol):
    """One device. Unless said otherwise its methods are called from inside a command's work."""

    device: Device
    runs_inline: bool
    """Whether `execute` may be called in the trio thread while no command is under way."""
    host_memory: bool
    """Whether buffers are NumPy arrays, so that a host copy costs nothing."""
    compiles_in_threads: bool
    """Whether `compile` is worth a thread; not in virtual time."""
    memory_bytes: int | None
    """The size of the device's memory; None if it has no bound of its own."""

    def submit(self, command: Command) -> None:
        """Takes a command (trio thread) and returns at once; commands run in order."""

    def compile(self, graph: Graph) -> Program:
        """Compiles a graph: a pure function, called in any thread."""

    def execute(self, program: Program, arguments: Sequence[Any]) -> list[Any]:
        """Runs a program on buffers and host values, giving new buffers for its outputs."""

    def upload(self, array: np.ndarray) -> Any:
        """A buffer with a copy of a host array (or the array, where memory is the host's)."""

    def download(self, buffer: Any) -> Callable[[], np.ndarray]:
        """Starts a copy to the host; what it gives is called after the work is complete."""

    def receive(self, source: Backend, buffer: Any) -> Any:
        """A buffer here with a copy of another device's buffer of the same runtime."""

    def trim(self) -> None:
        """Gives cached memory back, after an allocation has failed."""

    def workspace_bytes(self) -> int:
        """The bytes that the device holds for intermediates (any thread)."""

    async def close(self, timeout: float) -> bool:
        """Lets work under way end; False if it had not within ``timeout`` seconds.

        After it no ``done`` is called any more.
        """
