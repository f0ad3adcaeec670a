#!/usr/bin/env python3
"""Lets each call that a program makes of the OpenCL driver fail in turn, by the library that fail.c makes.

    sweep.py [--mode call,from] [--code -5] [--step 1] [--first 1] [--accept 0] LIBRARY_DIR PROGRAM [ARGUMENT...]

The program runs once to count its calls, and then once for each of them (or each --step-th, beginning with --first). Mode
`call` lets that call alone fail, `from` also all that follow, as with a device that is gone. A run is wrong if it ends by
a signal, hangs, ends with a status that --accept does not list, or leaves objects of the driver behind.
--same A B runs the program twice, with A and with B as last argument: it must make the same number of calls, but for a few: how often
the driver is asked whether something is complete depends on when that is."""
import argparse
import os
import subprocess
import sys
import tempfile


def run(library, command, setting, limit):
    with tempfile.NamedTemporaryFile("r", prefix="ur-sweep-") as report:
        environment = dict(os.environ, UR_FAIL_REPORT=report.name)
        before = environment.get("LD_LIBRARY_PATH")
        environment["LD_LIBRARY_PATH"] = library + (":" + before if before else "")
        environment.pop("UR_FAIL", None)
        if setting:
            environment["UR_FAIL"] = setting
        try:
            done = subprocess.run(command, env=environment, timeout=limit, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT)
            status, output = done.returncode, done.stdout
        except subprocess.TimeoutExpired as late:
            status, output = "hangs", late.stdout or b""
        said = [line.split(" ", 1) for line in report.read().splitlines()]
    return status, output.decode(errors="replace"), said


def calls_of(said):
    return next((int(rest) for word, rest in said if word == "calls"), 0)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--mode", default="call,from")
    parser.add_argument("--code", default="-5")
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--accept", default="0")
    parser.add_argument("--limit", type=float, default=60)
    parser.add_argument("--same", nargs=2)
    parser.add_argument("library")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    a = parser.parse_args()
    accepted = [int(status) for status in a.accept.split(",")]
    if a.same:
        counts = []
        for last in a.same:
            status, output, said = run(a.library, a.command + [last], None, a.limit)
            if status != 0:
                sys.exit(f"sweep: with {last}: {status}\n{output[-2000:]}")
            counts.append(calls_of(said))
        if abs(counts[0] - counts[1]) > 4 or not counts[0]:
            sys.exit(f"sweep: {counts[0]} calls of the driver with {a.same[0]}, {counts[1]} with {a.same[1]}")
        print(f"sweep: {counts[0]} and {counts[1]} calls")
        return
    status, output, said = run(a.library, a.command, None, a.limit)
    calls = calls_of(said)
    if status == 77:
        print(output)
        sys.exit(77)
    if status not in accepted or not calls or any(word == "left" for word, _ in said):
        sys.exit(f"sweep: without a failure: {status}, {said}\n{output[-4000:]}")
    wrong, runs = 0, 0
    for mode in a.mode.split(","):
        for number in range(a.first, calls + 1, a.step):
            status, output, said = run(a.library, a.command, f"{mode}:{number}:{a.code}", a.limit)
            runs += 1
            left = [rest for word, rest in said if word == "left"]
            if status in accepted and not left:
                continue
            wrong += 1
            name = next((rest for word, rest in said if word == "failed"), "?")
            print(f"sweep: {mode} {number} of {calls}, {name}: status {status}, left {left or 'nothing'}", flush=True)
            print("".join(f"    {line}\n" for line in output.splitlines()[-12:]), flush=True)
            if wrong == 20:
                sys.exit("sweep: no more of this")
    print(f"sweep: {calls} calls, {runs} runs with failures, {wrong} went wrong")
    sys.exit(1 if wrong else 0)


main()
