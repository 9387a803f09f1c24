"""The native runtime: what is shipped is what the C sources say, and Python knows its memory."""

from __future__ import annotations

import ctypes
import re
import time
from enum import IntEnum

import numpy as np
import pytest
from needs import needs_llvm, needs_threads

from lazyasync.backends.cpu.llvm.engine import Engine, engine
from lazyasync.backends.cpu.native.helper_threads import HelperThreads
from lazyasync.backends.cpu.native.layout import (
    INTERVAL_WORDS,
    PRODUCT_WORDS,
    RECORD_WORDS,
    AffinityWord,
    AssemblyWord,
    AttentionWord,
    BranchWord,
    CallWord,
    CheckedWord,
    ChoiceWord,
    ControlWord,
    FixupWord,
    HelperWord,
    NativeThreadWord,
    PlacementWord,
    ProductWord,
    RecordWord,
    RepeatWord,
    StepWord,
    TimestampsWord,
    native_call,
)
from lazyasync.backends.cpu.native_runtime import generate, module

MACHINES = sorted(set(module.MACHINES.values()))


# ---- what is shipped ---------------------------------------------------------------------------


@pytest.mark.parametrize("unit", module.UNITS)
@pytest.mark.parametrize("machine", MACHINES)
def test_what_is_shipped_was_made_from_these_sources(machine: str, unit: str) -> None:
    """If it was not: python -m lazyasync.backends.cpu.native_runtime.generate"""
    assert generate.digest_line() in module.runtime_text(machine, unit).splitlines()


@pytest.mark.skipif(
    not generate.has_compiler(), reason=f"{'=='.join(generate.COMPILER)} is not installed"
)
@pytest.mark.parametrize("unit", module.UNITS)
@pytest.mark.parametrize("machine", MACHINES)
def test_what_is_shipped_is_what_the_compiler_makes(machine: str, unit: str) -> None:
    assert generate.generated_text(machine, unit) == module.runtime_text(machine, unit)


@pytest.mark.parametrize("unit", module.UNITS)
@pytest.mark.parametrize("machine", MACHINES)
def test_it_is_for_any_system_and_has_what_others_call(machine: str, unit: str) -> None:
    text = module.runtime_text(machine, unit)
    assert not re.search(r"^target |target-cpu|source_filename|/", text, re.MULTILINE)
    defined = re.findall(r"^define (?!internal).*@(\w+)\(", text, re.MULTILINE)
    assert sorted(defined) == sorted(module.UNITS[unit])


@needs_llvm
@pytest.mark.parametrize("unit", module.UNITS)
@pytest.mark.parametrize("machine", MACHINES)
def test_the_llvm_that_is_here_understands_it(machine: str, unit: str) -> None:
    import llvmlite.binding as llvm

    with llvm.create_context() as context:
        llvm.parse_assembly(module.runtime_text(machine, unit), context).verify()


LAYOUTS: tuple[type[IntEnum], ...] = (
    AffinityWord,
    HelperWord,
    NativeThreadWord,
    RecordWord,
    StepWord,
    FixupWord,
    CallWord,
    TimestampsWord,
    RepeatWord,
    ChoiceWord,
    BranchWord,
    CheckedWord,
    ControlWord,
    AssemblyWord,
    PlacementWord,
    ProductWord,
    AttentionWord,
)


@pytest.mark.parametrize("machine", MACHINES)
def test_python_and_c_agree_on_the_memory_that_they_share(machine: str) -> None:
    constant = r"^@lazyasync_layout_([A-Za-z]+)_(\w+) = .*\bconstant i64 (\d+)"
    found = re.findall(constant, module.runtime_text(machine), re.MULTILINE)
    assert {(block, word): int(place) for block, word, place in found} == {
        (words.__name__, word.name): word.value for words in LAYOUTS for word in words
    }


def test_there_is_none_for_other_machines() -> None:
    with pytest.raises(RuntimeError, match="no native runtime for s390x"):
        module.runtime_text("s390x")


@needs_llvm
def test_without_one_there_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.platform, "machine", lambda: "s390x")
    with pytest.raises(RuntimeError, match="no native runtime"):
        Engine()


# ---- the times of records ------------------------------------------------------------------------

Iterations = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


def address(function: ctypes._CFuncPtr) -> int:
    found = ctypes.cast(function, ctypes.c_void_p).value
    assert found is not None
    return found


class Pieces:
    """A function for records that takes a while, and the intervals in which it ran."""

    def __init__(self) -> None:
        self.ran: list[tuple[int, int]] = []
        self.function = Iterations(self._run)

    def _run(self, arguments: int, begin: int, end: int) -> None:
        began = time.monotonic_ns()
        time.sleep(0.002)
        self.ran.append((began, time.monotonic_ns()))

    def record(self, total: int, chunk: int) -> list[int]:
        return [address(self.function), 0, total, chunk]


def timestamps(records: int) -> np.ndarray:
    block = np.zeros(TimestampsWord.INTERVALS + records * INTERVAL_WORDS, np.int64)
    block[TimestampsWord.CLOCK] = time.CLOCK_MONOTONIC
    return block


def run(records: list[list[int]], times: np.ndarray | None, helpers: int = 0) -> None:
    """Runs records, each of which is a step if there are helpers."""
    table = np.array(records, np.int64).reshape(-1, RECORD_WORDS)
    steps = np.array([[*record, 0] for record in records], np.int64) if helpers else None
    call = native_call(np.zeros((0, 3), np.int64), table, helpers, steps)
    call[CallWord.TIMESTAMPS] = 0 if times is None else times.ctypes.data
    assert engine().run(call.ctypes.data, []) == 0


@needs_llvm
def test_each_record_has_the_time_that_it_took() -> None:
    first, second = Pieces(), Pieces()
    records = [first.record(1, 1), second.record(1, 1)]
    run(records, None)
    times = timestamps(2)
    run(records, times)
    assert len(first.ran) == len(second.ran) == 2
    moments = times[TimestampsWord.INTERVALS :].tolist()
    expected = [*first.ran[1], *second.ran[1]]
    assert moments == sorted(moments)
    assert moments[0] <= expected[0] < expected[1] <= moments[1]
    assert moments[2] <= expected[2] < expected[3] <= moments[3]


@needs_llvm
@needs_threads
def test_a_shared_record_ends_with_the_last_of_its_pieces() -> None:
    helpers = HelperThreads(3)
    helpers.start(engine().help, engine().change_crew)
    try:
        for _ in range(5):
            pieces = Pieces()
            times = timestamps(1)
            run([pieces.record(17, 2)], times, helpers.address)
            begin, end = times[TimestampsWord.INTERVALS :].tolist()
            assert len(pieces.ran) == 9
            assert begin <= min(began for began, _ in pieces.ran)
            assert end >= max(ended for _, ended in pieces.ran)
    finally:
        helpers.dismiss()


# ---- products ------------------------------------------------------------------------------------


@needs_llvm
@pytest.mark.parametrize("parts", [(3, 8), (3, 4), (2, 8), (2, 3)])
@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("dtype", ["f", "d", "F", "D"])
def test_products_by_a_blas_of_either_kind(dtype: str, bits: int, parts: tuple[int, int]) -> None:
    """A batch of two groups of three, each product in parts of its rows and columns.

    The library is one that is to have one thread, and that somebody has given three.
    """
    threads = [3]
    get_threads = ctypes.CFUNCTYPE(ctypes.c_int)(lambda: threads[-1])
    set_threads = ctypes.CFUNCTYPE(None, ctypes.c_int)(threads.append)
    rows, inner, columns, group, batch = 3, 5, 8, 3, 6
    part_rows, part_columns = parts
    down, across = -(-rows // part_rows), -(-columns // part_columns)
    total = batch * down * across
    generator = np.random.default_rng(0)
    left, right = (
        (generator.standard_normal(shape) * (1 + (1j if dtype.isupper() else 0))).astype(dtype)
        for shape in ((batch, rows, inner), (batch, inner, columns))
    )
    result = np.zeros((batch, rows, columns), dtype)
    element = ctypes.c_float if dtype in "fF" else ctypes.c_double
    count = ctypes.c_int32 if bits == 32 else ctypes.c_int64
    matrix = ctypes.POINTER(element)
    factor = matrix if dtype.isupper() else element

    @ctypes.CFUNCTYPE(
        *(None, ctypes.c_int, ctypes.c_int, ctypes.c_int, count, count, count),
        *(factor, matrix, count, matrix, count, factor, matrix, count),
    )
    def blas(order, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc):  # type: ignore[no-untyped-def]
        factors = [alpha[:2], beta[:2]] if dtype.isupper() else [[alpha, 0], [beta, 0]]
        assert (order, ta, tb, factors) == (101, 111, 111, [[1, 0], [0, 0]])
        x, y, z = (
            np.lib.stride_tricks.as_strided(
                np.ctypeslib.as_array(address, (2,)).view(dtype)[:1],
                lengths,
                (leading * size, size),
            )
            for address, lengths, leading in ((a, (m, k), lda), (b, (k, n), ldb), (c, (m, n), ldc))
        )
        z[...] = x @ y

    words = np.zeros(PRODUCT_WORDS, np.int64)
    size = left.itemsize
    for word, number in {
        ProductWord.LEFT: left.ctypes.data,
        ProductWord.RIGHT: right.ctypes.data,
        ProductWord.RESULT: result.ctypes.data,
        ProductWord.ROWS: rows,
        ProductWord.COLUMNS: columns,
        ProductWord.INNER: inner,
        ProductWord.LEFT_LEADING: inner,
        ProductWord.RIGHT_LEADING: columns,
        ProductWord.RESULT_LEADING: columns,
        ProductWord.LEFT_TRANSPOSED: 111,
        ProductWord.RIGHT_TRANSPOSED: 111,
        ProductWord.GROUP: group,
        ProductWord.PARTS: down * across,
        ProductWord.PARTS_ACROSS: across,
        ProductWord.PART_ROWS: part_rows,
        ProductWord.PART_COLUMNS: part_columns,
        ProductWord.BLAS: address(blas),
        ProductWord.GET_THREADS: address(get_threads),
        ProductWord.SET_THREADS: address(set_threads),
    }.items():
        words[word] = number
    whole = (rows * inner, inner * columns, rows * columns)
    for word, steps in {
        ProductWord.WITHIN_GROUP: whole,
        ProductWord.BETWEEN_GROUPS: tuple(group * step for step in whole),
        ProductWord.DOWN: (part_rows * inner, 0, part_rows * columns),
        ProductWord.ACROSS: (0, part_columns, part_columns),
    }.items():
        words[word : word + 3] = [step * size for step in steps]
    name = f"lazyasync_product_{dtype}{bits}"
    for _ in range(2):
        run([[engine().runtime[name], words.ctypes.data, total, total]], None)
    assert threads == [3, 1]
    np.testing.assert_allclose(result, left @ right, rtol=1e-4)


@pytest.mark.parametrize("unit", [unit for unit in module.UNITS if "convolution" in unit])
@pytest.mark.parametrize("machine", MACHINES)
def test_convolutions_find_their_words_where_they_are_written(machine: str, unit: str) -> None:
    """Four addresses and three are before the numbers that `llvm/convolutions.py` writes."""
    found = re.findall(
        r"@lazyasync_layout_(\w+) = .*constant i64 (\d+)", module.runtime_text(machine, unit)
    )
    assert {name: int(word) for name, word in found} == {
        "convolution_members": 4,
        "convolution_x_member": 8,
        "convolution_has_bias": 17,
        "convolution_is_strips": 20,
        "convolution_box": 21,
        "convolution_output_block": 27,
        "convolution_channel_block": 30,
        "convolution_phases": 33,
        "convolution_axes": 34,
        "correlation_groups": 3,
        "correlation_row_block": 16,
        "correlation_band_axis": 21,
        "correlation_taps": 26,
        "correlation_axes": 33,
    }
