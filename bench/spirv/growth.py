#!/usr/bin/env python3
"""Instructions that translating SPIR-V takes, at two sizes a hundredfold apart: the cost of a word of
the module may not grow with the module, be that one long kernel or many kernels. Counted by cachegrind;
nothing is timed.

usage: growth.py TOOL URCC    (TOOL is spirv2ptx or spirv2llvm)

With modules (growth.py SPIRV2PTX --time FILE.spv...) it prints milliseconds a module instead.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

SMALL, LARGE, LIMIT = 30, 3000, 1.2


def kernels(count):
    return "\n".join(f"kernel void k{i}(global int *a, int b) {{ a[get_global_id(0)] += b * {i}; }}"
                     for i in range(count)) + "\n"


def lines(count):
    body = "\n".join(f"    x = (x ^ {i % 97 + 3}) * a[(x + {i}) & 63] + (x > {i} ? b : x / 7);" for i in range(count))
    return f"kernel void many(global int *a, int b) {{\n    int x = a[get_global_id(0)];\n{body}\n" \
           "    a[get_global_id(0)] = x;\n}\n"


def count(tool, arguments):
    run = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
                          tool, "--quiet", *arguments], capture_output=True, text=True)
    found = re.search(r"I\s+refs: +([\d,]+)", run.stderr)
    if run.returncode or not found:
        sys.exit(run.stderr)
    return int(found[1].replace(",", ""))


def cost_of_word(tool, urcc, source, size, base):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "many.cl")
        with open(path, "w") as f:
            f.write(source(size))
        subprocess.run([urcc, "--target", "spir64", "-O1", "--output-dir", folder, path], check=True,
                       stdout=subprocess.DEVNULL)
        module = path[:-3] + ".spv"
        words = os.path.getsize(module) // 4
        cost = (count(tool, [module]) - base) / words
        print(f"{size} {source.__name__}, {words} words: {cost:.0f} instructions a word")
        return cost


def growth(tool, urcc):
    base, good = count(tool, []), True
    for source in (lines, kernels):
        cost = [cost_of_word(tool, urcc, source, size, base) for size in (SMALL, LARGE)]
        print(f"a word of many {source.__name__} costs {cost[1] / cost[0]:.2f} times one of few")
        good = good and cost[1] / cost[0] <= LIMIT
    return 0 if good else 1


def timed(tool, files):
    start = time.monotonic()
    subprocess.run([tool, "--quiet"])
    empty = time.monotonic() - start
    start = time.monotonic()
    for i in range(0, len(files), 2000):
        subprocess.run([tool, "--quiet", *files[i:i + 2000]])
    spent = time.monotonic() - start - empty
    print(f"{len(files)} modules, {1000 * spent / len(files):.3f} ms each, reading included")
    return 0


sys.exit(timed(sys.argv[1], sys.argv[3:]) if sys.argv[2] == "--time" else growth(*sys.argv[1:3]))
