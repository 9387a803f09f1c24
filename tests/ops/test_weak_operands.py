"""Numbers and lists beside tensors take their dtype, in every function of several operands."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from extents import in_part_and_whole, is_in_part
from weak_operands import REASONS, ROWS, SHAPES, Row, functions, of_numpy, values

import lazyasync as la
from lazyasync.tensor import LazyTensor

FUNCTIONS = functions()
BRAIN = np.dtype(ml_dtypes.bfloat16)
DTYPES = {
    "float64": 1e-13,
    "complex128": 1e-13,
    "int8": 1e-5,
    BRAIN.name: 0.05,
    "float16": 0.01,
    "float32": 1e-5,
}
"""The dtypes of the tensors, and how far from NumPy's results in double precision."""


ROUNDED_ONCE = ("celu", "elu", "leaky_relu", "softplus", "squareplus")
"""Computed in float32 for half precision, with numbers as they are, as in PyTorch."""


def test_no_function_is_forgotten() -> None:
    known = ROWS.keys() | REASONS.keys()
    assert FUNCTIONS.keys() - known == set(), "add them to ROWS, or to REASONS"
    assert not ROWS.keys() & REASONS.keys()


def parts(result: Any) -> list[Any]:
    return list(result) if isinstance(result, (tuple, list)) else [result]


def reference_of(name: str) -> Any:
    family, _, own = name.rpartition(".")
    for module in (getattr(np, family) if family else np, np.linalg):
        if hasattr(module, own):
            return getattr(module, own)
    return None


def function_of(name: str) -> Any:
    family, _, own = name.rpartition(".")
    return getattr(getattr(la, family) if family else la, own)


def as_array(value: Any, dtype: np.dtype) -> np.ndarray:
    return np.array(value).astype(dtype)


def placed(row: Row, tensors: list[Any], given: list[Any], place: int, form: Any) -> list[Any]:
    """The operands with a tensor in one place, and what has no dtype in all others."""
    return [
        tensor if number == place or (isinstance(value, list) and not row.lists) else form(value)
        for number, (tensor, value) in enumerate(zip(tensors, given, strict=True))
    ]


FORMS = {"Python's": lambda value: value, "NumPy's": of_numpy}


def rows_of(dtype: np.dtype) -> list[tuple[str, Row]]:
    kind = "f" if dtype == BRAIN else dtype.kind
    return [(name, row) for name, rows in ROWS.items() for row in rows if kind in row.kinds]


@in_part_and_whole
@pytest.mark.parametrize("dtype", DTYPES)
async def test_they_take_the_dtype_of_tensors(dtype: str, whole: bool) -> None:
    """Each result has the bits that it has where all operands are tensors of the dtype."""
    wanted, tolerance = np.dtype(dtype), DTYPES[dtype]
    is_half = wanted.itemsize == 2
    async with la.open_runtime("sim:0"):
        for name, row in rows_of(wanted):
            if is_half and name in LAPACK:
                continue  # of which LAPACK has none
            if not (whole or wanted == np.float64 or is_in_part(f"{name} {dtype}", 3)):
                continue
            function = function_of(name)
            given = [
                values(SHAPES[shape], np.dtype(float) if wanted == BRAIN else wanted, number)
                for number, shape in enumerate(row.operands)
            ]
            if name in ROUNDED_ONCE:
                given = [as_array(value, wanted).astype(float).tolist() for value in given]
            tensors: list[Any] = [la.asarray(as_array(value, wanted)) for value in given]
            results = {"tensors": parts(row.call(function, *tensors))}
            for place in range(len(given)):
                for form, convert in FORMS.items():
                    operands = placed(row, tensors, given, place, convert)
                    results[f"{form} beside {place}"] = parts(row.call(function, *operands))
            found = await la.to_cpu(results)
            expected = found.pop("tensors")
            for case, others in found.items():
                for one, other in zip(others, expected, strict=True):
                    note = f"{name}, {case}"
                    assert (one.dtype, one.shape) == (other.dtype, other.shape), note
                    np.testing.assert_array_equal(one, other, note)
            if row.reference is None:
                continue
            wide = np.promote_types(wanted, float) if wanted != BRAIN else np.dtype(float)
            arrays = [
                as_array(value, wanted).astype(int if wanted.kind == "i" else wide)
                for value in given
            ]
            with np.errstate(all="ignore"):
                told = parts(row.reference(reference_of(name), *arrays))
            for one, other in zip(expected, told, strict=True):
                one = one.astype(wide if one.dtype.kind in "fV" else one.dtype)
                np.testing.assert_allclose(one, other, tolerance, tolerance, err_msg=name)


PROMOTING = [name for name in ROWS if len(ROWS[name]) == 2 and "number" in ROWS[name][1].operands]
"""Functions of elements, and others that take a number as they take a list."""
LAPACK = {
    *("linalg.cho_solve", "linalg.lstsq", "linalg.solve", "linalg.solve_triangular"),
    "linalg.tensorsolve",
    "polyfit",
}
"""What is not computed in half precision."""

STORING = {"insert", "fill_diagonal", "append", "meshgrid", "broadcast_arrays", "isin"}


async def test_numbers_of_a_higher_kind() -> None:
    """Beside integers real numbers are of the default dtype, and so are complex ones."""
    array = np.array([1, 2, 3], np.int8)
    real: Any = [0.1, 0.2, 0.7]
    async with la.open_runtime("sim:0"):
        x = la.asarray(array)
        for name in PROMOTING:
            row = ROWS[name][0]
            if name in STORING or not {"f", "i"} <= set(row.kinds):
                continue
            function = function_of(name)
            for default in ("float32", "float64"):
                with la.default_dtype(default):
                    same = la.asarray(np.array(real, default))
                    found = [
                        parts(row.call(function, *operands))
                        for operands in ((x, real), (x, of_numpy(real)), (real, x))
                    ]
                    expected = [
                        parts(row.call(function, *operands))
                        for operands in ((x, same), (x, same), (same, x))
                    ]
                for ones, others in zip(
                    await la.to_cpu(found), await la.to_cpu(expected), strict=True
                ):
                    for one, other in zip(ones, others, strict=True):
                        np.testing.assert_array_equal(one, other, name, strict=True)


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_numbers_of_compiled_functions(device: str) -> None:
    """A number that a compiled function is called with is as weak as any other."""
    array = np.array([0.1, 0.2, 0.7])
    async with la.open_runtime(device):
        x = la.asarray(array)
        functions = {name: function_of(name) for name in PROMOTING if "f" in ROWS[name][1].kinds}
        del functions["setdiff1d"], functions["intersect1d"]  # of values at hand

        def all_of(x: LazyTensor, number: Any) -> dict[str, Any]:
            rows = {name: ROWS[name][-1] for name in functions}
            return {
                name: parts(row.call(functions[name], x, number))
                for name, row in rows.items()
                if name != "fill_diagonal" and len(row.operands) == 2
            }

        compiled = la.compile(all_of)
        for number in (0.2, 0.7, 0.3):
            strong = la.asarray(np.array(number))
            found = await la.to_cpu(await compiled(x, number))
            for name, expected in (await la.to_cpu(all_of(x, strong))).items():
                for one, other in zip(found[name], expected, strict=True):
                    assert one.dtype == other.dtype, name
                    np.testing.assert_allclose(one, other, 1e-15, err_msg=name)
        nests = la.compile(
            lambda x, s: (la.isin(x, [s, 0.3]), x == [s, 0.2, s], la.stack([x, [s, s, 0.1]]))
        )
        inside, equal, joined = await la.to_cpu(await nests(x, 0.7))
        assert inside.tolist() == [False, False, True]
        assert equal.tolist() == [False, True, True]
        np.testing.assert_array_equal(joined, [array, [0.7, 0.7, 0.1]], strict=True)


async def test_operations_of_users() -> None:
    async with la.open_runtime("sim:0"):
        x = la.asarray(np.array([0.1, 0.7]))
        found = [difference(x, 0.1), difference(x, [0.1, 0.7]), difference([0.1, 0.7], x)]
        for result in found:
            assert result.dtype == np.float64
        shaped = [distance(x, 0.1), distance(x, [0.1, 0.7]), distance([[0.1], [0.7]], x)]
        values = await la.to_cpu([*found, *shaped])
        exact = [[0.0, 0.7 - 0.1], [0.0, 0.0], [0.0, 0.0], 0.7 - 0.1, 0.0, 0.7 - 0.1]
        for one, other in zip(values, exact, strict=True):
            np.testing.assert_array_equal(one, other)
        assert await place_of(x, 1).item() == 0.7  # an integer stays one


difference = la.define_operation("weak_difference", lower=lambda xp, x, y: x - y)
distance = la.define_operation(
    "weak_distance",
    lower=lambda xp, x, y: xp.max(xp.abs(x - y)),
    shape=lambda x, y: ((), np.promote_types(x.dtype, y.dtype)),
)
place_of = la.define_operation(
    "weak_place_of", lower=lambda xp, x, i: x[int(i)], shape=lambda x, i: ((), x.dtype)
)
