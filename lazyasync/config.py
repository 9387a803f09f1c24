"""`Config`: every setting of a runtime. Explicit beats environment, environment beats default."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from typing import Any

_PREFIX = "LAZYASYNC_"


@dataclasses.dataclass(frozen=True, kw_only=True)
class Config:
    """The settings of a runtime.

    A field left out is read from the environment variable ``LAZYASYNC_<FIELD>`` when the runtime
    opens, and has its default if that is not set either. Raises ``ValueError`` for a value out of
    range.
    """

    max_in_flight: int = 2
    """Steps of one job on one device that may be under way; the next barrier waits."""
    max_async_queue: int = 100
    """Step closures of one job that may wait; the next barrier waits."""
    mailbox_capacity: int = 64
    """Messages that may wait for an actor."""
    inline_microseconds: float = 60.0
    """A CPU program estimated below this runs in the caller's task. 0: never."""
    cpu_threads: int | None = None
    """BLAS threads of each CPU device. None: the devices share the cores evenly."""
    jit: bool = True
    """Whether CPU devices compile loops to machine code, where llvmlite is installed."""
    trim_graph_size: int = 100_000
    """Nodes of one tensor's graph past which it is cut into a segment."""
    max_trimmed_segments: int = 8
    """Segments that may wait for the job's next await."""
    max_ir_cache_entries: int = 200_000
    """Recorded operations remembered per job and device for reuse."""
    max_cached_computations: int = 1024
    """Compiled programs kept by the scheduler, least recently used dropped first."""
    shape_cache_size: int = 4096
    """Results of shape rules kept."""
    data_cache: bool = True
    """Whether devices keep uploaded constants for reuse."""
    data_cache_size: int = 256
    """Uploaded constants that one device keeps."""
    data_cache_max_bytes: int = 65_536
    """Bytes of the largest constant kept."""
    await_fetch_bytes: int = 65_536
    """Up to this size ``await t`` brings the host copy along from devices other than the CPU."""
    device_memory_bytes: int | None = None
    """A bound on each device's memory, below what the device itself has."""
    shutdown_timeout: float = 30.0
    """Seconds that leaving the runtime waits for device work that does not end."""
    seed: int = 0
    """The seed of the random streams, until `la.manual_seed`."""
    ir_debug: bool = False
    """Whether nodes keep the user's source lines, which execution errors then name."""
    save_tensors_file: str | None = None
    """A file to which the graph and the Python frames of every barrier are appended."""
    metric_samples: int = 1024
    """Samples kept of each metric."""

    def __new__(cls, **given: Any) -> Config:
        """Remembers which fields were given: they beat the environment even at their defaults."""
        config = super().__new__(cls)
        object.__setattr__(config, "_given", tuple(given))
        return config

    def __post_init__(self) -> None:
        for name in _POSITIVE:
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in ("inline_microseconds", "shutdown_timeout", "await_fetch_bytes"):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} must not be negative, but is {getattr(self, name)}")
        if self.cpu_threads is not None and self.cpu_threads < 1:
            raise ValueError("cpu_threads must be at least 1, or None")
        if self.device_memory_bytes is not None and self.device_memory_bytes < 1:
            raise ValueError("device_memory_bytes must be at least 1, or None")

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
        """The defaults with what the environment says. Raises ``ValueError`` naming the variable.

        Booleans are ``1/0``, ``true/false``, ``yes/no`` or ``on/off``; ``none`` is None.
        """
        values: dict[str, Any] = {}
        for field in dataclasses.fields(Config):
            variable = _PREFIX + field.name.upper()
            text = environment.get(variable)
            if text is not None:
                value = values[field.name] = _parse(variable, text, str(field.type))
                try:
                    Config(**{field.name: value})
                except ValueError as error:
                    raise ValueError(f"{variable}={text!r}: {error}") from None
        return Config(**values)


_POSITIVE = (
    "max_in_flight",
    "max_async_queue",
    "mailbox_capacity",
    "trim_graph_size",
    "max_trimmed_segments",
    "max_ir_cache_entries",
    "max_cached_computations",
    "shape_cache_size",
    "metric_samples",
)


def resolve(config: Config | Mapping[str, Any] | None) -> Config:
    """The configuration of a runtime.

    The fields that a ``Config`` or a mapping gives stand; the environment fills in the others.
    Raises ``TypeError`` for an unknown field.
    """
    base = Config.from_environment()
    if config is None:
        return base
    if isinstance(config, Config):
        given: tuple[str, ...] = config._given  # type: ignore[attr-defined]
        config = {name: getattr(config, name) for name in given}
    return dataclasses.replace(base, **config)


def _parse(variable: str, text: str, annotation: str) -> Any:
    if "None" in annotation and text.strip().lower() in ("none", ""):
        return None
    try:
        if annotation.startswith("bool"):
            return _BOOLEANS[text.strip().lower()]
        if annotation.startswith("int"):
            return int(text)
        if annotation.startswith("float"):
            return float(text)
    except (KeyError, ValueError):
        raise ValueError(f"{variable}={text!r} is not a value of type {annotation}") from None
    return text


_BOOLEANS = {
    **dict.fromkeys(("1", "true", "yes", "on"), True),
    **dict.fromkeys(("0", "false", "no", "off"), False),
}
