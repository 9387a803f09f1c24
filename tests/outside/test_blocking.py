"""`la.blocking`: a runtime for code that is not asynchronous, where asking for a value blocks."""

from __future__ import annotations

import contextvars
import gc
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
import trio
from scripted_devices import Script, script
from threads import in_thread

import lazyasync as la

__all__ = ["script"]


@pytest.fixture(params=["cpu:0", "sim:0"])
def blocking(request: pytest.FixtureRequest) -> Iterator[la.BlockingRuntime]:
    """An open blocking runtime."""
    with la.blocking(request.param) as opened:
        yield opened


# ---- values --------------------------------------------------------------------------------


def test_asking_for_a_value_blocks(blocking: la.BlockingRuntime) -> None:
    x = la.arange(4) * 2.5
    assert float(x.sum()) == 15.0
    assert int(la.asarray(3) + 1) == 4
    assert bool(x[1] > 2)
    assert complex(x[1]) == 2.5 + 0j
    assert [5, 6, 7][la.asarray(1)] == 6
    np.testing.assert_array_equal(np.asarray(x + 1), [1, 3.5, 6, 8.5])
    np.testing.assert_array_equal(np.from_dlpack(x * 2), [0, 5, 10, 15])
    assert f"{x[3]:.2f}" == "7.50"
    if x[1] > 2:
        x = x + 1
    assert [float(value) for value in x] == [1, 3.5, 6, 8.5]


def test_printing_shows_the_value_once_it_is_there(blocking: la.BlockingRuntime) -> None:
    x = la.ones((2,)) * 2.5
    assert "lazy" in str(x)
    assert float(x[0]) == 2.5
    np.asarray(x)
    assert "[2.5, 2.5]" in str(x)


def test_run_does_the_rest(blocking: la.BlockingRuntime) -> None:
    x = la.ones((2,)) * 2.5
    blocking.run(la.mark_step)
    assert x.state != "lazy"
    assert blocking.run(x.sum().item) == 5
    np.testing.assert_array_equal(blocking.run(x.numpy), [2.5, 2.5])
    fetched = blocking.run(la.to_cpu, {"x": x})
    np.testing.assert_array_equal(fetched["x"], [2.5, 2.5])
    compiled = la.compile(lambda x: x + 1)
    np.testing.assert_array_equal(blocking.run(compiled, x), [3.5, 3.5])
    assert blocking.run(trio.lowlevel.checkpoint) is None


def test_training_in_a_script(blocking: la.BlockingRuntime) -> None:
    optimizer = la.optim.sgd(0.1)
    params = {"w": la.ones((2,)) * 2.5}
    state = optimizer.init(params)
    losses = []
    for _ in range(5):
        loss, grads = la.value_and_grad(lambda tree: la.sum(tree["w"] * tree["w"]))(params)
        params, state = optimizer.update(grads, state, params)
        la.add_step_closure(lambda value: losses.append(float(value)), (loss,))
        blocking.run(la.mark_step)
    np.testing.assert_allclose(losses, [12.5 * 0.64**step for step in range(5)], rtol=1e-5)


def test_save_and_load(blocking: la.BlockingRuntime, tmp_path: Any) -> None:
    blocking.run(la.save, {"x": la.ones((2,)) * 2.5}, tmp_path / "file")
    found = blocking.run(la.load, tmp_path / "file")
    np.testing.assert_array_equal(np.asarray(found["x"]), [2.5, 2.5])


def test_prefetch(blocking: la.BlockingRuntime) -> None:
    async def total() -> float:
        return sum([await batch.sum().item() async for batch in la.prefetch([np.ones(3)] * 4)])

    assert blocking.run(total) == 12


# ---- errors --------------------------------------------------------------------------------


def test_errors_come_out(script: Script) -> None:
    with la.blocking("script:0") as blocking:
        script.errors.append(ValueError("broken"))
        x = la.ones(()) * 2.5
        for ask in (lambda: float(x), lambda: np.asarray(x), lambda: blocking.run(x.numpy)):
            with pytest.raises(la.ExecutionError, match="broken"):
                ask()
        assert float(la.ones(()) * 1.5) == 1.5

        async def fails() -> None:
            raise KeyError("own")

        with pytest.raises(KeyError, match="own"):
            blocking.run(fails)
        with pytest.raises(la.ShapeError):
            la.ones((2,)) + la.ones((3,))


def test_an_error_of_the_block_comes_out_as_it_is() -> None:
    original = KeyError("own")
    with pytest.raises(KeyError) as caught, la.blocking("cpu"):
        raise original
    assert caught.value is original
    with la.blocking("cpu"):
        assert float(la.ones(()) + 1) == 2


def test_failures_nobody_got_come_out_at_the_end(script: Script) -> None:
    script.errors.append(ValueError("broken"))
    kept = []

    def body() -> None:
        with la.blocking("script:0") as blocking:
            kept.append(la.ones((2,)) * 2.5)
            blocking.run(la.mark_step)

    with pytest.raises(la.ExecutionError, match="broken"):
        body()
    assert kept[0].state == "failed"


def test_failures_of_a_thread_come_out_at_the_end(script: Script) -> None:
    script.errors.append(ValueError("broken"))
    kept = []

    def work(blocking: la.BlockingRuntime) -> None:
        kept.append(la.ones((2,)) * 2.5)
        blocking.run(la.mark_step)

    with pytest.raises(la.ExecutionError, match="broken"), la.blocking("script:0") as blocking:
        in_thread(lambda: work(blocking))


def test_what_cannot_be_opened() -> None:
    with pytest.raises(la.UnknownDeviceError), la.blocking("nonsense:0"):
        pass
    with pytest.raises(TypeError), la.blocking("cpu", {"no_such_field": 1}):
        pass
    with la.blocking("cpu", {"seed": 5}) as blocking:
        assert blocking.runtime.config.seed == 5


async def test_inside_trio_it_raises() -> None:
    with pytest.raises(RuntimeError, match="event loop"), la.blocking("cpu"):
        pass


def test_nested_it_raises(blocking: la.BlockingRuntime) -> None:
    def nested() -> None:
        with la.blocking("cpu"):
            pass

    with pytest.raises(RuntimeError, match="open already"):
        nested()
    with pytest.raises(RuntimeError, match="open already"):
        in_thread(nested)
    assert float(la.ones(()) + 1) == 2


def test_inside_its_trio_thread_values_would_block(blocking: la.BlockingRuntime) -> None:
    x = la.ones(()) * 2.5

    async def inside() -> None:
        with pytest.raises(la.WouldBlockError):
            float(x)
        with pytest.raises(RuntimeError):
            blocking.run(x.numpy)
        assert await x.item() == 2.5
        assert float(x) == 2.5

    blocking.run(inside)


def test_after_the_block() -> None:
    with la.blocking("cpu") as blocking:
        lazy, ready = la.ones(()) * 2.5, la.ones(()) * 1.5
        float(ready)
        in_flight = la.ones((3,)) * 3.5
        batches = la.prefetch([np.ones(2)])
        in_thread(lambda: float(ready + 1))
    assert float(ready) == 1.5
    assert "lazy" in repr(lazy)
    for use in (
        lambda: float(lazy),
        lambda: lazy + 1,
        lambda: la.ones(3),
        lambda: np.asarray(in_flight),
        la.mark_step,
        la.job("late").__enter__,
        la.step().__enter__,
        batches.__iter__,
        batches.__enter__,
        lambda: la.to_cpu([ready]),
        lambda: la.save([ready], "nothing.safetensors"),
        lambda: la.aio.nonzero(ready),
        lambda: la.compile(la.tanh)(ready),
        lambda: blocking.run(la.mark_step),
        lambda: in_thread(lambda: float(lazy)),
        lambda: in_thread(lambda: la.ones(3)),
        lambda: in_thread(lambda: blocking.run(la.mark_step)),
    ):
        with pytest.raises(la.NoRuntimeError):
            use()


def test_one_after_the_other() -> None:
    for number in range(3):
        with la.blocking("cpu"):
            assert float(la.ones(()) * (number + 0.5)) == number + 0.5


# ---- threads -------------------------------------------------------------------------------


def test_every_thread_records_in_a_job_of_its_own(blocking: la.BlockingRuntime) -> None:
    barrier = threading.Barrier(4)

    def work(number: int) -> tuple[float, str]:
        barrier.wait(5)  # so that all of them are alive
        x = la.ones((3,)) * (number + 0.5)
        kept = x + 1
        blocking.run(la.mark_step)
        assert kept.state != "lazy"
        barrier.wait(5)
        return float(x.sum()), la.current_job().name

    mine = la.ones((3,)) * 9.5
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(work, range(4)))
    assert [total for total, _ in found] == [1.5, 4.5, 7.5, 10.5]
    assert {name for _, name in found} == {f"thread {number}" for number in range(1, 5)}
    assert la.current_job().name == "default"
    assert mine.state == "lazy"
    assert float(mine.sum()) == 28.5


def test_a_thread_with_a_copied_context_has_a_job_of_its_own(
    blocking: la.BlockingRuntime,
) -> None:
    mine = la.ones((3,)) * 9.5
    scoped: list[str] = []

    def work() -> tuple[float, str]:
        total = mine + 1.0
        with la.scope("inner"):
            scoped.append(la.debug.dump_ir(total * 2.0))
        return float(total.sum()), la.current_job().name

    with la.scope("outer"):
        context = contextvars.copy_context()
        found = in_thread(lambda: context.run(work))
    assert found == (31.5, "thread 1")
    assert "outer/inner" in scoped[0]
    assert la.current_job().name == "default"
    assert mine.state == "lazy"
    assert float(mine.sum()) == 28.5


def test_threads_that_trio_starts_have_jobs_of_their_own(blocking: la.BlockingRuntime) -> None:
    """They run with a copy of the context that asked for them."""

    def name() -> str:
        la.ones((2,))
        return la.current_job().name

    async def ask() -> tuple[str, str]:
        return la.current_job().name, await trio.to_thread.run_sync(name)

    assert blocking.run(ask) == ("default", "thread 1")


def test_what_a_thread_left_lazy_can_be_asked_for(blocking: la.BlockingRuntime) -> None:
    x = la.ones(()) * 2.5
    results = [in_thread(lambda number=number: x * (number + 0.5)) for number in range(3)]
    assert [float(result) for result in results] == [1.25, 3.75, 6.25]
    # Threads that come and go do not pile up jobs.
    assert set(blocking.runtime.jobs) == {"default", "thread 1"}


def test_random_streams_of_threads_do_not_depend_on_the_system() -> None:
    def draw() -> list[Any]:
        with la.blocking("cpu"):
            here = np.asarray(la.rand((3,))).tolist()
            return [here, in_thread(lambda: np.asarray(la.rand((3,))).tolist())]

    first, second = draw(), draw()
    assert first == second
    assert first[0] != first[1]


def test_many_threads_at_once(blocking: la.BlockingRuntime) -> None:
    shared = la.arange(16) * 1.5
    np.asarray(shared)

    def work(number: int) -> float:
        total = shared
        for _ in range(20):
            total = total + number
        return float(total.sum())

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(work, range(40)))
    assert found == [180.0 + 16 * 20 * number for number in range(40)]


def test_opened_in_another_thread_than_the_main_one() -> None:
    def work() -> tuple[str, float]:
        with la.blocking("cpu"):
            x = la.ones(()) * 2.5
            return la.current_job().name, float(x)

    assert in_thread(work) == ("default", 2.5)


def test_a_thread_that_waits_while_the_block_ends(script: Script) -> None:
    script.seconds = 0.2
    begun = threading.Event()
    script.begun = begun.set
    found: list[float] = []
    with la.blocking("script:0"):
        thread = threading.Thread(target=lambda: found.append(float(la.ones(()) * 2.5)))
        thread.start()
        assert begun.wait(60)
    thread.join()
    assert found == [2.5]


# ---- Ctrl-C --------------------------------------------------------------------------------


def interrupt_main_thread() -> None:
    """What Ctrl-C does: the signal goes to the main thread."""
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)


def threads_of_runtimes() -> set[threading.Thread]:
    """Without those of trio, which it keeps for some seconds after their work."""
    return {thread for thread in threading.enumerate() if thread.name.startswith("lazyasync")}


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="there is no pthread_kill here")
def test_ctrl_c_ends_a_wait(script: Script) -> None:
    script.seconds = 1.0
    script.begun = interrupt_main_thread
    with la.blocking("script:0") as blocking:
        x = la.ones(()) * 2.5
        with pytest.raises(KeyboardInterrupt):
            float(x)
        assert x.state == "in flight"
        # The runtime is as usable as before.
        script.seconds = 0
        script.begun = lambda: None
        assert float(x + 1) == 3.5
        assert la.current_job() is blocking.runtime.default_job


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="there is no pthread_kill here")
def test_ctrl_c_leaves_the_block(script: Script) -> None:
    script.seconds = 0.1
    script.begun = interrupt_main_thread
    before = threads_of_runtimes()

    def body() -> None:
        with la.blocking("script:0"):
            assert threads_of_runtimes() - before
            float(la.ones(()) * 2.5)

    with pytest.raises(KeyboardInterrupt):
        body()
    assert threads_of_runtimes() <= before
    with la.blocking("cpu"):
        assert float(la.ones(()) + 1) == 2


# ---- the end of the interpreter ------------------------------------------------------------


def test_it_can_be_a_decorator_and_be_entered_again() -> None:
    """As what `contextlib.contextmanager` makes."""

    @la.blocking("cpu:0")
    def work() -> float:
        return float(la.ones(()) * 2.5)

    assert [work(), work()] == [2.5, 2.5]


@pytest.mark.filterwarnings("error::RuntimeWarning")
def test_run_takes_a_function_and_not_what_it_returns(blocking: la.BlockingRuntime) -> None:
    tensor = la.ones((2,))
    for called in (la.mark_step(), tensor.numpy(), tensor):
        with pytest.raises(TypeError, match=r"blocking\.run\(la\.save, tree, path\)"):
            blocking.run(called)  # type: ignore[arg-type]
    del called
    gc.collect()
    assert blocking.run(tensor.numpy).tolist() == [1.0, 1.0]


def test_a_thread_with_a_copied_context_records_while_the_block_is_being_left() -> None:
    """It had a job of its own, and is told of the end."""
    released = threading.Event()
    told: list[Exception] = []

    async def hold() -> None:
        await trio.to_thread.run_sync(released.wait)

    def record(context: contextvars.Context) -> None:
        try:
            while not released.wait(0.001):
                context.copy().run(la.ones, ())
        except la.LazyAsyncError as error:
            told.append(error)
        released.set()

    with la.blocking("cpu:0") as blocking:
        with la.job("copied"):
            context = contextvars.copy_context()
            threads = [
                threading.Thread(target=record, args=(context,)),
                threading.Thread(target=blocking.run, args=(hold,)),
            ]
            for thread in threads:
                thread.start()
            blocking.run(trio.sleep, 0.01)
    for thread in threads:
        thread.join()
    assert [type(error) for error in told] == [la.NoRuntimeError]
