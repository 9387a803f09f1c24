"""A server that answers with a model while the same process trains it.

    python examples/serve_while_training.py
    curl -d '{"points": [[0.5, 0.1], [-0.2, 0.8]]}' http://127.0.0.1:8000/predict

An ASGI application on hypercorn's trio worker. One job trains a classifier of two spirals without
pause; another one, which goes before it, predicts with the newest weights. ``GET /`` is a page with
the loss and how long answers took, ``GET /status`` the same as JSON, and ``POST /predict`` gives
the class of each point. SIGINT or SIGTERM ends it: requests under way are answered, the step under
way is done, and nothing is left behind.
"""

from __future__ import annotations

import argparse
import json
import signal
import socket
import statistics
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import trio
from hypercorn.config import Config
from hypercorn.trio import serve

import lazyasync as la

HIDDEN = 256
POINTS = 4096
BATCH = 512

Params = dict[str, la.LazyTensor]

PAGE = """<!doctype html>
<meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Serving while training</title>
<style>body {{ font: 1rem sans-serif; margin: 2rem auto; max-width: 40rem }}
td {{ padding: 0 1rem 0 0; font-variant-numeric: tabular-nums }}</style>
<h1>Serving while training</h1>
<svg viewBox="0 0 600 160" role="img" aria-label="the loss">
<polyline points="{curve}" fill="none" stroke="currentColor" stroke-width="2"/></svg>
<table>
<tr><td>steps</td><td>{steps}</td></tr>
<tr><td>loss</td><td>{loss:.4f}</td></tr>
<tr><td>answers</td><td>{answers}</td></tr>
<tr><td>median, ms</td><td>{median_ms:.2f}</td></tr>
<tr><td>one in a hundred is slower than, ms</td><td>{p99_ms:.2f}</td></tr>
</table>
"""


# ---- the model -----------------------------------------------------------------------------


def spirals() -> tuple[np.ndarray, np.ndarray]:
    """Points (n, 2) of two intertwined spirals, and which of the two each belongs to, (n, 1)."""
    generator = np.random.default_rng(0)
    label = generator.integers(0, 2, POINTS)
    angle = generator.uniform(0.5, 3.0, POINTS) * np.pi
    turned = angle + np.pi * label
    points = np.stack([angle * np.cos(turned), angle * np.sin(turned)], axis=1) / np.pi
    return points.astype(np.float32), label[:, None]


def init() -> Params:
    """A perceptron from 2 coordinates to 2 classes."""
    sizes = {"w1": (2, HIDDEN), "w2": (HIDDEN, HIDDEN), "w3": (HIDDEN, 2)}
    return {name: la.normal(size, 0.0, (2 / sum(size)) ** 0.5) for name, size in sizes.items()}


def logits(params: Params, x: la.LazyTensor) -> la.LazyTensor:
    """How likely each class is, as logarithms up to a constant: (n, 2) for points (n, 2)."""
    hidden = la.tanh(la.tanh(x @ params["w1"]) @ params["w2"])
    return hidden @ params["w3"]


def loss_function(params: Params, x: la.LazyTensor, y: la.LazyTensor) -> la.LazyTensor:
    """The cross entropy."""
    return -la.mean(la.take_along_axis(la.log_softmax(logits(params, x)), y, -1))


# ---- the two jobs --------------------------------------------------------------------------


@dataclass
class State:
    """The newest weights, and how it goes."""

    params: Params = field(default_factory=dict)
    steps: int = 0
    answers: int = 0
    losses: deque[float] = field(default_factory=lambda: deque(maxlen=300))
    seconds: deque[float] = field(default_factory=lambda: deque(maxlen=1000))

    def summary(self) -> dict[str, float]:
        """The last loss, and how long the latest answers took."""
        times = sorted(self.seconds) or [0.0]
        return {
            "steps": self.steps,
            "loss": self.losses[-1] if self.losses else float("nan"),
            "answers": self.answers,
            "median_ms": 1e3 * statistics.median(times),
            "p99_ms": 1e3 * times[int(0.99 * (len(times) - 1))],
        }

    def curve(self) -> str:
        """The losses as points of a drawing of 600 by 160."""
        highest = max(self.losses, default=1.0)
        wide = 600 / max(1, len(self.losses) - 1)
        return " ".join(
            f"{index * wide:.1f},{155 - 150 * loss / highest:.1f}"
            for index, loss in enumerate(self.losses)
        )


async def train(state: State, *, task_status: trio.TaskStatus[None]) -> None:
    """Trains until it is cancelled; the weights are published after each step."""
    optimizer = la.optim.adam(1e-3)
    gradient = la.value_and_grad(loss_function)

    @la.compile
    def step(params: Params, optimizer_state: Any, x: la.LazyTensor, y: la.LazyTensor) -> Any:
        loss, gradients = gradient(params, x, y)
        params, optimizer_state = optimizer.update(gradients, optimizer_state, params)
        return params, optimizer_state, loss

    async with la.job("training"):
        x, y = await la.put(spirals())
        params = state.params = init()
        optimizer_state = optimizer.init(params)
        task_status.started()
        while True:
            chosen = la.randint(0, POINTS, (BATCH,))
            params, optimizer_state, loss = await step(
                params, optimizer_state, x[chosen], y[chosen]
            )
            state.losses.append(float(await loss.item()))
            state.params = params
            state.steps += 1


class Application:
    """The ASGI application."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._logits = la.compile(logits)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for _ in ("startup", "shutdown"):
                message = await receive()
                await send({"type": f"{message['type']}.complete"})
            return
        status, kind, body = await self._answer(scope["method"], scope["path"], receive)
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _answer(self, method: str, path: str, receive: Any) -> tuple[int, bytes, bytes]:
        state = self._state
        if (method, path) == ("GET", "/"):
            page = PAGE.format(curve=state.curve(), **state.summary())
            return 200, b"text/html; charset=utf-8", page.encode()
        if (method, path) == ("GET", "/status"):
            return 200, b"application/json", json.dumps(state.summary()).encode()
        if (method, path) == ("POST", "/predict"):
            try:
                points = np.array(json.loads(await read(receive))["points"], np.float32)
                if points.ndim != 2 or points.shape[1] != 2:
                    raise ValueError("points are pairs of numbers")
            except (ValueError, KeyError, TypeError) as error:
                return 400, b"text/plain", f"no points: {error}\n".encode()
            return 200, b"application/json", json.dumps(await self._predict(points)).encode()
        return 404, b"text/plain", b"there is /, /status and /predict\n"

    async def _predict(self, points: np.ndarray) -> dict[str, Any]:
        state = self._state
        begin = trio.current_time()
        found = await (await self._logits(state.params, la.asarray(points))).numpy()
        state.seconds.append(trio.current_time() - begin)
        state.answers += 1
        return {"classes": found.argmax(axis=1).tolist(), "steps": state.steps}


async def read(receive: Any) -> bytes:
    """The body of a request."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


# ---- the server ----------------------------------------------------------------------------


async def stopped() -> None:
    """Waits for SIGINT or SIGTERM."""
    with trio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        async for _ in signals:
            return


async def run(port: int) -> State:
    """Serves on a port, 0 for any that is free, until a signal comes; gives how it went."""
    listener = socket.create_server(("127.0.0.1", port))
    port = listener.getsockname()[1]
    config = Config()
    config.bind = [f"fd://{listener.detach()}"]  # which hypercorn closes
    config.errorlog = None
    state = State()
    async with la.open_runtime("cpu:0"), trio.open_nursery() as nursery:
        await nursery.start(lambda task_status: train(state, task_status=task_status))
        print(f"serving on http://127.0.0.1:{port}", flush=True)
        async with la.job("predictions", priority=1):
            await serve(Application(state), config, shutdown_trigger=stopped)
        nursery.cancel_scope.cancel()
    return state


def main() -> int:
    """Runs the command; gives its exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--port", type=int, default=8000, help="0: any that is free (8000)")
    options = parser.parse_args()
    state = trio.run(run, options.port)
    print(f"{state.steps} steps, {state.answers} answers")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
