"""Training steps on a GPU: lazyasync's, and what others make of the same problem there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import harness
import models
import numpy as np
import transformer
from harness import Builder
from models import NAMES, Problem, Trainer

GPT2_SMALL = transformer.BlockSizes(8, 512, 768, 12)
"""One of the twelve blocks of a model of that size."""


def load_torch() -> Any:
    """PyTorch, or ImportError where it has no GPU."""
    torch = harness.load("torch")
    if not torch.cuda.is_available():
        raise ImportError("torch has no CUDA device")
    return torch


def load_jax() -> Any:
    """JAX, or ImportError where it has no GPU."""
    jax = harness.load("jax")
    if jax.default_backend() != "gpu":
        raise ImportError(f"JAX runs on the {jax.default_backend()} here")
    return jax


def round_factors(fast: bool) -> None:
    """Has the peers multiply float32 in TF32, or not, as lazyasync does."""
    for peer in (load_torch, load_jax):
        try:
            module = peer()
        except ImportError:
            continue
        if peer is load_torch:
            module.set_float32_matmul_precision("high" if fast else "highest")
        else:
            precision = "tensorfloat32" if fast else "highest"
            module.config.update("jax_default_matmul_precision", precision)


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


def torch_training(problem: Problem) -> tuple[Any, Any, Callable[[], Any]]:
    """PyTorch, a fused Adam of the model's parameters, and what computes the loss."""
    torch = load_torch()
    model = models.torch_model(problem).cuda()
    optimizer = torch.optim.Adam(model.parameters(), lr=models.RATE, fused=True, capturable=True)
    loss_function = torch.nn.CrossEntropyLoss()
    x, labels = torch.from_numpy(problem.inputs).cuda(), torch.from_numpy(problem.labels).cuda()
    return torch, optimizer, lambda: loss_function(model(x), labels)


def torch_trainer(problem: Problem) -> Trainer:
    """PyTorch eager on the GPU, with its fused Adam."""
    _, optimizer, loss_function = torch_training(problem)
    return models.torch_training(loss_function, optimizer)


def torch_compile_trainer(problem: Problem) -> Trainer:
    """PyTorch with the loss and its gradients under `torch.compile`, and its fused Adam."""
    torch, optimizer, loss_function = torch_training(problem)
    return models.torch_training(torch.compile(loss_function), optimizer)


def torch_graph_trainer(problem: Problem) -> Trainer:
    """PyTorch with the whole step captured as a CUDA graph, as its documentation says."""
    torch, optimizer, loss_function = torch_training(problem)
    parameters = [p.detach().clone() for group in optimizer.param_groups for p in group["params"]]

    def step() -> Any:
        optimizer.zero_grad(set_to_none=False)
        loss = loss_function()
        loss.backward()
        optimizer.step()
        return loss

    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        loss = step()
    # The steps that warmed up are undone.
    with torch.no_grad():
        own = (p for group in optimizer.param_groups for p in group["params"])
        for parameter, value in zip(own, parameters, strict=True):
            parameter.copy_(value)
        for state in optimizer.state.values():
            for value in state.values():
                value.zero_()

    # A graph does not hold the memory that it reads: the data, and what the optimizer has.
    return partial(_replayed, graph, loss, (loss_function, optimizer))


def _replayed(graph: Any, loss: Any, read: object) -> float:
    graph.replay()
    return float(loss.item())


def jax_trainer(problem: Problem) -> Trainer:
    """JAX's jit, on the GPU."""
    load_jax()
    return models.jax_trainer(problem)


def jax_block_trainer(problem: transformer.BlockProblem) -> Trainer:
    """JAX's jit of the transformer block, on the GPU."""
    load_jax()
    return transformer.jax_trainer(problem)


PERCEPTRONS: dict[str, Callable[[Any], Any]] = {
    "lazyasync": models.lazyasync_trainer,
    "lazyasync, la.compile": models.lazyasync_compiled_trainer,
    "CuPy by hand": cupy_trainer,
    "PyTorch eager": torch_trainer,
    "torch.compile": torch_compile_trainer,
    "PyTorch, CUDA graph": torch_graph_trainer,
    "JAX jit": jax_trainer,
}
BLOCKS: dict[str, Callable[[Any], Any]] = {
    "lazyasync": transformer.lazyasync_trainer,
    "lazyasync, la.compile": transformer.lazyasync_compiled_trainer,
    "JAX jit": jax_block_trainer,
}


def builders(
    trainers: dict[str, Callable[[Any], Any]], problem: Any, expected: list[float]
) -> dict[str, Builder]:
    """Contenders whose first losses have to be the expected ones."""
    return {
        name: models.trainer_builder(name, make, problem, expected)
        for name, make in trainers.items()
    }
