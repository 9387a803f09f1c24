"""`la.hanning` and the other windows: NumPy's, in dtypes and on devices of one's choice."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

WINDOWS: dict[str, tuple[float, ...]] = {
    **dict.fromkeys(("bartlett", "blackman", "hamming", "hanning"), ()),
    "kaiser": (8.6,),
}


@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize("length", [0, 1, 2, 7, 8])
async def test_windows_are_those_of_numpy(name: str, length: int) -> None:
    async with la.open_runtime("cpu:0"):
        expected = getattr(np, name)(length, *WINDOWS[name])
        found: Any = getattr(la, name)(length, *WINDOWS[name])
        assert found.dtype == np.float32
        np.testing.assert_array_equal(await found.numpy(), expected.astype("float32"))
        double: Any = getattr(la, name)(length, *WINDOWS[name], dtype="float64")
        np.testing.assert_array_equal(await double.numpy(), expected)


@pytest.mark.parametrize("name", WINDOWS)
async def test_what_is_no_window(name: str) -> None:
    window = getattr(la, name)
    async with la.open_runtime(["cpu:0", "cpu:1"]):
        assert str(window(3, *WINDOWS[name], device="cpu:1").device) == "cpu:1"
        with pytest.raises(la.ShapeError):
            window(-1, *WINDOWS[name])
        with pytest.raises(la.DTypeError, match=f"^{name}: windows are of a floating dtype"):
            window(3, *WINDOWS[name], dtype="int64")


async def test_a_window_is_applied_in_a_compiled_function() -> None:
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(lambda x: la.fft.rfft(x * la.hanning(x.shape[-1])))
        for length in (8, 12, 10):
            x = np.random.default_rng(length).normal(size=length).astype("float32")
            expected = np.fft.rfft(x * np.hanning(length))
            found = await compiled(la.asarray(x))
            np.testing.assert_allclose(await found.numpy(), expected, atol=1e-5)
