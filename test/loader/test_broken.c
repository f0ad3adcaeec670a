/* Adapter files that cannot be used: each is said to be what it is, nothing crashes, and the search
 * goes on. */
#include "support.h"

#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *directory;

static int set_up(void **state) {
    directory = make_directory();
    return clean_environment(state);
}

static int clean_up(void **state) {
    (void)state;
    remove_directory(directory);
    return 0;
}

/* Takes `path` by force and expects it to be refused for a reason that has `part` in it. */
static void assert_refused(const char *path, const char *part) {
    char expected[800];
    setenv("UR_ADAPTERS_FORCE_LOAD", path, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 0);
    snprintf(expected, sizeof(expected), "%s %s", path, part);
    assert_story(expected);
    char *story = explain(UR_LOADER_EXPLAIN_FORMAT_TEXT);
    char *first = strstr(story, expected);
    assert_non_null(first);
    /* Said once, not of the adapter and of its only file. */
    assert_null(strstr(first + 1, expected));
    free(story);
    assert_success(urLoaderTearDown());
}

static const char *in_directory(const char *name) {
    static char path[600];
    snprintf(path, sizeof(path), "%s/%s", directory, name);
    return path;
}

static void refuses_what_is_no_library(void **state) {
    const char *path = in_directory("libur_adapter_x.so.0");
    (void)state;

    assert_refused(path, "does not exist");
    copy_file(stub("one"), path, 0);
    assert_refused(path, "is empty");
    write_bytes(path, 0, "hello\n", 6);
    assert_refused(path, "is not a shared library: it does not start as an ELF file does");
    unlink(path);
    assert_int_equal(mkdir(path, 0755), 0);
    assert_refused(path, "is a directory");
    rmdir(path);
    assert_int_equal(symlink("/nonexistent/x", path), 0);
    assert_refused(path, "is a link to a file that does not exist");
    unlink(path);
    assert_int_equal(mkfifo(path, 0644), 0);
    assert_refused(path, "is not a regular file");
    assert_refused("/proc/self/exe/x.so", "does not exist");
}

static void refuses_other_architectures(void **state) {
    const char *path = in_directory("libur_adapter_x.so.0");
    const uint16_t none = 0x1234, aarch64 = EM_AARCH64, x86_64 = EM_X86_64, executable = ET_EXEC;
    const unsigned char class32 = ELFCLASS32;
    (void)state;

    copy_file(stub("one"), path, SIZE_MAX);
    write_bytes(path, offsetof(Elf64_Ehdr, e_machine), &none, 2);
    assert_refused(path, "is built for another architecture: machine 4660, this process is ");
#if defined(__x86_64__)
    (void)x86_64;
    write_bytes(path, offsetof(Elf64_Ehdr, e_machine), &aarch64, 2);
    assert_refused(path, "is built for another architecture: AArch64, this process is x86-64");
#else
    (void)aarch64;
    write_bytes(path, offsetof(Elf64_Ehdr, e_machine), &x86_64, 2);
    assert_refused(path, "is built for another architecture: x86-64, this process is ");
#endif
    write_bytes(path, EI_CLASS, &class32, 1);
    assert_refused(path, "is built for another architecture");
    copy_file(stub("one"), path, SIZE_MAX);
    write_bytes(path, offsetof(Elf64_Ehdr, e_type), &executable, 2);
    assert_refused(path, "is not a shared library but another kind of ELF file");
}

static void refuses_damaged_headers(void **state) {
    const char *path = in_directory("libur_adapter_x.so.0");
    const uint64_t far = UINT64_C(0xfffffffffffffff0);
    const uint16_t odd = 3;
    (void)state;

    copy_file(stub("one"), path, SIZE_MAX);
    write_bytes(path, offsetof(Elf64_Ehdr, e_phoff), &far, 8);
    assert_refused(path, "is truncated or damaged");
    copy_file(stub("one"), path, SIZE_MAX);
    write_bytes(path, offsetof(Elf64_Ehdr, e_phentsize), &odd, 2);
    assert_refused(path, "is truncated or damaged");
    copy_file(stub("one"), path, SIZE_MAX);
    for (long i = 0; i < 3; i++) {
        write_bytes(path,
                    (long)sizeof(Elf64_Ehdr) + i * (long)sizeof(Elf64_Phdr) +
                        (long)offsetof(Elf64_Phdr, p_filesz),
                    &far, 8);
    }
    assert_refused(path, "is ");
}

/* A library that lost its end is refused, or the part that is missing is one that nothing needs. */
static void stands_any_truncation(void **state) {
    const char *path = in_directory("libur_adapter_x.so.0");
    (void)state;

    size_t size = copy_file(stub("one"), path, 0), refused = 0;
    setenv("UR_ADAPTERS_FORCE_LOAD", path, 1);
    for (size_t length = 0; length < size; length += length < 200 ? 7 : size / 60) {
        unlink(path);
        copy_file(stub("one"), path, length);
        assert_success(urLoaderInit(0, NULL));
        if (count_adapters() == 0) {
            refused++;
            assert_story("x: broken: ");
            assert_story(length == 0   ? "is empty"
                         : length < 64 ? "is truncated: it ends within its header"
                                       : "is truncated");
        }
        assert_success(urLoaderTearDown());
    }
    /* The header's 200 bytes alone give 29. */
    assert_true(refused > 29);
}

static void names_what_is_missing(void **state) {
    (void)state;
    assert_refused(broken("no_table"), "lacks the entry point urGetAdapterProcAddrTable");
    assert_refused(stub("lacks_queue"), "lacks the entry point urGetQueueProcAddrTable");
    assert_refused(broken("old_version"), "does not know version 0.12 of the interface");
    assert_refused(broken("undefined_symbol"), "misses a symbol that it needs: undefined symbol: "
                                               "stub_function_that_is_nowhere");
    assert_refused(broken("missing_library"),
                   "needs a library that cannot be opened: libneeded_but_absent.so");
}

/* Runs without privileges: root may read everything. */
static int refuse_denied(void *name) {
    char expected[800];
    if (geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) {
        return 77;
    }
    setenv("UR_ADAPTERS_FORCE_LOAD", name, 1);
    if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS) {
        return 1;
    }
    char *story = explain(UR_LOADER_EXPLAIN_FORMAT_TEXT);
    if (strstr(name, "/closed/")) {
        snprintf(expected, sizeof(expected),
                 "cannot be reached: no permission to enter the directory %s/closed.", directory);
    } else {
        snprintf(expected, sizeof(expected), "cannot be read: Permission denied.");
    }
    bool found = strstr(story, expected) != NULL;
    if (!found) {
        fputs(story, stderr);
    }
    free(story);
    return found && urLoaderTearDown() == UR_RESULT_SUCCESS ? 0 : 1;
}

static void says_what_may_not_be_read(void **state) {
    char path[600], output[4096];
    (void)state;

    assert_int_equal(mkdir(in_directory("closed"), 0755), 0);
    snprintf(path, sizeof(path), "%s/closed/libur_adapter_x.so.0", directory);
    copy_file(stub("one"), path, SIZE_MAX);
    assert_int_equal(chmod(in_directory("closed"), 0), 0);
    int status = run_child(refuse_denied, path, output, sizeof(output));
    assert_int_equal(chmod(in_directory("closed"), 0755), 0);
    if (status != 0) {
        fail_msg("%d: %s", status, output);
    }
    snprintf(path, sizeof(path), "%s/libur_adapter_y.so.0", directory);
    copy_file(stub("one"), path, SIZE_MAX);
    assert_int_equal(chmod(path, 0), 0);
    status = run_child(refuse_denied, path, output, sizeof(output));
    if (status != 0) {
        fail_msg("%d: %s", status, output);
    }
}

/* A broken file in one place does not hide a good one in the next. */
static void goes_on_to_the_next_place(void **state) {
    (void)state;
    copy_file(stub("hip"), in_directory("libur_adapter_hip.so.0"), 3000);
    copy_file(broken("no_table"), in_directory("libur_adapter_cuda.so.0"), SIZE_MAX);
    setenv("UR_ADAPTERS_SEARCH_PATH", directory, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 2);
    assert_story("hip: loaded from " SYSTEM_DIRECTORY "/libur_adapter_hip.so.0.");
    assert_story("libur_adapter_hip.so.0 is truncated");
    assert_story("cuda: broken: ");
    assert_success(urLoaderTearDown());
}

static int init_loudly(void *path) {
    setenv("UR_ADAPTERS_FORCE_LOAD", path, 1);
    return urLoaderInit(0, NULL) == UR_RESULT_SUCCESS && urLoaderTearDown() == UR_RESULT_SUCCESS
               ? 0
               : 1;
}

/* What a user forced and does not get is said without having to ask. */
static void failing_by_force_is_shown(void **state) {
    char output[4096];
    (void)state;
    unsetenv("UR_LOG_LOADER");
    char *path = strdup(broken("no_table"));
    /* The logger is set up once; it was already, unless this test runs alone. */
    int status = run_child(init_loudly, path, output, sizeof(output));
    assert_int_equal(status, 0);
    assert_non_null(strstr(output, "<LOADER>[ERROR]: adapter libbroken_no_table.so: "));
    assert_non_null(strstr(output, "lacks the entry point urGetAdapterProcAddrTable"));
    free(path);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, clean_up)
    const struct CMUnitTest tests[] = {
        /* First, while the logger is not set up. */
        TEST(failing_by_force_is_shown),   TEST(refuses_what_is_no_library),
        TEST(refuses_other_architectures), TEST(refuses_damaged_headers),
        TEST(stands_any_truncation),       TEST(names_what_is_missing),
        TEST(says_what_may_not_be_read),   TEST(goes_on_to_the_next_place),
    };
    return cmocka_run_group_tests_name("loader.broken", tests, NULL, NULL);
}
