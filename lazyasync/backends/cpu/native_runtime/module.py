"""The native runtime as it is shipped: LLVM IR for each processor, and the functions in it."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from pathlib import Path

MACHINES = {"x86_64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}
"""What `platform.machine` calls the processors that there is a file for, and the file's name."""

FUNCTIONS = (
    "lazyasync_run",
    "lazyasync_look_up",
    "lazyasync_help",
    "lazyasync_change_crew",
    "lazyasync_serve",
    "lazyasync_wake_up",
    "lazyasync_launch",
    "lazyasync_wait",
    "lazyasync_completed",
    "lazyasync_close",
    "lazyasync_repeat",
    "lazyasync_choose",
    "lazyasync_do_parts",
    *(f"lazyasync_product_{dtype}{bits}" for dtype in "fdFD" for bits in (32, 64)),
)
"""What others call."""

_OF_ATTENTION = [f"lazyasync_attention{which}_{c}" for which in ("", "_gradient") for c in "fd"]

OF_CALLS: dict[str, tuple[str, ...]] = {
    "calls": (
        "load_keys",
        "count_digits",
        "move_digits",
        "store_keys",
        "sort_lines",
        "count_bytes",
        "order_bytes",
        "order_lines_of_bytes",
        "search",
        "pick",
        "pick_across",
        "pick_rows",
        "places",
        "order_places",
        "sum_rows",
        "random_words",
        "scale_words",
        "order_random",
        "multiply_integers",
        "multiply_few_rows",
        "multiply_vector",
    ),
    "counting": (
        "count_in_bins",
        "enter_numbers",
        "find_numbers",
        "mark_integers",
        "look_at_marks",
    ),
    "selecting": ("select_places", "select_between", "first_places", "merge"),
    "reducing": (
        "extreme_places",
        "sum_complex",
        "combine_complex",
    ),
    "combining": (
        "combine_rows",
        "join_tables",
        "count_places",
        "move_places",
        "add_joined",
    ),
    "small_matrices": ("small_matrices",),
    "draws": ("draw_numbers",),
    "cholesky": ("cholesky_tiles", "cholesky_batch"),
    "convolving": ("convolve_vectors",),
    "factors": (
        "factor_solve",
        "factor_pivots",
        "eliminate_columns",
        "eliminate_rest",
        "substitute",
        "solve_triangles",
        "factor_qr",
        "reflect",
        "factor_blocks",
        "reflect_blocks",
        "signs_of_q",
        "singular_values",
        "eigenvalues",
    ),
    **{f"fourier_{c}": (f"fourier_lines_{c}", f"fourier_halves_{c}") for c in "fd"},
}
"""The functions of the units that calls are made of, each of the address of its arguments."""

UNITS: dict[str, Sequence[str]] = {
    "runtime": FUNCTIONS,
    "assemble": ("lazyasync_assemble", "lazyasync_place"),
    "attention": _OF_ATTENTION,
    "calls_in_loops": (
        "lazyasync_pick_lines",
        "lazyasync_join_indices",
        "lazyasync_combine_lines",
        "lazyasync_call_function",
    ),
    **{unit: [f"lazyasync_{name}" for name in names] for unit, names in OF_CALLS.items()},
    "draws": ("lazyasync_draw_numbers", "lazyasync_draw"),
    "small_products": [f"lazyasync_small_products_{c}" for c in "fd"],
    "matrix_vector": [
        f"lazyasync_{stored}_times_vector_{c}" for stored in ("rows", "columns") for c in "fd"
    ],
    **{f"convolution_{c}": (f"lazyasync_convolve_{c}", f"lazyasync_correlate_{c}") for c in "fd"},
}
"""The units that are compiled by themselves, with what others call of each: what every process
loads, and what is loaded when a program needs it."""

SELECTED_WELL = frozenset(
    {
        *("assemble", "calls_in_loops", *OF_CALLS),
        *("convolution_f", "convolution_d", "small_products", "matrix_vector"),
    }
)
"""Those for which instructions and registers are chosen with care: convolutions keep tiles of
results in registers, and what copies elements or is a short loop keeps its counters there. That
takes up to a quarter of a second, and other units run as fast without."""


def file_name(machine: str, unit: str = "runtime") -> str:
    """The file of a unit for a processor."""
    return f"{machine}.ll" if unit == "runtime" else f"{unit}_{machine}.ll"


def supports_threads() -> bool:
    """Whether threads can wait for each other here without spinning."""
    return sys.platform == "linux" and platform.machine() in MACHINES


def runtime_text(machine: str | None = None, unit: str = "runtime") -> str:
    """A unit for a processor, as LLVM IR without a target; for this one if none is named.

    Raises ``RuntimeError`` where there is none.
    """
    machine = machine or platform.machine()
    if machine not in MACHINES:
        raise RuntimeError(f"there is no native runtime for {machine}")
    return Path(__file__).with_name(file_name(MACHINES[machine], unit)).read_text("utf-8")
