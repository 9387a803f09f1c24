"""Modules: trees with settings and buffers, their modes, and how they are shown and refused."""

from __future__ import annotations

import copy
import inspect
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor


@dataclass
class Residual(la.nn.Module):
    inner: la.nn.Linear
    norm: la.nn.BatchNorm1d
    drop: la.nn.Dropout
    scale: float = 0.5
    sizes: tuple[int, ...] = ()

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return x + self.scale * self.drop(la.relu(self.norm(self.inner(x))))


def residual(size: int = 4, **settings: Any) -> Residual:
    parts = la.nn.Linear(size, size), la.nn.BatchNorm1d(size), la.nn.Dropout(0.25)
    return Residual(*parts, **settings)


async def test_a_module_is_a_tree_with_static_settings(runtime: la.Runtime) -> None:
    model = residual(scale=0.25, sizes=(1, 2))
    assert list(la.nn.state_dict(model)) == [
        *("inner.weight", "inner.bias", "norm.weight", "norm.bias", "norm.running_mean"),
        *("norm.running_var", "norm.num_batches_tracked"),
    ]
    mapped = la.trees.tree_map(lambda leaf: 1, model)
    assert (mapped.scale, mapped.sizes, mapped.inner.weight) == (0.25, (1, 2), 1)
    gradient = la.grad(lambda model: la.sum(model(la.ones((3, 4)))))(model)
    assert gradient.norm.running_mean is None
    assert gradient.inner.weight.shape == (4, 4)
    traced = []

    @la.compile
    def run(model: Residual, x: LazyTensor) -> LazyTensor:
        traced.append(model.scale)
        return model(x)

    model = la.nn.eval(model)
    for scale in (0.5, 1.0, 0.5, 1.0):
        await run(model.replace(scale=scale), la.ones((2, 4)))
    assert traced == [0.5, 1.0]


@pytest.mark.parametrize("compiled", [False, True])
async def test_the_whole_loop_with_buffers(runtime: la.Runtime, compiled: bool) -> None:
    model: Any = la.nn.Sequential(
        la.nn.Linear(3, 8), la.nn.BatchNorm1d(8), la.relu, la.nn.Dropout(0.1), la.nn.Linear(8, 1)
    )
    optimizer = la.optim.adam(0.02)
    state = optimizer.init(model)

    def loss_function(model: Any, x: LazyTensor) -> tuple[LazyTensor, Any]:
        y, model = la.nn.call(model, x)
        return la.mean(la.square(y - la.sum(x, axis=1, keepdims=True))), model

    def step(model: Any, state: Any, x: LazyTensor) -> tuple[Any, Any, LazyTensor]:
        (loss, model), grads = la.value_and_grad(loss_function, has_aux=True)(model, x)
        model, state = optimizer.update(grads, state, model)
        return model, state, loss

    program = la.compile(step) if compiled else None
    generator = np.random.default_rng(0)
    losses = []
    for _ in range(30):
        x = la.asarray(generator.normal(1.0, 1.0, (32, 3)).astype(np.float32))
        before = await model[1].running_mean.numpy()
        moved = 0.9 * before + 0.1 * np.mean(await model[0](x).numpy(), axis=0)
        model, state, loss = await program(model, state, x) if program else step(model, state, x)
        np.testing.assert_allclose(await model[1].running_mean.numpy(), moved, 1e-4, 1e-6)
        losses.append(await loss.item())
    assert np.mean(losses[-5:]) < 0.5 * np.mean(losses[:5])
    assert await model[1].num_batches_tracked.item() == 30
    assert state["first"][1].running_mean is None
    used = la.nn.eval(model)
    x = la.ones((2, 3))
    first, same = la.nn.call(used, x)
    assert same is used
    np.testing.assert_array_equal(await first.numpy(), await used(x).numpy())


async def test_a_plain_call_leaves_the_model(runtime: la.Runtime) -> None:
    norm = la.nn.BatchNorm1d(2)
    norm(la.randn((5, 2)))
    assert await norm.num_batches_tracked.item() == 0
    assert (await norm.running_mean.numpy()).tolist() == [0.0, 0.0]


async def test_a_module_that_is_called_twice_has_moved_twice(runtime: la.Runtime) -> None:
    @dataclass
    class Twice(la.nn.Module):
        norm: la.nn.BatchNorm1d

        def __call__(self, x: LazyTensor) -> LazyTensor:
            return self.norm(self.norm(x) * 3 + 1)

    x = la.randn((16, 2))
    _, model = la.nn.call(Twice(la.nn.BatchNorm1d(2, momentum=0.5)), x)
    assert await model.norm.num_batches_tracked.item() == 2
    moved = 0.5 * 0.5 * np.mean(await x.numpy(), axis=0) + 0.5
    np.testing.assert_allclose(await model.norm.running_mean.numpy(), moved, 1e-4)


async def test_buffers_of_a_module_of_ones_own(runtime: la.Runtime) -> None:
    @dataclass
    class Counting(la.nn.Module):
        calls: LazyTensor = field(metadata=la.trees.BUFFER)

        def __call__(self, x: LazyTensor) -> LazyTensor:
            la.nn.update_buffers(self, calls=self.calls + 1)
            return x

    model: Any = {"a": [Counting(la.asarray(0))], "b": Counting(la.asarray(5))}
    _, model = la.nn.call(_Runs(model), la.ones(2))
    assert await la.to_cpu([model.parts["a"][0].calls, model.parts["b"].calls]) == [1, 6]
    outside = Counting(la.asarray(0))
    with pytest.raises(ValueError, match=r"a .*Counting has new buffers, but it is no part of"):
        la.nn.call(lambda x: outside(x), la.ones(2))


@dataclass
class _Runs(la.nn.Module):
    parts: dict[str, Any]

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return self.parts["b"](self.parts["a"][0](x))


async def test_modes(runtime: la.Runtime) -> None:
    model = {"layers": [la.nn.Dropout(0.5), (la.nn.BatchNorm1d(3), residual())], "name": "x"}
    used = la.nn.eval(model)
    assert not used["layers"][0].training
    assert not used["layers"][1][0].training
    assert not used["layers"][1][1].drop.training
    assert model["layers"][0].training
    assert used["layers"][1][0].weight is model["layers"][1][0].weight
    back = la.nn.train(used)
    assert back["layers"][1][1].norm.training
    x = la.ones((1000,))
    assert used["layers"][0](x) is x
    dropped = await la.compile(lambda model, x: model(x))(back["layers"][0], x)
    zeros = np.count_nonzero(await dropped.numpy() == 0)
    assert 400 < zeros < 600


async def test_dropout_in_transforms(runtime: la.Runtime) -> None:
    drop = la.nn.Dropout(0.5)
    _, rows = la.scan(lambda carry, x: (carry, drop(x)), la.zeros(()), la.ones((6, 64)))
    batch = la.vmap(drop)(la.ones((6, 64)))
    for found in (await rows.numpy(), await batch.numpy()):
        assert set(np.unique(found)) == {0.0, 2.0}
        assert len(np.unique(found, axis=0)) == 6


async def test_shown(runtime: la.Runtime) -> None:
    model = la.nn.Sequential(residual(2, scale=0.25), la.relu, la.nn.LSTM(2, 3, 2, dropout=0.5))
    assert repr(la.nn.eval(model)) == (
        "Sequential(\n"
        "  0: Residual(\n"
        "    inner: Linear(weight=float32[2, 2], bias=float32[2])\n"
        "    norm: BatchNorm1d(weight=float32[2], bias=float32[2], running_mean=float32[2], "
        "running_var=float32[2], num_batches_tracked=int64[], training=False)\n"
        "    drop: Dropout(p=0.25, training=False)\n"
        "    scale=0.25\n"
        "  )\n"
        "  1: relu\n"
        "  2: LSTM(2, 3, num_layers=2, dropout=0.5, training=False)\n"
        ")"
    )
    assert repr(_Runs({"a": [la.relu], "b": None})) == (
        "_Runs(\n  parts: (\n    a: (0=relu)\n    b: None\n  )\n)"
    )


async def test_sequences_of_layers(runtime: la.Runtime) -> None:
    mlp = la.nn.MLP(5, [7, 6], 2, activation=la.tanh, dropout=0.5)
    assert [len(mlp), mlp[0].weight.shape, mlp[-1].weight.shape] == [7, (7, 5), (2, 6)]
    x = la.randn((3, 5))
    mlp = la.nn.eval(mlp)
    y = mlp[3:](mlp[:3](x))
    np.testing.assert_array_equal(await y.numpy(), await mlp(x).numpy())
    assert type(copy.copy(mlp)) is la.nn.MLP
    assert la.nn.Flatten()(la.zeros((2, 3, 4))).shape == (2, 12)
    with pytest.raises(TypeError, match="layer 1 is no module and no function: 3"):
        la.nn.Sequential(la.relu, 3)  # type: ignore[arg-type]


async def test_a_frozen_part_and_settings_of_groups(runtime: la.Runtime) -> None:
    model = la.nn.Sequential(la.nn.Linear(2, 3), la.nn.Linear(3, 1))
    trained, frozen = la.trees.partition(model, "0.*")
    optimizer = la.optim.sgd(0.1, groups={"*.bias": {"learning_rate": 0.0}})

    def loss(trained: Any) -> LazyTensor:
        return la.sum(la.trees.combine(trained, frozen)(la.ones((4, 2))))

    after, _ = optimizer.update(la.grad(loss)(trained), optimizer.init(trained), trained)
    assert after[1].weight is None
    assert not np.array_equal(await after[0].weight.numpy(), await model[0].weight.numpy())
    np.testing.assert_array_equal(await after[0].bias.numpy(), await model[0].bias.numpy())


class _Undecorated(la.nn.Module):
    inner: la.nn.Linear


class _Forward(la.nn.Module):
    def forward(self, x: LazyTensor) -> LazyTensor:
        return x


def _sets_what_is_no_field() -> None:
    @dataclass
    class Model(la.nn.Module):
        size: int

        def __init__(self) -> None:
            self.size = 3
            self.layer = la.nn.Linear(2, 2)  # type: ignore[misc]

    Model()


REFUSED: list[tuple[Any, type[Exception], str]] = [
    (lambda: _Undecorated(), TypeError, "write @dataclass above class _Undecorated"),
    (lambda: _Forward()(1), NotImplementedError, "rename forward to __call__"),
    (_sets_what_is_no_field, AttributeError, r"no field 'layer'.* write `layer: la\.nn\.Linear`"),
    (lambda: residual().parameters(), AttributeError, r"write la\.trees\.leaves\(model\)"),
    (lambda: residual().eval(), AttributeError, r"write model = la\.nn\.eval\(model\)"),
    (lambda: la.nn.Sequential().state_dict(), AttributeError, r"write la\.nn\.state_dict"),
    (lambda: residual().quux, AttributeError, "no attribute 'quux'$"),
    (lambda: la.nn.LSTM(2, 3).quux, AttributeError, "no attribute 'quux'$"),
    (lambda: residual().replace(quux=1), AttributeError, "no field 'quux'"),
    (lambda: la.nn.LSTM(2, 3).replace(quux=1), AttributeError, "no 'quux'"),
    (lambda: la.nn.Linear(2.5, 3), TypeError, "in_features"),  # type: ignore[arg-type]
    (lambda: la.nn.Embedding(3, 2, padding_idx=3), ValueError, "padding_idx 3 is none of the 3"),
    (lambda: la.nn.BatchNorm2d(3)(la.ones((2, 3))), la.ShapeError, "x must have 4 axes"),
    (lambda: la.nn.InstanceNorm1d(3)(la.ones((2, 3))), la.ShapeError, "x must have 3 axes"),
    (lambda: la.nn.GroupNorm(2, 3), ValueError, "3 channels are no multiple of 2 groups"),
    (lambda: la.nn.MultiHeadAttention(6, 4), ValueError, "embed_dim 6 must be a multiple"),
    (lambda: la.nn.MultiHeadAttention(8, 4, kv_heads=3), ValueError, "that of kv_heads 3"),
    (lambda: la.nn.MultiHeadAttention(4, 2)(la.ones((3, 4))), la.ShapeError, "inputs must be of"),
    *(
        (call, ValueError, message)
        for p in (1.5, -0.1, float("nan"))
        for call, message in (
            (partial(la.nn.Dropout, p), "Dropout: p must be"),
            (lambda p=p: la.nn.dropout(la.ones(3), p), "dropout: p must be"),
            (lambda p=p: la.nn.dropout(la.ones(3), p, training=False), "dropout: p must be"),
            (lambda p=p: la.nn.Dropout().replace(p=p)(la.ones(3)), "dropout: p must be"),
            (lambda p=p: la.nn.LSTM(2, 3, dropout=p), "LSTM: dropout must be"),
            (lambda p=p: la.nn.MultiHeadAttention(4, 2, p), "MultiHeadAttention: dropout must"),
            (lambda p=p: la.nn.TransformerBlock(4, 2, dropout=p), "dropout must be"),
            (lambda p=p: la.nn.MLP(2, [3], 1, dropout=p), "Dropout: p must be"),
        )
    ),
    (lambda: la.nn.RNN(2, 3, nonlinearity="gelu"), ValueError, "must be tanh or relu"),  # type: ignore[arg-type]
    (lambda: la.nn.GRU(2, 3)(la.ones((4, 2))), la.ShapeError, "x must have 3 axes"),
    (lambda: la.nn.GRU(2, 3)(la.ones((4, 1, 2)), la.ones((1, 3))), la.ShapeError, "a tensor of"),
    (lambda: la.nn.LSTM(2, 3)(la.ones((4, 1, 2)), lengths=[1, 2]), la.ShapeError, "lengths must"),
]


def test_errors_and_help_name_the_class_that_is_called() -> None:
    classes = [getattr(la.nn, name) for name in la.nn.__all__]
    classes = [cls for cls in classes if isinstance(cls, type) and issubclass(cls, la.nn.Module)]
    assert len(classes) > 30
    refused = 0
    for cls in classes:
        assert cls.__doc__, cls
        assert "_" not in cls.__init__.__qualname__.partition(".")[0], cls
        if cls in (la.nn.Identity, la.nn.Module):
            continue
        with pytest.raises(TypeError, match=rf"^{cls.__name__}\.__init__\(\) "):
            cls(quux=1)
        refused += 1
    assert refused > 30
    assert inspect.signature(la.nn.GRU) == inspect.signature(la.nn.LSTM)
    assert list(inspect.signature(la.nn.Conv2d).parameters)[:4] == [
        *("in_channels", "out_channels", "kernel_size", "stride"),
    ]
    with pytest.raises(TypeError, match=r"^MaxPool2d\.__init__\(\) missing 1 .*'kernel_size'"):
        la.nn.MaxPool2d()


async def test_arguments_of_modules_for_images(runtime: la.Runtime) -> None:
    for call, error, message in REFUSED:
        with pytest.raises(error, match=message):
            call()
