"""Forked processes: the child's runtimes are closed, and the parent's go on."""

from __future__ import annotations

from forking import run
from needs import needs_fork

pytestmark = needs_fork

GOES_ON = """
async def steps(x, count, threads):
    for _ in range(count):
        x = (x @ x) * 0.001
        await la.mark_step()
        if threads:
            await trio.to_thread.run_sync(time.sleep, 0.0001)
    return x

async def main(how, threads):
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = await steps(la.ones((64, 64)), 10, threads)
        pid = os.fork()
        if pid == 0:
            await refused_too(x.numpy, la.mark_step)
            await trio.sleep(0.05)
            if how == "exit":
                os._exit(7)
            if how == "sys.exit":
                sys.exit(7)
            if how == "raise":
                raise KeyError("the child's own")
            return
        with trio.fail_after(30):
            while not (ended := os.waitpid(pid, os.WNOHANG))[0]:
                x = await steps(x, 5, threads)
            x = await steps(x, 50, threads)
            await x
            await trio.to_thread.run_sync(time.sleep, 0.01)
            assert await trio.to_thread.run_sync(trio.from_thread.run, x.sum().item) >= 0
        print(how, threads, os.waitstatus_to_exitcode(ended[1]))

for how, threads in (
    ("exit", False), ("exit", True), ("sys.exit", False), ("sys.exit", True),
    ("raise", False), ("leave", False),
):
    try:
        trio.run(main, how, threads)
    except KeyError:
        assert os.getpid() != PARENT
        sys.exit(8)
    if os.getpid() != PARENT:
        own_runtime()
        sys.exit(9)
"""


def test_a_child_goes_on_in_the_loop_for_a_while_and_leaves() -> None:
    """In all ways, whether threads wake the loop or not."""
    assert run(GOES_ON).splitlines() == [
        "exit False 7",
        "exit True 7",
        "sys.exit False 7",
        "sys.exit True 7",
        "raise False 8",
        "leave False 9",
    ]


def test_in_a_child_everything_says_whose_runtime_it_is() -> None:
    program = """
async def main():
    async with la.open_runtime({"cpu": 2}, {"inline_microseconds": 0}) as runtime:
        compiled = la.compile(lambda x: x + 1.5)
        ready = await (la.ones((2,)) * 0.5)
        await compiled(ready)
        batches = la.prefetch([np.ones(2)] * 5)
        await anext(batches)
        lazy, in_flight = la.ones((2,)) * 2.5, None
        for _ in range(2):
            repeated = lazy + 1  # the second time as it was recorded before
            pid = os.fork()
            if pid == 0:
                break
            assert await trio.to_thread.run_sync(status_of, pid) == 0
            assert (await repeated.numpy()).tolist() == [3.5, 3.5]
            lazy = la.ones((2,)) * 2.5
        else:
            return print("done")
        try:
            refused(
                lambda: lazy + 1,
                lambda: lazy * 2,
                lambda: ready + ready,
                lambda: la.ones((2,)),
                lambda: la.asarray([1.0]),
                lambda: la.rand((2,)),
                lambda: ready.to("cpu:1"),
                lambda: la.add_step_closure(print),
                lambda: la.manual_seed(3),
                lambda: la.set_rng_state({"key": 1, "counter": 2}),
                lambda: compiled.lower(ready),
                lambda: la.prefetch([np.ones(2)]),
            )
            async def job():
                async with la.job("own"):
                    pass
            async def step():
                async with la.step():
                    pass
            await refused_too(
                lambda: later(lazy), lambda: later(ready), lazy.numpy, ready.numpy, job, step,
                lambda: la.to_cpu([ready]), la.mark_step, la.wait_device_ops, la.run_step_closures,
                lambda: la.sync_multi([lazy]), lambda: la.put(np.ones(2)),
                lambda: compiled(ready), lambda: compiled(lazy),
                lambda: la.all_reduce([ready, ready]), lambda: la.save({"x": ready}, "never"),
                lambda: anext(batches),
            )
            await batches.aclose()
            assert np.asarray(ready).tolist() == [0.5, 0.5]  # what is on the host is there
            assert "2.5" not in repr(lazy)
            runtime.statistics()
        except BaseException:
            traceback.print_exc()
            os._exit(70)
        os._exit(0)
trio.run(main)
"""
    assert run(program) == "done\n"


def test_what_waits_in_the_loop_is_told_in_the_child_and_gets_its_result_in_the_parent() -> None:
    program = """
told = []

async def wait(tensor):
    try:
        await tensor
    except la.NoRuntimeError as error:
        told.append(str(error))

async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as runtime:
        x = la.ones((600, 600))
        for _ in range(4):
            x = x @ x * 0.001
        async with trio.open_nursery() as nursery:
            await la.mark_step()
            nursery.start_soon(wait, x)
            nursery.start_soon(wait, x)
            await trio.lowlevel.checkpoint()
            await trio.lowlevel.checkpoint()
            assert runtime.statistics().waiting_tasks > 2
            pid = os.fork()
        if pid == 0:
            assert len(told) == 2 and str(PARENT) in told[0]
            os._exit(0)
        assert x.is_ready() and not told
        assert await trio.to_thread.run_sync(status_of, pid) == 0
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


def test_a_child_leaves_the_block_without_waiting_for_what_is_its_parents() -> None:
    """Steps under way, a closure and a source in threads, a profile: none is waited for."""
    program = """
def source():
    yield np.ones(2)
    go_on.wait()
    yield np.ones(2)

async def main(when):
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
        async with la.debug.profile("profile.json"), la.job("inner"):
            batches = la.prefetch(source(), depth=2)
            await anext(batches)
            begun = threading.Event()
            for run_async in (True, True):
                la.add_step_closure(
                    lambda: (begun.set(), go_on.wait()), run_async=run_async, in_thread=True
                )
            x = la.ones((900, 900))
            for _ in range(5):
                x = x @ x * 0.001
            await la.mark_step()
            while not begun.is_set():
                await trio.sleep(0.001)
            failed = la.ones((1 << 40,)) * 2.5
            pid = os.fork()
            if pid:
                status = await trio.to_thread.run_sync(status_of, pid)
                go_on.set()
                await batches.aclose()
                await x
                del failed
            elif when != "at once":
                await trio.sleep(0.01)
    return None if pid == 0 else status

for when in ("at once", "after a turn"):
    go_on = threading.Event()
    try:
        status = trio.run(main, when)
    except BaseException:
        traceback.print_exc()
        status = 70
    if os.getpid() != PARENT:
        os._exit(0 if status is None else status)
    print(when, status, os.path.getsize("profile.json") > 1000)
    os.remove("profile.json")
"""
    assert run(program) == "at once 0 True\nafter a turn 0 True\n"


def test_the_child_may_open_a_runtime_of_its_own_within_the_inherited_loop() -> None:
    program = """
async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as outer:
        x = la.ones((3,)) * 2.5
        pid = os.fork()
        if pid == 0:
            async with la.open_runtime("cpu:0", {"inline_microseconds": 0}):
                assert (await (la.ones((3,)) * 1.5).numpy()).tolist() == [1.5] * 3
                assert await trio.to_thread.run_sync(lambda: 5) == 5
            await refused_too(la.mark_step)
            os._exit(0)
        assert await trio.to_thread.run_sync(status_of, pid) == 0
        assert (await x.numpy()).tolist() == [2.5] * 3
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


def test_a_thread_was_just_about_to_wake_the_loop() -> None:
    program = """
called = []

async def main():
    async with la.open_runtime("cpu:0") as runtime:
        token = trio.lowlevel.current_trio_token()
        queue = token._reentry_queue
        held, done = threading.Event(), threading.Event()

        def hold():
            with queue.lock, runtime.deliveries._lock:
                queue.queue.append((lambda: called.append(1), ()))
                held.set()
                done.wait()
                queue.wakeup.wakeup_thread_and_signal_safe()

        thread = threading.Thread(target=hold)
        thread.start()
        held.wait()
        pid = os.fork()
        if pid == 0:
            assert await trio.to_thread.run_sync(lambda: 5) == 5
            assert called == [1]
        else:
            done.set()
            thread.join()
            await trio.to_thread.run_sync(time.sleep, 0.01)
            assert called == [1]
    if pid == 0:
        return None
    return await trio.to_thread.run_sync(status_of, pid)

status = trio.run(main)
if os.getpid() == PARENT:
    print(status)
"""
    assert run(program) == "0\n"


def test_two_runtimes_are_open() -> None:
    program = """
async def main():
    async with la.open_runtime("cpu:0", {"inline_microseconds": 0}) as outer:
        x = la.ones((2,)) * 1.5
        async with la.open_runtime("sim:0") as inner:
            y = la.ones((2,)) * 2.5
            pid = os.fork()
            if pid == 0:
                await refused_too(x.numpy, y.numpy)
                assert outer.deliveries.descriptor is inner.deliveries.descriptor is None
                await trio.sleep(0.01)
            else:
                assert (await y.numpy()).tolist() == [2.5, 2.5]
                assert await trio.to_thread.run_sync(status_of, pid) == 0
        if pid:
            assert (await x.numpy()).tolist() == [1.5, 1.5]
            print("done")
trio.run(main)
"""
    assert run(program) == "done\n"


def test_the_child_leaves_the_descriptors_of_its_parent_alone() -> None:
    program = """
async def main():
    reader, writer = os.pipe()
    got = trio.Event()
    async def read():
        await trio.lowlevel.wait_readable(reader)
        got.set()
    async with la.open_runtime("cpu:0") as runtime, trio.open_nursery() as nursery:
        nursery.start_soon(read)
        await trio.lowlevel.checkpoint()
        await trio.lowlevel.checkpoint()
        pid = os.fork()  # in the very beginning: the loop has not turned much
        if pid == 0:
            assert runtime.deliveries._descriptor is None
            assert runtime.timers._descriptor is None
            await trio.sleep(0.05)
            os.write(writer, b"x")  # which the parent waits for
            with trio.move_on_after(0.2):
                await got.wait()
            os._exit(3 if got.is_set() else 0)
        with trio.fail_after(10):
            await got.wait()
        assert await trio.to_thread.run_sync(status_of, pid) == 0
        print("done")
trio.run(main)
"""
    assert run(program) == "done\n"
