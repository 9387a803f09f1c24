"""The examples of networks in a short form: what they learn, and that nothing is compiled later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from examples_to_run import load, smaller

# ---- train_transformer ---------------------------------------------------------------------


def test_a_transformer_learns_and_writes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    module = smaller("train_transformer", monkeypatch)
    path = tmp_path / "model.safetensors"

    def train(steps: int, **options: Any) -> Any:
        given = module.Options(device="cpu:0", steps=steps, **options)
        return trio.run(module.Trainer(given).run)

    whole = train(40)
    assert list(whole.validation) == [10, 20, 30, 40]
    assert whole.validation[40] < 0.9 * whole.validation[10]
    assert whole.compiles[1:] == whole.compiles[1:2] * 3  # of all lengths
    assert len(whole.lengths) > 10
    assert [len(text) for text in whole.texts] == [4 + 24] * 4
    assert all(text.startswith("def ") for text in whole.texts)
    first = train(25, save=path)
    rest = train(40, save=path, resume=True)
    assert first.losses + rest.losses == whole.losses
    assert rest.validation[40] == whole.validation[40]
    printed = capsys.readouterr().out
    assert "step 40: loss" in printed
    assert "written after step 40:\ndef " in printed


@pytest.mark.parametrize("jit", [False, pytest.param(True, marks=pytest.mark.stress)])
def test_a_transformer_in_bfloat16(jit: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ml_dtypes", reason="ml_dtypes is not installed")
    monkeypatch.setenv("LAZYASYNC_JIT", str(int(jit)))
    module = smaller("train_transformer", monkeypatch)
    losses = []
    for bfloat16 in (False, True):
        options = module.Options(device="cpu:0", steps=10, bfloat16=bfloat16)
        losses.append(trio.run(module.Trainer(options).run).losses)
    assert losses[0] != losses[1]
    np.testing.assert_allclose(losses[1], losses[0], rtol=0.02)


# ---- train_convnet, train_sequences, vae ---------------------------------------------------


def train(module: Any, epochs: int) -> Any:
    """The result of an example, whose compiles are the same after the first epoch."""
    result = trio.run(module.run, module.Options(device="cpu:0", epochs=epochs))
    assert len(result.compiles) == epochs
    assert result.compiles == result.compiles[:1] * epochs
    return result


def test_what_is_added_to_digits_follows_from_them() -> None:
    module = load("train_convnet")
    training, _ = module.load_digits()
    assert len(training) % module.BATCH != 0  # the last batch is shorter
    items = [training[place] for place in range(10)]
    one, other = module.augmented(items), module.augmented(items[::-1])
    np.testing.assert_array_equal(one["y"], other["y"][::-1])
    assert not np.array_equal(one["x"], other["x"][::-1])


# What convolutions and recurrent nets learn, docs/programs.md shows in the ordinary run.


@pytest.mark.stress
@pytest.mark.parametrize(("epochs", "accuracy"), [(2, 0.8), (20, 0.985)])
def test_digits_are_learned_by_a_convolutional_net(epochs: int, accuracy: float) -> None:
    assert train(load("train_convnet"), epochs).accuracies[-1] >= accuracy


@pytest.mark.stress
@pytest.mark.parametrize(("epochs", "accuracy"), [(2, 0.5), (12, 0.95)])
def test_waves_of_many_lengths_are_learned(epochs: int, accuracy: float) -> None:
    result = train(load("train_sequences"), epochs)
    assert len(result.lengths) > 8
    assert result.accuracies[-1] >= accuracy
    assert result.losses[-1] < result.losses[0]


def test_an_autoencoder_draws_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    module = smaller("vae", monkeypatch)
    result = train(module, 4)
    assert result.test_losses == sorted(result.test_losses, reverse=True)
    assert result.test_losses[-1] < 32
    lines = module.drawing(result.images).splitlines()
    assert [len(line) for line in lines] == [6 * 16] * 8
    assert module.drawing(np.array([0.0, 0.45, 0.99, 1.0] * 16)).splitlines()[0] == "  ==@@@@" * 2
