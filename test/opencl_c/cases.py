#!/usr/bin/env python3
"""Small kernels of the lists of OpenCL C's built-in functions (builtins.yml, builtins_kernels.yml).

    cases.py list  [choice]                one case a line: name, standard, what it needs
    cases.py write [choice] [--file N] DIR N cases a file (1: each case its own), with a manifest beside each .cl

choice: --set, --function, --element, --width, --space, --standard (each may be given again and takes several with
commas), --runnable (leaves out what is only compiled), --short (a selection that meets every function once).

A manifest (NAME.txt) has one line for each kernel of NAME.cl:

    KERNEL elementwise FUNCTION BOUND RESULTS ARGUMENTS    types with commas; the kernel's parameters are
                                                           global RESULT *..., global const ARGUMENT *...
    KERNEL check                                           (global const uchar *in, global uchar *scratch, global uint *r)
    KERNEL compiled

BOUND is in units of the last place, `any` or `own`.
"""

import argparse
import os
import re
import sys
from collections import namedtuple

import yaml

HERE = os.path.dirname(os.path.realpath(__file__))
ALL_WIDTHS = [1, 2, 3, 4, 8, 16]
BITS = {"char": 8, "uchar": 8, "short": 16, "ushort": 16, "int": 32, "uint": 32, "long": 64, "ulong": 64,
        "half": 16, "float": 32, "double": 64}
BY_BITS = {8: "char", 16: "short", 32: "int", 64: "long"}
FLOATS = ("float", "double", "half")
# Extensions that change the language, and so have to be enabled; of the others compilers may not know the names.
PRAGMAS = ("cl_khr_fp16", "cl_khr_fp64", "cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics")

# name: of the kernel; text: of the kernel and what it needs before it; manifest: its line.
# standard: CL1.2, CL2.0 or CL3.0, the lowest that has it; extensions and feature: what it needs beside.
Case = namedtuple("Case", "name set function element width space standard extensions feature text manifest")


def load():
    sets = []
    for name in ("builtins.yml", "builtins_kernels.yml"):
        with open(os.path.join(HERE, name), encoding="utf-8") as f:
            sets += yaml.safe_load(f)
    return sets


def vector(element, width):
    return element if width == 1 else f"{element}{width}"


def signed(element):
    return BY_BITS[BITS[element]]


def unsigned(element):
    return "u" + BY_BITS[BITS[element]]


def resolve(word, element, width):
    """A word of a signature as OpenCL C has the type."""
    if word.endswith("n") and (word[:-1] in BITS):
        return vector(word[:-1], width)
    if word == "gentype":
        return vector(element, width)
    if word == "sgentype":
        return element
    if word == "igentype":
        return vector(signed(element), width)
    if word == "ugentype":
        return vector(unsigned(element), width)
    if word == "widetype":
        wide = BY_BITS[2 * BITS[element]]
        return vector("u" + wide if element.startswith("u") else wide, width)
    if word == "truthn":
        return "int" if width == 1 else vector(signed(element), width)
    return word


def parse(signature):
    result, name, args = re.match(r"(\w+) (\w+)\((.*)\)$", signature).groups()
    return result, name, [a.strip() for a in args.split(",")]


def bound_of(bounds, element):
    words = str(bounds).split()
    return words[0] if len(words) == 1 else words[FLOATS.index(element)]


def needs(element, given):
    extensions = [given] if given else []
    if element == "half":
        extensions.append("cl_khr_fp16")
    if element == "double":
        extensions.append("cl_khr_fp64")
    return extensions


def kernel_text(name, params, body):
    return f"kernel void {name}({', '.join(params)})\n{{\n{body}}}\n"


def _place(space, type_, name):
    """(declaration, the place's address) of a variable of this work-item in an address space."""
    if space == "local":
        return f"    local {type_} near_{name}[32];\n", f"&near_{name}[l]"
    return f"    {type_} mine_{name};\n", f"&mine_{name}"


def _call(entry, signature, function, bound, element, width, space, standard):
    """A function of each element, called by its name."""
    result, _, args = parse(signature)
    values = [a for a in args if not a.endswith("*")]
    seconds = [a[:-1].strip() for a in args if a.endswith("*")]
    types = [resolve(a, element, width) for a in values]
    results = [resolve(r, element, width) for r in [result, *seconds]]
    plain = len(entry["signatures"]) == 1 and len(set(types)) == 1
    parts = [function] + ([types[0]] if plain else types)
    params = [f"global {t} *r{i}" for i, t in enumerate(results)]
    params += [f"global const {t} *a{i}" for i, t in enumerate(types)]
    body = "    size_t g = get_global_id(0);\n"
    arguments = [f"a{i}[g]" for i in range(len(types))]
    after = ""
    if seconds:
        parts.append("generic" if standard != "CL1.2" else space)
        if space == "global":
            arguments.append("r1 + g")
        else:
            body += "    size_t l = get_local_id(0);\n    (void)l;\n"
            declaration, address = _place(space, results[1], "second")
            body += declaration
            arguments.append(address)
            after = f"    r1[g] = *({address});\n"
        if standard != "CL1.2":
            parts.append(space)
    name = "_".join(parts)
    body += f"    r0[g] = {function}({', '.join(arguments)});\n{after}"
    manifest = f"{name} elementwise {function} {bound} {','.join(results)} {','.join(types)}"
    return name, kernel_text(name, params, body), manifest


def _expression(entry, signature, function, bound, element, width, space, operator):
    """A function of each element through an expression with pointers into an address space."""
    result, _, args = parse(signature)
    type_, result_type = resolve(args[0], element, width), resolve(result, element, width)
    n = "" if width == 1 else str(width)
    name = f"{function}{n}{operator}_{element}_{space}"
    load = "vload" in function
    text = entry["expression"].replace("SPACE", space).replace("OP", operator).replace("_halfN", f"_half{n}")
    body = "    size_t g = get_global_id(0), l = get_local_id(0);\n    (void)l;\n"
    argument = f"{'constant' if space == 'constant' else 'global const'} {type_} *a0"
    if space in ("global", "constant"):
        a, r = "(a0 + g)", "(r0 + g)"
        body += "    " + re.sub(r"\bA\b", a, re.sub(r"\bR\b", r, text)) + "\n"
    else:
        declaration, place = _place(space, type_ if load else result_type, "value")
        body += declaration
        if load:
            body += f"    *({place}) = a0[g];\n"
            body += "    " + re.sub(r"\bA\b", f"({place})", re.sub(r"\bR\b", "(r0 + g)", text)) + "\n"
        else:
            body += "    " + re.sub(r"\bA\b", "(a0 + g)", re.sub(r"\bR\b", f"({place})", text)) + "\n"
            body += f"    r0[g] = *({place});\n"
    manifest = f"{name} elementwise {function}{operator} {bound} {result_type} {type_}"
    return name, kernel_text(name, [f"global {result_type} *r0", argument], body), manifest


def _check(entry, part, text, element, width, space, operator):
    """A kernel that looks at its own results."""
    set_name = entry["set"]
    type_ = vector(element, width)
    image, coordinate = (operator.split("/") + [""])[:2] if "/" in operator else ("", "")
    name = "_".join(x for x in (set_name, part, re.sub(r"\W", "", image) or _spelled(operator), type_, space) if x)
    params = ["global const uchar *in", "global uchar *scratch", "global uint *r"]
    if entry.get("image"):
        params.append(f"{entry['image']} {image} image")
    if entry.get("parameters"):
        params.append(entry["parameters"])
    body = ("    size_t l = get_local_id(0), g = get_global_id(0), n = get_local_size(0), k;\n    uint ok = 1;\n"
            "    (void)l, (void)n, (void)k;\n")
    if re.search(r"\bP\b", text):
        if space == "constant":
            params[0] = "constant uchar *in"
            body += f"    constant {element} *P = (constant {element} *)in + g * 64;\n"
        elif space == "global":
            body += f"    global const {element} *P = (global const {element} *)in + g * 64;\n"
        else:
            body += (f"    local {element} near_in[32 * 64];\n    local {element} *P = near_in + l * 64;\n"
                     if space == "local" else f"    {element} mine_in[64], *P = mine_in;\n")
            bits = unsigned(element)
            body += (f"    for (k = 0; k < 64; k++)\n"
                     f"        P[k] = as_{element}(((global const {bits} *)in)[g * 64 + k]);\n")
    if re.search(r"\bQ\b", text):
        if space == "global":
            body += f"    global {element} *Q = (global {element} *)scratch + g * 64;\n"
        else:
            body += (f"    local {element} near_out[32 * 64];\n    local {element} *Q = near_out + l * 64;\n"
                     if space == "local" else f"    {element} mine_out[64], *Q = mine_out;\n")
            body += f"    for (k = 0; k < 64; k++)\n        Q[k] = 0;\n"
    if re.search(r"\bC\b", text):
        if space == "global":
            body += f"    volatile global {element} *C = (global {element} *)scratch + get_group_id(0) * 8;\n"
        else:
            body += (f"    local {element} shared[8];\n    volatile local {element} *C = shared;\n"
                     f"    if (l < 8)\n        shared[l] = 0;\n    barrier(CLK_LOCAL_MEM_FENCE);\n")
    n = "" if width == 1 else str(width)
    text = text.replace("PREFIX", entry.get("prefix", ""))
    text = re.sub(r"\bconvert_FCOORD\b", "convert_" + coordinate.replace("int", "float"), text)
    text = re.sub(r"\bCOORD\b", coordinate, text)
    text = text.replace("OP", operator)
    text = re.sub(r"\b(vload|vstore)N\b", rf"\g<1>{n}", text)
    text = re.sub(r"\bEOP\b", element + operator, text)
    text = re.sub(r"\bE(\d+)\b", element + r"\1", text)
    text = re.sub(r"\b(as_|)BITSN\b", lambda m: m.group(1) + vector(unsigned(element), width), text)
    text = re.sub(r"\bSIGNEDN\b", vector(signed(element), width), text)
    text = re.sub(r"\b(as|atomic)_E\b", rf"\1_{element}", text)
    text = re.sub(r"\bas_BITS\b", f"as_{unsigned(element)}", text)
    for word, value in (("SPACE", space), ("COUNT", str(width)), ("BITS", unsigned(element)),
                        ("SIGNED", signed(element)), ("T", type_), ("E", element), ("N", n)):
        text = re.sub(rf"(?<!%)\b{word}\b", value, text)
    body += "".join(f"    {line}\n" if line else "\n" for line in text.rstrip("\n").split("\n"))
    body += "    r[g] = ok;\n"
    kind = "compiled" if entry.get("compile") else "check"
    return name, kernel_text(name, params, body), f"{name} {kind}"


_OPERATOR_NAMES = {"+": "add", "-": "sub", "*": "mul", "/": "div", "%": "rem", "&": "and", "|": "or", "^": "xor",
                   "<<": "shl", ">>": "shr"}


def _spelled(operator):
    return _OPERATOR_NAMES.get(operator, operator.strip("_"))


def _standards(entry, pointers):
    """CL1.2 has what is older too. Where there are pointers, 2.0 has other functions: without an address space."""
    since = entry["since"]
    if since == "3.0":
        return ["CL3.0"]
    if since == "2.0":
        return ["CL2.0"]
    return ["CL1.2", "CL2.0"] if pointers else ["CL1.2"]


def _conversions(entry, elements):
    for source in elements:
        for to in elements:
            for width in ALL_WIDTHS:
                for saturate in ("", "_sat") if to not in FLOATS else ("",):
                    for rounding in ("", "_rte", "_rtz", "_rtp", "_rtn"):
                        function = f"convert_{vector(to, width)}{saturate}{rounding}"
                        name = f"{function}_{vector(source, width)}"
                        types = vector(to, width), vector(source, width)
                        text = kernel_text(name, [f"global {types[0]} *r0", f"global const {types[1]} *a0"],
                                           "    size_t g = get_global_id(0);\n"
                                           f"    r0[g] = {function}(a0[g]);\n")
                        manifest = f"{name} elementwise convert{saturate}{rounding} 0 {types[0]} {types[1]}"
                        extensions = sorted(set(needs(source, None) + needs(to, None)))
                        yield Case(name, entry["set"], f"convert{saturate}{rounding}", source, width, "", "CL1.2",
                                   extensions, None, text, manifest)


def _reinterpretations(entry, elements):
    for source in elements:
        for to in elements:
            for width in ALL_WIDTHS:
                bits = BITS[source] * width
                # Three elements take the room of four, so as_T4 of three and back exist as well; those are open.
                if width == 3:
                    count = 3 if BITS[to] == BITS[source] else 0
                else:
                    count = bits // BITS[to] if bits % BITS[to] == 0 else 0
                if count not in ALL_WIDTHS:
                    continue
                types = vector(to, count), vector(source, width)
                function = f"as_{types[0]}"
                name = f"{function}_{types[1]}"
                text = kernel_text(name, [f"global {types[0]} *r0", f"global const {types[1]} *a0"],
                                   f"    size_t g = get_global_id(0);\n    r0[g] = {function}(a0[g]);\n")
                yield Case(name, entry["set"], "as", source, width, "", "CL1.2",
                           sorted(set(needs(source, None) + needs(to, None))), None, text,
                           f"{name} elementwise as 0 {types[0]} {types[1]}")


def every():
    """Every case of the lists."""
    for entry in load():
        elements = entry["elements"]
        widths = ALL_WIDTHS if entry["widths"] == "all" else entry["widths"]
        if entry.get("conversions"):
            yield from _conversions(entry, elements)
            continue
        if entry.get("reinterpretations"):
            yield from _reinterpretations(entry, elements)
            continue
        for element in elements:
            extensions = needs(element, entry.get("extension"))
            if element in ("long", "ulong", "double") and entry["set"].startswith("c11"):
                extensions = extensions + ["cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"]
            if (entry["set"] == "atom64"):
                extensions = extensions + ["cl_khr_int64_extended_atomics"]
            for width in widths:
                yield from _of(entry, element, width, extensions)


def _of(entry, element, width, extensions):
    def case(function, space, standard, made):
        name, text, manifest = made
        return Case(name, entry["set"], function, element, width, space, standard, extensions,
                    entry.get("feature"), text, manifest)
    pointers = any("*" in s for s in entry.get("signatures", ()))
    for standard in _standards(entry, pointers):
        if "expression" in entry:
            for function, bounds in entry["functions"].items():
                for space in entry["spaces"]:
                    for operator in entry.get("operators", [""]):
                        yield case(function, space, standard, _expression(
                            entry, entry["signatures"][0], function, bound_of(bounds, element), element, width,
                            space, operator))
        elif "signatures" in entry:
            for signature in entry["signatures"]:
                for function, bounds in entry["functions"].items():
                    bound = bound_of(bounds, element)
                    if bound == "-":
                        continue
                    for space in ("global", "local", "private") if pointers else ("",):
                        yield case(function, space, standard, _call(
                            entry, signature, function, bound, element, width, space, standard))
        else:
            kernels = entry.get("kernels") or {"": entry["check"]}
            for part, text in kernels.items():
                for space in entry.get("spaces", [""]):
                    for operator in entry.get("operators", [""]):
                        yield case("_".join(x for x in (entry.get("prefix") or entry["set"], part) if x), space,
                                   standard, _check(entry, part, text, element, width, space, operator))


def prologue(case):
    """What stands before a kernel: the extensions that it needs."""
    return "".join(f"#pragma OPENCL EXTENSION {e} : enable\n" for e in case.extensions if e in PRAGMAS)


def source(case):
    """The whole text of a .cl file with this case alone."""
    return prologue(case) + case.text


def short(cases):
    """A selection that meets every function with every element type once, with different widths in turn."""
    seen = {}
    for case in cases:
        key = (case.set, case.function, case.element)
        if case.set in ("convert", "as"):
            # Each pair of types, and each mode for the pairs where it matters most.
            to = case.manifest.split()[4].rstrip("0123456789")
            key = (case.set, case.element, to)
        seen.setdefault(key, []).append(case)
    for index, group in enumerate(seen.values()):
        yield group[index * 7 % len(group)]


def choose(args):
    def wanted(values, value):
        return not values or str(value) in values
    for case in (short(every()) if args.short else every()):
        if (wanted(args.set, case.set) and wanted(args.function, case.function)
                and wanted(args.element, case.element) and wanted(args.width, case.width)
                and wanted(args.space, case.space) and wanted(args.standard, case.standard)
                and not (args.runnable and case.manifest.endswith(" compiled"))
                and not set(case.extensions) & set(args.without)):
            yield case


def lacking(driver):
    """A function that says why a driver does not run a case (`lacking` in the lists), None where it does."""
    whys = {entry["set"]: entry.get("lacking", {}).get(driver, {}) for entry in load()}

    def why(case):
        of_set = whys[case.set]
        if isinstance(of_set, str):
            return of_set
        return next((text for names, text in of_set.items() if re.fullmatch(names, case.name)), None)
    return why


def groups(cases, per_file, mixed=False):
    """[(name of the file, standard, [case])]: cases of one set, standard and need go together; mixed: of all sets."""
    together = {}
    for case in cases:
        name = "mixed" if mixed else case.set
        together.setdefault((name, case.standard, tuple(case.extensions)), []).append(case)
    for (set_name, standard, extensions), members in together.items():
        if per_file == 1:
            for case in members:
                yield f"{case.standard.lower().replace('.', '')}_{case.name}", standard, [case]
            continue
        kinds = "".join("_" + e.replace("cl_khr_", "") for e in extensions)
        for at in range(0, len(members), per_file):
            part = f"_{at // per_file}" if len(members) > per_file else ""
            yield (f"{standard.lower().replace('.', '')}_{set_name}{kinds}{part}", standard,
                   members[at:at + per_file])


def write(cases, folder, per_file, mixed=False):
    """Writes NAME.cl and NAME.txt for each group; returns [(name, standard, cases)]."""
    os.makedirs(folder, exist_ok=True)
    made = []
    for name, standard, members in groups(cases, per_file, mixed):
        with open(os.path.join(folder, name + ".cl"), "w", encoding="utf-8") as f:
            f.write(prologue(members[0]) + "\n".join(c.text for c in members))
        with open(os.path.join(folder, name + ".txt"), "w", encoding="utf-8") as f:
            f.write("".join(c.manifest + "\n" for c in members))
        made.append((name, standard, members))
    return made


def add_choice(parser):
    def several(text):
        return [w for w in text.split(",") if w]
    for name in ("set", "function", "element", "width", "space", "standard", "without"):
        parser.add_argument("--" + name, type=several, action="extend", default=[],
                            help="extensions to leave out" if name == "without" else None)
    parser.add_argument("--runnable", action="store_true", help="leave out what is only compiled")
    parser.add_argument("--short", action="store_true", help="each function and element type once")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    listing = commands.add_parser("list")
    add_choice(listing)
    writing = commands.add_parser("write")
    add_choice(writing)
    writing.add_argument("--file", type=int, default=1, metavar="N", help="cases a file (1)")
    writing.add_argument("folder")
    args = parser.parse_args()
    if args.command == "list":
        for case in choose(args):
            print(case.name, case.standard, *case.extensions)
        return 0
    made = write(choose(args), args.folder, args.file)
    for name, standard, _ in made:
        print(name, standard)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.exit(141)
