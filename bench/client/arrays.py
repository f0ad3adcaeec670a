#!/usr/bin/env python3
"""A loop of array operations of dpnp, with our OpenCL adapter and with the one in intel-sycl-rt, in turns.

    bench/client/arrays.py VENV LIB [ROUNDS [MOST]]

VENV is an environment made from test/client/requirements-2026.1.2.txt, LIB the folder of our loader. Each turn puts ours in
with tools/ur-venv, runs, takes it out, and runs again. Prints for both the page faults and the milliseconds of an iteration,
of processor time in the system and in all and by the clock, and of processor time where the same operations write into
arrays that are there ("kernels": what no way of allocating changes); the medians of the turns, and ours over theirs. An iteration is
y = sin(x) * 2 + exp(-x); y.sum() over a million floats from 0 to MOST (a million): five temporaries of 4 MB come and go. From
88 on exp(-x) is too small for a float, which oneMKL, whose host code dpnp calls for both functions, tells an error handler
of, number by number: with the default that is most of an iteration, with 1 there is none of it.
"""
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
UR_VENV = os.path.join(HERE, "..", "..", "tools", "ur-venv")
TURNS = 5
NAMES = ("faults", "system ms", "processor ms", "clock ms", "kernels ms")


def loop(rounds, most):
    """In the environment: prints one line of figures."""
    import dpnp

    x = dpnp.arange(1_000_000, dtype=dpnp.float32) * (most / 1_000_000)

    def step():
        y = dpnp.sin(x) * 2 + dpnp.exp(-x)
        return float(y.sum())

    kept = [dpnp.empty_like(x) for _ in range(5)]

    def bare():
        dpnp.sin(x, out=kept[0])
        dpnp.multiply(kept[0], 2, out=kept[1])
        dpnp.negative(x, out=kept[2])
        dpnp.exp(kept[2], out=kept[3])
        dpnp.add(kept[1], kept[3], out=kept[4])
        return float(kept[4].sum())

    def now():
        use = resource.getrusage(resource.RUSAGE_SELF)
        return (use.ru_minflt, 1000 * use.ru_stime, 1000 * (use.ru_utime + use.ru_stime),
                1000 * time.perf_counter())

    def measure(run):
        for _ in range(20):
            run()
        start = now()
        for _ in range(rounds):
            run()
        return [(b - a) / rounds for a, b in zip(start, now())]

    print(" ".join(f"{figure:.3f}" for figure in [*measure(step), measure(bare)[2]]))


def ur_venv(*arguments):
    done = subprocess.run([sys.executable, UR_VENV, *arguments], text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        sys.exit(f"ur-venv {arguments[0]} failed: {done.stdout}")
    return done.stdout


def run(venv, rounds, most, ours):
    with tempfile.TemporaryDirectory() as vendors:
        with open(os.path.join(vendors, "intel.icd"), "w", encoding="utf-8") as f:
            f.write(os.path.join(venv, "lib", "libintelocl.so") + "\n")
        env = dict(os.environ, OCL_ICD_VENDORS=vendors)
        if ours:
            match = re.search(r"^export UR_ADAPTERS_FORCE_LOAD=(.*)$", ur_venv("env", venv), re.M)
            if match:
                paths = [p for p in match.group(1).strip("'").split(",") if "_opencl.so" in p]
                env["UR_ADAPTERS_FORCE_LOAD"] = ",".join(paths)
        out = subprocess.run([os.path.join(venv, "bin", "python"), __file__, "--loop", str(rounds), str(most)],
                             env=env, text=True, check=True, stdout=subprocess.PIPE).stdout
    return [float(word) for word in out.split()]


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--loop":
        loop(int(sys.argv[2]), float(sys.argv[3]))
        return
    if len(sys.argv) not in (3, 4, 5):
        sys.exit(__doc__)
    venv, lib = (os.path.abspath(path) for path in sys.argv[1:3])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    most = float(sys.argv[4]) if len(sys.argv) > 4 else 1e6
    ours, theirs = [], []
    for _ in range(TURNS):
        ur_venv("install", "--from", lib, venv)
        try:
            ours.append(run(venv, rounds, most, True))
        finally:
            ur_venv("remove", venv)
        theirs.append(run(venv, rounds, most, False))
    for name, a, b in zip(NAMES, zip(*ours), zip(*theirs)):
        a, b = statistics.median(a), statistics.median(b)
        print(f"{name:>13}  ours {a:10.3f}  theirs {b:10.3f}  ratio {a / b:6.3f}" if b else
              f"{name:>13}  ours {a:10.3f}  theirs {b:10.3f}")
    kernels, whole = (statistics.median(turn[i] for turn in theirs) for i in (4, 2))
    print(f"kernels alone are {kernels / whole:.3f} of the processor time of theirs")


main()
