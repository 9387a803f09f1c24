"""Which steps need which: no fewer than the memory says that they use, and no more."""

from __future__ import annotations

import numpy as np
import pytest

from lazyasync.backends.cpu.native.layout import MAX_NEEDS, WINDOW, needs_word
from lazyasync.backends.cpu.native.records import LoopRecord, Record
from lazyasync.backends.cpu.native.step_needs import Memory, find_needs

NOWHERE = Memory({}, {})


def loop(reads: list[int], writes: list[int]) -> LoopRecord:
    """A loop of no function, as no part of it is run here."""
    buffers = tuple(word for value in [*reads, *writes] for word in (value, 0))
    return LoopRecord(None, 1, 1, False, buffers, len(writes))  # type: ignore[arg-type]


def needs(records: list[LoopRecord], memory: Memory = NOWHERE) -> list[list[int]]:
    """The needs of steps of one record each."""
    return find_needs([[record] for record in records], memory)


def test_who_reads_needs_who_has_written() -> None:
    steps = [loop([0], [1]), loop([0], [2]), loop([1], [3]), loop([2, 3], [4])]
    assert needs(steps) == [[], [], [2], [1, 2]]


def test_what_is_needed_already_is_not_said_again() -> None:
    steps = [loop([], [1]), loop([1], [2]), loop([1, 2], [3]), loop([1, 2, 3], [4])]
    assert needs(steps) == [[], [1], [1], [1]]


def test_memory_is_written_over_when_nobody_reads_it_any_more() -> None:
    memory = Memory({1: (0, 64), 2: (64, 128), 3: (32, 96), 4: (128, 192)}, {})
    steps = [loop([0], [1]), loop([1], [4]), loop([0], [2]), loop([0], [3]), loop([4], [5])]
    assert needs(steps, memory) == [[], [1], [], [1, 2], [3]]


def test_an_output_in_the_memory_of_an_argument_waits_for_its_readers() -> None:
    steps = [loop([0], [1]), loop([1], [2]), loop([2], [3])]
    assert needs(steps) == [[], [1], [1]]
    steps = [loop([0, 7], [1]), loop([8], [2]), loop([8], [3])]
    assert needs(steps) == [[], [], []]
    assert needs(steps, Memory({}, {3: [7, 9]})) == [[], [], [2]]


def test_records_that_are_one_step_need_what_each_of_them_needs() -> None:
    first, second, third = loop([0], [1]), loop([0], [2]), loop([2], [3])
    assert find_needs([[first], [second, third], [loop([1, 3], [4])]], NOWHERE) == [[], [], [1, 2]]


def test_what_is_far_back_is_complete_anyway() -> None:
    steps = [loop([0], [1]), *(loop([0], [value]) for value in range(2, WINDOW + 1)), loop([1], [])]
    assert needs(steps)[-1] == []
    assert needs([*steps[:5], *steps[6:]])[-1] == [WINDOW - 1]


@pytest.mark.parametrize("seed", range(8))
def test_the_needs_of_random_steps_are_those_of_their_memory(seed: int) -> None:
    generator = np.random.default_rng(seed)
    arena = {}
    for value in range(20, 40):
        begin = int(generator.integers(0, 600))
        arena[value] = (begin, begin + int(generator.integers(1, 200)))
    aliases = {40: [0, 1], 41: [1], 42: [19]}
    steps: list[list[Record]] = [
        [
            loop(
                generator.integers(0, 43, int(generator.integers(0, 4))).tolist(),
                generator.integers(20, 43, int(generator.integers(1, 3))).tolist(),
            )
            for _ in range(int(generator.integers(1, 3)))
        ]
        for _ in range(int(generator.integers(1, 150)))
    ]
    found = find_needs(steps, Memory(arena, aliases))

    def bytes_of(values: set[int], is_write: bool) -> set[tuple[int, int]]:
        """What is used, byte by byte; values outside the arena have one."""
        used = set()
        for value in values:
            if value in arena:
                used |= {(-1, byte) for byte in range(*arena[value])}
            else:
                used.add((value, 0))
                used |= {(alias, 0) for alias in aliases.get(value, ()) if is_write}
        return used

    reads = [bytes_of({v for record in step for v in record.reads}, False) for step in steps]
    writes = [bytes_of({v for record in step for v in record.writes}, True) for step in steps]
    before: list[set[int]] = []
    for step, distances in enumerate(found):
        assert distances == sorted(set(distances))
        complete = set(range(step - WINDOW + 1))
        for distance in distances:
            other = step - distance
            assert writes[step] & (reads[other] | writes[other]) or reads[step] & writes[other]
            complete |= before[other] | {other}
        before.append(complete)
        for other in range(step):
            if writes[step] & (reads[other] | writes[other]) or reads[step] & writes[other]:
                assert other in complete


def test_more_needs_than_there_is_room_for_are_all_before_the_next() -> None:
    distances = [1, 3, 4, 7, 8, 9, 20, 31, 40]
    for count in range(len(distances) + 1):
        *first, last = needs_word(distances[:count]).to_bytes(8, "little")
        assert [number for number in first if number] == distances[: min(count, MAX_NEEDS)]
        assert last == (31 if count > MAX_NEEDS else 0)
