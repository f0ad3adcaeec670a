/* Info queries: zero, unless something better is known. */
#include <string.h>

#include "base/info.h"
#include "mock.h"

static const struct mock_info_row *info_find(enum mock_info_of of, uint32_t property) {
    const struct mock_info_set *set = &mock_info_sets[of];
    for (unsigned i = 0; i < set->count; i++) {
        if (set->rows[i].value == property) {
            return &set->rows[i];
        }
    }
    return NULL;
}

/* The object of a kind that this one was made from, however far up. */
static struct mock_object *ancestor(struct mock_object *object, unsigned kind) {
    if (!object || object->kind == kind) {
        return object;
    }
    if (object->made_from[kind]) {
        return object->made_from[kind];
    }
    for (unsigned i = 0; i < MOCK_NUM_KINDS; i++) {
        struct mock_object *found = NULL;
        if (object->made_from[i] && i != object->kind) {
            found = ancestor(object->made_from[i], kind);
        }
        if (found) {
            return found;
        }
    }
    if (kind == MOCK_DEVICE && object->num_devices) {
        return object->devices[0];
    }
    return kind == MOCK_DEVICE     ? &mock_device
           : kind == MOCK_PLATFORM ? &mock_platform
           : kind == MOCK_ADAPTER  ? &mock_adapter
                                   : NULL;
}

/* Properties whose zero would be no sane answer. */
static bool info_number_of(enum mock_info_of of, uint32_t property, struct mock_object *object,
                           uint64_t *value) {
    if (of == MOCK_INFO_OF_UR_DEVICE_INFO_T) {
        switch ((int)property) {
        case UR_DEVICE_INFO_TYPE:
            *value = UR_DEVICE_TYPE_GPU;
            return true;
        case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
        case UR_DEVICE_INFO_AVAILABLE:
        case UR_DEVICE_INFO_ENDIAN_LITTLE:
        case UR_DEVICE_INFO_COMPILER_AVAILABLE:
        case UR_DEVICE_INFO_LINKER_AVAILABLE:
            *value = 1;
            return true;
        case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
            *value = 3;
            return true;
        case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
            *value = 1024;
            return true;
        case UR_DEVICE_INFO_ADDRESS_BITS:
            *value = 64;
            return true;
        case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
        case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
            *value = UINT64_C(1) << 30;
            return true;
        case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
            *value = 65536;
            return true;
        case UR_DEVICE_INFO_USM_HOST_SUPPORT:
        case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
        case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
            *value = UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
            return true;
        case UR_DEVICE_INFO_QUEUE_PROPERTIES:
        case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
            *value = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE;
            return true;
        default:
            return false;
        }
    }
    if (of == MOCK_INFO_OF_UR_EVENT_INFO_T && property == UR_EVENT_INFO_COMMAND_EXECUTION_STATUS) {
        *value = UR_EVENT_STATUS_COMPLETE;
        return true;
    }
    if (of == MOCK_INFO_OF_UR_PROFILING_INFO_T) {
        *value = mock_time();
        return true;
    }
    if (of == MOCK_INFO_OF_UR_MEM_INFO_T && property == UR_MEM_INFO_SIZE) {
        *value = object->size;
        return true;
    }
    if (of == MOCK_INFO_OF_UR_QUEUE_INFO_T && property == UR_QUEUE_INFO_FLAGS) {
        *value = object->flags;
        return true;
    }
    if (of == MOCK_INFO_OF_UR_CONTEXT_INFO_T && property == UR_CONTEXT_INFO_NUM_DEVICES) {
        *value = object->num_devices;
        return true;
    }
    if (of == MOCK_INFO_OF_UR_PROGRAM_INFO_T && property == UR_PROGRAM_INFO_NUM_DEVICES) {
        *value = 1;
        return true;
    }
    if (of == MOCK_INFO_OF_UR_VIRTUAL_MEM_GRANULARITY_INFO_T) {
        *value = 4096;
        return true;
    }
    return false;
}

static const char *string_of(enum mock_info_of of, uint32_t property, struct mock_object *object) {
    if (of == MOCK_INFO_OF_UR_KERNEL_INFO_T && property == UR_KERNEL_INFO_FUNCTION_NAME) {
        return object->name ? object->name : "";
    }
    if (of == MOCK_INFO_OF_UR_PLATFORM_INFO_T && property == UR_PLATFORM_INFO_NAME) {
        return "Mock Platform";
    }
    if (of == MOCK_INFO_OF_UR_DEVICE_INFO_T && property == UR_DEVICE_INFO_NAME) {
        return "Mock Device";
    }
    if (of == MOCK_INFO_OF_UR_DEVICE_INFO_T && property == UR_DEVICE_INFO_EXTENSIONS) {
        return "";
    }
    if (of == MOCK_INFO_OF_UR_PLATFORM_INFO_T && property == UR_PLATFORM_INFO_EXTENSIONS) {
        return "";
    }
    if (of == MOCK_INFO_OF_UR_PROGRAM_INFO_T) {
        return "";
    }
    return "mock";
}

ur_result_t mock_info(enum mock_info_of of, void *handle, uint32_t property, size_t size,
                      void *value, size_t *size_ret) {
    struct mock_object *object = handle;
    ur_info_out out = {size, value, size_ret};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct mock_info_row *row = info_find(of, property);
    if (!row) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    uint64_t number = 0;
    static const char zeros[256];
    switch ((enum mock_info_what)row->what) {
    case MOCK_INFO_REFERENCES:
        return ur_info_value(out, uint32_t, atomic_load(&object->refs));
    case MOCK_INFO_HANDLE:
        if (of == MOCK_INFO_OF_UR_DEVICE_INFO_T && property == UR_DEVICE_INFO_PARENT_DEVICE) {
            return ur_info_value(out, void *, object->made_from[MOCK_DEVICE]);
        }
        return ur_info_value(out, void *, ancestor(object, row->kind));
    case MOCK_INFO_HANDLES:
        if (object->num_devices && row->kind == MOCK_DEVICE) {
            return ur_info_array(out, object->devices, object->num_devices);
        }
        if (row->kind == MOCK_DEVICE && of != MOCK_INFO_OF_UR_DEVICE_INFO_T) {
            return ur_info_value(out, void *, ancestor(object, MOCK_DEVICE));
        }
        return ur_info_bytes(out, zeros, 0);
    case MOCK_INFO_STRING:
        return ur_info_string(out, string_of(of, property, object));
    case MOCK_INFO_EMPTY:
        return ur_info_bytes(out, zeros, 0);
    case MOCK_INFO_ZERO:
    default:
        break;
    }
    if (of == MOCK_INFO_OF_UR_DEVICE_INFO_T && property == UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES) {
        return ur_info_array(out, ((const size_t[]){1024, 1024, 1024}), 3);
    }
    if (row->size <= sizeof(number) && info_number_of(of, property, object, &number)) {
        return ur_info_bytes(out, &number, row->size); /* little-endian, as all machines served */
    }
    return ur_info_bytes(out, zeros, row->size);
}
