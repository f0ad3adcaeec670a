#!/usr/bin/env python3
"""Counts host instructions and native calls of launches and command buffers on the CUDA adapter.

    cost.py [--limit] BUILD

runs `cuda_calls` under callgrind with the software driver, twice for each operation and size, and divides the difference.
Counted is what runs inside libur_adapter_cuda.so and what that calls in libc; the driver's calls are counted by name. A run and
an update have nothing to do with how many commands there are: in a buffer of 1000 their limits leave no instruction for each. What a
command takes to be appended and finalized has nothing to do with those before it, which two sizes show. With --limit, ends with 1 if an operation takes more than it may, or makes other native calls; 77 means that
valgrind is missing.
"""
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import native_calls  # noqa: E402

# Kernels in the buffer, how often at least and at most (of append and finalize: kernels), instructions allowed, native calls.
CASES = {
    "launch": (((1, 50, 250),), 315, {"cuLaunchKernel": 1}),
    "launch_signal": (((1, 50, 250),), 420, {"cuLaunchKernel": 1, "cuEventRecord": 1}),
    "launch_after": (((1, 50, 250),), 975, {"cuLaunchKernel": 1, "cuEventRecord": 1}),
    "chain": (((1, 50, 250),), 3900, {"cuLaunchKernel": 1, "cuEventRecord": 1}),
    "run": (((1000, 10, 50),), 265, {"cuGraphLaunch": 1}),
    "signal": (((1000, 10, 50),), 385, {"cuGraphLaunch": 1, "cuEventRecord": 1}),
    "hint": (((1000, 10, 50),), 1120, {"cuGraphLaunch": 1, "cuMemPrefetchAsync_v2": 1}),
    "update": (((1000, 50, 250),), 700, {"cuGraphExecKernelNodeSetParams_v2": 1}),
    "append": (((1, 50, 150), (1, 5000, 6000)), 3400, {}),
    "finalize": (((1, 50, 150), (1, 5000, 6000)), 490, {"cuGraphAddKernelNode_v2": 1}),
}
# What is allowed between the two sizes: memory that grows, and what libc does about it.
LIKE = 1.1


def environment(build):
    """In which `cuda_calls` has the build's adapter and software driver, as they are."""
    env = dict(os.environ, UR_ADAPTERS_SEARCH_PATH=f"{build}/lib", ONEAPI_DEVICE_SELECTOR="cuda:*",
               LD_LIBRARY_PATH=f"{build}/drivers/cuda", UR_SOFTWARE_DRIVER_KERNELS=f"{build}/bench/cuda")
    for name in ("UR_SOFT", "UR_SOFT_FAIL", "UR_ENABLE_LAYERS"):
        env.pop(name, None)
    return env


def profile(build, operation, kernels, count):
    folder, env = f"{build}/bench/cuda", environment(build)
    with tempfile.TemporaryDirectory() as place:
        out = f"{place}/out"
        run = subprocess.run(["valgrind", "-q", "--tool=callgrind", "--compress-strings=no", "--compress-pos=no",
                              f"--toggle-collect=loop_{operation}", f"--callgrind-out-file={out}",
                              f"{build}/bin/cuda_calls", operation, str(kernels), str(count),
                              f"{folder}/bench.ptx"], env=env, text=True, capture_output=True)
        if run.returncode:
            sys.exit(f"cuda_calls {operation} ended with {run.returncode}:\n{run.stdout}{run.stderr}")
        with open(out) as file:
            return native_calls.read(file, "libur_adapter_cuda", r"cu[A-Z]\w+$")


def cost(build, operation, kernels, base, more):
    first, first_calls = profile(build, operation, kernels, base)
    second, second_calls = profile(build, operation, kernels, more)
    calls = {name: (count - first_calls.get(name, 0)) / (more - base) for name, count in second_calls.items()}
    # Asking which context is current is no work of the driver's.
    return (second - first) / (more - base), {name: round(count, 2) for name, count in calls.items()
                                               if count > 0.05 and not name.startswith("cuCtx")}


def main():
    arguments = [a for a in sys.argv[1:] if a != "--limit"]
    limit = len(arguments) < len(sys.argv) - 1
    if len(arguments) != 1:
        sys.exit(__doc__)
    if not shutil.which("valgrind"):
        print("cost.py: valgrind is not installed", file=sys.stderr)
        sys.exit(77)
    wrong = []
    for operation, (sizes, most, expected) in CASES.items():
        costs = [cost(arguments[0], operation, *size) for size in sizes]
        (few, few_calls), (many, many_calls) = costs[0], costs[-1]
        shown = ", ".join(f"{name} {count}" for name, count in sorted(many_calls.items()))
        larger = f", {many:.1f} in a buffer 100 times as large" if len(costs) > 1 else ""
        print(f"{operation}: {few:.1f} instructions{larger} (at most {most}); native calls: {shown or 'none'}")
        if not 20 < few <= most or many > LIKE * few or few_calls != expected or many_calls != expected:
            wrong.append(operation)
    if limit and wrong:
        sys.exit(f"cost.py: not as it should be: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
