"""Step closures: what is to be called at the end of a step."""

from __future__ import annotations

import contextvars
from collections.abc import Callable, Container, Sequence
from typing import Any

from lazyasync.device import Device
from lazyasync.recording import as_it_is, check_runtime
from lazyasync.runtime.steps.completion import Completion
from lazyasync.runtime.steps.step import Transfer
from lazyasync.tensor import LazyTensor, TensorExecutor
from lazyasync.trees import flatten

step_block: contextvars.ContextVar[object | None] = contextvars.ContextVar(
    "lazyasync_step_block", default=None
)
"""The `la.step` block that the task is in: if it raises, what was added in it is dropped."""


class StepClosure:
    """A function to be called at the end of a step, with its arguments and context as they are.

    Raises `RuntimeMismatchError` for a tensor among ``args`` that is not of this ``executor``.
    """

    __slots__ = (
        "completions",
        "context",
        "definition",
        "function",
        "in_thread",
        "leaves",
        "run_async",
        "tensors",
    )

    def __init__(
        self,
        function: Callable[..., Any],
        args: Sequence[Any],
        executor: TensorExecutor,
        *,
        run_async: bool,
        in_thread: bool,
    ) -> None:
        leaves, self.definition = flatten(tuple(args))
        places = [place for place, leaf in enumerate(leaves) if isinstance(leaf, LazyTensor)]
        check_runtime("add_step_closure", [leaves[place] for place in places], executor)
        for place in places:
            leaves[place] = as_it_is(leaves[place])
        self.function = function
        self.leaves = leaves
        self.tensors: list[LazyTensor] = [leaves[place] for place in places]
        """The tensors among the arguments, at any depth."""
        self.run_async = run_async
        self.in_thread = in_thread
        self.context = contextvars.copy_context()
        self.completions: Sequence[Completion] = ()
        """The steps of its barrier; it does not run unless they end well."""

    def goes_with(self, job: object, devices: Container[Device]) -> bool:
        """Whether all of its tensors are on their way after a barrier of ``job`` on ``devices``.

        What another job has recorded, no barrier of this one computes: its closures have it done.
        """
        for tensor in self.tensors:
            data = tensor._data
            if data is None:
                origin = tensor._recording
                if origin.recorder is job and origin.device not in devices:
                    return False
            elif (
                type(data.completion) is Transfer
                and data.completion.job is job
                and not data.completion.scheduled
                and data.device not in devices
            ):
                return False
        return True

    @property
    def block(self) -> object | None:
        """The `la.step` block it was added in."""
        return self.context.get(step_block)

    @property
    def name(self) -> str:
        """The function's name, for messages."""
        return getattr(self.function, "__qualname__", repr(self.function))
