"""Trains an LSTM to tell waves by their form, in sequences of many lengths.

    python examples/train_sequences.py

The waves are sines, triangles, squares and sawteeth of random frequency, phase and length, with
noise. Batches are as long as their longest wave, and end where each of their waves ends: all
lengths run in one compiled program. Ctrl-C ends the training.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import command_line
import numpy as np
import trio

import lazyasync as la

SEED = 0
FORMS = ("sine", "triangle", "square", "sawtooth")
SHORTEST, LONGEST = 12, 72
BATCH = 32
HIDDEN = 48
LEARNING_RATE = 5e-3
WAVES = 2000
TEST_WAVES = 500


@dataclass(frozen=True)
class Options:
    """What to do; the fields are the options of the command line."""

    device: str = "auto"
    epochs: int = 12


@dataclass
class Result:
    """What a run has measured, for each epoch."""

    losses: list[float] = field(default_factory=list)
    accuracies: list[float] = field(default_factory=list)
    compiles: list[int] = field(default_factory=list)
    lengths: set[int] = field(default_factory=set)


# ---- data ----------------------------------------------------------------------------------


class Waves:
    """Waves by number, each of a length of its own, and what forms they have."""

    def __init__(self, count: int, seed: int) -> None:
        self.count, self.seed = count, seed

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> tuple[np.ndarray, int]:
        random = np.random.default_rng((self.seed, index))
        form = int(random.integers(len(FORMS)))
        length = int(SHORTEST + (LONGEST - SHORTEST) * random.uniform() ** 6)  # few are long
        turns = random.uniform() + np.arange(length) * random.uniform(0.08, 0.16)
        sine, place = np.sin(2 * np.pi * turns), turns % 1
        wave = (sine, 4 * np.abs(place - 0.5) - 1, np.sign(sine), 2 * place - 1)[form]
        return (wave + random.normal(0, 0.1, length)).astype(np.float32), form


def padded(items: list[tuple[np.ndarray, int]]) -> dict[str, np.ndarray]:
    """A batch of waves (longest length, n, 1), zeros behind their ends."""
    lengths = np.array([len(wave) for wave, _ in items])
    x = np.zeros((lengths.max(), len(items), 1), np.float32)
    for place, (wave, _) in enumerate(items):
        x[: len(wave), place, 0] = wave
    return {"x": x, "lengths": lengths, "y": np.array([form for _, form in items])}


# ---- the model -----------------------------------------------------------------------------


@dataclass
class Classifier(la.nn.Module):
    """An LSTM, and a linear layer of its state at the end."""

    lstm: la.nn.LSTM
    output: la.nn.Linear

    def __call__(self, x: la.LazyTensor, lengths: la.LazyTensor) -> la.LazyTensor:
        _, (hidden, _) = self.lstm(x, lengths=lengths)
        return self.output(hidden[-1])


def loss_function(model: Any, batch: dict[str, la.LazyTensor]) -> la.LazyTensor:
    """The cross entropy of a batch."""
    return la.nn.cross_entropy(model(batch["x"], batch["lengths"]), batch["y"])


@la.compile
def right_answers(model: Any, batch: dict[str, la.LazyTensor]) -> la.LazyTensor:
    """How many waves of a batch the model knows."""
    answers = la.argmax(model(batch["x"], batch["lengths"]), -1)
    return la.sum(answers == batch["y"])


# ---- training ------------------------------------------------------------------------------


async def accuracy(model: Any, loader: la.data.Loader) -> float:
    """The fraction of right answers."""
    right = []
    async with la.prefetch(loader.epoch(0)) as batches:
        async for batch in batches:
            la.mark_dynamic(batch["x"], (0, 1))
            right.append(await right_answers(model, batch))
    return sum(map(int, await la.to_cpu(right))) / TEST_WAVES


async def run(options: Options) -> Result:
    """Trains, and prints a line for each epoch."""
    result = Result()
    loader = la.data.Loader(Waves(WAVES, SEED), BATCH, shuffle=True, seed=SEED, collate=padded)
    test = la.data.Loader(Waves(TEST_WAVES, SEED + 1), BATCH, collate=padded)
    async with la.open_runtime(options.device):
        la.manual_seed(SEED)
        model: Any = Classifier(la.nn.LSTM(1, HIDDEN), la.nn.Linear(HIDDEN, len(FORMS)))
        schedule = la.optim.schedules.cosine(LEARNING_RATE, options.epochs * len(loader))
        optimizer = la.optim.adam(schedule)
        state = optimizer.init(model)

        @la.compile
        def train_step(model: Any, state: Any, batch: dict[str, la.LazyTensor]) -> Any:
            loss, grads = la.value_and_grad(loss_function)(model, batch)
            grads = la.optim.clip_by_global_norm(grads, 1.0)
            model, state = optimizer.update(grads, state, model)
            return model, state, loss

        for epoch in range(options.epochs):
            losses = []
            async with la.prefetch(loader.epoch(epoch)) as batches:
                async for batch in batches:
                    la.mark_dynamic(batch["x"], (0, 1))
                    result.lengths.add(batch["x"].shape[0])
                    model, state, loss = await train_step(model, state, batch)
                    losses.append(loss)
                    await la.mark_step()
            result.losses.append(float(np.mean(await la.to_cpu(losses))))
            result.accuracies.append(await accuracy(model, test))
            result.compiles.append(la.metrics.counter_value("UncachedCompile") or 0)
            print(
                f"epoch {epoch + 1}: loss {result.losses[-1]:.3f}, "
                f"test accuracy {result.accuracies[-1]:.1%}"
            )
    return result


def parse_options(arguments: list[str] | None = None) -> Options:
    """Reads the command line."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="auto", help='"cpu:0", "cuda:0", or "auto" (default)')
    parser.add_argument(
        "--epochs", type=command_line.count, default=12, help="passes over the data (12)"
    )
    options = Options(**vars(parser.parse_args(arguments)))
    parser.check_devices(options.device)
    return options


def main() -> int:
    """Runs the command; gives its exit code."""
    options = parse_options()
    result = trio.run(command_line.until_interrupted, run, options)
    print(f"test accuracy: {result.accuracies[-1] * 100:.1f} %")
    return 0


if __name__ == "__main__":
    command_line.run(main)
