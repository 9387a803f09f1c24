"""Graphs as bytes: what comes back is the same, elsewhere as well; what is damaged is refused."""

from __future__ import annotations

import random
import struct
import tracemalloc
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np
import pytest
from graph_programs import Program
from serialized_programs import OtherProcess, random_graph

import lazyasync as la
from lazyasync.ir import serialize
from lazyasync.ir.dump import graph_text
from lazyasync.ir.graph import Graph
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.serialize import MalformedGraphError, from_bytes, to_bytes
from lazyasync.ir.sizes import SizeScope
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY
from lazyasync.ops.elementwise.functions import EXP
from lazyasync.ops.fft.transforms import FFT
from lazyasync.ops.manipulation.broadcasting import SUM
from lazyasync.ops.multiple import FREXP, OUTPUT

F32 = np.dtype(np.float32)


class KeptAttributes(NamedTuple):
    """Anything."""

    value: Any
    other: Any = None


KEEP = Operation(
    "kept_for_a_test",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: inputs[0],
    attributes=KeptAttributes,
    rules=(LOWERINGS(lambda xp, inputs, output, attributes: xp.copyto),),
)
"""An operation whose attributes may be anything."""


def graph_of(*attributes: Any) -> Graph:
    """A graph of one operation with attributes."""
    program = Program()
    x = program.argument(np.ones((2, 3), F32))
    return program.collect([program.apply(KEEP, x, attributes=attributes)]).graph


def again(graph: Graph) -> Graph:
    """The graph after a way through bytes."""
    return from_bytes(to_bytes(graph))[0]


def exact(value: Any) -> Any:
    """What tells a value from others that are equal to Python."""
    if isinstance(value, tuple):
        return type(value), tuple(map(exact, value))
    return type(value), value


# ---- what comes back -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "seeds",
    [
        range(10),
        *[pytest.param(range(a, a + 250), marks=pytest.mark.stress) for a in range(0, 5000, 250)],
    ],
    ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}",
)
def test_random_programs_are_the_same_in_another_process(seeds: range) -> None:
    with OtherProcess() as process:
        for seed in seeds:
            process.check(seed)


ATTRIBUTES = [
    *(None, True, False, 0, 1, -1, 127, 128, -128, -129, 255, 2**63, -(2**64), 10**1000),
    *("", "text", "ä\n", "\0", "a" * 300, (), (1,), ((), ((0, None, -1), "x"), True)),
    *(np.int64(-3), np.uint64(2**64 - 1), np.uint8(255), np.int8(-128), np.bool_(True)),
    *(np.dtype(letter) for letter in "?bhilBHILefdgFD"),
    *(np.dtype(">f4"), np.dtype("<i8"), np.dtype("M8[ns]"), np.dtype("S5"), np.dtype("U3")),
    *(TensorType((), F32), TensorType((0, 2**40), np.dtype(np.int8)), EXP, KEEP, FFT),
]


def test_attributes_come_back_as_they_were() -> None:
    for value in ATTRIBUTES:
        for attributes in ((value,), ((value, (value,)), value)):
            graph = graph_of(*attributes)
            found = again(graph)
            assert found == graph, value
            assert exact(found.key.attributes) == exact(graph.key.attributes), value
            assert found.key.hexdigest() == graph.key.hexdigest()
            assert graph_text(found) == graph_text(graph)


def test_bfloat16_comes_back() -> None:
    dtype = np.dtype(pytest.importorskip("ml_dtypes").bfloat16)
    program = Program()
    x = program.argument(np.ones(3, dtype))
    graph = program.collect([program.apply(KEEP, x, attributes=(dtype,))]).graph
    found = again(graph)
    assert found == graph
    assert found.types == graph.types


class _Twin(NamedTuple):
    value: int


class _Odd:
    stable_hash = 3

    def __repr__(self) -> str:
        return "odd"


@pytest.mark.parametrize(
    "value",
    [1.5, b"bytes", _Twin(3), (_Twin(3),), _Odd(), 1 << 9000, np.float32(1), np.dtype("V3")],
    ids=repr,
)
def test_what_has_no_meaning_elsewhere_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="cannot be written as bytes"):
        to_bytes(graph_of(value))


def test_attributes_of_another_class_than_the_operations_are_refused() -> None:
    with pytest.raises(TypeError, match="which nothing says how to make elsewhere"):
        serialize._Writer()._attributes(KEEP, _Twin(1), 0)


def test_lengths_that_stand_for_any_number_are_refused() -> None:
    scope = SizeScope([5])
    type = TensorType((scope.symbol(0),), F32)
    with pytest.raises(TypeError, match="cannot be written"):
        serialize._Writer().type(type)


def test_several_outputs_come_back() -> None:
    program = Program()
    x = program.argument(np.ones(4, F32))
    every = program.apply(FREXP, x)
    roots = [program.apply(OUTPUT, every, attributes=(i, t)) for i, t in enumerate(every.outputs)]
    graph = program.collect(roots).graph
    found = again(graph)
    assert found == graph
    assert [node.outputs for node in found.nodes] == [node.outputs for node in graph.nodes]


def test_scopes_come_back() -> None:
    program = Program()
    x = program.argument(np.ones(4, F32))
    node = program.apply(EXP, x)
    node.metadata = NodeMetadata("attention", None, 0, False)
    graph = program.collect([node]).graph
    found = again(graph)
    assert "scope=attention" in graph_text(found)
    assert graph_text(found) == graph_text(graph)


def test_constants_and_numbers_come_back() -> None:
    program = Program()
    x, two = program.argument(np.ones(4, F32)), program.number(2.0, F32)
    one = program.constant(1, F32)
    product = program.apply(MULTIPLY, x, two)
    graph = program.collect([program.apply(ADD, product, one)]).graph
    found = again(graph)
    assert found == graph
    assert found.arguments == graph.arguments
    assert graph_text(found) == graph_text(graph)


def test_a_graph_without_values_comes_back() -> None:
    graph = Program().collect([]).graph
    assert again(graph) == graph


def test_a_deep_graph_comes_back() -> None:
    program = Program()
    node = program.argument(np.ones(4, F32))
    for _ in range(20_000):
        node = program.apply(EXP, node)
    graph = program.collect([node]).graph
    assert again(graph).key.hexdigest() == graph.key.hexdigest()


def test_results_come_back() -> None:
    program = Program()
    x = program.argument(np.ones(4, F32))
    graph = program.collect([program.apply(EXP, x), program.apply(ADD, x, x)]).graph
    assert from_bytes(to_bytes(graph))[1] == (0, 1)
    assert from_bytes(to_bytes(graph, (1, 0, 1)))[1] == (1, 0, 1)


# ---- what is refused -----------------------------------------------------------------------


def sealed(content: bytes) -> bytes:
    """Content with a length and a checksum that are right."""
    whole = struct.pack("<8sHQ", serialize.MAGIC, serialize.VERSION, len(content)) + content
    return whole + blake2b(whole, digest_size=16).digest()


def content_of(data: bytes) -> bytes:
    return data[18:-16]


def samples() -> Iterator[bytes]:
    """Graphs with something of all there is."""
    yield to_bytes(graph_of((1, "x", F32, TensorType((3,), F32), EXP, np.int8(3), None), True))
    program = Program()
    x, two = program.argument(np.ones((4, 5), F32)), program.number(2.0, F32)
    every = program.apply(FREXP, x)
    picked = program.apply(OUTPUT, every, attributes=(1, every.outputs[1]))
    total = program.apply(SUM, program.apply(MULTIPLY, x, two), attributes=((0,), False, F32))
    roots = [picked, program.apply(ADD, total, program.constant(1, F32))]
    yield to_bytes(program.collect(roots).graph)
    for seed in (3, 11, 12):
        yield to_bytes(random_graph(seed)[0])


def test_damage_is_found() -> None:
    for data in samples():
        for end in range(len(data)):
            with pytest.raises(MalformedGraphError):
                from_bytes(data[:end])
        for place in range(len(data)):
            for bit in (1, 128):
                damaged = bytearray(data)
                damaged[place] ^= bit
                with pytest.raises(MalformedGraphError):
                    from_bytes(damaged)
        with pytest.raises(MalformedGraphError, match="something was added"):
            from_bytes(data + b"\0")


def check_forged(seed: int, data: bytes) -> None:
    """Bytes with a right checksum are a graph, or are refused by the one error."""
    choices = random.Random(seed)
    content = bytearray(content_of(data))
    for _ in range(choices.randint(1, 4)):
        place = choices.randrange(len(content))
        match choices.randrange(5):
            case 0:
                content[place] = choices.randrange(256)
            case 1:
                del content[place : place + choices.randint(1, 4)]
            case 2:
                content[place:place] = choices.randbytes(choices.randint(1, 4))
            case 3:
                content[place : place + 1] = b"\xff" * choices.randint(1, 9) + b"\x01"
            case 4:
                other = choices.randrange(len(content))
                content[place : place + 8] = content[other : other + 8]
        if not content:
            break
    try:
        graph, results = from_bytes(sealed(bytes(content)))
        graph.key.hexdigest()
        graph_text(graph)
        assert all(result < len(graph.roots) for result in results)
        assert from_bytes(to_bytes(graph, results)) == (graph, results)
    except MalformedGraphError as error:
        assert len(str(error)) < 2000
    except BaseException as error:
        error.add_note(f"seed {seed}: {bytes(content)!r}")
        raise


@pytest.mark.parametrize("count", [200, pytest.param(20_000, marks=pytest.mark.stress)])
def test_forged_bytes_are_refused_by_one_error(count: int) -> None:
    for data in samples():
        for seed in range(count):
            check_forged(seed, data)


def number(value: int) -> bytes:
    """A number as the format has it."""
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def text(value: str) -> bytes:
    return number(len(value)) + value.encode()


def content(*values: bytes, roots: bytes = b"\0", names: tuple[str, ...] = ()) -> bytes:
    """The bytes of a graph with two types, float32 of shapes (4,) and ()."""
    every = ("", "f4", "parameter", "exp", "constant", "scalar", "frexp", "output", *names)
    texts = number(len(every)) + b"".join(map(text, every))
    types = b"\x02" + b"\x01\x01\x04" + b"\x01\x00"
    return sealed(texts + types + number(len(values)) + b"".join(values) + roots + b"\0")


ARGUMENT = b"\x02\x00\x01\x00"
EXP_OF_IT = b"\x03\x00\x01\x00\x01\x01t\x00"

FORGED = {
    "huge number of values": (sealed(b"\0\0" + number(2**60)), "items are announced"),
    "huge text": (sealed(b"\x01" + number(2**60)), "end within"),
    "endless number": (sealed(b"\xff" * 30), "more than 10 bytes"),
    "no UTF-8": (sealed(b"\x01\x01\xff\0\0\0\0"), "UTF-8"),
    "an operand that follows": (content(b"\x03\x00\x01\x00\x01\x00t\x00"), "not ahead of it"),
    "an operand before all": (content(ARGUMENT, b"\x03\x00\x01\x00\x01\x02t\x00"), "not ahead"),
    "another type": (
        content(ARGUMENT, b"\x03\x00\x01\x01\x01\x01t\x00"),
        r"exp of float32\[4\] gi",
    ),
    "two types": (content(ARGUMENT, b"\x03\x00\x02\x00\x00\x01\x01t\x00"), "exp of float32"),
    "no type": (content(b"\x02\x00\x00"), "an argument has 0 types"),
    "a number with axes": (content(b"\x05\x00\x01\x00"), "an argument is a scalar of type"),
    "a text that is not there": (content(b"\x7f\x00\x01\x00"), "there is a text 127 among"),
    "a type that is not there": (content(b"\x02\x00\x01\x05"), "there is a type 5 among 2"),
    "a root that is not there": (content(ARGUMENT, roots=b"\x01\x01"), "a value 1 among 1"),
    "an unknown operation": (
        content(b"\x08\x00\x01\x00\x00t\x00", names=("never_defined",)),
        "no operation 'never_defined' here: one that la.define_operation has made must be defined",
    ),
    "a baked 2": (content(b"\x04\x00\x01\x01\x00r\x01i\x01\x02"), "there is no constant"),
    "a baked text": (content(b"\x04\x00\x01\x01\x00r\x01s\x00"), "there is no constant"),
    "attributes of no class": (content(ARGUMENT, b"\x03\x00\x01\x00\x01\x01r\x00"), "other attri"),
    "an unknown letter": (content(ARGUMENT, b"\x03\x00\x01\x00\x01\x01t\x01q"), "begins with"),
    "an unknown tuple": (content(ARGUMENT, b"\x03\x00\x01\x00\x01\x01q"), "begin with"),
    "deep": (content(ARGUMENT, b"\x03\x00\x01\x00\x01\x01" + b"t\x01" * 99), "nested more than"),
    "deep graphs": (content(ARGUMENT, (b"\x03\x00\x00\x00t\x01g\x01" * 99)), "nested more than"),
    "bytes behind": (sealed(content_of(content(ARGUMENT)) + b"\0"), "bytes behind"),
    "another version": (b"lazygrph\x02\0" + b"\0" * 24, "version 2, and this lazyasync reads"),
    "something else": (b"PK" + b"\0" * 50, "do not begin"),
    "nothing": (b"", "too few"),
}


@pytest.mark.parametrize("kind", FORGED)
def test_forged_bytes_are_told_apart(kind: str) -> None:
    data, message = FORGED[kind]
    with pytest.raises(MalformedGraphError, match=message):
        from_bytes(data)


def test_what_is_forged_here_is_otherwise_right() -> None:
    graph, _ = from_bytes(content(ARGUMENT, EXP_OF_IT, roots=b"\x01\x01"))
    assert graph_text(graph).splitlines()[1:] == ["%1 = f32[4] exp(%0)", "return %1"]


def test_outputs_must_be_those_that_there_are() -> None:
    program = Program()
    x = program.argument(np.ones(4, F32))
    every = program.apply(FREXP, x)
    for attributes in ((2, every.outputs[1]), (1, every.outputs[0]), (-1, every.outputs[1])):
        graph = program.collect([program.apply(OUTPUT, every, attributes=attributes)]).graph
        with pytest.raises(MalformedGraphError, match="output takes no output that frexp has"):
            again(graph)
    graph = program.collect([program.apply(EXP, every)]).graph
    with pytest.raises(MalformedGraphError, match="exp takes no output that frexp has"):
        again(graph)


def test_operations_that_only_one_process_has_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    la.define_operation("only_one_has_it", lower=lambda xp, x: x)
    program = Program()
    operation = serialize.OPERATIONS.find("only_one_has_it")
    x = program.argument(np.ones(3, F32))
    data = to_bytes(program.collect([program.apply(operation, x)]).graph)
    from_bytes(data)
    monkeypatch.delitem(serialize.OPERATIONS._items, "only_one_has_it")
    with pytest.raises(MalformedGraphError, match="no operation 'only_one_has_it' here"):
        from_bytes(data)


def test_what_is_refused_takes_no_more_room_than_its_bytes() -> None:
    """Texts and types that are named again and again are not written out for a message."""
    axes = b"\x40" + number(2**61) * 64
    texts = b"\x04" + b"".join(map(text, ("", "f4", "parameter", "concatenate")))
    types = b"\x01\x01" + axes
    count = 20_000
    operands = number(count) + b"\x01" * count
    attributes = b"t\x01t" + number(count) + b"v\x00" * count
    values = b"\x02" + b"\x02\x00\x01\x00" + b"\x03\x00\x01\x00" + operands + attributes
    data = sealed(texts + types + values + b"\0\0")
    tracemalloc.start()
    try:
        with pytest.raises(MalformedGraphError, match="concatenate does not take") as caught:
            from_bytes(data)
        assert tracemalloc.get_traced_memory()[1] < 100 * len(data)
    finally:
        tracemalloc.stop()
    assert len(str(caught.value)) < 20_000
