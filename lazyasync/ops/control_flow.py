"""Loops and branches as operations: what they repeat, or choose from, are regions of the node.

A region takes all operands of its operation, one by one, in their order: what is the same in each
iteration, then what is carried from one to the next, then an item of each sequence. It gives the
next carries, then an item of each sequence that is made. So nothing has to say what belongs to
what but how many there are of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from lazyasync.errors import ShapeError
from lazyasync.ir.graph import Graph
from lazyasync.ir.interpretation import interpreted
from lazyasync.ir.leaves import RANDOM_STATE_TYPE
from lazyasync.ir.node import OPERATIONS, Attributes, Node, Operation, OperationKind
from lazyasync.ir.repeated_regions import BRANCHES, LOOPS, RepeatedRegion
from lazyasync.ir.rules import (
    DRIVERS,
    LOWERINGS,
    REPETITIONS,
    Driver,
    Kernel,
    RegionRun,
)
from lazyasync.ir.sizes import as_length
from lazyasync.ir.types import TensorType

LONGEST_WHILE = 1 << 32
"""Iterations of a ``while`` whose random numbers are certainly others in each."""

__all__: list[str] = []


def _lowering(name: str) -> Any:
    """The kernel of an operation by name, where nobody compiles its regions."""

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        def of_node(node: Node, types: tuple[TensorType, ...]) -> Kernel:
            return LOWERINGS[node.operation](xp, types, node.type, node.attributes)

        operation = OPERATIONS.find(name)
        outputs = operation.infer(inputs, attributes)
        return interpreted(Node(operation, (), attributes, outputs), xp, of_node)

    return lower


# ---- scan ----------------------------------------------------------------------------------


class ScanAttributes(NamedTuple):
    """Applies ``body`` ``length`` times, from the end of the sequences with ``reverse``.

    The operands are ``constants`` that are the same in each iteration, then ``carries``, then
    sequences of ``length`` items along their first axis. The outputs are the last carries, then the
    sequences of what else ``body`` gives.
    """

    body: Graph
    constants: int
    carries: int
    length: int
    reverse: bool


def _infer_scan(
    inputs: tuple[TensorType, ...], attributes: ScanAttributes
) -> tuple[TensorType, ...]:
    body, constants, carries, length, _ = attributes
    fixed = constants + carries
    for sequence in inputs[fixed:]:
        if not sequence.shape or sequence.shape[0] != length:
            raise ShapeError(f"scan: a sequence of {length} items has the type {sequence}")
    items = [TensorType(each.shape[1:], each.dtype) for each in inputs[fixed:]]
    _check_region("scan", body, [*inputs[:fixed], *items])
    results = body.root_types
    if not _are_alike(results[:carries], inputs[constants:fixed]):
        raise ShapeError("scan: the carries have other types after an iteration than before it")
    made = [TensorType((length, *each.shape), each.dtype) for each in results[carries:]]
    return (*results[:carries], *made)


def _are_alike(types: Sequence[TensorType], others: Sequence[TensorType]) -> bool:
    """Whether types are the same.

    Those of lengths that stand for any number are objects of their own for each way to write a
    length, so that these are compared, which makes a condition of it.
    """
    return len(types) == len(others) and all(
        one is other or (one.dtype == other.dtype and one.shape == other.shape)
        for one, other in zip(types, others, strict=True)
    )


def _check_region(name: str, region: Graph, given: Sequence[TensorType]) -> None:
    taken = [region.types[argument] for argument in region.arguments]
    if not _are_alike(taken, given):
        raise ShapeError(f"{name}: a region takes {taken}, and is given {list(given)}")


def _drive_scan(outputs: Sequence[TensorType], attributes: ScanAttributes) -> Driver:
    _, constants, carries, length, reverse = attributes
    made = [(type.shape, type.dtype) for type in outputs[carries:]]

    def drive(xp: Any, run: RegionRun, *operands: Any) -> Sequence[Any]:
        (body,) = run.regions
        same = operands[:constants]
        carry: Sequence[Any] = operands[constants : constants + carries]
        sequences = operands[constants + carries :]
        results = [xp.empty(shape, dtype) for shape, dtype in made]
        begin = run.iteration()
        for place in range(length - 1, -1, -1) if reverse else range(length):
            begin()
            items = [sequence[place, ...] for sequence in sequences]
            targets = [result[place, ...] for result in results]
            found = body([*same, *carry, *items], [*[None] * carries, *targets])
            carry = found[:carries]
            for target, item in zip(targets, found[carries:], strict=True):
                if item is not target:
                    target[...] = item
        if not length:
            carry = [each.copy() for each in carry]
        return (*carry, *results)

    return drive


SCAN = Operation(
    "scan",
    kind=OperationKind.MULTIPLE,
    infer=_infer_scan,
    attributes=ScanAttributes,
    may_fail=True,
    rules=(
        DRIVERS(_drive_scan),
        LOOPS(lambda a, operands: RepeatedRegion(*a)),
        REPETITIONS(lambda a: a.length),
        LOWERINGS(_lowering("scan")),
    ),
)


# ---- while ---------------------------------------------------------------------------------


class WhileAttributes(NamedTuple):
    """Applies ``body`` for as long as ``condition``, of the same arguments, gives True.

    The operands are ``constants`` that are the same in each iteration, then the carries; the
    outputs are the last carries.
    """

    condition: Graph
    body: Graph
    constants: int


def _infer_while(
    inputs: tuple[TensorType, ...], attributes: WhileAttributes
) -> tuple[TensorType, ...]:
    condition, body, constants = attributes
    for region in (condition, body):
        _check_region("while", region, inputs)
    if condition.root_types != (TensorType((), np.dtype(bool)),):
        raise ShapeError("while: the condition gives no boolean without axes")
    if not _are_alike(body.root_types, inputs[constants:]):
        raise ShapeError("while: the carries have other types after an iteration than before it")
    return body.root_types


def _drive_while(outputs: Sequence[TensorType], attributes: WhileAttributes) -> Driver:
    constants = attributes.constants

    def drive(xp: Any, run: RegionRun, *operands: Any) -> Sequence[Any]:
        condition, body = run.regions
        same = operands[:constants]
        carry: Sequence[Any] = [each.copy() for each in operands[constants:]]
        begin = run.iteration()
        while True:
            begin()
            (goes_on,) = condition([*same, *carry])
            if not run.read(goes_on):
                return tuple(carry)
            carry = body([*same, *carry])

    return drive


def _repeated_by_while(attributes: WhileAttributes, operands: int) -> RepeatedRegion:
    condition, body, constants = attributes
    return RepeatedRegion(body, constants, operands - constants, None, condition=condition)


WHILE = Operation(
    "while",
    kind=OperationKind.MULTIPLE,
    infer=_infer_while,
    attributes=WhileAttributes,
    may_fail=True,
    rules=(
        DRIVERS(_drive_while),
        LOOPS(_repeated_by_while),
        REPETITIONS(lambda a: None),
        LOWERINGS(_lowering("while")),
    ),
)


# ---- switch --------------------------------------------------------------------------------


class SwitchAttributes(NamedTuple):
    """Applies one of ``branches``, by the first operand, an integer; the others are its arguments.

    An integer that is out of range stands for the first or the last branch.
    """

    branches: tuple[Graph, ...]


def _infer_switch(
    inputs: tuple[TensorType, ...], attributes: SwitchAttributes
) -> tuple[TensorType, ...]:
    index, *given = inputs
    if index.shape or index.dtype.kind not in "iu":
        raise ShapeError(f"switch: the index must be an integer without axes, not {index}")
    first = attributes.branches[0].root_types
    for branch in attributes.branches:
        _check_region("switch", branch, given)
        if not _are_alike(branch.root_types, first):
            raise ShapeError("switch: the branches give other types")
    return first


def _drive_switch(outputs: Sequence[TensorType], attributes: SwitchAttributes) -> Driver:
    last = len(attributes.branches) - 1

    def drive(xp: Any, run: RegionRun, index: Any, *operands: Any) -> Sequence[Any]:
        return tuple(run.regions[min(max(int(run.read(index)), 0), last)](operands))

    return drive


SWITCH = Operation(
    "switch",
    kind=OperationKind.MULTIPLE,
    infer=_infer_switch,
    attributes=SwitchAttributes,
    may_fail=True,
    rules=(
        DRIVERS(_drive_switch),
        BRANCHES(lambda a: a.branches),
        REPETITIONS(lambda a: 1),
        LOWERINGS(_lowering("switch")),
    ),
)


# ---- random numbers ------------------------------------------------------------------------


class AdvanceAttributes(NamedTuple):
    """``blocks``: how far a state of a random stream goes on, in blocks of four words."""

    blocks: int


_MOST_BLOCKS = 1 << 48


def advance_attributes(blocks: int) -> AdvanceAttributes:
    """How far a state goes on behind so many blocks, so that the next iteration draws others.

    Where these may be too many for a stream, as in loops in loops of which nobody knows how long
    they are, each iteration begins somewhere: at a multiple, modulo 2**64, of an odd number, which
    is another one for each of the loops.
    """
    if blocks > _MOST_BLOCKS:
        of_loop = blocks.to_bytes(blocks.bit_length() // 8 + 1, "little")
        blocks = int.from_bytes(blake2b(of_loop, digest_size=8).digest(), "little") >> 1 | 1
    return AdvanceAttributes(blocks)


def _lower_advance(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: AdvanceAttributes
) -> Kernel:
    step = np.uint64(as_length(attributes.blocks))

    def advance(state: Any, out: Any) -> None:
        out[0], out[1] = state  # which need not be an array, but two
        out[1:] += step

    return advance


ADVANCE_STATE = Operation(
    "advance_random_state",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: RANDOM_STATE_TYPE,
    attributes=AdvanceAttributes,
    rules=(LOWERINGS(_lower_advance),),
)
"""The state of the next iteration, which draws numbers of its own."""
