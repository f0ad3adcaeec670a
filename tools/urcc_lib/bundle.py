"""The format URB1: device code for several targets in one file.

All numbers are little-endian. The reader in C is lib/program/bundle.c.

    offset  size  header
    0       4     "URB1"
    4       4     number of entries
    8       8     size of the whole file in bytes

    then for each entry, 80 bytes
    0       32    target as in UR_DEVICE_BINARY_TARGET_*, padded with NUL, at least one
    32      32    architecture ("sm_70", "gfx90a", "x86_64"), likewise; empty where there is none
    64      8     offset of the code from the start of the file, a multiple of 64
    72      8     size of the code in bytes, at least 1
"""

import struct

from .toolchain import UrccError

MAGIC = b"URB1"
HEADER = struct.Struct("<4sIQ")
ENTRY = struct.Struct("<32s32sQQ")
ALIGN = 64
MAX_ENTRIES = 1024


def _up(value):
    return (value + ALIGN - 1) // ALIGN * ALIGN


def _name(text):
    data = text.encode("ascii")
    if len(data) > 31:
        raise UrccError(f"'{text}' is too long for a bundle: 31 bytes at most")
    return data


def pack(entries):
    """entries: (target, arch, bytes) each. Returns the file's content."""
    place = _up(HEADER.size + ENTRY.size * len(entries))
    table = []
    body = []
    for target, arch, data in entries:
        if not data:
            raise UrccError(f"the code for {target} is empty")
        table.append(ENTRY.pack(_name(target), _name(arch), place, len(data)))
        padded = _up(len(data))
        body.append(data + bytes(padded - len(data)))
        place += padded
    head = HEADER.pack(MAGIC, len(entries), place) + b"".join(table)
    return head + bytes(_up(len(head)) - len(head)) + b"".join(body)


def unpack(data):
    """The (target, arch, bytes) of a bundle. Raises UrccError with what is wrong."""
    if len(data) < HEADER.size or data[:4] != MAGIC:
        raise UrccError("not a bundle: it does not start with URB1")
    _, count, total = HEADER.unpack_from(data)
    if total != len(data):
        raise UrccError(f"the bundle says it has {total} bytes, the file has {len(data)}")
    table_end = HEADER.size + ENTRY.size * count
    if not 1 <= count <= MAX_ENTRIES or table_end > len(data):
        raise UrccError(f"the bundle says it has {count} entries, which do not fit into it")
    entries = []
    for i in range(count):
        target, arch, offset, size = ENTRY.unpack_from(data, HEADER.size + ENTRY.size * i)
        if b"\0" not in target or b"\0" not in arch:
            raise UrccError(f"entry {i} of the bundle has a name without an end")
        if size == 0 or offset % ALIGN or offset < table_end or offset + size > len(data):
            raise UrccError(f"entry {i} of the bundle lies outside the file")
        entries.append((target.split(b"\0")[0].decode("ascii", "replace"),
                        arch.split(b"\0")[0].decode("ascii", "replace"),
                        data[offset:offset + size]))
    return entries
