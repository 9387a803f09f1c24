"""What a job is opened with."""

from __future__ import annotations

import math
from typing import Final, get_args

from lazyasync.arguments import real_number, whole_number
from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.failures import ErrorPolicy


class JobOptions(NamedTuple):
    """What a job is opened with: the limits of its steps, and what comes of its failures."""

    max_in_flight: int | None = None
    """How many of its steps may be in flight on each device; None: as the settings say."""
    weight: float = 1.0
    """Its share of a device's time, relative to those of others."""
    priority: int = 0
    """It goes before all of a lower one."""
    max_memory: int | None = None
    """Its quota in bytes on each device; None if it has none."""
    errors: ErrorPolicy = "barrier"
    """What a failure does that nobody waits for."""

    def checked(self) -> JobOptions:
        """These as numbers. Raises ``TypeError`` or ``ValueError`` for what they cannot be."""
        weight = real_number("the weight of a job", self.weight)
        if not 0 < weight < math.inf:
            raise ValueError(f"the weight of a job must be positive and finite, not {weight}")
        priority = whole_number("the priority of a job", self.priority, None)
        max_in_flight, max_memory = self.max_in_flight, self.max_memory
        if max_in_flight is not None:
            max_in_flight = whole_number("max_in_flight", max_in_flight, 1)
        if max_memory is not None:
            max_memory = whole_number("max_memory", max_memory, 1)
        if self.errors not in get_args(ErrorPolicy):
            raise ValueError(f'errors must be "barrier", "cancel" or "exit", not {self.errors!r}')
        return JobOptions(max_in_flight, weight, priority, max_memory, self.errors)


DEFAULT_OPTIONS: Final = JobOptions()
