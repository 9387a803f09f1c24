"""Graphs as text, as DOT, as the program they become. Nothing here runs anything."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, cast

from lazyasync.debug.current import OfRuntime
from lazyasync.device import Device
from lazyasync.errors import DeviceMismatchError
from lazyasync.ir.dump import graph_dot, graph_text
from lazyasync.ir.graph import build_graph
from lazyasync.ir.leaves import PARAMETER, slot_attributes
from lazyasync.ir.node import Node
from lazyasync.recording import check_runtime, context
from lazyasync.tensor import LazyTensor
from lazyasync.trees import leaves

DumpForm = Literal["text", "backend"]


def render_ir_graph(tensors: Any, path: str | os.PathLike[str] | None = None) -> str:
    """The graph that computes ``tensors`` (one, or any nest of them) in DOT.

    Tensors that are in flight or ready are parameters. With a ``path`` ending in ``.dot`` the text
    is written there, with one ending in ``.svg`` it is drawn there by Graphviz; both at once, in
    the caller's task. Raises ``FileNotFoundError`` if Graphviz is not installed, ``ValueError``
    for any other ending, `RuntimeMismatchError` for tensors of another runtime than the current
    one, and what the file system raises.
    """
    return written(graph_dot(build_graph(roots_of(tensors)).graph), checked_path(path))


def checked_path(path: str | os.PathLike[str] | None) -> Path | None:
    """Where a graph is to be written. Raises ``ValueError`` for another ending than two."""
    target = None if path is None else Path(path)
    if target is not None and target.suffix not in (".dot", ".svg"):
        raise ValueError(f"a graph is written to a path ending in .dot or .svg, not {str(path)!r}")
    return target


def written(text: str, target: Path | None) -> str:
    """``text``, a graph in DOT, which is also written, or drawn, where ``target`` is."""
    if target is not None and target.suffix == ".dot":
        target.write_text(text, encoding="utf-8")
    elif target is not None:
        _draw(text, target)
    return text


def _draw(text: str, target: Path) -> None:
    graphviz = shutil.which("dot")
    if graphviz is None:
        raise FileNotFoundError(
            f"drawing {target} needs Graphviz, whose program `dot` is not on the PATH: install "
            "it, or give a path ending in .dot"
        )
    result = subprocess.run(
        [graphviz, "-Tsvg"], input=text.encode(), capture_output=True, check=False
    )
    if result.returncode:
        raise RuntimeError(f"Graphviz failed: {result.stderr.decode(errors='replace').strip()}")
    target.write_bytes(result.stdout)


def dump_ir(tensors: Any, form: DumpForm = "text") -> str:
    """The graph that computes ``tensors`` (one, or any nest of them) as text.

    ``"text"`` has a line per value, in the order of computation; ``"backend"`` is the program that
    it is compiled to on the tensors' device, which is done here and now if it has not been yet.
    Tensors that are in flight or ready are parameters. Raises ``ValueError`` for another form,
    `DeviceMismatchError` for the program of tensors on several devices, and `RuntimeMismatchError`
    for tensors of another runtime than the current one.
    """
    check_form(form)
    chosen = _tensors(tensors)
    if form == "text":
        return graph_text(build_graph(roots_of(tensors)).graph)
    device = one_device(chosen)
    runtime = cast(OfRuntime, chosen[0]._executor).runtime
    graph = build_graph(roots_of(tensors)).graph
    known = runtime.scheduler.computations.get(device.kind, graph)
    program = runtime.backend(device).compile(graph) if known is None else known.program
    return program.describe()


def check_form(form: DumpForm) -> None:
    """Raises ``ValueError`` for another form of a dump than there are."""
    if form not in ("text", "backend"):
        raise ValueError(f'the form of a dump is "text" or "backend", not {form!r}')


def one_device(tensors: Sequence[LazyTensor]) -> Device:
    """The device of the tensors. Raises `DeviceMismatchError` if there are several."""
    devices = {tensor.device: None for tensor in tensors}
    if len(devices) > 1:
        raise DeviceMismatchError(
            f"a program is for one device, and these tensors are on {', '.join(map(str, devices))}"
        )
    return tensors[0].device


class _Data:
    """Stands for the recording of a tensor with data: one slot, bound to it."""

    def __init__(self, data: Any) -> None:
        self.bindings = (data,)
        self.materialized: dict[Node, Any] = {}


def _tensors(tree: Any) -> list[LazyTensor]:
    found = leaves(tree)
    for leaf in found:
        if not isinstance(leaf, LazyTensor):
            raise TypeError(f"a graph is computed for tensors, not for {type(leaf).__name__}")
    if not found:
        raise ValueError("there is no tensor whose graph could be shown")
    current = context.get()
    executor = found[0]._executor if current is None else current.recorder.executor
    check_runtime("a graph is shown for tensors of one runtime, the current one", found, executor)
    return found


def roots_of(tensors: Any) -> list[tuple[Any, Node]]:
    """What the graph of ``tensors`` is built from, each node once."""
    roots: dict[Any, tuple[Any, Node]] = {}
    for tensor in _tensors(tensors):
        data = tensor._data
        if data is None:
            roots[tensor._recording, tensor._node] = (tensor._recording, tensor._node)
        else:
            node = Node(PARAMETER, (), slot_attributes(0), data.type)
            roots.setdefault(data, (_Data(data), node))
    return list(roots.values())
