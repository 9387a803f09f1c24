"""The examples in a short form: what they print, what they promise, and how they end."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio
from examples_to_run import EXAMPLES, command, load, run_here, smaller

import lazyasync as la


def test_every_example_is_tested() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        if path.stem != "command_line":  # what they share
            assert f'"{path.stem}"' in text


# ---- command_line --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("example", "arguments", "said"),
    [
        ("train_digits", "--epochs 0", "'0' is not an integer from 1 on"),
        ("train_digits", "--steps 1.5", "'1.5' is not an integer"),
        ("train_digits", "--device gpu:0", "gpu:0"),
        ("train_digits", "--plot curve.xyz", "curve.xyz ends with none of .pdf, .png, .svg"),
        ("train_digits", "--plot a.png --save a.png", "the same file"),
        ("train_digits", "--plot missing/a.png", "there is no directory missing"),
        ("train_digits", "--save .", "is no file"),
        ("actor_learner", "--updates -3", "'-3' is not an integer from 1 on"),
        ("actor_learner", "--devices cpu:0", "--devices: expected 2"),
        ("actor_learner", "--devices cpu:0 gpu:0", "gpu:0"),
        ("concurrent_jobs", "--steps 0", "'0' is not an integer"),
        ("concurrent_jobs", "--seconds nan", "'nan' is not a number of seconds"),
        ("concurrent_jobs", "--seconds -1", "'-1' is not a number of seconds"),
        ("concurrent_jobs", "--devices cpu:0 cpu", "named twice"),
        ("concurrent_jobs", "--fail nobody", "nobody"),
        ("step_barriers", "--steps many", "'many' is not an integer"),
        ("step_barriers", "--devices cpu:x", "'cpu:x' is not a device name"),
        ("step_barriers", "--devices cpu:0 cpu:0", "named twice"),
        ("step_barriers", "--devices cpu:0 cpu:1 " + " ".join(map(str, range(5))), "240 rows"),
        ("train_on_hosts", "--lose 0", "'0' is not an integer from 1 on"),
        ("train_on_hosts", "--devices cpu:0 cpu:0", "named twice"),
        ("serve_while_training", "--port 65536", "'65536' is not a port"),
        ("serve_while_training", "--nothing", "unrecognized arguments: --nothing"),
        ("chat_while_training", "--port 65536", "'65536' is not a port"),
        ("train_transformer", "--steps 0", "'0' is not an integer from 1 on"),
        ("train_transformer", "--save missing/a.safetensors", "there is no directory missing"),
        ("train_transformer", "--save .", "is no file"),
        ("train_transformer", "--resume", "--resume needs --save"),
        ("train_transformer", "--device cpu:x", "'cpu:x' is not a device name"),
        ("train_convnet", "--epochs none", "'none' is not an integer from 1 on"),
        ("train_convnet", "--device gpu:0", "gpu:0"),
        ("train_sequences", "--epochs -1", "'-1' is not an integer from 1 on"),
        ("vae", "--epochs 0", "'0' is not an integer from 1 on"),
    ],
)
def test_bad_arguments_are_refused_before_the_work(
    example: str,
    arguments: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    if "while_training" in example:
        pytest.importorskip("hypercorn")
    module = load(example)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [f"{example}.py", *arguments.split()])
    for name in ("Trainer", "run"):
        monkeypatch.setattr(module, name, None, False)
    monkeypatch.setattr(module.command_line, "until_interrupted", None)
    with pytest.raises(SystemExit) as ended:
        module.main()
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    assert re.fullmatch(rf"{example}\.py: error: .*\n", printed.err)
    assert said in printed.err


def test_a_port_that_somebody_has(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("hypercorn")
    with socket.create_server(("127.0.0.1", 0)) as listener, pytest.raises(SystemExit) as ended:
        load("serve_while_training").main(["--port", str(listener.getsockname()[1])])
    assert ended.value.code == 2
    assert re.fullmatch(r".*: error: port \d+: .*\n", capsys.readouterr().err)


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
@pytest.mark.parametrize(
    ("arguments", "times"),
    [
        pytest.param(arguments, times, marks=() if times == usual else pytest.mark.stress)
        for arguments, usual in (
            ("train_digits --epochs 100000", 1),
            ("actor_learner --updates 100000", 2),
            ("concurrent_jobs --steps 100000", 1),
            ("concurrent_jobs --steps 1 --seconds 1000", 2),
            ("step_barriers --steps 100000", 1),
            ("train_transformer --steps 100000", 2),
            ("train_convnet --epochs 100000", 1),
            ("train_sequences --epochs 100000", 2),
            ("vae --epochs 100000", 1),
        )
        for times in (1, 2)
    ],
)
def test_ctrl_c_ends_every_example_with_a_line(
    arguments: str,
    times: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LAZYASYNC_JIT", "0")  # nor waits for what is compiled
    example = smaller(arguments.split()[0], monkeypatch)
    barrier = la.mark_step
    barriers = itertools.count()
    handler = signal.getsignal(signal.SIGINT)

    async def interrupted_barrier() -> None:
        if next(barriers) == 20:
            signal.raise_signal(signal.SIGINT)
        try:
            await barrier()
        except trio.Cancelled:
            nonlocal times
            times -= 1
            if times == 1:  # again, while everything ends
                signal.raise_signal(signal.SIGINT)
            raise

    monkeypatch.setattr(sys, "argv", arguments.split())
    monkeypatch.setattr(la, "mark_step", interrupted_barrier)
    try:
        with pytest.raises(SystemExit) as ended:
            example.command_line.run(example.main)
    finally:
        signal.signal(signal.SIGINT, handler)
    printed = capsys.readouterr()
    assert (ended.value.code, printed.err) == (130, "")
    assert printed.out.splitlines()[-1].startswith("interrupted")


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
def test_ctrl_c_ends_examples_that_are_being_imported(tmp_path: Path) -> None:
    interrupt = "import os, signal, time; os.kill(os.getpid(), signal.SIGINT); time.sleep(100)"
    (tmp_path / "numpy.py").write_text(interrupt)
    for path in EXAMPLES.glob("*.py"):
        if path.stem == "command_line":
            continue
        line, environment = command(path.stem)
        environment["PYTHONPATH"] = str(tmp_path) + os.pathsep + environment["PYTHONPATH"]
        done = subprocess.run(line, env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (130, "interrupted\n", ""), path


# ---- train_digits --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("epochs", "accuracy"), [(5, 94.0), pytest.param(15, 97.0, marks=pytest.mark.stress)]
)
def test_digits_are_learned(
    epochs: int,
    accuracy: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    curve, model = tmp_path / "curve.png", tmp_path / "model.safetensors"
    arguments = ("--epochs", epochs, "--plot", curve, "--save", model)
    printed = run_here(monkeypatch, capsys, "train_digits", *arguments)
    last = printed.splitlines()[-1]
    match = re.fullmatch(r"test accuracy: (\d+\.\d) %", last)
    assert match is not None, last
    assert float(match[1]) >= accuracy
    assert curve.read_bytes().startswith(b"\x89PNG")
    assert sorted(tmp_path.iterdir()) == [curve, model]


def test_a_resumed_training_repeats_the_losses_bit_for_bit(tmp_path: Path) -> None:
    digits = load("train_digits")
    path = tmp_path / "model.safetensors"

    def train(**options: Any) -> Any:
        with open(os.devnull, "w") as nowhere:
            console = digits.Console(file=nowhere)
            return trio.run(digits.Trainer(digits.Options(epochs=3, **options), console).run)

    whole = train()
    assert len(whole.losses) == 66
    first = train(steps=31, save=path)  # in the middle of an epoch
    rest = train(save=path, resume=True)
    assert rest.first_step == 31
    assert first.losses + rest.losses == whole.losses
    assert rest.test_accuracy == whole.test_accuracy
    again = train(save=path, resume=True)  # there is nothing left to do
    assert again.losses == []
    assert again.test_accuracy == whole.test_accuracy


def test_the_order_of_the_data_follows_from_the_step() -> None:
    digits = load("train_digits")
    train, test = digits.load_digits()
    assert len(train["x"]) + len(test["x"]) == 1797
    whole = [batch["x"] for batch in digits.batches(train, 0, 66)]
    rest = [batch["x"] for batch in digits.batches(train, 31, 66)]
    assert len(rest) == 35
    for expected, got in zip(whole[31:], rest, strict=True):
        np.testing.assert_array_equal(expected, got)
    assert not np.array_equal(whole[0], whole[22])  # another epoch, another order
    epoch = np.concatenate(whole[:22])
    assert len(np.unique(epoch, axis=0)) == len(epoch)  # no image twice


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT to one process")
def test_ctrl_c_ends_the_training_with_a_whole_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "model.safetensors"
    line, environment = command("train_digits", "--epochs", 100_000, "--save", path)
    with subprocess.Popen(
        line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("epoch 1:")
        process.send_signal(signal.SIGINT)
        printed, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert "Traceback" not in printed
    match = re.fullmatch(r"interrupted after step (\d+); go on with .*", printed.splitlines()[-1])
    assert match is not None, printed
    step = int(match[1])
    assert list(tmp_path.iterdir()) == [path]

    digits = load("train_digits")

    async def read() -> Any:
        async with la.open_runtime("cpu:0"):
            return await la.load(path, like=digits.first_state())

    assert trio.run(read).step == step
    with open(os.devnull, "w") as nowhere:
        console = digits.Console(file=nowhere)
        options = digits.Options(steps=step + 5, epochs=100_000)
        whole = trio.run(digits.Trainer(options, console).run)
        options = digits.Options(steps=step + 5, epochs=100_000, save=path, resume=True)
        rest = trio.run(digits.Trainer(options, console).run)
    assert rest.losses == whole.losses[step:]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_terminal_shows_a_live_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    import pty

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "argv", ["train_digits.py", "--epochs", "3"])
    master, terminal = pty.openpty()
    shown: list[bytes] = []

    def read() -> None:
        with contextlib.suppress(OSError):  # how Linux says that the other end is closed
            while part := os.read(master, 65536):
                shown.append(part)

    reader = threading.Thread(target=read)
    reader.start()
    with open(terminal, "w") as stream, contextlib.redirect_stdout(stream):
        assert load("train_digits").main() == 0
    reader.join()
    os.close(master)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", b"".join(shown).decode())
    assert re.search(r"step +66/66 .* loss 0\.\d+ +accuracy +\d+\.\d% +\d+ steps/s", text)
    assert text.rstrip().splitlines()[-1].startswith("test accuracy: ")


@pytest.mark.parametrize(
    "arguments",
    [("--resume",), ("--resume", "--save", "missing.safetensors"), ("--save", "missing/model")],
)
def test_a_command_that_cannot_work_is_refused(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        load("train_digits").parse_options(list(arguments))
    assert "error: " in capsys.readouterr().err


def test_a_damaged_checkpoint_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "model.safetensors"
    path.write_bytes(b"not a checkpoint")
    monkeypatch.setattr(sys, "argv", ["train_digits", "--save", str(path), "--resume"])
    assert load("train_digits").main() == 1
    assert capsys.readouterr().out.strip().splitlines()[-1].startswith(str(path))
    assert path.read_bytes() == b"not a checkpoint"


# ---- concurrent_jobs -----------------------------------------------------------------------


def check_finished(report: Any) -> None:
    """A job that was not meant to fail has done what there was to do."""
    assert report.error is None
    assert report.steps > 0
    if report.name in ("classifier", "autoencoder"):  # the others end when their time is over
        assert report.steps == len(report.losses)
        assert np.mean(report.losses[-5:]) < np.mean(report.losses[:5])


def test_concurrent_jobs_all_finish() -> None:
    jobs = load("concurrent_jobs")
    reports = trio.run(jobs.run, ["cpu:0", "cpu:1"], 60, 0.5, None)
    assert [report.name for report in reports] == list(jobs.NAMES)
    assert [report.steps for report in reports[:2]] == [60, 60]
    for report in reports:
        check_finished(report)


def test_two_jobs_share_a_device_by_weight() -> None:
    light, heavy = trio.run(load("concurrent_jobs").run, ["cpu:0", "cpu:1"], 1, 2.0, None)[2:]
    assert 2.0 < heavy.device_seconds / light.device_seconds < 4.5


def test_concurrent_jobs_without_time_for_some(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    jobs = load("concurrent_jobs")
    command_line = ["concurrent_jobs.py", "--steps", "1", "--seconds", "0"]
    monkeypatch.setattr(sys, "argv", command_line)
    assert jobs.main() == 0
    assert "weights 1 : 3, device time 0.00 s : 0.00 s\n" in capsys.readouterr().out
    assert jobs.ratio(2.0, 5.0) == "1 : 2.50"


@pytest.mark.parametrize(
    "failing", ["autoencoder", pytest.param("light", marks=pytest.mark.stress)]
)
def test_a_job_that_runs_out_of_memory_fails_alone(failing: str) -> None:
    jobs = load("concurrent_jobs")
    reports = []
    for seconds in (1.0, 5.0, 25.0):  # which "light" needs to get so far, if the machine is busy
        reports = trio.run(jobs.run, ["cpu:0", "cpu:1"], 150, seconds, failing)
        if any(report.error is not None for report in reports):
            break
    for report in reports:
        if report.name == failing:
            assert isinstance(report.error, la.DeviceOutOfMemoryError)
            assert repr(failing) in str(report.error)
        else:
            check_finished(report)


# ---- actor_learner -------------------------------------------------------------------------


def test_the_policy_improves(capsys: pytest.CaptureFixture[str]) -> None:
    result = trio.run(load("actor_learner").run, ["cpu:0", "cpu:1"], 700)
    assert len(result.losses) == 700
    assert result.mean_return(slice(20)) < -20.0
    assert result.mean_return(slice(-20, None)) > -15.0
    assert "replay buffer" in capsys.readouterr().out


# ---- step_barriers -------------------------------------------------------------------------


def test_several_devices_give_the_losses_of_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--devices", "cpu:0", "cpu:1", "cpu:2", "--steps", 60)
    printed = run_here(monkeypatch, capsys, "step_barriers", *arguments)
    match = re.search(r"largest difference (\S+)$", printed)
    assert match is not None
    assert float(match[1]) <= 1e-5


# ---- train_on_hosts ------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", ["--devices cpu:0 cpu:1 cpu:2", "--lose 13", "--lose 1"])
def test_a_training_on_several_devices_goes_on_without_one(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert load("train_on_hosts").main([*arguments.split(), "--steps", "32"]) == 0
    printed = capsys.readouterr().out
    match = re.search(r"largest difference (\S+)$", printed)
    assert match is not None
    assert float(match[1]) <= 1e-5
    assert ("losable:1 was lost; losable:0 went on" in printed) == ("--lose" in arguments)


def test_a_training_on_other_processes_goes_on_without_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = "--hosts 2 --lose 13 --steps 32"
    assert load("train_on_hosts").main(options.split()) == 0
    printed = capsys.readouterr().out
    assert "host2/cpu:0 was lost; host1/cpu:0 went on" in printed
