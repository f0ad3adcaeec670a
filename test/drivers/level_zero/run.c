/* Runs a kernel on the OpenCL driver, as one task of the engine: the engine keeps the order of
 * commands, and each launch has an OpenCL queue for itself. */
#include "internal.h"

/* What OpenCL has made for the arguments of one launch. */
struct made {
    cl_mem images[MAX_ARGS];
    cl_sampler samplers[MAX_ARGS];
};

static size_t size_of(const struct launch_args *args) {
    size_t size = sizeof(*args);
    for (uint32_t i = 0; i < args->kernel->arg_count; ++i) {
        size += args->local[i] ? 0 : args->sizes[i];
    }
    return size;
}

static cl_image_desc describe(const struct ur_hostcode_image *view, const struct parameter *type) {
    static const cl_mem_object_type types[][2] = {
        {CL_MEM_OBJECT_IMAGE1D, CL_MEM_OBJECT_IMAGE1D_ARRAY},
        {CL_MEM_OBJECT_IMAGE2D, CL_MEM_OBJECT_IMAGE2D_ARRAY},
        {CL_MEM_OBJECT_IMAGE3D, CL_MEM_OBJECT_IMAGE3D},
    };
    bool layered = type->arrayed || type->dim == 2;
    return (cl_image_desc){.image_type = types[type->dim % 3][type->arrayed ? 1 : 0],
                           .image_width = view->width,
                           .image_height = type->dim > 0 ? view->height : 0,
                           .image_depth = type->dim == 2 ? view->depth : 0,
                           .image_array_size = type->arrayed ? view->layers : 0,
                           .image_row_pitch = view->row_pitch,
                           .image_slice_pitch = layered ? view->slice_pitch : 0};
}

/* The pixels stay where they are. */
static cl_mem make_image(const struct ur_hostcode_image *view, const struct parameter *type) {
    const struct opencl *cl = opencl();
    cl_image_format format = {view->order, view->type};
    cl_image_desc desc = describe(view, type);
    cl_mem_flags flags = type->written ? CL_MEM_READ_WRITE : CL_MEM_READ_ONLY;
    return cl->clCreateImage(cl->context, flags | CL_MEM_USE_HOST_PTR, &format, &desc, view->data,
                             NULL);
}

static cl_sampler make_sampler(size_t bits) {
    static const cl_addressing_mode modes[] = {CL_ADDRESS_NONE, CL_ADDRESS_CLAMP_TO_EDGE,
                                               CL_ADDRESS_CLAMP, CL_ADDRESS_REPEAT,
                                               CL_ADDRESS_MIRRORED_REPEAT};
    size_t mode = (bits & UR_HOSTCODE_ADDRESS_MASK) / 2;
    const cl_sampler_properties properties[] = {
        CL_SAMPLER_NORMALIZED_COORDS,
        bits & UR_HOSTCODE_NORMALIZED ? CL_TRUE : CL_FALSE,
        CL_SAMPLER_ADDRESSING_MODE,
        modes[mode < 5 ? mode : 0],
        CL_SAMPLER_FILTER_MODE,
        bits & UR_HOSTCODE_FILTER_LINEAR ? CL_FILTER_LINEAR : CL_FILTER_NEAREST,
        0};
    return opencl()->clCreateSamplerWithProperties(opencl()->context, properties, NULL);
}

static cl_int set_argument(ze_kernel_handle_t kernel, uint32_t i, size_t size, const void *value,
                           struct made *made) {
    const struct opencl *cl = opencl();
    void *pointer = NULL;
    size_t bits = 0;
    switch (kernel->types[i].kind) {
    case UR_HOSTCODE_ARG_POINTER:
        memcpy(&pointer, value, sizeof(pointer));
        return pointer ? cl->clSetKernelArgSVMPointer(kernel->cl, i, pointer)
                       : cl->clSetKernelArg(kernel->cl, i, sizeof(cl_mem), NULL);
    case UR_HOSTCODE_ARG_IMAGE:
        memcpy(&pointer, value, sizeof(pointer));
        made->images[i] = make_image(pointer, &kernel->types[i]);
        return cl->clSetKernelArg(kernel->cl, i, sizeof(cl_mem), &made->images[i]);
    case UR_HOSTCODE_ARG_SAMPLER:
        memcpy(&bits, value, sizeof(bits));
        made->samplers[i] = make_sampler(bits);
        return cl->clSetKernelArg(kernel->cl, i, sizeof(cl_sampler), &made->samplers[i]);
    default:
        return cl->clSetKernelArg(kernel->cl, i, size, value);
    }
}

/* A driver that keeps pixels elsewhere meanwhile brings them back when they are mapped. */
static cl_int bring_back(cl_command_queue queue, cl_mem image, const struct ur_hostcode_image *view,
                         const struct parameter *type) {
    const struct opencl *cl = opencl();
    const size_t origin[3] = {0};
    const size_t lines = type->dim > 0 ? view->height : type->arrayed ? view->layers : 1;
    const size_t slices = type->dim == 2               ? view->depth
                          : type->dim && type->arrayed ? view->layers
                                                       : 1;
    const size_t region[3] = {view->width, lines, slices};
    size_t row_pitch, slice_pitch;
    cl_int code = 0;
    void *at = cl->clEnqueueMapImage(queue, image, CL_TRUE, CL_MAP_READ, origin, region, &row_pitch,
                                     &slice_pitch, 0, NULL, NULL, &code);
    return at ? cl->clEnqueueUnmapMemObject(queue, image, at, 0, NULL, NULL) : code;
}

static cl_int enqueue(const struct launch_args *args, cl_command_queue queue, struct made *made,
                      const void *const *values) {
    ze_kernel_handle_t kernel = args->kernel;
    cl_int code = CL_SUCCESS;
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; i < kernel->arg_count && code == CL_SUCCESS; ++i) {
        code = set_argument(kernel, i, args->sizes[i], values[i], made);
    }
    if (code == CL_SUCCESS) {
        code = opencl()->clEnqueueNDRangeKernel(queue, kernel->cl, args->range.dims,
                                                args->range.offset, args->range.global,
                                                args->range.local, 0, NULL, NULL);
    }
    pthread_mutex_unlock(&kernel->lock);
    return code;
}

static void give_up(const struct made *made, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        if (made->images[i]) {
            opencl()->clReleaseMemObject(made->images[i]);
        }
        if (made->samplers[i]) {
            opencl()->clReleaseSampler(made->samplers[i]);
        }
    }
}

static int run(void *data) {
    const struct launch_args *args = data;
    const struct opencl *cl = opencl();
    ze_kernel_handle_t kernel = args->kernel;
    struct made made = {{NULL}, {NULL}};
    const void *values[MAX_ARGS];
    cl_command_queue queue = opencl_take_queue();
    if (!queue) {
        return CL_OUT_OF_HOST_MEMORY;
    }
    launch_values(args, kernel->arg_count, values);
    cl_int code = enqueue(args, queue, &made, values);
    for (uint32_t i = 0; i < kernel->arg_count && code == CL_SUCCESS; ++i) {
        if (made.images[i] && kernel->types[i].written) {
            struct ur_hostcode_image *view;
            memcpy(&view, values[i], sizeof(view));
            code = bring_back(queue, made.images[i], view, &kernel->types[i]);
        }
    }
    cl_int end = cl->clFinish(queue);
    give_up(&made, kernel->arg_count);
    opencl_give_queue(queue);
    return code ? code : end;
}

int run_program(const struct eng_submit *submit, const void *args) {
    size_t size = size_of(args);
    void *copy = malloc(size);
    if (!copy) {
        return ENG_ERR_MEMORY;
    }
    memcpy(copy, args, size);
    struct eng_submit task = *submit;
    task.ended = free;
    task.ended_data = copy;
    int result = eng_task(&task, run, copy);
    if (result != ENG_OK) {
        free(copy);
    }
    return result;
}
