"""Rules: an open set of kinds, and of operations that have one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.ir.node import Node
from lazyasync.ir.rule_kinds import Known, Rules
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.recording import new_lazy_tensor
from lazyasync.tensor import LazyTensor


def test_a_rule_is_for_one_operation_and_there_is_one() -> None:
    rules: Rules[str] = Rules("color")
    rules.register(ADD, "red")
    assert (rules.of(ADD), rules[ADD], rules.of(MULTIPLY)) == ("red", "red", None)
    assert list(rules) == ["add"]
    with pytest.raises(ValueError, match="the operation add has a rule of the kind color"):
        rules.register(ADD, "blue")
    with pytest.raises(LookupError, match="the operation multiply has no color"):
        rules[MULTIPLY]
    assert rules("green") == Known(rules, "green")
    assert repr(rules) == "<color: 1 operations>"


def test_rules_may_be_there_before_the_operation_is() -> None:
    rules: Rules[str] = Rules("color", {"multiply": "white"})
    rules.register("has_no_rules_of_its_own", "black")
    made = la.define_operation("has_no_rules_of_its_own", lower=lambda xp, x: xp.negative(x))

    async def main() -> None:
        async with la.open_runtime("sim:0"):
            x = made(la.ones((2,)))
            assert (rules[x._node.operation], rules[MULTIPLY]) == ("black", "white")
            assert (await x.numpy()).tolist() == [-1.0, -1.0]

    trio.run(main)


# ---- a kind of rule that the package does not have: tangents, for some operations ----------------

Tangent = Callable[[tuple[LazyTensor | None, ...], tuple[LazyTensor, ...], LazyTensor], LazyTensor]

TANGENTS: Rules[Tangent] = Rules(
    "tangent",
    {
        "sin": lambda t, x, y: t[0] * la.cos(x[0]),
        "tanh": lambda t, x, y: t[0] * (1.0 - y * y),
        "multiply": lambda t, x, y: sum(
            tangent * other
            for tangent, other in zip(t, reversed(x), strict=True)
            if tangent is not None
        ),
    },
)


def tangent_of(y: LazyTensor, x: LazyTensor, along: LazyTensor) -> LazyTensor:
    """How ``y`` changes where ``x``, of which it is made, changes by ``along``."""
    recording = y._recording
    found: dict[Node, LazyTensor | None] = {x._node: along}

    def tangent(node: Node) -> LazyTensor | None:
        if node not in found:
            parts = tuple([tangent(operand) for operand in node.operands])
            operands = tuple([new_lazy_tensor(recording, operand) for operand in node.operands])
            found[node] = (
                None
                if all(part is None for part in parts)
                else TANGENTS[node.operation](parts, operands, new_lazy_tensor(recording, node))
            )
        return found[node]

    result = tangent(y._node)
    assert result is not None
    return result


async def test_a_transform_brings_rules_of_its_own() -> None:
    async with la.open_runtime("cpu:0"):
        at, along = np.float64([0.5, -1.0]), np.float64([1.0, 2.0])
        x = la.asarray(at) * 1.0
        y = la.sin(x) * la.tanh(x)
        change = await tangent_of(y, x, la.asarray(along)).numpy()
        exact = np.cos(at) * np.tanh(at) + np.sin(at) * (1 - np.tanh(at) ** 2)
        np.testing.assert_allclose(change, exact * along, 1e-12)
        with pytest.raises(LookupError, match="the operation exp has no tangent"):
            tangent_of(la.exp(x), x, x)
