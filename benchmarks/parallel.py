"""Data parallel: a perceptron on two devices with a thread each, beside one; and PyTorch's DDP.

Every contender is a process of its own, with a thread for each device: the step alone, and on two
devices by `la.parallel.data_parallel`; PyTorch alone, and two processes with DDP over gloo. They
train with SGD on the same batch, in interleaved rounds, and read the loss after the last step. It
needs two cores that nobody else uses.
"""

from __future__ import annotations

import json
import os
import socket
import statistics
import sys
from collections.abc import Callable
from typing import Any

os.environ["BENCH_THREADS"] = "1"

import harness
import numpy as np
import trio
from harness import clock
from processes import SKIPPED, ask_child

ROWS, INPUTS, HIDDEN, CLASSES = 512, 784, 512, 10
LEARNING_RATE = 0.05
WARM_UP, STEPS = 5, 40
AT_LEAST = 1.7
"""Times as fast as one device are two."""

ONE, TWO, TORCH, DDP = "lazyasync, 1 device", "lazyasync, 2 devices", "PyTorch, 1", "PyTorch DDP, 2"


def make_problem() -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """Parameters and a batch."""
    random = np.random.default_rng(0)
    params = {
        "w1": random.standard_normal((INPUTS, HIDDEN)) * (2 / INPUTS) ** 0.5,
        "b1": np.zeros(HIDDEN),
        "w2": random.standard_normal((HIDDEN, CLASSES)) * (1 / HIDDEN) ** 0.5,
        "b2": np.zeros(CLASSES),
    }
    batch: dict[str, np.ndarray] = {"x": random.standard_normal((ROWS, INPUTS)).astype(np.float32)}
    batch["y"] = random.integers(0, CLASSES, (ROWS, 1))
    return {name: array.astype(np.float32) for name, array in params.items()}, batch


async def lazyasync_child(count: int) -> dict[str, Any]:
    """The seconds of a step, and the loss after all of them."""
    la = harness.load("lazyasync")
    optimizer = la.optim.sgd(LEARNING_RATE)

    def loss_function(params: Any, batch: Any) -> Any:
        hidden = la.relu(batch["x"] @ params["w1"] + params["b1"])
        scores = la.log_softmax(hidden @ params["w2"] + params["b2"])
        return -la.mean(la.take_along_axis(scores, batch["y"], -1))

    def step(params: Any, state: Any, batch: Any) -> Any:
        found = la.value_and_grad(loss_function)(params, batch)
        loss, gradients = la.parallel.mean(found)
        return *optimizer.update(gradients, state, params), loss

    async with la.open_runtime({"cpu": count}, {"cpu_threads": 1}):
        params, batch = make_problem()
        run = la.compile(step) if count == 1 else la.parallel.data_parallel(step)
        params = await la.put(params)
        state = optimizer.init(params)
        given = await la.put(batch) if count == 1 else batch
        for _ in range(WARM_UP):
            params, state, loss = await run(params, state, given)
            await loss.item()
        start = clock()
        for _ in range(STEPS):
            params, state, loss = await run(params, state, given)
        value = await loss.item()
        return {"seconds": (clock() - start) / STEPS, "loss": value}


def torch_child(rank: int, count: int, port: int) -> dict[str, Any]:
    """The same in PyTorch; of two processes each has half of the batch."""
    torch = harness.load("torch")
    torch.set_num_threads(1)
    params, batch = make_problem()
    layers = [torch.nn.Linear(INPUTS, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, CLASSES)]
    with torch.no_grad():
        for layer, name in ((layers[0], "1"), (layers[2], "2")):
            layer.weight.copy_(torch.from_numpy(params[f"w{name}"].T.copy()))
            layer.bias.copy_(torch.from_numpy(params[f"b{name}"]))
    model = torch.nn.Sequential(*layers)
    if count > 1:
        torch.distributed.init_process_group(
            "gloo", init_method=f"tcp://127.0.0.1:{port}", rank=rank, world_size=count
        )
        model = torch.nn.parallel.DistributedDataParallel(model)
    own = slice(rank * ROWS // count, (rank + 1) * ROWS // count)
    x, y = torch.from_numpy(batch["x"][own]), torch.from_numpy(batch["y"][own, 0])
    optimizer = torch.optim.SGD(model.parameters(), LEARNING_RATE)
    start = clock()
    for number in range(WARM_UP + STEPS):
        if number == WARM_UP:
            start = clock()
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
    value = loss.item()
    seconds = (clock() - start) / STEPS
    if count > 1:
        total = torch.tensor(value)
        torch.distributed.all_reduce(total)
        value = float(total) / count
        torch.distributed.destroy_process_group()
    return {"seconds": seconds, "loss": value}


def child(arguments: list[str]) -> dict[str, Any]:
    """One contender, in a process of its own."""
    kind, *numbers = arguments
    try:
        if kind == "lazyasync":
            return trio.run(lazyasync_child, int(numbers[0]))
        return torch_child(*map(int, numbers))
    except ImportError as error:
        return {SKIPPED: str(error)}


async def ddp() -> dict[str, Any]:
    """Two processes that train together; what the first of them says."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    found: dict[str, dict[str, Any]] = {}

    async def ask(rank: str) -> None:
        arguments = ("torch", rank, "2", port)
        try:
            found[rank] = await trio.to_thread.run_sync(lambda: ask_child(__file__, *arguments))
        except ImportError as error:
            found[rank] = {SKIPPED: str(error)}

    async with trio.open_nursery() as nursery:
        nursery.start_soon(ask, "0")
        nursery.start_soon(ask, "1")
    if SKIPPED in found["0"]:
        raise ImportError(found["0"][SKIPPED])
    return found["0"]


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    options = parser.parse_args()
    report = harness.Report("parallel", options)

    def alone(*arguments: str) -> Callable[[], Any]:
        async def ask() -> dict[str, Any]:
            return await trio.to_thread.run_sync(lambda: ask_child(__file__, *arguments))

        return ask

    contenders: dict[str, Callable[[], Any]] = {
        ONE: alone("lazyasync", "1"),
        TWO: alone("lazyasync", "2"),
        TORCH: alone("torch", "0", "1", "0"),
        DDP: ddp,
    }
    seconds: dict[str, list[float]] = {name: [] for name in contenders}
    expected: float | None = None
    for _ in range(options.rounds):
        for name, ask in contenders.items():
            if name in report.skipped:
                continue
            try:
                answer = await ask()
            except ImportError as error:
                report.skip(name, str(error))
                continue
            seconds[name].append(answer["seconds"])
            expected = answer["loss"] if expected is None else expected
            harness.check_close(name, answer["loss"], expected, 1e-3)
    report.table(
        f"Perceptron {ROWS}-{INPUTS}-{HIDDEN}-{CLASSES}, a training step, a thread for each device",
        ["", "median ms", "least", "most"],
        [
            [name, *(f"{1e3 * pick(values):.2f}" for pick in (statistics.median, min, max))]
            for name, values in seconds.items()
            if values
        ],
    )
    _judge(report, seconds, ONE, TWO, AT_LEAST)
    _judge(report, seconds, DDP, TWO, 1.0)
    return report.finish()


def _judge(
    report: harness.Report, seconds: dict[str, list[float]], of: str, subject: str, limit: float
) -> None:
    """Two devices are so many times as fast as another contender, in the median round."""
    ratios = [a / b for a, b in zip(seconds[of], seconds[subject], strict=False)]
    report.bound(
        f"{of} / {subject}",
        statistics.median(ratios) if ratios else None,
        limit,
        at_most=False,
        runs=ratios,
        reason="not installed",
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        print(json.dumps(child(sys.argv[2:])))
        sys.exit(0)
    sys.exit(trio.run(main))
