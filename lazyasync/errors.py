"""The errors and warnings of lazyasync: each class says what was done, and what to do instead."""

from __future__ import annotations

from numpy.linalg import LinAlgError

__all__ = [
    "AxisError",
    "BatchLoopWarning",
    "CheckpointError",
    "ClosureError",
    "DTypeError",
    "DeviceLostError",
    "DeviceMismatchError",
    "DeviceOutOfMemoryError",
    "DonatedTensorError",
    "ExecutionError",
    "GraphFormatError",
    "GraphTooLargeError",
    "HostConnectionError",
    "JobClosedError",
    "LazyAsyncError",
    "LinearAlgebraError",
    "MatrixShapeError",
    "MoreFailuresError",
    "NoRuntimeError",
    "PrecisionWarning",
    "ReentrantBarrierError",
    "RendezvousBrokenError",
    "RuntimeCrashedError",
    "RuntimeMismatchError",
    "ShapeError",
    "UnknownDeviceError",
    "UnsupportedOperationError",
    "WouldBlockError",
    "WrongThreadError",
]


class LazyAsyncError(Exception):
    """The base of every error that lazyasync raises on purpose."""


class NoRuntimeError(LazyAsyncError, RuntimeError):
    """An operation, a barrier or a wait that needs an open runtime, and there is none.

    ``la.ones(3)`` at module level fails; inside ``async with la.open_runtime():`` it works.
    Awaiting a tensor whose runtime has been closed fails in the same way, at once: fetch what
    you need (``await la.to_cpu(tree)``) before the block ends. So does using, in a forked child
    process, a runtime of its parent's: a child opens one of its own.
    """


class JobClosedError(LazyAsyncError, RuntimeError):
    """An operation was recorded in a job whose ``async with`` block has ended, or on what it left.

    A task that outlives its job still carries it in its context. Start such a task outside the
    job, or enter a job of its own inside the task. A tensor that was still lazy when its job ended
    is never computed: ``await t``, or ``await la.mark_step()``, before the block ends.
    """


class WrongThreadError(LazyAsyncError, RuntimeError):
    """A thread, or a trio run in one, has used what belongs to the run of an open runtime.

    ``await trio.to_thread.run_sync(lambda: x + 1)`` fails, although the context, and so the job, is
    copied: two threads would write to one graph. So does ``trio.run(x.numpy)`` there, which would
    wait in one event loop for what happens in another. Record and wait in the runtime's own run,
    to which ``trio.from_thread.run(x.numpy)`` leads back, and let threads of your own work on NumPy
    arrays. Step closures with ``in_thread=True``, plain sources of `la.prefetch` and the threads of
    `la.blocking` may record, but not in what the garbage collector finalizes there.
    """


class RuntimeCrashedError(LazyAsyncError, RuntimeError):
    """An actor of the runtime failed: this is a bug in lazyasync, and its cause is attached.

    Every wait that was pending when it happened fails with this error, in every task.
    """


class DeviceMismatchError(LazyAsyncError, ValueError):
    """One operation, or one barrier over given tensors, was handed tensors of several devices.

    ``x_on_cpu0 + y_on_cpu1`` fails; ``x_on_cpu0 + y_on_cpu1.to("cpu:0")`` works.
    """


class RuntimeMismatchError(LazyAsyncError, ValueError):
    """A tensor was used in another runtime than its own; runtimes share nothing.

    Fetch the value in the one (``await t.numpy()``) and give it to the other (``la.asarray``).
    """


class UnknownDeviceError(LazyAsyncError, ValueError):
    """A device name that the runtime (or the job) does not have; the message lists those it has."""


class HostConnectionError(LazyAsyncError, ConnectionError):
    """A host whose devices a runtime should open is not there, or does not let it in.

    The message says which of it: the address is another, nobody listens there, or the token differs
    on both sides.
    """


class ShapeError(LazyAsyncError, ValueError):
    """Operands whose shapes do not fit the operation.

    ``la.ones((2, 3)) + la.ones((2,))`` fails; shapes broadcast as in NumPy, from the last axis on.
    """


class AxisError(ShapeError, IndexError):
    """An axis that a tensor does not have.

    ``la.sum(la.ones((2, 3)), axis=2)`` fails; axes are counted from 0, or from the back with -1.
    """


class MatrixShapeError(ShapeError, LinAlgError):
    """Operands whose shapes are not those of matrices, or not of square ones.

    ``la.linalg.inv(la.ones((2, 3)))`` fails. NumPy raises its ``LinAlgError`` for these, which this
    error is, too.
    """


class DTypeError(LazyAsyncError, TypeError):
    """Operands whose dtypes the operation does not take, or that do not promote to one dtype."""


class DonatedTensorError(LazyAsyncError, RuntimeError):
    """A tensor was used after it had been donated to a compiled function.

    With ``train = la.compile(step, donate_argnums=0)`` the tensors given to ``train(params)`` are
    gone: their memory is the results'. Go on with those, ``params = await train(params)``, or do
    not donate what is needed again.
    """


class WouldBlockError(LazyAsyncError, RuntimeError):
    """A value was asked for where it is not certain to be on the host.

    ``float(loss)`` in the middle of a step fails: it would have to stop the event loop. Write
    ``await loss.item()``, or ask for the value in a step closure, whose arguments are on the host.
    """


class ReentrantBarrierError(LazyAsyncError, RuntimeError):
    """A barrier was awaited inside a step closure.

    The barrier would wait for the closure, and the closure for the barrier. ``await tensor`` and
    ``await la.to_cpu(tree)`` work inside a closure.
    """


class ClosureError(LazyAsyncError):
    """A step closure raised; what it raised is the ``__cause__``."""


class ExecutionError(LazyAsyncError):
    """A step failed on its device, or while it was compiled; the original is the ``__cause__``.

    Raised by whoever awaits the step, one of its tensors, or anything computed from them.
    """


class LinearAlgebraError(ExecutionError, LinAlgError):
    """A step failed on a matrix that LAPACK cannot take, such as a singular one.

    It is NumPy's ``LinAlgError``, too; the original is the ``__cause__``. On a GPU nobody looks at
    what cuSOLVER says of a matrix: there the results are infinite or NaN.
    """


class DeviceOutOfMemoryError(ExecutionError, MemoryError):
    """A step or a copy needs more memory than its device, or its job's ``max_memory``, has left.

    The message names it, the bytes asked for and the job's largest live tensors. Drop
    references to tensors you no longer need, or use smaller batches; the job can go on.
    """


class MoreFailuresError(ExecutionError):
    """Failures that nobody has got, and of which only the number is known; raised by an exit.

    The first ones of each kind are raised beside it, in one group. Get failures as they come, by
    awaiting what may fail, or with a barrier now and then.
    """

    def __init__(self, message: str, count: int) -> None:
        super().__init__(message, count)
        self.count = count
        """How many there are."""

    def __str__(self) -> str:
        return str(self.args[0])


class DeviceLostError(LazyAsyncError, RuntimeError):
    """A device is gone: CUDA has given it up for this process, or its host is not heard any more.

    An illegal memory access does that, for instance, or a hardware error, or a cable. Everything on
    the device fails from then on, in every job, and its buffers cannot be read any more. What was
    saved can be loaded again, by a new process, or on another device.
    """


class GraphFormatError(LazyAsyncError, ValueError):
    """Bytes that `la.computation.graph_from_bytes` does not read as a graph.

    They have been damaged, are of another version of the format, or name an operation that this
    process does not have: call `la.define_operation` for it before the graph is read.
    """


class GraphTooLargeError(LazyAsyncError, RuntimeError):
    """A loop recorded so much without a single ``await`` that the runtime could run nothing.

    Put ``await la.mark_step()`` into the loop, once per step.
    """


class RendezvousBrokenError(LazyAsyncError, RuntimeError):
    """Another party of a rendezvous failed or was cancelled, so that it can never be complete."""


class CheckpointError(LazyAsyncError):
    """A file that cannot be read as a checkpoint: not safetensors, cut short, or a missing key."""


class UnsupportedOperationError(LazyAsyncError, NotImplementedError):
    """An operation, or a gradient, that does not exist here; the message says what does."""


class BatchLoopWarning(UserWarning):
    """A batch whose members an operation goes over one by one, in `la.vmap`.

    It has no rule for batches: each member is an operation of its own, and the graph grows with
    their number. A filter turns the warning off: ``warnings.simplefilter("ignore",
    la.BatchLoopWarning)``. Python shows it once for each line.
    """


class PrecisionWarning(UserWarning):
    """An operation on float32 and float64, whose result is float64.

    NumPy makes arrays of float64 unless told otherwise, and one of them is enough to make a model
    of float32 twice as slow from there on. Write ``x.astype("float32")``, or
    ``la.asarray(array, dtype="float32")``. Where it is meant, a filter turns the warning off:
    ``warnings.simplefilter("ignore", la.PrecisionWarning)``. Python shows it once for each line.
    Numbers, NumPy's too, are no reason for it.
    """


def out_of_bounds(name: str, index: int, axis: int, length: int) -> str:
    """What an ``IndexError`` says of an index that is out of range."""
    return f"{name}: index {index} is out of bounds for axis {axis} with size {length}"
