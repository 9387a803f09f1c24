"""Which tensors are alive, how large they are, and where they were made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lazyasync.debug.current import current_runtime
from lazyasync.observe.metrics import format_bytes


@dataclass(frozen=True, slots=True)
class LiveTensor:
    """One value, and the tensors that stand for it."""

    job: str | None
    """The name of the job that it counts for.

    None if that has ended, or if its value is on the host alone, and no device has it yet.
    """
    device: str
    shape: tuple[int, ...]
    dtype: str
    nbytes: int
    """What it takes on its device, or will, once it has been computed."""
    state: str
    """``"lazy"``, ``"in flight"``, ``"ready"`` or ``"failed"``."""
    made_at: str | None
    """The line of the program that made it, such as ``"train.py:12 in step"``, where known.

    Of what is recorded again, the line that recorded it first, unless `Config.ir_debug`.
    """
    tensors: int
    """How many tensors stand for it."""

    def __str__(self) -> str:
        several = f", {self.tensors} tensors" if self.tensors > 1 else ""
        place = "" if self.made_at is None else f", made at {self.made_at}"
        return (
            f"{format_bytes(self.nbytes):>10}  {self.dtype}{list(self.shape)} {self.state}"
            f"{several}{place}"
        )


@dataclass(frozen=True, slots=True)
class LiveTensors:
    """What `live_tensors` gives: a sequence of `LiveTensor` whose ``str()`` is a table."""

    tensors: tuple[LiveTensor, ...]
    """By job, then by device, the largest first."""

    def __iter__(self) -> Iterator[LiveTensor]:
        return iter(self.tensors)

    def __len__(self) -> int:
        return len(self.tensors)

    def __getitem__(self, index: int) -> LiveTensor:
        return self.tensors[index]

    def __str__(self) -> str:
        groups: dict[tuple[str | None, str], list[LiveTensor]] = {}
        for tensor in self.tensors:
            groups.setdefault((tensor.job, tensor.device), []).append(tensor)
        lines = []
        for (job, device), members in groups.items():
            total = format_bytes(sum(member.nbytes for member in members))
            plural = "" if len(members) == 1 else "s"
            owner = "no open job" if job is None else f"the job {job!r}"
            lines.append(f"{device}, {owner}: {len(members)} value{plural}, {total}")
            lines += map(str, members)
        return "".join(f"{line}\n" for line in lines) or "no tensor is alive\n"


def live_tensors() -> LiveTensors:
    """The tensors of the current runtime that something still refers to, by job and device.

    For finding what holds memory: values that should have gone, with the line that made them. What
    several tensors stand for is one entry, and counts once. Bytes that no tensor refers to are not
    here: intermediates of running steps, and what a device keeps for later.

    Looks at all live tensors, in the caller's task. What another thread is recording at this
    moment may be missing. Raises `NoRuntimeError`.
    """
    found: dict[object, LiveTensor] = {}
    counts: dict[object, int] = {}
    for tensor, job in current_runtime().executor.registry.live_tensors():
        data = tensor._data
        value: object = (tensor._recording, tensor._node) if data is None else data
        counts[value] = counts.get(value, 0) + 1
        if value not in found:
            type = tensor._node.type
            place = tensor._node.first_place if data is None else data.place
            found[value] = LiveTensor(
                job,
                str(tensor.device),
                tuple(map(int, type.shape)),
                str(type.dtype),
                type.nbytes,
                tensor.state,
                place,
                0,
            )
    entries = [replace(entry, tensors=counts[value]) for value, entry in found.items()]
    entries.sort(
        key=lambda entry: (entry.job is None, entry.job or "", entry.device, -entry.nbytes)
    )
    return LiveTensors(tuple(entries))
