#include "metadata.h"

#include <stdlib.h>
#include <string.h>

ur_result_t ur_metadata_check(const ur_program_properties_t *properties) {
    if (properties && properties->count > 0 && !properties->pMetadatas) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (properties && properties->count == 0 && properties->pMetadatas) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    return UR_RESULT_SUCCESS;
}

const void *ur_metadata_bytes(const ur_program_metadata_t *metadata, size_t *size) {
    const char *data = metadata->value.pData;
    *size = metadata->size;
    if (metadata->type == UR_PROGRAM_METADATA_TYPE_STRING) {
        return data;
    }
    if (metadata->type != UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY) {
        return NULL;
    }
    /* A length in whole bytes that is none of these bytes is no length: the array is taken plain.
     */
    if (data && *size > 8) {
        uint64_t bits;
        memcpy(&bits, data, 8);
        if (bits == (uint64_t)(*size - 8) * 8 || *size > 12) {
            *size -= 8;
            return data + 8;
        }
    }
    return data;
}

ur_result_t ur_global_names_read(struct ur_global_names *names,
                                 const ur_program_properties_t *properties) {
    static const char suffix[] = "@global_id_mapping";
    for (uint32_t i = 0; properties && i < properties->count; ++i) {
        const ur_program_metadata_t *metadata = &properties->pMetadatas[i];
        const char *at = metadata->pName ? strchr(metadata->pName, '@') : NULL;
        size_t size = 0;
        const char *name =
            at && strcmp(at, suffix) == 0 ? ur_metadata_bytes(metadata, &size) : NULL;
        if (!name) {
            continue;
        }
        struct ur_global_name *grown =
            realloc(names->list, (names->count + 1) * sizeof(*names->list));
        if (!grown) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        names->list = grown;
        struct ur_global_name *entry = &grown[names->count++];
        entry->identifier = strndup(metadata->pName, (size_t)(at - metadata->pName));
        entry->name = strndup(name, size);
        if (!entry->identifier || !entry->name) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    return UR_RESULT_SUCCESS;
}

const char *ur_global_names_find(const struct ur_global_names *names, const char *identifier) {
    for (uint32_t i = 0; i < names->count; ++i) {
        if (strcmp(names->list[i].identifier, identifier) == 0) {
            return names->list[i].name;
        }
    }
    return NULL;
}

void ur_global_names_free(struct ur_global_names *names) {
    for (uint32_t i = 0; i < names->count; ++i) {
        free(names->list[i].identifier);
        free(names->list[i].name);
    }
    free(names->list);
}
