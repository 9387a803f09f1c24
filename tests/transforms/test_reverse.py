"""Gradients: their values, their structure, and what recording them costs the second time."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS
from lazyasync.recording import context, record
from lazyasync.tensor import LazyTensor


def array(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).uniform(-1, 1, shape)


def numeric_gradient(function: Callable[[np.ndarray], Any], at: np.ndarray) -> np.ndarray:
    """Central differences in float64."""
    gradient = np.zeros_like(at)
    for position in np.ndindex(at.shape):
        ahead, behind = at.copy(), at.copy()
        ahead[position] += 1e-6
        behind[position] -= 1e-6
        gradient[position] = (function(ahead) - function(behind)) / 2e-6
    return gradient


def created() -> int:
    """The nodes made so far, in steps that have been collected."""
    return la.metrics.counter_value("IrNodeCreated") or 0


# ---- values --------------------------------------------------------------------------------


async def test_perceptron_against_finite_differences(runtime: la.Runtime) -> None:
    inputs = array(5, 3, seed=1)
    labels = np.array([[0], [3], [1], [1], [2]])
    params = {"w": array(3, 4), "layers": [array(4), array(4, 4, seed=2)]}

    def loss(params: Any) -> LazyTensor:
        hidden = la.tanh(la.asarray(inputs) @ params["w"] + params["layers"][0])
        scores = la.log_softmax(hidden @ params["layers"][1], axis=-1)
        return -la.mean(la.take_along_axis(scores, labels, axis=1))

    def reference(w: np.ndarray, b: np.ndarray, v: np.ndarray) -> float:
        scores = np.tanh(inputs @ w + b) @ v
        scores = scores - np.log(np.exp(scores).sum(-1, keepdims=True))
        return float(-np.take_along_axis(scores, labels, 1).mean())

    w, (b, v) = params["w"], params["layers"]
    tensors = la.trees.tree_map(la.asarray, params)
    value, gradient = await la.to_cpu(la.value_and_grad(loss)(tensors))
    np.testing.assert_allclose(value, reference(w, b, v))
    expected = (
        (gradient["w"], lambda moved: reference(moved, b, v), w),
        (gradient["layers"][0], lambda moved: reference(w, moved, v), b),
        (gradient["layers"][1], lambda moved: reference(w, b, moved), v),
    )
    for actual, function, at in expected:
        np.testing.assert_allclose(actual, numeric_gradient(function, at), rtol=1e-6, atol=1e-9)


async def test_broadcasting_is_undone(runtime: la.Runtime) -> None:
    x, y = la.asarray(array(2, 1, 3)), la.asarray(array(4, 1))
    by_x, by_y = la.grad(lambda x, y: la.sum(x * y + y), (0, 1))(x, y)
    assert by_x.shape == x.shape
    assert by_y.shape == y.shape
    np.testing.assert_allclose(await by_x.numpy(), np.full((2, 1, 3), array(4, 1).sum()))
    np.testing.assert_allclose(
        await by_y.numpy(), np.full((4, 1), array(2, 1, 3).sum() + 6), rtol=1e-12
    )


async def test_contributions_along_several_paths_add_up(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        y = x * x
        return y * y + y * x + x

    gradient = la.grad(function)(la.asarray(np.float64(3)))
    assert await gradient.item() == 4 * 27 + 3 * 9 + 1


async def test_the_same_tensor_twice_has_two_partial_derivatives(runtime: la.Runtime) -> None:
    x = la.asarray(3.0)
    first, second = la.grad(lambda a, b: a * b * b, (0, 1))(x, x)
    assert (await first.item(), await second.item()) == (9.0, 18.0)


async def test_closed_over_tensors_are_constants(runtime: la.Runtime) -> None:
    x = la.asarray(3.0)
    lazy = x * 2.5
    assert await la.grad(lambda a: a * x * lazy)(x).item() == 22.5


async def test_what_is_not_used_gets_zeros(runtime: la.Runtime) -> None:
    unused = la.ones((2, 3), dtype="float16")
    used, zeros = la.grad(lambda a, b: a * 3.5, (0, 1))(la.asarray(1.0), unused)
    assert await used.item() == 3.5
    assert zeros.dtype == np.float16
    assert (await zeros.numpy()).tolist() == np.zeros((2, 3)).tolist()


@pytest.mark.parametrize("constant", [lambda x: la.asarray(2.0), lambda x: la.ones(()) * 2.0])
async def test_a_constant_result_has_zero_gradients(runtime: la.Runtime, constant: Any) -> None:
    value, gradient = la.value_and_grad(constant)(la.ones((2,)))
    assert await value.item() == 2.0
    assert (await gradient.numpy()).tolist() == [0.0, 0.0]


async def test_the_identity(runtime: la.Runtime) -> None:
    value, gradient = la.value_and_grad(lambda x: x)(la.asarray(4.0))
    assert (await value.item(), await gradient.item()) == (4.0, 1.0)


async def test_gradients_do_not_flow_through_integers_or_comparisons(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        return la.sum(x.astype("int32").astype("float32") + la.where(x > 1, x, 0))

    gradient = la.grad(function)(la.asarray([0.5, 1.5]))
    assert (await gradient.numpy()).tolist() == [0.0, 1.0]


async def test_casts_are_undone(runtime: la.Runtime) -> None:
    x = la.asarray(np.array([1.0, 2.0], np.float16))
    value, gradient = la.value_and_grad(lambda x: la.sum(x.astype("float64") * 3.5))(x)
    assert (value.dtype, gradient.dtype) == (np.float64, np.float16)
    assert (await gradient.numpy()).tolist() == [3.5, 3.5]


async def test_stop_gradient(runtime: la.Runtime) -> None:
    value, gradient = la.value_and_grad(lambda x: la.stop_gradient(x * x) * x)(la.asarray(3.0))
    assert (await value.item(), await gradient.item()) == (27.0, 9.0)


# ---- gradients of gradients ----------------------------------------------------------------


@pytest.mark.parametrize("wrap", [lambda f: f, la.compile], ids=["recorded", "compiled"])
@pytest.mark.parametrize("dtype", ["float16", "float32", "complex64", "int64", "bool"])
async def test_detached_tensors_are_constants(runtime: la.Runtime, dtype: str, wrap: Any) -> None:
    def function(x: Any, y: Any) -> Any:
        value, gradient = la.value_and_grad(lambda x: x.detach() * x)(x)
        return value, gradient, y.detach()

    x = la.asarray(3.0)
    y = la.ones((2, 0, 3), dtype=dtype)
    result = wrap(function)(x, y)
    value, gradient, detached = await result if wrap is la.compile else result
    assert (await value.item(), await gradient.item()) == (9.0, 3.0)
    assert (detached.dtype, detached.shape) == (np.dtype(dtype), (2, 0, 3))


async def test_a_detached_tensor_is_written_to_apart(runtime: la.Runtime) -> None:
    x = la.ones((2,)) * 2.5
    detached = x.detach()
    detached += 1
    assert (await la.to_cpu([x, detached])) == [
        pytest.approx([2.5, 2.5]),
        pytest.approx([3.5, 3.5]),
    ]


async def test_derivatives_of_higher_order(runtime: la.Runtime) -> None:
    function: Callable[..., Any] = lambda x: x * x * x * x  # noqa: E731
    values = []
    for _ in range(4):
        values.append(function(la.asarray(np.float64(2))))
        function = la.grad(function)
    assert [float(value) for value in await la.to_cpu(values)] == [16.0, 32.0, 48.0, 48.0]


async def test_hessian_vector_product(runtime: la.Runtime) -> None:
    matrix = array(4, 4)
    at, direction = array(4, seed=1), array(4, seed=2)
    m, v = la.asarray(matrix), la.asarray(direction)

    def quadratic(x: LazyTensor) -> LazyTensor:
        return la.sum(x * (m @ x)) + la.sum(la.exp(x))

    product = la.grad(lambda x: la.sum(la.grad(quadratic)(x) * v))(la.asarray(at))
    hessian = matrix + matrix.T + np.diag(np.exp(at))
    np.testing.assert_allclose(await product.numpy(), hessian @ direction, rtol=1e-12)


async def test_an_inner_gradient_of_an_outer_argument(runtime: la.Runtime) -> None:
    """The inner argument is a constant where the outer function uses it directly."""

    def outer(x: LazyTensor) -> LazyTensor:
        slope = la.grad(lambda y: y * y * x)(x)  # 2 x x
        return slope * x

    assert await la.grad(outer)(la.asarray(2.0)).item() == 6 * 4.0


# ---- how arguments are given ---------------------------------------------------------------


async def test_argnums_select_arguments(runtime: la.Runtime) -> None:
    def function(a: LazyTensor, b: LazyTensor, *, c: float) -> LazyTensor:
        return a * b * c

    a, b = la.asarray(2.0), la.asarray(3.0)
    assert await la.grad(function)(a, b, c=5.0).item() == 15.0
    assert await la.grad(function, -1)(a, b, c=5.0).item() == 10.0
    one, other = la.grad(function, (1, 0))(a, b, c=5.0)
    assert (await one.item(), await other.item()) == (10.0, 15.0)
    for several in ((0,), [np.int64(0)], range(1)):
        (single,) = la.grad(function, several)(a, b, c=5.0)
        assert await single.item() == 15.0
    assert await la.grad(function, np.int64(1))(a, b, c=5.0).item() == 10.0


@pytest.mark.parametrize("wrong", [None, 1.0, True, "x", (None, None), (0, 1.5), {"a": 0}])
def test_argnums_are_integers(wrong: Any) -> None:
    """The error comes where the gradient is asked for, and names the option."""
    for differentiate in (la.grad, la.value_and_grad):
        with pytest.raises(TypeError, match=r"argnums must be an integer or several, not"):
            differentiate(la.sum, wrong)


async def test_argnums_name_an_argument_once(runtime: la.Runtime) -> None:
    """Only one of two could have the derivative, and the other would be zeros."""
    for twice in ((0, 0), (0, -2), (1, 0, -1)):
        for differentiate in (la.grad, la.value_and_grad):
            with pytest.raises(ValueError, match=r"argument -?[012] is named twice"):
                differentiate(lambda a, b: la.sum(a * b), twice)(la.ones(2), la.ones(2))


async def test_trees_keep_their_structure(runtime: la.Runtime) -> None:
    params = {"b": [la.asarray(1.0), None], "a": (la.asarray(2.0),)}
    gradient = la.grad(lambda p: p["b"][0] * p["a"][0] * 5.0)(params)
    assert list(gradient) == ["b", "a"]
    values = await la.to_cpu(gradient)
    assert values == {"b": [10.0, None], "a": (5.0,)}
    assert la.grad(lambda p, x: x * 2.5, 0)({}, la.asarray(1.0)) == {}


async def test_auxiliary_results(runtime: la.Runtime) -> None:
    function = lambda x: (x * x, {"double": x + x, "name": "aux"})  # noqa: E731
    (value, aux), gradient = la.value_and_grad(function, has_aux=True)(la.asarray(3.0))
    assert (await value.item(), await gradient.item()) == (9.0, 6.0)
    assert (await aux["double"].item(), aux["name"]) == (6.0, "aux")
    gradient, aux = la.grad(function, has_aux=True)(la.asarray(3.0))
    assert (await gradient.item(), await aux["double"].item()) == (6.0, 6.0)


async def test_numbers_and_arrays_as_arguments(runtime: la.Runtime) -> None:
    by_number, by_array = la.grad(lambda a, b: la.sum(a * b), (0, 1))(
        2.0, np.array([1.0, 2.0], np.float32)
    )
    assert by_number.dtype == np.float32
    assert await by_number.item() == 3.0
    assert (await by_array.numpy()).tolist() == [2.0, 2.0]


async def test_gradients_by_several_arguments_are_changed_apart(runtime: la.Runtime) -> None:
    for _ in range(2):
        one, other = la.grad(lambda a, b: la.sum(a + b), (0, 1))(la.ones((2,)), la.ones((2,)))
        one += 1.0
        assert (await one.numpy()).tolist() == [2.0, 2.0]
        assert (await other.numpy()).tolist() == [1.0, 1.0]
        same, scalar = la.grad(lambda a, b: a + b, (0, 1))(la.asarray(1.0), la.asarray(2.0))
        same *= 3.0
        assert (await same.item(), await scalar.item()) == (3.0, 1.0)
        await la.mark_step()


async def test_rebinding_inside_the_function_leaves_the_argument_alone(
    runtime: la.Runtime,
) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        x *= 2.0
        x[0] = 7.0
        return la.sum(x * x)

    x = la.asarray([1.0, 2.0])
    value, gradient = la.value_and_grad(function)(x)
    assert await value.item() == 49 + 16
    assert (await gradient.numpy()).tolist() == [0.0, 16.0]
    assert (await x.numpy()).tolist() == [1.0, 2.0]


# ---- what is refused -----------------------------------------------------------------------

REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (
        lambda: la.grad(lambda x: x)(la.ones((2,))),
        la.ShapeError,
        r"scalar result, but it had the shape \(2,\)",
    ),
    (lambda: la.grad(lambda x: x > 0)(la.asarray(1.0)), la.DTypeError, "it was of bool"),
    (lambda: la.grad(lambda x: 3.0)(la.asarray(1.0)), TypeError, "return a tensor, not float"),
    (
        lambda: la.grad(lambda x: x["a"][1])({"a": [1.0, la.asarray(3j)]}),
        la.DTypeError,
        r"argument 0\['a'\]\[1\] .* requires a floating dtype, but it is of complex64",
    ),
    (
        lambda: la.grad(lambda x: x["a"][1])({"a": ["name", la.asarray(3)]}),
        TypeError,
        r"argument 0\['a'\]\[0\] .* is no tensor but str",
    ),
    (lambda: la.grad(lambda x: x)(3), la.DTypeError, "but it is of int64"),
    (lambda: la.grad(lambda x: x)(True), la.DTypeError, "but it is of bool"),
    (lambda: la.grad(lambda x: x)(la.asarray(1j)), la.DTypeError, "but it is of complex64"),
    (lambda: la.grad(lambda x: x)("text"), TypeError, "no tensor but str"),
    (lambda: la.grad(lambda x: x, 2)(1.0), ValueError, "only 1 positional arguments"),
    (lambda: la.grad(lambda x: x, has_aux=True)(1.0), TypeError, "must return a pair"),
    (lambda: la.stop_gradient("1"), TypeError, "stop_gradient takes a tensor"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
async def test_refused(
    runtime: la.Runtime, call: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        call()


WITHOUT_GRADIENT = Operation(
    "opaque",
    kind=OperationKind.ELEMENTWISE,
    infer=lambda inputs, attributes: inputs[0],
    rules=(LOWERINGS(lambda xp, inputs, output, attributes: xp.copyto),),
)


@pytest.mark.filterwarnings("error::RuntimeWarning")
@pytest.mark.parametrize("has_aux", [False, True])
async def test_functions_that_are_awaited_are_refused(runtime: la.Runtime, has_aux: bool) -> None:
    x = la.asarray(2.0)

    async def waits(x: LazyTensor) -> LazyTensor:
        return await (x * x)

    def called(x: LazyTensor) -> Any:
        return (waits(x), None) if has_aux else waits(x)

    with pytest.raises(TypeError, match=r"plain function.* without `await`"):
        la.grad(called, has_aux=has_aux)(x)
    if not has_aux:
        with pytest.raises(TypeError, match="plain function"):
            la.grad(waits)(x)
    gc.collect()
    inside = la.compile(la.value_and_grad(lambda x: x * x))
    value, gradient = await inside(x)
    assert (await value.item(), await gradient.item()) == (4.0, 4.0)


async def test_an_operation_without_gradient_is_named(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        return record(WITHOUT_GRADIENT, (x,)) * 2.0

    with pytest.raises(la.UnsupportedOperationError, match="opaque has no gradient"):
        la.grad(function)(la.asarray(1.0))
    constant = la.asarray(2.0)
    gradient = la.grad(lambda x: x * record(WITHOUT_GRADIENT, (constant,)))(la.asarray(1.0))
    assert gradient.shape == ()


async def test_an_error_in_the_function_leaves_nothing_behind(runtime: la.Runtime) -> None:
    before = context.get()

    def function(x: LazyTensor) -> LazyTensor:
        current = context.get()
        assert current is not None
        assert not current.trims
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        la.grad(function)(la.asarray(1.0))
    assert context.get() is before
    assert await la.grad(lambda x: x * x)(la.asarray(1.0)).item() == 2.0


# ---- large graphs, and repetition ----------------------------------------------------------


@pytest.mark.parametrize("depth", [4_000, pytest.param(20_000, marks=pytest.mark.stress)])
async def test_deep_graphs_need_no_recursion(runtime: la.Runtime, depth: int) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        for _ in range(depth):
            x = x * 1.5 - x * 0.5
        return x

    assert la.grad(function)(la.asarray(np.float64(1))).shape == ()


@pytest.mark.parametrize("device", ["cpu:0"])
async def test_nothing_is_trimmed_while_a_gradient_is_taken(device: str) -> None:
    async with la.open_runtime(device, config={"trim_graph_size": 50}):

        def function(x: LazyTensor) -> LazyTensor:
            for _ in range(300):
                x = x * 1.01
            return x

        gradient = la.grad(function)(la.asarray(np.float64(1)))
        assert await gradient.item() == pytest.approx(1.01**300)


async def test_a_repeated_step_makes_no_nodes(runtime: la.Runtime) -> None:
    weights = la.asarray(array(3, 2))

    def loss(w: LazyTensor, x: LazyTensor, factor: float) -> LazyTensor:
        return la.mean(la.tanh(x @ w) * factor)

    made, compiled = [], []
    for number in range(5):
        values, factor = array(4, 3, seed=number), 1.5 + number
        value, gradient = la.value_and_grad(loss)(weights, la.asarray(values), factor)
        again = la.grad(loss)(weights, la.asarray(values), factor + 10)
        await la.mark_step(wait=True)
        made.append(created())
        compiled.append(la.metrics.counter_value("UncachedCompile"))
        scores = np.tanh(values @ array(3, 2))
        expected = values.T @ ((1 - scores**2) * (factor / scores.size))
        np.testing.assert_allclose(await value.numpy(), scores.mean() * factor)
        np.testing.assert_allclose(await gradient.numpy(), expected)
        np.testing.assert_allclose(await again.numpy(), expected / factor * (factor + 10))
    assert made[0] == made[-1]
    assert compiled[0] == compiled[-1]


async def test_repetition_tells_functions_apart(runtime: la.Runtime) -> None:
    """Two results that are recorded in the same place have each its own gradient."""
    results = []
    pair = lambda x: (x * x, x * x * x)  # noqa: E731
    for _ in range(3):
        x = la.asarray(np.float64(2))
        results += [
            la.grad(lambda x: pair(x)[0])(x),
            la.grad(lambda x: pair(x)[1])(x),
            la.grad(lambda x, y: pair(x)[1] * y, 1)(x, x),
        ]
        await la.mark_step()
    assert [float(value) for value in await la.to_cpu(results)] == [4.0, 12.0, 8.0] * 3


@pytest.mark.parametrize("device", ["cpu:0"])
async def test_under_ir_debug(device: str) -> None:
    async with la.open_runtime(device, config={"ir_debug": True}):
        for _ in range(2):
            gradient = la.grad(lambda x: x * x * 3.0)(la.asarray(2.0))
            assert await gradient.item() == 12.0


async def test_inside_a_scope(runtime: la.Runtime) -> None:
    def function(x: LazyTensor) -> LazyTensor:
        with la.scope("layer"):
            return x * x

    made = []
    for _ in range(3):
        tripled = la.grad(function)(la.asarray(3.0)) * 3.0
        await la.mark_step()
        assert await tripled.item() == 18.0
        made.append(created())
    assert made[0] == made[-1]


async def test_in_a_compiled_function(runtime: la.Runtime) -> None:
    compiled = la.compile(la.value_and_grad(lambda x, y: la.sum(x * x * y)))
    for factor in (2.0, 3.0):
        value, gradient = await compiled(la.asarray([1.0, 2.0]), la.asarray(factor))
        assert await value.item() == 5 * factor
        assert (await gradient.numpy()).tolist() == [2 * factor, 4 * factor]


async def test_across_devices() -> None:
    async with la.open_runtime({"cpu": 2}):
        x, y = la.asarray(np.float64(3), device="cpu:0"), la.asarray(np.float64(5), device="cpu:1")

        def function(x: LazyTensor, y: LazyTensor) -> LazyTensor:
            there = (x * x).to("cpu:1") * y
            back = there.to("cpu:0")
            return back * x + back

        for _ in range(2):
            value, (by_x, by_y) = la.value_and_grad(function, (0, 1))(x, y)
            assert (str(by_x.device), str(by_y.device)) == ("cpu:0", "cpu:1")
            assert await value.item() == 5 * 27 + 5 * 9
            assert await by_x.item() == 3 * 5 * 9 + 2 * 5 * 3
            assert await by_y.item() == 27 + 9
        moved = la.grad(lambda x: (x * x).to("cpu:1"))(x)
        assert await moved.item() == 6.0
