"""Who may speak with a host, and what becomes of those who say what they must not."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest
import trio
import trio.testing
from trio.testing import MockClock

import lazyasync as la
from lazyasync.backends.remote.channel import BROKEN, Channel
from lazyasync.backends.remote.handshake import greet_host
from lazyasync.backends.remote.pipes import StreamPipe
from lazyasync.backends.remote.wire import VERSION, Kind, Limits, Message, frame
from lazyasync.ir.serialize import to_bytes
from tests.support.hosts import SECRET, HostHere, host_here


@pytest.fixture(autouse=True)
def _quiet() -> None:
    logging.getLogger("lazyasync.serve").setLevel(logging.ERROR)


@asynccontextmanager
async def stranger(host: HostHere, *, known: bool = False) -> AsyncIterator[Channel]:
    """A connection of one's own; ``known`` is one that has shown the token, and opened a device."""
    one, other = trio.testing.memory_stream_pair()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(host.server.serve_pipe, StreamPipe(other))
        channel = Channel(StreamPipe(one), Limits(), None)

        async def run() -> None:
            try:
                await channel.run()
            except Exception as error:
                assert isinstance(error, BROKEN)

        nursery.start_soon(run)
        if known:
            await greet_host(channel, SECRET, Limits())
            channel.send([int(Kind.OPEN), ["cpu:0"], {}, None])
            message, _ = await channel.receive()
            assert message[0] == Kind.OPENED
        yield channel
        await channel.aclose()
        while host.server.connections:
            await trio.testing.wait_all_tasks_blocked()
        nursery.cancel_scope.cancel()


async def serves_still(host: HostHere) -> None:
    async with la.open_runtime("host1/cpu:0"):
        assert (await (la.ones(2) + 1).numpy()).tolist() == [2, 2]


async def until_closed(channel: Channel) -> list[Message]:
    """What a host says before it closes the connection."""
    said = []
    with trio.fail_after(30), pytest.raises(BROKEN):
        while True:
            said.append((await channel.receive())[0])
    return said


async def test_another_token() -> None:
    async with host_here(token="another") as host:
        with pytest.raises(la.HostConnectionError, match="refused this token") as caught:
            async with la.open_runtime("host1/cpu:0"):
                pass
        assert SECRET not in str(caught.value)
        assert "another" not in repr(la.remote.Host("tcp://localhost:1", "another"))
        assert host.server.counts["refused"] == 1


async def test_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LAZYASYNC_HOST_TOKEN", "LAZYASYNC_HOST_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(la.HostConnectionError, match="hosts need a token"):
        async with la.open_runtime("tcp://127.0.0.1:1/cpu:0"):
            pass
    with pytest.raises(ValueError, match="needs a token"):
        la.remote.Server("")


async def test_a_host_that_has_not_the_token_is_found_out() -> None:
    """It might as well have sent the controller's own proof back."""
    one, other = trio.testing.memory_stream_pair()
    there = Channel(StreamPipe(other), Limits(), None)

    async def pretend() -> None:
        there.send([64, "lazyasync", VERSION, b"n" * 32])
        message, _ = await there.receive()
        there.send([66, message[3]])

    async def connect() -> trio.abc.Stream:
        return one

    host = la.remote.Host("tcp://localhost:1", SECRET, stream=connect)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(there.run)
        nursery.start_soon(pretend)
        with la.remote.named({"fake": host}):
            with pytest.raises(la.HostConnectionError, match="does not have this token"):
                async with la.open_runtime("fake/cpu:0"):
                    pass
        nursery.cancel_scope.cancel()


async def test_who_says_nothing_is_not_waited_for(autojump_clock: MockClock) -> None:
    async with host_here(handshake_seconds=5.0) as host, stranger(host) as channel:
        before = trio.current_time()
        await until_closed(channel)
        assert trio.current_time() - before <= 6
        assert host.server.counts["refused"] == 1


BEFORE: list[Message] = [
    [65, VERSION, b"n" * 32, b"p" * 32],
    [65, VERSION + 1, b"n" * 32, b"p" * 32],
    [65, VERSION, b"n", b"p" * 32],
    [65, VERSION, b"n" * 32, "p" * 32],
    [65, VERSION, b"n" * 32],
    [int(Kind.OPEN), ["cpu:0"], {}, None],
    [int(Kind.PING)],
    [65, VERSION, b"n" * 32, b"p" * 32, None],
    [65, VERSION, b"n" * 32, b"p" * 32, b"t" * 16],
    [65, VERSION, b"n" * 32, b"p" * 32, "t"],
    [66, b"p" * 32],
]


async def test_who_does_not_show_the_token() -> None:
    async with host_here() as host:
        for message in BEFORE:
            refused = host.server.counts["refused"]
            async with stranger(host) as channel:
                channel.send(message)
                said = await until_closed(channel)
                assert [one[0] for one in said] in ([], [64])  # whoever was faster
            assert host.server.counts["refused"] == refused + 1
        for large in ([65, "x" * 5000], [65]):
            async with stranger(host) as channel:
                channel.send(large, [np.zeros(1, np.uint8)])
                await until_closed(channel)
        await serves_still(host)


def order(**fields: Any) -> Message:
    """An order of nothing but what is given."""
    known = {"number": 1, "device": 0, "lane": 0, "kind": "trim", "label": "", "uploads": []}
    known |= {"call": None, "targets": [], "copied": None, "downloads": [], "forgotten": []}
    return [int(Kind.RUN), *(known | fields).values()]


def link(**fields: Any) -> Message:
    """A connection with another host that is to be expected: one is already, by this ticket."""
    known = {"number": 2, "link": 2, "address": None, "ticket": TICKET, "secret": b"s" * 32}
    known |= {"fingerprint": None, "seconds": 1.0, "deadline": None}
    return [int(Kind.LINK), *(known | fields).values()]


LINK = 1
"""The number of a link that is expected."""
TICKET = b"t" * 16
"""Its ticket."""
GRAPH = 7
"""The number of a program that adds a scalar to two buffers of 3 float32."""


def hostile() -> list[tuple[Message, list[np.ndarray]]]:
    three, four = np.zeros(3, np.float32), np.zeros(4, np.float32)

    def call(*arguments: Any, outputs: Any = (50,), donated: Any = (), **more: Any) -> Message:
        written = [GRAPH, list(arguments), list(outputs), list(donated), False]
        return order(kind="execute", call=written, uploads=[10, 11], **more)

    good = (10, 11, ["p", 1.5])
    both = [three, three.copy()]
    return [
        (order(device=1), []),
        (order(lane=7), []),
        (order(kind="nonsense"), []),
        (order(kind="execute"), []),
        (order(kind="download", downloads=[99]), []),
        (order(kind="upload", targets=[99]), []),
        (order(uploads=[1]), []),
        (order(uploads=[1, 1]), [three, three]),
        (order(copied=[0, 99, 3]), []),
        (order(copied=[5, 1, 3], uploads=[1]), [three]),
        (order(copied=[0, 1]), []),
        (order(call=[GRAPH]), []),
        (order(call=[99, [], [], [], False]), []),
        (call(10, 11), both),
        (call(*good, outputs=()), both),
        (call(*good, outputs=(50, 51)), both),
        (call(*good, outputs=(10,)), both),
        (call(10, 12, ["p", 1.5]), both),
        (call(10, 11, 10), both),
        (call(10, ["p", 1.5], ["p", 1.5]), both),
        (call(10, 11, ["t", 1, 2]), both),
        (call(10, 11, ["p", "text"]), both),
        (call(10, 11, ["q", 1]), both),
        (call(10, 11, ["n", "float32", b"1"]), both),
        (call(*good), [three, four]),
        (call(*good), [three, three.astype(np.float64)]),
        (call(*good), [three, three.reshape(3, 1)]),
        (call(*good, donated=(2,)), both),
        (call(*good, donated=(9,)), both),
        (call(10, 10, ["p", 1.5], donated=(0,)), both),
        (call(*good, downloads=[10]), both),
        (link(), []),
        (link(number=2, link=LINK, ticket=b"u" * 16), []),
        (link(ticket=b"t"), []),
        (link(secret=b"s"), []),
        (link(number=-1), []),
        ([int(Kind.SEND), 1, 0, 99, 5, 10, 0], []),
        ([int(Kind.SEND), 1, 0, LINK, 5, 99, 0], []),
        ([int(Kind.SEND), 1, 7, LINK, 5, 10, 0], []),
        ([int(Kind.SEND), 1, 0, LINK, 5, 10, 9], []),
        ([int(Kind.EXPECT), 1, 0, 99, 5, 60, "float32", [3]], []),
        ([int(Kind.EXPECT), 1, 7, LINK, 5, 60, "float32", [3]], []),
        ([int(Kind.EXPECT), 1, 0, LINK, 5, 60, "object", [3]], []),
        ([int(Kind.EXPECT), 1, 0, LINK, 5, 60, "float32", [1 << 61, 1 << 61]], []),
        ([int(Kind.DROP), 99, 5], []),
        ([int(Kind.BUFFER), 5], [three]),
        ([int(Kind.COMPILE), GRAPH, 0], [np.zeros(3, np.uint8)]),
        ([int(Kind.COMPILE), 8, 3], [np.zeros(3, np.uint8)]),
        ([int(Kind.COMPILE), 8, 0], []),
        ([int(Kind.COMPILE), 8, 0], [three]),
        ([int(Kind.OPEN), [], {}, None], []),
        ([int(Kind.DONE), 1, 0.0, 0, 0], []),
        ([int(Kind.OPENED), [], None], []),
        ([64, "lazyasync", VERSION, b"n" * 32], []),
        ([1 << 40], []),
    ]


async def graph_bytes() -> np.ndarray:
    async with la.open_runtime("sim:0"):
        x, y = la.ones(3) * 2, la.ones(3) * 3
        await la.mark_step()
        from lazyasync.ir.serialize import from_bytes

        content = la.computation.graph_to_bytes([x + y * 1.5])
        return np.frombuffer(to_bytes(from_bytes(content)[0]), np.uint8)


async def test_who_orders_what_cannot_be_is_refused_and_nothing_else_happens() -> None:
    graph = await graph_bytes()
    async with host_here() as host:
        async with stranger(host, known=True) as channel:  # that all would go well
            channel.send([int(Kind.COMPILE), GRAPH, 0], [graph])
            assert (await channel.receive())[0][0] == Kind.COMPILED
            written = [GRAPH, [10, 11, ["p", 1.5]], [50], [], False]
            message = order(kind="execute", call=written, uploads=[10, 11], downloads=[50])
            channel.send(message, [np.ones(3, np.float32), np.full(3, 2, np.float32)])
            message, (array,) = await channel.receive()
            assert message[0] == Kind.DONE
            assert array.tolist() == [4, 4, 4]
            channel.send([int(Kind.COMPILE), 8, 0], [np.zeros(50, np.uint8)])
            message, _ = await channel.receive()
            assert message[:3] == [Kind.FAILED, 8, "ValueError"]
        for message, arrays in hostile():
            refused = host.server.counts["refused"]
            async with stranger(host, known=True) as channel:
                channel.send([int(Kind.COMPILE), GRAPH, 0], [graph])
                assert (await channel.receive())[0][0] == Kind.COMPILED
                channel.send(link(number=1, link=LINK))
                assert (await channel.receive())[0][:2] == [Kind.DONE, 1]
                channel.send(message, arrays)
                said = await until_closed(channel)
                assert said[-1][0] == Kind.BYE, message
            assert host.server.counts["refused"] == refused + 1, message
        await serves_still(host)
        assert host.server.counts["failed"] == 0


async def test_settings_that_a_controller_must_not_have() -> None:
    async with host_here() as host:
        for settings in ({"compile_cache_directory": "/tmp/x"}, {"cpu_threads": -1}, {"jit": "x"}):
            one, other = trio.testing.memory_stream_pair()
            async with trio.open_nursery() as nursery:
                nursery.start_soon(host.server.serve_pipe, StreamPipe(other))
                channel = Channel(StreamPipe(one), Limits(), None)
                nursery.start_soon(channel.run)
                await greet_host(channel, SECRET, Limits())
                channel.send([int(Kind.OPEN), ["cpu:0"], settings, None])
                message, _ = await channel.receive()
                assert message[0] == Kind.FAILED
                nursery.cancel_scope.cancel()


def damaged(rng: random.Random, graph: np.ndarray) -> bytes:
    """Messages of a controller in which something is wrong, most often."""
    three = np.ones(3, np.float32)
    written = [GRAPH, [10, 11, ["p", 1.5]], [50], [], False]
    messages: list[tuple[Message, list[np.ndarray]]] = [
        (order(kind="execute", call=written, uploads=[10, 11], downloads=[50]), [three, three]),
        (order(number=2, kind="download", downloads=[50]), []),
        ([int(Kind.COMPILE), 8, 0], [graph]),
        ([int(Kind.FORGET), [10], [8]], []),
        ([int(Kind.STOP), 1], []),
        *hostile(),
    ]
    chosen = rng.choices(messages, k=rng.randrange(1, 4))
    content = bytearray(b"".join(b"".join(frame(*one)) for one in chosen))
    match rng.randrange(4):
        case 0:
            for _ in range(rng.randrange(1, 6)):
                content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
        case 1:
            del content[rng.randrange(len(content)) :]
        case 2:
            start = rng.randrange(len(content))
            content[start : start + rng.randrange(30)] = rng.randbytes(rng.randrange(30))
        case _:
            content = bytearray(rng.randbytes(rng.randrange(100)))
    return bytes(content)


async def fuzz(count: int) -> None:
    graph = await graph_bytes()
    async with host_here() as host:
        for seed in range(count):
            rng = random.Random(seed)
            known = rng.random() < 0.5
            async with stranger(host, known=known) as channel:
                if known:
                    channel.send([int(Kind.COMPILE), GRAPH, 0], [graph])
                    await channel.receive()
                with trio.move_on_after(0.001):
                    await channel.pipe.send_all(damaged(rng, graph))
            assert host.server.counts["failed"] == 0, seed
            assert host.server.connections == 0, seed
        await serves_still(host)


async def test_damaged_messages(autojump_clock: MockClock) -> None:
    await fuzz(100)


@pytest.mark.stress
async def test_many_damaged_messages(autojump_clock: MockClock) -> None:
    await fuzz(20_000)
