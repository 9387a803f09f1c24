"""Pooling and resizing as modules, which have settings and no tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from lazyasync.nn import pooling, unpooling
from lazyasync.nn.modules.module import Module, named_alone
from lazyasync.nn.resizing import interpolate, pixel_shuffle, pixel_unshuffle
from lazyasync.nn.spatial import each_axis
from lazyasync.tensor import LazyTensor

__all__ = [
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d",
    "AdaptiveMaxPool3d",
    "AvgPool1d",
    "AvgPool2d",
    "AvgPool3d",
    "Fold",
    "MaxPool1d",
    "MaxPool2d",
    "MaxPool3d",
    "MaxUnpool1d",
    "MaxUnpool2d",
    "MaxUnpool3d",
    "PixelShuffle",
    "PixelUnshuffle",
    "Unfold",
    "Upsample",
]


def _check(module: Module, axes: int, **least: int) -> None:
    """Raises ``TypeError`` and ``ValueError`` for settings that are not for so many axes."""
    for setting, smallest in least.items():
        value = getattr(module, setting)
        if value is not None:
            numbers = each_axis(type(module).__name__, setting, value, axes, smallest)
            if not isinstance(value, int):  # a list is no part of a structure
                setattr(module, setting, numbers)


@dataclass
class _MaxPool(Module):
    """The largest elements in windows of (batch, channels, ...): see `la.nn.max_pool2d`.

    With ``return_indices`` also where these are.
    """

    kernel_size: int | tuple[int, ...]
    stride: int | tuple[int, ...] | None = None
    padding: int | tuple[int, ...] = 0
    dilation: int | tuple[int, ...] = 1
    return_indices: bool = False
    ceil_mode: bool = False
    channels_last: bool = False

    _axes: ClassVar[int]

    def __post_init__(self) -> None:
        _check(self, self._axes, kernel_size=1, stride=1, padding=0, dilation=1)

    def __call__(self, x: LazyTensor) -> Any:
        pool = getattr(pooling, f"max_pool{self._axes}d")
        return pool(
            *(x, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode),
            *(self.return_indices,),
            channels_last=self.channels_last,
        )


@named_alone
class MaxPool1d(_MaxPool):
    _axes = 1


@named_alone
class MaxPool2d(_MaxPool):
    _axes = 2


@named_alone
class MaxPool3d(_MaxPool):
    _axes = 3


@dataclass
class _MaxUnpool(Module):
    """What undoes `MaxPool2d` and its like: see `la.nn.max_unpool2d`."""

    kernel_size: int | tuple[int, ...]
    stride: int | tuple[int, ...] | None = None
    padding: int | tuple[int, ...] = 0

    _axes: ClassVar[int]

    def __post_init__(self) -> None:
        _check(self, self._axes, kernel_size=1, stride=1, padding=0)

    def __call__(
        self, x: LazyTensor, indices: LazyTensor, output_size: Sequence[int] | None = None
    ) -> LazyTensor:
        unpool = getattr(unpooling, f"max_unpool{self._axes}d")
        found: LazyTensor = unpool(
            x, indices, self.kernel_size, self.stride, self.padding, output_size
        )
        return found


@named_alone
class MaxUnpool1d(_MaxUnpool):
    _axes = 1


@named_alone
class MaxUnpool2d(_MaxUnpool):
    _axes = 2


@named_alone
class MaxUnpool3d(_MaxUnpool):
    _axes = 3


@dataclass
class _AvgPool(Module):
    """The means of windows of (batch, channels, ...): see `la.nn.avg_pool2d`."""

    kernel_size: int | tuple[int, ...]
    stride: int | tuple[int, ...] | None = None
    padding: int | tuple[int, ...] = 0
    ceil_mode: bool = False
    count_include_pad: bool = True
    divisor_override: int | None = None
    channels_last: bool = False

    _axes: ClassVar[int]

    def __post_init__(self) -> None:
        _check(self, self._axes, kernel_size=1, stride=1, padding=0)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        pool = getattr(pooling, f"avg_pool{self._axes}d")
        found: LazyTensor = pool(
            *(x, self.kernel_size, self.stride, self.padding, self.ceil_mode),
            *(self.count_include_pad, self.divisor_override),
            channels_last=self.channels_last,
        )
        return found


@named_alone
class AvgPool1d(_AvgPool):
    _axes = 1


@named_alone
class AvgPool2d(_AvgPool):
    _axes = 2


@named_alone
class AvgPool3d(_AvgPool):
    _axes = 3


@dataclass
class _AdaptivePool(Module):
    """As many windows of (batch, channels, ...) as ``output_size`` says, their means or largest.

    See `la.nn.adaptive_avg_pool2d`. A number is for all axes; None leaves an axis as it is.
    """

    output_size: int | tuple[int | None, ...] | None

    _pool: ClassVar[Callable[..., LazyTensor]]

    def __post_init__(self) -> None:
        if isinstance(self.output_size, list):
            self.output_size = tuple(self.output_size)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return type(self)._pool(x, self.output_size)


@named_alone
class AdaptiveAvgPool1d(_AdaptivePool):
    _pool = staticmethod(pooling.adaptive_avg_pool1d)


@named_alone
class AdaptiveAvgPool2d(_AdaptivePool):
    _pool = staticmethod(pooling.adaptive_avg_pool2d)


@named_alone
class AdaptiveAvgPool3d(_AdaptivePool):
    _pool = staticmethod(pooling.adaptive_avg_pool3d)


@named_alone
class AdaptiveMaxPool1d(_AdaptivePool):
    _pool = staticmethod(pooling.adaptive_max_pool1d)


@named_alone
class AdaptiveMaxPool2d(_AdaptivePool):
    _pool = staticmethod(pooling.adaptive_max_pool2d)


@named_alone
class AdaptiveMaxPool3d(_AdaptivePool):
    _pool = staticmethod(pooling.adaptive_max_pool3d)


@dataclass
class Upsample(Module):
    """(batch, channels, ...) with other lengths of its one to three last axes.

    See `la.nn.interpolate`.
    """

    size: int | tuple[int, ...] | None = None
    scale_factor: float | tuple[float, ...] | None = None
    mode: str = "nearest"
    align_corners: bool | None = None

    def __post_init__(self) -> None:
        for name in ("size", "scale_factor"):
            value: Any = getattr(self, name)
            if isinstance(value, list):
                setattr(self, name, tuple(value))

    def __call__(self, x: LazyTensor) -> LazyTensor:
        mode: Any = self.mode
        return interpolate(x, self.size, self.scale_factor, mode, self.align_corners)


@dataclass
class PixelShuffle(Module):
    """Channels as places: see `la.nn.pixel_shuffle`."""

    upscale_factor: int

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return pixel_shuffle(x, self.upscale_factor)


@dataclass
class PixelUnshuffle(Module):
    """Places as channels: see `la.nn.pixel_unshuffle`."""

    downscale_factor: int

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return pixel_unshuffle(x, self.downscale_factor)


@dataclass
class Unfold(Module):
    """The windows of (batch, channels, height, width), each as a column: see `la.nn.unfold`."""

    kernel_size: int | tuple[int, ...]
    dilation: int | tuple[int, ...] = 1
    padding: int | tuple[int, ...] = 0
    stride: int | tuple[int, ...] = 1

    def __post_init__(self) -> None:
        _check(self, 2, kernel_size=1, dilation=1, padding=0, stride=1)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        return pooling.unfold(x, self.kernel_size, self.dilation, self.padding, self.stride)


@dataclass
class Fold(Module):
    """The sums of windows that overlap: see `la.nn.fold`."""

    output_size: int | tuple[int, ...]
    kernel_size: int | tuple[int, ...]
    dilation: int | tuple[int, ...] = 1
    padding: int | tuple[int, ...] = 0
    stride: int | tuple[int, ...] = 1

    def __post_init__(self) -> None:
        _check(self, 2, output_size=1, kernel_size=1, dilation=1, padding=0, stride=1)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        given = (self.kernel_size, self.dilation, self.padding, self.stride)
        return pooling.fold(x, self.output_size, *given)
