"""Mixed precision: which operations are made in which dtype, and that programs know of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import trio
from extents import makes_kernels

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


def dtypes_of_networks(x: LazyTensor, image: LazyTensor) -> dict[str, str]:
    """What functions and modules of `la.nn` give, by what the dtype should be under `autocast`."""
    nn, product = la.nn, x @ x
    heads, labels = la.reshape(product, (1, 1, 4, 4)), la.asarray([0, 1, 2, 3])
    narrow = {
        "linear": nn.linear(x, x, x[0]),
        "linear_of_narrow": nn.linear(product, x, x[0]),
        "bilinear": nn.bilinear(x, x, la.reshape(image, (-1, 4, 4)), la.ones(2)),
        "attention": nn.attention(x, x, x, mask=x > 0),
        "attention_dropout": nn.attention(heads, heads, heads, dropout=0.5),
        "multi_head": nn.MultiHeadAttention(4, 2)(x[None]),
        "gelu": nn.gelu(product),
        "conv2d": nn.conv2d(image, image, la.ones(1)),
        "max_pool": nn.max_pool2d(nn.conv2d(image, image[:, :, :1, :1]), 2),
        "conv1d": nn.conv1d(x, la.ones((2, 4, 3)), la.ones(2)),
        "conv_transpose": nn.conv_transpose2d(image, la.ones((2, 3, 1, 1)), la.ones(3)),
        "Conv3d": nn.Conv3d(1, 2, 1)(image[None]),
        "ConvTranspose1d": nn.ConvTranspose1d(4, 2, 3)(x),
    }
    wide = {
        "layer_norm": nn.layer_norm(product, 4, x[0], x[0]),
        "rms_norm": nn.rms_norm(product, 4),
        "group_norm": nn.group_norm(product, 2),
        "batch_norm": nn.batch_norm(product, None, None, training=True).output,
        "BatchNorm1d": nn.eval(nn.BatchNorm1d(4))(product),
        "LayerNorm": nn.LayerNorm(4)(product),
        "cross_entropy": nn.cross_entropy(product, labels),
        "nll_loss": nn.nll_loss(product, labels),
        "mse_loss": nn.mse_loss(product, product),
        "huber_loss": nn.huber_loss(product, 0.0),
        "with_logits": nn.binary_cross_entropy_with_logits(product, la.ones((4, 4))),
        "cosine": nn.cosine_similarity(product, product),
    }
    return {
        **{f"narrow {name}": str(value.dtype) for name, value in narrow.items()},
        **{f"wide {name}": str(value.dtype) for name, value in wide.items()},
    }


@pytest.mark.parametrize("narrow", ["float16", "bfloat16"])
async def test_dtypes_of_networks(runtime: la.Runtime, narrow: str) -> None:
    pytest.importorskip("ml_dtypes", reason="ml_dtypes is not installed")
    x, image = la.randn((4, 4)), la.randn((1, 2, 4, 4))
    with la.autocast(narrow):
        inside = dtypes_of_networks(x, image)
    for name, dtype in inside.items():
        assert dtype == (narrow if name.startswith("narrow") else "float32"), name
    assert set(dtypes_of_networks(x, image).values()) == {"float32"}
    half = x.astype(narrow)  # outside a norm keeps the dtype of what it is given
    assert la.nn.layer_norm(half, 4).dtype == la.nn.mse_loss(half, half).dtype == half.dtype


@pytest.mark.parametrize("narrow", ["float16", "bfloat16"])
async def test_recurrent_networks_carry_their_own_dtype(runtime: la.Runtime, narrow: str) -> None:
    pytest.importorskip("ml_dtypes", reason="ml_dtypes is not installed")
    x, lengths = la.randn((5, 3, 4)), np.array([5, 2, 4])
    networks: list[tuple[Any, dict[str, Any]]] = [
        *((la.nn.RNN, {}), (la.nn.GRU, {"bidirectional": True})),
        *((la.nn.RNN, {"nonlinearity": "relu", "num_layers": 2}), (la.nn.LSTM, {"num_layers": 2})),
    ]
    for cls, options in networks[1::2] if makes_kernels(runtime) else networks:
        net: Any = cls(4, 6, **options)
        for given in ({}, {"lengths": lengths}):
            wide, _ = net(x, **given)
            with la.autocast(narrow):
                found, last = net(x, **given)
            assert {leaf.dtype for leaf in la.trees.leaves((found, last))} == {x.dtype}
            near = 0.01 if narrow == "float16" else 0.06
            np.testing.assert_allclose(await found.numpy(), await wide.numpy(), atol=near)


async def test_networks_in_half_precision_are_near(runtime: la.Runtime) -> None:
    la.manual_seed(3)
    net: Any = la.nn.Sequential(
        la.nn.Conv2d(3, 8, 3, padding=1),
        la.nn.BatchNorm2d(8),
        la.relu,
        la.nn.MaxPool2d(2),
        la.nn.Flatten(),
        la.nn.Linear(32, 4),
    )
    x, labels = la.randn((6, 3, 4, 4)), la.asarray([0, 1, 2, 3, 0, 1])

    def loss(net: Any) -> LazyTensor:
        return la.nn.cross_entropy(net(x), labels)

    wide, gradient = la.value_and_grad(loss)(net)
    narrow, narrow_gradient = la.value_and_grad(la.autocast("float16")(loss))(net)
    assert [narrow.dtype, narrow_gradient[0].weight.dtype] == ["float32", "float32"]
    np.testing.assert_allclose(await narrow.item(), await wide.item(), rtol=2e-3)
    pairs = zip(la.trees.leaves(gradient), la.trees.leaves(narrow_gradient), strict=True)
    for one, other in pairs:
        np.testing.assert_allclose(await one.numpy(), await other.numpy(), atol=5e-3)


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
