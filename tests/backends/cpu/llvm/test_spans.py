"""Elements by vectors: all of them, no others, and the same bits wherever they are."""

from __future__ import annotations

import ctypes
import mmap
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from graph_programs import Program, needs_llvm

import lazyasync as la
from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode, write_loop
from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.comparison import GREATER
from lazyasync.ops.manipulation.broadcasting import SUM

pytestmark = needs_llvm

DTYPES = ["?", "i1", "u1", "i2", "i4", "u4", "i8", "u8", "f4", "f8", "c8", "c16"]
SPECIAL = (np.nan, np.inf, -np.inf, -0.0, 0.0, 1e-40, 65504.0, -1.5)


class Guarded:
    """An array that ends where there is no memory."""

    def __init__(self, shape: tuple[int, ...], dtype: Any) -> None:
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        pages = -(-size // mmap.PAGESIZE) + 1
        self._memory = mmap.mmap(-1, pages * mmap.PAGESIZE)
        whole = np.frombuffer(self._memory, np.uint8)
        end = (pages - 1) * mmap.PAGESIZE
        if sys.platform == "linux":
            libc = ctypes.CDLL(None, use_errno=True)
            assert not libc.mprotect(ctypes.c_void_p(whole.ctypes.data + end), mmap.PAGESIZE, 0)
        self.array = whole[end - size : end].view(dtype).reshape(shape)


def random_array(shape: tuple[int, ...], dtype: Any, seed: int) -> np.ndarray:
    """Numbers, and where there are any those that are no usual ones."""
    random = np.random.default_rng(seed)
    numbers = random.normal(size=shape) * 4
    if np.dtype(dtype).kind in "fc":
        numbers = np.where(random.random(shape) < 0.2, random.choice(SPECIAL, shape), numbers)
    with np.errstate(all="ignore"):
        return np.abs(numbers).astype(dtype) if dtype[0] == "u" else numbers.astype(dtype)


def compiled(given: Sequence[np.ndarray], make: Any, shared: bool = False) -> LlvmLoopCode:
    """The function of the one loop of a program."""
    p = Program()
    found = fuse(
        PrimitiveGraph(p.collect(make(p, *[p.argument(each) for each in given])).graph),
        converts_half=True,
        of_parts=True,
    )
    (loop,) = [piece for piece in found.pieces if isinstance(piece, Loop)]
    values = {load.value for load in loop.loads} | set(loop.stores)
    return write_loop(loop, found.graph.types, values if shared else frozenset())


def functions_of(code: LlvmLoopCode) -> list[Any]:
    """The function as a draft and as it is, each called with buffers and iterations."""
    made = []
    for drafts in (True, False):
        (loaded,) = engine().functions([code], drafts=drafts)
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
        function = prototype(loaded.address)

        def call(
            buffers: Sequence[np.ndarray],
            begin: int,
            end: int,
            function: Any = function,
            held: Any = loaded,
        ) -> None:
            words = [*[buffer.ctypes.data for buffer in buffers], *code.sizes, 0]
            function((ctypes.c_int64 * len(words))(*words), begin, end)

        made.append(call)
    return made


def added(p: Program, x: Any, y: Any) -> list[Any]:
    """A result of the same dtype."""
    return [p.apply(ADD, p.apply(MULTIPLY, x, y), x)]


def compared(p: Program, x: Any, y: Any) -> list[Any]:
    """A result of another one."""
    return [p.apply(GREATER, x, y)]


def is_same(found: np.ndarray, exact: np.ndarray) -> bool:
    """Whether numbers have the same bits, but for which NaN it is."""
    if exact.dtype.kind not in "fc":
        return bool((found == exact).all())
    real = f"f{exact.dtype.itemsize // (2 if exact.dtype.kind == 'c' else 1)}"
    one, other = found.ravel().view(real), exact.ravel().view(real)
    signs = np.signbit(one) == np.signbit(other)
    return bool(((one == other) & signs | np.isnan(one) & np.isnan(other)).all())


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("make", [added, compared])
def test_any_elements_are_computed_and_no_others(dtype: str, make: Any) -> None:
    """From any one to any other, up to the end of what there is."""
    if dtype[0] == "c" and make is compared:
        return
    for length in (2, 7, 40, 70, 300):
        x, y = [Guarded((length,), dtype).array for _ in range(2)]
        x[:], y[:] = [random_array((length,), dtype, seed) for seed in (0, 1)]
        if dtype[0] == "c":  # products that are exact
            x[:], y[:] = [np.arange(length) - place for place in (3, 9)]
        with np.errstate(all="ignore"):
            exact = x * y + x if make is added else x > y
        code = compiled([x, y], make)
        assert code.by_vectors
        assert code.is_exact
        result = Guarded((length,), exact.dtype).array
        functions = functions_of(code)
        for begin in (0, 1, 5):
            for end in range(begin + 1, length + 1, 1 if length <= 70 else 37):
                result.view(np.uint8)[:] = 0xA5
                functions[end % 2]([x, y, result], begin, end)
                assert is_same(result[begin:end], exact[begin:end]), (length, begin, end)
                outside = np.concatenate([result[:begin], result[end:]])
                assert (outside.view(np.uint8) == 0xA5).all(), (length, begin, end)


@pytest.mark.parametrize("dtype", ["i1", "i2", "f4", "f8"])
@pytest.mark.parametrize("shared", [False, True])
def test_rows_of_any_length_end_where_they_do(dtype: str, shared: bool) -> None:
    """Also where they are computed in place."""
    for width in [*range(2, 70, 9), 64, 65, 100, 513]:
        x, y = Guarded((5, width), dtype).array, Guarded((5, 1), dtype).array
        x[:], y[:] = random_array(x.shape, dtype, 2), random_array(y.shape, dtype, 3)
        with np.errstate(all="ignore"):
            exact = x * y + x
        code = compiled([x, y], added, shared)
        _, function = functions_of(code)
        result = x if shared else Guarded(x.shape, dtype).array
        function([x, y, result], 0, code.total)
        assert is_same(result, exact), width


@pytest.mark.parametrize("dtype", ["i4", "i8", "f4", "f8"])
def test_columns_of_any_number_are_reduced(dtype: str) -> None:
    """Any of them, and what is not theirs is not touched."""
    for columns in (3, 4, 5, 17, 31, 64, 65, 150, 600):
        x = Guarded((21, columns), dtype).array
        x[:] = np.random.default_rng(4).integers(-9, 9, x.shape)  # sums are exact
        code = compiled(
            [x], lambda p, a: [p.apply(SUM, a, attributes=((0,), False, np.dtype(dtype)))]
        )
        assert code.by_vectors
        total = x.sum(0, dtype=dtype)
        result = Guarded((columns,), dtype)
        functions = functions_of(code)
        for begin, end in ((0, columns), (1, columns), (0, columns - 1), (2, 3)):
            result.array.view(np.uint8)[:] = 0xA5
            functions[end % 2]([x, result.array], begin, end)
            assert (result.array[begin:end] == total[begin:end]).all()
            outside = np.concatenate([result.array[:begin], result.array[end:]])
            assert (outside.view(np.uint8) == 0xA5).all(), (columns, begin, end)


async def test_a_function_of_the_c_library_gives_the_same_wherever_an_element_is() -> None:
    """Also where it is one of few, at the end, and in a row."""
    x = np.linspace(0.1, 9, 67).astype("f")
    async with la.open_runtime("cpu:0", {"compile_cache": False}):
        whole = await la.log1p(la.asarray(x) * 3).numpy()
        for begin, end in ((0, 1), (3, 9), (30, 67)):
            found = await la.log1p(la.asarray(x[begin:end].copy()) * 3).numpy()
            assert found.tobytes() == whole[begin:end].tobytes()
