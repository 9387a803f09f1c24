"""Programs in processes of their own; one in several, in which all that Python hashes differs."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SEEDS = (0, 1)
"""Of the hashes of strings. With the last one much else is made first, so that addresses differ."""


TEMPLATE = """
import json, os, signal, sys
import numpy, trio
import lazyasync as la

la.ones  # and what is imported with it
line, pid = "", 0
signal.signal(signal.SIGINT, signal.SIG_IGN)
for line in sys.stdin:
    request = json.loads(line)
    pid = os.fork()
    if pid == 0:
        break
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    sys.stdout.write(f"{status}\\n")
    sys.stdout.flush()
if not line or pid:
    os._exit(0)
del pid, line
signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ.clear()
os.environ.update(request["environment"])
os.chdir(request["directory"])
for number, name in enumerate(("stdin", "stdout", "stderr")):
    descriptor = os.open(name, os.O_RDWR | os.O_CREAT | os.O_APPEND)
    os.dup2(descriptor, number)
    os.close(descriptor)
sys.stdin = open(0)
sys.argv[1:] = request["arguments"]
exec(compile(request["program"], "<string>", "exec"), {"__name__": "__main__"})
"""
"""A process that has imported lazyasync, and forks one for each program that it reads a line of.

It has opened no runtime and started no thread. What follows runs at the top of its script, so that
a program ends as if it were the script.
"""


class Template:
    """A running process of that kind."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore::DeprecationWarning", "-c", TEMPLATE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            start_new_session=True,
        )

    def run(
        self, program: str, arguments: Sequence[str], timeout: float
    ) -> subprocess.CompletedProcess[str]:
        """Runs a program to its end; see `run_program`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as streams:
            request = {
                "program": f"import os\nos.chdir({folder!r})\ndel os\n{program}",
                "arguments": arguments,
                "environment": {**os.environ, "PYTHONPATH": str(ROOT)},
                "directory": streams,
            }
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            if not select.select([self._process.stdout], [], [], timeout)[0]:
                self.close()
                raise subprocess.TimeoutExpired(program, timeout)
            status = int(self._process.stdout.readline())
            printed, errors = (
                (Path(streams) / name).read_text(encoding="utf-8") for name in ("stdout", "stderr")
            )
        return subprocess.CompletedProcess(program, status, printed, errors)

    def close(self) -> None:
        """Ends it, and what it has forked."""
        _template.cache_clear()
        os.killpg(self._process.pid, signal.SIGKILL)
        with self._process:  # which closes its pipes
            pass


@cache
def _template() -> Template:
    template = Template()
    atexit.register(template.close)
    return template


def run_program(
    program: str, *arguments: str, timeout: float = 60
) -> subprocess.CompletedProcess[str]:
    """Runs a program to its end, in a directory of its own, and gives what it printed.

    It finds lazyasync imported, which takes longer than most programs. From Python 3.12 on a fork
    of a process that has threads comes with a warning, which is not shown: it is what the programs
    here are about.
    """
    if hasattr(os, "fork"):
        return _template().run(program, arguments, timeout)
    with tempfile.TemporaryDirectory() as directory:
        return subprocess.run(
            [sys.executable, "-c", program, *arguments],
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
