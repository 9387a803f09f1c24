"""Products over axes name themselves, and what they were given, in their errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lazyasync as la

CASES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (
        lambda: la.tensordot(la.ones((3, 3)), la.ones((3, 3)), axes=([0, 0], [0, 1])),
        la.ShapeError,
        r"tensordot: duplicate axes, \(0, 0\)",
    ),
    (
        lambda: la.tensordot(la.ones((3, 3)), la.ones((3, 3)), axes=(0, 1, 2)),
        ValueError,
        "tensordot: axes is a number or a pair",
    ),
    (
        lambda: la.vecdot(la.ones((2, 3, 4)), la.ones((5, 4))),
        la.ShapeError,
        r"vecdot: .* float32\[2, 3, 4\] and float32\[5, 4\]",
    ),
]


@pytest.mark.parametrize(("call", "error", "message"), CASES)
async def test_messages(
    call: Callable[[], Any], error: type[Exception], message: str, runtime: la.Runtime
) -> None:
    with pytest.raises(error, match=message):
        call()
