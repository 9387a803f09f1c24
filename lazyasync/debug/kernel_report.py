"""The table of a profile: kernels by the time they took, beside the least that they could take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lazyasync.compiler.kernels import Work, graph_work
from lazyasync.debug.machine_limits import Limits
from lazyasync.device import Device
from lazyasync.observe.profiling import Profile, Total

MAX_ROWS = 40
"""Rows that are shown; the report has them all."""
MAX_NAME = 72


@dataclass(frozen=True, slots=True)
class KernelRow:
    """One kernel on one device. Of a program that ran whole, the program."""

    name: str
    """Its shape and its operations."""
    device: str
    """Where it ran."""
    program: str
    """The hash of the program's graph, as `la.computation.get_graph_hash` gives it."""
    source: str | None
    """The user's line of what it computes, under `Config.ir_debug`."""
    runs: int
    """How often it ran."""
    seconds: float
    """The time of all runs."""
    nbytes: int
    """The bytes that a run must read or write, each counted once."""
    flops: float
    """The arithmetic of a run, as the operations estimate it."""
    least_seconds: float | None
    """The least time that a run could take, by the limits; None where they are not known."""
    limit: str | None
    """What decides that: ``"memory"`` or ``"arithmetic"``."""

    @property
    def share_of_limit(self) -> float | None:
        """How much of the limit it reaches: 1 is the best. What stays in caches can exceed it."""
        if self.least_seconds is None or not self.seconds:
            return None
        return self.least_seconds * self.runs / self.seconds


@dataclass(frozen=True, slots=True)
class ProfileReport:
    """What `la.debug.profile_report` gives: rows whose ``str()`` is the table."""

    rows: tuple[KernelRow, ...]
    """The kernels, those that took most time first."""
    seconds: float
    """How long the profile was open."""
    program_seconds: float
    """The time that programs took, kernels and what is between them."""
    limits: Mapping[str, Limits]
    """The measured limits by kind of device. Only for CPUs are they measured."""

    def __str__(self) -> str:
        kernel_seconds = sum(row.seconds for row in self.rows)
        lines = [
            f"{len(self.rows)} kernels took {kernel_seconds * 1e3:.1f} ms, the programs that they "
            f"are part of {self.program_seconds * 1e3:.1f} ms, of {self.seconds * 1e3:.1f} ms",
            *(
                f"measured here for {kind}: copies {limits.bytes_per_second / 1e9:.1f} GB/s (bytes "
                f"read and written), products of matrices "
                f"{limits.flops_per_second['f'] / 1e9:.0f} Gflop/s in float32, "
                f"{limits.flops_per_second['d'] / 1e9:.0f} in float64"
                for kind, limits in self.limits.items()
            ),
            f"{'ms':>10} {'runs':>7} {'us/run':>10} {'GB/s':>7} {'Gflop/s':>8} {'limit':>16}  "
            "kernel",
        ]
        for row in self.rows[:MAX_ROWS]:
            each = row.seconds / row.runs
            share = row.share_of_limit
            limit = "" if share is None else f"{share:.0%} of {row.limit}"
            per_second = (row.nbytes / each / 1e9, row.flops / each / 1e9) if each else (0.0, 0.0)
            lines.append(
                f"{row.seconds * 1e3:>10.2f} {row.runs:>7} {each * 1e6:>10.1f} "
                f"{per_second[0]:>7.1f} {per_second[1]:>8.1f} {limit:>16}  "
                f"{_shortened(row.name)} on {row.device}"
                f"{'' if row.source is None else f', {row.source}'}"
            )
        if len(self.rows) > MAX_ROWS:
            rest = sum(row.seconds for row in self.rows[MAX_ROWS:])
            lines.append(f"{rest * 1e3:>10.2f} in {len(self.rows) - MAX_ROWS} other kernels")
        return "\n".join(lines) + "\n"


def make_report(profile: Profile, limits: Mapping[str, Limits]) -> ProfileReport:
    """The report of a profile, open or closed, against the limits by kind of device."""
    rows = [
        _row(kernel.name, device, kernel.program, kernel.source, total, kernel.work, limits)
        for (device, kernel), total in tuple(profile.kernel_totals.items())
    ]
    in_kernels = {(device, kernel.program) for device, kernel in tuple(profile.kernel_totals)}
    programs = tuple(profile.program_totals.items())
    for (device, key), (graph, total) in programs:
        name = key.hexdigest()
        if (device, name) not in in_kernels:
            operations = graph.operation_count
            plural = "" if operations == 1 else "s"
            text = f"program of {operations} operation{plural}"
            rows.append(_row(text, device, name, None, total, graph_work(graph), limits))
    ended = profile.now() if profile.closed_at is None else profile.closed_at
    return ProfileReport(
        tuple(sorted(rows, key=lambda row: -row.seconds)),
        ended - profile.opened,
        sum(total.seconds for _, (_, total) in programs),
        limits,
    )


def _row(
    name: str,
    device: Device,
    program: str,
    source: str | None,
    total: Total,
    work: Work,
    limits: Mapping[str, Limits],
) -> KernelRow:
    known = limits.get(device.kind)
    least, limit = (None, None) if known is None else known.least_seconds(work)
    return KernelRow(
        name,
        str(device),
        program,
        source,
        total.runs,
        total.seconds,
        work.nbytes,
        work.flops,
        least,
        limit,
    )


def _shortened(name: str) -> str:
    return name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"
