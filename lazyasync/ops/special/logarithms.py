"""Products with logarithms, as they are in entropies: compositions."""

from __future__ import annotations

import math
from typing import Any

from lazyasync.ops.dispatch import check_kind, convert, floating, promoted
from lazyasync.ops.elementwise.arithmetic import logical_and, logical_not, logical_or
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.formulas import WIDE
from lazyasync.ops.elementwise.functions import isnan, log, log1p
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import composed_of
from lazyasync.tensor import LazyTensor

__all__ = [
    "entr",
    "kl_div",
    "rel_entr",
    "xlog1py",
]


@composed_of("log", "multiply", "where")
def entr(x: LazyTensor, /) -> LazyTensor:
    """``-x * log(x)``, 0 where ``x`` is 0, and minus infinity where it is negative.

    Integers are taken as the default real dtype. Raises `DTypeError` for complex numbers.
    """
    x = as_tensor("entr", x)
    x = convert(x, floating(x.dtype))
    check_kind("entr", "f", (x._node.type,))
    positive = x > 0
    found = -x * log(where(positive, x, 1.0))
    return where(positive, found, where(x < 0, -math.inf, x * 0.0))


@composed_of("log1p", "multiply", "where")
def xlog1py(x: Any, y: Any, /) -> LazyTensor:
    """``x * log1p(y)``, and 0 where ``x`` is 0 and ``y`` is not NaN."""
    x, y = promoted("xlog1py", x, y, dtype_rule=floating)
    check_kind("xlog1py", "f", (x._node.type, y._node.type))
    nothing = logical_and(x == 0, logical_not(isnan(y)))
    return where(nothing, 0.0, x * log1p(where(nothing, 0.0, y)))


@composed_of("log", "multiply", "where")
def rel_entr(x: Any, y: Any, /) -> LazyTensor:
    """``x * log(x / y)``; 0 where ``x`` is 0 and ``y`` at least 0, infinity where one is negative.

    Its sum is the relative entropy of two distributions. Raises as `entr`.
    """
    return _relative("rel_entr", x, y)


@composed_of("log", "multiply", "where")
def kl_div(x: Any, y: Any, /) -> LazyTensor:
    """``x * log(x / y) - x + y``; ``y`` where ``x`` is 0, infinity where one is negative.

    Raises as `entr`.
    """
    return _relative("kl_div", x, y, with_difference=True)


def _relative(name: str, x: Any, y: Any, *, with_difference: bool = False) -> LazyTensor:
    x, y = promoted(name, x, y, dtype_rule=floating)
    check_kind(name, "f", (x._node.type, y._node.type))
    dtype = x.dtype
    # In double precision, as what is nearly equal cancels.
    x, y = convert(x, WIDE), convert(y, WIDE)
    more: Any = y - x if with_difference else 0.0
    both = logical_and(x > 0, y > 0)
    ratio = where(both, x, 1.0) / where(both, y, 1.0)
    # A quotient that is too large or too small is that of two logarithms.
    plain = logical_and(ratio > 1e-30, ratio < 1e30)
    difference = log(where(both, x, 1.0)) - log(where(both, y, 1.0))
    found = x * where(plain, log(where(plain, ratio, 1.0)), difference) + more
    edge = where(logical_and(x == 0, y >= 0), x * 0.0 + more, math.inf)
    # Not of the sum, which is NaN for two infinities.
    unknown = logical_or(isnan(x), isnan(y))
    return convert(where(both, found, where(unknown, math.nan, edge)), dtype)
