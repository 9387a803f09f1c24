"""What a host does for one controller: its devices, its buffers, its programs; all end with it."""

from __future__ import annotations

import dataclasses
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np
import trio

from lazyasync import backends
from lazyasync.backends.protocol import (
    BackendOptions,
    Download,
    Execute,
    Failed,
    InputsMissingError,
    Program,
    Succeeded,
    Trim,
    Upload,
    lane_of,
)
from lazyasync.backends.remote.channel import Arrays, Channel
from lazyasync.backends.remote.crossings import Crossings
from lazyasync.backends.remote.failures import written_error
from lazyasync.backends.remote.links import Links
from lazyasync.backends.remote.orders import Call, LinkOrder, Order, read_value
from lazyasync.backends.remote.program import facts_of, failing_value
from lazyasync.backends.remote.served_device import Copy, ServedDevice, Slot
from lazyasync.backends.remote.wire import (
    Kind,
    MalformedMessageError,
    Message,
    MessageTooLargeError,
    array_type,
    checked,
)
from lazyasync.config import Config
from lazyasync.device import Device
from lazyasync.errors import UnknownDeviceError
from lazyasync.ir.graph import Graph
from lazyasync.ir.iterations import Iterations
from lazyasync.ir.leaves import PARAMETER, RANDOM_STATE
from lazyasync.ir.types import TensorType

SETTINGS = (
    *("jit", "cpu_threads", "force_fallback"),
    *("cuda_loops", "cuda_fast_products", "cuda_graphs"),
)
"""The settings of its runtime that a controller has its devices obey. None of them names a file."""

MOST_UNDER_WAY = 256
"""Orders of a controller that have not ended; it is not listened to meanwhile."""
MOST_TEXT = 1 << 20
"""The bytes of a description of a program."""
_PATIENCE = 5.0
"""The seconds that devices have for what is under way when a controller is gone."""


class _Compiled(NamedTuple):
    program: Program
    types: tuple[TensorType, ...]
    """Of its arguments."""
    leaves: tuple[Any, ...]
    """The operations of its arguments, which say what they are."""
    outputs: tuple[TensorType, ...]


class Session:
    """A controller that has shown that it has the token.

    It may open ``allowed`` devices, and have ``memory_bytes`` in buffers. Settings that it gives
    replace those of ``config``.
    """

    def __init__(
        self,
        channel: Channel,
        allowed: tuple[Device, ...],
        config: Config,
        memory_bytes: int | None,
        links: Links,
    ) -> None:
        self._channel = channel
        self._allowed = allowed
        self._config = config
        self._memory_bytes = memory_bytes
        self._links = links
        self._onward: dict[int, tuple[int, int]] = {}
        """Of orders whose download goes to another host the link and the transfer."""
        self._devices: list[ServedDevice] = []
        self._slots: dict[int, tuple[int, Slot]] = {}
        self._programs: dict[int, _Compiled] = {}
        self._held: dict[tuple[ServedDevice, int], deque[Any]] = {}
        """Of lanes the commands that wait for what comes from other hosts, and those behind."""
        self._under_way: dict[int, Any] = {}
        """The commands, and None for what is compiled, by the numbers of their orders."""
        self._numbers: dict[Any, int] = {}
        self._nbytes = 0
        self._fewer = trio.Event()
        self._ended = False
        self._token = trio.lowlevel.current_trio_token()

    async def serve(self) -> None:
        """Serves until the controller goes. Raises `MalformedMessageError` for what it may not say,
        and what `lazyasync.backends.remote.channel.BROKEN` has."""
        failure: Exception | None = None
        async with trio.open_nursery() as nursery:  # for what devices and compiles need
            self._nursery = nursery
            self._crossings = Crossings(self._links, nursery, self._channel.limits)
            try:
                await self._listen()
            except Exception as error:
                failure = error  # by itself, and not in a group
            finally:
                await self._close()
                nursery.cancel_scope.cancel()
        if failure is not None:
            raise failure

    async def _listen(self) -> None:
        await self._open()
        while await self._take(*await self._channel.receive()):
            while len(self._under_way) >= MOST_UNDER_WAY:
                self._fewer = trio.Event()
                await self._fewer.wait()
            if self._channel.queued > MOST_UNDER_WAY:
                await self._channel.drain()

    # ---- opening and closing ---------------------------------------------------------------

    async def _open(self) -> None:
        message = await self._channel.receive_as_it_begins()
        if checked(message) is not Kind.OPEN:
            raise MalformedMessageError("a controller begins by opening devices")
        _, names, settings, deadline = message
        self._channel.expected_within(deadline)
        try:
            config = self._settings(settings)
            devices = [self._allowed_device(name) for name in names]
            siblings = Counter(device.kind for device in devices)
            for device in devices:
                self._devices.append(self._opened(device, config, siblings[device.kind]))
        except Exception as error:
            self._channel.send([int(Kind.FAILED), 0, *written_error(error), None])
            await self._channel.drain()
            raise EOFError("it has asked for what there is not") from error
        facts = [self._facts(one) for one in self._devices]
        self._channel.send([int(Kind.OPENED), facts, self._channel.deadline])

    def _settings(self, settings: Mapping[str, Any]) -> Config:
        for name in settings:
            if name not in SETTINGS:
                raise ValueError(f"a controller may not set {name!r} here")
        # What it leaves open is for the host to say.
        given = {name: value for name, value in settings.items() if value is not None}
        return dataclasses.replace(self._config, **given)

    def _allowed_device(self, name: str) -> Device:
        device = Device.parse(name)
        if device not in self._allowed:
            known = ", ".join(map(str, self._allowed))
            raise UnknownDeviceError(f"the host has no {device}; it has {known}")
        return device

    def _opened(self, device: Device, config: Config, siblings: int) -> ServedDevice:
        served = ServedDevice(lambda command, outcome: self._done(served, command, outcome))
        options = BackendOptions(config, served, self._deliver, siblings, self._start_task)
        served.open(backends.create(device, options))
        return served

    def _facts(self, device: ServedDevice) -> list[Any]:
        bounds = [device.backend.memory_bytes, self._memory_bytes]
        least = min((bound for bound in bounds if bound is not None), default=None)
        return [device.backend.lanes, least]

    def _deliver(self, callback: Callable[[], None]) -> None:
        with suppress(trio.RunFinishedError):
            self._token.run_sync_soon(self._delivered, callback)

    def _delivered(self, callback: Callable[[], None]) -> None:
        if not self._ended:
            callback()

    def _start_task(self, serve: Callable[[], Awaitable[None]], name: str) -> None:
        self._nursery.start_soon(serve, name=name)

    async def _close(self) -> None:
        self._crossings.close()
        for command in self._under_way.values():
            if type(command) is Execute and command.iterations is not None:
                command.iterations.stop()
        with trio.CancelScope(shield=True):
            for device in self._devices:
                await device.backend.close(_PATIENCE)
        self._ended = True
        self._slots.clear()
        self._programs.clear()
        self._held.clear()
        self._under_way.clear()
        self._onward.clear()
        self._numbers.clear()

    # ---- messages --------------------------------------------------------------------------

    async def _take(self, message: Message, arrays: Arrays) -> bool:
        """Does what a message says; False if it is the last."""
        kind = checked(message)
        if kind is Kind.RUN:
            self._run(Order.parse(message), arrays)
        elif kind is Kind.COMPILE:
            self._compile(message[1], message[2], arrays)
        elif kind is Kind.STOP:
            command = self._under_way.get(message[1])
            if type(command) is Execute and command.iterations is not None:
                command.iterations.stop()
        elif kind is Kind.FORGET:
            self._forget(message[1])
            for number in message[2]:
                self._programs.pop(number, None)
        elif kind is Kind.SEND:
            self._send_onward(*message[1:])
        elif kind is Kind.EXPECT:
            self._expect(*message[1:])
        elif kind is Kind.DROP:
            self._crossings.drop(message[1], message[2])
        elif kind is Kind.LINK:
            self._link(LinkOrder.parse(message))
        elif kind is Kind.BYE:
            return False
        elif kind is not Kind.PING:
            raise MalformedMessageError(f"a controller does not say {kind.name}")
        return True

    def _device(self, index: int) -> ServedDevice:
        if index >= len(self._devices):
            raise MalformedMessageError(f"no device {index} is open")
        return self._devices[index]

    def _run(self, order: Order, arrays: Arrays) -> None:
        device = self._device(order.device)
        if order.number in self._under_way:
            raise MalformedMessageError(f"an order {order.number} is under way already")
        self._check_lane(device, order.lane)
        if len(order.uploads) != len(arrays):
            raise MalformedMessageError("arrays have come for other buffers than are named")
        for identity, array in zip(order.uploads, arrays, strict=True):
            self._add(identity, order.device, Slot(TensorType(array.shape, array.dtype), array))
        command = self._command(order, device)
        self._forget(order.forgotten)
        self._note(order.number, command)
        shortage = self._shortage()
        if shortage is not None:
            self._done(device, command, Failed(shortage))
        else:
            self._submit(device, command)

    def _check_lane(self, device: ServedDevice, lane: int) -> None:
        if lane >= device.backend.lanes:
            raise MalformedMessageError(f"there is no lane {lane}")

    def _submit(self, device: ServedDevice, command: Any) -> None:
        """Has a command done, behind those of its lane that wait for what comes from elsewhere."""
        place = device, lane_of(command, device.backend.lanes)
        held = self._held.get(place)
        if held is not None:
            held.append(command)
        elif _waits(command):
            self._held[place] = deque([command])
        else:
            device.submit(command)

    def _submit_held(self) -> None:
        """Goes on where lanes have waited, as something has come."""
        for place, held in tuple(self._held.items()):
            device, _ = place
            while held and not _waits(held[0]):
                device.submit(held.popleft())
            if not held:
                del self._held[place]

    def _note(self, number: int, command: Any) -> None:
        self._under_way[number] = command
        self._numbers[command] = number

    def _shortage(self) -> MemoryError | None:
        """What fails for the buffers that there are; None if the controller may have them."""
        limit = self._memory_bytes
        if limit is None or self._nbytes <= limit:
            return None
        if self._nbytes > 2 * limit:
            raise MessageTooLargeError(f"buffers of {self._nbytes} bytes; {limit} are allowed")
        return MemoryError(
            f"{self._nbytes} bytes in buffers; the host allows {limit} to a controller"
        )

    def _command(self, order: Order, device: ServedDevice) -> Any:
        if order.call is not None:
            return self._execute(order, order.call)
        downloads = [self._slot(one, order.device) for one in order.downloads]
        targets = [self._slot(one, order.device) for one in order.targets]
        if order.copied is not None:
            sender, source, target = order.copied
            slot = self._slot(source, sender)
            copy = Slot(slot.type)
            self._add(target, order.device, copy)
            return Copy(order.label, slot, self._device(sender), copy)
        match order.kind:
            case "download":
                return Download(order.label, downloads, order.lane)  # type: ignore[arg-type]
            case "upload" | "receive":  # of a value that was on the controller only
                return Upload(order.label, (), targets)  # type: ignore[arg-type]
            case "trim":
                return Trim(order.label)
        raise MalformedMessageError(f"there is no command {order.kind!r} without a program")

    def _execute(self, order: Order, call: Call) -> Execute:
        compiled = self._programs.get(call.program)
        if compiled is None:
            raise MalformedMessageError(f"there is no program {call.program}")
        if len(call.arguments) != len(compiled.types) or len(call.outputs) != len(compiled.outputs):
            raise MalformedMessageError("a program has other arguments, or outputs")
        # Whoever reads a buffer as what it is not may read past its end.
        arguments = [
            self._argument(written, order.device, type, leaf)
            for written, type, leaf in zip(
                call.arguments, compiled.types, compiled.leaves, strict=True
            )
        ]
        aliasable = frozenset(compiled.program.aliasable)
        for place in call.donated:
            if place not in aliasable or type(arguments[place]) is not Slot:
                raise MalformedMessageError("what cannot be donated is")
            if sum(one is arguments[place] for one in arguments) > 1:
                raise MalformedMessageError("a buffer is donated that is given twice")
        outputs = [Slot(type) for type in compiled.outputs]
        for identity, slot in zip(call.outputs, outputs, strict=True):
            self._add(identity, order.device, slot)
        fetches = [self._slot(one, order.device) for one in order.downloads]
        if not set(outputs).issuperset(fetches):
            raise MalformedMessageError("a program's downloads are no outputs of it")
        return Execute(
            order.label,
            compiled.program,
            arguments,
            outputs,  # type: ignore[arg-type]
            fetches,  # type: ignore[arg-type]
            call.donated,
            order.lane,
            Iterations() if call.watched else None,
        )

    def _argument(self, written: Any, device: int, type_: TensorType, leaf: Any) -> Any:
        if type(written) is int:
            slot = self._slot(written, device)
            if slot.type is not type_:
                raise MalformedMessageError("an argument is of another type")
            return slot
        value = read_value(written)
        if leaf is PARAMETER or (type(value) is tuple) is not (leaf is RANDOM_STATE):
            raise MalformedMessageError("an argument is of another kind")
        if leaf is RANDOM_STATE and len(value) != 2:
            raise MalformedMessageError("a random state is not a pair")
        return value

    def _compile(self, number: int, index: int, arrays: Arrays) -> None:
        device = self._device(index)
        if number in self._under_way or number in self._programs:
            raise MalformedMessageError(f"there is a program {number} already")
        if len(arrays) != 1 or arrays[0].dtype != np.uint8:
            raise MalformedMessageError("a graph is one array of bytes")
        self._under_way[number] = None
        self._nursery.start_soon(self._compile_in_a_thread, number, device, arrays[0].tobytes())

    async def _compile_in_a_thread(self, number: int, device: ServedDevice, graph: bytes) -> None:
        try:
            compiled, facts, text = await trio.to_thread.run_sync(
                _compiled, device, graph, abandon_on_cancel=True
            )
        except Exception as error:
            self._answer_failure(number, error, None)
            return
        self._programs[number] = compiled
        self._ends(number)
        self._channel.send([int(Kind.COMPILED), number, facts], [text])

    # ---- other hosts -----------------------------------------------------------------------

    def _new_order(self, number: int) -> None:
        if number in self._under_way:
            raise MalformedMessageError(f"an order {number} is under way already")

    def _link(self, order: LinkOrder) -> None:
        number = order.number
        self._new_order(number)
        self._under_way[number] = None
        self._crossings.link(
            order,
            lambda: self._answer_done(number),
            lambda error: self._answer_failure(number, error, None),
        )

    def _send_onward(
        self, number: int, index: int, link: int, transfer: int, identity: int, lane: int
    ) -> None:
        self._new_order(number)
        device = self._device(index)
        self._check_lane(device, lane)
        self._crossings.found(link)
        command = Download("a copy for another host", [self._slot(identity, index)], lane)  # type: ignore[list-item]
        self._onward[number] = link, transfer
        self._note(number, command)
        self._submit(device, command)

    def _expect(
        self,
        number: int,
        index: int,
        link: int,
        transfer: int,
        identity: int,
        dtype: str,
        shape: list[int],
    ) -> None:
        self._new_order(number)
        device = self._device(index)
        slot = Slot(array_type([dtype, shape]))
        self._add(identity, index, slot)
        self._under_way[number] = None

        def take(found: np.ndarray | Exception) -> None:
            if self._ended:
                return
            slot.arriving = False
            if isinstance(found, Exception):
                self._answer_failure(number, found, None)
            else:
                slot.host = found
                if device.backend.host_memory:  # which it is then
                    self._answer_done(number)
                else:
                    command = Upload("a copy of another host", (), [slot])  # type: ignore[list-item]
                    self._note(number, command)
                    device.submit(command)
            self._submit_held()

        shortage = self._shortage()
        if shortage is not None:
            self._crossings.drop(link, transfer)
            self._answer_failure(number, shortage, None)
        else:
            slot.arriving = True
            self._crossings.expect(link, transfer, slot.type, take)

    # ---- buffers ---------------------------------------------------------------------------

    def _add(self, identity: int, device: int, slot: Slot) -> None:
        if identity in self._slots:
            raise MalformedMessageError(f"there is a buffer {identity} already")
        self._slots[identity] = (device, slot)
        self._nbytes += slot.type.nbytes

    def _slot(self, identity: int, device: int) -> Slot:
        where, slot = self._slots.get(identity, (None, None))
        if slot is None or where != device:
            raise MalformedMessageError(f"there is no buffer {identity} on that device")
        return slot

    def _forget(self, identities: list[int]) -> None:
        for identity in identities:
            _, slot = self._slots.pop(identity, (None, None))
            if slot is not None:
                self._nbytes -= slot.type.nbytes

    # ---- answers ---------------------------------------------------------------------------

    def _done(self, device: ServedDevice, command: Any, outcome: Succeeded | Failed) -> None:
        number = self._numbers.pop(command, None)
        if number is None or self._ended:
            return
        onward = self._onward.pop(number, None)
        if isinstance(outcome, Failed):
            program = command.program if type(command) is Execute else None
            self._answer_failure(number, outcome.error, program)
            return
        try:
            arrays = [download() for download in outcome.value]
            if onward is not None:
                link, transfer = onward
                self._crossings.found(link).send(transfer, arrays.pop())
        except Exception as error:
            self._answer_failure(number, error, None)
            return
        watched = type(command) is Execute and command.iterations is not None
        iterations = command.iterations.done if watched else 0
        self._ends(number)
        workspace = device.backend.workspace_bytes()
        self._channel.send(
            [int(Kind.DONE), number, float(outcome.seconds), workspace, iterations], arrays
        )

    def _answer_done(self, number: int) -> None:
        self._ends(number)
        self._channel.send([int(Kind.DONE), number, 0.0, 0, 0])

    def _answer_failure(self, number: int, error: BaseException, program: Any) -> None:
        value = None if program is None else failing_value(program, error)
        if isinstance(error, InputsMissingError):
            error.__traceback__ = None
        self._ends(number)
        self._channel.send([int(Kind.FAILED), number, *written_error(error), value])
        error.__traceback__ = None  # whose frames may hold buffers

    def _ends(self, number: int) -> None:
        self._under_way.pop(number, None)
        self._fewer.set()


def _waits(command: Any) -> bool:
    """Whether something that a program needs is on its way from another host."""
    return type(command) is Execute and any(
        type(one) is Slot and one.arriving for one in command.arguments
    )


def _compiled(device: ServedDevice, graph: bytes) -> tuple[_Compiled, dict[str, Any], np.ndarray]:
    """A program, what a controller is to know of it, and its text (any thread)."""
    from lazyasync.ir.serialize import from_bytes  # here: importing lazyasync stays quick

    parsed, _ = from_bytes(graph)
    program = device.backend.compile(parsed)
    text = np.frombuffer(program.describe().encode()[:MOST_TEXT], np.uint8)
    return _Compiled(program, *_signature(parsed)), facts_of(program), text


def _signature(graph: Graph) -> tuple[Any, Any, Any]:
    return (
        tuple([graph.types[value] for value in graph.arguments]),
        tuple([graph.nodes[value].operation for value in graph.arguments]),
        tuple(graph.root_types),
    )
