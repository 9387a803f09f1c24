"""A stand-in for libnccl: C functions that check what they are given, and move bytes on the host.

Written from NVIDIA's documentation of NCCL and the numbers in its header. A group is done as one:
every device of a communicator has to take part in it, by the same calls.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, c_int, c_size_t, c_void_p
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np

INVALID_USAGE, SYSTEM_ERROR = 5, 2
DTYPES: dict[int, Any] = {
    0: np.int8,
    1: np.uint8,
    2: np.int32,
    3: np.uint32,
    4: np.int64,
    5: np.uint64,
    6: np.float16,
    7: np.float32,
    8: np.float64,
    9: ml_dtypes.bfloat16,
}


@dataclass
class Call:
    """A collective as one device has called it."""

    name: str
    send: int
    receive: int
    count: int
    dtype: int
    root: int
    rank: int
    devices: tuple[int, ...]
    stream: int


@dataclass
class FakeNccl:
    """One library. ``flush(stream)`` does what is on a stream before the collective.

    ``groups`` are the names of the calls of each group, ``ended`` how communicators did. Each call
    fails that ``fails`` names.
    """

    flush: Callable[[int], None]
    groups: list[list[str]] = field(default_factory=list)
    made: list[tuple[int, ...]] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    fails: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._communicators: dict[int, tuple[int, tuple[int, ...]]] = {}
        self._group: list[Call] | None = None
        self._function("ncclCommInitAll", self._init, POINTER(c_void_p), c_int, POINTER(c_int))
        for name in ("ncclCommDestroy", "ncclCommAbort"):
            self._function(name, self._end(name), c_void_p)
        self._function("ncclGroupStart", self._start)
        self._function("ncclGroupEnd", self._finish)
        memory = (c_void_p, c_void_p, c_size_t, c_int)
        for name in ("ncclAllReduce", "ncclReduceScatter", "ncclBroadcast"):
            self._function(name, self._collective(name), *memory, c_int, c_void_p, c_void_p)
        name = "ncclAllGather"
        self._function(name, self._collective(name), *memory, c_void_p, c_void_p)

    def _function(self, name: str, work: Callable[..., int], *types: Any) -> None:
        def called(*arguments: Any) -> int:
            return self.fails.get(name) or work(*arguments)

        setattr(self, name, CFUNCTYPE(c_int, *types)(called))

    def _init(self, made: Any, count: int, devices: Any) -> int:
        indices = tuple(devices[:count])
        assert len(set(indices)) == count
        self.made.append(indices)
        for rank in range(count):
            made[rank] = number = 1 + len(self._communicators)
            self._communicators[number] = rank, indices
        return 0

    def _end(self, name: str) -> Callable[[int], int]:
        def end(communicator: int) -> int:
            rank, devices = self._communicators[communicator]
            self._communicators[communicator] = rank, ()
            assert devices, "a communicator that has ended"
            self.ended.append(name)
            return 0

        return end

    def _start(self) -> int:
        assert self._group is None, "groups of several threads"
        self._group = []
        return 0

    def _collective(self, name: str) -> Callable[..., int]:
        def call(send: int, receive: int, count: int, dtype: int, *others: int) -> int:
            *more, communicator, stream = others
            rank, devices = self._communicators[communicator]
            if self._group is None or not devices or not send or not receive:
                return INVALID_USAGE
            root = more[0] if name == "ncclBroadcast" else 0
            assert name in ("ncclBroadcast", "ncclAllGather") or more == [0], "not a sum"
            made = Call(name, send, receive, count, dtype, root, rank, devices, stream)
            self._group.append(made)
            return 0

        return call

    def _finish(self) -> int:
        group, self._group = self._group, None
        assert group is not None
        self.groups.append([call.name for call in group])
        by_rank: dict[int, list[Call]] = {}
        for call in group:
            by_rank.setdefault(call.rank, []).append(call)
            self.flush(call.stream)
        for calls in zip(*[by_rank[rank] for rank in sorted(by_rank)], strict=True):
            first = calls[0]
            assert len(calls) == len(first.devices), "a device is missing"
            for one in calls:
                assert (one.name, one.count, one.dtype, one.root) == (
                    *(first.name, first.count, first.dtype, first.root),
                )
            self._do(first, calls)
        return 0

    def _do(self, first: Call, calls: Any) -> None:
        dtype, count, ranks = np.dtype(DTYPES[first.dtype]), first.count, len(calls)

        def array(at: int, length: int) -> np.ndarray:
            memory = (ctypes.c_uint8 * (length * dtype.itemsize)).from_address(at)
            return np.frombuffer(memory, dtype)

        if first.name == "ncclBroadcast":
            value = array(calls[first.root].send, count).copy()
        elif first.name == "ncclAllGather":
            value = np.concatenate([array(call.send, count) for call in calls])
        else:
            length = count * (ranks if first.name == "ncclReduceScatter" else 1)
            value = array(calls[0].send, length).copy()
            for call in calls[1:]:
                value += array(call.send, length)
        for call in calls:
            own = value
            if first.name == "ncclReduceScatter":
                own = value[call.rank * count : (call.rank + 1) * count]
            array(call.receive, own.size)[:] = own
