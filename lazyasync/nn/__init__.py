"""Networks: the operations that layers are made of, and layers as trees of their parameters.

Functions have the arguments of PyTorch's of the same name, channels first. What layers and losses
need of plain activations is here as well, as it is in `lazyasync` itself.
"""

from __future__ import annotations

from lazyasync.nn.activations import *
from lazyasync.nn.activations import __all__ as _activations
from lazyasync.nn.convolution import *
from lazyasync.nn.convolution import __all__ as _convolution
from lazyasync.nn.pooling import *
from lazyasync.nn.pooling import __all__ as _pooling
from lazyasync.nn.resizing import *
from lazyasync.nn.resizing import __all__ as _resizing

__all__: list[str] = sorted([*_activations, *_convolution, *_pooling, *_resizing])


def __dir__() -> list[str]:
    return [*__all__]
