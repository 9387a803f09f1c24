"""Steps of hardly any work, for tests of when they run, and of what runs after them."""

from __future__ import annotations

from typing import Any

from simulation import Simulation
from trio.testing import wait_all_tasks_blocked

import lazyasync as la
from lazyasync.tensor import LazyTensor


def ones(device: str | None = None) -> LazyTensor:
    """A lazy tensor that is not a constant of the graph: 2.5 each."""
    return la.ones((2,), device=device) * 2.5


async def fail_a_step(simulation: Simulation, message: str = "no") -> LazyTensor:
    """Hands over a step that will fail after a second, and waits until it has begun, if it can."""
    simulation.errors.append(RuntimeError(message))
    tensor = ones()
    await la.mark_step()
    await wait_all_tasks_blocked()
    return tensor


def closures() -> Any:
    """The statistics of the current job's closures."""
    return la.current_job().statistics().closures
