"""`la.dashboard.serve`: a page in the browser that shows a runtime, for a block."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from html import escape
from typing import Any

import trio
from hypercorn.config import Config, Sockets
from hypercorn.trio import serve as serve_application

from lazyasync.arguments import whole_number
from lazyasync.dashboard.access import Access
from lazyasync.dashboard.application import Shown, application
from lazyasync.dashboard.watching import Watch
from lazyasync.outside.entered_blocks import BlockFromAnywhere
from lazyasync.runtime.job_access import current_runtime
from lazyasync.runtime.loop.exception_groups import lone_error_as_itself
from lazyasync.runtime.runtime import Runtime

SECONDS_FOR_REQUESTS = 1.0
"""In which requests under way end when a block is left."""


class Page:
    """What a block of `serve` is entered as."""

    def __init__(self, address: str, token: str) -> None:
        self.address = f"{address}/#{token}"
        """Where it is. Behind the ``#`` is the token, which browsers keep to themselves."""
        self.token = token
        """What a request has to have: ``Authorization: Bearer`` and this."""

    def __repr__(self) -> str:
        return f"<page at {self.address}>"

    def _repr_html_(self) -> str:
        """A link, in a notebook."""
        address = escape(self.address)
        return f'<a href="{address}" target="_blank" rel="noopener">{address}</a>'


def serve(
    runtime: Runtime | None = None,
    host: str = "127.0.0.1",
    port: int = 0,
    *,
    hosts: Iterable[str] = (),
) -> PageBlock:
    """Serves a page that shows what a runtime does, for an ``async with`` block.

    ::

        async with la.dashboard.serve() as page:
            print(page.address)  # to be opened in a browser
            ...

    In trio, in asyncio, and, as a plain ``with``, under `la.blocking`. The page has the steps per
    second and where their time goes, jobs, devices, memory, queues, what was compiled and why,
    failures, what `la.serving` serves, and the values that `log` got. A job can be cancelled there.

    As long as nobody looks at it, nothing is done for it. With viewers, the runtime is looked at
    once a second, or less often if it has very many devices.

    Whoever has the address can see all this and cancel jobs. Without its token, behind the ``#``,
    nothing is shown. What is sent is not encrypted: over a network, use a tunnel, such as that of
    ``ssh -L``.

    Args:
        runtime: what is shown (default: the current runtime).
        host: the address to listen at.
        port: the port; 0: any that is free.
        hosts: further names by which browsers may ask for the page, as behind a proxy.

    Raises:
        NoRuntimeError: there is no runtime.
        OSError: the port is taken.
        TypeError, ValueError: for a port that is none.
    """
    number = whole_number("serve: port", port, 0)
    if number > 65535:
        raise ValueError(f"serve: a port is at most 65535, not {port}")
    return PageBlock(lambda: _served(runtime, host, number, tuple(hosts)))


class PageBlock(BlockFromAnywhere[Page]):
    """What `serve` gives: a block, entered once."""

    name = "la.dashboard.serve"


@asynccontextmanager
async def _served(
    runtime: Runtime | None, host: str, port: int, hosts: tuple[str, ...]
) -> AsyncIterator[Page]:
    watched = current_runtime() if runtime is None else runtime
    watched.waits.check()
    watch = Watch(watched)
    async with page_of(watch, host, port, hosts) as (page, nursery):
        nursery.start_soon(watch.run)
        try:
            yield page
        finally:
            watch.end()


@asynccontextmanager
async def page_of(
    shown: Shown, host: str, port: int, hosts: tuple[str, ...]
) -> AsyncIterator[tuple[Page, trio.Nursery]]:
    """Serves a page of something, and gives a nursery that ends with it."""
    access = Access((host, *hosts))
    listener = await trio.to_thread.run_sync(_listener, host, port)
    name, number = listener.getsockname()[:2]
    address = f"http://[{name}]:{number}" if ":" in name else f"http://{name}:{number}"
    config = _Listening(listener)
    config.accesslog = config.errorlog = None
    config.graceful_timeout = SECONDS_FOR_REQUESTS
    config.include_server_header = False
    shows: Any = application(shown, access)  # hypercorn has narrower types than ASGI
    stop = trio.Event()
    with listener, lone_error_as_itself():  # hypercorn closes it as well, if it gets to that
        async with trio.open_nursery() as nursery:
            start = partial(
                serve_application,
                shows,
                config,
                shutdown_trigger=stop.wait,
            )
            async with trio.open_nursery() as serving:
                await serving.start(start)
                yield Page(address, access.token), nursery
                stop.set()
            nursery.cancel_scope.cancel()


class _Listening(Config):
    """Settings with a socket that listens already."""

    def __init__(self, listener: socket.socket) -> None:
        super().__init__()
        self._listener = listener

    def create_sockets(self) -> Sockets:
        return Sockets([], [self._listener], [])


def _listener(host: str, port: int) -> socket.socket:
    """A socket that listens; in a thread, as a name is looked up. Raises ``OSError``."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)
