"""Which tests are fast: those that ``-m fast`` runs."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]

FAST = (
    "api/",
    "outside/",
    "backends/cpu/calls/test_shared_calls.py::test_a_crew",
    "backends/cpu/llvm/test_llvm_folds.py",
    "backends/cpu/llvm/test_llvm_objects.py",
    "backends/cpu/test_programs.py::test_sums",
    "backends/cpu/test_programs.py::test_what_is_read_once_per_row",
    "backends/cpu/native/test_native_thread.py",
    "backends/cpu/native_runtime/",
    "backends/cpu/scheduling/",
    "backends/cpu/test_buffer_pool.py",
    "backends/cpu/test_cpu.py",
    "backends/cpu/test_cpu_launches.py",
    "backends/cuda/cupy_kernels/test_differences.py",
    "backends/cuda/kernels/test_cuda_compile.py",
    "backends/cuda/test_cublas.py",
    "backends/cuda/test_cuda_copies.py",
    "backends/cuda/test_cuda_failures.py",
    "backends/cuda/test_cuda_transfers.py",
    "backends/remote/test_remote.py",
    "backends/remote/test_wire.py",
    "backends/test_sim.py",
    "checkpoint_files/test_checkpoint_files.py",
    "checkpoint_files/test_named_trees.py",
    "checkpoint_files/test_replacement.py",
    "compiler/test_dependences.py",
    "compiler/test_fusion",
    "compiler/test_memory_plan.py",
    "control/test_branches.py",
    "dashboard/test_page.py",
    "dashboard/test_progress_lines.py",
    "data/test_loader.py",
    "debug/test_debug.py",
    "debug/test_log.py",
    "ir/test_regions.py",
    "ir/test_registry.py",
    "ir/test_scalar.py",
    "ir/test_serialize.py",
    "ir/test_stable_hash.py",
    "nn/modules/test_modules.py",
    "nn/test_state_dicts.py",
    "observe/test_metrics.py",
    "observe/test_profile.py",
    "ops/random/test_random.py::test_numbers",
    "ops/test_definition.py",
    "ops/test_operation_errors.py",
    "ops/numpy_calls/test_numpy_ufuncs.py::test_keywords",
    "ops/test_operations.py::test_values[sim",
    "ray/test_without_ray.py",
    "recording/",
    "runtime/barriers/",
    "runtime/compiled/test_compiled.py",
    "runtime/compiled/test_compiled_barriers.py",
    "runtime/compiled/test_compiled_refusals.py",
    "runtime/compiled/test_compiled_results.py",
    "runtime/device/test_device_lock.py",
    "runtime/jobs/",
    "runtime/loop/",
    "runtime/scheduler/",
    "runtime/steps/",
    "runtime/test_actor_failures.py",
    "runtime/test_cancellation.py",
    "runtime/test_failures.py",
    "serving/",
    "backends/remote/test_wire.py",
    "backends/remote/test_strangers.py",
    "dashboard/",
    "parallel/",
    "transforms/test_reverse.py",
    "test_config.py",
    "test_device.py",
    "test_docs.py",
    "test_importing.py",
    "optim/test_optim.py",
    "test_public_names.py",
    "test_tiers.py",
    "trees/",
    "typing/",
)
"""Folders, files, and tests by how their names begin."""

NOT_FAST = (
    "outside/test_blocking_ends.py",
    "outside/test_servers.py",
    "backends/cpu/test_cpu.py::test_where_a_blas_of_our_own_comes_from",
    "backends/cuda/kernels/test_cuda_compile.py::test_nvcc",
    "backends/test_sim.py::test_a_thousand_devices",
    "compiler/test_fusion.py::test_pieces_of_random_programs",
    "debug/test_debug.py::test_a_very_deep_graph",
    "debug/test_debug.py::test_large_graphs",
    "observe/test_profile.py::test_cpu_programs_are_run_kernel_by_kernel",
    "observe/test_profile.py::test_limits_are_measured",
    "recording/test_long_graphs.py::test_a_very_",
    "recording/test_recording.py::test_what_is_remembered_is_bounded",
    "runtime/loop/test_fair_share.py::test_device_time_goes_by_weights",
    "runtime/loop/test_lanes.py::test_a_prioritised_job_waits_for_what_is_running_at_most",
    "runtime/barriers/test_segments.py",
    "runtime/test_cancellation.py::test_a_cancelled_wait_on_the_cpu_ends_while_the_program_runs_on",
    "transforms/test_reverse.py::test_deep_graphs",
    "test_docs.py::test_fragments_run",
    "optim/test_optim.py::test_against",
)
"""What takes long among these."""

FAST_SECONDS = 30.0
"""The CPU time that a fast test may take: ten times what the slowest takes on a quiet machine."""


def is_fast(name: str) -> bool:
    """Whether a test is fast, by its name from the root of the project on."""
    name = name.removeprefix("tests/")
    return name.startswith(FAST) and not name.startswith(NOT_FAST)


def has_fast_tests(path: Path) -> bool:
    """Whether a file of tests is, or has some, among the fast ones."""
    name = path.relative_to(TESTS).as_posix()
    return is_fast(name) or any(entry.startswith(f"{name}::") for entry in FAST)
