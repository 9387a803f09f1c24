"""Rows call functions of vectors, of as many lanes as there are such, or those of numbers."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from graph_programs import needs_llvm

import lazyasync as la
from lazyasync.backends.cpu.llvm import expressions, vector_functions

pytestmark = needs_llvm

FUNCTIONS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "pow": (lambda x: la.sum(x**x, -1), lambda a: (a**a).sum(-1)),
    "log": (lambda x: la.sum(la.log(x), -1), lambda a: np.log(a).sum(-1)),
    "sin": (lambda x: la.sum(la.sin(x * 100), -1), lambda a: np.sin(a * 100).sum(-1)),
    "atan2": (lambda x: la.max(la.arctan2(x, x + 1), -1), lambda a: np.arctan2(a, a + 1).max(-1)),
    "fmod": (lambda x: la.sum(la.fmod(x, 0.25), -1), lambda a: np.fmod(a, 0.25).sum(-1)),
}


@pytest.mark.parametrize("variants", ["all", "the narrowest", "none"])
@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_rows_with_functions_of_vectors(
    name: str, dtype: str, variants: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.collect()
    if variants != "all":
        count = 1 if variants == "the narrowest" else 0
        found = vector_functions.variants_of
        monkeypatch.setattr(expressions, "variants_of", lambda called: found(called)[:count])
    function, reference = FUNCTIONS[name]
    async with la.open_runtime("cpu:0", {"compile_cache": False}):
        compiled = la.compile(function)
        for width in (1, 3, 8, 17, 40, 200, 1000):
            # In quarters and eighths, of which remainders are exact, as angles nearly are.
            rng = np.random.default_rng(width)
            rows = (rng.integers(1, 17, (5, width)) / 8).astype(dtype)
            result = await (await compiled(la.asarray(rows))).numpy()
            expected = reference(rows.astype("float64"))
            near = 1e-5 if dtype == "float32" else 1e-13
            np.testing.assert_allclose(result, expected, rtol=near, atol=near * width)


def test_variants_have_names_and_lanes_that_grow() -> None:
    for name in ("pow", "powf", "sin", "fmodf", "log"):
        lanes = [variant.lanes for variant in vector_functions.variants_of(name)]
        assert lanes == sorted(set(lanes))
        widths = [each // vector_functions.itemsize(name) for each in vector_widths()]
        assert set(lanes) <= set(widths)


def vector_widths() -> list[int]:
    """The bytes of the processor's vectors."""
    return list(vector_functions.vector_widths().values())
