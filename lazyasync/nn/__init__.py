"""Networks: the operations that layers are made of, and layers as trees of their parameters.

Functions have the arguments of PyTorch's of the same name, channels first. What layers and losses
need of plain activations is here as well, as it is in `lazyasync` itself.
"""

from __future__ import annotations

import sys
from typing import NoReturn

from lazyasync.hints import NETWORKS_ELSEWHERE
from lazyasync.nn import init as init
from lazyasync.nn.activations import *
from lazyasync.nn.activations import __all__ as _activations
from lazyasync.nn.modules import *
from lazyasync.nn.modules import __all__ as _modules
from lazyasync.nn.state_dicts import *
from lazyasync.nn.state_dicts import __all__ as _state_dicts

__all__: list[str] = sorted([*_activations, *_modules, *_state_dicts, "init"])


def __dir__() -> list[str]:
    return [*__all__]


def _missing(name: str) -> NoReturn:
    """Raises ``AttributeError``."""
    message = f"module {__name__!r} has no attribute {name!r}"
    if name in NETWORKS_ELSEWHERE:
        message += f": {NETWORKS_ELSEWHERE[name]}"
    raise AttributeError(message, name=name, obj=sys.modules[__name__])


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _missing
