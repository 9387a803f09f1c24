"""Gradients that are not too large."""

from __future__ import annotations

from typing import Any

from lazyasync.arguments import not_negative
from lazyasync.ir.types import limits_of
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.reductions import reductions
from lazyasync.ops.settings import setting_beside
from lazyasync.optim.optimizer import Number, Tree
from lazyasync.optim.rule import working_dtype
from lazyasync.recording import on_host
from lazyasync.tensor import LazyTensor
from lazyasync.trees import leaves, tree_map


def global_norm(grads: Tree) -> LazyTensor:
    """The Euclidean norm of all leaves of a tree together, of no axes and at least float32."""
    total: Any = None
    for leaf in leaves(grads):
        part = reductions.sum(elementwise.square(convert(leaf, working_dtype(leaf.dtype))))
        total = part if total is None else total + part
    if total is None:
        raise ValueError("global_norm: a tree without leaves")
    return elementwise.sqrt(total)


def clip_by_global_norm(grads: Tree, max_norm: Number) -> Tree:
    """A tree scaled down, if need be, so that its `global_norm` is at most ``max_norm``.

    Pascanu, Mikolov and Bengio, 2013 (arXiv:1211.5063). Norms that are NaN or infinite make all
    leaves NaN or zero, so that they do not pass unseen. Raises ``ValueError`` for a number below 0.
    """
    is_tensor = type(max_norm) is LazyTensor
    if not is_tensor:
        max_norm = on_host(not_negative, "clip_by_global_norm: max_norm", max_norm)
    norm = global_norm(grads)
    # Zero over zero and infinity over infinity would be NaN, where there is nothing to scale.
    limits = limits_of(norm.dtype)
    smallest = float(limits.tiny)
    if is_tensor:
        largest = comparison.maximum(comparison.maximum(norm, max_norm), smallest)
    else:
        max_norm = on_host(min, max_norm, float(limits.max))
        largest = comparison.maximum(norm, on_host(max, max_norm, smallest))
    factor = max_norm / largest
    return tree_map(lambda leaf: leaf * convert(factor, leaf.dtype), grads, name="grads")


def clip_by_value(grads: Tree, max_value: Number) -> Tree:
    """A tree with every element brought into [-max_value, max_value].

    Raises ``ValueError`` for a number below 0.
    """

    def clipped(leaf: LazyTensor) -> LazyTensor:
        most = setting_beside(leaf, not_negative, "clip_by_value: max_value", max_value)
        return comparison.clip(leaf, -most, most)

    return tree_map(clipped, grads, name="grads")
