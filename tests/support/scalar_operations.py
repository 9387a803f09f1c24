"""All operations that have a scalar rule, and the values with which they are tried."""

from __future__ import annotations

import importlib
import itertools
from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import ELEMENTS, LOWERINGS, Kernel
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import CAST, CastAttributes
from lazyasync.ops.elementwise.powers import INTEGER_POWER, WHOLE_POWER, WholePowerAttributes

DTYPES = tuple(np.dtype(char) for char in "?bhilBHILfd")
"""The dtypes that loops compute with."""
NAMES = (
    "dispatch",
    "elementwise.activations",
    "elementwise.arithmetic",
    "elementwise.comparison",
    "elementwise.error_function",
    "elementwise.functions",
    "elementwise.number_parts",
    "elementwise.powers",
    "elementwise.trigonometry",
    "reductions.reductions",
    "reductions.softmax",
)


def scalar_operations() -> list[Operation]:
    """The operations that have a scalar rule, by name."""
    found: dict[str, Operation] = {}
    for name in NAMES:
        for value in vars(importlib.import_module(f"lazyasync.ops.{name}")).values():
            # What is imported there to write others out may be a view, or made of a number.
            is_one = isinstance(value, Operation) and value.kind is OperationKind.ELEMENTWISE
            # A rule of shared parts has no end for who takes it for a tree, and has its own tests,
            # tests/ops/test_integer_powers.py.
            is_one = is_one and value is not INTEGER_POWER
            if is_one and ELEMENTS.of(value) is not None:
                found[value.name] = value
    return [found[name] for name in sorted(found)]


def operand_dtypes(operation: Operation, dtype: np.dtype) -> tuple[np.dtype, ...]:
    """The dtypes of the operands if the operation is done in ``dtype``; none if it cannot be."""
    count = _operand_count(operation)
    dtypes = (dtype,) * count
    if operation.name == "where":
        dtypes = (np.dtype(np.bool_), dtype, dtype)
    if operation.name in ("share", "relu_gradient") and dtype.kind != "f":
        return ()  # they are recorded by gradients alone
    try:
        operation.infer(tuple(TensorType((1,), dtype) for dtype in dtypes), ())
    except DTypeError:
        return ()
    return dtypes


def _operand_count(operation: Operation) -> int:
    others = {"where": 3, "share": 3, "relu_gradient": 2}
    found = others.get(operation.name)
    if found is not None:
        return found
    ufunc = getattr(np, operation.name, None)
    return ufunc.nin if isinstance(ufunc, np.ufunc) else 1


def cases() -> list[tuple[Operation, tuple[np.dtype, ...], Any]]:
    """Each operation with the dtypes of its operands, and its attributes."""
    found: list[tuple[Operation, tuple[np.dtype, ...], Any]] = []
    for operation in scalar_operations():
        if operation is CAST:
            pairs = itertools.permutations(DTYPES, 2)
            found += [(CAST, (source,), CastAttributes(target)) for source, target in pairs]
            continue
        for dtype in DTYPES:
            dtypes = operand_dtypes(operation, dtype)
            if dtypes:
                found += [(operation, dtypes, attributes) for attributes in _attributes(operation)]
    return found


def _attributes(operation: Operation) -> list[Any]:
    if operation is WHOLE_POWER:
        return [WholePowerAttributes(exponent) for exponent in (3, 6, 16)]
    return [()]


def case_name(case: tuple[Operation, tuple[np.dtype, ...], Any]) -> str:
    """What a case is called in a report."""
    operation, dtypes, attributes = case
    named = "".join(f"-{attribute}" for attribute in attributes)
    return f"{operation.name}-{dtypes[-1]}{named}"


def special_values(dtype: np.dtype, random: np.random.Generator, count: int = 12) -> np.ndarray:
    """What is at the borders of a dtype, and ``count`` random values."""
    if dtype.kind == "b":
        return np.array([False, True])
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        values = {0, 1, 2, 3, 7, 8, 15, 31, 63, 64, 100, limits.max, limits.max - 1, limits.min}
        if dtype.kind == "i":
            values |= {-1, -2, -3, -7, -8, -64, -100, limits.min + 1}
        drawn = random.integers(limits.min, limits.max, count, dtype, endpoint=True)
        fitting = [value for value in sorted(values) if limits.min <= value <= limits.max]
        return np.concatenate([np.array(fitting, dtype), drawn])
    limits_of = np.finfo(dtype)
    sizes = [0.0, 1.0, 0.5, 1.5, 2.5, 3.0, 0.75, 1e-3, 10.0, 87.0, 127.0, 128.0, 255.0, 256.0]
    sizes += [32768.0, 65536.0, 2.0**31, 2.0**32, 2.0**33, 2.0**62, 2.0**63, 2.0**64, 1e10, 1e30]
    sizes += [np.inf, np.nan]
    sizes += [float(limits_of.max), float(limits_of.tiny), float(limits_of.smallest_subnormal)]
    sizes += [float(limits_of.tiny) / 2, float(limits_of.eps), 1.0 + float(limits_of.eps)]
    drawn = random.normal(size=count) * 10.0 ** random.integers(-6, 7, count)
    with np.errstate(all="ignore"):
        return np.concatenate([sizes, [-size for size in sizes], drawn]).astype(dtype)


def operands_of(dtypes: tuple[np.dtype, ...], random: np.random.Generator) -> list[np.ndarray]:
    """Every combination of the special values of the operands' dtypes, in one axis."""
    count = 12 if len(dtypes) < 3 else 2
    every = [special_values(dtype, random, count) for dtype in dtypes]
    if len(dtypes) == 3:
        every = [values[:: max(1, len(values) // 24)] for values in every]
    return [np.ascontiguousarray(grid.reshape(-1)) for grid in np.meshgrid(*every, indexing="ij")]


def kernel_result(operation: Operation, arrays: list[np.ndarray], attributes: Any) -> np.ndarray:
    """What the NumPy kernel of an operation gives."""
    types = tuple(TensorType(array.shape, array.dtype) for array in arrays)
    output = operation.infer(types, attributes)
    assert isinstance(output, TensorType)
    kernel: Kernel = LOWERINGS[operation](np, types, output, attributes)
    out = np.empty(output.shape, output.dtype)
    with np.errstate(all="ignore"):
        kernel(*arrays, out)
    return out


def holds_out_of_range(arrays: list[np.ndarray], target: np.dtype) -> np.ndarray:
    """Where a cast from floating point to an integer is undefined."""
    source = arrays[0]
    if source.dtype.kind != "f" or target.kind not in "iu":
        return np.zeros(source.shape, bool)
    limits = np.iinfo(target)
    whole = np.trunc(source.astype(np.float64))
    inside = (whole >= float(limits.min)) & (whole < float(limits.max) + 1.0)
    return ~inside
