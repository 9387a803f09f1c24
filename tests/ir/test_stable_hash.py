"""Hashes of operations, types and attributes: the same in every process, and told apart."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from lazyasync.ir import stable_hash as module
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.stable_hash import hash_of_attributes, stable_hash
from lazyasync.ir.types import TensorType
from lazyasync.ops.promotion import SUPPORTED

ROOT = Path(__file__).parent.parent.parent
F32 = np.dtype(np.float32)


class Axis(NamedTuple):
    axis: int


DIFFERENT: list[Any] = [
    None,
    0,
    1,
    -1,
    12,
    "",
    "1",
    "12",
    "none",
    "float32",
    F32,
    np.dtype(np.float64),
    TensorType((), F32),
    TensorType((1,), F32),
    TensorType((12,), F32),
    TensorType((1, 2), F32),
    TensorType((2, 1), F32),
    TensorType((1, 2), np.dtype(np.int32)),
    (),
    (None,),
    (1,),
    (12,),
    (1, 2),
    (2, 1),
    ((1,), 2),
    ((1, 2),),
    (1, (2,)),
    ("1", "2"),
    ("12", ""),
    ((0, None, 1), None, (5, None, -1)),
    ((0, None, 1), None, (5, None, -2)),
]


def test_what_differs_has_another_hash() -> None:
    for left, right in combinations(DIFFERENT, 2):
        assert stable_hash(left) != stable_hash(right), (left, right)
    assert all(0 <= stable_hash(value) < 1 << 64 for value in DIFFERENT)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((1, False), (1, 0)),
        ((np.int64(3),), (3,)),
        ((np.True_,), (True,)),
        (Axis(2), (2,)),
        (np.dtype("f4"), F32),
        (np.dtype("=f4"), F32),
        (np.str_("name"), "name"),
    ],
)
def test_what_is_equal_has_an_equal_hash(left: Any, right: Any) -> None:
    assert left == right
    assert stable_hash(left) == stable_hash(right)
    assert hash_of_attributes(left) == hash_of_attributes(right)


@pytest.mark.parametrize("value", [0.0, -0.0, float("nan"), 1j, len, object(), int, b"1", [1]])
def test_what_has_no_value_in_every_process_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match=type(value).__name__):
        stable_hash((1, value))


def test_the_numbers_themselves() -> None:
    """Written down, because names of graphs that somebody has kept are made of them."""
    assert stable_hash("operation", "add") == 0x96A2BC59B9E72F73
    assert TensorType((2, 3), F32).stable_hash == 0xE6C3BC0808F6484B
    assert stable_hash((None, (0, 1), np.dtype(np.int8))) == 0x24DAD4E117B5B141


def test_types_that_are_made_again_have_the_same_hash() -> None:
    dtypes = sorted(SUPPORTED, key=str)
    first = [TensorType((7919, 3), dtype).stable_hash for dtype in dtypes]
    assert len(set(first)) == len(dtypes)
    gc.collect()
    assert [TensorType((7919, 3), dtype).stable_hash for dtype in dtypes] == first


def test_no_two_operations_have_one_name() -> None:
    """The hash of an operation is that of its name."""
    program = """
import gc, importlib, pkgutil
import lazyasync
from lazyasync.ir.node import Operation, OperationKind
for found in pkgutil.walk_packages(lazyasync.__path__, "lazyasync."):
    try:
        importlib.import_module(found.name)
    except ImportError:
        pass  # of what is not installed here
print(*[each.name for each in gc.get_objects() if isinstance(each, Operation)])
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
    )
    counts = Counter(done.stdout.split())
    assert counts.total() > 80
    assert not [name for name, count in counts.items() if count > 1]


def test_operations_have_the_hash_of_their_name() -> None:
    def nothing(*_: Any) -> Any:
        raise AssertionError

    made = Operation(
        "nothing of that name",
        kind=OperationKind.LEAF,
        infer=nothing,
        rules=(LOWERINGS(nothing),),
    )
    assert made.stable_hash == stable_hash("operation", "nothing of that name")


def test_hashes_of_attributes_are_kept_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[Any] = []

    def counting(*parts: Any) -> int:
        computed.extend(parts)
        return stable_hash(*parts)

    monkeypatch.setattr(module, "_attributes", {})
    monkeypatch.setattr(module, "_MAX_ATTRIBUTES", 3)
    monkeypatch.setattr(module, "stable_hash", counting)
    for _ in range(2):
        assert hash_of_attributes((1,)) == stable_hash((1,))
    assert computed == [(1,)]
    for axis in range(2, 12):
        assert hash_of_attributes((axis,)) == stable_hash((axis,))
        assert len(module._attributes) <= 3
