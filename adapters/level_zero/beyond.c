/* Launches of ranges that no good size of work-groups divides. Level Zero's groups are whole, so
 * the last ones reach beyond the range, and a second form of the kernel, which is told the range,
 * ends their surplus work-items (spirv/beyond.h). It is made of the program's SPIR-V at the first
 * such launch, as a module of its own: other launches, and programs that have none of these, pay
 * nothing for it. Of native binaries nothing can be made. */
#include <stdlib.h>
#include <string.h>

#include "base/range.h"
#include "command.h"
#include "fuse_queue/fusing.h"
#include "kernel.h"
#include "launch.h"
#include "ops.h"
#include "program.h"
#include "spirv/beyond.h"
#include "spirv/write.h"
#include "ze.h"

/* One kernel of a program for one device. */
struct ze_beyond {
    struct ze_beyond *next;
    uint32_t index; /* of the device */
    char *name;
    ze_module_handle_t module; /* NULL: there is no such form of the kernel */
};

bool ze_beyond_any(ur_program_handle_t program) {
    return program->beyond != NULL;
}

void ze_beyond_free(ur_program_handle_t program) {
    while (program->beyond) {
        struct ze_beyond *gone = program->beyond;
        program->beyond = gone->next;
        if (gone->module) {
            ze.zeModuleDestroy(gone->module);
        }
        free(gone->name);
        free(gone);
    }
}

static ur_result_t beyond_compile(ur_program_handle_t program, uint32_t index,
                                  const struct ur_spirv_module *module, ze_module_handle_t *out) {
    size_t words = ur_spirv_written_words(module);
    uint32_t *code = malloc(words * sizeof(*code));
    if (!code) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_spirv_write(module, code);
    ur_result_t result = ze_program_compile(program, index, code, words * sizeof(*code), out);
    free(code);
    return result;
}

static ur_result_t make_module(ur_kernel_handle_t kernel, uint32_t index, ze_module_handle_t *out) {
    struct ur_spirv_module *whole = NULL, *beyond = NULL;
    char why[256];
    ur_result_t result = ze_kernel_module(kernel, &whole, why, sizeof(why));
    if (result != UR_RESULT_SUCCESS || !whole) {
        return result;
    }
    enum ur_spirv_fault fault = ur_spirv_reach_beyond(whole, kernel->name, &beyond, NULL);
    if (fault == UR_SPIRV_OK) {
        result = beyond_compile(kernel->program, index, beyond, out);
    } else if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_spirv_release(beyond);
    ur_spirv_release(whole);
    return result;
}

/* What failed is kept as well, so that it is not tried with each launch; memory may be there the
 * next time: then NULL. Pre: beyond_lock. */
static struct ze_beyond *find_module(ur_kernel_handle_t kernel, uint32_t index) {
    ur_program_handle_t program = kernel->program;
    struct ze_beyond *found = program->beyond;
    while (found && (found->index != index || strcmp(found->name, kernel->name) != 0)) {
        found = found->next;
    }
    if (found) {
        return found;
    }
    struct ze_beyond *made = calloc(1, sizeof(*made));
    char *name = strdup(kernel->name);
    ur_result_t result = made && name ? make_module(kernel, index, &made->module)
                                      : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    if (result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
        result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY) {
        free(name);
        free(made);
        return NULL;
    }
    made->index = index;
    made->name = name;
    made->next = program->beyond;
    program->beyond = made;
    return made;
}

/* A kernel of the module, whose arguments no other kernel changes. NULL: there is no memory. */
static struct ze_native_kernel *make_native(ze_module_handle_t module, const char *name) {
    const ze_kernel_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = name};
    struct ze_native_kernel *native = calloc(1, sizeof(*native));
    ze_kernel_handle_t handle = NULL;
    if (!native || ze.zeKernelCreate(module, &desc, &handle) != ZE_RESULT_SUCCESS) {
        free(native);
        return NULL;
    }
    if (ze_native_init(native, handle) != UR_RESULT_SUCCESS) {
        ze.zeKernelDestroy(handle);
        free(native->args);
        free(native->last_args);
        free(native);
        return NULL;
    }
    return native;
}

struct ze_native_kernel *ze_beyond(ur_kernel_handle_t kernel, struct ze_native_kernel *native) {
    ze_lock(&native->lock);
    struct ze_native_kernel *beyond = native->beyond;
    bool possible = kernel->program && kernel->name && !native->shared && !native->unbroken;
    ze_unlock(&native->lock);
    if (beyond || !possible) {
        return possible ? beyond : NULL;
    }
    uint32_t index = (uint32_t)(native - kernel->natives);
    pthread_mutex_lock(&kernel->program->beyond_lock);
    struct ze_beyond *found = find_module(kernel, index);
    /* Whoever was first has made it meanwhile. */
    ze_lock(&native->lock);
    beyond = native->beyond;
    ze_unlock(&native->lock);
    if (found && found->module && !beyond) {
        beyond = make_native(found->module, kernel->name);
    }
    ze_lock(&native->lock);
    native->beyond = beyond;
    native->unbroken = found && !found->module;
    native->small = native->small && !native->unbroken;
    ze_unlock(&native->lock);
    pthread_mutex_unlock(&kernel->program->beyond_lock);
    return beyond;
}

bool ze_beyond_shape(const struct ze_native_kernel *native, ur_device_handle_t device,
                     uint32_t dims, const size_t *global, uint32_t group[3],
                     ze_group_count_t *count) {
    enum { USUAL_SIZE = 256, STEP = 32 };
    const ze_device_compute_properties_t *c = &device->compute;
    const size_t along[3] = {c->maxGroupSizeX, c->maxGroupSizeY, c->maxGroupSizeZ};
    const uint32_t most_count[3] = {c->maxGroupCountX, c->maxGroupCountY, c->maxGroupCountZ};
    uint32_t step = native->properties.maxSubgroupSize, groups[3] = {1, 1, 1};
    size_t local[3], most = c->maxTotalGroupSize < USUAL_SIZE ? c->maxTotalGroupSize : USUAL_SIZE;
    ur_range_cut(dims, global, most, along, step ? step : STEP, local);
    for (uint32_t i = 0; i < 3; ++i) {
        size_t number = i < dims ? (global[i] - 1) / local[i] + 1 : 1;
        if (number > most_count[i]) {
            return false;
        }
        group[i] = (uint32_t)local[i];
        groups[i] = (uint32_t)number;
    }
    *count = (ze_group_count_t){groups[0], groups[1], groups[2]};
    return true;
}
