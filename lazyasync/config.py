"""`Config`: every setting of a runtime. Explicit beats environment, environment beats default."""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from lazyasync.arguments import real_number, whole_number

_PREFIX = "LAZYASYNC_"


@dataclasses.dataclass(frozen=True, kw_only=True)
class Config:
    """The settings of a runtime.

    A field left out is read from the environment variable ``LAZYASYNC_<FIELD>`` when the runtime
    opens, and has its default if that is not set either. Raises ``TypeError`` for a value of
    another type, ``ValueError`` for one out of range.
    """

    max_in_flight: int = 2
    """Steps of one job on one device that may be under way; the next barrier waits."""
    max_async_queue: int = 100
    """Step closures of one job that may wait; the next barrier waits."""
    mailbox_capacity: int = 64
    """Messages that may wait for an actor."""
    inline_microseconds: float = 150.0
    """A program estimated below this runs in the caller's task, on an idle CPU or GPU. 0: never."""
    cpu_threads: int | None = None
    """Threads of each CPU device, for loops and products. None: the devices share the cores
    evenly."""
    jit: bool = True
    """Whether CPU devices compile loops to machine code, where llvmlite is installed."""
    jit_drafts: bool = True
    """Whether small ones begin with code that is generated quickly, which computes the same bits,
    and are optimized when they have run some times."""
    cuda_loops: bool = True
    """Whether CUDA devices run loops as kernels of our own, where these can be compiled."""
    cuda_fast_products: bool = False
    """Whether CUDA devices with such kernels multiply float32 in TF32, relus may lose NaN, and
    convolutions may add in another order each time."""
    cuda_graphs: bool = True
    """Whether CUDA devices with such kernels replay steps that repeat."""
    cuda_nccl: bool = True
    """Whether collectives of CUDA devices are NCCL's, where that is. It adds up in an order of its
    own, the same one on all devices."""
    force_fallback: str | None = None
    """Names of operations, separated by commas, that are never parts of loops; for finding out
    which one is compiled wrongly."""
    compile_cache: bool = True
    """Whether compiled loops are kept on disk for other processes."""
    compile_cache_directory: str | None = None
    """Where they are kept. None: ``lazyasync`` in the user's cache directory."""
    trim_graph_size: int = 100_000
    """Nodes of one tensor's graph past which it is cut into a segment."""
    max_trimmed_segments: int = 8
    """Segments of that size that may wait for the job's next await."""
    loop_segment_size: int = 1024
    """Operations recorded without a barrier past which a loop is cut into segments, each a number
    of its iterations. Twenty times as many if an iteration is shorter than 16 operations."""
    warn_unawaited_operations: int | None = None
    """Operations recorded without an await past which there is a warning, once. None: as many as
    ``trim_graph_size``, and 100,000 at least."""
    max_ir_cache_entries: int = 200_000
    """Recorded operations remembered per job and device for reuse."""
    max_cached_computations: int = 1024
    """Compiled programs kept by the scheduler, least recently used dropped first."""
    shape_cache_size: int = 4096
    """Results of shape rules kept."""
    automatic_dynamic: bool = True
    """Whether graphs that differ in nothing but sizes get one program, from the second on."""
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
    freeze_objects: bool = True
    """Whether the garbage collector does not look, while runtimes are open, at what is older than
    the first of them: full collections take the event loop's time."""
    shutdown_timeout: float = 30.0
    """Seconds that leaving the runtime waits for device work that does not end."""
    seed: int = 0
    """The seed of the random streams, until `la.manual_seed`."""
    default_dtype: str = "float32"
    """The dtype of real numbers that have none: "float16", "bfloat16", "float32" or "float64"."""
    ir_debug: bool = False
    """Whether nodes keep the user's source lines, which execution errors then name."""
    print_kernels: bool = False
    """Whether each kernel is printed to standard error as it runs, with its time and rates."""
    save_tensors_file: str | None = None
    """A file to which the graph and the Python frames of every barrier are appended."""
    metric_samples: int = 1024
    """Samples kept of each metric."""

    def __new__(cls, **given: Any) -> Config:
        """Remembers which fields were given: they beat the environment even at their defaults."""
        _check_names(given)
        config = super().__new__(cls)
        object.__setattr__(config, "_given", tuple(given))
        return config

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            value = _checked(field.name, str(field.type), getattr(self, field.name))
            object.__setattr__(self, field.name, value)

    @property
    def fallback_operations(self) -> frozenset[str]:
        """The names in ``force_fallback``."""
        names = (self.force_fallback or "").split(",")
        return frozenset(name.strip() for name in names if name.strip())

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


def _check_names(given: Mapping[str, Any]) -> None:
    """Raises ``TypeError`` for a name that no field has, with the one that it may stand for."""
    names = [field.name for field in dataclasses.fields(Config)]
    for name in given:
        if name not in names:
            import difflib  # here: importing lazyasync stays quick

            alike = difflib.get_close_matches(str(name), names, 1)
            hint = f"; did you mean {alike[0]!r}?" if alike else ""
            raise TypeError(f"Config has no field {name!r}{hint}")


_REAL_DTYPES = ("float16", "bfloat16", "float32", "float64")
_MAY_BE_ZERO = ("data_cache_size", "data_cache_max_bytes", "await_fetch_bytes")
"""The numbers of things that may be none; there must be one of all others at least."""


def _checked(name: str, annotation: str, value: Any) -> Any:
    """A value of the annotated type. Raises ``TypeError`` or ``ValueError``, naming the field."""
    if value is None and annotation.endswith(" | None"):
        return None
    if annotation.startswith("bool"):
        if not isinstance(value, (bool, np.bool_)):
            raise TypeError(f"{name} must be True or False, not {value!r}")
        return bool(value)
    if annotation.startswith("float"):
        return real_number(name, value, 0)
    if annotation.startswith("int"):
        if name == "seed":
            return whole_number(name, value)
        number = whole_number(name, value, 0 if name in _MAY_BE_ZERO else 1)
        if number > sys.maxsize:
            raise ValueError(f"{name} must be at most {sys.maxsize}, not {number}")
        return number
    if name == "force_fallback":
        if not isinstance(value, str):
            raise TypeError(f"{name} must be names of operations in one string, not {value!r}")
        return value
    if name == "default_dtype":
        if value not in _REAL_DTYPES:
            raise ValueError(f"{name} must be one of {', '.join(_REAL_DTYPES)}, not {value!r}")
        return value
    if not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"{name} must be a path, not {value!r}")
    return _expanded(name, os.fsdecode(value))


def _expanded(name: str, path: str) -> str:
    """A path in which ``~`` and ``~user`` have been replaced, as by a shell."""
    if not path:
        raise ValueError(f"{name} must be a path, not ''; None is the default")
    expanded = os.path.expanduser(path)
    if path.startswith("~") and expanded == path:
        raise ValueError(f"{name}: no user has the name that {path!r} begins with")
    return expanded


def resolve(config: Config | Mapping[str, Any] | None) -> Config:
    """The configuration of a runtime.

    The fields that a ``Config`` or a mapping gives stand; the environment fills in the others.
    Raises ``TypeError`` for an unknown field, and what `Config` raises.
    """
    base = Config.from_environment()
    if config is None:
        return base
    if isinstance(config, Config):
        given: tuple[str, ...] = config._given  # type: ignore[attr-defined]
        config = {name: getattr(config, name) for name in given}
    if not isinstance(config, Mapping):
        raise TypeError(f"config must be a Config or a mapping of its fields, not {config!r}")
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
