// A specialization constant, which only SPIR-V has: number 42, 1 unless set.

int __spirv_SpecConstant(int id, int value) __attribute__((overloadable));

__kernel void spec_value(__global int *out) {
    out[get_global_id(0)] = __spirv_SpecConstant(42, 1);
}
