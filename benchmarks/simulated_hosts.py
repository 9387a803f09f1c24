"""A process that is many hosts, with devices that only take their time: see `sim_scale.py`.

Each listens on a socket of its own in a folder, and speaks with its controller as any host does. A
command takes `LATENCY` for the network, `STEP` if it is a program, and its bytes at `BANDWIDTH`.

Run it as ``python benchmarks/simulated_hosts.py FOLDER COUNT``, with the token in the environment.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path
from typing import Any

import trio

import lazyasync as la
from lazyasync.backends.remote.addresses import find_token
from lazyasync.backends.sim import SimBackend, SimScript

LATENCY = 0.0005
"""There and back, in seconds."""
STEP = 0.001
BANDWIDTH = 12.5e9
"""Bytes a second."""
KIND = "simulated"


def duration(command: Any) -> float:
    """The seconds of a command."""
    return LATENCY + (STEP if command.kind == "execute" else command.nbytes / BANDWIDTH)


def allow_many_files() -> None:
    """Lets this process have as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def main(folder: str, count: int) -> None:
    """Serves until the input ends."""
    allow_many_files()
    script = SimScript(duration=duration)
    la.backends.register(KIND, lambda device, options: SimBackend(device, options, script))
    token = find_token()
    async with trio.open_nursery() as nursery:
        for number in range(count):
            server = la.remote.Server(token, [f"{KIND}:0"])
            _, listeners = await server.listen(f"unix://{Path(folder) / f'{number}.sock'}")
            nursery.start_soon(server.serve, listeners)
        print("listening", flush=True)
        await trio.to_thread.run_sync(sys.stdin.read, abandon_on_cancel=True)
        nursery.cancel_scope.cancel()


if __name__ == "__main__":
    trio.run(main, sys.argv[1], int(sys.argv[2]))
