#!/usr/bin/env python3
"""Counts, by cachegrind, what operations of the native CPU adapter cost at two sizes of what does not concern them.

usage: costs.py PROGRAM

PROGRAM is built from costs.c. The exit status is 1 if an operation costs more at the larger size than its limit times
the smaller; 77 without valgrind. Instructions of the system are not counted.
"""
import os
import re
import shutil
import subprocess
import sys

# Case, the two sizes, how often, limit of the ratio per item of work, items at each size, and instructions allowed for
# one at the larger size, where that is said.
CASES = [
    ("scan", "a scan over groups of", (16, 1024), 6, 2.0, (1, 1)),
    ("range", "a work-item of a range of", (65536, 65537), 12, 1.3, (65536, 65537)),
    ("kernel", "making a kernel of a program of", (10, 1000), 2000, 1.6, (1, 1)),
    ("map", "mapping, protecting and reserving beside", (100, 10000), 2000, 2.0, (1, 1)),
    ("queues", "a blocking copy beside waiting queues,", (10, 1000), 2000, 1.2, (1, 1)),
    ("chain", "a node of a graph, in a chain of", (100, 5000), 6, 1.0, (100, 5000), 480),
    ("independent", "a node of a graph, of independent ones,", (100, 5000), 6, 1.0, (100, 5000), 480),
]


def count(program, what, size, times):
    env = {**os.environ, "UR_NATIVE_CPU_THREADS": "1"}
    done = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
                           program, what, str(size), str(times)], env=env, capture_output=True, text=True)
    found = re.search(r"I\s+refs: +([\d,]+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"costs.py: valgrind failed:\n{done.stdout}{done.stderr}")
    return int(found.group(1).replace(",", ""))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not shutil.which("valgrind"):
        print("costs.py: valgrind is not installed")
        return 77
    wrong = 0
    for what, words, sizes, times, limit, items, *most in CASES:
        few, many = ((count(sys.argv[1], what, size, 2 * times) - count(sys.argv[1], what, size, times)) / times / item
                     for size, item in zip(sizes, items))
        ratio = many / few
        wrong |= ratio > limit or (bool(most) and many > most[0])
        print(f"{words} {sizes[0]} and {sizes[1]}: {few:.1f} and {many:.1f} instructions, ratio {ratio:.2f}"
              + (f" (limit {limit})" if ratio > limit else "")
              + (f" (limit {most[0]} instructions)" if most and many > most[0] else ""))
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
