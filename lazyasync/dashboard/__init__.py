"""Watching: a page in the browser, values of one's own, and where people look already."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

from lazyasync.dashboard.log_fields import JobFields
from lazyasync.dashboard.progress_lines import ProgressLine, progress
from lazyasync.dashboard.values import log

if TYPE_CHECKING:
    from lazyasync.dashboard.meters import RuntimeMeters
    from lazyasync.dashboard.page_server import Page, PageBlock, serve
    from lazyasync.dashboard.prometheus import RuntimeCollector
    from lazyasync.dashboard.run_files import RecordBlock, record
    from lazyasync.dashboard.scalar_files import ScalarsBlock, scalars
    from lazyasync.dashboard.trace_spans import SpansBlock, spans

__all__ = [
    "JobFields",
    "Page",
    "PageBlock",
    "ProgressLine",
    "RecordBlock",
    "RuntimeCollector",
    "RuntimeMeters",
    "ScalarsBlock",
    "SpansBlock",
    "log",
    "progress",
    "record",
    "scalars",
    "serve",
    "spans",
]

_NEEDS: Final = {
    "Page": ("page_server", "dashboard"),
    "PageBlock": ("page_server", "dashboard"),
    "serve": ("page_server", "dashboard"),
    "RecordBlock": ("run_files", None),
    "record": ("run_files", None),
    "RuntimeCollector": ("prometheus", "prometheus"),
    "RuntimeMeters": ("meters", "opentelemetry"),
    "ScalarsBlock": ("scalar_files", "tensorboard"),
    "scalars": ("scalar_files", "tensorboard"),
    "SpansBlock": ("trace_spans", "opentelemetry"),
    "spans": ("trace_spans", "opentelemetry"),
}
"""The modules of the names that are imported later, and the extras that bring what they need."""


def __dir__() -> list[str]:
    return [*__all__]


def _import_later(name: str) -> object:
    if name not in _NEEDS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, extra = _NEEDS[name]
    try:
        found = getattr(importlib.import_module(f"{__name__}.{module}"), name)
    except ModuleNotFoundError as error:
        if extra is None or (error.name or "").startswith("lazyasync"):
            raise
        raise ModuleNotFoundError(
            f"la.dashboard.{name} needs the package {error.name}: pip install 'lazyasync[{extra}]'",
            name=error.name,
        ) from error
    globals()[name] = found
    return found


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _import_later
