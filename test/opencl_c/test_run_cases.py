#!/usr/bin/env python3
"""run_cases after failures: a case after which the device cannot be used takes no other with it, and what was not run is
counted as such. With the software CUDA driver, whose calls fail on request.

usage: test_run_cases.py RUN_CASES URCC WORK
"""

import os
import re
import shutil
import subprocess
import sys

import cases

FAILING = 4  # the launch of each process that fails


def compiled(urcc, work):
    """Manifest and code of cases of a few functions."""
    subprocess.run([sys.executable, os.path.join(cases.HERE, "cases.py"), "write", "--set", "common1", "--element", "float",
                    "--file", "10", work], check=True, stdout=subprocess.DEVNULL)
    pairs = []
    for name in sorted(f[:-3] for f in os.listdir(work) if f.endswith(".cl")):
        stem = os.path.join(work, name)
        subprocess.run([sys.executable, urcc, "-t", "spir64", "-cl-std=CL1.2", "-o", stem + ".spv", stem + ".cl"],
                       check=True)
        pairs += [stem + ".txt", stem + ".spv"]
    return pairs


def run(runner, pairs, failing=None):
    """(right, wrong, only compiled, not run, exit status)."""
    environment = dict(os.environ)
    if failing:
        environment["UR_SOFT_FAIL"] = failing
    done = subprocess.run([runner, *pairs], env=environment, capture_output=True, text=True, check=False)
    numbers = re.search(r"^(\d+) cases right, (\d+) wrong, (\d+) only compiled, (\d+) not run$", done.stdout, re.M)
    if not numbers:
        sys.exit(f"{failing}: no numbers:\n{done.stdout}{done.stderr}")
    return (*map(int, numbers.groups()), done.returncode)


def main():
    runner, urcc, work = sys.argv[1:]
    shutil.rmtree(work, ignore_errors=True)
    pairs = compiled(urcc, work)
    right, wrong, compiled_only, left, status = run(runner, pairs)
    if wrong or left or status or right < 3 * FAILING:
        sys.exit(f"without failures: {right} right, {wrong} wrong, {left} not run, exit status {status}")
    all_of_them = right
    expected = {
        # Each process runs FAILING - 1 cases, and one that fails.
        f"cuLaunchKernel:{FAILING}+": (all_of_them - all_of_them // FAILING, all_of_them // FAILING, compiled_only, 0, 1),
        # No program can be made: each case is wrong, none is left out of the numbers.
        "cuModuleLoadDataEx:1+": (0, all_of_them, compiled_only, 0, 1),
    }
    for failing, numbers in expected.items():
        got = run(runner, pairs, failing)
        if got != numbers:
            sys.exit(f"{failing}: right, wrong, only compiled, not run, exit status are {got}, not {numbers}")
    print(f"{all_of_them} cases")


main()
