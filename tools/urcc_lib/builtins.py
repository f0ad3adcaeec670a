"""Writes the OpenCL C built-in functions that a kernel calls, for host code.

The compiler leaves each built-in function as an undefined symbol that names its exact types, so only
what is called is written, for just these types. A family is a function (name, types) -> source text or
None; the first that knows the function wins. What none knows is an error of the kernel's author.
"""

from . import (builtins_convert, builtins_group, builtins_image, builtins_integer, builtins_math,
               builtins_memory)
from .mangle import demangle

FAMILIES = [builtins_math.define, builtins_integer.define, builtins_integer.shuffle,
            builtins_convert.define, builtins_memory.define]

PREAMBLE = "#pragma OPENCL EXTENSION all : enable\n" + builtins_math.PREAMBLE + builtins_convert.PREAMBLE


def write(symbols, provided):
    """(OpenCL C text, C text for items.c, C text for images.c, symbols left over) for the undefined
    `symbols`; those in `provided` are defined by items.c already."""
    opencl, c, images, left = [], [], [], []
    for symbol in sorted(symbols):
        if symbol in provided:
            continue
        found = demangle(symbol)
        text = None
        if found:
            name, types = found
            for family in FAMILIES:
                text = family(name, types)
                if text:
                    opencl.append(text)
                    break
            else:
                if builtins_image.is_image_function(name):
                    text = builtins_image.define(name, types, symbol)
                    images += [text] if text else []
                else:
                    text = builtins_group.define(name, types, symbol)
                    c += [text] if text else []
        if not text:
            left.append(symbol)
    return PREAMBLE + "\n".join(opencl), "\n".join(c), "\n".join(images), left
