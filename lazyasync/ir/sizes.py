"""Sizes that stand for any number: what a program is compiled with that serves many lengths.

A `Size` is a polynomial of symbols, and knows its value in the sample that is compiled for. Code
that is written for integers computes with it unchanged. What such code decides by a size, as that
two are equal, is noted among the conditions of its `SizeScope`: where they hold, what it made is
right. So nothing else than arithmetic and comparisons has to know of sizes; and what needs the
number itself makes it a condition that it is that number.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias, cast

from lazyasync.ir.stable_hash import stable_hash
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack
from lazyasync.named_tuples import NamedTuple

LEAST = 2
"""What symbols are at least. Lengths of 0 and 1 mean something else: nothing, and broadcasting."""

PLACES = frozenset({"axes", "axis"})
"""The fields of attributes whose integers are places among axes, and never lengths."""
_MAX_PARTS = 4096
"""Attributes whose parts are remembered. More would be those of a program that never repeats."""

Monomial: TypeAlias = tuple[int, ...]
"""The symbols of a product, sorted, each as often as it is a factor."""
Terms: TypeAlias = tuple[tuple[Monomial, int], ...]
"""A polynomial: monomials, sorted, each with its coefficient, which is not 0."""


class _Quotient(NamedTuple):
    """What a symbol stands for that is the floor of a quotient."""

    dividend: Terms
    divisor: Terms


class _Condition(NamedTuple):
    """That a polynomial is 0, less than 0, or not."""

    terms: Terms
    relation: str
    holds: bool


class SizeScope:
    """The symbols of one compile, with their values in its sample, and the conditions noted."""

    def __init__(self, values: Sequence[int]) -> None:
        self._given = len(values)
        self._values = list(values)
        self._quotients: list[_Quotient] = []
        self._conditions: dict[_Condition, str | None] = {}
        self._is_closed = False
        self.working_on: str | None = None
        """What is being done by sizes, in words, to be told with the conditions that come of it."""

    def close(self) -> None:
        """Takes no further condition: programs for other sizes are made by those that there are.

        Whatever would need another one raises ``RuntimeError`` from now on, as it would take what
        a size is in the sample for what it is elsewhere.
        """
        self._is_closed = True

    def symbol(self, number: int) -> int:
        """A symbol, by its number, for code that is written for integers."""
        return self.size({(number,): 1})

    def pinned_symbols(self) -> dict[int, str | None]:
        """The symbols that have one value under the conditions, and what needs that."""
        found: dict[int, str | None] = {}
        for (terms, relation, holds), what in self._conditions.items():
            monomials = [monomial for monomial, _ in terms if monomial]
            if relation == "==" and holds and len(monomials) == 1:
                for symbol in monomials[0]:
                    found.setdefault(symbol, what)
        return {symbol: what for symbol, what in found.items() if symbol < self._given}

    def size(self, terms: Mapping[Monomial, int]) -> int:
        """The size that is a polynomial; a plain integer if it has no symbols."""
        kept = sorted((monomial, factor) for monomial, factor in terms.items() if factor)
        if not kept:
            return 0
        if len(kept) == 1 and not kept[0][0]:
            return kept[0][1]
        return cast(int, Size(self, tuple(kept)))

    def value(self, terms: Terms) -> int:
        """What a polynomial is in the sample."""
        return _evaluated(terms, self._values)

    def quotient(self, dividend: Terms, divisor: Terms) -> int:
        """The floor of a quotient that is no polynomial, as a symbol of its own."""
        found = _Quotient(dividend, divisor)
        if found not in self._quotients:
            self._check_open(f"{_text(dividend)} // ({_text(divisor)})")
            self._quotients.append(found)
            self._values.append(self.value(dividend) // self.value(divisor))
        return self.symbol(self._given + self._quotients.index(found))

    def is_below_zero(self, terms: Terms) -> bool:
        """Whether a polynomial is less than 0, which may become a condition."""
        least, most = self._bounds(terms)
        if most is not None and most < 0:
            return True
        if least is not None and least >= 0:
            return False
        return self._noted(terms, "<", self.value(terms) < 0)

    def is_zero(self, terms: Terms) -> bool:
        """Whether a polynomial is 0; if so, that becomes a condition.

        What differs in the sample may be equal elsewhere, which is no condition: whoever asks must
        be right to treat equal sizes as different ones, as in reading apart what could be read as
        one. That lengths are not 0 and not 1 is certain.
        """
        return self.value(terms) == 0 and self._noted(terms, "==", True)

    def pin(self, terms: Terms) -> int:
        """The number that a size is in the sample, which becomes a condition."""
        value = self.value(terms)
        difference = _sum(dict(terms), {(): -value})
        self._noted(tuple(sorted(difference.items())), "==", True)
        return value

    def _noted(self, terms: Terms, relation: str, holds: bool) -> bool:
        condition = _Condition(terms, relation, holds)
        if condition not in self._conditions:
            self._check_open(f"whether {_text(terms)} {relation} 0")
            self._conditions[condition] = self.working_on
        return holds

    def _check_open(self, what: str) -> None:
        if self._is_closed:
            raise RuntimeError(f"{what} is asked for where sizes should be numbers")

    def _bounds(self, terms: Terms) -> tuple[int | None, int | None]:
        """What a polynomial is at least and at most, where that is the same for all sizes."""
        if any(symbol >= self._given for monomial, _ in terms for symbol in monomial):
            return None, None
        # In symbols that are 0 or more: each is that and LEAST.
        shifted: dict[Monomial, int] = {}
        for monomial, factor in terms:
            for count in range(len(monomial) + 1):
                for part in combinations(monomial, count):
                    number = factor * LEAST ** (len(monomial) - count)
                    shifted[part] = shifted.get(part, 0) + number
        start = shifted.pop((), 0)
        rises = all(factor >= 0 for factor in shifted.values())
        falls = all(factor <= 0 for factor in shifted.values())
        return start if rises else None, start if falls else None

    def resolver(self, values: Sequence[int]) -> SizeResolver | None:
        """What gives sizes for other values of the symbols; None where a condition fails."""
        if min(values, default=LEAST) < LEAST:
            return None
        every = list(values)
        for dividend, divisor in self._quotients:
            by = _evaluated(divisor, every)
            if by == 0:
                return None
            every.append(_evaluated(dividend, every) // by)
        for terms, relation, holds in self._conditions:
            found = _evaluated(terms, every)
            if (found == 0 if relation == "==" else found < 0) is not holds:
                return None
        return SizeResolver(every)


class SizeResolver:
    """Gives the numbers that sizes are, for some values of their symbols."""

    __slots__ = ("_known", "_values")

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values
        self._known: dict[Terms, int] = {}

    def number(self, size: int) -> int:
        """The number that a size is; an integer as it is."""
        if not isinstance(size, Size):
            return size
        found = self._known.get(size.terms)
        if found is None:
            found = self._known[size.terms] = _evaluated(size.terms, self._values)
        return found

    def numbers(self, sizes: Iterable[int]) -> tuple[int, ...]:
        """The numbers that several are."""
        return tuple([self.number(size) for size in sizes])

    def type(self, type: TensorType) -> TensorType:
        """The type with numbers for sizes."""
        if not is_sized(type):
            return type
        return TensorType(self.numbers(type.shape), type.dtype)

    def attributes(self, attributes: Any) -> Any:
        """The attributes of an operation with numbers for sizes."""
        return replaced(attributes, self.number)


def is_sized(type: TensorType) -> bool:
    """Whether a type has sizes that stand for any number."""
    return any(isinstance(length, Size) for length in type.shape)


def in_sample(number: int) -> int:
    """An integer, or what a size is in the sample: for what may be decided so for all sizes."""
    return number.scope.value(number.terms) if isinstance(number, Size) else number


def as_length(number: Any) -> int:
    """An integer of any kind as Python's, and a size as it is.

    Raises ``TypeError`` for what is no integer.
    """
    return cast(int, number) if isinstance(number, Size) else operator.index(number)


class Region:
    """What may be among attributes and has lengths and attributes of its own: a graph."""

    __slots__ = ()

    def replaced(self, number: Callable[[int], int], length: Callable[[int], int]) -> Region:
        """It with others for the lengths in it, and for the integers that may be lengths."""
        raise NotImplementedError

    def has_sizes(self) -> bool:
        """Whether there are sizes that stand for any number in it."""
        raise NotImplementedError


def has_sizes(attributes: Any) -> bool:
    """Whether there are sizes that stand for any number in attributes of an operation."""
    if isinstance(attributes, tuple):
        return any(map(has_sizes, attributes))
    if isinstance(attributes, Region):
        return attributes.has_sizes()
    if isinstance(attributes, TensorType):
        return is_sized(attributes)
    return isinstance(attributes, Size)


class AttributeParts(NamedTuple):
    """Attributes taken apart: those that differ in integers alone have equal rests and hashes."""

    rest: Hashable
    """What they are besides their integers."""
    integers: tuple[int, ...]
    """The integers that may be lengths."""
    are_lengths: tuple[bool, ...]
    """Which of them are certainly lengths: of values in regions."""
    kind_hash: int
    """A hash of the rest that is the same in every process."""


_parts: dict[Any, AttributeParts] = {}
_rests: dict[Hashable, tuple[Hashable, int]] = {}
"""One for all that have equal rests, with its `AttributeParts.kind_hash`."""


def attribute_parts(attributes: Any) -> AttributeParts:
    """The parts of an operation's attributes, which are found once for equal ones."""
    key = (type(attributes), attributes)  # of two kinds may be equal, and mean something else
    found = _parts.get(key)
    if found is None:
        integers: list[int] = []
        are_lengths: list[bool] = []

        def take(number: int, is_length: bool = False) -> int:
            integers.append(number)
            are_lengths.append(is_length)
            return 0

        rest = replaced(attributes, take, lambda length: take(length, True))
        kinds = _with_kinds(rest)
        shared = _rests.get(kinds)
        if shared is None:
            shared = (kinds, stable_hash(rest))
        if len(_parts) >= _MAX_PARTS:
            _parts.clear()
            _rests.clear()
        _rests[shared[0]] = shared
        found = AttributeParts(shared[0], tuple(integers), tuple(are_lengths), shared[1])
        untrack(key)
        untrack(found)
        _parts[key] = found
    return found


def _with_kinds(value: Any) -> Hashable:
    """Attributes with the kinds of what they hold, so that True is not 1."""
    if isinstance(value, tuple):
        return type(value), tuple([_with_kinds(item) for item in value])
    return type(value), value


def replaced(
    attributes: Any,
    number: Callable[[int], int],
    length: Callable[[int], int] | None = None,
) -> Any:
    """Attributes with each integer in them that may be a length replaced by another.

    ``length`` replaces those that certainly are: of values in regions. Without it ``number`` does.
    """
    if isinstance(attributes, tuple):
        fields = getattr(attributes, "_fields", None)
        if fields is None:
            return tuple([replaced(item, number, length) for item in attributes])
        items = [
            item if field in PLACES else replaced(item, number, length)
            for field, item in zip(fields, attributes, strict=True)
        ]
        return attributes._make(items)  # type: ignore[attr-defined]
    if isinstance(attributes, TensorType):
        return TensorType(tuple([number(each) for each in attributes.shape]), attributes.dtype)
    if isinstance(attributes, Size) or type(attributes) is int:
        return number(cast(int, attributes))
    if isinstance(attributes, Region):
        return attributes.replaced(number, length or number)
    return attributes


def part_length(start: int, stop: int | None, step: int) -> int:
    """How many elements a slice has whose bounds are resolved; None is before the first one.

    By arithmetic, as its bounds may be sizes.
    """
    if step > 0:
        assert stop is not None
        return max(0, (stop - start + step - 1) // step)
    return max(0, (start - (-1 if stop is None else stop) - step - 1) // -step)


class Size:
    """An integer of which only the expression is known, and what it is in the sample.

    It is equal to what has the same value in the sample, and to nothing of another scope. Its hash
    is that of the expression, so that sizes are found in dictionaries by what they are.
    """

    __slots__ = ("_hash", "scope", "terms")

    def __init__(self, scope: SizeScope, terms: Terms) -> None:
        self.scope = scope
        self.terms = terms
        self._hash = hash((id(scope), terms))

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return _text(self.terms)

    def __index__(self) -> int:
        return self.scope.pin(self.terms)

    __int__ = __index__

    def __float__(self) -> float:
        return float(self.scope.pin(self.terms))

    def __bool__(self) -> bool:
        return not self.scope.is_zero(self.terms)

    # ---- comparisons ---------------------------------------------------------------------------

    def _less(self, other: object) -> Terms | None:
        """What is left of it without another; None if that is no integer."""
        found = _terms_of(other)
        if found is None:
            return None
        difference = _sum(dict(self.terms), {monomial: -factor for monomial, factor in found})
        return tuple(sorted(difference.items()))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Size) and other.scope is not self.scope:
            return False
        difference = self._less(other)
        if difference is None:
            return NotImplemented
        return not difference or self.scope.is_zero(difference)

    def __lt__(self, other: int | Size) -> bool:
        difference = self._less(other)
        if difference is None:
            return NotImplemented
        return bool(difference) and self.scope.is_below_zero(difference)

    def __ge__(self, other: int | Size) -> bool:
        below = self.__lt__(other)
        return below if below is NotImplemented else not below

    def __le__(self, other: int | Size) -> bool:
        found = _terms_of(other)
        if found is None:
            return NotImplemented
        return not self > other

    def __gt__(self, other: int | Size) -> bool:
        difference = self._less(other)
        if difference is None:
            return NotImplemented
        opposite = tuple([(monomial, -factor) for monomial, factor in difference])
        return bool(opposite) and self.scope.is_below_zero(opposite)

    # ---- arithmetic ----------------------------------------------------------------------------

    def __add__(self, other: int | Size) -> int:
        found = _terms_of(other)
        if found is None:
            return NotImplemented
        return self.scope.size(_sum(dict(self.terms), dict(found)))

    __radd__ = __add__

    def __neg__(self) -> int:
        return self.scope.size({monomial: -factor for monomial, factor in self.terms})

    def __pos__(self) -> Size:
        return self

    def __sub__(self, other: int | Size) -> int:
        difference = self._less(other)
        if difference is None:
            return NotImplemented
        return self.scope.size(dict(difference))

    def __rsub__(self, other: int) -> int:
        difference = self._less(other)
        if difference is None:
            return NotImplemented
        return self.scope.size({monomial: -factor for monomial, factor in difference})

    def __mul__(self, other: int | Size) -> int:
        found = _terms_of(other)
        if found is None:
            return NotImplemented
        product: dict[Monomial, int] = {}
        for monomial, factor in self.terms:
            for other_monomial, other_factor in found:
                both = tuple(sorted(monomial + other_monomial))
                product[both] = product.get(both, 0) + factor * other_factor
        return self.scope.size(product)

    __rmul__ = __mul__

    def __floordiv__(self, other: int | Size) -> int:
        found = _terms_of(other)
        return NotImplemented if found is None else _quotient(self.scope, self.terms, found)

    def __rfloordiv__(self, other: int) -> int:
        found = _terms_of(other)
        return NotImplemented if found is None else _quotient(self.scope, found, self.terms)

    def __mod__(self, other: int | Size) -> int:
        if _terms_of(other) is None:
            return NotImplemented
        return self - (self // other) * other

    def __rmod__(self, other: int) -> int:
        if _terms_of(other) is None:
            return NotImplemented
        return other - (other // self) * self


def _terms_of(number: object) -> Terms | None:
    if isinstance(number, Size):
        return number.terms
    if isinstance(number, int):
        return (((), int(number)),) if number else ()
    return None


def _sum(one: dict[Monomial, int], other: Mapping[Monomial, int]) -> dict[Monomial, int]:
    """The sum of two polynomials; the first is changed to it."""
    for monomial, factor in other.items():
        total = one.get(monomial, 0) + factor
        if total:
            one[monomial] = total
        else:
            one.pop(monomial, None)
    return one


def _quotient(scope: SizeScope, dividend: Terms, divisor: Terms) -> int:
    if not divisor:
        raise ZeroDivisionError("division by zero")
    if len(divisor) == 1:
        [(monomial, factor)] = divisor
        parts = [_divided(term, monomial, factor) for term in dividend]
        whole = [part for part in parts if part is not None]
        if len(whole) == len(parts):
            return scope.size(dict(whole))
    multiple = _multiple(dividend, divisor)
    if multiple is not None:
        return multiple
    return scope.quotient(dividend, divisor)


def _divided(
    term: tuple[Monomial, int], monomial: Monomial, factor: int
) -> tuple[Monomial, int] | None:
    """A term divided by another one; None if that leaves a rest."""
    left = list(term[0])
    for symbol in monomial:
        if symbol not in left:
            return None
        left.remove(symbol)
    return None if term[1] % factor else (tuple(left), term[1] // factor)


def _multiple(dividend: Terms, divisor: Terms) -> int | None:
    """How often one polynomial is another one; None if it is no multiple."""
    if len(dividend) != len(divisor):
        return None
    found = {a // b if one == other and not a % b else None
             for (one, a), (other, b) in zip(dividend, divisor, strict=True)}  # fmt: skip
    return found.pop() if len(found) == 1 else None


def _evaluated(terms: Terms, values: Sequence[int]) -> int:
    total = 0
    for monomial, factor in terms:
        total += factor * math.prod([values[symbol] for symbol in monomial])
    return total


def _text(terms: Terms) -> str:
    parts = []
    for monomial, factor in terms:
        names = [f"s{symbol}" for symbol in monomial]
        parts.append("*".join(names if factor == 1 and names else [str(factor), *names]))
    return " + ".join(parts)
