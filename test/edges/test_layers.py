#!/usr/bin/env python3
"""What scripts/layers.py takes and what it refuses, on houses of a few files: test_layers.py COMPILER."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

LAYERS = pathlib.Path(__file__).resolve().parents[2] / 'scripts' / 'layers.py'
COMPILER = sys.argv.pop(1)

ROOMS = """
outside test/
level
room base lib: base
level
room left lib/left/
room right lib/right/
level
room top top/
"""
HOUSE = {
    'lib/base.h': 'int base(void);\n',
    'lib/base.c': '#include "base.h"\nint base(void) { return 1; }\n',
    'lib/left/left.c': '#include "base.h"\nint left(void);\nint left(void) { return base(); }\n',
    'lib/right/right.c': 'int right(void);\nint right(void) { return 2; }\n',
    'top/top.c': 'int left(void);\nint right(void);\nint top(void);\nint top(void) { return left() + right(); }\n',
}


class Layers(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.source = pathlib.Path(self.folder.name).resolve()
        self.build = self.source / 'build'

    def make(self, changes=(), rooms=ROOMS, extra='', unlinked=(), unbuilt=(), again=()):
        """Builds the house with these changes; one library has all its files, those of lib/right from an archive."""
        files = {**HOUSE, **dict(changes)}
        commands, objects, archived = [], [], []
        self.build.mkdir(exist_ok=True)
        for name, text in files.items():
            path = self.source / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        for name in again:
            commands.append({'directory': str(self.build), 'command': f'{COMPILER} -o {pathlib.Path(name).stem}.o -c {name}',
                             'file': str(self.source / name)})
        for name in sorted(n for n in files if n.endswith('.c')):
            path = self.source / name
            output = path.stem + '.o'
            command = [COMPILER, '-O2', f'-I{self.source}/lib', '-o', output, '-c', str(path)]
            commands.append({'directory': str(self.build), 'command': ' '.join(command), 'file': str(path)})
            if name not in unlinked:
                (archived if name.startswith('lib/right') else objects).append(output)
        (self.build / 'compile_commands.json').write_text(json.dumps(commands))
        built = [str(self.source / n) for n in files if n.endswith('.c') and n not in unbuilt]
        subprocess.run([COMPILER, '-O1', f'-I{self.source}/lib', '-c', *built], cwd=self.build, check=True)
        lines = ' $\n'.join(objects)
        (self.build / 'build.ninja').write_text(
            f'build lib/libright.a: C_STATIC_LIBRARY_LINKER__right_Release {" ".join(archived)}\n'
            f'build lib/libhouse.so.0: C_SHARED_LIBRARY_LINKER__house_Release {lines} | lib/libright.a\n')
        (self.source / 'rooms.list').write_text(rooms + extra)

    def run_layers(self, *arguments):
        return subprocess.run([sys.executable, str(LAYERS), *arguments, '--list', str(self.source / 'rooms.list'),
                               '--source', str(self.source), str(self.build)], capture_output=True, text=True)

    def takes(self):
        done = self.run_layers('--check')
        self.assertEqual((done.returncode, done.stderr), (0, ''))

    def refuses(self, *sentences, status=1):
        done = self.run_layers('--check')
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertEqual(done.stderr, ''.join(f'layers: {s}\n' for s in sentences))

    def test_edges_down(self):
        self.make()
        self.takes()
        graph = self.run_layers().stdout
        self.assertIn('down left -> base (2: base, base.h)\n', graph)
        self.assertIn('down top -> right (1: right)\n', graph)
        self.assertIn('3 edges between 4 rooms, 0 of them up, by 0 names; files are compiled again 0 times\n', graph)
        self.assertIn('rooms: no circle\n', graph)

    def test_call_up(self):
        self.make({'lib/base.c': 'int top(void);\nint base(void);\nint base(void) { return top(); }\n'})
        self.refuses('base -> top goes up by top, which is new')
        circles = self.run_layers('--circles').stdout
        self.assertIn('rooms: 3 in one circle by 3 edges: base left top\n', circles)
        self.assertIn('libhouse: 3 in one circle by 3 edges: lib/base.c lib/left/left.c top/top.c\n', circles)

    def test_data_up(self):
        self.make({'lib/base.c': 'extern int shared;\nint base(void);\nint base(void) { return shared; }\n',
                   'top/more.c': 'int shared = 1;\n'})
        self.refuses('base -> top goes up by shared, which is new')

    def test_include_up(self):
        self.make({'top/top.h': 'enum { TOP = 1 };\n',
                   'lib/base.c': '#include "../top/top.h"\nint base(void);\nint base(void) { return TOP; }\n'})
        self.refuses('base -> top goes up by top.h, which is new')

    def test_include_by_a_header(self):
        self.make({'top/top.h': '', 'lib/base.h': '#include "../top/top.h"\nint base(void);\n'})
        self.refuses('base -> top goes up by top.h, which is new')

    def test_neighbours(self):
        self.make({'lib/left/left.c': 'int right(void);\nint left(void);\nint left(void) { return right(); }\n'})
        self.refuses('left -> right goes up by right, which is new')

    def test_listed(self):
        up = {'lib/base.c': 'int top(void);\nint base(void);\nint base(void) { return top(); }\n'}
        self.make(up, extra='up base -> top top\n')
        self.takes()
        self.assertEqual(self.run_layers('--up').stdout, 'up base -> top top\n')
        # The edge is there, and no pass for other names.
        self.make({**up, 'lib/base.c': up['lib/base.c'] + 'int more(void);\nint other(void);\nint other(void) { return more(); }\n',
                   'top/more.c': 'int more(void);\nint more(void) { return 3; }\n'})
        (self.source / 'rooms.list').write_text(ROOMS + 'up base -> top top\n')
        self.refuses('base -> top goes up by more, which is new')

    def test_not_needed(self):
        self.make(extra='up base -> top top\nup left -> right right\n')
        self.refuses('base -> top does not need top any more: take it from the list',
                     'left -> right does not need right any more: take it from the list')

    def test_left_out_of_the_build(self):
        self.make(rooms=ROOMS + 'room other other/\n', extra='up base -> other other\n')
        self.takes()

    def test_door(self):
        self.make({'lib/base.c': 'int top(void);\nint base(void);\nint base(void) { return top(); }\n'}, extra='door top\n')
        self.takes()

    def test_handed(self):
        user = {'lib/left/left.c': 'int urBase(void);\nint left(void);\nint left(void) { return urBase(); }\n',
                'lib/base.c': HOUSE['lib/base.c'] + 'int urBase(void);\nint urBase(void) { return 2; }\n',
                'top/top.c': HOUSE['top/top.c'] + 'int urBase(void);\nint more(void);\nint more(void) { return urBase(); }\n'}
        self.make(user)
        self.takes()
        self.make(user, extra='handed lib/ ur[A-Z]\\w* right\n')
        self.refuses('lib/left/left.c names urBase, which it is to be handed')
        self.make(user, extra='handed lib/ ur[A-Z]\\w* right left\n')
        self.takes()

    def test_weak_gives_way(self):
        weak = '__attribute__((weak)) int right(void);\nint right(void) { return 0; }\n'
        self.make({'lib/base.c': HOUSE['lib/base.c'] + 'int right(void);\nint user(void);\nint user(void) { return right(); }\n',
                   'top/weak.c': weak})
        self.refuses('base -> right goes up by right, which is new')

    def test_what_is_not_linked(self):
        # Nothing wants the archive's second file.
        self.make({'lib/right/more.c': 'int top(void);\nint more(void);\nint more(void) { return top(); }\n'})
        self.takes()
        self.make({'lib/right/more.c': 'int top(void);\nint more(void);\nint more(void) { return top(); }\n',
                   'top/user.c': 'int more(void);\nint user(void);\nint user(void) { return more(); }\n'})
        self.refuses('right -> top goes up by top, which is new')

    def test_file_in_no_room(self):
        self.make({'lib/lost.h': '', 'lib/base.h': '#include "lost.h"\nint base(void);\n'})
        self.refuses('lib/lost.h is in no room: give it one in the list')
        self.make({'lib/lost.h': '', 'lib/base.h': 'int base(void);\n', 'lib/lost.c': 'int lost(void);\nint lost(void) { return 1; }\n'})
        self.refuses('lib/lost.c is in no room: give it one in the list')

    def test_outside(self):
        self.make({'test/test.c': 'int main(void) { return 0; }\n'}, unlinked=['test/test.c'])
        self.takes()

    def test_repeats(self):
        self.make(extra='repeats 1\n', again=['top/top.c'])
        self.takes()
        self.make(extra='repeats 1\n', again=['top/top.c', 'top/top.c', 'lib/base.c'])
        self.refuses('files are compiled again 3 times, of 1 allowed: top.c 2, base.c 1')

    def test_not_built(self):
        self.make(unbuilt=['top/top.c'])
        done = self.run_layers('--check')
        self.assertEqual(done.returncode, 2)
        self.assertIn('1 objects are not built', done.stderr)

    def test_bad_lists(self):
        for extra, why in (('up base top\n', 'not a level'), ('up base -> nowhere x\n', 'there is no room nowhere'),
                           ('up top -> base base\n', 'goes down'), ('up base -> top x x\n', 'x is there twice'),
                           ('room top lib/more/\nlevel\nroom base other/\n', 'has a level already'),
                           ('repeats many\n', 'not a level'), ('room top lib/left/\n', 'is in two rooms')):
            self.make(extra=extra)
            done = self.run_layers('--check')
            self.assertEqual(done.returncode, 2, extra)
            self.assertIn(why, done.stderr)


if __name__ == '__main__':
    unittest.main()
