"""Each way to access memory by each class of memory and each kind of fault: told once, and nothing of the right ones.

usage: test_cross.py URTRACE PROGRAM FILE.spv [table | tool PATH JOBS]

With "table" a line for each case: MEMORY WAY KIND and found, missed, told (of a right one) or silent. With "tool" the same of
compute-sanitizer at PATH, on the faults without the layer, each in a process of its own, since the first one ends it.
"""
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import unittest

URTRACE, PROGRAM, CODE = sys.argv[1:4]
# What is said of each kind.
SAID = {"before": r" \d+ bytes? before ", "past": r", 0 bytes past the end of ", "part": r", the last 8 bytes past the end of ",
        "freed": r" behind the start of a freed allocation of 64 bytes", "null": r", which is NULL", "skewed": r", which is no multiple of "}


def cases(said):
    """Of each case what is said behind its name."""
    parts = re.split(r"^CASE (\w+ \w+ \w+)$", said, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def run(*what):
    return subprocess.run([sys.executable, URTRACE, "check", "--", PROGRAM, CODE, *what], capture_output=True, text=True, timeout=1800)


def reports(text):
    return [line for line in text.splitlines() if "kernel '" in line]


class Cross(unittest.TestCase):
    maxDiff = None

    def test_each_is_told_once_and_what_is_right_is_not(self):
        done = run()
        found = cases(done.stderr)
        self.assertEqual(done.returncode, 1, done.stderr[-2000:])
        kinds = collections.Counter(name.split()[2] for name in found)
        self.assertEqual(set(kinds), {"right", *SAID}, done.stderr[-2000:])
        wrong = []
        for name, text in found.items():
            said, kind = reports(text), name.split()[2]
            if kind == "right":
                wrong += [f"{name}: {text}"] if "<CHECK>" in text else []
            elif len(said) != 1 or not re.search(SAID[kind], said[0]):
                wrong.append(f"{name}: {text.strip() or 'nothing'}")
        self.assertEqual(wrong, [])
        self.assertIn(f"urtrace check: {len(found) - kinds['right']} places", done.stderr)

    def test_the_device_is_still_there_behind_what_would_end_it(self):
        alone = subprocess.run([PROGRAM, CODE, "lost"], capture_output=True, text=True, timeout=1800)
        self.assertNotEqual(alone.returncode, 0)
        self.assertNotIn("still there", alone.stderr)
        done = run("lost")
        self.assertEqual((done.returncode, "still there" in done.stderr), (1, True), done.stderr)
        found = cases(done.stderr)
        self.assertRegex(found["device store far"], r"kernel 'device_store' \(\S*cross\.cl:\d+\) writes 4 bytes at 0x[0-9a-f]+, ")
        self.assertRegex(found["device load null"], r"kernel 'device_load' \(\S*cross\.cl:\d+\) reads 4 bytes at 0x[0-9a-f]+, which is NULL")
        self.assertEqual(reports(found["device store right"]), [])


def table():
    for name, text in cases(run().stderr).items():
        said, kind = reports(text), name.split()[2]
        if kind == "right":
            print(name, "told" if "<CHECK>" in text else "silent")
        else:
            print(name, "found" if len(said) == 1 and re.search(SAID[kind], said[0]) else "missed")


def by_tool(path, jobs):
    env = {**os.environ, "UR_ENABLE_LAYERS": ""}
    names = [name for name in cases(run().stderr) if not name.endswith(" right")]

    def one(name):
        done = subprocess.run([path, "--tool", "memcheck", "--report-api-errors", "no", "--print-limit", "5", PROGRAM, CODE, *name.split()],
                              capture_output=True, text=True, timeout=280, env=env)
        return re.search(r"ERROR SUMMARY: (\d+)", done.stdout + done.stderr)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for name, summary in zip(names, pool.map(one, names)):
            print(name, "failed" if not summary else "found" if int(summary.group(1)) else "missed", flush=True)


if __name__ == "__main__":
    if sys.argv[4:5] == ["table"]:
        table()
    elif sys.argv[4:5] == ["tool"]:
        by_tool(sys.argv[5], int(sys.argv[6]))
    else:
        unittest.main(argv=sys.argv[:1])
