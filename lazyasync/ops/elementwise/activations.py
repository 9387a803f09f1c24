"""Activations of neural networks, element by element."""

from __future__ import annotations

import math
from typing import Any, Literal

import numpy as np

from lazyasync.ir import scalar
from lazyasync.ir.node import Attributes
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import (
    BITS,
    apply_unary,
    convert,
    first_operand,
    floating,
    rounded_once,
    same_dtype_operation,
)
from lazyasync.ops.elementwise.error_function import erf
from lazyasync.ops.elementwise.functions import logaddexp, sigmoid, square
from lazyasync.ops.elementwise.trigonometry import tanh
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.recording import record
from lazyasync.recording.fast_path import hot_binary, hot_unary
from lazyasync.tensor import LazyTensor

__all__ = [
    "gelu",
    "relu",
    "silu",
    "softplus",
]

# In the gradient rules g is the gradient of the output, x the operands, y the output.


def _lower_relu(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    larger, zero = xp.maximum, output.dtype.type(0)
    return lambda x, out: larger(x, zero, out=out)


def _lower_relu_gradient(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    greater, multiply, zero = xp.greater, xp.multiply, output.dtype.type(0)
    bits = BITS[output.dtype.itemsize]

    def relu_gradient(g: Any, y: Any, out: Any) -> None:
        # The bit pattern times 0 or 1: unlike that of the number exact for infinity and NaN, and
        # many times as fast as a masked copy.
        positive = greater(y, zero)
        multiply(g.view(bits), positive.view(np.int8), out.view(bits))

    return relu_gradient


def _relu_rule(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any]:
    return (_masked(g, y),)


def _relu_gradient_rule(g: Any, x: Any, y: Any, attributes: Attributes) -> tuple[Any, None]:
    return _masked(g, x[1]), None


RELU = same_dtype_operation(
    "relu",
    _relu_rule,
    kinds="iuf",
    lower=_lower_relu,
    element=lambda x: scalar.maximum(x, 0),
    flops=1.0,
)
RELU_GRADIENT = same_dtype_operation(
    "relu_gradient",
    _relu_gradient_rule,
    kinds="f",
    lower=_lower_relu_gradient,
    element=lambda x, y: scalar.select(y > 0, x, 0),
    flops=2.0,
)


@hot_binary(RELU_GRADIENT)
def _masked(g: LazyTensor, y: LazyTensor, /) -> LazyTensor:
    """``g`` where ``y > 0``, else 0."""
    return record(RELU_GRADIENT, (g, y))


@hot_unary(RELU)
def relu(x: LazyTensor, /) -> LazyTensor:
    """``maximum(x, 0)``, whose gradient at 0 is 0. Raises `DTypeError` for booleans and complex."""
    return apply_unary(RELU, x)


@composed_of("square", "multiply", "add", "tanh")
@rounded_once
def gelu(x: LazyTensor, /, *, approximate: bool | Literal["tanh", "none"] = "tanh") -> LazyTensor:
    """The Gaussian error linear unit, in its approximation by a hyperbolic tangent, or exactly.

    With ``approximate="tanh"``, or True, ``0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x**3)))``;
    with ``"none"``, or False, ``0.5 x (1 + erf(x / sqrt(2)))``. Source: Hendrycks and Gimpel,
    "Gaussian error linear units", arXiv:1606.08415, section 2. Raises ``ValueError``.
    """
    x = as_tensor("gelu", x)
    if approximate in (False, "none"):
        half = convert(x, floating(x.dtype)) * 0.5
        return half + half * erf(x * math.sqrt(0.5))
    if approximate not in (True, "tanh"):
        raise ValueError(f'gelu: approximate is "tanh" or "none", not {approximate!r}')
    factor = math.sqrt(2.0 / math.pi)
    half = x * 0.5
    return half + half * tanh((square(x) * (0.044715 * factor) + factor) * x)


@composed_of("sigmoid", "multiply")
@rounded_once
def silu(x: LazyTensor, /) -> LazyTensor:
    """``x * sigmoid(x)``, also known as swish."""
    x = as_tensor("silu", x)
    return x * sigmoid(x)


@composed_of("logaddexp")
@rounded_once
def softplus(x: LazyTensor, /, *, beta: Any = 1.0) -> LazyTensor:
    """``log(1 + exp(beta x)) / beta``, without overflow: a smooth `relu`.

    Its gradient is ``sigmoid(beta x)``.
    """
    x = first_operand("softplus", x, beta)
    x = convert(x, floating(x.dtype))
    if isinstance(beta, (int, float)) and beta == 1:
        return logaddexp(x, 0)
    result: LazyTensor = logaddexp(x * beta, 0) / beta
    return result
