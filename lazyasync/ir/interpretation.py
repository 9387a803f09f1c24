"""Regions that are run one kernel after the other, for backends that do not compile them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from lazyasync.ir.graph import Graph, regions_in
from lazyasync.ir.iterations import iteration
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.rules import DRIVERS, Kernel, RegionFunction
from lazyasync.ir.types import TensorType

LowerNode: TypeAlias = Callable[[Node, tuple[TensorType, ...]], Kernel]
"""Makes the kernel of a node from the types of its operands."""


def interpreted(node: Node, xp: Any, lower: LowerNode) -> Kernel:
    """The kernel of an operation with regions, of arrays of a module like NumPy.

    What is in the regions is lowered by ``lower``.
    """
    driver = DRIVERS[node.operation](node.outputs, node.attributes)
    run = _Run(xp, [_function(xp, lower, region) for _, region in regions_in(node.attributes)])
    return lambda *arrays: driver(xp, run, *arrays)


class _Run:
    """See `lazyasync.ir.rules.RegionRun`."""

    def __init__(self, xp: Any, regions: Sequence[RegionFunction]) -> None:
        self._xp = xp
        self.regions = regions

    def iteration(self) -> Callable[[], None]:
        """See `lazyasync.ir.rules.RegionRun`."""
        return iteration()

    def read(self, array: Any) -> Any:
        """See `lazyasync.ir.rules.RegionRun`. Of an accelerator, it waits for it."""
        return array if self._xp is np else self._xp.asnumpy(array)


def _function(xp: Any, lower: LowerNode, graph: Graph) -> RegionFunction:
    arguments = frozenset(graph.arguments)
    calls: list[tuple[int, Kernel, bool]] = []
    numbers: dict[int, Any] = {}
    own: set[int] = set()
    """The values in memory that is theirs alone."""
    for value, node in enumerate(graph.nodes):
        if value in arguments:
            continue
        attributes = graph.key.attributes[value]
        type = graph.types[value]
        if node.operation is CONSTANT:
            numbers[value] = np.full((), attributes.value, type.dtype)
            continue
        inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
        returns = node.operation.kind.returns_result
        calls.append((value, lower(node, inputs), returns))
        if node.operation.kind is not OperationKind.VIEW:
            own.add(value)

    def run(given: Sequence[Any], into: Sequence[Any | None] | None = None) -> Sequence[Any]:
        values: list[Any] = [None] * len(graph)
        for place, value in enumerate(graph.arguments):
            values[value] = given[place]
        for value, number in numbers.items():
            values[value] = xp.asarray(number)
        for value, kernel, returns in calls:
            operands = [values[operand] for operand in graph.operands[value]]
            if returns:
                values[value] = kernel(*operands)
                continue
            type = graph.types[value]
            out = values[value] = xp.empty(type.shape, type.dtype)
            if out.size:
                kernel(*operands, out)
        taken: set[int] = set()
        results = []
        for root in graph.roots:
            is_own = root in own and root not in taken
            results.append(values[root] if is_own else values[root].copy())
            taken.add(root)
        return results

    return run
