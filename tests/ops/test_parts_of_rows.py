"""Parts that begin elsewhere for each member of a batch: values, gradients, and where they are."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la
from lazyasync.errors import DTypeError
from lazyasync.ir.types import TensorType
from lazyasync.ops.indexing.dynamic_slicing import DYNAMIC_SLICE, DYNAMIC_UPDATE_SLICE, clamped

DTYPES = ("bool", "int8", "float16", "bfloat16", "float32", "complex64", "complex128")
SIZES = [(1, 3, 4), (2, 1, 4), (2, 3, 1), (2, 2, 3), (4, 3, 4)]
"""Of parts of (4, 3, 5)."""


def part_of(x: np.ndarray, starts: Any, sizes: tuple[int, ...]) -> Any:
    """The index of a part of one member."""
    places = zip(starts, x.shape, sizes, strict=True)
    begins = [clamped(int(start), length, size) for start, length, size in places]
    return tuple([slice(begin, begin + size) for begin, size in zip(begins, sizes, strict=True)])


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("dtype", DTYPES)
async def test_parts_of_every_dtype(device: str, dtype: str, sizes: tuple[int, ...]) -> None:
    random = np.random.default_rng(sum(sizes))
    x, v = random.integers(0, 2, (6, 4, 3, 5)), random.integers(0, 2, (6, *sizes))
    starts = random.integers(-6, 7, (6, 3))
    async with la.open_runtime(device):
        a, b = la.asarray(x).astype(dtype), la.asarray(v).astype(dtype)
        taken = la.vmap(lambda x, i: la.dynamic_slice(x, i, sizes))(a, la.asarray(starts))
        put = la.vmap(la.dynamic_update_slice)(a, b, la.asarray(starts))
        found = [await each.astype("complex128").numpy() for each in (taken, put)]
    expected = x.copy()
    for row, i in enumerate(starts):
        index = part_of(x[row], i, sizes)
        np.testing.assert_array_equal(found[0][row], x[row][index])
        expected[row][index] = v[row]
    np.testing.assert_array_equal(found[1], expected)


AXES = list(itertools.product((0, 1, 2, None), (0, 1, None), (0, 1, None)))


@pytest.mark.parametrize("compiled", [False, True])
async def test_batches_of_batches(device: str, compiled: bool) -> None:
    """Along any axes of the operands, of which some are the same for all."""
    random = np.random.default_rng(7)

    async with la.open_runtime(device):
        for outer, inner in zip(AXES, AXES[::-1], strict=True):
            if all(axis is None for axis in outer) or all(axis is None for axis in inner):
                continue
            shapes = []
            for shape, *axes in zip(((3, 6), (2, 3), (2,)), inner, outer, strict=True):
                for axis, length in zip(axes, (4, 5), strict=True):
                    if axis is not None:
                        shape = (*shape[:axis], length, *shape[axis:])
                shapes.append(shape)
            x, v = (random.normal(size=shape) for shape in shapes[:2])
            starts = random.integers(-4, 5, shapes[2])

            def both(x: Any, v: Any, i: Any) -> Any:
                y = la.dynamic_update_slice(x, v, (i[0], i[1]))
                return y, la.dynamic_slice(y * 2.0, (i[1], i[0]), (2, 3))

            f = la.vmap(la.vmap(both, in_axes=inner), in_axes=outer)
            f = la.compile(f) if compiled else f
            results = f(*map(la.asarray, (x, v, starts)))
            y, part = await results if compiled else results
            y, part = await y.numpy(), await part.numpy()
            for row, column in itertools.product(range(5), range(4)):
                operands = []
                for operand, *axes in zip((x, v, starts), outer, inner, strict=True):
                    for axis, place in zip(axes, (row, column), strict=True):
                        operand = operand if axis is None else np.take(operand, place, axis)
                    operands.append(operand)
                one, of_one, i = operands
                expected = one.copy()
                expected[part_of(one, i, (2, 3))] = of_one
                np.testing.assert_array_equal(y[row, column], expected)
                taken = 2.0 * expected[part_of(one, i[::-1], (2, 3))]
                np.testing.assert_array_equal(part[row, column], taken)


async def test_gradients_to_second_order(device: str) -> None:
    random = np.random.default_rng(3)
    x, v = random.normal(size=(5, 4, 6)), random.normal(size=(5, 2, 1))
    starts = random.integers(-5, 6, (5, 2))

    def value(x: Any, v: Any, i: Any) -> Any:
        put = la.dynamic_update_slice(x, v, (i[0], i[1]))
        return la.sum(la.sin(put) ** 2) + la.sum(la.dynamic_slice(x, (i[1], i[0]), (1, 3)) ** 3)

    def slope(x: Any, v: Any, i: Any) -> Any:
        of_x, of_v = la.grad(value, argnums=(0, 1))(x, v, i)
        return la.sum(of_x**2) + la.sum(of_v**2)

    async with la.open_runtime(device):
        operands = [la.asarray(each) for each in (x, v, starts)]
        for function in (value, slope):
            pair = la.grad(function, argnums=(0, 1))
            batches = la.vmap(pair)(*operands)
            for row in range(5):
                for of_all, of_one in zip(batches, pair(*[o[row] for o in operands]), strict=True):
                    np.testing.assert_allclose(
                        await of_all[row].numpy(), await of_one.numpy(), rtol=1e-12
                    )


@needs_llvm
@pytest.mark.parametrize("fails", [False, True])
async def test_a_cache_is_updated_where_it_lies(fails: bool) -> None:
    """Also where something that may fail comes later: the part would be put there again."""

    def step(cache: Any, new: Any, place: Any) -> Any:
        cache = la.dynamic_update_slice(cache, new, (place, 0))
        mean = la.mean(cache, 0)
        return cache, la.sort(mean) if fails else mean

    async with la.open_runtime("cpu:0"):
        update = la.compile(la.vmap(step), donate_argnums=0)
        expected = np.ones((4, 64, 256), np.float32)
        cache = await (la.zeros((4, 64, 256)) + 1.0)
        addresses = set()
        for number in range(6):
            new = np.full((4, 1, 256), number, np.float32)
            places = np.array([number, 9 * number, 63, -1 - number])
            expected[range(4), np.clip(places + 64 * (places < 0), 0, 63)] = new[:, 0]
            cache, _ = await update(cache, new, places)
            addresses.add((await cache.numpy()).ctypes.data)
        assert len(addresses) == 1
        np.testing.assert_array_equal(await cache.numpy(), expected)


async def test_what_is_read_elsewhere_or_put_into_itself_is_kept(device: str) -> None:
    values = np.random.default_rng(1).normal(size=(4, 64, 256)).astype(np.float32)
    places = np.array([3, 60, -2, 0])

    def before(x: Any, i: Any) -> Any:
        return la.dynamic_update_slice(x, x[:4] * 2.0, (i, 0)), la.sort(x, 0)

    def itself(x: Any, i: Any) -> Any:
        return la.dynamic_update_slice(x, x[1:9], (i, 0))

    async with la.open_runtime(device):
        for _ in range(2):
            x = await (la.asarray(values) + 0.0)
            put, ordered = await la.compile(la.vmap(before), donate_argnums=0)(x, places)
            np.testing.assert_array_equal(await ordered.numpy(), np.sort(values, 1))
            x = await (la.asarray(values) + 0.0)
            own = await la.compile(la.vmap(itself), donate_argnums=0)(x, places)
            for row, start in enumerate(places):
                for found, part in ((put, values[row, :4] * 2), (own, values[row, 1:9])):
                    expected = values[row].copy()
                    begin = clamped(int(start), 64, len(part))
                    expected[begin : begin + len(part)] = part
                    np.testing.assert_array_equal((await found.numpy())[row], expected)


async def test_large_ones_that_threads_share(device: str) -> None:
    random = np.random.default_rng(5)
    x, v = random.normal(size=(6, 301, 517)), random.normal(size=(6, 97, 513))
    places = random.integers(-300, 300, (6, 2))
    async with la.open_runtime(device):
        put = await la.vmap(la.dynamic_update_slice)(x, v, la.asarray(places)).numpy()
        taken = la.vmap(lambda x, i: la.dynamic_slice(x, i, (97, 513)))(x, la.asarray(places))
        taken = await taken.numpy()
    expected = x.copy()
    for row, i in enumerate(places):
        index = part_of(x[row], i, (97, 513))
        np.testing.assert_array_equal(taken[row], x[row][index])
        expected[row][index] = v[row]
    np.testing.assert_array_equal(put, expected)


async def test_rows_of_any_number(device: str) -> None:
    """Which is part of no program once there have been several."""

    def step(x: Any, v: Any, i: Any) -> Any:
        put = la.dynamic_update_slice(x, v, (0, i))
        return put, la.dynamic_slice(put, (i, 1), (1, 3))

    async with la.open_runtime(device):
        f = la.compile(la.vmap(step))
        for rows in (2, 3, 5, 4, 7):
            x = np.arange(rows * 20.0).reshape(rows, 4, 5)
            i = np.arange(rows) - 2
            put, taken = await f(x, -x[:, :, :1], i)
            expected = x.copy()
            columns = np.clip(np.where(i < 0, i + 5, i), 0, 4)
            expected[range(rows), :, columns] = -x[:, :, 0]
            np.testing.assert_array_equal(await put.numpy(), expected)
            lines = np.clip(np.where(i < 0, i + 4, i), 0, 3)
            np.testing.assert_array_equal(
                await taken.numpy(), expected[range(rows), lines, 1:4][:, None]
            )


def test_starts_have_the_axes_of_the_rows() -> None:
    x, start = TensorType((4, 6), np.dtype("f")), TensorType((3,), np.dtype("int64"))
    with pytest.raises(DTypeError, match=r"with the axes \(4,\)"):
        DYNAMIC_SLICE.infer((x, start), DYNAMIC_SLICE.attributes((1,), (2,), 1))
    part = TensorType((4, 1), np.dtype("f"))
    with pytest.raises(DTypeError, match=r"with the axes \(4,\)"):
        DYNAMIC_UPDATE_SLICE.infer((x, part, start), DYNAMIC_UPDATE_SLICE.attributes((1,), 1))
