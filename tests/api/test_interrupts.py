"""Programs that Ctrl-C or SIGTERM ends, once or several times, at random moments."""

from __future__ import annotations

import pytest
from interrupted_programs import PROGRAMS, complaint


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_interrupted_program_ends(name: str) -> None:
    """At once, without a word of what was lost on the way."""
    assert complaint(name, 0) is None


@pytest.mark.stress
@pytest.mark.parametrize("first", range(0, 60, 10))
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_storm_of_interrupts(name: str, first: int) -> None:
    found = [complaint(name, seed) for seed in range(first, first + 10)]
    assert found == [None] * 10, "\n".join(filter(None, found))
