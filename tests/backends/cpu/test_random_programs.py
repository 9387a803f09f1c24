"""Random programs, fused and not: both give what NumPy's kernels gave."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any, TypeVar

import numpy as np
import pytest
from choices import Choices, Seeded
from error_bounds import assert_agrees
from graph_programs import (
    TextEngine,
    arena_for,
    argument_values,
    native_program,
    needs_llvm,
    unfused_program,
)
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from random_programs import RandomProgram

from lazyasync.backends.cpu.llvm import columns as llvm_columns
from lazyasync.backends.cpu.llvm import loops as llvm_loops
from lazyasync.backends.cpu.llvm import rows as llvm_rows
from lazyasync.backends.cpu.llvm import streams as llvm_streams
from lazyasync.backends.cpu.llvm import writer as llvm_writer
from lazyasync.backends.cpu.llvm.loop_compiler import LoopCompiler
from lazyasync.backends.cpu.program import CpuProgram

pytestmark = needs_llvm

T = TypeVar("T")


class Drawn:
    """Choices that hypothesis makes, and makes simpler when a program fails."""

    def __init__(self, data: Any) -> None:
        self._draw = data.draw

    def integer(self, low: int, high: int) -> int:
        number: int = self._draw(st.integers(low, high))
        return number

    def pick(self, options: Sequence[T]) -> T:
        return options[self.integer(0, len(options) - 1)]


class Made:
    """A random program, and what each of its values is."""

    def __init__(self, choices: Choices, name: str = "") -> None:
        self.random = RandomProgram(choices)
        self.roots = self.random.roots()
        self.text = "\n".join([name, *self.random.text, f"return {self.roots}"])
        nodes = [self.random.values[root].node for root in self.roots]
        self.collected = self.random.program.collect(nodes)

    def loops(self) -> list[str]:
        """The texts of its loops, within the limits of now."""
        noting: Any = TextEngine()
        CpuProgram(self.collected.graph, LoopCompiler(noting))
        return list(noting.texts)

    def check(self) -> None:
        """What programs of both kinds compute must be what its kernels gave."""
        try:
            self._check()
        except Exception as error:
            error.add_note(self.text)
            raise

    def _check(self) -> None:
        arguments = argument_values(self.collected)
        before = [np.array(argument) for argument in arguments]
        for make in (unfused_program, native_program):
            program = make(self.collected.graph)
            bound = program.bind(arena_for(program))
            # Twice, as what is left over from one run must not matter to the next.
            for number in range(2):
                with np.errstate(all="ignore"):
                    results = bound(arguments)
                for place, root in enumerate(self.roots):
                    actual = results[self.collected.root_order[place]]
                    where = f"{make.__name__}, run {number}, %{root} of\n{self.text}"
                    assert isinstance(actual, np.ndarray), where
                    assert actual.flags.c_contiguous, where
                    assert_agrees(self.random.values[root], actual, where)
                    others = [other for other in results if other is not actual]
                    for other in (*others, *arguments):
                        assert not np.may_share_memory(actual, np.asarray(other)), where
        for argument, kept in zip(arguments, before, strict=True):
            np.testing.assert_array_equal(argument, kept, err_msg=self.text)


@cache
def made_of(seed: int) -> tuple[Made, list[str]]:
    """A program, and its loops within the usual limits."""
    made = Made(Seeded(seed), f"seed {seed}")
    return made, made.loops()


def check_reaching(set_limits: Callable[[pytest.MonkeyPatch], None], count: int) -> None:
    """Checks the first programs whose loops are others within the limits that are set."""
    reaching = 0
    for number in range(400):
        made, usual = made_of(number)
        with pytest.MonkeyPatch.context() as patch:
            set_limits(patch)
            if made.loops() == usual:
                continue
            made.check()
        reaching += 1
        if reaching == count:
            return
    assert reaching >= min(3, count)


def test_random_programs() -> None:
    for number in range(15):
        made_of(number)[0].check()


def check_drawn(data: Any) -> None:
    Made(Drawn(data)).check()


def random_programs(count: int) -> settings:
    return settings(
        max_examples=count,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )


other_limits = pytest.mark.parametrize(
    ("module", "name", "value"),
    [
        (llvm_columns, "COLUMN_TILE", 4),
        (llvm_columns, "MAX_STACK_BYTES", 64),
        (llvm_rows, "SUM_BLOCK", 4),
        (llvm_writer, "UNROLLED", 1 << 20),
        (llvm_rows, "LIGHT", 0),
        (llvm_rows, "LIGHT", 1 << 20),
        (llvm_rows, "MAX_ROW_BYTES", 0),
        (llvm_rows, "MAX_STACK_BYTES", 64),
        (llvm_rows, "CHEAP", 0),
        (llvm_rows, "CHEAP", 1 << 20),
    ],
)
"""What small programs would otherwise not come to."""


@other_limits
def test_random_programs_with_other_limits(module: ModuleType, name: str, value: int) -> None:
    check_reaching(lambda patch: patch.setattr(module, name, value), 2)


def stream_results(monkeypatch: pytest.MonkeyPatch, nbytes: int, multiple: int) -> None:
    """Has small results streamed as well, in tiles of so many bytes."""
    monkeypatch.setattr(llvm_streams, "streaming_threshold", lambda: 0)
    monkeypatch.setattr(llvm_streams, "MIN_STREAMED_BYTES", 1)
    monkeypatch.setattr(llvm_streams, "TILE_BYTES", nbytes)
    for module in (llvm_streams, llvm_loops):
        monkeypatch.setattr(module, "TILE_MULTIPLE", multiple)


@pytest.mark.skipif(
    platform.machine() != "x86_64", reason="only processors of this kind stream results"
)
@pytest.mark.parametrize(("nbytes", "multiple"), [(1, 4), (256, 64)])
def test_random_programs_whose_results_are_streamed(nbytes: int, multiple: int) -> None:
    check_reaching(lambda patch: stream_results(patch, nbytes, multiple), 3)


@pytest.mark.stress
@pytest.mark.parametrize("number", range(40))
def test_many_random_programs(number: int) -> None:
    seed(number)(random_programs(500)(given(data=st.data())(check_drawn)))()


@pytest.mark.stress
@other_limits
def test_many_random_programs_with_other_limits(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, value: int
) -> None:
    monkeypatch.setattr(module, name, value)
    seed(0)(random_programs(300)(given(data=st.data())(check_drawn)))()


@pytest.mark.stress
@pytest.mark.skipif(
    platform.machine() != "x86_64", reason="only processors of this kind stream results"
)
@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize(("nbytes", "multiple"), [(1, 4), (256, 64)])
def test_many_random_programs_whose_results_are_streamed(
    monkeypatch: pytest.MonkeyPatch, nbytes: int, multiple: int, number: int
) -> None:
    stream_results(monkeypatch, nbytes, multiple)
    seed(number)(random_programs(100)(given(data=st.data())(check_drawn)))()
