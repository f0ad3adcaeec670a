"""The rules of every entry point's parameters, as C conditions with the words for breaking them."""
import re

from .meta import Pool, Type, list_length

NULL_HANDLE = "UR_RESULT_ERROR_INVALID_NULL_HANDLE"
NULL_POINTER = "UR_RESULT_ERROR_INVALID_NULL_POINTER"
ENUMERATION = "UR_RESULT_ERROR_INVALID_ENUMERATION"


class Rule:
    def __init__(self, condition, result, params, text, loop=None, pair=None):
        self.condition = condition  # true if the rule is broken
        self.pair = pair            # (count, list) of a wait list; the rules about it stand together
        self.result = result
        self.params = params        # names in the message
        self.text = text
        self.loop = loop            # (count, index) to repeat the condition over, or None


def enum_ranges(e):
    """Runs of consecutive values."""
    values = sorted({v.value for v in e["values"]})
    runs = []
    for v in values:
        if runs and v == runs[-1][1] + 1:
            runs[-1][1] = v
        else:
            runs.append([v, v])
    return runs


def enum_broken(e, expression):
    """A condition that holds for what is no enumerator."""
    runs = enum_ranges(e)
    if len(runs) == 1 and runs[0][0] == 0:
        return f"(uint32_t){expression} > {runs[0][1]}u"
    if len(runs) == 1:
        return f"(uint32_t){expression} - {runs[0][0]}u > {runs[0][1] - runs[0][0]}u"
    return f"strange_{e.name}((uint32_t){expression})"


def value_rules(spec, t, expression, words, guard="", loop=None):
    """Rules of one value by its type."""
    out = []
    if t.kind == "ENUM":
        e = spec.enums[t.name]
        out.append(Rule(guard + enum_broken(e, expression), ENUMERATION, words,
                        f"is none of the enumerators of {t.name}", loop))
    elif t.kind == "FLAGS":
        e = next(e for e in spec.enums.values() if e.flags_type == t.name)
        mask = f"UR_{e.name[3:-2].upper()}S_MASK"
        out.append(Rule(f"{guard}({expression} & {mask}) != 0", ENUMERATION, words,
                        f"has bits that are no {e.name}", loop))
    return out


def member_rules(spec, struct, at, words, guard, loop=None):
    """Rules of the members of a structure that `at` names, such as pDesc-> or pArgs[i]."""
    out = []
    for m in struct.all_members:
        if m.inherited or m.nocheck or m.dir == "out" or m.tagged_by:
            continue
        t = Type(spec, m.type)
        if t.array or t.kind in ("STRUCT", "UNION") and not t.depth:
            continue
        expression, name = at + m.name, f"{words}{m.name}"
        if t.depth == 0 and t.kind in ("ENUM", "FLAGS"):
            out += value_rules(spec, t, expression, name, guard, loop)
        elif t.depth == 0 and t.kind == "HANDLE" and not m.optional:
            out.append(Rule(f"{guard}!{expression}", NULL_HANDLE, name, "must not be NULL", loop))
        elif t.depth and not m.optional and m.name != "pNext":
            out.append(Rule(f"{guard}!{expression}", NULL_POINTER, name, "must not be NULL", loop))
    return out


def param_rules(spec, f):
    """All rules of an entry point, in the order in which they are checked."""
    first, second, third = [], [], []
    names = [p.name for p in f.params]
    handles = {c.name for c in spec.callbacks}
    for p in f.params:
        if p.nocheck:
            continue
        t = Type(spec, p.type)
        if t.depth == 0 and t.kind == "HANDLE":
            if not p.optional:
                first.append(Rule(f"!{p.name}", NULL_HANDLE, p.name, "must not be NULL"))
            continue
        if t.depth == 0 and t.kind == "HEX" and t.name != "ur_native_handle_t" and not p.optional:
            first.append(Rule(f"!{p.name}", NULL_HANDLE, p.name, "must not be 0"))
            continue
        if (t.depth or t.name in handles) and not p.optional:
            first.append(Rule(f"!{p.name}", NULL_POINTER, p.name, "must not be NULL"))
        if t.depth == 0:
            second += value_rules(spec, t, p.name, p.name)
            continue
        if p.dir == "out":
            continue
        guard = f"{p.name} && " if p.optional else ""
        length = list_length(p, names)
        if t.depth == 1 and t.kind == "STRUCT":
            struct = spec.structs[t.name]
            if length:
                second += member_rules(spec, struct, f"{p.name}[i].", f"{p.name}[].", guard, length)
            else:
                second += member_rules(spec, struct, f"{p.name}->", f"{p.name}->", guard)
        elif t.depth == 1 and t.kind == "HANDLE" and length:
            code = ("UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST" if p.name == "phEventWaitList"
                    else NULL_HANDLE)
            # After the rules about the list as a whole, which make it safe to look into.
            third.append(Rule(f"{guard}!{p.name}[i]", code, p.name, "holds a NULL handle", length))
        elif t.depth == 1 and t.kind in ("ENUM", "FLAGS") and length:
            third += value_rules(spec, t, f"{p.name}[i]", p.name,
                                 guard, length)
    written = []
    for code, conditions in f.errors.items():
        for c in conditions:
            if not c.get("if"):
                continue
            text = c["if"]
            m = re.fullmatch(r"NULL == (\w+)|(\w+) == NULL", text)
            if m:
                name = m.group(1) or m.group(2)
                p = next((p for p in f.params if p.name == name), None)
                if p is not None and not p.optional and not p.nocheck:
                    continue
            used = [n for n in names if re.search(rf"\b{n}\b", text)]
            written.append(Rule(text, code, ", ".join(used), text))
    # A remainder is taken only after what it divides by is known not to be 0; a list is looked into only
    # after it is known to be there. What flags ask for is looked at once they are known to be flags.
    early = [r for r in written if "NULL" in r.text and "->" not in r.text and "flags &" not in r.text]
    middle = [r for r in written if r not in early and "%" not in r.text]
    late = [r for r in written if r not in early and "%" in r.text]
    return first + second_lists(early, third) + second + middle + late + third


def second_lists(early, third):
    """The rules about a wait list as a whole, each followed by the one about its entries."""
    out = []
    for r in early:
        m = re.fullmatch(r"(\w+) == NULL && (\w+) > 0", r.text)
        if not m or m.group(1) != "phEventWaitList":
            if not any(q.pair and r.text == f"{q.pair[1]} != NULL && {q.pair[0]} == 0" for q in out):
                out.append(r)
            continue
        hole = next(t for t in third if t.params == m.group(1))
        empty = next(t for t in early if t.text == f"{m.group(1)} != NULL && {m.group(2)} == 0")
        third.remove(hole)
        for rule in (r, empty, hole):
            rule.pair, rule.loop = (m.group(2), m.group(1)), None
            out.append(rule)
    return out


def has_stack_args(spec, f):
    """Whether any argument of a call is on the stack (System V, x86-64)."""
    whole = sum(1 for p in f.params if Type(spec, p.type).kind != "STRUCT" or "*" in p.type)
    return whole > 6 or whole != len(f.params)


class Rules:
    """All rules with their numbers and texts."""

    def __init__(self, spec):
        self.pool = Pool()
        self.pool.add("")
        self.rows = []
        self.by_function = {}
        for f in spec.functions:
            rules = param_rules(spec, f)
            if not rules or f.name.startswith("urLoader"):
                continue
            mine = []
            for r in rules:
                expression = r.text == r.condition
                mine.append((len(self.rows), r))
                self.rows.append((f.id, self.pool.add(r.params), self.pool.add(r.text), r.result,
                                  int(expression), f.name))
            self.by_function[f.name] = mine
        self.functions = [f for f in spec.functions if f.name in self.by_function]

    def lines(self, f):
        """The body of the check of one entry point."""
        out, open_loop, pair = [], None, None
        for number, r in self.by_function[f.name]:
            if r.pair:
                pair = pair or (*r.pair, number)
                continue
            if r.loop != open_loop:
                if open_loop:
                    out.append("    }")
                if r.loop:
                    out.append(f"    for (uint64_t i = 0; i < {r.loop}; i++) {{")
                open_loop = r.loop
            pad = "        " if r.loop else "    "
            out += [f"{pad}if ({r.condition}) {{", f"{pad}    return BROKEN({number});", f"{pad}}}"]
        if open_loop:
            out.append("    }")
        if pair:
            out.append(f"    WAIT_LIST({pair[0]}, {pair[1]}, {pair[2]})")
        return out


_rules = {}


def rules(spec):
    if id(spec) not in _rules:
        _rules[id(spec)] = Rules(spec)
    return _rules[id(spec)]


def strange_enums(spec):
    used = {m for rows in rules(spec).by_function.values() for _, r in rows
            for m in re.findall(r"strange_(\w+)\(", r.condition)}
    return [e for e in spec.enums.values() if e.name in used]


def strange_text(e):
    return " && ".join(f"v != {a}u" if a == b else (f"v > {b}u" if a == 0 else f"v - {a}u > {b - a}u")
                       for a, b in enum_ranges(e))


# -- a way past the check in assembly ----------------------------------------------------------------

# (size, offset of the member) of structures whose lists are looked into there; asserted in C.
LAYOUT = {("ur_exp_kernel_arg_properties_t", "type"): (48, 16)}
REGISTERS = (("%rdi", "%edi"), ("%rsi", "%esi"), ("%rdx", "%edx"), ("%rcx", "%ecx"), ("%r8", "%r8d"), ("%r9", "%r9d"))


class Quick:
    """Instructions for x86-64 that find nothing wrong with most calls. They change no register in which an argument
    is, and jump to 9f in any doubt."""

    def __init__(self, spec, f):
        self.lines, self.later, self.labels = [], [], 10
        self.places, on_stack = {}, 0
        self.params = {p.name: p for p in f.params}
        for p in f.params:
            t = Type(spec, p.type)
            assert t.depth or t.kind != "STRUCT", f.name
            if len(self.places) < len(REGISTERS):
                self.places[p.name] = REGISTERS[len(self.places)]
            else:
                on_stack += 8
                self.places[p.name] = (f"{on_stack}(%rsp)",) * 2
        mine = [r for _, r in rules(spec).by_function[f.name]]
        loops = [r.loop for r in mine if r.loop]
        waits = []
        for r in mine:
            if r.pair:
                if r.pair not in waits:
                    waits.append(r.pair)
                    self.wait_list(*r.pair)
            elif r.loop:
                self.each(spec, r)
            else:
                self.rule(r, loops)

    def add(self, *lines):
        self.lines += lines

    def label(self):
        self.labels += 1
        return self.labels

    def zero(self, name, wide=True):
        place = self.places[name][0 if wide else 1]
        size = "q" if wide else "l"
        return f"test{size} {place}, {place}" if place[0] == "%" else f"cmp{size} $0, {place}"

    def aside(self, count, lines):
        """Lines that run if the count is not 0, and come back."""
        there, back = self.label(), self.label()
        self.add(self.zero(count, wide=False), f"jne {there}f")
        self.later += [f"{there}:"] + lines + [f"jmp {back}b"]
        return f"{back}:"

    def loop(self, count, listed, step, checks):
        return [f"movq {self.places[listed][0]}, %rax", "testq %rax, %rax", "je 9f",
                f"movl {self.places[count][1]}, %r10d", "1:"] + checks + \
            [f"addq ${step}, %rax", "decl %r10d", "jne 1b"]

    def wait_list(self, count, listed):
        back = self.aside(count, self.loop(count, listed, 8, ["cmpq $0, (%rax)", "je 9f"]))
        self.add(self.zero(listed), "jne 9f", back)

    def each(self, spec, r):
        m = re.fullmatch(r"(?:(\w+) && )?\(uint32_t\)(\w+)\[i\]\.(\w+) > (\d+)u", r.condition)
        size, offset = LAYOUT[(Type(spec, self.params[m.group(2)].type).name, m.group(3))]
        self.add(self.aside(r.loop, self.loop(r.loop, m.group(2), size,
                                              [f"cmpl ${m.group(4)}, {offset}(%rax)", "ja 9f"])))

    def rule(self, r, loops):
        if m := re.fullmatch(r"!(\w+)", r.condition):
            self.add(self.zero(m.group(1)), "je 9f")
        elif m := re.fullmatch(r"(\w+) == NULL && (\w+) > 0", r.condition):
            assert m.group(2) in loops  # which looks at this too
        elif m := re.fullmatch(r"(\w+) && \(\1->\w+ & \w+\) != 0", r.condition):
            self.add(self.zero(m.group(1)), "jne 9f")
        elif m := re.fullmatch(r"(?:(\w+) && \(\1|(\w+))\[0\] == 0 \|\| \((\w+) >= 2 && (\w+)\[1\] == 0\) \|\| "
                               r"\(\3 >= 3 && \4\[2\] == 0\)\)?", r.condition):
            self.sizes(m.group(4), m.group(3), optional=bool(m.group(1)))
        elif m := re.fullmatch(r"(\w+) < (\d+) \|\| \1 > (\d+)", r.condition):
            low, high = int(m.group(2)), int(m.group(3))
            self.add(f"movl {self.places[m.group(1)][1]}, %eax", f"subl ${low}, %eax", f"cmpl ${high - low}, %eax",
                     "ja 9f")
        else:
            raise ValueError(f"no instructions for `{r.condition}`")

    def sizes(self, name, dimensions, optional):
        at, count = self.places[name][0], self.places[dimensions][1]
        end = self.label()
        if optional:
            self.add(self.zero(name), f"je {end}f")
        self.add(f"cmpq $0, ({at})", "je 9f", f"cmpl $2, {count}", f"jb {end}f", f"cmpq $0, 8({at})", "je 9f",
                 f"cmpl $3, {count}", f"jb {end}f", f"cmpq $0, 16({at})", "je 9f", f"{end}:")
