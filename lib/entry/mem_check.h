/* Checks that creating memory objects shares. */
#ifndef UR_ENTRY_MEM_CHECK_H
#define UR_ENTRY_MEM_CHECK_H

#include <stddef.h>

#include "base/extent.h"
#include "ur_api.h"

/* At most one kind of access, and the host's memory either used or allocated and copied. */
ur_result_t ur_mem_flags_check(ur_mem_flags_t flags);
/* Memory of the host is there exactly if the flags ask for it. */
ur_result_t ur_mem_host_check(ur_mem_flags_t flags, const void *host);

/* Flags and region of a part of a buffer. */
ur_result_t ur_mem_part_check(ur_mem_flags_t buffer_flags, size_t buffer_size, ur_mem_flags_t flags,
                              const ur_buffer_region_t *region, size_t align);

#endif
