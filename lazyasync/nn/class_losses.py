"""Losses of classes, given by index or by probabilities, and of sequences of classes."""

from __future__ import annotations

import math
from typing import Any

from lazyasync.arguments import whole_number
from lazyasync.control.scan import scan
from lazyasync.errors import ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.ir.types import kind_of
from lazyasync.nn.operands import (
    check_shape,
    integer_operand,
    open_fraction,
    places,
    wide_operands,
    widened,
)
from lazyasync.nn.reductions import Reduction, check_reduction, reduced
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_or
from lazyasync.ops.elementwise.comparison import equal, greater, less, maximum, not_equal, where
from lazyasync.ops.indexing.take import take
from lazyasync.ops.indexing.take_along import take_along_axis
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.manipulation.shaping import concatenate, expand_dims, moveaxis, squeeze, stack
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.reductions.cumulative import cumsum
from lazyasync.ops.reductions.reductions import mean
from lazyasync.ops.reductions.reductions import sum as total
from lazyasync.ops.reductions.softmax import log_softmax, logsumexp
from lazyasync.tensor import LazyTensor

__all__ = ["cross_entropy", "ctc_loss", "nll_loss"]


def _class_axis(name: str, argument: str, x: LazyTensor) -> int:
    if not x.ndim:
        raise ShapeError(f"{name}: {argument} must have an axis of classes")
    return 0 if x.ndim == 1 else 1


def _class_weights(name: str, weight: Any, x: LazyTensor, axis: int) -> LazyTensor | None:
    if weight is None:
        return None
    (weight,) = wide_operands(name, weight=weight)
    check_shape(name, "weight", weight, (x.shape[axis],))
    return convert(weight, x.dtype)


def _along(weights: LazyTensor, axis: int, like: LazyTensor) -> LazyTensor:
    """The weights of classes, of a shape that broadcasts along the axis of classes."""
    return reshape(weights, (-1, *(1,) * (like.ndim - axis - 1)))


@keywords_elsewhere(input="logits=", target="targets=")
def cross_entropy(
    logits: LazyTensor,
    targets: Any,
    weight: Any = None,
    ignore_index: int = -100,
    reduction: Reduction = "mean",
    label_smoothing: float | LazyTensor = 0.0,
) -> LazyTensor:
    """``-log(softmax(logits)[target])``, along axis 1, or the only one.

    ``logits`` has the shape (members, classes, ...) or (classes,). Integers as ``targets``, of the
    shape without the classes, are classes; those that are ``ignore_index`` have no loss, and count
    for nothing in the mean. Real numbers, of the shape of ``logits``, are probabilities. ``weight``
    has one number for each class: the mean of losses of classes is weighted by it, that of
    probabilities is one of the members. ``label_smoothing`` is the part of each target that is
    shared by all classes (Szegedy et al., arXiv:1512.00567).

    The mean of nothing is NaN. Raises `ShapeError`, `DTypeError` and ``ValueError``; a class that
    there is not fails the step.
    """
    name = "cross_entropy"
    check_reduction(name, reduction)
    smoothing = open_fraction(f"{name}: label_smoothing", label_smoothing)
    (logits,) = wide_operands(name, logits=logits)
    axis = _class_axis(name, "logits", logits)
    weights = _class_weights(name, weight, logits, axis)
    logarithms = log_softmax(logits, axis)
    given = as_tensor(f"{name}: targets", targets, logits.device)
    if kind_of(given.dtype) == "f":
        return _of_probabilities(logarithms, given, weights, axis, reduction, smoothing)
    return _of_classes(name, logarithms, given, weights, axis, ignore_index, reduction, smoothing)


def _check_targets(
    name: str, targets: LazyTensor, shape: tuple[int, ...], other: tuple[int, ...], hint: str
) -> None:
    """Raises `ShapeError` unless ``targets`` has a shape; of the ``other`` one, with a hint."""
    if targets.shape == other and shape != other:
        found = f"not {targets._node.type}: {hint}"
        raise ShapeError(f"{name}: targets must be of the shape {shape}, {found}")
    check_shape(name, "targets", targets, shape)


@keywords_elsewhere(input="log_probs=", target="targets=")
def nll_loss(
    log_probs: LazyTensor,
    targets: Any,
    weight: Any = None,
    ignore_index: int = -100,
    reduction: Reduction = "mean",
) -> LazyTensor:
    """``-log_probs[target]``, along axis 1, or the only one; all else as in `cross_entropy`."""
    check_reduction("nll_loss", reduction)
    (log_probs,) = wide_operands("nll_loss", log_probs=log_probs)
    axis = _class_axis("nll_loss", "log_probs", log_probs)
    weights = _class_weights("nll_loss", weight, log_probs, axis)
    return _of_classes("nll_loss", log_probs, targets, weights, axis, ignore_index, reduction, 0.0)


def _of_classes(
    name: str,
    logarithms: LazyTensor,
    targets: Any,
    weights: LazyTensor | None,
    axis: int,
    ignore_index: int,
    reduction: str,
    smoothing: Any,
) -> LazyTensor:
    targets = integer_operand(name, "targets", targets, logarithms)
    classes = logarithms.shape[axis]
    shape = (*logarithms.shape[:axis], *logarithms.shape[axis + 1 :])
    hint = f"integers are classes, la.argmax(targets, axis={axis}) of ones and zeros"
    _check_targets(name, targets, shape, logarithms.shape, hint)
    ignored = equal(targets, whole_number(f"{name}: ignore_index", ignore_index))
    # Indices count from the end elsewhere, but no class is negative.
    chosen = where(ignored, 0, where(less(targets, 0), classes, targets))
    picked = squeeze(take_along_axis(logarithms, expand_dims(chosen, axis), axis), axis)
    each = None if weights is None else take(weights, chosen, 0)
    losses = -picked if each is None else -picked * each
    if isinstance(smoothing, LazyTensor) or smoothing:
        spread = logarithms
        if weights is not None:
            spread = spread * _along(weights, axis, logarithms)
        losses = (1.0 - smoothing) * losses - (smoothing / classes) * total(spread, axis)
    losses = where(ignored, 0.0, losses)
    if reduction != "mean":
        return reduced(losses, reduction)
    counts = where(ignored, 0.0, 1.0 if each is None else each)
    return total(losses) / total(convert(counts, losses.dtype))


def _of_probabilities(
    logarithms: LazyTensor,
    targets: LazyTensor,
    weights: LazyTensor | None,
    axis: int,
    reduction: str,
    smoothing: Any,
) -> LazyTensor:
    classes = (*logarithms.shape[:axis], *logarithms.shape[axis + 1 :])
    hint = 'real numbers are probabilities; of classes, write targets.astype("int64")'
    _check_targets("cross_entropy", targets, logarithms.shape, classes, hint)
    targets = convert(targets, logarithms.dtype)
    if isinstance(smoothing, LazyTensor) or smoothing:
        targets = targets * (1.0 - smoothing) + smoothing / logarithms.shape[axis]
    if weights is not None:
        targets = targets * _along(weights, axis, logarithms)
    return reduced(-total(logarithms * targets, axis), reduction)


# ---- sequences -----------------------------------------------------------------------------

_IMPOSSIBLE = -1e30
"""The logarithm of what cannot be: finite, so that its slopes are."""


def ctc_loss(
    log_probs: LazyTensor,
    targets: Any,
    input_lengths: Any,
    target_lengths: Any,
    blank: int = 0,
    reduction: Reduction = "mean",
    zero_infinity: bool = False,
) -> LazyTensor:
    """Minus the logarithm of the probability of all ways to write each target along the time.

    ``log_probs`` has the shape (time, members, classes), or (time, classes) for a single member.
    ``targets`` are classes, of the shape (members, length), or all of them one after the other, of
    one axis; the lengths have one number for each member. "mean" divides each loss by the length of
    its target. A target that is too long has an infinite loss; with ``zero_infinity`` it is 0, and
    so is its gradient. Source: Graves et al., "Connectionist temporal classification", 2006.
    Raises `ShapeError`, `DTypeError` and ``ValueError``.
    """
    name = "ctc_loss"
    check_reduction(name, reduction)
    (given,) = wide_operands(name, log_probs=log_probs)
    if given.ndim not in (2, 3) or not given.shape[0]:
        raise ShapeError(
            f"{name}: log_probs must be of the shape (time, members, classes), not "
            f"{given._node.type}"
        )
    is_single = given.ndim == 2
    wide = widened(expand_dims(given, 1) if is_single else given)
    _, members, classes = wide.shape
    skip = whole_number(f"{name}: blank", blank, 0)
    if skip >= classes:
        raise ValueError(f"{name}: blank must be one of {classes} classes, not {skip}")
    lengths, target_sizes = (
        reshape(integer_operand(name, argument, value, given), (-1,))
        for argument, value in (
            ("input_lengths", input_lengths),
            ("target_lengths", target_lengths),
        )
    )
    check_shape(name, "input_lengths", lengths, (members,))
    check_shape(name, "target_lengths", target_sizes, (members,))
    labels = _labels(name, targets, target_sizes, members, is_single, given)
    losses = _ctc(wide, labels, lengths, target_sizes, skip)
    impossible = greater(losses, -_IMPOSSIBLE / 2)
    losses = where(impossible, 0.0 if zero_infinity else math.inf, losses)
    losses = convert(losses, given.dtype)
    if reduction == "mean":
        return mean(losses / convert(maximum(target_sizes, 1), losses.dtype))
    if reduction == "none" and is_single:
        return reshape(losses, ())
    return reduced(losses, reduction)


def _labels(
    name: str, targets: Any, sizes: LazyTensor, members: int, is_single: bool, like: LazyTensor
) -> LazyTensor:
    """The targets as (members, length)."""
    labels = integer_operand(name, "targets", targets, like)
    if is_single and labels.ndim == 1:
        return reshape(labels, (1, -1) if labels.size else (1, 0))
    if labels.ndim == 2:
        check_shape(name, "targets", labels, (members, labels.shape[1]))
        return labels
    if labels.ndim != 1:
        raise ShapeError(f"{name}: targets must be of one or two axes, not {labels._node.type}")
    count = labels.shape[0]
    if not count:
        return reshape(labels, (members, 0)) if members else labels
    starts = cumsum(sizes, 0) - sizes
    at = expand_dims(starts, 1) + places(count, like)
    return take(labels, where(less(at, count), at, 0), 0)


def _ctc(
    log_probs: LazyTensor, labels: LazyTensor, lengths: LazyTensor, sizes: LazyTensor, blank: int
) -> LazyTensor:
    """The losses: equations (6) to (8) of the source, in logarithms."""
    times, members, _ = log_probs.shape
    # Blanks around all labels.
    blanks = broadcast_to(as_tensor("ctc_loss", blank, labels.device), labels.shape)
    doubled = stack([blanks, convert(labels, blanks.dtype)], -1)
    doubled = reshape(doubled, (members, 2 * labels.shape[1]))
    states = pad(doubled, ((0, 0), (0, 1)), constant_values=blank)
    count = states.shape[1]
    place = places(count, labels)
    # What may be skipped: the blank between two different labels.
    differs = not_equal(states[:, 2:], states[:, :-2])
    may_skip = logical_and(pad(differs, ((0, 0), (2, 0)))[:, :count], equal(place % 2, 1))
    emitted = moveaxis(take_along_axis(moveaxis(log_probs, 1, 0), _each(states, times), 2), 1, 0)
    emitted = maximum(emitted, _IMPOSSIBLE)
    is_start = logical_or(equal(place, 0), equal(place, 1))
    first = where(is_start, emitted[0], _IMPOSSIBLE)

    def step(before: LazyTensor, at: tuple[LazyTensor, LazyTensor]) -> tuple[LazyTensor, None]:
        time, now = at
        one = pad(before, ((0, 0), (1, 0)), constant_values=_IMPOSSIBLE)[:, :-1]
        two = pad(before, ((0, 0), (2, 0)), constant_values=_IMPOSSIBLE)[:, :count]
        two = where(may_skip, two, _IMPOSSIBLE)
        after = maximum(logsumexp(stack([before, one, two], 0), 0) + now, _IMPOSSIBLE)
        return where(expand_dims(less(time, lengths), 1), after, before), None

    if times > 1:
        first, _ = scan(step, first, (places(times, labels)[1:], emitted[1:]))
    last = expand_dims(2 * sizes, 1)
    ends = concatenate([last, maximum(last - 1, 0)], 1)
    found = take_along_axis(first, ends, 1)
    # A target without labels has a single end.
    only = pad(greater(last, 0), ((0, 0), (1, 0)), constant_values=True)
    return -logsumexp(where(only, found, _IMPOSSIBLE), 1)


def _each(states: LazyTensor, times: int) -> LazyTensor:
    members, count = states.shape
    return broadcast_to(expand_dims(states, 1), (members, times, count))
