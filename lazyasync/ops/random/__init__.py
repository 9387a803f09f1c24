"""Random tensors, drawn from the streams of the current job."""

from lazyasync.ops.random.draws import (
    bernoulli,
    dropout_mask,
    normal,
    permutation,
    rand,
    randint,
    randn,
    randperm,
    uniform,
)

__all__ = [
    "bernoulli",
    "dropout_mask",
    "normal",
    "permutation",
    "rand",
    "randint",
    "randn",
    "randperm",
    "uniform",
]


def __dir__() -> list[str]:
    return [*__all__]
