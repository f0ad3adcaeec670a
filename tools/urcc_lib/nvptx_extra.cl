/*
 * Work-item functions that libclc does not have for nvptx64. A CUDA launch has neither a global offset nor
 * a number of dimensions: the offset is always 0 (the CUDA adapter refuses any other), and trailing
 * dimensions of size 1 are not counted.
 */
#define DEFINE __attribute__((overloadable, always_inline))

size_t DEFINE get_global_offset(uint d)
{
    return 0;
}

uint DEFINE get_work_dim(void)
{
    return get_global_size(2) > 1 ? 3 : get_global_size(1) > 1 ? 2 : 1;
}

size_t DEFINE get_enqueued_local_size(uint d)
{
    return get_local_size(d);
}

size_t DEFINE get_global_linear_id(void)
{
    return (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) +
           get_global_id(0);
}

size_t DEFINE get_local_linear_id(void)
{
    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) +
           get_local_id(0);
}

void DEFINE work_group_barrier(cl_mem_fence_flags flags)
{
    barrier(flags);
}

void DEFINE work_group_barrier(cl_mem_fence_flags flags, memory_scope scope)
{
    barrier(flags);
}
