"""What is older than the runtimes that are open is out of the garbage collector's sight."""

from __future__ import annotations

import sys
from pathlib import Path

import older_objects
import pytest
from needs import needs_fork
from processes import run_program

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython", reason="another garbage collector"
)


def test_what_is_older_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAZYASYNC_FREEZE_OBJECTS", raising=False)
    support = str(Path(older_objects.__file__).parent)
    program = f"import sys; sys.path.insert(0, {support!r})\nimport older_objects as cases\n"
    done = run_program(program + "cases.main()")
    assert done.stderr == ""
    assert done.stdout == f"{len(older_objects.CASES)} cases\n", done.stdout


@needs_fork
def test_nothing_is_frozen_in_a_process_of_its_own_and_in_a_forked_child(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("LAZYASYNC_FREEZE_OBJECTS", raising=False)
    program = """
import gc, os
import lazyasync as la
assert gc.get_freeze_count() == 0
for _ in range(2):
    with la.blocking("cpu:0"):
        assert float(la.ones(()) + 1.5) == 2.5
        assert gc.get_freeze_count() > 1_000
        if (child := os.fork()) == 0:
            os._exit(3 if gc.get_freeze_count() == 0 else 4)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 3
    assert gc.get_freeze_count() == 0
"""
    done = run_program(program)
    assert (done.stdout, done.stderr) == ("", "")
