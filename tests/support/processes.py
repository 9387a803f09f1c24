"""Programs in processes of their own; one in several, in which all that Python hashes differs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SEEDS = (0, 1, 2)
"""Of the hashes of strings. With the last one much else is made first, so that addresses differ."""


def run_program(
    program: str, *arguments: str, timeout: float = 60
) -> subprocess.CompletedProcess[str]:
    """Runs a program to its end, in a directory of its own, and gives what it printed.

    From Python 3.12 on a fork of a process that has threads comes with a warning, which is not
    shown: it is what the programs here are about.
    """
    with tempfile.TemporaryDirectory() as directory:
        return subprocess.run(
            [sys.executable, "-W", "ignore::DeprecationWarning", "-c", program, *arguments],
            capture_output=True,
            text=True,
            timeout=timeout,
            cwd=directory,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            check=False,
        )


def found_in_processes(program: str) -> list[Any]:
    """What ``program`` gives in each process as JSON: what it leaves in ``found``.

    It knows whether it is to make something else first, by ``noise``.
    """
    whole = "\n".join(
        [
            "import json, sys",
            "noise = bool(int(sys.argv[1]))",
            "kept = [[None] for _ in range(100_003)] if noise else []",
            program,
            "print(json.dumps(found))",
        ]
    )
    paths = [ROOT, ROOT / "tests" / "support"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    running = [
        subprocess.Popen(
            [sys.executable, "-c", whole, str(int(seed == SEEDS[-1]))],
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, "PYTHONHASHSEED": str(seed)},
        )
        for seed in SEEDS
    ]
    outputs = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0] * len(running)
    return [json.loads(output) for output in outputs]
