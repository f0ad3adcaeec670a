/* Guards that ask several things one after the other, of members of a structure by value. */
typedef struct {
    int width, height, divisor, more;
} limits;

kernel void guards_both(limits of, global const int *from, global int *to) {
    int x = get_global_id(0), y = get_global_id(1), i = y * 64 + x;
    if (x < of.width && y < of.height)
        to[i] = from[i] + 1;
    else
        to[i] -= from[i];
}

kernel void guards_neither(limits of, global const int *from, global int *to) {
    int x = get_global_id(0), y = get_global_id(1), i = y * 64 + x;
    if (x >= of.width || y >= of.height) {
        to[i] = from[i] * 3;
        return;
    }
    to[i] += from[i ^ 1];
}

kernel void guards_mixed(limits of, global const int *from, global int *to) {
    int x = get_global_id(0), y = get_global_id(1), i = y * 64 + x;
    if (x < of.width && y >= of.height)
        to[i] = from[i] + 7;
    if (x >= of.more && y < of.divisor)
        to[i] += from[i ^ 2] * 5;
}

/* What comes out of them tells who asked. */
kernel void guards_told(limits of, global const int *from, global int *to) {
    int x = get_global_id(0), y = get_global_id(1), i = y * 64 + x, told = 11;
    if (x < of.width) {
        told = 22;
        if (y < of.height) {
            to[i] = from[i] * 2;
            told = 33;
        }
    }
    to[i] += told;
}

/* The second question is come to in two ways. */
kernel void guards_shared(limits of, global const int *from, global int *to) {
    int x = get_global_id(0), y = get_global_id(1), i = y * 64 + x;
    if (from[i] & 1) {
        to[i] = from[i];
        goto second;
    }
    if (x >= of.width)
        goto out;
second:
    if (y >= of.height)
        goto out;
    to[i] += from[i] * 3;
out:
    to[i] += 1;
}
