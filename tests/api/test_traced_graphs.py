"""`la.computation.trace`: graphs of functions, called, and as bytes."""

from __future__ import annotations

import base64
import inspect
import json
import random
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from processes import run_program
from simulation import open_simulation
from tree_classes import Linear, Point
from trio.testing import MockClock

import lazyasync as la
from lazyasync.api import computation
from lazyasync.ir.serialize import content_from_bytes, to_bytes

VALUES = np.linspace(0.1, 0.9, 6, dtype=np.float32).reshape(2, 3)


class Like:
    """Stands for an array."""

    def __init__(self, *shape: int, dtype: Any = np.float32) -> None:
        self.shape, self.dtype = shape, dtype


def model(tree: dict[str, Any], point: Point, name: str, *, rate: float) -> Any:
    """Something of every kind of argument and result."""
    assert name == "layer"
    layer = tree["layers"][0]
    y = point.x @ layer.weight * rate + layer.bias
    return {"y": y, "both": (la.exp(y).sum(), point.y), "name": name, "none": None, "n": rate * 2}


def arguments(scale: float = 1.0) -> tuple[tuple[Any, ...], dict[str, Any]]:
    layer = Linear(la.asarray(VALUES.T * scale), la.asarray(VALUES[0, :2] * scale))
    point = Point(la.asarray(VALUES), la.asarray(VALUES * 2))
    return ({"layers": [layer]}, point, "layer"), {"rate": 0.5 * scale}


async def bits(tree: Any) -> Any:
    """A tree with the bytes of its tensors."""
    leaves, definition = la.trees.flatten(tree)
    values = [
        (await leaf.numpy()).tobytes() if isinstance(leaf, la.LazyTensor) else leaf
        for leaf in leaves
    ]
    return definition.unflatten(values)


# ---- tracing and calling -------------------------------------------------------------------


async def test_tracing_runs_and_compiles_nothing(autojump_clock: MockClock) -> None:
    async with open_simulation() as (runtime, simulation):
        args, kwargs = arguments()
        lazy = args[1].x * 2.0
        graph = computation.trace(model, args[0], Point(lazy, Like(2, 3)), "layer", rate=3)
        assert lazy.state == "lazy"
        assert simulation.begun == simulation.copied == []
        assert runtime.metrics.counter_value("UncachedCompile") == 0
        assert " exp(" in graph.text
        lowered = la.compile(model).lower(*args, **kwargs)
        whole = computation.trace(model, *args, **kwargs)
        assert whole.graph_hash == lowered.graph_hash
        assert whole == computation.trace(model, *args, rate=7.5)


@pytest.mark.parametrize("device", ["cpu", "sim"])
async def test_a_graph_is_called_like_its_function(device: str) -> None:
    async with la.open_runtime(device) as runtime:
        args, kwargs = arguments()
        graph = computation.trace(model, *args, **kwargs)
        for scale in (1.0, -2.0, 0.25):
            args, kwargs = arguments(scale)
            expected = await bits(await la.compile(model)(*args, **kwargs))
            assert await bits(await graph(*args, **kwargs)) == expected
        assert runtime.metrics.counter_value("UncachedCompile") == 1
        arrays = ({"layers": [Linear(VALUES.T, VALUES[0, :2])]}, Point(VALUES, VALUES * 2), "layer")
        found = await graph(*arrays, rate=np.float32(0.5))
        args, kwargs = arguments()
        assert await bits(found) == await bits(await graph(*args, **kwargs))


async def test_run_graph_takes_the_arguments_of_a_function(runtime: la.Runtime) -> None:
    graph = computation.trace(lambda x, y: (x - y, {"x": x}), Like(3), Like(3))
    x, y = la.asarray(np.arange(3.0, dtype="f")), la.exp(la.asarray(np.arange(3.0, dtype="f")))
    difference, given = await computation.run_graph(graph, (x, y))
    assert (await difference.numpy()).tolist() == (await (x - y).numpy()).tolist()
    assert (await given["x"].numpy()).tolist() == [0.0, 1.0, 2.0]
    flat = computation.graph_from_bytes(computation.graph_to_bytes([x + 1.5]))
    with pytest.raises(TypeError, match="is that of tensors, and not of a function"):
        await flat(x)
    assert (await (await graph(x, x))[0].numpy()).tolist() == [0.0] * 3
    inlined = computation.trace(la.compile(lambda x: la.sin(x) * 2.5), x)
    assert inlined == computation.trace(lambda x: la.sin(x) * 3.5, x)


async def test_random_numbers_go_on_from_call_to_call() -> None:
    def noisy(x: Any) -> Any:
        la.random.uniform((5,))
        return x + la.random.normal((2, 3))

    found = []
    for made in (la.compile, lambda fn: computation.trace(fn, Like(2, 3))):
        async with la.open_runtime("cpu", {"seed": 5}):
            fn = made(noisy)
            found.append([await bits(await fn(la.asarray(VALUES))) for _ in range(3)])
    assert found[0] == found[1]
    assert len(set(found[0])) == 3


async def test_what_is_captured_is_kept(runtime: la.Runtime) -> None:
    weights = la.exp(la.asarray(VALUES))
    constant = np.full((2, 3), 0.5, np.float32)
    graph = computation.trace(lambda x: (x * weights + la.asarray(constant), weights), Like(2, 3))
    assert weights.state == "lazy"
    x = la.asarray(VALUES)
    for _ in range(2):
        found, kept = await graph(x)
        assert await bits(found) == await bits(x * weights + 0.5)
        assert await bits(kept) == await bits(weights)
    with pytest.raises(TypeError, match="has captured 2 tensors"):
        computation.graph_to_bytes(graph)


async def test_captured_tensors_belong_to_a_device_and_a_runtime() -> None:
    async with la.open_runtime(["sim:0", "sim:1"]):
        weights = la.asarray(VALUES)
        graph = computation.trace(lambda x: x * weights, Like(2, 3))
        with pytest.raises(la.DeviceMismatchError, match="has captured a tensor on sim:0"):
            await graph(la.asarray(VALUES, device="sim:1"))
        free = computation.trace(lambda x: x * 2.5, Like(2, 3))
        found = await free(la.asarray(VALUES, device="sim:1"))
        assert found.device == la.Device.parse("sim:1")
        with pytest.raises(la.DeviceMismatchError):
            computation.trace(lambda x, y: x + y, weights, la.asarray(VALUES, device="sim:1"))
    async with la.open_runtime("sim:0"):
        assert await bits(await free(la.asarray(VALUES))) == (VALUES * np.float32(2.5)).tobytes()
        with pytest.raises(la.RuntimeMismatchError):
            await graph(la.asarray(VALUES))


async def test_other_arguments_than_the_examples(runtime: la.Runtime) -> None:
    def fn(x: Any, tree: Any, n: Any, flag: Any) -> Any:
        return x * n + tree["a"] * (2 if flag else 3) * 1 / n

    x = la.asarray(VALUES)
    graph = computation.trace(fn, x, {"a": x}, 3, True)
    other = la.asarray(VALUES[0])
    double = la.asarray(VALUES.astype("f8"))
    for error, args in {
        la.ShapeError: (other, {"a": x}, 3, True),
        la.DTypeError: (x, {"a": double}, 3, True),
        TypeError: (x, {"a": 2.0}, 3, True),
    }.items():
        with pytest.raises(error, match=r"fn: arguments\[0\]"):
            await graph(*args)
    for args in ((x, {"b": x}, 3, True), (x, [x], 3, True), (x, {"a": x}, 3), (x, x, x, x, x)):
        with pytest.raises(TypeError, match="fn was traced for"):
            await graph(*args)
    for args in ((x, {"a": x}, 3.0, True), (x, {"a": x}, 3, False), (x, {"a": x}, x, True)):
        with pytest.raises(TypeError, match=r"arguments\[0\]\[[23]\] must be"):
            await graph(*args)
    graph = computation.trace(lambda x, n: x * 2**n, x, 3)
    with pytest.raises(ValueError, match="trace it with these"):
        await graph(x, -3)
    assert await bits(await graph(x, 2)) == await bits(x * 4)
    with pytest.raises(la.UnsupportedOperationError):
        await la.compile(lambda x: computation.trace(lambda y: y, x))(x)


async def test_tracing_raises_what_the_function_raises(runtime: la.Runtime) -> None:
    kept = []

    def leaks(x: Any) -> Any:
        kept.append(x + 1.5)
        raise KeyError("no")

    with pytest.raises(KeyError):
        computation.trace(leaks, Like(3))
    with pytest.raises(la.UnsupportedOperationError, match=r"leaks while la\.computation\.trace"):
        kept[0] + 1.0

    async def waits(x: Any) -> Any:
        return x

    for fn in (waits, 3):
        with pytest.raises(TypeError, match=r"la\.computation\.trace takes a"):
            computation.trace(fn, Like(3))  # type: ignore[arg-type]
    weights = la.asarray(VALUES)

    def loss(w: Any) -> Any:
        with pytest.raises(la.UnsupportedOperationError, match="the gradient would not flow"):
            computation.trace(lambda x: x * w, Like(2, 3))
        return (w * w).sum()

    la.grad(loss)(weights)
    with pytest.raises(la.WouldBlockError):
        computation.trace(lambda x: x if x.sum() > 0 else -x, Like(3))


def test_a_graph_is_called_by_blocking_callers() -> None:
    with la.blocking("cpu"):
        graph: Any = computation.trace(lambda x: x * 2.5, Like(3))
        assert graph(np.ones(3, np.float32)).numpy().tolist() == [2.5] * 3


# ---- as bytes ------------------------------------------------------------------------------


FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "one tensor": (lambda x: la.sin(x), (Like(3),)),
    "one in a tuple": (lambda x: (la.sin(x),), (Like(3),)),
    "an argument": (lambda x: x, (Like(3),)),
    "nothing": (lambda: None, ()),
    "no arguments": (lambda: la.ones((3,)) * 2.5, ()),
    "unused": (lambda x, y: y + 1, (Like(2), Like(3))),
    "twice": (lambda x, y: [y * 2, x, x, y * 2], (Like(3), Like(3))),
    "empty containers": (lambda x: {"x": x * 2, "none": None, "e": [(), {}]}, ([Like(3)],)),
    "static values": (
        lambda x, *static: (x + 1.5, *static),
        (Like(3), "a", True, b"b", 1 + 0j, np.dtype("f4"), None),
    ),
    "keys": (lambda t: {(1, "a"): t[0], 2.5: t[None]}, ({0: Like(3), None: Like(3)},)),
    "classes": (lambda t: Linear(t.bias * 2, Point(t.weight, "p")), (Linear(Like(3), Like(3)),)),
    "numbers": (
        lambda x, n, m: (x * n + (n * 2 + m) / 3 - abs(m), n - m, x > m, x**m),
        (Like(3), 3, 0.5),
    ),
    "numbers of operations": (
        lambda x, n, m: (
            *(la.roll(x, n), x[n : n + 2], x[m], la.clip(x, n / 4, 1.0), la.pad(x, 1)),
            *(la.linspace(n, 2.5, 3), la.full((3,), n), la.where(x > m, x, n), 2**n * x),
            *(n.real, n.imag, n.conjugate(), abs(-n), round(n / 3), divmod(n, 2)),
            la.optim.clip_by_global_norm([x], n / 8),
        ),
        (Like(5), 2, 1),
    ),
    "numbers of random operations": (
        lambda n, m: (la.random.uniform((3,), n, m), la.random.normal((3,), n, m)),
        (0.5, 2.0),
    ),
    "random": (lambda x: x + la.random.uniform((3,)) + la.randn((3,)), (Like(3),)),
}


def given(example: Any) -> Any:
    """Arguments like examples, as arrays and numbers."""
    return la.trees.tree_map(
        lambda leaf: (
            np.linspace(0.1, 0.9, leaf.shape[0], dtype=leaf.dtype)
            if isinstance(leaf, Like)
            else leaf
        ),
        example,
    )


async def test_functions_come_back_from_bytes() -> None:
    for name, (fn, examples) in FUNCTIONS.items():
        found = []
        for read in (False, True):
            async with la.open_runtime("cpu", {"seed": 3}):
                graph = computation.trace(fn, *examples)
                if read:
                    data = computation.graph_to_bytes(graph)
                    assert computation.graph_to_bytes(computation.trace(fn, *examples)) == data
                    again = computation.graph_from_bytes(data)
                    assert again == graph, name
                    assert again.text == graph.text
                    assert computation.graph_to_bytes(again) == data, name
                    graph = again
                found.append(await bits(await graph(*given(examples))))
        assert found[0] == found[1], name


async def test_what_is_not_written(runtime: la.Runtime) -> None:
    generator = la.random.default_rng(3)
    cases: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "the arguments have a container of class deque": (lambda d: d[0], (deque([Like(3)]),)),
        "a static argument, <object": (lambda x, o: x, (Like(3), object())),
        "a result, <object": (lambda x: (x, object()), (Like(3),)),
        "draws from a stream": (lambda x: x + generator.normal((3,)), (Like(3),)),
        "the results have a container of class local_result": (local_result, (Like(3),)),
    }
    for message, (fn, examples) in cases.items():
        graph = computation.trace(fn, *examples)
        with pytest.raises(TypeError, match=message):
            computation.graph_to_bytes(graph)


def local_result(x: Any) -> Any:
    @dataclass
    class Local:
        x: Any

    return Local(x)


async def test_damaged_and_made_up_bytes_are_refused(runtime: la.Runtime) -> None:
    choices = random.Random(0)
    for fn, examples in FUNCTIONS.values():
        data = computation.graph_to_bytes(computation.trace(fn, *examples))
        for _ in range(20):
            damaged = bytearray(data)
            damaged[choices.randrange(len(data))] ^= 1 << choices.randrange(8)
            with pytest.raises(la.GraphFormatError):
                computation.graph_from_bytes(bytes(damaged))
        # What is told of the arguments and results, with one part of it replaced by another.
        graph, results, about = content_from_bytes(data)
        refused = 0
        for _ in range(60):
            other = changed(about, choices)
            try:
                read = computation.graph_from_bytes(to_bytes(graph, results, other))
            except la.GraphFormatError:
                refused += 1
                continue
            assert read.graph_hash  # it means something else
        assert refused


def changed(told: Any, choices: random.Random) -> Any:
    """A nest of tuples with another leaf, or without one."""
    if type(told) is tuple and told and choices.random() < 0.9:
        place = choices.randrange(len(told))
        parts = list(told)
        if choices.random() < 0.15:
            del parts[place]
        else:
            parts[place] = changed(parts[place], choices)
        return tuple(parts)
    return choices.choice([None, 0, 1, 7, -1, "float", "tuple", (), ("static", "x"), True])


_IN_ANOTHER_PROCESS = f"""
import base64, json, sys
sys.path += [{str(Path(__file__).parent)!r}, {str(Path(__file__).parents[1] / "support")!r}]
import numpy as np, trio
import lazyasync as la
"""

_READ = """
import tree_classes
async def main():
    data, wanted = json.loads(sys.argv[1])
    from tree_classes import Linear, Point
    values = np.linspace(0.1, 0.9, 6, dtype=np.float32).reshape(2, 3)
    async with la.open_runtime("cpu", {"seed": 4}):
        fn = la.computation.graph_from_bytes(base64.b64decode(data))
        found = []
        for rate in (0.5, -3.0):
            layer = Linear(la.asarray(values.T), la.asarray(values[0, :2]))
            result = await fn({"layers": [layer]}, Point(values, values * 2), rate=rate)
            leaves, definition = la.trees.flatten(result)
            found.append([
                (await leaf.numpy()).tobytes().hex() if isinstance(leaf, la.LazyTensor) else leaf
                for leaf in leaves
            ])
    print(json.dumps([found == wanted, definition.paths()]))

trio.run(main)
"""


async def test_a_lowered_function_in_another_process() -> None:
    """Without the function: static arguments are part of it, and random numbers go on there."""

    def noisy(*args: Any, **kwargs: Any) -> Any:
        result = model(*args, **kwargs)
        result["noise"] = la.random.normal((3,))
        return result

    noisy.__signature__ = inspect.signature(model)  # type: ignore[attr-defined]
    fn = la.compile(noisy, static_argnums=2)
    async with la.open_runtime("cpu", {"seed": 4}):
        wanted = []
        for rate in (0.5, -3.0):
            args, _ = arguments()
            leaves, _ = la.trees.flatten(await bits(await fn(*args, rate=rate)))
            wanted.append([leaf.hex() if isinstance(leaf, bytes) else leaf for leaf in leaves])
        lowered = fn.lower(*args, rate=0.5)
        told = json.dumps([base64.b64encode(lowered.to_bytes()).decode(), wanted])
    read = run_program(_IN_ANOTHER_PROCESS + _READ, told)
    assert read.returncode == 0, read.stderr
    same, paths = json.loads(read.stdout)
    assert same
    assert paths[:2] == ["['both'][0]", "['both'][1]"]
    reads = "la.computation.graph_from_bytes(base64.b64decode(json.loads(sys.argv[1])[0]))"
    undefined = run_program(_IN_ANOTHER_PROCESS + reads, told)
    assert "GraphFormatError" in undefined.stderr
    assert "there is no class tree_classes" in undefined.stderr
