"""Optimizers: pure functions of trees of parameters, written once per leaf.

    optimizer = la.optim.adam(1e-3)
    state = optimizer.init(params)
    loss, grads = la.value_and_grad(loss_function)(params, batch)
    params, state = optimizer.update(grads, state, params)

The state is a dict of tensors and of trees like the parameters, so that it can be saved, and passed
to compiled functions. A learning rate is a number (no part of the graph, so that another one
compiles nothing), a tensor without axes, or a schedule: a function of the number of updates made so
far, a tensor of int64, that gives either.

An optimizer of your own is an `Optimizer` of a `Rule` of your own, which says what becomes of one
parameter.
"""

from __future__ import annotations

from lazyasync.hints import missing_of
from lazyasync.optim import schedules as schedules
from lazyasync.optim.adam_variants import adamax, nadam, nadamw, radam
from lazyasync.optim.averages import accumulate, ema
from lazyasync.optim.clipping import clip_by_global_norm, clip_by_value, global_norm
from lazyasync.optim.further_rules import (
    adadelta,
    adafactor,
    adagrad,
    lamb,
    lars,
    lion,
    rmsprop,
    rprop,
)
from lazyasync.optim.optimizer import Groups, LearningRate, Number, Optimizer, Tree
from lazyasync.optim.rule import Rule
from lazyasync.optim.rules import adam, adamw, sgd
from lazyasync.optim.scaled_losses import LossScaling, loss_scaling

__all__ = [
    "Groups",
    "LearningRate",
    "LossScaling",
    "Number",
    "Optimizer",
    "Rule",
    "Tree",
    "accumulate",
    "adadelta",
    "adafactor",
    "adagrad",
    "adam",
    "adamax",
    "adamw",
    "clip_by_global_norm",
    "clip_by_value",
    "ema",
    "global_norm",
    "lamb",
    "lars",
    "lion",
    "loss_scaling",
    "nadam",
    "nadamw",
    "radam",
    "rmsprop",
    "rprop",
    "schedules",
    "sgd",
]


def __dir__() -> list[str]:
    return [*__all__]


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = missing_of(__name__)
