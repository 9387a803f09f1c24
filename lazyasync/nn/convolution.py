"""Convolutions and transposed convolutions in one, two and three dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from lazyasync.errors import ShapeError
from lazyasync.hints import keywords_elsewhere
from lazyasync.nn.spatial import Layout, Numbers, each_axis
from lazyasync.ops.convolution import convolution
from lazyasync.ops.dispatch import narrowed, promoted
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.shaping import flip, swapaxes
from lazyasync.tensor import LazyTensor

__all__ = [
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
]

Padding: TypeAlias = Numbers | Literal["same", "valid"]


@keywords_elsewhere(input="x=", weight="w=", bias="b=")
def conv1d(
    x: LazyTensor,
    w: Any,
    b: Any = None,
    stride: Numbers = 1,
    padding: Padding = 0,
    dilation: Numbers = 1,
    groups: int = 1,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The convolution of ``x`` (batch, channels, length) with ``w`` (outputs, channels, taps).

    As `conv2d`, with one spatial axis.
    """
    return _convolve("conv1d", 1, x, w, b, stride, padding, dilation, groups, channels_last)


@keywords_elsewhere(input="x=", weight="w=", bias="b=")
def conv2d(
    x: LazyTensor,
    w: Any,
    b: Any = None,
    stride: Numbers = 1,
    padding: Padding = 0,
    dilation: Numbers = 1,
    groups: int = 1,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The convolution of ``x`` (batch, channels, height, width) with a kernel.

    ``w`` has the shape (outputs, channels / groups, height, width) of the kernel, and ``b``
    (outputs,) is added. The kernel moves on by ``stride``, and its taps are ``dilation`` apart. The
    input is surrounded by ``padding`` zeros, a number for all axes or one for each; with ``"same"``
    by as many as keep the lengths, for a stride of 1, and with ``"valid"`` by none. The channels
    and outputs are divided among ``groups``; with as many groups as channels the convolution is
    depthwise. With ``channels_last`` inputs and results have the channels as their last axis; ``w``
    stays as it is. The batch axis may be missing. As in all networks the kernel is not turned
    around.

    Returns a tensor of the operands' common dtype. float16 and bfloat16 are summed up in float32.
    Raises `ShapeError` for shapes that do not fit, `DTypeError` for booleans, and ``ValueError``
    for other numbers.
    """
    return _convolve("conv2d", 2, x, w, b, stride, padding, dilation, groups, channels_last)


@keywords_elsewhere(input="x=", weight="w=", bias="b=")
def conv3d(
    x: LazyTensor,
    w: Any,
    b: Any = None,
    stride: Numbers = 1,
    padding: Padding = 0,
    dilation: Numbers = 1,
    groups: int = 1,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The convolution of ``x`` (batch, channels, depth, height, width) with a kernel.

    As `conv2d`, with three spatial axes.
    """
    return _convolve("conv3d", 3, x, w, b, stride, padding, dilation, groups, channels_last)


@keywords_elsewhere(input="x=", weight="w=", bias="b=")
def conv_transpose1d(
    x: LazyTensor,
    w: Any,
    b: Any = None,
    stride: Numbers = 1,
    padding: Numbers = 0,
    output_padding: Numbers = 0,
    groups: int = 1,
    dilation: Numbers = 1,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The transposed convolution of ``x`` (batch, channels, length).

    As `conv_transpose2d`, with one spatial axis.
    """
    return _transposed(
        *("conv_transpose1d", 1, x, w, b, stride),
        *(padding, output_padding, groups, dilation, channels_last),
    )


@keywords_elsewhere(input="x=", weight="w=", bias="b=")
def conv_transpose2d(
    x: LazyTensor,
    w: Any,
    b: Any = None,
    stride: Numbers = 1,
    padding: Numbers = 0,
    output_padding: Numbers = 0,
    groups: int = 1,
    dilation: Numbers = 1,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """What the gradient of `conv2d` is to its input: each element adds the kernel, times itself.

    ``x`` has the shape (batch, channels, height, width), and ``w`` (channels, outputs / groups,
    height, width). The places of the elements are ``stride`` apart in the result, of which
    ``padding`` elements are left out at each end, and ``output_padding`` more are computed at the
    far end: so many that another length of the input of the convolution comes out, where several
    give the same result. A length is ``(length - 1) * stride - 2 * padding + dilation * (taps - 1)
    + output_padding + 1``. Everything else is as in `conv2d`.

    Raises `ShapeError`, `DTypeError` and ``ValueError``, also for an ``output_padding`` that is not
    less than the stride or the dilation.
    """
    return _transposed(
        *("conv_transpose2d", 2, x, w, b, stride),
        *(padding, output_padding, groups, dilation, channels_last),
    )


@keywords_elsewhere(input="x=", weight="w=", bias="b=")
def conv_transpose3d(
    x: LazyTensor,
    w: Any,
    b: Any = None,
    stride: Numbers = 1,
    padding: Numbers = 0,
    output_padding: Numbers = 0,
    groups: int = 1,
    dilation: Numbers = 1,
    *,
    channels_last: bool = False,
) -> LazyTensor:
    """The transposed convolution of ``x`` (batch, channels, depth, height, width).

    As `conv_transpose2d`, with three spatial axes.
    """
    return _transposed(
        *("conv_transpose3d", 3, x, w, b, stride),
        *(padding, output_padding, groups, dilation, channels_last),
    )


def _convolve(
    name: str,
    axes: int,
    x: Any,
    w: Any,
    b: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    groups: Any,
    channels_last: bool,
) -> LazyTensor:
    strides = each_axis(name, "stride", stride, axes)
    dilations = each_axis(name, "dilation", dilation, axes)
    x, w, b, layout = _operands(name, axes, x, w, b, groups, channels_last)
    outputs, per_group = w.shape[:2]
    if x.shape[1] != per_group * groups or outputs % groups:
        is_last = not channels_last and x.shape[-1] == per_group * groups
        hint = "; of channels in the last axis, write channels_last=True" if is_last else ""
        raise ShapeError(
            f"{name}: the kernel {w.shape} in {groups} groups has {per_group * groups} channels "
            f"and {outputs} outputs, for an input of {x.shape[1]} channels{hint}"
        )
    found = convolution(
        reshape(x, (x.shape[0], groups, per_group, *x.shape[2:])),
        reshape(w, (groups, outputs // groups, *w.shape[1:])),
        strides=strides,
        padding=_padding(name, padding, w.shape[2:], strides, dilations),
        spread=(1,) * axes,
        dilation=dilations,
    )
    return _finished(found, b, layout)


def _transposed(
    name: str,
    axes: int,
    x: Any,
    w: Any,
    b: Any,
    stride: Any,
    padding: Any,
    output_padding: Any,
    groups: Any,
    dilation: Any,
    channels_last: bool,
) -> LazyTensor:
    strides = each_axis(name, "stride", stride, axes)
    dilations = each_axis(name, "dilation", dilation, axes)
    left_out = each_axis(name, "padding", padding, axes, 0)
    added = each_axis(name, "output_padding", output_padding, axes, 0)
    if any(more >= max(both) for more, *both in zip(added, strides, dilations, strict=True)):
        raise ValueError(
            f"{name}: output_padding {added} must be less than the stride {strides} or the "
            f"dilation {dilations}"
        )
    x, w, b, layout = _operands(name, axes, x, w, b, groups, channels_last)
    channels = w.shape[0]
    if x.shape[1] != channels or channels % groups:
        raise ShapeError(
            f"{name}: the kernel {w.shape} in {groups} groups is for {channels} channels, and the "
            f"input has {x.shape[1]}"
        )
    kernel = reshape(w, (groups, channels // groups, *w.shape[1:]))
    ends = []
    for taps, apart, out, more in zip(w.shape[2:], dilations, left_out, added, strict=True):
        before = apart * (taps - 1) - out
        ends.append((before, before + more))
    found = convolution(
        reshape(x, (x.shape[0], groups, channels // groups, *x.shape[2:])),
        flip(swapaxes(kernel, 1, 2), tuple(range(3, kernel.ndim))),
        strides=(1,) * axes,
        padding=ends,
        spread=strides,
        dilation=dilations,
    )
    return _finished(found, b, layout)


def _operands(
    name: str, axes: int, x: Any, w: Any, b: Any, groups: Any, channels_last: bool
) -> tuple[LazyTensor, LazyTensor, LazyTensor | None, Layout]:
    """The operands of one dtype, the input with its channels first."""
    if isinstance(groups, bool) or not isinstance(groups, int) or groups < 1:
        raise ValueError(f"{name}: groups is a positive integer, not {groups!r}")
    given = promoted(name, *[narrowed(each) for each in (x, w, b) if each is not None])
    x, w = given[:2]
    layout = Layout(name, x, axes, channels_last)
    if w.ndim != axes + 2:
        raise ShapeError(f"{name}: the kernel has {axes + 2} axes, not the shape {w.shape}")
    return layout.channels_first(x), w, given[2] if b is not None else None, layout


def _padding(
    name: str,
    padding: Any,
    taps: Sequence[int],
    strides: Sequence[int],
    dilations: Sequence[int],
) -> list[tuple[int, int]]:
    """The zeros before and after along each axis."""
    if padding == "same" and any(stride != 1 for stride in strides):
        raise ValueError(f'{name}: padding="same" needs a stride of 1, not {tuple(strides)}')
    return padding_widths(checked_padding(name, padding, len(taps)), taps, dilations)


def checked_padding(name: str, padding: Any, axes: int) -> tuple[int, ...] | str:
    """ "same", "valid", or a number for each axis. Raises ``TypeError`` and ``ValueError``."""
    if not isinstance(padding, str):
        return each_axis(name, "padding", padding, axes, 0)
    if padding not in ("same", "valid"):
        raise ValueError(f'{name}: padding is "same", "valid" or numbers, not {padding!r}')
    return padding


def padding_widths(
    padding: tuple[int, ...] | str, taps: Sequence[int], dilations: Sequence[int]
) -> list[tuple[int, int]]:
    """What `checked_padding` gives as the elements before and behind an input, along each axis."""
    if padding == "valid":
        return [(0, 0)] * len(taps)
    if padding == "same":
        wholes = [apart * (length - 1) for length, apart in zip(taps, dilations, strict=True)]
        return [(whole // 2, whole - whole // 2) for whole in wholes]
    return [(int(each), int(each)) for each in padding]


def _finished(found: LazyTensor, b: LazyTensor | None, layout: Layout) -> LazyTensor:
    """The result without an axis for the groups, with what is added to each output."""
    outputs = found.shape[1] * found.shape[2]
    spatial = found.shape[3:]
    result = reshape(found, (found.shape[0], outputs, *spatial))
    if b is not None:
        if b.shape != (outputs,):
            raise ShapeError(f"the bias has the shape ({outputs},), not {b.shape}")
        result = result + reshape(b, (outputs, *(1,) * len(spatial)))
    return layout.restored(result)
