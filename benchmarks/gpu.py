"""Figures of the CUDA backend beside CuPy, PyTorch and JAX: bandwidth, chains, steps, copies.

Each is taken in every way that programs can run in: as calls of CuPy, as kernels of our own, and
replayed as CUDA graphs. Needs a GPU and CuPy. `--out FILE` writes the JSON there.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cuda,cpu")  # before harness says that it is the CPU
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # others need memory as well

import gpu_training
import harness
import models
import numpy as np
import transformer
import trio
from gpu_training import load_torch
from harness import Builder, RatioBound, Report, Step, clock, quantile, timed, timed_async
from models import Sizes

PAIRS = 50
"""Products and sums in a chain: ``x * b + a``, so many times."""
MIB = 1 << 20
MODES: dict[str, dict[str, Any]] = {
    "own kernels, graphs": {},
    "own kernels, graphs, TF32": {"cuda_fast_products": True},
    "own kernels": {"cuda_graphs": False},
    "calls of CuPy": {"cuda_loops": False},
}
"""How programs run: the configuration of each way, the default one first."""
BANDWIDTH_SHARE = 0.85
"""Of the measured copy, that loops bound by memory should reach."""


# ---- the card ------------------------------------------------------------------------------


def seconds_on_device(cupy: Any, work: Callable[[], object], repeats: int = 20) -> float:
    """The median time of a piece of work, taken by the device."""
    work()
    seconds: list[float] = []
    for _ in range(repeats):
        start, stop = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        work()
        stop.record()
        stop.synchronize()
        seconds.append(cupy.cuda.get_elapsed_time(start, stop) * 1e-3)
    return statistics.median(seconds)


def copy_seconds(cupy: Any) -> float:
    """Reading and writing a gibibyte."""
    source = cupy.random.default_rng(0).standard_normal(256 * MIB, dtype=np.float32)
    target = cupy.empty_like(source)
    return seconds_on_device(cupy, lambda: cupy.copyto(target, source))


def product_seconds(cupy: Any, size: int) -> float:
    """One product of square matrices of random float32."""
    left = cupy.random.default_rng(1).standard_normal((size, size), dtype=np.float32)
    out = cupy.empty_like(left)
    return seconds_on_device(cupy, lambda: cupy.matmul(left, left, out=out), 5)


def card(report: Report) -> dict[str, Any]:
    """What this GPU can do at most, measured: the limits that stand beside everything else."""
    cupy = harness.load("cupy")
    properties = cupy.cuda.runtime.getDeviceProperties(0)
    size = 8192
    copy, product = copy_seconds(cupy), product_seconds(cupy, size)
    found = {
        "name": properties["name"].decode(),
        "memory_gib": round(properties["totalGlobalMem"] / 2**30, 1),
        "driver": cupy.cuda.runtime.driverGetVersion(),
        "cupy": cupy.__version__,
        "copy_gb_per_s": 2 * 4 * 256 * MIB / copy / 1e9,
        "float32_tflops": 2 * size**3 / product / 1e12,
    }
    lines = [[name, str(value)] for name, value in found.items()]
    report.table("The card", ["", ""], lines)
    cupy.get_default_memory_pool().free_all_blocks()
    return found


# ---- what memory allows ------------------------------------------------------------------


def bound_by_memory() -> dict[str, tuple[Callable[..., Any], int]]:
    """Functions of (la, x, y), and how many arrays of that size each reads and writes."""
    return {
        "x * y + x": (lambda la, x, y: x * y + x, 3),
        "tanh(x) * y": (lambda la, x, y: la.tanh(x) * y, 3),
        "a row added": (lambda la, x, y: x + y[0], 2),
        "turned": (lambda la, x, y: x.T + 1.0, 2),
        "softmax of rows": (lambda la, x, y: la.softmax(x, axis=1), 2),
        "layer norm of rows": (lambda la, x, y: normalized(la, x), 2),
        "a dropout mask": (lambda la, x, y: la.where(la.random.uniform(x.shape) < 0.9, x, 0.0), 2),
        "dropout": (lambda la, x, y: x * dropout_mask(la, x), 2),
        "uniform numbers": (lambda la, x, y: la.uniform(x.shape, dtype=x.dtype), 1),
        "normal numbers": (lambda la, x, y: la.normal(x.shape, dtype=x.dtype), 1),
        "sum of rows": (lambda la, x, y: x.sum(axis=1), 1),
        "sum of columns": (lambda la, x, y: x.sum(axis=0), 1),
    }


def dropout_mask(la: Any, x: Any) -> Any:
    """One for an array, of its dtype."""
    return la.random.dropout_mask(x.shape, 0.1, dtype=x.dtype)


def normalized(la: Any, x: Any) -> Any:
    """The rows of an array, with a mean of 0 and a variance of 1."""
    mean, variance = x.mean(axis=1, keepdims=True), la.var(x, axis=1, keepdims=True)
    return (x - mean) / la.sqrt(variance + 1e-5)


async def measure_bandwidth(
    report: Report, mode: str, copy_rate: float, quick: bool
) -> list[dict[str, Any]]:
    """The device's own time of loops over arrays that no cache holds; and their share.

    The steps are handed over one behind the other, so that the device never waits for the host.
    """
    la = harness.load("lazyasync")
    found = []
    steps = 8 if quick else 20
    for dtype in ("float32", "bfloat16"):
        for columns in (1000, 1024, 1 << 16):
            shape = (256 * MIB // columns, columns)
            x, y = [la.random.normal(shape).astype(dtype) for _ in range(2)]
            await la.mark_step(wait=True)
            nbytes = x.size * x.dtype.itemsize
            for name, (function, arrays) in bound_by_memory().items():
                compiled = la.compile(partial(function, la))
                result = None
                for _ in range(3):
                    result = await compiled(x, y)
                    await la.wait_device_ops()
                before = busy_seconds(la)
                for _ in range(steps):
                    result = await compiled(x, y)
                await la.wait_device_ops()
                del result
                share = arrays * nbytes * steps / (busy_seconds(la) - before) / copy_rate
                size = f"{shape[0]}x{shape[1]} {dtype}"
                found.append({"loop": name, "shape": size, "share": share})
                if mode != "calls of CuPy":
                    label = f"{name} of {size}, {mode}: share of the copy's bandwidth"
                    report.bound(label, share, BANDWIDTH_SHARE, at_most=False)
            del x, y
    lines = [[str(row["loop"]), str(row["shape"]), f"{row['share']:.2f}"] for row in found]
    report.table(f"Share of the copy's bandwidth, {mode}", ["", "shape", "share"], lines)
    return found


def busy_seconds(la: Any) -> float:
    """The device's own time so far."""
    seconds: float = la.current_runtime().statistics().devices["cuda:0"].busy_seconds
    return seconds


# ---- waits and chains ----------------------------------------------------------------------


def chain(x: Any, a: Any, b: Any) -> Any:
    for _ in range(PAIRS):
        x = x * b + a
    return x


def chain_data(size: int) -> tuple[list[np.ndarray], np.ndarray]:
    """Float32 operands (size, size), and the result in float64."""
    random = np.random.default_rng(2)
    arrays = [random.uniform(0.5, 0.9, (size, size)).astype(np.float32) for _ in range(3)]
    return arrays, chain(*(array.astype(np.float64) for array in arrays))


def lazyasync_chain(size: int, *, compiled: bool) -> Builder:
    async def build() -> Step:
        la = harness.load("lazyasync")
        arrays, expected = chain_data(size)
        x, a, b = [await la.put(array) for array in arrays]
        function = la.compile(chain) if compiled else None

        async def run() -> Any:
            if function is not None:
                result = await function(x, a, b)
            else:
                result = chain(x, a, b)
                await la.mark_step(wait=True)
            await la.wait_device_ops()
            return result

        harness.check_close("lazyasync", await (await run()).numpy(), expected)
        return timed_async(run)

    return build


def cupy_chain(size: int) -> Builder:
    async def build() -> Step:
        cupy = harness.load("cupy")
        arrays, expected = chain_data(size)
        x, a, b = (cupy.asarray(array) for array in arrays)
        stream = cupy.cuda.get_current_stream()

        def run() -> Any:
            result = chain(x, a, b)
            stream.synchronize()
            return result

        harness.check_close("CuPy", cupy.asnumpy(run()), expected)
        return timed(run)

    return build


def torch_chain(size: int) -> Builder:
    async def build() -> Step:
        torch = load_torch()
        arrays, expected = chain_data(size)
        x, a, b = (torch.from_numpy(array).cuda() for array in arrays)

        def run() -> Any:
            result = chain(x, a, b)
            torch.cuda.synchronize()
            return result

        harness.check_close("PyTorch", run().cpu().numpy(), expected)
        return timed(run)

    return build


async def measure_steps(report: Report, mode: str, trainer: Any, steps: int) -> dict[str, float]:
    """What a step costs the host: its processor's time, and its time besides the device's."""
    la = harness.load("lazyasync")
    runtime = la.current_runtime()
    for _ in range(20):
        await trainer()
    names = ("CudaGraphCapture", "CudaGraphReplay", "CudaGraphFallback")
    before = {name: runtime.metrics.counter_value(name) or 0 for name in names}
    processor, waits = time.process_time(), []
    for _ in range(steps):
        begin, busy = clock(), busy_seconds(la)
        await trainer()
        waits.append(clock() - begin - (busy_seconds(la) - busy))
    found = {
        "processor_us": 1e6 * (time.process_time() - processor) / steps,
        "besides_the_device_p50_us": 1e6 * quantile(waits, 0.5),
        "besides_the_device_p99_us": 1e6 * quantile(waits, 0.99),
        **{
            name: float((runtime.metrics.counter_value(name) or 0) - value)
            for name, value in before.items()
        },
    }
    lines = [[name, f"{value:.1f}"] for name, value in found.items()]
    report.table(f"A compiled step of {models.MIDDLE}, {mode}", ["", ""], lines)
    return found


# ---- the loop, and copies ------------------------------------------------------------------


@dataclass(frozen=True)
class Lag:
    """How late a task that sleeps 1 ms woke up, in milliseconds, beside so many steps a second."""

    steps_per_second: float
    p50: float
    p99: float
    most: float


async def lag_while(train: Callable[[], Awaitable[object]] | None, seconds: float) -> Lag:
    lags: list[float] = []
    steps = 0

    async def tick() -> None:
        while True:
            begin = clock()
            await trio.sleep(0.001)
            lags.append(1e3 * (clock() - begin - 0.001))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(tick)
        begin = clock()
        if train is None:
            await trio.sleep(seconds)
        while train is not None and clock() - begin < seconds:
            await train()
            steps += 1
        elapsed = clock() - begin
        nursery.cancel_scope.cancel()
    return Lag(steps / elapsed, quantile(lags, 0.5), quantile(lags, 0.99), max(lags))


async def measure_lag(report: Report, seconds: float) -> dict[str, Any]:
    problem = models.make_problem(models.MIDDLE)
    seen = {
        "nothing running": await lag_while(None, seconds),
        "lazyasync": await lag_while(models.lazyasync_trainer(problem), seconds),
        "lazyasync, la.compile": await lag_while(
            models.lazyasync_compiled_trainer(problem), seconds
        ),
    }
    headers = ["", "steps/s", "p50", "p99", "most"]
    lines = [
        [name, *(f"{value:.2f}" for value in asdict(lag).values())] for name, lag in seen.items()
    ]
    report.table(f"Lag of the loop while {models.MIDDLE} trains, ms", headers, lines)
    for name, lag in seen.items():
        if name != "nothing running":
            report.bound(f"p99 lag of the loop, {name}", lag.p99, 1.0, unit=" ms")
    return {name: asdict(lag) for name, lag in seen.items()}


async def measure_copies(report: Report) -> list[dict[str, float]]:
    """Gigabytes a second of `la.put` and of `numpy()`, and CuPy's beside them."""
    la, cupy = harness.load("lazyasync"), harness.load("cupy")
    found = []
    for size in (4096, MIB, 64 * MIB, 512 * MIB):
        array = np.random.default_rng(3).integers(0, 255, size, dtype=np.uint8)
        times: dict[str, list[float]] = {"put": [], "numpy": [], "asarray": [], "asnumpy": []}
        for _ in range(7):
            begin = clock()
            tensor = await la.put(array)
            times["put"].append(clock() - begin)
            begin = clock()
            back = await tensor.numpy()
            times["numpy"].append(clock() - begin)
            harness.check_close("copy", back[:1000], array[:1000])
            begin = clock()
            other = cupy.asarray(array)
            cupy.cuda.get_current_stream().synchronize()
            times["asarray"].append(clock() - begin)
            begin = clock()
            cupy.asnumpy(other)
            times["asnumpy"].append(clock() - begin)
            del tensor, back, other
        rates = {name: size / statistics.median(t[1:]) / 1e9 for name, t in times.items()}
        found.append({"bytes": float(size), **rates})
    headers = ["bytes", "la.put", "numpy()", "cupy.asarray", "cupy.asnumpy"]
    lines = [
        [f"{row['bytes']:.0f}", *(f"{v:.2f}" for v in list(row.values())[1:])] for row in found
    ]
    report.table("Copies, GB/s", headers, lines)
    return found


# ---- all of it -----------------------------------------------------------------------------


async def measure_mode(
    report: Report, mode: str, copy_rate: float, options: argparse.Namespace
) -> dict[str, Any]:
    """Everything, with programs run in one way."""
    gpu_training.round_factors("TF32" in mode)
    results: dict[str, Any] = {
        "bandwidth": await measure_bandwidth(report, mode, copy_rate, options.quick)
    }
    for size in (64, 2048):
        await report.measure(
            f"{2 * PAIRS} operations on {size}x{size} float32, per operation, {mode}",
            {
                "lazyasync": lazyasync_chain(size, compiled=False),
                "lazyasync, la.compile": lazyasync_chain(size, compiled=True),
                "CuPy eager": cupy_chain(size),
                "PyTorch eager": torch_chain(size),
            },
            per=2 * PAIRS,
        )
    sizes: list[Sizes] = [models.SMALL, models.MIDDLE, models.LARGE]
    peers = ("torch.compile", "PyTorch, CUDA graph", "JAX jit")
    limits = [RatioBound("lazyasync, la.compile", peer, 1.0) for peer in peers]
    for one in sizes[:2] if options.quick else sizes:
        problem = models.make_problem(one)
        builders = gpu_training.builders(
            gpu_training.PERCEPTRONS, problem, models.reference_losses(problem, 3)
        )
        await report.measure(f"One training step of {one}, {mode}", builders, bounds=limits)
    if mode != "calls of CuPy":
        block = transformer.make_block_problem(gpu_training.GPT2_SMALL)
        builders = gpu_training.builders(
            gpu_training.BLOCKS, block, transformer.reference_losses(block, 2)
        )
        title = f"One training step of a block of {gpu_training.GPT2_SMALL}, {mode}"
        await report.measure(title, builders, bounds=limits[-1:], unit="ms")
    trainer = models.lazyasync_compiled_trainer(models.make_problem(models.MIDDLE))
    results["steps"] = await measure_steps(report, mode, trainer, 100 if options.quick else 500)
    results["lag"] = await measure_lag(report, 1.0 if options.quick else 3.0)
    return results


async def run(options: argparse.Namespace) -> int:
    report = Report("gpu", options)
    found = card(report)
    results: dict[str, Any] = {"card": found}
    la = harness.load("lazyasync")
    for mode in options.modes.split(";") if options.modes else MODES:
        try:
            async with la.open_runtime("cuda:0", config=MODES[mode]):
                rate = found["copy_gb_per_s"] * 1e9
                results[mode] = await measure_mode(report, mode, rate, options)
        except Exception as error:  # what others have measured is not to be lost
            results[mode] = {"failed": repr(error)}
            report.bound(f"{mode} runs at all", None, 0.0, reason=repr(error))
        save(report, results, options.out)
    async with la.open_runtime("cuda:0"):
        results["copies"] = await measure_copies(report)
    save(report, results, options.out)
    return report.finish()


def save(report: Report, results: dict[str, Any], path: str) -> None:
    """Writes what there is so far, so that a run that is cut off leaves it."""
    if path:
        content = results | {
            "commit": harness.commit(),
            "machine": report.machine,
            "versions": harness.versions(),
            "tables": report.tables,
            "bounds": [asdict(one) | {"verdict": one.verdict} for one in report.outcomes],
            "skipped": report.skipped,
        }
        Path(path).write_text(json.dumps(content, indent=1) + "\n")


def main() -> int:
    parser = harness.argument_parser(__doc__ or "")
    parser.add_argument("--out", default="", help="write the JSON to this file")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter measurements")
    parser.add_argument("--modes", default="", help=f"some of: {'; '.join(MODES)}")
    return trio.run(run, parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
