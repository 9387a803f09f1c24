"""Recurrent networks: several layers, in one direction or both, as loops over the positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from lazyasync.arguments import whole_number
from lazyasync.control.scan import scan
from lazyasync.errors import ShapeError
from lazyasync.nn import init
from lazyasync.nn.embedding import dropout as dropped
from lazyasync.nn.embedding import linear
from lazyasync.nn.init import Place
from lazyasync.nn.modules.module import NamedChildren, named_alone
from lazyasync.nn.operands import fraction
from lazyasync.ops.dispatch import convert
from lazyasync.ops.elementwise.activations import relu
from lazyasync.ops.elementwise.comparison import where
from lazyasync.ops.elementwise.functions import sigmoid
from lazyasync.ops.elementwise.trigonometry import tanh
from lazyasync.ops.manipulation.creation import arange, asarray, zeros
from lazyasync.ops.manipulation.shaping import (
    concatenate,
    expand_dims,
    split,
    stack,
    swapaxes,
)
from lazyasync.tensor import LazyTensor

__all__ = ["GRU", "LSTM", "RNN"]

State = tuple[LazyTensor, ...]
"""What is carried from one position to the next: h, and for an LSTM c, (batch, hidden)."""

_OTHER_LAYOUT = "; x is (length, batch, size), or (batch, length, size) with batch_first=True"
"""What an error says where the axes of the other layout would fit."""


class _Recurrent(NamedChildren):
    """What the three have in common; a subclass says what happens at one position."""

    input_size: int
    hidden_size: int
    num_layers: int = 1
    batch_first: bool = False
    dropout: float = 0.0
    bidirectional: bool = False
    training: bool = True

    settings: ClassVar[tuple[str, ...]] = (
        *("input_size", "hidden_size", "num_layers", "batch_first", "dropout", "bidirectional"),
        "training",
    )
    _gates: ClassVar[int] = 1
    _carried: ClassVar[int] = 1

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        name = type(self).__name__
        self.input_size = whole_number(f"{name}: input_size", input_size, 1)
        self.hidden_size = whole_number(f"{name}: hidden_size", hidden_size, 1)
        self.num_layers = whole_number(f"{name}: num_layers", num_layers, 1)
        self.dropout = fraction(f"{name}: dropout", dropout)
        self.batch_first, self.bidirectional = bool(batch_first), bool(bidirectional)
        self.training = True
        rows, bound = self._gates * self.hidden_size, self.hidden_size**-0.5
        self.children = {}
        for layer in range(self.num_layers):
            width = self.hidden_size * self._directions if layer else self.input_size
            for suffix in self._suffixes(layer):
                shapes: list[tuple[str, tuple[int, ...]]] = [
                    *(("weight_ih", (rows, width)), ("weight_hh", (rows, self.hidden_size))),
                    *([("bias_ih", (rows,)), ("bias_hh", (rows,))] if bias else []),
                ]
                for kind, shape in shapes:
                    self.children[kind + suffix] = init.uniform(
                        shape, -bound, bound, dtype=dtype, device=device
                    )

    def __repr__(self) -> str:
        names = self.settings[2:]
        usual = {name: getattr(type(self), name) for name in names}
        given = [f"{name}={it!r}" for name in names if (it := getattr(self, name)) != usual[name]]
        sizes = str(self.input_size), str(self.hidden_size)
        return f"{type(self).__name__}({', '.join([*sizes, *given])})"

    @property
    def _directions(self) -> int:
        return 2 if self.bidirectional else 1

    def _suffixes(self, layer: int) -> list[str]:
        return [f"_l{layer}", f"_l{layer}_reverse"][: self._directions]

    def _cell(self, gates: LazyTensor, hidden: LazyTensor, state: State) -> State:
        """The next state, of what the input and what the state before give to the gates."""
        raise NotImplementedError

    def __call__(
        self, x: LazyTensor, state: Any = None, lengths: Any = None
    ) -> tuple[LazyTensor, Any]:
        """``(outputs, state)``: the last layer's h at all positions, and the state at the end.

        ``x`` has the shape (length, batch, input_size), or (batch, length, input_size) with
        ``batch_first``, and the outputs likewise, with ``hidden_size`` for each direction. The
        state is h of the shape (layers * directions, batch, hidden_size), and for an LSTM the pair
        (h, c); zeros if there is none.

        ``lengths`` (batch,) says where the sequences end: behind that the outputs are zeros, the
        state stays, and the other direction begins there. Raises `ShapeError`.
        """
        name = type(self).__name__
        if x.ndim != 3 or x.shape[-1] != self.input_size:
            raise ShapeError(
                f"{name}: x must have 3 axes, of which the last is {self.input_size}, not "
                f"{x._node.type}"
            )
        x = swapaxes(x, 0, 1) if self.batch_first else x
        length, batch = x.shape[:2]
        count = self.num_layers * self._directions
        shape = (count, batch, self.hidden_size)
        carried = self._states(state, shape, x)
        is_inside = None
        if lengths is not None:
            ends = lengths if isinstance(lengths, LazyTensor) else asarray(lengths, device=x.device)
            if ends.shape != (batch,):
                raise ShapeError(
                    f"{name}: lengths must be of ({batch},), not {ends._node.type}"
                    + (_OTHER_LAYOUT if ends.shape == (length,) and not self.batch_first else "")
                )
            places = expand_dims(arange(length, device=x.device), 1)
            is_inside = expand_dims(places < ends, -1)
        last: list[State] = []
        for layer in range(self.num_layers):
            if layer:
                x = dropped(x, self.dropout, self.training)
            sides = []
            for side, suffix in enumerate(self._suffixes(layer)):
                start = tuple([each[len(last)] for each in carried])
                end, outputs = self._run(x, start, suffix, side == 1, is_inside)
                last.append(end)
                sides.append(outputs)
            x = concatenate(sides, axis=-1) if len(sides) > 1 else sides[0]
        ends_of = tuple([stack(column) for column in zip(*last, strict=True)])
        x = swapaxes(x, 0, 1) if self.batch_first else x
        return x, ends_of[0] if self._carried == 1 else ends_of

    def _states(self, state: Any, shape: tuple[int, ...], x: LazyTensor) -> State:
        """The state before the first position, checked."""
        if state is None:
            dtype = self.children["weight_hh_l0"].dtype
            return (zeros(shape, dtype=dtype, device=x.device),) * self._carried
        given = (state,) if self._carried == 1 else tuple(state)
        if len(given) != self._carried or any(each.shape != shape for each in given):
            what = "a tensor" if self._carried == 1 else "a pair (h, c) of tensors"
            raise ShapeError(f"{type(self).__name__}: the state must be {what} of {shape}")
        return given

    def _run(
        self, x: LazyTensor, start: State, suffix: str, reverse: bool, is_inside: LazyTensor | None
    ) -> tuple[State, LazyTensor]:
        """One layer in one direction."""
        weights = self.children
        gates = linear(x, weights[f"weight_ih{suffix}"], weights.get(f"bias_ih{suffix}"))
        recurrent, bias = weights[f"weight_hh{suffix}"], weights.get(f"bias_hh{suffix}")

        def step(state: State, items: tuple[LazyTensor, ...]) -> tuple[State, LazyTensor]:
            cell = self._cell(items[0], linear(state[0], recurrent, bias), state)
            # Gates may be in the half precision of `la.autocast`, but what is carried is not.
            after = tuple([convert(new, old.dtype) for new, old in zip(cell, state, strict=True)])
            if len(items) == 1:
                return after, after[0]
            kept = tuple([where(items[1], new, old) for new, old in zip(after, state, strict=True)])
            return kept, where(items[1], after[0], 0.0)

        items = (gates,) if is_inside is None else (gates, is_inside)
        end, outputs = scan(step, start, items, reverse=reverse)
        return end, outputs


class RNN(_Recurrent):
    """Elman's network: ``h = tanh(W_ih x + b_ih + W_hh h + b_hh)``, or relu: Elman, 1990.

    The arguments, the names and the layouts are PyTorch's; calling it gives ``(outputs, h)``. All
    numbers start uniform within ``hidden_size**-0.5`` of zero.
    """

    nonlinearity: str = "tanh"
    settings = (*_Recurrent.settings, "nonlinearity")

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        nonlinearity: Literal["tanh", "relu"] = "tanh",
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        *,
        dtype: object = None,
        device: Place = None,
    ) -> None:
        if nonlinearity not in _ACTIVATIONS:
            raise ValueError(f"RNN: nonlinearity must be tanh or relu, not {nonlinearity!r}")
        self.nonlinearity = nonlinearity
        super().__init__(
            *(input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional),
            dtype=dtype,
            device=device,
        )

    def _cell(self, gates: LazyTensor, hidden: LazyTensor, state: State) -> State:
        return (_ACTIVATIONS[self.nonlinearity](gates + hidden),)


_ACTIVATIONS: dict[str, Callable[[LazyTensor], LazyTensor]] = {"tanh": tanh, "relu": relu}


@named_alone
class GRU(_Recurrent):
    """Gated recurrent units: Cho et al., 2014 (arXiv:1406.1078).

    With the reset gate r, the update gate z, and the order r, z, n in the weights::

        n = tanh(W_in x + b_in + r * (W_hn h + b_hn))
        h = (1 - z) * n + z * h

    The arguments, the names and the layouts are PyTorch's; calling it gives ``(outputs, h)``.
    """

    _gates = 3

    def _cell(self, gates: LazyTensor, hidden: LazyTensor, state: State) -> State:
        x_reset, x_update, x_new = split(gates, 3, axis=-1)
        h_reset, h_update, h_new = split(hidden, 3, axis=-1)
        reset, update = sigmoid(x_reset + h_reset), sigmoid(x_update + h_update)
        new = tanh(x_new + reset * h_new)
        return (new + update * (state[0] - new),)


@named_alone
class LSTM(_Recurrent):
    """Long short-term memory: Hochreiter and Schmidhuber, 1997, with a forget gate.

    With the gates i, f, g, o, in this order in the weights::

        c = sigmoid(f) * c + sigmoid(i) * tanh(g)
        h = sigmoid(o) * tanh(c)

    The arguments, the names and the layouts are PyTorch's; calling it gives ``(outputs, (h, c))``.
    """

    _gates = 4
    _carried = 2

    def _cell(self, gates: LazyTensor, hidden: LazyTensor, state: State) -> State:
        entering, forgetting, new, leaving = split(gates + hidden, 4, axis=-1)
        c = sigmoid(forgetting) * state[1] + sigmoid(entering) * tanh(new)
        return sigmoid(leaving) * tanh(c), c
