"""A host for the simulated devices of a seed: what is done to them travels, and so do failures."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lazyasync.backends.remote import failures
from tests.support.hosts import host_here

from .ledger import InjectedFailure, Ledger

HOST = "stressed"


@asynccontextmanager
async def host_of_seed(devices: list[str], ledger: Ledger) -> AsyncIterator[None]:
    """A host that has these devices. Injected failures come back from it as what they were."""
    known: dict[str, Callable[[str], Any]] = {InjectedFailure.__name__: ledger.injected_as}
    with pytest.MonkeyPatch.context() as patch:
        for name, make in known.items():
            patch.setitem(failures.CLASSES, name, make)
        # Time is virtual, and threads take some: it runs on while something is compiled.
        async with host_here(HOST, devices, deadline=1000.0, handshake_seconds=1000.0):
            yield
