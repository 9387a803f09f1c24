"""The step of a call, traced and cut: who computes what, and the programs, compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from lazyasync.device import Device
from lazyasync.errors import UnsupportedOperationError
from lazyasync.parallel.programs import (
    ALONE,
    ALONE_BETWEEN_HOSTS,
    PartProgram,
    check_regions,
    cut,
    differing,
    owners,
)
from lazyasync.parallel.steps import CompiledProgram, TracedStep, compiled_program, given_by_calls
from lazyasync.recording.tracing import ArgumentPlace, DrawPlace
from lazyasync.runtime.compiled.arguments import CallArguments, NamedArguments
from lazyasync.runtime.compiled.trace import Trace
from lazyasync.runtime.runtime import Runtime, RuntimeJob
from lazyasync.tensor import LazyTensor

MAX_CUTS = 256
"""Traces whose programs are remembered; the oldest is dropped first."""


class Cuts:
    """The cuts of one step, by runtime and trace."""

    def __init__(self, step: Callable[..., Any], bucket_bytes: int) -> None:
        none = NamedArguments(frozenset(), frozenset())
        self._step = TracedStep(step, none, none)
        self._bucket_bytes = bucket_bytes
        self._known: WeakKeyDictionary[Runtime, dict[Any, Cut]] = WeakKeyDictionary()
        self._quick: WeakKeyDictionary[Runtime, dict[Any, list[Cut]]] = WeakKeyDictionary()

    def quick(self, job: RuntimeJob) -> dict[Any, list[Cut]]:
        """The cuts of all devices, for calls that differ in nothing but the values of tensors."""
        found = self._quick.setdefault(job.runtime, {})
        if len(found) > MAX_CUTS:
            found.clear()
        return found

    async def find(
        self,
        call: CallArguments,
        job: RuntimeJob,
        devices: Sequence[Device],
        divided: frozenset[int],
        sharded: frozenset[int],
    ) -> tuple[Cut, list[Any]]:
        """The cut for a call on these devices, and what it does with its numbers.

        ``divided`` and ``sharded`` are leaves of the arguments, by number.
        """
        count = len(devices)
        trace, numbers = await self._step.traced(call, job, count)
        several = len({device.host for device in devices}) > 1
        alone = ALONE_BETWEEN_HOSTS if several else ALONE
        known = self._known.setdefault(job.runtime, {})
        key = trace, divided, sharded, alone
        found = known.get(key)
        if found is None:
            if len(known) >= MAX_CUTS:
                del known[next(iter(known))]
            found = known[key] = Cut(trace, count, divided, sharded, self._bucket_bytes, alone)
        return found, numbers


class Cut:
    """A trace, cut into programs.

    ``sending`` are the programs that send buckets, in their order, and ``last`` that of each device
    which computes the results. ``owners`` says which device has a sharded argument, by the number
    of its leaf, and ``result_owners`` which one computes a result, None where all do.
    """

    def __init__(
        self,
        trace: Trace,
        devices: int,
        divided: frozenset[int],
        sharded: frozenset[int],
        bucket_bytes: int,
        alone: int,
    ) -> None:
        traced = trace.traced
        graph = traced.graph
        self.trace = trace
        self.traced = traced
        self._devices = devices
        self._compiled: dict[tuple[PartProgram, bool], tuple[CompiledProgram, list[int]]] = {}
        """Programs as functions, with the values that each call gives them."""
        self.leaf_of = {
            value: source.number
            for value, source in zip(graph.arguments, traced.sources, strict=True)
            if type(source) is ArgumentPlace
        }
        self.roots = [graph.roots[place] for place, _, _ in traced.results.computed]
        """The values that are results, in the order in which they are returned."""
        if devices > 1:
            check_regions(graph)
            self._check_same(divided)
        programs = cut(graph, bucket_bytes, [self.roots], alone)
        count = len(programs) - 1
        before = {value for program in programs[:count] for value in program.inputs}
        sizes = {
            value: graph.types[value].nbytes
            for value, leaf in self.leaf_of.items()
            if leaf in sharded and graph.types[value].ndim and value not in before
        }
        self.owners: dict[int, int] = {}
        self.result_owners: list[int] | None = None
        if sizes and devices > 1:
            self.result_owners, owner = owners(graph, self.roots, sizes, devices)
            self.owners = {self.leaf_of[value]: device for value, device in owner.items()}
            wanted: list[list[int]] = [[] for _ in range(devices)]
            for root, device in zip(self.roots, self.result_owners, strict=True):
                wanted[device].append(root)
            programs = cut(graph, bucket_bytes, wanted, alone)
        self.sending = programs[:count]
        self.last = programs[count:] if self.result_owners else programs[count:] * devices

    def _check_same(self, divided: frozenset[int]) -> None:
        """Raises for a result that would not be the same on all devices."""
        traced = self.traced
        graph, results = traced.graph, traced.results
        unlike = differing(
            graph,
            [
                value
                for value, source in zip(graph.arguments, traced.sources, strict=True)
                if type(source) is DrawPlace or self.leaf_of.get(value) in divided
            ],
        )
        count = len(self.roots)
        for place, number in results.places:
            if number < count:
                wrong = self.roots[number] in unlike
            else:
                passed = number - count
                wrong = passed < len(results.passed) and results.passed[passed] in divided
            if wrong:
                path = results.definition.paths("result")[place]
                raise UnsupportedOperationError(
                    f"{traced.name}: {path} depends on a device's part of the batch, or on its "
                    "random numbers, so that each device has another one: give it, or what it is "
                    "computed from, to la.parallel.mean"
                )

    def after_means(self) -> list[Any]:
        """What the devices compute of the last means: the same, whatever the part of each is."""
        graph = self.traced.graph
        sources = dict(zip(graph.arguments, self.traced.sources, strict=True))
        found: list[Any] = []
        for program in self.last:
            for value in program.computed:
                node = graph.nodes[value]
                found.append((node.operation, graph.key.attributes[value], graph.types[value]))
            numbers = [sources.get(value) for value in program.inputs]
            found += [number for number in numbers if isinstance(number, (int, float, complex))]
        return found

    async def run(
        self,
        program: PartProgram,
        values: dict[int, Any],
        means: dict[int, list[LazyTensor]],
        scale: float | None,
    ) -> tuple[list[LazyTensor], list[list[LazyTensor]]]:
        """Runs a program on the device of its inputs; gives values, and of each bucket the pieces.

        Of a program that sends, the values are its ``outputs``, else those ``wanted``. The means
        are by the number of their bucket. ``scale`` is what is sent is multiplied by, None for 1.
        """
        key = program, scale is not None
        known = self._compiled.get(key)
        is_new = known is None
        if known is None:
            known = self._compiled[key] = (
                compiled_program(self.traced, program, self._devices, scale is not None),
                given_by_calls(self.traced, program),
            )
        function, given = known
        arguments = [values[value] for value in given]
        for bucket in program.received:
            arguments += means[bucket.number]
        if scale is not None:
            arguments.append(scale)
        if is_new:
            # One size after the other: of several lengths that come at once, chance would decide
            # which gets a program of its own, and with it the last bits.
            await function.compile(*arguments)
        return await function(*arguments)
