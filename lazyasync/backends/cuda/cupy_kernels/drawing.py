"""Random draws of which each block of words gives so many elements: one kernel for a tensor.

Philox written with arrays of CuPy is a launch and a pass over memory for each of its steps: a mask
of 64 million numbers, drawn and applied, took an H200 37 times as long. What is computed is that of
`lazyasync.ops.random.draws`, and so are the bits. Loops of our own draw where they use it instead:
see `lazyasync.compiler.fusion.drawing`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cuda.cupy_kernels.sampling import OPTIONS, PREAMBLE
from lazyasync.backends.cuda.kernels.expressions import cuda_type
from lazyasync.backends.cuda.kernels.random_numbers import NORMALS
from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType, is_bfloat16, kind_of


class Drawing(NamedTuple):
    """The source that gives elements of random words.

    ``statement`` is done for each ``j`` of ``steps`` and fills ``value`` of ``elements`` elements
    of a type of C++, from the words ``w`` of a block. ``parameters`` are what it takes besides the
    state.
    """

    type: str
    elements: int
    steps: int
    statement: str
    parameters: str = ""


def uniform(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Fractions: see `lazyasync.ops.random.draws.UNIFORM`."""
    return _kernel(xp, "uniform", uniform_drawing(node.type.dtype), node.type)


def uniform_drawing(dtype: np.dtype) -> Drawing:
    """Fractions of a dtype."""
    if dtype == np.float64:
        statement = (
            "value[j] = ((double)(w[2 * j] >> 5) * 67108864.0 + (double)(w[2 * j + 1] >> 6)) "
            "* (1.0 / 9007199254740992.0);"
        )
        return Drawing("double", 2, 2, statement)
    bits = 8 if is_bfloat16(dtype) else 11 if dtype == np.float16 else 24
    statement = f"value[j] = (float)(w[j] >> {32 - bits}) * {2.0**-bits!r}f;"
    return Drawing("float", 4, 4, statement)


def normal(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Normal numbers in pairs: see `lazyasync.ops.random.draws.NORMAL`."""
    return _kernel(xp, "normal", normal_drawing(node.type.dtype), node.type)


def normal_drawing(dtype: np.dtype) -> Drawing:
    """Normal numbers of a dtype."""
    if dtype == np.float64:
        return Drawing("double", 2, 1, "lazyasync_normals(w, value, value + 1);")
    statement = "lazyasync_normals(w[2 * j], w[2 * j + 1], value + 2 * j, value + 2 * j + 1);"
    return Drawing("float", 4, 2, statement)


def randint(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Integers of a range: see `lazyasync.ops.random.draws.RANDINT`."""
    return _kernel(xp, "randint", RANDINT, node.type)


RANDINT = Drawing(
    "unsigned long long",
    2,
    2,
    """
      const unsigned long long word = (unsigned long long)w[2 * j + 1] << 32 | w[2 * j];
      unsigned long long high = __umul64hi(word, largest), low = word * largest;
      low += word; high += low < word;
      if (largest >= 0x100000000ULL) {
        if (j == 0) lazyasync_philox(key, counter + i, 1, more);
        const unsigned long long other = (unsigned long long)more[2 * j + 1] << 32 | more[2 * j];
        unsigned long long carried = __umul64hi(other, largest);
        const unsigned long long least = other * largest + other;
        carried += least < other;
        low += carried; high += low < carried;
      }
      value[j] = high + lowest;
    """,
    ", uint64 largest, uint64 lowest",
)
"""The upper half of a word times the width of the range; of a width of more than 32 bits, of a word
of 128 bits."""


def drawing_source(drawing: Drawing, dtype: np.dtype) -> str:
    """What is done for block ``i``: it fills ``first``, and what is behind that in ``rest``."""
    elements = drawing.elements
    # CuPy's own type of bfloat16 takes what is cast to float; integers are cut to their width.
    cast = "(float)" if is_bfloat16(dtype) else ""
    if kind_of(dtype) in "iu":
        cast = f"({cuda_type(dtype)})"
    return f"""
      unsigned int w[4], more[4];
      lazyasync_philox(key, counter + i, 0, w);
      {drawing.type} value[{elements}];
      for (int j = 0; j < {drawing.steps}; ++j) {{ {drawing.statement} }}
      first = (T){cast}value[0];
      for (int j = 1; j < {elements}; ++j) {{
        const long long place = (long long)i * {elements} + j;
        if (place < size) rest[place] = (T){cast}value[j];
      }}
    """


def _kernel(xp: Any, name: str, drawing: Drawing, output: TensorType) -> Kernel:
    made = xp.ElementwiseKernel(
        f"uint64 key, uint64 counter{drawing.parameters}, int64 size",
        "T first, raw T rest",
        drawing_source(drawing, output.dtype),
        f"lazyasync_drawn_{name}_{output.dtype.name}",
        preamble=PREAMBLE + NORMALS,
        options=OPTIONS,
    )
    size, elements = output.size, drawing.elements

    def kernel(state: Any, *rest: Any) -> None:
        *numbers, out = rest
        if size:
            flat = out.reshape(-1)
            # The first elements of all blocks say how many blocks there are.
            made(state[0], state[1], *numbers, size, flat[::elements], flat)

    return kernel
