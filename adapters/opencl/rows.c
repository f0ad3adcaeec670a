/* Copies of rows by a kernel of the adapter's own, for devices that run no functions of the host
 * and have no such copy for USM: one command for any number of rows. */
#include "rows.h"

/* 16 bytes of a row for each work-item. */
static const char text[] =
    "kernel void ur_rows(global uchar *to, ulong to_pitch, const global uchar *from,\n"
    "                    ulong from_pitch, ulong width) {\n"
    "    ulong at = get_global_id(0) * 16, row = get_global_id(1);\n"
    "    to += row * to_pitch + at;\n"
    "    from += row * from_pitch + at;\n"
    "    if (at + 16 <= width) {\n"
    "        vstore16(vload16(0, from), 0, to);\n"
    "    } else {\n"
    "        for (ulong i = 0; at + i < width; ++i) to[i] = from[i];\n"
    "    }\n"
    "}\n";

/* Made when first needed, for all devices of the context; NULL once the driver has not compiled it.
 * Rows locked. */
static cl_kernel get_kernel(ur_context_handle_t context) {
    struct ocl_rows *rows = &context->rows;
    const char *source = text;
    cl_int code;
    if (rows->tried) {
        return rows->kernel;
    }
    rows->tried = true;
    cl_program program = ocl.clCreateProgramWithSource(context->cl, 1, &source, NULL, &code);
    if (program && ocl.clBuildProgram(program, 0, NULL, "", NULL, NULL) == CL_SUCCESS) {
        rows->kernel = ocl.clCreateKernel(program, "ur_rows", &code);
    }
    if (program) {
        ocl.clReleaseProgram(program);
    }
    return rows->kernel;
}

void ocl_rows_end(ur_context_handle_t context) {
    if (context->rows.kernel) {
        ocl.clReleaseKernel(context->rows.kernel);
    }
    pthread_mutex_destroy(&context->rows.lock);
}

static cl_int set_pointer(ur_context_handle_t context, cl_kernel kernel, cl_uint index,
                          const void *pointer) {
    return context->usm == OCL_USM_INTEL
               ? context->call->clSetKernelArgMemPointerINTEL(kernel, index, pointer)
               : ocl.clSetKernelArgSVMPointer(kernel, index, pointer);
}

/* Rows locked. */
static cl_int launch(ur_queue_handle_t queue, cl_kernel kernel, const struct ocl_box *box,
                     cl_uint count, const cl_event *list, cl_event *event) {
    const cl_ulong numbers[3] = {box->to_pitch, box->from_pitch, box->width};
    const cl_uint places[3] = {1, 3, 4};
    const size_t range[2] = {(box->width + 15) / 16, box->height};
    cl_int code = set_pointer(queue->context, kernel, 0, box->to);
    if (code == CL_SUCCESS) {
        code = set_pointer(queue->context, kernel, 2, box->from);
    }
    for (int i = 0; i < 3 && code == CL_SUCCESS; ++i) {
        code = ocl.clSetKernelArg(kernel, places[i], sizeof(numbers[i]), &numbers[i]);
    }
    return code == CL_SUCCESS ? ocl.clEnqueueNDRangeKernel(queue->cl, kernel, 2, NULL, range, NULL,
                                                           count, list, event)
                              : code;
}

bool ocl_rows_copy(ur_queue_handle_t queue, const struct ocl_box *box, cl_uint count,
                   const cl_event *list, cl_event *event) {
    ur_context_handle_t context = queue->context;
    struct ur_pool_memory found;
    /* What the driver does not know is out of kernels' reach. */
    if (!ocl_usm_find(context, box->to, &found) || !ocl_usm_find(context, box->from, &found)) {
        return false;
    }
    pthread_mutex_lock(&context->rows.lock);
    cl_kernel kernel = get_kernel(context);
    bool done = kernel && launch(queue, kernel, box, count, list, event) == CL_SUCCESS;
    pthread_mutex_unlock(&context->rows.lock);
    return done;
}
