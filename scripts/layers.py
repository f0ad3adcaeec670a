#!/usr/bin/env python3
"""What uses what between the rooms of the house, from the objects of a build and from #include lines.

    layers.py [--graph | --circles | --check | --up] [--list FILE] [--source FOLDER] [BUILD]

BUILD is a build folder whose objects are there (build/release). scripts/layers.list says which files are in which room, and
the order of rooms: an edge goes down if it ends in a room of a line further up. Without an option the graph is printed and
the circles of rooms. --circles has those of files, too, as each library links them; --up has the edges up as the list has
them. --check fails for an edge that goes up
and is not in the list, for one in the list that is not there any more, and where the build compiles files more often again
than the list allows.
"""
import argparse
import collections
import json
import pathlib
import re
import shlex
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*["<]([^">]+)[">]', re.M)


class Wrong(Exception):
    """The list or the build is not as it has to be."""


class Rooms:
    """The list: rooms with their files, their order, and the edges up that there still are."""

    def __init__(self, path):
        self.level = {}     # of a room: 0 is the lowest
        self.doors = set()  # names that users of a room define for it
        self.handed = []    # (folder, expression, rooms): names that objects of the folder do not use, but for those rooms
        self.up = {}        # (from, to): names
        self.repeats = None # how often files may be compiled again; None: as often as they are
        self.outside = ()   # folders that are no part of the house
        self.prefixes = []  # (path, room): a folder with a slash at its end, or a file, perhaps without what follows its dot
        line_of = {}
        level = 0
        for number, line in enumerate(path.read_text().splitlines(), 1):
            words = line.split('#')[0].split()
            if not words:
                continue
            here = f'{path.name}:{number}'
            if words[0] == 'level':
                level += 1
            elif words[0] == 'room':
                if self.level.setdefault(words[1], level) != level:
                    raise Wrong(f'{here}: room {words[1]} has a level already')
                folder = ''
                for word in words[2:]:
                    if word.endswith(':'):
                        folder = word[:-1] + '/'
                        continue
                    if folder + word in line_of:
                        raise Wrong(f'{here}: {folder + word} is in two rooms')
                    line_of[folder + word] = here
                    self.prefixes.append((folder + word, words[1]))
            elif words[0] == 'door':
                self.doors.update(words[1:])
            elif words[0] == 'handed' and len(words) > 2:
                self.handed.append((words[1], re.compile(words[2]), set(words[3:])))
            elif words[0] == 'repeats' and len(words) == 2 and words[1].isdigit():
                self.repeats = int(words[1])
            elif words[0] == 'outside':
                self.outside += tuple(words[1:])
            elif words[0] == 'up' and len(words) > 4 and words[2] == '->':
                names = self.up.setdefault((words[1], words[3]), set())
                for name in words[4:]:
                    if name in names:
                        raise Wrong(f'{here}: {name} is there twice')
                    names.add(name)
            else:
                raise Wrong(f'{here}: not a level, a room, a door, what is handed, repeats, an edge up, or what is outside: {line.strip()}')
        for edge in self.up:
            for room in edge:
                if room not in self.level:
                    raise Wrong(f'{path.name}: there is no room {room}')
            if self.goes_down(*edge):
                raise Wrong(f'{path.name}: {edge[0]} -> {edge[1]} goes down')
        self.prefixes.sort(key=lambda pair: -len(pair[0]))
        self.cache = {}

    def goes_down(self, user, used):
        return user == used or self.level[used] < self.level[user]

    def of(self, path):
        """The room of a file, relative to the source; None: it is in none."""
        if path not in self.cache:
            folder, name = path.rpartition('/')[::2]
            stem = f'{folder}/{name.split(".")[0]}'
            self.cache[path] = next((room for prefix, room in self.prefixes
                                     if (path.startswith(prefix) if prefix.endswith('/') else prefix in (path, stem))), None)
        return self.cache[path]


class Object:
    """One compilation: its source, its folders of headers, and the names that it has and wants."""

    def __init__(self, source, path, folders):
        self.source, self.path, self.folders = source, path, folders
        self.strong, self.weak, self.wants = set(), set(), set()


def read_objects(build, source, rooms):
    """The objects of the house, by their paths below the build."""
    objects = {}
    for entry in json.loads((build / 'compile_commands.json').read_text()):
        path = pathlib.Path(entry['directory'], entry['file']).resolve()
        # What the build makes stands in the folder of what made it.
        top = build if build in path.parents else source
        if top not in path.parents or str(path.relative_to(top)).startswith(rooms.outside):
            continue
        words = shlex.split(entry['command'])
        folders = []
        for i, word in enumerate(words):
            if word.startswith('-I'):
                folders.append(word[2:])
            elif word == '-isystem':
                folders.append(words[i + 1])
        output = words[words.index('-o') + 1]
        objects[output] = Object(str(path.relative_to(top)), str(build / output), tuple(folders))
    if not objects:
        raise Wrong(f'{build} has no objects of the house')
    missing = [o.path for o in objects.values() if not pathlib.Path(o.path).exists()]
    if missing:
        raise Wrong(f'{len(missing)} objects are not built, such as {missing[0]}')
    by_path = {o.path: o for o in objects.values()}
    lines = subprocess.run(['nm', '-A', '--', *by_path], check=True, capture_output=True, text=True).stdout
    for line in lines.splitlines():
        path, rest = line.split(':', 1)
        kind, name = rest.split()[-2:]
        o = by_path[path]
        if kind in 'Uwv':
            o.wants.add(name)
        elif kind in 'VWu':
            o.weak.add(name)
        elif kind in 'TDBRSGCi':
            o.strong.add(name)
    return objects


def count_repeats(build):
    """How often the build compiles a file again, and the files with how often, the most repeated first."""
    times = collections.Counter(str(pathlib.Path(entry['directory'], entry['file']).resolve())
                                for entry in json.loads((build / 'compile_commands.json').read_text()))
    again = [(path, count - 1) for path, count in times.most_common() if count > 1]
    return sum(count for path, count in again), again


class Link:
    """A library or program: its objects, and where it finds the names that they want."""

    def __init__(self, objects, archives):
        self.after = {}  # of each object: (name, object)
        tables = []
        for group in (objects, archives):
            for names in ('strong', 'weak'):
                table = collections.defaultdict(list)
                for o in group:
                    for name in getattr(o, names):
                        table[name].append(o)
                tables.append(table)
        tables = [tables[0], tables[2], tables[1], tables[3]]  # a weak name gives way to any other
        todo = list(objects)
        while todo:
            o = todo.pop()
            if o in self.after:
                continue
            self.after[o] = []
            for name in sorted(o.wants):
                found = next((table[name][0] for table in tables if name in table), None)
                if found:
                    self.after[o].append((name, found))
                    todo.append(found)


def read_links(build, objects):
    """The libraries and programs that are made of files of the house alone, by their names."""
    rules = {}
    text = (build / 'build.ninja').read_text().replace('$\n', '')
    for outputs, rule, inputs in re.findall(r'^build ([^:\n]+): C(?:XX)?_(\w+?)_LINKER__\S+ ([^\n]*)$', text, re.M):
        inputs = inputs.split(' || ')[0].replace('$ ', '\0').split()
        output = outputs.split(' | ')[0].replace('$ ', '\0')
        rules[output] = rule, [i.replace('\0', ' ') for i in inputs if i != '|']
    links = {}
    for output, (rule, inputs) in rules.items():
        own = [i for i in inputs if i.endswith('.o')]
        if rule == 'STATIC_LIBRARY' or not own or not all(i in objects for i in own):
            continue
        archives = [o for i in inputs if i in rules and rules[i][0] == 'STATIC_LIBRARY' for o in rules[i][1] if o in objects]
        links[output.rsplit('/', 1)[-1].split('.')[0]] = Link([objects[i] for i in own], [objects[i] for i in archives])
    return links


def includes(objects, source):
    """(user, used) of files relative to the source, by the lines of files that objects were compiled from."""
    edges, seen, texts = set(), set(), {}
    for o in objects:
        todo = [source / o.source]
        while todo:
            path = todo.pop()
            if (path, o.folders) in seen:
                continue
            seen.add((path, o.folders))
            if path not in texts:
                texts[path] = [m.decode() for m in INCLUDE.findall(path.read_bytes())] if path.exists() else []
            for name in texts[path]:
                for folder in (path.parent, *o.folders):
                    used = pathlib.Path(folder, name)
                    if used.exists():
                        used = used.resolve()
                        if source in used.parents:
                            edges.add((str(path.relative_to(source)), str(used.relative_to(source))))
                            todo.append(used)
                        break
    return edges


def circles(edges):
    """Sets of nodes that reach each other (Tarjan), the largest first; `edges` has the successors of each."""
    index, low, stack, on, found = {}, {}, [], set(), []
    for start in sorted(edges):
        if start in index:
            continue
        work = [(start, iter(sorted(edges.get(start, ()))))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on.add(start)
        while work:
            node, rest = work[-1]
            for used in rest:
                if used not in index:
                    index[used] = low[used] = len(index)
                    stack.append(used)
                    on.add(used)
                    work.append((used, iter(sorted(edges.get(used, ())))))
                    break
                if used in on:
                    low[node] = min(low[node], index[used])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    one = set()
                    while node not in one:
                        one.add(stack.pop())
                    on -= one
                    if len(one) > 1:
                        found.append(one)
    return sorted(found, key=lambda one: (-len(one), sorted(one)))


class Graph:
    def __init__(self, rooms, build, source):
        self.rooms, self.source = rooms, source
        self.repeats, self.again = count_repeats(build)
        objects = read_objects(build.resolve(), source, rooms)
        self.links = read_links(build.resolve(), objects)
        self.edges = collections.defaultdict(set)  # (room, room): names
        linked = {o for link in self.links.values() for o in link.after}
        self.built = {rooms.of(o.source) for o in linked}
        self.lost = {o.source for o in linked if not rooms.of(o.source)}  # files that are in no room
        self.taken = {(o.source, name) for folder, names, users in rooms.handed for o in linked
                      if o.source.startswith(folder) and rooms.of(o.source) not in users
                      for name in o.wants if names.fullmatch(name)}
        for link in self.links.values():
            for o, wants in link.after.items():
                user = rooms.of(o.source)
                for name, other in wants:
                    used = rooms.of(other.source)
                    if user and used and used != user and name not in rooms.doors:
                        self.edges[user, used].add(name)
        for path, other in includes(linked, source):
            user, used = rooms.of(path), rooms.of(other)
            self.lost.update(p for p, room in ((path, user), (other, used)) if not room)
            if user and used and user != used:
                self.edges[user, used].add(other.rsplit('/', 1)[-1])

    def up(self):
        return {edge: names for edge, names in self.edges.items() if not self.rooms.goes_down(*edge)}

    def successors(self):
        after = collections.defaultdict(set)
        for user, used in self.edges:
            after[user].add(used)
        return after

    def files(self, library):
        """The successors of each file of a library, by its linker."""
        after = collections.defaultdict(set)
        for o, wants in self.links[library].after.items():
            after[o.source].update(other.source for name, other in wants if other is not o)
        return after


def show(graph):
    for level in sorted(set(graph.rooms.level.values()), reverse=True):
        for room in sorted(r for r, at in graph.rooms.level.items() if at == level):
            used = sorted((other for user, other in graph.edges if user == room), key=lambda r: (-graph.rooms.level[r], r))
            for other in used:
                names = sorted(graph.edges[room, other])
                mark = 'down' if graph.rooms.goes_down(room, other) else 'UP  '
                print(f'{mark} {room} -> {other} ({len(names)}: {", ".join(names[:4])}{", ..." if len(names) > 4 else ""})')
    up = graph.up()
    print(f'{len(graph.edges)} edges between {len(graph.built)} rooms, {len(up)} of them up, by {sum(map(len, up.values()))} names; '
          f'files are compiled again {graph.repeats} times')


def show_circles(what, after):
    found = circles(after)
    for one in found:
        count = sum(1 for user in one for used in after[user] if used in one)
        print(f'{what}: {len(one)} in one circle by {count} edges: {" ".join(sorted(one))}')
    if not found:
        print(f'{what}: no circle')


def differences(graph):
    """Sentences on what the list does not say, and what it says and is not so."""
    said = []
    for path in sorted(graph.lost):
        said.append(f'{path} is in no room: give it one in the list')
    for path, name in sorted(graph.taken):
        said.append(f'{path} names {name}, which it is to be handed')
    if graph.rooms.repeats is not None and graph.repeats > graph.rooms.repeats:
        most = ', '.join(f'{pathlib.Path(path).name} {count}' for path, count in graph.again[:8])
        said.append(f'files are compiled again {graph.repeats} times, of {graph.rooms.repeats} allowed: {most}')
    up = graph.up()
    for edge in sorted(up.keys() | graph.rooms.up.keys()):
        listed, there = graph.rooms.up.get(edge, set()), up.get(edge, set())
        for name in sorted(there - listed):
            said.append(f'{edge[0]} -> {edge[1]} goes up by {name}, which is new')
        # Nothing is known of edges to what this build leaves out.
        if edge[0] in graph.built and edge[1] in graph.built:
            for name in sorted(listed - there):
                said.append(f'{edge[0]} -> {edge[1]} does not need {name} any more: take it from the list')
    return said


def write_up(graph):
    """The lines of edges up, as the list has them."""
    up = graph.up()
    for edge in sorted(up, key=lambda e: (graph.rooms.level[e[0]], e)):
        line = f'up {edge[0]} -> {edge[1]}'
        for name in sorted(up[edge]):
            if len(line) + len(name) > 125:
                print(line)
                line = f'up {edge[0]} -> {edge[1]}'
            line += ' ' + name
        print(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    how = parser.add_mutually_exclusive_group()
    how.add_argument('--graph', action='store_true', help='print the graph (the default)')
    how.add_argument('--circles', action='store_true', help='print the circles of rooms, and of the files of each library')
    how.add_argument('--check', action='store_true', help='compare with the list')
    how.add_argument('--up', action='store_true', help='print the edges up as the list has them')
    parser.add_argument('--list', type=pathlib.Path, help='another list')
    parser.add_argument('--source', type=pathlib.Path, default=SOURCE, help='another source tree')
    parser.add_argument('build', type=pathlib.Path, nargs='?', help='build/release of the source')
    args = parser.parse_args()
    source = args.source.resolve()
    try:
        rooms = Rooms(args.list or source / 'scripts' / 'layers.list')
        graph = Graph(rooms, args.build or source / 'build' / 'release', source)
    except Wrong as wrong:
        print(f'layers: {wrong}', file=sys.stderr)
        return 2
    if args.check:
        said = differences(graph)
        for sentence in said:
            print(f'layers: {sentence}', file=sys.stderr)
        if not said:
            show(graph)
        return 1 if said else 0
    if args.up:
        write_up(graph)
    elif args.circles:
        show_circles('rooms', graph.successors())
        for library in sorted(graph.links):
            show_circles(library, graph.files(library))
    else:
        show(graph)
        show_circles('rooms', graph.successors())
    return 0


if __name__ == '__main__':
    sys.exit(main())
