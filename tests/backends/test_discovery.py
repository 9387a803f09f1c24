"""What is said where a GPU is asked for and there is none."""

from __future__ import annotations

import sys
import traceback

import pytest

import lazyasync as la
from lazyasync.backends import discovery


async def _refusal() -> la.UnknownDeviceError:
    with pytest.raises(la.UnknownDeviceError) as refused:
        async with la.open_runtime("cuda:0"):
            pass
    return refused.value


async def test_without_a_driver_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "_is_installed", lambda name: True)
    monkeypatch.setattr(discovery, "_DRIVER", "lib-that-is-not-there.so")
    refused = await _refusal()
    assert str(refused) == (
        f"there is no cuda:0: there is no CUDA driver: {discovery._DRIVER} cannot be loaded"
    )
    # No other error is shown before it.
    assert "".join(traceback.format_exception(refused)).count("Traceback") == 1


async def test_without_cupy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert "cuda13" in str(await _refusal())


async def test_a_gpu_by_the_name_that_it_has_elsewhere() -> None:
    with pytest.raises(la.UnknownDeviceError, match="a GPU is written cuda:1"):
        async with la.open_runtime("gpu:1"):
            pass
