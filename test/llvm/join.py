#!/usr/bin/env python3
"""Whether guards that ask several things of a structure by value become one branch, on what is a value even where a later question is none:
arithmetic that overflows is none for LLVM where its module says that it does not, and is asked in front of the guard then.

usage: join.py SPIRV2LLVM URCC
"""
import re
import sys
import tempfile

from translated import translated

# A guard, and how many questions it asks; 1: a later one takes much or may fail, and stays behind a branch.
GUARDS = {
    "x < s.w && y < s.h": 2,
    "x < s.w && y * 1000003 < s.h && y - x < s.d": 3,
    "x < s.w && y / s.h < s.d": 1,
    "x < s.w && in[x] < s.h": 1,
}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tool, urcc = sys.argv[1:]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for guard, questions in GUARDS.items():
            source = ("typedef struct { int w, h, d; } size; kernel void k(global int *restrict out, global const int *restrict in, size s) {"
                      f" int x = get_global_id(0), y = get_global_id(1); if ({guard}) out[x] = y; }}\n")
            text = translated(tool, urcc, folder, source, "-O2", "-w", "-cl-std=CL2.0")
            chosen = len(re.findall(r"= select i1 (%v\d+), i1 %v\d+, i1 \1$", text, re.M))
            good = chosen == questions - 1 and "= and i1" not in text
            print(f"{guard}: {chosen + 1} asked together{'' if good else ', not as expected'}")
            wrong += not good
    sys.exit(wrong)


main()
