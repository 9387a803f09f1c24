"""Rules for batches: how operations go over an axis for the members, before all others."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from lazyasync.ir.rules import BATCHES
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import logical_and
from lazyasync.ops.elementwise.comparison import greater, less, where
from lazyasync.ops.indexing.indices import PLACE_OF_INDEX
from lazyasync.ops.indexing.slicing import indexed_shape, whole
from lazyasync.ops.indexing.take import TAKE, take
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import concatenate, flip, moveaxis
from lazyasync.ops.promotion import INTEGER
from lazyasync.ops.random.choices import BITS
from lazyasync.ops.random.draws import UNIFORM
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.sorting import argsort
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.batches import Application, Draw, elementwise


def _shifted(axes: Any) -> Any:
    """Axes of a member as those of a batch."""
    if isinstance(axes, tuple):
        return tuple(map(_shifted, axes))
    return axes + 1 if axes >= 0 else axes


def _first_alone(application: Application) -> bool:
    return application.batched == (True, *(False,) * (len(application.operands) - 1))


def _axes(application: Application) -> Any:
    """Operations along the axes of their first operand, whose others are the same for all."""
    if not _first_alone(application):
        return None
    attributes = application.replaced(axes=_shifted(application.attributes.axes))
    return application.again(application.operands, attributes)


def _axis(application: Application) -> Any:
    """Operations along one axis of all operands."""
    attributes = application.replaced(axis=_shifted(application.attributes.axis))
    return application.again(application.all_of_each(), attributes)


def _position(application: Application) -> Any:
    """Places along one axis, or, with None, in all of each member's."""
    if application.attributes.axis is not None:
        return _axis(application)
    size = application.size
    flattened = reshape(application.operands[0], (size, math.prod(application.types[0].shape)))
    attributes = application.replaced(axis=1, keepdims=False)
    return reshape(application.again((flattened,), attributes), (size, *application.type.shape))


def _as_it_is(application: Application) -> Any:
    return application.again(application.operands)


def _matrices(application: Application) -> Any:
    """Operations on matrices, or on lines, which take any axes before the last ones."""
    return application.again(application.all_of_each())


def _pinv(application: Application) -> Any:
    """The second operand is one number, or one for each matrix."""
    batch = application.types[0].shape[:-2]
    limit = application.operands[1]
    if application.batched[1] or limit.shape:
        limit = broadcast_to(application.with_axes(1, len(batch)), (application.size, *batch))
    return application.again((application.of_each(0), limit))


def _of_one_shape(application: Application) -> Any:
    """Elementwise operations that do not broadcast their first operand."""
    shape = application.type.shape
    operands = application.all_with_axes(len(shape))
    return application.again([broadcast_to(each, (application.size, *shape)) for each in operands])


def _systems(application: Application) -> Any:
    """Systems of equations whose right side is a matrix; beside several a vector is ambiguous."""
    size, (left, right) = application.size, application.types
    a, b = application.operands
    if len(right.shape) == 1:  # a column
        b = reshape(b, (*b.shape, 1))
    if not application.batched[0] and len(left.shape) == len(right.shape) == 2:
        # One matrix, which has a factorization, and the columns of all members.
        rows, columns = right.shape
        found = application.again((a, reshape(moveaxis(b, 0, 1), (rows, size * columns))))
        return moveaxis(reshape(found, (rows, size, columns)), 1, 0)
    ndim = max(len(left.shape), len(right.shape), 2)
    operands = []
    for operand, is_batched in zip((a, b), application.batched, strict=True):
        own = operand.shape[1:] if is_batched else operand.shape
        ones = (1,) * (ndim - len(own))
        operands.append(reshape(operand, (size, *ones, *own)) if is_batched else operand)
    return reshape(application.again(operands), (size, *application.type.shape))


def _lstsq(application: Application) -> Any:
    """What follows from the matrices alone is the same for all members, where these are."""
    size = application.size
    left, right, limit = application.types
    ndim = max(len(left.shape), len(right.shape))
    a, b = application.with_axes(0, ndim), application.with_axes(1, ndim)
    rtol = application.operands[2]
    if application.batched[2]:
        a = application.of_each(0) if not application.batched[0] else a
        a = reshape(a, (size, *(1,) * (ndim - len(left.shape)), *left.shape))
        rtol = broadcast_to(application.with_axes(2, ndim - 2), a.shape[:-2])
    elif limit.shape and application.batched[0]:
        rtol = broadcast_to(rtol, a.shape[:-2])
    found = []
    for output, type_ in zip(application.again((a, b, rtol)), application.outputs, strict=True):
        shape = (size, *type_.shape)
        is_batched = math.prod(output.shape) == math.prod(shape)
        found.append(reshape(output, shape) if is_batched else broadcast_to(output, shape))
    return found


def _product(application: Application) -> Any:
    left, right = application.types
    size = application.size
    ndim = max(len(left.shape), len(right.shape), 2)
    a, b = application.operands
    if (rows := _rows(application)) is not None:
        return rows
    if len(left.shape) == 1:  # a row
        a = reshape(a, (*a.shape[:-1], 1, left.shape[0]))
    if len(right.shape) == 1:  # a column
        b = reshape(b, (*b.shape, 1))
    factors = []
    for factor, is_batched in zip((a, b), application.batched, strict=True):
        own = factor.shape[1:] if is_batched else factor.shape
        if is_batched and len(own) < ndim:
            factor = reshape(factor, (size, *(1,) * (ndim - len(own)), *own))
        factors.append(factor)
    return reshape(application.again(factors), (size, *application.type.shape))


def _rows(application: Application) -> Any:
    """The product of a matrix with each unit vector, which is its rows or its columns; else None.

    No zero is multiplied, so that what is not finite in one row is not in others.
    """
    place = application.units
    if place is None or application.batched[1 - place]:
        return None
    matrix = application.operands[1 - place]
    if len(matrix.shape) != 2 or matrix.dtype != application.type.dtype:
        return None
    return moveaxis(matrix, 1, 0) if place == 1 else matrix


def _transpose(application: Application) -> Any:
    axes = (0, *_shifted(application.attributes.axes))
    return application.again(application.operands, application.replaced(axes=axes))


def _reshape(application: Application) -> Any:
    return reshape(application.operands[0], (application.size, *application.type.shape))


def _broadcast_to(application: Application) -> Any:
    shape = application.type.shape
    return broadcast_to(application.with_axes(0, len(shape)), (application.size, *shape))


def _get_item(application: Application) -> Any:
    items = (*whole((application.size,)), *application.attributes.items)
    return application.again(application.operands, application.replaced(items=items))


def _set_item(application: Application) -> Any:
    ndim = len(indexed_shape(application.attributes.items))
    items = (*whole((application.size,)), *application.attributes.items)
    operands = (application.of_each(0), application.with_axes(1, ndim))
    return application.again(operands, application.replaced(items=items))


def _embed(application: Application) -> Any:
    shape = (application.size, *application.attributes.shape)
    items = (*whole((application.size,)), *application.attributes.items)
    return application.again(application.operands, application.replaced(shape=shape, items=items))


def _places(indices: LazyTensor, size: int, axis: int, length: int) -> LazyTensor:
    """Where indices of each member point in an axis that has those of all, one after the other."""
    places = convert(record(PLACE_OF_INDEX, (indices,), (axis, length)), INTEGER)
    starts = np.arange(size, dtype=INTEGER) * length
    return places + asarray(starts.reshape(-1, *(1,) * (indices.ndim - 1)), device=indices.device)


def _with_axis_first(x: LazyTensor, axis: int) -> LazyTensor:
    """A batch with an axis of its members joined to that of these, before all others."""
    ahead = moveaxis(x, axis + 1, 1)
    return reshape(ahead, (ahead.shape[0] * ahead.shape[1], *ahead.shape[2:]))


def _with_axis_back(x: LazyTensor, size: int, length: int, axis: int) -> LazyTensor:
    return moveaxis(reshape(x, (size, length, *x.shape[1:])), 1, axis + 1)


def _picked(x: LazyTensor, indices: LazyTensor, axis: int) -> LazyTensor:
    """`take` of a batch with indices for each member."""
    size, length = x.shape[0], x.shape[axis + 1]
    places = _places(indices, size, axis, length)
    found = record(TAKE, (_with_axis_first(x, axis), places), (0,))
    moved = range(1, indices.ndim)
    return moveaxis(found, tuple(moved), tuple([axis + each for each in moved]))


def _take(application: Application) -> Any:
    x, indices = application.operands
    axis = application.attributes.axis
    of_x, of_indices = application.batched
    if not of_indices:
        return application.again((x, indices), application.replaced(axis=axis + 1))
    if not of_x:
        return moveaxis(application.again((x, indices)), axis, 0)
    return _picked(x, indices, axis)


def _scatter(application: Application) -> Any:
    """Values that are put, or added, where indices point; into zeros there is no first operand."""
    *into, values, indices = range(len(application.operands))
    axis = application.attributes.axis
    operands = [application.of_each(place) for place in (*into, values)]
    if not application.batched[indices]:
        attributes = application.replaced(axis=axis + 1)
        return application.again((*operands, application.operands[indices]), attributes)
    pointing = application.operands[indices]
    length = application.type.shape[axis]
    places = _places(pointing, application.size, axis, length)
    moved = range(1, pointing.ndim)
    *targets, given = operands
    given = moveaxis(given, tuple([axis + each for each in moved]), tuple(moved))
    targets = [_with_axis_first(target, axis) for target in targets]
    attributes = application.replaced(axis=0)
    if not into:
        attributes = application.replaced(axis=0, length=application.size * length)
    result = application.again((*targets, given, places), attributes)
    return _with_axis_back(result, application.size, length, axis)


def _dynamic_slice(application: Application) -> Any:
    if not any(application.batched[1:]) and not application.attributes.rows:
        return _axes(application)
    return _by_row(application)


def _dynamic_update_slice(application: Application) -> Any:
    axes = application.attributes.axes
    if any(application.batched[2:]) or application.attributes.rows:
        return _by_row(application)
    x, update = application.of_each(0), application.of_each(1)
    starts = application.operands[2:]
    return application.again((x, update, *starts), application.replaced(axes=_shifted(axes)))


def _by_row(application: Application) -> Any:
    """Parts with starts of each member, which is a row, or several."""
    axes, rows = _shifted(application.attributes.axes), application.attributes.rows + 1
    operands = [application.of_each(place) for place in range(len(application.operands))]
    return application.again(operands, application.replaced(axes=axes, rows=rows))


def _searchsorted(application: Application) -> Any:
    """Where values belong in numbers of each member: before how many they are in order.

    In the order of both together that is their place, less the place that they have among
    themselves. Stable sorts put equal values before the numbers, or behind them.
    """
    size = application.size
    numbers, values = application.operands
    if not application.batched[0]:
        return application.again((numbers, values))
    given = reshape(application.of_each(1), (size, -1))
    before = application.attributes.side == "left"
    both = concatenate([given, numbers] if before else [numbers, given], 1)
    start = 0 if before else numbers.shape[1]
    place = argsort(argsort(both, 1), 1)[:, start : start + given.shape[1]]
    own = argsort(argsort(given, 1), 1)
    return reshape(place - own, (size, *application.type.shape))


def _convolve(application: Application) -> Any:
    """Products of windows of the longer with the shorter, which is turned around."""
    longer, shorter = 0, 1
    if application.types[0].shape[0] < application.types[1].shape[0]:
        longer, shorter = 1, 0
    taps = application.types[shorter].shape[0]
    length = application.type.shape[0]
    one, other = application.operands[longer], application.operands[shorter]
    border = ((taps - 1, taps - 1),)
    width = border if not application.batched[longer] else ((0, 0), *border)
    windows = np.arange(length)[:, None] + np.arange(taps)
    seen = take(pad(one, width), asarray(windows, device=one.device), -1)
    turned = reshape(flip(other, -1), (*other.shape, 1))
    return reshape(seen @ turned, (application.size, length))


def _randperm(application: Application) -> Any:
    """The orders of random keys of 64 bits."""
    (draw,) = application.operands
    shape = (application.size, application.attributes.shape[0])
    keys = record(BITS, (draw.state(application.size),), (shape, np.dtype(np.uint64)))
    return convert(argsort(keys, 1), application.attributes.dtype)


def _random_pick(application: Application) -> Any:
    """With weights of each member: the first sum of them that is above a part of that of all."""
    if not application.batched[1]:
        return _sources(application)
    size, shape = application.size, application.attributes.shape
    draw, weights = application.operands
    usable = where(logical_and(greater(weights, 0), less(weights, math.inf)), weights, 0.0)
    ends = cumsum(usable, axis=1)
    state = draw.state(size)
    share = record(UNIFORM, (state,), ((size, math.prod(shape)), np.dtype(np.float64)))
    picked = _searchsorted(
        replace(
            application,
            operands=(ends, share * ends[:, -1:]),
            batched=(True, True),
            attributes=_Side("right"),
            outputs=(TensorType((math.prod(shape),), INTEGER),),
        )
    )
    return reshape(convert(picked, application.attributes.dtype), (size, *shape))


class _Side(NamedTuple):
    side: str


def _sources(application: Application) -> Any:
    """Random numbers: as many as all members need, so that each has its own."""
    shape = (application.size, *application.attributes.shape)
    ndim = len(application.attributes.shape)
    operands = [
        operand.state(application.size)
        if isinstance(operand, Draw)
        else application.with_axes(place, ndim)
        for place, operand in enumerate(application.operands)
    ]
    return application.again(operands, application.replaced(shape=shape))


_RULES = {
    _axes: "all any expand_dims fft log_softmax logsumexp max mean min prod softmax squeeze sum",
    _axis: (
        "argsort concatenate cummax cummin cumprod cumsum first_of_order irfft "
        "order_statistics rfft scatter_add_along_axis sort take_along_axis"
    ),
    _position: "argmax argmin",
    _matrices: (
        "bin_counts cholesky cofactors covariance_factor det eig eigh eigvals eigvalsh gamma_slope "
        "inv is_among matrix_exp pivots qr slogdet svd svdvals"
    ),
    _systems: "solve solve_triangular",
    _as_it_is: "after argument frexp modf named not_negative place_of_index stop_gradient",
    _sources: (
        "bernoulli normal randint random_beta random_binomial random_bits random_cauchy "
        "random_exponential "
        "random_gamma random_geometric random_gumbel random_laplace random_log_gamma "
        "random_logistic random_poisson random_standard_t random_truncated_normal uniform"
    ),
    _pinv: "pinv",
    _lstsq: "lstsq",
    _searchsorted: "searchsorted",
    _convolve: "convolve",
    _randperm: "randperm",
    _random_pick: "random_pick",
    _of_one_shape: "share",
    elementwise: "joint_index",
    _product: "matmul",
    _transpose: "transpose",
    _reshape: "reshape",
    _broadcast_to: "broadcast_to",
    _get_item: "getitem",
    _set_item: "setitem",
    _embed: "embed",
    _take: "take",
    _scatter: "scatter scatter_add",
    _dynamic_slice: "dynamic_slice",
    _dynamic_update_slice: "dynamic_update_slice",
}

for _rule, _names in _RULES.items():
    for _name in _names.split():
        BATCHES.register(_name, _rule)
