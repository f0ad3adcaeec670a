#!/usr/bin/env python3
"""Counts host instructions and native calls of the Level Zero adapter for each operation.

    measure.py [--limit] BUILD

runs `calls` twice under callgrind, with the software driver of version 1.9, and divides the difference. Counted is what
the loop runs inside libur_adapter_level_zero.so and what that calls in libc; left out are the adapter's calls into the
Level Zero loader, which are counted by name. With --limit, ends with 1 if an operation takes more instructions, or other native
calls, than it may; 77 means that valgrind is missing.
"""
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import native_calls  # noqa: E402

BASE, MORE = 200, 1200
# A run of a command buffer of 10 launches and of 500 costs the same; the software driver takes its time for each of them.
FEWER = {"graph_few": (20, 120), "graph_many": (10, 30)}
# Most instructions, and the native calls that there must be.
LIMITS = {"launch": (150, {"zeCommandListAppendLaunchKernel": 1}),
          "signal": (250, {"zeCommandListAppendLaunchKernel": 1}),
          "copy": (200, {"zeCommandListAppendMemoryCopy": 1}),
          "pair": (250, {}),
          "graph_few": (760, {}),
          "graph_many": (760, {})}


def profile(build, operation, count):
    kernels = f"{build}/conformance/kernels"
    env = dict(os.environ, UR_ADAPTERS_SEARCH_PATH=f"{build}/lib", ONEAPI_DEVICE_SELECTOR="level_zero:*",
               ZE_ENABLE_ALT_DRIVERS=f"{build}/drivers/level_zero/libze_software.so",
               ZE_SOFTWARE_KERNELS=kernels, ZE_SOFTWARE_OPENCL="off", ZE_SOFTWARE="new")
    for name in ("UR_SOFT", "UR_SOFT_FAIL", "UR_ENABLE_LAYERS", "ZE_ENABLE_VALIDATION_LAYER"):
        env.pop(name, None)
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/out"
        run = subprocess.run(["valgrind", "-q", "--tool=callgrind", "--compress-strings=no", "--compress-pos=no",
                              f"--toggle-collect=loop_{operation}", f"--callgrind-out-file={out}", f"{build}/bin/level_zero_calls", operation, str(count),
                              f"{kernels}/basic.spv"], env=env, text=True, capture_output=True)
        if run.returncode:
            sys.exit(f"level_zero_calls {operation} ended with {run.returncode}:\n{run.stdout}{run.stderr}")
        with open(out) as file:
            return native_calls.read(file, "libur_adapter_level_zero", r"ze[A-Zx]\w+$")


def main():
    arguments = [a for a in sys.argv[1:] if a != "--limit"]
    limit = len(arguments) < len(sys.argv) - 1
    if len(arguments) != 1:
        sys.exit(__doc__)
    if not shutil.which("valgrind"):
        print("measure.py: valgrind is not installed", file=sys.stderr)
        sys.exit(77)
    wrong = []
    for operation, (most, expected) in LIMITS.items():
        base, more = FEWER.get(operation, (BASE, MORE))
        first, first_calls = profile(arguments[0], operation, base)
        second, second_calls = profile(arguments[0], operation, more)
        calls = {name: (count - first_calls.get(name, 0)) / (more - base) for name, count in second_calls.items()}
        calls = {name: count for name, count in calls.items() if count > 0.001}
        cost = (second - first) / (more - base)
        shown = ", ".join(f"{name} {count:.2f}" for name, count in sorted(calls.items()))
        print(f"{operation}: {cost:.1f} instructions (at most {most}); native calls: {shown or 'none'}")
        # A loop of that many calls cannot do with fewer instructions: then nothing was collected.
        if not 20 < cost <= most or calls != expected:
            wrong.append(operation)
    if limit and wrong:
        sys.exit(f"measure.py: not as it should be: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
