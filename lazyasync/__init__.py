"""lazyasync: an async-first, actor-style runtime for lazy tensors."""

import importlib as _importlib
import logging as _logging
from math import e, inf, nan, pi
from typing import TYPE_CHECKING as _TYPE_CHECKING

from lazyasync import backends, optim, trees
from lazyasync.api import computation, ir_cache
from lazyasync.api.blocking import (
    BlockingRuntime,
    blocking,
)
from lazyasync.api.collectives import (
    Rendezvous,
    all_gather,
    all_reduce,
    broadcast,
)
from lazyasync.api.io import (
    load,
    save,
)
from lazyasync.api.steps import (
    add_step_closure,
    device_context,
    get_rng_state,
    get_tensor_id,
    job,
    manual_seed,
    mark_step,
    run_step_closures,
    scope,
    set_rng_state,
    step,
    sync_multi,
    wait_device_ops,
)
from lazyasync.api.transfer import (
    Prefetch,
    prefetch,
    put,
    to_cpu,
)
from lazyasync.autograd import (
    grad,
    stop_gradient,
    value_and_grad,
)
from lazyasync.backends.sim import (
    SimScript,
)
from lazyasync.config import (
    Config,
)
from lazyasync.device import (
    Device,
)
from lazyasync.errors import (
    CheckpointError,
    ClosureError,
    DeviceLostError,
    DeviceMismatchError,
    DeviceOutOfMemoryError,
    DonatedTensorError,
    DTypeError,
    ExecutionError,
    GraphTooLargeError,
    JobClosedError,
    LazyAsyncError,
    NoRuntimeError,
    ReentrantBarrierError,
    RendezvousBrokenError,
    RuntimeCrashedError,
    RuntimeMismatchError,
    ShapeError,
    UnknownDeviceError,
    UnsupportedOperationError,
    WouldBlockError,
    WrongThreadError,
)
from lazyasync.hints import (
    missing as _missing,
)
from lazyasync.observe import metrics
from lazyasync.ops import random
from lazyasync.ops.definition import (
    define_operation,
)
from lazyasync.ops.dispatch import (
    astype,
)
from lazyasync.ops.elementwise.activations import (
    gelu,
    relu,
    silu,
    softplus,
)
from lazyasync.ops.elementwise.arithmetic import (
    absolute,
    add,
    bitwise_and,
    bitwise_invert,
    bitwise_left_shift,
    bitwise_not,
    bitwise_or,
    bitwise_right_shift,
    bitwise_xor,
    divide,
    divmod,
    floor_divide,
    invert,
    left_shift,
    logical_and,
    logical_not,
    logical_or,
    logical_xor,
    mod,
    multiply,
    negative,
    positive,
    remainder,
    right_shift,
    subtract,
    true_divide,
)
from lazyasync.ops.elementwise.closeness import (
    allclose,
    array_equal,
    isclose,
)
from lazyasync.ops.elementwise.comparison import (
    clip,
    equal,
    greater,
    greater_equal,
    less,
    less_equal,
    maximum,
    minimum,
    not_equal,
    where,
)
from lazyasync.ops.elementwise.error_function import (
    erf,
)
from lazyasync.ops.elementwise.functions import (
    cbrt,
    ceil,
    conj,
    exp,
    exp2,
    expm1,
    floor,
    isfinite,
    isinf,
    isnan,
    log,
    log1p,
    log2,
    log10,
    logaddexp,
    nan_to_num,
    reciprocal,
    rint,
    round,
    rsqrt,
    sigmoid,
    sign,
    sqrt,
    square,
    trunc,
)
from lazyasync.ops.elementwise.powers import (
    power,
)
from lazyasync.ops.elementwise.trigonometry import (
    acos,
    acosh,
    arccos,
    arccosh,
    arcsin,
    arcsinh,
    arctan,
    arctan2,
    arctanh,
    asin,
    asinh,
    atan,
    atan2,
    atanh,
    cos,
    cosh,
    deg2rad,
    degrees,
    hypot,
    rad2deg,
    radians,
    sin,
    sinh,
    tan,
    tanh,
)
from lazyasync.ops.indexing.take import (
    take,
)
from lazyasync.ops.indexing.take_along import (
    take_along_axis,
)
from lazyasync.ops.linear_algebra import (
    dot,
    matmul,
    outer,
    tensordot,
    vecdot,
)
from lazyasync.ops.manipulation.broadcasting import (
    broadcast_arrays,
    broadcast_to,
    ravel,
    reshape,
)
from lazyasync.ops.manipulation.creation import (
    arange,
    asarray,
    empty,
    empty_like,
    eye,
    full,
    full_like,
    linspace,
    ones,
    ones_like,
    tril,
    triu,
    zeros,
    zeros_like,
)
from lazyasync.ops.manipulation.diagonals import (
    diag,
    diagonal,
    trace,
)
from lazyasync.ops.manipulation.shaping import (
    concat,
    concatenate,
    expand_dims,
    flip,
    hstack,
    matrix_transpose,
    meshgrid,
    moveaxis,
    pad,
    permute_dims,
    repeat,
    roll,
    split,
    squeeze,
    stack,
    swapaxes,
    tile,
    transpose,
    vstack,
)
from lazyasync.ops.methods import (
    install as _install_methods,
)
from lazyasync.ops.multiple import (
    frexp,
    modf,
)
from lazyasync.ops.number_operators import (
    install as _install_number_operators,
)
from lazyasync.ops.random import (
    bernoulli,
    dropout_mask,
    normal,
    permutation,
    rand,
    randint,
    randn,
    randperm,
    uniform,
)
from lazyasync.ops.reductions.cumulative import (
    cumsum,
)
from lazyasync.ops.reductions.reductions import (
    all,
    any,
    argmax,
    argmin,
    max,
    mean,
    min,
    prod,
    std,
    sum,
    var,
)
from lazyasync.ops.reductions.softmax import (
    log_softmax,
    logsumexp,
    softmax,
)
from lazyasync.ops.reductions.sorting import (
    argsort,
    sort,
)
from lazyasync.runtime.compiled.function import (
    CompiledFunction,
    compile,
)
from lazyasync.runtime.jobs.job import (
    Job,
)
from lazyasync.runtime.opening import (
    open_runtime,
)
from lazyasync.runtime.runtime import (
    Runtime,
    current_job,
    current_runtime,
)
from lazyasync.tensor import (
    LazyTensor,
)

if _TYPE_CHECKING:
    from lazyasync import debug
    from lazyasync.api import aio

newaxis = None

abs = absolute
pow = power

tensor_factory_functions = (
    arange,
    asarray,
    empty,
    eye,
    full,
    linspace,
    normal,
    ones,
    rand,
    randint,
    randn,
    randperm,
    uniform,
    zeros,
)
"""The functions that make tensors out of nothing or out of host data."""

_install_methods()
_install_number_operators()

_tools = {"aio": "lazyasync.api.aio", "debug": "lazyasync.debug"}


def _tool(name: str) -> object:
    """A module that few programs use, and which is imported when somebody first asks for it."""
    path = _tools.get(name)
    if path is None:
        return _missing(name)
    module = globals()[name] = _importlib.import_module(path)
    return module


def __dir__() -> list[str]:
    return sorted({*globals(), *_tools})


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _tool

# Who wants to see the log says so; Python would print warnings even of who has not.
_logging.getLogger("lazyasync").addHandler(_logging.NullHandler())
# Only the attribute: the module stays where imports find it.
del globals()["tensor"]

__all__ = [
    "BlockingRuntime",
    "CheckpointError",
    "ClosureError",
    "CompiledFunction",
    "Config",
    "DTypeError",
    "Device",
    "DeviceLostError",
    "DeviceMismatchError",
    "DeviceOutOfMemoryError",
    "DonatedTensorError",
    "ExecutionError",
    "GraphTooLargeError",
    "Job",
    "JobClosedError",
    "LazyAsyncError",
    "LazyTensor",
    "NoRuntimeError",
    "Prefetch",
    "ReentrantBarrierError",
    "Rendezvous",
    "RendezvousBrokenError",
    "Runtime",
    "RuntimeCrashedError",
    "RuntimeMismatchError",
    "ShapeError",
    "SimScript",
    "UnknownDeviceError",
    "UnsupportedOperationError",
    "WouldBlockError",
    "WrongThreadError",
    "abs",
    "absolute",
    "acos",
    "acosh",
    "add",
    "add_step_closure",
    "aio",
    "all",
    "all_gather",
    "all_reduce",
    "allclose",
    "any",
    "arange",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctan2",
    "arctanh",
    "argmax",
    "argmin",
    "argsort",
    "array_equal",
    "asarray",
    "asin",
    "asinh",
    "astype",
    "atan",
    "atan2",
    "atanh",
    "backends",
    "bernoulli",
    "bitwise_and",
    "bitwise_invert",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "blocking",
    "broadcast",
    "broadcast_arrays",
    "broadcast_to",
    "cbrt",
    "ceil",
    "clip",
    "compile",
    "computation",
    "concat",
    "concatenate",
    "conj",
    "cos",
    "cosh",
    "cumsum",
    "current_job",
    "current_runtime",
    "debug",
    "define_operation",
    "deg2rad",
    "degrees",
    "device_context",
    "diag",
    "diagonal",
    "divide",
    "divmod",
    "dot",
    "dropout_mask",
    "e",
    "empty",
    "empty_like",
    "equal",
    "erf",
    "exp",
    "exp2",
    "expand_dims",
    "expm1",
    "eye",
    "flip",
    "floor",
    "floor_divide",
    "frexp",
    "full",
    "full_like",
    "gelu",
    "get_rng_state",
    "get_tensor_id",
    "grad",
    "greater",
    "greater_equal",
    "hstack",
    "hypot",
    "inf",
    "invert",
    "ir_cache",
    "isclose",
    "isfinite",
    "isinf",
    "isnan",
    "job",
    "left_shift",
    "less",
    "less_equal",
    "linspace",
    "load",
    "log",
    "log1p",
    "log2",
    "log10",
    "log_softmax",
    "logaddexp",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logsumexp",
    "manual_seed",
    "mark_step",
    "matmul",
    "matrix_transpose",
    "max",
    "maximum",
    "mean",
    "meshgrid",
    "metrics",
    "min",
    "minimum",
    "mod",
    "modf",
    "moveaxis",
    "multiply",
    "nan",
    "nan_to_num",
    "negative",
    "newaxis",
    "normal",
    "not_equal",
    "ones",
    "ones_like",
    "open_runtime",
    "optim",
    "outer",
    "pad",
    "permutation",
    "permute_dims",
    "pi",
    "positive",
    "pow",
    "power",
    "prefetch",
    "prod",
    "put",
    "rad2deg",
    "radians",
    "rand",
    "randint",
    "randn",
    "random",
    "randperm",
    "ravel",
    "reciprocal",
    "relu",
    "remainder",
    "repeat",
    "reshape",
    "right_shift",
    "rint",
    "roll",
    "round",
    "rsqrt",
    "run_step_closures",
    "save",
    "scope",
    "set_rng_state",
    "sigmoid",
    "sign",
    "silu",
    "sin",
    "sinh",
    "softmax",
    "softplus",
    "sort",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "stack",
    "std",
    "step",
    "stop_gradient",
    "subtract",
    "sum",
    "swapaxes",
    "sync_multi",
    "take",
    "take_along_axis",
    "tan",
    "tanh",
    "tensor_factory_functions",
    "tensordot",
    "tile",
    "to_cpu",
    "trace",
    "transpose",
    "trees",
    "tril",
    "triu",
    "true_divide",
    "trunc",
    "uniform",
    "value_and_grad",
    "var",
    "vecdot",
    "vstack",
    "wait_device_ops",
    "where",
    "zeros",
    "zeros_like",
]
