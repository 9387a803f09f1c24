"""`la.compile`: a function is traced once per signature and replayed without being called."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, NoReturn, ParamSpec, TypeVar

import numpy as np
import trio

from lazyasync.device import Device
from lazyasync.device_data import DeviceData
from lazyasync.errors import (
    DeviceMismatchError,
    RuntimeMismatchError,
    UnsupportedOperationError,
    WouldBlockError,
)
from lazyasync.ir.graph import Graph, build_graph
from lazyasync.ir.leaves import PARAMETER, SCALAR
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType
from lazyasync.ops.creation import asarray
from lazyasync.ops.promotion import INTEGER, check_scalar_range, default_dtype
from lazyasync.recording import (
    Recording,
    RecordingContext,
    adopt,
    bind_leaf,
    context,
    current_context,
    new_data_tensor,
    new_lazy_tensor,
    recording_for,
    unbound_leaf,
)
from lazyasync.runtime.runtime import current_job
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten

if TYPE_CHECKING:
    from lazyasync.runtime.executor import Executor
    from lazyasync.runtime.jobs import Job

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

MAX_TRACES = 256
"""Signatures remembered per function and runtime; the oldest is dropped first."""

_NUMBERS = frozenset({float, int, complex})
_SMALLEST, _LARGEST = -(1 << 63), (1 << 63) - 1


def compile(
    fn: Callable[Parameters, Result],
    *,
    static_argnums: int | Sequence[int] = (),
    static_argnames: str | Sequence[str] = (),
) -> CompiledFunction[Parameters, Result]:
    """A compiled ``fn``: ``out = await compiled(*args)``.

    ``fn`` is a plain function of trees of tensors. It is called once per signature, to record it:
    the structure of the trees, shapes, dtypes, device and static arguments. Every further call
    runs the recorded program, without ``fn``. Floats, integers and complex numbers among the
    arguments are traced as tensors without axes, of the default dtypes, and arrays as tensors;
    booleans, strings, None and other objects are static and must be hashable, and so are the
    arguments named by ``static_argnums`` or ``static_argnames``, which mean the same argument
    whether it is passed by position or by name. Tensors that ``fn`` takes from elsewhere are
    constants, with the values they have when it is traced. Random numbers go on from call to call,
    as if ``fn`` had been called. What ``fn`` does to its arguments in place, it does to copies.

    The call is a barrier of its own: it waits for a free in-flight slot and gives tensors in
    flight. What fails in it is raised by whoever awaits them, else by the job's next barrier.

    The call raises what ``fn`` raises, `DeviceMismatchError` or `RuntimeMismatchError` for
    arguments that do not belong together, ``TypeError`` for a static argument without a hash, and
    ``OverflowError`` for an integer that int64 cannot hold.
    """
    if inspect.iscoroutinefunction(fn) or inspect.isasyncgenfunction(fn):
        raise TypeError(f"la.compile takes a plain function, and {_name(fn)} is asynchronous")
    numbers = [static_argnums] if isinstance(static_argnums, int) else list(static_argnums)
    names = [static_argnames] if isinstance(static_argnames, str) else list(static_argnames)
    return CompiledFunction(fn, *_static_arguments(fn, numbers, names))


class CompiledFunction(Generic[Parameters, Result]):
    """A function that is replayed; made by `la.compile`. ``__wrapped__`` is the function itself."""

    def __init__(
        self,
        fn: Callable[Parameters, Result],
        static_numbers: frozenset[int],
        static_names: frozenset[str],
    ) -> None:
        functools.update_wrapper(self, fn)
        self._fn = fn
        self._static_numbers = static_numbers
        self._static_names = static_names

    def __repr__(self) -> str:
        return f"<compiled {_name(self._fn)}>"

    def __call__(
        self, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Coroutine[Any, Any, Result]:
        if type(current_context().recorder) is _Tracer:
            name = _name(self._fn)
            raise UnsupportedOperationError(
                f"{name} is compiled, and a call of it must be awaited, which the function that "
                f"is being recorded here cannot do; it can call {name}.__wrapped__, the function "
                "itself, which then becomes part of its program"
            )
        return self._call(args, kwargs)

    async def _call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        job = current_job()
        static = None
        if self._static_numbers or self._static_names:
            static = _Static.of(args, kwargs, self._static_numbers, self._static_names)
            args, kwargs = static.others(args, kwargs)
        call = _Call(args, kwargs, static, job)
        if call.lazy:
            await call.hand_over(job.executor)
        traces = job.runtime.traces.get(self)
        if traces is None:
            traces = job.runtime.traces[self] = {}
        try:
            trace = traces.get(call.key)
        except TypeError as error:
            raise TypeError(
                f"{_name(self._fn)}: what is no tensor, array or number among the arguments is "
                f"static and must be hashable: {error}"
            ) from None
        if trace is None:
            trace = _trace(self._fn, call, job)
            if len(traces) >= MAX_TRACES:
                del traces[next(iter(traces))]
            traces[call.key] = trace
            job.runtime.metrics.increment("FunctionTraced")
        return await trace.run(call.values, job, call.device)


def _name(fn: Callable[..., Any]) -> str:
    return getattr(fn, "__qualname__", None) or repr(fn)


# ---- arguments -----------------------------------------------------------------------------


def _static_arguments(
    fn: Callable[..., Any], numbers: Sequence[int], names: Sequence[str]
) -> tuple[frozenset[int], frozenset[str]]:
    """The static arguments by position and by name: each by both, where it has both.

    Raises ``ValueError`` for an argument that ``fn`` does not have.
    """
    if not numbers and not names:
        return frozenset(), frozenset()
    parameters = inspect.signature(fn).parameters.values()
    kinds = {parameter.kind for parameter in parameters}
    positional = [
        parameter
        for parameter in parameters
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    by_number: dict[int, None] = {}
    for number in numbers:
        place = number + len(positional) if number < 0 else number
        if not 0 <= place < len(positional) and inspect.Parameter.VAR_POSITIONAL not in kinds:
            raise ValueError(
                f"{_name(fn)} has {len(positional)} positional arguments, and static_argnums "
                f"names number {number}"
            )
        by_number[place] = None
    by_name = dict.fromkeys(names)
    known = {parameter.name for parameter in parameters}
    for name in names:
        if name not in known and inspect.Parameter.VAR_KEYWORD not in kinds:
            raise ValueError(f"{_name(fn)} has no argument {name!r}, which static_argnames names")
    for place, parameter in enumerate(positional):
        if place in by_number or parameter.name in by_name:
            by_number[place] = None
            by_name[parameter.name] = None
    return frozenset(by_number), frozenset(by_name)


class _Static(NamedTuple):
    """The arguments of a call that are static because they were named so."""

    positional: tuple[tuple[int, Any], ...]
    named: tuple[tuple[str, Any], ...]

    @staticmethod
    def of(
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        numbers: frozenset[int],
        names: frozenset[str],
    ) -> _Static:
        """Those of one call."""
        return _Static(
            tuple([(number, value) for number, value in enumerate(args) if number in numbers]),
            tuple([(name, kwargs[name]) for name in sorted(names & kwargs.keys())]),
        )

    def others(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The arguments without these."""
        numbers, names = dict(self.positional), dict(self.named)
        return (
            tuple([value for number, value in enumerate(args) if number not in numbers]),
            {name: value for name, value in kwargs.items() if name not in names},
        )

    def put_back(self, args: list[Any], kwargs: dict[str, Any]) -> None:
        """Adds these to the others."""
        for number, value in self.positional:
            args.insert(number, value)
        kwargs.update(self.named)

    def key(self) -> Any:
        """What tells them from others that are equal to Python: 1, True and 1.0, 0.0 and -0.0."""
        found, definition = flatten(self)
        return definition, tuple([_exact(leaf) for leaf in found])


def _exact(value: Any) -> tuple[type, Any]:
    kind = type(value)
    return kind, repr(value) if kind is float or kind is complex else value


class _Call:
    """The arguments of one call, taken apart.

    ``values`` has a `DeviceData` for each tensor or array, and every other leaf as it is: what the
    arguments stand for now, whatever they are rebound to later. ``kinds`` says of each leaf what
    the trace depends on: the type of a tensor, the class of a number, the value of what is static.
    """

    __slots__ = ("_definition", "_static", "device", "key", "kinds", "lazy", "values")

    def __init__(
        self, args: tuple[Any, ...], kwargs: dict[str, Any], static: _Static | None, job: Job
    ) -> None:
        self.values, self._definition = flatten((args, kwargs))
        self._static = static
        self.kinds: list[Any] = []
        self.lazy: list[tuple[int, LazyTensor]] = []
        """The leaves that must be handed over first, with their places."""
        values, kinds = self.values, self.kinds
        executor = job.executor
        device: Device | None = None
        arrays: list[int] = []
        for index, leaf in enumerate(values):
            kind = type(leaf)
            if kind is LazyTensor:
                data = values[index] = leaf._data
                place = leaf._recording if data is None else data
                if place.device is not device:
                    if device is not None:
                        raise _mismatch(device, place.device)
                    device = place.device
                if place.executor is not executor:
                    raise RuntimeMismatchError(
                        "a compiled function was given a tensor of another runtime than the "
                        "current one"
                    )
                if data is None or not (data.completion is None or data.completion.handed_over):
                    self.lazy.append((index, executor.as_it_is(leaf)))
                kinds.append(leaf._node.type)
            elif kind in _NUMBERS:
                if kind is int and not _SMALLEST <= leaf <= _LARGEST:
                    check_scalar_range("a compiled function", leaf, INTEGER)
                kinds.append(kind)
            elif isinstance(leaf, (np.ndarray, np.generic)):
                arrays.append(index)
                kinds.append(None)
            else:
                kinds.append((kind, leaf))
        if device is None:
            device = job.devices[0]
        elif device not in job.devices:
            job.resolve_device(device)  # raises
        for index in arrays:
            tensor = asarray(values[index], device=device)
            values[index] = tensor._data
            kinds[index] = tensor._node.type
        self.device = device
        self.key = (
            self._definition,
            tuple(kinds),
            device,
            None if static is None else static.key(),
        )

    async def hand_over(self, executor: Executor) -> None:
        """Hands the graphs of lazy arguments to the scheduler, without waiting for them."""
        await executor.schedule([tensor for _, tensor in self.lazy])
        for index, tensor in self.lazy:
            self.values[index] = tensor._data

    def arguments(self, leaves: Iterable[Any]) -> tuple[list[Any], dict[str, Any]]:
        """The arguments of the function, with ``leaves`` in the place of those of the call."""
        args, kwargs = self._definition.unflatten(leaves)
        args = list(args)
        if self._static is not None:
            self._static.put_back(args, kwargs)
        return args, kwargs


def _mismatch(device: Device, other: Device) -> DeviceMismatchError:
    return DeviceMismatchError(
        f"a compiled function was given tensors on {device} and on {other}; "
        f'bring them together with `t.to("{device}")`'
    )


# ---- traces --------------------------------------------------------------------------------


class _Argument(NamedTuple):
    """Stands for an argument's value in the bindings of a trace."""

    number: int


class _Draw(NamedTuple):
    """Stands for a state of the random stream, which each call takes anew."""

    number: int


class _Results(NamedTuple):
    """The tensors that a function returns, each once, and where they stand in its result.

    ``computed`` are roots of the graph, by number; ``passed`` arguments, by number, which are
    handed through; ``captured`` handles of tensors from elsewhere. ``places`` are, for each leaf
    of the result that is a tensor, its place there and which of those, one after the other, it is.
    """

    computed: list[tuple[int, Node]]
    passed: list[int]
    captured: list[DeviceData]
    places: list[tuple[int, int]]
    leaves: list[Any]
    definition: TreeDefinition


class _Trace:
    """A recorded function: its graph, where its arguments come from, and what it returns."""

    __slots__ = (
        "_arguments",
        "_draws",
        "_from_call",
        "_from_stream",
        "_graph",
        "_lazy",
        "_results",
    )

    def __init__(
        self, graph: Graph, sources: list[Any], draws: Sequence[int], results: _Results
    ) -> None:
        self._graph = graph
        self._results = results
        self._draws = draws
        self._arguments = sources
        """The arguments of the program, as far as they are the same for every call."""
        self._from_call = _places(sources, _Argument)
        self._from_stream = _places(sources, _Draw)
        self._lazy = [
            (place, source) for place, source in enumerate(sources) if type(source) is LazyTensor
        ]
        """Captured tensors that were still lazy, with their places."""

    async def run(self, values: Sequence[Any], job: Job, device: Device) -> Any:
        """Runs the program once; gives what the function returned, around new tensors."""
        executor = job.executor
        if self._lazy:
            await self._hand_over_captured(executor)
        graph, results = self._graph, self._results
        datas: Sequence[DeviceData] = ()
        if graph.roots:
            datas = await executor.launch(
                job, device, graph, lambda: self._bind(values, job, device)
            )
        else:
            await trio.lowlevel.checkpoint()
            executor.check_open(job)
            job.raise_parked()
            self._draw(job, device)
        tensors = [new_data_tensor(datas[root], leaf) for root, leaf in results.computed]
        tensors += [new_data_tensor(values[index]) for index in results.passed]
        tensors += [new_data_tensor(data) for data in results.captured]
        leaves = results.leaves.copy()
        for place, number in results.places:
            leaves[place] = tensors[number]
        return results.definition.unflatten(leaves)

    def _bind(self, values: Sequence[Any], job: Job, device: Device) -> list[Any]:
        arguments = self._arguments.copy()
        for place, number in self._from_call:
            arguments[place] = values[number]
        if self._draws:
            states = self._draw(job, device)
            for place, number in self._from_stream:
                arguments[place] = states[number]
        return arguments

    def _draw(self, job: Job, device: Device) -> list[Any]:
        """The states of the random stream, in the order in which the function asked for them.

        Also those that its results do not depend on, so that the stream goes on as without
        compiling.
        """
        return [job.random_state(device, count) for count in self._draws]

    async def _hand_over_captured(self, executor: Executor) -> None:
        await executor.schedule([tensor for _, tensor in self._lazy])
        for place, tensor in self._lazy:
            self._arguments[place] = tensor._data
        self._lazy = []


def _places(sources: Sequence[Any], kind: type[_Argument | _Draw]) -> list[tuple[int, int]]:
    return [(place, source.number) for place, source in enumerate(sources) if type(source) is kind]


# ---- tracing -------------------------------------------------------------------------------


class _Tracer:
    """Records a function instead of a job; see `lazyasync.recording.Recorder`."""

    def __init__(self, name: str, job: Job, device: Device) -> None:
        self.name = name
        self.job = job
        self.executor = job.executor
        self.ir_debug = job.ir_debug
        self.shapes = job.shapes
        self.trim_graph_size = 1 << 62  # a program is one graph, however large
        self.resolve_device = job.resolve_device
        self.host_data = job.host_data
        self.draws: list[int] = []
        self._recording = Recording(self, device, Trie(1 << 62))

    def recording(self, device: Device) -> Recording:
        """The one recording of the trace."""
        if device is not self._recording.device:
            raise UnsupportedOperationError(
                f"a compiled function runs on one device, {self._recording.device}, but records "
                f"on {device}"
            )
        return self._recording

    def limit_graph_size(self, recording: Recording, tensors: tuple[LazyTensor, ...]) -> None:
        """Never asked for."""

    def transfer(self, tensor: LazyTensor, device: Device) -> DeviceData:
        """Refused: a program runs on one device."""
        raise UnsupportedOperationError("a compiled function cannot move tensors between devices")

    def random_state(self, device: Device, count: int) -> Any:
        """A mark that each call replaces by the next state of the stream."""
        self.draws.append(count)
        return _Draw(len(self.draws) - 1)

    @property
    def closed(self) -> NoReturn:
        """Asked for when a tensor of the trace is to be computed by itself."""
        raise self.escaped()

    def context(self, device: Device) -> NoReturn:
        """Asked for when a tensor of the trace is to be kept by itself."""
        raise self.escaped()

    def escaped(self) -> UnsupportedOperationError:
        """The error of using a tensor of the trace after it."""
        return UnsupportedOperationError(
            f"this tensor was made, or changed in place, by {self.name} while la.compile recorded "
            "it, and has no value: a compiled function gives values by returning them, and only "
            "by that"
        )


class _EndedRecording(Recording):
    """The recording of a function, once it is traced: tensors that escaped have no executor."""

    __slots__ = ()

    recorder: _Tracer

    @property
    def executor(self) -> NoReturn:  # type: ignore[override]
        """Whoever asks for it is about to use such a tensor."""
        raise self.recorder.escaped()


def _trace(fn: Callable[..., Any], call: _Call, job: Job) -> _Trace:
    tracer = _Tracer(_name(fn), job, call.device)
    recording = tracer.recording(call.device)
    token = context.set(RecordingContext(tracer, current_context().scope))
    try:
        args, kwargs = call.arguments(_stand_ins(recording, call))
        leaves, definition = flatten(fn(*args, **kwargs))
        roots: dict[Node, int] = {}
        results = _results(recording, leaves, definition, roots)
        _keep_captured(recording)
    except WouldBlockError as error:
        error.add_note(
            f"{tracer.name} was being recorded by la.compile: what depends on an argument has no "
            "value there. A number that is needed as such can be named in static_argnums or "
            "static_argnames"
        )
        raise
    finally:
        recording.context = None
        context.reset(token)
        recording.__class__ = _EndedRecording
    collected = build_graph([(recording, node) for node in roots])
    results.computed[:] = [
        (collected.root_order[root], unbound_leaf(leaf.type)) for root, leaf in results.computed
    ]
    return _Trace(collected.graph, collected.arguments, tracer.draws, results)


def _stand_ins(recording: Recording, call: _Call) -> list[Any]:
    """What the function is given: a tensor of the trace for each leaf that is not static."""
    leaves: list[Any] = []
    for index, (value, kind) in enumerate(zip(call.values, call.kinds, strict=True)):
        if type(kind) is tuple:
            leaves.append(value)
            continue
        operation, type_ = PARAMETER, kind
        if type(kind) is not TensorType:
            operation, type_ = SCALAR, TensorType((), default_dtype(value))
        node = bind_leaf(recording, operation, type_, _Argument(index))
        leaves.append(new_lazy_tensor(recording, node))
    return leaves


def _results(
    recording: Recording, leaves: list[Any], definition: TreeDefinition, roots: dict[Node, int]
) -> _Results:
    """Sorts the tensors among ``leaves`` by where they come from; fills in ``roots``."""
    computed: dict[LazyTensor, tuple[int, Node]] = {}
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
            computed[tensor] = (roots.setdefault(node, len(roots)), node)
    numbers = {tensor: number for number, tensor in enumerate([*computed, *passed, *captured])}
    return _Results(
        list(computed.values()),
        list(passed.values()),
        list(captured.values()),
        [(place, numbers[tensor]) for place, tensor in tensors],
        [None if isinstance(leaf, LazyTensor) else leaf for leaf in leaves],
        definition,
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
            if tensor is None or tensor._data is not None:
                continue
            node = recording.imports.get((tensor._recording, tensor._node))
            if node is None or node.operation.kind is OperationKind.LEAF:
                continue
            if node not in recording.materialized:
                fixed: Any = job.executor.as_it_is(tensor)
                recording.materialized[node] = fixed
