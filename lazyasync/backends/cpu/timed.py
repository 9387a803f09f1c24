"""Programs whose kernels are timed, for a profile: the same kernels, with looks at the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.backends.cpu.stopwatch import Stopwatch, Timed
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.compiler.numpy_code import BoundCode, Empty, Layout, NumpyCode


class TimedNumpyCode:
    """A program of NumPy calls, each of which is a kernel."""

    def __init__(self, code: NumpyCode, arena: np.ndarray, empty: Empty) -> None:
        self._watch = watch = Stopwatch()
        layout = Layout(code, arena)
        for index, kernel in code.kernels().items():
            name = f"k{index}"
            layout.namespace[name] = watch.timed(layout.namespace[name], kernel)
        self._bound = BoundCode(code, layout, empty, code.compiled)

    def run(
        self, arguments: Sequence[Any], donated: Sequence[int], observer: KernelObserver
    ) -> list[np.ndarray]:
        """See `Timed.run`."""
        with self._watch.told_to(observer):
            return self._bound(arguments, donated)


def timed_code(code: Any, bound: Any, arena: np.ndarray, empty: Empty) -> Timed:
    """The code of a program, bound to ``arena`` as ``bound``, with kernels that are timed."""
    if isinstance(code, NumpyCode):
        return TimedNumpyCode(code, arena, empty)
    # Only here, where there is such code: it needs llvmlite.
    from lazyasync.backends.cpu.native.kernel_times import TimedNativeCode

    return TimedNativeCode(code, bound)
