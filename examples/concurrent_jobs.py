"""Four trainings in one event loop: two models on two devices, then two jobs that share one device.

    python examples/concurrent_jobs.py
    python examples/concurrent_jobs.py --fail light

Each training is a job: it has live tensors, limits, closures and failures of its own. The first two
train different models at once, each on a device of its own. The last two train on one device for a
fixed time, with weights 1 and 3, and get its time in that proportion. With ``--fail`` one job runs
out of its memory on purpose: it alone ends, and the others finish.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import command_line
import numpy as np
import trio

import lazyasync as la

HIDDEN = 256
POINTS = 4096
MAX_MEMORY = 6_000_000
NAMES = ("classifier", "autoencoder", "light", "heavy")

Tensors = dict[str, la.LazyTensor]
Arrays = tuple[np.ndarray, np.ndarray]


# ---- two models ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Model:
    """What a job trains: parameters, a loss of (params, x, y), data, and the size of a batch."""

    init: Callable[[], Tensors]
    loss: Callable[[Tensors, la.LazyTensor, la.LazyTensor], la.LazyTensor]
    data: Callable[[], Arrays]
    batch_size: int


def dense(rows: int, columns: int) -> la.LazyTensor:
    """A weight matrix with the scale of Glorot and Bengio, 2010."""
    return la.normal((rows, columns), 0.0, (2.0 / (rows + columns)) ** 0.5)


def init_classifier() -> Tensors:
    """A perceptron from 2 coordinates to 2 classes."""
    return {"w1": dense(2, HIDDEN), "w2": dense(HIDDEN, HIDDEN), "w3": dense(HIDDEN, 2)}


def classifier_loss(params: Tensors, x: la.LazyTensor, y: la.LazyTensor) -> la.LazyTensor:
    """The cross entropy."""
    hidden = la.tanh(la.tanh(x @ params["w1"]) @ params["w2"])
    return -la.mean(la.take_along_axis(la.log_softmax(hidden @ params["w3"]), y, -1))


def spirals() -> Arrays:
    """Points of two intertwined spirals, and which of the two each belongs to."""
    generator = np.random.default_rng(0)
    label = generator.integers(0, 2, POINTS)
    angle = generator.uniform(0.5, 3.0, POINTS) * np.pi
    turned = angle + np.pi * label
    points = np.stack([angle * np.cos(turned), angle * np.sin(turned)], axis=1) / np.pi
    return points.astype(np.float32), label[:, None]


def init_autoencoder() -> Tensors:
    """From 64 measurements through 8 numbers back to 64."""
    return {"w1": dense(64, HIDDEN), "w2": dense(HIDDEN, 8), "w3": dense(8, 64)}


def autoencoder_loss(params: Tensors, x: la.LazyTensor, y: la.LazyTensor) -> la.LazyTensor:
    """The mean square of the difference between what goes in and what comes out."""
    code = la.tanh(x @ params["w1"]) @ params["w2"]
    return la.mean(la.square(code @ params["w3"] - y))


def waves() -> Arrays:
    """Sums of three sine waves, sampled 64 times, to be reproduced."""
    generator = np.random.default_rng(1)
    phases = generator.uniform(0.0, 2.0 * np.pi, (POINTS, 3, 1))
    places = np.linspace(0.0, 2.0 * np.pi, 64)
    x = np.sin(places * np.arange(1, 4)[:, None] + phases).sum(axis=1).astype(np.float32)
    return x, x


CLASSIFIER = Model(init_classifier, classifier_loss, spirals, 128)
AUTOENCODER = Model(init_autoencoder, autoencoder_loss, waves, 128)
# Shares only show where the device, and not the event loop, is what everybody waits for.
LARGE_CLASSIFIER = Model(init_classifier, classifier_loss, spirals, 1024)


# ---- one job -------------------------------------------------------------------------------


@dataclass
class Report:
    """What became of one job."""

    name: str
    device: str
    losses: list[float] = field(default_factory=list)
    steps: int = 0
    device_seconds: float = 0.0
    error: Exception | None = None

    def __str__(self) -> str:
        ended = "finished" if self.error is None else f"failed: {type(self.error).__name__}"
        losses = f"loss {self.losses[0]:.3f} to {self.losses[-1]:.3f}" if self.losses else ""
        return (
            f"{self.name:12} {self.device:8} {self.steps:5} steps "
            f"{self.device_seconds:6.2f} s of the device  {losses}  {ended}"
        )


async def train(model: Model, steps: Iterator[int], losses: list[float], hoard: bool) -> None:
    """Trains in the current job. With ``hoard`` it keeps what it should drop: all of each step."""
    params = model.init()
    optimizer = la.optim.adam(1e-3)
    state: Any = optimizer.init(params)
    value_and_gradient = la.value_and_grad(model.loss)
    x, y = await la.put(model.data())
    hoarded = []
    for _ in steps:
        chosen = la.randint(0, POINTS, (model.batch_size,), device=x.device)
        loss, gradients = value_and_gradient(params, x[chosen], y[chosen])
        params, state = optimizer.update(gradients, state, params)
        if hoard:
            hoarded.append((gradients, params, state))
        la.add_step_closure(lambda loss: losses.append(float(loss)), (loss,), run_async=True)
        await la.mark_step()


async def run_job(
    report: Report, model: Model, steps: Iterator[int], weight: float, hoard: bool
) -> None:
    """Runs one training as a job. A failure of the job ends here, and concerns nobody else."""
    job: la.Job | None = None
    try:
        async with la.job(report.name, report.device, weight=weight, max_memory=MAX_MEMORY) as job:
            await train(model, steps, report.losses, hoard)
    except la.ExecutionError as error:
        report.error = error
    finally:
        if job is not None:
            statistics = job.statistics()
            report.steps = statistics.steps
            report.device_seconds = sum(statistics.device_seconds.values())


# ---- the four of them ----------------------------------------------------------------------


async def run(devices: list[str], steps: int, seconds: float, fail: str | None) -> list[Report]:
    """Runs all jobs; gives one report for each, in the order of ``NAMES``."""
    first, second = devices
    places = (first, second, first, first)
    reports = [Report(name, device) for name, device in zip(NAMES, places, strict=True)]
    classifier, autoencoder, light, heavy = reports
    async with la.open_runtime(devices):
        async with trio.open_nursery() as nursery:
            for report, model in ((classifier, CLASSIFIER), (autoencoder, AUTOENCODER)):
                hoard = fail == report.name
                nursery.start_soon(run_job, report, model, iter(range(steps)), 1.0, hoard)
        with trio.move_on_after(seconds):
            async with trio.open_nursery() as nursery:
                for report, weight in ((light, 1.0), (heavy, 3.0)):
                    hoard = fail == report.name
                    endless = itertools.count()
                    nursery.start_soon(run_job, report, LARGE_CLASSIFIER, endless, weight, hoard)
    return reports


def ratio(one: float, other: float) -> str:
    """Two times beside each other; a job that got none has nothing to be compared with."""
    return f"1 : {other / one:.2f}" if one > 0 else f"{one:.2f} s : {other:.2f} s"


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; gives its exit code."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--devices", nargs=2, default=["cpu:0", "cpu:1"], metavar="DEVICE")
    parser.add_argument(
        "--steps", type=command_line.count, default=1000, help="steps of the first two (1000)"
    )
    parser.add_argument(
        "--seconds", type=command_line.seconds, default=3.0, help="time of the last two (3)"
    )
    parser.add_argument("--fail", choices=NAMES, nargs="?", const="light", help="the job to fail")
    options = parser.parse_args(arguments)
    parser.check_devices(options.devices)
    settings = (options.devices, options.steps, options.seconds, options.fail)
    reports = trio.run(command_line.until_interrupted, run, *settings)
    for report in reports:
        print(report)
        if report.error is not None:
            print(f"  {report.error}")
    light, heavy = reports[2:]
    if light.error is None and heavy.error is None:
        print(f"weights 1 : 3, device time {ratio(light.device_seconds, heavy.device_seconds)}")
    return 0


if __name__ == "__main__":
    command_line.run(main)
