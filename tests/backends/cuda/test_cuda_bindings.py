"""What a replayed step costs the host: nothing for each parameter. On a stand-in for CuPy."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from typing import Any
from weakref import ref

import numpy as np
import pytest
from counted_lines import lines_of_python
from cuda_on_host import FUSED, needs_gxx
from recording_cupy import RecordingCupy, registered

import lazyasync as la
from lazyasync.backends.cuda import graphs as cuda_graphs
from lazyasync.backends.cuda.bindings import MOST_BINDINGS, Bindings
from lazyasync.backends.cuda.graphs import StepGraph

GRAPHS = {**FUSED, "cuda_graphs": True}


class Thing:
    """Stands for an array."""


def test_arguments_are_known_again_as_long_as_they_live() -> None:
    bindings = Bindings([0, 2, 3])
    own, other, batch = Thing(), Thing(), Thing()
    arguments = [own, 0.5, other, batch]
    assert bindings.known(arguments) is None
    binding = bindings.of((64, 128, None))
    assert binding.copied == (3,)
    binding.remember(arguments, {id(own)})
    assert bindings.known(arguments) is binding
    # A number and what is copied may be any; the others may not.
    assert bindings.known([own, 0.25, other, Thing()]) is binding
    assert bindings.known([own, 0.5, Thing(), batch]) is None
    assert bindings.known([Thing(), 0.5, other, batch]) is None
    assert bindings.of((64, 128, None)) is binding
    assert bindings.of((64, 256, None)) is not binding
    # It keeps nothing alive, and an id that may become another's says nothing any more.
    gone = ref(other)
    arguments.clear()
    del other
    gc.collect()
    assert gone() is None
    assert binding._ids is None


def test_as_many_bindings_are_known_as_there_are_graphs() -> None:
    bindings = Bindings([0])
    things = [Thing() for _ in range(MOST_BINDINGS + 3)]
    for number, thing in enumerate(things):
        bindings.of((number,)).remember([thing], ())
    known = [bindings.known([thing]) is not None for thing in things]
    assert known == [False] * 3 + [True] * MOST_BINDINGS
    bindings.forget()
    assert not any(bindings.known([thing]) for thing in things)


async def lines_of_replays(
    module: RecordingCupy, parameters: int, monkeypatch: pytest.MonkeyPatch
) -> Sequence[int]:
    """The lines of Python that each replay of an update of so many parameters runs, to launch."""
    lines: list[int] = []
    run = StepGraph.run

    def counted(self: StepGraph, *arguments: Any) -> list[Any]:
        outputs: list[Any] = []
        replays = module.count("Graph.launch")
        count = lines_of_python(lambda: outputs.extend(run(self, *arguments)))
        if module.count("Graph.launch") > replays:
            lines.append(count)
        return outputs

    monkeypatch.setattr(StepGraph, "run", counted)
    with registered(module):
        async with la.open_runtime("recorded:0", config=GRAPHS) as runtime:
            scale = await la.put(np.full(4, 0.5, np.float32))
            given: Any = [await la.put(np.full(4, n, np.float32)) for n in range(parameters)]
            step = la.compile(lambda given, scale: [x * scale for x in given])
            for _ in range(24):
                given = await step(given, scale)
                await la.mark_step(wait=True)
            assert not runtime.metrics.counter_value("CudaGraphFallback")
            assert (await given[1].numpy()).tolist() == [0.5**24] * 4
    monkeypatch.setattr(StepGraph, "run", run)
    return lines[-8:]


@needs_gxx
async def test_a_replay_runs_no_line_for_each_parameter(
    module: RecordingCupy, kernels_on_host: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_graphs, "MIN_LAUNCHES", 1)
    few, many = [min(await lines_of_replays(module, n, monkeypatch)) for n in (5, 75)]
    # Which of the sets is free makes a few lines of difference.
    assert many < few + 50 < 200
