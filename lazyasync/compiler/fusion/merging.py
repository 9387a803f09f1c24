"""Two loops over the same domain become one, where neither has to wait for the other.

Of what belongs together, as in an optimizer's update, some is often begun apart.
"""

from __future__ import annotations

from lazyasync.compiler.fused_graph import Loop, Reducing
from lazyasync.compiler.fusion.builder import FusionBuilder
from lazyasync.compiler.fusion.places import is_even


def merge(builder: FusionBuilder, source: Loop, target: Loop) -> bool:
    """Has ``target`` compute what ``source`` does as well, and ends that; False if it cannot."""
    if source.domain != target.domain or not builder.have_room(source, target):
        return False
    reducing = [loop.reducing for loop in (source, target) if loop.reducing is not None]
    if not _reduce_alike(reducing, source, target):
        return False
    if _reads_elsewhere(source, target) or _reads_elsewhere(target, source):
        return False
    if _needs_through_others(builder, source, target):
        return False
    # Who comes first does not matter: neither reads the other, or it would be in one already.
    if reducing:
        target.reduce(reducing[0])
    target.members = {**source.members, **target.members}
    target.loads = list(dict.fromkeys((*source.loads, *target.loads)))
    builder.replace(source, target)
    return True


def _reduce_alike(reducing: list[Reducing], one: Loop, other: Loop) -> bool:
    """Whether all that reduce have the same rows and columns, and what is read suits these."""
    if not reducing:
        return True
    if len(set(reducing)) > 1:
        return False
    return all(
        is_even(load.strides, one.domain, reducing[0]) for load in (*one.loads, *other.loads)
    )


def _reads_elsewhere(reader: Loop, computer: Loop) -> bool:
    """Whether one loop reads what the other computes, which is then at another place."""
    return any(load.value in computer.members for load in reader.loads)


def _needs_through_others(builder: FusionBuilder, one: Loop, other: Loop) -> bool:
    """Whether one loop needs the other by way of a third piece."""
    both = (one, other)
    between = [piece for piece in (*one.needs, *other.needs) if piece not in both]
    reaches = builder.dependences.reaches
    return reaches(between, one) or reaches(between, other)
