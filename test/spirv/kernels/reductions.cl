/* Loops whose blocks a compiler lays out in another order than the one in which they dominate each
 * other, with values that are used in blocks before the one that computes them. */
kernel void sum(global const int *in, global int *out, int count, local int *part) {
    int value = 0, item = get_local_id(0);
    for (int i = item; i < count; i += get_local_size(0)) {
        if (in[i] < 0) {
            continue;
        }
        value += in[i] > 100 ? 100 : in[i];
    }
    part[item] = value;
    for (int half_size = get_local_size(0) / 2; half_size; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < half_size) {
            part[item] += part[item + half_size];
        }
    }
    if (item == 0) {
        out[get_group_id(0)] = part[0];
    }
}

kernel void search(global const int *in, global int *out, int count) {
    int found = -1;
    for (int i = 0; i < count; ++i) {
        for (int j = i + 1; j < count; ++j) {
            if (in[i] == in[j]) {
                found = i;
                goto end;
            }
            switch (in[j] & 7) {
            case 0:
                found -= 2;
                break;
            case 3:
                found ^= j;
            case 5:
                continue;
            default:
                found += j;
            }
        }
    }
end:
    *out = found;
}
