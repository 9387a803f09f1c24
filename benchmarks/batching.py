"""Requests of many callers, computed side by side: `la.serving`, and batchers written by hand.

Each contender has a process of its own, in which clients ask one after the other, without a
network. Beside `la.serving.batched` in trio and in asyncio stand a batcher of asyncio's that calls
JAX, jitted, and PyTorch, eager, in a thread, with the same limits; it begins at once where nothing
is computed, and pads to powers of two for JAX. Sequences: a decoder with a
cache, sixteen sequences side by side, beside the same one by one. Callers that leave, threads, and
more requests than can be answered: see `batching_pressure.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import batching_pressure as pressure
import harness
import numpy as np
import processes
import trio
from harness import clock

TRIO, ASYNCIO = "la.serving, trio", "la.serving, asyncio"
JAX, TORCH = "batcher by hand, JAX in threads", "batcher by hand, PyTorch in threads"
CONTENDERS = (TRIO, ASYNCIO, JAX, TORCH)
CLIENTS = 200
MAX_BATCH, MAX_DELAY = 64, 0.002
RATE_LIMIT, P99_LIMIT = 1.3, 0.8
"""Requests a second, and the 99th percentile of latencies, of the best of the others."""
GENERATION_LIMIT = 3.0
"""Items a second of sixteen sequences side by side, of those of one after the other."""

Ask = Callable[[Any], Awaitable[Any]]


class Model(NamedTuple):
    """A perceptron, or one layer of one: how many numbers each layer has."""

    name: str
    sizes: tuple[int, ...]


MODELS = (
    Model("linear", (784, 10)),
    Model("small", (32, 64, 10)),
    Model("digits", (784, 512, 10)),
    Model("middle", (256, 512, 512, 10)),
    Model("large", (784, 2048, 2048, 10)),
)


def weights(model: Model) -> list[np.ndarray]:
    """Matrices of the layers, from the first on."""
    generator = np.random.default_rng(0)
    pairs = zip(model.sizes, model.sizes[1:], strict=False)
    return [
        generator.normal(0, rows**-0.5, (rows, columns)).astype(np.float32)
        for rows, columns in pairs
    ]


def logits(tanh: Callable[[Any], Any], layers: Any, x: Any) -> Any:
    """What is computed of a batch (examples, inputs)."""
    for layer in layers[:-1]:
        x = tanh(x @ layer)
    return x @ layers[-1]


def examples(model: Model) -> np.ndarray:
    """An example for each client."""
    generator = np.random.default_rng(1)
    return generator.normal(size=(CLIENTS, model.sizes[0])).astype(np.float32)


# ---- a batcher by hand ---------------------------------------------------------------------


class ByHand:
    """A batcher as asyncio programs have it: a list, a task, and a thread for each batch."""

    def __init__(self, function: Callable[[np.ndarray], np.ndarray], pads: bool) -> None:
        self._function = function
        self._pads = pads
        self._waiting: list[tuple[np.ndarray, asyncio.Future[Any]]] = []
        self._some = asyncio.Event()
        self._full = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def __call__(self, example: np.ndarray) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((example, future))
        self._some.set()
        if len(self._waiting) >= MAX_BATCH:
            self._full.set()
        return await future

    async def serve(self) -> None:
        """Begins batches, one after the other."""
        while True:
            await self._some.wait()
            await asyncio.sleep(0)  # in which others ask that are about to
            waiting = [pair for pair in self._waiting if not pair[1].cancelled()]
            taken, self._waiting = waiting[:MAX_BATCH], waiting[MAX_BATCH:]
            if not self._waiting:
                self._some.clear()
            if taken:
                await self._compute(taken)

    async def _compute(self, taken: list[tuple[np.ndarray, asyncio.Future[Any]]]) -> None:
        batch = np.stack([example for example, _ in taken])
        if self._pads:
            size = 1 << (len(taken) - 1).bit_length()
            batch = np.concatenate([batch, np.repeat(batch[-1:], size - len(taken), axis=0)])
        result = await asyncio.to_thread(self._function, batch)
        for (_, future), row in zip(taken, result, strict=False):
            if not future.done():
                future.set_result(row)


def function_of(name: str, model: Model) -> Callable[[np.ndarray], np.ndarray]:
    """What the thread of a batcher by hand calls."""
    if name == JAX:
        jax = harness.load("jax")
        layers = [jax.numpy.asarray(layer) for layer in weights(model)]
        jitted = jax.jit(lambda layers, x: logits(jax.numpy.tanh, layers, x))
        return lambda x: np.asarray(jitted(layers, x))
    torch = harness.load("torch")
    torch.set_num_threads(harness.THREADS)
    tensors = [torch.from_numpy(layer) for layer in weights(model)]

    def compute(x: np.ndarray) -> np.ndarray:
        with torch.inference_mode():
            result: np.ndarray = logits(torch.tanh, tensors, torch.from_numpy(x)).numpy()
            return result

    return compute


# ---- clients -------------------------------------------------------------------------------


class Clients:
    """Clients that ask one after the other, and how long answers took."""

    def __init__(self, model: Model, ask: Ask) -> None:
        self.model = model
        self._ask = ask
        self._examples = examples(model)
        self._expected = logits(
            np.tanh, [w.astype(np.float64) for w in weights(model)], self._examples
        )
        self.latencies: list[float] = []
        self.end = 0.0

    async def check(self, number: int) -> None:
        """Compares an answer with NumPy's."""
        answer = await self._ask(self._examples[number])
        harness.check_close("an answer", answer, self._expected[number])

    async def one(self, number: int) -> None:
        """Asks until the time is over."""
        example = self._examples[number]
        while (begin := clock()) < self.end:
            await self._ask(example)
            self.latencies.append(clock() - begin)

    def found(self, seconds: float) -> dict[str, float]:
        """Requests a second, and two percentiles in ms."""
        p50, p99 = np.percentile(self.latencies, [50, 99]) * 1e3
        return {"rate": len(self.latencies) / seconds, "p50": float(p50), "p99": float(p99)}


async def visit_in_trio(clients: Clients, seconds: float) -> dict[str, float]:
    """Has all clients ask, first without counting."""
    for length in (0.3 * seconds, seconds):
        clients.latencies.clear()
        begin = clock()
        clients.end = begin + length
        async with trio.open_nursery() as nursery:
            for number in range(CLIENTS):
                nursery.start_soon(clients.one, number)
        length = clock() - begin
    await clients.check(0)
    return clients.found(length)


async def visit_in_asyncio(clients: Clients, seconds: float) -> dict[str, float]:
    """The same in asyncio."""
    for length in (0.3 * seconds, seconds):
        clients.latencies.clear()
        begin = clock()
        clients.end = begin + length
        await asyncio.gather(*(clients.one(number) for number in range(CLIENTS)))
        length = clock() - begin
    await clients.check(0)
    return clients.found(length)


async def serve_lazyasync(seconds: float, visit: Any) -> dict[str, Any]:
    """All models, in trio or asyncio."""
    la = harness.load("lazyasync")
    found: dict[str, Any] = {}
    async with la.open_runtime("cpu:0"):
        for model in MODELS:
            layers = await la.put(weights(model))
            async with la.serving.batched(
                lambda layers, x: logits(la.tanh, layers, x),
                layers,
                max_batch=MAX_BATCH,
                max_delay=MAX_DELAY,
            ) as ask:
                found[model.name] = await visit(Clients(model, ask), seconds)
    return found


async def serve_by_hand(name: str, seconds: float) -> dict[str, Any]:
    """All models by a batcher of asyncio's."""
    found: dict[str, Any] = {}
    for model in MODELS:
        batcher = ByHand(function_of(name, model), pads=name == JAX)
        task = asyncio.create_task(batcher.serve())
        found[model.name] = await visit_in_asyncio(Clients(model, batcher), seconds)
        task.cancel()
    return found


async def under_pressure(name: str, seconds: float) -> dict[str, Any]:
    """What `batching_pressure.py` has of the large model."""
    la = harness.load("lazyasync")
    model = MODELS[-1]
    async with la.open_runtime("cpu:0") as runtime:
        layers = await la.put(weights(model))

        def served(**options: Any) -> Any:
            return la.serving.batched(
                lambda layers, x: logits(la.tanh, layers, x),
                layers,
                max_batch=MAX_BATCH,
                max_delay=MAX_DELAY,
                **options,
            )

        if name == pressure.LEAVING:
            return await pressure.leaving(served(), runtime, examples(model), seconds)
        return await pressure.overload(served, examples(model), seconds)


def in_threads(seconds: float) -> dict[str, Any]:
    """The small model, asked by threads."""
    la = harness.load("lazyasync")
    model = MODELS[1]
    with la.blocking("cpu:0"):
        layers = la.put(weights(model))
        block = la.serving.batched(lambda layers, x: logits(la.tanh, layers, x), layers)
        return pressure.threads(block, examples(model), seconds)


# ---- sequences -----------------------------------------------------------------------------

VOCABULARY, WIDTH, CONTEXT, HEADS, LAYERS = 256, 256, 256, 8, 4


async def generate(seconds: float) -> dict[str, Any]:
    """Items a second of a decoder, one sequence at a time, and sixteen; and whether all agree."""
    la = harness.load("lazyasync")
    options = {"causal": True, "bias": False, "rotary_base": 10000.0, "norm": la.nn.RMSNorm}

    def first(model: Any, prompt: Any) -> Any:
        caches = [block.init_cache(1, CONTEXT) for block in model["blocks"]]
        position = la.zeros((), dtype="int64")
        return _advanced(model, prompt[None], caches, position, prompt.shape[0])

    def step(model: Any, state: Any) -> Any:
        following = _advanced(
            model, state["item"][None, None], state["caches"], state["position"], 1
        )
        return following, state["item"]

    def _advanced(model: Any, items: Any, caches: Any, position: Any, count: Any) -> Any:
        x, after = model["table"](items), []
        for block, cache in zip(model["blocks"], caches, strict=True):
            x, cache = block.step(x, cache, position)
            after.append(cache)
        scores = la.nn.linear(x[0, -1], model["table"].weight)
        return {"caches": after, "position": position + count, "item": la.argmax(scores)}

    async with la.open_runtime("cpu:0"):
        la.manual_seed(0)
        model = {
            "table": la.nn.Embedding(VOCABULARY, WIDTH),
            "blocks": [la.nn.TransformerBlock(WIDTH, HEADS, **options) for _ in range(LAYERS)],
        }
        await la.mark_step(wait=True)
        choices = np.random.default_rng(0)
        prompts = [choices.integers(0, VOCABULARY, length) for length in range(4, 20)]
        count = CONTEXT // 2
        async with la.serving.generating(first, step, model, most=16) as sequences:

            async def collect(number: int, results: dict[int, list[int]]) -> None:
                async with sequences(prompts[number], limit=count) as items:
                    results[number] = [int(item) async for item in items]

            rates: dict[str, list[float]] = {"one by one": [], "side by side": []}
            alone: dict[int, list[int]] = {}
            together: dict[int, list[int]] = {}
            end = clock() + seconds
            while len(rates["side by side"]) < 3 or clock() < end:
                begin = clock()
                for number in (0, 5, 15):
                    await collect(number, alone)
                rates["one by one"].append(3 * count / (clock() - begin))
                begin = clock()
                async with trio.open_nursery() as nursery:
                    for number in range(16):
                        nursery.start_soon(collect, number, together)
                rates["side by side"].append(16 * count / (clock() - begin))
    same = sum(together[number] == items for number, items in alone.items())
    return {name: statistics.median(found[1:]) for name, found in rates.items()} | {
        "same": same / len(alone)
    }


# ---- the report ----------------------------------------------------------------------------


def child(name: str, seconds: float) -> dict[str, Any]:
    """What a contender has measured."""
    if name == TRIO:
        return trio.run(serve_lazyasync, seconds, visit_in_trio)
    if name == ASYNCIO:
        return asyncio.run(serve_lazyasync(seconds, visit_in_asyncio))
    if name == "sequences":
        return trio.run(generate, seconds)
    if name == pressure.THREADS:
        return in_threads(seconds)
    if name in pressure.CHILDREN:
        return trio.run(under_pressure, name, seconds)
    return asyncio.run(serve_by_hand(name, seconds))


def parent(report: harness.Report, options: argparse.Namespace) -> None:
    """Asks the children in turn, and judges."""
    seconds = ("--seconds", str(options.seconds))
    seen = processes.ask_children(report, __file__, CONTENDERS, options.runs, *seconds)
    for model in MODELS:
        of = {
            name: {
                key: statistics.median(answer[model.name][key] for answer in answers)
                for key in ("rate", "p50", "p99")
            }
            for name, answers in seen.items()
            if answers
        }
        report.table(
            f"{CLIENTS} clients, {model.name} model {'-'.join(map(str, model.sizes))}",
            ["", "requests/s", "p50 ms", "p99 ms"],
            [
                [name, f"{it['rate']:.0f}", f"{it['p50']:.2f}", f"{it['p99']:.2f}"]
                for name, it in of.items()
            ],
        )
        others = [of[name] for name in (JAX, TORCH) if name in of]
        for name in (TRIO, ASYNCIO):
            rate = p99 = None
            if others:
                rate = of[name]["rate"] / max(other["rate"] for other in others)
                p99 = of[name]["p99"] / min(other["p99"] for other in others)
            label = f"{model.name}: {name} / the best by hand"
            report.bound(f"{label}, requests/s", rate, RATE_LIMIT, at_most=False)
            report.bound(f"{label}, p99", p99, P99_LIMIT)
    pressure.report_all(
        report, {name: processes.ask_child(__file__, name, *seconds) for name in pressure.CHILDREN}
    )
    found = [processes.ask_child(__file__, "sequences", *seconds) for _ in range(options.runs)]
    rows = [
        [name, f"{statistics.median(answer[name] for answer in found):.0f}"]
        for name in ("one by one", "side by side")
    ]
    report.table("A decoder, 16 sequences", ["", "items/s"], rows)
    ratios = [answer["side by side"] / answer["one by one"] for answer in found]
    report.bound(
        "sequences: side by side / one by one",
        statistics.median(ratios),
        GENERATION_LIMIT,
        at_most=False,
        runs=ratios,
    )
    same = statistics.median(answer["same"] for answer in found)
    report.bound("sequences: the same items as alone", same, 1.0, at_most=False)


def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--child", default="", help="measure this one, in this process")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of each model (2)")
    parser.set_defaults(runs=3)
    options = parser.parse_args()
    if options.child:
        try:
            print(json.dumps(child(options.child, options.seconds)))
        except ImportError as error:
            print(json.dumps({processes.SKIPPED: str(error)}))
        return 0
    report = harness.Report("batching", options)
    parent(report, options)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
