"""Checkpoint files: what is written, read and refused, and trees there and back."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import json
import math
import os
import random
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
import safetensors
import safetensors.numpy

from lazyasync import checkpoint
from lazyasync.checkpoint import (
    COMPLEX_KEY,
    STRUCTURE_KEY,
    flatten_to_names,
    read_checkpoint,
    tree_from_names,
    write_checkpoint,
)
from lazyasync.errors import CheckpointError

DTYPES = (
    *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
    *("float16", "float32", "float64", "complex64", "complex128"),
)
SHAPES: tuple[tuple[int, ...], ...] = ((), (1,), (7,), (0,), (3, 0, 2), (2, 3, 4))


def sample(dtype: str, shape: tuple[int, ...], seed: int = 0) -> np.ndarray[Any, Any]:
    """An array of random bits, valid for its dtype; NaN and subnormal numbers included."""
    generator = np.random.default_rng(seed)
    kind = np.dtype(dtype)
    if kind.kind == "b":
        return generator.integers(0, 2, shape).astype(bool)
    count = math.prod(shape)
    return np.frombuffer(generator.bytes(count * kind.itemsize), kind).reshape(shape)


def assert_same(one: Any, other: Any) -> None:
    """The same dtype, shape and bits, whatever the byte order and the strides."""
    one, other = np.asarray(one), np.asarray(other)
    assert one.dtype.newbyteorder("=") == other.dtype.newbyteorder("=")
    assert one.shape == other.shape
    swapped = other.astype(one.dtype) if one.dtype != other.dtype else other
    assert one.tobytes() == swapped.tobytes()


def round_trip(tree: Any, path: Path, like: Any = None) -> Any:
    arrays, metadata = flatten_to_names(tree)
    write_checkpoint(path, arrays, metadata)
    return tree_from_names(*read_checkpoint(path), like=like, source=path)


# The file ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
def test_every_dtype_and_shape_comes_back_bit_for_bit(tmp_path: Path, dtype: str) -> None:
    arrays = {str(shape): sample(dtype, shape) for shape in SHAPES}
    write_checkpoint(tmp_path / "file", arrays, {"note": "ä\n\"'"})
    found, metadata = read_checkpoint(tmp_path / "file")
    assert metadata == {"note": "ä\n\"'"}
    assert found.keys() == arrays.keys()
    for name, array in arrays.items():
        assert_same(found[name], array)
        assert found[name].dtype.isnative
        assert found[name].flags.owndata
        assert found[name].flags.writeable
        assert found[name].flags.c_contiguous


@pytest.mark.parametrize("dtype", ["float32", "int16", "complex128", "bool", "uint8"])
def test_byte_orders_and_strides(tmp_path: Path, dtype: str) -> None:
    array = sample(dtype, (4, 6))
    arrays = {
        "big": array.astype(array.dtype.newbyteorder(">")),
        "big strided": array.astype(array.dtype.newbyteorder(">"))[::2, ::-3],
        "transposed": array.T,
        "fortran": np.asfortranarray(array),
        "strided": array[1::2, ::2],
        "reversed": array[::-1],
        "broadcast": np.broadcast_to(array[0], (3, 6)),
        "scalar of big": array.astype(array.dtype.newbyteorder(">"))[0, 0].reshape(()),
    }
    write_checkpoint(tmp_path / "file", arrays, {})
    found, _ = read_checkpoint(tmp_path / "file")
    for name, array in arrays.items():
        assert_same(found[name], array)


def test_arrays_are_not_changed_and_not_copied_to_be_written() -> None:
    array = sample("float64", (10, 10))
    assert np.shares_memory(np.frombuffer(checkpoint._raw(array), np.uint8), array)
    strided = array[:, ::2]
    before = strided.copy()
    checkpoint._raw(strided)
    assert_same(strided, before)


def test_an_empty_checkpoint(tmp_path: Path) -> None:
    write_checkpoint(tmp_path / "file", {}, {})
    assert read_checkpoint(tmp_path / "file") == ({}, {})
    assert safetensors.numpy.load_file(tmp_path / "file") == {}


def test_arrays_are_aligned_to_their_items(tmp_path: Path) -> None:
    arrays = {f"{i}{dtype}": sample(dtype, (i,)) for i in range(1, 4) for dtype in DTYPES}
    write_checkpoint(tmp_path / "file", arrays, {"x": "y"})
    data = (tmp_path / "file").read_bytes()
    length = int.from_bytes(data[:8], "little")
    assert (8 + length) % 8 == 0
    header = json.loads(data[8 : 8 + length])
    for name, array in arrays.items():
        item = array.itemsize // 2 if array.dtype.kind == "c" else array.itemsize
        assert header[name]["data_offsets"][0] % item == 0


def test_the_safetensors_package_reads_what_is_written(tmp_path: Path) -> None:
    arrays = {f"{dtype} {shape}": sample(dtype, shape) for dtype in DTYPES for shape in SHAPES}
    write_checkpoint(tmp_path / "file", arrays, {"key": "välue"})
    found = safetensors.numpy.load_file(tmp_path / "file")
    assert found.keys() == arrays.keys()
    for name, array in arrays.items():
        if array.dtype.kind == "c":
            pair = array.reshape(*array.shape, 1).view(f"f{array.itemsize // 2}")
            assert_same(found[name], pair)
        else:
            assert_same(found[name], array)
    with safetensors.safe_open(tmp_path / "file", "np") as file:
        assert file.metadata()["key"] == "välue"


def test_what_the_safetensors_package_writes_is_read(tmp_path: Path) -> None:
    arrays = {
        f"layer.{dtype}.{shape}": np.ascontiguousarray(sample(dtype, shape)).reshape(shape)
        for dtype in DTYPES
        for shape in SHAPES
        if dtype != "complex128"
    }
    safetensors.numpy.save_file(arrays, tmp_path / "file", {"format": "np"})
    found, metadata = read_checkpoint(tmp_path / "file")
    assert metadata == {"format": "np"}
    assert found.keys() == arrays.keys()
    for name, array in arrays.items():
        assert_same(found[name], array)
    tree = tree_from_names(found, metadata)
    assert tree.keys() == arrays.keys()


def test_both_readers_agree_on_damaged_files(tmp_path: Path) -> None:
    """Single bytes of a file changed at random: no reader accepts what the other refuses."""
    path = tmp_path / "file"
    arrays = {"a": sample("float32", (2, 3)), "b.c": sample("uint8", (5,)), "z": sample("int8", ())}
    write_checkpoint(path, arrays, {"k": "v"})
    whole = path.read_bytes()
    length = int.from_bytes(whole[:8], "little")
    seed = 20240817
    print(f"{seed=}")
    generator = random.Random(seed)
    refused = 0
    for _ in range(3000):
        data = bytearray(whole)
        for _ in range(generator.choice((1, 1, 1, 2))):
            position = generator.randrange(8 + length)
            data[position] = generator.choice(b'0123456789[]{}",:abFIU\x00\xff')
        path.write_bytes(data)
        found: dict[str, Any] | None = None
        expected: dict[str, Any] | None = None
        try:
            found, metadata = read_checkpoint(path)
        except CheckpointError:
            refused += 1
        # What the other opens and then cannot convert has a dtype that NumPy lacks.
        with contextlib.suppress(safetensors.SafetensorError, AttributeError, TypeError):
            expected = safetensors.numpy.load_file(path)
        assert (found is None) == (expected is None), bytes(data)
        if found is None or expected is None:
            continue
        assert found.keys() == expected.keys()
        for name in found:
            assert_same(found[name], expected[name])
        with safetensors.safe_open(path, "np") as file:
            assert metadata == (file.metadata() or {})
    assert 500 < refused < 3000


def test_a_file_that_is_cut_short_at_any_byte(tmp_path: Path) -> None:
    path = tmp_path / "cut"
    write_checkpoint(path, {"a": np.arange(5), "b": np.zeros(3, bool)}, {"k": "v"})
    whole = path.read_bytes()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        with pytest.raises(CheckpointError, match="cut") as caught:
            read_checkpoint(path)
        assert str(path) in str(caught.value)
    path.write_bytes(whole + b"\0\0")
    with pytest.raises(CheckpointError, match="2 bytes that belong to no array"):
        read_checkpoint(path)


def with_header(header: Any, data: bytes = b"") -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def entry(dtype: Any = "F32", shape: Any = (1,), begin: Any = 0, end: Any = 4) -> dict[str, Any]:
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"PK\x03\x04" + b"\0" * 100, "not a safetensors file"),
        (b"\x80\x02}q\x00." * 20, "not a safetensors file"),
        ((2**60).to_bytes(8, "little") + b"{}", "not a safetensors file"),
        ((0).to_bytes(8, "little") + b"{}", "not a safetensors file"),
        ((1).to_bytes(8, "little") + b"{}", "not a safetensors file"),
        (with_header(b"{x}"), "damaged"),
        (with_header(b'{"\xff":1}'), "damaged"),
        (with_header(b"{" + b'"a":[' * 50000), "damaged"),
        (with_header({"a": 1}), "damaged"),
        (with_header({"a": {}}), "damaged"),
        (with_header({"a": entry()}, b"0000")[:-1], "cut short"),
        (with_header({"a": entry(shape=[2])}, b"0000"), "'a' of shape .2,. has 4 bytes"),
        (with_header({"a": entry(shape=[-1], end=-4)}), "'a' has a shape or an offset"),
        (with_header({"a": entry(shape=[True])}, b"0000"), "'a' has a shape or an offset"),
        (with_header({"a": entry(shape=[1.0])}, b"0000"), "'a' has a shape or an offset"),
        (with_header({"a": entry(begin=4, end=8)}, b"00000000"), "'a' begins at byte 4, not 0"),
        (with_header({"a": entry(), "b": entry()}, b"0000"), "'b' begins at byte 0, not 4"),
        (with_header({"a": entry("BF16", [2])}, b"0000"), "'a' has dtype BF16"),
        (with_header({"a": entry(["F32"], [1])}, b"0000"), "damaged"),
        (with_header({"a": entry(shape=[1] * 100)}, b"0000"), "impossible shape"),
        (with_header({"a": entry(shape=[0, 10**40], end=0)}), "impossible shape"),
        (with_header({"__metadata__": {"x": 1}}), "damaged"),
        (with_header({"__metadata__": []}), "damaged"),
        (
            with_header(b'{"a":%b,"a":%b}' % ((json.dumps(entry()).encode(),) * 2), b"0000"),
            "stands twice",
        ),
        (with_header({"__metadata__": {COMPLEX_KEY: "{"}}), "damaged"),
        (with_header({"__metadata__": {COMPLEX_KEY: "5"}}), "damaged"),
        (
            with_header({"__metadata__": {COMPLEX_KEY: '["a"]'}, "a": entry()}, b"0000"),
            "'a' is listed as complex, and is not",
        ),
        (
            with_header({"__metadata__": {COMPLEX_KEY: '["a"]'}, "a": entry("F16", [2])}, b"0000"),
            "'a' is listed as complex, and is not",
        ),
    ],
)
def test_files_that_are_refused(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "damaged.safetensors"
    path.write_bytes(data)
    with pytest.raises(CheckpointError, match=message) as caught:
        read_checkpoint(path)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize(
    "array",
    [
        np.array([object()]),
        np.array(["text"]),
        np.array(["2024-01-01"], dtype="datetime64[D]"),
        np.zeros(2, dtype=[("x", "f4")]),
        np.zeros(2, dtype=np.longdouble),
    ],
)
def test_dtypes_that_are_refused(tmp_path: Path, array: np.ndarray[Any, Any]) -> None:
    path = tmp_path / "file"
    with pytest.raises(CheckpointError, match=r"'layer\.w' has dtype") as caught:
        write_checkpoint(path, {"ok": np.zeros(2), "layer.w": array}, {})
    assert str(path) in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_names_that_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for arrays, metadata, message in (
        ({"__metadata__": np.zeros(1)}, {}, "reserves the name '__metadata__'"),
        ({}, {COMPLEX_KEY: "x"}, "reserved"),
        ({"\ud800": np.zeros(1)}, {}, "not Unicode"),
        ({}, {"x": "\udfff"}, "not Unicode"),
    ):
        with pytest.raises(CheckpointError, match=message):
            write_checkpoint(path, arrays, metadata)
    assert list(tmp_path.iterdir()) == []


def test_a_header_too_long_for_other_readers_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "_HEADER_LIMIT", 1000)
    with pytest.raises(CheckpointError, match="more than the 1000"):
        write_checkpoint(tmp_path / "file", {}, {"x": "y" * 1000})


# Paths, permissions and failures -----------------------------------------------------------------


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
        abandoned = tmp_path / (checkpoint._prefix(name) + "0" * 16)
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
        f"{checkpoint._prefix('other')}{'0' * 16}",
        f"{checkpoint._prefix('file')}{'0' * 15}",
        f"{checkpoint._prefix('file')}{'0' * 16}.copy",
        f"{checkpoint._prefix('file')}{'g' * 16}",
        ".file.tmp",
    ]
    left = [f"{checkpoint._prefix('file')}{i:016x}" for i in range(20)]
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
    monkeypatch.setattr(checkpoint, "fcntl", fake)
    write_checkpoint(path, {"a": np.ones(1)}, {})
    assert len(swept) == 1
    assert read_checkpoint(path)[0]["a"] == [1.0]
    assert os.listdir(tmp_path) == ["file"]


def test_file_systems_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    left = tmp_path / f"{checkpoint._prefix('file')}{'0' * 16}"
    left.write_bytes(b"x")

    def no_locks(descriptor: int, operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", no_locks)
        write_checkpoint(path, {"a": np.ones(1)}, {})
    with monkeypatch.context() as patch:
        patch.setattr(checkpoint, "fcntl", None)
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


# Trees -------------------------------------------------------------------------------------------


class Point(NamedTuple):
    x: Any
    y: Any


@dataclass
class Linear:
    weight: Any
    bias: Any = None


@dataclass(frozen=True, slots=True)
class Model:
    layers: Any
    scale: float = 1.0
    cache: Any = field(init=False)


class Color(IntEnum):
    RED = 1


def assert_same_tree(one: Any, other: Any) -> None:
    """Equal in structure, types, order of keys, and leaves bit for bit."""
    if isinstance(one, np.ndarray):
        assert isinstance(other, np.ndarray)
        assert_same(one, other)
        return
    assert type(one) is type(other)
    if isinstance(one, dict):
        assert [repr(key) for key in one] == [repr(key) for key in other]
        for first, second in zip(one.values(), other.values(), strict=True):
            assert_same_tree(first, second)
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(other)
        for first, second in zip(one, other, strict=True):
            assert_same_tree(first, second)
    elif isinstance(one, float):
        assert one.hex() == other.hex()
    else:
        assert one == other


ARRAY = np.arange(6, dtype=np.float32).reshape(2, 3)
TREES: list[Any] = [
    ARRAY,
    np.array(5),
    np.zeros((0, 3)),
    None,
    {},
    [],
    (),
    5,
    {"b": ARRAY, "a": {"z": 1, "y": [ARRAY, (ARRAY + 1, None)]}},
    [{}, [], (), [[]], {"x": {}}, None],
    {"a.b": ARRAY, "a": {"b": ARRAY + 1, "b~2": ARRAY + 2}, "a.b~2": ARRAY + 3},
    {1: ARRAY, "1": ARRAY + 1, 1.5: ARRAY + 2, None: ARRAY + 3, (1, ("x", None)): ARRAY + 4},
    {True: ARRAY, "True": ARRAY + 1, 0: {False: ARRAY + 2}},
    {"": ARRAY, ".": {"": ARRAY + 1}, "__metadata__": ARRAY + 2, "value": 1},
    {'é\n"\\\0': ARRAY, "\ud800": ARRAY + 1, chr(0xDFFF): ARRAY + 2, "\ud83d\ude00": ARRAY + 3},
    {"x": ["", 'ü\0"\\', "\ud800", "\ud83d\ude00", "\N{GRINNING FACE}"]},
    [True, False, 0, 1, -1, 2**53, -(2**53) - 1, 2**64, -(10**5000)],
    [0.0, -0.0, 0.1, 5e-324, 1.7976931348623157e308, math.inf, -math.inf, math.nan],
    {
        "c": sample("complex64", (2, 3)),
        "d": sample("complex128", ()),
        "e": sample("complex64", (0,)),
    },
    {"big": ARRAY.astype(">f4"), "view": ARRAY.T, "mask": ARRAY > 2, "step": ARRAY[:, ::2]},
    {f"layer{i}": {"weight": ARRAY + i, "bias": ARRAY[0] + i} for i in (2, 10, 1)},
]


@pytest.mark.parametrize("tree", TREES)
def test_trees_come_back(tmp_path: Path, tree: Any) -> None:
    assert_same_tree(round_trip(tree, tmp_path / "file"), tree)
    if tree is not None:
        assert_same_tree(round_trip(tree, tmp_path / "file", like=tree), tree)
    # The other package must be able to open all of them.
    assert len(safetensors.numpy.load_file(tmp_path / "file")) == len(flatten_to_names(tree)[0])


def test_names_are_dotted_paths() -> None:
    tree = {"layers": [Linear(ARRAY, ARRAY), Linear(ARRAY)], "at": Point(ARRAY, 1), 3: (ARRAY,)}
    arrays, metadata = flatten_to_names(tree)
    assert list(arrays) == [
        "layers.0.weight",
        "layers.0.bias",
        "layers.1.weight",
        "at.x",
        "3.0",
    ]
    assert all(array is ARRAY for array in arrays.values())
    assert list(metadata) == [STRUCTURE_KEY]
    assert list(flatten_to_names(ARRAY)[0]) == ["value"]


def test_equal_names_are_told_apart() -> None:
    arrays, _ = flatten_to_names({"a.b": ARRAY, "a": {"b": ARRAY}, 1: ARRAY, "1": ARRAY})
    assert list(arrays) == ["a.b", "a.b~2", "1", "1~2"]


def test_dataclasses_and_namedtuples_come_back_as_dicts(tmp_path: Path) -> None:
    tree = [Linear(ARRAY, 2), Point(ARRAY, None), Model((Linear(ARRAY),), 0.5)]
    assert_same_tree(
        round_trip(tree, tmp_path / "file"),
        [
            {"weight": ARRAY, "bias": 2},
            {"x": ARRAY, "y": None},
            {"layers": ({"weight": ARRAY, "bias": None},), "scale": 0.5},
        ],
    )


def test_like_gives_its_types(tmp_path: Path) -> None:
    tree = {"model": Model([Linear(ARRAY, ARRAY + 1)], 0.5), "at": Point(ARRAY, 7)}
    zero = np.zeros((2, 3))
    like = {"at": Point(zero, 0), "model": Model([Linear(zero, zero)])}
    found = round_trip(tree, tmp_path / "file", like)
    assert list(found) == ["at", "model"]
    assert type(found["model"]) is Model
    assert type(found["at"]) is Point
    assert found["model"].scale == 0.5
    assert found["at"].y == 7
    assert_same(found["model"].layers[0].bias, ARRAY + 1)
    # dtypes are those of the file
    assert found["at"].x.dtype == np.float32


def test_like_may_have_other_containers_with_the_same_keys(tmp_path: Path) -> None:
    tree = {"weight": [ARRAY, 1], "bias": None}
    found = round_trip(tree, tmp_path / "file", like=Linear((ARRAY, 0), None))
    assert type(found) is Linear
    assert type(found.weight) is tuple
    assert round_trip(Point(ARRAY, 1), tmp_path / "file", like={"y": 0, "x": ARRAY})["y"] == 1


def test_like_takes_whatever_has_a_shape(tmp_path: Path) -> None:
    class Placeholder:
        shape = (2, 3)
        dtype = np.dtype("float64")

    assert_same(round_trip([ARRAY], tmp_path / "file", like=[Placeholder()])[0], ARRAY)
    with pytest.raises(CheckpointError, match=r"shape \(3,\), not \(2, 3\)"):
        round_trip([ARRAY[0]], tmp_path / "file", like=[Placeholder()])


@pytest.mark.parametrize(
    ("like", "message"),
    [
        ({"a": [ARRAY, 1]}, "has in addition 'b.c'"),
        ({"a": [ARRAY, 1, ARRAY], "b": {"c": ARRAY}}, "is without 'a.2'"),
        ({"a": [ARRAY, 1], "b": {"d": ARRAY}}, "is without 'b.d', and has in addition 'b.c'"),
        ({"a": [ARRAY, 1], "b": Linear(ARRAY)}, "is without 'b.weight'"),
        ({"a": [ARRAY, 1], "b": {"c": None}}, "has in addition 'b.c'"),
        ({"a": [ARRAY, None], "b": {"c": ARRAY}}, "has in addition 'a.1'"),
        (
            {"a": [ARRAY, 1], "b": {"c": ARRAY.T}},
            r"'b.c' has shape \(2, 3\), not \(3, 2\)",
        ),
        ({"a": [ARRAY, ARRAY], "b": {"c": ARRAY}}, "'a.1' is 1, not an array"),
        ({"a": [0, 1], "b": {"c": ARRAY}}, r"'a.0' is an array of shape \(2, 3\), not a int"),
        ({}, "has in addition 'a.0', 'a.1', 'b.c'"),
        (ARRAY, "is without 'value'"),
    ],
)
def test_a_mismatch_with_like_is_named(tmp_path: Path, like: Any, message: str) -> None:
    path = tmp_path / "file"
    with pytest.raises(CheckpointError, match=message) as caught:
        round_trip({"a": [ARRAY, 1], "b": {"c": ARRAY}}, path, like)
    assert str(path) in str(caught.value)


def test_many_mismatches_are_counted(tmp_path: Path) -> None:
    tree = {f"k{i}": i for i in range(9)}
    with pytest.raises(CheckpointError, match="'k0', 'k1', 'k2', 'k3', 'k4' and 4 more"):
        round_trip(tree, tmp_path / "file", like=[])


def test_a_file_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "file"
    flat = {"layers.0.weight": ARRAY, "layers.0.bias": ARRAY[0].copy(), "norm.x": ARRAY + 1}
    safetensors.numpy.save_file(flat, path, {"format": "pt"})
    arrays, metadata = read_checkpoint(path)
    tree = tree_from_names(arrays, metadata)
    assert tree.keys() == flat.keys()
    for name, array in flat.items():
        assert_same(tree[name], array)

    like = {"layers": [Linear(ARRAY, ARRAY[0])], "norm": {"x": ARRAY}}
    found = tree_from_names(arrays, metadata, like, path)
    assert_same(found["layers"][0].weight, ARRAY)
    assert_same(found["norm"]["x"], ARRAY + 1)

    for other, message in (
        ({"layers": [Linear(ARRAY, ARRAY[0])]}, "has in addition 'norm.x'"),
        ({**like, "step": 0}, "is without 'step'"),
        ({**like, "norm": {"x": ARRAY.T}}, "'norm.x' has shape"),
        ({**like, "norm": {"x": 1}}, "'norm.x' is an array"),
        ({**like, "norm.x": ARRAY}, "two leaves would be 'norm.x'"),
    ):
        with pytest.raises(CheckpointError, match=message) as caught:
            tree_from_names(arrays, metadata, other, path)
        assert str(path) in str(caught.value)


def test_numpy_scalars_come_back_as_arrays(tmp_path: Path) -> None:
    tree = [np.float32(1.5), np.int64(-1), np.bool_(True), np.float64(math.nan), np.complex64(1j)]
    found = round_trip(tree, tmp_path / "file")
    for one, other in zip(tree, found, strict=True):
        assert type(other) is np.ndarray
        assert_same(np.asarray(one), other)


@pytest.mark.parametrize(
    "leaf", [b"bytes", {1, 2}, 1j, Color.RED, object(), np.float32, ..., print]
)
def test_leaves_that_are_refused(leaf: Any) -> None:
    with pytest.raises(CheckpointError, match=r"'a\.0' is a .* not saved"):
        flatten_to_names({"a": [leaf]})


@pytest.mark.parametrize("key", [b"bytes", Color.RED, (1, b""), frozenset(), 1j])
def test_keys_that_are_refused(key: Any) -> None:
    with pytest.raises(CheckpointError, match="'a' has a key of type"):
        flatten_to_names({"a": {key: 1}})


def test_a_tree_that_contains_itself_is_refused() -> None:
    tree: dict[str, Any] = {}
    tree["me"] = [tree]
    with pytest.raises(
        CheckpointError, match=r"more than 100 levels, .* contains itself.*me\.0\.me"
    ):
        flatten_to_names(tree)


def test_the_deepest_tree(tmp_path: Path) -> None:
    tree: Any = ARRAY
    for i in range(50):
        tree = {i: [tree]}
    assert_same_tree(round_trip(tree, tmp_path / "file"), tree)
    assert_same_tree(round_trip(tree, tmp_path / "file", like=tree), tree)


def test_leaves_are_taken_as_they_stand() -> None:
    class Lazy:
        shape = (2,)
        dtype = np.dtype("float32")

    lazy = Lazy()
    arrays, _ = flatten_to_names({"a": lazy})
    assert arrays == {"a": lazy}


def test_arrays_and_description_have_to_agree() -> None:
    arrays, metadata = flatten_to_names({"a": ARRAY, "b": ARRAY})
    del arrays["a"]
    with pytest.raises(CheckpointError, match="my file is without 'a'"):
        tree_from_names(arrays, metadata, source="my file")
    arrays.update(a=ARRAY, c=ARRAY)
    with pytest.raises(CheckpointError, match="my file has in addition 'c'"):
        tree_from_names(arrays, metadata, source="my file")


@pytest.mark.parametrize(
    "description",
    [
        "",
        "{",
        "5",
        '"array"',
        "[]",
        "[[]]",
        '["array"]',
        '["array", 5]',
        '["array", ["a"]]',
        '["int", "xyz"]',
        '["int", null]',
        '["float", "x"]',
        '["float", "0x1p99999"]',
        '["float", 1.5]',
        '["bool", 1]',
        '["utf-8", "ff"]',
        '["utf-8", "x"]',
        '["list", 5]',
        '["list", "abc"]',
        '["list", {"a": 1}]',
        '["dict", [["list"]]]',
        '["dict", [[["list", []], ["none"]]]]',
        '["dict", [[["array", "a"], ["none"]]]]',
        '["dict", [[["unknown"], ["none"]]]]',
        '["record", 5, []]',
        '["record", "C", [[["x"], ["none"]]]]',
        '["record", "C", 5]',
        '["unknown", 5]',
        '["list", [["none"], 5]]',
        '["list", [' * 100_000,
    ],
)
def test_descriptions_that_are_no_description(description: str) -> None:
    for like in (None, {"a": 1}):
        with pytest.raises(CheckpointError, match="my file"):
            tree_from_names({}, {STRUCTURE_KEY: description}, like, "my file")


def test_random_changes_of_a_description_raise_nothing_else() -> None:
    tree = {"a": ARRAY, 1: [1, 2.5, "x", None, True, (ARRAY, {})], (1, "k"): Linear(ARRAY)}
    arrays, metadata = flatten_to_names(tree)
    text = metadata[STRUCTURE_KEY]
    seed = 7
    print(f"{seed=}")
    generator = random.Random(seed)
    refused = 0
    for _ in range(3000):
        changed = list(text)
        for _ in range(generator.choice((1, 1, 2, 3))):
            position = generator.randrange(len(changed))
            changed[position] = generator.choice('[]",:{}019xea -')
            if generator.random() < 0.2:
                del changed[position]
        for like in (None, tree):
            try:
                tree_from_names(arrays, {STRUCTURE_KEY: "".join(changed)}, like)
            except CheckpointError:
                refused += 1
    assert refused > 1000
