"""Programs with kernels of our own, on a stand-in for CuPy that runs them on the host.

Nothing here runs on a GPU.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import numpy as np
import pytest
from cuda_on_host import FUSED, HostCompiler, backend_of, needs_gxx, program_of
from fake_cublaslt import ALLOC_FAILED, FakeCublasLt
from perceptron import check_training, train
from recording_cupy import RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda import kind as cuda_kind
from lazyasync.backends.cuda import opened as cuda_opened
from lazyasync.backends.cuda.kernels import compile as cuda_compile
from lazyasync.backends.cuda.kernels.compile import CudaCompilationError

pytestmark = [needs_gxx, pytest.mark.usefixtures("kernels_on_host")]


@pytest.fixture
async def runtime(module: RecordingCupy, kernels_on_host: None) -> AsyncIterator[la.Runtime]:
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED) as opened:
            yield opened


async def test_a_chain_is_one_launch(module: RecordingCupy, runtime: la.Runtime) -> None:
    array = np.linspace(0, 1, 1000, dtype=np.float32)
    x = await la.put(array)
    y = la.exp(x * 0.5) + la.tanh(x) * 3.0
    expected = np.exp(array * np.float32(0.5)) + np.tanh(array) * np.float32(3)
    np.testing.assert_allclose(await y.numpy(), expected, rtol=1e-6)
    assert [call for _, call in module.calls if call.startswith("kernel:")] == ["kernel:loop"]
    assert module.count("Module.load") == 1


async def test_kernels_are_given_lengths(
    module: RecordingCupy, compiler: HostCompiler, runtime: la.Runtime
) -> None:
    for length in (5, 9, 12, 7, 33, 6):
        x = await la.put(np.ones((length, 3), np.float32))
        result = la.sum(la.exp(x) * 2.0, axis=1)
        mean = la.mean(x + 1.0, axis=0)
        await la.mark_step()
        np.testing.assert_allclose(await result.numpy(), np.full(length, 6 * np.e), rtol=1e-6)
        np.testing.assert_allclose(await mean.numpy(), np.full(3, 2.0), rtol=1e-6)
    assert runtime.metrics.counter_value("UncachedCompile") <= 5
    before = compiler.count
    for length in (10, 11, 13, 14, 15):
        x = await la.put(np.ones((length, 3), np.float32))
        result = la.sum(la.exp(x) * 2.0, axis=1)
        mean = la.mean(x + 1.0, axis=0)
        await la.mark_step()
        np.testing.assert_allclose(await result.numpy(), np.full(length, 6 * np.e), rtol=1e-6)
        np.testing.assert_allclose(await mean.numpy(), np.full(3, 2.0), rtol=1e-6)
    assert compiler.count == before


async def test_a_module_is_loaded_once(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.ones(100, np.float32))
    for number in (2.5, 3.5, 4.5):
        y = la.exp(x) + number
        assert (await y.numpy())[0] == pytest.approx(np.exp(1) + number, rel=1e-6)
    assert module.count("kernel:loop") == 3
    assert module.count("Module.load") == 1


@pytest.mark.parametrize("limit", [300_000, 1 << 30])
async def test_products_find_memory_where_there_is_little(
    module: RecordingCupy, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    monkeypatch.setattr(cuda_opened, "WORKSPACE_BYTES", 1 << 20)
    with registered(module):
        config = {**FUSED, "device_memory_bytes": limit}
        async with la.open_runtime("recorded:0", config=config) as runtime:
            x = await la.put(np.ones((100, 100), np.float32))
            product = await (x @ x).numpy()
            np.testing.assert_array_equal(product, np.full((100, 100), 100.0))
            workspace = backend_of(runtime)._lanes[0].gpu._workspace
            assert workspace.nbytes == (1 << 14 if limit < 1 << 20 else 1 << 20)


async def test_indices_of_a_type_that_cannot_hold_the_length(runtime: la.Runtime) -> None:
    x, indices = la.arange(600, dtype=np.float32), la.asarray(np.array([-3], np.int8))
    assert (await la.take_along_axis(x, indices, 0).numpy()).tolist() == [597.0]


async def test_loops_and_calls_together(module: RecordingCupy, runtime: la.Runtime) -> None:
    random = np.random.default_rng(3)
    first, second = random.random((2, 40, 40)).astype(np.float32)
    x, y = await la.put(first), await la.put(second)
    # The transposed product lies in memory in another order than kernels expect.
    product = (x + 1.0) @ (y.T * 2.0)
    rows = la.softmax(product.T, axis=1)
    value = [rows, rows.sum(axis=0), (rows + 1.0)[3:5].T, x]
    wide = ((first + 1) @ (second.T * 2)).astype(np.float64).T
    powers = np.exp(wide - wide.max(1, keepdims=True))
    expected = powers / powers.sum(1, keepdims=True)
    results = await la.to_cpu(value)
    np.testing.assert_allclose(results[0], expected, rtol=1e-4)
    np.testing.assert_allclose(results[1], expected.sum(0), rtol=1e-4)
    np.testing.assert_allclose(results[2], (expected + 1)[3:5].T, rtol=1e-5)
    np.testing.assert_array_equal(results[3], first)


async def test_products_and_what_follows_them(
    module: RecordingCupy, library: FakeCublasLt, runtime: la.Runtime
) -> None:
    random = np.random.default_rng(11)
    arrays = [random.standard_normal(shape).astype(np.float32) for shape in ((32, 8), (8, 16))]
    bias = random.standard_normal(16).astype(np.float32)
    x, w, b = await la.put(arrays[0]), await la.put(arrays[1]), await la.put(bias)
    linear = x @ w + b
    expected = arrays[0] @ arrays[1] + bias
    program = program_of(runtime, linear)
    assert program.describe().count("with it") == 1
    np.testing.assert_allclose(await linear.numpy(), expected, rtol=1e-5, atol=1e-5)
    assert [product["epilogue"] for product in library.products] == [4]
    assert module.count("kernel:loop") == 0
    # Whoever needs the product itself gets it: then the sum is a loop.
    product = x @ w
    both = await la.to_cpu([product, product + b])
    np.testing.assert_allclose(both[1], expected, rtol=1e-5, atol=1e-5)
    assert library.products[-1]["epilogue"] == 1
    # A relu is not left to cuBLASLt, nor are sums with other than a row.
    results = await la.to_cpu([la.relu(b + x @ w), x @ w + 1.5, x @ w + x[:, :1]])
    np.testing.assert_allclose(results[0], np.maximum(expected, 0), rtol=1e-5, atol=1e-5)
    assert {product["epilogue"] for product in library.products[2:]} == {1}
    assert module.count("kernel:matmul") == 0


@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
async def test_batches_and_turned_operands(
    module: RecordingCupy, library: FakeCublasLt, runtime: la.Runtime, dtype: str
) -> None:
    random = np.random.default_rng(12)
    first, second = random.standard_normal((2, 3, 4, 6)).astype(dtype)
    x, y = await la.put(first), await la.put(second)
    scores = x @ la.swapaxes(y, 1, 2)
    shared = x @ y[1].T
    wide = first.astype(float), second.astype(float)
    results = await la.to_cpu([scores, shared])
    tolerance = 1e-2 if dtype == "float16" else 1e-5
    np.testing.assert_allclose(
        results[0], wide[0] @ wide[1].transpose(0, 2, 1), rtol=tolerance, atol=tolerance
    )
    np.testing.assert_allclose(results[1], wide[0] @ wide[1][1].T, rtol=tolerance, atol=tolerance)
    assert sorted(product["batch"] for product in library.products) == [1, 3]
    assert module.count("kernel:matmul") == 0


@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
async def test_batches_whose_axes_do_not_follow_each_other(
    module: RecordingCupy, library: FakeCublasLt, runtime: la.Runtime, dtype: str
) -> None:
    """As heads in the middle of (batch, length, heads, size), two of which share a key."""
    random = np.random.default_rng(13)
    first = random.standard_normal((2, 5, 4, 6)).astype(dtype)
    second = random.standard_normal((2, 7, 2, 6)).astype(dtype)
    q, k = await la.put(first), await la.put(second)
    key = k.transpose(0, 2, 3, 1)
    query = q.reshape((2, 5, 2, 2, 6)).transpose(0, 2, 3, 1, 4)
    shared = query @ key.reshape((2, 2, 1, 6, 7))
    own = q[:, :, :2].transpose(0, 2, 1, 3) @ key
    assert "by cuBLASLt in 4 calls" in program_of(runtime, shared).describe()
    results = await la.to_cpu([shared, own])
    wide = first.astype(float), np.repeat(second, 2, 2).astype(float)
    expected = np.einsum("bthd,bshd->bhts", *wide)
    tolerance = 1e-2 if dtype == "float16" else 1e-5
    near = {"rtol": tolerance, "atol": tolerance}
    np.testing.assert_allclose(results[0], expected.reshape(2, 2, 2, 5, 7), **near)
    own_expected = np.einsum("bthd,bshd->bhts", wide[0][:, :, :2], second.astype(float))
    np.testing.assert_allclose(results[1], own_expected, **near)
    assert [product["batch"] for product in library.products] == [2] * 6
    assert module.count("kernel:matmul") == 0


async def test_results_are_of_the_shape_that_somebody_gets(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    """Whatever computes them: batches in one call and in several, single products, loops."""
    random = np.random.default_rng(15)
    heads = random.standard_normal((3, 5, 4, 6)).astype(np.float32)
    rows = random.standard_normal((6, 8)).astype(np.float32)
    h, r = await la.put(heads), await la.put(rows)
    made: dict[str, Callable[[], la.LazyTensor]] = {
        "several calls": lambda: h.transpose(0, 2, 1, 3) @ h.transpose(0, 2, 3, 1),
        "one call": lambda: h @ la.swapaxes(h, 2, 3),
        "a product": lambda: r @ r.T,
        "a loop": lambda: la.exp(r) * 2.0,
        "rows": lambda: la.sum(r * r, axis=1),
    }
    expected = {
        "several calls": np.einsum("bthd,bshd->bhts", heads, heads),
        "one call": heads @ heads.swapaxes(2, 3),
        "a product": rows @ rows.T,
        "a loop": np.exp(rows) * 2,
        "rows": (rows * rows).sum(1),
    }
    for name, make in made.items():
        for shape in ((-1,), (2, -1), (1, *expected[name].shape)):
            found = await make().reshape(shape).numpy()  # nobody has it in its own shape
            wanted = expected[name].reshape(shape)
            np.testing.assert_allclose(found, wanted, 1e-5, 1e-5, strict=True, err_msg=name)


@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
@pytest.mark.parametrize(("sequences", "heads", "calls"), [(3, 5, 3), (5, 3, 3), (18, 19, 1)])
async def test_a_batch_of_two_axes_takes_few_calls(
    module: RecordingCupy,
    library: FakeCublasLt,
    runtime: la.Runtime,
    sequences: int,
    heads: int,
    calls: int,
    dtype: str,
) -> None:
    """One for each along the longest axis; of many, operands are copied for one, if loops can."""
    if dtype == "float16" and calls == 1:
        calls = min(sequences, heads)
    random = np.random.default_rng(14)
    array = random.standard_normal((sequences, 3, heads, 4)).astype(dtype)
    q = await la.put(array)
    result = await (q.transpose(0, 2, 1, 3) @ q.transpose(0, 2, 3, 1)).numpy()
    wide = array.astype(float)
    tolerance = 1e-2 if dtype == "float16" else 1e-5
    expected = np.einsum("bthd,bshd->bhts", wide, wide)
    np.testing.assert_allclose(result, expected, rtol=tolerance, atol=tolerance)
    products = sequences * heads // calls
    assert [one["batch"] for one in library.products] == [products] * calls
    assert module.count("kernel:matmul") == 0
    assert module.count("kernel:loop") == (2 if calls == 1 else 0)


async def test_what_a_product_has_copied_others_read_as_it_was(
    library: FakeCublasLt, runtime: la.Runtime
) -> None:
    array = np.random.default_rng(15).standard_normal((18, 3, 19, 4)).astype(np.float32)

    @la.compile
    def step(q: la.LazyTensor) -> tuple[la.LazyTensor, ...]:
        heads = q.transpose(0, 2, 1, 3)
        before = la.cumsum(heads, 0)
        products = heads @ q.transpose(0, 2, 3, 1)
        return before, products, la.cumsum(heads, 1)

    before, products, behind = await step(await la.put(array))
    heads = array.transpose(0, 2, 1, 3)
    np.testing.assert_allclose(await before.numpy(), heads.cumsum(0), 1e-5, 1e-5)
    np.testing.assert_allclose(await behind.numpy(), heads.cumsum(1), 1e-5, 1e-5)
    expected = heads @ array.transpose(0, 2, 3, 1)
    np.testing.assert_allclose(await products.numpy(), expected, 1e-5, 1e-5)
    assert [one["batch"] for one in library.products] == [18 * 19]


async def test_what_depends_on_nothing_is_made_once(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones((4, 3, 5), np.float32))
    for _ in range(3):
        gradient = la.grad(lambda x: la.sum(x[:, 1] * 2.0))(x)
        expected = np.zeros((4, 3, 5))
        expected[:, 1] = 2
        np.testing.assert_array_equal(await gradient.numpy(), expected)
    assert module.count("kernel:fill") + module.count("kernel:is_at") <= 1


async def test_fast_products_take_a_relu_along(
    module: RecordingCupy, library: FakeCublasLt
) -> None:
    with registered(module):
        config = {**FUSED, "cuda_fast_products": True}
        async with la.open_runtime("recorded:0", config=config):
            x = await la.put(np.full((4, 4), -1, np.float32))
            b = await la.put(np.arange(4, dtype=np.float32))
            result = await la.relu(x @ x + b).numpy()
    np.testing.assert_allclose(result, np.tile(np.arange(4) + 4, (4, 1)))
    assert [(one["epilogue"], one["compute"]) for one in library.products] == [(6, 77)]


async def test_without_the_library_products_are_calls(
    module: RecordingCupy, library: FakeCublasLt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_kind, "load_library", lambda major: None)
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED):
            x = await la.put(np.eye(4, dtype=np.float32))
            np.testing.assert_allclose(await (x @ x + x[0]).numpy(), np.eye(4) + np.eye(4)[0])
    assert not library.calls
    assert module.count("kernel:matmul") == 1


@pytest.mark.parametrize("graphs", [False, True])
async def test_a_product_that_has_no_algorithm(
    module: RecordingCupy, library: FakeCublasLt, graphs: bool
) -> None:
    library.heuristics_found = 0
    with registered(module):
        config = {**FUSED, "cuda_graphs": graphs}
        async with la.open_runtime("recorded:0", config=config) as runtime:
            x = await la.put(np.eye(4, dtype=np.float32) * 2)
            with pytest.warns(RuntimeWarning, match="operation by operation: .*Heuristic"):
                assert (await (x @ x + x[0]).numpy())[3].tolist() == [2, 0, 0, 4]
            for _ in range(4):
                assert (await (x @ x + x[0]).numpy())[3].tolist() == [2, 0, 0, 4]
            assert runtime.metrics.counter_value("CudaGraphCapture") == 0
    assert library.calls.count("cublasLtMatmulAlgoGetHeuristic") == 1


async def test_the_librarys_objects_end_with_the_device(
    module: RecordingCupy, library: FakeCublasLt
) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED):
            x = await la.put(np.eye(4, dtype=np.float32))
            await (x @ x).numpy()
            assert library.alive("handle") == 1
    assert not library.objects


async def test_memory_that_cublas_lacks_is_tried_again(
    module: RecordingCupy, library: FakeCublasLt, runtime: la.Runtime
) -> None:
    x = await la.put(np.eye(4, dtype=np.float32))
    library.matmul_status = ALLOC_FAILED
    with pytest.raises(la.DeviceOutOfMemoryError, match="cublasLtMatmul"):
        await (x @ x)
    assert runtime.metrics.counter_value("OutOfMemoryRetries") == 1


async def test_training(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config=FUSED):
            on_gpu = await la.to_cpu(await train(4))
    await check_training(on_gpu)
    assert module.count("kernel:loop") > 0


async def test_what_is_known_of_a_program(module: RecordingCupy, runtime: la.Runtime) -> None:
    x = await la.put(np.ones((1000, 100), np.float32))
    scaled = la.exp(x * 0.5)
    program = program_of(runtime, scaled @ scaled.T)
    assert program.fallback is None
    assert program.output_bytes == 4_000_000
    assert 400_000 <= program.workspace_bytes < 402_000
    assert program.estimated_seconds > 0
    assert "loop [1000, 100], launched as" in program.describe()
    assert "matmul" in program.describe()
    assert "drops" in program.describe()


async def test_what_cannot_be_compiled_is_done_op_by_op(
    module: RecordingCupy, compiler: HostCompiler, runtime: la.Runtime
) -> None:
    compiler.failure = CudaCompilationError("not today", "the log")
    x = await la.put(np.ones(100, np.float32))
    program = program_of(runtime, la.exp(x) + 1.0)
    assert "loop" not in program.describe()
    assert program.fallback is compiler.failure
    with pytest.warns(Warning, match="not today"):
        assert (await (la.exp(x) + 1.0).numpy())[0] == pytest.approx(np.exp(1) + 1, rel=1e-6)
    assert module.count("kernel:loop") == 0
    assert module.count("kernel:exp") == 1


async def test_the_setting_turns_it_off(module: RecordingCupy) -> None:
    with registered(module):
        async with la.open_runtime("recorded:0", config={"cuda_loops": False}) as runtime:
            x = await la.put(np.ones(100, np.float32))
            program = program_of(runtime, la.exp(x) + 1.0)
            assert "loop" not in program.describe()
            assert program.fallback is None


async def test_without_a_compiler(module: RecordingCupy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_compile, "_compiler_or_none", lambda: None)
    with registered(module):
        async with la.open_runtime("recorded:0", config={}) as runtime:
            x = await la.put(np.ones(100, np.float32))
            program = program_of(runtime, la.exp(x) + 1.0)
            assert "loop" not in program.describe()
            assert program.fallback is None


async def test_a_launch_that_fails_names_its_operation(
    module: RecordingCupy, runtime: la.Runtime
) -> None:
    x = await la.put(np.ones(100, np.float32))
    module.fail("kernel:loop", RuntimeError("cannot be launched"))
    with pytest.raises(Exception, match="cannot be launched"):
        await la.exp(x).numpy()
    assert (await la.exp(x).numpy())[0] == pytest.approx(np.exp(1), rel=1e-6)
