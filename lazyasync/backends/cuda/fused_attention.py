"""Attention in half precision on CUDA: kernels of ours, whose scores are never in memory."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from lazyasync.backends.cuda.kernels.expressions import memory_type
from lazyasync.backends.cuda.kernels.fused_attention import BACKWARD, FORWARD, SCORES
from lazyasync.backends.cuda.kernels.tensor_cores import TENSOR_CORES
from lazyasync.backends.cuda.kernels.writer import (
    ALIGNMENT,
    INDEX_LIMIT,
    CudaLoopCode,
    KernelLaunch,
)
from lazyasync.backends.cuda.kind import GpuKind
from lazyasync.backends.cuda.steps import (
    BYTES_PER_SECOND,
    HALF_FLOPS_PER_SECOND,
    OwnStep,
    Run,
    allocated_bytes,
    strided,
)
from lazyasync.compiler.fused_graph import Load
from lazyasync.compiler.fusion.attention import NAMES
from lazyasync.compiler.geometry import contiguous_strides
from lazyasync.ir.attention import AttentionAttributes, band, scale_of
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType

THREADS = 128
LEAST_ARCHITECTURE = 80
"""From this compute capability on there are the instructions that kernels are made of."""
MOST_FEATURES = 128
HALF_BYTES = 2
VECTOR = 8
"""Halves of 16 bytes, at multiples of which rows begin."""
FARTHEST = 1 << 30
"""Keys that are farther away from a query are not told from each other."""
_DTYPES = {"e": "Float16", "E": "Bfloat16"}


def is_half(type: TensorType) -> bool:
    """Whether attention of a type is computed here, if it is kept."""
    return type.dtype.char in _DTYPES


def keeps(node: Node, types: Sequence[TensorType], kind: GpuKind) -> bool:
    """Whether a node is attention in half precision for which there are kernels."""
    if node.operation.name not in NAMES or not is_half(types[0]):
        return False
    if int(kind.arch.removeprefix("sm_")) < LEAST_ARCHITECTURE or not all(
        type.size for type in types
    ):
        return False
    return all(
        type.shape[3] % VECTOR == 0 and type.shape[3] <= MOST_FEATURES for type in types[1:3]
    )


# ---- the kernels ---------------------------------------------------------------------------


class _Plan(NamedTuple):
    """How a kernel is launched: its rows are those of a block, the others those of a tile."""

    call: str
    """Of the function that is the kernel, with what it is told behind all operands."""
    of_keys: bool
    rows: int
    others: int
    shared_bytes: int
    at_a_time: int
    """Blocks that a multiprocessor has registers for."""

    def blocks(self, batch: int, heads: int, groups: int, length: int, others: int) -> int:
        """How many there are."""
        count, rows = (groups, others) if self.of_keys else (heads, length)
        return batch * count * -(-rows // self.rows)


class _Tiling(NamedTuple):
    """Queries or keys of a tile, and blocks that a multiprocessor is to have registers for."""

    others: int
    at_a_time: int


TILINGS = {
    "forward": {64: _Tiling(64, 2), 128: _Tiling(64, 2)},
    "to_queries": {64: _Tiling(64, 3), 128: _Tiling(64, 2)},
    "to_keys": {64: _Tiling(64, 3), 128: _Tiling(64, 2)},
}
"""Of kernels, up to so many features: those that were the quickest on an H200."""
_KERNELS = {False: ("forward",), True: ("to_queries", "to_keys")}


def _plans(gradient: bool, features: int, outputs: int) -> list[_Plan]:
    """The kernels of attention or its gradient."""
    q, v = (-(-width // 32) * 32 * HALF_BYTES for width in (features, outputs))
    plans = []
    for kernel in _KERNELS[gradient]:
        tilings = TILINGS[kernel]
        others, at_a_time = tilings[min(most for most in tilings if max(features, outputs) <= most)]
        call = f"{kernel}<@HALF, @FEATURES, @OUTPUTS, {others}, @MULTIPLIED, @M>"
        rows, shared = (64, 64 * (q + v)) if gradient else (128, 128 * max(q, v))
        shared += 2 * others * (q + v)
        if kernel == "to_keys":  # and two numbers for each query
            shared += 2 * others * 2 * 4
        plans.append(_Plan(call, kernel == "to_keys", rows, others, shared, at_a_time))
    return plans


_MATRICES = {False: ("q", "k", "v"), True: ("q", "k", "v", "g")}
_NUMBERS = {False: ("out", "sums"), True: ("sums", "less", "of_q", "of_k", "of_v")}
"""Forwards and backwards, what the kernels are given beside matrices and a mask."""
_RESULTS = {"to_queries": "of_q", "to_keys": "of_k, of_v"}


def _text(plan: _Plan, gradient: bool) -> str:
    matrices, numbers = _MATRICES[gradient], _NUMBERS[gradient]
    parameters = [f"const unsigned short* {name}" for name in matrices]
    parameters.append("const @M* mask")
    for name in numbers:
        type = "float*" if name in ("sums", "less") else "unsigned short*"
        parameters.append(
            f"const {type} {name}" if gradient and "f" in type[0] else f"{type} {name}"
        )
    for name in (*matrices, "mask"):
        parameters += [f"long long {name}_{of}" for of in ("start", "batch", "head", "row")]
    parameters.append("long long mask_key")
    if gradient:
        parameters += ["long long sums_start", "long long less_start"]
    sizes = ("heads", "members", "length", "others", "first", "last")
    parameters += [*[f"int {name}" for name in sizes], "float scale"]
    operands = ["memory"]
    operands += [
        f"Matrices{{{name} + {name}_start, {name}_batch, {name}_head, (int){name}_row}}"
        for name in matrices
    ]
    operands.append("Mask<@M>{mask + mask_start, mask_batch, mask_head, mask_row, mask_key}")
    if gradient:
        operands += ["sums + sums_start", "less + less_start", _RESULTS[plan.call.split("<")[0]]]
    else:
        operands += ["out", "sums"]
    operands += [f"Extents{{{', '.join(sizes)}}}", "scale"]
    joined = ",\n    ".join
    return (
        f'extern "C" __global__ void __launch_bounds__({THREADS}, {plan.at_a_time}) @NAME(\n    '
        f"{joined(parameters)}) {{\n"
        "  extern __shared__ __align__(128) char memory[];\n"
        f"  attention_{plan.call}(\n    {joined(operands)});\n}}\n"
    )


def write_kernels(
    dtype: np.dtype,
    widths: Sequence[int],
    mask: TensorType | None,
    attributes: AttentionAttributes,
    gradient: bool,
) -> CudaLoopCode:
    """The kernels for operands of some widths, whose launches the step lays out."""
    features, outputs = map(int, widths)
    helpers = TENSOR_CORES + SCORES + (BACKWARD if gradient else FORWARD)
    # The largest score is not that of the largest product where the scale is not positive.
    multiplied = mask is not None or scale_of(attributes, features) <= 0
    launches = []
    for plan in _plans(gradient, features, outputs):
        text = helpers + _text(plan, gradient)
        for name, found in {
            "@HALF": _DTYPES[dtype.char],
            "@FEATURES": str(features),
            "@OUTPUTS": str(outputs),
            "@MULTIPLIED": "true" if multiplied else "false",
            "@M": "Nothing" if mask is None else _mask_type(mask),
        }.items():
            text = text.replace(name, found)
        launches.append(KernelLaunch(text, 1, THREADS, 0))
    return CudaLoopCode(tuple(launches), (), (), (), 0)


def _mask_type(mask: TensorType) -> str:
    return "bool" if mask.dtype.kind == "b" else memory_type(mask.dtype)


# ---- the step ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FusedAttentionStep(OwnStep):
    """Attention in half precision, or its gradient; ``loads`` are the operands by their names."""

    xp: Any
    names: tuple[str, ...]
    loads: Mapping[str, Load]
    shapes: Mapping[str, tuple[int, ...]]
    attributes: AttentionAttributes
    outputs: Mapping[str, int]
    types: Mapping[str, TensorType]
    in_memory: Mapping[str, TensorType]
    """Of outputs, as somebody gets them."""
    flops: float
    results: tuple[int, ...]
    operands: tuple[int, ...]
    releases: tuple[int, ...]

    note = ", fused"

    @property
    def launches(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`."""
        return len(self.names)

    @property
    def is_own(self) -> bool:
        """See `lazyasync.backends.cuda.steps.Step`: copies are CuPy's."""
        return all(map(self._is_aligned, _MATRICES[self.is_gradient]))

    @property
    def is_gradient(self) -> bool:
        """Whether it goes backwards."""
        return "g" in self.loads

    def workspace_bytes(self) -> int:
        """See `lazyasync.backends.cuda.steps.Step`: results nobody wants, and copies."""
        missing = [type.nbytes for name, type in self.types.items() if name not in self.outputs]
        for name in _MATRICES[self.is_gradient]:
            if not self._is_aligned(name):
                missing.append(math.prod(self.shapes[name]) * HALF_BYTES)
        return sum(map(allocated_bytes, missing))

    def busy_seconds(self, types: Sequence[TensorType]) -> float | None:
        """See `lazyasync.backends.cuda.steps.Step`."""
        moved = sum([types[value].nbytes for value in (*self.operands, *self.results)])
        return max(moved / BYTES_PER_SECOND, self.flops / HALF_FLOPS_PER_SECOND)

    def issue(self, run: Run) -> None:
        """Launches the kernels on new arrays."""
        gradient = self.is_gradient
        arrays: dict[str, Any] = {}
        numbers: list[int] = []
        for name in _MATRICES[gradient]:
            load, array = self.loads[name], run.in_order(self.loads[name].value)
            if not self._is_aligned(name) or array.data.ptr % ALIGNMENT:
                shape = self.shapes[name]
                array = strided(self.xp, array, load.offset, shape, load.strides).copy()
                load = Load(load.value, 0, contiguous_strides(shape))
            arrays[name] = array
            numbers += [load.offset, *load.strides[:3]]
        mask = self.loads.get("mask")
        arrays["mask"] = arrays["q"] if mask is None else run.in_order(mask.value)
        numbers += [0] * 5 if mask is None else [mask.offset, *mask.strides]
        if gradient:
            for name in ("sums", "less"):
                arrays[name] = run.in_order(self.loads[name].value)
                numbers.append(self.loads[name].offset)
        for name, type in self.types.items():
            value = self.outputs.get(name)
            if value is None:
                arrays[name] = run.empty(type.shape, type.dtype)
            else:
                arrays[name] = run.new(value, self.in_memory[name])
        batch, heads, length, features = self.shapes["q"]
        _, groups, others, outputs = self.shapes["v"]
        limits = band(self.attributes, length, others)
        first, last = (max(-FARTHEST, min(FARTHEST, limit)) for limit in limits)
        sizes = (heads, heads // groups, length, others, first, last)
        arguments = [
            *[arrays[name] for name in (*_MATRICES[gradient], "mask", *_NUMBERS[gradient])],
            *[np.int64(number) for number in numbers],
            *[np.int32(size) for size in sizes],
            np.float32(scale_of(self.attributes, features)),
        ]
        for plan, name in zip(_plans(gradient, features, outputs), self.names, strict=True):
            kernel = run.device.kernel_with_shared(name, plan.shared_bytes)
            grid = plan.blocks(batch, heads, groups, length, others)
            kernel((grid,), (THREADS,), arguments, plan.shared_bytes)

    def _is_aligned(self, name: str) -> bool:
        """Whether rows are whole vectors where they lie, at steps of 32 bits."""
        load, shape = self.loads[name], self.shapes[name]
        sizes = zip(load.strides[:-1], shape[:-1], strict=True)
        steps = [load.offset, *[step for step, size in sizes if size != 1]]
        if load.strides[-1] != 1 or abs(load.strides[-2]) >= INDEX_LIMIT:
            return False
        return not any(step % VECTOR for step in steps)
