"""Writes the OpenCL C built-in functions that a kernel calls, for host code.

The compiler leaves each built-in function as an undefined symbol that names its exact types, so only
what is called is written, for just these types. A family is a function (name, types) -> source text or
None; the first that knows the function wins. What none knows is an error of the kernel's author.
"""

from . import (builtins_convert, builtins_group, builtins_half, builtins_image, builtins_integer, builtins_math,
               builtins_memory, builtins_subgroup)
from .mangle import Pointer, demangle

FAMILIES = [builtins_math.define, builtins_integer.define, builtins_integer.shuffle,
            builtins_convert.define, builtins_memory.define, builtins_subgroup.define]

PREAMBLE = ("#pragma OPENCL EXTENSION all : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
            + builtins_math.PREAMBLE + builtins_convert.PREAMBLE)


class _OpenCL:
    """The functions in OpenCL C, each once, also where several others need it."""

    def __init__(self):
        self.done = set()

    def define(self, name, types):
        """The text, "" if it is written already, None for a function that no family knows."""
        key = (name, tuple(Pointer(tuple(q for q in t.quals if q != "private"), t.pointee)
                           if isinstance(t, Pointer) else t for t in types))
        if key in self.done:
            return ""
        text = next((t for t in (family(name, types) for family in FAMILIES) if t), None)
        if text is None:
            text = builtins_half.define(name, types, self.define)
        if text is not None:
            self.done.add(key)
        return text


def write(symbols, provided):
    """(OpenCL C text, C text for items.c, C text for images.c, symbols left over) for the undefined
    `symbols`; those in `provided` are defined by items.c already."""
    opencl, c, images, left = [], [], [], []
    functions = _OpenCL()
    for symbol in sorted(symbols):
        if symbol in provided:
            continue
        found = demangle(symbol)
        text = None
        if found:
            name, types = found
            # What items.c has to do comes first: those functions know the group.
            text = builtins_group.define(name, types, symbol)
            if text:
                c.append(text)
                continue
            text = functions.define(name, types)
            if text is not None:
                opencl.append(text)
                continue
            if builtins_image.is_image_function(name):
                text = builtins_image.define(name, types, symbol)
                images += [text] if text else []
        if not text:
            left.append(symbol)
    return PREAMBLE + "\n".join(opencl), "\n".join(c), "\n".join(images), left
