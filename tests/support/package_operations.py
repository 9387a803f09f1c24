"""The operations of the package, by name."""

from __future__ import annotations

import functools
import subprocess
import sys
from pathlib import Path

import lazyasync.compiler.widening.conversions
import lazyasync.ops.random.sampling  # noqa: F401 - whose operations a batch imports
from lazyasync.ir.node import OPERATIONS, Operation

ROOT = Path(__file__).parents[2]


@functools.cache
def package_operations() -> dict[str, Operation]:
    """The operations that the package makes; tests make others."""
    program = (
        "from lazyasync import *; import lazyasync.compiler.widening.conversions; "
        "from lazyasync.ir.node import operation_names as names"
    )
    command = [sys.executable, "-c", f"{program}; print(*names())"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    every = dict(OPERATIONS.items())
    return {name: every[name] for name in run.stdout.split()}
