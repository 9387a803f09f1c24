"""Sums of complex numbers, for code generators: as the sums of their parts.

Both are reductions of real numbers that one loop does in one pass, in the order and with the
accuracy of any others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.compiler.widening.conversions import CONVERT
from lazyasync.ir.complex_parts import COMPLEX_ELEMENTS
from lazyasync.ir.node import OPERATIONS, Attributes, Node, Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS, GraphBuilder, Kernel
from lazyasync.ir.types import TensorType

_COMPLEX: dict[str, np.dtype] = {"f": np.dtype(np.complex64), "d": np.dtype(np.complex128)}
_REAL: dict[str, np.dtype] = {"F": np.dtype(np.float32), "D": np.dtype(np.float64)}
_OF_PARTS_ALONE = frozenset({"mean", "sum"})
"""The reductions of complex numbers whose parts are those of the real and the imaginary parts."""


def _lower_joined(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
) -> Kernel:
    def kernel(real: Any, imag: Any, out: Any) -> None:
        out.real = real
        out.imag = imag

    return kernel


JOINED = Operation(
    "joined",
    kind=OperationKind.ELEMENTWISE,
    infer=lambda inputs, attributes: TensorType(inputs[0].shape, _COMPLEX[inputs[0].dtype.char]),
    rules=(
        LOWERINGS(_lower_joined),
        COMPLEX_ELEMENTS(lambda real, imag, attributes: (real, imag)),
    ),
)
"""Complex numbers of their parts, which nobody recorded."""


def sums_of_parts(b: GraphBuilder, node: Node, operands: Sequence[int]) -> int | None:
    """A sum or mean of complex numbers by parts; None of others."""
    types = [b.type(operand) for operand in operands]
    if not all(type.dtype.char in _REAL and type.size for type in (node.type, *types)):
        return None
    operation = node.operation
    if operation.name not in _OF_PARTS_ALONE:
        return None
    attributes = _of_real_numbers(node.attributes)
    # Something to compute that both parts are of, so that one loop reads the numbers once.
    whole = b.apply(CONVERT, operands, (types[0].dtype,))
    parts = [
        b.apply(operation, (b.apply(OPERATIONS.find(part), (whole,)),), attributes)
        for part in ("real", "imag")
    ]
    return b.apply(JOINED, parts)


def _of_real_numbers(attributes: Any) -> Attributes:
    """The attributes of a reduction with the dtype of the parts, if they have one."""
    dtype = getattr(attributes, "dtype", None)
    return attributes if dtype is None else attributes._replace(dtype=_REAL[dtype.char])
