#!/usr/bin/env python3
"""What scripts/dialect.py takes and what it refuses: test_dialect.py."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

DIALECT = pathlib.Path(__file__).resolve().parents[2] / 'scripts' / 'dialect.py'
GOOD = '''/* if (result) */
ur_result_t urQueueFinish(ur_queue_handle_t hQueue) {
    ur_result_t result = finish(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    } else if (hQueue->held) {
        const char *text = "if (result) x";
        do {
            release(hQueue, text);
        } while (hQueue->held);
    } else {
        while (step(hQueue)) {
        }
    }
    return result != UR_RESULT_SUCCESS ? result : next(hQueue);
}
typedef struct queue_part queue_part;
static int queue_find(int in) {
    return in;
}
'''


class Dialect(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.source = pathlib.Path(self.folder.name)

    def run_dialect(self, text, allowed=''):
        (self.source / 'lib/part').mkdir(parents=True, exist_ok=True)
        (self.source / 'lib/part/queue.c').write_text(text)
        (self.source / 'allowed').write_text(allowed)
        return subprocess.run([sys.executable, str(DIALECT), '--source', str(self.source), '--list', str(self.source / 'allowed')],
                              capture_output=True, text=True)

    def test_takes(self):
        done = self.run_dialect(GOOD)
        self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_refuses(self):
        for rule, line in (('braces', 'int f(int a) {\n    if (a)\n        return 1;\n    return 0;\n}\n'),
                           ('braces', 'int f(int a) {\n    if (a) {\n        a++;\n    } else\n        a--;\n    return a;\n}\n'),
                           ('braces', 'void f(int a) {\n    for (int i = 0; i < a; i++)\n        g(i);\n}\n'),
                           ('results', 'int f(void) {\n    ur_result_t result = g();\n    if (result) {\n    }\n}\n'),
                           ('results', 'int f(void) {\n    ur_result_t result = g();\n    if (!result && h()) {\n    }\n}\n'),
                           ('results', 'int f(void) {\n    ur_result_t result = g();\n    return result ? result : h();\n}\n'),
                           ('entries', 'UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {\n}\n'),
                           ('entries', 'UR_APIEXPORT ur_result_t UR_APICALL\nurQueueFlush(ur_queue_handle_t hQueue) {\n}\n'),
                           ('types', 'typedef struct queue_part queue_part_t;\n'),
                           ('types', 'typedef struct {\n    int a;\n} queue_part_t;\n'),
                           ('statics', 'static struct part *make(int in) {\n    return g(in);\n}\n')):
            done = self.run_dialect(GOOD + line)
            self.assertEqual(done.returncode, 1, line)
            self.assertIn(f'lib/part has 1 of {rule}, 0 allowed: lib/part/queue.c:', done.stderr)
            done = self.run_dialect(GOOD + line, f'{rule} lib/part 1\n')
            self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_names_of_many_files(self):
        other = self.source / 'lib/other'
        other.mkdir(parents=True)
        for name in ('a', 'b'):
            (other / f'{name}.c').write_text('static int settle(int in) {\n    return in;\n}\n')
        (other / 'settle.c').write_text('static int settle(int in) {\n    return in;\n}\n')  # has its file's name
        mine = GOOD + 'static int settle(int in) {\n    return in;\n}\n'
        self.assertEqual(self.run_dialect(mine).returncode, 0)
        (other / 'c.h').write_text('static inline int settle(int in) {\n    return in;\n}\n')
        done = self.run_dialect(mine)
        self.assertEqual(done.returncode, 1)
        self.assertIn('lib/other has 3 of statics', done.stderr)
        self.assertIn('lib/part has 1 of statics', done.stderr)
        self.assertEqual(self.run_dialect(mine.replace('settle', 'queue_settle')).returncode, 0)  # three others are left
        (other / 'c.h').write_text('static inline int c_settle(int in) {\n    return in;\n}\n')
        self.assertEqual(self.run_dialect(mine).returncode, 0)

    def test_only_fewer(self):
        done = self.run_dialect(GOOD, 'braces lib/part 2\n')
        self.assertEqual(done.returncode, 1)
        self.assertIn('lib/part has 0 of braces: write that in place of 2', done.stderr)

    def test_bad_lists(self):
        for text in ('braces lib/part\n', 'spaces lib/part 1\n', 'braces lib/part many\n', 'braces lib/part 1\nbraces lib/part 2\n'):
            self.assertEqual(self.run_dialect(GOOD, text).returncode, 2, text)


if __name__ == '__main__':
    unittest.main()
