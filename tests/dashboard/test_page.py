"""The page over its real server: who may see it, and what its buttons do."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
import trio
from asyncio_programs import run_in_asyncio

import lazyasync as la
from lazyasync.dashboard import Page

OWN = Path("/proc/self/fd")


def client_of(page: Page) -> httpx.AsyncClient:
    """A client that has the token."""
    base, token = page.address.split("#")
    return httpx.AsyncClient(base_url=base, headers={"authorization": f"Bearer {token}"})


@asynccontextmanager
async def served(*args: Any, **options: Any) -> AsyncIterator[tuple[Page, httpx.AsyncClient]]:
    async with la.dashboard.serve(*args, **options) as page, client_of(page) as client:
        yield page, client


def first_event_of(page: Page) -> tuple[str, Any]:
    """What a viewer gets at first, who then leaves; blocks."""
    base, token = page.address.split("#")
    headers = {"authorization": f"Bearer {token}"}
    with httpx.stream("GET", f"{base}events", headers=headers) as stream:
        assert stream.status_code == 200
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        kind, data = next(lines), next(lines)
        return kind.removeprefix("event: "), json.loads(data.removeprefix("data: "))


async def first_event(page: Page) -> tuple[str, Any]:
    """The same, from a thread."""
    return await trio.to_thread.run_sync(first_event_of, page)


class Elements(HTMLParser):
    """The elements of a page, and what they refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.references: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "br", "input"):
            self.open.append(tag)
        for name, value in attributes:
            assert not name.startswith("on"), "the policy forbids handlers in attributes"
            assert name != "style"
            if name == "id":
                self.ids.append(value or "")
            elif name in ("src", "href"):
                self.references.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


async def test_the_page_needs_nothing_from_elsewhere() -> None:
    async with la.open_runtime("sim"), served() as (page, client):
        answer = await client.get("", headers={"authorization": ""})
        assert answer.status_code == 200
        elements = Elements()
        elements.feed(answer.text)
        elements.close()
        assert elements.open == []
        assert len(set(elements.ids)) == len(elements.ids)
        assert set(elements.references) == {"data:,", "#jobs"}
        assert "innerHTML" not in answer.text
        assert page.token not in answer.text
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


async def test_what_a_viewer_gets() -> None:
    async with la.open_runtime("cpu") as runtime:
        async with served() as (page, _):
            assert repr(page) == f"<page at {page.address}>"
            assert page.address in page._repr_html_()
            async with la.job("<script>alert(1)</script>"):
                la.dashboard.log(loss=la.ones(()) * 2.0)
                await la.mark_step(wait=True)
                await la.mark_step(wait=True)
                kind, state = await first_event(page)
            assert kind == "state"
            assert "<script>alert(1)</script>" in [job["name"] for job in state["jobs"]]
            assert state["values"]["loss"]["latest"] == "2"
            assert state["rows"] == [state["row"]]
        async with served(runtime) as (page, _):
            assert (await first_event(page))[0] == "state"


BAD_HOSTS = ["evil.example", "evil.example:80", "localhost.evil.example", "", "[", "127.0.0.1.x.io"]


async def test_who_may_not_see_it() -> None:
    async with la.open_runtime("sim"), served() as (page, client):
        for path in ("events", "metrics"):
            for header in (
                "",
                "Bearer",
                "Bearer x",
                f"Basic {page.token}",
                f"Bearer {page.token}x",
            ):
                answer = await client.get(path, headers={"authorization": header})
                assert answer.status_code == 401, (path, header)
                assert page.token not in answer.text
        for path in ("", "events"):
            for host in BAD_HOSTS:
                answer = await client.get(path, headers={"host": host})
                assert answer.status_code in (400, 421), host
            for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "file://"):
                answer = await client.get(path, headers={"origin": origin})
                assert answer.status_code == 403, origin
        for host in ("localhost", "LOCALHOST:1", "127.0.0.1:9", "[::1]:80"):
            assert (await client.get("", headers={"host": host})).status_code == 200
        for path in ("page.html", "../pyproject.toml", "%2e%2e/%2e%2e/etc/passwd", "static/x"):
            assert (await client.get(path)).status_code == 404


async def test_further_names() -> None:
    async with la.open_runtime("sim"), served(hosts=["Watch.example"]) as (_, client):
        answer = await client.get("", headers={"host": "watch.example:443"})
        assert answer.status_code == 200


async def test_a_job_is_cancelled_with_the_token_alone() -> None:
    async with la.open_runtime("sim") as runtime, served() as (page, client):
        ended = []

        async def train(*, task_status: trio.TaskStatus[None]) -> None:
            async with la.job("training"):
                task_status.started()
                await trio.sleep_forever()
            ended.append("training")

        async with trio.open_nursery() as nursery:
            await nursery.start(train)
            body = {"job": "training"}
            base = page.address.partition("#")[0]
            for headers, status in (
                ({"authorization": ""}, 401),
                ({"authorization": "Bearer no"}, 401),
                ({"origin": "http://evil.example"}, 403),
                ({"origin": base.rstrip("/"), "host": "evil.example"}, 421),
            ):
                answer = await client.post("cancel", json=body, headers=headers)
                assert answer.status_code == status
            for content in (b"", b"[]", b"{", b'{"job": 1}', b'{"job": "' + b"x" * 70_000):
                assert (await client.post("cancel", content=content)).status_code == 400
            assert (await client.post("cancel", json={"job": "none"})).status_code == 404
            assert (await client.get("cancel", params=body)).status_code == 405
            assert "training" in runtime.jobs
            assert ended == []
            own = {"origin": base.rstrip("/")}
            answer = await client.post("cancel", json=body, headers=own)
            assert answer.json() == {"cancelled": "training"}
        assert ended == ["training"]


async def test_a_short_profile(tmp_path: Path) -> None:
    async with la.open_runtime("cpu") as runtime, served() as (_, client):
        for seconds in (0, -1, 11, "1", None):
            answer = await client.post("profile", json={"seconds": seconds})
            assert answer.status_code == 400
        async with trio.open_nursery() as nursery:

            async def work() -> None:
                async with la.job("<i>training</i>"):
                    while True:
                        await (la.ones((64, 64)) @ la.ones((64, 64)))
                        await trio.sleep(0.001)

            nursery.start_soon(work)
            answer = await client.post("profile", json={"seconds": 0.3})
            nursery.cancel_scope.cancel()
        found = answer.json()
        assert "job <i>training</i>" in [track["name"] for track in found["tracks"]]
        assert found["kernels"]
        assert runtime.profile is None
        async with la.debug.profile(tmp_path / "trace.json"):
            answer = await client.post("profile", json={"seconds": 0.1})
            assert answer.status_code == 409


async def test_its_end() -> None:
    async with la.open_runtime("sim"):
        with trio.fail_after(60):
            async with served() as (page, _):
                assert (await first_event(page))[0] == "state"
                with pytest.raises(ZeroDivisionError, match="of the user's"):
                    async with la.dashboard.serve():
                        raise ZeroDivisionError("of the user's")
                with trio.move_on_after(0.01) as scope:
                    async with la.dashboard.serve():
                        await trio.sleep_forever()
                assert scope.cancelled_caught
            with pytest.raises(httpx.ConnectError):
                await first_event(page)
            port = int(page.address.rpartition(":")[2].partition("/")[0])
            async with la.dashboard.serve(port=port):
                with pytest.raises(OSError, match="in use"):
                    async with la.dashboard.serve(port=port):
                        pass
    for port, error in ((-1, ValueError), (70_000, ValueError), (1.5, TypeError)):
        with pytest.raises(error, match="port"):
            la.dashboard.serve(port=port)  # type: ignore[arg-type]
    with pytest.raises(la.NoRuntimeError):
        async with la.dashboard.serve():
            pass


def listening() -> int:
    """How many sockets of this process listen."""
    states = (row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:])
    inodes = {f"socket:[{row[9]}]" for row in states if row[3] == "0A"}
    return sum(os.path.realpath(own).split("/")[-1] in inodes for own in OWN.iterdir())


class CancelledAt(trio.abc.Instrument):
    """Cancels a scope at a turn of the event loop's tasks, counted from when it is entered."""

    def __init__(self, turn: int) -> None:
        self.scope = trio.CancelScope()
        self.turns = -1
        self._turn = turn

    def before_task_step(self, task: trio.lowlevel.Task) -> None:
        if self.turns >= 0:
            self.turns += 1
            if self.turns == self._turn:
                self.scope.cancel()


@pytest.mark.skipif(not OWN.exists(), reason="needs Linux: files and sockets of this process")
async def test_nothing_listens_whenever_it_has_been_cancelled() -> None:
    before, turn, was_cancelled = listening(), 0, True
    while was_cancelled:
        turn += 1
        instrument = CancelledAt(turn)
        trio.lowlevel.add_instrument(instrument)
        async with la.open_runtime("cpu:0"):
            instrument.turns = 0
            with instrument.scope:
                async with la.dashboard.serve():
                    assert listening() == before + 1
            instrument.turns = -1
            was_cancelled = instrument.scope.cancelled_caught
        trio.lowlevel.remove_instrument(instrument)
        assert listening() == before, turn
    assert turn > 10


def test_in_asyncio() -> None:
    async def main(runtime: la.Runtime) -> None:
        async with la.dashboard.serve() as page:
            tensor = la.ones((4,)) * 3.0
            la.dashboard.log(loss=la.sum(tensor))
            await la.mark_step(wait=True)
            await tensor
            for _ in range(100):  # the closure runs in a task of its own
                await asyncio.sleep(0)
            kind, state = await asyncio.to_thread(first_event_of, page)
            assert kind == "state"
            assert sum(job["steps"] for job in state["jobs"]) == 1

    run_in_asyncio(main)


def test_where_callers_may_block() -> None:
    with la.blocking("cpu"):
        with la.dashboard.serve() as page:
            y = la.ones((2, 2)) + 1.0
            np.testing.assert_array_equal(np.asarray(y), 2.0)
            assert first_event_of(page)[0] == "state"
        with pytest.raises(httpx.ConnectError):
            first_event_of(page)
