"""Data-parallel training: one task per device, gradients averaged at a barrier of all every step.

    python examples/step_barriers.py --devices cpu:0 cpu:1 cpu:2

Each worker holds a copy of the parameters and a part of each batch. Every step it records the
gradients of its part, meets the others at a `la.Rendezvous`, and goes on with the mean that
`la.all_reduce` has made of all gradients. The losses are then those of the whole batch on a single
device, which is checked: they agree within 1e-5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import command_line
import numpy as np
import trio

import lazyasync as la

INPUTS, HIDDEN, ROWS = 16, 64, 240
TOLERANCE = 1e-5

Tensors = dict[str, la.LazyTensor]
Arrays = dict[str, np.ndarray]


def make_data() -> Arrays:
    """Points, and a smooth function of them with some noise."""
    generator = np.random.default_rng(0)
    x = generator.standard_normal((ROWS, INPUTS)).astype(np.float32)
    direction = generator.standard_normal((INPUTS, 1))
    y = np.sin(x @ direction / 2.0) + 0.05 * generator.standard_normal((ROWS, 1))
    return {"x": x, "y": y.astype(np.float32)}


def make_params() -> Arrays:
    """The same start for every run."""
    generator = np.random.default_rng(1)
    w1 = generator.standard_normal((INPUTS, HIDDEN)) / INPUTS**0.5
    w2 = generator.standard_normal((HIDDEN, 1)) / HIDDEN**0.5
    return {"w1": w1.astype(np.float32), "w2": w2.astype(np.float32)}


def loss_function(params: Tensors, batch: Tensors) -> la.LazyTensor:
    """The mean squared error of a small perceptron."""
    return la.mean(la.square(la.tanh(batch["x"] @ params["w1"]) @ params["w2"] - batch["y"]))


value_and_gradient = la.value_and_grad(loss_function)
optimizer = la.optim.sgd(0.05, momentum=0.9)


async def train_on_one(device: str, steps: int) -> list[float]:
    """The losses of training on the whole batch."""
    losses: list[float] = []
    async with la.open_runtime(device):
        params, batch = await la.put((make_params(), make_data()))
        state = optimizer.init(params)
        for _ in range(steps):
            loss, gradients = value_and_gradient(params, batch)
            params, state = optimizer.update(gradients, state, params)
            la.add_step_closure(lambda loss: losses.append(float(loss)), (loss,), run_async=True)
            await la.mark_step()
    return losses


class DataParallel:
    """What the workers share: where they meet, and what they exchange there."""

    def __init__(self, devices: Sequence[str], steps: int) -> None:
        self.devices = devices
        self.steps = steps
        self.rendezvous = la.Rendezvous(len(devices))
        self.parts: list[Any] = [None] * len(devices)
        self.reduced: list[Any] = []
        self.losses: list[float] = []

    async def worker(self, index: int) -> None:
        """Trains on one device. An exception in one worker ends the wait of all others."""
        device = self.devices[index]
        data = {name: np.split(a, len(self.devices))[index] for name, a in make_data().items()}
        # A job's first device is where its tensors are made; the others are for the reduction.
        async with la.job(f"worker {index}", [device, *self.devices]), self.rendezvous:
            params, batch = await la.put((make_params(), data))
            state = optimizer.init(params)
            for _ in range(self.steps):
                self.parts[index] = value_and_gradient(params, batch)
                await la.mark_step()  # the part is under way on its device
                await self.rendezvous.wait()
                if index == 0:
                    self.reduced = await la.all_reduce(self.parts, op="mean")
                await self.rendezvous.wait()
                loss, gradients = self.reduced[index]
                params, state = optimizer.update(gradients, state, params)
                if index == 0:
                    la.add_step_closure(self._note_loss, (loss,), run_async=True)
            await la.mark_step()  # the last update, and the last closure

    def _note_loss(self, loss: la.LazyTensor) -> None:
        self.losses.append(float(loss))


async def train_on_all(devices: Sequence[str], steps: int) -> list[float]:
    """The losses of training on a part of the batch on each device."""
    training = DataParallel(devices, steps)
    async with la.open_runtime(devices), trio.open_nursery() as nursery:
        for index in range(len(devices)):
            nursery.start_soon(training.worker, index)
    return training.losses


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; gives its exit code."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--devices", nargs="+", default=["cpu:0", "cpu:1", "cpu:2", "cpu:3"])
    parser.add_argument("--steps", type=command_line.count, default=200, help="steps (200)")
    options = parser.parse_args(arguments)
    if ROWS % len(options.devices):
        parser.error(f"{ROWS} rows cannot be divided among {len(options.devices)} devices")
    parser.check_devices(options.devices)
    devices, steps = options.devices, options.steps
    together = trio.run(command_line.until_interrupted, train_on_all, devices, steps)
    alone = trio.run(command_line.until_interrupted, train_on_one, devices[0], steps)
    difference = max(abs(a - b) for a, b in zip(together, alone, strict=True))
    print(f"{len(options.devices)} devices: loss {together[0]:.4f} to {together[-1]:.4f}")
    print(f"1 device: loss {alone[0]:.4f} to {alone[-1]:.4f}; largest difference {difference:.1e}")
    assert difference <= TOLERANCE, f"the losses differ by {difference}"
    return 0


if __name__ == "__main__":
    command_line.run(main)
