"""Collectives among the GPUs of a machine, by NCCL."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.backends.cuda.nccl import load_nccl
from lazyasync.backends.discovery import cuda_device_count

COUNT = min(cuda_device_count(), 4)
NAMES = [f"cuda:{index}" for index in range(COUNT)]

pytestmark = pytest.mark.skipif(
    COUNT < 2 or load_nccl() is None, reason="there are no two GPUs with NCCL"
)


def parts(shape: tuple[int, ...], dtype: Any = np.float32) -> tuple[list[Any], list[np.ndarray]]:
    arrays = [
        (np.arange(np.prod(shape)).reshape(shape) % 50 + index).astype(dtype)
        for index in range(COUNT)
    ]
    pairs = zip(arrays, NAMES, strict=True)
    return [la.asarray(array, device=name) * 2 for array, name in pairs], [2 * a for a in arrays]


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "int64", "int32", "uint8"])
async def test_sums_and_means(dtype: str) -> None:
    async with la.open_runtime({"cuda": COUNT}) as runtime:
        for shape in [(3,), (40, 1000)]:
            tensors, arrays = parts(shape, dtype)
            for result in await la.all_reduce(tensors, "sum"):
                np.testing.assert_array_equal(await result.numpy(), sum(arrays))
        if dtype.startswith("float"):
            for result in await la.all_reduce(parts((9,), dtype)[0], "mean"):
                expected = sum(parts((9,), dtype)[1]) / COUNT
                np.testing.assert_allclose(await result.numpy(), expected, rtol=1e-3)
        for name in NAMES:
            assert runtime.actors[la.Device.parse(name)].backend._rings


@pytest.mark.parametrize("axis", [0, 1])
async def test_the_others(axis: int) -> None:
    async with la.open_runtime({"cuda": COUNT}):
        tensors, arrays = parts((2 * COUNT, 4 * COUNT))
        for whole in await la.all_gather(tensors, axis):
            np.testing.assert_array_equal(await whole.numpy(), np.concatenate(arrays, axis))
        pieces = await la.reduce_scatter(tensors, "sum", axis)
        for piece, expected in zip(pieces, np.split(sum(arrays), COUNT, axis), strict=True):
            np.testing.assert_array_equal(await piece.numpy(), expected)
        for copy in await la.broadcast(tensors[-1] > 7, NAMES):
            np.testing.assert_array_equal(await copy.numpy(), arrays[-1] > 7)


async def test_beside_other_work_again_and_again() -> None:
    async with la.open_runtime({"cuda": COUNT}):
        weights = [await la.put(np.ones(5000, np.float32), device=name) for name in NAMES]
        expected = np.ones(5000)
        for step in range(30):
            batches = [la.full((5000,), step + place, device=n) for place, n in enumerate(NAMES)]
            gradients = [w * 0.01 + b * 0.001 for w, b in zip(weights, batches, strict=True)]
            with trio.fail_after(60):
                gradients = await la.all_reduce(gradients)
            weights = [w - g for w, g in zip(weights, gradients, strict=True)]
            await la.mark_step(NAMES)
            expected = expected * 0.99 - (step + (COUNT - 1) / 2) * 0.001
        for found in await la.to_cpu(weights):
            np.testing.assert_allclose(found, expected, rtol=1e-4)


LOSE_A_DEVICE = """
from contextlib import suppress

import cupy, trio
import lazyasync as la

trap = cupy.ElementwiseKernel(
    "float32 x", "float32 y", "y = *(const float*)(x == 1 ? 8 : 0)", "trap"
)


async def main():
    async with la.open_runtime({"cuda": 2}) as runtime:
        tensors = [await (la.ones((4,), device=f"cuda:{i}") * 1) for i in range(2)]
        for result in await la.all_reduce(tensors, "sum"):
            print((await result.numpy()).tolist())
        lane = runtime.actors[la.Device.parse("cuda:1")].backend._all_lanes[-1]
        with suppress(Exception), cupy.cuda.Device(1), lane.gpu.stream:
            trap(cupy.ones(4, cupy.float32))
        with trio.fail_after(60):
            for result in await la.all_reduce(tensors, "sum"):
                try:
                    await result.numpy()
                except la.ExecutionError as error:
                    print("lost" if "is lost for this process" in str(error.__cause__) else error)
        print((await (tensors[0] + 1).numpy()).tolist())


try:
    trio.run(main)
except* la.LazyAsyncError:
    pass
print("left")
"""


def test_a_device_that_is_lost_leaves_no_other_waiting() -> None:
    """In a process of its own, which is no good for CUDA afterwards."""
    done = subprocess.run(
        [sys.executable, "-c", LOSE_A_DEVICE],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=200,
    )
    expected = ["[2.0, 2.0, 2.0, 2.0]"] * 2 + ["lost"] * 2 + ["[2.0, 2.0, 2.0, 2.0]", "left"]
    assert done.stdout.splitlines() == expected, done.stdout + done.stderr
