/* The lists that reading an image fills. */
#include <stdlib.h>
#include <string.h>

#include "image.h"

void stream_image_free(struct stream_image *image) {
    for (uint32_t i = 0; i < image->count; ++i) {
        free(image->kernels[i].name);
        free(image->kernels[i].symbol);
        free(image->kernels[i].param_size);
        free(image->kernels[i].param_kind);
    }
    for (uint32_t i = 0; i < image->variable_count; ++i) {
        free(image->variables[i].name);
        free(image->variables[i].symbol);
    }
    free(image->variables);
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

const char *stream_image_symbol(const struct stream_image *image, const char *name) {
    for (uint32_t i = 0; i < image->variable_count; ++i) {
        if (strcmp(image->variables[i].name, name) == 0) {
            return image->variables[i].symbol;
        }
    }
    return name;
}

const char *stream_image_name(const struct stream_image *image, const char *symbol) {
    for (uint32_t i = 0; i < image->count; ++i) {
        const struct stream_image_kernel *kernel = &image->kernels[i];
        if (kernel->symbol && strcmp(kernel->symbol, symbol) == 0) {
            return kernel->name;
        }
    }
    return symbol;
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

bool stream_image_param(struct stream_image_kernel *kernel, uint32_t size, enum stream_param kind) {
    uint32_t *sizes = realloc(kernel->param_size, (kernel->param_count + 1) * sizeof(*sizes));
    if (!sizes) {
        return false;
    }
    kernel->param_size = sizes;
    uint8_t *kinds = realloc(kernel->param_kind, kernel->param_count + 1);
    if (!kinds) {
        return false;
    }
    kernel->param_kind = kinds;
    sizes[kernel->param_count] = size;
    kinds[kernel->param_count++] = (uint8_t)kind;
    return true;
}
