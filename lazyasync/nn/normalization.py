"""Normalisations: by the statistics of a batch, of the channels of a member, or of its features.

Sums are made in float32 where the dtype is shorter. A normalisation has the dtype of ``x``.
``eps``, ``momentum`` and the like may be tensors without axes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Never, overload

from lazyasync.arguments import not_negative, real_number, whole_number
from lazyasync.errors import ShapeError
from lazyasync.hints import explains_keywords, keywords_elsewhere, unknown_keyword
from lazyasync.nn.operands import check_shape, least_axes, wide_operands, widened
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.comparison import maximum
from lazyasync.ops.elementwise.functions import rsqrt, square
from lazyasync.ops.linalg.norms import vector_norm
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.padding import pad
from lazyasync.ops.reductions.reductions import mean
from lazyasync.ops.settings import setting_beside
from lazyasync.ops.shapes import normalize_axis, normalize_shape
from lazyasync.tensor import LazyTensor

__all__ = [
    "BatchNormResult",
    "batch_norm",
    "group_norm",
    "instance_norm",
    "layer_norm",
    "local_response_norm",
    "normalize",
    "rms_norm",
]


class BatchNormResult(NamedTuple):
    """What `batch_norm` gives in training: the result, and the statistics to go on with."""

    output: LazyTensor
    running_mean: LazyTensor | None
    running_var: LazyTensor | None


def _scales(name: str, weight: Any, bias: Any, shape: tuple[int, ...]) -> list[Any]:
    """The weight and the bias, of a shape; None where there are none."""
    found: list[Any] = []
    for argument, value in (("weight", weight), ("bias", bias)):
        if value is not None:
            (value,) = wide_operands(f"{name}: {argument}", **{argument: value})
            check_shape(name, argument, value, shape)
            value = widened(value)
        found.append(value)
    return found


def _by_channel_operands(
    name: str, x: Any, weight: Any, bias: Any, axes: int
) -> tuple[LazyTensor, Any, Any]:
    """The operand, of so many axes or more, and the weight and the bias of its channels."""
    (x,) = wide_operands(name, x=x)
    least_axes(name, "x", x, axes)
    weight, bias = _scales(name, weight, bias, (x.shape[1],))
    return x, weight, bias


def _eps(name: str, eps: Any, wide: LazyTensor) -> Any:
    return setting_beside(wide, not_negative, f"{name}: eps", eps)


def _statistics(x: LazyTensor, axes: tuple[int, ...]) -> tuple[LazyTensor, LazyTensor, LazyTensor]:
    """``x`` less its mean over axes, the mean, and the variance, which is not corrected."""
    middle = mean(x, axes, keepdims=True)
    centred = x - middle
    return centred, middle, mean(square(centred), axes, keepdims=True)


def _affine(x: LazyTensor, weight: Any, bias: Any, shape: tuple[int, ...], like: Any) -> LazyTensor:
    """``x * weight + bias``, of a shape that broadcasts, in the dtype of another tensor."""
    if weight is not None:
        x = x * (weight if weight.shape == shape else reshape(weight, shape))
    if bias is not None:
        x = x + (bias if bias.shape == shape else reshape(bias, shape))
    return convert(x, like.dtype)


def _normal_shape(
    name: str, x: Any, normalized_shape: int | Sequence[int], weight: Any, bias: Any
) -> tuple[LazyTensor, Any, Any, tuple[int, ...]]:
    shape = normalize_shape(f"{name}: normalized_shape", normalized_shape)
    if not shape:
        raise ShapeError(f"{name}: normalized_shape must name one axis or more")
    (x,) = wide_operands(name, x=x)
    weight, bias = _scales(name, weight, bias, shape)
    if x.shape[-len(shape) :] != shape:
        raise ShapeError(
            f"{name}: normalized_shape is {shape}, which are not the last axes of {x._node.type}"
        )
    return x, weight, bias, shape


@keywords_elsewhere(input="x=")
def layer_norm(
    x: LazyTensor,
    normalized_shape: int | Sequence[int],
    weight: Any = None,
    bias: Any = None,
    eps: float | LazyTensor = 1e-5,
) -> LazyTensor:
    """``(x - mean) / sqrt(var + eps) * weight + bias``, over the last axes of ``x``.

    Source: Ba, Kiros and Hinton, "Layer normalization", arXiv:1607.06450. ``normalized_shape`` is
    the shape of these axes, and that of ``weight`` and ``bias``. Raises `ShapeError`.
    """
    x, weight, bias, shape = _normal_shape("layer_norm", x, normalized_shape, weight, bias)
    wide = widened(x)
    least = _eps("layer_norm", eps, wide)
    axes = tuple(range(x.ndim - len(shape), x.ndim))
    centred, _, variance = _statistics(wide, axes)
    return _affine(centred * rsqrt(variance + least), weight, bias, shape, x)


@keywords_elsewhere(input="x=")
def rms_norm(
    x: LazyTensor,
    normalized_shape: int | Sequence[int],
    weight: Any = None,
    eps: float | LazyTensor | None = None,
) -> LazyTensor:
    """``x / sqrt(mean(x**2) + eps) * weight``, over the last axes of ``x``.

    Source: Zhang and Sennrich, "Root mean square layer normalization", arXiv:1910.07467. Without
    ``eps`` it is the distance from 1 to the next number of the dtype that is computed in. Raises
    `ShapeError`.
    """
    x, weight, _, shape = _normal_shape("rms_norm", x, normalized_shape, weight, None)
    wide = widened(x)
    least = _epsilon(wide) if eps is None else _eps("rms_norm", eps, wide)
    axes = tuple(range(x.ndim - len(shape), x.ndim))
    scaled = wide * rsqrt(mean(square(wide), axes, keepdims=True) + least)
    return _affine(scaled, weight, None, shape, x)


def _epsilon(x: LazyTensor) -> float:
    return math.ldexp(1.0, -23 if x.dtype.itemsize == 4 else -52)


@keywords_elsewhere(input="x=")
def group_norm(
    x: LazyTensor,
    num_groups: int,
    weight: Any = None,
    bias: Any = None,
    eps: float | LazyTensor = 1e-5,
) -> LazyTensor:
    """Each group of channels of each member, less its mean, divided by its standard deviation.

    ``x`` has the shape (members, channels, ...), ``weight`` and ``bias`` have one number for each
    channel. Source: Wu and He, "Group normalization", arXiv:1803.08494. Raises `ShapeError`, also
    where groups of one size are not possible.
    """
    x, weight, bias = _by_channel_operands("group_norm", x, weight, bias, 2)
    channels = x.shape[1]
    groups = whole_number("group_norm: num_groups", num_groups, 1)
    if channels % groups:
        raise ShapeError(
            f"group_norm: num_groups is {groups}, which does not divide the {channels} channels"
        )
    wide = widened(x)
    least = _eps("group_norm", eps, wide)
    grouped = reshape(wide, (x.shape[0], groups, -1) if x.size else (x.shape[0], groups, 0))
    centred, _, variance = _statistics(grouped, (2,))
    normal = reshape(centred * rsqrt(variance + least), x.shape)
    return _affine(normal, weight, bias, _by_channel(x), x)


def _by_channel(x: LazyTensor) -> tuple[int, ...]:
    return (x.shape[1], *(1,) * (x.ndim - 2))


@overload
def batch_norm(
    x: LazyTensor,
    running_mean: Any,
    running_var: Any,
    weight: Any = None,
    bias: Any = None,
    training: Literal[False] = False,
    momentum: float | LazyTensor | None = 0.1,
    eps: float | LazyTensor = 1e-5,
) -> LazyTensor: ...


@overload
def batch_norm(
    x: LazyTensor,
    running_mean: Any,
    running_var: Any,
    weight: Any = None,
    bias: Any = None,
    *,
    training: Literal[True],
    momentum: float | LazyTensor = 0.1,
    eps: float | LazyTensor = 1e-5,
) -> BatchNormResult: ...


@overload
def batch_norm(
    x: LazyTensor,
    running_mean: Any,
    running_var: Any,
    weight: Any,
    bias: Any,
    training: bool,
    momentum: float | LazyTensor = 0.1,
    eps: float | LazyTensor = 1e-5,
) -> Any: ...


@keywords_elsewhere(input="x=")
def batch_norm(
    x: LazyTensor,
    running_mean: Any,
    running_var: Any,
    weight: Any = None,
    bias: Any = None,
    training: bool = False,
    momentum: float | LazyTensor | None = 0.1,
    eps: float | LazyTensor = 1e-5,
) -> LazyTensor | BatchNormResult:
    """Each channel less its mean, divided by its standard deviation.

    ``x`` has the shape (members, channels, ...), all others have one number for each channel.
    Without ``training`` the mean and the variance are the running ones. With it they are those of
    ``x``, and the result is a `BatchNormResult`: also the running ones after this batch, which are
    ``(1 - momentum) * running + momentum * new``, of the variance that is divided by one less than
    the number of elements. They are None where none were given. Nothing is written to.

    Source: Ioffe and Szegedy, arXiv:1502.03167. Raises `ShapeError`, and ``ValueError`` where there
    is a single element for each channel in training, or no running statistics without it.
    """
    name = "batch_norm"
    x, weight, bias = _by_channel_operands(name, x, weight, bias, 2)
    channels = (x.shape[1],)
    wide = widened(x)
    least = _eps(name, eps, wide)
    running = _running(name, running_mean, running_var, channels)
    by_channel = _by_channel(x)
    if not training:
        if running[0] is None or running[1] is None:
            raise ValueError(f"{name}: running_mean and running_var are needed without training")
        middle, variance = reshape(running[0], by_channel), reshape(running[1], by_channel)
        return _affine((wide - middle) * rsqrt(variance + least), weight, bias, by_channel, x)
    axes = (0, *range(2, x.ndim))
    count = x.size // max(x.shape[1], 1)
    if count <= 1 and x.size:
        raise ValueError(f"{name}: training needs more than one element a channel, not {x.shape}")
    part = setting_beside(wide, real_number, f"{name}: momentum", momentum)
    centred, middle, variance = _statistics(wide, axes)
    output = _affine(centred * rsqrt(variance + least), weight, bias, by_channel, x)
    corrected = variance * (count / max(count - 1, 1))
    return BatchNormResult(
        output,
        _moved(running[0], reshape(middle, channels), part),
        _moved(running[1], reshape(corrected, channels), part),
    )


def _running(name: str, middle: Any, variance: Any, shape: tuple[int, ...]) -> list[Any]:
    found: list[Any] = []
    for argument, value in (("running_mean", middle), ("running_var", variance)):
        if value is not None:
            (value,) = wide_operands(name, **{argument: value})
            check_shape(name, argument, value, shape)
        found.append(value)
    return found


def _moved(running: Any, new: LazyTensor, part: Any) -> Any:
    if running is None:
        return None
    return convert(running * (1.0 - part) + convert(new, running.dtype) * part, running.dtype)


@keywords_elsewhere(input="x=")
def instance_norm(
    x: LazyTensor,
    running_mean: Any = None,
    running_var: Any = None,
    weight: Any = None,
    bias: Any = None,
    use_input_stats: bool = True,
    momentum: float | LazyTensor = 0.1,
    eps: float | LazyTensor = 1e-5,
) -> Any:
    """Each channel of each member less its mean, divided by its standard deviation.

    ``x`` has the shape (members, channels, ...). With ``use_input_stats`` and running statistics
    the result is a `BatchNormResult`, whose new ones are moved towards the mean of those of all
    members; without ``use_input_stats`` the running ones are those of all members, as in
    `batch_norm`. Source: Ulyanov, Vedaldi and Lempitsky, arXiv:1607.08022. Raises as `batch_norm`.
    """
    name = "instance_norm"
    if not use_input_stats:
        return batch_norm(x, running_mean, running_var, weight, bias, eps=eps)
    x, weight, bias = _by_channel_operands(name, x, weight, bias, 3)
    channels = (x.shape[1],)
    wide = widened(x)
    least = _eps(name, eps, wide)
    running = _running(name, running_mean, running_var, channels)
    count = math.prod(x.shape[2:])
    if count <= 1 and x.size:
        raise ValueError(f"{name}: more than one element a channel is needed, not {x.shape}")
    centred, middle, variance = _statistics(wide, tuple(range(2, x.ndim)))
    output = _affine(centred * rsqrt(variance + least), weight, bias, _by_channel(x), x)
    if running == [None, None]:
        return output
    part = setting_beside(wide, real_number, f"{name}: momentum", momentum)
    corrected = variance * (count / max(count - 1, 1))
    over = (0, *range(2, x.ndim))
    return BatchNormResult(
        output,
        _moved(running[0], mean(middle, over), part),
        _moved(running[1], mean(corrected, over), part),
    )


@keywords_elsewhere(input="x=")
def local_response_norm(
    x: LazyTensor,
    size: int,
    alpha: float | LazyTensor = 1e-4,
    beta: float | LazyTensor = 0.75,
    k: float | LazyTensor = 1.0,
) -> LazyTensor:
    """``x / (k + alpha * mean)**beta``, of the squares of ``size`` channels beside each.

    ``x`` has the shape (members, channels, ...). Where channels end, squares are 0. Source:
    Krizhevsky, Sutskever and Hinton, "ImageNet classification with deep convolutional neural
    networks", 2012, with a mean in the place of the sum. Raises `ShapeError`.
    """
    name = "local_response_norm"
    (x,) = wide_operands(name, x=x)
    least_axes(name, "x", x, 3)
    count = whole_number(f"{name}: size", size, 1)
    numbers = {"alpha": alpha, "beta": beta, "k": k}
    wide = widened(x)
    alpha, beta, k = (
        setting_beside(wide, real_number, f"{name}: {key}", number)
        for key, number in numbers.items()
    )
    widths = [(0, 0), (count // 2, (count - 1) // 2), *[(0, 0)] * (x.ndim - 2)]
    squares = pad(square(wide), widths)
    channels = x.shape[1]
    around = squares[:, :channels]
    for step in range(1, count):
        around = around + squares[:, step : step + channels]
    return convert(wide / (around * (alpha / count) + k) ** beta, x.dtype)


@explains_keywords
def normalize(
    x: LazyTensor, p: float = 2.0, axis: int = 1, eps: float | LazyTensor = 1e-12, **others: Never
) -> LazyTensor:
    """``x`` divided by its norm along an axis, or by ``eps``, where that is larger."""
    if others:
        unknown_keyword("normalize", others)
    (x,) = wide_operands("normalize", x=x)
    axis = normalize_axis("normalize", axis, x.ndim)
    wide = widened(x)
    length = vector_norm(wide, axis=axis, ord=p, keepdims=True)
    return convert(wide / maximum(length, _eps("normalize", eps, wide)), x.dtype)
