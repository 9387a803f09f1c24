"""What sequences of random lengths cost: 60 training steps with compiling, and a steady step.

The first part trains a transformer block on lengths that are drawn from 8 to 128, in fresh
processes, from the arrays in NumPy to the last loss: whatever is compiled counts. lazyasync begins
with an empty cache on disk. Then the process trains on the same lengths again, where nothing is
new. What a length costs when it is new is the difference between its two steps. The least total of
each contender counts: where another program takes a core meanwhile, threads that wait for each
other in short turns take many times as long, which says nothing of lengths.

The second part is about what a program for all sizes costs once it is there: the same step in two
runtimes, of which one has seen two other sizes before, and one compiles each size apart.
"""

from __future__ import annotations

import contextvars
import json
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

import harness
import models
import numpy as np
import processes
import transformer
import trio
from barrier import run_in
from harness import Builder, RatioBound, Step, clock
from models import RATE, Array, Sizes
from transformer import BlockProblem, BlockSizes

OURS = "lazyasync, la.compile"
RECORDED = "lazyasync, recorded"
JAX = "JAX jit"
TORCH = "PyTorch eager"
TORCH_COMPILED = "torch.compile, dynamic"
LIMITS = {JAX: 0.3, TORCH: 0.8}
"""Of whose time ours may take how much."""
VISITS = {JAX: 1, TORCH_COMPILED: 1}
"""Processes of those who compile for half a minute and longer; the others have more."""

STEPS, SHORTEST, LONGEST = 60, 8, 128
BLOCKS = {
    str(sizes): sizes for sizes in (BlockSizes(8, LONGEST, 128, 4), BlockSizes(4, LONGEST, 64, 2))
}

FOR_ALL, FOR_ONE = "compiled for all sizes", "compiled for this size"
STEADY_LIMIT = 1.1

TrainStep: TypeAlias = Callable[[Array, Array], Awaitable[float]]
"""Trains on (inputs, targets), and gives the loss before the update."""


def draw_lengths() -> list[int]:
    """The length of each step, the same for everybody."""
    drawn: list[int] = np.random.default_rng(1).integers(SHORTEST, LONGEST + 1, STEPS).tolist()
    return drawn


def shortened(problem: BlockProblem, length: int) -> BlockProblem:
    """The same problem with sequences that end after ``length``."""
    inputs, targets = (
        np.ascontiguousarray(array[:, :length]) for array in (problem.inputs, problem.targets)
    )
    sizes = replace(problem.sizes, length=length)
    return replace(problem, sizes=sizes, inputs=inputs, targets=targets)


# ---- random lengths: in the child ------------------------------------------------------------


def lazyasync_trainer(problem: BlockProblem, *, compiled: bool = False) -> TrainStep:
    """lazyasync: traced by `la.compile` for each length, or recorded in each step."""
    la = harness.load("lazyasync")
    loss_function = transformer.block_loss(la, la.softmax, la.gelu, problem.sizes.heads)
    train, params, state = models.lazyasync_step(loss_function, problem.params)
    program = la.compile(train) if compiled else None

    async def step(inputs: Array, targets: Array) -> float:
        nonlocal params, state
        data = la.asarray(inputs), la.asarray(targets)
        if program is None:
            params, state, loss = train(params, state, *data)
            await la.mark_step()
        else:
            params, state, loss = await program(params, state, *data)
        return float(await loss.item())

    return step


def jax_trainer(problem: BlockProblem) -> TrainStep:
    """JAX: the step of `models.jax_adam`, on other data each time."""
    jax = harness.load("jax")
    jnp = jax.numpy
    loss_function = transformer.block_loss(jnp, jax.nn.softmax, jax.nn.gelu, problem.sizes.heads)
    train, params, state = models.jax_adam(loss_function, problem.params)

    async def step(inputs: Array, targets: Array) -> float:
        nonlocal params, state
        params, state, loss = train(params, state, jnp.asarray(inputs), jnp.asarray(targets))
        return float(loss)

    return step


def torch_trainer(problem: BlockProblem, *, compiled: bool = False) -> TrainStep:
    """PyTorch with its own layer norm, attention and Adam, eager or compiled for all lengths."""
    torch = models.load_torch()
    functional = torch.nn.functional
    p = {n: torch.from_numpy(v.copy()).requires_grad_() for n, v in problem.params.items()}
    heads = problem.sizes.heads

    def loss_function(x: Any, targets: Any) -> Any:
        batch, length, width = x.shape
        normal = functional.layer_norm(x, (width,), p["scale1"], p["shift1"], transformer.TINY)
        joined = normal @ p["w_qkv"] + p["b_qkv"]
        split = joined.reshape(batch, length, 3, heads, width // heads).permute(2, 0, 3, 1, 4)
        mixed = functional.scaled_dot_product_attention(split[0], split[1], split[2])
        mixed = mixed.transpose(1, 2).reshape(batch, length, width)
        middle = x + mixed @ p["w_out"] + p["b_out"]
        normal = functional.layer_norm(middle, (width,), p["scale2"], p["shift2"], transformer.TINY)
        up = functional.gelu(normal @ p["w_up"] + p["b_up"], approximate="tanh")
        return functional.mse_loss(middle + up @ p["w_down"] + p["b_down"], targets)

    optimizer = torch.optim.Adam(list(p.values()), lr=RATE)
    loss_of, update = loss_function, optimizer.step
    if compiled:
        loss_of, update = torch.compile(loss_function, dynamic=True), torch.compile(optimizer.step)

    async def step(inputs: Array, targets: Array) -> float:
        optimizer.zero_grad()
        loss = loss_of(torch.from_numpy(inputs), torch.from_numpy(targets))
        loss.backward()
        update()
        return float(loss.item())

    return step


MAKERS: dict[str, Callable[[BlockProblem], TrainStep]] = {
    OURS: partial(lazyasync_trainer, compiled=True),
    RECORDED: lazyasync_trainer,
    TORCH: torch_trainer,
    JAX: jax_trainer,
    TORCH_COMPILED: partial(torch_trainer, compiled=True),
}
IMPORTS = {
    OURS: ("lazyasync", "llvmlite.binding", "lazyasync.backends.cpu.llvm.loop_compiler"),
    RECORDED: ("lazyasync", "llvmlite.binding", "lazyasync.backends.cpu.llvm.loop_compiler"),
    TORCH: ("torch", "torch._dynamo"),
    JAX: ("jax",),
    TORCH_COMPILED: ("torch", "torch._dynamo", "torch._inductor.compile_fx"),
}
"""What is imported before the clock starts, also what a first step or an optimizer would import."""


async def child(name: str, sizes: BlockSizes) -> dict[str, Any]:
    """Train on all lengths, and on all of them again: totals, seconds of the steps, losses."""
    for module in IMPORTS[name]:
        harness.load(module)
    problem = transformer.make_block_problem(sizes)
    parts = [shortened(problem, length) for length in draw_lengths()]
    counts: dict[str, int] = {}
    async with harness.lazyasync_runtime() if "lazyasync" in name else trio.open_nursery():
        begin = clock()
        step = MAKERS[name](problem)
        first, losses = await visit(step, parts)
        total = clock() - begin
        if "lazyasync" in name:
            counts = compile_counts()
        again, more_losses = await visit(step, parts)
    expected = transformer.reference_losses(parts[0], 1)
    harness.check_close(name, losses[:1], expected, tolerance=1e-3)
    return {
        "total": total,
        "first": first,
        "again": again,
        "losses": losses + more_losses,
        **counts,
    }


async def visit(step: TrainStep, parts: Sequence[BlockProblem]) -> tuple[list[float], list[float]]:
    """One training step on each: the seconds that it takes, and the loss."""
    seconds, losses = [], []
    for part in parts:
        begin = clock()
        losses.append(await step(part.inputs, part.targets))
        seconds.append(clock() - begin)
    return seconds, losses


def compile_counts() -> dict[str, int]:
    """What the current runtime has compiled so far, and made of other sizes' programs."""
    counter = harness.load("lazyasync").metrics.counter_value
    return {
        "compiled": counter("UncachedCompile") or 0,
        "resized": counter("ResizedProgram") or 0,
    }


# ---- random lengths: in the parent -----------------------------------------------------------


def random_lengths(report: harness.Report, title: str, visits: int) -> None:
    """The table and the bounds of one block."""
    names = list(MAKERS)
    if title != next(iter(BLOCKS)):
        names.remove(TORCH_COMPILED)
        report.skip(f"{TORCH_COMPILED}, {title}", "compiles for half a minute")
    seen: dict[str, list[dict[str, Any]]] = {}
    losses = None
    for number in range(visits):
        for name in names:
            if name in report.skipped or number >= VISITS.get(name, visits):
                continue
            with tempfile.TemporaryDirectory() as directory:
                caches = ("LAZYASYNC_COMPILE_CACHE_DIRECTORY", "TORCHINDUCTOR_CACHE_DIR")
                try:
                    answer = processes.ask_child(
                        *(__file__, name, "--block", title),
                        environment=dict.fromkeys(caches, directory),
                    )
                except ImportError as error:
                    report.skip(name, str(error))
                    continue
            losses = losses or answer["losses"]
            harness.check_close(name, answer["losses"], losses, tolerance=1e-3)
            seen.setdefault(name, []).append(answer)
    show(report, title, seen)
    least = {name: min(answer["total"] for answer in answers) for name, answers in seen.items()}
    for reference, limit in LIMITS.items():
        report.bound(
            f"{STEPS} random lengths, block {title}: {OURS} / {reference}",
            least[OURS] / least[reference] if {OURS, reference} <= least.keys() else None,
            limit,
            reason="; ".join(f"{name}: {why}" for name, why in report.skipped.items()),
        )


def show(report: harness.Report, title: str, seen: dict[str, list[dict[str, Any]]]) -> None:
    """The table of one block."""
    lines = []
    for name, answers in seen.items():
        totals = [answer["total"] for answer in answers]
        again = min(sum(answer["again"]) for answer in answers)
        new = statistics.median(1e3 * new_length(answer) for answer in answers)
        cells = (min(totals), statistics.median(totals), max(totals), again)
        compiles = f"{answers[0]['compiled']}" if "compiled" in answers[0] else ""
        resized = f"{answers[0]['resized']}" if "resized" in answers[0] else ""
        lines.append([name, *map(harness.number, cells), f"{new:.1f}", compiles, resized])
    lengths = draw_lengths()
    report.table(
        f"Transformer block {title}, {STEPS} training steps with {len(set(lengths))} different "
        f"lengths from {min(lengths)} to {max(lengths)}, compiles included",
        [
            *("", "least s", "median", "most", "the same again, least s"),
            *("a new length, ms", "compiles", "resized"),
        ],
        lines,
    )
    report.tables[-1]["samples"] = seen


def new_length(answer: dict[str, Any]) -> float:
    """The seconds that a length costs when it is new; the median, so nothing of rare compiles."""
    lengths = draw_lengths()
    new = [at for at, length in enumerate(lengths) if length not in lengths[:at]]
    cost: float = statistics.median(answer["first"][at] - answer["again"][at] for at in new)
    return cost


# ---- a steady step ---------------------------------------------------------------------------


def after_others(
    make: Callable[[Any], models.AsyncTrainer],
    others: Sequence[Any],
    problem: Any,
    expected: list[float],
) -> Builder:
    """The builder of a step whose program is that of ``others``, which differ in one size."""

    async def build() -> Step:
        for other in others:
            await make(other)()
        before = compile_counts()
        step = await models.trainer_builder(FOR_ALL, make, problem, expected)()
        after = compile_counts()
        if after["resized"] == before["resized"] or after["compiled"] != before["compiled"]:
            raise RuntimeError(f"no program for all sizes was used: {before}, then {after}")
        return step

    return build


async def steady(
    report: harness.Report, title: str, module: Any, problems: Sequence[Any], nursery: trio.Nursery
) -> None:
    """The table of one problem, the last one, in a runtime that has seen the others, and alone."""
    *others, problem = problems
    make = module.lazyasync_compiled_trainer
    expected = module.reference_losses(problem, 5)
    async with harness.lazyasync_runtime(config={"automatic_dynamic": False}):
        apart = contextvars.copy_context()
        async with harness.lazyasync_runtime():
            await report.measure(
                f"{title}, one training step by `la.compile`",
                {
                    FOR_ALL: after_others(make, others, problem, expected),
                    FOR_ONE: run_in(
                        apart, nursery, models.trainer_builder(FOR_ONE, make, problem, expected)
                    ),
                },
                bounds=[RatioBound(FOR_ALL, FOR_ONE, STEADY_LIMIT)],
                unit="ms",
            )


async def steady_steps(report: harness.Report) -> None:
    """The tables of two transformer blocks and two perceptrons."""
    async with trio.open_nursery() as nursery:
        for sizes, lengths in (
            (BlockSizes(8, 96, 128, 4), (37, 120, 96)),
            (BlockSizes(4, 33, 64, 2), (50, 21, 33)),
        ):
            blocks = [
                transformer.make_block_problem(replace(sizes, length=length)) for length in lengths
            ]
            title = f"Transformer block {sizes}; {lengths[0]} and {lengths[1]} before"
            await steady(report, title, transformer, blocks, nursery)
        for perceptron, batches in (
            (Sizes(96, 64, 64, 10), (40, 120, 96)),
            (Sizes(200, 784, 512, 10), (256, 100, 200)),
        ):
            problems = [models.make_problem(replace(perceptron, batch=batch)) for batch in batches]
            title = f"Perceptron {perceptron}; batches of {batches[0]} and {batches[1]} before"
            await steady(report, title, models, problems, nursery)


def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--child", default="", help="measure this one, in this process")
    parser.add_argument("--block", choices=BLOCKS, default=next(iter(BLOCKS)))
    parser.add_argument("--visits", type=int, default=3, help="processes of each contender (3)")
    options = parser.parse_args()
    if options.child:
        try:
            print(json.dumps(trio.run(child, options.child, BLOCKS[options.block])))
        except ImportError as error:
            print(json.dumps({processes.SKIPPED: str(error)}))
        return 0
    report = harness.Report("dynamic", options)
    trio.run(steady_steps, report)
    for title in BLOCKS:
        random_lengths(report, title, options.visits)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
