"""Every operation of the tables against NumPy, on every backend."""

from __future__ import annotations

import math
import warnings
import zlib
from typing import Any

import numpy as np
import pytest
import table
import table_shaping
from gradients import numeric_gradients, pull_back
from table_case import DTYPES, Case

import lazyasync as la
from lazyasync.ir.leaves import PARAMETER
from lazyasync.ir.node import OperationKind
from lazyasync.ir.types import TensorType, is_bfloat16, kind_of
from lazyasync.ops.elementwise.comparison import WHERE
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.tensor import LazyTensor

CASES = [*table.CASES, *table_shaping.CASES]
TOLERANCES = {2: 4e-3, 4: 3e-6, 8: 1e-12}
"""By the bytes of a real number: relative to the largest value there is."""
BFLOAT16_TOLERANCE = 3e-2
"""Four times the distance of 1 to the next larger one, as that of float16."""


def for_each(cases: list[Case]) -> pytest.MarkDecorator:
    """A test of each case, with its name."""
    return pytest.mark.parametrize("case", cases, ids=[case.name for case in cases])


all_cases = for_each(CASES)
differentiable = [case for case in CASES if case.gradient and "f" in case.kinds]
# Differences of differences of many elements take long.
small_and_differentiable = [case for case in differentiable if math.prod(case.shapes[0][0]) <= 40]


def random_for(case: Case) -> np.random.Generator:
    return np.random.default_rng(zlib.crc32(case.name.encode()))


def examples(case: Case) -> list[tuple[np.dtype, list[np.ndarray]]]:
    """Operands of all dtypes; the first dtype of each kind in all shapes, the others in one."""
    random = random_for(case)
    return [
        (np.dtype(name), case.arrays(shapes, np.dtype(name), random))
        for kind in case.kinds
        for number, name in enumerate(DTYPES[kind])
        if name not in case.without
        for shapes in (case.shapes if number == 0 else case.shapes[:1])
    ]


def expected_values(case: Case, arrays: list[np.ndarray], dtype: np.dtype) -> np.ndarray:
    """NumPy's answer: of real results in float64, of others in the dtype of the operands."""
    if kind_of(dtype) in "fc":
        wide = np.complex128 if arrays[0].dtype.kind == "c" else np.float64
        arrays = [array.astype(wide) for array in arrays]
    with warnings.catch_warnings(action="ignore"):
        return np.asarray(case.reference(*arrays))


def assert_close(actual: np.ndarray, expected: np.ndarray, tolerance_of: np.dtype) -> None:
    if kind_of(actual.dtype) not in "fc":
        np.testing.assert_array_equal(actual, expected)
        return
    itemsize = tolerance_of.itemsize // (2 if tolerance_of.kind == "c" else 1)
    if is_bfloat16(actual.dtype):
        actual = actual.astype(np.float32)
    finite = np.abs(expected[np.isfinite(expected)])
    scale = max(1.0, float(finite.max(initial=0.0)))
    tolerance = BFLOAT16_TOLERANCE if is_bfloat16(tolerance_of) else TOLERANCES[itemsize]
    np.testing.assert_allclose(actual, expected, rtol=tolerance, atol=tolerance * scale)


@all_cases
async def test_values(case: Case, runtime: la.Runtime) -> None:
    tried = examples(case)
    results = [case.function(*map(la.asarray, arrays)) for _, arrays in tried]
    for (dtype, arrays), result, actual in zip(
        tried, results, await la.to_cpu(results), strict=True
    ):
        expected = expected_values(case, arrays, case.expected_dtype(dtype))
        assert result.dtype == actual.dtype == case.expected_dtype(dtype)
        assert result.shape == actual.shape == expected.shape
        assert_close(actual, expected, dtype if kind_of(dtype) in "fc" else actual.dtype)


@all_cases
async def test_views_as_operands(case: Case, runtime: la.Runtime) -> None:
    """What a kernel reads need not be contiguous."""
    dtype = np.dtype(DTYPES["f" if "f" in case.kinds else case.kinds[0]][0])
    random = random_for(case)
    tried = [case.arrays(shapes, dtype, random) for shapes in case.shapes]
    results = [case.function(*map(strided, arrays)) for arrays in tried]
    for arrays, actual in zip(tried, await la.to_cpu(results), strict=True):
        expected = expected_values(case, arrays, case.expected_dtype(dtype))
        assert_close(actual, expected, actual.dtype)


def strided(array: np.ndarray) -> LazyTensor:
    """A tensor of these values that is a transposed or reversed view, as far as it can be."""
    if array.ndim > 1:
        return la.asarray(np.ascontiguousarray(array.T)).T
    return la.asarray(array[::-1].copy())[::-1] if array.ndim else la.asarray(array)


SPECIAL = [np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -2.5, 1e30, -1e-30]
special_cases = [case for case in CASES if case.special and "f" in case.kinds]


@for_each(special_cases)
async def test_special_values(case: Case, runtime: la.Runtime) -> None:
    """NaN, infinities, signed zeros and overflow give what they give in NumPy."""
    for dtype in map(np.dtype, (np.float32, np.float64)):
        values = np.array(SPECIAL, dtype)
        arrays = [values] if len(case.shapes[0]) == 1 else [values[:, None], values[None, :]]
        actual = await case.function(*map(la.asarray, arrays)).numpy()
        with np.errstate(all="ignore"):
            expected = case.reference(*arrays)
        np.testing.assert_allclose(actual, expected, rtol=TOLERANCES[dtype.itemsize])
        if dtype.kind == "f" and actual.dtype.kind == "f" and case.name not in LOOSE_ZEROS:
            np.testing.assert_array_equal(
                np.signbit(actual[actual == 0]), np.signbit(expected[actual == 0])
            )


LOOSE_ZEROS = {"minimum", "maximum", "relu", "clip"}
"""Which of 0.0 and -0.0 is the larger one is left open, by NumPy too."""


@for_each(table.ELEMENTWISE)
async def test_kernels_that_overwrite_an_operand(case: Case, runtime: la.Runtime) -> None:
    random = random_for(case)
    for kind in case.kinds:
        dtype = np.dtype(DTYPES[kind][0])
        for shapes in case.shapes:
            arrays = case.arrays(shapes, dtype, random)
            node = case.function(*map(la.asarray, arrays))._node
            if (
                node.operation.kind is OperationKind.ELEMENTWISE
                and len(node.operands) == len(arrays)
                and all(operand.operation is PARAMETER for operand in node.operands)
            ):
                inputs = tuple(operand.type for operand in node.operands)
                kernel = node.operation.lower(np, inputs, node.type, node.attributes)
                check_overwriting(kernel, arrays, node.type)


def check_overwriting(kernel: Any, arrays: list[np.ndarray], output: TensorType) -> None:
    with np.errstate(all="ignore"):
        expected = np.empty(output.shape, output.dtype)
        kernel(*arrays, expected)
        for number, array in enumerate(arrays):
            if array.shape == output.shape and array.dtype == output.dtype:
                operands = [other.copy() for other in arrays]
                kernel(*operands, operands[number])
                np.testing.assert_array_equal(operands[number], expected)


@pytest.mark.parametrize("dtype", ["bool", "int16", "float32", "float64", "complex128"])
@pytest.mark.parametrize("size", [5, 40_000])
def test_where_overwriting_each_operand(dtype: str, size: int) -> None:
    random = np.random.default_rng(1)
    condition = random.uniform(size=size) > 0.5
    x, y = (random.uniform(-9, 9, size).astype(dtype) for _ in range(2))
    zero = np.zeros((), dtype)
    for arrays in ([condition, x, y], [condition, x, zero], [condition, zero, y]):
        output = TensorType((size,), np.dtype(dtype))
        inputs = tuple(TensorType(array.shape, array.dtype) for array in arrays)
        kernel = WHERE.lower(np, inputs, output, ())
        check_overwriting(kernel, arrays, output)
        out = np.empty(size, dtype)
        kernel(*arrays, out)
        np.testing.assert_array_equal(out, np.where(*arrays))


@for_each(differentiable)
async def test_gradients(case: Case, runtime: la.Runtime) -> None:
    """The rules against central differences of NumPy's function, in float64."""
    random = random_for(case)
    tried = []
    for shapes in case.shapes:
        arrays = case.arrays(shapes, np.dtype(np.float64), random)
        if sum(array.size for array in arrays) > 200:
            continue
        inputs = differentiated(arrays)
        output = case.function(*inputs)
        weights = random.uniform(-1, 1, output.shape)
        found = pull_back(output, la.asarray(weights), inputs)
        tried.append(
            (
                [
                    la.zeros(tensor.shape, dtype="float64") if gradient is None else gradient
                    for gradient, tensor in zip(found, inputs, strict=True)
                ],
                numeric_gradients(case.reference, arrays, weights),
            )
        )
    for actual, (_, expected) in zip(
        await la.to_cpu([found for found, _ in tried]), tried, strict=True
    ):
        for one, other in zip(actual, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-6, atol=2e-8)


def differentiated(arrays: list[np.ndarray]) -> list[LazyTensor]:
    """Tensors with a node of their own, at which a gradient can be picked up."""
    return [reshape(la.asarray(array), array.shape) for array in arrays]


@for_each(small_and_differentiable)
async def test_gradients_of_gradients(case: Case, runtime: la.Runtime) -> None:
    """The rules are made of operations, so that they have rules themselves."""
    random = random_for(case)
    arrays = case.arrays(case.shapes[0], np.dtype(np.float64), random)
    directions = [random.uniform(-1, 1, array.shape) for array in arrays]
    step = 1e-5

    def slope(moved: list[np.ndarray]) -> tuple[Any, list[LazyTensor]]:
        """The slope of the output's weighted sum along the directions, and the inputs."""
        inputs = differentiated(moved)
        output = case.function(*inputs)
        weights = np.cos(np.arange(output.size)).reshape(output.shape)
        total: Any = la.asarray(np.zeros(()))
        for gradient, direction in zip(
            pull_back(output, la.asarray(weights), inputs), directions, strict=True
        ):
            if gradient is not None:
                total = total + (gradient * direction).sum()
        return total, inputs

    total, inputs = slope(arrays)
    second = pull_back(total, la.ones((), dtype="float64"), inputs)
    along: Any = la.asarray(np.zeros(()))
    for gradient, direction in zip(second, directions, strict=True):
        if gradient is not None:
            along = along + (gradient * direction).sum()
    ahead, _ = slope([a + step * d for a, d in zip(arrays, directions, strict=True)])
    behind, _ = slope([a - step * d for a, d in zip(arrays, directions, strict=True)])
    actual, above, below = await la.to_cpu([along, ahead, behind])
    np.testing.assert_allclose(actual, (above - below) / (2 * step), rtol=1e-5, atol=1e-5)


@all_cases
async def test_work_estimates(case: Case, runtime: la.Runtime) -> None:
    arrays = case.arrays(case.shapes[0], np.dtype(DTYPES[case.kinds[0]][0]), random_for(case))
    pending = [case.function(*map(la.asarray, arrays))._node]
    while pending:
        node = pending.pop()
        pending.extend(node.operands)
        if node.operation.work is not None:
            inputs = tuple(operand.type for operand in node.operands)
            assert node.operation.work(inputs, node.type, node.attributes) >= 0.0


ROUNDED_TO_TIES = {"norm 1 over (2, 0)"}
"""Where the largest of several sums is chosen, which are equal when they have been rounded."""


@for_each([case for case in differentiable if case.name not in ROUNDED_TO_TIES])
async def test_gradients_in_half_precision(case: Case, runtime: la.Runtime) -> None:
    """Those of float16 and bfloat16 are those of float32, but for rounding, and of their dtype."""
    arrays = case.arrays(case.shapes[0], np.dtype(np.float16), random_for(case))
    slopes = {}
    halves = [name for name in HALF_SLOPES if name not in case.without]
    for dtype in ("float32", *halves):
        # Numbers that each of the dtypes has.
        inputs = differentiated([array.astype("bfloat16").astype(dtype) for array in arrays])
        output = case.function(*inputs)
        found = pull_back(output, la.ones_like(output), inputs)
        assert all(slope is None or slope.dtype == dtype for slope in found)
        slopes[dtype] = [slope for slope in found if slope is not None]
    exact, *rounded = await la.to_cpu(list(slopes.values()))
    for slope in rounded:
        for one, other in zip(slope, exact, strict=True):
            scale = max(1.0, float(np.abs(other).max(initial=0.0)))
            tolerance = HALF_SLOPES[one.dtype.name] * scale
            np.testing.assert_allclose(one.astype(np.float32), other, rtol=0, atol=tolerance)


HALF_SLOPES = {"float16": 1e-2, "bfloat16": 8e-2}
"""Of slopes, of which several roundings are part, relative to the largest."""
