"""An operation with a region: a graph that is applied again and again."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from graph_programs import Handle, run, unfused_program

from lazyasync.ir.graph import CollectedGraph, Graph
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType


class RepeatAttributes(NamedTuple):
    """``body`` is applied ``count`` times; ``others`` are graphs that nothing is done with."""

    body: Graph
    count: int
    others: tuple[Graph, ...] = ()


def _infer(inputs: tuple[TensorType, ...], attributes: RepeatAttributes) -> TensorType:
    body = attributes.body
    expected = tuple([body.types[argument] for argument in body.arguments])
    if inputs != expected or body.root_types != inputs[:1]:
        raise ValueError(f"the body takes {expected}, and gives {body.root_types}")
    return inputs[0]


def _lower(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: RepeatAttributes
) -> Any:
    body = attributes.body
    # What runs the body is for arrays of the host.
    on_host = np.asarray if xp is np else xp.asnumpy

    def kernel(x: Any, *others_and_out: Any) -> None:
        *others, out = others_and_out
        for _ in range(attributes.count):
            collected = CollectedGraph(body, [], (0,))
            given = [Handle(on_host(value)) for value in (x, *others)][: len(body.arguments)]
            collected = collected._replace(arguments=given)
            x = run(unfused_program(body), collected, 1)[0]
        out[...] = xp.asarray(x)

    return kernel


REPEAT = Operation(
    "repeated_for_a_test",
    kind=OperationKind.COMPUTE,
    infer=_infer,
    attributes=RepeatAttributes,
    rules=(LOWERINGS(_lower),),
)
"""Applies a graph of one result and several arguments again and again to the first of them."""
