#!/usr/bin/env python3
"""Makes code objects for AMD's processors of modules of SPIR-V, disassembles them, and compares their metadata with clang's.

    code_objects.py TOOL corpus [--processor LIST] [--every N] [--from N] [--jobs N] [--limit SECONDS] [--verdicts FILE]
                                FILE|FOLDER...
        counts the modules (*.spv) that become code objects which disassemble, and names by reason those that do not; with
        --every only each N-th module, from the given one on. N processes take part (--jobs). Thousands take long: with
        --verdicts each verdict is kept in FILE, and what has one there is counted but not done again, so a run goes on where
        one before it was stopped, by --limit, too. A module that takes longer than two minutes has failed.
    code_objects.py TOOL metadata [--processor LIST] SOURCE.cl MODULE.spv
        what the metadata says of each kernel, for the host to launch it: as clang says of the same source.

    With --has "PROCESSOR:PATTERN ..." the code for that processor has an instruction that the pattern begins, each of them;
    with "PROCESSOR:!PATTERN" it has none.

TOOL is the build's spirv2amdgcn, or a command line that runs it. Skipped (77) without llvm-objdump, or for `metadata` clang, that know the processors."""

import argparse
import collections
import functools
import multiprocessing
import os
import re
import select
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

PROCESSORS = "gfx90a,gfx942,gfx1100"
AT_ONCE = 32  # modules between two looks at what was made
EACH = 120  # seconds that a module may take
VERSIONS = [str(n) for n in range(22, 14, -1)]


def say(text):
    print(text, flush=True)


def skip(why):
    say(f"skipped: {why}")
    sys.exit(77)


def find(name, accepts):
    """The newest program of LLVM's of that name that `accepts` it."""
    for path in [f"/usr/lib/llvm-{v}/bin/{name}" for v in VERSIONS] + [f"{name}-{v}" for v in VERSIONS] + [name]:
        path = shutil.which(path)
        if path and accepts(path):
            return path
    return None


def output(command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **more)


def knows(processor):
    def accepts(clang):
        return output([clang, "-target", "amdgcn-amd-amdhsa", f"-mcpu={processor}", "-nogpulib", "-x", "cl", "-c", "-o", os.devnull,
                       os.devnull]).returncode == 0
    return accepts


def has_target(objdump):
    return "amdgcn" in output([objdump, "--version"]).stdout


def modules(names, every, first):
    found = []
    for name in names:
        if os.path.isdir(name):
            for folder, _, files in os.walk(name):
                found += [os.path.join(folder, f) for f in files if f.endswith(".spv")]
        else:
            found.append(name)
    return sorted(found)[first::every]


def reason(text):
    text = re.sub(r"^'[^']*': ", "", text)
    text = re.sub(r"%\d+|\bword \d+|\bid \d+", "...", text)
    return re.sub(r"\d{3,}", "N", text)[:150]


def what_is_wrong(processor, text, patterns):
    """Of what llvm-objdump says of one file; empty: nothing."""
    kernels = set(re.findall(r"^[0-9a-f]+ g .*\s(\S+)\.kd$", text, re.M))
    code = set(re.findall(r"^[0-9a-f]+ <(.*)>:$", text, re.M))
    if not kernels <= code:
        return "no code of " + ", ".join(sorted(kernels - code))[:100]
    for pattern in patterns:
        of, _, begin = pattern.partition(":")
        unwanted = begin.startswith("!")
        if of == processor and bool(re.search(r"^\s+" + begin.lstrip("!"), text, re.M)) == unwanted:
            return f"{'an' if unwanted else 'no'} instruction {begin.lstrip('!')}"
    if kernels and "s_endpgm" not in text:
        return "no kernel ends"
    return "unknown instructions" if re.search(r"<unknown>|unknown instruction", text) else ""


def disassembled(objdump, processor, paths, patterns):
    """What is wrong with each file. One process looks at all, since to start one takes longer than that; and, if it fails,
    at each by itself."""
    done = output([objdump, "-d", "-t", f"--mcpu={processor}", *paths])
    if done.returncode and len(paths) > 1:
        return [wrong for path in paths for wrong in disassembled(objdump, processor, [path], patterns)]
    if done.returncode:
        return ["llvm-objdump fails: " + done.stdout[-200:]]
    _, *parts = re.split(r"^(.*):\s+file format .*$", done.stdout, flags=re.M)
    texts = dict(zip(parts[::2], parts[1::2]))
    return [what_is_wrong(processor, texts[path], patterns) if path in texts else "llvm-objdump says nothing of it"
            for path in paths]


def known_verdicts(name):
    """Of the file of an earlier run, whose last line may be cut off: (processor, path) to (verdict, reason)."""
    found = {}
    if name and os.path.exists(name):
        with open(name, errors="replace") as lines:
            for line in lines:
                parts = line.split("\t")
                if line.endswith("\n") and len(parts) == 4:
                    found[parts[0], parts[1]] = parts[2], parts[3].rstrip("\n")
    return found


class Maker:
    """The tool for one processor; started again when it ended, and when a module takes too long."""

    def __init__(self, tool, processor):
        self.command, self.process = [*tool, processor], None

    def make(self, path, out):
        if not self.process:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            self.process.stdin.write(f"{path} {out}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        if not select.select([self.process.stdout], [], [], EACH)[0]:
            self.end(kill=True)
            return "failed", f"takes longer than {EACH} s"
        verdict, _, why = self.process.stdout.readline().rstrip("\n").partition(" ")
        if verdict:
            return verdict, re.sub(r"\s+", " ", why[len(path) + 1:])
        return "failed", f"the compiler ends with {self.end()}"

    def end(self, kill=False):
        process, self.process = self.process, None
        if kill:
            process.kill()
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.stdout.close()
        return process.wait()


def verdicts_of(tool, objdump, patterns, work, processor, paths):
    """(path, verdict, reason) of each."""
    with tempfile.TemporaryDirectory(dir=work) as folder:
        maker, made, found = Maker(tool, processor), {}, []
        for path in paths:
            out = os.path.join(folder, str(len(made)))
            verdict, why = maker.make(path, out)
            if verdict == "made":
                made[path] = out
            else:
                found.append((path, verdict, why))
        if maker.process:
            maker.end()
        for path, why in zip(made, disassembled(objdump, processor, list(made.values()), patterns) if made else []):
            found.append((path, "failed" if why else "made", re.sub(r"\s+", " ", why)))
    return found


def corpus(tool, given):
    objdump = find("llvm-objdump", has_target)
    if not objdump:
        skip("no llvm-objdump that knows amdgcn")
    bad, began, left = 0, time.monotonic(), 0
    known = known_verdicts(given.verdicts)
    wanted = modules(given.files, given.every, getattr(given, "from"))
    kept = open(given.verdicts, "a") if given.verdicts else None
    if kept:
        kept.write("\n")  # ends a line that was cut off
    for processor in given.processor.split(","):
        counts, reasons = collections.Counter(), collections.Counter()
        shown = began

        def count(path, verdict, why):
            counts[verdict] += 1
            if verdict != "made":
                reasons[verdict, reason(why)] += 1
            if verdict == "failed":
                say(f"{processor}: {path}: {why[:300]}")

        for path in wanted:
            if (processor, path) in known:
                count(path, *known[processor, path])
        todo = [path for path in wanted if (processor, path) not in known]
        at_once = min(AT_ONCE, -(-len(todo) // given.jobs) or 1)
        # A process that is ended does not clear its folder.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work, multiprocessing.Pool(given.jobs) as pool:
            results = pool.imap_unordered(functools.partial(verdicts_of, tool, objdump, given.has.split(), work, processor),
                                          [todo[i:i + at_once] for i in range(0, len(todo), at_once)])
            while True:
                try:
                    found = results.next(given.limit - (time.monotonic() - began) if given.limit else None)
                except StopIteration:
                    break
                except multiprocessing.TimeoutError:
                    pool.terminate()
                    break
                for one in found:
                    count(*one)
                if kept:
                    kept.writelines("\t".join((processor, *one)) + "\n" for one in found)
                    kept.flush()
                if time.monotonic() - shown > 60:
                    shown = time.monotonic()
                    say(f"{processor}: {dict(counts)}")
        bad += counts["failed"]
        missing = len(wanted) - sum(counts.values())
        left += missing
        say(f"{processor}: {counts['made']} became code objects that disassemble, {counts['refused']} were refused, "
            f"{counts['failed']} failed" + (f", {missing} were not reached" if missing else ""))
        for (verdict, why), number in reasons.most_common(20):
            say(f"    {number} {verdict}: {why}")
    return 1 if bad or left else 0


# What the host reads; the arguments that HIP's runtime would fill in for clang's are left out, and ours for the offset.
def notes(readelf, path):
    kernels, args, current = {}, [], {}
    for line in output([readelf, "--notes", path]).stdout.splitlines():
        if re.match(r"  - \.", line):
            current, args = {}, []
            current["args"] = args
        if line.startswith("      - ."):
            args.append({})
        key = re.search(r"\.(\w+):\s*(.*?)\s*$", line)
        if not key or not key.group(2) or key.group(1) == "args":
            continue
        depth = len(line) - len(line.lstrip(" -"))
        if depth >= 8 and args:
            args[-1][key.group(1)] = key.group(2)
        else:
            current[key.group(1)] = key.group(2)
            if key.group(1) == "name":
                kernels[key.group(2).strip("'")] = current
    return kernels


def facts(kernel):
    args, hidden, end = [], 0, 0
    for arg in kernel["args"]:
        if arg.get("value_kind", "").startswith("hidden_") or arg.get("name") == "ur.offset":
            hidden += int(arg["size"])
            continue
        args.append(tuple(arg.get(k, "") for k in ("offset", "size", "value_kind", "address_space")))
        end = max(end, int(arg["offset"]) + int(arg["size"]))
    named = ["kernarg_segment_align", "wavefront_size", "group_segment_fixed_size"]
    if "reqd_workgroup_size" in kernel:  # else clang's kernels take groups of 256 and ours of 1024
        named.append("max_flat_workgroup_size")
    return args, {n: kernel.get(n) for n in named}, int(kernel["kernarg_segment_size"]) - hidden >= end


def metadata(tool, given):
    source, module = given.files
    processors = given.processor.split(",")
    clangs, readelf = {p: find("clang", knows(p)) for p in processors}, find("llvm-readelf", lambda path: True)
    if not any(clangs.values()) or not readelf:
        skip("no clang and llvm-readelf that know any of " + given.processor)
    wrong = count = 0
    for processor, clang in clangs.items():
        if not clang:
            say(f"{processor}: left out, no clang knows it")
            continue
        with tempfile.TemporaryDirectory() as folder:
            theirs, ours = os.path.join(folder, "theirs"), os.path.join(folder, "ours")
            done = output([clang, "-target", "amdgcn-amd-amdhsa", f"-mcpu={processor}", "-nogpulib", "-x", "cl",
                           "-cl-std=CL2.0", "-O2", "-mcode-object-version=4", "-c", "-Xclang", "-finclude-default-header",
                           "-Xclang", "-fdeclare-opencl-builtins", "-mllvm", "-disable-promote-alloca-to-lds",
                           source, "-o", theirs])
            if done.returncode:
                say(done.stdout)
                return 1
            done = output([*tool, processor, module, ours])
            if done.returncode:
                say(done.stdout)
                return 1
            want, have = notes(readelf, theirs), notes(readelf, ours)
            if set(want) != set(have) or not want:
                say(f"{processor}: kernels {sorted(have)}, clang's are {sorted(want)}")
                return 1
            for name in sorted(want):
                count += 1
                if facts(want[name]) != facts(have[name]):
                    wrong += 1
                    say(f"{processor}: {name}:\n  clang {facts(want[name])}\n  ours  {facts(have[name])}")
    say(f"{count - wrong} kernels have clang's metadata, {wrong} have not; for {', '.join(p for p in processors if clangs[p])}")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("what", choices=["corpus", "metadata"])
    parser.add_argument("--processor", default=PROCESSORS)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--from", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--limit", type=float)
    parser.add_argument("--has", default="", metavar="PATTERNS")
    parser.add_argument("--verdicts", metavar="FILE")
    parser.add_argument("files", nargs="+")
    given = parser.parse_args()
    if given.what == "metadata" and len(given.files) != 2:
        parser.error("metadata takes a source and a module")
    tool = [given.tool] if os.path.exists(given.tool) else shlex.split(given.tool)
    return corpus(tool, given) if given.what == "corpus" else metadata(tool, given)


sys.exit(main())
