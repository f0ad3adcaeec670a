/* Memory of the program that devices may reach faster. */
#include <stdlib.h>
#include <string.h>

#include "context.h"
#include "mem.h"
#include "ze.h"

struct ze_imported {
    struct ur_keyed keyed; /* first; by its address */
    bool tracked;          /* registered: looks like host USM */
};

bool ze_is_imported(ur_context_handle_t context, const void *pointer) {
    pthread_mutex_lock(&context->lock);
    bool found = ur_table_find(&context->imported, (uintptr_t)pointer) != NULL;
    pthread_mutex_unlock(&context->lock);
    return found;
}

static ur_result_t import(ur_context_handle_t context, void *pointer, size_t size, bool track) {
    ur_platform_handle_t platform = context->platform;
    if (!platform->call.import || !platform->call.release) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver does not import memory of the program");
    }
    struct ze_imported *entry = malloc(sizeof(*entry));
    if (!entry) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *entry = (struct ze_imported){{(uintptr_t)pointer, NULL}, track};
    ur_result_t result = track
                             ? ur_pool_track_lent(context->space, pointer, size, UR_POOL_HOST, NULL)
                             : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS) {
        goto free_entry;
    }
    result = ze_check(platform->call.import(platform->raw, pointer, size),
                      "zexDriverImportExternalPointer");
    if (result != UR_RESULT_SUCCESS) {
        goto untrack;
    }
    pthread_mutex_lock(&context->lock);
    ur_table_put(&context->imported, &entry->keyed);
    pthread_mutex_unlock(&context->lock);
    return result;

untrack:
    if (track) {
        ur_pool_untrack_lent(context->space, pointer);
    }
free_entry:
    free(entry);
    return result;
}

static ur_result_t usm_import_release(ur_context_handle_t context, void *pointer, bool tracked) {
    pthread_mutex_lock(&context->lock);
    struct ur_keyed *at = ur_table_find(&context->imported, (uintptr_t)pointer);
    while (at && ((struct ze_imported *)at)->tracked != tracked) {
        at = ur_table_again(at);
    }
    struct ze_imported *entry = (struct ze_imported *)at;
    if (entry) {
        ur_table_remove(&context->imported, at);
    }
    pthread_mutex_unlock(&context->lock);
    if (!entry) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is not the start of such memory",
                       pointer);
    }
    free(entry);
    if (tracked) {
        ur_pool_untrack_lent(context->space, pointer);
    }
    return ze_check(context->platform->call.release(context->platform->raw, pointer),
                    "zexDriverReleaseImportedPointer");
}

void ze_imported_drop_all(ur_context_handle_t context) {
    uint32_t place = 0;
    for (struct ur_keyed *at; (at = ur_table_pop(&context->imported, &place));) {
        struct ze_imported *entry = (struct ze_imported *)at;
        void *pointer = (void *)(uintptr_t)at->key;
        if (entry->tracked) {
            ur_pool_untrack_lent(context->space, pointer);
        }
        (void)ze_check(context->platform->call.release(context->platform->raw, pointer),
                       "zexDriverReleaseImportedPointer");
        free(entry);
    }
    ur_table_fini(&context->imported);
}

ur_result_t urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    /* A hint: without the driver's help copies work as before. */
    return hContext->platform->call.import && !ze_is_imported(hContext, pMem)
               ? import(hContext, pMem, size, false)
               : UR_RESULT_SUCCESS;
}

ur_result_t urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    return !ur_exiting() && ze_is_imported(hContext, pMem)
               ? usm_import_release(hContext, pMem, false)
               : UR_RESULT_SUCCESS;
}

ur_result_t
urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                          const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pHostMem);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK);
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    return import(hContext, pHostMem, size, true);
}

ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pHostMem);
    return usm_import_release(hContext, pHostMem, true);
}
