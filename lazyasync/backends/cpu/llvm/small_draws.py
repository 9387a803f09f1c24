"""Random draws in loops in machine code: what a call of draws.c fills for an iteration.

The state is in registers, as other carries are.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lazyasync.backends.cpu.llvm.draws import ADVANCED, Drawing
from lazyasync.backends.cpu.llvm.expressions import LlvmWriter

WORK = 64
"""Instructions of a call that are written in its place, about."""
_NUMBERS = 8
"""What draws.c is given: the last is where the numbers are to be."""
_ROOM = 16
"""Numbers of 8 bytes at most."""


def can_draw(piece: Drawing, most: int) -> bool:
    """Whether a loop draws this, of so many elements at most."""
    if type(piece.size) is not int:
        return False
    return piece.kind == ADVANCED or piece.size <= min(most, _ROOM)


def work_of_draw(piece: Drawing) -> int:
    """Instructions that are written for it, about."""
    return 1 if piece.kind == ADVANCED else WORK + piece.size


class DrawWriter:
    """Writes how numbers are drawn. ``is_used``: whether any are."""

    def __init__(self, writer: LlvmWriter) -> None:
        self._w = writer
        self.is_used = False

    def begin(self, word: int) -> list[str]:
        """What is there before the first iteration: the function, which is a word of arguments."""
        if not self.is_used:
            return []
        return [
            f"  %draw.at = getelementptr ptr, ptr %args, i64 {word}",
            "  %draw = load ptr, ptr %draw.at",
            f"  %draw.numbers = alloca i64, i64 {_NUMBERS}",
            f"  %draw.room = alloca i64, i64 {_ROOM}",
            "  %draw.to = ptrtoint ptr %draw.room to i64",
        ]

    def write(self, piece: Drawing, dtype: np.dtype, given: Sequence[str]) -> list[str] | None:
        """The addresses of what is drawn, of the state and what belongs to it.

        None for a state that goes on.
        """
        if piece.kind == ADVANCED:
            return None
        w = self._w
        self.is_used = True
        words = [str(number) for number in (piece.kind, piece.size, piece.blocks)]
        words += [*given, *["0"] * (_NUMBERS - 1 - len(words) - len(given)), "%draw.to"]
        is_chance = len(given) == 3
        for place, number in enumerate(words):
            at = w.emit(f"getelementptr i64, ptr %draw.numbers, i64 {place}")
            type = "double" if is_chance and number is given[2] else "i64"
            w.add(f"store {type} {number}, ptr {at}")
        w.emit("call i64 %draw(ptr %draw.numbers)")
        return [
            w.emit(f"getelementptr i8, ptr %draw.room, i64 {place * dtype.itemsize}")
            for place in range(piece.size)
        ]

    def advanced(self, piece: Drawing, given: Sequence[str]) -> list[str]:
        """A state further on."""
        key, counter = given
        return [key, self._w.emit(f"add i64 {counter}, {piece.size}")]
