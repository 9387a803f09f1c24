"""Normalisations as modules, with their scales and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from lazyasync.arguments import whole_number
from lazyasync.errors import ShapeError
from lazyasync.nn import init
from lazyasync.nn.init import Place
from lazyasync.nn.modules.module import Module, latest_buffer, named_alone, update_buffers
from lazyasync.nn.normalization import batch_norm, group_norm, instance_norm, layer_norm, rms_norm
from lazyasync.ops.gradient_marks import stop_gradient
from lazyasync.ops.manipulation import creation
from lazyasync.ops.shapes import normalize_shape
from lazyasync.tensor import LazyTensor
from lazyasync.trees import BUFFER

__all__ = [
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "GroupNorm",
    "InstanceNorm1d",
    "InstanceNorm2d",
    "InstanceNorm3d",
    "LayerNorm",
    "RMSNorm",
]

Affine = tuple[LazyTensor | None, LazyTensor | None]


def _affine(
    shape: tuple[int, ...], scales: bool, shifts: bool, dtype: object, device: Place
) -> Affine:
    """Ones and zeros of a shape, each only if asked for."""
    weight = init.ones(shape, dtype=dtype, device=device) if scales else None
    return weight, init.zeros(shape, dtype=dtype, device=device) if shifts else None


def _check_axes(module: Module, x: LazyTensor, counts: tuple[int, ...]) -> None:
    """Raises `ShapeError` unless ``x`` has one of these numbers of axes."""
    if x.ndim not in counts:
        raise ShapeError(
            f"{type(module).__name__}: x must have {' or '.join(map(str, counts))} axes, "
            f"(batch, channels, ...), not {x._node.type}"
        )


@dataclass
class LayerNorm(Module):
    """The last axes, of the shape ``normalized_shape``, with mean 0 and variance 1.

    They are scaled by ``weight`` and shifted by ``bias`` unless ``elementwise_affine`` is off:
    Ba, Kiros and Hinton, 2016 (arXiv:1607.06450).
    """

    weight: LazyTensor | None
    bias: LazyTensor | None
    normalized_shape: tuple[int, ...]
    eps: float = 1e-5

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float = 1e-5,
        elementwise_affine: bool = True,
        bias: bool = True,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        shape = normalize_shape("LayerNorm", normalized_shape)
        self.normalized_shape, self.eps = shape, eps
        scales = elementwise_affine
        self.weight, self.bias = _affine(shape, scales, scales and bias, dtype, device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return layer_norm(x, self.normalized_shape, self.weight, self.bias, self.eps)


@dataclass
class RMSNorm(Module):
    """The last axes over their root mean square, times ``weight``.

    Zhang and Sennrich, 2019 (arXiv:1910.07467). Without ``eps`` it is that of the dtype.
    """

    weight: LazyTensor | None
    normalized_shape: tuple[int, ...]
    eps: float | None = None

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float | None = None,
        elementwise_affine: bool = True,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        shape = normalize_shape("RMSNorm", normalized_shape)
        self.normalized_shape, self.eps = shape, eps
        self.weight, _ = _affine(shape, elementwise_affine, False, dtype, device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return rms_norm(x, self.normalized_shape, self.weight, self.eps)


@dataclass
class GroupNorm(Module):
    """Groups of channels of each member, (batch, channels, ...), with mean 0 and variance 1.

    Wu and He, 2018 (arXiv:1803.08494).
    """

    weight: LazyTensor | None
    bias: LazyTensor | None
    num_groups: int
    eps: float = 1e-5

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-5,
        affine: bool = True,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        channels = whole_number("GroupNorm: num_channels", num_channels, 1)
        self.num_groups = whole_number("GroupNorm: num_groups", num_groups, 1)
        self.eps = eps
        if channels % self.num_groups:
            raise ValueError(
                f"GroupNorm: {channels} channels are no multiple of {self.num_groups} groups"
            )
        self.weight, self.bias = _affine((channels,), affine, affine, dtype, device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return group_norm(x, self.num_groups, self.weight, self.bias, self.eps)


# ---- with running statistics ---------------------------------------------------------------


@dataclass
class _BatchNorm(Module):
    """The channels, (batch, channels, ...), with mean 0 and variance 1 over all else.

    Ioffe and Szegedy, 2015 (arXiv:1502.03167). In training the mean and the variance are those of
    the batch, and ``running_mean`` and ``running_var`` move towards them by ``momentum``; the model
    that `la.nn.call` returns has the new ones. Otherwise they are the running ones. With
    ``momentum=None`` these are the means over all batches so far. Raises `ShapeError` for a number
    of axes that is not that of the class.
    """

    weight: LazyTensor | None
    bias: LazyTensor | None
    running_mean: LazyTensor | None = field(metadata=BUFFER)
    running_var: LazyTensor | None = field(metadata=BUFFER)
    num_batches_tracked: LazyTensor | None = field(metadata=BUFFER)
    eps: float = 1e-5
    momentum: float | None = 0.1
    training: bool = True

    _axes: ClassVar[tuple[int, ...]] = ()

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        shape = (whole_number(f"{type(self).__name__}: num_features", num_features, 1),)
        self.eps, self.momentum, self.training = eps, momentum, True
        self.weight, self.bias = _affine(shape, affine, affine, dtype, device)
        tracks = track_running_stats
        self.running_var, self.running_mean = _affine(shape, tracks, tracks, dtype, device)
        self.num_batches_tracked = (
            creation.zeros((), dtype="int64", device=device) if tracks else None
        )

    def __call__(self, x: LazyTensor) -> LazyTensor:
        _check_axes(self, x, self._axes)
        if self.running_mean is None or self.running_var is None:
            return batch_norm(
                x, None, None, self.weight, self.bias, training=True, eps=self.eps
            ).output
        if not self.training:
            return batch_norm(
                *(x, self.running_mean, self.running_var, self.weight, self.bias), eps=self.eps
            )
        count = latest_buffer(self, "num_batches_tracked") + 1
        before = latest_buffer(self, "running_mean"), latest_buffer(self, "running_var")
        # Without a momentum the statistics of this batch alone, which are averaged here.
        momentum = 1.0 if self.momentum is None else self.momentum
        y, mean, var = batch_norm(
            x, *before, self.weight, self.bias, training=True, momentum=momentum, eps=self.eps
        )
        assert mean is not None
        assert var is not None
        if self.momentum is None:
            share = 1.0 / creation.astype(count, mean.dtype)
            mean = before[0] + (mean - before[0]) * share
            var = before[1] + (var - before[1]) * share
        update_buffers(
            self,
            running_mean=stop_gradient(mean),
            running_var=stop_gradient(var),
            num_batches_tracked=count,
        )
        return y


@named_alone
class BatchNorm1d(_BatchNorm):
    _axes = (2, 3)


@named_alone
class BatchNorm2d(_BatchNorm):
    _axes = (4,)


@named_alone
class BatchNorm3d(_BatchNorm):
    _axes = (5,)


@dataclass
class _InstanceNorm(Module):
    """Each channel of each member, (batch, channels, ...), with mean 0 and variance 1.

    Ulyanov, Vedaldi and Lempitsky, 2016 (arXiv:1607.08022).
    """

    weight: LazyTensor | None
    bias: LazyTensor | None
    eps: float = 1e-5

    _axes: ClassVar[tuple[int, ...]] = ()

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        affine: bool = False,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        shape = (whole_number(f"{type(self).__name__}: num_features", num_features, 1),)
        self.eps = eps
        self.weight, self.bias = _affine(shape, affine, affine, dtype, device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        _check_axes(self, x, self._axes)
        normal: LazyTensor = instance_norm(x, None, None, self.weight, self.bias, eps=self.eps)
        return normal


@named_alone
class InstanceNorm1d(_InstanceNorm):
    _axes = (3,)


@named_alone
class InstanceNorm2d(_InstanceNorm):
    _axes = (4,)


@named_alone
class InstanceNorm3d(_InstanceNorm):
    _axes = (5,)
