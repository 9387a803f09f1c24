"""Awaitable forms of what takes long on large graphs: they leave the event loop alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

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
from lazyasync.recording import Recording
from lazyasync.runtime.jobs.job_access import current_job
from lazyasync.runtime.steps.collect import RecordingSnapshot
from lazyasync.trees import leaves

__all__ = [
    "dump_ir",
    "dump_ir_cache",
    "render_ir_graph",
]

Result = TypeVar("Result")


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
    """What a function gives, called in the thread that compiles, which gives way to all others."""
    return await current_job().runtime.scheduler.compile_thread.run(function)


def _roots(tensors: Any) -> list[tuple[Any, Node]]:
    """What the graph of ``tensors`` is built from, whatever is recorded from now on."""
    roots = roots_of(tensors)
    snapshots = {
        source: RecordingSnapshot(source) if isinstance(source, Recording) else source
        for source, _ in roots
    }
    return [(snapshots[source], node) for source, node in roots]
