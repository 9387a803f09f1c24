"""Programs that serve many sizes: from the second graph on that differs in nothing but numbers.

The first graph is compiled as it is, but for the lengths of its loops, which are sizes at once.
The second one that has the same skeleton is compiled with sizes for the numbers that differ, and
from then on there is a program for each that fits. Loops that carry something of another size are
families of their own at first.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import numpy as np

from lazyasync.backends.protocol import Backend, CompilesForSizes, Program, SizedProgram
from lazyasync.ir.graph import Graph
from lazyasync.ir.size_patterns import (
    GraphNumbers,
    SizePattern,
    find_pattern,
    may_vary,
    numbers_of,
    sized_graph,
)
from lazyasync.ir.sizes import SizeScope
from lazyasync.ir.untracked import untrack, untracked
from lazyasync.named_tuples import NamedTuple
from lazyasync.runtime.loop.exception_groups import described
from lazyasync.runtime.scheduler.dynamic_axes import looped_axes, other_numbers

NOTHING_MARKED: Final[Mapping[int, frozenset[int]]] = MappingProxyType({})
MAX_SAMPLES = 4
"""Graphs of a family that are compared to find out what varies."""
MAX_PROGRAMS = 8
"""Programs of a family, each for the sizes that some conditions hold for."""
MAX_SHIFT = 64
"""Other sizes that are tried for those that are equal to something else in a graph."""
MAX_STATES = 4
"""Sizes of what loops carry, each of which has programs of its own; then one serves all."""
MAX_FAILURES = 4
"""Failed attempts to compile for sizes, after which each size is compiled for itself."""

_log = logging.getLogger("lazyasync.compiles")


class _ForSizes(NamedTuple):
    """A program for the graphs of a family that fit a pattern, and conditions."""

    pattern: SizePattern
    scope: SizeScope
    program: SizedProgram

    def program_of(self, graph: Graph, numbers: np.ndarray) -> Program | None:
        values = self.pattern.match(numbers)
        resolver = None if values is None else self.scope.resolver(values)
        return None if resolver is None else self.program.program(graph, resolver)


class Made(NamedTuple):
    """A program for a graph, and how it came about."""

    program: Program
    compiled: bool = True
    """Whether it has been compiled, and is not one for other lengths anew."""
    lengths: str | None = None
    """Which lengths it is for, where its family has others: in words, for people."""


FOR_ALL = "from now on for all lengths"


class _Family:
    """The graphs of one skeleton."""

    __slots__ = ("failures", "pinned", "programs", "samples", "states", "why_alone")

    def __init__(self) -> None:
        self.samples: list[np.ndarray] = []
        """The numbers of some graphs, the latest first."""
        self.programs: list[_ForSizes] = []
        """The one that was used last comes first."""
        self.pinned: frozenset[int] = frozenset()
        """The positions of numbers that code depends on, whatever they are."""
        self.states: set[tuple[int, ...]] | None = set()
        """The sizes of what loops carry, of the graphs so far; None if these vary as others do."""
        self.failures = 0
        self.why_alone: str | None = None
        """Why graphs are compiled for their lengths alone, in words."""
        untrack(self)

    def alike(self, taken: GraphNumbers) -> list[np.ndarray]:
        """The samples that a graph may differ from in sizes alone."""
        carried = None if self.states is None else taken.carried
        return [
            sample
            for sample in self.samples
            if may_vary(taken, sample)
            and (carried is None or np.array_equal(taken.numbers[carried], sample[carried]))
            and self.pinned.isdisjoint(np.flatnonzero(sample != taken.numbers).tolist())
        ]

    def note_state(self, taken: GraphNumbers, marked: bool) -> None:
        """Takes note of what the loops of a graph carry, or that it varies, as users say."""
        if self.states is not None and len(taken.carried):
            self.states.add(tuple(taken.numbers[taken.carried].tolist()))
            if marked or len(self.states) > MAX_STATES:
                self.states = None

    def add_sample(self, numbers: np.ndarray) -> None:
        self.samples.insert(0, numbers)
        del self.samples[MAX_SAMPLES:]

    def add_program(self, made: _ForSizes) -> None:
        self.programs.insert(0, untracked(made))
        del self.programs[MAX_PROGRAMS:]


class SizeFamilies:
    """Families of graphs; the least recently used is dropped first. For one thread."""

    def __init__(self, capacity: int, *, automatic: bool = True) -> None:
        self.capacity = capacity
        self.automatic = automatic
        """Whether sizes are told by comparing graphs."""
        self._families: OrderedDict[Hashable, _Family] = OrderedDict()

    def find(self, kind: str, graph: Graph) -> Made | None:
        """The program of a graph in another size, if its family has one that fits."""
        return self._find(kind, graph, numbers_of(graph.key))

    def make(
        self,
        backend: Backend,
        kind: str,
        graph: Graph,
        marked: Mapping[int, frozenset[int]] = NOTHING_MARKED,
    ) -> Made:
        """A program for a graph that has none: what `find` gives, or one that is compiled.

        It is compiled for sizes if its family is known, else as it is. ``marked`` are axes of
        arguments, by position, whose lengths vary, as users say.
        """
        taken = numbers_of(graph.key)
        found = self._find(kind, graph, taken)
        if found is not None:
            return found
        wanted = self.automatic or marked
        if taken is None or not (wanted and isinstance(backend, CompilesForSizes)):
            return Made(backend.compile(graph))
        family = self._family(kind, taken)
        family.note_state(taken, bool(marked))
        if not family.alike(taken):
            made_up = other_numbers(graph, taken, *((marked,) if marked else looped_axes(graph)))
            if made_up is not None:
                family.add_sample(made_up)
        program = None
        if family.failures < MAX_FAILURES:
            program = _compile_for_sizes(backend, family, graph, taken)
        family.add_sample(taken.numbers)
        if program is None:
            return Made(backend.compile(graph), lengths=family.why_alone)
        return Made(program, lengths=FOR_ALL if family.why_alone is None else family.why_alone)

    def _find(self, kind: str, graph: Graph, taken: GraphNumbers | None) -> Made | None:
        family = None if taken is None else self._families.get((kind, taken.skeleton))
        if taken is None or family is None:
            return None
        self._families.move_to_end((kind, taken.skeleton))
        for place, made in enumerate(family.programs):
            program = made.program_of(graph, taken.numbers)
            if program is not None:
                family.programs.insert(0, family.programs.pop(place))
                return Made(program, compiled=False)
        return None

    def _family(self, kind: str, taken: GraphNumbers) -> _Family:
        key = untracked((kind, taken.skeleton))
        family = self._families.get(key)
        if family is None:
            family = self._families[key] = _Family()
            while len(self._families) > self.capacity:
                self._families.popitem(last=False)
        return family

    def __len__(self) -> int:
        return len(self._families)


def _pattern(family: _Family, taken: GraphNumbers) -> SizePattern | None:
    """What a graph has in common with the samples of its family, or with the latest one it can.

    A family has graphs of all code that differs in numbers alone, as of ``x[:n]`` and ``x[n:]``.
    """
    alike = family.alike(taken)
    for others in (alike, *[[sample] for sample in alike]) if alike else ():
        pattern = find_pattern([taken.numbers, *others], taken.kinds)
        if pattern is not None:
            return pattern
    return None


def _compile_for_sizes(
    backend: CompilesForSizes, family: _Family, graph: Graph, taken: GraphNumbers
) -> Program | None:
    """The program of a graph, and with it one for others of its family; None if there is none."""
    pattern = _pattern(family, taken)
    if pattern is None:
        return None
    for hints in _hints(family, pattern, taken.numbers):
        scope = SizeScope(hints)
        try:
            program = backend.compile_for_sizes(sized_graph(graph, pattern, scope))
            made = _ForSizes(pattern, scope, program)
            found = made.program_of(graph, taken.numbers)
        except Exception as error:
            family.why_alone = f"for these lengths alone: {described(error)}"
            _log.debug("a program for all sizes was not compiled: %r", error, exc_info=True)
            continue
        needed = {} if pattern.coincides(hints) else scope.pinned_symbols()
        if needed:
            family.pinned |= pattern.positions(list(needed))
            what = next((what for what in needed.values() if what is not None), "its code")
            family.why_alone = f"for these lengths alone: {what} needs one of them as a number"
        else:
            family.add_program(made)
            family.why_alone = None
        if found is not None:
            scope.close()
            return found
    family.failures += 1
    return None


def _hints(family: _Family, pattern: SizePattern, numbers: np.ndarray) -> Iterator[Sequence[int]]:
    """The values of the symbols to compile with, those to be tried first first.

    They are not those of the graph if one of these happens to be equal to something else in it,
    which it would be taken for. But what is made of several symbols may hold for no others.
    """
    values = pattern.match(numbers)
    assert values is not None
    others = [found for found in map(pattern.match, family.samples) if found is not None]
    shifted = [[value + more for value in values] for more in range(1, MAX_SHIFT)]
    for chosen in (values, *others, *shifted):
        if not pattern.coincides(chosen):
            yield chosen
            if chosen is values:
                return
            break
    yield values
