"""bfloat16: computed with in float32, and rounded once for each operation."""

from __future__ import annotations

import io
import subprocess
import sys
import textwrap
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from fusion_sketch import Sketch

import lazyasync as la
from lazyasync.compiler.fused_graph import Call, Loop, Product
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.tensor import LazyTensor

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
CONFIGS: list[tuple[str, la.Config]] = [
    ("cpu:0", la.Config()),
    ("cpu:0", la.Config(jit=False)),
    ("cpu:0", la.Config(force_fallback="add,multiply,sum,matmul,tanh,cast")),
    ("sim:0", la.Config()),
]
on_every_path = pytest.mark.parametrize(("device", "config"), CONFIGS)


def every_number() -> np.ndarray:
    """All numbers of bfloat16 there are, NaN in many forms among them."""
    return np.arange(1 << 16, dtype=np.uint16).view(BFLOAT16)


def assert_same(found: np.ndarray, expected: np.ndarray) -> None:
    """Bit for bit, but for the bits of NaN."""
    assert found.dtype == expected.dtype == BFLOAT16
    assert found.shape == expected.shape
    is_nan = np.isnan(expected)
    np.testing.assert_array_equal(np.isnan(found), is_nan)
    np.testing.assert_array_equal(found.view(np.uint16)[~is_nan], expected.view(np.uint16)[~is_nan])


# ---- conversions -------------------------------------------------------------------------------


@on_every_path
async def test_widening_is_exact(device: str, config: la.Config) -> None:
    async with la.open_runtime(device, config):
        numbers = every_number()
        found = await la.asarray(numbers).astype("float32").numpy()
        np.testing.assert_array_equal(found, numbers.astype(np.float32))


@on_every_path
async def test_rounding_is_to_the_nearest_and_to_the_even_one(
    device: str, config: la.Config
) -> None:
    """Beside each number, halfway to the next one, and just this side and that side of it."""
    upper = np.arange(1 << 16, dtype=np.uint32)[:, None] << 16
    lower = np.array([0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF], np.uint32)
    numbers = (upper | lower).view(np.float32)
    with np.errstate(invalid="ignore"):  # of NaN that signal
        expected = numbers.astype(BFLOAT16)
    async with la.open_runtime(device, config):
        x = la.asarray(numbers)
        assert_same(await x.astype("bfloat16").numpy(), expected)
        # Among other things in a loop, and of a scalar.
        assert_same(await (x * 1.0).astype(la.bfloat16).numpy(), expected)
        one = la.asarray(np.float32(1.00390625))
        assert await one.astype("bfloat16").item() == 1.0


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint8", "int32", "int64", "uint64", "float16", "float64"]
)
@on_every_path
async def test_conversions(device: str, config: la.Config, dtype: str) -> None:
    values = np.array([0, 1, 2, 77, 100, 127]).astype(dtype)
    async with la.open_runtime(device, config):
        x = la.asarray(values).astype("bfloat16")
        assert_same(await x.numpy(), values.astype(np.float32).astype(BFLOAT16))
        np.testing.assert_array_equal(await x.astype(dtype).numpy(), values)


async def test_complex_numbers(runtime: la.Runtime) -> None:
    x = la.asarray([1.5, -2.0], dtype="bfloat16")
    found = await x.astype("complex64").numpy()
    np.testing.assert_array_equal(found, np.array([1.5, -2.0], np.complex64))
    assert (x * (1 + 2j)).dtype == np.complex64


# ---- promotion ---------------------------------------------------------------------------------

PROMOTED = {
    "bool": "bfloat16",
    "int8": "bfloat16",
    "uint64": "bfloat16",
    "bfloat16": "bfloat16",
    "float16": "float32",
    "float32": "float32",
    "float64": "float64",
    "complex64": "complex64",
    "complex128": "complex128",
}


@pytest.mark.parametrize("dtype", PROMOTED)
def test_promotion_beside_tensors(dtype: str) -> None:
    with la.blocking():
        x, y = la.ones(2, dtype="bfloat16"), la.ones(2, dtype=dtype)
        for one, other in ((x, y), (y, x)):
            assert (one + other).dtype == np.dtype(PROMOTED[dtype])
            assert la.where(True, one, other).dtype == np.dtype(PROMOTED[dtype])


async def test_numbers_are_weak(runtime: la.Runtime) -> None:
    x = la.ones(2, dtype="bfloat16")
    for number in (True, 2, 0.5, ml_dtypes.bfloat16(0.5), np.float64(0.5), np.int64(3)):
        assert (x + number).dtype == (number + x).dtype == la.bfloat16
    assert (x + 1j).dtype == np.complex64
    # A number of NumPy's stands for Python's, also alone and beside others.
    assert la.full(2, ml_dtypes.bfloat16(0.5)).dtype == np.float32
    assert (la.ones(2) * ml_dtypes.bfloat16(0.5)).dtype == np.float32


async def test_the_dtype_is_that_of_the_package(runtime: la.Runtime) -> None:
    assert la.bfloat16 == BFLOAT16
    for x in (
        la.zeros(2, dtype="bfloat16"),
        la.zeros(2, dtype=la.bfloat16),
        la.zeros(2, dtype=ml_dtypes.bfloat16),
        la.asarray(np.ones(2, BFLOAT16)),
        await la.put(np.ones(2, BFLOAT16)),
        la.arange(3, dtype="bfloat16"),
        la.eye(2, dtype="bfloat16"),
        la.linspace(0, 1, 5, dtype="bfloat16"),
        la.ones_like(la.ones(2, dtype="bfloat16")),
    ):
        assert x.dtype == BFLOAT16
        assert (await x.numpy()).dtype == BFLOAT16
    assert "dtype=bfloat16" in repr(await la.asarray([1.5], dtype="bfloat16"))
    assert isinstance(await la.ones((), dtype="bfloat16").item(), float)


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2", "int4", "uint1"])
def test_other_dtypes_of_the_package_are_none_of_tensors(name: str) -> None:
    with la.blocking(), pytest.raises(la.DTypeError, match=name):
        la.zeros(2, dtype=getattr(ml_dtypes, name))


def test_without_the_package_an_error_says_what_to_install() -> None:
    program = """
        import sys

        sys.modules["ml_dtypes"] = None
        import lazyasync as la
        from lazyasync import *

        assert "bfloat16" in dir(la)
        with la.blocking():
            for ask in (lambda: la.bfloat16, lambda: la.zeros(2, dtype="bfloat16")):
                try:
                    ask()
                except ImportError as error:
                    assert 'pip install "lazyasync[bfloat16]"' in str(error)
                else:
                    raise AssertionError
            assert la.zeros(2).dtype == "float32"
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=True)


def test_nothing_imports_the_package_unasked() -> None:
    program = """
        import sys
        import lazyasync as la

        with la.blocking():
            (la.ones((4, 4)) @ la.ones((4, 4))).sum().item()
        assert "ml_dtypes" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=True)


# ---- arithmetic --------------------------------------------------------------------------------


@on_every_path
async def test_each_operation_rounds(device: str, config: la.Config) -> None:
    """Whatever is computed in one loop, the values are those of one operation after the other."""
    random = np.random.default_rng(1)
    a, b, c = (random.normal(size=(40, 50)).astype(BFLOAT16) for _ in range(3))

    def rounded(values: np.ndarray) -> np.ndarray:
        wide: np.ndarray = values.astype(BFLOAT16).astype(np.float32)
        return wide

    wide = [x.astype(np.float32) for x in (a, b, c)]
    expected = rounded(rounded(wide[0] * wide[1]) + wide[2])
    expected = rounded(expected - rounded(expected * 0.5))
    async with la.open_runtime(device, config):
        x, y, z = map(la.asarray, (a, b, c))
        found = x * y + z
        found = found - found * 0.5
        assert_same(await found.numpy(), expected.astype(BFLOAT16))


@on_every_path
async def test_sums_are_rounded_once(device: str, config: la.Config) -> None:
    """Ones by the thousand: a sum that is rounded after each of them ends at 256."""
    async with la.open_runtime(device, config):
        x = la.ones((3, 5000), dtype="bfloat16") * 1.0
        assert await x.sum().item() == 14976.0
        assert (await x.sum(1).numpy()).tolist() == [4992.0] * 3
        assert (await x.sum(0).numpy()).tolist() == [3.0] * 5000
        assert await x.mean().item() == 1.0
        assert x.cumsum(1).dtype == la.bfloat16
        assert (await x.cumsum(1)[:, -1].numpy()).tolist() == [4992.0] * 3
        assert await (la.arange(10) * 100).sum(dtype="bfloat16").item() == 4512.0
        assert x.sum(dtype="float32").dtype == np.float32
        assert await x.sum(dtype="float32").item() == 15000.0
        assert await la.linspace(0, 1, 5, dtype="bfloat16").var().item() == 0.125


SHAPES: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
    ((3, 4), (4, 5)),
    ((7,), (7, 3)),
    ((2, 3, 4), (4, 5)),
    ((5, 1, 3, 4), (2, 4, 5)),
    ((0, 4), (4, 5)),
    ((3, 0), (0, 5)),
    ((65, 200), (200, 33)),
]


@on_every_path
@pytest.mark.parametrize(("left", "right"), SHAPES)
async def test_products(
    device: str, config: la.Config, left: tuple[int, ...], right: tuple[int, ...]
) -> None:
    random = np.random.default_rng(2)
    a, b = (random.normal(size=shape).astype(BFLOAT16) for shape in (left, right))
    wide = [x.astype(np.float64) for x in (a, b)]
    expected = np.matmul(*wide)
    error = np.matmul(*map(np.abs, wide)) * 2.0**-20 + np.abs(expected) * 2.0**-7.9
    async with la.open_runtime(device, config):
        found = await (la.asarray(a) @ la.asarray(b)).numpy()
        assert found.dtype == BFLOAT16
        assert found.shape == expected.shape
        assert (np.abs(found.astype(np.float64) - expected) <= error).all()


def test_loops_compute_with_it_and_products_are_those_of_float32() -> None:
    sketch = Sketch()
    x, y = (sketch.tensor(8, 8, dtype=BFLOAT16) for _ in range(2))
    total = sketch.apply(ADD, sketch.apply(MULTIPLY, x, y), y)
    graph = sketch.collect([sketch.apply(MATMUL, total, y)]).graph
    fused = fuse(PrimitiveGraph(graph, widens=True))
    assert not any(isinstance(piece, Call) for piece in fused.pieces)
    (product,) = (piece for piece in fused.pieces if isinstance(piece, Product))
    assert fused.graph.types[product.value].dtype == np.float32
    assert sum(isinstance(piece, Loop) for piece in fused.pieces) == 2


# ---- what is done to tensors -------------------------------------------------------------------


async def test_in_place_and_by_index(runtime: la.Runtime) -> None:
    array = np.arange(12).reshape(3, 4).astype(BFLOAT16)
    x = la.asarray(array)
    assert_same(await x[1:, ::-2].numpy(), array[1:, ::-2])
    assert_same(await x[la.asarray([2, 0])].numpy(), array[[2, 0]])
    assert_same(await la.concatenate([x, x.T.reshape((3, 4))]).numpy(),
                np.concatenate([array, array.T.reshape(3, 4)]))  # fmt: skip
    x[0] = 0.3
    x += la.ones(4)  # of float32, which is converted
    x[1, 1] *= 2
    expected = array.astype(np.float32)
    expected[0] = np.float32(BFLOAT16.type(0.3))
    expected += 1
    expected[1, 1] *= 2
    assert_same(await x.numpy(), expected.astype(BFLOAT16))
    assert_same(await la.sort(x, 1).numpy(), np.sort(expected, 1).astype(BFLOAT16))
    with pytest.raises(la.DTypeError, match="same_kind"):
        x += 1j


async def test_draws(runtime: la.Runtime) -> None:
    drawn = la.uniform((20_000,), dtype="bfloat16")
    found = (await drawn.numpy()).astype(np.float64)
    assert drawn.dtype == la.bfloat16
    assert set(found) == {number / 256 for number in range(256)}  # and never 1
    normal = (await la.normal((20_000,), dtype="bfloat16").numpy()).astype(np.float64)
    assert abs(normal.mean()) < 0.03
    assert abs(normal.std() - 1) < 0.03


async def test_kinds_that_have_none_of_it(runtime: la.Runtime) -> None:
    x = la.ones(3, dtype="bfloat16")
    for function in (lambda: x & x, lambda: ~x, lambda: la.left_shift(x, x)):
        with pytest.raises(la.DTypeError, match="bfloat16"):
            function()
    with pytest.raises(TypeError, match="index"):
        x.__index__()


async def test_dlpack_says_what_to_write(runtime: la.Runtime) -> None:
    x = await la.ones(3, dtype="bfloat16")
    with pytest.raises(BufferError, match="float32"):
        np.from_dlpack(x)


TWICE = la.define_operation("bfloat16_twice", lower=lambda xp, x: x + x)


async def test_an_operation_of_the_users(runtime: la.Runtime) -> None:
    found = TWICE(la.asarray([1.5, 2.0], dtype="bfloat16"))
    assert found.dtype == la.bfloat16
    assert (await found.numpy()).tolist() == [3.0, 4.0]


# ---- training ----------------------------------------------------------------------------------


def loss_of(weights: dict[str, LazyTensor], x: LazyTensor, y: LazyTensor) -> LazyTensor:
    hidden = la.tanh(x @ weights["first"] + weights["bias"])
    return la.mean(la.square(hidden @ weights["second"] - y))


@pytest.mark.parametrize("jit", [True, False])
async def test_training(jit: bool) -> None:
    async with la.open_runtime("cpu:0", la.Config(jit=jit)):
        la.manual_seed(3)
        x = la.normal((64, 8), dtype="bfloat16")
        y = x.sum(1, keepdims=True)
        weights: Any = {
            "first": la.normal((8, 16), dtype="bfloat16") * 0.3,
            "bias": la.zeros(16, dtype="bfloat16"),
            "second": la.normal((16, 1), dtype="bfloat16") * 0.3,
        }
        optimizer = la.optim.adamw(0.01)
        state = optimizer.init(weights)
        losses = []
        for _ in range(60):
            loss, gradients = la.value_and_grad(loss_of)(weights, x, y)
            assert {leaf.dtype for leaf in gradients.values()} == {la.bfloat16}
            weights, state = optimizer.update(gradients, state, weights)
            assert {leaf.dtype for leaf in weights.values()} == {la.bfloat16}
            await la.mark_step()  # or the next step would compute this one's weights as well
            losses.append(await loss.item())
        assert losses[-1] < 0.3 * losses[0]


async def test_a_compiled_function(runtime: la.Runtime) -> None:
    @la.compile
    def function(x: LazyTensor, factor: float) -> LazyTensor:
        return la.exp(x * factor)

    x = la.asarray(np.linspace(-1, 1, 9), dtype="bfloat16")
    for factor in (0.5, 1.5):
        found = await function(x, factor)
        assert_same(await found.numpy(), await la.exp(x * factor).numpy())


# ---- files -------------------------------------------------------------------------------------


async def test_saved_and_loaded(runtime: la.Runtime) -> None:
    numbers = every_number().reshape(256, 256)
    file = io.BytesIO()
    await la.save({"x": la.asarray(numbers), "y": 1.5}, file)
    assert b'"BF16"' in file.getvalue()
    file.seek(0)
    loaded = await la.load(file)
    assert loaded["x"].dtype == la.bfloat16
    assert (await loaded["x"].numpy()).tobytes() == numbers.tobytes()


async def test_a_file_of_safetensors(runtime: la.Runtime) -> None:
    safetensors = pytest.importorskip("safetensors")
    file = io.BytesIO()
    await la.save({"x": la.asarray([1.5, -2.0], dtype="bfloat16")}, file)
    ((_, read),) = safetensors.deserialize(file.getvalue())
    assert read["dtype"] == "BF16"
    assert np.frombuffer(read["data"], BFLOAT16).tolist() == [1.5, -2.0]
