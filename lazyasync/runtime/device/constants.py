"""The constants that a device keeps: buffers of small host arrays, found again by their bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import numpy as np
from trio.lowlevel import enable_ki_protection

from lazyasync.buffers import DeviceData, MemoryAccount
from lazyasync.config import Config
from lazyasync.ir.types import TensorType
from lazyasync.observe.metrics import Metrics


class Constant:
    """An uploaded array. The device's account counts it once, for as long as anybody holds it."""

    __slots__ = ("buffer", "charged", "nbytes")

    def __init__(self, buffer: Any, nbytes: int) -> None:
        self.buffer = buffer
        self.nbytes = nbytes
        self.charged: MemoryAccount | None = None

    @enable_ki_protection  # an interrupt that is raised here is lost
    def __del__(self) -> None:
        if self.charged is not None:
            self.charged.released.append(self.nbytes)


class ConstantCache:
    """The latest constants of one device, which it can do without.

    Found and added to by the threads of the device's lanes, or the trio thread for one that has
    nothing to do; dropped from by any at any time.
    """

    def __init__(self, config: Config, account: MemoryAccount, metrics: Metrics) -> None:
        self._capacity = config.data_cache_size if config.data_cache else 0
        self._largest = config.data_cache_max_bytes
        self._account = account
        self._metrics = metrics
        self._entries: OrderedDict[tuple[TensorType, bytes], Constant] = OrderedDict()
        self._nbytes = 0
        # Held for a few operations on the dictionary, so that the event loop may take it too.
        self._lock = threading.Lock()
        self._filling = threading.Lock()
        """Held by whichever lane of the device gives a handle its buffer."""

    def takes(self, array: np.ndarray) -> bool:
        """Whether an array is kept."""
        return self._capacity > 0 and array.nbytes <= self._largest

    def fill(self, data: DeviceData, upload: Callable[[np.ndarray], Any]) -> None:
        """Gives a handle the constant of the same dtype, shape and bytes, uploaded if need be."""
        with self._filling:
            if data.buffer is None:  # else another lane has done it meanwhile
                self._fill(data, upload)

    def _fill(self, data: DeviceData, upload: Callable[[np.ndarray], Any]) -> None:
        array = data.host
        assert array is not None
        key = (data.type, array.tobytes())
        with self._lock:
            constant = self._entries.get(key)
            if constant is not None:
                self._entries.move_to_end(key)
        if constant is not None:
            if data.share(constant, self._account):
                self._account.released.append(data.type.nbytes)
        else:
            self._metrics.increment("DeviceDataCacheMiss")
            constant = Constant(upload(array), data.type.nbytes)
            if data.share(constant, self._account):
                constant.charged = self._account  # what was the handle's is the constant's now
            self._add(key, constant)
        data.buffer = constant.buffer

    def _add(self, key: tuple[TensorType, bytes], constant: Constant) -> None:
        with self._lock:
            self._entries[key] = constant
            self._nbytes += constant.nbytes
        while len(self._entries) > self._capacity:
            self._drop_first()

    def make_room(self, nbytes: int) -> bool:
        """Drops the oldest until they make ``nbytes``; False, with none dropped, if all are less.

        What tensors still hold is not free by that: who needs it looks again.
        """
        if self._nbytes < nbytes:
            return False
        while nbytes > 0 and (dropped := self._drop_first()) is not None:
            nbytes -= dropped
        return True

    def clear(self) -> None:
        """Drops all of them."""
        while self._drop_first() is not None:
            pass

    def _drop_first(self) -> int | None:
        """Drops the oldest; gives its bytes, or None if there is none."""
        with self._lock:
            if not self._entries:
                return None
            _, constant = self._entries.popitem(last=False)
            self._nbytes -= constant.nbytes
        return constant.nbytes

    def __len__(self) -> int:
        return len(self._entries)
