"""What definitions say besides their rules, as decorators: methods, factories, other names.

The ``__all__`` of a module makes functions public: the package imports them with ``*``.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, TypeVar

from lazyasync.hints import NAMED_ELSEWHERE
from lazyasync.tensor import LazyTensor

_Function = TypeVar("_Function", bound=Callable[..., Any])

factories: list[Callable[..., LazyTensor]] = []
"""The functions that make tensors out of nothing or out of host data."""

compositions: dict[str, tuple[str, ...]] = {}
"""For functions that are no operations the operations that they record, in that order."""


def factory(function: _Function) -> _Function:
    """Adds a function to `factories`."""
    factories.append(function)
    return function


def tensor_method(function: _Function) -> _Function:
    """Makes a function a method of `LazyTensor`, under the same name.

    The class declares it for type checkers, with the same parameters; a test compares the two.
    """
    setattr(LazyTensor, function.__name__, function)
    return function


class LateMethod:
    """Stands for a method whose module is imported when somebody first looks at the method.

    That module then puts the method in the place of this, so that it is as quick as any other.
    """

    __slots__ = ("_module", "_name")

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def __get__(self, tensor: LazyTensor | None, owner: type) -> Any:
        importlib.import_module(self._module)
        return getattr(owner if tensor is None else tensor, self._name)


def composed_of(*operations: str) -> Callable[[_Function], _Function]:
    """Says which operations a function records that is none itself."""

    def decorate(function: _Function) -> _Function:
        compositions[function.__name__] = operations
        return function

    return decorate


def named_elsewhere(*names: str) -> Callable[[_Function], _Function]:
    """Says what other libraries call a function, for the error that there is no such name."""

    def decorate(function: _Function) -> _Function:
        NAMED_ELSEWHERE.update(dict.fromkeys(names, f"write la.{function.__name__}"))
        return function

    return decorate
