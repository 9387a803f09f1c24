"""Random steps of several tasks on the CPU, launched or by way of the worker, against NumPy."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.backends.cpu.backend import CpuBackend

SHAPE = (200, 300)
"""Large enough that threads share a loop, small enough for many steps."""


def _softened(x: la.LazyTensor, y: la.LazyTensor) -> la.LazyTensor:
    return la.softmax(x + y, -1) - 0.25


def _mixed(x: la.LazyTensor, y: la.LazyTensor) -> tuple[la.LazyTensor, la.LazyTensor]:
    return x * 0.5 + y, la.tanh(x - y)


def _updated(x: la.LazyTensor) -> la.LazyTensor:
    return x * 0.5 + 1.0


@dataclass
class Known:
    """A tensor, and what it must be."""

    tensor: la.LazyTensor
    value: np.ndarray


def numpy_softened(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    shifted = np.exp(x + y - (x + y).max(-1, keepdims=True))
    return shifted / shifted.sum(-1, keepdims=True) - 0.25


class Trainer:
    """A task that takes random steps in a job of its own."""

    def __init__(self, seed: int, number: int, moves: int) -> None:
        self.random = random.Random(f"{seed} {number}")
        self.name = f"trainer {number}"
        self.moves = moves
        self.known: list[Known] = []
        self.views: list[tuple[np.ndarray, np.ndarray]] = []
        self.softened = la.compile(_softened)
        self.mixed = la.compile(_mixed)
        self.updated = la.compile(_updated, donate_argnums=0)

    async def run(self, device: str) -> None:
        generator = np.random.default_rng(self.random.getrandbits(32))
        async with la.job(self.name, devices=[device]):
            for _ in range(3):
                value = generator.standard_normal(SHAPE)
                tensor = await la.put(value.astype(np.float32), device=device)
                self.known.append(Known(tensor, value))
            for _ in range(self.moves):
                await self.random.choice(
                    (self.call, self.call, self.update, self.record, self.give_up, self.look)
                )()
            for known in self.known:
                self.check(await known.tensor.numpy(), known.value)
        for view, value in self.views:
            self.check(view, value)  # whatever has been written since

    @staticmethod
    def check(actual: np.ndarray, expected: np.ndarray) -> None:
        np.testing.assert_allclose(actual, expected, rtol=1e-3, atol=1e-3)

    async def call(self) -> None:
        """One of the compiled functions, whose result may be awaited or not."""
        x, y = self.random.sample(self.known, 2)
        if self.random.random() < 0.5:
            new = [Known(await self.softened(x.tensor, y.tensor), numpy_softened(x.value, y.value))]
        else:
            first, second = await self.mixed(x.tensor, y.tensor)
            new = [
                Known(first, x.value * 0.5 + y.value),
                Known(second, np.tanh(x.value - y.value)),
            ]
        for known in new:
            self.known[self.random.randrange(len(self.known))] = known
        if self.random.random() < 0.5:
            await new[0].tensor

    async def update(self) -> None:
        """An update that may be done in place."""
        known = self.random.choice(self.known)
        known.tensor = await self.updated(known.tensor)
        known.value = known.value * 0.5 + 1.0

    async def record(self) -> None:
        """A step that is recorded."""
        x, y = self.random.sample(self.known, 2)
        x.tensor = x.tensor * 0.25 - y.tensor
        x.value = x.value * 0.25 - y.value
        await la.mark_step(wait=self.random.random() < 0.3)

    async def give_up(self) -> None:
        """A wait that is cancelled, perhaps before it has begun."""
        with trio.move_on_after(self.random.choice((0, 0.0002, 0.001))):
            await self.random.choice(self.known).tensor

    async def look(self) -> None:
        """An array that must stay as it is."""
        known = self.random.choice(self.known)
        self.views.append((await known.tensor.numpy(), known.value))
        if len(self.views) > 3:
            view, value = self.views.pop(0)
            self.check(view, value)


async def take_random_steps(seed: int, moves: int) -> None:
    choices = random.Random(seed)
    devices = ["cpu:0", "cpu:1"][: choices.choice((1, 2))]
    config = {
        "inline_microseconds": choices.choice((0, 50)),
        "cpu_threads": choices.choice((1, 2, 3)),
        "max_in_flight": choices.choice((1, 2, 4)),
    }
    async with la.open_runtime(devices, config=config) as runtime:
        with trio.fail_after(60):
            async with trio.open_nursery() as nursery:
                for number in range(choices.choice((1, 2, 3))):
                    trainer = Trainer(seed, number, moves)
                    nursery.start_soon(trainer.run, choices.choice(devices))
        for device in runtime.devices:
            backend = runtime.backend(device)
            assert isinstance(backend, CpuBackend)
            for lane in backend._lanes:
                assert lane.unfinished == 0
                assert lane._pending is None


async def test_random_steps() -> None:
    for seed in range(4):
        await take_random_steps(seed, 40)


@pytest.mark.stress
@pytest.mark.parametrize("number", range(20))
async def test_many_random_steps(number: int) -> None:
    for seed in range(1000 + 20 * number, 1020 + 20 * number):
        print(f"seed {seed}")
        await take_random_steps(seed, 150)
