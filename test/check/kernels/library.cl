// No kernel, and no built-in variable.

int nth(global int *a, long at) {
    return a[at];
}
