"""First figures of the CUDA backend beside CuPy eager and PyTorch: waits, chains, steps, copies.

Needs a GPU and CuPy. `--out FILE` writes the JSON there.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import harness
import models
import numpy as np
import trio
from harness import Builder, Report, Step, clock, quantile, timed, timed_async
from models import NAMES, Problem, Sizes

PAIRS = 50
"""Products and sums in a chain: ``x * b + a``, so many times."""
MIB = 1 << 20


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


def load_torch() -> Any:
    """PyTorch, or ImportError where it has no GPU."""
    torch = harness.load("torch")
    if not torch.cuda.is_available():
        raise ImportError("torch has no CUDA device")
    return torch


# ---- training ------------------------------------------------------------------------------


def cupy_trainer(problem: Problem) -> models.Trainer:
    """Written by hand on CuPy, as `models.numpy_trainer` is on NumPy, but for the one vector."""
    cupy = harness.load("cupy")
    p = [cupy.asarray(problem.params[name]) for name in NAMES]
    first, second = ([cupy.zeros_like(value) for value in p] for _ in range(2))
    x, labels = cupy.asarray(problem.inputs), cupy.asarray(problem.labels)
    batch = problem.sizes.batch
    rows = cupy.arange(batch)
    count = 0

    def step() -> float:
        nonlocal count
        w1, b1, w2, b2, w3, b3 = p
        h1 = cupy.maximum(x @ w1 + b1, 0)
        h2 = cupy.maximum(h1 @ w2 + b2, 0)
        logits = h2 @ w3 + b3
        logits -= logits.max(axis=1, keepdims=True)
        shares = cupy.exp(logits)
        sums = shares.sum(axis=1, keepdims=True)
        loss = (cupy.log(sums[:, 0]) - logits[rows, labels]).mean()
        shares /= sums * batch
        shares[rows, labels] -= np.float32(1 / batch)
        dh2 = (shares @ w3.T) * (h2 > 0)
        dh1 = (dh2 @ w2.T) * (h1 > 0)
        gradients = [x.T @ dh1, dh1.sum(0), h1.T @ dh2, dh2.sum(0), h2.T @ shares, shares.sum(0)]
        count += 1
        size = models.RATE / (1 - models.BETA1**count)
        root = (1 - models.BETA2**count) ** 0.5
        for index, gradient in enumerate(gradients):
            first[index] += (gradient - first[index]) * (1 - models.BETA1)
            second[index] += (gradient * gradient - second[index]) * (1 - models.BETA2)
            divisor = cupy.sqrt(second[index]) / root + models.EPSILON
            p[index] = p[index] - size * first[index] / divisor
        return float(loss)

    return step


def torch_trainer(problem: Problem) -> models.Trainer:
    """PyTorch eager on the GPU, with its fused Adam."""
    torch = load_torch()
    model = models._torch_model(problem).cuda()
    optimizer = torch.optim.Adam(model.parameters(), lr=models.RATE, fused=True)
    loss_function = torch.nn.CrossEntropyLoss()
    x, labels = torch.from_numpy(problem.inputs).cuda(), torch.from_numpy(problem.labels).cuda()

    def step() -> float:
        optimizer.zero_grad()
        loss = loss_function(model(x), labels)
        loss.backward()
        optimizer.step()
        return float(loss.item())

    return step


TRAINERS: dict[str, Callable[[Problem], Any]] = {
    "lazyasync": models.lazyasync_trainer,
    "lazyasync, la.compile": models.lazyasync_compiled_trainer,
    "CuPy by hand": cupy_trainer,
    "PyTorch eager": torch_trainer,
}


def trainer_builder(name: str, problem: Problem, expected: list[float]) -> Builder:
    async def build() -> Step:
        trainer = TRAINERS[name](problem)
        await models.check_trainer(name, trainer, expected)
        return timed_async(trainer) if name.startswith("lazyasync") else timed(trainer)

    return build


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


async def run(options: argparse.Namespace) -> int:
    report = Report("gpu", options)
    results: dict[str, Any] = {"card": card(report)}
    la = harness.load("lazyasync")
    async with la.open_runtime("cuda:0"):
        for size in (64, 2048):
            await report.measure(
                f"{2 * PAIRS} elementwise operations on {size}x{size} float32, per operation",
                {
                    "lazyasync": lazyasync_chain(size, compiled=False),
                    "lazyasync, la.compile": lazyasync_chain(size, compiled=True),
                    "CuPy eager": cupy_chain(size),
                    "PyTorch eager": torch_chain(size),
                },
                per=2 * PAIRS,
            )
        sizes: list[Sizes] = [models.SMALL, models.MIDDLE, models.LARGE]
        for one in sizes[:2] if options.quick else sizes:
            problem = models.make_problem(one)
            expected = models.reference_losses(problem, 3)
            builders = {name: trainer_builder(name, problem, expected) for name in TRAINERS}
            await report.measure(f"One training step of {one}", builders)
        results["lag"] = await measure_lag(report, 1.0 if options.quick else 3.0)
        results["copies"] = await measure_copies(report)
    if options.out:
        results |= {
            "commit": harness.commit(),
            "machine": report.machine,
            "versions": harness.versions(),
            "tables": report.tables,
            "skipped": report.skipped,
        }
        Path(options.out).write_text(json.dumps(results, indent=1) + "\n")
    return report.finish()


def main() -> int:
    parser = harness.argument_parser(__doc__ or "")
    parser.add_argument("--out", default="", help="write the JSON to this file")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter measurements")
    return trio.run(run, parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
