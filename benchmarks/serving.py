"""The servers of `serve`: an ASGI application that predicts while its process trains.

A server is this script with the name of a contender. It listens on a free port of this machine,
which the first line of its output says, and ends when its input does. ``POST /predict`` takes
float32 rows and gives their logits; ``POST /train`` begins to train, or ends it, as its body says,
``on`` or ``off``; ``GET /state`` gives the number of steps so far and the CPU time of the process
in seconds.
"""

from __future__ import annotations

import json
import logging
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Protocol

import harness
import models
import numpy as np
import trio
from models import Array, Problem

Predict = Callable[[Array], Awaitable[Array]]
"""From rows (batch, inputs) to the logits (batch, outputs), with the newest parameters."""


class Serve(Protocol):
    """Serves requests until the server is to end."""

    async def __call__(self, predict: Predict) -> None: ...


class Training:
    """Whether there is to be training, and how many steps there have been."""

    def __init__(self) -> None:
        self.steps = 0
        self._on = trio.Event()

    def switch(self, on: bool) -> None:
        """Begins, or ends after the step under way."""
        if on:
            self._on.set()
        else:
            self._on = trio.Event()

    async def run(self, step: Callable[[], Awaitable[object]]) -> None:
        """Does one step after the other while there is to be training."""
        while True:
            await self._on.wait()
            await step()
            self.steps += 1


# ---- contenders ----------------------------------------------------------------------------


async def serve_lazyasync(
    problem: Problem,
    training: Training,
    serve: Serve,
    *,
    devices: tuple[str, str] = ("cpu:0", "cpu:0"),
    **job: Any,
) -> None:
    """A job that trains, and one that predicts, with the options ``job``; on a device each."""
    la = harness.load("lazyasync")
    names = list(dict.fromkeys(devices))
    newest: Mapping[str, Any] = {}

    async def publish(params: Mapping[str, Any]) -> None:
        nonlocal newest
        if len(names) > 1:
            params = {name: value.to(devices[1]) for name, value in params.items()}
            await la.mark_step(names, wait=True)
        newest = params

    async def train_in_job(task_status: trio.TaskStatus[None]) -> None:
        async with la.job("training", names):
            step, params, state = models.lazyasync_step(models.lazyasync_loss(), problem.params)
            train = la.compile(step)
            data = la.asarray(problem.inputs), la.asarray(problem.labels[:, None])

            async def train_once() -> None:
                nonlocal params, state
                params, state, loss = await train(params, state, *data)
                await loss.item()
                await publish(params)

            await publish(params)
            task_status.started()
            await training.run(train_once)

    logits = la.compile(models.lazyasync_logits)

    async def predict(rows: Array) -> Array:
        found = await logits(newest, la.asarray(rows))
        values: Array = await found.numpy()
        return values

    async with la.open_runtime(names), trio.open_nursery() as nursery:
        await nursery.start(train_in_job)
        async with la.job("predicting", devices[1], **job):
            await serve(predict)
        nursery.cancel_scope.cancel()


async def serve_jax(problem: Problem, training: Training, serve: Serve) -> None:
    """JAX: both functions jitted, each call in a thread."""
    jax = harness.load("jax")
    newest: Any = None

    def publish(params: Any) -> None:
        nonlocal newest
        newest = params

    step = models.jax_trainer(problem, publish)
    logits = jax.jit(models.jax_logits)
    await _serve_from_threads(lambda rows: np.asarray(logits(newest, rows)), step, training, serve)


async def serve_torch(problem: Problem, training: Training, serve: Serve) -> None:
    """PyTorch eager, each call in a thread; predictions read what is being trained."""
    torch = models.load_torch()
    model = models.torch_model(problem)
    optimizer = torch.optim.Adam(model.parameters(), lr=models.RATE, fused=True)
    loss_function = torch.nn.CrossEntropyLoss()
    inputs, labels = torch.from_numpy(problem.inputs), torch.from_numpy(problem.labels)
    step = models.torch_training(lambda: loss_function(model(inputs), labels), optimizer)

    def predict(rows: Array) -> Array:
        with torch.no_grad():
            values: Array = model(torch.from_numpy(rows.copy())).numpy()
            return values

    await _serve_from_threads(predict, step, training, serve)


async def _serve_from_threads(
    predict: Callable[[Array], Array], step: models.Trainer, training: Training, serve: Serve
) -> None:
    """What blocks, called through `trio.to_thread`."""

    async def train_in_thread() -> None:
        await trio.to_thread.run_sync(step)

    async def predict_in_thread(rows: Array) -> Array:
        return await trio.to_thread.run_sync(predict, rows)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(training.run, train_in_thread)
        await serve(predict_in_thread)
        nursery.cancel_scope.cancel()


TWO_DEVICES = ("cpu:0", "cpu:1")
SERVERS: Mapping[str, Callable[[Problem, Training, Serve], Awaitable[None]]] = {
    "lazyasync": serve_lazyasync,
    "lazyasync, priority": partial(serve_lazyasync, priority=1),
    "lazyasync, two devices": partial(serve_lazyasync, devices=TWO_DEVICES),
    "JAX in threads": serve_jax,
    "PyTorch in threads": serve_torch,
}


# ---- the application -----------------------------------------------------------------------


class Application:
    """An ASGI application: see the top of this file."""

    def __init__(self, predict: Predict, training: Training, columns: int) -> None:
        self._predict = predict
        self._training = training
        self._columns = columns

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await _live(receive, send)
            return
        body = b""
        more = True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
        answer = await self._answer(scope["path"], body)
        length = str(len(answer)).encode()
        headers = [(b"content-length", length)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    async def _answer(self, path: str, body: bytes) -> bytes:
        if path == "/predict":
            rows = np.frombuffer(body, np.float32).reshape(-1, self._columns)
            return (await self._predict(rows)).tobytes()
        if path == "/train":
            self._training.switch(body == b"on")
        return json.dumps({"steps": self._training.steps, "cpu": time.process_time()}).encode()


async def _live(receive: Any, send: Any) -> None:
    """Says that nothing is to be done at the beginning and at the end."""
    for _ in range(2):
        message = await receive()
        await send({"type": message["type"] + ".complete"})


async def _input_ended() -> None:
    await trio.to_thread.run_sync(sys.stdin.read, abandon_on_cancel=True)


async def main(name: str) -> None:
    """Runs the server of a contender."""
    try:
        serve_application = harness.load("hypercorn.trio").serve
        config = harness.load("hypercorn.config").Config()
        problem = models.make_problem(models.MIDDLE)
        training = Training()
        listener = socket.create_server(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        config.bind = [f"fd://{listener.detach()}"]  # which hypercorn closes
        logging.getLogger("hypercorn.error").setLevel(logging.WARNING)

        async def serve(predict: Predict) -> None:
            application = Application(predict, training, problem.sizes.inputs)
            print(json.dumps({"port": port}), flush=True)
            await serve_application(application, config, shutdown_trigger=_input_ended)

        await SERVERS[name](problem, training, serve)
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}), flush=True)


if __name__ == "__main__":
    trio.run(main, sys.argv[1])
