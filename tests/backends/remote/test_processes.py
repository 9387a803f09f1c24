"""Hosts that are processes: `la.remote.local`, `python -m lazyasync.serve`, and how they end."""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import signal
import ssl
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync import serve
from lazyasync.backends.remote.addresses import TOKEN, find_token, parse_address
from lazyasync.backends.remote.handshake import RefusedError
from lazyasync.backends.remote.links import dial

ROOT = Path(__file__).parents[3]
SECRET = "a secret of this test"
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def is_alive(pid: int) -> bool:
    """Whether there is a process that has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@linux
async def test_hosts_of_this_machine_and_their_end() -> None:
    async with la.remote.local(2) as hosts:
        assert hosts.devices == ["host1/cpu:0", "host2/cpu:0"]
        pids = [process.pid for process in hosts.processes.values()]
        for pid in pids:
            assert b"lazyasync.serve" in Path(f"/proc/{pid}/cmdline").read_bytes()
            token = hosts.hosts["host1"].token
            assert token is not None
            assert token.encode() not in Path(f"/proc/{pid}/cmdline").read_bytes()
        async with la.open_runtime([*hosts.devices, "cpu:0"]):
            x = la.arange(5, device="host1/cpu:0").to("host2/cpu:0") * 2
            assert (await x.numpy()).tolist() == [0, 2, 4, 6, 8]
            hosts.processes["host1"].kill()
            before = time.monotonic()
            with pytest.raises(la.ExecutionError) as caught:
                await (la.ones(3, device="host1/cpu:0") + 1).numpy()
            assert isinstance(caught.value.__cause__, la.DeviceLostError)
            assert time.monotonic() - before < 9  # not only by the deadline
            assert (await (x + 1).numpy()).tolist() == [1, 3, 5, 7, 9]
    assert not any(map(is_alive, pids))
    with pytest.raises(la.HostConnectionError, match="no host named 'host1'"):
        async with la.open_runtime("host1/cpu:0"):
            pass


def test_hosts_are_not_started_outside_trio() -> None:
    async def main() -> None:
        with pytest.raises(RuntimeError, match=r"lazyasync\.serve"):
            async with la.remote.local(1):
                pass

    asyncio.run(main())


@linux
def test_hosts_end_with_a_controller_that_is_killed() -> None:
    program = """
import os, trio
import lazyasync as la
async def main():
    async with la.remote.local(2) as hosts, la.open_runtime(hosts.devices):
        await (la.ones(3) + 1).numpy()
        folder = os.path.dirname(hosts.hosts["host1"].address.removeprefix("unix://"))
        print(folder, *[process.pid for process in hosts.processes.values()], flush=True)
        await trio.sleep_forever()
trio.run(main)
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=ROOT
    ) as controller:
        assert controller.stdout is not None
        folder, *pids = controller.stdout.readline().decode().split()
        assert all(is_alive(int(pid)) for pid in pids)
        controller.kill()
    until = time.monotonic() + 60
    while any(is_alive(int(pid)) for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.05)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
async def test_a_host_that_is_stopped_is_lost_by_the_deadline() -> None:
    async with la.remote.local(1, deadline=1.0) as hosts:
        async with la.open_runtime(hosts.devices, {"shutdown_timeout": 5}):
            x = la.ones(3) + 1
            await x
            process = hosts.processes["host1"]
            process.send_signal(signal.SIGSTOP)
            before = time.monotonic()
            with pytest.raises(la.ExecutionError) as caught:
                await (x + 1).numpy()
            assert isinstance(caught.value.__cause__, la.DeviceLostError)
            assert 0.5 < time.monotonic() - before < 20
            process.send_signal(signal.SIGCONT)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("theirs", [None, 0.8])
async def test_a_host_that_stands_still_while_it_is_called(theirs: float | None) -> None:
    """Who calls says meanwhile that it is there, and who is called too."""
    arguments = () if theirs is None else ("--deadline", str(theirs))
    async with la.remote.local(1, deadline=4.0, arguments=arguments) as hosts:
        process = hosts.processes["host1"]
        process.send_signal(signal.SIGSTOP)
        async with trio.open_nursery() as nursery:

            async def go_on() -> None:
                await trio.sleep(1.5)
                process.send_signal(signal.SIGCONT)

            nursery.start_soon(go_on)
            async with la.open_runtime(hosts.devices):
                assert (await (la.ones(3) + 1).numpy()).tolist() == [2, 2, 2]


async def test_a_host_that_does_not_start(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(la.HostConnectionError, match="instead of starting"):
        async with la.remote.local(1, "nonsense:0", arguments=["--nonsense"]):
            pass
    with pytest.raises(ValueError, match="there is a host named 'same'"):
        with la.remote.named({"same": "tcp://localhost:1"}):
            with la.remote.named({"same": "tcp://localhost:2"}):
                pass


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    command = shutil.which("openssl")
    if command is None:
        pytest.skip("openssl makes the certificate, and is not here")
    found, key = tmp_path / "host.pem", tmp_path / "host.key"
    request = [command, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    request += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    request += ["-keyout", str(key), "-out", str(found)]
    subprocess.run(request, check=True, capture_output=True)
    return found, key


async def test_connections_over_tls(certificate: tuple[Path, Path]) -> None:
    found, key = certificate
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(found, key)
    server = la.remote.Server(SECRET, ["cpu:0"], tls=context)
    with pytest.raises(ValueError, match="needs a certificate, or has one"):
        await server.listen("tcp://127.0.0.1:0")
    address, listeners = await server.listen("tls://127.0.0.1:0")
    trusting = ssl.create_default_context(cafile=str(found))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(server.serve, listeners)
        with la.remote.named({"safe": la.remote.Host(address, SECRET, tls=trusting)}):
            async with la.open_runtime("safe/cpu:0"):
                x = la.ones((300, 300)) + 1
                assert (await x.numpy()).sum() == 180_000
        with la.remote.named({"wary": la.remote.Host(address, SECRET)}):
            with pytest.raises(la.HostConnectionError, match="wary"):
                async with la.open_runtime("wary/cpu:0"):
                    pass
        plain = la.remote.Host(address.replace("tls:", "tcp:"), SECRET, deadline=5.0)
        with la.remote.named({"plain": plain}):
            with pytest.raises(la.HostConnectionError, match="plain"):
                async with la.open_runtime("plain/cpu:0"):
                    pass
        nursery.cancel_scope.cancel()


async def test_hosts_over_tls_know_each_other_by_what_the_controller_has_seen(
    certificate: tuple[Path, Path], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING", "lazyasync.hosts")
    found, key = certificate
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(found, key)
    trusting = ssl.create_default_context(cafile=str(found))
    async with trio.open_nursery() as nursery:
        hosts, servers = {}, []
        for name in ("one", "other"):
            servers.append(la.remote.Server(SECRET, ["cpu:0"], tls=context))
            address, listeners = await servers[-1].listen("tls://127.0.0.1:0")
            nursery.start_soon(servers[-1].serve, listeners)
            hosts[name] = la.remote.Host(address, SECRET, tls=trusting)
        for fingerprint in (hashlib.sha256(b"another").digest(), None):
            with pytest.raises(RefusedError, match="certificate"):
                await dial(hosts["one"].address, fingerprint)
        with la.remote.named(hosts):
            async with la.open_runtime(["one/cpu:0", "other/cpu:0"]):
                there = await la.put(np.arange(90_000.0), "one/cpu:0")
                for _ in range(3):
                    there = (there.to("other/cpu:0") + 1).to("one/cpu:0")
                assert (await there.numpy()).tolist() == [n + 3.0 for n in range(90_000)]
                assert sum(server.counts["accepted"] for server in servers) >= 3
        nursery.cancel_scope.cancel()
    assert not caplog.records


async def test_addresses_and_sockets_in_files(tmp_path: Path) -> None:
    server = la.remote.Server(SECRET, ["cpu:0", "cpu:1"], once=True)
    address, listeners = await server.listen(f"unix://{tmp_path}/a.sock")
    assert (tmp_path / "a.sock").stat().st_mode & 0o777 == 0o600
    found, more = await server.listen("tcp://127.0.0.1:0")
    assert found.startswith("tcp://127.0.0.1:")
    assert not found.endswith(":0")
    async with trio.open_nursery() as nursery:
        nursery.start_soon(server.serve, listeners + more)
        host = la.remote.Host(address, SECRET)
        with la.remote.named({"filed": host, "other": la.remote.Host(found, SECRET)}):
            async with la.open_runtime({"filed/cpu": 2}) as runtime:
                assert list(runtime.statistics().devices) == ["filed/cpu:0", "filed/cpu:1"]
                assert (await (la.ones(2, device="filed/cpu:1") + 1).numpy()).tolist() == [2, 2]
        # It ends by itself, as its only controller has gone.
    for text in ("tcp://x", "http://x:1", "unix://x", "tcp://x:70000", "tcp://x:1/", "x:1", ""):
        with pytest.raises(ValueError, match="not an address"):
            parse_address(text)
    with pytest.warns(RuntimeWarning, match="use TLS"):
        with pytest.raises(OSError, match=r"."):
            await server.listen("tcp://192.0.2.1:0")


async def test_a_device_by_its_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = la.remote.Server(SECRET, ["cpu:0"])
    address, listeners = await server.listen("tcp://127.0.0.1:0")
    async with trio.open_nursery() as nursery:
        nursery.start_soon(server.serve, listeners)
        (tmp_path / "token").write_text(f"{SECRET}\n")
        monkeypatch.setenv("LAZYASYNC_HOST_TOKEN_FILE", str(tmp_path / "token"))
        async with la.open_runtime([f"{address}/cpu:0", "cpu:0"]):
            x = la.ones(2) + 1
            assert str(x.device) == f"{address}/cpu:0"
            assert (await x.to("cpu:0").to(f"{address}/cpu:0").numpy()).tolist() == [2, 2]
        nursery.cancel_scope.cancel()
    for listener in listeners:
        await listener.aclose()
    with pytest.raises(la.HostConnectionError, match="cannot be connected"):
        async with la.open_runtime(f"{address}/cpu:0"):
            pass


def test_where_the_token_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LAZYASYNC_HOST_TOKEN_FILE", raising=False)
    monkeypatch.setenv(TOKEN, " in the environment ")
    assert find_token() == "in the environment"
    (tmp_path / "token").write_text("in a file\n")
    assert find_token(tmp_path / "token") == "in a file"
    monkeypatch.setenv("LAZYASYNC_HOST_TOKEN_FILE", str(tmp_path / "none"))
    with pytest.raises(la.HostConnectionError, match="none"):
        find_token()
    with pytest.raises(SystemExit, match=r"lazyasync\.serve: .*none"):
        serve.main(["--listen", "tcp://127.0.0.1:0"])


@linux
async def test_what_the_command_is_told(tmp_path: Path) -> None:
    definition = "import lazyasync as la\n"
    definition += "thirds = la.define_operation('thirds_of_a_test', lower=lambda xp, x: x / 3)\n"
    (tmp_path / "of_users.py").write_text(definition)
    scope: dict[str, Any] = {}
    exec(definition, scope)
    environment = os.environ | {TOKEN: SECRET, "PYTHONPATH": f"{ROOT}:{tmp_path}"}
    command = [sys.executable, "-m", "lazyasync.serve", "--listen", "tcp://127.0.0.1:0", "--once"]
    command += ["--device", "cpu:0", "--memory-bytes", "100000", "--connections", "1"]
    command += ["--deadline", "30", "--import", "of_users"]
    process = await trio.lowlevel.open_process(command, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    try:
        line = b""
        with trio.fail_after(60):
            while not line.endswith(b"\n"):
                line += await process.stdout.receive_some()
        address = line.decode().split()[-1]
        with la.remote.named({"told": la.remote.Host(address, SECRET)}):
            async with la.open_runtime("told/cpu:0"):
                assert (await scope["thirds"](la.full((2,), 6.0)).numpy()).tolist() == [2, 2]
                with pytest.raises(la.DeviceOutOfMemoryError):
                    await (la.zeros(100_000) + 1).numpy()
                with pytest.raises(la.HostConnectionError):
                    async with la.open_runtime("told/cpu:0"):
                        pass
        with trio.fail_after(60):
            assert await process.wait() == 0
    finally:
        process.kill()
    await process.stdout.aclose()
