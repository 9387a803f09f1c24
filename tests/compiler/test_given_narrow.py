"""A few given elements of a narrow dtype are widened where loops read them."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from fusion_sketch import Sketch

from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion.given_narrow import MOST_ELEMENTS
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)


@pytest.mark.parametrize("dtype", [BFLOAT16, np.dtype(np.float16)])
@pytest.mark.parametrize("shape", [(), (96,), (64, 1)])
def test_no_loop_widens_a_few_elements(dtype: np.dtype, shape: tuple[int, ...]) -> None:
    sketch = Sketch()
    x, few = sketch.tensor(64, 96, dtype=dtype), sketch.tensor(*shape, dtype=dtype)
    root = sketch.apply(ADD, sketch.apply(MULTIPLY, x, few), few)
    (loop,) = sketch.fused(root).pieces
    assert isinstance(loop, Loop)
    assert loop.domain == (64, 96)
    assert len(loop.loads) == 2


def test_many_elements_are_widened_once() -> None:
    sketch = Sketch()
    columns = MOST_ELEMENTS + 8
    x, many = sketch.tensor(4, columns, dtype=BFLOAT16), sketch.tensor(columns, dtype=BFLOAT16)
    loops = sketch.fused(sketch.apply(MULTIPLY, x, many)).pieces
    assert [loop.domain for loop in loops if isinstance(loop, Loop)] == [(columns,), (4, columns)]
