"""`la.compile`: a function is traced once per signature and replayed without being called."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

import numpy as np

from lazyasync.device import Device
from lazyasync.device_data import DeviceData
from lazyasync.errors import DeviceMismatchError, UnsupportedOperationError
from lazyasync.ir.graph import Graph, build_graph
from lazyasync.ir.leaves import PARAMETER, SCALAR
from lazyasync.ir.node import Node
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType
from lazyasync.ops.creation import asarray
from lazyasync.ops.promotion import default_dtype
from lazyasync.recording import (
    Recording,
    RecordingContext,
    adopt,
    bind_leaf,
    context,
    new_data_tensor,
    new_lazy_tensor,
    unbound_leaf,
)
from lazyasync.runtime.runtime import current_job
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten

if TYPE_CHECKING:
    from lazyasync.runtime.jobs import Job
    from lazyasync.runtime.runtime import Runtime

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

_DYNAMIC_SCALARS = (float, int, complex)


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
    arguments are traced as tensors without axes; booleans, strings, None and the arguments named
    in ``static_argnums`` or ``static_argnames`` are static, and must be hashable. Tensors that
    ``fn`` takes from elsewhere are constants, with the values they have when it is traced. Random
    numbers go on from call to call, as if ``fn`` had been called.

    The call is a barrier of its own: it waits for a free in-flight slot and gives tensors in
    flight. What fails in it is raised by whoever awaits them, else by the job's next barrier.
    """
    numbers = (static_argnums,) if isinstance(static_argnums, int) else tuple(static_argnums)
    names = (static_argnames,) if isinstance(static_argnames, str) else tuple(static_argnames)
    return CompiledFunction(fn, numbers, names)


class CompiledFunction(Generic[Parameters, Result]):
    """A function that is replayed; made by `la.compile`."""

    def __init__(
        self,
        fn: Callable[Parameters, Result],
        static_numbers: tuple[int, ...],
        static_names: tuple[str, ...],
    ) -> None:
        functools.update_wrapper(self, fn)
        self._fn = fn
        self._static_numbers = frozenset(static_numbers)
        self._static_names = frozenset(static_names)
        self._traces: weakref.WeakKeyDictionary[Runtime, dict[Any, _Trace]] = (
            weakref.WeakKeyDictionary()
        )

    def __call__(
        self, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Coroutine[Any, Any, Result]:
        return self._call(args, kwargs)

    async def _call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        job = current_job()
        call = self._bind(args, kwargs)
        executor = job.executor
        leaves = call.leaves
        for index, leaf in enumerate(leaves):
            if type(leaf) is not LazyTensor and type(leaf) not in _DYNAMIC_SCALARS:
                leaves[index] = asarray(leaf, device=call.device or job.devices[0])
        device, lazy = _device(leaves, call.device, job)
        if lazy:
            await executor.schedule(lazy)
        traces = self._traces.get(job.runtime)
        if traces is None:
            traces = self._traces[job.runtime] = {}
        key = (call.key, device, tuple([_signature(leaf) for leaf in leaves]))
        trace = traces.get(key)
        if trace is None:
            trace = traces[key] = _trace(self._fn, call, leaves, device, job)
            job.runtime.metrics.increment("FunctionTraced")
        datas = await executor.launch(job, device, trace.graph, trace.bind(leaves, job, device))
        tensors = list(map(new_data_tensor, datas, trace.leaves))
        outputs = [
            tensors[place] if constant is None else constant[0] for place, constant in trace.outputs
        ]
        return trace.definition.unflatten(outputs)

    def _bind(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Call:
        dynamic: list[Any] = []
        static: list[Any] = []
        for number, value in enumerate(args):
            (static if number in self._static_numbers else dynamic).append(value)
        named = {name: value for name, value in kwargs.items() if name not in self._static_names}
        static_named = tuple(
            sorted((name, value) for name, value in kwargs.items() if name in self._static_names)
        )
        return _Call(
            tuple(dynamic), named, tuple(static), static_named, self._static_numbers, self._fn
        )


class _Call:
    """The arguments of one call, taken apart: leaves that are traced, and what is static."""

    __slots__ = (
        "_static_leaves",
        "_static_numbers",
        "definition",
        "device",
        "key",
        "leaves",
        "static",
        "static_named",
    )

    def __init__(
        self,
        dynamic: tuple[Any, ...],
        named: dict[str, Any],
        static: tuple[Any, ...],
        static_named: tuple[tuple[str, Any], ...],
        static_numbers: frozenset[int],
        function: Callable[..., Any],
    ) -> None:
        every, self.definition = flatten((dynamic, named))
        self.static = static
        self.static_named = static_named
        self._static_numbers = static_numbers
        self.leaves: list[Any] = []
        self._static_leaves: list[tuple[int, Any]] = []
        self.device: Device | None = None
        for index, leaf in enumerate(every):
            if type(leaf) is LazyTensor:
                if self.device is None:
                    self.device = leaf.device
                self.leaves.append(leaf)
            elif type(leaf) in _DYNAMIC_SCALARS or isinstance(leaf, (np.ndarray, np.generic)):
                self.leaves.append(leaf)
            else:
                self._static_leaves.append((index, leaf))
        # Types beside values, because 1 == True == 1.0.
        static_key = tuple((index, type(leaf), leaf) for index, leaf in self._static_leaves)
        self.key = (
            self.definition,
            static_key,
            tuple((type(value), value) for value in static),
            tuple((name, type(value), value) for name, value in static_named),
        )
        try:
            hash(self.key)
        except TypeError as error:
            raise TypeError(
                f"{function!r}: static arguments must be hashable, and everything else a "
                f"tensor, an array or a number: {error}"
            ) from None

    def arguments(self, leaves: Sequence[Any]) -> tuple[list[Any], dict[str, Any]]:
        """The arguments of the function, with ``leaves`` in the place of the traced ones."""
        filled = list(leaves)
        for index, leaf in self._static_leaves:
            filled.insert(index, leaf)
        dynamic, named = self.definition.unflatten(filled)
        args = list(dynamic)
        for number, value in zip(sorted(self._static_numbers), self.static, strict=False):
            args.insert(number, value)
        return args, {**named, **dict(self.static_named)}


def _device(
    leaves: Sequence[Any], first: Device | None, job: Job
) -> tuple[Device, list[LazyTensor]]:
    """The one device of the arguments, and those of them that must be handed over first."""
    device = job.devices[0] if first is None else first
    lazy = []
    for leaf in leaves:
        if type(leaf) is LazyTensor:
            if leaf.device != device:
                raise DeviceMismatchError(
                    f"a compiled function was given tensors on {device} and on {leaf.device}; "
                    f'bring them together with `t.to("{device}")`'
                )
            data = leaf._data
            if data is None or data.completion is not None:
                lazy.append(leaf)
    return device, lazy


def _signature(leaf: Any) -> Any:
    return leaf._node.type if type(leaf) is LazyTensor else type(leaf)


class _Argument:
    """Stands for an argument's value in the bindings of a trace."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index


class _Draw:
    """Stands for a state of the random stream, to be taken anew by each call."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class _Trace:
    """A recorded function: its graph, where its arguments come from, and what it returns."""

    __slots__ = ("definition", "graph", "leaves", "outputs", "sources")

    def __init__(
        self,
        graph: Graph,
        sources: list[Any],
        outputs: list[tuple[int, tuple[Any] | None]],
        definition: TreeDefinition,
    ) -> None:
        self.graph = graph
        self.leaves = [unbound_leaf(graph.types[root]) for root in graph.roots]
        self.sources = sources
        self.outputs = outputs
        self.definition = definition

    def bind(self, leaves: Sequence[Any], job: Job, device: Device) -> list[Any]:
        """The arguments of the program for one call."""
        arguments: list[Any] = []
        for source in self.sources:
            kind = type(source)
            if kind is _Argument:
                leaf = leaves[source.index]
                arguments.append(leaf._data if type(leaf) is LazyTensor else leaf)
            elif kind is _Draw:
                arguments.append(job.random_state(device, source.count))
            else:
                arguments.append(source)
        return arguments


class _Tracer:
    """Records a function instead of a job; see `lazyasync.recording.Recorder`."""

    def __init__(self, job: Job, device: Device) -> None:
        self.job = job
        self.executor = job.executor
        self.ir_debug = job.ir_debug
        self.trim_graph_size = 1 << 62  # a program is one graph, however large
        self.resolve_device = job.resolve_device
        self.host_data = job.host_data
        self._recording = Recording(self, device, Trie(1 << 62))

    def recording(self, device: Device) -> Recording:
        """The one recording of the trace."""
        if device != self._recording.device:
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
        return _Draw(count)


def _trace(
    fn: Callable[..., Any], call: _Call, leaves: Sequence[Any], device: Device, job: Job
) -> _Trace:
    tracer = _Tracer(job, device)
    recording = tracer.recording(device)
    token = context.set(RecordingContext(tracer))
    try:
        stand_ins = [_stand_in(recording, index, leaf) for index, leaf in enumerate(leaves)]
        args, kwargs = call.arguments(stand_ins)
        flat, definition = flatten(fn(*args, **kwargs))
        roots: dict[Node, int] = {}
        outputs: list[tuple[int, tuple[Any] | None]] = []
        for leaf in flat:
            if isinstance(leaf, LazyTensor):
                outputs.append((roots.setdefault(adopt(recording, leaf), len(roots)), None))
            else:
                outputs.append((0, (leaf,)))
    finally:
        recording.context = None
        context.reset(token)
    collected = build_graph([(recording, node) for node in roots])
    order = collected.root_order
    outputs = [(place if constant else order[place], constant) for place, constant in outputs]
    return _Trace(collected.graph, collected.arguments, outputs, definition)


def _stand_in(recording: Recording, index: int, leaf: Any) -> LazyTensor:
    if type(leaf) is LazyTensor:
        node = bind_leaf(recording, PARAMETER, leaf._node.type, _Argument(index))
    else:
        node = bind_leaf(recording, SCALAR, TensorType((), default_dtype(leaf)), _Argument(index))
    return new_lazy_tensor(recording, node)
