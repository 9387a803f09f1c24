"""The machine code of CUDA kernels, read from cubins and from what the compiler says: no GPU.

A cubin is an ELF file with one section of code for each kernel. Instructions of these
architectures take 16 bytes each; the lowest 12 bits are the operation. Which numbers stand for
which operation, and where the widths of accesses and the targets of branches are, was found by
compiling kernels that have them.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

INSTRUCTION_BYTES = 16
LOAD, STORE, BRANCH, PADDING = 0x981, 0x986, 0x947, 0x918
LOCAL = {0x983, 0x387, 0x987}
"""Reads and writes of local memory, where spilled registers go and arrays that are indexed."""
TENSOR_CORES = {0x23C: "HMMA", 0x83B: "LDSM", 0xFAE: "LDGSTS"}
"""Products of tensor cores, what reads their factors from shared memory, and copies to it."""
ACCESS_BYTES = (1, 1, 2, 2, 4, 8, 16, 16)
"""The bytes of an access by the three bits of its instruction that tell its width."""


class Access(NamedTuple):
    """An instruction that reads global memory, or writes it."""

    place: int
    nbytes: int
    writes: bool


@dataclass(frozen=True)
class MachineCode:
    """One kernel. ``registers`` are those of a thread, ``spilled`` bytes of stores and loads."""

    name: str
    registers: int
    spilled: int
    instructions: int
    """Without the padding behind the end."""
    accesses: tuple[Access, ...]
    loops: tuple[tuple[int, int], ...]
    """The first and the last instruction of each loop."""
    local: int
    """Accesses to local memory."""
    of_tensor_cores: Mapping[str, int]
    """How many there are of the instructions of `TENSOR_CORES`."""

    def widths(self, writes: bool = False) -> list[int]:
        """The bytes of the reads of global memory, or of the writes, the widest first."""
        found = {access.nbytes for access in self.accesses if access.writes == writes}
        return sorted(found, reverse=True)

    def busiest_loop(self) -> tuple[int, int, int]:
        """Of the innermost loops the one with most bytes: its instructions, bytes read, written.

        All of the kernel, where no loop reads or writes.
        """
        best = (self.instructions, *self._bytes(0, self.instructions))
        most = 0
        for first, last in self.loops:
            inner = any(
                (begin, end) != (first, last)
                and first <= begin
                and end <= last
                and sum(self._bytes(begin, end))
                for begin, end in self.loops
            )
            read, written = self._bytes(first, last)
            if not inner and read + written > most:
                most = read + written
                best = (last - first + 1, read, written)
        return best

    def _bytes(self, first: int, last: int) -> tuple[int, int]:
        inside = [access for access in self.accesses if first <= access.place <= last]
        read = sum(access.nbytes for access in inside if not access.writes)
        return read, sum(access.nbytes for access in inside if access.writes)


def machine_code(cubin: bytes, said: str) -> dict[str, MachineCode]:
    """The kernels of a cubin by name; ``said`` is what ptxas said of them with ``-v``."""
    resources = dict(_resources(said))
    found = {}
    for section, text in _sections(cubin):
        if section.startswith(".text."):
            name = section.removeprefix(".text.")
            registers, spilled = resources[name]
            found[name] = _decoded(name, text, registers, spilled)
    return found


def _decoded(name: str, text: bytes, registers: int, spilled: int) -> MachineCode:
    accesses, loops, local, count = [], [], 0, 0
    found = dict.fromkeys(TENSOR_CORES.values(), 0)
    for place in range(len(text) // INSTRUCTION_BYTES):
        low, high = struct.unpack_from("<QQ", text, place * INSTRUCTION_BYTES)
        word = low | high << 64
        operation = word & 0xFFF
        if operation == PADDING:
            continue
        count += 1
        if operation in (LOAD, STORE):
            width = ACCESS_BYTES[word >> 73 & 7]
            accesses.append(Access(place, width, operation == STORE))
        local += operation in LOCAL
        if operation in TENSOR_CORES:
            found[TENSOR_CORES[operation]] += 1
        if operation == BRANCH:
            # In words of four bytes, from the next instruction on.
            words = (word >> 34 & (1 << 48) - 1) << 8 | word >> 16 & 0xFF
            words -= (words >> 55) << 56
            target = place + 1 + words * 4 // INSTRUCTION_BYTES
            if target < place:  # the one that ends the code goes to itself
                loops.append((target, place))
    return MachineCode(name, registers, spilled, count, tuple(accesses), tuple(loops), local, found)


def _resources(said: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """The registers and the spilled bytes of each kernel."""
    name, spilled = "", 0
    for line in said.splitlines():
        if compiled := re.search(r"Compiling entry function '(\w+)'", line):
            name, spilled = compiled.group(1), 0
        elif spills := re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads", line):
            spilled = int(spills.group(1)) + int(spills.group(2))
        elif used := re.search(r"Used (\d+) registers", line):
            yield name, (int(used.group(1)), spilled)


def _sections(elf: bytes) -> Iterator[tuple[str, bytes]]:
    (table,) = struct.unpack_from("<Q", elf, 40)
    size, count, names = struct.unpack_from("<HHH", elf, 58)
    heads = [struct.unpack_from("<IIQQQQ", elf, table + number * size) for number in range(count)]
    for head in heads:
        start = heads[names][4] + head[0]
        yield elf[start : elf.index(b"\0", start)].decode(), elf[head[4] : head[4] + head[5]]
