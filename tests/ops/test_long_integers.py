"""Integers that no dtype holds: refused at the call, and not by the step."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

CALLS: list[tuple[str, Callable[[la.LazyTensor, int], Any]]] = [
    ("add", lambda x, n: x + n),
    ("multiply", lambda x, n: n * x),
    ("less", lambda x, n: x < n),
    ("where", lambda x, n: la.where(x != 0, n, x)),
    ("power", lambda x, n: x**n),
    ("setitem", lambda x, n: x.at[0].set(n)),
    ("full", lambda x, n: la.full_like(x, n)),
    ("diff", lambda x, n: la.diff(x, prepend=n)),
    ("add", lambda x, n: np.add(x, n)),
]


ORDERED_OTHERWISE = {("less", "complex64"), ("less", "int64")}
"""Complex numbers have no order, and among integers all have one."""
CASES = [
    pytest.param(name, call, dtype, id=f"{name}-{dtype}-{number}")
    for number, (name, call) in enumerate(CALLS)
    for dtype in ("float16", "float32", "float64", "complex64", "int64")
    if (name, dtype) not in ORDERED_OTHERWISE
]


@pytest.mark.parametrize(("name", "call", "dtype"), CASES)
async def test_an_integer_that_is_too_long(
    name: str, call: Callable[[la.LazyTensor, int], Any], dtype: str, runtime: la.Runtime
) -> None:
    x = la.ones(3, dtype=dtype)
    for digits, sign in itertools.product((400, 5000), (1, -1)):
        if name == "power" and dtype == "int64" and sign == -1:
            continue
        with pytest.raises(OverflowError, match=rf"^{name}: an integer of \d+ bits is "):
            call(x, sign * 10**digits)


async def test_numbers_of_compiled_functions(runtime: la.Runtime) -> None:
    scaled = la.compile(lambda x, n: x * n)
    assert (await (await scaled(la.ones(2), 3)).numpy()).tolist() == [3.0, 3.0]
    with pytest.raises(OverflowError, match=r"^multiply: an integer of \d+ bits"):
        await scaled(la.ones(2), 10**400)


async def test_what_becomes_infinite_is_left(runtime: la.Runtime) -> None:
    assert (await (la.ones(2) * 10**300).numpy()).tolist() == [np.inf, np.inf]
    assert (await (la.ones(2, dtype="float64") * 10**300).numpy()).tolist() == [1e300] * 2
