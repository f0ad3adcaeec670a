// Local memory at which no pointer may be taken for NULL, wherever a driver's window of it begins.

__kernel void null_of_own(__global int *out) {
    __local int own[32];
    own[get_local_id(0)] = (int)get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *chosen = out[get_global_id(0)] ? own + (31 - get_local_id(0)) : 0;
    out[get_global_id(0)] = chosen ? *chosen : -1;
}

__kernel void null_of_argument(__global int *out, __local int *argument) {
    argument[get_local_id(0)] = (int)get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *chosen = out[get_global_id(0)] ? argument + (31 - get_local_id(0)) : 0;
    out[get_global_id(0)] = chosen ? *chosen : -1;
}

/* NULL of local memory is NULL as a pointer to any memory, and the other way round; what a pointer
 * points to is known only when the kernel runs. */
__kernel void null_of_any(__global int *out, __local int *argument) {
    size_t i = get_global_id(0);
    argument[get_local_id(0)] = (int)get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *chosen = out[i] == 1 ? argument + (31 - get_local_id(0)) : 0;
    int *any = out[i] == 2 ? (int *)(out + i) : (int *)chosen;
    __local int *back = out[i] == 2 ? 0 : (__local int *)any;
    out[i] = (any ? *any : -1) + (back == chosen ? 0 : 1000) + (back ? 100 : 0) +
             (((ulong)any == 0) == (out[i] == 0) ? 0 : 10000);
}
