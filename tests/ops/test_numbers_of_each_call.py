"""A number that a function of the library is given may be one of each call of a compiled function.

There it has no value: what takes it for one, by ``float(x)`` or ``if``, cannot be recorded once for
all of them. So each number among the arguments of each public function becomes such a one here.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import numpy as np
from argument_examples import MORE, STRUCTURE, WITHOUT
from test_gradients_of_arguments import (
    Function,
    arguments_of,
    as_tensors,
    called_with,
    number_of,
    public_functions,
)

import lazyasync as la

REFUSED = {("arange", "start"), ("arange", "stop"), ("arange", "step"), ("kaiser", "beta")}
"""Numbers that a shape depends on, or a table that is computed where it is recorded."""


def numbers_of(value: Any) -> Iterator[float]:
    """The numbers of an argument, which has no arrays among them."""
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from numbers_of(part)
    elif isinstance(value, float):
        yield value


def replaced(value: Any, numbers: Iterator[Any]) -> Any:
    """``value`` with its numbers replaced."""
    if isinstance(value, (list, tuple)):
        return type(value)(replaced(part, numbers) for part in value)
    return next(numbers) if isinstance(value, float) else value


async def fault(function: Function, values: dict[str, Any], key: str) -> str | None:
    """What is wrong where the numbers of one argument are those of each call."""
    others = {name: as_tensors(value) for name, value in values.items()}

    def at(*numbers: Any) -> Any:
        arguments = {**others, key: replaced(values[key], iter(numbers))}
        result = called_with(function, arguments)
        if inspect.iscoroutine(result):  # of what has a size that its values decide
            result.close()
        return number_of(result)

    compiled = la.compile(at)
    traces = la.metrics.counter_value("FunctionTraced")
    for factor in (1.0, 1.0625):
        numbers = [number * factor for number in numbers_of(values[key])]
        la.manual_seed(1)
        recorded = at(*numbers)
        if recorded is None:  # there are no numbers in the result
            return None
        expected = await la.to_cpu(recorded)
        la.manual_seed(1)
        try:
            found = await la.to_cpu(await compiled(*numbers))
        except (TypeError, la.WouldBlockError) as error:
            return f"{type(error).__name__}: {error}"
        if not np.allclose(found, expected, rtol=1e-6, equal_nan=True):
            return f"{found}, not {expected}, for {numbers}"
    traces = la.metrics.counter_value("FunctionTraced") - traces
    return None if traces == 1 else f"traced {traces} times"


async def test_have_no_value_where_they_are_recorded() -> None:
    tried = 0
    found: dict[tuple[str, str], str] = {}
    async with la.open_runtime("sim:0"):
        with np.errstate(all="ignore"):
            for function in public_functions():
                name = function.__name__
                for given in ({}, *MORE.get(name, ())):
                    left_out = () if given else WITHOUT.get(name, ())
                    values, _ = arguments_of(function, given, left_out)
                    for key, value in values.items():
                        if key in STRUCTURE or not list(numbers_of(value)):
                            continue
                        tried += 1
                        wrong = await fault(function, values, key)
                        if wrong:
                            found[name, key] = wrong
    assert tried > 80
    assert set(found) == REFUSED, found
    for name, key in REFUSED:
        assert f"{name}: " in found[name, key], found[name, key]
