"""Collectives between devices, and the rendezvous: a step barrier of several tasks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from threading import get_ident
from typing import Any, Literal

import trio

from lazyasync.arguments import whole_number
from lazyasync.callers import from_anywhere
from lazyasync.device import CollectiveKind, Device
from lazyasync.errors import RendezvousBrokenError, ShapeError
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.comparison import maximum, minimum
from lazyasync.ops.manipulation.creation import to_device
from lazyasync.ops.manipulation.shaping import concatenate, moveaxis
from lazyasync.recording import check_runtime
from lazyasync.runtime.job_access import job_to_await
from lazyasync.runtime.loop.waiting import WaitQueue, Waits
from lazyasync.runtime.runtime import RuntimeJob
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

__all__ = [
    "Rendezvous",
    "all_gather",
    "all_reduce",
    "broadcast",
    "reduce_scatter",
]

Reduction = Literal["sum", "mean", "max", "min"]

PIECES_FROM = 1 << 16
"""Bytes from which on a tensor is combined in pieces, one on each device."""

DIRECT = 8
"""To so many devices a tensor is sent from where it is; to more by a tree of two branches."""


@from_anywhere
async def all_reduce(trees: Sequence[Any], op: Reduction = "mean") -> list[Any]:
    """Combines one tree of tensors per device, element by element, and gives it to each device.

    ``trees`` holds tensors, or trees of them with the same structure and shapes, one per device.
    They are combined in the order given, so that the result is the same on every run and on every
    device: small tensors on the first device, and of large ones a piece on each device, which then
    sends it to the others. Sums and means on several GPUs are NCCL's, where it is and
    `Config.cuda_nccl` is set: in its order, which is the same on every device. What the tensors
    still need is handed to their devices now, together with everything else that is live there.
    Raises `ShapeError` or ``ValueError``
    for trees that do not match, and `RuntimeMismatchError` for tensors of another runtime.
    """
    _check_not_in_closure("all_reduce")
    leaves, definitions = _flatten_all(trees)
    _check_reduction(op)
    for tree_leaves in leaves:
        _check_runtime("all_reduce", tree_leaves)
    devices = [_device_of(tree_leaves) for tree_leaves in leaves]
    for parts in zip(*leaves, strict=True):
        _check_alike("all_reduce", parts)
    types = [leaf._node.type for leaf in leaves[0]]
    summed = await _summed("sum", op, devices, leaves, types)
    if summed is not None:
        return [
            definition.unflatten(own) for definition, own in zip(definitions, summed, strict=True)
        ]
    await _hand_over(devices)
    combined = [_combine_all(parts, devices, op) for parts in zip(*leaves, strict=True)]
    await _hand_over(devices)
    results: list[list[LazyTensor]] = [[] for _ in trees]
    for parts, pieces in zip(zip(*leaves, strict=True), combined, strict=True):
        copies = [_spread(piece, devices) for piece in pieces]
        for result, own in zip(results, zip(*copies, strict=True), strict=True):
            whole = own[0] if len(own) == 1 else concatenate(own).reshape(parts[0].shape)
            result.append(whole)
    await _hand_over(devices)
    return [
        definition.unflatten(result)
        for definition, result in zip(definitions, results, strict=True)
    ]


@from_anywhere
async def reduce_scatter(
    tensors: Sequence[LazyTensor], op: Reduction = "mean", axis: int = 0
) -> list[LazyTensor]:
    """Combines one tensor per device, and gives each device a piece of it, along ``axis``.

    The pieces are as long as each other, or else the first ones longer by one, as those of
    `la.array_split`: `la.all_gather` of them is what `all_reduce` gives. Each device combines its
    own piece, in the order given. Hands over, and raises, as `all_reduce` does, and `ShapeError`
    for an axis that is not there.
    """
    _check_not_in_closure("reduce_scatter")
    _check_tensors("reduce_scatter", tensors)
    _check_reduction(op)
    _check_alike("reduce_scatter", tensors)
    shape = tensors[0].shape
    if not -len(shape) <= axis < len(shape):
        raise ShapeError(f"reduce_scatter: there is no axis {axis} in {list(shape)}")
    devices = [tensor.device for tensor in tensors]
    if shape[axis] % len(devices) == 0:
        turned = [moveaxis(tensor, axis, 0) for tensor in tensors]
        length, *others = turned[0].shape
        piece = TensorType((length // len(devices), *others), turned[0].dtype)
        scattered = await _summed("scatter", op, devices, [[one] for one in turned], [piece])
        if scattered is not None:
            return [moveaxis(own, 0, axis) for (own,) in scattered]
    await _hand_over(devices)
    before = (slice(None),) * (axis % len(shape))
    pieces = [
        [tensor[(*before, piece)] for tensor in tensors]
        for piece in _pieces(shape[axis], len(devices))
    ]
    await _hand_over(devices)
    results = [_combine(own, device, op) for own, device in zip(pieces, devices, strict=True)]
    await _hand_over(devices)
    return results


@from_anywhere
async def broadcast(tree: Any, devices: Sequence[str | Device]) -> list[Any]:
    """One copy of a tree of tensors for each of ``devices``, at least one.

    Leaves that are no tensors stay as they are. Hands over as `all_reduce` does. Raises
    `RuntimeMismatchError` for tensors of another runtime.
    """
    job = _check_not_in_closure("broadcast")
    resolved = [job.resolve_device(device) for device in devices]
    if not resolved:
        raise ValueError("broadcast needs at least one device")
    leaves, definition = flatten(tree)
    tensors = [leaf for leaf in leaves if isinstance(leaf, LazyTensor)]
    _check_runtime("broadcast", tensors)
    sent = await _broadcast(tensors, resolved)
    if sent is not None:
        return [
            definition.unflatten(
                [next(own) if isinstance(leaf, LazyTensor) else leaf for leaf in leaves]
            )
            for own in map(iter, sent)
        ]
    spread = [
        _spread(leaf, resolved) if isinstance(leaf, LazyTensor) else [leaf] * len(resolved)
        for leaf in leaves
    ]
    copies = [
        definition.unflatten([copies[place] for copies in spread]) for place in range(len(resolved))
    ]
    await _hand_over(resolved)
    return copies


@from_anywhere
async def all_gather(tensors: Sequence[LazyTensor], axis: int = 0) -> list[LazyTensor]:
    """The concatenation of one tensor per device, along ``axis``, on each of the devices.

    Small tensors are joined on the first device, and large ones on every device by itself.
    Hands over as `all_reduce` does. Raises `ShapeError` for shapes that do not fit, and
    `RuntimeMismatchError` for tensors of another runtime.
    """
    _check_not_in_closure("all_gather")
    _check_tensors("all_gather", tensors)
    devices = [tensor.device for tensor in tensors]
    first = tensors[0]._node.type
    if all(tensor._node.type == first for tensor in tensors) and first.shape:
        types = [TensorType((len(tensors), *first.shape), first.dtype)]
        gathered = await _exchanged("gather", devices, [[one] for one in tensors], types)
        if gathered is not None:
            places = range(len(tensors))
            joined = [concatenate([own[place] for place in places], axis) for (own,) in gathered]
            await _hand_over(devices)
            return joined
    await _hand_over(devices)
    joining = devices[:1]
    if sum([tensor._node.type.nbytes for tensor in tensors]) >= PIECES_FROM:
        joining = list(dict.fromkeys(devices))  # so that no device sends more than its own
    moved = {device: [to_device(tensor, device) for tensor in tensors] for device in joining}
    await _hand_over(devices)
    whole = {device: concatenate(own, axis) for device, own in moved.items()}
    await _hand_over(devices)
    if len(joining) == 1:
        copies = _spread(whole[devices[0]], devices)
        await _hand_over(devices)
        return copies
    return [whole[device] for device in devices]


async def _exchanged(
    kind: CollectiveKind,
    devices: Sequence[Device],
    sources: Sequence[Sequence[LazyTensor]],
    types: Sequence[TensorType],
    root: int | None = None,
) -> list[list[LazyTensor]] | None:
    """What each device gets of ``types`` by a collective that the devices make together.

    The ``root`` of a broadcast gets nothing. None, with nothing begun, where they cannot.
    """
    given = [tensor for tensors in sources for tensor in tensors]
    if len(devices) < 2 or not given or not all(tensor.size for tensor in given):
        return None
    job = job_to_await()
    wanted = [() if place == root else types for place in range(len(devices))]
    return await job.executor.exchange(job, kind, devices, sources, wanted, root or 0)


async def _summed(
    kind: CollectiveKind,
    op: Reduction,
    devices: Sequence[Device],
    sources: Sequence[Sequence[LazyTensor]],
    types: Sequence[TensorType],
) -> list[list[LazyTensor]] | None:
    """Sums or means of tensors, or a part of them on each device; None where that is not possible.

    Extremes are not taken so, as it is not known what becomes of NaN.
    """
    if op not in ("sum", "mean"):
        return None
    found = await _exchanged(kind, devices, sources, types)
    if found is None or op == "sum":
        return found
    share = 1.0 / len(devices)
    means = [[tensor * share for tensor in own] for own in found]
    await _hand_over(devices)
    return means


async def _broadcast(
    tensors: Sequence[LazyTensor], devices: Sequence[Device]
) -> list[list[LazyTensor]] | None:
    """The tensors of one device on all; None where that is not possible."""
    origins = {tensor.device for tensor in tensors}
    if len(origins) != 1 or not origins.issubset(devices):
        return None
    root = devices.index(origins.pop())
    sources = [tensors if place == root else () for place in range(len(devices))]
    types = [tensor._node.type for tensor in tensors]
    sent = await _exchanged("broadcast", devices, sources, types, root)
    if sent is not None:
        sent[root] = list(tensors)
    return sent


def _combine(parts: Sequence[LazyTensor], device: Device, op: Reduction) -> LazyTensor:
    """The combination of tensors on one device, in their order."""
    total = to_device(parts[0], device)
    for part in parts[1:]:
        moved = to_device(part, device)
        if op == "max":
            total = maximum(total, moved)
        elif op == "min":
            total = minimum(total, moved)
        else:
            total = total + moved
    if op == "mean" and len(parts) > 1:
        total = total * (1.0 / len(parts))
    return total


def _combine_all(
    parts: Sequence[LazyTensor], devices: Sequence[Device], op: Reduction
) -> list[LazyTensor]:
    """The combination on the first device, or, of large tensors, a flat piece on each."""
    nbytes = parts[0].size * parts[0].dtype.itemsize
    if len(set(devices)) < 2 or nbytes < PIECES_FROM:
        return [_combine(parts, devices[0], op)]
    flat = [part.reshape((-1,)) for part in parts]
    return [
        _combine([part[piece] for part in flat], device, op)
        for piece, device in zip(_pieces(parts[0].size, len(devices)), devices, strict=True)
    ]


def _pieces(length: int, count: int) -> list[slice]:
    """Slices of about the same length, the first ones longer by one."""
    least, more = divmod(length, count)
    begins = [number * least + min(number, more) for number in range(count + 1)]
    return [slice(begin, end) for begin, end in pairwise(begins)]


def _spread(tensor: LazyTensor, devices: Sequence[Device]) -> list[LazyTensor]:
    """A copy for each device. Of many, those that have one send it on."""
    targets = list(dict.fromkeys(devices))
    if tensor.device in targets:
        targets.remove(tensor.device)
    sources = [tensor]
    copies = {tensor.device: tensor}
    for place, device in enumerate(targets, 1):
        source = tensor if len(targets) <= DIRECT else sources[(place - 1) // 2]
        copies[device] = to_device(source, device)
        sources.append(copies[device])
    return [copies[device] for device in devices]


def _check_reduction(op: str) -> None:
    if op not in ("sum", "mean", "max", "min"):
        raise ValueError(f'op must be "sum", "mean", "max" or "min", not {op!r}')


def _check_tensors(name: str, tensors: Sequence[LazyTensor]) -> None:
    if not tensors:
        raise ValueError(f"{name} needs at least one tensor")
    for tensor in tensors:
        if not isinstance(tensor, LazyTensor):
            raise TypeError(f"{name} takes tensors, not {type(tensor).__name__}")
    _check_runtime(name, tensors)


def _check_not_in_closure(name: str) -> RuntimeJob:
    """The current job. Raises `ReentrantBarrierError` inside a step closure."""
    job = job_to_await()
    job.executor.check_not_in_closure(job, name)
    return job


def _check_runtime(name: str, tensors: Sequence[LazyTensor]) -> None:
    check_runtime(name, tensors, job_to_await().executor)


async def _hand_over(devices: Sequence[Device]) -> None:
    """Hands what is live on the devices to the scheduler, and the transfers they wait for.

    What was recorded before a transfer leaves in a step of its own, which the transfer's target
    can then wait for.
    """
    job = job_to_await()
    await job.executor.mark_step(job, list(dict.fromkeys(devices)), False, closures=False)


def _flatten_all(trees: Sequence[Any]) -> tuple[list[list[LazyTensor]], list[Any]]:
    if not trees:
        raise ValueError("all_reduce needs at least one tensor")
    flattened = [flatten(tree) for tree in trees]
    first = flattened[0][1]
    for index, (leaves, definition) in enumerate(flattened):
        if definition != first:
            raise ValueError(f"all_reduce: tree {index} has another structure than tree 0")
        for leaf in leaves:
            if not isinstance(leaf, LazyTensor):
                raise TypeError(f"all_reduce takes tensors, not {type(leaf).__name__}")
    return [leaves for leaves, _ in flattened], [definition for _, definition in flattened]


def _device_of(leaves: Sequence[LazyTensor]) -> Device:
    if not leaves:
        raise ValueError("all_reduce: a tree without tensors")
    devices = {leaf.device for leaf in leaves}
    if len(devices) > 1:
        raise ValueError(
            f"all_reduce: the tensors of one tree are on {', '.join(map(str, sorted(devices)))}; "
            "each tree must be on one device"
        )
    return leaves[0].device


def _check_alike(name: str, parts: Sequence[LazyTensor]) -> None:
    for part in parts[1:]:
        if part.shape != parts[0].shape or part.dtype != parts[0].dtype:
            raise ShapeError(
                f"{name}: {parts[0].dtype}{list(parts[0].shape)} on {parts[0].device} and "
                f"{part.dtype}{list(part.shape)} on {part.device} cannot be combined"
            )


class Rendezvous:
    """A barrier for ``parties`` tasks, to be used again and again: ``await rendezvous.wait()``.

    It breaks for all when one fails: a party that leaves its ``async with rendezvous:`` block by
    an exception or a cancellation, or that is cancelled while it waits, leaves the others with
    `RendezvousBrokenError`, now and later. So does a party that leaves its block normally while
    others go on waiting for it. When all parties have left, others may enter.

    All parties are tasks of one trio run: that in which it was made, or else the first that comes
    to it. In others everything raises `WrongThreadError`.
    """

    def __init__(self, parties: int) -> None:
        self.parties = whole_number("Rendezvous: parties", parties)
        if self.parties < 1:
            raise ValueError(f"a rendezvous needs at least one party, not {parties}")
        self.rounds = 0
        """How often all parties have met."""
        self._waits = Waits()
        self._has_run = trio.lowlevel.in_trio_run()
        self._queue: WaitQueue = {}
        self._entered = 0
        """The blocks entered since all parties had left."""
        self._inside = 0
        """The blocks that have not been left."""

    @property
    def waiting(self) -> int:
        """The parties that wait now."""
        return len(self._queue)

    @property
    def broken(self) -> bool:
        """Whether it can never be complete again."""
        return self._waits.end is not None

    def abort(self, cause: BaseException | None = None) -> None:
        """Breaks it for all."""
        self._check_thread()
        if self.broken:
            return

        def end() -> BaseException:
            error = RendezvousBrokenError("another party failed, left or was cancelled")
            error.__cause__ = cause
            return error

        self._waits.fail_all(end)

    @from_anywhere
    async def wait(self) -> int:
        """Waits until all parties are here; gives the round, counted from 0, to all alike.

        Raises `RendezvousBrokenError` if it breaks, or is broken.
        """
        self._check_thread()
        if self._inside:
            self._break_if_too_few()
        self._waits.check()
        try:
            await trio.lowlevel.checkpoint_if_cancelled()
            round_ = self.rounds
            if len(self._queue) + 1 < self.parties:
                await self._waits.park(self._queue)
                return round_
        except trio.Cancelled:
            self.abort()
            raise
        self.rounds += 1
        self._waits.wake_all(self._queue)
        await trio.lowlevel.cancel_shielded_checkpoint()
        return round_

    def _check_thread(self) -> None:
        if not self._has_run:
            self._has_run = True
            self._waits.thread = get_ident()
        self._waits.check_thread()

    async def __aenter__(self) -> Rendezvous:
        self._check_thread()
        self._entered += 1
        self._inside += 1
        return self

    async def __aexit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        self._inside -= 1
        if error is not None:
            self.abort(error if isinstance(error, Exception) else None)
        elif self._queue:
            self._break_if_too_few()
        if not self._inside and self._entered >= self.parties:
            self._entered = 0

    def _break_if_too_few(self) -> None:
        """Breaks it if parties have left, and those inside or yet to come are too few."""
        if self._inside + max(0, self.parties - self._entered) < self.parties:
            self.abort()
