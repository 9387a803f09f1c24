"""Random numbers on threads: each makes those of a part of the stream, of native words.

Element i of a draw is made of the i-th words of its part of the stream, so that a part of the
elements is a draw of its own, from a counter further on.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from lazyasync.backends.cpu.calls.crew import CallCrew
from lazyasync.backends.cpu.calls.element_loops import ElementLoop
from lazyasync.backends.cpu.calls.native_parts import NativeCalls
from lazyasync.backends.cpu.calls.ordering import FIRST_BITS, LONG, by_first_digit
from lazyasync.backends.cpu.calls.shared import (
    NATIVE,
    OF_STREAMS,
    CallContext,
    Run,
    SharedKernel,
    address,
    spans,
)
from lazyasync.ir.node import Node
from lazyasync.ir.rules import LOWERINGS, STREAMS, WORK
from lazyasync.ir.types import TensorType

BLOCK = 4
"""Words that a counter gives; parts are of a multiple of so many elements."""
FLOPS_PER_SECOND = 5e9
_REAL = (
    *("uniform", "normal"),
    *("random_exponential", "random_gumbel", "random_laplace", "random_logistic"),
)
KINDS = {
    **{
        (name, dtype): 2 * place + wide
        for place, name in enumerate(_REAL)
        for wide, dtype in enumerate("fd")
    },
    ("bernoulli", "?"): 2 * len(_REAL),
}
"""What draws.c calls what is drawn of a dtype."""
INTEGERS = 2 * len(_REAL) + 1
"""The kind of integers in draws.c, to which their bytes are added."""
KEYS_AT_A_TIME = 1 << 14
SECONDS_OF_KEY = 2e-9
"""What it takes to make a key of a permutation, about."""


class _NativeModule:
    """NumPy, with what draws ask for beside: see `lazyasync.ops.random`."""

    elements_at_a_time = 1 << 15

    def __init__(self) -> None:
        self.context = CallContext(CallCrew())
        self.loops: list[ElementLoop] = []
        """Those that kernels call, which are to be compiled."""

    @property
    def _native(self) -> NativeCalls:
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

    def numbers(self, name: str, state: Any, out: Any) -> bool:
        """Fills ``out`` with what a draw makes; False if no native function does."""
        kind = KINDS.get((name, out.dtype.char))
        if kind is None or not out.flags.c_contiguous:
            return False
        blocks = -(-out.nbytes // (BLOCK * np.dtype(np.uint32).itemsize))
        key, counter = map(_signed, state)
        numbers = (kind, out.size, blocks, key, counter, 0, 0, address(out))
        self._native["draw_numbers"](*numbers)
        return True

    def element_loop(self, results: Any, steps: Any) -> ElementLoop:
        """A loop that works out expressions: see `lazyasync.ops.random.sampling`."""
        self.loops.append(ElementLoop(results, steps))
        return self.loops[-1]


def _signed(number: Any) -> int:
    """The same 64 bits as a signed number."""
    return int(np.asarray(number, np.uint64).view(np.int64))


def lower_draw(node: Node, inputs: tuple[TensorType, ...]) -> SharedKernel | None:
    """How an operation draws that has a rule in `STREAMS`."""
    of_element = STREAMS.of(node.operation)
    output = node.type
    if of_element is None or not output.size:
        return None
    words = of_element(output)
    work = WORK[node.operation](inputs, output, node.attributes)
    blocks = -(-output.size // BLOCK)
    parts = [
        slice(part.start * BLOCK, min(part.stop * BLOCK, output.size))
        for part in spans(blocks, work / FLOPS_PER_SECOND)
    ]
    module = _NativeModule()
    kernels = {}
    for length in {part.stop - part.start for part in parts}:
        drawn = TensorType((length,), output.dtype)
        given = [
            type if type.size == 1 else TensorType((length,), type.dtype) for type in inputs[1:]
        ]
        attributes = node.attributes._replace(shape=drawn.shape)
        lower = LOWERINGS[node.operation]
        kernels[length] = lower(module, (inputs[0], *given), drawn, attributes)

    def run(context: CallContext, state: Any, *operands: Any) -> None:
        module.context = context
        *parameters, out = operands
        flat = out.reshape(-1)
        each = [
            array if array.size == 1 else np.broadcast_to(array, out.shape).reshape(-1)
            for array in parameters
        ]

        def do(number: int) -> None:
            part = parts[number]
            further = np.array(state)
            further[1] += np.uint64(part.start * words // BLOCK)
            some = [array if array.size == 1 else array[part] for array in each]
            kernels[part.stop - part.start](further, *some, flat[part])

        context.crew.over(len(parts), do)

    return SharedKernel(run, ("calls", "draws"), tuple(module.loops))


def _lower_randperm(node: Node, inputs: tuple[TensorType, ...]) -> Run | None:
    """Keys by all threads, put in the order of their first digits, and each of these sorted.

    The keys are random, so that about as many begin with each digit.
    """
    size = node.type.size
    if size < LONG or sys.byteorder != "little":
        return None
    mask = np.uint64((1 << (size - 1).bit_length()) - 1)
    is_wide = node.type.dtype.itemsize == 8
    parts = spans(-(-size // KEYS_AT_A_TIME), SECONDS_OF_KEY * size)

    def run(context: CallContext, state: Any, out: Any) -> None:
        native = context.native
        assert native is not None
        key, first = _signed(state[0]), np.uint64(state[1])
        keys = np.empty(parts[-1].stop * KEYS_AT_A_TIME, np.uint64)

        def make(number: int) -> None:
            for block in range(parts[number].start, parts[number].stop):
                start = block * KEYS_AT_A_TIME
                some = keys[start : start + KEYS_AT_A_TIME]
                counters = np.arange(start // 2, (start + KEYS_AT_A_TIME) // 2, dtype=np.uint64)
                counters += first
                native["random_words"](key, address(counters), 0, len(counters), address(some))
                some &= ~mask
                some |= np.arange(start, start + KEYS_AT_A_TIME, dtype=np.uint64)

        context.crew.over(len(parts), make)
        ordered, edges = by_first_digit(context, keys[:size])
        results = out.reshape(-1)

        places = results if is_wide else np.empty(size, np.uint64)
        longest = int(np.diff(edges).max())
        lines = spans(len(edges) - 1, SECONDS_OF_KEY * size)

        def finish(number: int) -> None:
            some = lines[number]
            begins = address(edges[some.start :]), some.stop - some.start
            room = np.empty(longest, np.uint64)
            numbers = 64 - FIRST_BITS, int(mask), address(room), address(places)
            native["order_random"](address(ordered), *begins, *numbers)
            if not is_wide:
                part = slice(edges[some.start], edges[some.stop])
                np.copyto(results[part], places[part], casting="unsafe")

        context.crew.over(len(lines), finish)

    return run


OF_STREAMS.append(lower_draw)
NATIVE.register("randperm", _lower_randperm)
