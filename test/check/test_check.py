"""Checks of kernels: each planted fault is told in one sentence, and what is right is not.

usage: test_check.py URTRACE PROGRAM FILE.spv SOURCE.cl [whole]

Without "whole" only what adapters do differently.
"""
import os
import re
import signal
import subprocess
import sys
import unittest

URTRACE, PROGRAM, CODE, SOURCE = sys.argv[1:5]
WHOLE = unittest.skipUnless(sys.argv[5:] == ["whole"], "is the same on every adapter")
UNITS = {"load": 4, "store": 4, "byte": 1, "atomic": 4, "vector": 16, "vload": 16, "vstore": 16, "copy": 64, "called": 4}
DOES = {"load": "reads", "vector": "reads", "vload": "reads", "copy": "reads", "atomic": "changes atomically"}
FAULTS = ("before", "past", "freed", "null")


def run(*arguments, options=(), **variables):
    env = {**os.environ, **variables}
    return subprocess.run([sys.executable, URTRACE, "check", *options, "--", PROGRAM, CODE, *arguments], env=env,
                          capture_output=True, text=True, timeout=280)


def lines():
    with open(SOURCE, encoding="utf-8") as stream:
        return {m.group(1): number for number, line in enumerate(stream, 1)
                if (m := re.match(r"(?:FAULTS|KERNEL)\((\w+),", line))}


def amount(count):
    return f"{count} byte" + ("" if count == 1 else "s")


def sentence(way, fault, line):
    """What is said of one: a pattern."""
    unit = UNITS[way]
    where = {"before": f"{amount(unit)} before an allocation of 256 bytes",
             "past": "0 bytes past the end of an allocation of 256 bytes",
             "freed": f"{amount(256 - unit)} behind the start of a freed allocation of 256 bytes",
             "null": "which is NULL"}[fault]
    who = rf"kernel '{way}_{fault}' \(\S*faults\.cl:{line}\)"
    if way == "called":
        who = r"function 'put' \(\S*faults\.cl:\d+\) of kernels '.*called_before.*'"
    return (rf"{who} {DOES.get(way, 'writes')} {amount(unit)} at 0x[0-9a-f]+, {where}, "
            r"in work-item \(2, 0, 0\) of group \(1, 0, 0\)$")


class Check(unittest.TestCase):
    maxDiff = None

    def test_faults_are_told_and_what_is_right_is_not(self):
        done = run("all")
        self.assertEqual(done.returncode, 1, done.stderr)
        where = lines()
        expected = {f"{way}_{fault}": sentence(way, fault, where[way])
                    for way in UNITS for fault in FAULTS if way != "called" or fault == "before"}
        expected["part_past"] = (r"kernel 'part_past' \(\S*faults\.cl:" + str(where["part"]) + r"\) reads 16 bytes at "
                                 r"0x[0-9a-f]+, the last 8 bytes past the end of an allocation of 256 bytes, ")
        parts = re.split(r"^CASE (\w+)$", done.stderr, flags=re.M)
        self.assertNotIn("<CHECK>", parts[0])
        cases = dict(zip(parts[1::2], parts[2::2]))
        right = {name for name in cases if name.endswith("right")}
        self.assertEqual(right, {f"{way}_right" for way in UNITS} | {"others_right"})
        self.assertEqual(set(cases) - right, set(expected))
        for name in right:
            self.assertNotIn("<CHECK>", cases[name])
        for name, pattern in expected.items():
            said = [line for line in cases[name].splitlines() if re.search("kernel '|kernels '", line)]
            self.assertEqual(len(said), 1, f"{name}: {cases[name]}")
            self.assertRegex(said[0], pattern)
            # Who made the allocation, and who freed it.
            made, freed = "made by urUSMSharedAlloc" in cases[name], "freed by urUSMFree" in cases[name]
            self.assertEqual((made, freed), (not name.endswith("null"), name.endswith("freed")), name)
        self.assertIn(f"urtrace check: {len(expected)} places with bad accesses", done.stderr)

    @WHOLE
    def test_status_is_the_programs(self):
        done = run("right")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("<CHECK>", done.stderr)
        self.assertIn("urtrace check: no places with bad accesses", done.stderr)

    @WHOLE
    def test_a_debugger_is_stopped_for(self):
        done = run("faults", options=["--stop"])
        self.assertEqual(done.returncode, 128 + signal.SIGTRAP, done.stderr)
        self.assertEqual(done.stderr.count("kernel 'load_before'"), 1)
        self.assertNotIn("CASE load_past", done.stderr)

    @WHOLE
    def test_freed_memory_need_not_be_kept(self):
        done = run("right", options=["--keep", "0"])
        self.assertEqual(done.returncode, 0, done.stderr)

    @WHOLE
    def test_says_that_nothing_was_checked(self):
        done = subprocess.run([sys.executable, URTRACE, "check", "--", "true"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("nothing was checked", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
