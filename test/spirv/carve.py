#!/usr/bin/env python3
"""Takes the modules of SPIR-V out of wheels and shared libraries, each once.

usage: carve.py [--most N] [--seed N] FOLDER WHEEL|LIBRARY...

A module begins with the word 0x07230203 and ends with the function that ends last (2.3 of the specification), whatever lies
behind it. Files are named by a sum of their words. --most takes so many of them, by chance but always the same for one seed.
"""
import argparse
import hashlib
import pathlib
import random
import struct
import zipfile

MAGIC = struct.pack("<I", 0x07230203)
CAPABILITY, MEMORY_MODEL, FUNCTION, FUNCTION_END, LINE, NO_LINE = 17, 14, 54, 56, 8, 317


def end_of(data, start):
    """Where the module that begins there ends; None: there is none."""
    if start + 20 > len(data):
        return None
    _, version, _, bound, schema = struct.unpack_from("<5I", data, start)
    if schema or version >> 16 != 1 or version & 0xFF or not 0 < bound < 1 << 22:
        return None
    at, end, model, inside = start + 20, None, False, False
    while at + 4 <= len(data):
        word, = struct.unpack_from("<I", data, at)
        length, opcode = word >> 16, word & 0xFFFF
        if length == 0 or at + 4 * length > len(data):
            break
        if at == start + 20 and opcode != CAPABILITY:
            return None
        if end and not inside and opcode not in (FUNCTION, LINE, NO_LINE):
            break  # behind a function only another one may follow
        model |= opcode == MEMORY_MODEL
        at += 4 * length
        inside = opcode == FUNCTION or inside and opcode != FUNCTION_END
        if opcode == FUNCTION_END:
            end = at
    return end if model else None


def modules(data):
    at = data.find(MAGIC)
    while at >= 0:
        end = end_of(data, at)
        if end:
            yield data[at:end]
        at = data.find(MAGIC, end or at + 1)


def contents(path):
    if not zipfile.is_zipfile(path):
        yield path.read_bytes()
        return
    with zipfile.ZipFile(path) as wheel:
        for name in wheel.namelist():
            if ".so" in name:
                yield wheel.read(name)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--most", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    found = {}
    for path in args.files:
        for data in contents(path):
            for module in modules(data):
                found[hashlib.sha256(module).hexdigest()[:16]] = module
    names = sorted(found)
    if args.most and args.most < len(names):
        names = random.Random(args.seed).sample(names, args.most)
    args.folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (args.folder / f"{name}.spv").write_bytes(found[name])
    print(f"{len(names)} of {len(found)} modules in {args.folder}")


if __name__ == "__main__":
    main()
