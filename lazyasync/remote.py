"""Devices of other hosts: `la.remote`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from lazyasync.api.hosts import replace
from lazyasync.backends.remote.addresses import Host, add_hosts, remove_hosts
from lazyasync.backends.remote.local import LocalHosts, local
from lazyasync.backends.remote.server import Server, ServerLimits

__all__ = ["Host", "LocalHosts", "Server", "ServerLimits", "local", "named", "replace"]


def __dir__() -> list[str]:
    return [*__all__]


@contextmanager
def named(hosts: Mapping[str, Host | str]) -> Iterator[None]:
    """A block in which hosts have names: with ``{"host2": "tcp://10.0.0.2:7000"}`` runtimes that
    are opened in it may have the device ``"host2/cpu:0"``.

    Raises ``ValueError`` for a name that is taken, or no name, or an address that is none.
    """
    given = {name: Host(host) if isinstance(host, str) else host for name, host in hosts.items()}
    add_hosts(given)
    try:
        yield
    finally:
        remove_hosts(given)
