/* What modules of SPIR-V call once llvm-spirv has made LLVM IR of them, for NVPTX: work-items,
 * groups and atomics, under the names that the translator gives them. llvm.py links it and libclc,
 * which has the rest, so that LLVM's PTX can be compared with ours. The launch's offset is 0. */
#define NAMED(name) __asm__(name)
#define CONVERGENT __attribute__((convergent))
#define SHARED __attribute__((address_space(3)))
typedef unsigned uint;
typedef unsigned long ulong;
typedef uint uint4 __attribute__((ext_vector_type(4)));

#define PICK(name, symbol, what)                                                                   \
    ulong name(uint d) NAMED(symbol);                                                              \
    ulong name(uint d) {                                                                           \
        return d == 0   ? (uint)__nvvm_read_ptx_sreg_##what##_x()                                  \
               : d == 1 ? (uint)__nvvm_read_ptx_sreg_##what##_y()                                  \
               : d == 2 ? (uint)__nvvm_read_ptx_sreg_##what##_z()                                  \
                        : 0;                                                                       \
    }
PICK(local_id, "_Z12get_local_idj", tid)
PICK(group_id, "_Z12get_group_idj", ctaid)
PICK(local_size, "_Z14get_local_sizej", ntid)
PICK(num_groups, "_Z14get_num_groupsj", nctaid)

ulong global_offset(uint d) NAMED("_Z17get_global_offsetj");
ulong global_offset(uint d) {
    return 0;
}
ulong global_id(uint d) NAMED("_Z13get_global_idj");
ulong global_id(uint d) {
    return group_id(d) * local_size(d) + local_id(d);
}
ulong global_size(uint d) NAMED("_Z15get_global_sizej");
ulong global_size(uint d) {
    return num_groups(d) * local_size(d);
}

static uint linear(void) {
    return (uint)((local_id(2) * local_size(1) + local_id(1)) * local_size(0) + local_id(0));
}
static uint threads(void) {
    return (uint)(local_size(0) * local_size(1) * local_size(2));
}
uint max_sub_group_size(void) NAMED("_Z22get_max_sub_group_sizev");
uint max_sub_group_size(void) {
    return 32;
}
uint sub_group_id(void) NAMED("_Z16get_sub_group_idv");
uint sub_group_id(void) {
    return linear() / 32;
}
uint lane(void) NAMED("_Z22get_sub_group_local_idv");
uint lane(void) {
    return linear() % 32;
}
uint sub_group_size(void) NAMED("_Z18get_sub_group_sizev");
uint sub_group_size(void) {
    uint left = threads() - linear() / 32 * 32;
    return left < 32 ? left : 32;
}

CONVERGENT void group_barrier(uint fence, uint scope)
    NAMED("_Z18work_group_barrierj12memory_scope");
CONVERGENT void group_barrier(uint fence, uint scope) {
    __nvvm_bar_sync(0);
}
CONVERGENT void lanes_barrier(uint fence, uint scope) NAMED("_Z17sub_group_barrierj12memory_scope");
CONVERGENT void lanes_barrier(uint fence, uint scope) {
    __nvvm_bar_warp_sync(~0u);
}
CONVERGENT uint4 ballot(int yes) NAMED("_Z16sub_group_balloti");
CONVERGENT uint4 ballot(int yes) {
    return (uint4){(uint)__nvvm_vote_ballot_sync(~0u, yes), 0, 0, 0};
}

/* ---- work-groups: scans within warps, then over the warps' sums ------------------------------ */

static SHARED uint words[33];

#define AS(type, x) __builtin_bit_cast(type, x)
#define SCAN(type, letter)                                                                         \
    static CONVERGENT type scan_##letter(type x, type *before, type *all) {                        \
        uint warp = linear() / 32, count = (threads() + 31) / 32;                                  \
        type own = x;                                                                              \
        for (uint step = 1; step < 32; step *= 2) {                                                \
            type other = AS(                                                                       \
                type, __nvvm_shfl_sync_idx_i32(~0u, AS(int, x), (int)((lane() - step) & 31), 31)); \
            x = lane() >= step ? x + other : x;                                                    \
        }                                                                                          \
        if (lane() == 31 || linear() + 1 == threads()) {                                           \
            words[warp] = AS(uint, x);                                                             \
        }                                                                                          \
        __nvvm_bar_sync(0);                                                                        \
        type sum = 0, base = 0;                                                                    \
        for (uint i = 0; i < count; ++i) {                                                         \
            base = i == warp ? sum : base;                                                         \
            sum += AS(type, words[i]);                                                             \
        }                                                                                          \
        __nvvm_bar_sync(0);                                                                        \
        type shifted =                                                                             \
            AS(type, __nvvm_shfl_sync_idx_i32(~0u, AS(int, x), (int)((lane() - 1) & 31), 31));     \
        *before = base + (lane() ? shifted : 0);                                                   \
        *all = sum;                                                                                \
        (void)own;                                                                                 \
        return base + x;                                                                           \
    }                                                                                              \
    CONVERGENT type reduce_##letter(type x) NAMED("_Z21work_group_reduce_add" #letter);            \
    CONVERGENT type reduce_##letter(type x) {                                                      \
        type before, all;                                                                          \
        scan_##letter(x, &before, &all);                                                           \
        return all;                                                                                \
    }                                                                                              \
    CONVERGENT type inclusive_##letter(type x) NAMED("_Z29work_group_scan_inclusive_add" #letter); \
    CONVERGENT type inclusive_##letter(type x) {                                                   \
        type before, all;                                                                          \
        return scan_##letter(x, &before, &all);                                                    \
    }                                                                                              \
    CONVERGENT type exclusive_##letter(type x) NAMED("_Z29work_group_scan_exclusive_add" #letter); \
    CONVERGENT type exclusive_##letter(type x) {                                                   \
        type before, all;                                                                          \
        scan_##letter(x, &before, &all);                                                           \
        return before;                                                                             \
    }                                                                                              \
    CONVERGENT type broadcast_##letter(type x, ulong from)                                         \
        NAMED("_Z20work_group_broadcast" #letter "m");                                             \
    CONVERGENT type broadcast_##letter(type x, ulong from) {                                       \
        if (local_id(0) == from) {                                                                 \
            words[32] = AS(uint, x);                                                               \
        }                                                                                          \
        __nvvm_bar_sync(0);                                                                        \
        type made = AS(type, words[32]);                                                           \
        __nvvm_bar_sync(0);                                                                        \
        return made;                                                                               \
    }
SCAN(float, f)
SCAN(int, i)
SCAN(uint, j)

/* ---- atomics: relaxed, as the kernels have them ---------------------------------------------- */

#define EXPLICIT "12memory_order12memory_scope"
int add_int(volatile int *p, int x, int order, int scope)
    NAMED("_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii" EXPLICIT);
int add_int(volatile int *p, int x, int order, int scope) {
    return __nvvm_atom_add_gen_i((int *)p, x);
}
long add_long(volatile long *p, long x, int order, int scope)
    NAMED("_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll" EXPLICIT);
long add_long(volatile long *p, long x, int order, int scope) {
    return __nvvm_atom_add_gen_l((long *)p, x);
}
float add_float(volatile float *p, float x, int order, int scope)
    NAMED("_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff" EXPLICIT);
float add_float(volatile float *p, float x, int order, int scope) {
    return __nvvm_atom_add_gen_f((float *)p, x);
}
int load_int(volatile int *p, int order, int scope)
    NAMED("_Z20atomic_load_explicitPU3AS4VU7_Atomici" EXPLICIT);
int load_int(volatile int *p, int order, int scope) {
    return *p;
}
_Bool exchange_int(volatile int *p, int *expected, int x, int good, int bad, int scope)
    NAMED("_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_"
          "12memory_scope");
_Bool exchange_int(volatile int *p, int *expected, int x, int good, int bad, int scope) {
    int before = *expected, found = __nvvm_atom_cas_gen_i((int *)p, before, x);
    *expected = found;
    return found == before;
}

/* ---- rest ------------------------------------------------------------------------------------ */

int sign_f(float x) NAMED("_Z7signbitf");
int sign_f(float x) {
    return (int)(AS(uint, x) >> 31);
}
int sign_d(double x) NAMED("_Z7signbitd");
int sign_d(double x) {
    return (int)(AS(ulong, x) >> 63);
}
float copy_sign_f(float x, float y) NAMED("_Z8copysignff");
float copy_sign_f(float x, float y) {
    return AS(float, (AS(uint, x) & 0x7fffffffu) | (AS(uint, y) & 0x80000000u));
}
double copy_sign_d(double x, double y) NAMED("_Z8copysigndd");
double copy_sign_d(double x, double y) {
    return AS(double, (AS(ulong, x) & 0x7fffffffffffffffu) | (AS(ulong, y) & 0x8000000000000000u));
}
