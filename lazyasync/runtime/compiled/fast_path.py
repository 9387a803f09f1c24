"""Plain calls of compiled functions: those with nothing but tensors, as in the call before.

Tensors of the types of the call before need not be taken apart to find the trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lazyasync.ir.types import TensorType
from lazyasync.tensor import DeviceData, LazyTensor

if TYPE_CHECKING:
    from lazyasync.device import Device
    from lazyasync.runtime.compiled.trace import Trace
    from lazyasync.runtime.runtime import RuntimeJob


class PlainCall:
    """What is known of the plain calls of a trace on a job's device: the types of their tensors."""

    __slots__ = ("__weakref__", "_device", "_executor", "_types", "context", "job", "trace")

    def __init__(
        self, trace: Trace, types: Sequence[TensorType], job: RuntimeJob, device: Device
    ) -> None:
        self.trace = trace
        self._types = tuple(types)
        self.job = job
        self._device = device
        self._executor = job.executor
        self.context = job.context(device)

    def take(self, args: tuple[Any, ...]) -> list[DeviceData] | None:
        """What the arguments stand for now; None if they are not such as those of the call before.

        Or if one of them has to be handed over first.
        """
        types, device, executor = self._types, self._device, self._executor
        if len(args) != len(types):
            return None
        datas = []
        for tensor, type_ in zip(args, types, strict=True):
            if type(tensor) is not LazyTensor or tensor._node.type is not type_:
                return None
            data = tensor._data
            if (
                data is None
                or data.device is not device
                or data.executor is not executor
                or not (data.completion is None or data.completion.handed_over)
            ):
                return None
            datas.append(data)
        return datas
