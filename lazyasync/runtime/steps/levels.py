"""Levels: how steps over several devices are kept from waiting for each other in a cycle.

Tensors never do. But a step computes many, and waits for what any of them needs: if one is sent to
another device, and the step also needs what comes of it there, the step waits for itself.

A level counts the transfers that lie one behind the other up to a tensor and that no barrier has
scheduled yet. A transfer is at least one level above the tensor that it sends, and a step is at
the level of the highest that it needs. So what depends on a transfer is never below it, and a step
that is below all transfers that wait for its tensors depends on none of them. What has been
scheduled does not count: the step that computes it has been collected.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from lazyasync.buffers import DeviceData
    from lazyasync.ir.node import Node
    from lazyasync.recording import Recording
    from lazyasync.runtime.steps.step import DeviceContext, Step, Transfer

Root: TypeAlias = "tuple[Recording, Node]"


def highest_level(handles: Iterable[DeviceData]) -> int:
    """The highest level among some handles; of one that is there, or has failed, it is 0."""
    return max(
        [data.completion.level for data in handles if data.completion is not None], default=0
    )


def level_of_recording(recording: Recording) -> int:
    """A level that nothing recorded so far is above."""
    # Copied, as a thread with a job of its own may record on meanwhile.
    handles = list(recording.slots)
    return max(highest_level(handles), highest_level(recording.materialized.values()))


def parts_by_level(
    roots: Sequence[Root], transfers: Iterable[Transfer]
) -> list[tuple[int, list[Root]]]:
    """Which of some nodes are computed together, with the level of each part, lowest first.

    ``transfers`` are those not scheduled yet. Each part is below those that send a node of it:
    mostly there is one part.
    """
    ceilings: dict[Root, int] = {}
    chosen = set(roots)
    for transfer in transfers:
        source = transfer.source
        if source is not None and source._data is None:
            root = (source._recording, source._node)
            if root in chosen:
                ceilings[root] = min(transfer.level, ceilings.get(root, transfer.level))
    highest = max([level_of_recording(recording) for recording in dict(roots)])
    if not ceilings or highest < min(ceilings.values()):
        return [(highest, list(roots))]
    levels = _levels(roots)
    parts: list[list[Root]] = []
    ceiling: float = 0
    for root in sorted(roots, key=levels.__getitem__):
        if levels[root] >= ceiling:
            parts.append([])
            ceiling = math.inf
        parts[-1].append(root)
        ceiling = min(ceiling, ceilings.get(root, ceiling))
    return [(levels[nodes[-1]], nodes) for nodes in parts]


def _levels(roots: Sequence[Root]) -> dict[Root, int]:
    """The level of each node, by what it really needs. Iterative, for graphs of any depth."""
    levels: dict[Root, int] = {}
    for recording in dict(roots):
        for data, leaf in list(recording.slots.items()):
            levels[recording, leaf] = highest_level((data,))
        for node, data in recording.materialized.items():
            levels[recording, node] = highest_level((data,))
    for recording, root in roots:
        stack = [root]
        while stack:
            node = stack[-1]
            missing = [operand for operand in node.operands if (recording, operand) not in levels]
            if missing and (recording, node) not in levels:
                stack.extend(missing)
                continue
            stack.pop()
            if (recording, node) not in levels:
                below = [levels[recording, operand] for operand in node.operands]
                levels[recording, node] = max(below, default=0)
    return levels


def of_one_level(steps: Sequence[Step]) -> list[list[Step]]:
    """The steps of a barrier in groups in which none waits for another, to be issued together.

    Of several of one job and device at a level each may need those before it.
    """
    groups: dict[tuple[int, int], list[Step]] = {}
    before: Counter[tuple[int, DeviceContext]] = Counter()
    for step in steps:
        place = (step.level, step.context)
        groups.setdefault((step.level, before[place]), []).append(step)
        before[place] += 1
    return list(groups.values())
