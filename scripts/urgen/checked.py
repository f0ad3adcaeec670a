"""Calls that the layer that checks kernels follows: commands of queues, and what else writes memory that kernels use."""
from .meta import Type, allocated, freed

# Who has such a handle enqueues what is not seen; and what native commands do is not.
UNSEEN = {"urQueueGetNativeHandle", "urContextGetNativeHandle", "urEnqueueNativeCommandExp", "urCommandBufferAppendNativeCommandExp"}
# By which parameter memory is written in ways that are not known.
WRITTEN = {"urMemBufferPartition": "hBuffer", "urMemGetNativeHandle": "hMem", "urIPCGetMemHandleExp": "pMem",
           "urBindlessImagesImageCopyExp": "pDst"}


def is_command(f):
    """One that a queue orders."""
    return f.params[0].name == "hQueue" and not f.name.startswith("urQueue") and any(p.name == "phEvent" for p in f.params)


def memory(f):
    """The parameters that say which memory a call reads or writes: what it reads first."""
    if "Prefetch" in f.name or "Advise" in f.name:
        return []
    return sorted((p for p in f.params if p.bounds and p.name != "pPattern"), key=lambda p: writes(f, p) != "false")


def writes(f, p):
    """Whether the call writes what the parameter says: an expression of C."""
    if f.name == "urEnqueueMemBufferMap":
        return "mapFlags != UR_MAP_FLAG_READ"
    reads = "Src" in p.name or p.name.startswith("h") and "Read" in f.name
    return "false" if reads else "true"


def functions(spec):
    return [f for f in spec.functions if not f.loader_only and f.params and
            (is_command(f) or f.name in UNSEEN or f.name in WRITTEN or any(writes(f, p) == "true" for p in memory(f)))]


def note(spec, f, p):
    """The statement that tells of one parameter; None: nothing is to be told."""
    written, (offset, size), handle = writes(f, p), p.bounds, Type(spec, p.type).kind == "HANDLE"
    stem = next((s for s in ("src", "dst", "buffer", "host") if offset.startswith(s)), "")
    if "Append" in f.name or "Image" in f.name:
        if written == "false" or p.type == "ur_mem_handle_t" and "Image" in f.name:
            return None
        return f"ur_check_{'drop_buffer' if handle else 'drop'}({p.name});"
    call = "&call" if is_command(f) else "NULL"
    if "*" in size:
        return f"ur_check_call_rows({call}, {written}, {p.name}, {size.split('*')[0].strip()}, width, height);"
    if size == "region":
        return (f"ur_check_call_{'buffer_rect' if handle else 'rect'}({call}, {written}, {p.name}, {offset}, region, "
                f"{stem}RowPitch, {stem}SlicePitch);")
    if handle:
        return f"ur_check_call_buffer({call}, {written}, {p.name}, {offset}, {size});"
    return f"ur_check_call_usm({call}, {written}, {p.name}, {size});"


def body(spec, f, call):
    """Statements of the wrapper; `call` makes the call below with what stands before it."""
    names, out, after = [p.name for p in f.params], [], []
    if is_command(f):
        waits = "numEventsInWaitList, phEventWaitList" if "phEventWaitList" in names else "0, NULL"
        effect = {"wait": "WAIT", "barrier": "BARRIER"}.get(f.order, "COMMAND")
        out += ["struct ur_check_call call;",
                f'ur_check_call_begin(&call, "{f.name}", hQueue, {waits}, UR_CHECK_{effect});']
    if f.name in UNSEEN:
        out.append("ur_check_unseen();")
    if f.name in WRITTEN:
        p = next(p for p in f.params if p.name == WRITTEN[f.name])
        out.append(f"ur_check_{'drop_buffer' if Type(spec, p.type).kind == 'HANDLE' else 'drop'}({p.name});")
    out += [told for p in memory(f) if (told := note(spec, f, p))]
    if not is_command(f):
        return out + [call("return")]
    if "pArgs" in names:
        out.append("ur_check_call_args(&call, hKernel, &numArgs, &pArgs);")
    elif "hKernel" in names:
        out.append("ur_check_call_kernel(&call, hKernel);")
    made, ended = allocated(f), freed(f)
    if made is not None:
        after += ["if (result == UR_RESULT_SUCCESS) {",
                  f"    ur_check_call_alloc(&call, *{made.name}, {made.allocates.size});", "}"]
    elif ended is not None:
        after += ["if (result == UR_RESULT_SUCCESS) {", f"    ur_check_call_free(&call, {ended.name});", "}"]
    blocking = next((p.name for p in f.params if p.name.startswith("blocking")), "false")
    return out + [call("ur_result_t result ="), *after, f"ur_check_call_end(&call, result, {blocking}, phEvent);", "return result;"]
