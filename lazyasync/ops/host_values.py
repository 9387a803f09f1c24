"""Values that a shape depends on: they have to be known where the shape is."""

from __future__ import annotations

import numpy as np

from lazyasync.errors import WouldBlockError
from lazyasync.tensor import LazyTensor


def host_value(name: str, tensor: LazyTensor, instead: str) -> np.ndarray:
    """The value of a tensor that the shape of a result depends on.

    As for `numpy.asarray` of a tensor it must be certain to be on the host, or the caller may
    block. Raises `WouldBlockError` elsewhere, which says what to write ``instead``.
    """
    if not tensor.size:  # there is nothing to know
        return np.empty(tensor.shape, tensor.dtype)
    try:
        return tensor._host_array()
    except WouldBlockError as error:
        raise WouldBlockError(
            f"{name}: the shape of the result depends on the values of a tensor "
            f"({tensor.shape}, {tensor.dtype}, on {tensor.device}), which are not certain to be on "
            f"the host: {instead}"
        ) from error
