"""A choice of the tests of a GPU, with CuPy itself on a simulated CUDA."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from lazyasync.backends.discovery import cuda_device_count

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from libraries import missing  # noqa: E402
from run import environment  # noqa: E402

REASON = "CuPy is not installed" if find_spec("cupy") is None else missing()


CHOICES = {
    "programs": ["tests/gpu/test_gpu_programs.py", "-m", "not gpu_speed"],
    "a lost device": ["tests/gpu/test_gpu_runtime.py", "-k", "lost"],
    "collectives": ["tests/gpu/test_gpu_collectives.py"],
    "memory of other libraries": ["tests/gpu/test_gpu_dlpack.py"],
    "matrices": ["tests/ops/test_matrices.py", "-k", "cuda"],
    "indices": ["tests/ops/test_indexing.py", "-k", "cuda"],
}
"""Arguments of pytest. What keeps a GPU busy, or times it, is not for a CPU."""


@pytest.mark.skipif(REASON is not None, reason=f"CuPy without a GPU: {REASON}")
@pytest.mark.skipif(cuda_device_count() > 0, reason="CUDA is not simulated where it is")
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("choice", CHOICES)
def test_tests_of_a_gpu_pass(choice: str) -> None:
    pytest_command = [sys.executable, "-m", "pytest", "-q", "-n0", "-W", "default"]
    done = subprocess.run(
        [*pytest_command, "--timeout", "600", *CHOICES[choice]],
        cwd=HERE.parent.parent,
        env={**environment(), "PYTEST_ADDOPTS": "", "PYTEST_XDIST_WORKER": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    assert " passed" in done.stdout


def test_the_first_command_leaves_out_what_no_cpu_can_do() -> None:
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    assert 'run.py python -m pytest tests/gpu -m "not gpu_speed"\n' in readme
    keeps_busy = re.compile(r"(?:^@.*\n)*^(?:async )?def test_(?:.+\n|\n(?=[ )\n]))+", re.MULTILINE)
    found = 0
    for path in (HERE.parent / "gpu").glob("test_*.py"):
        for function in keeps_busy.findall(path.read_text(encoding="utf-8")):
            if "await measured(" in function:
                assert "@pytest.mark.gpu_speed\n" in function
                found += 1
    assert found >= 9
