"""What tests of compiled functions share: a function that counts its calls, and arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import lazyasync as la
from lazyasync.tensor import LazyTensor


class Counted:
    """A function that counts how often it is called."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.calls = 0

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.calls += 1
        return self.function(*args, **kwargs)


def vector(*values: float) -> LazyTensor:
    """A float32 tensor."""
    return la.asarray(list(map(float, values)))
