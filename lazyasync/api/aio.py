"""Awaitable forms: of what takes long on large graphs, and of what needs values to know a shape.

The first leave the event loop alone. The others, such as ``await la.aio.nonzero(x)``, wait until
the values are on the host, and then do what the functions of the same names do there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine, Iterable
from functools import partial, wraps
from inspect import signature
from typing import Any, ParamSpec, TypeVar

import trio

from lazyasync.callers import from_anywhere
from lazyasync.compiler.time_slices import pause
from lazyasync.debug.graphs import (
    DumpForm,
    check_form,
    checked_path,
    one_device,
    roots_of,
    written,
)
from lazyasync.ir.dump import graph_dot, graph_text, tries_dot
from lazyasync.ir.graph import Graph, build_graph
from lazyasync.ir.node import Node
from lazyasync.ops.indexing.keys import get_item
from lazyasync.ops.indexing.masks import key_items
from lazyasync.ops.indexing.repeating import repeat as _repeat
from lazyasync.ops.manipulation import creation
from lazyasync.ops.promotion import BOOL
from lazyasync.ops.selection import searching, segments, sets
from lazyasync.ops.statistics import searching as statistics
from lazyasync.recording import Recording
from lazyasync.runtime.barriers.build import RecordingSnapshot
from lazyasync.runtime.job_access import current_job
from lazyasync.tensor import LazyTensor
from lazyasync.trees import leaves

__all__ = [
    "arange",
    "argwhere",
    "bincount",
    "compress",
    "dump_ir",
    "dump_ir_cache",
    "extract",
    "flatnonzero",
    "getitem",
    "histogram",
    "histogram_bin_edges",
    "intersect1d",
    "nonzero",
    "render_ir_graph",
    "repeat",
    "segment_max",
    "segment_min",
    "segment_prod",
    "segment_sum",
    "setdiff1d",
    "union1d",
    "unique",
    "unique_all",
    "unique_counts",
    "unique_inverse",
    "unique_values",
]

Result = TypeVar("Result")
Parameters = ParamSpec("Parameters")


def __dir__() -> list[str]:
    return [*__all__]


@from_anywhere
async def render_ir_graph(tensors: Any, path: str | os.PathLike[str] | None = None) -> str:
    """As `la.debug.render_ir_graph`, of the graph as it is now, in other threads."""
    target = checked_path(path)
    roots = _roots(tensors)
    text = await _in_background(lambda: graph_dot(build_graph(roots, pause).graph, pause))
    if target is not None:
        await trio.to_thread.run_sync(written, text, target)
    return text


@from_anywhere
async def dump_ir(tensors: Any, form: DumpForm = "text") -> str:
    """As `la.debug.dump_ir`, of the graph as it is now, in another thread.

    A program that has to be compiled for it is not kept.
    """
    check_form(form)
    roots = _roots(tensors)
    if form == "text":
        return await _in_background(lambda: graph_text(build_graph(roots, pause).graph, pause))
    runtime = current_job().runtime
    device = one_device(leaves(tensors))
    graph: Graph = await _in_background(lambda: build_graph(roots, pause).graph)
    known = runtime.scheduler.computations.get(device.kind, graph)
    if known is not None:
        return await _in_background(known.program.describe)
    backend = runtime.backend(device)
    return await _in_background(lambda: backend.compile(graph).describe())


@from_anywhere
async def dump_ir_cache(path: str | os.PathLike[str]) -> None:
    """As `la.ir_cache.dump`, in other threads. What is recorded meanwhile may be in it or not."""
    tries = [(str(context.device), context.trie) for context in current_job().contexts]
    text = await _in_background(lambda: tries_dot(tries, pause))

    def write() -> None:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    await trio.to_thread.run_sync(write)


async def _in_background(function: Callable[[], Result]) -> Result:
    """What a function gives, called in the thread that compiles, which gives way to all others.

    Where nothing but devices in virtual time could compile in it, there is no such thread.
    """
    job = current_job()
    runtime = job.runtime
    if any(runtime.any_backend(device.kind).compiles_in_threads for device in job.devices):
        thread = runtime.scheduler.compile_thread
        return await runtime.run_beside(partial(thread.run, function), "a graph that is described")
    await trio.lowlevel.checkpoint()
    return function()


def _roots(tensors: Any) -> list[tuple[Any, Node]]:
    """What the graph of ``tensors`` is built from, whatever is recorded from now on."""
    roots = roots_of(tensors)
    snapshots = {
        source: RecordingSnapshot(source) if isinstance(source, Recording) else source
        for source, _ in roots
    }
    return [(snapshots[source], node) for source, node in roots]


# ---- shapes that depend on values ----------------------------------------------------------


def _with_values(
    function: Callable[Parameters, Result], *names: str
) -> Callable[Parameters, Coroutine[Any, Any, Result]]:
    """``function`` as what waits first for the values of the arguments with some names."""
    known = signature(function)

    @wraps(function)
    async def awaited(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        given = known.bind(*args, **kwargs).arguments
        await _fetched([given.get(name) for name in names])
        return function(*args, **kwargs)

    return from_anywhere(awaited)


def _with_number(
    function: Callable[Parameters, Result],
) -> Callable[Parameters, Coroutine[Any, Any, Result]]:
    """A function for different elements as what waits first for how many there are.

    They are counted on the device: sorting takes long, and the event loop has other work.
    """
    known = signature(function)

    @wraps(function)
    async def awaited(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        bound = known.bind(*args, **kwargs)
        bound.apply_defaults()
        given = bound.arguments
        x, number = given["x"], None
        if type(x) is LazyTensor and given["size"] is None and given.get("axis") is None:
            number = sets.number_of_different(x, given.get("equal_nan", False))
        if number is None:
            await _fetched([x])
            return function(*args, **kwargs)
        await _fetched([number])
        sized: Any = {**kwargs, "size": int(number), "fill_value": None}
        return function(*args, **sized)

    return from_anywhere(awaited)


async def _fetched(values: Iterable[Any]) -> None:
    """Waits until those of the values that are tensors are on the host."""
    tensors = [value for value in values if type(value) is LazyTensor]
    if tensors:
        await tensors[0]._executor.fetch(tensors, host=True)


@from_anywhere
async def getitem(x: LazyTensor, key: Any) -> LazyTensor:
    """``x[key]``, once the values of the tensors of booleans in ``key`` are known."""
    items = key_items("getitem", key)
    await _fetched([item for item in items if getattr(item, "dtype", None) == BOOL])
    return get_item(x, items)


arange = _with_values(creation.arange, "start", "stop", "step")
argwhere = _with_values(searching.argwhere, "x")
bincount = _with_values(segments.bincount, "x")
compress = _with_values(searching.compress, "condition")
extract = _with_values(searching.extract, "condition")
flatnonzero = _with_values(searching.flatnonzero, "x")
histogram = _with_values(statistics.histogram, "x")
histogram_bin_edges = _with_values(statistics.histogram_bin_edges, "x")
intersect1d = _with_values(sets.intersect1d, "x1", "x2")
nonzero = _with_values(searching.nonzero, "x")
repeat = _with_values(_repeat, "repeats")
segment_max = _with_values(segments.segment_max, "segment_ids")
segment_min = _with_values(segments.segment_min, "segment_ids")
segment_prod = _with_values(segments.segment_prod, "segment_ids")
segment_sum = _with_values(segments.segment_sum, "segment_ids")
setdiff1d = _with_values(sets.setdiff1d, "x1", "x2")
union1d = _with_values(sets.union1d, "x1", "x2")
unique = _with_number(sets.unique)
unique_all = _with_number(sets.unique_all)
unique_counts = _with_number(sets.unique_counts)
unique_inverse = _with_number(sets.unique_inverse)
unique_values = _with_number(sets.unique_values)
