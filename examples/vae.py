"""Trains a variational autoencoder on handwritten digits, and draws digits that there never were.

    python examples/vae.py

The digits are the 1797 images of 8 by 8 pixels that come with scikit-learn. Source: Kingma and
Welling, "Auto-encoding variational Bayes", arXiv:1312.6114. Ctrl-C ends the training.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import command_line
import numpy as np
import trio

import lazyasync as la

SEED = 0
BATCH = 64
HIDDEN = 128
LATENT = 8
LEARNING_RATE = 2e-3
TEST_IMAGES = 360
SHADES = " .:-=+*#%@"


@dataclass(frozen=True)
class Options:
    """What to do; the fields are the options of the command line."""

    device: str = "auto"
    epochs: int = 60


@dataclass
class Result:
    """What a run has measured, for each epoch, and the images that it has drawn."""

    losses: list[float] = field(default_factory=list)
    test_losses: list[float] = field(default_factory=list)
    compiles: list[int] = field(default_factory=list)
    images: np.ndarray | None = None


@dataclass
class Autoencoder(la.nn.Module):
    """Images (n, 64) to a mean and a logarithm of a variance (n, LATENT), and back to logits."""

    encoder: la.nn.MLP
    decoder: la.nn.MLP

    def __init__(self) -> None:
        self.encoder = la.nn.MLP(64, [HIDDEN], 2 * LATENT, activation=la.silu)
        self.decoder = la.nn.MLP(LATENT, [HIDDEN], 64, activation=la.silu)

    def __call__(self, x: la.LazyTensor) -> tuple[la.LazyTensor, la.LazyTensor, la.LazyTensor]:
        mean, log_variance = la.split(self.encoder(x), 2, axis=-1)
        z = mean + la.exp(0.5 * log_variance) * la.randn(mean.shape, device=x.device)
        return self.decoder(z), mean, log_variance


def loss_function(model: Any, x: la.LazyTensor) -> la.LazyTensor:
    """The negative evidence lower bound of an image, in nats: equations 7 and 10 of the source."""
    logits, mean, log_variance = model(x)
    likeness = la.nn.binary_cross_entropy_with_logits(logits, x, reduction="sum")
    divergence = -0.5 * la.sum(1 + log_variance - la.square(mean) - la.exp(log_variance))
    return (likeness + divergence) / x.shape[0]


def load_digits() -> tuple[np.ndarray, np.ndarray]:
    """The training images, and those for the test: (n, 64) in [0, 1]."""
    from sklearn import datasets

    images, _ = datasets.load_digits(return_X_y=True)
    x = (images / 16.0).astype(np.float32)
    order = np.random.default_rng(SEED).permutation(len(x))
    return x[order[TEST_IMAGES:]], x[order[:TEST_IMAGES]]


def drawing(images: np.ndarray) -> str:
    """Images (n, 64), side by side, two characters for a pixel."""
    rows = np.clip(images.reshape(-1, 8, 8), 0, 0.999).swapaxes(0, 1).reshape(8, -1)
    return "\n".join("".join(SHADES[int(it * len(SHADES))] * 2 for it in row) for row in rows)


async def run(options: Options) -> Result:
    """Trains, and prints a line for each epoch."""
    result = Result()
    train, test = load_digits()
    loader = la.data.Loader(train, BATCH, shuffle=True, seed=SEED)
    async with la.open_runtime(options.device):
        la.manual_seed(SEED)
        model: Any = Autoencoder()
        schedules = la.optim.schedules
        rate = schedules.warmup(
            schedules.cosine(LEARNING_RATE, options.epochs * len(loader)), len(loader)
        )
        optimizer = la.optim.adam(rate)
        state = optimizer.init(model)

        @la.compile
        def train_step(model: Any, state: Any, x: la.LazyTensor) -> Any:
            loss, grads = la.value_and_grad(loss_function)(model, x)
            model, state = optimizer.update(grads, state, model)
            return model, state, loss

        bound, decode = la.compile(loss_function), la.compile(lambda model, z: model.decoder(z))
        held_out = await la.put(test)
        for epoch in range(options.epochs):
            losses = []
            async with la.prefetch(loader.epoch(epoch)) as batches:
                async for x in batches:
                    model, state, loss = await train_step(model, state, x)
                    losses.append(loss)
                    await la.mark_step()
            result.losses.append(float(np.mean(await la.to_cpu(losses))))
            result.test_losses.append(await (await bound(model, held_out)).item())
            result.compiles.append(la.metrics.counter_value("UncachedCompile") or 0)
            if epoch < 5 or (epoch + 1) % 10 == 0:
                print(
                    f"epoch {epoch + 1}: loss {result.losses[-1]:.2f}, "
                    f"test loss {result.test_losses[-1]:.2f}"
                )
        result.images = await la.sigmoid(await decode(model, la.randn((6, LATENT)))).numpy()
    return result


def parse_options(arguments: list[str] | None = None) -> Options:
    """Reads the command line."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="auto", help='"cpu:0", "cuda:0", or "auto" (default)')
    parser.add_argument(
        "--epochs", type=command_line.count, default=60, help="passes over the data (60)"
    )
    options = Options(**vars(parser.parse_args(arguments)))
    parser.check_devices(options.device)
    return options


def main() -> int:
    """Runs the command; gives its exit code."""
    options = parse_options()
    result = trio.run(command_line.until_interrupted, run, options)
    if result.images is not None:
        print(drawing(result.images))
    print(f"test loss: {result.test_losses[-1]:.2f} nats")
    return 0


if __name__ == "__main__":
    command_line.run(main)
