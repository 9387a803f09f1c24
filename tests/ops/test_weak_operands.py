"""Numbers and lists beside tensors take their dtype, in every function of several operands."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from weak_operands import REASONS, ROWS, SHAPES, Row, functions, of_numpy, values

import lazyasync as la

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


@pytest.mark.parametrize("dtype", DTYPES)
async def test_they_take_the_dtype_of_tensors(dtype: str) -> None:
    """Each result has the bits that it has where all operands are tensors of the dtype."""
    wanted, tolerance = np.dtype(dtype), DTYPES[dtype]
    is_half = wanted.itemsize == 2
    async with la.open_runtime("sim:0"):
        for name, row in rows_of(wanted):
            if is_half and name in ("linalg.solve", "linalg.lstsq"):
                continue  # of which LAPACK has none
            function = function_of(name)
            given = [
                values(SHAPES[shape], np.dtype(float) if wanted == BRAIN else wanted, number)
                for number, shape in enumerate(row.operands)
            ]
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
