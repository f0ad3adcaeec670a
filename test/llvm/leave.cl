/* Work-items that end before what others of their group wait for each other at, each in another way: OpenCL leaves it
 * undefined, and programs in use do it. Those that have ended do not count. Parameters are (out, in, mem, n): work-items
 * from n on end, `in` has 1024 numbers and `mem` one for each work-item of a group, of 64. test_leave.c has what they
 * store. */
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
int __attribute__((overloadable)) intel_sub_group_shuffle_xor(int, uint);

#define PARAMETERS global int *out, global const int *in, local int *mem, int n
#define START                                                                                                          \
    int i = get_global_id(0), l = get_local_id(0), size = get_local_size(0);                                           \
    int there = min(size, n - i + l)

kernel void returns(PARAMETERS) {
    START;
    if (i >= n) return;
    mem[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = mem[(l + 1) % there] + mem[0];
}

kernel void inside(PARAMETERS) {
    START;
    int x = 3;
    if (i < n) {
        mem[l] = in[i];
        barrier(CLK_LOCAL_MEM_FENCE);
        x = mem[(l + 1) % there];
    }
    out[i] = x + 1;
}

kernel void several(PARAMETERS) {
    START;
    if (i >= n) return;
    mem[l] = in[i];
    for (int s = size / 2; s > 0; s /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < s && l + s < there) mem[l] += mem[l + s];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = mem[0] + i;
}

/* Each leaves the loop after a turn of its own. */
kernel void turns(PARAMETERS) {
    START;
    int sum = 0;
    mem[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < in[i] % 5; ++k) {
        int next = mem[(l + 1) % size];
        barrier(CLK_LOCAL_MEM_FENCE);
        mem[l] = next + k;
        sum += next;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = sum;
}

/* In a loop whose counter is the same for all that are still there; with what each has in an array and in vectors. */
kernel void keeps(PARAMETERS) {
    START;
    int own[4] = {i, l, 1, 2};
    int4 v = (int4)(in[i], i, l, 7);
    float f = in[i] * 0.5f;
    for (int k = 0; k < 4; ++k) {
        if (in[i] % 7 == k) {
            out[i] = -k - own[k & 3];
            return;
        }
        own[(l + k) & 3] += in[i] + k;
        mem[l] = v.x + k;
        barrier(CLK_LOCAL_MEM_FENCE);
        v = v.yzwx + mem[0] * (in[i - l] % 7 > k) + k;
        f += v.y;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = own[0] + own[1] * 3 + own[2] * 5 + own[3] * 7 + v.x + v.y + v.z + v.w + (int)f;
}

kernel void reduces(PARAMETERS) {
    START;
    if (i >= n) return;
    int x = in[i];
    int sum = work_group_reduce_add(x), most = work_group_reduce_max(x - 9), same = work_group_reduce_add(5);
    int before = work_group_scan_exclusive_add(x), first = work_group_broadcast(x, 0);
    out[i] = sum + most * 3 + same * 5 + before * 7 + first * 11 + (work_group_all(x >= 0) ? 100000 : 0) +
             (work_group_any(x == in[get_group_id(0) * size]) ? 200000 : 0);
}

kernel void sub_reduces(PARAMETERS) {
    START;
    if (i >= n) return;
    int x = in[i];
    int sum = sub_group_reduce_add(x), first = sub_group_broadcast(x, 0);
    out[i] = sum + first * 3 + sub_group_scan_inclusive_add(x) * 5 + (sub_group_all(x >= 0) ? 100000 : 0);
}

kernel void sub_and_group(PARAMETERS) {
    START;
    if (i >= n) return;
    int sum = sub_group_reduce_add(in[i]), turns = 0;
    mem[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 3; ++k) {
        if ((in[i] + k) % 9 == 1) {
            out[i] = k;
            return;
        }
        turns += sub_group_reduce_add(k + 1);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = mem[0] + turns * 1000;
}

/* The sub-groups of a group go different ways, each as one. */
kernel void by_sub_group(PARAMETERS) {
    START;
    int sub = get_sub_group_id();
    if (sub >= n % 4) {
        out[i] = -sub;
        return;
    }
    mem[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = mem[0] + sub_group_reduce_add(1);
}

/* Some come to one barrier and some to the other. */
kernel void elsewhere(PARAMETERS) {
    START;
    mem[l] = in[i];
    if (i < n) {
        barrier(CLK_LOCAL_MEM_FENCE);
        out[i] = mem[size - 1];
    } else {
        barrier(CLK_LOCAL_MEM_FENCE);
        out[i] = mem[0] + 1;
    }
}

/* The operation is one that not all of a sub-group need come to. */
kernel void parts(PARAMETERS) {
    START;
    int x = 1;
    if (in[i] % 3 == 0) x = sub_group_non_uniform_reduce_add(1);
    if (i >= n) {
        out[i] = x;
        return;
    }
    mem[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = mem[0] + x * 1000;
}

struct pair {
    int x, y[5];
};
__attribute__((noinline)) int share(local int *mem, int l, int size, int x) {
    mem[l] = x;
    barrier(CLK_LOCAL_MEM_FENCE);
    int got = mem[(l + 1) % size];
    barrier(CLK_LOCAL_MEM_FENCE);
    return got;
}
/* In a function, and with a parameter by value that the kernel changes. */
kernel void called(PARAMETERS, struct pair p) {
    START;
    if (i >= n) return;
    p.y[l % 5] += l;
    p.x += share(mem, l, there, in[i]);
    p.y[(l + 1) % 5] += share(mem, l, there, p.x);
    out[i] = p.x + p.y[l % 5] * 3 + p.y[(l + 1) % 5] * 5;
}

/* The first of all leaves, in a group of several dimensions. */
kernel void first(PARAMETERS) {
    int l = get_local_linear_id(), i = get_global_linear_id();
    if (l == n % 64) return;
    mem[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = mem[l ^ 1] * (l != (n % 64 ^ 1)) + get_global_id(1) * 3 + get_local_id(1) * 5;
}

/* Rows of whole strips, some of which, and some of one, have ended before a window is gone through that the launch gives
 * the size of. */
kernel void rows(PARAMETERS) {
    int x = get_local_id(0), y = get_local_id(1), l = y * 16 + x, i = get_group_id(0) * 64 + l, sum = 0;
    int there = min(64, n - i + l), wide = n % 5 + 3;
    if (i >= n) return;
    mem[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x < 15 + n % 2 && y < 4) {
        for (int k = 0; k < wide; ++k)
            sum = sum * 3 + mem[(l + k) % there];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    mem[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = mem[(l + 16) % there] + y;
}
