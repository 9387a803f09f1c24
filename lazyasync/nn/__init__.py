"""Networks: the operations that layers are made of, and layers as trees of their parameters.

Functions have the arguments of PyTorch's of the same name, channels first. What layers and losses
need of plain activations is here as well, as it is in `lazyasync` itself.
"""

from __future__ import annotations

from lazyasync.nn.activations import *
from lazyasync.nn.activations import __all__ as _activations
from lazyasync.nn.attention import *
from lazyasync.nn.attention import __all__ as _attention
from lazyasync.nn.class_losses import *
from lazyasync.nn.class_losses import __all__ as _class_losses
from lazyasync.nn.convolution import *
from lazyasync.nn.convolution import __all__ as _convolution
from lazyasync.nn.embedding import *
from lazyasync.nn.embedding import __all__ as _embedding
from lazyasync.nn.losses import *
from lazyasync.nn.losses import __all__ as _losses
from lazyasync.nn.normalization import *
from lazyasync.nn.normalization import __all__ as _normalization
from lazyasync.nn.pooling import *
from lazyasync.nn.pooling import __all__ as _pooling
from lazyasync.nn.resizing import *
from lazyasync.nn.resizing import __all__ as _resizing
from lazyasync.nn.sampling import *
from lazyasync.nn.sampling import __all__ as _sampling

__all__: list[str] = sorted(
    [
        *_activations,
        *_attention,
        *_class_losses,
        *_convolution,
        *_embedding,
        *_losses,
        *_normalization,
        *_pooling,
        *_resizing,
        *_sampling,
    ]
)


def __dir__() -> list[str]:
    return [*__all__]
