#!/usr/bin/env python3
"""Leaves the code for one GPU architecture in a CUDA library, so that it can be carried.

usage: thin.py LIBRARY ARCHITECTURE OUT.gz

The library keeps its form: in its fat binaries (the section .nv_fatbin) code for other architectures becomes zeros, which
the driver never reads and which compress to nothing. So does __nv_relfatbin, the code as it was before it was linked.
"""
import gzip
import struct
import subprocess
import sys

FAT_BINARY = 0xBA55ED50


def section(path, name):
    """(offset, size) of a section."""
    for line in subprocess.run(["readelf", "-SW", path], text=True, check=True, stdout=subprocess.PIPE).stdout.splitlines():
        fields = line.replace("[", " ").replace("]", " ").split()
        if len(fields) > 6 and fields[1] == name:
            return int(fields[4], 16), int(fields[5], 16)
    return None


def main():
    path, wanted, out = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    with open(path, "rb") as file:
        data = bytearray(file.read())
    place, unlinked = section(path, ".nv_fatbin"), section(path, "__nv_relfatbin")
    if not place:
        sys.exit(f"thin: {path} has no .nv_fatbin")
    if unlinked:
        data[unlinked[0]:sum(unlinked)] = bytes(unlinked[1])
    at, size = place
    end, kept, emptied = at + size, 0, 0
    while at + 16 <= end:
        magic, _, header, length = struct.unpack_from("<IHHQ", data, at)
        if magic != FAT_BINARY:
            at += 8  # padding
            continue
        entry, last = at + header, at + header + length
        while entry + 32 <= last:
            _, _, entry_header, payload = struct.unpack_from("<HHIQ", data, entry)
            arch, = struct.unpack_from("<I", data, entry + 28)
            if arch == wanted:
                kept += payload
            else:
                data[entry + entry_header:entry + entry_header + payload] = bytes(payload)
                emptied += payload
            entry += entry_header + payload
        at = last
    if not kept:
        sys.exit(f"thin: {path} has no code for sm_{wanted}")
    with gzip.open(out, "wb", compresslevel=6) as file:
        file.write(data)
    print(f"thin: {kept} bytes of code for sm_{wanted} kept, {emptied} of others left out")


main()
