"""Operations: recording one on tensors, or on nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock
from weakref import ref

import numpy as np
from trio.lowlevel import enable_ki_protection

from lazyasync.device import Device
from lazyasync.ir.leaves import RANDOM_STATE, RANDOM_STATE_TYPE
from lazyasync.ir.node import Attributes, Operation
from lazyasync.recording.current import current_context
from lazyasync.recording.operands import adopt, recording_for, source_recording
from lazyasync.recording.path import advance, bind_leaf
from lazyasync.recording.tensors import new_data_tensor, new_lazy_tensor
from lazyasync.tensor import LazyTensor, Recorder


@enable_ki_protection
def record(
    operation: Operation, operands: Sequence[LazyTensor], attributes: Attributes = ()
) -> LazyTensor:
    """Records an operation on tensors of one device, at least one, and gives its result.

    ``attributes`` is a plain tuple in the order of the operation's attributes. Its values must be
    normalised by the caller to one type per position, because ``1 == True == 1.0``.
    """
    recording = recording_for(operation.name, operands)
    nodes = tuple(
        [
            operand._node
            if operand._recording is recording and operand._data is None
            else adopt(recording, operand)
            for operand in operands
        ]
    )
    tensor = new_lazy_tensor(recording, advance(recording, operation, nodes, attributes))
    recording.references.append(ref(tensor))
    return tensor


@enable_ki_protection
def record_around(
    operation: Operation, operand: LazyTensor, attributes: Attributes = ()
) -> LazyTensor:
    """Records an operation where its operand is: around the function that is being traced."""
    recording = operand._recording
    node = advance(recording, operation, (operand._node,), attributes)
    tensor = new_lazy_tensor(recording, node)
    recording.references.append(ref(tensor))
    return tensor


@enable_ki_protection
def record_source(
    operation: Operation, device: str | Device | None, attributes: Attributes
) -> LazyTensor:
    """Records an operation without operands, on the named device (None: the job's first)."""
    recording = source_recording(device)
    tensor = new_lazy_tensor(recording, advance(recording, operation, (), attributes))
    recording.references.append(ref(tensor))
    return tensor


@enable_ki_protection
def random_state_tensor(count: int, device: str | Device | None) -> LazyTensor:
    """The state for ``count`` 32-bit numbers, as an operand: of the stream that is drawn from.

    That is the job's, or the one of `drawing_from`.
    """
    recording = source_recording(device)
    state = recording.recorder.random_state(recording.device, count, _stream.get())
    return new_lazy_tensor(recording, bind_leaf(recording, RANDOM_STATE, RANDOM_STATE_TYPE, state))


_MOST_COUNTERS = 1 << 40
"""What a draw takes of a stream at most, which has 2**64."""


def next_draw(key: int, counter: int, count: int) -> tuple[tuple[int, int], int]:
    """The state for ``count`` 32-bit numbers of a stream, and its counter behind them.

    The state is a key and a counter, which makes four of them. What may be so many that the stream
    would begin anew before long, as a loop in a loop takes of which nobody knows how long they are,
    has a stream of its own: its key is a hash of where it begins.
    """
    counters = -(-count // 4)
    if counters <= _MOST_COUNTERS:
        return (key, counter), (counter + counters) % (1 << 64)
    begin = key.to_bytes(8, "little") + counter.to_bytes(8, "little")
    own = int.from_bytes(hashlib.blake2b(begin, digest_size=8).digest(), "little")
    return (own, 0), (counter + 1) % (1 << 64)


class RandomStream:
    """A stream of random numbers that belongs to no job: a key, and how much has been drawn.

    ``recorder``: what recorded when it was made from a known seed. A function that is traced makes
    it in each of its calls, so its states are the same in all of them.
    """

    __slots__ = ("_lock", "_recorder", "counter", "key")

    def __init__(self, key: int, recorder: Recorder | None) -> None:
        self.key = key
        self.counter = 0
        self._lock = Lock()
        self._recorder = None if recorder is None else ref(recorder)

    def is_made_by(self, recorder: Recorder) -> bool:
        """Whether ``recorder`` recorded when it was made from a known seed."""
        return self._recorder is not None and self._recorder() is recorder

    def state(self, count: int) -> tuple[int, int]:
        """The key and the counter for ``count`` 32-bit numbers; a counter makes four of them."""
        with self._lock:
            state, self.counter = next_draw(self.key, self.counter, count)
        return state


_stream: ContextVar[RandomStream | None] = ContextVar("lazyasync random stream", default=None)


@contextmanager
def drawing_from(stream: RandomStream) -> Iterator[None]:
    """A block in which what is drawn is drawn from a stream, and not from the job's."""
    token = _stream.set(stream)
    try:
        yield
    finally:
        _stream.reset(token)


@enable_ki_protection
def host_tensor(array: np.ndarray, device: str | Device | None) -> LazyTensor:
    """A tensor for a host array that nobody else writes to."""
    recorder = current_context().recorder
    return new_data_tensor(recorder.host_data(array, recorder.resolve_device(device)))
