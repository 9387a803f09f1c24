"""`Config.force_fallback`: operations that are never parts of loops (B22)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la
from lazyasync.tensor import LazyTensor


def network(x: LazyTensor) -> LazyTensor:
    hidden = la.tanh(x.T * 0.5 + 1.0) - la.exp(x).T
    return la.softmax(hidden, axis=-1).sum(axis=0) * 2.0


async def program(config: dict[str, Any]) -> tuple[str, np.ndarray]:
    """The program of the network, and what it computes."""
    async with la.open_runtime("cpu:0", config):
        x = la.asarray(np.linspace(-2, 2, 24, dtype=np.float32).reshape(4, 6))
        lowered = la.compile(network).lower(x)
        return lowered.text, np.array(await network(x).numpy())


@needs_llvm
@pytest.mark.parametrize(
    ("names", "called"),
    [
        ("tanh", ["tanh("]),
        ("exp, tanh", ["tanh(", "exp("]),
        ("softmax", ["softmax("]),
        ("sum", ["sum("]),
        ("transpose", ["transpose("]),
        (" multiply ,", ["multiply("]),
    ],
)
async def test_an_operation_runs_by_itself(names: str, called: list[str]) -> None:
    usual, expected = await program({})
    text, found = await program({"force_fallback": names})
    np.testing.assert_allclose(found, expected, rtol=1e-6)
    for name in called:
        assert any(line.startswith("%") and f"= {name}" in line for line in text.splitlines())
        assert not any(line.startswith("  ") and f"= {name}" in line for line in text.splitlines())
    assert text != usual


@needs_llvm
async def test_all_at_once() -> None:
    _, expected = await program({})
    names = "tanh,exp,softmax,sum,transpose,multiply,add,subtract"
    text, found = await program({"force_fallback": names})
    assert "loop" not in text
    np.testing.assert_allclose(found, expected, rtol=1e-6)


@needs_llvm
@pytest.mark.parametrize("name", ["transpose", "getitem", "reshape"])
async def test_what_a_view_looks_into_is_not_used_again(name: str) -> None:
    # The memory that the tanh was in, free for the sums unless the view counts as a copy.
    numbers = np.linspace(-2, 2, 64 * 64, dtype=np.float32).reshape(64, 64)

    def record(x: LazyTensor) -> LazyTensor:
        t = la.tanh(x)
        looked_at = {"transpose": t.T, "getitem": t[::-1], "reshape": t.reshape(-1)}[name]
        later = la.cumsum(la.cumsum(x * 3.0, axis=0) + 1.0, axis=0)
        return looked_at.reshape(64, 64) + later * 0.0

    t = np.tanh(numbers)
    expected = {"transpose": t.T, "getitem": t[::-1], "reshape": t}[name]
    async with la.open_runtime("cpu:0", {"force_fallback": name}):
        found = await record(la.asarray(numbers)).numpy()
    np.testing.assert_allclose(found, expected, rtol=1e-6)


async def test_operations_of_several_results() -> None:
    async with la.open_runtime("cpu:0", {"force_fallback": "modf,output"}):
        fraction, whole = la.modf(la.asarray(np.array([1.5, -2.25])) * 1.0)
        assert (await (fraction + whole).numpy()).tolist() == [1.5, -2.25]


async def test_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAZYASYNC_FORCE_FALLBACK", "tanh")
    async with la.open_runtime("cpu:0") as runtime:
        assert runtime.config.fallback_operations == {"tanh"}


@pytest.mark.parametrize(
    ("names", "hint"),
    [
        ("tanhh", "no operation 'tanhh'; did you mean 'tanh'"),
        ("exp,parameter", "no operation 'parameter'"),
        ("qqq", "no operation 'qqq'; there are .*'add'"),
    ],
)
async def test_unknown_names_are_refused(names: str, hint: str) -> None:
    with pytest.raises(ValueError, match=hint):
        async with la.open_runtime("cpu:0", {"force_fallback": names}):
            pass
    with pytest.raises(TypeError, match="force_fallback must be names"):
        la.Config(force_fallback=["tanh"])  # type: ignore[arg-type]
