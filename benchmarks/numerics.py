"""How large the rounding errors of sums are, and of what is made of them, beside PyTorch's.

Sums, means, variances, products, softmaxes, norms, scans and segment sums with their gradients,
over rows and columns of up to 10 million numbers. All compute in a narrow dtype and are compared
with PyTorch in float64 (or, where PyTorch is not installed, with lazyasync in float64) on the same
numbers. Loops run as machine code on a CPU device, and as calls of NumPy on a simulated one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import harness
import numpy as np
import trio

OURS, PLAIN, PEER = "lazyasync", "lazyasync, NumPy's kernels", "PyTorch"
DEVICES = {OURS: "cpu:0", PLAIN: "sim:0"}
LIMIT = 4.0
"""Errors may be so many times as large as PyTorch's, or as half a unit in the last place."""
SMALL = 1e-3
"""An element below so much of the largest one is taken as so large."""
UNITS = {"float32": 2.0**-24, "float16": 2.0**-11, "bfloat16": 2.0**-8}
"""Half a unit in the last place of numbers from 1 to 2, for each dtype."""

Function = Callable[..., Any]
"""A function of the namespace ``xp``, which is lazyasync or PyTorch, and of tensors."""


@dataclass(frozen=True)
class Case:
    """A function, and the tensors that it is computed of.

    ``shapes`` are those of its floating-point arguments, whose numbers are between 0 and 1, plus
    ``offset``. ``segments``: integers below it, one for each row, follow as another argument. With
    ``gradient``, what is compared is the gradient of the weighted sum of its results by its first
    argument.
    """

    name: str
    function: Function
    shapes: tuple[tuple[int, ...], ...]
    offset: float = 0.0
    segments: int = 0
    gradient: bool = False
    dtype: str = "float32"

    @property
    def limit(self) -> float:
        return LIMIT

    @property
    def label(self) -> str:
        shape = " and ".join("x".join(map(str, shape)) for shape in self.shapes)
        return f"{self.name}, {'' if self.dtype == 'float32' else self.dtype + ' '}{shape}"


# ---- the functions -------------------------------------------------------------------------


def _segment_sum(xp: Any, x: Any, ids: Any, count: int) -> Any:
    if xp.__name__ == "torch":
        zeros = xp.zeros((count, *x.shape[1:]), dtype=x.dtype)
        return zeros.index_add(0, ids, x)
    return xp.segment_sum(x, ids, count)


def _added(xp: Any, x: Any, ids: Any, count: int) -> Any:
    if xp.__name__ == "torch":
        return _segment_sum(xp, x, ids, count)
    return xp.zeros((count, *x.shape[1:]), dtype=x.dtype, device=x.device).at[ids].add(x)


def _taken(xp: Any, table: Any, x: Any, ids: Any) -> Any:
    """Rows of a table, each times a weight: its gradient by the table adds up rows of ``x``."""
    return table[ids] * x


def _layer(xp: Any, bias: Any, x: Any) -> Any:
    """What a bias is added to: the gradient by it is a sum over the rows."""
    return xp.tanh(x + bias)


def _norm(axis: int | None) -> Function:
    def norm(xp: Any, x: Any) -> Any:
        given = {"dim": axis} if xp.__name__ == "torch" else {"axis": axis}
        return xp.linalg.vector_norm(x, **given)

    return norm


def _standardized(xp: Any, x: Any, axis: int) -> Any:
    """The main part of a layer or batch normalization."""
    centered = x - x.mean(axis, keepdims=True)
    return centered / xp.sqrt(xp.mean(xp.square(centered), axis, keepdims=True) + 1e-5)


LONG, TALL, THIN, WIDE = (10_000_000,), (200_000, 50), (1_000_000, 10), (100, 100_000)
SQUARE, MIDDLE = (3000, 3000), (20, 50_000, 10)


def cases() -> list[Case]:
    """All that is compared."""
    found = [
        Case("sum", lambda xp, x: xp.sum(x), (LONG,)),
        Case("mean", lambda xp, x: xp.mean(x), (LONG,)),
        Case("sum of products", lambda xp, x, y: xp.sum(x * y), (LONG, LONG)),
        Case("var", lambda xp, x: xp.var(x, correction=0), (LONG,)),
        Case("std far from 0", lambda xp, x: xp.std(x, correction=0), (LONG,), 1e3),
        Case("norm", _norm(None), (LONG,)),
        Case("cumsum", lambda xp, x: xp.cumsum(x, 0), (LONG,)),
        Case("cumprod", lambda xp, x: xp.cumprod(0.5 + x, 0), ((200,),)),
        Case("prod", lambda xp, x: xp.prod(0.9995 + 0.001 * x), ((100_000,),)),
        Case("logsumexp", lambda xp, x: xp.logsumexp(x, 0), (LONG,)),
        Case("softmax", lambda xp, x: xp.softmax(x, 0), (LONG,)),
        Case("cumsum", lambda xp, x: xp.cumsum(x, 0), (LONG,), gradient=True),
        Case("softmax", lambda xp, x: xp.softmax(8 * x, 0), ((1_000_000,),), gradient=True),
        Case("var", lambda xp, x: xp.var(x), (LONG,), gradient=True),
        Case("cumprod", lambda xp, x: xp.cumprod(0.5 + x, 0), ((200,),), gradient=True),
    ]
    for shape in (TALL, THIN, WIDE, SQUARE, (3000, 3), (700, 17)):
        for axis in (0, 1):
            found += _along(shape, axis)
    for axes in (0, 1, 2, (0, 2), (0, 1)):
        found += [
            Case(f"sum over {axes}", lambda xp, x, a=axes: xp.sum(x, a), (MIDDLE,)),
            Case(f"mean over {axes}", lambda xp, x, a=axes: xp.mean(x, a), (MIDDLE,)),
        ]
    for dtype in ("float16", "bfloat16"):
        for shape in (TALL, SQUARE):
            for axis in (0, 1):
                found += [
                    Case(
                        f"mean over {axis}",
                        lambda xp, x, a=axis: xp.mean(x, a),
                        (shape,),
                        dtype=dtype,
                    ),
                    Case(
                        f"sum over {axis}",
                        lambda xp, x, a=axis: xp.sum(x * 0.01, a),
                        (shape,),
                        dtype=dtype,
                    ),
                ]
    for count in (10, 1000):
        ids = count
        found += [
            Case(
                "segment_sum",
                lambda xp, x, i, n=count: _segment_sum(xp, x, i, n),
                (shape,),
                segments=ids,
            )
            for shape in ((1_000_000,), (200_000, 5), (20_000, 512))
        ]
        found += [
            Case("at[].add", lambda xp, x, i, n=count: _added(xp, x, i, n), (shape,), segments=ids)
            for shape in ((1_000_000,), (200_000, 5))
        ]
        found += [
            Case("take", _taken, ((count, width), (rows, width)), segments=ids, gradient=True)
            for rows, width in ((200_000, 5), (20_000, 512))
        ]
    return found


def _along(shape: tuple[int, ...], axis: int) -> list[Case]:
    """What is compared along an axis of a matrix."""
    other = 1 - axis

    def case(name: str, function: Function, offset: float = 0.0, gradient: bool = False) -> Case:
        return Case(f"{name} over {axis}", function, (shape,), offset, gradient=gradient)

    bias = Case("bias", _layer, ((shape[1],), shape), gradient=True)
    return [
        *([bias] if axis == 0 else []),
        case("sum", lambda xp, x: xp.sum(x, axis)),
        case("sum of transposed", lambda xp, x: xp.sum(x.T, other)),
        case("mean", lambda xp, x: xp.mean(x, axis)),
        case("var", lambda xp, x: xp.var(x, axis, correction=0)),
        case("var far from 0", lambda xp, x: xp.var(x, axis, correction=0), 1e3),
        case("std", lambda xp, x: xp.std(x, axis, correction=1)),
        case("prod", lambda xp, x: xp.prod(1 + (x - 0.5) / shape[axis], axis)),
        case("norm", _norm(axis)),
        case("softmax", lambda xp, x: xp.softmax(x, axis)),
        case("logsumexp", lambda xp, x: xp.logsumexp(x, axis)),
        case("cumsum", lambda xp, x: xp.cumsum(x, axis)),
        case("standardized", lambda xp, x: _standardized(xp, x, axis)),
        case("var", lambda xp, x: xp.var(x, axis, correction=0), gradient=True),
        case("norm", _norm(axis), gradient=True),
        case("softmax", lambda xp, x: xp.softmax(4 * x, axis), gradient=True),
        case("standardized", lambda xp, x: _standardized(xp, x, axis), gradient=True),
        case("cumsum", lambda xp, x: xp.cumsum(x, axis), gradient=True),
    ]


# ---- computing them ------------------------------------------------------------------------


def inputs(case: Case) -> tuple[list[np.ndarray], np.ndarray | None]:
    """The floating-point arguments of a case, which its dtype can hold, and its segments."""
    generator = np.random.default_rng(0)
    arrays = []
    for shape in case.shapes:
        array = generator.random(shape, np.float32) + np.float32(case.offset)
        arrays.append(_held(array, case.dtype))
    ids = generator.integers(0, case.segments, case.shapes[-1][0]) if case.segments else None
    return arrays, ids


def _held(array: np.ndarray, dtype: str) -> np.ndarray:
    """Numbers that a dtype can hold, in float32."""
    if dtype == "bfloat16":  # the upper half of a float32
        return (array.view(np.uint32) & 0xFFFF0000).view(np.float32)
    return array.astype(dtype).astype(np.float32)


async def with_lazyasync(case: Case, device: str, dtype: str) -> np.ndarray:
    """What lazyasync computes, in float64."""
    la = harness.load("lazyasync")
    arrays, ids = inputs(case)
    wide = [array.astype(np.float64) if dtype == "float64" else array for array in arrays]
    tensors = [(await la.put(array, device=device)).astype(dtype) for array in wide]
    if ids is not None:
        tensors.append(await la.put(ids, device=device))

    def function(*given: Any) -> Any:
        return case.function(la, *given)

    if case.gradient:
        weights = await la.put(_weights(function(*tensors).shape), device=device)
        weights = weights.astype(dtype)
        found = la.grad(lambda *given: la.sum(function(*given) * weights))(*tensors)
    else:
        found = function(*tensors)
    return np.asarray(await found.astype("float64").numpy())


def with_torch(case: Case, dtype: str) -> np.ndarray:
    """What PyTorch computes, in float64."""
    torch = harness.load("torch")
    arrays, ids = inputs(case)
    tensors = [torch.from_numpy(array).to(getattr(torch, dtype)) for array in arrays]
    given = [*tensors, *([torch.from_numpy(ids)] if ids is not None else [])]
    if not case.gradient:
        return np.asarray(case.function(torch, *given).double().numpy())
    tensors[0].requires_grad_()
    found = case.function(torch, *given)
    found.backward(torch.from_numpy(_weights(tuple(found.shape))).to(found.dtype))
    return np.asarray(tensors[0].grad.double().numpy())


def _weights(shape: Sequence[int]) -> np.ndarray:
    """Of the results whose gradient is taken: positive numbers."""
    return np.random.default_rng(1).random(shape, np.float32)


def error(found: np.ndarray, exact: np.ndarray) -> float:
    """The largest relative error; see `SMALL`."""
    size = np.abs(exact)
    scale = np.maximum(size, max(SMALL * float(size.max()), 1e-300))
    return float((np.abs(found - exact) / scale).max())


async def errors(case: Case, contenders: Sequence[str]) -> dict[str, float]:
    """The errors of some contenders."""
    if PEER in contenders:
        exact = with_torch(case, "float64")
    else:
        exact = await with_lazyasync(case, DEVICES[OURS], "float64")
    return {
        name: error(
            with_torch(case, case.dtype)
            if name == PEER
            else await with_lazyasync(case, DEVICES[name], case.dtype),
            exact,
        )
        for name in contenders
    }


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--only", default="", help="cases with this in their name")
    options = parser.parse_args()
    report = harness.Report("numerics", options)
    contenders = [OURS, PLAIN, PEER]
    try:
        harness.load("torch")
    except ImportError as problem:
        report.skip(PEER, str(problem))
        contenders.remove(PEER)
    lines = []
    async with harness.lazyasync_runtime(
        tuple(DEVICES.values()), config={"cpu_threads": harness.THREADS}
    ):
        for case in cases():
            label = f"gradient of {case.label}" if case.gradient else case.label
            if options.only not in label:
                continue
            found = await errors(case, contenders)
            lines.append([label, *[f"{found[name]:.1e}" for name in contenders]])
            for name in (OURS, PLAIN):
                least = max(found.get(PEER, 0.0), UNITS[case.dtype])
                measured = found[name] / least if PEER in found else None
                report.bound(f"{label}: {name} / {PEER}", measured, case.limit, reason="no PyTorch")
    report.table("largest relative error", ["", *contenders], lines)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
