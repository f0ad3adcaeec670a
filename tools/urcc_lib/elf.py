"""Reads what urcc needs of the symbol table of an ELF64 object file."""

import struct
from collections import namedtuple

from .toolchain import UrccError

Symbol = namedtuple("Symbol", "name size kind bind defined writable")

SHT_SYMTAB = 2
SHF_WRITE = 1
SHF_TLS = 0x400
KINDS = {1: "object", 2: "function", 6: "tls"}


def symbols(data):
    if data[:6] != b"\x7fELF\x02\x01":
        raise UrccError("the compiler made no little-endian ELF64 object: "
                        "this machine is not one that host code can be made for")
    shoff, = struct.unpack_from("<Q", data, 0x28)
    shentsize, shnum = struct.unpack_from("<HH", data, 0x3A)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, shoff + i * shentsize)
                for i in range(shnum)]
    found = []
    for _, kind, _, _, offset, size, link, _, _, entsize in sections:
        if kind != SHT_SYMTAB:
            continue
        strings = sections[link][4]
        for at in range(offset + entsize, offset + size, entsize):
            name, info, _, index, _, length = struct.unpack_from("<IBBHQQ", data, at)
            end = data.index(b"\0", strings + name)
            text = data[strings + name:end].decode()
            if not text:
                continue
            flags = sections[index][2] if 0 < index < shnum else 0
            found.append(Symbol(text, length, KINDS.get(info & 15, "other"),
                                "local" if info >> 4 == 0 else "global", index != 0,
                                bool(flags & SHF_WRITE) and not flags & SHF_TLS))
    return found
