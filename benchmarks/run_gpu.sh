#!/usr/bin/env bash
# Everything that needs a GPU, in one command: programs of kernels of our own, cuBLASLt and CUDA
# graphs, the other tests in tests/gpu, the suite on cuda:0 as kernels that are replayed and as calls
# of CuPy, what compute-sanitizer says, and figures. Leaves JSON and logs in $OUT (default:
# ./gpu-results). Tests run in TEST_PROCESSES (default 12) at a time.
#
#   benchmarks/run_gpu.sh                       all of it, each part within its time limit
#   PARTS=gpu GPU_SECONDS=900 benchmarks/run_gpu.sh
#   PARTS=bench BENCH_SECONDS=1500 BENCH_OPTIONS=--check benchmarks/run_gpu.sh    without --quick
#
# Kernels of our own need the packages cuda-bindings and nvidia-cuda-nvrtc, or nvcc on the path.
#
# It uses the python3 that is there if that has CuPy, and adds what is missing: from ./wheels
# without any network if that folder exists, else from the package index. Without CuPy it makes a
# virtual environment.
set -u -o pipefail
cd "$(dirname "$0")/.."
OUT=${OUT:-$PWD/gpu-results}
PARTS=${PARTS:-programs sanitizer bench networks small gpu suite calls}
mkdir -p "$OUT"
OUT=$(cd "$OUT" && pwd)

if [ -d wheels ]; then
  # What is there already need not be among the wheels; what is missing is named, with its needs.
  install() { "$PYTHON" -m pip install -q --no-index --no-deps --find-links wheels "$@"; }
else
  install() { "$PYTHON" -m pip install -q "$@"; }
fi

PYTHON=${PYTHON:-$(command -v python3)}
if ! "$PYTHON" -c "import cupy" 2>/dev/null; then
  "$PYTHON" -m venv --system-site-packages "${VENV:=$(mktemp -d)}" || exit 1
  PYTHON=$VENV/bin/python
  if [ -d wheels ]; then install wheels/*.whl; else install "cupy-cuda13x[ctk]>=14.2"; fi || exit 1
fi
missing=$("$PYTHON" - <<'PY'
import importlib.util
needed = {
    "trio": "trio", "outcome": "outcome", "sniffio": "sniffio", "attr": "attrs", "idna": "idna",
    "sortedcontainers": "sortedcontainers", "threadpoolctl": "threadpoolctl", "pytest": "pytest",
    "pytest_trio": "pytest-trio", "pytest_timeout": "pytest-timeout", "hypothesis": "hypothesis",
    "safetensors": "safetensors",
}
print(*[name for module, name in needed.items() if importlib.util.find_spec(module) is None])
PY
)
if [ -n "$missing" ]; then
  SITE=$(mktemp -d)
  # shellcheck disable=SC2086
  install --target "$SITE" --upgrade $missing || exit 1
  export PYTHONPATH=$SITE${PYTHONPATH:+:$PYTHONPATH}
fi
export PYTHONPATH=$PWD${PYTHONPATH:+:$PYTHONPATH}
export PYTHONUNBUFFERED=1

"$PYTHON" - "$OUT/environment.json" <<'PY' || exit 1
import json, platform, sys
import cupy, numpy, trio
runtime = cupy.cuda.runtime
count = runtime.getDeviceCount()
devices = [runtime.getDeviceProperties(i) for i in range(count)]
json.dump({
    "python": sys.version, "system": platform.platform(), "cupy": cupy.__version__,
    "numpy": numpy.__version__, "trio": trio.__version__,
    "driver": runtime.driverGetVersion(), "cuda_runtime": runtime.runtimeGetVersion(),
    "devices": [{"name": d["name"].decode(), "memory": d["totalGlobalMem"],
                 "capability": [d["major"], d["minor"]]} for d in devices],
}, open(sys.argv[1], "w"), indent=1)
print(open(sys.argv[1]).read())
sys.exit(0 if count else 1)
PY

status=0
SPREAD=()
if "$PYTHON" -c "import xdist" 2>/dev/null; then SPREAD=(-n "${TEST_PROCESSES:-12}"); fi

# Results are written as they come, so that a run that is cut off leaves those it has.
PLUGIN=$(mktemp -d)
cat > "$PLUGIN/results_as_they_come.py" <<'PY'
import json, os


def pytest_runtest_logreport(report):
    if "PYTEST_XDIST_WORKER" in os.environ:  # who started it is told of everything
        return
    if report.when != "call" and report.outcome == "passed":
        return
    longest = None if report.outcome != "failed" else str(report.longrepr)[-4000:]
    reason = report.longrepr[-1] if report.outcome == "skipped" else None
    printed = "".join(text for title, text in report.sections if "stdout call" in title)
    line = {"test": report.nodeid, "when": report.when, "outcome": report.outcome,
            "seconds": round(report.duration, 4), "reason": reason, "printed": printed,
            "error": longest}
    with open(os.environ["RESULTS_AS_THEY_COME"], "a") as file:
        file.write(json.dumps(line) + "\n")
PY

# run_tests NAME SECONDS ARGUMENTS...: pytest, its output in NAME.log, its results in NAME.json
run_tests() {
  local name=$1 seconds=$2 results code
  shift 2
  results=$(mktemp)
  # CuPy's warnings come up in worker threads, where an error would be a failed kernel.
  RESULTS_AS_THEY_COME=$results PYTHONPATH=$PLUGIN:$PYTHONPATH \
    timeout --kill-after=20 "$seconds" "$PYTHON" -m pytest "$@" -q -W default \
    -p results_as_they_come -p no:cacheprovider --timeout 120 --durations 15 \
    > "$OUT/$name.log" 2>&1
  code=$?
  tail -n 40 "$OUT/$name.log"
  [ "$code" -eq 0 ] || status=1
  "$PYTHON" - "$results" "$OUT/$name.json" "$code" <<'PY'
import collections, json, sys
cases = [json.loads(line) for line in open(sys.argv[1])]
summary = {"exit": int(sys.argv[3]), "cut_off": int(sys.argv[3]) in (124, 137),
           **collections.Counter(case["outcome"] for case in cases)}
told = [case for case in cases if case["outcome"] != "passed" or case["printed"]]
json.dump({**summary, "cases": told}, open(sys.argv[2], "w"), indent=1)
print(json.dumps(summary))
PY
  rm -f "$results"
}

for part in $PARTS; do
  echo "==== $part"
  case $part in
    programs) run_tests tests_programs "${PROGRAMS_SECONDS:-100}" tests/gpu/test_gpu_programs.py ;;
    sanitizer)
      for tool in memcheck racecheck synccheck; do
        timeout --kill-after=20 "${SANITIZER_SECONDS:-60}" compute-sanitizer --tool "$tool" \
          --error-exitcode 9 "$PYTHON" -m pytest -q -W default -p no:cacheprovider \
          tests/gpu/test_gpu_programs.py -m "not gpu_speed" > "$OUT/$tool.log" 2>&1 || status=1
        tail -n 3 "$OUT/$tool.log"
      done
      ;;
    gpu) # first what tells most: the operations compile hundreds of kernels
      run_tests tests_gpu "${GPU_SECONDS:-140}" tests/gpu/test_gpu_runtime.py \
        tests/gpu/test_gpu_memory.py tests/gpu/test_gpu_dlpack.py tests/gpu/test_gpu_collectives.py \
        tests/gpu/test_gpu_operations.py "${SPREAD[@]}"
      ;;
    suite)
      run_tests suite_on_cuda "${SUITE_SECONDS:-200}" tests -k cuda --ignore tests/gpu \
        --ignore tests/backends "${SPREAD[@]}"
      ;;
    calls) # the same tests, with other programs behind them
      export LAZYASYNC_CUDA_LOOPS=0
      run_tests suite_as_calls "${CALLS_SECONDS:-200}" tests -k cuda --ignore tests/gpu \
        --ignore tests/backends "${SPREAD[@]}"
      unset LAZYASYNC_CUDA_LOOPS
      ;;
    networks) # nets as users write them, beside PyTorch and JAX, some of them with one compile of minutes
      timeout --kill-after=20 "${NETWORKS_SECONDS:-240}" "$PYTHON" benchmarks/networks.py --gpu \
        --no-torch-compile --half --rounds 5 --sample 0.02 --save --machine gpu 2>&1 \
        | tee "$OUT/networks.log"
      [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
      cp benchmarks/results/networks-gpu.json "$OUT/" # as far as it came
      ;;
    small) # steps whose values are read, and those that nobody reads
      timeout --kill-after=20 "${SMALL_SECONDS:-60}" "$PYTHON" benchmarks/small_steps.py --gpu --save \
        --machine gpu 2>&1 | tee "$OUT/small_steps.log"
      [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
      cp benchmarks/results/small_steps-gpu.json "$OUT/"
      ;;
    bench)
      timeout --kill-after=20 "${BENCH_SECONDS:-150}" "$PYTHON" benchmarks/gpu.py \
        ${BENCH_OPTIONS:---quick} --out "$OUT/benchmark.json" 2>&1 | tee "$OUT/benchmark.log"
      [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
      ;;
    *) echo "unknown part: $part"; status=1 ;;
  esac
done
rm -rf "$PLUGIN"
exit $status
