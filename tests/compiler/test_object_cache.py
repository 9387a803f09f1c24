"""Compiled code on disk: found again, whole or not at all, and from no untrusted place."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from lazyasync.backends.cpu.llvm import engine as llvm_engine
from lazyasync.compiler import object_cache
from lazyasync.compiler.object_cache import ObjectCache, default_directory

KEY = ("text", "processor")


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "deep" / "cache")
    assert cache.get(KEY) is None
    cache.put(KEY, b"code")
    assert cache.get(KEY) == b"code"
    assert ObjectCache(tmp_path / "deep" / "cache").get(KEY) == b"code"
    assert cache.get(("textpro", "cessor")) is None  # parts are told apart
    assert [path.name[0] for path in (tmp_path / "deep" / "cache").iterdir()] != ["."]


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 100])
def test_what_is_not_whole_is_not_there(tmp_path: Path, content: bytes) -> None:
    cache = ObjectCache(tmp_path / "cache")
    cache.put(KEY, b"code" * 100)
    (path,) = (tmp_path / "cache").iterdir()
    path.write_bytes(path.read_bytes()[:50] if content == b"short" else content)
    assert cache.get(KEY) is None
    assert not path.exists()
    cache.put(KEY, b"code")
    assert cache.get(KEY) == b"code"


def test_what_was_kept_for_something_else_is_not_there(tmp_path: Path) -> None:
    """As where files were put back by the wrong names: it is whole, and the wrong code."""
    cache = ObjectCache(tmp_path / "cache")
    cache.put(KEY, b"code")
    (own,) = (tmp_path / "cache").iterdir()
    cache.put(("other text", "processor"), b"other code")
    (other,) = set((tmp_path / "cache").iterdir()) - {own}
    own.write_bytes(other.read_bytes())
    assert cache.get(KEY) is None
    assert cache.get(("other text", "processor")) == b"other code"


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="no permissions as on POSIX")
def test_a_place_that_others_can_write_to_is_not_trusted(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    ObjectCache(shared).put(KEY, b"code")
    for mode in (0o770, 0o707, 0o777):
        shared.chmod(mode)
        assert ObjectCache(shared).get(KEY) is None
    shared.chmod(0o700)
    assert ObjectCache(shared).get(KEY) == b"code"
    link = tmp_path / "link"
    link.symlink_to(shared)
    assert ObjectCache(link).get(KEY) is None


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="no permissions as on POSIX")
def test_what_is_made_for_it_is_the_users_alone(tmp_path: Path) -> None:
    """Whatever the umask allows; what was there before stays as it is."""
    tmp_path.chmod(0o755)
    before = os.umask(0)
    try:
        ObjectCache(tmp_path / "a" / "b" / "c").put(KEY, b"code")
    finally:
        os.umask(before)
    made = [path for path in tmp_path.rglob("*") if path.is_dir()]
    assert len(made) == 3
    assert {stat.S_IMODE(path.stat().st_mode) for path in made} == {0o700}
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert ObjectCache(tmp_path / "a" / "b" / "c").get(KEY) == b"code"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "cache")
    cache.put(KEY, b"code")
    (path,) = (tmp_path / "cache").iterdir()
    path.unlink()
    os.mkfifo(path)
    assert cache.get(KEY) is None
    cache.put(KEY, b"code")
    assert cache.get(KEY) == b"code"


def test_a_cache_that_cannot_be_made_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = ObjectCache(tmp_path / "file" / "cache")
    cache.put(KEY, b"code")
    assert cache.get(KEY) is None


def test_old_files_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_cache, "MAX_FILES", 10)
    cache = ObjectCache(tmp_path / "cache")
    for number in range(10):
        cache.put((str(number),), b"code")
        (tmp_path / "cache" / object_cache._name((str(number),))).touch()
        os.utime(tmp_path / "cache" / object_cache._name((str(number),)), (number, number))
    assert cache.get(("0",)) == b"code"  # read just now
    cache.put(("10",), b"code")
    assert cache.get(("0",)) == b"code"
    assert cache.get(("10",)) == b"code"
    assert cache.get(("1",)) is None
    assert len(list((tmp_path / "cache").iterdir())) == 5


def test_the_files_are_not_counted_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which takes longer than all else, if they are thousands."""
    monkeypatch.setattr(object_cache, "MAX_FILES", 200)
    listed: list[str] = []
    list_directory = os.listdir
    monkeypatch.setattr(os, "listdir", lambda path: listed.append(path) or list_directory(path))
    cache = ObjectCache(tmp_path / "cache")
    for number in range(1000):
        cache.put((str(number),), b"code")
        assert len(list_directory(tmp_path / "cache")) <= 200
    assert len(listed) < 100


def test_files_of_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_cache, "MAX_FILES", 4)
    others = {f"data-{number}.bin" for number in range(10)}
    for name in others:
        (tmp_path / name).write_text("precious")
    os.utime(tmp_path / "data-0.bin", (0, 0))
    (tmp_path / ".new-left").write_text("of a process that was killed")
    os.utime(tmp_path / ".new-left", (1, 1))
    tmp_path.chmod(0o700)
    cache = ObjectCache(tmp_path)
    for number in range(4):
        cache.put((str(number),), b"code")
    left = {path.name for path in tmp_path.iterdir()}
    assert others <= left
    assert ".new-left" not in left
    assert cache.get(("3",)) == b"code"


def test_many_writers_at_once(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "cache")
    wrong: list[bytes] = []

    def work(number: int) -> None:
        for _ in range(100):
            cache.put(KEY, bytes([number]) * 1000)
            found = cache.get(KEY)
            if found is None or len(set(found)) != 1 or len(found) != 1000:
                wrong.append(found or b"")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert len(list((tmp_path / "cache").iterdir())) == 1


def test_the_directory_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert default_directory() == Path("/somewhere/lazyasync")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert default_directory() == Path.home() / ".cache" / "lazyasync"


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", home)
    cache = ObjectCache.at(None)
    cache.put(KEY, b"code")
    assert cache.get(KEY) is None


_PROGRAM = """
import llvmlite.binding as llvm, numpy as np, trio
import lazyasync as la
from lazyasync.backends.cpu.llvm import engine as llvm_engine

llvm_engine.engine()
parsed = []
parse = llvm.parse_assembly
llvm.parse_assembly = lambda text, *context: parsed.append(text) or parse(text, *context)

async def main():
    async with la.open_runtime("cpu:0", {"compile_cache_directory": CACHE}):
        x = await la.put(np.linspace(-2, 2, 1000, dtype=np.float32))
        roots = [la.tanh(x) + la.exp(x) * x, x[::-1] * 3, la.sum(x), la.exp(x), la.softmax(x)]
        values = await la.to_cpu(roots)
    print(sum("define" in text for text in parsed), *[y.tobytes().hex() for y in values])

trio.run(main)
"""


@pytest.mark.skipif(not llvm_engine.is_available(), reason="llvmlite is not installed")
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    program = _PROGRAM.replace("CACHE", repr(str(tmp_path / "cache")))
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout.split()
        for seed in ("1", "2")
    ]
    modules = [int(output[0]) for output in outputs]
    assert modules[0]
    assert modules[1] == 0
    assert outputs[0][1:] == outputs[1][1:]
