#!/usr/bin/env python3
"""Counts the instructions that layers add to a call, by valgrind.

usage: cost.py PROGRAM [--check] [--all]

PROGRAM is built from cost.c. With --check the exit status is 1 if a call costs more than 60 instructions above no
layers for parameter validation, more than 250 for full validation, or more than 800 for tracing to a file, if a launch
costs more than 1100 in its thread for recording (where that is built), or if one costs anything once layers are off again; 77 without valgrind.
--all counts recording of the other calls, too.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

LIMITS = {"UR_LAYER_PARAMETER_VALIDATION": 60, "UR_LAYER_FULL_VALIDATION": 250}
TRACING_LIMIT = 800
RECORDING_LIMIT = 1100
CALLS = [("retain", "urQueueRetain"), ("launch", "12-argument launch"),
         ("args", "launch with 4 kernel arguments"), ("wait", "launch with a wait list of 1"),
         ("all", "launch with both")]


def count(program, what, layers, *more, options=()):
    """Options are callgrind's; without them cachegrind counts the same in a fifth of the time."""
    tool = ["--tool=callgrind", "--callgrind-out-file=/dev/null", *options] if options else [
        "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]

    def run(times):
        env = {**os.environ, "UR_ENABLE_LAYERS": layers, "UR_ADAPTERS_FORCE_LOAD": ""}
        done = subprocess.run(["valgrind", *tool, program, what, str(times), *more], env=env, capture_output=True, text=True)
        found = re.search(r"(?:Collected :|I\s+refs:) +([\d,]+)", done.stderr)
        if done.returncode or not found:
            sys.exit(f"cost.py: valgrind failed:\n{done.stderr}")
        return int(found.group(1).replace(",", ""))

    return round((run(3000) - run(1000)) / 2000)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if not shutil.which("valgrind"):
        print("cost.py: valgrind is not installed")
        return 77
    wrong = 0
    for what, words in CALLS:
        if "--check" in sys.argv and what in ("args", "wait"): # "all" has both
            continue
        base = count(sys.argv[1], what, "")
        line = f"{words}: {base} instructions without layers"
        again = count(sys.argv[1], what, "", "again")
        if again != base:
            line += f", {again} once layers are off again"
            wrong = 1
        for layer, limit in LIMITS.items():
            more = count(sys.argv[1], what, layer) - base
            line += f", {layer} +{more}"
            if more > limit:
                line += f" (limit {limit})"
                wrong = 1
        print(line)
    # A call that is traced to a file: beside these instructions it asks the clock twice.
    with tempfile.TemporaryDirectory() as folder:
        os.environ["UR_TRACE_FILE"] = os.path.join(folder, "trace.json")
        more = count(sys.argv[1], "retain", "UR_LAYER_TRACING") - count(sys.argv[1], "retain", "")
        del os.environ["UR_TRACE_FILE"]
    print(f"urQueueRetain: tracing to a file +{more}")
    if more > TRACING_LIMIT:
        print(f"that is more than {TRACING_LIMIT}")
        wrong = 1
    # A launch of which no memory changed; beside these instructions the kernel is asked for pages, where there is USM.
    if os.path.exists(os.path.join(os.path.dirname(sys.argv[1]), "..", "lib", "libur_record.so.0")):
        with tempfile.TemporaryDirectory() as folder:
            os.environ["UR_RECORD_FILE"] = os.path.join(folder, "recording")
            def recorded(what, *options):
                return (count(sys.argv[1], what, "UR_LAYER_RECORDING", options=options) -
                        count(sys.argv[1], what, "", options=options))
            # Of the thread that calls; the rest is what makes frames of the records.
            more, all_threads = recorded("launch", "--toggle-collect=main"), recorded("launch")
            others = ", ".join(f"{words} +{recorded(what, '--toggle-collect=main')}"
                               for what, words in CALLS if what != "launch") if "--all" in sys.argv else ""
            del os.environ["UR_RECORD_FILE"]
        print(f"12-argument launch: recording +{more} in its thread, +{all_threads} in all")
        if others:
            print(f"recording, in their thread: {others}")
        if more > RECORDING_LIMIT:
            print(f"that is more than {RECORDING_LIMIT}")
            wrong = 1
    return wrong if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
