"""Gradients of each example, Jacobians and Hessians: what they cost beside JAX's.

The functions are written once, with names that JAX and lazyasync share, and compiled by both. NumPy
computes the references, in float64. Inputs are on the device, the result stays there, and is waited
for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import harness
import numpy as np
import trio
from harness import Builder, RatioBound, Step, timed, timed_async

OURS = "lazyasync, la.compile"
JAX = "JAX jit"
LIMIT = 1.0


@dataclass(frozen=True)
class Workload:
    """A transform of a function, as ``transform(xp, arrays)`` gives it, and its arguments."""

    name: str
    transform: Callable[[Any], Callable[..., Any]]
    """Of the module that has ``vmap``, ``grad`` and the like, and NumPy's names as ``xp``."""
    arrays: tuple[np.ndarray, ...]
    reference: Callable[..., Any]


class Names:
    """The names of a library that functions are written with."""

    def __init__(self, library: Any, numpy: Any) -> None:
        self.vmap, self.grad = library.vmap, library.grad
        self.jacfwd, self.jacrev, self.hessian = library.jacfwd, library.jacrev, library.hessian
        self.tanh, self.sum, self.exp, self.log = numpy.tanh, numpy.sum, numpy.exp, numpy.log


def normal(*shape: int) -> np.ndarray:
    """Numbers of deviation 0.1, or 1 for the data of a batch."""
    generator = np.random.default_rng(sum(shape))
    return (generator.standard_normal(shape) * 0.1).astype("float32")


def perceptron(xp: Names) -> Callable[..., Any]:
    """The squared error of a perceptron with one hidden layer, for one example."""

    def loss(w1: Any, w2: Any, x: Any, y: Any) -> Any:
        return xp.sum((xp.tanh(x @ w1) @ w2 - y) ** 2)

    return loss


def per_example(xp: Names) -> Callable[..., Any]:
    """The gradient by the weights for each example of a batch."""
    return xp.vmap(xp.grad(perceptron(xp), (0, 1)), in_axes=(None, None, 0, 0))  # type: ignore[no-any-return]


def per_example_reference(w1: Any, w2: Any, x: Any, y: Any) -> Any:
    hidden = np.tanh(x @ w1)
    error = 2.0 * (hidden @ w2 - y)
    below = (error @ w2.T) * (1.0 - hidden**2)
    return x[:, :, None] * below[:, None], hidden[:, :, None] * error[:, None]


def clipped(xp: Names) -> Callable[..., Any]:
    """The mean of gradients that are scaled down to a norm of one, as for private training."""
    each = per_example(xp)

    def mean(w1: Any, w2: Any, x: Any, y: Any) -> Any:
        first, second = each(w1, w2, x, y)
        squares = xp.sum(first**2, axis=(1, 2)) + xp.sum(second**2, axis=(1, 2))
        scale = 1.0 / (1.0 + squares) ** 0.5
        factors = scale[:, None, None]
        return xp.sum(first * factors, axis=0), xp.sum(second * factors, axis=0)

    return mean


def clipped_reference(*arrays: Any) -> Any:
    first, second = per_example_reference(*arrays)
    squares = np.sum(first**2, axis=(1, 2)) + np.sum(second**2, axis=(1, 2))
    factors = (1.0 / (1.0 + squares) ** 0.5)[:, None, None]
    return np.sum(first * factors, axis=0), np.sum(second * factors, axis=0)


def energy(xp: Names) -> Callable[..., Any]:
    """A scalar function of a vector, by a layer."""
    return lambda x, w: xp.sum(xp.tanh(x @ w) ** 2)


def hessian_reference(x: Any, w: Any) -> Any:
    t = np.tanh(x @ w)
    slope = 1.0 - t**2
    return (w * (2.0 * slope**2 - 4.0 * t**2 * slope)) @ w.T


def jacobian_reference(x: Any, w: Any) -> Any:
    return (1.0 - np.tanh(x @ w) ** 2)[:, None] * w.T


def layer(xp: Names) -> Callable[..., Any]:
    """A layer."""
    return lambda x, w: xp.tanh(x @ w)


def _batch(size: int, inputs: int, hidden: int) -> tuple[np.ndarray, ...]:
    return (normal(inputs, hidden), normal(hidden, 10), normal(size, inputs), normal(size, 10))


WORKLOADS = (
    *(
        Workload(f"gradients of {size} examples, {inputs}-{hidden}-10", per_example, arrays, ref)
        for size, inputs, hidden in ((32, 64, 64), (128, 256, 128))
        for arrays, ref in [(_batch(size, inputs, hidden), per_example_reference)]
    ),
    Workload("clipped, of 64 examples, 128-64-10", clipped, _batch(64, 128, 64), clipped_reference),
    *(
        Workload(
            f"Hessian by {count} numbers",
            lambda xp: xp.hessian(energy(xp)),
            (normal(count), normal(count, count)),
            hessian_reference,
        )
        for count in (16, 100, 300)
    ),
    Workload(
        "Jacobian 200 by 50, forward",
        lambda xp: xp.jacfwd(layer(xp)),
        (normal(50), normal(50, 200)),
        jacobian_reference,
    ),
    Workload(
        "Jacobian 50 by 200, reverse",
        lambda xp: xp.jacrev(layer(xp)),
        (normal(200), normal(200, 50)),
        jacobian_reference,
    ),
)


def _many(result: Any) -> list[Any]:
    return list(result) if isinstance(result, (tuple, list)) else [result]


def contenders(workload: Workload) -> dict[str, Builder]:
    """Everybody who computes a workload."""
    expected = _many(workload.reference(*[array.astype(np.float64) for array in workload.arrays]))

    def check(name: str, results: list[Any]) -> None:
        for result, exact in zip(results, expected, strict=True):
            harness.check_close(name, result, exact, 1e-4)

    async def lazyasync() -> Step:
        la = harness.load("lazyasync")
        tensors = [await la.put(array) for array in workload.arrays]
        compiled = la.compile(workload.transform(Names(la, la)))

        async def run() -> Any:
            results = _many(await compiled(*tensors))
            for result in results:
                await result
            return results

        check("lazyasync", [await result.numpy() for result in await run()])
        return timed_async(run)

    async def jax_jit() -> Step:
        jax = harness.load("jax")
        jnp = harness.load("jax.numpy")
        values = [jnp.asarray(array) for array in workload.arrays]
        compiled = jax.jit(workload.transform(Names(jax, jnp)))
        check("JAX", [np.asarray(result) for result in _many(compiled(*values))])
        return timed(lambda: jax.block_until_ready(compiled(*values)))

    return {OURS: lazyasync, JAX: jax_jit}


async def main() -> int:
    options = harness.argument_parser(str(__doc__)).parse_args()
    report = harness.Report("transforms", options)
    async with harness.lazyasync_runtime():
        for workload in WORKLOADS:
            bounds = [RatioBound(OURS, JAX, LIMIT)]
            await report.measure(workload.name, contenders(workload), bounds=bounds)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
