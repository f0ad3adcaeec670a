/* Kernels, as the files that use them share them. */
#ifndef STREAM_KERNEL_H
#define STREAM_KERNEL_H

#include "base/shown.h"
#include "spirv/beyond.h"
#include "stream.h"

struct stream_function {
    drv_function native;
    bool have;
    uint32_t max_threads, shared, private_bytes, registers;
    uint32_t most_threads; /* where there may be more: of the function that has room for them */
    uint32_t reqd[3];
    _Atomic uint32_t allowed_shared; /* dynamic shared memory that a launch may ask for now */
    _Atomic bool clusters;
    _Atomic uint32_t best_threads;          /* kernel_size.c; 0 until first asked for */
    struct stream_function *_Atomic moved;  /* kernel_offset.c; owned, NULL until first asked for */
    struct stream_function *_Atomic uneven; /* kernel_uneven.c; the program's; likewise */
    struct stream_function *_Atomic roomy;  /* likewise */
};

struct stream_arg {
    ur_exp_kernel_arg_type_t type;
    bool set;
    uint32_t size;
    union {
        uint64_t small;              /* values up to 8 bytes, pointers */
        void *large;                 /* malloced, `room` bytes */
        ur_mem_handle_t mem;         /* retained */
        ur_sampler_handle_t sampler; /* retained */
    } value;
    uint32_t room;
    ur_mem_flags_t access;
};

struct ur_kernel_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_program_handle_t program; /* retained; NULL for an adopted one without */
    char *name;
    struct stream_function *function; /* one for each device of the context */
    uint32_t param_count;
    bool params_known;
    uint32_t *param_size; /* if params_known */
    uint8_t *param_kind;  /* likewise: enum stream_param */
    bool takes_offset;    /* behind the arguments: the global offset, three 64-bit numbers */
    bool is_anywhere;     /* it is known to be the same with any global offset */
    bool promised;        /* any of the following is set: what the source asks of work-groups */
    bool device_barriers; /* they wait for each other */
    uint32_t reqd[3], max_size[3];
    uint64_t max_linear;
    uint32_t sub_groups;
    uint32_t sub_group; /* size of sub-groups that it requires, or 0 */
    uint32_t own_local; /* bytes of its own local memory that a launch adds before arguments' */

    pthread_mutex_t lock; /* guards the arguments kept between calls */
    struct stream_arg *args;
    uint32_t arg_room;
    uint32_t holding; /* arguments that retain or own something */

    struct ur_shown shown; /* once the program was given the native one */
};

/* Work-items of a sub-group. */
static inline uint32_t stream_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device) {
    return kernel->sub_group ? kernel->sub_group : (uint32_t)device->attr[DRV_ATTR_WARP_SIZE];
}

/* kernel_size.c: a work-group size that divides the global size, at most `most` work-items. */
void stream_choose_local(ur_kernel_handle_t kernel, struct stream_function *function,
                         ur_device_handle_t device, uint32_t dims, const size_t *global,
                         size_t local[3]);

/* The function for a device of the kernel's context; an error if the kernel is not there. */
ur_result_t stream_kernel_function_of_many(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                           struct stream_function **function);
static inline ur_result_t stream_kernel_function(ur_kernel_handle_t kernel,
                                                 ur_device_handle_t device,
                                                 struct stream_function **function) {
    if (kernel->context->places[0]->device == device && kernel->function[0].have) {
        *function = &kernel->function[0];
        return UR_RESULT_SUCCESS;
    }
    return stream_kernel_function_of_many(kernel, device, function);
}

/* kernel.c: fills in what the driver says of a function. Pre: the place was entered. */
ur_result_t stream_function_ask(struct stream_function *function);

/* launch.c: makes sure that a launch may ask for so many bytes of local memory, besides the
 * kernel's own that is not counted among them. */
ur_result_t stream_allow_shared(struct stream_function *function, struct stream_place *place,
                                uint32_t bytes);

/* kernel_offset.c: the entry that stands for the kernel where the global offset is not 0. Its last
 * argument, behind those of the kernel, is the offset as three 32-bit numbers. */
ur_result_t stream_kernel_moved(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                struct stream_function **function);
void stream_function_end(struct stream_function *function);
/* The offset as the entry takes it. */
ur_result_t stream_offset_narrow(uint32_t dims, const size_t *offset, uint32_t out[3]);
/* Where groups of the size that was chosen cannot all be at work at the same time: another size. */
ur_result_t stream_fit_cooperative(ur_kernel_handle_t kernel, struct stream_function *function,
                                   ur_device_handle_t device, uint32_t dims, const size_t *global,
                                   size_t local[3]);

/* kernel_size.c: the size for groups of which the last ones may reach beyond the range. */
void stream_choose_uneven(ur_kernel_handle_t kernel, struct stream_function *function,
                          ur_device_handle_t device, uint32_t dims, const size_t *global,
                          size_t local[3]);

/* kernel_uneven.c: the function that stands for the kernel in a launch whose last groups reach
 * beyond its range; its last argument, behind those of the kernel, is struct ur_spirv_range. NULL
 * where there is none. */
struct stream_function *stream_kernel_uneven(ur_kernel_handle_t kernel, ur_device_handle_t device);
/* Likewise for a launch of so many work-items in a group, beyond the function's max_threads; NULL
 * if there is none. */
struct stream_function *stream_kernel_roomy(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                            const struct stream_function *function,
                                            uint64_t threads);
/* How many work-items a group may have, with that. */
uint32_t stream_most_threads(ur_kernel_handle_t kernel, const struct stream_function *function);

/* kernel.c: another one of the same function, without arguments. */
ur_result_t stream_kernel_same(ur_kernel_handle_t kernel, ur_kernel_handle_t *out);
/* kernel.c: for kernels that nobody else has (recording.h, `spares` and `refill`): arguments that
 * retain nothing. */
bool stream_kernel_spares(ur_kernel_handle_t kernel);
bool stream_kernel_refill(ur_kernel_handle_t kernel, ur_kernel_handle_t from);
bool stream_kernel_change(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                          const void *value);
/* launch.c: the arguments kept between calls, in `args`, which has room for `arg_room` of them; how
 * many there are. They stay where the kernel has them. Kernel locked. */
uint32_t stream_kept_args(ur_kernel_handle_t kernel, ur_exp_kernel_arg_properties_t *args);

/* arguments.c: pointers to the arguments in the order of the kernel, and room for those that are
 * made here, and for one more behind them. */
enum { STREAM_FEW_PARAMS = 48 };
struct stream_params {
    void **at;
    uint64_t *slot;
    bool heap;
    uint32_t count;  /* without the one more */
    uint32_t shared; /* bytes of local memory that a launch asks for */
    void *few_at[STREAM_FEW_PARAMS];
    uint64_t few_slot[STREAM_FEW_PARAMS];
};
/* The arguments stay where `args` has them. Free the params whatever is returned. `place` is one of
 * the kernel's context. */
ur_result_t stream_params_pack(struct stream_params *params, ur_kernel_handle_t kernel,
                               const struct stream_function *function, struct stream_place *place,
                               uint32_t count, const ur_exp_kernel_arg_properties_t *args,
                               size_t extra_local);
void stream_params_free_heap(struct stream_params *params);
static inline void stream_params_free(struct stream_params *params) {
    if (params->heap) {
        stream_params_free_heap(params);
    }
}

/* launch.c: a launch worked out but not made: what a node of a graph is given. */
struct stream_plan {
    bool empty; /* there is nothing to launch, and nothing else is valid */
    bool plain; /* arguments are where the kernel keeps them, and there are no others */
    drv_function function;
    struct drv_launch launch;
    struct stream_params params; /* with the global offset, where the kernel takes one */
    uint32_t narrow_offset[3];
    struct ur_spirv_range range;
    ur_exp_kernel_arg_properties_t *args, few_args[STREAM_FEW_PARAMS];
};
/* With the arguments that the kernel keeps, which nobody changes as long as the plan lives. Free
 * the plan whatever is returned. `local` is NULL for a work-group size of our choice. */
ur_result_t stream_plan_make(struct stream_plan *plan, struct stream_place *place,
                             ur_kernel_handle_t kernel, uint32_t dims, const size_t *offset,
                             const size_t *global, const size_t *local);
/* The arguments alone, for a kernel and range of which a plan was `plain`. False, with nothing to
 * free: that is not so with these. */
bool stream_plan_again(struct stream_plan *plan, ur_kernel_handle_t kernel);
void stream_plan_free(struct stream_plan *plan);

#endif
