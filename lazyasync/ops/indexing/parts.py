"""Sums of parts that lie in zeros at places of their own: they are joined, and nothing is added.

Such are the gradients of what is taken apart, as by `lazyasync.split` or by each index in turn:
each of them alone is as large as the whole. Where the places are numbers, as those of rows that are
picked by indices, the parts are added to what else there is, at their places alone.
"""

from __future__ import annotations

import bisect

from lazyasync.ir.sizes import part_length
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.indexing.slicing import EMBED
from lazyasync.ops.manipulation.broadcasting import RESHAPE, reshape
from lazyasync.ops.manipulation.creation import zeros
from lazyasync.ops.manipulation.joining import CONCATENATE
from lazyasync.recording import new_lazy_tensor, record
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor


class _Place(NamedTuple):
    """Along which axis a part lies, from where to where."""

    axis: int
    start: int
    stop: int


def _place_of(part: LazyTensor) -> _Place | None:
    """Where a tensor is not zero, if that is known: a range of one axis, all of the others."""
    node = part._node
    if part._data is not None or node.operation is not EMBED:
        return None
    shape, items = node.attributes
    found = None
    for axis, item in enumerate(items):
        if item is None:
            return None
        start, stop, step = item if isinstance(item, tuple) else (item, item + 1, 1)
        if (start, stop, step) == (0, shape[axis], 1):
            continue
        if found is not None or step != 1 or start < 0 or stop is None:
            return None
        found = _Place(axis, start, start + part_length(start, stop, step))
    return found


class PartsOfSum:
    """The sum of tensors of one shape, each zero but for a range of the same axis."""

    def __init__(self, first: LazyTensor, place: _Place) -> None:
        self._first = first
        self._shape = first.shape
        self._axis = place.axis
        self._starts = [place.start]
        self._stops = [place.stop]
        self._parts = [self._taken(first, place)]

    def add(self, whole: LazyTensor) -> bool:
        """Takes one more, if that lies beside all others, or where one of them does."""
        place = _place_of(whole)
        if place is None or place.axis != self._axis:
            return False
        starts, stops = self._starts, self._stops
        at = bisect.bisect_left(starts, place.start)
        if at < len(starts) and (starts[at], stops[at]) == (place.start, place.stop):
            self._parts[at] = self._parts[at] + self._taken(whole, place)
            return True
        if (at < len(starts) and place.stop > starts[at]) or (at and stops[at - 1] > place.start):
            return False
        starts.insert(at, place.start)
        stops.insert(at, place.stop)
        self._parts.insert(at, self._taken(whole, place))
        return True

    def total(self) -> LazyTensor:
        """The sum, recorded."""
        if len(self._parts) == 1:
            items = [(0, length, 1) for length in self._shape]
            items[self._axis] = (self._starts[0], self._stops[0], 1)
            return record_one(EMBED, self._parts[0], (self._shape, tuple(items)))
        laid = []
        reached = 0
        for start, stop, part in zip(self._starts, self._stops, self._parts, strict=True):
            if reached < start:
                laid.append(self._zeros(start - reached))
            laid.append(part)
            reached = stop
        length = self._shape[self._axis]
        if reached < length:
            laid.append(self._zeros(length - reached))
        return record(CONCATENATE, tuple(laid), (self._axis,))

    def _with_length(self, length: int) -> tuple[int, ...]:
        return (*self._shape[: self._axis], length, *self._shape[self._axis + 1 :])

    def _taken(self, whole: LazyTensor, place: _Place) -> LazyTensor:
        """The part itself, without the zeros."""
        part = new_lazy_tensor(whole._recording, whole._node.operands[0])
        return reshape(part, self._with_length(place.stop - place.start))

    def _zeros(self, length: int) -> LazyTensor:
        first = self._first
        return zeros(self._with_length(length), dtype=first.dtype, device=first.device)


def added(total: LazyTensor, term: LazyTensor) -> LazyTensor:
    """The sum of two tensors of one shape and dtype, of which the second may be rows in zeros."""
    for one, other in ((total, term), (term, total)):
        rows, shape = other, other.shape
        while rows._data is None and rows._node.operation is RESHAPE:
            rows = new_lazy_tensor(rows._recording, rows._node.operands[0])
        if rows._data is None and rows._node.operation.name == "scatter_add":
            # Who has recorded that has the module already, which others need not import.
            from lazyasync.ops.indexing.scatter import scattered

            values, indices = [
                new_lazy_tensor(rows._recording, operand) for operand in rows._node.operands
            ]
            axis, _ = rows._node.attributes
            if rows.shape == shape:
                return scattered(one, values, indices, axis, "add")
            found = scattered(reshape(one, rows.shape), values, indices, axis, "add")
            return reshape(found, shape)
    return total + term


class Sum:
    """A sum that is recorded as its terms come, but for parts that are joined at its end."""

    def __init__(self, first: LazyTensor) -> None:
        self._total: LazyTensor | None = first
        self._parts: PartsOfSum | None = None

    def add(self, term: LazyTensor) -> None:
        """Takes one more term, of the shape and the dtype of the others."""
        if self._parts is None and self._total is not None:
            place = _place_of(self._total)
            if place is not None:
                parts = PartsOfSum(self._total, place)
                if parts.add(term):
                    self._total, self._parts = None, parts
                    return
        elif self._parts is not None and self._parts.add(term):
            return
        self._total = added(self.total(), term)
        self._parts = None

    def total(self) -> LazyTensor:
        """The sum."""
        if self._parts is not None:
            self._total, self._parts = self._parts.total(), None
        assert self._total is not None
        return self._total
