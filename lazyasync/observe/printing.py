"""Kernels printed as they run, under `Config.print_kernels`."""

from __future__ import annotations

import sys
from contextlib import suppress

from lazyasync.compiler.kernels import Kernel, Work, graph_work
from lazyasync.device import Device
from lazyasync.ir.graph import Graph


class KernelPrinter:
    """Prints a line to standard error for each run of a kernel (any thread)."""

    def kernel_ran(self, device: Device, kernel: Kernel, seconds: float) -> None:
        """Prints a run of a kernel."""
        _print(kernel.name, device, kernel.source, kernel.work, seconds)

    def program_ran(self, device: Device, graph: Graph, seconds: float) -> None:
        """Prints a run of a program whose kernels nobody has timed."""
        operations = graph.operation_count
        name = f"program of {operations} operation{'' if operations == 1 else 's'}"
        _print(name, device, None, graph_work(graph), seconds)


def _print(name: str, device: Device, source: str | None, work: Work, seconds: float) -> None:
    rates = [amount / seconds / 1e9 if seconds else 0.0 for amount in (work.nbytes, work.flops)]
    line = (
        f"lazyasync {device}: {seconds * 1e6:>10.1f} us {rates[0]:>7.1f} GB/s "
        f"{rates[1]:>8.1f} Gflop/s  {name}{'' if source is None else f', {source}'}\n"
    )
    # There may be no standard error, or nobody may read it any more: the kernel has run all the
    # same.
    with suppress(OSError, ValueError):
        if sys.stderr is not None:
            sys.stderr.write(line)  # all at once, so that those of other threads stay whole
