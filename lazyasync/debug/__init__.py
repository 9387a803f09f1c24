"""Looking inside: graphs, why something compiled, and where the time goes."""

from lazyasync.debug.compiles import (
    CompileExplanation,
    CompileReport,
    explain_compiles,
)
from lazyasync.debug.graphs import (
    DumpForm,
    dump_ir,
    render_ir_graph,
)
from lazyasync.debug.kernel_report import KernelRow, ProfileReport
from lazyasync.debug.live import LiveTensor, LiveTensors, live_tensors
from lazyasync.debug.nan_search import NanReport, NonFinite, find_nan
from lazyasync.debug.profiles import (
    profile,
    profile_report,
)

__all__ = [
    "CompileExplanation",
    "CompileReport",
    "DumpForm",
    "KernelRow",
    "LiveTensor",
    "LiveTensors",
    "NanReport",
    "NonFinite",
    "ProfileReport",
    "dump_ir",
    "explain_compiles",
    "find_nan",
    "live_tensors",
    "profile",
    "profile_report",
    "render_ir_graph",
]


def __dir__() -> list[str]:
    return [*__all__]
