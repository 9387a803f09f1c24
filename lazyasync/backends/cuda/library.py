"""Libraries of NVIDIA's, by way of ctypes: their functions by name, and where they are."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from ctypes import byref, c_int, c_void_p
from typing import Any, ClassVar, Self

SUCCESS = 0
"""The status of calls that have not failed."""


class LibraryError(RuntimeError):
    """A call of a library failed. ``status`` is what it returned."""

    def __init__(self, call: str, status: int) -> None:
        super().__init__(f"{call} failed with the status {status}")
        self.status = status


class Library:
    """The functions of a library; each raises its `error` where it reports a failure."""

    prototypes: ClassVar[Mapping[str, tuple[Any, ...]]]
    """The types of the arguments of each function that is called."""
    error: ClassVar[type[LibraryError]]

    def __init__(self, library: Any) -> None:
        self._functions: dict[str, Callable[..., int]] = {}
        for name, types in self.prototypes.items():
            function = getattr(library, name)
            function.argtypes = types
            function.restype = c_int
            self._functions[name] = function

    @classmethod
    def found(cls, file: str, name: str) -> Self | None:
        """That of a file, by `find_library`; None if it is not here, or lacks functions."""
        library = find_library(file, name)
        try:
            return None if library is None else cls(library)
        except AttributeError:
            return None

    def call(self, name: str, *arguments: Any) -> None:
        """Calls a function by its name."""
        status = self._functions[name](*arguments)
        if status != SUCCESS:
            raise self.error(name, status)

    def create(self, name: str, *arguments: Any) -> int:
        """The object that a function makes whose first argument says where its address goes."""
        made = c_void_p()
        self.call(name, byref(made), *arguments)
        assert made.value is not None
        return made.value


def find_library(file: str, name: str) -> Any:
    """A library as ctypes has it, wherever CUDA's packages have it; None if it is not here.

    ``file`` is its file's name, ``name`` what NVIDIA's packages for Python call it.
    """
    try:
        return ctypes.CDLL(file)
    except OSError:
        pass
    try:
        from cuda.pathfinder import (  # type: ignore[import-not-found,unused-ignore]
            load_nvidia_dynamic_lib,
        )

        return ctypes.CDLL(load_nvidia_dynamic_lib(name).abs_path)
    except Exception:  # not installed, or it found none
        return None
