"""`einsum`, Einstein's summation convention, in products of two operands at a time."""

from __future__ import annotations

import functools
import itertools
import operator
import string
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, Never, TypeAlias

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops import promotion
from lazyasync.ops.dispatch import alias, promoted
from lazyasync.ops.elementwise.arithmetic import multiply
from lazyasync.ops.linear_algebra import matmul
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import astype
from lazyasync.ops.manipulation.diagonals import diagonal
from lazyasync.ops.manipulation.shaping import squeeze, transpose
from lazyasync.ops.reductions.reductions import any as any_of
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.ops.registration import composed_of
from lazyasync.recording.defaults import narrow_dtype
from lazyasync.tensor import LazyTensor

__all__ = [
    "einsum",
    "einsum_path",
]

Label: TypeAlias = Any
"""What names an axis: a letter, a number of the form with lists, or one of those below."""
Term: TypeAlias = tuple[Label, ...]
"""The labels of the axes of an operand or of the result, in order."""


class _Broadcast(int):
    """The label of an axis that an ellipsis stands for, counted from the last one of these."""

    def __hash__(self) -> int:
        return hash(("...", int(self)))

    def __eq__(self, other: object) -> bool:
        return type(other) is _Broadcast and int(self) == int(other)


# ---- subscripts ----------------------------------------------------------------------------


def _term(text: str, subscripts: str) -> Term:
    """The labels of a part of the subscripts, an ellipsis as such."""
    before, dots, after = text.partition("...")
    for letter in before + after:
        if letter not in string.ascii_letters:
            raise ValueError(
                f"einsum: a subscript is a letter, or there is one ellipsis (...) for an operand; "
                f"not {letter!r} in {subscripts!r}"
            )
    return (*before, ..., *tuple(after)) if dots else tuple(before)


@functools.lru_cache(maxsize=256)
def _parsed(subscripts: str) -> tuple[tuple[Term, ...], Term | None]:
    given, arrow, result = subscripts.replace(" ", "").partition("->")
    if any(mark in given + result for mark in "->"):
        raise ValueError(f"einsum: there is one arrow (->) in subscripts, not as in {subscripts!r}")
    terms = tuple(_term(part, subscripts) for part in given.split(","))
    return terms, _term(result, subscripts) if arrow else None


def _from_lists(arguments: Sequence[Any]) -> tuple[tuple[Term, ...], Term | None, list[Any]]:
    """The terms, the result's and the operands, of operands and lists of numbers in turn."""

    def term(labels: Any) -> Term:
        found = tuple(label if label is ... else operator.index(label) for label in labels)
        for label in found:
            if label is not ... and label < 0:
                raise ValueError(
                    f"einsum: a number of a list of labels is not negative, not {label}"
                )
        if found.count(...) > 1:
            raise ValueError("einsum: a list of labels has more than one ellipsis")
        return found

    pairs = len(arguments) // 2
    result = term(arguments[-1]) if len(arguments) % 2 else None
    terms = tuple(term(arguments[2 * number + 1]) for number in range(pairs))
    return terms, result, [arguments[2 * number] for number in range(pairs)]


def _spelled_out(
    terms: tuple[Term, ...], result: Term | None, shapes: tuple[tuple[int, ...], ...]
) -> tuple[list[Term], Term]:
    """The terms and the result's, with a label for each axis that an ellipsis stands for."""
    spelled: list[Term] = []
    most = 0
    for number, (term, shape) in enumerate(zip(terms, shapes, strict=True)):
        free = len(shape) - len(term) + term.count(...)
        if free < 0 or (... not in term and free):
            raise ShapeError(
                f"einsum: operand {number} has {len(shape)} axes, for which there are "
                f"{len(term) - term.count(...)} subscripts"
                f"{' and an ellipsis' if ... in term else ''}"
            )
        most = max(most, free)
        spelled.append(_with_ellipsis(term, free))
    if result is None:
        counts = Counter(label for term in terms for label in term if label is not ...)
        once = sorted(label for label, count in counts.items() if count == 1)
        return spelled, _with_ellipsis((..., *once), most)
    if most and ... not in result:
        raise ShapeError(
            "einsum: the result must have an ellipsis, for the axes that operands have"
        )
    known = {label for term in terms for label in term}
    for label, count in Counter(result).items():
        if label is not ... and label not in known:
            raise ValueError(f"einsum: the result has the subscript {label!r}, but no operand has")
        if count > 1:
            raise ValueError(f"einsum: the result has the subscript {label!r} more than once")
    return spelled, _with_ellipsis(result, most)


def _with_ellipsis(term: Term, count: int) -> Term:
    if ... not in term:
        return term
    place = term.index(...)
    axes = tuple(_Broadcast(number) for number in reversed(range(count)))
    return term[:place] + axes + term[place + 1 :]


def _lengths(terms: Sequence[Term], shapes: tuple[tuple[int, ...], ...]) -> dict[Label, int]:
    """The length of each label; an axis of length 1 fits to any other."""
    lengths: dict[Label, int] = {}
    for number, (term, shape) in enumerate(zip(terms, shapes, strict=True)):
        _check_diagonals(number, term, shape)
        for label, length in zip(term, shape, strict=True):
            known = lengths.setdefault(label, length)
            if known == 1:
                lengths[label] = length
            elif length not in (1, known):
                name = "..." if type(label) is _Broadcast else label
                raise ShapeError(
                    f"einsum: the subscript {name!r} is of length {known}, and {length} in "
                    f"operand {number}"
                )
    return lengths


def _check_diagonals(number: int, term: Term, shape: tuple[int, ...]) -> None:
    """Raises `ShapeError` where axes of one operand with one label differ, be it from 1."""
    ours: dict[Label, int] = {}
    for label, length in zip(term, shape, strict=True):
        if ours.setdefault(label, length) != length:
            raise ShapeError(
                f"einsum: the subscript {label!r} is of length {ours[label]} and of length "
                f"{length} in operand {number}, of shape {shape}"
            )


# ---- the order of products -----------------------------------------------------------------


@functools.lru_cache(maxsize=256)
def _path(
    terms: tuple[Term, ...], result: Term, lengths: tuple[tuple[Label, int], ...], optimize: Any
) -> list[tuple[int, ...]]:
    """The places of the operands that are multiplied in each step; results come last.

    It is NumPy's (D. G. A. Smith and J. Gray, "opt_einsum", Journal of Open Source Software, 2018).
    """
    count = len(terms)
    letters = dict(zip((label for label, _ in lengths), string.ascii_letters, strict=False))
    if count <= 2 or optimize is False or len(letters) < len(lengths):
        return [tuple(range(count))]
    of = dict(lengths)
    shapes = [tuple(of[label] for label in term) for term in terms]
    spelled = ",".join("".join(letters[label] for label in term) for term in terms)
    subscripts = f"{spelled}->{''.join(letters[label] for label in result)}"
    # Arrays without memory: only the shapes count.
    stand_ins = [np.broadcast_to(np.float32(0), shape) for shape in shapes]
    how = "greedy" if optimize is True else optimize
    found, _ = np.einsum_path(subscripts, *stand_ins, optimize=how)
    return [step for step in found if not isinstance(step, str)]


# ---- steps ---------------------------------------------------------------------------------


def _sum_over(x: LazyTensor, axes: tuple[int, ...]) -> LazyTensor:
    """In the dtype that there is, unlike `la.sum`; of booleans the or, as products are the and."""
    if not axes:
        return x
    if x.dtype.kind == "b":
        return any_of(x, axes)
    return total(x, axes, dtype=x.dtype)


def _summed(x: LazyTensor, term: Term, needed: set[Label]) -> tuple[LazyTensor, Term]:
    """``x`` without the axes that nobody needs."""
    axes = tuple(axis for axis, label in enumerate(term) if label not in needed)
    return _sum_over(x, axes), tuple(label for label in term if label in needed)


def _prepared(x: LazyTensor, term: Term, lengths: dict[Label, int]) -> tuple[LazyTensor, Term]:
    """``x`` with each label once, and without axes of length 1 that other operands have longer."""
    narrow = tuple(
        axis for axis, label in enumerate(term) if x.shape[axis] == 1 and lengths[label] != 1
    )
    if narrow:
        x = squeeze(x, narrow)
        term = tuple(label for axis, label in enumerate(term) if axis not in narrow)
    for label, count in Counter(term).items():
        for _ in range(count - 1):
            first = term.index(label)
            second = term.index(label, first + 1)
            x = diagonal(x, 0, first, second)
            rest = [other for axis, other in enumerate(term) if axis not in (first, second)]
            term = (*rest, label)
    return x, term


def _arranged(x: LazyTensor, term: Term, order: Term) -> LazyTensor:
    return x if term == order else transpose(x, [term.index(label) for label in order])


def _has_other_sums(dtype: np.dtype) -> bool:
    """Whether matrix products are summed up in another dtype: half precision, and `la.autocast`."""
    return narrow_dtype() is not None or (dtype.itemsize == 2 and dtype.kind not in "iu")


def _product(
    left: tuple[LazyTensor, Term],
    right: tuple[LazyTensor, Term],
    needed: set[Label],
    lengths: dict[Label, int],
) -> tuple[LazyTensor, Term]:
    """The product of two operands, summed over what is not ``needed``."""
    (a, ours), (b, theirs) = left, right
    a, ours = _summed(a, ours, needed | set(theirs))
    b, theirs = _summed(b, theirs, needed | set(ours))
    batch = tuple(label for label in ours if label in theirs and label in needed)
    added = tuple(label for label in ours if label in theirs and label not in needed)
    first = tuple(label for label in ours if label not in theirs)
    second = tuple(label for label in theirs if label not in ours)

    def shape(*terms: Term) -> tuple[int, ...]:
        return tuple(lengths[label] for term in terms for label in term)

    def size(term: Term) -> int:
        return int(np.prod(shape(term), dtype=np.int64))

    result = batch + first + second
    if not added:
        a, b = _arranged(a, ours, batch + first), _arranged(b, theirs, batch + second)
        if first and second:
            a = reshape(a, (*a.shape, *(1,) * len(second)))
            b = reshape(b, (*shape(batch), *(1,) * len(first), *shape(second)))
        elif first or second:
            # The one that has no more than the batch is spread over the axes of the other.
            rest = (1,) * len(first + second)
            a, b = (
                (a, reshape(b, (*b.shape, *rest))) if first else (reshape(a, (*a.shape, *rest)), b)
            )
        return multiply(a, b), result
    if not (first or second or _has_other_sums(a.dtype)):
        product = multiply(a, _arranged(b, theirs, ours))
        return _summed(product, ours, set(batch))
    leading = (size(batch),) if batch else ()
    a = reshape(_arranged(a, ours, batch + first + added), (*leading, size(first), size(added)))
    b = reshape(_arranged(b, theirs, batch + added + second), (*leading, size(added), size(second)))
    return reshape(matmul(a, b), shape(result)), result


# ---- the function --------------------------------------------------------------------------


@explains_keywords
@composed_of("matmul")
def einsum(
    subscripts: Any,
    /,
    *operands: Any,
    optimize: bool | Literal["greedy", "optimal"] = True,
    dtype: Any = None,
    **others: Never,
) -> LazyTensor:
    """The sums of products that subscripts name: ``einsum("ij,jk->ik", a, b)`` is ``a @ b``.

    Each operand has a letter for each axis. Axes with the same letter are gone through together,
    and summed over if the result does not have it; without ``->`` the result has the letters that
    are there once, in the order of the alphabet. An ellipsis stands for all other axes, which are
    broadcast, as are axes of length 1. The other form has lists of numbers:
    ``einsum(a, [0, 1], b, [1, 2], [0, 2])``.

    Three operands and more are multiplied two at a time, in the order that ``optimize`` finds:
    ``"greedy"``, which is True, ``"optimal"``, or from left to right if it is False. Products that
    are summed over are matrix products. Operands are converted to ``dtype`` first. Raises
    ``ValueError`` for wrong subscripts, and `ShapeError` where they do not fit the operands.
    """
    if others:
        unknown_keyword("einsum", others)
    if optimize not in (True, False, "greedy", "optimal"):
        raise ValueError(f'einsum: optimize is a bool, "greedy" or "optimal", not {optimize!r}')
    if isinstance(subscripts, str):
        terms, result = _parsed(subscripts)
        given = list(operands)
    else:
        terms, result, given = _from_lists((subscripts, *operands))
    if len(terms) != len(given):
        raise ValueError(
            f"einsum: there are subscripts for {len(terms)} operands, not {len(given)}"
        )
    tensors = _as_tensors(given)
    if dtype is not None:
        tensors = [astype(tensor, dtype, copy=False) for tensor in tensors]
    shapes = tuple(tensor.shape for tensor in tensors)
    spelled, wanted = _spelled_out(terms, result, shapes)
    lengths = _lengths(spelled, shapes)
    parts = []
    counts = Counter(label for term in spelled for label in set(term))
    for tensor, term in zip(tensors, spelled, strict=True):
        needed = {label for label in term if label in wanted or counts[label] > 1}
        parts.append(_summed(*_prepared(tensor, term, lengths), needed))
    path = _path(tuple(term for _, term in parts), wanted, tuple(lengths.items()), optimize)
    for step in path:
        chosen = [parts.pop(place) for place in sorted(step, reverse=True)][::-1]
        while len(chosen) > 1:
            one, other, *more = chosen
            needed = set(wanted).union(*(term for _, term in parts + more))
            chosen = [_product(one, other, needed, lengths), *more]
        parts += chosen
    ((x, term),) = parts
    x, term = _summed(x, term, set(wanted))
    x = _arranged(x, term, wanted)
    return alias(x) if any(x is tensor for tensor in given) else x


def einsum_path(
    subscripts: Any, /, *operands: Any, optimize: Any = "greedy"
) -> tuple[list[Any], str]:
    """In which order products of `einsum` are cheapest, and a table that says why: NumPy's.

    Of the operands only shapes count, and no value is computed. Arguments and what is given are
    those of ``np.einsum_path``, with tensors, arrays and numbers as operands. `einsum` finds an
    order by itself. Raises ``ValueError`` for wrong subscripts and lengths that do not fit.
    """
    given = [subscripts, *operands]
    places = range(1, len(given)) if isinstance(subscripts, str) else range(0, len(given) - 1, 2)
    for place in places:
        shape = getattr(given[place], "shape", None)
        given[place] = np.broadcast_to(
            np.zeros(()), np.shape(given[place]) if shape is None else shape
        )
    path, report = np.einsum_path(*given, optimize=optimize)
    return path, str(report)


def _as_tensors(given: list[Any]) -> list[LazyTensor]:
    """The operands as tensors of one dtype, at least one of them a tensor."""
    like = next((value for value in given if isinstance(value, LazyTensor)), None)
    if like is None:
        raise TypeError("einsum takes at least one tensor; make one with la.asarray")
    tensors = promoted("einsum", *given)
    for one, other in itertools.pairwise(given):
        promotion.check_precision("einsum", one, other)
    return list(tensors)
