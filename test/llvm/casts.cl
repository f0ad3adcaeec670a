// Casts to memory of a class that a pointer does not point into, in ways that LLVM sees through, and to the one that it does.

#define GENERIC(name, from, to)                                                                                        \
    kernel void name(global int *in, global int *out) {                                                                \
        from int own[4];                                                                                               \
        own[in[2]] = 2;                                                                                                \
        int *p = (int *)own + 2;                                                                                       \
        out[0] = *(volatile to int *)(in[1] ? p : p + 1);                                                              \
    }
GENERIC(local_to_global, local, global)
GENERIC(local_to_private, local, private)
GENERIC(local_to_local, local, local)
GENERIC(private_to_global, private, global)
GENERIC(private_to_local, private, local)
GENERIC(private_to_private, private, private)

#define OF_ARGUMENT(name, to)                                                                                          \
    kernel void name(global int *in, global int *out) {                                                                \
        int *p = in + 2;                                                                                               \
        out[0] = *(to int *)(in[1] ? p : p + 1);                                                                       \
    }
OF_ARGUMENT(global_to_local, local)
OF_ARGUMENT(global_to_private, private)
OF_ARGUMENT(global_to_global, global)

#define ASKED(name, from, to, cast)                                                                                    \
    kernel void name(global int *in, global int *out) {                                                                \
        from int own[4];                                                                                               \
        own[in[2]] = 2;                                                                                                \
        int *p = (int *)own + 2;                                                                                       \
        to int *q = cast(in[1] ? p : p + 1);                                                                           \
        out[0] = q ? *q : 0;                                                                                           \
    }
ASKED(asked_local_for_global, local, global, to_global)
ASKED(asked_private_for_global, private, global, to_global)
ASKED(asked_private_for_local, private, local, to_local)

kernel void asked_global_for_local(global int *in, global int *out) {
    local int *q = to_local(in + 2);
    out[0] = q ? *q : 0;
}

#define NUMBER(name, from, to)                                                                                         \
    kernel void name(global int *in, global int *out) {                                                                \
        from int own[4];                                                                                               \
        own[in[2]] = 2;                                                                                                \
        out[0] = *(volatile to int *)((ulong)own + in[1]);                                                             \
    }
NUMBER(number_of_local_to_global, local, global)
NUMBER(number_of_local_to_constant, local, constant)
NUMBER(number_of_private_to_local, private, local)

kernel void number_of_global_to_local(global int *in, global int *out) {
    out[0] = *(local int *)(ulong)in;
}

kernel void number_of_global_to_constant(global int *in, global int *out) {
    out[0] = *(constant int *)(ulong)in;
}

kernel void number_of_constant_to_local(constant int *in, global int *out) {
    out[0] = *(local int *)(ulong)in;
}

constant int numbers[4] = {1, 2, 3, 4};

kernel void number_of_a_variable_to_local(global int *in, global int *out) {
    out[0] = *(local int *)((ulong)numbers + in[1]);
}

kernel void by_memory(global int *in, global int *out) {
    union {
        global int *of_global;
        local int *of_local;
    } both;
    both.of_global = in;
    out[0] = *both.of_local;
}

kernel void stores(global int *in, global int *out) {
    int *p = in;
    *(local int *)p = 3;
    atomic_add((volatile local int *)p, 3);
}
