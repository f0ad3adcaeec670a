#!/usr/bin/env python3
"""Packs the PTX that a compiler made of the library into a C file: pack.py OUT.c [IN.ptx...]

Without any the library is empty, and translations that need it say so.
"""

import re
import sys

BANNER = "/* Made by lib/ptx/library/pack.py while building. */\n"
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


def whole_vectors(match):
    """libclc reads its table of bytes 16 at a time, whatever its alignment and size are."""
    return f".global .align 16 .b8 {match.group(1)}[{(int(match.group(2)) + 15) & ~15}]"


def tidy(body):
    """Without what clang writes for people. Tables are read at indices that differ between
    work-items, which constant memory serves one after the other, so they are global."""
    body = re.sub(r"^\s*\.loc\b.*\n", "", body, flags=re.M)
    body = body.replace("ld.const", "ld.global").replace(".const ", ".global ")
    body = re.sub(r"^\.global \.align 1 \.b8 ([\w$]+)\[(\d+)\]", whole_vectors, body)
    body = re.sub(r"[ \t]+", " ", body)
    body = re.sub(r"\s*\n\s*", "\n", body)
    return body.strip() + "\n"


def rename(body, symbols):
    return NAME.sub(lambda m: symbols.get(m.group(0), m.group(0)), body)


INLINE_LINES = 260  # beyond, a function is called wherever it is used
SHORT_LINES = 70  # up to which one may have a call itself: of what is seldom needed
CALL = re.compile(r"^\{\n\.reg \.b32 temp_param_reg;\n[^{}]*?\bcall\.uni [^{}]*\}\n", re.M)


def inline(name, text):
    """What stands in place of a call, or None: it reads %arg0 ... and writes %result, and \1 in a label stands for
    a number that is the call's own. A function that is long, or calls others and is not short, is none."""
    within, calls = CALL.subn("", text)
    if text.count("\n") > (SHORT_LINES if calls else INLINE_LINES) or calls > 1 or \
            re.search(r"\bcall\b|\.local|\.shared|\.branchtargets", within):
        return None
    body = text[text.index("\n{\n") + 3:text.rindex("}")]
    body = re.sub(r"ld\.param\.(\w)(\d+) ([^,]+), \[" + re.escape(name) + r"_param_(\d+)\];",
                  lambda m: f"mov.b{m.group(2)} {m.group(3)}, %arg{m.group(4)};", body)
    body = re.sub(r"st\.param\.\w(\d+) \[func_retval0(?:\+0)?\], ([^;]+);", r"mov.b\1 %result, \2;", body)
    if "param" in CALL.sub("", body) or "func_retval" in body or "%result" not in body:
        return None
    if not re.search(r"\bret;\s*\Z", body):
        return None
    body = re.sub(r"^([{}])$", r"\t\1", body, flags=re.M)  # at the beginning of a line one ends the kernel for who reads it
    body = re.sub(r"\bret;\s*\Z", "", body)
    body = re.sub(r"\bret;", "bra $I\1;", body)
    return re.sub(r"\b(LBB\d+_\d+)\b|(\$L__BB\d+_\d+)", lambda m: f"$I\1_{m.group(0).split('BB')[1]}", body)


def head(text):
    """What stands before the body where the function is called: it makes %arg0 ... and %result."""
    lines = [text[:text.index("\n{\n")], "{"]
    for kind, name, number in re.findall(r"\.param \.(b\d+) (\w+_param_(\d+))", text[:text.index("\n{\n")]):
        lines += [f".reg .{kind} %arg{number};", f"ld.param.{kind} %arg{number}, [{name}];"]
    width = re.match(r"\.func \(\.param \.b(\d+) func_retval0\)", text).group(1)
    return "\n".join(lines + [f".reg .b{width} %result;", "{"]) + "\n", width


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
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + text.replace("\1", '\\1""') + '"'


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
    within = {}
    with open(target, "w") as f:
        f.write(BANNER + '#include "ptx/math_library.h"\n\n')
        for name in names:
            body, is_function = items[name]
            text, width = rename(tidy(body), symbols), 0
            inlined = inline(name, text) if is_function and name.startswith("ocl_") else None
            if inlined:
                text, width = head(text)
            within[name] = (inlined, width)
            f.write(f"static const char text_{index[name]}[] =\n")
            f.write("\n".join("    " + quote(p) for p in pieces(text)) + ";\n")
            if inlined:
                f.write(f"static const char inline_{index[name]}[] =\n")
                f.write("\n".join("    " + quote(p) for p in pieces(inlined)) + ";\n")
            if needs[name]:
                numbers = ", ".join(str(index[n]) for n in needs[name])
                f.write(f"static const uint16_t needs_{index[name]}[] = {{{numbers}}};\n")
        f.write("\nconst struct ptx_library_entry ur_ptx_library[] = {\n")
        for name in names:
            body, is_function = items[name]
            i = index[name]
            wanted = f"needs_{i}" if needs[name] else "0"
            lines = body.count(";") if is_function else 0
            instead = f"inline_{i}" if within[name][0] else "0"
            f.write(f'    {{"{short[name]}", text_{i}, {instead}, {wanted}, {len(needs[name])}, {lines}, '
                    f'{within[name][1]}}},\n')
        if not names:
            f.write("    {0},\n")
        f.write("};\n")
        f.write(f"const unsigned ur_ptx_library_size = {len(names)};\n")
        numbers = ", ".join(str(index[n]) for n in order(names, needs)) or "0"
        f.write(f"const uint16_t ur_ptx_library_order[] = {{{numbers}}};\n")


main()
