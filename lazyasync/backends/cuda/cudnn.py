"""Convolutions by cuDNN, by way of ctypes.

Handle, workspace and stream are given, so that a call issues kernels and does nothing else, inside
a capture too. Names are those of cuDNN's documentation: an *image* ``(members, channels, …)`` is
convolved with *filters* ``(outputs, channels of a group, …)`` to *places*
``(members, outputs, …)``.
"""

from __future__ import annotations

import ctypes
import enum
from collections.abc import Sequence
from ctypes import POINTER, byref, c_double, c_float, c_int, c_size_t, c_void_p
from dataclasses import dataclass
from typing import Any

from lazyasync.backends.cuda.library import SUCCESS, Library, LibraryError
from lazyasync.compiler.geometry import contiguous_strides

WORKSPACE_BYTES = 256 << 20
"""Algorithms that would want more are not chosen."""
MAX_PLANS = 1024
"""Convolutions whose descriptors and algorithms are kept."""

# ---- the library, as in the headers of cuDNN 9 -----------------------------------------------

_NOT_SUPPORTED = 3000
_DATA_TYPES = {"f": 0, "d": 1, "e": 2, "E": 9}
"""CUDNN_DATA_FLOAT, _DOUBLE, _HALF, _BFLOAT16."""
_CROSS_CORRELATION = 1
_ROW_MAJOR, _CHANNELS_LAST = 0, 1
"""CUDNN_TENSOR_NCHW, _NHWC: how filters lie."""
_DEFAULT_MATH, _TENSOR_OP_MATH, _FMA_MATH = 0, 1, 3
"""The default one rounds single precision to TF32 where the device can."""
_DETERMINISTIC = 1
_MOST_ALGORITHMS = 10


class _Performance(ctypes.Structure):
    """cudnnConvolutionFwdAlgoPerf_t, and those of the other directions, which are the same."""

    _fields_ = (
        ("algorithm", c_int),
        ("status", c_int),
        ("time", c_float),
        ("memory", c_size_t),
        ("determinism", c_int),
        ("math", c_int),
        ("reserved", c_int * 3),
    )


class Direction(enum.Enum):
    """What is computed of an image, filters and places; what the library calls it."""

    FORWARD = "Forward"
    """The places."""
    IMAGE = "BackwardData"
    """What comes back to the image from places and filters."""
    FILTERS = "BackwardFilter"
    """What comes back to the filters from places and the image."""

    @property
    def compute(self) -> str:
        """The function that computes it."""
        return f"cudnnConvolution{self.value}"

    @property
    def expect(self) -> str:
        """The function that says which algorithms are expected to be the fastest ones."""
        return f"cudnnGetConvolution{self.value}Algorithm_v7"

    @property
    def measure(self) -> str:
        """The function that runs all algorithms and says which were the fastest ones."""
        return f"cudnnFindConvolution{self.value}Algorithm"


_INTS = POINTER(c_int)
_PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "cudnnCreate": (POINTER(c_void_p),),
    "cudnnDestroy": (c_void_p,),
    "cudnnSetStream": (c_void_p, c_void_p),
    "cudnnCreateTensorDescriptor": (POINTER(c_void_p),),
    "cudnnSetTensorNdDescriptor": (c_void_p, c_int, c_int, _INTS, _INTS),
    "cudnnDestroyTensorDescriptor": (c_void_p,),
    "cudnnCreateFilterDescriptor": (POINTER(c_void_p),),
    "cudnnSetFilterNdDescriptor": (c_void_p, c_int, c_int, c_int, _INTS),
    "cudnnDestroyFilterDescriptor": (c_void_p,),
    "cudnnCreateConvolutionDescriptor": (POINTER(c_void_p),),
    "cudnnSetConvolutionNdDescriptor": (c_void_p, c_int, _INTS, _INTS, _INTS, c_int, c_int),
    "cudnnSetConvolutionGroupCount": (c_void_p, c_int),
    "cudnnSetConvolutionMathType": (c_void_p, c_int),
    "cudnnDestroyConvolutionDescriptor": (c_void_p,),
}
for _direction in Direction:
    for _find in (_direction.expect, _direction.measure):
        _PROTOTYPES[_find] = (*(c_void_p,) * 5, c_int, _INTS, POINTER(_Performance))
    _PROTOTYPES[_direction.compute] = (
        *(c_void_p,) * 7,  # handle, alpha, two operands each behind its descriptor, convolution
        c_int,
        c_void_p,
        c_size_t,
        *(c_void_p,) * 3,  # beta, the result's descriptor, the result
    )


class CudnnError(LibraryError):
    """A call of cuDNN failed. ``status`` is a cudnnStatus_t."""

    @property
    def is_unsupported(self) -> bool:
        """Whether cuDNN has nothing for what it is told: NOT_SUPPORTED and BAD_PARAM."""
        return 2000 <= self.status < 4000


class Cudnn(Library):
    """The functions of cuDNN."""

    prototypes = _PROTOTYPES
    error = CudnnError


def load_cudnn() -> Cudnn | None:
    """cuDNN 9; None if it is not here, or lacks functions that are called."""
    return Cudnn.found("libcudnn.so.9", "cudnn")


# ---- convolutions --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ConvolutionKind:
    """A convolution of arrays that lie in C order. All numbers of axes are those of the image's.

    ``fast``: the fastest algorithm is looked for by running all, those among them that add in
    another order each time, and factors of single precision are rounded to TF32, with 10 bits of
    mantissa. Else algorithms give the same bits each time. ``last``: image, filters and places have
    their channels behind all other axes in memory, the shapes as without it.
    """

    direction: Direction
    dtype: str
    image: tuple[int, ...]
    filters: tuple[int, ...]
    places: tuple[int, ...]
    padding: tuple[int, ...]
    strides: tuple[int, ...]
    dilation: tuple[int, ...]
    groups: int = 1
    fast: bool = False
    last: bool = False

    @property
    def math(self) -> int:
        """The cudnnMathType_t that algorithms are looked for with."""
        if self.dtype in "eE":
            return _TENSOR_OP_MATH
        return _DEFAULT_MATH if self.fast else _FMA_MATH


@dataclass(frozen=True, slots=True)
class _Plan:
    """The descriptors of a convolution, and how it is to be computed."""

    image: int
    filters: int
    places: int
    convolution: int
    algorithm: int
    workspace_bytes: int


class Convolutions:
    """The convolutions of one device, on one stream (the device's own thread)."""

    def __init__(self, library: Cudnn, stream: int, workspace_bytes: int = WORKSPACE_BYTES) -> None:
        self._library = library
        self._most = workspace_bytes
        self._plans: dict[ConvolutionKind, _Plan | CudnnError] = {}
        self._handle = library.create("cudnnCreate")
        library.call("cudnnSetStream", self._handle, stream)
        self._one, self._zero = c_float(1), c_float(0)
        self._wide_one, self._wide_zero = c_double(1), c_double(0)

    def workspace_bytes(self, kind: ConvolutionKind) -> int:
        """The bytes that `issue` is to be given. Raises `CudnnError` where there is no way."""
        return self._planned(kind).workspace_bytes

    def issue(
        self, kind: ConvolutionKind, first: int, second: int, out: int, workspace: int
    ) -> None:
        """Issues a convolution of what is at these addresses, the operands in the kind's order.

        Those are image and filters, filters and places, or image and places. Waits for nothing and
        allocates nothing on the device, so that it can be captured. Raises `CudnnError`.
        """
        plan = self._planned(kind)
        left, right, result = _in_order(kind.direction, plan)
        is_wide = kind.dtype == "d"
        one, zero = (self._wide_one, self._wide_zero) if is_wide else (self._one, self._zero)
        self._library.call(
            kind.direction.compute,
            self._handle,
            ctypes.addressof(one),
            left,
            first,
            right,
            second,
            plan.convolution,
            plan.algorithm,
            workspace,
            plan.workspace_bytes,
            ctypes.addressof(zero),
            result,
            out,
        )

    def close(self) -> None:
        """Gives the library's objects back."""
        self._drop_plans()
        self._library.call("cudnnDestroy", self._handle)

    def _planned(self, kind: ConvolutionKind) -> _Plan:
        plan = self._plans.get(kind)
        if plan is None:
            if len(self._plans) >= MAX_PLANS:
                self._drop_plans()
            try:
                plan = self._plan(kind)
            except CudnnError as error:
                plan = error.with_traceback(None)
            self._plans[kind] = plan
        if isinstance(plan, CudnnError):
            raise plan
        return plan

    def _plan(self, kind: ConvolutionKind) -> _Plan:
        library = self._library
        made: list[tuple[str, int]] = []

        def create(what: str) -> int:
            made.append((what, library.create(f"cudnnCreate{what}Descriptor")))
            return made[-1][1]

        try:
            image = self._tensor(create("Tensor"), kind, kind.image)
            places = self._tensor(create("Tensor"), kind, kind.places)
            filters = create("Filter")
            dtype = _DATA_TYPES[kind.dtype]
            library.call(
                "cudnnSetFilterNdDescriptor",
                filters,
                dtype,
                _CHANNELS_LAST if kind.last else _ROW_MAJOR,
                len(kind.filters),
                _ints(kind.filters),
            )
            convolution = create("Convolution")
            library.call(
                "cudnnSetConvolutionNdDescriptor",
                convolution,
                len(kind.padding),
                _ints(kind.padding),
                _ints(kind.strides),
                _ints(kind.dilation),
                _CROSS_CORRELATION,
                _DATA_TYPES["d" if kind.dtype == "d" else "f"],
            )
            library.call("cudnnSetConvolutionGroupCount", convolution, kind.groups)
            library.call("cudnnSetConvolutionMathType", convolution, kind.math)
            plan = _Plan(image, filters, places, convolution, 0, 0)
            found = self._best(kind, plan)
            library.call("cudnnSetConvolutionMathType", convolution, found.math)
        except BaseException:
            for what, one in made:
                library.call(f"cudnnDestroy{what}Descriptor", one)
            raise
        return _Plan(image, filters, places, convolution, found.algorithm, found.memory)

    def _tensor(self, descriptor: int, kind: ConvolutionKind, shape: tuple[int, ...]) -> int:
        if kind.last:
            outer, *steps, channel = contiguous_strides((shape[0], *shape[2:], shape[1]))
            strides = [outer, channel, *steps]
        else:
            strides = [*contiguous_strides(shape)]
        self._library.call(
            "cudnnSetTensorNdDescriptor",
            descriptor,
            _DATA_TYPES[kind.dtype],
            len(shape),
            _ints(shape),
            _ints(strides),
        )
        return descriptor

    def _best(self, kind: ConvolutionKind, plan: _Plan) -> _Performance:
        """The fastest algorithm, of those that are to be chosen from."""
        if kind.fast:
            try:
                return self._first(kind, plan, kind.direction.measure)
            except CudnnError:  # there is no memory to run them
                pass
        return self._first(kind, plan, kind.direction.expect)

    def _first(self, kind: ConvolutionKind, plan: _Plan, name: str) -> _Performance:
        left, right, result = _in_order(kind.direction, plan)
        found, count = (_Performance * _MOST_ALGORITHMS)(), c_int()
        self._library.call(
            name,
            self._handle,
            left,
            right,
            plan.convolution,
            result,
            _MOST_ALGORITHMS,
            byref(count),
            found,
        )
        for one in found[: count.value]:
            may_be = kind.fast or one.determinism == _DETERMINISTIC
            if one.status == SUCCESS and may_be and one.memory <= self._most:
                return one
        raise CudnnError(f"{name} for {kind}", _NOT_SUPPORTED)

    def _drop_plans(self) -> None:
        for plan in self._plans.values():
            if isinstance(plan, CudnnError):
                continue
            self._library.call("cudnnDestroyTensorDescriptor", plan.image)
            self._library.call("cudnnDestroyTensorDescriptor", plan.places)
            self._library.call("cudnnDestroyFilterDescriptor", plan.filters)
            self._library.call("cudnnDestroyConvolutionDescriptor", plan.convolution)
        self._plans.clear()


def _in_order(direction: Direction, plan: _Plan) -> tuple[int, int, int]:
    """The descriptors of both operands and of the result."""
    if direction is Direction.FORWARD:
        return plan.image, plan.filters, plan.places
    if direction is Direction.IMAGE:
        return plan.filters, plan.places, plan.image
    return plan.image, plan.places, plan.filters


def _ints(numbers: Sequence[int]) -> Any:
    return (c_int * len(numbers))(*numbers)
