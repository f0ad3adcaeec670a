#include "support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *file_of(const char *kind, const char *name) {
    static char paths[8][512];
    static unsigned next;
    char *path = paths[next++ % 8];
    snprintf(path, sizeof(paths[0]), "%s/lib%s_%s.so", STUBS, kind, name);
    return path;
}

const char *stub(const char *name) {
    return file_of("stub", name);
}

const char *broken(const char *name) {
    return file_of("broken", name);
}

char *make_directory(void) {
    char *path = strdup("/tmp/ur-test-loader-XXXXXX");
    assert_non_null(mkdtemp(path));
    /* So that tests which give up their privileges get in. */
    assert_int_equal(chmod(path, 0755), 0);
    return path;
}

void remove_directory(char *path) {
    DIR *directory = opendir(path);
    struct dirent *entry;
    assert_non_null(directory);
    while ((entry = readdir(directory))) {
        char name[600];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) {
            continue;
        }
        snprintf(name, sizeof(name), "%s/%s", path, entry->d_name);
        if (unlink(name) != 0) {
            chmod(name, 0755);
            char *inner = strdup(name);
            remove_directory(inner);
        }
    }
    closedir(directory);
    assert_int_equal(rmdir(path), 0);
    free(path);
}

size_t copy_file(const char *from, const char *to, size_t limit) {
    FILE *in = fopen(from, "rb");
    FILE *out = fopen(to, "wb");
    char buffer[65536];
    size_t total = 0, got;
    if (!in || !out) {
        fail_msg("cannot copy %s to %s", from, to);
        return 0;
    }
    while ((got = fread(buffer, 1, sizeof(buffer), in)) > 0) {
        size_t room = total < limit ? limit - total : 0;
        fwrite(buffer, 1, got < room ? got : room, out);
        total += got;
    }
    fclose(in);
    assert_int_equal(fclose(out), 0);
    return total;
}

void write_bytes(const char *path, long offset, const void *bytes, size_t count) {
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, offset, SEEK_SET), 0);
    assert_int_equal(fwrite(bytes, 1, count, file), count);
    assert_int_equal(fclose(file), 0);
}

int clean_environment(void **state) {
    static const char *const names[] = {"ONEAPI_DEVICE_SELECTOR",   "UR_ADAPTERS_FORCE_LOAD",
                                        "UR_ADAPTERS_SEARCH_PATH",  "UR_ADAPTERS_DEEP_BIND",
                                        "UR_LOADER_PRELOAD_FILTER", "UR_ENABLE_LAYERS"};
    (void)state;
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        unsetenv(names[i]);
    }
    setenv("UR_LOG_LOADER", "level:quiet", 1);
    return 0;
}

char *explain(ur_loader_explain_format_t format) {
    size_t size = 0;
    assert_success(urLoaderExplain(format, 0, NULL, &size));
    char *text = malloc(size);
    assert_success(urLoaderExplain(format, size, text, NULL));
    assert_int_equal(strlen(text) + 1, size);
    return text;
}

void assert_story(const char *part) {
    char *story = explain(UR_LOADER_EXPLAIN_FORMAT_TEXT);
    if (!strstr(story, part)) {
        fail_msg("no '%s' in:\n%s", part, story);
    }
    free(story);
}

void assert_no_story(const char *part) {
    char *story = explain(UR_LOADER_EXPLAIN_FORMAT_TEXT);
    if (strstr(story, part)) {
        fail_msg("'%s' in:\n%s", part, story);
    }
    free(story);
}

uint32_t count_adapters(void) {
    uint32_t count = 99;
    assert_success(urAdapterGet(0, NULL, &count));
    return count;
}

int run_child(int (*body)(void *), void *argument, char *output, size_t size) {
    int ends[2], status;
    size_t used = 0;
    ssize_t got;

    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(ends[1], 2);
        close(ends[0]);
        close(ends[1]);
        _exit(body(argument));
    }
    close(ends[1]);
    while (used + 1 < size && (got = read(ends[0], output + used, size - 1 - used)) > 0) {
        used += (size_t)got;
    }
    output[used] = '\0';
    close(ends[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status)) {
        fail_msg("the child died of signal %d: %s", WTERMSIG(status), output);
    }
    return WEXITSTATUS(status);
}
