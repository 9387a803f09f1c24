"""Schedules: their curves, that they compile nothing, and the state of a plateau."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import training_cases
from training_cases import COUNT, MEASURED

import lazyasync as la
from lazyasync import optim
from lazyasync.optim import schedules

OURS = {
    "step": lambda: schedules.step(0.5, 7, 0.3),
    "exponential": lambda: schedules.exponential(0.5, 0.9),
    "cosine": lambda: schedules.cosine(0.5, COUNT, 0.1),
    "one_cycle": lambda: schedules.one_cycle(2.0, COUNT),
    "linear": lambda: schedules.linear(0.5, 0.1, 40),
    "steps_at": lambda: schedules.steps_at(0.5, {10: 0.1, 30: 0.1}),
}


async def curve(schedule: Any, count: int = COUNT) -> np.ndarray:
    """A schedule's rates, which are the same for one count at a time."""
    rates = await schedule(la.arange(count)).numpy()
    assert rates.dtype == np.float64
    single = [await schedule(place).item() for place in (0, 1, count - 1)]
    np.testing.assert_allclose(single, rates[[0, 1, -1]], 1e-12)
    return rates


async def test_against_pytorch(runtime: la.Runtime) -> None:
    with np.load(training_cases.TABLE) as table:
        for name, make in OURS.items():
            found = await curve(make())
            np.testing.assert_allclose(found, table[f"schedule/{name}"], 1e-6, 1e-9, err_msg=name)


async def test_compositions(runtime: la.Runtime) -> None:
    assert (await curve(schedules.constant(0.25), 3)).tolist() == [0.25] * 3
    rates = await curve(schedules.warmup(schedules.cosine(1.0, 10), 4), 16)
    np.testing.assert_allclose(rates[:5], [0, 0.25, 0.5, 0.75, 1.0], atol=1e-12)
    np.testing.assert_allclose(rates[4:], await curve(schedules.cosine(1.0, 10), 12), atol=1e-12)
    rates = await curve(schedules.warmup(0.5, 2, 0.1), 4)
    np.testing.assert_allclose(rates, [0.1, 0.3, 0.5, 0.5])
    joined = schedules.join(
        [schedules.constant(1.0), schedules.linear(3.0, 1.0, 2), lambda count: 5.0 + count], [2, 5]
    )
    np.testing.assert_allclose(await curve(joined, 8), [1, 1, 3, 2, 1, 5, 6, 7])
    rates = await curve(schedules.polynomial(1.0, 0.0, 4, 2.0), 6)
    np.testing.assert_allclose(rates, [1, 0.5625, 0.25, 0.0625, 0, 0])


async def test_a_schedule_compiles_nothing(runtime: la.Runtime) -> None:
    schedule = schedules.warmup(schedules.cosine(0.1, 50), 5)
    optimizer = optim.adam(schedule)
    params: Any = la.ones(4)
    state = optimizer.init(params)
    step = la.compile(lambda state, params: optimizer.update(params, state, params))
    compiled, traced = [], []
    for _ in range(6):
        params, state = await step(state, params)
        compiled.append(la.metrics.counter_value("UncachedCompile"))
        traced.append(la.metrics.counter_value("FunctionTraced"))
    assert compiled[2] == compiled[-1]
    assert traced[1] == traced[-1]


async def test_plateaus_against_pytorch(runtime: la.Runtime) -> None:
    with np.load(training_cases.TABLE) as table:
        for name, plateau in (
            ("smallest", schedules.plateau(0.5, 2, cooldown=2, smallest=0.1)),
            ("largest", schedules.plateau(0.5, 1, threshold=0.01, largest_is_best=True)),
        ):
            state: Any = plateau.init(0.5)
            update = la.compile(plateau.update)
            rates = []
            for measured in MEASURED:
                state = await update(state, la.asarray(measured))
                rates.append(await state["rate"].item())
            np.testing.assert_allclose(rates, table[f"plateau/{name}"], 1e-12, err_msg=name)
    assert await plateau.update(state, 100.0)["best"].item() == 100.0


async def test_a_rate_of_a_plateau_is_an_argument(runtime: la.Runtime) -> None:
    plateau = schedules.plateau(patience=0)

    @la.compile
    def step(params: Any, rates: Any) -> Any:
        optimizer = optim.sgd(rates["rate"])
        return optimizer.update(params, optimizer.init(params), params)[0]

    params, state = la.ones(2), plateau.init(0.5)
    for value in (1.0, 1.0, 1.0):
        params = await step(params, state)
        state = plateau.update(state, value)
    np.testing.assert_allclose(await params.numpy(), 0.5 * 0.5 * 0.95, 1e-6)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: schedules.join([schedules.constant(1.0)], [3]), "1 schedules need one boundary"),
        (lambda: schedules.join([schedules.constant(1.0)] * 3, [3, 3]), "rising"),
        (lambda: schedules.cosine(1.0, 0), "cosine: steps"),
        (lambda: schedules.one_cycle(1.0, 10, rising=1.0), r"rising must be in \(0, 1\)"),
        (lambda: schedules.one_cycle(1.0, 2), "too few to rise"),
        (lambda: schedules.exponential(1.0, 0.0), "factor must be positive"),
        (lambda: schedules.plateau(factor=1.0), r"factor must be in \[0, 1\)"),
        (lambda: schedules.step(-1.0, 3), "step: initial"),
    ],
)
def test_refused(make: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()


RATES: dict[str, Any] = {
    "constant": schedules.constant,
    "step": lambda rate: schedules.step(rate, 3),
    "steps_at": lambda rate: schedules.steps_at(rate, {2: 0.5}),
    "exponential": lambda rate: schedules.exponential(rate, 0.9),
    "linear": lambda rate: schedules.linear(rate, rate / 8, 5),
    "cosine": lambda rate: schedules.cosine(rate, 5, end=rate / 8),
    "one_cycle": lambda rate: schedules.one_cycle(rate, 8),
    "warmup": lambda rate: schedules.warmup(schedules.cosine(rate, 8), 3, initial=rate / 2),
    "warmup of a rate": lambda rate: schedules.warmup(rate, 3),
}


@pytest.mark.parametrize("name", RATES)
async def test_rates_that_are_given_at_each_call(runtime: la.Runtime, name: str) -> None:
    make, counts = RATES[name], np.arange(8)
    given = la.compile(lambda rate, counts: make(rate)(counts))
    la.metrics.reset()
    for rate in (0.5, 0.25):
        expected = await make(rate)(la.asarray(counts)).numpy()
        for number in (rate, la.asarray(rate)):  # a float32 that has the number exactly
            found = await (await given(number, la.asarray(counts))).numpy()
            np.testing.assert_allclose(found, expected, 1e-12)
    assert la.metrics.counter_value("FunctionTraced") == 2
