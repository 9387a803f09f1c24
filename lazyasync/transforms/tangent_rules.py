"""Rules for forward mode, where they are cheaper than transposing twice.

They are for families of operations, of which none knows of them.
"""

from __future__ import annotations

from typing import Any

from lazyasync.ir.rules import TANGENTS, TangentRule
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import with_zeros

LINEAR = {
    **dict.fromkeys(
        [
            *("argument", "broadcast_to", "conj", "convert", "cumsum", "expand_dims"),
            *("getitem", "imag", "real", "reshape", "squeeze", "sum", "take", "transpose"),
        ],
        1,
    ),
    "setitem": 2,
}
"""Operations that are linear in so many of their first operands together."""

BILINEAR = ("matmul",)
"""Products: linear in each of two operands."""


def _linear(count: int | None) -> TangentRule:
    def rule(tangents: tuple[Any, ...], operands: tuple[Any, ...], y: Any, attributes: Any) -> Any:
        if tangents[:count] == (None,) * len(operands[:count]):
            return None  # what it is not linear in has none
        along = with_zeros(tangents[:count], operands[:count])
        return record(y._node.operation, (*along, *operands[len(along) :]), attributes)

    return rule


def _bilinear(
    tangents: tuple[Any, ...], operands: tuple[Any, ...], y: Any, attributes: Any
) -> LazyTensor:
    total: Any = None
    for place, tangent in enumerate(tangents):
        if tangent is not None:
            factors = (*operands[:place], tangent, *operands[place + 1 :])
            product = record(y._node.operation, factors, attributes)
            total = product if total is None else total + product
    changed: LazyTensor = total
    return changed


for _name, _count in LINEAR.items():
    TANGENTS.register(_name, _linear(_count))
TANGENTS.register("concatenate", _linear(None))
for _name in BILINEAR:
    TANGENTS.register(_name, _bilinear)
