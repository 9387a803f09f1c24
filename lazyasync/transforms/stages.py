"""Derivatives of functions that move tensors between devices, taken apart where they are moved.

What is traced runs on one device. Each stage is the derivative between some values of one recording
and those that were moved there, or are differentiated by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from lazyasync.ir.node import Node
from lazyasync.ops.gradient_marks import operands_walked
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.ops.manipulation.creation import to_device, zeros
from lazyasync.recording import new_lazy_tensor
from lazyasync.recording.tracing import TracedFunction, name_of
from lazyasync.tensor import LazyTensor, Recording
from lazyasync.transforms.forward import push_along
from lazyasync.transforms.recorded import Origins, Place, path_between
from lazyasync.transforms.replay import Value, replay, trace_inlined
from lazyasync.transforms.reverse import pull_back
from lazyasync.trees import flatten


class _Stage(NamedTuple):
    """A derivative on one device: a trace, and the nodes whose derivatives it takes and gives.

    ``takes`` are, for gradients, outputs and what was moved elsewhere, each with what it became.
    """

    traced: TracedFunction
    takes: list[tuple[Node, list[Node | None]]]
    gives: list[Node]


class Derivative:
    """The derivative of some outputs by some inputs, as a function of its own, either way."""

    def __init__(
        self,
        by: str,
        fn: Callable[..., Any],
        outputs: Sequence[Place],
        inputs: Sequence[Place],
        origins: Origins,
    ) -> None:
        self._by, self._name = by, name_of(fn)
        self._outputs = [place.node for place in outputs]
        self._inputs = [place.node for place in inputs]
        order, depends = path_between(self._outputs, frozenset(self._inputs), origins)
        self._moved = {
            node: Place(*origins[node]) for node in order if node in origins and depends[node]
        }
        """What was moved here, and where from."""
        self._order = [node for node in order if depends[node]]
        self._recordings = {place.node: place.recording for place in (*inputs, *outputs)}
        for node in reversed(self._order):
            recording = self._recordings[node]
            if node in self._moved:
                recording = self._moved[node].recording
            for operand in self._operands(node):
                self._recordings[operand] = recording
        self._devices = {node: each.device for node, each in self._recordings.items()}
        self._wanted = [node for node in self._outputs if depends[node]]
        self._stages: list[_Stage] = []

    def _operands(self, node: Node) -> tuple[Node, ...]:
        moved = self._moved.get(node)
        return operands_walked(node) if moved is None else (moved.node,)

    # ---- backwards -------------------------------------------------------------------------

    def backwards(self) -> Derivative:
        """Traces what takes gradients by outputs to those by inputs."""
        after: dict[Node, int] = {}
        """How often at most something is moved behind a node."""
        for node in reversed(self._order):
            level = after.setdefault(node, 0) + (node in self._moved)
            for operand in self._operands(node):
                after[operand] = max(after.get(operand, 0), level)
        roots: dict[tuple[int, Recording], dict[Node, list[Node | None]]] = {}
        for node in dict.fromkeys(self._wanted):
            roots.setdefault((0, self._recordings[node]), {})[node] = [None]
        for leaf, (recording, node) in self._moved.items():
            stage = roots.setdefault((after[leaf] + 1, recording), {})
            stage.setdefault(node, []).append(leaf)
        ends = [*self._inputs, *self._moved]
        for (_, recording), takes in sorted(roots.items(), key=lambda item: item[0][0]):
            back = _pull(recording, list(takes), ends)
            traced = self._traced(back, recording, list(takes))
            self._stages.append(_Stage(traced, list(takes.items()), ends))
        return self._ended()

    def pulled(self, cotangents: Iterable[LazyTensor], size: int | None = None) -> list[LazyTensor]:
        """Gradients by inputs, of those by outputs; with ``size`` all have an axis of members."""
        outer: dict[Node, LazyTensor] = {}
        for node, cotangent in zip(self._outputs, cotangents, strict=True):
            _add(outer, node, cotangent)
        found: dict[Node, LazyTensor] = {}
        for stage in self._stages:
            given = []
            for node, sources in stage.takes:
                total: dict[Node, LazyTensor] = {}
                for leaf in sources:
                    part = outer[node] if leaf is None else found.get(leaf)
                    if part is not None:
                        _add(total, node, to_device(part, self._devices[node]))
                given.append(total[node] if total else self._zeros(node, size))
            for node, part in zip(stage.gives, _applied(stage.traced, given, size), strict=True):
                if part is not None:
                    _add(found, node, part)
        return [found[node] if node in found else self._zeros(node, size) for node in self._inputs]

    # ---- forwards --------------------------------------------------------------------------

    def forwards(self) -> Derivative:
        """Traces what takes tangents of inputs to those of outputs."""
        before: dict[Node, int] = {}
        """How often at most something is moved before a node."""
        for node in self._order:
            level = max([before.get(operand, 0) for operand in self._operands(node)])
            before[node] = level + (node in self._moved)
        ends: dict[tuple[int, Recording], dict[Node, None]] = {}
        for node in (*self._wanted, *[source.node for source in self._moved.values()]):
            if node not in self._moved:
                ends.setdefault((before.get(node, 0), self._recordings[node]), {})[node] = None
        starts = [*self._inputs, *self._moved]
        for (_, recording), gives in sorted(ends.items(), key=lambda item: item[0][0]):
            takes = [node for node in starts if self._recordings[node] is recording]
            push = _push(recording, list(gives), takes)
            traced = self._traced(push, recording, takes)
            self._stages.append(_Stage(traced, [(node, []) for node in takes], list(gives)))
        return self._ended()

    def pushed(
        self,
        tangents: Iterable[LazyTensor],
        size: int | None = None,
        units: LazyTensor | None = None,
    ) -> list[LazyTensor]:
        """Tangents of outputs, of those of inputs; with ``size`` all have an axis of members.

        ``units`` is the one among them whose members are the unit vectors, in order, if one is.
        """
        found = dict(zip(self._inputs, tangents, strict=True))

        def known(node: Node) -> LazyTensor | None:
            before = self._sources.get(node)
            source = None if before is None or node in found else known(before)
            if source is not None:
                found[node] = to_device(source, self._devices[node])
            return found.get(node)

        def tangent_of(node: Node) -> LazyTensor:
            tangent = known(node)
            return self._zeros(node, size) if tangent is None else tangent

        for stage in self._stages:
            # What is moved later is not yet known, and plays no part.
            given = [tangent_of(node) for node, _ in stage.takes]
            for node, part in zip(
                stage.gives, _applied(stage.traced, given, size, units), strict=True
            ):
                found.setdefault(node, part)
        return list(map(tangent_of, self._outputs))

    # ---- both ------------------------------------------------------------------------------

    def _ended(self) -> Derivative:
        """Lets go of recordings, and with them of all that these have."""
        self._sources = {leaf: source.node for leaf, source in self._moved.items()}
        self._moved, self._recordings, self._order = {}, {}, []
        return self

    def _zeros(self, node: Node, size: int | None) -> LazyTensor:
        shape = node.type.shape if size is None else (size, *node.type.shape)
        return zeros(shape, dtype=node.type.dtype, device=self._devices[node])

    def _traced(
        self, derivative: Callable[..., Any], recording: Recording, like: list[Node]
    ) -> TracedFunction:
        definition = flatten((tuple(range(len(like))), {}))[1]
        types = [node.type for node in like]
        return trace_inlined(self._by, derivative, definition, types, recording.device, self._name)


def _pull(recording: Recording, roots: list[Node], ends: list[Node]) -> Callable[..., Any]:
    path = path_between(roots, frozenset(ends), {})

    def back(*cotangents: LazyTensor) -> list[LazyTensor | None]:
        given = zip(roots, cotangents, strict=True)
        seeds = {node: cotangent for node, cotangent in given if path.depends[node]}
        return pull_back(recording, path, seeds, ends, {})

    return back


def _push(recording: Recording, ends: list[Node], starts: list[Node]) -> Callable[..., Any]:
    def forward(*tangents: LazyTensor) -> Any:
        results = [new_lazy_tensor(recording, node) for node in ends]
        return push_along(results, starts, tangents, {})

    return forward


def _add(found: dict[Node, LazyTensor], node: Node, part: LazyTensor) -> None:
    before = found.get(node)
    found[node] = part if before is None else before + part


def _applied(
    traced: TracedFunction,
    given: list[LazyTensor],
    size: int | None,
    units: LazyTensor | None = None,
) -> list[Any]:
    """What a trace gives for some tensors, which may be batches, and one the unit vectors."""
    arguments = [Value(tensor, size is not None, tensor is units) for tensor in given]
    captured = [value for _, value in traced.captured]
    device = (given or captured)[0].device if given or captured else None
    found: list[Any] = []
    for leaf in replay(traced, arguments, size, device):
        tensor = leaf.value if isinstance(leaf, Value) else leaf
        if size is not None and isinstance(leaf, Value) and not leaf.is_batched:
            tensor = broadcast_to(tensor, (size, *tensor.shape))
        found.append(tensor)
    return list(traced.results.definition.unflatten(found))
