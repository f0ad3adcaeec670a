#!/usr/bin/env python3
"""Runs tests again and again with more processes than processors, each time with another seed: for mistakes in the order of
threads, which a test shows once in many thousand runs and under load.

    soak.py                                        ten minutes of what threads do to the pool and to events
    soak.py --minutes 60 --build build/tsan 'conformance/opencl-.*/(async_graphs|threads)'
    soak.py conformance/hip-software/async_graphs -- --filter threads

TEST is a regular expression for names of tests; what follows -- is given to their programs. Says how often each ran and what
failed, and keeps what failing ones wrote. Exit status: 0 none failed, 1 some did, 2 there is no such test.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
USUAL = "conformance/[^/]*/(async_graphs|async_usm|event|host_task|ipc_event|ordering|release|threads|user_event)"
SKIPPED = 77


def tests_of(build, pattern):
    """Name, command, folder and environment of each test whose exit status says whether it passed."""
    listed = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True, stdout=subprocess.PIPE).stdout
    for test in json.loads(listed)["tests"]:
        if not re.fullmatch(pattern, test["name"]):
            continue
        properties = {p["name"]: p["value"] for p in test.get("properties", [])}
        if properties.get("WILL_FAIL") or properties.get("PASS_REGULAR_EXPRESSION"):
            continue  # the exit status says something else
        environment = dict(pair.split("=", 1) for pair in properties.get("ENVIRONMENT", []))
        yield test["name"], test["command"], properties.get("WORKING_DIRECTORY", build), environment


def main():
    arguments, extra = sys.argv[1:], []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, extra = arguments[:at], arguments[at + 1:]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("test", metavar="TEST", nargs="?", default=USUAL)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/release", help="folder of a build (build/release)")
    parser.add_argument("--processes", type=int, default=3 * (os.cpu_count() or 1), help="at once (three a processor)")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first run; each has a hundred thousand of its own")
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / "build/soak", help="folder for what failing runs wrote")
    options = parser.parse_args(arguments)
    if options.processes < 1 or options.minutes <= 0:
        parser.error("--processes and --minutes are above zero")
    tests = list(tests_of(options.build, options.test))
    if not tests:
        print(f"soak: no test is named {options.test!r}", file=sys.stderr)
        return 2

    lock, end, next_run = threading.Lock(), time.monotonic() + 60 * options.minutes, 0
    runs, failures, skipped = collections.Counter(), collections.Counter(), set()

    def work():
        nonlocal next_run
        while time.monotonic() < end:
            with lock:
                run, next_run = next_run, next_run + 1
                left = [test for test in tests if test[0] not in skipped]
            if not left:
                return
            name, command, folder, environment = left[run % len(left)]
            command = command + extra
            if name.startswith("conformance/"):
                command = command + ["--seed", str(options.seed + 100000 * run)]
            try:
                done = subprocess.run(command, cwd=folder, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=900)
                status, text = done.returncode, done.stdout
            except subprocess.TimeoutExpired as late:
                status, text = "timed out", late.stdout or b""
            with lock:
                if status == SKIPPED:
                    skipped.add(name)
                    continue
                runs[name] += 1
                if status == 0:
                    continue
                failures[name] += 1
                options.keep.mkdir(parents=True, exist_ok=True)
                log = options.keep / f"{name.replace('/', '-')}-{run}.log"
                log.write_bytes((" ".join(command) + f"\nstatus {status}\n").encode() + text)
                print(f"FAILED  {name}: {log}", flush=True)

    threads = [threading.Thread(target=work) for _ in range(options.processes)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name in sorted(runs):
        print(f"{failures[name]:6} of {runs[name]:6} runs failed  {name}")
    print(f"{sum(failures.values()):6} of {sum(runs.values()):6} runs failed, {options.processes} processes at once, "
          f"{options.build}")
    return 1 if failures or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
