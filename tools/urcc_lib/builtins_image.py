"""Functions on images, as C that is appended to images.c: one for each exact type of image and coordinate."""

import re

from .builtins_common import element, width
from .mangle import Named, Scalar, Vector

# (dimensions that are filtered, elements of a coordinate, whether the last of them counts layers)
_SHAPES = {"1d": (1, 1, False), "1d_buffer": (1, 1, False), "1d_array": (1, 2, True),
           "2d": (2, 2, False), "2d_array": (2, 4, True), "3d": (3, 4, False)}
_IMAGE = re.compile(r"ocl_image(1d|1d_buffer|1d_array|2d|2d_array|3d)_(ro|wo|rw)$")
_C_TYPES = {"f": "float4", "i": "int4", "ui": "uint4"}
_FIELDS = {"f": "f", "i": "i", "ui": "u"}
_QUERIES = {"get_image_width": "width", "get_image_height": "height", "get_image_depth": "depth",
            "get_image_channel_data_type": "type", "get_image_channel_order": "order"}
_AXES = "xyzw"


def is_image_function(name):
    return name in _QUERIES or name in ("get_image_dim", "get_image_array_size") or bool(
        re.match(r"(read|write)_image(f|i|ui|h)$", name))


def shape_of(type_):
    """The shape of an image type, or None for another type (or an image that is not supported)."""
    match = _IMAGE.match(type_.name) if isinstance(type_, Named) else None
    return match.group(1) if match else None


def _function(result, symbol, params, body):
    name = "ur_fn" + symbol
    return (f'{result} {name}({params}) __asm__("{symbol}");\n'
            f"{result} {name}({params})\n{{\n{body}}}\n")


def _coordinate(shape, type_):
    """C type of a coordinate and the texts of its elements; None if the type does not go with the shape."""
    _, count, _ = _SHAPES[shape]
    e = element(type_)
    if not isinstance(e, Scalar) or e.name not in ("int", "float") or width(type_) != count:
        return None
    if not isinstance(type_, Vector):
        return e.name, ["at"]
    return f"ur_{e.name}{count}", [f"at.{_AXES[i]}" for i in range(count)]


def _split(shape, parts, scalar):
    """Three coordinates and the layer."""
    dims, _, layered = _SHAPES[shape]
    three = (parts[:dims] + ["0", "0"])[:3]
    if not layered:
        return ", ".join(three), "0"
    layer = parts[dims] if scalar == "float" else f"(float){parts[dims]}"
    return ", ".join(three), f"ur_layer(m, {layer})"


def define(name, types, symbol):
    shape = shape_of(types[0]) if types else None
    if not shape:
        return None
    dims, _, layered = _SHAPES[shape]
    if len(types) == 1:
        if name in _QUERIES:
            return _function("int", symbol, "ur_image *m", f"    return (int)m->{_QUERIES[name]};\n")
        if name == "get_image_dim" and dims > 1:
            values = "(int)m->width, (int)m->height" + (", (int)m->depth, 0" if dims == 3 else "")
            result = f"ur_int{4 if dims == 3 else 2}"
            return _function(result, symbol, "ur_image *m", f"    return ({result}){{{values}}};\n")
        if name == "get_image_array_size" and layered:
            return _function("size_t", symbol, "ur_image *m", "    return m->layers;\n")
        return None
    match = re.match(r"(read|write)_image(f|i|ui)$", name)
    if not match:
        return None
    kind = match.group(2)
    if match.group(1) == "write":
        coordinate = _coordinate(shape, types[1]) if len(types) == 3 else None
        if not coordinate or element(types[1]).name != "int":
            return None
        ctype, parts = coordinate
        three = ", ".join((parts[:dims] + ["0", "0"])[:3])
        layer = parts[dims] if layered else "0"
        value = ", ".join(f"v.{axis}" for axis in _AXES)
        return _function("void", symbol, f"ur_image *m, {ctype} at, ur_{_C_TYPES[kind]} v",
                         f"    union ur_pixel p = {{.{_FIELDS[kind]} = {{{value}}}}};\n"
                         f"    ur_write(m, (const long[3]){{{three}}}, {layer}, p);\n")
    sampled = len(types) == 3 and isinstance(types[1], Named) and types[1].name == "ocl_sampler"
    if not sampled and len(types) != 2:
        return None
    coordinate = _coordinate(shape, types[-1])
    if not coordinate or (not sampled and element(types[-1]).name != "int"):
        return None
    ctype, parts = coordinate
    scalar = element(types[-1]).name
    three, layer = _split(shape, parts, scalar)
    params = "ur_image *m, " + ("const void *how, " if sampled else "") + f"{ctype} at"
    how = "(size_t)how" if sampled else "UR_HOSTCODE_ADDRESS_NONE"
    call = ("ur_sample_at(m, %s, (const long[3]){%s}, %d, %s)" if scalar == "int" else
            "ur_sample(m, %s, (const float[3]){%s}, %d, %s)") % (how, three, dims, layer)
    return _function(f"ur_{_C_TYPES[kind]}", symbol, params, f"    return ur_as_{kind}(m, {call});\n")
