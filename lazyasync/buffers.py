"""Buffers on devices: their handles, and the accounts that they count for."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence, Set
from itertools import repeat
from typing import Any, NoReturn

import numpy as np
from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.types import TensorType

_new = object.__new__


class MemoryAccount:
    """Bytes held on one device, by one job or by all. Releases may come from any thread.

    ``predicted_peak`` is the most that was expected when a program was sent to the device: what was
    in use, its outputs and its intermediates. ``released`` is what other threads, and finalizers,
    leave for the trio thread to take in.
    """

    __slots__ = ("peak", "predicted_peak", "released", "used")

    def __init__(self) -> None:
        self.used = 0
        self.peak = 0
        self.predicted_peak = 0
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
    ``executor`` is the `lazyasync.tensor.TensorExecutor` of its runtime. Accounts count its bytes
    until the handle is dropped.
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
        "origin",
        "type",
    )

    origin: NodeMetadata | None
    """Where its value comes from; not there for what nobody has recorded."""
    _shared: Any
    """What is held for as long as the handle is: see `share`."""

    def __init__(self, executor: Any, device: Device, type: TensorType) -> None:
        self.executor = executor
        self.device = device
        self.type = type
        self.buffer: Any = None
        self.completion: Any = None
        self.failure: Any = None
        self.host: np.ndarray | None = None
        self._accounts: tuple[MemoryAccount, ...] = ()

    @property
    def state(self) -> str:
        """``"in flight"``, ``"ready"`` or ``"failed"``."""
        if self.failure is not None:
            return "failed"
        return "ready" if self.completion is None else "in flight"

    @property
    def place(self) -> str | None:
        """The user's line that it comes from, if that is known."""
        origin: NodeMetadata | None = getattr(self, "origin", None)
        return None if origin is None else origin.place

    # ---- accounts ------------------------------------------------------------------------------

    def charge(self, accounts: tuple[MemoryAccount, ...]) -> None:
        """Counts this buffer against ``accounts`` until the handle is dropped."""
        nbytes = self.type.nbytes
        for account in accounts:
            account.charge(nbytes)
        self._accounts = accounts

    def charge_later(self, accounts: tuple[MemoryAccount, ...]) -> None:
        """As `charge`, in any thread."""
        nbytes = self.type.nbytes
        for account in accounts:
            account.charge_later(nbytes)
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


def new_handles(
    executor: Any,
    device: Device,
    types: Sequence[TensorType],
    *,
    buffers: Iterable[Any] | None = None,
    completion: Any = None,
) -> list[DeviceData]:
    """Handles, made in one go: of ``buffers`` that are there, or that ``completion`` will fill."""
    datas = []
    if buffers is None:
        buffers = repeat(None, len(types))
    for type_, buffer in zip(types, buffers, strict=True):
        data: DeviceData = _new(DeviceData)
        data.executor = executor
        data.device = device
        data.type = type_
        data.buffer = buffer
        data.completion = completion
        data.failure = None
        data.host = None
        data._accounts = ()
        datas.append(data)
    return datas


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
    def executor(self) -> NoReturn:
        """Whoever asks for it is about to use the tensor."""
        raise self.failure.deliver()

    @property
    def state(self) -> str:
        """``"donated"``."""
        return "donated"


def charge_outputs(
    buffers: Iterable[DeviceData],
    accounts: tuple[MemoryAccount, ...],
    nbytes: int,
    workspace_bytes: int,
) -> None:
    """Counts the outputs of a program against ``accounts`` (trio thread only).

    They are ``nbytes`` in all; while it runs, there are ``workspace_bytes`` of intermediates.
    """
    for account in accounts:
        if account.released:
            account.settle()
    for buffer in buffers:  # from here on nothing can fail: all is counted, or nothing
        buffer._accounts = accounts
    for account in accounts:
        account.used += nbytes
        if account.used > account.peak:
            account.peak = account.used
        if account.used + workspace_bytes > account.predicted_peak:
            account.predicted_peak = account.used + workspace_bytes


def read_only(array: np.ndarray) -> np.ndarray:
    """A view that cannot be written to: buffers are shared by whoever holds a copy."""
    view = array.view()
    view.flags.writeable = False
    return view
