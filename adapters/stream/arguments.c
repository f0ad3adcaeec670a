/* The arguments of a launch in the order and form in which the driver takes them. */
#include "kernel.h"
#include "mem.h"

/* LOCAL_GRANULE: bytes of local memory that devices which take SPIR-V give a work-group at least,
 * and in steps of which they give more. Kernels in use read a few bytes behind what they ask for,
 * and throw away what they read (dpnp's masked_extract_all_slices): a fault here. */
enum { MOST = 4096, LOCAL_ALIGN = 128, LOCAL_GRANULE = 1024 };

/* Local memory laid out so far: bytes used, and before them so many that the first argument is
 * aligned. */
struct local {
    size_t used, lead;
    bool granules; /* the kernel may have been translated: it expects LOCAL_GRANULE */
};

void stream_params_free_heap(struct stream_params *params) {
    free(params->at);
    free(params->slot);
}

static ur_result_t shared_start(struct stream_place *place, uint32_t *start) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&place->lock);
    if (!place->probed) {
        result = stream_enter(place);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_device_ops.shared_start(place, &place->shared_start);
        }
        place->probed = result == UR_RESULT_SUCCESS;
    }
    *start = place->shared_start;
    pthread_mutex_unlock(&place->lock);
    return result;
}

/* Local memory lies behind the kernel's own, one argument after the other. An argument as wide as
 * an address is the address; a narrower one is the offset from where the launch's part starts. */
static ur_result_t place_local(ur_kernel_handle_t kernel, const struct stream_function *function,
                               struct stream_place *place, uint32_t index, size_t size,
                               struct local *local, uint64_t *value) {
    size_t align = 16;
    while (align < LOCAL_ALIGN && align < size) {
        align *= 2;
    }
    size_t offset = (local->used + align - 1) & ~(align - 1);
    if (size > (size_t)1 << 30 || offset > (size_t)1 << 30) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                       "%zu bytes of local memory for argument %u", size, index);
    }
    local->used = offset + size;
    uint32_t width = kernel->params_known ? kernel->param_size[index] : DRV_LOCAL_BYTES;
    enum stream_param kind =
        kernel->params_known ? (enum stream_param)kernel->param_kind[index] : STREAM_PARAM_PLAIN;
    local->granules = local->granules || kind == STREAM_PARAM_OFFSET || kind == STREAM_PARAM_LOCAL;
    if (kind == STREAM_PARAM_OFFSET || !drv_local_is_address(width, kind == STREAM_PARAM_LOCAL)) {
        *value = offset;
        return UR_RESULT_SUCCESS;
    }
    uint32_t start = 0;
    ur_result_t result = shared_start(place, &start);
    size_t first = (start + function->shared + LOCAL_ALIGN - 1) & ~(size_t)(LOCAL_ALIGN - 1);
    local->lead = first - start - function->shared;
    *value = first + offset;
    return result;
}

/* The kinds of argument that take more than a look. `given`: bytes that the kernel is handed. */
static ur_result_t pack_object(struct stream_params *params, ur_kernel_handle_t kernel,
                               const struct stream_function *function, struct stream_place *place,
                               const ur_exp_kernel_arg_properties_t *arg, struct local *local,
                               size_t *given) {
    uint32_t index = arg->index, width = kernel->params_known ? kernel->param_size[index] : 0;
    uint64_t *slot = &params->slot[index];
    params->at[index] = slot;
    *slot = 0;
    switch (arg->type) {
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ: {
        ur_mem_handle_t mem = arg->value.memObjTuple.hMem;
        *given = sizeof(void *);
        if (!mem) {
            return UR_RESULT_SUCCESS;
        }
        UR_CHECK_MEM(mem);
        if (mem->context != kernel->context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "argument %u is of another context",
                           index);
        }
        if (!mem->image) {
            *slot = (uintptr_t)mem->pointer;
            return UR_RESULT_SUCCESS;
        }
        if (mem->place != place) {
            return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                           "argument %u is an image of another device", index);
        }
        ur_result_t result = stream_enter(place);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_image_surface(mem);
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (width > sizeof(mem->argument.surface)) { /* a kernel of SPIR-V */
            params->at[index] = &mem->argument;
            *given = width;
        } else {
            *slot = mem->argument.surface;
        }
        return UR_RESULT_SUCCESS;
    }
    case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
        *given = width; /* 4 or 8, as the kernel has it */
        if (arg->size == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, 0,
                           "argument %u asks for no local memory", index);
        }
        return place_local(kernel, function, place, index, arg->size, local, slot);
    case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
        UR_CHECK_SAMPLER(arg->value.sampler);
        *slot = ur_sampler_bits(&arg->value.sampler->desc);
        *given = width;
        return UR_RESULT_SUCCESS;
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

/* How many arguments there are to be, if the kernel does not say: as many as are given. */
static uint32_t count_params(uint32_t count, const ur_exp_kernel_arg_properties_t *args) {
    uint32_t room = 0;
    for (uint32_t i = 0; i < count; ++i) {
        room = args[i].index >= room ? args[i].index + 1 : room;
    }
    return room;
}

static ur_result_t room_for(struct stream_params *params, uint32_t room) {
    params->at = params->few_at;
    params->slot = params->few_slot;
    params->heap = false;
    params->count = room;
    if (room < STREAM_FEW_PARAMS) {
        return UR_RESULT_SUCCESS;
    }
    if (room > MOST) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                       "a kernel has no argument %u", room - 1);
    }
    params->at = malloc((room + 1) * sizeof(*params->at));
    params->slot = malloc(room * sizeof(*params->slot));
    params->heap = true;
    return params->at && params->slot ? UR_RESULT_SUCCESS
                                      : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

static bool in_sequence(uint32_t room, uint32_t count, const ur_exp_kernel_arg_properties_t *args) {
    bool yes = room == count;
    for (uint32_t i = 0; i < count; ++i) {
        yes = yes && args[i].index == i;
    }
    return yes;
}

ur_result_t stream_params_pack(struct stream_params *params, ur_kernel_handle_t kernel,
                               const struct stream_function *function, struct stream_place *place,
                               uint32_t count, const ur_exp_kernel_arg_properties_t *args,
                               size_t extra_local) {
    bool known = kernel->params_known;
    uint32_t room = known ? kernel->param_count : count_params(count, args);
    ur_result_t result = room_for(params, room);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool whole = in_sequence(room, count, args); /* the usual case: then each is set, and once */
    if (!whole) {
        memset(params->at, 0, room * sizeof(*params->at));
    }
    struct local local = {.used = kernel->own_local + extra_local};
    for (uint32_t i = 0; i < count; ++i) {
        const ur_exp_kernel_arg_properties_t *arg = &args[i];
        uint32_t index = arg->index;
        if (index >= room) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                           "kernel %s has %u arguments, no number %u", kernel->name, room, index);
        }
        size_t given = sizeof(void *);
        if (arg->type == UR_EXP_KERNEL_ARG_TYPE_POINTER) {
            params->at[index] = (void *)(uintptr_t)&arg->value.pointer;
        } else if (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE) {
            given = arg->size;
            params->at[index] = (void *)(uintptr_t)arg->value.value;
            if (!arg->value.value) {
                return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
            }
            if (known && (kernel->param_kind[index] == STREAM_PARAM_TEXTURE ||
                          kernel->param_kind[index] == STREAM_PARAM_SURFACE)) {
                return ur_fail(UR_RESULT_ERROR_INVALID_ARGUMENT, 0,
                               "argument %u of kernel %s is an image, not a value", index,
                               kernel->name);
            }
        } else {
            result = pack_object(params, kernel, function, place, arg, &local, &given);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
        }
        /* Of a longer value the driver reads the first bytes. */
        if (known && given != kernel->param_size[index] &&
            (given < kernel->param_size[index] || arg->type != UR_EXP_KERNEL_ARG_TYPE_VALUE)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, 0,
                           "argument %u of kernel %s has %u bytes, not %zu", index, kernel->name,
                           kernel->param_size[index], given);
        }
    }
    for (uint32_t i = 0; !whole && i < room; ++i) {
        if (!params->at[i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                           "argument %u of kernel %s is not set", i, kernel->name);
        }
    }
    params->shared = (uint32_t)(local.lead + local.used);
    if (local.granules) {
        uint32_t most = (uint32_t)place->device->attr[DRV_ATTR_SHARED_PER_BLOCK];
        uint32_t rounded = (params->shared + LOCAL_GRANULE - 1) & ~(uint32_t)(LOCAL_GRANULE - 1);
        params->shared = rounded + function->shared <= most ? rounded : params->shared;
    }
    return UR_RESULT_SUCCESS;
}
