"""`la.parallel.mean`: where the devices of a step exchange what each has computed of its rows."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TypeVar

from lazyasync.errors import DTypeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import BATCHES, GRADIENTS, LOWERINGS, TANGENTS
from lazyasync.ir.types import kind_of
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

Tree = TypeVar("Tree")

MEAN = Operation(
    "mean_over_devices",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (mean(g),)),
        TANGENTS(lambda tangents, operands, output, attributes: mean(tangents[0])),
        BATCHES(lambda application: application.again(application.all_of_each())),
        LOWERINGS(lambda xp, inputs, output, attributes: lambda x, out: xp.copyto(out, x)),
    ),
)
"""Marks a place where the graph of a step is cut; `lazyasync.parallel.programs` takes it out."""

parties: ContextVar[int] = ContextVar("lazyasync_parallel_parties", default=1)
"""The devices of the step that is being traced."""


def mean(tree: Tree) -> Tree:
    """The mean of each tensor of ``tree`` over the devices of a `data_parallel` step.

    A device counts as often as it has rows of the batch: the mean of the means of the parts is that
    of the whole batch. All devices get the same bits, the terms added in the order of the devices.
    On one device, and outside of `data_parallel`, ``tree`` as it is. The gradient of a mean is the
    mean of the gradients. Leaves that are no tensors stay as they are.

    Raises ``ValueError`` for a tree without tensors, `DTypeError` for tensors of integers or
    of truth values.
    """
    leaves, definition = flatten(tree)
    tensors = [leaf for leaf in leaves if isinstance(leaf, LazyTensor)]
    if not tensors:
        raise ValueError("la.parallel.mean: a tree without tensors")
    for tensor in tensors:
        if kind_of(tensor.dtype) not in "fc":
            raise DTypeError(
                f"la.parallel.mean takes floating point and complex numbers, not {tensor.dtype}; "
                "convert them with astype"
            )
    if parties.get() == 1:
        return tree
    meant = [record(MEAN, (leaf,)) if isinstance(leaf, LazyTensor) else leaf for leaf in leaves]
    result: Tree = definition.unflatten(meant)
    return result
