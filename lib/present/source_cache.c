#include "source_cache.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "compile/cache.h"

extern char **environ;

/* ---- what the result depends on -------------------------------------------------------------- */

/* Options that name no file and do not change what is asked of urcc. -D and -U take the next word
 * where nothing follows them. */
static bool plain_options(const char *options) {
    static const char *const known[] = {"-cl-", "-D", "-U", "-O", "-w", "-Wall", "-Werror"};
    bool value = false;
    while (*(options += strspn(options, " \t\n"))) {
        bool found = value, quoted = false;
        size_t length = 0;
        for (; options[length] && (quoted || !strchr(" \t\n", options[length])); ++length) {
            quoted = quoted != (options[length] == '"');
        }
        for (size_t i = 0; !found && i < sizeof(known) / sizeof(*known); ++i) {
            found = strncmp(options, known[i], strlen(known[i])) == 0;
        }
        if (!found) {
            return false;
        }
        value = !value && length == 2 && (options[1] == 'D' || options[1] == 'U');
        options += length;
    }
    return !value;
}

/* As the compiler reads it: lines that are continued are one. */
static char *joined_lines(const char *text, size_t size) {
    char *made = malloc(size + 1), *to = made;
    for (size_t i = 0; made && i < size; ++i) {
        if (text[i] == '\\') {
            size_t end = i + 1;
            while (end < size && text[end] && strchr(" \t\r\f\v", text[end])) {
                ++end;
            }
            if (end < size && text[end] == '\n') {
                i = end;
                continue;
            }
        }
        *to++ = text[i] ? text[i] : ' ';
    }
    if (made) {
        *to = 0;
    }
    return made;
}

/* Whether a directive of that name may stand there, behind `#` or a comment, or an operator such as
 * __has_include. */
static bool names_file(const char *text, const char *directive) {
    for (const char *at = text; (at = strstr(at, directive)) != NULL; ++at) {
        const char *before = at;
        while (before > text && strchr(" \t\r\f\v", before[-1])) {
            --before;
        }
        if (before > text && strchr("#/:=_", before[-1])) {
            return true;
        }
    }
    return false;
}

static bool stands_alone(const char *text, size_t size) {
    static const char *const directives[] = {"include", "import", "embed"};
    static const char *const changing[] = {"__DATE__", "__TIME", "__FILE", "__BASE_FILE__",
                                           ("?"
                                            "?/")};
    char *joined = joined_lines(text, size);
    bool alone = joined != NULL;
    for (size_t i = 0; alone && i < sizeof(directives) / sizeof(*directives); ++i) {
        alone = !names_file(joined, directives[i]);
    }
    for (size_t i = 0; alone && i < sizeof(changing) / sizeof(*changing); ++i) {
        alone = !strstr(joined, changing[i]);
    }
    free(joined);
    return alone;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Where tools and their libraries are looked for, and what they read from the environment. */
static bool add_environment(struct ur_digest *digest) {
    static const char *const names[] = {"CCC_",  "CLANG_", "HOME=", "LD_",          "LLVM_",
                                        "PATH=", "PYTHON", "URCC_", "VIRTUAL_ENV=", "XDG_CONFIG"};
    size_t count = 0, all = 0;
    while (environ && environ[all]) {
        ++all;
    }
    char **list = malloc((all + 1) * sizeof(*list));
    if (!list) {
        return false;
    }
    for (size_t i = 0; i < all; ++i) {
        for (size_t n = 0; n < sizeof(names) / sizeof(*names); ++n) {
            if (strncmp(environ[i], names[n], strlen(names[n])) == 0) {
                list[count++] = environ[i];
                break;
            }
        }
    }
    qsort(list, count, sizeof(*list), by_text);
    for (size_t i = 0; i < count; ++i) {
        ur_digest_add(digest, list[i], strlen(list[i]));
    }
    free(list);
    return true;
}

bool ur_source_cache_name(const char *text, size_t size, const char *options, const char *urcc,
                          char name[65]) {
    static const char what[] = "OpenCL C to SPIR-V, 1";
    struct ur_digest digest;
    if (!plain_options(options) || !stands_alone(text, size) ||
        !stands_alone(options, strlen(options))) {
        return false;
    }
    ur_digest_begin(&digest);
    ur_digest_add(&digest, what, sizeof(what));
    ur_digest_add(&digest, text, size);
    ur_digest_add(&digest, options, strlen(options));
    ur_digest_add(&digest, urcc, strlen(urcc));
    if (!add_environment(&digest)) {
        return false;
    }
    ur_digest_end(&digest, name);
    return true;
}

/* ---- entries: "FACTS PATH" a line, an empty line, the log, a 0, the module ------------------- */

enum { LINE = 4096 + 128 };

/* What tells one content of a path from another, a path that is not there included. */
static int write_line(char line[LINE], const char *path, int length, struct timespec *changed) {
    char name[4096];
    struct stat facts;
    *changed = (struct timespec){0};
    if (length < 1 || length >= (int)sizeof(name)) {
        return -1;
    }
    memcpy(name, path, (size_t)length);
    name[length] = 0;
    if (stat(name, &facts) != 0) {
        return snprintf(line, LINE, "none %s\n", name);
    }
    *changed = facts.st_ctim;
    return snprintf(line, LINE, "%jx.%jx.%jx.%jx.%lx %s\n", (uintmax_t)facts.st_dev,
                    (uintmax_t)facts.st_ino, (uintmax_t)facts.st_size,
                    (uintmax_t)facts.st_ctim.tv_sec, (unsigned long)facts.st_ctim.tv_nsec, name);
}

void *ur_source_cache_get(const char *name, size_t *size, char **log) {
    size_t whole;
    struct timespec changed;
    char line[LINE], *entry = ur_cache_get(name, &whole), *at = entry, *module = NULL;
    char *end = entry ? entry + whole : NULL;
    while (at < end && *at != '\n') {
        char *stop = memchr(at, '\n', (size_t)(end - at)), *blank;
        if (!stop || !(blank = memchr(at, ' ', (size_t)(stop - at)))) {
            goto free_entry;
        }
        int length = write_line(line, blank + 1, (int)(stop - blank - 1), &changed);
        if (length != (int)(stop - at) + 1 || memcmp(line, at, (size_t)length) != 0) {
            goto free_entry;
        }
        at = stop + 1;
    }
    char *said = at + 1, *zero = at < end ? memchr(at, 0, (size_t)(end - at)) : NULL;
    if (!zero || !(module = malloc((size_t)(end - zero)))) {
        goto free_entry;
    }
    *log = strdup(said);
    *size = (size_t)(end - zero) - 1;
    memcpy(module, zero + 1, *size);

free_entry:
    free(entry);
    return module;
}

static bool before(struct timespec a, struct timespec b) {
    return a.tv_sec < b.tv_sec || (a.tv_sec == b.tv_sec && a.tv_nsec < b.tv_nsec);
}

/* False: it changed since, or there is no room for it. */
static bool put_line(FILE *out, const char *path, size_t length, struct timespec began) {
    struct timespec changed;
    char line[LINE];
    int written = write_line(line, path, length < LINE ? (int)length : -1, &changed);
    return written > 0 && written < LINE && before(changed, began) &&
           fwrite(line, (size_t)written, 1, out) == 1;
}

void ur_source_cache_put(const char *name, const char *urcc, const char *files,
                         struct timespec began, const char *log, const void *module, size_t size) {
    char *entry = NULL;
    size_t whole = 0;
    FILE *out = files && *files ? open_memstream(&entry, &whole) : NULL;
    bool good = out && (!strchr(urcc, '/') || put_line(out, urcc, strlen(urcc), began));
    for (const char *at = files; good && *at;) {
        size_t length = strcspn(at, "\n");
        good = put_line(out, at, length, began);
        at += length + (at[length] == '\n');
    }
    good = good && fputc('\n', out) != EOF && fputs(log ? log : "", out) != EOF &&
           fputc(0, out) != EOF && fwrite(module, 1, size, out) == size;
    if (out && fclose(out) == 0 && good) {
        ur_cache_put(name, entry, whole);
    }
    free(entry);
}
