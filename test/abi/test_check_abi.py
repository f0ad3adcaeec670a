#!/usr/bin/env python3
"""The ABI check finds a header that differs: one mistake of each sort, put into a copy."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"


class Differences(unittest.TestCase):
    def check(self, part, *changes):
        with tempfile.TemporaryDirectory() as tmp:
            include = pathlib.Path(tmp) / "include"
            shutil.copytree(INCLUDE, include)
            for header, old, new in changes:
                path = include / header
                text = path.read_text()
                self.assertIn(old, text)
                path.write_text(text.replace(old, new, 1))
            done = subprocess.run([sys.executable, HERE / "check_abi.py", "--part", part, "--include",
                                   include], capture_output=True, text=True)
        return done.returncode, done.stdout

    def test_the_headers_as_they_are_agree(self):
        self.assertEqual(self.check("facts")[0], 0)

    def test_a_changed_enumerator(self):
        code, out = self.check("facts", ("ur_api.h", "UR_BACKEND_OPENCL = 2", "UR_BACKEND_OPENCL = 9"))
        self.assertEqual(code, 1)
        self.assertIn("UR_BACKEND_OPENCL", out)

    def test_members_in_another_order(self):
        code, out = self.check("facts", ("ur_api.h", "uint64_t x;", "uint64_t w; uint64_t x;"))
        self.assertEqual(code, 1)
        self.assertIn("ur_rect_offset_t", out)

    def test_a_changed_prototype(self):
        code, out = self.check("facts", ("ur_api.h", "urQueueFinish(ur_queue_handle_t hQueue)",
                                         "urQueueFinish(ur_context_handle_t hQueue)"))
        self.assertEqual(code, 1)
        self.assertIn("urQueueFinish", out)

    def test_a_table_with_two_slots_swapped(self):
        code, out = self.check(
            "facts", ("ur_ddi.h", "    ur_pfnQueueFinish_t pfnFinish;\n    ur_pfnQueueFlush_t pfnFlush;",
                      "    ur_pfnQueueFlush_t pfnFlush;\n    ur_pfnQueueFinish_t pfnFinish;"))
        self.assertEqual(code, 1)
        self.assertIn("ur_queue_dditable_t", out)

    def test_a_header_that_only_c_accepts(self):
        code, out = self.check("headers", ("ur_print.h", "#endif /* UR_PRINT_H_INCLUDED */",
                                           "extern int class;\n#endif"))
        self.assertEqual(code, 1)
        self.assertIn("c++17", out)


if __name__ == "__main__":
    unittest.main()
