"""Operations that only transforms look at: what is differentiated by, or by which rule."""

from __future__ import annotations

from typing import Any, Protocol

from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.rules import BATCHES, GRADIENTS, LOWERINGS, TANGENTS, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.registration import tensor_method
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.levels import walked_level
from lazyasync.tensor import LazyTensor

__all__ = ["checkpoint_name", "stop_gradient"]


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


AFTER = Operation(
    "after",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (g, *[None] * (len(operands) - 1))),
        TANGENTS(lambda tangents, operands, output, attributes: tangents[0]),
        LOWERINGS(lambda xp, inputs, output, attributes: lambda x, *others: x),
    ),
)
"""The first operand, for what must not be computed before the others: see `fusion.views`."""


class NameAttributes(NamedTuple):
    """What a tensor is called, for `la.checkpoint`."""

    name: str


NAMED = Operation(
    "named",
    kind=OperationKind.VIEW,
    infer=lambda inputs, attributes: inputs[0],
    attributes=NameAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (g,)),
        LOWERINGS(_lower_identity),
    ),
)


def checkpoint_name(x: LazyTensor, name: str) -> LazyTensor:
    """``x``, under a name by which the ``policy`` of `la.checkpoint` can have it kept."""
    if not isinstance(name, str):
        raise TypeError(f"checkpoint_name: a name is a string, not {type(name).__name__}")
    return record_one(NAMED, as_tensor("checkpoint_name", x), (name,))


def stop_gradient(x: LazyTensor) -> LazyTensor:
    """``x``, taken as a constant by every gradient."""
    return record_one(STOP_GRADIENT, as_tensor("stop_gradient", x), ())


@tensor_method
def detach(x: LazyTensor) -> LazyTensor:
    """`la.stop_gradient`."""
    return stop_gradient(x)


# ---- functions with rules of their own -----------------------------------------------------


class Values(NamedTuple):
    """The operands of a `CUSTOM`: results of a function, its arguments, and what a rule kept."""

    results: tuple[LazyTensor, ...]
    arguments: tuple[LazyTensor, ...]
    kept: tuple[LazyTensor, ...]


class DerivativeRule(Protocol):
    """What a function's derivatives are; those that are equal do the same."""

    @property
    def stable_hash(self) -> int:
        """See `lazyasync.ir.stable_hash`."""

    def pull(self, values: Values, cotangents: list[Any]) -> list[Any]:
        """Cotangents of the arguments, from those of the results; None stands for zeros."""

    def push(self, values: Values, tangents: list[Any]) -> list[Any]:
        """Tangents of the results, from those of the arguments; None stands for zeros."""

    def batched(self) -> DerivativeRule:
        """The rule for operands that all have an axis of members before all others."""


class CustomAttributes(NamedTuple):
    """How many operands are ``results``, how many ``arguments``; the others are kept for ``rule``.

    ``level`` is the number of the derivative that the rule is for: those outside of it see the
    results as they have been recorded.
    """

    level: int
    results: int
    arguments: int
    rule: DerivativeRule

    def values(self, operands: tuple[LazyTensor, ...]) -> Values:
        """The operands by what they are."""
        end = self.results + self.arguments
        return Values(operands[: self.results], operands[self.results : end], operands[end:])


def _lower_custom(
    xp: Any, inputs: tuple[TensorType, ...], output: Any, attributes: CustomAttributes
) -> Kernel:
    return lambda *arrays: tuple([xp.array(array) for array in arrays[: attributes.results]])


def _custom_gradient(
    g: Any, operands: tuple[Any, ...], output: Any, attributes: CustomAttributes
) -> tuple[Any, ...]:
    absent = [None] * len(operands)
    if attributes.level != walked_level():
        return (*g, *absent[attributes.results :])
    found = attributes.rule.pull(attributes.values(operands), list(g))
    end = attributes.results + attributes.arguments
    return (*absent[: attributes.results], *found, *absent[end:])


def _custom_tangent(
    tangents: tuple[Any, ...], operands: tuple[Any, ...], y: Any, attributes: CustomAttributes
) -> list[Any]:
    results = attributes.results
    if attributes.level != walked_level():
        return list(tangents[:results])
    given = list(tangents[results : results + attributes.arguments])
    return attributes.rule.push(attributes.values(operands), given)


def _custom_batch(application: Any) -> Any:
    attributes = application.replaced(rule=application.attributes.rule.batched())
    return application.again(application.all_of_each(), attributes)


CUSTOM = Operation(
    "custom",
    kind=OperationKind.MULTIPLE,
    infer=lambda inputs, attributes: inputs[: attributes.results],
    attributes=CustomAttributes,
    passes=True,
    rules=(
        GRADIENTS(_custom_gradient),
        TANGENTS(_custom_tangent),
        BATCHES(_custom_batch),
        LOWERINGS(_lower_custom),
    ),
)


def operands_walked(node: Node) -> tuple[Node, ...]:
    """The operands through which a derivative that is being recorded goes on from a node."""
    if node.operation is not CUSTOM:
        return node.operands
    results = node.attributes.results
    if node.attributes.level != walked_level():
        return node.operands[:results]
    return node.operands[results : results + node.attributes.arguments]
