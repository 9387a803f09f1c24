"""Data-parallel training on handwritten digits that goes on when a device is lost.

    python examples/train_on_hosts.py --devices cpu:0 cpu:1 cpu:2
    python examples/train_on_hosts.py --lose 30
    python examples/train_on_hosts.py --hosts 2 --lose 30
    python examples/train_on_hosts.py --ray 2 --lose 30

The step is written for one device; `la.parallel.data_parallel` runs it on all of them. Devices of
other hosts are named in the same way as those here. The losses are those of a single device, which
is checked: they agree within 1e-5. Every few steps a copy of the state is kept on the host. When a
device is lost, the training goes on from there on the devices that are left.

``--lose`` shows that: the devices are simulated ones then, and the last one breaks in that step.
With ``--hosts`` the devices are of so many other processes of this machine, and with ``--ray`` of
so many hosts that Ray places, in a cluster with ``--address``, or in one that it starts here; the
last one is killed in that step, and Ray starts another one in its place.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import command_line
import numpy as np
import trio

import lazyasync as la

BATCH, HIDDEN = 60, 32
KEEP_EVERY = 10
TOLERANCE = 1e-5
# More threads would not make steps of this size faster.
CONFIG = la.Config(cpu_threads=1)

Arrays = dict[str, np.ndarray]
Tensors = dict[str, la.LazyTensor]


# ---- data and model ------------------------------------------------------------------------


def load_digits() -> Arrays:
    """The images of scikit-learn: ``x`` (n, 64) in [0, 1], ``y`` (n, 1)."""
    from sklearn import datasets

    images, labels = datasets.load_digits(return_X_y=True)
    return {"x": (images / 16.0).astype(np.float32), "y": labels.astype(np.int64)[:, None]}


def batch_of(data: Arrays, step: int) -> Arrays:
    """The batch of a step, which follows from the step alone; the last of an epoch is smaller."""
    per_epoch = -(-len(data["x"]) // BATCH)
    epoch, place = divmod(step, per_epoch)
    order = np.random.default_rng((0, epoch)).permutation(len(data["x"]))
    chosen = order[place * BATCH : (place + 1) * BATCH]
    return {name: array[chosen] for name, array in data.items()}


def first_params() -> Arrays:
    """The same start for every run."""
    random = np.random.default_rng(1)
    return {
        "w1": (random.standard_normal((64, HIDDEN)) * (2 / 64) ** 0.5).astype(np.float32),
        "b1": np.zeros(HIDDEN, np.float32),
        "w2": (random.standard_normal((HIDDEN, 10)) * (1 / HIDDEN) ** 0.5).astype(np.float32),
    }


def loss_function(params: Tensors, batch: Tensors) -> la.LazyTensor:
    """The mean cross entropy of a perceptron."""
    hidden = la.relu(batch["x"] @ params["w1"] + params["b1"])
    scores = la.log_softmax(hidden @ params["w2"])
    return -la.mean(la.take_along_axis(scores, batch["y"], -1))


optimizer = la.optim.sgd(0.1, momentum=0.9)


def train_step(
    params: Tensors, state: dict[str, Any], batch: Tensors
) -> tuple[Tensors, dict[str, Any], la.LazyTensor]:
    """One step, for one device; the mean is all that knows of others."""
    found = la.value_and_grad(loss_function)(params, batch)
    loss, gradients = la.parallel.mean(found)
    params, state = optimizer.update(gradients, state, params)
    return params, state, loss


# ---- training ------------------------------------------------------------------------------


@dataclass
class Training:
    """What goes on when a device is lost: the state on the host, as it was after a step."""

    devices: list[str]
    losses: list[float] = field(default_factory=list)
    kept: Any = None
    lost: list[str] = field(default_factory=list)
    replace: Callable[[str], Awaitable[la.Device]] | None = None
    """Gets another device for a lost one."""
    before_step: Callable[[int], Awaitable[None]] | None = None
    """Is told of each step."""

    async def run(self, steps: int) -> None:
        """Trains on all devices, and on those that are left, or come, when some are lost."""
        data = load_digits()
        params = await la.put(first_params())
        self.kept = await la.to_cpu((params, optimizer.init(params)))
        while len(self.losses) < steps:
            try:
                await self._steps(data, steps)
            except la.ExecutionError as error:
                if not isinstance(error.__cause__, la.DeviceLostError):
                    raise
                await self._leave_out_lost()

    async def _steps(self, data: Arrays, steps: int) -> None:
        """Trains from the state that was kept last."""
        parallel = la.parallel.data_parallel(train_step, self.devices)
        params, state = await la.put(self.kept, self.devices[0])
        new: list[la.LazyTensor] = []
        while len(self.losses) < steps:
            number = len(self.losses) + len(new)
            if self.before_step is not None:
                await self.before_step(number)
            batch: Any = batch_of(data, number)
            params, state, loss = await parallel(params, state, batch)
            new.append(loss)
            if len(new) == KEEP_EVERY or number + 1 == steps:
                # Both or neither: what is kept is the state after the last of the losses.
                kept, losses = await la.to_cpu(((params, state), new))
                self.kept = kept
                self.losses += [float(loss) for loss in losses]
                new = []

    async def _leave_out_lost(self) -> None:
        """Asks each device for a small result."""
        left = []
        for device in self.devices:
            try:
                await (la.ones((), device=device) * 2.0).numpy()
                left.append(device)
            except la.ExecutionError:
                self.lost.append(device)
                if self.replace is not None:
                    left.append(str(await self.replace(device)))
        if not left:
            raise RuntimeError("all devices are lost")
        self.devices = left
        while True:  # what else failed with the device has been said
            try:
                await la.wait_device_ops(left)
                return
            except la.ExecutionError:
                pass


@asynccontextmanager
async def devices_to_lose(count: int, at_step: int) -> AsyncIterator[list[str]]:
    """Simulated devices, ``losable:0`` and so on, whose last one breaks in a step."""
    from lazyasync.backends.sim import SimBackend

    programs = 0

    def failure(command: Any) -> Exception | None:
        nonlocal programs
        programs += command.kind == "execute"
        # A program for what comes before the mean, and one for what comes after it.
        if programs < 2 * at_step:
            return None
        return la.DeviceLostError(f"losable:{count - 1} does not answer")

    def make(device: la.Device, options: Any) -> Any:
        is_last = device.index == count - 1
        return SimBackend(device, options, la.SimScript(failure=failure) if is_last else None)

    la.backends.register("losable", make)
    try:
        yield [f"losable:{number}" for number in range(count)]
    finally:
        la.backends.unregister("losable")


async def train(devices: Sequence[str], steps: int) -> Training:
    """A training in a runtime of its own."""
    training = Training(list(devices))
    async with la.open_runtime(devices, CONFIG):
        await training.run(steps)
    return training


async def train_and_lose(count: int, steps: int, at_step: int) -> Training:
    """The same on simulated devices, of which one is lost."""
    async with devices_to_lose(count, at_step) as devices:
        return await train(devices, steps)


async def train_on_hosts(count: int, steps: int, at_step: int | None) -> Training:
    """The same on other processes of this machine, of which the last one is killed in a step."""
    async with la.remote.local(count) as hosts:
        training = Training(list(hosts.devices))

        async def kill(step: int) -> None:
            if step == at_step:
                hosts.processes[f"host{count}"].kill()

        training.before_step = kill
        async with la.open_runtime(hosts.devices, CONFIG):
            await training.run(steps)
        return training


async def train_on_ray(
    count: int, steps: int, at_step: int | None, address: str | None
) -> Training:
    """The same on hosts that Ray places; another one comes for that which is killed."""
    async with la.ray.devices(count, address=address) as hosts:
        training = Training(list(hosts.devices), replace=la.ray.replace)
        killed = False

        async def kill(step: int) -> None:
            nonlocal killed
            if step == at_step and not killed:
                import ray

                killed = True
                await trio.to_thread.run_sync(ray.kill, hosts.actors[f"host{count}"])

        training.before_step = kill
        async with la.open_runtime(hosts.devices, CONFIG):
            await training.run(steps)
        return training


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; gives its exit code."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--devices", nargs="+", default=["cpu:0", "cpu:1"])
    parser.add_argument("--steps", type=command_line.count, default=60, help="steps (60)")
    parser.add_argument("--lose", type=command_line.count, help="lose a device in this step")
    parser.add_argument("--hosts", type=command_line.count, help="processes to train on instead")
    parser.add_argument("--ray", type=command_line.count, help="hosts of Ray to train on instead")
    parser.add_argument("--address", help="of a cluster of Ray that runs")
    options = parser.parse_args(arguments)
    devices, steps, lose = options.devices, options.steps, options.lose
    count = options.ray or options.hosts or len(devices)
    if options.ray:
        run = partial(train_on_ray, count, steps, lose, options.address)
    elif options.hosts:
        run = partial(train_on_hosts, count, steps, lose)
    else:
        parser.check_devices(devices)
        run = partial(train, devices, steps)
        if lose is not None:
            run = partial(train_and_lose, count, steps, lose)
    together = trio.run(command_line.until_interrupted, run)
    alone = trio.run(command_line.until_interrupted, train, devices[:1], steps)
    for device in together.lost:
        print(f"{device} was lost; {', '.join(together.devices)} went on")
    difference = max(abs(a - b) for a, b in zip(together.losses, alone.losses, strict=True))
    print(
        f"{count} devices: loss {together.losses[0]:.4f} to {together.losses[-1]:.4f}; "
        f"1 device: to {alone.losses[-1]:.4f}; largest difference {difference:.1e}"
    )
    assert difference <= TOLERANCE, f"the losses differ by {difference}"
    return 0


if __name__ == "__main__":
    command_line.run(main)
