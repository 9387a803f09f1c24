"""Who may see a page, and act on it: nobody without its token, and no page of another origin."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response


class Access:
    """What requests must have.

    - ``Host`` is an IP address, ``localhost``, or a name that the page is known by. A page of
      another site, whose name has been made to stand for this address, has that name (DNS
      rebinding).
    - ``Origin``, if there is one, is that of the page itself: other sites cannot act in the name of
      who looks at it (CSRF).
    - ``Authorization`` has the token, which only who has been given the address knows. Browsers
      never send it by themselves.
    """

    def __init__(self, hosts: Iterable[str] = ()) -> None:
        self.token = secrets.token_urlsafe(24)
        self._hosts = {"localhost", *(host.lower() for host in hosts)}

    def refusal_of_place(self, request: Request) -> Response | None:
        """What is answered to a request that is for another host, or from another origin."""
        host = request.headers.get("host", "")
        name = _name(host)
        if name is None or not (name in self._hosts or _is_address(name)):
            return PlainTextResponse("this page is not known by that host name\n", 421)
        origin = request.headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return PlainTextResponse("another origin may not ask this\n", 403)
        return None

    def refusal(self, request: Request) -> Response | None:
        """What is answered to a request that has no part in this page; None if it has."""
        refused = self.refusal_of_place(request)
        if refused is not None:
            return refused
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        given = token.strip().encode("utf-8", "replace")
        if kind.lower() != "bearer" or not secrets.compare_digest(given, self.token.encode()):
            return PlainTextResponse(
                "this needs the token of the address\n", 401, {"www-authenticate": "Bearer"}
            )
        return None


def _name(host: str) -> str | None:
    """The name in a ``Host`` header, without the port; None if it is none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
