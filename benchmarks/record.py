"""What recording costs: a chain of `x * b + a`, and a step with a bit of everything.

Only the recording is timed. lazyasync and the lazy tensor core have a barrier between the steps,
outside the timed part, so that the same step is recorded again and again; MLX drops its graph.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import harness
import models
import numpy as np
import trio
from harness import Builder, RatioBound, Step, clock
from models import Array

PAIRS = 500
OPERATIONS = 2 * PAIRS
# What the lazy tensor core counts as operations in one mixed step, backward included.
MIXED_OPERATIONS = 65

BOUNDS = (RatioBound("lazyasync", "torch LTC", 0.2), RatioBound("lazyasync", "MLX", 2.0))


@dataclass(frozen=True)
class ChainData:
    """Start, addend and factor of the chain, each (64, 64) float32, and its end in float64."""

    start: Array
    addend: Array
    factor: Array
    expected: Array


def chain(x: Any, a: Any, b: Any) -> Any:
    """The 1,000 operations: the same code for everybody."""
    for _ in range(PAIRS):
        x = x * b + a
    return x


def chain_data(size: int = 64) -> ChainData:
    """Factors below one keep the chain bounded."""
    generator = np.random.default_rng(1)
    start, addend = generator.standard_normal((2, size, size)).astype(np.float32)
    factor = generator.uniform(0.5, 0.9, (size, size)).astype(np.float32)
    expected = chain(*(value.astype(np.float64) for value in (start, addend, factor)))
    return ChainData(start, addend, factor, expected)


class Bare:
    """The least a recorder in Python does: an operator, one look-up, one new object."""

    __slots__ = ("node",)

    node: dict[str, Any]

    def __mul__(self, other: Bare) -> Bare:
        result = _new_bare(Bare)
        result.node = self.node["multiply"]
        return result

    def __add__(self, other: Bare) -> Bare:
        result = _new_bare(Bare)
        result.node = self.node["add"]
        return result


_new_bare = Bare.__new__


def bare_operand() -> Bare:
    node: dict[str, Any] = {}
    node["multiply"] = node["add"] = node
    bare = Bare()
    bare.node = node
    return bare


async def bare_chain() -> Step:
    x, a, b = bare_operand(), bare_operand(), bare_operand()

    async def step() -> float:
        begin = clock()
        chain(x, a, b)
        return clock() - begin

    return step


async def lazyasync_chain() -> Step:
    la = harness.load("lazyasync")
    data = chain_data()
    x, a, b = (la.asarray(value) for value in (data.start, data.addend, data.factor))

    async def record() -> tuple[float, Any]:
        begin = clock()
        result = chain(x, a, b)
        elapsed = clock() - begin
        await la.mark_step(wait=True)
        return elapsed, result

    async def step() -> float:
        return (await record())[0]

    result = (await record())[1]
    harness.check_close("lazyasync", await result.numpy(), data.expected)
    return step


def with_reuse(builder: Builder) -> Builder:
    """The lazy tensor core with its reuse of IR nodes switched on, which is off by default."""

    async def build() -> Step:
        models.load_ltc()
        switch = harness.load("torch._lazy.config").set_reuse_ir
        switch(True)
        inner = await builder()
        switch(False)

        async def step() -> float:
            switch(True)
            elapsed = await inner()
            switch(False)
            return elapsed

        return step

    return build


async def ltc_chain() -> Step:
    torch = models.load_ltc()
    data = chain_data()
    x, a, b = (torch.from_numpy(v).to("lazy") for v in (data.start, data.addend, data.factor))
    torch._lazy.mark_step(wait=True)

    async def step() -> float:
        begin = clock()
        result = chain(x, a, b)
        elapsed = clock() - begin
        torch._lazy.mark_step(wait=True)
        del result
        return elapsed

    harness.check_close("torch LTC", chain(x, a, b).cpu().numpy(), data.expected)
    return step


async def mlx_chain() -> Step:
    mx = models.load_mlx()
    data = chain_data()
    x, a, b = (mx.array(value) for value in (data.start, data.addend, data.factor))
    mx.eval(x, a, b)

    async def step() -> float:
        begin = clock()
        result = chain(x, a, b)
        elapsed = clock() - begin
        del result
        return elapsed

    harness.check_close("MLX", np.array(chain(x, a, b)), data.expected)
    return step


@dataclass(frozen=True)
class MixedData:
    """Inputs (64, 64), targets (64, 10), parameters w (64, 64), b (64,), v (32, 10)."""

    inputs: Array
    targets: Array
    params: dict[str, Array]


def mixed_data() -> MixedData:
    generator = np.random.default_rng(2)

    def normal(*shape: int) -> Array:
        return (generator.standard_normal(shape) / 4).astype(np.float32)

    params = {"w": normal(64, 64), "b": normal(64), "v": normal(32, 10)}
    return MixedData(normal(64, 64), normal(64, 10), params)


def rates() -> Iterator[float]:
    """A learning rate that is another Python number in each step."""
    return (0.1 * 0.999**number for number in itertools.count())


def mixed_reference(data: MixedData, rate: float) -> list[Array]:
    """Loss, new parameters in the order w, b, v, peak and spread, in float64."""
    x, y = data.inputs.astype(np.float64), data.targets.astype(np.float64)
    w, b, v = (data.params[name].astype(np.float64) for name in "wbv")
    t = np.tanh(x @ w * 0.5 + b)
    h = t - t.mean(axis=1, keepdims=True)
    left, right = h[:, :32], h[:, 32:]
    positive = np.maximum(left, 0)
    gate = positive * right + left / 3
    error = gate @ v - y
    derror = 2 * error / error.size
    dgate = derror @ v.T
    dh = np.concatenate([dgate * right * (left > 0) + dgate / 3, dgate * positive], axis=1)
    dz = (dh - dh.mean(axis=1, keepdims=True)) * (1 - t * t)
    gradients = (0.5 * x.T @ dz, dz.sum(axis=0), gate.T @ derror)
    new = [p - rate * g for p, g in zip((w, b, v), gradients, strict=True)]
    spread = np.sqrt(np.mean(x * x) + 1e-6)
    return [np.mean(error * error), *new, np.max(x[1:9] * 2), spread]


def check_mixed(name: str, got: list[Any], data: MixedData) -> None:
    for value, expected in zip(got, mixed_reference(data, next(rates())), strict=True):
        harness.check_close(f"{name}, mixed step", value, expected)


async def lazyasync_mixed() -> Step:
    la = harness.load("lazyasync")
    data = mixed_data()
    params = {name: la.asarray(value) for name, value in data.params.items()}
    x, y = la.asarray(data.inputs), la.asarray(data.targets)

    def loss_function(params: Any, x: Any, y: Any) -> Any:
        h = la.tanh(x @ params["w"] * 0.5 + params["b"])
        h = h - la.mean(h, axis=1, keepdims=True)
        left, right = h[:, :32], h[:, 32:]
        gate = la.maximum(left, 0) * right + left / 3.0
        error = gate @ params["v"] - y
        return la.mean(error * error)

    gradient = la.value_and_grad(loss_function)

    def record(rate: float) -> list[Any]:
        loss, grads = gradient(params, x, y)
        new = [params[name] - rate * grads[name] for name in "wbv"]
        return [loss, *new, la.max(x[1:9] * 2.0), la.sqrt(la.mean(x * x) + 1e-6)]

    got = record(next(rates()))
    await la.mark_step(wait=True)
    check_mixed("lazyasync", [await value.numpy() for value in got], data)
    rate = rates()

    async def step() -> float:
        number = next(rate)
        begin = clock()
        results = record(number)
        elapsed = clock() - begin
        await la.mark_step(wait=True)
        del results
        return elapsed

    return step


async def ltc_mixed() -> Step:
    torch = models.load_ltc()
    data = mixed_data()
    params = {n: torch.from_numpy(p).to("lazy") for n, p in data.params.items()}
    for param in params.values():
        param.requires_grad_()
    x, y = (torch.from_numpy(value).to("lazy") for value in (data.inputs, data.targets))
    torch._lazy.mark_step(wait=True)

    def record(rate: float) -> list[Any]:
        h = torch.tanh(x @ params["w"] * 0.5 + params["b"])
        h = h - h.mean(dim=1, keepdim=True)
        left, right = h[:, :32], h[:, 32:]
        gate = torch.relu(left) * right + left / 3.0
        error = gate @ params["v"] - y
        loss = (error * error).mean()
        loss.backward()
        with torch.no_grad():
            new = [params[name] - rate * params[name].grad for name in "wbv"]
            return [loss, *new, (x[1:9] * 2.0).max(), torch.sqrt((x * x).mean() + 1e-6)]

    def forget() -> None:
        for param in params.values():
            param.grad = None

    check_mixed("torch LTC", [v.detach().cpu().numpy() for v in record(next(rates()))], data)
    forget()
    rate = rates()

    async def step() -> float:
        number = next(rate)
        begin = clock()
        results = record(number)
        elapsed = clock() - begin
        torch._lazy.mark_step(wait=True)
        del results
        forget()
        return elapsed

    return step


async def mlx_mixed() -> Step:
    mx = models.load_mlx()
    data = mixed_data()
    params = {name: mx.array(value) for name, value in data.params.items()}
    x, y = mx.array(data.inputs), mx.array(data.targets)
    mx.eval(params, x, y)

    def loss_function(params: Any, x: Any, y: Any) -> Any:
        h = mx.tanh(x @ params["w"] * 0.5 + params["b"])
        h = h - mx.mean(h, axis=1, keepdims=True)
        left, right = h[:, :32], h[:, 32:]
        gate = mx.maximum(left, 0) * right + left / 3.0
        error = gate @ params["v"] - y
        return mx.mean(error * error)

    gradient = mx.value_and_grad(loss_function)

    def record(rate: float) -> list[Any]:
        loss, grads = gradient(params, x, y)
        new = [params[name] - rate * grads[name] for name in "wbv"]
        return [loss, *new, mx.max(x[1:9] * 2.0), mx.sqrt(mx.mean(x * x) + 1e-6)]

    check_mixed("MLX", [np.array(value) for value in record(next(rates()))], data)
    rate = rates()

    async def step() -> float:
        number = next(rate)
        begin = clock()
        results = record(number)
        elapsed = clock() - begin
        del results
        return elapsed

    return step


async def bare_mixed() -> Step:
    x, a = bare_operand(), bare_operand()

    async def step() -> float:
        begin = clock()
        result = x
        for _ in range(MIXED_OPERATIONS):
            result = result * a
        return clock() - begin

    return step


async def main() -> int:
    options = harness.argument_parser(str(__doc__)).parse_args()
    report = harness.Report("record", options)
    async with harness.lazyasync_runtime():
        await report.measure(
            "Recording x * b + a on 64x64 float32, per operation",
            {
                "lazyasync": lazyasync_chain,
                "torch LTC": ltc_chain,
                "torch LTC, reuse_ir": with_reuse(ltc_chain),
                "MLX": mlx_chain,
                "bare Python: operator, look-up, object": bare_chain,
            },
            bounds=BOUNDS,
            unit="us",
            per=OPERATIONS,
        )
        await report.measure(
            "Recording a mixed step with its gradient, per step",
            {
                "lazyasync": lazyasync_mixed,
                "torch LTC": ltc_mixed,
                "torch LTC, reuse_ir": with_reuse(ltc_mixed),
                "MLX": mlx_mixed,
                f"bare Python: {MIXED_OPERATIONS} operators": bare_mixed,
            },
            bounds=BOUNDS,
            unit="us",
        )
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
