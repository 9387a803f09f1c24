"""Kernels to machine code of a GPU, without a GPU: by NVRTC where it can be imported, else by nvcc.

Compiling takes some tens of milliseconds (with nvcc, hundreds) and holds the GIL for little of it:
whoever is in a hurry calls from a thread of their own.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from lazyasync.compiler.cuda_expressions import PRELUDE
from lazyasync.compiler.cuda_writer import LoopCode
from lazyasync.compiler.object_cache import ObjectCache

OPTIONS = ("--std=c++17", "--fmad=false", "--ptxas-options=-v", "--diag-suppress=177,186")
"""No fast mathematics and no contraction: kernels compute what NumPy computes. Nobody needs to be
told of variables that are not used, nor of unsigned numbers that are compared with 0."""


class CudaCompilationError(RuntimeError):
    """A compiler was not there, or did not take what it was given. ``log`` is what it said."""

    def __init__(self, message: str, log: str = "") -> None:
        super().__init__(f"{message}\n{log}" if log else message)
        self.log = log


class Compiler(Protocol):
    """Something that makes machine code of CUDA C++."""

    version: str
    """What code depends on besides its source and its options."""
    major: int
    """The version of CUDA that it is of. A driver of an older one does not take its code."""

    def compile(self, source: str, arch: str) -> tuple[bytes, str]:
        """A cubin for an architecture as ``"sm_90"``, and what the compiler says of it.

        Raises `CudaCompilationError`.
        """


def module_source(codes: Sequence[LoopCode]) -> tuple[str, list[tuple[str, ...]]]:
    """One source for several loops, and the names of the kernels of each.

    Loops of the same text are one.
    """
    texts: dict[str, str] = {}
    names = []
    for code in codes:
        own = []
        for launch in code.launches:
            name = f"loop_{hashlib.blake2b(launch.text.encode(), digest_size=10).hexdigest()}"
            texts[name] = launch.text.replace("@NAME", name)
            own.append(name)
        names.append(tuple(own))
    return "\n".join([PRELUDE, *texts.values()]), names


def compile_module(
    source: str, arch: str, cache: ObjectCache | None = None, compiler: Compiler | None = None
) -> bytes:
    """The cubin of a source for an architecture, from ``cache`` if it is there.

    Raises `CudaCompilationError` also where there is no compiler.
    """
    compiler = compiler or find_compiler()
    key = ("cuda", source, arch, *OPTIONS, compiler.version)
    found = cache.get(key) if cache is not None else None
    if found is not None:
        return found
    cubin, _ = compiler.compile(source, arch)
    if cache is not None:
        cache.put(key, cubin)
    return cubin


def is_available(driver: int) -> bool:
    """Whether there is a compiler for a driver of a version, as CUDA gives it: 13020 for 13.2."""
    found = _compiler_or_none()
    return found is not None and found.major <= driver // 1000


def find_compiler() -> Compiler:
    """NVRTC or nvcc. Raises `CudaCompilationError` if neither can be used here."""
    found = _compiler_or_none()
    if found is None:
        raise CudaCompilationError(
            "compiling kernels needs the packages cuda-bindings and nvidia-cuda-nvrtc, or nvcc"
        )
    return found


@functools.cache
def _compiler_or_none() -> Compiler | None:
    for make in (Nvrtc, Nvcc):
        try:
            return make()
        except Exception:  # not installed, or an installation that is not whole
            continue
    return None


class Nvrtc:
    """NVIDIA's run-time compiler, by way of ``cuda.bindings`` (on which ``cuda.core`` is built)."""

    def __init__(self) -> None:
        from cuda.bindings import nvrtc  # type: ignore[import-not-found,unused-ignore]

        self._nvrtc: Any = nvrtc
        major, minor = self._checked(nvrtc.nvrtcVersion())
        self.version = f"nvrtc {major}.{minor}"
        self.major: int = major

    def compile(self, source: str, arch: str) -> tuple[bytes, str]:
        """See `Compiler`."""
        nvrtc = self._nvrtc
        options = [option.encode() for option in (*OPTIONS, f"--gpu-architecture={arch}")]
        program = self._checked(
            nvrtc.nvrtcCreateProgram(source.encode(), b"lazyasync.cu", 0, [], [])
        )
        try:
            (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
            log = self._text(program, nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog)
            said = log.rstrip(b"\0").decode(errors="replace")
            if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
                raise CudaCompilationError(f"NVRTC failed: {status.name}", said)
            return self._text(program, nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN), said
        finally:
            nvrtc.nvrtcDestroyProgram(program)

    def _text(self, program: Any, size_of: Any, get: Any) -> bytes:
        text: bytes = b" " * self._checked(
            size_of(program)
        )  # which is written into, as these bindings do
        self._checked(get(program, text))
        return text

    def _checked(self, answer: tuple[Any, ...]) -> Any:
        status, *results = answer
        if status != self._nvrtc.nvrtcResult.NVRTC_SUCCESS:
            raise CudaCompilationError(f"NVRTC failed: {status.name}")
        return results[0] if len(results) == 1 else tuple(results)


class Nvcc:
    """The compiler of the CUDA toolkit, found on the path, by ``CUDA_HOME``, or where it is put."""

    def __init__(self) -> None:
        home = os.environ.get("CUDA_HOME", "/usr/local/cuda")
        path = shutil.which("nvcc") or shutil.which(str(Path(home, "bin", "nvcc")))
        if path is None:
            raise CudaCompilationError("nvcc is not here")
        self._path = path
        said = self._run("--version")
        found = re.search(r"V(\d+)[\d.]*", said)
        if found is None:
            raise CudaCompilationError("nvcc does not say of which version it is", said)
        self.version = f"nvcc {found.group()}"
        self.major = int(found.group(1))

    def compile(self, source: str, arch: str) -> tuple[bytes, str]:
        """See `Compiler`."""
        with tempfile.TemporaryDirectory(prefix="lazyasync-") as directory:
            given, made = Path(directory, "kernels.cu"), Path(directory, "kernels.cubin")
            given.write_text(source)
            said = self._run(*OPTIONS, f"--gpu-architecture={arch}", "--cubin", "-o", made, given)
            return made.read_bytes(), said

    def _run(self, *arguments: str | Path) -> str:
        done = subprocess.run(
            [self._path, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        if done.returncode:
            raise CudaCompilationError("nvcc failed", done.stdout)
        return done.stdout
