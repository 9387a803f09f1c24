"""Mixed precision: which operations are made in which dtype, and that programs know of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.tensor import LazyTensor


def dtypes_of_operations(x: LazyTensor, w: LazyTensor) -> dict[str, str]:
    product = x @ w
    made = {
        "matmul": product,
        "einsum": la.einsum("ij,jk->ik", x, w),
        "dot": la.dot(x, w),
        "linear": la.nn.Linear(4, 4)(x),
        "relu": la.relu(product),
        "sum_of_both": product + x,
        "softmax": la.softmax(product),
        "log_softmax": la.log_softmax(product),
        "logsumexp": la.logsumexp(product),
        "doubles": la.matmul(x.astype("float64"), w.astype("float64")),
        "integers": la.matmul(x.astype("int64"), w.astype("int64")),
    }
    return {name: str(value.dtype) for name, value in made.items()}


@pytest.mark.parametrize("narrow", ["float16", "bfloat16"])
async def test_dtypes(runtime: la.Runtime, narrow: str) -> None:
    pytest.importorskip("ml_dtypes", reason="ml_dtypes is not installed")
    x, w = la.randn((4, 4)), la.randn((4, 4))
    with la.autocast(narrow):
        inside = dtypes_of_operations(x, w)
        with la.autocast(narrow, enabled=False):
            switched_off = dtypes_of_operations(x, w)
    expected = dict.fromkeys(("matmul", "einsum", "dot", "linear", "relu"), narrow)
    wide = ("sum_of_both", "softmax", "log_softmax", "logsumexp")
    expected |= dict.fromkeys(wide, "float32") | {"doubles": "float64", "integers": "int64"}
    assert inside == expected
    outside = {name: "float32" if it == narrow else it for name, it in expected.items()}
    assert dtypes_of_operations(x, w) == switched_off == outside


async def test_the_same_recording_in_and_out(runtime: la.Runtime) -> None:
    x, w = la.ones((3, 3)), la.full((3, 3), 1.0 + 2.0**-13)
    for _ in range(4):
        plain = x @ w
        with la.autocast("float16"):
            narrow = x @ w
        again = x @ w
        assert [plain.dtype, narrow.dtype, again.dtype] == ["float32", "float16", "float32"]
        assert await plain[0, 0].item() == await again[0, 0].item() == 3 * (1.0 + 2.0**-13)
        assert await narrow[0, 0].item() == 3.0


async def test_compiled_functions_are_traced_for_each(runtime: la.Runtime) -> None:
    traced = []

    @la.compile
    def product(x: LazyTensor) -> LazyTensor:
        traced.append(1)
        return x @ x

    x = la.ones((2, 2))
    for _ in range(3):
        assert (await product(x)).dtype == np.float32
        with la.autocast("float16"):
            assert (await product(x)).dtype == np.float16
    assert len(traced) == 2


@pytest.mark.parametrize("compiled", [False, True])
async def test_training_in_half_precision(runtime: la.Runtime, compiled: bool) -> None:
    model: Any = la.nn.MLP(4, [16], 1)
    optimizer = la.optim.adam(0.01)
    state = optimizer.init(model)

    @la.autocast("float16")
    def loss(model: Any, x: LazyTensor) -> LazyTensor:
        y = model(x)
        assert y.dtype == np.float16
        return la.mean(la.square(y - la.sum(x, axis=1, keepdims=True)))

    def step(model: Any, state: Any, x: LazyTensor) -> Any:
        value, grads = la.value_and_grad(loss)(model, x)
        return *optimizer.update(grads, state, model), value

    program = la.compile(step) if compiled else None
    x, losses = la.randn((32, 4)), []
    for _ in range(60):
        model, state, value = await program(model, state, x) if program else step(model, state, x)
        losses.append(await value.item())
    assert model[0].weight.dtype == np.float32
    assert losses[-1] < 0.3 * losses[0]
    with la.autocast("float16"):
        inside = la.grad(lambda model: la.sum(model(x)))(model)
    assert inside[0].weight.dtype == np.float32


async def test_tasks_have_their_own(runtime: la.Runtime) -> None:
    found = {}

    async def task(name: str) -> None:
        found[name] = str((la.ones((2, 2)) @ la.ones((2, 2))).dtype)

    async with trio.open_nursery() as nursery:
        with la.autocast("float16"):
            nursery.start_soon(task, "inside")
        nursery.start_soon(task, "outside")
    assert found == {"inside": "float16", "outside": "float32"}


@pytest.mark.parametrize("dtype", ["float32", "int16", None])
def test_refused(dtype: Any) -> None:
    with pytest.raises(la.DTypeError, match="autocast takes"):
        la.autocast(dtype)
    assert repr(la.autocast("float16")) == "la.autocast('float16')"
    assert repr(la.autocast("float16", enabled=False)) == "la.autocast(enabled=False)"
