"""In an environment with dpctl: all that it tells of a CPU device of OpenCL, its platform and context, of a queue, kernels, memory and an
event, one a line, without addresses. generations.py --values compares what the wheels' own libraries tell with what ours do."""

import os
import re
import sys
import warnings

import dpctl
import dpctl.memory
import dpctl.program

warnings.simplefilter("ignore")


def tell(name, thing, left_out=()):
    for attribute in sorted(dir(type(thing))):
        if attribute.startswith("_") or "addressof" in attribute or attribute in left_out:
            continue
        try:
            value = getattr(thing, attribute)
            value = value() if callable(value) else value
        except TypeError:
            continue  # wants arguments
        except Exception as error:  # noqa: BLE001 - that it fails is told
            value = type(error).__name__
        print(name, attribute, re.sub(r"0x[0-9a-f]+", "0x", str(value)))


def main():
    queue = dpctl.SyclQueue("opencl:cpu", property="enable_profiling")
    device = queue.sycl_device
    tell("device", device, ("print_device_info", "create_sub_devices"))
    tell("platform", device.sycl_platform)
    tell("context", queue.sycl_context)
    tell("queue", queue)
    with open(os.path.join(os.path.dirname(dpctl.__file__), "tests", "input_files", "multi_kernel.spv"), "rb") as f:
        program = dpctl.program.create_program_from_spirv(queue, f.read())
    for kernel in ("add", "axpy"):
        tell(f"kernel {kernel}", program.get_sycl_kernel(kernel))
    print("no kernel", program.has_sycl_kernel("nothing"))
    for kind in (dpctl.memory.MemoryUSMDevice, dpctl.memory.MemoryUSMShared, dpctl.memory.MemoryUSMHost):
        memory = kind(256, queue=queue)
        print(kind.__name__, memory.get_usm_type(), memory.get_usm_type(queue.sycl_context), memory.nbytes)
    event = queue.submit_barrier()
    event.wait()
    print("event", event.execution_status, event.backend, event.profiling_info_end >= event.profiling_info_start > 0)
    print("parts", [part.max_compute_units for part in device.create_sub_devices(partition=1)])
    sys.stdout.flush()


if __name__ == "__main__":
    main()
