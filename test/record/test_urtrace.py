#!/usr/bin/env python3
"""urtrace record and replay, from the outside: what is recorded is replayed with the same results.

usage: test_urtrace.py URTRACE LIBEXEC PROGRAM [ARGUMENT...]
"""
import os
import re
import subprocess
import sys
import tempfile


def run(command, expected, env=None):
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(env or {})}, timeout=240)
    text = done.stdout + done.stderr
    if done.returncode != expected:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}, not {expected}:\n{text}")
    return text


def main():
    urtrace, libexec, program = sys.argv[1], sys.argv[2], sys.argv[3:]
    os.environ["URTRACE_LIBEXEC"] = libexec
    tool = [sys.executable, urtrace]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "recording")
        run([*tool, "record", "-o", path, "--", *program], 0)
        text = run([*tool, "replay", path], 0)
        found = re.search(r"(\d+) launches; (\d+) outputs compared, 0 differ", text)
        if not found or int(found.group(1)) < 1 or int(found.group(2)) < 1:
            sys.exit("nothing was replayed:\n" + text)
        # What the file lacks is said.
        with open(path, "rb") as stream:
            whole = stream.read()
        with open(path, "wb") as stream:
            stream.write(whole[:len(whole) - 10])
        text = run([*tool, "replay", path], 0)
        if "cut or damaged" not in text and "was not ended" not in text:
            sys.exit("a cut file is not said to be one:\n" + text)
        with open(path, "wb") as stream:
            stream.write(whole[:100])
        if "cut before its first record" not in run([*tool, "replay", path], 2):
            sys.exit("a file without records is not said to be one")
        text = run([*tool, "replay", os.path.join(folder, "none")], 2)
        if "No such file" not in text:
            sys.exit("a missing file is not said to be one:\n" + text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
