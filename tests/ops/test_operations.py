"""Every operation of the tables against NumPy, on every backend."""

from __future__ import annotations

import math
import warnings
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
import table
import table_shaping
from extents import is_in_part, makes_kernels, picked
from gradients import UNCUT, numeric_gradients, pull_back
from table_case import DTYPES, Case, Shape

import lazyasync as la
from lazyasync.ir.leaves import PARAMETER
from lazyasync.ir.node import OperationKind
from lazyasync.ir.rules import LOWERINGS, WORK
from lazyasync.ir.types import TensorType, is_bfloat16, kind_of
from lazyasync.ops.elementwise.comparison import WHERE
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.tensor import LazyTensor

CASES = [*table.CASES, *table_shaping.CASES]
TOLERANCES = {2: 4e-3, 4: 3e-6, 8: 1e-12}
"""By the bytes of a real number: relative to the largest value there is."""
BFLOAT16_TOLERANCE = 3e-2
"""Four times the distance of 1 to the next larger one, as that of float16."""


GROUP = 16
"""Cases that are computed together in the ordinary run: a program costs more than a case."""


def groups(cases: list[Case]) -> list[Any]:
    """Parameters of a test of several cases."""
    parts = [cases[start : start + GROUP] for start in range(0, len(cases), GROUP)]
    return [pytest.param(part, id=f"{part[0].name} to {part[-1].name}") for part in parts]


def in_groups(cases: list[Case]) -> pytest.MarkDecorator:
    """A test of groups of cases, of all their examples."""
    return pytest.mark.parametrize("cases", groups(cases))


def for_each(cases: list[Case]) -> pytest.MarkDecorator:
    """A test of groups of cases, in part; and of each case, as a ``whole``, in ``-m stress``."""
    alone = [pytest.param([case], True, id=case.name, marks=pytest.mark.stress) for case in cases]
    together = [pytest.param(*part.values, False, id=part.id) for part in groups(cases)]
    return pytest.mark.parametrize(("cases", "whole"), [*together, *alone])


def for_some(cases: list[Case]) -> pytest.MarkDecorator:
    """A test of groups of one case in 24; and of each case in ``-m stress``."""
    alone = [pytest.param([case], id=case.name, marks=pytest.mark.stress) for case in cases]
    together = groups([case for case in cases if is_in_part(case.name, 24)])
    return pytest.mark.parametrize("cases", [*together, *alone])


@contextmanager
def naming(case: Case) -> Iterator[None]:
    """Adds the name of the case to what fails."""
    try:
        yield
    except Exception as error:
        error.add_note(f"of the case {case.name!r}")
        raise


differentiable = [case for case in CASES if case.gradient and "f" in case.kinds]
# Differences of differences of many elements take long.
small_and_differentiable = [case for case in differentiable if math.prod(case.shapes[0][0]) <= 40]


def random_for(case: Case) -> np.random.Generator:
    return np.random.default_rng(zlib.crc32(case.name.encode()))


def all_examples(case: Case) -> list[tuple[str, tuple[Shape, ...]]]:
    """All dtypes, and shapes; the first dtype of each kind in all shapes, the others in one."""
    return [
        (name, shapes)
        for kind in case.kinds
        for number, name in enumerate(DTYPES[kind])
        if name not in case.without
        for shapes in (case.shapes if number == 0 else case.shapes[:1])
    ]


def covering_examples(case: Case) -> list[tuple[str, tuple[Shape, ...]]]:
    """All dtypes and shapes: one dtype in all shapes, and each of the others in one of them."""
    names = [name for kind in case.kinds for name in DTYPES[kind] if name not in case.without]
    first = "float32" if "float32" in names else names[0]
    return [
        (name, shapes)
        for name in names
        for shapes in (case.shapes if name == first else picked(case.shapes, case.name + name))
    ]


def some_examples(case: Case) -> list[tuple[str, tuple[Shape, ...]]]:
    """One of a dtype and a shape: over the table all of them are met."""
    names = [name for kind in case.kinds for name in DTYPES[kind] if name not in case.without]
    return list(zip(picked(names, case.name), picked(case.shapes, case.name[::-1]), strict=True))


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


@for_each(CASES)
async def test_values(cases: list[Case], runtime: la.Runtime, whole: bool) -> None:
    in_part = some_examples if makes_kernels(runtime) else covering_examples
    examples = all_examples if whole else in_part
    tried = []
    for case in cases:
        if not whole and makes_kernels(runtime) and not is_in_part(case.name, 2):
            continue
        random = random_for(case)
        for name, shapes in examples(case):
            arrays = case.arrays(shapes, np.dtype(name), random)
            with naming(case):
                tried.append((case, arrays, case.function(*map(la.asarray, arrays))))
    for (case, arrays, result), actual in zip(
        tried, await la.to_cpu([result for *_, result in tried]), strict=True
    ):
        dtype = arrays[0].dtype
        with naming(case):
            expected = expected_values(case, arrays, case.expected_dtype(dtype))
            assert result.dtype == actual.dtype == case.expected_dtype(dtype)
            assert result.shape == actual.shape == expected.shape
            assert_close(actual, expected, dtype if kind_of(dtype) in "fc" else actual.dtype)


@for_each(CASES)
async def test_views_as_operands(cases: list[Case], runtime: la.Runtime, whole: bool) -> None:
    """What a kernel reads need not be contiguous."""
    tried = []
    for case in cases:
        if not whole and makes_kernels(runtime) and not is_in_part(case.name, 8):
            continue
        dtype = np.dtype(DTYPES["f" if "f" in case.kinds else case.kinds[0]][0])
        random = random_for(case)
        for shapes in case.shapes if whole else picked(case.shapes, case.name):
            arrays = case.arrays(shapes, dtype, random)
            with naming(case):
                tried.append((case, arrays, case.function(*map(strided, arrays))))
    for (case, arrays, _), actual in zip(
        tried, await la.to_cpu([result for *_, result in tried]), strict=True
    ):
        with naming(case):
            expected = expected_values(case, arrays, case.expected_dtype(arrays[0].dtype))
            assert_close(actual, expected, actual.dtype)


def strided(array: np.ndarray) -> LazyTensor:
    """A tensor of these values that is a transposed or reversed view, as far as it can be."""
    if array.ndim > 1:
        return la.asarray(np.ascontiguousarray(array.T)).T
    return la.asarray(array[::-1].copy())[::-1] if array.ndim else la.asarray(array)


SPECIAL = [np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -2.5, 1e30, -1e-30]
special_cases = [case for case in CASES if case.special and "f" in case.kinds]


@in_groups(special_cases)
async def test_special_values(cases: list[Case], runtime: la.Runtime) -> None:
    """NaN, infinities, signed zeros and overflow give what they give in NumPy."""
    tried = []
    for case in cases:
        dtypes = [np.float32, np.float64]
        for dtype in map(np.dtype, picked(dtypes, case.name) if makes_kernels(runtime) else dtypes):
            values = np.array(SPECIAL, dtype)
            one = len(case.shapes[0]) == 1
            arrays = [values] if one else [values[:, None], values[None, :]]
            tried.append((case, arrays, case.function(*map(la.asarray, arrays))))
    for (case, arrays, _), actual in zip(
        tried, await la.to_cpu([result for *_, result in tried]), strict=True
    ):
        dtype = arrays[0].dtype
        with naming(case), np.errstate(all="ignore"):
            expected = case.reference(*arrays)
            np.testing.assert_allclose(actual, expected, rtol=TOLERANCES[dtype.itemsize])
            if dtype.kind == "f" and actual.dtype.kind == "f" and case.name not in LOOSE_ZEROS:
                np.testing.assert_array_equal(
                    np.signbit(actual[actual == 0]), np.signbit(expected[actual == 0])
                )


LOOSE_ZEROS = {"minimum", "maximum", "relu", "clip"}
"""Which of 0.0 and -0.0 is the larger one is left open, by NumPy too."""


async def test_kernels_that_overwrite_an_operand() -> None:
    async with la.open_runtime("sim:0", UNCUT):
        for case in table.ELEMENTWISE:
            random = random_for(case)
            for dtype in (np.dtype(DTYPES[kind][0]) for kind in case.kinds):
                for shapes in case.shapes:
                    arrays = case.arrays(shapes, dtype, random)
                    node = case.function(*map(la.asarray, arrays))._node
                    if (
                        node.operation.kind is OperationKind.ELEMENTWISE
                        and len(node.operands) == len(arrays)
                        and all(operand.operation is PARAMETER for operand in node.operands)
                    ):
                        inputs = tuple(operand.type for operand in node.operands)
                        kernel = LOWERINGS[node.operation](np, inputs, node.type, node.attributes)
                        with naming(case):
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
        kernel = LOWERINGS[WHERE](np, inputs, output, ())
        check_overwriting(kernel, arrays, output)
        out = np.empty(size, dtype)
        kernel(*arrays, out)
        np.testing.assert_array_equal(out, np.where(*arrays))


@in_groups(differentiable)
async def test_rules_of_gradients(cases: list[Case]) -> None:
    async with la.open_runtime("sim:0", UNCUT):
        await check_gradients(cases)


@for_some(differentiable)
async def test_gradients(cases: list[Case], runtime: la.Runtime) -> None:
    await check_gradients(cases)


async def check_gradients(cases: list[Case]) -> None:
    """Compares the rules with central differences of NumPy's function, in float64."""
    tried = []
    for case in cases:
        random = random_for(case)
        for shapes in case.shapes:
            if sum(map(math.prod, shapes)) > 200:
                continue
            arrays = case.arrays(shapes, np.dtype(np.float64), random)
            inputs = differentiated(arrays)
            with naming(case):
                output = case.function(*inputs)
                weights = random.uniform(-1, 1, output.shape)
                slopes = pull_back(output, la.asarray(weights), inputs)
            found = [
                la.zeros(tensor.shape, dtype="float64") if slope is None else slope
                for slope, tensor in zip(slopes, inputs, strict=True)
            ]
            tried.append((case, found, numeric_gradients(case.reference, arrays, weights)))
    for (case, _, expected), actual in zip(
        tried, await la.to_cpu([found for _, found, _ in tried]), strict=True
    ):
        for one, other in zip(actual, expected, strict=True):
            with naming(case):
                np.testing.assert_allclose(one, other, rtol=1e-6, atol=2e-8)


def differentiated(arrays: list[np.ndarray]) -> list[LazyTensor]:
    """Tensors with a node of their own, at which a gradient can be picked up."""
    return [reshape(la.asarray(array), array.shape) for array in arrays]


@in_groups([case for case in small_and_differentiable if is_in_part(case.name, 2)])
async def test_gradients_of_gradients(cases: list[Case]) -> None:
    """The rules are made of operations, so that they have rules themselves."""
    async with la.open_runtime("sim:0", UNCUT):
        await check_second_gradients(cases)


@for_some(small_and_differentiable)
async def test_gradients_of_gradients_on_devices(cases: list[Case], runtime: la.Runtime) -> None:
    """Their kernels. `test_compiled_gradients` has those of a table of its own."""
    await check_second_gradients(cases)


STEP = 1e-5
"""Between two points whose first gradients are subtracted."""


async def check_second_gradients(cases: list[Case]) -> None:
    """Compares slopes of gradients along random directions with their differences.

    Each case is computed by itself. Of many nodes, a segment is computed before the barrier, and
    `pull_back` finds the graph cut there.
    """
    for case in cases:
        with naming(case):
            slope, above, below = await la.to_cpu(second_slope_and_ends(case))
            expected = (above - below) / (2 * STEP)
            np.testing.assert_allclose(slope, expected, rtol=1e-5, atol=1e-5)


def second_slope_and_ends(case: Case) -> list[LazyTensor]:
    """The slope along random directions of a sum of gradients, and that sum on both sides."""
    random = random_for(case)
    arrays = case.arrays(case.shapes[0], np.dtype(np.float64), random)
    directions = [random.uniform(-1, 1, array.shape) for array in arrays]

    def slope(moved: list[np.ndarray]) -> tuple[Any, list[LazyTensor]]:
        """The slope of the output's weighted sum along the directions, and the inputs."""
        inputs = differentiated(moved)
        output = case.function(*inputs)
        weights = np.cos(np.arange(output.size)).reshape(output.shape)
        return along(pull_back(output, la.asarray(weights), inputs)), inputs

    def along(gradients: list[LazyTensor | None]) -> Any:
        """The sum of the gradients' components in the directions."""
        total: Any = la.asarray(np.zeros(()))
        for gradient, direction in zip(gradients, directions, strict=True):
            if gradient is not None:
                total = total + (gradient * direction).sum()
        return total

    total, inputs = slope(arrays)
    second = along(pull_back(total, la.ones((), dtype="float64"), inputs))
    ahead, _ = slope([a + STEP * d for a, d in zip(arrays, directions, strict=True)])
    behind, _ = slope([a - STEP * d for a, d in zip(arrays, directions, strict=True)])
    return [second, ahead, behind]


async def test_work_estimates() -> None:
    async with la.open_runtime("sim:0", UNCUT):
        for case in CASES:
            dtype = np.dtype(DTYPES[case.kinds[0]][0])
            arrays = case.arrays(case.shapes[0], dtype, random_for(case))
            pending = [case.function(*map(la.asarray, arrays))._node]
            while pending:
                node = pending.pop()
                pending.extend(node.operands)
                if WORK.of(node.operation) is not None:
                    inputs = tuple(operand.type for operand in node.operands)
                    work = WORK[node.operation](inputs, node.type, node.attributes)
                    assert work >= 0.0, case.name


ROUNDED_TO_TIES = {"norm 1 over (2, 0)"}
"""Where the largest of several sums is chosen, which are equal when they have been rounded."""


without_ties = [case for case in differentiable if case.name not in ROUNDED_TO_TIES]


@in_groups([case for case in without_ties if is_in_part(case.name, 3)])
async def test_gradients_in_half_precision(cases: list[Case]) -> None:
    await check_half_precision(cases, "sim:0")


@for_some(without_ties)
async def test_gradients_in_half_precision_on_devices(cases: list[Case], device: str) -> None:
    await check_half_precision(cases, device)


async def check_half_precision(cases: list[Case], device: str) -> None:
    """Those of float16 and bfloat16 are those of float32, but for rounding, and of their dtype."""
    tried = [(case, name) for case in cases for name in HALF_SLOPES if name not in case.without]
    async with la.open_runtime("sim:0", UNCUT):
        exact = await la.to_cpu([slopes_of(case, "float32") for case, _ in tried])
    async with la.open_runtime(device, UNCUT):
        rounded = await la.to_cpu([slopes_of(case, name) for case, name in tried])
    for (case, name), slopes, wide in zip(tried, rounded, exact, strict=True):
        for one, other in zip(slopes, wide, strict=True):
            scale = max(1.0, float(np.abs(other).max(initial=0.0)))
            tolerance = HALF_SLOPES[name] * scale
            with naming(case):
                np.testing.assert_allclose(one.astype(np.float32), other, rtol=0, atol=tolerance)


def slopes_of(case: Case, dtype: str) -> list[LazyTensor]:
    """The gradients at numbers that each of the dtypes has."""
    arrays = case.arrays(case.shapes[0], np.dtype(np.float16), random_for(case))
    inputs = differentiated([array.astype("bfloat16").astype(dtype) for array in arrays])
    with naming(case):
        output = case.function(*inputs)
        found = pull_back(output, la.ones_like(output), inputs)
        assert all(slope is None or slope.dtype == dtype for slope in found)
    return [slope for slope in found if slope is not None]


HALF_SLOPES = {"float16": 1e-2, "bfloat16": 8e-2}
"""Of slopes, of which several roundings are part, relative to the largest."""
