"""Parts of calls done by native functions, which a device's helpers share without Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from lazyasync.backends.cpu.native.layout import (
    PARTS_WORDS,
    RECORD_WORDS,
    STEP_WORDS,
    PartsWord,
    native_call,
)
from lazyasync.ir.iterations import LoopStoppedError, current_words

if TYPE_CHECKING:
    from lazyasync.backends.cpu.llvm.engine import Engine, UnitFunction
    from lazyasync.backends.cpu.native.helper_threads import HelperThreads

STOPPED = -1
"""What parts.c says of a part that is left out, as nobody wants the results any more."""


class NativeCalls(Mapping[str, "Callable[..., int]"]):
    """The functions of the units that calls are made of, by name, for one program.

    They are called by one thread at a time, with which the helpers share `over`.
    """

    def __init__(self, engine: Engine, helpers: HelperThreads | None) -> None:
        self._functions: Mapping[str, UnitFunction] = engine.call_functions
        self._engine = engine
        self._helpers = helpers
        self._arguments = np.zeros(PARTS_WORDS, np.int64)
        self._step = np.zeros((1, STEP_WORDS), np.int64)
        self._step[0, :4] = engine.runtime["lazyasync_do_parts"], self._arguments.ctypes.data, 1, 1
        # A record is what a step begins with.
        record, none = self._step[:, :RECORD_WORDS], np.zeros((0, 1), np.int64)
        block = 0 if helpers is None else helpers.address
        self._shared = native_call(none, record, block, self._step)
        self._alone = native_call(none, record)

    def __getitem__(self, name: str) -> Callable[..., int]:
        return self._functions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __len__(self) -> int:
        return len(self._functions)

    def over(self, name: str, parts: Sequence[Sequence[int]]) -> list[int]:
        """What a function gives for the arguments of each part, on all threads of the device.

        Raises `LoopStoppedError` when the run is stopped; parts that have not begun are left out.
        """
        helpers, count = self._helpers, len(parts)
        arguments = np.array(parts, np.int64)
        results = np.empty(count, np.int64)
        words = current_words()
        self._arguments[: len(PartsWord)] = (
            self._functions[name].address,
            arguments.shape[1],
            arguments.ctypes.data,
            results.ctypes.data,
            0 if words is None else words.ctypes.data,
        )
        self._step[0, 2] = count
        shares = helpers is not None and count > 1
        if shares:
            assert helpers is not None
            helpers.start(self._engine.help, self._engine.change_crew)
        call = self._shared if shares else self._alone
        self._engine.run(call.ctypes.data, [])
        found: list[int] = results.tolist()
        if STOPPED in found:
            raise LoopStoppedError
        return found
