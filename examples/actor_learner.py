"""Reinforcement learning in one event loop: environments, a replay buffer, a learner, a policy.

    python examples/actor_learner.py

Several environment tasks play a small control problem: push a cart, with three possible forces, so
that it comes to rest in the middle of its track. They ask a policy, which serves them in batches on
a device of its own, and send what happened through a bounded channel to a learner, which keeps it
in a bounded replay buffer and trains on another device by Q-learning (Mnih et al., 2015,
doi:10.1038/nature14236). Every few updates it sends its parameters to the policy's device. No task
ever waits for a device: it awaits, and the others go on.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

import command_line
import numpy as np
import trio

import lazyasync as la

ENVIRONMENTS = 8
EPISODE_STEPS = 40
FORCES = np.array([-1.0, 0.0, 1.0], np.float32)
DISCOUNT = 0.95
BATCH = 64
REPLAY_CAPACITY = 5000
TRANSITIONS_PER_UPDATE = 4
UPDATES_PER_SYNC = 20

Tensors = dict[str, la.LazyTensor]


# ---- the control problem -------------------------------------------------------------------


class Transition(NamedTuple):
    """What was seen, what was done, what it earned, and what was seen next."""

    observation: np.ndarray
    action: int
    reward: float
    following: np.ndarray


class Cart:
    """A cart on a track. One sees position and velocity, and earns minus the distance."""

    def __init__(self, generator: np.random.Generator) -> None:
        self.observation = generator.uniform([-1.0, -0.5], [1.0, 0.5]).astype(np.float32)

    def push(self, action: int) -> Transition:
        """Pushes for a tenth of a second."""
        before = self.observation
        velocity = 0.98 * before[1] + 0.2 * FORCES[action]
        position = np.clip(before[0] + 0.1 * velocity, -2.0, 2.0)
        self.observation = np.array([position, velocity], np.float32)
        return Transition(before, action, -float(abs(position)), self.observation)


class ReplayBuffer:
    """The latest transitions, in arrays of a fixed size."""

    def __init__(self, capacity: int) -> None:
        self.columns: dict[str, np.ndarray] = {
            "observation": np.zeros((capacity, 2), np.float32),
            "action": np.zeros((capacity, 1), np.int64),
            "reward": np.zeros(capacity, np.float32),
            "following": np.zeros((capacity, 2), np.float32),
        }
        self.capacity = capacity
        self.added = 0
        self.generator = np.random.default_rng(1)

    def __len__(self) -> int:
        return min(self.added, self.capacity)

    def add(self, transition: Transition) -> None:
        """Keeps a transition in the place of the oldest."""
        for name, column in self.columns.items():
            column[self.added % self.capacity] = getattr(transition, name)
        self.added += 1

    def sample(self, size: int) -> dict[str, np.ndarray]:
        """Transitions chosen by chance."""
        chosen = self.generator.integers(0, len(self), size)
        return {name: column[chosen] for name, column in self.columns.items()}


# ---- the model -----------------------------------------------------------------------------


def init_params() -> Tensors:
    """A perceptron from an observation to the value of each action."""
    sizes = (2, 64, 64, len(FORCES))
    params = {}
    for layer, (rows, columns) in enumerate(pairwise(sizes), start=1):
        params[f"w{layer}"] = la.normal((rows, columns), 0.0, (2.0 / rows) ** 0.5)
        params[f"b{layer}"] = la.zeros(columns)
    return params


def action_values(params: Tensors, observations: la.LazyTensor) -> la.LazyTensor:
    """What each action is worth, (n, 3)."""
    hidden = la.relu(observations @ params["w1"] + params["b1"])
    hidden = la.relu(hidden @ params["w2"] + params["b2"])
    return hidden @ params["w3"] + params["b3"]


def best_actions(params: Tensors, observations: la.LazyTensor) -> la.LazyTensor:
    """The action of most value, (n,)."""
    return la.argmax(action_values(params, observations), -1)


def temporal_difference(params: Tensors, target: Tensors, batch: Tensors) -> la.LazyTensor:
    """The mean squared error of the values of what was done, against those of one step later."""
    following = la.max(action_values(target, batch["following"]), -1)
    goal = batch["reward"] + DISCOUNT * following
    values = la.take_along_axis(action_values(params, batch["observation"]), batch["action"], -1)
    return la.mean(la.square(la.squeeze(values, -1) - goal))


def send_to(device: str, params: Tensors) -> Tensors:
    """The parameters on another device; recorded, the next barrier sends them."""
    return {name: leaf.to(device) for name, leaf in params.items()}


# ---- the tasks -----------------------------------------------------------------------------


@dataclass
class Request:
    """An observation that wants an action."""

    observation: np.ndarray
    answered: trio.Event = field(default_factory=trio.Event)
    action: int = 0


class Policy:
    """Serves actions, one batch for all who ask at the same time."""

    def __init__(self, device: str, params: Tensors) -> None:
        self.device = device
        self.params = params
        self.exploration = 1.0
        self.batches = 0
        self._send, self._receive = trio.open_memory_channel[Request](ENVIRONMENTS)

    async def act(self, observation: np.ndarray) -> int:
        """The best action known for an observation."""
        request = Request(observation)
        await self._send.send(request)
        await request.answered.wait()
        return request.action

    async def serve(self) -> None:
        """Answers for ever."""
        compiled = la.compile(best_actions)
        async with la.job("policy", self.device):
            async for first in self._receive:
                requests = [first]
                with suppress(trio.WouldBlock):
                    while len(requests) < ENVIRONMENTS:
                        requests.append(self._receive.receive_nowait())
                observations = np.zeros((ENVIRONMENTS, 2), np.float32)  # always of one shape
                for row, request in enumerate(requests):
                    observations[row] = request.observation
                batch = la.asarray(observations, device=self.device)
                actions = await (await compiled(self.params, batch)).numpy()
                for action, request in zip(actions, requests, strict=False):
                    request.action = int(action)
                    request.answered.set()
                self.batches += 1


@dataclass
class Result:
    """What a run has measured."""

    returns: list[float] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)

    def mean_return(self, episodes: slice) -> float:
        """The mean sum of rewards of some episodes; 0 would be a cart that stays in the middle."""
        return float(np.mean(self.returns[episodes]))


async def play(
    number: int, policy: Policy, transitions: trio.MemorySendChannel[Transition], result: Result
) -> None:
    """Plays episodes for ever; waits while the learner has enough to do."""
    generator = np.random.default_rng(100 + number)
    while True:
        cart = Cart(generator)
        total = 0.0
        for _ in range(EPISODE_STEPS):
            if generator.random() < policy.exploration:
                action = int(generator.integers(len(FORCES)))
            else:
                action = await policy.act(cart.observation)
            transition = cart.push(action)
            total += transition.reward
            await transitions.send(transition)
        result.returns.append(total)


async def learn(
    device: str,
    policy: Policy,
    transitions: trio.MemoryReceiveChannel[Transition],
    updates: int,
    result: Result,
) -> None:
    """Trains for ``updates`` steps on what comes in."""
    replay = ReplayBuffer(REPLAY_CAPACITY)
    optimizer = la.optim.adam(2e-3)
    value_and_gradient = la.value_and_grad(temporal_difference)
    async with la.job("learner", [device, policy.device]):
        params = target = init_params()
        state: Any = optimizer.init(params)
        while len(replay) < 4 * BATCH:
            replay.add(await transitions.receive())
        for update in range(updates):
            for _ in range(TRANSITIONS_PER_UPDATE):
                replay.add(await transitions.receive())
            batch = {name: la.asarray(column) for name, column in replay.sample(BATCH).items()}
            loss, gradients = value_and_gradient(params, target, batch)
            params, state = optimizer.update(gradients, state, params)
            la.add_step_closure(
                lambda loss: result.losses.append(float(loss)), (loss,), run_async=True
            )
            await la.mark_step()
            if update % UPDATES_PER_SYNC == 0:
                target = params
                # On its way as soon as the step is done; the policy goes on with what it has.
                policy.params = send_to(policy.device, params)
                policy.exploration = max(0.05, 1.0 - 2.0 * update / updates)
            if update % max(1, updates // 10) == 0 and result.returns:
                print(
                    f"update {update:5}: {len(result.returns):4} episodes, mean return of the "
                    f"latest {result.mean_return(slice(-20, None)):6.1f}, replay buffer "
                    f"{len(replay)} of {replay.capacity}"
                )


async def run(devices: list[str], updates: int) -> Result:
    """Runs everything until the learner is done."""
    result = Result()
    send, receive = trio.open_memory_channel[Transition](2 * ENVIRONMENTS)
    async with la.open_runtime(list(dict.fromkeys(devices))):
        policy = Policy(devices[1], send_to(devices[1], init_params()))
        async with trio.open_nursery() as nursery:
            nursery.start_soon(policy.serve)
            for number in range(ENVIRONMENTS):
                nursery.start_soon(play, number, policy, send, result)
            await learn(devices[0], policy, receive, updates, result)
            nursery.cancel_scope.cancel()
    return result


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; gives its exit code."""
    parser = command_line.Parser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--devices", nargs=2, default=["cpu:0", "cpu:1"], metavar=("LEARNER", "POLICY")
    )
    parser.add_argument(
        "--updates", type=command_line.count, default=2000, help="learner steps (2000)"
    )
    options = parser.parse_args(arguments)
    parser.check_devices(list(dict.fromkeys(options.devices)))
    result = trio.run(command_line.until_interrupted, run, options.devices, options.updates)
    if not result.returns:
        print("no episode has ended: it takes more updates")
        return 0
    early, late = result.mean_return(slice(20)), result.mean_return(slice(-20, None))
    print(f"mean return: first 20 episodes {early:.1f}, last 20 episodes {late:.1f}")
    return 0


if __name__ == "__main__":
    command_line.run(main)
