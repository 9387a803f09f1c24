"""A table of a model's modules: what they give, their parameters, and what they cost."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, NamedTuple

from lazyasync.ir.node import OperationKind
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ir.work import node_flops
from lazyasync.nn.modules.module import Module, named_modules
from lazyasync.ops.examples import type_of_example
from lazyasync.ops.manipulation.creation import number_tensor
from lazyasync.recording import current_context
from lazyasync.recording.current import context, put_back
from lazyasync.recording.tracing import TracedFunction, trace
from lazyasync.tensor import LazyTensor, RecordingContext
from lazyasync.trees import flatten
from lazyasync.trees.containers import KINDS
from lazyasync.trees.marked_fields import Untrained

__all__ = ["ModuleRow", "Summary", "summary"]


class ModuleRow(NamedTuple):
    """One module of a `Summary`; all but ``outputs`` is with the modules inside it."""

    name: str
    """The fields and indices on the way, joined by dots; empty for the model."""
    kind: str
    """Its class."""
    calls: int
    """How often the model calls it."""
    outputs: tuple[TensorType, ...]
    """What the last call gives."""
    parameters: int
    """How many numbers are trained."""
    flops: float
    """An estimate of the arithmetic of all calls; a multiplication and an addition are two."""
    parameter_bytes: int
    """The memory of its tensors, buffers as well."""
    result_bytes: int
    """That of all that is computed in it, and could be kept for gradients; views not."""


class Summary(tuple[ModuleRow, ...]):
    """The rows of a model's modules, each before those inside it. As text it is a table."""

    __slots__ = ()

    def __repr__(self) -> str:
        lines = [("module", "kind", "output", "parameters", "flops", "memory", "results")]
        above: list[str] = []
        for row in self:
            while above and not row.name.startswith(above[-1]):
                above.pop()
            name = row.name[len(above[-1]) :] if above else row.name
            lines.append(
                (
                    "  " * len(above) + (name or "(model)"),
                    row.kind + (f" x {row.calls}" if row.calls > 1 else ""),
                    ", ".join(map(str, row.outputs)) if row.calls else "not called",
                    *(f"{row.parameters:,}", _short(row.flops, 1000, "")),
                    *(_short(row.parameter_bytes, 1024, "B"), _short(row.result_bytes, 1024, "B")),
                )
            )
            above.append(f"{row.name}." if row.name else "")
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        text = []
        for line in lines:
            cells = [
                cell.rjust(width) if place > 2 else cell.ljust(width)
                for place, (cell, width) in enumerate(zip(line, widths, strict=True))
            ]
            text.append("  ".join(cells).rstrip())
        return "\n".join(text)

    __str__ = __repr__


def _short(number: float, base: int, unit: str) -> str:
    """A number with three digits, and a prefix: of 1000, or of 1024."""
    prefixes = ["", *"kMGTP"] if base == 1000 else ["", "Ki", "Mi", "Gi", "Ti", "Pi"]
    while number >= 999.5 and len(prefixes) > 1:
        number /= base
        del prefixes[0]
    return f"{number:.3g} {prefixes[0]}{unit}".rstrip()


def summary(model: Any, *args: Any, **keywords: Any) -> Summary:
    """A table of the modules of ``model``, as they are for a call with these arguments.

    The call is traced, and nothing is computed: of tensors, arrays, and whatever else has a shape
    and a dtype, only these are looked at. ``print`` shows the table; its rows are `ModuleRow`.
    Raises what the call raises.
    """
    names = [name for name, _ in named_modules(model)]
    calls: dict[str, list[tuple[TensorType, ...]]] = {name: [] for name in names}
    places = {name: place for place, name in enumerate(names)}

    def run(model: Any, *args: Any, **keywords: Any) -> Any:
        return _observed(model, "", _Observer(places, calls))(*args, **keywords)

    leaves, definition = flatten(((model, *args), keywords))
    device = next((leaf.device for leaf in leaves if isinstance(leaf, LazyTensor)), None)
    around = current_context()
    traced = trace(
        run,
        definition,
        list(map(type_of_example, leaves)),
        RecordingContext(around.recorder, ""),
        around.recorder.resolve_device(None) if device is None else device,
        to_tensor=number_tensor,
        by="la.nn.summary",
    )
    costs = _costs(traced, len(names))
    return Summary(_rows(model, calls, costs))


# ---- what is called ------------------------------------------------------------------------


class _Observer(NamedTuple):
    """Where the modules of a model are noted: their numbers, and what their calls give."""

    places: dict[str, int]
    calls: dict[str, list[tuple[TensorType, ...]]]


def _observed(tree: Any, name: str, observer: _Observer) -> Any:
    """A tree whose modules record in a scope of their own, their number, and note their calls."""
    kind = KINDS[type(tree)]
    if kind is None:
        return tree
    keys, values, order = kind.take_apart(tree)
    inside = [
        _observed(value, f"{name}.{key}" if name else str(key), observer)
        for key, value in zip(keys, values, strict=True)
    ]
    rebuilt = kind.rebuild(keys, inside, order)
    if not isinstance(rebuilt, Module):
        return rebuilt
    cls: Any = type(rebuilt)
    observed = object.__new__(_observed_class(cls))
    observed.__dict__.update(rebuilt.__dict__, _name=name, _observer=observer)
    return observed


@functools.lru_cache(maxsize=256)
def _observed_class(cls: Any) -> Any:
    """A class derived from that of a module, so that other modules are called as they were."""

    def call(self: Any, *args: Any, **keywords: Any) -> Any:
        observer, name = self._observer, self._name
        around = current_context()
        scope = str(observer.places[name])
        token = context.set(RecordingContext(around.recorder, scope, around.trims))
        try:
            found = cls.__call__(self, *args, **keywords)
        finally:
            put_back(context, token)
        tensors = [leaf for leaf in flatten(found)[0] if isinstance(leaf, LazyTensor)]
        observer.calls[name].append(tuple([tensor._node.type for tensor in tensors]))
        return found

    return type(cls.__name__, (cls,), {"__call__": call, "__module__": cls.__module__})


# ---- what it costs -------------------------------------------------------------------------


def _costs(traced: TracedFunction, count: int) -> list[tuple[float, int]]:
    """Of each module the arithmetic and the bytes of what it records itself."""
    graph = traced.graph
    arguments = set(graph.arguments)
    costs = [(0.0, 0)] * count
    for value, node in enumerate(graph.nodes):
        kind = node.operation.kind
        if value in arguments or kind in (OperationKind.LEAF, OperationKind.VIEW):
            continue
        scope = "" if node.metadata is None else node.metadata.scope
        place = int(scope.partition("/")[0]) if scope else 0
        flops, nbytes = costs[place]
        inputs = [graph.types[operand] for operand in graph.operands[value]]
        size = sum([type.nbytes for type in node.outputs])
        costs[place] = (flops + node_flops(node, inputs), nbytes + size)
    return costs


def _rows(
    model: Any, calls: dict[str, list[tuple[TensorType, ...]]], costs: list[tuple[float, int]]
) -> Iterator[ModuleRow]:
    names = list(calls)
    for name, module in named_modules(model):
        inside = [
            cost
            for other, cost in zip(names, costs, strict=True)
            if not name or other == name or other.startswith(f"{name}.")
        ]
        tensors = {id(tensor): (tensor, trained) for tensor, trained in _tensors(module)}.values()
        given = calls[name]
        yield ModuleRow(
            name,
            type(module).__name__,
            len(given),
            given[-1] if given else (),
            sum([it.size for it, trained in tensors if trained and kind_of(it.dtype) in "fc"]),
            sum([flops for flops, _ in inside]),
            sum([tensor._node.type.nbytes for tensor, _ in tensors]),
            sum([nbytes for _, nbytes in inside]),
        )


def _tensors(tree: Any, trained: bool = True) -> Iterator[tuple[LazyTensor, bool]]:
    """The tensors of a tree, and whether they are trained."""
    if type(tree) is Untrained:
        tree, trained = tree.value, False
    kind = KINDS[type(tree)]
    if kind is not None:
        for value in kind.take_apart(tree)[1]:
            yield from _tensors(value, trained)
    elif isinstance(tree, LazyTensor):
        yield tree, trained
