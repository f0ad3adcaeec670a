#!/usr/bin/env python3
"""Builds kernels of any source on every adapter, runs them with random arguments, and compares with Intel's OpenCL for processors.

    run.py [options] FOLDER...             a table: taken, right, speed
    run.py --draft FOLDER...               writes lines to begin with, beside each source that has none

A source is OpenCL C (NAME.cl) or a module of SPIR-V (NAME.spv); its kernels' lines stand in NAME.txt beside it, in the
form that kernel_line.h gives. Further lines there: `# ...`; `@source FILE`, where it is not NAME.cl or NAME.spv; and `@options ...`, for urcc
(folders behind -I are relative to the file). Lines `KERNEL DEVICE VERDICT REASON` in expect.txt of a folder say what else than `right` is
expected; then only that is.

Verdicts: right: what Intel's OpenCL leaves; alike: as the first other device that runs it, where Intel's does not; fused: right once products
and sums are rounded apart everywhere, which OpenCL leaves open; differs; refused: it does not build; failed, ended, late: it builds, and a call fails, the process ends, it takes too long. Of every kernel: idle: it writes
nothing, so its line is no use; bounds: it reads or writes memory that it has not (found with the layer that checks kernels), and is
not run further; race: Intel's own results depend on the order of work-groups or work-items, or on how many are run at once, and no device
is judged by it. Exit status 0: all is right, alike, fused or expected; 1: it is not.
"""

import argparse
import collections
import concurrent.futures
import copy
import math
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import spirv_module  # noqa: E402

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.join(HERE, "..", "..")
URCC = os.path.join(ROOT, "tools", "urcc")
REFERENCE = "opencl-intel"
GOOD = ("right", "alike", "fused")
OF_KERNEL = ("idle", "bounds", "race")

Device = collections.namedtuple("Device", "name adapter kind environment timed")


class Kernel(collections.namedtuple("Kernel", "module line name text")):
    def range_of_single(self):
        """The range with groups of one work-item."""
        whole = self.text.split()[1].partition(":")[0] if len(self.text.split()) > 1 else "1"
        return whole + ":" + "x".join("1" for _ in whole.split("x"))


class Module:
    """A source with its lines."""

    def __init__(self, manifest):
        self.manifest, self.folder = manifest, os.path.dirname(manifest)
        self.name = os.path.basename(manifest)[:-4]
        self.source, self.options, lines = None, [], []
        with open(manifest, encoding="utf-8") as f:
            for line in map(str.strip, f):
                word, _, rest = line.partition(" ")
                if word == "@source":
                    self.source = os.path.join(self.folder, rest.strip())
                elif word == "@options":
                    self.options += shlex.split(rest)
                elif line and not line.startswith("#"):
                    lines.append(line)
        for suffix in (".cl", ".spv"):
            if not self.source and os.path.exists(manifest[:-4] + suffix):
                self.source = manifest[:-4] + suffix
        self.kernels = [Kernel(self, i, line.split()[0], line) for i, line in enumerate(lines)]
        self.codes, self.refused = {}, {}  # by kind
        self.checked = {}  # {line: what is out of bounds}

    def urcc_options(self):
        return [o if i == 0 or self.options[i - 1] != "-I" else os.path.join(self.folder, o) for i, o in enumerate(self.options)]


def modules_in(folder):
    for path, _, files in sorted(os.walk(folder)):
        for name in sorted(files):
            if name.endswith(".txt") and name != "expect.txt":
                module = Module(os.path.join(path, name))
                if module.source and module.kernels:
                    yield module


# ---- devices -------------------------------------------------------------------------------------------


def environment_of(driver):
    done = subprocess.run([os.path.join(ROOT, "scripts", "env.sh"), "--print", driver], capture_output=True, text=True, check=False)
    return dict([done.stdout.strip().split("=", 1)]) if done.returncode == 0 else None


def devices(build, work):
    """Those that this build and machine have."""
    drivers, cache = os.path.join(build, "drivers"), {"UR_CACHE_DIR": os.path.join(work, "cache")}
    soft = {"cuda": f"{drivers}/cuda", "hip": f"{drivers}/hip:{drivers}/cuda"}
    intel, pocl = environment_of("intel"), environment_of("pocl")
    table = [
        (REFERENCE, "opencl", "spir64", intel, True),
        ("native_cpu", "native_cpu", "spir64", cache, True),
        ("native_cpu-urcc", "native_cpu", "native_cpu", cache, True),
        ("cuda", "cuda", "spir64", {"LD_LIBRARY_PATH": soft["cuda"]}, False),
        ("cuda-urcc", "cuda", "nvptx64", {"LD_LIBRARY_PATH": soft["cuda"], "UR_SOFT_PTX": "1"}, False),
        ("hip", "hip", "spir64", {"LD_LIBRARY_PATH": soft["hip"], **cache}, False),
        ("level_zero", "level_zero", "spir64", intel and {"ZE_ENABLE_ALT_DRIVERS": f"{drivers}/level_zero/libze_software.so",
                                                          "ZE_SOFTWARE_OPENCL": "intel", "ZE_SOFTWARE": "new", **intel}, False),
        ("opencl-pocl", "opencl", "text", pocl, True),
        # What is on the machine itself, without a software driver.
        ("cuda-real", "cuda", "spir64", {}, True),
        ("cuda-real-urcc", "cuda", "nvptx64", {}, True),
        ("hip-real", "hip", "spir64", cache, True),
        ("level_zero-real", "level_zero", "spir64", {}, True),
    ]
    found = []
    for name, adapter, kind, environment, timed in table:
        library = os.path.join(build, "lib", f"libur_adapter_{adapter}.so.0")
        first = (environment or {}).get("LD_LIBRARY_PATH", HERE).split(":")[0]
        if environment is not None and os.path.exists(library) and os.path.isdir(first):
            found.append(Device(name, adapter, kind, {"UR_ADAPTERS_FORCE_LOAD": library, **environment}, timed))
    return found


# ---- compiling -----------------------------------------------------------------------------------------

SUFFIX = {"spir64": ".spv", "nvptx64": ".ptx", "native_cpu": ".so", "text": ".cl"}


def compile_module(module, kind, out, build, target):
    """The code of a module for devices of a kind, or what urcc says."""
    is_text = module.source.endswith(".cl")
    if not is_text and kind != "spir64":
        return
    if not is_text or kind == "text":
        shutil.copyfile(module.source, out)
        options = [os.path.join(module.folder, o) if module.options[i - 1:i] == ["-I"] else o for i, o in enumerate(module.options)]
        if not any(o.startswith("-cl-std") for o in options):
            options.append("-cl-std=CL2.0")
        with open(out[:-len(SUFFIX[kind])] + ".options", "w", encoding="utf-8") as f:
            f.write(" ".join([*options, "-I", module.folder]))
        module.codes[kind] = out
        return
    done = subprocess.run([sys.executable, URCC, "-w", "-t", target, *module.urcc_options(), "-I", module.folder, "-o", out, module.source],
                          env={**os.environ, "URCC_TRANSLATE": os.path.join(build, "lib", "unified-runtime", "ur-translate")},
                          capture_output=True, text=True, check=False)
    if done.returncode == 0:
        module.codes[kind] = out
    else:
        said = [line for line in (done.stderr + done.stdout).split("\n") if "error" in line.lower()] or [done.stderr.strip() or "urcc failed"]
        module.refused[kind] = said[0]


def compile_all(args, modules, kinds):
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        jobs = []
        for module in modules:
            for kind in kinds:
                target = args.ptx if kind == "nvptx64" else kind
                jobs.append(pool.submit(compile_module, module, kind, f"{module.stem}{SUFFIX[kind]}", args.build, target))
        for job in jobs:
            job.result()


# ---- running -------------------------------------------------------------------------------------------


def run(args, device, triples, rounds=0, extra=None):
    """Runs (lines, code, results); what it prints on standard error."""
    if not triples:
        return None, ""
    command = [os.path.join(args.build, "bin", "run_kernels"), "run", "--rounds", str(rounds), "--seed", str(args.seed), "--limit", str(args.limit)]
    done = subprocess.run(command + [x for triple in triples for x in triple], env={**os.environ, **device.environment, **(extra or {})},
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    text = done.stderr.decode("utf-8", "replace")
    if done.returncode == 77:
        return None, "there is no device"
    if done.returncode:
        return None, f"run_kernels ends with {done.returncode}: {text[-400:]}"
    named = re.match(rb"device: (.*)", done.stdout)
    return named.group(1).decode() if named else device.name, text


def write_lines(module, lines_file, left_out=()):
    """The file that run_kernels reads; a kernel that is left out has an empty line's place taken by one that does nothing."""
    with open(lines_file, "w", encoding="utf-8") as f:
        f.write("".join(k.text + "\n" for k in module.kernels if k.line not in left_out))
    return [k for k in module.kernels if k.line not in left_out]


def find_bounds(args, modules, device):
    """Runs all under the layer that checks kernels, and notes what it tells."""
    triples, by_file = [], {}
    for module in modules:
        if "spir64" in module.codes and module.kernels:
            lines = module.stem + ".all-lines"
            write_lines(module, lines)
            by_file[lines] = module
            triples.append((lines, module.codes["spir64"], module.stem + ".bounds"))
    _, said = run(args, device, triples, extra={"UR_ENABLE_LAYERS": "UR_LAYER_KERNEL_CHECKING", "UR_LOG_CHECK": "level:error;output:stderr"})
    at = None
    for line in said.split("\n"):
        begun = re.match(r"at (.*) (\d+)$", line)
        if begun:
            at = by_file[begun.group(1)], int(begun.group(2))
        told = re.search(r"kernel '[^']*' (?:\([^)]*\) )?((?:reads|writes|changes) .*)", line)
        if told and at:
            at[0].checked.setdefault(at[0].kernels[at[1]].line, told.group(1))


def compared(args, module, lines, results, others):
    """{place in `lines`: (status, note, build, processor, clock, [verdicts])}"""
    if not os.path.exists(results):
        return {}
    paths = [lines, results, *[o if os.path.exists(o) else os.devnull for o in others]]
    done = subprocess.run([os.path.join(args.build, "bin", "run_kernels"), "compare", *paths], capture_output=True, check=True)
    out = {}
    for line in done.stdout.decode("utf-8", "replace").split("\n"):
        words = line.split("\t")
        if len(words) >= 6:
            out[int(words[0])] = (words[1], words[2], *(float(w) for w in words[3:6]), words[6:])
    return out


class Judge:
    """What became of each kernel on each device."""

    def __init__(self, args, modules, found):
        self.args, self.modules, self.found = args, modules, found
        self.verdicts = {}  # (kernel, device name): (verdict, text)
        self.times, self.builds = {}, {}  # (kernel or module, device name): microseconds
        self.names = {}

    def triples(self, device, of="", kind=None):
        return [(m.lines, m.codes[kind or device.kind], f"{m.stem}.{device.name}{of}") for m in self.modules
                if m.run and (kind or device.kind) in m.codes]

    def run_reference(self, device):
        """In the order as it is, with others, and one work-item at a time."""
        triples = self.triples(device)
        for module in self.modules:
            module.orders = []
            if not module.run or "spir64" not in module.codes:
                continue
            with open(module.codes["spir64"], "rb") as f:
                data = f.read()
            for name, groups, items in (("groups", True, False), ("items", False, True), ("both", True, True)):
                changed = spirv_module.reordered(data, groups, items)
                if changed:
                    code = f"{module.stem}.{name}.spv"
                    with open(code, "wb") as f:
                        f.write(changed)
                    triples.append((module.lines, code, f"{module.stem}.{device.name}.{name}"))
                    module.orders.append(name)
            if not spirv_module.sees_groups(data):
                with open(module.stem + ".single-lines", "w", encoding="utf-8") as f:
                    f.write("".join(" ".join([k.name, k.range_of_single(), *k.text.split()[2:]]) + "\n" for k in module.run))
                triples.append((module.stem + ".single-lines", module.codes["spir64"], f"{module.stem}.{device.name}.single"))
                module.orders.append("single")
            module.orders.append("scalar")
        self.names[device.name], said = run(self.args, device, triples, self.args.rounds)
        run(self.args, device, self.triples(device, ".scalar"), extra={"CL_CONFIG_CPU_VECTORIZER_MODE": "1"})
        return said

    def judge_reference(self, device):
        ways = {"groups": "work-groups run in the other order", "items": "work-items are counted from the other end",
                "both": "work-groups and work-items are counted from the other end", "scalar": "work-items run one at a time", "single": "work-groups have one work-item each"}
        for module in self.modules:
            path = f"{module.stem}.{device.name}"
            results = compared(self.args, module, module.lines, path, [f"{path}.{o}" for o in module.orders]) if module.run else {}
            for place, kernel in enumerate(module.run):
                status, note, build, processor, clock, others = results.get(place, ("refused", module.refused.get("spir64", "it was not run"), 0, 0, 0, []))
                verdict, text = ("right", "") if status == "ran" else (status, note)
                for order, said in zip(module.orders, others):
                    if status == "ran" and said not in ("ALIKE", "-"):
                        verdict, text = "race", f"{said.replace(', not ', ', and ')}, when {ways[order]}"
                        break
                self.note(kernel, device, verdict, text, build, processor, clock)
            for kernel in module.kernels:
                if kernel.line in module.checked:
                    self.verdicts[kernel, device.name] = "bounds", module.checked[kernel.line]

    def note(self, kernel, device, verdict, text, build, processor, clock):
        self.verdicts[kernel, device.name] = verdict, text
        if verdict in (*GOOD, "race", "differs"):
            self.times[kernel, device.name] = processor, clock
            self.builds[kernel.module, device.name] = build

    def judge(self, device, reference, before):
        for module in self.modules:
            if device.kind in module.refused:
                for kernel in module.kernels:
                    self.verdicts[kernel, device.name] = "refused", module.refused[device.kind]
                continue
            path = f"{module.stem}.{device.name}"
            others = [f"{module.stem}.{reference.name}" + o for o in ["", *("." + o for o in module.orders)]] if reference else []
            stand_ins = [f"{module.stem}.{d.name}" for d in before]
            results = compared(self.args, module, module.lines, path, others + stand_ins) if module.run else {}
            for place, kernel in enumerate(module.run):
                if place not in results:
                    continue
                status, note, build, processor, clock, said = results[place]
                of_reference = self.verdicts.get((kernel, reference.name), ("refused", ""))[0] if reference else "refused"
                if status not in ("ran", "idle"):
                    verdict, text = status, note
                elif of_reference == "idle" and said[0] == "ALIKE":
                    verdict, text = "idle", ""
                elif of_reference in ("right", "race", "idle"):
                    alike = any(s == "ALIKE" for s in said[:len(others)])
                    verdict, text = ("right", "") if alike else ("race" if of_reference == "race" else "differs", said[0])
                else:
                    known = [(s, d) for s, d in zip(said[len(others):], before) if s != "-"]
                    verdict, text = ("alike", "") if not known or known[0][0] == "ALIKE" else ("differs", f"from {known[0][1].name}: {known[0][0]}")
                self.note(kernel, device, verdict, text, build, processor, clock)


def find_fused(args, judge, reference, devices_):
    """Runs what differs again, with products and sums rounded apart."""
    header, copies = os.path.join(args.work, "apart.h"), []
    with open(header, "w", encoding="utf-8") as f:
        f.write("#pragma OPENCL FP_CONTRACT OFF\n")
    for module in judge.modules:
        same = {k.line for k in module.kernels if all(judge.verdicts.get((k, d.name), ("",))[0] != "differs" for d in devices_)}
        if len(same) < len(module.kernels) and module.source.endswith(".cl"):
            apart = copy.copy(module)
            apart.options, apart.stem, apart.codes, apart.refused, apart.orders = [*module.options, "-include", header], module.stem + ".apart", {}, {}, []
            apart.lines = apart.stem + ".lines"
            apart.run = write_lines(apart, apart.lines, same)
            copies.append(apart)
    again = Judge(args, copies, judge.found)
    compile_all(args, copies, {reference.kind, *(d.kind for d in devices_)})
    for place, device in enumerate([reference, *devices_] if copies else []):
        run(args, device, again.triples(device))
        if place == 0:
            again.judge_reference(device)
        else:
            again.judge(device, reference, [])
    for (kernel, name), (verdict, text) in judge.verdicts.items():
        if verdict == "differs" and again.verdicts.get((kernel, name), ("",))[0] == "right":
            judge.verdicts[kernel, name] = "fused", text


# ---- the table -----------------------------------------------------------------------------------------


def geometric_mean(numbers):
    return math.exp(sum(map(math.log, numbers)) / len(numbers)) if numbers else float("nan")


def read_expected(folders):
    expected = {}
    for folder in folders:
        path = os.path.join(folder, "expect.txt")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as f:
                for line in f:
                    words = line.split(None, 3)
                    if len(words) == 4 and not line.startswith("#"):
                        expected[words[0], words[1]] = words[2]
    return expected


def report(args, judge, reference, others):
    expected = read_expected(args.folder)
    wrong, notes = 0, []
    kernels = [k for m in judge.modules for k in m.kernels]
    width = max([len(f"{k.module.name}: {k.name}") for k in kernels] + [6])
    width = min(width, 48)
    shown = ([reference] if reference else []) + others
    print(f"{'kernel':{width}} " + " ".join(f"{d.name:>16}" for d in shown))
    for kernel in kernels:
        cells = []
        for device in shown:
            verdict, text = judge.verdicts.get((kernel, device.name), ("-", ""))
            cell = verdict
            base = judge.times.get((kernel, reference.name)) if reference else None
            own = judge.times.get((kernel, device.name))
            if args.rounds and own and device.timed and verdict in GOOD:
                cell += f" {own[0]:.0f} us" if device is reference else f" {own[0] / base[0]:.2f}" if base and base[0] else ""
            cells.append(f"{cell:>16}")
            known = expected.get((kernel.name, device.name)) or expected.get((kernel.name, "*"))
            if verdict == "-" or (known is None and verdict in GOOD):
                continue
            if verdict != known and (device is reference or verdict not in OF_KERNEL or known):
                wrong += 1
            if device is reference or verdict not in OF_KERNEL or verdict != judge.verdicts.get((kernel, reference.name if reference else ""), ("", ""))[0]:
                where = "" if verdict in OF_KERNEL else f" on {device.name}"
                whose = kernel.module.name + (f": {kernel.name}" if verdict != "refused" else "")
                note = f"{whose}: {verdict}{where}{', as expected' if verdict == known else ''}{': ' if text else ''}{text}"
                notes += [note] if note not in notes else []
        print(f"{f'{kernel.module.name}: {kernel.name}':{width}.{width}} " + " ".join(cells))
    print()
    for device in shown:
        counted = collections.Counter(judge.verdicts.get((k, device.name), ("-",))[0] for k in kernels)
        of = sum(n for v, n in counted.items() if v not in ("-", *OF_KERNEL))
        taken = sum(counted[v] for v in (*GOOD, "differs"))
        line = f"{device.name}: {taken} of {of} taken, {sum(counted[v] for v in GOOD)} right"
        line += "".join(f", {n} {v}" for v, n in sorted(counted.items()) if v not in ("-", "right") and n)
        if reference and device is not reference:
            line += speed_of(args, judge, kernels, reference, device)
        print(f"{line} ({judge.names.get(device.name) or 'not run'})")
    for line in notes:
        print(line)
    return wrong


def speed_of(args, judge, kernels, reference, device):
    text = ""
    ratios = {k: judge.times[k, device.name][0] / judge.times[k, reference.name][0] for k in kernels
              if (k, device.name) in judge.times and judge.times.get((k, reference.name), (0,))[0] >= args.least}
    if args.rounds and device.timed and ratios:
        worst = max(ratios, key=ratios.get)
        text += (f"; processor time {geometric_mean(list(ratios.values())):.2f} of {reference.name}'s (geometric mean of {len(ratios)} kernels of {args.least} us or more), "
                 f"most {ratios[worst]:.2f} ({worst.name}), {sum(r <= 1 for r in ratios.values())} at most 1")
    builds = {m: judge.builds[m, device.name] / judge.builds[m, reference.name] for m in judge.modules
              if judge.builds.get((m, device.name)) and judge.builds.get((m, reference.name))}
    if args.rounds and device.timed and builds:
        worst = max(builds, key=builds.get)
        text += f"; building {geometric_mean(list(builds.values())):.2f}, most {builds[worst]:.2f} ({worst.name})"
    return text


def draft_one(args, folder, path, stem, suffix):
    """Lines for a source; what urcc says where it does not compile."""
    text, module = "", stem + suffix
    if suffix == ".cl":
        module = os.path.join(args.work, f"draft-{abs(hash(stem))}.spv")
        done = subprocess.run([sys.executable, URCC, "-w", *args.option, "-I", path, "-o", module, stem + suffix], capture_output=True, text=True, check=False)
        if done.returncode:
            said = [line for line in done.stderr.split("\n") if "error" in line] or ["urcc failed"]
            return f"{os.path.relpath(stem + suffix, folder)}: {said[0]}"
        text = "".join(f"@options {shlex.quote(o)}\n" for o in args.option)
    with open(module, "rb") as f:
        lines = spirv_module.Drafter(f.read()).lines()
    if lines:
        with open(stem + ".txt", "w", encoding="utf-8") as f:
            f.write(text + "".join(line + "\n" for line in lines))
    return None


def draft(args):
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        jobs = []
        for folder in map(os.path.abspath, args.folder):
            for path, _, files in sorted(os.walk(folder)):
                for name in sorted(files):
                    stem, suffix = os.path.splitext(os.path.join(path, name))
                    if suffix in (".cl", ".spv") and not os.path.exists(stem + ".txt") and not (suffix == ".spv" and os.path.exists(stem + ".cl")):
                        jobs.append(pool.submit(draft_one, args, folder, path, stem, suffix))
        for job in jobs:
            if job.result():
                print(job.result())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="+")
    parser.add_argument("--build", default=os.path.join(ROOT, "build", "release"), help="a tree that is built (build/release)")
    parser.add_argument("--device", action="append", help="one of opencl-intel, native_cpu, native_cpu-urcc, cuda, cuda-urcc, hip, level_zero, opencl-pocl, "
                        "cuda-real, cuda-real-urcc, hip-real, level_zero-real; may be given again. Without: all but those that end with -real or -urcc")
    parser.add_argument("--rounds", type=int, default=0, help="run each kernel so often again for the time, which is else not shown (0)")
    parser.add_argument("--least", type=float, default=50, help="microseconds that a kernel takes at least to count for the mean (50)")
    parser.add_argument("--ptx", default="nvptx64:sm_70", help="target of urcc for -urcc devices of CUDA (nvptx64:sm_70)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=60, help="seconds that a kernel or a build may take (60)")
    parser.add_argument("--kernel", action="append", help="only kernels of this name")
    parser.add_argument("--unchecked", action="store_true", help="do not look for accesses out of bounds first")
    parser.add_argument("--draft", action="store_true", help="write lines, run nothing")
    parser.add_argument("--option", action="append", default=[], help="with --draft: an option for urcc")
    parser.add_argument("--work", help="folder for what is made on the way, which stays")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    args.build = os.path.abspath(args.build)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and nothing is left behind
    made = None if args.work else tempfile.mkdtemp(prefix="kernels-")
    args.work = os.path.abspath(args.work or made)
    os.makedirs(args.work, exist_ok=True)
    try:
        if args.draft:
            draft(args)
            return 0
        return check(args)
    finally:
        if made:
            shutil.rmtree(made, ignore_errors=True)


def check(args):
    found = devices(args.build, args.work)
    names = [d.name for d in found]
    for name in args.device or []:
        if name not in names:
            print(f"device {name} is not there; there are {', '.join(names)}")
            return 1
    wanted = [d for d in found if (d.name in args.device if args.device else not d.name.endswith(("-real", "-urcc")))]
    reference = next((d for d in found if d.name == REFERENCE), None)
    others = [d for d in wanted if d is not reference]
    modules = [m for folder in args.folder for m in modules_in(os.path.abspath(folder))]
    for module in modules:
        module.kernels = [k for k in module.kernels if not args.kernel or k.name in args.kernel]
    modules = [m for m in modules if m.kernels]
    if not modules:
        print("there are no lines of kernels in " + ", ".join(args.folder))
        return 1
    for number, module in enumerate(modules):
        module.stem = os.path.join(args.work, f"{number}-{module.name}")
    compile_all(args, modules, {"spir64", *(d.kind for d in wanted)})
    checker = next((d for d in found if d.name == "native_cpu"), None)
    if checker and not args.unchecked:
        find_bounds(args, modules, checker)
    for module in modules:
        module.lines = module.stem + ".lines"
        module.run = write_lines(module, module.lines, module.checked)
    judge = Judge(args, modules, found)
    if reference:
        judge.run_reference(reference)
        judge.judge_reference(reference)
    else:
        print("Intel's OpenCL is not installed: devices are compared with each other")
        for module in modules:
            module.orders = []
    with concurrent.futures.ThreadPoolExecutor(1 if args.rounds else args.jobs) as pool:  # times are of one that runs alone
        runs = list(pool.map(lambda d: run(args, d, judge.triples(d), args.rounds if d.timed else 0), others))
    for place, device in enumerate(others):
        name, said = runs[place]
        judge.names[device.name] = name
        if name is None:
            print(f"{device.name}: {said}")
            continue
        judge.judge(device, reference, others[:place])
    if reference:
        find_fused(args, judge, reference, [d for d in others if d.kind != "text"])
    return 1 if report(args, judge, reference, others) else 0


if __name__ == "__main__":
    sys.exit(main())
