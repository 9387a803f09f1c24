"""Tracing: a function is recorded once, and its recording becomes a program with open places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from threading import current_thread, get_ident
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

import numpy as np

from lazyasync.callers import refuse_cancellation
from lazyasync.compiler.time_slices import pause
from lazyasync.device import Device
from lazyasync.errors import UnsupportedOperationError, WouldBlockError, WrongThreadError
from lazyasync.ir.graph import Graph, build_graph
from lazyasync.ir.leaves import PARAMETER, unbound_leaf
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType
from lazyasync.ops.manipulation.creation import number_tensor
from lazyasync.recording import (
    NumberPlace,
    NumberProgram,
    NumberTape,
    RandomStream,
    Recording,
    RecordingContext,
    SymbolicNumber,
    adopt,
    as_it_is,
    bind_leaf,
    context,
    new_data_tensor,
    new_lazy_tensor,
    recording_for,
)
from lazyasync.recording.defaults import chosen_dtype
from lazyasync.runtime.compiled.arguments import CallArguments, name_of
from lazyasync.runtime.scheduler.background_thread import needs_the_loop
from lazyasync.tensor import DeviceData, LazyTensor
from lazyasync.trees import TreeDefinition, flatten
from lazyasync.trees.opaque import first_hidden

if TYPE_CHECKING:
    from lazyasync.runtime.runtime import RuntimeJob
    from lazyasync.runtime.steps.barrier import Executor


Value = TypeVar("Value")

# ---- traces --------------------------------------------------------------------------------


class _Argument(NamedTuple):
    """Stands for an argument that is a tensor in the bindings of a trace."""

    number: int


class _Draw(NamedTuple):
    """Stands for a state of the random stream, which each call takes anew."""

    number: int


class _Results(NamedTuple):
    """The tensors that a function returns, each once, and where they stand in its result.

    ``computed`` are roots of the graph, by number, and where each comes from; ``passed`` arguments,
    by number, which are handed through; ``captured`` handles of tensors from elsewhere. ``places``
    are, for each leaf of the result that is a tensor, its place there and which of those, one after
    the other, it is.
    """

    computed: list[tuple[int, Node, NodeMetadata | None]]
    passed: list[int]
    captured: list[DeviceData]
    places: list[tuple[int, int]]
    leaves: list[Any]
    definition: TreeDefinition
    is_tensor: bool
    """Whether the result is one of the tensors itself."""


class Trace:
    """A recorded function: its graph, where its arguments come from, and what it returns."""

    __slots__ = (
        "_arguments",
        "_draws",
        "_from_call",
        "_from_numbers",
        "_from_stream",
        "_lazy",
        "_name",
        "_results",
        "graph",
        "numbers",
    )

    def __init__(
        self,
        name: str,
        graph: Graph,
        sources: list[Any],
        draws: Sequence[tuple[int, RandomStream | None]],
        numbers: NumberProgram,
        results: _Results,
    ) -> None:
        self._name = name
        self.graph = graph
        self.numbers = numbers
        """What each call does with its numbers first; `run` takes what it gives."""
        self._results = results
        self._draws = draws
        self._arguments = sources
        """The arguments of the program, as far as they are the same for every call."""
        self._from_call = _places(sources, _Argument)
        self._from_numbers = _places(sources, NumberPlace)
        self._from_stream = _places(sources, _Draw)
        self._lazy = [
            (place, source) for place, source in enumerate(sources) if type(source) is LazyTensor
        ]
        """Captured tensors that were still lazy, with their places."""

    @property
    def can_be_plain(self) -> bool:
        """Whether tensors are all that a call needs, and what it computes all that it gives."""
        return not (self._from_numbers or self._draws or self._lazy or self._results.passed)

    def has_captured(self, tensor: LazyTensor) -> bool:
        """Whether what a tensor stands for now is a constant of the program."""
        for source in self._arguments:
            if type(source) is LazyTensor:
                if source._node is tensor._node:
                    return True
            elif source is tensor._data and source is not None:
                return True
        return False

    async def run(self, call: CallArguments, numbers: Sequence[Any], job: RuntimeJob) -> Any:
        """Runs the program once; gives what the function returned, around new tensors."""
        executor, device = job.executor, call.device
        if self._lazy:
            await self._hand_over_captured(executor)
        bind = partial(self._bind, call, numbers, job, device)
        outputs = await executor.launch(job, job.context(device), self.graph, bind)
        return self.results_from(outputs, call.values, job)

    def results_from(
        self, outputs: Sequence[DeviceData], values: Sequence[Any], job: RuntimeJob
    ) -> Any:
        """What the function returned, for the outputs and the arguments of a call."""
        results = self._results
        tensors = job.executor.new_data_tensors(outputs, results.computed)
        if results.passed or results.captured:
            tensors += [new_data_tensor(values[index]) for index in results.passed]
            tensors += [new_data_tensor(data) for data in results.captured]
        if results.is_tensor:
            return tensors[0]
        leaves = results.leaves.copy()
        for place, number in results.places:
            leaves[place] = tensors[number]
        return results.definition.unflatten(leaves)

    def arguments(self, values: Sequence[Any]) -> list[Any]:
        """The program's arguments, as far as they are handles among a call's ``values``."""
        arguments = self._arguments.copy()
        for place, number in self._from_call:
            arguments[place] = values[number]
        return arguments

    def _bind(
        self,
        call: CallArguments,
        numbers: Sequence[Any],
        job: RuntimeJob,
        device: Device,
    ) -> list[Any]:
        arguments = self.arguments(call.values)
        for place, number in self._from_numbers:
            arguments[place] = numbers[number]
        if self._draws:
            states = self._draw(job, device)
            for place, number in self._from_stream:
                arguments[place] = states[number]
        if call.donated:
            call.donate(self._name, job, self._results.passed)
        return arguments

    def _draw(self, job: RuntimeJob, device: Device) -> list[Any]:
        """The states of the random streams, in the order in which the function asked for them.

        Also those that its results do not depend on, so that the stream goes on as without
        compiling.
        """
        return [job.random_state(device, count, stream) for count, stream in self._draws]

    async def _hand_over_captured(self, executor: Executor) -> None:
        await executor.submitter.schedule([tensor for _, tensor in self._lazy])
        for place, tensor in self._lazy:
            self._arguments[place] = tensor._data
        self._lazy = []


class PlainCall:
    """What is known of the plain calls of a trace on a job's device: the types of their tensors.

    A plain call is one with nothing but tensors, as in the call before: it need not be taken apart
    to find the trace. ``recording_context`` is that of the task that made the one before. Of
    defaults, what blocks have chosen tells them apart: that of a runtime does not change.
    """

    __slots__ = (
        "__weakref__",
        "_chosen",
        "_device",
        "_executor",
        "_types",
        "context",
        "job",
        "recording_context",
        "trace",
    )

    def __init__(
        self,
        trace: Trace,
        types: Sequence[TensorType],
        job: RuntimeJob,
        device: Device,
        recording_context: RecordingContext,
    ) -> None:
        self.trace = trace
        self._types = tuple(types)
        self.job = job
        self._device = device
        self._executor = job.executor
        self.context = job.context(device)
        self.recording_context = recording_context
        self._chosen = chosen_dtype()

    def arguments(self, args: tuple[Any, ...]) -> list[Any] | None:
        """The program's arguments, for a call's; None if those are not such as in the call before.

        Or if one of them has to be handed over first.
        """
        types, device, executor = self._types, self._device, self._executor
        if len(args) != len(types) or chosen_dtype() is not self._chosen:
            return None
        datas = []
        for tensor, type_ in zip(args, types, strict=True):
            if type(tensor) is not LazyTensor or tensor._node.type is not type_:
                return None
            data = tensor._data
            if (
                data is None
                or data.device is not device
                or data.executor is not executor
                or not (data.completion is None or data.completion.handed_over)
            ):
                return None
            datas.append(data)
        return self.trace.arguments(datas)


def _places(
    sources: Sequence[Any], kind: type[_Argument | _Draw | NumberPlace]
) -> list[tuple[int, int]]:
    return [(place, source[0]) for place, source in enumerate(sources) if type(source) is kind]


# ---- tracing -------------------------------------------------------------------------------


class Tracer:
    """Records a function instead of a job; see `lazyasync.recording.Recorder`.

    It does so in the thread that makes it: that of the runtime, or one beside it, which has done in
    the runtime's what is about anything else than the trace.
    """

    def __init__(self, name: str, job: RuntimeJob, device: Device) -> None:
        self.name = name
        self.job = job
        self.executor = job.executor
        self.ir_debug = job.ir_debug
        self.thread = get_ident()
        self.shapes = job.shapes if job.in_its_thread else job.runtime.scheduler.trace_shapes
        self.gradients: list[tuple[Node, ...]] = []
        self.draws: list[tuple[int, RandomStream | None]] = []
        self._recording = Recording(self, device, Trie(1 << 62))

    def resolve_device(self, device: str | Device | None) -> Device:
        """The device of a name, among those of the job; ``None`` and ``""`` mean the trace's."""
        if device is None or device == "":
            return self._recording.device
        return self.job.resolve_device(device)

    def recording(self, device: Device) -> Recording:
        """The one recording of the trace."""
        if get_ident() != self.thread:
            self.check_thread()
        pause()
        if self.abandoned:
            raise self.job.closed_error()
        if device is not self._recording.device:
            raise UnsupportedOperationError(
                f"a compiled function runs on one device, {self._recording.device}, that of its "
                f"arguments, but records on {device}: name no device in it, or give `x.device`"
            )
        return self._recording

    @property
    def in_runtime_thread(self) -> bool:
        """Whether this is the thread that the runtime lives in."""
        return self.job.in_runtime_thread

    @property
    def abandoned(self) -> bool:
        """Whether nothing will come of the trace, as its runtime has ended."""
        return self.job.runtime.waits.end is not None

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in another thread than that which records."""
        if get_ident() != self.thread and not self.job.in_runtime_thread:
            raise WrongThreadError(
                f"the thread {current_thread().name!r} cannot record in {self.name}, which "
                "la.compile records in another one"
            )

    def exclusively(self, function: Callable[..., Value], *args: Any) -> Value:
        """Calls a function in the runtime's thread, which so does nothing else meanwhile."""
        if self.in_runtime_thread:
            return function(*args)
        needs_the_loop()
        result: Value = self.job.exclusively(self._with_captured, function, args)
        return result

    def _with_captured(self, function: Callable[..., Value], args: tuple[Any, ...]) -> Value:
        """Calls a function, which may take lazy tensors into the recording (trio thread).

        They become parameters now, as somebody may have them computed while the trace goes on.
        """
        result = function(*args)
        for tensor in args:
            if type(tensor) is LazyTensor and tensor._data is None:
                _keep_captured_tensor(self._recording, tensor)
        return result

    def host_data(self, array: np.ndarray, device: Device) -> DeviceData:
        """A handle for a host array, which is a constant of the program."""
        return self.exclusively(self.job.host_data, array, device)

    def limit_graph_size(self, recording: Recording, tensors: tuple[LazyTensor, ...]) -> None:
        """Never asked for."""

    def transfer(self, tensor: LazyTensor, device: Device) -> DeviceData:
        """Refused: a program runs on one device."""
        raise UnsupportedOperationError("a compiled function cannot move tensors between devices")

    def random_state(self, device: Device, count: int, stream: RandomStream | None = None) -> Any:
        """A mark that each call replaces by the next state of the stream.

        Of a stream that the function makes itself from a seed, the state, which is always the same.
        """
        if stream is not None and stream.is_made_by(self):
            return stream.state(count)
        self.draws.append((count, stream))
        return _Draw(len(self.draws) - 1)

    @property
    def closed(self) -> NoReturn:
        """Asked for when a tensor of the trace is to be computed by itself."""
        raise self.escaped()

    def lazy_at_end(self) -> UnsupportedOperationError:
        """See `escaped`."""
        return self.escaped()

    def escaped(self) -> UnsupportedOperationError:
        """The error of using a tensor of the trace after it."""
        return UnsupportedOperationError(
            f"this tensor was made, or changed in place, by {self.name} while la.compile recorded "
            "it, and has no value: a compiled function gives values by returning them, and only "
            "by that"
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


def trace_function(
    fn: Callable[..., Any], call: CallArguments, job: RuntimeJob, scope: str
) -> Trace:
    """Calls ``fn`` with stand-ins for the arguments of ``call``, and keeps what it records.

    In the thread of the runtime, or in another one, while that goes on. ``scope`` is the caller's.
    """
    tracer = Tracer(name_of(fn), job, call.device)
    recording = tracer.recording(call.device)
    tape = NumberTape(recording, number_tensor)
    token = context.set(RecordingContext(tracer, scope))
    try:
        args, kwargs = call.arguments(_stand_ins(recording, tape, call))
        leaves, definition = flatten(fn(*args, **kwargs))
        _check_hidden(tracer, recording, leaves, definition)
        numbers = {leaf.place: leaf for leaf in leaves if type(leaf) is SymbolicNumber}
        if numbers:
            tensors = {place: number.tensor() for place, number in numbers.items()}
            leaves = [
                tensors[leaf.place] if type(leaf) is SymbolicNumber else leaf for leaf in leaves
            ]
        roots: dict[Node, int] = {}
        results = _results(recording, leaves, definition, roots)
        if recording.imports:
            tracer.exclusively(_keep_captured, recording)
    except WouldBlockError as error:
        error.add_note(
            f"{tracer.name} was being recorded by la.compile: what depends on an argument has no "
            "value there. A number that is needed as such can be named in static_argnums or "
            "static_argnames"
        )
        raise
    except BaseException as error:
        refuse_cancellation(job.runtime.outside, error)
        raise
    finally:
        recording.context = None
        context.reset(token)
        tape.ended = tracer.escaped
        recording.__class__ = _EndedRecording
    collected = build_graph([(recording, node) for node in roots], pause)
    results.computed[:] = [
        (collected.root_order[root], unbound_leaf(node.type), node.metadata)
        for root, node, _ in results.computed
    ]
    recording.release()
    return Trace(
        tracer.name, collected.graph, collected.arguments, tracer.draws, tape.program, results
    )


def _stand_ins(recording: Recording, tape: NumberTape, call: CallArguments) -> list[Any]:
    """What the function is given: for each leaf that is not static one of the trace."""
    leaves: list[Any] = []
    for index, (value, kind) in enumerate(zip(call.values, call.kinds, strict=True)):
        if type(kind) is TensorType:
            node = bind_leaf(recording, PARAMETER, kind, _Argument(index))
            leaves.append(new_lazy_tensor(recording, node))
        elif type(kind) is tuple:
            leaves.append(value)
        else:
            leaves.append(tape.argument(index, value))
    return leaves


def _results(
    recording: Recording, leaves: list[Any], definition: TreeDefinition, roots: dict[Node, int]
) -> _Results:
    """Sorts the tensors among ``leaves`` by where they come from; fills in ``roots``."""
    computed: dict[LazyTensor, tuple[int, Node, None]] = {}
    passed: dict[LazyTensor, int] = {}
    captured: dict[LazyTensor, DeviceData] = {}
    tensors = [(place, leaf) for place, leaf in enumerate(leaves) if isinstance(leaf, LazyTensor)]
    for _, tensor in tensors:
        if tensor._data is not None:
            captured[tensor] = tensor._data
            continue
        recording_for("the result of a compiled function", (tensor,))  # raises if it is elsewhere
        node = adopt(recording, tensor)
        bound = recording.bindings[node.attributes.slot] if node.operation is PARAMETER else None
        if type(bound) is _Argument:
            passed[tensor] = bound.number
        else:
            computed[tensor] = (roots.setdefault(node, len(roots)), node, None)  # filled in later
    numbers = {tensor: number for number, tensor in enumerate([*computed, *passed, *captured])}
    return _Results(
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


def _keep_captured(recording: Recording) -> None:
    """Makes parameters of captured tensors that are still lazy: computed once, not by each call.

    Each is bound to a tensor that stands for it until it has been handed over.
    """
    for other in {other: None for other, _ in recording.imports}:
        job: Any = other.recorder
        references = (*other.references, *job.context(other.device).carried)
        for reference in references:
            tensor = reference()
            if tensor is not None and tensor._data is None:
                _keep_captured_tensor(recording, tensor)


def _keep_captured_tensor(recording: Recording, tensor: LazyTensor) -> None:
    node = recording.imports.get((tensor._recording, tensor._node))
    if node is None or node.operation.kind is OperationKind.LEAF:
        return
    if node not in recording.materialized:
        fixed: Any = as_it_is(tensor)
        recording.materialized[node] = fixed
