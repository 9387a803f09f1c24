"""Counts of references, on whatever interpreter the tests run with."""

from __future__ import annotations

import pathlib
import threading

import numpy as np
import pytest

import lazyasync
from lazyasync.holders import all_holders, holders, unheld

pytestmark = pytest.mark.fast


@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_the_others_that_hold_an_item_are_counted(number: int) -> None:
    items = [object(), object()]
    others = [items[1]] * number
    assert holders(items, 0) == 0
    assert holders(items, 1) == number
    assert holders(tuple(items), 0) == 1, "the list that the tuple was made of"
    del others
    assert holders(items, 1) == 0


def test_a_variable_an_argument_and_a_closure_hold_what_they_name() -> None:
    items = [object()]

    def inside(argument: object) -> int:
        return holders(items, 0)

    def count() -> int:
        return 0 if held is None else holders(items, 0)

    held = items[0]
    assert holders(items, 0) >= 1
    assert inside(held) >= 1
    assert count() >= 1
    held = None
    assert holders(items, 0) == 0


def test_a_view_holds_its_memory_and_a_thread_what_it_was_given() -> None:
    items = [np.zeros(8)]
    view = items[0][2:]
    assert holders(items, 0) == 1
    del view
    go_on = threading.Event()
    thread = threading.Thread(target=lambda array: go_on.wait(60), args=(items[0],))
    thread.start()
    assert holders(items, 0) >= 1
    go_on.set()
    thread.join()
    del thread
    assert holders(items, 0) == 0


def test_what_nobody_holds_is_found_from_a_place_on() -> None:
    items: list[object] = [object() for _ in range(6)]
    held = [items[0], items[2], items[3]]
    assert unheld(items, 0, 6) == 1
    assert unheld(items, 2, 6) == 4
    assert unheld(items, 2, 2) is None
    assert unheld(items, 6, 6) == 1, "it begins again"
    assert unheld([], 0, 6) is None
    assert all_holders(items) == 3
    del held
    assert all_holders(items) == 0


def test_nowhere_else_are_references_counted() -> None:
    """What a count means differs between interpreters, so that one place has to know."""
    package = pathlib.Path(lazyasync.__file__).parent
    counting = {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if "getrefcount" in path.read_text(encoding="utf-8")
    }
    assert counting == {"holders.py"}
