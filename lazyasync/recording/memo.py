"""Recording a stretch of operations once, and from then on only where it ends.

A position in the trie identifies everything recorded so far. Whatever is recorded next, and follows
from that alone, is therefore the same each time: it can be repeated by going to where it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from trio.lowlevel import enable_ki_protection

from lazyasync.ir.leaves import PARAMETER
from lazyasync.ir.node import Node
from lazyasync.ir.trie import TrieEntry
from lazyasync.ir.untracked import untrack
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording import bind_leaf, new_lazy_tensors
from lazyasync.tensor import LazyTensor, Recording

MAX_STRETCHES_PER_ENTRY = 64
"""Stretches remembered that begin in one place; more would be a leak, not a memory."""


class _Stretch(NamedTuple):
    """Where in the trie a stretch ended, the numbers it bound to slots, and its results' nodes."""

    end: TrieEntry
    scalars: tuple[Any, ...]
    nodes: tuple[Node | None, ...]


@enable_ki_protection
def record_or_repeat(
    recording: Recording,
    key: Hashable,
    function: Callable[[], Sequence[LazyTensor | None]],
) -> Sequence[LazyTensor | None]:
    """The results of ``function``, which records operations in ``recording``, an open one.

    Called again in the same place with an equal ``key``, it goes to where the stretch ended and
    makes new tensors for the results. So what ``function`` records must follow from the key and
    from what was recorded before, numbers included.
    """
    start = recording.cursor
    known: _Stretch | None = None if start.collections is None else start.collections.get(key)
    if recording.cursor is not start:  # see `lazyasync.recording.path`
        return record_or_repeat(recording, key, function)
    if known is not None:
        recording.cursor = known.end
        recording.bindings.extend(known.scalars)
        return new_lazy_tensors(recording, known.nodes)
    bound = len(recording.bindings)
    results = function()
    scalars = tuple(recording.bindings[bound:])
    # In debug mode nodes keep the user's source line, which is no part of the place. A recording
    # that has been closed on the way, because it had become long, ended elsewhere.
    if (
        recording.context is not None
        and not recording.recorder.ir_debug
        and all(type(scalar) in (bool, int, float, complex) for scalar in scalars)
        and all(result is None or _lies_in(result, recording) for result in results)
    ):
        nodes = tuple([None if result is None else result._node for result in results])
        stretch = _Stretch(recording.cursor, scalars, nodes)
        untrack(nodes)
        untrack(stretch)
        start.remember(key, stretch, MAX_STRETCHES_PER_ENTRY)
    return results


def _lies_in(tensor: LazyTensor, recording: Recording) -> bool:
    return tensor._data is None and tensor._recording is recording


@enable_ki_protection
def adopt_all(recording: Recording, tensors: Iterable[LazyTensor]) -> tuple[Node, ...] | None:
    """The nodes of tensors that live on the recording's device; None if one lives elsewhere.

    Also None if one is still lazy in another recording, when those before it have been adopted, or
    if one might belong to the gradient of another job, and has to be looked at by itself.
    """
    device, executor, slots = recording.device, recording.executor, recording.slots
    if executor.transfer_tapes:
        return None
    bind = recording.bindings.append
    nodes = []
    for tensor in tensors:
        data = tensor._data
        if data is None:
            if tensor._recording is not recording:
                return None
            nodes.append(tensor._node)
            continue
        if data.executor is not executor or data.device is not device:
            return None
        # What `adopt` does, without a call for each.
        leaf = slots.get(data)
        if leaf is None:
            expected = recording.cursor.next
            if expected.operation is PARAMETER and expected.node.type is data.type:
                recording.cursor = expected
                bind(data)
                leaf = expected.node
            else:
                leaf = bind_leaf(recording, PARAMETER, data.type, data)
            slots[data] = leaf
        tensor._node = leaf
        tensor._recording = recording
        nodes.append(leaf)
    return tuple(nodes)
