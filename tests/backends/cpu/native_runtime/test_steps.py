"""Steps of a call: all are run, once, by whoever comes, and none before what it needs."""

from __future__ import annotations

import ctypes
import itertools
import threading
from collections.abc import Iterator

import numpy as np
import pytest
from needs import needs_llvm, needs_threads

from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.layout import (
    RECORD_WORDS,
    STEP_WORDS,
    WINDOW,
    HelperWord,
    native_call,
    needs_word,
)

pytestmark = [needs_llvm, needs_threads]

PIECE = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)


@pytest.fixture
def helpers() -> Iterator[HelperThreads]:
    """More threads than there are cores, so that they come late and are interrupted."""
    helpers = HelperThreads(4)
    helpers.start(engine().help, engine().change_crew)
    yield helpers
    helpers.dismiss()


class Journal:
    """What happened, in order: a piece of a step began, or ended."""

    def __init__(self) -> None:
        self.happened: list[tuple[int, int, int, bool]] = []
        self.threads: set[int] = set()
        self.function = PIECE(self._piece)

    def _piece(self, step: int, begin: int, end: int) -> None:
        self.threads.add(threading.get_ident())
        self.happened.append((step, begin, end, False))
        self.happened.append((step, begin, end, True))

    @property
    def address(self) -> int:
        """What a step or a record calls; its arguments are the number that is written down."""
        address = ctypes.cast(self.function, ctypes.c_void_p).value
        assert address is not None
        return address


def run(steps: list[list[int]], helpers: HelperThreads) -> None:
    """Runs steps, whatever the records are."""
    table = np.array(steps, np.int64).reshape(-1, STEP_WORDS)
    none = np.zeros((0, 3), np.int64), np.zeros((0, RECORD_WORDS), np.int64)
    call = native_call(*none, helpers.address, table)
    assert engine().run(call.ctypes.data, []) == 0


@pytest.mark.parametrize("seed", range(10))
def test_no_step_begins_before_what_it_needs(helpers: HelperThreads, seed: int) -> None:
    """More steps than are open at a time, several calls one after the other."""
    generator = np.random.default_rng(seed)
    for _ in range(5):
        journal = Journal()
        steps, needed = [], []
        for step in range(int(generator.integers(1, 3 * WINDOW))):
            before = np.arange(1, min(step, WINDOW - 1) + 1)
            count = min(len(before), int(generator.choice([0, 1, 2, 7, 8, 20])))
            distances = sorted(generator.choice(before, count, replace=False).tolist())
            total, chunk = int(generator.integers(1, 40)), int(generator.integers(1, 40))
            steps.append([journal.address, step, total, chunk, needs_word(distances)])
            needed.append({step - distance for distance in distances})
        run(steps, helpers)
        left = [total for _, _, total, _, _ in steps]
        begun = set()
        for step, begin, end, has_ended in journal.happened:
            if has_ended:
                left[step] -= end - begin
                continue
            assert (step, begin) not in begun
            begun.add((step, begin))
            assert not any(left[other] for other in needed[step])
        assert not any(left)
        assert len(begun) == sum(-(-total // chunk) for _, _, total, chunk, _ in steps)


def test_of_many_needs_the_last_stands_for_all_before(helpers: HelperThreads) -> None:
    journal = Journal()
    steps = [[journal.address, step, 3, 1, 0] for step in range(40)]
    steps.append([journal.address, 40, 1, 1, needs_word([1, 2, 3, 4, 5, 6, 7, 20, 33])])
    run(steps, helpers)
    (began,) = [
        k for k, (step, *_, ended) in enumerate(journal.happened) if step == 40 and not ended
    ]
    before = {step for step, *_, ended in journal.happened[:began] if ended}
    assert before >= {*range(21), *range(33, 40)}


def test_what_depends_on_nothing_goes_on_while_a_piece_is_held_up(helpers: HelperThreads) -> None:
    """Pieces of the first step wait for the second step: whoever has them is overtaken."""
    overtaken = threading.Event()
    waited: list[bool] = []
    before_last: list[int] = []
    held_up = PIECE(lambda *_: waited.append(overtaken.wait(30)))
    free = PIECE(lambda *_: overtaken.set())
    last = PIECE(lambda *_: before_last.append(len(waited)))
    functions = [ctypes.cast(f, ctypes.c_void_p).value or 0 for f in (held_up, free, last)]
    needs = [needs_word(distances) for distances in ([], [], [1, 2])]
    steps = [[function, 0, 2, 1, word] for function, word in zip(functions, needs, strict=True)]
    run(steps, helpers)
    assert waited == [True, True]
    assert before_last == [2, 2]


def test_records_of_a_step_are_run_one_after_the_other(helpers: HelperThreads) -> None:
    """By one thread, also if one has nothing to do."""
    journal = Journal()
    totals = [3, 0, 1, 5]
    records = np.array([[journal.address, k, total, 1] for k, total in enumerate(totals)])
    steps = [[0, records.ctypes.data, 4, 4, 0], [journal.address, 4, 6, 1, needs_word([1])]]
    for _ in range(100):
        journal.happened.clear()
        run(steps, helpers)
        ended = [
            (step, begin, end) for step, begin, end, has_ended in journal.happened if has_ended
        ]
        assert ended[:4] == [(0, 0, 3), (1, 0, 0), (2, 0, 1), (3, 0, 5)]
        assert sorted(ended[4:]) == [(4, k, k + 1) for k in range(6)]


def test_the_block_says_how_far_it_is(helpers: HelperThreads) -> None:
    journal = Journal()
    block = np.ctypeslib.as_array(
        (ctypes.c_int64 * HelperWord.AFFINITY).from_address(helpers.address)
    )
    for count in itertools.accumulate([1, 5, WINDOW, 2 * WINDOW + 1]):
        more = count - int(block[HelperWord.OPENED])
        run([[journal.address, 0, 1, 1, 0]] * more, helpers)
        assert block[HelperWord.OPENED] == block[HelperWord.COMPLETED] == count
