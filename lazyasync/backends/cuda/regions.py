"""Loops and branches on CUDA: the host goes from iteration to iteration, each a program's kernels.

What a region does is fused as a program is. Nothing waits between iterations, unless their number
depends on what they compute; so a loop of few kernels is captured and replayed with the step that
it is part of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from lazyasync.backends.cuda.kernels.writer import ALIGNMENT
from lazyasync.backends.cuda.steps import (
    BYTES_PER_SECOND,
    FLOPS_PER_SECOND,
    Operands,
    OwnStep,
    Run,
    Step,
    allocated_bytes,
)
from lazyasync.compiler.instructions import Instruction
from lazyasync.compiler.memory_plan import region_bytes
from lazyasync.ir.iterations import iteration
from lazyasync.ir.node import Node
from lazyasync.ir.rules import REPETITIONS, Driver
from lazyasync.ir.types import TensorType
from lazyasync.ir.work import node_flops

GUESSED_ITERATIONS = 16
"""Of a loop whose condition says when it ends, for a first estimate of how long it takes."""


class RegionProgram(Operands, Protocol):
    """What a region has become: see `lazyasync.backends.cuda.lowering.LoweredProgram`."""

    @property
    def arguments(self) -> Sequence[int]:
        """The values that it is given."""

    @property
    def written(self) -> Sequence[int | None]:
        """The values that its roots are, None for those that are copies of others."""

    @property
    def made(self) -> Mapping[int, Instruction]:
        """What depends on nothing."""

    @property
    def cubins(self) -> Mapping[str, bytes]:
        """By the name of a kernel, the module that has it."""

    @property
    def steps(self) -> Sequence[Step]:
        """What is issued."""

    def outputs(self, run: Run, into: Sequence[Any | None] | None = None) -> list[Any]:
        """Arrays for its roots."""


@dataclass(frozen=True, slots=True)
class RegionStep(OwnStep):
    """An operation with regions, each of them a program."""

    xp: Any
    node: Node
    driver: Driver
    regions: tuple[RegionProgram, ...]
    given: tuple[int, ...]
    """The values that are the operation's operands."""
    results: tuple[int]
    operands: tuple[int, ...]
    releases: tuple[int, ...]

    @property
    def iterations(self) -> int:
        """How often its regions run, about."""
        known = REPETITIONS[self.node.operation](self.node.attributes)
        return GUESSED_ITERATIONS if known is None else known

    @property
    def launches(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`; with what copies items of sequences."""
        each = sum([step.launches for region in self.regions for step in region.steps])
        return self.iterations * (each + len(self.node.outputs))

    @property
    def note(self) -> str:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return ", iteration by iteration"

    def result_bytes(self, value: int, types: Sequence[TensorType]) -> int:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return sum([allocated_bytes(type.nbytes) for type in self.node.outputs])

    def workspace_bytes(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return allocated_bytes(region_bytes(self.node.attributes))

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `lazyasync.backends.cuda.steps.Step`."""
        moved = sum([types[value].nbytes for value in self.operands])
        moved += sum([type.nbytes for type in self.node.outputs])
        flops = node_flops(self.node, [types[value] for value in self.given])
        return max(moved / BYTES_PER_SECOND, flops / FLOPS_PER_SECOND)

    def issue(self, run: Run) -> None:
        """Issues all iterations."""
        driven = _Driven(self.xp, run, self.regions)
        operands = [_in_memory(run, run.operand(value)) for value in self.given]
        run.values[self.results[0]] = tuple(self.driver(self.xp, driven, *operands))


def _in_memory(run: Run, operand: Any) -> Any:
    """An operand as regions take it: the numbers of a random state as an array."""
    if type(operand) is not tuple:
        return operand
    state = run.empty((len(operand),), np.uint64)
    for place, number in enumerate(operand):
        state[place] = number
    return state


class _Driven:
    """See `lazyasync.ir.rules.RegionRun`: the regions of one run."""

    def __init__(self, xp: Any, run: Run, regions: Sequence[RegionProgram]) -> None:
        self._xp = xp
        self.regions = [_Region(xp, run, region) for region in regions]

    def iteration(self) -> Callable[[], None]:
        """See `lazyasync.ir.rules.RegionRun`."""
        return iteration()

    def read(self, array: Any) -> Any:
        """See `lazyasync.ir.rules.RegionRun`: it waits for the device."""
        return self._xp.asnumpy(array)


class _Region:
    """A region as a function of arrays, which issues what it does."""

    def __init__(self, xp: Any, run: Run, lowered: RegionProgram) -> None:
        self._device = run.device
        self._empty = run.empty
        self._lowered = lowered
        self._kernels = run.device.kernels(lowered.cubins)
        self._fixed: dict[int, Any] = dict(lowered.constants)
        if lowered.made:
            self._fixed.update(run.device.made(lowered, lowered.made))

    def __call__(self, given: Sequence[Any], into: Sequence[Any | None] | None = None) -> list[Any]:
        lowered = self._lowered
        values = dict(self._fixed)
        values.update(zip(lowered.arguments, given, strict=True))
        run = Run(lowered, values, self._device, self._kernels, self._empty)
        if into is not None:
            for root, target in zip(lowered.written, into, strict=True):
                if root is not None and target is not None and not target.data.ptr % ALIGNMENT:
                    run.targets[root] = target
        for step in lowered.steps:
            step.issue(run)
            for released in step.releases:
                del values[released]
        return lowered.outputs(run, into)
