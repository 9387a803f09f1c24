"""A host that is an actor of Ray: a server in a thread of the actor's process."""

from __future__ import annotations

import importlib
import logging
import os
import ssl
import sys
import threading
import traceback
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import NamedTuple

import trio

from lazyasync.backends.remote.server import Server, ServerLimits
from lazyasync.backends.sharing import share_of_cores
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.ray.calls import import_ray


@dataclass(frozen=True, slots=True)
class HostOptions:
    """What a host is to be; it travels as an argument of the actor, and the token with it."""

    token: str = field(repr=False)
    devices: Sequence[str]
    cpus: float
    modules: Sequence[str]
    """To be imported, as those that define operations of users."""
    limits: ServerLimits
    certificate: str | None
    key: str | None
    """The files for TLS, as the host calls them."""
    near: str
    """The node of the controller: what is on it listens to nobody else."""

    @property
    def config(self) -> Config:
        """Its settings, where the controller has none: the cores that Ray has given it."""
        return Config(cpu_threads=share_of_cores(map(Device.parse, self.devices), self.cpus))


class Listening(NamedTuple):
    """Where a host is."""

    address: str
    node: str
    pid: int


class HostActor:
    """The actor. It serves for as long as its process is there."""

    def __init__(self, options: HostOptions) -> None:
        logging.basicConfig(stream=sys.stderr, format="%(asctime)s %(name)s: %(message)s")
        self._options = options
        self._address: Future[str] = Future()
        threading.Thread(target=self._serve, name="lazyasync host", daemon=True).start()

    def listening(self) -> Listening:
        """Where it listens, as soon as it does. Raises what has kept it from that."""
        node = import_ray().get_runtime_context().get_node_id()
        return Listening(self._address.result(), node, os.getpid())

    def _serve(self) -> None:
        try:
            trio.run(self._run)
        except BaseException as error:
            if not self._address.done():
                self._address.set_exception(error)
                return
            traceback.print_exc()
        os._exit(1)  # an actor that serves nobody is of no use to anybody

    async def _run(self) -> None:
        options = self._options
        for module in options.modules:
            importlib.import_module(module)
        context = None
        if options.certificate is not None:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(options.certificate, options.key)
        server = Server(
            options.token,
            options.devices,
            config=options.config,
            limits=options.limits,
            tls=context,
        )
        scheme = "tcp" if context is None else "tls"
        address, listeners = await server.listen(f"{scheme}://{self._interface()}:0")
        self._address.set_result(address)
        await server.serve(listeners)

    def _interface(self) -> str:
        ray = import_ray()
        if ray.get_runtime_context().get_node_id() == self._options.near:
            return "127.0.0.1"
        address: str = ray.util.get_node_ip_address()
        return f"[{address}]" if ":" in address else address
