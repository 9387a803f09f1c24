"""Matrix products by cuBLASLt, on a stand-in for the library; and on the library's descriptors,
where it is installed, which need no GPU."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fake_cublaslt import ALLOC_FAILED, BFLOAT16, NOT_SUPPORTED, FakeCublasLt

from lazyasync.backends.cuda.cublas import (
    MAX_PLANS,
    WORKSPACE_BYTES,
    CublasLt,
    CublasLtError,
    Epilogue,
    Operand,
    ProductKind,
    Products,
    load_library,
)

STREAM = 77
WORKSPACE = 1 << 20


def now(work: Callable[[], Any]) -> None:
    work()


@pytest.fixture
def library() -> FakeCublasLt:
    return FakeCublasLt(now)


@pytest.fixture
def products(library: FakeCublasLt) -> Products:
    return Products(CublasLt(library), WORKSPACE, STREAM)


def aligned(shape: tuple[int, ...], dtype: Any, offset: int = 0) -> np.ndarray:
    """An array so many bytes behind a multiple of 256."""
    dtype = BFLOAT16 if dtype == "E" else np.dtype(dtype)
    nbytes = int(np.prod(shape)) * dtype.itemsize
    raw = np.zeros(nbytes + 512, np.uint8)
    start = -raw.ctypes.data % 256 + offset
    return raw[start : start + nbytes].view(dtype).reshape(shape)


def filled(shape: tuple[int, ...], dtype: Any, seed: int = 0, offset: int = 0) -> np.ndarray:
    array = aligned(shape, dtype, offset)
    array[...] = np.random.default_rng(seed).standard_normal(shape)
    return array


def kind_of(dtype: str, rows: int, inner: int, columns: int, **more: Any) -> ProductKind:
    left, right = Operand(inner, False, rows * inner), Operand(columns, False, inner * columns)
    return ProductKind(dtype, left, right, rows, inner, columns, **more)


def issue(
    products: Products, kind: ProductKind, left: np.ndarray, right: np.ndarray, **more: Any
) -> np.ndarray:
    shape = (kind.batch, kind.rows, kind.columns)
    out = aligned(shape if kind.batch > 1 else shape[1:], kind.dtype)
    out[...] = np.nan
    products.issue(kind, left.ctypes.data, right.ctypes.data, out.ctypes.data, **more)
    return out


@pytest.mark.parametrize("dtype", ["f", "d", "e", "E"])
@pytest.mark.parametrize("turned", list(itertools.product([False, True], repeat=2)))
def test_products_of_matrices_in_either_order(
    products: Products, library: FakeCublasLt, dtype: str, turned: tuple[bool, bool]
) -> None:
    rows, inner, columns = 5, 7, 3
    left, right = filled((rows, inner), dtype, 1), filled((inner, columns), dtype, 2)
    expected = np.matmul(left.astype(float), right.astype(float))
    operands, stored = [], []
    for array, is_turned in zip((left, right), turned, strict=True):
        memory = aligned(array.T.shape, dtype) if is_turned else array
        memory[...] = array.T if is_turned else array
        stored.append(memory)
        operands.append(Operand(memory.shape[1], is_turned, 0))
    kind = ProductKind(dtype, operands[0], operands[1], rows, inner, columns)
    out = issue(products, kind, *stored)
    tolerance = {"e": 2e-3, "E": 2e-2}.get(dtype, 1e-5)
    np.testing.assert_allclose(out.astype(float), expected, rtol=tolerance, atol=1e-3)
    (product,) = library.products
    assert product["stream"] == STREAM
    assert (product["rows"], product["inner"], product["columns"]) == (columns, inner, rows)


def test_rows_with_gaps_and_parts_of_matrices(products: Products) -> None:
    whole = filled((10, 20), "f", 3)
    left, right = whole[2:6, 4:11], whole[3:10, 1:6]
    kind = ProductKind("f", Operand(20, False, 0), Operand(20, False, 0), 4, 7, 5)
    out = issue(products, kind, left, right)
    np.testing.assert_allclose(out, left @ right, rtol=1e-5, atol=1e-6)


def test_batches(products: Products, library: FakeCublasLt) -> None:
    left, right = filled((6, 4, 7), "e", 4), filled((6, 7, 5), "e", 5)
    out = issue(products, kind_of("e", 4, 7, 5, batch=6), left, right)
    expected = left.astype(float) @ right.astype(float)
    np.testing.assert_allclose(out, expected, rtol=1e-2, atol=1e-2)
    # One matrix for all of a batch has no stride.
    kind = ProductKind("e", Operand(7, False, 28), Operand(5, False, 0), 4, 7, 5, batch=6)
    out = issue(products, kind, left, right[0])
    np.testing.assert_allclose(out, left.astype(float) @ right[0], rtol=1e-2, atol=1e-2)
    assert [product["batch"] for product in library.products] == [6, 6]


@pytest.mark.parametrize("epilogue", [Epilogue.BIAS, Epilogue.BIAS_RELU])
def test_epilogues(products: Products, library: FakeCublasLt, epilogue: Epilogue) -> None:
    left, right, bias = filled((4, 7), "f", 6), filled((7, 5), "f", 7), filled((5,), "f", 8)
    kind = kind_of("f", 4, 7, 5, epilogue=epilogue)
    expected = left @ right + bias
    if epilogue is Epilogue.BIAS_RELU:
        expected = np.maximum(expected, 0)
    out = issue(products, kind, left, right, bias=bias.ctypes.data)
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=1e-6)
    # The same product with another bias: the descriptor is told.
    other = filled((5,), "f", 9)
    out = issue(
        products, kind_of("f", 4, 7, 5, epilogue=Epilogue.BIAS), left, right, bias=other.ctypes.data
    )
    np.testing.assert_allclose(out, left @ right + other, rtol=1e-5, atol=1e-6)
    again = issue(products, kind, left, right, bias=other.ctypes.data)
    relu = epilogue is Epilogue.BIAS_RELU
    np.testing.assert_allclose(again, np.maximum(out, 0) if relu else out)


def test_how_numbers_are_summed_up(products: Products, library: FakeCublasLt) -> None:
    for dtype, fast in (("f", False), ("f", True), ("d", True), ("e", True)):
        left, right = filled((2, 2), dtype), filled((2, 2), dtype)
        issue(products, kind_of(dtype, 2, 2, 2, fast=fast), left, right)
    # In single precision, in TF32, in double precision; half precision in single.
    assert [product["compute"] for product in library.products] == [68, 77, 70, 68]


def test_descriptors_are_made_once_for_each_kind_and_alignment(
    products: Products, library: FakeCublasLt
) -> None:
    kind = kind_of("f", 4, 4, 4)
    for offset in (0, 0, 16, 0, 16, 4):
        left, right = filled((4, 4), "f", 1, offset), filled((4, 4), "f", 2)
        np.testing.assert_allclose(issue(products, kind, left, right), left @ right, rtol=1e-5)
    assert library.calls.count("cublasLtMatmulAlgoGetHeuristic") == 3
    assert library.calls.count("cublasLtMatmul") == 6
    calls = len(library.calls)
    issue(products, kind, filled((4, 4), "f"), filled((4, 4), "f"))
    assert library.calls[calls:] == ["cublasLtMatmul"]  # which is all that a capture sees


def test_everything_is_given_back(products: Products, library: FakeCublasLt) -> None:
    left, right = filled((4, 4), "f"), filled((4, 4), "f")
    for columns in range(1, 4):
        issue(products, kind_of("f", 4, 4, columns), left, right)
    assert library.alive("preference") == 0
    products.close()
    assert not library.objects


def test_no_more_is_kept_than_so_much(
    products: Products, library: FakeCublasLt, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MAX_PLANS > 100
    monkeypatch.setattr("lazyasync.backends.cuda.cublas.MAX_PLANS", 2)
    left, right = filled((4, 4), "f"), filled((4, 4), "f")
    for columns in (1, 2, 3, 4):
        issue(products, kind_of("f", 4, 4, columns), left, right)
        assert library.alive("operation") <= 2
        assert library.alive("layout") <= 6


def test_failures_say_what_failed(products: Products, library: FakeCublasLt) -> None:
    left, right = filled((4, 4), "f"), filled((4, 4), "f")
    library.matmul_status = ALLOC_FAILED
    with pytest.raises(CublasLtError, match="cublasLtMatmul failed with the status 3") as raised:
        issue(products, kind_of("f", 4, 4, 4), left, right)
    assert raised.value.status == ALLOC_FAILED
    library.heuristics_found = 0
    with pytest.raises(CublasLtError, match=r"Heuristic for ProductKind\(dtype='f'") as raised:
        issue(products, kind_of("f", 4, 4, 3), left, right)
    assert raised.value.status == NOT_SUPPORTED
    library.heuristics_found, library.heuristic_status = 1, NOT_SUPPORTED
    with pytest.raises(CublasLtError):
        issue(products, kind_of("f", 4, 4, 2), left, right)
    assert WORKSPACE_BYTES >= 32 << 20


def test_the_library_takes_what_it_is_told() -> None:
    """The real one, as far as it goes without a GPU: descriptors and their attributes."""
    found = next((lib for lib in map(load_library, (13, 12)) if lib is not None), None)
    if found is None:
        pytest.skip("libcublasLt is not here")
    told: list[str] = []

    class WithoutDevice(CublasLt):
        """Skips the calls that need a device: the handle's and the heuristic's."""

        def __init__(self) -> None:
            self._functions = found._functions

        def call(self, name: str, *arguments: Any) -> None:
            told.append(name)
            if name == "cublasLtCreate":
                arguments[0]._obj.value = 1
            elif name == "cublasLtMatmulAlgoGetHeuristic":
                arguments[-1]._obj.value = 1
            elif name not in ("cublasLtMatmul", "cublasLtDestroy"):
                super().call(name, *arguments)

    products = Products(WithoutDevice(), WORKSPACE, STREAM)
    for dtype, fast, epilogue in itertools.product("fde", (False, True), Epilogue):
        kind = kind_of(dtype, 3, 4, 5, batch=2, fast=fast, epilogue=epilogue)
        products.issue(kind, 1 << 16, 2 << 16, 3 << 16, (4 << 16) if epilogue.has_bias else 0)
    products.close()
    assert told.count("cublasLtMatmul") == 24
    assert ctypes.sizeof(ctypes.c_void_p) == 8
