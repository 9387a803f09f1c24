"""Native programs of functions, to be bound and run apart from a device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.backends.cpu.native import code as native_code
from lazyasync.backends.cpu.native.code import NativeCode


async def code_of(function: Callable[..., object], *arrays: np.ndarray) -> NativeCode:
    """What the CPU backend compiles ``function`` to."""
    made: list[NativeCode] = []

    class Catching(NativeCode):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            made.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(native_code, "NativeCode", Catching)
        async with la.open_runtime("cpu:0"):
            await la.to_cpu(await la.compile(function)(*[await la.put(a) for a in arrays]))
    return made[-1]
