"""Parts of tensors whose place is an operand: only a step that runs knows where they begin.

``x[i : i + 64]`` is recorded as one of these operations from the second step on that has another
``i`` than those before it: the graph then is the same for every ``i``.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import Attributes, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, PLACES, WINDOWS, Kernel, Placing
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import alias, convert, first_operand, scalar_operand
from lazyasync.ops.indexing.slicing import (
    GET_ITEM,
    SET_ITEM,
    Item,
    is_whole,
    resolved,
    storable,
    take_part,
)
from lazyasync.ops.manipulation.broadcasting import broadcast_to
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import INTEGER
from lazyasync.recording import (
    SymbolicNumber,
    adopt,
    is_recorded,
    on_host,
    record,
    recording_for,
    scalar_tensor,
)
from lazyasync.recording.fast_path import record_one, record_repeated
from lazyasync.tensor import LazyTensor

__all__ = [
    "dynamic_slice",
    "dynamic_update_slice",
]


class PartAttributes(NamedTuple):
    """``axes``: of which a part is taken, with a start each; ``lengths``: of the part, there.

    ``rows``: how many axes come before these along which each place has starts of its own.
    """

    axes: tuple[int, ...]
    lengths: tuple[int, ...]
    rows: int = 0


class PlacedAttributes(NamedTuple):
    """``axes``: along which the part that is put in has a start; it has all of the others.

    ``rows``: as in `PartAttributes`.
    """

    axes: tuple[int, ...]
    rows: int = 0


# ---- the operations ------------------------------------------------------------------------


def _check_starts(name: str, starts: Sequence[TensorType], rows: tuple[int, ...]) -> None:
    for start in starts:
        if start.shape != rows or start.dtype != INTEGER:
            axes = f"with the axes {rows}" if rows else "without axes"
            raise DTypeError(f"{name}: a start is an integer {axes}, not {start}")


def _infer_slice(inputs: tuple[TensorType, ...], attributes: PartAttributes) -> TensorType:
    source, *starts = inputs
    axes, lengths, rows = attributes
    _check_starts("dynamic_slice", starts, source.shape[:rows])
    shape = list(source.shape)
    for axis, length in zip(axes, lengths, strict=True):
        if not 0 <= length <= shape[axis]:
            raise ShapeError(
                f"dynamic_slice: there are no {length} elements along axis {axis} of {source}"
            )
        shape[axis] = length
    return TensorType(tuple(shape), source.dtype)


def _infer_update(inputs: tuple[TensorType, ...], attributes: PlacedAttributes) -> TensorType:
    source, update, *starts = inputs
    _check_starts("dynamic_update_slice", starts, source.shape[: attributes.rows])
    fits = len(source.shape) == len(update.shape) and all(
        part == length or (part < length and axis in attributes.axes)
        for axis, (part, length) in enumerate(zip(update.shape, source.shape, strict=True))
    )
    if not fits:
        raise ShapeError(f"dynamic_update_slice: {update} is no part of {source}")
    return source


def clamped(start: int, length: int, part: int) -> int:
    """Where a part along an axis begins: a negative start counts from the end; then it must fit.

    As XLA does it, and JAX.
    """
    return max(0, min(start + length if start < 0 else start, length - part))


def _index_at(
    shape: Sequence[int], axes: Sequence[int], lengths: Sequence[int]
) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """From the starts of a part to the index of it, as NumPy takes it."""
    places = [(axis, shape[axis], part) for axis, part in zip(axes, lengths, strict=True)]
    everything = [slice(None)] * len(shape)

    def index_at(starts: Sequence[Any]) -> tuple[Any, ...]:
        index = everything.copy()
        for (axis, length, part), start in zip(places, starts, strict=True):
            first = clamped(int(start), length, part)
            index[axis] = slice(first, first + part)
        return (*index, Ellipsis)

    return index_at


def _parts_of_rows(
    shape: Sequence[int], axes: Sequence[int], lengths: Sequence[int], rows: int
) -> Callable[[Any, Sequence[Any]], tuple[Any, tuple[Any, ...]]]:
    """From an array and the starts of its rows to a view, and the index there of their parts.

    The view has the axes of the rows, then one for each that has starts, along which parts begin
    one element later each time, then those of a part.
    """
    places = list(zip(axes, lengths, strict=True))
    part = list(shape)
    for axis, length in places:
        part[axis] = length
    firsts = tuple([shape[axis] - length + 1 for axis, length in places])
    viewed = (*shape[:rows], *firsts, *part[rows:])
    which = np.ix_(*map(range, shape[:rows]))

    def parts_at(array: Any, starts: Sequence[Any]) -> tuple[Any, tuple[Any, ...]]:
        steps = array.strides
        strides = (*steps[:rows], *[steps[axis] for axis in axes], *steps[rows:])
        view = np.lib.stride_tricks.as_strided(array, viewed, strides)
        begins = [
            np.clip(np.where(start < 0, start + shape[axis], start), 0, shape[axis] - length)
            for (axis, length), start in zip(places, starts, strict=True)
        ]
        return view, (*which, *begins)

    return parts_at


def _lower_slice(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: PartAttributes
) -> Kernel:
    axes, lengths, rows = attributes
    if rows:
        parts_at = _parts_of_rows(inputs[0].shape, axes, lengths, rows)

        def slices_of_rows(x: Any, *starts_and_out: Any) -> None:
            *starts, out = starts_and_out
            view, index = parts_at(x, starts)
            out[...] = view[index]

        return slices_of_rows
    index_at, copyto = _index_at(inputs[0].shape, axes, lengths), xp.copyto

    def dynamic_slice(x: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        copyto(out, x[index_at(starts)])

    return dynamic_slice


def _window(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: PartAttributes
) -> Kernel | None:
    """A view, where all that is between the first and the last element belongs to the part.

    Of an array in another order than C's it is a copy in C's, as a part is that is no window: what
    reads it would add up in another order.
    """
    axes, lengths, rows = attributes
    if rows:
        return None
    first = next((axis for axis, length in enumerate(output.shape) if length > 1), output.ndim)
    if output.shape[first + 1 :] != inputs[0].shape[first + 1 :]:
        return None
    index_at = _index_at(inputs[0].shape, axes, lengths)

    def window(x: Any, *starts: Any) -> Any:
        view = x[index_at(starts)]
        return view if view.flags.c_contiguous else view.copy("C")

    return window


def _lower_update(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: PlacedAttributes
) -> Kernel:
    axes, rows = attributes
    lengths, copyto = [inputs[1].shape[axis] for axis in axes], xp.copyto
    if rows:
        parts_at = _parts_of_rows(output.shape, axes, lengths, rows)

        def update_slices_of_rows(x: Any, update: Any, *starts_and_out: Any) -> None:
            *starts, out = starts_and_out
            copyto(out, x)
            view, index = parts_at(out, starts)
            view[index] = update

        return update_slices_of_rows
    index_at = _index_at(output.shape, axes, lengths)

    def dynamic_update_slice(x: Any, update: Any, *starts_and_out: Any) -> None:
        *starts, out = starts_and_out
        copyto(out, x)
        out[index_at(starts)] = update

    return dynamic_update_slice


def _places_of_slice(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: PartAttributes
) -> Placing:
    axes, lengths, rows = attributes
    return Placing(axes, lengths, rows, put=False)


def _places_of_update(
    inputs: tuple[TensorType, ...], output: TensorType, attributes: PlacedAttributes
) -> Placing:
    axes, rows = attributes
    return Placing(axes, tuple([inputs[1].shape[axis] for axis in axes]), rows, put=True)


def _zeros(g: LazyTensor, shape: tuple[int, ...]) -> LazyTensor:
    return broadcast_to(scalar_operand("dynamic_slice", 0, g.dtype, g), shape)


def _slice_gradient(
    g: LazyTensor, operands: tuple[LazyTensor, ...], output: LazyTensor, attributes: PartAttributes
) -> tuple[LazyTensor | None, ...]:
    x, *starts = operands
    placing = (attributes.axes, attributes.rows)
    placed = record(DYNAMIC_UPDATE_SLICE, (_zeros(g, x.shape), g, *starts), placing)
    return (placed, *[None] * len(starts))


def _update_gradient(
    g: LazyTensor,
    operands: tuple[LazyTensor, ...],
    output: LazyTensor,
    attributes: PlacedAttributes,
) -> tuple[LazyTensor | None, ...]:
    _, update, *starts = operands
    axes, rows = attributes
    kept = record(DYNAMIC_UPDATE_SLICE, (g, _zeros(g, update.shape), *starts), (axes, rows))
    lengths = tuple([update.shape[axis] for axis in axes])
    taken = record(DYNAMIC_SLICE, (g, *starts), (axes, lengths, rows))
    return (kept, taken, *[None] * len(starts))


DYNAMIC_SLICE: Operation = Operation(
    "dynamic_slice",
    kind=OperationKind.COMPUTE,
    infer=_infer_slice,
    attributes=PartAttributes,
    rules=(
        GRADIENTS(_slice_gradient),
        LOWERINGS(_lower_slice),
        PLACES(_places_of_slice),
        WINDOWS(_window),
    ),
)

DYNAMIC_UPDATE_SLICE: Operation = Operation(
    "dynamic_update_slice",
    kind=OperationKind.COMPUTE,
    infer=_infer_update,
    attributes=PlacedAttributes,
    rules=(
        GRADIENTS(_update_gradient),
        LOWERINGS(_lower_update),
        PLACES(_places_of_update),
    ),
)


# ---- what users call -----------------------------------------------------------------------


def dynamic_slice(x: LazyTensor, starts: Any, sizes: Sequence[int]) -> LazyTensor:
    """The part of ``x`` with the shape ``sizes`` that begins at ``starts``, one for each axis.

    The starts may be tensors, integers without axes, or all of them one tensor with one axis; no
    start is part of the graph. A negative one counts from the end. A part that would reach beyond
    an end begins where it just does not: no step fails because of what a start turns out to be.
    Raises `ShapeError` for sizes that ``x`` does not have, `DTypeError` for starts that are no
    integers.
    """
    x = as_tensor("dynamic_slice", x)
    sizes = tuple([operator.index(size) for size in sizes])
    if len(sizes) != x.ndim:
        raise ShapeError(f"dynamic_slice: {len(sizes)} sizes for {x.ndim} axes")
    axes, operands = _starts("dynamic_slice", x, starts, sizes)
    if not axes:
        return alias(x)
    lengths = tuple([sizes[axis] for axis in axes])
    return record(DYNAMIC_SLICE, (x, *operands), (axes, lengths))


def dynamic_update_slice(x: LazyTensor, update: Any, starts: Any) -> LazyTensor:
    """A copy of ``x`` in which ``update`` stands as the part that begins at ``starts``.

    Starts are as those of `dynamic_slice`; ``update`` has as many axes as ``x``, and is converted
    to its dtype. Raises `ShapeError` for one that is no part, `DTypeError` for one of a higher kind
    and for starts that are no integers.
    """
    x = first_operand("dynamic_update_slice", x, update)
    part = storable("dynamic_update_slice", update, x)
    sizes = part.shape
    if len(sizes) != x.ndim or any(map(operator.gt, sizes, x.shape)):
        raise ShapeError(f"dynamic_update_slice: {sizes} is no part of {x.shape}")
    axes, operands = _starts("dynamic_update_slice", x, starts, sizes)
    return record(DYNAMIC_UPDATE_SLICE, (x, part, *operands), (axes,))


def _starts(
    name: str, x: LazyTensor, starts: Any, sizes: Sequence[int]
) -> tuple[tuple[int, ...], list[LazyTensor]]:
    """The axes along which a part may begin elsewhere, and where it does."""
    if isinstance(starts, LazyTensor):
        if starts.ndim != 1:
            raise ShapeError(f"{name}: starts are one for each axis, and not {starts.shape}")
        starts = [starts[number] for number in range(starts.shape[0])]
    starts = list(starts)
    if len(starts) != x.ndim:
        raise ShapeError(f"{name}: {len(starts)} starts for {x.ndim} axes")
    starts = [_checked_start(name, start) for start in starts]
    places = zip(range(x.ndim), starts, sizes, x.shape, strict=True)
    found = [(axis, start, part) for axis, start, part, length in places if part != length]
    operands = [_start(x, start, x.shape[axis], part) for axis, start, part in found]
    return tuple([axis for axis, _, _ in found]), operands


def _checked_start(name: str, start: Any) -> LazyTensor | int:
    """A start that is an integer without axes. Raises `DTypeError`, or ``TypeError``."""
    if type(start) is SymbolicNumber:
        if start.kind is not int:
            raise DTypeError(f"{name}: a start is an integer, not {start!r}")
        return start
    if isinstance(start, LazyTensor):
        if start.ndim or start.dtype.kind not in "iu":
            raise DTypeError(
                f"{name}: a start is an integer without axes, not {start.dtype}{start.shape}"
            )
        return start
    if isinstance(start, (bool, np.bool_)):
        raise DTypeError(f"{name}: a start is an integer, not {start!r}")
    return operator.index(start)


def _start(x: LazyTensor, start: LazyTensor | int, length: int, part: int) -> LazyTensor:
    """A start as an operand, which is no part of the graph."""
    if isinstance(start, LazyTensor) and type(start) is not SymbolicNumber:
        return convert(start, INTEGER)
    return slot(on_host(clamped, start, length, part), x)


def slot(number: int | SymbolicNumber, like: LazyTensor) -> LazyTensor:
    """An integer that is no part of the graph, as an operand."""
    return scalar_tensor(number, INTEGER, like, None, baked=False)


# ---- parts that have been elsewhere before -------------------------------------------------


class Part(NamedTuple):
    """An index as a part that begins somewhere, and what then is taken of it.

    ``lengths`` and ``starts``, which are in range, are those along ``axes``; ``rest`` is an index
    of the part.
    """

    axes: tuple[int, ...]
    lengths: tuple[int, ...]
    rest: tuple[Item, ...]
    starts: tuple[int | SymbolicNumber, ...]


@functools.lru_cache(maxsize=1024)
def _as_part(shape: tuple[int, ...], index: tuple[Item, ...]) -> Part | None:
    """None for an index that begins nowhere else whatever its numbers."""
    axes, lengths, starts = [], [], []
    rest: list[Item] = []
    axis = 0
    for item in index:
        if item is None:
            rest.append(item)
            continue
        length = shape[axis]
        taken = range(item, item + 1) if isinstance(item, int) else range(length)[slice(*item)]
        span = abs(taken[-1] - taken[0]) + 1 if taken else length
        if span == length:
            rest.append(item)
        else:
            axes.append(axis)
            lengths.append(span)
            starts.append(min(taken[0], taken[-1]))
            whole = isinstance(item, int)
            rest.append(0 if whole else resolved(slice(None, None, taken.step), span))
        axis += 1
    if not axes:
        return None
    return Part(tuple(axes), tuple(lengths), tuple(rest), tuple(starts))


_MOVES = 0
"""Of parts that are alike but for their starts, in place of the recording that first had one."""


def moves(
    operation: Operation, operands: Sequence[LazyTensor], attributes: Attributes, alike: Any
) -> bool:
    """Whether a part, which would be recorded as an operation, is one that moves.

    ``alike`` is what it has in common with those that differ from it in their starts alone. Those
    of the first step are part of the graph: a program that picks ``x[0]`` and ``x[1]`` in every
    step picks these. One that a later step has where none began just there before moves, and so do
    all that are alike from then on.
    """
    recording = recording_for(operation.name, operands)
    nodes = tuple([adopt(recording, operand) for operand in operands])
    memory = recording.trie.memory
    key = (operation, *[node.type for node in nodes], alike)
    first = memory.setdefault(key, recording.number)
    if first == recording.number:
        return False
    if first != _MOVES:
        if is_recorded(recording, operation, nodes, attributes):
            return False
        memory[key] = _MOVES
    return True


def _moving(
    operation: Operation, operands: Sequence[LazyTensor], index: tuple[Item, ...]
) -> Part | None:
    """The part of an index, if it is one that moves.

    The operation has an index as its only attribute, of its first operand.
    """
    part = _as_part(operands[0].shape, index)
    if part is None or not moves(operation, operands, (index,), part[:3]):
        return None
    return part


def part_at(x: LazyTensor, index: tuple[Item, ...]) -> LazyTensor:
    """The part of ``x`` at a resolved index, always a tensor of its own."""
    if is_whole(x.shape, index):
        return alias(x)
    return record_one(GET_ITEM, x, (index,), record_part)


def record_part(
    operation: Operation, operands: Sequence[LazyTensor], attributes: Attributes
) -> LazyTensor:
    """`record` of GET_ITEM, of which it may make a part that begins at an operand."""
    (index,) = attributes
    part = _moving(operation, operands, index)
    if part is None:
        return record(operation, operands, attributes)
    (x,) = operands
    return take_part(part_from(x, part), part.rest)


def part_from(x: LazyTensor, part: Part) -> LazyTensor:
    """A part of ``x``, of which its ``rest`` is yet to be taken."""
    starts = [slot(start, x) for start in part.starts]
    return record(DYNAMIC_SLICE, (x, *starts), (part.axes, part.lengths))


def change_at(x: LazyTensor, value: LazyTensor, index: tuple[Item, ...]) -> LazyTensor:
    """A copy of ``x`` with ``value``, broadcast, at a resolved index."""
    return record_repeated(SET_ITEM, (x, value), (index,), _record_change)


def _record_change(
    operation: Operation, operands: Sequence[LazyTensor], attributes: Attributes
) -> LazyTensor:
    """`record` of SET_ITEM, of which it may make a part that begins at an operand."""
    (index,) = attributes
    part = _moving(operation, operands, index)
    if part is None:
        return record(operation, operands, attributes)
    x, value = operands
    return change_from(x, part, value)


def change_from(x: LazyTensor, part: Part, value: LazyTensor) -> LazyTensor:
    """A copy of ``x`` with ``value``, broadcast, at the ``rest`` of a part."""
    starts = [slot(start, x) for start in part.starts]
    taken = record(DYNAMIC_SLICE, (x, *starts), (part.axes, part.lengths))
    changed = record(SET_ITEM, (taken, value), (part.rest,))
    return record(DYNAMIC_UPDATE_SLICE, (x, changed, *starts), (part.axes,))
