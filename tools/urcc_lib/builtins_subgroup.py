"""Functions of the sub-group extensions for host code, where a sub-group is one work-item."""

import re

from .builtins_common import function, named
from .mangle import Scalar, Vector

_ARITHMETIC = re.compile(r"sub_group_(?:non_uniform_|clustered_)?(reduce|scan_inclusive|scan_exclusive)_"
                         r"(?:logical_)?(add|mul|min|max|and|or|xor)$")
_SAME = {"sub_group_shuffle", "sub_group_shuffle_xor", "sub_group_shuffle_up", "sub_group_shuffle_down",
         "sub_group_non_uniform_broadcast", "sub_group_broadcast_first", "sub_group_broadcast", "sub_group_rotate",
         "sub_group_clustered_rotate"}
_MASKS = {"get_sub_group_eq_mask": 1, "get_sub_group_ge_mask": 1, "get_sub_group_gt_mask": 0,
          "get_sub_group_le_mask": 1, "get_sub_group_lt_mask": 0}
_OF_BALLOT = {"sub_group_ballot_bit_count": "p0.x & 1", "sub_group_ballot_inclusive_scan": "p0.x & 1",
              "sub_group_ballot_exclusive_scan": "0", "sub_group_ballot_find_lsb": "0",
              "sub_group_ballot_find_msb": "0"}


def define(name, types):
    uint4 = Vector(4, named("uint"))
    if name in _MASKS and not types:
        return function(uint4, name, types, f"    return (uint4)({_MASKS[name]}, 0, 0, 0);\n")
    if name == "sub_group_elect" and not types:
        return function(named("int"), name, types, "    return 1;\n")
    if name in ("sub_group_non_uniform_all", "sub_group_non_uniform_any") and len(types) == 1:
        return function(named("int"), name, types, "    return p0 != 0;\n")
    if name == "sub_group_non_uniform_all_equal" and len(types) == 1:
        return function(named("int"), name, types, "    return 1;\n")
    if name == "sub_group_ballot" and len(types) == 1:
        return function(uint4, name, types, "    return (uint4)(p0 != 0, 0, 0, 0);\n")
    if name == "sub_group_inverse_ballot" and types == [uint4]:
        return function(named("int"), name, types, "    return p0.x & 1;\n")
    if name == "sub_group_ballot_bit_extract" and len(types) == 2:
        return function(named("int"), name, types, "    return p1 < 32 ? p0.x >> p1 & 1 : 0;\n")
    if name in _OF_BALLOT and types == [uint4]:
        return function(named("uint"), name, types, f"    return {_OF_BALLOT[name]};\n")
    if name in _SAME and types:
        return function(types[0], name, types, "    return p0;\n")
    match = _ARITHMETIC.match(name)
    if match and types and isinstance(types[0], Scalar):
        value = "p0" if match.group(1) != "scan_exclusive" else _identity(match.group(2), types[0], "logical" in name)
        return function(types[0], name, types, f"    return {value};\n")
    return None


def _identity(op, scalar, logical):
    if op in ("add", "or", "xor"):
        return "0"
    if op == "mul" or (op == "and" and logical):
        return "1"
    if op == "and":
        return f"({scalar.name})-1"
    if scalar.kind == "float":
        infinity = f"({scalar.name})__builtin_inff()"
        return infinity if op == "min" else "-" + infinity
    if scalar.kind == "uint":
        return "0" if op == "max" else f"({scalar.name})-1"
    high = f"{(1 << (scalar.bits - 1)) - 1}L"
    return f"({scalar.name}){high}" if op == "min" else f"({scalar.name})(-{high} - 1)"
