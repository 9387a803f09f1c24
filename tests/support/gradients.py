"""Gradients straight from the rules of the operations, and by finite differences.

This is the chain rule over a recorded graph and nothing else: it holds the rules against numbers
without relying on the transforms that users call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import GRADIENTS
from lazyasync.ops.manipulation.broadcasting import sum_to
from lazyasync.recording import new_lazy_tensor
from lazyasync.tensor import LazyTensor

UNCUT = {"loop_segment_size": 1_000_000}
"""Configures a runtime for who walks over the graphs of many calls, which are a loop without a
barrier: it is not cut into segments, at whose ends a walk would end too."""


def pull_back(
    output: LazyTensor, g: LazyTensor, inputs: Sequence[LazyTensor]
) -> list[LazyTensor | None]:
    """The gradients of ``sum(g * output)`` by each input, None where nothing flows back."""
    recording = output._recording
    gradients: dict[Node, Any] = {output._node: g}
    for node in reversed(_topological(output._node)):
        flowing = gradients.get(node)
        if flowing is None or not node.operands:
            continue
        rule = GRADIENTS.of(node.operation)
        if rule is None:
            continue
        operands = tuple(new_lazy_tensor(recording, operand) for operand in node.operands)
        results = rule(flowing, operands, new_lazy_tensor(recording, node), node.attributes)
        assert len(results) == len(operands)
        for operand, result in zip(operands, results, strict=True):
            if result is None:
                continue
            if operand._node.operation.kind is OperationKind.MULTIPLE:
                every = gradients.setdefault(operand._node, [None] * len(operand._node.outputs))
                place = node.attributes.position
                every[place] = result if every[place] is None else every[place] + result
                continue
            if node.operation.kind is OperationKind.ELEMENTWISE:
                result = sum_to(result, operand.shape)
            assert result.shape == operand.shape, node.operation
            assert result.dtype == operand.dtype, node.operation
            before = gradients.get(operand._node)
            gradients[operand._node] = result if before is None else before + result
    return [gradients.get(tensor._node) for tensor in inputs]


def _topological(root: Node) -> list[Node]:
    order: list[Node] = []
    seen: set[Node] = set()
    stack = [(root, False)]
    while stack:
        node, done = stack.pop()
        if done:
            order.append(node)
        elif node not in seen:
            seen.add(node)
            stack.append((node, True))
            stack.extend((operand, False) for operand in node.operands)
    return order


def numeric_gradients(
    function: Callable[..., Any], arrays: Sequence[np.ndarray], weights: Any, step: float = 1e-6
) -> list[np.ndarray]:
    """Central differences of ``sum(weights * function(*arrays))`` by each element, in float64."""
    results = []
    for number, array in enumerate(arrays):
        gradient = np.zeros_like(array)
        for position in np.ndindex(array.shape):
            values = []
            for sign in (1, -1):
                moved = [other.copy() for other in arrays]
                moved[number][position] += sign * step
                values.append(np.sum(weights * function(*moved)))
            gradient[position] = (values[0] - values[1]) / (2 * step)
        results.append(gradient)
    return results
