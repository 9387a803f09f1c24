"""Networks: one training step, and inference, beside PyTorch eager, torch.compile and JAX jit.

Each network is written once, in words that lazyasync, JAX and PyTorch each have a function for, as
their users would call it. All are started from the same arrays; first losses are those of PyTorch
in float64. ``--memory`` adds the peak memory of a training step, in a process for each. ``--gpu``
has everybody's on a GPU, with single precision as it is, or with ``--fast`` rounded to TF32.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

if "--gpu" in sys.argv:  # before harness says that it is the CPU
    os.environ["JAX_PLATFORMS"] = "cuda,cpu"
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # others need memory as well

import gpu_training
import harness
import models
import numpy as np
import trio
from harness import Builder, RatioBound, Step, clock
from models import Array, AsyncTrainer, Loss, Trainer

COMPILED, EAGER, JAX = "lazyasync, compiled", "PyTorch eager", "JAX jit"
TORCH_COMPILED = "torch.compile"
EPSILON = 1e-5
HALF_TOLERANCE = 0.05
"""How far the first losses may be from those in float64, with products in bfloat16."""
MEBIBYTE = 1 << 20
ON_GPU = "--gpu" in sys.argv


@dataclass
class Problem:
    """A loss in anybody's words, a forward pass, parameters and data; labels are int64."""

    title: str
    forward: Callable[[Any, Any, Any], Any]
    """From (words, parameters, inputs)."""
    loss: Callable[..., Any]
    """From (words, parameters, data...)."""
    params: dict[str, Array]
    data: tuple[Array, ...]
    inference: tuple[int, ...] = ()
    """The lengths of batches that the forward pass is timed at."""


# ---- words ---------------------------------------------------------------------------------


class LazyasyncWords:
    """The words in lazyasync."""

    def __init__(self) -> None:
        self.la = la = harness.load("lazyasync")
        self.relu, self.gelu, self.tanh, self.sigmoid = la.relu, la.gelu, la.tanh, la.sigmoid
        self.exp, self.mean, self.sum, self.square = la.exp, la.mean, la.sum, la.square
        self.softplus = la.nn.softplus

    def conv(self, x: Any, w: Any, stride: int = 1, padding: int = 0, groups: int = 1) -> Any:
        return self.la.nn.conv2d(x, w, None, stride, padding, 1, groups)

    def max_pool(self, x: Any, size: int) -> Any:
        return self.la.nn.max_pool2d(x, size)

    def batch_norm(self, x: Any, scale: Any, shift: Any) -> Any:
        return self.la.nn.batch_norm(x, None, None, scale, shift, training=True).output

    def layer_norm(self, x: Any, scale: Any, shift: Any) -> Any:
        return self.la.nn.layer_norm(x, x.shape[-1], scale, shift)

    def attention(self, q: Any, k: Any, v: Any) -> Any:
        return self.la.nn.attention(q, k, v, causal=True)

    def cross_entropy(self, logits: Any, labels: Any) -> Any:
        return self.la.nn.cross_entropy(logits, labels)

    def embedding(self, table: Any, indices: Any) -> Any:
        return self.la.nn.embedding(indices, table)

    def transposed(self, x: Any, axes: tuple[int, ...]) -> Any:
        return self.la.transpose(x, axes)

    def lstm(self, x: Any, p: dict[str, Any]) -> Any:
        la = self.la
        given = x @ p["w_ih"].T + (p["b_ih"] + p["b_hh"])
        state = la.zeros((x.shape[0], p["w_hh"].shape[1]))

        def step(carry: Any, gates: Any) -> Any:
            h, c = carry
            i, f, g, o = la.split(gates + h @ p["w_hh"].T, 4, -1)
            c = la.sigmoid(f) * c + la.sigmoid(i) * la.tanh(g)
            h = la.sigmoid(o) * la.tanh(c)
            return (h, c), h

        return la.scan(step, (state, state), la.transpose(given, (1, 0, 2)))[1]


class JaxWords:
    """The words in JAX."""

    def __init__(self) -> None:
        self.jax = jax = harness.load("jax")
        self.jnp = jnp = jax.numpy
        self.relu, self.gelu, self.sigmoid = jax.nn.relu, jax.nn.gelu, jax.nn.sigmoid
        self.tanh, self.exp, self.mean, self.sum = jnp.tanh, jnp.exp, jnp.mean, jnp.sum
        self.square, self.softplus = jnp.square, jax.nn.softplus

    def conv(self, x: Any, w: Any, stride: int = 1, padding: int = 0, groups: int = 1) -> Any:
        return self.jax.lax.conv_general_dilated(
            x, w, (stride,) * 2, [(padding, padding)] * 2, feature_group_count=groups
        )

    def max_pool(self, x: Any, size: int) -> Any:
        lax = self.jax.lax
        window = (1, 1, size, size)
        return lax.reduce_window(x, -self.jnp.inf, lax.max, window, window, "VALID")

    def _normal(self, x: Any, axes: tuple[int, ...]) -> Any:
        centred = x - self.jnp.mean(x, axes, keepdims=True)
        variance = self.jnp.mean(self.jnp.square(centred), axes, keepdims=True)
        return centred * self.jax.lax.rsqrt(variance + EPSILON)

    def batch_norm(self, x: Any, scale: Any, shift: Any) -> Any:
        return self._normal(x, (0, 2, 3)) * scale[:, None, None] + shift[:, None, None]

    def layer_norm(self, x: Any, scale: Any, shift: Any) -> Any:
        return self._normal(x, (-1,)) * scale + shift

    def attention(self, q: Any, k: Any, v: Any) -> Any:
        q, k, v = (self.jnp.swapaxes(each, 1, 2) for each in (q, k, v))
        found = self.jax.nn.dot_product_attention(q, k, v, is_causal=True)
        return self.jnp.swapaxes(found, 1, 2)

    def cross_entropy(self, logits: Any, labels: Any) -> Any:
        logs = self.jax.nn.log_softmax(logits)
        return -self.jnp.mean(self.jnp.take_along_axis(logs, labels[:, None], axis=1))

    def embedding(self, table: Any, indices: Any) -> Any:
        return table[indices]

    def transposed(self, x: Any, axes: tuple[int, ...]) -> Any:
        return self.jnp.transpose(x, axes)

    def lstm(self, x: Any, p: dict[str, Any]) -> Any:
        jnp, jax = self.jnp, self.jax
        given = x @ p["w_ih"].T + (p["b_ih"] + p["b_hh"])
        state = jnp.zeros((x.shape[0], p["w_hh"].shape[1]))

        def step(carry: Any, gates: Any) -> Any:
            h, c = carry
            i, f, g, o = jnp.split(gates + h @ p["w_hh"].T, 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h

        return jax.lax.scan(step, (state, state), jnp.transpose(given, (1, 0, 2)))[1]


class TorchWords:
    """The words in PyTorch."""

    def __init__(self) -> None:
        self.torch = torch = models.load_torch()
        self.functional = f = torch.nn.functional
        self.relu, self.tanh, self.sigmoid = f.relu, torch.tanh, torch.sigmoid
        self.gelu = partial(f.gelu, approximate="tanh")
        self.exp, self.mean, self.sum, self.square = torch.exp, torch.mean, torch.sum, torch.square
        self.softplus = f.softplus

    def conv(self, x: Any, w: Any, stride: int = 1, padding: int = 0, groups: int = 1) -> Any:
        return self.functional.conv2d(x, w, None, stride, padding, 1, groups)

    def max_pool(self, x: Any, size: int) -> Any:
        return self.functional.max_pool2d(x, size)

    def batch_norm(self, x: Any, scale: Any, shift: Any) -> Any:
        return self.functional.batch_norm(x, None, None, scale, shift, training=True)

    def layer_norm(self, x: Any, scale: Any, shift: Any) -> Any:
        return self.functional.layer_norm(x, x.shape[-1:], scale, shift)

    def attention(self, q: Any, k: Any, v: Any) -> Any:
        return self.functional.scaled_dot_product_attention(q, k, v, is_causal=True)

    def cross_entropy(self, logits: Any, labels: Any) -> Any:
        return self.functional.cross_entropy(logits, labels)

    def embedding(self, table: Any, indices: Any) -> Any:
        return self.functional.embedding(indices, table)

    def transposed(self, x: Any, axes: tuple[int, ...]) -> Any:
        return x.permute(axes)

    def lstm(self, x: Any, p: dict[str, Any]) -> Any:
        state = x.new_zeros((1, x.shape[0], p["w_hh"].shape[1]))
        weights = [p[name] for name in ("w_ih", "w_hh", "b_ih", "b_hh")]
        found = self.torch.lstm(x, (state, state), weights, True, 1, 0.0, True, False, True)
        return found[0].permute(1, 0, 2)


# ---- networks ------------------------------------------------------------------------------


class Draws:
    """Parameters by their names, as they are drawn, and data."""

    def __init__(self) -> None:
        self.generator = np.random.default_rng(0)
        self.params: dict[str, Array] = {}

    def normal(self, *shape: int) -> Array:
        return self.generator.standard_normal(shape).astype(np.float32)

    def labels(self, classes: int, *shape: int) -> Array:
        return self.generator.integers(0, classes, shape)

    def weight(self, name: str, *shape: int, inner: int | None = None) -> None:
        """With the scale of He et al., 2015 (arXiv:1502.01852), for so many inner elements."""
        inner = int(np.prod(shape[1:])) if inner is None else inner
        self.params[name] = self.normal(*shape) * np.float32((2 / inner) ** 0.5)

    def norm(self, name: str, size: int) -> None:
        self.params[f"{name}_scale"] = np.ones(size, np.float32)
        self.params[f"{name}_shift"] = np.zeros(size, np.float32)


def _norm(words: Any, p: Any, name: str, x: Any, kind: str = "batch_norm") -> Any:
    return getattr(words, kind)(x, p[f"{name}_scale"], p[f"{name}_shift"])


def _classified(forward: Any) -> Any:
    def loss(words: Any, p: Any, x: Any, labels: Any) -> Any:
        return words.cross_entropy(forward(words, p, x), labels)

    return loss


def small_net() -> Problem:
    """Two convolutions with pooling, and two dense layers: 28 x 28, batch 64."""
    d = Draws()
    d.weight("c1", 32, 1, 3, 3)
    d.weight("c2", 64, 32, 3, 3)
    d.weight("w1", 64 * 49, 128, inner=64 * 49)
    d.weight("w2", 128, 10, inner=128)

    def forward(words: Any, p: Any, x: Any) -> Any:
        x = words.max_pool(words.relu(words.conv(x, p["c1"], padding=1)), 2)
        x = words.max_pool(words.relu(words.conv(x, p["c2"], padding=1)), 2)
        return words.relu(x.reshape((x.shape[0], 64 * 49)) @ p["w1"]) @ p["w2"]

    data = (d.normal(64, 1, 28, 28), d.labels(10, 64))
    title = "small convolutional net, 28 x 28, batch 64"
    return Problem(title, forward, _classified(forward), d.params, data, (1, 64))


def residual_net() -> Problem:
    """Three stages of a residual block each, with batch norm: 3 x 64 x 64, batch 32."""
    d = Draws()
    widths = (32, 64, 128)
    d.weight("stem", widths[0], 3, 3, 3)
    d.norm("stem", widths[0])
    before = widths[0]
    for stage, width in enumerate(widths):
        d.weight(f"a{stage}", width, before, 3, 3)
        d.norm(f"a{stage}", width)
        d.weight(f"b{stage}", width, width, 3, 3)
        d.norm(f"b{stage}", width)
        d.weight(f"s{stage}", width, before, 1, 1)
        before = width
    d.weight("w", before, 10, inner=before)

    def forward(words: Any, p: Any, x: Any) -> Any:
        x = words.relu(_norm(words, p, "stem", words.conv(x, p["stem"], 1, 1)))
        for stage in range(len(widths)):
            stride = 2 if stage else 1
            a = words.conv(x, p[f"a{stage}"], stride, 1)
            a = words.relu(_norm(words, p, f"a{stage}", a))
            b = _norm(words, p, f"b{stage}", words.conv(a, p[f"b{stage}"], 1, 1))
            x = words.relu(b + words.conv(x, p[f"s{stage}"], stride))
        return words.mean(x, (2, 3)) @ p["w"]

    data = (d.normal(32, 3, 64, 64), d.labels(10, 32))
    title = "residual net with batch norm, 3 x 64 x 64, batch 32"
    return Problem(title, forward, _classified(forward), d.params, data, (1,))


def depthwise_net() -> Problem:
    """Depthwise convolutions, and those of 1 x 1 between them: 3 x 64 x 64, batch 32."""
    d = Draws()
    widths = (32, 64, 128, 128)
    d.weight("stem", widths[0], 3, 3, 3)
    d.norm("stem", widths[0])
    before = widths[0]
    for stage, width in enumerate(widths):
        d.weight(f"d{stage}", before, 1, 3, 3)
        d.norm(f"d{stage}", before)
        d.weight(f"p{stage}", width, before, 1, 1)
        d.norm(f"p{stage}", width)
        before = width
    d.weight("w", before, 10, inner=before)

    def forward(words: Any, p: Any, x: Any) -> Any:
        x = words.relu(_norm(words, p, "stem", words.conv(x, p["stem"], 2, 1)))
        for stage in range(len(widths)):
            w = p[f"d{stage}"]
            x = words.conv(x, w, 2 if stage % 2 else 1, 1, groups=w.shape[0])
            x = words.relu(_norm(words, p, f"d{stage}", x))
            x = words.relu(_norm(words, p, f"p{stage}", words.conv(x, p[f"p{stage}"])))
        return words.mean(x, (2, 3)) @ p["w"]

    data = (d.normal(32, 3, 64, 64), d.labels(10, 32))
    title = "depthwise net with batch norm, 3 x 64 x 64, batch 32"
    return Problem(title, forward, _classified(forward), d.params, data, (1,))


def decoder(length: int) -> Problem:
    """Two blocks of a decoder with causal attention, 256 wide, 8 heads, 2,048 tokens a step."""
    d = Draws()
    width, heads, classes = 256, 8, 128
    d.weight("table", classes, width, inner=2 * width)
    for block in range(2):
        for name, rows, columns in (
            ("qkv", width, 3 * width),
            ("out", width, width),
            ("up", width, 4 * width),
            ("down", 4 * width, width),
        ):
            d.weight(f"{name}{block}", rows, columns, inner=2 * rows)
        d.norm(f"first{block}", width)
        d.norm(f"second{block}", width)
    d.norm("last", width)

    def forward(words: Any, p: Any, tokens: Any) -> Any:
        x = words.embedding(p["table"], tokens)
        batch, length, _ = x.shape
        for block in range(2):
            joined = _norm(words, p, f"first{block}", x, "layer_norm") @ p[f"qkv{block}"]
            split = joined.reshape((batch, length, 3, heads, width // heads))
            split = words.transposed(split, (2, 0, 3, 1, 4))
            mixed = words.attention(split[0], split[1], split[2])
            mixed = words.transposed(mixed, (0, 2, 1, 3)).reshape((batch, length, width))
            x = x + mixed @ p[f"out{block}"]
            up = _norm(words, p, f"second{block}", x, "layer_norm") @ p[f"up{block}"]
            x = x + words.gelu(up) @ p[f"down{block}"]
        return _norm(words, p, "last", x, "layer_norm") @ p["table"].T

    def loss(words: Any, p: Any, tokens: Any, labels: Any) -> Any:
        logits = forward(words, p, tokens)
        return words.cross_entropy(logits.reshape((-1, classes)), labels.reshape((-1,)))

    batch = 2048 // length
    data = (d.labels(classes, batch, length), d.labels(classes, batch, length))
    title = f"decoder with causal attention at length {length}, batch {batch}"
    return Problem(title, forward, loss, d.params, data, (1,) if length < 2048 else ())


def lstm() -> Problem:
    """An LSTM of 128 over 64 steps, batch 32."""
    d = Draws()
    width, classes = 128, 32
    d.weight("table", classes, width)
    for name in ("w_ih", "w_hh"):
        d.weight(name, 4 * width, width, inner=4 * width)
    for name in ("b_ih", "b_hh"):
        d.params[name] = np.zeros(4 * width, np.float32)
    d.weight("w", width, classes, inner=width)

    def forward(words: Any, p: Any, tokens: Any) -> Any:
        return words.lstm(words.embedding(p["table"], tokens), p) @ p["w"]

    def loss(words: Any, p: Any, tokens: Any, labels: Any) -> Any:
        logits = forward(words, p, tokens)
        return words.cross_entropy(logits.reshape((-1, classes)), labels.reshape((-1,)))

    data = (d.labels(classes, 32, 64), d.labels(classes, 64, 32))
    return Problem("LSTM of 128, 64 steps, batch 32", forward, loss, d.params, data, (1,))


def vae() -> Problem:
    """A variational autoencoder (Kingma and Welling, arXiv:1312.6114) of 784, 400 and 20."""
    d = Draws()
    for name, rows, columns in (
        ("e1", 784, 400),
        ("middle", 400, 20),
        ("log", 400, 20),
        ("d1", 20, 400),
        ("d2", 400, 784),
    ):
        d.weight(name, rows, columns, inner=2 * rows)

    def decoded(words: Any, p: Any, z: Any) -> Any:
        return words.relu(z @ p["d1"]) @ p["d2"]

    def forward(words: Any, p: Any, x: Any) -> Any:
        return words.sigmoid(decoded(words, p, words.relu(x @ p["e1"]) @ p["middle"]))

    def loss(words: Any, p: Any, x: Any, noise: Any) -> Any:
        h = words.relu(x @ p["e1"])
        middle, log = h @ p["middle"], h @ p["log"]
        logits = decoded(words, p, middle + words.exp(log * 0.5) * noise)
        likelihood = words.sum(words.softplus(logits) - x * logits)
        divergence = words.sum(words.square(middle) + words.exp(log) - log - 1.0) * 0.5
        return (likelihood + divergence) / x.shape[0]

    data = (np.abs(np.tanh(d.normal(128, 784))), d.normal(128, 20))
    return Problem("variational autoencoder, 784, batch 128", forward, loss, d.params, data, (1,))


def long_attention(length: int) -> Problem:
    """Causal attention alone, 8 heads of 32, as the loss of its three operands."""
    d = Draws()
    for name in ("q", "k", "v"):
        d.params[name] = d.normal(1, 8, length, 32)

    def forward(words: Any, p: Any, weights: Any) -> Any:
        return words.attention(p["q"], p["k"], p["v"]) * weights

    def loss(words: Any, p: Any, weights: Any) -> Any:
        return words.mean(words.square(forward(words, p, weights)))

    data = (d.normal(1, 1, length, 1),)
    return Problem(f"causal attention at length {length}", forward, loss, d.params, data)


PROBLEMS: dict[str, Callable[[], Problem]] = {
    "small": small_net,
    "residual": residual_net,
    "depthwise": depthwise_net,
    "decoder128": lambda: decoder(128),
    "decoder512": lambda: decoder(512),
    "decoder2048": lambda: decoder(2048),
    "lstm": lstm,
    "vae": vae,
}
SHORTER, LONGER = 1024, 4096
ATTENTION = {f"attention{n}": partial(long_attention, n) for n in (SHORTER, LONGER)}
"""Those of which the memory is looked at alone."""


# ---- trainers ------------------------------------------------------------------------------


def _on_device(tensor: Any) -> Any:
    """A tensor of PyTorch's where it is to be computed with."""
    return tensor.cuda() if ON_GPU else tensor


def lazyasync_trainer(problem: Problem, *, half: bool = False) -> AsyncTrainer:
    """lazyasync, with the step traced once by `la.compile`; ``half``: products in bfloat16."""
    words = LazyasyncWords()
    loss: Loss = partial(problem.loss, words)
    if half:
        loss = words.la.autocast("bfloat16")(loss)
    return models.lazyasync_training(loss, problem.params, *problem.data, compiled=True)


def jax_trainer(problem: Problem) -> Trainer:
    """JAX; see `models.jax_training`."""
    loss: Loss = partial(problem.loss, JaxWords())
    data = [x.astype(np.int32) if x.dtype.kind == "i" else x for x in problem.data]
    return models.jax_training(loss, problem.params, *data)


def torch_trainer(
    problem: Problem, *, double: bool = False, compiled: bool = False, half: bool = False
) -> Trainer:
    """PyTorch eager with Adam, or under `torch.compile`; in float64 for what is expected.

    With ``half`` products are in bfloat16, and images have their channels last.
    """
    words = TorchWords()
    torch = words.torch

    def given(array: Array) -> Any:
        found = _on_device(torch.from_numpy(array.copy()))
        if half and array.ndim == 4:
            found = found.to(memory_format=torch.channels_last)
        return found.double() if double and array.dtype.kind == "f" else found

    params = {name: given(array).requires_grad_() for name, array in problem.params.items()}
    data = [given(array) for array in problem.data]

    def loss() -> Any:
        with torch.autocast("cuda", torch.bfloat16, enabled=half):
            return problem.loss(words, params, *data)

    if compiled:
        return models.torch_compile_training(torch.compile(loss), list(params.values()))
    return models.torch_training(loss, torch.optim.Adam(params.values(), lr=models.RATE))


MAKERS: dict[str, Callable[[Problem], Any]] = {
    COMPILED: lazyasync_trainer,
    EAGER: torch_trainer,
    TORCH_COMPILED: partial(torch_trainer, compiled=True),
    JAX: jax_trainer,
}


HALF_MAKERS: dict[str, Callable[[Problem], Any]] = {
    COMPILED: partial(lazyasync_trainer, half=True),
    EAGER: partial(torch_trainer, half=True),
}


def inference_builders(problem: Problem, batch: int) -> dict[str, Builder]:
    """The forward pass of everybody, for so many members."""
    array = problem.data[0]
    x = array[np.arange(batch) % len(array)]

    async def of_lazyasync() -> Step:
        words = LazyasyncWords()
        la = words.la
        params = {name: await la.asarray(value) for name, value in problem.params.items()}
        given = await la.asarray(x)
        program = la.compile(lambda p, x: problem.forward(words, p, x))

        async def step() -> float:
            begin = clock()
            await (await program(params, given))
            if ON_GPU:
                await la.wait_device_ops()
            return clock() - begin

        return step

    async def of_torch() -> Step:
        words = TorchWords()
        torch = words.torch
        params = {
            name: _on_device(torch.from_numpy(value.copy()))
            for name, value in problem.params.items()
        }
        given = _on_device(torch.from_numpy(x.copy()))

        async def step() -> float:
            begin = clock()
            with torch.no_grad():
                problem.forward(words, params, given)
            if ON_GPU:
                torch.cuda.synchronize()
            return clock() - begin

        return step

    async def of_jax() -> Step:
        words = JaxWords()
        params = {name: words.jnp.asarray(value) for name, value in problem.params.items()}
        given = words.jnp.asarray(x.astype(np.int32) if x.dtype.kind == "i" else x)
        program = words.jax.jit(lambda p, x: problem.forward(words, p, x))

        async def step() -> float:
            begin = clock()
            program(params, given).block_until_ready()
            return clock() - begin

        return step

    return {COMPILED: of_lazyasync, EAGER: of_torch, JAX: of_jax}


# ---- memory --------------------------------------------------------------------------------


async def _peak(name: str, who: str) -> None:
    """Prints by how many bytes the resident memory of this process rises at most.

    By four steps and what they need of a library, and by that and loading the library before them.
    """
    problem = (PROBLEMS | ATTENTION)[name]()

    def status(key: str) -> int:
        lines = Path("/proc/self/status").read_text().splitlines()
        return next(int(line.split()[1]) << 10 for line in lines if line.startswith(key))

    without_library = status("VmRSS")
    async with AsyncExitStack() as stack:
        if who == COMPILED:
            await stack.enter_async_context(harness.lazyasync_runtime())
        trainer = MAKERS[who](problem)
        before = status("VmRSS")
        Path("/proc/self/clear_refs").write_text("5")  # the peak begins anew
        for _ in range(4):
            loss = trainer()
            if not isinstance(loss, float):
                await loss
        peak = status("VmHWM")
        print(peak - before, peak - without_library)


def _memory(report: harness.Report, names: list[str]) -> None:
    own_peaks: dict[str, float | None] = {}
    for name in names:
        peaks: dict[str, tuple[float, float] | None] = {}
        for who in (COMPILED, EAGER, JAX):
            done = subprocess.run(
                [sys.executable, __file__, "--peak", name, who], capture_output=True, text=True
            )
            steps, all_together = (0, 0) if done.returncode else map(int, done.stdout.split()[-2:])
            found = steps / MEBIBYTE, all_together / MEBIBYTE
            peaks[who] = None if done.returncode else found
        lines = [
            [what, *("-" if peak is None else f"{peak[which]:.0f}" for peak in peaks.values())]
            for which, what in enumerate((name, f"{name}, and the library"))
        ]
        report.table(f"Peak memory of training, MiB: {name}", ["", *peaks], lines)
        own, other = peaks[COMPILED], peaks[EAGER]
        own_peaks[name] = None if own is None else own[0]
        for which, what in enumerate(("peak memory", "peak memory with the library")):
            ratio = own[which] / other[which] if own is not None and other else None
            label = f"{name}: {what}, {COMPILED} / {EAGER}"
            report.bound(label, ratio, 0.8, reason="a process failed")
    shorter, longer = (own_peaks.get(name) for name in ATTENTION)
    if shorter and longer:
        label = f"attention: peak memory at length {LONGER} / {SHORTER}"
        report.bound(label, longer / shorter, 1.25 * LONGER / SHORTER)


def _all_together(report: harness.Report) -> None:
    """The geometric mean of all rows, of each the time beside that of the best peer."""
    ratios = []
    for table in report.tables:
        medians = {row["name"]: row["median"] for row in table.get("rows", ())}
        if COMPILED in medians and len(medians) > 1:
            own = medians.pop(COMPILED)
            ratios.append(own / min(medians.values()))
    if ratios:
        mean = statistics.geometric_mean(ratios)
        label = f"geometric mean of rows: {COMPILED} / best peer"
        # What was kept of it is that of fewer rows.
        report.outcomes[:] = [each for each in report.outcomes if each.label != label]
        report.bound(label, mean, 0.8)


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--only", nargs="*", default=list(PROBLEMS), help="names of networks")
    parser.add_argument("--keep", action="store_true", help="keep what else has been saved before")
    parser.add_argument("--memory", action="store_true", help="measure peak memory as well")
    parser.add_argument(
        "--memory-alone", action="store_true", help="peak memory and no times, also of ATTENTION"
    )
    parser.add_argument("--no-torch-compile", action="store_true")
    parser.add_argument("--gpu", action="store_true", help="on a GPU")
    parser.add_argument("--fast", action="store_true", help="on a GPU: factors rounded to TF32")
    parser.add_argument("--half", action="store_true", help="on a GPU: training in bfloat16 too")
    parser.add_argument("--peak", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.peak:
        await _peak(*options.peak)
        return 0
    report = harness.Report("networks", options)
    bounds = [RatioBound(COMPILED, other, 1.0) for other in (EAGER, JAX)]
    device: tuple[str, ...] = ()
    if ON_GPU:
        gpu_training.round_factors(options.fast)
        torch = gpu_training.load_torch()
        torch.backends.cudnn.allow_tf32 = options.fast
        device = ("cuda:0",)
    config = {"cuda_fast_products": options.fast} if ON_GPU else {}
    async with harness.lazyasync_runtime(*device, config=config):
        for name in () if options.memory_alone else options.only:
            problem = PROBLEMS[name]()
            reference = torch_trainer(problem, double=True)
            expected = [reference() for _ in range(3)]
            makers = dict(MAKERS)
            training_bounds = [*bounds, RatioBound(COMPILED, TORCH_COMPILED, 1.0)]
            if options.no_torch_compile:
                makers.pop(TORCH_COMPILED)
                training_bounds.pop()
            builders = {
                who: models.trainer_builder(who, make, problem, expected)
                for who, make in makers.items()
            }
            # What is before the first comma names the bounds, each of which is another.
            kind, _, sizes = problem.title.partition(", ")
            title = f"{kind}: one training step, {sizes}"
            await report.measure(title, builders, bounds=training_bounds, unit="ms")
            if options.half and ON_GPU:
                builders = {
                    who: models.trainer_builder(who, make, problem, expected, HALF_TOLERANCE)
                    for who, make in HALF_MAKERS.items()
                }
                title = f"{kind}: one training step in bfloat16, {sizes}"
                await report.measure(title, builders, bounds=bounds[:1], unit="ms")
            for batch in problem.inference:
                await report.measure(
                    f"{kind}: inference at batch {batch}, {sizes}",
                    inference_builders(problem, batch),
                    bounds=bounds,
                    unit="ms",
                )
            report.save_so_far(keep=options.keep)
    if options.memory or options.memory_alone:
        _memory(report, options.only)
    if options.keep:
        report.keep_saved()
    _all_together(report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
