"""Graphs as bytes, and back: the same key, the same program text, in another process as well.

The bytes are::

    magic       b"lazygrph"
    version     2 bytes
    length      8 bytes: of the content
    content
    checksum    16 bytes: BLAKE2b of all before it

Numbers of fixed length are little-endian. In the content a *number* is not negative and written in
groups of 7 bits, the lowest first, each in a byte whose highest bit says that more follow; a *text*
is a number of bytes and UTF-8; *several* of something are their number and then each of them. The
content is::

    texts       several texts: of operations, dtypes and scopes
    types       several types: a dtype, and several lengths
    graph
    results     several numbers: which root each result is
    about       maybe: an attribute, a tuple, which says more of it

where a graph is::

    values      several: the operation, a text by its number
                the scope, a text by its number
                several types, by their numbers, of its outputs
                unless it is an argument:
                several operands, each as how many values ahead of it it stands
                the attributes: "r" where their class is that of the operation, "t" for a tuple,
                and several attributes
    roots       several numbers of values

and an attribute a letter, and what belongs to it; see `_Writer.attribute`. A dtype is a text, by
its number: that of NumPy, without the byte order if it is the machine's, or ``bfloat16``.

Operations and the classes of attributes are those that have the name where the graph is read. So
operations of users must be defined there as well. Only the scope of `NodeMetadata` is kept: lines
of code are not.

Reading checks all that can be checked without running anything: the checksum, every count against
the bytes that are left, every number against what it counts, and the types of what is computed
against what the shape rules say of them. The checksum finds damage, and no malice: who makes a
graph decides what is run, as with a program.
"""

from __future__ import annotations

import hashlib
import re
import reprlib
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np

from lazyasync.ir.graph import Graph, GraphKey
from lazyasync.ir.leaves import (
    CONSTANT,
    RANDOM_STATE,
    RANDOM_STATE_TYPE,
    SCALAR,
    SLOT_OPERATIONS,
    constant_node,
    unbound_leaf,
)
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import OPERATIONS, Attributes, Node, Operation, OperationKind
from lazyasync.ir.types import TensorType, is_bfloat16, load_bfloat16

MAGIC = b"lazygrph"
VERSION = 1
"""Of the format. Another one is refused, and so are graphs whose types are others than they were
where the graph was written, because a shape rule has changed."""

_HEADER = struct.Struct("<8sHQ")
_CHECKSUM_BYTES = 16
MAX_DEPTH = 32
"""How deep tuples and graphs are nested in attributes."""
_MAX_AXES = 64
_MAX_LENGTH = 1 << 62
_NUMBER_BYTES = 10
"""The bytes of the longest number."""
_INTEGER_BYTES = 1024
"""Those of the longest integer among attributes; Python writes longer ones as no text."""
_MAX_SHOWN = 200
"""The characters of a part of a message."""
_MOST_SHOWN = 6
"""The types that a message lists."""

Item = TypeVar("Item")


class MalformedGraphError(ValueError):
    """Bytes that are no graph, or none that can be had here; the message says why."""


def to_bytes(
    graph: Graph, results: Sequence[int] | None = None, about: tuple[Any, ...] | None = None
) -> bytes:
    """A graph as bytes; equal ones with equal scopes have the same bytes in every process.

    ``results`` are which root each result is that somebody wants; without it each root is one.
    ``about`` is what else is to be known of it, such as an attribute of an operation may be.
    Raises ``TypeError`` for attributes that `stable_hash` would not take, and for such as have no
    meaning elsewhere: sizes that stand for any number, and objects with a hash of their own.
    """
    writer = _Writer()
    writer.graph(graph, 0)
    writer.several(range(len(graph.roots)) if results is None else results, writer.number)
    if about is not None:
        writer.attribute(about, 0)
    content = writer.content()
    whole = _HEADER.pack(MAGIC, VERSION, len(content)) + content
    return whole + _checksum(whole)


def from_bytes(data: bytes) -> tuple[Graph, tuple[int, ...]]:
    """The graph that `to_bytes` was given, and which root each result is.

    Raises `MalformedGraphError`, and nothing else, for bytes that are not such, and for a graph
    with operations that are not defined here; ``TypeError`` for what is no bytes.
    """
    return content_from_bytes(data)[:2]


def content_from_bytes(data: bytes) -> tuple[Graph, tuple[int, ...], Any]:
    """As `from_bytes`, with what is said about the graph; None if nothing is."""
    data = bytes(memoryview(data))
    if len(data) < _HEADER.size + _CHECKSUM_BYTES:
        raise MalformedGraphError(f"{len(data)} bytes are too few for a graph")
    magic, version, length = _HEADER.unpack_from(data)
    if magic != MAGIC:
        raise MalformedGraphError("they do not begin as those of a graph do")
    if version != VERSION:
        raise MalformedGraphError(
            f"they are of version {version}, and this lazyasync reads version {VERSION}"
        )
    end = len(data) - _CHECKSUM_BYTES
    if length != end - _HEADER.size:
        raise MalformedGraphError(
            f"the content has {end - _HEADER.size} bytes, and should have {length}: they are cut "
            "off, or something was added"
        )
    if _checksum(data[:end]) != data[end:]:
        raise MalformedGraphError("their checksum is another: they have been damaged")
    reader = _Reader(data, _HEADER.size, end)
    reader.read_tables()
    graph = reader.graph(0)
    results = reader.several(lambda: reader.below(len(graph.roots), "root"))
    about = reader.attribute(0) if data[reader.position : end].startswith(b"t") else None
    if reader.position != end:
        raise MalformedGraphError("there are bytes behind the graph")
    return graph, tuple(results), about


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=_CHECKSUM_BYTES).digest()


# ---- writing ---------------------------------------------------------------------------------


class _Writer:
    """Writes a graph, and notes texts and types, which stand before it."""

    def __init__(self) -> None:
        self._written = bytearray()
        self._texts: dict[str, int] = {}
        self._types: dict[TensorType, int] = {}

    def content(self) -> bytes:
        """All that has been written, with the tables ahead of it."""
        graph, self._written = self._written, bytearray()
        self.several(tuple(self._types), self._type)
        types, self._written = self._written, bytearray()
        self.several(tuple(self._texts), self._text)
        return bytes(self._written + types + graph)

    def number(self, number: int) -> None:
        """A number that is not negative."""
        while number > 0x7F:
            self._written.append(number & 0x7F | 0x80)
            number >>= 7
        self._written.append(number)

    def several(self, items: Sequence[Item], write: Callable[[Item], None]) -> None:
        """How many items there are, and each of them."""
        self.number(len(items))
        for item in items:
            write(item)

    def _bytes(self, written: bytes) -> None:
        self.number(len(written))
        self._written += written

    def _text(self, text: str) -> None:
        self._bytes(text.encode())

    def text(self, text: str) -> None:
        """A text, by its number."""
        self.number(self._texts.setdefault(text, len(self._texts)))

    def _type(self, type: TensorType) -> None:
        self.text(_dtype_text(type.dtype))
        self.several(type.shape, self.number)

    def type(self, type: TensorType) -> None:
        """A type, by its number."""
        if not all(_is_integer(length) for length in type.shape):
            raise TypeError(f"a tensor of shape {type.shape} cannot be written as bytes")
        self.number(self._types.setdefault(type, len(self._types)))

    def graph(self, graph: Graph, depth: int) -> None:
        """A graph; ``depth`` is how deep it is nested."""
        if depth > MAX_DEPTH:
            raise TypeError(f"graphs and tuples are nested more than {MAX_DEPTH} deep")
        self.number(len(graph))
        for value, (operation, node) in enumerate(
            zip(graph.key.operations, graph.nodes, strict=True)
        ):
            self.text(operation.name)
            self.text("" if node.metadata is None else node.metadata.scope)
            if operation in SLOT_OPERATIONS:
                self.several((graph.types[value],), self.type)
                continue
            self.several(node.outputs, self.type)
            self.several([value - operand for operand in graph.operands[value]], self.number)
            self._attributes(operation, graph.key.attributes[value], depth)
        self.several(graph.roots, self.number)

    def _attributes(self, operation: Operation, attributes: Attributes, depth: int) -> None:
        """The attributes of a node, as a tuple: the class is that of the operation."""
        if type(attributes) is not tuple and type(attributes) is not operation.attributes:
            raise TypeError(
                f"{operation.name} has attributes of class {type(attributes).__name__}, which "
                "nothing says how to make elsewhere"
            )
        self._letter("r" if type(attributes) is not tuple else "t")
        self._items(attributes, depth)

    def _letter(self, letter: str) -> None:
        self._written += letter.encode()

    def _items(self, items: tuple[Any, ...], depth: int) -> None:
        if depth > MAX_DEPTH:
            raise TypeError(f"graphs and tuples are nested more than {MAX_DEPTH} deep")
        self.several(items, lambda item: self.attribute(item, depth + 1))

    def attribute(self, value: Any, depth: int) -> None:
        """A value: a letter, and what belongs to it."""
        kind = type(value)
        if value is None:
            self._letter("n")
        elif kind is bool:
            self._letter("y" if value else "x")
        elif kind is int:  # the bytes of two's complement
            self._letter("i")
            self._integer(value)
        elif kind is str:  # a text: not by its number, so that what is read has the length it has
            self._letter("s")
            self._text(value)
        elif kind is tuple:  # several attributes
            self._letter("t")
            self._items(value, depth)
        elif kind is TensorType:  # a type, by its number
            self._letter("v")
            self.type(value)
        elif kind is Operation:  # its name
            self._letter("o")
            self.text(value.name)
        elif kind is Graph:
            self._letter("g")
            self.graph(value, depth + 1)
        elif isinstance(value, np.dtype):
            self._letter("d")
            self.text(_dtype_text(value))
        elif isinstance(value, (np.integer, np.bool_)):  # a dtype and an integer
            self._letter("m")
            self.text(_dtype_text(value.dtype))
            self._integer(int(value))
        else:
            raise TypeError(
                f"{value!r}, an attribute of class {kind.__name__}, cannot be written as bytes"
            )

    def _integer(self, value: int) -> None:
        if value.bit_length() >= 8 * _INTEGER_BYTES:
            raise TypeError(f"an integer of {value.bit_length()} bits cannot be written as bytes")
        self._bytes(value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True))


def _is_integer(length: Any) -> bool:
    return type(length) is int


@lru_cache(maxsize=64)
def _dtype_text(dtype: np.dtype) -> str:
    if is_bfloat16(dtype):
        return "bfloat16"
    text = dtype.str[1:] if dtype.isnative else dtype.str
    if not _DTYPE.fullmatch(text) or np.dtype(text) != dtype:
        raise TypeError(f"the dtype {dtype} cannot be written as bytes")
    return text


_DTYPE = re.compile(r"[<>]?[biufcmMSU]\d{1,9}(\[\w{1,9}\])?")
_TENSOR_DTYPES = frozenset(
    np.dtype(text)
    for text in (
        *("b1", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"),
        *("f2", "f4", "f8", "c8", "c16"),
    )
)
"""Besides ``bfloat16``."""


# ---- reading ---------------------------------------------------------------------------------


class _Reader:
    """Reads what `_Writer` writes, and believes nothing of it."""

    def __init__(self, data: bytes, start: int, end: int) -> None:
        self.position = start
        self._data = data
        self._end = end
        self._texts: list[str] = []
        self._types: list[TensorType] = []

    def read_tables(self) -> None:
        """The texts and the types, to which what follows refers."""
        self._texts = self.several(self._text)
        self._types = self.several(self._type)

    def _take(self, count: int) -> bytes:
        if count > self._end - self.position:
            raise MalformedGraphError("they end within a value")
        start = self.position
        self.position += count
        return self._data[start : self.position]

    def number(self) -> int:
        """A number that is not negative."""
        found = 0
        for place in range(_NUMBER_BYTES):
            byte = self._take(1)[0]
            found |= (byte & 0x7F) << 7 * place
            if byte < 0x80:
                return found
        raise MalformedGraphError(f"a number has more than {_NUMBER_BYTES} bytes")

    def several(self, read: Callable[[], Item]) -> list[Item]:
        """Items, of which each has a byte at least."""
        count = self.number()
        if count > self._end - self.position:
            raise MalformedGraphError(
                f"{count} items are announced, and {self._end - self.position} bytes follow"
            )
        return [read() for _ in range(count)]

    def below(self, count: int, what: str) -> int:
        """The number of one of several things."""
        number = self.number()
        if number >= count:
            raise MalformedGraphError(f"there is a {what} {number} among {count}")
        return number

    def _bytes(self) -> bytes:
        return self._take(self.number())

    def _text(self) -> str:
        try:
            return self._bytes().decode()
        except UnicodeDecodeError:
            raise MalformedGraphError("a text is not UTF-8") from None

    def text(self) -> str:
        """A text, by its number."""
        return self._texts[self.below(len(self._texts), "text")]

    def _dtype(self) -> np.dtype:
        text = self.text()
        if text == "bfloat16":
            try:
                return load_bfloat16()
            except ImportError as error:
                raise MalformedGraphError(str(error)) from error
        if not _DTYPE.fullmatch(text):
            raise MalformedGraphError(f"{_shown(text)!r} is no dtype")
        try:
            return np.dtype(text)
        except (TypeError, ValueError):
            raise MalformedGraphError(f"{_shown(text)!r} is no dtype") from None

    def _type(self) -> TensorType:
        dtype = self._dtype()
        if dtype not in _TENSOR_DTYPES and not is_bfloat16(dtype):
            raise MalformedGraphError(f"tensors have no dtype {dtype}")
        shape = tuple(self.several(self._length))
        if len(shape) > _MAX_AXES:
            raise MalformedGraphError(f"a tensor has {len(shape)} axes")
        return TensorType(shape, dtype)

    def _length(self) -> int:
        return self.below(_MAX_LENGTH, "length")

    def type(self) -> TensorType:
        """A type, by its number."""
        return self._types[self.below(len(self._types), "type")]

    def graph(self, depth: int) -> Graph:
        """A graph; ``depth`` is how deep it is nested."""
        self._check_depth(depth)
        values = _Values()
        self.several(lambda: self._value(values, depth))
        roots = tuple(self.several(lambda: self.below(len(values.nodes), "value")))
        return values.graph(roots)

    def _value(self, values: _Values, depth: int) -> None:
        operation = self._operation()
        scope = self.text()
        outputs = tuple(self.several(self.type))
        if operation in SLOT_OPERATIONS:
            values.add_argument(operation, outputs, scope)
            return
        operands = self.several(self.number)
        attributes = self._attributes(operation, depth)
        values.add(operation, outputs, operands, attributes, scope)

    def _operation(self) -> Operation:
        name = self.text()
        try:
            return OPERATIONS.find(name)
        except (LookupError, ImportError):
            raise MalformedGraphError(
                f"there is no operation {_shown(name)!r} here: one that la.define_operation has "
                "made must be defined in this process as well, before the graph is read"
            ) from None

    def _attributes(self, operation: Operation, depth: int) -> Attributes:
        letter = self._take(1)
        if letter == b"t":
            return self._items(depth)
        if letter != b"r":
            raise MalformedGraphError(f"attributes of {operation.name} begin with {letter!r}")
        items = self._items(depth)
        fields = getattr(operation.attributes, "_fields", None)
        if fields is None or len(fields) != len(items):
            raise MalformedGraphError(f"{operation.name} has other attributes than those")
        assert operation.attributes is not None
        return operation.attributes(*items)

    def _check_depth(self, depth: int) -> None:
        if depth > MAX_DEPTH:
            raise MalformedGraphError(f"graphs and tuples are nested more than {MAX_DEPTH} deep")

    def _items(self, depth: int) -> tuple[Any, ...]:
        self._check_depth(depth)
        return tuple(self.several(lambda: self.attribute(depth + 1)))

    def attribute(self, depth: int) -> Any:
        """A value, by its letter; ``depth`` is how deep it is nested."""
        letter = self._take(1)
        match letter:
            case b"n":
                return None
            case b"y" | b"x":
                return letter == b"y"
            case b"i":
                return self._integer()
            case b"s":
                return self._text()
            case b"t":
                return self._items(depth)
            case b"v":
                return self.type()
            case b"o":
                return self._operation()
            case b"g":
                return self.graph(depth + 1)
            case b"d":
                return self._dtype()
            case b"m":
                return self._numpy_integer()
        raise MalformedGraphError(f"an attribute begins with {letter!r}")

    def _integer(self) -> int:
        found = self._bytes()
        if len(found) > _INTEGER_BYTES:
            raise MalformedGraphError(f"an integer has {len(found)} bytes")
        return int.from_bytes(found, "little", signed=True)

    def _numpy_integer(self) -> Any:
        dtype, number = self._dtype(), self._integer()
        if dtype.kind not in "biu":
            raise MalformedGraphError(f"there is an integer of {dtype}")
        try:
            found = dtype.type(number)
        except OverflowError:
            found = None
        if found is None or int(found) != number:
            raise MalformedGraphError(f"{dtype} does not have the number {_shown(number)}")
        return found


class _Values:
    """The values of a graph that is being read."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self._operands: list[tuple[int, ...]] = []
        self._arguments: list[int] = []
        self._keyed: list[tuple[Operation, Attributes]] = []

    def graph(self, roots: tuple[int, ...]) -> Graph:
        """The graph of all of them."""
        types = tuple([node.type for node in self.nodes])
        operations = tuple([operation for operation, _ in self._keyed])
        attributes = tuple([attributes for _, attributes in self._keyed])
        try:
            key = GraphKey(operations, tuple(self._operands), attributes, types, roots)
        except Exception as error:  # of an attribute that has no hash
            raise MalformedGraphError(f"the graph has no key: {_shown(str(error))}") from error
        nodes, arguments = tuple(self.nodes), tuple(self._arguments)
        return Graph(nodes, key.operands, key.types, arguments, roots, key)

    def add_argument(
        self, operation: Operation, outputs: tuple[TensorType, ...], scope: str
    ) -> None:
        """An argument of a type. Raises `MalformedGraphError` for one that it cannot have."""
        if len(outputs) != 1:
            raise MalformedGraphError(f"an argument has {len(outputs)} types")
        (type,) = outputs
        if (operation is RANDOM_STATE and type is not RANDOM_STATE_TYPE) or (
            operation is SCALAR and type.shape
        ):
            raise MalformedGraphError(f"an argument is a {operation.name} of type {type}")
        self._arguments.append(len(self.nodes))
        node = unbound_leaf(type, operation)
        node.metadata = _metadata(scope)
        self._keep(node, operation, (), ())

    def add(
        self,
        operation: Operation,
        outputs: tuple[TensorType, ...],
        distances: Sequence[int],
        attributes: Attributes,
        scope: str,
    ) -> None:
        """What is computed from values that stand so far ahead of it. Raises as above."""
        here = len(self.nodes)
        if not all(1 <= distance <= here for distance in distances):
            raise MalformedGraphError(f"value {here} is computed from one that is not ahead of it")
        operands = tuple([here - distance for distance in distances])
        if operation.kind is OperationKind.LEAF:
            self._keep(_constant(operation, outputs, operands, attributes), operation, (), None)
            return
        self._check_outputs_taken(operation, operands, attributes)
        inputs = tuple([self.nodes[operand].type for operand in operands])
        try:
            inferred = operation.infer(inputs, attributes)
        except Exception as error:  # of any class: the rule is given what nobody would record
            raise MalformedGraphError(
                f"value {here}: {operation.name} does not take {_listed(inputs)} and "
                f"{_shown(tuple(attributes))}: {_shown(str(error))}"
            ) from error
        found = inferred if isinstance(inferred, tuple) else (inferred,)
        if found != outputs:
            raise MalformedGraphError(
                f"value {here}: {operation.name} of {_listed(inputs)} gives {_listed(found)} here, "
                f"and not {_listed(outputs)}"
            )
        node = Node(operation, (), attributes, inferred, _metadata(scope))
        self._keep(node, operation, operands, attributes)

    def _check_outputs_taken(
        self, operation: Operation, operands: tuple[int, ...], attributes: Attributes
    ) -> None:
        """Outputs of what has several are picked, each with its type; rules do not see of what."""
        for operand in operands:
            node = self.nodes[operand]
            if node.operation.kind is not OperationKind.MULTIPLE:
                continue
            place, type = getattr(attributes, "position", None), getattr(attributes, "type", None)
            if (place, type) not in list(enumerate(node.outputs)):
                raise MalformedGraphError(
                    f"{operation.name} takes no output that {node.operation.name} has"
                )

    def _keep(
        self,
        node: Node,
        operation: Operation,
        operands: tuple[int, ...],
        attributes: Attributes | None,
    ) -> None:
        self.nodes.append(node)
        self._operands.append(operands)
        self._keyed.append((operation, node.attributes if attributes is None else attributes))


def _constant(
    operation: Operation,
    outputs: tuple[TensorType, ...],
    operands: tuple[int, ...],
    attributes: Attributes,
) -> Node:
    value = attributes[0] if len(attributes) == 1 else None
    if (
        operation is not CONSTANT
        or type(value) not in (int, bool)
        or value not in (0, 1)
        or operands
        or len(outputs) != 1
        or outputs[0].shape
    ):
        raise MalformedGraphError(
            f"there is no {operation.name} of {_shown(tuple(attributes))} and that type"
        )
    return constant_node(value, outputs[0].dtype)


def _metadata(scope: str) -> NodeMetadata | None:
    return NodeMetadata(scope, None, 0, False) if scope else None


def _listed(types: Sequence[object]) -> str:
    shown = [*map(str, types[:_MOST_SHOWN]), *(["..."] if len(types) > _MOST_SHOWN else [])]
    return ", ".join(shown) or "nothing"


def _shown(value: object) -> str:
    """What is not to be believed, as a part of a message: not more than there is room for."""
    text = value if isinstance(value, str) else reprlib.repr(value)
    return text if len(text) <= _MAX_SHOWN else f"{text[:_MAX_SHOWN]}..."
