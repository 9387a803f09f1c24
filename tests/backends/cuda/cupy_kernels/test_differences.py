"""Where CuPy's kernels differ from NumPy's: the sources of its own."""

from __future__ import annotations

import shutil
import subprocess
from ctypes import CDLL, POINTER, c_double, c_float, c_int
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from lazyasync.backends.cuda.cupy_kernels import differences
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise import functions


def _quotient(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """NumPy's, but for infinities, of which it is the quotient, rounded down."""
    infinite = np.isinf(x) | np.isinf(y)
    return np.where(infinite, np.floor(np.divide(x, y)), np.floor_divide(x, y))


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("working", ["float", "double"])
def test_the_source_of_float_modulo_against_numpy(tmp_path: Path, working: str) -> None:
    """Its C runs here as well: fmod, floor and copysign are the same functions."""
    bodies = "".join(
        f"void run_{result}(int n, const T *xs, const T *ys, T *outs) {{\n"
        "for (int i = 0; i < n; ++i) { const T x = xs[i], y = ys[i]; T out;\n"
        + differences._FLOAT_MODULO.format(type="T", result=result).replace("T(", "(T)(")
        + "outs[i] = out; } }\n"
        for result in ("quotient", "remainder")
    )
    # The generic macros pick the function for the type, as C++ does on the device.
    source = f"#include <tgmath.h>\ntypedef {working} T;\n{bodies}"
    (tmp_path / "modulo.c").write_text(source)
    library = tmp_path / "modulo.so"
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(tmp_path / "modulo.c")]
    subprocess.run([*command, "-lm"], check=True)
    dtype = np.dtype(np.float32 if working == "float" else np.float64)
    number = c_float if working == "float" else c_double
    special = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -2.5, 1e30, -3e-5])
    random = np.random.default_rng(6)
    x, y = (
        np.concatenate([grid.ravel(), random.uniform(-9, 9, 20_000), np.arange(-50, 50) * 0.1])
        .astype(dtype)
        .copy()
        for grid in np.meshgrid(special, special)
    )
    y[-100:] = 0.1
    loaded = CDLL(str(library))
    for result, reference in (("quotient", _quotient), ("remainder", np.remainder)):
        out = np.empty_like(x)
        pointers = [array.ctypes.data_as(POINTER(number)) for array in (x, y, out)]
        getattr(loaded, f"run_{result}")(c_int(x.size), *pointers)
        with np.errstate(all="ignore"):
            expected = reference(x, y)
        np.testing.assert_array_equal(out, expected)
        zeros = expected == 0
        np.testing.assert_array_equal(np.signbit(out[zeros]), np.signbit(expected[zeros]))


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_kernels_against_those_of_numpy(dtype: str) -> None:
    """They are made of functions that NumPy has as well, and may overwrite their operand."""
    special = [0.0, -0.0, 1.0, -2.5, 1e-9, 1e4, -1e4, np.inf, -np.inf, np.nan]
    a, b = np.meshgrid(special, special)
    x = np.empty(a.shape, dtype)
    x.real, x.imag = a, b
    for operation in (functions.EXPM1, functions.SIGN):
        type_ = TensorType(x.shape, x.dtype)
        node = SimpleNamespace(operation=operation, type=type_, attributes=())
        adapted = differences.DIFFERENCES[operation].adapt(np, node, (type_,))  # type: ignore[arg-type]
        kernel = LOWERINGS[operation](np, (type_,), type_, ())
        found, expected = x.copy(), np.empty_like(x)
        with np.errstate(all="ignore"):
            adapted(found, found)
            kernel(x, expected)
        if operation is functions.SIGN:  # at infinities NumPy's is more than a quotient
            found, expected = found[np.isfinite(x)], expected[np.isfinite(x)]
        for part in ("real", "imag"):
            actual, wanted = getattr(found, part), getattr(expected, part)
            np.testing.assert_allclose(actual, wanted, rtol=4 * np.finfo(dtype).eps)
            if operation is functions.EXPM1:
                zeros = wanted == 0
                np.testing.assert_array_equal(np.signbit(actual[zeros]), np.signbit(wanted[zeros]))
