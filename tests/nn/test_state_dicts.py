"""State dicts: PyTorch's names, what is missing and left over, files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import lazyasync as la


def perceptron() -> la.nn.Sequential:
    return la.nn.Sequential(la.nn.Linear(4, 4), la.relu, la.nn.BatchNorm1d(4))


async def test_state_dicts(runtime: la.Runtime, tmp_path: Path) -> None:
    model = la.nn.Sequential(perceptron(), la.nn.LSTM(4, 2), lambda pair: pair[0])
    other = la.nn.Sequential(perceptron(), la.nn.LSTM(4, 2), lambda pair: pair[0])
    await la.save(la.nn.state_dict(model), tmp_path / "model.safetensors")
    names = list(la.nn.state_dict(model))
    assert names[0] == "0.0.weight"
    assert names[-1] == "1.bias_hh_l0"
    loaded = la.nn.load_state_dict(other, await la.load(tmp_path / "model.safetensors"))
    await la.save(model, tmp_path / "tree.safetensors")
    nested = la.nn.load_state_dict(other, await la.load(tmp_path / "tree.safetensors"))
    like = await la.load(tmp_path / "tree.safetensors", like=other)
    for found in (loaded, nested, like):
        for name, value in (await la.to_cpu(la.nn.state_dict(model))).items():
            np.testing.assert_array_equal(await la.nn.state_dict(found)[name].numpy(), value)
    state = dict(await la.to_cpu(la.nn.state_dict(model)))
    state["0.0.bias"] = state["0.0.bias"].astype(np.float64)
    assert la.nn.load_state_dict(other, state)[0][0].bias.dtype == np.float32
    del state["0.0.bias"]
    state["more"] = np.zeros(3)
    assert la.nn.compare_state_dict(other, state) == (["0.0.bias"], ["more"])
    with pytest.raises(ValueError, match=r"it lacks 0\.0\.bias; the model has no more$"):
        la.nn.load_state_dict(other, state)
    kept = la.nn.load_state_dict(other, state, strict=False)
    assert kept[0][0].bias is other[0][0].bias
    state["0.0.weight"] = np.zeros((3, 4), np.float32)
    with pytest.raises(la.ShapeError, match=r"0\.0\.weight is of float32\[3, 4\], and of"):
        la.nn.load_state_dict(other, state, strict=False)
    with pytest.raises(TypeError, match="not list"):
        la.nn.load_state_dict(other, [])
