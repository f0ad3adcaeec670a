#!/usr/bin/env python3
"""Whether the C of the product is written in one dialect (CONTRIBUTING.md says which, and why).

    dialect.py [--list FILE] [--source FOLDER] [--show RULE]

scripts/dialect.list says how often each folder still has another form; these numbers only ever become smaller. --show prints the
places of one rule.
"""
import argparse
import collections
import pathlib
import re
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent
HOUSE = ('adapters/', 'check/', 'lib/', 'loader/', 'record/', 'tools/')
# Names of static functions that say nothing in a backtrace or a profile: these, and any that this many files have.
VAGUE = {'find', 'make', 'take'}
MANY = 4
STATIC = re.compile(r'^static [^;=]*?\b(?!__attribute__\b)(\w+)\([^;{]*\)\s*\{', re.M)
# What functions that other files call begin with: their library's or their subject's name.
PREFIXES = 'ur|ptx|ll|ze|zes|ocl|ncpu|stream|drv|hip|cuda|loader|urinfo|mock|eng|bundle|by_name|promote|form|domain|split|link|llvm'
RULES = {
    # A statement without braces behind a condition, or behind else or do.
    'braces': None,
    # A result that is taken for a truth: it is compared with UR_RESULT_SUCCESS.
    'results': re.compile(r'\b(?:if|while) \(!?result\)|!result\b|(?<![>.*])\bresult \?|(?:&&|\|\|) result\b(?! [!=]=|[-.])|'
                          r'\(result (?:&&|\|\|)'),
    # An entry point that says again what ur_api.h says of it.
    'entries': re.compile(r'^(?:UR_APIEXPORT )?ur_result_t UR_APICALL\s+ur', re.M),
    # A type called ..._t, as only the interface's are.
    'types': re.compile(r'^(?:typedef\b[^;{}]*\b|\} )(?!ur_exp)\w+_t;', re.M),
    # A function that others call without such a beginning.
    'functions': re.compile(rf'^(?!static|typedef|return|else|__attribute__)[a-z][\w ]*[ *]+(?!(?:{PREFIXES})(?:_|[A-Z])|__)\w+\([^;{{}}=]*\)[^;{{}}=]*;', re.M),
    # A static function with such a name and without its file's in front.
    'statics': None,
}


class Wrong(Exception):
    """The list is not as it has to be."""


def plain(text):
    """The text with comments and strings blank, line by line as it was."""
    def blank(match):
        return re.sub(r'[^\n]', ' ', match.group())
    return re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', blank, text, flags=re.S)


def without_braces(text):
    """Where statements begin that have no braces and should."""
    for match in re.finditer(r'^(?![ \t]*#)[^\n]*?\b(?:(?:if|for|while|switch) (?=\()|else\b|do\b)', text, re.M):
        at = match.end()
        if text[match.start():at].rstrip().endswith(('else', 'do')):
            rest = text[at:].lstrip()
            if not rest.startswith(('{', 'if (')):
                yield at
            continue
        if re.search(r'\} while $', match.group()):
            continue  # the end of a do
        depth = 0
        while at < len(text):
            depth += {'(': 1, ')': -1}.get(text[at], 0)
            at += 1
            if not depth:
                break
        rest = text[at:].lstrip(' \t\n\\')
        if not rest.startswith('{'):
            yield at


def statics(path, text):
    """Static functions without their file's name in front, each with where it begins."""
    for match in STATIC.finditer(text):
        if match.group(1) != path.stem and not match.group(1).startswith(path.stem + '_'):
            yield match.group(1), match.start()


def places(rule, text):
    if rule == 'braces':
        return list(without_braces(text))
    if rule == 'results' and not re.search(r'\bur_result_t result\b(?!\))', text):
        return []  # what is called so is none there
    return [match.start() for match in RULES[rule].finditer(text)]


def read_list(path):
    allowed = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        words = line.split('#')[0].split()
        if not words:
            continue
        if len(words) != 3 or words[0] not in RULES or not words[2].isdigit() or (words[0], words[1]) in allowed:
            raise Wrong(f'{path.name}:{number}: not RULE FOLDER NUMBER, each pair once: {line.strip()}')
        allowed[words[0], words[1]] = int(words[2])
    return allowed


def files(source):
    """Of the house, without what is generated."""
    for path in sorted(p for top in HOUSE for end in 'ch' for p in (source / top).rglob(f'*.{end}')):
        name = str(path.relative_to(source))
        if '/generated/' not in name:
            yield name, path


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--list', type=pathlib.Path)
    parser.add_argument('--source', type=pathlib.Path, default=SOURCE)
    parser.add_argument('--show', choices=sorted(RULES))
    args = parser.parse_args()
    found, where = collections.Counter(), collections.defaultdict(list)
    texts = [(name, path, plain(path.read_text())) for name, path in files(args.source)]
    bare = {name: list(statics(path, text)) for name, path, text in texts}
    many = collections.Counter(static for pairs in bare.values() for static in {static for static, _ in pairs})
    for name, path, text in texts:
        folder = '/'.join(name.split('/')[:-1])
        for rule in RULES:
            if rule == 'statics':
                there = [at for static, at in bare[name] if static in VAGUE or many[static] >= MANY]
            else:
                there = places(rule, text)
            for at in there:
                found[rule, folder] += 1
                where[rule, folder].append(f'{name}:{text.count(chr(10), 0, at) + 1}')
    if args.show:
        for (rule, folder), names in sorted(where.items()):
            if rule == args.show:
                print('\n'.join(names))
        return 0
    try:
        allowed = read_list(args.list or args.source / 'scripts' / 'dialect.list')
    except Wrong as wrong:
        print(f'dialect: {wrong}', file=sys.stderr)
        return 2
    bad = False
    for pair in sorted(found.keys() | allowed.keys()):
        rule, folder = pair
        there, may = found[pair], allowed.get(pair, 0)
        if there > may:
            bad = True
            print(f'dialect: {folder} has {there} of {rule}, {may} allowed: {", ".join(where[pair][-3:])}', file=sys.stderr)
        elif there < may:
            bad = True
            print(f'dialect: {folder} has {there} of {rule}: write that in place of {may}', file=sys.stderr)
    return bad


if __name__ == '__main__':
    sys.exit(main())
