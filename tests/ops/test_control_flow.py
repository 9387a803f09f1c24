"""Operations of loops, by their kernels."""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.ir.leaves import RANDOM_STATE_TYPE
from lazyasync.ir.rules import LOWERINGS
from lazyasync.ops.control_flow import ADVANCE_STATE, AdvanceAttributes


def test_a_random_state_goes_on_in_every_form_that_devices_have_it_in() -> None:
    kernel: Any = LOWERINGS[ADVANCE_STATE](np, (), RANDOM_STATE_TYPE, AdvanceAttributes(3))
    key, counter = np.uint64(2**64 - 1), np.uint64(2**64 - 2)
    for state in (
        np.array([key, counter]),  # as iterations pass it on
        (key, counter),  # as numbers of the host
        (np.array(key), np.array(counter)),  # as numbers in a table of the device
    ):
        out = np.empty(2, np.uint64)
        kernel(state, out)
        assert out.tolist() == [2**64 - 1, 1]
