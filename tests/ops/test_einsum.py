"""Sums of products against NumPy's: any subscripts, and those that are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio
from extents import few_or_many, makes_kernels
from hypothesis import given, settings
from hypothesis import strategies as st

import lazyasync as la
from lazyasync.ir.node import Node

LENGTHS = {"a": 2, "b": 3, "c": 1, "d": 4, "e": 2}


@st.composite
def subscripts(draw: st.DrawFn) -> tuple[str, list[tuple[int, ...]]]:
    """Subscripts of up to four operands, and their shapes."""
    terms, shapes = [], []
    for _ in range(draw(st.integers(1, 4))):
        letters = draw(st.lists(st.sampled_from("abcde"), max_size=3))
        repeated = {letter for letter in letters if letters.count(letter) > 1}
        narrow = draw(st.lists(st.sampled_from("abcde"), max_size=1))
        shape = [
            1 if letter in narrow and letter not in repeated else LENGTHS[letter]
            for letter in letters
        ]
        term = "".join(letters)
        if draw(st.booleans()):
            place = draw(st.integers(0, len(term)))
            free = draw(st.sampled_from([(), (3,), (2, 3), (2, 1)]))
            term = f"{term[:place]}...{term[place:]}"
            shape[place:place] = free
        terms.append(term)
        shapes.append(tuple(shape))
    spelled = ",".join(terms)
    if draw(st.booleans()):
        known = sorted({letter for term in terms for letter in term if letter != "."})
        kept = draw(st.permutations(known))[: draw(st.integers(0, len(known)))]
        free = "..." if "..." in spelled else ""
        place = draw(st.integers(0, len(kept)))
        spelled += "->" + "".join(kept[:place]) + free + "".join(kept[place:])
    return spelled, shapes


@few_or_many("examples", 50, 120)
def test_any_subscripts(examples: int) -> None:
    some = settings(max_examples=examples, derandomize=True, deadline=None)
    some(given(subscripts(), st.sampled_from([True, False, "optimal"]))(check_subscripts))()


def check_subscripts(case: tuple[str, list[tuple[int, ...]]], optimize: Any) -> None:
    spelled, shapes = case
    random = np.random.default_rng(len(spelled))
    arrays = [random.integers(-3, 4, shape) for shape in shapes]
    expected = np.einsum(spelled, *arrays)

    async def result() -> np.ndarray:
        async with la.open_runtime("sim:0"):
            found = la.einsum(spelled, *map(la.asarray, arrays), optimize=optimize)
            assert found.shape == expected.shape
            return np.asarray(await found.numpy())

    np.testing.assert_array_equal(trio.run(result), expected)


WRONG: dict[str, Callable[[Any], Any]] = {
    "a mark": lambda x: la.einsum("i_->i", x),
    "two arrows": lambda x: la.einsum("ij->i->j", x),
    "half an arrow": lambda x: la.einsum("ij-i", x),
    "two ellipses": lambda x: la.einsum("......->", x),
    "two dots": lambda x: la.einsum("ij..", x),
    "no such operand": lambda x: la.einsum("ij,jk", x),
    "too many operands": lambda x: la.einsum("ij", x, x),
    "too few axes": lambda x: la.einsum("ijk", x),
    "too many axes": lambda x: la.einsum("i", x),
    "no ellipsis in the result": lambda x: la.einsum("i...->i", x),
    "an unknown subscript": lambda x: la.einsum("ij->k", x),
    "a repeated one": lambda x: la.einsum("ij->ii", x),
    "lengths that differ": lambda x: la.einsum("ij,ij", x, x.mT),
    "a diagonal of what is not square": lambda x: la.einsum("ii", x),
}


@pytest.mark.parametrize("name", WRONG)
async def test_wrong_subscripts_are_refused_at_the_call(name: str, runtime: la.Runtime) -> None:
    x = la.zeros((2, 3))
    with pytest.raises(ValueError, match="einsum"):
        WRONG[name](x)

    class OfNumPy:
        """Asks NumPy the same."""

        einsum = staticmethod(np.einsum)

    code = WRONG[name].__code__
    ask_numpy = type(WRONG[name])(code, {"la": OfNumPy})
    with pytest.raises((ValueError, IndexError)):
        ask_numpy(np.zeros((2, 3)))


async def test_other_refusals(runtime: la.Runtime) -> None:
    x = la.zeros((2, 3))
    with pytest.raises(TypeError, match="at least one tensor"):
        la.einsum("ij", np.zeros((2, 3)))
    with pytest.raises(TypeError, match="out"):
        la.einsum("ij", x, out=x)
    with pytest.raises(ValueError, match="optimize"):
        la.einsum("ij", x, optimize="fast")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="more than one ellipsis"):
        la.einsum(x, [..., ...])
    for labels in (([-1, 0], [0]), ([0, 1], [-1]), ([-1, 0],)):
        with pytest.raises(ValueError, match=r"einsum: .*not negative, not -1"):
            la.einsum(x, *labels)


async def test_one_operand_is_not_broadcast_to_a_diagonal(runtime: la.Runtime) -> None:
    for shape in ((3, 1), (1, 3)):
        for spelled in ("ii->i", "ii", "...ii->..."):
            with pytest.raises(la.ShapeError, match=r"einsum: the subscript 'i' .* operand 0"):
                la.einsum(spelled, la.ones(shape))
    with pytest.raises(la.ShapeError, match=r"einsum: the subscript 0 .* operand 1"):
        la.einsum(la.ones(3), [0], la.ones((3, 1)), [0, 0])
    # Both axes of length 1 are one axis of that length, which is broadcast beside another operand.
    found = la.einsum("ii,i->i", la.ones((1, 1)), la.ones(3))
    np.testing.assert_array_equal(await found.numpy(), np.ones(3))


def products_in(tensor: Any) -> list[tuple[int, ...]]:
    """The shapes of the matrix products that a tensor is computed by."""
    found: set[Node] = set()
    stack = [tensor._node]
    while stack:
        node = stack.pop()
        if node not in found:
            found.add(node)
            stack.extend(node.operands)
    return sorted(node.type.shape for node in found if node.operation.name == "matmul")


async def test_three_operands_are_multiplied_in_the_cheaper_order(runtime: la.Runtime) -> None:
    a, b, c = la.ones((50, 2)), la.ones((2, 50)), la.ones((50, 1))
    assert products_in(la.einsum("ij,jk,kl->il", a, b, c)) == [(2, 1), (50, 1)]
    from_left = la.einsum("ij,jk,kl->il", a, b, c, optimize=False)
    assert products_in(from_left) == [(50, 1), (50, 50)]


async def test_dtypes_are_those_of_the_operands(runtime: la.Runtime) -> None:
    dtypes = ["bool", "int8", "uint16", "float16", "float32", "complex64"]
    for dtype in dtypes[::2] if makes_kernels(runtime) else dtypes:
        values = np.ones((3, 3), dtype)
        for spelled in ("ii", "ij->j", "ij,jk", "ij,ij->i"):
            operands = [values] * (spelled.count(",") + 1)
            found = la.einsum(spelled, *map(la.asarray, operands))
            expected = np.einsum(spelled, *operands)
            assert found.dtype == expected.dtype
            np.testing.assert_array_equal(await found.numpy(), expected)
    mixed = la.einsum("i,i", la.ones((2,), dtype="int32"), la.ones((2,)))
    assert mixed.dtype == np.float32


async def test_the_operand_itself_is_another_tensor(runtime: la.Runtime) -> None:
    x = la.ones((2, 2))
    y = la.einsum("ij->ij", x)
    y += 1.0
    np.testing.assert_array_equal(await x.numpy(), np.ones((2, 2)))


DTYPES = ["int8", "int32", "uint16", "float32", "float64", "complex64", "bool"]


@pytest.mark.parametrize("dtype", DTYPES)
async def test_products_of_rows_with_rows(runtime: la.Runtime, dtype: str) -> None:
    """What has no axis of its own is multiplied and summed up, over whichever axis."""
    random = np.random.default_rng(11)
    left, right = random.integers(0, 9, (2, 7, 30, 5)).astype(dtype)
    x, y = await la.put((left, right))
    for subscripts in ("abc,abc->ab", "abc,abc->bc", "abc,abc->a", "abc,abc->", "abc,abc->ca"):
        found = await la.einsum(subscripts, x, y).numpy()
        expected = np.einsum(subscripts, left, right)
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected, rtol=1e-5)
    swapped = la.einsum("abc,cba->b", x, la.swapaxes(y, 0, 2))
    expected = np.einsum("abc,cba->b", left, right.swapaxes(0, 2))
    np.testing.assert_allclose(await swapped.numpy(), expected, rtol=1e-5)
    if dtype != "bool":
        for axis in (0, 1, -1):
            found = await la.vecdot(x, y, axis=axis).numpy()
            np.testing.assert_allclose(found, np.vecdot(left, right, axis=axis), rtol=1e-5)
            assert found.dtype == left.dtype


async def test_integers_times_vectors_are_loops(runtime: la.Runtime) -> None:
    matrix = np.arange(40 * 70, dtype="int32").reshape(40, 70)
    x = await la.put(matrix)
    for found, expected in (
        (x @ x[0], matrix @ matrix[0]),
        (x[:, 3] @ x, matrix[:, 3] @ matrix),
        (x.mT @ x[:, 1], matrix.T @ matrix[:, 1]),
        (x[0] @ x[1], matrix[0] @ matrix[1]),
    ):
        np.testing.assert_array_equal(await found.numpy(), expected)
