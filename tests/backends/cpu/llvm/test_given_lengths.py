"""Loops are given lengths, so that a step in another shape finds the code of the first one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
from extents import in_turns
from needs import needs_llvm

import lazyasync as la
from lazyasync.backends.cpu.llvm.engine import Engine
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode

pytestmark = needs_llvm

Step = Callable[[Any, Any, Any, Any], Any]


@pytest.fixture
def compiled_loops(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of all loops that LLVM is given."""
    texts: list[str] = []
    load = Engine._load

    def note(engine: Engine, codes: Mapping[str, LlvmLoopCode], *how: Any) -> Any:
        texts.extend(code.text for code in codes.values())
        return load(engine, codes, *how)

    monkeypatch.setattr(Engine, "_load", note)
    return texts


def training_step(optimizer: la.optim.Optimizer) -> Step:
    """A perceptron with a hidden layer, and the cross entropy of labels."""

    def loss(params: Any, x: Any, labels: Any) -> Any:
        hidden = la.maximum(x @ params["w1"] + params["b1"], 0.0)
        logs = la.log_softmax(hidden @ params["w2"] + params["b2"], axis=-1)
        return -la.mean(la.take_along_axis(logs, labels, axis=-1))

    def step(params: Any, state: Any, x: Any, labels: Any) -> Any:
        value, grads = la.value_and_grad(loss)(params, x, labels)
        return value, *optimizer.update(grads, state, params)

    return step


@pytest.mark.parametrize(
    ("given", "compiled"),
    in_turns(
        [
            (64, la.optim.adam, 11),
            (40, la.optim.adam, 13),
            (300, lambda rate: la.optim.sgd(rate, momentum=0.9), 15),
        ],
        [False, True],
    ),
)
async def test_a_training_step_of_another_batch_size_compiles_no_loop(
    given: tuple[int, Callable[[float], la.optim.Optimizer], int],
    compiled: bool,
    compiled_loops: list[str],
) -> None:
    first, make, classes = given
    classes += compiled  # the loops of each case are its own
    random = np.random.default_rng(3)
    sizes = {"w1": (37, 50), "b1": (50,), "w2": (50, classes), "b2": (classes,)}
    async with la.open_runtime("cpu:0", config={"compile_cache": False}):
        params: Any = {
            name: la.asarray(random.normal(size=shape).astype(np.float32))
            for name, shape in sizes.items()
        }
        optimizer = make(0.01)
        state: Any = optimizer.init(params)
        step = training_step(optimizer)
        program = la.compile(step) if compiled else None
        counts = []
        for batch in (first, first, 48, 33, 100):
            x = la.asarray(random.normal(size=(batch, 37)).astype(np.float32))
            labels = la.asarray(random.integers(0, classes, (batch, 1)))
            if program is None:
                loss, params, state = step(params, state, x, labels)
                await la.mark_step(wait=True)
            else:
                loss, params, state = await program(params, state, x, labels)
            assert np.isfinite(await loss.item())
            counts.append((len(compiled_loops), la.metrics.counter_value("UncachedCompile")))
    loops, compiles = zip(*counts, strict=True)
    assert loops[0] > 0
    assert len(set(loops)) == 1
    assert compiles[1] == compiles[0]  # the second step is the first one again
    assert compiles[-1] == compiles[2] <= compiles[0] + 1


async def test_reductions_of_all_elements_are_the_same_code_for_any_number(
    compiled_loops: list[str],
) -> None:
    """And the same bits as the program for all of them, whichever comes first."""
    functions = (la.mean, la.sum, la.max, lambda x: la.sum(la.exp(x)) / 3.0)
    async with la.open_runtime("cpu:0", config={"compile_cache": False}):
        for function in functions:
            compiled_loops.clear()
            for length in (12, 300, 33, 4000, 511):
                x = np.random.default_rng(length).normal(size=length)
                (found,) = await la.to_cpu([function(la.asarray(x))])
                (expected,) = await la.to_cpu([function(la.asarray(x.reshape(1, 1, -1)))])
                assert found == expected
                assert len(compiled_loops) == 1, length


@pytest.mark.parametrize(
    ("lengths", "dtype"),
    in_turns([(1, 63, 4096), (7, 65, 9001), (16, 511, 4096)], ["float32", "float64", "int32"]),
)
async def test_single_rows(lengths: tuple[int, ...], dtype: str) -> None:
    async with la.open_runtime("cpu:0"):
        for length in lengths:
            row = (np.random.default_rng(length).normal(size=(1, length)) * 10).astype(dtype)
            x = la.asarray(row)
            found = await la.to_cpu(
                [
                    *(la.sum(x), la.max(x), la.min(x, -1), la.mean(x + 1), la.any(x > 29)),
                    *(la.softmax(x * 0.1), x - la.mean(x, -1, keepdims=True)),
                ]
            )
            check_row(row, found)


def check_row(row: np.ndarray, found: list[np.ndarray]) -> None:
    length, wide = row.size, row.astype(np.float64)
    shares = np.exp(wide * 0.1 - np.max(wide * 0.1))
    expected = [
        *(wide.sum(), wide.max(), wide.min(-1), (wide + 1).mean(), np.any(row > 29)),
        *(shares / shares.sum(), wide - wide.mean(-1, keepdims=True)),
    ]
    bound = (1e-11 if row.dtype == np.float64 else 1e-4) * np.sqrt(length)
    for number, (one, other) in enumerate(zip(found, expected, strict=True)):
        where = f"length {length}, result {number}"
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=bound, err_msg=where)


@pytest.mark.parametrize("rows", [1, 2, 7, 8, 9, 64, 65, 300])
async def test_columns_of_few_and_of_many_rows(rows: int) -> None:
    data = np.random.default_rng(rows).normal(size=(rows, 70))
    async with la.open_runtime("cpu:0"):
        x = la.asarray(data)
        found = await la.to_cpu([la.sum(x * 2.0, 0), la.max(x + 1.0, 0), la.mean(x, 0)])
    for one, other in zip(found, [(data * 2).sum(0), (data + 1).max(0), data.mean(0)], strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)
