#!/usr/bin/env python3
"""Packs the functions that clang made of a library, as text of LLVM's language, into a C file:
pack.py OUT.c host|amdgcn [IN.ll]. Without input the library is empty.

The text is made such that LLVM 15 and all later ones read it: what newer ones say beside the instructions themselves
goes, and pointers have no type.
"""

import re
import sys

BANNER = "/* Made by lib/llvm/library/pack.py while building. */\n"

POINTEE = r"(?:\[\d+ x (?:<[^<>]*>|\w+)\]|<[^<>]*>|\b(?:i\d+|half|float|double))"
WORDS = r"\b(?:noundef|dso_local|local_unnamed_addr|spir_func|fastcc|signext|zeroext|nocapture|writeonly|hidden|internal" \
        r"|protected|unnamed_addr|range\([^)]*\)|nofpclass\([^)]*\)|captures\([^)]*\)) "
WIDE_VECTORS = '"prefer-vector-width"="512"'  # as kernels have it


def tidy(text):
    """Instructions without attributes, metadata and flags that not every version knows."""
    text = re.sub(r",? ![\w.]+ ![\w]+", "", text)
    text = re.sub(r" #\d+", "", text)
    text = re.sub(r"\s*;.*", "", text)
    text = re.sub(POINTEE + r"( addrspace\(\d+\))?\*", r"ptr\1", text)
    text = re.sub(WORDS, "", text)
    text = re.sub(r"\b(disjoint|nneg|samesign) ", "", text)
    text = re.sub(r"[^\n]*@llvm\.lifetime\.[^\n]*\n", "", text)
    text = text.replace("inbounds nuw ", "inbounds ")
    text = re.sub(r"addrspacecast ptr (%\w+) to ptr$", r"bitcast ptr \1 to ptr", text, flags=re.M)
    text = re.sub(r"(<(\d+) x \w+> [^\n]*)splat \(([^()]*)\)", lambda m: m[1] + f"<{', '.join([m[3]] * int(m[2]))}>", text)
    text = re.sub(r"\btrunc (nuw |nsw )+", "trunc ", text)
    text = re.sub(r"\b(tail|notail) call", "call", text)
    return re.sub(r"\n\s*\n", "\n", text)


def parse(text, inlined):
    """Definitions and constants by name, and declarations of LLVM's own functions."""
    found, declared = {}, {}
    for match in re.finditer(r"^define ([^\n]*?)@([\w.]+)\(([^\n]*)\)[^\n]*\{\n(.*?)^\}", text, re.S | re.M):
        name, parameters, body = match.group(2), tidy(match.group(3) + " "), tidy(match.group(4))
        result = tidy(match.group(1)).strip()
        found[name] = (f"define internal {result} @{name}({parameters.strip()}) {'alwaysinline ' * inlined}nounwind "
                       f"{{\n{body}}}\n")
    for name in found if inlined else ():
        lanes = [n for n in (4, 8, 16) if name.startswith("ocl_") and f"{name}_v{n}" in found]
        if lanes:
            # LLVM may take functions of vectors for it, which nobody calls before and which so have to be seen from elsewhere.
            takes = "v" * found[name].split("{", 1)[0].count("%")
            mapped = ",".join(f"_ZGV_LLVM_N{n}{takes}_{name}({name}_v{n})" for n in lanes)
            mapped = f'noinline nounwind readnone willreturn "vector-function-abi-variant"="{mapped}"'
            found[name] = found[name].replace("alwaysinline nounwind", mapped, 1)
            for n in lanes:
                wide = found[f"{name}_v{n}"].replace("define internal", "define hidden", 1)
                found[f"{name}_v{n}"] = wide.replace("nounwind", f"nounwind {WIDE_VECTORS}", 1)
        elif name.startswith("seldom_"):
            found[name] = found[name].replace("alwaysinline nounwind", f"noinline cold nounwind {WIDE_VECTORS}", 1)
    for match in re.finditer(r"^@([\w.]+) = [^\n]*", text, re.M):
        found[match.group(1)] = match.group(0) + "\n"
    for match in re.finditer(r"^declare [^\n]*@(llvm\.(?!lifetime)[\w.]+)\([^\n]*", text, re.M):
        declared[match.group(1)] = tidy(match.group(0)).strip() + "\n"
    return found, declared


def quote(text):
    lines = text.replace("\\", "\\\\").replace('"', '\\"').split("\n")
    return "\n".join(f'    "{line}\\n"' for line in lines if line)


def put(f, library, source):
    """Writes one library, of a file and what is made here."""
    items = {}
    if source:
        with open(source[0]) as given:
            for part in parse(given.read(), library == "host"):
                items.update(part)
    names = sorted(items)
    for i, name in enumerate(names):
        used = sorted(set(re.findall(r"@([\w.]+)", items[name]) + re.findall(r"\((\w+_v\d+)\)", items[name])) - {name})
        missing = [n for n in used if n not in items]
        if missing:
            sys.exit(f"pack: {name} names {', '.join(missing)}, which nothing defines")
        f.write(f"static const char {library}_{i}[] =\n{quote(items[name])};\n")
        if used:
            numbers = ", ".join(str(names.index(n)) for n in used)
            f.write(f"static const uint16_t {library}_needs_{i}[] = {{{numbers}}};\n")
        items[name] = used
    f.write(f"\nstatic const struct ll_library_entry {library}_entries[] = {{\n")
    for i, name in enumerate(names):
        needs = f"{library}_needs_{i}" if items[name] else "0"
        f.write(f'    {{"{name}", {library}_{i}, {needs}, {len(items[name])}}},\n')
    f.write("    {0},\n};\n")
    f.write(f"const struct ll_library ll_library_{library} = {{{library}_entries, {len(names)}}};\n")


def main():
    target, library, *source = sys.argv[1:]
    with open(target, "w") as f:
        f.write(BANNER + '#include "llvm/math_library.h"\n\n')
        put(f, library, source)


main()
