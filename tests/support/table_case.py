"""One row of the tables of operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import ml_dtypes  # so that NumPy knows bfloat16 by its name
import numpy as np
from gradient_points import Point

Shape: TypeAlias = tuple[int, ...]
Function: TypeAlias = Callable[..., Any]

DTYPES = {
    "b": ("bool",),
    "i": ("int8", "int16", "int32", "int64"),
    "u": ("uint8", "uint16", "uint32", "uint64"),
    "f": ("float32", "float16", "float64", np.dtype(ml_dtypes.bfloat16).name),
    "c": ("complex64", "complex128"),
}
"""The dtypes that stand for each kind; the first of a kind is tried on all shapes."""


@dataclass(frozen=True)
class Case:
    """One operation.

    ``function`` takes tensors and gives one tensor; ``reference`` takes the same arrays (real ones
    as float64, if the result is real) and gives NumPy's answer. ``shapes`` are the operands'
    shapes, once per example. ``kinds`` are those of the dtypes it takes. ``result`` says which
    dtype comes out: ``"same"`` (that of the operands), ``"real"`` (the same, of complex its real
    part), ``"floating"`` (integers become float32), ``"sum"`` (integers become 64 bits wide) or a
    dtype's name, ``"complex"`` (at least complex64) or ``"real part"`` (the real one for that).
    ``without`` are dtypes that it refuses. Values are drawn from ``domain``, those of the second
    operand from ``second_domain``. ``gradient`` says whether it has one; ``special`` whether NaN,
    infinities and signed zeros are tried. At ``points`` the gradients are compared to second order,
    under the name of the case, as those of `table_gradients`.
    """

    name: str
    function: Function
    reference: Function
    shapes: tuple[tuple[Shape, ...], ...]
    kinds: str = "biufc"
    result: str = "same"
    domain: tuple[float, float] = (-3.0, 3.0)
    second_domain: tuple[float, float] | None = None
    gradient: bool = True
    special: bool = False
    points: tuple[Point, ...] = ()
    without: tuple[str, ...] = ()

    def expected_dtype(self, dtype: np.dtype) -> np.dtype:
        """The dtype of the result for operands of ``dtype``."""
        if self.result in ("complex", "real part"):
            wide = np.promote_types(dtype, "complex64") if dtype.kind in "fc" else np.complex64
            return np.empty(0, wide).real.dtype if self.result != "complex" else np.dtype(wide)
        if self.result in ("bool", "int64", "float64"):
            return np.dtype(self.result)
        if self.result == "floating" and dtype.kind in "biu":
            return np.dtype(np.float32)
        if self.result == "real" and dtype.kind == "c":
            return np.empty(0, dtype).real.dtype
        if self.result == "sum" and dtype.kind in "biu":
            return np.dtype(np.uint64 if dtype.kind == "u" else np.int64)
        return dtype

    def arrays(
        self, shapes: tuple[Shape, ...], dtype: np.dtype, random: np.random.Generator
    ) -> list[np.ndarray]:
        """Operands of these shapes."""
        arrays = []
        for number, shape in enumerate(shapes):
            low, high = self.second_domain if number and self.second_domain else self.domain
            values: np.ndarray = random.uniform(low, high, shape)
            if dtype.kind == "b":
                values = random.uniform(-1, 1, shape) > 0
            elif dtype.kind in "iu":
                lowest = max(low, np.iinfo(dtype).min)
                values = random.integers(int(np.ceil(lowest)), int(high) + 1, shape)
            elif dtype.kind == "c":
                values = values + 1j * random.uniform(low, high, shape)
            arrays.append(np.asarray(values).astype(dtype))
        return arrays
