"""Activations of neural networks that are compositions, by the names that `jax.nn` has for them.

At a kink the gradient is that of what they are made of: of `la.relu` at 0 it is 0, and limits share
theirs with what is cut off there.
"""

from __future__ import annotations

from typing import Any, Never

from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, unknown_keyword
from lazyasync.ops.dispatch import convert, first_operand, floating, rounded_once
from lazyasync.ops.elementwise.activations import relu, softplus
from lazyasync.ops.elementwise.arithmetic import absolute
from lazyasync.ops.elementwise.comparison import maximum, minimum, where
from lazyasync.ops.elementwise.functions import expm1, log, log1p, sigmoid, sqrt, square
from lazyasync.ops.elementwise.trigonometry import arctanh, tanh
from lazyasync.ops.indexing.slicing import split_at
from lazyasync.ops.registration import composed_of
from lazyasync.ops.shapes import normalize_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "celu",
    "elu",
    "glu",
    "hard_sigmoid",
    "hard_silu",
    "hard_tanh",
    "leaky_relu",
    "log_sigmoid",
    "logit",
    "mish",
    "relu6",
    "selu",
    "soft_sign",
    "squareplus",
]


def _real(name: str, x: LazyTensor, *others: Any) -> LazyTensor:
    x = first_operand(name, x, *others)
    return convert(x, floating(x.dtype))


@composed_of("where", "multiply")
def leaky_relu(x: LazyTensor, negative_slope: float = 0.01) -> LazyTensor:
    """``x`` where it is above 0, else ``negative_slope * x``.

    Source: Maas, Hannun and Ng, "Rectifier nonlinearities improve neural network acoustic models",
    2013.
    """
    x = _real("leaky_relu", x, negative_slope)
    return where(x > 0, x, x * negative_slope)


@composed_of("where", "expm1")
@rounded_once
def elu(x: LazyTensor, alpha: float = 1.0) -> LazyTensor:
    """``x`` where it is above 0, else ``alpha * (exp(x) - 1)``.

    Source: Clevert, Unterthiner and Hochreiter, arXiv:1511.07289.
    """
    x = _real("elu", x, alpha)
    positive = x > 0
    # What is not chosen must not overflow: its gradient would be NaN.
    return where(positive, x, alpha * expm1(where(positive, 0.0, x)))


@composed_of("where", "expm1")
@rounded_once
def selu(x: LazyTensor, /) -> LazyTensor:
    """``1.0507 * elu(x, 1.67326)``, which keeps a mean of 0 and a variance of 1.

    Source: Klambauer et al., "Self-normalizing neural networks", arXiv:1706.02515.
    """
    return 1.0507009873554805 * elu(x, 1.6732632423543772)


@composed_of("where", "expm1")
@rounded_once
def celu(x: LazyTensor, alpha: float = 1.0) -> LazyTensor:
    """``max(x, 0) + min(0, alpha * (exp(x / alpha) - 1))``, which is smooth for every ``alpha``.

    Source: Barron, arXiv:1704.07483.
    """
    x = _real("celu", x, alpha)
    positive = x > 0
    return where(positive, x, alpha * expm1(where(positive, 0.0, x) / alpha))


@explains_keywords
@composed_of("sigmoid", "multiply")
@rounded_once
def glu(x: LazyTensor, axis: int = -1, **others: Never) -> LazyTensor:
    """The first half along an axis, times the sigmoid of the second.

    Source: Dauphin et al., arXiv:1612.08083. Raises `ShapeError` for an odd length.
    """
    if others:
        unknown_keyword("glu", others)
    x = _real("glu", x)
    axis = normalize_axis("glu", axis, x.ndim)
    if not x.ndim or x.shape[axis] % 2:
        raise ShapeError(f"glu: an even length along an axis, not {x._node.type}")
    first, second = split_at(x, [x.shape[axis] // 2], axis)
    return first * sigmoid(second)


@composed_of("relu", "minimum")
def relu6(x: LazyTensor, /) -> LazyTensor:
    """``min(max(x, 0), 6)``. Source: Krizhevsky, "Convolutional deep belief networks", 2010."""
    return minimum(relu(_real("relu6", x)), 6.0)


@composed_of("relu", "minimum", "divide")
@rounded_once
def hard_sigmoid(x: LazyTensor, /) -> LazyTensor:
    """``relu6(x + 3) / 6``."""
    return relu6(_real("hard_sigmoid", x) + 3.0) / 6.0


@composed_of("relu", "minimum", "multiply")
@rounded_once
def hard_silu(x: LazyTensor, /) -> LazyTensor:
    """``x * hard_sigmoid(x)``. Source: Howard et al., "MobileNetV3", arXiv:1905.02244."""
    x = _real("hard_silu", x)
    return x * hard_sigmoid(x)


@composed_of("maximum", "minimum")
def hard_tanh(x: LazyTensor, /) -> LazyTensor:
    """``x`` cut off at -1 and 1."""
    return minimum(maximum(_real("hard_tanh", x), -1.0), 1.0)


@composed_of("logaddexp", "negative")
@rounded_once
def log_sigmoid(x: LazyTensor, /) -> LazyTensor:
    """``log(sigmoid(x))``, without overflow: ``-softplus(-x)``."""
    return -softplus(-_real("log_sigmoid", x))


@composed_of("absolute", "divide")
@rounded_once
def soft_sign(x: LazyTensor, /) -> LazyTensor:
    """``x / (1 + abs(x))``."""
    x = _real("soft_sign", x)
    return x / (absolute(x) + 1.0)


@composed_of("logaddexp", "tanh", "multiply")
@rounded_once
def mish(x: LazyTensor, /) -> LazyTensor:
    """``x * tanh(softplus(x))``. Source: Misra, arXiv:1908.08681."""
    x = _real("mish", x)
    return x * tanh(softplus(x))


@composed_of("square", "sqrt", "add")
@rounded_once
def squareplus(x: LazyTensor, b: float = 4.0) -> LazyTensor:
    """``(x + sqrt(x**2 + b)) / 2``, a smooth `relu`. Source: Barron, arXiv:2112.11687."""
    x = _real("squareplus", x, b)
    return (x + sqrt(square(x) + b)) * 0.5


@composed_of("log", "log1p", "arctanh", "where")
@rounded_once
def logit(x: LazyTensor, /) -> LazyTensor:
    """``log(x / (1 - x))``, the inverse of `sigmoid`: NaN outside 0 to 1.

    Near a half it is ``2 arctanh(2 x - 1)``, in which nothing cancels.
    """
    x = _real("logit", x)
    middle = absolute(x - 0.5) < 0.25
    near = where(middle, x, 0.5) - 0.5
    return where(middle, 2.0 * arctanh(2.0 * near), log(x) - log1p(-x))
