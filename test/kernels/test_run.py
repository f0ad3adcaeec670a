#!/usr/bin/env python3
"""That run.py tells races, accesses out of bounds, other results and the rest by name: kernels that are wrong on purpose (known/), with
and without what is expected of them, and lines that it writes itself.

    test_run.py BUILD WORK
"""

import os
import shutil
import subprocess
import sys
import unittest

HERE = os.path.dirname(os.path.realpath(__file__))
BUILD, WORK = sys.argv[1:3]
DEVICES = ["--device", "native_cpu", "--device", "cuda-urcc"]


def run(folder, *options, tool="run.py"):
    done = subprocess.run([sys.executable, os.path.join(HERE, tool), "--build", BUILD, *options, folder], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


class Run(unittest.TestCase):
    def setUp(self):
        self.folder = os.path.join(WORK, self.id().rsplit(".", 1)[-1])
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(os.path.join(HERE, "known"), self.folder)

    def says(self, text, *wanted):
        for words in wanted:
            self.assertIn(words, text)

    def test_known(self):
        status, text = run(self.folder, "--limit", "8", *DEVICES)
        self.assertEqual(status, 0, text)
        # Which group is the last, of those that processors run at once, is anybody's guess.
        self.assertRegex(text, r"race_of_groups: race, as expected: argument 0, int\[64\]: \[0\] is \d+, and \d+ \(\d+ differ\), when work-")
        self.says(text, "race_of_items: race, as expected",
                  "race_of_columns: race, as expected: argument 0, float[32]: [", "past_the_end: bounds, as expected: writes 4 bytes", "past the end of an allocation of 4096 bytes",
                  "counts_past_end: bounds, as expected: changes atomically 4 bytes",
                  "other_for_ptx: differs on cuda-urcc, as expected: argument 0, int[1024]: [100] is 7, not 3",
                  "says_other_for_ptx: differs on cuda-urcc, as expected: it prints something else", "writes_nothing: idle, as expected",
                  "known: product_and_sum               right            fused            fused", "without_end: late on cuda-urcc, as expected: it took more than 8 seconds", "use of undeclared identifier", "argument 0 is none: integer[64]")

    def test_unexpected(self):
        os.remove(os.path.join(self.folder, "expect.txt"))
        for kernel in ("race_of_groups", "past_the_end", "counts_past_end", "writes_nothing", "other_for_ptx", "refused", "bad_line"):
            status, text = run(self.folder, "--kernel", kernel, *DEVICES)
            self.assertEqual(status, 1, text)
        status, text = run(self.folder, "--kernel", "fine", "--rounds", "1", "--least", "0", *DEVICES)
        self.assertEqual(status, 0, text)
        self.says(text, "native_cpu: 1 of 1 taken, 1 right; processor time", "cuda-urcc: 1 of 1 taken, 1 right")

    def test_expected_and_right(self):
        with open(os.path.join(self.folder, "expect.txt"), "a", encoding="utf-8") as f:
            f.write("fine native_cpu differs it does not\n")
        status, text = run(self.folder, "--kernel", "fine", *DEVICES)
        self.assertEqual(status, 1, text)

    def test_beside(self):
        status, text = run(self.folder, "--build", BUILD, "--kernel", "fine", "--kernel", "refused", "--times", "2", "--rounds", "1", "--least", "0", tool="beside.py")
        self.assertEqual(status, 0, text)
        self.assertRegex(text, r"known: fine +\d+\.\d\d \S+ \(\d+\.\d\d\) building \d+\.\d\d +\d+\.\d\d \(\d+\.\d\d\) building \d+\.\d\d +\d+ \(\d+\)\n")
        self.says(text, "refused: ", "of Intel's (geometric mean of 1 kernels of 0 us or more)")

    def test_draft(self):
        for name in ("known.txt", "columns.txt", "refused.txt", "bad_line.txt", "expect.txt"):
            os.remove(os.path.join(self.folder, name))
        status, text = run(self.folder, "--draft")
        self.assertEqual(status, 0, text)
        self.says(text, "refused.cl: ")
        with open(os.path.join(self.folder, "known.txt"), encoding="utf-8") as f:
            lines = f.read().splitlines()
        self.assertIn("fine 256:64 float[65536] float[65536] float=0.5", lines)
        self.assertIn("race_of_items 256:64 int[65536]=0..31 local[16384]", lines)
        status, text = run(self.folder, "--kernel", "fine", "--kernel", "other_for_ptx", *DEVICES)
        self.assertEqual(status, 1, text)
        self.says(text, "native_cpu: 2 of 2 taken, 2 right", "cuda-urcc: 2 of 2 taken, 1 right, 1 differs")


if __name__ == "__main__":
    os.makedirs(WORK, exist_ok=True)
    unittest.main(argv=sys.argv[:1])
