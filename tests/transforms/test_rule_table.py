"""Which operations have which rules: the page that says so, and that batches need no loops."""

from __future__ import annotations

from processes import run_program
from rule_table import COMMAND, PAGE


def test_the_page_is_what_the_rules_are() -> None:
    made = run_program("from tests.support.rule_table import page; print(page(), end='')").stdout
    assert PAGE.read_text("utf-8") == made, f"`{COMMAND}` makes the page anew"
    assert "one by one" not in made
