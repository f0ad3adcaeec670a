"""soak.py on tests made up for it. Usage: test_soak.py SOAK WORKDIR"""

import pathlib
import re
import shutil
import subprocess
import sys
import unittest

SOAK = WORK = None
TESTS = """\
add_test(good "/bin/sh" "-c" "test \\"$WORD\\" = said && echo run >>ran")
set_tests_properties(good PROPERTIES ENVIRONMENT "WORD=said" WORKING_DIRECTORY "{work}")
add_test(bad "/bin/sh" "-c" "echo what went wrong; exit 3")
add_test(absent "/bin/sh" "-c" "exit 77")
add_test(told "/bin/sh" "-c" "test \\"$0 $1\\" = 'a b'")
add_test(conformance/x/seeds "/bin/sh" "-c" "echo $0 $1 >>{work}/seeds")
"""


class Soak(unittest.TestCase):
    def setUp(self):
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        (WORK / "CTestTestfile.cmake").write_text(TESTS.format(work=WORK))

    def soak(self, test, *more):
        options = ["--build", WORK, "--keep", WORK / "kept", "--minutes", "0.005", "--processes", "3"]
        return subprocess.run([sys.executable, SOAK, *options, test, *more], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True)

    def test_runs_often(self):
        done = self.soak("good")
        self.assertEqual(done.returncode, 0, done.stdout)
        ran = len((WORK / "ran").read_text().split())
        self.assertGreaterEqual(ran, 3)
        self.assertRegex(done.stdout, rf"(?m)^ +0 of +{ran} runs failed  good$")

    def test_tells_what_failed(self):
        done = self.soak("good|bad")
        self.assertEqual(done.returncode, 1, done.stdout)
        logs = re.findall(r"FAILED  bad: (.*)", done.stdout)
        self.assertTrue(logs)
        text = pathlib.Path(logs[0]).read_text()
        self.assertIn("what went wrong", text)
        self.assertIn("status 3", text)
        self.assertRegex(done.stdout, r"(?m)^ +0 of +\d+ runs failed  good$")

    def test_takes_what_does_not_apply_for_no_run(self):
        done = self.soak("good|absent")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertNotIn("absent", done.stdout)
        self.assertEqual(self.soak("absent").returncode, 1)

    def test_gives_programs_what_follows(self):
        self.assertEqual(self.soak("told", "--", "a", "b").returncode, 0)
        self.assertEqual(self.soak("told").returncode, 1)

    def test_gives_each_run_a_seed(self):
        self.assertEqual(self.soak("conformance/.*").returncode, 0)
        seeds = (WORK / "seeds").read_text().splitlines()
        self.assertEqual(len(seeds), len(set(seeds)))
        self.assertRegex(seeds[0], r"^--seed \d+$")

    def test_refuses(self):
        for wrong in (("nothing",), ("good", "--processes", "0"), ("good", "--minutes", "0")):
            self.assertEqual(self.soak(*wrong).returncode, 2)


if __name__ == "__main__":
    SOAK, WORK = (pathlib.Path(a) for a in sys.argv[1:3])
    unittest.main(argv=sys.argv[:1])
