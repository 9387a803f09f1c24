"""What somebody tries who comes from NumPy, PyTorch or JAX: each error says what to write here."""

from __future__ import annotations

import copy
import importlib
import operator
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.tensor import LazyTensor

# ---- names ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "instead"),
    [
        ("tensor", "la.asarray"),
        ("array", "la.asarray"),
        ("from_numpy", "la.asarray"),
        ("Tensor", "la.LazyTensor"),
        ("jit", "la.compile"),
        ("cat", "la.concatenate"),
        ("tree_map", "la.trees.tree_map"),
        ("dropout", r"la.nn.dropout"),
        ("conv2d", r"la.nn.conv2d"),
        ("cross_entropy", "la.nn.cross_entropy"),
        ("jacobian", "la.jacrev"),
        ("no_grad", "la.grad"),
        ("amax", "la.max"),
        ("clamp", "la.clip"),
        ("gather", "la.take_along_axis"),
        ("unsqueeze", "la.expand_dims"),
        ("segment_mean", "la.segment_sum"),
        ("hann_window", "la.hanning"),
        ("solve", r"write la\.linalg\.solve$"),
        ("rfft", r"write la\.fft\.rfft$"),
        ("poisson", r"write la\.random\.poisson$"),
        ("enable_x64", "la.default_dtype"),
        ("ravel_pytree", "la.trees.leaves"),
    ],
)
def test_names_that_are_others_here(name: str, instead: str) -> None:
    with pytest.raises(AttributeError, match=rf"no attribute '{name}'.*{instead}") as caught:
        getattr(la, name)
    assert (caught.value.name, caught.value.obj) == (name, la)
    assert name not in la.__all__
    assert name not in dir(la)


@pytest.mark.parametrize(
    ("module", "name", "instead"),
    [
        ("linalg", "cho_factor", "la.linalg.cholesky"),
        ("random", "key", "need no keys"),
        ("random", "split", "need no keys"),
        ("optim.schedules", "StepLR", "la.optim.schedules.step"),
        ("optim.schedules", "warmup_cosine_decay_schedule", "la.optim.schedules.warmup"),
        ("data", "DataLoader", "la.data.Loader"),
        ("optim", "CyclicLR", "any function"),
        ("optim", "warmup_constant_schedule", "la.optim.schedules.warmup"),
        ("optim", "amsgrad", "la.optim.adam"),
        ("trees", "leaves_with_path", "la.trees.flatten_with_paths"),
        ("metrics", "report", "la.metrics.metrics_report"),
    ],
)
def test_names_of_modules_that_are_others_here(module: str, name: str, instead: str) -> None:
    owner = operator.attrgetter(module)(la)
    with pytest.raises(AttributeError, match=rf"no attribute '{name}': .*{instead}") as caught:
        getattr(owner, name)
    assert (caught.value.name, caught.value.obj) == (name, owner)
    with pytest.raises(AttributeError, match=r"no attribute 'quux'$"):
        owner.quux  # noqa: B018


def test_names_that_are_nothing() -> None:
    with pytest.raises(AttributeError, match="module 'lazyasync' has no attribute 'quux'"):
        la.quux  # type: ignore[attr-defined]  # noqa: B018
    # Python's own suggestions need the name and the module.
    program = "import lazyasync as la; la.zeroes((2,))"
    root = Path(__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=False
    )
    assert "'zeros'" in done.stderr


@pytest.mark.parametrize(
    "name",
    [
        *("backends", "computation", "debug", "ir_cache", "metrics", "nn", "optim", "random"),
        "trees",
    ],
)
def test_modules_show_what_is_for_users(name: str) -> None:
    module = getattr(la, name)
    assert dir(module) == sorted(module.__all__)
    shown: dict[str, Any] = {}
    exec(f"from {module.__name__} import *", shown)
    assert set(module.__all__) == shown.keys() - {"__builtins__"}


def test_constants_are_those_of_numpy() -> None:
    assert (la.pi, la.e, la.inf, la.newaxis) == (np.pi, np.e, np.inf, None)
    assert np.isnan(la.nan)


def test_the_module_of_tensors_can_be_imported() -> None:
    import lazyasync.tensor as module
    from lazyasync import tensor

    assert module is tensor is importlib.import_module("lazyasync.tensor")
    assert module.LazyTensor is la.LazyTensor


# ---- arguments -----------------------------------------------------------------------------


def x() -> LazyTensor:
    return la.ones((2, 3))


CALLS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: la.exp("1"), TypeError, "exp takes a tensor, an array or a number, not str"),  # type: ignore[arg-type]
    (lambda: la.add(1.0, 2.0), TypeError, r"at least one tensor; .*la\.asarray"),
    (
        lambda: la.add_step_closure(print, x()),  # type: ignore[arg-type]
        TypeError,
        r"args must be a sequence of arguments, such as \(loss,\), not a LazyTensor",
    ),
    (lambda: la.add_step_closure(print, "loss"), TypeError, r"\(loss,\), not a str"),
    (lambda: la.add_step_closure(print, np.ones(2)), TypeError, "not a ndarray"),  # type: ignore[arg-type]
    (lambda: la.add_step_closure(print, 3), TypeError, "not a int"),  # type: ignore[arg-type]
    (lambda: x().to("float64"), la.UnknownDeviceError, r"float64.*dtype.*t\.astype"),
    (lambda: x().to(np.float16), la.UnknownDeviceError, r"float16.*dtype.*t\.astype"),  # type: ignore[arg-type]
    (lambda: x().to(float), la.UnknownDeviceError, r"dtype.*t\.astype"),  # type: ignore[arg-type]
    (lambda: x().to("gpu:0"), la.UnknownDeviceError, "there are [a-z:0]*$"),
    (lambda: x().backward(), AttributeError, r"la\.grad"),  # type: ignore[attr-defined]
    (lambda: x().cuda(), AttributeError, r't\.to\("cpu:0"\)'),  # type: ignore[attr-defined]
    (lambda: x().nonsense, AttributeError, "no attribute 'nonsense'$"),  # type: ignore[attr-defined]
    (
        lambda: la.asarray(np.array(["a", "b"])),
        la.DTypeError,
        r"np\.unique\(x, return_inverse=True",
    ),
    (lambda: la.asarray(np.array([None])), la.DTypeError, r"x\.astype\(float\)"),
    (lambda: la.asarray(np.zeros(2, "f4,i4")), la.DTypeError, r"x\.dtype\.names"),
    (lambda: la.split(x(), la.asarray([1])), TypeError, r"await places\.numpy"),  # type: ignore[arg-type]
    (lambda: la.array_split(x(), la.asarray([1])), TypeError, r"await places\.numpy"),  # type: ignore[arg-type]
    (lambda: la.autocast("float32"), la.DTypeError, r"la\.autocast\(enabled=False\)"),
    (lambda: la.sliding_window_view, AttributeError, r"la\.arange"),  # type: ignore[attr-defined]
    (lambda: la.histogram2d, AttributeError, r"la\.ravel_multi_index"),  # type: ignore[attr-defined]
    (lambda: la.linalg.solve_banded, AttributeError, r"la\.linalg\.solve"),  # type: ignore[attr-defined]
    (lambda: x().fillna(0), AttributeError, r"la\.nan_to_num"),  # type: ignore[attr-defined]
    (lambda: la.zeros_like(None), TypeError, "^zeros_like"),  # type: ignore[arg-type]
    (lambda: np.sum(x(), out=x()), TypeError, r"np\.sum: tensors are not written to.*la\.sum"),  # type: ignore[call-overload]
    (lambda: np.take(x(), 0, mode="wrap"), TypeError, r"np\.take .*la\.take.*'mode'"),  # type: ignore[call-overload]
    (lambda: np.apply_over_axes(np.sort, x(), 0), la.WouldBlockError, "no function .*await"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "error", "message"), CALLS)
async def test_calls_that_are_others_here(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()


async def test_places_of_parts_may_be_an_array(runtime: la.Runtime) -> None:
    for function in (la.split, la.array_split):
        parts = function(la.arange(5), np.array([1, 3]))  # type: ignore[arg-type]
        assert [part.tolist() for part in await la.to_cpu(parts)] == [[0], [1, 2], [3, 4]]


async def test_what_hints_say_of_windows_and_histograms(runtime: la.Runtime) -> None:
    """They give what NumPy's functions do."""
    random, n = np.random.default_rng(0), 3
    line, other = random.normal(size=(2, 50))
    x, y = la.asarray(line), la.asarray(other)
    windows = x[la.arange(len(x) - n + 1)[:, None] + la.arange(n)]
    expected = np.lib.stride_tricks.sliding_window_view(line, n)
    np.testing.assert_array_equal(await windows.numpy(), expected)
    edges = np.linspace(-4, 4, 9)
    bins = la.ravel_multi_index((la.digitize(x, edges) - 1, la.digitize(y, edges) - 1), (8, 8))
    counts = await la.bincount(bins, length=64).reshape((8, 8)).numpy()
    np.testing.assert_array_equal(counts, np.histogram2d(line, other, edges)[0])
    one, two = la.asarray([3, 1, 2]), la.asarray([2, 5])
    both = [await la.aio.union1d(one, two), await la.aio.intersect1d(one, two)]
    assert (await (await la.aio.setdiff1d(*both)).numpy()).tolist() == [1, 3, 5]


async def test_functions_of_numpy_that_are_not_here_take_what_is_on_the_host(
    runtime: la.Runtime,
) -> None:
    tensor = la.asarray([[1.0, 2.0]]) * 2.0
    for ask in (np.trim_zeros, np.array2string):
        with pytest.raises(
            la.WouldBlockError, match=f"no function of the name of np.{ask.__name__}"
        ):
            ask(tensor)  # type: ignore[operator]
    row = tensor[0]
    for t in (tensor, row):
        await t.numpy()
    assert np.array2string(tensor) == "[[2. 4.]]"  # type: ignore[arg-type]
    assert type(np.trim_zeros(row)) is np.ndarray
    with pytest.raises(TypeError, match="scalar index"):
        np.apply_over_axes(lambda line, axis: [][line], tensor, 0)  # type: ignore[arg-type, call-overload]


async def test_copies_of_a_tree_have_a_life_of_their_own(runtime: la.Runtime) -> None:
    parameters = {"w": la.ones((2,)), "b": [la.zeros((1,))]}
    target = copy.deepcopy(parameters)
    shallow = copy.copy(parameters["w"])
    parameters["w"] += 1  # type: ignore[operator]
    assert (await la.to_cpu(target["w"])).tolist() == [1, 1]
    assert (await la.to_cpu(shallow)).tolist() == [1, 1]
    assert (await la.to_cpu(parameters["w"])).tolist() == [2, 2]


async def test_python_rounds_tensors(runtime: la.Runtime) -> None:
    rounded = await la.to_cpu(round(la.asarray([1.26, 2.0]), 1))
    np.testing.assert_allclose(rounded, [1.3, 2.0], rtol=1e-6)


async def test_a_value_computed_in_a_closure(runtime: la.Runtime) -> None:
    caught: list[BaseException] = []

    def closure(loss: Any) -> None:
        try:
            float(loss * 2.0)
        except la.WouldBlockError as error:
            caught.append(error)

    la.add_step_closure(closure, (la.ones((2,)).sum(),))
    await la.mark_step()
    assert "`await t.item()`" in str(caught[0])
    assert "async def" in str(caught[0])
    assert "float(loss) * 2" in str(caught[0])


# ---- devices -------------------------------------------------------------------------------


@pytest.mark.parametrize("devices", [None, 0, 1.5], ids=str)
async def test_what_names_no_devices_is_refused(devices: Any) -> None:
    expected = f"devices must be .*'cpu:0'.*, not {devices!r}"
    with pytest.raises(TypeError, match=expected):
        async with la.open_runtime(devices):
            pass
    async with la.open_runtime("cpu"):
        with pytest.raises(TypeError, match=expected):
            await la.mark_step(devices)
        with pytest.raises(TypeError, match=expected):
            async with la.step(devices):
                pass
        if devices is not None:
            with pytest.raises(TypeError, match=expected):
                await la.wait_device_ops(devices)
            with pytest.raises(TypeError, match=expected):
                async with la.job("one", devices):
                    pass


@pytest.mark.parametrize("count", ["2", 1.5, -1], ids=str)
async def test_counts_of_devices_are_integers(count: Any) -> None:
    with pytest.raises((TypeError, ValueError), match=f"number of cpu .*, not {count!r}"):
        async with la.open_runtime({"cpu": count}):
            pass


async def test_a_device_itself_is_a_name() -> None:
    async with la.open_runtime(la.Device.parse("cpu:0")) as runtime:
        assert list(map(str, runtime.devices)) == ["cpu:0"]


# ---- files ---------------------------------------------------------------------------------


async def test_arguments_of_save_in_the_other_order(runtime: la.Runtime, tmp_path: Path) -> None:
    tree = {"w": la.ones((2,))}
    for path in ("m.st", tmp_path / "m.st"):
        with pytest.raises(TypeError, match=r"save\(tree, file\): file .* not dict"):
            await la.save(path, tree)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"load\(file\): file .* not dict"):
        await la.load(tree)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"load\(file\): file .* not NoneType"):
        await la.load(None)  # type: ignore[arg-type]


async def test_a_path_of_bytes(runtime: la.Runtime, tmp_path: Path) -> None:
    path: Any = bytes(tmp_path / "m.st")
    await la.save({"w": la.ones((2,))}, path)
    assert (await (await la.load(path))["w"].numpy()).tolist() == [1.0, 1.0]


# ---- the page ------------------------------------------------------------------------------

PAGE = Path(__file__).parent.parent / "docs" / "coming_from.md"


def test_the_page_names_what_there_is() -> None:
    cells = [line.split(" | ")[-1] for line in PAGE.read_text().splitlines() if line[:2] == "| "]
    assert len(cells) > 20
    names = set(re.findall(r"\bla\.([\w.]+)", " ".join(cells)))
    assert len(names) > 20
    for name in names:
        assert operator.attrgetter(name)(la) is not None
    methods = set(re.findall(r"\bt\.(\w+)", " ".join(cells)))
    assert len(methods) > 5
    for name in methods:
        assert hasattr(LazyTensor, name)


def test_hints_cost_tensors_nothing() -> None:
    # Python looks attributes up quickly only where a class leaves that to it.
    assert not hasattr(LazyTensor, "__getattr__")
    assert LazyTensor.__getattribute__ is object.__getattribute__
    assert "backward" not in dir(LazyTensor.__new__(LazyTensor))
