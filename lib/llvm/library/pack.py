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


LANES = (2, 4, 8, 16)  # as module.c has them: forms that are made of a function of four doubles


def any_lanes(text):
    """A function of four doubles as one of any number: `#` for the lanes, `*TYPE NUMBER` for a constant in each."""
    text = re.sub(r"<(\w+) ([^,<>]+)(?:, \1 \2){3}>", r"<*\1 \2>", text)
    text = re.sub(r"<4 x ", "<# x ", text)
    text = re.sub(r"\bi4\b", "i#", text)
    text = re.sub(r"(_|\.)v4(?=\b|f64|i64)", r"\1v#", text)
    text = re.sub(r"(@seldom_\w+\([^()\n]*i32) 4\)", r"\1 #)", text)
    if re.search(r"<\w+ [^<>]*,|\bv4|[ (]4(?=[,)\n])", text):
        sys.exit(f"pack: what is there of four lanes is not there of others: {text}")
    return text


def parse(text, inlined):
    """Definitions and constants by name, and declarations of LLVM's own functions."""
    found, declared = {}, {}
    for match in re.finditer(r"^define ([^\n]*?)@([\w.]+)\(([^\n]*)\)[^\n]*\{\n(.*?)^\}", text, re.S | re.M):
        name, parameters, body = match.group(2), tidy(match.group(3) + " "), tidy(match.group(4))
        result = tidy(match.group(1)).strip()
        found[name] = (f"define internal {result} @{name}({parameters.strip()}) {'alwaysinline ' * inlined}nounwind "
                       f"{{\n{body}}}\n")
    for name in [n for n in found if inlined and re.search(r"_f64_v4$", n)]:
        found[name[:-1] + "#"] = any_lanes(found.pop(name))
    for name in list(found) if inlined else ():
        forms = [n for n in (*LANES, "#") if name.startswith("ocl_") and f"{name}_v{n}" in found]
        lanes = LANES if "#" in forms else forms
        if lanes:
            # LLVM may take functions of vectors for it, which nobody calls before and which so have to be seen from elsewhere.
            takes = "v" * found[name].split("{", 1)[0].count("%")
            mapped = ",".join(f"_ZGV_LLVM_N{n}{takes}_{name}({name}_v{n})" for n in lanes)
            mapped = f'noinline nounwind readnone willreturn "vector-function-abi-variant"="{mapped}"'
            found[name] = found[name].replace("alwaysinline nounwind", mapped, 1)
            # Not internal, or LLVM would make of it a function of fewer operands where one is the same number in each call.
            found[name] = found[name].replace("define internal", "define linkonce_odr hidden", 1)
            for n in forms:
                wide = found[f"{name}_v{n}"].replace("define internal", "define hidden", 1)
                # Whether it is put in place of calls is told when those are made (lib/compile/vectors.c).
                found[f"{name}_v{n}"] = wide.replace("alwaysinline nounwind", f"nounwind {WIDE_VECTORS}", 1)
        elif name.startswith("seldom_"):
            found[name] = found[name].replace("alwaysinline nounwind", f"noinline cold nounwind {WIDE_VECTORS}", 1)
    for match in re.finditer(r"^@([\w.]+) = [^\n]*", text, re.M):
        found[match.group(1)] = match.group(0) + "\n"
    elsewhere = r"(llvm\.(?!lifetime)[\w.]+" + r"|tan" * inlined + ")"
    for match in re.finditer(rf"^declare [^\n]*@{elsewhere}\([^\n]*", text, re.M):
        declared[match.group(1)] = tidy(match.group(0)).strip() + "\n"
    for name in [n for n in declared if inlined and re.search(r"\.v4[fi]64$", n)]:
        declared[name.replace(".v4", ".v#")] = any_lanes(declared[name])
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
        used = set(re.findall(r"@([\w.#]+)", items[name]) + re.findall(r"\((\w+_v\d+)\)", items[name])) - {name}
        used = sorted({n if n in items else re.sub(r"_v\d+$", "_v#", n) for n in used})
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
