"""Random draws that kernels make where they use them: what is stored, and the bits of the CPU."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import numpy as np
import pytest
from cuda_on_host import FUSED, needs_gxx, program_of
from recording_cupy import RecordingCupy, registered

import lazyasync as la
from lazyasync.compiler.fused_graph import Loop
from lazyasync.recording import RandomStream, drawing_from

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]

DTYPES = ("float32", "float64", "float16", "bfloat16")
SHAPES: list[tuple[int, ...]] = [(1,), (7, 9), (16, 24), (3, 101)]


async def values(
    device: str, function: Callable[..., Any], *arrays: Any, **options: Any
) -> list[np.ndarray]:
    """What a function of arrays gives on a device, which draws from one stream wherever it is."""
    stream = RandomStream(0x299F31D0A4093822, None)
    stream.counter = 2**32 - 3  # the counters of its draws carry into the upper half
    async with la.open_runtime(device, config=FUSED | options if device != "cpu:0" else {}):
        given = [la.asarray(array) for array in arrays]
        with drawing_from(stream):
            tensors = function(*given)
        wide = [one if one.dtype.kind in "biu" else one.astype("float64") for one in tensors]
        await la.mark_step(wait=True)
        return [await one.numpy() for one in wide]


async def check(module: RecordingCupy, function: Callable[..., Any], *arrays: Any) -> None:
    expected = await values("cpu:0", function, *arrays)
    with registered(module):
        # Numbers come by value, and from a table in memory.
        for graphs in (False, True):
            found = await values("recorded:0", function, *arrays, cuda_graphs=graphs)
            for one, other in zip(found, expected, strict=True):
                np.testing.assert_array_equal(one, other, strict=True)


@pytest.mark.one_of(2)
@pytest.mark.parametrize("dtype", DTYPES)
async def test_draws_have_the_bits_of_the_cpu(dtype: str, module: RecordingCupy) -> None:
    def draws() -> list[Any]:
        found = []
        for shape in SHAPES:
            x = la.ones(shape, dtype=dtype)
            found += [
                la.uniform(shape, dtype=dtype),
                la.normal(shape, dtype=dtype),
                la.uniform(shape, -1.0, 2.0, dtype=dtype) + la.normal(shape, 3.0, 0.5, dtype=dtype),
                x * la.random.dropout_mask(shape, 0.4, dtype=dtype),
            ]
        return found

    await check(module, draws)


async def test_draws_are_read_in_any_order(module: RecordingCupy) -> None:
    def draws(x: Any, row: Any) -> list[Any]:
        return [
            x.T + la.normal((48, 40)),
            x + la.normal((48, 40)).T,
            x[:, ::-1] * la.uniform((40, 48))[::-1],
            x * la.uniform((40, 1)) + la.normal((1, 48)),
            la.normal((41, 48))[1:] + row,
            la.bernoulli((40, 48), 0.0) | la.bernoulli((40, 48), 1.0),
            la.max(x * la.uniform((40, 48)), axis=0),
            la.max(x * la.normal((40, 48)), axis=1) + la.min(la.normal((40, 48)), axis=-1),
            la.max(la.uniform((3, 40, 50)), axis=1),
            la.bernoulli((40, 48), la.uniform((48,))),
            la.randint(-3, 10**12, (40, 48)) + la.bernoulli((40, 48)),
        ]

    rows = np.random.default_rng(1).normal(size=(40, 48)).astype(np.float32)
    await check(module, draws, rows, rows[0])


async def test_draws_of_members_and_iterations(module: RecordingCupy) -> None:
    def draws(x: Any) -> list[Any]:
        def step(carry: Any, row: Any) -> Any:
            carry = carry * 0.5 + row * la.random.dropout_mask(row.shape, 0.3)
            return carry, carry + la.normal(row.shape)

        last, rows = la.scan(step, la.zeros((48,)), x)
        members = la.vmap(lambda row: row + la.normal(row.shape) * la.uniform(row.shape))(x)
        return [last, rows, members]

    rows = np.random.default_rng(2).normal(size=(5, 48)).astype(np.float32)
    await check(module, draws, rows)


async def test_draws_of_any_length(module: RecordingCupy) -> None:
    def drawn(x: Any) -> Any:
        kept = x * la.random.dropout_mask(x.shape, 0.5)
        return kept, la.max(la.normal(x.shape), axis=1), la.uniform(x.shape, dtype="float64")

    async def each(device: str, config: Any) -> list[np.ndarray]:
        found = []
        async with la.open_runtime(device, config=config):
            compiled = la.compile(drawn)
            for rows, columns in ((8, 24), (12, 40), (9, 33), (31, 48)):
                with drawing_from(RandomStream(rows, None)):
                    results = await compiled(la.ones((rows, columns)))
                found += [await one.numpy() for one in results]
        return found

    expected = await each("cpu:0", {})
    with registered(module):
        for one, other in zip(await each("recorded:0", FUSED), expected, strict=True):
            np.testing.assert_array_equal(one, other, strict=True)


# ---- what is stored --------------------------------------------------------------------------


@pytest.fixture
async def fused(module: RecordingCupy) -> AsyncIterator[la.Runtime]:
    """A runtime whose programs are kernels of our own."""
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED) as runtime:
            yield runtime


async def test_a_mask_is_not_stored(fused: la.Runtime) -> None:
    x = await la.put(np.ones((300, 400), np.float32))
    program = program_of(fused, x * la.random.dropout_mask((300, 400), 0.1))
    (piece,) = program._lowered.pieces
    assert isinstance(piece, Loop)
    assert len(piece.stores) == 1
    assert program.workspace_bytes == 0


async def test_a_gradient_draws_a_mask_again(fused: la.Runtime) -> None:
    shape = (512, 1024)
    x = await la.put(np.ones(shape, np.float32))
    w = await la.put(np.ones((1024, 1024), np.float32))

    def loss(x: Any, w: Any) -> Any:
        return la.sum(la.square((x * la.random.dropout_mask(shape, 0.1)) @ w))

    value, gradient = la.value_and_grad(loss)(x, w)
    program = program_of(fused, value, gradient)
    drawing = [
        piece
        for piece in program._lowered.fused.of_kind(Loop)
        if any(load.drawn is not None for load in piece.loads)
    ]
    assert len(drawing) == 2
    masks = [
        value
        for piece in drawing
        for value in piece.stores
        if program._lowered.graph.nodes[value].operation.name in ("bernoulli", "convert", "cast")
    ]
    assert not masks
