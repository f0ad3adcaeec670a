#!/usr/bin/env python3
"""Mistakes in the specification are reported with file and line, and nothing is generated from them.

Each test takes a copy of scripts/spec, makes one mistake in it, and does what scripts/generate.py does, within this process.
"""
import contextlib
import io
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import types
import unittest
import unittest.mock

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent.parent / "scripts"
sys.path.insert(0, str(SCRIPTS))
import generate
from urgen import spec as reading

PARSED = {} # by text: most files are the same in every test
read = reading.read


def copy(node):
    if isinstance(node, list):
        return [copy(value) for value in node]
    if not isinstance(node, reading.Node):
        return node
    made = reading.Node((key, copy(value)) for key, value in node.items())
    made.where = node.where
    return made


def read_once(path):
    """What reading.read gives, parsed once for each path and text."""
    key = str(path), path.read_text()
    if key not in PARSED:
        PARSED[key] = read(path)
    return copy(PARSED[key])


reading.read = read_once
FOLDER = tempfile.TemporaryDirectory() # one for all, so that the paths stay the same


class Case(unittest.TestCase):
    def setUp(self):
        self.spec = pathlib.Path(FOLDER.name) / "spec"
        self.root = pathlib.Path(FOLDER.name) / "root"
        for folder in self.spec, self.root:
            shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(SCRIPTS / "spec", self.spec)
        self.root.mkdir()

    def generate(self, *options):
        arguments = ["generate.py", "--spec", str(self.spec), "--root", str(self.root), *options]
        out, err = io.StringIO(), io.StringIO()
        with unittest.mock.patch.object(sys, "argv", arguments), contextlib.redirect_stdout(out), \
                contextlib.redirect_stderr(err):
            status = generate.main()
        return types.SimpleNamespace(returncode=status, stdout=out.getvalue(), stderr=err.getvalue())

    def change(self, name, pattern, replacement):
        """Replaces the first match in a file; returns the line where it stands."""
        path = self.spec / name
        text = path.read_text()
        match = re.search(pattern, text, re.M)
        self.assertIsNotNone(match, f"{name} has no {pattern}")
        path.write_text(text[:match.start()] + match.expand(replacement) + text[match.end():])
        return text[:match.start()].count("\n") + 1

    def refused(self, name, line, words):
        done = self.generate()
        self.assertEqual(done.returncode, 2, done.stderr or done.stdout)
        if line is None:
            self.assertRegex(done.stderr, rf"{name}:\d+: ")
        else:
            self.assertIn(f"{name}:{line}: ", done.stderr)
        self.assertIn(words, done.stderr)
        self.assertEqual(list(self.root.iterdir()), [], "something was generated all the same")


class Mistakes(Case):
    def test_two_enumerators_with_one_value(self):
        line = self.change("common.yml", r"UR_BACKEND_CUDA, value: 3", r"UR_BACKEND_CUDA, value: 2")
        self.refused("common.yml", line, "UR_BACKEND_CUDA has the value of UR_BACKEND_OPENCL")

    def test_an_enumerator_defined_twice(self):
        self.change("common.yml", r"UR_BACKEND_CUDA, value: 3", r"UR_BACKEND_OPENCL, value: 3")
        self.refused("common.yml", None, "UR_BACKEND_OPENCL is defined twice")

    def test_an_enumerator_without_a_value(self):
        line = self.change("common.yml", r"UR_BACKEND_CUDA, value: 3", r"UR_BACKEND_CUDA, value: three")
        self.refused("common.yml", line, "UR_BACKEND_CUDA has no integer value")

    def test_a_flag_of_two_bits(self):
        line = self.change("queue.yml", r"(UR_QUEUE_FLAG_PROFILING_ENABLE, value: )\w+", r"\g<1>0x3000000")
        self.refused("queue.yml", line, "is not a single bit")

    def test_a_parameter_of_an_unknown_type(self):
        line = self.change("queue.yml", r"name: hQueue, type: ur_queue_handle_t",
                           r"name: hQueue, type: ur_line_handle_t")
        self.refused("queue.yml", line, "unknown type ur_line_handle_t")

    def test_a_member_of_an_unknown_type(self):
        line = self.change("queue.yml", r"name: computeIndex, type: uint32_t",
                           r"name: computeIndex, type: uint33_t")
        self.refused("queue.yml", line, "unknown type uint33_t")

    def test_a_parameter_without_direction(self):
        line = self.change("queue.yml", r"(- \{name: hQueue, type: ur_queue_handle_t), dir: in", r"\1")
        self.refused("queue.yml", line, "parameter hQueue")

    def test_a_parameter_with_a_wrong_direction(self):
        line = self.change("queue.yml", r"(- \{name: hQueue, type: ur_queue_handle_t), dir: in",
                           r"\1, dir: sideways")
        self.refused("queue.yml", line, "no direction (in, out, inout)")

    def test_a_member_without_direction(self):
        line = self.change("queue.yml", r"(name: computeIndex, type: uint32_t), dir: in", r"\1")
        self.refused("queue.yml", line, "has no direction")

    def test_a_slot_that_leaves_others_empty(self):
        self.change("queue.yml", r"(table: Queue\n\s+slot: )7", r"\g<1>99")
        self.refused("queue.yml", None, "has slot 99 of table Queue, whose slot 7 is empty")

    def test_a_function_with_an_id_that_the_layers_have_no_room_for(self):
        self.change("queue.yml", r"id: \d+$", "id: 900")
        self.refused("queue.yml", None, "has no id from 1 to 511")

    def test_two_functions_with_one_id(self):
        self.change("queue.yml", r"id: \d+$", "id: 1")
        self.refused("queue.yml", None, "has the value of UR_FUNCTION_")

    def test_a_function_without_a_slot(self):
        self.change("queue.yml", r"(table: Queue\n)\s+slot: 0\n", r"\1")
        self.refused("queue.yml", None, "has no slot in table Queue")

    def test_a_table_without_functions(self):
        line = self.change("tables.yml", r"  - \{name: Queue,", r"  - {name: Line, type: ur_line_t}\n  - {name: Queue,")
        self.refused("tables.yml", line, "table Line has no functions")

    def test_a_slot_taken_twice(self):
        self.change("queue.yml", r"(table: Queue\n\s+slot: )1", r"\g<1>0")
        self.refused("queue.yml", None, "slot 0 of Queue is taken by")

    def test_a_table_that_is_not_there(self):
        self.change("queue.yml", r"table: Queue$", r"table: Line")
        self.refused("queue.yml", None, "unknown table Line")

    def test_an_unknown_key(self):
        line = self.change("queue.yml", r"- \{name: hQueue, type: ur_queue_handle_t, dir: in",
                           r"- {name: hQueue, colour: red, type: ur_queue_handle_t, dir: in")
        self.refused("queue.yml", line, "unknown key 'colour' in a param")

    def test_a_key_given_twice(self):
        line = self.change("queue.yml", r"- \{name: hQueue, type: ur_queue_handle_t, dir: in",
                           r"- {name: hQueue, name: hLine, type: ur_queue_handle_t, dir: in")
        self.refused("queue.yml", line, "key 'name' given twice")

    def test_an_unknown_result(self):
        self.change("queue.yml", r"UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES:", r"UR_RESULT_ERROR_ODD:")
        self.refused("queue.yml", None, "lists unknown result UR_RESULT_ERROR_ODD")

    def test_a_missing_description(self):
        line = self.change("common.yml", r"(name: UR_BACKEND_CUDA, value: 3), desc: [^}]*\}", r"\1}")
        self.refused("common.yml", line, "UR_BACKEND_CUDA has no desc")

    def test_a_range_that_names_no_parameter(self):
        line = self.change("context.yml", r'range: \["0", DeviceCount\]', r'range: ["0", HowMany]')
        self.refused("context.yml", line, "phDevices of urContextCreate: range names unknown parameter HowMany")

    def test_a_function_defined_twice(self):
        self.change("queue.yml", r"name: urQueueFlush", r"name: urQueueFinish")
        self.refused("queue.yml", None, "urQueueFinish is defined twice")

    def test_a_structure_with_an_unknown_base(self):
        self.change("queue.yml", r"base: ur_base_properties_t", r"base: ur_no_base_t")
        self.refused("queue.yml", None, "unknown base ur_no_base_t")

    def test_yaml_that_does_not_parse(self):
        self.change("queue.yml", r"^functions:", "functions: [")
        self.refused("queue.yml", None, "")

    def test_an_extension_of_nothing(self):
        (self.spec / "more.yml").write_text(
            "region: more\nenums:\n  - name: ur_colour_t\n    extends: true\n    values: []\n")
        self.refused("more.yml", 3, "extends unknown enum ur_colour_t")

    def test_a_file_without_a_region(self):
        (self.spec / "more.yml").write_text("title: nothing\n")
        self.refused("more.yml", 1, "a mapping with a region")

    def test_a_file_that_is_a_list(self):
        (self.spec / "more.yml").write_text("- one\n- two\n")
        self.refused("more.yml", 1, "a mapping with a region")

    def test_an_empty_file(self):
        (self.spec / "more.yml").write_text("")
        self.refused("more.yml", 1, "a mapping with a region")

    def test_a_release_with_an_unknown_function(self):
        self.change("generations/2026.1.yml", r"urEventCreateExp", r"urEventMakeExp")
        self.refused("generations/2026.1.yml", 1 + 1, "unknown function urEventMakeExp")

    def test_a_release_with_an_unknown_key(self):
        self.change("generations/2026.1.yml", r"^moved:", r"shifted:")
        self.refused("generations/2026.1.yml", 2, "unknown key 'shifted' in a release")

    def test_a_release_like_none(self):
        self.change("generations/2026.0.yml", r"like: .*", 'like: "2030.1"')
        self.refused("generations/2026.0.yml", 2, "2030.1 is no later release")

    def test_a_release_whose_table_has_no_such_slot(self):
        line = self.change("generations/2026.1.yml", r"slot: 14", r"slot: 140")
        self.refused("generations/2026.1.yml", line, "cannot be in slot 140 of table Kernel")

    def test_several_mistakes_are_all_named(self):
        self.change("common.yml", r"UR_BACKEND_CUDA, value: 3", r"UR_BACKEND_CUDA, value: 2")
        self.change("queue.yml", r"(name: computeIndex, type: uint32_t), dir: in", r"\1")
        done = self.generate()
        self.assertEqual(done.returncode, 2)
        self.assertIn("UR_BACKEND_CUDA", done.stderr)
        self.assertIn("computeIndex", done.stderr)


class Tags(Case):
    """What a parameter, a member or a function says beside its type."""

    def wrong(self, name, pattern, replacement, words, at=None):
        line = self.change(name, pattern, replacement)
        self.refused(name, line if at is None else at, words)

    def test_a_handle_with_an_unknown_result(self):
        self.wrong("queue.yml", r"invalid: UR_RESULT_ERROR_INVALID_QUEUE", "invalid: UR_RESULT_ERROR_ODD",
                   "ur_queue_handle_t: unknown result UR_RESULT_ERROR_ODD")

    def test_a_range_of_one(self):
        self.wrong("context.yml", r'range: \["0", DeviceCount\]', "range: [DeviceCount]",
                   "phDevices of urContextCreate: range is a list of two")

    def test_a_range_of_a_member_that_names_nothing(self):
        self.wrong("device.yml", r'range: \["0", PropCount\]', 'range: ["0", HowMany]',
                   "pProperties of ur_device_partition_properties_t: range names unknown member HowMany")

    def test_bounds_that_name_no_parameter(self):
        self.wrong("usm_copy.yml" if (self.spec / "usm_copy.yml").exists() else "exp_usm_context_memcpy.yml",
                   r'bounds: \["0", size\]', 'bounds: ["0", length]', "bounds names unknown parameter length")

    def test_bounds_of_a_region_without_pitches(self):
        self.wrong("enqueue.yml", r"bounds: \[bufferOrigin, region\]", "bounds: [hostless, region]",
                   "bounds names unknown parameter hostless")

    def test_bounds_of_a_region_from_somewhere(self):
        self.wrong("enqueue.yml", r"bounds: \[srcOffset, size\]", "bounds: [size, region]",
                   "need its row and slice pitch")

    def test_a_typename_that_names_no_parameter(self):
        self.wrong("usm.yml", r"typename: \[propName, propSize\]", "typename: [propName, howLong]",
                   "typename names unknown parameter howLong")

    def test_a_release_of_what_is_returned(self):
        self.wrong("queue.yml", r"(name: phQueue, [^}]*dir: out)", r"\1, release: true",
                   "release is for what is passed in")

    def test_a_retain_of_a_number(self):
        self.wrong("usm.yml", r"(name: size, type: size_t, dir: in)", r"\1, retain: true",
                   "retain is for handles that are passed in")

    def test_a_parameter_both_retained_and_released(self):
        self.wrong("queue.yml", r"retain: true", "retain: true, release: true", "release and retain exclude each other")

    def test_a_borrowed_handle_that_is_passed_in(self):
        self.wrong("queue.yml", r"(name: hQueue, type: ur_queue_handle_t, dir: in)", r"\1, borrowed: true",
                   "borrowed is for handles that the call returns")

    def test_the_bytes_of_no_handle(self):
        self.wrong("usm.yml", r"(name: size, type: size_t, dir: in)", r"\1, bytes: size",
                   "bytes is for handles that the call returns")

    def test_bytes_that_name_no_parameter(self):
        self.wrong("memory.yml", r"bytes: size", "bytes: length", "bytes names unknown parameter length")

    def test_an_allocation_of_an_unknown_type(self):
        self.wrong("usm.yml", r"allocates: \{type: HOST", "allocates: {type: CLOUD", "memory of type CLOUD")

    def test_an_allocation_without_a_size(self):
        self.wrong("usm.yml", r"allocates: \{type: HOST, size: size\}", "allocates: {type: HOST}",
                   "allocates has no size")

    def test_an_allocation_that_is_no_mapping(self):
        self.wrong("usm.yml", r"allocates: \{type: HOST, size: size\}", "allocates: HOST",
                   "allocates is a mapping with type and size")

    def test_an_allocation_with_an_unknown_key(self):
        self.wrong("usm.yml", r"allocates: \{type: HOST, size: size\}",
                   "allocates: {type: HOST, size: size, colour: red}", "unknown key 'colour' in a allocates")

    def test_an_allocation_that_is_passed_in(self):
        self.wrong("usm.yml", r"(name: pMem, type: \"void\*\", dir: in), frees: true",
                   r"\1, allocates: {type: HOST, size: hContext}", "allocates is for a void")

    def test_freeing_what_is_returned(self):
        self.wrong("usm.yml", r"allocates: \{type: HOST, size: size\}", "frees: true",
                   "frees is for a pointer that is passed in")

    def test_a_member_of_a_union_without_its_enumerator(self):
        self.wrong("device.yml", r", when: UR_DEVICE_PARTITION_EQUALLY", "",
                   "equally of ur_device_partition_value_t: when is missing")

    def test_a_member_of_a_union_for_an_enumerator_of_another_type(self):
        self.wrong("device.yml", r"when: UR_DEVICE_PARTITION_EQUALLY", "when: UR_BACKEND_CUDA",
                   "UR_BACKEND_CUDA is no enumerator of ur_device_partition_t")

    def test_two_members_of_a_union_for_one_enumerator(self):
        self.wrong("device.yml", r"when: UR_DEVICE_PARTITION_BY_COUNTS", "when: UR_DEVICE_PARTITION_EQUALLY",
                   "UR_DEVICE_PARTITION_EQUALLY selects equally already")

    def test_a_member_of_a_structure_with_an_enumerator(self):
        self.wrong("queue.yml", r"(name: computeIndex, type: uint32_t, dir: in)", r"\1, when: UR_BACKEND_CUDA",
                   "when is for members of unions")

    def test_a_union_that_nothing_tells_about(self):
        self.wrong("device.yml", r", tagged_by: type", "", "which member says what the union holds?")

    def test_a_union_told_by_a_member_that_is_not_there(self):
        self.wrong("device.yml", r"tagged_by: type", "tagged_by: colour", "tagged_by names unknown member colour")

    def test_an_unknown_order(self):
        self.change("queue.yml", r"order: finish", "order: sooner")
        self.refused("queue.yml", None, "urQueueFinish: order is one of")

    def test_an_unknown_feature(self):
        self.change("exp_host_task.yml", r"feature: \w+", "feature: UR_BACKEND_CUDA")
        self.refused("exp_host_task.yml", None, "feature UR_BACKEND_CUDA is no query of a device")

    def test_a_condition_with_an_unknown_key(self):
        self.wrong("usm.yml", r'- \{if: "size == 0"\}', '- {if: "size == 0", then: stop}',
                   "unknown key 'then' in a condition")

    def test_a_condition_that_nothing_brings_about(self):
        self.wrong("usm.yml", r'- \{if: "size == 0"\}', '- {if: "size == 77"}',
                   "nothing brings about 'size == 77' of urUSMHostAlloc")


class Folders(Case):
    def setUp(self):
        super().setUp()
        # A few of the files do: what is made of all of them is asked by generate.py --check.
        outputs = generate.outputs.outputs
        few = lambda spec: [o for o in outputs(spec) if str(o.path).startswith(("include/ur_", "loader/generated/print"))]
        patch = unittest.mock.patch.object(generate.outputs, "outputs", few)
        patch.start()
        self.addCleanup(patch.stop)

    def test_the_command_ends_as_its_function_does(self):
        self.change("common.yml", r"UR_BACKEND_CUDA, value: 3", r"UR_BACKEND_CUDA, value: 2")
        done = subprocess.run([sys.executable, SCRIPTS / "generate.py", "--spec", self.spec, "--root", self.root],
                              capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("UR_BACKEND_CUDA", done.stderr)

    def test_a_folder_without_files(self):
        shutil.rmtree(self.spec)
        self.spec.mkdir()
        done = self.generate()
        self.assertEqual(done.returncode, 2)
        self.assertIn("no specification files", done.stderr)

    def test_check_names_each_file_that_differs_and_writes_nothing(self):
        self.assertEqual(self.generate().returncode, 0)
        self.assertEqual(self.generate("--check").returncode, 0)
        header = self.root / "include" / "ur_api.h"
        wrong = header.read_text() + "/* by hand */\n"
        header.write_text(wrong)
        (self.root / "include" / "ur_ddi.h").unlink()
        done = self.generate("--check")
        self.assertEqual(done.returncode, 1)
        self.assertIn("include/ur_api.h: differs", done.stdout)
        self.assertIn("include/ur_ddi.h: differs", done.stdout)
        self.assertEqual(header.read_text(), wrong)
        self.assertFalse((self.root / "include" / "ur_ddi.h").exists())

    def test_one_edit_adds_an_enumerator_everywhere(self):
        self.change("common.yml", r"(      - \{name: UR_BACKEND_OFFLOAD)",
                    r"      - {name: UR_BACKEND_ABACUS, value: 77, desc: beads on rods}\n\1")
        self.assertEqual(self.generate().returncode, 0)
        self.assertIn("UR_BACKEND_ABACUS = 77", (self.root / "include" / "ur_api.h").read_text())
        self.assertIn("ABACUS", (self.root / "loader/generated/print_tables.c").read_text())


if __name__ == "__main__":
    unittest.main()
