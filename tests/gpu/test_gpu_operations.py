"""What the operations compute on a GPU, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la

try:  # the bodies of the tests that every backend passes
    from test_operations import (
        test_special_values as test_special_values_of_the_table,  # noqa: F401
    )
    from test_operations import (
        test_values as test_values_of_the_table,  # noqa: F401
    )
    from test_operations import (
        test_views_as_operands as test_views_of_the_table,  # noqa: F401
    )
except ImportError:  # pragma: no cover
    pass

DTYPES = ["float32", "float64", "float16", "int32", "int8", "uint8", "bool", "complex64"]


def values_of(shape: tuple[int, ...], dtype: str, seed: int = 0) -> np.ndarray:
    values = np.random.default_rng(seed).uniform(-3, 3, shape)
    if dtype == "bool":
        return values > 0
    if np.dtype(dtype).kind in "iu":
        return np.abs(values * 5).astype(dtype) if dtype[0] == "u" else (values * 5).astype(dtype)
    return (values + 1j * values[::-1]).astype(dtype) if dtype[0] == "c" else values.astype(dtype)


def tolerance_of(dtype: np.dtype) -> float:
    if dtype.kind not in "fc":
        return 0.0
    real = dtype.itemsize // (2 if dtype.kind == "c" else 1)
    return {2: 5e-3, 4: 2e-5, 8: 1e-12}[real]


def check(actual: np.ndarray, expected: Any) -> None:
    expected = np.asarray(expected)
    tolerance = tolerance_of(actual.dtype)
    scale = float(np.max(np.abs(expected), initial=1.0)) if tolerance else 0.0
    np.testing.assert_allclose(actual, expected, rtol=tolerance, atol=tolerance * scale)


REDUCTIONS: dict[str, str] = {
    "sum": "biufc",
    "mean": "fc",
    "max": "biuf",
    "min": "biuf",
    "argmax": "biuf",
    "argmin": "biuf",
    "any": "biufc",
    "all": "biufc",
}


DEFINED = [(name, dtype) for name in REDUCTIONS for dtype in DTYPES]
DEFINED = [(name, dtype) for name, dtype in DEFINED if np.dtype(dtype).kind in REDUCTIONS[name]]


@pytest.mark.parametrize(("name", "dtype"), DEFINED)
async def test_reductions_of_every_layout(runtime: la.Runtime, name: str, dtype: str) -> None:
    """Row-major, column-major and strided operands, long enough for each of CuPy's ways."""
    array = values_of((3, 200, 130), dtype)
    tensor = la.asarray(array)
    layouts: list[tuple[Any, np.ndarray]] = [
        (tensor, array),
        (tensor.T, array.T),
        (la.swapaxes(tensor, 0, 1), array.swapaxes(0, 1)),
        (tensor[:, ::2], array[:, ::2]),
    ]
    axes: list[Any] = [None, 0, 1, 2, (0, 1), (1, 2), (0, 2)]
    if name.startswith("arg"):
        axes = axes[:4]
    found, wanted = [], []
    reduce = getattr(la, name)
    for operand, host in layouts:
        for axis in axes:
            for keepdims in (False, True):
                found.append(reduce(operand, axis, keepdims=keepdims))
                wide = host
                if host.dtype.kind in "fc" and not name.startswith("arg"):
                    wide = host.astype(np.complex128 if host.dtype.kind == "c" else np.float64)
                wanted.append(getattr(np, name)(wide, axis=axis, keepdims=keepdims))
    for actual, expected in zip(await la.to_cpu(found), wanted, strict=True):
        assert actual.flags.c_contiguous
        assert actual.shape == np.shape(expected)
        if name in ("sum", "mean") and actual.dtype.kind in "fc":
            # Rounding grows with the number of terms, not with the sum.
            scale = 3.0 * (array.size if name == "sum" else 1.0)
            atol = tolerance_of(actual.dtype) * scale * 0.1
            np.testing.assert_allclose(actual, expected, rtol=1e-2, atol=atol)
        else:
            check(actual, expected)


@pytest.mark.parametrize("dtype", [*DTYPES, "int64", "complex128"])
async def test_products_of_matrices(runtime: la.Runtime, dtype: str) -> None:
    shapes = [
        ((5,), (5,)),
        ((1, 7), (7, 1)),
        ((33, 65), (65, 17)),
        ((33, 65), (65,)),
        ((65,), (65, 17)),
        ((4, 33, 9), (9, 5)),
        ((4, 3, 9), (4, 9, 5)),
        ((4, 1, 3, 9), (2, 9, 5)),
        ((3, 0), (0, 4)),
    ]
    found, wanted = [], []
    for number, (left, right) in enumerate(shapes):
        a, b = values_of(left, dtype, number), values_of(right, dtype, number + 50)
        found += [la.asarray(a) @ la.asarray(b)]
        wanted += [a @ b]
        if len(left) == len(right) == 2 and a.size:
            found += [la.asarray(a.T.copy()).T @ la.asarray(b.T.copy()).T]
            wanted += [a @ b]
    for actual, expected in zip(await la.to_cpu(found), wanted, strict=True):
        check(actual, expected)


@pytest.mark.parametrize("dtype", ["float32", "float16", "int64"])
async def test_choosing_and_gathering(runtime: la.Runtime, dtype: str) -> None:
    random = np.random.default_rng(3)
    x, y = values_of((70, 90), dtype, 1), values_of((70, 90), dtype, 2)
    mask = random.uniform(size=x.shape) > 0.5
    rows = random.integers(-70, 70, 500)
    columns = random.integers(-90, 90, (70, 3))
    a, b = la.asarray(x), la.asarray(y)
    found = [
        la.where(la.asarray(mask), a, b),
        la.where(la.asarray(mask), a, 0),
        la.where(la.asarray(mask), 2, b),
        la.take(a, la.asarray(rows), 0),
        la.take_along_axis(a, la.asarray(columns), 1),
        la.concatenate([a, b] * 6, 1),
        a[::-2, 3:40:3],
        la.cumsum(a, 0),
        la.cumsum(a, 1),
        la.maximum(a, 1),
        la.clip(a, -1, 1),
    ]
    wanted = [
        np.where(mask, x, y),
        np.where(mask, x, np.zeros((), x.dtype)),
        np.where(mask, np.full((), 2, x.dtype), y),
        x.take(rows, 0),
        np.take_along_axis(x, columns, 1),
        np.concatenate([x, y] * 6, 1),
        x[::-2, 3:40:3],
        np.cumsum(x, 0),
        np.cumsum(x, 1),
        np.maximum(x, x.dtype.type(1)),
        np.clip(x, -1, 1),
    ]
    for actual, expected in zip(await la.to_cpu(found), wanted, strict=True):
        assert actual.dtype == expected.dtype
        if dtype == "float16":
            np.testing.assert_allclose(actual, expected, rtol=2e-2, atol=0.3)
        else:
            check(actual, expected)


async def test_adding_where_indices_point(runtime: la.Runtime) -> None:
    random = np.random.default_rng(4)
    table = values_of((300, 40), "float32")
    rows = random.integers(0, 300, 5000)
    weights = values_of((5000, 40), "float32", 5)

    def total(table: Any) -> Any:
        return (la.take(table, la.asarray(rows), 0) * la.asarray(weights)).sum()

    first = await la.grad(total)(la.asarray(table)).numpy()
    expected = np.zeros((300, 40))
    np.add.at(expected, rows, weights.astype(np.float64))
    np.testing.assert_allclose(first, expected, rtol=1e-4, atol=1e-3)
    again = await la.grad(total)(la.asarray(table)).numpy()
    np.testing.assert_array_equal(first, again)  # the same bits, in any run


@pytest.mark.parametrize("name", ["uniform", "normal", "randint", "bernoulli", "randperm"])
async def test_random_bits_are_those_of_the_cpu(name: str) -> None:
    def draw(device: str) -> Any:
        if name == "randint":
            return la.randint(-5, 10**12, (10_007,), device=device)
        if name == "randperm":
            return la.randperm(10_007, device=device)
        if name == "bernoulli":
            return la.bernoulli((10_007,), 0.3, device=device)
        if name == "normal":
            return la.normal((10_007,), device=device)
        return la.uniform((10_007,), device=device)

    async with la.open_runtime("cuda:0"):
        on_gpu = draw("cuda:0")
        # Streams differ from device to device; the same key and counter give the same bits.
        state_and_numbers = la.computation.get_device_data([on_gpu])
        values = await on_gpu.numpy()
    async with la.open_runtime("cpu:0"):
        on_cpu = draw("cpu:0")
        digest = la.computation.get_graph_hash([on_cpu])
        await on_cpu
        (repeated,) = await la.computation.run_cached_graph(digest, state_and_numbers)
        np.testing.assert_array_equal(values, await repeated.numpy())


async def test_normal_numbers(runtime: la.Runtime) -> None:
    values = await la.normal((200_001,)).numpy()
    assert abs(values.mean()) < 0.02
    assert abs(values.std() - 1) < 0.02
    assert np.isfinite(values).all()


@pytest.mark.parametrize("scalar", [0, 1, -0.0, 0.1, 3, -2.5, float("nan"), float("inf")])
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
async def test_numbers_as_operands(runtime: la.Runtime, scalar: float, dtype: str) -> None:
    x = values_of((9,), dtype)
    number = x.dtype.type(scalar)
    tensor = la.asarray(x)
    found = [
        tensor + scalar,
        scalar - tensor,
        tensor * scalar,
        tensor / scalar if scalar else tensor,
        la.full((3,), scalar, dtype=dtype),
        la.where(tensor > 0, scalar, tensor),
        (tensor * 0.0 + scalar).sum(),
    ]
    with np.errstate(all="ignore"):
        wanted = [
            x + number,
            number - x,
            x * number,
            x / number if scalar else x,
            np.full(3, number),
            np.where(x > 0, number, x),
            (x * x.dtype.type(0) + number).sum(),
        ]
    for actual, expected in zip(await la.to_cpu(found), wanted, strict=True):
        assert actual.dtype == expected.dtype
        np.testing.assert_allclose(actual, expected, rtol=tolerance_of(actual.dtype))
    signs = await la.full((3,), scalar, dtype=dtype).numpy()
    np.testing.assert_array_equal(np.signbit(signs), np.signbit(np.full(3, number)))


@pytest.mark.parametrize("source", DTYPES)
@pytest.mark.parametrize("target", DTYPES)
async def test_casts(runtime: la.Runtime, source: str, target: str) -> None:
    array = np.abs(values_of((50,), source)) if target[0] == "u" else values_of((50,), source)
    array = array.astype(source)
    if source[0] == "c" and target[0] not in "cb":
        with pytest.raises(la.DTypeError, match="has two parts"):
            la.asarray(array).astype(target)
        return
    expected = array.astype(target)
    actual = await la.asarray(array).astype(target).numpy()
    np.testing.assert_array_equal(actual, expected)
