"""Small steps whose values are read, beside JAX: what the host costs.

A step is awaited and its result read before the next one begins; in the last table the loss of each
twentieth training step is read. With ``--gpu`` on a GPU. Each table is measured once more with
nothing done in the caller's task (``inline_microseconds=0``).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from typing import Any

if "--gpu" in sys.argv:  # before harness says that it is the CPU
    os.environ["JAX_PLATFORMS"] = "cuda"
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import harness
import numpy as np
import trio
from harness import Builder, Step

import lazyasync as la
from lazyasync.trees import tree_map

ON_GPU = "--gpu" in sys.argv
IN_A_ROW = 20
RATE = 0.01
OURS, BY_THREADS, JAX = "lazyasync", "lazyasync, by threads", "JAX jit"
INFERENCE = "three layers of 64 on one row"
OF_HOST = "three layers of 64 on one row of a host array"
ADDITION = "x + 1"
TRAINING = "training step of a perceptron, 256x784-512-10"
SERIES = f"{IN_A_ROW} training steps, the last loss read"
TITLES = (INFERENCE, OF_HOST, ADDITION, TRAINING, SERIES)

random = np.random.default_rng(0)


def made_layers(scale: float, *widths: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """Weights and biases between layers of these widths."""
    return [
        (random.standard_normal(shape).astype(np.float32) * scale, np.zeros(shape[1], np.float32))
        for shape in pairwise(widths)
    ]


ROW = random.standard_normal((1, 64)).astype(np.float32)
SMALL = made_layers(0.1, 64, 64, 64, 10)
LARGER = made_layers(0.05, 784, 512, 10)
IMAGES = random.standard_normal((256, 784)).astype(np.float32)
LABELS = random.integers(0, 10, 256)


def network(xp: Any, layers: Any, x: Any) -> Any:
    """Layers with a rectifier between them."""
    for place, (weight, bias) in enumerate(layers):
        x = x @ weight + bias
        if place < len(layers) - 1:
            x = xp.maximum(x, 0.0)
    return x


def loss(xp: Any, log_softmax: Any, layers: Any, images: Any, labels: Any) -> Any:
    """The mean of the negative logarithms of what the network gives the right classes."""
    found = log_softmax(network(xp, layers, images))
    return -xp.take_along_axis(found, labels[:, None], 1).mean()


def updated(value_and_grad: Any, of: Any, layers: Any, images: Any, labels: Any) -> Any:
    """The loss, and the layers after a step of gradient descent."""
    value, gradients = value_and_grad(of)(layers, images, labels)
    return value, tree_map(lambda a, g: a - RATE * g, layers, gradients)


def added(x: Any) -> Any:
    """One more."""
    return x + 1.0


def check(title: str, found: Any) -> None:
    """Raises `WrongResultError` for a wrong result of the rows whose results do not change."""
    row = ROW.astype(np.float64)
    expected = row + 1 if title == ADDITION else network(np, SMALL, row)
    if title not in (TRAINING, SERIES):
        harness.check_close(title, np.asarray(found), expected, 1e-3)


async def our_call(title: str) -> Callable[[], Awaitable[object]]:
    """A row of lazyasync, in the runtime that is open."""
    if title in (TRAINING, SERIES):
        layers = await la.put(LARGER)
        images, labels = await la.put(IMAGES), await la.put(LABELS)
        of = partial(loss, la, la.log_softmax)
        step = la.compile(partial(updated, la.value_and_grad, of))

        async def train() -> object:
            nonlocal layers
            for _ in range(IN_A_ROW if title == SERIES else 1):
                value, layers = await step(layers, images, labels)
            return await value.numpy()

        return train
    small, x = await la.put(SMALL), await la.put(ROW)
    infer, add = la.compile(partial(network, la)), la.compile(added)
    if title == ADDITION:

        async def call() -> object:
            return await (await add(x)).numpy()
    elif title == OF_HOST:

        async def call() -> object:
            return await (await infer(small, ROW)).numpy()
    else:

        async def call() -> object:
            return await (await infer(small, x)).numpy()

    return call


def jax_call(title: str) -> Callable[[], object]:
    """A row of JAX."""
    jax = harness.load("jax")
    jnp = jax.numpy
    if title in (TRAINING, SERIES):
        layers = jax.tree.map(jnp.asarray, LARGER)
        images, labels = jnp.asarray(IMAGES), jnp.asarray(LABELS)
        of = partial(loss, jnp, jax.nn.log_softmax)
        step = jax.jit(partial(updated, jax.value_and_grad, of), donate_argnums=0)

        def train() -> object:
            nonlocal layers
            for _ in range(IN_A_ROW if title == SERIES else 1):
                value, layers = step(layers, images, labels)
            return np.asarray(value)

        return train
    small, x = jax.tree.map(jnp.asarray, SMALL), jnp.asarray(ROW)
    infer, add = jax.jit(partial(network, jnp)), jax.jit(added)
    if title == ADDITION:
        return lambda: np.asarray(add(x))
    return lambda: np.asarray(infer(small, ROW if title == OF_HOST else x))


def ours(title: str) -> Builder:
    async def build() -> Step:
        call = await our_call(title)
        check(title, await call())
        return harness.timed_async(call)

    return build


def of_jax(title: str) -> Builder:
    async def build() -> Step:
        call = jax_call(title)
        check(title, call())
        return harness.timed(call)

    return build


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--gpu", action="store_true", help="on a GPU")
    options = parser.parse_args()
    report = harness.Report("small_steps", options)
    device = "cuda:0" if ON_GPU else "cpu:0"
    async with harness.lazyasync_runtime(device):
        for title in TITLES:
            await report.measure(title, {OURS: ours(title), JAX: of_jax(title)})
    async with harness.lazyasync_runtime(device, config={"inline_microseconds": 0}):
        for title in TITLES:
            await report.measure(f"{title}, by threads", {BY_THREADS: ours(title)})
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
