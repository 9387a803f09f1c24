"""`LazyTensor`: a tensor that is recorded now and computed later."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn
from weakref import ref

import numpy as np
from trio.lowlevel import enable_ki_protection

from lazyasync.errors import LazyAsyncError, WouldBlockError
from lazyasync.hints import METHODS_ELSEWHERE, MissingMethod

if TYPE_CHECKING:
    from lazyasync.device import Device
    from lazyasync.device_data import DeviceData, TensorExecutor
    from lazyasync.ir.node import Node
    from lazyasync.recording import Recording

_REPR_ELEMENTS = 1000


class LazyTensor:
    """A tensor: lazy (recorded), in flight, ready or failed.

    Operations on it record, and return at once. ``await t`` runs what it still needs and gives
    ``t`` when it is ready, ``await t.numpy()`` a read-only NumPy array, ``await t.item()`` a
    Python number; all three raise `ExecutionError` if its step failed.

    Made by operations and factories (`la.asarray`, `la.zeros`, …), not by hand.
    """

    # `_data` is None while the tensor is lazy. `_node` stands for the tensor in `_recording`; of a
    # tensor with data that is only a memo of the recording it was used in last.
    __slots__ = ("__weakref__", "_data", "_id", "_node", "_recording")

    _node: Node
    _recording: Recording
    _data: DeviceData | None
    _id: int

    # NumPy must leave `array + tensor` to the tensor.
    __array_ufunc__ = None

    def __array_function__(
        self,
        function: Any,
        types: Iterable[type],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> Any:
        """NumPy's functions take tensors for arrays where a host copy is certain.

        What they cannot take raises ``TypeError`` that says what to call.
        """
        if not all(issubclass(kind, (LazyTensor, np.ndarray)) for kind in types):
            return NotImplemented
        if function in (np.array_equal, np.array_equiv):  # to them every error is a no
            for tensor in (*args, *kwargs.values()):
                if isinstance(tensor, LazyTensor):
                    tensor._host_array()
        try:
            return function._implementation(*args, **kwargs)
        except TypeError as error:
            if isinstance(error, LazyAsyncError):
                raise
            name = f"{function.__module__}.{function.__name__}".replace("numpy", "np", 1)
            here = name.replace("np", "la", 1)
            has_it = here.count(".") == 1 and hasattr(sys.modules["lazyasync"], function.__name__)
            instead = f"for tensors there is {here}" if has_it else "`await t.numpy()` gives one"
            raise TypeError(f"{name} takes arrays; {instead} ({error})") from error

    def __init__(self) -> None:
        raise TypeError("tensors are made by operations and factories such as la.asarray")

    # ---- what is known at once -------------------------------------------------------------

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each axis."""
        return self._node.type.shape

    @property
    def dtype(self) -> np.dtype:
        """The NumPy dtype."""
        return self._node.type.dtype

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self._node.type.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        return self._node.type.size

    @property
    def nbytes(self) -> int:
        """The number of bytes of its elements."""
        return self._node.type.nbytes

    @property
    def device(self) -> Device:
        """The device it lives on, or is going to."""
        data = self._data
        return self._recording.device if data is None else data.device

    @property
    def state(self) -> str:
        """``"lazy"``, ``"in flight"``, ``"ready"`` or ``"failed"``."""
        data = self._data
        return "lazy" if data is None else data.state

    def is_ready(self) -> bool:
        """Whether its value is there; False for a failed tensor."""
        data = self._data
        return data is not None and data.completion is None and data.failure is None

    # ---- waiting ---------------------------------------------------------------------------

    @property
    def _executor(self) -> TensorExecutor:
        data = self._data
        return self._recording.executor if data is None else data.executor

    def __await__(self) -> Generator[Any, Any, LazyTensor]:
        """Waits until the tensor is ready, and gives the tensor.

        On a CPU device the host copy comes along, elsewhere if it is at most
        `Config.await_fetch_bytes` long. Raises `ExecutionError` if its step failed.
        """
        yield from self._executor.fetch((self,), host=False).__await__()
        return self

    async def numpy(self) -> np.ndarray:
        """The value as a read-only NumPy array, which stays valid as long as it is held."""
        (data,) = await self._executor.fetch((self,), host=True)
        return _on_host(data)

    async def item(self) -> Any:
        """The value of a tensor of one element, as a Python number.

        Raises ``ValueError`` at once for any other size.
        """
        if self.size != 1:
            raise ValueError(f"item() takes a tensor of one element, not one of shape {self.shape}")
        (data,) = await self._executor.fetch((self,), host=True)
        return _on_host(data).item()

    # ---- values, where a host copy is certain ----------------------------------------------

    def _computed(self) -> DeviceData | None:
        """What has its value: its data, or that of a read while a gradient was taken."""
        data = self._data
        return self._recording.materialized.get(self._node) if data is None else data

    def _host_array(self) -> np.ndarray:
        data = self._computed()
        if data is None or data.host is None:
            self._executor.check_host_access(self)
            data = self._computed()
        if data is None or data.host is None:
            self._refuse()
        return data.host

    def _refuse(self) -> NoReturn:
        refused = (
            f"the value of this tensor ({self.shape}, {self.dtype}, on {self.device}) is not "
            "certain to be on the host"
        )
        if self._recording.recorder.gradients:
            raise WouldBlockError(
                f"{refused}, and it is asked for in a function that is being differentiated, which "
                "cannot await: choose with `la.where(condition, x, y)`, or await the value before "
                "the call, of a tensor that the function closes over"
            )
        raise WouldBlockError(
            f"{refused}: `await t.numpy()`, `await t.item()` or `await la.to_cpu(...)` it first, "
            "or take it as an argument of a step closure. Inside a closure compute with numbers, "
            "`float(loss) * 2` and not `float(loss * 2)`, or await in an `async def`"
        )

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.array(self._host_array(), dtype=dtype, copy=copy)

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = True,
    ) -> Any:
        """The host copy for ``from_dlpack`` of another library, where it is certain to be there.

        ``copy=None`` and ``copy=False`` share the memory of the tensor, which must not be written
        to: they set the read-only flag of DLPack 1.0, and NumPy, which passes ``copy``, honours it.
        PyTorch ignores the flag, and leaves ``copy`` out: a consumer that does so gets a copy. So
        does one whose ``max_version`` is before 1.0, as JAX; if it passes ``copy=False``, this
        raises ``BufferError``. Raises ``BufferError`` also for another ``dl_device`` than the CPU,
        and `WouldBlockError` where there is no host copy.
        """
        if copy is None and (max_version is None or max_version < (1, 0)):
            copy = True
        return self._host_array().__dlpack__(
            stream=stream, max_version=max_version, dl_device=dl_device, copy=copy
        )

    def __dlpack_device__(self) -> tuple[int, int]:
        """The CPU, which the host copy is on. Raises `WouldBlockError` where there is none."""
        return self._host_array().__dlpack_device__()

    def __float__(self) -> float:
        return float(self._one_element("float"))

    def __int__(self) -> int:
        return int(self._one_element("int"))

    def __complex__(self) -> complex:
        return complex(self._one_element("complex"))

    def __bool__(self) -> bool:
        return bool(self._one_element("bool"))

    def __index__(self) -> int:
        if self.ndim or self.dtype.kind not in "iu":
            raise TypeError("only a tensor of no axes and an integer dtype can be an index")
        return int(self._host_array())

    def _one_element(self, converter: str) -> Any:
        if self.size != 1:
            raise ValueError(
                f"{converter}() takes a tensor of one element, not one of shape {self.shape}"
            )
        return self._host_array().reshape(())[()]

    def __len__(self) -> int:
        if not self.ndim:
            raise TypeError("len() of a tensor of no axes")
        return self.shape[0]

    def __iter__(self) -> Iterator[LazyTensor]:
        if not self.ndim:
            raise TypeError("iteration over a tensor of no axes")
        return (self[index] for index in range(self.shape[0]))

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """The value if a host copy is there, else shape, dtype, device and state."""
        try:
            data = self._data
            if data is not None and data.host is not None:
                values = np.array2string(
                    data.host, separator=", ", prefix="tensor(", threshold=_REPR_ELEMENTS
                )
                return f"tensor({values}, dtype={self.dtype}, device={str(self.device)!r})"
            return (
                f"tensor(shape={self.shape}, dtype={self.dtype}, "
                f"device={str(self.device)!r}, {self.state})"
            )
        except Exception as error:  # a repr that raises hides the bug it was meant to show
            return f"<tensor whose repr failed: {type(error).__name__}>"

    def __format__(self, specification: str) -> str:
        if specification and self.size == 1:
            return format(self._one_element("format"), specification)
        return format(repr(self), specification)

    def __dir__(self) -> list[str]:
        missing = {
            name
            for name in METHODS_ELSEWHERE
            if isinstance(type(self).__dict__[name], MissingMethod)
        }
        return sorted(set(super().__dir__()) - missing)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a tensor cannot be pickled: `await t.numpy()` or `await la.save(...)` it")

    # ---- rebinding -------------------------------------------------------------------------

    @enable_ki_protection
    def _rebind(self, other: LazyTensor) -> None:
        """Makes this tensor stand for what ``other`` stands for."""
        if other._data is None:
            other._recording.references.append(ref(self))
        self._data = other._data
        self._node = other._node
        self._recording = other._recording

    if TYPE_CHECKING:
        # Assigned where the operations are defined, and by `lazyasync.ops.methods`, for the reason
        # that they record; declared here for type checkers and editors.
        def __add__(self, other: Any) -> LazyTensor: ...
        def __radd__(self, other: Any) -> LazyTensor: ...
        def __sub__(self, other: Any) -> LazyTensor: ...
        def __rsub__(self, other: Any) -> LazyTensor: ...
        def __mul__(self, other: Any) -> LazyTensor: ...
        def __rmul__(self, other: Any) -> LazyTensor: ...
        def __truediv__(self, other: Any) -> LazyTensor: ...
        def __rtruediv__(self, other: Any) -> LazyTensor: ...
        def __floordiv__(self, other: Any) -> LazyTensor: ...
        def __rfloordiv__(self, other: Any) -> LazyTensor: ...
        def __mod__(self, other: Any) -> LazyTensor: ...
        def __rmod__(self, other: Any) -> LazyTensor: ...
        def __divmod__(self, other: Any) -> tuple[LazyTensor, LazyTensor]: ...
        def __pow__(self, other: Any) -> LazyTensor: ...
        def __rpow__(self, other: Any) -> LazyTensor: ...
        def __matmul__(self, other: Any) -> LazyTensor: ...
        def __rmatmul__(self, other: Any) -> LazyTensor: ...
        def __and__(self, other: Any) -> LazyTensor: ...
        def __rand__(self, other: Any) -> LazyTensor: ...
        def __or__(self, other: Any) -> LazyTensor: ...
        def __ror__(self, other: Any) -> LazyTensor: ...
        def __xor__(self, other: Any) -> LazyTensor: ...
        def __rxor__(self, other: Any) -> LazyTensor: ...
        def __lshift__(self, other: Any) -> LazyTensor: ...
        def __rlshift__(self, other: Any) -> LazyTensor: ...
        def __rshift__(self, other: Any) -> LazyTensor: ...
        def __rrshift__(self, other: Any) -> LazyTensor: ...
        def __iadd__(self, other: Any) -> LazyTensor: ...
        def __isub__(self, other: Any) -> LazyTensor: ...
        def __imul__(self, other: Any) -> LazyTensor: ...
        def __itruediv__(self, other: Any) -> LazyTensor: ...
        def __ifloordiv__(self, other: Any) -> LazyTensor: ...
        def __imod__(self, other: Any) -> LazyTensor: ...
        def __ipow__(self, other: Any) -> LazyTensor: ...
        def __imatmul__(self, other: Any) -> LazyTensor: ...
        def __iand__(self, other: Any) -> LazyTensor: ...
        def __ior__(self, other: Any) -> LazyTensor: ...
        def __ixor__(self, other: Any) -> LazyTensor: ...
        def __ilshift__(self, other: Any) -> LazyTensor: ...
        def __irshift__(self, other: Any) -> LazyTensor: ...
        def __neg__(self) -> LazyTensor: ...
        def __pos__(self) -> LazyTensor: ...
        def __abs__(self) -> LazyTensor: ...
        def __round__(self, decimals: int = 0) -> LazyTensor: ...
        def __invert__(self) -> LazyTensor: ...
        def __eq__(self, other: Any) -> LazyTensor: ...  # type: ignore[override]
        def __ne__(self, other: Any) -> LazyTensor: ...  # type: ignore[override]
        def __lt__(self, other: Any) -> LazyTensor: ...
        def __le__(self, other: Any) -> LazyTensor: ...
        def __gt__(self, other: Any) -> LazyTensor: ...
        def __ge__(self, other: Any) -> LazyTensor: ...
        def __getitem__(self, index: Any) -> LazyTensor: ...
        def __setitem__(self, index: Any, value: Any) -> None: ...

        @property
        def T(self) -> LazyTensor:  # noqa: N802
            """The tensor with its axes in reverse order."""

        @property
        def mT(self) -> LazyTensor:  # noqa: N802
            """The tensor with its last two axes swapped."""

        def sum(
            self,
            axis: int | tuple[int, ...] | None = None,
            *,
            dtype: Any = None,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.sum`."""

        def mean(
            self,
            axis: int | tuple[int, ...] | None = None,
            *,
            dtype: Any = None,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.mean`."""

        def max(
            self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False
        ) -> LazyTensor:
            """`la.max`."""

        def min(
            self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False
        ) -> LazyTensor:
            """`la.min`."""

        def argmax(self, axis: int | None = None, *, keepdims: bool = False) -> LazyTensor:
            """`la.argmax`."""

        def argmin(self, axis: int | None = None, *, keepdims: bool = False) -> LazyTensor:
            """`la.argmin`."""

        def prod(
            self,
            axis: int | tuple[int, ...] | None = None,
            *,
            dtype: Any = None,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.prod`."""

        def var(
            self,
            axis: int | tuple[int, ...] | None = None,
            *,
            dtype: Any = None,
            correction: float = 0.0,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.var`."""

        def std(
            self,
            axis: int | tuple[int, ...] | None = None,
            *,
            dtype: Any = None,
            correction: float = 0.0,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.std`."""

        def any(
            self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False
        ) -> LazyTensor:
            """`la.any`."""

        def all(
            self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False
        ) -> LazyTensor:
            """`la.all`."""

        def cumsum(
            self, axis: int | None = None, *, dtype: Any = None, include_initial: bool = False
        ) -> LazyTensor:
            """`la.cumsum`."""

        def cumprod(
            self, axis: int | None = None, *, dtype: Any = None, include_initial: bool = False
        ) -> LazyTensor:
            """`la.cumprod`."""

        def clip(self, min: Any = None, max: Any = None) -> LazyTensor:
            """`la.clip`."""

        def round(self, decimals: int = 0) -> LazyTensor:
            """`la.round`."""

        def ravel(self) -> LazyTensor:
            """`la.ravel`."""

        def flatten(self) -> LazyTensor:
            """`la.ravel`."""

        def swapaxes(self, axis1: int, axis2: int) -> LazyTensor:
            """`la.swapaxes`."""

        def dot(self, right: Any, /) -> LazyTensor:
            """`la.dot`."""

        def tolist(self) -> Any: ...
        def reshape(self, *shape: Any) -> LazyTensor:
            """`la.reshape`; the lengths may be arguments of their own."""

        def transpose(self, *axes: Any) -> LazyTensor:
            """`la.transpose`; the axes may be arguments of their own."""

        def take(self, indices: Any, axis: int | None = None) -> LazyTensor:
            """`la.take`."""

        def repeat(self, repeats: int, axis: int | None = None) -> LazyTensor:
            """`la.repeat`."""

        def diagonal(self, offset: int = 0, axis1: int = 0, axis2: int = 1) -> LazyTensor:
            """`la.diagonal`."""

        def trace(
            self, offset: int = 0, axis1: int = 0, axis2: int = 1, *, dtype: Any = None
        ) -> LazyTensor:
            """`la.trace`."""

        def argsort(self, axis: int | None = -1, *, descending: bool = False) -> LazyTensor:
            """`la.argsort`."""

        def squeeze(self, axis: int | Sequence[int] | None = None) -> LazyTensor:
            """`la.squeeze`."""

        def astype(self, dtype: Any, /) -> LazyTensor:
            """`la.astype`."""

        def to(self, device: str | Device) -> LazyTensor: ...
        def copy(self) -> LazyTensor: ...
        def set_(self, other: LazyTensor) -> LazyTensor: ...
        def copy_from(self, array: Any) -> LazyTensor: ...


def _on_host(data: DeviceData) -> np.ndarray:
    assert data.host is not None
    return data.host


# No `__getattr__`: a class that has one makes every look at an attribute slow.
for _name, _hint in METHODS_ELSEWHERE.items():
    setattr(LazyTensor, _name, MissingMethod(_name, _hint))
