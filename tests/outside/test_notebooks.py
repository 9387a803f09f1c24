"""A runtime in a real Jupyter kernel, and in the interpreter's own prompt, open across cells."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}

Cell = Callable[[str], str]


@pytest.fixture(scope="module")
def cell() -> Iterator[Cell]:
    """Runs a cell in a kernel, and gives what it prints or shows.

    The tests share it: a kernel takes seconds to start, and each closes the runtime it has opened.
    """
    manager_module = pytest.importorskip("jupyter_client.manager")
    pytest.importorskip("ipykernel")
    manager, client = manager_module.start_new_kernel(
        kernel_name="python3", env=ENVIRONMENT, startup_timeout=60
    )

    def run(source: str) -> str:
        shown: list[str] = []

        def take(message: Any) -> None:
            content = message["content"]
            if message["msg_type"] == "stream":
                shown.append(content["text"])
            elif message["msg_type"] == "execute_result":
                shown.append(content["data"]["text/plain"])

        reply = client.execute_interactive(source, timeout=60, output_hook=take)
        error = reply["content"]
        assert error["status"] == "ok", f"{error.get('ename')}: {error.get('evalue')}"
        return "".join(shown).strip()

    try:
        yield run
        client.shutdown()
        manager.finish_shutdown()
        assert not manager.is_alive()
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_cells_that_block(cell: Cell) -> None:
    opening = "import lazyasync as la\nruntime = la.blocking('cpu:0').open()"
    cell(opening)
    cell("x = la.arange(4) * 2.5")
    assert cell("x.sum().item()") == "15.0"
    assert cell("la.mark_step(); x.state") in ("'in flight'", "'ready'")
    cell("step = la.compile(lambda x: la.tanh(x) * 2)\ny = step(x)")
    assert cell("round(float(y.sum()), 3)") == "5.973"
    assert cell("with la.job('mine'):\n    print((x + 1).sum().item())") == "19.0"
    assert "WouldBlockError" not in cell("[b.sum().item() for b in la.prefetch([x.numpy()])]")
    cell(opening)  # the cell is run again
    assert cell("la.ones((3,)).sum().item()") == "3.0"
    assert cell("y") == cell("y"), "what was ready can still be read"
    cell("runtime.close()")
    assert cell("round(float(y.numpy().sum()), 3)") == "5.973"


def test_cells_that_await(cell: Cell) -> None:
    cell("import asyncio, contextlib, lazyasync as la\nstack = contextlib.AsyncExitStack()")
    cell("runtime = await stack.enter_async_context(la.open_runtime('cpu:0'))")
    cell("x = la.arange(4) * 2.5")
    cell("await la.mark_step()")
    assert cell("await x.sum().item()") == "15.0"
    cell("step = la.compile(lambda x: la.tanh(x) * 2)\ny = await step(x)")
    assert cell("round(await y.sum().item(), 3)") == "5.973"
    cell("async def work(n):\n    return await (la.ones((3,)) * n).sum().item()")
    assert cell("await asyncio.gather(work(1), work(2))") == "[3.0, 6.0]"
    assert cell("async with la.job('mine'):\n    print(await (x + 1).sum().item())") == "19.0"
    cell("await stack.aclose()")
    assert cell("import numpy as np; round(float(np.asarray(y).sum()), 3)") == "5.973"


def test_the_prompt_of_the_interpreter() -> None:
    lines = [
        "import lazyasync as la",
        "runtime = la.blocking('cpu:0').open()",
        "x = la.arange(4) * 2.5",
        "x.sum().item()",
        "la.mark_step()",
        "with la.step(wait=True):",
        "    y = x + 1",
        "",
        "y",
        "z = x * 2",
    ]
    result = subprocess.run(
        [sys.executable, "-q", "-i"],
        input="\n".join([*lines, ""]),
        capture_output=True,
        text=True,
        timeout=60,
        env=ENVIRONMENT,
        check=False,
    )
    assert result.returncode == 0
    shown = result.stdout.splitlines()
    assert shown[0] == "15.0"
    assert shown[1].startswith("tensor(")
    errors = result.stderr.replace(">>> ", "").replace("... ", "").strip()
    assert errors == "", "left open, it ends quietly with the interpreter"
