#!/usr/bin/env python3
"""Import the facts of the SPIR-V grammar that scripts/generate.py works from.

usage: import.py [FOLDER]

FOLDER is one with Khronos' grammar files (default: that of Debian's package spirv-headers,
/usr/include/spirv/unified1). Writes core.yml and one file for each set of extended instructions
beside this program: names, numbers and kinds of operands, names of extensions, nothing else.
Distributions have different versions of the package, so the result is committed: generating needs no
such package, and the newest one at hand is imported by whoever has it.

test/spirv/grammar.py compares the tables that are made of it with grammar files of any version.
"""
import argparse
import json
import pathlib

import yaml

HERE = pathlib.Path(__file__).resolve().parent
SETS = {
    "opencl_std": "extinst.opencl.std.100.grammar.json",
    "opencl_debuginfo": "extinst.opencl.debuginfo.100.grammar.json",
    "debuginfo": "extinst.debuginfo.grammar.json",
}


def number(value):
    return int(value, 0) if isinstance(value, str) else value


def operands(entry, key, own=()):
    """The kinds of operands in order, each with its quantifier behind it. Kinds that a set of
    extended instructions defines for itself are numbers without operands of their own."""
    return [("LiteralInteger" if o["kind"] in own else o["kind"]) + o.get("quantifier", "")
            for o in entry.get(key, [])]


def by_number(entries, name, value, key, own=()):
    """{name: [number, kinds...]} in order of numbers, and {alias: name} for numbers that were
    given to two names, of which the one without a vendor's suffix is kept."""
    out, aliases, seen = {}, {}, {}
    for entry in sorted(entries, key=lambda e: (number(e[value]), len(e[name]))):
        n = number(entry[value])
        if n in seen:
            aliases[entry[name]] = seen[n]
        else:
            seen[n] = entry[name]
            out[entry[name]] = [n] + operands(entry, key, own)
        for alias in entry.get("aliases", []):
            aliases[alias] = seen[n]
    return out, aliases


def core(grammar):
    kinds, aliases = {}, {}
    for kind in grammar["operand_kinds"]:
        made = {"category": kind["category"]}
        if "enumerants" in kind:
            made["values"], other = by_number(kind["enumerants"], "enumerant", "value", "parameters")
            if other:
                made["aliases"] = other
        if "bases" in kind:
            made["bases"] = kind["bases"]
        kinds[kind["kind"]] = made
    instructions, aliases = by_number(grammar["instructions"], "opname", "opcode", "operands")
    entries = grammar["instructions"] + [e for k in grammar["operand_kinds"] for e in k.get("enumerants", [])]
    extensions = sorted({name for e in entries for name in e.get("extensions", [])})
    return {"version": [grammar["major_version"], grammar["minor_version"], grammar["revision"]],
            "kinds": kinds, "instructions": instructions, "aliases": aliases, "extensions": extensions}


def extended(grammar):
    own = {k["kind"] for k in grammar.get("operand_kinds", [])}
    instructions, _ = by_number(grammar["instructions"], "opname", "opcode", "operands", own)
    return {"instructions": instructions}


def read(folder):
    made = {"core": core(json.loads((folder / "spirv.core.grammar.json").read_text()))}
    for name, file in SETS.items():
        made[name] = extended(json.loads((folder / file).read_text()))
    return made


def text(name, facts):
    """YAML with one line for each instruction and enumerant."""
    lines = [f"# {'The core grammar' if name == 'core' else SETS[name]} of SPIR-V: names, numbers, kinds of operands.",
             "# Source: Khronos' grammar files, as scripts/spec/spirv/import.py reads them; not changed by hand."]

    def table(rows, indent):
        for key, row in rows.items():
            value = row if isinstance(row, str) else " ".join(map(str, row))
            lines.append(f"{' ' * indent}{key}: {value}")

    if name == "core":
        lines.append(f"version: {' '.join(map(str, facts['version']))}")
        lines.append("kinds:")
        for kind, made in facts["kinds"].items():
            lines.append(f"  {kind}:")
            lines.append(f"    category: {made['category']}")
            if "bases" in made:
                lines.append(f"    bases: {' '.join(made['bases'])}")
            for part in ("values", "aliases"):
                if part in made:
                    lines.append(f"    {part}:")
                    table(made[part], 6)
    lines.append("instructions:")
    table(facts["instructions"], 2)
    if facts.get("aliases"):
        lines.append("aliases:")
        table(facts["aliases"], 2)
    if facts.get("extensions"):
        lines.append("extensions:")
        lines += [f"  - {name}" for name in facts["extensions"]]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=pathlib.Path,
                        default=pathlib.Path("/usr/include/spirv/unified1"))
    for name, facts in read(parser.parse_args().folder).items():
        (HERE / f"{name}.yml").write_text(text(name, facts))


if __name__ == "__main__":
    main()
