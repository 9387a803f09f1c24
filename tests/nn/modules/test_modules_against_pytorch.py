"""Modules, and what is made of them, against PyTorch's results, from a table."""

from __future__ import annotations

import re
from typing import Any

import module_cases
import numpy as np
import pytest
from decoders import Decoder
from module_cases import CASES, LENGTHS, RAGGED, Case, inputs_of, parameter_of, weights_of

import lazyasync as la
from lazyasync.tensor import LazyTensor


@pytest.fixture(scope="module")
def table() -> dict[str, np.ndarray]:
    with np.load(module_cases.TABLE) as file:
        return dict(file)


def state_of(table: dict[str, np.ndarray], name: str) -> dict[str, np.ndarray]:
    """The state dict that PyTorch's module had."""
    state = {}
    for line in table[f"{name}/names"]:
        key, _, shape = str(line).partition(" ")
        state[key] = parameter_of(key, tuple(map(int, re.findall(r"\d+", shape))))
    return state


def results_of(found: Any) -> list[LazyTensor]:
    return la.trees.leaves(found)


def weighted(found: Any) -> LazyTensor:
    total: Any = 0.0
    for value in results_of(found):
        total = total + la.sum(value * la.asarray(weights_of(value.shape)))
    return total


async def check(
    table: dict[str, np.ndarray], name: str, module: Any, *given: Any, **options: Any
) -> Any:
    """Compares what a module gives, its gradients, and its state dict."""
    module = la.nn.load_state_dict(module, state_of(table, name))
    for key, value in (await la.to_cpu(la.nn.state_dict(module))).items():
        np.testing.assert_array_equal(value, state_of(table, name)[key], err_msg=f"{name} {key}")

    def run(module: Any, *given: Any) -> Any:
        return module(*given, **options)

    def loss(module: Any, *given: Any) -> LazyTensor:
        return weighted(run(module, *given))

    tensors = [la.asarray(each) for each in given]
    results, compiled = await la.compile(lambda *all: (run(*all), run(*all)))(module, *tensors)
    recorded = results_of(run(module, *tensors))
    for place, each in enumerate(
        zip(results_of(results), results_of(compiled), recorded, strict=True)
    ):
        for value in each:
            expected = table[f"{name}/result/{place}"]
            np.testing.assert_allclose(await value.numpy(), expected, 1e-5, 2e-6, err_msg=name)
    if any(key.startswith(f"{name}/gradient/") for key in table):
        gradient = la.nn.state_dict(la.grad(loss)(module, *tensors))
        for key, value in (await la.to_cpu(gradient)).items():
            expected = table.get(f"{name}/gradient/{key}")
            if expected is not None:
                np.testing.assert_allclose(value, expected, 1e-4, 1e-5, err_msg=f"{name} {key}")
    if f"{name}/gradient_x" in table:
        found = await la.grad(lambda x: loss(module, x, *tensors[1:]))(tensors[0]).numpy()
        np.testing.assert_allclose(found, table[f"{name}/gradient_x"], 1e-4, 1e-5, err_msg=name)
    return module


def made(case: Case) -> Any:
    return getattr(la.nn, case.cls)(*case.arguments, **case.keywords)


@pytest.mark.parametrize("cls", sorted({case.cls for case in CASES.values()}))
async def test_modules(runtime: la.Runtime, table: dict[str, np.ndarray], cls: str) -> None:
    for name, case in CASES.items():
        if case.cls != cls:
            continue
        given = inputs_of(name, case)
        module = await check(table, name, made(case), *given)
        if f"{name}/used" in table:
            for _ in range(module_cases.STEPS):
                _, module = la.nn.call(module, la.asarray(given[0]))
            for key, value in (await la.to_cpu(la.nn.state_dict(module))).items():
                expected = table[f"{name}/after/{key}"]
                np.testing.assert_allclose(value, expected, 1e-5, 1e-6, err_msg=f"{name} {key}")
            used = await la.nn.eval(module)(la.asarray(given[0])).numpy()
            np.testing.assert_allclose(used, table[f"{name}/used"], 1e-5, 1e-5, err_msg=name)


async def test_sequences_of_several_lengths(
    runtime: la.Runtime, table: dict[str, np.ndarray]
) -> None:
    for name, case in RAGGED.items():
        await check(table, name, made(case), *inputs_of(name, case), lengths=LENGTHS)


def decoder() -> Decoder:
    sizes = module_cases.VOCABULARY, module_cases.WIDTH, module_cases.CONTEXT
    return Decoder(*sizes, module_cases.LAYERS, module_cases.HEADS)


async def test_a_decoder(runtime: la.Runtime, table: dict[str, np.ndarray]) -> None:
    model = await check(table, "decoder", decoder(), table["decoder/tokens"])
    tokens = la.asarray(table["decoder/tokens"])
    step = la.compile(lambda *all: model.step(*all))
    caches: Any = [block.init_cache(2, module_cases.CONTEXT) for block in model.h]
    scores, position = [], 0
    for count in (3, 1, 1, 1, 2):  # a prompt, and what follows it
        found, caches = await step(tokens[:, position : position + count], caches, position)
        scores.append(found)
        position += count
    together = await la.concatenate(scores, axis=1).numpy()
    np.testing.assert_allclose(together, table["decoder/result/0"], 1e-5, 2e-6)
