"""The path of a recording through the trie: nodes made before are found, others made.

A signal's handler, or what the garbage collector finalizes, may record in the middle of any of
these. A step is so taken at once, with what is bound to it, and anew from where the recording is if
that has gone on meanwhile.
"""

from __future__ import annotations

from typing import Any

from lazyasync.ir.leaves import slot_attributes
from lazyasync.ir.metadata import NodeMetadata
from lazyasync.ir.node import Attributes, Node, Operation
from lazyasync.ir.types import TensorType
from lazyasync.ir.untracked import untracked
from lazyasync.tensor import Recording, RecordingContext


def enter(recording: Recording, current: RecordingContext) -> None:
    """Goes on in another context than before, and so maybe in another scope."""
    recording.context = current
    if current.scope != recording.scope:
        # A marker on the path: the same operations in another scope are other nodes, because
        # nodes keep the scope they were recorded in.
        key = (None, current.scope)
        cursor = recording.cursor
        entry = cursor.child(key)
        if entry is None:
            entry = recording.trie.extend(cursor, key)
        if recording.cursor is not cursor:
            enter(recording, current)
            return
        recording.cursor = entry
        recording.scope = current.scope


def bind_leaf(recording: Recording, operation: Operation, type: TensorType, value: Any) -> Node:
    """Advances over a leaf, binding its slot to ``value``."""
    cursor = recording.cursor
    expected = cursor.next
    if expected.operation is operation and expected.node.type is type:
        recording.cursor = expected
        recording.bindings.append(value)
        return expected.node
    key = (operation, type)
    entry = cursor.child(key)
    if entry is None:
        slot = slot_attributes(len(recording.bindings))
        node = Node(operation, (), slot, type, node_metadata(recording))
        if recording.cursor is not cursor:  # and so is the slot another one
            return bind_leaf(recording, operation, type, value)
        entry = recording.trie.extend(cursor, key, operation=operation, attributes=slot, node=node)
        recording.created += 1
    if recording.cursor is not cursor:
        return bind_leaf(recording, operation, type, value)
    recording.cursor = entry
    recording.bindings.append(value)
    return entry.node


def advance(
    recording: Recording, operation: Operation, operands: tuple[Node, ...], attributes: Attributes
) -> Node:
    """The node of an operation on nodes of this recording: the one made before, or a new one."""
    cursor = recording.cursor
    expected = cursor.next
    if (
        expected.operation is operation
        and expected.operands == operands
        and expected.attributes == attributes
        and not recording.recorder.ir_debug
    ):
        recording.cursor = expected
        return expected.node
    key: Any = (operation, operands, attributes)
    ir_debug = recording.recorder.ir_debug
    if ir_debug:
        metadata = node_metadata(recording)
        key = (key, metadata)
    entry = cursor.child(key)
    if entry is None:
        named = operation.attributes(*attributes) if operation.attributes else ()
        key = (operation, operands, named)  # equal, and one container less that is kept
        if ir_debug:
            key = (key, metadata)
        else:
            metadata = node_metadata(recording)
        inputs = tuple([operand.type for operand in operands])
        type = recording.recorder.shapes.infer(operation, inputs, named)
        node = Node(operation, operands, named, type, metadata)
        # In debug mode the hot path must never match, because it does not look at source lines.
        entry = recording.trie.extend(
            cursor,
            key,
            operation=None if ir_debug else operation,
            lhs=operands[0] if operands else None,
            rhs=operands[1] if len(operands) > 1 else None,
            operands=operands,
            attributes=named,
            node=node,
        )
        recording.created += 1
    if recording.cursor is not cursor:
        return advance(recording, operation, operands, attributes)
    recording.cursor = entry
    return entry.node


def is_recorded(
    recording: Recording, operation: Operation, operands: tuple[Node, ...], attributes: Attributes
) -> bool:
    """Whether an operation has been recorded at this point before."""
    key: Any = (operation, operands, attributes)
    if recording.recorder.ir_debug:
        key = (key, node_metadata(recording))
    return recording.cursor.child(key) is not None


def node_metadata(recording: Recording) -> NodeMetadata:
    """Where a node that is made now comes from: that costs little beside making it."""
    trie = recording.trie
    found = NodeMetadata.here(recording.scope, recording.recorder.ir_debug, trie.last_place)
    if found is not trie.last_place:
        trie.last_place = untracked(found)
    return found
