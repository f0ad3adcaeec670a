"""What the layers that follow objects do around each entry point."""
from .meta import Type, allocated, freed, handle_use, kind_of, list_length, partner


def keeps_parents(spec):
    """Kinds of handles that live at least as long as what is made from them."""
    return {kind_of(h.name) for h in spec.handles if h.parent}


def functions(spec):
    return [f for f in spec.functions if not f.name.startswith("urLoader")]


# Calls that are made more than all others, and with arguments on the stack: they have a way past the wrapper.
QUICK = ("urEnqueueKernelLaunchWithArgsExp",)


def quick(spec):
    return [f for f in spec.functions if f.name in QUICK]


def plain(spec, f):
    """Conditions that say that the wrapper of a call in QUICK would do nothing but call on."""
    out = ["!atomic_load_explicit(&loader_order_used, memory_order_relaxed)", "!LOADER_KEPT_ANY"]
    names = [p.name for p in f.params]
    for p in f.params:
        t = Type(spec, p.type)
        use = handle_use(spec, f, p)
        if use == "use" and t.depth == 0:
            out.append(f"loader_handle_is({p.name}, LOADER_KIND_{kind_of(t.name)})")
        elif use == "use":
            out.append(f"all_are({list_length(p, names)}, {p.name}, LOADER_KIND_{kind_of(t.name)})")
        elif use == "create" and p.optional:
            out.append(f"!{p.name}")
        elif t.name == "ur_exp_kernel_arg_properties_t" and t.depth:
            out.append(f"are_plain(numArgs, {p.name})")
        else:
            assert use is None, f.name
    assert not bounds(spec, f), f.name
    return out


def bounds(spec, f):
    """(parameter, call) of each check; the call lacks function and place."""
    out = []
    for p in f.params:
        if not p.bounds:
            continue
        offset, size = p.bounds
        stem = next((s for s in ("src", "dst", "buffer", "host") if offset.startswith(s)), None)
        if Type(spec, p.type).kind != "HANDLE":
            if "*" in size:
                pitch = size.split("*")[0].strip()
                out.append((p, "usm", f"loader_bounds_usm_2d({{0}}, {{1}}, {p.name}, {pitch}, width, height)"))
            elif size == "region" and stem:
                out.append((p, "usm", f"loader_bounds_usm_rect({{0}}, {{1}}, {p.name}, {offset}, region, "
                                      f"{stem}RowPitch, {stem}SlicePitch)"))
            elif size == "region":
                out.append((p, "usm", f"loader_bounds_pixels({{0}}, {{1}}, {p.name}, {offset}, region, rowPitch, "
                                      "slicePitch)"))
            else:
                out.append((p, "usm", f"loader_bounds_usm({{0}}, {{1}}, {p.name}, {size})"))
        elif size == "region" and "Image" in f.name:
            out.append((p, "image", f"loader_bounds_image({{0}}, {{1}}, {p.name}, {offset}, region)"))
        elif size == "region":
            out.append((p, "rect", f"loader_bounds_rect({{0}}, {{1}}, {p.name}, {offset}, region, "
                                   f"{stem}RowPitch, {stem}SlicePitch)"))
        else:
            out.append((p, "buffer", f"loader_bounds_buffer({{0}}, {{1}}, {p.name}, {offset}, {size})"))
    return out


def parents_of(kind, parents):
    """Which of the handles that a call uses the object that it makes is to live no longer than. A command's event
    outlives what the command works on, and a recorded command is its command-buffer's, which keeps the rest."""
    if kind == "EVENT":
        parents = [p for p in parents if p[1] == "CONTEXT"]
    elif kind == "EXP_COMMAND_BUFFER_COMMAND":
        parents = [p for p in parents if p[1] == "EXP_COMMAND_BUFFER"]
    return ", ".join(name for name, _ in parents)


def pointers(spec, f):
    """Parameters that are addresses of memory: not of user data, and not of bytes that are copied at the call."""
    return [p for p in f.params
            if Type(spec, p.type).name == "void" and Type(spec, p.type).depth == 1 and p.dir == "in"
            and not p.content and not p.typename and "data" not in p.name.lower()
            and not f.name.startswith("urVirtual")]


def kept(spec, f):
    """Checks that what a call is given is not memory that urUSMFree has freed."""
    place = {p.name: i for i, p in enumerate(f.params)}
    out = [f"loader_alive({f.id}, {place[p.name]}, -1, {p.name})" for p in pointers(spec, f)]
    for p in f.params:
        t = Type(spec, p.type)
        if t.name == "ur_exp_kernel_arg_properties_t" and t.depth:
            out.append(f"loader_alive_args({f.id}, {place[p.name]}, numArgs, {p.name})")
        elif t.name == "ur_exp_command_buffer_update_kernel_launch_desc_t":
            out.append(f"loader_alive_updates({f.id}, {place[p.name]}, numKernelUpdates, {p.name})")
        elif t.name == "ur_buffer_properties_t" and t.depth:
            out.append(f"loader_alive({f.id}, {place[p.name]}, -1, {p.name} ? {p.name}->pHost : NULL)")
        elif t.name == "ur_kernel_exec_info_t":
            out.append(f"loader_alive_list({f.id}, {place['pPropValue']}, "
                       f"{p.name} == UR_KERNEL_EXEC_INFO_USM_PTRS ? propSize : 0, pPropValue)")
    if "hKernel" in place and "workDim" in place and "pArgs" not in place:
        out.append(f"loader_alive_kernel({f.id}, {place['hKernel']}, hKernel)")
    return out


def body(spec, f, call):
    """Statements of the wrapper; `call` is the call below."""
    place = {p.name: i for i, p in enumerate(f.params)}
    names = list(place)
    fid = f.id
    out = []
    ending = None
    created = []
    parents = []
    lasting = keeps_parents(spec)
    for p in f.params:
        use = handle_use(spec, f, p)
        t = Type(spec, p.type)
        i = place[p.name]
        if use in ("use", "retain") and t.depth == 0:
            out.append(f"TRY(loader_use({fid}, {i}, {p.name}, LOADER_KIND_{kind_of(t.name)}));")
            if kind_of(t.name) in lasting:
                parents.append((p.name, kind_of(t.name)))
        elif use == "use":
            length = list_length(p, names)
            out.append(f"TRY(loader_use_list({fid}, {i}, {length}, {p.name}, "
                       f"LOADER_KIND_{kind_of(t.name)}));")
        elif use == "release":
            ending = p
        elif use in ("create", "borrow"):
            created.append((p, t, use))
        if t.name == "ur_exp_kernel_arg_properties_t" and t.depth:
            out += [f"if (numArgs) {{", f"    TRY(loader_use_args({fid}, {i}, numArgs, {p.name}));", "}"]
        elif t.name == "ur_exp_command_buffer_update_kernel_launch_desc_t":
            out.append(f"TRY(loader_use_updates({fid}, {i}, numKernelUpdates, {p.name}));")
        elif t.name == "ur_usm_pool_desc_t" and t.depth and p.dir == "in":
            out.append(f"TRY(loader_use_chain({fid}, {i}, {p.name}));")
    freed_already = kept(spec, f)
    if freed_already:
        out.append("if (LOADER_KEPT_ANY) {")
        out += [f"    TRY({check});" for check in freed_already]
        out.append("}")
    checks = bounds(spec, f)
    if checks:
        out.append("if (loader_tracked & LOADER_TRACK_BOUNDS) {")
        out += ["    TRY(" + c.format(fid, place[p.name]) + ");" for p, _, c in checks]
        out.append("}")

    queue = f.params[0].name == "hQueue" and f.name.startswith(("urEnqueue", "urBindlessImages"))
    made, ended = allocated(f), freed(f)
    is_alloc = made is not None and queue
    is_free = ended is not None and queue
    frees_now = ended is not None and not queue
    if queue:
        count, events = (("numEventsInWaitList", "phEventWaitList") if "phEventWaitList" in place
                         else ("0", "NULL"))
        out.append(f"const struct loader_command command = {{{fid}, hQueue, "
                   f"{f'{events} ? {count} : 0, {events}' if count != '0' else '0, NULL'}}};")
        if is_alloc:
            out.append("atomic_store_explicit(&loader_order_used, true, memory_order_relaxed);")
        out.append("const bool ordered = atomic_load_explicit(&loader_order_used, memory_order_relaxed) && "
                   "!loader_captured(&command);")
        out.append("if (__builtin_expect(ordered, 0)) {")
        if is_free:
            out.append(f"    TRY(loader_order_freeing(&command, {place[ended.name]}, {ended.name}));")
        for p, sort, _ in checks:
            if sort == "usm":
                out.append(f"    TRY(loader_order_use(&command, {place[p.name]}, {p.name}));")
        if "pArgs" in place:
            out.append(f"    TRY(loader_order_use_args(&command, {place['pArgs']}, numArgs, pArgs));")
        if f.order == "kernel_launch":
            out.append(f"    TRY(loader_order_use_kernel(&command, {place['hKernel']}, hKernel));")
        out.append("}")
    if frees_now:
        if f.name == "urUSMFree":
            out += [f"if (loader_keep({fid}, hContext, {ended.name})) {{", "    return UR_RESULT_SUCCESS;", "}"]
        out.append("struct loader_allocation allocation;")
        out.append("bool known;")
        out.append(f"TRY(loader_freeing({fid}, {place[ended.name]}, {ended.name}, &allocation, &known));")
    if ending is not None:
        kind = kind_of(Type(spec, ending.type).name)
        if kind in ("ADAPTER", "CONTEXT"):
            out.append("loader_kept_give_back();")
        out.append("uint32_t token;")
        out.append(f"TRY(loader_releasing({fid}, {place[ending.name]}, {ending.name}, "
                   f"LOADER_KIND_{kind}, &token));")

    after, anyway = [], []
    if any(p.retain for p in f.params):
        name = next(p.name for p in f.params if p.retain)
        after.append(f"loader_retained({name});")
    makers = {parents_of(kind_of(t.name), parents) for _, t, use in created if use == "create"} - {""}
    assert len(makers) <= 1, f.name
    after += [f"const void *const parents[] = {{{names_of}}};" for names_of in makers]
    for p, t, use in created:
        kind = "LOADER_KIND_" + kind_of(t.name)
        whose = parents_of(kind_of(t.name), parents)
        parent_args = f"{whose.count(',') + 1}, parents" if whose else "0, NULL"
        length = list_length(p, names)
        written = partner(f, p) if length else None
        written = written.name if written is not None else "NULL"
        if use == "borrow":
            after.append(f"loader_shown_list({fid}, {length or f'{p.name} ? 1 : 0'}, {written}, {p.name}, {kind}, "
                         f"{f.params[0].name});")
        elif length:
            after.append(f"loader_made_list({fid}, {length}, {written}, {p.name}, {kind}, {parent_args}, CALLER);")
        else:
            fresh = p.name
            if p.dir == "inout":  # a live one that is handed in may be what comes back
                out.append(f"void *const given = {p.name} && loader_handle_is(*{p.name}, {kind}) ? "
                           f"*{p.name} : NULL;")
                fresh = f"{p.name} && *{p.name} != given"
            elif f.order == "capture_end":  # it may be the one that the capture was begun with
                fresh = f"{p.name} && loader_hand_over(*{p.name}, {kind})"
            # What a failed call leaves there is to be released, too.
            to = anyway if p.cleared else after
            fresh += f" && *{p.name}" if p.cleared else ""
            to += [f"if ({fresh}) {{",
                   f"    loader_made({fid}, *{p.name}, {kind}, {parent_args}, CALLER);", "}"]
    for p in f.params:
        if p.bytes:
            after += [f"if ({p.name}) {{", f"    loader_set_size(*{p.name}, {p.bytes});", "}"]
    event = "phEvent" if "phEvent" in place else "NULL"
    if made is not None:
        size = made.allocates.size
        after.append(f"if ({made.name}{' && ordered' if queue else ''}) {{")
        if queue:
            after.append(f"    loader_order_allocated(&command, *{made.name}, {size}, {event});")
        else:
            after.append(f"    loader_allocated({fid}, hContext, *{made.name}, {size});")
        after.append("}")
    if queue and not is_alloc:
        blocking = next((p.name for p in f.params if p.name.startswith("blocking")), None)
        effect = "LOADER_ORDER_" + (f.order.upper() if f.order in ("wait", "barrier") else "COMMAND")
        if blocking:
            effect = f"{blocking} ? LOADER_ORDER_BLOCKING : {effect}"
        after.append("if (__builtin_expect(ordered, 0)) {")
        if is_free:
            after.append(f"    loader_order_freed(&command, {ended.name});")
        after += [f"    loader_order_end(&command, {effect}, {event});", "}"]
    if f.order in ("capture_begin", "capture_end"):
        after.append(f"loader_capture_{'began' if f.order == 'capture_begin' else 'ended'}();")
    if f.order == "queue":
        after.append("loader_order_queue_made(*phQueue, !pProperties || !(pProperties->flags & "
                     "UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));")
    elif f.order == "native_queue":
        after.append("loader_order_queue_made(*phQueue, false);")
    elif f.order == "finish":
        after.append("loader_order_finished(hQueue);")
    elif f.order == "host_wait":
        after.append("loader_order_waited(numEvents, phEventWaitList);")
    elif f.order == "kernel_pointer":
        after.append("loader_order_kernel_pointer(hKernel, argIndex, pArgValue);")
    prop = next((p for p in f.params if p.name == "propName"), None)
    value = next((p for p in f.params if p.name == "pPropValue"), None)
    if prop is not None and value is not None and value.dir != "in" and \
            any(v.type and Type(spec, v.type).kind == "HANDLE"
                for v in spec.enums[prop.type]["values"]):
        size = "propSize" if "propSize" in place else "sizeof(void *)"
        after += ["if (pPropValue) {",
                  f"    loader_info_shown({fid}, {place['propName']}, (uint32_t)propName, {size}, pPropValue, "
                  f"pPropSizeRet, {f.params[0].name});", "}"]

    failed = []
    if ending is not None:
        failed += ["if (result != UR_RESULT_SUCCESS) {",
                   f"    loader_release_failed({ending.name}, token);", "}"]
    if frees_now:
        failed += ["if (result != UR_RESULT_SUCCESS && known) {",
                   "    loader_free_failed(&allocation);", "}"]
    # The size of a pool is what the program thinks, and memory that is kept is there for who needs it.
    if "USMPool" in f.name:
        out.append("loader_kept_give_back();")
    if made is not None or any(p.bytes for p in f.params):
        failed += ["if (__builtin_expect(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||",
                   "                     result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||",
                   "                     result == UR_RESULT_ERROR_OUT_OF_RESOURCES, 0) &&",
                   "    loader_kept_give_back()) {",
                   "    " + call("result ="), "}"]
    # Calls that make nothing go on below without coming back.
    if not after and not anyway and not failed:
        return out, [call("return")]
    if anyway:
        assert not failed and len(after) <= 1, f.name
        return out, [call("result ="), *after, *anyway, "return result;"]
    tail = [call("result =")] + failed
    if after:
        tail += ["if (result == UR_RESULT_SUCCESS) {"] + ["    " + a for a in after] + ["}"]
    return out, tail + ["return result;"]
