#!/usr/bin/env python3
"""Lets every Nth call of the software Level Zero driver fail, in conformance programs.

    sweep.py [--suite NAME]... [--from N] [--to N] [--step N] [--jobs N] [--driver OPTIONS] BUILD

Each program runs once to count the operations of the driver and its engine, and then once for each of them (or each
--step-th) with that one failing. A test of the program may fail then: it was not told the truth. Nothing may crash, hang,
break a rule of Level Zero, leave memory of the driver behind, or, in a build with AddressSanitizer, leak. Ends with 1 and
names program and number for each run that does. Without --suite: all programs.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

BAD = re.compile(r"crashed \(|aborted|timed out|software Level Zero: |[A-Za-z]+Sanitizer|runtime error:")
CLEAN = (0, 1, 77)  # passed, tests failed, skipped
NO_DEVICE = re.compile(r"^conformance: .+", re.M)  # the harness says why it gives up


def run(build, suite, driver, fail, seconds):
    """What went wrong, or None; and the number of operations."""
    with tempfile.NamedTemporaryFile("r", prefix="sweep") as report:
        env = dict(os.environ, UR_ADAPTERS_SEARCH_PATH=f"{build}/lib", UR_SOFT_REPORT=report.name,
                   ZE_ENABLE_ALT_DRIVERS=f"{build}/drivers/level_zero/libze_software.so", ZE_SOFTWARE=driver,
                   ZE_SOFTWARE_KERNELS=f"{build}/conformance/kernels",
                   UR_CONFORMANCE_KERNELS=f"{build}/conformance/kernels", UR_CONFORMANCE_TIMEOUT=str(seconds))
        env.pop("UR_SOFT", None)
        if fail:
            env["UR_SOFT"] = f"fail:{fail};quiet"
        try:
            done = subprocess.run([f"{build}/bin/conformance/{suite}", "--adapter", "level_zero"], env=env,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  timeout=4 * seconds)
        except subprocess.TimeoutExpired:
            return "hangs", 0
        text = done.stdout.decode(errors="replace")
        bad = BAD.search(text)
        counts = re.search(r"operations (\d+) .* reports (\d+) memory (\d+)", report.read())
        if bad:
            line = text[text.rfind("\n", 0, bad.start()) + 1:].split("\n", 1)[0]
            return line.strip(), 0
        if done.returncode not in CLEAN and not (done.returncode == 2 and NO_DEVICE.search(text)):
            return f"exit status {done.returncode}", 0
        if not counts:
            # Where the adapter found no driver to open, the driver has nothing to report.
            return (None if fail else "no report"), 0
        if int(counts[2]) or int(counts[3]):
            return f"{counts[2]} reports of order, {counts[3]} bytes left", 0
        return None, int(counts[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--suite", action="append")
    parser.add_argument("--from", dest="first", type=int, default=1)
    parser.add_argument("--to", dest="last", type=int)
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=int, default=20, help="for one test")
    parser.add_argument("--driver", default="new,devices:2", help="ZE_SOFTWARE (default: %(default)s)")
    args = parser.parse_args()
    build = args.build.resolve()
    suites = args.suite or sorted(path.name for path in (build / "bin/conformance").iterdir())
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for suite in suites:
            bad, operations = run(build, suite, args.driver, 0, args.seconds)
            if bad:
                print(f"{suite}: without a failure: {bad}")
                wrong += 1
                continue
            numbers = range(args.first, min(operations, args.last or operations) + 1, args.step)
            results = pool.map(lambda n: run(build, suite, args.driver, n, args.seconds)[0], numbers)
            found = [(n, result) for n, result in zip(numbers, results) if result]
            for n, result in found:
                print(f"{suite}: UR_SOFT=fail:{n}: {result}")
            print(f"{suite}: {operations} operations, {len(numbers)} runs, {len(found)} went wrong", flush=True)
            wrong += len(found)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
