"""Modules that declare no fields: what their ``__init__`` sets."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pytest

import lazyasync as la


class Inner(la.nn.Module):
    def __init__(self, size: int, scale: float = 0.5) -> None:
        super().__init__()
        self.layers = [la.nn.Linear(size, size), la.nn.Linear(size, size, bias=False)]
        self.norm = la.nn.BatchNorm1d(size)
        self.gain = la.ones(size)
        self.scale, self.sizes, self.activation = scale, (size, "a"), la.relu
        self.empty = None

    def __call__(self, x: la.LazyTensor) -> la.LazyTensor:
        for layer in self.layers:
            x = self.activation(layer(x))
        return self.scale * self.gain * self.norm(x)


class Outer(Inner):
    """Its ``__init__`` calls that of its base in between."""

    def __init__(self) -> None:
        self.first = la.nn.Linear(3, 4)
        super().__init__(4)
        self.dropout = la.nn.Dropout(0.5)

    def __call__(self, x: la.LazyTensor) -> la.LazyTensor:
        return self.dropout(super().__call__(self.first(x)))


async def test_is_a_tree_of_what_init_sets(runtime: la.Runtime) -> None:
    model = Outer()
    names = list(la.nn.state_dict(model))
    assert set(names) >= {"first.weight", "layers.0.weight", "layers.1.weight", "gain", "norm.bias"}
    assert len(names) == 2 + 3 + 5 + 1
    assert len(la.trees.leaves(model)) == len(names)
    sizes = la.trees.tree_map(lambda leaf: leaf.size, model)
    assert isinstance(sizes, Outer)
    assert (sizes.gain, sizes.scale, sizes.sizes) == (4, 0.5, (4, "a"))
    assert len(la.trees.leaves(sizes)) == len(names)  # a number is where a tensor was
    assert "scale=0.5" in repr(model)
    assert "gain: float32[4]" in repr(model)


async def test_trains_by_one_program(runtime: la.Runtime) -> None:
    optimizer = la.optim.adam(1e-2)

    def loss_of(model: Any, x: Any) -> Any:
        found, model = la.nn.call(model, x)
        return la.mean(la.square(found - 1)), model

    @la.compile
    def step(model: Any, state: Any, x: Any) -> Any:
        (loss, model), grads = la.value_and_grad(loss_of, has_aux=True)(model, x)
        model, state = optimizer.update(grads, state, model)
        return model, state, loss

    model: Any = Outer()
    state, before = optimizer.init(model), la.metrics.counter_value("UncachedCompile") or 0
    x, losses = la.randn((16, 3)), []
    for _ in range(30):
        model, state, loss = await step(model, state, x)
        losses.append(loss)
    first, *_, last = map(float, await la.to_cpu(losses))
    assert last < first
    assert isinstance(model, Outer)
    assert await model.norm.num_batches_tracked.item() == 30
    assert (la.metrics.counter_value("UncachedCompile") or 0) - before < 5
    # Another setting is another structure.
    scaled = model.replace(scale=0.0)
    assert (scaled.scale, model.scale) == (0.0, 0.5)
    ours = la.compile(lambda model, x: la.nn.eval(model)(x))
    assert (await (await ours(scaled, x)).numpy() == 0).all()
    assert not (await (await ours(model, x)).numpy() == 0).all()


async def test_modes_states_and_copies(runtime: la.Runtime) -> None:
    model = la.nn.eval(Outer())
    assert not model.dropout.training
    assert not model.norm.training
    x = la.randn((5, 3))
    expected = await model(x).numpy()
    state = await la.to_cpu(la.nn.state_dict(model))
    loaded = la.nn.load_state_dict(la.nn.eval(Outer()), state)
    for other in (loaded, copy.copy(model), copy.deepcopy(model), la.nn.eval(la.nn.train(model))):
        assert isinstance(other, Outer)
        np.testing.assert_array_equal(await other(x).numpy(), expected)
    arrays = pickle.loads(pickle.dumps(await la.to_cpu(model)))
    assert (arrays.scale, arrays.activation) == (0.5, la.relu)
    assert len(la.trees.leaves(arrays)) == len(state)


async def test_no_attribute_comes_later(runtime: la.Runtime) -> None:
    model = Inner(2)
    model.gain = la.zeros(2)
    assert await la.to_cpu(model(la.ones((3, 2))).sum()) == 0
    with pytest.raises(AttributeError, match="Inner has no 'head', and gets none behind __init__"):
        model.head = la.nn.Linear(2, 2)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="no 'quux'"):
        model.replace(quux=1)
    with pytest.raises(AttributeError, match=r"no attribute 'quux'$"):
        _ = model.quux  # type: ignore[attr-defined]


class Traced:
    """No module; its ``__init__`` sets something too."""

    def __init__(self) -> None:
        self.seen = 3


class TracedModule(Traced, la.nn.Module):
    """Has no ``__init__`` of its own."""


class Gained(la.nn.Module):
    kinds: ClassVar[int] = 3

    def __init__(self) -> None:
        self.weight = la.ones(3)
        self._gain: Any = 2.0
        self._settings = {"of the user's": la.ones(1)}
        self.leaves_inside = len(la.trees.leaves(self))

    @property
    def gain(self) -> Any:
        return self._gain

    @gain.setter
    def gain(self, value: Any) -> None:
        self._gain = value

    def __call__(self, x: la.LazyTensor) -> la.LazyTensor:
        return x * self.weight * self._gain


async def test_any_init_and_any_attribute(runtime: la.Runtime) -> None:
    assert TracedModule().seen == 3
    model = Gained()
    assert (model.leaves_inside, len(la.trees.leaves(model))) == (2, 2)
    model.gain = 3.0
    assert (model.replace(gain=4.0)._gain, model._gain) == (4.0, 3.0)
    del model._gain
    assert len(la.trees.leaves(model)) == 2
    assert "_gain" not in repr(model)


async def test_a_setting_becomes_a_tensor(runtime: la.Runtime) -> None:
    call = la.compile(lambda model, x: model(x))
    for gain in (5.0, 7.0):
        model = Gained()
        model.gain = la.full((), gain)
        assert "_gain" in la.nn.state_dict(model)
        assert (await (await call(model, la.ones(3))).numpy() == gain).all()
        grads = la.grad(lambda model: model(la.ones(3)).sum())(model)
        assert await grads._gain.numpy() == 3


async def test_what_would_be_lost_is_refused(runtime: la.Runtime) -> None:
    class Bound(la.nn.Module):
        def __init__(self) -> None:
            self.weight = la.ones(3)
            self.function = self.scaled

        def scaled(self, x: la.LazyTensor) -> la.LazyTensor:
            return x * self.weight

    with pytest.raises(TypeError, match=r"Bound\.function is a method of the module itself"):
        Bound()

    with pytest.raises(TypeError, match="Late declares fields, but Gained has an __init__"):

        @dataclass
        class Late(Gained):
            further: float = 3.0

    class Own(la.nn.Module):
        def __init__(self) -> None:
            self.replace = 3  # type: ignore[assignment,method-assign]

    with pytest.raises(AttributeError, match="'replace' is a method of all modules"):
        Own()

    for written in ("replace: float", "norm: float\n    def norm(self): return 3"):
        text = f"class Field(la.nn.Module):\n    {written}\n"
        with pytest.raises(TypeError, match="Field has a field and a method of the name"):
            exec(text, {"la": la, "__name__": "written"})
