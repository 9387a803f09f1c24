"""Frames: what is sent arrives as it was, and what is none is refused before it costs anything."""

from __future__ import annotations

import random

import numpy as np
import pytest
import trio
import trio.testing

from lazyasync.backends.remote.channel import BROKEN, Channel
from lazyasync.backends.remote.orders import Order, read_value, written_value
from lazyasync.backends.remote.pipes import StreamPipe
from lazyasync.backends.remote.wire import (
    PREFIX,
    Kind,
    Limits,
    MalformedMessageError,
    MessageTooLargeError,
    checked,
    frame,
    parse_header,
)

DTYPES = (
    *("?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16"),
    "bfloat16",
)
SHAPES: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (3, 0, 2), (5, 7), (2, 3, 4, 5), (100_000,))


def channels(limits: Limits | None = None) -> tuple[Channel, Channel]:
    """Both ends of a connection in memory."""
    limits = limits or Limits()
    one, other = trio.testing.memory_stream_pair()
    return Channel(StreamPipe(one), limits, None), Channel(StreamPipe(other), limits, None)


def array_of(dtype: str, shape: tuple[int, ...], seed: int) -> np.ndarray:
    """Any bits, which includes NaN."""
    if dtype == "bfloat16":
        dtype = pytest.importorskip("ml_dtypes").bfloat16
    found = np.empty(shape, dtype)
    size = found.nbytes
    bits = np.random.default_rng(seed).integers(0, 2, size, np.uint8)
    return np.frombuffer(bits.tobytes(), found.dtype).reshape(shape)


@pytest.mark.parametrize("dtype", DTYPES)
async def test_arrays_arrive_bit_for_bit(dtype: str) -> None:
    here, there = channels()
    arrays = [array_of(dtype, shape, seed) for seed, shape in enumerate(SHAPES)]
    arrays.append(arrays[4].T)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(here.run)
        for message in ([1, "one"], [2, {"a": [None, 1.5, True, b"x"]}]):
            here.send(message, arrays)
            received, found = await there.receive()
            assert received == message
            for sent, arrived in zip(arrays, found, strict=True):
                assert (arrived.dtype, arrived.shape) == (sent.dtype, sent.shape)
                assert arrived.tobytes() == sent.tobytes()
                assert arrived.flags.writeable
        nursery.cancel_scope.cancel()


def test_dtypes_that_do_not_travel() -> None:
    for dtype in ("M8[s]", "U4", "O", ">f4", [("a", "f4")]):
        with pytest.raises(TypeError, match="cannot be sent"):
            frame([1], [np.zeros(2, dtype)])


def test_host_values_arrive_as_they_are() -> None:
    values = [
        *(True, False, 0, -1, 2**63, 2**64 - 1, -(2**63), 10**30, -(10**30), 1.5, float("inf")),
        *(-0.0, 1j, complex(2.5, -0.0), (3, 2**64 - 1), np.float32(1.1), np.int8(-3), np.bool_(1)),
    ]
    for value in values:
        message, _ = parse_header(packed([1, written_value(value)]), 0)
        found = read_value(message[1])
        assert type(found) is type(value)
        assert repr(found) == repr(value)
    with pytest.raises(TypeError, match="cannot be sent"):
        written_value("text")


def packed(message: object) -> bytes:
    """The header of a message without arrays."""
    (whole,) = frame(message)  # type: ignore[arg-type]
    return bytes(whole)[PREFIX.size :]


def malformed_headers() -> list[tuple[bytes, int]]:
    import msgpack

    pack = msgpack.packb
    return [
        (b"", 0),
        (b"\xc1", 0),
        (b"\xdd\xff\xff\xff\xff", 0),
        (b"\xdb\xff\xff\xff\xff", 0),
        (pack([[1], []])[:-1], 0),
        (pack([[1], []]) + b"\x00", 0),
        (pack({"a": 1}), 0),
        (pack([[1]]), 0),
        (pack([[], []]), 0),
        (pack([["RUN"], []]), 0),
        (pack([[True], []]), 0),
        (b"\x92" + b"\x91" * 600 + b"\x90" * 2, 0),  # deeper than `pack` writes it
        (b"\x91" * 100_000, 0),
        (pack([[1], [["float32", [2]]]]), 4),
        (pack([[1], [["float32", [2]]]]), 9),
        (pack([[1], [["float32", [-2]]]]), 8),
        (pack([[1], [["float32", [True]]]]), 4),
        (pack([[1], [["float32", [1 << 40, 1 << 40]]]]), 8),
        (pack([[1], [["float32", [0, 1 << 61, 1 << 61]]]]), 0),
        (pack([[1], [["object", [1]]]]), 8),
        (pack([[1], [["float32", [1] * 65]]]), 4),
        (pack([[1], [["float32"]]]), 0),
        (pack([[1], [[["float32"], [1]]]]), 4),
        (pack([[1], [["float32", [0]]] * 70_000]), 0),
        (pack([[1], {}]), 0),
        (pack([[1, msgpack.ExtType(5, b"x")], 3]), 0),
    ]


def test_what_is_no_header() -> None:
    for header, payload in malformed_headers():
        with pytest.raises(MalformedMessageError):
            parse_header(header, payload)


@pytest.mark.parametrize("kind", Kind)
def test_messages_have_the_fields_of_their_kind(kind: Kind) -> None:
    junk = (-1, 1 << 63, 1.5, float("nan"), "x" * 70_000, b"x", [-1], ["x", 1], {1: 2}, None, True)
    for count in range(14):
        for seed, value in enumerate(junk):
            fields = [value] * count
            random.Random(seed).shuffle(fields)
            try:
                checked([int(kind), *fields])
            except MalformedMessageError:
                continue
            assert count == len(fields)
            assert all(field is None or type(field) is not float for field in fields)
    with pytest.raises(MalformedMessageError, match="no message of the kind"):
        checked([99])


async def test_what_is_too_large_is_refused_before_it_is_received() -> None:
    here, there = channels(Limits(header_bytes=100, payload_bytes=1000))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(here.run)
        here.send([1], [np.zeros(1001, np.uint8)])
        with pytest.raises(MessageTooLargeError, match="1001 bytes"):
            await there.receive()
        nursery.cancel_scope.cancel()
    here, there = channels(Limits(header_bytes=100, payload_bytes=1000))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(here.run)
        here.send([1, "x" * 101])
        with pytest.raises(MessageTooLargeError, match="a header"):
            await there.receive()
        nursery.cancel_scope.cancel()


def test_orders_are_read_as_they_were_written() -> None:
    order = Order(3, 1, 0, "execute", "a label", uploads=[4, 5], downloads=[9], forgotten=[1])
    order.copied = (0, 2, 7)
    message, _ = parse_header(packed(order.message()), 0)
    assert checked(message) is Kind.RUN
    assert Order.parse(message) == order


async def receive_damaged(count: int) -> None:
    """Streams of any bytes, frames with bits flipped, and frames that are cut off."""
    for seed in range(count):
        rng = random.Random(seed)
        whole = b"".join(frame([1, "text", [1, 2]], [np.arange(rng.randrange(40))]))
        match seed % 3:
            case 0:
                content = rng.randbytes(rng.randrange(200))
            case 1:
                damaged = bytearray(whole)
                for _ in range(rng.randrange(1, 4)):
                    damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
                content = bytes(damaged)
            case _:
                content = whole[: rng.randrange(len(whole))]
        one, other = trio.testing.memory_stream_one_way_pair()
        await one.send_all(content)
        await one.aclose()
        stream = trio.StapledStream(one, other)
        receiver = Channel(StreamPipe(stream), Limits(1 << 16, 1 << 16), None)
        with pytest.raises((MalformedMessageError, *BROKEN)):
            while True:
                checked((await receiver.receive())[0])


async def test_a_receiver_raises_nothing_else_whatever_comes() -> None:
    await receive_damaged(2_000)


@pytest.mark.stress
async def test_a_receiver_raises_nothing_else_whatever_comes_for_long() -> None:
    await receive_damaged(100_000)
