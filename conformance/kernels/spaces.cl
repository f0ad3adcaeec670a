// Generic pointers to each memory, and what they say of themselves; pointers that may be NULL. The
// last argument's elements: 1, 2 and 4 for what to_global, to_local and to_private find, 8 for a
// pointer that is not NULL, 16 and 32 for a private and a local one, 64 for a private one that was
// written through.

__kernel void spaces(__global int *global_place, __local int *local_place, uint turn,
                     __global uint *out) {
    uint item = (uint)get_global_id(0), place = (uint)get_local_id(0);
    __private int own[2];
    own[0] = (int)item;
    own[1] = 7;
    local_place[place] = (int)item;
    barrier(CLK_LOCAL_MEM_FENCE);
    int *places[4] = {global_place + item, local_place + place, own + (item & 1), NULL};
    int *pointer = places[(turn + item) & 3];
    uint found = (to_global(pointer) ? 1 : 0) | (to_local(pointer) ? 2 : 0) |
                 (to_private(pointer) ? 4 : 0);
    __private int *mine = (item & 4) ? own + (place & 1) : NULL;
    __local int *ours = (item & 8) ? local_place : NULL;
    found |= (pointer ? 8 : 0) | (mine ? 16 : 0) | (ours ? 32 : 0);
    if (mine) {
        *mine += 100;
        found |= own[place & 1] >= 100 ? 64 : 0;
    }
    out[item] = found;
}
