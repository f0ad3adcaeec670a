// What kernels print.

__kernel void prints(int number, float value) {
    int i = get_global_id(0);
    if (i % 2 == 0) {
        printf("item %d of %s: %+d %.3f 0x%08x %lu%%\n", i, "four", number - i, value, 0xbeefu, 1UL << 40);
    } else {
        printf("item %d: %c|%5d|%-5d|%e\n", i, 'c', number, number, value);
    }
}

__constant char *__constant formats[] = {"even %d at %d\n", "odd %d at %d\n"};

// Which format it is shows when it runs: behind branches, by a choice, from a table.
__kernel void prints_one_of(int number, int table) {
    int i = get_global_id(0);
    if (i == 0) {
        printf("first %d, %d\n", number, i);
    } else if (i == 1) {
        printf("second %d: %d\n", number, i);
    } else if (i == 2) {
        printf(number > 50 ? "above %d, %d\n" : "below %d, %d\n", number, i);
    } else {
        __constant char *format = i == 3 ? "three %d, %d\n" : "four %d, %d\n";
        if (table) {
            format = formats[i & 1];
        }
        printf(format, number, i);
    }
}
