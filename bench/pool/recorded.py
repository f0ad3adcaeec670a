#!/usr/bin/env python3
"""Device memory of a program, as a trace for traces.c: what `UR_ENABLE_LAYERS=UR_LAYER_TRACING` writes to stderr comes in, rows of
{size, step} or {0, id of what is freed} go out. A step has STEP launches of kernels (default 64).

    recorded.py LOG [STEP] > NAME.inc
"""
import re
import sys

log, length = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 64
ids, rows, launches = {}, [], 0
for line in open(log, encoding="utf-8", errors="replace"):
    call = re.match(r".*\]: (ur\w+)\(", line)
    if not call or "-> UR_RESULT_SUCCESS" not in line:
        continue
    if call[1].startswith("urEnqueueKernelLaunch"):
        launches += 1
    elif call[1] == "urUSMDeviceAlloc":
        size = int(re.search(r"\.size = (\d+)", line)[1])
        address = re.search(r"\.ppMem = \S+ \((\w+)\)", line)[1]
        ids[address] = sum(bool(size) for size, _ in rows)
        rows.append((size, launches // length))
    elif call[1] == "urUSMFree":
        number = ids.pop(re.search(r"\.pMem = (\w+)", line)[1], None)
        if number is not None:
            rows.append((0, number))
rows += [(0, number) for number in ids.values()]
if not rows:
    sys.exit(f"{log} has no allocation of device memory")
print(",\n".join("    " + ", ".join(f"{{{size}, {other}}}" for size, other in rows[at:at + 6]) for at in range(0, len(rows), 6)))
