/*
 * The atomic operations of C11, which libclc lacks, for nvptx64 and amdgcn, by those of the compiler unless C11 names
 * others. Pointers may point anywhere.
 */
#ifndef C11
#define C11(name) __opencl_atomic_##name
#endif
#define C11_VALUE(result, name, atomic, type, builtin)                                              \
    result DEFINE atomic_##name(volatile atomic *p, type v)                                         \
    {                                                                                               \
        return builtin(p, v, memory_order_seq_cst, memory_scope_device);                            \
    }                                                                                               \
    result DEFINE atomic_##name##_explicit(volatile atomic *p, type v, memory_order order)          \
    {                                                                                               \
        return builtin(p, v, order, memory_scope_device);                                           \
    }                                                                                               \
    result DEFINE atomic_##name##_explicit(volatile atomic *p, type v, memory_order order, memory_scope scope) \
    {                                                                                               \
        return builtin(p, v, order, scope);                                                         \
    }
#define C11_COMPARE(name, atomic, type, builtin)                                                    \
    bool DEFINE atomic_compare_exchange_##name(volatile atomic *p, type *expected, type v)          \
    {                                                                                               \
        return builtin(p, expected, v, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device); \
    }                                                                                               \
    bool DEFINE atomic_compare_exchange_##name##_explicit(volatile atomic *p, type *expected, type v, \
                                                          memory_order order, memory_order failure) \
    {                                                                                               \
        return builtin(p, expected, v, order, failure, memory_scope_device);                        \
    }                                                                                               \
    bool DEFINE atomic_compare_exchange_##name##_explicit(volatile atomic *p, type *expected, type v, \
                                                          memory_order order, memory_order failure, \
                                                          memory_scope scope)                       \
    {                                                                                               \
        return builtin(p, expected, v, order, failure, scope);                                      \
    }
#define C11_INIT(space, atomic, type)                                                               \
    void DEFINE atomic_init(volatile space atomic *p, type v)                                       \
    {                                                                                               \
        __opencl_atomic_init(p, v);                                                                 \
    }
#define C11_ANY(atomic, type)                                                                       \
    C11_INIT(__global, atomic, type)                                                                \
    C11_INIT(__local, atomic, type)                                                                 \
    C11_INIT(, atomic, type)                                                                        \
    type DEFINE atomic_load(volatile atomic *p)                                                     \
    {                                                                                               \
        return C11(load)(p, memory_order_seq_cst, memory_scope_device);                             \
    }                                                                                               \
    type DEFINE atomic_load_explicit(volatile atomic *p, memory_order order)                        \
    {                                                                                               \
        return C11(load)(p, order, memory_scope_device);                                            \
    }                                                                                               \
    type DEFINE atomic_load_explicit(volatile atomic *p, memory_order order, memory_scope scope)    \
    {                                                                                               \
        return C11(load)(p, order, scope);                                                          \
    }                                                                                               \
    C11_VALUE(void, store, atomic, type, C11(store))                                                \
    C11_VALUE(type, exchange, atomic, type, C11(exchange))                                          \
    C11_COMPARE(strong, atomic, type, C11(compare_exchange_strong))                                 \
    C11_COMPARE(weak, atomic, type, C11(compare_exchange_weak))
#define C11_INTEGER(atomic, type)                                                                   \
    C11_ANY(atomic, type)                                                                           \
    C11_VALUE(type, fetch_add, atomic, type, C11(fetch_add))                                        \
    C11_VALUE(type, fetch_sub, atomic, type, C11(fetch_sub))                                        \
    C11_VALUE(type, fetch_or, atomic, type, C11(fetch_or))                                          \
    C11_VALUE(type, fetch_xor, atomic, type, C11(fetch_xor))                                        \
    C11_VALUE(type, fetch_and, atomic, type, C11(fetch_and))                                        \
    C11_VALUE(type, fetch_min, atomic, type, C11(fetch_min))                                        \
    C11_VALUE(type, fetch_max, atomic, type, C11(fetch_max))

C11_INTEGER(atomic_int, int)
C11_INTEGER(atomic_uint, uint)
C11_INTEGER(atomic_long, long)
C11_INTEGER(atomic_ulong, ulong)
C11_ANY(atomic_float, float)
C11_ANY(atomic_double, double)

bool DEFINE atomic_flag_test_and_set(volatile atomic_flag *p)
{
    return atomic_exchange((volatile atomic_int *)p, 1) != 0;
}
bool DEFINE atomic_flag_test_and_set_explicit(volatile atomic_flag *p, memory_order order)
{
    return atomic_exchange_explicit((volatile atomic_int *)p, 1, order) != 0;
}
bool DEFINE atomic_flag_test_and_set_explicit(volatile atomic_flag *p, memory_order order, memory_scope scope)
{
    return atomic_exchange_explicit((volatile atomic_int *)p, 1, order, scope) != 0;
}
void DEFINE atomic_flag_clear(volatile atomic_flag *p)
{
    atomic_store((volatile atomic_int *)p, 0);
}
void DEFINE atomic_flag_clear_explicit(volatile atomic_flag *p, memory_order order)
{
    atomic_store_explicit((volatile atomic_int *)p, 0, order);
}
void DEFINE atomic_flag_clear_explicit(volatile atomic_flag *p, memory_order order, memory_scope scope)
{
    atomic_store_explicit((volatile atomic_int *)p, 0, order, scope);
}
void DEFINE atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope)
{
    mem_fence(flags);
}
