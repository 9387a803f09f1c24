"""What every part of a runtime needs of it: its settings, its counters and its waits."""

from __future__ import annotations

from typing import Protocol

from lazyasync.config import Config
from lazyasync.observe.metrics import Metrics
from lazyasync.observe.profiling import Profile
from lazyasync.runtime.loop.waiting import Waits


class RuntimeHost(Protocol):
    """A runtime, as any of its parts sees it; each part has a protocol of its own for the rest."""

    @property
    def config(self) -> Config:
        """The settings."""

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    @property
    def profile(self) -> Profile | None:
        """The profile that is open, if any."""

    @property
    def waits(self) -> Waits:
        """The tasks that wait."""
