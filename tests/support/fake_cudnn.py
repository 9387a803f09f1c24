"""A stand-in for libcudnn: C functions that check what they are given, and convolve on the host.

It is written from NVIDIA's documentation of cuDNN and the numbers in its headers, and not from the
code that is tested: packed tensors with their channels first or last, groups of channels, zeros
around an image.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Sequence
from ctypes import CFUNCTYPE, POINTER, c_float, c_int, c_size_t, c_void_p
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np

BAD_PARAM, NOT_SUPPORTED, EXECUTION_FAILED = 2000, 3000, 5000
DTYPES = {
    0: np.dtype(np.float32),
    1: np.dtype(np.float64),
    2: np.dtype(np.float16),
    9: np.dtype(ml_dtypes.bfloat16),
}
DIRECTIONS = ("Forward", "BackwardData", "BackwardFilter")


class Performance(ctypes.Structure):
    """cudnnConvolutionFwdAlgoPerf_t and its like."""

    _fields_ = (
        ("algorithm", c_int),
        ("status", c_int),
        ("time", c_float),
        ("memory", c_size_t),
        ("determinism", c_int),
        ("math", c_int),
        ("reserved", c_int * 3),
    )


@dataclass
class Object:
    """Something that the library made, and what it has been told."""

    kind: str
    told: dict[str, Any] = field(default_factory=dict)


class FakeCudnn:
    """One library. ``issue(work)`` puts what a convolution does on the stream that is current.

    ``convolutions`` are the directions, algorithms and math types of those that have been done,
    ``layouts`` how their filters lay: 0 for channels first, 1 for channels last, which are the
    layouts that it ``knows``.
    ``algorithms`` are what is said of them: number, status, bytes, whether it is deterministic.
    """

    def __init__(self, issue: Callable[[Callable[[], Any]], None]) -> None:
        self.issue = issue
        self.convolutions: list[tuple[str, int, int]] = []
        self.layouts: list[int] = []
        self.knows = {0, 1}
        self.searches: list[str] = []
        self.algorithms = [
            (7, NOT_SUPPORTED, 0, 1),
            (0, 0, 64, 0),
            (3, 0, 1 << 40, 1),
            (1, 0, 96, 1),
        ]
        self.status = 0
        self.objects: dict[int, Object] = {}
        self._made = 0
        self._kept: list[Any] = []
        ints = POINTER(c_int)
        self._function("cudnnCreate", self._creates("handle"), c_void_p)
        self._function("cudnnDestroy", self._destroys("handle"), c_void_p)
        self._function("cudnnSetStream", self._set_stream, c_void_p, c_void_p)
        for kind in ("Tensor", "Filter", "Convolution"):
            self._function(f"cudnnCreate{kind}Descriptor", self._creates(kind), c_void_p)
            self._function(f"cudnnDestroy{kind}Descriptor", self._destroys(kind), c_void_p)
        self._function(
            "cudnnSetTensorNdDescriptor", self._set_tensor, c_void_p, c_int, c_int, ints, ints
        )
        self._function(
            "cudnnSetFilterNdDescriptor", self._set_filter, c_void_p, c_int, c_int, c_int, ints
        )
        self._function(
            "cudnnSetConvolutionNdDescriptor",
            self._set_convolution,
            *(c_void_p, c_int, ints, ints, ints, c_int, c_int),
        )
        for name in ("GroupCount", "MathType"):
            told = self._tells("Convolution", name)
            self._function(f"cudnnSetConvolution{name}", told, c_void_p, c_int)
        for direction in DIRECTIONS:
            for name in (
                f"cudnnGetConvolution{direction}Algorithm_v7",
                f"cudnnFindConvolution{direction}Algorithm",
            ):
                self._function(
                    name,
                    self._finds(name, direction),
                    *(*(c_void_p,) * 5, c_int, ints, POINTER(Performance)),
                )
            self._function(
                f"cudnnConvolution{direction}",
                self._convolves(direction),
                *(*(c_void_p,) * 7, c_int, c_void_p, c_size_t, *(c_void_p,) * 3),
            )

    def _function(self, name: str, function: Callable[..., int], *types: Any) -> None:
        made = CFUNCTYPE(c_int, *types)(function)
        setattr(self, name, made)
        self._kept.append(made)

    # ---- objects ---------------------------------------------------------------------------

    def alive(self, kind: str) -> int:
        """How many objects of a kind have not been destroyed."""
        return sum(one.kind == kind for one in self.objects.values())

    def _creates(self, kind: str) -> Callable[..., int]:
        def create(target: int) -> int:
            self._made += 1
            number = 0x1000 * self._made
            self.objects[number] = Object(kind)
            c_void_p.from_address(target).value = number
            return 0

        return create

    def _destroys(self, kind: str) -> Callable[..., int]:
        def destroy(number: int) -> int:
            return 0 if self.objects.pop(number).kind == kind else BAD_PARAM

        return destroy

    def _tells(self, kind: str, name: str) -> Callable[..., int]:
        def tell(number: int, value: int) -> int:
            if self.objects[number].kind != kind:
                return BAD_PARAM
            self.objects[number].told[name] = value
            return 0

        return tell

    def _set_stream(self, handle: int, stream: int) -> int:
        return 0 if self.objects[handle].kind == "handle" else BAD_PARAM

    def _set_tensor(self, number: int, dtype: int, count: int, shape: Any, strides: Any) -> int:
        lengths, steps = shape[:count], strides[:count]
        packed = [int(np.prod(lengths[axis + 1 :])) for axis in range(count)]
        channels = lengths[1]
        behind = [*[channels * int(np.prod(lengths[axis + 1 :])) for axis in range(2, count)]]
        last = [int(np.prod(lengths[1:])), 1, *behind]
        if count < 4 or steps not in (packed, last) or min(lengths) < 1:
            return BAD_PARAM
        layouts = {layout for layout, found in ((0, packed), (1, last)) if steps == found}
        told = self.objects[number].told
        told.update(dtype=DTYPES[dtype], shape=tuple(lengths), layouts=layouts)
        return 0

    def _set_filter(self, number: int, dtype: int, layout: int, count: int, shape: Any) -> int:
        if count < 4 or layout not in (0, 1):
            return BAD_PARAM
        told = self.objects[number].told
        told.update(dtype=DTYPES[dtype], shape=tuple(shape[:count]), layouts={layout})
        return 0

    def _set_convolution(
        self, number: int, count: int, padding: Any, strides: Any, dilation: Any, mode: int, of: int
    ) -> int:
        found = [numbers[:count] for numbers in (padding, strides, dilation)]
        if count < 2 or mode != 1 or min(found[0]) < 0 or min(found[1] + found[2]) < 1:
            return BAD_PARAM
        told = self.objects[number].told
        told.update(padding=found[0], strides=found[1], dilation=found[2], of=DTYPES[of])
        return 0

    # ---- convolutions ----------------------------------------------------------------------

    def _checked(self, direction: str, numbers: Sequence[int], convolution: int) -> list[Object]:
        """Image, filters and places, of operands and a result in the order of the functions."""
        one, two, three = (self.objects[number] for number in numbers)
        if direction == "Forward":
            image, filters, places = one, two, three
        elif direction == "BackwardData":
            filters, places, image = one, two, three
        else:
            image, places, filters = one, two, three
        kinds = [image.kind, filters.kind, places.kind]
        assert kinds == ["Tensor", "Filter", "Tensor"]
        told = self.objects[convolution].told
        groups = told["GroupCount"]
        shape, taps, out = image.told["shape"], filters.told["shape"], places.told["shape"]
        assert shape[0] == out[0]
        assert shape[1] == taps[1] * groups
        assert taps[0] == out[1]
        assert not taps[0] % groups
        for axis, numbers in enumerate(
            zip(told["padding"], told["strides"], told["dilation"], strict=True), 2
        ):
            padding, stride, dilation = numbers
            reach = shape[axis] + 2 * padding - dilation * (taps[axis] - 1) - 1
            assert out[axis] == reach // stride + 1
        assert len({one.told["dtype"] for one in (image, filters, places)}) == 1
        assert filters.told["layouts"] <= image.told["layouts"] & places.told["layouts"]
        wide = image.told["dtype"] == np.float64
        assert told["of"] == (np.float64 if wide else np.float32)
        return [image, filters, places]

    def _finds(self, name: str, direction: str) -> Callable[..., int]:
        def find(
            handle: int,
            one: int,
            two: int,
            convolution: int,
            three: int,
            asked: int,
            count: Any,
            found: Any,
        ) -> int:
            assert self.objects[handle].kind == "handle"
            objects = self._checked(direction, (one, two, three), convolution)
            if not objects[1].told["layouts"] <= self.knows:
                return NOT_SUPPORTED
            self.searches.append(name)
            math = self.objects[convolution].told["MathType"]
            given = self.algorithms[:asked]
            count[0] = len(given)
            for place, (algorithm, status, nbytes, determinism) in enumerate(given):
                found[place] = Performance(algorithm, status, 0.5, nbytes, determinism, math)
            return 0

        return find

    def _convolves(self, direction: str) -> Callable[..., int]:
        def convolve(
            handle: int,
            alpha: int,
            one: int,
            first: int,
            two: int,
            second: int,
            convolution: int,
            algorithm: int,
            workspace: int,
            workspace_bytes: int,
            beta: int,
            three: int,
            out: int,
        ) -> int:
            objects = self._checked(direction, (one, two, three), convolution)
            dtype = objects[0].told["dtype"]
            number = ctypes.c_double if dtype == np.float64 else c_float
            assert number.from_address(alpha).value == 1
            assert number.from_address(beta).value == 0
            needed = {row[0]: row[2] for row in self.algorithms}[algorithm]
            assert workspace_bytes >= needed
            assert bool(workspace) == bool(workspace_bytes)
            if self.status:
                return self.status
            told = self.objects[convolution].told
            self.convolutions.append((direction, algorithm, told["MathType"]))
            (layout,) = objects[1].told["layouts"]
            self.layouts.append(layout)
            addresses = {one: first, two: second, three: out}
            arrays = [
                _memory(addresses[self._number(each)], each.told["shape"], dtype, layout)
                for each in objects
            ]
            how = (told["padding"], told["strides"], told["dilation"], told["GroupCount"])
            self.issue(lambda: _compute(direction, *arrays, *how))
            return 0

        return convolve

    def _number(self, one: Object) -> int:
        return next(number for number, other in self.objects.items() if other is one)


def _memory(address: int, shape: tuple[int, ...], dtype: np.dtype, layout: int) -> np.ndarray:
    nbytes = int(np.prod(shape)) * dtype.itemsize
    memory = (ctypes.c_uint8 * nbytes).from_address(address)
    if layout:
        return np.moveaxis(np.ndarray((shape[0], *shape[2:], shape[1]), dtype, memory), -1, 1)
    return np.ndarray(shape, dtype, memory)


def _compute(
    direction: str,
    image: np.ndarray,
    filters: np.ndarray,
    places: np.ndarray,
    padding: Sequence[int],
    strides: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> None:
    """Tap by tap, on an image with its zeros around."""
    working = np.float64 if image.dtype == np.float64 else np.float32
    around = [(0, 0), (0, 0), *[(each, each + 1 << 6) for each in padding]]
    taps, out = filters.shape[2:], places.shape[2:]
    wide = np.pad(image.astype(working), around)
    if direction == "BackwardData":
        wide[...] = 0
    w, y = filters.astype(working), places.astype(working)
    result = {"Forward": y, "BackwardFilter": w}.get(direction)
    if result is not None:
        result[...] = 0
    members, channels, outputs = image.shape[0], filters.shape[1], filters.shape[0] // groups
    for tap in itertools.product(*map(range, taps)):
        at = tuple(
            slice(t * d, t * d + (length - 1) * s + 1, s)
            for t, d, s, length in zip(tap, dilation, strides, out, strict=True)
        )
        for group in range(groups):
            of = slice(group * channels, (group + 1) * channels)
            to = slice(group * outputs, (group + 1) * outputs)
            met = wide[(slice(None), of, *at)]
            factor = w[(to, slice(None), *tap)]
            flat = met.reshape(members, channels, -1)
            given = y[:, to].reshape(members, outputs, -1)
            if direction == "Forward":
                y[:, to] += np.einsum("kc,mcp->mkp", factor, flat).reshape(y[:, to].shape)
            elif direction == "BackwardData":
                wide[(slice(None), of, *at)] += np.einsum("kc,mkp->mcp", factor, given).reshape(
                    met.shape
                )
            else:
                w[(to, slice(None), *tap)] = np.einsum("mkp,mcp->kc", given, flat)
    if direction == "Forward":
        places[...] = y
    elif direction == "BackwardFilter":
        filters[...] = w
    else:
        inside = tuple(slice(p, p + n) for p, n in zip(padding, image.shape[2:], strict=True))
        image[...] = wide[(slice(None), slice(None), *inside)]
