#!/usr/bin/env python3
"""Cuts modules of SPIR-V out of the libraries in Python wheels (dpctl's and dpnp's have them), each once.

usage: modules.py OUT WHEEL...

A module becomes OUT/SHA1.spv, by the first 16 digits of its SHA-1.
"""

import hashlib
import os
import struct
import sys
import zipfile

MAGIC, HEADER = b"\x03\x02\x23\x07", 20
CAPABILITY, MEMORY_MODEL, FUNCTION, FUNCTION_END, LINE, NO_LINE = 17, 14, 54, 56, 8, 317


def end_of(data, start):
    """Where the module that begins there ends; 0: none begins there."""
    if start + HEADER > len(data):
        return 0
    _, version, _, bound, schema = struct.unpack_from("<5I", data, start)
    if schema or version >> 16 != 1 or version & 0xff or not 0 < bound < 1 << 22:
        return 0
    at, end, inside, functions, model = start + HEADER, 0, False, False, False
    while at + 4 <= len(data):
        word, = struct.unpack_from("<I", data, at)
        count, opcode = word >> 16, word & 0xffff
        following = functions and not inside and opcode not in (FUNCTION, LINE, NO_LINE)
        if not count or opcode > 7000 or following or (model and opcode == CAPABILITY):
            break
        if at == start + HEADER and opcode != CAPABILITY:
            return 0
        model |= opcode == MEMORY_MODEL
        inside |= opcode == FUNCTION
        at += 4 * count
        if opcode == FUNCTION_END:
            inside, functions = False, True
        if not functions or opcode == FUNCTION_END:
            end = at
    return end if model and end <= len(data) else 0


def main():
    out, wheels = sys.argv[1], sys.argv[2:]
    os.makedirs(out, exist_ok=True)
    seen, found = set(), 0
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".so" not in name:
                    continue
                data, at = archive.read(name), 0
                while (at := data.find(MAGIC, at)) >= 0:
                    end = end_of(data, at)
                    if not end:
                        at += 4
                        continue
                    module, at, found = data[at:end], end, found + 1
                    digest = hashlib.sha1(module).hexdigest()[:16]
                    if digest not in seen:
                        seen.add(digest)
                        with open(os.path.join(out, digest + ".spv"), "wb") as f:
                            f.write(module)
    print(f"{found} modules, {len(seen)} of them different")


main()
