"""A stand-in for libcublasLt: C functions that check what they are given, and compute on the host.

It is written from NVIDIA's documentation of cuBLASLt and the numbers in its headers, and not from
the code that is tested: column-major matrices, leading dimensions, strides of batches, epilogues,
alignments that the heuristic was promised.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import CFUNCTYPE, c_float, c_int, c_int64, c_size_t, c_uint64, c_void_p
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np

INVALID_VALUE, NOT_SUPPORTED, ALLOC_FAILED = 7, 15, 3
BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
DTYPES = {0: np.dtype(np.float32), 1: np.dtype(np.float64), 2: np.dtype(np.float16), 14: BFLOAT16}
COMPUTES = {68: (0, 2, 14), 77: (0,), 70: (1,)}
"""The types of matrices that a way of computing takes: CUBLAS_COMPUTE_32F, _32F_FAST_TF32, _64F."""
DESCRIPTOR = {3: 4, 4: 4, 7: 4, 8: 8}
"""Bytes of the attributes TRANSA, TRANSB, EPILOGUE and BIAS_POINTER."""
LAYOUT = {5: 4, 6: 8}
"""BATCH_COUNT and STRIDED_BATCH_OFFSET."""
PREFERENCE = {1: 8, 5: 4, 6: 4, 7: 4, 8: 4}
"""MAX_WORKSPACE_BYTES, MIN_ALIGNMENT_A_BYTES to MIN_ALIGNMENT_D_BYTES."""
SIGNED = {5, 6}


@dataclass
class Object:
    """Something that the library made; ``attributes`` by their number."""

    kind: str
    given: tuple[int, ...] = ()
    attributes: dict[int, int] = field(default_factory=dict)
    sizes: dict[int, int] = field(default_factory=dict)


class FakeCublasLt:
    """One library. ``issue(work)`` puts what a product does on the stream that is the current one.

    ``calls`` are the names of the functions, ``products`` what `cublasLtMatmul` was given.
    """

    def __init__(self, issue: Callable[[Callable[[], Any]], None]) -> None:
        self.issue = issue
        self.calls: list[str] = []
        self.products: list[dict[str, Any]] = []
        self.objects: dict[int, Object] = {}
        self.promises: dict[int, tuple[int, ...]] = {}
        self.workspace_bytes = 4096
        self.heuristic_status = 0
        self.heuristics_found = 1
        self.matmul_status = 0
        self._made = 0
        self._functions = [
            self._function("cublasLtCreate", self._creates("handle"), c_void_p),
            self._function("cublasLtDestroy", self._destroys("handle"), c_void_p),
            self._function(
                "cublasLtMatmulDescCreate",
                self._creates("operation", DESCRIPTOR),
                c_void_p,
                c_int,
                c_int,
            ),
            self._function("cublasLtMatmulDescDestroy", self._destroys("operation"), c_void_p),
            self._function(
                "cublasLtMatrixLayoutCreate",
                self._creates("layout", LAYOUT),
                c_void_p,
                c_int,
                c_uint64,
                c_uint64,
                c_int64,
            ),
            self._function("cublasLtMatrixLayoutDestroy", self._destroys("layout"), c_void_p),
            self._function(
                "cublasLtMatmulPreferenceCreate",
                self._creates("preference", PREFERENCE),
                c_void_p,
            ),
            self._function(
                "cublasLtMatmulPreferenceDestroy", self._destroys("preference"), c_void_p
            ),
            *[
                self._function(name, self._sets(kind), c_void_p, c_int, c_void_p, c_size_t)
                for name, kind in (
                    ("cublasLtMatmulDescSetAttribute", "operation"),
                    ("cublasLtMatrixLayoutSetAttribute", "layout"),
                    ("cublasLtMatmulPreferenceSetAttribute", "preference"),
                )
            ],
            self._function(
                "cublasLtMatmulAlgoGetHeuristic",
                self._heuristic,
                *(c_void_p,) * 7,
                c_int,
                c_void_p,
                c_void_p,
            ),
            self._function(
                "cublasLtMatmul",
                self._matmul,
                *(c_void_p,) * 12,
                c_void_p,
                c_void_p,
                c_size_t,
                c_void_p,
            ),
        ]

    def _function(self, name: str, function: Callable[..., int], *types: Any) -> Any:
        def called(*arguments: Any) -> int:
            self.calls.append(name)
            return function(*arguments)

        made = CFUNCTYPE(c_int, *types)(called)
        setattr(self, name, made)
        return made

    # ---- objects ---------------------------------------------------------------------------

    def alive(self, kind: str) -> int:
        """How many objects of a kind have not been destroyed."""
        return sum(one.kind == kind for one in self.objects.values())

    def _creates(self, kind: str, sizes: dict[int, int] | None = None) -> Callable[..., int]:
        def create(target: int, *given: int) -> int:
            self._made += 1
            number = 0x1000 * self._made
            self.objects[number] = Object(kind, given, sizes=sizes or {})
            c_void_p.from_address(target).value = number
            return 0

        return create

    def _destroys(self, kind: str) -> Callable[..., int]:
        def destroy(number: int) -> int:
            return 0 if self.objects.pop(number).kind == kind else INVALID_VALUE

        return destroy

    def _sets(self, kind: str) -> Callable[..., int]:
        def set_attribute(number: int, attribute: int, value: int, size: int) -> int:
            one = self.objects[number]
            if one.kind != kind or one.sizes.get(attribute) != size:
                return INVALID_VALUE
            content = ctypes.string_at(value, size)
            one.attributes[attribute] = int.from_bytes(content, "little", signed=kind == "layout")
            return 0

        return set_attribute

    # ---- products --------------------------------------------------------------------------

    def _heuristic(
        self,
        handle: int,
        operation: int,
        first: int,
        second: int,
        third: int,
        result: int,
        preference: int,
        wanted: int,
        found: int,
        count: int,
    ) -> int:
        assert self.objects[handle].kind == "handle"
        assert third == result
        assert wanted == 1
        self._check(operation, first, second, result)
        wishes = self.objects[preference].attributes
        assert wishes[1] >= self.workspace_bytes
        # Algorithms are 64 bytes, of which this one uses the first number as its name.
        self._made += 1
        c_uint64.from_address(found).value = self._made
        c_size_t.from_address(found + 64).value = self.workspace_bytes
        c_int.from_address(found + 72).value = self.heuristic_status
        c_float.from_address(found + 76).value = 1.0
        c_int.from_address(count).value = self.heuristics_found
        bias = self.objects[operation].attributes.get(8, 0)
        self.promises[self._made] = (wishes[5], wishes[6], wishes[8], bias & -bias)
        return 0

    def _check(self, operation: int, first: int, second: int, result: int) -> tuple[int, int, int]:
        """That the shapes fit; gives those of the product: its rows, inner size and columns."""
        compute, scale = self.objects[operation].given
        attributes = self.objects[operation].attributes
        shapes = []
        for layout, transposed in ((first, 3), (second, 4), (result, 0)):
            type, rows, columns, leading = self.objects[layout].given
            assert type in COMPUTES[compute]
            assert leading >= rows > 0 < columns
            turned = bool(attributes.get(transposed, 0)) if transposed else False
            shapes.append((columns, rows) if turned else (rows, columns))
        assert scale == (1 if compute == 70 else 0)
        (rows, inner), (same, columns), target = shapes
        assert inner == same
        assert target == (rows, columns)
        counts = {self.objects[one].attributes.get(5, 1) for one in (first, second, result)}
        assert len(counts) == 1
        return rows, inner, columns

    def _matmul(
        self,
        handle: int,
        operation: int,
        alpha: int,
        first: int,
        first_layout: int,
        second: int,
        second_layout: int,
        beta: int,
        third: int,
        third_layout: int,
        result: int,
        result_layout: int,
        algorithm: int,
        workspace: int,
        workspace_bytes: int,
        stream: int,
    ) -> int:
        assert self.objects[handle].kind == "handle"
        assert (third, third_layout) == (result, result_layout)
        rows, inner, columns = self._check(operation, first_layout, second_layout, result_layout)
        one = self.objects[operation]
        number = ctypes.c_double if one.given[1] == 1 else c_float
        assert number.from_address(alpha).value == 1
        assert number.from_address(beta).value in (0, 1)
        adds = bool(number.from_address(beta).value)
        promised = self.promises[c_uint64.from_address(algorithm).value]
        bias = one.attributes.get(8) or 0
        for address, alignment in zip((first, second, result, bias), promised, strict=True):
            assert not alignment or address % min(alignment, 256) == 0
        assert workspace % 256 == 0
        assert workspace_bytes == self.workspace_bytes
        if self.matmul_status:
            return self.matmul_status
        epilogue = one.attributes.get(7, 1)
        assert epilogue in (1, 2, 4, 6)
        assert bool(epilogue & 4) == bool(bias)
        self.products.append(
            {
                "rows": rows,
                "inner": inner,
                "columns": columns,
                "batch": self.objects[result_layout].attributes.get(5, 1),
                "compute": one.given[0],
                "epilogue": epilogue,
                "stream": stream,
            }
        )
        left = self._matrices(first, first_layout, one.attributes.get(3, 0))
        right = self._matrices(second, second_layout, one.attributes.get(4, 0))
        out = self._matrices(result, result_layout, 0)
        vector = None
        if bias:
            # As long as the result has rows, and of its type.
            vector = _memory(bias, (rows,), out.dtype, (out.dtype.itemsize,))
        self.issue(lambda: _compute(left, right, out, vector, bool(epilogue & 2), adds))
        return 0

    def _matrices(self, address: int, layout: int, transposed: int) -> np.ndarray:
        """The batch of matrices at an address, in column-major order, as the operation has them."""
        type, rows, columns, leading = self.objects[layout].given
        attributes = self.objects[layout].attributes
        size = DTYPES[type].itemsize
        shape = (attributes.get(5, 1), rows, columns)
        strides = (attributes.get(6, 0) * size, size, leading * size)
        found = _memory(address, shape, DTYPES[type], strides)
        return found.transpose(0, 2, 1) if transposed else found


def _memory(
    address: int, shape: tuple[int, ...], dtype: np.dtype, strides: tuple[int, ...]
) -> np.ndarray:
    last = sum((length - 1) * stride for length, stride in zip(shape, strides, strict=True))
    bytes = (ctypes.c_uint8 * (last + dtype.itemsize)).from_address(address)
    return np.ndarray(shape, dtype, bytes, strides=strides)


def _compute(
    left: np.ndarray,
    right: np.ndarray,
    out: np.ndarray,
    bias: np.ndarray | None,
    relu: bool,
    adds: bool,
) -> None:
    working = np.float64 if out.dtype == np.float64 else np.float32
    result = np.matmul(left.astype(working), right.astype(working))
    if bias is not None:
        result += bias.astype(working)[:, None]
    if adds:
        result += out
    out[...] = np.maximum(result, 0) if relu else result
