"""Elementwise chains and softmax on 4 million numbers: how close to memory bandwidth, and to peers.

The function is compiled by everybody who can (torch.compile, jit, `la.compile`, mx.compile); NumPy
runs it as it stands. Inputs are on the device, the result stays there, and is waited for.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import harness
import numpy as np
import trio
from harness import Builder, RatioBound, Step, timed, timed_async

SIZE = 4_000_000
ROWS = 4_000
OURS = "lazyasync, la.compile"
PEERS = ("torch.compile", "JAX jit", "MLX compile", "PyTorch eager", "NumPy")
GELU = math.sqrt(2.0 / math.pi)


@dataclass(frozen=True)
class Workload:
    """One function, written with the names that NumPy, PyTorch, JAX, MLX and lazyasync share."""

    name: str
    function: Callable[..., Any]
    limit: float
    dtype: type[np.floating[Any]] = np.float32
    shape: tuple[int, ...] = (SIZE,)
    row: bool = False
    """Whether it takes a second argument, one number for each column."""
    tolerance: float = 1e-4


def _cheap(xp: Any, x: Any) -> Any:
    y = x
    for _ in range(5):
        y = y * 1.01 + 0.5
    return y


def _functions(xp: Any, x: Any) -> Any:
    return xp.sin(xp.sqrt(xp.tanh(xp.exp(x))))


def _gelu(xp: Any, x: Any) -> Any:
    return 0.5 * x * (1.0 + xp.tanh(GELU * (x + 0.044715 * x * x * x)))


def _softmax(xp: Any, x: Any) -> Any:
    if hasattr(xp, "compile") or hasattr(xp, "softmax"):  # PyTorch, MLX, lazyasync
        return xp.softmax(x, -1)
    if xp.__name__.startswith("jax"):
        return harness.load("jax").nn.softmax(x, axis=-1)
    e = xp.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def _broadcast(xp: Any, x: Any, row: Any) -> Any:
    return (x - row) * (x + row) * 0.5 + row


def _one(function: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    return lambda xp, *arrays: function(xp, arrays[0])


WORKLOADS = (
    Workload("10 cheap operations", _one(_cheap), 1.05),
    Workload("exp, tanh, sqrt, sin", _one(_functions), 1.0),
    Workload("gelu", _one(_gelu), 1.0),
    Workload("softmax of rows of 1000", _one(_softmax), 1.0, shape=(ROWS, SIZE // ROWS)),
    Workload("gelu, float64", _one(_gelu), 1.0, dtype=np.float64, tolerance=1e-10),
    Workload("with a broadcast row", _broadcast, 1.05, shape=(ROWS, SIZE // ROWS), row=True),
)


def inputs(workload: Workload) -> list[np.ndarray]:
    """The arrays of a workload."""
    generator = np.random.default_rng(0)
    arrays = [generator.standard_normal(workload.shape).astype(workload.dtype)]
    if workload.row:
        arrays.append(generator.standard_normal(workload.shape[-1]).astype(workload.dtype))
    return arrays


def contenders(workload: Workload) -> dict[str, Builder]:
    """Everybody who computes a workload."""
    arrays = inputs(workload)
    expected = workload.function(np, *[array.astype(np.float64) for array in arrays])

    def check(name: str, result: Any) -> None:
        harness.check_close(name, result, expected, workload.tolerance)

    async def lazyasync() -> Step:
        la = harness.load("lazyasync")
        tensors = [await la.put(array) for array in arrays]
        compiled = la.compile(lambda *given: workload.function(la, *given))

        async def run() -> Any:
            result = await compiled(*tensors)
            await result
            return result

        check("lazyasync", await (await run()).numpy())
        return timed_async(run)

    async def recorded() -> Step:
        la = harness.load("lazyasync")
        tensors = [await la.put(array) for array in arrays]

        async def run() -> Any:
            result = workload.function(la, *tensors)
            await result
            return result

        check("lazyasync", await (await run()).numpy())
        return timed_async(run)

    async def torch_compile() -> Step:
        torch = harness.load("torch")
        tensors = [torch.from_numpy(array) for array in arrays]
        compiled = torch.compile(lambda *given: workload.function(torch, *given))
        check("torch.compile", compiled(*tensors).numpy())
        return timed(lambda: compiled(*tensors))

    async def torch_eager() -> Step:
        torch = harness.load("torch")
        tensors = [torch.from_numpy(array) for array in arrays]
        check("PyTorch", workload.function(torch, *tensors).numpy())
        return timed(lambda: workload.function(torch, *tensors))

    async def jax_jit() -> Step:
        jax = harness.load("jax")
        jnp = harness.load("jax.numpy")
        if workload.dtype is np.float64:
            jax.config.update("jax_enable_x64", True)
        values = [jnp.asarray(array) for array in arrays]
        compiled = jax.jit(lambda *given: workload.function(jnp, *given))
        check("JAX", np.asarray(compiled(*values)))
        return timed(lambda: compiled(*values).block_until_ready())

    async def mlx() -> Step:
        mx = harness.load("mlx.core")
        if workload.dtype is np.float64:
            raise ImportError("no compiled float64")
        values = [mx.array(array) for array in arrays]
        compiled = mx.compile(lambda *given: workload.function(mx, *given))
        check("MLX", np.array(compiled(*values)))

        def run() -> None:
            mx.eval(compiled(*values))

        return timed(run)

    async def numpy() -> Step:
        return timed(lambda: workload.function(np, *arrays))

    async def copy() -> Step:
        target = np.empty_like(arrays[0])
        return timed(lambda: np.copyto(target, arrays[0]))

    return {
        OURS: lazyasync,
        "lazyasync": recorded,
        "torch.compile": torch_compile,
        "JAX jit": jax_jit,
        "MLX compile": mlx,
        "PyTorch eager": torch_eager,
        "NumPy": numpy,
        "least: one copy, in NumPy": copy,
    }


async def main() -> int:
    options = harness.argument_parser(str(__doc__)).parse_args()
    report = harness.Report("elementwise", options)
    async with harness.lazyasync_runtime():
        for workload in WORKLOADS:
            builders = contenders(workload)
            bounds = [RatioBound(OURS, peer, workload.limit) for peer in PEERS]
            await report.measure(workload.name, builders, bounds=bounds, unit="ms")
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
