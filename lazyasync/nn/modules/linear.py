"""Layers of one step: linear maps, tables of rows, dropout."""

from __future__ import annotations

import math
from dataclasses import dataclass

from lazyasync.arguments import whole_number
from lazyasync.nn import init
from lazyasync.nn.activations import prelu
from lazyasync.nn.embedding import dropout, dropout1d, dropout2d, dropout3d, embedding, linear
from lazyasync.nn.init import Place, constant
from lazyasync.nn.modules.module import Module, named_alone
from lazyasync.nn.operands import fraction
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import arange
from lazyasync.ops.manipulation.shaping import expand_dims
from lazyasync.tensor import LazyTensor

__all__ = [
    "Dropout",
    "Dropout1d",
    "Dropout2d",
    "Dropout3d",
    "Embedding",
    "Flatten",
    "Identity",
    "Linear",
    "PReLU",
    "Unflatten",
]


@dataclass
class Linear(Module):
    """``x @ weight.T + bias``: (..., in_features) to (..., out_features).

    ``weight`` has the shape (out_features, in_features). Both start uniform within
    ``in_features**-0.5`` of zero, as in PyTorch.
    """

    weight: LazyTensor
    bias: LazyTensor | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = True,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        sizes = (
            whole_number("Linear: out_features", out_features, 0),
            whole_number("Linear: in_features", in_features, 0),
        )
        self.weight, self.bias = weight_and_bias(sizes, sizes[0], bias, dtype, device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return linear(x, self.weight, self.bias)


def weight_and_bias(
    shape: tuple[int, ...], outputs: int, bias: bool, dtype: object, device: Place
) -> tuple[LazyTensor, LazyTensor | None]:
    """Uniform numbers within ``1 / sqrt(fan_in)`` of zero, as PyTorch's layers begin with."""
    bound = 1.0 / math.sqrt(max(1, math.prod(shape[1:])))
    weight = init.uniform(shape, -bound, bound, dtype=dtype, device=device)
    if not bias:
        return weight, None
    return weight, init.uniform((outputs,), -bound, bound, dtype=dtype, device=device)


@dataclass
class Embedding(Module):
    """Rows of a table: integers (...) to (..., embedding_dim).

    ``weight`` has the shape (num_embeddings, embedding_dim), and starts normal. The row
    ``padding_idx`` starts as zeros and gets no gradient.
    """

    weight: LazyTensor
    padding_idx: int | None = None

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        rows = whole_number("Embedding: num_embeddings", num_embeddings, 0)
        columns = whole_number("Embedding: embedding_dim", embedding_dim, 0)
        self.weight = init.normal((rows, columns), dtype=dtype, device=device)
        self.padding_idx = None
        if padding_idx is not None:
            place = whole_number("Embedding: padding_idx", padding_idx)
            if not -rows <= place < rows:
                raise ValueError(f"Embedding: padding_idx {place} is none of the {rows} rows")
            self.padding_idx = place % rows
            is_padding = expand_dims(arange(rows, device=device) == self.padding_idx, -1)
            self.weight = where(is_padding, 0.0, self.weight)

    def __call__(self, indices: LazyTensor) -> LazyTensor:
        return embedding(indices, self.weight, self.padding_idx)


@dataclass
class Dropout(Module):
    """In training zero with the probability ``p``, otherwise ``x / (1 - p)``; later ``x``.

    Raises ``ValueError`` for a probability outside [0, 1].
    """

    p: float = 0.5
    training: bool = True

    def __post_init__(self) -> None:
        if not isinstance(self.p, LazyTensor):
            self.p = fraction(f"{type(self).__name__}: p", self.p)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return dropout(x, self.p, self.training)


@named_alone
class Dropout1d(Dropout):
    """`Dropout` of whole channels of (batch, channels, length)."""

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return dropout1d(x, self.p, self.training)


@named_alone
class Dropout2d(Dropout):
    """`Dropout` of whole channels of (batch, channels, height, width)."""

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return dropout2d(x, self.p, self.training)


@named_alone
class Dropout3d(Dropout):
    """`Dropout` of whole channels of (batch, channels, depth, height, width)."""

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return dropout3d(x, self.p, self.training)


@dataclass
class Flatten(Module):
    """The axes from ``start_dim`` to ``end_dim`` as one; by default all but the first."""

    start_dim: int = 1
    end_dim: int = -1

    def __call__(self, x: LazyTensor) -> LazyTensor:
        start, end = self.start_dim % x.ndim, self.end_dim % x.ndim + 1
        # Not -1, of which a batch without members would not say what it is.
        length = math.prod(x.shape[start:end])
        return reshape(x, (*x.shape[:start], length, *x.shape[end:]))


@dataclass
class Unflatten(Module):
    """The axis ``dim`` as several, of the lengths ``unflattened_size``, of which one may be -1."""

    dim: int
    unflattened_size: tuple[int, ...]

    def __call__(self, x: LazyTensor) -> LazyTensor:
        place = self.dim % x.ndim
        return reshape(x, (*x.shape[:place], *self.unflattened_size, *x.shape[place + 1 :]))


@dataclass
class Identity(Module):
    """``x``. All arguments are passed over, as in PyTorch."""

    def __init__(self, *arguments: object, **keywords: object) -> None:
        pass

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return x


@dataclass
class PReLU(Module):
    """``x`` where it is above 0, otherwise ``weight * x``: see `la.nn.prelu`.

    ``weight`` (num_parameters,) has one number, or one for each channel, and starts as ``init``.
    """

    weight: LazyTensor

    def __init__(
        self,
        num_parameters: int = 1,
        init: float = 0.25,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        count = whole_number("PReLU: num_parameters", num_parameters, 1)
        self.weight = constant((count,), init, dtype=dtype, device=device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return prelu(x, self.weight)
