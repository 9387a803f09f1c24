"""Views of sizes that stand for any number are read as NumPy reads those of numbers."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from lazyasync.compiler.geometry import Geometry, contiguous_strides, view_of
from lazyasync.ir.node import Node, Operation
from lazyasync.ir.sizes import SizeScope, is_sized
from lazyasync.ir.types import TensorType
from lazyasync.ops.indexing.slicing import GET_ITEM
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, RESHAPE
from lazyasync.ops.manipulation.shaping import EXPAND_DIMS, SQUEEZE, TRANSPOSE

FLOAT = np.dtype("f")


class Views:
    """Random views of views, made of the same choices for any lengths."""

    def __init__(self, seed: int, lengths: list[Any]) -> None:
        self.random = random.Random(seed)
        self.lengths = lengths

    def source(self) -> TensorType:
        shape = [
            self.random.choice([*self.lengths, 1, 4]) for _ in range(self.random.randint(1, 4))
        ]
        return TensorType(tuple(shape), FLOAT)

    def next(self, type: TensorType) -> tuple[Operation, Any]:
        shape, pick = type.shape, self.random
        how = pick.randrange(6)
        if how == 0:
            return TRANSPOSE, (tuple(pick.sample(range(len(shape)), len(shape))),)
        if how == 1:
            return EXPAND_DIMS, ((pick.randint(0, len(shape)),),)
        ones = tuple([axis for axis, length in enumerate(shape) if type_is_one(length)])
        if how == 2 and ones:
            return SQUEEZE, (ones,)
        if how == 3:
            wide = tuple([6 if type_is_one(length) else length for length in shape])
            return BROADCAST_TO, ((*([3] * pick.randint(0, 1)), *wide),)
        if how == 4 and len(shape) > 1:
            axis = pick.randrange(len(shape) - 1)
            joined = (*shape[:axis], shape[axis] * shape[axis + 1], *shape[axis + 2 :])
            return RESHAPE, (joined,)
        items: list[Any] = []
        for length in shape:
            kind = pick.randrange(6)
            if kind == 0:
                items.append(length - 1)
            elif kind == 1:
                items.append((length - 1, None, -1))
            elif kind == 2 and not type_is_one(length):
                items.append((1, length, 1))
            else:
                items.append((0, length, 1))
        return GET_ITEM, (tuple(items),)


def type_is_one(length: Any) -> bool:
    return isinstance(length, int) and length == 1


def geometries(seed: int, lengths: list[Any]) -> list[Any]:
    """How each of some views is read, as long as they are views; and their types."""
    views = Views(seed, lengths)
    buffer = type = views.source()
    geometry: Geometry | None = Geometry(0, 0, contiguous_strides(type.shape))
    found: list[Any] = []
    for _ in range(5):
        operation, attributes = views.next(type)
        assert operation.attributes is not None
        attributes = operation.attributes(*attributes)
        output = operation.infer((type,), attributes)
        assert isinstance(output, TensorType)
        assert geometry is not None
        geometry = view_of(Node(operation, (), attributes, output), type, geometry, buffer)
        found.append((output, geometry))
        if geometry is None:
            break
        type = output
    return found


@pytest.mark.parametrize("seed", range(400))
def test_random_views(seed: int) -> None:
    scope = SizeScope([25, 37])
    sized = geometries(seed, [scope.symbol(0), scope.symbol(1)])
    for values in ([25, 37], [41, 13], [20, 33]):
        resolver = scope.resolver(values)
        if resolver is None:
            assert values != [25, 37]
            continue
        for (type, geometry), (expected, read) in zip(
            sized, geometries(seed, list(values)), strict=True
        ):
            assert resolver.type(type) is expected
            assert (geometry is None) == (read is None)
            if geometry is not None and read is not None:
                moving = [axis for axis, length in enumerate(expected.shape) if length > 1]
                strides = resolver.numbers(geometry.strides)
                assert resolver.number(geometry.offset) == read.offset
                assert [strides[axis] for axis in moving] == [read.strides[axis] for axis in moving]


def test_most_of_them_have_sizes() -> None:
    scope = SizeScope([25, 37])
    found = [geometries(seed, [scope.symbol(0), scope.symbol(1)]) for seed in range(100)]
    assert sum(is_sized(views[-1][0]) for views in found) > 40
