"""Modules made of others: sequences of layers, perceptrons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from lazyasync.nn.init import Place
from lazyasync.nn.modules.linear import Dropout, Linear
from lazyasync.nn.modules.module import Module, NamedChildren
from lazyasync.ops.elementwise.activations import relu
from lazyasync.tensor import LazyTensor
from lazyasync.trees import STATIC

__all__ = ["MLP", "Lambda", "Sequential"]


@dataclass
class Lambda(Module):
    """A function as a module. It is part of the structure of the model, as settings are."""

    function: Callable[..., Any] = field(metadata=STATIC)

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        return self.function(*args, **keywords)

    def __repr__(self) -> str:
        return getattr(self.function, "__name__", None) or repr(self.function)


class Sequential(NamedChildren):
    """Layers, each of which gets what the one before has given: modules and plain functions.

    They are called by their numbers, as in PyTorch: ``model[0]``, and ``0.weight`` in state dicts.
    """

    def __init__(self, *layers: Callable[[Any], Any]) -> None:
        for place, layer in enumerate(layers):
            if not callable(layer) or isinstance(layer, type):
                raise TypeError(
                    f"Sequential: layer {place} is no module and no function: {layer!r}"
                )
        self.children = {
            str(place): layer if isinstance(layer, Module) else Lambda(layer)
            for place, layer in enumerate(layers)
        }

    def __call__(self, x: Any) -> Any:
        for layer in self.children.values():
            x = layer(x)
        return x

    def __len__(self) -> int:
        return len(self.children)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.children.values())

    def __getitem__(self, place: int | slice) -> Any:
        """A layer, or a sequence of some of them."""
        layers = list(self.children.values())
        return Sequential(*layers[place]) if isinstance(place, slice) else layers[place]


class MLP(Sequential):
    """Linear layers with an activation, and dropout if asked for, between them.

    ``MLP(784, [128, 128], 10)`` maps (..., 784) to (..., 10).
    """

    def __init__(
        self,
        in_features: int,
        hidden_features: Sequence[int],
        out_features: int,
        activation: Callable[[LazyTensor], LazyTensor] = relu,
        dropout: float = 0.0,
        bias: bool = True,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        layers: list[Callable[[Any], Any]] = []
        size = in_features
        for hidden in hidden_features:
            layers += [Linear(size, hidden, bias, dtype=dtype, device=device), activation]
            layers += [Dropout(dropout)] if dropout else []
            size = hidden
        super().__init__(*layers, Linear(size, out_features, bias, dtype=dtype, device=device))
