"""A traced step, cut where its devices exchange means: what each of its programs computes.

The means of a level, which need no other means of that level, are packed into buckets. A bucket is
sent when its program ends, while the next program computes what the bucket after it needs.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.node import OperationKind
from lazyasync.ir.types import TensorType
from lazyasync.parallel.means import MEAN

ALONE = 1 << 18
"""Bytes from which on a tensor is sent by itself."""

ALONE_BETWEEN_HOSTS = 1 << 22
"""The same between hosts, where what is sent takes messages as well."""


@dataclass(frozen=True, eq=False, slots=True)
class Bucket:
    """Means of one dtype that travel together.

    ``number`` counts the buckets of a step. ``sources`` are the values of the graph whose means
    ``values`` are, ``types`` their types.
    """

    number: int
    sources: tuple[int, ...]
    values: tuple[int, ...]
    types: tuple[TensorType, ...]

    @property
    def size(self) -> int:
        """The number of elements."""
        return sum(type.size for type in self.types)

    @property
    def nbytes(self) -> int:
        """The number of bytes."""
        return sum(type.nbytes for type in self.types)


@dataclass(eq=False, slots=True)
class PartProgram:
    """A part of a graph that is one program on a device.

    ``wanted`` are the values that it is there for. It is given the values ``inputs`` and the means
    in ``received``, gives ``outputs`` to later programs, and sends ``sent``.
    """

    wanted: tuple[int, ...]
    sent: tuple[Bucket, ...] = ()
    inputs: list[int] = field(default_factory=list)
    received: list[Bucket] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    computed: list[int] = field(default_factory=list)
    """The values of the graph that it computes."""


def cut(
    graph: Graph, bucket_bytes: int, results: Sequence[Sequence[int]], alone: int = ALONE
) -> list[PartProgram]:
    """The programs of a graph, in their order, the last ones of which compute ``results``.

    Each but these sends buckets, of which a tensor of ``alone`` bytes shares none. Of the last ones
    there is one for each of ``results``, for a device each.
    """
    programs = _sending(graph, bucket_bytes, alone)
    shared = len(programs)
    programs += [PartProgram(tuple(wanted)) for wanted in results]
    bucket_of = {
        value: bucket for program in programs for bucket in program.sent for value in bucket.values
    }
    arguments = frozenset(graph.arguments)
    computed_by: dict[int, PartProgram] = {}
    for number, program in enumerate(programs):
        inputs: dict[int, None] = {}
        received: dict[Bucket, None] = {}
        mine: set[int] = set()
        stack = list(program.wanted)
        while stack:
            value = stack.pop()
            if value in mine or value in inputs:
                continue
            bucket = bucket_of.get(value)
            if bucket is not None:
                received[bucket] = None
                continue
            if value in arguments:
                inputs[value] = None
                continue
            earlier = computed_by.get(value)
            if earlier is not None:
                inputs[value] = None
                if value not in earlier.outputs:
                    earlier.outputs.append(value)
                continue
            mine.add(value)
            stack += graph.operands[value]
        program.inputs = sorted(inputs)
        program.received = list(received)
        program.computed = sorted(mine)
        if number < shared:
            _note_computed(graph, mine, program, computed_by)
    for program in programs[:shared]:
        program.outputs.sort()
    return programs


def _note_computed(
    graph: Graph, mine: set[int], program: PartProgram, computed_by: dict[int, PartProgram]
) -> None:
    """Takes note of what later programs can be given of this one.

    Views are made again, as they cost nothing and would be copied. What has several outputs is no
    tensor: its outputs are given instead, also those that nothing has asked for yet.
    """
    for value, operands in enumerate(graph.operands):
        if operands and graph.nodes[operands[0]].operation.kind is OperationKind.MULTIPLE:
            if operands[0] in mine:
                computed_by[value] = program
        elif value in mine and operands:
            kind = graph.nodes[value].operation.kind
            if kind is not OperationKind.VIEW and kind is not OperationKind.MULTIPLE:
                computed_by[value] = program


def _sending(graph: Graph, bucket_bytes: int, alone: int) -> list[PartProgram]:
    """The programs that send: level by level, the means that are known first in front."""
    levels: list[int] = []
    depths: list[int] = []
    means: dict[int, list[int]] = {}
    for value, operands in enumerate(graph.operands):
        level = max([levels[operand] for operand in operands], default=0)
        depths.append(1 + max([depths[operand] for operand in operands], default=0))
        if graph.nodes[value].operation is MEAN:
            level += 1
            means.setdefault(level, []).append(value)
        levels.append(level)
    programs: list[PartProgram] = []
    numbers = itertools.count()
    for level in sorted(means):
        filling: list[int] = []
        nbytes = 0
        for value in sorted(means[level], key=lambda value: (depths[value], value)):
            filling.append(value)
            nbytes += graph.types[value].nbytes
            if nbytes >= bucket_bytes:
                programs.append(_sender(graph, filling, numbers, alone))
                filling, nbytes = [], 0
        if filling:
            programs.append(_sender(graph, filling, numbers, alone))
    return programs


def _sender(graph: Graph, means: Iterable[int], numbers: Iterator[int], alone: int) -> PartProgram:
    together: dict[Any, list[int]] = {}
    for value in means:
        type = graph.types[value]
        # A large one would only be copied to be packed.
        together.setdefault(value if type.nbytes >= alone else type.dtype, []).append(value)
    buckets = []
    for values in together.values():
        sources = tuple([graph.operands[value][0] for value in values])
        types = tuple([graph.types[value] for value in values])
        buckets.append(Bucket(next(numbers), sources, tuple(values), types))
    wanted = [source for bucket in buckets for source in bucket.sources]
    return PartProgram(tuple(dict.fromkeys(wanted)), tuple(buckets))


def differing(graph: Graph, divided: Iterable[int]) -> set[int]:
    """The values that are not the same on all devices, where ``divided`` are not; means are."""
    found = set(divided)
    for value, operands in enumerate(graph.operands):
        if graph.nodes[value].operation is not MEAN and not found.isdisjoint(operands):
            found.add(value)
    return found


def owners(
    graph: Graph, roots: Sequence[int], sharded: Mapping[int, int], devices: int
) -> tuple[list[int], dict[int, int]]:
    """Which device computes each root, and has each of the ``sharded`` arguments.

    ``sharded`` gives their bytes. Roots that need the same sharded arguments are computed on one
    device, and so on. The largest of these groups are given out first, each to the device that has
    least. What needs none is computed on the first device.
    """
    reached: list[frozenset[int]] = []
    nothing: frozenset[int] = frozenset()
    for value, operands in enumerate(graph.operands):
        found = frozenset([value]) if value in sharded else nothing
        for operand in operands:
            found = found | reached[operand] if found else reached[operand]
        reached.append(found)
    group_of = {argument: {argument} for argument in sharded}
    for root in roots:
        merged: set[int] = set()
        for argument in reached[root]:
            merged |= group_of[argument]
        for argument in merged:
            group_of[argument] = merged
    groups = list({id(group): group for group in group_of.values()}.values())
    groups.sort(key=lambda group: (-sum(sharded[each] for each in group), min(group)))
    loads = [0] * devices
    owner: dict[int, int] = {}
    for group in groups:
        device = loads.index(min(loads))
        loads[device] += sum(sharded[each] for each in group)
        owner.update(dict.fromkeys(group, device))
    return [owner[min(reached[root])] if reached[root] else 0 for root in roots], owner


def check_regions(graph: Graph) -> None:
    """Raises `UnsupportedOperationError` for a mean in a loop or a branch."""
    stack: list[Any] = list(graph.key.attributes)
    while stack:
        for place, region in regions_in(stack.pop()):
            if any(node.operation is MEAN for node in region.nodes):
                raise UnsupportedOperationError(
                    f"la.parallel.mean in the {place} of a loop or a branch: the devices cannot "
                    "meet there; take the mean before or after it"
                )
            stack += region.key.attributes
