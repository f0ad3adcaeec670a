/* How many steps it takes each number from `first` on to come to 1: half an even one, three times an odd one and 1. */
kernel void steps(global uint *count, uint first) {
    ulong n = first + get_global_id(0);
    uint taken = 0;
    while (n > 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        taken++;
    }
    count[get_global_id(0)] = taken;
}
