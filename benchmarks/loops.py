"""Loops with a carry: recurrent cells, solvers, filters and recurrences, beside other libraries.

All of it takes minutes: ``--only`` measures a part, and with ``--keep`` it is saved beside what has
been saved of the others.

The functions are written once, with names that JAX and lazyasync share, and compiled by both.
NumPy and PyTorch, eager, have the same names here for loops of Python. Inputs are on the device,
the result stays there, and is waited for. A loop of C does the scalar recurrence, where there is a
compiler.
"""

from __future__ import annotations

import ctypes
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import harness
import numpy as np
import trio
from harness import Builder, RatioBound, Step, timed, timed_async

OURS = "lazyasync, la.compile"
JAX = "JAX jit"
NUMPY = "NumPy, loops of Python"
TORCH = "PyTorch, eager"
C = "C, gcc -O2"
LIMIT = 1.1
"""What each row may cost of JAX."""
MEDIAN = "median of all / JAX"
MEDIAN_LIMIT = 0.8
"""What the median of the rows may cost of JAX."""
C_LIMIT = 1.5
BATCH = 16
LONGEST_EAGER = 100_000
"""Iterations from which on a loop of Python is left out: it would take most of the time."""

Arrays = tuple[np.ndarray, ...]


# ---- loops for libraries that have none ----------------------------------------------------


def eager(library: Any, **names: Any) -> SimpleNamespace:
    """The names that workloads are written with, with loops of Python."""

    def scan(f: Any, init: Any, xs: Any, length: int | None = None) -> Any:
        carry, made = init, []
        items = zip(*xs, strict=True) if isinstance(xs, tuple) else xs
        for x in range(length or 0) if items is None else items:
            carry, y = f(carry, x)
            made.append(y)
        return carry, None if made[0] is None else library.stack(made)

    def fori_loop(lower: int, upper: int, body: Any, init: Any) -> Any:
        for place in range(lower, upper):
            init = body(place, init)
        return init

    def while_loop(condition: Any, body: Any, init: Any) -> Any:
        while condition(init):
            init = body(init)
        return init

    def cond(predicate: Any, true_fn: Any, false_fn: Any) -> Any:
        return true_fn() if predicate else false_fn()

    found = {name: getattr(library, name) for name in ("tanh", "exp", "sum", "max", "abs")}
    loops = {"scan": scan, "fori_loop": fori_loop, "while_loop": while_loop, "cond": cond}
    return SimpleNamespace(**{**found, **loops, **names})


def of_jax() -> SimpleNamespace:
    """The names, of JAX."""
    jax, jnp = harness.load("jax"), harness.load("jax.numpy")
    found = {name: getattr(jnp, name) for name in ("tanh", "exp", "sum", "max", "abs")}
    loops = {name: getattr(jax.lax, name) for name in ("scan", "fori_loop", "while_loop", "cond")}
    return SimpleNamespace(**found, **loops, grad=jax.grad)


# ---- the work --------------------------------------------------------------------------------


def sigmoid(xp: Any, x: Any) -> Any:
    """The logistic function, with the names that all libraries have."""
    return 0.5 * xp.tanh(0.5 * x) + 0.5


def tanh_cell(xp: Any) -> Callable[..., Any]:
    """The last states of a plain cell."""

    def run(xs: Any, h: Any, w: Any, u: Any) -> Any:
        def cell(h: Any, x: Any) -> Any:
            h = xp.tanh(x @ w + h @ u)
            return h, h

        return xp.scan(cell, h, xs)[1]

    return run


def gru(xp: Any) -> Callable[..., Any]:
    """Those of a gated unit."""

    def run(xs: Any, h: Any, w: Any, u: Any) -> Any:
        n = h.shape[-1]

        def cell(h: Any, x: Any) -> Any:
            a, b = x @ w, h @ u
            reset = sigmoid(xp, a[:, :n] + b[:, :n])
            update = sigmoid(xp, a[:, n : 2 * n] + b[:, n : 2 * n])
            new = xp.tanh(a[:, 2 * n :] + reset * b[:, 2 * n :])
            h = (1 - update) * new + update * h
            return h, h

        return xp.scan(cell, h, xs)[1]

    return run


def lstm(xp: Any) -> Callable[..., Any]:
    """Those of a cell with long memory."""

    def run(xs: Any, h: Any, w: Any, u: Any) -> Any:
        n = h.shape[-1]

        def cell(carry: Any, x: Any) -> Any:
            h, c = carry
            z = x @ w + h @ u
            gates = sigmoid(xp, z[:, : 3 * n])
            c = gates[:, n : 2 * n] * c + gates[:, :n] * xp.tanh(z[:, 3 * n :])
            h = gates[:, 2 * n :] * xp.tanh(c)
            return (h, c), h

        return xp.scan(cell, (h, 0.0 * h), xs)[1]

    return run


def runge_kutta(xp: Any) -> Callable[..., Any]:
    """A ring of coupled pendulums by 1,000 steps of fourth order."""

    def run(x: Any, v: Any, k: Any) -> Any:
        def force(x: Any, v: Any) -> Any:
            return x @ k - 0.1 * v - xp.tanh(x)

        def step(carry: Any, _: Any) -> Any:
            x, v = carry
            h = 0.01
            v1, a1 = v, force(x, v)
            v2 = v + 0.5 * h * a1
            a2 = force(x + 0.5 * h * v1, v2)
            v3 = v + 0.5 * h * a2
            a3 = force(x + 0.5 * h * v2, v3)
            v4 = v + h * a3
            a4 = force(x + h * v3, v4)
            x = x + (h / 6) * (v1 + 2 * v2 + 2 * v3 + v4)
            v = v + (h / 6) * (a1 + 2 * a2 + 2 * a3 + a4)
            return (x, v), None

        return xp.scan(step, (x, v), None, length=1000)[0]

    return run


def lotka_volterra(xp: Any) -> Callable[..., Any]:
    """Two populations, by 10,000 steps of second order."""

    def run(x: Any, y: Any) -> Any:
        def step(_: Any, carry: Any) -> Any:
            x, y = carry
            dx, dy = x * (1.1 - 0.4 * y), y * (0.1 * x - 0.4)
            u, v = x + 0.0005 * dx, y + 0.0005 * dy
            return x + 0.001 * u * (1.1 - 0.4 * v), y + 0.001 * v * (0.1 * u - 0.4)

        return xp.fori_loop(0, 10_000, step, (x, y))

    return run


def recurrence(xp: Any) -> Callable[..., Any]:
    """A million iterations that each need the one before."""

    def run(x: Any, rate: Any) -> Any:
        return xp.fori_loop(0, 1_000_000, lambda _, x: rate * x * (1 - x), x)

    return run


def kalman(xp: Any) -> Callable[..., Any]:
    """A filter of a state of so many numbers, of which one is measured."""

    def run(x: Any, p: Any, measured: Any, f: Any, q: Any) -> Any:
        def step(carry: Any, z: Any) -> Any:
            x, p = carry
            x, p = f @ x, f @ p @ f.T + q
            gain = p[:, :1] / (p[:1, :1] + 0.5)
            x = x + gain[:, 0] * (z - x[0])
            p = p - gain * p[:1]
            return (x, p), x

        return xp.scan(step, (x, p), measured)[1]

    return run


def power_iteration(xp: Any) -> Callable[..., Any]:
    """The largest eigenvalue's vector, until it changes no more."""

    def run(v: Any, a: Any) -> Any:
        def goes_on(carry: Any) -> Any:
            v, before = carry
            return xp.max(xp.abs(v - before)) > 1e-5

        def body(carry: Any) -> Any:
            v, _ = carry
            w = a @ v
            return w / xp.sum(w * w) ** 0.5, v

        return xp.while_loop(goes_on, body, (v, 0 * v))[0]

    return run


def accepted_moves(xp: Any) -> Callable[..., Any]:
    """A random walk that takes a move by chance: of a normal density, which it samples."""

    def run(x: Any, moves: Any, chances: Any) -> Any:
        def step(x: Any, item: Any) -> Any:
            move, chance = item
            there = x + move
            ratio = 0.5 * (xp.sum(x * x) - xp.sum(there * there))
            return xp.cond(chance < ratio, lambda: (there, there[0]), lambda: (x, x[0] * 1.0))

        return xp.scan(step, x, (moves, chances))[1]

    return run


def kinds_of_layers(xp: Any) -> Callable[..., Any]:
    """Iterations of two kinds, each with a product of its own."""

    def run(x: Any, one: Any, other: Any, flags: Any) -> Any:
        def step(x: Any, flag: Any) -> Any:
            x = xp.cond(flag > 0, lambda: xp.tanh(x @ one), lambda: x * 0.5 + xp.exp(-(x @ other)))
            return x, x[0] * flag

        return xp.scan(step, x, flags)[1]

    return run


@dataclass(frozen=True)
class Workload:
    """A function, as ``function(xp)`` gives it, and its arguments.

    With ``gradient`` it is the gradient of the sum of the squares of its result by all of them.
    """

    name: str
    function: Callable[[Any], Callable[..., Any]]
    arrays: Arrays
    iterations: int
    gradient: bool = False
    in_c: str | None = None
    """The same in C, of pointers to floats."""

    def loss(self, xp: Any) -> Callable[..., Any]:
        """What the gradient is of."""
        function = self.function(xp)

        def loss(*arguments: Any) -> Any:
            return sum([xp.sum(each * each) for each in _many(function(*arguments))])

        return loss

    def compiled(self, xp: Any) -> Callable[..., Any]:
        """What is to be compiled, of a library that has ``grad``."""
        if not self.gradient:
            return self.function(xp)
        found: Callable[..., Any] = xp.grad(self.loss(xp), tuple(range(len(self.arrays))))
        return found

    def check(self, name: str, results: list[Any]) -> None:
        """Compares results with NumPy's in float64; gradients by how the loss changes with them."""
        exact = [array.astype(np.float64) for array in self.arrays]
        xp = eager(np)
        if not self.gradient:
            for result, expected in zip(results, _many(self.function(xp)(*exact)), strict=True):
                harness.check_close(name, result, expected, 2e-3)
            return
        generator = np.random.default_rng(0)
        along = [generator.standard_normal(array.shape) for array in exact]
        found = sum(np.sum(np.asarray(g) * d) for g, d in zip(results, along, strict=True))
        ends = [
            self.loss(xp)(*[a + step * d for a, d in zip(exact, along, strict=True)])
            for step in (1e-6, -1e-6)
        ]
        harness.check_close(name, found, (ends[0] - ends[1]) / 2e-6, 5e-3)


def normal(*shape: int, scale: float = 1.0) -> np.ndarray:
    """Numbers of some deviation."""
    generator = np.random.default_rng(sum(shape))
    return (generator.standard_normal(shape) * scale).astype("float32")


def cells() -> list[Workload]:
    """Recurrent cells of several widths and lengths, forward and gradient."""
    found = []
    for name, function, gates in (("tanh", tanh_cell, 1), ("GRU", gru, 3), ("LSTM", lstm, 4)):
        for width, length in ((32, 50), (32, 2000), (128, 500), (512, 50)):
            arrays = (
                normal(length, BATCH, width),
                normal(BATCH, width, scale=0.1),
                normal(width, gates * width, scale=0.5 * width**-0.5),
                normal(width, gates * width, scale=0.5 * width**-0.5),
            )
            for gradient in (False, True):
                what = f"{name} cell {width} x {length}{' gradient' if gradient else ''}"
                found.append(Workload(what, function, arrays, length, gradient))
    return found


def filters() -> list[Workload]:
    """Kalman filters of small states."""
    found = []
    for size in (2, 4, 16):
        f = np.eye(size, dtype="float32") * 0.95 + np.eye(size, k=1, dtype="float32") * 0.1
        start = (normal(size), np.eye(size, dtype="float32"), normal(1000), f, 0.1 * np.eye(size))
        arrays = tuple([array.astype("float32") for array in start])
        found.append(Workload(f"Kalman filter of {size}", kalman, arrays, 1000))
    return found


def branches() -> list[Workload]:
    """Iterations that choose what they compute."""
    found = []
    for size in (4, 64):
        chances = np.log(np.random.default_rng(0).random(10_000)).astype("float32")
        arrays = (normal(size), normal(10_000, size, scale=size**-0.5), chances)
        found.append(Workload(f"accepted moves {size}", accepted_moves, arrays, 10_000))
    layers = (normal(4, 16), normal(16, 16, scale=0.1), normal(16, 16, scale=0.1), normal(500))
    for name, gradient in (("two kinds of layers", False), ("two kinds of layers, gradient", True)):
        found.append(Workload(name, kinds_of_layers, layers, 500, gradient))
    return found


def symmetric(size: int) -> np.ndarray:
    """A matrix with one eigenvalue that stands out."""
    a = normal(size, size, scale=size**-0.5)
    return np.asarray((a + a.T) * 0.3 + 2.5 / size, np.float32)


NUMBERS = tuple([np.array(number, np.float32) for number in (0.3, 3.6)])
WORKLOADS = (
    *cells(),
    Workload(
        "Runge-Kutta 32",
        runge_kutta,
        (normal(32), normal(32), normal(32, 32, scale=0.02) - np.eye(32, dtype="float32")),
        1000,
    ),
    Workload(
        "Lotka-Volterra",
        lotka_volterra,
        (np.array(5.0, np.float32), np.array(2.0, np.float32)),
        10_000,
    ),
    Workload(
        "scalar recurrence",
        recurrence,
        (NUMBERS[0], np.array(2.9, np.float32)),
        1_000_000,
        in_c="for (int i = 0; i < 1000000; i++) x = rate * x * (1 - x);",
    ),
    *filters(),
    *branches(),
    Workload("while with a product 64", power_iteration, (normal(64), symmetric(64)), 100),
    Workload("while with a product 256", power_iteration, (normal(256), symmetric(256)), 100),
)


def _many(result: Any) -> list[Any]:
    return list(result) if isinstance(result, (tuple, list)) else [result]


def c_function(body: str) -> Callable[[float, float], float]:
    """A loop of C over two floats. Raises ``ImportError`` without a compiler."""
    with tempfile.TemporaryDirectory() as directory:
        source, library = Path(directory, "loop.c"), Path(directory, "loop.so")
        source.write_text(f"float run(float x, float rate) {{ {body} return x; }}\n")
        try:
            command = ["gcc", "-O2", "-march=native", "-shared", "-o", str(library), str(source)]
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise ImportError("there is no C compiler") from error
        function = ctypes.CDLL(str(library)).run
    function.restype = ctypes.c_float
    function.argtypes = [ctypes.c_float, ctypes.c_float]

    def run(x: float, rate: float) -> float:
        return float(function(x, rate))

    return run


def contenders(workload: Workload) -> dict[str, Builder]:
    """Everybody who computes a workload."""

    async def lazyasync() -> Step:
        la = harness.load("lazyasync")
        tensors = [await la.put(array) for array in workload.arrays]
        compiled = la.compile(workload.compiled(la))

        async def run() -> Any:
            results = _many(await compiled(*tensors))
            for result in results:
                await result
            return results

        for _ in range(2):
            workload.check("lazyasync", [await result.numpy() for result in await run()])
        return timed_async(run)

    async def jax_jit() -> Step:
        jax = harness.load("jax")
        values = [jax.numpy.asarray(array) for array in workload.arrays]
        compiled = jax.jit(workload.compiled(of_jax()))
        workload.check("JAX", [np.asarray(result) for result in _many(compiled(*values))])
        return timed(lambda: jax.block_until_ready(compiled(*values)))

    async def torch_eager() -> Step:
        torch = harness.load("torch")
        torch.set_num_threads(harness.THREADS)
        values = [torch.tensor(array) for array in workload.arrays]
        names = eager(torch)
        function = workload.function(names)

        def forward() -> list[Any]:
            with torch.no_grad():
                return _many(function(*values))

        def gradient() -> list[Any]:
            given = [value.detach().requires_grad_() for value in values]
            return list(torch.autograd.grad(workload.loss(names)(*given), given))

        run = gradient if workload.gradient else forward
        workload.check("PyTorch", [result.numpy() for result in run()])
        return timed(run)

    async def numpy_loops() -> Step:
        function = workload.function(eager(np))
        return timed(lambda: function(*workload.arrays))

    async def c_loop() -> Step:
        assert workload.in_c is not None
        function = c_function(workload.in_c)
        x, rate = [float(array) for array in workload.arrays]
        workload.check("C", [function(x, rate)])
        return timed(lambda: function(x, rate))

    found: dict[str, Builder] = {OURS: lazyasync, JAX: jax_jit}
    if workload.iterations < LONGEST_EAGER:
        found[TORCH] = torch_eager
        if not workload.gradient:
            found[NUMPY] = numpy_loops
    if workload.in_c is not None:
        found[C] = c_loop
    return found


# ---- what compiling takes --------------------------------------------------------------------

COMPILES = "compiles"
BODY_LIMIT = 2.0
"""What the first step of a scan of 1,000 iterations may cost of that of its body."""
LENGTHS_LIMIT = 1.0
"""What the first steps of 60 lengths may cost of PyTorch's, compiles included."""
WIDTH = 128


def lstm_arrays(length: int) -> Arrays:
    """What a cell with long memory takes."""
    return (
        normal(length, BATCH, WIDTH),
        normal(BATCH, WIDTH, scale=0.1),
        normal(WIDTH, 4 * WIDTH, scale=0.5 * WIDTH**-0.5),
        normal(WIDTH, 4 * WIDTH, scale=0.5 * WIDTH**-0.5),
    )


def lengths() -> list[int]:
    """Random ones."""
    return [int(length) for length in np.random.default_rng(0).integers(10, 100, 60)]


async def first_steps(what: str) -> dict[str, float]:
    """Seconds of the first step of what is compiled, or of all of 60 lengths; and the compiles.

    In a process of its own, with nothing in caches but the bytecode of modules.
    """
    if what == TORCH:
        torch = harness.load("torch")
        torch.set_num_threads(harness.THREADS)
        function = lstm(eager(torch))
        given = [[torch.tensor(array) for array in lstm_arrays(n)] for n in lengths()]
        function(*given[0])
        start = harness.clock()
        with torch.no_grad():
            for arguments in given:
                function(*arguments)
        return {"seconds": harness.clock() - start}
    la = harness.load("lazyasync")
    harness.load("lazyasync.backends.cpu.llvm.loop_compiler")
    config = {"compile_cache": False}
    async with harness.lazyasync_runtime(config=config) as runtime:
        if what == "lengths":
            tensors = [[await la.put(array) for array in lstm_arrays(n)] for n in lengths()]
            function = lstm(la)
        else:
            xs, *rest = lstm_arrays(1000 if what == "scan" else 1)
            first = xs if what == "scan" else xs[0]
            tensors = [[await la.put(array) for array in (first, *rest)]]
            alone = SimpleNamespace(
                **{name: getattr(la, name) for name in ("tanh", "exp", "sum", "max", "abs")},
                scan=lambda cell, carry, x: cell(carry, x),
            )
            function = lstm(la if what == "scan" else alone)
        compiled = la.compile(function)
        start = harness.clock()
        for arguments in tensors:
            await (await compiled(*arguments))
        seconds = harness.clock() - start
        count = runtime.metrics.counter_value("UncachedCompile") or 0
        if what == "scan":
            start = harness.clock()
            await (await compiled(*tensors[0]))
            seconds -= harness.clock() - start  # what its iterations take
        return {"seconds": seconds, "compiles": count}


def measure_compiles(report: harness.Report, rounds: int) -> None:
    """What first steps take: of a scan beside its body, and of 60 lengths beside PyTorch."""
    found: dict[str, list[dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as bytecode:
        # As a package that is installed has it, also from a checkout, or where none is written.
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": bytecode}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, __file__, "--first-steps"]
        subprocess.run([*command, "scan"], capture_output=True, check=False, env=environment)
        for number in range(rounds):
            for what in ("body", "scan", "lengths", TORCH):
                if number and what == TORCH:
                    continue  # once: it takes most of the time
                done = subprocess.run(
                    [*command, what],
                    capture_output=True,
                    text=True,
                    check=False,
                    env=None if what == TORCH else environment,
                )
                if done.returncode:
                    report.skip(f"first steps, {what}", done.stderr.strip().rpartition("\n")[2])
                    continue
                found.setdefault(what, []).append(json.loads(done.stdout.splitlines()[-1]))
    lines, seconds = [], {}
    for what, runs in found.items():
        seconds[what] = statistics.median([run["seconds"] for run in runs])
        count = str(int(runs[0]["compiles"])) if "compiles" in runs[0] else ""
        lines.append((what, f"{1e3 * seconds[what]:.1f}", count))
    report.table(f"{COMPILES}: first steps of an LSTM of {WIDTH}", ("", "ms", "compiles"), lines)
    for label, ours, theirs, limit in (
        ("compile of 1,000 iterations / of the body", "scan", "body", BODY_LIMIT),
        ("first steps of 60 lengths / PyTorch", "lengths", TORCH, LENGTHS_LIMIT),
    ):
        both = ours in seconds and theirs in seconds
        measured = seconds[ours] / seconds[theirs] if both else None
        report.bound(label, measured, limit, reason="not both could be measured")


def ratios_of(report: harness.Report) -> list[float]:
    """What the workloads of a report cost of JAX."""
    found = []
    for table in report.tables:
        rows = {row["name"]: row["median"] for row in table.get("rows", ())}
        if OURS in rows and JAX in rows:
            found.append(rows[OURS] / rows[JAX])
    return found


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument("--only", default="", help="workloads whose names have this in them")
    parser.add_argument("--keep", action="store_true", help="keep what else has been saved before")
    parser.add_argument("--first-steps", default="", help="measure one first step, in this process")
    options = parser.parse_args()
    if options.first_steps:
        print(json.dumps(await first_steps(options.first_steps)))
        return 0
    report = harness.Report("loops", options)
    if options.only in COMPILES:
        measure_compiles(report, 3)
    async with harness.lazyasync_runtime():
        for workload in WORKLOADS:
            if options.only not in workload.name:
                continue
            bounds = [RatioBound(OURS, JAX, LIMIT)]
            if workload.in_c is not None:
                bounds.append(RatioBound(OURS, C, C_LIMIT))
            await report.measure(workload.name, contenders(workload), bounds=bounds)
    if options.keep:
        report.keep_saved()
        # That of what had been saved before is not that of all.
        report.outcomes = [each for each in report.outcomes if each.label != MEDIAN]
    ratios = ratios_of(report)
    measured = statistics.median(ratios) if ratios else None
    report.bound(MEDIAN, measured, MEDIAN_LIMIT, reason="no JAX", runs=ratios)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
