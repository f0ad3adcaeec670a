/* Layers for programs whose loader has none: from 2026.2 on that of SYCL is inside libsycl.so.9.
 * Where UR_ENABLE_LAYERS asks for some, the adapter opens this project's loader and puts its entry
 * points where handles lead; below the layers that loader calls what stood there before. */
#ifndef UR_BASE_COVER_H
#define UR_BASE_COVER_H

#include "ur_ddi.h"

/* What an adapter and the loader tell each other. */
struct ur_cover {
    size_t size; /* of the structure, as the adapter knows it */
    const char *name;
    const char *path;                 /* of the adapter's file */
    const ur_extra_dditable_t *extra; /* its `ddi` is what the adapter's handles begin with */
    const ur_dditable_t *beneath;     /* what handles led to before */
    /* Told by the loader: its entry points, and urAdapterGet for the adapter with that `beneath`
     * alone, passing through the layers too. */
    ur_dditable_t above;
    ur_result_t (*adapter_get)(const ur_dditable_t *beneath, uint32_t count,
                               ur_adapter_handle_t *adapters, uint32_t *count_ret);
};

/* The loader's. Refused with INVALID_OPERATION where a program uses that loader by itself. */
#define UR_COVER_FUNCTION "urLoaderCoverAdapter"
typedef ur_result_t (*ur_cover_function)(struct ur_cover *cover);

/* Before a table is given to `caller`, code of a loader. Does it once, for the first of others. */
void ur_cover_for(const void *caller);

#endif
