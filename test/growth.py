#!/usr/bin/env python3
"""Instructions for one more of something, where there are few and where there are many.

usage: growth.py SMALL LARGE MOST PROGRAM [ARGUMENT...]

PROGRAM is run under cachegrind with a number as its last argument, and does something so many times. One more costs what twice
the number costs above the number, divided by it. Exits with 1 if that is at LARGE more than MOST times what it is at SMALL, three
times one after the other, for what several threads do varies with the machine's load; with 77 if valgrind is missing or PROGRAM
ends so.
"""
import re
import shutil
import subprocess
import sys


def instructions(program, number):
    run = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", "--max-threads=2000",
                          *program, str(number)],
                         text=True, capture_output=True)
    if run.returncode == 77:
        print(run.stdout + run.stderr)
        sys.exit(77)
    found = re.search(r"I\s+refs: +([\d,]+)", run.stderr)
    if run.returncode or not found:
        sys.exit(f"growth.py: {' '.join(program)} {number} ended with {run.returncode}:\n{run.stdout}{run.stderr}")
    return int(found.group(1).replace(",", ""))


def one_more(program, number):
    return (instructions(program, 2 * number) - instructions(program, number)) / number


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    if not shutil.which("valgrind"):
        print("growth.py: valgrind is not installed")
        return 77
    small, large, most = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    for _ in range(3):
        few, many = one_more(sys.argv[4:], small), one_more(sys.argv[4:], large)
        print(f"one more costs {few:.0f} instructions at {small}, {many:.0f} at {large}; at most {most} times as many are allowed")
        if many <= most * few:
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
