"""A call of each function of NumPy's that leaves calls to its operands, for tensors and arrays.

``Sample`` takes the function and what makes an operand of an array: nothing, or a tensor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Make = Callable[[Any], Any]
Sample = Callable[[Any, Make], Any]

MATRIX = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
"""Symmetric and positive definite."""
LINE = np.array([0.5, 2.0, 1.0, 4.0])
OTHER = np.array([1.5, 0.25, 3.0, 2.0])
WHOLE = np.array([3, 1, 2, 1])
PLACES = np.array([2, 0, 1])
COMPLEX = np.array([1 + 2j, 3 + 0j, -1j])
MASK = np.array([True, False, True, True])
BYTES = np.array([1, 254, 7], np.uint8)


def _of_matrix(f: Any, t: Make) -> Any:
    return f(t(MATRIX))


def _of_line(f: Any, t: Make) -> Any:
    return f(t(LINE))


def _of_whole(f: Any, t: Make) -> Any:
    return f(t(WHOLE))


def _of_complex(f: Any, t: Make) -> Any:
    return f(t(COMPLEX))


def _of_two(f: Any, t: Make) -> Any:
    return f(t(LINE), t(OTHER))


def _of_two_matrices(f: Any, t: Make) -> Any:
    return f(t(MATRIX), t(MATRIX + 1))


def _of_sequence(f: Any, t: Make) -> Any:
    return f([t(LINE), t(OTHER)])


def _of_sets(f: Any, t: Make) -> Any:
    return f(t(WHOLE), t(np.array([1, 5, 3, 3])))


def _along_rows(f: Any, t: Make) -> Any:
    return f(t(MATRIX), axis=1)


def _quantiles(f: Any, t: Make) -> Any:
    return f(t(MATRIX), [0.25, 0.5], axis=0)


FUNCTIONS: dict[str, tuple[Sample, ...]] = {
    **dict.fromkeys(
        (
            *("all", "amax", "amin", "any", "argmax", "argmin", "cumprod", "cumsum", "max", "mean"),
            *("median", "min", "nanargmax", "nanargmin", "nancumprod", "nancumsum", "nanmax"),
            *("nanmean", "nanmedian", "nanmin", "nanprod", "nanstd", "nansum", "nanvar", "prod"),
            *("ptp", "std", "sum", "var", "count_nonzero", "argsort", "flip", "sort"),
        ),
        (_of_matrix, _along_rows),
    ),
    **dict.fromkeys(
        (
            *("argwhere", "around", "array2string", "array_repr", "array_str", "atleast_1d"),
            *("atleast_2d", "atleast_3d", "average", "copy", "corrcoef", "cov", "diag", "diagonal"),
            *("diagflat", "diag_indices_from", "empty_like", "fix", "fliplr", "flipud", "gradient"),
            *("i0", "iscomplex", "iscomplexobj", "isneginf", "isposinf", "isreal", "isrealobj"),
            *("matrix_transpose", "nan_to_num", "ndim", "nonzero", "ones_like", "permute_dims"),
            *("ravel", "real", "imag", "real_if_close", "rot90", "round", "shape", "sinc", "size"),
            *("squeeze", "trace", "transpose", "tril", "tril_indices_from", "triu"),
            *(
                "triu_indices_from",
                "unstack",
                "zeros_like",
                "trapezoid",
                "diff",
                "flatnonzero",
            ),
        ),
        (_of_matrix,),
    ),
    **dict.fromkeys(
        (
            *("ediff1d", "poly", "polyder", "polyint", "roots", "sort_complex", "trim_zeros"),
            *("unwrap", "vander", "ix_", "histogram", "histogram_bin_edges", "lexsort", "angle"),
            *("cumulative_prod", "cumulative_sum", "min_scalar_type"),
        ),
        (_of_line,),
    ),
    **dict.fromkeys(("angle", "imag", "real"), (_of_complex, _of_matrix)),
    **dict.fromkeys(
        ("bincount", "unique", "unique_all", "unique_counts", "unique_inverse"),
        (_of_whole,),
    ),
    **dict.fromkeys(
        (
            *("allclose", "append", "array_equal", "array_equiv", "broadcast_arrays", "convolve"),
            *("correlate", "dot", "histogram2d", "inner", "isclose", "outer"),
            *("polyadd", "polydiv", "polymul", "polysub", "polyval", "vdot", "kron"),
            *("may_share_memory", "shares_memory", "common_type", "result_type"),
        ),
        (_of_two,),
    ),
    **dict.fromkeys(("intersect1d", "isin", "setdiff1d", "setxor1d", "union1d"), (_of_sets,)),
    **dict.fromkeys(
        ("block", "column_stack", "concat", "concatenate", "dstack", "hstack", "stack", "vstack"),
        (_of_sequence,),
    ),
    "apply_along_axis": (lambda f, t: f(np.sort, 0, t(MATRIX)),),
    "apply_over_axes": (lambda f, t: f(np.sum, t(MATRIX), [0]),),
    "argpartition": (lambda f, t: f(t(LINE), 1),),
    "array_split": (lambda f, t: f(t(LINE), 3),),
    "astype": (lambda f, t: f(t(MATRIX), np.int64), lambda f, t: f(t(LINE), "f4", copy=True)),
    "broadcast_to": (lambda f, t: f(t(LINE), (2, 4)),),
    "can_cast": (lambda f, t: f(t(LINE), "complex128"),),
    "choose": (lambda f, t: f(t(PLACES), [t(PLACES), t(PLACES + 3), t(PLACES * 2)]),),
    "clip": (
        lambda f, t: f(t(LINE), 1.0, 2.0),
        lambda f, t: f(t(LINE), a_min=1.0, a_max=None),
        lambda f, t: f(t(LINE), max=2.0, min=None),
    ),
    "compress": (lambda f, t: f(MASK, t(LINE)),),
    "concatenate": (
        _of_sequence,
        lambda f, t: f((t(MATRIX), MATRIX), axis=1, dtype="complex128"),
        lambda f, t: f([t(MATRIX), t(LINE)], None),
    ),
    "cross": (lambda f, t: f(t(MATRIX), t(MATRIX[::-1].copy())),),
    "delete": (lambda f, t: f(t(LINE), 1),),
    "digitize": (lambda f, t: f(t(LINE), t(np.array([0.0, 1.0, 2.0]))),),
    "dsplit": (lambda f, t: f(t(np.ones((2, 2, 4))), 2),),
    "einsum": (lambda f, t: f("ij,jk->ki", t(MATRIX), t(MATRIX)),),
    "einsum_path": (lambda f, t: f("ij,jk->ki", t(MATRIX), t(MATRIX)),),
    "expand_dims": (lambda f, t: f(t(LINE), 1), lambda f, t: f(t(LINE), axis=(0, 2))),
    "extract": (lambda f, t: f(t(MASK), t(LINE)),),
    "full_like": (lambda f, t: f(t(LINE), 7.0), lambda f, t: f(t(LINE), 7, dtype="i4", order="F")),
    "geomspace": (lambda f, t: f(t(LINE), 8.0, 3),),
    "histogramdd": (lambda f, t: f(t(MATRIX), 2),),
    "hsplit": (lambda f, t: f(t(LINE), 2),),
    "insert": (lambda f, t: f(t(LINE), 1, 7.0),),
    "interp": (
        lambda f, t: f(t(LINE), t(np.array([0.0, 2.0, 5.0])), t(np.array([1.0, 3.0, 2.0]))),
    ),
    "linspace": (lambda f, t: f(t(LINE), 8.0, 3),),
    "logspace": (lambda f, t: f(t(LINE), 2.0, 3),),
    "max": (
        _of_matrix,
        lambda f, t: f(t(MATRIX), axis=0, keepdims=True, initial=3.5),
        lambda f, t: f(t(np.ones((0, 2))), axis=0, initial=3.5),
        lambda f, t: f(t(LINE), where=t(MASK), initial=-1.0),
    ),
    "min": (_of_matrix, lambda f, t: f(t(LINE), initial=0.0)),
    "any": (_of_matrix, lambda f, t: f(t(MASK), where=[False, True, False, False])),
    "all": (_of_matrix, lambda f, t: f(t(MASK), where=[True, False, True, True], keepdims=True)),
    "meshgrid": (
        _of_two,
        lambda f, t: f(t(LINE), t(OTHER[:2]), t(LINE), sparse=True, indexing="ij"),
    ),
    "mean": (
        _of_matrix,
        lambda f, t: f(t(MATRIX), -1, keepdims=True, where=t(MATRIX > 0.5)),
        lambda f, t: f(t(LINE), dtype="float32"),
        lambda f, t: f(t(WHOLE), where=MASK),
    ),
    "moveaxis": (lambda f, t: f(t(np.ones((2, 3, 4))), 0, -1),),
    "nanpercentile": (lambda f, t: f(t(LINE), [25, 50]),),
    "nanquantile": (_quantiles,),
    "nan_to_num": (lambda f, t: f(t(np.array([np.nan, np.inf, 1.0])), nan=2.0, posinf=3.0),),
    "packbits": (lambda f, t: f(t(MASK)),),
    "unpackbits": (lambda f, t: f(t(BYTES)),),
    "pad": (
        lambda f, t: f(t(LINE), (1, 2), mode="constant", constant_values=(7.0, 7.0)),
        lambda f, t: f(t(LINE), (1, 2)),
        lambda f, t: f(t(MATRIX), 1, constant_values=5.0),
    ),
    "partition": (lambda f, t: f(t(LINE), 1),),
    "percentile": (lambda f, t: f(t(LINE), [25, 50]),),
    "piecewise": (lambda f, t: f(t(LINE), [MASK, ~MASK], [1.0, 2.0]),),
    "polyfit": (lambda f, t: f(t(LINE), t(OTHER), 1),),
    "prod": (_of_matrix, lambda f, t: f(t(MATRIX), 0, initial=2.0, where=t(MATRIX > 0.5))),
    "quantile": (_quantiles,),
    "ravel_multi_index": (lambda f, t: f((t(PLACES), t(PLACES)), (3, 3)),),
    "repeat": (lambda f, t: f(t(MATRIX), 2, axis=1),),
    "reshape": (
        lambda f, t: f(t(MATRIX), (1, 9)),
        lambda f, t: f(t(MATRIX), shape=-1),
        lambda f, t: f(t(MATRIX), (9,), order="C"),
    ),
    "resize": (lambda f, t: f(t(LINE), (2, 3)),),
    "roll": (lambda f, t: f(t(MATRIX), 1, axis=0),),
    "rollaxis": (lambda f, t: f(t(MATRIX), 1),),
    "round": (lambda f, t: f(t(MATRIX), 1), lambda f, t: f(t(MATRIX), decimals=1)),
    "around": (lambda f, t: f(t(MATRIX), 1),),
    "searchsorted": (lambda f, t: f(t(np.sort(LINE)), t(OTHER)),),
    "select": (lambda f, t: f([t(MASK), t(~MASK)], [t(LINE), t(OTHER)]),),
    "sort": (_of_matrix, lambda f, t: f(t(MATRIX), axis=None, kind="stable")),
    "argsort": (_of_matrix, lambda f, t: f(t(LINE), kind="quicksort", stable=None)),
    "split": (lambda f, t: f(t(LINE), 2), lambda f, t: f(t(LINE), [1, 3])),
    "stack": (_of_sequence, lambda f, t: f([t(LINE), LINE], axis=-1)),
    "std": (
        _of_matrix,
        lambda f, t: f(t(MATRIX), 0, ddof=1),
        lambda f, t: f(t(LINE), correction=1),
    ),
    "var": (_of_matrix, lambda f, t: f(t(MATRIX), ddof=1, axis=(0, 1), keepdims=True)),
    "sum": (
        _of_matrix,
        lambda f, t: f(t(MATRIX), (0, 1), keepdims=True),
        lambda f, t: f(t(WHOLE), dtype="float64", initial=3),
        lambda f, t: f(t(MATRIX), axis=1, where=t(MATRIX > 0.5)),
    ),
    "cumsum": (_along_rows, lambda f, t: f(t(WHOLE), dtype="float64")),
    "cumulative_sum": (_of_line, lambda f, t: f(t(MATRIX), axis=0, include_initial=True)),
    "swapaxes": (lambda f, t: f(t(np.ones((2, 3))), 0, 1),),
    "take": (
        lambda f, t: f(t(MATRIX), t(PLACES), axis=0),
        lambda f, t: f(t(LINE), 1, mode="raise"),
    ),
    "take_along_axis": (lambda f, t: f(t(MATRIX), t(PLACES[None]), axis=0),),
    "tensordot": (lambda f, t: f(t(MATRIX), t(MATRIX), axes=1),),
    "tile": (lambda f, t: f(t(LINE), (2, 2)),),
    "transpose": (_of_matrix, lambda f, t: f(t(np.ones((2, 3, 4))), (1, 0, 2))),
    "tril": (lambda f, t: f(t(MATRIX), -1),),
    # Of one value: NumPy says nothing of their order.
    "unique_values": (lambda f, t: f(t(np.full(3, 2.0))),),
    "unravel_index": (lambda f, t: f(t(PLACES), (2, 2)),),
    "vsplit": (lambda f, t: f(t(MATRIX), 3),),
    "where": (
        lambda f, t: f(t(MASK), t(LINE), 0.0),
        lambda f, t: f(MASK, LINE, t(OTHER)),
        lambda f, t: f(t(MASK)),
    ),
}
"""By the names in ``np``."""

LINALG: dict[str, tuple[Sample, ...]] = {
    **dict.fromkeys(
        (
            *("cholesky", "cond", "det", "diagonal", "eigh", "eigvalsh", "inv", "matrix_norm"),
            *("matrix_rank", "matrix_transpose", "norm", "pinv", "qr", "slogdet", "svd"),
            *("svdvals", "trace", "vector_norm"),
        ),
        (_of_matrix,),
    ),
    **dict.fromkeys(("matmul", "solve", "vecdot"), (_of_two_matrices,)),
    # Of values that have an order: that of others is LAPACK's.
    "eig": (lambda f, t: f(t(np.diag([1.0, 2.0]))),),
    "eigvals": (lambda f, t: f(t(np.diag([1.0, 2.0]))),),
    "cross": (lambda f, t: f(t(MATRIX), t(MATRIX[::-1].copy())),),
    "lstsq": (lambda f, t: f(t(MATRIX[:, :2]), t(MATRIX[0])),),
    "matrix_power": (lambda f, t: f(t(MATRIX), 3),),
    "multi_dot": (lambda f, t: f([t(MATRIX), t(MATRIX), t(MATRIX)]),),
    "norm": (_of_matrix, lambda f, t: f(t(MATRIX), axis=0, ord=1, keepdims=True)),
    "outer": (_of_two,),
    "qr": (_of_matrix, lambda f, t: f(t(MATRIX), mode="r")),
    "svd": (lambda f, t: f(t(MATRIX), full_matrices=False),),
    "tensordot": (lambda f, t: f(t(MATRIX), t(MATRIX), axes=1),),
    "tensorinv": (lambda f, t: f(t(MATRIX), ind=1),),
    "tensorsolve": (lambda f, t: f(t(MATRIX), t(MATRIX[0])),),
}
"""By the names in ``np.linalg``."""

FFT: dict[str, tuple[Sample, ...]] = {
    **dict.fromkeys(("fft", "ifft", "rfft", "hfft", "ihfft", "irfft"), (_of_line,)),
    **dict.fromkeys(("fft2", "ifft2", "rfft2", "irfft2", "fftn", "ifftn"), (_of_matrix,)),
    **dict.fromkeys(("rfftn", "irfftn", "fftshift", "ifftshift"), (_of_matrix,)),
    "fft": (_of_line, lambda f, t: f(t(MATRIX), n=4, axis=0, norm="ortho")),
}
"""By the names in ``np.fft``."""

WRITING: dict[str, Sample] = {
    "copyto": lambda f, t: f(t(LINE), OTHER),
    "fill_diagonal": lambda f, t: f(t(MATRIX), 0.0),
    "place": lambda f, t: f(t(LINE), MASK, [1.0]),
    "put": lambda f, t: f(t(LINE), [0], [1.0]),
    "put_along_axis": lambda f, t: f(t(LINE), PLACES, 1.0, 0),
    "putmask": lambda f, t: f(t(LINE), MASK, 1.0),
}
"""Those that write to their first argument."""

NOT_OF_NUMBERS = {
    *("busday_count", "busday_offset", "datetime_as_string", "is_busday"),
    *("save", "savetxt", "savez", "savez_compressed"),  # tried by name
}
"""Those that take times, or write files."""


def _small(f: Any, t: Make) -> Any:
    return f(t(np.array([0.25, 0.5, 0.75])))


def _with_number(f: Any, t: Make) -> Any:
    return f(t(LINE), 2.0)


UFUNCS: dict[str, tuple[Sample, ...]] = {
    **dict.fromkeys(
        ("bitwise_and", "bitwise_or", "bitwise_xor", "gcd", "lcm", "left_shift", "right_shift"),
        (
            lambda f, t: f(t(WHOLE), t(WHOLE + 1)),
            lambda f, t: f(t(WHOLE), 2),
            lambda f, t: f(WHOLE, t(WHOLE)),
        ),
    ),
    **dict.fromkeys(("bitwise_count", "invert"), (_of_whole,)),
    "arccosh": (lambda f, t: f(t(LINE + 1)),),
    "ldexp": (lambda f, t: f(t(LINE), t(WHOLE)),),
    "matmul": (_of_two_matrices, lambda f, t: f(MATRIX, t(MATRIX[0]))),
    "matvec": (lambda f, t: f(t(MATRIX), t(MATRIX[0])),),
    "vecmat": (lambda f, t: f(t(MATRIX[0]), t(MATRIX)),),
    "vecdot": (_of_two_matrices, lambda f, t: f(t(MATRIX), t(MATRIX), axis=0)),
}
"""Universal functions that do not take any numbers."""


def samples_of(ufunc: np.ufunc) -> tuple[Sample, ...]:
    """Calls of a universal function."""
    found = UFUNCS.get(ufunc.__name__)
    if found is not None:
        return found
    if ufunc.nin == 1:
        return (_small,)

    def reflected(f: Any, t: Make) -> Any:
        return f(OTHER, t(LINE))

    return (_of_two, _with_number, reflected)
