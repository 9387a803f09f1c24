"""Programs run kernel by kernel, for a profile: the same kernels, with a look at the clock each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.backends.cpu.helper_threads import HelperThreads
from lazyasync.backends.cpu.stopwatch import Stopwatch, Timed
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.compiler.numpy_code import BoundCode, Empty, IsOnlyView, Layout, NumpyCode


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


def bind_timed(
    code: Any,
    arena: np.ndarray,
    empty: Empty,
    helpers: HelperThreads | None,
    is_only_view: IsOnlyView,
) -> Timed:
    """A program over ``arena``, to be run kernel by kernel; see ``bind`` of its code."""
    if isinstance(code, NumpyCode):
        return TimedNumpyCode(code, arena, empty)
    # Only here, where there is such code: it needs llvmlite.
    from lazyasync.backends.cpu.native.timed import TimedNativeCode

    return TimedNativeCode(code, arena, empty, helpers, is_only_view)
