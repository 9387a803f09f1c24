"""Parts that loops compute are written where they go in what is made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole
from needs import needs_llvm

import lazyasync as la
from lazyasync.backends.cpu.llvm import loop_assemblies

pytestmark = needs_llvm

SHAPES = ((3, 40), (5, 33), (67, 131), (2, 20011), (517, 389))
DTYPES = ("bool", "int8", "float16", "float32", "float64", "complex64", "complex128")


def _set(xp: Any, x: Any, index: Any, value: Any) -> Any:
    if xp is np:
        x = x.copy()
        x[index] = value
        return x
    return x.at[index].set(value)


def _own(xp: Any, x: Any, y: Any) -> Any:
    """An elementwise operation that every dtype has, and a loop of each."""
    return xp.where(xp.not_equal(x, y), y, x)


def _near(xp: Any, u: Any) -> Any:
    """A value of neighbours, of all that have some at all sides."""
    return _own(xp, _own(xp, u[:-2, 1:-1], u[2:, 1:-1]), _own(xp, u[1:-1, :-2], u[1:-1, 2:]))


INNER = (slice(1, -1), slice(2, -1))
PROGRAMS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "padded": lambda xp, x, y: xp.pad(_own(xp, x, y), ((1, 2), (3, 0))),
    "padded by a value": lambda xp, x, y: xp.pad(_own(xp, x, y), 2, constant_values=1),
    "padded below": lambda xp, x, y: xp.pad(_own(xp, x, y), ((0, 2), (0, 0))),
    "set inside": lambda xp, x, y: _set(xp, x, INNER, _own(xp, x, y)[INNER]),
    "set of neighbours": lambda xp, x, y: _set(xp, x, INNER, _own(xp, x[2:, 1:-2], y[:-2, 3:])),
    "into what is computed": lambda xp, x, y: _set(xp, _own(xp, x, y), INNER, x[INNER]),
    "a row of what is computed": lambda xp, x, y: _set(xp, _own(xp, x, y), 1, y[0]),
    "both computed": lambda xp, x, y: _set(
        xp, _own(xp, x, y), INNER, _own(xp, x[:-2, :-3], y[2:, 3:])
    ),
    "every other row": lambda xp, x, y: _set(xp, x, slice(None, None, 2), _own(xp, x[::2], y[::2])),
    "backwards": lambda xp, x, y: _set(xp, x, (slice(None), slice(None, None, -1)), _own(xp, x, y)),
    "rows": lambda xp, x, y: xp.concatenate((x[:1], _own(xp, x[1:], y[:-1]), y[:2]), 0),
    "columns": lambda xp, x, y: xp.concatenate((x[:, :1], _own(xp, x, y), y[:, 3:]), 1),
    "several": lambda xp, x, y: xp.concatenate((_own(xp, x, y), _own(xp, y, x)[:, ::-1]), 1),
    "twice the same": lambda xp, x, y: xp.concatenate((_own(xp, x, y),) * 2, 0),
    "part of it again": lambda xp, x, y: (lambda z: xp.concatenate((z, z[:1], x), 0))(
        _own(xp, x, y)
    ),
    "stacked first": lambda xp, x, y: xp.stack((_own(xp, x, y), _own(xp, x[::-1], y))),
    "stacked between": lambda xp, x, y: xp.stack((_own(xp, x, y), x), 1),
    "stacked last": lambda xp, x, y: xp.stack((_own(xp, x, y), x), -1),
    "transposed": lambda xp, x, y: xp.concatenate((_own(xp, x.T, y.T), y.T), 0),
    "line": lambda xp, x, y: xp.concatenate(
        (x.reshape(-1)[:1], _own(xp, x.reshape(-1)[2:], y.reshape(-1)[:-2]), y[0, :1])
    ),
    "of a roll": lambda xp, x, y: _own(xp, xp.roll(x, 1, 0), xp.roll(y, (2, -3), (0, 1))),
    "of a whole roll": lambda xp, x, y: _own(xp, xp.roll(x, 0, 0), xp.roll(x, x.shape[1], 1)),
    "of what is padded": lambda xp, x, y: _near(xp, xp.pad(x, 1)),
    "of edges": lambda xp, x, y: _near(xp, xp.pad(x, 1, mode="edge")),
    "of what wraps": lambda xp, x, y: _near(xp, xp.pad(x, 1, mode="wrap")),
    "of reflections": lambda xp, x, y: _near(xp, xp.pad(x, ((1, 1), (2, 1)), mode="reflect")),
    "of what is set": lambda xp, x, y: _own(xp, _set(xp, x, INNER, y[2:, 1:-2])[1:], y[1:]),
    "of joined rows": lambda xp, x, y: _own(xp, xp.concatenate((x[:1], y[1:])), x),
    "of joined columns backwards": lambda xp, x, y: _own(
        xp, xp.concatenate((x[:, 5:], y[:, :5]), 1)[:, ::-1], x
    ),
    "of a stack": lambda xp, x, y: _own(xp, xp.stack((x, y)), xp.stack((y, x))),
    "of a stack's parts": lambda xp, x, y: _own(xp, xp.stack((x, y))[1], x),
    "of copies twice": lambda xp, x, y: _own(xp, xp.roll(xp.pad(x, 2), 1, 1), 1 + xp.pad(y, 2)),
    "of a copy that rows have": lambda xp, x, y: _own(xp, xp.roll(x, 1, 0), y[:1]),
    "of a broadcast copy": lambda xp, x, y: _own(xp, xp.roll(x[:1], 1, 1), y),
    "cube": lambda xp, x, y: xp.pad(_own(xp, x[None, :, :17], y[None, :, -17:]), (1, 9)),
}


def numbers(dtype: str, shape: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(shape[1])
    both = [generator.normal(size=shape) * 50 for _ in range(2)]
    if dtype not in ("bool", "int8"):
        for array in both:
            array.flat[:5] = [np.nan, np.inf, -np.inf, -0.0, 0.0]
    return both[0].astype(dtype), both[1].astype(dtype)


@in_part_and_whole
@pytest.mark.parametrize("dtype", DTYPES)
async def test_parts_that_are_computed_have_the_same_bits_as_those_of_numpy(
    dtype: str, whole: bool
) -> None:
    """In part a third of the programs in a shape each: others of each dtype, and in other shapes.

    What takes time is that each is compiled.
    """
    async with la.open_runtime():
        given = []
        for shape in SHAPES:
            x, y = numbers(dtype, shape)
            given.append((x, y, la.asarray(x), la.asarray(y)))
        first = DTYPES.index(dtype)
        for number, (name, function) in enumerate(PROGRAMS.items(), first):
            if not whole and number % 3:
                continue
            place = (number // 3 + first) % len(SHAPES)
            for x, y, *tensors in given if whole else given[place : place + 1]:
                found = await function(la, *tensors).numpy()
                wanted = function(np, x, y)
                assert found.shape == wanted.shape
                assert found.tobytes() == wanted.tobytes(), (name, x.shape)


@pytest.mark.parametrize("threads", [1, 2, 3])
async def test_steps_of_a_stencil_have_the_same_bits_by_loops_and_threads(threads: int) -> None:
    def step(xp: Any, u: Any) -> Any:
        near = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]
        return _set(xp, u, (slice(1, -1), slice(1, -1)), near * np.float32(0.25))

    def unrolled(u: la.LazyTensor) -> la.LazyTensor:
        for _ in range(5):
            u = step(la, u)
        return u

    async with la.open_runtime("cpu", config=la.Config(cpu_threads=threads)):
        for shape in ((3, 34), (300, 517), (40, 20000)):
            x, _ = numbers("float32", shape)
            wanted = x
            with np.errstate(all="ignore"):
                for _ in range(5):
                    wanted = step(np, wanted)
            whole = la.compile(unrolled)
            looped = la.compile(lambda u: la.fori_loop(0, 5, lambda i, v: step(la, v), u))
            for compiled in (whole, looped):
                found = await (await compiled(la.asarray(x))).numpy()
                assert np.array_equal(found, wanted, equal_nan=True)


async def test_an_argument_that_is_read_elsewhere_keeps_its_numbers() -> None:
    x, _ = numbers("float64", (64, 128))
    async with la.open_runtime():
        u = la.asarray(x)
        v = u.at[1:].set(u[:-1] * 2)
        w = v.at[:, 1:].set(v[:, :-1] + u[:, 1:])
        await la.mark_step()
        wanted = x.copy()
        wanted[1:] = x[:-1] * 2
        assert np.array_equal(await v.numpy(), wanted, equal_nan=True)
        further = wanted.copy()
        with np.errstate(all="ignore"):
            further[:, 1:] = wanted[:, :-1] + x[:, 1:]
        assert np.array_equal(await w.numpy(), further, equal_nan=True)
        assert np.array_equal(await u.numpy(), x, equal_nan=True)


async def test_a_part_with_another_reader_is_a_result_too() -> None:
    x, y = numbers("float32", (40, 70))
    async with la.open_runtime():
        part = la.asarray(x) * la.asarray(y)
        padded = la.pad(part, 1)
        await la.mark_step()
        with np.errstate(all="ignore"):
            assert np.array_equal(await part.numpy(), x * y, equal_nan=True)
            assert np.array_equal(await padded.numpy(), np.pad(x * y, 1), equal_nan=True)


def test_rows_longer_than_two_blocks_are_divided() -> None:
    assert max(shape[1] for shape in SHAPES) > 2 * loop_assemblies.BLOCK
