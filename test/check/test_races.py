"""Races: each planted one is told once, and what is right is not and computes what it did.

usage: test_races.py URTRACE PROGRAM FILE.spv SOURCE.cl [whole]

Without "whole" only what adapters do differently. With "table" a line for each kind: found or not, its twin silent or not.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

URTRACE, PROGRAM, CODE, SOURCE = sys.argv[1:5]
WHOLE = unittest.skipUnless(sys.argv[5:] == ["whole"], "is the same on every adapter")
WHO = r"work-item \(\d, 0, 0\)"


def lines():
    """The kernels and their lines."""
    with open(SOURCE, encoding="utf-8") as stream:
        return {m.group(1): number for number, line in enumerate(stream, 1) if (m := re.match(r"KERNEL\((\w+),", line))}


def cases(said):
    """What is said of each kernel, and what it has computed."""
    parts = re.split(r"^CASE (\w+)$", said, flags=re.M)
    return {name: ([line for line in text.splitlines() if re.search("(kernel|function) '", line)],
                   re.search("^OUT (.*)$", text, re.M).group(1))
            for name, text in zip(parts[1::2], parts[2::2])}


def run(names, *options):
    return subprocess.run([sys.executable, URTRACE, "check", *options, "--", PROGRAM, CODE, *names], capture_output=True, text=True,
                          timeout=280)


def alone(names):
    return cases(subprocess.run([PROGRAM, CODE, *names], capture_output=True, text=True, timeout=280, check=True).stderr)


def report(name, line):
    """What is said of one: a pattern. Which of the two accesses comes second is any order's."""
    other = r"group \(\d, 0, 0\)" if name.startswith("groups_") else "the group"
    return (rf"kernel '{name}' \(\S*races\.cl:{line}\) (reads|writes|changes atomically) [148] bytes? at 0x[0-9a-f]+.*, in {WHO} of "
            rf"group \(\d, 0, 0\), while {WHO} of {other} (reads|writes|changes atomically) them \(\S*races\.cl:{line}\): a race$")


class Races(unittest.TestCase):
    maxDiff = None

    def test_races_are_told_and_what_is_right_is_not(self):
        where = lines()
        done = run(where, "--races")
        found, before = cases(done.stderr), alone([name for name in where if name.endswith("right")])
        self.assertEqual(set(found), set(where), done.stderr[-2000:])
        races = [name for name in where if name.endswith("race")]
        self.assertGreater(len(races), 10)
        for name, (said, out) in found.items():
            if name.endswith("right"):
                self.assertEqual(said, [], name)
                self.assertEqual(out, before[name][1], name)
            else:
                self.assertEqual(len(said), 1, f"{name}: {said}")
                self.assertRegex(said[0], report(name, where[name]))
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"urtrace check: {len(races)} places with bad accesses", done.stderr)

    @WHOLE
    def test_both_may_be_told_where_they_write_the_same(self):
        done = run(["same_value_right", "tree_right"], "--races=all")
        found = cases(done.stderr)
        self.assertEqual(len(found["same_value_right"][0]), 1)
        self.assertRegex(found["same_value_right"][0][0], "a race of the same value$")
        self.assertEqual(found["tree_right"][0], [])

    @WHOLE
    def test_races_are_looked_for_where_that_is_asked_for(self):
        done = run(lines())
        self.assertNotIn("<CHECK>", done.stderr)
        self.assertEqual(done.returncode, 0)

    @WHOLE
    def test_reports_are_lines_of_json_too(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "reports")
            run(["global_write_write_race", "groups_write_read_race", "local_write_read_race"], "--races", "--json", path)
            with open(path, encoding="utf-8") as stream:
                reports = {entry["function"]: entry for entry in map(json.loads, stream)}
        self.assertEqual({entry["kind"] for entry in reports.values()}, {"race"})
        inner, outer, local = (reports[name] for name in ("global_write_write_race", "groups_write_read_race", "local_write_read_race"))
        self.assertEqual((inner["does"], inner["between"], inner["other"]["does"], inner["other"]["line"], inner["bytes"]),
                         ("writes", "work-items", "writes", lines()["global_write_write_race"], 4))
        self.assertEqual(inner["group"], inner["other"]["group"])
        self.assertNotEqual(inner["work_item"], inner["other"]["work_item"])
        self.assertEqual((inner["object"]["what"], inner["object"]["bytes"], inner["object"]["made_by"]),
                         ("an allocation", 256, "urUSMSharedAlloc"))
        self.assertEqual(outer["between"], "groups")
        self.assertNotEqual(outer["group"], outer["other"]["group"])
        self.assertEqual(local["object"], {"what": "the local variable 'tile'"})


def table():
    """Lines of "NAME FOUND SILENT"."""
    found = cases(run(lines(), "--races").stderr)
    for name in found:
        if name.endswith("_race"):
            twin = found[name.replace("_race", "_right")]
            print(name[:-5], "found" if found[name][0] else "missed", "told" if twin[0] else "silent")
    for name in found:
        if name.endswith("_right") and name.replace("_right", "_race") not in found:
            print(name[:-6], "-", "told" if found[name][0] else "silent")


if __name__ == "__main__":
    if sys.argv[5:] == ["table"]:
        table()
    else:
        unittest.main(argv=sys.argv[:1])
