"""How a checkpoint file is replaced: paths, permissions, failures, several writers at once."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lazyasync.checkpoint_files import read_checkpoint, replacement, write_checkpoint
from lazyasync.errors import CheckpointError


def test_missing_files_and_directories(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_checkpoint(tmp_path / "missing")
    with pytest.raises(FileNotFoundError):
        write_checkpoint(tmp_path / "missing" / "file", {}, {})
    with pytest.raises(IsADirectoryError):
        read_checkpoint(tmp_path)
    with pytest.raises(IsADirectoryError) as caught:
        write_checkpoint(tmp_path, {}, {})
    assert caught.value.filename == str(tmp_path)
    with pytest.raises(IsADirectoryError):
        write_checkpoint(f"{tmp_path}/new/", {}, {})
    (tmp_path / "plain").write_bytes(b"")
    with pytest.raises(NotADirectoryError):
        write_checkpoint(tmp_path / "plain" / "file", {}, {})
    assert [path.name for path in tmp_path.iterdir()] == ["plain"]


def test_a_target_without_write_permission_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_checkpoint(path, {"a": np.zeros(1)}, {})
    # Not by chmod alone: the superusers that tests often run as may write everything.
    monkeypatch.setattr(os, "access", lambda name, mode: mode != os.W_OK)
    with pytest.raises(PermissionError) as caught:
        write_checkpoint(path, {"a": np.ones(1)}, {})
    assert caught.value.filename == str(path)
    assert read_checkpoint(path)[0]["a"] == [0.0]


def test_permissions(tmp_path: Path) -> None:
    path = tmp_path / "file"

    def mode() -> int:
        return stat.S_IMODE(path.stat().st_mode)

    before = os.umask(0o027)
    try:
        write_checkpoint(path, {}, {})
        assert mode() == 0o640
        for kept in (0o600, 0o666, 0o755):
            path.chmod(kept)
            write_checkpoint(path, {}, {})
            assert mode() == kept
        path.chmod(0o4755)
        write_checkpoint(path, {}, {})
        assert mode() == 0o755
    finally:
        os.umask(before)


def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_checkpoint("file", {"a": np.ones(1)}, {})
    assert read_checkpoint("file")[0]["a"] == [1.0]
    assert os.listdir() == ["file"]


def test_long_and_odd_names(tmp_path: Path) -> None:
    for name in ("n" * 255, "ü" * 127, ".hidden", "with space", "a[0-9]*.st", "\udcff"):
        path = tmp_path / name
        write_checkpoint(path, {"a": np.ones(1)}, {})
        abandoned = tmp_path / (replacement._prefix(name) + "0" * 16)
        abandoned.write_bytes(b"x")
        write_checkpoint(path, {"a": np.zeros(1)}, {})
        assert read_checkpoint(path)[0]["a"] == [0.0]
        assert os.listdir(tmp_path) == [name]
        path.unlink()


def test_a_symbolic_link_stays_and_the_file_behind_it_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "links").mkdir()
    real, link, dangling = (
        tmp_path / "real" / "file",
        tmp_path / "links" / "link",
        tmp_path / "links" / "dangling",
    )
    write_checkpoint(real, {"a": np.zeros(1)}, {})
    link.symlink_to("../real/file")
    dangling.symlink_to(tmp_path / "real" / "new")
    for target in (link, dangling):
        write_checkpoint(target, {"a": np.ones(1)}, {})
        assert target.is_symlink()
        assert read_checkpoint(target)[0]["a"] == [1.0]
    assert sorted(os.listdir(tmp_path / "real")) == ["file", "new"]
    assert sorted(os.listdir(tmp_path / "links")) == ["dangling", "link"]


def test_a_loop_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(OSError, match="symbolic links") as caught:
        write_checkpoint(tmp_path / "a", {}, {})
    assert caught.value.errno == errno.ELOOP
    assert (tmp_path / "a").is_symlink()


def test_a_device_or_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        with pytest.raises(CheckpointError, match="not a regular file"):
            write_checkpoint(path, {}, {})
    assert pipe.is_fifo()
    assert Path(os.devnull).is_char_device()


@pytest.mark.parametrize("failing", ["open", "fsync", "replace", "chmod"])
@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "no space"), KeyboardInterrupt()])
def test_a_failure_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, error: BaseException
) -> None:
    path = tmp_path / "file"
    write_checkpoint(path, {"a": np.zeros(1)}, {})
    original = getattr(os, failing)

    def fail(first: Any, *rest: Any, **options: Any) -> Any:
        if failing == "open" and not rest[0] & os.O_CREAT:
            return original(first, *rest, **options)
        raise error

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(type(error)) as caught:
        write_checkpoint(path, {"a": np.ones(1000)}, {})
    assert caught.value is error
    monkeypatch.undo()
    assert read_checkpoint(path)[0]["a"] == [0.0]
    assert os.listdir(tmp_path) == ["file"]
    write_checkpoint(path, {"a": np.ones(1)}, {})
    assert read_checkpoint(path)[0]["a"] == [1.0]


def test_an_error_of_the_directory_sync_is_raised_unless_the_system_has_no_such_thing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    original = os.fsync

    def fail(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(number, "refused")
        original(descriptor)

    monkeypatch.setattr(os, "fsync", fail)
    number = errno.EINVAL
    write_checkpoint(path, {"a": np.zeros(1)}, {})
    number = errno.EIO
    with pytest.raises(OSError, match="refused"):
        write_checkpoint(path, {"a": np.ones(1)}, {})
    assert read_checkpoint(path)[0]["a"] == [1.0]
    assert os.listdir(tmp_path) == ["file"]


def test_the_file_is_synced_before_it_is_renamed_and_the_directory_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[str] = []
    fsync, replace = os.fsync, os.replace

    def synced(descriptor: int) -> None:
        status = os.fstat(descriptor)
        directory = stat.S_ISDIR(status.st_mode)
        events.append("directory" if directory else f"file of {status.st_size}")
        fsync(descriptor)

    def renamed(source: str, target: str) -> None:
        events.append("rename")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    write_checkpoint(tmp_path / "file", {"a": np.zeros(1000)}, {})
    size = (tmp_path / "file").stat().st_size
    assert events == [f"file of {size}", "rename", "directory"]


def test_what_killed_writers_left_is_swept_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "file"
    keep = [
        f"{replacement._prefix('other')}{'0' * 16}",
        f"{replacement._prefix('file')}{'0' * 15}",
        f"{replacement._prefix('file')}{'0' * 16}.copy",
        f"{replacement._prefix('file')}{'g' * 16}",
        ".file.tmp",
    ]
    left = [f"{replacement._prefix('file')}{i:016x}" for i in range(20)]
    for name in keep + left:
        (tmp_path / name).write_bytes(b"x")
    write_checkpoint(path, {}, {})
    assert sorted(os.listdir(tmp_path)) == sorted([*keep, "file"])


def test_a_writer_that_lives_is_not_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    replace = os.replace
    arrived, go_on = threading.Event(), threading.Event()

    def wait_in_the_first(source: str, target: str) -> None:
        if not arrived.is_set():
            arrived.set()
            assert go_on.wait(10)
        replace(source, target)

    monkeypatch.setattr(os, "replace", wait_in_the_first)
    with ThreadPoolExecutor() as pool:
        first = pool.submit(write_checkpoint, path, {"a": np.full(3, 1.0)}, {})
        assert arrived.wait(10)
        # Saves of the same target, while the first is about to rename its file.
        for value in (2.0, 3.0):
            write_checkpoint(path, {"a": np.full(3, value)}, {})
            assert read_checkpoint(path)[0]["a"][0] == value
        assert len(os.listdir(tmp_path)) == 2
        go_on.set()
        first.result()
    assert read_checkpoint(path)[0]["a"][0] == 1.0
    assert os.listdir(tmp_path) == ["file"]


def test_a_file_swept_before_its_writer_could_lock_it_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    swept: list[str] = []

    def flock_too_late(descriptor: int, operation: int) -> None:
        if not swept:
            swept.extend(os.listdir(tmp_path))
            for name in swept:
                (tmp_path / name).unlink()
        fcntl.flock(descriptor, operation)

    fake = type("fake", (), {"flock": staticmethod(flock_too_late), "LOCK_EX": fcntl.LOCK_EX})
    monkeypatch.setattr(replacement, "fcntl", fake)
    write_checkpoint(path, {"a": np.ones(1)}, {})
    assert len(swept) == 1
    assert read_checkpoint(path)[0]["a"] == [1.0]
    assert os.listdir(tmp_path) == ["file"]


def test_file_systems_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    left = tmp_path / f"{replacement._prefix('file')}{'0' * 16}"
    left.write_bytes(b"x")

    def no_locks(descriptor: int, operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", no_locks)
        write_checkpoint(path, {"a": np.ones(1)}, {})
    with monkeypatch.context() as patch:
        patch.setattr(replacement, "fcntl", None)
        write_checkpoint(path, {"a": np.ones(1)}, {})
    assert sorted(tmp_path.iterdir()) == sorted([path, left])


def test_many_writers_and_readers_of_one_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_checkpoint(path, {"a": np.zeros(20_000)}, {"value": "0"})

    def write(value: int) -> None:
        for _ in range(5):
            write_checkpoint(path, {"a": np.full(20_000, float(value))}, {"value": str(value)})

    def read() -> None:
        for _ in range(30):
            arrays, metadata = read_checkpoint(path)
            assert (arrays["a"] == float(metadata["value"])).all()

    with ThreadPoolExecutor(6) as pool:
        futures = [pool.submit(write, value) for value in (1, 2, 3)]
        futures += [pool.submit(read) for _ in range(3)]
        for future in futures:
            future.result()
    assert os.listdir(tmp_path) == ["file"]
