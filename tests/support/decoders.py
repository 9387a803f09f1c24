"""A small decoder in the form of GPT-2, made of modules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import lazyasync as la
from lazyasync.tensor import LazyTensor


@dataclass
class Decoder(la.nn.Module):
    """A small decoder in the form of GPT-2, whose table of tokens is its last layer as well."""

    wte: la.nn.Embedding
    wpe: la.nn.Embedding
    h: list[la.nn.TransformerBlock]
    ln_f: la.nn.LayerNorm

    def __init__(self, vocabulary: int, width: int, context: int, layers: int, heads: int) -> None:
        self.wte = la.nn.Embedding(vocabulary, width)
        self.wpe = la.nn.Embedding(context, width)
        self.h = [la.nn.TransformerBlock(width, heads, causal=True) for _ in range(layers)]
        self.ln_f = la.nn.LayerNorm(width)

    def __call__(self, tokens: LazyTensor) -> LazyTensor:
        x = self.wte(tokens) + self.wpe(la.arange(tokens.shape[1], device=tokens.device))
        for block in self.h:
            x = block(x)
        return self.ln_f(x) @ self.wte.weight.T

    def step(self, tokens: LazyTensor, caches: Any, position: Any) -> Any:
        """The scores of the tokens from a position on, and the caches with them."""
        places = la.arange(tokens.shape[1], device=tokens.device) + position
        x, after = self.wte(tokens) + self.wpe(places), []
        for block, cache in zip(self.h, caches, strict=True):
            x, cache = block.step(x, cache, position)
            after.append(cache)
        return self.ln_f(x) @ self.wte.weight.T, after
