#!/usr/bin/env python3
"""urtrace record and replay, from the outside.

usage: test_urtrace.py CASE URTRACE LIBEXEC PROGRAM [ARGUMENT...]
       test_urtrace.py kill URTRACE LIBEXEC PROGRAM FILE.spv [--times N] [--also COMMAND]...

PROGRAM is record_recorded for all cases but `example`, which takes any; CASE is one of them or `all`. UR_TEST_ELSEWHERE names a
selector of another device, to replay on too. COMMAND is another program that is killed, in one string: programs take turns.
"""
import os
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time


class Failed(Exception):
    pass


def run(command, expected=0, env=None, limit=None, kind=resource.RLIMIT_FSIZE):
    def set_limit():
        resource.setrlimit(kind, (limit, limit))
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(env or {})}, timeout=240,
                          preexec_fn=set_limit if limit else None)
    text = done.stdout + done.stderr
    if expected is not None and done.returncode != expected:
        raise Failed(f"{' '.join(command)} ended with {done.returncode}, not {expected}:\n{text}")
    return text


def need(text, *words):
    for word in words:
        if not re.search(word, text):
            raise Failed(f"not said: {word}\n{text}")


class Cases:
    def __init__(self, urtrace, libexec, program, folder, partial):
        self.partial = partial
        os.environ["URTRACE_LIBEXEC"] = libexec
        self.tool = [sys.executable, urtrace]
        self.program = program
        self.path = os.path.join(folder, "recording")

    def record(self, *options, arguments=(), **more):
        return run([*self.tool, "record", "-o", self.path, *options, "--", *self.program, *arguments], **more)

    def replay(self, *options, expected=0, path=None, env=None, **more):
        env = dict(env or {})
        if self.partial and "ASAN_OPTIONS" in os.environ:
            # The recording ends before the program has released its objects.
            env["ASAN_OPTIONS"] = os.environ["ASAN_OPTIONS"] + ":detect_leaks=0"
        return run([*self.tool, "replay", *options, path or self.path], expected, env, **more)

    def wrong(self):
        """The code of the program with its third kernel made wrong."""
        return "1=" + os.path.join(os.path.dirname(self.program[1]), "wrong.spv")

    def example(self):
        plain = run(self.program)
        recorded = self.record()
        if plain.strip() not in recorded:
            raise Failed(f"the program says another thing when it is recorded:\n{plain}\n{recorded}")
        text = self.replay()
        need(text, r"[1-9]\d* launches; [1-9]\d* outputs compared, 0 differ")
        need(self.replay("--list"), "the recording begins", "urEnqueueKernelLaunch", "the recording ends")
        need(self.replay("--dump", "1"), "memory before the launch", "memory after the launch")
        need(self.replay("--time", "3"), r"kernel .* times")
        elsewhere = os.environ.get("UR_TEST_ELSEWHERE")
        if elsewhere:
            need(self.replay("--on", elsewhere), r"0 failed here, 0 left out; .* [1-9]\d* outputs compared, 0 differ")

    def damage(self):
        self.record(arguments=("2",))
        with open(self.path, "rb") as stream:
            whole = stream.read()
        for cut, status, words in ((len(whole) - 10, None, "cut or damaged|was not ended"),
                                   (5000, None, "cut or damaged|was not ended"),
                                   (100, 2, "cut before its first record"), (3, 2, "is not a recording")):
            with open(self.path, "wb") as stream:
                stream.write(whole[:cut])
            need(self.replay(expected=status), words)
        need(self.replay(expected=2, path=self.path + ".none"), "No such file")
        with open(self.path, "wb") as stream:
            stream.write(whole)
        need(self.replay("--on", "hip:999", expected=2), "there is no device")

    def absent(self):
        """Without the recorded device: a sentence that names it, and what needs none goes on."""
        self.record(arguments=("2",))
        nowhere = {"UR_ADAPTERS_FORCE_LOAD": self.path + ".so"}
        for options in ((), ("--compare",), ("--dump", "1"), ("--time", "2")):
            text = self.replay(*options, expected=2, env=nowhere)
            need(text, r"the recording is of native_cpu:.+, which is not here; --on SELECTOR chooses another device\.")
            if "calls recorded" in text:
                raise Failed(f"it was replayed without a device:\n{text}")
        need(self.replay("--on", "native_cpu:*", expected=2, env=nowhere), r"there is no device for --on native_cpu:\*")
        need(self.replay("--list", env=nowhere), "urEnqueueKernelLaunch", "the recording ends")
        need(self.replay(), "8 launches; [1-9]\\d* outputs compared, 0 differ")

    def builds(self):
        """Programs are built when something is made of them, and what takes long is told."""
        self.record(arguments=("4", "unused"))
        need(self.replay(), r"programs of which nothing was used were not built: 2\.", r"0 failed here, 0 left out; .* 0 differ")
        need(self.replay("--progress", "1", "--time", "300000"), r"urtrace replay: 1 s: record \d+ of \d+")
        need(self.replay("--progress", "0", expected=2), "--progress takes a number from 1")

    def bisect(self):
        self.record(arguments=("6",))
        text = self.replay("--compare", "--program", self.wrong(), expected=1)
        need(text, "first difference", "recorded .* here ")
        text = self.replay("--bisect", "--program", self.wrong())
        need(text, "first launch that differs: launch 3, kernel third", "written: ")
        alone = self.path + ".launch"
        need(self.replay(path=alone), "1 launches; [1-9] outputs compared, 0 differ")
        need(self.replay("--program", self.wrong(), path=alone, expected=1), "kernel third")
        # Against another adapter, if there is one: it has the recorded code, and is right.
        against = os.environ.get("UR_TEST_AGAINST", "native_cpu:*")
        os.remove(alone)
        text = self.replay("--bisect", "--program", self.wrong(), "--against", against)
        need(text, "first launch that differs: launch 3, kernel third", "written: ")
        need(self.replay("--on", against, path=alone), "1 launches; [1-9] outputs compared, 0 differ")
        need(self.replay("--bisect", "--against", against, expected=1), "no launch differs")
        need(self.replay("--bisect", "--against", "hip:999", expected=2), "there is no device for --on hip:999")
        text = self.replay("--bisect", expected=2)
        need(text, "needs a device that is right")

    def each_launch(self):
        self.record("--each-launch", arguments=("3",))
        need(self.replay(), "addresses inside of values and memory were exchanged")
        # How far two values may lie apart, and what values are.
        for options, differ in (((), "[1-9]"), (("--tolerance", "1"), "0"), (("--tolerance", "1", "--type", "f32"), "0"),
                                (("--tolerance", "1", "--type", "bytes"), "[1-9]")):
            text = self.replay(*options, "--program", self.wrong(), expected=int(differ != "0"))
            need(text, rf"outputs compared, {differ}\d* differ")
        for options, why in ((("--type", "f128"), "--type takes any"), (("--tolerance", "-1"), "a number from 0, not \"-1\""),
                             (("--tolerance", "x"), "a number from 0, not \"x\""), (("--program", "x"), "takes N=FILE"),
                             (("--dump", "0"), "a number from 1"), (("--compare", "--no-compare"), "exclude each other"),
                             (("--bisect", "--no-compare"), "which --no-compare forbids")):
            need(self.replay(*options, expected=2), why)
        # What an option cannot do is told.
        for options, status, why in ((("--dump", "999"), 1, "--dump 999 shows nothing: there are [1-9]"),
                                     (("--program", "9=none"), 1, "--program 9=none is not used: 1 programs are made"),
                                     (("--against", "native_cpu:*"), 0, "--against does nothing without --bisect"),
                                     (("-o", self.path + ".none"), 0, "--output does nothing without --bisect"),
                                     (("--no-compare", "--tolerance", "1"), 0, "--tolerance does nothing with --no-compare"),
                                     (("--list", "--fuse"), 0, "--fuse does nothing with --list, which runs nothing")):
            need(self.replay(*options, expected=status), why)
        need(self.replay("--compare", "--program", self.wrong(), expected=1), "the work of launch 3, kernel third")

    def parts(self):
        self.record("--kernel", "third", arguments=("5",))
        need(self.replay(), "1 launches; [1-9][0-9]* outputs compared, 0 differ")
        need(self.replay("--program", self.wrong(), expected=1), "kernel third")
        need(self.replay("--fuse"), "1 launches were kept, and 0 of them became 0 kernels; -v says why none did")
        need(self.replay("--fuse", "-v"), "third: not fused: it was alone", "became 0 kernels\n")
        self.record("--from", "60", "--calls", "30", arguments=("8",))
        need(self.replay(), r"[1-9]\d* launches; [1-9]\d* outputs compared, 0 differ")

    def no_memory(self):
        self.record("--no-memory", arguments=("4",))
        text = self.replay(expected=None)
        need(text, "has not all that memory held", "0 differ", "could not be compared")

    def threads(self):
        self.record(arguments=("6", "threads"))
        need(self.replay(), r"120 launches; [1-9]\d* outputs compared, 0 differ")

    def still(self):
        """Memory that nobody changed is not looked at, where the kernel knows it; what is in the file is the same."""
        replays = []
        for pages in ("1", "0"):
            self.record(arguments=("60", "still"), env={"UR_RECORD_PAGES": pages})
            text = self.replay("--list")
            hashed = int(re.search(r"hashed to see changes: (\d+)", text).group(1))
            told = "pages compared" not in text
            if told and hashed > 6 * (8 << 20) or not told and hashed < 60 * (8 << 20):
                raise Failed(f"{hashed} bytes were compared, pages {'told' if told else 'not told'}")
            if told and pages == "0":
                raise Failed("pages were watched although that was switched off")
            print(f"UR_RECORD_PAGES={pages}: {hashed >> 20} MiB compared")
            replays.append(re.search(r"\d+ calls recorded.*", self.replay()).group(0))
        if replays[0] != replays[1]:
            raise Failed("not the same: " + " / ".join(replays))
        need(replays[0], r"[1-9]\d* outputs compared, 0 differ")

    def doubt(self):
        """What commands have changed here is theirs, however often a recording doubts whose it is; and what they read of
        the host is what was there when they ran."""
        self.record(arguments=("1", "doubt"))
        need(self.replay("--list"), "or the work of a command", "reads of the host has changed")
        need(self.replay(), r"0 failed here, 0 left out; .* [1-9]\d* outputs compared, 0 differ")

    def maps(self):
        """Parts of a buffer that are mapped at one place are unmapped one by one, with what was written through each."""
        self.record(arguments=("1", "maps"))
        need(self.replay(), r"0 failed here, 0 left out; .* [1-9]\d* outputs compared, 0 differ")

    def direct(self):
        """What the host writes to device USM of a device that is the processor."""
        self.record(arguments=("1", "direct"))
        need(self.replay(), r"0 failed here, 0 left out; .* [1-9]\d* outputs compared, 0 differ")

    def later(self):
        """What a queue allocates while it waits for an event that the program completes is not waited for."""
        self.record(arguments=("1", "later"))
        need(self.replay(limit=20, kind=resource.RLIMIT_CPU), r"0 failed here, 0 left out; .* [1-9]\d* outputs compared, 0 differ")

    def asked(self):
        """What a program was told to be over is over where it was told that, also in a replay."""
        self.record(arguments=("1", "asked"))
        need(self.replay(), r"0 failed here, 0 left out; .* [1-9]\d* outputs compared, 0 differ")

    def large(self):
        self.record(arguments=("1", "large"))
        need(self.replay(), "0 failed here, 0 left out; .* 0 differ")

    def native(self):
        """A kernel that the program made by calls of OpenCL itself is made from its code."""
        self.record(arguments=("1", "native"))
        text = self.replay("--compare")
        need(text, "made from the code that was in them", "0 failed here, 0 left out; .* 0 differ")
        need(text, r"[1-9]\d* launches; [1-9]\d* outputs compared")
        # Another adapter does not take that binary, but what it was made of.
        text = self.replay("--on", "native_cpu:*")
        need(text, "made from their source in OpenCL C", r"0 failed here, 0 left out; [1-9]\d* launches; [1-9]\d* outputs .* 0 differ\n")
        # Without a compiler what its launches would have written is not compared.
        text = self.replay("--on", "native_cpu:*", expected=1, env={"URTRACE_URCC": self.path + ".none"})
        need(text, "could not be compiled", "and its source, of which this device makes none",
             r"0 failed here, [1-9]\d* left out; .* 0 differ, [1-9]\d* could not")

    def guard(self):
        """Another device is not lost: groups are as they were recorded, and what might end it is left out, which is said."""
        self.record(arguments=("1", "guard"))
        outside = "launches of kernel first are left out, .* where no recorded call allocated memory"
        text = self.replay(expected=1)
        need(text, outside, r"0 failed here, 1 left out; 7 launches; [1-9]\d* outputs compared, 0 differ")
        text = self.replay("--on", os.environ["UR_TEST_ELSEWHERE"], expected=1)
        need(text, outside, "launches of kernel wild are left out, .* when it was recorded it failed",
             r"0 failed here, 2 left out; 7 launches; [1-9]\d* outputs compared, 0 differ")

    def commands(self):
        """What native commands did to memory is in the recording, and what other commands make of it."""
        self.record(arguments=("1", "commands"))
        for options in ((), ("--on", "native_cpu:*")):
            text = self.replay(*options)
            need(text, "native commands are recorded as waits and what they changed", "what the runs have changed in memory is recorded",
                 r"0 failed here, 0 left out; 6 launches; [1-9]\d* outputs compared, 0 differ")
        # Without the memory nothing of it is known.
        self.record("--no-memory", arguments=("1", "commands"))
        need(self.replay(expected=1), "what a native command did to memory is not recorded", "[1-9]\\d* left out; 6 launches; .* 0 differ")

    def graphs(self):
        """What host tasks of graphs do to memory that other commands of the graph read, memory of graphs that are gone,
        captures that end with their queue, and memory that the program shares with others and with itself."""
        self.record(arguments=("1", "graphs"))
        need(self.replay(), "what comes of it is not compared", r"0 failed here, 0 left out; .* [1-9]\d* outputs compared, 0 differ")

    def failures(self):
        """However many calls failed, it is found in one go which launches they tell of."""
        self.record(arguments=("1", "failures"))
        text = self.replay("--on", os.environ["UR_TEST_ELSEWHERE"], expected=1, limit=20, kind=resource.RLIMIT_CPU)
        need(text, "launches of kernel wild are left out", r"0 failed here, [1-9]\d* left out; .* 0 differ")

    def leave(self):
        """The program ends in the middle, without a word."""
        self.record(arguments=("3", "leave"), expected=3)
        need(self.replay(), "was not ended", r"12 launches; [1-9]\d* outputs compared, 0 differ")

    def fork(self):
        self.record(arguments=("2", "fork"))
        need(self.replay(), "the program forked", "0 differ")

    def full(self):
        """The file meets a limit: the program goes on, and the file has what was there before."""
        plain = run([*self.program, "200"])
        recorded = self.record(arguments=("200",), limit=600000)
        if plain.strip() not in recorded:
            raise Failed(f"the program says another thing when the disk is full:\n{plain}\n{recorded}")
        need(self.replay(), "the file cannot grow: File too large", r"[1-9]\d* launches; [1-9]\d* outputs compared, 0 differ")
        # A file system that is full, where one may be mounted: what is in it is gone with the shell.
        disk = self.path + ".disk"
        os.makedirs(disk)
        alone = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
                 'mount -t tmpfs -o size=700k none "$0" && "$@"; status=$?; cp "$0"/* "$0.file"; exit $status', disk]
        if not shutil.which("unshare") or subprocess.run([*alone, "touch", disk + "/a"], capture_output=True).returncode:
            print("no file system can be mounted here")
            return
        recorded = run([*alone, *self.tool, "record", "-o", disk + "/recording", "--", *self.program, "200"])
        if plain.strip() not in recorded:
            raise Failed(f"the program says another thing when the disk is full:\n{plain}\n{recorded}")
        need(self.replay(path=disk + ".file"), "the file cannot grow: No space left", r"[1-9]\d* launches; [1-9]\d* outputs compared, 0 differ")

    def kill(self, times=20, also=()):
        """Killed at any moment, the file is readable and is replayed up to there."""
        chance = random.Random(19)
        env = {**os.environ, "UR_ENABLE_LAYERS": "UR_LAYER_RECORDING", "UR_RECORD_FILE": self.path}
        programs = [[*self.program, "0", "forever"], *([shlex.split(command) for command in also])]
        calls, early = [0] * len(programs), [0] * len(programs)
        for i in range(times):
            program = programs[i % len(programs)]
            if os.path.exists(self.path):
                os.remove(self.path)
            with subprocess.Popen(program, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
                if program is programs[0]:
                    process.stdout.readline()
                time.sleep(chance.random() * (0.05 if program is programs[0] else 0.6))
                process.send_signal(signal.SIGKILL)
                process.communicate()
            if program is not programs[0] and (not os.path.exists(self.path) or
                                               not os.path.getsize(self.path) or b"URRECORD" != self.head()):
                early[i % len(programs)] += 1  # before the loader had made it
                continue
            text = self.replay("--list")
            if process.returncode == -signal.SIGKILL:
                need(text, "was not ended")
            if program is programs[0]:
                need(text, "urEnqueueKernelLaunch|urKernelCreate|urProgramBuild")
            if "damaged" in text or "missing" in text:
                raise Failed(f"after kill {i + 1}:\n{text[:2000]}")
            calls[i % len(programs)] += text.count(" thread ")
            if i % 10 == 0 and program is programs[0]:
                need(self.replay(expected=0), "0 differ")
        for program, made, none in zip(programs, calls, early):
            print(f"{os.path.basename(program[0])}: {made} calls in all files, {none} times killed before there was one")

    def head(self):
        with open(self.path, "rb") as stream:
            return stream.read(8)


def main():
    arguments = sys.argv[1:]
    times = 20
    if "--times" in arguments:
        at = arguments.index("--times")
        times = int(arguments[at + 1])
        del arguments[at:at + 2]
    also = []
    while "--also" in arguments:
        at = arguments.index("--also")
        also.append(arguments[at + 1])
        del arguments[at:at + 2]
    case, urtrace, libexec, program = arguments[0], arguments[1], arguments[2], arguments[3:]
    names = [case] if case != "all" else ["example", "damage", "absent", "builds", "bisect", "each_launch", "parts", "no_memory", "threads",
                                          "still", "maps", "direct", "doubt", "asked", "later", "large", "leave",
                                          "fork", "full", "kill"]
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            cases = Cases(urtrace, libexec, program, folder,
                          name in ("bisect", "damage", "each_launch", "full", "kill", "leave", "parts"))
            try:
                if name == "kill":
                    cases.kill(times, also)
                else:
                    getattr(cases, name)()
            except (Failed, subprocess.TimeoutExpired) as e:
                sys.exit(f"{name}: {e}")
            print(f"{name}: as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
