"""The results of shape rules, by operation, operand types and attributes."""

from __future__ import annotations

from typing import Any

from lazyasync.ir.node import Operation
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack


class ShapeCache:
    """At most ``capacity`` results; the oldest is dropped first. Errors are not kept."""

    __slots__ = ("_results", "capacity")

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._results: dict[Any, TensorType | tuple[TensorType, ...]] = {}

    def infer(
        self, operation: Operation, inputs: tuple[TensorType, ...], attributes: Any
    ) -> TensorType | tuple[TensorType, ...]:
        """The output type or types of an operation, by its rule the first time."""
        key = (operation, inputs, attributes)
        found = self._results.get(key)
        if found is None:
            untrack(attributes)
            found = operation.infer(inputs, attributes)
            if len(self._results) >= self.capacity:
                del self._results[next(iter(self._results))]
            untrack(inputs)
            untrack(key)
            self._results[key] = found
        return found

    def __len__(self) -> int:
        return len(self._results)
