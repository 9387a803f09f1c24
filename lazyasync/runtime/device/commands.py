"""Commands: how a device's actor has them done, and what its backend calls to do them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock
from typing import Any, TypeAlias

import numpy as np

from lazyasync.backends.protocol import (
    Backend,
    Collective,
    Command,
    Download,
    Execute,
    Failed,
    InputsMissingError,
    MeetsOthers,
    Receive,
    Succeeded,
    Trim,
    Upload,
    lane_of,
)
from lazyasync.buffers import DeviceData
from lazyasync.compiler.kernels import KernelObserver
from lazyasync.holders import holders
from lazyasync.ir.iterations import watched
from lazyasync.observe.profiling import ProfiledCommand
from lazyasync.runtime.device.constants import ConstantCache
from lazyasync.runtime.steps.core import Core
from lazyasync.runtime.steps.step import Step

AT_ONCE_BYTES = 1 << 16
"""Up to so many bytes are copied in the trio thread, where the device lends itself to that."""

Fetch: TypeAlias = Callable[[], np.ndarray]
"""Gives the host copy of a buffer whose download has been started."""

Done: TypeAlias = Callable[[Succeeded | Failed], object]
"""Takes the outcome of a command."""


class DeviceCommands:
    """The commands of one device that have not ended, and how they are done.

    A `lazyasync.backends.protocol.CommandRunner`, made before the backend, which is told of it.
    """

    __slots__ = ("_backend", "_constants", "_core", "_profiled", "_uploading", "under_way")

    def __init__(self, core: Core) -> None:
        self._core = core
        self._backend: Backend
        self._constants: ConstantCache
        self.under_way: dict[Command, Done] = {}
        """Those that the backend has, and what takes the outcome of each."""
        self._profiled: dict[Command, ProfiledCommand] = {}
        """Those that were submitted while a profile was open."""
        self._uploading: dict[DeviceData, Lock] = {}
        """Held by whichever lane gives a handle its buffer."""

    def connect(self, backend: Backend, constants: ConstantCache) -> None:
        """Takes what the commands are for."""
        self._backend = backend
        self._constants = constants

    # ---- what the actor calls (trio thread) ------------------------------------------------

    def submit(self, command: Command, done: Done) -> None:
        """Hands a command to the backend; ``done`` takes what comes of it.

        One that the backend cannot take, because no thread can be started, fails.
        """
        self.expect(command, done)
        try:
            self._backend.submit(command)
        except Exception as error:
            failed = Failed(error)
            # Not at once: whoever submits it does not expect its end yet.
            self._core.deliver_soon(lambda: self.ended(command, failed))

    def expect(self, command: Command, done: Done, profiled: ProfiledCommand | None = None) -> None:
        """Takes note of a command that the backend has, or is about to get.

        ``profiled`` is what a profile knows of it, if work on it has begun already.
        """
        self.under_way[command] = done
        profile = self._core.profile
        if profiled is not None:
            self._profiled[command] = profiled
        elif profile is not None:
            lane = lane_of(command, self._backend.lanes)
            self._profiled[command] = ProfiledCommand(profile, self._backend, lane)

    def forget(self, command: Command) -> None:
        """Takes no more note of a command, which the backend has not got after all."""
        self.under_way.pop(command, None)
        self._profiled.pop(command, None)

    def abandon(self) -> None:
        """Drops those that have not ended, when the runtime has."""
        self.under_way.clear()
        self._profiled.clear()

    # ---- what the backend calls ------------------------------------------------------------

    def ended(self, command: Command, outcome: Succeeded | Failed) -> None:
        """Takes the outcome of a command (trio thread)."""
        profiled = self._profiled.pop(command, None) if self._profiled else None
        if profiled is not None:
            profiled.ended(command, outcome)
        if type(command) is Execute:
            # Whoever has the command for a moment yet must not look like a holder of its handles.
            command.outputs = command.fetches = ()
        done = self.under_way.pop(command, None)
        if done is not None:  # else it was abandoned
            done(outcome)

    def run(self, command: Command) -> Any:
        """Does a command; gives what its outcome is to carry."""
        profiled = self._profiled.get(command) if self._profiled else None
        if profiled is None:
            return self._run(command, None)
        profiled.begin()
        try:
            return self._run(command, profiled)
        finally:
            profiled.end()

    def _run(self, command: Command, profiled: ProfiledCommand | None) -> Any:
        backend = self._backend
        if type(command) is Execute:
            values = self.arguments(command)
            execute = backend.execute if profiled is None else profiled.execute
            with watched(command.iterations):
                buffers = execute(command.program, values, command.donated, command.lane)
            return self.take(command, buffers)
        if isinstance(command, Upload):
            buffers = [backend.upload(array) for array in command.arrays]
            for data in command.targets:
                self.materialize(data)
            return buffers
        if isinstance(command, Download):
            return [backend.download(self.materialize(data)) for data in command.sources]
        if isinstance(command, Receive):
            source = command.source
            if source.buffer is None:  # on the host only: no need to go over the other device
                if source.host is None:  # it was to be computed, and is not
                    raise InputsMissingError
                return backend.upload(source.host)
            return backend.receive(self._core.backend(command.sender), source.buffer)
        if isinstance(command, Collective):
            assert isinstance(backend, MeetsOthers)
            sources = [self.materialize(data) for data in command.sources]
            return backend.collective(command.meeting, command.place, sources, command.outputs)
        assert isinstance(command, Trim)
        backend.trim()
        return None

    def observer(self, command: Execute) -> KernelObserver | None:
        """See `CommandRunner`."""
        profiled = self._profiled.get(command) if self._profiled else None
        return None if profiled is None else profiled.observer

    def arguments(self, command: Execute) -> list[Any]:
        """The buffers and host values to run a program on: see `CommandRunner`."""
        if self._profiled and (profiled := self._profiled.get(command)) is not None:
            profiled.begin()
        materialize = self.materialize
        return [
            value
            if type(value) is not DeviceData
            else materialize(value)
            if value.buffer is None
            else value.buffer
            for value in command.arguments
        ]

    def take(self, command: Execute, buffers: Sequence[Any]) -> list[tuple[int, Fetch]]:
        """Fills the outputs; gives the downloads that were started for the fetches.

        With the places of these among the outputs, as a handle would look held.
        """
        downloads: list[tuple[int, Fetch]] = []
        if not command.outputs:
            return downloads  # as of a program that nobody waits for any more
        if command.fetches:
            fetched = set(command.fetches)
            for place, (data, buffer) in enumerate(zip(command.outputs, buffers, strict=True)):
                if data in fetched:
                    # Who wants one for which there is no memory asks for it later: the program has
                    # run, perhaps over its arguments, and must not be run again.
                    with suppress(MemoryError):
                        downloads.append((place, self._backend.download(buffer)))
        # Last, when nothing can fail any more: steps issued behind this one take them from here.
        for data, buffer in zip(command.outputs, buffers, strict=True):
            data.buffer = buffer
        for place in command.donated:
            command.arguments[place].buffer = None  # an output's by now, or free for the next step
        return downloads

    def is_moot(self, command: Command) -> bool:
        """Whether what a command is for is missing, so that doing it raises at once.

        That is inputs of a program, or what a program should have computed that is to be copied.
        """
        if isinstance(command, Execute):
            return any(map(is_missing, command.arguments))
        return isinstance(command, Download) and any(map(is_missing, command.sources))

    def materialize(self, data: DeviceData) -> Any:
        """The buffer of a handle, uploaded now if its value is on the host only.

        Called by whoever has the device at that time: its thread, or, where that has no command,
        the trio thread. Raises `InputsMissingError` if it has no value.
        """
        if data.buffer is None:
            if is_missing(data):
                raise InputsMissingError
            assert data.host is not None
            if self._constants.takes(data.host):
                self._constants.fill(data, self._backend.upload)
            else:
                self._upload(data, data.host)
        return data.buffer

    def _upload(self, data: DeviceData, array: np.ndarray) -> None:
        """Gives a handle a buffer with its array; once, though lanes may come to it together."""
        try:
            with self._uploading.setdefault(data, Lock()):
                if data.buffer is None:
                    data.buffer = self._backend.upload(array)
        finally:
            self._uploading.pop(data, None)  # or one that fails would be held, with its array


# ---- arguments -----------------------------------------------------------------------------


def uploads_at_once(arguments: Sequence[Any]) -> list[DeviceData]:
    """What a program misses of what is on the host; none if that is much, or more is missing."""
    missing = [one for one in arguments if type(one) is DeviceData and one.buffer is None]
    found = list(dict.fromkeys(missing))  # one may stand twice among the arguments
    at_hand = all(map(is_on_host_only, found))
    return found if at_hand and sum([one.type.nbytes for one in found]) <= AT_ONCE_BYTES else []


def is_on_host_only(data: DeviceData) -> bool:
    """Whether a handle has a value that its device has yet to be given."""
    return data.buffer is None and data.host is not None and data.failure is None


def uploads_among(arguments: Sequence[Any]) -> list[DeviceData] | None:
    """The handles whose values must be brought to the device first; None if one has failed."""
    found: dict[DeviceData, None] = {}  # which may stand twice among the arguments
    for data in arguments:
        if type(data) is DeviceData:
            if data.failure is not None:
                return None
            if data.buffer is None and data.host is not None and not data.is_charged:
                found[data] = None
    return list(found)


def donatable_among(arguments: Sequence[Any], aliasable: Sequence[int]) -> tuple[int, ...]:
    """Which of the ``aliasable`` arguments of a step nobody else holds, now and later.

    Tensors hold their handles, and so does whatever waits for, fetches, or reads one; a handle
    that a step is still computing is among its outputs as well. Nobody else can come to hold one:
    there is no other way to it (trio thread).
    """
    found = []
    for place in aliasable:
        held = holders(arguments, place)
        data: DeviceData = arguments[place]
        if held == isinstance(data.completion, Step):  # which then is the one that holds it
            found.append(place)
    return tuple(found)


def drop_host_copies(arguments: Sequence[Any], donated: Sequence[int]) -> None:
    """Lets go of the arrays that look into buffers which a program may write to."""
    for place in donated:
        data: DeviceData = arguments[place]
        if data.buffer is not None:
            data.host = None


def is_missing(argument: Any) -> bool:
    """Whether an argument has no value yet, or will never have one."""
    return type(argument) is DeviceData and argument.buffer is None and argument.host is None


def is_lost(data: DeviceData) -> bool:
    """Whether a handle has no value, and nobody is going to give it one: a bug."""
    return is_missing(data) and data.completion is None and data.failure is None
