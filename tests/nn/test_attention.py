"""Attention against the formula in float64: masks, bands, shared heads, dtypes and transforms."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

import lazyasync as la

Arrays = tuple[np.ndarray, ...]


def visible(length: int, others: int, options: dict[str, Any]) -> np.ndarray:
    """Which keys each query is given, but for the mask."""
    start = others - length if options.get("align_end") else 0
    place, key = np.arange(length)[:, None] + start, np.arange(others)
    window = options.get("window")
    behind, ahead = window if isinstance(window, tuple) else (window, window)
    found = np.ones((length, others), bool)
    if options.get("causal"):
        found &= key <= place
    if behind is not None:
        found &= key >= place - behind
    if ahead is not None:
        found &= key <= place + ahead
    return found


def reference(arrays: Arrays, options: dict[str, Any], g: np.ndarray | None = None) -> Arrays:
    """The result, or with ``g`` its gradients by q, k and v; in float64."""
    q, k, v = (np.asarray(array, float) for array in arrays)
    shared = q.shape[-3] // k.shape[-3]
    keys, values = np.repeat(k, shared, -3), np.repeat(v, shared, -3)
    scale = options.get("scale") or q.shape[-1] ** -0.5
    scores = scale * q @ keys.swapaxes(-1, -2)
    mask = options.get("mask")
    if mask is not None:
        scores = np.where(mask, scores, -np.inf) if mask.dtype == bool else scores + mask
    scores = np.where(visible(q.shape[-2], k.shape[-2], options), scores, -np.inf)
    largest = scores.max(-1, keepdims=True)
    parts = np.exp(scores - np.where(largest == -np.inf, 0, largest))
    sums = parts.sum(-1, keepdims=True)
    parts = parts / np.where(sums == 0, 1, sums)
    if g is None:
        return (parts @ values,)
    slopes = g @ values.swapaxes(-1, -2)
    slopes = parts * (slopes - (slopes * parts).sum(-1, keepdims=True)) * scale
    together = (*k.shape[:-2], shared)

    def of_group(x: np.ndarray) -> np.ndarray:
        found: np.ndarray = x.reshape(*together, *x.shape[-2:]).sum(-3)
        return found

    of_k, of_v = slopes.swapaxes(-1, -2) @ q, parts.swapaxes(-1, -2) @ g
    return slopes @ keys, of_group(of_k), of_group(of_v)


def drawn(choose: random.Random, lengths: tuple[int, ...]) -> tuple[Arrays, dict[str, Any]]:
    numbers = np.random.default_rng(choose.randrange(1 << 30))
    batch = tuple(choose.randint(1, 2) for _ in range(choose.randint(0, 2)))
    groups, shared = choose.randint(1, 2), choose.randint(1, 3)
    length, others = choose.choice(lengths), choose.choice(lengths)
    features, outputs = choose.choice([1, 5, 16, 33]), choose.choice([1, 7, 16])
    options: dict[str, Any] = {}
    if choose.random() < 0.4:
        options["causal"] = True
    if choose.random() < 0.4:
        limits = [None, 0, 1, 5, 300]
        window = (choose.choice(limits), choose.choice(limits))
        options["window"] = choose.choice([window, 3])
    if choose.random() < 0.4:
        options["align_end"] = True
    if choose.random() < 0.3:
        options["scale"] = choose.uniform(0.1, 2.0)
    kind = choose.randrange(3)
    heads = choose.choice([1, groups * shared])
    shape = (*choose.choice([batch, (1,) * len(batch), ()]), heads, choose.choice([1, length]))
    shape = (*shape, choose.choice([1, others]))
    shape = shape[choose.randint(0, len(shape) - 1) :] if choose.random() < 0.3 else shape
    if kind == 1:
        options["mask"] = numbers.random(shape) < 0.7
    if kind == 2:
        options["mask"] = numbers.normal(size=shape)
    arrays = (
        numbers.normal(size=(*batch, groups * shared, length, features)),
        numbers.normal(size=(*batch, groups, others, features)),
        numbers.normal(size=(*batch, groups, others, outputs)),
    )
    return arrays, options


def on_device(options: dict[str, Any], dtype: str) -> dict[str, Any]:
    mask = options.get("mask")
    if mask is None:
        return options
    return {**options, "mask": la.asarray(mask if mask.dtype == bool else mask.astype(dtype))}


BOUNDS = {"float64": 1e-12, "float32": 2e-5, "float16": 1e-2, "bfloat16": 1e-1}


async def test_random_arguments(runtime: la.Runtime, device: str) -> None:
    seed = 20
    choose = random.Random(seed)
    for case in range(40 if device == "cpu:0" else 15):
        dtype = choose.choice(["float64", "float32", "float32", "float16", "bfloat16"])
        if dtype == "bfloat16" and not hasattr(la, "bfloat16"):
            continue
        arrays, options = drawn(choose, (1, 2, 9, 40, 300))
        shown = {k: getattr(v, "shape", v) for k, v in options.items()}
        where = f"{seed=} {case=} {dtype} {[a.shape for a in arrays]} {shown}"
        given = [la.asarray(array).astype(dtype) for array in arrays]
        if choose.random() < 0.5:  # as they come of a layer: heads behind the length
            given = [la.swapaxes(la.swapaxes(x, -2, -3).copy(), -2, -3) for x in given]
        named = on_device(options, dtype)
        weights = np.cos(np.arange(math.prod(arrays[0].shape[:-1]) * arrays[2].shape[-1]))
        weights = weights.reshape(*arrays[0].shape[:-1], -1)
        g = la.asarray(weights).astype(dtype)

        def loss(*some: Any, named: Any = named, g: Any = g) -> la.LazyTensor:
            return la.sum(la.nn.attention(*some, **named) * g)

        out = la.nn.attention(*given, **named)
        assert out.dtype == given[0].dtype, where
        found = await la.to_cpu([out, *la.grad(loss, (0, 1, 2))(*given)])
        arrays = tuple([np.asarray(x, float) for x in await la.to_cpu(given)])
        rounded = np.asarray(await g.numpy(), float)
        expected = (*reference(arrays, options), *reference(arrays, options, rounded))
        for one, other in zip(found, expected, strict=True):
            bound = BOUNDS[dtype] * max(1.0, float(np.abs(other).max(initial=0)))
            np.testing.assert_allclose(
                np.asarray(one, float), other, rtol=0, atol=bound, err_msg=where
            )


WIDE = [
    ((2, 130, 130, 64, 64), 2, {"causal": True}),
    ((1, 40, 150, 128, 128), 1, {"causal": True, "align_end": True}),
    ((1, 70, 33, 40, 72), 3, {"scale": 0.2}),
    ((1, 90, 90, 32, 96), 1, {"window": (20, 3)}),
]
"""Lengths and widths for which GPUs have kernels of tensor cores, and heads of a group."""


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize(("sizes", "shared", "options"), WIDE)
async def test_heads_of_half_precision(
    runtime: la.Runtime,
    device: str,
    dtype: str,
    sizes: tuple[int, ...],
    shared: int,
    options: dict[str, Any],
) -> None:
    """As accurate as a few roundings of the largest allow, and the same bits each time."""
    groups, length, others, features, outputs = sizes
    numbers = np.random.default_rng(9)
    shapes = [
        (1, groups * shared, length, features),
        (1, groups, others, features),
        (1, groups, others, outputs),
        (1, groups * shared, length, outputs),
    ]
    # Heads as a layer gives them, behind the length.
    given = [
        la.swapaxes(la.asarray(numbers.normal(size=(shape[0], *shape[2:0:-1], shape[3]))), 1, 2)
        for shape in shapes
    ]
    q, k, v, g = [x.astype(dtype) for x in given]

    def loss(q: la.LazyTensor, k: la.LazyTensor, v: la.LazyTensor) -> la.LazyTensor:
        return la.sum(la.nn.attention(q, k, v, **options) * g)

    step = la.compile(
        lambda *some: (la.nn.attention(*some, **options), *la.grad(loss, (0, 1, 2))(*some))
    )
    found = await la.to_cpu(list(await step(q, k, v)))
    again = await la.to_cpu(list(await step(q, k, v)))
    arrays = [np.asarray(x, float) for x in await la.to_cpu([q, k, v, g])]
    expected = (
        *reference(tuple(arrays[:3]), options),
        *reference(tuple(arrays[:3]), options, arrays[3]),
    )
    error = 2.0**-9 if dtype == "float16" else 2.0**-6
    for one, other, right in zip(found, again, expected, strict=True):
        assert one.tobytes() == other.tobytes()
        bound = error * np.abs(right).max()
        np.testing.assert_allclose(np.asarray(one, float), right, rtol=0, atol=bound)


async def test_transforms(runtime: la.Runtime) -> None:
    choose = random.Random(21)
    for _ in range(4):
        arrays, options = drawn(choose, (2, 5))
        given = [la.asarray(array) for array in arrays]
        named = on_device(options, "float64")

        def attend(*some: Any, named: Any = named) -> la.LazyTensor:
            return la.nn.attention(*some, **named)

        # Members of their own for some operands.
        many = la.stack([given[1], given[1] * 0.5, -given[1]])
        batched = la.vmap(attend, in_axes=(None, 0, None))(given[0], many, given[2])
        singles = la.stack([attend(given[0], many[n], given[2]) for n in range(3)])

        def slope(*some: Any, attend: Any = attend) -> la.LazyTensor:
            return la.sum(la.sin(attend(*some)))

        gradients = la.vmap(la.grad(slope, 1), in_axes=(None, 0, None))(given[0], many, given[2])
        each = la.stack([la.grad(slope, 1)(given[0], many[n], given[2]) for n in range(3)])
        along = [la.cos(x) for x in given]
        _, tangent = la.jvp(attend, tuple(given), tuple(along))
        step = 1e-6
        ahead = attend(*[x + step * t for x, t in zip(given, along, strict=True)])
        behind = attend(*[x - step * t for x, t in zip(given, along, strict=True)])
        differences = (ahead - behind) / (2 * step)
        found = await la.to_cpu([batched, singles, gradients, each, tangent, differences])
        np.testing.assert_allclose(found[0], found[1], atol=1e-12)
        np.testing.assert_allclose(found[2], found[3], atol=1e-12)
        np.testing.assert_allclose(found[4], found[5], atol=1e-7)


async def test_gradient_of_a_mask(runtime: la.Runtime) -> None:
    numbers = np.random.default_rng(5)
    q, k, v = (la.asarray(numbers.normal(size=(2, 3, n, 4))) for n in (3, 5, 5))
    mask = la.asarray(numbers.normal(size=(3, 1, 5)))

    def loss(mask: la.LazyTensor) -> la.LazyTensor:
        return la.sum(la.sin(la.nn.attention(q, k, v, mask)))

    step = 1e-6 * la.cos(mask)
    slope = la.sum(la.grad(loss)(mask) * la.cos(mask))
    found = await la.to_cpu([slope, (loss(mask + step) - loss(mask - step)) / 2e-6])
    np.testing.assert_allclose(found[0], found[1], rtol=1e-7)


async def test_edges(runtime: la.Runtime) -> None:
    numbers = np.random.default_rng(6)
    q, k, v = (numbers.normal(size=(1, 4, 3)).astype("float32") for _ in range(3))
    # A query without a key gives zeros, and nothing flows back.
    mask = la.asarray(np.array([[True], [False], [True], [True]]))
    out = la.nn.attention(la.asarray(q), la.asarray(k), la.asarray(v), mask)
    slopes = la.grad(lambda q: la.sum(la.nn.attention(q, la.asarray(k), la.asarray(v), mask)))
    found, slope = await la.to_cpu([out, slopes(la.asarray(q))])
    assert not found[0, 1].any()
    assert np.isfinite(found).all()
    assert np.isfinite(slope).all()
    assert not slope[0, 1].any()
    # NaN stays in the rows that it is in, whatever its bits are.
    for bits in (0x7FC00000, 0x7FC001FF, 0xFFC00001):
        odd = q.copy()
        odd.view(np.uint32)[0, 2, 1] = bits
        found = await la.nn.attention(la.asarray(odd), la.asarray(k), la.asarray(v)).numpy()
        assert np.isnan(found[0, 2]).all()
        assert np.isfinite(found[0, [0, 1, 3]]).all()
    # Of nothing there is nothing, and of no keys there are zeros.
    empty = la.zeros((2, 0, 3))
    assert (await la.nn.attention(empty, la.ones((2, 4, 3)), la.ones((2, 4, 5))).numpy()).size == 0
    found = await la.nn.attention(la.ones((2, 4, 3)), empty, la.zeros((2, 0, 5))).numpy()
    assert found.shape == (2, 4, 5)
    assert not found.any()
    # Large scores do not overflow.
    big = await la.nn.attention(la.asarray(q * 1e4), la.asarray(k * 1e4), la.asarray(v)).numpy()
    assert np.isfinite(big).all()


@pytest.mark.parametrize(("features", "of_values"), [(0, 0), (0, 3), (4, 0)])
async def test_heads_without_features(runtime: la.Runtime, features: int, of_values: int) -> None:
    """Scores are zero then, and each query gets the mean of the values that it sees."""
    q, k = np.ones((2, 4, 5, features), np.float32), np.ones((2, 2, 6, features), np.float32)
    v = np.arange(2 * 2 * 6 * of_values, dtype=np.float32).reshape(2, 2, 6, of_values)

    def total(q: la.LazyTensor, k: la.LazyTensor, v: la.LazyTensor) -> la.LazyTensor:
        return la.nn.attention(q, k, v, scale=0.5).sum()

    found = await la.nn.attention(q, k, v, scale=0.5).numpy()
    expected = np.repeat(v, 2, 1).mean(2, keepdims=True) + np.zeros((2, 4, 5, of_values))
    np.testing.assert_allclose(found, expected, rtol=1e-6)
    gradients = la.grad(total, argnums=(0, 1, 2))(*[la.asarray(x) for x in (q, k, v)])
    shapes = [(await gradient.numpy()).shape for gradient in gradients]
    assert shapes == [q.shape, k.shape, v.shape]


async def test_dropout(runtime: la.Runtime) -> None:
    la.manual_seed(3)
    q, k = la.asarray(np.random.default_rng(7).normal(size=(2, 2, 30, 4))), la.ones((2, 1, 40, 4))
    k = k.astype("float64")
    ones = la.ones((2, 1, 40, 1)).astype("float64")
    for share in (0.25, 0.5):
        found = await la.nn.attention(q, k, ones, causal=True, dropout=share).numpy()
        assert abs(found.mean() - 1) < 0.15
        assert found.std() > 0.05
    assert not (await la.nn.attention(q, k, ones, dropout=1.0).numpy()).any()


async def test_wrong_arguments(runtime: la.Runtime) -> None:
    x = la.ones((2, 3, 4))
    for arguments, options, error, message in [
        ((x, la.ones((2, 3, 5)), x), {}, la.ShapeError, "do not fit"),
        ((x, la.ones((3, 4)), x), {}, la.ShapeError, "as many axes"),
        ((la.ones((3, 3, 4)), x, x), {}, la.ShapeError, "cannot share"),
        ((x, x, x, la.ones((5, 5)) > 0), {}, la.ShapeError, "mask"),
        ((x, x, x, la.ones((3, 3)).astype("int32")), {}, la.DTypeError, "mask"),
        ((x, x, x), {"window": -1}, ValueError, "window"),
        ((x, x, x), {"dropout": 2}, ValueError, "dropout"),
        ((x, x, x), {"scale": "a"}, TypeError, "scale"),
        ((x.astype("complex64"), x, x), {}, la.DTypeError, "q must be real"),
    ]:
        with pytest.raises(error, match=message):
            la.nn.attention(*arguments, **options)


async def test_scores_are_not_in_memory() -> None:
    async with la.open_runtime("cpu:0"):

        def loss(q: Any, k: Any, v: Any) -> la.LazyTensor:
            return la.sum(la.square(la.nn.attention(q, k, v, causal=True)))

        needed = []
        for length in (1024, 4096):
            x = la.zeros((1, 2, length, 16))
            lowered = la.compile(la.grad(loss, (0, 1, 2))).lower(x, x, x)
            assert "attention_gradient" in str(lowered)
            needed.append(lowered.predicted_peak_bytes)
        assert needed[1] < 5 * needed[0]
        assert needed[1] < 2 * 4096 * 4096


@pytest.mark.parametrize("second", [3, 19, (5, None), (None, 4), None])
async def test_windows_of_two_widths(second: Any) -> None:
    """Of lengths that are others as well, so that one program may serve both."""
    shapes = [((2, 4, 8, 30), (2, 2, 56, 30)), ((2, 2, 57, 15), (2, 2, 57, 15))]
    found = []
    for config in ({}, {"jit": False}):
        random = np.random.default_rng(0)
        async with la.open_runtime("cpu:0", config):
            for (queries, keys), window in zip(shapes, (7, second), strict=True):
                given = [la.asarray(random.normal(size=shape)) for shape in (queries, keys, keys)]
                attend = la.compile(
                    lambda q, k, v, w=window: la.nn.attention(q, k, v, causal=True, window=w)
                )
                found.append(await (await attend(*given)).numpy())
    np.testing.assert_allclose(found[0], found[2], atol=1e-12)
    np.testing.assert_allclose(found[1], found[3], atol=1e-12)
