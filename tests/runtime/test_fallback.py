"""`Config.force_fallback`: operations that are never parts of loops (B22)."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la
from lazyasync.ir.node import Node, operation_names
from lazyasync.ops.names import recorded_as
from lazyasync.tensor import LazyTensor


def network(x: LazyTensor) -> LazyTensor:
    hidden = la.tanh(x.T * 0.5 + 1.0) - la.exp(x).T
    return la.softmax(hidden, axis=-1).sum(axis=0) * 2.0


async def program(config: dict[str, Any]) -> tuple[str, np.ndarray]:
    """The program of the network, and what it computes."""
    async with la.open_runtime("cpu:0", config):
        x = la.asarray(np.linspace(-2, 2, 24, dtype=np.float32).reshape(4, 6))
        lowered = la.compile(network).lower(x)
        return lowered.text, np.array(await network(x).numpy())


@needs_llvm
@pytest.mark.parametrize(
    ("names", "called"),
    [
        ("tanh", ["tanh("]),
        ("exp, tanh", ["tanh(", "exp("]),
        ("softmax", ["softmax("]),
        ("sum", ["sum("]),
        ("transpose", ["transpose("]),
        (" multiply ,", ["multiply("]),
    ],
)
async def test_an_operation_runs_by_itself(names: str, called: list[str]) -> None:
    usual, expected = await program({})
    text, found = await program({"force_fallback": names})
    np.testing.assert_allclose(found, expected, rtol=1e-6)
    for name in called:
        assert any(line.startswith("%") and f"= {name}" in line for line in text.splitlines())
        assert not any(line.startswith("  ") and f"= {name}" in line for line in text.splitlines())
    assert text != usual


@needs_llvm
async def test_all_at_once() -> None:
    _, expected = await program({})
    names = "tanh,exp,softmax,sum,transpose,multiply,add,subtract"
    text, found = await program({"force_fallback": names})
    assert "loop" not in text
    np.testing.assert_allclose(found, expected, rtol=1e-6)


@needs_llvm
@pytest.mark.parametrize("name", ["transpose", "getitem", "reshape"])
async def test_what_a_view_looks_into_is_not_used_again(name: str) -> None:
    # The memory that the tanh was in, free for the sums unless the view counts as a copy.
    numbers = np.linspace(-2, 2, 64 * 64, dtype=np.float32).reshape(64, 64)

    def record(x: LazyTensor) -> LazyTensor:
        t = la.tanh(x)
        looked_at = {"transpose": t.T, "getitem": t[::-1], "reshape": t.reshape(-1)}[name]
        later = la.cumsum(la.cumsum(x * 3.0, axis=0) + 1.0, axis=0)
        return looked_at.reshape(64, 64) + later * 0.0

    t = np.tanh(numbers)
    expected = {"transpose": t.T, "getitem": t[::-1], "reshape": t}[name]
    async with la.open_runtime("cpu:0", {"force_fallback": name}):
        found = await record(la.asarray(numbers)).numpy()
    np.testing.assert_allclose(found, expected, rtol=1e-6)


async def test_operations_of_several_results() -> None:
    async with la.open_runtime("cpu:0", {"force_fallback": "modf,output"}):
        fraction, whole = la.modf(la.asarray(np.array([1.5, -2.25])) * 1.0)
        assert (await (fraction + whole).numpy()).tolist() == [1.5, -2.25]


async def test_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAZYASYNC_FORCE_FALLBACK", "tanh")
    async with la.open_runtime("cpu:0") as runtime:
        assert runtime.config.fallback_operations == {"tanh"}


@pytest.mark.parametrize(
    ("names", "hint"),
    [
        ("tanhh", "no operation 'tanhh'; did you mean 'tanh'"),
        ("Matmul", "no operation 'Matmul'; did you mean 'matmul'\\?"),
        ("la.add", "no operation 'la.add'; did you mean 'add'\\?"),
        ("sum_", "did you mean 'sum'"),
        ("arctan3", "did you mean 'arctan', 'arctanh' or 'arctan2'"),
        ("bitwise", "did you mean 'bitwise_or', 'bitwise_xor' or 'bitwise_and'\\?"),
        ("abs", "no operation 'abs'; la.abs is recorded as 'absolute'$"),
        ("np.clip", "no operation 'np.clip'; la.clip is recorded as 'maximum' and 'minimum'$"),
        ("var", "la.var is recorded as 'mean', 'subtract' and 'square'$"),
        ("exp,parameter", "no operation 'parameter'"),
        ("qqq", "no operation 'qqq'; there are .*'add'"),
    ],
)
async def test_unknown_names_are_refused(names: str, hint: str) -> None:
    with pytest.raises(ValueError, match=hint):
        async with la.open_runtime("cpu:0", {"force_fallback": names}):
            pass
    with pytest.raises(TypeError, match="force_fallback must be names"):
        la.Config(force_fallback=["tanh"])  # type: ignore[arg-type]


# ---- what functions are recorded as --------------------------------------------------------


def matrix() -> LazyTensor:
    return la.asarray(np.linspace(0.1, 2.0, 12, dtype=np.float32).reshape(3, 4))


def integers() -> LazyTensor:
    return la.asarray(np.arange(12).reshape(3, 4))


CALLS: dict[str, Callable[[Callable[..., Any]], Any]] = {
    **dict.fromkeys(
        ("nonzero", "flatnonzero", "argwhere", "unique", "unique_all", "unique_counts"),
        lambda f: f(matrix(), size=2),
    ),
    **dict.fromkeys(("unique_inverse", "unique_values"), lambda f: f(matrix(), size=2)),
    **dict.fromkeys(
        ("segment_sum", "segment_prod", "segment_max", "segment_min"),
        lambda f: f(matrix(), la.zeros(matrix().shape[:1], dtype="int64"), 2),
    ),
    "append": lambda f: f(matrix(), matrix()),
    "histogram": lambda f: f(matrix(), 40),  # of fewer bins nothing is sorted
    **dict.fromkeys(("argpartition", "partition"), lambda f: f(matrix(), 1)),
    **dict.fromkeys(
        ("array_equiv", "kl_div", "rel_entr", "xlog1py"), lambda f: f(matrix(), matrix())
    ),
    **dict.fromkeys(("packbits", "unpackbits"), lambda f: f(la.asarray([1, 0, 3], dtype="uint8"))),
    "polyfit": lambda f: f(matrix()[0], matrix()[1], 1),
    "apply_along_axis": lambda f: f(la.sum, 0, matrix()),
    "array_split": lambda f: f(matrix(), 2),
    **dict.fromkeys(("atleast_1d", "atleast_2d", "atleast_3d"), lambda f: f(matrix()[0, 0])),
    **dict.fromkeys(("column_stack", "dstack"), lambda f: f([matrix(), matrix()])),
    "delete": lambda f: f(matrix(), 0),
    "insert": lambda f: f(matrix(), 0, 1.0),
    "block": lambda f: f([[matrix(), matrix()]]),
    "tri": lambda f: f(3),
    "indices": lambda f: f((2, 3)),
    "ix_": lambda f: f([0, 1], [2]),
    **dict.fromkeys(("diagflat", "isposinf", "isneginf"), lambda f: f(matrix())),
    **dict.fromkeys(("hsplit", "vsplit"), lambda f: f(matrix(), [1])),
    "dsplit": lambda f: f(la.ones((2, 2, 4)), 2),
    "resize": lambda f: f(matrix(), (5, 2)),
    **dict.fromkeys(("float_power", "logaddexp2"), lambda f: f(matrix(), matrix())),
    "ldexp": lambda f: f(matrix(), integers()),
    "glu": lambda f: f(matrix()[:, :2]),
    "logspace": lambda f: f(0, 1, 3),
    "geomspace": lambda f: f(1, 2, 3),
    **dict.fromkeys(
        ("fmax", "fmin", "fmod", "heaviside", "xlogy"), lambda f: f(matrix(), matrix())
    ),
    "polygamma": lambda f: f(1, matrix()),
    "bincount": lambda f: f(la.asarray([0, 1]), length=2),
    "choose": lambda f: f(la.asarray([0, 1]), [la.ones(2), la.zeros(2)]),
    "compress": lambda f: f(matrix()[0] > 1, matrix()[0], size=2),
    "extract": lambda f: f(matrix() > 1, matrix(), size=2),
    "fill_diagonal": lambda f: f(matrix(), 2.0, inplace=False),
    "isin": lambda f: f(matrix(), np.arange(20.0)),  # fewer are compared with each
    "one_hot": lambda f: f(la.asarray([0, 1]), 2),
    "put_along_axis": lambda f: f(matrix()[0], la.asarray([0]), 2.0, 0, inplace=False),
    "ravel_multi_index": lambda f: f((la.asarray([0]), la.asarray([1])), (2, 2)),
    "select": lambda f: f([matrix() > 1], [matrix()]),
    "union1d": lambda f: f(matrix(), matrix(), size=2),
    "unravel_index": lambda f: f(la.asarray([0, 1]), (2, 2)),
    "correlate": lambda f: f(matrix()[0], matrix()[1]),
    "digitize": lambda f: f(matrix(), [1.0, 2.0]),
    "gradient": lambda f: f(matrix(), axis=1),
    "interp": lambda f: f(matrix(), [1.0, 2.0], [3.0, 4.0]),
    "polyval": lambda f: f(matrix()[0], matrix()),
    "topk": lambda f: f(matrix(), 1),
    "vander": lambda f: f(matrix()[0]),
    **dict.fromkeys(("nanquantile", "quantile"), lambda f: f(matrix(), 0.25)),
    **dict.fromkeys(("nanpercentile", "percentile"), lambda f: f(matrix(), 25)),
    "allclose": lambda f: f(matrix(), matrix()),
    "array_equal": lambda f: f(matrix(), matrix()),
    "astype": lambda f: f(matrix(), np.float64),
    "bitwise_invert": lambda f: f(integers()),
    "atan2": lambda f: f(matrix(), matrix()),
    "bitwise_left_shift": lambda f: f(integers(), integers()),
    "bitwise_count": lambda f: f(integers()),
    "lcm": lambda f: f(integers(), integers()),
    "bitwise_not": lambda f: f(integers()),
    "bitwise_right_shift": lambda f: f(integers(), integers()),
    "broadcast_arrays": lambda f: f(matrix(), la.ones((3, 1)) * 2.0)[1],
    "clip": lambda f: f(matrix(), 0.5, 1.5),
    "concat": lambda f: f([matrix(), matrix()]),
    "divmod": lambda f: f(matrix(), matrix()),
    "dot": lambda f: f(matrix(), matrix().T),
    "dropout_mask": lambda f: f((3,), 0.5),
    "empty": lambda f: f((3,)),
    "eye": lambda f: f(3),
    "full": lambda f: f((3,), 2.5),
    "full_like": lambda f: f(matrix(), 2.5),
    "hstack": lambda f: f([matrix(), matrix()]),
    "isclose": lambda f: f(matrix(), matrix()),
    "linspace": lambda f: f(0.0, 1.0, 5),
    "logical_and": lambda f: f(matrix(), matrix()),
    "logical_or": lambda f: f(matrix(), matrix()),
    "logical_xor": lambda f: f(matrix(), matrix()),
    "meshgrid": lambda f: f(matrix()[0], matrix()[1]),
    "mod": lambda f: f(matrix(), matrix()),
    "moveaxis": lambda f: f(matrix(), 0, 1),
    "ones": lambda f: f((3,)),
    "outer": lambda f: f(matrix(), matrix()),
    "pad": lambda f: f(matrix(), 1),
    "cross": lambda f: f(la.ones((2, 3)), la.ones((3,))),
    "einsum": lambda f: f("ij,jk", matrix(), matrix().T),
    "inner": lambda f: f(matrix(), matrix()),
    "kron": lambda f: f(matrix(), matrix()),
    "vdot": lambda f: f(matrix(), matrix()),
    "permute_dims": lambda f: f(matrix(), (1, 0)),
    "pow": lambda f: f(matrix(), 3.5),
    "rand": lambda f: f((3,)),
    "randn": lambda f: f((3,)),
    "repeat": lambda f: f(matrix(), 2),
    "roll": lambda f: [f(matrix(), 1), f(matrix(), la.asarray(1))],
    "split": lambda f: f(matrix(), 2, 1),
    "stack": lambda f: f([matrix(), matrix()]),
    "swapaxes": lambda f: f(matrix(), 0, 1),
    "tensordot": lambda f: f(matrix(), matrix().T, 1),
    "tile": lambda f: f(matrix(), (2, 2)),
    "true_divide": lambda f: f(matrix(), matrix()),
    "vecdot": lambda f: f(matrix(), matrix()),
    "vstack": lambda f: f([matrix(), matrix()]),
    "zeros": lambda f: f((3,)),
}
"""How functions are called that take more, or something else, than one matrix."""


def operations_of(nodes: list[Node]) -> set[str]:
    """The names of all operations that nodes need."""
    found: set[str] = set()
    while nodes:
        node = nodes.pop()
        found.add(node.operation.name)
        nodes.extend(node.operands)
    return found


FUNCTIONS = [
    name
    for name in la.__all__
    if inspect.isfunction(function := getattr(la, name))
    and function.__module__.startswith("lazyasync.ops.")
]


@pytest.mark.parametrize(
    "name", [name for name in FUNCTIONS if recorded_as(name) not in ((), (name,))]
)
async def test_functions_are_recorded_as_is_said(name: str) -> None:
    async with la.open_runtime("cpu:0"):
        result = CALLS.get(name, lambda f: f(matrix()))(getattr(la, name))
        tensors = result if isinstance(result, (list, tuple)) else [result]
        found = operations_of([tensor._node for tensor in tensors])
    assert set(recorded_as(name)) <= found & operation_names()


def test_every_function_is_an_operation_or_said_to_be_recorded_as_some() -> None:
    nothing = {"asarray", "checkpoint_name", "from_dlpack", "positive", "define_operation"}
    nothing |= {
        "broadcast_shapes",
        "can_cast",
        "finfo",
        "get_default_dtype",
        "iinfo",
        "isdtype",
        "result_type",
    }
    nothing |= {"diag_indices", "tril_indices", "triu_indices"}
    nothing |= {"bartlett", "blackman", "hamming", "hanning", "kaiser"}  # made by NumPy
    nothing |= {"intersect1d", "setdiff1d"}  # which need the values
    nothing |= {"einsum_path", "iscomplexobj", "isrealobj", "isscalar", "issubdtype"}
    nothing |= {"copy", "ndim", "promote_types", "shape", "size"}
    """Those that hand their argument on, and what records nothing itself."""
    assert {name for name in FUNCTIONS if not recorded_as(name)} == nothing - operation_names()
