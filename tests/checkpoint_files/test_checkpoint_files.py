"""Checkpoint files: what is written, read and refused, beside what the safetensors package does."""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors
import safetensors.numpy
from samples import assert_same, sample

from lazyasync.checkpoint_files import (
    COMPLEX_KEY,
    files,
    header,
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
    assert np.shares_memory(np.frombuffer(files._raw(array), np.uint8), array)
    strided = array[:, ::2]
    before = strided.copy()
    files._raw(strided)
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
        (with_header({"a": entry("F8_E4M3", [4])}, b"0000"), "'a' has dtype F8_E4M3"),
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_what_is_no_regular_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path / "link", Path("/dev/zero")):
        with pytest.raises(CheckpointError, match=f"^{path} is not a regular file but a pipe"):
            read_checkpoint(path)
    with pytest.raises(IsADirectoryError):
        read_checkpoint(tmp_path)
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(tmp_path / "socket"))
        with pytest.raises(OSError, match="socket"):
            read_checkpoint(tmp_path / "socket")


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
    monkeypatch.setattr(header, "_HEADER_LIMIT", 1000)
    with pytest.raises(CheckpointError, match="more than the 1000"):
        write_checkpoint(tmp_path / "file", {}, {"x": "y" * 1000})
