"""Convolutions and transposed convolutions as modules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from lazyasync.arguments import whole_number
from lazyasync.nn import convolution
from lazyasync.nn.init import Place
from lazyasync.nn.modules.linear import weight_and_bias
from lazyasync.nn.modules.module import Module, named_alone
from lazyasync.nn.spatial import Numbers, each_axis
from lazyasync.ops.manipulation.padding import pad
from lazyasync.tensor import LazyTensor

__all__ = [
    "Conv1d",
    "Conv2d",
    "Conv3d",
    "ConvTranspose1d",
    "ConvTranspose2d",
    "ConvTranspose3d",
]

_BORDERS = {"zeros": "constant", "reflect": "reflect", "replicate": "edge", "circular": "wrap"}
"""By PyTorch's name of what surrounds an input, that of `la.pad`."""


def _sizes(
    name: str, in_channels: int, out_channels: int, kernel_size: Numbers, groups: int, axes: int
) -> tuple[int, int, int, tuple[int, ...]]:
    """Channels, outputs, groups and lengths of the kernel, checked."""
    channels = whole_number(f"{name}: in_channels", in_channels, 1)
    outputs = whole_number(f"{name}: out_channels", out_channels, 1)
    parts = whole_number(f"{name}: groups", groups, 1)
    if channels % parts or outputs % parts:
        raise ValueError(
            f"{name}: in_channels {channels} and out_channels {outputs} must be multiples of "
            f"groups {parts}"
        )
    return channels, outputs, parts, each_axis(name, "kernel_size", kernel_size, axes)


@dataclass
class _Conv(Module):
    """The convolution of (batch, in_channels, ...) to (batch, out_channels, ...).

    ``weight`` has the shape (out_channels, in_channels / groups, *kernel_size), and ``bias``
    (out_channels,). Both start uniform within ``1 / sqrt(fan_in)`` of zero, as in PyTorch, whose
    arguments these are; see `la.nn.conv2d`. ``padding_mode`` says what surrounds the input:
    "zeros", "reflect", "replicate", "circular". With ``channels_last`` the channels are the last
    axis of inputs and results.
    """

    weight: LazyTensor
    bias: LazyTensor | None
    stride: tuple[int, ...]
    padding: tuple[int, ...] | str
    dilation: tuple[int, ...]
    groups: int = 1
    padding_mode: str = "zeros"
    channels_last: bool = False

    _axes: ClassVar[int]

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Numbers,
        stride: Numbers = 1,
        padding: Numbers | Literal["same", "valid"] = 0,
        dilation: Numbers = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: Literal["zeros", "reflect", "replicate", "circular"] = "zeros",
        *,
        channels_last: bool = False,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        name, axes = type(self).__name__, self._axes
        channels, outputs, self.groups, kernel = _sizes(
            name, in_channels, out_channels, kernel_size, groups, axes
        )
        self.stride = each_axis(name, "stride", stride, axes)
        self.dilation = each_axis(name, "dilation", dilation, axes)
        self.padding = convolution.checked_padding(name, padding, axes)
        if padding_mode not in _BORDERS:
            raise ValueError(
                f"{name}: padding_mode is one of {', '.join(_BORDERS)}, not {padding_mode!r}"
            )
        self.padding_mode, self.channels_last = padding_mode, bool(channels_last)
        shape = (outputs, channels // self.groups, *kernel)
        self.weight, self.bias = weight_and_bias(shape, outputs, bias, dtype, device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        padding = self.padding
        if self.padding_mode != "zeros" and padding != "valid":
            x, padding = self._surrounded(x), "valid"
        given = (self.stride, padding, self.dilation, self.groups)
        convolve = getattr(convolution, f"conv{self._axes}d")
        found: LazyTensor = convolve(
            x, self.weight, self.bias, *given, channels_last=self.channels_last
        )
        return found

    def _surrounded(self, x: LazyTensor) -> LazyTensor:
        widths = convolution.padding_widths(self.padding, self.weight.shape[2:], self.dilation)
        behind = [(0, 0)] if self.channels_last else []
        before = [(0, 0)] * (x.ndim - len(widths) - len(behind))
        return pad(x, [*before, *widths, *behind], _BORDERS[self.padding_mode])


@named_alone
class Conv1d(_Conv):
    _axes = 1


@named_alone
class Conv2d(_Conv):
    _axes = 2


@named_alone
class Conv3d(_Conv):
    _axes = 3


@dataclass
class _ConvTranspose(Module):
    """The transposed convolution of (batch, in_channels, ...) to (batch, out_channels, ...).

    ``weight`` has the shape (in_channels, out_channels / groups, *kernel_size), and ``bias``
    (out_channels,). Both start uniform within ``1 / sqrt(fan)`` of zero, of the fan of PyTorch,
    ``out_channels / groups * prod(kernel_size)``; see `la.nn.conv_transpose2d`. With
    ``channels_last`` the channels are the last axis of inputs and results.
    """

    weight: LazyTensor
    bias: LazyTensor | None
    stride: tuple[int, ...]
    padding: tuple[int, ...]
    output_padding: tuple[int, ...]
    dilation: tuple[int, ...]
    groups: int = 1
    channels_last: bool = False

    _axes: ClassVar[int]

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Numbers,
        stride: Numbers = 1,
        padding: Numbers = 0,
        output_padding: Numbers = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: Numbers = 1,
        *,
        channels_last: bool = False,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        name, axes = type(self).__name__, self._axes
        channels, outputs, self.groups, kernel = _sizes(
            name, in_channels, out_channels, kernel_size, groups, axes
        )
        self.stride = each_axis(name, "stride", stride, axes)
        self.padding = each_axis(name, "padding", padding, axes, 0)
        self.output_padding = each_axis(name, "output_padding", output_padding, axes, 0)
        self.dilation = each_axis(name, "dilation", dilation, axes)
        self.channels_last = bool(channels_last)
        shape = (channels, outputs // self.groups, *kernel)
        self.weight, self.bias = weight_and_bias(shape, outputs, bias, dtype, device)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        given = (self.stride, self.padding, self.output_padding, self.groups, self.dilation)
        convolve = getattr(convolution, f"conv_transpose{self._axes}d")
        found: LazyTensor = convolve(
            x, self.weight, self.bias, *given, channels_last=self.channels_last
        )
        return found


@named_alone
class ConvTranspose1d(_ConvTranspose):
    _axes = 1


@named_alone
class ConvTranspose2d(_ConvTranspose):
    _axes = 2


@named_alone
class ConvTranspose3d(_ConvTranspose):
    _axes = 3
