"""The tasks in a runtime's nursery: those of its actors, and of what feeds it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import trio
from trio.lowlevel import enable_ki_protection

from lazyasync.runtime.loop.exception_groups import unwrap


class ActorTasks:
    """The tasks of one runtime's actors, which outlive what cancels its body, and of its feeders.

    ``crashed`` is called with what an actor failed with.
    """

    def __init__(self, crashed: Callable[[BaseException], None]) -> None:
        self._crashed = crashed
        self._nursery: trio.Nursery | None = None
        self._stopped = False
        """Set when the actors have been told to end."""
        self.is_over = False
        """Whether everything here has been told to end, and nothing can be started any more."""
        self._actor_scopes: set[trio.CancelScope] = set()
        self._feeder_scopes: set[trio.CancelScope] = set()

    def open(self, nursery: trio.Nursery) -> None:
        """Gives them the nursery to run in."""
        self._nursery = nursery

    def start_actor(self, serve: Callable[[], Awaitable[None]], name: str) -> None:
        """Starts an actor's task in the nursery."""
        assert self._nursery is not None
        # Made here, because the runtime may end before the task has had its first turn.
        scope = trio.CancelScope(shield=True)
        if self._stopped:
            scope.cancel()
        self._actor_scopes.add(scope)
        self._nursery.start_soon(self._run_actor, serve, scope, name=f"lazyasync {name}")

    def start_feeder(self, run: Callable[[], Awaitable[None]]) -> None:
        """Starts a task that runs user code; it is not shielded from cancellation."""
        assert self._nursery is not None
        self._nursery.start_soon(self._run_feeder, run, name="lazyasync prefetch")

    @property
    def feeders(self) -> int:
        """The number of feeders that run."""
        return len(self._feeder_scopes)

    def cancel_feeders(self) -> None:
        """Ends the feeders."""
        for feeder in tuple(self._feeder_scopes):
            feeder.cancel()

    def stop(self) -> None:
        """Ends the actors, which were shielded until now, and everything else in the nursery."""
        self.is_over = True
        self.stop_actors()
        self.cancel("the lazyasync runtime ends")

    def stop_actors(self) -> None:
        """Ends the actors, but not the body."""
        self._stopped = True
        for scope in tuple(self._actor_scopes):
            scope.cancel()

    def cancel(self, reason: str) -> None:
        """Cancels the nursery, and with it the runtime's body, but not what is shielded."""
        assert self._nursery is not None
        self._nursery.cancel_scope.cancel(reason=reason)

    async def _run_feeder(self, run: Callable[[], Awaitable[None]]) -> None:
        with trio.CancelScope() as scope:
            self._feeder_scopes.add(scope)
            try:
                await run()
            finally:
                self._feeder_scopes.discard(scope)

    @enable_ki_protection
    async def _run_actor(
        self, serve: Callable[[], Awaitable[None]], scope: trio.CancelScope
    ) -> None:
        """Runs an actor, shielded from what cancels the body, which may still need it."""
        try:
            with scope:  # innermost, so that of a group only what is no cancellation gets out
                await serve()
        except Exception as error:
            self._crashed(unwrap(error))
        finally:
            self._actor_scopes.discard(scope)
