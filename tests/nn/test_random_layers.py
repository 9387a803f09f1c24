"""What is drawn at random, positions, running statistics: properties that no table has."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lazyasync as la


async def test_classes_that_are_sampled(runtime: la.Runtime) -> None:
    la.manual_seed(4)
    logits = np.log(np.array([0.5, 0.25, 0.15, 0.1]))
    many = la.asarray(np.tile(logits, (4000, 1)))

    async def shares(**options: Any) -> np.ndarray:
        found = await la.nn.sample(many, **options).numpy()
        assert found.dtype == np.int64
        assert found.shape == (4000,)
        return np.bincount(found, minlength=4) / 4000

    squared = np.exp(2 * logits) / np.exp(2 * logits).sum()
    for options, expected in (
        ({}, np.exp(logits)),
        ({"temperature": 0.5}, squared),
        ({"temperature": la.full((4000, 1), 0.5, dtype="float64")}, squared),
        ({"top_k": 2}, np.array([2, 1, 0, 0]) / 3),
        ({"top_k": 9}, np.exp(logits)),
        ({"top_p": 0.7}, np.array([2, 1, 0, 0]) / 3),
        ({"top_p": 0.0}, np.array([1.0, 0, 0, 0])),
        ({"top_p": la.asarray(0.7)}, np.array([2, 1, 0, 0]) / 3),
        ({"top_p": la.full((4000, 1), 1.0)}, np.exp(logits)),
        ({"temperature": 0}, np.array([1.0, 0, 0, 0])),
        ({"temperature": la.zeros((4000, 1))}, np.array([1.0, 0, 0, 0])),
        ({"top_p": 1.0, "top_k": 3}, np.array([10, 5, 3, 0]) / 18),
    ):
        found = await shares(**options)
        np.testing.assert_allclose(found, expected, atol=0.04, err_msg=str(options))
        assert not found[expected == 0].any(), options
    last = await la.nn.sample(la.asarray(np.tile(logits, (3, 1)).T), axis=0).numpy()
    assert last.shape == (3,)


async def test_how_classes_are_sampled_may_be_given_at_each_call(runtime: la.Runtime) -> None:
    """As requests to a server do: one program for all of them."""
    logits = la.asarray(np.tile(np.log([0.5, 0.3, 0.2]), (300, 1)).astype("float32"))
    sample = la.compile(lambda x, t, p: la.nn.sample(x, t, top_p=p))
    la.metrics.reset()
    for temperature, share, classes in ((0.9, 0.6, 2), (0.0, 0.6, 1), (1.5, 1.0, 3), (1.0, 0.0, 1)):
        found = await (await sample(logits, temperature, share)).numpy()
        assert len(np.unique(found)) == classes
    assert la.metrics.counter_value("FunctionTraced") == 1
    with pytest.raises(ValueError, match="top_p must be from 0 to 1"):
        await sample(logits, 1.0, 1.5)


async def test_smoothing_may_be_given_at_each_call(runtime: la.Runtime) -> None:
    logits = la.asarray(np.random.default_rng(0).normal(size=(5, 3)).astype("float32"))
    shares = la.softmax(logits[::-1])

    def loss(x: Any, smoothing: Any) -> Any:
        labels = np.array([0, 2, 1, 1, 0])
        return [la.nn.cross_entropy(x, y, label_smoothing=smoothing) for y in (labels, shares)]

    given = la.compile(loss)
    for smoothing in (0.0, 0.2):
        expected = await la.to_cpu(loss(logits, smoothing))
        for each in (smoothing, la.asarray(smoothing)):
            found = await la.to_cpu(await given(logits, each))
            np.testing.assert_allclose(found, expected, rtol=1e-6)


async def test_top_k(runtime: la.Runtime) -> None:
    x = np.random.default_rng(1).permutation(24).reshape(4, 6).astype(float)
    found = la.nn.top_k(la.asarray(x), 3)
    values, places = await la.to_cpu([found.values, found.indices])
    np.testing.assert_array_equal(values, -np.sort(-x, -1)[:, :3])
    np.testing.assert_array_equal(np.take_along_axis(x, places, -1), values)


async def test_rotary_positions(runtime: la.Runtime) -> None:
    rng = np.random.default_rng(2)
    x = rng.normal(size=(2, 5, 6))
    for interleaved in (False, True):
        for base, positions in ((10000.0, None), (50.0, np.array([3, 0, -1, 7, 2]))):
            at = np.arange(5) if positions is None else positions
            angles = at[:, None] * base ** -(np.arange(3) / 3)
            pairs = (x[..., 0::2], x[..., 1::2]) if interleaved else (x[..., :3], x[..., 3:])
            turned = (pairs[0] + 1j * pairs[1]) * np.exp(1j * angles)
            parts = [turned.real, turned.imag]
            expected = np.stack(parts, -1).reshape(x.shape)
            if not interleaved:
                expected = np.concatenate(parts, -1)
            given = None if positions is None else la.asarray(positions)
            found = la.nn.rotary(la.asarray(x), given, base, interleaved=interleaved)
            np.testing.assert_allclose(await found.numpy(), expected, atol=1e-12)
            # Products are those of distances alone.
            shifted = la.nn.rotary(
                la.asarray(x), la.asarray(at + 11), base, interleaved=interleaved
            )
            one, other = (la.sum(each[:, 0] * each[:, 3], -1) for each in (found, shifted))
            one, other = await la.to_cpu([one, other])
            np.testing.assert_allclose(one, other, atol=1e-9)
    half = la.nn.rotary(la.asarray(x).astype("float16"))
    assert half.dtype == np.float16


async def test_dropout_and_rrelu(runtime: la.Runtime) -> None:
    la.manual_seed(5)
    x = la.asarray(np.random.default_rng(3).normal(size=(200, 100)))
    values = await x.numpy()
    for p in (0.0, 0.25, 0.9, 1.0):
        mean = la.grad(lambda x, p=p: la.sum(la.nn.dropout(x, p)))(x)
        found = await mean.numpy()  # a factor for each element
        kept = found != 0
        assert abs(kept.mean() - (1 - p)) < 0.02
        np.testing.assert_allclose(found[kept], 1 / (1 - p) if p < 1 else 0)
        np.testing.assert_array_equal(await la.nn.dropout(x, p, training=False).numpy(), values)
    for training in (True, False):
        found = await la.nn.rrelu(x, 0.1, 0.3, training=training).numpy()
        below = values < 0
        np.testing.assert_array_equal(found[~below], values[~below])
        slopes = found[below] / values[below]
        assert (slopes >= 0.1 - 1e-12).all()
        assert (slopes <= 0.3 + 1e-12).all()
        assert abs(slopes.mean() - 0.2) < 0.005
        assert (slopes.std() > 0.05) == training


async def test_gumbel_softmax(runtime: la.Runtime) -> None:
    la.manual_seed(6)
    parts = np.array([0.6, 0.3, 0.1])
    logits = la.asarray(np.tile(np.log(parts), (4000, 1)))
    soft = await la.nn.gumbel_softmax(logits, 0.5).numpy()
    np.testing.assert_allclose(soft.sum(-1), 1, rtol=1e-6)
    np.testing.assert_allclose(np.bincount(soft.argmax(-1)) / 4000, parts, atol=0.04)

    def loss(logits: Any) -> Any:
        found = la.nn.gumbel_softmax(logits, 0.5, hard=True)
        return la.sum(found[:, 0]), found

    slopes, hard = await la.to_cpu(la.grad(loss, has_aux=True)(logits))
    np.testing.assert_allclose(np.sort(hard, -1), np.tile([0.0, 0.0, 1.0], (4000, 1)), atol=1e-12)
    assert np.abs(slopes).max() > 0.01  # of what is not rounded
    for dtype in ("float16", "float32"):
        ties = la.nn.gumbel_softmax(la.zeros((500, 3)).astype(dtype), 20.0, hard=True, axis=0)
        assert ties.dtype == np.dtype(dtype)
        np.testing.assert_allclose((await ties.numpy()).sum(0), 1, rtol=1e-2)


async def test_instance_norm_with_running_statistics(runtime: la.Runtime) -> None:
    x = np.random.default_rng(4).normal(2, 3, (4, 3, 10, 5))
    middle, variance = np.arange(3.0), np.arange(1.0, 4.0)
    for dtype, rough in (("float64", 1e-12), ("float32", 1e-5), ("float16", 1e-2)):
        given, mean, var = (la.asarray(each).astype(dtype) for each in (x, middle, variance))
        found = await la.to_cpu(la.nn.instance_norm(given, mean, var, momentum=0.3))
        own = x.mean((2, 3), keepdims=True)
        expected = (x - own) / np.sqrt(x.var((2, 3), keepdims=True) + 1e-5)
        assert {each.dtype for each in found} == {np.dtype(dtype)}
        np.testing.assert_allclose(found[0], expected, atol=10 * rough)
        new = 0.7 * middle + 0.3 * own.mean(0).ravel()
        np.testing.assert_allclose(found[1], new, rtol=rough)
        new = 0.7 * variance + 0.3 * x.var((2, 3), ddof=1).mean(0)
        np.testing.assert_allclose(found[2], new, rtol=rough)
        # Without the statistics of the input.
        plain = la.nn.instance_norm(given, mean, var, use_input_stats=False)
        shape = (3, 1, 1)
        expected = (x - middle.reshape(shape)) / np.sqrt(variance.reshape(shape) + 1e-5)
        np.testing.assert_allclose(await plain.numpy(), expected, rtol=10 * rough, atol=10 * rough)


def of_one_tensor() -> dict[str, Any]:
    """Losses and normalisations as functions of members (4, 6)."""
    rng = np.random.default_rng(7)
    normal, share = rng.normal(size=(4, 6)), rng.uniform(0.1, 0.9, (4, 6))
    sign, classes = np.where(normal > 0, 1.0, -1.0), np.array([0, 5, 2, 3])
    weight = rng.normal(size=6)
    nn = la.nn

    def like(x: Any, array: Any) -> Any:
        return la.asarray(array.astype(np.float32)).astype(x.dtype)

    return {
        "mse_loss": lambda x: nn.mse_loss(x, like(x, normal)),
        "l1_loss": lambda x: nn.l1_loss(x, like(x, normal)),
        "smooth_l1_loss": lambda x: nn.smooth_l1_loss(x, like(x, normal), beta=0.5),
        "huber_loss": lambda x: nn.huber_loss(x, like(x, normal), delta=0.7),
        "with_logits": lambda x: nn.binary_cross_entropy_with_logits(x, like(x, share)),
        "kl_div": lambda x: nn.kl_div(la.log_softmax(x), like(x, share)),
        "poisson_nll_loss": lambda x: nn.poisson_nll_loss(x, like(x, share)),
        "hinge_embedding_loss": lambda x: nn.hinge_embedding_loss(x, like(x, sign)),
        "soft_margin_loss": lambda x: nn.soft_margin_loss(x, like(x, sign)),
        "cosine_similarity": lambda x: nn.cosine_similarity(x, like(x, normal)),
        "cross_entropy": lambda x: nn.cross_entropy(x, la.asarray(classes), label_smoothing=0.1),
        "multi_margin_loss": lambda x: nn.multi_margin_loss(x, la.asarray(classes)),
        "layer_norm": lambda x: nn.layer_norm(x, 6, like(x, weight)),
        "rms_norm": lambda x: nn.rms_norm(x, 6, like(x, weight)),
        "group_norm": lambda x: nn.group_norm(x, 3, like(x, weight)),
        "batch_norm": lambda x: nn.batch_norm(x, None, None, like(x, weight), training=True)[0],
        "normalize": lambda x: nn.normalize(x),
    }


async def test_transforms_and_short_dtypes() -> None:
    rng = np.random.default_rng(8)
    x, along = rng.normal(size=(3, 4, 6)), rng.normal(size=(4, 6))
    async with la.open_runtime("cpu:0", config=la.Config(jit=False)):
        for name, function in of_one_tensor().items():
            given = la.asarray(x)
            batched = la.vmap(function)(given)
            each = la.stack([function(given[n]) for n in range(3)])
            one, step = given[0], 1e-6 * la.asarray(along)
            _, tangent = la.jvp(function, (one,), (la.asarray(along),))
            difference = (function(one + step) - function(one - step)) / 2e-6

            def total(x: Any, function: Any = function) -> Any:
                return la.sum(function(x))

            slope = la.sum(la.grad(total)(one) * la.asarray(along))
            found = await la.to_cpu([batched, each, tangent, difference, slope, la.sum(tangent)])
            np.testing.assert_allclose(found[0], found[1], atol=1e-12, err_msg=name)
            np.testing.assert_allclose(found[2], found[3], atol=1e-7, err_msg=name)
            np.testing.assert_allclose(found[4], found[5], atol=1e-10, err_msg=name)
            for dtype, rough in (("float32", 1e-5), ("float16", 2e-2), ("bfloat16", 1e-1)):
                short = function(one.astype(dtype))
                assert str(short.dtype) == dtype, name
                values, expected = await la.to_cpu([short.astype("float32"), function(one)])
                np.testing.assert_allclose(values, expected, rtol=rough, atol=rough, err_msg=name)


async def test_errors_say_what_is_wrong() -> None:
    async with la.open_runtime("cpu:0"):
        x, nn = la.ones((4, 6)), la.nn
        calls: list[tuple[Any, type[Exception], str]] = [
            (lambda: nn.sample(x, top_k=0), ValueError, "sample: top_k"),
            (lambda: nn.sample(x, top_p=1.5), ValueError, "sample: top_p must be from 0 to 1"),
            (
                lambda: nn.sample(x, top_p=la.ones((2,))),
                la.ShapeError,
                "sample: top_p must have one",
            ),
            (lambda: nn.sample(x, temperature=-1), ValueError, "sample: temperature"),
            (lambda: nn.sample(la.ones(())), la.ShapeError, "axis of classes"),
            (lambda: nn.rotary(la.ones((3, 5))), la.ShapeError, "an even number"),
            (lambda: nn.rotary(x, la.ones(5)), la.ShapeError, r"rotary|broadcast"),
            (lambda: nn.dropout(x, 2), ValueError, "dropout: p must be from 0 to 1"),
            (lambda: nn.rrelu(x, 0.5, 0.1), ValueError, "lower must not be above"),
            (lambda: nn.gumbel_softmax(x, 0), ValueError, "tau must be above 0"),
            (lambda: nn.instance_norm(x), la.ShapeError, "three axes|3 axes"),
            (lambda: nn.batch_norm(x, None, None), ValueError, "needed without training"),
            (lambda: nn.layer_norm(x, 5), la.ShapeError, "last axes"),
            (lambda: nn.group_norm(x, 4), la.ShapeError, "does not divide"),
            (lambda: nn.mse_loss(x, x, reduction="max"), ValueError, "reduction must be one of"),
            (lambda: nn.huber_loss(x, x, delta=0), ValueError, "delta must be above 0"),
            (lambda: nn.cross_entropy(x, la.ones(4)), Exception, "cross_entropy"),
            (lambda: nn.max_pool2d(la.ones((1, 4, 4)), 2, padding=2), ValueError, "at most half"),
            (lambda: nn.max_pool2d(la.ones((1, 4, 4)), 5), la.ShapeError, "do not fit"),
        ]
        for call, error, message in calls:
            with pytest.raises(error, match=message):
                call()
