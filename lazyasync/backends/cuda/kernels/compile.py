"""Kernels to machine code of a GPU, without a GPU: by NVRTC where it can be imported, else by nvcc.

Compiling takes some tens of milliseconds (with nvcc, hundreds) and holds the GIL for little of it.
So several sources are compiled at a time, in threads; and whoever must not wait, as an event loop,
calls from a thread of their own.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

from lazyasync.backends.cuda.kernels.expressions import PRELUDE
from lazyasync.backends.cuda.kernels.random_numbers import DRAWN
from lazyasync.backends.cuda.kernels.writer import CudaLoopCode
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


BATCH = 6
"""Kernels of one source. The first takes NVRTC about 35 ms, each further one 5 (on two cores, for
sm_90): more in one source would keep other threads from helping, fewer would repeat the 35."""


def kernel_texts(codes: Sequence[CudaLoopCode]) -> tuple[dict[str, str], list[tuple[str, ...]]]:
    """The texts of the kernels of loops by their names, and the names of each loop's kernels.

    A name is a digest of the text: loops of the same text are one.
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
    return texts, names


def module_source(texts: Mapping[str, str]) -> str:
    """One source for the kernels of these texts."""
    draws = any("drawn_lanes<" in text for text in texts.values())
    return "\n".join([PRELUDE, *([DRAWN] if draws else []), *texts.values()])


class KernelCompiler:
    """Compiles kernels for an architecture, each once however many programs have it (any thread).

    New ones are compiled several to a source and several sources at a time. Which kernels share a
    source depends on nothing but the program, so that another process finds them in ``cache``.
    """

    def __init__(
        self, arch: str, cache: ObjectCache | None = None, compiler: Compiler | None = None
    ) -> None:
        self.arch = arch
        self._cache = cache
        self._compiler = compiler
        self._lock = threading.Lock()
        self._cubins: dict[str, Future[bytes]] = {}

    def compile(
        self, codes: Sequence[CudaLoopCode]
    ) -> tuple[dict[str, bytes], list[tuple[str, ...]]]:
        """By each kernel's name the cubin that has it, and the names of each loop's kernels.

        Waits for those that another thread is compiling. Raises `CudaCompilationError`.
        """
        texts, names = kernel_texts(codes)
        with self._lock:
            new = {name: text for name, text in texts.items() if name not in self._cubins}
            self._cubins.update({name: Future() for name in new})
            futures = {name: self._cubins[name] for name in texts}
        listed = list(new.items())
        sources = [dict(listed[at : at + BATCH]) for at in range(0, len(listed), BATCH)]
        try:
            if len(sources) > 1:
                workers = min(len(sources), os.cpu_count() or 1)
                with ThreadPoolExecutor(workers, "lazyasync kernel compiler") as threads:
                    list(threads.map(self._compile_source, sources))
            elif sources:
                self._compile_source(sources[0])
        except BaseException as error:  # no thread could be started, or this one is interrupted
            self._fail([name for name in new if not futures[name].done()], error)
            raise
        return {name: future.result() for name, future in futures.items()}, names

    def _compile_source(self, texts: Mapping[str, str]) -> None:
        try:
            cubin = compile_module(module_source(texts), self.arch, self._cache, self._compiler)
        except Exception as error:
            self._fail(texts, error)
            return
        for name in texts:
            self._cubins[name].set_result(cubin)

    def _fail(self, names: Iterable[str], error: BaseException) -> None:
        """Tells who waits for these kernels, and forgets them: it may go better another time."""
        with self._lock:
            failed = [self._cubins.pop(name) for name in names]
        for future in failed:
            future.set_exception(error)


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
        size: int = self._checked(size_of(program))
        # It is written into, as these bindings do. Of one byte there is one object for the whole
        # interpreter: the end of a log without a word would become what everybody's b" " is.
        text = bytes(max(size, 2))
        self._checked(get(program, text))
        return text[:size]

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
