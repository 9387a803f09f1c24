"""Gradients of each example, Jacobians and Hessians: what they cost beside JAX's.

The functions are written once, with names that JAX and lazyasync share, and compiled by both. NumPy
computes the references, in float64. Inputs are on the device, the result stays there, and is waited
for. ``--only`` measures a part, and with ``--keep`` it is saved beside what has been saved of the
others.
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
        self.max = numpy.max


def normal(*shape: int, dtype: str = "float32") -> np.ndarray:
    """Numbers of deviation 0.1."""
    generator = np.random.default_rng(sum(shape))
    return (generator.standard_normal(shape) * 0.1).astype(dtype)


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


def attention(xp: Names) -> Callable[..., Any]:
    """The gradient for each example of a layer of attention with one head."""

    def loss(wq: Any, wk: Any, wv: Any, x: Any) -> Any:
        q, k, v = x @ wq, x @ wk, x @ wv
        scores = q @ k.T * (q.shape[-1] ** -0.5)
        weights = xp.exp(scores - xp.max(scores, axis=-1, keepdims=True))
        mixed = (weights / xp.sum(weights, axis=-1, keepdims=True)) @ v
        return xp.sum(mixed**2)

    return xp.vmap(xp.grad(loss, (0, 1, 2)), in_axes=(None, None, None, 0))  # type: ignore[no-any-return]


def attention_reference(wq: Any, wk: Any, wv: Any, x: Any) -> Any:
    q, k, v = x @ wq, x @ wk, x @ wv
    scale = q.shape[-1] ** -0.5
    scores = q @ k.swapaxes(1, 2) * scale
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    by_mixed = 2.0 * (weights @ v)
    by_weights = by_mixed @ v.swapaxes(1, 2)
    by_scores = weights * (by_weights - (by_weights * weights).sum(-1, keepdims=True)) * scale
    by_q, by_k = by_scores @ k, by_scores.swapaxes(1, 2) @ q
    by_v = weights.swapaxes(1, 2) @ by_mixed
    return tuple([x.swapaxes(1, 2) @ each for each in (by_q, by_k, by_v)])


def convolution(xp: Names) -> Callable[..., Any]:
    """The gradient for each example of a convolution over a line, its taps written out."""

    def loss(w: Any, x: Any) -> Any:
        taps, length = w.shape[0], x.shape[0] - w.shape[0] + 1
        mixed = x[:length] @ w[0]
        for tap in range(1, taps):
            mixed = mixed + x[tap : tap + length] @ w[tap]
        return xp.sum(xp.tanh(mixed))

    return xp.vmap(xp.grad(loss), in_axes=(None, 0))  # type: ignore[no-any-return]


def convolution_reference(w: Any, x: Any) -> Any:
    taps, length = w.shape[0], x.shape[1] - w.shape[0] + 1
    parts = [x[:, tap : tap + length] for tap in range(taps)]
    slope = 1.0 - np.tanh(sum(part @ each for part, each in zip(parts, w, strict=True))) ** 2
    return np.stack([part.swapaxes(1, 2) @ slope for part in parts], axis=1)


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


def _batch(size: int, inputs: int, hidden: int, dtype: str = "float32") -> tuple[np.ndarray, ...]:
    shapes = ((inputs, hidden), (hidden, 10), (size, inputs), (size, 10))
    return tuple([normal(*shape, dtype=dtype) for shape in shapes])


def _attended(size: int, length: int, width: int, dtype: str) -> tuple[np.ndarray, ...]:
    shapes = (*[(width, width)] * 3, (size, length, width))
    return tuple([normal(*shape, dtype=dtype) for shape in shapes])


WORKLOADS = (
    *(
        Workload(
            f"gradients of {size} examples, {inputs}-{hidden}-10, {dtype}", per_example, arrays, ref
        )
        for size, inputs, hidden, dtype in (
            (32, 64, 64, "float32"),
            (128, 256, 128, "float32"),
            (200, 77, 31, "float32"),
            (7, 500, 65, "float64"),
        )
        for arrays, ref in [(_batch(size, inputs, hidden, dtype), per_example_reference)]
    ),
    *(
        Workload(
            f"attention, {size} examples of {length} x {width}, {dtype}",
            attention,
            _attended(size, length, width, dtype),
            attention_reference,
        )
        for size, length, width, dtype in (
            (16, 32, 64, "float32"),
            (24, 17, 33, "float64"),
            (64, 8, 16, "float32"),
        )
    ),
    *(
        Workload(
            f"convolution, {size} examples of {length} x {channels}, {taps} taps",
            convolution,
            (normal(taps, channels, width), normal(size, length, channels)),
            convolution_reference,
        )
        for size, length, channels, width, taps in ((32, 30, 8, 16, 3), (16, 65, 3, 20, 5))
    ),
    Workload("clipped, of 64 examples, 128-64-10", clipped, _batch(64, 128, 64), clipped_reference),
    *(
        Workload(
            f"Hessian by {count} numbers",
            lambda xp: xp.hessian(energy(xp)),
            (normal(count), normal(count, count)),
            hessian_reference,
        )
        for count in (8, 16, 32, 64, 100, 300)
    ),
    *(
        Workload(
            f"Jacobian {results} by {count}, forward",
            lambda xp: xp.jacfwd(layer(xp)),
            (normal(count), normal(count, results)),
            jacobian_reference,
        )
        for results, count in ((200, 50), (40, 8), (600, 300))
    ),
    *(
        Workload(
            f"Jacobian {results} by {count}, reverse",
            lambda xp: xp.jacrev(layer(xp)),
            (normal(count), normal(count, results)),
            jacobian_reference,
        )
        for results, count in ((50, 200), (8, 40))
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
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--only", default="", help="workloads whose names have this in them")
    parser.add_argument("--keep", action="store_true", help="keep what else has been saved before")
    options = parser.parse_args()
    report = harness.Report("transforms", options)
    async with harness.lazyasync_runtime():
        for workload in WORKLOADS:
            if options.only not in workload.name:
                continue
            bounds = [RatioBound(OURS, JAX, LIMIT)]
            await report.measure(workload.name, contenders(workload), bounds=bounds)
    if options.keep:
        report.keep_saved()
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
