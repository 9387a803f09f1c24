"""Fusion: the operations of a graph become few loops.

The rules, in the order in which they are tried for each value:

| a value | joins the loop of an operand, if |
|---|---|
| elementwise, of the loop's shape | it reads what the loop computes at the same place, or per row |
| elementwise, one element per row | it reads what the loop computes per row |
| a reduction of the last axes | the loop computes its operand, and reduces no other axes |
| a reduction of the first axes | the loop computes its operand, and reduces no last ones |
| elements in another order | nobody else needs what the loop computes: it gets that order |

and none of its other operands depends on the loop. Otherwise it begins a loop of its own. Views
cost nothing: they are ways of reading, unless elements must be copied, as for a transposed matrix
in one row. Whatever else there is stays one call of its own kernel.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np

from lazyasync.compiler.fused_graph import (
    Call,
    FusedGraph,
    Level,
    Load,
    Loop,
    Matrix,
    Member,
    Piece,
    Product,
)
from lazyasync.compiler.geometry import (
    Geometry,
    collapse,
    contiguous_strides,
    one_stride,
    split_axis,
    view_of,
)
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.compiler.slices import pause
from lazyasync.ir.leaves import CONSTANT
from lazyasync.ir.node import OperationKind
from lazyasync.ir.scalar import Expression, Primitive, Reduction, constant, evaluate

MAX_LOOP_VALUES = 256
"""Values of one loop. More would not be faster, but make compiling superlinear."""
MAX_LOOP_BUFFERS = 64
"""Buffers that one loop reads: more would not stay in registers and caches."""
MAX_CALL_BYTES = 1 << 16
"""Results of calls up to this size may be kept for longer than need be, or for ever."""
MAX_SEARCH = 512
"""Loops looked at to rule out that joining one makes a circle; beyond, it is not joined."""

KINDS = frozenset(map(np.dtype, ("?", "b", "h", "i", "l", "B", "H", "I", "L", "f", "d")))
"""The dtypes that loops compute with."""


def fuse(
    graph: PrimitiveGraph, products: str = "fd", *, groups: bool = False, constants: bool = False
) -> FusedGraph:
    """The loops, products and calls of a graph, in an order in which they can run.

    ``products`` are the dtypes, by their characters, whose matrix products are told apart, and with
    ``groups`` those of batches in groups as well. Others stay calls of their kernels, and without
    ``constants`` so does what depends on nothing.
    """
    return _Fusion(graph, products, groups, constants).run()


class _Fusion:
    def __init__(self, graph: PrimitiveGraph, products: str, groups: bool, constants: bool) -> None:
        self.graph = graph
        self.products = products
        self.groups = groups
        self.folds = constants
        self.constants: list[int] = []
        self.pieces: list[Piece] = []
        self.piece_of: dict[int, Piece] = {}
        """The piece that computes a value; views and leaves have none."""
        self.geometries: list[Geometry] = [Geometry(-1, 0, ())] * len(graph.types)
        self.roots = frozenset(graph.roots)
        self.readers: dict[int, list[int]] = {}
        """The values that have a value as operand; empty until somebody asks."""

    def run(self) -> FusedGraph:
        graph = self.graph
        for value in graph.order:
            pause()
            node = graph.nodes[value]
            apart = node.operation.name in graph.apart
            geometry = Geometry(value, 0, contiguous_strides(graph.types[value].shape))
            is_view = node.operation.kind is OperationKind.VIEW and value not in graph.arguments
            if is_view and not apart:
                operand = graph.operands[value][0]
                base = self.geometries[operand]
                seen = None
                if len(graph.nodes[operand].outputs) == 1:
                    seen = view_of(node, graph.types[operand], base, graph.types[base.base])
                if seen is not None:
                    geometry = seen
            self.geometries[value] = geometry
            if value in graph.arguments or node.operation.kind is OperationKind.LEAF:
                continue
            if geometry.base != value:
                if value in self.roots:
                    self._call(value)  # a view that somebody gets is a copy
                continue
            if self.folds and not apart and self._is_constant(value):
                self.constants.append(value)
                continue
            if apart or not (
                self._fuse_map(value) or self._fuse_reduction(value) or self._product(value)
            ):
                self._call(value)
        self.pieces.sort(key=self._turn)
        self._find_stores()
        return FusedGraph(graph, self._ordered(), self.geometries, self.constants)

    def _is_constant(self, value: int) -> bool:
        graph = self.graph
        if graph.operands[value] or value in graph.roots:
            return False
        kind = graph.nodes[value].operation.kind
        return not kind.returns_result and graph.types[value].nbytes <= MAX_CALL_BYTES

    # ---- products --------------------------------------------------------------------------

    def _product(self, value: int) -> bool:
        graph = self.graph
        node = graph.nodes[value]
        output = graph.types[value]
        operands = graph.operands[value]
        if node.operation.kind is not OperationKind.PRODUCT:
            return False
        if output.dtype.char not in self.products:
            return False
        left, right = (graph.types[operand] for operand in operands)
        if left.ndim < 2 or right.ndim < 2 or not output.size or not left.size:
            return False
        rows, inner, columns = left.shape[-2], left.shape[-1], right.shape[-1]
        shape = output.shape[:-2]
        sizes = ((rows, inner), (inner, columns))
        strides = [
            self._strides(operand, (*shape, *lengths))
            for operand, lengths in zip(operands, sizes, strict=True)
        ]
        lengths, steps = collapse(shape, [every[:-2] for every in strides])
        if len(lengths) > (2 if self.groups else 1):
            return False
        batch, group = math.prod(lengths), lengths[-1] if lengths else 1
        matrices = []
        for operand, size, every, walk in zip(operands, sizes, strides, steps, strict=True):
            matrix = _as_matrix(every[-2:], size)
            if matrix is None:
                return False
            geometry = self.geometries[operand]
            group_step, step = (0, 0, *walk)[-2:]
            matrices.append(Matrix(geometry.base, geometry.offset, *matrix, step, group_step))
        first, second = matrices
        in_one = not first.transposed and first.step == rows * first.leading
        if 1 < batch == group and in_one and second.step == 0:  # all rows times one matrix
            rows, batch, group = rows * batch, 1, 1
        piece = Product(value, first, second, rows, inner, columns, batch, group)
        for operand in operands:
            self._need(piece, operand)
        self.piece_of[value] = piece
        self.pieces.append(piece)
        return True

    # ---- what joins what -------------------------------------------------------------------

    def _call(self, value: int) -> None:
        call = Call(value)
        for operand in self.graph.operands[value]:
            self._need(call, operand)
            # Kernels are given views as they are, which may be what somebody gets.
            while self.geometries[operand].base != operand:
                copy = self.piece_of.get(operand)
                if copy is not None:
                    call.needs[copy] = None
                operand = self.graph.operands[operand][0]
        self.piece_of[value] = call
        self.pieces.append(call)

    def _turn(self, piece: Piece) -> int:
        """When a piece's turn is, unless another needs it earlier.

        Calls are kept from standing between loops: copies of views come last, and what needs no
        other piece comes first, if keeping it for that long costs little memory.
        """
        if not isinstance(piece, Call):
            return 1
        if self.geometries[piece.value].base != piece.value:
            return 2
        small = self.graph.types[piece.value].nbytes <= MAX_CALL_BYTES
        return 0 if small and not piece.needs else 1

    def _need(self, piece: Piece, operand: int) -> None:
        other = self.piece_of.get(self.geometries[operand].base)
        if other is not None and other is not piece:
            piece.needs[other] = None

    def _fuse_map(self, value: int) -> bool:
        graph = self.graph
        node = graph.nodes[value]
        rule = node.operation.scalar
        operands = graph.operands[value]
        output = graph.types[value]
        types = [graph.types[operand] for operand in operands]
        if rule is None or not output.size or any(t.dtype not in KINDS for t in (output, *types)):
            return False
        inputs = [
            Expression(Primitive.INPUT, type.dtype, (), place) for place, type in enumerate(types)
        ]
        expression = rule(inputs, output.dtype, node.attributes)
        if expression is None:
            return False
        shape = output.shape
        if node.operation.kind is OperationKind.VIEW:  # a copy, element by element of its operand
            shape = types[0].shape
            if self._reorder(value):
                return True
        loop, level = self._loop_for_map(operands, shape)
        self._add(loop, value, level, expression, operands, shape)
        return True

    def _reorder(self, value: int) -> bool:
        """Has a loop compute its elements in the order of a copy, if that is all they are for.

        Those of the last axis stay what they are: a loop's last axis is its fastest.
        """
        graph = self.graph
        operand = graph.operands[value][0]
        geometry = self.geometries[operand]
        loop = self.piece_of.get(geometry.base)
        if not isinstance(loop, Loop) or loop.rows is not None or geometry.offset:
            return False
        axes = _permutation(geometry.strides, graph.types[operand].shape, loop.domain)
        if axes is None or not self._is_all_for(loop, value):
            return False
        moved = {
            load: Load(load.value, load.offset, tuple([load.strides[axis] for axis in axes]))
            for load in loop.loads
        }
        loop.domain = tuple([loop.domain[axis] for axis in axes])
        loop.loads = list(dict.fromkeys(moved.values()))
        for member in loop.members.values():
            expression = _reading(member.expression, moved)
            loop.members[member.value] = Member(member.value, member.level, expression)
        dtype = graph.types[value].dtype
        copy = Expression(Primitive.INPUT, dtype, (), geometry.base)
        loop.members[value] = Member(value, Level.FULL, copy)
        self.piece_of[value] = loop
        return True

    def _is_all_for(self, loop: Loop, value: int) -> bool:
        """Whether what a loop computes is read by itself and ``value`` alone."""
        if not self.readers:
            for reader in self.graph.order:
                for operand in self.graph.operands[reader]:
                    self.readers.setdefault(operand, []).append(reader)
        stack = list(loop.members)
        while stack:
            current = stack.pop()
            if current in self.roots:
                return False
            for reader in self.readers.get(current, ()):
                if reader in loop.members or reader == value:
                    continue
                if self.geometries[reader].base not in loop.members:
                    return False
                stack.append(reader)  # a view
        return True

    def _loop_for_map(self, operands: Sequence[int], shape: tuple[int, ...]) -> tuple[Loop, Level]:
        for loop in self._candidates(operands):
            if shape == loop.domain:
                level = Level.FULL
            elif loop.rows is not None and not loop.by_column and math.prod(shape) == loop.rows:
                level = Level.ROW
            else:
                continue
            if self._may_join(loop, operands, shape, level):
                return loop, level
        loop = Loop(shape)
        self.pieces.append(loop)
        return loop, Level.FULL

    def _candidates(self, operands: Sequence[int]) -> list[Loop]:
        """The loops that compute operands, the latest first, after making one of what may be."""
        loops: dict[Loop, int] = {}
        for operand in operands:
            base = self.geometries[operand].base
            piece = self.piece_of.get(base)
            if isinstance(piece, Loop):
                loops[piece] = max(loops.get(piece, -1), base)
        found = sorted(loops, key=loops.__getitem__, reverse=True)
        if len(found) > 1:
            first = found[0]
            found = [first, *[loop for loop in found[1:] if not self._merge(loop, first)]]
        return found

    def _merge(self, source: Loop, target: Loop) -> bool:
        """Makes two loops over the same domain one, if neither needs the other by way of a third.

        Of what belongs together, as in an optimizer's update, some is often begun apart.
        """
        if source.domain != target.domain:
            return False
        if len(source.members) + len(target.members) > MAX_LOOP_VALUES:
            return False
        if len(source.loads) + len(target.loads) > MAX_LOOP_BUFFERS:
            return False
        reduces = [loop for loop in (source, target) if loop.columns is not None]
        if len({(loop.rows, loop.columns, loop.by_column) for loop in reduces}) > 1:
            return False
        if reduces:
            (like, *_), loads = reduces, (*source.loads, *target.loads)
            assert like.columns is not None
            if not all(
                _splits(load.strides, like.domain, like.columns, like.by_column) for load in loads
            ):
                return False
        if any(load.value in source.members for load in target.loads) or any(
            load.value in target.members for load in source.loads
        ):
            return False  # one reads what the other computes at another place
        both = (source, target)
        before = [piece for piece in (*source.needs, *target.needs) if piece not in both]
        if self._reaches(before, source) or self._reaches(before, target):
            return False
        # Who comes first does not matter: neither reads the other, or it would be in one already.
        if reduces:
            target.rows, target.columns, target.by_column = like.rows, like.columns, like.by_column
        target.members = {**source.members, **target.members}
        target.loads = list(dict.fromkeys((*source.loads, *target.loads)))
        target.needs.update(source.needs)
        for loop in both:
            target.needs.pop(loop, None)
        for value in source.members:
            self.piece_of[value] = target
        self.pieces.remove(source)
        for piece in self.pieces:
            if source in piece.needs:
                del piece.needs[source]
                if piece is not target:
                    piece.needs[target] = None
        return True

    def _may_join(
        self,
        loop: Loop,
        operands: Sequence[int],
        shape: tuple[int, ...],
        level: Level,
    ) -> bool:
        if len(loop.members) >= MAX_LOOP_VALUES:
            return False
        if len(loop.loads) + len(operands) > MAX_LOOP_BUFFERS:
            return False
        others: list[int] = []
        for operand in operands:
            base = self.geometries[operand].base
            if base in loop.members:
                if not self._is_at_place(loop, operand, shape, level):
                    return False
            else:
                others.append(operand)
                if not self._readable(loop, operand, shape, level):
                    return False
        return not self._depends(others, loop)

    def _is_at_place(self, loop: Loop, operand: int, shape: tuple[int, ...], level: Level) -> bool:
        """Whether an operand that the loop computes is read where it has just been computed."""
        geometry = self.geometries[operand]
        member = loop.members[geometry.base]
        if geometry.offset or member.level is Level.COLUMN:
            return False
        strides = _significant(self._strides(operand, shape), shape)
        if member.level is Level.FULL:
            return level is Level.FULL and strides == _significant(contiguous_strides(shape), shape)
        if level is Level.ROW:
            return strides == _significant(contiguous_strides(shape), shape)
        assert loop.columns is not None
        return strides == _significant(_row_strides(shape, loop.columns), shape)

    def _readable(self, loop: Loop, operand: int, shape: tuple[int, ...], level: Level) -> bool:
        """Whether rows (and columns) read the operand with one stride each, where they must."""
        if level is Level.ROW:
            rows = loop.domain[: split_axis(loop.domain, loop.columns or 1)]
            return _without_ones(shape) == _without_ones(rows)
        if loop.columns is None:
            return True
        return _splits(self._strides(operand, shape), shape, loop.columns, loop.by_column)

    def _strides(self, operand: int, shape: tuple[int, ...]) -> tuple[int, ...]:
        """The strides with which an operand, broadcast to ``shape``, is read."""
        own = self.graph.types[operand].shape
        geometry = self.geometries[operand]
        missing = len(shape) - len(own)
        return (0,) * missing + tuple(
            0 if length == 1 else stride
            for length, stride in zip(own, geometry.strides, strict=True)
        )

    def _depends(self, operands: Sequence[int], target: Piece) -> bool:
        """Whether computing the operands needs the piece ``target``."""
        pieces = [self.piece_of.get(self.geometries[operand].base) for operand in operands]
        return self._reaches([piece for piece in pieces if piece is not None], target)

    def _reaches(self, starts: Sequence[Piece], target: Piece) -> bool:
        stack = list(starts)
        seen: set[Piece] = set()
        while stack:
            piece = stack.pop()
            if piece is target:
                return True
            if piece in seen:
                continue
            seen.add(piece)
            if len(seen) > MAX_SEARCH:
                return True
            stack.extend(piece.needs)
        return False

    def _fuse_reduction(self, value: int) -> bool:
        graph = self.graph
        node = graph.nodes[value]
        reduction = node.operation.reduction
        if reduction is None:
            return False
        operand = graph.operands[value][0]
        source, output = graph.types[operand], graph.types[value]
        if source.dtype not in KINDS or output.dtype not in KINDS or not source.size:
            return False
        shape, axes = source.shape, set(node.attributes.axes)
        kept = [axis for axis, length in enumerate(shape) if length > 1 and axis not in axes]
        reduced = [axis for axis, length in enumerate(shape) if length > 1 and axis in axes]
        if not kept or not reduced or max(kept) < min(reduced):
            by_column = False
        elif max(reduced) < min(kept):
            by_column = True
        else:
            return False
        columns = math.prod(shape[axis] for axis in (kept if by_column else reduced))
        loop = self._loop_for_reduction(operand, columns, by_column)
        if loop is None:
            return False
        x = Expression(Primitive.INPUT, source.dtype, (), 0)
        expression = reduction.element(x, output.dtype)
        level = Level.COLUMN if by_column else Level.ROW
        self._add(loop, value, level, expression, (operand,), shape, reduction)
        return True

    def _loop_for_reduction(self, operand: int, columns: int, by_column: bool) -> Loop | None:
        shape = self.graph.types[operand].shape
        rows = math.prod(shape) // columns
        for loop in self._candidates((operand,)):
            if loop.domain != shape:
                continue
            if loop.rows is None:
                strides = [load.strides for load in loop.loads]
                if not all(_splits(s, shape, columns, by_column) for s in strides):
                    continue
            elif (loop.rows, loop.columns, loop.by_column) != (rows, columns, by_column):
                continue
            if self._may_join(loop, (operand,), shape, Level.FULL):
                loop.rows, loop.columns, loop.by_column = rows, columns, by_column
                return loop
        if not _splits(self._strides(operand, shape), shape, columns, by_column):
            return None
        loop = Loop(shape, rows, columns, by_column)
        self.pieces.append(loop)
        return loop

    def _add(
        self,
        loop: Loop,
        value: int,
        level: Level,
        expression: Expression,
        operands: Sequence[int],
        shape: tuple[int, ...],
        reduction: Reduction | None = None,
    ) -> None:
        sources: list[int | Load | Expression] = []
        reading = Level.FULL if reduction is not None else level
        for operand in operands:
            base = self.geometries[operand].base
            leaf = self.graph.nodes[base]
            if base in loop.members:
                sources.append(base)
            elif leaf.operation is CONSTANT:
                sources.append(constant(leaf.attributes.value, leaf.type.dtype))
            else:
                sources.append(self._load(loop, operand, shape, reading))
                self._need(loop, operand)
        bound = _bind(expression, sources)
        loop.members[value] = Member(value, level, bound, reduction)
        self.piece_of[value] = loop

    def _load(self, loop: Loop, operand: int, shape: tuple[int, ...], level: Level) -> Load:
        geometry = self.geometries[operand]
        strides = self._strides(operand, shape)
        if level is Level.ROW and shape != loop.domain:
            strides = _as_rows(strides, shape, loop)
        load = Load(geometry.base, geometry.offset, strides)
        if load in loop.loads:
            return loop.loads[loop.loads.index(load)]
        loop.loads.append(load)
        return load

    # ---- what remains ----------------------------------------------------------------------

    def _find_stores(self) -> None:
        graph = self.graph
        wanted = set(graph.roots)
        for piece in self.pieces:
            if isinstance(piece, Loop):
                wanted.update(load.value for load in piece.loads)
            elif isinstance(piece, Product):
                wanted.update((piece.left.value, piece.right.value))
            else:
                wanted.update(self.geometries[o].base for o in graph.operands[piece.value])
        pause()
        for piece in self.pieces:
            if isinstance(piece, Loop):
                piece.stores = [value for value in piece.members if value in wanted]

    def _ordered(self) -> list[Piece]:
        """The pieces in an order in which each comes after what it needs."""
        done: set[Piece] = set()
        ordered: list[Piece] = []
        for first in self.pieces:
            pause()
            stack = [first]
            while stack:
                piece = stack[-1]
                if piece in done:
                    stack.pop()
                    continue
                waiting = [need for need in piece.needs if need not in done]
                if waiting:
                    stack.extend(waiting)
                else:
                    done.add(piece)
                    ordered.append(piece)
                    stack.pop()
        return ordered


def _as_matrix(strides: Sequence[int], lengths: tuple[int, int]) -> tuple[int, bool] | None:
    """The leading dimension of a matrix, and whether it is stored by columns; None if neither."""
    (across, along), (rows, columns) = strides, lengths
    if (along == 1 or columns == 1) and (across >= columns or rows == 1):
        return max(across, columns, 1), False
    if (across == 1 or rows == 1) and (along >= rows or columns == 1):
        return max(along, rows, 1), True
    return None


def _bind(expression: Expression, sources: Sequence[int | Load | Expression]) -> Expression:
    """The expression with its inputs, which are numbered, replaced by what they read."""

    def compute(part: Expression) -> Expression:
        if part.primitive is Primitive.INPUT:
            source = sources[part.value]
            if isinstance(source, Expression):
                return source
            return Expression(Primitive.INPUT, part.dtype, (), source)
        operands = tuple([bound[operand] for operand in part.operands])
        return Expression(part.primitive, part.dtype, operands, part.value)

    bound: dict[Expression, Expression] = {}
    return evaluate(expression, bound, compute)


def _reading(expression: Expression, loads: Mapping[Load, Load]) -> Expression:
    """The expression with its loads replaced by others."""

    def compute(part: Expression) -> Expression:
        operands = tuple([changed[operand] for operand in part.operands])
        source = loads[part.value] if isinstance(part.value, Load) else part.value
        return Expression(part.primitive, part.dtype, operands, source)

    changed: dict[Expression, Expression] = {}
    return evaluate(expression, changed, compute)


def _permutation(
    strides: Sequence[int], shape: Sequence[int], domain: Sequence[int]
) -> list[int] | None:
    """A domain's axes in the order in which a view has them; those of length 1 are left out.

    None if the view is of something else than all of it, or has another axis last.
    """
    own = contiguous_strides(domain)
    axes = {own[axis]: axis for axis, length in enumerate(domain) if length > 1}
    order = []
    for stride, length in zip(strides, shape, strict=True):
        if length > 1:
            axis = axes.pop(stride, None)
            if axis is None or domain[axis] != length:
                return None
            order.append(axis)
    if axes or not order or own[order[-1]] != 1:
        return None
    return order


def _without_ones(shape: Sequence[int]) -> list[int]:
    return [length for length in shape if length != 1]


def _significant(strides: Sequence[int], shape: Sequence[int]) -> list[int]:
    return [stride for stride, length in zip(strides, shape, strict=True) if length != 1]


def _row_strides(shape: tuple[int, ...], columns: int) -> tuple[int, ...]:
    """The strides of what has one element per row of ``columns``, over the whole shape."""
    split = split_axis(shape, columns)
    return contiguous_strides(shape[:split]) + (0,) * (len(shape) - split)


def _splits(
    strides: tuple[int, ...], shape: tuple[int, ...], columns: int, by_column: bool
) -> bool:
    """Whether the axes of a row, and with ``by_column`` those of a column, are read as one."""
    split = split_axis(shape, columns)
    inner = one_stride(strides[split:], shape[split:])
    if not by_column:
        return inner is not None
    return inner is not None and one_stride(strides[:split], shape[:split]) is not None


def _as_rows(strides: tuple[int, ...], shape: tuple[int, ...], loop: Loop) -> tuple[int, ...]:
    """The strides over a loop's domain of what is read once per row, with ``shape``."""
    assert loop.columns is not None
    split = split_axis(loop.domain, loop.columns)
    spread = iter(_significant(strides, shape))
    over = [next(spread) if length != 1 else 0 for length in loop.domain[:split]]
    return (*over, *[0] * (len(loop.domain) - split))
