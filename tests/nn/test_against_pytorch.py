"""Functions of `la.nn` against a table of PyTorch's results: values, gradients, second order."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
import pytorch_table
from extents import is_in_part, makes_kernels
from pytorch_table import OF_LOGITS, weights_of

import lazyasync as la

ROUGH = {"hardsigmoid"}
"""Where PyTorch multiplies by a sixth in single precision."""


def _results(case: dict[str, Any]) -> dict[str, la.LazyTensor]:
    """What there is to compare, by the names that it has in the table."""
    given = [la.asarray(v) if isinstance(v, np.ndarray) else v for v in case["arguments"]]
    options = {
        k: la.asarray(v) if isinstance(v, np.ndarray) else v for k, v in case["options"].items()
    }
    places = case["differentiated"]

    def output(*some: la.LazyTensor) -> Any:
        arguments = list(given)
        for place, value in zip(places, some, strict=True):
            arguments[place] = value
        if case["function"] in OF_LOGITS:
            arguments[0] = la.log_softmax(arguments[0])
        return getattr(la.nn, case["function"])(*arguments, **options)

    def weighted(*some: la.LazyTensor) -> Any:
        found = output(*some)
        found = found[0] if isinstance(found, tuple) else found
        return la.sum(found * la.asarray(weights_of(found.shape)))

    sources = tuple([given[place] for place in places])
    found = output(*sources)
    results = found._asdict() if isinstance(found, tuple) else {"output": found}
    if not places:
        return results
    gradient = la.grad(weighted, tuple(range(len(places))))
    results |= {f"gradient{n}": g for n, g in zip(places, gradient(*sources), strict=True)}

    def slopes(first: la.LazyTensor) -> Any:
        parts = gradient(first, *sources[1:])
        return sum([la.sum(g * la.asarray(weights_of(g.shape))) for g in parts])

    if "second" in case:
        results["second"] = la.grad(slopes)(sources[0])
    return results


async def _check(case: dict[str, Any]) -> None:
    results = await la.to_cpu(_results(case))
    for name, found in results.items():
        if found is None:
            continue
        assert found.dtype == case[name].dtype
        rough = 1e-7 if name == "second" or case["function"] in ROUGH else 1e-9
        np.testing.assert_allclose(found, case[name], rtol=rough, atol=1e-10, err_msg=name)


async def test_one_case_of_each_function(runtime: la.Runtime) -> None:
    numbered = enumerate(pytorch_table.cases())
    groups = itertools.groupby(numbered, lambda pair: pair[1]["function"])
    few = makes_kernels(runtime)
    await _check_all([next(own) for name, own in groups if not few or is_in_part(name, 3)])


async def test_the_table_without_compiling() -> None:
    async with la.open_runtime("cpu:0", config=la.Config(jit=False)):
        await _check_all(list(enumerate(pytorch_table.cases())))


@pytest.mark.stress
async def test_the_table(runtime: la.Runtime) -> None:
    await _check_all(list(enumerate(pytorch_table.cases())))


async def _check_all(numbered: list[tuple[int, dict[str, Any]]]) -> None:
    failed = []
    for number, case in numbered:
        try:
            await _check(case)
        except Exception as error:
            shown = {
                "arguments": [getattr(v, "shape", v) for v in case["arguments"]],
                "options": {k: getattr(v, "shape", v) for k, v in case["options"].items()},
            }
            failed.append(f"{number} {case['function']} {shown}: {error!r}"[:900])
    assert not failed, "\n".join(failed)


def test_all_functions_are_in_the_table() -> None:
    counts = {
        name: len(list(group))
        for name, group in itertools.groupby(pytorch_table.cases(), lambda c: c["function"])
    }
    assert min(counts.values()) >= 4
    assert sum(counts.values()) > 180
