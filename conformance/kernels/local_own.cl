// More local memory of the kernel's own than NVIDIA's compiler lets kernels declare, and local arguments behind it.

#define OWN(KIB)                                                                                                       \
    __kernel void own_##KIB(__global int *out, __local int *argument, int n) {                                         \
        __local int large[KIB << 8];                                                                                   \
        __local char odd[3];                                                                                           \
        int l = get_local_id(0), size = get_local_size(0), group = get_group_id(0);                                    \
        for (int i = l; i < KIB << 8; i += size) {                                                                     \
            large[i] = i * 3 + group;                                                                                  \
        }                                                                                                              \
        if (l < 3) {                                                                                                   \
            odd[l] = l;                                                                                                \
        }                                                                                                              \
        for (int i = l; i < n; i += size) {                                                                            \
            argument[i] = -i;                                                                                          \
        }                                                                                                              \
        barrier(CLK_LOCAL_MEM_FENCE);                                                                                  \
        int sum = 0;                                                                                                   \
        for (int i = size - 1 - l; i < KIB << 8; i += size) {                                                          \
            sum += large[i] ^ i;                                                                                       \
        }                                                                                                              \
        for (int i = size - 1 - l; i < n; i += size) {                                                                 \
            sum += argument[i];                                                                                        \
        }                                                                                                              \
        out[get_global_id(0)] = sum + odd[(l + 1) % 3];                                                                \
    }

OWN(64)
OWN(96)
