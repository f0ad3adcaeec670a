// Barriers of device scope, which only SPIR-V has: kernels whose work-groups are to run at the same time.

enum { DEVICE = 1, WORKGROUP = 2, MEMORY = 0x8 | 0x100 | 0x200 }; // acquire and release, of local and global memory

void __attribute__((overloadable, convergent)) __spirv_ControlBarrier(int execution, int memory, int semantics);
#define MEET() __spirv_ControlBarrier(DEVICE, DEVICE, MEMORY)

// Round after round each group writes its number, and takes that of its neighbour. `seen`: what a work-item has taken.
__kernel void neighbours(__global uint *slots, __global uint *seen, uint rounds) {
    uint group = get_group_id(0), groups = get_num_groups(0), sum = 0;
    for (uint i = 0; i < rounds; ++i) {
        if (get_local_id(0) == get_local_size(0) - 1)
            slots[group] = i * 100 + group;
        MEET();
        sum = sum * 31 + slots[(group + 1) % groups];
        MEET();
    }
    seen[get_global_id(0)] = sum;
}

// The sum of all values is found within groups in local memory, and among groups by way of `parts`, twice.
__kernel void sums(__global const uint *values, __global uint *parts, __global uint *out, __local uint *own) {
    uint at = get_local_id(0), size = get_local_size(0), total = 0;
    uint value = values[get_global_id(0)], kept = value * 3;
    for (uint turn = 1; turn <= 2; ++turn) {
        own[at] = value * turn;
        for (uint step = 1; step < size; step *= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint other = at + step < size ? own[at + step] : 0;
            barrier(CLK_LOCAL_MEM_FENCE);
            own[at] += other;
        }
        if (at == 0)
            parts[get_group_id(0)] = own[0];
        MEET();
        for (uint i = 0; i < get_num_groups(0); ++i)
            total += parts[i];
        MEET();
    }
    out[get_global_id(0)] = total + kept;
}

// All work-items of a function that is called, in three dimensions; the first of the launch tells of all that came.
static __attribute__((noinline)) uint all_of(volatile __global uint *count) {
    atomic_inc(count);
    MEET();
    return *count;
}

__kernel void counted(volatile __global uint *counts, __global uint *out) {
    uint first = all_of(&counts[0]), second = all_of(&counts[1]);
    size_t at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
    out[at] = first * 1000 + second;
}
