#!/usr/bin/env python3
"""Packs the functions that clang made of the library, as text of LLVM's language, into a C file: pack.py OUT.c [IN.ll]

The text is made such that LLVM 15 and all later ones read it: what newer ones say beside the instructions themselves goes.
Without input the library is empty, and libm is called instead.
"""

import re
import sys

BANNER = "/* Made by adapters/common/llvm/library/pack.py while building. */\n"
TURNS = ((29, 27), (31, 58), (31, 89))  # bits of each part, and its power of two
PLACES = 105  # exponents of float above 2^23


def two_by_pi(bits):
    """Bits of 2 / pi behind the point, by Machin's formula for pi in integers."""
    room = bits + 64

    def arctangent(inverse):
        term = total = (1 << room) // inverse
        n, sign = 3, -1
        while term:
            term //= inverse * inverse
            total += sign * (term // n)
            n, sign = n + 2, -sign
        return total

    pi = 4 * (4 * arctangent(5) - arctangent(239))
    return ((2 << (2 * room)) // pi) >> (room - bits)


def tables():
    """Parts of 2 / pi * 2^at modulo 4, for each at."""
    total = PLACES + 100
    number, parts = two_by_pi(total), [[] for _ in TURNS]
    for at in range(PLACES):
        shifted = (number << at) & ((4 << total) - 1)
        for part, (bits, below) in zip(parts, TURNS):
            part.append((shifted >> (total - below)) & ((1 << bits) - 1))
    return parts


def table_text(i, part):
    numbers = ", ".join(f"i32 {n}" for n in part)
    return f"""@ocl_turns{i}.parts = internal unnamed_addr constant [{PLACES} x i32] [{numbers}]
define internal i32 @ocl_turns{i}(i32 %at) alwaysinline nounwind {{
  %wide = zext i32 %at to i64
  %place = getelementptr inbounds [{PLACES} x i32], ptr @ocl_turns{i}.parts, i64 0, i64 %wide
  %part = load i32, ptr %place, align 4, !llvm.access.group !0
  ret i32 %part
}}
"""


def tidy(text):
    """Instructions without attributes, metadata and flags that not every version knows."""
    text = re.sub(r",? ![\w.]+ ![\w]+", "", text)
    text = re.sub(r" #\d+", "", text)
    text = re.sub(r"\s*;.*", "", text)
    text = re.sub(r"\b(noundef|dso_local|local_unnamed_addr|spir_func|range\([^)]*\)|nofpclass\([^)]*\)) ", "", text)
    text = re.sub(r"\b(disjoint|nneg|samesign) ", "", text)
    text = re.sub(r"\btrunc (nuw |nsw )+", "trunc ", text)
    text = re.sub(r"\b(tail|notail) call", "call", text)
    return re.sub(r"\n\s*\n", "\n", text)


def parse(text):
    """Definitions by name, each with what it needs, and declarations of LLVM's own functions."""
    found, declared = {}, {}
    for match in re.finditer(r"^define [^\n]*?@(\w+)\(([^\n]*)\)[^\n]*\{\n(.*?)^\}", text, re.S | re.M):
        name, parameters, body = match.group(1), tidy(match.group(2) + " "), tidy(match.group(3))
        result = re.search(r"(\w+) @" + name, match.group(0)).group(1)
        found[name] = f"define internal {result} @{name}({parameters.strip()}) alwaysinline nounwind {{\n{body}}}\n"
    for match in re.finditer(r"^declare [^\n]*@(llvm\.[\w.]+)\([^\n]*", text, re.M):
        declared[match.group(1)] = tidy(match.group(0)).strip() + "\n"
    return found, declared


def quote(text):
    lines = text.replace("\\", "\\\\").replace('"', '\\"').split("\n")
    return "\n".join(f'    "{line}\\n"' for line in lines if line)


def main():
    target, *sources = sys.argv[1:]
    items = {}
    for source in sources:
        with open(source) as f:
            found, declared = parse(f.read())
        items.update(found)
        items.update(declared)
    if items:
        items.update({f"ocl_turns{i}": table_text(i, part) for i, part in enumerate(tables())})
    names = sorted(items)
    with open(target, "w") as f:
        f.write(BANNER + '#include "llvm/math_library.h"\n\n')
        for i, name in enumerate(names):
            used = sorted(set(re.findall(r"@([\w.]+)\(", items[name])) - {name})
            missing = [n for n in used if n not in items]
            if missing:
                sys.exit(f"pack: {name} calls {', '.join(missing)}, which nothing defines")
            f.write(f"static const char text_{i}[] =\n{quote(items[name])};\n")
            if used:
                f.write(f"static const uint16_t needs_{i}[] = {{{', '.join(str(names.index(n)) for n in used)}}};\n")
            else:
                f.write(f"#define needs_{i} 0\n")
            items[name] = (items[name], used)
        f.write("\nconst struct ll_library_entry ll_library[] = {\n")
        for i, name in enumerate(names):
            f.write(f'    {{"{name}", text_{i}, needs_{i}, {len(items[name][1])}}},\n')
        f.write("    {0},\n};\n")
        f.write(f"const unsigned ll_library_size = {len(names)};\n")


main()
