/* Shuffles and block reads as Intel has them. */
#define DECLARED __attribute__((overloadable))
uint DECLARED intel_sub_group_block_read(const global uint *from);
void DECLARED intel_sub_group_block_write(global uint *to, uint value);
uint DECLARED intel_sub_group_shuffle(uint value, uint lane);
uint DECLARED intel_sub_group_shuffle_xor(uint value, uint mask);
uint DECLARED intel_sub_group_shuffle_down(uint value, uint next, uint steps);

kernel void intel(global uint *data) {
    uint value = intel_sub_group_block_read(data);
    value += intel_sub_group_shuffle(value, 2) + intel_sub_group_shuffle_xor(value, 1);
    value += intel_sub_group_shuffle_down(value, value, 1);
    intel_sub_group_block_write(data, value);
}
