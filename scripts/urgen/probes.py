"""Wrong calls of every entry point, for the conformance suite: which argument is spoilt how, and what must come back."""
import re

from .meta import Type
from .spec import SpecError, base_type, snake

WORLD = {
    "ur_adapter_handle_t": "adapter", "ur_platform_handle_t": "platform",
    "ur_device_handle_t": "device", "ur_context_handle_t": "context", "ur_queue_handle_t": "queue",
    "ur_event_handle_t": "event", "ur_mem_handle_t": "mem", "ur_sampler_handle_t": "sampler",
    "ur_program_handle_t": "program", "ur_kernel_handle_t": "kernel",
    "ur_usm_pool_handle_t": "pool", "ur_physical_mem_handle_t": "physical_mem",
    "ur_loader_config_handle_t": "config",
    "ur_exp_command_buffer_handle_t": "command_buffer",
    "ur_exp_command_buffer_command_handle_t": "command",
    "ur_exp_graph_handle_t": "graph",
    "ur_exp_executable_graph_handle_t": "executable",
}
# Handles for which there is no result of their own, and what tells of one that is none.
ALSO_INVALID = {
    "ur_usm_pool_handle_t": "INVALID_VALUE", "ur_physical_mem_handle_t": "INVALID_MEM_OBJECT",
    "ur_exp_graph_handle_t": "INVALID_GRAPH", "ur_exp_executable_graph_handle_t": "INVALID_GRAPH",
}

# Arguments of a right call, by name; 0 where nothing stands here.
SCALARS = {
    "size": "16", "patternSize": "4", "workDim": "1", "numWorkDim": "1", "width": "16", "height": "2",
    "pitch": "16", "srcPitch": "16", "dstPitch": "16", "length": "16", "widthInBytes": "16",
    "elementSizeBytes": "4", "count": "1", "NumBinaries": "1", "DeviceCount": "1",
    "numDevices": "1", "numEvents": "1", "argSize": "4", "allocationSize": "4096",
    "numKernelUpdates": "1", "dstOffset": "64", "level": "UR_LOGGER_LEVEL_QUIET", "enable": "0",
    "ipcMemHandleDataSize": "16", "ipcPhysMemHandleDataSize": "16", "ipcEventHandleDataSize": "16",
}

# How each condition that the specification states is brought about.
CONDITIONS = {
    "propSize == 0 && pPropValue != NULL": ["propSize = 0"],
    "pPropValue && propSize == 0": ["propSize = 0"],
    "propSize != 0 && pPropValue == NULL": ["pPropValue = NULL", "pPropSizeRet = out(w, 60)"],
    "pPropValue == NULL && pPropSizeRet == NULL": ["pPropValue = NULL", "pPropSizeRet = NULL", "propSize = 0"],
    "NumEntries == 0 && phAdapters != NULL": ["phAdapters = out(w, 0)"],
    "NumEntries == 0 && phDevices != NULL": ["phDevices = out(w, 0)"],
    "NumEntries == 0 && phPlatforms != NULL": ["phPlatforms = out(w, 0)"],
    "NumEntries > 0 && phDevices == NULL": ["NumEntries = 1", "pNumDevices = out(w, 0)"],
    "pNumPlatforms == NULL && phPlatforms == NULL": [],
    "pArgs == NULL && numArgs > 0": ["numArgs = 1"],
    "patternSize == 0 || size == 0": ["patternSize = 0", "|", "size = 0"],
    "patternSize > size": ["patternSize = 32"],
    "size % patternSize != 0": ["size = 18"],
    "(patternSize & (patternSize - 1)) != 0": ["patternSize = 3", "size = 12"],
    "patternSize != 0 && ((patternSize & (patternSize - 1)) != 0)": ["patternSize = 3", "width = 12"],
    "offset % patternSize != 0": ["offset = 2"],
    "patternSize > width * height": ["patternSize = 64"],
    "width * height % patternSize != 0": ["width = 9", "height = 1"],
    "region.width == 0 || region.height == 0 || region.depth == 0":
        ["region.width = 0", "|", "region.height = 0", "|", "region.depth = 0"],
    "execStatus == UR_EXECUTION_INFO_QUEUED": ["execStatus = UR_EXECUTION_INFO_QUEUED"],
    "workDim < 1 || workDim > 3": ["workDim = 0", "|", "workDim = 4"],
    "pLocalWorkSize && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) || (workDim >= 3 && pLocalWorkSize[2] == 0))":
        ["pLocalWorkSize = zeros"],
    "pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)":
        ["static const ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 3}", "pUSMDesc = &desc"],
    "alignment != 0 && ((alignment & (alignment-1)) != 0)": ["alignment = 3"],
    "pImageDesc && UR_STRUCTURE_TYPE_IMAGE_DESC != pImageDesc->stype":
        ["the_pImageDesc.stype = UR_STRUCTURE_TYPE_USM_DESC"],
    "pImageDesc && UR_MEM_TYPE_IMAGE1D_ARRAY < pImageDesc->type":
        ["the_pImageDesc.type = (ur_mem_type_t)0x7ffffffe"],
    "pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type":
        ["the_pImageDesc.type = (ur_mem_type_t)0x7ffffffe"],
    "pDstImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pDstImageDesc->type":
        ["the_pDstImageDesc.type = (ur_mem_type_t)0x7ffffffe"],
    "pImageDesc && pImageDesc->numMipLevel != 0": ["the_pImageDesc.numMipLevel = 1"],
    "pImageDesc && pImageDesc->numSamples != 0": ["the_pImageDesc.numSamples = 1"],
    "pImageDesc && pImageDesc->rowPitch != 0 && pHost == NULL": ["the_pImageDesc.rowPitch = 16"],
    "pImageDesc && pImageDesc->slicePitch != 0 && pHost == NULL": ["the_pImageDesc.slicePitch = 64"],
    "pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0":
        ["flags = UR_MEM_FLAG_USE_HOST_POINTER"],
    "pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0":
        ["pHost = w->scratch"],
    "pProperties == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0":
        ["flags = UR_MEM_FLAG_USE_HOST_POINTER"],
    "pProperties != NULL && pProperties->pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0":
        ["static const ur_buffer_properties_t p = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, NULL}", "pProperties = &p",
         "flags = UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER"],
    "pProperties != NULL && pProperties->pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0":
        ["static ur_buffer_properties_t p",
         "p = (ur_buffer_properties_t){UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, w->scratch}", "pProperties = &p"],
    "pRegion && pRegion->size == 0": ["the_pRegion.size = 0"],
    "NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas":
        ["static const ur_program_properties_t p = {UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, NULL, 1, NULL}", "pProperties = &p"],
    "NULL != pProperties && NULL != pProperties->pMetadatas && pProperties->count == 0":
        ["static const ur_program_metadata_t m = {\"name\", UR_PROGRAM_METADATA_TYPE_UINT32, 4, {.data32 = 1}}",
         "static const ur_program_properties_t p = {UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, NULL, 0, &m}", "pProperties = &p"],
    "pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW":
        ["static const ur_queue_properties_t p = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, "
         "UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW}", "pProperties = &p"],
    "pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE":
        ["static const ur_queue_properties_t p = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, "
         "UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE}", "pProperties = &p"],
    "UR_EXP_EVENT_FLAGS_MASK & pEventDesc->flags": ["the_pEventDesc.flags = UR_EXP_EVENT_FLAGS_MASK"],
    "phKernelAlternatives == NULL && numKernelAlternatives > 0": ["numKernelAlternatives = 1"],
    "phKernelAlternatives != NULL && numKernelAlternatives == 0": ["phKernelAlternatives = (void *)&w->kernel"],
}
for who in ("buffer", "host", "src", "dst"):
    row, pitch = f"{who}RowPitch", f"{who}SlicePitch"
    CONDITIONS[f"{row} != 0 && {row} < region.width"] = [f"{row} = 2"]
    CONDITIONS[f"{pitch} != 0 && {pitch} < region.height * ({row} != 0 ? {row} : region.width)"] = [f"{pitch} = 4"]
    CONDITIONS[f"{pitch} != 0 && {pitch} % ({row} != 0 ? {row} : region.width) != 0"] = [f"{pitch} = 33"]

# Conditions that the rules for parameters or for wait lists bring about anyway.
COVERED = re.compile(r"^(NULL == \w+|\w+ == NULL|NULL == \w+ \|\| NULL == \w+|phEventWaitList .*|pSyncPointWaitList .*)$")

RESULTS = "UR_RESULT_ERROR_"


def spoil(f, c):
    """Statements that bring a condition about; None if it is looked at elsewhere."""
    if c.probe is not None:
        return c.probe
    text = c["if"]
    if text in CONDITIONS:
        return CONDITIONS[text]
    zero = re.fullmatch(r"(\w+) == 0", text)
    narrow = re.fullmatch(r"(\w*[pP]itch) < width", text)
    if zero and zero.group(1) in {p.name for p in f.params}:
        return [f"{zero.group(1)} = 0"]
    if narrow:
        return [f"{narrow.group(1)} = 8"]
    raise SpecError(f"{c.where}: nothing brings about '{text}' of {f.name}: say how with probe: [STATEMENT...]")


def check(spec):
    """Raises SpecError for each condition that no wrong call can be made for."""
    mistakes = []
    for f in spec.functions:
        for conditions in f.errors.values():
            for c in conditions or []:
                if c.get("if") and not COVERED.match(c["if"]):
                    try:
                        spoil(f, c)
                    except SpecError as e:
                        mistakes.append(str(e))
    if mistakes:
        raise SpecError("\n".join(mistakes))


class Probe:
    def __init__(self, what, statements, *expected, kinds=False):
        self.what = what
        self.statements = statements
        codes = [RESULTS + e for e in expected]
        self.expected = (codes + [codes[0]] * 4)[:4]
        self.kinds = kinds  # asks for more than the interface promises: that handles are known by their kind

    def allow(self, code):
        """One more result that is right."""
        if self.expected[3] == self.expected[0]:
            self.expected[3] = RESULTS + code
        else:
            self.expected[2] = RESULTS + code


def optional(f):
    """The specification lets an adapter answer UNSUPPORTED_FEATURE."""
    return f.name.endswith(("Exp", "Ext")) or f.feature is not None or f.retained \
        or "UR_RESULT_ERROR_UNSUPPORTED_FEATURE" in f.errors or f.name.startswith("urUSM") \
        or "NativeHandle" in f.name


def command(spec, f):
    """What an event of the entry point says that it is of; None if that does not follow from the names."""
    known = {v.name for v in spec.enums["ur_command_t"]["values"]}
    name = snake(f.name).upper()
    short = re.sub("(_WITH_ARGS)?_EX[PT]$", "", name)
    for it in (name, name.replace("ENQUEUE_", "", 1), short.replace("ENQUEUE_", "", 1), short.replace("_COMMAND", "") + "_EXP"):
        if f"UR_COMMAND_{it}" in known:
            return f"UR_COMMAND_{it}"
    return None


class Set:
    """The wrong calls of one entry point."""

    def __init__(self, spec, f):
        self.f = f
        self.needs = set()
        self.stand_in = False
        self.cleared = next((i for i, p in enumerate(f.params) if p.cleared), -1)
        self.locals = []
        # The name, or the pointer, of a right call cannot be had here: it may be refused first.
        self.of_wait_list = "INVALID_VALUE" if any(p.name in ("name", "pMappedPtr", "pipe_symbol") for p in f.params) \
            else "INVALID_EVENT_WAIT_LIST"
        handles = spec.handle_names()
        callbacks = {c.name for c in spec.callbacks}
        enums = spec.enums
        flags = {e.flags_type: e for e in enums.values() if e.flags}
        self.probes = []
        usm = "USM" in f.name or "Usm" in f.name or "VirtualMem" in f.name
        image = "Image" in f.name
        for i, p in enumerate(f.params):
            base = base_type(p.type)
            required = not p.optional
            if p.type in handles:
                field = WORLD.get(p.type, "none")
                if image and field == "mem":
                    field = "image"
                if field == "command_buffer" and ("Update" in f.name or f.name == "urEnqueueCommandBufferExp"):
                    field = "updatable"
                if p.optional:
                    self.value(p, "NULL")
                else:
                    if field == "none":
                        self.stand_in = True
                    self.needs.add(field)
                    self.value(p, f"(void *)w->{field}")
                    self.probes.append(Probe(f"{p.name} is NULL", [f"{p.name} = NULL"], "INVALID_NULL_HANDLE"))
            elif p.type in callbacks:
                self.value(p, f"({p.type})(void (*)(void))no_op")
                if required:
                    self.null(p)
            elif "*" in p.type:
                self.pointer(spec, p, i, base, handles, usm)
                if required:
                    self.null(p)
                    if base in handles and p.dir == "in" and p.range:
                        self.probes.append(Probe(f"{p.name} holds NULL", [f"{p.name} = (void *)nulls"],
                                                 "INVALID_NULL_HANDLE", "INVALID_EVENT_WAIT_LIST"
                                                 if "Event" in p.type or "event" in p.type else "INVALID_DEVICE",
                                                 "INVALID_EVENT" if "event" in p.type else "INVALID_PROGRAM"))
            elif base in enums and not enums[base].flags:
                first = enums[base]["values"][0].name
                self.value(p, SCALARS.get(p.name, first))
                if p.name == "propName":
                    self.probes.append(Probe(f"{p.name} is no enumerator", [f"{p.name} = ({base})0x7ffffffe"],
                                             "UNSUPPORTED_ENUMERATION", "INVALID_ENUMERATION"))
                else:
                    self.probes.append(Probe(f"{p.name} is no enumerator", [f"{p.name} = ({base})0x7ffffffe"],
                                             "INVALID_ENUMERATION", "UNSUPPORTED_ENUMERATION", "INVALID_VALUE"))
            elif base in flags:
                e = flags[base]
                self.value(p, e["values"][0].name if e.name in ("ur_map_flag_t", "ur_mem_flag_t",
                                                                 "ur_virtual_mem_access_flag_t") else "0")
                mask = e.flags_type.upper()[:-2] + "_MASK"
                self.probes.append(Probe(f"{p.name} has an unknown bit", [f"{p.name} = (uint32_t){mask}"],
                                         "INVALID_ENUMERATION", "INVALID_VALUE"))
            elif base == "ur_rect_region_t":
                self.locals.append(f"{base} {p.name} = {{4, 4, 1}}")
            elif base == "ur_rect_offset_t":
                # a copy within one object must not overlap itself
                away = 0 if p.name != "dstOrigin" else 8 if image else 32
                self.locals.append(f"{base} {p.name} = {{{away}, 0, 0}}")
            else:
                text = SCALARS.get(p.name, "0")
                if p.name == "propSize":
                    text = "8"
                if p.name in ("numDevices", "count") and not any(q.range and p.name in q.range and not q.optional
                                                                 for q in f.params):
                    text = "0" if p.name == "numDevices" else text
                self.value(p, text)
        if any(p.name == "phEventWaitList" and p.optional for p in f.params):
            other = self.of_wait_list
            self.probes += [
                Probe("a wait list of 1 event is NULL", ["numEventsInWaitList = 1"], "INVALID_EVENT_WAIT_LIST",
                      other),
                Probe("a wait list of 0 events is not NULL", ["phEventWaitList = (void *)&w->event"],
                      "INVALID_EVENT_WAIT_LIST", other),
                Probe("the wait list holds NULL", ["numEventsInWaitList = 1", "phEventWaitList = (void *)nulls"],
                      "INVALID_EVENT_WAIT_LIST", "INVALID_EVENT", other),
            ]
            self.needs.add("event")
        # A right call can be made that waits for a command that failed.
        names = {p.name for p in f.params}
        self.waits = f.name.startswith("urEnqueue") and {"phEventWaitList", "phEvent"} <= names and not self.stand_in \
            and not any(p.frees for p in f.params)
        self.command = command(spec, f)
        self.event_required = any(p.name == "phEvent" and not p.optional for p in f.params)
        self.conditions()
        self.members(spec)
        if not f.loader_only:
            self.kinds(spec)
        if "UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE" in f.errors:
            for probe in self.probes:
                probe.allow("COMPILER_NOT_AVAILABLE")
        if any(p.type == "ur_native_handle_t" for p in f.params):
            # the native handle of a right call cannot be had here: 0 may be refused first
            for probe in self.probes:
                probe.allow("INVALID_NULL_HANDLE")

    def value(self, p, text):
        ctype = p.type.replace("const size_t", "size_t")
        self.locals.append(f"{ctype}{'' if ctype.endswith('*') else ' '}{p.name} = {text}")

    def null(self, p):
        self.probes.append(Probe(f"{p.name} is NULL", [f"{p.name} = NULL"], "INVALID_NULL_POINTER"))

    def pointer(self, spec, p, index, base, handles, usm):
        ctype = re.sub(r"\s*\*", " *", p.type)
        stars = ctype.count("*")
        text = "NULL"
        if p.name == "pPropValue":
            text = f"out(w, {index})"
        elif not p.optional:
            if p.dir == "out" or (p.dir == "inout" and stars):
                text = f"out(w, {index})"
            elif base in handles and stars == 1:
                field = WORLD.get(base, "none")
                self.needs.add(field)
                text = f"(void *)&w->{field}"
            elif base in spec.structs:
                st = spec.structs[base]
                self.locals.append(f"{base} the_{p.name} = {self.struct_value(st)}")
                self.locals.append(f"(void)the_{p.name}")
                text = f"&the_{p.name}"
            elif base == "char" and stars == 1:
                text = '"name"'
            elif base == "size_t" and stars == 1:
                text = "(void *)ones"
            elif base == "uint8_t" and stars == 2:
                text = "(void *)&w->scratch"
            elif base == "void":
                if usm:
                    self.needs.add("usm")
                text = "w->scratch" if not usm else "(char *)w->usm + 2048" if p.name == "pSrc" else "w->usm"
            else:
                text = "w->scratch"
        self.locals.append(f"{ctype}{p.name} = {text}")

    def struct_value(self, st):
        known = {
            "ur_image_format_t": "{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8}",
            "ur_image_desc_t": "{UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1, 0, 0, 0, 0}",
            "ur_buffer_region_t": "{UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, 16}",
            "ur_specialization_constant_info_t": "{0, 4, w->scratch}",
            "ur_sampler_desc_t": "{UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, false, UR_SAMPLER_ADDRESSING_MODE_CLAMP, "
                                 "UR_SAMPLER_FILTER_MODE_NEAREST}",
            "ur_device_binary_t": "{UR_STRUCTURE_TYPE_DEVICE_BINARY, NULL, UR_DEVICE_BINARY_TARGET_SPIRV64}",
        }
        if st.name in known:
            return known[st.name]
        if st.stype_name:
            return f"{{.stype = {st.stype_name}}}"
        return "{0}"

    def conditions(self):
        f = self.f
        for code, conditions in f.errors.items():
            for c in conditions or []:
                text = c.get("if") or (c.get("note") if c.probe is not None else None)
                if not text or COVERED.match(text):
                    continue
                statements = spoil(f, c)
                if statements is None:
                    continue
                short = code.replace(RESULTS, "")
                part = []
                for s in statements + ["|"]:
                    if re.match(r"propSize = ", s) and not any(p.name == "propSize" for p in f.params):
                        continue
                    if s == "|":
                        self.probes.append(Probe(text, part, short))
                        part = []
                    else:
                        part.append(s)


    def members(self, spec):
        """Each member of each structure that is passed in, spoilt by itself."""
        names = {p.name for p in self.f.params}
        for p in self.f.params:
            t = Type(spec, p.type)
            if t.depth != 1 or t.kind != "STRUCT" or p.dir == "out" or p.nocheck:
                continue
            struct = spec.structs[t.name]
            start = self.with_argument(p)
            at = f"the_{p.name}"
            if not any(line.startswith(f"{t.name} {at} ") for line in self.locals):
                at = "given"
                value = f"{{.stype = {struct.stype_name}}}" if struct.stype_name else "{0}"
                start += [f"static {t.name} given", f"given = ({t.name}){value}", f"{p.name} = &given"]
            if p.range and p.range[1] in names:
                start.append(f"{p.range[1]} = 1")
            for m in struct.all_members:
                if m.inherited or m.nocheck or m.dir == "out" or m.tagged_by or m.name == "pNext":
                    continue
                mt = Type(spec, m.type)
                what, spoilt = f"{p.name}->{m.name}", f"{at}.{m.name}"
                if mt.array or mt.kind in ("STRUCT", "UNION") and not mt.depth:
                    continue
                if mt.depth == 0 and mt.kind == "ENUM":
                    self.probes.append(Probe(f"{what} is no enumerator", start + [f"{spoilt} = ({mt.name})0x7ffffffe"],
                                             "INVALID_ENUMERATION", "UNSUPPORTED_ENUMERATION", "INVALID_VALUE"))
                elif mt.depth == 0 and mt.kind == "FLAGS":
                    mask = mt.name.upper()[:-2] + "_MASK"
                    self.probes.append(Probe(f"{what} has an unknown bit", start + [f"{spoilt} = (uint32_t){mask}"],
                                             "INVALID_ENUMERATION", "INVALID_VALUE"))
                elif mt.depth == 0 and mt.kind == "HANDLE" and not m.optional:
                    self.probes.append(Probe(f"{what} is NULL", start + [f"{spoilt} = NULL"], "INVALID_NULL_HANDLE"))
                elif mt.depth and not m.optional:
                    self.probes.append(Probe(f"{what} is NULL", start + [f"{spoilt} = NULL"], "INVALID_NULL_POINTER"))

    def with_argument(self, p):
        """What makes a right call about a kernel's argument: there is one, the first."""
        if p.type == "ur_kernel_handle_t" or not any(q.type == "ur_kernel_handle_t" for q in self.f.params) or \
                not re.search("SetArg|WithArgs", self.f.name):
            return []
        self.needs.add("taker")
        return ["hKernel = w->taker"]

    def kinds(self, spec):
        """Each handle, and the first of each list of handles, as one of another kind."""
        invalid = {h.name: h.invalid or RESULTS + ALSO_INVALID.get(h.name, "INVALID_NULL_HANDLE") for h in spec.handles}
        native = any(p.type == "ur_native_handle_t" for p in self.f.params)
        names = {p.name for p in self.f.params}
        for p in self.f.params:
            base = base_type(p.type)
            if base not in invalid or p.dir == "out" or p.release:
                continue
            other = "device" if base == "ur_context_handle_t" else "context"
            code = invalid[base].replace(RESULTS, "")
            if "*" not in p.type:
                also = ["INVALID_NULL_HANDLE"] if native else []
                also += ["UNSUPPORTED_FEATURE"] if p.optional or optional(self.f) else []
                self.probes.append(Probe(f"{p.name} is of another kind",
                                         self.with_argument(p) + [f"{p.name} = (void *)w->{other}"], code, *also, kinds=True))
            elif p.dir == "in" and p.range and p.range[1] in names:
                if p.name == "phEventWaitList":
                    code = "INVALID_EVENT_WAIT_LIST"
                self.probes.append(Probe(f"{p.name} holds one of another kind",
                                         [f"{p.name} = (void *)&w->{other}", f"{p.range[1]} = 1"], code,
                                         "INVALID_EVENT" if "event" in base else code,
                                         self.of_wait_list if p.name == "phEventWaitList" else code, kinds=True))


def sets(spec):
    out = []
    for f in spec.functions:
        if f.name in ("urLoaderTearDown",):
            continue
        out.append(Set(spec, f))
    return out


QUERY_ENUMS = (
    "ur_adapter_info_t", "ur_platform_info_t", "ur_device_info_t", "ur_context_info_t", "ur_queue_info_t",
    "ur_event_info_t", "ur_profiling_info_t", "ur_mem_info_t", "ur_image_info_t", "ur_sampler_info_t",
    "ur_program_info_t", "ur_program_build_info_t", "ur_kernel_info_t", "ur_kernel_group_info_t",
    "ur_kernel_sub_group_info_t", "ur_usm_alloc_info_t", "ur_usm_pool_info_t", "ur_loader_config_info_t",
    "ur_physical_mem_info_t", "ur_virtual_mem_granularity_info_t")


class Query:
    def __init__(self, spec, v):
        self.name, self.value = v.name, v.value
        ctype = v.type or "uint32_t"
        head, _, tail = ctype.partition("[")
        self.type = ctype
        self.text = head == "char" and not v.name.endswith("_INFO_IL")
        self.count = 1 if not tail else int(tail.rstrip("]") or 0)
        self.element = f"sizeof({head})"
        self.optional = bool(v.optional_query)
        base = base_type(head)
        flags = {e.flags_type: e for e in spec.enums.values() if e.flags}
        self.values, self.mask = None, 0
        if "*" in head:
            self.role = "p"
        elif base == "ur_bool_t":
            self.role = "b"
        elif base in spec.handle_names():
            self.role = "h"
        elif base in flags:
            self.role = "f"
            self.mask = base.upper()[:-2] + "_MASK"
        elif base in spec.enums:
            self.role = "e"
            self.values = base
        elif base in spec.structs:
            self.role = "s"
        else:
            self.role = "n"


def query_sets(spec):
    return [(name, [Query(spec, v) for v in spec.enums[name]["values"]]) for name in QUERY_ENUMS]
