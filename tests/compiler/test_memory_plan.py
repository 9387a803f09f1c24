"""Places in an arena: the lowest that is free, found without a look at all that are."""

from __future__ import annotations

import random

import pytest
from counted_lines import lines_of_python

from lazyasync.compiler import memory_plan
from lazyasync.compiler.memory_plan import ALIGNMENT, MemoryPlan, PlanStep, plan_buffers


def lowest_free(taken: dict[int, int], nbytes: int) -> int:
    """The lowest offset at which so many bytes are not taken, by looking at all that are."""
    start = 0
    for offset, length in sorted(taken.items()):
        if offset - start >= nbytes:
            break
        start = offset + length
    return start


@pytest.mark.parametrize("longest_block", [2, 5, 128])
@pytest.mark.parametrize("seed", range(20))
def test_each_value_has_the_lowest_place_that_is_free(
    seed: int, longest_block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_plan, "_MAX_BLOCK", longest_block)
    choose = random.Random(seed)
    count = 300
    sizes = {value: ALIGNMENT * choose.randint(1, 9) for value in range(count)}
    reads: list[list[int]] = [[] for _ in range(count + 1)]
    for value in range(count):
        reads[min(count, value + choose.choice((1, 2, 3, 30, 200)))].append(value)
    steps = [PlanStep(reads[value], (value,)) for value in range(count)]
    plan = plan_buffers(sizes, [*steps, PlanStep(reads[count], ())])
    taken: dict[int, int] = {}
    top = 0
    for value in range(count):
        assert plan.offsets[value] == lowest_free(taken, sizes[value])
        taken[plan.offsets[value]] = sizes[value]
        top = max(top, plan.offsets[value] + sizes[value])
        for dead in reads[value]:
            del taken[plan.offsets[dead]]
    assert plan.arena_bytes == top


def test_a_workspace_is_nobody_elses_while_its_step_runs() -> None:
    sizes = dict.fromkeys(range(6), ALIGNMENT)
    steps = [
        PlanStep((), (0,)),
        PlanStep((0,), (1,), aliasable={1: (0,)}, workspace=(4,)),
        PlanStep((1,), (2,), workspace=(5,)),
        PlanStep((2,), (3,)),
    ]
    plan = plan_buffers(sizes, steps)
    assert plan.offsets[0] == plan.offsets[1]
    for step in steps:
        used = {*step.reads, *step.writes, *step.workspace} - {*step.aliasable}
        assert len({plan.offsets[value] for value in used}) == len(used)
    assert plan.arena_bytes == 3 * ALIGNMENT


def plan_with_holes(count: int) -> MemoryPlan:
    """Half of the small values stay, and what comes then fits into none of the holes."""
    small = range(count)
    large = range(count, 2 * count)
    sizes = {value: ALIGNMENT if value in small else 9 * ALIGNMENT for value in range(2 * count)}
    steps = [PlanStep((), (value,)) for value in small]
    steps.append(PlanStep(small[::2], ()))
    steps += [PlanStep((value - 1,) if value > count else (), (value,)) for value in large]
    return plan_buffers(sizes, [*steps, PlanStep(small[1::2], ())])


def test_holes_that_are_too_small_are_not_looked_at_each_time() -> None:
    lines = [lines_of_python(lambda n=count: plan_with_holes(n)) for count in (2000, 4000)]
    assert lines[1] < 2.2 * lines[0]
