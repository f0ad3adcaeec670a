"""Reads what urcc needs from LLVM IR text: kernels, their arguments, who calls whom."""

import re
from collections import namedtuple

Kernel = namedtuple("Kernel", "name args reqd_size")
Arg = namedtuple("Arg", "name type space quals access")

# From 21 on clang puts the body of a kernel into a function of its own, for calls by other functions.
KERNEL_BODY = "__clang_ocl_kern_imp_"

_DEFINE = re.compile(r'^define\b[^@]*@(?:"([^"]+)"|([\w.$]+))\(', re.M)
_DECLARE = re.compile(r'^declare\b[^@]*@(?:"([^"]+)"|([\w.$]+))\(', re.M)
_NODE = re.compile(r"^!(\d+) = (?:distinct )?!\{(.*)\}$", re.M)
_CALL = re.compile(r'\b(?:call|invoke)\b[^@\n]*@(?:"([^"]+)"|([\w.$]+))\(')
# A variable of a kernel in local memory: clang names it KERNEL.VARIABLE and gives it no value.
_LOCAL = re.compile(r"^(@(?:\"[^\"]+\"|[\w.$]+) = internal )((?:unnamed_addr )?global .* "
                    r"(?:undef|poison), align \d+.*)$", re.M)


def _strings(node):
    return [re.sub(r"\\([0-9A-Fa-f]{2})", lambda m: chr(int(m.group(1), 16)), s)
            for s in re.findall(r'!"((?:[^"\\]|\\.)*)"', node)]


def _numbers(node):
    return [int(n) for n in re.findall(r"\bi\d+ (-?\d+)", node)]


class Module:
    def __init__(self, text):
        self.text = text
        nodes = dict(_NODE.findall(text))
        self.calls = {}
        self.kernels = []
        self.declared = [a or b for a, b in _DECLARE.findall(text)]
        starts = list(_DEFINE.finditer(text))
        for match in starts:
            name = match.group(1) or match.group(2)
            end = text.find("\n}", match.start())
            body = text[match.start():end]
            self.calls[name] = {a or b for a, b in _CALL.findall(body)}
            head = body.split("\n", 1)[0]
            tags = dict(re.findall(r"!(\w+) !(\d+)", head))
            if "kernel_arg_type" in tags and not name.startswith(KERNEL_BODY):
                self.kernels.append(self._kernel(name, tags, nodes))

    @staticmethod
    def _kernel(name, tags, nodes):
        def strings(tag):
            return _strings(nodes[tags[tag]]) if tag in tags else []
        types = strings("kernel_arg_type")
        spaces = _numbers(nodes[tags["kernel_arg_addr_space"]])
        names = strings("kernel_arg_name") or [f"arg{i}" for i in range(len(types))]
        args = [Arg(*row) for row in zip(names, types, spaces, strings("kernel_arg_type_qual"),
                                         strings("kernel_arg_access_qual"))]
        reqd = (_numbers(nodes[tags["reqd_work_group_size"]])
                if "reqd_work_group_size" in tags else [0, 0, 0])
        return Kernel(name, args, reqd)

    def reached(self, name):
        """Every function that `name` can call, also indirectly."""
        seen = set()
        todo = [name]
        while todo:
            for callee in self.calls.get(todo.pop(), ()):
                if callee not in seen:
                    seen.add(callee)
                    todo.append(callee)
        return seen

    def local_of(self, name):
        """Whether kernel `name` has variables in local memory, which bear its name."""
        name = name[len(KERNEL_BODY):] if name.startswith(KERNEL_BODY) else name
        return any(found.group(1).lstrip('@"').startswith(name + ".") for found in _LOCAL.finditer(self.text))


def for_host(text):
    """The module as the runner of host code has to have it.

    Work-groups run side by side on threads, so each thread needs its own local variables. While a work-item waits at a
    barrier others run the same function, so it is not true here that no function is entered again before it returns,
    which clang says of all OpenCL C: with it the optimiser takes local variables for unchanged across a barrier.
    printf is ours (printf.c)."""
    text = _LOCAL.sub(r"\1thread_local \2", text)
    text = re.sub(r"(?m)^attributes #\d+ = .*", lambda m: m.group().replace(" norecurse", ""), text)
    return re.sub(r"@printf\b(?=[( ])", "@ur__printf", text)


def constants(text, prefix):
    """Integer arrays that the source defines under names with this prefix."""
    found = {}
    pattern = re.compile(rf"^@{re.escape(prefix)}(\w+) = .*?\bconstant (\[\d+ x i64\] .*)$", re.M)
    for name, value in pattern.findall(text):
        if "zeroinitializer" in value:
            found[name] = [0] * int(re.search(r"\[(\d+) x", value).group(1))
        else:
            found[name] = [int(n) for n in re.findall(r"i64 (-?\d+)", value)]
    return found
