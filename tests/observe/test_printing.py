"""`Config.print_kernels`: a line on standard error for each run of a kernel."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from needs import needs_llvm
from simulation import open_simulation
from trio.testing import MockClock

import lazyasync as la
from lazyasync import debug

LINE = re.compile(
    r"lazyasync (?P<device>\S+): +(?P<us>[\d.]+) us +(?P<gbs>[\d.]+) GB/s +"
    r"(?P<gflops>[\d.]+) Gflop/s  (?P<name>.+)"
)


def lines(printed: str) -> list[tuple[str, str]]:
    """The device and the name of each kernel, of lines that are all such."""
    found = []
    for line in printed.splitlines():
        match = LINE.fullmatch(line)
        assert match is not None, line
        found.append((match["device"], match["name"]))
    return found


@pytest.mark.parametrize("inline", [0.0, 1e6])
@pytest.mark.parametrize(
    ("jit", "names"),
    [
        pytest.param(
            True,
            ["product 8 x 4 x 8", "loop [8, 8] by row: 2 more, exp, sum, divide, multiply"],
            marks=needs_llvm,
        ),
        (False, ["call [8, 8]: matmul", "call [8, 8]: softmax", "call [8, 8]: multiply"]),
    ],
)
async def test_kernels_of_a_cpu(
    capsys: pytest.CaptureFixture[str], jit: bool, names: list[str], inline: float
) -> None:
    config = {"print_kernels": True, "jit": jit, "inline_microseconds": inline}
    async with la.open_runtime("cpu:0", config):
        x = await la.put(np.ones((8, 4), np.float32))
        for _ in range(2):
            assert (await (la.softmax(x @ x.T) * 2.5).numpy()).shape == (8, 8)
    printed = capsys.readouterr()
    assert lines(printed.err) == [("cpu:0", name) for name in names] * 2
    assert printed.out == ""


async def test_time_and_rates(
    autojump_clock: MockClock, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a simulated device, whose programs take as long as the script says."""
    async with open_simulation(1, {"print_kernels": True}, seconds=1e-3):
        x = await la.put(np.ones((1000, 1000), np.float32))
        await (x * 2.5)
    assert capsys.readouterr().err == (
        "lazyasync virtual:0:     1000.0 us     8.0 GB/s      1.0 Gflop/s  program of 1 operation\n"
    )


async def test_a_program_that_takes_no_time(
    autojump_clock: MockClock, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_simulation(1, {"print_kernels": True}, seconds=0.0):
        await (la.exp(await la.put(np.ones(4))) * 2.5)
    line = " ".join(capsys.readouterr().err.split())
    assert line == "lazyasync virtual:0: 0.0 us 0.0 GB/s 0.0 Gflop/s program of 2 operations"


async def test_the_users_line_is_told_where_it_is_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with la.open_runtime("cpu:0", {"print_kernels": True, "ir_debug": True}):
        await (await la.put(np.ones(4)) * 2.5)
    ((_, name),) = lines(capsys.readouterr().err)
    assert re.search(r"multiply, \S*test_printing\.py:\d+ in test_the_users_line", name), name


async def test_compiled_functions(capsys: pytest.CaptureFixture[str]) -> None:
    @la.compile
    def double(x: la.LazyTensor) -> la.LazyTensor:
        return x * 2.5

    async with la.open_runtime("cpu:0", {"print_kernels": True}):
        x = await la.put(np.ones(4))
        for _ in range(5):
            x = await double(x)
    assert len(lines(capsys.readouterr().err)) == 5


async def test_a_profile_is_taken_as_ever(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async with la.open_runtime("cpu:0", {"print_kernels": True, "jit": False}) as runtime:
        with pytest.raises(RuntimeError, match="there is no profile"):
            await debug.profile_report()
        x = await la.put(np.ones(4))
        await (x + 2.5)
        for kernels in (True, False):
            async with debug.profile(tmp_path / "trace.json", kernels=kernels):
                await (x * 3.5)
                with pytest.raises(RuntimeError, match="open already"):
                    async with debug.profile(tmp_path / "other.json"):
                        pass
        await (x - 4.5)
        report = await debug.profile_report()
        assert runtime.profile is not None
        assert not runtime.profile.events
        assert not runtime.profile.kernel_totals
        assert not runtime.profile.program_totals
    # What the profile leaves whole is printed whole.
    assert [name for _, name in lines(capsys.readouterr().err)] == [
        "call [4]: add",
        "call [4]: multiply",
        "program of 1 operation",
        "call [4]: subtract",
    ]
    assert [row.name for row in report.rows] == ["program of 1 operation"]


@pytest.mark.parametrize("inline", [0.0, 1e6])
async def test_programs_that_a_profile_leaves_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, inline: float
) -> None:
    config = {"print_kernels": True, "inline_microseconds": inline}
    async with la.open_runtime("cpu:0", config):
        x = await la.put(np.ones(4))
        async with debug.profile(tmp_path / "trace.json", kernels=False):
            for _ in range(4):
                x = await (x * 2.5)
    assert lines(capsys.readouterr().err) == [("cpu:0", "program of 1 operation")] * 4


async def test_nothing_is_printed_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    async with la.open_runtime("cpu:0") as runtime:
        await (await la.put(np.ones(4)) * 2.5)
        assert runtime.profile is None
    assert capsys.readouterr().err == ""


class Closed:
    """A standard error whose reader is gone."""

    def write(self, text: str) -> None:
        raise BrokenPipeError


@pytest.mark.parametrize("stream", [None, Closed()])
async def test_without_a_reader_programs_run_all_the_same(
    monkeypatch: pytest.MonkeyPatch, stream: Closed | None
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    async with la.open_runtime("cpu:0", {"print_kernels": True}):
        assert (await (await la.put(np.ones(2)) * 2.5).numpy()).tolist() == [2.5, 2.5]


def test_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAZYASYNC_PRINT_KERNELS", "1")
    script = (
        "import numpy as np, lazyasync as la\n"
        "with la.blocking('cpu:0'):\n"
        "    print(np.asarray(la.asarray(np.ones(4)) * 2.5).tolist())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[2.5, 2.5, 2.5, 2.5]\n"
    ((device, name),) = lines(done.stderr)
    assert device == "cpu:0"
    assert name.endswith("multiply")
