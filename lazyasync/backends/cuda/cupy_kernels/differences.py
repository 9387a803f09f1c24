"""Where CuPy differs from what the lowerings expect: one table, and the kernels it needs.

The lowerings of operations are for NumPy, and where it pays they use what NumPy alone has. Many of
them hold for CuPy as well, whose functions are called by the same names. CuPy 14 departs from NumPy
in the places listed here, which were found in its sources, and has other ways to be quick.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from lazyasync.backends.cuda.cupy_kernels.cholesky import cholesky, covariance_factor
from lazyasync.backends.cuda.cupy_kernels.drawing import normal, randint, uniform
from lazyasync.backends.cuda.cupy_kernels.dynamic_slicing import (
    dynamic_slice,
    dynamic_update_slice,
)
from lazyasync.backends.cuda.cupy_kernels.indexing import (
    joint_index,
    place_of_index,
    scatter,
    scatter_add,
    scatter_add_along_axis,
    take,
    take_along_axis,
)
from lazyasync.backends.cuda.cupy_kernels.sampling import sampler_kernel
from lazyasync.backends.cuda.cupy_kernels.scans import cumulative
from lazyasync.compiler.widening.conversions import concerns
from lazyasync.compiler.widening.kernels import lower_wide
from lazyasync.ir.interpretation import interpreted
from lazyasync.ir.node import Node
from lazyasync.ir.rule_kinds import Rules
from lazyasync.ir.rules import LOWERINGS, Kernel
from lazyasync.ir.scalar import Sampler
from lazyasync.ir.types import TensorType, kind_of

HALF = np.dtype(np.float16)
SINGLE = np.dtype(np.float32)

Inputs: TypeAlias = tuple[TensorType, ...]
Adaptation: TypeAlias = Callable[[Any, Node, Inputs], Kernel]
"""Makes a kernel over the arrays of ``xp`` that stands in for that of a node."""


_on_device = threading.local()
"""The host arrays that are on a device, in its worker thread: programs are for several devices."""


def forget_host_arrays() -> None:
    """Drops what `ArrayModule.asarray` has copied to the device of this thread."""
    _on_device.__dict__.clear()


class ArrayModule:
    """CuPy as the lowerings see it: its own functions, but for those that differ from NumPy's."""

    counters_at_a_time = 1 << 22
    """Of random numbers, which are drawn in so large parts that the launches do not matter."""

    def __init__(self, cupy: Any) -> None:
        self._cupy = cupy
        self._kernels: dict[tuple[str, str, str, str], Any] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cupy, name)

    def asarray(self, value: Any) -> Any:
        """A host array that lowerings need again and again: copied to each device once.

        Not at every run: in one that is being captured, copies from the host are refused.
        """
        if not isinstance(value, (np.ndarray, np.generic)):
            return self._cupy.asarray(value)
        arrays: dict[Any, Any] = _on_device.__dict__.setdefault("arrays", {})
        key = (value.dtype, value.shape, value.tobytes())
        array = arrays.get(key)
        if array is None:
            array = arrays[key] = self._cupy.asarray(value)
        return array

    def matmul(self, left: Any, right: Any, out: Any = None) -> Any:
        """The matrix product; CuPy's does not take its output by position."""
        if out is not None and out.size == 1 and out.dtype == HALF:
            # CuPy takes this for a product and a sum, both in half precision.
            left, right = left.astype(SINGLE), right.astype(SINGLE)
            self._cupy.copyto(out, self._cupy.matmul(left, right).reshape(out.shape))
            return out
        return self._cupy.matmul(left, right, out=out)

    def sampler_kernel(self, chosen: Sampler, output: TensorType, largest: float | None) -> Kernel:
        """The kernel of a random number, for lowerings that ask whether there is one."""
        return sampler_kernel(self, chosen, output, largest)

    def ElementwiseKernel(  # noqa: N802 - CuPy's name, which the lowerings use
        self, in_params: str, out_params: str, operation: str, name: str, **others: Any
    ) -> Any:
        """The kernel of this source, one object for all: each loads its module for itself.

        ``others``, such as a preamble, are the same for all kernels of a name.
        """
        key = (in_params, out_params, operation, name)
        kernel = self._kernels.get(key)
        if kernel is None:
            made = self._cupy.ElementwiseKernel(in_params, out_params, operation, name, **others)
            kernel = self._kernels.setdefault(key, made)
        return kernel


def lower_for_cupy(xp: ArrayModule, node: Node, inputs: Inputs) -> Kernel:
    """The kernel of a node over CuPy's arrays."""
    if concerns(node, inputs):
        return lower_wide(xp, node, inputs, partial(_lower, xp))
    return _lower(xp, node, inputs)


def _lower(xp: ArrayModule, node: Node, inputs: Inputs) -> Kernel:
    difference = _difference(node)
    if difference is not None:
        return difference.adapt(xp, node, inputs)
    return LOWERINGS[node.operation](xp, inputs, node.type, node.attributes)


def takes_numbers(xp: ArrayModule, node: Node, kernel: Kernel) -> bool:
    """Whether the kernel of a node takes NumPy numbers in place of arrays.

    Numbers travel as arguments of the launch. Where only arrays will do, each costs a launch of its
    own that fills one.
    """
    difference = _difference(node)
    return isinstance(kernel, xp.ufunc) if difference is None else difference.takes_numbers


def _difference(node: Node) -> CupyDifference | None:
    difference = DIFFERENCES.of(node.operation)
    return difference if difference is not None and difference.concerns(node.type.dtype) else None


def _regions(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """Loops and branches on the host, over kernels of the device."""
    return interpreted(node, xp, partial(lower_for_cupy, xp))


# ---- elementwise ---------------------------------------------------------------------------


def _ufunc(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """The ufunc itself: CuPy's takes ``out`` by position where NumPy's no longer does."""
    kernel: Kernel = getattr(xp, node.operation.name)
    return kernel


def _where(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """A selection as one launch, in place of the three of two masked copies."""
    kernel: Kernel = xp.ElementwiseKernel(
        "bool condition, T x, T y", "T out", "out = condition ? x : y", "lazyasync_where"
    )
    return kernel


def _power(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """Powers of which those to the exponent 2 are squares; whether there are any, nobody asks."""
    kernel, square, copyto = xp.power, xp.square, xp.copyto

    def power(base: Any, exponent: Any, out: Any) -> None:
        # `out` may be either operand.
        twos = exponent == 2
        squares = square(base)
        kernel(base, exponent, out)
        copyto(out, squares, where=twos)

    return power


def _share(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """The gradient of the larger of two, half of it where they are equal: without looking for any.

    Bit patterns times 0 or 1, which is exact for infinity and NaN.
    """
    greater, equal, multiply, bitwise_or = xp.greater, xp.equal, xp.multiply, xp.bitwise_or
    dtype = node.type.dtype
    bits, half = np.dtype(f"i{dtype.itemsize}"), dtype.type(0.5)

    def share(g: Any, larger: Any, smaller: Any, out: Any) -> None:
        whole = out.view(bits)
        ties = equal(larger, smaller)
        halves = (g * half).view(bits)
        multiply(g.view(bits), greater(larger, smaller).view(np.int8), whole)
        # At most one of the two is not zero, so that "or" adds them up.
        bitwise_or(whole, multiply(halves, ties.view(np.int8)), whole)

    return share


def _complex_expm1(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """``exp(x) - 1`` by its parts: CuPy's is for real numbers alone.

    Source: exp(a + ib) - 1 = (exp(a) - 1) cos(b) - 2 sin(b / 2)**2 + i exp(a) sin(b).
    """
    exp, cos, sin, real_expm1 = xp.exp, xp.cos, xp.sin, xp.expm1
    isfinite, copyto = xp.isfinite, xp.copyto

    def expm1(x: Any, out: Any) -> None:
        # Infinities are multiplied by sines that are 0, where the exponential knows better.
        far = exp(x) - 1
        a, b = x.real, x.imag
        half = sin(b * 0.5)
        real, imag = real_expm1(a) * cos(b) - half * half * 2, exp(a) * sin(b)
        copyto(out.real, real + 0)  # of which the standard has no -0.0
        copyto(out.imag, imag)
        copyto(out, far, where=~isfinite(out))

    return expm1


def _complex_divide(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """A quotient of complex numbers, infinite where the divisor is 0: CuPy's is NaN there."""
    kernel: Kernel = xp.ElementwiseKernel(
        "T x, T y",
        "T out",
        """
        if (y.real() == 0 && y.imag() == 0) {
            const auto zero = fabs(y.real());
            out = T(x.real() / zero, x.imag() / zero);
        } else {
            out = x / y;
        }
        """,
        "lazyasync_complex_divide",
    )
    return kernel


def _complex_log2(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """A logarithm by its parts: CuPy divides a complex number, and infinities become NaN."""
    log, multiply, scale = xp.log, xp.multiply, 1 / np.log(2)

    def log2(x: Any, out: Any) -> None:
        log(x, out)
        multiply(out.real, scale, out.real)
        multiply(out.imag, scale, out.imag)

    return log2


def _complex_sign(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """``x / |x|``: CuPy's is the sign of the real part."""
    absolute, divide, equal, copyto = xp.absolute, xp.divide, xp.equal, xp.copyto

    def sign(x: Any, out: Any) -> None:
        size = absolute(x)
        divide(x, size, out)
        copyto(out, 0, where=equal(size, 0))

    return sign


def _erf(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    working = "double" if node.type.dtype.itemsize == 8 else "float"
    source = f"out = erf(static_cast<{working}>(x));"
    kernel: Kernel = xp.ElementwiseKernel("T x", "T out", source, f"lazyasync_erf_{working}")
    return kernel


_HALF_NEXTAFTER = """
const int size = x & 0x7fff, other = y & 0x7fff;
const int from = x & 0x8000 ? -size : size, to = y & 0x8000 ? -other : other;
if (size > 0x7c00 || other > 0x7c00) {
    out = 0x7e00;
} else if (from == to) {
    out = y;
} else if (size == 0) {
    out = (y & 0x8000) | 1;
} else {
    out = (to > from) == (from > 0) ? x + 1 : x - 1;
}
"""


def _half_nextafter(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """Neighbours by their bits: CuPy's of an infinity in half precision is NaN."""
    kernel = xp.ElementwiseKernel("T x, T y", "T out", _HALF_NEXTAFTER, "lazyasync_half_nextafter")
    bits = np.dtype(np.uint16)

    def nextafter(x: Any, y: Any, out: Any) -> None:
        kernel(x.view(bits), y.view(bits), out.view(bits))

    return nextafter


_FLOAT_MODULO = """
const {type} a = x, b = y;
{type} remainder = fmod(a, b);
{type} quotient;
if (b == 0) {{
    quotient = a / b;
}} else if (isinf(a) || isinf(b)) {{
    quotient = floor(a / b);
    if (isinf(b) && remainder != 0 && (b < 0) != (remainder < 0)) {{
        remainder += b;
    }} else if (remainder == 0) {{
        remainder = copysign({type}(0), b);
    }}
}} else {{
    quotient = (a - remainder) / b;
    if (remainder != 0) {{
        if ((b < 0) != (remainder < 0)) {{
            remainder += b;
            quotient -= 1;
        }}
    }} else {{
        remainder = copysign({type}(0), b);
    }}
    if (quotient != 0) {{
        const {type} floored = floor(quotient);
        quotient = quotient - floored > {type}(0.5) ? floored + 1 : floored;
    }} else {{
        quotient = copysign({type}(0), a / b);
    }}
}}
out = {result};
"""


def _float_modulo(result: str) -> Adaptation:
    """Python's ``//`` and ``%`` of real numbers, through C's ``fmod``, which is exact.

    CuPy's are ``floor(x / y)`` and what that leaves: wrong by one where the quotient is rounded
    up to an integer, and NaN where the divisor is infinite.
    """

    def adaptation(xp: Any, node: Node, inputs: Inputs) -> Kernel:
        working = "double" if node.type.dtype.itemsize == 8 else "float"
        source = _FLOAT_MODULO.format(type=working, result=result)
        name = f"lazyasync_{result}_{working}"
        kernel: Kernel = xp.ElementwiseKernel("T x, T y", "T out", source, name)
        return kernel

    return adaptation


# ---- reductions ----------------------------------------------------------------------------

Reduce: TypeAlias = Callable[[Any, Any, Any], Any]
"""``reduce(x, attributes, out)`` gives ``out``, or a new array if that is None."""


def _reduction(reduce: Reduce) -> Adaptation:
    """A reduction kept from laying out its result anew.

    For an operand in column-major order CuPy may give the array it is to write to column-major
    strides, and buffers must stay in row-major order.
    """

    def adaptation(xp: Any, node: Node, inputs: Inputs) -> Kernel:
        attributes, copyto = node.attributes, xp.copyto

        def kernel(x: Any, out: Any) -> None:
            if out.ndim > 1 and not x.flags.c_contiguous:
                copyto(out, reduce(x, attributes, None))
            else:
                reduce(x, attributes, out)

        return kernel

    return adaptation


def _without_out(reduce: Reduce) -> Adaptation:
    """A reduction that is better not told where to write."""

    def adaptation(xp: Any, node: Node, inputs: Inputs) -> Kernel:
        attributes, copyto = node.attributes, xp.copyto
        shape = node.type.shape
        return lambda x, out: copyto(out, reduce(x, attributes, None).reshape(shape))

    return adaptation


def _totals(method: str) -> Adaptation:
    """Sums and products; those of half precision in single precision, as NumPy has them."""

    def reduce(x: Any, attributes: Any, out: Any) -> Any:
        axes, keepdims, dtype = attributes
        return getattr(x, method)(axes, dtype, out, keepdims)

    def reduce_half(x: Any, attributes: Any, out: Any) -> Any:
        axes, keepdims, _ = attributes
        return getattr(x, method)(axes, SINGLE, None, keepdims)

    whole, half = _reduction(reduce), _without_out(reduce_half)

    def adaptation(xp: Any, node: Node, inputs: Inputs) -> Kernel:
        chosen = half if node.type.dtype == HALF else whole
        return chosen(xp, node, inputs)

    return adaptation


def _in_single(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """Computes in single precision what sums up exponentials of half precision."""
    output = node.type
    wide_inputs = tuple([TensorType(type.shape, SINGLE) for type in inputs])
    wide_output = TensorType(output.shape, SINGLE)
    inner = LOWERINGS[node.operation](xp, wide_inputs, wide_output, node.attributes)
    copyto, empty = xp.copyto, xp.empty

    def kernel(x: Any, out: Any) -> None:
        wide = empty(output.shape, SINGLE)
        inner(x.astype(SINGLE), wide)
        copyto(out, wide)

    return kernel


def _half_product(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """The product as of single precision: cuBLAS takes half precision, and sums up in single."""
    wide = tuple([TensorType(type.shape, SINGLE) for type in inputs])
    return LOWERINGS[node.operation](xp, wide, TensorType(node.type.shape, SINGLE), node.attributes)


# ---- making and moving elements ------------------------------------------------------------


def _arange(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    length, dtype = node.attributes
    return lambda out: xp.copyto(out, xp.arange(length, dtype=dtype))


def _broadcast_to(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    shape = node.type.shape
    return lambda x: xp.broadcast_to(x, shape)


def _sort(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """CuPy's sort has no kinds, nor does it ask first whether there are zeros of both signs."""
    (axis,) = node.attributes
    if node.type.dtype.kind == "c":
        return lambda x, out: xp.copyto(
            out, xp.take_along_axis(x, _complex_order(xp, x, axis), axis)
        )

    def sort(x: Any, out: Any) -> None:
        xp.copyto(out, x)
        if out.size:
            out.sort(axis)

    return sort


def _argsort(xp: Any, node: Node, inputs: Inputs) -> Kernel:
    """CuPy sorts stably anyway, and takes it amiss to be asked for more than that."""
    (axis,) = node.attributes
    if inputs[0].dtype.kind == "c":
        return lambda x, out: xp.copyto(out, _complex_order(xp, x, axis))
    return lambda x, out: xp.copyto(out, xp.argsort(x, axis))


def _complex_order(xp: Any, x: Any, axis: int) -> Any:
    """Where the complex numbers along an axis lie in NumPy's order, of equals the first one first.

    That is by real and then imaginary parts, behind all others those with NaN in the imaginary
    part, in the real part, and in both. CuPy puts all NaN last, in the order in which they come.
    """
    nan = 2 * xp.isnan(x.real).astype(xp.int8) + xp.isnan(x.imag)
    order = xp.argsort(x.imag, axis)
    for key in (x.real, nan):  # what decides comes last
        order = xp.take_along_axis(
            order, xp.argsort(xp.take_along_axis(key, order, axis), axis), axis
        )
    return order


def _running(name: str) -> Adaptation:
    """The largest, or smallest, of all up to each element: CuPy accumulates only sums and products.

    By doubling distances, of the old and the new values apart (Hillis and Steele, "Data parallel
    algorithms", 1986).
    """

    def adaptation(xp: Any, node: Node, inputs: Inputs) -> Kernel:
        (axis,), best, copyto = node.attributes, getattr(xp, name), xp.copyto
        length = node.type.shape[axis]

        def kernel(x: Any, out: Any) -> None:
            copyto(out, x)
            ahead: list[Any] = [slice(None)] * out.ndim
            behind = [*ahead]
            distance = 1
            while distance < length:
                ahead[axis], behind[axis] = slice(distance, None), slice(None, -distance)
                later = out[tuple(ahead)]
                copyto(later, best(later, out[tuple(behind)]))
                distance *= 2

        return kernel

    return adaptation


# ---- the table -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CupyDifference:
    """What stands in for an operation's own kernel where its result is of one of ``kinds``.

    ``kinds`` are those of dtypes, or ``"e"`` for half precision alone.
    """

    adapt: Adaptation
    kinds: str = "biufc"
    takes_numbers: bool = False

    def concerns(self, dtype: np.dtype) -> bool:
        """Whether results of this dtype are concerned."""
        return kind_of(dtype) in self.kinds or (self.kinds == "e" and dtype == HALF)


DIFFERENCES: Rules[CupyDifference] = Rules(
    "CuPy kernel",
    {
        "arange": CupyDifference(_arange),
        "broadcast_to": CupyDifference(_broadcast_to),
        "sort": CupyDifference(_sort),
        "argsort": CupyDifference(_argsort),
        "place_of_index": CupyDifference(place_of_index),
        "joint_index": CupyDifference(joint_index),
        "dynamic_slice": CupyDifference(dynamic_slice),
        "dynamic_update_slice": CupyDifference(dynamic_update_slice),
        "take": CupyDifference(take),
        "scatter": CupyDifference(scatter),
        "scatter_add": CupyDifference(scatter_add),
        "take_along_axis": CupyDifference(take_along_axis),
        "scatter_add_along_axis": CupyDifference(scatter_add_along_axis),
        "power": CupyDifference(_power, "fc"),
        "share": CupyDifference(_share),
        "erf": CupyDifference(_erf),
        "nextafter": CupyDifference(_half_nextafter, "e"),
        "expm1": CupyDifference(_complex_expm1, "c"),
        "sign": CupyDifference(_complex_sign, "c"),
        "divide": CupyDifference(_complex_divide, "c", takes_numbers=True),
        "log2": CupyDifference(_complex_log2, "c"),
        "minimum": CupyDifference(_ufunc, takes_numbers=True),
        "maximum": CupyDifference(_ufunc, takes_numbers=True),
        "where": CupyDifference(_where, takes_numbers=True),
        "cumsum": CupyDifference(cumulative),
        "cumprod": CupyDifference(cumulative),
        "cummax": CupyDifference(_running("maximum")),
        "cummin": CupyDifference(_running("minimum")),
        "floor_divide": CupyDifference(_float_modulo("quotient"), "f", takes_numbers=True),
        "remainder": CupyDifference(_float_modulo("remainder"), "f", takes_numbers=True),
        "sum": CupyDifference(_totals("sum")),
        "prod": CupyDifference(_totals("prod")),
        "mean": CupyDifference(_reduction(lambda x, a, out: x.mean(a.axes, None, out, a.keepdims))),
        "max": CupyDifference(_reduction(lambda x, a, out: x.max(a.axes, out, a.keepdims))),
        # With CUB, CuPy 14.2 mixes up the `out` and the `dtype` of `min`.
        "min": CupyDifference(_without_out(lambda x, a, out: x.min(a.axes, None, a.keepdims))),
        "any": CupyDifference(_reduction(lambda x, a, out: x.any(a.axes, out, a.keepdims))),
        "all": CupyDifference(_reduction(lambda x, a, out: x.all(a.axes, out, a.keepdims))),
        # Their output would be a reshaped view, which might be given other strides than its own.
        "argmax": CupyDifference(_without_out(lambda x, a, out: x.argmax(a.axis))),
        "argmin": CupyDifference(_without_out(lambda x, a, out: x.argmin(a.axis))),
        "softmax": CupyDifference(_in_single, "e"),
        "log_softmax": CupyDifference(_in_single, "e"),
        "logsumexp": CupyDifference(_in_single, "e"),
        "matmul": CupyDifference(_half_product, "e"),
        "uniform": CupyDifference(uniform),
        "normal": CupyDifference(normal),
        "randint": CupyDifference(randint),
        "cholesky": CupyDifference(cholesky),
        "covariance_factor": CupyDifference(covariance_factor),
        "scan": CupyDifference(_regions),
        "switch": CupyDifference(_regions),
        "while": CupyDifference(_regions),
    },
)
"""What is not listed CuPy does as NumPy does."""
