"""Networks: the operations that layers are made of, and layers as trees of their parameters.

Functions have the arguments of PyTorch's of the same name, channels first. What layers and losses
need of plain activations is here as well, as it is in `lazyasync` itself.
"""

from __future__ import annotations

from lazyasync.hints import missing_of
from lazyasync.nn import init as init
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
from lazyasync.nn.grids import *
from lazyasync.nn.grids import __all__ as _grids
from lazyasync.nn.losses import *
from lazyasync.nn.losses import __all__ as _losses
from lazyasync.nn.modules import *
from lazyasync.nn.modules import __all__ as _modules
from lazyasync.nn.normalization import *
from lazyasync.nn.normalization import __all__ as _normalization
from lazyasync.nn.padding import *
from lazyasync.nn.padding import __all__ as _padding
from lazyasync.nn.pooling import *
from lazyasync.nn.pooling import __all__ as _pooling
from lazyasync.nn.resizing import *
from lazyasync.nn.resizing import __all__ as _resizing
from lazyasync.nn.sampling import *
from lazyasync.nn.sampling import __all__ as _sampling
from lazyasync.nn.state_dicts import *
from lazyasync.nn.state_dicts import __all__ as _state_dicts
from lazyasync.nn.summaries import *
from lazyasync.nn.summaries import __all__ as _summaries
from lazyasync.nn.unpooling import *
from lazyasync.nn.unpooling import __all__ as _unpooling

__all__: list[str] = sorted(
    [
        "init",
        *_activations,
        *_attention,
        *_class_losses,
        *_convolution,
        *_embedding,
        *_grids,
        *_losses,
        *_modules,
        *_normalization,
        *_padding,
        *_pooling,
        *_resizing,
        *_sampling,
        *_state_dicts,
        *_summaries,
        *_unpooling,
    ]
)


def __dir__() -> list[str]:
    return [*__all__]


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = missing_of(__name__)
