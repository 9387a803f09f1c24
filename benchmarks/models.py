"""The three-layer perceptron in every framework, all started from the same arrays.

Each function returns a trainer: a call that does one whole training step (forward, cross entropy,
backward, Adam on all six parameters) and gives the value of the loss before the update. Adam is
that of Kingma and Ba, 2015 (arXiv:1412.6980), algorithm 1, with bias correction. The ``*_training``
functions make a trainer of any loss of named parameters; `transformer` shares them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import harness
import numpy as np
from harness import Builder, Step, clock
from numpy.typing import NDArray

Array = NDArray[Any]
Loss = Callable[..., Any]
"""The loss of (parameters by name, data...), in the words of one framework."""
Trainer = Callable[[], float]
AsyncTrainer = Callable[[], Awaitable[float]]
Publish = Callable[[Any], object]
"""Takes the parameters at the beginning, and after each step once they are computed."""

RATE, BETA1, BETA2, EPSILON = 1e-3, 0.9, 0.999, 1e-8
NAMES = ("w1", "b1", "w2", "b2", "w3", "b3")


def _nobody(params: Any) -> None:
    """Where nobody wants the parameters."""


@dataclass(frozen=True)
class Sizes:
    """Batch, inputs, hidden units of both hidden layers, outputs."""

    batch: int
    inputs: int
    hidden: int
    outputs: int

    def __str__(self) -> str:
        return f"{self.batch}-{self.inputs}-{self.hidden}-{self.outputs}"


SMALL = Sizes(64, 64, 64, 10)
MIDDLE = Sizes(256, 784, 512, 10)
LARGE = Sizes(1024, 1024, 2048, 10)


@dataclass(frozen=True)
class Problem:
    """Float32 inputs (batch, inputs), int64 labels (batch,), and the initial parameters."""

    sizes: Sizes
    inputs: Array
    labels: Array
    params: dict[str, Array]


def make_problem(sizes: Sizes, seed: int = 0) -> Problem:
    """Random data and parameters with the scale of He et al., 2015 (arXiv:1502.01852)."""
    generator = np.random.default_rng(seed)
    weight = partial(random_weight, generator, gain=2.0)
    params = {
        "w1": weight(sizes.inputs, sizes.hidden),
        "b1": np.zeros(sizes.hidden, np.float32),
        "w2": weight(sizes.hidden, sizes.hidden),
        "b2": np.zeros(sizes.hidden, np.float32),
        "w3": weight(sizes.hidden, sizes.outputs),
        "b3": np.zeros(sizes.outputs, np.float32),
    }
    inputs = generator.standard_normal((sizes.batch, sizes.inputs)).astype(np.float32)
    labels = generator.integers(0, sizes.outputs, sizes.batch)
    return Problem(sizes, inputs, labels, params)


def random_weight(generator: np.random.Generator, rows: int, columns: int, gain: float) -> Array:
    """A float32 matrix that multiplies the variance of what it is applied to by ``gain``."""
    values: Array = generator.standard_normal((rows, columns)) * np.sqrt(gain / rows)
    return values.astype(np.float32)


def reference_losses(problem: Problem, steps: int) -> list[float]:
    """The losses of the first steps in float64."""
    trainer = numpy_trainer(problem, np.float64)
    return [trainer() for _ in range(steps)]


async def check_trainer(
    name: str, trainer: Trainer | AsyncTrainer, expected: list[float], tolerance: float = 1e-3
) -> None:
    """Train for as many steps as are expected, and compare the losses."""
    losses = []
    for _ in expected:
        loss = trainer()
        losses.append(loss if isinstance(loss, float) else await loss)
    harness.check_close(name, losses, expected, tolerance)


def trainer_builder(
    name: str,
    make: Callable[[Any], Any],
    problem: Any,
    expected: list[float],
    tolerance: float = 1e-3,
) -> Builder:
    """A builder that checks the first losses of what ``make`` makes, and then times its steps."""

    async def build() -> Step:
        trainer: Trainer | AsyncTrainer = make(problem)
        await check_trainer(name, trainer, expected, tolerance)

        async def step() -> float:
            begin = clock()
            loss = trainer()
            if not isinstance(loss, float):
                await loss
            return clock() - begin

        return step

    return build


def numpy_trainer(problem: Problem, dtype: type[np.floating[Any]] = np.float32) -> Trainer:
    """Written by hand: all parameters are views of one vector, so that Adam is one pass."""
    inputs = problem.inputs.astype(dtype)
    labels = problem.labels
    batch = problem.sizes.batch
    rows = np.arange(batch)
    vector = np.concatenate([value.ravel() for value in problem.params.values()]).astype(dtype)
    gradient = np.empty_like(vector)
    w1, b1, w2, b2, w3, b3 = views(vector, problem.params).values()
    dw1, db1, dw2, db2, dw3, db3 = views(gradient, problem.params).values()
    adam = numpy_adam(vector, gradient)

    def step() -> float:
        h1 = inputs @ w1
        h1 += b1
        np.maximum(h1, 0, out=h1)
        h2 = h1 @ w2
        h2 += b2
        np.maximum(h2, 0, out=h2)
        logits = h2 @ w3
        logits += b3
        logits -= logits.max(axis=1, keepdims=True)
        exponentials = np.exp(logits)
        sums = exponentials.sum(axis=1, keepdims=True)
        loss = float(np.mean(np.log(sums[:, 0]) - logits[rows, labels]))

        exponentials /= sums * batch
        exponentials[rows, labels] -= 1 / batch
        np.matmul(h2.T, exponentials, out=dw3)
        exponentials.sum(axis=0, out=db3)
        dh2 = exponentials @ w3.T
        dh2 *= h2 > 0
        np.matmul(h1.T, dh2, out=dw2)
        dh2.sum(axis=0, out=db2)
        dh1 = dh2 @ w2.T
        dh1 *= h1 > 0
        np.matmul(inputs.T, dh1, out=dw1)
        dh1.sum(axis=0, out=db1)
        adam()
        return loss

    return step


def numpy_logits(params: dict[str, Array], inputs: Array) -> Array:
    """The forward pass in float64."""
    p = {name: value.astype(np.float64) for name, value in params.items()}
    h1 = np.maximum(inputs @ p["w1"] + p["b1"], 0)
    h2 = np.maximum(h1 @ p["w2"] + p["b2"], 0)
    logits: Array = h2 @ p["w3"] + p["b3"]
    return logits


def numpy_adam(vector: Array, gradient: Array) -> Callable[[], None]:
    """An update in place of all parameters, which are views of ``vector``."""
    first, second = np.zeros_like(vector), np.zeros_like(vector)
    scratch, denominator = np.empty_like(vector), np.empty_like(vector)
    count = 0

    def adam() -> None:
        nonlocal count
        count += 1
        np.subtract(gradient, first, out=scratch)
        np.multiply(scratch, 1 - BETA1, out=scratch)
        np.add(first, scratch, out=first)
        np.multiply(gradient, gradient, out=scratch)
        np.subtract(scratch, second, out=scratch)
        np.multiply(scratch, 1 - BETA2, out=scratch)
        np.add(second, scratch, out=second)
        np.sqrt(second, out=denominator)
        np.divide(denominator, (1 - BETA2**count) ** 0.5, out=denominator)
        np.add(denominator, EPSILON, out=denominator)
        np.divide(first, denominator, out=scratch)
        np.multiply(scratch, RATE / (1 - BETA1**count), out=scratch)
        np.subtract(vector, scratch, out=vector)

    return adam


def views(vector: Array, params: dict[str, Array]) -> dict[str, Array]:
    """The parameters as parts of one vector, in their order."""
    found = {}
    start = 0
    for name, value in params.items():
        found[name] = vector[start : start + value.size].reshape(value.shape)
        start += value.size
    return found


def matrix_products(problem: Problem) -> Callable[[], None]:
    """The eight matrix products of a step and nothing else: the floor for who uses NumPy's."""
    sizes = problem.sizes
    p = problem.params
    x = problem.inputs
    h1 = np.ones((sizes.batch, sizes.hidden), np.float32)
    h2, dh1, dh2 = h1.copy(), h1.copy(), h1.copy()
    logits = np.ones((sizes.batch, sizes.outputs), np.float32)
    dw1, dw2, dw3 = (np.empty_like(p[name]) for name in ("w1", "w2", "w3"))

    def step() -> None:
        np.matmul(x, p["w1"], out=h1)
        np.matmul(h1, p["w2"], out=h2)
        np.matmul(h2, p["w3"], out=logits)
        np.matmul(h2.T, logits, out=dw3)
        np.matmul(logits, p["w3"].T, out=dh2)
        np.matmul(h1.T, dh2, out=dw2)
        np.matmul(dh2, p["w2"].T, out=dh1)
        np.matmul(x.T, dh1, out=dw1)
        # Small values keep the repeated products away from infinities.
        logits.fill(1e-3)

    return step


def matrix_flops(sizes: Sizes) -> int:
    """Floating-point operations of those products."""
    first = sizes.inputs * sizes.hidden
    others = sizes.hidden * (sizes.hidden + sizes.outputs)
    return 2 * sizes.batch * (2 * first + 3 * others)


def torch_trainer(problem: Problem, **variant: bool) -> Trainer:
    """PyTorch eager: `nn.Sequential` and `torch.optim.Adam`.

    By default Adam is neither `foreach` nor `fused` on a CPU; either may be given.
    """
    torch = load_torch()
    model = torch_model(problem)
    optimizer = torch.optim.Adam(model.parameters(), lr=RATE, **variant)
    loss_function = torch.nn.CrossEntropyLoss()
    inputs, labels = torch.from_numpy(problem.inputs), torch.from_numpy(problem.labels)
    return torch_training(lambda: loss_function(model(inputs), labels), optimizer)


def torch_compile_trainer(problem: Problem) -> Trainer:
    """PyTorch with the loss, its gradients and Adam under `torch.compile`."""
    torch = load_torch()
    model = torch_model(problem)
    loss_function = torch.nn.CrossEntropyLoss()
    inputs, labels = torch.from_numpy(problem.inputs), torch.from_numpy(problem.labels)
    compiled = torch.compile(lambda: loss_function(model(inputs), labels))
    return torch_compile_training(compiled, model.parameters())


def torch_training(loss_function: Callable[[], Any], optimizer: Any) -> Trainer:
    """PyTorch: gradients of what a call gives, and an update of an optimizer's parameters."""

    def step() -> float:
        optimizer.zero_grad()
        loss = loss_function()
        loss.backward()
        optimizer.step()
        return float(loss.item())

    return step


def torch_compile_training(loss_function: Callable[[], Any], params: Any) -> Trainer:
    """PyTorch with a compiled loss, and Adam compiled as its documentation says."""
    torch = load_torch()
    optimizer = torch.optim.Adam(params, lr=RATE)
    update = torch.compile(optimizer.step)

    def step() -> float:
        optimizer.zero_grad()
        loss = loss_function()
        loss.backward()
        update()
        return float(loss.item())

    return step


def load_torch() -> Any:
    """The module `torch`, on as many threads as everybody."""
    torch = harness.load("torch")
    torch.set_num_threads(harness.THREADS)
    return torch


def ltc_trainer(problem: Problem) -> Trainer:
    """The same PyTorch program on the lazy tensor core, with a barrier after each step.

    The core has no `lerp`, which `torch.optim.Adam` uses, and runs what is recorded so far each
    time it meets one.
    """
    torch = load_ltc()
    model = torch_model(problem).to("lazy")
    return _ltc_loop(torch, model, problem, torch.optim.Adam(model.parameters(), lr=RATE))


def ltc_plain_trainer(problem: Problem) -> Trainer:
    """The lazy tensor core with an Adam of operations that it has, so that a step is one graph."""
    torch = load_ltc()
    model = torch_model(problem).to("lazy")

    class PlainAdam(torch.optim.Optimizer):  # type: ignore[misc, name-defined]
        def __init__(self, params: Any) -> None:
            super().__init__(params, {})
            self.count = 0

        def step(self, closure: Any = None) -> None:
            self.count += 1
            size = RATE / (1 - BETA1**self.count)
            root = (1 - BETA2**self.count) ** 0.5
            with torch.no_grad():
                for param in self.param_groups[0]["params"]:
                    state = self.state[param]
                    if not state:
                        state["first"] = torch.zeros_like(param)
                        state["second"] = torch.zeros_like(param)
                    state["first"].mul_(BETA1).add_(param.grad, alpha=1 - BETA1)
                    state["second"].mul_(BETA2).addcmul_(param.grad, param.grad, value=1 - BETA2)
                    denominator = (state["second"].sqrt() / root).add_(EPSILON)
                    param.addcdiv_(state["first"], denominator, value=-size)

    return _ltc_loop(torch, model, problem, PlainAdam(model.parameters()))


def _ltc_loop(torch: Any, model: Any, problem: Problem, optimizer: Any) -> Trainer:
    loss_function = torch.nn.CrossEntropyLoss()
    inputs = torch.from_numpy(problem.inputs).to("lazy")
    labels = torch.from_numpy(problem.labels).to("lazy")
    torch._lazy.mark_step(wait=True)

    def step() -> float:
        optimizer.zero_grad()
        loss = loss_function(model(inputs), labels)
        loss.backward()
        optimizer.step()
        torch._lazy.mark_step()
        return float(loss.item())

    return step


def load_ltc() -> Any:
    """The module `torch` with its lazy tensor core started, on as many threads as everybody."""
    torch = load_torch()
    backend = harness.load("torch._lazy.ts_backend")
    harness.load("torch._lazy.metrics")
    if not getattr(load_ltc, "started", False):
        backend.init()
        load_ltc.started = True  # type: ignore[attr-defined]
    return torch


def jax_trainer(problem: Problem, publish: Publish = _nobody) -> Trainer:
    """JAX: the loss in its own functions; see `jax_training`."""
    jax = harness.load("jax")
    jnp = jax.numpy

    def loss_function(params: Any, inputs: Any, labels: Any) -> Any:
        logs = jax.nn.log_softmax(jax_logits(params, inputs))
        return -jnp.mean(jnp.take_along_axis(logs, labels[:, None], axis=1))

    labels = problem.labels.astype(np.int32)
    return jax_training(loss_function, problem.params, problem.inputs, labels, publish=publish)


def jax_logits(params: Any, inputs: Any) -> Any:
    """The forward pass in the words of JAX."""
    jax = harness.load("jax")
    h1 = jax.nn.relu(inputs @ params["w1"] + params["b1"])
    h2 = jax.nn.relu(h1 @ params["w2"] + params["b2"])
    return h2 @ params["w3"] + params["b3"]


def jax_adam(loss_function: Loss, initial: dict[str, Array]) -> tuple[Any, Any, Any]:
    """JAX: a jitted step of Adam, and what it starts from.

    Returns the function from parameters, state and data to parameters, state and the loss, without
    donation; then the parameters and the state.
    """
    jax = harness.load("jax")
    jnp = jax.numpy

    @jax.jit  # type: ignore[untyped-decorator]
    def train(params: Any, state: Any, *data: Any) -> Any:
        loss, grads = jax.value_and_grad(loss_function)(params, *data)
        count, first, second = state
        count = count + 1
        first = jax.tree.map(lambda m, g: BETA1 * m + (1 - BETA1) * g, first, grads)
        second = jax.tree.map(lambda v, g: BETA2 * v + (1 - BETA2) * g * g, second, grads)
        size = RATE / (1 - BETA1**count)
        root = jnp.sqrt(1 - BETA2**count)
        params = jax.tree.map(
            lambda p, m, v: p - size * m / (jnp.sqrt(v) / root + EPSILON), params, first, second
        )
        return params, (count, first, second), loss

    params = jax.tree.map(jnp.asarray, initial)
    zeros = jax.tree.map(jnp.zeros_like, params)
    return train, params, (jnp.zeros((), jnp.float32), zeros, zeros)


def jax_training(
    loss_function: Loss,
    initial: dict[str, Array],
    *data: Array,
    publish: Publish = _nobody,
) -> Trainer:
    """JAX: the step of `jax_adam`, on the same data each time."""
    train, params, state = jax_adam(loss_function, initial)
    jnp = harness.load("jax").numpy
    values = [jnp.asarray(array) for array in data]
    publish(params)

    def step() -> float:
        nonlocal params, state
        params, state, loss = train(params, state, *values)
        value = float(loss)
        publish(params)
        return value

    return step


def mlx_trainer(problem: Problem) -> Trainer:
    """MLX: the loss in its own functions; see `mlx_training`."""
    mx = load_mlx()

    def loss_function(params: Any, inputs: Any, labels: Any) -> Any:
        h1 = mx.maximum(inputs @ params["w1"] + params["b1"], 0)
        h2 = mx.maximum(h1 @ params["w2"] + params["b2"], 0)
        logits = h2 @ params["w3"] + params["b3"]
        picked = mx.take_along_axis(logits, labels, axis=-1).squeeze(-1)
        return mx.mean(mx.logsumexp(logits, axis=-1) - picked)

    labels = problem.labels.astype(np.int32)[:, None]
    return mlx_training(loss_function, problem.params, problem.inputs, labels)


def mlx_training(loss_function: Loss, initial: dict[str, Array], *data: Array) -> Trainer:
    """MLX: `mx.value_and_grad` and `mlx.optimizers.Adam`, evaluated once a step."""
    mx = load_mlx()
    optimizers = harness.load("mlx.optimizers")
    function = mx.value_and_grad(loss_function)
    optimizer = optimizers.Adam(RATE, betas=[BETA1, BETA2], eps=EPSILON, bias_correction=True)
    params = {name: mx.array(value) for name, value in initial.items()}
    values = [mx.array(array) for array in data]

    def step() -> float:
        nonlocal params
        loss, grads = function(params, *values)
        params = optimizer.apply_gradients(grads, params)
        mx.eval(loss, params, optimizer.state)
        return float(loss.item())

    return step


def load_mlx() -> Any:
    """The module `mlx.core`, on the CPU."""
    mx = harness.load("mlx.core")
    mx.set_default_device(mx.cpu)
    return mx


def lazyasync_trainer(problem: Problem, *, compiled: bool = False) -> AsyncTrainer:
    """The lazyasync trainer; see `lazyasync_training`."""
    data = (problem.inputs, problem.labels[:, None])
    return lazyasync_training(lazyasync_loss(), problem.params, *data, compiled=compiled)


def lazyasync_compiled_trainer(problem: Problem) -> AsyncTrainer:
    """The lazyasync trainer, with the step traced once by `la.compile`."""
    return lazyasync_trainer(problem, compiled=True)


def lazyasync_loss() -> Loss:
    """The loss in the words of lazyasync, for labels (batch, 1)."""
    la = harness.load("lazyasync")

    def loss_function(params: Any, inputs: Any, labels: Any) -> Any:
        logs = la.log_softmax(lazyasync_logits(params, inputs), axis=-1)
        return -la.mean(la.take_along_axis(logs, labels, axis=-1))

    return loss_function


def lazyasync_logits(params: Any, inputs: Any) -> Any:
    """The forward pass in the words of lazyasync."""
    la = harness.load("lazyasync")
    h1 = la.maximum(inputs @ params["w1"] + params["b1"], 0.0)
    h2 = la.maximum(h1 @ params["w2"] + params["b2"], 0.0)
    return h2 @ params["w3"] + params["b3"]


def lazyasync_training(
    loss_function: Loss, initial: dict[str, Array], *data: Array, compiled: bool
) -> AsyncTrainer:
    """lazyasync: a step traced once by `la.compile`, or recorded anew each time."""
    la = harness.load("lazyasync")
    if not compiled:
        record = lazyasync_recorder(loss_function, initial, *data)

        async def recorded_step() -> float:
            loss = record()
            await la.mark_step()
            return float(await loss.item())

        return recorded_step

    train, params, state = lazyasync_step(loss_function, initial)
    values = [la.asarray(array) for array in data]
    program = la.compile(train)

    async def compiled_step() -> float:
        nonlocal params, state
        params, state, loss = await program(params, state, *values)
        return float(await loss.item())

    return compiled_step


def lazyasync_recorder(
    loss_function: Loss, initial: dict[str, Array], *data: Array
) -> Callable[[], Any]:
    """Records one training step after the other, and gives the loss, which is not computed yet."""
    la = harness.load("lazyasync")
    train, params, state = lazyasync_step(loss_function, initial)
    values = [la.asarray(array) for array in data]

    def record() -> Any:
        nonlocal params, state
        params, state, loss = train(params, state, *values)
        return loss

    return record


def lazyasync_step(
    loss_function: Loss, initial: dict[str, Array]
) -> tuple[Callable[..., Any], Any, Any]:
    """From (parameters, state, data...) to (parameters, state, loss); and the first two."""
    la = harness.load("lazyasync")
    gradient = la.value_and_grad(loss_function)
    optimizer = la.optim.adam(RATE)

    def train(params: Any, state: Any, *values: Any) -> Any:
        loss, grads = gradient(params, *values)
        params, state = optimizer.update(grads, state, params)
        return params, state, loss

    params = {name: la.asarray(value) for name, value in initial.items()}
    return train, params, optimizer.init(params)


def torch_model(problem: Problem) -> Any:
    torch = harness.load("torch")
    nn = torch.nn
    sizes = problem.sizes
    model = nn.Sequential(
        nn.Linear(sizes.inputs, sizes.hidden),
        nn.ReLU(),
        nn.Linear(sizes.hidden, sizes.hidden),
        nn.ReLU(),
        nn.Linear(sizes.hidden, sizes.outputs),
    )
    with torch.no_grad():
        for layer, number in ((model[0], 1), (model[2], 2), (model[4], 3)):
            layer.weight.copy_(torch.from_numpy(problem.params[f"w{number}"].T.copy()))
            layer.bias.copy_(torch.from_numpy(problem.params[f"b{number}"]))
    return model
