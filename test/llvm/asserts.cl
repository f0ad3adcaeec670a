// Assertions, as C's header and DPC++'s library have them.
void __assert_fail(__constant const char *expression, __constant const char *file, unsigned line, __constant const char *function);
void __devicelib_assert_fail(__constant const char *expression, __constant const char *file, int line,
                             __constant const char *function, ulong x, ulong y, ulong z, ulong lx, ulong ly, ulong lz);

__kernel void asserts(__global int *x) {
    size_t i = get_global_id(0);
    if (x[i] < 0) {
        __assert_fail("x[i] >= 0", "asserts.cl", 9, "asserts");
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x[i] > 9) {
        __devicelib_assert_fail("x[i] <= 9", 0, 13, "asserts", i, 0, 0, 0, 0, 0);
    }
    x[i] += 1;
}
