"""Tracing: what a function records, for arguments of some types, as a value of its own.

A function is traced in a recorder, its surroundings: a job, or another function that is being
traced, as is the body of a loop. What it takes from there becomes an argument of its graph.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import current_thread, get_ident
from typing import Any, NoReturn, TypeVar

import numpy as np

from lazyasync.buffers import DeviceData
from lazyasync.device import Device
from lazyasync.errors import UnsupportedOperationError, WrongThreadError
from lazyasync.ir.graph import Graph, build_graph
from lazyasync.ir.leaves import PARAMETER, unbound_leaf
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Node
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording.current import context
from lazyasync.recording.operands import adopt, recording_for
from lazyasync.recording.operations import RandomStream
from lazyasync.recording.path import bind_leaf
from lazyasync.recording.symbolic_numbers import NumberProgram, NumberTape, SymbolicNumber
from lazyasync.recording.tensors import new_lazy_tensor
from lazyasync.tensor import LazyTensor, Recorder, Recording, RecordingContext, TensorExecutor
from lazyasync.trees import TreeDefinition, flatten
from lazyasync.trees.opaque import first_hidden

Value = TypeVar("Value")


def name_of(fn: Callable[..., Any]) -> str:
    """What a function is called in messages."""
    return getattr(fn, "__qualname__", None) or repr(fn)


# ---- what comes of it ----------------------------------------------------------------------


class ArgumentPlace(NamedTuple):
    """Stands in the bindings of a trace for a tensor among its arguments."""

    number: int


class DrawPlace(NamedTuple):
    """Stands there for a state of a random stream, which each call takes anew."""

    number: int


class TracedNumber(NamedTuple):
    """A number among the arguments that each call gives anew, as it is in the call traced."""

    value: bool | int | float | complex


class Results(NamedTuple):
    """The tensors that a function returns, each once, and where they stand in its result.

    ``computed`` are roots of the graph, by number, each with a leaf of its type and where it comes
    from; ``passed`` arguments, by number, which are handed through; ``captured`` handles of tensors
    from elsewhere. ``places`` are, for each leaf of the result that is a tensor, its place there
    and which of those, one after the other, it is. ``leaves`` has all other leaves.
    """

    computed: list[tuple[int, Node, NodeMetadata | None]]
    passed: list[int]
    captured: list[DeviceData]
    places: list[tuple[int, int]]
    leaves: list[Any]
    definition: TreeDefinition
    is_tensor: bool
    """Whether the result is one of the tensors itself."""


@dataclass(frozen=True, slots=True)
class TracedFunction:
    """What a function records, and what goes in and comes out."""

    name: str
    graph: Graph
    arguments: TreeDefinition
    """Of the function's arguments: a pair of those by position and those by name."""
    leaves: tuple[Any, ...]
    """Of each of them the type, if it is a tensor, a `TracedNumber`, or what it is."""
    sources: list[Any]
    """What each argument of the graph is: an `ArgumentPlace`, a `NumberPlace` or a `DrawPlace`;
    what is the same in each call: a number, a state of a stream; or what has been captured."""
    draws: list[tuple[int, RandomStream | None]]
    """How many random numbers are drawn of which stream, in the order in which the function asked;
    None is that of whoever calls it. Also what the results do not depend on, so that the stream
    goes on as without tracing."""
    numbers: NumberProgram
    """What each call does with its numbers first."""
    results: Results

    @property
    def captured(self) -> list[tuple[int, DeviceData | LazyTensor]]:
        """What comes from elsewhere, and which arguments of the graph it is.

        A tensor was still lazy; it is one of the surroundings.
        """
        return [
            (place, source)
            for place, source in enumerate(self.sources)
            if isinstance(source, (DeviceData, LazyTensor))
        ]


# ---- tracing -------------------------------------------------------------------------------


def trace(
    fn: Callable[..., Any],
    arguments: TreeDefinition,
    leaves: Sequence[Any],
    surroundings: RecordingContext,
    device: Device,
    *,
    to_tensor: Callable[[SymbolicNumber], LazyTensor],
    name: str | None = None,
    by: str = "la.compile",
    is_inlined: bool = False,
) -> TracedFunction:
    """Calls ``fn`` with stand-ins for its arguments, and keeps what it records on a device.

    ``arguments`` is the definition of a pair of those by position and those by name, and ``leaves``
    has a `TensorType` for each tensor, a `TracedNumber` for each number that is one of the call,
    and all else as it is. ``surroundings`` are what the function is traced in, with the scope it
    records in. ``to_tensor`` makes a tensor of a number that is used as one; ``by`` is who traces,
    for messages. ``is_inlined`` says that what comes of it is recorded in the surroundings. In the
    thread that records in these, or in one beside it.

    Raises what ``fn`` raises, and `UnsupportedOperationError` for what cannot be traced.
    """
    tracer = Tracer(name or name_of(fn), surroundings.recorder, device, by, is_inlined)
    recording = tracer.recording(device)
    tape = NumberTape(recording, to_tensor)
    token = context.set(RecordingContext(tracer, surroundings.scope))
    try:
        args, kwargs = arguments.unflatten(_stand_ins(recording, tape, leaves))
        found, definition = flatten(fn(*args, **kwargs))
        _check_hidden(tracer, recording, found, definition)
        numbers = {leaf.place: leaf for leaf in found if type(leaf) is SymbolicNumber}
        if numbers:
            tensors = {place: number.tensor() for place, number in numbers.items()}
            found = [
                tensors[leaf.place] if type(leaf) is SymbolicNumber else leaf for leaf in found
            ]
        roots: dict[Node, int] = {}
        results = _results(tracer, recording, found, definition, roots)
    finally:
        recording.context = None
        context.reset(token)
        tape.ended = tracer.escaped
        recording.__class__ = _EndedRecording
    collected = build_graph(
        [(recording, node) for node in roots], tracer.between_traced, keeps_all=is_inlined
    )
    results.computed[:] = [
        (collected.root_order[root], unbound_leaf(node.type), node.metadata)
        for root, node, _ in results.computed
    ]
    recording.release()
    return TracedFunction(
        tracer.name,
        collected.graph,
        arguments,
        tuple(leaves),
        collected.arguments,
        tracer.draws,
        tape.program,
        results,
    )


class Tracer:
    """Records a function in the place of its surroundings; see `lazyasync.recording.Recorder`.

    It does so in the thread that makes it: that of the runtime, or one beside it, which has done in
    the runtime's what is about anything else than the trace.
    """

    def __init__(
        self, name: str, surroundings: Recorder, device: Device, by: str, is_inlined: bool
    ) -> None:
        self.name = name
        self.is_inlined = is_inlined
        self.around = (surroundings, *surroundings.around)
        self.executor: TensorExecutor = surroundings.executor
        self.ir_debug = surroundings.ir_debug
        self.thread = get_ident()
        self.shapes = surroundings.traced_shapes
        self.gradients: list[tuple[Node, ...]] = []
        self.draws: list[tuple[int, RandomStream | None]] = []
        self._by = by
        self._surroundings = surroundings
        self._recording = Recording(self, device, Trie(1 << 62))

    @property
    def devices(self) -> tuple[Device, ...]:
        """The devices of the job."""
        return self._surroundings.devices

    def resolve_device(self, device: str | Device | None) -> Device:
        """The device of a name, among those of the job; ``None`` and ``""`` mean the trace's."""
        if device is None or device == "":
            return self._recording.device
        return self._surroundings.resolve_device(device)

    def recording(self, device: Device) -> Recording:
        """The one recording of the trace."""
        if get_ident() != self.thread:
            self.check_thread()
        self.between_traced()
        if device is not self._recording.device:
            raise UnsupportedOperationError(
                f"{self.name}, which {self._by} records, runs on one device, "
                f"{self._recording.device}, that of its arguments, but records on {device}: name "
                "no device in it, or give `x.device`"
            )
        return self._recording

    @property
    def in_runtime_thread(self) -> bool:
        """Whether this is the thread that the runtime lives in."""
        return self._surroundings.in_runtime_thread

    @property
    def traced_shapes(self) -> ShapeCache:
        """What infers the types of what is traced in this function: the same thread does it."""
        return self.shapes

    def between_traced(self) -> None:
        """Called between two operations: see `lazyasync.recording.Recorder`."""
        self._surroundings.between_traced()

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in another thread than that which records."""
        if get_ident() != self.thread and not self.in_runtime_thread:
            raise WrongThreadError(
                f"the thread {current_thread().name!r} cannot record in {self.name}, which "
                f"{self._by} records in another one"
            )

    def exclusively(self, function: Callable[..., Value], *args: Any) -> Value:
        """Calls a function in the runtime's thread, which so does nothing else meanwhile."""
        return self._surroundings.exclusively(function, *args)

    def host_data(self, array: np.ndarray, device: Device) -> DeviceData:
        """A handle for a host array, which is a constant of the graph."""
        return self.exclusively(self._surroundings.host_data, array, device)

    def limit_graph_size(self, recording: Recording, tensors: tuple[LazyTensor, ...]) -> None:
        """Never asked for."""

    def transfer(self, tensor: LazyTensor, device: Device) -> DeviceData:
        """Refused: a graph runs on one device."""
        raise UnsupportedOperationError(
            f"{self.name}, which {self._by} records, cannot move tensors between devices"
        )

    def random_state(self, device: Device, count: int, stream: RandomStream | None = None) -> Any:
        """A mark that each call replaces by the next state of the stream.

        Of a stream that the function makes itself from a seed, the state, which is always the same.
        """
        if stream is not None and stream.is_made_by(self):
            return stream.state(count)
        self.draws.append((count, stream))
        return DrawPlace(len(self.draws) - 1)

    @property
    def closed(self) -> NoReturn:
        """Asked for when a tensor of the trace is to be computed by itself."""
        raise self.escaped()

    def lazy_at_end(self) -> UnsupportedOperationError:
        """See `escaped`."""
        return self.escaped()

    def escaped(self) -> UnsupportedOperationError:
        """The error of using a tensor of the trace after it, or elsewhere."""
        return UnsupportedOperationError(
            f"this tensor was made, or changed in place, by {self.name} while {self._by} recorded "
            f"it, and has no value: {self.name} gives values by returning them, and only by that"
        )


class _EndedRecording(Recording):
    """The recording of a function, once it is traced: tensors that escaped cannot be used."""

    __slots__ = ()

    recorder: Tracer

    @property
    def executor(self) -> NoReturn:  # type: ignore[override]
        """Whoever asks for it is about to use such a tensor."""
        raise self.recorder.escaped()

    @property
    def references(self) -> NoReturn:  # type: ignore[override]
        """Whoever asks for it is about to have another tensor stand for such a one."""
        raise self.recorder.escaped()


def _stand_ins(recording: Recording, tape: NumberTape, leaves: Sequence[Any]) -> list[Any]:
    """What the function is given: for each tensor and each number one of the trace."""
    given: list[Any] = []
    for index, leaf in enumerate(leaves):
        if type(leaf) is TensorType:
            node = bind_leaf(recording, PARAMETER, leaf, ArgumentPlace(index))
            given.append(new_lazy_tensor(recording, node))
        elif type(leaf) is TracedNumber:
            given.append(tape.argument(index, leaf.value))
        else:
            given.append(leaf)
    return given


def _results(
    tracer: Tracer,
    recording: Recording,
    leaves: list[Any],
    definition: TreeDefinition,
    roots: dict[Node, int],
) -> Results:
    """Sorts the tensors among ``leaves`` by where they come from; fills in ``roots``."""
    computed: dict[LazyTensor, tuple[int, Node, None]] = {}
    passed: dict[LazyTensor, int] = {}
    captured: dict[LazyTensor, DeviceData] = {}
    tensors = [(place, leaf) for place, leaf in enumerate(leaves) if isinstance(leaf, LazyTensor)]
    for _, tensor in tensors:
        if tensor._data is not None:
            captured[tensor] = tensor._data
            continue
        recording_for(f"the result of {tracer.name}", (tensor,))  # raises if it is elsewhere
        node = adopt(recording, tensor)
        bound = recording.bindings[node.attributes.slot] if node.operation is PARAMETER else None
        if type(bound) is ArgumentPlace:
            passed[tensor] = bound.number
        else:
            computed[tensor] = (roots.setdefault(node, len(roots)), node, None)  # filled in later
    numbers = {tensor: number for number, tensor in enumerate([*computed, *passed, *captured])}
    return Results(
        list(computed.values()),
        list(passed.values()),
        list(captured.values()),
        [(place, numbers[tensor]) for place, tensor in tensors],
        [None if isinstance(leaf, LazyTensor) else leaf for leaf in leaves],
        definition,
        len(tensors) == 1 and definition.unflatten(leaves) is tensors[0][1],
    )


def _check_hidden(
    tracer: Tracer, recording: Recording, leaves: list[Any], definition: TreeDefinition
) -> None:
    """Raises for a tensor of the trace that is returned in an object, where it gets no value."""

    def is_of_trace(value: Any) -> bool:
        return (type(value) is LazyTensor and value._recording is recording) or (
            type(value) is SymbolicNumber
        )

    hidden = first_hidden(leaves, (LazyTensor, SymbolicNumber), is_of_trace)
    if hidden is not None:
        kind = type(leaves[hidden.place]).__qualname__
        raise UnsupportedOperationError(
            f"{tracer.name} returns {definition.paths('result')[hidden.place]}{hidden.step} in an "
            f"object of class {kind}, which is no tree: make {kind} a dataclass, or tell "
            "la.trees.register how to take it apart"
        )
