// What kernels print by a format that is chosen when they run; some compilers take none of it.

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
