"""What the mock adapter does in each entry point when no callback replaces it."""
import re

from .meta import Type, allocated, freed, handle_use, info_fields, kind_of

# Written in adapters/mock/mock.c: they depend on more than the kinds of their parameters.
BY_HAND = {
    "urAdapterGet", "urAdapterSetLoggerCallback", "urAdapterSetLoggerCallbackLevel", "urPlatformGet",
    "urDeviceGet", "urDevicePartition", "urContextCreate", "urQueueCreate", "urMemBufferCreate",
    "urMemBufferPartition", "urKernelCreate", "urEnqueueMemBufferMap", "urUSMGetMemAllocInfo",
}


def info_enums(spec):
    """The enumerations of info properties that entry points take, in a fixed order."""
    out = []
    for f in spec.functions:
        if f.loader_only:
            continue
        for p in f.params:
            if p.name == "propName" and p.type in spec.enums and p.type not in out:
                out.append(p.type)
    return out


def info_rows(spec, enum):
    """(value, what, size, kind, name) for each property."""
    rows, seen = [], set()
    for v in sorted(spec.enums[enum]["values"], key=lambda v: v.value):
        if v.value in seen:
            continue
        seen.add(v.value)
        t = Type(spec, v.type or "uint32_t")
        size = 8 if t.depth or t.kind == "HANDLE" else t.size
        if t.kind == "STRUCT":
            size = f"sizeof({t.name})"
        if v.name.endswith("_REFERENCE_COUNT"):
            what, kind = "MOCK_INFO_REFERENCES", 0
        elif t.kind == "HANDLE":
            what = "MOCK_INFO_HANDLES" if t.array else "MOCK_INFO_HANDLE"
            kind = "MOCK_" + kind_of(t.name)
        elif t.kind == "CHAR" and t.array:
            what, kind = "MOCK_INFO_STRING", 0
        elif t.array == 255:
            what, kind = "MOCK_INFO_EMPTY", 0
        else:
            what, kind = "MOCK_INFO_ZERO", 0
            size = f"{t.array} * {size}" if t.array else size
        rows.append((v.value, what, size, kind, v.name))
    return rows


def at(p):
    """The argument behind the member of the params structure."""
    return f"*p->p{p.name}"


def body(spec, f):
    lines = []
    own = next((p for p in f.params if Type(spec, p.type).kind == "HANDLE"
                and not Type(spec, p.type).depth), None)
    for p in f.params:
        use = handle_use(spec, f, p)
        if use in ("retain", "release"):
            return [f"return mock_{use}({at(p)});"]
    info = info_fields(f)
    prop = next((p for p in f.params if p.name == "propName"), None)
    value = next((p for p in f.params if p.name == "pPropValue"), None)
    if prop is not None and value is not None and value.dir != "in":
        size = at(next(p for p in f.params if p.name == "propSize")) if info else "SIZE_MAX"
        ret = at(next(p for p in f.params if p.name == "pPropSizeRet"))
        return [f"return mock_info(MOCK_INFO_OF_{prop.type.upper()}, {at(own)}, (uint32_t){at(prop)},",
                f"                 {'mock_room(' + at(value) + ')' if not info else size}, "
                f"{at(value)}, {ret});"]
    ended, memory = freed(f), allocated(f)
    if ended is not None:
        lines.append(f"if (!mock_free({at(ended)})) {{")
        lines.append("    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;")
        lines.append("}")
    outs = [p for p in f.params if p.dir in ("out", "inout") and p.type.rstrip().endswith("*")]
    for p in outs:
        if not p.optional and p.name != "pUserData":
            lines += [f"if (!{at(p)}) {{", "    return UR_RESULT_ERROR_INVALID_NULL_POINTER;", "}"]
    created = [p for p in outs if handle_use(spec, f, p) == "create"]
    borrowed = [p for p in outs if handle_use(spec, f, p) == "borrow"]
    needs_links = created or memory is not None
    if needs_links:
        lines.append("struct mock_links links = {{0}};")
        for p in f.params:
            t = Type(spec, p.type)
            if t.kind == "HANDLE" and t.depth == 0 and p.dir == "in":
                lines.append(f"links.at[MOCK_{kind_of(t.name)}] = (struct mock_object *){at(p)};")
        lines.append(f"links.function = (ur_function_t){f.id};")
    if created:
        lines.append(f"void *made[{len(created)}] = {{NULL}};")
        kinds = ", ".join("MOCK_" + kind_of(Type(spec, p.type).name) for p in created)
        wanted = ", ".join(f"{at(p)} != NULL" for p in created)
        lines.append(f"if (!mock_create_all({len(created)}, made, (const unsigned[]){{{kinds}}},")
        lines.append(f"                     (const bool[]){{{wanted}}}, &links)) {{")
        lines.append("    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;")
        lines.append("}")
    if memory is not None:
        size = re.sub(r"[A-Za-z_]\w*", lambda m: f"*p->p{m.group()}", memory.allocates.size)
        lines.append(f"void *memory = mock_allocate({size}, UR_USM_TYPE_{memory.allocates.type}, &links);")
        lines.append("if (!memory) {")
        if created:
            lines.append(f"    mock_undo({len(created)}, made);")
        lines.append("    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;")
        lines.append("}")
        lines.append(f"*{at(memory)} = memory;")
    for i, p in enumerate(created):
        lines.append(f"if ({at(p)}) {{")
        lines.append(f"    *{at(p)} = made[{i}];")
        lines.append("}")
    for p in borrowed:
        lines += [f"if ({at(p)}) {{",
                  f"    *{at(p)} = mock_shared(MOCK_{kind_of(Type(spec, p.type).name)});", "}"]
    for p in outs:
        if p in created + borrowed or p is memory or p.name == "pUserData":
            continue
        store = scalar(spec, f, p, own)
        if store:
            lines += [f"if ({at(p)}) {{"] + ["    " + s for s in store] + ["}"]
    lines.append("return UR_RESULT_SUCCESS;")
    return lines


def scalar(spec, f, p, own):
    """Statements that fill an output that is no handle of ours."""
    t = Type(spec, p.type)
    if t.name == "ur_native_handle_t":
        return [f"*{at(p)} = (ur_native_handle_t){at(own)};"]
    if t.kind == "HEX" or t.name == "ur_exp_command_buffer_sync_point_t":
        return [f"*{at(p)} = mock_number();"]
    if p.type == "const char**":
        return [f'*{at(p)} = "";']
    if t.depth == 2:
        return [f"*{at(p)} = mock_address();"]
    if p.name == "pResultPitch":
        return [f"*{at(p)} = *p->pwidthInBytes;"]
    if p.name == "pSuggestedLocalWorkSize":
        return ["for (uint32_t i = 0; i < *p->pnumWorkDim; i++) {", f"    ({at(p)})[i] = 1;", "}"]
    if t.name == "uint64_t":
        return [f"*{at(p)} = mock_time();"]
    if t.name == "ur_api_version_t":
        return [f"*{at(p)} = UR_API_VERSION_CURRENT;"]
    if t.name in ("int32_t", "bool") or p.name == "pSelectedBinary":
        return [f"*{at(p)} = 0;"]
    if t.kind == "VOID":
        return []
    if t.name == "size_t":
        return [f"*{at(p)} = MOCK_ADDRESS_SIZE;"]
    return [f"*{at(p)} = 1;"]
