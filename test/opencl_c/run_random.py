#!/usr/bin/env python3
"""Compiles the kernels of random_kernels.py with urcc, and compares what they give as compiled with optimisation and without.

    run_random.py [--seeds FROM:TO] [--target NAME[:ARCH]]... [--clang NAME]... [--runner RUN_CASES] [--optimise LEVEL]
                  [--work DIR] [--jobs N] [--kernels N]

A seed is one file with N kernels (3). Every target and every clang has to take every kernel at that level (2), and as it is: less
optimisation than was asked for (urcc says so) is a failure. Without --runner they are only compiled. RUN_CASES is the built
program run_cases, which uses the first device that the loader gives; there each kernel has to give the same compiled by each
clang, for each target and with -O0. Exit status 0: all is as it should be, 1: it is not; what failed stands on standard output.
"""

import argparse
import concurrent.futures
import os
import subprocess
import sys
import tempfile

import random_kernels
from run import SUFFIX, URCC


def compiled(source, target, clang, level):
    """The file, or None; and what is wrong."""
    kind, _, arch = target.partition(":")
    out = f"{source[:-3]}-{kind}{arch}-{clang or 'usual'}-O{level}{SUFFIX[kind]}"
    environment = {**os.environ, "URCC_CLANG": clang} if clang else None
    done = subprocess.run([sys.executable, URCC, "-w", f"-O{level}", "-t", target, "-o", out, source], env=environment,
                          capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.split("\n") if line.startswith("urcc:")] or done.stderr.strip().split("\n")[-1:]
    if done.returncode != 0:
        return None, f"{os.path.basename(out)}: does not compile: {said[0]}"
    return out, f"{os.path.basename(out)}: {said[0]}" if "compiled for SPIR-V with" in said[0] else ""


def digests(runner, manifest, code):
    """What each kernel gives, by name; and what went wrong."""
    done = subprocess.run([runner, manifest, code], capture_output=True, text=True, check=False)
    lines = done.stdout.split("\n")
    given = {line.split(" ", 1)[0]: line for line in lines if " digest " in line}
    return given, "" if done.returncode == 0 else f"{os.path.basename(code)}: exit status {done.returncode}\n{done.stdout}{done.stderr}"


def one(args, seed):
    """What is wrong with a seed."""
    source = os.path.join(args.work, f"{seed}.cl")
    with open(source, "w", encoding="utf-8") as f:
        f.write(random_kernels.source(seed, args.kernels))
    manifest = source[:-3] + ".txt"
    with open(manifest, "w", encoding="utf-8") as f:
        f.write("".join(f"k{i} digest\n" for i in range(args.kernels)))
    wrong, made = [], []
    for target in args.target:
        for clang in args.clang or [""]:
            for level in (args.optimise, *(["0"] if args.runner and clang == (args.clang or [""])[0] else [])):
                out, what = compiled(source, target, clang, level)
                wrong += [what] if what else []
                made += [out] if out else []
    first = None
    for out in made if args.runner else []:
        given, what = digests(args.runner, manifest, out)
        wrong += [what] if what else []
        if first is None:
            first = out, given
        for name, line in given.items():
            if first[1].get(name, line) != line:
                a, b = line.split()[2:], first[1][name].split()[2:]
                items = [i for i in range(len(a)) if a[i] != b[i]]
                wrong.append(f"{os.path.basename(out)}: {name} gives other results than {os.path.basename(first[0])}: work-items {items[:8]}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", default="1:20")
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--clang", action="append", default=[])
    parser.add_argument("--runner")
    parser.add_argument("--optimise", default="2")
    parser.add_argument("--work")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--kernels", type=int, default=3)
    args = parser.parse_args()
    args.target = args.target or ["spir64"]
    args.work = args.work or tempfile.mkdtemp(prefix="random-kernels-")
    os.makedirs(args.work, exist_ok=True)
    first, last = map(int, args.seeds.split(":"))
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for seed, wrong in zip(range(first, last), pool.map(lambda s: one(args, s), range(first, last))):
            for what in wrong:
                print(f"seed {seed}: {what}", flush=True)
            bad += bool(wrong)
    print(f"{last - first - bad} of {last - first} seeds right, {args.kernels} kernels each, for {', '.join(args.target)}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
