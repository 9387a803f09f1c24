"""Attention with several heads, and transformer blocks, also with a cache for decoding."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lazyasync.arguments import whole_number
from lazyasync.errors import ShapeError
from lazyasync.nn import init
from lazyasync.nn.activations import gelu
from lazyasync.nn.attention import attention
from lazyasync.nn.embedding import linear, rotary
from lazyasync.nn.init import Place
from lazyasync.nn.modules.linear import Dropout, Linear
from lazyasync.nn.modules.module import Module
from lazyasync.nn.modules.normalization import LayerNorm
from lazyasync.nn.operands import fraction
from lazyasync.ops.indexing.dynamic_slicing import dynamic_update_slice
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import arange, zeros
from lazyasync.ops.manipulation.shaping import expand_dims, split, swapaxes
from lazyasync.tensor import LazyTensor
from lazyasync.trees import STATIC

__all__ = ["MultiHeadAttention", "TransformerBlock"]

Cache = tuple[LazyTensor, LazyTensor]
"""Keys and values of all positions so far: (batch, kv_heads, most positions, head size)."""


@dataclass
class MultiHeadAttention(Module):
    """Attention with several heads: Vaswani et al., 2017 (arXiv:1706.03762).

    The names and the layouts are those of PyTorch's ``MultiheadAttention``, with the batch first:
    ``in_proj_weight`` maps to queries, keys and values, one below the other. With ``kv_heads`` some
    heads share keys and values: Ainslie et al., 2023 (arXiv:2305.13245). With ``rotary_base``,
    10000 usually, queries and keys are turned by their positions: Su et al., 2021
    (arXiv:2104.09864).
    """

    in_proj_weight: LazyTensor
    in_proj_bias: LazyTensor | None
    out_proj: Linear
    num_heads: int
    kv_heads: int
    dropout: float = 0.0
    rotary_base: float | None = None
    training: bool = True

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        bias: bool = True,
        kv_heads: int | None = None,
        rotary_base: float | None = None,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        name = "MultiHeadAttention"
        size = whole_number(f"{name}: embed_dim", embed_dim, 1)
        self.num_heads = whole_number(f"{name}: num_heads", num_heads, 1)
        self.kv_heads = whole_number(f"{name}: kv_heads", kv_heads or num_heads, 1)
        if size % self.num_heads or self.num_heads % self.kv_heads:
            raise ValueError(
                f"{name}: embed_dim {size} must be a multiple of num_heads {self.num_heads}, and "
                f"that of kv_heads {self.kv_heads}"
            )
        self.dropout = fraction(f"{name}: dropout", dropout)
        self.rotary_base = rotary_base
        self.training = True
        rows = size + 2 * self.kv_heads * (size // self.num_heads)
        self.in_proj_weight = init.xavier_uniform((rows, size), dtype=dtype, device=device)
        self.in_proj_bias = init.zeros((rows,), dtype=dtype, device=device) if bias else None
        self.out_proj = Linear(size, size, bias, dtype=dtype, device=device)
        if bias:
            self.out_proj.bias = init.zeros((size,), dtype=dtype, device=device)

    def __call__(
        self,
        query: LazyTensor,
        key: LazyTensor | None = None,
        value: LazyTensor | None = None,
        mask: LazyTensor | None = None,
        causal: bool = False,
    ) -> LazyTensor:
        """(batch, length, embed_dim) to the same.

        Without ``key`` the queries attend to themselves, and without ``value`` the keys are the
        values. ``mask`` is as for `la.nn.attention`: True where a query may look, or numbers to
        add; it broadcasts to (batch, heads, queries, keys).
        """
        q, k, v = self._projected(query, key, value)
        if self.rotary_base is not None:
            q, k = rotary(q, base=self.rotary_base), rotary(k, base=self.rotary_base)
        dropout = self.dropout if self.training else 0.0
        return self._joined(attention(q, k, v, mask, causal, dropout=dropout))

    def init_cache(self, batch: int, length: int) -> Cache:
        """A cache for `step` with room for so many positions."""
        size = self.in_proj_weight.shape[1] // self.num_heads
        shape = (batch, self.kv_heads, length, size)
        weight = self.in_proj_weight
        empty = zeros(shape, dtype=weight.dtype, device=weight.device)
        return empty, empty

    def step(self, x: LazyTensor, cache: Cache, position: Any) -> tuple[LazyTensor, Cache]:
        """The outputs at the positions from ``position`` on, and the cache with them.

        ``x`` (batch, length, embed_dim), one position or several, attends to itself and to what the
        cache has of the positions before. The position is a number or a tensor without axes:
        another one compiles nothing.
        """
        q, k, v = self._projected(x, None, None)
        places = arange(x.shape[1], device=x.device) + position
        if self.rotary_base is not None:
            q, k = rotary(q, places, self.rotary_base), rotary(k, places, self.rotary_base)
        start = (0, 0, position, 0)
        keys, values = (
            dynamic_update_slice(before, new, start)
            for before, new in zip(cache, (k, v), strict=True)
        )
        mask = arange(keys.shape[2], device=x.device) <= expand_dims(places, 1)
        return self._joined(attention(q, keys, values, mask)), (keys, values)

    def _projected(
        self, query: LazyTensor, key: LazyTensor | None, value: LazyTensor | None
    ) -> list[LazyTensor]:
        """Queries, keys and values by heads: (batch, heads, length, head size)."""
        weight, bias = self.in_proj_weight, self.in_proj_bias
        size = weight.shape[1]
        given = [query, query if key is None else key]
        given.append(given[1] if value is None else value)
        for x in given:
            if x.ndim != 3 or x.shape[-1] != size:
                raise ShapeError(
                    f"MultiHeadAttention: inputs must be of (batch, length, {size}), not "
                    f"{x._node.type}"
                )
        ends = [size, (size + weight.shape[0]) // 2]
        if key is None and value is None:
            projected = split(linear(query, weight, bias), ends, axis=-1)
        else:
            biases = [None] * 3 if bias is None else split(bias, ends)
            projected = [
                linear(*each) for each in zip(given, split(weight, ends), biases, strict=True)
            ]
        heads = (self.num_heads, self.kv_heads, self.kv_heads)
        return [
            swapaxes(reshape(each, (*each.shape[:2], count, size // self.num_heads)), 1, 2)
            for each, count in zip(projected, heads, strict=True)
        ]

    def _joined(self, mixed: LazyTensor) -> LazyTensor:
        batch, heads, length, size = mixed.shape
        return self.out_proj(reshape(swapaxes(mixed, 1, 2), (batch, length, heads * size)))


@dataclass
class TransformerBlock(Module):
    """Attention and two linear layers, each behind a norm and beside the identity.

    ``x += attention(norm1(x)); x += linear2(activation(linear1(norm2(x))))``: the norm first, as
    Xiong et al., 2020 (arXiv:2002.04745). The names are those of PyTorch's
    ``TransformerEncoderLayer``, to which it is equal with ``norm_first=True``. ``norm`` makes the
    two norms of their size.
    """

    self_attn: MultiHeadAttention
    linear1: Linear
    linear2: Linear
    norm1: Any
    norm2: Any
    dropout: Dropout
    activation: Callable[[LazyTensor], LazyTensor] = field(default=gelu, metadata=STATIC)
    causal: bool = False

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dim_feedforward: int | None = None,
        dropout: float = 0.0,
        activation: Callable[[LazyTensor], LazyTensor] = gelu,
        causal: bool = False,
        bias: bool = True,
        kv_heads: int | None = None,
        rotary_base: float | None = None,
        norm: Callable[[int], Callable[[LazyTensor], LazyTensor]] = LayerNorm,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        hidden = 4 * embed_dim if dim_feedforward is None else dim_feedforward
        self.self_attn = MultiHeadAttention(
            *(embed_dim, num_heads, dropout, bias, kv_heads, rotary_base),
            dtype=dtype,
            device=device,
        )
        self.linear1 = Linear(embed_dim, hidden, bias, dtype=dtype, device=device)
        self.linear2 = Linear(hidden, embed_dim, bias, dtype=dtype, device=device)
        self.norm1, self.norm2 = norm(embed_dim), norm(embed_dim)
        self.dropout = Dropout(dropout)
        self.activation, self.causal = activation, bool(causal)

    def __call__(self, x: LazyTensor, mask: LazyTensor | None = None) -> LazyTensor:
        """(batch, length, embed_dim) to the same; ``mask`` is as for `MultiHeadAttention`."""
        mixed = self.self_attn(self.norm1(x), mask=mask, causal=self.causal)
        return self._forward(x + self.dropout(mixed))

    def init_cache(self, batch: int, length: int) -> Cache:
        """A cache for `step` with room for so many positions."""
        return self.self_attn.init_cache(batch, length)

    def step(self, x: LazyTensor, cache: Cache, position: Any) -> tuple[LazyTensor, Cache]:
        """The outputs at the positions from ``position`` on: see `MultiHeadAttention.step`."""
        mixed, cache = self.self_attn.step(self.norm1(x), cache, position)
        return self._forward(x + self.dropout(mixed)), cache

    def _forward(self, x: LazyTensor) -> LazyTensor:
        hidden = self.dropout(self.activation(self.linear1(self.norm2(x))))
        return x + self.dropout(self.linear2(hidden))
