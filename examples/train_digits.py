"""Trains a three-layer perceptron on handwritten digits, with checkpoints that resume bit for bit.

    python examples/train_digits.py --plot curve.png --save model.safetensors

The digits are the 1797 images of 8 by 8 pixels that come with scikit-learn, so that nothing is
downloaded. Ctrl-C ends the training after the current step and keeps a whole checkpoint; with
``--resume`` the same command goes on from there, with the same losses as an uninterrupted run.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import command_line
import numpy as np
import trio
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import lazyasync as la

SEED = 0
HIDDEN = 128
BATCH = 64
LEARNING_RATE = 3e-3
DROPOUT = 0.2
TEST_IMAGES = 360
PLOTS = (".pdf", ".png", ".svg")
# More threads do not make matrices of this size faster, and the number of cores would be part of
# what the last bits of a loss depend on.
CONFIG = la.Config(cpu_threads=1)

Arrays = dict[str, np.ndarray]
Tensors = dict[str, la.LazyTensor]


@dataclass(frozen=True)
class Options:
    """What to do; the fields are the options of the command line."""

    device: str = "auto"
    epochs: int = 30
    steps: int | None = None
    plot: Path | None = None
    save: Path | None = None
    resume: bool = False


@dataclass(frozen=True)
class TrainingState:
    """All that a checkpoint holds. The order of the data follows from the step."""

    params: Tensors
    optimizer: dict[str, Any]
    step: int
    random: dict[str, int]


@dataclass
class Result:
    """What a run has measured; the lists begin where the run began."""

    first_step: int = 0
    losses: list[float] = field(default_factory=list)
    epoch_accuracies: dict[int, float] = field(default_factory=dict)
    test_accuracy: float | None = None
    interrupted_at: int | None = None


# ---- data ----------------------------------------------------------------------------------


def load_digits() -> tuple[Arrays, Arrays]:
    """The training images and the test images: ``x`` (n, 64) in [0, 1], ``y`` (n, 1)."""
    from sklearn import datasets

    images, labels = datasets.load_digits(return_X_y=True)
    x = (images / 16.0).astype(np.float32)
    y = labels.astype(np.int64)[:, None]
    order = np.random.default_rng(SEED).permutation(len(x))
    test, train = order[:TEST_IMAGES], order[TEST_IMAGES:]
    return {"x": x[train], "y": y[train]}, {"x": x[test], "y": y[test]}


def steps_per_epoch(train: Arrays) -> int:
    """Whole batches only, so that one compiled program serves all of them."""
    return len(train["x"]) // BATCH


def batches(train: Arrays, first_step: int, last_step: int) -> Iterator[Arrays]:
    """The batches of the steps from ``first_step`` on; each epoch has an order of its own.

    The order follows from the epoch alone, so that a resumed run sees the data of the one that
    was interrupted. This runs in a worker thread of `la.prefetch`, so it could as well read files.
    """
    per_epoch = steps_per_epoch(train)
    for step in range(first_step, last_step):
        epoch, position = divmod(step, per_epoch)
        if position == 0 or step == first_step:
            order = np.random.default_rng((SEED, epoch)).permutation(len(train["x"]))
        chosen = order[position * BATCH : (position + 1) * BATCH]
        yield {"x": train["x"][chosen], "y": train["y"][chosen]}


# ---- the model -----------------------------------------------------------------------------


def init_params(inputs: int, outputs: int) -> Tensors:
    """Weights with the scale of He et al., 2015 (arXiv:1502.01852), biases of zero."""
    sizes = (inputs, HIDDEN, HIDDEN, outputs)
    params = {}
    for layer, (rows, columns) in enumerate(pairwise(sizes), start=1):
        params[f"w{layer}"] = la.normal((rows, columns), 0.0, (2.0 / rows) ** 0.5)
        params[f"b{layer}"] = la.zeros(columns)
    return params


def logits(params: Tensors, x: la.LazyTensor, dropout: float = 0.0) -> la.LazyTensor:
    """The scores of the ten digits, (n, 10)."""
    for layer in (1, 2):
        x = la.relu(x @ params[f"w{layer}"] + params[f"b{layer}"])
        if dropout:
            x = x * la.dropout_mask(x.shape, dropout, device=x.device)
    return x @ params["w3"] + params["b3"]


def accuracy_of(scores: la.LazyTensor, labels: la.LazyTensor) -> la.LazyTensor:
    """The fraction of right answers."""
    return la.mean(la.argmax(scores, -1) == labels[:, 0])


def loss_function(params: Tensors, batch: Tensors) -> tuple[la.LazyTensor, la.LazyTensor]:
    """The cross entropy of a batch, and the accuracy beside it."""
    scores = logits(params, batch["x"], DROPOUT)
    chosen = la.take_along_axis(la.log_softmax(scores), batch["y"], -1)
    return -la.mean(chosen), accuracy_of(scores, batch["y"])


def learning_rate(count: la.LazyTensor) -> la.LazyTensor:
    """Halved every 200 updates."""
    return LEARNING_RATE * 0.5 ** (count / 200)


value_and_gradient = la.value_and_grad(loss_function, has_aux=True)
optimizer = la.optim.adam(learning_rate)


def first_state() -> TrainingState:
    """Fresh parameters; recorded, not computed yet."""
    params = init_params(64, 10)
    return TrainingState(params, optimizer.init(params), 0, la.get_rng_state())


def train_step(
    state: TrainingState, batch: Tensors
) -> tuple[TrainingState, la.LazyTensor, la.LazyTensor]:
    """Records one step of Adam; gives the state after it, the loss and the accuracy before it."""
    (loss, accuracy), gradients = value_and_gradient(state.params, batch)
    params, moments = optimizer.update(gradients, state.optimizer, state.params)
    return TrainingState(params, moments, state.step + 1, la.get_rng_state()), loss, accuracy


# ---- what is shown -------------------------------------------------------------------------


class Display:
    """The step closures: a live bar in a terminal, a line per epoch where there is none."""

    def __init__(self, console: Console, result: Result, last_step: int) -> None:
        self.result = result
        self.console = console
        self.progress = Progress(
            TextColumn("step"),
            MofNCompleteColumn(),
            BarColumn(),
            TextColumn("{task.fields[measured]}"),
            console=console,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task("", total=last_step, measured="")
        self.times: deque[float] = deque(maxlen=50)

    def step_done(self, step: int, loss: la.LazyTensor, accuracy: la.LazyTensor) -> None:
        """Called after each step; its tensors are on the host, so that ``float`` is immediate."""
        self.result.losses.append(float(loss))
        self.times.append(time.perf_counter())
        self.progress.update(
            self.task,
            completed=step,
            measured=f"loss {float(loss):.3f}  accuracy {float(accuracy):6.1%}  "
            f"{self._steps_per_second():.0f} steps/s",
        )

    def epoch_done(self, epoch: int, test_accuracy: la.LazyTensor) -> None:
        """Called at the end of each epoch."""
        self.result.epoch_accuracies[epoch] = float(test_accuracy)
        if not self.console.is_terminal:
            self.console.print(
                f"epoch {epoch}: loss {self.result.losses[-1]:.3f}, test accuracy "
                f"{float(test_accuracy):.1%}, {self._steps_per_second():.0f} steps/s"
            )

    def _steps_per_second(self) -> float:
        if len(self.times) < 2:
            return 0.0
        return (len(self.times) - 1) / (self.times[-1] - self.times[0])


def plot(result: Result, per_epoch: int, path: Path) -> None:
    """Draws the loss of each step, and the test accuracy of each epoch."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    steps = range(result.first_step + 1, result.first_step + 1 + len(result.losses))
    left.plot(steps, result.losses)
    left.set(xlabel="step", ylabel="training loss", yscale="log")
    epochs, accuracies = list(result.epoch_accuracies), list(result.epoch_accuracies.values())
    right.plot([epoch * per_epoch for epoch in epochs], accuracies, marker=".")
    right.set(xlabel="step", ylabel="test accuracy")
    figure.savefig(path)
    pyplot.close(figure)


# ---- the job -------------------------------------------------------------------------------


class Trainer:
    """One run: the data, the state, and the loop over the steps."""

    def __init__(self, options: Options, console: Console) -> None:
        self.options = options
        self.train, self.test = load_digits()
        self.per_epoch = steps_per_epoch(self.train)
        self.last_step = options.epochs * self.per_epoch
        if options.steps is not None:
            self.last_step = min(self.last_step, options.steps)
        self.result = Result()
        self.training = trio.CancelScope()
        self.display = Display(console, self.result, self.last_step)

    async def run(self) -> Result:
        """Trains, and gives what was measured; ``interrupted_at`` is set if Ctrl-C ended it."""
        # Leaving the runtime waits for the step closures, so the bar around it shows them all.
        async with trio.open_nursery() as nursery:
            nursery.start_soon(command_line.cancel_on_interrupt, self.training)
            with self.display.progress:
                async with la.open_runtime(self.options.device, CONFIG):
                    await self._train()
            nursery.cancel_scope.cancel()  # it still waits for Ctrl-C
        return self.result

    async def _train(self) -> None:
        self.state = first_state()
        if self.options.resume and self.options.save is not None:
            self.state = await la.load(self.options.save, like=self.state)
            la.set_rng_state(self.state.random)
            self.result.first_step = self.state.step
        test: Tensors = await la.put(self.test)
        with self.training:
            await self._run_steps(test)

        # However the loop ended, the state is that after a whole step.
        await la.mark_step()
        if self.options.save is not None:
            await la.save(self.state, self.options.save)
        if self.training.cancelled_caught:
            self.result.interrupted_at = self.state.step
        else:
            self.result.test_accuracy = await self._accuracy(test).item()

    async def _run_steps(self, test: Tensors) -> None:
        display = self.display
        source: Iterator[Any] = batches(self.train, self.state.step, self.last_step)
        async with la.prefetch(source, depth=4) as stream:
            async for batch in stream:
                self.state, loss, accuracy = train_step(self.state, batch)
                step = self.state.step
                la.add_step_closure(display.step_done, (step, loss, accuracy), run_async=True)
                epoch, position = divmod(step, self.per_epoch)
                if position == 0:
                    measured = (epoch, self._accuracy(test))
                    la.add_step_closure(display.epoch_done, measured, run_async=True)
                await la.mark_step()  # the next step is recorded while this one runs
                if position == 0 and self.options.save is not None:
                    await la.save(self.state, self.options.save)

    def _accuracy(self, data: Tensors) -> la.LazyTensor:
        return accuracy_of(logits(self.state.params, data["x"]), data["y"])


# ---- the command ---------------------------------------------------------------------------


def parse_options(arguments: list[str] | None = None) -> Options:
    """Reads the command line."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="auto", help='"cpu:0", "cuda:0", or "auto" (default)')
    parser.add_argument(
        "--epochs", type=command_line.count, default=30, help="passes over the data (30)"
    )
    parser.add_argument(
        "--steps", type=command_line.count, help="stop after this step, counted from the start"
    )
    parser.add_argument("--plot", type=Path, help="draw the curves into this file, such as a .png")
    parser.add_argument("--save", type=Path, help="keep a checkpoint in this .safetensors file")
    parser.add_argument("--resume", action="store_true", help="go on from the file of --save")
    options = Options(**vars(parser.parse_args(arguments)))
    for path in (options.plot, options.save):
        if path is not None and not path.parent.is_dir():
            parser.error(f"there is no directory {path.parent}")
        if path is not None and path.exists() and not path.is_file():
            parser.error(f"{path} is no file")
    if options.plot is not None and options.plot.suffix.lower() not in PLOTS:
        parser.error(f"{options.plot} ends with none of {', '.join(PLOTS)}")
    if options.save is not None and options.save == options.plot:
        parser.error("--save and --plot are the same file")
    if options.resume and (options.save is None or not options.save.is_file()):
        parser.error("--resume needs --save with a checkpoint that is there")
    parser.check_devices(options.device)
    return options


def main() -> int:
    """Runs the command; gives its exit code."""
    options = parse_options()
    result = None
    try:
        trainer = Trainer(options, Console())
        result = trio.run(trainer.run)
        if options.plot is not None and result.losses:
            plot(result, trainer.per_epoch, options.plot)
    except* la.CheckpointError as group:
        print(group.exceptions[0])
    if result is None:
        return 1
    if result.test_accuracy is None:
        kept = f"; go on with --save {options.save} --resume" if options.save else ""
        print(f"interrupted after step {result.interrupted_at}{kept}")
        return command_line.INTERRUPTED
    print(f"test accuracy: {result.test_accuracy * 100:.1f} %")
    return 0


if __name__ == "__main__":
    command_line.run(main)
