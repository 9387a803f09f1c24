"""NumPy's other ways to join, cut and turn tensors, against NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

RANDOM = np.random.default_rng(3)
VECTOR = RANDOM.normal(size=5)
MATRIX = RANDOM.normal(size=(3, 4))
CUBE = RANDOM.normal(size=(2, 3, 4))


async def compare(
    name: str, ours: tuple[Any, ...], theirs: tuple[Any, ...], **options: Any
) -> None:
    """Calls ours and NumPy's function of a name."""
    found = getattr(la, name)(*ours, **options)
    several = list(found) if isinstance(found, (list, tuple)) else [found]
    expected = getattr(np, name)(*theirs, **options)
    listed = list(expected) if isinstance(expected, (list, tuple)) else [expected]
    assert len(several) == len(listed)
    for one, other in zip(await la.to_cpu(several), listed, strict=True):
        assert one.shape == other.shape
        np.testing.assert_allclose(one, other, rtol=1e-9)


def given(*arrays: Any) -> tuple[Any, ...]:
    """The first as a tensor, and the others as they are."""
    return (la.asarray(arrays[0]), *arrays[1:])


ARRAYS = [np.array(2.0), VECTOR, MATRIX, CUBE, np.zeros(0), np.zeros((0, 3))]


@pytest.mark.parametrize("name", ["atleast_1d", "atleast_2d", "atleast_3d"])
async def test_at_least_so_many_axes(name: str, runtime: la.Runtime) -> None:
    for array in ARRAYS:
        await compare(name, (la.asarray(array),), (array,))
    await compare(name, (la.asarray(VECTOR), MATRIX), (VECTOR, MATRIX))


async def test_columns_and_depths(runtime: la.Runtime) -> None:
    for arrays in ([VECTOR, VECTOR], [VECTOR[:3], MATRIX], [MATRIX, MATRIX], [np.array(1.0)] * 2):
        await compare("column_stack", ([la.asarray(x) for x in arrays],), (arrays,))
    for arrays in ([VECTOR, VECTOR], [MATRIX, MATRIX], [CUBE, CUBE]):
        await compare("dstack", ([la.asarray(x) for x in arrays],), (arrays,))


PLACES: list[Any] = [
    *(1, -1, [0, 2], [1], slice(0, 2), slice(None, None, 2), np.array([0, 0]), []),
    np.array([True, False, True]),
]


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
async def test_more_and_fewer(axis: int | None, runtime: la.Runtime) -> None:
    await compare("append", given(MATRIX, MATRIX), (MATRIX, MATRIX), axis=axis)
    for place in PLACES[:-1] if axis != 0 else PLACES:
        await compare("delete", given(MATRIX, place), (MATRIX, place), axis=axis)
    rows: list[tuple[Any, Any]] = [
        (1, 9.0),
        ([0, 2], 9.0),
        (slice(0, 2), 5.0),
        ([0], 5.0),
        ([], 1.0),
    ]
    if axis == 1:
        rows.append(([1], VECTOR[:3]))
    if axis == 0:
        rows += [([1, 1], [[7.0], [8.0]]), (2, VECTOR[:4])]
    for place, values in rows:
        await compare("insert", given(MATRIX, place, values), (MATRIX, place, values), axis=axis)


@pytest.mark.parametrize("sections", [1, 2, 3, 5, [1, 3], [2, 2, 9]], ids=str)
async def test_parts(sections: Any, runtime: la.Runtime) -> None:
    await compare("array_split", given(VECTOR, sections), (VECTOR, sections))


async def test_turning(runtime: la.Runtime) -> None:
    for turns in range(-1, 5):
        await compare("rot90", given(CUBE, turns), (CUBE, turns))
        await compare("rot90", given(CUBE, turns), (CUBE, turns), axes=(2, 1))
    await compare("flipud", given(CUBE), (CUBE,))
    await compare("fliplr", given(CUBE), (CUBE,))


async def test_sequences(runtime: la.Runtime) -> None:
    wide = {"dtype": "float64"}
    await compare("logspace", (0, 2, 5), (0, 2, 5), **wide)
    await compare("logspace", (0, 2, 5), (0, 2, 5), endpoint=False, base=2, **wide)
    await compare("geomspace", (1, 1000, 4), (1, 1000, 4), **wide)
    await compare("geomspace", (-1, -8, 4), (-1, -8, 4), endpoint=False, **wide)
    await compare("geomspace", (1e-300, 1e300, 5), (1e-300, 1e300, 5), **wide)
    assert la.logspace(0, 1, 3).dtype == la.float32


@pytest.mark.parametrize("axis", [0, 1, -1])
async def test_functions_of_lines(axis: int, runtime: la.Runtime) -> None:
    functions: list[tuple[Callable[..., Any], Callable[..., Any]]] = [
        (la.sum, np.sum),
        (lambda x: la.outer(x, x), lambda x: np.outer(x, x)),
        (lambda x: x[:2] * 2, lambda x: x[:2] * 2),
    ]
    for ours, theirs in functions:
        found = await la.apply_along_axis(ours, axis, la.asarray(CUBE)).numpy()
        np.testing.assert_allclose(found, np.apply_along_axis(theirs, axis, CUBE), rtol=1e-9)


ERRORS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.delete(la.ones(3), 5), IndexError, "out of bounds"),
    (lambda: la.delete(la.ones(3), la.asarray(1)), TypeError, "await t.numpy"),
    (lambda: la.insert(la.ones(3), 5, 1.0), IndexError, "out of bounds"),
    (lambda: la.insert(la.ones(3), np.zeros(0), []), IndexError, "integer"),
    (lambda: la.insert(la.ones(3), np.ones(2), [1.0, 2.0]), IndexError, "integer"),
    (lambda: la.insert(la.ones((2, 3)), 0, la.ones(5), 0), la.ShapeError, "broadcast"),
    (lambda: la.array_split(la.ones(3), 0), ValueError, "no 0 parts"),
    (lambda: la.fliplr(la.ones(3)), la.ShapeError, "at least 2 axes"),
    (lambda: la.rot90(la.ones((2, 2)), axes=(0, 0)), la.ShapeError, "named twice"),
    (lambda: la.geomspace(0, 1), ValueError, "both ends"),
    (lambda: la.column_stack([]), ValueError, "at least one"),
    (lambda: la.apply_along_axis(la.sum, 0, la.ones((2, 0))), ValueError, "no lines"),
]


@pytest.mark.parametrize("number", range(len(ERRORS)))
async def test_errors(number: int, runtime: la.Runtime) -> None:
    call, kind, message = ERRORS[number]
    with pytest.raises(kind, match=message):
        call()


async def test_split_along_named_axes(runtime: la.Runtime) -> None:
    for name, array, cuts in (
        ("hsplit", MATRIX, 2),
        ("hsplit", MATRIX, [1, 3]),
        ("hsplit", VECTOR, 5),
        ("vsplit", MATRIX, 3),
        ("vsplit", CUBE, [1]),
        ("dsplit", CUBE, 4),
        ("dsplit", CUBE, [0, 7]),
    ):
        await compare(name, given(array, cuts), (array, cuts))
    for bad in (
        lambda: la.hsplit(la.ones(()), 1),
        lambda: la.vsplit(la.ones(4), 2),
        lambda: la.dsplit(la.ones((4, 4)), 2),
        lambda: la.hsplit(la.ones(5), 2),
    ):
        with pytest.raises(la.ShapeError):
            bad()


async def test_blocks(runtime: la.Runtime) -> None:
    a, b, c = np.eye(2), np.ones((2, 3)), np.full((1, 5), 7.0)
    for arrays in (
        [[a, b], [c]],
        [a, b],
        [1.0, 2.0, VECTOR],
        [[1.0], [2.0]],
        a,
        [CUBE, CUBE],
        [[[CUBE]], [[CUBE]]],
        [[a], [np.zeros((0, 2))]],
    ):
        ours = _tensors_of(arrays)
        await compare("block", (ours,), (arrays,))
    found = await la.block([la.asarray(a), np.ones((2, 1)), la.zeros((2, 1))]).numpy()
    np.testing.assert_array_equal(found, np.block([a, np.ones((2, 1)), np.zeros((2, 1))]))
    for bad in ([], [[a], b], [[a, b], []]):
        with pytest.raises(ValueError, match="block: lists"):
            la.block(bad)


def _tensors_of(arrays: Any) -> Any:
    if isinstance(arrays, list):
        return [_tensors_of(part) for part in arrays]
    return la.asarray(arrays)


async def test_other_sizes(runtime: la.Runtime) -> None:
    for array in ARRAYS:
        for shape in (3, (2, 3), (7, 2), (0, 2), (), (1, 1, 2)):
            await compare("resize", given(array, shape), (array, shape))
    for array in (VECTOR, MATRIX, np.array(2.0), np.zeros(0)):
        for k in (0, 2, -1):
            await compare("diagflat", given(array), (array,), k=k)
    with pytest.raises(la.ShapeError):
        la.resize(la.ones(3), (-1, 2))


def test_shapes_are_broadcast_without_a_runtime() -> None:
    """As NumPy's: of any number, of lengths, and what does not fit."""
    cases: list[tuple[Any, ...]] = [
        (),
        ((),),
        ((2, 3), (3,)),
        ((1, 4), (5, 1), (4,)),
        ([2, 1], (3,)),
        (3, (2, 1)),
        ((0,), (1,)),
        ((3, 1, 0), (1, 1)),
    ]
    for case in cases:
        assert la.broadcast_shapes(*case) == np.broadcast_shapes(*case)
    for wrong in (((2,), (3,)), ((2, 3), (2,), (1,)), ((0,), (2,))):
        with pytest.raises(la.ShapeError, match=r"broadcast_shapes: .*could not be broadcast"):
            la.broadcast_shapes(*wrong)
    with pytest.raises(la.ShapeError, match="negative"):
        la.broadcast_shapes((-1,))
