#!/usr/bin/env python3
"""Suites of the conformance suite, recorded and replayed on the same device, or on what UR_TEST_ELSEWHERE selects: all is made,
and every output is the same.

usage: test_conformance.py UR-REPLAY FOLDER ADAPTER NAME SUITE[:WORD]...

WORD: of the suite only the tests that have it in their name or their promise.
"""
import os
import re
import subprocess
import sys
import tempfile


def main():
    replay, folder, adapter, name, suites = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5:]
    compared, skipped = 0, 0
    elsewhere = os.environ.get("UR_TEST_ELSEWHERE")
    on = ["--on", elsewhere] if elsewhere else []
    with tempfile.TemporaryDirectory() as work:
        for selected in suites:
            suite, _, word = selected.partition(":")
            path = os.path.join(work, suite)
            command = [os.path.join(folder, suite), "--adapter", adapter, "--name", name]
            command += ["--filter", word] if word else []
            env = {**os.environ, "UR_ENABLE_LAYERS": "UR_LAYER_RECORDING", "UR_RECORD_FILE": path}
            done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=200)
            if done.returncode == 77:
                print(f"{suite}: skipped here")
                skipped += 1
                continue
            if done.returncode:
                sys.exit(f"{suite} fails when it is recorded:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
            done = subprocess.run([replay, "-v", *on, path], capture_output=True, text=True, timeout=200)
            text = done.stdout + done.stderr
            # What device memory held that nobody wrote is anything.
            unwritten = r"(?:, \d+ could not be compared)?" if "memory that nobody wrote here was read" in text else ""
            found = re.search(rf"(\d+) outputs compared, 0 differ{unwritten}\n", text)
            if done.returncode or not found:
                sys.exit(f"{suite} is not replayed as it was recorded:\n{text[-6000:]}")
            done = subprocess.run([replay, "--list", path], capture_output=True, text=True, timeout=200)
            if done.returncode or "the recording ends" not in done.stdout:
                sys.exit(f"{suite} cannot be listed: {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
            compared += int(found.group(1))
            print(f"{suite}: {found.group(1)} outputs the same")
    if skipped == len(suites):
        return 77
    if not compared:
        sys.exit("no output was compared")
    return 0


if __name__ == "__main__":
    sys.exit(main())
