"""Settings: what is a number mostly, and may be a tensor that is known only as it is computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.creation import to_device
from lazyasync.recording import on_host
from lazyasync.tensor import LazyTensor


def setting(check: Callable[[str, Any], float], name: str, value: Any) -> Any:
    """A setting, checked where it is a number, also by each call of a compiled function.

    Raises `ShapeError` and `DTypeError` for a tensor, and what ``check`` raises.
    """
    if type(value) is not LazyTensor:
        return on_host(check, name, value)
    if kind_of(value.dtype) not in "iuf":
        raise DTypeError(f"{name} must be a real number, not {value.dtype}")
    if value.ndim:
        raise ShapeError(f"{name} must have no axes, not {value._node.type}")
    return value


def setting_beside(x: LazyTensor, check: Callable[[str, Any], float], name: str, value: Any) -> Any:
    """As `setting`, in the dtype and on the device of a tensor: as weak as a number would be."""
    found = setting(check, name, value)
    if type(found) is LazyTensor:
        return to_device(convert(found, x.dtype), x.device)
    return found
