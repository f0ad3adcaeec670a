/* Where the loader looks for adapters, in what order, and what it leaves alone. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void looks_in_the_system_and_beside_itself(void **state) {
    (void)state;
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_story("hip: loaded from " SYSTEM_DIRECTORY "/libur_adapter_hip.so.0.");
    assert_story("native_cpu: loaded from " ISOLATED "/libur_adapter_native_cpu.so.0.");
    assert_story("cuda: not found: libur_adapter_cuda.so.0 was not found.");
    assert_story("libur_adapter_cuda.so.0 is not in any directory that the system searches.");
    assert_story("Tried because of the loader's own directory: " ISOLATED
                 "/libur_adapter_cuda.so.0 does not exist.");
    assert_story("Its platform stub \"0\" (hip) has 1 device:\n    hip:0 is a gpu, 0:0.");
    assert_success(urLoaderTearDown());
}

static void search_path_comes_first(void **state) {
    char *first = make_directory(), *second = make_directory(), file[600], value[1200];
    (void)state;

    snprintf(file, sizeof(file), "%s/libur_adapter_hip.so.0", second);
    copy_file(stub("two"), file, SIZE_MAX);
    snprintf(value, sizeof(value), ",%s,'%s',", first, second);
    setenv("UR_ADAPTERS_SEARCH_PATH", value, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    snprintf(value, sizeof(value), "hip: loaded from %s.", file);
    assert_story(value);
    snprintf(value, sizeof(value),
             "Tried because of UR_ADAPTERS_SEARCH_PATH: %s/libur_adapter_hip.so.0 does not exist.",
             first);
    assert_story(value);
    assert_success(urLoaderTearDown());
    remove_directory(first);
    remove_directory(second);
}

static void search_path_names_folders_that_are_there(void **state) {
    char *directory = make_directory(), value[1200];
    (void)state;

    snprintf(value, sizeof(value), "%s:/elsewhere,%s,/etc/passwd", directory, directory);
    setenv("UR_ADAPTERS_SEARCH_PATH", value, 1);
    assert_success(urLoaderInit(0, NULL));
    snprintf(value, sizeof(value),
             "UR_ADAPTERS_SEARCH_PATH names %s:/elsewhere: does not exist. Commas separate "
             "directories, colons do not.",
             directory);
    assert_story(value);
    assert_story("UR_ADAPTERS_SEARCH_PATH names /etc/passwd: is not a directory.");
    snprintf(value, sizeof(value), "UR_ADAPTERS_SEARCH_PATH names %s: does", directory);
    assert_no_story(value);
    assert_success(urLoaderTearDown());
    remove_directory(directory);
}

static void force_load_is_exclusive(void **state) {
    char value[1200];
    (void)state;

    snprintf(value, sizeof(value), "%s,%s", stub("one"), stub("parts"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    setenv("UR_ADAPTERS_SEARCH_PATH", "/nonexistent", 1);
    /* What was forced is there whatever the selector says. */
    setenv("ONEAPI_DEVICE_SELECTOR", "cuda:*", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_story("UR_ADAPTERS_FORCE_LOAD is set, so no other adapters were looked for.");
    assert_no_story("native_cpu");
    assert_no_story("hip");
    assert_success(urLoaderTearDown());
}

/* A bare name is searched for by the system; a path is what it is, whatever its file is called. */
static void force_load_takes_names_and_paths(void **state) {
    char *directory = make_directory(), file[600];
    (void)state;

    setenv("UR_ADAPTERS_FORCE_LOAD", "libur_adapter_hip.so.0", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_story("hip: loaded from " SYSTEM_DIRECTORY "/libur_adapter_hip.so.0.");
    assert_success(urLoaderTearDown());

    snprintf(file, sizeof(file), "%s/libur_adapter_mock.so.0", directory);
    copy_file(stub("one"), file, SIZE_MAX);
    setenv("UR_ADAPTERS_FORCE_LOAD", file, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 1);
    assert_story("Tried because of UR_ADAPTERS_FORCE_LOAD: ");
    assert_no_story("the system's library search");
    assert_success(urLoaderTearDown());
    remove_directory(directory);
}

static void the_same_library_is_taken_once(void **state) {
    char value[1200];
    (void)state;

    snprintf(value, sizeof(value), "%s,\"%s\"", stub("one"), stub("one"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 1);
    assert_story("is the library that adapter libstub_one.so was loaded from already");
    assert_success(urLoaderTearDown());
}

static void too_many_adapters_are_refused(void **state) {
    char *value = calloc(70, 64);
    (void)state;
    for (int i = 0; i < 70; i++) {
        sprintf(value + strlen(value), "/nonexistent/%d.so,", i);
    }
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    setenv("UR_ADAPTERS_SEARCH_PATH", value, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 0);
    assert_story("/nonexistent/64.so is left out");
    assert_success(urLoaderTearDown());
    free(value);
}

static void selector_rules_adapters_out(void **state) {
    (void)state;
    setenv("ONEAPI_DEVICE_SELECTOR", "native_cpu:*", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 1);
    assert_story("hip: ruled out: no term of ONEAPI_DEVICE_SELECTOR=native_cpu:* accepts any "
                 "device of it.");
    assert_success(urLoaderTearDown());

    setenv("ONEAPI_DEVICE_SELECTOR", "*:*;!HIP:gpu", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 1);
    assert_story("hip: ruled out: the term !HIP:gpu of ONEAPI_DEVICE_SELECTOR=*:*;!HIP:gpu "
                 "discards its devices.");
    assert_success(urLoaderTearDown());

    setenv("UR_LOADER_PRELOAD_FILTER", "0", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_story("hip:0 is a gpu, 0:0; the selector's term !HIP:gpu discards it.");
    assert_success(urLoaderTearDown());

    setenv("UR_LOADER_PRELOAD_FILTER", "maybe", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 1);
    assert_story("UR_LOADER_PRELOAD_FILTER=maybe is neither 0 nor 1 and is ignored.");
    assert_success(urLoaderTearDown());
}

static void malformed_selector_rules_nothing_out(void **state) {
    (void)state;
    setenv("ONEAPI_DEVICE_SELECTOR", "native_cpu:*;cuba:0", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_story("ONEAPI_DEVICE_SELECTOR is malformed and rules no adapter out: unknown backend");
    assert_story("    native_cpu:*;cuba:0\n                 ^\n");
    assert_success(urLoaderTearDown());
}

static void empty_selector_is_none(void **state) {
    (void)state;
    setenv("ONEAPI_DEVICE_SELECTOR", "", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    char *story = explain(UR_LOADER_EXPLAIN_FORMAT_TEXT);
    assert_null(strstr(story, "ONEAPI_DEVICE_SELECTOR"));
    free(story);
    assert_success(urLoaderTearDown());
}

static void flags_rule_adapters_out_until_a_later_call_asks(void **state) {
    (void)state;
    assert_success(urLoaderInit(UR_DEVICE_INIT_FLAG_CPU, NULL));
    assert_int_equal(count_adapters(), 1);
    assert_story("hip: ruled out: urLoaderInit was asked for device types that it cannot have.");
    assert_success(urLoaderInit(UR_DEVICE_INIT_FLAG_GPU, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_success(urLoaderTearDown());
    assert_success(urLoaderTearDown());
    assert_int_equal(urLoaderInit(0x4000, NULL), UR_RESULT_ERROR_INVALID_ENUMERATION);
    assert_int_equal(urAdapterGet(0, NULL, NULL), UR_RESULT_ERROR_UNINITIALIZED);
}

static void deep_bind_loads_as_well(void **state) {
    (void)state;
    if (SANITIZE[0]) {
        print_message("sanitizers do not allow RTLD_DEEPBIND\n");
        skip();
    }
    setenv("UR_ADAPTERS_DEEP_BIND", "1", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_success(urLoaderTearDown());
}

static void level_zero_of_others_brings_its_second_half(void **state) {
    char *directory = make_directory(), file[600];
    (void)state;

    snprintf(file, sizeof(file), "%s/libur_adapter_level_zero.so.0", directory);
    copy_file(stub("foreign"), file, SIZE_MAX);
    snprintf(file, sizeof(file), "%s/libur_adapter_level_zero_v2.so.0", directory);
    copy_file(stub("foreign"), file, SIZE_MAX);
    setenv("UR_ADAPTERS_SEARCH_PATH", directory, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 4);
    assert_story("level_zero_v2: loaded from");
    assert_story("an adapter of another project");
    assert_success(urLoaderTearDown());

    /* One of ours is whole. */
    snprintf(file, sizeof(file), "%s/libur_adapter_level_zero.so.0", directory);
    copy_file(stub("parts"), file, SIZE_MAX);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 3);
    assert_no_story("level_zero_v2");
    assert_success(urLoaderTearDown());
    remove_directory(directory);
}

static void mock_stands_alone_or_beside_what_is_forced(void **state) {
    char *directory = make_directory(), file[600];
    ur_loader_config_handle_t config;
    (void)state;

    snprintf(file, sizeof(file), "%s/libur_adapter_mock.so.0", directory);
    copy_file(stub("one"), file, SIZE_MAX);
    setenv("UR_ADAPTERS_SEARCH_PATH", directory, 1);
    assert_success(urLoaderConfigCreate(&config));
    assert_success(urLoaderConfigSetMockingEnabled(config, true));
    assert_success(urLoaderInit(0, config));
    assert_int_equal(count_adapters(), 1);
    assert_story("mock: loaded from");
    assert_success(urLoaderTearDown());

    setenv("UR_ADAPTERS_FORCE_LOAD", stub("two"), 1);
    assert_success(urLoaderInit(0, config));
    assert_int_equal(count_adapters(), 2);
    assert_success(urLoaderTearDown());
    unsetenv("UR_ADAPTERS_FORCE_LOAD");

    assert_success(urLoaderConfigSetMockingEnabled(config, false));
    assert_success(urLoaderInit(0, config));
    assert_no_story("mock");
    assert_success(urLoaderTearDown());
    assert_success(urLoaderConfigRelease(config));
    remove_directory(directory);
}

/* The six calls kept from the earlier form of 0.12 have no place in the tables of others. */
static void kept_calls_go_to_adapters_of_this_project_only(void **state) {
    static const struct {
        const char *name;
        ur_result_t expected;
    } cases[] = {{"one", UR_RESULT_SUCCESS}, {"foreign", UR_RESULT_ERROR_UNSUPPORTED_FEATURE}};
    (void)state;

    for (size_t i = 0; i < 2; i++) {
        ur_adapter_handle_t adapter;
        ur_platform_handle_t platform;
        ur_device_handle_t device;
        ur_context_handle_t context;
        ur_queue_handle_t queue;
        setenv("UR_ADAPTERS_FORCE_LOAD", stub(cases[i].name), 1);
        assert_success(urLoaderInit(0, NULL));
        assert_success(urAdapterGet(1, &adapter, NULL));
        assert_success(urPlatformGet(adapter, 1, &platform, NULL));
        assert_success(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
        assert_success(urContextCreate(1, &device, NULL, &context));
        assert_success(urQueueCreate(context, device, NULL, &queue));
        assert_int_equal(urEnqueueKernelLaunch(queue, (void *)2, 3, (void *)4, (void *)5, (void *)6,
                                               (void *)7, 8, (void *)9, (void *)10),
                         cases[i].expected);
        assert_success(urEnqueueKernelLaunchWithArgsExp(queue, (void *)2, 3, (void *)4, (void *)5,
                                                        (void *)6, 7, (void *)8, (void *)9, 10,
                                                        (void *)11, (void *)12));
        assert_success(urDeviceRelease(device));
        assert_success(urAdapterRelease(adapter));
        assert_success(urLoaderTearDown());
    }
}

static void gives_as_many_adapters_as_there_is_room_for(void **state) {
    ur_adapter_handle_t adapters[3] = {0};
    uint32_t count;
    char value[1200];
    (void)state;

    snprintf(value, sizeof(value), "%s,%s,%s", stub("one"), stub("failing"), stub("two"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_int_equal(urAdapterGet(0, adapters, &count), UR_RESULT_ERROR_INVALID_SIZE);
    assert_success(urAdapterGet(1, adapters, &count));
    assert_int_equal(count, 2);
    assert_non_null(adapters[0]);
    assert_null(adapters[1]);
    assert_success(urAdapterRelease(adapters[0]));
    assert_success(urAdapterGet(3, adapters, &count));
    assert_int_equal(count, 2);
    assert_null(adapters[2]);
    assert_ptr_not_equal(*(void **)adapters[0], *(void **)adapters[1]);
    assert_success(urAdapterRelease(adapters[0]));
    assert_success(urAdapterRelease(adapters[1]));
    assert_story("Asking it for its platforms failed: ");
    assert_success(urLoaderTearDown());
}

static void explains_in_two_forms(void **state) {
    size_t size = 0, other = 77;
    char small[8] = "kept";
    (void)state;

    assert_int_equal(urLoaderExplain(UR_LOADER_EXPLAIN_FORMAT_TEXT, 0, NULL, &size),
                     UR_RESULT_ERROR_UNINITIALIZED);
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("nodevice"), 1);
    assert_success(urLoaderInit(0, NULL));
    assert_story("It shows no platform: libdriver.so.1 was not found.\n");
    assert_story("libstub_nodevice.so could be opened.\n");
    char *json = explain(UR_LOADER_EXPLAIN_FORMAT_JSON);
    assert_non_null(strstr(json, "\"explanation\": \"libdriver.so.1 was not found\""));
    assert_int_equal(json[0], '{');
    free(json);
    assert_int_equal(urLoaderExplain(7, 0, NULL, &size), UR_RESULT_ERROR_INVALID_ENUMERATION);
    assert_int_equal(urLoaderExplain(UR_LOADER_EXPLAIN_FORMAT_TEXT, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urLoaderExplain(UR_LOADER_EXPLAIN_FORMAT_TEXT, 5, NULL, &other),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urLoaderExplain(UR_LOADER_EXPLAIN_FORMAT_TEXT, sizeof(small), small, &other),
                     UR_RESULT_ERROR_INVALID_SIZE);
    assert_string_equal(small, "kept");
    assert_int_equal(other, 77);
    assert_success(urLoaderTearDown());
}

/* LeakSanitizer cannot look into a process with raised privileges. */
static int privileged;
__attribute__((visibility("default"))) int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void) {
    return privileged;
}

/* The program itself, started with raised privileges by the next test. */
static int print_story(void) {
    privileged = 1;
    if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS) {
        return 1;
    }
    char *story = explain(UR_LOADER_EXPLAIN_FORMAT_TEXT);
    fputs(story, stdout);
    free(story);
    return urLoaderTearDown() == UR_RESULT_SUCCESS ? 0 : 1;
}

static void raised_privileges_ignore_paths(void **state) {
    char *directory = make_directory(), copy[600], story[16384], log[600];
    (void)state;

    if (geteuid() != 0) {
        remove_directory(directory);
        print_message("only root can give a program to another user\n");
        skip();
    }
    snprintf(copy, sizeof(copy), "%s/program", directory);
    snprintf(log, sizeof(log), "output:file,%s/log", directory);
    copy_file("/proc/self/exe", copy, SIZE_MAX);
    assert_int_equal(chown(copy, 65534, 65534), 0);
    assert_int_equal(chmod(copy, 04755), 0);
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("one"), 1);
    setenv("UR_ADAPTERS_SEARCH_PATH", directory, 1);
    setenv("UR_LOG_LOADER", log, 1);
    snprintf(story, sizeof(story), "%s --story 2>&1", copy);
    FILE *child = popen(story, "r");
    assert_non_null(child);
    size_t got = fread(story, 1, sizeof(story) - 1, child);
    story[got] = '\0';
    int status = pclose(child);
    if (!strstr(story, "raised privileges") && strstr(story, "libstub_one.so: loaded")) {
        remove_directory(directory);
        print_message("this file system gives no privileges to programs\n");
        skip();
    }
    if (strstr(story, "libur_loader.so.0: cannot open shared object file")) {
        remove_directory(directory);
        print_message("the folder of the build cannot be entered by other users\n");
        skip();
    }
    if (status != 0 ||
        !strstr(story, "UR_ADAPTERS_FORCE_LOAD is ignored because the process runs with raised "
                       "privileges.") ||
        !strstr(story, "UR_ADAPTERS_SEARCH_PATH is ignored") || strstr(story, "libstub_one")) {
        fail_msg("status %d:\n%s", status, story);
    }
    snprintf(log, sizeof(log), "%s/log", directory);
    assert_int_not_equal(access(log, F_OK), 0);
    remove_directory(directory);
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "--story") == 0) {
        return print_story();
    }
#define TEST(name) cmocka_unit_test_setup(name, clean_environment)
    const struct CMUnitTest tests[] = {
        TEST(looks_in_the_system_and_beside_itself),
        TEST(search_path_comes_first),
        TEST(search_path_names_folders_that_are_there),
        TEST(force_load_is_exclusive),
        TEST(force_load_takes_names_and_paths),
        TEST(the_same_library_is_taken_once),
        TEST(too_many_adapters_are_refused),
        TEST(selector_rules_adapters_out),
        TEST(malformed_selector_rules_nothing_out),
        TEST(empty_selector_is_none),
        TEST(flags_rule_adapters_out_until_a_later_call_asks),
        TEST(deep_bind_loads_as_well),
        TEST(level_zero_of_others_brings_its_second_half),
        TEST(mock_stands_alone_or_beside_what_is_forced),
        TEST(kept_calls_go_to_adapters_of_this_project_only),
        TEST(gives_as_many_adapters_as_there_is_room_for),
        TEST(explains_in_two_forms),
        TEST(raised_privileges_ignore_paths),
    };
    return cmocka_run_group_tests_name("loader.search", tests, NULL, NULL);
}
