"""Straight-line Python, which is what the calls of a program become."""

from __future__ import annotations

from types import CodeType
from typing import Any

from lazyasync.compiler.time_slices import pause
from lazyasync.ir.untracked import untrack

PER_FUNCTION = 64
"""Lines of one function. Python compiles a function in one piece, holding the GIL: small ones keep
the event loop's waits short while a program is being compiled in a thread."""
FUNCTION = "run_piece"


class Statements:
    """Lines of Python over a list ``r``; each may have an owner, the value that it computes."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._owners: list[int | None] = []
        self._alone: int | None = None

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, line: str, owner: int | None = None) -> None:
        """Appends a line."""
        self._lines.append(line)
        self._owners.append(owner)

    def insert(self, place: int, line: str, owner: int | None = None) -> None:
        """Puts a line before the one that is at ``place``."""
        self._lines.insert(place, line)
        self._owners.insert(place, owner)

    def keep_alone(self, place: int) -> None:
        """Makes a function of its own of the line that is at ``place``."""
        self._alone = place

    def compiled(self) -> CompiledStatements:
        """The lines as functions, of `PER_FUNCTION` lines or fewer."""
        ends = [len(self._lines)]
        if self._alone is not None:
            ends[:0] = [self._alone, self._alone + 1]
        pieces: list[CodeType] = []
        starts: list[int] = []
        alone = None
        start = 0
        for end in ends:
            while start < end:
                pause()
                if start == self._alone:
                    alone = len(pieces)
                starts.append(start)
                piece = self._lines[start : min(start + PER_FUNCTION, end)]
                start += len(piece)
                source = f"def {FUNCTION}(r):\n " + "\n ".join(piece)
                pieces.append(compile(source, "<lazyasync program>", "exec"))
        return CompiledStatements(tuple(pieces), tuple(starts), tuple(self._owners), alone)


class CompiledStatements:
    """Functions of ``r``, to be called in order: the code of each, and the owners of all lines.

    ``starts`` are the lines that they begin with; ``alone`` is the number of the function of the
    line that was to be kept alone.
    """

    def __init__(
        self,
        pieces: tuple[CodeType, ...],
        starts: tuple[int, ...],
        owners: tuple[int | None, ...],
        alone: int | None = None,
    ) -> None:
        self.pieces = pieces
        self.starts = starts
        self.owners = owners
        self.alone = alone
        untrack(self)

    def functions(self, namespace: dict[str, Any]) -> list[Any]:
        """The functions over the names that they use."""
        functions = []
        for piece in self.pieces:
            pause()
            exec(piece, namespace)
            functions.append(namespace.pop(FUNCTION))
        return functions

    def owner(self, error: BaseException) -> int | None:
        """The owner of the line that raised ``error``; None if none of them did.

        It is told from the traceback, so that a run that succeeds has nothing to keep book of.
        """
        traceback = error.__traceback__
        while traceback is not None:
            code = traceback.tb_frame.f_code
            for start, piece in zip(self.starts, self.pieces, strict=True):
                if any(code is constant for constant in piece.co_consts):
                    return self.owners[start + traceback.tb_lineno - 2]
            traceback = traceback.tb_next
        return None
