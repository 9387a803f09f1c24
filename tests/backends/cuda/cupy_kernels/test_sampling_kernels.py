"""Random numbers on a GPU: the kernels of the samplers, compiled for the host and run there."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from cuda_host import needs_gxx
from recording_cupy import RecordingCupy, registered
from sampled import SETTINGS, CudaSamplers, numbers

import lazyasync as la
from lazyasync.ops.random.samplers import PARAMETERS

pytestmark = needs_gxx

CASES = [(name, given) for name, settings in SETTINGS.items() for given in settings]


@pytest.fixture(scope="module")
def kernels() -> CudaSamplers:
    return CudaSamplers()


def test_every_sampler_is_tried() -> None:
    assert {name: len(settings[0]) for name, settings in SETTINGS.items()} == PARAMETERS


def test_kernels_give_the_bits_of_numpy(kernels: CudaSamplers) -> None:
    # Counters beyond 32 bits, and a key that has both halves.
    stream: Any = {"key": 0x299F31D0A4093822, "counter": 2**32 - 50}
    for (name, given), dtype in itertools.product(CASES, CudaSamplers.TYPES):
        if np.dtype(dtype).kind == "i" and name not in ("geometric", "poisson", "binomial"):
            continue  # not offered
        note = f"{name} of {given} in {dtype}"
        expected = numbers(name, given, 500, dtype=dtype, **stream)
        actual = kernels.numbers(name, given, 500, dtype=dtype, **stream)
        bits = f"u{expected.dtype.itemsize}"
        nan = np.isnan(expected) if expected.dtype.kind == "f" else np.zeros(500, bool)
        np.testing.assert_array_equal(np.isnan(actual), nan, note)
        np.testing.assert_array_equal(actual.view(bits)[~nan], expected.view(bits)[~nan], note)


@pytest.mark.parametrize("name", [name for name, settings in SETTINGS.items() if settings[0]])
def test_kernels_take_a_parameter_for_each_element(kernels: CudaSamplers, name: str) -> None:
    settings = np.array(SETTINGS[name])
    given = tuple(settings[np.arange(700) % len(settings)].T.copy())
    np.testing.assert_array_equal(
        kernels.numbers(name, given, 700), numbers(name, given, 700), strict=True
    )
    # The number is that of its own parameters, whatever the others are.
    for place in range(len(settings)):
        alone = numbers(name, tuple(settings[place]), 700)
        np.testing.assert_array_equal(
            numbers(name, given, 700)[place :: len(settings)], alone[place :: len(settings)]
        )


def draws() -> list[la.LazyTensor]:
    # From a state, and not from a seed: devices have streams of their own.
    la.set_rng_state({"key": 11, "counter": 5})
    concentration = la.asarray(np.linspace(0.1, 20, 60).reshape(3, 20))
    return [
        la.random.exponential((70,), 2.5),
        la.random.gamma((3, 20), concentration),
        la.random.poisson((3, 20), concentration, dtype="int16"),
        la.random.truncated_normal((33,), 1.0, 2.0, dtype="float16"),
        la.random.beta((0, 3), 2.0, 3.0),
        la.random.standard_t((), 4.0),
    ]


async def test_draws_on_the_stand_in_are_those_of_the_cpu() -> None:
    with registered(RecordingCupy()):
        async with la.open_runtime("recorded:0"):
            recorded = await la.to_cpu(draws())
    async with la.open_runtime("cpu:0"):
        expected = await la.to_cpu(draws())
    for one, other in zip(recorded, expected, strict=True):
        np.testing.assert_array_equal(one, other, strict=True)
