"""Graphs and tries as text, and in DOT, the language of Graphviz."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from lazyasync.ir.graph import Graph, no_pause, regions_in
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType, is_bfloat16


def graph_text(graph: Graph, pause: Callable[[], None] = no_pause) -> str:
    """One line per value, in the order of computation, and one with what the graph returns.

    Calls ``pause()`` before each line, as the other functions here do.

    ``%3 = f32[64,64] multiply(%0, %1), scope=attention, source=train.py:12 in forward``. A leaf
    that is bound when the graph runs says its position among the arguments: ``parameter(0)``. The
    graphs among the attributes of an operation follow on its line, indented, each under its name.
    """
    positions = {value: position for position, value in enumerate(graph.arguments)}
    lines = []
    for value, node in enumerate(graph.nodes):
        pause()
        position = positions.get(value)
        if position is not None:
            called = f"{_leaf_name(node)}({position})"
        elif node.operation is CONSTANT:
            called = f"constant({node.attributes.value})"
        else:
            called = f"{node.operation.name}({_values(graph.operands[value])})"
        described = [f"%{value} = {type_text(graph.types[value])} {called}"]
        if position is None:
            described += _attributes(node)
        lines.append(", ".join(described + _metadata(node)))
        for name, region in regions_of(graph, value):
            lines.append(f"  {name}:")
            lines += [f"    {line}" for line in graph_text(region, pause).splitlines()]
    lines.append(f"return {_values(graph.roots)}".rstrip())
    return "\n".join(lines) + "\n"


def graph_dot(graph: Graph, pause: Callable[[], None] = no_pause) -> str:
    """The graph in DOT: an edge from each operand, numbered where there are several.

    A graph among the attributes of an operation has a frame, to which a dotted edge leads.
    """
    lines = ["digraph lazyasync {", "  node [shape=box, fontname=monospace];"]
    lines += _dot_lines(graph, "v", pause)
    lines.append("}")
    return "\n".join(lines) + "\n"


def _dot_lines(graph: Graph, prefix: str, pause: Callable[[], None]) -> list[str]:
    """The values of a graph in DOT, whose names begin so."""
    positions = {value: position for position, value in enumerate(graph.arguments)}
    roots = set(graph.roots)
    lines = []
    for value, node in enumerate(graph.nodes):
        pause()
        position = positions.get(value)
        if position is not None:
            label = [f"%{value} {_leaf_name(node)} {position}", type_text(graph.types[value])]
        else:
            label = [f"%{value} {_named(node)}", type_text(graph.types[value]), *_attributes(node)]
        style = {"label": "\n".join(label + _metadata(node))}
        if position is not None or node.operation.kind is OperationKind.LEAF:
            style["shape"] = "ellipse"
        if value in roots:
            style["peripheries"] = "2"
        lines.append(f"  {prefix}{value} {_style(style)};")
        operands = () if position is not None else graph.operands[value]
        for place, operand in enumerate(operands):
            label_of_edge = f" {_style({'label': str(place)})}" if len(operands) > 1 else ""
            lines.append(f"  {prefix}{operand} -> {prefix}{value}{label_of_edge};")
        for number, (name, region) in enumerate(regions_of(graph, value)):
            inside = f"{prefix}{value}_{number}_"
            lines += [f"  subgraph cluster_{inside} {{", f"    label={_quoted(name)};"]
            lines += [f"  {line}" for line in _dot_lines(region, inside, pause)]
            lines.append("  }")
            if len(region):
                first = f"{inside}{len(region) - 1}"
                lines.append(f"  {prefix}{value} -> {first} {_style({'style': 'dotted'})};")
    return lines


def tries_dot(tries: Iterable[tuple[str, Trie]], pause: Callable[[], None] = no_pause) -> str:
    """Tries in DOT, each in a frame with its name: every path is one sequence once recorded.

    They may become longer meanwhile.
    """
    lines = ["digraph lazyasync {", "  node [shape=box, fontname=monospace];"]
    number = 0
    for index, (name, trie) in enumerate(tries):
        lines.append(f"  subgraph cluster_{index} {{")
        lines.append(f"    label={_quoted(name)};")
        lines.append(f"    e{number} {_style({'label': 'start', 'shape': 'ellipse'})};")
        stack = [(number, trie.root)]
        while stack:
            parent, entry = stack.pop()
            for child in tuple(entry.successors):
                pause()
                number += 1
                node: Node | None = getattr(child, "node", None)
                label = _marker_label(child.key) if node is None else _node_label(node)
                lines.append(f"    e{number} {_style({'label': label})};")
                lines.append(f"    e{parent} -> e{number};")
                stack.append((number, child))
        lines.append("  }")
        number += 1
    lines.append("}")
    return "\n".join(lines) + "\n"


def _marker_label(key: tuple[Any, Any]) -> str:
    """What a marker on a path says: in which scope it goes on, or that it began as a segment."""
    scope = key[1]
    return f"scope {scope or '(none)'}" if isinstance(scope, str) else "next segment"


def node_text(node: Node) -> str:
    """A node for an error message: ``take (attention; train.py:12 in forward)``."""
    metadata = node.metadata
    if metadata is None:
        return node.operation.name
    places = [place for place in (metadata.scope, metadata.source) if place]
    return f"{node.operation.name} ({'; '.join(places)})" if places else node.operation.name


def value_text(graph: Graph, value: int) -> str:
    """A value with the types that it is computed from: ``multiply(f32[64,64], f32[])``."""
    node = graph.nodes[value]
    if value in graph.arguments:
        return f"{_leaf_name(node)} {graph.arguments.index(value)}"
    if node.operation is CONSTANT:
        return f"constant({node.attributes.value})"
    operands = ", ".join([type_text(graph.types[operand]) for operand in graph.operands[value]])
    return f"{node.operation.name}({operands})"


def source_note(source: str | None) -> str:
    """What a line about a value ends with if its source is known: ``, source=train.py:12``."""
    return "" if source is None else f", source={source}"


def regions_of(graph: Graph, value: int) -> list[tuple[str, Graph]]:
    """The graphs among the attributes of a value, each with its place: ``body``, ``cases[1]``."""
    attributes = graph.key.attributes[value]
    return list(regions_in(attributes)) if attributes else []


def attribute_texts(attributes: Any) -> list[str]:
    """The attributes of an operation, each as text: ``axes=(0,)``."""
    if hasattr(attributes, "_asdict"):
        return [f"{name}={value}" for name, value in attributes._asdict().items()]
    return [str(attributes)] if attributes else []


def type_text(type: TensorType) -> str:
    """A type in short: ``f32[64,64]``, ``i64[]``, ``bool[3]``."""
    return f"{_dtype_text(type.dtype)}[{','.join(map(str, type.shape))}]"


def _dtype_text(dtype: np.dtype) -> str:
    if is_bfloat16(dtype):
        return "bf16"
    if dtype.kind in "iufc":
        return f"{dtype.kind}{8 * dtype.itemsize}"
    return str(dtype)


def _leaf_name(node: Node) -> str:
    # Among the arguments are also computed nodes whose values are there: parameters, by now.
    return node.operation.name if node.operation.kind is OperationKind.LEAF else "parameter"


def _values(numbers: Sequence[int]) -> str:
    return ", ".join(f"%{number}" for number in numbers)


def _attributes(node: Node) -> list[str]:
    return [] if node.operation is CONSTANT else attribute_texts(node.attributes)


def _metadata(node: Node) -> list[str]:
    metadata = node.metadata
    if metadata is None:
        return []
    described = [f"scope={metadata.scope}"] if metadata.scope else []
    if metadata.source is not None:
        described.append(f"source={metadata.source}")
    return described


def _node_label(node: Node) -> str:
    label = [_named(node), type_text(node.type), *_attributes(node), *_metadata(node)]
    return "\n".join(label)


def _named(node: Node) -> str:
    if node.operation is CONSTANT:
        return f"constant {node.attributes.value}"
    return node.operation.name


def _style(style: dict[str, str]) -> str:
    return f"[{', '.join(f'{name}={_quoted(value)}' for name, value in style.items())}]"


def _quoted(text: str) -> str:
    # Inside quotes DOT has escapes of its own: a backslash is one, and \n is a centred line end.
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
