"""One transformer block in every framework, all started from the same arrays.

The block has layer norms in front of its two halves (Xiong et al., 2020, arXiv:2002.04745):
attention of several heads, and a perceptron with the gelu in its approximation by a hyperbolic
tangent. The loss is the mean square of the distance to targets. As in `models`, each function
returns a trainer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import harness
import models
import numpy as np
from models import Array, AsyncTrainer, Loss, Trainer

GELU, CUBIC = (2.0 / np.pi) ** 0.5, 0.044715
TINY = 1e-5
"""What layer norms add to the variance."""


@dataclass(frozen=True)
class BlockSizes:
    """Batch, length of the sequences, width, heads; the perceptron is four times as wide."""

    batch: int = 16
    length: int = 128
    width: int = 256
    heads: int = 8

    def __str__(self) -> str:
        return f"{self.batch}x{self.length}x{self.width}, {self.heads} heads"


@dataclass(frozen=True)
class BlockProblem:
    """Float32 inputs and targets (batch, length, width), and the initial parameters."""

    sizes: BlockSizes
    inputs: Array
    targets: Array
    params: dict[str, Array]


def make_block_problem(sizes: BlockSizes, seed: int = 0) -> BlockProblem:
    """Random data, and weights that keep the variance."""
    generator = np.random.default_rng(seed)
    weight = partial(models.random_weight, generator, gain=1.0)
    width = sizes.width
    params = {
        "scale1": np.ones(width, np.float32),
        "shift1": np.zeros(width, np.float32),
        "w_qkv": weight(width, 3 * width),
        "b_qkv": np.zeros(3 * width, np.float32),
        "w_out": weight(width, width),
        "b_out": np.zeros(width, np.float32),
        "scale2": np.ones(width, np.float32),
        "shift2": np.zeros(width, np.float32),
        "w_up": weight(width, 4 * width),
        "b_up": np.zeros(4 * width, np.float32),
        "w_down": weight(4 * width, width),
        "b_down": np.zeros(width, np.float32),
    }
    shape = (2, sizes.batch, sizes.length, width)
    inputs, targets = generator.standard_normal(shape).astype(np.float32)
    return BlockProblem(sizes, inputs, targets, params)


def reference_losses(problem: BlockProblem, steps: int) -> list[float]:
    """The losses of the first steps in float64."""
    trainer = numpy_trainer(problem, np.float64)
    return [trainer() for _ in range(steps)]


def matrix_flops(sizes: BlockSizes) -> int:
    """Floating-point operations of the matrix products of a step: forward once, backward twice."""
    weights = 12 * sizes.width**2
    attention = 2 * sizes.length * sizes.width
    return 3 * 2 * sizes.batch * sizes.length * (weights + attention)


def block_loss(xp: Any, softmax: Any, gelu: Any, heads: int) -> Loss:
    """The loss, written with the names that JAX, MLX and lazyasync share."""

    def norm(x: Any, scale: Any, shift: Any) -> Any:
        centered = x - xp.mean(x, axis=-1, keepdims=True)
        variance = xp.mean(centered * centered, axis=-1, keepdims=True)
        return centered / xp.sqrt(variance + TINY) * scale + shift

    def loss(p: Any, x: Any, targets: Any) -> Any:
        batch, length, width = x.shape
        size = width // heads
        joined = norm(x, p["scale1"], p["shift1"]) @ p["w_qkv"] + p["b_qkv"]
        split = joined.reshape((batch, length, 3, heads, size)).transpose(2, 0, 3, 1, 4)
        query, key, value = split[0], split[1], split[2]
        shares = softmax(query @ xp.swapaxes(key, -1, -2) * size**-0.5, axis=-1)
        mixed = (shares @ value).transpose(0, 2, 1, 3).reshape((batch, length, width))
        middle = x + mixed @ p["w_out"] + p["b_out"]
        up = gelu(norm(middle, p["scale2"], p["shift2"]) @ p["w_up"] + p["b_up"])
        distance = middle + up @ p["w_down"] + p["b_down"] - targets
        return xp.mean(distance * distance)

    return loss


def lazyasync_trainer(problem: BlockProblem, *, compiled: bool = False) -> AsyncTrainer:
    """lazyasync; see `models.lazyasync_training`."""
    la = harness.load("lazyasync")
    loss = block_loss(la, la.softmax, la.gelu, problem.sizes.heads)
    data = (problem.inputs, problem.targets)
    return models.lazyasync_training(loss, problem.params, *data, compiled=compiled)


def lazyasync_compiled_trainer(problem: BlockProblem) -> AsyncTrainer:
    """lazyasync with `la.compile`."""
    return lazyasync_trainer(problem, compiled=True)


def jax_trainer(problem: BlockProblem) -> Trainer:
    """JAX; see `models.jax_training`."""
    jax = harness.load("jax")
    loss = block_loss(jax.numpy, jax.nn.softmax, jax.nn.gelu, problem.sizes.heads)
    return models.jax_training(loss, problem.params, problem.inputs, problem.targets)


def mlx_trainer(problem: BlockProblem) -> Trainer:
    """MLX; see `models.mlx_training`."""
    mx = models.load_mlx()
    nn = harness.load("mlx.nn")
    loss = block_loss(mx, mx.softmax, nn.gelu_approx, problem.sizes.heads)
    return models.mlx_training(loss, problem.params, problem.inputs, problem.targets)


def torch_trainer(problem: BlockProblem, **variant: bool) -> Trainer:
    """PyTorch eager with its own layer norm, attention and Adam."""
    torch = models.load_torch()
    loss, params = _torch_loss(torch, problem)
    return models.torch_training(loss, torch.optim.Adam(params, lr=models.RATE, **variant))


def torch_compile_trainer(problem: BlockProblem) -> Trainer:
    """PyTorch, the same under `torch.compile`."""
    torch = models.load_torch()
    loss, params = _torch_loss(torch, problem)
    return models.torch_compile_training(torch.compile(loss), params)


def _torch_loss(torch: Any, problem: BlockProblem) -> tuple[Callable[[], Any], list[Any]]:
    functional = torch.nn.functional
    p = {n: torch.from_numpy(v.copy()).requires_grad_() for n, v in problem.params.items()}
    x, targets = torch.from_numpy(problem.inputs), torch.from_numpy(problem.targets)
    heads = problem.sizes.heads

    def loss() -> Any:
        batch, length, width = x.shape
        normal = functional.layer_norm(x, (width,), p["scale1"], p["shift1"], TINY)
        joined = normal @ p["w_qkv"] + p["b_qkv"]
        split = joined.reshape(batch, length, 3, heads, width // heads).permute(2, 0, 3, 1, 4)
        mixed = functional.scaled_dot_product_attention(split[0], split[1], split[2])
        mixed = mixed.transpose(1, 2).reshape(batch, length, width)
        middle = x + mixed @ p["w_out"] + p["b_out"]
        normal = functional.layer_norm(middle, (width,), p["scale2"], p["shift2"], TINY)
        up = functional.gelu(normal @ p["w_up"] + p["b_up"], approximate="tanh")
        return functional.mse_loss(middle + up @ p["w_down"] + p["b_down"], targets)

    return loss, list(p.values())


# ---- NumPy by hand -------------------------------------------------------------------------


def numpy_trainer(problem: BlockProblem, dtype: type[np.floating[Any]] = np.float32) -> Trainer:
    """Forward and backward by hand; what the others' gradients are checked against."""
    x, targets = problem.inputs.astype(dtype), problem.targets.astype(dtype)
    vector = np.concatenate([value.ravel() for value in problem.params.values()]).astype(dtype)
    gradient = np.empty_like(vector)
    p, d = models.views(vector, problem.params), models.views(gradient, problem.params)
    adam = models.numpy_adam(vector, gradient)
    batch, length, width = x.shape
    heads = problem.sizes.heads
    size = width // heads
    split_shape = (batch, length, 3, heads, size)

    def dense(name: str, inputs: Array) -> Array:
        result: Array = inputs @ p[f"w_{name}"]
        result += p[f"b_{name}"]
        return result

    def dense_backward(name: str, inputs: Array, outer: Array) -> Array:
        rows = outer.reshape(-1, outer.shape[-1])
        np.matmul(inputs.reshape(len(rows), -1).T, rows, out=d[f"w_{name}"])
        rows.sum(axis=0, out=d[f"b_{name}"])
        inner: Array = outer @ p[f"w_{name}"].T
        return inner

    def step() -> float:
        normal1, _ = _normalize(x)
        scaled1 = normal1 * p["scale1"] + p["shift1"]
        query, key, value = dense("qkv", scaled1).reshape(split_shape).transpose(2, 0, 3, 1, 4)
        shares = query @ key.swapaxes(-1, -2)
        shares *= size**-0.5
        shares -= shares.max(axis=-1, keepdims=True)
        np.exp(shares, out=shares)
        shares /= shares.sum(axis=-1, keepdims=True)
        mixed = (shares @ value).transpose(0, 2, 1, 3).reshape(x.shape)
        middle = x + dense("out", mixed)
        normal2, deviation2 = _normalize(middle)
        scaled2 = normal2 * p["scale2"] + p["shift2"]
        before = dense("up", scaled2)
        bend = np.tanh(GELU * (before + CUBIC * before * before * before))
        up = 0.5 * before * (1 + bend)
        distance = middle + dense("down", up) - targets
        loss = float(np.mean(distance * distance))

        outer = distance * (2 / distance.size)
        d_up = dense_backward("down", up, outer)
        slope = 0.5 * before * (1 - bend * bend) * GELU * (1 + 3 * CUBIC * before * before)
        d_up *= 0.5 * (1 + bend) + slope
        d_scaled = dense_backward("up", scaled2, d_up)
        _sum_rows(d_scaled * normal2, d["scale2"])
        _sum_rows(d_scaled, d["shift2"])
        d_middle = outer + _normalize_backward(d_scaled * p["scale2"], normal2, deviation2)
        d_mixed = dense_backward("out", mixed, d_middle)
        d_mixed = d_mixed.reshape(batch, length, heads, size).transpose(0, 2, 1, 3)
        d_split = np.empty((3, batch, heads, length, size), dtype)
        np.matmul(shares.swapaxes(-1, -2), d_mixed, out=d_split[2])
        d_shares = d_mixed @ value.swapaxes(-1, -2)
        d_shares -= (d_shares * shares).sum(axis=-1, keepdims=True)
        d_shares *= shares * dtype(size**-0.5)
        np.matmul(d_shares, key, out=d_split[0])
        np.matmul(d_shares.swapaxes(-1, -2), query, out=d_split[1])
        d_joined = d_split.transpose(1, 3, 0, 2, 4).reshape(batch, length, 3 * width)
        d_scaled = dense_backward("qkv", scaled1, d_joined)
        _sum_rows(d_scaled * normal1, d["scale1"])
        _sum_rows(d_scaled, d["shift1"])
        adam()
        return loss

    return step


def _normalize(x: Array) -> tuple[Array, Array]:
    """Rows of mean 0 and variance 1, and what they were divided by."""
    centered = x - x.mean(axis=-1, keepdims=True)
    deviation = np.sqrt(np.mean(centered * centered, axis=-1, keepdims=True) + TINY)
    return centered / deviation, deviation


def _normalize_backward(outer: Array, normal: Array, deviation: Array) -> Array:
    along = np.mean(outer * normal, axis=-1, keepdims=True)
    inner: Array = (outer - outer.mean(axis=-1, keepdims=True) - normal * along) / deviation
    return inner


def _sum_rows(values: Array, out: Array) -> None:
    values.reshape(-1, values.shape[-1]).sum(axis=0, out=out)
