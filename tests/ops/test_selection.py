"""What is selected, counted and grouped by values, against NumPy."""

from __future__ import annotations

import warnings
from typing import Any

import hypothesis
import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

import lazyasync as la

MATRIX = np.array([[3.0, 0.0, 1.0], [1.0, np.nan, -0.0]])
DTYPES = ("bool", "int8", "uint32", "int64", "float16", "float32", "complex64")

few = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
few_and_many = pytest.mark.parametrize(
    "examples", [12, pytest.param(300, marks=pytest.mark.stress)]
)


def equal(found: Any, expected: Any) -> None:
    found, expected = np.asarray(found), np.asarray(expected)
    assert found.shape == expected.shape
    np.testing.assert_array_equal(found, expected)


@st.composite
def values(draw: Any) -> np.ndarray:
    """Few different numbers, NaN and signed zeros among them, in a small array."""
    dtype = np.dtype(draw(st.sampled_from(DTYPES)))
    shape = draw(arrays.array_shapes(min_dims=1, max_dims=3, min_side=0, max_side=4))
    numbers = [0, 1, 2, 3] if dtype.kind in "bu" else [0.0, -0.0, 1, -1, 3]
    if dtype.kind in "fc":
        numbers += [np.nan, np.inf]
    chosen = draw(st.lists(st.sampled_from(numbers), min_size=int(np.prod(shape)), max_size=200))
    return np.resize(np.array(chosen[: int(np.prod(shape))]), shape).astype(dtype)


# ---- where something is --------------------------------------------------------------------


@few_and_many
def test_what_is_not_zero(examples: int) -> None:
    some = settings(few, max_examples=examples)
    some(hypothesis.given(x=values(), size=st.integers(0, 9))(check_what_is_not_zero))()


def check_what_is_not_zero(x: np.ndarray, size: int) -> None:
    """Finds what is not zero, in all the ways there are."""
    expected = np.nonzero(x)
    count = min(size, len(expected[0]))
    with la.blocking("cpu:0"):
        t = la.asarray(x)
        found, sized = la.nonzero(t), la.nonzero(t, size=size, fill_value=-1)
        assert len(found) == len(sized) == x.ndim
        for one, other, places in zip(found, sized, expected, strict=True):
            assert one.dtype == other.dtype == np.int64
            equal(one, places)
            equal(other, np.concatenate([places[:count], np.full(size - count, -1)]))
        equal(la.flatnonzero(t), np.flatnonzero(x))
        equal(la.argwhere(t), np.argwhere(x))
        mask = t != 0
        equal(la.extract(mask, t), np.extract(x != 0, x))
        equal(la.aio.getitem(t, mask), x[x != 0])
        sized_elements = np.asarray(la.extract(mask, t, size=size, fill_value=1))
        equal(sized_elements[:count], x[x != 0][:count])
        equal(sized_elements[count:], np.ones(size - count))


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
@pytest.mark.parametrize("condition", [[], [True], [True, False, True][:2]])
async def test_compress(runtime: la.Runtime, axis: int | None, condition: list[bool]) -> None:
    x = np.arange(6.0).reshape(2, 3)
    expected = np.compress(np.array(condition, bool), x, axis)
    found = la.compress(np.array(condition, bool), la.asarray(x), axis)
    equal(await found.numpy(), expected)
    computed = la.asarray(np.array(condition, bool)).copy()
    sized = la.compress(computed, la.asarray(x), axis, size=2, fill_value=-1)
    along = 0 if axis is None else axis
    whole = np.moveaxis(await sized.numpy(), along, 0)
    kept = np.moveaxis(expected, along, 0)
    equal(whole[: len(kept)], kept)
    assert (whole[len(kept) :] == -1).all()
    assert len(whole) == 2


# ---- different elements --------------------------------------------------------------------


@few_and_many
def test_unique(examples: int) -> None:
    some = settings(few, max_examples=examples)
    some(hypothesis.given(x=values())(check_unique))()


def check_unique(x: np.ndarray) -> None:
    """Finds different elements, in all the ways there are."""
    distinct = np.unique(x, True, True, True, equal_nan=False)
    with la.blocking("cpu:0"):
        t = la.asarray(x)
        forms = [la.unique_all(t)]
        if x.dtype.kind != "c":
            forms.append(la.unique_all(t, size=len(distinct[0])))
        for found in forms:
            for part, expected in zip(found, distinct, strict=True):
                equal(part, expected.reshape(part.shape))
            assert found.inverse_indices.shape == x.shape
            assert all(part.dtype == np.int64 for part in found[1:])
        equal(la.unique(t), np.unique(x))
        numpys = np.unique(x, True, True, True)
        for part, expected in zip(la.unique(t, True, True, True), numpys, strict=True):
            equal(part, expected.reshape(part.shape))
        along = np.unique(x, axis=0)
        equal(la.unique(t, axis=0), along)
        equal(la.unique_counts(t).counts, distinct[3])
        equal(la.unique_values(t), distinct[0])
        equal(la.unique_inverse(t).inverse_indices, distinct[2].reshape(x.shape))


async def test_another_number_of_different_elements_than_asked_for(runtime: la.Runtime) -> None:
    x = la.asarray([3, 1, 1, 2])
    few, many = await la.to_cpu([la.unique_all(x, size=2), la.unique_all(x, size=5)])
    assert [part.tolist() for part in few] == [[1, 2], [1, 3], [2, 0, 0, 1], [2, 1]]
    assert many.values.tolist() == [1, 2, 3, 1, 1]
    assert many.counts.tolist() == [2, 1, 1, 0, 0]
    found = await la.unique(x, size=4, fill_value=-7).numpy()
    assert found.tolist() == [1, 2, 3, -7]
    assert (await la.unique_values(la.zeros((0,)), size=2).numpy()).tolist() == [0.0, 0.0]


@few_and_many
def test_two_sets(examples: int) -> None:
    some = settings(few, max_examples=examples)
    some(hypothesis.given(x=values(), other=values(), many=st.booleans())(check_two_sets))()


def check_two_sets(x: np.ndarray, other: np.ndarray, many: bool) -> None:
    """Compares two sets of elements."""
    with np.errstate(invalid="ignore"), warnings.catch_warnings(action="ignore"):
        other = other.astype(x.dtype)  # of complex numbers the real parts
    if many:
        other = np.concatenate([other.ravel(), np.arange(20).astype(x.dtype)])
    with la.blocking("cpu:0"):
        t, u = la.asarray(x), la.asarray(other)
        equal(la.isin(t, u), np.isin(x, other))
        equal(la.isin(t, other, invert=True), np.isin(x, other, invert=True))
        for name in ("union1d", "setdiff1d", "intersect1d"):
            equal(getattr(la, name)(t, u), getattr(np, name)(x, other))
        falling = np.unique(x)[::-1]
        kept = np.setdiff1d(falling, np.unique(other), assume_unique=True)
        equal(la.setdiff1d(la.asarray(falling), u, assume_unique=True), kept)
        found = la.intersect1d(t, u, return_indices=True)
        for one, expected in zip(found, np.intersect1d(x, other, return_indices=True), strict=True):
            equal(one, expected)
        assert [part.dtype for part in found[1:]] == ["int64"] * 2


# ---- rows that belong together -------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint16", "float32", "complex64"])
@pytest.mark.parametrize("name", ["sum", "prod", "max", "min"])
async def test_segments(runtime: la.Runtime, dtype: str, name: str) -> None:
    random = np.random.default_rng(2)
    data = random.integers(0, 4, (2, 4, 3)).astype(dtype)
    ids = np.array([[0, 2, -1, 2], [2, 5, 0, 3]])
    function = getattr(la, f"segment_{name}")
    if dtype == "complex64" and name in ("max", "min"):
        with pytest.raises(la.DTypeError, match="complex64"):
            function(la.asarray(data), ids, 4)
        return
    found = await function(la.asarray(data), la.asarray(ids), 4).numpy()
    for segment in (0, 2, 3):
        equal(found[segment], getattr(np, name)(data[ids == segment], 0).astype(found.dtype))
    if name == "sum":
        assert not found[1].any()
    elif name == "prod":
        assert (found[1] == 1).all()
    else:
        kind = np.dtype(dtype).kind
        limits = (0, 1) if kind == "b" else (-np.inf, np.inf)
        if kind in "iu":
            limits = (np.iinfo(dtype).min, np.iinfo(dtype).max)
        assert (found[1] == limits[name == "min"]).all()
    known = await function(la.asarray(data), np.abs(ids)).numpy()
    assert known.shape == (6, 3)


async def test_bincount(runtime: la.Runtime) -> None:
    x, weights = np.array([3, 1, 1, 5, 0]), np.array([1.0, 2.0, 0.5, -1.0, 4.0])
    t = la.asarray(x)
    equal(await la.bincount(t).numpy(), np.bincount(x))
    equal(await la.bincount(t, weights, 8).numpy(), np.bincount(x, weights, 8))
    equal(await la.bincount(t - 1, length=3).numpy(), [2, 0, 1])
    assert (await la.bincount(la.zeros((0,), dtype="int64")).numpy()).shape == (0,)
    with pytest.raises(ValueError, match="-1 is negative"):
        la.bincount(la.asarray([0, -1]))
    with pytest.raises(la.DTypeError, match="integers"):
        la.bincount(la.ones((2,)))


async def test_one_hot(runtime: la.Runtime) -> None:
    x = np.array([[0, 2], [-1, 3]], np.int8)
    expected = (x[..., None] == np.arange(3)).astype(np.float32)
    np.testing.assert_array_equal(await la.one_hot(la.asarray(x), 3).numpy(), expected, strict=True)
    first = await la.one_hot(la.asarray(x), 3, axis=0, dtype="int16").numpy()
    np.testing.assert_array_equal(first, np.moveaxis(expected, -1, 0).astype("int16"), strict=True)
    with pytest.raises(la.DTypeError, match="integers"):
        la.one_hot(la.ones((2,)), 3)


# ---- repeats -------------------------------------------------------------------------------


@pytest.mark.parametrize("axis", [0, 1, None])
async def test_counts_of_repeats(runtime: la.Runtime, axis: int | None) -> None:
    x = np.arange(6.0).reshape(2, 3)
    counts = {0: [3, 0], 1: [0, 2, 1], None: [1, 0, 2, 0, 3, 1]}[axis]
    expected = np.repeat(x, counts, axis)
    along = 0 if axis is None else axis
    for given in (counts, np.array(counts), la.asarray(counts), np.int64(2), [2], la.asarray(2)):
        equal(await la.repeat(la.asarray(x), given, axis).numpy(), np.repeat(x, given, axis))
    computed = la.asarray(counts) * 1
    for total in (0, 2, expected.shape[along]):
        found = await la.repeat(la.asarray(x), computed, axis, total_repeat_length=total).numpy()
        equal(found, expected.take(range(total), along))
    with pytest.raises(la.WouldBlockError, match=r"la\.aio\.repeat"):
        la.repeat(la.asarray(x), la.asarray(counts) * 1, axis)
    awaited = await la.aio.repeat(la.asarray(x), la.asarray(counts) * 1, axis)
    equal(await awaited.numpy(), expected)


# ---- places --------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["C", "F"])
async def test_places(runtime: la.Runtime, order: Any) -> None:
    shape, indices = (3, 4, 2), ([[1], [2]], [0, 3], 1)
    expected = np.ravel_multi_index(indices, shape, order=order)
    for given in (indices, tuple(la.asarray(part) for part in indices)):
        places = la.ravel_multi_index(given, shape, order=order)
        assert places.dtype == np.int64
        equal(await places.numpy(), expected)
        for found in (places, expected):
            back = la.unravel_index(found, shape, order)
            for part, other in zip(back, np.unravel_index(expected, shape, order), strict=True):
                equal(await part.numpy(), other)
    wild = ([5, -1, 2], [-7, 9, 1], [3, 0, -1])
    modes: Any
    for modes in ("wrap", "clip", ("wrap", "clip", "clip")):
        equal(
            await la.ravel_multi_index(tuple(map(la.asarray, wild)), shape, modes, order).numpy(),
            np.ravel_multi_index(wild, shape, modes, order),
        )


async def test_places_out_of_range() -> None:
    async with la.open_runtime("cpu:0"):
        with pytest.raises(ValueError, match="invalid entry"):
            la.ravel_multi_index(([1], [3]), (2, 3))
        with pytest.raises(ValueError, match="out of bounds"):
            la.unravel_index([6], (2, 3))
        for late in (
            la.ravel_multi_index((la.asarray([0]), la.asarray([-1])), (2, 3)),
            la.unravel_index(la.asarray([6]), (2, 3))[0],
            la.unravel_index(la.asarray([-1]), (2, 3))[0],
            la.choose(la.asarray([2]), [la.ones((1,)), la.zeros((1,))]),
        ):
            with pytest.raises(la.ExecutionError, match="out of bounds"):
                await late.numpy()


@pytest.mark.parametrize("shape", [(3, 3), (7, 3), (3, 7), (2, 2, 2), (0, 3), (1, 1)])
@pytest.mark.parametrize("wrap", [False, True])
async def test_fill_diagonal(runtime: la.Runtime, shape: tuple[int, ...], wrap: bool) -> None:
    for value in (5.0, [1.0, 2.0], np.arange(20.0)):
        expected = np.ones(shape)
        np.fill_diagonal(expected, value, wrap)
        x = la.ones(shape)
        la.fill_diagonal(x, value, wrap)
        equal(await x.numpy(), expected)


async def test_put_along_axis(runtime: la.Runtime) -> None:
    x = np.arange(12.0).reshape(3, 4)
    for indices, given, axis in (
        (np.array([[0, -1], [2, 1], [3, 3]]), np.array([[7.0], [8.0], [9.0]]), 1),
        (np.array([[1]]), -1.0, 0),
        (np.array([[2, 0, 1, 1]]), np.arange(4.0), 0),
        (np.array([0, 11, -2]), 5.0, None),
    ):
        expected = x.copy()
        np.put_along_axis(expected, indices, given, axis)
        for chosen in (indices, la.asarray(indices)):
            found = la.put_along_axis(la.asarray(x), chosen, given, axis, inplace=False)
            equal(await found.numpy(), expected)
    with pytest.raises(IndexError, match="index 4 is out of bounds for axis 1"):
        la.put_along_axis(la.asarray(x), [[4]], 0.0, 1)


async def test_functions_that_change_their_argument_in_numpy(runtime: la.Runtime) -> None:
    """They change it here too, and give a changed copy if that is asked for."""
    line, matrix = la.asarray([0.0, 1.0, 2.0]), la.zeros((2, 2))
    copies = (
        la.put_along_axis(line, [0], 5.0, inplace=False),
        la.fill_diagonal(matrix, 3.0, inplace=False),
    )
    equal(await line.numpy(), np.array([0.0, 1.0, 2.0]))
    equal(await matrix.numpy(), np.zeros((2, 2)))
    assert la.put_along_axis(line, [0], 5.0) is None  # type: ignore[func-returns-value]
    la.put_along_axis(line, la.asarray([2]), values=line[:1], axis=None)
    la.fill_diagonal(matrix, 3.0)
    equal(await line.numpy(), np.array([5.0, 1.0, 5.0]))
    equal(await matrix.numpy(), np.eye(2) * 3.0)
    equal(await copies[0].numpy(), np.array([5.0, 1.0, 2.0]))
    equal(await copies[1].numpy(), np.eye(2) * 3.0)

    def changed(x: la.LazyTensor) -> la.LazyTensor:
        x = x * 2.0
        la.fill_diagonal(x, 1.0)
        return x

    equal(await (await la.compile(changed)(matrix)).numpy(), np.eye(2))
    with pytest.raises(TypeError, match="fill_diagonal: only a tensor"):
        la.fill_diagonal(np.zeros((2, 2)), 1.0)  # type: ignore[arg-type]


async def test_choices(runtime: la.Runtime) -> None:
    x = MATRIX[0] - 1
    t = la.asarray(x)
    conditions, picked = [x > 1, x > -1], [x * 10, np.array([[7.0], [8.0]])]
    expected = np.select(conditions, picked, -3.0)
    equal(await la.select([t > 1, t > -1], [t * 10, picked[1]], -3.0).numpy(), expected)
    numbers, wild = np.array([[0, 1, 0], [1, 1, 0]]), np.array([5, -1, 1])
    for given in (numbers, la.asarray(numbers)):
        found = await la.choose(given, [t, -t]).numpy()
        equal(found, np.choose(numbers, [x, -x]))
    mode: Any
    for mode in ("wrap", "clip"):
        found = await la.choose(la.asarray(wild), [t, -t], mode).numpy()
        equal(found, np.choose(wild, [x, -x], mode=mode))


# ---- what is refused -----------------------------------------------------------------------

VALUE_DEPENDENT: dict[str, Any] = {
    "nonzero": lambda f, x: f(x),
    "flatnonzero": lambda f, x: f(x),
    "argwhere": lambda f, x: f(x),
    "extract": lambda f, x: f(x > 0, x),
    "compress": lambda f, x: f(x > 0, x),
    "repeat": lambda f, x: f(x, x.astype("int64")),
    "unique": lambda f, x: f(x),
    "unique_all": lambda f, x: f(x),
    "unique_counts": lambda f, x: f(x),
    "unique_inverse": lambda f, x: f(x),
    "unique_values": lambda f, x: f(x),
    "union1d": lambda f, x: f(x, x + 1),
    "setdiff1d": lambda f, x: f(x, x + 1),
    "intersect1d": lambda f, x: f(x, x + 1),
    "bincount": lambda f, x: f(x.astype("int64")),
    **{
        f"segment_{name}": lambda f, x: f(x, x.astype("int64"))
        for name in ("sum", "prod", "max", "min")
    },
}


@pytest.mark.parametrize("name", VALUE_DEPENDENT)
async def test_values_are_awaited(runtime: la.Runtime, name: str) -> None:
    call, function = VALUE_DEPENDENT[name], getattr(la, name)
    x = la.asarray([2.0, 0.0, 1.0, 2.0])
    with pytest.raises(la.WouldBlockError, match=rf"^{name}: the shape .*await la.aio.{name}\("):
        call(function, x * 1)
    awaited = await call(getattr(la.aio, name), x * 1)
    with pytest.raises(la.WouldBlockError, match=f"^{name}: "):
        await la.compile(lambda x: call(function, x * 1))(x)
    with pytest.raises(la.WouldBlockError, match=f"^{name}: "):
        la.grad(lambda x: call(function, x * 1))(x)
    parts = awaited if isinstance(awaited, tuple) else (awaited,)
    found = await la.to_cpu(list(parts))
    with_host = (
        call(function, la.asarray(np.array([2.0, 0.0, 1.0, 2.0])))
        if (name in ("nonzero", "flatnonzero", "argwhere", "unique_values"))
        else None
    )
    if with_host is not None:
        known = with_host if isinstance(with_host, tuple) else (with_host,)
        for one, other in zip(found, await la.to_cpu(list(known)), strict=True):
            equal(one, other)


REFUSED: list[tuple[Any, type[Exception], str]] = [
    (lambda x: la.nonzero(x[0, 0]), ValueError, "without axes"),
    (lambda x: la.nonzero(x, size=-1), la.ShapeError, "not negative"),
    (lambda x: la.nonzero(x, size=1.5), TypeError, "integer"),
    (lambda x: la.compress(np.ones((2, 3), bool), x), la.ShapeError, "one axis"),
    (lambda x: la.compress(np.ones(4, bool), x, 1), la.ShapeError, "4 elements for axis 1"),
    (lambda x: la.compress([True], x, 2), la.ShapeError, "axis 2 is out of bounds"),
    (lambda x: la.unique(x, axis=0, size=2), ValueError, "along an axis"),
    (lambda x: la.unique_all(x * 1j, size=2), la.DTypeError, "^unique[a-z_]*: not supported"),
    (lambda x: la.segment_sum(x, [0, 1, 2], 2), la.ShapeError, "are not segments"),
    (lambda x: la.segment_sum(x, [0.5, 1.0], 2), la.DTypeError, "integers"),
    (lambda x: la.bincount(la.asarray([[1]])), la.ShapeError, "not one axis"),
    (lambda x: la.repeat(x, [1, 2, 3], 0), la.ShapeError, "counts of shape"),
    (lambda x: la.repeat(x, [1, -2], 0), la.ShapeError, "not negative"),
    (lambda x: la.repeat(x, [0.5, 1.0], 0), la.DTypeError, "integers"),
    (lambda x: la.ravel_multi_index(([1],), (2, 3)), la.ShapeError, "1 indices for 2 axes"),
    (lambda x: la.ravel_multi_index((x[0], x[0]), (2, 3)), la.DTypeError, "integers"),
    (lambda x: la.unravel_index([1], (2, 3), "K"), ValueError, "'C' or 'F'"),  # type: ignore[arg-type]
    (lambda x: la.fill_diagonal(x[0], 1.0), la.ShapeError, "two axes"),
    (lambda x: la.fill_diagonal(la.ones((2, 3, 2)), 1.0), la.ShapeError, "as long"),
    (lambda x: la.put_along_axis(x, [0], 1.0), la.ShapeError, "same number of dimensions"),
    (lambda x: la.select([x > 0], []), ValueError, "1 conditions for 0 choices"),
    (lambda x: la.select([], []), ValueError, "no conditions"),
    (lambda x: la.select([x], [x]), la.DTypeError, "boolean"),
    (lambda x: la.choose([2], [x, x]), ValueError, "2 choices"),
    (lambda x: la.choose([0], []), ValueError, "no choices"),
]


@pytest.mark.parametrize(("call", "kind", "message"), REFUSED)
async def test_refused_at_the_call(
    runtime: la.Runtime, call: Any, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        call(la.asarray(MATRIX))


@pytest.mark.parametrize("dtype", ["float32", "int64", "int8", "bool"])
async def test_different_elements_are_counted_where_they_are(dtype: str) -> None:
    x = np.random.default_rng(2).integers(-9, 9, 3000).astype(dtype)
    if dtype == "float32":
        x[::7] = np.nan
    async with la.open_runtime("cpu:0"):
        for given in (x, x[:1], x[:0], x.reshape(30, 100)):
            wanted = np.unique(given, True, True, True)
            for function in (la.unique, la.aio.unique):
                found = function(la.asarray(given), True, True, True)
                found = await found if function is la.aio.unique else found
                for one, other in zip(found, wanted, strict=True):
                    np.testing.assert_array_equal(await one.numpy(), other)
            apart = await la.aio.unique(la.asarray(given), equal_nan=False)
            np.testing.assert_array_equal(await apart.numpy(), np.unique(given, equal_nan=False))
            values, counts = await la.aio.unique_counts(la.asarray(given))
            assert (await counts.numpy()).sum() == given.size
            assert values.shape == np.unique_counts(given).values.shape
