"""Random programs as bytes, run in another process that is kept open and fed through its pipes."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from choices import Seeded
from graph_programs import arena_for, argument_values, native_program, unfused_program
from processes import ROOT
from random_programs import RandomProgram

from lazyasync.backends.cpu.llvm.engine import is_available
from lazyasync.ir.dump import graph_text
from lazyasync.ir.graph import Graph
from lazyasync.ir.serialize import from_bytes, to_bytes


class Outcome(NamedTuple):
    """What a process makes of a graph and of arguments."""

    key: str
    text: str
    program: str
    results: list[tuple[Any, ...]]
    """The dtype, the shape and the bytes of each root."""


class Sent(NamedTuple):
    """A graph as bytes, what it is given, and whether loops are compiled for it."""

    data: bytes
    arguments: list[Any]
    native: bool


def outcome(graph: Graph, arguments: list[Any], native: bool) -> Outcome:
    """What a graph is called, what it says, and what it gives, in this process."""
    program = (native_program if native else unfused_program)(graph)
    bound = program.bind(arena_for(program))
    with np.errstate(all="ignore"):
        results = bound(arguments)
    shown = [(str(array.dtype), array.shape, array.tobytes()) for array in results]
    return Outcome(graph.key.hexdigest(), graph_text(graph), program.describe(), shown)


def random_graph(seed: int) -> tuple[Graph, list[Any]]:
    """The graph of a random program, and its arguments."""
    made = RandomProgram(Seeded(seed))
    nodes = [made.values[root].node for root in made.roots()]
    collected = made.program.collect(list(dict.fromkeys(nodes)))
    return collected.graph, argument_values(collected)


class OtherProcess:
    """A process that computes what it is sent. What Python hashes differs from this one."""

    def __enter__(self) -> OtherProcess:
        paths = [ROOT, ROOT / "tests" / "support"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", "import serialized_programs as s; s.serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(map(str, paths)),
                "PYTHONHASHSEED": "7",
            },
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with self._process:  # which closes its pipes, and so ends it
            pass

    def run(self, sent: Sent) -> Outcome:
        """What that process makes of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        pickle.dump(sent, self._process.stdin)
        self._process.stdin.flush()
        found: Outcome = pickle.load(self._process.stdout)
        return found

    def check(self, seed: int) -> None:
        """A random program must give the same there as here, and so must its bytes."""
        graph, arguments = random_graph(seed)
        native = is_available() and seed % 2 == 0
        data = to_bytes(graph)
        here = outcome(graph, arguments, native)
        there = self.run(Sent(data, arguments, native))
        assert there == here, f"seed {seed}\n{here.text}"
        again, results = from_bytes(data)
        assert again == graph
        assert results == tuple(range(len(graph.roots)))
        assert to_bytes(again) == data


def serve() -> None:
    """Answers until the pipe is closed."""
    while True:
        try:
            sent: Sent = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        graph, _ = from_bytes(sent.data)
        pickle.dump(outcome(graph, sent.arguments, sent.native), sys.stdout.buffer)
        sys.stdout.buffer.flush()
