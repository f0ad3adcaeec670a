"""Reads what urcc needs from LLVM IR text: kernels and the sizes of work-groups that they require."""

import re
from collections import namedtuple

Kernel = namedtuple("Kernel", "name reqd_size")

# From 21 on clang puts the body of a kernel into a function of its own, for calls by other functions.
KERNEL_BODY = "__clang_ocl_kern_imp_"

_DEFINE = re.compile(r'^define\b[^@]*@(?:"([^"]+)"|([\w.$]+))\([^\n]*', re.M)
_NODE = re.compile(r"^!(\d+) = (?:distinct )?!\{(.*)\}$", re.M)


def kernels(text):
    nodes = dict(_NODE.findall(text))
    found = []
    for match in _DEFINE.finditer(text):
        name = match.group(1) or match.group(2)
        tags = dict(re.findall(r"!(\w+) !(\d+)", match.group()))
        if "kernel_arg_type" in tags and not name.startswith(KERNEL_BODY):
            sizes = nodes[tags["reqd_work_group_size"]] if "reqd_work_group_size" in tags else ""
            found.append(Kernel(name, [int(n) for n in re.findall(r"\bi\d+ (-?\d+)", sizes)] or [0, 0, 0]))
    return found
