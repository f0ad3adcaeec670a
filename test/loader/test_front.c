/* The library that stands in front of the loader for SYCL runtimes of 2024.2 (loader/front), above
 * the mock adapter, whose callbacks see what arrives. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <dlfcn.h>
#include <unistd.h>

#include "loader/front/generated/front.h"
#include "loader/generated/older.h"
#include "ur_ddi.h"
#include "ur_mock.h"
#include "ur_print.h"

#define OK(call) assert_int_equal((call), UR_RESULT_SUCCESS)
/* An entry point with the type that the release has. */
#define THEN(form, name) ((__typeof__(form) *)entry(name))
#define NOW(name) ((__typeof__(name) *)entry(#name))

static void *front, *mock;
static ur_adapter_handle_t adapter;
static ur_platform_handle_t platform;
static ur_device_handle_t device;
static ur_context_handle_t context;

typedef void function_t(void);

static function_t *function(void *library, const char *name) {
    function_t *found = NULL;
    void *symbol = dlsym(library, name);
    if (!symbol) {
        fail_msg("%s", dlerror());
    }
    memcpy(&found, &symbol, sizeof(found));
    return found;
}

static function_t *entry(const char *name) {
    return function(front, name);
}

static void on(ur_function_t of, ur_mock_callback_t callback, void *user) {
    OK(((__typeof__(urMockSetCallback) *)function(mock, "urMockSetCallback"))(
        of, UR_MOCK_STAGE_REPLACE, callback, user));
}

static int start(void **state) {
    uint32_t count = 0;
    (void)state;
    setenv("UR_ADAPTERS_FORCE_LOAD", MOCK, 1);
    front = dlopen(FRONT, RTLD_NOW);
    if (!front) {
        fail_msg("%s", dlerror());
    }
    OK(NOW(urLoaderInit)(0, NULL));
    mock = dlopen(MOCK, RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(mock);
    OK(NOW(urAdapterGet)(1, &adapter, &count));
    OK(THEN(older_2025_2_PlatformGet, "urPlatformGet")(&adapter, 1, 1, &platform, &count));
    assert_int_equal(count, 1);
    OK(NOW(urDeviceGet)(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(NOW(urContextCreate)(1, &device, NULL, &context));
    return 0;
}

static int stop(void **state) {
    (void)state;
    OK(NOW(urContextRelease)(context));
    OK(NOW(urAdapterRelease)(adapter));
    OK(NOW(urLoaderTearDown)());
    return 0;
}

static int reset(void **state) {
    (void)state;
    OK(((__typeof__(urMockResetCallbacks) *)function(mock, "urMockResetCallbacks"))());
    return 0;
}

/* What Intel's plugin of that release imports. */
static void has_all_that_the_plugin_imports(void **state) {
    char name[256];
    unsigned count = 0;
    FILE *file = fopen(FACTS "/facts-imports-2024.2.txt", "r");
    (void)state;
    assert_non_null(file);
    while (fscanf(file, "%255s", name) == 1) {
        entry(name);
        count++;
    }
    fclose(file);
    assert_int_equal(count, 155);
}

static ur_result_t give(void *params, void *user) {
    (void)params;
    return *(ur_result_t *)user;
}

/* Each result of today arrives with the number that its name had in the libraries of that release.
 */
static void results_are_numbered_as_then(void **state) {
    char name[128];
    long value;
    unsigned known = 0;
    (void)state;
    for (uint32_t today = 1; today < 0x1010; today = today == 0x60 ? 0x1000 : today + 1) {
        ur_result_t result = (ur_result_t)today;
        char text[256];
        if (urPrintResult(result, text, sizeof(text), NULL) != UR_RESULT_SUCCESS ||
            strncmp(text, "UR_RESULT_", 10) != 0) {
            continue;
        }
        long then = 0x7ffffffe;
        FILE *file = fopen(FACTS "/facts-values-2024.2.txt", "r");
        assert_non_null(file);
        while (fscanf(file, "%127s %ld", name, &value) == 2) {
            if (strcmp(name, text) == 0) {
                then = value;
                known++;
            }
        }
        fclose(file);
        if (today == UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE) {
            then = 59; /* there UR_RESULT_ERROR_INVALID_FUNCTION_NAME */
        }
        on(UR_FUNCTION_CONTEXT_RETAIN, give, &result);
        int32_t got = (int32_t)NOW(urContextRetain)(context);
        if (got != then) {
            fail_msg("%s (%u) arrives as %d, not %ld", text, today, got, then);
        }
    }
    assert_true(known > 60);
    assert_int_equal(NOW(urContextRetain)(NULL), 47);
    assert_int_equal(THEN(older_2025_2_PlatformGet, "urPlatformGet")(NULL, 1, 0, NULL, NULL), 49);
}

static ur_result_t see_image(void *params, void *user) {
    const ur_mem_image_create_params_t *p = params;
    *(ur_image_desc_t *)user = **p->ppImageDesc;
    return UR_RESULT_ERROR_INVALID_VALUE;
}

static void images_are_of_the_same_type(void **state) {
    static const ur_mem_type_t types[] = {UR_MEM_TYPE_FORCE_UINT32, UR_MEM_TYPE_IMAGE2D,
                                          UR_MEM_TYPE_IMAGE3D,      UR_MEM_TYPE_IMAGE2D_ARRAY,
                                          UR_MEM_TYPE_IMAGE1D,      UR_MEM_TYPE_IMAGE1D_ARRAY,
                                          UR_MEM_TYPE_FORCE_UINT32};
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
    ur_image_desc_t seen = {0};
    ur_mem_handle_t image = NULL;
    (void)state;
    on(UR_FUNCTION_MEM_IMAGE_CREATE, see_image, &seen);
    for (uint32_t then = 0; then < sizeof(types) / sizeof(types[0]); then++) {
        ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                .type = (ur_mem_type_t)then,
                                .width = 3,
                                .height = 4};
        assert_int_equal(
            NOW(urMemImageCreate)(context, UR_MEM_FLAG_READ_ONLY, &format, &desc, NULL, &image),
            UR_RESULT_ERROR_INVALID_VALUE);
        assert_int_equal(seen.type, types[then]);
        assert_int_equal(seen.width, 3);
        assert_int_equal(seen.height, 4);
        assert_int_equal(desc.type, then); /* the caller's is as it was */
    }
}

struct seen {
    ur_mem_handle_t object;
    const void *pointer;
    uint64_t value;
    size_t size;
};

static ur_result_t see_pointer(void *params, void *user) {
    ((struct seen *)user)->pointer = *((ur_kernel_set_arg_pointer_params_t *)params)->ppArgValue;
    return UR_RESULT_SUCCESS;
}

static ur_result_t see_object(void *params, void *user) {
    ((struct seen *)user)->object = *((ur_kernel_set_arg_mem_obj_params_t *)params)->phArgValue;
    return UR_RESULT_SUCCESS;
}

static ur_result_t see_value(void *params, void *user) {
    const ur_kernel_set_arg_value_params_t *p = params;
    struct seen *seen = user;
    seen->size = *p->pargSize;
    memcpy(&seen->value, *p->ppArgValue, seen->size < 8 ? seen->size : 8);
    return UR_RESULT_SUCCESS;
}

static ur_result_t see_info(void *params, void *user) {
    const ur_kernel_set_exec_info_params_t *p = params;
    struct seen *seen = user;
    seen->size = *p->ppropSize;
    seen->value = *(const uint8_t *)*p->ppPropValue;
    return UR_RESULT_SUCCESS;
}

static ur_kernel_handle_t kernel_of(ur_program_handle_t *program) {
    ur_kernel_handle_t kernel = NULL;
    OK(NOW(urProgramCreateWithIL)(context, "nothing", 8, NULL, program));
    OK(NOW(urKernelCreate)(*program, "kernel", &kernel));
    return kernel;
}

static void arguments_of_kernels(void **state) {
    struct seen seen = {0};
    int there;
    const void *pointer = &there;
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = kernel_of(&program);
    ur_mem_handle_t buffer = NULL, part = NULL;
    const ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, 128};
    (void)state;

    on(UR_FUNCTION_KERNEL_SET_ARG_POINTER, see_pointer, &seen);
    on(UR_FUNCTION_KERNEL_SET_ARG_MEM_OBJ, see_object, &seen);
    on(UR_FUNCTION_KERNEL_SET_ARG_VALUE, see_value, &seen);
    on(UR_FUNCTION_KERNEL_SET_EXEC_INFO, see_info, &seen);
    OK(NOW(urKernelSetArgPointer)(kernel, 0, NULL, &pointer));
    assert_ptr_equal(seen.pointer, pointer);
    OK(NOW(urKernelSetArgPointer)(kernel, 0, NULL, NULL));
    assert_null(seen.pointer);

    const uint32_t yes = 0x100; /* whose first byte is none */
    OK(NOW(urKernelSetExecInfo)(kernel, UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, 4, NULL, &yes));
    assert_int_equal(seen.size, sizeof(bool));
    assert_int_equal(seen.value, true);

    /* The bytes of a handle are the object as long as there is one, and a number else. */
    OK(NOW(urMemBufferCreate)(context, UR_MEM_FLAG_READ_WRITE, 256, NULL, &buffer));
    OK(NOW(urMemBufferPartition)(buffer, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION,
                                 &region, &part));
    for (int round = 0; round < 2; round++) {
        ur_mem_handle_t object = round ? part : buffer;
        uint64_t bits = (uintptr_t)object;
        seen = (struct seen){0};
        OK(NOW(urKernelSetArgValue)(kernel, 0, sizeof(object), NULL, &object));
        assert_ptr_equal(seen.object, object);
        assert_int_equal(seen.size, 0);
        OK(NOW(urMemRetain)(object));
        OK(NOW(urMemRelease)(object));
        seen = (struct seen){0};
        OK(NOW(urKernelSetArgValue)(kernel, 0, sizeof(object), NULL, &object));
        assert_ptr_equal(seen.object, object);
        bits += 8;
        OK(NOW(urKernelSetArgValue)(kernel, 0, sizeof(bits), NULL, &bits));
        assert_int_equal(seen.value, bits);
    }
    uint64_t gone = (uintptr_t)part;
    OK(NOW(urMemRelease)(part));
    OK(NOW(urMemRelease)(buffer));
    seen = (struct seen){0};
    OK(NOW(urKernelSetArgValue)(kernel, 0, sizeof(gone), NULL, &gone));
    assert_null(seen.object);
    assert_int_equal(seen.value, gone);
    const uint32_t number = 7;
    OK(NOW(urKernelSetArgValue)(kernel, 0, sizeof(number), NULL, &number));
    assert_int_equal(seen.size, 4);
    OK(NOW(urKernelRelease)(kernel));
    OK(NOW(urProgramRelease)(program));
}

static ur_result_t tell_backend(void *params, void *user) {
    const ur_platform_get_info_params_t *p = params;
    if (*p->ppropName != UR_PLATFORM_INFO_BACKEND) {
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    memcpy(*p->ppPropValue, user, sizeof(ur_backend_t));
    return UR_RESULT_SUCCESS;
}

/* Each plugin shows the platforms of its backend, and one that stands for none shows all. */
static void plugins_have_their_platforms(void **state) {
    static const struct {
        const char *path;
        ur_backend_t backend;
    } plugins[] = {
        {PLUGIN_OPENCL, UR_BACKEND_OPENCL},
        {PLUGIN_LEVEL_ZERO, UR_BACKEND_LEVEL_ZERO},
        {PLUGIN_ALL, UR_BACKEND_UNKNOWN},
    };
    static ur_backend_t backends[] = {UR_BACKEND_LEVEL_ZERO, UR_BACKEND_OPENCL, UR_BACKEND_CUDA};
    (void)state;
    for (size_t b = 0; b < 3; b++) {
        on(UR_FUNCTION_PLATFORM_GET_INFO, tell_backend, &backends[b]);
        for (size_t i = 0; i < 3; i++) {
            unsigned (*count)(__typeof__(older_2025_2_PlatformGet) *, ur_adapter_handle_t,
                              ur_platform_handle_t *) = NULL;
            ur_platform_handle_t found = NULL;
            void *plugin = dlopen(plugins[i].path, RTLD_NOW);
            assert_non_null(plugin);
            count = (__typeof__(count))function(plugin, "plugin_count");
            bool shown = i == 2 || plugins[i].backend == backends[b];
            assert_int_equal(
                count(THEN(older_2025_2_PlatformGet, "urPlatformGet"), adapter, &found), shown);
            assert_ptr_equal(found, shown ? platform : NULL);
            dlclose(plugin);
        }
    }
}

static ur_result_t see_adapter(void *params, void *user) {
    const ur_device_create_with_native_handle_params_t *p = params;
    *(ur_adapter_handle_t *)user = *p->phAdapter;
    **p->pphDevice = device;
    return UR_RESULT_SUCCESS;
}

/* With the platform's adapter, or without a platform each. */
static void native_handles_without_an_adapter(void **state) {
    ur_adapter_handle_t seen = NULL;
    ur_device_handle_t made = NULL;
    (void)state;
    on(UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE, see_adapter, &seen);
    for (int round = 0; round < 2; round++) {
        seen = NULL;
        OK(THEN(older_2024_2_DeviceCreateWithNativeHandle,
                "urDeviceCreateWithNativeHandle")(5, round ? platform : NULL, NULL, &made));
        assert_ptr_equal(seen, adapter);
        assert_ptr_equal(made, device);
    }
}

static ur_result_t know_nothing(void *params, void *user) {
    (void)params;
    (void)user;
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
}

static void devices_answer_what_was_asked_of_all(void **state) {
    size_t size = 99;
    bool yes = true;
    ur_device_handle_t composite = device;
    (void)state;
    on(UR_FUNCTION_DEVICE_GET_INFO, know_nothing, NULL);
    OK(NOW(urDeviceGetInfo)(device, UR_DEVICE_INFO_COMPONENT_DEVICES, 0, NULL, &size));
    assert_int_equal(size, 0);
    OK(NOW(urDeviceGetInfo)(device, UR_DEVICE_INFO_COMPOSITE_DEVICE, sizeof(composite), &composite,
                            NULL));
    assert_null(composite);
    OK(NOW(urDeviceGetInfo)(device, (ur_device_info_t)0x200d, sizeof(yes), &yes, &size));
    assert_false(yes);
    assert_int_equal(size, sizeof(bool));
    assert_int_equal(
        NOW(urDeviceGetInfo)(device, UR_DEVICE_INFO_COMPOSITE_DEVICE, 1, &composite, NULL),
        50); /* UR_RESULT_ERROR_INVALID_SIZE */
    assert_int_equal(NOW(urDeviceGetInfo)(device, UR_DEVICE_INFO_IP_VERSION, 0, NULL, &size), 55);
}

static ur_result_t have_all_flags(void *params, void *user) {
    const ur_device_get_info_params_t *of = params;
    const ur_queue_flags_t all = 0x7ff;
    (void)user;
    if (*of->ppPropValue) {
        memcpy(*of->ppPropValue, &all, sizeof(all));
    }
    if (*of->ppPropSizeRet) {
        **of->ppPropSizeRet = sizeof(all);
    }
    return UR_RESULT_SUCCESS;
}

/* Of the flags of a queue that the plugin has no number for, it ends the program. */
static void devices_have_flags_that_the_plugin_knows(void **state) {
    ur_queue_flags_t flags = 0;
    size_t size = 0;
    (void)state;
    on(UR_FUNCTION_DEVICE_GET_INFO, have_all_flags, NULL);
    OK(NOW(urDeviceGetInfo)(device, UR_DEVICE_INFO_QUEUE_PROPERTIES, 0, NULL, &size));
    assert_int_equal(size, sizeof(flags));
    OK(NOW(urDeviceGetInfo)(device, UR_DEVICE_INFO_QUEUE_PROPERTIES, size, &flags, NULL));
    assert_int_equal(flags, 0x60f);
    OK(NOW(urDeviceGetInfo)(device, UR_DEVICE_INFO_NUM_COMPUTE_UNITS, size, &flags, NULL));
    assert_int_equal(flags, 0x7ff); /* a number is left as it is */
}

static ur_result_t have_sub_groups(void *params, void *user) {
    const ur_device_get_info_params_t *of = params;
    const uint32_t sizes[] = {8, 16, 32};
    (void)user;
    assert_int_equal(*of->ppropName, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL);
    if (*of->ppPropValue) {
        assert_int_equal(*of->ppropSize, sizeof(sizes));
        memcpy(*of->ppPropValue, sizes, sizeof(sizes));
    }
    if (*of->ppPropSizeRet) {
        **of->ppPropSizeRet = sizeof(sizes);
    }
    return UR_RESULT_SUCCESS;
}

/* Today's numbers of four bytes were of eight. */
static void sizes_of_sub_groups_are_wide(void **state) {
    size_t sizes[4] = {1, 1, 1, 99}, size = 0;
    const ur_device_info_t info = UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL;
    (void)state;
    on(UR_FUNCTION_DEVICE_GET_INFO, have_sub_groups, NULL);
    OK(NOW(urDeviceGetInfo)(device, info, 0, NULL, &size));
    assert_int_equal(size, 3 * sizeof(size_t));
    assert_int_equal(NOW(urDeviceGetInfo)(device, info, size - 1, sizes, NULL),
                     50); /* UR_RESULT_ERROR_INVALID_SIZE */
    assert_int_equal(sizes[0], 1);
    size = 0;
    OK(NOW(urDeviceGetInfo)(device, info, sizeof(sizes), sizes, &size));
    assert_int_equal(size, 3 * sizeof(size_t));
    assert_int_equal(sizes[0], 8);
    assert_int_equal(sizes[1], 16);
    assert_int_equal(sizes[2], 32);
    assert_int_equal(sizes[3], 99);
    on(UR_FUNCTION_DEVICE_GET_INFO, know_nothing, NULL);
    assert_int_equal(NOW(urDeviceGetInfo)(device, info, 0, NULL, &size), 55);
}

/* In a folder without the loader every call fails, and what is missing is said. */
static void without_the_loader(void **state) {
    char folder[] = "front-XXXXXX", path[64], buffer[4096];
    __typeof__(urLoaderInit) *init;
    __typeof__(urAdapterGet) *get;
    size_t size;
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof(path), "./%s/libur_loader.so.0", folder);
    FILE *from = fopen(FRONT, "rb"), *to = fopen(path, "wb");
    assert_true(from && to);
    while ((size = fread(buffer, 1, sizeof(buffer), from)) > 0) {
        assert_int_equal(fwrite(buffer, 1, size, to), size);
    }
    fclose(from);
    assert_int_equal(fclose(to), 0);
    FILE *told = tmpfile();
    int before = dup(STDERR_FILENO);
    assert_true(told && before >= 0 && dup2(fileno(told), STDERR_FILENO) >= 0);
    void *alone = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    dup2(before, STDERR_FILENO);
    close(before);
    assert_non_null(alone);
    init = (__typeof__(init))function(alone, "urLoaderInit");
    get = (__typeof__(get))function(alone, "urAdapterGet");
    assert_int_equal(init(0, NULL), 38); /* UR_RESULT_ERROR_UNINITIALIZED */
    assert_int_equal(get(0, NULL, NULL), 38);
    rewind(told);
    size = fread(buffer, 1, sizeof(buffer) - 1, told);
    buffer[size] = '\0';
    assert_non_null(strstr(buffer, "no libur_loader.so.0.12.0 in ./front-"));
    assert_non_null(strstr(buffer, "no device will show"));
    fclose(told);
    dlclose(alone);
    unlink(path);
    rmdir(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(has_all_that_the_plugin_imports),
        cmocka_unit_test_teardown(results_are_numbered_as_then, reset),
        cmocka_unit_test_teardown(images_are_of_the_same_type, reset),
        cmocka_unit_test_teardown(arguments_of_kernels, reset),
        cmocka_unit_test_teardown(plugins_have_their_platforms, reset),
        cmocka_unit_test_teardown(native_handles_without_an_adapter, reset),
        cmocka_unit_test_teardown(devices_answer_what_was_asked_of_all, reset),
        cmocka_unit_test_teardown(devices_have_flags_that_the_plugin_knows, reset),
        cmocka_unit_test_teardown(sizes_of_sub_groups_are_wide, reset),
        cmocka_unit_test(without_the_loader),
    };
    return cmocka_run_group_tests_name("the front for 2024.2", tests, start, stop);
}
