"""Trees that hold more than parameters: what gradients and optimizers take, and what they leave."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import optim
from lazyasync.tensor import LazyTensor


@dataclass
class Norm:
    scale: LazyTensor
    shift: LazyTensor
    mean: LazyTensor = field(metadata=la.trees.BUFFER)
    count: LazyTensor = field(metadata=la.trees.BUFFER)
    activation: Callable[[LazyTensor], LazyTensor] = field(
        default=la.tanh, metadata=la.trees.STATIC
    )
    rate: float = field(default=0.5, metadata=la.trees.STATIC)


def norm(width: int = 3) -> Norm:
    return Norm(la.ones((width,)), la.zeros((width,)), la.zeros((width,)), la.asarray(0))


def loss_and_norm(layer: Norm, x: LazyTensor) -> tuple[LazyTensor, Norm]:
    """A batch norm without variance, with what its buffers are from now on."""
    mean = x.mean(axis=0)
    y = layer.activation((x - mean) * layer.scale + layer.shift)
    kept = layer.mean + (mean - layer.mean) * layer.rate
    return la.mean(la.square(y)), replace(layer, mean=kept, count=layer.count + 1)


OPTIMIZERS = [
    lambda: optim.sgd(0.1),
    lambda: optim.sgd(0.1, momentum=0.9),
    lambda: optim.adamw(0.1),
]


def data(steps: int = 4) -> list[np.ndarray]:
    generator = np.random.default_rng(7)
    return [generator.standard_normal((5, 3)).astype(np.float32) for _ in range(steps)]


@pytest.mark.one_of(2)
@pytest.mark.parametrize("make", OPTIMIZERS)
@pytest.mark.parametrize("compiled", [False, True])
async def test_training_leaves_buffers_and_static_fields(
    runtime: la.Runtime, make: Callable[[], optim.Optimizer], compiled: bool
) -> None:
    optimizer = make()

    def step(layer: Norm, state: Any, x: LazyTensor) -> Any:
        (value, after), gradient = la.value_and_grad(loss_and_norm, has_aux=True)(layer, x)
        assert gradient.mean is None
        assert gradient.count is None
        assert gradient.activation is la.tanh
        trained, state = optimizer.update(gradient, state, after)
        return trained, state, value

    def plain(params: Any, state: Any, mean: LazyTensor, x: LazyTensor) -> Any:
        """The same, with what is trained in a tree of its own."""

        def loss(params: Any) -> Any:
            layer = Norm(params["scale"], params["shift"], mean, la.asarray(0))
            value, after = loss_and_norm(layer, x)
            return value, after.mean

        (value, mean), gradient = la.value_and_grad(loss, has_aux=True)(params)
        return *optimizer.update(gradient, state, params), mean, value

    layer = norm()
    state = optimizer.init(layer)
    for name in optimizer._rule.slots:
        assert isinstance(state[name], Norm)
        assert state[name].mean is None
    params = {"scale": layer.scale, "shift": layer.shift}
    other, mean = optimizer.init(params), layer.mean
    program = la.compile(step) if compiled else None
    for number, x in enumerate(map(la.asarray, data()), 1):
        given = (layer, state, x)
        layer, state, value = await program(*given) if program else step(*given)
        params, other, mean, expected = plain(params, other, mean, x)
        await la.mark_step()
        assert await layer.count.item() == number
        np.testing.assert_allclose(await value.numpy(), await expected.numpy(), 1e-5)
        np.testing.assert_allclose(await layer.mean.numpy(), await mean.numpy(), 1e-5)
        found = await la.to_cpu({"scale": layer.scale, "shift": layer.shift})
        for name, leaf in (await la.to_cpu(params)).items():
            np.testing.assert_allclose(found[name], leaf, 1e-4, 1e-6)
    assert layer.activation is la.tanh


async def test_a_static_field_that_changes_is_traced_again(runtime: la.Runtime) -> None:
    traced = []

    @la.compile
    def evaluate(layer: Norm, x: LazyTensor) -> LazyTensor:
        traced.append(layer.activation)
        return layer.activation(x * layer.scale)

    x = la.asarray([[1.0, -2.0, 3.0]])
    for activation in (la.tanh, la.relu, la.tanh, la.relu):
        found = await evaluate(replace(norm(), activation=activation), x)
        np.testing.assert_allclose(await found.numpy(), await activation(x).numpy(), 1e-6)
    assert traced == [la.tanh, la.relu]
    unhashable: Any = replace(norm(), rate=[1])
    with pytest.raises(TypeError, match=r"Norm\.rate: a static field .* must be hashable"):
        await evaluate(unhashable, x)


async def test_what_is_no_parameter_in_a_dict(runtime: la.Runtime) -> None:
    labels = la.asarray([1, 0])
    tree = {
        "w": la.ones((2,)),
        "act": la.tanh,
        "name": "dense",
        "power": 3,
        "rate": 0.5,
        "labels": labels,
        "mask": la.asarray([True, False]),
        "flag": True,
        "none": None,
        "table": np.arange(3),
    }

    def loss(tree: Any) -> LazyTensor:
        assert tree["rate"] == 0.5
        assert type(tree["power"]) is int
        assert tree["labels"] is labels
        scaled = tree["act"](tree["w"] * tree["rate"]) ** tree["power"]
        return la.sum(la.where(tree["mask"], scaled, tree["labels"]))

    gradient = la.grad(loss)(tree)
    expected = 3 * np.tanh(0.5) ** 2 * (1 - np.tanh(0.5) ** 2) * 0.5
    np.testing.assert_allclose(await gradient["w"].numpy(), [expected, 0.0], 1e-5)
    assert {name for name, leaf in gradient.items() if leaf is not None} == {"w"}
    optimizer = optim.adam(0.1)
    after, state = optimizer.update(gradient, optimizer.init(tree), tree)
    assert {name for name, leaf in state["first"].items() if leaf is not None} == {"w"}
    assert all(after[name] is tree[name] for name in tree if name != "w")
    after, _ = optimizer.update(gradient, state, after)
    np.testing.assert_allclose(await after["w"].numpy(), [0.8, 1.0], 1e-4)


async def test_numbers_are_taken_where_there_are_no_tensors(runtime: la.Runtime) -> None:
    gradient = la.grad(lambda p: p["a"] ** 2 * p["b"])({"a": 3.0, "b": 2.0, "c": "name", "d": 4})
    assert await la.to_cpu(gradient) == {"a": 12.0, "b": 9.0, "c": None, "d": None}
    beside = la.grad(lambda p: p["a"] ** 2 * p["b"])({"a": 3.0, "b": la.asarray(2.0)})
    assert beside["a"] is None
    assert await beside["b"].item() == 9.0
    arrays = la.grad(lambda p: la.sum(p["a"] * p["b"]))({"a": 3.0, "b": np.ones(2, np.float32)})
    assert (await arrays["b"].numpy()).tolist() == [3.0, 3.0]


@pytest.mark.parametrize("compiled", [False, True])
async def test_a_part_is_frozen(runtime: la.Runtime, compiled: bool) -> None:
    model = {"body": {"w": la.ones((3,)), "b": la.zeros(())}, "head": {"w": la.ones(())}}
    trained, frozen = la.trees.partition(model, "head.*")
    optimizer = optim.adam(0.1)

    def step(trained: Any, frozen: Any, state: Any, x: LazyTensor) -> Any:
        def loss(trained: Any) -> LazyTensor:
            whole = la.trees.combine(trained, frozen)
            hidden = la.sum(x * whole["body"]["w"]) + whole["body"]["b"]
            return la.square(hidden * whole["head"]["w"])

        value, gradient = la.value_and_grad(loss)(trained)
        return *optimizer.update(gradient, state, trained), value

    state = optimizer.init(trained)
    assert len(la.trees.leaves(state)) == 3
    program = la.compile(step) if compiled else None
    for _ in range(3):
        given = (trained, frozen, state, la.asarray([1.0, 2.0, 3.0]))
        trained, state, _ = await program(*given) if program else step(*given)
    whole = await la.to_cpu(la.trees.combine(trained, frozen))
    assert whole["head"]["w"] == pytest.approx(0.7, abs=0.02)
    assert whole["body"]["w"].tolist() == [1.0, 1.0, 1.0]


async def test_gradients_that_are_none_leave_parameters_and_state(runtime: la.Runtime) -> None:
    params = [la.ones((2,)), la.ones((3,))]
    optimizer = optim.sgd(0.5, momentum=0.9)
    state = optimizer.init(params)
    params, state = optimizer.update([None, la.ones((3,))], state, params)
    assert (await params[0].numpy()).tolist() == [1.0, 1.0]
    assert (await state["velocity"][0].numpy()).tolist() == [0.0, 0.0]
    assert (await params[1].numpy()).tolist() == [0.5, 0.5, 0.5]
    unchanged, state = optimizer.update([None, None], state, params)
    assert unchanged[1] is params[1]
    assert await state["count"].item() == 2


REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.grad(lambda p: p["n"])({"n": la.asarray(1)}), la.DTypeError, "is of int64"),
    (
        lambda: la.grad(lambda p: la.sum(p["w"]))({"w": la.ones(2), "z": la.asarray([1j])}),
        la.DTypeError,
        r"argument 0\['z'\] .* complex64",
    ),
    (
        lambda: la.grad(lambda p: la.sum(p.a))(Fixed(la.ones(2))),
        TypeError,
        r"argument 0\.a .* a field that is not trained, as is all of this argument",
    ),
    (lambda: optim.sgd(0.1).init({"n": 3, "s": "x"}), la.DTypeError, r"params\['n'\].* not int"),
    (
        lambda: optim.sgd(0.1).init({"w": la.ones(2), "a": np.ones(2)}),
        la.DTypeError,
        r"params\['a'\].* not ndarray",
    ),
    (
        lambda: optim.adam(0.1).update(
            {"w": la.ones(2), "b": la.ones(2)},
            optim.adam(0.1).init({"w": la.ones(2), "b": 3}),
            {"w": la.ones(2), "b": la.ones(2)},
        ),
        ValueError,
        r"first\['b'\] is None in the state",
    ),
]


@dataclass
class Fixed:
    a: LazyTensor = field(metadata=la.trees.FROZEN)


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_refused(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()


async def test_saved_and_loaded_like_a_tree(runtime: la.Runtime, tmp_path: Path) -> None:
    layer = replace(norm(2), mean=la.asarray([1.0, 2.0]), activation=la.relu)
    optimizer = optim.adam(0.1)
    gradient = la.grad(lambda layer: la.sum(layer.scale * 3))(layer)
    layer, state = optimizer.update(gradient, optimizer.init(layer), layer)
    await la.save({"layer": layer, "state": state}, tmp_path / "file")
    like = {"layer": replace(norm(2), rate=0.25), "state": optimizer.init(norm(2))}
    loaded = await la.load(tmp_path / "file", like=like)
    assert loaded["layer"].rate == 0.25, "static values are those of the program"
    assert loaded["layer"].activation is la.tanh
    assert (await loaded["layer"].mean.numpy()).tolist() == [1.0, 2.0]
    assert loaded["state"]["first"].mean is None
    np.testing.assert_array_equal(
        await loaded["state"]["first"].scale.numpy(), await state["first"].scale.numpy()
    )
    as_dicts = await la.load(tmp_path / "file")
    assert set(as_dicts["layer"]) == {"scale", "shift", "mean", "count"}


async def test_static_values_pass_through(runtime: la.Runtime) -> None:
    placed = await la.put(Norm(*[np.ones(2, np.float32)] * 4, activation=la.relu))  # type: ignore[arg-type]
    assert placed.activation is la.relu
    fetched = await la.to_cpu(placed)
    assert fetched.activation is la.relu
    assert fetched.mean.tolist() == [1.0, 1.0]


class _Holder:
    def __init__(self, weight: LazyTensor) -> None:
        self.weight = weight


class _Params(dict[str, Any]):
    pass


async def test_subclasses_and_registered_classes_have_gradients(runtime: la.Runtime) -> None:
    class Box:
        def __init__(self, weight: Any, unit: str) -> None:
            self.weight = weight
            self.unit = unit

    la.trees.register(
        Box, lambda box: ({"weight": box.weight}, box.unit), lambda unit, it: Box(unit=unit, **it)
    )
    model = OrderedDict(
        z=_Params(w=la.ones(2)), a=deque([la.ones(2)], maxlen=2), box=Box(la.ones(2), "m")
    )

    def loss(model: Any) -> LazyTensor:
        return la.sum(model["z"]["w"] * 2 + model["a"][0] * 3 + model["box"].weight * 5)

    optimizer = optim.sgd(0.5, momentum=0.9, groups={"box.*": {"learning_rate": 0.1}})
    step = la.compile(lambda m, s: optimizer.update(la.grad(loss)(m), s, m))
    for updated, state in (
        optimizer.update(la.grad(loss)(model), optimizer.init(model), model),
        await step(model, optimizer.init(model)),
    ):
        found = await la.to_cpu(updated)
        assert list(found) == ["z", "a", "box"]
        assert (type(found["z"]), type(found["box"]), found["box"].unit) == (_Params, Box, "m")
        np.testing.assert_allclose(found["z"]["w"], 0.0)
        np.testing.assert_allclose(found["a"][0], -0.5)
        np.testing.assert_allclose(found["box"].weight, 0.5)
        assert type(state["velocity"]) is OrderedDict


async def test_a_tensor_in_an_object_is_not_passed_over(runtime: la.Runtime) -> None:
    model = {"w": la.ones(2), "layers": [_Holder(la.ones(2))]}
    with pytest.raises(
        TypeError, match=r"value_and_grad: argument 0\['layers'\]\[0\]\.weight is a LazyTensor in"
    ):
        la.grad(lambda model: la.sum(model["w"]))(model)
    with pytest.raises(TypeError, match=r"params\['layers'\]\[0\]\.weight is a LazyTensor in"):
        optim.sgd(0.1).init(model)

    @dataclass
    class Model:
        w: LazyTensor
        cache: Any = field(metadata=la.trees.BUFFER)

    buffered = Model(la.ones(2), _Holder(la.ones(2)))
    gradient = la.grad(lambda model: la.sum(model.w))(buffered)
    np.testing.assert_array_equal(await gradient.w.numpy(), [1, 1])
