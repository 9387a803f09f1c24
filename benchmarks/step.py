"""Whole steps: 1,000 small operations recorded and run, the smallest call, the smallest perceptron.

The larger perceptrons and a transformer block are those of `train_step.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import harness
import models
import numpy as np
import trio
from harness import RatioBound, Step, timed, timed_async
from models import Problem
from record import OPERATIONS, PAIRS, chain, chain_data

COMPILED = "lazyasync, la.compile"
CHAIN_BOUNDS = (
    RatioBound("lazyasync", "torch LTC", 0.4),
    RatioBound("lazyasync", "MLX", 0.5),
    RatioBound(COMPILED, "JAX jit", 1.0),
)
CALL_BOUNDS = (RatioBound(COMPILED, "JAX jit", 3.0),)
PERCEPTRON_BOUNDS = (
    RatioBound("lazyasync", "PyTorch eager", 1.2),
    RatioBound("lazyasync", "torch LTC", 0.12),
    RatioBound("lazyasync, la.compile", "PyTorch eager", 0.9),
)


async def lazyasync_chain() -> Step:
    la = harness.load("lazyasync")
    data = chain_data()
    x, a, b = (la.asarray(value) for value in (data.start, data.addend, data.factor))

    async def run() -> Any:
        result = chain(x, a, b)
        await la.mark_step(wait=True)
        return result

    harness.check_close("lazyasync", await (await run()).numpy(), data.expected)
    return timed_async(run)


async def lazyasync_compiled_chain() -> Step:
    la = harness.load("lazyasync")
    data = chain_data()
    x, a, b = (la.asarray(value) for value in (data.start, data.addend, data.factor))
    compiled = la.compile(chain)

    async def run() -> Any:
        result = await compiled(x, a, b)
        await result
        return result

    harness.check_close("la.compile", await (await run()).numpy(), data.expected)
    return timed_async(run)


async def numpy_chain() -> Step:
    data = chain_data()
    harness.check_close("NumPy", chain(data.start, data.addend, data.factor), data.expected)
    return timed(lambda: chain(data.start, data.addend, data.factor))


async def ltc_chain() -> Step:
    torch = models.load_ltc()
    data = chain_data()
    x, a, b = (torch.from_numpy(v).to("lazy") for v in (data.start, data.addend, data.factor))
    torch._lazy.mark_step(wait=True)

    def run() -> Any:
        result = chain(x, a, b)
        torch._lazy.mark_step(wait=True)
        return result

    harness.check_close("torch LTC", run().cpu().numpy(), data.expected)
    return timed(run)


async def mlx_chain() -> Step:
    mx = models.load_mlx()
    data = chain_data()
    x, a, b = (mx.array(value) for value in (data.start, data.addend, data.factor))

    def run() -> Any:
        result = chain(x, a, b)
        mx.eval(result)
        return result

    harness.check_close("MLX", np.array(run()), data.expected)
    return timed(run)


async def jax_chain() -> Step:
    jax = harness.load("jax")
    data = chain_data()
    x, a, b = (jax.numpy.asarray(value) for value in (data.start, data.addend, data.factor))
    compiled = jax.jit(chain)

    def run() -> Any:
        return compiled(x, a, b).block_until_ready()

    harness.check_close("JAX jit", np.asarray(run()), data.expected)
    return timed(run)


async def least_chain() -> Step:
    """The arithmetic alone, in place, in cache: what one NumPy loop over 64x64 costs."""
    data = chain_data()
    x, a, b = data.start.copy(), data.addend, data.factor

    def run() -> None:
        for _ in range(PAIRS):
            np.multiply(x, b, out=x)
            np.add(x, a, out=x)

    return timed(run)


async def copies_chain() -> Step:
    """1,000 copies of one such array, the least memory traffic of operations run one by one."""
    data = chain_data()
    source, target = data.start, data.start.copy()

    def run() -> None:
        for _ in range(OPERATIONS):
            np.copyto(target, source)

    return timed(run)


def smallest_calls() -> dict[str, harness.Builder]:
    """One addition to four numbers: what calling costs, and nothing else.

    When an awaited call of ours has ended, its result is there, as after JAX's
    ``block_until_ready``. Who awaits the result as well pays for a second checkpoint.
    """
    start = np.arange(4, dtype=np.float32)

    def check(name: str, result: Any) -> None:
        harness.check_close(name, np.asarray(result), start + 1.0)

    async def compiled() -> Step:
        la = harness.load("lazyasync")
        function, x = la.compile(lambda x: x + 1.0), la.asarray(start)
        check("la.compile", await (await function(x)).numpy())
        if not (await function(x)).is_ready():
            raise harness.WrongResultError("the result is not there when the call has ended")
        return timed_async(lambda: function(x))

    async def compiled_result() -> Step:
        la = harness.load("lazyasync")
        function, x = la.compile(lambda x: x + 1.0), la.asarray(start)

        async def run() -> None:
            await (await function(x))

        await run()
        return timed_async(run)

    async def recorded() -> Step:
        la = harness.load("lazyasync")
        x = la.asarray(start)

        async def run() -> None:
            await (x + 1.0)

        check("lazyasync", await (x + 1.0).numpy())
        return timed_async(run)

    async def jax_jit() -> Step:
        jax = harness.load("jax")
        function, x = jax.jit(lambda x: x + 1.0), jax.numpy.asarray(start)
        check("JAX jit", function(x))
        return timed(lambda: function(x).block_until_ready())

    async def torch_eager() -> Step:
        torch = harness.load("torch")
        x = torch.from_numpy(start)
        check("PyTorch eager", x + 1.0)
        return timed(lambda: x + 1.0)

    async def mlx() -> Step:
        mx = models.load_mlx()
        function, x = mx.compile(lambda x: x + 1.0), mx.array(start)
        check("MLX", function(x))
        return timed(lambda: mx.eval(function(x)))

    async def checkpoint() -> Step:
        return timed_async(trio.lowlevel.checkpoint)

    return {
        COMPILED: compiled,
        f"{COMPILED}, and its result awaited": compiled_result,
        "lazyasync": recorded,
        "JAX jit": jax_jit,
        "PyTorch eager": torch_eager,
        "MLX compile": mlx,
        "least: a checkpoint of trio": checkpoint,
    }


async def perceptron(report: harness.Report) -> None:
    """The smallest perceptron, trained by everybody who records."""
    problem = models.make_problem(models.SMALL)
    expected = models.reference_losses(problem, 10)
    makers: dict[str, Callable[[Problem], Any]] = {
        "lazyasync": models.lazyasync_trainer,
        "lazyasync, la.compile": models.lazyasync_compiled_trainer,
        "PyTorch eager": models.torch_trainer,
        "PyTorch eager, foreach Adam": lambda p: models.torch_trainer(p, foreach=True),
        "PyTorch eager, fused Adam": lambda p: models.torch_trainer(p, fused=True),
        "JAX jit": models.jax_trainer,
        "NumPy by hand": models.numpy_trainer,
        "torch LTC": models.ltc_trainer,
        "torch LTC, Adam by hand": models.ltc_plain_trainer,
        "MLX": models.mlx_trainer,
    }
    builders = {
        name: models.trainer_builder(name, make, problem, expected) for name, make in makers.items()
    }

    async def products() -> Step:
        return timed(models.matrix_products(problem))

    builders["the eight products in NumPy"] = products
    title = f"Perceptron {models.SMALL}, one training step"
    await report.measure(title, builders, bounds=PERCEPTRON_BOUNDS, unit="us")


async def main() -> int:
    options = harness.argument_parser(str(__doc__)).parse_args()
    report = harness.Report("step", options)
    async with harness.lazyasync_runtime():
        await report.measure(
            "x * b + a on 64x64 float32, recorded and run, per operation",
            {
                "lazyasync": lazyasync_chain,
                "lazyasync, la.compile": lazyasync_compiled_chain,
                "NumPy eager": numpy_chain,
                "torch LTC": ltc_chain,
                "MLX": mlx_chain,
                "JAX jit": jax_chain,
                "least: NumPy in place": least_chain,
                "one copy of the array": copies_chain,
            },
            bounds=CHAIN_BOUNDS,
            unit="us",
            per=OPERATIONS,
        )
        await report.measure(
            "The smallest call, awaited: one addition to 4 numbers",
            smallest_calls(),
            bounds=CALL_BOUNDS,
            unit="us",
        )
        await perceptron(report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
