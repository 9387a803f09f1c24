"""User code as ``mypy --strict`` sees it, which checks this file as well: precise types."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, assert_type

import numpy as np

import lazyasync as la
from lazyasync import LazyTensor, cumsum, mark_step


async def test_functions_and_methods_have_precise_types() -> None:
    async with la.open_runtime("sim:0") as runtime:
        assert_type(runtime, la.Runtime)
        x = assert_type(la.zeros((2, 3)), LazyTensor)
        assert_type(la.cumsum(x, axis=0), LazyTensor)
        assert_type(x.cumsum(axis=0), LazyTensor)
        assert_type(cumsum(x, axis=0, dtype="float64"), LazyTensor)
        assert_type(la.abs(x) + la.pow(x, 2), LazyTensor)  # other names for the same functions
        assert_type(la.random.normal((2,)) * la.pi, LazyTensor)
        assert_type(la.random.poisson((2,), 3.0), LazyTensor)
        assert_type(la.divmod(x, 2), tuple[LazyTensor, LazyTensor])
        assert_type(la.unstack(x, axis=1), tuple[LazyTensor, ...])
        assert_type(la.real(x) + la.copysign(x, -1.0), LazyTensor)  # imported later
        assert_type(la.finfo(x.dtype).eps, float)
        assert_type(la.__array_namespace_info__().dtypes(kind="bool"), dict[str, np.dtype])
        assert_type(x.T.sum(axis=(0, 1), keepdims=True), LazyTensor)
        await mark_step()


@dataclass
class Norm:
    """A layer with parameters, a buffer and static fields."""

    scale: LazyTensor
    mean: LazyTensor = field(metadata=la.trees.BUFFER)
    activation: Callable[[LazyTensor], LazyTensor] = field(
        default=la.tanh, metadata=la.trees.STATIC
    )


def loss_of(layer: Norm, x: LazyTensor) -> LazyTensor:
    return la.mean(layer.activation(x * layer.scale - layer.mean))


def loss_and_mean(layer: Norm, x: LazyTensor) -> tuple[LazyTensor, LazyTensor]:
    return loss_of(layer, x), x.mean(axis=0)


@la.compile
def train(
    layer: Norm, state: dict[str, Any], x: LazyTensor
) -> tuple[Norm, dict[str, Any], LazyTensor]:
    value, gradient = la.value_and_grad(loss_of)(layer, x)
    assert_type(value, LazyTensor)
    assert_type(gradient, Norm)
    (value, mean), gradient = la.value_and_grad(loss_and_mean, has_aux=True)(layer, x)
    assert_type(mean, LazyTensor)
    layer, state = assert_type(
        la.optim.adam(1e-3).update(gradient, state, layer), tuple[Norm, dict[str, Any]]
    )
    return replace(layer, mean=mean), state, value


@dataclass(frozen=True)
class Signs(la.optim.Rule):
    """An optimizer of a user's own, which names its slot."""

    decay: float = 0.9
    slots = ("momentum",)

    def apply(
        self,
        prepared: Sequence[LazyTensor],
        parameter: LazyTensor,
        gradient: LazyTensor,
        momentum: LazyTensor,
    ) -> tuple[LazyTensor, LazyTensor]:
        rate, _ = prepared
        momentum = momentum * self.decay + gradient
        return parameter - rate * la.sign(momentum), momentum


class Params(dict[str, LazyTensor]):
    """A nest of a user's own."""


async def test_rules_and_registered_classes() -> None:
    class Box:
        def __init__(self, inner: Any) -> None:
            self.inner = inner

    la.trees.register(Box, lambda box: ([box.inner], None), lambda rest, parts: Box(*parts))
    async with la.open_runtime("sim:0"):
        optimizer = la.optim.Optimizer(Signs(decay=0.5), 1e-3)
        box = Box(Params(w=la.ones((3,))))
        box, state = optimizer.update(box, optimizer.init(box), box)
        assert_type(box, Box)
        assert type(box.inner) is Params
        assert_type(state, dict[str, Any])
        report = assert_type(await la.debug.find_nan(box), la.debug.NanReport)
        assert not report
        counter = assert_type(la.metrics.counter("rules"), la.metrics.Counter)
        counter.add(len(la.debug.live_tensors()))


async def test_trees_of_parameters_keep_their_types() -> None:
    async with la.open_runtime("sim:0"):
        layer = assert_type(await la.put(Norm(la.ones((3,)), la.zeros((3,)))), Norm)
        x = assert_type(await la.put(np.ones((2, 3), "float32")), LazyTensor)
        batch = await la.put({"x": np.ones((2, 3), "float32")})
        assert_type(batch, dict[str, LazyTensor])
        assert_type(await la.put([x, x]), list[LazyTensor])
        state = la.optim.adam(1e-3).init(layer)
        layer, state, value = assert_type(
            await train(layer, state, x), tuple[Norm, dict[str, Any], LazyTensor]
        )
        assert_type(la.grad(loss_of)(layer, batch["x"]), Norm)
        assert_type(la.value_and_grad(lambda w: la.sum(w * w))(x), tuple[LazyTensor, Any])
        assert_type(la.grad(lambda w: (la.sum(w), 1), has_aux=True)(x), tuple[Any, int])
        trained, rest = la.trees.partition(layer, "scale")
        assert_type(la.trees.combine(trained, rest), Norm)
        assert_type(la.load("file", like=layer), Coroutine[Any, Any, Norm]).close()
        assert assert_type(await value.item(), Any) > 0.7


if TYPE_CHECKING:
    # If one of these were no error, mypy would say that nothing is to be ignored.
    la.cumsun(la.zeros((2,)))  # type: ignore[attr-defined]
    la.cumsum(la.zeros((2,)), axes=0)  # type: ignore[arg-type]
    la.zeros((2,)).cumsun()  # type: ignore[attr-defined]
    la.zeros((2,)).cumsum(axes=0)  # type: ignore[call-arg]
