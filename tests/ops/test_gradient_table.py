"""Gradients to second order, over the whole table of gradients."""

from __future__ import annotations

import importlib
import inspect
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from extents import is_in_part
from gradient_points import Point
from gradients import UNCUT
from needs import needs_llvm
from package_operations import package_operations
from table_gradients import FLAT, POINTS, WITHOUT_GRADIENT

import lazyasync as la
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.rules import GRADIENTS
from lazyasync.later import MODULES

CASES = {
    **{f"{name} {n}": point for name, points in POINTS.items() for n, point in enumerate(points)},
    **FLAT,
}


class Derivatives:
    """The gradients of the function of a point, as functions of its operands.

    They are those of a weighted sum. The weights are random where central differences tell the
    gradients, and ones where they are stated.
    """

    def __init__(self, name: str, point: Point) -> None:
        self._function = point.function
        self._random = point.first is None
        self._seed = zlib.crc32(name.encode())
        self._numbers = tuple(range(len(point.operands)))

    def _weighted(self, tensor: Any, number: int) -> Any:
        if not self._random:
            return la.sum(tensor)
        random = np.random.default_rng(self._seed + number)
        return la.sum(tensor * random.uniform(0.5, 1.5, tensor.shape))

    def value(self, *x: Any) -> Any:
        return self._weighted(self._function(*x), 0)

    def first(self, *x: Any) -> Any:
        return la.grad(self.value, self._numbers)(*x)

    def slope(self, *x: Any) -> Any:
        """A weighted sum of all first gradients, whose gradients are mixed derivatives too."""
        gradients = enumerate(self.first(*x), 1)
        total: Any = 0.0
        for number, gradient in gradients:
            total = self._weighted(gradient, number) + total
        return total

    def second(self, *x: Any) -> Any:
        return la.grad(self.slope, self._numbers)(*x)


STEP = 1e-6


async def central_differences(
    functions: Callable[..., Any], operands: tuple[np.ndarray, ...]
) -> list[list[np.ndarray]]:
    """How each number that ``functions`` gives changes with each element of each operand."""
    compiled = la.compile(functions)
    results = []
    for number, operand in enumerate(operands):
        for place in np.ndindex(operand.shape):
            for step in (STEP, -STEP):
                moved = [other.copy() for other in operands]
                moved[number][place] += step
                results.append(await compiled(*map(la.asarray, moved)))
    ahead, behind = np.moveaxis(np.array(await la.to_cpu(results)).reshape(-1, 2, 2), 1, 0)
    slopes = ((ahead - behind) / (2 * STEP)).T
    ends = np.cumsum([operand.size for operand in operands])[:-1]
    return [
        [part.reshape(of.shape) for part, of in zip(np.split(line, ends), operands, strict=True)]
        for line in slopes
    ]


HALF = [name for name in CASES if is_in_part(name, 2)]
ONE_RUNTIME = 16
"""Points that are tried in one runtime: to open one takes as long as a point."""


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(part, id=f"{part[0]} to {part[-1]}")
        for start in range(0, len(HALF), ONE_RUNTIME)
        if (part := HALF[start : start + ONE_RUNTIME])
    ],
)
async def test_gradients(names: list[str]) -> None:
    async with la.open_runtime("sim:0"):
        for name in names:
            await check_gradients(name)


@pytest.mark.stress
@pytest.mark.parametrize("name", [name for name in CASES if name not in HALF])
async def test_other_gradients(name: str) -> None:
    async with la.open_runtime("sim:0"):
        await check_gradients(name)


async def check_gradients(name: str) -> None:
    """Compares gradients of first and second order with central differences, or what is stated."""
    point = CASES[name]
    derivatives = Derivatives(name, point)
    tensors = [la.asarray(operand) for operand in point.operands]
    found = await la.to_cpu([derivatives.first(*tensors), derivatives.second(*tensors)])
    if point.first is None:
        tolerance = 1e-6
        expected: Any = await central_differences(
            lambda *x: (derivatives.value(*x), derivatives.slope(*x)), point.operands
        )
    else:
        tolerance = 1e-12
        expected = (point.first, point.second)
    for order, wanted in zip(found, expected, strict=True):
        for gradient, by_operand in zip(order, wanted, strict=True):
            np.testing.assert_allclose(
                gradient, by_operand, rtol=tolerance, atol=0.1 * tolerance, err_msg=name
            )


GROUP = 40
"""Points whose gradients are compiled together."""
SOME = [name for name in CASES if is_in_part(name, 32)]


@needs_llvm
@pytest.mark.parametrize("start", range(0, len(SOME), GROUP))
async def test_compiled_gradients(start: int) -> None:
    """Loops in machine code give what NumPy's calls give."""
    await check_compiled(SOME[start : start + GROUP])


@pytest.mark.stress
@needs_llvm
@pytest.mark.parametrize("start", range(0, len(CASES), GROUP))
async def test_all_compiled_gradients(start: int) -> None:
    await check_compiled(list(CASES)[start : start + GROUP])


async def check_compiled(names: list[str]) -> None:
    """Compares the gradients of first and second order that two devices compute."""
    results = []
    for device in ("cpu:0", "sim:0"):
        async with la.open_runtime(device):
            recorded = []
            for name in names:
                derivatives = Derivatives(name, CASES[name])
                tensors = [la.asarray(operand) for operand in CASES[name].operands]
                recorded.append((derivatives.first(*tensors), derivatives.second(*tensors)))
            results.append(await la.to_cpu(recorded))
    for name, compiled, called in zip(names, *results, strict=True):
        for one, other in zip(compiled, called, strict=True):
            for gradient, expected in zip(one, other, strict=True):
                np.testing.assert_allclose(gradient, expected, rtol=1e-10, atol=1e-12, err_msg=name)


# ---- whether the table is complete ---------------------------------------------------------------


ROOT = Path(__file__).parents[2]


FUNCTIONS = {
    function.__name__
    for name in la.__all__
    if inspect.isfunction(function := getattr(la, name))
    and function.__module__.startswith(("lazyasync.ops.", "lazyasync.transforms"))
}
FUNCTIONS |= {
    value.__name__
    for path in MODULES.values()
    if path.startswith("lazyasync.ops.")
    for value in vars(importlib.import_module(path)).values()
    if inspect.isfunction(value)
    and value.__module__ != "lazyasync.hints"
    and not value.__name__.startswith("_")
}
"""Those of the package, and of its modules of operations."""
TRANSFORMS = {
    "define_operation",
    *("grad", "hessian", "hvp", "jacfwd", "jacrev", "jvp", "linearize", "vjp"),
    *("value_and_grad", "vmap"),
    *("checkpoint", "checkpoint_name", "custom_jvp", "custom_vjp"),
    *("associative_scan", "fori_loop", "map", "scan", "switch", "while_loop"),
    "manual_seed",
    "get_rng_state",
    "set_rng_state",
    "broadcast_shapes",
    *("can_cast", "finfo", "get_default_dtype", "iinfo", "isdtype", "result_type"),
}
"""Public functions that give no tensor, or what functions give that they are given."""


def operations() -> dict[str, Operation]:
    """Those of the package whose gradients are not tested by themselves.

    Loops are in tests/control, marks in tests/transforms, random numbers in tests/ops/random,
    attention in tests/nn, means over devices in tests/parallel.
    """
    loops = {"scan", "while", "switch", "advance_random_state", "report"}
    layers = {"attention", "attention_gradient"}
    marks = {"custom", "named", "after", "mean_over_devices"}
    return {
        name: operation
        for name, operation in package_operations().items()
        if name not in loops | marks | layers and not name.startswith("random_")
    }


def test_every_operation_and_function_is_in_the_table() -> None:
    tables = [set(POINTS), set(FLAT), set(WITHOUT_GRADIENT)]
    assert sum(map(len, tables)) == len(set.union(*tables)), "one is in two tables"
    assert set.union(*tables) == (set(operations()) | FUNCTIONS) - TRANSFORMS


def test_operations_are_what_the_table_says() -> None:
    for name, operation in operations().items():
        rule = GRADIENTS.of(operation)
        if name in WITHOUT_GRADIENT:
            assert rule is None or not any(rule(None, (None, None), None, ())), name
        else:
            assert rule is not None, name


async def test_points_record_the_operations_that_they_are_listed_under() -> None:
    table = {**POINTS, **{name: [point] for name, point in FLAT.items()}}
    async with la.open_runtime("sim:0", UNCUT):
        for name in sorted(set(table) & set(operations())):
            recorded = [recorded_by(point.function, point.operands) for point in table[name]]
            assert name in set.union(*recorded)


def recorded_by(function: Callable[..., Any], operands: tuple[np.ndarray, ...]) -> set[str]:
    """The names of the operations that ``function`` records."""
    result = function(*map(la.asarray, operands))
    found: set[Node] = set()
    stack = [result._node]
    while stack:
        node = stack.pop()
        if node not in found:
            found.add(node)
            stack.extend(node.operands)
    return {node.operation.name for node in found}
