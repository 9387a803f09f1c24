"""Activations, by the names that they have in `lazyasync`."""

from __future__ import annotations

from lazyasync.ops.elementwise.activations import gelu, relu, silu, softplus
from lazyasync.ops.elementwise.composed_activations import (
    celu,
    elu,
    glu,
    leaky_relu,
    mish,
    relu6,
    selu,
)
from lazyasync.ops.elementwise.functions import sigmoid
from lazyasync.ops.elementwise.trigonometry import tanh
from lazyasync.ops.reductions.softmax import log_softmax, softmax

__all__ = [
    "celu",
    "elu",
    "gelu",
    "glu",
    "leaky_relu",
    "log_softmax",
    "mish",
    "relu",
    "relu6",
    "selu",
    "sigmoid",
    "silu",
    "softmax",
    "softplus",
    "tanh",
]
