/* Host code in memory. */
#ifndef NCPU_IMAGE_H
#define NCPU_IMAGE_H

#include "ncpu.h"

/* Opens a shared object, or the one for this target in a bundle. Post: *image owns a copy of the
 * code. INVALID_BINARY with the reason as last error, OUT_OF_HOST_MEMORY. */
ur_result_t ncpu_image_load(const void *binary, size_t size, struct ncpu_image *image);
/* Loads an object file that LLVM made, or both that it made of a module. */
ur_result_t ncpu_image_load_object(const void *object, size_t size, struct ncpu_image *image);
/* Loads what was made late of the same module, and lets launches have it. INVALID_BINARY,
 * OUT_OF_HOST_MEMORY. */
ur_result_t ncpu_image_load_late(const void *object, size_t size, struct ncpu_image *image);
/* Makes kernels of image->table quick to find, as the two above do. */
void ncpu_image_sort(struct ncpu_image *image);
void ncpu_image_unload(struct ncpu_image *image);
/* NULL, or what is wrong with the table; it and what it names can be read. */
const char *ncpu_table_check(const struct ur_hostcode_table *table);
/* NULL if there is none of that name. */
const struct ur_hostcode_kernel *ncpu_image_kernel(const struct ncpu_image *image,
                                                   const char *name);
const struct ur_hostcode_global *ncpu_image_global(const struct ncpu_image *image,
                                                   const char *name);

#endif
