"""The rows of the table for what rearranges and picks elements, each with NumPy's answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import table_selection
from table_case import Case, Shape

import lazyasync as la
from lazyasync.ops.indexing import keys as indexing
from lazyasync.ops.indexing import take, take_along
from lazyasync.ops.manipulation import broadcasting, creation, diagonals, padding, shaping
from lazyasync.ops.reductions import sorting

CUBES: tuple[tuple[Shape, ...], ...] = (((2, 3, 4),), ((3, 2, 5),))
MATRICES: tuple[tuple[Shape, ...], ...] = (((3, 4),), ((4, 2),), ((3, 0),))


def _same_call(name: str, *arguments: Any, shapes: Any = CUBES, **keywords: Any) -> Case:
    """An operation that NumPy has under the same name and with the same arguments."""
    ours, theirs = getattr(la, name), getattr(np, name)
    written = [repr(argument) for argument in arguments]
    written += [f"{key}={value!r}" for key, value in keywords.items()]
    return Case(
        f"{name} {', '.join(written)}",
        lambda x: ours(x, *arguments, **keywords),
        lambda x: theirs(x, *arguments, **keywords),
        shapes,
    )


REARRANGING = [
    _same_call("reshape", (-1,)),
    _same_call("reshape", -1),
    _same_call("reshape", (2, -1, 3), shapes=(((2, 3, 4),), ((3, 2, 2),))),
    _same_call("reshape", (4, 6), shapes=(((2, 3, 4),),)),
    _same_call("reshape", (), shapes=(((1, 1),), ((),))),
    _same_call("reshape", (3, 0, 2), shapes=(((0, 4),),)),
    _same_call("ravel"),
    _same_call("transpose"),
    _same_call("transpose", (1, -1, 0)),
    _same_call("matrix_transpose"),
    _same_call("swapaxes", 0, -1),
    _same_call("moveaxis", 0, -1),
    _same_call("moveaxis", (0, 2), (1, 0)),
    _same_call("squeeze", shapes=(((1, 3, 1),), ((2, 3),), ((),))),
    _same_call("squeeze", (0, -1), shapes=(((1, 3, 1),),)),
    _same_call("expand_dims", 1),
    _same_call("expand_dims", (0, -1)),
    _same_call("broadcast_to", (5, 2, 3, 4), shapes=(((2, 3, 4),), ((3, 1),), ((),), ((1, 1, 1),))),
    _same_call("broadcast_to", (0, 3), shapes=(((1, 3),), ((0, 1),))),
    _same_call("flip"),
    _same_call("flip", 1),
    _same_call("flip", (0, -1)),
    _same_call("roll", 2),
    _same_call("roll", -1, 0),
    _same_call("roll", (1, -7), (0, 2)),
    _same_call("roll", 5, (0, 1), shapes=(((2, 3, 4),), ((2, 0),))),
    _same_call("roll", 6, 1, shapes=(((2, 3),),)),
    _same_call("diagonal"),
    _same_call("diagonal", 1, -1, 0),
    _same_call("diagonal", -2, 1, 2, shapes=(*CUBES, ((3, 0, 2),))),
    _same_call("diagonal", 9),
    _same_call("diag", shapes=(*MATRICES, ((3,),), ((0,),), ((1, 1),))),
    _same_call("diag", 2, shapes=(*MATRICES, ((3,),), ((0,),))),
    _same_call("diag", -1, shapes=(*MATRICES, ((3,),))),
    Case("trace", diagonals.trace, np.trace, (*MATRICES, *CUBES), result="sum"),
    Case(
        "trace of others",
        lambda x: diagonals.trace(x, -1, 2, 1, dtype="float64"),
        lambda x: np.trace(x, -1, 2, 1, dtype="float64"),
        CUBES,
        kinds="if",
        result="float64",
    ),
    _same_call("repeat", 3),
    _same_call("repeat", 2, 1),
    _same_call("tile", 3),
    _same_call("tile", (2, 1, 3)),
    _same_call("tile", (2, 2, 1, 1)),
    _same_call("pad", 1),
    _same_call("pad", 1, "constant"),
    _same_call("pad", ((0, 1), (2, 0), (1, 1))),
    *(
        Case(
            f"pad by {mode}",
            lambda x, mode=mode: padding.pad(x, ((0, 1), (5, 0), (1, 2)), mode),
            lambda x, mode=mode: np.pad(x, ((0, 1), (5, 0), (1, 2)), mode),
            (((2, 3, 4),), ((1, 2, 1),)),
        )
        for mode in ("edge", "reflect", "symmetric", "wrap")
    ),
    Case(
        "pad with a number",
        lambda x: padding.pad(x, (1, 2), constant_values=3),
        lambda x: np.pad(x, (1, 2), constant_values=3),
        CUBES,
        kinds="iufc",
    ),
    *(
        Case(
            f"pad with {value!r}",
            lambda x, value=value: padding.pad(x * 0.0, 1, constant_values=value),
            lambda x, value=value: np.pad(x * 0.0, 1, constant_values=value),
            (((2,),),),
            kinds="f",
            special=True,
        )
        for value in (-0.0, 0.0, np.float32(-0.0), 1)
    ),
    Case("tril", creation.tril, np.tril, MATRICES, kinds="biuf"),
    Case("tril of a vector", creation.tril, np.tril, (((3,),), ((1,),), ((0,),)), kinds="biuf"),
    Case(
        "tril above",
        lambda x: creation.tril(x, 1),
        lambda x: np.tril(x, 1),
        CUBES,
        kinds="if",
    ),
    Case("triu", creation.triu, np.triu, MATRICES, kinds="biuf"),
    Case("triu of a vector", creation.triu, np.triu, (((3,),), ((1,),), ((0,),)), kinds="biuf"),
    Case(
        "triu below",
        lambda x: creation.triu(x, -1),
        lambda x: np.triu(x, -1),
        CUBES,
        kinds="if",
    ),
]

JOINING = [
    Case(
        "concatenate",
        lambda x, y: shaping.concatenate([x, y, x]),
        lambda x, y: np.concatenate([x, y, x]),
        (((2, 3), (4, 3)), ((3,), (0,)), ((1, 2, 2), (2, 2, 2))),
    ),
    Case(
        "concatenate along the last axis",
        lambda x, y: shaping.concatenate([x, y], axis=-1),
        lambda x, y: np.concatenate([x, y], axis=-1),
        (((2, 3), (2, 1)),),
    ),
    Case(
        "concatenate flat",
        lambda x, y: shaping.concatenate([x, y], axis=None),
        lambda x, y: np.concatenate([x, y], axis=None),
        (((2, 3), (2,)),),
    ),
    Case(
        "stack",
        lambda x, y: shaping.stack([x, y]),
        lambda x, y: np.stack([x, y]),
        (((2, 3), (2, 3)), ((), ())),
    ),
    Case(
        "stack along the last axis",
        lambda x, y: shaping.stack([x, y], axis=-1),
        lambda x, y: np.stack([x, y], axis=-1),
        (((2, 3), (2, 3)),),
    ),
    *(
        Case(
            name,
            lambda x, y, function=function: function([x, y]),
            lambda x, y, reference=reference: reference([x, y]),
            shapes,
        )
        for name, function, reference, shapes in (
            (
                "hstack",
                shaping.hstack,
                np.hstack,
                (((2, 3), (2, 1)), ((3,), (2,)), ((), (2,)), ((1, 2, 3), (1, 0, 3))),
            ),
            (
                "vstack",
                shaping.vstack,
                np.vstack,
                (((2, 3), (4, 3)), ((3,), (3,)), ((), ()), ((2, 3), (3,)), ((0,), (0,))),
            ),
        )
    ),
    *(
        Case(
            f"meshgrid {place} {indexing}{' sparse' * sparse}",
            partial(
                lambda x, y, place, **how: shaping.meshgrid(x, y, x, **how)[place],
                place=place,
                indexing=indexing,
                sparse=sparse,
            ),
            partial(
                lambda x, y, place, **how: np.meshgrid(x, y, x, **how)[place],
                place=place,
                indexing=indexing,
                sparse=sparse,
            ),
            (((2,), (3,)), ((), (2,)), ((0,), (2,))),
        )
        for place, indexing, sparse in (
            *((0, "xy", False), (1, "xy", False), (2, "xy", False), (0, "ij", False)),
            *((1, "ij", False), (0, "xy", True), (1, "ij", True)),
        )
    ),
    Case(
        "split",
        lambda x: shaping.split(x, 2, axis=2)[1],
        lambda x: np.split(x, 2, axis=2)[1],
        (((2, 3, 4),),),
    ),
    Case(
        "split at positions",
        lambda x: shaping.concatenate(shaping.split(x, [1, 1, 3], axis=1)[::-1], axis=1),
        lambda x: np.concatenate(np.split(x, [1, 1, 3], axis=1)[::-1], axis=1),
        (((2, 4),),),
    ),
    *(
        Case(
            f"sum_to {target}",
            lambda x, target=target: broadcasting.sum_to(x, target),
            lambda x, target=target: _sum_to(x, target),
            (((2, 3, 4),),),
            kinds="fc",
        )
        for target in ((2, 3, 4), (3, 4), (1, 4), (4,), (), (1,), (1, 3, 1), (2, 1, 4))
    ),
]


def _sum_to(x: np.ndarray, shape: Shape) -> np.ndarray:
    x = x.sum(axis=tuple(range(x.ndim - len(shape))))
    return x.sum(axis=tuple(n for n, length in enumerate(shape) if length == 1), keepdims=True)


ALL = slice(None)
PICKS = np.array([0, 1, 0, -1, 1])

KEYS: tuple[Any, ...] = (
    0,
    -1,
    (1, -1),
    (0, 1, 1),
    (..., 0),
    (ALL, 1),
    ALL,
    ...,
    None,
    (None, ..., None),
    (slice(1, None), slice(None, None, -1)),
    (slice(None, None, 2), ..., slice(3, 0, -2)),
    slice(5, 1),
    slice(-9, None, -1),
    (..., slice(-9, 9, 3)),
    np.int32(1),
)
ARRAY_KEYS: tuple[Any, ...] = (
    PICKS,
    (ALL, PICKS),
    (..., PICKS),
    (0, PICKS),
    (PICKS, 1),
    (0, ALL, PICKS),
    (PICKS, ALL, 0),
    (ALL, 0, PICKS),
    (ALL, 0, ..., PICKS),
    (0, ..., PICKS),
    (0, None, PICKS),
    (None, 0, PICKS),
    (slice(None, None, -1), PICKS.reshape(5, 1), None),
    (0, ALL, PICKS.reshape(1, 5)),
    [0, 1, 1],
    (ALL, []),
    (PICKS, PICKS[:1]),
    (ALL, PICKS.reshape(5, 1), [1, 0]),
    (PICKS, slice(None, None, -1), -PICKS),
    (None, [0, 1], 1, [[1], [0]]),
)

INDEXING = [
    *(
        Case(
            f"x[{key}]",
            lambda x, key=key: indexing.get_item(x, key),
            lambda x, key=key: x[key],
            CUBES,
        )
        for key in KEYS + ARRAY_KEYS
    ),
    *(
        Case(
            f"x[{key}] = y",
            lambda x, y, key=key: indexing.set_item(x, key, y),
            lambda x, y, key=key: _with_item(x, key, y),
            (((2, 3, 4), shape),),
        )
        for key, shape in (
            (0, (3, 4)),
            (0, ()),
            ((1, -1, 2), ()),
            ((ALL, 1), (1, 4)),
            ((slice(None, None, -1), slice(1, None)), (2, 4)),
            (..., (2, 1, 1)),
            ((..., slice(3, 0, -2)), (1, 1, 1, 2)),
            ((None, 0), (1, 3, 1)),
            (slice(1, 1), (4,)),
        )
    ),
    Case(
        "x[...] = number",
        lambda x: indexing.set_item(indexing.set_item(x, (ALL, 0), 3), (..., -1), 0),
        lambda x: _with_item(_with_item(x, (ALL, 0), 3), (..., -1), 0),
        CUBES,
        kinds="iufc",
    ),
]


def _with_item(x: np.ndarray, key: Any, value: Any) -> np.ndarray:
    changed = x.copy()
    changed[key] = value
    return changed


ALONG = np.array([[[1, -1, 0, 0]], [[2, 0, -3, 1]]])


def _part(starts: Sequence[int], sizes: Shape, shape: Shape) -> tuple[slice, ...]:
    """Where a part is that begins where it can, as XLA has it."""
    places = []
    for start, size, length in zip(starts, sizes, shape, strict=True):
        first = max(0, min(start + length if start < 0 else start, length - size))
        places.append(slice(first, first + size))
    return tuple(places)


def _put(x: Any, update: Any, starts: Sequence[int]) -> Any:
    changed = x.copy()
    changed[_part(starts, update.shape, x.shape)] = update
    return changed


PARTS = [
    *(
        Case(
            f"dynamic_slice {starts} {sizes}",
            lambda x, starts=starts, sizes=sizes: la.dynamic_slice(x, starts, sizes),
            lambda x, starts=starts, sizes=sizes: x[_part(starts, sizes, x.shape)],
            CUBES,
        )
        for starts, sizes in (
            ((1, 0, 0), (1, 2, 2)),
            ((-1, 1, 9), (1, 2, 1)),
            ((0, -2, 0), (2, 1, 3)),
            ((5, -9, 0), (0, 2, 1)),
        )
    ),
    Case(
        "dynamic_slice of all",
        lambda x: la.dynamic_slice(x, (1,) * x.ndim, x.shape),
        lambda x: x,
        (*CUBES, ((),)),
    ),
    *(
        Case(
            f"dynamic_update_slice {starts}",
            lambda x, y, starts=starts: la.dynamic_update_slice(x, y, starts),
            lambda x, y, starts=starts: _put(x, y, starts),
            (((2, 3, 4), (1, 2, 4)), ((2, 3, 4), (2, 1, 1)), ((3, 2, 5), (3, 2, 5))),
        )
        for starts in ((1, 0, 0), (-1, -2, 2), (0, 7, 3))
    ),
    Case(
        "dynamic_update_slice in three axes",
        lambda x, y: la.dynamic_update_slice(x, y, (1, 1, -2)),
        lambda x, y: _put(x, y, (1, 1, -2)),
        (((3, 3, 4), (1, 2, 2)), ((3, 3, 4), (0, 2, 2))),
    ),
]

PICKING = [
    *(
        Case(
            f"take {number} along {axis}",
            lambda x, indices=indices, axis=axis: take.take(x, indices, axis),
            lambda x, indices=indices, axis=axis: np.take(x, indices, axis),
            (((2, 3, 4),), ((2, 2, 300),)),
        )
        for number, indices in enumerate((1, PICKS, np.array([[0, 1], [1, -2]]), [[0]]))
        for axis in (0, 1, -1, None)
    ),
    *(
        Case(
            f"take_along_axis {axis}",
            lambda x, axis=axis: take_along.take_along_axis(x, _lines(axis), axis),
            lambda x, axis=axis: np.take_along_axis(x, _lines(axis), axis),
            (((2, 3, 4),),),
        )
        for axis in (0, 1, 2)
    ),
    Case(
        "take_along_axis, one per line",
        lambda x: take_along.take_along_axis(x, ALONG, 1),
        lambda x: np.take_along_axis(x, ALONG, 1),
        (((2, 3, 4),),),
    ),
    Case(
        "take_along_axis, broadcast",
        lambda x: take_along.take_along_axis(x, ALONG[:1, :, :1], 1),
        lambda x: np.take_along_axis(x, ALONG[:1, :, :1], 1),
        (((2, 3, 4),), ((1, 3, 1),)),
    ),
]


def _lines(axis: int) -> np.ndarray:
    """Five indices for each line of a (2, 3, 4) array, some of them twice, some negative."""
    shape = [2, 3, 4]
    length, shape[axis] = shape[axis], 5
    return np.arange(np.prod(shape)).reshape(shape) * 7 % (2 * length) - length


def _sorting() -> list[Case]:
    """Values many of which are equal, and in lines long enough for every algorithm."""
    shapes: tuple[tuple[Shape, ...], ...] = (((2, 3, 4),), ((300, 2, 1),), ((0, 3, 0),))
    cases = []
    for axis in (-1, 0, 1, None):
        for name, ours, theirs in (
            ("sort", sorting.sort, np.sort),
            ("argsort", sorting.argsort, lambda x, axis: np.argsort(x, axis, kind="stable")),
        ):
            indices = name == "argsort"
            cases += [
                Case(
                    f"{name} along {axis}",
                    lambda x, ours=ours, axis=axis: ours(x, axis),
                    lambda x, theirs=theirs, axis=axis: theirs(x, axis),
                    shapes,
                    kinds="biuf",
                    result="int64" if indices else "same",
                    gradient=not indices,
                ),
                Case(
                    f"{name} along {axis}, descending",
                    lambda x, ours=ours, axis=axis: ours(x, axis, descending=True),
                    lambda x, axis=axis, indices=indices: _descending(x, axis, indices),
                    shapes,
                    kinds="biuf",
                    result="int64" if indices else "same",
                    gradient=not indices,
                ),
            ]
    cases += [
        Case(
            "sort special values",
            lambda x: sorting.sort(x),
            lambda x: np.sort(x, kind="stable"),
            (((2, 3, 4),), ((12,),)),
            kinds="f",
            special=True,
        ),
        Case(
            "argsort special values",
            lambda x: sorting.argsort(x),
            lambda x: np.argsort(x, kind="stable"),
            (((12,),),),
            kinds="f",
            result="int64",
            gradient=False,
            special=True,
        ),
    ]
    return cases


def _descending(x: np.ndarray, axis: int | None, indices: bool) -> np.ndarray:
    """By Python's sort, which is stable in both directions."""
    if not x.size:
        return (x.reshape(-1) if axis is None else x).astype(np.int64 if indices else x.dtype)
    lines = x.reshape(-1) if axis is None else np.moveaxis(x, axis, -1)
    flat = lines.reshape(-1, lines.shape[-1])
    orders = [sorted(range(len(line)), key=line.__getitem__, reverse=True) for line in flat]
    order = np.array(orders, np.int64).reshape(lines.shape)
    found = order if indices else np.take_along_axis(lines, order, -1)
    return found if axis is None else np.moveaxis(found, -1, axis)


SORTING = _sorting()

CASES = [*REARRANGING, *JOINING, *INDEXING, *PARTS, *PICKING, *SORTING, *table_selection.CASES]
