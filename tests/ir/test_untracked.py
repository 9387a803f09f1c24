"""What the garbage collector does not look at: still freed, at any depth, and never in a cycle."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from weakref import ref

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.ir.graph import build_graph
from lazyasync.ir.leaves import PARAMETER, slot_attributes
from lazyasync.ir.node import Node
from lazyasync.ir.trie import Trie
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untrack
from lazyasync.ops.elementwise.arithmetic import ADD

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython", reason="another garbage collector"
)
TYPE = TensorType((2,), np.dtype(np.float32))


@pytest.fixture
def no_collection() -> Iterator[None]:
    """Whatever is freed here is freed by its reference count."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Source:
    """A recording with one value."""

    def __init__(self) -> None:
        self.bindings = (object(),)
        self.materialized: dict[Node, object] = {}


def parameter() -> Node:
    return Node(PARAMETER, (), slot_attributes(0), TYPE)


def test_a_container_is_not_looked_at_and_keeps_what_it_holds() -> None:
    held = [object()]
    container = (held, parameter())
    untrack(container)
    assert not gc.is_tracked(container)
    gc.collect()
    assert container[0] is held


def test_nodes_entries_and_graphs_are_not_looked_at() -> None:
    leaf = parameter()
    node = Node(ADD, (leaf, leaf), (), TYPE)
    graph = build_graph([(Source(), node)]).graph
    trie = Trie(100)
    entry = trie.extend(trie.root, (ADD, (leaf, leaf), ()), operands=(leaf, leaf), node=node)
    trie.extend(trie.root, (ADD, (leaf,), ()), operands=(leaf,), node=node)
    known = (node, node.operands, node.attributes, node.type, graph, graph.key, graph.nodes)
    for container in (*known, graph.key.operations, entry, entry.key, trie.root.children):
        assert not gc.is_tracked(container), container


def test_chains_of_any_depth_are_freed(no_collection: None) -> None:
    node = parameter()
    first = ref(node)
    trie = Trie(1 << 62)
    entry = trie.root
    for _ in range(50_000):
        operands = (node, node)
        node = Node(ADD, operands, (), TYPE)
        entry = trie.extend(entry, (ADD, operands, ()), operands=operands, node=node)
    del operands, entry
    trie.reset()
    assert first() is not None
    del node
    assert first() is None


async def test_recording_leaves_next_to_nothing_to_be_looked_at() -> None:
    async with la.open_runtime("sim:0", {"loop_segment_size": 10**6}) as runtime:
        x = la.ones((2,))
        await la.tanh(x * 2.5)
        gc.collect()
        before = len(gc.get_objects())
        for _ in range(500):
            x = la.tanh(x * 2.5)
            x = x + x.sum(0)
        weakly_held = len(runtime.default_job.context(runtime.devices[0]).recording().references)
        assert weakly_held == 2000
        gc.collect()  # which untracks tuples of numbers
        assert len(gc.get_objects()) - before - weakly_held < 50
        await la.mark_step(wait=True)


@pytest.mark.parametrize("device", ["cpu:0", "sim:0"])
async def test_graphs_and_programs_are_freed_without_a_collection(
    device: str, no_collection: None
) -> None:
    async with la.open_runtime(device) as runtime:
        nodes = []
        for length in range(1, 10):
            x = la.tanh(la.ones((length,)) * 2.5)
            x = x + la.softmax(x).sum() + x @ x
            nodes.append(ref(x._node))
            await la.mark_step(wait=True)
        x = await la.ones((1,))
        assert all(node() is not None for node in nodes)
        la.ir_cache.reset()
        runtime.scheduler.computations._entries.clear()
        runtime.scheduler.compile_log._latest._records.clear()
        runtime.scheduler.computations._newest = None
        backend = runtime.backend(runtime.devices[0])
        await trio.to_thread.run_sync(backend.trim)  # and with it what is bound to the arena
        assert [node() for node in nodes] == [None] * len(nodes)
