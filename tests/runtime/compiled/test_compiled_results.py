"""What compiled functions give: nests of any kind, and objects that stay one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from compiled_functions import Counted, vector

import lazyasync as la
from lazyasync.tensor import LazyTensor


class Pair(NamedTuple):
    left: Any
    right: Any


@dataclass
class Model:
    weight: Any
    name: str


async def test_results_of_every_kind(runtime: la.Runtime) -> None:
    captured = vector(7, 8)
    array = np.arange(2)

    def function(x: LazyTensor, number: float, model: Model) -> Any:
        y = x + 1
        return {
            "nest": [y, (x * 2, None), Pair(y, {"deep": la.sum(y)})],
            "argument": x,
            "number": number,
            "constant": la.ones((2,)),
            "baked": la.asarray(1),
            "captured": captured,
            "plain": ["text", 3, 2.5, True, array],
            "model": Model(model.weight * number, model.name),
            "empty": (),
        }

    compiled = la.compile(function)
    for start in (1.0, 10.0):
        x = vector(start, start + 1)
        expected = await la.to_cpu(function(x, la.asarray(start), Model(x, "m")))  # type: ignore[arg-type]
        found = await compiled(x, start, Model(x, "m"))
        assert type(found["nest"][2]) is Pair
        assert type(found["model"]) is Model
        assert found["plain"][:4] == ["text", 3, 2.5, True]
        fetched = await la.to_cpu(found)
        leaves, definition = la.trees.flatten(expected)
        for one, other in zip(leaves, definition.flatten_like(expected, fetched), strict=True):
            np.testing.assert_array_equal(one, other)


async def test_results_that_need_no_program(runtime: la.Runtime) -> None:
    captured = vector(7)
    compiled = la.compile(lambda x, n: (x, captured, "text", n))
    x = vector(1)
    found = await compiled(x, "static")
    assert runtime.statistics().jobs["default"].steps == 0
    assert found[2:] == ("text", "static")
    assert await la.to_cpu(found[:2]) == (1, 7)
    assert found[0] is not x
    assert found[1] is not captured


async def test_one_object_stays_one_and_two_stay_two(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> Any:
        y = x + 1
        alias = la.zeros((1,))
        alias.set_(y)
        return y, y, alias, x, x

    first, second, alias, argument, again = await la.compile(function)(vector(1))
    assert first is second
    assert argument is again
    assert alias is not first
    alias += 5
    argument += 5
    assert await la.to_cpu([first, alias, argument]) == [2, 7, 6]


async def test_results_can_be_arguments_again(runtime: la.Runtime) -> None:
    function = Counted(lambda x, y: (y, x + y))
    compiled = la.compile(function)
    x, y = vector(0), vector(1)
    for _ in range(20):
        x, y = await compiled(x, y)
    assert await y.item() == 10946
    assert function.calls == 1
