"""Indexing, picking and rearranging: random keys, refusals, and indices that only a step knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.extra.numpy import basic_indices

import lazyasync as la
from lazyasync.ops.indexing import take
from lazyasync.ops.indexing.adding import LONG_ROW
from lazyasync.ops.indexing.keys import get_item, set_item
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

SHAPE = (3, 4, 2)


def cube() -> LazyTensor:
    return la.asarray(np.arange(24.0).reshape(SHAPE))


# ---- basic keys ----------------------------------------------------------------------------


@pytest.mark.parametrize("examples", [50, pytest.param(1000, marks=pytest.mark.stress)])
def test_random_basic_keys(examples: int) -> None:
    some = settings(
        max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    some(given(key=basic_indices(SHAPE, allow_newaxis=True, max_dims=6))(check_basic_key))()


def check_basic_key(key: Any) -> None:
    """Reads and assigns what a key names."""
    values = np.arange(24.0).reshape(SHAPE)
    expected = values[key]
    changed = values.copy()
    changed[key] = -1.5
    with la.blocking("cpu:0"):
        x = la.asarray(values)
        picked, assigned = np.asarray(get_item(x, key)), np.asarray(set_item(x, key, -1.5))
    assert picked.shape == np.shape(expected)
    np.testing.assert_array_equal(picked, expected)
    np.testing.assert_array_equal(assigned, changed)


async def test_the_same_slice_written_otherwise_is_one_operation(runtime: la.Runtime) -> None:
    x = la.ones((5,))
    nodes = [x[key]._node for key in (slice(3), slice(0, 3), slice(-9, -2, 1))]
    assert len({node.attributes for node in nodes}) == 1


async def test_a_whole_slice_is_a_tensor_of_its_own(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 2.0])
    for same in (x[:], x[...], la.squeeze(x), la.broadcast_to(x, (2,)), la.reshape(x, (2,))):
        same += 1.0
    assert (await x.numpy()).tolist() == [1.0, 2.0]


async def test_assignment_rebinds(runtime: la.Runtime) -> None:
    x = la.zeros((2, 3))
    before = x[:]
    x[0, 1:] = 2.5
    x[..., 0] = la.asarray([7, 8])
    x[1] += 1.0
    assert (await x.numpy()).tolist() == [[7.0, 2.5, 2.5], [9.0, 1.0, 1.0]]
    assert not (await before.numpy()).any()


@pytest.mark.parametrize("dtype", ["uint8", "int64", "float16", "bool", "complex64"])
async def test_assignment_converts_to_the_tensors_dtype(runtime: la.Runtime, dtype: str) -> None:
    x = la.zeros((2,), dtype=dtype)
    number: Any = dtype != "bool" or True
    x[0] = la.asarray(np.ones((), bool))
    x[1] = number
    assert x.dtype == dtype
    assert (await x.numpy()).tolist() == [1, 1]


# ---- what is refused at once ---------------------------------------------------------------

REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: cube()[3], IndexError, "index 3 is out of bounds for axis 0 with size 3"),
    (lambda: cube()[0, -5], IndexError, "index -5 is out of bounds for axis 1 with size 4"),
    (lambda: cube()[0, 0, 0, 0], IndexError, "array is 3-dimensional, but 4 were indexed"),
    (lambda: cube()[..., ...], IndexError, "can only have a single ellipsis"),
    (lambda: cube()[1.5], IndexError, "only integers, slices .*, not float"),
    (lambda: cube()["a"], IndexError, "only integers, slices .*, not str"),
    (lambda: cube()[::0], ValueError, "slice step cannot be zero"),
    (lambda: cube()[:, [0, 4]], IndexError, "index 4 is out of bounds for axis 1 with size 4"),
    (lambda: cube()[[0.5]], IndexError, "must be of integer"),
    (lambda: cube()[la.ones((2,))], la.DTypeError, "must be of integer type, not float32"),
    (lambda: cube()[[0], [4]], IndexError, "index 4 is out of bounds for axis 1 with size 4"),
    (lambda: cube()[[0, 1], :, [1, 0, 1]], la.ShapeError, "getitem: operands could not be"),
    (lambda: cube()[la.asarray([0]), [0.5]], IndexError, "must be of integer"),
    (
        lambda: la.zeros((2, 0, 2))[0, la.asarray([0]), la.asarray([1])],
        la.ShapeError,
        "no element along axis 1, which is empty",
    ),
    (
        lambda: set_item(cube(), 0, np.ones((3, 2))),
        la.ShapeError,
        r"from shape \(3, 2\) into shape \(4, 2\)",
    ),
    (
        lambda: set_item(la.asarray([1]), 0, 1.5),
        la.DTypeError,
        "float32 cannot be stored in a tensor of int64",
    ),
    (lambda: set_item(la.zeros((2,), dtype="int8"), 0, 300), OverflowError, "range of int8"),
    (lambda: la.take(cube(), [4, 0], 1), IndexError, "index 4 is out of bounds for axis 1"),
    (lambda: la.take(cube(), 4, 1), IndexError, "take: index 4 is out of bounds for axis 1"),
    (lambda: la.take(cube(), [0], 3), la.ShapeError, "axis 3 is out of bounds"),
    (
        lambda: la.take(la.zeros((0, 2)), la.asarray([0]), 0),
        la.ShapeError,
        "non-empty take from an empty axis",
    ),
    (
        lambda: la.take_along_axis(cube(), np.zeros((2,), int), 0),
        la.ShapeError,
        "same number of dimensions",
    ),
    (
        lambda: la.take_along_axis(cube(), np.zeros((3, 5, 2), int), 0),
        la.ShapeError,
        "could not be broadcast",
    ),
    (lambda: la.reshape(cube(), (5, 5)), la.ShapeError, r"array of size 24 into shape \(5, 5\)"),
    (lambda: la.reshape(cube(), (7, -1)), la.ShapeError, "cannot reshape"),
    (lambda: la.reshape(cube(), (-1, -1)), la.ShapeError, "only specify one unknown"),
    (lambda: la.reshape(cube(), (-2, 12)), la.ShapeError, "negative dimensions"),
    (lambda: la.reshape(la.zeros((0,)), (0, -1)), la.ShapeError, "cannot reshape"),
    (lambda: la.reshape("text", (1,)), TypeError, "reshape takes a tensor, .* not str"),  # type: ignore[arg-type]
    (lambda: la.transpose(cube(), (0, 1)), la.ShapeError, "axes don't match"),
    (lambda: la.transpose(cube(), (0, 1, 1)), la.ShapeError, "axes don't match"),
    (lambda: la.matrix_transpose(la.ones((3,))), la.ShapeError, "at least 2-dimensional"),
    (lambda: la.moveaxis(cube(), (0, 1), 0), la.ShapeError, "same number of elements"),
    (lambda: la.moveaxis(cube(), (0, 0), (1, 2)), la.ShapeError, "named twice"),
    (lambda: la.squeeze(cube(), 1), la.ShapeError, "size not equal to one"),
    (lambda: la.expand_dims(cube(), 5), la.ShapeError, "out of bounds"),
    (lambda: la.broadcast_to(cube(), (3, 3)), la.ShapeError, r"requested shape \(3, 3\)"),
    (lambda: la.broadcast_to(cube(), (3, 4, 3)), la.ShapeError, r"requested shape \(3, 4, 3\)"),
    (lambda: la.broadcast_arrays(cube(), la.ones((3,))), la.ShapeError, "broadcast together"),
    (lambda: la.concatenate([]), la.ShapeError, "need at least one array"),
    (lambda: la.concatenate([None]), TypeError, "concatenate takes a tensor, .* not NoneType"),
    (lambda: la.concatenate([cube(), la.ones((3,))]), la.ShapeError, "at index 1 has 1 dimension"),
    (lambda: la.concatenate([cube(), cube()[:, 1:]]), la.ShapeError, "axis 0 must match exactly"),
    (lambda: la.concatenate([la.ones(()), la.ones(())]), la.ShapeError, "zero-dimensional"),
    (
        lambda: la.concatenate([la.zeros((1,), dtype="uint64"), la.zeros((1,), dtype="int8")]),
        la.DTypeError,
        "no common integer dtype",
    ),
    (lambda: la.stack([cube(), cube()[1:]]), la.ShapeError, "must have the same shape"),
    (lambda: la.split(cube(), 3, 1), la.ShapeError, "equal division, 4 into 3"),
    (lambda: la.sort(la.ones(())), la.ShapeError, "sort: axis -1 is out of bounds"),
    (lambda: la.hstack([]), la.ShapeError, "hstack: need at least one array"),
    (lambda: la.roll(cube(), (1, 2), (0, 1, 2)), la.ShapeError, "2 shifts for 3 axes"),
    (lambda: la.roll(cube(), 1, 3), la.ShapeError, "axis 3 is out of bounds"),
    (lambda: la.meshgrid(cube(), indexing="yx"), ValueError, '"xy" or "ij", not \'yx\''),
    (lambda: la.diag(cube()), la.ShapeError, "1- or 2-d"),
    (lambda: la.diagonal(la.ones((3,))), la.ShapeError, "at least 2-dimensional"),
    (lambda: la.trace(cube(), 0, 1, -2), la.ShapeError, "cannot be the same, 1 and -2"),
    (lambda: la.isclose(cube(), la.ones((5,))), la.ShapeError, "isclose: operands could not be"),
    (lambda: la.array_equal(1, 1), TypeError, "array_equal takes at least one tensor"),
    (lambda: la.pad(cube(), ((1, 1), (2, 2))), la.ShapeError, "a pair per axis of 3 axes"),
    (lambda: la.pad(cube(), -1), la.ShapeError, "negative"),
    (lambda: la.pad(cube(), 1, "edge", constant_values=2), ValueError, "no constant_values"),
    (lambda: la.pad(cube(), 1, "mean"), ValueError, "mode must be \"constant\", .* not 'mean'"),
    (lambda: la.pad(la.ones((0, 2)), 1, "edge"), la.ShapeError, "nothing along axis 0"),
    (lambda: la.repeat(cube(), -1), la.ShapeError, "negative"),
    (lambda: la.repeat(cube(), [1, 2]), la.ShapeError, r"counts of shape \(2,\)"),
    (lambda: la.repeat(cube(), ()), la.ShapeError, r"counts of shape \(0,\)"),
    (lambda: la.tril(la.ones(())), la.ShapeError, "at least 1-dimensional"),
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_refused(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()


# ---- indices that are computed -------------------------------------------------------------


@pytest.mark.parametrize("rows", [3, 3000])
@pytest.mark.parametrize("wrong", [5, -6])
async def test_computed_indices_out_of_range_fail_the_step(rows: int, wrong: int) -> None:
    async with la.open_runtime("cpu:0"):
        indices = la.asarray([0, wrong])
        for failing in (
            la.take(la.ones((5, rows)), indices, 0),
            la.take_along_axis(la.ones((5, rows)), la.expand_dims(indices, 1), 0),
            la.grad(lambda x, i=indices: la.sum(la.take(x, i, 0)))(la.ones((5, rows))),
        ):
            with pytest.raises(la.ExecutionError) as caught:
                await failing.numpy()
            assert isinstance(caught.value.__cause__, IndexError)
            assert f"index {wrong} is out of bounds for axis 0" in str(caught.value.__cause__)


async def test_indices_of_all_integer_dtypes(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 2.0, 3.0])
    for dtype in ("int8", "uint8", "int32", "uint64"):
        indices = la.asarray(np.array([2, 0], dtype))
        assert (await x[indices].numpy()).tolist() == [3.0, 1.0]
        assert (await la.take_along_axis(x, indices).numpy()).tolist() == [3.0, 1.0]
    assert await x[la.asarray(-1)].item() == 3.0


# ---- adding back to where it came from -----------------------------------------------------


@pytest.mark.parametrize(
    ("before", "length", "after", "count"),
    [
        (1, 7, 5, 20),
        (3, 7, 5, 20),
        (1, 4, LONG_ROW, 9),
        (2, 3, 70_000, 5),
        (1, 5, 1, 1000),
        (1, 5, 1, 0),
        (0, 5, 2, 3),
        (1, 5, 0, 3),
    ],
)
async def test_scatter_add(
    runtime: la.Runtime, before: int, length: int, after: int, count: int
) -> None:
    random = np.random.default_rng(1)
    values = random.uniform(-1, 1, (before, count, after))
    indices = random.integers(-length, length, count)
    expected = np.zeros((before, length, after))
    np.add.at(expected, (slice(None), indices), values)
    operands = la.asarray(values), la.asarray(indices)
    actual = await record(take.SCATTER_ADD, operands, (1, length)).numpy()
    np.testing.assert_allclose(actual, expected, rtol=1e-12, atol=1e-12)


async def test_a_gradient_meets_itself_at_repeated_indices(runtime: la.Runtime) -> None:
    table = la.zeros((4, 3))
    words = la.asarray([[1, 1, -1], [1, 0, 3]])
    gradient = la.grad(lambda t: la.sum(la.take(t, words, 0)))(table)
    assert (await gradient.numpy()).tolist() == [[1.0] * 3, [3.0] * 3, [0.0] * 3, [2.0] * 3]


async def test_the_gradient_of_take_with_small_indices_and_a_long_axis(runtime: la.Runtime) -> None:
    x = la.ones((200,))
    indices = la.asarray(np.array([3, -1, 3], np.int8))
    gradient = la.grad(lambda x: la.sum(la.take(x, indices, axis=0)))(x)
    expected = np.zeros(200, np.float32)
    expected[3], expected[-1] = 2, 1
    np.testing.assert_array_equal(await gradient.numpy(), expected)


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.uint8])
async def test_one_element_of_each_line_of_what_is_computed(
    runtime: la.Runtime, axis: int, dtype: type[np.integer[Any]]
) -> None:
    """Code generators compare places with indices there, as part of the loop that computes it."""
    random = np.random.default_rng(axis)
    x = random.standard_normal((40, 30)).astype(np.float32)
    x[3], x[:, 5] = np.nan, np.inf
    x[::7, ::3] = -0.0
    shape = (1, 30) if axis == 0 else (40, 1)
    lowest = 0 if dtype is np.uint8 else -x.shape[axis]
    indices = random.integers(lowest, x.shape[axis], shape).astype(dtype)
    picked = la.take_along_axis(la.asarray(x) * 1.0, la.asarray(indices), axis)
    expected = np.take_along_axis(x, indices.astype(np.int64), axis)
    found = await picked.numpy()
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))

    def loss(values: la.LazyTensor) -> la.LazyTensor:
        return la.sum(la.take_along_axis(values * 1.0, la.asarray(indices), axis) * 3.0)

    gradient = await la.grad(loss)(la.asarray(x)).numpy()
    back = np.zeros_like(x)
    np.put_along_axis(back, indices.astype(np.int64), 3.0, axis)
    np.testing.assert_array_equal(gradient, back)


@pytest.mark.parametrize("computed", [False, True])
async def test_negative_indices_of_a_type_that_cannot_count_the_line(
    runtime: la.Runtime, computed: bool
) -> None:
    x = la.arange(600, dtype=np.float32)
    indices = la.asarray(np.array([-3], np.int8))

    def pick(x: la.LazyTensor) -> la.LazyTensor:
        return la.take_along_axis(x * 1.0 if computed else x, indices, 0)

    assert (await pick(x).numpy()).tolist() == [597.0]
    gradient = await la.grad(lambda x: la.sum(pick(x)))(x).numpy()
    assert np.flatnonzero(gradient).tolist() == [597]


@pytest.mark.parametrize("wrong", [-31, 30])
async def test_an_index_out_of_range_of_what_is_computed_fails_the_step(
    runtime: la.Runtime, device: str, wrong: int
) -> None:
    x = la.ones((4, 30)) * 2.0
    indices = la.asarray(np.array([[0], [1], [wrong], [2]])) + 0
    if device.startswith("cuda"):  # where it is taken modulo the length
        taken = la.take_along_axis(x + la.arange(30), indices, 1)
        assert (await taken.numpy()).ravel().tolist() == [2, 3, 2 + wrong % 30, 4]
        gradient = await la.grad(lambda x: la.sum(la.take_along_axis(x, indices, 1)))(x).numpy()
        assert np.argwhere(gradient)[:, 1].tolist() == [0, 1, wrong % 30, 2]
        return
    with pytest.raises(la.ExecutionError, match=f"index {wrong} is out of bounds for axis 1"):
        await la.take_along_axis(x + 1.0, indices, 1)


async def test_lines_of_a_view_that_has_been_computed(runtime: la.Runtime) -> None:
    x = la.reshape(la.ones((3, 2)) * 2.0, (2, 3)) + 0.0
    view = la.reshape(x, (3, 2))
    await la.sync_multi([view])
    assert (await la.take_along_axis(view, la.asarray([[0], [1], [0]]), 1).numpy()).tolist() == [
        [2.0],
        [2.0],
        [2.0],
    ]
