"""Whole training steps: three perceptrons and one transformer block, the loss read after each step.

Forward, backward and Adam over all parameters; see `models` and `transformer`. The last row of a
table is what the matrix products of a step take at the rate that NumPy's BLAS reaches with large
ones in the same rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import harness
import models
import numpy as np
import transformer
import trio
from harness import Builder, RatioBound, Step, clock
from models import Sizes
from transformer import BlockSizes

COMPILED = "lazyasync, la.compile"
RECORDED = "lazyasync"
JAX = "JAX jit"
PERCEPTRONS = (models.SMALL, models.MIDDLE, models.LARGE)
RECORDED_LIMITS = {models.SMALL: 1.5}
"""Of JAX's time, where a step is recorded anew; 1.1 where the table says nothing."""
PRODUCT = 1024
"""Rows and columns of the matrices whose product gives the rate."""


def bounds(recorded_limit: float) -> list[RatioBound]:
    """What a step may take of JAX's time, compiled and recorded anew."""
    return [RatioBound(COMPILED, JAX, 1.0), RatioBound(RECORDED, JAX, recorded_limit)]


def at_matrix_rate(flops: int) -> Builder:
    """So many operations at the rate of a large matrix product in NumPy, measured each time."""

    async def build() -> Step:
        generator = np.random.default_rng(0)
        left, right = generator.standard_normal((2, PRODUCT, PRODUCT)).astype(np.float32)
        out = np.empty_like(left)
        share = flops / (2 * PRODUCT**3)

        async def step() -> float:
            begin = clock()
            np.matmul(left, right, out=out)
            return (clock() - begin) * share

        return step

    return build


async def train(
    report: harness.Report,
    title: str,
    problem: Any,
    makers: dict[str, Callable[[Any], Any]],
    expected: list[float],
    flops: int,
    recorded_limit: float,
) -> None:
    """One table: the same training with everybody, checked against the losses in float64."""
    builders = {
        name: models.trainer_builder(name, make, problem, expected) for name, make in makers.items()
    }
    builders["least: products at the matrix rate"] = at_matrix_rate(flops)
    await report.measure(
        f"{title}, one training step, {flops / 1e6:.0f} Mflop in matrix products",
        builders,
        bounds=bounds(recorded_limit),
        unit="ms",
    )


def trainers(module: Any) -> dict[str, Callable[[Any], Any]]:
    """Everybody who trains what a module describes."""
    return {
        COMPILED: module.lazyasync_compiled_trainer,
        RECORDED: module.lazyasync_trainer,
        JAX: module.jax_trainer,
        "PyTorch eager": module.torch_trainer,
        "PyTorch eager, fused Adam": lambda given: module.torch_trainer(given, fused=True),
        "torch.compile": module.torch_compile_trainer,
        "NumPy by hand": module.numpy_trainer,
    }


async def perceptron(report: harness.Report, sizes: Sizes) -> None:
    """The table of one perceptron."""
    problem = models.make_problem(sizes)
    makers = trainers(models)
    if sizes == models.LARGE:
        report.skip(f"MLX, perceptron {sizes}", "takes seconds a step")
    else:
        makers["MLX"] = models.mlx_trainer
    expected = models.reference_losses(problem, 2 if sizes == models.LARGE else 10)
    flops = models.matrix_flops(sizes)
    limit = RECORDED_LIMITS.get(sizes, 1.1)
    await train(report, f"Perceptron {sizes}", problem, makers, expected, flops, limit)


async def block(report: harness.Report, sizes: BlockSizes) -> None:
    """The table of the transformer block."""
    problem = transformer.make_block_problem(sizes)
    makers = trainers(transformer)
    report.skip("MLX, transformer block", "takes seconds a step")
    expected = transformer.reference_losses(problem, 5)
    flops = transformer.matrix_flops(sizes)
    await train(report, f"Transformer block {sizes}", problem, makers, expected, flops, 1.1)


async def main() -> int:
    options = harness.argument_parser(str(__doc__)).parse_args()
    report = harness.Report("train_step", options)
    async with harness.lazyasync_runtime():
        for sizes in PERCEPTRONS:
            await perceptron(report, sizes)
        await block(report, BlockSizes())
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
