"""Random programs, fused and not: both give what NumPy's kernels gave."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from types import ModuleType
from typing import Any, TypeVar

import numpy as np
import pytest
from error_bounds import assert_agrees
from graph_programs import (
    arena_for,
    argument_values,
    native_program,
    needs_llvm,
    unfused_program,
)
from hypothesis import HealthCheck, Phase, given, note, seed, settings
from hypothesis import strategies as st
from random_programs import RandomProgram

from lazyasync.backends.cpu.llvm import columns as llvm_columns
from lazyasync.backends.cpu.llvm import loops as llvm_loops
from lazyasync.backends.cpu.llvm import rows as llvm_rows
from lazyasync.backends.cpu.llvm import streams as llvm_streams

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


def check(data: Any) -> None:
    """Makes a program; what both kinds compute must be what its kernels gave."""
    random = RandomProgram(Drawn(data))
    roots = random.roots()
    text = "\n".join([*random.text, f"return {roots}"])
    note(text)
    collected = random.program.collect([random.values[root].node for root in roots])
    arguments = argument_values(collected)
    before = [np.array(argument) for argument in arguments]
    for make in (unfused_program, native_program):
        program = make(collected.graph)
        bound = program.bind(arena_for(program))
        # Twice, as what is left over from one run must not matter to the next.
        for number in range(2):
            with np.errstate(all="ignore"):
                results = bound(arguments)
            for place, root in enumerate(roots):
                actual = results[collected.root_order[place]]
                where = f"{make.__name__}, run {number}, %{root} of\n{text}"
                assert isinstance(actual, np.ndarray), where
                assert actual.flags.c_contiguous, where
                assert_agrees(random.values[root], actual, where)
                others = [other for other in results if other is not actual]
                for other in (*others, *arguments):
                    assert not np.may_share_memory(actual, np.asarray(other)), where
    for argument, kept in zip(arguments, before, strict=True):
        np.testing.assert_array_equal(argument, kept, err_msg=text)


def random_programs(count: int) -> settings:
    return settings(
        max_examples=count,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )


@settings(random_programs(250), derandomize=True)
@given(data=st.data())
def test_random_programs(data: Any) -> None:
    check(data)


@pytest.mark.parametrize(
    ("module", "name", "value"),
    [
        (llvm_columns, "COLUMN_TILE", 4),
        (llvm_columns, "MAX_STACK_BYTES", 64),
        (llvm_rows, "SUM_BLOCK", 4),
        (llvm_rows, "UNROLLED", 1 << 20),
        (llvm_rows, "MAX_ROW_BYTES", 0),
        (llvm_rows, "MAX_STACK_BYTES", 64),
        (llvm_rows, "CHEAP", 0),
        (llvm_rows, "CHEAP", 1 << 20),
    ],
)
def test_random_programs_with_other_limits(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, value: int
) -> None:
    # What small programs would otherwise not come to.
    monkeypatch.setattr(module, name, value)
    settings(random_programs(30), derandomize=True)(given(data=st.data())(check))()


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
def test_random_programs_whose_results_are_streamed(
    monkeypatch: pytest.MonkeyPatch, nbytes: int, multiple: int
) -> None:
    stream_results(monkeypatch, nbytes, multiple)
    settings(random_programs(40), derandomize=True)(given(data=st.data())(check))()


@pytest.mark.stress
@pytest.mark.parametrize("number", range(40))
def test_many_random_programs(number: int) -> None:
    seed(number)(random_programs(500)(given(data=st.data())(check)))()


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
    seed(number)(random_programs(100)(given(data=st.data())(check)))()
