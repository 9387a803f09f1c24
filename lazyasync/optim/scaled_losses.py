"""Loss scaling: gradients in float16 that are not rounded to zero."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from lazyasync.arguments import real_number, whole_number
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.elementwise.functions import isfinite
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.promotion import FLOAT
from lazyasync.ops.reductions.reductions import all as every
from lazyasync.optim.optimizer import Tree
from lazyasync.optim.rule import working_dtype
from lazyasync.tensor import LazyTensor
from lazyasync.trees import leaves, tree_map

__all__ = ["LossScaling", "loss_scaling"]

State = TypeVar("State")


@dataclass(frozen=True)
class LossScaling:
    """Made by `loss_scaling`: what is done with the scale, which is in a state."""

    initial: float
    growth: float
    backoff: float
    interval: int

    def init(self) -> dict[str, LazyTensor]:
        """The state before the first step: ``scale``, and the steps since it has changed."""
        return {
            "scale": asarray(self.initial, dtype="float32"),
            "steps": asarray(0, dtype="int64"),
        }

    def scale(self, state: Mapping[str, LazyTensor], loss: LazyTensor) -> LazyTensor:
        """The loss to take the gradients of, in float32."""
        return convert(loss, FLOAT) * state["scale"]

    def unscale(self, state: Mapping[str, LazyTensor], grads: Tree) -> tuple[Tree, LazyTensor]:
        """The gradients of the loss itself, in float32 at least, and whether all are finite."""
        factor = 1.0 / state["scale"]
        is_finite: Any = asarray(True)
        for leaf in leaves(grads):
            is_finite = is_finite & every(isfinite(leaf))
        unscaled = tree_map(
            lambda leaf: convert(leaf, working_dtype(leaf.dtype)) * factor, grads, name="grads"
        )
        return unscaled, is_finite

    def choose(self, is_finite: LazyTensor, after: State, before: State) -> State:
        """What is after an update if the gradients were finite, otherwise what was before."""
        chosen: State = tree_map(
            lambda new, old: (
                comparison.where(is_finite, new, old) if isinstance(new, LazyTensor) else new
            ),
            after,
            before,
        )
        return chosen

    def update(
        self, state: Mapping[str, LazyTensor], is_finite: LazyTensor
    ) -> dict[str, LazyTensor]:
        """The state after a step: a larger scale after ``interval`` of them, or a smaller one."""
        scale, steps = state["scale"], state["steps"] + 1
        grows = steps >= self.interval
        grown = comparison.where(grows, comparison.minimum(scale * self.growth, _LARGEST), scale)
        return {
            "scale": comparison.where(is_finite, grown, scale * self.backoff),
            "steps": comparison.where(grows | ~is_finite, 0, steps),
        }


_LARGEST = 2.0**127


def loss_scaling(
    initial: float = 2.0**16, growth: float = 2.0, backoff: float = 0.5, interval: int = 2000
) -> LossScaling:
    """A scale for losses in float16 that goes with what gradients can be had.

    It grows by ``growth`` after ``interval`` steps, and shrinks by ``backoff`` where a gradient is
    not finite; that step is left out. Micikevicius et al., 2018 (arXiv:1710.03740), with the
    numbers of PyTorch. Everything is a pure function of the state::

        scaling = la.optim.loss_scaling()

        def step(model, moments, scale, batch):
            with la.autocast("float16"):
                grads = la.grad(lambda m: scaling.scale(scale, loss(m, batch)))(model)
            grads, is_finite = scaling.unscale(scale, grads)
            after = optimizer.update(grads, moments, model)
            model, moments = scaling.choose(is_finite, after, (model, moments))
            return model, moments, scaling.update(scale, is_finite)

    bfloat16 needs none of this. Raises ``ValueError`` for factors that do not grow and shrink.
    """
    first, up, down = (
        real_number(f"loss_scaling: {name}", value, 0)
        for name, value in (("initial", initial), ("growth", growth), ("backoff", backoff))
    )
    if not (0.0 < first < math.inf and up >= 1.0 and 0.0 < down < 1.0):
        raise ValueError(
            "loss_scaling: initial must be positive, growth at least 1 and backoff in (0, 1), not "
            f"{initial}, {growth} and {backoff}"
        )
    return LossScaling(first, up, down, whole_number("loss_scaling: interval", interval, 1))
