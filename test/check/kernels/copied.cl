// One work-item accesses an element. Compiled with lines.

#define KERNEL(name, ...)                                                    \
    kernel void name(global int *a, global int *out, long at) {              \
        if (get_global_id(0) == 2) {                                         \
            __VA_ARGS__;                                                     \
        }                                                                    \
    }

KERNEL(load_right, out[0] = a[at])
KERNEL(load_freed, out[0] = a[at])
KERNEL(store_right, a[at] = 7)
