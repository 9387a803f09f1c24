"""Trains a residual convolutional net with batch norms on handwritten digits, with augmentation.

    python examples/train_convnet.py

The digits are the 1797 images of 8 by 8 pixels that come with scikit-learn. Threads turn, shift and
scale each image of a batch anew. The last batch of an epoch is shorter than the others, and runs
in the same compiled program. Ctrl-C ends the training.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import command_line
import numpy as np
import trio

import lazyasync as la

SEED = 0
BATCH = 64
LEARNING_RATE = 4e-3
TEST_IMAGES = 360


@dataclass(frozen=True)
class Options:
    """What to do; the fields are the options of the command line."""

    device: str = "auto"
    epochs: int = 20


@dataclass
class Result:
    """What a run has measured, for each epoch."""

    losses: list[float] = field(default_factory=list)
    accuracies: list[float] = field(default_factory=list)
    compiles: list[int] = field(default_factory=list)


# ---- data ----------------------------------------------------------------------------------


class Digits:
    """Images (1, 8, 8) in [0, 1] and labels, by number; turned, shifted and scaled at random."""

    def __init__(self, images: np.ndarray, labels: np.ndarray) -> None:
        self.images, self.labels = images, labels

    def __len__(self) -> int:
        return len(self.images)

    def __getitem__(self, index: int) -> dict[str, Any]:
        return {"index": index, "x": self.images[index], "y": self.labels[index]}


def load_digits() -> tuple[Digits, dict[str, np.ndarray]]:
    """The training images, and those for the test as arrays."""
    from sklearn import datasets

    images, labels = datasets.load_digits(return_X_y=True)
    images = (images / 16.0).astype(np.float32).reshape(-1, 1, 8, 8)
    order = np.random.default_rng(SEED).permutation(len(images))
    test, train = order[:TEST_IMAGES], order[TEST_IMAGES:]
    return Digits(images[train], labels[train]), {"x": images[test], "y": labels[test]}


def augmented(items: list[dict[str, Any]]) -> dict[str, np.ndarray]:
    """A batch of images, each seen through a window that is turned, shifted and scaled."""
    images = np.stack([item["x"] for item in items])
    # No two epochs have the same batch, so each image is seen anew, and each run sees the same.
    random = np.random.default_rng([SEED, *[item["index"] for item in items]])
    count = len(images)
    angle, scale = random.normal(0, 0.15, count), random.uniform(0.85, 1.1, count)
    turned = np.stack([np.cos(angle), -np.sin(angle), np.sin(angle), np.cos(angle)], axis=1)
    places = np.stack(np.meshgrid(*[np.arange(8) - 3.5] * 2, indexing="ij")).reshape(2, -1)
    at = (turned / scale[:, None]).reshape(-1, 2, 2) @ places
    at = at + 3.5 + random.uniform(-0.7, 0.7, (count, 2, 1))
    padded = np.pad(images[:, 0], [(0, 0), (1, 1), (1, 1)])
    at = np.clip(at + 1, 0, 8.999)
    (row, column), (down, right) = np.floor(at).astype(int).swapaxes(0, 1), (at % 1).swapaxes(0, 1)
    each = np.arange(count)[:, None]
    x = (1 - down) * (1 - right) * padded[each, row, column]
    x += (1 - down) * right * padded[each, row, column + 1]
    x += down * (1 - right) * padded[each, row + 1, column]
    x += down * right * padded[each, row + 1, column + 1]
    labels = np.array([item["y"] for item in items])
    return {"x": x.reshape(images.shape).astype(np.float32), "y": labels}


# ---- the model -----------------------------------------------------------------------------


class Block(la.nn.Module):
    """Two convolutions beside the identity: He et al., 2015 (arXiv:1512.03385)."""

    def __init__(self, channels: int) -> None:
        self.conv1 = la.nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.bn1 = la.nn.BatchNorm2d(channels)
        self.conv2 = la.nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.bn2 = la.nn.BatchNorm2d(channels)

    def __call__(self, x: la.LazyTensor) -> la.LazyTensor:
        hidden = la.relu(self.bn1(self.conv1(x)))
        return la.relu(x + self.bn2(self.conv2(hidden)))


def network() -> la.nn.Sequential:
    """Images (n, 1, 8, 8) to the scores of the ten digits."""
    nn = la.nn
    return nn.Sequential(
        *(nn.Conv2d(1, 32, 3, padding=1, bias=False), nn.BatchNorm2d(32), la.relu, Block(32)),
        *(nn.MaxPool2d(2), nn.Conv2d(32, 64, 3, padding=1), Block(64)),
        *(nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(0.2), nn.Linear(64, 10)),
    )


# ---- training ------------------------------------------------------------------------------


def step_function(optimizer: Any) -> Callable[..., Any]:
    """One step of training: the model, the state of the optimizer, and the loss before it."""

    def loss_function(model: Any, x: la.LazyTensor, y: la.LazyTensor) -> Any:
        scores, model = la.nn.call(model, x)
        return la.nn.cross_entropy(scores, y, label_smoothing=0.1), model

    def train_step(model: Any, state: Any, x: la.LazyTensor, y: la.LazyTensor) -> Any:
        (loss, model), grads = la.value_and_grad(loss_function, has_aux=True)(model, x, y)
        model, state = optimizer.update(grads, state, model)
        return model, state, loss

    return la.compile(train_step)


@la.compile
def accuracy_of(model: Any, x: la.LazyTensor, y: la.LazyTensor) -> la.LazyTensor:
    """The fraction of right answers of the trained model."""
    return la.mean(la.argmax(la.nn.eval(model)(x), -1) == y)


async def run(options: Options) -> Result:
    """Trains, and prints a line for each epoch."""
    result = Result()
    train, test = load_digits()
    loader = la.data.Loader(train, BATCH, shuffle=True, seed=SEED, workers=2, collate=augmented)
    async with la.open_runtime(options.device):
        la.manual_seed(SEED)
        model: Any = network()
        last = options.epochs * len(loader)
        rate = la.optim.schedules.one_cycle(LEARNING_RATE, last)
        optimizer = la.optim.adamw(rate, weight_decay=0.01)
        state, train_step = optimizer.init(model), step_function(optimizer)
        held_out = await la.put(test)
        started, step = time.perf_counter(), 0
        async with la.prefetch(loader.from_step(0, last)) as batches:
            async for batch in batches:
                model, state, loss = await train_step(model, state, batch["x"], batch["y"])
                await la.mark_step()
                step += 1
                if step % len(loader) == 0:
                    accuracy = await (await accuracy_of(model, **held_out)).item()
                    result.accuracies.append(accuracy)
                    result.losses.append(await loss.item())
                    result.compiles.append(la.metrics.counter_value("UncachedCompile") or 0)
                    seconds = time.perf_counter() - started
                    print(
                        f"epoch {len(result.losses)}: loss {result.losses[-1]:.3f}, "
                        f"test accuracy {accuracy:.1%}, {seconds:.0f} s"
                    )
    return result


def parse_options(arguments: list[str] | None = None) -> Options:
    """Reads the command line."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="auto", help='"cpu:0", "cuda:0", or "auto" (default)')
    parser.add_argument(
        "--epochs", type=command_line.count, default=20, help="passes over the data (20)"
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
