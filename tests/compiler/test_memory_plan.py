"""Places in an arena: the lowest that is free, found without a look at all that are."""

from __future__ import annotations

import random
from itertools import pairwise

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


def random_steps(seed: int, count: int) -> tuple[dict[int, int], list[PlanStep]]:
    """Values of very different sizes, some of which are written over, and workspaces."""
    choose = random.Random(seed)
    sizes = {value: choose.choice((100, 5000, 70_000, 1 << 20)) for value in range(2 * count)}
    reads: list[list[int]] = [[] for _ in range(count + 1)]
    for value in range(count):
        for _ in range(choose.randint(0, 2)):
            reads[min(count, value + choose.choice((1, 2, 3, 10, 40)))].append(value)
    steps = [
        PlanStep(
            reads[value],
            (value,),
            aliasable={value: [old for old in reads[value] if sizes[old] == sizes[value]]},
            workspace=(count + value,) if choose.random() < 0.1 else (),
        )
        for value in range(count)
    ]
    return sizes, [*steps, PlanStep(reads[count], ())]


def needed_at(steps: list[PlanStep]) -> list[set[int]]:
    """The values that are needed in each step."""
    used = [{*step.reads, *step.writes, *step.workspace} for step in steps]
    first = {value: at for at, some in reversed(list(enumerate(used))) for value in some}
    last = {value: at for at, some in enumerate(used) for value in some}
    return [
        {value for value in first if first[value] <= at <= last[value]} for at in range(len(steps))
    ]


@pytest.mark.parametrize("seed", range(30))
def test_an_arena_is_about_as_large_as_what_is_needed_at_the_same_time(seed: int) -> None:
    sizes, steps = random_steps(seed, 150)
    plan = plan_buffers(sizes, steps)
    most = 0
    for step, needed in zip(steps, needed_at(steps), strict=True):
        places = sorted({(plan.offsets[value], sizes[value], value) for value in needed})
        over = {old for some in step.aliasable.values() for old in some}
        kept = [place for place in places if place[2] not in over]
        for one, other in pairwise(kept):
            assert one[0] + one[1] <= other[0]
        assert all(offset + nbytes <= plan.arena_bytes for offset, nbytes, _ in places)
        most = max(most, sum([nbytes for _, nbytes, _ in kept]))
    assert plan.arena_bytes <= 1.2 * most


def test_a_plan_of_very_many_values_takes_no_longer_for_each() -> None:
    lines = [
        lines_of_python(lambda n=count: plan_buffers(*random_steps(0, n))) for count in (1500, 3000)
    ]
    assert lines[1] < 2.3 * lines[0]


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
