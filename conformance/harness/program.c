/* Kernels: one OpenCL C source each, in the form that the device takes. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "conf.h"

const char *conf_kernel_dir(void) {
    const char *chosen = getenv("UR_CONFORMANCE_KERNELS");
    if (chosen && *chosen) {
        return chosen;
    }
    /* Beside the program: as built (bin, ../conformance/kernels) or as installed. */
    static char path[4096];
    static const char *const places[] = {"kernels", "../kernels", "../../conformance/kernels",
                                         "../conformance/kernels"};
    char self[4000];
    ssize_t size = readlink("/proc/self/exe", self, sizeof self - 1);
    if (size > 0) {
        self[size] = 0;
        *strrchr(self, '/') = 0;
        for (size_t i = 0; i < CONF_COUNT(places); ++i) {
            snprintf(path, sizeof path, "%s/%s", self, places[i]);
            if (access(path, R_OK) == 0) {
                return path;
            }
        }
    }
    return CONF_KERNEL_DIR;
}

static const char *target_spec(void) {
    switch ((int)conf.backend) {
    case UR_BACKEND_CUDA:
        return "ptx";
    case UR_BACKEND_HIP:
        return "hsaco";
    case UR_BACKEND_NATIVE_CPU:
        return "so";
    default:
        return NULL;
    }
}

/* What a device takes of both, native code is tried unless UR_CONFORMANCE_PROGRAMS=spirv. */
enum conf_program_form conf_program_form(void) {
    const char *wanted = getenv("UR_CONFORMANCE_PROGRAMS");
    bool spirv = wanted && strcmp(wanted, "spirv") == 0;
    if (target_spec() && !spirv) {
        return CONF_FORM_BINARY;
    }
    if (strstr(conf_text(UR_DEVICE_INFO_IL_VERSION), "SPIR-V")) {
        return CONF_FORM_SPIRV;
    }
    if (target_spec()) {
        return CONF_FORM_NONE;
    }
    if (conf.backend == UR_BACKEND_OPENCL && conf_bool(UR_DEVICE_INFO_COMPILER_AVAILABLE)) {
        return CONF_FORM_TEXT;
    }
    return CONF_FORM_NONE;
}

const char *conf_program_why(void) {
    return "the device takes no SPIR-V (UR_DEVICE_INFO_IL_VERSION), has no compiler and no known "
           "target";
}

void conf_need_kernels(void) {
    if (conf_program_form() == CONF_FORM_NONE) {
        conf_unsupported("%s", conf_program_why());
    }
}

void conf_need_spirv(void) {
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("the device takes no SPIR-V");
    }
}

const void *conf_kernel_file_or_null(const char *name, enum conf_program_form form, size_t *size) {
    const char *ending = form == CONF_FORM_SPIRV  ? "spv"
                         : form == CONF_FORM_TEXT ? "cl"
                         : target_spec()          ? target_spec()
                                                  : "so";
    char path[8192];
    snprintf(path, sizeof path, "%s/%s.%s", conf_kernel_dir(), name, ending);
    FILE *file = fopen(path, "rb");
    if (!file) {
        return NULL;
    }
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    char *data = conf_alloc((size_t)length + 1);
    size_t got = fread(data, 1, (size_t)length, file);
    fclose(file);
    *size = got;
    return data;
}

const void *conf_kernel_file(const char *name, enum conf_program_form form, size_t *size) {
    const void *data = conf_kernel_file_or_null(name, form, size);
    if (!data) {
        conf_skip("kernel %s was not built for this device (no file of it in %s)", name,
                  conf_kernel_dir());
    }
    return data;
}

ur_program_handle_t conf_program_new(ur_context_handle_t context, const char *name,
                                     const ur_program_properties_t *properties) {
    conf_need_kernels();
    enum conf_program_form form = conf_program_form();
    size_t size = 0;
    const uint8_t *data = conf_kernel_file(name, form, &size);
    ur_program_handle_t program = NULL;
    if (form == CONF_FORM_BINARY) {
        UR(urProgramCreateWithBinary(context, 1, &conf.device, &size, &data, properties, &program));
    } else {
        UR(urProgramCreateWithIL(context, data, size, properties, &program));
    }
    CHECK(program != NULL);
    return program;
}

ur_program_handle_t conf_program_create(ur_context_handle_t context, const char *name,
                                        const ur_program_properties_t *properties) {
    ur_program_handle_t program = conf_program_new(context, name, properties);
    conf_own_program(program);
    return program;
}

const char *conf_build_log(ur_program_handle_t program, char *text, size_t size) {
    *text = '\0';
    if (urProgramGetBuildInfo(program, conf.device, UR_PROGRAM_BUILD_INFO_LOG, size, text, NULL) !=
        UR_RESULT_SUCCESS) {
        snprintf(text, size, "no build log, or one of more than %zu bytes", size);
    }
    return text;
}

void conf_build(ur_program_handle_t program) {
    char log[16384];
    ur_result_t result = urProgramBuild(conf.context, program, NULL);
    CHECK_MSG(result == UR_RESULT_SUCCESS, "urProgramBuild() gave %s; log: %.900s; adapter: %.300s",
              conf_result_name(result), conf_build_log(program, log, sizeof log), conf_new_error());
}

/* Programs that were built, kept for later tests of the same process: building is what takes
 * longest. */
static struct {
    char name[64];
    ur_program_handle_t program;
} built[8];

ur_program_handle_t conf_program(const char *name) {
    size_t i = 0;
    for (; i < CONF_COUNT(built) && built[i].program; ++i) {
        if (strcmp(built[i].name, name) == 0) {
            return built[i].program;
        }
    }
    ur_program_handle_t program = conf_program_create(conf.context, name, NULL);
    conf_build(program);
    if (i < CONF_COUNT(built)) {
        UR(urProgramRetain(program));
        snprintf(built[i].name, sizeof built[i].name, "%s", name);
        built[i].program = program;
    }
    return program;
}

void conf_programs_close(void) {
    for (size_t i = 0; i < CONF_COUNT(built) && built[i].program; ++i) {
        urProgramRelease(built[i].program);
        built[i].program = NULL;
    }
}

ur_kernel_handle_t conf_kernel(const char *program, const char *kernel) {
    ur_kernel_handle_t handle = NULL;
    UR(urKernelCreate(conf_program(program), kernel, &handle));
    CHECK(handle != NULL);
    conf_own_kernel(handle);
    return handle;
}

/* ---- arguments ------------------------------------------------------------------------------- */

static conf_arg arg(uint32_t index, ur_exp_kernel_arg_type_t type, size_t size) {
    conf_arg made;
    memset(&made, 0, sizeof made);
    made.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    made.type = type;
    made.index = index;
    made.size = size;
    return made;
}

conf_arg conf_arg_value(uint32_t index, size_t size, const void *pointer) {
    conf_arg made = arg(index, UR_EXP_KERNEL_ARG_TYPE_VALUE, size);
    made.value.value = pointer;
    return made;
}

conf_arg conf_arg_pointer(uint32_t index, const void *pointer) {
    conf_arg made = arg(index, UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof pointer);
    made.value.pointer = pointer;
    return made;
}

conf_arg conf_arg_mem(uint32_t index, ur_mem_handle_t mem) {
    conf_arg made = arg(index, UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, sizeof mem);
    made.value.memObjTuple.hMem = mem;
    made.value.memObjTuple.flags = UR_MEM_FLAG_READ_WRITE;
    return made;
}

conf_arg conf_arg_local(uint32_t index, size_t size) {
    return arg(index, UR_EXP_KERNEL_ARG_TYPE_LOCAL, size);
}

conf_arg conf_arg_sampler(uint32_t index, ur_sampler_handle_t sampler) {
    conf_arg made = arg(index, UR_EXP_KERNEL_ARG_TYPE_SAMPLER, sizeof sampler);
    made.value.sampler = sampler;
    return made;
}

void conf_launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t global,
                 const conf_arg *args, uint32_t count, uint32_t waits,
                 const ur_event_handle_t *wait, ur_event_handle_t *event) {
    size_t offset = 0;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL, count, args, NULL,
                                        waits, waits ? wait : NULL, event));
}
