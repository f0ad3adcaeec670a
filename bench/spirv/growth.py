#!/usr/bin/env python3
"""Instructions that translating SPIR-V to PTX takes, at two sizes a hundredfold apart: the cost of a
word of the module may not grow with the module. Counted by callgrind; nothing is timed.

usage: growth.py SPIRV2PTX URCC

With modules (growth.py SPIRV2PTX --time FILE.spv...) it prints milliseconds a module instead.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

SMALL, LARGE, LIMIT = 30, 3000, 1.5


def source(lines):
    body = "\n".join(f"    x = (x ^ {i % 97 + 3}) * a[(x + {i}) & 63] + (x > {i} ? b : x / 7);" for i in range(lines))
    return f"kernel void many(global int *a, int b) {{\n    int x = a[get_global_id(0)];\n{body}\n" \
           "    a[get_global_id(0)] = x;\n}\n"


def count(tool, arguments):
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", tool, "--quiet",
                          *arguments], capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not found:
        sys.exit(run.stderr)
    return int(found[1])


def growth(tool, urcc):
    cost, base = [], count(tool, [])
    with tempfile.TemporaryDirectory() as folder:
        for lines in (SMALL, LARGE):
            path = os.path.join(folder, f"many{lines}.cl")
            with open(path, "w") as f:
                f.write(source(lines))
            subprocess.run([urcc, "--target", "spir64", "-O1", "--output-dir", folder, path], check=True,
                           stdout=subprocess.DEVNULL)
            module = path[:-3] + ".spv"
            words = os.path.getsize(module) // 4
            cost.append((count(tool, [module]) - base) / words)
            print(f"{words} words: {cost[-1]:.0f} instructions a word")
    print(f"a word of the large module costs {cost[1] / cost[0]:.2f} times one of the small")
    return 0 if cost[1] / cost[0] <= LIMIT else 1


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
