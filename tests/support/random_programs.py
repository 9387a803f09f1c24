"""Random programs, with what they compute.

Each value is evaluated by its NumPy kernel while the program is made, together with a bound for
its error (`error_bounds`). Operations that are not continuous, as comparisons are, are done on
exact values only.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from choices import Choices
from error_bounds import Value, bound, castable, evaluate, fits
from graph_programs import Program
from random_operations import BINARY, LOCAL, POLES, SHAPES, SIGNED_ZERO, SMOOTH, UNARY
from scalar_operations import DTYPES, operand_dtypes

from lazyasync.ir.node import Node, Operation
from lazyasync.ops import linear_algebra, multiple
from lazyasync.ops.dispatch import CAST
from lazyasync.ops.elementwise import comparison, powers
from lazyasync.ops.indexing import dynamic_slicing as dynamic
from lazyasync.ops.indexing import slicing, take, take_along
from lazyasync.ops.manipulation import broadcasting, creation, joining, shaping
from lazyasync.ops.reductions import cumulative, reductions, softmax, sorting


class RandomProgram:
    """A program of random operations. ``values`` are all that it computes."""

    def __init__(self, choices: Choices, shapes: Sequence[tuple[int, ...]] = SHAPES) -> None:
        self.choices = choices
        self.program = Program()
        self.values: list[Value] = []
        self.text: list[str] = []
        shape = choices.pick(shapes)
        # Few dtypes, so that most values can be computed with one another.
        self.dtypes = [
            choices.pick((*[np.dtype("f")] * 8, *[np.dtype("d")] * 4, *DTYPES))
            for _ in range(choices.integer(1, 2))
        ]
        for _ in range(choices.integer(1, 4)):
            self._argument(shape, choices.pick(self.dtypes))
        makers = (
            *[self._binary] * 6,
            *[self._unary] * 4,
            *[self._reduction] * 3,
            *[self._view] * 2,
            self._where,
            self._cast,
            self._normalized,
            self._matmul,
            self._other,
            self._part,
            self._again,
        )
        for _ in range(choices.integer(1, 24)):
            choices.pick(makers)()

    def roots(self) -> list[int]:
        """Which values somebody wants: the last, and some others."""
        last = len(self.values) - 1
        wanted = {last}
        for _ in range(self.choices.integer(0, 3)):
            wanted.add(self.choices.integer(0, last))
        return sorted(wanted)

    # ---- what programs begin with ----------------------------------------------------------

    def _argument(self, shape: tuple[int, ...], dtype: np.dtype) -> Value:
        choices = self.choices
        how = choices.integer(0, 3)
        if how == 1 and shape:  # broadcast along an axis
            axis = choices.integer(0, len(shape) - 1)
            shape = (*shape[:axis], 1, *shape[axis + 1 :])
        elif how == 2:
            shape = shape[choices.integer(0, len(shape)) :]
        array = np.asarray(self._numbers(shape, dtype))
        if choices.integer(0, 7) == 7 and array.ndim > 1:
            array = np.asfortranarray(array)
        if not shape and choices.integer(0, 1) and dtype.kind in "fi":
            node = self.program.number(array.item(), dtype)
        else:
            node = self.program.argument(array)
        return self._keep(node, array, np.zeros(shape), False, f"argument {array.dtype}{shape}")

    def _numbers(self, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
        random = np.random.default_rng(self.choices.integer(0, 1 << 16))
        if dtype.kind == "b":
            return random.random(shape) < 0.5
        how = self.choices.integer(0, 3)
        if dtype.kind in "iu":
            limits = np.iinfo(dtype)
            low, high = (limits.min, limits.max) if how == 3 else (max(limits.min, -9), 9)
            return random.integers(low, high, shape, dtype, endpoint=True)
        if how == 0:  # sums and products of these are exact
            return random.integers(-4, 5, shape).astype(dtype)
        array: np.ndarray = random.normal(size=shape).astype(dtype)
        if how == 2 and array.size:
            special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40, 3e38, 1.0], dtype)
            for _ in range(3):
                array[tuple(random.integers(0, n) for n in shape)] = random.choice(special)
        return array * dtype.type(10) if how == 3 else array

    # ---- taking up and going on ------------------------------------------------------------

    def _keep(
        self, node: Node, array: np.ndarray, error: np.ndarray, signless: bool, text: str
    ) -> Value:
        assert array.dtype == node.type.dtype
        assert array.shape == error.shape == node.type.shape, (text, array.shape, error.shape)
        value = Value(node, array, error, signless and array.dtype.kind == "f")
        self.values.append(value)
        self.text.append(f"%{len(self.values) - 1} = {text}")
        return value

    def _name(self, value: Value) -> str:
        places = [place for place, other in enumerate(self.values) if other is value]
        return f"%{places[0]}" if places else f"({value.node.operation.name})"

    def _any(self, kinds: str = "biuf", *, exact: bool = False, ndim: int = 0) -> Value | None:
        found = [
            value
            for value in self.values
            if value.dtype.kind in kinds and (value.exact or not exact) and value.array.ndim >= ndim
        ]
        if not found:
            return None
        # What has just been computed is what loops are made of.
        latest = found[-3:] if self.choices.integer(0, 1) else found
        return self.choices.pick(latest[::-1])

    def _like(self, value: Value, *, exact: bool = False) -> Value:
        """Something to compute with together with another: of its dtype, to be broadcast."""
        fitting = [
            other
            for other in self.values
            if (other.exact or not exact)
            and fits(other.shape, value.shape)
            and (other.dtype == value.dtype or castable(other, value.dtype))
        ]
        how = self.choices.integer(0, 8)
        if how == 8:
            return self._argument(value.shape, value.dtype)
        if how == 7 or not fitting:
            constant = self.choices.integer(0, 1)
            node = self.program.constant(constant, value.dtype)
            array = np.array(constant, value.dtype)
            return Value(node, array, np.zeros(()), False)
        same = [other for other in fitting if other.dtype == value.dtype]
        if same and how:
            fitting = same
        other = self.choices.pick(fitting[::-1])
        return other if other.dtype == value.dtype else self._to(other, value.dtype)

    def _to(self, value: Value, dtype: np.dtype) -> Value:
        return self._apply(CAST, value, attributes=(dtype,))

    def _apply(self, operation: Operation, *operands: Value, attributes: Any = ()) -> Value:
        nodes = [operand.node for operand in operands]
        node = self.program.apply(operation, *nodes, attributes=attributes)
        arrays = [operand.array for operand in operands]
        array = evaluate(node, arrays)
        with np.errstate(all="ignore"):
            error = bound(node, operands, array)
        error = np.where(np.isnan(error), np.inf, error).reshape(array.shape)
        if array.dtype.kind == "f":
            # What is nearly infinite may be infinite for others, and what is not finite is not
            # near to anything.
            largest = float(np.finfo(array.dtype).max) / 2
            error = np.where((error > 0) & ~(np.abs(array.astype("d")) < largest), np.inf, error)
            for operand in operands:
                if not operand.exact and not np.isfinite(operand.error).all():
                    error = np.full(array.shape, np.inf) if operation not in LOCAL else error
        signless = operation in SIGNED_ZERO or any(operand.signless for operand in operands)
        names = ", ".join(map(self._name, operands))
        shown = f" {tuple(node.attributes)}" if node.attributes else ""
        return self._keep(
            node, array, error, signless, f"{operation.name}({names}){shown} {node.type}"
        )

    # ---- operations ------------------------------------------------------------------------

    def _again(self) -> None:
        """What has been computed already, which is done once."""
        made = [value for value in self.values if value.node.operands]
        if not made:
            return
        value = self.choices.pick(made[::-1])
        old = value.node
        node = Node(old.operation, old.operands, old.attributes, old.type)
        self._keep(node, value.array, value.error, value.signless, f"again {self._name(value)}")

    def _unary(self) -> None:
        x = self._any()
        if x is None:
            return
        fitting = [
            operation
            for operation in UNARY
            if operand_dtypes(operation, x.dtype)
            and (x.exact or operation in SMOOTH)
            and not (x.signless and operation in POLES)
        ]
        if fitting:
            self._apply(self.choices.pick(fitting), x)

    def _binary(self) -> None:
        x = self._any()
        if x is None:
            return
        fitting = [
            operation
            for operation in BINARY
            if operand_dtypes(operation, x.dtype)
            and (x.exact or operation in SMOOTH)
            and not (x.signless and operation in POLES)
            and not (operation is powers.POWER and x.dtype.kind != "f")
        ]
        if not fitting:
            return
        operation = self.choices.pick(fitting)
        y = self._like(x, exact=operation not in SMOOTH)
        if operation in POLES and y.signless:
            return
        if self.choices.integer(0, 1):
            x, y = y, x
        self._apply(operation, x, y)

    def _where(self) -> None:
        condition = self._any("b", exact=True)
        x = self._any()
        if x is None:
            return
        if condition is None or not fits(condition.shape, x.shape):
            exact = self._any("iuf", exact=True)
            if exact is None or not fits(exact.shape, x.shape):
                return
            condition = self._apply(comparison.GREATER, exact, self._like(exact, exact=True))
        if not fits(condition.shape, x.shape):
            return
        y = self._like(x)
        if fits(np.broadcast_shapes(x.shape, condition.shape), y.shape):
            self._apply(comparison.WHERE, condition, x, y)

    def _cast(self) -> None:
        x = self._any()
        dtype = self.choices.pick(DTYPES)
        if x is not None and x.dtype != dtype and castable(x, dtype):
            self._to(x, dtype)

    def _view(self) -> None:
        x = self._any()
        if x is None:
            return
        if x.array.size > 20_000:
            return
        choices = self.choices
        shape, ndim = x.shape, x.array.ndim
        how = choices.integer(0, 6)
        if how == 0:
            axes = list(range(ndim))
            order = [axes.pop(choices.integer(0, len(axes) - 1)) for _ in shape]
            self._apply(shaping.TRANSPOSE, x, attributes=(tuple(order),))
        elif how == 1:
            self._apply(broadcasting.RESHAPE, x, attributes=(self._other_shape(shape),))
        elif how == 2:
            self._slice(x)
        elif how == 3:
            axes_added = (choices.integer(0, ndim),)
            self._apply(shaping.EXPAND_DIMS, x, attributes=(axes_added,))
        elif how == 4:
            ones = [axis for axis, length in enumerate(shape) if length == 1]
            if ones:
                self._apply(shaping.SQUEEZE, x, attributes=((choices.pick(ones),),))
        elif how == 5:
            wide = tuple(choices.pick((2, 5)) if length == 1 else length for length in shape)
            ahead = (choices.pick((1, 2, 3)),) if choices.integer(0, 1) and ndim < 5 else ()
            if (*ahead, *wide) != shape:
                self._apply(broadcasting.BROADCAST_TO, x, attributes=((*ahead, *wide),))
        elif shape:
            axis = choices.integer(0, ndim - 1)
            items: list[Any] = [(0, length, 1) for length in shape]
            items[axis] = (shape[axis] - 1, None, -1) if shape[axis] else (0, 0, 1)
            self._apply(slicing.GET_ITEM, x, attributes=(tuple(items),))

    def _other_shape(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        size = math.prod(shape)
        options: list[tuple[int, ...]] = [(size,), (1, size), (size, 1)]
        for axis in range(len(shape) - 1):
            joined = (*shape[:axis], shape[axis] * shape[axis + 1], *shape[axis + 2 :])
            options.append(joined)
        for factor in (2, 3, 4):
            if size and size % factor == 0:
                options += [(factor, size // factor), (size // factor, factor)]
        if size == 1:
            options.append(())
        return self.choices.pick(options)

    def _slice(self, x: Value) -> None:
        items: list[Any] = []
        for length in x.shape:
            how = self.choices.integer(0, 6)
            if how == 5 and length:
                items.append(self.choices.integer(0, length - 1))
            elif how == 6:
                items += [None, (0, length, 1)]
            elif how == 4 and length:
                start = self.choices.integer(0, length - 1)
                stop = self.choices.integer(0, start)
                items.append((start, stop - 1 if stop else None, -self.choices.integer(1, 3)))
            elif how >= 2:
                start = self.choices.integer(0, length)
                stop = self.choices.integer(start, length)
                items.append((start, stop, self.choices.integer(1, 3)))
            else:
                items.append((0, length, 1))
        if sum(item is None or isinstance(item, tuple) for item in items) < 6:
            self._apply(slicing.GET_ITEM, x, attributes=(tuple(items),))

    def _axes(self, ndim: int) -> tuple[int, ...]:
        how = self.choices.integer(0, 6)
        if how == 0 or not ndim:
            return tuple(range(ndim))
        if how >= 4:
            return (0,) if how == 4 else (ndim - 1,)
        split = self.choices.integer(0, ndim - 1)
        if how == 1:
            return tuple(range(split, ndim))
        if how == 2:
            return tuple(range(split + 1))
        return (split,)

    def _reduction(self) -> None:
        operation = self.choices.pick(
            (
                broadcasting.SUM,
                broadcasting.SUM,
                broadcasting.SUM,
                reductions.MAX,
                reductions.MEAN,
                reductions.MIN,
                reductions.PROD,
                reductions.ANY,
                reductions.ALL,
                reductions.ARGMAX,
            )
        )
        smooth = (broadcasting.SUM, reductions.MAX, reductions.MIN, reductions.MEAN)
        x = self._any(exact=operation not in smooth)
        if x is None or (operation is reductions.MEAN and x.dtype.kind != "f"):
            return
        axes, keepdims = self._axes(x.array.ndim), bool(self.choices.integer(0, 1))
        empty = not math.prod(x.shape[axis] for axis in axes)
        if empty and operation in (reductions.MAX, reductions.MIN, reductions.ARGMAX):
            return
        if operation is reductions.ARGMAX:
            attributes: Any = (axes[0] if axes else None, keepdims)
        elif operation in (broadcasting.SUM, reductions.PROD):
            attributes = (axes, keepdims, self._accumulator(x.dtype))
        else:
            attributes = (axes, keepdims)
        self._apply(operation, x, attributes=attributes)

    def _accumulator(self, dtype: np.dtype) -> np.dtype:
        if dtype.kind == "f" or self.choices.integer(0, 1):
            return dtype
        return np.dtype(np.uint64 if dtype.kind == "u" else np.int64)

    def _normalized(self) -> None:
        operation = self.choices.pick(
            (softmax.SOFTMAX, softmax.LOG_SOFTMAX, softmax.LOGSUMEXP, reductions.MEAN)
        )
        x = self._any("f", ndim=1)
        if x is None or not x.array.size:
            return
        axes = self._axes(x.array.ndim)
        if operation in (softmax.SOFTMAX, softmax.LOG_SOFTMAX):
            self._apply(operation, x, attributes=(axes,))
        else:
            self._apply(operation, x, attributes=(axes, bool(self.choices.integer(0, 1))))

    def _matmul(self) -> None:
        if not self.choices.integer(0, 4):
            self._attention()
            return
        x = self._any("f", ndim=1)
        if x is None or x.array.size > 4000:
            return
        inner = x.shape[-1]
        fitting = [
            value
            for value in self.values
            if value.dtype == x.dtype
            and value.array.ndim in (1, 2)
            and value.shape[-2:][0] == inner
            and value.array.size < 4000
        ]
        if fitting and self.choices.integer(0, 2):
            self._apply(linear_algebra.MATMUL, x, self.choices.pick(fitting[::-1]))
        else:
            array = self._numbers((inner, self.choices.integer(1, 3)), x.dtype)
            y = self._keep(
                self.program.argument(array), array, np.zeros(array.shape), False, "argument"
            )
            self._apply(linear_algebra.MATMUL, x, y)

    def _attention(self) -> None:
        """A product of two batches of matrices that lie in one array, between each other."""
        choices = self.choices
        shape = tuple([choices.integer(1, 3) for _ in range(4)])
        array = self._numbers((2, *shape), choices.pick((np.dtype("f"), np.dtype("d"))))
        both = self._keep(
            self.program.argument(array), array, np.zeros(array.shape), False, "argument"
        )
        axes = choices.pick(((0, 2, 1, 3), (2, 0, 1, 3), (0, 1, 2, 3), (0, 3, 1, 2), (3, 1, 0, 2)))
        sides = []
        for place in range(2):
            items = ((place, place + 1, 1), *[(0, length, 1) for length in shape])
            part = self._apply(slicing.GET_ITEM, both, attributes=(items,))
            part = self._apply(broadcasting.RESHAPE, part, attributes=(shape,))
            sides.append(self._apply(shaping.TRANSPOSE, part, attributes=(axes,)))
        left, right = sides
        if choices.integer(0, 1):
            right = self._apply(shaping.TRANSPOSE, right, attributes=((0, 1, 3, 2),))
        else:
            left = self._apply(shaping.TRANSPOSE, left, attributes=((0, 1, 3, 2),))
        self._apply(linear_algebra.MATMUL, left, right)

    def _other(self) -> None:
        x = self._any(ndim=1)
        if x is None:
            return
        choices = self.choices
        axis = choices.integer(0, x.array.ndim - 1)
        length = x.shape[axis]
        how = choices.integer(0, 7)
        if how == 0 and length:
            random = np.random.default_rng(choices.integer(0, 99))
            self._apply(take.TAKE, x, self._indices((4,), length, random), attributes=(axis,))
        elif how == 1 and length and x.array.size:
            random = np.random.default_rng(choices.integer(0, 99))
            shape = (*x.shape[:axis], 2, *x.shape[axis + 1 :])
            indices = self._indices(shape, length, random)
            self._apply(take_along.TAKE_ALONG_AXIS, x, indices, attributes=(axis,))
        elif how == 2:
            self._apply(joining.CONCATENATE, x, x, attributes=(axis,))
        elif how == 3 and choices.integer(0, 1):
            place = choices.integer(0, 2)
            items = (*[(0, other, 1) for other in x.shape[:axis]], place)
            items = (*items, *[(0, other, 1) for other in x.shape[axis:]])
            shape = (*x.shape[:axis], 3, *x.shape[axis:])
            if x.array.size < 4000:
                self._apply(slicing.EMBED, x, attributes=(shape, items))
        elif how == 3:
            shape = (*x.shape[:axis], 2 * length + 1, *x.shape[axis + 1 :])
            items = [(0, other, 1) for other in shape]
            items[axis] = (1, 2 * length + 1, 2)
            self._apply(slicing.EMBED, x, attributes=(shape, tuple(items)))
        elif how == 4 and x.dtype.kind != "b":
            self._apply(creation.COUNT, attributes=(choices.integer(0, 9), x.dtype))
        elif how == 5 and x.exact and x.dtype.kind in "iu":
            self._apply(cumulative.CUMSUM, x, attributes=(axis, np.dtype(np.int64)))
        elif how == 6 and x.exact and x.dtype.kind == "f":
            self._both_parts(x)
        elif how == 7 and x.exact:
            operation = choices.pick((sorting.SORT, sorting.ARGSORT))
            self._apply(operation, x, attributes=(axis,))

    def _part(self) -> None:
        x, random = self._any(ndim=1), np.random.default_rng(self.choices.integer(0, 99))
        if x is None:
            return
        axes = tuple(range(self.choices.integer(1, x.array.ndim)))
        starts = [np.asarray(random.integers(-9, 9)) for _ in axes]
        nodes = [self.program.number(start.item(), start.dtype) for start in starts]
        zero = np.zeros(())
        places = [Value(*both, zero, False) for both in zip(nodes, starts, strict=True)]
        lengths = tuple([int(random.integers(0, x.shape[axis] + 1)) for axis in axes])
        part = self._apply(dynamic.DYNAMIC_SLICE, x, *places, attributes=(axes, lengths))
        if self.choices.integer(0, 1):
            self._apply(dynamic.DYNAMIC_UPDATE_SLICE, x, part, *places[::-1], attributes=(axes,))

    def _indices(self, shape: tuple[int, ...], length: int, random: np.random.Generator) -> Value:
        array = random.integers(-length, length, shape)
        node = self.program.argument(array)
        return self._keep(node, array, np.zeros(shape), False, f"argument int64{shape}")

    def _both_parts(self, x: Value) -> None:
        both = self.program.apply(multiple.MODF, x.node)
        for place, array in enumerate(np.modf(x.array)):
            attributes = (place, both.outputs[place])
            node = self.program.apply(multiple.OUTPUT, both, attributes=attributes)
            part = np.asarray(array)
            self._keep(node, part, np.zeros(part.shape), False, f"modf({self._name(x)})[{place}]")
