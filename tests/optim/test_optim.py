"""Optimizers against the formulas of their papers in float64, and against PyTorch's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import optim
from lazyasync.tensor import LazyTensor

STEPS = 6
RATE = 0.1
Leaf = np.ndarray
Reference = Callable[[list[Leaf], Leaf], Leaf]
"""From all gradients so far and the initial value to the value after them."""


def adam_of_the_paper(
    rate: Any, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8, decay: float = 0.0
) -> Reference:
    """Kingma and Ba, algorithm 1; with decay Loshchilov and Hutter, algorithm 2."""

    def run(gradients: list[Leaf], parameter: Leaf) -> Leaf:
        first = second = np.zeros_like(parameter)
        for t, g in enumerate(gradients, 1):
            size = rate(t - 1) if callable(rate) else rate
            first = b1 * first + (1 - b1) * g
            second = b2 * second + (1 - b2) * g * g
            corrected = first / (1 - b1**t), second / (1 - b2**t)
            parameter = parameter * (1 - size * decay)
            parameter = parameter - size * corrected[0] / (np.sqrt(corrected[1]) + eps)
        return parameter

    return run


def sgd_of_pytorch(
    rate: Any, momentum: float = 0.0, nesterov: bool = False, decay: float = 0.0
) -> Reference:
    """The algorithm in the documentation of `torch.optim.SGD`."""

    def run(gradients: list[Leaf], parameter: Leaf) -> Leaf:
        buffer = None
        for t, g in enumerate(gradients):
            g = g + decay * parameter
            if momentum:
                buffer = g if buffer is None else momentum * buffer + g
                g = g + momentum * buffer if nesterov else buffer
            parameter = parameter - (rate(t) if callable(rate) else rate) * g
        return parameter

    return run


def halving(count: Any) -> Any:
    """A schedule that works on numbers and on tensors."""
    return 0.5**count * RATE if isinstance(count, int) else 0.5 ** count.astype("float64") * RATE


CASES: dict[str, tuple[Callable[[], optim.Optimizer], Reference]] = {
    "sgd": (lambda: optim.sgd(RATE), sgd_of_pytorch(RATE)),
    "sgd of rate 1": (lambda: optim.sgd(1), sgd_of_pytorch(1.0)),
    "sgd with decay": (
        lambda: optim.sgd(RATE, weight_decay=0.3),
        sgd_of_pytorch(RATE, decay=0.3),
    ),
    "sgd with momentum": (lambda: optim.sgd(RATE, 0.8), sgd_of_pytorch(RATE, 0.8)),
    "sgd after Nesterov": (
        lambda: optim.sgd(RATE, 0.8, True, 0.1),
        sgd_of_pytorch(RATE, 0.8, True, 0.1),
    ),
    "sgd with a schedule": (lambda: optim.sgd(halving), sgd_of_pytorch(halving)),
    "adam": (lambda: optim.adam(RATE), adam_of_the_paper(RATE)),
    "adam with other constants": (
        lambda: optim.adam(RATE, 0.5, 0.7, 1e-2),
        adam_of_the_paper(RATE, 0.5, 0.7, 1e-2),
    ),
    "adam without memory": (
        lambda: optim.adam(RATE, 0.0, 0.0),
        adam_of_the_paper(RATE, 0.0, 0.0),
    ),
    "adam with a tensor": (lambda: optim.adam(la.asarray(RATE)), adam_of_the_paper(RATE)),
    "adam with a schedule": (lambda: optim.adam(halving), adam_of_the_paper(halving)),
    "adamw": (lambda: optim.adamw(RATE), adam_of_the_paper(RATE, decay=0.01)),
    "adamw with a schedule": (
        lambda: optim.adamw(halving, weight_decay=0.2),
        adam_of_the_paper(halving, decay=0.2),
    ),
}


def gradients_of(seed: int, *shape: int) -> list[np.ndarray]:
    random = np.random.default_rng(seed)
    return [random.normal(size=shape) * 3.0 ** random.normal(size=shape) for _ in range(STEPS)]


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
async def test_against_the_formulas(runtime: la.Runtime, name: str, dtype: str) -> None:
    make, reference = CASES[name]
    optimizer = make()
    initial = {"w": np.ones((3, 2)), "b": [np.linspace(-1, 1, 4)]}
    gradients = {"w": gradients_of(1, 3, 2), "b": [gradients_of(2, 4)]}
    params = la.trees.tree_map(lambda leaf: la.asarray(leaf, dtype=dtype), initial)
    state = optimizer.init(params)
    for step in range(STEPS):
        grads = {
            "b": [la.asarray(gradients["b"][0][step], dtype=dtype)],
            "w": la.asarray(gradients["w"][step], dtype=dtype),
        }
        params, state = optimizer.update(grads, state, params)
        await la.mark_step()
    found = await la.to_cpu(params)
    tolerance = 2e-6 if dtype == "float32" else 1e-7 if "tensor" in name else 1e-12
    for actual, expected in (
        (found["w"], reference(gradients["w"], initial["w"])),
        (found["b"][0], reference(gradients["b"][0], initial["b"][0])),
    ):
        assert actual.dtype == dtype
        np.testing.assert_allclose(actual, expected, rtol=tolerance, atol=tolerance)
    assert await state["count"].item() == STEPS


@pytest.fixture
def torch() -> Any:
    return pytest.importorskip("torch", reason="torch is not installed")


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW"])
async def test_against_pytorch(runtime: la.Runtime, torch: Any, name: str) -> None:
    ours, options = {
        "SGD": (
            optim.sgd(RATE, 0.9, True, 0.01),
            {"momentum": 0.9, "nesterov": True, "weight_decay": 0.01},
        ),
        "Adam": (optim.adam(RATE), {}),
        "AdamW": (optim.adamw(RATE), {}),
    }[name]
    gradients = gradients_of(3, 5)
    parameter = torch.ones(5, dtype=torch.float64, requires_grad=True)
    theirs = getattr(torch.optim, name)([parameter], lr=RATE, **options)
    params = la.ones((5,), dtype="float64")
    state = ours.init(params)
    for gradient in gradients:
        parameter.grad = torch.from_numpy(gradient)
        theirs.step()
        params, state = ours.update(la.asarray(gradient), state, params)
    np.testing.assert_allclose(await params.numpy(), parameter.detach().numpy(), rtol=1e-12)


async def test_half_precision_is_worked_on_in_float32(runtime: la.Runtime) -> None:
    optimizer = optim.adam(RATE)
    params = la.ones((3,), dtype="float16")
    state = optimizer.init(params)
    assert state["first"].dtype == state["second"].dtype == np.float32
    gradients = gradients_of(4, 3)
    for gradient in gradients:
        params, state = optimizer.update(la.asarray(gradient, dtype="float16"), state, params)
    assert params.dtype == np.float16
    assert state["second"].dtype == np.float32
    expected = adam_of_the_paper(RATE)(gradients, np.ones(3))
    np.testing.assert_allclose(await params.numpy(), expected, atol=5e-3)


async def test_training_reaches_the_minimum(runtime: la.Runtime) -> None:
    target = np.array([1.0, -2.0, 3.0], np.float32)
    for optimizer in (optim.sgd(0.2), optim.sgd(0.05, 0.9), optim.adam(0.3)):
        params = la.zeros((3,))
        state = optimizer.init(params)
        gradient = la.grad(lambda p: la.sum(la.square(p - target)))
        for _ in range(100):
            params, state = optimizer.update(gradient(params), state, params)
            await la.mark_step()
        np.testing.assert_allclose(await params.numpy(), target, atol=0.05)


async def test_another_learning_rate_compiles_nothing(runtime: la.Runtime) -> None:
    params = {"w": la.ones((4,))}
    state = optim.adam(RATE).init(params)
    made, compiled = [], []
    for step in range(6):
        grads = {"w": la.asarray(np.full(4, 2.5, np.float32))}
        params, state = optim.adam(RATE / (step + 2)).update(grads, state, params)
        await la.mark_step(wait=True)
        made.append(la.metrics.counter_value("IrNodeCreated"))
        compiled.append(la.metrics.counter_value("UncachedCompile"))
    # The first step uploads the initial state, the second takes up what the first computed.
    assert made[2] == made[-1]
    assert compiled[2] == compiled[-1]
    expected = adam_of_the_paper(lambda t: RATE / (t + 2))([np.full(4, 2.5)] * 6, np.ones(4))
    np.testing.assert_allclose(await params["w"].numpy(), expected, rtol=1e-6)


async def test_in_a_compiled_function(runtime: la.Runtime) -> None:
    optimizer = optim.adam(RATE)

    def step(params: Any, state: Any, x: LazyTensor) -> Any:
        value, grads = la.value_and_grad(lambda p: la.sum(la.square(p["w"] * x)))(params)
        return value, *optimizer.update(grads, state, params)

    params = {"w": la.ones((3,))}
    state = optimizer.init(params)
    eager = step(params, state, la.ones((3,)))
    compiled = la.compile(step)
    for _ in range(3):
        value, params, state = await compiled(params, state, la.ones((3,)))
    assert await state["count"].item() == 3
    assert await value.item() < await eager[0].item()


async def test_the_state_can_be_saved(runtime: la.Runtime, tmp_path: Any) -> None:
    optimizer = optim.adam(RATE)
    params = {"w": la.ones((3,)), "b": [la.zeros(())]}
    state = optimizer.init(params)
    grads = la.trees.tree_map(lambda leaf: leaf + 1.0, params)
    params, state = optimizer.update(grads, state, params)
    path = str(tmp_path / "state.safetensors")
    await la.save({"params": params, "state": state}, path)
    loaded = await la.load(path)
    one, _ = optimizer.update(grads, state, params)
    other, _ = optimizer.update(grads, loaded["state"], loaded["params"])
    for a, b in zip(
        la.trees.leaves(await la.to_cpu(one)), la.trees.leaves(await la.to_cpu(other)), strict=True
    ):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("make", [optim.sgd, optim.adam, lambda r: optim.sgd(r, momentum=0.5)])
async def test_the_first_step_is_compiled_like_the_others(
    runtime: la.Runtime, make: Callable[[float], optim.Optimizer]
) -> None:
    """What the state begins with is given to it, and no part of it."""
    optimizer = make(RATE)
    params: Any = {"w": la.asarray(np.ones((5, 3), np.float32)), "b": la.asarray([1.0, 2.0, 3.0])}
    state: Any = optimizer.init(params)
    counts = []
    for _ in range(4):
        grads = la.trees.tree_map(lambda leaf: leaf * 0.5, params)
        params, state = optimizer.update(grads, state, params)
        await la.mark_step(wait=True)
        counts.append(la.metrics.counter_value("UncachedCompile"))
    assert len(set(counts)) == 1, counts


async def test_the_state_of_half_precision_and_of_other_devices() -> None:
    async with la.open_runtime({"cpu": 2}):
        params = [
            la.ones((2, 2), dtype="float16", device="cpu:1"),
            la.ones((), dtype="float64", device="cpu:1"),
        ]
        state = optim.adam(RATE).init(params)
        found = la.trees.leaves(state)
        assert {str(leaf.device) for leaf in found} == {"cpu:1"}
        assert sorted(str(leaf.dtype) for leaf in found) == sorted(
            ["int64", *2 * ["float32", "float64"]]
        )
        for leaf in await la.to_cpu(found):
            assert not np.any(leaf)


async def test_parameters_on_two_devices() -> None:
    async with la.open_runtime({"cpu": 2}):
        params = [la.ones((2,), device="cpu:0"), la.ones((3,), device="cpu:1")]
        optimizer = optim.adam(RATE)
        state = optimizer.init(params)
        for _ in range(2):
            grads = [param * 2.0 for param in params]
            params, state = optimizer.update(grads, state, params)
        one, other = await la.to_cpu(params)
        assert [str(param.device) for param in params] == ["cpu:0", "cpu:1"]
        np.testing.assert_allclose(one[0], other[0])


async def test_no_parameters(runtime: la.Runtime) -> None:
    optimizer = optim.adam(RATE)
    state = optimizer.init({})
    params, state = optimizer.update({}, state, {})
    assert params == {}
    assert await state["count"].item() == 1


async def test_refused(runtime: la.Runtime) -> None:
    optimizer = optim.adam(RATE)
    with pytest.raises(la.DTypeError, match=r"params\['a'\]: .* floating dtype, not int64"):
        optimizer.init({"a": la.asarray(1)})
    with pytest.raises(la.DTypeError, match="not str"):
        optimizer.init("text")
    params = {"a": la.ones((2,))}
    state = optimizer.init(params)
    with pytest.raises(la.ShapeError, match=r"grads\['a'\]: .*float32\[2\], not float32\[3\]"):
        optimizer.update({"a": la.ones((3,))}, state, params)
    with pytest.raises(ValueError, match="grads"):
        optimizer.update({"b": la.ones((2,))}, state, params)
    with pytest.raises(ValueError, match="nesterov needs a momentum"):
        optim.sgd(RATE, nesterov=True)
    with pytest.raises(ValueError, match="b1 and b2"):
        optim.adam(RATE, b2=1.0)


CONSTANTS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: optim.adam("a"), TypeError, "learning rate must be .*, not 'a'"),  # type: ignore[arg-type]
    (lambda: optim.adam("0.1"), TypeError, "learning rate must be .*, not '0.1'"),  # type: ignore[arg-type]
    (lambda: optim.sgd(None), TypeError, "learning rate must be .*, not None"),  # type: ignore[arg-type]
    (lambda: optim.sgd(-1), ValueError, "learning rate must be .*, not -1"),
    (lambda: optim.adamw(float("nan")), ValueError, "learning rate must be .*, not nan"),
    (lambda: optim.adam(float("inf")), ValueError, "learning rate must be .*, not inf"),
    (lambda: optim.sgd(la.ones((2,))), la.ShapeError, r"learning rate must .*, not float32\[2\]"),
    (lambda: optim.sgd(RATE, momentum=-0.1), ValueError, "sgd: momentum must be .*, not -0.1"),
    (lambda: optim.sgd(RATE, weight_decay="x"), TypeError, "sgd: weight_decay must be .*, not 'x'"),  # type: ignore[arg-type]
    (lambda: optim.adam(RATE, eps=-1.0), ValueError, "adam: eps must be .*, not -1.0"),
    (lambda: optim.adam(RATE, b1="x"), TypeError, "adam: b1 must be .*, not 'x'"),  # type: ignore[arg-type]
    (lambda: optim.adamw(RATE, weight_decay=float("nan")), ValueError, "weight_decay .*, not nan"),
]


@pytest.mark.parametrize(("make", "error", "message"), CONSTANTS)
async def test_constants_that_make_no_sense_are_refused(
    runtime: la.Runtime, make: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()


async def test_what_a_schedule_gives_is_checked(runtime: la.Runtime) -> None:
    params = [la.ones((2,))]
    for given, error in ((None, TypeError), (-0.5, ValueError), (la.ones((2,)), la.ShapeError)):
        optimizer = optim.sgd(lambda count, given=given: given)  # type: ignore[misc]
        with pytest.raises(error, match="learning rate"):
            optimizer.update(params, optimizer.init(params), params)
    optimizer = optim.sgd(lambda count: 0)
    params, _ = optimizer.update(params, optimizer.init(params), params)
    assert (await params[0].numpy()).tolist() == [1.0, 1.0]


async def test_the_state_of_another_optimizer_is_refused(runtime: la.Runtime) -> None:
    params = {"a": la.ones((2,))}
    with_momentum = optim.sgd(RATE, momentum=0.9)
    state = optim.adam(RATE).init(params)
    with pytest.raises(ValueError, match=r"state lacks 'velocity'.*optimizer\.init"):
        with_momentum.update(params, state, params)
    with pytest.raises(ValueError, match="state lacks 'count', 'first', 'second'"):
        optim.adam(RATE).update(params, {}, params)
    with pytest.raises(TypeError, match=r"state must be a dict .*, not tuple"):
        with_momentum.update(params, (1, 2), params)  # type: ignore[arg-type]


# ---- clipping ------------------------------------------------------------------------------


@pytest.mark.parametrize("max_norm", [1.0, 5.0, 100.0])
async def test_clip_by_global_norm(runtime: la.Runtime, max_norm: float) -> None:
    arrays = {"a": np.array([3.0, -4.0], np.float32), "b": [np.array(12.0, np.float16)]}
    grads = la.trees.tree_map(la.asarray, arrays)
    assert await optim.global_norm(grads).item() == pytest.approx(13.0)
    clipped = optim.clip_by_global_norm(grads, max_norm)
    assert clipped["b"][0].dtype == np.float16
    found = await la.to_cpu(clipped)
    factor = min(1.0, max_norm / 13.0)
    np.testing.assert_allclose(found["a"], arrays["a"] * factor, rtol=1e-6)
    np.testing.assert_allclose(found["b"][0], 12.0 * factor, rtol=1e-3)
    with pytest.raises(ValueError, match="without leaves"):
        optim.global_norm({})


async def test_norms_that_are_no_numbers_do_not_pass_unseen(runtime: la.Runtime) -> None:
    clipped = optim.clip_by_global_norm([la.asarray([np.nan, 1.0]), la.asarray([2.0])], 1.0)
    assert all(np.isnan(leaf).all() for leaf in await la.to_cpu(clipped))


@pytest.mark.parametrize("as_tensor", [False, True])
async def test_clipping_to_nothing(runtime: la.Runtime, as_tensor: bool) -> None:
    for max_norm in (0, 0.0, 1e-60):
        bound: Any = la.asarray(max_norm) if as_tensor else max_norm
        clipped = optim.clip_by_global_norm([la.zeros((2,)), la.zeros((), dtype="float16")], bound)
        assert [leaf.tolist() for leaf in await la.to_cpu(clipped)] == [[0.0, 0.0], 0.0]
        clipped = optim.clip_by_global_norm([la.asarray([3.0, -4.0])], bound)
        assert np.abs(await clipped[0].numpy()).max() == 0.0
        clipped = optim.clip_by_global_norm([la.asarray([np.nan, 1.0])], bound)
        assert np.isnan(await clipped[0].numpy()).all()


@pytest.mark.parametrize("max_norm", [float("inf"), 1e300])
async def test_a_bound_that_no_norm_reaches(runtime: la.Runtime, max_norm: float) -> None:
    clipped = optim.clip_by_global_norm([la.asarray([3.0, -4.0])], max_norm)
    assert (await clipped[0].numpy()).tolist() == [3.0, -4.0]


@pytest.mark.parametrize(
    ("bound", "error"), [(-1, ValueError), (float("nan"), ValueError), ("1", TypeError)]
)
async def test_bounds_that_make_no_sense_are_refused(
    runtime: la.Runtime, bound: Any, error: type[Exception]
) -> None:
    with pytest.raises(error, match=f"clip_by_global_norm: max_norm must be .*, not {bound!r}"):
        optim.clip_by_global_norm([la.ones((2,))], bound)
    with pytest.raises(error, match=f"clip_by_value: max_value must be .*, not {bound!r}"):
        optim.clip_by_value([la.ones((2,))], bound)


async def test_clip_by_value(runtime: la.Runtime) -> None:
    clipped = optim.clip_by_value({"a": la.asarray([3.0, -0.5, -2.0])}, 1.5)
    assert (await clipped["a"].numpy()).tolist() == [1.5, -0.5, -1.5]
