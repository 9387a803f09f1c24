"""One set of names for what NumPy, SciPy, PyTorch, JAX and lazyasync each call differently."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import harness
import numpy as np


class Names:
    """The functions of a module, of which subclasses have some in its place."""

    def __init__(self, module: Any) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    def turned(self, x: Any, axes: Sequence[int]) -> Any:
        """A copy in memory with the axes in another order."""
        return self.module.transpose(x, axes) + 0


class NumpyNames(Names):
    """NumPy, with what it has no function for written as one usually does."""

    def __init__(self) -> None:
        super().__init__(np)

    def turned(self, x: Any, axes: Sequence[int]) -> Any:
        return np.ascontiguousarray(np.transpose(x, axes))

    def segment_sum(self, x: Any, ids: Any, count: int) -> Any:
        if x.ndim == 1:
            return np.bincount(ids, x, count).astype(x.dtype)
        return self.scatter_add(np.zeros((count, *x.shape[1:]), x.dtype), ids, x)

    def segment_max(self, x: Any, ids: Any, count: int) -> Any:
        found = np.full((count, *x.shape[1:]), -np.inf, x.dtype)
        np.maximum.at(found, ids, x)
        return found

    def scatter_add(self, x: Any, index: Any, values: Any) -> Any:
        x = x.copy()
        np.add.at(x, index, values)
        return x

    def scatter_set(self, x: Any, index: Any, values: Any) -> Any:
        x = x.copy()
        x[index] = values
        return x

    def topk(self, x: Any, count: int) -> Any:
        return -np.sort(np.partition(-x, count, -1)[..., :count], -1)

    def top_indices(self, x: Any, count: int) -> Any:
        return np.argsort(-x, -1)[..., :count]

    def one_hot(self, x: Any, count: int) -> Any:
        return (x[:, None] == np.arange(count)).astype(np.float32)

    def counts(self, x: Any, count: int) -> Any:
        return np.bincount(x, minlength=count)

    def flip(self, x: Any, axis: int) -> Any:
        return np.ascontiguousarray(np.flip(x, axis))

    def cummax(self, x: Any, axis: int) -> Any:
        return np.maximum.accumulate(x, axis)

    def softmax(self, x: Any, axis: int) -> Any:
        e = np.exp(x - x.max(axis, keepdims=True))
        return e / e.sum(axis, keepdims=True)

    def logsumexp(self, x: Any, axis: int) -> Any:
        most = x.max(axis, keepdims=True)
        return np.log(np.exp(x - most).sum(axis)) + most.squeeze(axis)

    def draw(self, seed: Any, kind: str, shape: tuple[int, ...]) -> Any:
        generator = _generator
        draws: dict[str, Callable[[], Any]] = {
            "uniform": lambda: generator.random(shape, np.float32),
            "normal": lambda: generator.standard_normal(shape, np.float32),
            "exponential": lambda: generator.standard_exponential(shape, np.float32),
            "gamma": lambda: generator.standard_gamma(2.5, shape, np.float32),
            "poisson": lambda: generator.poisson(4.0, shape),
            "integers": lambda: generator.integers(0, 1000, shape, np.int32),
            "bernoulli": lambda: generator.random(shape, np.float32) < 0.3,
            "permutation": lambda: generator.permutation(shape[0]),
        }
        return draws[kind]()


_generator = np.random.default_rng(0)


class ReferenceNames(NumpyNames):
    """NumPy in float64: the names of narrower dtypes are those of wide ones."""

    float16 = float32 = bfloat16 = np.float64
    complex64 = np.complex128


class ScipyNames(NumpyNames):
    """SciPy, on the threads of everybody, with NumPy where it has nothing."""

    def __init__(self) -> None:
        super().__init__()
        scipy = harness.load("scipy")
        self.linalg = _ScipyLinalg(harness.load("scipy.linalg"))
        self.fft = _Workers(harness.load("scipy.fft"))
        self.scipy = scipy


class _ScipyLinalg(Names):
    def __getattr__(self, name: str) -> Any:
        if name == "cholesky":
            return lambda x: self.module.cholesky(x, lower=True)
        if name == "eigvalsh" or name == "solve" or name == "inv" or name == "det":
            return getattr(self.module, name)
        return getattr(np.linalg, name)


class _Workers(Names):
    def __getattr__(self, name: str) -> Any:
        function = getattr(self.module, name)
        return lambda *given, **options: function(*given, workers=harness.THREADS, **options)


class TorchNames(Names):
    """PyTorch by the names that the others share."""

    def __init__(self) -> None:
        torch = harness.load("torch")
        super().__init__(torch)
        self.max, self.min = torch.amax, torch.amin
        self.take_along_axis = torch.take_along_dim
        self.concatenate = torch.cat
        self.cumulative_sum = torch.cumsum

    def turned(self, x: Any, axes: Sequence[int]) -> Any:
        return x.permute(*axes).contiguous()

    def transpose(self, x: Any, axes: Sequence[int]) -> Any:
        return x.permute(*axes)

    def astype(self, x: Any, dtype: Any) -> Any:
        return x.to(dtype)

    def take(self, x: Any, index: Any, axis: int) -> Any:
        return self.module.index_select(x, axis, index)

    def sort(self, x: Any, axis: int) -> Any:
        return self.module.sort(x, axis)[0]

    def partition(self, x: Any, place: int) -> Any:
        return self.module.kthvalue(x, place + 1)[0]

    def median(self, x: Any, axis: int) -> Any:
        return self.module.quantile(x, 0.5, axis)

    def topk(self, x: Any, count: int) -> Any:
        return self.module.topk(x, count)[0]

    def top_indices(self, x: Any, count: int) -> Any:
        return self.module.topk(x, count)[1]

    def cummax(self, x: Any, axis: int) -> Any:
        return self.module.cummax(x, axis)[0]

    def logsumexp(self, x: Any, axis: int) -> Any:
        return self.module.logsumexp(x, axis)

    def searchsorted(self, x: Any, values: Any) -> Any:
        return self.module.searchsorted(x, values)

    def pad(self, x: Any, widths: Sequence[tuple[int, int]]) -> Any:
        flat = [width for pair in reversed(widths) for width in pair]
        return self.module.nn.functional.pad(x, flat)

    def tile(self, x: Any, counts: Sequence[int]) -> Any:
        return self.module.tile(x, tuple(counts))

    def flip(self, x: Any, axis: int) -> Any:
        return self.module.flip(x, (axis,))

    def repeat(self, x: Any, count: int, axis: int) -> Any:
        return self.module.repeat_interleave(x, count, axis)

    def segment_sum(self, x: Any, ids: Any, count: int) -> Any:
        zeros = self.module.zeros((count, *x.shape[1:]), dtype=x.dtype)
        return zeros.index_add_(0, ids, x)

    def segment_max(self, x: Any, ids: Any, count: int) -> Any:
        start = self.module.full((count, *x.shape[1:]), -float("inf"), dtype=x.dtype)
        return start.index_reduce_(0, ids, x, "amax")

    def scatter_add(self, x: Any, index: Any, values: Any) -> Any:
        return self.module.index_add(x, 0, index, values)

    def scatter_set(self, x: Any, index: Any, values: Any) -> Any:
        return self.module.index_copy(x, 0, index, values)

    def one_hot(self, x: Any, count: int) -> Any:
        return self.module.nn.functional.one_hot(x, count).to(self.module.float32)

    def counts(self, x: Any, count: int) -> Any:
        return self.module.bincount(x, minlength=count)

    def gradient(self, function: Callable[..., Any], x: Any) -> Any:
        x = x.detach().requires_grad_()
        return self.module.autograd.grad(function(x), x)[0]

    def draw(self, seed: Any, kind: str, shape: tuple[int, ...]) -> Any:
        torch = self.module
        draws: dict[str, Callable[[], Any]] = {
            "uniform": lambda: torch.rand(shape),
            "normal": lambda: torch.randn(shape),
            "exponential": lambda: torch.empty(shape).exponential_(),
            "gamma": lambda: torch._standard_gamma(torch.full(shape, 2.5)),
            "poisson": lambda: torch.poisson(torch.full(shape, 4.0)),
            "integers": lambda: torch.randint(0, 1000, shape, dtype=torch.int32),
            "bernoulli": lambda: torch.rand(shape) < 0.3,
            "permutation": lambda: torch.randperm(shape[0]),
        }
        return draws[kind]()


class JaxNames(Names):
    """`jax.numpy`, and what is elsewhere in JAX."""

    def __init__(self) -> None:
        super().__init__(harness.load("jax.numpy"))
        self.jax = harness.load("jax")
        self.softmax = self.jax.nn.softmax
        self.logsumexp = self.jax.nn.logsumexp
        self.one_hot = self.jax.nn.one_hot

    def segment_sum(self, x: Any, ids: Any, count: int) -> Any:
        return self.jax.ops.segment_sum(x, ids, num_segments=count)

    def segment_max(self, x: Any, ids: Any, count: int) -> Any:
        return self.jax.ops.segment_max(x, ids, num_segments=count)

    def scatter_add(self, x: Any, index: Any, values: Any) -> Any:
        return x.at[index].add(values)

    def scatter_set(self, x: Any, index: Any, values: Any) -> Any:
        return x.at[index].set(values)

    def topk(self, x: Any, count: int) -> Any:
        return self.jax.lax.top_k(x, count)[0]

    def top_indices(self, x: Any, count: int) -> Any:
        return self.jax.lax.top_k(x, count)[1]

    def cummax(self, x: Any, axis: int) -> Any:
        return self.jax.lax.cummax(x, axis % x.ndim)

    def counts(self, x: Any, count: int) -> Any:
        return self.module.bincount(x, length=count)

    def gradient(self, function: Callable[..., Any], x: Any) -> Any:
        return self.jax.grad(function)(x)

    def draw(self, seed: Any, kind: str, shape: tuple[int, ...]) -> Any:
        random = self.jax.random
        key = random.wrap_key_data(seed)
        draws: dict[str, Callable[[], Any]] = {
            "uniform": lambda: random.uniform(key, shape),
            "normal": lambda: random.normal(key, shape),
            "exponential": lambda: random.exponential(key, shape),
            "gamma": lambda: random.gamma(key, 2.5, shape),
            "poisson": lambda: random.poisson(key, 4.0, shape),
            "integers": lambda: random.randint(key, shape, 0, 1000),
            "bernoulli": lambda: random.bernoulli(key, 0.3, shape),
            "permutation": lambda: random.permutation(key, shape[0]),
        }
        return draws[kind]()


class OurNames(Names):
    """lazyasync."""

    def __init__(self) -> None:
        super().__init__(harness.load("lazyasync"))

    def segment_sum(self, x: Any, ids: Any, count: int) -> Any:
        return self.module.segment_sum(x, ids, num_segments=count)

    def segment_max(self, x: Any, ids: Any, count: int) -> Any:
        return self.module.segment_max(x, ids, num_segments=count)

    def scatter_add(self, x: Any, index: Any, values: Any) -> Any:
        return x.at[index].add(values)

    def scatter_set(self, x: Any, index: Any, values: Any) -> Any:
        return x.at[index].set(values)

    def topk(self, x: Any, count: int) -> Any:
        return self.module.topk(x, count)[0]

    def top_indices(self, x: Any, count: int) -> Any:
        return self.module.topk(x, count)[1]

    def counts(self, x: Any, count: int) -> Any:
        return self.module.bincount(x, length=count)

    def gradient(self, function: Callable[..., Any], x: Any) -> Any:
        return self.module.grad(function)(x)

    def draw(self, seed: Any, kind: str, shape: tuple[int, ...]) -> Any:
        random = self.module.random
        draws: dict[str, Callable[[], Any]] = {
            "uniform": lambda: random.uniform(shape),
            "normal": lambda: random.normal(shape),
            "exponential": lambda: random.exponential(shape),
            "gamma": lambda: random.gamma(shape, 2.5),
            "poisson": lambda: random.poisson(shape, 4.0),
            "integers": lambda: random.randint(0, 1000, shape, dtype=self.module.int32),
            "bernoulli": lambda: random.bernoulli(shape, 0.3),
            "permutation": lambda: random.randperm(shape[0]),
        }
        return draws[kind]()
