"""The opaque handle of a tensor's buffer, which the tensor's device owns."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence, Set
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

import numpy as np
from trio.lowlevel import enable_ki_protection

if TYPE_CHECKING:
    from lazyasync.device import Device
    from lazyasync.ir.types import TensorType
    from lazyasync.recording.transfers import TransferTape
    from lazyasync.tensor import LazyTensor


_new = object.__new__


class TensorExecutor(Protocol):
    """The part of a runtime that tensors talk to."""

    thread: int
    """The thread that the runtime lives in."""
    transfer_tapes: dict[DeviceData, TransferTape]
    """Handles that stand for what gradients lead through, until these have been taken."""

    def check_thread(self) -> None:
        """Raises `WrongThreadError` in a thread that must not change what is the runtime's."""

    async def fetch(self, tensors: Sequence[LazyTensor], *, host: bool) -> list[DeviceData]:
        """Runs what the tensors still need and waits for it; with ``host`` also brings copies."""

    def check_host_access(self, tensor: LazyTensor) -> None:
        """Makes the host copy certain where the caller may block, else does nothing."""

    def new_tensor_id(self, tensor: LazyTensor) -> int:
        """Numbers a tensor, and counts its end when it comes."""


class MemoryAccount:
    """Bytes held on one device by one job. Releases may come from any thread.

    ``released`` is what other threads, and finalizers, leave for the trio thread to take in.
    """

    __slots__ = ("peak", "released", "used")

    def __init__(self) -> None:
        self.used = 0
        self.peak = 0
        self.released: deque[int] = deque()

    def charge(self, nbytes: int) -> None:
        """Counts an allocation (trio thread only)."""
        if self.released:
            self.settle()
        self.used += nbytes
        if self.used > self.peak:
            self.peak = self.used

    def charge_later(self, nbytes: int) -> None:
        """Counts an allocation, from any thread: as a release of less than nothing."""
        self.released.append(-nbytes)

    def settle(self) -> int:
        """Takes in what other threads have left (trio thread only); gives the bytes in use."""
        released = self.released
        while released:
            nbytes = released.popleft()
            self.used -= nbytes
            if nbytes < 0 and self.used > self.peak:
                self.peak = self.used
        return self.used


class DeviceData:
    """A buffer on a device: promised, ready or failed.

    ``completion`` is what will fill it, and None once that has ended. ``failure`` is the record of
    the failure that left it without a value. ``host`` is the read-only NumPy copy, once one is
    there. A handle with ``host`` and no ``buffer`` is uploaded by the first step that needs it.
    """

    __slots__ = (
        "__weakref__",
        "_accounts",
        "_shared",
        "buffer",
        "completion",
        "device",
        "executor",
        "failure",
        "host",
        "type",
    )

    def __init__(self, executor: TensorExecutor, device: Device, type: TensorType) -> None:
        self.executor = executor
        self.device = device
        self.type = type
        self.buffer: Any = None
        self.completion: Any = None
        self.failure: Any = None
        self.host: np.ndarray | None = None
        self._accounts: tuple[MemoryAccount, ...] = ()

    def charge(self, accounts: tuple[MemoryAccount, ...]) -> None:
        """Counts this buffer against ``accounts`` until the handle is dropped."""
        nbytes = self.type.nbytes
        for account in accounts:
            account.charge(nbytes)
        self._accounts = accounts

    def charge_later(self, accounts: tuple[MemoryAccount, ...]) -> None:
        """As `charge`, in any thread."""
        for account in accounts:
            account.charge_later(self.type.nbytes)
        self.note_charge(accounts)

    def note_charge(self, accounts: tuple[MemoryAccount, ...]) -> None:
        """Takes note that ``accounts`` have been charged for this buffer already."""
        self._accounts = accounts

    def share(self, owner: Any, account: MemoryAccount) -> bool:
        """Leaves it to ``owner``, which is held from now on, that ``account`` counts the buffer.

        For one that others use as well. Takes the charge off this handle, but not off the account;
        False if there was none. In any thread.
        """
        self._shared = owner
        if account not in self._accounts:
            return False
        self._accounts = tuple(other for other in self._accounts if other is not account)
        return True

    @property
    def is_charged(self) -> bool:
        """Whether some account counts this buffer."""
        return bool(self._accounts)

    def is_charged_to(self, accounts: Set[MemoryAccount]) -> bool:
        """Whether one of ``accounts`` counts it."""
        return not accounts.isdisjoint(self._accounts)

    def discharge(self) -> tuple[MemoryAccount, ...]:
        """Takes `charge` back, for a buffer that another handle takes over, or that never was.

        Gives the accounts that it was charged to.
        """
        accounts = self._accounts
        for account in accounts:
            account.released.append(self.type.nbytes)
        self._accounts = ()
        return accounts

    @enable_ki_protection  # an interrupt that is raised here is lost
    def __del__(self) -> None:
        # May run in any thread, at any moment, so it only appends; `settle` does the arithmetic.
        accounts = self._accounts
        if accounts:
            nbytes = self.type.nbytes
            for account in accounts:
                account.released.append(nbytes)

    @property
    def state(self) -> str:
        """``"in flight"``, ``"ready"`` or ``"failed"``."""
        if self.failure is not None:
            return "failed"
        return "ready" if self.completion is None else "in flight"


def promised(
    executor: TensorExecutor, device: Device, types: Iterable[TensorType], completion: Any
) -> list[DeviceData]:
    """Handles that ``completion`` will fill, made in one go."""
    datas = []
    for type_ in types:
        data: DeviceData = _new(DeviceData)
        data.executor = executor
        data.device = device
        data.type = type_
        data.buffer = None
        data.completion = completion
        data.failure = None
        data.host = None
        data._accounts = ()
        datas.append(data)
    return datas


def filled(
    executor: TensorExecutor,
    device: Device,
    types: Iterable[TensorType],
    buffers: Iterable[Any],
) -> list[DeviceData]:
    """Handles of buffers that are there, made in one go."""
    datas = []
    for type_, buffer in zip(types, buffers, strict=True):
        data: DeviceData = _new(DeviceData)
        data.executor = executor
        data.device = device
        data.type = type_
        data.buffer = buffer
        data.completion = None
        data.failure = None
        data.host = None
        data._accounts = ()
        datas.append(data)
    return datas


def charge_together(
    datas: Iterable[DeviceData], accounts: tuple[MemoryAccount, ...], nbytes: int
) -> None:
    """Counts buffers against ``accounts``, ``nbytes`` in all (trio thread only)."""
    for data in datas:
        data._accounts = accounts
    for account in accounts:
        if account.released:
            account.settle()
        account.used += nbytes
        if account.used > account.peak:
            account.peak = account.used


class DonatedData(DeviceData):
    """What a tensor stands for after it has been donated to a compiled function: nothing.

    Recording asks every operand for its executor, and waiting asks for the failure; both raise.
    """

    __slots__ = ()

    def __init__(self, device: Device, type: TensorType, failure: Any) -> None:
        self.device = device
        self.type = type
        self.buffer = None
        self.completion = None
        self.failure = failure
        self.host = None
        self._accounts = ()

    @property
    def executor(self) -> NoReturn:  # type: ignore[override]
        """Whoever asks for it is about to use the tensor."""
        raise self.failure.deliver()

    @property
    def state(self) -> str:
        """``"donated"``."""
        return "donated"


def read_only(array: np.ndarray) -> np.ndarray:
    """A view that cannot be written to: buffers are shared by whoever holds a copy."""
    view = array.view()
    view.flags.writeable = False
    return view
