// Races, each beside its right twin, in groups of 4 work-items. Compiled with lines: both accesses of a race stand in one.

#define KERNEL(name, ...)                                                            \
    kernel void name(global int *a, global int *out, local int *l) {                 \
        local int tile[8];                                                           \
        local uchar bytes[8];                                                        \
        int me = (int)get_local_id(0), at = (int)get_global_id(0), next = (me + 1) & 3; \
        int group = (int)get_group_id(0), groups = (int)get_num_groups(0);           \
        if (me < 0) {                                                                \
            tile[0] = bytes[0] = (uchar)(at + next + group + groups);                \
        }                                                                            \
        __VA_ARGS__;                                                                 \
    }
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define GLOBAL barrier(CLK_GLOBAL_MEM_FENCE)
#define NONE

void put(int *p, int value) {
    *p = value;
}

__attribute__((noinline)) static void pass(void) {
    LOCAL;
}

// Of others, too: it is exported.
__attribute__((noinline)) int exchanged(local int *l, int me, int value) {
    l[me] = value;
    LOCAL;
    value = l[(me + 1) & 3];
    LOCAL;
    return value;
}

// Within a group: which is the first and the second access, in which memory.

KERNEL(local_write_write_race, tile[0] = me; LOCAL; out[at] = tile[0])
KERNEL(local_write_write_right, tile[me] = me; LOCAL; out[at] = tile[next])
KERNEL(local_write_read_race, tile[me] = me; NONE; out[at] = tile[next])
KERNEL(local_write_read_right, tile[me] = me; LOCAL; out[at] = tile[next])
KERNEL(local_read_write_race, tile[me] = at; LOCAL; int x = tile[next]; NONE; tile[me] = x; LOCAL; out[at] = tile[me])
KERNEL(local_read_write_right, tile[me] = at; LOCAL; int x = tile[next]; LOCAL; tile[me] = x; LOCAL; out[at] = tile[me])
KERNEL(local_atomic_read_race, if (me == 0) tile[0] = 0; LOCAL; atomic_inc(tile); NONE; out[at] = tile[0])
KERNEL(local_atomic_read_right, if (me == 0) tile[0] = 0; LOCAL; atomic_inc(tile); LOCAL; out[at] = tile[0])
KERNEL(local_write_atomic_race, if (me == 0) tile[0] = 0; NONE; atomic_inc(tile); LOCAL; out[at] = tile[0])
KERNEL(local_write_atomic_right, if (me == 0) tile[0] = 0; LOCAL; atomic_inc(tile); LOCAL; out[at] = tile[0])
KERNEL(argument_write_read_race, l[me] = me; NONE; out[at] = l[next])
KERNEL(argument_write_read_right, l[me] = me; LOCAL; out[at] = l[next])
KERNEL(global_write_write_race, a[group] = me)
KERNEL(global_write_write_right, a[at] = me)
KERNEL(global_write_read_race, a[at] = me; NONE; out[at] = a[group * 4 + next])
KERNEL(global_write_read_right, a[at] = me; GLOBAL; out[at] = a[group * 4 + next])
KERNEL(global_add_race, a[group] += at)
KERNEL(global_add_right, atomic_add(a + group, at))
KERNEL(byte_write_read_race, bytes[me] = (uchar)me; NONE; out[at] = bytes[next])
KERNEL(byte_write_read_right, bytes[me] = (uchar)me; LOCAL; out[at] = bytes[next])
KERNEL(vector_write_read_race, vstore2((int2)(at), me, tile); NONE; out[at] = tile[next * 2 + 1])
KERNEL(vector_write_read_right, vstore2((int2)(at), me, tile); LOCAL; out[at] = tile[next * 2 + 1])
KERNEL(generic_write_read_race, int *p = a + group * 4; p[me] = me; NONE; out[at] = p[next])
KERNEL(generic_write_read_right, int *p = a + group * 4; p[me] = me; GLOBAL; out[at] = p[next])
KERNEL(called_barrier_race, tile[me] = me; NONE; out[at] = tile[next]; pass())
KERNEL(called_barrier_right, tile[me] = me; pass(); out[at] = tile[next])

// Between groups, which no barrier orders.

KERNEL(groups_write_write_race, if (me == 0) a[3] = group)
KERNEL(groups_write_write_right, if (me == 0) a[group] = group)
KERNEL(groups_write_read_race, if (me == 0) a[group] = group; GLOBAL; if (me == 1) out[group] = a[(group + 1) % groups])
KERNEL(groups_write_read_right, if (me == 0) a[group] = group; GLOBAL; if (me == 1) out[group] = a[group])
KERNEL(groups_atomic_write_race, if (me == 0 && group == 0) { a[5] = 0; } else if (me == 1 && group) { atomic_inc(a + 5); })
KERNEL(groups_atomic_write_right, if (me == 1) { atomic_inc(a + 5); })

// What is right, and looks otherwise.

KERNEL(tree_right, l[me] = at; LOCAL; for (int s = 2; s; s >>= 1) { if (me < s) l[me] += l[me + s]; LOCAL; } if (me == 0) out[group] = l[0])
KERNEL(neighbours_right, global uchar *b = (global uchar *)a; b[at] = (uchar)at; b[at] += 1; out[at] = b[at])
KERNEL(same_value_right, if (at >= 0) out[0] = 1)
KERNEL(early_right, if (at == 7) out[7] = 7; l[me] = at; LOCAL; out[at] = l[next]; LOCAL; l[next] = 1; LOCAL; out[at] += l[me])
KERNEL(exported_right, out[at] = exchanged(l, me, at); out[at] += exchanged(tile, me, at))
KERNEL(generic_own_right, int own[4]; put(own, me); put(own + 1, at); put(a + at, own[0]); out[at] = own[1] + a[at])
KERNEL(volatile_right, volatile global int *flag = a; if (at == 0) *flag = 5; out[at] = at + (*flag == 6))

// The group that is done last adds up what all have done.
KERNEL(last_group_right,
       if (me == 0) {
           a[8 + group] = group + 1;
           atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
           tile[0] = atomic_inc(a) == groups - 1;
           atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
       } LOCAL;
       if (tile[0] && me == 1) {
           int sum = 0;
           for (int i = 0; i < groups; ++i) {
               sum += a[8 + i];
           }
           out[0] = sum;
       })

// Each work-item writes while it holds a lock, if it gets it: one that does not, does nothing.
KERNEL(lock_right,
       global atomic_int *lock = (global atomic_int *)a; int expected = 0;
       if (atomic_compare_exchange_strong_explicit(lock, &expected, 1, memory_order_acquire, memory_order_relaxed,
                                                                   memory_scope_device)) {
           a[1] |= 1;
           atomic_store_explicit(lock, 0, memory_order_release, memory_scope_device);
       })
