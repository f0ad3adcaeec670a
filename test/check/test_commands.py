"""Races between commands: each that nothing orders is told once, and none that something orders.

usage: test_commands.py URTRACE PROGRAM FILE.spv [whole]

Without "whole" only what adapters do differently.
"""
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest

URTRACE, PROGRAM, CODE = sys.argv[1:4]
WHOLE = unittest.skipUnless(sys.argv[4:] == ["whole"], "is the same on every adapter")
DOES = "(reads|writes|changes atomically|allocates|frees)"


def names():
    return subprocess.run([PROGRAM], capture_output=True, text=True, timeout=60, check=True).stdout.split()


def run(cases, *options, code=CODE):
    return subprocess.run([sys.executable, URTRACE, "check", *options, "--", PROGRAM, code, *cases], capture_output=True, text=True,
                          timeout=280)


def with_global_builtins(path):
    """The module with its built-in variables in global memory, where compilers of SYCL have put them. How many there are."""
    POINTER, VARIABLE, INPUT, GLOBAL = 32, 59, 1, 5
    with open(CODE, "rb") as stream:
        code = stream.read()
    words, at, count = list(struct.unpack(f"<{len(code) // 4}I", code)), 5, 0
    while at < len(words):
        opcode, length = words[at] & 0xffff, words[at] >> 16
        place = {POINTER: at + 2, VARIABLE: at + 3}.get(opcode)
        if place and words[place] == INPUT:
            words[place] = GLOBAL
            count += opcode == VARIABLE
        at += length
    with open(path, "wb") as stream:
        stream.write(struct.pack(f"<{len(words)}I", *words))
    return count


def reports(said):
    parts = re.split(r"^CASE (\w+)$", said, flags=re.M)
    return {name: [line for line in text.splitlines() if re.search(r"<CHECK>\[ERROR\]: \S", line)]
            for name, text in zip(parts[1::2], parts[2::2])}


class Commands(unittest.TestCase):
    maxDiff = None

    def test_what_nothing_orders_is_told_and_what_is_ordered_is_not(self):
        cases = names()
        done = run(cases, "--races=commands")
        found = reports(done.stderr)
        self.assertEqual(list(found), cases, done.stderr[-2000:])
        wrong = {name: said for name, said in found.items() if len(said) != name.endswith("_race")}
        self.assertEqual(wrong, {}, done.stderr[-4000:])
        for name, said in found.items():
            if said:
                self.assertRegex(said[0], rf"(kernel '\w+' \(\S*ordered\.cl:\d+\)|function 'deep' \(\S*ordered\.cl:\d+\) of kernel 'put_deep'"
                                          rf"|ur\w+) {DOES} \d+ bytes? at 0x[0-9a-f]+, \d+ behind the start of an allocation of 256.*, while "
                                          rf"(kernel '\w+'|ur\w+) {DOES} them: a race between commands, which nothing orders$")
        races = sum(name.endswith("_race") for name in cases)
        self.assertGreater(races, 20)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"urtrace check: {races} places with bad accesses", done.stderr)

    @WHOLE
    def test_built_in_variables_may_be_in_global_memory(self):
        with tempfile.TemporaryDirectory() as folder:
            code = os.path.join(folder, "global.spv")
            self.assertGreater(with_global_builtins(code), 0)
            done = run(["put_put_queues_race", "put_put_event_right"], "--races=commands", code=code)
        self.assertEqual({name: len(said) for name, said in reports(done.stderr).items()},
                         {"put_put_queues_race": 1, "put_put_event_right": 0}, done.stderr)
        self.assertNotIn("not checked", done.stderr)

    @WHOLE
    def test_both_commands_are_named_with_the_stacks_of_their_calls(self):
        done = run(["put_copy_queues_race"], "--races=commands")
        self.assertRegex(done.stderr, r"kernel 'put'( was enqueued)? by urEnqueueKernelLaunch:\n(.* #\d+ .*\n)*?.* #\d+ (launch|put\w*|run_pair|main) ")
        self.assertRegex(done.stderr, r"urEnqueueUSMMemcpy( was enqueued)? by urEnqueueUSMMemcpy:\n(.* #\d+ .*\n)*?.* #\d+ copy_out ")
        self.assertIn("the allocation was made by urUSMDeviceAlloc:", done.stderr)

    @WHOLE
    def test_they_are_looked_for_where_that_is_asked_for(self):
        for options in ([], ["--races"]):
            done = run(["put_copy_queues_race", "fill_copy_queues_race"], *options)
            self.assertNotIn("<CHECK>", done.stderr)
            self.assertEqual(done.returncode, 0)

    @WHOLE
    def test_values_and_commands_are_not_looked_for_at_once(self):
        done = run(["put_copy_queues_race"], "--races=commands", "--unset")
        self.assertIn("values that nobody has set are not looked for where races between commands are", done.stderr)
        self.assertIn("a race between commands", done.stderr)

    @WHOLE
    def test_reports_are_lines_of_json_too(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "reports")
            run(["fill_copy_queues_race", "put_take_queues_race"], "--races=commands", "--json", path)
            with open(path, encoding="utf-8") as stream:
                entries = list(map(json.loads, stream))
        self.assertEqual([(entry["kind"], entry["between"]) for entry in entries], [("race", "commands")] * 2)
        copy, kernel = entries
        self.assertEqual((copy["function"], copy["does"], copy["bytes"], copy["other"]["function"], copy["other"]["does"]),
                         ("urEnqueueUSMMemcpy", "reads", 256, "urEnqueueUSMFill", "writes"))
        self.assertEqual({kernel["function"], kernel["other"]["function"]}, {"put", "take"})
        self.assertEqual(kernel["object"]["made_by"], "urUSMDeviceAlloc")
        self.assertTrue(copy["enqueued"] and copy["other"]["enqueued"])


class Casts(unittest.TestCase):
    def test_pointers_of_another_class_of_memory_are_told(self):
        """Of the wrong ones the accesses behind are not made up for, so each runs by itself."""
        where = {"cast_to_local_wrong": "local memory what is at 0x[0-9a-f]+, 12 bytes behind the start of an allocation of 256 bytes",
                 "cast_to_private_wrong": "private memory what is at 0x[0-9a-f]+, 12 bytes behind the start of an allocation of 256 bytes",
                 "cast_to_global_wrong": "global memory what is at 0x[0-9a-f]+, in the local variable 'tile'"}
        for name, says in where.items():
            said = reports(run([name]).stderr)[name]
            self.assertEqual(len(said), 1, said)
            self.assertRegex(said[0], rf"kernel '{name}' \(\S*ordered\.cl:\d+\) takes for {says}, in work-item \(0, 0, 0\) of group")
        done = run(["cast_right"])
        self.assertNotIn("<CHECK>", done.stderr)
        self.assertEqual(done.returncode, 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
