"""What is computed again in kernels has the bits that it had where it was stored."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx
from recording_cupy import RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda import lowering
from lazyasync.compiler.fusion.recomputation import Recomputation

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]


def gradients(p: dict[str, Any], x: Any) -> Any:
    """Those of two layers with a norm and a gelu between, which read much of what forward makes."""

    def loss(p: dict[str, Any], x: Any) -> Any:
        up = x @ p["up"] + p["bias"]
        centered = up - la.mean(up, axis=-1, keepdims=True)
        scale = la.sqrt(la.mean(centered * centered, axis=-1, keepdims=True) + 1e-5)
        down = la.gelu(centered / scale) @ p["down"]
        return la.mean(down * down)

    return la.value_and_grad(loss)(p, x)


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
async def test_gradients_have_the_same_bits(
    dtype: str, module: RecordingCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = np.random.default_rng(3)
    shapes = {"up": (24, 40), "bias": (40,), "down": (40, 24)}
    given = {name: random.normal(size=shape) * 0.3 for name, shape in shapes.items()}
    rows = random.normal(size=(16, 24))
    outcomes, moved = [], []
    for how in (None, Recomputation(0.0, least_bytes=0)):
        monkeypatch.setattr(lowering, "RECOMPUTATION", how)
        with registered(module):
            async with la.open_runtime("recorded:0", config=FUSED):
                p = {name: la.asarray(array).astype(dtype) for name, array in given.items()}
                x = la.asarray(rows).astype(dtype)
                await la.mark_step(wait=True)
                compiled = la.compile(gradients)
                moved.append(compiled.lower(p, x).bytes_moved)
                value, grads = await compiled(p, x)
                tensors = [value, *grads.values()]
                outcomes.append([await one.astype("float32").numpy() for one in tensors])
    assert moved[1] < moved[0]
    for one, other in zip(*outcomes, strict=True):
        assert one.tobytes() == other.tobytes()
