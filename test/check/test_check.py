"""Checks of kernels: each planted fault is told in one sentence, and what is right is not.

usage: test_check.py URTRACE PROGRAM FOLDER SOURCES [whole]

FOLDER has faults.spv, unset.spv, linked.spv and library.spv, SOURCES what they are made of.

Without "whole" only what adapters do differently.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest

URTRACE, PROGRAM, FOLDER, SOURCES = sys.argv[1:5]
WHOLE = unittest.skipUnless(sys.argv[5:] == ["whole"], "is the same on every adapter")
UNITS = {"load": 4, "store": 4, "byte": 1, "atomic": 4, "vector": 16, "vload": 16, "vstore": 16, "copy": 64, "called": 4}
DOES = {"load": "reads", "vector": "reads", "vload": "reads", "copy": "reads", "atomic": "changes atomically"}
# Private ones have no names in what the build's compiler writes.
OBJECTS = {"tile_read": "the local variable 'tile'", "tile_write": "the local variable 'tile'",
           "tile_atomic": "the local variable 'tile'", "tile_generic": "the local variable 'tile'",
           "own_read": "a private variable", "own_write": "a private variable",
           "constant_read": "the constant 'numbers'", "variable_write": "the global variable 'counts'",
           "variable_generic": "the global variable 'counts'", "generic_read": "an allocation",
           "value": "an argument",
           **{f"lent_{does}": "a local argument" for does in ("read", "write", "atomic", "generic", "vector")}}
# Of accesses that are not aligned: bytes, what they have to be a multiple of, how many bytes behind the start they are, of what.
SKEWS = {"skew_load": (4, 4, 9), "skew_store": (4, 4, 10), "skew_atomic": (4, 4, 6), "skew_vector": (16, 16, 8),
         "skew_vload": (16, 4, 18), "skew_vstore": (8, 4, 9), "skew_root": (4, 4, 10), "skew_pointer": (4, 4, 5),
         "skew_tile": (4, 4, 6, "the local variable 'tile' of 32 bytes"), "skew_own": (4, 4, 5, "a private variable of 32 bytes"),
         "skew_generic": (4, 4, 7)}
FAULTS = ("before", "past", "freed", "null")


def run(what, options=()):
    code = os.path.join(FOLDER, what + ".spv" if what in ("unset", "linked") else "faults.spv")
    more = [os.path.join(FOLDER, "library.spv")] if what == "linked" else []
    return subprocess.run([sys.executable, URTRACE, "check", *options, "--", PROGRAM, code, what, *more], capture_output=True,
                          text=True, timeout=280)


def lines(module="faults"):
    with open(os.path.join(SOURCES, module + ".cl"), encoding="utf-8") as stream:
        return {m.group(1): number for number, line in enumerate(stream, 1)
                if (m := re.match(r"(?:FAULTS|KERNEL|OBJECTS|LOCALS?|LENTS|SKEWED|UNSET)\((\w+),", line))}


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


def of_memory(name, fault):
    """Of memory that a command allocates and frees, of a buffer, or by a recorded launch: what is said, who made it and who freed it."""
    does, by = {"queued": ("reads", "urEnqueueUSMDeviceAllocExp"), "buffer": ("writes", "urMemBufferCreate")}.get(
        name, ("writes", "urUSMSharedAlloc"))
    where = {"before": "4 bytes before an allocation of 32 bytes", "past": "0 bytes past the end of an allocation of 32 bytes",
             "freed": "28 bytes behind the start of a freed allocation of 32 bytes"}[fault]
    does = "writes" if fault == "freed" else does
    return (rf"kernel '{name}_{fault}' \(\S*faults\.cl:\d+\) {does} 4 bytes at 0x[0-9a-f]+, {where}, in work-item "
            rf"\(2, 0, 0\) of group \(1, 0, 0\)(?s:.*)the allocation was made by {by}:"
            + ("(?s:.*)and freed by " + ("urEnqueueUSMFreeExp:" if name == "queued" else "urUSMFree:") if fault == "freed" else ""))


def of_object(name, fault, line):
    does = {"read": "reads", "value": "reads", "atomic": "changes atomically"}.get(name.split("_")[-1], "writes")
    where = {"before": "4 bytes before ", "past": "0 bytes past the end of "}[fault] + re.escape(OBJECTS[name])
    who, size = rf"kernel '{name}_{fault}' \(\S*faults\.cl:{line}\)", 4
    if name == "generic_read":
        who = r"function 'get' \(\S*faults\.cl:\d+\) of kernels '.*generic_read_before.*'"
    if name == "lent_vector":
        size, where = 16, {"before": "16 bytes before ", "past": "the last 4 bytes past the end of "}[fault] + re.escape(OBJECTS[name])
    item = r"\(\d, 0, 0\) of group \(\d, 0, 0\)$" if name == "value" else r"\(2, 0, 0\) of group \(1, 0, 0\)$"
    return rf"{who} {does} {size} bytes at 0x[0-9a-f]+, {where} of 32 bytes, in work-item {item}"


def of_skew(name, line):
    size, alignment, offset, *what = SKEWS[name]
    does = {"skew_store": "writes", "skew_vstore": "writes", "skew_atomic": "changes atomically"}.get(name, "reads")
    return (rf"kernel '{name}_skewed' \(\S*faults\.cl:{line}\) {does} {size} bytes at 0x[0-9a-f]+, which is no multiple of "
            rf"{alignment}, {amount(offset)} behind the start of {re.escape(*what or ['an allocation of 256 bytes'])}, "
            r"in work-item \(2, 0, 0\) of group \(1, 0, 0\)$")


# How many bytes behind the start what nobody has set is.
UNSET = {"unset_branch": 36, "unset_address": 36, "unset_loop": 36, "unset_switch": 36, "unset_later": 36, "unset_atomic": 36,
         "unset_vector": r"3[26]", "unset_vload": 36, "unset_byte": 36, "unset_generic": 36, "unset_buffer": 36,
         "carried": 36, "carried_buffer": 36}
# The same of variables of kernels.
VARIABLES = {"tile_branch": 36, "tile_address": 36, "tile_vector": r"14[48]", "tile_vload": 144, "tile_atomic": 36, "tile_byte": 37, "tile_eight": 292,
             "own_branch": 36, "own_address": 36, "own_vector": r"14[48]", "own_byte": 37, "own_generic": 36, "own_eight": 292}


class Check(unittest.TestCase):
    maxDiff = None

    def test_modules_are_linked_whose_built_in_variables_are_in_two_classes(self):
        every = ((), ("--races",), ("--races=commands",), ("--unset",))
        for options in every if sys.argv[5:] == ["whole"] else every[:1]:
            done = run("linked", options)
            self.assertEqual(done.returncode, 1, f"{options}: {done.stderr}")
            right, past = done.stderr.split("CASE linked_past")
            self.assertNotIn("<CHECK>", right)
            self.assertRegex(past, r"function 'nth' \(\S*library\.cl:4\) reads 4 bytes at 0x[0-9a-f]+, "
                                   r"0 bytes past the end of an allocation of 256 bytes, in work-item \(\d, 0, 0\)")

    def test_faults_are_told_and_what_is_right_is_not(self):
        done = run("all")
        self.assertEqual(done.returncode, 1, done.stderr)
        where = lines()
        expected = {f"{way}_{fault}": sentence(way, fault, where[way])
                    for way in UNITS for fault in FAULTS if way != "called" or fault == "before"}
        expected["part_past"] = (r"kernel 'part_past' \(\S*faults\.cl:" + str(where["part"]) + r"\) reads 16 bytes at "
                                 r"0x[0-9a-f]+, the last 8 bytes past the end of an allocation of 256 bytes, ")
        # Of a place in a function that kernels share, the first bad access alone is told.
        expected |= {f"{name}_{fault}": of_object(name, fault, where.get(name, r"\d+"))
                     for name in OBJECTS for fault in ("before", "past") if (name, fault) not in
                     {("generic_read", "past"), ("value", "before")}}
        expected |= {f"{name}_skewed": of_skew(name, where[name]) for name in SKEWS}
        memory = {f"{name}_{fault}": of_memory(name, fault) for name, fault in
                  (("queued", "past"), ("queued", "freed"), ("buffer", "before"), ("buffer", "past"), ("commands", "past"),
                   ("commands", "freed"), ("graph", "past"), ("graph", "freed"))}
        parts = re.split(r"^CASE (\w+)$", done.stderr, flags=re.M)
        self.assertNotIn("<CHECK>", parts[0])
        cases = dict(zip(parts[1::2], parts[2::2]))
        right = {name for name in cases if name.endswith("right")}
        self.assertEqual(right, {f"{way}_right" for way in [*UNITS, *OBJECTS, *SKEWS, "queued", "buffer", "commands", "graph", "turns",
                                                           "tight"]} | {"others_right"})
        self.assertEqual(set(cases) - right - {"generic_read_past"}, set(expected) | set(memory))
        for name in right:
            self.assertNotIn("<CHECK>", cases[name])
        for name, pattern in memory.items():
            self.assertEqual(cases[name].count("kernel '"), 1, f"{name}: {cases[name]}")
            self.assertRegex(cases[name], pattern)
        for name, pattern in expected.items():
            said = [line for line in cases[name].splitlines() if re.search("kernel '|kernels '", line)]
            self.assertEqual(len(said), 1, f"{name}: {cases[name]}")
            self.assertRegex(said[0], pattern)
            # Who made the allocation, and who freed it.
            made, freed = "made by urUSMSharedAlloc" in cases[name], "freed by urUSMFree" in cases[name]
            self.assertEqual((made, freed), ("allocation" in pattern, name.endswith("freed")), name)
        # By four work-items, of which the first is told.
        self.assertIn("  and 3 more times until now", cases["value_past"])
        self.assertIn(f"urtrace check: {len(expected) + len(memory)} places with bad accesses", done.stderr)

    def test_values_that_nobody_set_are_told_where_they_decide(self):
        done = run("unset", options=["--unset"])
        self.assertEqual(done.returncode, 1, done.stderr)
        parts = re.split(r"^CASE (\w+)$", done.stderr, flags=re.M)
        cases, where = dict(zip(parts[1::2], parts[2::2])), lines("unset")
        self.assertEqual(len(cases), 2 * len(UNSET) + 2 * len(VARIABLES) + 9)
        self.assertIn("undecided_right", cases)
        places = 0
        # What the host reads back, once of each allocation.
        for name, expected in (("back", [("urEnqueueUSMMemcpy", 8, 40), ("urEnqueueMemBufferRead", 4, 16)]),
                               ("later", [("urEnqueueUSMMemcpy", 8, 40), ("urEnqueueUSMMemcpy", 256, 0), ("urEnqueueMemBufferRead", 4, 16)]),
                               ("failed", [("urEnqueueUSMMemcpy", 8, 40)])):
            text = cases.pop(name + "_unset")
            back = [line for line in text.splitlines() if "gives the host" in line]
            self.assertEqual(len(back), len(expected), text)
            for said, (call, size, offset) in zip(sorted(back, key=lambda line: "MemBufferRead" in line), expected):
                self.assertRegex(said, rf"{call} gives the host {size} bytes at 0x[0-9a-f]+, which nobody has set, {offset} bytes behind the "
                                       r"start of an allocation of 256 bytes$")
                places += 1
        for name, text in cases.items():
            if name.endswith("right"):
                self.assertNotIn("<CHECK>", text, name)
                continue
            said = [line for line in text.splitlines() if "kernel '" in line]
            # By what lies there a loop goes on, and decides once more behind its first turn.
            self.assertIn(len(said), (1, 2) if name == "unset_loop_unset" else (1,), f"{name}: {text}")
            places += len(said)
            stem = name[:-len("_unset")]
            if stem in VARIABLES:
                line = rf"\(\S*unset\.cl:{where[stem]}\)"
                does = "finds an address" if "address" in name else "decides a branch"
                variable = "the local variable 'tile'" if "tile" in name else r"(?:a private variable|the private variable '\w+')"
                self.assertRegex(said[0], rf"kernel '{name}' {line} {does} by what was read {line} in {variable}, {VARIABLES[stem]} bytes "
                                          r"behind its start, which nobody has set, in work-item \(2, 0, 0\) of group \(1, 0, 0\)$")
                continue
            does, by = ("finds an address" if name == "unset_address_unset" else "decides a branch",
                        "urMemBufferCreate" if "buffer" in name else "urUSMDeviceAlloc")
            offset = UNSET[name[:-len("_unset")]]
            self.assertRegex(said[0], rf"kernel '{name}' \(\S*unset\.cl:{where[name[:-len('_unset')]]}\) {does} by what was "
                                      rf"read at 0x[0-9a-f]+, which nobody has set, {offset} bytes behind the start of an "
                                      r"allocation of 256 bytes, in work-item \(2, 0, 0\) of group \(1, 0, 0\)$")
            self.assertIn(f"the allocation was made by {by}", text)
        self.assertIn(f"urtrace check: {places} places", done.stderr)

    @WHOLE
    def test_values_that_nobody_set_are_looked_for_where_that_is_asked(self):
        done = run("unset")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("<CHECK>", done.stderr)

    @WHOLE
    def test_status_is_the_programs(self):
        done = run("right", options=["--unset"])
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
    def test_reports_are_lines_of_json_too(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "reports")
            trace = os.path.join(folder, "trace.json")
            done = run("faults", options=["--json", path, "--trace", trace])
            with open(path, encoding="utf-8") as stream:
                reports = [json.loads(line) for line in stream]
            with open(trace, encoding="utf-8") as stream:
                events = json.load(stream)
        self.assertEqual(len(reports), int(re.search(r"urtrace check: (\d+) places", done.stderr).group(1)))
        # Each stands in the trace, too, behind the launch.
        told = [event for event in events if event.get("cat") == "check"]
        self.assertEqual([(event["name"], event["args"]) for event in told], [(report["kind"], report) for report in reports])
        past = next(event for event in told if event["args"]["function"] == "load_past")
        launches = [event for event in events if event["ph"] == "X" and event["name"] == "urEnqueueKernelLaunch" and
                    event["tid"] == past["tid"] and event["ts"] + event["dur"] <= past["ts"]]
        self.assertEqual(max(launches, key=lambda event: event["ts"])["args"]["kernel"], "load_past")
        by_function = {report["function"]: report for report in reports}
        past = by_function["load_past"]
        self.assertEqual((past["kind"], past["kernels"], past["does"], past["bytes"], past["line"], past["work_item"],
                          past["group"]), ("outside", "load_past", "reads", 4, lines()["load"], [2, 0, 0], [1, 0, 0]))
        self.assertEqual((past["object"]["bytes"], past["object"]["offset"], past["object"]["made_by"]),
                         (256, 256, "urUSMSharedAlloc"))
        self.assertTrue(past["object"]["made"][0]["frame"])
        self.assertEqual(by_function["queued_freed"]["object"]["freed_by"], "urEnqueueUSMFreeExp")
        self.assertEqual(by_function["load_null"]["kind"], "null")
        self.assertEqual((by_function["load_null"]["times"], by_function["value_past"]["times"]), (1, 4))
        self.assertNotIn("object", by_function["load_null"])

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
