/* What buffers and images share. */
#ifndef OCL_MEM_OBJECT_H
#define OCL_MEM_OBJECT_H

#include "ocl.h"

/* Takes over one reference to `cl` on success; retains context and parent. */
ur_result_t ocl_mem_new(cl_mem cl, ur_context_handle_t context, ur_mem_handle_t parent,
                        bool is_image, ur_mem_handle_t *out);
ur_result_t ocl_mem_flags(ur_mem_flags_t flags, cl_mem_flags *to);
ur_result_t ocl_mem_from_native(ur_native_handle_t native, ur_context_handle_t context,
                                const ur_mem_native_properties_t *properties, bool image,
                                ur_mem_handle_t *out);

#endif
