"""Taking the times of a program's kernels, from within the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import numpy as np

from lazyasync.compiler.kernels import Kernel, KernelObserver


class Timed(Protocol):
    """A program bound to an arena, whose kernels are timed; it must not run twice at a time."""

    def run(
        self, arguments: Sequence[Any], donated: Sequence[int], observer: KernelObserver
    ) -> list[np.ndarray]:
        """Computes the outputs, and tells each kernel to ``observer``."""


class Stopwatch:
    """Takes the times of the program that it runs in."""

    def __init__(self) -> None:
        self._observer: KernelObserver | None = None

    @contextmanager
    def told_to(self, observer: KernelObserver) -> Iterator[None]:
        """Tells ``observer``, for as long as the block lasts."""
        self._observer = observer
        try:
            yield
        finally:
            self._observer = None

    @property
    def observer(self) -> KernelObserver:
        """Who is told of the kernels of the run that is under way."""
        assert self._observer is not None
        return self._observer

    def timed(self, function: Callable[..., Any], kernel: Kernel) -> Callable[..., Any]:
        """A function that does the same, and is a kernel."""

        def run(*args: Any) -> Any:
            observer = self.observer
            begin = observer.now()
            result = function(*args)
            observer.kernel_ran(kernel, begin, observer.now())
            return result

        return run
