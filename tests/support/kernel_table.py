"""Kernels that the generators of the CUDA backend write, and what the compiler makes of them.

`python tests/support/kernel_table.py [sm_90 sm_100]` prints the table as it is.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import trio
from kernel_rows import ROWS, Row
from machine_code import MachineCode, machine_code
from recording_cupy import RecordingCupy

import lazyasync as la
from lazyasync.backends.cuda.cupy_kernels.differences import ArrayModule
from lazyasync.backends.cuda.kernels.compile import find_compiler, kernel_texts, module_source
from lazyasync.backends.cuda.kernels.expressions import PRELUDE
from lazyasync.backends.cuda.kernels.writer import CudaLoopCode, KernelLaunch, Target
from lazyasync.backends.cuda.kind import GpuKind
from lazyasync.backends.cuda.lowering import LoweredForSizes, lower_fused
from lazyasync.ir.graph import Graph, build_graph
from lazyasync.runtime.scheduler.size_families import SizeFamilies

ARCHITECTURES = ("sm_90", "sm_100")


@dataclass(frozen=True)
class Measured:
    """A kernel of a row."""

    row: Row
    code: MachineCode

    @property
    def per_element(self) -> float:
        """The instructions for each element in the busiest loop."""
        instructions, read, written = self.code.busiest_loop()
        return instructions * self.row.element_bytes / max(1, read or written)

    def faults(self) -> list[str]:
        """What is beyond the bounds of its row."""
        row, code = self.row, self.code
        found = []
        if code.spilled > row.spilled or code.local > row.local:
            found.append(f"{code.spilled} bytes spilled, {code.local} accesses to local memory")
        if code.registers > row.registers:
            found.append(f"{code.registers} registers, not {row.registers}")
        widest = (code.widths() or code.widths(writes=True) or [0])[0]
        if widest < row.access:
            found.append(f"accesses of {widest} bytes, not {row.access}")
        if max(code.widths(writes=True), default=0) < row.written:
            found.append(f"writes of less than {row.written} bytes")
        if self.per_element > row.per_element:
            found.append(f"{self.per_element:.1f} instructions per element, not {row.per_element}")
        return found

    def line(self) -> str:
        """Its line of the table."""
        code = self.code
        reads = "/".join(map(str, code.widths()))
        writes = "/".join(map(str, code.widths(writes=True)))
        instructions, read, written = code.busiest_loop()
        return (
            f"{self.row.name:34} {code.registers:4} {code.spilled:5} {code.local:5} "
            f"{code.instructions:6} {reads:>12} {writes:>10} {instructions:6} "
            f"{read:5} {written:5} {self.per_element:7.1f}  {'; '.join(self.faults())}"
        )


HEADER = (
    f"{'kernel':34} {'regs':>4} {'spill':>5} {'local':>5} {'instr':>6} {'reads':>12} "
    f"{'writes':>10} {'loop':>6} {'read':>5} {'wrote':>5} {'/elem':>7}"
)


class _Codes:
    """A compiler that keeps the kernels of programs."""

    def __init__(self) -> None:
        self.codes: list[CudaLoopCode] = []

    def compile(self, codes: Sequence[CudaLoopCode]) -> tuple[Mapping[str, bytes], Any]:
        """Keeps them, and makes nothing of them."""
        self.codes += codes
        return {}, kernel_texts(codes)[1]


class _Kernels(ArrayModule):
    """CuPy's arrays, with the kernels of our own that CuPy is given to write."""

    def __init__(self) -> None:
        super().__init__(RecordingCupy())
        self.codes: list[CudaLoopCode] = []

    def ElementwiseKernel(  # noqa: N802 - as CuPy
        self, in_params: str, out_params: str, operation: str, name: str, **others: Any
    ) -> Any:
        """Keeps it, as a kernel for float32."""
        text = _elementwise_text(in_params, out_params, operation, others.get("preamble", ""))
        self.codes.append(CudaLoopCode((KernelLaunch(text, 1, 256, 0),), (), (), (), 0))
        return super().ElementwiseKernel(in_params, out_params, operation, name, **others)


def _elementwise_text(in_params: str, out_params: str, operation: str, preamble: str) -> str:
    """What CuPy makes of an elementwise kernel, without the strides of its arrays."""
    types = {"T": "float", "I": "int", "uint64": "unsigned long long", "int64": "long long"}
    parameters, elements = [], []
    for params, constant in ((in_params, "const "), (out_params, "")):
        for param in params.split(", "):
            *raw, type, name = param.split()
            type = types[type]
            if raw:
                parameters.append(f"{constant}{type}* __restrict__ {name}")
            elif constant and param.split()[0] != "T":
                parameters.append(f"{constant}{type} {name}")
            else:
                parameters.append(f"{constant}{type}* __restrict__ {name}_")
                elements.append(f"{constant}{type}& {name} = {name}_[i];")
    helpers = preamble.replace(PRELUDE, "")
    if helpers:
        guard = f"HELPERS_{hashlib.sha1(helpers.encode()).hexdigest()}"
        helpers = f"#ifndef {guard}\n#define {guard}\n{helpers}\n#endif\n"
    return (
        f'{helpers}extern "C" __global__ void @NAME({", ".join(parameters)}, long long n_) {{\n'
        "typedef float T;\n"
        "for (long long i = blockIdx.x * 128LL + threadIdx.x; i < n_; i += gridDim.x * 128LL) {\n"
        f"{' '.join(elements)}\n{operation}\n}}\n}}\n"
    )


class _Lowering:
    """What families of sizes compile graphs with: a program is the kernels of its own."""

    def __init__(self, arch: str) -> None:
        self.kind = GpuKind(arch, Target(), products=True, convolutions=True, replays=True)

    def compile(self, graph: Graph) -> list[CudaLoopCode]:
        """The kernels of a graph, those of its regions among them."""
        kept: Any = _Codes()
        kernels = _Kernels()
        lower_fused(graph, kernels, self.kind, kept)
        return [*kept.codes, *kernels.codes]

    def compile_for_sizes(self, graph: Graph) -> Any:
        """Those of a graph with sizes that stand for any number."""
        kept: Any = _Codes()
        LoweredForSizes(graph, ArrayModule(RecordingCupy()), self.kind, kept)
        codes = list(kept.codes)
        program = lambda graph, resolver: [code.resolved(resolver) for code in codes]  # noqa: E731
        return SimpleNamespace(program=program)


async def codes_of(row: Row, arch: str) -> list[CudaLoopCode]:
    """The kernels of our own of a row."""
    lowering: Any = _Lowering(arch)
    if not row.symbolic:
        return list(lowering.compile(await _recorded(row, 0)))
    # The second length of an axis is compiled for any.
    families = SizeFamilies(4)
    families.make(lowering, "cuda", await _recorded(row, 8))
    program: Any = families.make(lowering, "cuda", await _recorded(row, 0)).program
    return list(program)


async def _recorded(row: Row, more: int) -> Graph:
    """The graph of a row, whose lengths are by so many ``more`` than it says."""
    arguments = [
        await la.put(np.zeros([n + more * (n > 1) for n in shape], dtype))
        for shape, dtype in row.arguments
    ]
    made = row.function(*arguments)
    tensors = list(made) if isinstance(made, (tuple, list)) else [made]
    return build_graph([(tensor._recording, tensor._node) for tensor in tensors]).graph


async def measured(rows: Sequence[Row] = ROWS, arch: str = "sm_90") -> list[Measured]:
    """The kernels of rows, compiled for an architecture. Waits for a compiler, in threads."""
    texts: dict[str, str] = {}
    named: list[tuple[Row, list[str]]] = []
    async with la.open_runtime("cpu:0"):
        for row in rows:
            own, names = kernel_texts(await codes_of(row, arch))
            texts.update(own)
            named.append((row, [name for one in names for name in one]))
    compiler = find_compiler()
    listed = list(texts.items())
    sources = [dict(listed[at::4]) for at in range(4)]
    with ThreadPoolExecutor() as threads:
        compiled = list(
            threads.map(lambda own: compiler.compile(module_source(own), arch), sources)
        )
    found: dict[str, MachineCode] = {}
    for cubin, said in compiled:
        found.update(machine_code(cubin, said))
    return [Measured(row, found[name]) for row, names in named for name in names]


def table(kernels: Sequence[Measured]) -> str:
    """The table as text."""
    return "\n".join([HEADER, *[kernel.line() for kernel in kernels]])


if __name__ == "__main__":
    for arch in sys.argv[1:] or ARCHITECTURES:
        print(arch)
        print(table(trio.run(measured, ROWS, arch)))
