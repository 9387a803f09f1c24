"""Trains a transformer on the characters of Python's own library, which writes while it trains.

    python examples/train_transformer.py --save model.safetensors

The text is the sources of the standard library that runs this. Batches are of many lengths, and
run in one compiled program. A task of its own writes on from a prompt with the newest weights,
character by character, with the keys and values of those before in a cache. Ctrl-C ends the
training after the current step and keeps a whole checkpoint; with ``--resume`` the same command
goes on from there, with the same losses as an uninterrupted run.
"""

from __future__ import annotations

import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import command_line
import numpy as np
import trio

import lazyasync as la

SEED = 0
VOCABULARY = 128  # ASCII
CONTEXT = 128
WIDTH, LAYERS, HEADS = 128, 3, 4
BATCH = 16
LEARNING_RATE = 3e-3
WARMUP = 20
EPOCH = 50  # steps, between two measurements
VALIDATION_BATCHES = 4
PROMPT = "def "


@dataclass(frozen=True)
class Options:
    """What to do; the fields are the options of the command line."""

    device: str = "auto"
    steps: int = 500
    save: Path | None = None
    resume: bool = False
    bfloat16: bool = False


@dataclass(frozen=True)
class TrainingState:
    """All that a checkpoint holds. The order of the data follows from the step."""

    model: Any
    optimizer: Any
    step: int


@dataclass
class Result:
    """What a run has measured; the lists begin where the run began."""

    losses: list[float] = field(default_factory=list)
    validation: dict[int, float] = field(default_factory=dict)
    compiles: list[int] = field(default_factory=list)
    lengths: set[int] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    interrupted_at: int | None = None


# ---- data ----------------------------------------------------------------------------------


def load_text() -> tuple[np.ndarray, np.ndarray]:
    """The characters of the library's modules, as bytes: to train on, and to measure."""
    paths = sorted(Path(sysconfig.get_path("stdlib")).glob("*.py"))
    texts = [path.read_bytes() for path in paths]
    characters = np.frombuffer(b"\n".join(texts), np.uint8)
    characters = characters[characters < VOCABULARY]
    last = len(characters) // 20
    return characters[:-last], characters[-last:]


def batch_of(text: np.ndarray, seed: tuple[int, ...], length: int) -> np.ndarray:
    """Pieces of a text (BATCH, length + 1) from random places."""
    starts = np.random.default_rng(seed).integers(0, len(text) - length - 1, BATCH)
    pieces: np.ndarray = text[starts[:, None] + np.arange(length + 1)]
    return pieces.astype(np.int64)


def batches(text: np.ndarray, first_step: int, last_step: int) -> Iterator[np.ndarray]:
    """The batches of the steps from ``first_step`` on, each of a length of its own."""
    for step in range(first_step, last_step):
        length = int(np.random.default_rng((SEED, step, 1)).integers(CONTEXT // 4, CONTEXT + 1))
        yield batch_of(text, (SEED, step), length)


# ---- the model -----------------------------------------------------------------------------


class Transformer(la.nn.Module):
    """A decoder with rotary positions, whose table of characters is its last layer as well."""

    def __init__(self) -> None:
        self.table = la.nn.Embedding(VOCABULARY, WIDTH)
        self.table.weight = la.nn.init.normal((VOCABULARY, WIDTH), std=WIDTH**-0.5)
        self.blocks = [
            la.nn.TransformerBlock(
                *(WIDTH, HEADS), causal=True, bias=False, rotary_base=10000.0, norm=la.nn.RMSNorm
            )
            for _ in range(LAYERS)
        ]
        self.norm = la.nn.RMSNorm(WIDTH)

    def __call__(self, characters: la.LazyTensor) -> la.LazyTensor:
        """The scores of what comes behind each of (batch, length) characters."""
        x = self.table(characters)
        for block in self.blocks:
            x = block(x)
        return la.nn.linear(self.norm(x), self.table.weight)

    def step(
        self, characters: la.LazyTensor, caches: Any, position: Any
    ) -> tuple[la.LazyTensor, Any]:
        """The same of the characters from a position on, with a cache of those before."""
        x, after = self.table(characters), []
        for block, cache in zip(self.blocks, caches, strict=True):
            x, cache = block.step(x, cache, position)
            after.append(cache)
        return la.nn.linear(self.norm(x), self.table.weight), after


def loss_function(model: Any, text: la.LazyTensor, bfloat16: bool) -> la.LazyTensor:
    """The cross entropy of each character but the first, in nats."""
    with la.autocast("bfloat16", enabled=bfloat16):
        scores = model(text[:, :-1])
        return la.nn.cross_entropy(la.swapaxes(scores, 1, 2), text[:, 1:])


@la.compile
def next_character(model: Any, characters: la.LazyTensor, caches: Any, position: Any) -> Any:
    """One character behind those of a position, drawn at random, and the caches with these."""
    scores, caches = model.step(characters, caches, position)
    return la.nn.sample(scores[:, -1:], temperature=0.8, top_k=20), caches


async def write_on(model: Any, prompt: str, count: int) -> str:
    """So many characters behind a prompt."""
    place = model.table.weight.device
    caches = [block.init_cache(1, len(prompt) + count) for block in model.blocks]
    given = la.asarray([list(prompt.encode())], device=place)
    written, position = [], 0
    for _ in range(count):
        found, caches = await next_character(model, given, caches, position)
        position += given.shape[1]
        given = found
        written.append(found)
    return prompt + "".join(chr(int(it[0, 0])) for it in await la.to_cpu(written))


# ---- training ------------------------------------------------------------------------------


class Trainer:
    """One run: the data, the state, the loop over the steps, and the task that writes."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.train, held_out = load_text()
        self.held_out = [batch_of(held_out, (SEED, n), CONTEXT) for n in range(VALIDATION_BATCHES)]
        self.result = Result()
        self.training = trio.CancelScope()
        schedules = la.optim.schedules
        rate = schedules.warmup(schedules.cosine(LEARNING_RATE, 10_000), WARMUP)
        self.optimizer = la.optim.adamw(rate, weight_decay=0.1)
        self.train_step = la.compile(self._train_step)
        self.loss = la.compile(lambda model, text: loss_function(model, text, options.bfloat16))

    def _train_step(self, model: Any, state: Any, text: la.LazyTensor) -> Any:
        value_and_gradient = la.value_and_grad(loss_function)
        loss, grads = value_and_gradient(model, text, self.options.bfloat16)
        grads = la.optim.clip_by_global_norm(grads, 1.0)
        model, state = self.optimizer.update(grads, state, model)
        return model, state, loss

    async def run(self) -> Result:
        """Trains, and gives what was measured; ``interrupted_at`` is set if Ctrl-C ended it."""
        async with trio.open_nursery() as nursery:
            nursery.start_soon(command_line.cancel_on_interrupt, self.training)
            async with la.open_runtime(self.options.device):
                await self._run()
            nursery.cancel_scope.cancel()  # it still waits for Ctrl-C
        return self.result

    async def _run(self) -> None:
        la.manual_seed(SEED)
        model = Transformer()
        self.state = TrainingState(model, self.optimizer.init(model), 0)
        path = self.options.save
        if self.options.resume and path is not None:
            self.state = await la.load(path, like=self.state)
        with self.training:
            async with trio.open_nursery() as nursery:
                send, receive = trio.open_memory_channel[Any](1)
                nursery.start_soon(self._write, receive)
                async with send:
                    await self._run_steps(send)
        # However the loop ended, the state is that after a whole step.
        if path is not None:
            await la.save(self.state, path)
        if self.training.cancelled_caught:
            self.result.interrupted_at = self.state.step

    async def _run_steps(self, send: trio.MemorySendChannel[Any]) -> None:
        source: Iterator[Any] = batches(self.train, self.state.step, self.options.steps)
        losses: list[la.LazyTensor] = []
        async with la.prefetch(source) as stream:
            async for text in stream:
                la.mark_dynamic(text, 1)
                self.result.lengths.add(text.shape[1])
                state = self.state
                model, moments, loss = await self.train_step(state.model, state.optimizer, text)
                self.state = TrainingState(model, moments, state.step + 1)
                losses.append(loss)
                await la.mark_step()
                if self.state.step % EPOCH == 0 or self.state.step == self.options.steps:
                    await self._measure(losses)
                    losses = []
                    await send.send((self.state.step, model))

    async def _measure(self, losses: list[la.LazyTensor]) -> None:
        result, step = self.result, self.state.step
        result.losses += map(float, await la.to_cpu(losses))
        found = [await self.loss(self.state.model, la.asarray(text)) for text in self.held_out]
        result.validation[step] = float(np.mean(await la.to_cpu(found)))
        result.compiles.append(la.metrics.counter_value("UncachedCompile") or 0)
        mean = np.mean(result.losses[-len(losses) :])
        print(f"step {step}: loss {mean:.3f}, validation loss {result.validation[step]:.3f}")

    async def _write(self, receive: trio.MemoryReceiveChannel[Any]) -> None:
        """Writes with the weights that come, in a job of its own beside the training."""
        async with la.job("writing"), receive:
            la.manual_seed(SEED)
            async for step, model in receive:
                text = await write_on(model, PROMPT, CONTEXT)
                self.result.texts.append(text)
                print(f"written after step {step}:\n" + text.replace("\n", "\n    "))


# ---- the command ---------------------------------------------------------------------------


def parse_options(arguments: list[str] | None = None) -> Options:
    """Reads the command line."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="auto", help='"cpu:0", "cuda:0", or "auto" (default)')
    parser.add_argument(
        "--steps", type=command_line.count, default=500, help="steps, from the start (500)"
    )
    parser.add_argument("--save", type=Path, help="keep a checkpoint in this .safetensors file")
    parser.add_argument("--resume", action="store_true", help="go on from the file of --save")
    parser.add_argument("--bfloat16", action="store_true", help="make products in bfloat16")
    options = Options(**vars(parser.parse_args(arguments)))
    path = options.save
    if path is not None and not path.parent.is_dir():
        parser.error(f"there is no directory {path.parent}")
    if path is not None and path.exists() and not path.is_file():
        parser.error(f"{path} is no file")
    if options.resume and (path is None or not path.is_file()):
        parser.error("--resume needs --save with a checkpoint that is there")
    if options.bfloat16:
        try:
            la.autocast("bfloat16")
        except ImportError as error:
            parser.error(f"--bfloat16: {error}")
    parser.check_devices(options.device)
    return options


def main() -> int:
    """Runs the command; gives its exit code."""
    options = parse_options()
    result = None
    try:
        result = trio.run(Trainer(options).run)
    except* la.CheckpointError as group:
        print(group.exceptions[0])
    if result is None:
        return 1
    if result.interrupted_at is not None:
        kept = f"; go on with --save {options.save} --resume" if options.save else ""
        print(f"interrupted after step {result.interrupted_at}{kept}")
        return command_line.INTERRUPTED
    if result.validation:
        print(f"validation loss: {list(result.validation.values())[-1]:.3f} nats a character")
    return 0


if __name__ == "__main__":
    command_line.run(main)
