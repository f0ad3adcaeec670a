#include "metadata.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"

ur_result_t ur_metadata_check(const ur_program_properties_t *properties) {
    if (properties && properties->count > 0 && !properties->pMetadatas) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (properties && properties->count == 0 && properties->pMetadatas) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
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

static ur_result_t add_global(struct ur_global_names *names, const char *identifier, size_t length,
                              const char *name, size_t size) {
    uint32_t before = names->identifiers.count;
    if (before == names->room) {
        uint32_t room = names->room ? 2 * names->room : 8;
        char **grown = realloc(names->names, room * sizeof(*grown));
        if (!grown) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        names->names = grown;
        names->room = room;
    }
    char *copy = strndup(name, size);
    uint32_t number = copy ? ur_names_add(&names->identifiers, identifier, length) : UR_NO_NAME;
    if (number != before) { /* no memory, or it was there */
        free(copy);
        return number == UR_NO_NAME ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                                    : UR_RESULT_SUCCESS;
    }
    names->names[number] = copy;
    return UR_RESULT_SUCCESS;
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
        ur_result_t result =
            add_global(names, metadata->pName, (size_t)(at - metadata->pName), name, size);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_global_names_add(struct ur_global_names *names, const struct ur_global_names *from) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < from->identifiers.count && result == UR_RESULT_SUCCESS; ++i) {
        const char *identifier = from->identifiers.list[i];
        result = add_global(names, identifier, strlen(identifier), from->names[i],
                            strlen(from->names[i]));
    }
    return result;
}

const char *ur_global_names_find(const struct ur_global_names *names, const char *identifier) {
    uint32_t number = ur_names_find(&names->identifiers, identifier, strlen(identifier));
    return number == UR_NO_NAME ? NULL : names->names[number];
}

void ur_global_names_free(struct ur_global_names *names) {
    for (uint32_t i = 0; i < names->identifiers.count; ++i) {
        free(names->names[i]);
    }
    free(names->names);
    ur_names_free(&names->identifiers);
}
