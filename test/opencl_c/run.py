#!/usr/bin/env python3
"""Compiles the cases of cases.py with urcc for targets, and runs them where a device is.

    run.py [choice] [--target NAME[:ARCH]]... [--runner RUN_CASES] [--work DIR] [--file N] [--jobs N]

choice is that of cases.py. Without --runner everything is only compiled. RUN_CASES is the built program run_cases; it
uses the first device that the loader gives, so the environment chooses (ONEAPI_DEVICE_SELECTOR, OCL_ICD_VENDORS). Exit
status 0: all is as it should be, 1: it is not; what failed stands on standard output, one case a line.
"""

import argparse
import collections
import concurrent.futures
import os
import subprocess
import sys
import tempfile

import cases

URCC = os.path.join(cases.HERE, "..", "..", "tools", "urcc")
BY_NAME = os.path.join(cases.HERE, "urcc_by_name.py")
SUFFIX = {"spir64": ".spv", "nvptx64": ".ptx", "amdgcn": ".hsaco", "native_cpu": ".so"}


def compile_group(urcc, target, folder, name, standard, members):
    """[(case, what urcc said)] for those that do not compile. A file that fails is cut in two until each case that is
    to blame stands alone; what remains is in files of their own, whose names are returned too."""
    kind, _, arch = target.partition(":")
    out = os.path.join(folder, name + (f"-{arch}" if arch else "") + SUFFIX[kind])
    done = subprocess.run([sys.executable, urcc, "-t", target, f"-cl-std={standard}", "-o", out,
                           os.path.join(folder, name + ".cl")], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return [], [(name, out)]
    if len(members) == 1:
        return [(members[0], done.stderr.strip() or done.stdout.strip())], []
    failed, made = [], []
    middle = len(members) // 2
    for part, half in (("a", members[:middle]), ("b", members[middle:])):
        part = name + part
        write_group(folder, part, half)
        more_failed, more_made = compile_group(urcc, target, folder, part, standard, half)
        failed += more_failed
        made += more_made
    return failed, made


def write_group(folder, name, members):
    with open(os.path.join(folder, name + ".cl"), "w", encoding="utf-8") as f:
        f.write(cases.prologue(members[0]) + "\n".join(c.text for c in members))
    with open(os.path.join(folder, name + ".txt"), "w", encoding="utf-8") as f:
        f.write("".join(c.manifest + "\n" for c in members))


def excused(case, target, refusals):
    """What stands in builtins.yml under `refused` for this target, if the case is of such a set."""
    return refusals.get(case.set, {}).get(target.partition(":")[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cases.add_choice(parser)
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--runner")
    parser.add_argument("--work")
    parser.add_argument("--file", type=int, default=100, metavar="N", help="cases a file (100)")
    parser.add_argument("--driver", help="leaves out what stands as lacking in it")
    parser.add_argument("--mixed", action="store_true", help="cases of several sets in a file: fewer files")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--by-name", action="store_true", help="by urcc_by_name.py, for spir64")
    args = parser.parse_args()
    work = args.work or tempfile.mkdtemp(prefix="opencl_c-")
    lacking = cases.lacking(args.driver)
    refusals = {entry["set"]: entry.get("refused", {}) for entry in cases.load()}
    urcc = BY_NAME if args.by_name else URCC
    chosen, left_out = [], collections.Counter()
    for case in cases.choose(args):
        why = lacking(case)
        if why:
            left_out[why] += 1
        else:
            chosen.append(case)
    for why, count in left_out.items():
        print(f"{args.driver}: {count} cases are left out: {why}")
    bad = 0
    for target in args.target or ["native_cpu"]:
        folder = os.path.join(work, target.replace(":", "-"))
        groups = cases.write(chosen, folder, args.file, args.mixed)
        total = sum(len(members) for _, _, members in groups)
        failed, made = [], []
        with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
            for group_failed, group_made in pool.map(
                    lambda g: compile_group(urcc, target, folder, *g), groups):
                failed += group_failed
                made += group_made
        refused = 0
        for case, said in failed:
            expected = excused(case, target, refusals)
            if expected and expected in said:
                refused += 1
                continue
            bad += 1
            lines = [l for l in said.split("\n") if "error" in l] or [said]
            print(f"{target}: {case.name} ({case.standard}) does not compile: {lines[-1][-300:]}")
        print(f"{target}: {total - len(failed)} of {total} compiled, {refused} refused as they should be")
        if args.runner:
            files = sorted(made)
            done = subprocess.run([args.runner, *[x for name, out in files for x in (
                os.path.join(folder, name + ".txt"), out)]], check=False)
            bad += done.returncode != 0
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
