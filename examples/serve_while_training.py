"""A server that answers with a model while the same process trains it.

    python examples/serve_while_training.py
    curl -d '{"points": [[0.5, 0.1], [-0.2, 0.8]]}' http://127.0.0.1:8000/predict

An ASGI application on hypercorn's trio worker. One job trains a classifier of two spirals without
pause; another one, which goes before it, predicts with the newest weights. ``GET /`` is a page with
the loss and how long answers took, ``GET /status`` the same as JSON, and ``POST /predict`` gives
the class of each point. What cannot be answered gets an error as JSON. SIGINT or SIGTERM ends it:
requests under way are answered, the step under way is done, and nothing is left behind.
"""

from __future__ import annotations

import json
import math
import socket
import statistics
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import command_line
import numpy as np
import trio
from hypercorn.trio import serve

import lazyasync as la

HIDDEN = 256
POINTS = 4096
BATCH = 512

Params = dict[str, la.LazyTensor]

BODY_BYTES = 256 * 1024  # of a request; a longer one would hold up the event loop
CURVE_POINTS = 400
LARGEST = float(np.finfo(np.float32).max)

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Serving while training</title>
<style>body {{ font: 1rem sans-serif; margin: 2rem auto; max-width: 42rem; padding: 0 1rem }}
svg {{ font-size: 12px; width: 100% }} caption, figcaption {{ text-align: left; padding: .5rem 0 }}
figure {{ margin: 0 }} pre {{ background: #eee; padding: .5rem 0; white-space: pre-wrap }}
td {{ padding: 0 1rem 0 0; font-variant-numeric: tabular-nums }}</style>
<h1>Serving while training</h1>
<p>This process trains a classifier of the points of two spirals, and answers with its newest
weights.</p>
<figure><figcaption>The training loss (cross entropy, logarithmic) from the first step on.
Steps averaged in each point: {each}.</figcaption>
{drawing}</figure>
<table><caption>How it goes; times are those of the latest answers, 1000 at most:</caption>
<tr><td>training steps</td><td>{steps}</td></tr>
<tr><td>loss of the last step</td><td>{loss}</td></tr>
<tr><td>answers since the start</td><td>{answers}</td></tr>
<tr><td>median time of an answer</td><td>{median}</td></tr>
<tr><td>99 of 100 answers took at most</td><td>{p99}</td></tr>
</table>
<p>Ask which spiral each of some points belongs to:</p>
<pre>curl -d '{{"points": [[0.5, 0.1], [-0.2, 0.8]]}}' {address}/predict</pre>
<p>What this page shows, as JSON: <a href="/status">/status</a></p>
</html>
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


# ---- what is shown -------------------------------------------------------------------------


@dataclass
class Curve:
    """All values so far as a limited number of points, each the mean of as many values."""

    means: list[float] = field(default_factory=list)
    each: int = 1
    rest: list[float] = field(default_factory=list)

    def add(self, value: float) -> None:
        """Takes the next value; where there are too many points, two become one."""
        self.rest.append(value)
        if len(self.rest) == self.each:
            self.means.append(statistics.fmean(self.rest))
            self.rest.clear()
        if len(self.means) == CURVE_POINTS:
            self.means = [(a + b) / 2 for a, b in batched_pairs(self.means)]
            self.each *= 2

    def drawing(self) -> str:
        """An SVG with a logarithmic axis of the values, and one of their numbers."""
        left, right, top, bottom = 60, 590, 10, 180
        logarithms = [math.log10(max(mean, 1e-12)) for mean in self.means] or [0.0]
        low, high = math.floor(min(logarithms)), math.ceil(max(logarithms))
        high = max(high, low + 1)
        wide = (right - left) / max(1, len(logarithms) - 1)

        def height(logarithm: float) -> float:
            return bottom - (bottom - top) * (logarithm - low) / (high - low)

        parts = [
            f'<line x1="{left}" y1="{bottom}" x2="{right}" y2="{bottom}" stroke="currentColor"/>',
            f'<line x1="{left}" y1="{top}" x2="{left}" y2="{bottom}" stroke="currentColor"/>',
        ]
        for power in range(low, high + 1):
            y = height(power)
            parts.append(
                f'<line x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="#ddd"/>'
            )
            parts.append(f'<text x="52" y="{y + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
        for quarter in range(5):
            x, step = (
                left + (right - left) * quarter / 4,
                len(self.means) * self.each * quarter // 4,
            )
            parts.append(f'<text x="{x:.1f}" y="198" text-anchor="middle">{step}</text>')
        points = " ".join(
            f"{left + index * wide:.1f},{height(logarithm):.1f}"
            for index, logarithm in enumerate(logarithms)
        )
        return (
            '<svg viewBox="0 0 620 225" role="img" aria-label="the loss of each step">'
            f"{''.join(parts)}"
            f'<text x="{(left + right) / 2}" y="217" text-anchor="middle">training step</text>'
            '<text transform="translate(14 95) rotate(-90)" text-anchor="middle">loss</text>'
            f'<polyline points="{points if self.means else ""}" fill="none" stroke="#06c" '
            'stroke-width="2"/></svg>'
        )


def batched_pairs(values: list[float]) -> Iterator[tuple[float, float]]:
    """The first with the second, the third with the fourth, and so on."""
    return zip(values[::2], values[1::2], strict=True)


@dataclass
class State:
    """The newest weights, and how it goes."""

    params: Params = field(default_factory=dict)
    steps: int = 0
    answers: int = 0
    loss: float | None = None
    losses: Curve = field(default_factory=Curve)
    seconds: deque[float] = field(default_factory=lambda: deque(maxlen=1000))

    def summary(self) -> dict[str, float | None]:
        """The last loss, and how long the latest answers took; None where there is none yet."""
        times = sorted(self.seconds)
        return {
            "steps": self.steps,
            "loss": self.loss,
            "answers": self.answers,
            "median_ms": 1e3 * statistics.median(times) if times else None,
            "p99_ms": 1e3 * times[int(0.99 * (len(times) - 1))] if times else None,
        }

    def page(self, address: str) -> str:
        """The same, with the curve of the loss, and how to ask."""
        now = self.summary()

        def shown(name: str, form: str) -> str:
            value = now[name]
            return "none yet" if value is None else form.format(value)

        return PAGE.format(
            address=address,
            drawing=self.losses.drawing(),
            each=self.losses.each,
            steps=self.steps,
            answers=self.answers,
            loss=shown("loss", "{:.4g}"),
            median=shown("median_ms", "{:.2f} ms"),
            p99=shown("p99_ms", "{:.2f} ms"),
        )


# ---- the two jobs --------------------------------------------------------------------------


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
            state.loss = float(await loss.item())
            state.losses.add(state.loss)
            state.params = params
            state.steps += 1


class RequestError(Exception):
    """A request that cannot be answered: the status, and the message."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


METHODS = {"/": ("GET", "HEAD"), "/status": ("GET", "HEAD"), "/predict": ("POST",)}


class Application:
    """The ASGI application."""

    def __init__(self, state: State, address: str) -> None:
        self._state = state
        self._address = address
        self._logits = la.compile(logits)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for _ in ("startup", "shutdown"):
                message = await receive()
                await send({"type": f"{message['type']}.complete"})
            return
        if scope["type"] != "http":  # a websocket
            await send({"type": "websocket.close"})
            return
        method, path = scope["method"], scope["path"]
        status, kind = 200, b"application/json"
        try:
            if path == "/" and method in METHODS[path]:
                kind = b"text/html; charset=utf-8"
                body = self._state.page(self._address).encode()
            else:
                body = as_json(await self._answer(method, path, receive))
        except RequestError as error:
            status, body = error.status, as_json({"error": str(error)})
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
        if status == 405:
            headers.append((b"allow", ", ".join(METHODS[path]).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})

    async def _answer(self, method: str, path: str, receive: Any) -> dict[str, Any]:
        if path not in METHODS:
            raise RequestError(404, f"there is no {path[:100]}, but {', '.join(METHODS)}")
        if method not in METHODS[path]:
            raise RequestError(405, f"{path} takes {' and '.join(METHODS[path])}, not {method}")
        if path == "/status":
            return self._state.summary()
        return await self._predict(points_of(await read(receive)))

    async def _predict(self, points: np.ndarray) -> dict[str, Any]:
        state = self._state
        begin = trio.current_time()
        found = await (await self._logits(state.params, la.asarray(points))).numpy()
        state.seconds.append(trio.current_time() - begin)
        state.answers += 1
        return {"classes": found.argmax(axis=1).tolist(), "steps": state.steps}


def as_json(answer: dict[str, Any]) -> bytes:
    """The body of an answer, a line."""
    return json.dumps(answer).encode() + b"\n"


async def read(receive: Any) -> bytes:
    """The body of a request, as far as it is not too long."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > BODY_BYTES:
            raise RequestError(413, f"a body has at most {BODY_BYTES} bytes")
    return body


def points_of(body: bytes) -> np.ndarray:
    """The points (n, 2) that a request asks about."""
    try:
        request = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise RequestError(400, f"the body is no JSON: {error}") from None
    points = request.get("points") if isinstance(request, dict) else None
    if not isinstance(points, list) or not points:
        raise RequestError(400, 'the body is not as in {"points": [[0.5, 0.1], [-0.2, 0.8]]}')
    for index, point in enumerate(points):
        if not (
            isinstance(point, list)
            and len(point) == 2
            and all(type(value) in (int, float) for value in point)
            and all(-LARGEST <= value <= LARGEST for value in point)
        ):
            raise RequestError(400, f"point {index} is no pair of finite numbers")
    return np.array(points, np.float32)


# ---- the server ----------------------------------------------------------------------------


async def run(listener: socket.socket) -> tuple[str, int]:
    """Serves until a signal comes; gives how it went, and which signal it was."""
    host, port = listener.getsockname()
    address = f"http://{host}:{port}"
    config = command_line.hypercorn_config(listener)
    state = State()
    async with (
        command_line.stopped_by_signals() as stop,
        la.open_runtime("cpu:0"),
        trio.open_nursery() as nursery,
    ):
        await nursery.start(lambda task_status: train(state, task_status=task_status))
        print(f"serving on {address}", flush=True)
        async with la.job("predictions", priority=1):
            await serve(Application(state, address), config, shutdown_trigger=stop.event.wait)
        nursery.cancel_scope.cancel()
    return f"{state.steps} steps, {state.answers} answers", stop.received[0]


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; gives its exit code."""
    return command_line.serve(__doc__, run, arguments)


if __name__ == "__main__":
    command_line.run(main)
