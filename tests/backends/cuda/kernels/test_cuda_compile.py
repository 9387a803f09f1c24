"""Compiling kernels: what is kept, and what is said where it fails."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import threading
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from graph_programs import Program

from lazyasync.backends.cuda.kernels import compile as cuda_compile
from lazyasync.backends.cuda.kernels.compile import (
    CudaCompilationError,
    KernelCompiler,
    Nvcc,
    Nvrtc,
    compile_module,
    find_compiler,
    is_available,
    kernel_texts,
    module_source,
)
from lazyasync.backends.cuda.kernels.loops import CudaLoopCode, write_loop
from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ops.elementwise.functions import SQUARE
from lazyasync.ops.manipulation.broadcasting import SUM


def total(length: int) -> CudaLoopCode:
    """The kernels of a sum of squares."""
    program = Program()
    x = program.argument(np.broadcast_to(np.float32(0), (length,)))
    squares = program.apply(SQUARE, x)
    root = program.apply(SUM, squares, attributes=((0,), False, np.dtype("f")))
    fused = fuse(PrimitiveGraph(program.collect([root]).graph))
    (loop,) = fused.pieces
    assert isinstance(loop, Loop)
    return write_loop(loop, fused.graph.types)


class Counting:
    """A compiler that makes nothing, and says how often."""

    def __init__(self, version: str = "1") -> None:
        self.version = version
        self.major = 13
        self.calls: list[tuple[str, str]] = []

    def compile(self, source: str, arch: str) -> tuple[bytes, str]:
        self.calls.append((source, arch))
        return f"{arch} {source}".encode(), ""


def test_loops_of_the_same_text_are_one() -> None:
    small, large = total(100), total(1 << 22)
    texts, names = kernel_texts([small, large, total(100)])
    source = module_source(texts)
    assert [len(own) for own in names] == [1, 2, 1]
    assert names[0] == names[2]
    assert len({*names[0], *names[1]}) == 3
    assert source.count("__global__") == 3
    assert "@NAME" not in source


def test_what_is_compiled_is_kept(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "cache")
    compiler = Counting()
    first = compile_module("source", "sm_90", cache, compiler)
    assert compile_module("source", "sm_90", cache, compiler) == first
    assert len(compiler.calls) == 1
    compile_module("other source", "sm_90", cache, compiler)
    compile_module("source", "sm_80", cache, compiler)
    assert len(compiler.calls) == 3
    newer = Counting("2")
    compile_module("source", "sm_90", cache, newer)
    assert len(newer.calls) == 1


def test_options_are_part_of_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = ObjectCache(tmp_path / "cache")
    compiler = Counting()
    compile_module("source", "sm_90", cache, compiler)
    monkeypatch.setattr(cuda_compile, "OPTIONS", ("--other",))
    compile_module("source", "sm_90", cache, compiler)
    assert len(compiler.calls) == 2


def test_kernels_are_compiled_once_and_many_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    lengths = range(100, 120)
    together = threading.Barrier(4)

    class Meeting(Counting):
        """A compiler that ends only when four sources are being compiled at once."""

        def compile(self, source: str, arch: str) -> tuple[bytes, str]:
            together.wait(20)
            return super().compile(source, arch)

    compiler = Meeting()
    cache = ObjectCache(tmp_path / "cache")
    kernels = KernelCompiler("sm_90", cache, compiler)
    codes = [total(length) for length in lengths]
    cubins, names = kernels.compile(codes)
    assert len(cubins) == 20
    assert [len(own) for own in names] == [1] * 20
    assert len(compiler.calls) == 4  # sources of up to 6 kernels
    assert len(set(cubins.values())) == 4
    for (name,) in names:
        assert name.encode() in cubins[name]
    # What another program has too, and what another process left on the disk, is there.
    again, _ = kernels.compile(codes[3:9])
    assert all(again[name] is cubins[name] for name in again)
    assert KernelCompiler("sm_90", cache, compiler).compile(codes)[0] == cubins
    assert len(compiler.calls) == 4


def test_two_programs_at_once_compile_a_kernel_once() -> None:
    entered, leave = threading.Event(), threading.Event()

    class Slow(Counting):
        def compile(self, source: str, arch: str) -> tuple[bytes, str]:
            entered.set()
            assert leave.wait(20)
            return super().compile(source, arch)

    compiler = Slow()
    kernels = KernelCompiler("sm_90", compiler=compiler)
    found: list[dict[str, bytes]] = []

    def compile_one() -> None:
        found.append(kernels.compile([total(100)])[0])

    threads = [threading.Thread(target=compile_one) for _ in range(2)]
    threads[0].start()
    assert entered.wait(20)
    threads[1].start()
    leave.set()
    for thread in threads:
        thread.join(20)
    assert len(compiler.calls) == 1
    assert found[0] == found[1]


def test_a_kernel_that_failed_is_tried_again() -> None:
    class Moody(Counting):
        well = False

        def compile(self, source: str, arch: str) -> tuple[bytes, str]:
            if not self.well:
                raise CudaCompilationError("not today", "the log")
            return super().compile(source, arch)

    compiler = Moody()
    kernels = KernelCompiler("sm_90", compiler=compiler)
    for _ in range(2):
        with pytest.raises(CudaCompilationError, match="not today"):
            kernels.compile([total(length) for length in range(100, 110)])
    compiler.well = True
    assert len(kernels.compile([total(100)])[0]) == 1


def test_without_a_cache() -> None:
    compiler = Counting()
    compile_module("source", "sm_90", None, compiler)
    compile_module("source", "sm_90", None, compiler)
    assert len(compiler.calls) == 2


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_compile, "_compiler_or_none", lambda: None)
    assert not is_available(13000)
    with pytest.raises(CudaCompilationError, match="cuda-bindings"):
        find_compiler()


def test_a_driver_that_is_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_compile, "_compiler_or_none", Counting)
    assert is_available(13000)
    assert is_available(14010)
    assert not is_available(12080)


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not here")
def test_nvcc() -> None:
    check(Nvcc())


@pytest.mark.skipif(importlib.util.find_spec("cuda") is None, reason="NVRTC is not here")
def test_nvrtc() -> None:
    try:
        compiler = Nvrtc()
    except Exception as error:
        pytest.skip(f"NVRTC is not here: {error}")
    check(compiler)


def test_what_nvrtc_writes_into_is_nobody_elses() -> None:
    """Bytes of one byte are the same object everywhere, and a log without a word has one byte."""
    given: list[bytes] = []

    def fill(program: object, text: bytes) -> tuple[str]:
        given.append(text)
        if len(text) > 1:
            ctypes.memmove(id(text) + bytes.__basicsize__ - 1, b"ab", 2)
        return ("fine",)

    compiler = object.__new__(Nvrtc)
    compiler._nvrtc = SimpleNamespace(nvrtcResult=SimpleNamespace(NVRTC_SUCCESS="fine"))
    for size, expected in ((0, b""), (1, b"a"), (2, b"ab")):
        assert compiler._text(None, lambda _, size=size: ("fine", size), fill) == expected
    assert min(map(len, given)) == 2


def check(compiler: Nvcc | Nvrtc) -> None:
    texts, _ = kernel_texts([total(100)])
    source = module_source(texts)
    cubin, log = compiler.compile(source, "sm_90")
    assert cubin.startswith(b"\x7fELF")
    assert "registers" in log
    assert any(character.isdigit() for character in compiler.version)
    with pytest.raises(CudaCompilationError, match="nowhere") as raised:
        compiler.compile('extern "C" __global__ void f(int* a) { *a = nowhere; }', "sm_90")
    assert "nowhere" in raised.value.log
