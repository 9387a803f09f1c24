"""What NumPy takes by position is taken by position here, in the same order."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

import lazyasync as la

pytestmark = pytest.mark.fast

NAMESPACES = {"": (la, np), "fft.": (la.fft, np.fft), "linalg.": (la.linalg, np.linalg)}
MISSING = frozenset(
    ("out", "order", "subok", "where", "initial", "overwrite_input", "retstep", "copy", "device")
)
"""What NumPy has by position and nothing here, or only by name: what stands behind is named."""
NAMED = {
    "cov": "correction, and not ddof, which the weights stand behind",
    "geomspace": "the axis stands behind the device",
    "logspace": "the axis stands behind the device",
    "histogram": "NumPy has the weights behind the density, and had them before it",
    "linalg.trace": "the array API standard's, which has no axes",
}


def positional(function: Any) -> list[str]:
    parameters = inspect.signature(function).parameters.values()
    return [
        each.name for each in parameters if each.kind <= inspect.Parameter.POSITIONAL_OR_KEYWORD
    ]


def known() -> list[str]:
    names = []
    for prefix, (own, numpys) in NAMESPACES.items():
        for name in dir(numpys):
            ours, theirs = getattr(own, name, None), getattr(numpys, name)
            if name.startswith("_") or not callable(ours) or inspect.isclass(theirs):
                continue
            try:
                inspect.signature(theirs), inspect.signature(ours)
            except (TypeError, ValueError):
                continue
            names.append(prefix + name)
    return names


def test_most_functions_are_compared() -> None:
    assert len(known()) > 200
    assert NAMED.keys() <= set(known())


@pytest.mark.parametrize("name", known())
def test_arguments_come_in_the_order_of_numpy(name: str) -> None:
    """From those that are named here none could be given by position, in NumPy's order."""
    if name in NAMED:
        return
    prefix, _, short = name.rpartition(".")
    own, numpys = NAMESPACES[f"{prefix}." if prefix else ""]
    ours, theirs = positional(getattr(own, short)), positional(getattr(numpys, short))
    every = inspect.signature(getattr(own, short)).parameters
    expected = []
    for place, parameter in enumerate(theirs):
        if parameter in MISSING:
            break
        if place < len(ours):
            continue
        if parameter in every:
            expected.append(parameter)
    assert not expected, f"{name}{inspect.signature(getattr(own, short))}: {expected} by position"


async def test_what_is_given_by_position_is_what_it_is_by_name() -> None:
    async with la.open_runtime("cpu"):
        x = la.asarray(np.arange(12, dtype="f4").reshape(3, 4), "float64")
        pairs = [
            (la.zeros((2, 3), "int8"), la.zeros((2, 3), dtype="int8")),
            (la.ones(3, bool), la.ones(3, dtype=bool)),
            (la.full((2,), 7, np.int16), la.full((2,), 7, dtype="int16")),
            (la.zeros_like(x, int), la.zeros_like(x, dtype=int)),
            (la.eye(3, 4, 1, "float64"), la.eye(3, 4, 1, dtype="float64")),
            (la.linspace(0, 1, 5, False), la.linspace(0, 1, 5, endpoint=False)),
            (la.sum(x, 0, "float32"), la.sum(x, axis=0, dtype="float32")),
            (x.cumsum(1, "float32"), x.cumsum(axis=1, dtype="float32")),
            (la.fft.fft(x, 8, 0, "ortho"), la.fft.fft(x, n=8, axis=0, norm="ortho")),
            (la.fft.fftshift(x, 1), la.fft.fftshift(x, axes=1)),
            (la.fft.rfftfreq(9, 0.1), la.fft.rfftfreq(9, d=0.1)),
            (la.linalg.qr(x, "r"), la.linalg.qr(x, mode="r")),
            (la.linalg.svd(x, False)[0], la.linalg.svd(x, full_matrices=False)[0]),
        ]
        for one, other in pairs:
            assert (one.dtype, one.shape) == (other.dtype, other.shape)
            np.testing.assert_array_equal(await one.numpy(), await other.numpy())


@pytest.mark.parametrize("make", [la.zeros, la.ones, la.empty])
async def test_a_shape_in_several_arguments_is_told_apart_from_a_dtype(make: Any) -> None:
    async with la.open_runtime("cpu"):
        with pytest.raises(TypeError, match=r"the shape is one argument: la\.\w+\(\(2, 3\)\)"):
            make(2, 3)
        with pytest.raises(TypeError, match=r"the shape is one argument: la\.\w+\(\(2, 3, 4\)\)"):
            make(2, 3, 4)
