"""How long a computation takes right after a call of another library, whose threads then spin.

Threads of OpenMP and OpenBLAS that have done their part wait for more by spinning, for milliseconds
and longer. Whoever computes next shares the CPUs with them. Before each call that is timed, PyTorch
or NumPy multiplies two matrices with a thread on each CPU, which spin when the call begins; JAX and
lazyasync are each called in the same situation, and then the threads come to rest. With
``BENCH_THREADS=1`` these two compute with one thread each.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import harness
import numpy as np
import trio
from harness import Builder, RatioBound, Step, clock
from threadpoolctl import ThreadpoolController

COMPILED, RECORDED, JAX = "lazyasync, la.compile", "lazyasync", "JAX jit"
LIMIT = 1.5
"""What we may take, of what JAX takes."""
RESTING = 0.06
"""Seconds in which the threads come to rest, between two calls that are timed."""
CORES = os.cpu_count() or 1
NUMPY = ThreadpoolController().select(user_api="blas")
"""The BLAS of NumPy, before there is any other."""
SPINNING = 512
"""The length of the matrices that are multiplied first."""

Spin = Callable[[], object]


class Workload(NamedTuple):
    """One function of one array, with the names that NumPy, JAX and lazyasync share."""

    name: str
    function: Callable[[Any, Any], Any]
    shape: tuple[int, int]


def _product(xp: Any, x: Any) -> Any:
    return x @ x


def _chain(xp: Any, x: Any) -> Any:
    return xp.tanh(x * 1.5 + 0.5) * x


def _softmax(xp: Any, x: Any) -> Any:
    e = xp.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


WORKLOADS = (
    *(Workload(f"product of {n} x {n}", _product, (n, n)) for n in (192, 256, 384, 512, 640)),
    *(Workload(f"chain of {n} x {n}", _chain, (n, n)) for n in (512, 1024)),
    *(Workload(f"softmax of {n} x {n}", _softmax, (n, n)) for n in (512, 1024)),
)


def _numpy_spins() -> Spin:
    array = np.random.default_rng(1).standard_normal((SPINNING, SPINNING)).astype(np.float32)
    NUMPY.limit(limits=CORES)  # for good
    return lambda: array @ array


def _torch_spins() -> Spin:
    torch = harness.load("torch")
    torch.set_num_threads(CORES)
    array = torch.rand(SPINNING, SPINNING)
    return lambda: torch.nn.functional.softmax(array @ array, -1)


SPINNERS: dict[str, Callable[[], Spin]] = {"PyTorch": _torch_spins, "NumPy": _numpy_spins}
"""Whose threads spin."""


def after(spin: Spin, call: Callable[[], Awaitable[object]]) -> Step:
    """A step that times a call which comes right after another library's."""

    async def step() -> float:
        spin()
        begin = clock()
        await call()
        seconds = clock() - begin
        await trio.sleep(RESTING)
        return seconds

    return step


def contenders(workload: Workload, spin: Spin) -> dict[str, Builder]:
    """Everybody who computes a workload, each right after the library whose threads spin."""
    array = np.random.default_rng(0).standard_normal(workload.shape).astype(np.float32)
    expected = workload.function(np, array.astype(np.float64))

    async def ours(compiles: bool) -> Step:
        la = harness.load("lazyasync")
        x = await la.put(array)
        compiled = la.compile(lambda given: workload.function(la, given))

        async def call() -> Any:
            result = await compiled(x) if compiles else workload.function(la, x)
            await result
            return result

        harness.check_close(COMPILED, await (await call()).numpy(), expected)
        return after(spin, call)

    async def jax_jit() -> Step:
        jax, jnp = harness.load("jax"), harness.load("jax.numpy")
        x = jax.device_put(array)
        compiled = jax.jit(lambda given: workload.function(jnp, given))

        async def call() -> Any:
            return compiled(x).block_until_ready()

        harness.check_close(JAX, np.asarray(await call()), expected)
        return after(spin, call)

    return {COMPILED: lambda: ours(True), RECORDED: lambda: ours(False), JAX: jax_jit}


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--only", default="", help="workloads whose name has this in it")
    parser.add_argument("--after", choices=SPINNERS, default=None, help="of one library alone")
    options: argparse.Namespace = parser.parse_args()
    report = harness.Report("beside_spinners", options)
    bounds = [RatioBound(name, JAX, LIMIT) for name in (COMPILED, RECORDED)]
    async with harness.lazyasync_runtime():
        for library in [options.after] if options.after else list(SPINNERS):
            try:
                spin = SPINNERS[library]()
            except ImportError as error:
                report.skip(library, str(error))
                continue
            for workload in WORKLOADS:
                if options.only in workload.name:
                    title = f"After {library}: {workload.name}"
                    builders = contenders(workload, spin)
                    await report.measure(title, builders, bounds=bounds, unit="ms")
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
