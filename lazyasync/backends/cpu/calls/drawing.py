"""Random numbers on threads: each makes those of a part of the stream, of native words.

Element i of a draw is made of the i-th words of its part of the stream, so that a part of the
elements is a draw of its own, from a counter further on.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.crew import CallCrew
from lazyasync.backends.cpu.calls.ordering import sort_numbers
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    OF_STREAMS,
    CallContext,
    NativeFunctions,
    Run,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.rules import LOWERINGS, STREAMS, WORK
from lazyasync.ir.types import TensorType

BLOCK = 4
"""Words that a counter gives; parts are of a multiple of so many elements."""
FLOPS_PER_SECOND = 5e9


class _NativeModule:
    """NumPy, with what draws ask for beside: see `lazyasync.ops.random.philox`."""

    def __init__(self) -> None:
        self.context = CallContext(CallCrew(), {})

    @property
    def _native(self) -> NativeFunctions:
        assert self.context.native is not None
        return self.context.native

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name)
        setattr(self, name, found)
        return found

    def random_words(self, key: Any, counters: Any, upper: int, words: Any) -> None:
        """Fills ``words``, an array (n, 2) of uint64, for n counters."""
        given = np.ascontiguousarray(counters)
        numbers = (_signed(key), address(given), upper, len(given), address(words))
        self._native["random_words"](*numbers)

    def scaled_words(self, words: Any, largest: Any) -> Any:
        """Integers up to ``largest`` of pairs of words, as `philox.scaled` has them."""
        given = np.ascontiguousarray(words)
        found = np.empty(len(given) // 2, np.uint64)
        self._native["scale_words"](address(given), len(found), _signed(largest), address(found))
        return found

    def sort_numbers(self, numbers: Any) -> None:
        """Sorts a line of uint64 in its place."""
        sort_numbers(self.context, numbers)


def _signed(number: Any) -> int:
    """The same 64 bits as a signed number."""
    return int(np.asarray(number, np.uint64).view(np.int64))


def lower_draw(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    """How an operation draws that has a rule in `STREAMS`."""
    of_element = STREAMS.of(node.operation)
    output = node.type
    if of_element is None or not output.size:
        return None
    words = of_element(output)
    work = WORK[node.operation](inputs, output, node.attributes)
    is_even = all(type.size == 1 for type in inputs[1:])
    blocks = -(-output.size // BLOCK)
    parts = [
        slice(part.start * BLOCK, min(part.stop * BLOCK, output.size))
        for part in spans(blocks, work / FLOPS_PER_SECOND)
    ]
    parts = parts if is_even else [slice(0, output.size)]
    module = _NativeModule()
    kernels = {}
    for length in {part.stop - part.start for part in parts}:
        type = TensorType((length,), output.dtype) if len(parts) > 1 else output
        attributes = node.attributes._replace(shape=type.shape)
        kernels[length] = LOWERINGS[node.operation](module, inputs, type, attributes)

    def run(context: CallContext, state: Any, *operands: Any) -> None:
        module.context = context
        *parameters, out = operands
        if len(parts) == 1:
            kernels[output.size](state, *parameters, out)
            return
        flat = out.reshape(-1)

        def do(number: int) -> None:
            part = parts[number]
            further = np.array(state)
            further[1] += np.uint64(part.start * words // BLOCK)
            kernels[part.stop - part.start](further, *parameters, flat[part])

        context.crew.over(len(parts), do)

    return run


def _lower_randperm(node: Node, inputs: tuple[TensorType, ...]) -> Run:
    """As a whole, with native words, and sorted by all threads."""
    module = _NativeModule()
    kernel = LOWERINGS[node.operation](module, inputs, node.type, node.attributes)

    def run(context: CallContext, state: Any, out: Any) -> None:
        module.context = context
        kernel(state, out)

    return run


OF_STREAMS.append(lower_draw)
NATIVE.register("randperm", _lower_randperm)
