"""What is made of parts, and views that somebody gets, are copied by the native runtime."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns
from needs import needs_llvm

import lazyasync as la
from lazyasync.backends.cpu.llvm import streams

pytestmark = needs_llvm

DTYPES = ("bool", "int8", "float16", "float32", "float64", "complex128")
SHAPES = ((1, 1), (7, 1), (3, 5), (517, 389))
JOINED: dict[str, Callable[[Any, Any, Any], Any]] = {
    "rows": lambda xp, x, y: xp.concatenate((x, y, x[:0]), 0),
    "columns": lambda xp, x, y: xp.concatenate((x, y), 1),
    "stacked last": lambda xp, x, y: xp.stack((x, y, x), -1),
    "stacked first": lambda xp, x, y: xp.stack((x, y)),
    "padded": lambda xp, x, y: xp.pad(x, ((3, 0), (5, 70))),
    "rolled": lambda xp, x, y: xp.roll(x, (1, -2), (0, 1)),
    "transposed": lambda xp, x, y: xp.concatenate((x.T, y.T[:, ::-1]), 1),
    "strided": lambda xp, x, y: xp.concatenate((x[::2], y[::-1], y[:, ::-1]), 0),
    "broadcast": lambda xp, x, y: xp.concatenate((xp.broadcast_to(x[:, :1], x.shape), y), 1),
    "rows backwards": lambda xp, x, y: xp.flip(x, 0),
    "columns backwards": lambda xp, x, y: xp.flip(x, 1),
    "part": lambda xp, x, y: x[1:, :-1],
}


def numbers(dtype: str, *shape: int) -> np.ndarray:
    return (np.random.default_rng(shape[0]).normal(size=shape) * 50).astype(dtype)


@pytest.mark.parametrize(("dtype", "streamed"), in_turns(DTYPES, [False, True]))
async def test_parts_have_the_same_bits_as_those_of_numpy(
    dtype: str, streamed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if streamed:
        monkeypatch.setattr(streams, "streaming_threshold", lambda: 1)
    async with la.open_runtime():
        for shape in SHAPES:
            x, y = numbers(dtype, *shape), numbers(dtype, *shape)[::-1].copy()
            tensors = la.asarray(x), la.asarray(y)
            for name, function in JOINED.items():
                wanted = function(np, x, y)
                found = await function(la, *tensors).numpy()
                assert found.tobytes() == wanted.tobytes(), (name, shape)


@pytest.mark.parametrize("index", [(slice(1, None, 2),), (slice(None), slice(None, None, -3))])
async def test_what_is_set_is_set_last(index: tuple[slice, ...]) -> None:
    x, y = numbers("float32", 1031, 257), numbers("float32", 1031, 257)[::-1].copy()
    async with la.open_runtime():
        tensor = la.asarray(x)
        tensor[index] = la.asarray(y)[index]
        tensor[3] = la.asarray(y)[4, 5]
        x[index] = y[index]
        x[3] = y[4, 5]
        assert np.array_equal(await tensor.numpy(), x)


async def test_lengths_that_vary() -> None:
    @la.compile
    def joined(x: la.LazyTensor) -> la.LazyTensor:
        return la.concatenate((x[1:] * 2, la.flip(x, 0), x[:1]), 0)

    async with la.open_runtime():
        for length in (5, 8, 13, 21, 3400, 55000):
            x = numbers("float32", length, 3)
            wanted = np.concatenate((x[1:] * 2, x[::-1], x[:1]))
            assert np.array_equal(await (await joined(la.asarray(x))).numpy(), wanted)


async def test_parts_of_parts_are_copied_once() -> None:
    generator = np.random.default_rng(4)
    x = generator.standard_normal((7, 6, 5)).astype(np.float32)

    def joined(names: Any, t: Any) -> Any:
        rows = names.concatenate([t[3:], t[:2], t[1:4]], 0)
        return names.concatenate([rows[2:, 1:], rows[1:8, :2], t[:, 2:], rows[2:, ::-1]], 1)

    programs: list[Any] = [
        lambda names, t: names.roll(t, (2, -1, 3), (0, 1, 2)),
        lambda names, t: names.roll(t, (1, 0, 3), (2, 1, 0)) + 0,
        lambda names, t: names.roll(names.roll(t, 1, 0), 2, 1)[1:, ::-1],
        lambda names, t: names.concatenate([names.roll(t, 1, 1)[2:], names.roll(t, 1, 1)], 0),
        lambda names, t: names.stack([names.roll(t, 3, 1), t]),
        lambda names, t: joined(names, t)[1:],
    ]
    async with la.open_runtime("cpu:0"):
        t = await la.put(x)
        for program in programs:
            expected = program(np, x)
            found = await la.compile(functools.partial(program, la))(t)
            np.testing.assert_array_equal(await found.numpy(), expected)
        both = await la.compile(lambda t: (la.roll(t, 1, 0), la.roll(la.roll(t, 1, 0), 2, 1)))(t)
        np.testing.assert_array_equal(await both[0].numpy(), np.roll(x, 1, 0))
        np.testing.assert_array_equal(await both[1].numpy(), np.roll(x, (1, 2), (0, 1)))
