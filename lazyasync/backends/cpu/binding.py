"""Programs bound to memory: what their statements name, their native calls, and their runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.backends.cpu.aligned import aligned_bytes
from lazyasync.backends.cpu.buffer_pool import SMALLEST, BufferPool
from lazyasync.backends.cpu.calls.crew import CallCrew
from lazyasync.backends.cpu.calls.native_parts import NativeCalls
from lazyasync.backends.cpu.calls.shared import CallContext, SharedKernel
from lazyasync.backends.cpu.contents import OwnArray, ProgramContents, RegionsKernel
from lazyasync.backends.cpu.drafts import Draft, runs_of_drafts
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.layout import (
    CONTROL,
    INDEXED_BY,
    REFUSED,
    ControlWord,
    native_call,
)
from lazyasync.backends.cpu.native.records import drafts_of
from lazyasync.backends.cpu.native.tables import call_tables
from lazyasync.compiler.time_slices import pause
from lazyasync.errors import out_of_bounds
from lazyasync.holders import holders
from lazyasync.ir.iterations import NO_LIMIT, LoopStoppedError, Word, current_words, iteration
from lazyasync.ir.rules import RegionFunction

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import Engine

Statement: TypeAlias = Callable[[list[Any]], None]
"""Some lines of a program, over the list of a run."""


class _Launchable(NamedTuple):
    """A program as one native call, and what takes next to no time before and after it."""

    before: Sequence[Statement]
    look_up: Callable[[int, list[Any]], int]
    call: int
    after: Sequence[Statement]


class BoundProgram:
    """A program bound to an arena; it must not run twice at a time."""

    __slots__ = (
        "_aliases",
        "_contents",
        "_is_only_view",
        "_kept",
        "_launchable",
        "_made_later",
        "_outputs",
        "_statements",
        "calls",
        "drafts",
        "is_shared",
        "namespace",
        "runs_left",
        "timestamps",
    )

    def __init__(
        self,
        contents: ProgramContents,
        arena: np.ndarray,
        pool: BufferPool,
        helpers: HelperThreads | None,
        threads: int,
        crew: CallCrew,
    ) -> None:
        self._contents = contents
        self._aliases = contents.aliases
        drafts = drafts_of(contents.segments)
        self.drafts: Sequence[Draft] = tuple(drafts)
        """What is to be optimized if the program runs often."""
        self.runs_left = runs_of_drafts(sum(drafts.values()))
        """How many runs there are until then."""
        self._is_only_view = pool.is_only_view
        own = {value: _own_array(found) for value, found in contents.own.items()}
        # The arrays as a tuple, which the garbage collector need not look at.
        self._kept: list[Any] = [arena, tuple(own.values())]
        namespace: dict[str, Any] = {}
        for value, named in contents.named.items():
            pause()
            memory = own.get(named.base, arena)
            start = contents.offsets.get(named.base, 0) + named.offset
            namespace[f"v{value}"] = own.get(
                value,
                np.ndarray(named.type.shape, named.type.dtype, memory, start, named.strides),
            )
        for value, type in contents.made.items():
            # Small arrays by NumPy, which is quicker to call.
            namespace[f"m{value}"] = np.empty if type.nbytes < SMALLEST else pool.empty
            namespace[f"n{value}"], namespace[f"d{value}"] = type.shape, type.dtype
        regions: list[BoundProgram] = []
        engine = contents.engine
        context = CallContext(crew, None if engine is None else NativeCalls(engine, helpers))
        shares_calls = False
        for value, kernel in contents.kernels.items():
            if isinstance(kernel, RegionsKernel):
                run = BoundRegions(kernel, pool, helpers, threads, crew)
                regions += run.programs
                kernel = partial(kernel.driver, np, run)
            elif isinstance(kernel, SharedKernel):
                kernel, shares_calls = partial(kernel.run, context), crew.threads > 1
            namespace[f"k{value}"] = kernel
        if CONTROL in own:
            control = Control(own[CONTROL])
            namespace["begin"], namespace["end"] = control.begin, control.end
            namespace["check"] = control.check
        self.calls: list[np.ndarray] = []
        """What each native call is given the address of, laid out as `CallWord` says."""
        self.is_shared: bool = shares_calls or any(region.is_shared for region in regions)
        """Whether helpers take their share of what a run does."""
        self.timestamps: list[np.ndarray] = []
        """Where these write when each of their records ran, if somebody wants to know.

        Here, as a call may be told where until the program is dropped.
        """
        if engine is not None and contents.segments:
            addresses = {value: array.ctypes.data for value, array in own.items()}
            begin = arena.ctypes.data
            addresses.update((value, begin + offset) for value, offset in contents.offsets.items())
            self._make_calls(engine, addresses, helpers, threads)
            if CONTROL in own and self.is_shared and helpers is not None:
                own[CONTROL][ControlWord.HELPERS] = helpers.address
            namespace["run"], namespace["repair"] = engine.run, partial(repair, engine.run)
            for number, call in enumerate(self.calls):
                namespace[f"c{number}"] = call.ctypes.data
        self.namespace = namespace
        """What the names of the program's statements stand for."""
        self._statements: list[Statement] = contents.statements.functions(namespace)
        alone = contents.statements.alone
        self._launchable: _Launchable | None = None
        if engine is not None and alone is not None:
            before, after = self._statements[:alone], self._statements[alone + 1 :]
            self._launchable = _Launchable(before, engine.look_up, namespace["c0"], after)
        self._made_later = (None,) * (contents.slots - contents.arguments)
        self._outputs = slice(contents.arguments, contents.arguments + contents.outputs)

    def _make_calls(
        self,
        engine: Engine,
        addresses: Mapping[int, int],
        helpers: HelperThreads | None,
        threads: int,
    ) -> None:
        contents = self._contents
        memory = None if helpers is None else contents.memory()
        for segment in contents.segments:
            tables = call_tables(segment, addresses, contents.slot_of, threads, memory)
            self._kept.append(tables)
            if helpers is None or tables.steps is None:
                self.calls.append(native_call(tables.fixups, tables.records))
            else:
                call = native_call(tables.fixups, tables.records, helpers.address, tables.steps)
                self.calls.append(call)
                self._kept.append(helpers)
                self.is_shared = True
                helpers.start(engine.help, engine.change_crew)

    def renamed(self, names: Mapping[str, Any]) -> BoundProgram:
        """The program over the same memory, with statements that find something else by names."""
        other = copy(self)
        other.namespace = {**self.namespace, **names}
        other._statements = self._contents.statements.functions(other.namespace)
        return other

    def __call__(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> list[np.ndarray]:
        """Computes the outputs, as arrays that nobody else holds.

        They are new, or those of arguments that are ``donated``, by position: each of these the
        caller holds by ``arguments`` and by one more reference, and needs no more.
        """
        values = [*arguments, *self._made_later]
        if donated:
            self._alias_outputs(values, set(donated))
        for statement in self._statements:
            statement(values)
        return values[self._outputs]

    def prepare(self, arguments: Sequence[Any], donated: Sequence[int] = ()) -> NativeLaunch | None:
        """A launch of the program; None if that is no launchable one, or an argument has gaps.

        Everything is ready then, and the launch will not fail.
        """
        launchable = self._launchable
        if launchable is None:
            return None
        values = [*arguments, *self._made_later]
        if donated:
            self._alias_outputs(values, set(donated))
        launch = NativeLaunch(self, launchable, values, self._outputs)
        for statement in launchable.before:
            statement(values)
        return launch if launchable.look_up(launchable.call, values) == 0 else None

    def _alias_outputs(self, values: list[Any], donated: set[int]) -> None:
        """Gives outputs the memory of arguments, where that is what nobody else looks into."""
        for output, places in self._aliases.items():
            for place in places:
                if (
                    place in donated
                    and holders(values, place) == 2  # those of the caller
                    and self._is_only_view(values[place])
                ):
                    values[output] = values[place]
                    donated.remove(place)
                    break


class Control:
    """The block by which the native loops of a bound program find out whether to go on."""

    __slots__ = ("_block", "_is_connected", "_unwatched", "_words")

    def __init__(self, block: np.ndarray) -> None:
        self._block = block
        self._words: Any = None
        self._unwatched = block[ControlWord.UNWATCHED :].ctypes.data
        """The address of the words of runs that nobody watches."""
        self._is_connected = False
        """Whether these are the ones that loops find."""
        block[ControlWord.UNWATCHED + Word.LIMIT] = NO_LIMIT

    def begin(self) -> None:
        """Connects them with the run that is under way in this thread, before they begin."""
        words = self._words = current_words()
        if words is not None:
            self._block[ControlWord.WORDS] = words.ctypes.data
            self._is_connected = False
        elif not self._is_connected:  # asking for an address takes as long as a small loop
            self._block[ControlWord.WORDS] = self._unwatched
            self._is_connected = True

    def check(self) -> None:
        """Raises what they have told of.

        That is ``IndexError`` for an index that is out of range, and ``LinAlgError`` for a matrix
        that is refused.
        """
        fault = self._block[ControlWord.FAULT :]
        if fault[0]:
            name, index, axis, length = fault[1:].tolist()
            self._block[ControlWord.UNWATCHED + Word.LIMIT] = NO_LIMIT
            fault[0], self._words = 0, None
            if name >= len(INDEXED_BY):
                raise np.linalg.LinAlgError(REFUSED[name - len(INDEXED_BY)])
            raise IndexError(out_of_bounds(INDEXED_BY[name], index, axis, length))

    def end(self) -> None:
        """Raises `LoopStoppedError` if they may not have come to their end."""
        words, self._words = self._words, None
        if words is not None and words[Word.DONE] >= words[Word.LIMIT]:
            raise LoopStoppedError


class BoundRegions:
    """The regions of an operation, bound: see `lazyasync.ir.rules.RegionRun`."""

    __slots__ = ("programs", "regions")

    def __init__(
        self,
        kernel: RegionsKernel,
        pool: BufferPool,
        helpers: HelperThreads | None,
        threads: int,
        crew: CallCrew,
    ) -> None:
        self.programs = [
            BoundProgram(contents, aligned_bytes(arena_bytes), pool, helpers, threads, crew)
            for contents, arena_bytes in kernel.regions
        ]
        self.regions: list[RegionFunction] = [
            partial(_run_region, program) for program in self.programs
        ]

    def iteration(self) -> Callable[[], None]:
        """See `lazyasync.ir.rules.RegionRun`."""
        begin = iteration()

        def begin_and_pause() -> None:
            begin()
            pause()

        return begin_and_pause

    def read(self, array: np.ndarray) -> np.ndarray:
        """See `lazyasync.ir.rules.RegionRun`."""
        return array


def _run_region(
    program: BoundProgram, given: Sequence[Any], into: Sequence[Any | None] | None = None
) -> list[np.ndarray]:
    return program(given)


class NativeLaunch:
    """One run of a bound program, for a native thread. ``call`` is the address of what to do.

    ``completed``, if there is such a thing, is called first when it is finished.
    """

    __slots__ = ("_after", "_bound", "_outputs", "_values", "call", "completed")

    def __init__(
        self, bound: BoundProgram, launchable: _Launchable, values: list[Any], outputs: slice
    ) -> None:
        self.call = launchable.call
        self._after = launchable.after
        self._bound = bound  # whose memory the thread looks at
        self._values = values
        self._outputs = outputs
        self.completed: Callable[[], object] | None = None

    def finish(self) -> list[np.ndarray]:
        """The outputs, once the launch has completed: see `BoundProgram`. Nothing is kept."""
        if self.completed is not None:
            self.completed()
        values, self._values = self._values, []
        for statement in self._after:
            statement(values)
        return values[self._outputs]


def repair(run: Callable[[int, list[Any]], int], call: int, r: list[Any]) -> None:
    """Runs a native call that has done nothing, with what is not contiguous copied.

    ``run`` is that of the engine, or what stands for it.
    """
    while code := run(call, r):
        r[code - 1] = r[code - 1].copy("C")


def _own_array(found: OwnArray) -> np.ndarray:
    pause()
    array = np.full(found.type.shape, found.number, found.type.dtype)
    if found.kernel is not None:
        found.kernel(array)
    return array
