"""User code as ``mypy --strict`` sees it, which checks this file as well: precise types."""

from typing import TYPE_CHECKING, assert_type

import lazyasync as la
from lazyasync import LazyTensor, cumsum, mark_step


async def test_functions_and_methods_have_precise_types() -> None:
    async with la.open_runtime("sim:0") as runtime:
        assert_type(runtime, la.Runtime)
        x = assert_type(la.zeros((2, 3)), LazyTensor)
        assert_type(la.cumsum(x, axis=0), LazyTensor)
        assert_type(x.cumsum(axis=0), LazyTensor)
        assert_type(cumsum(x, axis=0, dtype="float64"), LazyTensor)
        assert_type(la.abs(x) + la.pow(x, 2), LazyTensor)  # other names for the same functions
        assert_type(la.random.normal((2,)) * la.pi, LazyTensor)
        assert_type(la.divmod(x, 2), tuple[LazyTensor, LazyTensor])
        assert_type(x.T.sum(axis=(0, 1), keepdims=True), LazyTensor)
        await mark_step()


if TYPE_CHECKING:
    # If one of these were no error, mypy would say that nothing is to be ignored.
    la.cumsun(la.zeros((2,)))  # type: ignore[attr-defined]
    la.cumsum(la.zeros((2,)), axes=0)  # type: ignore[call-arg]
    la.zeros((2,)).cumsun()  # type: ignore[attr-defined]
    la.zeros((2,)).cumsum(axes=0)  # type: ignore[call-arg]
