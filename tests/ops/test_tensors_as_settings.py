"""Numbers that decide how much: also as tensors, and as numbers of each call of one program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pytest

import lazyasync as la
from lazyasync import nn

Case: TypeAlias = Callable[[la.LazyTensor, Any], Any]

CASES: dict[str, tuple[float, Case]] = {
    "attention: scale": (0.3, lambda x, s: nn.attention(x, x, x, scale=s)),
    "batch_norm: eps": (
        0.2,
        lambda x, s: nn.batch_norm(x, x[0, :, 0, 0], x[1, :, 1, 1] ** 2, eps=s),
    ),
    "batch_norm: momentum": (
        0.2,
        lambda x, s: nn.batch_norm(x, x[0, :, 0, 0], x[1, :, 1, 1], momentum=s, training=True)[1],
    ),
    "instance_norm: eps": (0.2, lambda x, s: nn.instance_norm(x, eps=s)),
    "instance_norm: momentum": (
        0.2,
        lambda x, s: nn.instance_norm(x, x[0, :, 0, 0], x[1, :, 1, 1], momentum=s)[2],
    ),
    "layer_norm: eps": (0.1, lambda x, s: nn.layer_norm(x, 6, eps=s)),
    "rms_norm: eps": (0.1, lambda x, s: nn.rms_norm(x, 6, eps=s)),
    "group_norm: eps": (0.1, lambda x, s: nn.group_norm(x, 2, eps=s)),
    "normalize: eps": (5.0, lambda x, s: nn.normalize(x, eps=s)),
    "local_response_norm: alpha": (0.3, lambda x, s: nn.local_response_norm(x, 3, alpha=s)),
    "local_response_norm: beta": (0.3, lambda x, s: nn.local_response_norm(x, 3, beta=s)),
    "local_response_norm: k": (1.3, lambda x, s: nn.local_response_norm(x, 3, k=s)),
    "huber_loss: delta": (0.7, lambda x, s: nn.huber_loss(x, -x, delta=s)),
    "smooth_l1_loss: beta": (0.7, lambda x, s: nn.smooth_l1_loss(x, -x, beta=s)),
    "gaussian_nll_loss: eps": (0.7, lambda x, s: nn.gaussian_nll_loss(x, -x, abs(x), eps=s)),
    "hardtanh: min_val": (-0.5, lambda x, s: nn.hardtanh(x, s, 1.0)),
    "hardtanh: max_val": (0.5, lambda x, s: nn.hardtanh(x, -1.0, s)),
    "hardshrink: lambd": (0.4, lambda x, s: nn.hardshrink(x, s)),
    "softshrink: lambd": (0.4, lambda x, s: nn.softshrink(x, s)),
    "threshold: threshold": (0.2, lambda x, s: nn.threshold(x, s, 7.0)),
    "rrelu: lower": (0.2, lambda x, s: nn.rrelu(x, s, 0.5)),
    "rrelu: upper": (0.3, lambda x, s: nn.rrelu(x, 0.1, s)),
    "rotary: base": (70.0, lambda x, s: nn.rotary(x, base=s)),
    "clip_by_value: max_value": (0.3, lambda x, s: la.optim.clip_by_value([x], s)[0]),
    "unwrap: period": (1.3, lambda x, s: la.unwrap(x, period=s)),
    "unwrap: discont": (1.9, lambda x, s: la.unwrap(x, s, period=2.0)),
    "interp: period": (1.3, lambda x, s: la.interp(x, x[0, 0, 0], x[0, 0, 1], period=s)),
    "quantile: q": (0.3, lambda x, s: la.quantile(x, s, axis=-1)),
    "nanpercentile: q": (30.0, lambda x, s: la.nanpercentile(x, s)),
    "geomspace": (3.0, lambda x, s: la.geomspace(s, 2 * s, 5, dtype=x.dtype)),
}
IS_CHECKED = {
    **dict.fromkeys(("layer_norm: eps", "softshrink: lambd", "clip_by_value: max_value"), -1.0),
    **dict.fromkeys(("huber_loss: delta", "gaussian_nll_loss: eps", "geomspace"), 0.0),
    **dict.fromkeys(("unwrap: period", "interp: period"), 0.0),
    **dict.fromkeys(("quantile: q", "nanpercentile: q"), 101.0),
}
"""What is refused as a number, by a compiled function too."""
HAVE_STEPS = (
    "hardshrink: lambd",
    "threshold: threshold",
    "gaussian_nll_loss: eps",
    "unwrap: discont",
)
"""Those by which nothing changes, or all at once; and one from which nothing flows back."""
DTYPES = ("float64", "float16")


def operand(dtype: str) -> la.LazyTensor:
    generator = np.random.default_rng(5)
    return la.asarray(generator.normal(size=(2, 4, 3, 6))).astype(dtype)


@pytest.mark.parametrize("name", CASES)
async def test_are_those_of_the_number(runtime: la.Runtime, name: str) -> None:
    number, function = CASES[name]
    given = la.compile(function)
    for dtype in DTYPES:
        x = operand(dtype)
        # float64, so that the number is the same in both.
        setting = la.asarray(number, dtype="float64")
        expected = function(x, number)
        tolerance = {"rtol": 1e-12, "atol": 1e-12} if dtype == "float64" else {
            "rtol": 8 * float(la.finfo(dtype).eps),
            "atol": 8 * float(la.finfo(dtype).eps),
        }  # fmt: skip
        for found in (
            function(x, setting),
            function(x, setting.astype("float32")) if dtype != "float64" else expected,
            await given(x, setting),
            await given(x, number),
        ):
            assert found.dtype == expected.dtype, dtype
            both = await la.to_cpu([found.astype("float64"), expected.astype("float64")])
            np.testing.assert_allclose(*both, **tolerance, err_msg=dtype)


@pytest.mark.parametrize("name", [name for name in CASES if name not in HAVE_STEPS])
async def test_have_derivatives(runtime: la.Runtime, name: str) -> None:
    number, function = CASES[name]
    x = operand("float64")
    weights = np.cos(np.arange(x.size))

    def total(s: Any) -> la.LazyTensor:
        found = function(x, s).reshape(-1)
        return (found * weights[: found.size]).sum()

    step = 1e-5
    found, above, below = await la.to_cpu(
        [
            la.grad(total)(la.asarray(number, dtype="float64")),
            total(number + step),
            total(number - step),
        ]
    )
    np.testing.assert_allclose(found, (above - below) / (2 * step), rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("name", CASES)
async def test_that_are_none(runtime: la.Runtime, name: str) -> None:
    """A setting has no axes and is real, and numbers are checked, those of each call as well."""
    _, function = CASES[name]
    x = operand("float32")
    if name not in ("quantile: q", "nanpercentile: q", "geomspace"):  # of which there may be many
        with pytest.raises(la.ShapeError, match=f"{name} must have no axes"):
            function(x, la.ones((1,)))
        for other in (la.asarray(1j), la.asarray(True)):
            with pytest.raises(la.DTypeError, match=f"{name} must be a real number"):
                function(x, other)
    if name in IS_CHECKED:
        for each in (function, la.compile(function)):
            with pytest.raises(ValueError, match=name.partition(":")[0]):
                await _awaited(each(x, IS_CHECKED[name]))


async def _awaited(found: Any) -> Any:
    return found if isinstance(found, la.LazyTensor) else await found


async def test_dropout_of_attention(runtime: la.Runtime) -> None:
    """The same is left out for a number, a tensor and a number of each call."""
    x = operand("float32")

    def attend(share: Any) -> la.LazyTensor:
        return nn.attention(x, x, x, dropout=share)

    found = []
    for share in (0.4, la.asarray(0.4)):
        la.manual_seed(2)
        found.append(await attend(share).numpy())
    la.manual_seed(2)
    found.append(await (await la.compile(attend)(0.4)).numpy())
    for other in found[1:]:
        np.testing.assert_allclose(other, found[0], rtol=1e-5)
    everything = await attend(la.asarray(1.0)).numpy()
    assert not everything.any()


async def test_all_is_left_out(runtime: la.Runtime) -> None:
    """By a rate that is 1 where it is computed."""
    rates = la.asarray([[0.0], [1.0]])
    found = await nn.dropout(la.ones((2, 5)), rates).numpy()
    np.testing.assert_array_equal(found, [[1.0] * 5, [0.0] * 5])
