"""The ASGI application of a page: the page itself, its events, and what its buttons ask for."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Protocol

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
    StreamingResponse,
)
from starlette.routing import Route
from starlette.types import Send

from lazyasync.dashboard.access import Access

MAX_BODY: Final = 64 * 1024
"""Bytes of a request."""


_HEADERS: Final = {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Shown(Protocol):
    """What a page shows: a runtime that is open, or a run that was recorded."""

    @property
    def is_full(self) -> bool:
        """Whether there are as many viewers as may be."""

    def events(self) -> AsyncGenerator[bytes, None]:
        """The events for one viewer."""

    def cancel(self, name: str) -> bool:
        """Cancels the block of a job. Returns whether there is one of this name."""

    async def profile(self, seconds: float) -> dict[str, Any] | None:
        """What happens from now on for some seconds; None where nothing does, or it is watched."""

    def prometheus(self) -> tuple[bytes, str] | None:
        """The metrics as text, and its media type; None where they cannot be had."""


def page_text() -> str:
    """The page, a file of HTML that needs no others."""
    return files(__package__).joinpath("page.html").read_text(encoding="utf-8")


def page_headers(text: str) -> dict[str, str]:
    """What keeps a browser from running, or loading, anything that is not in the page."""
    sources = {
        tag: _hash(text.partition(f"<{tag}>")[2].partition(f"</{tag}>")[0])
        for tag in ("script", "style")
    }
    policy = (
        f"default-src 'none'; script-src '{sources['script']}'; style-src '{sources['style']}'; "
        "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )
    return {"content-security-policy": policy, **_HEADERS}


def _hash(source: str) -> str:
    return f"sha256-{b64encode(sha256(source.encode()).digest()).decode()}"


class EventStream(StreamingResponse):
    """A stream of server-sent events, whose source is closed when the viewer has left."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncGenerator[bytes, None]) -> None:
        super().__init__(events)
        self._events = events

    async def stream_response(self, send: Send) -> None:
        """Sends the events."""
        async with aclosing(self._events):
            await super().stream_response(send)


def application(shown: Shown, access: Access) -> Starlette:
    """The application that shows something to those who have access."""
    text = page_text()
    headers = page_headers(text)

    def page(request: Request) -> Response:
        return access.refusal_of_place(request) or HTMLResponse(text, headers=headers)

    def guarded(
        answer: Callable[[Request], Awaitable[Response]],
    ) -> Callable[[Request], Awaitable[Response]]:
        async def answered(request: Request) -> Response:
            response = access.refusal(request) or await answer(request)
            response.headers.update(_HEADERS)
            return response

        return answered

    async def events(request: Request) -> Response:
        if shown.is_full:
            return PlainTextResponse("there are too many viewers\n", 503)
        return EventStream(shown.events())

    async def cancel(request: Request) -> Response:
        name = (await _body(request)).get("job")
        if not isinstance(name, str):
            return PlainTextResponse('the body is not as in {"job": "training"}\n', 400)
        if not shown.cancel(name):
            return PlainTextResponse("there is no such job, or it has no block\n", 404)
        return JSONResponse({"cancelled": name})

    async def profile(request: Request) -> Response:
        seconds = (await _body(request)).get("seconds", 1.0)
        if not isinstance(seconds, (int, float)) or not 0 < seconds <= 10:
            return PlainTextResponse("seconds must be a number, 10 at the most\n", 400)
        taken = await shown.profile(seconds)
        if taken is None:
            return PlainTextResponse("nothing runs, or a profile is open already\n", 409)
        return JSONResponse(taken)

    async def metrics(request: Request) -> Response:
        found = shown.prometheus()
        if found is None:
            return PlainTextResponse("this needs the package prometheus_client\n", 404)
        return Response(found[0], media_type=found[1])

    return Starlette(
        routes=[
            Route("/", page_endpoint(page), methods=["GET"]),
            Route("/events", guarded(events), methods=["GET"]),
            Route("/metrics", guarded(metrics), methods=["GET"]),
            Route("/cancel", guarded(cancel), methods=["POST"]),
            Route("/profile", guarded(profile), methods=["POST"]),
        ]
    )


def page_endpoint(
    page: Callable[[Request], Response],
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint in the event loop: a plain function would be called in a thread."""

    async def answered(request: Request) -> Response:
        return page(request)

    return answered


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object that a request has; an empty one for what is none, or is too long."""
    body = b""
    async with aclosing(request.stream()) as stream:
        async for part in stream:
            body += part
            if len(body) > MAX_BODY:
                return {}
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
