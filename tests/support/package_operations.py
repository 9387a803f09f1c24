"""The operations of the package, by name."""

from __future__ import annotations

import functools
import subprocess
import sys
from pathlib import Path

from lazyasync.ir.node import Operation

ROOT = Path(__file__).parents[2]


@functools.cache
def package_operations() -> dict[str, Operation]:
    """The operations that the package makes; tests make others."""
    program = "from lazyasync import *; from lazyasync.ir.node import operation_names as names"
    command = [sys.executable, "-c", f"{program}; print(*names())"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    names = run.stdout.split()
    modules = [module for name, module in sys.modules.items() if name.startswith("lazyasync")]
    found = {
        value.name: value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, Operation)
    }
    return {name: found[name] for name in names}
