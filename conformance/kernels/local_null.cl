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
