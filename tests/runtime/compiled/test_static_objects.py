"""Tensors in the attributes of static arguments are constants, of which a warning tells."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import LazyTensor


class Layer:
    def __init__(self, weights: LazyTensor) -> None:
        self.weights = weights

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return x * self.weights

    @la.compile
    def compiled(self, x: LazyTensor) -> LazyTensor:
        return self(x)


class Model:
    def __init__(self, *layers: Layer) -> None:
        self.layers = list(layers)
        self.itself = self

    def __call__(self, x: LazyTensor) -> LazyTensor:
        for layer in self.layers:
            x = layer(x)
        return x


def apply(model: Any, x: LazyTensor) -> LazyTensor:
    return model(x)


@pytest.mark.parametrize("lazy", [False, True])
async def test_a_tensor_of_an_argument_is_named(runtime: la.Runtime, lazy: bool) -> None:
    layer, x = Layer(la.ones((3,)) * 2.5), la.ones((3,))
    if not lazy:
        await layer.weights
    compiled = la.compile(apply)
    with pytest.warns(UserWarning, match=r"apply: Layer\.weights is a tensor in a static argument"):
        result = await compiled(layer, x)
    np.testing.assert_array_equal(await result.numpy(), [2.5] * 3)
    layer.weights = la.ones((3,))
    np.testing.assert_array_equal(await (await compiled(layer, x)).numpy(), [2.5] * 3)


async def test_deeper_ones_and_those_of_methods_too(runtime: la.Runtime) -> None:
    layer, x = Layer(la.ones((3,)) * 2.5), la.ones((3,))
    with pytest.warns(UserWarning, match=r"apply: Model\.layers\.weights is"):
        await la.compile(apply)(Model(layer), x)
    with pytest.warns(UserWarning, match=r"Layer\.__call__: Layer\.weights is"):
        await la.compile(layer.__call__)(x)
    with pytest.warns(UserWarning, match=r"Layer\.compiled: Layer\.weights is"):
        await layer.compiled(x)
    with pytest.warns(UserWarning, match="weights is"):
        la.compile(apply).lower(layer, x)


async def test_whoever_says_that_it_is_static_is_believed(runtime: la.Runtime) -> None:
    layer, x = Layer(la.ones((3,)) * 2.5), la.ones((3,))
    await la.compile(apply, static_argnums=0)(layer, x)
    await la.compile(apply, static_argnames="model")(layer, x)


async def test_what_the_function_does_not_use_is_of_no_concern(runtime: la.Runtime) -> None:
    layer, x = Layer(la.ones((3,)) * 2.5), la.ones((3,))
    await la.compile(lambda layer, x: x + 1)(layer, x)
    await la.compile(lambda name, x: x + len(name))("name", x)
    await la.compile(lambda space, x: x * space.scale)(Hashable(scale=2.5), x)
    await la.compile(lambda kind, x: kind()(x))(Doubling, x)


async def test_looking_for_them_ends(runtime: la.Runtime) -> None:
    crowd = [Hashable() for _ in range(300)]
    for one in crowd:
        one.others, one.module, one.mixed = crowd, np, {1: one, "one": one}
    crowd[0].own = own = [crowd[0]]
    own.append(own)
    await la.compile(lambda one, x: x + len(one.others))(crowd[0], la.ones((3,)))


async def test_trees_are_arguments(runtime: la.Runtime) -> None:
    @dataclass
    class Tree:
        weights: LazyTensor

    model, x = Tree(la.ones((3,)) * 2.5), la.ones((3,))
    compiled = la.compile(lambda model, x: x * model.weights)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        await compiled(model, x)
    model.weights = la.ones((3,))
    np.testing.assert_array_equal(await (await compiled(model, x)).numpy(), [1.0] * 3)


class Hashable(SimpleNamespace):
    __hash__ = object.__hash__


class Doubling:
    factor = 2.0

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return x * self.factor


class _Slotted:
    __slots__ = ("weights",)

    def __init__(self, weights: LazyTensor) -> None:
        self.weights = weights

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return x * self.weights


@pytest.mark.parametrize("make", [_Slotted, lambda w: partial(la.multiply, w)])
async def test_slots_and_arguments_of_partial_functions_too(runtime: la.Runtime, make: Any) -> None:
    with pytest.warns(UserWarning, match=r"apply: \S+ is a tensor in a static argument"):
        await la.compile(apply)(make(la.ones((3,)) * 2.5), la.ones((3,)))


async def test_a_tensor_that_is_returned_in_an_object_is_named(runtime: la.Runtime) -> None:
    def wrapped(x: LazyTensor) -> Any:
        return {"out": [x, _Slotted(x + 1)]}

    with pytest.raises(
        la.errors.UnsupportedOperationError,
        match=r"wrapped returns result\['out'\]\[1\]\.weights in an object of class _Slotted, .*",
    ):
        await la.compile(wrapped)(la.ones((3,)))
    constant = Layer(await (la.ones((3,)) * 2.5))  # which was there before: it has a value

    def with_constant(x: LazyTensor) -> Any:
        return x, constant

    assert (await la.compile(with_constant)(la.ones((3,))))[1] is constant
