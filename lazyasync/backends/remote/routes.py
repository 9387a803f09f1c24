"""The ways from host to host, as the controller has them opened, and has buffers go there."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from itertools import count
from typing import TypeAlias

import trio

from lazyasync.backends.remote.connection import Asked, HostConnection
from lazyasync.backends.remote.failures import HostsApartError
from lazyasync.backends.remote.orders import SECRET_BYTES, TICKET_BYTES, LinkOrder
from lazyasync.backends.remote.wire import Kind, Message, dtype_name
from lazyasync.ir.types import TensorType

_SECONDS_TO_CONNECT = 3.0
_log = logging.getLogger("lazyasync.hosts")
_links = count(1)
_transfers = count(1)

Place: TypeAlias = tuple[HostConnection, int, int]
"""A connection, the index of a device of that host, and the identity of a buffer."""


class Route:
    """The way from one host to another, and back, without the controller (trio thread)."""

    def __init__(self, one: HostConnection, other: HostConnection) -> None:
        self._ends = one, other
        self._opening = trio.Lock()
        self._link: int | None = None
        self.is_closed = False
        """Whether the hosts cannot reach each other, for as long as they are connected."""
        self._why: Exception | None = None
        self._told = False

    @classmethod
    def between(cls, one: HostConnection, other: HostConnection) -> Route:
        """The route of two hosts; one that is new is to be opened."""
        route = one.routes.get(other)
        if route is None:
            route = one.routes[other] = other.routes[one] = cls(one, other)
        assert isinstance(route, Route)
        return route

    @property
    def is_open(self) -> bool:
        """Whether buffers can be sent."""
        return self._link is not None

    async def open(self) -> bool:
        """Has the hosts connect, whichever of them can reach the other. False if none can."""
        async with self._opening:
            failure: Exception = HostsApartError("no address is known at which they could")
            for caller, called in (self._ends, self._ends[::-1]):
                if self.is_closed or self.is_open:
                    break
                if called.host.address_of_hosts is None:
                    continue
                try:
                    self._link = await self._connect(caller, called)
                except Exception as error:
                    failure = error
            if not self.is_open:
                self.close(failure)
            return self.is_open

    async def _connect(self, caller: HostConnection, called: HostConnection) -> int:
        link = next(_links)
        ticket, secret = secrets.token_bytes(TICKET_BYTES), secrets.token_bytes(SECRET_BYTES)
        deadline = max(caller.host.deadline, called.host.deadline)
        for connection, address in ((called, None), (caller, called.host.address_of_hosts)):
            order = LinkOrder(
                *(connection.new_number(), link, address, ticket, secret),
                *(called.fingerprint, _SECONDS_TO_CONNECT, deadline),
            )
            await connection.request(order.number, order.message())
        return link

    def close(self, error: Exception) -> None:
        """Takes the hosts for out of reach of each other."""
        self._link = None
        self.is_closed = True
        self._why = self._why or error

    def gone_around(self) -> None:
        """Takes note that a buffer has come by way of this process; says so the first time.

        Not before: of a host that is lost the others may know first.
        """
        if not self._told and self.is_closed:
            self._told = True
            _log.warning(
                "the hosts %s and %s cannot reach each other (%s); what goes from one to the other "
                "goes by way of this process",
                *(self._ends[0].label, self._ends[1].label, self._why),
            )

    def send(
        self,
        source: Place,
        target: Place,
        lane: int,
        type: TensorType,
        done: Callable[[], None],
        fail: Callable[[Exception], None],
    ) -> None:
        """Has a buffer go from one end to the other. One of ``done`` and ``fail`` is called.

        It goes behind what its device was told to do in the ``lane``. ``fail`` takes a
        `HostsApartError` where both hosts are there, and only the route is not.
        """
        link, transfer = self._link, next(_transfers)
        sender, from_device, from_identity = source
        receiver, to_device, to_identity = target
        cause: list[Exception] = []

        def not_sent(error: Exception, _: int | None) -> None:
            if not ended:
                cause.append(error)
                receiver.tell([int(Kind.DROP), link, transfer])

        def received(message: object, arrays: object) -> None:
            ended.append(True)
            done()

        def not_received(error: Exception, _: int | None) -> None:
            ended.append(True)
            if receiver.lost is None and sender.lost is not None:
                error = sender.lost_error()
            fail(cause[0] if cause and receiver.lost is None else error)

        ended: list[bool] = []
        number = receiver.new_number()
        message: Message = [int(Kind.EXPECT), number, to_device, link, transfer, to_identity]
        message += [dtype_name(type.dtype), list(type.shape)]
        receiver.ask(number, message, (), Asked(received, not_received))
        number = sender.new_number()
        message = [int(Kind.SEND), number, from_device, link, transfer, from_identity, lane]
        sender.ask(number, message, (), Asked(lambda message, arrays: None, not_sent))
