"""What a backend must provide: buffers, copies, programs, and word of when work is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias, runtime_checkable

import numpy as np

from lazyasync.buffers import DeviceData
from lazyasync.compiler.kernels import Kernel, KernelObserver
from lazyasync.device import CollectiveKind, Device
from lazyasync.ir.graph import Graph
from lazyasync.ir.iterations import Iterations, Loops
from lazyasync.ir.sizes import SizeResolver
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple

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
    aliasable: Sequence[int]
    """The arguments, by position, whose memory outputs may take, once they are donated."""
    loops: Loops
    """Whether it has loops, or else takes long, and may be told to stop while it runs."""
    iteration_seconds: float | None
    """How long an iteration of its loops takes, where nobody knows how many there are: measured."""

    def describe(self) -> str:
        """The program as text, for `la.debug.dump_ir(..., "backend")`."""


@runtime_checkable
class LocatesFailures(Protocol):
    """A program that can tell which operation failed, so that the error names the user's line."""

    def failing_value(self, error: BaseException) -> int | None:
        """The value of its graph at which a run raised ``error``; None if that is not known."""


@runtime_checkable
class FallsBack(Protocol):
    """A program that may be a slower one, because the fast one could not be compiled."""

    fallback: BaseException | None
    """Why; None if it is the fast one."""


@runtime_checkable
class ListsKernels(Protocol):
    """A program that can say what its kernels are, for `CompiledFunction.lower`."""

    def kernels(self) -> Sequence[Kernel]:
        """Its kernels, in the order in which they run."""


@runtime_checkable
class CompilesForSizes(Protocol):
    """A backend that can compile a graph for all sizes of the kind that it has."""

    def compile(self, graph: Graph) -> Program:
        """See `Backend`."""

    def compile_for_sizes(self, graph: Graph) -> SizedProgram:
        """Compiles a graph with sizes of `lazyasync.ir.sizes`, in any thread."""


class SizedProgram(Protocol):
    """What programs for graphs are made of that differ in sizes alone."""

    def program(self, graph: Graph, resolver: SizeResolver) -> Program | None:
        """The program of a graph with numbers for the sizes; None if they do not suit it."""


@runtime_checkable
class AliasesArguments(Protocol):
    """A program that can say whose memory its outputs take, so that it is not counted twice."""

    def aliased(self, donated: Sequence[int]) -> Sequence[int]:
        """Which arguments outputs take the memory of, by position, if all of these are donated.

        Each of an output of its type. A run may find that somebody looks into one, and leave it.
        """


@runtime_checkable
class ReceivesAhead(Protocol):
    """A backend that can be told of a copy before what is to be copied has been computed.

    A program that needs the copy may be submitted as well, and waits for it where the device is.
    """

    def receives_ahead(self, sender: Backend) -> bool:
        """Whether it can of what a device computes, for now."""


class NotAtOnceError(Exception):
    """What a lane that is lent cannot do at once: see `LendsLane`."""


class InputsMissingError(Exception):
    """A command found that one before it on the device has left its inputs without buffers."""


class Succeeded(NamedTuple):
    """What work gave, and the seconds it kept the device busy."""

    value: Any
    seconds: float


class Failed(NamedTuple):
    """What work raised."""

    error: BaseException


# ---- commands ------------------------------------------------------------------------------


class Labelled:
    """What commands have in common. They are compared by identity: two that say the same are two.

    ``label`` names who gave the command, in errors and profiles.
    """

    __slots__ = ("label",)

    def __init__(self, label: str) -> None:
        self.label = label  # which subclasses do themselves: there is one for each step

    def __repr__(self) -> str:
        names = ("label", *type(self).__slots__)
        fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__name__}({fields})"


class Execute(Labelled):
    """Runs a program.

    ``arguments`` are handles and host values; the handles of ``outputs`` get the buffers it gives,
    and those in ``fetches`` host copies as well. ``donated`` are arguments, by position, that
    nobody needs after it. ``lane`` is where it runs: see `Backend.lanes`.
    While it runs, `lazyasync.ir.iterations.current_words` are those of ``iterations``.
    """

    kind: ClassVar[str] = "execute"
    __slots__ = ("arguments", "donated", "fetches", "iterations", "lane", "outputs", "program")

    def __init__(
        self,
        label: str,
        program: Any,
        arguments: Sequence[Any],
        outputs: Sequence[DeviceData],
        fetches: Sequence[DeviceData] = (),
        donated: Sequence[int] = (),
        lane: int = 0,
        iterations: Iterations | None = None,
    ) -> None:
        self.label = label
        self.program = program
        self.arguments = arguments
        self.outputs = outputs
        self.fetches = fetches
        self.donated = donated
        self.lane = lane
        self.iterations = iterations
        """Of a program with loops, what tells them to stop, and counts their iterations."""

    @property
    def nbytes(self) -> int:
        """The bytes of its outputs."""
        return int(self.program.output_bytes)


class Upload(Labelled):
    """Copies host arrays to the device; gives a buffer for each.

    Then the values of ``targets``, which are on the host only: these get their buffers.
    """

    kind: ClassVar[str] = "upload"
    __slots__ = ("arrays", "targets")

    def __init__(
        self,
        label: str,
        arrays: Sequence[np.ndarray],
        targets: Sequence[DeviceData] = (),
    ) -> None:
        self.label = label
        self.arrays = arrays
        self.targets = targets

    @property
    def nbytes(self) -> int:
        """The bytes it copies."""
        of_targets = sum(data.type.nbytes for data in self.targets)
        return sum(array.nbytes for array in self.arrays) + of_targets


class Download(Labelled):
    """Copies buffers to the host; gives for each what gives its array, once it is complete.

    ``lane`` is that of the program that fills them and may not have ended; None if all are there.
    """

    kind: ClassVar[str] = "download"
    __slots__ = ("lane", "sources")

    def __init__(
        self,
        label: str,
        sources: Sequence[DeviceData],
        lane: int | None = None,
    ) -> None:
        self.label = label
        self.sources = sources
        self.lane = lane

    @property
    def nbytes(self) -> int:
        """The bytes it copies."""
        return sum(data.type.nbytes for data in self.sources)


class Receive(Labelled):
    """Copies a buffer of the device ``sender``; gives a buffer."""

    kind: ClassVar[str] = "receive"
    __slots__ = ("behind", "named", "sender", "source")

    def __init__(
        self,
        label: str,
        source: DeviceData,
        sender: Device,
        behind: int | None = None,
        named: Callable[[Any], None] | None = None,
    ) -> None:
        self.label = label
        self.source = source
        self.sender = sender
        self.behind = behind
        """The lane of the sender in which the source is yet to be computed: see `ReceivesAhead`."""
        self.named = named
        """Takes the buffer before it is filled, where commands to come may name it already."""

    @property
    def nbytes(self) -> int:
        """The bytes it copies."""
        return self.source.type.nbytes


class Trim(Labelled):
    """Gives memory back that the device keeps for later; ``label`` is what needs it."""

    kind: ClassVar[str] = "trim"
    nbytes: ClassVar[int] = 0
    __slots__ = ()


class Meeting(Protocol):
    """What the devices of a collective have in common."""

    error: BaseException | None
    """What it has failed by, on whichever device."""

    def break_off(self, error: BaseException) -> None:
        """Has it end on all devices, as one of them has failed (trio thread)."""


class Collective(Labelled):
    """A device's part in a collective; gives a buffer for each of ``outputs``.

    Commands of one collective are submitted to all of its devices at the same moment, so that all
    of these have several collectives in the same order.
    """

    kind: ClassVar[str] = "collective"
    __slots__ = ("meeting", "outputs", "place", "sources")

    def __init__(
        self,
        label: str,
        meeting: Meeting,
        place: int,
        sources: Sequence[DeviceData],
        outputs: Sequence[TensorType],
    ) -> None:
        self.label = label
        self.meeting = meeting
        self.place = place
        """Which of the devices it is."""
        self.sources = sources
        self.outputs = outputs

    @property
    def nbytes(self) -> int:
        """The bytes of its outputs."""
        return sum(type.nbytes for type in self.outputs)


Command: TypeAlias = Execute | Upload | Download | Receive | Trim | Collective
"""One piece of work for a device: plain data, which a log can print.

What a handle stands for is found when the command runs, since commands before it may compute it.
"""


def lane_of(command: Command, lanes: int) -> int:
    """The lane of a command on a device that has so many: see `Backend.lanes`."""
    if isinstance(command, (Execute, Download)) and command.lane is not None:
        return command.lane
    return 0 if isinstance(command, Trim) else lanes - 1


class CommandRunner(Protocol):
    """What does the commands of a device: its backend says where and when.

    `run` does one as a whole. Where a program runs on its own, `arguments` and `take` are the parts
    before and after it. When the effects of a command are complete on the device, `ended` is to be
    called once, in the trio thread.
    """

    def run(self, command: Any) -> Any:
        """Does a command, where the backend runs things; gives what `ended` is to be told."""

    def arguments(self, command: Execute) -> list[Any]:
        """The buffers and host values to run a program on, once commands before it have ended.

        Raises what prevents it from being run.
        """

    def take(self, command: Execute, buffers: Sequence[Any]) -> Any:
        """Takes the buffers that a program gave; gives what `run` gives."""

    def is_moot(self, command: Any) -> bool:
        """Whether commands before it have left nothing for it to work on.

        Once they have run. `run` then raises at once, so it takes no time.
        """

    def observer(self, command: Execute) -> KernelObserver | None:
        """Who is to be told of the kernels of a program that runs on its own, if anybody is."""

    def ended(self, command: Any, outcome: Succeeded | Failed) -> None:
        """Takes the outcome (trio thread). Neither waits nor raises."""


def _count_nothing(name: str) -> None:
    """Where nobody wants to know."""


class Watch:
    """A descriptor (eventfd) that a native thread wakes the event loop by.

    ``descriptor`` is a copy, to be closed by whoever has asked for it. While ``expecting`` is set
    (trio thread), ``look()`` is called at least once after 8 bytes have been written to it, as
    ``eventfd_write`` writes them; perhaps without that too, and in no order relative to what is
    delivered from other threads.
    """

    __slots__ = ("descriptor", "expecting", "look")

    def __init__(self, look: Callable[[], None], descriptor: int) -> None:
        self.look = look
        self.descriptor = descriptor
        self.expecting = False


def _no_watch(look: Callable[[], None]) -> Watch | None:
    """Where there is no loop that could be woken."""
    return None


def _no_tasks(serve: Callable[[], Awaitable[None]], name: str) -> None:
    raise RuntimeError(f"no runtime is there to run the task {name!r}")


@dataclass(frozen=True, slots=True)
class BackendOptions:
    """What a runtime tells its backends.

    ``runner`` does the commands. ``deliver(callback)`` runs ``callback()`` soon in the trio thread;
    it may be called from any thread, never raises, and drops the callback once the run has ended.
    ``siblings`` is how many devices of the same kind the runtime has. ``start_task(serve, name)``
    runs ``serve()`` as a task in the runtime's nursery (trio thread, not before the first command),
    which is cancelled after `Backend.close`; what it raises ends the runtime. ``count(name)`` adds
    one to a counter of the runtime's metrics (any thread). ``watch(look)`` gives a `Watch`, or None
    where the system has no such thing (trio thread).
    """

    config: Config
    runner: CommandRunner
    deliver: Callable[[Callable[[], None]], None]
    siblings: int = 1
    start_task: Callable[[Callable[[], Awaitable[None]], str], None] = _no_tasks
    count: Callable[[str], None] = _count_nothing
    watch: Callable[[Callable[[], None]], Watch | None] = _no_watch


class Backend(Protocol):
    """One device. Unless said otherwise its methods are called from inside `CommandRunner.run`."""

    device: Device
    runs_inline: bool
    """Whether `execute` may be called in the trio thread while its lane has no command."""
    host_memory: bool
    """Whether buffers are NumPy arrays, so that a host copy costs nothing."""
    compiles_in_threads: bool
    """Whether `compile`, and what else takes long beside its work, is done in threads. In virtual
    time nothing is, as a clock that jumps would not wait for them: see `VirtualTimeBackend`."""
    memory_bytes: int | None
    """The size of the device's memory; None if it has no bound of its own."""
    lanes: int
    """How many commands it can run side by side. Programs are submitted to the first two lanes,
    copies to the last, and a `Trim` to the first. The commands of a lane run in order, and what a
    program needs is computed before it in its own, or has been."""

    def submit(self, command: Command) -> None:
        """Takes a command (trio thread) and returns at once; those of a lane run in order."""

    def wake_up(self) -> None:
        """Takes note that a program will be submitted soon (trio thread)."""

    def compile(self, graph: Graph) -> Program:
        """Compiles a graph: a pure function, called in any thread."""

    def execute(
        self,
        program: Any,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        lane: int = 0,
    ) -> list[Any]:
        """Runs a program that `compile` gave, on buffers and host values, with what a lane has.

        Gives a buffer for each of its outputs: a new one, or that of an argument which is
        ``donated``, by position. Such a one is overwritten only if nobody looks into it but its
        handle, and not before it is certain that the program will not fail.
        """

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

        After it `CommandRunner.ended` is called no more.
        """


class VirtualTimeBackend(Backend, Protocol):
    """A backend with ``compiles_in_threads = False``, whose compiles take time on trio's clock."""

    def compile_seconds(self, graph: Graph) -> float:
        """How long compiling a graph takes; asked before `compile`, in the trio thread."""


@runtime_checkable
class LendsLane(Protocol):
    """A backend whose first lane the trio thread may use by itself, for what is done at once.

    To hand a program over to a thread, to have another one wait for it, and to be woken by that
    takes several times as long as a small program.
    """

    def lent(self, program: Any = None, *, leaves: bool = False) -> AbstractContextManager[None]:
        """The lane is the caller's in this block: it may call what commands call (trio thread).

        At the end of the block all of it is complete, and what was left before. If it ``leaves``
        it, nobody waits: commands, other devices and libraries see it complete all the same, and
        `ended` is to be called for it. Then nothing may be downloaded in the block. A block that
        is left by an exception always waits.

        It raises where any lane has work, or ``program`` is one that could not be issued at once.
        `Backend.execute` inside raises, before there is anything to be seen of it, where that shows
        late. Then it is for a command.
        """

    def ended(self) -> float:
        """Waits for the first block of which this has not been asked that was left (trio thread).

        Gives the seconds that it kept the device busy. Raises what the device has come to: then
        none of the blocks that are left has ended well, and this is not to be called for them.
        """


@runtime_checkable
class SharesMemory(Protocol):
    """A backend whose buffers other libraries on the same device can look into, by DLPack."""

    dlpack_device: tuple[int, int]
    """The device, as DLPack numbers kinds and devices."""

    def exported(self, buffer: Any, holder: object) -> Any:
        """A complete buffer as an array with ``__dlpack__``; what is made of it holds ``holder``.

        Any thread.
        """

    def imported(self, array: Any) -> Any:
        """A complete buffer, with a copy of another library's array of this device (any thread)."""


@runtime_checkable
class MeetsOthers(Protocol):
    """A backend whose devices do things together that need not go by way of one of them."""

    def meeting(
        self,
        backends: Sequence[Backend],
        kind: CollectiveKind,
        types: Sequence[TensorType],
        root: int = 0,
    ) -> Meeting | None:
        """Where these devices, itself the first, meet for a collective of arrays of some types.

        None if they cannot (trio thread). ``root`` is the place of the one that is broadcast from.
        """

    def collective(
        self, meeting: Any, place: int, sources: Sequence[Any], outputs: Sequence[TensorType]
    ) -> list[Any]:
        """Does a device's part: see `Collective`."""


LaunchHandle: TypeAlias = object
"""What a backend knows a launch by."""


@runtime_checkable
class BringsResults(Protocol):
    """A backend with which small results had rather come with the completion of their program.

    So that whoever reads one asks for nothing.
    """

    result_bytes: int
    """How many bytes all outputs of such a program have at the most."""


@runtime_checkable
class LaunchesPrograms(Protocol):
    """A backend that can begin with a program before there is a command for it."""

    def launch(
        self,
        program: Any,
        arguments: Sequence[Any],
        donated: Sequence[int] = (),
        observer: KernelObserver | None = None,
    ) -> LaunchHandle | None:
        """Begins with a program, on buffers and host values: see `Backend.execute`.

        ``observer`` is told of its kernels, when its outputs are taken at the latest.

        None, with nothing changed, if a command is under way, or the program has to be run in
        another way. Else commands that come later wait for `adopt_launch`, which must follow at
        once (trio thread).
        """

    def adopt_launch(self, command: Execute, launched: Any) -> None:
        """Takes the command of what has been launched (trio thread)."""
