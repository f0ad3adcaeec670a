/* Kernels, and what the driver's were given last. */
#ifndef ZE_KERNEL_H
#define ZE_KERNEL_H

#include "base/shown.h"
#include "command.h"
#include "lock.h"
#include "ze.h"

enum { ZE_ARG_INLINE = 32 };
/* What the driver's kernel was last given for one argument. */
struct ze_arg {
    uint64_t tag;                      /* ze_arg_tag of it; 0: not known */
    size_t first;                      /* bytes of a longer value that are taken; 0: not known */
    size_t local;                      /* bytes of local memory that it is; 0: something else */
    uint64_t bytes[ZE_ARG_INLINE / 8]; /* larger values are not remembered */
};
static inline uint64_t ze_arg_tag(size_t size, bool local) {
    return (uint64_t)size << 1 | local;
}

/* One dimension of a launch, as it was asked for, and one argument in the order of the call. */
struct ze_extent {
    size_t global, local, offset;
};
struct ze_last_arg {
    uint32_t type, index;
    uint64_t size, value; /* size: of values only, which are no larger than `value` */
};

struct ze_native_kernel {
    struct ze_lock lock;   /* from setting the first argument to the append; guards what follows */
    ze_kernel_handle_t ze; /* constant */
    uint32_t group[3];
    uint32_t offset[3];
    ze_kernel_indirect_access_flags_t indirect;
    struct ze_arg *args;
    size_t local;            /* bytes of local memory, its own and of arguments */
    bool shared;             /* the program has the native kernel too: nothing is remembered */
    size_t suggested_for[3]; /* range for which the driver suggested */
    uint32_t suggested[3];
    bool small;                      /* the suggested groups are, and beyond.c may know better */
    bool unbroken;                   /* there is no other form of the kernel */
    struct ze_native_kernel *beyond; /* beyond.c; the kernel's; NULL: not made; constant then */
    /* The last launch, for the next one of the same: the driver's kernel is as it needs it. */
    uint32_t last_dimensions; /* 0: none */
    uint32_t last_arg_count;
    struct ze_extent last[3]; /* local: 0 where none was given */
    struct ze_last_arg *last_args, *last_args_end;
    ze_group_count_t last_groups;
    ze_kernel_properties_t properties; /* constant */
};

struct ur_kernel_handle_t_ {
    ur_object object;
    ur_program_handle_t program; /* retained; NULL for one made from a native kernel alone */
    ur_context_handle_t context; /* retained */
    char *name;
    uint32_t arg_count;
    bool adopted;
    _Atomic uint32_t indirect; /* ze_kernel_indirect_access_flags_t that launches must have */
    struct ze_native_kernel
        *natives;         /* one for each device of the context; .ze NULL where not built */
    pthread_mutex_t lock; /* guards kept */
    struct ur_exp_kernel_arg_properties_t *kept; /* arguments of the retained calls, by index */
    uint8_t *kept_set;
    void **kept_bytes;
    struct ur_shown shown; /* once the program was given the native one */
};
/* kernel.c */
ur_result_t ze_native_init(struct ze_native_kernel *native, ze_kernel_handle_t handle);
void ze_native_free(ur_kernel_handle_t kernel, struct ze_native_kernel *native);
/* The kernel's part for the device. */
ur_result_t ze_kernel_native(ur_kernel_handle_t kernel, ur_device_handle_t device,
                             struct ze_native_kernel **native);

#endif
