"""CUDA kernels run on the host: compiled by g++ with ``cuda_shim.h``, and given NumPy's arrays."""

from __future__ import annotations

import ctypes
import hashlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import pytest

from lazyasync.backends.cuda.kernels.compile import kernel_texts, module_source
from lazyasync.backends.cuda.kernels.writer import ALIGNMENT, CudaLoopCode
from lazyasync.compiler.fused_graph import FusedGraph, Loop
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import OperationKind
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType

needs_gxx = pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not here")

ORDERS = {"forward": 0, "backward": 1, "shuffled": 7}
"""In which the threads of a block take turns."""
GUARD = 64
"""Bytes before and after a buffer, which nobody may write to."""
FILL = 0xA5


class Buffer:
    """Memory of a type, at a place as aligned as kernels may expect and not better."""

    def __init__(self, type: TensorType) -> None:
        self._raw = np.full(type.nbytes + 2 * GUARD + 2 * ALIGNMENT, FILL, np.uint8)
        start = GUARD + -(self._raw.ctypes.data + GUARD) % (2 * ALIGNMENT)
        self._start, self._stop = start - ALIGNMENT, start - ALIGNMENT + type.nbytes
        bytes = self._raw[self._start : self._stop]
        self.array: np.ndarray = bytes.view(type.dtype).reshape(type.shape)

    def check(self) -> None:
        """Fails if something was written beside it."""
        assert (self._raw[: self._start] == FILL).all()
        assert (self._raw[self._stop :] == FILL).all()


_KERNEL = re.compile(r'extern "C" __global__ void __launch_bounds__\([^)]*\) (\w+)\(([^)]*)\)')

_DYNAMIC = re.compile(r"extern __shared__ __align__\(\d+\) (\w+) (\w+)\[\];")
MOST_SHARED = 232448
"""The bytes of shared memory that a block has at most."""

_FLAGS = ("-std=c++17", "-ffp-contract=off", "-fno-strict-aliasing", "-w", "-fPIC")
_OF_KERNELS = ("-nostdinc++",)
"""Kernels have the headers of C alone, which take a third of the time to read."""


def _gxx(*arguments: str, driver: str = "g++") -> None:
    done = subprocess.run([driver, *_FLAGS, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:4000]


_LOCK = Lock()
_SHIM = "cuda_shim.so"
"""The library that runs what is in the others."""


@cache
def _directory() -> tempfile.TemporaryDirectory[str]:
    """Where this process keeps libraries, with the shim compiled once for all of them."""
    made = tempfile.TemporaryDirectory(prefix="cuda-host-")
    shim = Path(__file__).parent / "cuda_shim"
    _gxx("-O0", *_OF_KERNELS, "-x", "c++-header", f"{shim}.h", "-o", f"{made.name}/cuda_shim.h.gch")
    _gxx("-O2", "-shared", f"{shim}.cpp", "-o", f"{made.name}/{_SHIM}")
    return made


@cache
def build_library(source: str) -> Path:
    """Makes a library of kernels: ``run_NAME(arguments, grid, block, order)`` runs one.

    There is one of each source. All kernels run one at a time, as the shim has one set of threads.
    """
    parts = ['#include "cuda_shim.h"']
    if _DYNAMIC.search(source):
        parts.append(f"alignas(128) __shared__ char dynamic_shared[{MOST_SHARED}];")
    parts.append(_DYNAMIC.sub(r"\1* \2 = (\1*)dynamic_shared;", source))
    for name, parameters in _KERNEL.findall(source):
        types = [parameter.rsplit(" ", 1)[0] for parameter in re.split(r",\s+", parameters.strip())]
        types = [type.replace("__restrict__", "") for type in types]
        listed = ", ".join(f"*({type}*)a[{place}]" for place, type in enumerate(types))
        parts.append(
            f"static void call_{name}(void** a) {{ {name}({listed}); }}\n"
            f'extern "C" const char* run_{name}(void** a, unsigned grid, unsigned block, '
            f"unsigned order) {{\n"
            f"  return shim_launch(call_{name}, a, grid, block, order);\n}}"
        )
    return compiled_with_shim("\n".join(parts))


def compiled_with_shim(source: str, level: str = "-O0") -> Path:
    """Makes a library of what includes ``cuda_shim.h``."""
    with _LOCK:
        directory = Path(_directory().name)
    name = hashlib.blake2b(f"{level}{source}".encode(), digest_size=10).hexdigest()
    written = directory / f"kernels_{name}.cpp"
    written.write_text(source)
    path = written.with_suffix(".so")
    # The header is compiled for -O0; the text of it is for other levels. The libraries are those
    # that the shim has loaded: to look them through takes as long as to compile.
    files = [str(written), f"-I{Path(__file__).parent}", str(directory / _SHIM)]
    _gxx(level, *_OF_KERNELS, "-shared", "-nostdlib", *files, "-o", str(path))
    return path


class HostLibrary:
    """Kernels of loops, compiled for the host in one go."""

    def __init__(self, codes: Sequence[CudaLoopCode]) -> None:
        texts, names = kernel_texts(codes)
        self._names = dict(zip(codes, names, strict=True))
        self._library = ctypes.CDLL(str(build_library(module_source(texts))))

    def run(
        self,
        code: CudaLoopCode,
        memory: dict[int, np.ndarray],
        types: Sequence[TensorType],
        order: int,
        by_value: Mapping[int, np.generic],
    ) -> None:
        """Launches a loop's kernels on the values in ``memory``, and puts what they store there."""
        stores = {value: Buffer(types[value]) for value in code.stores}
        workspace = Buffer(TensorType((code.workspace_bytes,), np.dtype(np.uint8)))
        keep: list[Any] = []
        for load in code.loads:
            if load.value in by_value:
                keep.append(np.array(by_value[load.value]))
            else:
                keep.append(_pointer(memory[load.value]))
        keep += [_pointer(buffer.array) for buffer in stores.values()]
        if code.workspace_bytes:
            keep.append(_pointer(workspace.array))
        for launch, name in zip(code.launches, self._names[code], strict=True):
            given = [*keep, *map(np.array, launch.sizes)]
            arguments = (ctypes.c_void_p * len(given))(*[item.ctypes.data for item in given])
            run = getattr(self._library, f"run_{name}")
            run.restype = ctypes.c_char_p
            failure = run(arguments, launch.grid, launch.block, order)
            assert failure is None, f"{failure.decode()}:\n{launch.text}"
        for buffer in (*stores.values(), workspace):
            buffer.check()
        memory.update({value: buffer.array for value, buffer in stores.items()})


def _pointer(array: np.ndarray) -> np.ndarray:
    assert array.flags.c_contiguous
    assert array.ctypes.data % ALIGNMENT == 0
    return np.array(array.ctypes.data, np.uintp)


def run_fused(
    fused: FusedGraph,
    codes: Mapping[Loop, CudaLoopCode],
    library: HostLibrary,
    arguments: Sequence[Any],
    order: int,
    by_value: frozenset[int] = frozenset(),
) -> list[np.ndarray]:
    """A program's outputs: loops by their kernels on the host, all else by NumPy's."""
    graph = fused.graph
    memory: dict[int, Any] = {}
    for value, argument in zip(graph.arguments, arguments, strict=True):
        buffer = Buffer(graph.types[value])
        buffer.array[...] = argument
        memory[value] = buffer.array

    def array(value: int) -> Any:
        if value in memory:
            return memory[value]
        node = graph.nodes[value]
        if node.operation is CONSTANT:
            return np.array(node.attributes.value, node.type.dtype)
        assert node.operation.kind is OperationKind.VIEW, node
        return call(value)

    def call(value: int) -> Any:
        node = graph.nodes[value]
        operands = [array(operand) for operand in graph.operands[value]]
        inputs = tuple([graph.types[operand] for operand in graph.operands[value]])
        kernel = LOWERINGS[node.operation](np, inputs, node.type, node.attributes)
        if node.operation.kind.returns_result:
            return kernel(*operands)
        out = Buffer(node.type).array
        kernel(*operands, out)
        return out

    numbers = {value: array(value)[()] for value in by_value}
    with np.errstate(all="ignore"):
        for piece in fused.pieces:
            if isinstance(piece, Loop):
                library.run(codes[piece], memory, graph.types, order, numbers)
            else:
                result = call(piece.value)
                if isinstance(result, np.ndarray):
                    buffer = Buffer(graph.types[piece.value])
                    buffer.array[...] = result
                    result = buffer.array
                memory[piece.value] = result
        return [np.asarray(array(root)) for root in graph.roots]
