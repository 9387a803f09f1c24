"""Functions that are traced in a job, and in other functions that are being traced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from repeated_bodies import REPEAT

import lazyasync as la
from lazyasync.buffers import DeviceData
from lazyasync.errors import UnsupportedOperationError, WouldBlockError
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import PARAMETER, SCALAR
from lazyasync.ops.manipulation.creation import number_tensor
from lazyasync.recording import (
    NumberPlace,
    current_context,
    new_data_tensor,
    record,
    scalar_tensor,
)
from lazyasync.recording.tracing import (
    ArgumentPlace,
    DrawPlace,
    TracedFunction,
    TracedNumber,
    trace,
)
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

F32 = np.dtype(np.float32)
VALUES = np.linspace(0.1, 0.9, 4, dtype=F32)


def traced_with(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> TracedFunction:
    """A function, traced for tensors and numbers."""
    leaves, definition = flatten((args, kwargs))
    device = next(leaf.device for leaf in leaves if isinstance(leaf, LazyTensor))
    kinds = [
        leaf._node.type
        if isinstance(leaf, LazyTensor)
        else TracedNumber(leaf)
        if type(leaf) in (float, int)
        else leaf
        for leaf in leaves
    ]
    return trace(
        fn, definition, kinds, current_context(), device, to_tensor=number_tensor, by="a test"
    )


def repeated(fn: Callable[[LazyTensor], LazyTensor], x: LazyTensor, count: int = 3) -> LazyTensor:
    """``fn`` applied again and again to ``x``, which it looks at first; traced once."""
    return applied(traced_with(fn, x), x, count)


def applied(traced: TracedFunction, x: LazyTensor, count: int = 3) -> LazyTensor:
    """The operation that repeats what has been traced, with what that has captured."""
    operands = []
    for source, value in zip(traced.sources, traced.graph.arguments, strict=True):
        if type(source) is ArgumentPlace:
            operands.append(x)
        elif type(source) is DeviceData:
            operands.append(new_data_tensor(source))
        elif isinstance(source, LazyTensor):
            operands.append(source)
        else:
            operands.append(scalar_tensor(source, traced.graph.types[value].dtype, x, None))
    return record(REPEAT, operands, (traced.graph, count, ()))


def bodies(graph: Graph) -> list[Graph]:
    """The graphs in the attributes of a graph's values."""
    return [
        attributes.body
        for operation, attributes in zip(graph.key.operations, graph.key.attributes, strict=True)
        if operation is REPEAT
    ]


# ---- in a job ------------------------------------------------------------------------------


async def test_a_traced_function_is_a_value(runtime: la.Runtime) -> None:
    w = la.asarray(VALUES * 2)
    calls = []

    def fn(tree: dict[str, LazyTensor], name: str, *, n: float) -> Any:
        calls.append(name)
        y = tree["b"] * w
        return {"sum": (y + tree["a"] * n).sum(), "same": tree["a"], "w": w, "name": name}

    a, b = la.asarray(VALUES), la.exp(la.asarray(VALUES))
    traced = traced_with(fn, {"a": a, "b": b}, "x", n=2.5)
    assert calls == ["x"]
    assert b.state == "lazy"
    assert traced.graph.operation_count == 4
    assert [leaf for leaf in traced.leaves if type(leaf) is str] == ["x"]
    kinds = {type(source) for source in traced.sources}
    assert kinds == {ArgumentPlace, DeviceData, NumberPlace}
    assert [value for _, value in traced.captured] == [w._data]
    results = traced.results
    assert len(results.computed) == len(results.passed) == len(results.captured) == 1
    assert results.passed == [0]
    assert results.definition.paths() == ["['name']", "['same']", "['sum']", "['w']"]
    again = traced_with(fn, {"a": a, "b": b}, "x", n=0.5)
    assert again.graph == traced.graph
    assert again.arguments == traced.arguments
    assert (await la.mark_step(wait=True)) is None


async def test_draws_are_noted_in_the_order_of_the_function(runtime: la.Runtime) -> None:
    x = la.asarray(VALUES)
    before = la.random.uniform((2,))
    generator = la.random.default_rng(5)

    def fn(x: LazyTensor) -> LazyTensor:
        la.random.normal((3,))  # which nothing depends on
        own = la.random.default_rng(7).normal((4,))
        return x + la.random.uniform((4,)) + generator.normal((4,)) + own

    traced = traced_with(fn, x)
    assert [stream is None for _, stream in traced.draws] == [True, True, False]
    assert sum(type(source) is DrawPlace for source in traced.sources) == 2
    assert sum(type(source) is tuple for source in traced.sources) == 1
    again = traced_with(fn, x)
    assert again.graph == traced.graph
    assert await before.numpy() is not None


async def test_lazy_tensors_of_the_job_are_captured_not_copied(runtime: la.Runtime) -> None:
    base = la.asarray(VALUES)
    weights = la.sin(base) * 3.5
    traced = traced_with(lambda x: x * weights + weights, base)
    assert traced.graph.operation_count == 2
    ((place, captured),) = traced.captured
    assert isinstance(captured, LazyTensor)
    assert captured is not weights
    assert captured._node is weights._node
    assert traced.graph.key.operations[traced.graph.arguments[place]] is PARAMETER
    await weights
    assert captured.state in ("in flight", "ready")


async def test_what_escapes_has_no_value(runtime: la.Runtime) -> None:
    x, kept = la.asarray(VALUES), []

    def leaks(x: LazyTensor) -> LazyTensor:
        kept.append(x * 2.5)
        return x

    traced_with(leaks, x)
    with pytest.raises(UnsupportedOperationError, match=r"leaks while a test recorded it"):
        kept[0] + 1.0


# ---- in each other -------------------------------------------------------------------------


@pytest.mark.parametrize("device", ["cpu:0", "sim"])
async def test_bodies_capture_what_surrounds_them(device: str) -> None:
    """A tensor of the outer trace, a number of it, and tensors of the job, lazy and computed."""
    async with la.open_runtime(device):
        computed = await la.asarray(VALUES)
        lazy = la.exp(la.asarray(VALUES))
        found: list[TracedFunction] = []

        def outer(x: LazyTensor, y: LazyTensor, n: float) -> LazyTensor:
            inner = la.sin(y)

            def body(c: LazyTensor) -> LazyTensor:
                return la.tanh(c) * inner + y * n + lazy * computed + 0.5

            traced = traced_with(body, x)
            found.append(traced)
            return applied(traced, x) + inner

        fn = la.compile(outer)
        for n in (2.5, -1.5):
            result = await fn(la.asarray(VALUES), la.asarray(VALUES * 3), n)
            c = VALUES
            for _ in range(3):
                c = np.tanh(c) * np.sin(VALUES * 3) + VALUES * 3 * F32.type(n)
                c += np.exp(VALUES) * VALUES + F32.type(0.5)
            np.testing.assert_allclose(
                await result.numpy(), c + np.sin(VALUES * 3), rtol=2e-6, atol=1e-6
            )
        (traced,) = found
        kinds = [type(value) for _, value in traced.captured]
        assert kinds.count(LazyTensor) == 4
        assert kinds.count(DeviceData) == 1
        assert not traced.numbers.run([])[0]  # the number is the outer function's
        assert traced.graph.operation_count == 7
        assert sum(operation is SCALAR for operation in traced.graph.key.operations) == 1


async def test_three_levels(runtime: la.Runtime) -> None:
    def outer(x: LazyTensor) -> LazyTensor:
        top = x * 2.0

        def middle(c: LazyTensor) -> LazyTensor:
            own = c + top

            def innermost(d: LazyTensor) -> LazyTensor:
                return la.sin(d) * top + own

            return repeated(innermost, own, 2)

        return repeated(middle, la.cos(x), 2)

    x = la.asarray(VALUES)
    lowered = la.compile(outer).lower(x)
    assert lowered.operations == 3
    result = await la.compile(outer)(x)
    c = np.cos(VALUES)
    for _ in range(2):
        own = c + VALUES * 2
        d = own
        for _ in range(2):
            d = np.sin(d) * (VALUES * 2) + own
        c = d
    np.testing.assert_allclose(await result.numpy(), c, rtol=1e-5)


async def test_bodies_may_take_gradients_and_call_compiled_functions(runtime: la.Runtime) -> None:
    square = la.compile(lambda v: v * v)

    def outer(x: LazyTensor, w: LazyTensor) -> LazyTensor:
        target = w * 1.0

        def body(c: LazyTensor) -> LazyTensor:
            return c - la.grad(lambda v: square(v - target).sum())(c) * 0.25

        return repeated(body, x, 4)

    x, w = la.asarray(VALUES), la.asarray(VALUES * 2)
    result = await la.compile(outer)(x, w)
    c = VALUES
    for _ in range(4):
        c = c - F32.type(0.5) * (c - VALUES * 2)
    np.testing.assert_allclose(await result.numpy(), c, rtol=1e-5)


async def test_bodies_in_a_recorded_step(runtime: la.Runtime) -> None:
    x, w = la.asarray(VALUES), la.exp(la.asarray(VALUES))
    result = repeated(lambda c: c * w + 1.5, x) + w
    c = VALUES
    for _ in range(3):
        c = c * np.exp(VALUES) + F32.type(1.5)
    np.testing.assert_allclose(await result.numpy(), c + np.exp(VALUES), rtol=1e-5)


async def test_draws_of_a_body_are_its_own(runtime: la.Runtime) -> None:
    """What a body draws is drawn by whoever calls it: the outer function has drawn nothing."""
    found = []

    def outer(x: LazyTensor) -> LazyTensor:
        seeded = la.random.default_rng(3)
        la.random.uniform((2,))
        body = traced_with(lambda c: c + la.random.uniform((4,)) + seeded.normal((4,)), x)
        found.append(body)
        return x

    traced = traced_with(outer, la.asarray(VALUES))
    assert len(traced.draws) == 1
    ((_, of_caller), (_, of_outer)) = found[0].draws
    assert of_caller is None
    assert of_outer is not None


async def test_results_of_a_body_by_where_they_come_from(runtime: la.Runtime) -> None:
    constant = la.asarray(VALUES)
    found = []

    def outer(x: LazyTensor) -> LazyTensor:
        y = x * 2.0
        found.append(traced_with(lambda c, d: (d, c * y, y, constant, None), x, x))
        return y

    traced_with(outer, constant)
    results = found[0].results
    assert results.passed == [1]
    assert results.captured == [constant._data]
    assert len(results.computed) == 2  # one of them an argument of the graph
    assert found[0].graph.operation_count == 1
    assert results.definition.leaf_count == 4


@pytest.mark.parametrize("device", ["cpu:0", "sim"])
async def test_what_escapes_names_the_function_of_its_level(device: str) -> None:
    kept: dict[str, LazyTensor] = {}

    def used_in(level: str) -> Callable[..., Any]:
        def outer(x: LazyTensor) -> Any:
            y = kept["outer"] = x * 2.0

            def body(c: LazyTensor) -> LazyTensor:
                nonlocal y
                kept["body"] = c * y
                if level == "changed":
                    y += c
                return c + y

            result = repeated(body, x)
            if level == "outer":
                return result + kept["body"]
            if level == "changed":
                return result + y
            if level == "returned":
                return kept["body"]
            return result

        return outer

    def later_outer(x: LazyTensor) -> Any:
        return repeated(lambda c: c + kept["outer"], x)

    def later_body(x: LazyTensor) -> Any:
        return repeated(lambda c: c + kept["body"], x)

    async with la.open_runtime(device):
        x = la.asarray(VALUES)
        for level in ("outer", "changed", "returned"):
            with pytest.raises(UnsupportedOperationError, match=r"body while a test recorded it"):
                await la.compile(used_in(level))(x)
        await la.compile(used_in("nothing"))(x)
        by_body, by_outer = "body while a test recorded", "outer while la.compile recorded"
        for name, error in (("body", by_body), ("outer", by_outer)):
            with pytest.raises(UnsupportedOperationError, match=error):
                kept[name] + 1.0
            with pytest.raises(UnsupportedOperationError, match=error):
                await kept[name]
        with pytest.raises(UnsupportedOperationError, match=by_body):
            await la.compile(later_body)(x)
        with pytest.raises(UnsupportedOperationError, match=by_outer):
            await la.compile(later_outer)(x)
        assert np.array_equal(await (x * 1.0).numpy(), VALUES)


async def test_numbers_of_two_levels(runtime: la.Runtime) -> None:
    """A number of the outer function meets tensors of the body, and not numbers of it."""

    def outer(x: LazyTensor, n: float) -> LazyTensor:
        scaled = n * 2 + 1
        kept = traced_with(lambda c, m: (c * m + n, m * 2), x, 1.5)
        assert len(kept.captured) == 1
        assert [type(source) for source in kept.sources].count(NumberPlace) == 2
        with pytest.raises(UnsupportedOperationError, match="numbers of two functions"):
            traced_with(lambda c, m: c * (m + n), x, 1.5)
        with pytest.raises(WouldBlockError):
            repeated(lambda c: c if n > 1 else -c, x)
        return repeated(lambda c: c * scaled + la.sqrt(n), x, 2)

    fn = la.compile(outer)
    for n in (2.0, 4.0):
        c = VALUES
        for _ in range(2):
            c = c * F32.type(2 * n + 1) + np.sqrt(F32.type(n))
        found = await (await fn(la.asarray(VALUES), n)).numpy()
        np.testing.assert_allclose(found, c, rtol=1e-5)


async def test_an_error_in_a_body_leaves_the_outer_function_as_it_was(
    runtime: la.Runtime,
) -> None:
    def outer(x: LazyTensor) -> LazyTensor:
        y = la.exp(x)

        def fails(c: LazyTensor) -> LazyTensor:
            c * y
            raise KeyError("no")

        with pytest.raises(KeyError):
            repeated(fails, x)
        return y + 1.0

    found = await (await la.compile(outer)(la.asarray(VALUES))).numpy()
    np.testing.assert_allclose(found, np.exp(VALUES) + 1, rtol=1e-6)


async def test_barriers_and_transfers_are_refused_at_every_level() -> None:
    def moves(c: LazyTensor) -> LazyTensor:
        return c + c.to("sim:1")

    def seeds(c: LazyTensor) -> LazyTensor:
        la.manual_seed(3)
        return c

    async with la.open_runtime(["sim:0", "sim:1"]):
        x = la.asarray(VALUES)
        for body in (moves, seeds):
            for fn in (body, lambda x, body=body: repeated(body, x)):
                with pytest.raises(UnsupportedOperationError):
                    await la.compile(fn)(x)
