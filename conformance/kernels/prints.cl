// What kernels print.

__kernel void prints(int number, float value) {
    int i = get_global_id(0);
    if (i % 2 == 0) {
        printf("item %d of %s: %+d %.3f 0x%08x %lu%%\n", i, "four", number - i, value, 0xbeefu, 1UL << 40);
    } else {
        printf("item %d: %c|%5d|%-5d|%e\n", i, 'c', number, number, value);
    }
}
