"""A fixed place for every allocation of a program that runs again and again with the same shapes.

One run is recorded: what is allocated in which order, and when it is dropped. Then what lives only
during a run has an offset in one arena, as intermediates of the CPU's programs have, and outputs
are told apart. Runs on the plan get the same memory in the same order, so that their kernels can be
captured once, with the addresses that they will have again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from trio.lowlevel import enable_ki_protection

from lazyasync.backends.cuda.steps import ALLOCATION_UNIT
from lazyasync.compiler.memory_plan import PlanStep, plan_buffers


class UnplannableError(RuntimeError):
    """A program's allocations are not such that they could have fixed places."""


@dataclass(frozen=True, slots=True)
class BufferPlan:
    """The allocations of a run, in order.

    ``sizes`` are their bytes; ``offsets`` place those in the arena that are not outputs, and
    ``outputs`` says which allocation each output is, None for one without elements, or in an
    argument's memory.
    """

    sizes: tuple[int, ...]
    offsets: dict[int, int]
    arena_bytes: int
    outputs: tuple[int | None, ...]


class Lease:
    """Calls ``end`` when the last array that looks into a piece of memory is gone (any thread).

    It holds that memory.
    """

    __slots__ = ("_end", "_memory")

    def __init__(self, memory: Any, end: Callable[[], None]) -> None:
        self._memory = memory
        self._end = end

    @enable_ki_protection  # an interrupt that is raised here is lost
    def __del__(self) -> None:
        self._end()


def unowned(cuda: Any, memory: Any, nbytes: int, owner: Any = None) -> Any:
    """A pointer to memory of CuPy's by an object of its own, which holds ``owner``, or the memory.

    All that looks into the memory by way of it holds that object.
    """
    # With the device's number CuPy need not ask CUDA for it.
    made = cuda.UnownedMemory(memory.ptr, nbytes, owner or memory, memory.device_id)
    return cuda.MemoryPointer(made, 0)


def leased(cuda: Any, memory: Any, nbytes: int, end: Callable[[], None]) -> Any:
    """A pointer to memory of CuPy's, which calls ``end`` once nothing made of it is left."""
    return unowned(cuda, memory, nbytes, Lease(memory, end))


class AllocationRecorder:
    """An allocator that notes what one run allocates, and when it lets go of it."""

    def __init__(self, cuda: Any, allocate: Callable[[int], Any]) -> None:
        self._cuda = cuda
        self._allocate = allocate
        self._sizes: list[int] = []
        self._events: list[tuple[int, bool]] = []
        """The allocations that begin (True) and end, in order."""
        self._at: dict[int, int] = {}
        """The latest allocation at each address."""

    def malloc(self, nbytes: int) -> Any:
        """Memory, as CuPy's allocators give it."""
        memory = self._allocate(nbytes)
        if not nbytes:
            return memory
        number = len(self._sizes)
        self._sizes.append(nbytes)
        self._events.append((number, True))
        self._at[memory.ptr] = number
        return leased(self._cuda, memory, nbytes, lambda: self._events.append((number, False)))

    def plan(self, outputs: Sequence[Any | None]) -> BufferPlan:
        """The plan of the run that has just been issued, and gave these arrays.

        None is what has memory of somebody else's.
        Raises `UnplannableError` if it keeps memory besides these.
        """
        events = tuple(self._events)
        ended = {number for number, begins in events if not begins}
        numbers: list[int | None] = []
        for array in outputs:
            if array is None or not array.nbytes:
                numbers.append(None)
                continue
            number = self._at.get(array.data.ptr)
            if number is None or number in ended or number in numbers:
                raise UnplannableError("an output has no memory of its own")
            numbers.append(number)
        kept = set(range(len(self._sizes))) - ended - set(numbers)
        if kept:
            raise UnplannableError(f"{len(kept)} allocations outlive the run")
        sizes = {
            number: -(-nbytes // ALLOCATION_UNIT) * ALLOCATION_UNIT
            for number, nbytes in enumerate(self._sizes)
            if number not in numbers
        }
        steps = [PlanStep((), (n,)) if begins else PlanStep((n,), ()) for n, begins in events]
        placed = plan_buffers(sizes, steps)
        return BufferPlan(tuple(self._sizes), placed.offsets, placed.arena_bytes, tuple(numbers))


class PlannedAllocator:
    """An allocator that gives the memory of a plan, in its order.

    ``outputs`` are the pointers for those allocations that are outputs.
    """

    def __init__(self, plan: BufferPlan, arena: Any, outputs: Sequence[Any]) -> None:
        self._plan = plan
        self._arena = arena
        self._outputs = {
            number: memory
            for number, memory in zip(plan.outputs, outputs, strict=True)
            if number is not None
        }
        self._next = 0

    def malloc(self, nbytes: int) -> Any:
        """The memory of the next allocation. Raises `UnplannableError` if it is not the planned."""
        if not nbytes:
            return self._arena
        number = self._next
        if number >= len(self._plan.sizes) or self._plan.sizes[number] != nbytes:
            raise UnplannableError(f"allocation {number} is not the one that was recorded")
        self._next += 1
        # A pointer that is given away here is held by the array alone: its lease ends with that.
        output = self._outputs.pop(number, None)
        return self._arena + self._plan.offsets[number] if output is None else output
