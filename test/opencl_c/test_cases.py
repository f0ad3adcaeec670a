"""The lists of built-in functions are whole and clang takes what is made of them. Usage: test_cases.py WORKDIR"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
import cases  # noqa: E402

WORK = ""


class Cases(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(dir=WORK)
        self.addCleanup(shutil.rmtree, self.dir)

    def test_names_are_unique_and_texts_complete(self):
        seen = set()
        for case in cases.every():
            key = (case.standard, case.name)
            self.assertNotIn(key, seen)
            seen.add(key)
            self.assertIn(f"kernel void {case.name}(", case.text)
            self.assertEqual(case.manifest.split()[0], case.name)
            left = re.search(r"\b(T|E|N|EOP|BITS|BITSN|SIGNED|COUNT|SPACE|PREFIX|COORD|NAME)\b",
                             re.sub(r'"[^"]*"', "", case.text))
            self.assertIsNone(left, f"{case.name}: {left}")
        self.assertGreater(len(seen), 12000)

    def test_short_selection_meets_every_function(self):
        everything = list(cases.every())
        chosen = list(cases.short(everything))
        self.assertEqual({(c.set, c.function, c.element) for c in everything if c.set != "convert"},
                         {(c.set, c.function, c.element) for c in chosen if c.set != "convert"})
        self.assertLess(len(chosen), len(everything) / 8)

    def test_what_a_driver_lacks(self):
        """Whole sets, and of others the cases that are named, each of which there is; nothing without a driver."""
        everything = list(cases.every())
        why = cases.lacking("intel")
        self.assertEqual({c.set for c in everything if why(c)} - {"convert"},
                         {e["set"] for e in cases.load() if isinstance(e.get("lacking", {}).get("intel"), str)})
        named = {c.name for c in everything if c.set == "convert" and why(c)}
        self.assertEqual(len(named), 12)
        self.assertIn("convert_uint16_sat_rtz_float16", named)
        for other in ("convert_uint_sat_rte_float", "convert_uint_float", "convert_uint_sat_double"):
            self.assertNotIn(other, named)
        none = cases.lacking(None)
        self.assertFalse(any(none(c) for c in everything))

    def test_the_compiler_takes_the_kernels(self):
        clang = shutil.which("clang")
        if not clang:
            self.skipTest("no clang")
        for name, standard, _ in cases.write(cases.short(cases.every()), self.dir, 300):
            done = subprocess.run(
                [clang, "-x", "cl", "-target", "spir64", f"-cl-std={standard}", "-fsyntax-only", "-Wall",
                 "-Wno-unused-value", "-Werror", os.path.join(self.dir, name + ".cl")],
                capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    WORK = os.path.abspath(sys.argv.pop(1))
    os.makedirs(WORK, exist_ok=True)
    unittest.main()
