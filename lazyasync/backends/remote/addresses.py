"""Where hosts are: addresses, names for them, and the token that they want."""

from __future__ import annotations

import math
import os
import re
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path

import trio

from lazyasync.errors import HostConnectionError

TOKEN = "LAZYASYNC_HOST_TOKEN"
"""The environment variable that has the token."""
TOKEN_FILE = "LAZYASYNC_HOST_TOKEN_FILE"
"""The one that names a file with it."""
DEADLINE = 10.0
"""The seconds after which a host of which nothing is heard is lost."""
DEVICE = "cpu:0"
"""What a host has where nothing is said."""
_ADDRESS = re.compile(r"(?:(tcp|tls)://(\[[0-9a-fA-F:.]+\]|[\w.-]+):(\d{1,5})|(unix)://(/.+))")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")


@dataclass(frozen=True, slots=True)
class Host:
    """A host whose devices a runtime may open.

    ``address`` is ``"tcp://10.0.0.2:7000"``, ``"tls://…"`` or ``"unix:///run/a.sock"``. Without a
    ``token`` it is that of the environment: see `find_token`. ``tls`` is the context of a client,
    as for a certificate that no authority has signed; by default that of the system. ``deadline``
    is how many seconds nothing may be heard of the host. ``stream`` opens the connection in another
    way, as through a tunnel; then the address is no more than what the host is called. Other hosts
    send what goes there to ``among_hosts``: an address, by default that of the host itself, if
    there is no ``stream``.
    """

    address: str
    token: str | None = field(default=None, repr=False)
    tls: ssl.SSLContext | None = field(default=None, repr=False)
    deadline: float = DEADLINE
    stream: Callable[[], Awaitable[trio.abc.Stream]] | None = field(default=None, repr=False)
    among_hosts: str | None = None

    def __post_init__(self) -> None:
        parse_address(self.address)
        if self.among_hosts is not None:
            parse_address(self.among_hosts)
        if not 0 < self.deadline < math.inf:
            raise ValueError(f"deadline must be positive and finite, not {self.deadline}")

    @property
    def address_of_hosts(self) -> str | None:
        """Where other hosts may try to reach it; None where that is not known."""
        return self.among_hosts or (self.address if self.stream is None else None)


@dataclass(frozen=True, slots=True)
class Address:
    """An address, taken apart: ``scheme``, and a host and a port, or a path."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def is_local(self) -> bool:
        """Whether nothing that is sent there leaves this machine."""
        if self.scheme == "unix" or self.host == "localhost":
            return True
        with suppress(ValueError):
            return ip_address(self.host).is_loopback
        return False


def parse_address(address: str) -> Address:
    """An address. Raises ``ValueError`` for what is none."""
    match = _ADDRESS.fullmatch(address)
    if match is None or int(match[3] or 0) > 65535:
        raise ValueError(
            f"{address!r} is not an address such as 'tcp://10.0.0.2:7000' or 'unix:///run/a.sock'"
        )
    scheme = match[1] or match[4]
    return Address(scheme, (match[2] or "").strip("[]"), int(match[3] or 0), match[5] or "")


_hosts: dict[str, Host] = {}


def add_hosts(hosts: Mapping[str, Host]) -> None:
    """Gives hosts names: the devices of ``"host1"`` are ``"host1/cpu:0"`` and so on.

    Raises ``ValueError`` for a name that is taken, or has other characters than letters, digits,
    ``.``, ``_`` and ``-``.
    """
    for name in hosts:
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} cannot be the name of a host")
        if name in _hosts:
            raise ValueError(f"there is a host named {name!r} already")
    _hosts.update(hosts)


def remove_hosts(names: Mapping[str, Host]) -> None:
    """Takes names back; runtimes that have devices of theirs keep them."""
    for name in names:
        _hosts.pop(name, None)


def host_of(name: str) -> Host:
    """The host of a name, or of an address. Raises `HostConnectionError` if there is none."""
    found = _hosts.get(name)
    if found is not None:
        return found
    try:
        return Host(name)
    except ValueError:
        known = ", ".join(_hosts) or "none"
        raise HostConnectionError(f"there is no host named {name!r}; there are {known}") from None


def find_token(file: str | os.PathLike[str] | None = None) -> str:
    """The token in a file, or in that which ``LAZYASYNC_HOST_TOKEN_FILE`` names, or the variable
    ``LAZYASYNC_HOST_TOKEN`` has. Raises `HostConnectionError` if there is none."""
    path = file or os.environ.get(TOKEN_FILE)
    if path:
        try:
            token = Path(path).read_text("utf-8").strip()
        except OSError as error:
            raise HostConnectionError(f"the token in {os.fspath(path)!r}: {error}") from error
    else:
        token = os.environ.get(TOKEN, "").strip()
    if not token:
        raise HostConnectionError(
            f"hosts need a token, of both sides: set {TOKEN_FILE}, or {TOKEN}"
        )
    return token
