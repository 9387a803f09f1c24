"""The runtime that the tools look into: that of the running task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from lazyasync.recording import current_context

if TYPE_CHECKING:
    from lazyasync.runtime.runtime import Runtime


class OfRuntime(Protocol):
    """The executor of a runtime."""

    @property
    def runtime(self) -> Runtime:
        """The runtime."""


def current_runtime() -> Runtime:
    """The innermost open runtime of the running task. Raises `NoRuntimeError`."""
    return cast(OfRuntime, current_context().recorder.executor).runtime
