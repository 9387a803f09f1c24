"""`la.dashboard.log`: the user's own numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsFloat

from lazyasync.api.steps import add_step_closure
from lazyasync.observe import metrics
from lazyasync.runtime.job_access import current_job
from lazyasync.tensor import LazyTensor


def log(**values: SupportsFloat) -> None:
    """Gives numbers to whoever watches: ``la.dashboard.log(loss=loss, accuracy=0.9)``.

    Each is a sample of a metric of its name, as of ``la.metrics.metric(name).add(value)``: pages,
    files and exporters show them as lines. A tensor of one element may be lazy. It becomes a
    sample when its step has ended, by a step closure, and nothing waits for it. In a step closure
    all values are there at once. What is no tensor any thread may give; without a runtime, it is
    kept apart, as samples of metrics are.

    Raises ``TypeError`` or ``ValueError`` for what is no number, for a tensor of more elements, for
    a name that the runtime uses itself, and for a metric that has another unit already.
    """
    lazy = {name: value for name, value in values.items() if isinstance(value, LazyTensor)}
    for name, tensor in lazy.items():
        if tensor.size != 1:
            raise ValueError(f"log: {name} has {tensor.size} elements: give its mean, for example")
    if lazy and not current_job().of_closures:
        add_step_closure(_add, (tuple(lazy), tuple(lazy.values())), run_async=True)
        values = {name: value for name, value in values.items() if name not in lazy}
    _add(tuple(values), tuple(values.values()))


def _add(names: Sequence[str], values: Sequence[SupportsFloat]) -> None:
    for name, value in zip(names, values, strict=True):
        metrics.metric(name).add(value)
