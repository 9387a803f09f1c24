"""Conversions of tensors to arrays and Python numbers, where the value is on the host for sure."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.errors import DTypeError, WouldBlockError
from lazyasync.ir.node import Node
from lazyasync.ir.types import is_bfloat16


class _Unflagged:
    """The memory of an array for a protocol that cannot say that it is not to be written to."""

    def __init__(self, array: np.ndarray) -> None:
        address, _ = array.__array_interface__["data"]
        self.__array_interface__ = {**array.__array_interface__, "data": (address, False)}
        self._array = array


_HOST = (1, 0)
"""The CPU, as DLPack numbers devices."""
_LEFT_OUT: Any = object()
"""In place of an argument."""


def _on_device(
    array: Any,
    max_version: tuple[int, int] | None,
    dl_device: tuple[int, int] | None,
    copy: bool | None,
) -> Any:
    """The capsule of an array that is complete, and so for any stream: -1 stands for none."""
    if dl_device is not None and tuple(dl_device) != tuple(array.__dlpack_device__()):
        raise BufferError(f"the tensor is not on the device {dl_device}")
    if copy is True:
        raise BufferError("a tensor is not copied on its device: take a copy of what shares it")
    return array.__dlpack__(stream=-1, max_version=max_version)


class HostConversions:
    """The protocols of Python and NumPy that ask a tensor for its value.

    All raise `WouldBlockError` where a host copy is not certain.
    """

    __slots__ = ()

    _node: Node

    def _host_array(self) -> np.ndarray:
        """The value. Raises `WouldBlockError` where it is not certain to be on the host."""
        raise NotImplementedError

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.array(self._host_array(), dtype=dtype, copy=copy)

    def _device_array(self) -> Any:
        """The value, if it is ready, as an array of its device; None if that is not there."""
        return None

    def _has_host_array(self) -> bool:
        try:
            self._host_array()
        except WouldBlockError:
            return False
        return True

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = _LEFT_OUT,
    ) -> Any:
        """The value for ``from_dlpack`` of another library, of a tensor that has been awaited.

        On a GPU that is its memory there, complete for any ``stream``, and with any ``copy`` but
        True: what is made of it holds the memory, must not write to it, and is to be held until
        that library's own work on it is complete. It is the host copy where that is asked for as
        ``dl_device``, or no stream is named and there is one.

        Of the host copy ``copy=None`` and ``copy=False`` share the memory of the tensor, which must
        not be written to: they set the read-only flag of DLPack 1.0, and NumPy, which passes
        ``copy``, honours it. PyTorch ignores the flag, and leaves ``copy`` out: a consumer that
        does so gets a copy. So does one whose ``max_version`` is before 1.0, which cannot be told,
        as JAX; unless it passes ``copy=False``, by which it is given the memory all the same.

        Raises ``BufferError`` for a ``dl_device`` where it is not, for a copy on a GPU, and for
        bfloat16 on the host, ``RuntimeError`` for a ``stream`` of the host copy, and
        `WouldBlockError` where there is no value yet: await the tensor first.
        """
        if dl_device is None or tuple(dl_device) != _HOST:
            array = self._device_array()
            wanted = stream is not None or dl_device is not None or not self._has_host_array()
            if array is not None and wanted:
                return _on_device(array, max_version, dl_device, copy)
        if stream is not None:  # of which NumPy says so by one error or another
            raise RuntimeError(f"the host copy belongs to no stream, and not to {stream!r}")
        if is_bfloat16(self._node.type.dtype):
            raise BufferError(
                "NumPy hands on no bfloat16 by DLPack; write t.astype('float32'), which is exact"
            )
        host = self._host_array()
        if copy is _LEFT_OUT:
            copy = True
        if max_version is None or max_version < (1, 0):
            if copy is None:
                copy = True
            elif not copy:
                host = np.asarray(_Unflagged(host))
        return host.__dlpack__(max_version=max_version, dl_device=dl_device, copy=copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        """The GPU it is on, or the CPU, which the host copy is on.

        Raises `WouldBlockError` where there is neither yet.
        """
        array = self._device_array()
        found = self._host_array() if array is None else array
        kind, index = found.__dlpack_device__()
        return kind, index

    def __float__(self) -> float:
        self._check_real("float")
        return float(self._one_element("float"))

    def __int__(self) -> int:
        self._check_real("int")
        return int(self._one_element("int"))

    def __complex__(self) -> complex:
        return complex(self._one_element("complex"))

    def __bool__(self) -> bool:
        try:
            return bool(self._one_element("bool"))
        except WouldBlockError as error:
            raise WouldBlockError(
                f"{error}. What a value decides in a step the device can decide: `if` is "
                "la.cond(condition, one, other), and `while` is la.while_loop(condition, body, "
                "init)"
            ) from None

    def __index__(self) -> int:
        type = self._node.type
        if type.shape or type.dtype.kind not in "iu":
            raise TypeError("only a tensor of no axes and an integer dtype can be an index")
        return int(self._host_array())

    def _check_real(self, converter: str) -> None:
        """Raises `DTypeError` for complex numbers, of which no real one can be made."""
        type = self._node.type
        if type.dtype.kind == "c":
            raise DTypeError(
                f"{converter}() takes a real number, not {type}; write complex(t), or la.real(t)"
            )

    def _one_element(self, converter: str) -> Any:
        type = self._node.type
        if type.size != 1:
            raise ValueError(
                f"{converter}() takes a tensor of one element, not one of shape {type.shape}"
            )
        return self._host_array().reshape(())[()]

    def __format__(self, specification: str) -> str:
        if specification and self._node.type.size == 1:
            return format(self._one_element("format"), specification)
        return format(repr(self), specification)
