"""What `la.ray` says where Ray, or a host of its, is not there."""

from __future__ import annotations

import sys

import pytest
from trio.testing import MockClock

import lazyasync as la
from lazyasync.ray.host import HostOptions
from tests.support.hosts import host_here


async def test_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match=r"install `lazyasync\[ray\]`"):
        async with la.open_runtime(la.ray.devices(2)):
            pass


@pytest.mark.parametrize(
    ("wrong", "match"),
    [({"hosts": 0}, "hosts"), ({"per_host": "no device"}, "'no device' is not a device name")],
)
async def test_what_cannot_be_asked_for(wrong: dict[str, int], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        async with la.ray.devices(**wrong):  # type: ignore[arg-type]
            pass


async def test_a_host_that_is_not_of_ray(autojump_clock: MockClock) -> None:
    async with host_here("host1") as gone, la.open_runtime("host1/cpu:0"):
        with pytest.raises(ValueError, match="host1/cpu:0 is not lost"):
            await la.ray.replace("host1/cpu:0")
        gone.wire.cut = True
        with pytest.raises((la.ExecutionError, la.DeviceLostError)):
            await (la.ones(3) + 1).numpy()
        with pytest.raises(ValueError, match=r"not on a host that la\.ray\.devices has placed"):
            await la.ray.replace("host1/cpu:0")
        with pytest.raises(la.UnknownDeviceError):
            await la.ray.replace("host2/cpu:0")


@pytest.mark.parametrize(
    ("devices", "cpus", "threads"),
    [(["cpu:0"], 4, 4), (["cpu:0", "cpu:1"], 5, 2), (["cpu:0"], 0.5, 1), (["cuda:0"], 3, 3)],
)
def test_the_threads_of_a_host(devices: list[str], cpus: float, threads: int) -> None:
    options = HostOptions(
        "a token", devices, cpus, (), la.remote.ServerLimits(), None, None, "a node"
    )
    assert options.config.cpu_threads == threads
    assert "a token" not in repr(options)
