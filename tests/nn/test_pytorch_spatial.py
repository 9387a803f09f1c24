"""Convolutions, pooling and resizing against what PyTorch gave, with gradients."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lazyasync as la

_HERE = Path(__file__).parent
_PATH = _HERE.parents[1] / "benchmarks" / "pytorch_spatial.py"


def _drawn(case: dict[str, Any]) -> list[np.ndarray]:
    spec = importlib.util.spec_from_file_location("pytorch_spatial", _PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    operands: list[np.ndarray] = module.drawn(case["number"], case["shapes"])
    return operands


async def test_results_and_gradients_are_those_of_pytorch(runtime: la.Runtime) -> None:
    await _check(_cases(each=1))


async def test_more_results_without_compiling() -> None:
    async with la.open_runtime("cpu:0", config=la.Config(jit=False)):
        await _check(_cases(each=4))


@pytest.mark.stress
async def test_all_results_and_gradients_are_those_of_pytorch(runtime: la.Runtime) -> None:
    await _check(_cases(each=None))


def _cases(each: int | None) -> list[dict[str, Any]]:
    """So many cases of each function; all of them without a number."""
    cases = json.loads((_HERE / "pytorch_spatial.json").read_text("utf-8"))
    assert len(cases) > 100
    by_function: dict[str, list[dict[str, Any]]] = {}
    for case in cases:
        by_function.setdefault(case["function"], []).append(case)
    return [case for own in by_function.values() for case in own[:each]]


async def _check(cases: list[dict[str, Any]]) -> None:
    for case in cases:
        operands = [la.asarray(each) for each in _drawn(case)]
        name = case["function"]
        given = {key: _as_tuple(value) for key, value in case["given"].items()}

        def weighted(*operands: Any, name: str = name, given: Any = given) -> Any:
            found = getattr(la.nn, name)(*operands, **given)
            weights = np.arange(found.size).reshape(found.shape) % 7 - 3.0
            return la.sum(found * weights), found

        places = tuple(range(len(operands)))
        (_, found), gradients = la.value_and_grad(weighted, argnums=places, has_aux=True)(*operands)
        assert list(found.shape) == case["result_shape"], case
        for tensor, expected in zip(
            (found, *gradients), (case["result"], *case["gradients"]), strict=True
        ):
            values = (await tensor.numpy()).ravel()
            np.testing.assert_allclose(values, expected, rtol=1e-4, atol=1e-4, err_msg=str(case))


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
