"""The scripts of `docs/networks.md`, in PyTorch and here: their losses are compared.

    python tests/support/ported_scripts.py    # with PyTorch

It prints the largest difference, and what PyTorch's script prints, which the page has below both.
"""

from __future__ import annotations

import ast
import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import trio

import lazyasync as la

PAGE = Path(__file__).parents[2] / "docs" / "networks.md"
_SECTION = "## A PyTorch script, line by line"


def scripts() -> tuple[str, str]:
    """That in PyTorch, and that which runs in an open runtime."""
    section = PAGE.read_text("utf-8").partition(_SECTION)[2].partition("\n## ")[0]
    there = re.search(r"^```text\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    here = re.search(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    assert there is not None
    assert here is not None
    return there[1], here[1]


async def main() -> None:
    """Runs both in a folder that is removed."""
    there, here = scripts()
    names: dict[str, Any] = {"la": la, "np": np, "dataclass": dataclass, "__name__": "__main__"}
    os.chdir(tempfile.mkdtemp())
    torch_names: dict[str, Any] = {"__name__": "there"}
    exec(there, torch_names)
    code = compile(here, "here", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    async with la.open_runtime("cpu:0"):
        running = eval(code, names)
        if running is not None:
            await running
        losses = await la.to_cpu(names["losses"])
    difference = np.abs(np.array(losses, float) - np.array(torch_names["losses"]))
    print(f"largest difference of {len(losses)} losses: {difference.max():.1e}")
    assert difference.max() <= 1e-4


if __name__ == "__main__":
    trio.run(main)
