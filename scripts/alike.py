#!/usr/bin/env python3
"""How many lines of C two folders say alike: stretches of so many tokens that differ in names alone.

    alike.py [--tokens N] FOLDER FOLDER

Names of the project's own libraries (ur_...) and of SPIR-V count as they are, as do keywords, numbers and signs; strings and all
other names count as one. Prints the lines of each folder that are in such a stretch, and the pairs of files with the most.
"""
import argparse
import collections
import pathlib
import re

WORDS = set("""if else for while do return switch case default break continue goto struct enum union const static void bool char
               unsigned int uint8_t uint16_t uint32_t uint64_t int64_t size_t NULL true false sizeof""".split())


def tokens(path):
    """(token, line) of a file without comments and directives."""
    text = re.sub(r'/\*.*?\*/|//[^\n]*|^#[^\n]*', lambda found: re.sub(r'[^\n]', ' ', found.group()), path.read_text(),
                  flags=re.S | re.M)
    line, before, found = 1, 0, []
    for match in re.finditer(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\w+|->|[^\s\w]', text):
        line += text.count('\n', before, match.start())
        before, token = match.start(), match.group()
        if token[0] == '"':
            token = '""'
        elif (token[0].isalpha() or token[0] == '_') and token not in WORDS and not token.startswith(('Spv', 'ur_', 'UR_')):
            token = 'name'
        found.append((token, line))
    return found


def stretches(files, length):
    index = collections.defaultdict(list)
    for name, found in files.items():
        for at in range(len(found) - length):
            index[tuple(token for token, _ in found[at:at + length])].append((name, at))
    return index


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--tokens', type=int, default=40)
    parser.add_argument('folders', nargs=2, type=pathlib.Path)
    args = parser.parse_args()
    both = [{path.name: tokens(path) for path in sorted(folder.glob('*.c'))} for folder in args.folders]
    index = [stretches(files, args.tokens) for files in both]
    pairs = collections.Counter()
    for side, folder in enumerate(args.folders):
        lines = set()
        for key in index[side].keys() & index[1 - side].keys():
            for name, at in index[side][key]:
                lines.update((name, line) for _, line in both[side][name][at:at + args.tokens])
                if side == 0:
                    pairs[name, index[1][key][0][0]] += 1
        print(f'{folder}: {len(lines)} lines of {sum(len(set(line for _, line in found)) for found in both[side].values())}')
    for (one, other), count in pairs.most_common(5):
        print(f'  {one} and {other}: {count} stretches')


if __name__ == '__main__':
    main()
