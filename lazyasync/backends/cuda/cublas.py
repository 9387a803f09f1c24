"""Matrix products by cuBLASLt, by way of ctypes.

CuPy refuses its own products while a stream is being captured, has none of three and more axes in
half precision, and no epilogues. Here handle, workspace and stream are given, so that a call issues
kernels and does nothing else, inside a capture too.

Everything cuBLASLt computes is in column-major order. A matrix that lies in memory row by row is,
for it, the transposed one. So for ``C = A B`` it is asked for ``C' = B' A'``, with the operands
swapped and nothing copied.
"""

from __future__ import annotations

import ctypes
import enum
from ctypes import POINTER, byref, c_float, c_int, c_int32, c_int64, c_size_t, c_uint64, c_void_p
from dataclasses import dataclass
from typing import Any

from lazyasync.backends.cuda.library import SUCCESS, Library, LibraryError, find_library

WORKSPACE_BYTES = 32 << 20
"""What cuBLAS itself takes on Hopper; algorithms that would want more are not chosen."""
MAX_PLANS = 1024
"""Products whose descriptors and algorithms are kept."""
_BEST_ALIGNMENT = 256
"""Bytes. Being better aligned than that makes no difference to any algorithm."""

# ---- the library, as in cublasLt.h, cublas_api.h and library_types.h of CUDA 13 --------------

NOT_SUPPORTED = 15
"""The status where no algorithm takes what it is told."""
_DATA_TYPES = {"f": 0, "d": 1, "e": 2, "E": 14}
"""CUDA_R_32F, CUDA_R_64F, CUDA_R_16F, CUDA_R_16BF."""
_COMPUTE_32F, _COMPUTE_64F, _COMPUTE_32F_FAST_TF32 = 68, 70, 77
_OP_N, _OP_T = 0, 1


class _Desc(enum.IntEnum):
    """cublasLtMatmulDescAttributes_t."""

    TRANSA = 3
    TRANSB = 4
    EPILOGUE = 7
    BIAS_POINTER = 8


class _Layout(enum.IntEnum):
    """cublasLtMatrixLayoutAttribute_t."""

    BATCH_COUNT = 5
    STRIDED_BATCH_OFFSET = 6


class _Preference(enum.IntEnum):
    """cublasLtMatmulPreferenceAttributes_t."""

    MAX_WORKSPACE_BYTES = 1
    MIN_ALIGNMENT_A_BYTES = 5
    MIN_ALIGNMENT_B_BYTES = 6
    MIN_ALIGNMENT_C_BYTES = 7
    MIN_ALIGNMENT_D_BYTES = 8


class _Algorithm(ctypes.Structure):
    """cublasLtMatmulAlgo_t."""

    _fields_ = (("data", c_uint64 * 8),)


class _Heuristic(ctypes.Structure):
    """cublasLtMatmulHeuristicResult_t."""

    _fields_ = (
        ("algorithm", _Algorithm),
        ("workspace_bytes", c_size_t),
        ("state", c_int),
        ("waves", c_float),
        ("reserved", c_int * 4),
    )


_PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "cublasLtCreate": (POINTER(c_void_p),),
    "cublasLtDestroy": (c_void_p,),
    "cublasLtMatmulDescCreate": (POINTER(c_void_p), c_int, c_int),
    "cublasLtMatmulDescSetAttribute": (c_void_p, c_int, c_void_p, c_size_t),
    "cublasLtMatmulDescDestroy": (c_void_p,),
    "cublasLtMatrixLayoutCreate": (POINTER(c_void_p), c_int, c_uint64, c_uint64, c_int64),
    "cublasLtMatrixLayoutSetAttribute": (c_void_p, c_int, c_void_p, c_size_t),
    "cublasLtMatrixLayoutDestroy": (c_void_p,),
    "cublasLtMatmulPreferenceCreate": (POINTER(c_void_p),),
    "cublasLtMatmulPreferenceSetAttribute": (c_void_p, c_int, c_void_p, c_size_t),
    "cublasLtMatmulPreferenceDestroy": (c_void_p,),
    "cublasLtMatmulAlgoGetHeuristic": (
        *(c_void_p,) * 7,  # handle, operation, layouts of A, B, C and D, preference
        c_int,
        POINTER(_Heuristic),
        POINTER(c_int),
    ),
    "cublasLtMatmul": (
        *(c_void_p,) * 12,  # handle, operation, alpha, A and its layout, B, beta, C, D
        POINTER(_Algorithm),
        c_void_p,
        c_size_t,
        c_void_p,
    ),
}


class CublasLtError(LibraryError):
    """A call of cuBLASLt failed. ``status`` is a cublasStatus_t: 3 says that memory is short."""


class CublasLt(Library):
    """The functions of cuBLASLt."""

    prototypes = _PROTOTYPES
    error = CublasLtError

    def set(self, name: str, target: int, attribute: int, value: Any) -> None:
        """Sets an attribute to a number of ctypes."""
        self.call(name, target, attribute, byref(value), ctypes.sizeof(value))


def load_library(cuda_major: int) -> CublasLt | None:
    """The library of a version of CUDA, wherever CuPy would find it; None if it is not here."""
    found = find_library(f"libcublasLt.so.{cuda_major}", "cublasLt")
    return None if found is None else CublasLt(found)


# ---- products ------------------------------------------------------------------------------


class Epilogue(enum.IntEnum):
    """What is done to a product before it is stored (cublasLtEpilogue_t)."""

    NONE = 1
    RELU = 2
    BIAS = 4
    BIAS_RELU = 6

    @property
    def has_bias(self) -> bool:
        """Whether a vector is added to every row."""
        return bool(self & 4)


@dataclass(frozen=True, slots=True)
class Operand:
    """How a matrix lies in memory, in elements: see `lazyasync.compiler.fused_graph.Matrix`."""

    leading: int
    transposed: bool
    step: int


@dataclass(frozen=True, slots=True)
class ProductKind:
    """A product of ``batch`` pairs of matrices (rows, inner) and (inner, columns).

    The result is stored row by row without gaps; ``step`` elements are from one of a batch to the
    next, by default as many as it has. ``fast``: in single precision, factors are rounded to TF32,
    with 10 bits of mantissa. ``adds``: the product is added to what is there.
    """

    dtype: str
    left: Operand
    right: Operand
    rows: int
    inner: int
    columns: int
    batch: int = 1
    epilogue: Epilogue = Epilogue.NONE
    fast: bool = False
    step: int | None = None
    adds: bool = False


@dataclass(frozen=True, slots=True)
class _Plan:
    """The descriptors of a product, and how it is to be computed."""

    operation: int
    layouts: tuple[int, int, int]
    algorithm: _Algorithm
    workspace_bytes: int


class Products:
    """The products of one device, on one stream (the device's own thread).

    ``workspace`` is the address of ``workspace_bytes`` bytes, which only this stream may use.
    """

    def __init__(
        self,
        library: CublasLt,
        workspace: int,
        stream: int,
        workspace_bytes: int = WORKSPACE_BYTES,
    ) -> None:
        assert workspace % _BEST_ALIGNMENT == 0
        self._library = library
        self._workspace = workspace
        self._workspace_bytes = workspace_bytes
        self._stream = stream
        self._plans: dict[tuple[ProductKind, tuple[int, ...]], _Plan] = {}
        self._handle = library.create("cublasLtCreate")
        self._scales = {
            "d": (ctypes.c_double(1), ctypes.c_double(0)),
            "f": (c_float(1), c_float(0)),
            "e": (c_float(1), c_float(0)),
            "E": (c_float(1), c_float(0)),
        }

    def issue(self, kind: ProductKind, left: int, right: int, out: int, bias: int = 0) -> None:
        """Issues a product of what is at these addresses.

        Waits for nothing and allocates nothing on the device, so that it can be captured.
        """
        key = (kind, tuple([_alignment(address) for address in (right, left, out, bias)]))
        plan = self._plans.get(key)
        if plan is None:
            if len(self._plans) >= MAX_PLANS:
                self._drop_plans()
            plan = self._plans[key] = self._plan(kind, key[1], bias)
        elif bias:
            self._set(plan.operation, _Desc.BIAS_POINTER, c_void_p(bias))
        alpha, beta = self._scales[kind.dtype]
        if kind.adds:
            beta = alpha
        first, second, result = plan.layouts
        self._library.call(
            "cublasLtMatmul",
            self._handle,
            plan.operation,
            ctypes.addressof(alpha),
            right,
            first,
            left,
            second,
            ctypes.addressof(beta),
            out,
            result,
            out,
            result,
            byref(plan.algorithm),
            self._workspace,
            plan.workspace_bytes,
            self._stream,
        )

    def close(self) -> None:
        """Gives the library's objects back."""
        self._drop_plans()
        self._library.call("cublasLtDestroy", self._handle)

    def _set(self, operation: int, attribute: _Desc, value: Any) -> None:
        self._library.set("cublasLtMatmulDescSetAttribute", operation, attribute, value)

    def _drop_plans(self) -> None:
        for plan in self._plans.values():
            self._library.call("cublasLtMatmulDescDestroy", plan.operation)
            for layout in plan.layouts:
                self._library.call("cublasLtMatrixLayoutDestroy", layout)
        self._plans.clear()

    def _plan(self, kind: ProductKind, alignments: tuple[int, ...], bias: int) -> _Plan:
        operation = self._library.create(
            "cublasLtMatmulDescCreate", _compute_type(kind), _DATA_TYPES[_scale_type(kind.dtype)]
        )
        # Operands are swapped; one that is stored by columns is for cuBLASLt not yet transposed.
        self._set(operation, _Desc.TRANSA, c_int32(_OP_T if kind.right.transposed else _OP_N))
        self._set(operation, _Desc.TRANSB, c_int32(_OP_T if kind.left.transposed else _OP_N))
        self._set(operation, _Desc.EPILOGUE, ctypes.c_uint32(kind.epilogue))
        if kind.epilogue.has_bias:
            # The heuristic looks at how it is aligned.
            self._set(operation, _Desc.BIAS_POINTER, c_void_p(bias))
        step = kind.rows * kind.columns if kind.step is None else kind.step
        whole = Operand(kind.columns, False, step)
        layouts = (
            self._layout(kind, kind.right, kind.inner, kind.columns),
            self._layout(kind, kind.left, kind.rows, kind.inner),
            self._layout(kind, whole, kind.rows, kind.columns),
        )
        found = self._best(operation, layouts, alignments)
        if found is None:
            raise CublasLtError(f"cublasLtMatmulAlgoGetHeuristic for {kind}", NOT_SUPPORTED)
        return _Plan(operation, layouts, found.algorithm, found.workspace_bytes)

    def _layout(self, kind: ProductKind, operand: Operand, rows: int, columns: int) -> int:
        """The layout of a matrix (rows, columns) as it lies in memory, in column-major terms."""
        if operand.transposed:
            rows, columns = columns, rows
        library = self._library
        layout = library.create(
            "cublasLtMatrixLayoutCreate",
            _DATA_TYPES[kind.dtype],
            columns,
            rows,
            operand.leading,
        )
        if kind.batch > 1:
            name = "cublasLtMatrixLayoutSetAttribute"
            library.set(name, layout, _Layout.BATCH_COUNT, c_int32(kind.batch))
            library.set(name, layout, _Layout.STRIDED_BATCH_OFFSET, c_int64(operand.step))
        return layout

    def _best(
        self, operation: int, layouts: tuple[int, int, int], alignments: tuple[int, ...]
    ) -> _Heuristic | None:
        library = self._library
        preference = library.create("cublasLtMatmulPreferenceCreate")
        try:
            first, second, result, _ = alignments
            wanted = {
                _Preference.MIN_ALIGNMENT_A_BYTES: ctypes.c_uint32(first),
                _Preference.MIN_ALIGNMENT_B_BYTES: ctypes.c_uint32(second),
                _Preference.MIN_ALIGNMENT_C_BYTES: ctypes.c_uint32(result),
                _Preference.MIN_ALIGNMENT_D_BYTES: ctypes.c_uint32(result),
                _Preference.MAX_WORKSPACE_BYTES: c_uint64(self._workspace_bytes),
            }
            for attribute, value in wanted.items():
                library.set("cublasLtMatmulPreferenceSetAttribute", preference, attribute, value)
            found, count = _Heuristic(), c_int()
            left, right, out = layouts
            library.call(
                "cublasLtMatmulAlgoGetHeuristic",
                self._handle,
                operation,
                left,
                right,
                out,
                out,
                preference,
                1,
                byref(found),
                byref(count),
            )
            return found if count.value and found.state == SUCCESS else None
        finally:
            library.call("cublasLtMatmulPreferenceDestroy", preference)


def _alignment(address: int) -> int:
    """The bytes that an address is aligned to, as far as it matters."""
    return min(address & -address, _BEST_ALIGNMENT) if address else _BEST_ALIGNMENT


def _scale_type(dtype: str) -> str:
    """The type in which sums are held: half precision is summed up in single precision."""
    return "d" if dtype == "d" else "f"


def _compute_type(kind: ProductKind) -> int:
    if kind.dtype == "d":
        return _COMPUTE_64F
    return _COMPUTE_32F_FAST_TF32 if kind.dtype == "f" and kind.fast else _COMPUTE_32F
