"""Public functions with arguments of any kind, most of them wrong.

Each call gives what NumPy's function of that name gives, or an error of the right class at once: a
step fails for nothing that was known when it was recorded.
"""

from __future__ import annotations

import warnings
import zlib
from types import FunctionType
from typing import Any

import hostile_calls
import numpy as np
import pytest
from hostile_calls import Call

import lazyasync as la

FUNCTIONS = hostile_calls.functions()
CALLS = 40
FEW_CALLS = 3
"""In the ordinary run; where none of them is right there are more."""
GROUP = 16
"""Functions that are called in one runtime: to open one costs more than the calls."""
EXPECTED = (TypeError, ValueError, IndexError, OverflowError, la.WouldBlockError)
"""What a call may raise. `ShapeError` and `DTypeError` are among them."""
OF_VALUES = (IndexError, np.linalg.LinAlgError)
"""What a step may fail with: what only values tell."""
NEGATIVE_POWERS = "Integers to negative integer powers"
TOLERANCES = {"e": 2e-2, "f": 1e-4, "d": 1e-9, "F": 1e-4, "D": 1e-9}


async def outcome(call: Call, function: FunctionType) -> list[np.ndarray] | None:
    """The values that a call gives; None if it raised, as it may."""
    keywords = {name: hostile_calls.tensors(value) for name, value in call.keywords.items()}
    try:
        result = function(*map(hostile_calls.tensors, call.positional), **keywords)
    except EXPECTED:
        return None
    leaves = list(hostile_calls.leaves(result))
    assert all(isinstance(leaf, la.LazyTensor) for leaf in leaves), call
    try:
        values: list[np.ndarray] = await la.to_cpu(leaves)
    except la.ExecutionError as error:
        cause = error.__cause__
        assert isinstance(cause, OF_VALUES) or NEGATIVE_POWERS in str(cause), f"{call}: {cause!r}"
        return None
    for leaf, value in zip(leaves, values, strict=True):
        assert (leaf.shape, leaf.dtype) == (value.shape, value.dtype), call
    return values


def check(call: Call, values: list[np.ndarray], expected: list[Any]) -> None:
    """Compares with NumPy's answer, as closely as the coarser of the two dtypes allows."""
    assert len(values) == len(expected), call
    for value, other in zip(values, map(np.asarray, expected), strict=True):
        assert value.shape == other.shape, f"{call}: {value.shape}, and {other.shape} by NumPy"
        tolerance = max(TOLERANCES.get(array.dtype.char, 0.0) for array in (value, other))
        with warnings.catch_warnings(action="ignore"):
            wide = other.astype(complex)
            scale = float(np.abs(wide[np.isfinite(wide)]).max(initial=1.0))
            close = np.isclose(value.astype(complex), wide, tolerance, tolerance * scale, True)
        assert close.all(), f"{call}: {value!r}, and {other!r} by NumPy"


@pytest.mark.parametrize("first", range(0, len(FUNCTIONS), GROUP))
async def test_any_input(first: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", la.PrecisionWarning)
        async with la.open_runtime("sim:0"):
            for name in list(FUNCTIONS)[first : first + GROUP]:
                await check_calls(name, FEW_CALLS)


@pytest.mark.stress
@pytest.mark.parametrize("name", FUNCTIONS)
async def test_more_of_any_input(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", la.PrecisionWarning)
        async with la.open_runtime("sim:0"):
            await check_calls(name, CALLS)


async def check_calls(name: str, count: int) -> None:
    """So many calls of a function, and more until one is right."""
    random = np.random.default_rng(zlib.crc32(name.encode()))
    worked = 0
    for number in range(CALLS):
        if number >= count and (worked or name in NEVER_RIGHT):
            break
        call = hostile_calls.call(name, FUNCTIONS[name], random)
        values = await outcome(call, FUNCTIONS[name])
        if values is not None:
            worked += 1
            expected = hostile_calls.by_numpy(call)
            if expected is not None:
                check(call, values, list(hostile_calls.leaves(expected)))
    assert worked or name in NEVER_RIGHT, f"no call of {name} was right: this showed nothing"


NEVER_RIGHT = {
    *("dynamic_slice", "dynamic_update_slice", "ravel_multi_index", "select"),
    *("linalg.cholesky", "linalg.cho_solve", "apply_along_axis", "einsum", "indices"),
    *("argpartition", "partition", "unpackbits"),
}
"""Functions whose arguments depend on each other too much."""
