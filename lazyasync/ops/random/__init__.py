"""Random tensors, drawn from the streams of the current job."""

from lazyasync.ops.random import draws as _draws
from lazyasync.ops.random.draws import *


def __dir__() -> list[str]:
    return [*_draws.__all__]


# Type checkers know it from the import above; of a list that is computed they would know nothing.
globals()["__all__"] = __dir__()
