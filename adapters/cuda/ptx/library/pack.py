#!/usr/bin/env python3
"""Packs the PTX that a compiler made of the library into a C file: pack.py OUT.c [IN.ptx...]

Without any the library is empty, and translations that need it say so.
"""

import re
import sys

BANNER = "/* Made by adapters/cuda/ptx/library/pack.py while building. */\n"
NAME = re.compile(r"[A-Za-z_$][\w$]*")


def parse(text):
    """Functions and tables by name, as PTX, in their order."""
    text = re.sub(r"//.*", "", text)
    found = {}
    function = re.compile(r"^(?:\.visible |\.weak )?(\.func\s[^{;]*?\n\{.*?^\})", re.S | re.M)
    for match in function.finditer(text):
        body = match.group(1)
        name = re.search(r"(?:\)\s+|\.func\s+)([A-Za-z_$][\w$]*)\s*\(", body).group(1)
        found[name] = (match.start(), body, True)
    table = re.compile(r"^(?:\.visible |\.weak )?(\.(?:global|const) [^;{]*(?:\{[^}]*\})?;)", re.M)
    for match in table.finditer(text):
        body = match.group(1)
        name = re.search(r"([A-Za-z_$][\w$]*)(?:\[\d*\])?\s*(?:=|;)", body).group(1)
        found[name] = (match.start(), body, False)
    return {name: found[name][1:] for name in sorted(found, key=lambda n: found[n][0])}


def tidy(body):
    """Without what clang writes for people. Tables are read at indices that differ between
    work-items, which constant memory serves one after the other, so they are global."""
    body = re.sub(r"^\s*\.loc\b.*\n", "", body, flags=re.M)
    body = body.replace("ld.const", "ld.global").replace(".const ", ".global ")
    body = re.sub(r"[ \t]+", " ", body)
    body = re.sub(r"\s*\n\s*", "\n", body)
    return body.strip() + "\n"


def rename(body, symbols):
    return NAME.sub(lambda m: symbols.get(m.group(0), m.group(0)), body)


def order(names, needs):
    """What is needed first."""
    done, out = set(), []

    def visit(name):
        if name not in done:
            done.add(name)
            for other in needs[name]:
                visit(other)
            out.append(name)
    for name in names:
        visit(name)
    return out


def pieces(text, size=4000):
    """C strings have a limit that compilers warn of; tables are longer."""
    return [text[i:i + size] for i in range(0, len(text), size)]


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def main():
    target, *sources = sys.argv[1:]
    items, declared = {}, set()
    for source in sources:
        with open(source) as f:
            text = f.read()
        found = parse(text)
        if set(found) & set(items):
            sys.exit(f"pack: {source} has again: {', '.join(sorted(set(found) & set(items)))}")
        items.update(found)
        declared |= set(re.findall(r"^\.extern \.func .*?([A-Za-z_$][\w$]*)\s*$", text, re.M))
    short = {name: name[4:] if name.startswith("ocl_") else name for name in items}
    symbols = {name: "ocl$" + short[name] for name in items}
    needs = {}
    for name, (body, _) in items.items():
        words = set(NAME.findall(body))
        missing = words & (declared - set(items))
        if missing:
            sys.exit(f"pack: {name} calls {', '.join(sorted(missing))}, which nothing defines")
        needs[name] = sorted((words & set(items)) - {name})
    names = sorted(items, key=lambda n: short[n].encode())
    index = {name: i for i, name in enumerate(names)}
    with open(target, "w") as f:
        f.write(BANNER + '#include "math_library.h"\n\n')
        for name in names:
            body, _ = items[name]
            text = rename(tidy(body), symbols)
            f.write(f"static const char text_{index[name]}[] =\n")
            f.write("\n".join("    " + quote(p) for p in pieces(text)) + ";\n")
            if needs[name]:
                numbers = ", ".join(str(index[n]) for n in needs[name])
                f.write(f"static const uint16_t needs_{index[name]}[] = {{{numbers}}};\n")
        f.write("\nconst struct ptx_library_entry ur_ptx_library[] = {\n")
        for name in names:
            body, is_function = items[name]
            i = index[name]
            wanted = f"needs_{i}" if needs[name] else "0"
            lines = body.count(";") if is_function else 0
            f.write(f'    {{"{short[name]}", text_{i}, {wanted}, {len(needs[name])}, {lines}}},\n')
        if not names:
            f.write("    {0},\n")
        f.write("};\n")
        f.write(f"const unsigned ur_ptx_library_size = {len(names)};\n")
        numbers = ", ".join(str(index[n]) for n in order(names, needs)) or "0"
        f.write(f"const uint16_t ur_ptx_library_order[] = {{{numbers}}};\n")


main()
