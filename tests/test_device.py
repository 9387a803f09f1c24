"""Names of devices, and which of them a runtime opens."""

from __future__ import annotations

import pickle

import pytest

import lazyasync as la


@pytest.mark.parametrize(
    ("name", "kind", "index"),
    [("cpu", "cpu", 0), ("cpu:0", "cpu", 0), ("cuda:11", "cuda", 11), ("my_sim2:3", "my_sim2", 3)],
)
def test_names(name: str, kind: str, index: int) -> None:
    device = la.Device.parse(name)
    assert (device.kind, device.index) == (kind, index)
    assert str(device) == f"{kind}:{index}"
    assert la.Device.parse(device) is device
    assert la.Device.parse(str(device)) == device
    assert hash(la.Device.parse(str(device))) == hash(device)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "cpu:",
        ":0",
        "cpu:-1",
        "cpu:01",
        "CPU",
        "cpu:0 ",
        "cpu:0:1",
        "cpu 0",
        "/cpu:0",
        "a b/cpu",
        "host1/",
        0,
        None,
    ],
)
def test_what_is_no_name(name: object) -> None:
    with pytest.raises(ValueError, match="not a device name"):
        la.Device.parse(name)  # type: ignore[arg-type]


def test_devices_of_other_hosts() -> None:
    for host in ("host1", "a.b-c_9", "tcp://10.0.0.2:7000", "unix:///run/a.sock"):
        device = la.Device.parse(f"{host}/cuda:3")
        assert (device.host, device.kind, device.index) == (host, f"{host}/cuda", 3)
        assert device.there == "cuda:3"
        assert la.Device.parse(str(device)) is device
        assert la.Device.parse(f"{host}/cpu") is la.Device.parse(f"{host}/cpu:0")
    for here in ("cpu:1", "sim"):
        assert la.Device.parse(here).host == ""
    with pytest.raises(ValueError, match="cannot be a kind"):
        la.backends.register("host1/mine", lambda device, options: None)  # type: ignore[arg-type, return-value]


def test_devices_are_ordered_by_kind_and_number() -> None:
    names = ["sim:1", "cpu:10", "cpu:9", "cuda:0"]
    devices = sorted(map(la.Device.parse, names))
    assert [str(device) for device in devices] == ["cpu:9", "cpu:10", "cuda:0", "sim:1"]


def test_devices_can_be_pickled() -> None:
    device = la.Device.parse("cuda:3")
    assert pickle.loads(pickle.dumps(device)) == device


@pytest.mark.parametrize(
    ("asked", "opened"),
    [
        ("cpu", ["cpu:0"]),
        ("sim:3", ["sim:3"]),
        (["cpu:1", "sim"], ["cpu:1", "sim:0"]),
        ({"cpu": 2, "sim": 1}, ["cpu:0", "cpu:1", "sim:0"]),
        ({"cpu": 1, "sim": 0}, ["cpu:0"]),
    ],
)
async def test_what_a_runtime_opens(asked: object, opened: list[str]) -> None:
    async with la.open_runtime(asked) as runtime:  # type: ignore[arg-type]
        assert [str(device) for device in runtime.devices] == opened
        assert list(runtime.statistics().devices) == opened
        assert str(la.ones((2,)).device) == opened[0]
        for name in opened:
            tensor = la.ones((2,), device=name) + 1
            assert (await tensor.numpy()).tolist() == [2, 2]
            assert str(tensor.device) == name


async def test_auto_opens_something() -> None:
    async with la.open_runtime() as runtime:
        assert {device.kind for device in runtime.devices} <= {"cpu", "cuda"}


@pytest.mark.parametrize("asked", ["tpu", "tpu:0", ["cpu", "tpu"], {"tpu": 1}, [], {}, "cpu:x"])
async def test_what_a_runtime_cannot_open(asked: object) -> None:
    with pytest.raises(la.UnknownDeviceError):
        async with la.open_runtime(asked):  # type: ignore[arg-type]
            pass


async def test_no_device_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        async with la.open_runtime(["cpu", "cpu:0"]):
            pass


async def test_asking_for_a_device_that_is_not_there() -> None:
    async with la.open_runtime({"cpu": 2}):
        for make in (
            lambda: la.ones((2,), device="cpu:2"),
            lambda: la.asarray([1.0], device="sim"),
            lambda: la.ones((2,)).to("cuda"),
            lambda: la.get_rng_state("cpu:5"),
        ):
            with pytest.raises(la.UnknownDeviceError, match="cpu:0, cpu:1"):
                make()
        with pytest.raises(la.UnknownDeviceError):
            await la.put([1.0], "cpu:7")


def test_backends_are_registered_by_name() -> None:
    assert set(la.backends.names()) >= {"cpu", "cuda", "sim"}
    for name in ("cpu", "Upper", "with space", "x:0"):
        with pytest.raises(ValueError):  # noqa: PT011
            la.backends.register(name, lambda device, options: None)  # type: ignore[arg-type, return-value]
    la.backends.register("mine", lambda device, options: None)  # type: ignore[arg-type, return-value]
    assert "mine" in la.backends.names()
    la.backends.unregister("mine")
    with pytest.raises(KeyError):
        la.backends.unregister("mine")
