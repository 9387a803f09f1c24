"""What a host sends to other hosts, and expects of them, for one controller."""

from __future__ import annotations

from collections.abc import Callable

import trio

from lazyasync.backends.remote.links import Link, Links, Taker
from lazyasync.backends.remote.orders import LinkOrder
from lazyasync.backends.remote.wire import Limits, MalformedMessageError
from lazyasync.ir.types import TensorType

_MOST_LINKS = 1 << 12


class Crossings:
    """The links of a controller's session; all end with it."""

    def __init__(self, links: Links, nursery: trio.Nursery, limits: Limits) -> None:
        self._all = links
        self._nursery = nursery
        self._limits = limits
        self._links: dict[int, Link] = {}
        self._tickets: set[bytes] = set()

    def link(
        self, order: LinkOrder, done: Callable[[], None], fail: Callable[[Exception], None]
    ) -> None:
        """Makes a link, or expects one. One of ``done`` and ``fail`` is called."""
        if order.link in self._links or len(self._links) >= _MOST_LINKS:
            raise MalformedMessageError(f"there is a link {order.link} already, or too many are")
        link = self._links[order.link] = Link(self._limits, order.deadline)
        if order.address is None:
            self._all.expect(order, link)
            self._tickets.add(order.ticket)
            self._nursery.start_soon(self._expire, order)
            done()
        else:
            self._nursery.start_soon(self._connect, order, link, done, fail)

    async def _expire(self, order: LinkOrder) -> None:
        await trio.sleep(order.seconds)
        self._tickets.discard(order.ticket)
        link = self._all.take(order.ticket)
        if link is not None:
            link.lose(trio.TooSlowError("it has not come"))

    async def _connect(
        self,
        order: LinkOrder,
        link: Link,
        done: Callable[[], None],
        fail: Callable[[Exception], None],
    ) -> None:
        try:
            await self._all.connect(order, link, done)
        except Exception as error:
            fail(error)

    def found(self, link: int) -> Link:
        """The link of a number. Raises `MalformedMessageError` if there is none."""
        found = self._links.get(link)
        if found is None:
            raise MalformedMessageError(f"there is no link {link}")
        return found

    def expect(self, link: int, transfer: int, type: TensorType, take: Taker) -> None:
        """Expects a buffer of another host."""
        self.found(link).expect(transfer, type, take)

    def drop(self, link: int, transfer: int) -> None:
        """Expects a buffer no longer."""
        self.found(link).drop(transfer)

    def close(self) -> None:
        """Ends all links."""
        for ticket in self._tickets:
            self._all.take(ticket)
        for link in self._links.values():
            link.lose(EOFError("the controller has gone"))
