"""`la.save` and `la.load` (A7): what comes back, what is refused, and what cancelling leaves."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
import trio
from trio.testing import MockClock

import lazyasync as la
from lazyasync import checkpoint_files


@dataclass
class Layer:
    weight: Any
    bias: Any


class Moments(NamedTuple):
    first: Any
    second: Any


@pytest.fixture
async def cpu() -> AsyncIterator[la.Runtime]:
    """An open runtime on one CPU device."""
    async with la.open_runtime("cpu") as opened:
        yield opened


def foreign_file(path: Path, dtype: str, shape: list[int], data: bytes) -> Path:
    """A safetensors file as another program may write it, with one array."""
    header = {"x": {"dtype": dtype, "shape": shape, "data_offsets": [0, len(data)]}}
    text = json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)
    return path


# ---- what comes back -----------------------------------------------------------------------


async def test_the_same_nest_comes_back(runtime: la.Runtime, device: str, tmp_path: Path) -> None:
    tree = {
        "lazy": la.ones((2, 3)) * 2.5,
        "ready": await (la.arange(4) + 1),
        "nest": [(la.asarray([True, False]), None), {"deep": la.ones(()) * 1.5}],
        "plain": {"step": 7, "name": "run", "rate": 0.1, "done": False},
        "array": np.arange(3, dtype=np.int16),
        3: "a number as a key",
    }
    expected = await la.to_cpu(tree)
    path = tmp_path / "checkpoint.safetensors"
    await la.save(tree, path)
    found = await la.load(path)
    assert type(found["nest"][0]) is tuple
    leaves, definition = la.trees.flatten(found)
    for leaf, other in zip(leaves, definition.flatten_like(found, expected), strict=True):
        if isinstance(leaf, la.LazyTensor):
            assert leaf.is_ready()
            assert str(leaf.device) == device
            value = await leaf.numpy()
            assert value.dtype == other.dtype
            np.testing.assert_array_equal(value, other)
        else:
            assert leaf == other
            assert type(leaf) is type(other)


async def test_records_come_back_with_like(cpu: la.Runtime, tmp_path: Path) -> None:
    model = {"layers": [Layer(la.ones((2, 2)) * 2.5, la.zeros((2,)))], "m": Moments(la.ones(3), 1)}
    path = tmp_path / "model.safetensors"
    await la.save(model, path)
    plain = await la.load(path)
    assert set(plain["layers"][0]) == {"weight", "bias"}
    found = await la.load(path, like=model)
    assert type(found["layers"][0]) is Layer
    assert type(found["m"]) is Moments
    np.testing.assert_array_equal(await found["layers"][0].weight.numpy(), np.full((2, 2), 2.5))
    assert found["m"].second == 1


async def test_one_execution_for_all_tensors(cpu: la.Runtime, tmp_path: Path) -> None:
    x = la.ones((2,)) * 2.5
    await la.save([x, x + 1, x * 2], tmp_path / "file")
    assert cpu.statistics().jobs["default"].steps == 1


async def test_onto_the_device_asked_for(tmp_path: Path) -> None:
    async with la.open_runtime({"cpu": 2}):
        await la.save({"x": la.ones((2,))}, tmp_path / "file")
        found = await la.load(tmp_path / "file", "cpu:1")
        assert str(found["x"].device) == "cpu:1"
        with pytest.raises(la.UnknownDeviceError):
            await la.load(tmp_path / "file", "cpu:2")


async def test_a_file_of_another_program(cpu: la.Runtime, tmp_path: Path) -> None:
    path = foreign_file(tmp_path / "foreign", "F32", [2], np.float32([1, 2]).tobytes())
    found = await la.load(path)
    np.testing.assert_array_equal(await found["x"].numpy(), [1, 2])


async def test_a_resumed_run_gives_the_same_bits(tmp_path: Path) -> None:
    optimizer = la.optim.adam(0.05)
    path = tmp_path / "run.safetensors"

    def loss_of(params: Any, x: Any) -> Any:
        return la.mean(la.square(la.tanh(x @ params["w"]) * la.dropout_mask((8, 2), 0.5)))

    async def steps(params: Any, state: Any, count: int) -> Any:
        for _ in range(count):
            x = la.randn((8, 3))
            _, grads = la.value_and_grad(loss_of)(params, x)
            params, state = optimizer.update(grads, state, params)
            await la.mark_step()
        return params, state

    async with la.open_runtime("cpu"):
        la.manual_seed(11)
        params: Any = {"w": la.randn((3, 2))}
        params, state = await steps(params, optimizer.init(params), 3)
        await la.save({"params": params, "state": state, "random": la.get_rng_state()}, path)
        uninterrupted = await la.to_cpu(await steps(params, state, 3))
    async with la.open_runtime("cpu", {"seed": 99}):
        saved = await la.load(path)
        assert all(type(number) is int for number in saved["random"].values())
        la.set_rng_state(saved["random"])
        resumed = await la.to_cpu(await steps(saved["params"], saved["state"], 3))
    leaves, definition = la.trees.flatten(uninterrupted)
    for one, other in zip(leaves, definition.flatten_like(uninterrupted, resumed), strict=True):
        assert one.tobytes() == other.tobytes()


# ---- what is refused -----------------------------------------------------------------------


async def test_bad_input_is_refused_and_the_runtime_goes_on(
    cpu: la.Runtime, tmp_path: Path
) -> None:
    tree = {"x": la.ones((2,)) * 2.5}
    await la.save(tree, tmp_path / "good")
    (tmp_path / "text").write_text("this is not a safetensors file at all")
    (tmp_path / "short").write_bytes((tmp_path / "good").read_bytes()[:-1])
    x = np.zeros(2, np.float32)
    loads: list[tuple[str, Any, type[Exception], str]] = [
        ("missing", None, FileNotFoundError, "missing"),
        ("", None, IsADirectoryError, "directory"),
        ("text", None, la.CheckpointError, "text"),
        ("short", None, la.CheckpointError, "short"),
        ("good", {"x": x, "y": x}, la.CheckpointError, "'y'"),
        ("good", {"z": x}, la.CheckpointError, "'z'"),
        ("good", {"x": np.zeros(3)}, la.CheckpointError, r"x.*\(?2"),
    ]
    for name, like, error, message in loads:
        with pytest.raises(error, match=message):
            await la.load(tmp_path / name, like=like)
    saves: list[tuple[Any, Any, type[Exception]]] = [
        (tree, tmp_path / "no" / "such" / "directory", FileNotFoundError),
        (tree, tmp_path, IsADirectoryError),
        ({"x": object()}, tmp_path / "object", la.CheckpointError),
        ({"x": np.array(["text"])}, tmp_path / "dtype", la.CheckpointError),
    ]
    for value, path, refusal in saves:
        with pytest.raises(refusal):
            await la.save(value, path)
    assert sorted(os.listdir(tmp_path)) == ["good", "short", "text"]
    await la.mark_step()
    np.testing.assert_array_equal(await (tree["x"] + 1).numpy(), [3.5, 3.5])


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do anything")
async def test_a_directory_without_permission(cpu: la.Runtime, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(PermissionError):
            await la.save({"x": la.ones(3)}, tmp_path / "file")
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize("dtype", ["F8_E4M3", "F8_E5M2", "NONSENSE"])
async def test_dtypes_that_tensors_cannot_have(cpu: la.Runtime, tmp_path: Path, dtype: str) -> None:
    path = foreign_file(tmp_path / "foreign", dtype, [4], bytes(4))
    with pytest.raises(la.CheckpointError, match=dtype):
        await la.load(path)
    assert await (la.ones(()) * 2.5).item() == 2.5


async def test_a_failed_tensor_leaves_the_old_file(cpu: la.Runtime, tmp_path: Path) -> None:
    path = tmp_path / "file"
    await la.save({"x": 1}, path)

    def broken(error: Exception) -> la.LazyTensor:
        tensor = la.ones((2,)) * 2.5
        backend = cpu.backend(tensor.device)
        original = backend.execute

        def execute(*_: Any) -> Any:
            backend.execute = original  # type: ignore[method-assign]
            raise error

        backend.execute = execute  # type: ignore[method-assign]
        return tensor

    with pytest.raises(la.ExecutionError, match="broken"):
        await la.save({"x": broken(ValueError("broken"))}, path)
    assert await la.load(path) == {"x": 1}
    await la.mark_step()


async def test_outside_a_runtime(tmp_path: Path) -> None:
    async with la.open_runtime("cpu"):
        tensor = la.ones((2,)) * 2.5
        await la.save({"x": np.ones(3)}, tmp_path / "file")
    with pytest.raises(la.NoRuntimeError):
        await la.save({"x": tensor}, tmp_path / "file")
    with pytest.raises(la.NoRuntimeError):
        await la.load(tmp_path / "file")


# ---- cancellation and threads --------------------------------------------------------------


async def test_a_shielded_save_while_everything_is_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with trio.CancelScope() as outer:
        async with la.open_runtime("cpu"):
            x = la.ones((2,)) * 2.5
            try:
                outer.cancel()
                await trio.sleep_forever()
            finally:
                with trio.CancelScope(shield=True):
                    await la.save({"x": x, "random": la.get_rng_state()}, path)
    assert outer.cancelled_caught
    arrays, _ = checkpoint_files.read_checkpoint(path)
    np.testing.assert_array_equal(arrays["x"], [2.5, 2.5])


async def test_a_shielded_save_on_a_simulated_device(
    autojump_clock: MockClock, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    with trio.move_on_after(3) as outer:
        async with la.open_runtime("sim:0"):
            x = la.ones((2,)) * 2.5
            try:
                await trio.sleep_forever()
            finally:
                with trio.CancelScope(shield=True):
                    # A worker thread and the auto-jumping clock do not go together.
                    arrays = await la.to_cpu({"x": x})
    assert outer.cancelled_caught
    checkpoint_files.write_checkpoint(path, arrays, {})
    assert path.exists()


async def test_a_save_cancelled_while_it_writes_ends_whole(
    cpu: la.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    await la.save({"x": np.zeros(3)}, path)
    writing, go_on = trio.Event(), threading.Event()
    token = trio.lowlevel.current_trio_token()
    original = checkpoint_files.write_checkpoint

    def slow(*args: Any) -> None:
        token.run_sync_soon(writing.set)
        go_on.wait(5)
        original(*args)

    monkeypatch.setattr(checkpoint_files, "write_checkpoint", slow)
    ended = False

    async def save() -> None:
        nonlocal ended
        try:
            await la.save({"x": la.ones(3) * 2.5}, path)
        finally:
            ended = True

    async with trio.open_nursery() as nursery:
        nursery.start_soon(save)
        await writing.wait()
        nursery.cancel_scope.cancel()
        with trio.CancelScope(shield=True):
            await trio.sleep(0.01)
            assert not ended  # the caller may not go on while the file is being written
            go_on.set()
    assert ended
    np.testing.assert_array_equal(await (await la.load(path))["x"].numpy(), [2.5] * 3)
    assert os.listdir(tmp_path) == ["file"]


async def test_the_loop_goes_on_while_files_are_written_and_read(
    cpu: la.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    for name in ("write_checkpoint", "read_checkpoint"):
        original = getattr(checkpoint_files, name)

        def noting(*args: Any, original: Any = original) -> Any:
            threads.append(threading.get_ident())
            return original(*args)

        monkeypatch.setattr(checkpoint_files, name, noting)
    await la.save({"x": la.ones(3)}, tmp_path / "file")
    await la.load(tmp_path / "file")
    assert len(threads) == 2
    assert threading.get_ident() not in threads


async def test_both_are_checkpoints(cpu: la.Runtime, tmp_path: Path) -> None:
    for action in (
        lambda: la.save({"x": 1}, tmp_path / "file"),
        lambda: la.load(tmp_path / "file"),
    ):
        with trio.testing.assert_checkpoints():
            await action()
        with trio.CancelScope() as scope:
            scope.cancel()
            await action()
        assert scope.cancelled_caught
