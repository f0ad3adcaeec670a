/* The lists that reading an image fills. */
#include <stdlib.h>
#include <string.h>

#include "image.h"

void stream_image_free(struct stream_image *image) {
    for (uint32_t i = 0; i < image->count; ++i) {
        free(image->kernels[i].name);
        free(image->kernels[i].param_size);
        free(image->kernels[i].param_local);
    }
    free(image->kernels);
    memset(image, 0, sizeof(*image));
}

const struct stream_image_kernel *stream_image_find(const struct stream_image *image,
                                                    const char *name) {
    for (uint32_t i = 0; i < image->count; ++i) {
        if (strcmp(image->kernels[i].name, name) == 0) {
            return &image->kernels[i];
        }
    }
    return NULL;
}

struct stream_image_kernel *stream_image_add(struct stream_image *image, const char *name,
                                             size_t length) {
    struct stream_image_kernel *grown =
        realloc(image->kernels, (image->count + 1) * sizeof(*image->kernels));
    if (!grown) {
        return NULL;
    }
    image->kernels = grown;
    struct stream_image_kernel *kernel = &grown[image->count];
    memset(kernel, 0, sizeof(*kernel));
    kernel->name = strndup(name, length);
    if (!kernel->name) {
        return NULL;
    }
    ++image->count;
    return kernel;
}

bool stream_image_param(struct stream_image_kernel *kernel, uint32_t size, bool local) {
    uint32_t *sizes = realloc(kernel->param_size, (kernel->param_count + 1) * sizeof(*sizes));
    if (!sizes) {
        return false;
    }
    kernel->param_size = sizes;
    uint8_t *locals = realloc(kernel->param_local, kernel->param_count + 1);
    if (!locals) {
        return false;
    }
    kernel->param_local = locals;
    sizes[kernel->param_count] = size;
    locals[kernel->param_count++] = local;
    return true;
}
