"""What callgrind's files say of an adapter: its own instructions, and its calls of the driver."""
import re


def read(file, adapter, native):
    """Instructions of the library `adapter` with its callees in libc, and its calls of functions whose names match `native`."""
    own, calls = 0, {}
    inside, called, target, within = False, False, "", ""
    for line in file:
        if line.startswith("ob="):
            inside = adapter in line
        elif line.startswith("cob="):
            within = line
        elif line.startswith("cfn="):
            target = line[4:].strip()
        elif line.startswith("calls="):
            called = True
            if inside and re.match(native, target):
                calls[target] = calls.get(target, 0) + int(line[6:].split()[0])
        elif re.match(r"[0-9+*-]", line):
            # The line after calls= has what the callee took. Another object's are counted here, unless it is a driver's.
            if inside and (not called or (within and "libc.so" in within)):
                own += int(line.split()[1])
            if called:
                called, within = False, ""
    return own, calls
