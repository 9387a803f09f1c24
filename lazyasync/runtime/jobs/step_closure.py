"""Step closures: what is to be called at the end of a step."""

from __future__ import annotations

import contextvars
from collections.abc import Callable, Sequence
from typing import Any

from lazyasync.runtime.steps.completion import Completion
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition

step_block: contextvars.ContextVar[object | None] = contextvars.ContextVar(
    "lazyasync_step_block", default=None
)
"""The `la.step` block that the task is in: if it raises, what was added in it is dropped."""


class StepClosure:
    """A function to be called at the end of a step, with the arguments as they were given."""

    __slots__ = (
        "completions",
        "context",
        "definition",
        "function",
        "in_thread",
        "leaves",
        "run_async",
    )

    def __init__(
        self,
        function: Callable[..., Any],
        leaves: Sequence[Any],
        definition: TreeDefinition,
        *,
        run_async: bool,
        in_thread: bool,
        context: contextvars.Context,
    ) -> None:
        self.function = function
        self.leaves = leaves
        self.definition = definition
        self.run_async = run_async
        self.in_thread = in_thread
        self.context = context
        self.completions: Sequence[Completion] = ()
        """The steps of its barrier; it does not run unless they end well."""

    @property
    def block(self) -> object | None:
        """The `la.step` block it was added in."""
        return self.context.get(step_block)

    @property
    def tensors(self) -> list[LazyTensor]:
        """The tensors among the arguments, at any depth."""
        return [leaf for leaf in self.leaves if isinstance(leaf, LazyTensor)]

    @property
    def name(self) -> str:
        """The function's name, for messages."""
        return getattr(self.function, "__qualname__", repr(self.function))
