"""Expressions worked out for many elements by a loop of machine code."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from lazyasync.compiler.fused_graph import Level, Load, Loop, Member
from lazyasync.ir.scalar import Expression, Primitive, evaluate, parts
from lazyasync.ir.types import TensorType

DOMAIN = 4096
"""Elements that a loop is written for; it is called for any number."""


class ElementLoop:
    """A loop that gives the values of ``results`` for each element.

    ``inputs`` are what these are made of, inputs of expressions or parts that are known, and how
    many elements of an array there are for each of the results: 0 for a single number.
    """

    def __init__(self, results: Sequence[Expression], inputs: Mapping[Expression, int]) -> None:
        loads = {part: Load(place, 0, (step,)) for place, (part, step) in enumerate(inputs.items())}
        known = {
            part: Expression(Primitive.INPUT, part.dtype, (), load) for part, load in loads.items()
        }

        def rewritten(part: Expression) -> Expression:
            operands = tuple([known[operand] for operand in part.operands])
            return Expression(part.primitive, part.dtype, operands, part.value)

        made = [evaluate(result, known, rewritten) for result in results]
        used = {part for result in made for part in parts(result)}
        self._inputs = [part for part in inputs if known[part] in used]
        first = len(inputs)
        self.loop = Loop(
            (DOMAIN,),
            members={
                first + place: Member(first + place, Level.FULL, expression)
                for place, expression in enumerate(made)
            },
            loads=[loads[part] for part in self._inputs],
            stores=[first + place for place in range(len(made))],
        )
        self.types = [
            *[TensorType((DOMAIN * max(step, 1),), part.dtype) for part, step in inputs.items()],
            *[TensorType((DOMAIN,), part.dtype) for part in made],
        ]
        self._dtypes = [part.dtype for part in made]
        self._function: Callable[[int, int, int], None] | None = None
        self._memory: object = None

    def connect(self, address: int, memory: object) -> None:
        """Says where its function is, for as long as ``memory`` is held."""
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)(
            address
        )
        self._memory = memory

    def __call__(self, known: Mapping[Expression, Any], count: int) -> list[Any]:
        """The results for ``count`` elements, of the numbers and contiguous arrays ``known``."""
        assert self._function is not None
        found = [np.empty(count, dtype) for dtype in self._dtypes]
        given = [np.asarray(known[part], part.dtype) for part in self._inputs]
        buffers = [array.ctypes.data for array in (*given, *found)]
        arguments = (ctypes.c_int64 * len(buffers))(*buffers)
        self._function(ctypes.addressof(arguments), 0, count)
        return found
