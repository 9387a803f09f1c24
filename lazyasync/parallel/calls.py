"""One call of a step on several devices: its arguments there, its programs, and what they send."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

import numpy as np
import trio

from lazyasync.api.transfer import put
from lazyasync.buffers import DeviceData
from lazyasync.device import Device
from lazyasync.errors import ShapeError, UnsupportedOperationError
from lazyasync.ir.types import TensorType
from lazyasync.ops.manipulation.creation import asarray, to_device
from lazyasync.parallel.cuts import Cut, Cuts
from lazyasync.parallel.programs import Bucket
from lazyasync.parallel.steps import combined, pieces_of
from lazyasync.recording import NumberPlace, as_it_is, check_runtime, new_data_tensor
from lazyasync.recording.defaults import default_real, narrow_dtype
from lazyasync.recording.tracing import ArgumentPlace, DrawPlace
from lazyasync.runtime.compiled.arguments import CallArguments
from lazyasync.runtime.runtime import RuntimeJob
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition


class Layout(NamedTuple):
    """Of the leaves of the arguments: the numbers of those in a batch, and of sharded ones."""

    batch: frozenset[int]
    sharded: frozenset[int]


class DividedCall:
    """A call with its ``leaves``. `run` is called once, in the runtime's thread."""

    def __init__(
        self,
        name: str,
        job: RuntimeJob,
        devices: Sequence[Device],
        leaves: list[Any],
        definition: TreeDefinition,
        layout: Layout,
        cuts: Cuts,
    ) -> None:
        self._name = name
        self._job = job
        self._devices = devices
        self._leaves = leaves
        self._definition = definition
        self._layout = layout
        self._cuts = cuts
        self._divided: frozenset[int] = frozenset()
        """The leaves of the batch that have a first axis."""
        self._parts: dict[int, list[LazyTensor]] = {}
        """Of each of these the part of each device."""
        self._values: list[dict[int, Any]] = []
        """Of each device what is known there, by the numbers of its graph."""
        self._means: list[dict[int, list[LazyTensor]]] = [{} for _ in devices]
        """Of each device what its programs receive, by the number of the bucket."""
        self.random_after: tuple[int, int] | None = None
        """The state of the job's random stream after the draws of this call."""

    async def run(self) -> Any:
        """Runs the step; gives what it returns."""
        tensors = [leaf for leaf in self._leaves if isinstance(leaf, LazyTensor)]
        check_runtime(self._name, tensors, self._job.executor)
        self._job.check_no_gradient(f"calling {self._name}")
        sizes = self._sizes()
        await self._hand_over()
        await self._divide(sizes)
        cuts, numbers = await self._find_cuts(sizes)
        await self._give_arguments(cuts, numbers)
        scales: list[float | None] = [None] * len(sizes)
        if len(set(sizes)) > 1:
            scales = [size * len(sizes) / sum(sizes) for size in sizes]
        pending: dict[int, tuple[Bucket, list[list[LazyTensor]]]] = {}
        for place, program in enumerate(cuts[0].sending):
            await self._exchange(pending, [bucket.number for bucket in program.received])
            before = list(pending)
            sent: list[list[list[LazyTensor]]] = []
            for device, cut in enumerate(cuts):
                own = cut.sending[place]
                outputs, pieces = await cut.run(
                    own, self._values[device], self._means[device], scales[device]
                )
                self._values[device].update(zip(own.outputs, outputs, strict=True))
                sent.append(pieces)
            # What comes of the earlier programs is on its way while this one computes.
            await self._exchange(pending, before)
            for number, bucket in enumerate(program.sent):
                pending[bucket.number] = bucket, [pieces[number] for pieces in sent]
        await self._exchange(pending, list(pending))
        return await self._results(cuts)

    # ---- arguments -------------------------------------------------------------------------

    def _sizes(self) -> list[int]:
        """How many rows of the batch each device has."""
        rows: dict[int, int] = {}
        for number in sorted(self._layout.batch):
            leaf = self._leaves[number]
            if isinstance(leaf, (LazyTensor, np.ndarray)) and leaf.ndim:
                rows[number] = leaf.shape[0]
        if not rows:
            raise ValueError(f"{self._name}: the batch has no tensor with a first axis to divide")
        found = set(rows.values())
        paths = self._definition.paths("arguments")
        if len(found) > 1:
            listed = ", ".join([f"{paths[number]}: {length}" for number, length in rows.items()])
            raise ShapeError(f"{self._name}: the first axes of the batch differ: {listed}")
        (count,) = found
        devices = len(self._devices)
        if count < devices:
            raise ValueError(
                f"{self._name}: a batch of {count} cannot be divided among {devices} devices"
            )
        self._divided = frozenset(rows)
        least, more = divmod(count, devices)
        return [least + (number < more) for number in range(devices)]

    async def _hand_over(self) -> None:
        """Hands over lazy arguments, and makes tensors of arrays that all devices have."""
        lazy: list[LazyTensor] = []
        for number, leaf in enumerate(self._leaves):
            if type(leaf) is LazyTensor:
                data = leaf._data
                if data is None or not (data.completion is None or data.completion.handed_over):
                    fixed = self._leaves[number] = as_it_is(leaf)
                    lazy.append(fixed)
                else:
                    self._leaves[number] = new_data_tensor(data, leaf._node)
            elif isinstance(leaf, np.ndarray) and number not in self._divided:
                self._leaves[number] = asarray(leaf, device=self._devices[0])
        if lazy:
            await self._job.executor.submitter.schedule(lazy)

    async def _divide(self, sizes: Sequence[int]) -> None:
        """Gives each device its rows of the batch."""
        ends = np.cumsum(sizes).tolist()
        rows = [slice(end - size, end) for end, size in zip(ends, sizes, strict=True)]
        arrays: dict[int, np.ndarray] = {}
        moved: list[LazyTensor] = []
        for number in sorted(self._divided):
            leaf = self._leaves[number]
            if isinstance(leaf, np.ndarray):
                arrays[number] = leaf
                self._parts[number] = []
            elif len(rows) == 1:
                self._parts[number] = [to_device(leaf, self._devices[0])]
            else:
                parts = [
                    to_device(leaf[own], device)
                    for own, device in zip(rows, self._devices, strict=True)
                ]
                self._parts[number] = parts
                moved += parts
        if arrays:
            await self._put(arrays, rows)
        if moved:
            await self._job.executor.submitter.schedule(moved)

    async def _put(self, arrays: dict[int, np.ndarray], rows: Sequence[slice]) -> None:
        """Gives each device its rows of arrays, all devices at the same time."""
        found: list[list[LazyTensor]] = [[] for _ in rows]
        failures: list[Exception] = []

        async def put_one(place: int, own: slice) -> None:
            device = self._devices[place]
            try:
                given = [array[own] for array in arrays.values()]
                if device.host:  # they go along with the program, and nobody waits for them
                    found[place] = [asarray(array, device=device) for array in given]
                else:
                    found[place] = await put(given, device)
            except Exception as error:
                failures.append(error)  # by itself, and in no group

        async with trio.open_nursery() as nursery:
            for place, own in enumerate(rows):
                nursery.start_soon(put_one, place, own)
        if failures:
            raise failures[0]
        for parts in found:
            for number, part in zip(arrays, parts, strict=True):
                self._parts[number].append(part)

    async def _find_cuts(self, sizes: Sequence[int]) -> tuple[list[Cut], list[Any]]:
        """The cut of each device, and what the call does with its numbers."""
        quick = self._quick_key(sizes)
        known = None if quick is None else self._cuts.quick(self._job).get(quick)
        if known is not None:
            return known, []
        by_size: dict[int, Cut] = {}
        numbers: list[Any] = []
        first = self._devices[0]
        executor = self._job.executor
        for device, size in enumerate(sizes):
            if size in by_size:
                continue
            # Of tensors the trace needs no more than their types.
            leaves = copy(self._leaves)
            for number, leaf in enumerate(leaves):
                if number in self._parts:
                    leaf = self._parts[number][device]
                if type(leaf) is LazyTensor:
                    stand_in = DeviceData(executor, first, TensorType(leaf.shape, leaf.dtype))
                    leaves[number] = new_data_tensor(stand_in, leaf._node)
            args, kwargs = self._definition.unflatten(leaves)
            call = CallArguments(args, kwargs, None, (), self._job)
            by_size[size], numbers = await self._cuts.find(
                call, self._job, self._devices, self._divided, self._layout.sharded
            )
        cuts = [by_size[size] for size in sizes]
        for cut in [cut for cut in by_size.values() if cut is not cuts[0]]:
            if cut.after_means() != cuts[0].after_means():
                raise UnsupportedOperationError(
                    f"{self._name}: what follows the last mean depends on the number of rows that "
                    "a device has; the devices have unequal parts, and would differ"
                )
        if quick is not None:
            self._cuts.quick(self._job)[quick] = cuts
        return cuts, numbers

    def _quick_key(self, sizes: Sequence[int]) -> Any:
        """What tells calls apart whose arguments are nothing but tensors; None for others."""
        types = []
        for number, leaf in enumerate(self._leaves):
            if number in self._parts:
                leaf = self._parts[number][0]
            if type(leaf) is not LazyTensor:
                return None
            types.append(leaf._node.type)
        defaults = default_real(), narrow_dtype()
        return self._definition, tuple(types), tuple(sizes), tuple(self._devices), *defaults

    async def _give_arguments(self, cuts: Sequence[Cut], numbers: Sequence[Any]) -> None:
        """Finds what the arguments of the graphs are on each device, and hands over the copies."""
        captured = [
            source
            for cut in cuts[:1]
            for source in cut.traced.sources
            if type(source) is LazyTensor
        ]
        if captured:
            await self._job.executor.submitter.schedule(captured)
        states = self._draw(cuts[0])
        moved: list[LazyTensor] = []
        for number, (device, cut) in enumerate(zip(self._devices, cuts, strict=True)):
            known: dict[int, Any] = {}
            for value, source in zip(cut.traced.graph.arguments, cut.traced.sources, strict=True):
                if type(source) is ArgumentPlace:
                    leaf = source.number
                    if leaf in self._parts:
                        known[value] = self._parts[leaf][number]
                        continue
                    if cut.owners.get(leaf, number) != number:
                        continue
                    known[value] = self._copy(self._leaves[leaf], device, moved)
                elif type(source) is NumberPlace:
                    known[value] = numbers[source.place]
                elif type(source) is DrawPlace:
                    known[value] = self._state_on(states[source.number], number)
                elif isinstance(source, DeviceData):
                    known[value] = self._copy(new_data_tensor(source), device, moved)
                elif type(source) is LazyTensor:
                    known[value] = self._copy(source, device, moved)
            self._values.append(known)
        if moved:
            await self._job.executor.submitter.schedule(moved)

    def _copy(self, tensor: LazyTensor, device: Device, moved: list[LazyTensor]) -> LazyTensor:
        """A tensor on a device: the copy that it has there, or else a new one, put in ``moved``."""
        data = tensor._data
        assert data is not None
        if data.device is device:
            return tensor
        replicas = self._job.runtime.replicas.setdefault(data, {})
        found = replicas.get(device)
        if found is not None and found.failure is None:
            return new_data_tensor(found)
        copied = to_device(tensor, device)
        assert copied._data is not None
        replicas[device] = copied._data
        moved.append(copied)
        return copied

    def _draw(self, cut: Cut) -> list[tuple[int, int]]:
        """The states of the random streams, on the first device."""
        job, first = self._job, self._devices[0]
        states = [job.random_state(first, count, stream) for count, stream in cut.traced.draws]
        context = job.context(first)
        self.random_after = context.random_key, context.random_counter
        return states

    def _state_on(self, state: tuple[int, int], device: int) -> LazyTensor:
        key, counter = state
        if device:
            digest = hashlib.blake2b(f"{key}/{device}".encode(), digest_size=8).digest()
            key = int.from_bytes(digest, "little")
        pair = np.array([key, counter], np.uint64)
        return asarray(pair, device=self._devices[device])

    # ---- means and results -----------------------------------------------------------------

    async def _exchange(
        self, pending: dict[int, tuple[Bucket, list[list[LazyTensor]]]], numbers: Sequence[int]
    ) -> None:
        """Sends buckets from all devices to all; ``pending`` has the pieces of each device."""
        devices, schedule = self._devices, self._job.executor.submitter.schedule
        for number in numbers:
            if number not in pending:
                continue
            bucket, sent = pending.pop(number)
            pieces = pieces_of(bucket, len(devices))
            results = [own[0] for own in sent]
            if pieces:
                places = [devices[(number + piece) % len(devices)] for piece in range(len(pieces))]
                parts = [
                    [to_device(own[piece], place) for own in sent]
                    for piece, place in enumerate(places)
                ]
                await schedule([part for of_piece in parts for part in of_piece])
                results = [await combined(*of_piece) for of_piece in parts]
            for device, means in zip(devices, self._means, strict=True):
                means[number] = [to_device(result, device) for result in results]
            await schedule([part for means in self._means for part in means[number]])

    async def _results(self, cuts: Sequence[Cut]) -> Any:
        """Runs the last programs; gives what the step returns, on the first device."""
        computed: list[list[LazyTensor]] = []
        for number, cut in enumerate(cuts):
            program = cut.last[number]
            values: list[LazyTensor] = []
            if program.wanted:
                values, _ = await cut.run(program, self._values[number], self._means[number], None)
            computed.append(values)
        first = cuts[0]
        results = first.traced.results
        outputs: list[Any] = [None] * len(first.traced.graph.roots)
        replicas = self._job.runtime.replicas
        taken = [0] * len(cuts)
        for place, (root, _, _) in enumerate(results.computed):
            owner = 0 if first.result_owners is None else first.result_owners[place]
            data = computed[owner][taken[owner] if first.result_owners else place]._data
            taken[owner] += 1
            assert data is not None
            outputs[root] = data
            if first.result_owners is None:
                for device, values in zip(self._devices[1:], computed[1:], strict=True):
                    copied = values[place]._data
                    if copied is not None and copied.device is device:
                        replicas.setdefault(data, {})[device] = copied
        leaves = [leaf._data if type(leaf) is LazyTensor else leaf for leaf in self._leaves]
        return first.trace.results_from(outputs, leaves, self._job)
