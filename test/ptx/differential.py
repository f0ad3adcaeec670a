#!/usr/bin/env python3
"""Kernels translated to PTX against the same kernels through an OpenCL driver: the same arguments,
random from a seed, and what each leaves in memory compared. Integers must be equal, floats within a
tolerance (launches.py). replay.py does it with a GPU that is somewhere else.

usage: differential.py [--cuda LIBRARY] [--opencl LIBRARY] [--seed N] [--trials N] [--limit N]
                       [--only NAME] [--all] SPIRV2PTX FILE.spv...

LIBRARY is a libcuda.so.1 (the software driver's, which interprets PTX, or a real one) and a
libOpenCL.so.1. A launch that a kernel's arguments make undefined differs for reasons of its own: the
buffers are large, values are small, and kernels in which work-items meet in memory are left to tests
that know what they do. A module that the OpenCL driver does not take is counted, not failed.
"""

import argparse
import os
import re
import subprocess
import sys

from launches import (VERDICTS, Cuda, Failed, OpenCL, Types, contents, kernels_of, on_cuda, on_opencl, plan, seeded,
                      verdict, where, words_of)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cuda", default="libcuda.so.1")
    parser.add_argument("--opencl", default="libOpenCL.so.1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--skip", default="$^", help="regular expression of kernels that are left out")
    parser.add_argument("--all", action="store_true", help="a kernel that is left out is a failure")
    parser.add_argument("tool")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    counts = {"equal": 0, "different": 0, "left out": 0}
    for path in args.files:
        try:
            kernels = kernels_of(args.tool, path)
        except Failed as error:
            print(f"left out: {path}: {error}")
            counts["left out"] += 1
            continue
        for outcome in in_children(args, path, [kernel for kernel in kernels
                                                if args.only in kernel[0] and not re.search(args.skip, kernel[0])]):
            counts[outcome] += 1
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    return 1 if counts["different"] or not counts["equal"] or (args.all and counts["left out"]) else 0


OUTCOMES = ["equal", "different", "left out"]


def in_children(args, path, kernels):
    """The outcomes. A kernel with arguments that are not for it can end its process: another one goes on behind it."""
    outcomes = []
    while len(outcomes) < len(kernels):
        told, tells = os.pipe()
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os.close(told)
            try:
                some_kernels(args, path, kernels[len(outcomes):], tells)
            except Failed as error:
                print(f"left out: {path}: {error}")
            finally:
                sys.stdout.flush()
                os._exit(0)
        os.close(tells)
        with os.fdopen(told, "rb") as pipe:
            outcomes += [OUTCOMES[k] for k in pipe.read()]
        status = os.waitpid(child, 0)[1]
        if len(outcomes) < len(kernels):
            if os.WIFSIGNALED(status):
                print(f"left out: {path} {kernels[len(outcomes)][0]}: ended by signal {os.WTERMSIG(status)}")
            outcomes.append("left out")
    return outcomes


def some_kernels(args, path, kernels, tells):
    cuda, opencl = Cuda(args.cuda), OpenCL(args.opencl)
    text = subprocess.run([args.tool, "--sm", "80", path], capture_output=True, check=True).stdout
    module = cuda.load(text)
    with open(path, "rb") as f:
        code = f.read()
    program, types = opencl.program(code), Types(words_of(code))
    for kernel in kernels:
        try:
            outcome = one_kernel(args, path, kernel, cuda, module, opencl, program, types)
        except Failed as error:
            print(f"left out: {path} {kernel[0]}: {error}")
            outcome = "left out"
        sys.stdout.flush()
        os.write(tells, bytes([OUTCOMES.index(outcome)]))


def one_kernel(args, path, kernel, cuda, module, opencl, program, types):
    rng = seeded(args.seed, os.path.basename(path), kernel[0])
    for number in range(args.trials):
        arguments = plan(rng, kernel, types)
        ours = on_cuda(cuda, module, kernel, arguments)  # first: it says so if it goes astray
        theirs = on_opencl(opencl, program, kernel, arguments)
        for i, (holds, _) in enumerate(contents(arguments)):
            if verdict(holds, ours[i], theirs[i]) == VERDICTS.index("different"):
                print(f"DIFFERENT {path} {kernel[0]} trial {number}: buffer {i} of {holds} {where(ours[i], theirs[i])}")
                return "different"
    return "equal"


sys.exit(main())
