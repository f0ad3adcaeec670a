"""What kernels look addresses up in while it changes: by threads, under what is recorded, where memory of the device is short, where copies
of it fail, and where contexts go.

usage: test_copies.py URTRACE PROGRAM FILE.spv [own]

"own": the device is a software one that has memory of its own (UR_SOFT, UR_SOFT_FAIL).
"""
import os
import re
import subprocess
import sys
import unittest

URTRACE, PROGRAM, CODE = sys.argv[1:4]
OWN = unittest.skipUnless(sys.argv[4:] == ["own"], "has no memory of its own, or is no software")
SHORT = "memory of the device is short for what checked kernels look up"
LOST = "what checked kernels look up does not get into memory of the device"


def run(*what, soft="", fail="", keep="1"):
    environment = dict(os.environ, UR_SOFT=soft)
    if fail:
        environment["UR_SOFT_FAIL"] = fail
    return subprocess.run([sys.executable, URTRACE, "check", "--keep", keep, "--", PROGRAM, CODE, *what], capture_output=True, text=True,
                          timeout=120, env=environment)


class Copies(unittest.TestCase):
    maxDiff = None

    def check(self, done, *kernels):
        """Of each of these kernels, and of no other one, it was told that it reads what was freed."""
        self.assertEqual(done.returncode, 1 if kernels else 0, done.stderr[-3000:])
        said = sorted(re.findall(r"kernel '(\w+)' \(\S*copied\.cl:\d+\) reads 4 bytes at 0x[0-9a-f]+, \d+ bytes behind the start of a freed "
                                 r"allocation", done.stderr))
        self.assertEqual(said, sorted(kernels), done.stderr[-3000:])
        self.assertIn(f"urtrace check: {len(kernels) or 'no'} place", done.stderr)

    def test_threads_find_what_they_made_and_freed_while_others_make_and_free(self):
        done = run("threads", "200")
        self.check(done, "load_freed")
        self.assertNotIn("WARN", done.stderr)

    def test_what_is_recorded_finds_what_is_there_when_it_runs(self):
        self.check(run("recorded"), "load_freed", "load_right")

    def test_contexts_go_at_any_time(self):
        self.check(run("released"))

    @OWN
    def test_a_device_may_be_late(self):
        for what, *kernels in ((["threads", "20"], "load_freed"), (["recorded"], "load_freed", "load_right"), (["ways"], "load_freed"),
                               (["released"],)):
            self.check(run(*what, soft="reorder;delay:200;poison"), *kernels)

    @OWN
    def test_where_memory_of_the_device_is_short_kernels_read_the_hosts(self):
        done = run("ways", fail="cuMemAlloc_v2:1+")
        self.check(done, "load_freed")
        self.assertEqual(done.stderr.count(SHORT), 1, done.stderr)

    @OWN
    def test_where_nothing_can_be_copied_kernels_are_not_checked(self):
        done = run("ways", fail="cuMemcpyAsync:4+")
        self.assertEqual(done.returncode, 3, done.stderr)
        self.assertEqual(done.stderr.count(LOST), 1, done.stderr)
        self.assertNotIn("kernel '", done.stderr)

    @OWN
    def test_a_device_that_is_lost_ends_in_an_error(self):
        ends = [run("ways", fail=f"*:{number}+").returncode for number in (320, 440)]
        self.assertTrue(set(ends) <= {1, 2, 3} and 2 in ends, ends)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
