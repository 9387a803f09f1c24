"""`LazyTensor`, computed later: it stands for a node of a `Recording`, or for a device's data.

Tensors and recordings know each other. Of a runtime they know what they need: a `TensorExecutor`,
and a `Recorder` for each job.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine, Generator, Hashable, Iterable, Iterator, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol, TypeVar
from weakref import ReferenceType, ref

import numpy as np
from trio.lowlevel import enable_ki_protection, in_trio_task

from lazyasync.buffers import DeviceData, read_only
from lazyasync.callers import Call, Host, awaitable_of
from lazyasync.device import Device
from lazyasync.errors import WouldBlockError
from lazyasync.hints import METHODS_ELSEWHERE, MissingMethod, missing_methods
from lazyasync.host_conversions import HostConversions
from lazyasync.ir.node import Node
from lazyasync.ir.shape_cache import ShapeCache
from lazyasync.ir.trie import NOTHING, Trie, TrieEntry

_REPR_ELEMENTS = 1000
_API_VERSIONS = ("2021.12", "2022.12", "2023.12", "2024.12", "2025.12")
"""Versions of the array API standard; each has all of the one before."""
_Value = TypeVar("_Value")

_new = object.__new__


class LazyTensor(HostConversions):
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

    def numel(self) -> int:
        """The number of elements, as PyTorch calls it: `size`."""
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
        executor = self._executor
        host = executor.outside
        if host is None or in_trio_task():
            yield from executor.fetch((self,), host=False).__await__()
        elif self._ready_on_host() is not None:
            pass
        elif host.may_block:
            self._host_array()
        else:
            yield from host.call(executor.fetch, ((self,),), {"host": False}).__await__()
        return self

    def numpy(self) -> Coroutine[Any, Any, np.ndarray]:
        """The value as a read-only NumPy array, which stays valid as long as it is held.

        Under `la.blocking` the array itself, not something to await.
        """
        value: Coroutine[Any, Any, np.ndarray] = self._value(_itself, "t.numpy")
        return value

    def item(self) -> Coroutine[Any, Any, Any]:
        """The value of a tensor of one element, as a Python number.

        Under `la.blocking` the number itself, not something to await. Raises ``ValueError`` at once
        for any other size.
        """
        if self.size != 1:
            raise ValueError(f"item() takes a tensor of one element, not one of shape {self.shape}")
        value: Coroutine[Any, Any, Any] = self._value(np.ndarray.item, "t.item")
        return value

    def _value(self, convert: Callable[[np.ndarray], Any], name: str) -> Any:
        """What ``convert`` makes of the value: to be awaited, unless the caller may block."""
        data = self._data  # not by the property, as this is done very often
        executor = self._recording.executor if data is None else data.executor
        host = executor.outside
        if host is None or in_trio_task():
            call: Call[Any] = Call()
            call.function = name
            call.coroutine = executor.value_of(self, convert)
            return call
        array = self._ready_on_host()
        if host.may_block:
            return convert(self._host_array() if array is None else array)
        if array is not None:
            return awaitable_of(_already(convert(array)), name)
        return awaitable_of(host.call(executor.value_of, (self, convert), {}), name)

    def _ready_on_host(self) -> np.ndarray | None:
        """The value, if it is ready, and there without a copy: callers outside trio need not wait.

        In trio every await is a checkpoint.
        """
        data = self._computed()
        if data is None or data.host is not None:
            return None if data is None else data.host
        if (
            data.state == "ready"
            and data.buffer is not None
            and self._executor.has_host_memory(data.device)
        ):
            data.host = read_only(data.buffer)
        return data.host

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

    def _device_array(self) -> Any:
        data = self._computed()
        if data is None or data.state != "ready" or data.buffer is None:
            return None
        return self._executor.on_its_device(data)

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
        if self._recording.recorder.around:
            raise WouldBlockError(
                f"{refused}, and it is asked for in a function that is traced, which computes "
                "nothing yet: compute with the tensor itself, choose with "
                "`la.where(condition, x, y)`, or return it and await its value after the call"
            )
        raise WouldBlockError(
            f"{refused}: `await t.numpy()`, `await t.item()` or `await la.to_cpu(...)` it first, "
            "or take it as an argument of a step closure. Inside a closure compute with numbers, "
            "`float(loss) * 2` and not `float(loss * 2)`, or await in an `async def`"
        )

    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        """``lazyasync``, as the array API standard has functions ask for it that take any array.

        Raises ``ValueError`` for a version of the standard other than 2021.12 to 2025.12.
        """
        if api_version is not None and api_version not in _API_VERSIONS:
            listed = ", ".join(_API_VERSIONS)
            raise ValueError(
                f"there is no version {api_version!r} of the array API here, only {listed}"
            )
        return sys.modules["lazyasync"]

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

    def __dir__(self) -> list[str]:
        return sorted(set(super().__dir__()).difference(missing_methods(LazyTensor)))

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
        def __array_ufunc__(
            self, ufunc: np.ufunc, method: str, *inputs: Any, **keywords: Any
        ) -> Any: ...
        def __array_function__(
            self,
            function: Any,
            types: Iterable[type],
            args: tuple[Any, ...],
            kwargs: dict[str, Any],
        ) -> Any: ...
        def __setitem__(self, index: Any, value: Any) -> None: ...

        @property
        def at(self) -> IndexedTensor:
            """Copies that are changed in parts: ``t.at[i].add(v)``, as in JAX."""

        @property
        def T(self) -> LazyTensor:  # noqa: N802
            """The tensor with its axes in reverse order."""

        @property
        def mT(self) -> LazyTensor:  # noqa: N802
            """The tensor with its last two axes swapped."""

        @property
        def real(self) -> LazyTensor:
            """`la.real`: real numbers as they are."""

        @property
        def imag(self) -> LazyTensor:
            """`la.imag`: of real numbers zeros."""

        def sum(
            self,
            axis: int | tuple[int, ...] | None = None,
            dtype: Any = None,
            *,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.sum`."""

        def mean(
            self,
            axis: int | tuple[int, ...] | None = None,
            dtype: Any = None,
            *,
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
            dtype: Any = None,
            *,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.prod`."""

        def var(
            self,
            axis: int | tuple[int, ...] | None = None,
            dtype: Any = None,
            *,
            correction: float = 0.0,
            keepdims: bool = False,
        ) -> LazyTensor:
            """`la.var`."""

        def std(
            self,
            axis: int | tuple[int, ...] | None = None,
            dtype: Any = None,
            *,
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
            self,
            axis: int | None = None,
            dtype: Any = None,
            *,
            include_initial: bool = False,
            reverse: bool = False,
        ) -> LazyTensor:
            """`la.cumsum`."""

        def cumprod(
            self,
            axis: int | None = None,
            dtype: Any = None,
            *,
            include_initial: bool = False,
            reverse: bool = False,
        ) -> LazyTensor:
            """`la.cumprod`."""

        def clip(self, min: Any = None, max: Any = None) -> LazyTensor:
            """`la.clip`."""

        def round(self, decimals: int = 0) -> LazyTensor:
            """`la.round`."""

        def conj(self) -> LazyTensor:
            """`la.conj`."""

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

        def repeat(
            self, repeats: Any, axis: int | None = None, *, total_repeat_length: int | None = None
        ) -> LazyTensor:
            """`la.repeat`."""

        def diagonal(self, offset: int = 0, axis1: int = 0, axis2: int = 1) -> LazyTensor:
            """`la.diagonal`."""

        def trace(
            self, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None
        ) -> LazyTensor:
            """`la.trace`."""

        def argsort(
            self, axis: int | None = -1, *, descending: bool = False, stable: bool = True
        ) -> LazyTensor:
            """`la.argsort`."""

        def squeeze(self, axis: int | Sequence[int] | None = None) -> LazyTensor:
            """`la.squeeze`."""

        def astype(
            self, dtype: Any, /, *, copy: bool = True, device: str | Device | None = None
        ) -> LazyTensor:
            """`la.astype`."""

        def detach(self) -> LazyTensor:
            """`la.stop_gradient`."""

        def to(self, device: str | Device) -> LazyTensor: ...
        def to_device(self, device: str | Device, /, *, stream: None = None) -> LazyTensor: ...
        def copy(self) -> LazyTensor: ...
        def set_(self, other: LazyTensor) -> LazyTensor: ...
        def copy_from(self, array: Any) -> LazyTensor: ...


async def _already(value: Any) -> Any:
    return value


def _itself(array: np.ndarray) -> np.ndarray:
    return array


# No `__getattr__`: a class that has one makes every look at an attribute slow.
for _name, _hint in METHODS_ELSEWHERE.items():
    setattr(LazyTensor, _name, MissingMethod(_name, _hint))


# ---- recordings ---------------------------------------------------------------------------


class Recording:
    """What one job has recorded on one device since its last barrier.

    ``context`` is the context that recorded last, and None once the recording is closed: the hot
    path compares it with the current one and so learns both that the recording is open and that
    it is the right one. ``references`` are the tensors made, weakly held; ``bindings`` the values
    of the slots, by position; ``slots`` the leaf of each handle; ``materialized`` the nodes whose
    values have been computed since, and are parameters from then on. ``counted`` is how many of
    the references the registry of tensors has counted.
    """

    __slots__ = (
        "begun_with",
        "bindings",
        "check_at",
        "context",
        "counted",
        "created",
        "cursor",
        "device",
        "executor",
        "imports",
        "materialized",
        "mixed",
        "number",
        "recorder",
        "references",
        "scope",
        "slots",
        "task",
        "trie",
        "visits",
    )

    def __init__(
        self, recorder: Recorder, device: Device, trie: Trie, check_at: int = 1 << 62
    ) -> None:
        self.recorder = recorder
        self.executor = recorder.executor
        self.device = device
        self.trie = trie
        trie.recordings += 1
        self.number = trie.recordings
        """Of those that have followed the paths of the trie."""
        self.check_at = check_at
        """The number of operations from which on `Recorder.limit_graph_size` is asked."""
        self.visits: Any = None
        """Where the user's code has been since; `Recorder.limit_graph_size` keeps it here."""
        self.begun_with: object = None
        """What has been told of its beginning, by `begin_with`."""
        self.cursor: TrieEntry = trie.root
        self.context: RecordingContext | None = None
        self.scope = ""
        self.references: list[ReferenceType[LazyTensor]] = []
        self.counted = 0
        self.bindings: list[Any] = []
        self.slots: dict[DeviceData, Node] = {}
        self.imports: dict[tuple[Recording, Node], Node] = {}
        self.materialized: dict[Node, DeviceData] = {}
        self.created = 0
        self.task: object | None = None
        self.mixed = False

    def begin_with(self, mark: Hashable) -> None:
        """Begins on a path of its own, that of all recordings that begin with an equal mark."""
        self.begun_with = mark
        key = (None, mark)
        cursor = self.cursor
        entry = cursor.child(key) or self.trie.extend(cursor, key)
        if self.cursor is cursor:  # else it has begun already, in the middle of this
            self.cursor = entry

    def unneeded(self) -> Iterator[DeviceData]:
        """The handles it holds for nobody, each as often as it does so.

        There are none while something in it has yet to be computed, which may need them.
        """
        if not (self.slots or self.materialized):
            return
        lazy = set()
        for reference in tuple(self.references):  # another thread may add more
            tensor = reference()
            if tensor is not None and tensor._data is None and tensor._recording is self:
                if tensor._node not in self.materialized:
                    return
                lazy.add(tensor._node)
        yield from self.slots
        yield from [value for value in self.bindings if type(value) is DeviceData]
        yield from [data for node, data in self.materialized.items() if node not in lazy]

    def release(self) -> None:
        """Lets go of every value, once nothing lazy refers to the recording any more.

        Tensors remember the recording they were used in last, and would keep its values alive.
        """
        self.bindings = []
        self.slots = {}
        self.imports = {}
        self.materialized = {}
        self.visits = None
        self.cursor = NOTHING
        self.task = None


class RecordingContext:
    """The value of the context variable: a job, and what blocks of user code have set for it."""

    __slots__ = ("_untrimmed", "recorder", "scope", "trims")

    def __init__(self, recorder: Recorder, scope: str = "", trims: bool = True) -> None:
        self.recorder = recorder
        self.scope = scope
        self.trims = trims
        self._untrimmed: RecordingContext | None = None

    @property
    def untrimmed(self) -> RecordingContext:
        """The same, but that nothing is cut off the graph."""
        if self._untrimmed is None:
            self._untrimmed = RecordingContext(self.recorder, self.scope, trims=False)
        return self._untrimmed


# ---- changed copies -----------------------------------------------------------------------


class TensorPart(Protocol):
    """What ``t.at[key]`` gives: a part of a tensor, and copies of it in which that is another.

    An index that occurs several times counts as often, as in `numpy.ufunc.at`.
    """

    def get(self) -> LazyTensor:
        """``t[key]``."""

    def set(self, value: Any, /) -> LazyTensor:
        """A copy with ``value`` there: of several for one place, the last."""

    def add(self, value: Any, /) -> LazyTensor:
        """A copy with ``value`` added there."""

    def subtract(self, value: Any, /) -> LazyTensor:
        """A copy with ``value`` subtracted there."""

    def multiply(self, value: Any, /) -> LazyTensor:
        """A copy with ``value`` multiplied there."""

    def divide(self, value: Any, /) -> LazyTensor:
        """A copy divided there by ``value``, or by the product of several."""

    def power(self, value: Any, /) -> LazyTensor:
        """A copy raised there to the power ``value``, or to the product of several."""

    def min(self, value: Any, /) -> LazyTensor:
        """A copy with the smaller of it and ``value`` there."""

    def max(self, value: Any, /) -> LazyTensor:
        """A copy with the larger of it and ``value`` there."""


class IndexedTensor(Protocol):
    """What ``t.at`` is."""

    def __getitem__(self, key: Any) -> TensorPart: ...


# ---- what these need of a runtime ---------------------------------------------------------


class TensorExecutor(Protocol):
    """The part of a runtime that tensors talk to."""

    thread: int
    """The thread that the runtime lives in."""
    default_dtype: np.dtype
    """That of real numbers without one, where `la.default_dtype` says nothing else."""

    @property
    def outside(self) -> Host | None:
        """What carries calls over from outside trio, in a runtime that is open there."""

    transfer_tapes: dict[DeviceData, TransferTape]
    """Handles that stand for what gradients lead through, until these have been taken."""

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not change what is the runtime's."""

    async def fetch(
        self, tensors: Sequence[LazyTensor], *, host: bool, shares: bool = True
    ) -> list[DeviceData]:
        """Runs what the tensors still need and waits for it; with ``host`` also brings copies.

        If it ``shares``, with them goes what would else compute the same again.
        """

    async def value_of(self, tensor: LazyTensor, convert: Callable[[np.ndarray], _Value]) -> _Value:
        """What ``convert`` makes of the host copy of a tensor, waited for as by `fetch`."""

    def at_hand(self, tensor: LazyTensor) -> np.ndarray | None:
        """The host copy of a tensor for which nothing is to be computed or copied; else None."""

    def check_host_access(self, tensor: LazyTensor) -> None:
        """Makes the host copy certain where the caller may block, else does nothing."""

    def has_host_memory(self, device: Device) -> bool:
        """Whether buffers of a device are arrays on the host."""

    def on_its_device(self, data: DeviceData) -> Any:
        """A ready value where it is, as an array with ``__dlpack__``, which holds the handle.

        None where that is on the host, or not for other libraries.
        """

    def taken_over(
        self, recorder: Recorder, array: Any, device: Device | None
    ) -> DeviceData | None:
        """A handle with a copy of another library's array, which has been made on its device.

        None if the job has no such device, or it is not ``device``.
        """

    def new_tensor_id(self, tensor: LazyTensor) -> int:
        """Numbers a tensor, and counts its end when it comes."""


_NO_SLOTS: Final = ()
"""By name, as type checkers would take it for all that a recorder may have: a job has its own."""


class Recorder(Protocol):
    """What recording needs of a job, or of a function that is traced in one."""

    __slots__ = _NO_SLOTS

    ir_debug: bool
    shapes: ShapeCache
    around: tuple[Recorder, ...]
    """What a function is traced in, the innermost first: other functions, at last the job. What was
    recorded there becomes an argument of the trace. Nothing in a job."""
    is_inlined: bool
    """Whether what is traced is then recorded in what is around it, so that gradients which are
    being taken there lead through what it takes from there."""
    gradients: list[tuple[Node, ...]]
    """For each gradient that is being taken, the innermost last, its arguments' nodes. As long as
    there are any no recording is closed: their graph must stay whole."""

    @property
    def executor(self) -> TensorExecutor:
        """The executor of the job's runtime."""

    @property
    def closed(self) -> bool:
        """Whether nothing is recorded in it any more, and what is still lazy in it never runs."""

    @property
    def devices(self) -> tuple[Device, ...]:
        """The devices of the job, its first one first."""

    @property
    def in_runtime_thread(self) -> bool:
        """Whether this is the thread that the runtime lives in, where barriers collect."""

    @property
    def traced_shapes(self) -> ShapeCache:
        """What infers the types of what this thread traces here."""

    def between_traced(self) -> None:
        """Called between two operations that are traced here: lets other threads have the GIL.

        Raises, once the runtime has ended, what recording here does.
        """

    def recording(self, device: Device) -> Recording:
        """The open recording on a device.

        Raises `JobClosedError` in an ended job, and `WrongThreadError` in another thread.
        """

    def resolve_device(self, device: str | Device | None) -> Device:
        """The device of a name; None is the job's first. Raises `UnknownDeviceError`."""

    def limit_graph_size(self, recording: Recording, tensors: tuple[LazyTensor, ...]) -> None:
        """Closes a recording that has become too long, cutting what is live into a segment.

        Asked from its ``check_at`` on, before an operation on ``tensors`` is recorded.
        """

    def host_data(self, array: np.ndarray, device: Device) -> DeviceData:
        """A handle for a host array, which is uploaded with the first step that needs it."""

    def transfer(self, tensor: LazyTensor, device: Device) -> DeviceData:
        """A promise of a tensor's value on another device."""

    def lazy_at_end(self) -> Exception:
        """What using a tensor raises that was still lazy when this ended."""

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not record here."""

    def exclusively(self, function: Callable[..., _Value], *args: Any) -> _Value:
        """Calls a function while no other thread records: in the runtime's own."""

    def random_state(self, device: Device, count: int, stream: Any = None) -> tuple[int, int]:
        """The key and the counter for ``count`` random 32-bit numbers of a stream; None: its own
        one on the device."""


class TransferTape(Protocol):
    """What has been moved between devices in a job while gradients are being taken there."""

    @property
    def recorder(self) -> Recorder:
        """The job."""

    def depends(self, data: DeviceData) -> bool:
        """Whether a moved tensor depends on an argument of a gradient that is being taken."""
