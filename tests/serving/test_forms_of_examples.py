"""Examples side by side: the same batch whatever they look like in memory."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from lazyasync.serving.examples import SMALL_BYTES, Forms, divided, side_by_side


def _rows(kind: str, dtype: Any) -> list[np.ndarray]:
    generator = np.random.default_rng(0)
    shape = {"numbers": (), "empty": (2, 0), "long": (SMALL_BYTES,)}.get(kind, (3, 4))
    rows = [np.asarray(generator.integers(0, 2, shape)).astype(dtype) for _ in range(5)]
    if kind == "columns":
        return [np.asfortranarray(row) for row in rows]
    if kind == "one of columns":
        return [*rows[:-1], np.asfortranarray(rows[-1])]
    if kind == "every other":
        return [np.repeat(row, 2, axis=1)[:, ::2] for row in rows]
    return rows


@pytest.mark.parametrize("size", [5, 8])
@pytest.mark.parametrize("dtype", ["float32", "int8", "bool", "complex128", ml_dtypes.bfloat16])
@pytest.mark.parametrize(
    "kind", ["rows", "numbers", "empty", "long", "columns", "one of columns", "every other"]
)
def test_examples_of_one_shape(kind: str, dtype: Any, size: int) -> None:
    rows = _rows(kind, dtype)
    forms = Forms("test", ragged=False)
    form = forms.of((rows[0],))[0]
    (batch,) = side_by_side(form, [forms.of((row,))[1] for row in rows], size, None)
    assert batch.dtype == np.dtype(dtype)
    assert batch.flags.writeable  # it is nobody else's
    np.testing.assert_array_equal(batch, np.stack([*rows, *rows[-1:] * (size - 5)]))


def test_a_tree_has_one_form_with_others_like_it() -> None:
    forms = Forms("test", ragged=False)

    def example(length: int, dtype: str = "float32") -> Any:
        return {"x": np.zeros(length, dtype), "n": 1.0}

    form, arrays = forms.of((example(3), 2))
    assert [array.shape for array in arrays] == [(), (3,), ()]
    assert forms.of((example(3), 4))[0] is form
    for other in [(example(4), 2), (example(3), 2.0), (example(3, "float64"), 2), (example(3),)]:
        assert forms.of(other)[0] is not form
    assert forms.of(({"y": np.zeros(3, "float32"), "n": 1.0}, 2))[0] is not form


def test_rows_of_a_tree() -> None:
    result = {"a": np.arange(6).reshape(3, 2), "b": (np.arange(3.0),)}
    rows = divided(result, 2, 3)
    assert len(rows) == 2
    assert rows[1]["a"].tolist() == [2, 3]
    assert rows[1]["b"][0] == 1.0
    with pytest.raises(ValueError, match=r"result\['a'\] has the shape \(3, 2\)"):
        divided(result, 2, 4)
