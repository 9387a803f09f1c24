"""Recording: nodes and their reuse, leaves, scalars, scopes, and who may record."""

from __future__ import annotations

import contextvars
import gc
import math
import random
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio
from simulation import open_simulation
from threads import in_thread
from trio.testing import MockClock

import lazyasync as la
from lazyasync.ir.graph import build_graph
from lazyasync.ir.leaves import CONSTANT, PARAMETER, SCALAR
from lazyasync.ir.node import Node
from lazyasync.runtime.steps.tensor_registry import LOOK_AFTER
from lazyasync.tensor import LazyTensor


def counters(runtime: la.Runtime, *names: str) -> tuple[int, ...]:
    """The values of some counters, 0 where nothing was counted."""
    return tuple(runtime.metrics.counter_value(name) or 0 for name in names)


def leaves(tensor: LazyTensor) -> list[Node]:
    """The leaves of a lazy tensor's graph."""
    graph = build_graph([(tensor._recording, tensor._node)]).graph
    return [node for node, operands in zip(graph.nodes, graph.operands, strict=True)
            if not operands]  # fmt: skip


# ---- C1: nodes -----------------------------------------------------------------------------


async def test_nodes_know_operation_operands_attributes_and_type(runtime: la.Runtime) -> None:
    x = la.asarray(np.ones((3, 4), np.float32))
    total = (x * x).sum(axis=1, keepdims=True)
    node = total._node
    assert node.operation.name == "sum"
    assert node.attributes.axes == (1,)
    assert node.attributes.keepdims is True
    assert node.type.shape == (3, 1)
    assert node.type.dtype == np.float32
    assert [operand.operation.name for operand in node.operands] == ["multiply"]
    product = node.operands[0]
    assert product.operands[0] is product.operands[1]
    assert product.operands[0].operation is PARAMETER


async def test_what_is_known_at_once_needs_no_await(runtime: la.Runtime) -> None:
    tensor = la.zeros((3, 5), dtype=np.int16) + 3
    assert tensor.shape == (3, 5)
    assert tensor.dtype == np.int16
    assert (tensor.ndim, tensor.size, tensor.nbytes, len(tensor)) == (2, 15, 30, 3)
    assert tensor.device == runtime.devices[0]
    assert tensor.state == "lazy"
    assert not tensor.is_ready()


# ---- C3: the same step again ---------------------------------------------------------------


async def test_the_same_step_again_creates_no_new_nodes(runtime: la.Runtime) -> None:
    weights = la.asarray(np.eye(4, dtype=np.float32))
    seen: list[tuple[int, ...]] = []
    for step in range(1, 5):
        batch = la.asarray(np.full((2, 4), step, np.float32))
        hidden = la.relu(batch @ weights + 0.5)
        loss = (hidden * hidden).mean()
        weights = weights - 0.125 * step * weights * 0.0625
        await la.mark_step()
        seen.append(counters(runtime, "IrNodeCreated", "IrNodeReused"))
        assert await loss.item() > 0
    created, reused = zip(*seen, strict=True)
    assert created[0] > 0
    assert len(set(created)) == 1
    assert len(set(np.diff(reused))) == 1
    assert reused[1] - reused[0] == created[0]  # every one of them
    assert counters(runtime, "UncachedCompile") == (1,)


async def test_nodes_of_a_repeated_step_are_the_same_objects(runtime: la.Runtime) -> None:
    nodes = []
    for value in (1.5, 2.5, 3.5):
        tensor = la.exp(la.asarray([value]) * value) + la.zeros((1,))
        nodes.append(tensor._node)
        assert (await tensor.numpy())[0] == pytest.approx(math.exp(value * value), rel=1e-5)
    assert nodes[0] is nodes[1] is nodes[2]


async def test_recordings_that_share_nodes_are_not_confused(autojump_clock: MockClock) -> None:
    """Two steps with the same nodes and other values are in flight at a time."""
    async with open_simulation():
        tensors = []
        for value in (1.0, 2.0):
            tensors.append(la.asarray([value]) * (value + 0.5) + 1)
            await la.mark_step()
        assert tensors[0].state == tensors[1].state == "in flight"
        assert [await tensor.item() for tensor in tensors] == [2.5, 6.0]


async def test_steps_that_fork_and_meet_again(runtime: la.Runtime) -> None:
    generator = random.Random(0)
    for _ in range(20):
        x = la.asarray([generator.random()])
        expected = x
        value = float(x)
        for _ in range(4):
            if generator.random() < 0.5:
                expected, value = expected * 2.5, value * 2.5
            else:
                expected, value = expected + 0.25, value + 0.25
        assert await expected.item() == pytest.approx(value, rel=1e-6)


async def test_reuse_pins_no_memory(runtime: la.Runtime) -> None:
    array = np.ones((64, 64), np.float32)
    tensor = await la.put(array) * 2.5
    data = tensor._node
    await la.mark_step(wait=True)
    handle = weakref.ref(tensor._data)
    del tensor
    gc.collect()
    assert handle() is None
    assert runtime.statistics().devices[str(runtime.devices[0])].memory_bytes == 0
    assert data is not None  # the node stays


async def test_what_is_remembered_is_bounded() -> None:
    async with la.open_runtime("cpu", {"max_ir_cache_entries": 100}):
        for length in range(60):
            x = la.ones((2,))
            for _ in range(length % 30):
                x = x + 0.5 * (length + 2)
            await la.mark_step()
            assert la.device_context().trie.size <= 100 + 2 * 30


# ---- leaves --------------------------------------------------------------------------------


async def test_parameters_are_deduplicated_by_handle(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 2.0])
    y = x + x * x
    other = la.asarray([1.0, 2.0])
    assert sum(leaf.operation is PARAMETER for leaf in leaves(y)) == 1
    assert sum(leaf.operation is PARAMETER for leaf in leaves(y + other)) == 2
    assert (await (y + other).numpy()).tolist() == [3.0, 8.0]


async def test_the_same_handle_in_two_tensors_is_one_parameter(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 2.0])
    alias = x.astype(np.float32)
    total = x + alias
    assert la.get_tensor_id(x) != la.get_tensor_id(alias)
    assert sum(leaf.operation is PARAMETER for leaf in leaves(total)) == 1


@pytest.mark.parametrize("dtype", [np.float32, np.int32])
@pytest.mark.parametrize("ready_first", [True, False])
async def test_a_repeated_operation_takes_in_an_operand_with_data(
    runtime: la.Runtime, dtype: type, ready_first: bool
) -> None:
    created = []
    for number in (2, 3, 4):
        lazy = la.asarray(np.array([1.5, 2.5], np.float32)) * 1.5
        ready = la.asarray(np.array([number, 1], dtype))
        product = ready * lazy if ready_first else lazy * ready
        assert (await product.numpy()).tolist() == [number * 2.25, 3.75]
        created.append(counters(runtime, "IrNodeCreated"))
    assert created[0] == created[1] == created[2] != (0,)


async def test_a_tensor_is_counted_once_and_not_kept_track_of_for_ever(
    runtime: la.Runtime,
) -> None:
    before = runtime.statistics().created_tensors
    tensor = la.ones((2,)) * 2.5
    number = la.get_tensor_id(tensor)
    for _ in range(2):
        await la.mark_step()
        assert la.get_tensor_id(tensor) == number
    assert runtime.statistics().created_tensors == before + 2
    for _ in range(500):
        tensor = la.ones((2,)) * 2.5
        await la.mark_step()
    assert len(runtime.executor.registry._tracked) < 10 + LOOK_AFTER


# ---- B7: scalars ---------------------------------------------------------------------------


async def test_a_changing_number_compiles_nothing_anew(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 2.0])
    for rate in (0.1, 0.05, 1e-30, math.inf, -3.0, 7):
        expected = np.array([1, 2], np.float32) * np.float32(rate)
        assert (await (x * rate).numpy()).tolist() == expected.tolist()
    assert counters(runtime, "UncachedCompile") == (1,)


@pytest.mark.parametrize("number", [0, 1, 0.0, 1.0, False, True])
async def test_zero_and_one_are_part_of_the_graph(runtime: la.Runtime, number: Any) -> None:
    for _ in range(2):  # the second time by the hot path
        x = la.asarray([2.5, -3.5])
        for tensor, expected in [
            (x + number, [2.5 + number, -3.5 + number]),
            (number - x, [number - 2.5, number + 3.5]),
        ]:
            assert [leaf.operation for leaf in leaves(tensor)].count(CONSTANT) == 1
            assert (await tensor.numpy()).tolist() == expected


async def test_one_and_true_and_one_point_zero_are_the_same_graph(runtime: la.Runtime) -> None:
    x = la.asarray([2.5])
    for number in (1, 1.0, True):
        await (x + number)
    assert counters(runtime, "UncachedCompile") == (1,)


async def test_negative_zero_is_not_zero(runtime: la.Runtime) -> None:
    for zero in (0.0, -0.0, 0.0, -0.0):
        product = await (la.asarray([3.0]) * zero).numpy()
        assert np.signbit(product[0]) == (math.copysign(1, zero) < 0)
        reflected = await (zero * la.asarray([3.0])).numpy()
        assert np.signbit(reflected[0]) == (math.copysign(1, zero) < 0)
    tensor = la.asarray([3.0]) * -0.0
    assert [leaf.operation for leaf in leaves(tensor)].count(SCALAR) == 1


async def test_nan_is_a_number_like_any_other(runtime: la.Runtime) -> None:
    x = la.asarray([3.0])
    for number in (2.0, math.nan, math.nan, 2.0):
        value = await (x * number).numpy()
        assert np.isnan(value[0]) == math.isnan(number)
    assert counters(runtime, "UncachedCompile") == (1,)


async def test_numbers_between_zero_and_one_change_the_graph_and_stay_right(
    runtime: la.Runtime,
) -> None:
    x = la.asarray([3.0])
    for number in (0.5, 0, 1, 0.5, 1.0, 0.0, 2):
        assert await (x * number + number).item() == 3 * number + number


async def test_an_integer_must_fit_its_dtype(runtime: la.Runtime) -> None:
    x = la.zeros((2,), dtype=np.int8)
    for _ in range(2):
        assert (await (x + 100).numpy()).tolist() == [100, 100]
        with pytest.raises(OverflowError, match="int8"):
            x + 200


async def test_a_number_is_computed_in_the_tensors_dtype(runtime: la.Runtime) -> None:
    x = la.asarray(np.array([1, 2], np.float16))
    assert (x * 0.1).dtype == np.float16
    assert (await (x * 0.1).numpy()).tolist() == (np.array([1, 2], np.float16) * 0.1).tolist()


# ---- scopes --------------------------------------------------------------------------------


async def test_scopes_name_what_is_recorded_in_them(runtime: la.Runtime) -> None:
    x = la.asarray([1.0])
    with la.scope("model"):
        with la.scope("attention"):
            inner = x * 2.5
        outer = inner + 1
    outside = outer - 0.5
    text = la.debug.dump_ir(outside)
    assert "multiply(%0, %1), scope=model/attention" in text
    assert "add(%2, %3), scope=model\n" in text
    assert "subtract(%4, %5)\n" in text


async def test_scopes_end_with_an_exception(runtime: la.Runtime) -> None:
    with pytest.raises(ZeroDivisionError), la.scope("model"):
        raise ZeroDivisionError
    assert "scope" not in la.debug.dump_ir(la.asarray([1.0]) * 2.5)


async def test_other_scopes_are_other_nodes_and_the_same_program(runtime: la.Runtime) -> None:
    x = la.asarray([1.0])
    nodes = []
    for name in ("one", "other", "one"):
        with la.scope(name):
            tensor = x * 2.5
        nodes.append(tensor._node)
        assert await tensor.item() == 2.5
    assert nodes[0] is nodes[2]
    assert nodes[0] is not nodes[1]
    assert counters(runtime, "UncachedCompile") == (1,)


async def test_scopes_go_on_behind_a_barrier(runtime: la.Runtime) -> None:
    for _ in range(2):  # the second time found where it was recorded before
        x = la.asarray([1.0])
        with la.scope("training"):
            with la.scope("first"):
                one = x * 2.5
                await la.mark_step()
                two = one + 1
            async with la.step():
                three = two - 0.5
            with la.scope("second"):
                four = three * one
            assert "multiply(%0, %1), scope=training/second" in la.debug.dump_ir(four)
            await four
            five = four / 2
        six = five * 2
        text = la.debug.dump_ir([two, five, six])
        assert "divide(%1, %2), scope=training\n" in text
        assert "multiply(%3, %4)\n" in text
        assert await six.item() == 7.5


async def test_scopes_need_a_runtime() -> None:
    with pytest.raises(la.NoRuntimeError), la.scope("model"):
        pass


async def test_under_ir_debug_nodes_keep_the_users_line() -> None:
    async with la.open_runtime("cpu", {"ir_debug": True}):
        for _ in range(2):
            x = la.asarray([1.0])
            product = x * 2.5
            total = product + 1
            metadata = total._node.metadata
            assert metadata is not None
            assert metadata.source is not None
            assert "test_recording.py" in metadata.source
            assert "in test_under_ir_debug_nodes_keep_the_users_line" in metadata.source
            assert product._node.metadata != metadata
            await total


# ---- C5: errors at the operation -----------------------------------------------------------


async def test_shapes_and_dtypes_are_checked_at_the_operation(runtime: la.Runtime) -> None:
    with pytest.raises(la.ShapeError, match=r"add.*\(2, 3\).*\(2,\)"):
        la.ones((2, 3)) + la.ones((2,))
    with pytest.raises(la.ShapeError, match="matmul"):
        la.ones((2, 3)) @ la.ones((2, 3))
    with pytest.raises(la.DTypeError, match="float32"):
        la.ones((2,)) & la.ones((2,))
    before = counters(runtime, "MarkStep")
    await la.mark_step()
    assert counters(runtime, "MarkStep") == before


# ---- who belongs together ------------------------------------------------------------------


async def test_one_operation_is_on_one_device() -> None:
    async with la.open_runtime({"cpu": 2}):
        x, y = la.ones((2,), device="cpu:0"), la.ones((2,), device="cpu:1")
        with pytest.raises(la.DeviceMismatchError, match=r'cpu:0.*cpu:1.*t\.to\("cpu:0"\)'):
            x + y
        await x
        with pytest.raises(la.DeviceMismatchError):
            la.concatenate([y, x])
        assert (await (x + y.to("cpu:0")).numpy()).tolist() == [2.0, 2.0]


async def test_one_operation_is_in_one_runtime() -> None:
    async with la.open_runtime("cpu") as outer:
        x = la.ones((2,))
        await x
        lazy = la.ones((2,)) * 2.5
        async with la.open_runtime("cpu") as inner:
            assert la.current_runtime() is inner
            y = la.ones((2,))
            for mismatched in (lambda: x + y, lambda: y + lazy, lambda: x * 2, lambda: -lazy):
                with pytest.raises(la.RuntimeMismatchError):
                    mismatched()
            # A wait belongs to the tensor's runtime, whichever is the current one.
            assert (await lazy.numpy()).tolist() == [2.5, 2.5]
            moved = la.asarray(await x.numpy()) + y
            assert (await moved.numpy()).tolist() == [2.0, 2.0]
        assert la.current_runtime() is outer
        with pytest.raises(la.RuntimeMismatchError):
            x + y
        assert counters(inner, "UncachedCompile") != (0,)
        assert (await (x + lazy).numpy()).tolist() == [3.5, 3.5]


async def test_recording_needs_a_runtime() -> None:
    for factory in (
        lambda: la.ones((2,)),
        lambda: la.asarray([1.0]),
        lambda: la.randn((2,)),
        lambda: la.current_job(),
        lambda: la.current_runtime(),
        lambda: la.add_step_closure(print),
        lambda: la.metrics.counter_names(),
    ):
        with pytest.raises(la.NoRuntimeError, match="open_runtime"):
            factory()


def test_recording_outside_trio_needs_a_runtime() -> None:
    with pytest.raises(la.NoRuntimeError, match="blocking"):
        la.ones((2,))


async def test_a_recording_may_be_cut_in_the_middle_of_an_operation() -> None:
    async with la.open_runtime("cpu:0", config={"trim_graph_size": 8}):
        x = la.ones((3,)) * 2.5
        for number in range(6):
            x[1] = 2.5 + number  # records the number, then what writes it
            x = la.where(x > 100.5, 2.5, x * 1.5)
        expected = np.full(3, 2.5, np.float32)
        for number in range(6):
            expected[1] = 2.5 + number
            expected = expected * np.float32(1.5)
        np.testing.assert_allclose(await x.numpy(), expected, rtol=1e-6)


@pytest.mark.parametrize("start", ["trio", "threading"])
async def test_a_thread_with_a_copied_context_cannot_record(start: str) -> None:
    """At once, whatever it records, and without a trace in what the job records itself."""

    async def in_copied_context(function: Callable[[], Any]) -> None:
        if start == "trio":
            await trio.to_thread.run_sync(function)
            return
        copied = contextvars.copy_context()
        in_thread(lambda: copied.run(function))

    async with la.open_runtime({"cpu": 2}) as runtime:
        lazy, ready = la.ones((2,)) * 2.5, await (la.ones((2,)) * 1.5)
        depth = lazy._recording.cursor.depth
        for record in (
            lambda: la.ones((2,)),
            lambda: la.zeros((2,), device="cpu:1"),
            lambda: la.asarray([1.0]),
            lambda: la.rand((2,)),
            lambda: lazy + 1.5,
            lambda: ready * ready,
            lambda: lazy.sum(),
            lambda: la.where(lazy, 1.5, ready),
            lambda: ready.to("cpu:1"),
        ):
            with pytest.raises(la.WrongThreadError, match="the job 'default'"):
                await in_copied_context(record)
        assert lazy._recording.cursor.depth == depth
        assert not runtime.default_job.transfers
        assert (await (lazy + ready).numpy()).tolist() == [4.0, 4.0]
        # What records nothing may be called.
        await in_copied_context(lambda: la.metrics.counter_names())
        await in_copied_context(lambda: np.asarray(ready))
