// Loops that run a number of times which is known, in the forms that the translator writes out, and such that it must
// not: with other ways out, with a number that is not known, too long. The numbers are specialization constants, which
// compilers do not know.
int __spirv_SpecConstant(int id, int value) __attribute__((overloadable));
#define K(n) __spirv_SpecConstant(n, n)

// What the loop leaves is used behind it.
kernel void left_behind(global int *out, int seed) {
    int i, a = seed, b = 1;
    for (i = 0; i < K(7); ++i) {
        a = a * 5 + i;
        b ^= a >> i;
    }
    out[get_global_id(0)] = a + b * i;
}

// Phis that exchange their values.
kernel void exchange(global uint *out, uint seed) {
    uint a = seed + (uint)get_global_id(0), b = 1, c = 7;
    for (int i = 0; i < K(9); ++i) {
        uint t = a;
        a = b + c;
        b = c * 3;
        c = t ^ (uint)i;
    }
    out[get_global_id(0)] = a + 3 * b + 5 * c;
}

// A test at the end.
kernel void at_the_end(global int *out, int seed) {
    int i = 0, a = seed + (int)get_global_id(0);
    do {
        a = a * 3 - i;
    } while (++i < K(6));
    out[get_global_id(0)] = a;
}

// Bounds of the inner loop are the outer one's.
kernel void triangle(global int *out, int seed) {
    int a = seed, row[6];
    for (int i = 0; i < K(6); ++i) {
        row[i] = seed * i + (int)get_global_id(0);
    }
    for (int i = 0; i < K(6); ++i) {
        for (int j = i; j < K(6); ++j) {
            a = a * 7 + row[j] * (i - j);
        }
        row[i] = a;
    }
    out[get_global_id(0)] = a + row[3];
}

// A way out that data decide.
kernel void broken_off(global int *out, int seed) {
    int i, a = seed + (int)get_global_id(0);
    for (i = 0; i < K(8); ++i) {
        if ((a & 15) == 3) {
            a += 100;
            break;
        }
        a = a * 3 + 1;
    }
    out[get_global_id(0)] = a * 16 + i;
}

// Ways back that data decide.
kernel void passed_over(global int *out, int seed) {
    int a = seed + (int)get_global_id(0), sum = 0;
    for (int i = 0; i < K(8); ++i) {
        if (a >> i & 1) {
            sum += 3;
            continue;
        }
        sum = sum * 2 + i;
    }
    out[get_global_id(0)] = sum;
}

// What a switch on the counter chooses is known each time.
kernel void chosen(global int *out, int seed) {
    int a = seed + (int)get_global_id(0);
    for (int i = 0; i < K(10); ++i) {
        switch (i * K(100000)) {
        case 0:
            a += 11;
            break;
        case 100000:
            a *= 3;
            break;
        case 700000:
            a ^= 0x55;
            break;
        default:
            a -= i;
            break;
        }
    }
    out[get_global_id(0)] = a;
}

// A counter of 64 bits that counts down by steps, and one of 8 bits that wraps.
kernel void counted_down(global long *out, int seed) {
    long sum = seed;
    for (long i = 40; i > K(0); i -= 9) {
        sum = sum * 3 + i;
    }
    for (uchar c = 250; c != (uchar)K(4); ++c) {
        sum = sum * 5 + c;
    }
    out[get_global_id(0)] = sum + (long)get_global_id(0);
}

// Once, never, and more often than is written out.
kernel void how_often(global int *out, int seed) {
    int a = seed + (int)get_global_id(0);
    for (int i = 5; i < K(6); ++i) {
        a += i * 3;
    }
    for (int i = 6; i < K(6); ++i) {
        a = 0;
    }
    for (int i = 0; i < K(500); ++i) {
        a = a * 7 + i;
    }
    out[get_global_id(0)] = a;
}

// A number of times that is an argument.
kernel void not_known(global int *out, int seed, int times) {
    int a = seed + (int)get_global_id(0);
    for (int i = 0; i < (times & 31); ++i) {
        for (int j = 0; j < K(3); ++j) {
            a = a * 3 + (i ^ j);
        }
    }
    out[get_global_id(0)] = a;
}

// Barriers and shared memory within.
kernel void together(global int *out, int seed) {
    local int row[256];
    int l = (int)get_local_id(0), n = (int)get_local_size(0);
    row[l] = seed + l;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 1; i < K(5); ++i) {
        int other = row[(l + i) % n];
        barrier(CLK_LOCAL_MEM_FENCE);
        row[l] = row[l] * 3 + other;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = row[l];
}

// Pointers that go through memory.
kernel void walked(global int *out, global const int *in, int seed) {
    global const int *p = in + (get_global_id(0) & 31);
    int a = seed;
    for (int i = 0; i < K(12); ++i, p += 2) {
        a = a * 3 + *p;
    }
    out[get_global_id(0)] = a + (int)(p - in);
}

// A loop of a number that is not known right behind the head of one that is.
kernel void inside(global int *out, int seed, int times) {
    int a = seed + (int)get_global_id(0), i = 0;
    do {
        int j = 0, b = a ^ i;
        do {
            b = b * 3 + i;
        } while (++j < (times & 7));
        a += b;
    } while (++i < K(4));
    out[get_global_id(0)] = a;
}

// Numbers of times that only the launch knows, from none on, with reads on the way: each direction, each comparison, and steps that are
// arguments. What is read is used behind the loop, as is the counter. The numbers differ between groups; where they differ between
// work-items, loops stay as they are.
#define TURNS ((int)((uint)seed + (uint)get_group_id(0)))
kernel void counted(global int *out, global const int *in, int seed) {
    int g = (int)get_global_id(0), n = TURNS & 31, a = seed, i;
    for (i = 0; i < n; ++i) {
        a = a * 3 + in[i];
    }
    out[g] = a + 7 * i;
}

kernel void counted_apart(global int *out, global const int *in, int seed) {
    int g = (int)get_global_id(0), a = seed, i;
    for (i = 0; i < (g & 31); ++i) {
        a = a * 3 + in[i];
    }
    out[g] = a + 7 * i;
}

kernel void counted_by(global int *out, global const int *in, int seed, int step) {
    int g = (int)get_global_id(0), n = TURNS & 63, by = (step & 3) + 1, a = seed, last = 5, i;
    for (i = seed & 7; i < n; i += by) {
        last = in[i];
        a = a * 3 + last;
    }
    out[g] = a + 7 * i - last;
}

kernel void counted_back(global int *out, global const int *in, int seed) {
    int g = (int)get_global_id(0), a = seed, i;
    for (i = TURNS & 63; i > (seed & 7); i -= 2) {
        a = a * 5 - in[i];
    }
    for (uint j = TURNS & 15; j >= 3; --j) {
        a = a * 3 + in[j];
    }
    out[g] = a + i;
}

kernel void counted_last(global long *out, global const int *in, int seed) {
    long g = (long)get_global_id(0), a = seed;
    for (long i = seed & 3; i <= (TURNS & 15); i += 3) {
        a = a * 5 - in[i];
    }
    for (ulong i = 0; i != (ulong)(TURNS & 31); ++i) {
        a = a * 3 + in[i];
    }
    out[g] = a;
}

// The counter passes its largest number on the way to the bound, and begins anew.
kernel void past_the_largest(global uint *out, global const uint *in, int seed) {
    uint g = (uint)get_global_id(0), a = (uint)seed, end = (TURNS & 15) - 5, i;
    for (i = 0xfffffff0u + (uint)(seed & 7); i != end; ++i) {
        a = a * 3 + in[i & 31];
    }
    out[g] = a + i;
    for (i = 0xffffffc0u; i < 0xfffffff0u + (TURNS & 7); i += 3 + (TURNS & 8)) {
        a = a * 5 + in[i & 31];
    }
    out[g] += a;
}

// With branches within, values that exchange places, and a loop around it, whose next time needs what this one left.
kernel void counted_within(global int *out, global const int *in, int seed) {
    int g = (int)get_global_id(0), a = seed, b = 1, most = -100;
    for (int j = 0; j < (g & 3) + 1; ++j) {
        for (int i = seed & 3; i < (TURNS & 15); ++i) {
            int c = in[i + j] ^ a, t = a;
            if (c & 1) {
                most = max(most, c);
                b += i;
            } else if (c & 2) {
                b ^= most;
            }
            a = b + c;
            b = t * 3;
        }
        a += most;
    }
    out[g] = a + 3 * b + 5 * most;
}

// Two in a row: the second begins with what the first left; and one of words that it writes itself.
kernel void counted_twice(global int *out, global int *room, int seed) {
    int g = (int)get_global_id(0), n = TURNS & 15, a = seed, i = 0;
    global int *mine = room + 16 * g;
    for (; i < n; ++i) {
        mine[i] = i * 3;
    }
    for (i -= n / 2; i > 0; --i) {
        a = a * 3 + mine[i - 1];
    }
    for (i = 1; i < n; ++i) {
        mine[i] += mine[i - 1];
    }
    out[g] = a + mine[max(n - 1, 0)] * (n > 0);
}

__attribute__((noinline)) int element_of(const int *of, int i) {
    return of[i & 3] * 7;
}

__attribute__((noinline)) int chosen_of(global const int *of, int i) {
    if (of[i] & 1) {
        return of[i] * 3;
    }
    return i - of[i + 1];
}

// A function that is inlined cuts the block that begins the loop: what comes first is what the loop is entered by.
kernel void counted_calls(global int *out, global const int *in, int seed) {
    int g = (int)get_global_id(0), n = TURNS & 15, a = seed, row[4] = {1, g, seed, 5};
    for (int i = 0; i < n; ++i) {
        a += element_of(row, i);
        row[i & 3] += a;
    }
    for (int i = 0; i < n; ++i) {
        a = a * 3 + chosen_of(in, i);
        a ^= chosen_of(in, i + 1);
    }
    int i = n;
    do {
        a -= element_of(row, a) + in[i];
    } while (--i > 0);
    out[g] = a + row[n & 3];
}

// Indices that are a counter and a number, which pass the largest one of 32 bits: what is read is where the smallest leads.
kernel void around(global int *out, global const uchar *in, int seed) {
    global const uchar *middle = in + 0x80000000L;
    uint largest = 0x7ffffffeu + (uint)get_global_size(2);
    int n = 64 - (seed >> 16), sum = 0;
    for (int i = 1; i < n; ++i)
        sum = sum * 3 + middle[(int)(largest + (uint)i)];
    out[get_global_id(0)] = sum;
}

// The same with numbers that do not, and one below zero.
kernel void along(global int *out, global const int *in, int seed) {
    int g = get_global_id(0), n = 64 - (seed >> 16), sum = 0;
    int below = (int)get_local_size(0) / 8 - 8;
    global const int *behind = in + 8;
    for (int i = 0; i < n; ++i)
        sum = sum * 3 + in[g * n + i] - behind[below + i];
    out[g] = sum;
}

// Counters that are indices and begin where an argument says, also below 0: what is read beside each other is
// counted from one address where none is.
kernel void begun(global int *out, global const int *in, int seed) {
    int a = seed, last = 30 + (seed >> 8 & 7), first = (int)(get_global_id(0) & 3) - 4 - (seed & 7);
    global const int *middle = in + 16;
    for (int i = first; i < last; i += 2) {
        a = a * 5 + middle[i];
    }
    for (int i = first + 10; i <= last; ++i) {
        a = a * 3 + middle[i];
    }
    out[get_global_id(0)] = a;
}
