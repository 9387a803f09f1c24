"""Recording: how an operation becomes a node, in plain synchronous Python.

What is recorded belongs to a job, and the job is a context variable, so that tasks inherit it.
The runtime implements `Recorder`; the operations call `record` and `record_with_scalar`.
"""

from lazyasync.recording.current import context, current_context, leave_context, put_back
from lazyasync.recording.numbers import BakedNumber, is_baked, record_with_scalar, scalar_tensor
from lazyasync.recording.operands import (
    adopt,
    check_computable,
    check_independent,
    check_runtime,
    check_together,
    device_together,
    recording_for,
)
from lazyasync.recording.operations import (
    RandomStream,
    drawing_from,
    host_tensor,
    next_draw,
    random_state_tensor,
    record,
    record_around,
    record_source,
)
from lazyasync.recording.path import bind_leaf, is_recorded
from lazyasync.recording.symbolic_numbers import (
    NumberPlace,
    NumberProgram,
    NumberTape,
    SymbolicNumber,
    is_symbolic,
    on_host,
)
from lazyasync.recording.tensors import (
    NO_RECORDING,
    as_it_is,
    new_data_tensor,
    new_data_tensors,
    new_lazy_tensor,
    new_lazy_tensors,
)
from lazyasync.tensor import Recorder, Recording, RecordingContext

__all__ = [
    "NO_RECORDING",
    "BakedNumber",
    "NumberPlace",
    "NumberProgram",
    "NumberTape",
    "RandomStream",
    "Recorder",
    "Recording",
    "RecordingContext",
    "SymbolicNumber",
    "adopt",
    "as_it_is",
    "bind_leaf",
    "check_computable",
    "check_independent",
    "check_runtime",
    "check_together",
    "context",
    "current_context",
    "device_together",
    "drawing_from",
    "host_tensor",
    "is_baked",
    "is_recorded",
    "is_symbolic",
    "leave_context",
    "new_data_tensor",
    "new_data_tensors",
    "new_lazy_tensor",
    "new_lazy_tensors",
    "next_draw",
    "on_host",
    "put_back",
    "random_state_tensor",
    "record",
    "record_around",
    "record_source",
    "record_with_scalar",
    "recording_for",
    "scalar_tensor",
]
