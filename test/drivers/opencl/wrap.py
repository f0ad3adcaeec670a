#!/usr/bin/env python3
"""Writes a forwarder for every OpenCL call that the adapter makes: wrap.py DRIVER_H CL_INCLUDE_DIR OUTPUT.

Names come from the lists in adapters/opencl/driver.h, signatures from OpenCL's own headers or, for extensions that these
do not have, from the types in driver.h. What a forwarder does is in fail.c, which includes the output."""
import re
import sys

# What a call means for the objects of the driver: handles that it makes or gives up, by kind.
KINDS = {"Context": "CONTEXT", "CommandQueue": "QUEUE", "Buffer": "MEM", "SubBuffer": "MEM", "Image": "MEM",
         "MemObject": "MEM", "Sampler": "SAMPLER", "Program": "PROGRAM", "Kernel": "KERNEL", "UserEvent": "EVENT",
         "Event": "EVENT", "Device": "DEVICE"}


def split(text):
    """Parameters at the outermost commas."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "([") - (c in ")]")
        if c == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    return [" ".join(p.split()) for p in parts]


def name_of(parameter):
    pointer = re.search(r"\(\s*CL_CALLBACK\s*\*\s*(\w+)\s*\)", parameter)
    return pointer.group(1) if pointer else re.search(r"(\w+)(\s*\[\w*\])?$", parameter).group(1)


def prototypes(headers):
    found = {}
    for match in re.finditer(r"extern CL_API_ENTRY\s+([\w\s*]+?)\s*CL_API_CALL\s+(\w+)\s*\(", headers):
        end, depth = match.end(), 1
        while depth:
            depth += (headers[end] == "(") - (headers[end] == ")")
            end += 1
        found[match.group(2)] = (match.group(1), split(headers[match.end():end - 1]))
    return found


def kind_of(name, prefixes):
    for prefix in prefixes:
        if name.startswith(prefix):
            rest = re.sub(r"(With|From)\w+$", "", name[len(prefix):])
            return KINDS.get(rest)
    return None


def write(out, name, result, parameters):
    names = [name_of(p) for p in parameters]
    arguments = ", ".join(names)
    out.append(f"typedef {result} (CL_API_CALL *real_{name}_fn)({', '.join(parameters)});")
    out.append(f"CL_API_ENTRY {result} CL_API_CALL {name}({', '.join(parameters)});")
    out.append(f"CL_API_ENTRY {result} CL_API_CALL {name}({', '.join(parameters)}) {{")
    out.append("    static _Atomic(void *) address;")
    out.append(f'    real_{name}_fn real = (real_{name}_fn)find(&address, "{name}");')
    gives_up = kind_of(name, ["clRelease"])
    goes_on = gives_up or name in ("clSetUserEventStatus", "clFinish", "clFlush", "clWaitForEvents", "clMemFreeINTEL",
                                   "clMemBlockingFreeINTEL")
    out.append(f'    ended_check("libOpenCL", "{name}");')
    if result == "void":
        out.append(f"    if (!is_left()) {{\n        real({arguments});\n    }}" if name == "clSVMFree" else
                   f"    real({arguments});")
    else:
        out.append(f'    bool fails = next_fails("{name}");')
        if result == "cl_int":
            if not goes_on:
                out.append("    if (fails) {\n        return code;\n    }")
            if name == "clEnqueueWriteBuffer":
                out.append("    ptr = staged(ptr, size, num_events_in_wait_list);")
            if name == "clReleaseMemObject":
                out.append("    release_image(memobj);")
            how = {"clWaitForEvents": "wait_until_lost", "clFinish": "finish_until_lost"}.get(name)
            # Memory that a lost device's commands use stays.
            left = "is_left() ? code : " if name in ("clMemFreeINTEL", "clMemBlockingFreeINTEL") else ""
            out.append(f"    cl_int got = {how}(real, {arguments});" if how else f"    cl_int got = {left}real({arguments});")
            if name == "clSetUserEventStatus":
                out.append("    atomic_fetch_sub(&open_events, got == CL_SUCCESS);")
            if name == "clGetPlatformIDs":
                out.append("    cut_lists();")
            if name in ("clGetDeviceInfo", "clGetEventInfo"):
                what = name[5:-4].lower()
                out.append(f"    correct_{what}_info(param_name, param_value_size, param_value);")
            good = "got == CL_SUCCESS"
            if gives_up:
                out.append(f"    tally({good}, {gives_up}, -1);")
            elif kind_of(name, ["clRetain"]):
                out.append(f"    tally({good}, {kind_of(name, ['clRetain'])}, 1);")
            elif name.startswith("clEnqueue") and names[-1] == "event":
                out.append(f"    tally({good} && event, EVENT, 1);")
            elif name == "clCreateSubDevices":
                out.append(f"    tally({good} && out_devices, DEVICE, out_devices ? (int)num_devices : 0);")
            elif name in ("clMemFreeINTEL", "clMemBlockingFreeINTEL"):
                out.append(f"    tally({good} && ptr, USM, -1);")
            out.append("    return fails ? code : got;" if goes_on else "    return got;")
        else:
            out.append("    if (fails) {")
            if names[-1] == "errcode_ret":
                out.append("        if (errcode_ret) {\n            *errcode_ret = code;\n        }")
            out.append("        return NULL;\n    }")
            if name.startswith("clCreateProgramWithIL"):
                out.append(f"    compile({names[1]}, {names[2]});")
            out.append(f"    {result} got = real({arguments});")
            if name == "clLinkProgram":
                out.append("    link_result(errcode_ret);")
            if name == "clCreateUserEvent":
                out.append("    atomic_fetch_add(&open_events, got != NULL);")
            if name.startswith("clCreateCommandQueue"):
                out.append("    follow_queue(got);")
            kind = "PROGRAM" if name == "clLinkProgram" else kind_of(name, ["clCreate"])
            if "SVMAlloc" in name or "MemAllocINTEL" in name:
                kind = "USM"
            if name == "clEnqueueMapBuffer":
                out.append("    tally(got && event, EVENT, 1);")
            elif kind:
                out.append(f"    tally(got != NULL, {kind}, 1);")
            if name == "clGetExtensionFunctionAddressForPlatform":
                out.append("    return got ? extension(func_name, got) : NULL;")
            else:
                out.append("    return got;")
    if name == "clSVMFree":
        out.append("    tally(svm_pointer != NULL, USM, -1);")
    out.append("}\n")


def main():
    driver_h, include, output = sys.argv[1:]
    driver = open(driver_h).read()
    known = prototypes(open(include + "/CL/cl.h").read() + open(include + "/CL/cl_ext.h").read())
    types = {m.group(2): (m.group(1), [f"{p} {'event' if p == 'cl_event *' else f'a{i}'}" for i, p in enumerate(split(m.group(3)))])
             for m in re.finditer(r"typedef (\w+)\s*\(CL_API_CALL \*(\w+)\)\(([^;]*)\);", driver)}
    core = re.findall(r"X\((?:REQUIRED|OPTIONAL), (\w+)\)", driver)
    extensions = re.findall(r"X\((\w+_fn), (\w+)\)", driver)
    if len(core) < 80 or len(extensions) < 10:
        sys.exit("wrap.py: the lists of calls in driver.h are not where they were")
    out = ["/* Made by wrap.py; see fail.c. */", "static void *extension(const char *name, void *address);\n"]
    for name in core:
        write(out, name, *known[name])
    for kind, name in extensions:
        write(out, name, *(known[name] if name in known else types[kind]))
    out.append("static void *extension(const char *name, void *address) {")
    for _, name in extensions:
        out.append(f'    if (strcmp(name, "{name}") == 0) {{')
        out.append(f"        remember(name, address);\n        return (void *){name};\n    }}")
    out.append("    return NULL;\n}")
    open(output, "w").write("\n".join(out) + "\n")


main()
