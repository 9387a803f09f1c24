"""CUDA graphs: a step that repeats with the same shapes is captured once, then replayed.

A replay is one call, whatever the number of kernels. But captured kernels have the addresses they
were captured with, and changing them costs a call for each kernel (and cannot be done at all to
those of cuBLASLt). So addresses are made to come back instead:

| what | where it lives |
|---|---|
| intermediates | in an arena of the program's, by a plan |
| outputs that are written over arguments nobody needs any more | where these are |
| others that come back as arguments, as parameters may | in sets of buffers, taken in turns |
| other outputs | in memory of the program's, and copied to new buffers behind the replay |
| numbers and random states | in a table, filled by one small copy before the replay |
| arguments whose address comes back | where they are: they are not copied |
| other arguments, as batches | copied to a place of their own before the replay |

There is a graph for each combination of addresses, captured when that comes for the second time.
A training loop has as many as there are sets. A set is used again only when nobody holds any
array, or view of one, that looks into it.

All that is used on one stream, in its order, and by whoever has the lane: its worker thread, or
the trio thread, which issues only what is a replay or a few launches ("at once").
"""

from __future__ import annotations

import gc
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import numpy as np

from lazyasync.backends.cuda.bindings import Binding, Bindings, getter
from lazyasync.backends.cuda.buffer_plan import (
    AllocationRecorder,
    BufferPlan,
    PlannedAllocator,
    unowned,
)
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT
from lazyasync.backends.cuda.numbers import HostNumbers
from lazyasync.backends.cuda.program import CudaProgram, PieceObserver
from lazyasync.backends.cuda.steps import KernelDevice
from lazyasync.backends.protocol import NotAtOnceError
from lazyasync.holders import all_holders
from lazyasync.ir.iterations import Loops, LoopStoppedError, count_iterations, iterations_done

MIN_LAUNCHES = 4
"""Kernels below which a step is not worth a graph."""
MOST_LOOPED = 8192
"""Kernels up to which a program with loops is captured: a replay is not stopped on its way."""
LONGEST_LOOPED = 0.02
"""Seconds that it takes at most, as far as can be said before."""
MAX_SETS = 6
"""Sets of output buffers, made when they are needed. A loop with two steps under way needs four: a
step reads one and writes one, the step before it still holds what it reads, and of one more nobody
has heard yet that it is done. Without a plan the pool would have as many buffers in use."""
MAX_GRAPHS = 16
"""Graphs of one program; of more, the one that was replayed longest ago is dropped."""
MAX_PROGRAMS = 16
"""Programs that have an arena and graphs."""
RUNS_STILL = 4
"""Runs in a row for which an argument that has once moved must not move, not to be copied."""
MAX_REPLACED = 2 * MAX_SETS
"""Sets that are given up in a row because somebody holds them, until a program goes without."""
MAX_RESTARTS = 2
"""How often a program begins anew after its memory was asked back."""

Key = tuple[int, int]
"""The numbers of the binding, which stands for the addresses of the arguments, and of the set."""


class GraphDevice(KernelDevice, Protocol):
    """What graphs need of the device."""

    cupy: Any
    stream: Any

    def allocate(self, nbytes: int) -> Any:
        """Memory of the pool's, as CuPy's allocators give it."""

    def keep(self, thing: object) -> None:
        """Holds something until what is being issued is complete."""

    def starts_here(self) -> None:
        """Takes the time of what is being issued from here on."""


class _RestingCollector:
    """While anybody is in it, in whichever thread, the collector does not run by itself."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._inside = 0
        self._enabled = False

    def __enter__(self) -> None:
        with self._lock:
            if not self._inside:
                self._enabled = gc.isenabled()
                gc.disable()
            self._inside += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside and self._enabled:
                gc.enable()


_resting_collector = _RestingCollector()


class _Set:
    """Arrays for the outputs that come back as arguments; None for the others.

    They are given away themselves, again and again: making new ones, and something that tells when
    the last of them is gone, would take the host longer than the launch.
    """

    __slots__ = ("_alone", "_holdings", "arrays", "number")

    def __init__(self, number: int, arrays: list[Any]) -> None:
        self.number = number
        self.arrays = arrays
        pointers = [array.data for array in arrays if array is not None]
        memories = [pointer.mem for pointer in pointers]
        self._holdings = [*[array for array in arrays if array is not None], *pointers, *memories]
        """All by which somebody may look into the memory: views have a pointer of their own."""
        del pointers, memories
        self._alone = self._holders()

    def _holders(self) -> int:
        return all_holders(self._holdings)

    @property
    def is_free(self) -> bool:
        """Whether nobody looks into the set's memory (any thread).

        Nobody but the worker's thread can come to hold what nobody holds. None is held by fewer
        than at first, so that all of them together tell.
        """
        return self._holders() == self._alone

    @property
    def nbytes(self) -> int:
        """The bytes of its arrays."""
        return sum([array.nbytes for array in self.arrays if array is not None])


@dataclass(slots=True)
class _Planned:
    """A program with fixed places for everything."""

    plan: BufferPlan
    carried: list[bool]
    """Which outputs come back as arguments."""
    arena: Any
    table: Any
    numbers: dict[int, Any]
    kept_outputs: list[Any]
    """Where in the arena the other outputs are, as arrays."""
    bindings: Bindings
    beside: list[int]
    """The outputs that neither come back nor are written over arguments."""
    gather: Callable[[Sequence[Any]], Sequence[Any]]
    """The outputs, of the arguments of a run and the arrays of a set; None for those ``beside``."""
    filled: bytes | None = None
    """What is in the table."""
    places: dict[int, Any] = field(default_factory=dict)
    """Where copied arguments go, by position."""
    addresses: dict[int, int] = field(default_factory=dict)
    """The addresses of arguments from elsewhere in the latest run, by position."""
    still: dict[int, int] = field(default_factory=dict)
    """How many runs ago an argument last came from elsewhere, by its position, if it ever did."""
    sets: list[_Set] = field(default_factory=list)
    own: dict[int, int] = field(default_factory=dict)
    """The addresses of the arrays in the sets, by the ids of these."""
    made: int = 0
    replaced: int = 0
    iterations: int = 0
    """Those of all its loops in a run, if somebody counts them."""
    seen: OrderedDict[Key, Any] = field(default_factory=OrderedDict)
    """The graphs; None for what has come once."""


class StepGraphs:
    """The graphs of a device. ``count(name)`` counts what is done."""

    def __init__(self, device: GraphDevice, count: Callable[[str], None]) -> None:
        self._device = device
        self._count = count
        self._steps: OrderedDict[tuple[CudaProgram, Sequence[int]], StepGraph] = OrderedDict()
        """Those of a program are apart by the arguments that it writes over."""
        self.known: set[CudaProgram] = set()
        """The programs that have been captured, or are a few launches that have been made."""

    def run(
        self,
        program: CudaProgram,
        arguments: Sequence[Any],
        observer: PieceObserver | None = None,
        overwritten: Sequence[int] = (),
        at_once: bool = False,
    ) -> list[Any]:
        """Issues a program, as a replay if it can be, and gives its outputs.

        ``observer`` is told of its pieces; of those of a replay as of one. ``overwritten`` are the
        arguments, by position, that become outputs. ``at_once``: raises `NotAtOnceError` if this
        would be neither a replay nor a few launches.
        """
        key = program, overwritten
        step = self._steps.get(key)
        if step is None:
            if at_once:
                raise NotAtOnceError
            step = StepGraph(self._device, program, self._count, overwritten)
            self._steps[key] = step
            if len(self._steps) > MAX_PROGRAMS:
                (forgotten, _), oldest = self._steps.popitem(last=False)
                oldest.drop()
                self.known.discard(forgotten)
        self._steps.move_to_end(key)
        outputs = step.run(arguments, observer, at_once)
        if program not in self.known and step.is_known:
            self.known.add(program)
        return outputs

    def trim(self) -> None:
        """Gives back all memory that nobody looks into."""
        for step in self._steps.values():
            step.restart()

    @property
    def idle_bytes(self) -> int:
        """The bytes that are held and that nobody looks into."""
        return sum(step.idle_bytes for step in tuple(self._steps.values()))

    def reasons(self) -> list[str]:
        """Why programs are not captured, of those that are not."""
        return [step.reason for step in tuple(self._steps.values()) if step.reason is not None]

    def close(self) -> list[Any]:
        """Forgets everything; gives the graphs, which a lost device could not destroy."""
        graphs = [graph for step in self._steps.values() for graph in step.graphs()]
        self._steps.clear()
        self.known.clear()
        return graphs


class StepGraph:
    """A program on one device: recorded, then on a plan, then captured and replayed."""

    def __init__(
        self,
        device: GraphDevice,
        program: CudaProgram,
        count: Callable[[str], None],
        overwritten: Sequence[int] = (),
    ) -> None:
        self._overwritten = frozenset(overwritten)
        """The arguments, by position, that become outputs."""
        over = [program.overwritable.get(value) for value in program.output_values]
        self._over = [place if place in self._overwritten else None for place in over]
        """For each output the argument that it is written over, by position, if it is."""
        self._device = device
        self._cupy = device.cupy
        self._program = program
        self._count = count
        self.reason: str | None = None
        """Why the program is not captured; None as long as it may be."""
        self._ran = False
        """Whether it is a few launches, which have been made."""
        self._restarts = 0
        self._earlier: list[int] | None = None
        """Where the outputs of the first run were."""
        self._planned: _Planned | None = None
        self._numbers = HostNumbers(program.numbers)
        self._array_places = [
            place
            for place, _ in enumerate(program.graph.arguments)
            if place not in program.numbers.positions
        ]
        """The positions of the arguments that are arrays."""
        if program.launches < MIN_LAUNCHES:
            self.reason = f"{program.launches} kernels are not worth a graph"
        if program.loops is Loops.UNBOUNDED:
            self.reason = "it has loops whose end the host decides about"
        elif program.loops is Loops.BOUNDED and (
            program.launches > MOST_LOOPED or program.estimated_seconds > LONGEST_LOOPED
        ):
            self.reason = "its loops are too long to be done without a look at whether to stop"

    def run(
        self,
        arguments: Sequence[Any],
        observer: PieceObserver | None = None,
        at_once: bool = False,
    ) -> list[Any]:
        """Issues the program and gives its outputs, which are still to be filled.

        Raises what `StepGraphs.run` raises.
        """
        program = self._program
        if self.reason is not None:
            if at_once and not self._ran:
                raise NotAtOnceError
            outputs = self._run_program(arguments, None, observer)
            self._ran = program.launches < MIN_LAUNCHES and program.is_own  # and kernels are loaded
            return outputs
        if at_once and self._planned is None:
            raise NotAtOnceError
        if self._earlier is None:
            # The first run loads kernels and makes constants, which stay.
            outputs = self._run_program(arguments, None, observer)
            if self._program.fallback is not None:
                self._stop(f"it runs operation by operation: {self._program.fallback}")
                return outputs
            self._earlier = [array.data.ptr for array in outputs]
            return outputs
        try:
            if self._planned is None:
                return self._record(arguments, observer)
            return self._run_planned(self._planned, arguments, observer, at_once)
        except MemoryError:
            self.restart()
        except (LoopStoppedError, NotAtOnceError):
            raise
        except Exception as error:
            # Nothing that has been issued matters: its results are dropped.
            self._stop(f"{type(error).__name__}: {error}")
        return self._run_program(arguments, None, observer)

    def _run_program(
        self,
        arguments: Sequence[Any],
        numbers: dict[int, Any] | None,
        observer: PieceObserver | None,
    ) -> list[Any]:
        """Issues it piece by piece."""
        device, over = self._device, self._overwritten
        return self._program.run(arguments, device, numbers, observer, over)

    @property
    def is_known(self) -> bool:
        """Whether a further run may be a replay, or is a few launches that have been made."""
        return self._ran or any(self.graphs())

    def restart(self) -> None:
        """Gives the memory back, and begins anew, if that has not happened too often."""
        if self._planned is not None:
            self.drop()
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Counts that a plan has come to nothing for lack of memory, and gives up in the end."""
        self._restarts += 1
        if self._restarts > MAX_RESTARTS:
            self.reason = "its memory was needed elsewhere"

    def drop(self) -> None:
        """Forgets what has been planned. What is still being replayed lives until it is done."""
        for graph in self.graphs():
            self._device.keep(graph)
        self._planned = self._earlier = None

    def graphs(self) -> list[Any]:
        """The graphs that have been captured."""
        seen = () if self._planned is None else tuple(self._planned.seen.values())
        return [graph for graph in seen if graph is not None]

    @property
    def idle_bytes(self) -> int:
        """The bytes that are held and that nobody looks into (any thread)."""
        planned = self._planned
        if planned is None:
            return 0
        places = sum(place.nbytes for place in tuple(planned.places.values()))
        unused = sum(one.nbytes for one in tuple(planned.sets) if one.is_free)
        return int(planned.plan.arena_bytes + places + unused)

    def _stop(self, reason: str) -> None:
        self.drop()
        self.reason = reason
        self._count("CudaGraphFallback")

    # ---- planning --------------------------------------------------------------------------

    def _record(self, arguments: Sequence[Any], observer: PieceObserver | None) -> list[Any]:
        """The second run, which shows what is allocated, and which outputs have come back."""
        recorder = AllocationRecorder(self._cupy.cuda, self._device.allocate)
        with self._cupy.cuda.using_allocator(recorder.malloc):
            numbers = self._numbers_once(arguments)
            outputs = self._run_program(arguments, numbers, observer)
        try:
            self._planned = self._plan(recorder, outputs, arguments)
        except MemoryError:
            self._begin_anew()
        except Exception as error:
            self._stop(f"{type(error).__name__}: {error}")
        # Whatever becomes of the plan, this run is done: arguments may have been written over.
        return outputs

    def _plan(
        self, recorder: AllocationRecorder, outputs: Sequence[Any], arguments: Sequence[Any]
    ) -> _Planned:
        new = [
            output if over is None else None
            for output, over in zip(outputs, self._over, strict=True)
        ]
        plan = recorder.plan(new)
        given = {arguments[place].data.ptr for place in self._array_places}
        assert self._earlier is not None
        earlier = zip(self._earlier, self._over, strict=True)
        carried = [address in given and over is None for address, over in earlier]
        return self._make(plan, carried)

    def _numbers_once(self, arguments: Sequence[Any]) -> dict[int, Any]:
        """The table for the recorded run, which is not to be among its allocations."""
        numbers = self._program.numbers
        table = self._array(self._device.allocate(max(1, numbers.nbytes)), (numbers.nbytes,))
        if numbers.nbytes:
            self._device.store(self._numbers.filled(arguments), table)
        return numbers.views(table)

    def _fill(self, planned: _Planned, arguments: Sequence[Any]) -> None:
        """Copies the numbers to the table, unless they are there from before."""
        if not planned.table.nbytes:
            return
        numbers = self._numbers.filled(arguments)
        filled = numbers.tobytes()
        if filled != planned.filled:
            planned.filled = None
            self._device.store(numbers, planned.table)
            planned.filled = filled

    def _make(self, plan: BufferPlan, carried: list[bool]) -> _Planned:
        arena = self._device.allocate(max(1, plan.arena_bytes))
        numbers = self._program.numbers
        table = self._array(self._device.allocate(max(1, numbers.nbytes)), (numbers.nbytes,))
        kept: list[Any] = []
        for place, number in enumerate(plan.outputs):
            if carried[place] or number is None:
                kept.append(None)
            else:
                type = self._program.output_types[place]
                memory = self._device.allocate(plan.sizes[number])
                kept.append(self._array(memory, type.shape, type.dtype))
        beside = [
            place
            for place, (over, number) in enumerate(zip(self._over, plan.outputs, strict=True))
            if over is None and not (carried[place] and number is not None)
        ]
        behind = len(self._program.graph.arguments)  # which the arrays of a set are put
        gather = getter(
            [behind + place if at is None else at for place, at in enumerate(self._over)]
        )
        bindings = Bindings(self._array_places)
        views = numbers.views(table)
        return _Planned(plan, carried, arena, table, views, kept, bindings, beside, gather)

    def _array(self, memory: Any, shape: Any, dtype: Any = np.uint8) -> Any:
        return self._cupy.ndarray(shape, dtype, memory)

    # ---- running on the plan ---------------------------------------------------------------

    def _run_planned(
        self,
        planned: _Planned,
        arguments: Sequence[Any],
        observer: PieceObserver | None,
        at_once: bool,
    ) -> list[Any]:
        binding = planned.bindings.known(arguments)
        stays: dict[int, bool] = {}
        if binding is not None:  # what has moved time and again may come to rest
            stays = {at: self._stays(planned, at, arguments[at]) for at in binding.copied}
        if binding is None or any(stays.values()):
            binding = self._bind(planned, arguments, stays)
        bound = list(arguments)
        for place in binding.copied:
            bound[place] = self._copied(planned, place, bound[place])
        self._fill(planned, arguments)
        chosen = self._choose_set(planned)
        key = binding.number, chosen.number
        if at_once and planned.seen.get(key) is None:
            # The thread that runs it instead takes this set, and not the next one, which it may
            # know, or the caller would find what is new here each time. What has been copied is
            # copied again.
            planned.sets.insert(0, planned.sets.pop())
            raise NotAtOnceError
        return self._issue(planned, bound, chosen, key, observer)

    def _bind(self, planned: _Planned, arguments: Sequence[Any], stays: dict[int, bool]) -> Binding:
        """The binding of arguments of which some have not been seen where they are.

        ``stays`` are those of which is known whether they stay where they are.
        """
        own = planned.own
        addresses: list[int | None] = []
        for place in self._array_places:
            array = arguments[place]
            address = own.get(id(array))
            if place in self._overwritten:
                address = array.data.ptr
            elif address is None:
                if place not in stays:
                    stays[place] = self._stays(planned, place, array)
                address = array.data.ptr if stays[place] else None
            addresses.append(address)
        binding = planned.bindings.of(tuple(addresses))
        binding.remember(arguments, own.keys())
        return binding

    def _stays(self, planned: _Planned, place: int, array: Any) -> bool:
        """Whether an argument is at the address that it has time and again, and in order there."""
        address, still = array.data.ptr, planned.still
        before = planned.addresses.get(place, address)
        planned.addresses[place] = address
        if address in planned.own.values() or not array.nbytes:
            stays = True
        elif address != before:
            stays, still[place] = False, 0
        else:
            stays = still.get(place, RUNS_STILL) >= RUNS_STILL
            if not stays:
                still[place] += 1
        return stays and address % ALIGNMENT == 0 and array.flags.c_contiguous

    def _copied(self, planned: _Planned, place: int, array: Any) -> Any:
        target = planned.places.get(place)
        if target is None:
            memory = self._device.allocate(array.nbytes)
            target = planned.places[place] = self._array(memory, array.shape, array.dtype)
        if array.flags.c_contiguous:
            self._copy(array, target)
        else:
            self._cupy.copyto(target, array)
        return target

    def _choose_set(self, planned: _Planned) -> _Set:
        """A set that nobody looks into: the one that has been free for longest, or a new one."""
        for place, one in enumerate(planned.sets):
            if one.is_free:
                planned.sets.append(planned.sets.pop(place))
                return one
        if len(planned.sets) >= MAX_SETS:
            # Somebody keeps what is in there. It is theirs; its graphs are of no use any more.
            planned.replaced += 1
            if planned.replaced > MAX_REPLACED:
                raise RuntimeError("its outputs are kept for longer than a few steps")
            old = planned.sets.pop(0)
            for array in old.arrays:
                planned.own.pop(id(array), None)
            planned.bindings.forget()
            for key in [key for key in planned.seen if key[-1] == old.number]:
                self._device.keep(planned.seen.pop(key))
        planned.made += 1
        outputs = range(len(planned.plan.outputs))
        made = _Set(planned.made, [self._carried(planned, place) for place in outputs])
        for array in made.arrays:
            if array is not None:
                planned.own[id(array)] = array.data.ptr
        planned.sets.append(made)
        return made

    def _carried(self, planned: _Planned, place: int) -> Any:
        """A new array for an output that comes back as an argument; None for another one."""
        number = planned.plan.outputs[place]
        if number is None or not planned.carried[place]:
            return None
        nbytes, type = planned.plan.sizes[number], self._program.output_types[place]
        memory = unowned(self._cupy.cuda, self._device.allocate(nbytes), nbytes)
        return self._array(memory, type.shape, type.dtype)

    def _issue(
        self,
        planned: _Planned,
        bound: Sequence[Any],
        chosen: _Set,
        key: Key,
        observer: PieceObserver | None,
    ) -> list[Any]:
        new = self._new_outputs(planned)
        graph = planned.seen.get(key)
        if graph is not None:
            planned.seen.move_to_end(key)
            planned.replaced = 0
            count_iterations(planned.iterations)
            self._launch(graph, observer)
            self._count("CudaGraphReplay")
        elif key in planned.seen:
            graph = self._capture(partial(self._plainly, planned, bound, chosen, None))
            planned.seen[key] = graph
            self._launch(graph, observer)
            self._count("CudaGraphCapture")
        else:
            self._plainly(planned, bound, chosen, observer)
            planned.seen[key] = None
            if len(planned.seen) > MAX_GRAPHS:
                self._device.keep(planned.seen.popitem(last=False)[1])
        outputs = list(planned.gather([*bound, *chosen.arrays]))
        for place, array in new.items():
            kept = planned.kept_outputs[place]
            if kept is not None:
                self._copy(kept, array)
            outputs[place] = array
        return outputs

    def _new_outputs(self, planned: _Planned) -> dict[int, Any]:
        """New arrays for the outputs that neither come back nor are written over arguments.

        They are there before anything is written over.
        """
        types, empty = self._program.output_types, self._cupy.empty
        return {place: empty(types[place].shape, types[place].dtype) for place in planned.beside}

    def _copy(self, source: Any, target: Any) -> None:
        """Issues a copy between arrays in order, for which CuPy's own takes the host longer."""
        runtime = self._cupy.cuda.runtime
        kind, stream = runtime.memcpyDeviceToDevice, self._device.stream.ptr
        if source.nbytes:
            runtime.memcpyAsync(target.data.ptr, source.data.ptr, source.nbytes, kind, stream)

    def _launch(self, graph: Any, observer: PieceObserver | None) -> None:
        if observer is not None:
            observer.begins()
        self._device.starts_here()
        graph.launch(self._device.stream)
        if observer is not None:
            observer.issued(self._program.whole())

    def _pointers(self, planned: _Planned, chosen: _Set) -> list[Any]:
        """The pointers to the outputs of a run that has not been captured."""
        places = [
            kept if array is None else array
            for array, kept in zip(chosen.arrays, planned.kept_outputs, strict=True)
        ]
        return [None if place is None else place.data for place in places]

    def _plainly(
        self,
        planned: _Planned,
        bound: Sequence[Any],
        chosen: _Set,
        observer: PieceObserver | None,
    ) -> None:
        """The kernels one by one, on the memory of the plan."""
        allocator = PlannedAllocator(planned.plan, planned.arena, self._pointers(planned, chosen))
        before = iterations_done()
        with self._cupy.cuda.using_allocator(allocator.malloc):
            self._run_program(bound, planned.numbers, observer)
        planned.iterations = iterations_done() - before

    def _capture(self, issue: Callable[[], object]) -> Any:
        """The graph of what ``issue`` issues, which is not done yet.

        The collector rests: it may drop what cannot be dropped during a capture.
        """
        stream = self._device.stream
        with _resting_collector:
            # Only this thread is forbidden what would spoil a capture, as allocating.
            stream.begin_capture(self._cupy.cuda.runtime.streamCaptureModeThreadLocal)
            try:
                issue()
            except BaseException:
                self._abandon_capture()
                raise
            return stream.end_capture()

    def _abandon_capture(self) -> None:
        """Takes the stream back to issuing; what had been captured is dropped."""
        try:
            self._device.keep(self._device.stream.end_capture())
        except Exception:  # that it is spoilt is no news
            return
