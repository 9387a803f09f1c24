"""Operations that only gradients look at: what is differentiated by, and what is a constant."""

from __future__ import annotations

from typing import Any, NamedTuple

from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import tensor_method
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

__all__ = ["stop_gradient"]


class ArgumentAttributes(NamedTuple):
    """``number``: the argument's place among all that a function is differentiated by."""

    number: int


def _lower_identity(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Any
) -> Kernel:
    return lambda x: x


ARGUMENT = Operation(
    "argument",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    attributes=ArgumentAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (g,)),
        LOWERINGS(_lower_identity),
    ),
)
STOP_GRADIENT = Operation(
    "stop_gradient",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (None,)),
        LOWERINGS(_lower_identity),
    ),
)


def stop_gradient(x: LazyTensor) -> LazyTensor:
    """``x``, taken as a constant by every gradient."""
    return record_one(STOP_GRADIENT, as_tensor("stop_gradient", x), ())


@tensor_method
def detach(x: LazyTensor) -> LazyTensor:
    """`la.stop_gradient`."""
    return stop_gradient(x)
