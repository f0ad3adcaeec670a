// A function without a kernel.

int twice(int value) {
    return 2 * value;
}
