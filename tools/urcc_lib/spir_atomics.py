"""C11's atomic operations for SPIR-V, as declarations that are read before the source.

OpenCL C 2.0 declares them for pointers that may point anywhere, and Intel's CPU driver has none on such a pointer:
building fails with "Symbols not found: [ _Z10atomic_addPU3AS4Vii ]". Here each also has a form for global and one for
local memory, which is what the compiler takes where it knows; the form for any pointer asks it where it points. SPIR-V
compares and exchanges integers only, so floating point goes through those.
"""

_BITS = {"float": "uint", "double": "ulong"}
_ORDER, _SCOPE = ("memory_order order", "order"), ("memory_scope scope", "scope")
_ORDERS = ("memory_order order, memory_order failure", "order, failure")


def _forms(result, name, atomic, parameters, names, body=None):
    """One operation on each kind of pointer. body: of the forms that know where it points; none: the driver's."""
    lines = []
    for space in ("__global", "__local"):
        head = f"{result} __attribute__((overloadable{', always_inline' if body else ''})) {name}"
        params = f"(volatile {space} {atomic} *p{parameters})"
        lines.append(f"static inline {head}{params} {{ {body.replace('SPACE', space)} }}" if body
                     else f"{head}{params};")
    keep = "" if result == "void" else "return "
    lines.append(
        f"static inline {result} __attribute__((overloadable, always_inline)) {name}(volatile {atomic} *p{parameters})\n"
        f"{{\n    volatile __global {atomic} *g = (volatile __global {atomic} *)to_global(({atomic} *)p);\n"
        f"    if (g) {{ {keep}{name}(g{names}); }}\n"
        f"    else {{ {keep}{name}((volatile __local {atomic} *)to_local(({atomic} *)p){names}); }}\n}}")
    return lines


def _both(result, name, atomic, parameters, names, body=None):
    """The short form, and the explicit ones with an order, and with order and scope."""
    lines = _forms(result, name, atomic, parameters, names, body and body.replace("EXPLICIT", "").replace("MORE", ""))
    for extra in ([_ORDER], [_ORDER, _SCOPE]):
        more = "".join(", " + e[1] for e in extra)
        lines += _forms(result, name + "_explicit", atomic, parameters + "".join(", " + e[0] for e in extra),
                        names + more, body and body.replace("EXPLICIT", "_explicit").replace("MORE", more))
    return lines


def _compare_exchange(type_, atomic):
    lines = []
    bits = _BITS.get(type_)
    for name in ("atomic_compare_exchange_strong", "atomic_compare_exchange_weak"):
        for suffix, extra, more in (("", "", ""), ("_explicit", ", " + _ORDERS[0], ", " + _ORDERS[1]),
                                    ("_explicit", f", {_ORDERS[0]}, {_SCOPE[0]}", f", {_ORDERS[1]}, {_SCOPE[1]}")):
            body = None
            if bits:
                body = (f"{bits} seen = as_{bits}(*expected); bool done = {name}{suffix}((volatile SPACE atomic_{bits} *)p, "
                        f"&seen, as_{bits}(value){more}); *expected = as_{type_}(seen); return done;")
            lines += _forms("bool", name + suffix, atomic, f", {type_} *expected, {type_} value{extra}",
                            f", expected, value{more}", body)
    return lines


def text():
    lines = ["#if __OPENCL_C_VERSION__ >= 200 && !defined(UR_SPIR_ATOMICS)", "#define UR_SPIR_ATOMICS",
             "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable",
             "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable",
             "#pragma clang diagnostic push", '#pragma clang diagnostic ignored "-Wunused-function"']
    for type_ in ("int", "uint", "long", "ulong", "float", "double"):
        atomic = f"atomic_{type_}"
        if type_ == "double":
            lines.append("#ifdef cl_khr_fp64")
        lines += _both(type_, "atomic_load", atomic, "", "")
        # Intel's driver exchanges no double, and stores by exchanging.
        lines += _both("void", "atomic_store", atomic, f", {type_} value", ", value",
                       "atomic_storeEXPLICIT((volatile SPACE atomic_ulong *)p, as_ulong(value)MORE);"
                       if type_ == "double" else None)
        lines += _both(type_, "atomic_exchange", atomic, f", {type_} value", ", value",
                       "return as_double(atomic_exchangeEXPLICIT((volatile SPACE atomic_ulong *)p, as_ulong(value)MORE));"
                       if type_ == "double" else None)
        lines += _compare_exchange(type_, atomic)
        operations = ("add", "sub", "or", "xor", "and", "min", "max") if type_ not in _BITS else ()
        for operation in operations:
            lines += _both(type_, f"atomic_fetch_{operation}", atomic, f", {type_} value", ", value")
        # cl_ext_float_atomics: as the driver has them, on each kind of pointer.
        for operation in ("add", "sub", "min", "max") if type_ in _BITS else ():
            bits = 32 if type_ == "float" else 64
            feature = "add" if operation in ("add", "sub") else "min_max"
            lines.append(f"#ifdef __opencl_c_ext_fp{bits}_global_atomic_{feature}")
            lines += _both(type_, f"atomic_fetch_{operation}", atomic, f", {type_} value", ", value")
            lines.append("#endif")
        if type_ == "double":
            lines.append("#endif")
    lines += _both("bool", "atomic_flag_test_and_set", "atomic_flag", "", "")
    lines += _both("void", "atomic_flag_clear", "atomic_flag", "", "")
    return "\n".join([*lines, "#pragma clang diagnostic pop", "#endif", ""])
