#!/usr/bin/env python3
"""Times of kernels of native CPU and of Intel's OpenCL side by side, in turns, so that a machine whose speed changes changes both.

    beside.py [options] FOLDER...

The folders are those of run.py, which says whether what comes out is right. Each module is built and its kernels are run by Intel's OpenCL
and by each build, one after the other, --times times; of a kernel the shortest of --rounds launches counts each time. A row has, for each
build, processor time and, in brackets, time by the clock, each as a multiple of Intel's: the median of the times, of the first also the
least and the most; behind `building`, that of the module. Intel's own times, in microseconds, stand last.
"""

import argparse
import glob
import os
import shutil
import signal
import statistics
import sys
import tempfile

sys.dont_write_bytecode = True
import run  # noqa: E402


def runners(builds, work):
    """(build, device) of Intel's OpenCL, which the first build runs, and of native CPU of each build."""
    found = []
    for build, name in [(builds[0], run.REFERENCE), *((build, "native_cpu") for build in builds)]:
        device = next((d for d in run.devices(build, work) if d.name == name), None)
        if not device:
            sys.exit(f"{build}: there is no {name}")
        found.append((build, device))
    return found


def measure(args, module, found, at):
    """[{place of a kernel: (build, processor, clock)}] of each of `found`, in seconds of this turn."""
    out = []
    for number, (args.build, device) in enumerate(found):
        results = f"{module.stem}.{number}.{at}"
        name, said = run.run(args, device, [(module.lines, module.codes[device.kind], results)], args.rounds)
        if name is None:
            print(f"{module.name}: {said}")
        times = run.compared(args, module, module.lines, results, [])
        out.append({place: t[2:5] for place, t in times.items() if t[0] == "ran"})
        shutil.rmtree(os.path.join(args.work, "cache"), ignore_errors=True)  # else the next turn builds nothing
    return out


def row(name, turns, place, count):
    """A kernel's text and the medians of processor time and of building of each build; nothing where one of them did not run it."""
    if not all(place in device for turn in turns for device in turn) or not all(turn[0][place][1] for turn in turns):
        return f"{name:48.48} not run by all", None
    cells, medians = [], []
    for build in range(1, count + 1):
        ratios = [[turn[build][place][i] / turn[0][place][i] for turn in turns] for i in range(3)]
        middle = [statistics.median(r) for r in ratios]
        spread = f" {min(ratios[1]):.2f}..{max(ratios[1]):.2f}" if build == 1 else ""
        cells.append(f"{middle[1]:5.2f}{spread} ({middle[2]:.2f}) building {middle[0]:.2f}")
        medians.append(middle)
    own = [statistics.median(turn[0][place][i] for turn in turns) for i in (1, 2)]
    return f"{name:48.48} {'   '.join(cells)}   {own[0]:.0f} ({own[1]:.0f})", medians


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="+")
    parser.add_argument("--build", action="append", help="a tree that is built (build/release); may be given again")
    parser.add_argument("--rounds", type=int, default=5, help="launches each time, of which the shortest counts (5)")
    parser.add_argument("--times", type=int, default=3, help="how often it is each one's turn (3)")
    parser.add_argument("--kernel", action="append", help="only kernels of this name, or of this module")
    parser.add_argument("--least", type=float, default=50, help="microseconds of Intel's that a kernel takes at least to count for the mean (50)")
    parser.add_argument("--limit", type=int, default=120, help="seconds that a kernel or a build may take (120)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and nothing is left behind
    builds = [os.path.abspath(b) for b in args.build or [os.path.join(run.ROOT, "build", "release")]]
    modules = [m for folder in args.folder for m in run.modules_in(os.path.abspath(folder))]
    for module in modules:
        module.kernels = [k for k in module.kernels if not args.kernel or k.name in args.kernel or module.name in args.kernel]
    known, means = [], []
    with tempfile.TemporaryDirectory(prefix="beside-") as args.work:
        found = runners(builds, args.work)
        for number, module in enumerate(m for m in modules if m.kernels):
            module.stem = os.path.join(args.work, f"{number}-{module.name}")
            run.compile_module(module, "spir64", module.stem + ".spv", builds[0], "spir64")
            if "spir64" not in module.codes:
                print(f"{module.name}: {module.refused.get('spir64')}")
                continue
            module.lines = module.stem + ".lines"
            run.write_lines(module, module.lines)
            turns = [measure(args, module, found, at) for at in range(args.times)]
            building = None  # of all its kernels together
            for place, kernel in enumerate(module.kernels):
                text, medians = row(f"{module.name}: {kernel.name}", turns, place, len(builds))
                print(text, flush=True)
                if medians and turns[0][0][place][1] >= args.least:
                    known.append(medians)
                    building = [m[0] for m in medians]
            means += [building] if building else []
            for left in glob.glob(glob.escape(module.stem) + ".*"):  # what its kernels wrote: gigabytes of all modules
                os.remove(left)
    for build in range(len(builds) if known else 0):
        ratios = [k[build][1] for k in known]
        print(f"{builds[build]}: processor time {run.geometric_mean(ratios):.2f} of Intel's (geometric mean of {len(ratios)} kernels of {args.least:.0f} us "
              f"or more), by the clock {run.geometric_mean([k[build][2] for k in known]):.2f}, most {max(ratios):.2f}, {sum(r <= 1 for r in ratios)} at most 1; "
              f"building {run.geometric_mean([m[build] for m in means]):.2f}, most {max(m[build] for m in means):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
