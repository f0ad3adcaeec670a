/* Calls of SYCL runtimes of earlier releases, by the forms that those have, arrive where today's
 * do. */
#include "support.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "older_client.h"

#define FIRST 0x1000

static int place_of(const char *function) {
    char line[8192];
    int at = 0, found = -1;
    FILE *file = fopen(FACTS "/facts-tables-2026.1.txt", "r");
    assert_non_null(file);
    while (fgets(line, sizeof(line), file)) {
        char *rest = NULL;
        strtok_r(line, " \n", &rest);
        for (char *name = strtok_r(NULL, " \n", &rest); name; name = strtok_r(NULL, " \n", &rest)) {
            found = strcmp(name, function) == 0 ? at : found;
            at++;
        }
    }
    fclose(file);
    assert_true(found >= 0);
    return found;
}

static int last_info(void) {
    int (*last)(void) = NULL;
    void *library = dlopen(stub("older_2026_1"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(library);
    void *symbol = dlsym(library, "older_last_info");
    memcpy(&last, &symbol, sizeof(last));
    int value = last();
    dlclose(library);
    return value;
}

#define assert_arrived(result, function) assert_int_equal((result), FIRST + place_of(function))

/* One release in a process of its own, as one SYCL runtime is in a process. */
static int call(void *argument) {
    const char *path = argument;
    int release = atoi(strstr(path, "older-") + strlen("older-"));
    void (*client)(void *, struct older_results *) = NULL;
    struct older_results results;
    ur_adapter_handle_t adapter = NULL;

    setenv("UR_ADAPTERS_FORCE_LOAD", stub("older_2026_1"), 1);
    void *library = dlopen(path, RTLD_NOW);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    void *symbol = dlsym(library, "older_client");
    memcpy(&client, &symbol, sizeof(client));
    assert_success(urLoaderInit(0, NULL));
    assert_success(urAdapterGet(1, &adapter, NULL));
    client(adapter, &results);
    assert_arrived(results.platform_get, "urPlatformGet");
    /* Asked of an adapter that has no platform; the next adapter is asked after success alone. */
    assert_success(results.platform_get_nothing);
    assert_arrived(results.program_build, "urProgramBuildExp");
    assert_success(results.bfloat16);
    assert_int_equal(results.bfloat16_size, release < 20260 ? 1 : 0);
    assert_success(results.xe);
    /* XE_STACK_COUNT for 2026.1; today's MAX_WORK_GROUPS, which that adapter has not, for others.
     */
    assert_int_equal(last_info(), release == 20261 ? 133 : UR_DEVICE_INFO_FORCE_UINT32);
    if (release < 20253) {
        assert_arrived(results.launch, "urEnqueueKernelLaunch");
    }
    if (release < 20252) {
        assert_arrived(results.enqueue, "urEnqueueCommandBufferExp");
        assert_int_equal(results.release,
                         UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP);
    }
    if (release == 20250) {
        assert_arrived(results.fill, "urCommandBufferAppendUSMFillExp");
    }
    /* Calls of this program are today's all the same. */
    assert_arrived(urProgramBuildExp((ur_program_handle_t)(void *)adapter, 0, NULL, 0, NULL),
                   "urProgramBuildExp");
    assert_success(urDeviceGetInfo((ur_device_handle_t)(void *)adapter, 133, 0, NULL, NULL));
    assert_int_equal(last_info(), UR_DEVICE_INFO_FORCE_UINT32);
    assert_success(urLoaderTearDown());
    return 0;
}

static void each_release(void **state) {
    static const char *const clients[] = {CLIENTS};
    (void)state;
    for (size_t i = 0; i < sizeof(clients) / sizeof(clients[0]); i++) {
        char output[2048] = "", path[700];
        snprintf(path, sizeof(path), "%s", clients[i]);
        int status = run_child(call, path, output, sizeof(output));
        if (status) {
            print_message("%s: %s\n", path, output);
        }
        assert_int_equal(status, 0);
    }
}

/* Libraries that do not go together, one after the other in a process of its own. */
static int with_others(void *argument) {
    for (const char *const *path = argument; *path; path++) {
        if (!dlopen(*path, RTLD_NOW)) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
    }
    unsetenv("UR_LOG_LOADER");
    assert_success(urLoaderInit(0, NULL));
    assert_success(urLoaderTearDown());
    return 0;
}

static void what_cannot_go_well_is_said(void **state) {
    char *folder = make_directory();
    char second[700], old[700], output[4096] = "";
    (void)state;

    snprintf(second, sizeof(second), "%s/libur_loader.so", folder);
    snprintf(old, sizeof(old), "%s/libsycl.so.7", folder);
    copy_file(ISOLATED "/libur_loader.so.0", second, SIZE_MAX);
    copy_file(OTHER_2025_2, old, SIZE_MAX);
    const char *const loaders[] = {second, NULL}, *const before[] = {old, NULL},
                      *const two[] = {OTHER_2025_2, OTHER_2025_3, NULL},
                      *const one[] = {OTHER_2025_3, NULL};
    if (!*SANITIZE) { /* which take two copies of a variable for a mistake */
        assert_int_equal(run_child(with_others, (void *)(uintptr_t)loaders, output, sizeof(output)),
                         0);
        assert_non_null(strstr(output, "Another loader is in this process, "));
        assert_non_null(strstr(output, second));
    }
    output[0] = '\0';
    assert_int_equal(run_child(with_others, (void *)(uintptr_t)before, output, sizeof(output)), 0);
    assert_non_null(strstr(output, "libsycl.so.7 is from before 2025.0"));
    output[0] = '\0';
    assert_int_equal(run_child(with_others, (void *)(uintptr_t)two, output, sizeof(output)), 0);
    assert_non_null(
        strstr(output, "Another SYCL runtime of an earlier release is in this process"));
    output[0] = '\0';
    assert_int_equal(run_child(with_others, (void *)(uintptr_t)one, output, sizeof(output)), 0);
    assert_string_equal(output, "");
    remove_directory(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(each_release, clean_environment),
        cmocka_unit_test_setup(what_cannot_go_well_is_said, clean_environment),
    };
    return cmocka_run_group_tests_name("runtimes of earlier releases", tests, NULL, NULL);
}
