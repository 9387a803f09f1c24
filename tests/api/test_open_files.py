"""`la.save` and `la.load` with binary files that the user has opened."""

from __future__ import annotations

import gzip
import io
import os
import tempfile
import threading
import zipfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la


@pytest.fixture
async def cpu() -> AsyncIterator[la.Runtime]:
    """An open runtime on one CPU device."""
    async with la.open_runtime("cpu") as opened:
        yield opened


def tree() -> dict[str, Any]:
    """A tree with what a file can hold."""
    return {
        "lazy": la.ones((2, 3)) * 2.5,
        "nest": [(la.asarray([True, False]), None), la.zeros((0, 4), dtype="complex128")],
        "half": np.arange(6, dtype=np.float16)[::2],
        "plain": {"step": 7, "name": "run", "done": False},
    }


async def same(found: Any, wanted: Any) -> None:
    """Compares two trees bit by bit."""
    found, wanted = await la.to_cpu(found), await la.to_cpu(wanted)
    leaves, definition = la.trees.flatten(wanted)
    for actual, expected in zip(definition.flatten_like(wanted, found), leaves, strict=True):
        assert type(actual) is type(expected)
        if isinstance(expected, np.ndarray):
            assert actual.dtype == expected.dtype
        np.testing.assert_array_equal(actual, expected)


# ---- what comes back -----------------------------------------------------------------------


async def test_a_tree_goes_through_memory(runtime: la.Runtime, device: str) -> None:
    saved, file = tree(), io.BytesIO()
    await la.save(saved, file)
    assert file.tell() == len(file.getvalue())
    file.seek(0)
    found = await la.load(file)
    assert found["lazy"].is_ready()
    assert str(found["lazy"].device) == device
    await same(found, saved)


async def test_the_bytes_are_those_of_a_file_at_a_path(cpu: la.Runtime, tmp_path: Path) -> None:
    saved = await la.put(tree())
    memory = io.BytesIO()
    await la.save(saved, memory)
    await la.save(saved, tmp_path / "path")
    with open(tmp_path / "open", "wb") as file:
        await la.save(saved, file)
    assert (tmp_path / "path").read_bytes() == memory.getvalue()
    await same(await la.load(tmp_path / "open"), saved)
    assert sorted(os.listdir(tmp_path)) == ["open", "path"]


async def test_several_trees_follow_each_other(cpu: la.Runtime) -> None:
    file = io.BytesIO(b"mine")
    file.seek(4)
    for number in range(3):
        await la.save({"x": la.ones((number,)) * number, "number": number}, file)
    file.write(b"the end")
    file.seek(4)
    for number in range(3):
        found = await la.load(file)
        assert found["number"] == number
        assert (await found["x"].numpy()).tolist() == [number] * number
    assert file.read() == b"the end"
    assert file.getvalue()[:4] == b"mine"


async def test_like_and_device_are_taken(cpu: la.Runtime) -> None:
    async with la.open_runtime({"cpu": 2}):
        file = io.BytesIO()
        await la.save({"x": la.ones((2,))}, file)
        file.seek(0)
        found = await la.load(file, "cpu:1", like={"x": np.zeros(2)})
        assert str(found["x"].device) == "cpu:1"
        file.seek(0)
        with pytest.raises(la.CheckpointError, match=r"^the BytesIO is without 'y'"):
            await la.load(file, like={"x": np.zeros(2), "y": np.zeros(2)})


class Dribble(io.RawIOBase):
    """A file without a buffer, which takes and gives at most three bytes at a time."""

    def __init__(self) -> None:
        self.memory = io.BytesIO()

    def writable(self) -> bool:
        return True

    def readable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        return self.memory.write(data[:3])

    def readinto(self, buffer: Any, /) -> int:
        return self.memory.readinto(buffer[:3])

    def seek(self, offset: int, whence: int = 0, /) -> int:
        return self.memory.seek(offset, whence)


def temporary(path: Path, mode: str = "w+b") -> Any:
    return tempfile.NamedTemporaryFile(mode, dir=path)


def spooled(_: Path) -> Any:
    return tempfile.SpooledTemporaryFile(max_size=100)


FILES: dict[str, Callable[[Path], Any]] = {
    "a file": lambda path: (path / "file").open("w+b"),
    "a file without a buffer": lambda path: (path / "file").open("w+b", buffering=0),
    "a temporary file": temporary,
    "a spooled file": spooled,
    "parts of a write": lambda _: Dribble(),
}


@pytest.mark.parametrize("name", FILES)
async def test_any_binary_file(cpu: la.Runtime, tmp_path: Path, name: str) -> None:
    saved = tree()
    with FILES[name](tmp_path) as file:
        await la.save(saved, file)
        file.seek(0)
        await same(await la.load(file), saved)


async def test_compressed_files(cpu: la.Runtime, tmp_path: Path) -> None:
    saved = tree()
    with gzip.open(tmp_path / "gz", "wb") as file:
        await la.save(saved, file)
    with gzip.open(tmp_path / "gz") as file:
        await same(await la.load(file), saved)
    with zipfile.ZipFile(tmp_path / "zip", "w") as archive, archive.open("a", "w") as entry:
        await la.save(saved, entry)
    with zipfile.ZipFile(tmp_path / "zip") as archive, archive.open("a") as entry:
        await same(await la.load(entry), saved)


async def test_a_pipe(cpu: la.Runtime) -> None:
    saved = {"x": la.ones((300, 300)) * 2.5}  # more than a pipe holds
    reading, writing = os.pipe()
    with open(reading, "rb") as source, open(writing, "wb") as sink:

        async def save() -> None:
            await la.save(saved, sink)
            sink.close()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(save)
            found = await la.load(source)
        await same(found, saved)
        with pytest.raises(la.CheckpointError, match="is not a safetensors file"):
            await la.load(source)


async def test_in_a_blocking_runtime() -> None:
    def run() -> None:
        file = io.BytesIO()
        with la.blocking("cpu:0") as blocking:
            blocking.run(la.save, {"x": la.arange(3)}, file)
            file.seek(0)
            assert blocking.run(la.load, file)["x"].tolist() == [0, 1, 2]

    await trio.to_thread.run_sync(run)


# ---- what is refused -----------------------------------------------------------------------


async def saving(file: Any) -> None:
    await la.save({"x": np.ones(3, np.float32)}, file)


ONE_WAY: dict[str, tuple[Callable[[Path], Any], Any, type[Exception], str]] = {
    "text that is written": (
        lambda path: (path / "file").open("w"),
        saving,
        TypeError,
        r"save\(tree, file\): .*file is in text mode; open it with mode 'wb'",
    ),
    "text in memory": (
        lambda _: io.StringIO(),
        la.load,
        TypeError,
        r"load\(file\): the StringIO is in text mode; open it with mode 'rb'",
    ),
    "a temporary file of text": (
        lambda path: temporary(path, "w+"),
        saving,
        TypeError,
        "is in text mode",
    ),
    "a file to read": (
        lambda path: (path / "there").open("rb"),
        saving,
        io.UnsupportedOperation,
        "there is not writable; open it with mode 'wb'",
    ),
    "a file to write": (
        lambda path: (path / "file").open("wb"),
        la.load,
        io.UnsupportedOperation,
        "file is not readable; open it with mode 'rb'",
    ),
    "a closed file": (lambda _: closed(), saving, ValueError, "the BytesIO is closed"),
    "an asynchronous file": (
        lambda _: trio.wrap_file(io.BytesIO()),
        saving,
        TypeError,
        r"AsyncIOWrapper is an asynchronous file; a plain one, open\('wb'\)",
    ),
    "an asynchronous file to read": (
        lambda _: trio.wrap_file(io.BytesIO()),
        la.load,
        TypeError,
        "is an asynchronous file",
    ),
    "no file": (lambda _: 3, la.load, TypeError, "must be a path or a binary file, not int"),
    "a class": (lambda _: io.BytesIO, saving, TypeError, "or a binary file, not type"),
}


def closed() -> io.BytesIO:
    file = io.BytesIO()
    file.close()
    return file


@pytest.mark.parametrize("name", ONE_WAY)
async def test_refused(cpu: la.Runtime, tmp_path: Path, name: str) -> None:
    (tmp_path / "there").touch()
    make, call, error, message = ONE_WAY[name]
    file = make(tmp_path)
    lazy = la.ones((2,)) * 2.5
    with pytest.raises(error, match=message):
        await call(file)
    assert lazy.state == "lazy"
    if isinstance(file, io.IOBase) or name == "a temporary file of text":
        file.close()


async def test_what_is_cut_short(cpu: la.Runtime) -> None:
    file = io.BytesIO()
    await la.save({"first": np.ones(4), "x": np.ones(3, np.float32)}, file)
    whole = file.getvalue()
    for end, message in (
        (0, "the BytesIO is not a safetensors file"),
        (8, "is not a safetensors file"),
        (40, "cut short, in its header of"),
        (len(whole) - 20, "cut short, in array 'first'"),
        (len(whole) - 1, "cut short, in array 'x'"),
    ):
        with pytest.raises(la.CheckpointError, match=message):
            await la.load(io.BytesIO(whole[:end]))
    assert (await (await la.load(io.BytesIO(whole)))["x"].numpy()).tolist() == [1, 1, 1]


async def test_what_cannot_be_saved_leaves_the_file_alone(cpu: la.Runtime) -> None:
    file = io.BytesIO(b"old")
    for value in ({"x": object()}, {"x": np.array(["text"])}):
        with pytest.raises(la.CheckpointError):
            await la.save(value, file)
    assert (file.tell(), file.getvalue()) == (0, b"old")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is full")
async def test_what_the_file_raises_comes_out(cpu: la.Runtime) -> None:
    with open("/dev/full", "wb", buffering=0) as file, pytest.raises(OSError, match="space"):
        await saving(file)


# ---- cancellation and threads --------------------------------------------------------------


class Held(io.BytesIO):
    """A file whose reads and writes wait to be let go on; it notes their threads."""

    def __init__(self, data: bytes = b"") -> None:
        super().__init__(data)
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.threads: set[int] = set()

    def _wait(self) -> None:
        self.threads.add(threading.get_ident())
        self.begun.set()
        assert self.go_on.wait(5)

    def write(self, data: Any, /) -> int:
        self._wait()
        return super().write(data)

    def readinto(self, buffer: Any, /) -> int:
        self._wait()
        return super().readinto(buffer)


@pytest.mark.parametrize("name", ["save", "load"])
async def test_it_is_worked_on_in_a_thread_to_its_end(cpu: la.Runtime, name: str) -> None:
    whole = io.BytesIO()
    await saving(whole)
    file = Held() if name == "save" else Held(whole.getvalue())
    ended = False

    async def work() -> None:
        nonlocal ended
        try:
            await (saving(file) if name == "save" else la.load(file))
        finally:
            ended = True

    async with trio.open_nursery() as nursery:
        nursery.start_soon(work)
        while not file.begun.is_set():  # the loop goes on meanwhile
            await trio.sleep(0.001)
        nursery.cancel_scope.cancel()
        with trio.CancelScope(shield=True):
            await trio.sleep(0.01)
            assert not ended  # the caller may not use the file yet
            file.go_on.set()
    assert ended
    assert threading.get_ident() not in file.threads
    assert file.tell() == len(whole.getvalue())


async def test_both_are_checkpoints(cpu: la.Runtime) -> None:
    file = io.BytesIO()
    await saving(file)
    for action in (lambda: saving(io.BytesIO()), lambda: la.load(io.BytesIO(file.getvalue()))):
        with trio.testing.assert_checkpoints():
            await action()
        with trio.CancelScope() as scope:
            scope.cancel()
            await action()
        assert scope.cancelled_caught
