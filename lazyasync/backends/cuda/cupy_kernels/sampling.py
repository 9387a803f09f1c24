"""Random numbers of which some proposals are rejected: a kernel that does it all for each element.

An array of those that are left, as on the host, would have to be waited for. The same expressions
are written out in C++ and compiled without contraction: the bits are those of NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import PRELUDE, CudaWriter
from lazyasync.backends.cuda.kernels.random_numbers import WORDS
from lazyasync.ir.rules import Kernel
from lazyasync.ir.scalar import MOST_ROUNDS, Case, Expression, Sampler
from lazyasync.ir.types import TensorType

PREAMBLE = PRELUDE + WORDS

OPTIONS = ("-fmad=false",)


def sampler_kernel(xp: Any, chosen: Sampler, output: TensorType, largest: float | None) -> Kernel:
    """The kernel of a sampler; counts are at most ``largest``."""
    parameters = [f"raw float64 p{place}" for place in range(len(chosen.parameters))]
    singles = [f"int64 s{place}" for place in range(len(chosen.parameters))]
    made = xp.ElementwiseKernel(
        ", ".join(["uint64 key, uint64 counter", *parameters, *singles]),
        "T out",
        sampler_source(chosen, output.dtype, largest),
        f"lazyasync_random_{chosen.name}_{output.dtype.name}",
        preamble=PREAMBLE,
        options=OPTIONS,
    )
    shape, broadcast_to = output.shape, xp.broadcast_to

    def kernel(state: Any, *operands: Any) -> None:
        *arrays, out = operands
        # What there is one of is read from one place.
        strides = [int(array.size != 1) for array in arrays]
        read = [
            broadcast_to(array, shape) if stride else array.reshape(1)
            for array, stride in zip(arrays, strides, strict=True)
        ]
        made(state[0], state[1], *read, *strides, out)

    return kernel


def sampler_source(chosen: Sampler, dtype: np.dtype, largest: float | None) -> str:
    """What is done for element ``i``."""
    writer = CudaWriter()
    known: dict[Expression, str] = {}
    for place, parameter in enumerate(chosen.parameters):
        known[parameter] = writer.define("double", f"p{place}[i * s{place}]")
    writer.add("double value;")
    if chosen.has_blocks:
        _write_cases(writer, chosen, known)
    else:
        width = len(chosen.words)
        writer.add("unsigned int words[4];")
        writer.add(f"lazyasync_philox(key, counter + i / {4 // width}, 0, words);")
        for j, word in enumerate(chosen.words):
            known[word] = writer.define("unsigned int", f"words[i % {4 // width} * {width} + {j}]")
        writer.add(f"value = {writer.value(chosen.cases[0].value, _unread, known)};")
    if largest is not None:
        writer.add(f"value = minimum<double>(value, {largest.hex()});")
    if dtype.kind != "f":
        # Read as 64 bits, and cut down: what a narrow dtype does not hold was made the largest.
        writer.add("out = (T)to_long<double>(value);")
    elif dtype.itemsize < 8:
        writer.add("out = (T)(float)value;")
    else:
        writer.add("out = value;")
    return writer.text


def _write_cases(writer: CudaWriter, chosen: Sampler, known: dict[Expression, str]) -> None:
    writer.open("do")
    for case in chosen.cases:
        if case.condition is not None:
            visible = dict(known)
            holds = writer.value(case.condition, _unread, visible)
            writer.open(f"if ({holds})")
        else:
            writer.open("")
        _write_case(writer, chosen, case, dict(known))
        writer.add("break;")
        writer.close()
    writer.close()
    writer.add("while (0);")


def _write_case(
    writer: CudaWriter, chosen: Sampler, case: Case, known: dict[Expression, str]
) -> None:
    writer.open(f"for (unsigned int round = 0; round < {MOST_ROUNDS}; ++round)")
    used = _inputs(case.results)
    for block in range(chosen.blocks):
        inputs = chosen.words[4 * block : 4 * block + 4]
        if used.isdisjoint(inputs):
            continue
        writer.add(f"unsigned int words{block}[4];")
        number = f"round * {chosen.blocks} + {block}"
        writer.add(f"lazyasync_philox(key, counter + i, {number}, words{block});")
        known.update((word, f"words{block}[{j}]") for j, word in enumerate(inputs))
    writer.add(f"value = {writer.value(case.value, _unread, known)};")
    if case.accepted is None:
        writer.add("break;")
    else:
        writer.add(f"if ({writer.value(case.accepted, _unread, known)}) break;")
    writer.close()


def _inputs(results: Sequence[Expression]) -> set[Expression]:
    found: set[Expression] = set()
    seen: set[Expression] = set()
    stack = list(results)
    while stack:
        part = stack.pop()
        if part not in seen:
            seen.add(part)
            stack.extend(part.operands)
            if not part.operands:
                found.add(part)
    return found


def _unread(part: Expression) -> str:
    raise LookupError(f"{part} of a sampler has no value")
