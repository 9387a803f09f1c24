"""cond and switch: one of several functions, as one operation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.errors import DTypeError, ShapeError


@pytest.mark.parametrize(("devices", "jit"), [("cpu", True), ("cpu", False), ("sim", False)])
async def test_one_is_computed(devices: str, jit: bool) -> None:
    async with la.open_runtime(devices, config=la.Config(jit=jit)):
        x = la.asarray([1.0, 2.0])

        def chosen(p: Any, x: Any) -> Any:
            return la.cond(p, lambda a, b: (a + b["x"], 1.5), lambda a, b: (a, 0), x, {"x": x})

        for predicate in (True, False, 1, 0.0, la.asarray(True), x.sum() > 4, np.float32(2)):
            holds = (
                bool(await predicate.item()) if isinstance(predicate, la.LazyTensor) else predicate
            )
            found = await la.to_cpu(chosen(predicate, x))
            np.testing.assert_array_equal(found[0], [2, 4] if holds else [1, 2])
            assert found[1] == (1.5 if holds else 0)
            assert found[1].dtype == np.float32
        compiled = la.compile(lambda x: chosen(x.sum() > 2, x))
        assert await (await compiled(x))[1].item() == 1.5
        assert await (await compiled(-x))[1].item() == 0
        for index, expected in ((-3, 1), (0, 1), (1, 10), (2, 100), (9, 100)):
            for given in (index, la.asarray(index), la.asarray(index, dtype="int8")):
                scaled = la.switch(given, [lambda a: a, lambda a: a * 10, lambda a: a * 100], x)
                np.testing.assert_array_equal(await scaled.numpy(), np.array([1, 2]) * expected)
        assert la.cond(x.sum() > 0, lambda: None, lambda: None) is None
        drawn = la.cond(x.sum() > 0, lambda: la.rand((3,)), lambda: la.zeros((3,)))
        assert len(np.unique(await la.concatenate([drawn, la.rand((3,))]).numpy())) == 6


@pytest.mark.parametrize(("devices", "jit"), [("cpu", True), ("cpu", False), ("sim", False)])
async def test_branches_that_only_hand_on_are_a_selection(devices: str, jit: bool) -> None:
    async with la.open_runtime(devices, config=la.Config(jit=jit)):
        x, y = la.asarray([1.0, np.nan]), la.asarray([[3, 4]])
        z = la.asarray([5.0, 6.0])

        def chosen(p: Any, x: Any, y: Any) -> Any:
            return la.cond(p, lambda t: {"a": t["x"], "b": y}, lambda t: {"a": z, "b": y}, {"x": x})

        for holds in (True, False):
            found = chosen(la.asarray(holds), x, y)
            assert "switch" not in la.debug.dump_ir(found["a"])
            assert found["b"].shape == (1, 2)
            expected = [1, np.nan] if holds else [5, 6]
            np.testing.assert_array_equal(await found["a"].numpy(), expected)
            np.testing.assert_array_equal(await found["b"].numpy(), [[3, 4]])
        one, five, three = (la.asarray(number, dtype="int8") for number in (1, 5, 3))
        for index, number in ((-3, 1), (0, 1), (1, 5), (2, 3), (9, 3)):
            picked = la.switch(la.asarray(index), [lambda: one, lambda: five, lambda: three])
            assert (picked.dtype, await picked.item()) == (np.int8, number)

        def moved(p: Any, w: Any) -> Any:
            def step(carry: Any, i: Any) -> Any:
                weights, target = carry
                weights = weights * 2.0
                target = la.cond(i % 2 == p, lambda a, b: a, lambda a, b: b, weights, target)
                return (weights, target), target.sum()

            return la.scan(step, (w, w), la.arange(4))[1]

        w = la.asarray([1.0, 2.0])
        assert (await moved(0, w).numpy()).tolist() == [6, 6, 24, 24]
        assert (await la.grad(lambda w: moved(1, w).sum())(w).numpy()).tolist() == [25, 25]
        both = la.vmap(moved, in_axes=(0, None))(la.asarray([0, 1]), w)
        assert (await both.numpy()).tolist() == [[6, 6, 24, 24], [3, 12, 12, 48]]


BAD: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "shapes": (
        lambda x: la.cond(True, lambda: x, lambda: x.sum()),
        ShapeError,
        r"result is float32\[2\] of true_fn and float32\[\] of false_fn",
    ),
    "dtypes": (
        lambda x: la.switch(0, [lambda x: {"a": x}, lambda x: {"a": x > 0}], x),
        DTypeError,
        r"result\['a'\] is float32\[2\] of branches\[0\] and bool\[2\] of branches\[1\]",
    ),
    "structures": (lambda x: la.cond(True, lambda: x, lambda: (x, x)), TypeError, "different"),
    "leaves": (
        lambda x: la.cond(True, lambda: "a", lambda: "b"),
        TypeError,
        "'a' of true_fn and 'b' of false_fn",
    ),
    "axes": (lambda x: la.cond(x, lambda: x, lambda: x), ShapeError, "no axes"),
    "index": (lambda x: la.switch(x[0], [lambda: x]), DTypeError, "integer"),
    "no branch": (lambda x: la.switch(0, []), ValueError, "branch"),
}


@dataclass
class Counted:
    """A tensor, and how often it was changed, which is part of the structure."""

    x: Any
    times: int = field(default=0, metadata=la.trees.STATIC)


async def test_static_fields_are_part_of_the_structure() -> None:
    def again(c: Counted) -> Counted:
        return Counted(c.x + 1, c.times + 1)

    async with la.open_runtime("cpu"):
        c = Counted(la.ones((3, 2)))
        for call in (
            lambda: la.scan(lambda c, _: (again(c), None), c, length=3),
            lambda: la.while_loop(lambda c: la.all(c.x < 5), again, c),
            lambda: la.fori_loop(0, 3, lambda i, c: again(c), c),
            lambda: la.fori_loop(0, la.asarray(3), lambda i, c: again(c), c),
            lambda: la.cond(la.asarray(True), again, lambda c: c, c),
            lambda: la.switch(la.asarray(1), [lambda c: c, again], c),
            lambda: la.associative_scan(lambda a, b: again(b), c),
        ):
            with pytest.raises(TypeError, match=r"times, a static field: [01] does not match [01]"):
                call()
        same = la.fori_loop(0, 3, lambda i, c: Counted(c.x + 1, c.times), c)
        assert (same.times, await la.max(same.x).item()) == (0, 4.0)


async def test_what_is_no_function_is_named() -> None:
    async def waits(*x: Any) -> Any:
        return x

    async with la.open_runtime("cpu"):
        x = la.ones((3,))
        two = la.asarray(2)
        calls: dict[str, Callable[[Any], Any]] = {
            "scan": lambda f: la.scan(f, x, x),
            "map": lambda f: la.map(f, x),
            "while_loop": lambda f: la.while_loop(lambda c: la.all(c < 2), f, x),
            "while_loop ": lambda f: la.while_loop(f, lambda c: c + 1, x),
            "fori_loop": lambda f: la.fori_loop(0, 2, f, x),
            "fori_loop ": lambda f: la.fori_loop(0, two, f, x),
            "cond": lambda f: la.cond(two > 1, f, la.abs, x),
            "switch": lambda f: la.switch(two, [la.abs, f], x),
            "associative_scan": lambda f: la.associative_scan(f, x),
            "vmap": lambda f: la.vmap(f)(x),
            "checkpoint": lambda f: la.grad(la.checkpoint(f))(x),
        }
        for name, call in calls.items():
            with pytest.raises(TypeError, match=f"^{name.strip()}: a function is needed, not int$"):
                call(3)
            with pytest.raises(TypeError, match=f"^{name.strip()}: .* asynchronous"):
                call(waits)
        with pytest.raises(TypeError, match=r"^switch: branches is a sequence"):
            la.switch(two, la.abs, x)  # type: ignore[arg-type]


async def test_errors_of_functions_made_of_loops_name_these() -> None:
    async with la.open_runtime("cpu"):
        x = la.ones((3,))
        for upper in (2, la.asarray(2)):
            with pytest.raises(ShapeError, match=r"^fori_loop: .*: \(i, carry\)\[1\] is float32"):
                la.fori_loop(0, upper, lambda i, c: c[None], x)
        with pytest.raises(ShapeError, match=r"^map: xs has no axes"):
            la.map(la.abs, x[0])
        with pytest.raises(TypeError, match=r"^map: y of .* is no tensor"):
            la.map(lambda x: "a", x)


async def test_bad_input() -> None:
    async with la.open_runtime("cpu"):
        x = la.asarray([1.0, 2.0])
        for name, (call, error, message) in BAD.items():
            with pytest.raises(error, match=message):
                call(x)
                pytest.fail(name)
