"""A step's work on its device, and what its arguments need before it and no more after it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np

from lazyasync.backends.protocol import Backend, Program
from lazyasync.device_data import DeviceData
from lazyasync.runtime.device.host import DeviceHost
from lazyasync.runtime.steps.step import Step

Fetch: TypeAlias = Callable[[], np.ndarray]
"""Gives the host copy of a buffer whose download has been started."""


class InputsMissingError(Exception):
    """A step found that one before it on the device has left its inputs without buffers."""


class RunningDevice(Protocol):
    """A device's actor, as a step that runs there sees it."""

    @property
    def runtime(self) -> DeviceHost:
        """The runtime."""

    @property
    def backend(self) -> Backend:
        """The device itself."""

    def materialize(self, data: DeviceData) -> Any:
        """The buffer of a handle, uploaded now if need be."""


class StepRun:
    """A step's work on the device: missing uploads, the program, the fetches asked for.

    ``donated`` are arguments, by position, that nobody needs after it.
    """

    __slots__ = ("_actor", "_arguments", "_step", "donated", "program")

    def __init__(
        self,
        actor: RunningDevice,
        step: Step,
        program: Program,
        arguments: Sequence[Any],
        donated: Sequence[int],
    ) -> None:
        self._actor = actor
        self._step = step
        self._arguments = arguments
        self.program = program
        self.donated = donated

    def __call__(self) -> Any:
        """Runs the program and takes its outputs."""
        actor = self._actor
        profile = actor.runtime.profile
        if profile is None:
            buffers = actor.backend.execute(self.program, self.arguments(), self.donated)
        else:
            values = self.arguments()
            buffers = profile.execute(actor.backend, self.program, values, self.donated)
        return self.take(buffers)

    def arguments(self) -> list[Any]:
        """What the program is run on: see `ProgramRun`."""
        materialize = self._actor.materialize
        return [
            value
            if type(value) is not DeviceData
            else materialize(value)
            if value.buffer is None
            else value.buffer
            for value in self._arguments
        ]

    def take(self, buffers: Sequence[Any]) -> Sequence[tuple[DeviceData, Fetch]]:
        """Fills the step's outputs; gives the fetches of those that are wanted on the host."""
        step = self._step
        downloads: Sequence[tuple[DeviceData, Fetch]] = ()
        if step.fetches:
            download = self._actor.backend.download
            downloads = [
                (data, download(buffer))
                for data, buffer in zip(step.outputs, buffers, strict=True)
                if data in step.fetches
            ]
        # Last, when nothing can fail any more: steps issued behind this one take them from here.
        for data, buffer in zip(step.outputs, buffers, strict=True):
            data.buffer = buffer
        for place in self.donated:
            self._arguments[place].buffer = None  # an output's by now, or free for the next step
        return downloads


def uploads_among(arguments: Sequence[Any]) -> list[DeviceData] | None:
    """The handles whose values must be brought to the device first; None if one has failed."""
    found = []
    for data in arguments:
        if type(data) is DeviceData:
            if data.failure is not None:
                return None
            if data.buffer is None and data.host is not None and not data.is_charged:
                found.append(data)
    return found


def donatable_among(arguments: Sequence[Any], aliasable: Sequence[int]) -> tuple[int, ...]:
    """Which of the ``aliasable`` arguments of a step nobody else holds, now and later.

    Tensors hold their handles, and so does whatever waits for, fetches, or reads one; a handle
    that a step is still computing is among its outputs as well. Nobody else can come to hold one:
    there is no other way to it (trio thread).
    """
    found = []
    for place in aliasable:
        # Not by way of a variable, whose reference some versions of Python count, and others not.
        holders = sys.getrefcount(arguments[place])
        data: DeviceData = arguments[place]
        # The arguments, the argument of the count, and the step that computes it.
        if holders == 2 + isinstance(data.completion, Step):
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
