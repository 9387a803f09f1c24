"""Running sums and products along an axis: one pass over memory.

Along rows that lie next to each other a warp does each row, and along other axes a thread each
column. CuPy's own, which take many passes, are for few and long rows, which these would not fill a
device with, and for complex numbers. Single and half precision are combined in double, as on the
CPU.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import PRELUDE
from lazyasync.ir.node import Node
from lazyasync.ir.rules import Kernel
from lazyasync.ir.types import TensorType, kind_of

THREADS: Final = 1 << 12
"""Threads that are worth a kernel of ours, where rows are long."""
LONG: Final = 1 << 17
"""Elements of a row from which on CuPy's kernels, of several passes, take few rows."""

_COMBINE: Final = {"cumsum": ("+", "-0.0"), "cumprod": ("*", "1.0")}
"""The operator of each, and what changes no number that it is combined with, nor the sign of 0."""

_ROWS = """
  const long long row = i / 32;
  const int lane = i % 32;
  A carried = ({accumulator}){identity};
  for (long long first = 0; first < length; first += 32 * {lanes}) {{
    const long long at = first + lane * {lanes}, place = row * length + at;
    Vector<T, {lanes}> given;
    A value[{lanes}];
    if (whole) {{
      if (at < length) given = load_lanes<{lanes}>(&x[place]);
    }} else {{
      for (int k = 0; k < {lanes}; ++k) if (at + k < length) given.lanes[k] = x[place + k];
    }}
    for (int k = 0; k < {lanes}; ++k) {{
      value[k] = at + k < length ? ({accumulator}){cast}given.lanes[k] : ({accumulator}){identity};
      if (k) value[k] = value[k - 1] {operator} value[k];
    }}
    // What the lanes before this one have in sum, and all lanes of those exchanged with so far.
    A before = ({accumulator}){identity}, all = value[{lanes} - 1];
    for (int distance = 1; distance < 32; distance *= 2) {{
      const A other = exchange(all, distance);
      if (lane & distance) {{
        before = other {operator} before;
        all = other {operator} all;
      }} else {{
        all = all {operator} other;
      }}
    }}
    before = carried {operator} before;
    for (int k = 0; k < {lanes}; ++k) given.lanes[k] = (T){cast}(before {operator} value[k]);
    if (whole) {{
      if (at < length) store_lanes<{lanes}>(&out[place], given);
    }} else {{
      for (int k = 0; k < {lanes}; ++k) if (at + k < length) out[place + k] = given.lanes[k];
    }}
    carried = carried {operator} all;
  }}
"""

_COLUMNS = """
  const long long start = i / after * length * after + i % after;
  A total = ({accumulator}){identity};
  for (long long first = 0; first < length; first += 8) {{
    T given[8];  // all are read before the first is stored
    for (int k = 0; k < 8; ++k) if (first + k < length) given[k] = x[start + (first + k) * after];
    for (int k = 0; k < 8; ++k) if (first + k < length) {{
      total = total {operator} ({accumulator}){cast}given[k];
      out[start + (first + k) * after] = (T){cast}total;
    }}
  }}
"""


def cumulative(xp: Any, node: Node, inputs: tuple[TensorType, ...]) -> Kernel:
    """Running sums or products of one axis."""
    axis, dtype = node.attributes
    name, shape = node.operation.name, node.type.shape
    if kind_of(dtype) == "c":
        return lambda x, out: getattr(x, name)(axis, dtype, out)
    copyto = xp.copyto
    length, after = shape[axis], math.prod(shape[axis + 1 :])
    others = node.type.size // max(1, length)
    threads = others if after > 1 else 32 * others
    if length >= LONG and threads < THREADS:
        wide = np.dtype(np.float64) if kind_of(dtype) == "f" else dtype
        return lambda x, out: copyto(out, getattr(x, name)(axis, wide))
    kernel = _kernel(xp, name, dtype, after == 1)
    lanes = 16 // dtype.itemsize
    ascontiguousarray = xp.ascontiguousarray

    def run(x: Any, out: Any) -> None:
        if not out.size:
            return
        given = ascontiguousarray(x if x.dtype == dtype else x.astype(dtype)).reshape(-1)
        target = out.reshape(-1)
        if after > 1:
            kernel(given, length, after, target, size=threads)
            return
        pointers = given.data.ptr | target.data.ptr
        whole = length % lanes == 0 and pointers % 16 == 0
        kernel(given, length, whole, target, size=threads)

    return run


def _kernel(xp: Any, name: str, dtype: np.dtype, rows: bool) -> Any:
    return xp.ElementwiseKernel(
        "raw T x, int64 length, " + ("bool whole" if rows else "int64 after"),
        "raw T out",
        scan_source(name, dtype, rows),
        f"lazyasync_{name}_{'rows' if rows else 'columns'}",
        preamble=PRELUDE,
        options=("-fmad=false",),
    )


def scan_source(name: str, dtype: np.dtype, rows: bool) -> str:
    """What thread ``i`` does with arrays ``x`` and ``out`` of ``T``."""
    operator, identity = _COMBINE[name]
    accumulator = "double" if kind_of(dtype) == "f" else "T"
    through = "(float)" if dtype == np.float16 else ""  # CuPy's type converts from and to that
    return (
        (_ROWS if rows else _COLUMNS)
        .replace("A ", f"{accumulator} ")
        .format(
            accumulator=accumulator,
            identity=identity,
            operator=operator,
            lanes=16 // dtype.itemsize,
            cast=through,
        )
    )
