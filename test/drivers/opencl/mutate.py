#!/usr/bin/env python3
"""mutate.py PROGRAM MODULE [SEED [STEP]]: damages each word of MODULE (every STEP-th), as mutate.c does, and counts what
became of it: refused by the adapter, by the driver's compiler, built, or the end of the process. Exits with 0 unless a word
was not tried; what ended the process is listed with the word's old and new value left to mutate.c's generator."""
import collections
import subprocess
import sys


def main():
    program, module = sys.argv[1:3]
    seed = sys.argv[3] if len(sys.argv) > 3 else "1"
    step = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    words = len(open(module, "rb").read()) // 4
    first, counts, ends = 0, collections.Counter(), []
    while first < words:
        done = subprocess.run([program, module, seed, str(first), str(step)], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL)
        lines = done.stdout.decode(errors="replace").splitlines()
        at = None
        for line in lines:
            fields = line.split(" ", 2)
            if len(fields) == 1 and fields[0].isdigit():
                at = int(fields[0])
            elif len(fields) > 1 and fields[0] == str(at) and fields[1] in ("refused", "failed", "built"):
                counts[fields[1]] += 1
                at = None
        if done.returncode == 77:
            sys.exit(77)
        if done.returncode == 0:
            break
        if at is None:
            sys.exit(f"mutate: the program ends with {done.returncode} without having tried a word")
        counts["ended"] += 1
        ends.append(at)
        first = at + step
    print(f"mutate: {module}, seed {seed}: {sum(counts.values())} damaged modules: {counts['refused']} refused by the "
          f"adapter, {counts['failed']} by the compiler, {counts['built']} built, {counts['ended']} ended the process")
    if ends:
        print("mutate: ended at words", *ends)


main()
