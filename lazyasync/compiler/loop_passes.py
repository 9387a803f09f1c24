"""What each pass over a row has to compute, for code generators that loop over rows.

A row is gone over once for every reduction that depends on another. Before a pass, what there is
once per row and depends on earlier passes is known.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from lazyasync.compiler.fused_graph import Level, Load, Loop, Member
from lazyasync.ir.scalar import Expression, Primitive, parts

COSTS = {
    Primitive.DIVIDE: 8,
    Primitive.SQRT: 8,
    Primitive.QUOTIENT: 20,
    Primitive.FMOD: 20,
    Primitive.EXP: 20,
    Primitive.EXPM1: 40,
    Primitive.LOG: 30,
    Primitive.LOG1P: 40,
    Primitive.LOG2: 40,
    Primitive.SIN: 40,
    Primitive.COS: 40,
    Primitive.TANH: 40,
    Primitive.POWER: 80,
    Primitive.ARCTAN2: 80,
    Primitive.EXP2: 40,
    Primitive.LOG10: 40,
    Primitive.CBRT: 40,
    Primitive.TAN: 40,
    Primitive.ARCSIN: 40,
    Primitive.ARCCOS: 40,
    Primitive.ARCTAN: 40,
    Primitive.SINH: 40,
    Primitive.COSH: 40,
    Primitive.ARCSINH: 40,
    Primitive.ARCCOSH: 40,
    Primitive.ARCTANH: 40,
    Primitive.ERF: 40,
}
"""What primitives cost, in instructions; of others it is one."""


class RowPasses:
    """The passes of a loop over rows.

    ``number`` gives for each value of full size the pass that computes it, for the others the pass
    before which they are there; ``last`` is the last one, in which there may be nothing to do.
    What takes more than ``cheap`` instructions is too expensive to be computed again.
    """

    def __init__(self, loop: Loop, cheap: int) -> None:
        self.loop = loop
        self._cheap = cheap
        self.number: dict[int, int] = {}
        self._sources = {m.value: sources(m.expression) for m in loop.members.values()}
        for member in loop.members.values():
            first = 0
            for source in self._sources[member.value]:
                if not isinstance(source, Load):
                    first = max(first, self.number[source])
            self.number[member.value] = first + 1 if member.reduction is not None else first
        self.last = max(self.number.values())
        self.expensive = self._expensive()
        """The values that later passes read and that are too expensive to be computed again."""

    def wanted(self, number: int, kept: Collection[int]) -> list[Member]:
        """What a pass has to compute: what it reduces, what it stores, and what is kept of it."""
        found = []
        stays = {*self.loop.stores, *kept}
        for member in self.loop.members.values():
            own = self.number[member.value]
            if member.reduction is not None:
                if own - 1 == number:
                    found.append(member)
            elif member.level is Level.FULL and own == number:
                found += [member] if member.value in stays else []
        return found

    def row_members(self, number: int) -> list[Member]:
        """What is computed once per row before a pass, and could not be before an earlier one."""
        return [
            member
            for member in self.loop.members.values()
            if member.level is Level.ROW
            and member.reduction is None
            and self.number[member.value] == number
        ]

    def needed(
        self, number: int, wanted: Iterable[Member], there: Collection[int]
    ) -> tuple[list[Member], list[Load]]:
        """The values of full size, in order, and the loads that a pass needs for some of them.

        Those of ``there`` need not be computed in passes after their own, but are in the list.
        """
        values: set[int] = set()
        loads: dict[Load, None] = {}
        stack = list(wanted)
        while stack:
            member = stack.pop()
            if member.reduction is None:
                if member.level is not Level.FULL or member.value in values:
                    continue
                values.add(member.value)
                if member.value in there and self.number[member.value] < number:
                    continue
            for source in self._sources[member.value]:
                if isinstance(source, Load):
                    loads[source] = None
                else:
                    inner = self.loop.members[source]
                    if inner.level is Level.FULL:
                        stack.append(inner)
        members = [member for member in self.loop.members.values() if member.value in values]
        return members, [load for load in self.loop.loads if load in loads]

    def _expensive(self) -> frozenset[int]:
        members = self.loop.members
        expensive = set()
        for member in members.values():
            own = self.number[member.value] - (member.reduction is not None)
            if member.level is Level.ROW and member.reduction is None:
                continue
            for source in self._sources[member.value]:
                if isinstance(source, Load) or members[source].level is not Level.FULL:
                    continue
                if self.number[source] < own and self._again(source) > self._cheap:
                    expensive.add(source)
        return frozenset(expensive)

    def _again(self, value: int) -> int:
        """What computing a value again would cost, with all that it is computed from."""
        total = 0
        seen: set[int] = set()
        stack = [value]
        while stack:
            current = stack.pop()
            if current in seen:
                continue
            seen.add(current)
            total += cost(self.loop.members[current].expression)
            for source in self._sources[current]:
                if not isinstance(source, Load) and self.loop.members[source].level is Level.FULL:
                    stack.append(source)
        return total


def cost(expression: Expression) -> int:
    """About how many instructions an expression is."""
    return sum(COSTS.get(part.primitive, 1) + _drawing(part) for part in parts(expression))


def _drawing(part: Expression) -> int:
    """What it costs besides if it is drawn."""
    drawn = part.value.drawn if isinstance(part.value, Load) else None
    return 0 if drawn is None else drawn.source.instructions


def sources(expression: Expression) -> list[Load | int]:
    """What the inputs of an expression stand for."""
    inputs = [part for part in parts(expression) if part.primitive is Primitive.INPUT]
    return list(dict.fromkeys(part.value for part in inputs))
