"""Hosts that Ray places: where they come from, and others in the place of those that are lost."""

from __future__ import annotations

import secrets
import ssl
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import trio

from lazyasync.api.hosts import lost_device
from lazyasync.api.hosts import replace as replace_by
from lazyasync.arguments import whole_number
from lazyasync.backends.discovery import gpus_among
from lazyasync.backends.remote.addresses import DEADLINE, DEVICE, Host, add_hosts, remove_hosts
from lazyasync.backends.remote.server import ServerLimits
from lazyasync.callers import from_anywhere
from lazyasync.device import Device
from lazyasync.errors import HostConnectionError
from lazyasync.ray.calls import RayThread, import_ray
from lazyasync.ray.host import HostActor, HostOptions, Listening

Strategy: TypeAlias = Literal["SPREAD", "PACK", "STRICT_SPREAD", "STRICT_PACK"]
"""Whether hosts are to be on different nodes of the cluster, or on as few as possible."""


@dataclass(frozen=True, slots=True)
class RayHosts:
    """Hosts that Ray has placed. Their devices are named after them, as ``"host1/cpu:0"``."""

    hosts: dict[str, Host]
    """By their names."""
    devices: list[str]
    """All of theirs, for `la.open_runtime`."""
    actors: dict[str, Any]
    """Ray's handles of them, for who wants to end one before the others."""
    nodes: dict[str, str]
    """The identities of the nodes that they are on."""
    pids: dict[str, int]
    """Their processes there."""


@asynccontextmanager
async def devices(
    hosts: int = 1,
    per_host: str | Sequence[str] = DEVICE,
    *,
    address: str | None = None,
    names: Sequence[str] | None = None,
    cpus: float = 1,
    gpus: float | None = None,
    resources: Mapping[str, float] | None = None,
    strategy: Strategy = "SPREAD",
    runtime_env: Mapping[str, Any] | None = None,
    modules: Sequence[str] = (),
    limits: ServerLimits | None = None,
    deadline: float = DEADLINE,
    certificate: str | None = None,
    key: str | None = None,
    tls: ssl.SSLContext | None = None,
    start_within: float = 120.0,
    init: Mapping[str, Any] | None = None,
) -> AsyncIterator[RayHosts]:
    """Hosts that Ray places, each an actor that has the devices ``per_host``.

    For `la.open_runtime`, ``async with la.open_runtime(la.ray.devices(hosts=4)):``, or as a block
    around it, whose value names the devices. Where Ray runs in this process already, it is used as
    it is. Else it is started, with the arguments ``init`` of ``ray.init``, for as long as the
    block: ``address`` is that of a running cluster; None is what Ray finds, or starts here, and
    ``"local"`` always starts one here.

    Each host is asked for with ``cpus``, ``gpus`` (by default as many as it has CUDA devices) and
    custom ``resources``, in one placement group of a ``strategy``. ``runtime_env`` is Ray's
    environment for the actors, and ``modules`` are imported there, as those that define operations
    of your own. The hosts, and the actors in Ray's own namespace, are named ``"host1"``,
    ``"host2"``, … or as ``names`` says. ``limits`` and ``deadline`` are those of `la.remote.Server`
    and `la.remote.Host`. Connections are encrypted if each host has a ``certificate`` and its
    ``key``, files in PEM by the names that they have there, which are checked by ``tls``, the
    context of a client.

    They end with the block, and with this process, however that ends. Raises `HostConnectionError`
    for hosts for which there is no place, or that have not started, within ``start_within``
    seconds, ``ValueError`` for names that are taken, and ``ImportError`` without Ray.
    """
    if names is None:
        count = whole_number("la.ray.devices: hosts", hosts, 1)
        names = [f"host{place + 1}" for place in range(count)]
    asked = [per_host] if isinstance(per_host, str) else list(per_host)
    if gpus is None:
        gpus = gpus_among(map(Device.parse, asked))
    import_ray()
    async with AsyncExitStack() as stack:
        thread = RayThread()
        stack.callback(thread.end)
        if await thread.call(_start, address, dict(init or {})):
            stack.push_async_callback(thread.call, _shut_down)
        options = HostOptions(
            token=secrets.token_hex(32),
            devices=asked,
            cpus=cpus,
            modules=list(modules),
            limits=limits or ServerLimits(),
            certificate=certificate,
            key=key,
            near=await thread.call(_this_node),
        )
        wanted = {"CPU": cpus, "GPU": gpus, **(resources or {})}
        group = _Group(thread, options, wanted, dict(runtime_env or {}), start_within)
        stack.push_async_callback(group.end)
        await group.reserve(len(names), strategy)
        placed = RayHosts({}, [], {}, {}, {})
        placing = _Placing(group, placed, deadline, tls)
        stack.callback(placing.forget)
        await placing.start({name: place for place, name in enumerate(names)})
        placed.devices.extend(
            f"{name}/{Device.parse(device)}" for name in names for device in asked
        )
        yield placed


@from_anywhere
async def replace(device: str | Device) -> Device:
    """Has Ray start another host in the place of a lost one; gives its device for ``device``.

    What is left of the lost one is ended. The new host is where the placement group has its place:
    on the same node, or where Ray has moved that to. It has the name of the lost one with a number,
    ``"host2-2/cpu:0"`` for ``"host2/cpu:0"``; all else is as with `la.remote.replace`.

    Raises `HostConnectionError` for one that does not start in time, with nothing changed,
    `UnknownDeviceError` for a device that the runtime does not have, and ``ValueError`` for one
    that is not lost, or that `la.ray.devices` has not placed.
    """
    lost = Device.parse(device)
    placing = _placing.get(lost.host)
    if placing is None:
        lost_device(lost)
        raise ValueError(f"{lost} is not on a host that la.ray.devices has placed")
    return await placing.replace(lost)


def _start(address: str | None, arguments: dict[str, Any]) -> bool:
    """Starts Ray; False if it runs already."""
    ray = import_ray()
    if ray.is_initialized():
        return False
    ray.init(address=address, **arguments)
    return True


def _shut_down() -> None:
    import_ray().shutdown()


def _this_node() -> str:
    found: str = import_ray().get_runtime_context().get_node_id()
    return found


class _Group:
    """A placement group, and the actors in it. Each of its places has one actor at a time."""

    def __init__(
        self,
        thread: RayThread,
        options: HostOptions,
        wanted: dict[str, float],
        runtime_env: dict[str, Any],
        start_within: float,
    ) -> None:
        self.options = options
        self._thread = thread
        self._wanted = {name: amount for name, amount in wanted.items() if amount}
        self._runtime_env = runtime_env
        self._start_within = start_within
        self._group: Any = None

    async def reserve(self, count: int, strategy: Strategy) -> None:
        """Has places reserved. Raises `HostConnectionError` if there are not so many."""
        bundles = [self._wanted or {"CPU": 0.001} for _ in range(count)]
        self._group = await self._thread.call(_new_group, bundles, strategy)
        with trio.move_on_after(self._start_within) as scope:
            await self._thread.wait(self._group.wait)
        if scope.cancelled_caught:
            there = await self._thread.call(lambda: import_ray().available_resources())
            raise HostConnectionError(
                f"Ray has found no places for {count} hosts with {self._wanted} each, within "
                f"{self._start_within:g} s; what is free in the cluster: {there}"
            )

    async def start(self, name: str, place: int) -> Any:
        """Starts an actor."""
        return await self._thread.call(self._new_actor, name, place)

    def _new_actor(self, name: str, place: int) -> Any:
        ray, wanted = import_ray(), dict(self._wanted)
        strategies = ray.util.scheduling_strategies
        return (
            ray.remote(HostActor)
            .options(
                name=name,
                num_cpus=wanted.pop("CPU", 0),
                num_gpus=wanted.pop("GPU", 0),
                resources=wanted,
                runtime_env=self._runtime_env or None,
                scheduling_strategy=strategies.PlacementGroupSchedulingStrategy(
                    self._group, placement_group_bundle_index=place
                ),
            )
            .remote(self.options)
        )

    async def listening(self, name: str, actor: Any) -> Listening:
        """Where an actor listens, when it does. Raises `HostConnectionError`."""
        ray = import_ray()
        answer = await self._thread.call(lambda: actor.listening.remote())
        with trio.move_on_after(self._start_within) as scope:
            await self._thread.wait(lambda seconds: bool(ray.wait([answer], timeout=seconds)[0]))
        if scope.cancelled_caught:
            raise HostConnectionError(
                f"the host {name} has not started within {self._start_within:g} s"
            )
        try:
            found: Listening = await self._thread.call(ray.get, answer)
        except Exception as error:  # whatever has kept it from starting
            raise HostConnectionError(f"the host {name} has not started: {error}") from error
        return found

    async def kill(self, actor: Any) -> None:
        """Ends an actor, whatever it does."""
        await self._thread.call(lambda: import_ray().kill(actor))

    async def end(self) -> None:
        """Gives the places back, and ends the actors with them."""
        if self._group is not None:
            group, self._group = self._group, None
            await self._thread.call(lambda: import_ray().util.remove_placement_group(group))


def _new_group(bundles: list[dict[str, float]], strategy: Strategy) -> Any:
    return import_ray().util.placement_group(bundles, strategy=strategy)


class _Placing:
    """What a block of `devices` has placed, and goes on placing."""

    def __init__(
        self, group: _Group, placed: RayHosts, deadline: float, tls: ssl.SSLContext | None
    ) -> None:
        self._group = group
        self._placed = placed
        self._deadline = deadline
        self._tls = tls
        self._places: dict[str, tuple[int, str, int]] = {}
        """Of each host its place in the group, the name of the first one that was there, and its
        number among those."""
        self._replacing = trio.Lock()

    async def start(self, names: Mapping[str, int]) -> None:
        """Starts the first hosts, all at the same time."""
        for name, place in names.items():
            self._placed.actors[name] = await self._group.start(name, place)
        for name, place in names.items():
            await self._add(name, (place, name, 1))

    async def _add(self, name: str, place: tuple[int, str, int]) -> None:
        found = await self._group.listening(name, self._placed.actors[name])
        host = Host(found.address, self._group.options.token, self._tls, self._deadline)
        add_hosts({name: host})
        self._placed.hosts[name] = host
        self._placed.nodes[name], self._placed.pids[name] = found.node, found.pid
        self._places[name] = place
        _placing[name] = self

    def _drop(self, name: str) -> None:
        remove_hosts({name: self._placed.hosts[name]} if name in self._placed.hosts else {})
        _placing.pop(name, None)
        self._places.pop(name, None)
        for known in (self._placed.hosts, self._placed.actors, self._placed.nodes):
            known.pop(name, None)
        self._placed.pids.pop(name, None)

    async def replace(self, lost: Device) -> Device:
        """See `replace`."""
        async with self._replacing:
            found = lost_device(lost)
            if found is not None:
                return found
            place, first, number = self._places[lost.host]
            name = f"{first}-{number + 1}"
            await self._group.kill(self._placed.actors[lost.host])
            actor = self._placed.actors[name] = await self._group.start(name, place)
            try:
                await self._add(name, (place, first, number + 1))
                new = await replace_by(lost, name)
            except BaseException:
                await self._group.kill(actor)
                self._drop(name)
                raise
            self._placed.devices[:] = [
                name + one.removeprefix(lost.host) if one.startswith(f"{lost.host}/") else one
                for one in self._placed.devices
            ]
            return new

    def forget(self) -> None:
        """Takes the names back."""
        for name in list(self._places):
            self._drop(name)


_placing: dict[str, _Placing] = {}
"""By the name of each host that there is, or that was lost."""
