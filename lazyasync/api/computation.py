"""Graphs as values: what a graph is called, what it takes, as bytes, and running it again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from lazyasync.callers import from_anywhere
from lazyasync.device import Device
from lazyasync.errors import (
    DeviceMismatchError,
    DTypeError,
    GraphFormatError,
    RuntimeMismatchError,
    ShapeError,
)
from lazyasync.ir.dump import graph_text
from lazyasync.ir.graph import CollectedGraph, Graph, build_graph
from lazyasync.ir.leaves import PARAMETER, SCALAR
from lazyasync.ir.node import Operation
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.promotion import check_scalar_range
from lazyasync.recording import check_together, new_data_tensor
from lazyasync.recording.tracing import TracedFunction
from lazyasync.runtime.barriers.build import Roots
from lazyasync.runtime.compiled.trace import Trace
from lazyasync.runtime.compiled.traced_calls import run_traced, trace_examples
from lazyasync.runtime.job_access import job_to_await, own_job
from lazyasync.runtime.runtime import RuntimeJob
from lazyasync.tensor import LazyTensor

__all__ = [
    "DeviceInput",
    "StoredGraph",
    "get_device_data",
    "get_graph_hash",
    "graph_from_bytes",
    "graph_to_bytes",
    "run_cached_graph",
    "run_graph",
    "trace",
]


def __dir__() -> list[str]:
    return [*__all__]


DeviceInput: TypeAlias = "LazyTensor | bool | int | float | complex | tuple[int, int]"
"""An argument of a graph: a tensor, a Python number that is no part of the graph, or the key and
the counter of a random stream."""

_KEY_DIGITS = 16
_ROOT_DIGITS = 6


def get_graph_hash(tensors: Sequence[LazyTensor]) -> str:
    """A name, in hexadecimal, for the graph that computes the lazy ones among ``tensors``.

    Equal graphs have equal names, whatever their values, and in every process: the name depends on
    the operations, their attributes and the types of tensors. If the tensors are not named in the
    graph's own order, their order is part of the name, because `run_cached_graph` gives its results
    in it. Raises `DeviceMismatchError` or `RuntimeMismatchError` for tensors that are not together.
    """
    collected, order = _lazy_graph(tensors)
    return _name(collected.graph, order)


def get_device_data(tensors: Sequence[LazyTensor]) -> list[DeviceInput]:
    """What the graph of the lazy ones among ``tensors`` takes, in the order in which it does.

    That is: the tensors with data that they are computed from, each once; the Python numbers
    among their operands, other than 0 and 1; and the state of each random draw. All of it can be
    given to `run_cached_graph` as it is, or with other tensors of the same types. Raises what
    `get_graph_hash` raises.
    """
    collected, _ = _lazy_graph(tensors)
    return [
        new_data_tensor(value) if kind is PARAMETER else value
        for (kind, _), value in zip(_slots(collected.graph), collected.arguments, strict=True)
    ]


@from_anywhere
async def run_cached_graph(graph_hash: str, inputs: Sequence[DeviceInput]) -> list[LazyTensor]:
    """Runs the program of a graph that has run before, on ``inputs`` in `get_device_data`'s order.

    Gives new tensors, in flight, in the order of the tensors that `get_graph_hash` was given. The
    call is a barrier of its own, like that of a function made by `la.compile`: it waits for a free
    in-flight slot, and raises the job's oldest failure that nobody has got.

    Raises ``LookupError`` for a hash whose program is not in the cache, ``ValueError`` for another
    number of inputs than the graph takes, `ShapeError`, `DTypeError` or ``TypeError`` for one of
    another type, and `DeviceMismatchError` or `RuntimeMismatchError` for tensors that are not
    together.
    """
    job = job_to_await()
    tensors = [value for value in inputs if isinstance(value, LazyTensor)]
    job.check_constants("running a cached graph", tensors)
    device = tensors[0].device if tensors else job.devices[0]
    found = _cached_graph(job, device, graph_hash)
    if found is None:
        # It may be compiled for a step that has just been handed over.
        await job.executor.wait_device_ops(None, (device,))
        found = _cached_graph(job, device, graph_hash)
    if found is None:
        raise LookupError(
            f"no program for the graph {graph_hash!r} is cached for {device}: run it first, for "
            "instance with `await la.sync_multi(tensors)`"
        )
    return await _run(job, device, *found, inputs)


# ---- graphs as bytes -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StoredGraph:
    """A graph as a value; made by `trace` and `graph_from_bytes`, and run by `run_graph`.

    That of a function can be called like the function: ``await graph(x, y)``.
    """

    graph_hash: str
    """What `get_graph_hash` called it where it was written."""
    _graph: Graph = field(repr=False)
    _order: tuple[int, ...] = field(repr=False)
    _trace: Trace | None = field(default=None, repr=False, compare=False)

    @property
    def text(self) -> str:
        """Its operations, as `la.debug.dump_ir` shows them."""
        return graph_text(self._graph)

    def __call__(self, *args: Any, **kwargs: Any) -> Coroutine[Any, Any, Any]:
        """What its function gives: a call of a function made by `la.compile`, which traces nothing.

        The arguments must be like the examples: of the same structure, with tensors and arrays of
        the same shapes and dtypes, numbers of the same classes, and else equal values.

        Raises ``TypeError`` for a graph that is not of a function, and for arguments that are not
        like the examples, `ShapeError` or `DTypeError` for tensors that are not, ``ValueError`` for
        numbers with which the function would do something else, and what `run_graph` raises.
        """
        return _call(self, args, kwargs)


def trace(fn: Callable[..., Any], *examples: Any, **named: Any) -> StoredGraph:
    """The graph of a function, for arguments like ``examples``: nothing is compiled or run.

    ``fn`` is called once, here and now, as by `la.compile`: of tensors, arrays, and whatever else
    has a shape and a dtype, only these are looked at; numbers are given anew in each call; anything
    else is part of the graph. What ``fn`` takes from elsewhere is kept as the tensor that it is.

    The graph can be called, compared by its hash, looked at (`StoredGraph.text`), and written by
    `graph_to_bytes`. Raises what ``fn`` raises, and `DeviceMismatchError` for tensors of several
    devices.
    """
    job = own_job()
    return _of_function(trace_examples(fn, examples, named, job, "la.computation.trace"))


def graph_to_bytes(graph: StoredGraph | Sequence[LazyTensor]) -> bytes:
    """A graph, or that which computes the lazy ones among some tensors, for `graph_from_bytes`.

    It has the operations, their attributes, the types of tensors and the names of `la.scope`; that
    of a function also the structure of its arguments and results. What `get_device_data` gives for
    the tensors is no part of it. Operations made by `la.define_operation` are named. Equal graphs
    have equal bytes, in every process. Raises what `get_graph_hash` raises, and ``TypeError`` for a
    function that has captured tensors, for other containers than dicts, lists, tuples, dataclasses
    and namedtuples, and for static values that are not plain.
    """
    # Here: importing lazyasync stays quick.
    from lazyasync.ir.serialize import to_bytes
    from lazyasync.recording.traced_bytes import traced_to_bytes

    if isinstance(graph, StoredGraph):
        if graph._trace is not None:
            return traced_to_bytes(graph._trace.traced)
        return to_bytes(graph._graph, graph._order)
    collected, order = _lazy_graph(graph)
    return to_bytes(collected.graph, order)


def graph_from_bytes(data: bytes) -> StoredGraph:
    """The graph that `graph_to_bytes` or `Lowered.to_bytes` wrote, in this process or another one.

    Raises `GraphFormatError` for bytes that are damaged, for those of another version of the
    format, and for operations and classes that are not defined in this process. A graph is a
    program: take it from nobody whose programs you would not run.
    """
    from lazyasync.ir.serialize import MalformedGraphError  # here, as above
    from lazyasync.recording.traced_bytes import from_bytes

    try:
        graph, order, traced = from_bytes(data)
    except MalformedGraphError as error:
        raise GraphFormatError(f"these bytes are not read as a graph: {error}") from error
    return (
        StoredGraph(_name(graph, order), graph, order) if traced is None else _of_function(traced)
    )


@from_anywhere
async def run_graph(graph: StoredGraph, inputs: Sequence[Any]) -> Any:
    """Runs a graph on ``inputs``: as `get_device_data` has them, or the arguments of its function.

    The graph of a function gives what that gives: see `StoredGraph`. Any other gives new tensors,
    in flight, in the order of the tensors that `graph_to_bytes` was given. The program is compiled
    for the device of the first tensor, and found in the cache afterwards; else this is as
    `run_cached_graph`. Raises what that raises for inputs.
    """
    job = job_to_await()
    if graph._trace is not None:
        return await _call_function(graph, tuple(inputs), {})
    tensors = [value for value in inputs if isinstance(value, LazyTensor)]
    job.check_constants("running a graph", tensors)
    device = tensors[0].device if tensors else job.devices[0]
    return await _run(job, device, graph._graph, graph._order, inputs)


@from_anywhere
async def _call(graph: StoredGraph, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return await _call_function(graph, args, kwargs)


async def _call_function(graph: StoredGraph, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    if graph._trace is None:
        raise TypeError(
            f"the graph {graph.graph_hash} is that of tensors, and not of a function: run it with "
            "la.computation.run_graph"
        )
    return await run_traced(graph._trace, args, kwargs, job_to_await())


def _of_function(traced: TracedFunction) -> StoredGraph:
    graph = traced.graph
    order = tuple(range(len(graph.roots)))
    return StoredGraph(_name(graph, order), graph, order, Trace(traced))


# ---- what these share ----------------------------------------------------------------------


def _name(graph: Graph, order: tuple[int, ...]) -> str:
    """What a graph is called whose roots are named in an order."""
    digest = graph.key.hexdigest()
    if order == tuple(range(len(graph.roots))):
        return digest
    return digest + "".join(f"{root:0{_ROOT_DIGITS}x}" for root in order)


async def _run(
    job: RuntimeJob,
    device: Device,
    graph: Graph,
    order: tuple[int, ...],
    inputs: Sequence[DeviceInput],
) -> list[LazyTensor]:
    """Runs a graph on inputs, and gives the roots in an order."""
    slots, name = _slots(graph), _name(graph, order)
    if len(slots) != len(inputs):
        raise ValueError(f"the graph {name} takes {len(slots)} inputs, not {len(inputs)}")
    for position, ((kind, type), value) in enumerate(zip(slots, inputs, strict=True)):
        _check_input(job, device, f"input {position} of the graph {name}", kind, type, value)
    tensors = [value for value in inputs if isinstance(value, LazyTensor)]
    if any(tensor._data is None for tensor in tensors):
        await job.executor.submitter.schedule(tensors)
    arguments = [value._data if isinstance(value, LazyTensor) else value for value in inputs]
    datas = await job.executor.launch(job, job.context(device), graph, lambda: arguments)
    return [new_data_tensor(datas[root]) for root in order]


def _lazy_graph(tensors: Sequence[LazyTensor]) -> tuple[CollectedGraph, tuple[int, ...]]:
    """The graph of the lazy tensors, and which of its roots each of them is.

    Raises `DeviceMismatchError` or `RuntimeMismatchError` for tensors that are not together.
    """
    check_together("the graph of a program", [_checked(tensor) for tensor in tensors])
    lazy = [tensor for tensor in tensors if tensor._data is None]
    roots = Roots(lazy)
    collected = build_graph(roots.nodes)
    place = dict(zip(roots.nodes, collected.root_order, strict=True))
    return collected, tuple([place[tensor._recording, tensor._node] for tensor in lazy])


def _checked(tensor: Any) -> LazyTensor:
    if not isinstance(tensor, LazyTensor):
        raise TypeError(f"a graph is computed for tensors, not for {type(tensor).__name__}")
    return tensor


def _slots(graph: Graph) -> list[tuple[Operation, TensorType]]:
    """The kind of leaf and the type of each argument."""
    # Not the nodes': a computed node whose value is there by now is among the parameters.
    key = graph.key
    return [(key.operations[value], key.types[value]) for value in graph.arguments]


def _cached_graph(
    job: RuntimeJob, device: Device, graph_hash: str
) -> tuple[Graph, tuple[int, ...]] | None:
    """The graph of a cached program, and which root each result is; None if there is none."""
    digest, order = graph_hash[:_KEY_DIGITS], graph_hash[_KEY_DIGITS:]
    entry = job.runtime.scheduler.computations.find(device.kind, digest)
    if entry is None:
        return None
    count = len(entry.graph.roots)
    if not order:
        return entry.graph, tuple(range(count))
    try:
        starts = range(0, len(order), _ROOT_DIGITS)
        places = tuple([int(order[start : start + _ROOT_DIGITS], 16) for start in starts])
    except ValueError:
        return None
    return (entry.graph, places) if max(places) < count else None


def _check_input(
    job: RuntimeJob, device: Device, name: str, kind: Operation, expected: TensorType, value: Any
) -> None:
    if kind is PARAMETER:
        if not isinstance(value, LazyTensor):
            raise TypeError(f"{name} must be a tensor, not {type(value).__name__}")
        if value._executor is not job.executor:
            raise RuntimeMismatchError(f"{name} belongs to another runtime than the current one")
        if value.device != device:
            raise DeviceMismatchError(f"{name} is on {value.device}, the first on {device}")
        if value.shape != expected.shape:
            raise ShapeError(f"{name} must have the shape {expected.shape}, not {value.shape}")
        if value.dtype != expected.dtype:
            raise DTypeError(f"{name} must have the dtype {expected.dtype}, not {value.dtype}")
    elif kind is SCALAR:
        if type(value) not in _NUMBERS[kind_of(expected.dtype)]:
            raise TypeError(
                f"{name} must be a Python number for {expected.dtype}, not {type(value).__name__}"
            )
        check_scalar_range(name, value, expected.dtype)
    elif not (isinstance(value, tuple) and len(value) == 2):
        raise TypeError(
            f"{name} must be the key and the counter of a random stream, not {type(value).__name__}"
        )


_NUMBERS: dict[str, tuple[type, ...]] = {
    "b": (bool,),
    "i": (bool, int),
    "u": (bool, int),
    "f": (bool, int, float),
    "c": (bool, int, float, complex),
}
"""The Python numbers that a slot takes, by the kind of its dtype."""
