"""Makes of LLVM IR what SPIR-V asks of functions and translators leave as it was:

 - a block stands behind those that it can only be reached through;
 - a phi names each block before its own once, while LLVM's names it for each edge;
 - where vectors are chosen the condition is a vector too (up to SPIR-V 1.3);
 - a conversion that rounds or saturates stands before all that names it.
"""

import re

from .legal import NAME, numbered, split

_DEFINE = re.compile(r"^define .*?^}$", re.M | re.S)
_LABEL = re.compile(r'^([-\w$.]+|"[^"]*"):')
_TARGET = re.compile(rf"label ({NAME})")
_CHOOSES = re.compile(rf"^(  ({NAME}) = select )i1 (\S+?), (<(\d+) x [^>]*>) (?!addrspace|\*)(.*)$", re.M)

# Conversions whose instruction has a decoration: how they round, or that they saturate.
_CONVERTS = re.compile(rf"^  ({NAME}) = (?:tail |notail )?call [^@\n]*?(<\d+ x \w+>|\w+) @_Z\d+convert_\w*?_(?:sat|rt[ezpn])[^\n]*$", re.M)


class _Block:
    def __init__(self, name):
        self.name, self.lines = name, []

    def end(self):
        """Where the last instruction starts."""
        at = len(self.lines) - 1
        while at >= 0 and not re.match(r"  (?:br|switch|ret|unreachable|indirectbr|invoke)\b", self.lines[at]):
            at -= 1
        return max(at, 0)

    def targets(self):
        return _TARGET.findall("\n".join(self.lines[self.end():]))


def _blocks(lines):
    blocks = []
    for line in lines:
        label = _LABEL.match(line)
        if label:
            blocks.append(_Block("%" + label[1]))
        if line.strip():
            blocks[-1].lines.append(line)
    return blocks


def _in_order(blocks, other, targets):
    """Whether each block stands behind all that lead to it, save those that close a loop: the ones that stand behind it in
    the other order as well. (Less would do if translators did not put blocks of their own in front of a loop's exits.)"""
    here, there = ({block.name: i for i, block in enumerate(order)} for order in (blocks, other))
    return all(here[a] < here[b] or there[a] >= there[b] for a in here for b in targets[a])


def _sorted(blocks, targets):
    """Each behind all that lead to it, save those that close a loop, as they stood otherwise; those that nothing leads to are the last."""
    by_name = {block.name: block for block in blocks}
    place = {block.name: i for i, block in enumerate(blocks)}
    first = blocks[0].name
    done, result = {first}, []
    # By depth: a block, then what it leads to, in the order of before. Reversed, what is finished last comes first.
    path = [(first, iter(sorted(set(targets[first]), key=place.get, reverse=True)))]
    while path:
        name, left = path[-1]
        following = next((t for t in left if t not in done), None)
        if following is None:
            result.append(by_name[name])
            path.pop()
            continue
        done.add(following)
        path.append((following, iter(sorted(set(targets[following]), key=place.get, reverse=True))))
    return result[::-1] + [block for block in blocks if block.name not in done]


def _phis(block):
    for i, line in enumerate(block.lines):
        if " = phi " in line:
            yield i, line


def _with_one_edge(blocks):
    """Where several edges lead from one block to another that has a phi, they go through a block of their own."""
    by_name = {block.name: block for block in blocks}
    result = []
    for block in blocks:
        result.append(block)
        end, targets = block.end(), block.targets()
        for name in dict.fromkeys(t for t in targets if targets.count(t) > 1):
            target = by_name[name]
            if not any(True for _ in _phis(target)):
                continue
            edge = _Block(f"%ur.edge{len(result)}")
            edge.lines = [f"{edge.name[1:]}:", f"  br label {name}"]
            block.lines[end:] = [_TARGET.sub(lambda m: f"label {edge.name}" if m[1] == name else m[0], line)
                                 for line in block.lines[end:]]
            for i, line in _phis(target):
                target.lines[i] = _through(line, block.name, edge.name)
            result.append(edge)
    return result


def _through(line, before, edge):
    """A phi that names `edge` once for all times that it names `before`."""
    start = line.index("[ ", line.index(" = phi ")) if "[ " in line else len(line)
    # A type of an array has such a bracket, too.
    while not re.match(r"\[ (?!\d+ x )", line[start:]):
        start = line.index("[ ", start + 1)
    values, known = [], False
    parts = split(line[start:])
    for part in parts:
        inside = re.fullmatch(r"\[ (.*), (%\S+) \]", part)
        if not inside or inside[2] != before:
            values.append(part)
        elif not known:
            values.append(f"[ {inside[1]}, {edge} ]")
            known = True
    return line[:start] + ", ".join(values)


def _vector_conditions(text):
    count = 0

    def wide(match):
        nonlocal count
        count += 1
        head, name, condition, kind, lanes, rest = match.groups()
        one, all_ = f"%ur.one{count}", f"%ur.all{count}"
        return (f"  {one} = insertelement <{lanes} x i1> undef, i1 {condition}, i32 0\n"
                f"  {all_} = shufflevector <{lanes} x i1> {one}, <{lanes} x i1> undef, <{lanes} x i32> zeroinitializer\n"
                f"{head}<{lanes} x i1> {all_}, {kind} {rest}")
    return _CHOOSES.sub(wide, text)


def _function(text, vector_conditions):
    chooses = vector_conditions and _CHOOSES.search(text)
    if "\n  br " not in text and "\n  switch " not in text and not chooses:
        return text
    named = numbered(text)
    if chooses:
        named = _vector_conditions(named)
    head, *lines = named.split("\n")
    blocks = _blocks(lines[:-1])
    targets = {block.name: block.targets() for block in blocks}
    ordered = _in_order(blocks, _sorted(blocks, targets), targets)
    several = any(len(t) > len(set(t)) for t in targets.values())
    if ordered and not several:
        return named if chooses else text
    if several:
        blocks = _with_one_edge(blocks)
        targets = {block.name: block.targets() for block in blocks}
    if not ordered:
        blocks = _sorted(blocks, targets)
    return "\n".join([head, *(line for block in blocks for line in block.lines), "}"])


def _named_early(text, convert):
    return re.search(rf"{re.escape(convert[1])}(?![-\w$.])", text[:convert.start()])


def _conversions_first(text):
    """Of what a phi names before it is made, translators give the decoration to a number that nothing has, by which a conversion
    that goes around a loop loses it. So the phi names a copy of the conversion's result."""
    if not any(_named_early(text, convert) for convert in _CONVERTS.finditer(text)):
        return text
    text = numbered(text)

    def copied(match):
        name, kind = match[1], match[2]
        if not _named_early(text, match):
            return match[0]
        made = f'{name[:-1]}.ur"' if name.endswith('"') else f"{name}.ur"
        return f"  {made}{match[0][2 + len(name):]}\n  {name} = bitcast {kind} {made} to {kind}"
    return _CONVERTS.sub(copied, text)


def valid(text, vector_conditions):
    return _DEFINE.sub(lambda m: _conversions_first(_function(m[0], vector_conditions)), text)
