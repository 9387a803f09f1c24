"""Hosts that Ray places: trainings that lose one, clusters, and what is left of them: nothing."""

from __future__ import annotations

import contextlib
import importlib
import os
import secrets
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la

# Read once, when Ray is imported; else it would write a token into the home directory.
os.environ.setdefault("RAY_AUTH_MODE", "token")
os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
# A module of it, as the folder of this file may be found by the name of the package.
pytest.importorskip("ray.actor", reason="Ray is not here, which the extra `ray` installs")
ray: Any = importlib.import_module("ray")

ROOT = Path(__file__).parents[2]
MARK = "LAZYASYNC_TEST_OF_RAY"
SMALL: dict[str, Any] = {"include_dashboard": False, "object_store_memory": 80 << 20}

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
    # What Ray leaves open when it is shut down.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def is_alive(pid: int) -> bool:
    """Whether there is a process that has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def marked(mark: str) -> set[int]:
    """The processes, other than this, that have a mark in their environment."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if mark.encode() in path.read_bytes() and is_alive(int(path.parent.name)):
                found.add(int(path.parent.name))
    return found - {os.getpid()}


def descendants(pid: int) -> set[int]:
    """The processes that a process has started, and so on.

    Unlike marks they are seen of those, too, that write a title over their environment.
    """
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(path.parent.name))
    found: set[int] = set()
    left = [pid]
    while left:
        new = children.get(left.pop(), [])
        found.update(new)
        left += new
    return found


def wait_until(condition: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """What all processes of the test have in their environment; none is left after it."""
    found = secrets.token_hex(8)
    monkeypatch.setenv(MARK, found)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    path = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), path]))
    yield found
    with contextlib.suppress(AssertionError):
        wait_until(lambda: not marked(found), 20)
    left = marked(found)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left


@pytest.fixture
def folder(mark: str) -> Iterator[str]:
    """For what Ray writes; its name is short, as sockets are in there."""
    with tempfile.TemporaryDirectory(prefix="la-", ignore_cleanup_errors=True) as found:
        yield found


def step(w: la.LazyTensor, x: la.LazyTensor) -> tuple[la.LazyTensor, la.LazyTensor]:
    """A step of a linear model."""
    found = la.value_and_grad(lambda w: la.mean((x @ w - 1) ** 2))(w)
    loss, gradient = la.parallel.mean(found)
    return w - 0.1 * gradient, loss


X = np.random.default_rng(0).standard_normal((16, 4)).astype(np.float32)


async def steps(w: Any, count: int, devices: Any = None) -> tuple[list[float], np.ndarray]:
    """Trains; gives the losses, and what to go on with."""
    parallel = la.parallel.data_parallel(step, devices)
    w, losses = await la.put(w), []
    for _ in range(count):
        w, loss = await parallel(w, X)
        losses.append(await loss.item())
    return losses, await w.numpy()


async def on_one_machine(count: int) -> list[float]:
    async with la.open_runtime(["cpu:0", "cpu:1"]):
        return (await steps(np.zeros((4, 1), np.float32), count))[0]


async def is_lost(device: str) -> bool:
    """Whether a small result of a device fails for that reason."""
    try:
        await (la.ones(3, device=device) + 1).numpy()
    except la.ExecutionError as error:
        for _ in range(4):  # of copies that were on their way
            with contextlib.suppress(la.ExecutionError):
                await la.wait_device_ops()
        return isinstance(error.__cause__, la.DeviceLostError)
    return False


async def test_a_training_goes_on_when_an_actor_is_killed(mark: str, folder: str) -> None:
    init = {**SMALL, "num_cpus": 2, "_temp_dir": folder}
    threads = trio.to_thread.current_default_thread_limiter().borrowed_tokens
    async with la.ray.devices(2, address="local", init=init) as hosts:
        assert hosts.devices == ["host1/cpu:0", "host2/cpu:0"]
        token = hosts.hosts["host1"].token
        assert token is not None
        assert token not in repr(hosts)
        for pid in hosts.pids.values():
            assert token.encode() not in Path(f"/proc/{pid}/cmdline").read_bytes()
            assert token.encode() not in Path(f"/proc/{pid}/environ").read_bytes()
        async with la.open_runtime(hosts.devices) as runtime:
            losses, w = await steps(np.zeros((4, 1), np.float32), 3)
            with pytest.raises(ValueError, match="host2/cpu:0 is not lost"):
                await la.ray.replace("host2/cpu:0")
            gone = hosts.pids["host2"]
            await trio.to_thread.run_sync(ray.kill, hosts.actors["host2"])
            assert await is_lost("host2/cpu:0")
            device = await la.ray.replace("host2/cpu:0")
            assert await la.ray.replace("host2/cpu:0") is device
            assert str(device) == "host2-2/cpu:0"
            assert [str(one) for one in runtime.devices] == ["host1/cpu:0", "host2-2/cpu:0"]
            assert hosts.devices == ["host1/cpu:0", "host2-2/cpu:0"]
            assert not is_alive(gone)
            losses += (await steps(w, 3))[0]
        written = [path for path in Path(folder).rglob("*") if path.is_file()]
        assert len(written) > 3
        assert not any(token.encode() in path.read_bytes() for path in written if path.exists())
        started = descendants(os.getpid())
        assert set(hosts.pids.values()) - {gone} < started
    assert not ray.is_initialized()
    assert losses == await on_one_machine(6)
    wait_until(lambda: not any(map(is_alive, started)))
    assert trio.to_thread.current_default_thread_limiter().borrowed_tokens == threads
    with pytest.raises(la.HostConnectionError, match="no host named"):
        async with la.open_runtime("host1/cpu:0"):
            pass


def test_nothing_is_left_of_a_driver_that_is_killed(mark: str, folder: str) -> None:
    program = f"""
import trio
import lazyasync as la
async def main():
    init = dict(num_cpus=2, _temp_dir={folder!r}, **{SMALL!r})
    async with la.ray.devices(2, address="local", init=init) as hosts:
        async with la.open_runtime(hosts.devices):
            await (la.ones(3) + 1).numpy()
            print(*hosts.pids.values(), flush=True)
            await trio.sleep_forever()
trio.run(main)
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=ROOT
    ) as driver:
        assert driver.stdout is not None
        pids = set(map(int, driver.stdout.readline().split()))
        assert len(pids) == 2
        started = descendants(driver.pid)
        assert pids < started
        assert len(started) > 4  # with those of Ray itself
        driver.kill()
    wait_until(lambda: not any(map(is_alive, pids)), 20)
    # Agents of Ray's own take a minute to find that it is gone.
    wait_until(lambda: not any(map(is_alive, started)), 150)
    assert not marked(mark)


@pytest.fixture
def certificate(folder: str, mark: str) -> tuple[Path, Path]:
    """A certificate for this machine, by all its addresses, and its key."""
    command = shutil.which("openssl")
    if command is None:
        pytest.skip("openssl makes the certificate, and is not here")
    found, key = Path(folder) / "host.pem", Path(folder) / "host.key"
    names = f"subjectAltName=IP:127.0.0.1,IP:{ray.util.get_node_ip_address()}"
    request = [command, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    request += ["-subj", "/CN=localhost", "-addext", names]
    request += ["-keyout", str(key), "-out", str(found)]
    subprocess.run(request, check=True, capture_output=True)
    return found, key


@pytest.fixture
def cluster(folder: str, mark: str) -> Iterator[Any]:
    """A cluster of two nodes, with a core each, that are processes of this machine."""
    from ray.cluster_utils import Cluster

    store = {"object_store_memory": 80 << 20, "include_dashboard": False}
    found = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "temp_dir": folder, **store}
    )
    try:
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


async def test_hosts_on_the_nodes_of_a_cluster(
    cluster: Any, certificate: tuple[Path, Path], folder: str
) -> None:
    node = cluster.add_node(num_cpus=1, resources={"fast_disk": 1}, object_store_memory=80 << 20)
    for name in ("of_users", "of_ray"):
        (Path(folder) / f"{name}.py").write_text("")
    trusting = ssl.create_default_context(cafile=str(certificate[0]))
    options: dict[str, Any] = {
        "address": cluster.address,
        "init": {"log_to_driver": False, "namespace": "trainings"},
        "certificate": str(certificate[0]),
        "key": str(certificate[1]),
        "tls": trusting,
        "modules": ["of_users"],
        "runtime_env": {"env_vars": {"PYTHONPATH": os.pathsep.join([str(ROOT), folder])}},
    }
    with pytest.raises(la.HostConnectionError, match=r"no places for 3 hosts with .*'CPU'"):
        async with la.ray.devices(3, strategy="STRICT_SPREAD", start_within=1, **options):
            pass
    wrong = options | {"modules": ["of_nobody"]}
    with pytest.raises(la.HostConnectionError, match="No module named 'of_nobody'"):
        async with la.open_runtime(la.ray.devices(names=["a"], **wrong)):
            pass
    async with la.ray.devices(2, names=["a", "b"], strategy="STRICT_SPREAD", **options) as hosts:
        assert len(set(hosts.nodes.values())) == 2
        assert all(host.address.startswith("tls://") for host in hosts.hosts.values())
        async with la.open_runtime(hosts.devices):
            losses, w = await steps(np.zeros((4, 1), np.float32), 3)
            actor = await trio.to_thread.run_sync(ray.get_actor, "a", "trainings")
            assert actor == hosts.actors["a"]
            lost = next(name for name, there in hosts.nodes.items() if there == node.node_id)
            await trio.to_thread.run_sync(cluster.remove_node, node)
            assert await is_lost(f"{lost}/cpu:0")
            cluster.add_node(num_cpus=1, object_store_memory=80 << 20)
            device = await la.ray.replace(f"{lost}/cpu:0")
            assert str(device) == f"{lost}-2/cpu:0"
            assert hosts.nodes[f"{lost}-2"] not in (node.node_id, hosts.nodes[lost])
            losses += (await steps(w, 3))[0]
    assert losses == await on_one_machine(6)


async def test_what_cannot_be_placed_or_replaced(mark: str, folder: str) -> None:
    await trio.to_thread.run_sync(
        lambda: ray.init(address="local", num_cpus=1, _temp_dir=folder, **SMALL)
    )
    try:
        with pytest.raises(la.HostConnectionError, match="no places for 1 hosts"):
            async with la.ray.devices(1, resources={"magic": 1}, start_within=1):
                pass
        with trio.CancelScope() as scope:
            scope.deadline = trio.current_time() + 1
            async with la.ray.devices(1, cpus=2):
                pass
        assert scope.cancelled_caught
        async with la.open_runtime(la.ray.devices(1, cpus=0.5)) as runtime:
            assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]
            with pytest.raises(la.UnknownDeviceError):
                await la.ray.replace("host7/cpu:0")
            with pytest.raises(la.UnknownDeviceError):
                await la.ray.replace("cpu:0")
            with pytest.raises(ValueError, match=r"host1.* already"):
                async with la.ray.devices(1, cpus=0.5):
                    pass
            assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]
            assert [str(device) for device in runtime.devices] == ["host1/cpu:0"]
        assert ray.is_initialized()  # which it was before
    finally:
        await trio.to_thread.run_sync(ray.shutdown)
